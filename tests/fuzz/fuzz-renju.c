/* fuzz-renju.c - feeds whatever a fuzzer invents to the readers of renju
 *
 * A text is read as a board and as a record of a game; what could be read is judged, played and
 * written again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdint.h>

#include "brg-renju-chance.h"
#include "brg-renju-foul.h"
#include "brg-renju-game.h"

#include <string.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static void
check_fault (const BrgRenjuTextFault *fault, size_t size)
{
  g_assert_cmpint (fault->kind, <, BRG_N_RENJU_TEXT_FAULT_KINDS);
  g_assert_cmpint (fault->column, >, 0);
  g_assert_cmpint (fault->column, <=, (gint) size + 1);
}

/* The fouls of a board are those of the board turned. */
static void
check_fouls (const BrgRenjuBoard *board)
{
  guint8 fouls[BRG_RENJU_N_POINTS];
  guint8 turned_fouls[BRG_RENJU_N_POINTS];
  BrgRenjuBoard turned;

  brg_renju_board_turn (board, 5, &turned);
  g_assert_cmpuint (brg_renju_board_find_all_fouls (board, fouls), ==,
                    brg_renju_board_find_all_fouls (&turned, turned_fouls));
  for (guint point = 0; point < BRG_RENJU_N_POINTS; point++)
    {
      BrgRenjuFigure figures[BRG_RENJU_MAX_FIGURES];

      g_assert_cmpuint (fouls[point], ==,
                        turned_fouls[brg_renju_point_turn ((BrgRenjuPoint) point, 5)]);
      if (fouls[point] != 0)
        g_assert_cmpuint (brg_renju_board_explain_fouls (board, (BrgRenjuPoint) point, figures), >,
                          0);
    }
  g_assert_cmpint (brg_renju_board_is_dead (board), ==, brg_renju_board_is_dead (&turned));
}

static void
check_board (const char *text, size_t size)
{
  char written[BRG_RENJU_N_POINTS + 1];
  BrgRenjuTextFault fault;
  BrgRenjuBoard board;
  BrgRenjuBoard again;

  if (!brg_renju_board_read (text, (gssize) size, &board, &fault))
    {
      check_fault (&fault, size);
      return;
    }
  g_assert_true (brg_renju_board_read (brg_renju_board_write (&board, written), -1, &again, NULL));
  g_assert_cmpmem (&board, sizeof board, &again, sizeof again);
  check_fouls (&board);
}

static void
check_record (const char *text)
{
  BrgRenjuPoint moves[BRG_RENJU_MAX_MOVES];
  BrgRenjuPoint again[BRG_RENJU_MAX_MOVES];
  g_autofree char *written = NULL;
  BrgRenjuTextFault fault;
  BrgRenjuBoard empty;
  BrgRenjuGame game;
  guint n_moves;
  guint n_again;

  if (!brg_renju_moves_read (text, moves, &n_moves, &fault))
    {
      check_fault (&fault, strlen (text));
      return;
    }
  written = brg_renju_moves_write (moves, n_moves, BRG_RENJU_LETTER_J);
  g_assert_true (brg_renju_moves_read (written, again, &n_again, NULL));
  g_assert_cmpmem (moves, n_moves, again, n_again);
  brg_renju_game_start (&game);
  for (guint i = 0; i < n_moves; i++)
    brg_renju_game_play (&game, moves[i]);
  while (game.n_moves > 0)
    brg_renju_game_take_back (&game);
  brg_renju_board_clear (&empty);
  g_assert_cmpmem (&game.board, sizeof empty, &empty, sizeof empty);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);

  check_board (text, strlen (text));
  check_record (text);
  return 0;
}
