/* brg-tournament.c - a tournament as a value: players, rounds, outcomes
 *
 * Tests: tests/pairing/test-tournament.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-tournament.h"

static gsize
count_cells (const BrgTournament *tournament)
{
  return (gsize) tournament->n_players * (gsize) tournament->n_rounds;
}

static gsize
get_index (const BrgTournament *tournament, gint player, gint round)
{
  return (gsize) (round - 1) * (gsize) tournament->n_players + (gsize) player;
}

static gsize
count_boards (const BrgTournament *tournament)
{
  return count_cells (tournament) * (gsize) tournament->n_boards;
}

static gsize
count_games (const BrgTournament *tournament)
{
  return count_cells (tournament) * (gsize) tournament->n_games;
}

BrgTournament *
brg_tournament_new (BrgTournamentKind kind, gint n_players, gint n_rounds)
{
  BrgTournament *tournament;

  g_return_val_if_fail (n_players >= 0 && n_rounds >= 0, NULL);

  tournament = g_new0 (BrgTournament, 1);
  tournament->kind = kind;
  tournament->n_players = n_players;
  tournament->n_rounds = n_rounds;
  tournament->cycles = 1;
  tournament->n_games = 1;
  tournament->scoring = brg_scoring_classic ();
  tournament->players = g_new0 (BrgPlayer, n_players);
  for (gint i = 0; i < n_players; i++)
    tournament->players[i] = (BrgPlayer){ .number = i + 1, .left_after = BRG_STAYS };
  tournament->cells = g_new0 (BrgCell, count_cells (tournament));
  for (gsize i = 0; i < count_cells (tournament); i++)
    tournament->cells[i].opponent = BRG_NOBODY;
  return tournament;
}

static void
free_decided_order (gpointer data)
{
  BrgDecidedOrder *order = data;

  g_free (order->positions);
  g_free (order);
}

void
brg_tournament_add_decided_order (BrgTournament *tournament,
                                  BrgTieMethod method,
                                  const gint *positions)
{
  brg_tournament_add_strong_order (tournament, method, BRG_TIE_PARTS_EQUAL, positions);
}

void
brg_tournament_add_strong_order (BrgTournament *tournament,
                                 BrgTieMethod method,
                                 BrgTieReach reach,
                                 const gint *positions)
{
  BrgDecidedOrder *order;

  g_return_if_fail (tournament != NULL && positions != NULL);

  if (tournament->decided_orders == NULL)
    tournament->decided_orders = g_ptr_array_new_with_free_func (free_decided_order);
  order = g_new0 (BrgDecidedOrder, 1);
  order->method = method;
  order->reach = reach;
  order->positions = g_memdup2 (positions, (gsize) tournament->n_players * sizeof *positions);
  g_ptr_array_add (tournament->decided_orders, order);
}

BrgTournament *
brg_tournament_copy (const BrgTournament *tournament)
{
  BrgTournament *copy;

  g_return_val_if_fail (tournament != NULL, NULL);

  copy = g_memdup2 (tournament, sizeof *tournament);
  copy->players =
      g_memdup2 (tournament->players, (gsize) tournament->n_players * sizeof *tournament->players);
  copy->cells = g_memdup2 (tournament->cells, count_cells (tournament) * sizeof *tournament->cells);
  copy->virtual_points = g_memdup2 (tournament->virtual_points,
                                    count_cells (tournament) * sizeof *tournament->virtual_points);
  copy->board_points = g_memdup2 (tournament->board_points,
                                  count_cells (tournament) * sizeof *tournament->board_points);
  copy->boards =
      g_memdup2 (tournament->boards, count_boards (tournament) * sizeof *tournament->boards);
  copy->games = g_memdup2 (tournament->games, count_games (tournament) * sizeof *tournament->games);
  copy->carried =
      g_memdup2 (tournament->carried, (gsize) tournament->n_players * sizeof *tournament->carried);
  if (tournament->forbidden != NULL)
    copy->forbidden = g_array_copy (tournament->forbidden);
  copy->decided_orders = NULL;
  for (guint i = 0; tournament->decided_orders != NULL && i < tournament->decided_orders->len; i++)
    {
      const BrgDecidedOrder *order = tournament->decided_orders->pdata[i];

      brg_tournament_add_strong_order (copy, order->method, order->reach, order->positions);
    }
  return copy;
}

/* What was known of a player's round before it was paired. */
static void
keep_absence (BrgTournament *cut,
              const BrgTournament *full,
              gint player,
              gint round,
              gint last_paired)
{
  const BrgCell *cell = brg_tournament_cell (full, player, round);

  if (cell->opponent != BRG_NOBODY || cell->outcome == BRG_OUTCOME_PAIRING_BYE)
    return;
  if (brg_outcome_is_bye (cell->outcome))
    brg_tournament_set_bye (cut, round, player, cell->outcome);
  else if (cell->outcome == BRG_OUTCOME_NONE && round <= last_paired &&
           full->kind == BRG_TOURNAMENT_SWISS)
    brg_tournament_set_bye (cut, round, player, BRG_OUTCOME_ZERO_BYE);
}

