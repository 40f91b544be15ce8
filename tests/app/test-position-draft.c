/* test-position-draft.c - a position while it is being set up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-position-draft.h"
#include "brg-test.h"

#include "brg-fen.h"

enum
{
  A1 = 0,
  E1 = 4,
  F1 = 5,
  H1 = 7,
  E4 = 28,
  D5 = 35,
  D6 = 43,
  D7 = 51,
  E8 = 60,
};

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

static BrgPositionDraft
read_draft (const char *fen, BrgChessVariant variant)
{
  BrgPosition position;
  BrgPositionDraft draft;

  g_assert_true (brg_fen_read (fen, variant, BRG_POSITION_COMPOSED, &position, NULL));
  brg_position_draft_init_position (&draft, &position);
  return draft;
}

static void
assert_fen (const BrgPositionDraft *draft, const char *fen)
{
  g_autofree char *text = brg_position_draft_dup_fen (draft);

  g_assert_cmpstr (text, ==, fen);
}

typedef struct
{
  const char *path;
  BrgChessVariant variant;
  const char *fen;
} Round;

static const Round rounds[] = {
  { "/position-draft/round/start", BRG_CHESS_ORTHODOX, START },
  { "/position-draft/round/passed", BRG_CHESS_ORTHODOX,
    "rnbqkbnr/pppp1ppp/8/8/4pP2/8/PPPPP1PP/RNBQKBNR b KQkq f3 0 3" },
  { "/position-draft/round/counters", BRG_CHESS_ORTHODOX, "4k3/8/8/8/8/8/8/4K2R w K - 73 112" },
  { "/position-draft/round/inner-rook", BRG_CHESS_960, "7k/8/8/8/8/8/8/RRK5 w B - 0 1" },
};

/* What is read, set up and written again is the same, and a position like the first. */
static void
test_round (gconstpointer data)
{
  const Round *round = data;
  BrgPositionDraft draft = read_draft (round->fen, round->variant);
  BrgPosition position, expected;
  BrgPositionFault fault;

  assert_fen (&draft, round->fen);
  g_assert_true (brg_fen_read (round->fen, round->variant, BRG_POSITION_COMPOSED, &expected, NULL));
  g_assert_true (brg_position_draft_finish (&draft, BRG_POSITION_COMPOSED, &position, &fault));
  g_assert_true (brg_position_is_same (&position, &expected));
  g_assert_cmphex (position.hash, ==, expected.hash);
}

