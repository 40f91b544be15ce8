/* test-move-input.c - what a move on the board means
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-move-input.h"
#include "brg-test.h"

#include "brg-fen.h"
#include "brg-san-write.h"
#include "brg-uci.h"

typedef struct
{
  const char *path;
  BrgChessVariant variant;
  const char *fen;
  const char *shown;    /* the squares that the piece went from and to */
  const char *expected; /* moves in UCI, king takes rook for castling, "" for none */
} Case;

#define CHESS BRG_CHESS_ORTHODOX
#define C960 BRG_CHESS_960
#define BOTH "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"

static const Case cases[] = {
  { "/move-input/plain", CHESS, BOTH, "e1e2", "e1e2" },
  { "/move-input/illegal", CHESS, BOTH, "e1e3", "" },
  { "/move-input/empty-square", CHESS, BOTH, "e4e5", "" },
  { "/move-input/other-side", CHESS, BOTH, "e8e7", "" },
  { "/move-input/same-square", CHESS, BOTH, "e1e1", "" },
  { "/move-input/fide-2023 3.8.2.1/king-side-by-king", CHESS, BOTH, "e1g1", "e1h1" },
  { "/move-input/fide-2023 3.8.2.1/king-side-by-rook", CHESS, BOTH, "e1h1", "e1h1" },
  { "/move-input/fide-2023 3.8.2.1/queen-side-by-king", CHESS, BOTH, "e1c1", "e1a1" },
  { "/move-input/fide-2023 3.8.2.1/queen-side-by-rook", CHESS, BOTH, "e1a1", "e1a1" },
  { "/move-input/fide-2023 3.8.2.1/not-two-squares-farther", CHESS, BOTH, "e1b1", "" },
  { "/move-input/fide-2023 3.8.2.1/rook-to-king-is-no-castling", CHESS, BOTH, "h1e1", "" },
  { "/move-input/fide-2023 3.8.2.1/beside-the-rook-it-is-the-rook", CHESS, BOTH, "h1f1", "h1f1" },
  { "/move-input/fide-2023 3.8.2.2/through-check", CHESS, "r3k2r/8/8/8/8/5r2/8/R3K2R w KQkq - 0 1",
    "e1g1", "" },
  { "/move-input/fide-2023 3.8.2.1/right-is-lost", CHESS, "r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1",
    "e1g1", "" },
  { "/move-input/fide-2023 3.7.5.1/promotion", CHESS, "8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8",
    "a7a8q a7a8r a7a8b a7a8n" },
  { "/move-input/fide-2023 3.7.5.1/promotion-by-capture", CHESS, "1n6/P6k/8/8/8/8/8/K7 w - - 0 1",
    "a7b8", "a7b8q a7b8r a7b8b a7b8n" },
  { "/move-input/fide-2023 3.7.5.1/black", CHESS, "8/7k/8/8/8/8/p7/2K5 b - - 0 1", "a2a1",
    "a2a1q a2a1r a2a1b a2a1n" },
  { "/move-input/fide-2023 3.7.4.1/en-passant", CHESS, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6",
    "e5d6" },
  /* Kings beside the square of castling: the step is a step, the rook is castling. */
  { "/move-input/fide-2023 II.3/f1-step", C960, "4k3/8/8/8/8/8/8/5K1R w K - 0 1", "f1g1", "f1g1" },
  { "/move-input/fide-2023 II.3/f1-rook", C960, "4k3/8/8/8/8/8/8/5K1R w K - 0 1", "f1h1", "f1h1" },
  { "/move-input/fide-2023 II.3/rook-on-g1", C960, "4k3/8/8/8/8/8/8/5KR1 w K - 0 1", "f1g1",
    "f1g1" },
  { "/move-input/fide-2023 II.3/b1-step", C960, "4k3/8/8/8/8/8/8/RK6 w Q - 0 1", "b1c1", "b1c1" },
  { "/move-input/fide-2023 II.3/b1-rook", C960, "4k3/8/8/8/8/8/8/RK6 w Q - 0 1", "b1a1", "b1a1" },
  { "/move-input/fide-2023 II.3/king-stays", C960, "4k3/8/8/8/8/8/8/6KR w K - 0 1", "g1h1",
    "g1h1" },
  { "/move-input/fide-2023 II.3/king-stays-on-its-square", C960, "4k3/8/8/8/8/8/8/6KR w K - 0 1",
    "g1g1", "" },
  { "/move-input/fide-2023 II.3/far-king", C960, "4k3/8/8/8/8/8/8/1K5R w K - 0 1", "b1g1", "b1h1" },
  { "/move-input/fide-2023 II.3/king-side-rook-on-c1", C960, "4k3/8/8/8/8/8/8/RKR5 w KQ - 0 1",
    "b1c1", "b1c1" },
  { "/move-input/fide-2023 II.3/black", C960, "r4k2/8/8/8/8/8/8/4K3 b q - 0 1", "f8c8", "f8a8" },
};

