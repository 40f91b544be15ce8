/* brg-playoff-parts.c - parts of play-offs: games, meetings, tables and the count of moves
 *
 * Rules: rus-chess-2014 30.5.5, 30.5.6.2.3; rus-draughts-2022 5.4.6
 * Tests: tests/pairing/test-playoff.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-berger.h"
#include "brg-playoff-private.h"

gint
brg_playoff_play_one_game (BrgPlayoffRun *run,
                           gint stage,
                           gint round,
                           gint board,
                           gint player,
                           gint other,
                           BrgPlayoffControl control)
{
  gboolean is_white = brg_playoff_draw_white (run, stage, round, player, other);
  guint game = brg_playoff_ask_game (run, stage, round, board, is_white ? player : other,
                                     is_white ? other : player, control);

  return brg_playoff_wins_for (brg_playoff_get_game (run, game));
}

static gboolean
has_result (const BrgPlayoffRun *run,
            gint stage,
            gint round,
            gint board,
            const gint *pair,
            BrgPlayoffControl control)
{
  for (guint i = 0; i < run->n_recorded; i++)
    {
      const BrgPlayoffGame *game = &run->recorded[i];

      if (game->stage == stage && game->round == round && game->board == run->board + board &&
          game->white == pair[0] && game->black == pair[1] && game->control == control &&
          brg_playoff_game_is_over (game))
        return TRUE;
    }
  return FALSE;
}

/* rus-draughts-2022 5.4.6: games one after another with alternating colours. Games that cannot
 * change the winner any more are not asked for. */
gboolean
brg_playoff_play_games (BrgPlayoffRun *run,
                        gint stage,
                        gint round,
                        gint board,
                        const gint *pair,
                        gint n_games,
                        BrgPlayoffControl control,
                        gint *lead)
{
  gboolean is_white = brg_playoff_draw_white (run, stage, round + 1, pair[0], pair[1]);
  gboolean is_over = TRUE;

  *lead = 0;
  for (gint i = 1; i <= n_games; i++)
    {
      gboolean has_white = is_white == (i % 2 == 1);
      gint sides[2] = { pair[has_white ? 0 : 1], pair[has_white ? 1 : 0] };
      gboolean is_decided = is_over && ABS (*lead) > 2 * (n_games - i + 1);
      BrgPlayoffGame *game;

      if (is_decided && !has_result (run, stage, round + i, board, sides, control))
        continue;
      game = brg_playoff_get_game (
          run, brg_playoff_ask_game (run, stage, round + i, board, sides[0], sides[1], control));
      is_over = is_over && brg_playoff_game_is_over (game);
      *lead += brg_playoff_get_halves (game, pair[0]) - brg_playoff_get_halves (game, pair[1]);
    }
  return is_over;
}

GArray *
brg_playoff_rank (const GArray *players, const gint64 *keys)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (BrgPlayoffPlace));
  g_autofree gboolean *is_placed = g_new0 (gboolean, players->len);

  while (places->len < players->len)
    {
      BrgPlayoffPlace place = { 0, (gint) places->len + 1 };
      gint64 best = G_MAXINT64;

      for (guint i = 0; i < players->len; i++)
        if (!is_placed[i])
          best = MIN (best, keys[i]);
      for (guint i = 0; i < players->len; i++)
        if (!is_placed[i] && keys[i] == best)
          {
            place.player = g_array_index (players, gint, i);
            is_placed[i] = TRUE;
            g_array_append_val (places, place);
          }
    }
  return places;
}

/* A meeting in the table; adds what it brought to the two. Returns: whether it is over. */
static gboolean
play_meeting (BrgPlayoffRun *run,
              gint stage,
              gint table_round,
              gint board,
              const gint *pair,
              gint n_games,
              BrgPlayoffControl control,
              gint *halves)
{
  gboolean is_over = TRUE;

  halves[0] = halves[1] = 0;
  for (gint i = 1; i <= n_games; i++)
    {
      gint white = i % 2 == 1 ? 0 : 1;
      guint index = brg_playoff_ask_game (run, stage, (table_round - 1) * n_games + i, board,
                                          pair[white], pair[1 - white], control);
      const BrgPlayoffGame *game = brg_playoff_get_game (run, index);

      is_over = is_over && brg_playoff_game_is_over (game);
      halves[0] += brg_playoff_get_halves (game, pair[0]);
      halves[1] += brg_playoff_get_halves (game, pair[1]);
    }
  return is_over;
}