static void
test_set_up_by_hand (void)
{
  BrgPositionDraft draft;
  BrgPosition position;
  BrgPositionFault fault;

  brg_position_draft_init (&draft, BRG_CHESS_ORTHODOX);
  g_assert_null (brg_position_draft_dup_fen (&draft));
  g_assert_false (brg_position_draft_finish (&draft, BRG_POSITION_COMPOSED, &position, &fault));
  g_assert_cmpint (fault.kind, ==, BRG_POSITION_FAULT_NO_KING);
  brg_position_draft_put (&draft, E1, brg_chess_man (BRG_COLOUR_WHITE, BRG_CHESS_KING));
  brg_position_draft_put (&draft, E8, brg_chess_man (BRG_COLOUR_BLACK, BRG_CHESS_KING));
  brg_position_draft_put (&draft, H1, brg_chess_man (BRG_COLOUR_WHITE, BRG_CHESS_ROOK));
  g_assert_true (brg_position_draft_finish (&draft, BRG_POSITION_COMPOSED, &position, &fault));
  assert_fen (&draft, "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
  brg_position_draft_allow_castling (&draft, BRG_COLOUR_WHITE, TRUE, TRUE);
  assert_fen (&draft, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  brg_position_draft_set_turn (&draft, BRG_COLOUR_BLACK);
  brg_position_draft_move (&draft, E8, D7);
  assert_fen (&draft, "8/3k4/8/8/8/8/8/4K2R b K - 0 1");
  brg_position_draft_put (&draft, H1, 0);
  assert_fen (&draft, "8/3k4/8/8/8/8/8/4K3 b - - 0 1");
}

/* fide-2023 2.2: each side has one king. */
static void
test_king_is_moved (void)
{
  BrgPositionDraft draft = read_draft (START, BRG_CHESS_ORTHODOX);

  brg_position_draft_put (&draft, E4, brg_chess_man (BRG_COLOUR_WHITE, BRG_CHESS_KING));
  g_assert_cmpint (draft.men[E1], ==, 0);
  assert_fen (&draft, "rnbqkbnr/pppppppp/8/8/4K3/8/PPPPPPPP/RNBQ1BNR w kq - 0 1");
}

/* fide-2023 3.8.2.1: a right is lost with the king or the rook. */
static void
test_rights_follow_the_men (void)
{
  BrgPositionDraft draft = read_draft (START, BRG_CHESS_ORTHODOX);

  brg_position_draft_put (&draft, A1, 0);
  assert_fen (&draft, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1");
  g_assert_false (brg_position_draft_may_castle (&draft, BRG_COLOUR_WHITE, FALSE));
  g_assert_cmpint (brg_position_draft_find_rook (&draft, BRG_COLOUR_WHITE, FALSE), ==,
                   BRG_CHESS_NO_SQUARE);
  g_assert_cmpint (brg_position_draft_find_rook (&draft, BRG_COLOUR_WHITE, TRUE), ==, H1);
  brg_position_draft_put (&draft, F1, brg_chess_man (BRG_COLOUR_WHITE, BRG_CHESS_KING));
  g_assert_false (brg_position_draft_may_castle (&draft, BRG_COLOUR_WHITE, TRUE));
  /* Guideline II.2: in Chess960 a king may begin there. */
  brg_position_draft_set_variant (&draft, BRG_CHESS_960);
  brg_position_draft_allow_castling (&draft, BRG_COLOUR_WHITE, TRUE, TRUE);
  g_assert_true (brg_position_draft_may_castle (&draft, BRG_COLOUR_WHITE, TRUE));
  brg_position_draft_set_variant (&draft, BRG_CHESS_ORTHODOX);
  g_assert_false (brg_position_draft_may_castle (&draft, BRG_COLOUR_WHITE, TRUE));
}

/* fide-2023 3.7.4.1 */
static void
test_passed_square (void)
{
  BrgPositionDraft draft = read_draft ("4k3/8/8/3pP3/3P4/8/8/4K3 w - - 5 9", BRG_CHESS_ORTHODOX);

  g_assert_cmphex (brg_position_draft_get_passable (&draft), ==, brg_chess_set_of (D6));
  brg_position_draft_set_passed (&draft, D6);
  assert_fen (&draft, "4k3/8/8/3pP3/3P4/8/8/4K3 w - d6 0 9");
  brg_position_draft_put (&draft, D7, brg_chess_man (BRG_COLOUR_BLACK, BRG_CHESS_PAWN));
  g_assert_cmpint (draft.passed_square, ==, BRG_CHESS_NO_SQUARE);
  g_assert_cmphex (brg_position_draft_get_passable (&draft), ==, 0);
  brg_position_draft_put (&draft, D7, 0);
  brg_position_draft_set_passed (&draft, D6);
  brg_position_draft_set_turn (&draft, BRG_COLOUR_BLACK);
  g_assert_cmpint (draft.passed_square, ==, BRG_CHESS_NO_SQUARE);
  /* White's pawn on d4 has passed d3 now. */
  g_assert_cmphex (brg_position_draft_get_passable (&draft), ==, brg_chess_set_of (D5 - 16));
}

/* Numbers computed apart, by SplitMix64 as it was published. */
static void
test_drawn_starts (void)
{
  g_assert_cmpint (brg_position_draft_draw_start (0), ==, 786);
  g_assert_cmpint (brg_position_draft_draw_start (1), ==, 404);
  g_assert_cmpint (brg_position_draft_draw_start (2), ==, 317);
  g_assert_cmpint (brg_position_draft_draw_start (0x7f3a), ==, 673);
}

static void
test_starts (void)
{
  BrgPositionDraft draft = read_draft (START, BRG_CHESS_ORTHODOX);
  gboolean is_drawn[BRG_POSITION_N_STARTS] = { FALSE };
  guint n_drawn = 0;

  g_assert_cmpint (brg_position_draft_find_start (&draft), ==, BRG_POSITION_ORTHODOX_START);
  brg_position_draft_put (&draft, E4, brg_chess_man (BRG_COLOUR_WHITE, BRG_CHESS_PAWN));
  g_assert_cmpint (brg_position_draft_find_start (&draft), ==, -1);
  for (guint64 seed = 0; seed < 20000; seed++)
    {
      guint number = brg_position_draft_draw_start (seed);

      g_assert_cmpint (number, <, BRG_POSITION_N_STARTS);
      n_drawn += !is_drawn[number];
      is_drawn[number] = TRUE;
      g_assert_cmpint (brg_position_draft_draw_start (seed), ==, number);
    }
  /* Guideline II.2: every one of them can come up. */
  g_assert_cmpint (n_drawn, ==, BRG_POSITION_N_STARTS);
}

BRG_TEST_TOPIC ("position-draft")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rounds); i++)
    g_test_add_data_func (rounds[i].path, &rounds[i], test_round);
  g_test_add_func ("/position-draft/by-hand", test_set_up_by_hand);
  g_test_add_func ("/position-draft/fide-2023 2.2/king-is-moved", test_king_is_moved);
  g_test_add_func ("/position-draft/fide-2023 3.8.2.1/rights", test_rights_follow_the_men);
  g_test_add_func ("/position-draft/fide-2023 3.7.4.1/passed-square", test_passed_square);
  g_test_add_func ("/position-draft/fide-2023 II.2/starts", test_starts);
  g_test_add_func ("/position-draft/drawn-starts", test_drawn_starts);
  return g_test_run ();
}
