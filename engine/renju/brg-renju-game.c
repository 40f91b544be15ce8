/* brg-renju-game.c - how a game of renju stands after every move
 *
 * Rules: rus-draughts-2022 9.2.4, 9.2.6, 9.2.7
 * Tests: tests/engine/test-renju-game.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-renju-game.h"

#include "brg-renju-chance.h"
#include "brg-renju-foul.h"

static const struct
{
  const char *id;
  const char *article;
  gboolean ends;
} facts[BRG_N_RENJU_FACTS] = {
  [BRG_RENJU_FIVE] = { "five", "rus-draughts-2022 9.2.6.1", TRUE },
  [BRG_RENJU_LONG_ROW] = { "long-row", "rus-draughts-2022 9.2.6.2", TRUE },
  [BRG_RENJU_BOTH_PASSED] = { "both-passed", "rus-draughts-2022 9.2.7.1b", TRUE },
  [BRG_RENJU_NO_FIVE] = { "no-five", "rus-draughts-2022 9.2.7.1c", TRUE },
  [BRG_RENJU_FOUL_A] = { "foul-33", "rus-draughts-2022 9.2.4.2a", FALSE },
  [BRG_RENJU_FOUL_B] = { "foul-44", "rus-draughts-2022 9.2.4.2b", FALSE },
  [BRG_RENJU_FOUL_C] = { "foul-6", "rus-draughts-2022 9.2.4.2c", FALSE },
  [BRG_RENJU_OFF_CENTRE] = { "off-centre", "rus-draughts-2022 9.2.4.1", FALSE },
};

const char *
brg_renju_fact_to_id (BrgRenjuFact fact)
{
  return facts[fact].id;
}

const char *
brg_renju_fact_get_article (BrgRenjuFact fact)
{
  return facts[fact].article;
}

gboolean
brg_renju_fact_ends (BrgRenjuFact fact)
{
  return facts[fact].ends;
}

void
brg_renju_game_start (BrgRenjuGame *game)
{
  brg_renju_board_clear (&game->board);
  game->n_moves = 0;
}

static guint
judge_black (const BrgRenjuBoard *board, BrgRenjuPoint point)
{
  guint fouls = brg_renju_board_find_fouls (board, point);
  guint made = 0;

  /* rus-draughts-2022 9.2.6.1: a five wins, and by 9.2.4.2 nothing made with it is a foul. */
  if (brg_renju_board_makes_five (board, point, BRG_COLOUR_BLACK))
    return 1u << BRG_RENJU_FIVE;
  if ((fouls & BRG_RENJU_FOUL_THREES) != 0)
    made |= 1u << BRG_RENJU_FOUL_A;
  if ((fouls & BRG_RENJU_FOUL_FOURS) != 0)
    made |= 1u << BRG_RENJU_FOUL_B;
  if ((fouls & BRG_RENJU_FOUL_LONG_ROW) != 0)
    made |= 1u << BRG_RENJU_FOUL_C;
  return made;
}

static guint
judge_white (const BrgRenjuBoard *board, BrgRenjuPoint point)
{
  guint made = 0;

  /* rus-draughts-2022 9.2.6.1, 9.2.6.2: White wins with a five and with a longer row too. */
  if (brg_renju_board_makes_five (board, point, BRG_COLOUR_WHITE))
    made |= 1u << BRG_RENJU_FIVE;
  if (brg_renju_board_makes_long_row (board, point, BRG_COLOUR_WHITE))
    made |= 1u << BRG_RENJU_LONG_ROW;
  return made;
}

/* rus-draughts-2022 9.2.7.1: c. Once it is so it stays so, and only a stone can bring it about. */
static gboolean
makes_dead (const BrgRenjuBoard *board, BrgRenjuPoint point, BrgColour turn)
{
  BrgRenjuBoard after = *board;

  brg_renju_board_place (&after, point, turn);
  return brg_renju_board_is_dead (&after);
}

guint
brg_renju_game_judge (const BrgRenjuGame *game, BrgRenjuPoint move)
{
  BrgColour turn = brg_renju_game_get_turn (game);
  guint made = 0;

  /* rus-draughts-2022 9.2.4.1: Black begins in the centre. */
  if (game->n_moves == 0 && move != BRG_RENJU_CENTRE)
    made |= 1u << BRG_RENJU_OFF_CENTRE;
  if (move == BRG_RENJU_PASS)
    {
      /* rus-draughts-2022 9.2.7.1: b, both refused to place a stone. */
      if (game->n_moves > 0 && game->moves[game->n_moves - 1] == BRG_RENJU_PASS)
        made |= 1u << BRG_RENJU_BOTH_PASSED;
      return made;
    }
  made |= turn == BRG_COLOUR_BLACK ? judge_black (&game->board, move)
                                   : judge_white (&game->board, move);
  if ((made & (1u << BRG_RENJU_FIVE | 1u << BRG_RENJU_LONG_ROW)) == 0 &&
      makes_dead (&game->board, move, turn))
    made |= 1u << BRG_RENJU_NO_FIVE;
  return made;
}

void
brg_renju_game_play (BrgRenjuGame *game, BrgRenjuPoint move)
{
  g_return_if_fail (game->n_moves < BRG_RENJU_MAX_MOVES);
  g_return_if_fail (move == BRG_RENJU_PASS ||
                    (move < BRG_RENJU_N_POINTS && game->board.stones[move] == BRG_COLOUR_NONE));

  game->facts[game->n_moves] = (guint8) brg_renju_game_judge (game, move);
  if (move != BRG_RENJU_PASS)
    brg_renju_board_place (&game->board, move, brg_renju_game_get_turn (game));
  game->moves[game->n_moves++] = move;
}

void
brg_renju_game_take_back (BrgRenjuGame *game)
{
  g_return_if_fail (game->n_moves > 0);

  game->n_moves--;
  if (game->moves[game->n_moves] != BRG_RENJU_PASS)
    brg_renju_board_lift (&game->board, game->moves[game->n_moves]);
}

guint
brg_renju_game_find_first (const BrgRenjuGame *game, BrgRenjuFact fact)
{
  for (guint i = 0; i < game->n_moves; i++)
    if ((game->facts[i] >> fact & 1) != 0)
      return i + 1;
  return 0;
}

guint
brg_renju_game_find_end (const BrgRenjuGame *game, BrgRenjuFact *fact)
{
  for (guint i = 0; i < game->n_moves; i++)
    for (guint n = 0; n < BRG_N_RENJU_FACTS; n++)
      if (facts[n].ends && (game->facts[i] >> n & 1) != 0)
        {
          if (fact != NULL)
            *fact = (BrgRenjuFact) n;
          return i + 1;
        }
  return 0;
}
