/* brg-meeting-games.c - the games of micro-matches
 *
 * Rules: rus-draughts-2022 5.4.4.1, 5.4.5.4, 5.4.6
 * Tests: tests/pairing/test-meeting-games.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-meeting-games.h"

static BrgOutcome *
get_games (const BrgTournament *tournament, gint player, gint round)
{
  gsize cell = (gsize) (round - 1) * (gsize) tournament->n_players + (gsize) player;

  return &tournament->games[cell * (gsize) tournament->n_games];
}

static gboolean
has_games (const BrgTournament *tournament, gint player, gint round)
{
  return tournament->games != NULL &&
         brg_tournament_cell (tournament, player, round)->opponent != BRG_NOBODY;
}

void
brg_meeting_games_set_number (BrgTournament *tournament, gint n_games)
{
  g_return_if_fail (tournament != NULL);
  g_return_if_fail (n_games >= 1 && n_games <= BRG_MEETING_MOST_GAMES);

  g_clear_pointer (&tournament->games, g_free);
  tournament->n_games = n_games;
  if (n_games > 1)
    tournament->games = g_new0 (BrgOutcome, (gsize) tournament->n_players *
                                                (gsize) tournament->n_rounds * (gsize) n_games);
}

BrgOutcome
brg_meeting_games_get (const BrgTournament *tournament, gint player, gint round, gint game)
{
  g_return_val_if_fail (tournament != NULL, BRG_OUTCOME_NONE);
  g_return_val_if_fail (game >= 1 && game <= tournament->n_games, BRG_OUTCOME_NONE);

  if (!has_games (tournament, player, round))
    return brg_tournament_cell (tournament, player, round)->outcome;
  return get_games (tournament, player, round)[game - 1];
}

BrgColour
brg_meeting_games_get_colour (const BrgCell *cell, gint game)
{
  g_return_val_if_fail (cell != NULL && game >= 1, BRG_COLOUR_NONE);

  if (cell->colour == BRG_COLOUR_NONE)
    return BRG_COLOUR_NONE;
  /* rus-draughts-2022 5.4.6: one game after the other with colours changed */
  return game % 2 == 1 ? cell->colour : brg_colour_opposite (cell->colour);
}

void
brg_meeting_games_set (BrgTournament *tournament,
                       gint player,
                       gint round,
                       gint game,
                       BrgOutcome outcome)
{
  g_return_if_fail (tournament != NULL);
  g_return_if_fail (game >= 1 && game <= tournament->n_games);

  if (has_games (tournament, player, round))
    get_games (tournament, player, round)[game - 1] = outcome;
  else
    brg_tournament_cell (tournament, player, round)->outcome = outcome;
}

void
brg_meeting_games_fill (BrgTournament *tournament, gint player, gint round, BrgOutcome outcome)
{
  g_return_if_fail (tournament != NULL);

  for (gint game = 1; game <= tournament->n_games; game++)
    if (brg_meeting_games_get (tournament, player, round, game) == BRG_OUTCOME_NONE)
      brg_meeting_games_set (tournament, player, round, game, outcome);
}

void
brg_meeting_games_add_up (BrgTournament *tournament, gint player, gint round)
{
  BrgCell *cell;

  g_return_if_fail (tournament != NULL);

  cell = brg_tournament_cell (tournament, player, round);
  if (has_games (tournament, player, round))
    brg_meeting_games_decide (get_games (tournament, player, round),
                              get_games (tournament, cell->opponent, round), tournament->n_games,
                              &cell->outcome,
                              &brg_tournament_cell (tournament, cell->opponent, round)->outcome);
}

/* Halves of a point, whatever the event gives for a game. */
static gint
count_halves (BrgOutcome outcome)
{
  if (brg_outcome_is_draw (outcome))
    return 1;
  return brg_outcome_is_win (outcome) || outcome == BRG_OUTCOME_FORFEIT_WIN ? 2 : 0;
}

