/* brg-form-digest.c - a hash of what a form says, without laying it out
 *
 * Laying out a list of a thousand players takes a hundred times as long as filling it in.
 *
 * Tests: tests/app/papers/test-paper-archive.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-form-digest.h"

#include <string.h>

/* A text with its end, so that what stands in one cell is not taken for two. */
static void
add_text (GChecksum *sum, const char *text)
{
  static const guchar end[] = { 0 };

  if (text != NULL)
    g_checksum_update (sum, (const guchar *) text, (gssize) strlen (text));
  g_checksum_update (sum, end, sizeof end);
}

static void
add_number (GChecksum *sum, guint number)
{
  char text[16];

  g_snprintf (text, sizeof text, "%u", number);
  add_text (sum, text);
}

static void
add_texts (GChecksum *sum, const GPtrArray *texts)
{
  add_number (sum, texts->len);
  for (guint i = 0; i < texts->len; i++)
    add_text (sum, texts->pdata[i]);
}

static void
add_head (GChecksum *sum, const BrgForm *form)
{
  add_text (sum, form->organiser);
  add_text (sum, form->form_number);
  add_text (sum, form->title);
  add_texts (sum, form->subtitles);
  add_text (sum, form->left);
  add_text (sum, form->right);
  add_texts (sum, form->preface);
}

static void
add_columns (GChecksum *sum, const BrgForm *form)
{
  add_number (sum, form->columns->len);
  for (guint i = 0; i < form->columns->len; i++)
    add_text (sum, g_array_index (form->columns, BrgFormColumn, i).head);
  add_number (sum, form->struck_columns->len);
  for (guint i = 0; i < form->struck_columns->len; i++)
    add_number (sum, g_array_index (form->struck_columns, guint, i));
}

static void
add_rows (GChecksum *sum, const BrgForm *form)
{
  add_number (sum, form->rows->len);
  for (guint i = 0; i < form->rows->len; i++)
    {
      const BrgFormRow *row = form->rows->pdata[i];

      add_number (sum, row->line_above != FALSE);
      add_number (sum, row->struck_until);
      for (guint k = 0; k < form->columns->len; k++)
        {
          add_text (sum, row->cells[k].text);
          add_text (sum, row->cells[k].aside);
          add_number (sum, row->cells[k].span);
          /* How other programs take it is not seen on paper. */
          add_number (sum, row->cells[k].mark & ~(guint) BRG_FORM_LABEL);
        }
    }
}

static void
add_end (GChecksum *sum, const BrgForm *form)
{
  add_texts (sum, form->notes);
  add_number (sum, form->signatures->len);
  for (guint i = 0; i < form->signatures->len; i++)
    {
      const BrgFormSignature *signature = form->signatures->pdata[i];

      add_text (sum, signature->role);
      add_text (sum, signature->name);
      add_text (sum, signature->category);
    }
  add_text (sum, form->stamp);
  add_text (sum, form->foot_event);
  add_text (sum, form->foot_number);
  add_text (sum, form->foot_middle);
  add_text (sum, form->subject);
}

char *
brg_form_digest_dup (const BrgForm *form)
{
  g_autoptr (GChecksum) sum = NULL;

  g_return_val_if_fail (form != NULL, NULL);

  if (form->diagrams->len > 0)
    return NULL;
  sum = g_checksum_new (G_CHECKSUM_SHA256);
  add_head (sum, form);
  add_columns (sum, form);
  add_rows (sum, form);
  add_end (sum, form);
  return g_strconcat ("f", g_checksum_get_string (sum), NULL);
}