static void
copy_boards (BrgTournament *cut, const BrgTournament *full, gint player, gint round)
{
  for (gint board = 1; board <= full->n_boards; board++)
    {
      const BrgTeamBoard *row = brg_tournament_board (full, player, round, board);

      brg_tournament_set_board (cut, player, round, board, row->outcome, row->points);
    }
}

static void
copy_games (BrgTournament *cut, const BrgTournament *full, gint through_round)
{
  cut->games = g_new0 (BrgOutcome, count_games (cut));
  /* Round by round, and there are as many players in both. */
  for (gsize i = 0; i < get_index (full, 0, through_round + 1) * (gsize) full->n_games; i++)
    cut->games[i] = full->games[i];
}

BrgTournament *
brg_tournament_cut (const BrgTournament *tournament, gint round)
{
  gint last_paired;
  BrgTournament *cut;

  g_return_val_if_fail (tournament != NULL && round >= 1, NULL);

  last_paired = brg_tournament_last_paired_round (tournament);
  cut = brg_tournament_new (tournament->kind, tournament->n_players,
                            MAX (tournament->n_rounds, round));
  cut->cycles = tournament->cycles;
  cut->is_two_sided = tournament->is_two_sided;
  cut->is_postal = tournament->is_postal;
  cut->black_begins = tournament->black_begins;
  cut->board_points_first = tournament->board_points_first;
  cut->board_scoring = tournament->board_scoring;
  if (tournament->boards != NULL)
    brg_tournament_set_n_boards (cut, tournament->n_boards);
  cut->n_games = tournament->n_games;
  if (tournament->games != NULL)
    copy_games (cut, tournament, MIN (round - 1, tournament->n_rounds));
  cut->scoring = tournament->scoring;
  cut->initial_colour = tournament->initial_colour;
  cut->carried =
      g_memdup2 (tournament->carried, (gsize) tournament->n_players * sizeof *tournament->carried);
  if (tournament->forbidden != NULL)
    cut->forbidden = g_array_copy (tournament->forbidden);
  for (gint player = 0; player < tournament->n_players; player++)
    {
      cut->players[player] = tournament->players[player];
      for (gint r = 1; r <= MIN (round, tournament->n_rounds); r++)
        {
          gint points = brg_tournament_virtual_points (tournament, player, r);

          if (points != 0)
            brg_tournament_set_virtual_points (cut, player, r, points);
          if (r < round && tournament->board_points != NULL)
            brg_tournament_set_board_points (
                cut, player, r, tournament->board_points[get_index (tournament, player, r)]);
          if (r < round && tournament->boards != NULL)
            copy_boards (cut, tournament, player, r);
          if (r < round)
            *brg_tournament_cell (cut, player, r) = *brg_tournament_cell (tournament, player, r);
          else
            keep_absence (cut, tournament, player, r, last_paired);
        }
    }
  return cut;
}

void
brg_tournament_free (BrgTournament *tournament)
{
  if (tournament == NULL)
    return;
  g_free (tournament->players);
  g_free (tournament->cells);
  g_free (tournament->virtual_points);
  g_free (tournament->board_points);
  g_free (tournament->boards);
  g_free (tournament->games);
  g_free (tournament->carried);
  g_clear_pointer (&tournament->forbidden, g_array_unref);
  g_clear_pointer (&tournament->decided_orders, g_ptr_array_unref);
  g_free (tournament);
}

