/* brg-withdrawals.c - players who left, as the rule book wants them in the table
 *
 * Rules: rus-draughts-2022 5.4.5, 5.4.9.5, 10.5.3, 10.5.8; rus-chess-2014 13.20, 24.1, 24.2;
 *   ussr-chess-1956 23
 * Tests: tests/pairing/test-withdrawals.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-withdrawals.h"

#include "brg-correspondence.h"
#include "brg-meeting-games.h"

/* What was decided holds for somebody who missed the last round as well. */
static gboolean
has_left (const BrgTournament *tournament, gint player)
{
  const BrgPlayer *leaver = &tournament->players[player];

  return leaver->left_after < tournament->n_rounds ||
         (leaver->left_after != BRG_STAYS && leaver->leaver_rule != BRG_LEAVER_BY_BOOK);
}

static gboolean
is_match (const BrgTournament *tournament)
{
  return tournament->kind == BRG_TOURNAMENT_ROUND_ROBIN && tournament->n_players == 2;
}

/* rus-draughts-2022 5.4.5.2, 5.4.5.4; ussr-chess-1956 23: games or micro-matches; what was begun
 * and not ended counts, an adjourned game too. A forfeit does not, whoever it was. */
static gint
count_played (const BrgTournament *tournament, gint player)
{
  gint n_played = 0;

  for (gint round = 1; round <= tournament->n_rounds; round++)
    n_played += brg_meeting_games_is_begun (tournament, player, round);
  return n_played;
}

/* rus-draughts-2022 5.4.5.4: of those that were played what is still to be adjudicated. */
static gint
count_unfinished (const BrgTournament *tournament, gint player)
{
  gint n_unfinished = 0;

  for (gint round = 1; round <= tournament->n_rounds; round++)
    for (gint game = 1; game <= tournament->n_games; game++)
      n_unfinished +=
          brg_meeting_games_get (tournament, player, round, game) == BRG_OUTCOME_ADJOURNED;
  return n_unfinished;
}

static BrgWithdrawalRule
choose_rule (const BrgTournament *tournament,
             const BrgRulebook *rulebook,
             const BrgWithdrawal *withdrawal)
{
  gboolean has_teams = tournament->board_points != NULL;
  const char *decision = has_teams && rulebook->team_leaver_article != NULL
                             ? rulebook->team_leaver_article
                             : rulebook->leaver_decision_article;

  if (withdrawal->is_postal)
    decision = rulebook->correspondence->leaver_article;
  /* rus-draughts-2022 5.4.9.5: the matches are lost, or all of them are annulled. */
  if (withdrawal->rule == BRG_LEAVER_ANNULLED)
    return (BrgWithdrawalRule){ decision, FALSE, TRUE, BRG_UNPLAYED_LEFT_OPEN };
  /* rus-draughts-2022 10.5.3: nothing is settled before the chief arbiter has decided. */
  if (withdrawal->is_postal && withdrawal->is_undecided)
    return (BrgWithdrawalRule){ decision, TRUE, FALSE, BRG_UNPLAYED_LEFT_OPEN };
  if (withdrawal->rule == BRG_LEAVER_FORFEITS || withdrawal->is_undecided)
    return (BrgWithdrawalRule){ decision, TRUE, FALSE, BRG_UNPLAYED_LOST };
  /* ussr-chess-1956 23: who refuses to go on with a match has lost it; the half is that of a
   * tournament. */
  if (is_match (tournament))
    return (BrgWithdrawalRule){ rulebook->half_or_more.article, TRUE, FALSE, BRG_UNPLAYED_LOST };
  /* rus-draughts-2022 5.4.5.2, 5.4.5.3; rus-chess-2014 24.1.1, 24.1.2; ussr-chess-1956 23: exactly
   * half is half. */
  if (2 * withdrawal->n_played < withdrawal->n_scheduled)
    return rulebook->less_than_half;
  return rulebook->half_or_more;
}

