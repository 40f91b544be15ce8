/* brg-match.c - a match between two teams and its boards
 *
 * Rules: rus-draughts-2022 5.4.9; fide-team-swiss-2026 1.4
 * Tests: tests/pairing/test-match.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-match.h"

/* rus-draughts-2022 5.4.9.3: board 1 gives the colour of the odd boards; regulations may want one
 * colour on all of them. */
BrgColour
brg_match_colour (gint board, BrgColour first_board, gboolean one_colour)
{
  g_return_val_if_fail (board >= 1, BRG_COLOUR_NONE);

  return one_colour || board % 2 == 1 ? first_board : brg_colour_opposite (first_board);
}

void
brg_match_add_board (BrgMatchResult *result,
                     const BrgScoring *scoring,
                     BrgOutcome first,
                     BrgOutcome second)
{
  g_return_if_fail (result != NULL && scoring != NULL);

  result->n_boards++;
  result->first_points += brg_scoring_points (scoring, first);
  result->second_points += brg_scoring_points (scoring, second);
  if (first == BRG_OUTCOME_ADJOURNED || second == BRG_OUTCOME_ADJOURNED)
    result->n_adjourned++;
  if (brg_outcome_is_pending (first) || brg_outcome_is_pending (second))
    result->n_open++;
  else if (brg_outcome_is_played (first) || brg_outcome_is_played (second))
    result->n_played++;
  else if (first == BRG_OUTCOME_FORFEIT_WIN || second == BRG_OUTCOME_FORFEIT_WIN)
    result->n_forfeits++;
}

/* rus-draughts-2022 5.4.9.6.1: the match is won by who has more points in all games. */
static BrgOutcome
compare_points (gint points, gint other_points, gboolean was_played)
{
  if (points > other_points)
    return was_played ? BRG_OUTCOME_WIN : BRG_OUTCOME_FORFEIT_WIN;
  if (points < other_points)
    return was_played ? BRG_OUTCOME_LOSS : BRG_OUTCOME_FORFEIT_LOSS;
  return BRG_OUTCOME_DRAW;
}

void
brg_match_get_outcomes (const BrgMatchResult *result, BrgOutcome *first, BrgOutcome *second)
{
  gboolean was_played;

  g_return_if_fail (result != NULL && first != NULL && second != NULL);

  was_played = result->n_played > 0;
  if (result->n_open > 0)
    *first = *second =
        result->n_adjourned == result->n_open ? BRG_OUTCOME_ADJOURNED : BRG_OUTCOME_NONE;
  /* rus-draughts-2022 5.4.9.4: neither team has come, or neither may play. */
  else if (!was_played && result->n_forfeits == 0)
    *first = *second = BRG_OUTCOME_FORFEIT_LOSS;
  else
    {
      *first = compare_points (result->first_points, result->second_points, was_played);
      *second = compare_points (result->second_points, result->first_points, was_played);
    }
}

/* fide-team-swiss-2026 1.4: the bye brings as much as a drawn match, unless it is worth a win. */
gint
brg_match_bye_points (const BrgScoring *match_scoring,
                      const BrgScoring *scoring,
                      gint n_boards,
                      BrgOutcome outcome)
{
  gint points;

  g_return_val_if_fail (match_scoring != NULL && scoring != NULL, 0);
  g_return_val_if_fail (brg_outcome_is_bye (outcome), 0);

  points = brg_scoring_points (match_scoring, outcome);
  if (points >= match_scoring->win)
    return n_boards * scoring->win;
  return points >= match_scoring->draw ? n_boards * scoring->draw : 0;
}

BrgScoring
brg_match_get_board_scoring (const BrgScoring *match_scoring,
                             const BrgScoring *scoring,
                             gint n_boards)
{
  g_return_val_if_fail (match_scoring != NULL && scoring != NULL, brg_scoring_classic ());

  return (BrgScoring){
    .win = n_boards * scoring->win,
    .draw = n_boards * scoring->draw,
    .loss = n_boards * scoring->loss,
    .forfeit_win = n_boards * scoring->forfeit_win,
    .forfeit_loss = n_boards * scoring->forfeit_loss,
    .pairing_bye = brg_match_bye_points (match_scoring, scoring, n_boards, BRG_OUTCOME_PAIRING_BYE),
    .full_bye = brg_match_bye_points (match_scoring, scoring, n_boards, BRG_OUTCOME_FULL_BYE),
    .half_bye = brg_match_bye_points (match_scoring, scoring, n_boards, BRG_OUTCOME_HALF_BYE),
    .zero_bye = brg_match_bye_points (match_scoring, scoring, n_boards, BRG_OUTCOME_ZERO_BYE),
  };
}