void
brg_tournament_set_game (BrgTournament *tournament,
                         gint round,
                         gint white,
                         gint black,
                         BrgOutcome white_outcome,
                         BrgOutcome black_outcome)
{
  g_return_if_fail (tournament != NULL);
  g_return_if_fail (white != black);

  *brg_tournament_cell (tournament, white, round) =
      (BrgCell){ .opponent = black, .colour = BRG_COLOUR_WHITE, .outcome = white_outcome };
  *brg_tournament_cell (tournament, black, round) =
      (BrgCell){ .opponent = white, .colour = BRG_COLOUR_BLACK, .outcome = black_outcome };
}

void
brg_tournament_set_bye (BrgTournament *tournament, gint round, gint player, BrgOutcome outcome)
{
  g_return_if_fail (tournament != NULL);
  g_return_if_fail (outcome == BRG_OUTCOME_NONE || brg_outcome_is_bye (outcome));

  *brg_tournament_cell (tournament, player, round) =
      (BrgCell){ .opponent = BRG_NOBODY, .colour = BRG_COLOUR_NONE, .outcome = outcome };
}

/* What the boards have given so far, whether or not the match is over. */
static gint
get_given_points (const BrgTournament *tournament, gint player, gint round)
{
  return tournament->board_points == NULL
             ? 0
             : tournament->board_points[get_index (tournament, player, round)];
}

/* rus-draughts-2022 5.4.9.6: a score is the sum of matches, and a match in which somebody still
 * plays is no result, however its boards stand. */
static gint
get_board_points (const BrgTournament *tournament, gint player, gint round)
{
  const BrgCell *cell = brg_tournament_cell (tournament, player, round);

  return cell->opponent != BRG_NOBODY && brg_outcome_is_pending (cell->outcome)
             ? 0
             : get_given_points (tournament, player, round);
}

static gint
get_outcome_points (const BrgTournament *tournament, gint player, gint round)
{
  return brg_scoring_points (&tournament->scoring,
                             brg_tournament_cell (tournament, player, round)->outcome);
}

static gint
sum_points (const BrgTournament *tournament,
            gint player,
            gint through_round,
            gint (*get_points) (const BrgTournament *tournament, gint player, gint round))
{
  gint score = 0;

  for (gint round = 1; round <= MIN (through_round, tournament->n_rounds); round++)
    score += get_points (tournament, player, round);
  return score;
}

/* rus-draughts-2022 5.4.9.6.1, 5.4.9.6.2: the points of all games or those of the matches. */
gint
brg_tournament_round_points (const BrgTournament *tournament, gint player, gint round)
{
  g_return_val_if_fail (tournament != NULL, 0);

  return tournament->board_points_first ? get_board_points (tournament, player, round)
                                        : get_outcome_points (tournament, player, round);
}

gint
brg_tournament_score (const BrgTournament *tournament, gint player, gint through_round)
{
  g_return_val_if_fail (tournament != NULL, 0);

  return brg_tournament_carried (tournament, player) +
         sum_points (tournament, player, through_round, brg_tournament_round_points);
}

const BrgScoring *
brg_tournament_get_scoring (const BrgTournament *tournament)
{
  g_return_val_if_fail (tournament != NULL, NULL);

  return tournament->board_points_first ? &tournament->board_scoring : &tournament->scoring;
}

/* What an adjourned game would add as a draw. */
static gint
get_adjourned_points (const BrgTournament *tournament, gint player, gint round)
{
  const BrgCell *cell = brg_tournament_cell (tournament, player, round);
  gint own;
  gint n_given;

  if (cell->outcome != BRG_OUTCOME_ADJOURNED)
    return 0;
  if (!tournament->board_points_first)
    return tournament->scoring.draw;
  /* What a team has on its boards, and half of what they have not given yet. */
  own = get_given_points (tournament, player, round);
  n_given = own;
  if (cell->opponent != BRG_NOBODY)
    n_given += get_given_points (tournament, cell->opponent, round);
  return own + MAX (tournament->board_scoring.win - n_given, 0) / 2;
}

/* fide-acceleration-2026 1.5: standing points and virtual points of the round;
 * fide-handling-2026 3.1: an adjourned game is a draw for pairing. */