/* rus-draughts-2022 5.4.6: the sum of its games says who won a micro-match. */
static void
count_as_one (gint *halves)
{
  gint lead = halves[0] - halves[1];

  halves[0] = lead == 0 ? 1 : lead > 0 ? 2 : 0;
  halves[1] = 2 - halves[0];
}

GArray *
brg_playoff_play_table (BrgPlayoffRun *run,
                        gint stage,
                        const GArray *numbers,
                        gint n_games,
                        gboolean counts_meetings,
                        BrgPlayoffControl control)
{
  gint n = (gint) numbers->len;
  gint size = brg_berger_table_size (n);
  g_autofree gint64 *keys = g_new0 (gint64, n);
  gboolean is_over = TRUE;

  for (gint round = 1; round < size; round++)
    {
      gint n_boards = 0;

      for (gint i = 0; i < size / 2; i++)
        {
          BrgPair pair = brg_berger_board (size, round, i);
          gint sides[2];
          gint halves[2];

          if (MAX (pair.white, pair.black) > n)
            continue;
          sides[0] = g_array_index (numbers, gint, pair.white - 1);
          sides[1] = g_array_index (numbers, gint, pair.black - 1);
          is_over = play_meeting (run, stage, round, ++n_boards, sides, n_games, control, halves) &&
                    is_over;
          if (counts_meetings)
            count_as_one (halves);
          keys[pair.white - 1] -= halves[0];
          keys[pair.black - 1] -= halves[1];
        }
    }
  return is_over ? brg_playoff_rank (numbers, keys) : NULL;
}

gint
brg_playoff_count_first (const GArray *places)
{
  gint n = 0;

  while (n < (gint) places->len && g_array_index (places, BrgPlayoffPlace, n).position == 1)
    n++;
  return n;
}

void
brg_playoff_replace_first (GArray *places, const GArray *first)
{
  for (guint i = 0; i < first->len; i++)
    g_array_index (places, BrgPlayoffPlace, i) = g_array_index (first, BrgPlayoffPlace, i);
}

/* What a player needed for his wins. */
typedef struct
{
  gint n_won;
  gint moves;
} Wins;

static gboolean
is_of_stage (const BrgPlayoffRun *run, const BrgPlayoffGame *game, gint stage, gint board)
{
  return game->stage == stage && game->group == run->group &&
         (board == 0 || game->board == run->board + board);
}

/* Whether all moves are known. A game that was won without play has none. */
static gboolean
add_wins (BrgPlayoffRun *run, gint stage, gint board, gint player, Wins *wins)
{
  gboolean is_known = TRUE;

  for (guint i = 0; i < run->playoff->games->len; i++)
    {
      BrgPlayoffGame *game = brg_playoff_get_game (run, i);

      if (!is_of_stage (run, game, stage, board) || brg_playoff_wins_for (game) != player)
        continue;
      wins->n_won++;
      wins->moves += game->moves;
      if (game->moves == 0 && game->white_outcome != BRG_OUTCOME_FORFEIT_WIN &&
          game->black_outcome != BRG_OUTCOME_FORFEIT_WIN)
        {
          game->needs_moves = TRUE;
          is_known = FALSE;
        }
    }
  return is_known;
}

/* rus-chess-2014 30.5.6.2.3, 30.5.6.4: fewest moves in the games that were won. Who won none has no
 * such moves and comes behind those who did. */
GArray *
brg_playoff_count_moves (BrgPlayoffRun *run, gint stage, gint board, const GArray *players)
{
  g_autofree gint64 *keys = g_new0 (gint64, players->len);
  gboolean is_known = TRUE;

  for (guint i = 0; i < players->len; i++)
    {
      Wins wins = { 0, 0 };

      is_known = add_wins (run, stage, board, g_array_index (players, gint, i), &wins) && is_known;
      keys[i] = wins.n_won > 0 ? wins.moves : G_MAXINT;
    }
  return is_known ? brg_playoff_rank (players, keys) : NULL;
}
