/* brg-plain-form.c - a list of texts: what a page shows that has no form of its own
 *
 * Tests: tests/app/test-event-document.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-plain-form.h"

#include "brg-form-frame.h"

BrgForm *
brg_plain_form_new (const BrgSnapshot *snapshot,
                    const char *title,
                    const BrgPlainColumn *columns,
                    guint n_columns,
                    const BrgDocumentOptions *options)
{
  BrgForm *form;

  g_return_val_if_fail (title != NULL && columns != NULL && options != NULL, NULL);

  form = brg_form_new (BRG_FORM_LIST);
  brg_form_set_text (&form->title, g_strdup (title));
  if (snapshot != NULL)
    g_ptr_array_add (form->subtitles, brg_form_frame_dup_event (snapshot));
  for (guint i = 0; i < n_columns; i++)
    brg_form_add_column (form, columns[i].kind, columns[i].head);
  brg_form_frame_fill (
      form, &(BrgFormFrame){ .snapshot = snapshot, .options = options, .number = options->number });
  return form;
}

void
brg_plain_form_add_pair (BrgForm *form, const char *head, char *content)
{
  g_autofree char *owned = content;
  g_auto (GStrv) lines = NULL;

  g_return_if_fail (form != NULL && head != NULL && content != NULL);

  if (*content == '\0')
    return;
  lines = g_strsplit (content, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      BrgFormRow *row = brg_form_add_row (form);

      brg_form_set_cell (row, 0, g_strdup (i == 0 ? head : ""), BRG_FORM_PLAIN);
      brg_form_set_cell (row, 1, g_strdup (lines[i]), BRG_FORM_PLAIN);
    }
}

void
brg_plain_form_add_heading (BrgForm *form, const char *text)
{
  BrgFormRow *row;

  g_return_if_fail (form != NULL && text != NULL);

  row = brg_form_add_row (form);
  row->line_above = TRUE;
  brg_form_set_cell (row, 0, g_strdup (text), BRG_FORM_BOLD | BRG_FORM_TINTED);
  brg_form_span_cell (row, 0, form->columns->len);
}