/* The games of a meeting as its result needs them. */
typedef struct
{
  gint halves[2];
  gint n_open; /* adjourned ones included */
  gint n_adjourned;
  gboolean is_played;
  gboolean is_rated;
} Sum;

static void
add_game (Sum *sum, BrgOutcome first, BrgOutcome second)
{
  if (first == BRG_OUTCOME_ADJOURNED || second == BRG_OUTCOME_ADJOURNED)
    sum->n_adjourned++;
  if (brg_outcome_is_pending (first) || brg_outcome_is_pending (second))
    {
      sum->n_open++;
      return;
    }
  sum->halves[0] += count_halves (first);
  sum->halves[1] += count_halves (second);
  sum->is_played |= brg_outcome_is_played (first) || brg_outcome_is_played (second);
  sum->is_rated |=
      first == BRG_OUTCOME_WIN || first == BRG_OUTCOME_DRAW || first == BRG_OUTCOME_LOSS;
}

/* What one side has of a meeting that is over. */
static BrgOutcome
find_outcome (const Sum *sum, gint halves, gint other_halves)
{
  static const BrgOutcome rated[] = { BRG_OUTCOME_LOSS, BRG_OUTCOME_DRAW, BRG_OUTCOME_WIN };
  static const BrgOutcome unrated[] = { BRG_OUTCOME_UNRATED_LOSS, BRG_OUTCOME_UNRATED_DRAW,
                                        BRG_OUTCOME_UNRATED_WIN };
  /* As many pluses on either side are a draw that no game was played for. */
  static const BrgOutcome unplayed[] = { BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_UNRATED_DRAW,
                                         BRG_OUTCOME_FORFEIT_WIN };
  const BrgOutcome *outcomes = sum->is_rated ? rated : sum->is_played ? unrated : unplayed;

  if (!sum->is_played && halves + other_halves == 0)
    return BRG_OUTCOME_FORFEIT_LOSS;
  return outcomes[1 + (halves > other_halves) - (halves < other_halves)];
}

/* rus-draughts-2022 5.4.6: the points of all games are added up; more is a win, equal a draw. */
void
brg_meeting_games_decide (const BrgOutcome *first,
                          const BrgOutcome *second,
                          gint n_games,
                          BrgOutcome *first_outcome,
                          BrgOutcome *second_outcome)
{
  Sum sum = { 0 };

  g_return_if_fail (first != NULL && second != NULL);
  g_return_if_fail (first_outcome != NULL && second_outcome != NULL);

  for (gint game = 0; game < n_games; game++)
    add_game (&sum, first[game], second[game]);
  if (sum.n_open > 0)
    *first_outcome = *second_outcome =
        sum.n_adjourned == sum.n_open ? BRG_OUTCOME_ADJOURNED : BRG_OUTCOME_NONE;
  else
    {
      *first_outcome = find_outcome (&sum, sum.halves[0], sum.halves[1]);
      *second_outcome = find_outcome (&sum, sum.halves[1], sum.halves[0]);
    }
}

void
brg_meeting_games_judge (const BrgOutcome *first,
                         const BrgOutcome *second,
                         gint n_games,
                         gboolean is_closed,
                         BrgOutcome *first_outcome,
                         BrgOutcome *second_outcome)
{
  gboolean is_late[2] = { FALSE, FALSE };
  Sum sum = { 0 };

  g_return_if_fail (first != NULL && second != NULL);
  g_return_if_fail (first_outcome != NULL && second_outcome != NULL);

  for (gint game = 0; game < n_games; game++)
    {
      add_game (&sum, first[game], second[game]);
      is_late[0] |= first[game] == BRG_OUTCOME_FORFEIT_LOSS;
      is_late[1] |= second[game] == BRG_OUTCOME_FORFEIT_LOSS;
    }
  if (sum.n_adjourned > 0 || (is_closed && sum.n_open > 0 && sum.n_open < n_games))
    {
      /* rus-draughts-2022 5.4.6: one after the other; the next games wait for the adjourned one. */
      *first_outcome = *second_outcome = BRG_OUTCOME_ADJOURNED;
      return;
    }
  if (sum.n_open > 0 || (!is_late[0] && !is_late[1]))
    {
      brg_meeting_games_decide (first, second, n_games, first_outcome, second_outcome);
      return;
    }
  /* rus-draughts-2022 5.4.4.1: who is late for a game of a micro-match loses the micro-match. */
  *first_outcome = find_outcome (&sum, !is_late[0], is_late[0]);
  *second_outcome = find_outcome (&sum, !is_late[1], is_late[1]);
}

