/* brg-rating-export.c - the report that a rating list is made from
 *
 * Rules: fide-ratings-2024 9.1
 * Tests: tests/app/test-rating-report.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rating-export.h"

#include <string.h>

#include "brg-event-table.h"
#include "brg-export-text.h"
#include "brg-trf-snapshot.h"
#include "brg-zone.h"

/* Places by index of the player or team, 0 for none. */
static gint *
dup_places (const BrgEventTable *table)
{
  const BrgStandings *standings = table->standings;
  gint *places = g_new0 (gint, MAX (standings->n_lines, 1));

  for (gint i = 0; i < standings->n_lines; i++)
    if (standings->lines[i].has_place)
      places[standings->lines[i].player] = standings->lines[i].place;
  return places;
}

/* The day of a round where the event is; empty when no start is announced. */
static char *
dup_day (const BrgRound *round, GTimeZone *zone)
{
  g_autofree char *text = NULL;
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
  g_autoptr (GDateTime) start = NULL;
  g_autoptr (GDateTime) local = NULL;

  if (strlen (round->starts_at) < strlen ("YYYY-MM-DDThh:mm"))
    return g_strdup ("");
  text = g_strdup_printf ("%.16s:00Z", round->starts_at);
  start = g_date_time_new_from_iso8601 (text, utc);
  local = start != NULL ? g_date_time_to_timezone (start, zone) : NULL;
  return local != NULL ? g_date_time_format (local, "%Y-%m-%d") : g_strdup ("");
}

/* A day that no round has said is that of an event of one day. */
static void
set_round_dates (BrgTrf *trf, const BrgSnapshot *snapshot)
{
  const BrgEvent *event = snapshot->event;
  g_autoptr (GTimeZone) zone = brg_zone_open (event->zone);
  gboolean is_one_day = *event->starts != '\0' && g_str_equal (event->starts, event->ends);
  guint n_known = 0;

  g_ptr_array_set_size (trf->round_dates, 0);
  for (guint i = 0; i < snapshot->rounds->len; i++)
    {
      char *day = dup_day (snapshot->rounds->pdata[i], zone);

      if (*day == '\0' && is_one_day)
        {
          g_free (day);
          day = g_strdup (event->starts);
        }
      g_ptr_array_add (trf->round_dates, day);
      if (*day != '\0')
        n_known = i + 1;
    }
  g_ptr_array_set_size (trf->round_dates, (gint) n_known);
}

/* Where the table gives other points than the result for rating, the difference is said. */
static void
put_outcome (BrgTrf *trf, gint player, gint round, BrgOutcome outcome)
{
  BrgCell *cell = brg_tournament_cell (trf->tournament, player, round);
  const BrgScoring *scoring = &trf->tournament->scoring;
  gint difference;
  BrgTrfAdjustment *adjustment;
  gint number = brg_trf_get_player (trf, player)->number;

  if (outcome == BRG_OUTCOME_NONE || outcome == cell->outcome)
    return;
  difference = brg_scoring_points (scoring, cell->outcome) - brg_scoring_points (scoring, outcome);
  cell->outcome = outcome;
  if (difference == 0)
    return;
  adjustment = g_new0 (BrgTrfAdjustment, 1);
  adjustment->kind = ' ';
  adjustment->match_points = BRG_TRF_NO_POINTS;
  adjustment->points = difference;
  adjustment->round = round;
  adjustment->numbers = g_array_new (FALSE, FALSE, sizeof (gint));
  g_array_append_val (adjustment->numbers, number);
  g_ptr_array_add (trf->adjustments, adjustment);
}

static void
put_rating_results (BrgTrf *trf, const BrgSnapshot *boards)
{
  for (gint i = 0; i < trf->tournament->n_players; i++)
    {
      BrgTrfPlayer *player = brg_trf_get_player (trf, i);

      if (player->points == BRG_TRF_NO_POINTS)
        player->points = brg_tournament_score (trf->tournament, i, trf->tournament->n_rounds);
    }
  for (guint i = 0; i < boards->rounds->len; i++)
    {
      const BrgRound *round = boards->rounds->pdata[i];

      for (guint k = 0; k < round->games->len; k++)
        {
          const BrgGame *game = &g_array_index (round->games, BrgGame, k);

          if (game->black == BRG_NOBODY)
            continue;
          put_outcome (trf, game->white, round->number, game->rating_white);
          put_outcome (trf, game->black, round->number, game->rating_black);
        }
    }
}

char *
brg_rating_export_make (const BrgSnapshot *snapshot,
                        BrgTrfDialect dialect,
                        GPtrArray *notes,
                        GError **error)
{
  g_autoptr (BrgEventTable) table = NULL;
  g_autofree gint *places = NULL;
  g_autoptr (BrgTrf) trf = NULL;

  g_return_val_if_fail (snapshot != NULL, NULL);

  table = brg_event_table_new (snapshot, 0);
  places = dup_places (table);
  trf = brg_trf_from_snapshot (snapshot, table->withdrawals->tournament, places);
  set_round_dates (trf, snapshot);
  put_rating_results (trf, brg_snapshot_get_boards (snapshot));
  return brg_trf_write (trf, dialect, notes, error);
}

char *
brg_rating_export_dup_name (const BrgSnapshot *snapshot)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (snapshot != NULL, NULL);

  name = brg_export_dup_name (snapshot, BRG_EXPORT_TRF_26);
  name[strlen (name) - strlen (brg_export_get_suffix (BRG_EXPORT_TRF_26))] = '\0';
  return g_strconcat (name, "-rating", brg_export_get_suffix (BRG_EXPORT_TRF_26), NULL);
}