gint
brg_tournament_pairing_score (const BrgTournament *tournament, gint player, gint round)
{
  g_return_val_if_fail (tournament != NULL, 0);

  return brg_tournament_score (tournament, player, round - 1) +
         sum_points (tournament, player, round - 1, get_adjourned_points) +
         brg_tournament_virtual_points (tournament, player, round);
}

gint
brg_tournament_carried (const BrgTournament *tournament, gint player)
{
  g_return_val_if_fail (tournament != NULL, 0);
  g_return_val_if_fail (player >= 0 && player < tournament->n_players, 0);

  /* rus-draughts-2022 1.4: stages of one competition; its regulations say what is brought along. */
  return tournament->carried != NULL ? tournament->carried[player] : 0;
}

void
brg_tournament_set_carried (BrgTournament *tournament, gint player, gint points)
{
  g_return_if_fail (tournament != NULL);
  g_return_if_fail (player >= 0 && player < tournament->n_players);

  if (tournament->carried == NULL)
    tournament->carried = g_new0 (gint, tournament->n_players);
  tournament->carried[player] = points;
}

gint
brg_tournament_virtual_points (const BrgTournament *tournament, gint player, gint round)
{
  g_return_val_if_fail (tournament != NULL, 0);

  if (tournament->virtual_points == NULL || round < 1 || round > tournament->n_rounds)
    return 0;
  return tournament->virtual_points[get_index (tournament, player, round)];
}

void
brg_tournament_set_virtual_points (BrgTournament *tournament, gint player, gint round, gint points)
{
  g_return_if_fail (tournament != NULL);
  g_return_if_fail (player >= 0 && player < tournament->n_players);
  g_return_if_fail (round >= 1 && round <= tournament->n_rounds);

  if (tournament->virtual_points == NULL)
    tournament->virtual_points = g_new0 (gint, count_cells (tournament));
  tournament->virtual_points[get_index (tournament, player, round)] = points;
}

gint
brg_tournament_board_score (const BrgTournament *tournament, gint player, gint through_round)
{
  g_return_val_if_fail (tournament != NULL, 0);

  return sum_points (tournament, player, through_round,
                     tournament->board_points_first ? get_outcome_points : get_board_points);
}

void
brg_tournament_set_board_points (BrgTournament *tournament, gint player, gint round, gint points)
{
  g_return_if_fail (tournament != NULL);
  g_return_if_fail (player >= 0 && player < tournament->n_players);
  g_return_if_fail (round >= 1 && round <= tournament->n_rounds);

  if (tournament->board_points == NULL)
    tournament->board_points = g_new0 (gint, count_cells (tournament));
  tournament->board_points[get_index (tournament, player, round)] = points;
}

void
brg_tournament_set_n_boards (BrgTournament *tournament, gint n_boards)
{
  g_return_if_fail (tournament != NULL);
  g_return_if_fail (n_boards >= 1);

  g_free (tournament->boards);
  tournament->n_boards = n_boards;
  tournament->boards = g_new0 (BrgTeamBoard, count_boards (tournament));
}

static gsize
get_board_index (const BrgTournament *tournament, gint player, gint round, gint board)
{
  return get_index (tournament, player, round) * (gsize) tournament->n_boards + (gsize) (board - 1);
}

const BrgTeamBoard *
brg_tournament_board (const BrgTournament *tournament, gint player, gint round, gint board)
{
  g_return_val_if_fail (tournament != NULL && tournament->boards != NULL, NULL);
  g_return_val_if_fail (player >= 0 && player < tournament->n_players, NULL);
  g_return_val_if_fail (round >= 1 && round <= tournament->n_rounds, NULL);
  g_return_val_if_fail (board >= 1 && board <= tournament->n_boards, NULL);

  return &tournament->boards[get_board_index (tournament, player, round, board)];
}

void
brg_tournament_set_board (BrgTournament *tournament,
                          gint player,
                          gint round,
                          gint board,
                          BrgOutcome outcome,
                          gint points)
{
  g_return_if_fail (tournament != NULL && tournament->boards != NULL);
  g_return_if_fail (player >= 0 && player < tournament->n_players);
  g_return_if_fail (round >= 1 && round <= tournament->n_rounds);
  g_return_if_fail (board >= 1 && board <= tournament->n_boards);

  tournament->boards[get_board_index (tournament, player, round, board)] =
      (BrgTeamBoard){ outcome, points };
}

