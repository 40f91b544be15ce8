/* brg-panel-form.c - the arbiters of an event with their days and marks, for the organiser
 *
 * Rules: rus-draughts-2022 12.1
 * Tests: tests/app/test-documents-event.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-panel-form.h"

#include "brg-form-frame.h"
#include "brg-jury-words.h"

enum
{
  COLUMN_NUMBER,
  COLUMN_ROLE,
  COLUMN_NAME,
  COLUMN_CATEGORY,
  COLUMN_REGION,
  COLUMN_DAYS,
  COLUMN_MARK,
};

static gboolean
is_of_panel (const BrgOfficial *official)
{
  BrgOfficialBody body = brg_official_role_get_body (official->role);

  return body == BRG_BODY_MAIN_JURY || body == BRG_BODY_JURY;
}

gboolean
brg_panel_form_has (const BrgSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, FALSE);

  for (guint i = 0; i < snapshot->event->officials->len; i++)
    if (is_of_panel (snapshot->event->officials->pdata[i]))
      return TRUE;
  return FALSE;
}

static void
add_columns (BrgForm *form, const BrgWords *words)
{
  brg_form_add_column (form, BRG_COLUMN_NUMBER, WC_ (words, "table head", "No."));
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT, WC_ (words, "table head", "Role"));
  brg_form_add_column (form, BRG_COLUMN_NAME, WC_ (words, "table head", "Name"));
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT, WC_ (words, "table head", "Category"));
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT, WC_ (words, "table head", "Region"));
  /* Translators: heading of a column to be filled in: how many days an arbiter worked; "Дней" */
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Days  "));
  /* Translators: heading of a column to be filled in: how well he did; "Оценка" */
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Mark  "));
}

void
brg_panel_form_add (BrgForm *form,
                    guint number,
                    const char *role,
                    const char *name,
                    const char *category,
                    const char *region)
{
  BrgFormRow *row;

  g_return_if_fail (form != NULL && name != NULL);

  row = brg_form_add_row (form);
  brg_form_set_cell (row, COLUMN_NUMBER, g_strdup_printf ("%u", number), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_ROLE, g_strdup (role), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_NAME, g_strdup (name), BRG_FORM_BOLD);
  brg_form_set_cell (row, COLUMN_CATEGORY, g_strdup (category), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_REGION, g_strdup (region), BRG_FORM_PLAIN);
}

static void
add_official (BrgForm *form,
              const BrgEvent *event,
              const BrgOfficial *official,
              const BrgWords *words)
{
  g_autofree char *category =
      brg_jury_words_dup_category (words, event->rulebook, official->category);

  /* Of arbiters of one country its code tells nothing. */
  brg_panel_form_add (
      form, form->rows->len + 1, brg_jury_words_role_by (words, event->rulebook, official->role),
      official->name, category,
      *official->organisation != '\0' ? official->organisation : official->federation);
}

static void
add_organiser (BrgForm *form, const BrgDocumentOptions *options)
{
  BrgFormSignature *signature;

  if (options->signatures)
    {
      signature = g_new0 (BrgFormSignature, 1);
      /* Translators: who signs the list of arbiters; "От организатора:" */
      signature->role = g_strdup (W_ (options->words, "For the organiser:"));
      signature->name = g_strdup ("");
      signature->category = g_strdup ("");
      g_ptr_array_add (form->signatures, signature);
    }
  if (options->stamp)
    brg_form_set_text (&form->stamp, g_strdup (W_ (options->words, "Stamp")));
}

BrgForm *
brg_panel_form_new (const BrgSnapshot *snapshot, const BrgDocumentOptions *options)
{
  const BrgWords *words;
  BrgForm *form;

  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);

  words = options->words;
  form = brg_form_new (BRG_FORM_PROTOCOL);
  /* Translators: title of a document: the arbiters with days and marks; "Список судейской
   * коллегии" */
  brg_form_set_text (&form->title, g_strdup (brg_jury_words_say (words, snapshot->event->rulebook,
                                                                 NULL, N_ ("Panel of arbiters"))));
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_event (snapshot));
  brg_form_set_text (&form->left, brg_form_frame_dup_site (snapshot));
  brg_form_set_text (&form->right, brg_form_frame_dup_range (snapshot, words));
  add_columns (form, words);
  for (guint body = BRG_BODY_MAIN_JURY; body <= BRG_BODY_JURY; body++)
    for (guint i = 0; i < snapshot->event->officials->len; i++)
      {
        const BrgOfficial *official = snapshot->event->officials->pdata[i];

        if (brg_official_role_get_body (official->role) == body)
          add_official (form, snapshot->event, official, words);
      }
  add_organiser (form, options);
  brg_form_frame_fill (form,
                       &(BrgFormFrame){ .snapshot = snapshot, .options = options, .number = "" });
  return form;
}
