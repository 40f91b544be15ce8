/* test-uci.c - moves as programs write them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-fen.h"
#include "brg-moves.h"
#include "brg-test.h"
#include "brg-uci.h"

typedef struct
{
  const char *path;
  BrgChessVariant variant;
  const char *fen;
  const char *text;
  BrgUciVerdict verdict;
} TextCase;

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define CASTLING "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
#define PROMOTING "8/P3k3/8/8/8/8/8/4K3 w - - 0 1"

static const TextCase texts[] = {
  { "/engine/uci/plain", BRG_CHESS_ORTHODOX, START, "e2e4", BRG_UCI_LEGAL },
  { "/engine/uci/illegal", BRG_CHESS_ORTHODOX, START, "e2e5", BRG_UCI_ILLEGAL },
  { "/engine/uci/empty", BRG_CHESS_ORTHODOX, START, "", BRG_UCI_MALFORMED },
  { "/engine/uci/one-letter", BRG_CHESS_ORTHODOX, START, "e", BRG_UCI_MALFORMED },
  { "/engine/uci/one-square", BRG_CHESS_ORTHODOX, START, "e2", BRG_UCI_MALFORMED },
  { "/engine/uci/cut-off", BRG_CHESS_ORTHODOX, START, "e2e", BRG_UCI_MALFORMED },
  { "/engine/uci/capitals", BRG_CHESS_ORTHODOX, START, "E2E4", BRG_UCI_MALFORMED },
  { "/engine/uci/ninth-rank", BRG_CHESS_ORTHODOX, START, "e2e9", BRG_UCI_MALFORMED },
  { "/engine/uci/ninth-file", BRG_CHESS_ORTHODOX, START, "i2e4", BRG_UCI_MALFORMED },
  { "/engine/uci/dash", BRG_CHESS_ORTHODOX, START, "e2-e4", BRG_UCI_MALFORMED },
  { "/engine/uci/trailing-blank", BRG_CHESS_ORTHODOX, START, "e2e4 ", BRG_UCI_MALFORMED },
  { "/engine/uci/not-a-letter", BRG_CHESS_ORTHODOX, START, "é2e4", BRG_UCI_MALFORMED },
  { "/engine/uci/promotion-of-nobody", BRG_CHESS_ORTHODOX, START, "e2e4q", BRG_UCI_ILLEGAL },
  { "/engine/uci/promotion", BRG_CHESS_ORTHODOX, PROMOTING, "a7a8n", BRG_UCI_LEGAL },
  { "/engine/uci/promotion-missing", BRG_CHESS_ORTHODOX, PROMOTING, "a7a8", BRG_UCI_ILLEGAL },
  { "/engine/uci/promotion-to-king", BRG_CHESS_ORTHODOX, PROMOTING, "a7a8k", BRG_UCI_MALFORMED },
  { "/engine/uci/promotion-to-pawn", BRG_CHESS_ORTHODOX, PROMOTING, "a7a8p", BRG_UCI_MALFORMED },
  { "/engine/uci/promotion-to-dot", BRG_CHESS_ORTHODOX, PROMOTING, "a7a8.", BRG_UCI_MALFORMED },
  { "/engine/uci/promotion-twice", BRG_CHESS_ORTHODOX, PROMOTING, "a7a8qq", BRG_UCI_MALFORMED },
  { "/engine/uci/castling", BRG_CHESS_ORTHODOX, CASTLING, "e1g1", BRG_UCI_LEGAL },
  { "/engine/uci/castling-long", BRG_CHESS_ORTHODOX, CASTLING, "e1c1", BRG_UCI_LEGAL },
  { "/engine/uci/castling-as-in-960", BRG_CHESS_ORTHODOX, CASTLING, "e1h1", BRG_UCI_ILLEGAL },
  { "/engine/uci/960-castling", BRG_CHESS_960, CASTLING, "e1h1", BRG_UCI_LEGAL },
  { "/engine/uci/960-castling-long", BRG_CHESS_960, CASTLING, "e1a1", BRG_UCI_LEGAL },
  { "/engine/uci/960-castling-as-in-chess", BRG_CHESS_960, CASTLING, "e1g1", BRG_UCI_ILLEGAL },
};

static void
test_text (gconstpointer data)
{
  const TextCase *vector = data;
  char written[BRG_UCI_LENGTH];
  BrgPosition position;
  BrgMove move = BRG_MOVE_NONE;

  g_assert_true (
      brg_fen_read (vector->fen, vector->variant, BRG_POSITION_FROM_GAME, &position, NULL));
  g_assert_cmpint (brg_uci_read (&position, vector->text, &move), ==, vector->verdict);
  if (vector->verdict == BRG_UCI_LEGAL)
    g_assert_cmpstr (brg_uci_write (move, vector->variant, written), ==, vector->text);
  else
    g_assert_cmpuint (move, ==, BRG_MOVE_NONE);
}

/* No two moves are written alike, also where king steps and castling end on one square. */
static void
test_unique (void)
{
  BrgPosition position;
  BrgMoveList list;

  g_assert_true (brg_fen_read ("1r2k1r1/8/8/8/8/8/8/1R3KR1 w GB - 0 1", BRG_CHESS_960,
                               BRG_POSITION_FROM_GAME, &position, NULL));
  brg_moves_generate (&position, &list);
  for (guint i = 0; i < list.n_moves; i++)
    {
      char text[BRG_UCI_LENGTH];
      BrgMove move;

      brg_uci_write (list.moves[i], BRG_CHESS_960, text);
      g_assert_cmpint (brg_uci_read (&position, text, &move), ==, BRG_UCI_LEGAL);
      g_assert_cmpuint (move, ==, list.moves[i]);
    }
}

BRG_TEST_TOPIC ("uci")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    g_test_add_data_func (texts[i].path, &texts[i], test_text);
  g_test_add_func ("/engine/uci/every-move-is-read-back", test_unique);
  return g_test_run ();
}
