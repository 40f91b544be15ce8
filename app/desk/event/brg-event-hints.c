/* brg-event-hints.c - what a book wants of the chief arbiter, before somebody asks
 *
 * Rules: rus-chess-2014 13.19, 13.20, 21.8, 21.9; rus-draughts-2022 5.4.5.1
 * Tests: tests/app/test-event-hints.c, tests/app/test-incident-desk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-hints.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-board.h"
#include "brg-incident-log.h"
#include "brg-name-words.h"
#include "brg-snapshot-tournament.h"
#include "brg-withdrawal-text.h"
#include "brg-withdrawals.h"

void
brg_event_hint_free (BrgEventHint *hint)
{
  if (hint == NULL)
    return;
  g_free (hint->text);
  g_free (hint);
}

/* The last round that the player lost by not being there. */
static gint
find_last_forfeit (const BrgSnapshot *snapshot, gint entry)
{
  for (guint r = snapshot->rounds->len; r > 0; r--)
    {
      const BrgRound *round = snapshot->rounds->pdata[r - 1];

      for (guint i = 0; i < round->games->len; i++)
        {
          const BrgGame *game = &g_array_index (round->games, BrgGame, i);

          /* rus-chess-2014 13.19: who came too late was there. */
          if ((game->white == entry && brg_board_is_no_show (game, BRG_COLOUR_WHITE)) ||
              (game->black == entry && brg_board_is_no_show (game, BRG_COLOUR_BLACK)))
            return round->number;
        }
    }
  return 0;
}

/* That the game is lost is not yet a decision about the cause of the absence. */
static gboolean
tells_cause (const BrgIncident *incident)
{
  return incident->sanction == BRG_SANCTION_EXPULSION || *incident->reason != '\0' ||
         *incident->explanation != '\0' || *incident->note != '\0';
}

/* rus-chess-2014 13.19: the chief arbiter has decided about this absence. */
static gboolean
is_settled (const GPtrArray *log, gint64 entry_id, gint round)
{
  for (guint i = 0; i < log->len; i++)
    {
      const BrgIncident *incident = log->pdata[i];

      if (brg_incident_is_in_force (incident) && incident->round == round && incident->has_kind &&
          (incident->kind == BRG_INCIDENT_NO_SHOW || incident->kind == BRG_INCIDENT_LATE ||
           incident->kind == BRG_INCIDENT_BOTH_ABSENT) &&
          tells_cause (incident) && brg_incident_is_against (incident, entry_id))
        return TRUE;
    }
  return FALSE;
}

static void
add_hint (GPtrArray *hints,
          BrgEventHintKind kind,
          const BrgSnapshot *snapshot,
          const BrgEntry *entry,
          gint round,
          const char *text,
          const char *article)
{
  BrgEventHint *hint = g_new0 (BrgEventHint, 1);
  g_autofree char *bare = brg_entry_dup_name (entry);
  g_autofree char *name = brg_name_words_dup_entry (snapshot, entry, BRG_NAME_PLAIN, NULL);

  hint->kind = kind;
  hint->entry_id = entry->id;
  hint->round = round;
  hint->article = article;
  /* The sentence about several games names the player itself, with his number. */
  hint->text = strstr (text, bare) != NULL ? g_strdup (text)
                                           /* Translators: a player; a sentence */
                                           : g_strdup_printf (_ ("%s: %s"), name, text);
  g_ptr_array_add (hints, hint);
}

static void
add_player (GPtrArray *hints,
            const BrgSnapshot *snapshot,
            const BrgTournament *tournament,
            const GPtrArray *log,
            gint player)
{
  const BrgEntry *entry = brg_snapshot_get_entry (snapshot, player);
  const BrgRulebook *rulebook = snapshot->event->rulebook;
  gboolean is_missed = brg_withdrawals_count_missed (tournament, rulebook, player) > 0;
  gint round = find_last_forfeit (snapshot, player);
  const char *article = NULL;
  g_autofree char *text = NULL;

  if (entry->left_after != BRG_STAYS || round == 0 ||
      (!is_missed && is_settled (log, entry->id, round)))
    return;
  text = brg_withdrawal_dup_warning (snapshot, player, &article);
  if (text != NULL)
    add_hint (hints, is_missed ? BRG_EVENT_HINT_MISSED : BRG_EVENT_HINT_NO_SHOW, snapshot, entry,
              round, text, article);
}

/* rus-chess-2014 21.8, 21.9: counted from the last day; FIDE's laws leave it to the organisers. */
static void
add_report (GPtrArray *hints,
            const BrgSnapshot *snapshot,
            const BrgRegulations *regulations,
            const char *today)
{
  const BrgBookNumber *number =
      brg_regulations_find_number (snapshot->event->rulebook, "rule-report-days",
                                   snapshot->event->discipline, BRG_TEMPO_UNKNOWN);
  gboolean is_set = regulations->report_days != BRG_REGULATION_UNSET;
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
  g_autofree char *end = g_strconcat (snapshot->event->ends, "T00:00:00", NULL);
  g_autofree char *now = g_strconcat (today, "T00:00:00", NULL);
  g_autoptr (GDateTime) last = g_date_time_new_from_iso8601 (end, utc);
  g_autoptr (GDateTime) day = g_date_time_new_from_iso8601 (now, utc);
  BrgEventHint *hint;
  gint left;

  if (last == NULL || day == NULL || g_date_time_compare (day, last) < 0 ||
      (number == NULL && !is_set))
    return;
  left = (is_set ? regulations->report_days : number->number) -
         (gint) (g_date_time_difference (day, last) / G_TIME_SPAN_DAY);
  hint = g_new0 (BrgEventHint, 1);
  hint->kind = BRG_EVENT_HINT_REPORT;
  hint->article = number != NULL ? number->article : NULL;
  hint->is_late = left < 0;
  hint->text =
      left < 0
          ? g_strdup_printf (ngettext ("The chief arbiter’s report was due %d day ago.",
                                       "The chief arbiter’s report was due %d days ago.",
                                       (gulong) -left),
                             -left)
          : g_strdup_printf (ngettext ("The chief arbiter’s report and the rating report are due "
                                       "within %d day.",
                                       "The chief arbiter’s report and the rating report are due "
                                       "within %d days.",
                                       (gulong) left),
                             left);
  g_ptr_array_add (hints, hint);
}

static gint
compare_hints (gconstpointer a, gconstpointer b)
{
  const BrgEventHint *first = *(const BrgEventHint *const *) a;
  const BrgEventHint *second = *(const BrgEventHint *const *) b;

  return first->kind != second->kind ? (gint) first->kind - (gint) second->kind
                                     : second->round - first->round;
}

GPtrArray *
brg_event_hints_list (const BrgSnapshot *snapshot,
                      const GPtrArray *log,
                      const BrgRegulations *regulations,
                      const char *today)
{
  GPtrArray *hints = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_event_hint_free);
  g_autoptr (BrgTournament) tournament = NULL;
  gint n_players;

  g_return_val_if_fail (snapshot != NULL && log != NULL, hints);
  g_return_val_if_fail (regulations != NULL && today != NULL, hints);

  tournament = brg_snapshot_to_tournament (snapshot);
  n_players = tournament->n_players;
  if (snapshot->event->state == BRG_EVENT_OPEN)
    for (gint i = 0; i < n_players; i++)
      add_player (hints, snapshot, tournament, log, i);
  g_ptr_array_sort (hints, compare_hints);
  add_report (hints, snapshot, regulations, today);
  return hints;
}