static void
count_games (BrgWithdrawals *withdrawals, gint player)
{
  const BrgTournament *tournament = withdrawals->tournament;
  BrgWithdrawal *withdrawal = &withdrawals->players[player];

  withdrawal->in_micro_matches = tournament->n_games > 1;
  withdrawal->n_played = count_played (tournament, player);
  withdrawal->n_unfinished = count_unfinished (tournament, player);
  withdrawal->n_scheduled =
      tournament->kind == BRG_TOURNAMENT_SWISS
          ? tournament->n_rounds
          : brg_tournament_count_opponents (tournament, player) * tournament->cycles;
}

static void
judge_player (BrgWithdrawals *withdrawals, const BrgRulebook *rulebook, gint player)
{
  const BrgTournament *tournament = withdrawals->tournament;
  const BrgPlayer *leaver = &tournament->players[player];
  BrgWithdrawal *withdrawal = &withdrawals->players[player];
  gboolean is_swiss = tournament->kind == BRG_TOURNAMENT_SWISS;
  BrgWithdrawalRule rule;

  withdrawals->n_left += leaver->left_after < tournament->n_rounds;
  withdrawals->counted[player] = TRUE;
  if (!is_swiss)
    count_games (withdrawals, player);
  if (leaver->left_after != BRG_STAYS)
    {
      withdrawal->rule = leaver->leaver_rule;
      withdrawal->is_postal = tournament->is_postal && rulebook->correspondence != NULL;
      withdrawal->is_undecided = leaver->leaver_rule == BRG_LEAVER_BY_BOOK &&
                                 (withdrawal->is_postal || (tournament->board_points != NULL &&
                                                            rulebook->team_leaver_article != NULL));
    }
  /* rus-chess-2014 24.2; rus-draughts-2022 5.4.5.5: in a Swiss everything stays, unless the jury
   * annuls it, or has still to choose. */
  if (is_swiss ? withdrawal->rule != BRG_LEAVER_ANNULLED && !withdrawal->is_undecided
               : !has_left (tournament, player))
    return;
  if (is_swiss)
    count_games (withdrawals, player);
  rule = choose_rule (tournament, rulebook, withdrawal);
  withdrawal->article = rule.article;
  withdrawal->marks = is_swiss ? BRG_UNPLAYED_LEFT_OPEN : rule.marks;
  withdrawal->effect = rule.counts       ? BRG_WITHDRAWAL_COUNTS
                       : rule.struck_out ? BRG_WITHDRAWAL_STRUCK_OUT
                                         : BRG_WITHDRAWAL_NOT_COUNTED;
  withdrawal->loses_match = is_match (tournament) && rulebook->match_leaver_article != NULL &&
                            withdrawal->rule == BRG_LEAVER_BY_BOOK;
  withdrawals->counted[player] = rule.counts;
}

/* What a game brings to the player when he or his opponent has left without playing it. */
static BrgOutcome
mark_unplayed (const BrgWithdrawals *withdrawals, gint player, gint opponent)
{
  const BrgTournament *tournament = withdrawals->tournament;
  gboolean own_left = has_left (tournament, player);
  gboolean other_left = has_left (tournament, opponent);
  BrgUnplayedMarks own = own_left ? withdrawals->players[player].marks : BRG_UNPLAYED_LOST;
  BrgUnplayedMarks other = other_left ? withdrawals->players[opponent].marks : BRG_UNPLAYED_LOST;

  /* ussr-chess-1956 23: an annulled row has no marks at all. */
  if (own == BRG_UNPLAYED_LEFT_OPEN || other == BRG_UNPLAYED_LEFT_OPEN)
    return BRG_OUTCOME_NONE;
  /* rus-draughts-2022 5.4.5.2: minus on both sides. rus-chess-2014 24.1.1: likewise when neither is
   * present; so a player who has left never receives a plus. */
  if (own_left || own == BRG_UNPLAYED_MINUS_BOTH || other == BRG_UNPLAYED_MINUS_BOTH)
    return BRG_OUTCOME_FORFEIT_LOSS;
  return BRG_OUTCOME_FORFEIT_WIN;
}

