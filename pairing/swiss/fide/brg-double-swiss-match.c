/* brg-double-swiss-match.c - what the two games of a match say together
 *
 * A match of which each player forfeits one game is played, but gives no colour.
 *
 * Rules: fide-double-swiss-2026 0, 1.5, 1.6, C1, C2
 * Tests: tests/pairing/test-double-swiss.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-double-swiss-match.h"

#include "brg-fide-field.h"

/* fide-double-swiss-2026 0: who comes to neither game forfeits the match. */
static gboolean
forfeits (const BrgTournament *tournament, gint player, gint match)
{
  return brg_tournament_cell (tournament, player, match)->outcome == BRG_OUTCOME_FORFEIT_LOSS &&
         brg_tournament_cell (tournament, player, match + 1)->outcome == BRG_OUTCOME_FORFEIT_LOSS;
}

static gboolean
is_match (const BrgTournament *tournament, gint player, gint match)
{
  gint other = brg_tournament_cell (tournament, player, match)->opponent;

  return other != BRG_NOBODY && !forfeits (tournament, player, match) &&
         !forfeits (tournament, other, match);
}

/* fide-double-swiss-2026 C2: the bye, a match won by forfeit, a full-point bye. */
static gboolean
is_free_win (const BrgTournament *tournament, gint player, gint match)
{
  const BrgCell *cell = brg_tournament_cell (tournament, player, match);

  if (cell->opponent != BRG_NOBODY)
    return forfeits (tournament, cell->opponent, match) && !forfeits (tournament, player, match);
  return cell->outcome == BRG_OUTCOME_PAIRING_BYE || cell->outcome == BRG_OUTCOME_FULL_BYE;
}

/* fide-double-swiss-2026 1.5: a float is a match between different scores. */
static BrgDutchFloat
find_float (const BrgTournament *tournament, gint player, gint match)
{
  gint mine;
  gint other;

  if (match < 1 || !is_match (tournament, player, match))
    return BRG_DUTCH_NO_FLOAT;
  mine = brg_tournament_pairing_score (tournament, player, match);
  other = brg_tournament_pairing_score (
      tournament, brg_tournament_cell (tournament, player, match)->opponent, match);
  return mine > other ? BRG_DUTCH_DOWN : mine < other ? BRG_DUTCH_UP : BRG_DUTCH_NO_FLOAT;
}

gint
brg_double_swiss_list_colours (const BrgTournament *tournament,
                               gint player,
                               gint round,
                               BrgColour *colours)
{
  gint n = 0;

  for (gint match = round - 2; match >= 1; match -= 2)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, match);

      if (brg_fide_is_game (cell) ||
          brg_fide_is_game (brg_tournament_cell (tournament, player, match + 1)))
        colours[n++] = cell->colour;
    }
  return n;
}

BrgDutchRecord
brg_double_swiss_read (const BrgTournament *tournament, gint player, gint round)
{
  BrgDutchRecord record = { .player = player, .number = tournament->players[player].number };
  g_autofree BrgColour *colours = g_new0 (BrgColour, round + 1);
  gint n = brg_double_swiss_list_colours (tournament, player, round, colours);

  record.score = brg_tournament_pairing_score (tournament, player, round);
  for (gint i = 0; i < n; i++)
    record.difference += colours[i] == BRG_COLOUR_WHITE ? 1 : -1;
  for (gint match = 1; match < round; match += 2)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, match);

      record.n_games += is_match (tournament, player, match);
      record.had_free_win |= is_free_win (tournament, player, match);
      record.took_part |= cell->opponent != BRG_NOBODY || cell->outcome == BRG_OUTCOME_PAIRING_BYE;
    }
  record.floats[0] = find_float (tournament, player, round - 2);
  return record;
}

gint
brg_double_swiss_find_match (const BrgTournament *tournament, gint player, gint other, gint round)
{
  for (gint match = 1; match < round; match += 2)
    if (brg_tournament_cell (tournament, player, match)->opponent == other &&
        is_match (tournament, player, match))
      return match;
  return 0;
}
