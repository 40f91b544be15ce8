/* brg-start-list-form.c - the list of participants by start number
 *
 * Rules: rus-draughts-2022 5.3
 * Tests: tests/app/test-event-document.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-start-list-form.h"

#include "brg-apart-words.h"
#include "brg-category-members.h"
#include "brg-date-words.h"
#include "brg-form-frame.h"
#include "brg-form-persons.h"

typedef char *(*DupCell) (const BrgSnapshot *snapshot,
                          gint player,
                          const BrgDocumentOptions *options);

static char *
dup_figure (gint value)
{
  return value > 0 ? g_strdup_printf ("%d", value) : g_strdup ("");
}

static char *
dup_number (const BrgSnapshot *snapshot,
            gint player,
            const BrgDocumentOptions *options G_GNUC_UNUSED)
{
  return dup_figure (brg_snapshot_get_entry (snapshot, player)->number);
}

static char *
dup_title (const BrgSnapshot *snapshot,
           gint player,
           const BrgDocumentOptions *options G_GNUC_UNUSED)
{
  return g_strdup (brg_snapshot_get_entry (snapshot, player)->title);
}

static char *
dup_rating (const BrgSnapshot *snapshot,
            gint player,
            const BrgDocumentOptions *options G_GNUC_UNUSED)
{
  return dup_figure (brg_snapshot_get_entry (snapshot, player)->rating);
}

static char *
dup_year (const BrgSnapshot *snapshot, gint player, const BrgDocumentOptions *options G_GNUC_UNUSED)
{
  return dup_figure (brg_entry_get_birth_year (brg_snapshot_get_entry (snapshot, player)));
}

static char *
dup_federation (const BrgSnapshot *snapshot,
                gint player,
                const BrgDocumentOptions *options G_GNUC_UNUSED)
{
  return g_strdup (brg_snapshot_get_entry (snapshot, player)->federation);
}

static char *
dup_organisation (const BrgSnapshot *snapshot,
                  gint player,
                  const BrgDocumentOptions *options G_GNUC_UNUSED)
{
  return g_strdup (brg_snapshot_get_entry (snapshot, player)->organisation);
}

typedef struct
{
  const char *head;
  BrgFormColumnKind kind;
  DupCell dup_cell;
  gboolean is_always;
} Column;

/* Those that are not always there go when nobody fills them. */
static const Column all_columns[] = {
  { NC_ ("table head", "No."), BRG_COLUMN_NUMBER, dup_number, TRUE },
  { NC_ ("table head", "Name"), BRG_COLUMN_NAME, brg_form_persons_dup_name, TRUE },
  { NC_ ("table head", "Title"), BRG_COLUMN_TEXT, dup_title, FALSE },
  { NC_ ("table head", "Rating"), BRG_COLUMN_NUMBER, dup_rating, FALSE },
  { NC_ ("table head", "Born"), BRG_COLUMN_CENTRED, dup_year, FALSE },
  { NC_ ("table head", "Fed."), BRG_COLUMN_TEXT, dup_federation, FALSE },
  { NC_ ("table head", "Organisation"), BRG_COLUMN_LONG_TEXT, dup_organisation, FALSE },
};

/* Before numbers are given: everybody in the order of the list. */
static gboolean
has_numbers (const BrgSnapshot *snapshot)
{
  return brg_snapshot_count_numbered (snapshot) > 0;
}

static gint
count_listed (const BrgSnapshot *snapshot)
{
  return has_numbers (snapshot) ? brg_snapshot_count_numbered (snapshot)
                                : (gint) snapshot->entries->len;
}

/* rus-draughts-2022 5.3: who is refused takes no part. */
static gboolean
is_listed (const BrgSnapshot *snapshot, gint player)
{
  return brg_snapshot_get_entry (snapshot, player)->admission != BRG_ADMISSION_REFUSED;
}

static gboolean
is_filled (const BrgSnapshot *snapshot, const Column *column, const BrgDocumentOptions *options)
{
  if (column->dup_cell == dup_number && !has_numbers (snapshot))
    return FALSE;
  for (gint i = 0; i < count_listed (snapshot); i++)
    {
      g_autofree char *text = column->dup_cell (snapshot, i, options);

      if (*text != '\0' && is_listed (snapshot, i))
        return TRUE;
    }
  return column->is_always;
}

static void
fill_table (BrgForm *form, const BrgSnapshot *snapshot, const BrgDocumentOptions *options)
{
  const Column *columns[G_N_ELEMENTS (all_columns)];
  guint n_columns = 0;

  for (guint i = 0; i < G_N_ELEMENTS (all_columns); i++)
    if (is_filled (snapshot, &all_columns[i], options))
      {
        const Column *column = &all_columns[i];
        const char *head =
            column->dup_cell == brg_form_persons_dup_name && brg_snapshot_has_teams (snapshot)
                ? WC_ (options->words, "table head", "Team")
                : WC_ (options->words, "table head", column->head);

        brg_form_add_column (form, column->kind, head);
        columns[n_columns++] = column;
      }
  for (gint player = 0; player < count_listed (snapshot); player++)
    {
      BrgFormRow *row = is_listed (snapshot, player) ? brg_form_add_row (form) : NULL;

      for (guint i = 0; row != NULL && i < n_columns; i++)
        brg_form_set_cell (row, i, columns[i]->dup_cell (snapshot, player, options),
                           BRG_FORM_PLAIN);
    }
}

BrgForm *
brg_start_list_form_new (const BrgSnapshot *snapshot, const BrgDocumentOptions *options)
{
  const BrgWords *words;
  BrgForm *form;
  guint n_players;

  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);

  words = options->words;
  form = brg_form_new (BRG_FORM_LIST);
  brg_form_set_text (
      &form->title,
      g_strdup (has_numbers (snapshot)
                    /* Translators: title of a document: the participants by start number;
                     * "Стартовый список" */
                    ? W_ (words, "Start list")
                    /* Translators: title of a document: who takes part, before numbers are given */
                    : W_ (words, "List of participants")));
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_event (snapshot));
  brg_form_set_text (&form->left, brg_form_frame_dup_site (snapshot));
  brg_form_set_text (&form->right,
                     brg_date_words_range (words, snapshot->event->starts, snapshot->event->ends));
  fill_table (form, snapshot, options);
  n_players = form->rows->len;
  g_ptr_array_add (
      form->notes,
      brg_snapshot_has_teams (snapshot)
          ? g_strdup_printf (WN_ (words, "%u team", "%u teams", n_players), n_players)
          : g_strdup_printf (WN_ (words, "%u player", "%u players", n_players), n_players));
  brg_apart_words_add (form->notes, words, snapshot, 1);
  brg_form_frame_fill (form, &(BrgFormFrame){ .snapshot = snapshot,
                                              .options = options,
                                              .number = options->number,
                                              .is_signed = TRUE });
  return form;
}
