/* brg-postal-report.c - what the report of the chief arbiter tells of play by correspondence
 *
 * Rules: rus-draughts-2022 10.1.7, 10.1.10, 10.1.12
 * Tests: tests/app/test-postal-paper.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-report.h"

#include "brg-postal-rulings.h"
#include "brg-postal-words.h"
#include "brg-store-postal-rows.h"

static void
measure_free (gpointer data)
{
  BrgReportMeasure *told = data;

  g_free (told->kind);
  g_free (told->game);
  g_free (told->day);
  g_free (told->office);
  g_free (told->article);
  g_free (told->reason);
  g_free (told->protested);
  g_free (told);
}

/* rus-draughts-2022 10.1.12: the day of the protest, and that it was late. */
static char *
dup_protest (const BrgPostalParty *party, const BrgWords *words)
{
  g_autofree char *day = brg_postal_words_dup_day (party->protested);

  if (party->protested == 0)
    return g_strdup ("");
  /* Translators: a day */
  return party->is_late ? g_strdup_printf (WC_ (words, "postal report", "%s, late"), day)
                        : g_steal_pointer (&day);
}

static BrgReportMeasure *
tell_measure (const BrgPostalDesk *desk, const BrgPostalRuling *ruling, const BrgWords *words)
{
  const BrgPostalMeasure *measure = ruling->measure;
  const BrgPostalCase *matter = ruling->game;
  BrgReportMeasure *told = g_new0 (BrgReportMeasure, 1);

  told->number = measure->number;
  told->entry_id = measure->entry_id;
  told->kind = brg_postal_ruling_dup_kind (ruling, words);
  told->game = matter != NULL ? brg_postal_words_dup_game (matter) : g_strdup ("");
  told->day = brg_postal_words_dup_day (measure->decided);
  told->office = g_strdup (brg_postal_words_get_office (measure->office, words));
  told->article =
      *measure->article != '\0'
          ? g_strdup_printf ("%s %s", desk->snapshot->event->rulebook->id, measure->article)
          : g_strdup ("");
  told->reason = g_strdup (measure->reason);
  told->protested = dup_protest (&ruling->parties[BRG_COLOUR_NONE], words);
  return told;
}

GPtrArray *
brg_postal_report_list (BrgStore *store,
                        const BrgSnapshot *snapshot,
                        const BrgWords *words,
                        GError **error)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (measure_free);
  g_autoptr (BrgPostalDesk) desk = NULL;
  g_autoptr (GArray) rulings = NULL;
  BrgPostalEvent *event;

  g_return_val_if_fail (store != NULL && snapshot != NULL, NULL);

  event = brg_store_load_postal (store, snapshot->group->id, error);
  if (event == NULL)
    return NULL;
  desk = brg_postal_desk_new (snapshot, event, 0);
  if (desk == NULL)
    return g_steal_pointer (&list);
  brg_postal_desk_name_in (desk, words);
  rulings = brg_postal_rulings_new (desk);
  for (guint i = rulings->len; i > 0; i--)
    {
      const BrgPostalRuling *ruling = &g_array_index (rulings, BrgPostalRuling, i - 1);

      if (ruling->measure != NULL)
        g_ptr_array_add (list, tell_measure (desk, ruling, words));
    }
  return g_steal_pointer (&list);
}
