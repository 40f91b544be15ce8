/* test-moves.c - what may be played and what a move does, by the articles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-fen.h"
#include "brg-moves.h"
#include "brg-test.h"
#include "brg-uci.h"

#include <string.h>

#define ORTHODOX BRG_CHESS_ORTHODOX
#define IN_960 BRG_CHESS_960

/* A move in a position and the position after it; none when the move is not legal. */
typedef struct
{
  const char *path;
  BrgChessVariant variant;
  const char *fen;
  const char *move;
  const char *after;
} MoveCase;

static const MoveCase moves[] = {
  { "/engine/moves/fide-2023/3.1/own-man", ORTHODOX, "4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1", "a1e1",
    NULL },
  { "/engine/moves/fide-2023/3.1.1/capture", ORTHODOX, "4k3/8/8/8/8/8/8/r3K2R w - - 0 1", "e1a1",
    NULL },
  { "/engine/moves/fide-2023/3.1.3/pinned-man-attacks", ORTHODOX,
    "3rk3/8/8/8/8/2n5/3R4/3K4 w - - 0 1", "d1e2", NULL },
  { "/engine/moves/fide-2023/3.1.3/pinned-man-guards", ORTHODOX,
    "4k3/4r3/8/8/4R3/8/8/4K3 b - - 0 1", "e8d8", "3k4/4r3/8/8/4R3/8/8/4K3 w - - 1 2" },
  { "/engine/moves/fide-2023/3.2/bishop", ORTHODOX, "4k3/8/8/8/8/8/1B6/4K3 w - - 3 9", "b2h8",
    "4k2B/8/8/8/8/8/8/4K3 b - - 4 9" },
  { "/engine/moves/fide-2023/3.2/bishop-not-straight", ORTHODOX, "4k3/8/8/8/8/8/1B6/4K3 w - - 0 1",
    "b2b3", NULL },
  { "/engine/moves/fide-2023/3.3/rook", ORTHODOX, "4k3/8/8/8/8/8/1R6/4K3 b - - 3 9", "e8f8",
    "5k2/8/8/8/8/8/1R6/4K3 w - - 4 10" },
  { "/engine/moves/fide-2023/3.3/rook-not-diagonal", ORTHODOX, "4k3/8/8/8/8/8/1R6/4K3 w - - 0 1",
    "b2c3", NULL },
  { "/engine/moves/fide-2023/3.4/queen-diagonal", ORTHODOX, "4k3/8/8/8/8/8/1Q6/4K3 w - - 0 1",
    "b2g7", "4k3/6Q1/8/8/8/8/8/4K3 b - - 1 1" },
  { "/engine/moves/fide-2023/3.4/queen-straight", ORTHODOX, "4k3/8/8/8/8/8/1Q6/4K3 w - - 0 1",
    "b2b8", "1Q2k3/8/8/8/8/8/8/4K3 b - - 1 1" },
  { "/engine/moves/fide-2023/3.4/queen-not-as-knight", ORTHODOX, "4k3/8/8/8/8/8/1Q6/4K3 w - - 0 1",
    "b2c4", NULL },
  { "/engine/moves/fide-2023/3.5/bishop-over-pawn", ORTHODOX, "4k3/8/8/4p3/8/8/1B6/4K3 w - - 0 1",
    "b2f6", NULL },
  { "/engine/moves/fide-2023/3.5/rook-over-own-man", ORTHODOX, "4k3/8/8/8/1N6/8/1R6/4K3 w - - 0 1",
    "b2b5", NULL },
  { "/engine/moves/fide-2023/3.5/queen-takes-first-man", ORTHODOX,
    "4k3/8/8/4p3/8/8/1Q6/4K3 w - - 8 1", "b2e5", "4k3/8/8/4Q3/8/8/8/4K3 b - - 0 1" },
  { "/engine/moves/fide-2023/3.6/knight-over-men", ORTHODOX,
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "g1f3",
    "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1" },
  { "/engine/moves/fide-2023/3.6/knight-over-the-edge", ORTHODOX, "4k3/8/8/8/7N/8/8/4K3 w - - 0 1",
    "h4b5", NULL },
  { "/engine/moves/fide-2023/3.7.1/step", ORTHODOX, "4k3/8/8/8/8/4P3/8/4K3 w - - 7 1", "e3e4",
    "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1" },
  { "/engine/moves/fide-2023/3.7.1/step-back", ORTHODOX, "4k3/8/8/8/8/4P3/8/3K4 w - - 0 1", "e3e2",
    NULL },
  { "/engine/moves/fide-2023/3.7.1/occupied", ORTHODOX, "4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1", "e3e4",
    NULL },
  { "/engine/moves/fide-2023/3.7.1/pinned-on-file", ORTHODOX, "4r1k1/8/8/8/8/4P3/8/4K3 w - - 0 1",
    "e3e4", "4r1k1/8/8/8/4P3/8/8/4K3 b - - 0 1" },
  { "/engine/moves/fide-2023/3.7.2/double-step", ORTHODOX, "4k3/8/8/8/8/8/4P3/4K3 w - - 7 1",
    "e2e4", "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1" },
  { "/engine/moves/fide-2023/3.7.2/double-step-seen", ORTHODOX, "4k3/8/8/8/3p4/8/4P3/4K3 w - - 7 1",
    "e2e4", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1" },
  { "/engine/moves/fide-2023/3.7.2/not-first-move", ORTHODOX, "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1",
    "e3e5", NULL },
  { "/engine/moves/fide-2023/3.7.2/passed-occupied", ORTHODOX, "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1",
    "e2e4", NULL },
  { "/engine/moves/fide-2023/3.7.2/end-occupied", ORTHODOX, "4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1",
    "e2e4", NULL },
  { "/engine/moves/fide-2023/3.7.2/black", ORTHODOX, "4k3/4p3/8/8/8/8/8/4K3 b - - 7 1", "e7e5",
    "4k3/8/8/4p3/8/8/8/4K3 w - - 0 2" },
  { "/engine/moves/fide-2023/3.7.3/capture", ORTHODOX, "4k3/8/8/8/3p4/4P3/8/4K3 w - - 7 1", "e3d4",
    "4k3/8/8/8/3P4/8/8/4K3 b - - 0 1" },
  { "/engine/moves/fide-2023/3.7.3/nothing-to-capture", ORTHODOX, "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1",
    "e3d4", NULL },
  { "/engine/moves/fide-2023/3.7.3/over-the-edge", ORTHODOX, "4k3/8/8/7p/P7/8/8/4K3 w - - 0 1",
    "a4h5", NULL },
  { "/engine/moves/fide-2023/3.7.3/pinned-along-diagonal", ORTHODOX,
    "4k3/8/8/7b/6P1/8/8/3K4 w - - 0 1", "g4h5", "4k3/8/8/7P/8/8/8/3K4 b - - 0 1" },
  { "/engine/moves/fide-2023/3.7.3/pinned-across", ORTHODOX, "4k3/8/8/5p1b/6P1/8/8/3K4 w - - 0 1",
    "g4f5", NULL },
  { "/engine/moves/fide-2023/3.7.4.1/white", ORTHODOX, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 5", "e5d6",
    "4k3/8/3P4/8/8/8/8/4K3 b - - 0 5" },
  { "/engine/moves/fide-2023/3.7.4.1/black", ORTHODOX, "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 5", "d4e3",
    "4k3/8/8/8/8/4p3/8/4K3 w - - 0 6" },
  { "/engine/moves/fide-2023/3.7.4.1/wrong-pawn", ORTHODOX, "4k3/8/8/1p1pP3/8/8/8/4K3 w - b6 0 5",
    "e5d6", NULL },
  { "/engine/moves/fide-2023/3.7.4.2/later", ORTHODOX, "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 5", "e5d6",
    NULL },
  { "/engine/moves/fide-2023/3.7.4.1/ends-check", ORTHODOX, "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 5",
    "e4d3", "8/8/8/2k5/8/3p4/8/4K3 w - - 0 6" },
  { "/engine/moves/fide-2023/3.9.2/en-passant-opens-rank", ORTHODOX,
    "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 5", "e5d6", NULL },
  { "/engine/moves/fide-2023/3.9.2/en-passant-opens-diagonal", ORTHODOX,
    "4k2b/8/8/3pP3/8/8/1K6/8 w - d6 0 5", "e5d6", NULL },
  { "/engine/moves/fide-2023/3.9.2/en-passant-along-pin", ORTHODOX,
    "1b2k3/8/8/3pP3/8/8/7K/8 w - d6 0 5", "e5d6", "1b2k3/8/3P4/8/8/8/7K/8 b - - 0 5" },
  { "/engine/moves/fide-2023/3.9.2/en-passant-pinned", ORTHODOX,
    "4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 5", "e5d6", NULL },
  { "/engine/moves/fide-2023/3.7.5.1/queen", ORTHODOX, "8/P3k3/8/8/8/8/8/4K3 w - - 4 60", "a7a8q",
    "Q7/4k3/8/8/8/8/8/4K3 b - - 0 60" },
  { "/engine/moves/fide-2023/3.7.5.1/rook", ORTHODOX, "8/P3k3/8/8/8/8/8/4K3 w - - 4 60", "a7a8r",
    "R7/4k3/8/8/8/8/8/4K3 b - - 0 60" },
  { "/engine/moves/fide-2023/3.7.5.1/bishop", ORTHODOX, "8/P3k3/8/8/8/8/8/4K3 w - - 4 60", "a7a8b",
    "B7/4k3/8/8/8/8/8/4K3 b - - 0 60" },
  { "/engine/moves/fide-2023/3.7.5.1/knight-by-capture", ORTHODOX,
    "4k3/8/8/8/8/8/p3K3/1R6 b - - 4 60", "a2b1n", "4k3/8/8/8/8/8/4K3/1n6 w - - 0 61" },
  { "/engine/moves/fide-2023/3.7.5.1/must-be-replaced", ORTHODOX, "8/P3k3/8/8/8/8/8/4K3 w - - 4 60",
    "a7a8", NULL },
  { "/engine/moves/fide-2023/3.7.5.1/captured-rook-no-castling", ORTHODOX,
    "r3k3/1P6/8/8/8/8/8/4K3 w q - 0 1", "b7a8n", "N3k3/8/8/8/8/8/8/4K3 b - - 0 1" },
  { "/engine/moves/fide-2023/3.8.1/step", ORTHODOX, "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1f2",
    "4k3/8/8/8/8/8/5K2/R6R b - - 1 1" },
  { "/engine/moves/fide-2023/3.8.1/two-steps", ORTHODOX, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e3",
    NULL },
  { "/engine/moves/fide-2023/3.8.2/short", ORTHODOX, "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1",
    "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1" },
  { "/engine/moves/fide-2023/3.8.2/long", ORTHODOX, "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1", "e8c8",
    "2kr3r/8/8/8/8/8/8/4K3 w - - 1 2" },
  { "/engine/moves/fide-2023/3.8.2.1.1/king-has-moved", ORTHODOX, "4k3/8/8/8/8/8/8/R3K2R w - - 0 1",
    "e1g1", NULL },
  { "/engine/moves/fide-2023/3.8.2.1.2/rook-has-moved", ORTHODOX, "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1",
    "e1g1", NULL },
  { "/engine/moves/fide-2023/3.8.2.1.2/rook-moves", ORTHODOX,
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "a1a7", "r3k2r/R7/8/8/8/8/8/4K2R b Kkq - 1 1" },
  { "/engine/moves/fide-2023/3.8.2.1.2/rook-takes-rook", ORTHODOX,
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "a1a8", "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1" },
  { "/engine/moves/fide-2023/3.8.2.2.1/in-check", ORTHODOX, "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1",
    "e1g1", NULL },
  { "/engine/moves/fide-2023/3.8.2.2.1/crossing", ORTHODOX, "4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1",
    "e1g1", NULL },
  { "/engine/moves/fide-2023/3.8.2.2.1/arriving", ORTHODOX, "4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1",
    "e1g1", NULL },
  { "/engine/moves/fide-2023/3.8.2.2.1/pawn-attacks-crossing", ORTHODOX,
    "4k3/8/8/8/8/8/4p3/R3K2R w KQ - 0 1", "e1c1", NULL },
  { "/engine/moves/fide-2023/3.8.2.2.1/rook-attacked", ORTHODOX,
    "4k3/8/8/8/7r/8/8/R3K2R w KQ - 0 1", "e1g1", "4k3/8/8/8/7r/8/8/R4RK1 b - - 1 1" },
  { "/engine/moves/fide-2023/3.8.2.2.1/b-file-attacked", ORTHODOX,
    "4k3/8/8/8/1r6/8/8/R3K2R w KQ - 0 1", "e1c1", "4k3/8/8/8/1r6/8/8/2KR3R b - - 1 1" },
  { "/engine/moves/fide-2023/3.8.2.2.2/own-man-between", ORTHODOX,
    "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "e1c1", NULL },
  { "/engine/moves/fide-2023/3.8.2.2.2/enemy-man-between", ORTHODOX,
    "4k3/8/8/8/8/8/8/Rn2K2R w KQ - 0 1", "e1c1", NULL },
  { "/engine/moves/fide-2023/II.3.2.1/both-move", IN_960,
    "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1", "e1b1", "1r2k1r1/8/8/8/8/8/8/2KR2R1 b gb - 1 1" },
  { "/engine/moves/fide-2023/II.3.2.2/change-places", IN_960, "4k3/8/8/8/8/8/8/5KR1 w G - 0 1",
    "f1g1", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1" },
  { "/engine/moves/fide-2023/II.3.2.2/change-places-long", IN_960, "2rk4/8/8/8/8/8/8/4K3 b c - 0 1",
    "d8c8", "2kr4/8/8/8/8/8/8/4K3 w - - 1 2" },
  { "/engine/moves/fide-2023/II.3.2.3/only-king", IN_960, "4k3/8/8/8/8/8/8/3RK3 w - - 0 1", "e1d1",
    NULL },
  { "/engine/moves/fide-2023/II.3.2.3/only-king-moves", IN_960, "4k3/8/8/8/8/8/8/4KR2 w F - 0 1",
    "e1f1", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1" },
  { "/engine/moves/fide-2023/II.3.2.4/only-rook-moves", IN_960, "4k3/8/8/8/8/8/8/6KR w H - 0 1",
    "g1h1", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1" },
  { "/engine/moves/fide-2023/II.3.2.4/inner-rook", IN_960, "4k3/8/8/8/8/8/8/RRK5 w B - 0 1", "c1b1",
    "4k3/8/8/8/8/8/8/R1KR4 b - - 1 1" },
  { "/engine/moves/fide-2023/II.3.2.6/king-step-is-not-castling", IN_960,
    "4k3/8/8/8/8/8/8/5K1R w H - 0 1", "f1g1", "4k3/8/8/8/8/8/8/6KR b - - 1 1" },
  { "/engine/moves/fide-2023/II.3.2.7.4/king-way-attacked", IN_960,
    "4k3/8/8/8/3r4/8/8/1K4R1 w G - 0 1", "b1g1", NULL },
  { "/engine/moves/fide-2023/II.3.2.7.4/king-way-occupied", IN_960,
    "4k3/8/8/8/8/8/8/1K1N2R1 w G - 0 1", "b1g1", NULL },
  { "/engine/moves/fide-2023/II.3.2.7.4/rook-way-occupied", IN_960,
    "4k3/8/8/8/8/8/8/RN2K3 w A - 0 1", "e1a1", NULL },
  { "/engine/moves/fide-2023/II.3.2.7.4/rook-end-occupied", IN_960,
    "4k3/8/8/8/8/8/8/R1KN4 w A - 0 1", "c1a1", NULL },
  { "/engine/moves/fide-2023/II.3.2.7.5/a-and-b-occupied", IN_960,
    "4k3/8/8/8/8/8/8/NBR1K3 w C - 0 1", "e1c1", "4k3/8/8/8/8/8/8/NBKR4 b - - 1 1" },
  { "/engine/moves/fide-2023/3.9.2/rook-uncovers-check", IN_960, "4k3/8/8/8/8/8/8/qR1K4 w B - 0 1",
    "d1b1", NULL },
  { "/engine/moves/fide-2023/3.9.2/rook-still-covers", IN_960, "4k3/8/8/8/8/8/8/4KR1q w F - 0 1",
    "e1f1", NULL },
  { "/engine/moves/fide-2023/3.9.1/check-by-pinned-man", ORTHODOX,
    "K3r2k/8/8/8/8/5b2/8/8 w - - 0 1", "a8b8", NULL },
  { "/engine/moves/fide-2023/3.9.2/pinned-knight", ORTHODOX, "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1",
    "e2c3", NULL },
  { "/engine/moves/fide-2023/3.9.2/pinned-rook-along", ORTHODOX,
    "4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2e8", "4R1k1/8/8/8/8/8/8/4K3 b - - 0 1" },
  { "/engine/moves/fide-2023/3.9.2/check-ignored", ORTHODOX, "4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1",
    "a2a3", NULL },
  { "/engine/moves/fide-2023/3.9.2/check-covered", ORTHODOX, "4r1k1/8/8/8/8/8/R7/4K3 w - - 0 1",
    "a2e2", "4r1k1/8/8/8/8/8/4R3/4K3 b - - 1 1" },
  { "/engine/moves/fide-2023/3.9.2/double-check-captured", ORTHODOX,
    "4r1k1/8/8/8/8/3n4/2P5/4K3 w - - 0 1", "c2d3", NULL },
  { "/engine/moves/fide-2023/3.9.2/away-along-the-line", ORTHODOX,
    "4r1k1/8/8/8/8/4K3/8/8 w - - 0 1", "e3e2", NULL },
  { "/engine/moves/fide-2023/3.10.1/opponent's-man", ORTHODOX, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
    "e8e7", NULL },
  { "/engine/moves/fide-2023/3.10.1/empty-square", ORTHODOX, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
    "a1a2", NULL },
};

static void
test_move (gconstpointer data)
{
  const MoveCase *vector = data;
  g_autofree char *after = NULL;
  BrgPosition position;
  BrgMoveUndo undo;
  BrgMove move;

  g_assert_true (
      brg_fen_read (vector->fen, vector->variant, BRG_POSITION_FROM_GAME, &position, NULL));
  if (vector->after == NULL)
    {
      g_assert_cmpint (brg_uci_read (&position, vector->move, &move), ==, BRG_UCI_ILLEGAL);
      return;
    }
  g_assert_cmpint (brg_uci_read (&position, vector->move, &move), ==, BRG_UCI_LEGAL);
  brg_move_make (&position, move, &undo);
  after = brg_fen_write (&position, vector->variant == IN_960 ? BRG_FEN_SHREDDER : BRG_FEN_PLAIN);
  g_assert_cmpstr (after, ==, vector->after);
}

/* Every field that means something; padding does not. */
static void
assert_equal (const BrgPosition *a, const BrgPosition *b)
{
  g_assert_cmpmem (a->kinds, sizeof a->kinds, b->kinds, sizeof b->kinds);
  g_assert_cmpmem (a->men, sizeof a->men, b->men, sizeof b->men);
  g_assert_cmpmem (a->board, sizeof a->board, b->board, sizeof b->board);
  g_assert_cmphex (a->castling, ==, b->castling);
  g_assert_cmphex (a->hash, ==, b->hash);
  g_assert_cmpuint (a->quiet_plies, ==, b->quiet_plies);
  g_assert_cmpuint (a->move_number, ==, b->move_number);
  g_assert_cmpuint (a->turn, ==, b->turn);
  g_assert_cmpuint (a->variant, ==, b->variant);
  g_assert_cmpuint (a->passed_square, ==, b->passed_square);
  g_assert_cmpuint (a->en_passant, ==, b->en_passant);
}

/* A position that was made by moves must be the one that its text says. */
static void
assert_sound (const BrgPosition *position)
{
  g_autofree char *text = brg_fen_write (position, BRG_FEN_EVERY_PASSED);
  BrgPosition again;
  BrgFenFault fault;

  g_assert_true (brg_fen_read (text, position->variant, BRG_POSITION_FROM_GAME, &again, &fault));
  assert_equal (position, &again);
  g_assert_cmphex (position->hash, ==, brg_position_hash (position));
}

#define GAME_PLIES 200

static void
play_game (BrgPosition position, GRand *rand)
{
  BrgPosition before[GAME_PLIES];
  BrgMove played[GAME_PLIES];
  BrgMoveUndo undone[GAME_PLIES];
  gint n_plies = 0;

  while (n_plies < GAME_PLIES)
    {
      BrgMoveList list;

      brg_moves_generate (&position, &list);
      g_assert_cmpuint (list.n_moves, ==, brg_moves_count (&position));
      if (list.n_moves == 0)
        break;
      before[n_plies] = position;
      played[n_plies] = list.moves[g_rand_int_range (rand, 0, (gint32) list.n_moves)];
      brg_move_make (&position, played[n_plies], &undone[n_plies]);
      assert_sound (&position);
      g_assert_false (brg_position_is_same (&position, &before[n_plies]));
      n_plies++;
    }
  while (n_plies-- > 0)
    {
      brg_move_unmake (&position, played[n_plies], &undone[n_plies]);
      assert_equal (&position, &before[n_plies]);
      g_assert_true (brg_position_is_same (&position, &before[n_plies]));
    }
}

static void
test_games (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2023);

  for (gint game = 0; game < 30; game++)
    play_game (brg_position_start (BRG_CHESS_ORTHODOX, BRG_POSITION_ORTHODOX_START), rand);
  for (gint game = 0; game < 30; game++)
    play_game (brg_position_start (BRG_CHESS_960, (guint) g_rand_int_range (rand, 0, 960)), rand);
}

BRG_TEST_TOPIC ("moves")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (moves); i++)
    g_test_add_data_func (moves[i].path, &moves[i], test_move);
  g_test_add_func ("/engine/moves/make-and-unmake-over-games", test_games);
  return g_test_run ();
}