static void
read_position (const Case *expected, BrgPosition *position)
{
  g_assert_true (
      brg_fen_read (expected->fen, expected->variant, BRG_POSITION_COMPOSED, position, NULL));
}

static BrgChessSquare
read_square (const char *text)
{
  return brg_chess_square ((guint) (text[0] - 'a'), (guint) (text[1] - '1'));
}

static void
test_find (gconstpointer data)
{
  const Case *expected = data;
  BrgPosition position;
  BrgMove moves[BRG_MOVE_INPUT_MAX];
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_moves;

  read_position (expected, &position);
  n_moves = brg_move_input_find (&position, read_square (expected->shown),
                                 read_square (expected->shown + 2), moves);
  for (guint i = 0; i < n_moves; i++)
    {
      char uci[BRG_UCI_LENGTH];

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                              brg_uci_write (moves[i], BRG_CHESS_960, uci));
    }
  g_assert_cmpstr (text->str, ==, expected->expected);
}

/* The king beside its rook: what looks like one square is a step for one and castling for the
 * other. */
static void
test_step_and_castling_differ (void)
{
  BrgPosition position;
  BrgMove moves[BRG_MOVE_INPUT_MAX];

  g_assert_true (brg_fen_read ("4k3/8/8/8/8/8/8/5K1R w K - 0 1", C960, BRG_POSITION_COMPOSED,
                               &position, NULL));
  g_assert_cmpint (brg_move_input_find (&position, 5, 6, moves), ==, 1);
  g_assert_cmpint (brg_move_kind (moves[0]), ==, BRG_MOVE_PLAIN);
  g_assert_cmpint (brg_move_input_find (&position, 5, 7, moves), ==, 1);
  g_assert_cmpint (brg_move_kind (moves[0]), ==, BRG_MOVE_CASTLING);
}

/* Targets and moves are two answers to one question. */
static void
test_targets_agree (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      BrgPosition position;
      BrgMove moves[BRG_MOVE_INPUT_MAX];

      read_position (&cases[i], &position);
      for (BrgChessSquare from = 0; from < BRG_CHESS_N_SQUARES; from++)
        {
          BrgChessSet targets = brg_move_input_get_targets (&position, from);

          for (BrgChessSquare to = 0; to < BRG_CHESS_N_SQUARES; to++)
            g_assert_cmpint (brg_chess_set_has (targets, to), ==,
                             brg_move_input_find (&position, from, to, moves) > 0);
        }
    }
}

/* After 1.e4 e5: what is typed, in the letters of which notation, and what it means. */
static void
test_read (void)
{
  static const struct
  {
    const char *text;
    BrgLanguage language;
    const char *move;
  } reads[] = {
    { "Сс4", BRG_LANGUAGE_ENGLISH, "Bc4" }, { "Сс4", BRG_LANGUAGE_RUSSIAN, "Bc4" },
    { "Bc4", BRG_LANGUAGE_RUSSIAN, "Bc4" }, { "Cc4", BRG_LANGUAGE_UKRAINIAN, "Bc4" },
    { "Кf3", BRG_LANGUAGE_ENGLISH, "Nf3" }, { "с4", BRG_LANGUAGE_ENGLISH, "c4" },
    { "Фh5", BRG_LANGUAGE_ENGLISH, "Qh5" },
  };
  const BrgNotation *english = brg_notation_find ("en");
  BrgPosition position;

  g_assert_true (brg_fen_read ("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
                               BRG_CHESS_ORTHODOX, BRG_POSITION_COMPOSED, &position, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (reads); i++)
    {
      char text[BRG_SAN_LENGTH];
      BrgMoveList fits;

      g_assert_cmpuint (brg_move_input_read (&position, reads[i].text, reads[i].language, &fits),
                        ==, 1);
      g_assert_cmpstr (brg_san_write (&position, fits.moves[0], english, text), ==, reads[i].move);
    }
}

BRG_TEST_TOPIC ("move-input")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_find);
  g_test_add_func ("/move-input/fide-2023 II.3/step-and-castling", test_step_and_castling_differ);
  g_test_add_func ("/move-input/read", test_read);
  g_test_add_func ("/move-input/targets", test_targets_agree);
  return g_test_run ();
}