void
brg_tournament_decide_match (BrgTournament *tournament, gint player, gint round, BrgOutcome outcome)
{
  gint points;

  g_return_if_fail (tournament != NULL);

  points = brg_scoring_points (&tournament->board_scoring, outcome);
  brg_tournament_cell (tournament, player, round)->outcome = outcome;
  if (tournament->board_points != NULL)
    brg_tournament_set_board_points (tournament, player, round, points);
  for (gint board = 1; tournament->boards != NULL && board <= tournament->n_boards; board++)
    brg_tournament_set_board (tournament, player, round, board, outcome,
                              points / tournament->n_boards);
}

static void
append_ban (BrgTournament *tournament, const BrgForbiddenPair *pair)
{
  if (tournament->forbidden == NULL)
    tournament->forbidden = g_array_new (FALSE, FALSE, sizeof (BrgForbiddenPair));
  g_array_append_vals (tournament->forbidden, pair, 1);
}

void
brg_tournament_forbid (BrgTournament *tournament,
                       gint player,
                       gint other,
                       gint first_round,
                       gint last_round)
{
  BrgForbiddenPair pair = { player, other, first_round, last_round, FALSE };

  g_return_if_fail (tournament != NULL);
  g_return_if_fail (player != other);

  append_ban (tournament, &pair);
}

void
brg_tournament_keep_apart (BrgTournament *tournament,
                           gint player,
                           gint other,
                           gint first_round,
                           gint last_round)
{
  BrgForbiddenPair pair = { player, other, first_round, last_round, TRUE };

  g_return_if_fail (tournament != NULL);
  g_return_if_fail (player != other);

  append_ban (tournament, &pair);
}

const BrgForbiddenPair *
brg_tournament_find_ban (const BrgTournament *tournament, gint player, gint other, gint round)
{
  g_return_val_if_fail (tournament != NULL, NULL);

  for (guint i = 0; tournament->forbidden != NULL && i < tournament->forbidden->len; i++)
    {
      const BrgForbiddenPair *pair = &g_array_index (tournament->forbidden, BrgForbiddenPair, i);

      if (round >= pair->first_round && round <= pair->last_round &&
          ((pair->player == player && pair->other == other) ||
           (pair->player == other && pair->other == player)))
        return pair;
    }
  return NULL;
}

gboolean
brg_tournament_is_forbidden (const BrgTournament *tournament, gint player, gint other, gint round)
{
  return brg_tournament_find_ban (tournament, player, other, round) != NULL;
}

gint
brg_tournament_count_opponents (const BrgTournament *tournament, gint player)
{
  gint n_first;

  g_return_val_if_fail (tournament != NULL, 0);

  n_first = (tournament->n_players + 1) / 2;
  if (!tournament->is_two_sided)
    return tournament->n_players - 1;
  /* rus-draughts-2022 1.4: those of one's own side are no opponents. */
  return player < n_first ? tournament->n_players - n_first : n_first;
}

gint
brg_tournament_last_paired_round (const BrgTournament *tournament)
{
  g_return_val_if_fail (tournament != NULL, 0);

  for (gint round = tournament->n_rounds; round >= 1; round--)
    for (gint player = 0; player < tournament->n_players; player++)
      {
        const BrgCell *cell = brg_tournament_cell (tournament, player, round);

        if (cell->opponent != BRG_NOBODY || cell->outcome == BRG_OUTCOME_PAIRING_BYE)
          return round;
      }
  return 0;
}

gint
brg_tournament_find_number (const BrgTournament *tournament, gint number)
{
  gint low = 0;
  gint high;

  g_return_val_if_fail (tournament != NULL, BRG_NOBODY);

  high = tournament->n_players - 1;
  while (low <= high)
    {
      gint middle = (low + high) / 2;

      if (tournament->players[middle].number == number)
        return middle;
      if (tournament->players[middle].number < number)
        low = middle + 1;
      else
        high = middle - 1;
    }
  return BRG_NOBODY;
}