/* A match between teams that is decided without play is won or lost on every board, of a
 * micro-match what is left of it. */
static void
set_unplayed (BrgTournament *tournament, gint player, gint round, BrgOutcome outcome)
{
  if (tournament->games != NULL)
    brg_meeting_games_fill (tournament, player, round, outcome);
  else
    brg_tournament_decide_match (tournament, player, round, outcome);
}

static void
mark_player (BrgWithdrawals *withdrawals, gint player)
{
  BrgTournament *tournament = withdrawals->tournament;

  /* Earlier games that are open lack their result: they are not the leaver's to lose. */
  for (gint round = MAX (tournament->players[player].left_after, 0) + 1;
       round <= tournament->n_rounds; round++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, round);

      if (cell->opponent == BRG_NOBODY || cell->outcome != BRG_OUTCOME_NONE)
        continue;
      set_unplayed (tournament, player, round, mark_unplayed (withdrawals, player, cell->opponent));
      set_unplayed (tournament, cell->opponent, round,
                    mark_unplayed (withdrawals, cell->opponent, player));
      brg_meeting_games_add_up (tournament, player, round);
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
        mark_player (withdrawals, player);
  return withdrawals;
}

void
brg_withdrawals_rank (const BrgWithdrawals *withdrawals, BrgStandings *standings)
{
  gint first;

  g_return_if_fail (withdrawals != NULL && standings != NULL);
  g_return_if_fail (standings->n_lines == withdrawals->tournament->n_players);

  if (standings->n_lines != 2 ||
      withdrawals->players[0].loses_match == withdrawals->players[1].loses_match)
    return;
  /* ussr-chess-1956 23: the match is lost, though its points may say otherwise. */
  first = withdrawals->players[0].loses_match ? 1 : 0;
  if (standings->lines[0].player != first)
    {
      BrgStanding line = standings->lines[0];

      standings->lines[0] = standings->lines[1];
      standings->lines[1] = line;
    }
  for (gint i = 0; i < 2; i++)
    {
      standings->lines[i].place = standings->lines[i].last_place = i + 1;
      standings->line_of[standings->lines[i].player] = i;
    }
  standings->lines[0].deciding = -1;
  if (standings->lines[1].points >= standings->lines[0].points)
    standings->lines[1].deciding = -1;
}

gint
brg_withdrawals_count_forfeits (const BrgTournament *tournament, gint player)
{
  gint n_forfeits = 0;

  g_return_val_if_fail (tournament != NULL, 0);
  g_return_val_if_fail (player >= 0 && player < tournament->n_players, 0);

  for (gint round = 1; round <= tournament->n_rounds; round++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, round);

      /* rus-chess-2014 13.19, 13.20: for absence. Who came too late was there, and so was who sent
       * no record (rus-draughts-2022 10.5.8). */
      n_forfeits += cell->outcome == BRG_OUTCOME_FORFEIT_LOSS && !cell->came && !cell->lacks_record;
    }
  return n_forfeits;
}

gint
brg_withdrawals_count_missed (const BrgTournament *tournament,
                              const BrgRulebook *rulebook,
                              gint player)
{
  gint n_missed;

  g_return_val_if_fail (tournament != NULL && rulebook != NULL, 0);
  g_return_val_if_fail (player >= 0 && player < tournament->n_players, 0);

  /* rus-draughts-2022 5.4.5.1: one game of a round robin, or two; rus-chess-2014 13.20: three games
   * of any tournament. */
  if (rulebook->missed_article == NULL || tournament->players[player].left_after != BRG_STAYS ||
      (rulebook->missed_round_robin && tournament->kind != BRG_TOURNAMENT_ROUND_ROBIN))
    return 0;
  n_missed = brg_withdrawals_count_forfeits (tournament, player);
  return n_missed >= rulebook->missed_games ? n_missed : 0;
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
