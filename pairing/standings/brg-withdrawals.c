/* brg-withdrawals.c - players who left, as the rule book wants them in the table
 *
 * Rules: rus-draughts-2022 5.4.5.2 to 5.4.5.5; rus-chess-2014 24.1, 24.2; ussr-chess-1956 23
 * Tests: tests/pairing/test-withdrawals.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-withdrawals.h"

static gboolean
has_left (const BrgTournament *tournament, gint player)
{
  return tournament->players[player].left_after < tournament->n_rounds;
}

static gint
count_played (const BrgTournament *tournament, gint player)
{
  gint n_played = 0;

  for (gint round = 1; round <= tournament->n_rounds; round++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, round);

      /* rus-draughts-2022 5.4.5.4; ussr-chess-1956 23: a game that is adjourned has been played. A
       * forfeit has not, whoever it was. */
      n_played += brg_outcome_is_played (cell->outcome) || cell->outcome == BRG_OUTCOME_ADJOURNED;
    }
  return n_played;
}

static const BrgWithdrawalRule *
find_rule (const BrgWithdrawal *withdrawal, const BrgRulebook *rulebook)
{
  /* rus-draughts-2022 5.4.5.2, 5.4.5.3; rus-chess-2014 24.1.1, 24.1.2; ussr-chess-1956 23: exactly
   * half is half. */
  if (2 * withdrawal->n_played < withdrawal->n_scheduled)
    return &rulebook->less_than_half;
  return &rulebook->half_or_more;
}

static void
judge_player (BrgWithdrawals *withdrawals, const BrgRulebook *rulebook, gint player)
{
  const BrgTournament *tournament = withdrawals->tournament;
  BrgWithdrawal *withdrawal = &withdrawals->players[player];
  const BrgWithdrawalRule *rule;

  withdrawals->n_left += has_left (tournament, player);
  withdrawals->counted[player] = TRUE;
  /* rus-chess-2014 24.2; rus-draughts-2022 5.4.5.5: in a Swiss everything stays. */
  if (tournament->kind == BRG_TOURNAMENT_SWISS)
    return;
  withdrawal->n_played = count_played (tournament, player);
  withdrawal->n_scheduled =
      brg_tournament_count_opponents (tournament, player) * tournament->cycles;
  if (!has_left (tournament, player))
    return;
  rule = find_rule (withdrawal, rulebook);
  withdrawal->article = rule->article;
  withdrawal->effect = rule->counts       ? BRG_WITHDRAWAL_COUNTS
                       : rule->struck_out ? BRG_WITHDRAWAL_STRUCK_OUT
                                          : BRG_WITHDRAWAL_NOT_COUNTED;
  withdrawals->counted[player] = rule->counts;
}

/* What a game brings to the player when he or his opponent has left without playing it. */
static BrgOutcome
mark_unplayed (const BrgWithdrawals *withdrawals,
               const BrgRulebook *rulebook,
               gint player,
               gint opponent)
{
  const BrgTournament *tournament = withdrawals->tournament;
  gboolean own_left = has_left (tournament, player);
  gboolean other_left = has_left (tournament, opponent);
  BrgUnplayedMarks own =
      own_left ? find_rule (&withdrawals->players[player], rulebook)->marks : BRG_UNPLAYED_LOST;
  BrgUnplayedMarks other =
      other_left ? find_rule (&withdrawals->players[opponent], rulebook)->marks : BRG_UNPLAYED_LOST;

  /* ussr-chess-1956 23: an annulled row has no marks at all. */
  if (own == BRG_UNPLAYED_LEFT_OPEN || other == BRG_UNPLAYED_LEFT_OPEN)
    return BRG_OUTCOME_NONE;
  /* rus-draughts-2022 5.4.5.2: minus on both sides. rus-chess-2014 24.1.1: likewise when neither is
   * present; so a player who has left never receives a plus. */
  if (own_left || own == BRG_UNPLAYED_MINUS_BOTH || other == BRG_UNPLAYED_MINUS_BOTH)
    return BRG_OUTCOME_FORFEIT_LOSS;
  return BRG_OUTCOME_FORFEIT_WIN;
}

/* A match between teams that is decided without play is won or lost on every board. */
static void
set_unplayed (BrgTournament *tournament, gint player, gint round, BrgOutcome outcome)
{
  brg_tournament_decide_match (tournament, player, round, outcome);
}

static void
mark_player (BrgWithdrawals *withdrawals, const BrgRulebook *rulebook, gint player)
{
  BrgTournament *tournament = withdrawals->tournament;

  /* Earlier games that are open lack their result: they are not the leaver's to lose. */
  for (gint round = MAX (tournament->players[player].left_after, 0) + 1;
       round <= tournament->n_rounds; round++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, round);

      if (cell->opponent == BRG_NOBODY || cell->outcome != BRG_OUTCOME_NONE)
        continue;
      set_unplayed (tournament, player, round,
                    mark_unplayed (withdrawals, rulebook, player, cell->opponent));
      set_unplayed (tournament, cell->opponent, round,
                    mark_unplayed (withdrawals, rulebook, cell->opponent, player));
    }
}

BrgWithdrawals *
brg_withdrawals_apply (const BrgTournament *tournament, const BrgRulebook *rulebook)
{
  BrgWithdrawals *withdrawals;

  g_return_val_if_fail (tournament != NULL && rulebook != NULL, NULL);

  withdrawals = g_new0 (BrgWithdrawals, 1);
  withdrawals->tournament = brg_tournament_copy (tournament);
  withdrawals->players = g_new0 (BrgWithdrawal, tournament->n_players);
  withdrawals->counted = g_new0 (gboolean, tournament->n_players);
  for (gint player = 0; player < tournament->n_players; player++)
    judge_player (withdrawals, rulebook, player);
  if (tournament->kind == BRG_TOURNAMENT_ROUND_ROBIN)
    for (gint player = 0; player < tournament->n_players; player++)
      if (has_left (tournament, player))
        mark_player (withdrawals, rulebook, player);
  return withdrawals;
}

void
brg_withdrawals_free (BrgWithdrawals *withdrawals)
{
  if (withdrawals == NULL)
    return;
  brg_tournament_free (withdrawals->tournament);
  g_free (withdrawals->players);
  g_free (withdrawals->counted);
  g_free (withdrawals);
}
