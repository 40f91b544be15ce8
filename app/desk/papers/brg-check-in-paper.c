/* brg-check-in-paper.c - the check-in before a round on paper: who is here, what becomes of the
 * others
 *
 * Rules: rus-draughts-2022 5.4.10.2
 * Tests: tests/app/test-page-papers.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-check-in-paper.h"

#include <glib/gi18n.h>

#include "brg-check-in-list.h"
#include "brg-date-words.h"
#include "brg-name-words.h"
#include "brg-plain-form.h"

static BrgCheckInList *
load (const BrgPaperSource *source, GError **error)
{
  return brg_check_in_list_new (source->store, (BrgSnapshot *) source->snapshot, error);
}

gboolean
brg_check_in_paper_has (const BrgPaperSource *source)
{
  g_autoptr (BrgCheckInList) list = NULL;

  g_return_val_if_fail (source != NULL && source->store != NULL, FALSE);

  list = load (source, NULL);
  return list != NULL && brg_check_in_list_is_possible (list);
}

/* A player of whom nothing is known has room for a tick. */
static char *
dup_fate (const BrgWords *words, BrgFate fate)
{
  static const char *const texts[BRG_N_FATES] = {
    [BRG_FATE_OPEN] = "",
    [BRG_FATE_HERE] = NC_ ("check-in", "here"),
    [BRG_FATE_WAITED] = NC_ ("check-in", "waited for"),
    [BRG_FATE_HALF] = "½",
    [BRG_FATE_ZERO] = "0",
    [BRG_FATE_FULL] = "1",
    [BRG_FATE_GONE] = NC_ ("check-in", "left"),
    [BRG_FATE_LATER] = NC_ ("check-in", "later"),
  };

  return g_strdup (g_ascii_isalpha (*texts[fate]) ? WC_ (words, "check-in", texts[fate])
                                                  : texts[fate]);
}

static void
add_row (BrgForm *form,
         const BrgPaperSource *source,
         const BrgCheckInList *list,
         gint entry,
         const BrgWords *words)
{
  const BrgEntry *who = brg_snapshot_get_entry (source->snapshot, entry);
  const char *at = brg_check_in_list_get_at (list, entry);
  char *hour = *at != '\0' ? brg_date_words_hour (words, at, source->snapshot->event->zone) : NULL;
  BrgFormRow *row = brg_form_add_row (form);

  brg_form_set_cell (row, 0, who->number > 0 ? g_strdup_printf ("%d", who->number) : g_strdup (""),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, 1, brg_name_words_dup (source->snapshot, entry, BRG_NAME_FULL, words),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, 2, g_strdup (who->organisation), BRG_FORM_PLAIN);
  brg_form_set_cell (row, 3, dup_fate (words, brg_check_in_list_get_fate (list, entry)),
                     BRG_FORM_LABEL);
  brg_form_set_cell (row, 4, hour != NULL ? hour : g_strdup (""), BRG_FORM_PLAIN);
}

BrgForm *
brg_check_in_paper_make (const BrgPaperSource *source,
                         const BrgDocumentOptions *options,
                         GError **error)
{
  g_autoptr (BrgCheckInList) list = NULL;
  g_autofree char *title = NULL;
  const BrgWords *words;
  BrgForm *form;

  g_return_val_if_fail (source != NULL && source->store != NULL && options != NULL, NULL);

  words = options->words;
  list = load (source, error);
  if (list == NULL)
    return NULL;
  /* Translators: title of a document: number of a round */
  title = g_strdup_printf (W_ (words, "Check-in for round %d"), brg_check_in_list_get_round (list));
  {
    const BrgPlainColumn columns[] = {
      { BRG_COLUMN_NUMBER, WC_ (words, "table head", "No.") },
      { BRG_COLUMN_NAME,
        WC_ (words, "table head", brg_snapshot_has_teams (source->snapshot) ? "Team" : "Name") },
      { BRG_COLUMN_LONG_TEXT, WC_ (words, "table head", "Organisation") },
      { BRG_COLUMN_TEXT, WC_ (words, "check-in", "Decision") },
      { BRG_COLUMN_TEXT, WC_ (words, "check-in", "Time") },
    };

    form = brg_plain_form_new (source->snapshot, title, columns, G_N_ELEMENTS (columns), options);
  }
  for (guint i = 0; i < source->snapshot->entries->len; i++)
    add_row (form, source, list, (gint) i, words);
  return form;
}
