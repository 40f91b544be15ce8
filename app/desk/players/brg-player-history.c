/* brg-player-history.c - a player's way through the event, as on his card
 *
 * Rules: rus-draughts-2022 14.1.2, form 8
 * Tests: tests/app/test-player-history.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-player-history.h"

#include "brg-snapshot-tournament.h"
#include "brg-withdrawals.h"

/* Results with somebody who does not count bring nothing, unless it is the leaver himself who looks
 * at what he has made. */
static gint
count_points (const BrgWithdrawals *withdrawals, gint entry, const BrgCell *cell)
{
  if (cell->opponent != BRG_NOBODY && withdrawals->counted[entry] &&
      !withdrawals->counted[cell->opponent])
    return 0;
  return brg_scoring_points (&withdrawals->tournament->scoring, cell->outcome);
}

GArray *
brg_player_history_new (const BrgSnapshot *snapshot, gint entry)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (BrgHistoryLine));
  g_autoptr (BrgTournament) tournament = NULL;
  g_autoptr (BrgWithdrawals) withdrawals = NULL;
  gint total = 0;

  g_return_val_if_fail (snapshot != NULL && entry >= 0, lines);

  if (entry >= brg_snapshot_count_numbered (snapshot))
    return lines;
  tournament = brg_snapshot_to_tournament (snapshot);
  withdrawals = brg_withdrawals_apply (tournament, snapshot->event->rulebook);
  total = brg_tournament_carried (tournament, entry);
  for (gint round = 1; round <= (gint) snapshot->rounds->len; round++)
    {
      const BrgCell *cell = brg_tournament_cell (withdrawals->tournament, entry, round);
      /* What the database knows of the pair beside the tournament value. */
      const BrgGame *game = brg_round_find_game (brg_snapshot_get_round (snapshot, round), entry);
      BrgHistoryLine line = {
        .round = round,
        .opponent = cell->opponent,
        .colour = cell->opponent != BRG_NOBODY ? cell->colour : BRG_COLOUR_NONE,
        .outcome = cell->outcome,
      };

      total += count_points (withdrawals, entry, cell);
      line.total = total;
      if (game != NULL)
        {
          line.board = game->board;
          line.for_rating = game->white == entry ? game->rating_white : game->rating_black;
        }
      g_array_append_val (lines, line);
    }
  return lines;
}

static char
find_letter (const BrgHistoryLine *line)
{
  if (line->opponent == BRG_NOBODY || brg_outcome_is_forfeit (line->outcome))
    return '-';
  return line->colour == BRG_COLOUR_WHITE ? 'w' : 'b';
}

char *
brg_player_history_dup_colours (GArray *lines, gint before_round)
{
  g_autoptr (GString) colours = g_string_new (NULL);

  g_return_val_if_fail (lines != NULL, NULL);

  for (guint i = 0; i < lines->len; i++)
    {
      const BrgHistoryLine *line = &g_array_index (lines, BrgHistoryLine, i);

      if (line->round < before_round)
        g_string_append_c (colours, find_letter (line));
    }
  return g_string_free (g_steal_pointer (&colours), FALSE);
}