gint
brg_meeting_games_find_open (const BrgOutcome *first, gint n_games)
{
  g_return_val_if_fail (first != NULL, 0);

  for (gint game = 1; game <= n_games; game++)
    if (brg_outcome_is_pending (first[game - 1]))
      return game;
  return 0;
}

/* The entry that is taken back: a forfeit has filled what was open, so it goes with all of it. */
static gboolean
take_back (BrgOutcome *first, BrgOutcome *second, gint n_games)
{
  gint last = n_games;
  gboolean is_forfeit;

  while (last > 0 && first[last - 1] == BRG_OUTCOME_NONE)
    last--;
  if (last == 0)
    return FALSE;
  is_forfeit = brg_outcome_is_forfeit (first[last - 1]);
  do
    first[last - 1] = second[last - 1] = BRG_OUTCOME_NONE;
  while (--last > 0 && is_forfeit && brg_outcome_is_forfeit (first[last - 1]));
  return TRUE;
}

gboolean
brg_meeting_games_enter (BrgOutcome *first,
                         BrgOutcome *second,
                         gint n_games,
                         gint game,
                         BrgOutcome first_outcome,
                         BrgOutcome second_outcome)
{
  gint open;
  gint last;

  g_return_val_if_fail (first != NULL && second != NULL, FALSE);
  g_return_val_if_fail (game >= 0 && game <= n_games, FALSE);

  if (game == 0 && first_outcome == BRG_OUTCOME_NONE)
    return take_back (first, second, n_games);
  open = game > 0 ? game : brg_meeting_games_find_open (first, n_games);
  if (open == 0)
    return FALSE;
  /* rus-draughts-2022 5.4.4.1: lateness is of the whole meeting. */
  last = game == 0 && brg_outcome_is_forfeit (first_outcome) ? n_games : open;
  for (gint i = open; i <= last; i++)
    if (i == open || brg_outcome_is_pending (first[i - 1]))
      {
        first[i - 1] = first_outcome;
        second[i - 1] = second_outcome;
      }
  return TRUE;
}

gboolean
brg_meeting_games_is_begun (const BrgTournament *tournament, gint player, gint round)
{
  g_return_val_if_fail (tournament != NULL, FALSE);

  /* rus-draughts-2022 5.4.5.4: a game that is adjourned has been played; a forfeit has not. 10.5.8:
   * but for a game whose record nobody sent. */
  if (brg_tournament_cell (tournament, player, round)->lacks_record)
    return TRUE;
  for (gint game = 1; game <= tournament->n_games; game++)
    {
      BrgOutcome outcome = brg_meeting_games_get (tournament, player, round, game);

      if (brg_outcome_is_played (outcome) || outcome == BRG_OUTCOME_ADJOURNED)
        return TRUE;
    }
  return FALSE;
}

gint
brg_meeting_games_count (const BrgTournament *tournament,
                         gint player,
                         gint round,
                         BrgColour colour,
                         gboolean (*counts) (BrgOutcome outcome))
{
  gint n_games = 0;

  g_return_val_if_fail (tournament != NULL && counts != NULL, 0);

  for (gint game = 1; game <= tournament->n_games; game++)
    n_games += brg_meeting_games_get_colour (brg_tournament_cell (tournament, player, round),
                                             game) == colour &&
               counts (brg_meeting_games_get (tournament, player, round, game));
  return n_games;
}
