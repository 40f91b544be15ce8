/* brg-dutch-record.c - what the FIDE (Dutch) system knows of one player
 *
 * Rules: fide-basic-2026 4; fide-handling-2026 3.4, 3.5; fide-dutch-2026 1.4, 1.6-1.8, C3
 * Tests: tests/pairing/test-dutch.c, tests/pairing/test-dutch-brute.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-dutch-record.h"

static gboolean
is_game (const BrgCell *cell)
{
  return cell->opponent != BRG_NOBODY &&
         (brg_outcome_is_played (cell->outcome) || cell->outcome == BRG_OUTCOME_ADJOURNED);
}

static BrgDutchFloat
find_float (const BrgTournament *tournament, gint player, gint round)
{
  const BrgCell *cell;
  gint score;
  gint other;

  if (round < 1)
    return BRG_DUTCH_NO_FLOAT;
  cell = brg_tournament_cell (tournament, player, round);
  if (is_game (cell))
    {
      /* fide-dutch-2026 1.4.2: the points for pairing of that round count. */
      score = brg_tournament_pairing_score (tournament, player, round);
      other = brg_tournament_pairing_score (tournament, cell->opponent, round);
      return score > other ? BRG_DUTCH_DOWN : score < other ? BRG_DUTCH_UP : BRG_DUTCH_NO_FLOAT;
    }
  /* fide-dutch-2026 1.4.3: the bye, and points without play. */
  if (cell->outcome == BRG_OUTCOME_PAIRING_BYE ||
      (cell->outcome != BRG_OUTCOME_NONE &&
       brg_tournament_round_points (tournament, player, round) >
           brg_tournament_get_scoring (tournament)->loss))
    return BRG_DUTCH_DOWN;
  return BRG_DUTCH_NO_FLOAT;
}

gint
brg_dutch_list_colours (const BrgTournament *tournament,
                        gint player,
                        gint round,
                        BrgColour *colours)
{
  gint n = 0;

  for (gint earlier = round - 1; earlier >= 1; earlier--)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, earlier);

      if (is_game (cell) && cell->colour != BRG_COLOUR_NONE)
        colours[n++] = cell->colour;
    }
  return n;
}

/* fide-dutch-2026 1.7: what colour is preferred, and how strongly. */
static void
settle_wish (BrgDutchRecord *record, BrgColour last)
{
  if (ABS (record->difference) > 1 || record->doubled != BRG_COLOUR_NONE)
    record->strength = BRG_DUTCH_ABSOLUTE;
  else if (record->difference != 0)
    record->strength = BRG_DUTCH_STRONG;
  else if (last != BRG_COLOUR_NONE)
    record->strength = BRG_DUTCH_MILD;

  /* Of two reasons that disagree the difference wins, but not one of a single game. */
  if (ABS (record->difference) > 1 || record->strength == BRG_DUTCH_STRONG)
    record->wish = record->difference > 0 ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE;
  else
    record->wish = brg_colour_opposite (last);
}

static void
read_colours (BrgDutchRecord *record, const BrgTournament *tournament, gint round)
{
  g_autofree BrgColour *colours = g_new0 (BrgColour, round + 1);

  record->n_games = brg_dutch_list_colours (tournament, record->player, round, colours);
  record->n_unplayed = round - 1 - record->n_games;
  for (gint i = 0; i < record->n_games; i++)
    record->difference += colours[i] == BRG_COLOUR_WHITE ? 1 : -1;
  if (record->n_games >= 2 && colours[0] == colours[1])
    record->doubled = colours[0];
  settle_wish (record, record->n_games > 0 ? colours[0] : BRG_COLOUR_NONE);
}

static void
read_unplayed (BrgDutchRecord *record, const BrgTournament *tournament, gint round)
{
  const BrgScoring *scoring = &tournament->scoring;

  for (gint earlier = 1; earlier < round; earlier++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, record->player, earlier);

      if (cell->opponent != BRG_NOBODY || cell->outcome == BRG_OUTCOME_PAIRING_BYE)
        record->took_part = TRUE;
      /* fide-basic-2026 4: no second bye, none after as many points as for a win without play. */
      if (!is_game (cell) && cell->outcome != BRG_OUTCOME_NONE &&
          (cell->outcome == BRG_OUTCOME_PAIRING_BYE ||
           brg_scoring_points (scoring, cell->outcome) >= scoring->win))
        record->had_free_win = TRUE;
    }
}

BrgDutchRecord
brg_dutch_record_read (const BrgTournament *tournament, gint player, gint round)
{
  BrgDutchRecord record = { .player = player, .number = tournament->players[player].number };
  const BrgScoring *scoring = brg_tournament_get_scoring (tournament);

  record.score = brg_tournament_pairing_score (tournament, player, round);
  read_colours (&record, tournament, round);
  read_unplayed (&record, tournament, round);
  for (gint i = 0; i < 2; i++)
    record.floats[i] = find_float (tournament, player, round - 1 - i);
  /* fide-dutch-2026 1.8: more than half of what could be scored, in the last round only. */
  record.is_topscorer = round == tournament->n_rounds &&
                        2 * record.score > (round - 1) * MAX (scoring->win, scoring->draw);
  return record;
}

gboolean
brg_dutch_record_is_barred (const BrgDutchRecord *a, const BrgDutchRecord *b)
{
  return a->strength == BRG_DUTCH_ABSOLUTE && b->strength == BRG_DUTCH_ABSOLUTE &&
         a->wish == b->wish && !a->is_topscorer && !b->is_topscorer;
}

gint
brg_dutch_find_game (const BrgTournament *tournament, gint player, gint other, gint round)
{
  for (gint earlier = 1; earlier < round; earlier++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, earlier);

      if (cell->opponent == other && is_game (cell))
        return earlier;
    }
  return 0;
}
