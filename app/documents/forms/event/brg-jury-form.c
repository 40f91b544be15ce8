/* brg-jury-form.c - the jury and the staff of an event, on paper
 *
 * Rules: rus-draughts-2022 12.1, 13.1
 * Tests: tests/app/test-documents-jury.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-jury-form.h"

#include "brg-category-form.h"
#include "brg-form-frame.h"
#include "brg-jury-words.h"

enum
{
  COLUMN_ROLE,
  COLUMN_NAME,
  COLUMN_CATEGORY,
  COLUMN_OF,
};

/* "Udmurtia, playing hall 2" */
static char *
dup_of (const BrgOfficial *official)
{
  const char *texts[] = { official->organisation, official->federation, official->site };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (*texts[i] != '\0')
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", texts[i]);
  return g_string_free (text, FALSE);
}

static void
add_official (BrgForm *form,
              const BrgEvent *event,
              const BrgOfficial *official,
              const BrgWords *words)
{
  BrgFormRow *row = brg_form_add_row (form);

  brg_form_set_cell (row, COLUMN_ROLE,
                     g_strdup (brg_jury_words_role_by (words, event->rulebook, official->role)),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_NAME, g_strdup (official->name), BRG_FORM_BOLD);
  brg_form_set_cell (row, COLUMN_CATEGORY,
                     brg_jury_words_dup_category (words, event->rulebook, official->category),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_OF, dup_of (official), BRG_FORM_PLAIN);
}

static void
add_body (BrgForm *form, const BrgEvent *event, BrgOfficialBody body, const BrgWords *words)
{
  gboolean has_heading = FALSE;

  for (guint i = 0; i < event->officials->len; i++)
    {
      const BrgOfficial *official = event->officials->pdata[i];

      if (brg_official_role_get_body (official->role) != body)
        continue;
      if (!has_heading)
        {
          brg_category_form_add_heading (
              form,
              brg_jury_words_say (words, event->rulebook, NULL, brg_jury_words_body_name (body)));
          has_heading = TRUE;
        }
      add_official (form, event, official, words);
    }
}

BrgForm *
brg_jury_form_new (const BrgSnapshot *snapshot, const BrgDocumentOptions *options)
{
  const BrgWords *words;
  BrgForm *form;

  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);

  words = options->words;
  form = brg_form_new (BRG_FORM_PROTOCOL);
  /* Translators: title of a document; "Состав судейской коллегии и персонала" */
  brg_form_set_text (&form->title, g_strdup (W_ (words, "Jury and staff")));
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_event (snapshot));
  brg_form_set_text (&form->left, brg_form_frame_dup_site (snapshot));
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT, WC_ (words, "table head", "Role"));
  brg_form_add_column (form, BRG_COLUMN_NAME, WC_ (words, "table head", "Name"));
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT, WC_ (words, "table head", "Category"));
  /* Translators: heading of a column: club, region, delegation, site; "Откуда, где" */
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT, WC_ (words, "table head", "Of, at"));
  for (guint body = 0; body < BRG_N_OFFICIAL_BODIES; body++)
    add_body (form, snapshot->event, body, words);
  brg_form_frame_fill (form, &(BrgFormFrame){ .snapshot = snapshot,
                                              .options = options,
                                              .number = options->number,
                                              .is_signed = TRUE });
  return form;
}
