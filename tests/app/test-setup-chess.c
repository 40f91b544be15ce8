/* test-setup-chess.c - a position of chess or Chess960 is set up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-setup.h"
#include "brg-test.h"

enum
{
  A1 = 0,
  E1 = 4,
  E4 = 28,
};

enum
{
  WHITE_KING_SIDE,
  WHITE_QUEEN_SIDE,
  BLACK_KING_SIDE,
  BLACK_QUEEN_SIDE,
  PASSED,
  QUIET_PLIES,
  MOVE_NUMBER,
  CHESS960,
  N_OPTIONS,
};

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

static void
assert_text (const BrgSetup *setup, const char *expected)
{
  g_autofree char *text = setup->rules->write (setup);

  g_assert_cmpstr (text, ==, expected);
}

static void
read_text (BrgSetup *setup, const char *text)
{
  BrgSetupFault fault = { 0 };

  g_assert_true (setup->rules->read (setup, text, &fault));
  g_assert_null (fault.sentence);
}

static BrgSetupState
get_option (const BrgSetup *setup, guint option)
{
  BrgSetupState state = { 0 };

  setup->rules->get_option (setup, option, &state);
  return state;
}

static void
test_initial (void)
{
  BrgSetup setup;
  BrgSetupVerdict verdict;
  g_autofree char *sentence = NULL;
  g_autofree char *text = NULL;

  brg_setup_init (&setup, BRG_DISCIPLINE_CHESS, NULL);
  g_assert_cmpint (setup.rules->kind, ==, BRG_GAME_OF_CHESS);
  assert_text (&setup, START);
  sentence = setup.rules->check (&setup, &verdict);
  g_assert_null (sentence);
  g_assert_cmpint (verdict, ==, BRG_SETUP_SOUND);
  text = setup.rules->finish (&setup);
  g_assert_cmpstr (text, ==, START);
  g_assert_false (setup.rules->has_starts (&setup));
}

/* guidelines II.2: Chess960 has numbered positions, the usual one is the 518th. */
static void
test_starts (void)
{
  BrgSetup setup;

  brg_setup_init (&setup, BRG_DISCIPLINE_CHESS960, NULL);
  g_assert_true (setup.rules->has_starts (&setup));
  g_assert_cmpint (setup.rules->find_start (&setup), ==, 518);
  setup.rules->set_start (&setup, 0);
  g_assert_cmpint (setup.rules->find_start (&setup), ==, 0);
  assert_text (&setup, "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1");
  g_assert_cmpint (setup.rules->draw_start (1), ==, 404);
}

static void
test_pieces (void)
{
  BrgSetup setup;
  BrgPiece piece;
  g_autofree char *white = NULL;
  g_autofree char *black = NULL;

  brg_setup_init (&setup, BRG_DISCIPLINE_CHESS, NULL);
  g_assert_cmpint (brg_setup_get_piece (&setup, A1), ==,
                   brg_piece (BRG_COLOUR_WHITE, BRG_PIECE_SHAPE_ROOK));
  /* The same piece once more is Black's. */
  g_assert_true (brg_setup_find_piece (&setup, A1, 'r', FALSE, &piece));
  g_assert_cmpint (piece, ==, brg_piece (BRG_COLOUR_BLACK, BRG_PIECE_SHAPE_ROOK));
  g_assert_true (brg_setup_find_piece (&setup, E4, 'q', FALSE, &piece));
  g_assert_cmpint (piece, ==, brg_piece (BRG_COLOUR_WHITE, BRG_PIECE_SHAPE_QUEEN));
  g_assert_true (brg_setup_find_piece (&setup, E4, 'Q', TRUE, &piece));
  g_assert_cmpint (piece, ==, brg_piece (BRG_COLOUR_BLACK, BRG_PIECE_SHAPE_QUEEN));
  g_assert_false (brg_setup_find_piece (&setup, E4, 'z', FALSE, &piece));
  g_assert_true (brg_setup_place (&setup, E4, piece));
  g_assert_cmpint (brg_setup_get_piece (&setup, E4), ==, piece);
  g_assert_false (brg_setup_place (&setup, 64, piece));
  setup.rules->move (&setup, E4, A1);
  assert_text (&setup, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/qNBQKBNR w Kkq - 0 1");
  white = brg_setup_dup_key (setup.rules, brg_piece (BRG_COLOUR_WHITE, BRG_PIECE_SHAPE_QUEEN));
  black = brg_setup_dup_key (setup.rules, brg_piece (BRG_COLOUR_BLACK, BRG_PIECE_SHAPE_QUEEN));
  g_assert_cmpstr (white, ==, "Q");
  g_assert_cmpstr (black, ==, "Shift+Q");
}

static void
test_castling (void)
{
  BrgSetup setup;
  BrgSetupState state;

  brg_setup_init (&setup, BRG_DISCIPLINE_CHESS, NULL);
  g_assert_cmpuint (setup.rules->n_options, ==, N_OPTIONS);
  setup.rules->set_option (&setup, WHITE_QUEEN_SIDE, 0);
  setup.rules->set_option (&setup, BLACK_KING_SIDE, 0);
  assert_text (&setup, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kq - 0 1");
  state = get_option (&setup, BLACK_KING_SIDE);
  g_assert_true (state.is_possible);
  g_assert_cmpint (state.value, ==, 0);
  g_assert_cmpint (get_option (&setup, BLACK_QUEEN_SIDE).value, ==, 1);
  setup.rules->put (&setup, E1, BRG_PIECE_NONE);
  g_assert_false (get_option (&setup, WHITE_KING_SIDE).is_possible);
}

static void
test_passed (void)
{
  BrgSetup setup;
  g_auto (BrgSetupState) state = { 0 };

  brg_setup_init (&setup, BRG_DISCIPLINE_CHESS, NULL);
  setup.rules->get_option (&setup, PASSED, &state);
  g_assert_false (state.is_possible);
  g_assert_cmpuint (g_strv_length (state.items), ==, 1);
  brg_setup_state_clear (&state);
  read_text (&setup, "4k3/8/8/3ppP2/8/8/8/4K3 w - e6 0 31");
  setup.rules->get_option (&setup, PASSED, &state);
  g_assert_true (state.is_possible);
  g_assert_cmpuint (g_strv_length (state.items), ==, 3);
  g_assert_cmpstr (state.items[1], ==, "d6");
  g_assert_cmpstr (state.items[2], ==, "e6");
  g_assert_cmpint (state.value, ==, 2);
  setup.rules->set_option (&setup, PASSED, 1);
  assert_text (&setup, "4k3/8/8/3ppP2/8/8/8/4K3 w - d6 0 31");
  setup.rules->set_option (&setup, PASSED, 0);
  assert_text (&setup, "4k3/8/8/3ppP2/8/8/8/4K3 w - - 0 31");
}

static void
test_numbers (void)
{
  BrgSetup setup;

  brg_setup_init (&setup, BRG_DISCIPLINE_CHESS, NULL);
  setup.rules->set_option (&setup, QUIET_PLIES, 73);
  setup.rules->set_option (&setup, MOVE_NUMBER, 112);
  setup.rules->set_turn (&setup, BRG_COLOUR_BLACK);
  assert_text (&setup, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 73 112");
  g_assert_cmpint (get_option (&setup, QUIET_PLIES).value, ==, 73);
  g_assert_cmpint (get_option (&setup, MOVE_NUMBER).value, ==, 112);
  g_assert_cmpint (setup.rules->get_turn (&setup), ==, BRG_COLOUR_BLACK);
}

/* What is played may be changed, and that is told. */
static void
test_variant (void)
{
  BrgSetup setup;

  brg_setup_init (&setup, BRG_DISCIPLINE_CHESS, NULL);
  setup.rules->set_option (&setup, CHESS960, 1);
  g_assert_cmpint (setup.discipline, ==, BRG_DISCIPLINE_CHESS960);
  g_assert_cmpint (get_option (&setup, CHESS960).value, ==, 1);
  setup.rules->set_start (&setup, 518);
  setup.rules->clear (&setup);
  g_assert_true (setup.rules->has_starts (&setup));
  setup.rules->set_option (&setup, CHESS960, 0);
  g_assert_cmpint (setup.discipline, ==, BRG_DISCIPLINE_CHESS);
}

typedef struct
{
  const char *path;
  const char *text;
  BrgSetupVerdict verdict;
  const char *sentence;
} Case;

static const Case cases[] = {
  { "/setup-chess/check/sound", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", BRG_SETUP_SOUND, NULL },
  /* A problem is taken, but told. */
  { "/setup-chess/check/promoted", "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1", BRG_SETUP_DOUBTFUL,
    "White has more promoted pieces than missing pawns, the first too many on b1." },
};

static void
test_check (gconstpointer data)
{
  const Case *expected = data;
  BrgSetup setup;
  BrgSetupVerdict verdict;
  g_autofree char *sentence = NULL;
  g_autofree char *text = NULL;

  brg_setup_init (&setup, BRG_DISCIPLINE_CHESS, NULL);
  read_text (&setup, expected->text);
  sentence = setup.rules->check (&setup, &verdict);
  g_assert_cmpint (verdict, ==, expected->verdict);
  g_assert_cmpstr (sentence, ==, expected->sentence);
  text = setup.rules->finish (&setup);
  g_assert_cmpstr (text, ==, expected->text);
}

static void
test_empty (void)
{
  BrgSetup setup;
  BrgSetupVerdict verdict;
  g_autofree char *sentence = NULL;

  brg_setup_init (&setup, BRG_DISCIPLINE_CHESS, NULL);
  setup.rules->clear (&setup);
  assert_text (&setup, NULL);
  sentence = setup.rules->check (&setup, &verdict);
  g_assert_cmpint (verdict, ==, BRG_SETUP_FAULTY);
  g_assert_cmpstr (sentence, ==, "White has no king.");
}

static void
test_bad_text (void)
{
  BrgSetup setup;
  BrgSetupFault fault = { 0 };

  brg_setup_init (&setup, BRG_DISCIPLINE_CHESS, NULL);
  g_assert_false (setup.rules->read (&setup, "4k3/8/8/8/8/8/8/4Kx2 w - - 0 1", &fault));
  g_assert_cmpint (fault.column, ==, 19);
  g_assert_cmpstr (fault.sentence, ==,
                   "Column 19: “x” is neither a piece nor a number of empty squares.");
  g_free (fault.sentence);
  assert_text (&setup, START);
}

BRG_TEST_TOPIC ("setup-chess")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/setup-chess/initial", test_initial);
  g_test_add_func ("/setup-chess/starts", test_starts);
  g_test_add_func ("/setup-chess/pieces", test_pieces);
  g_test_add_func ("/setup-chess/castling", test_castling);
  g_test_add_func ("/setup-chess/passed", test_passed);
  g_test_add_func ("/setup-chess/numbers", test_numbers);
  g_test_add_func ("/setup-chess/variant", test_variant);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_check);
  g_test_add_func ("/setup-chess/empty", test_empty);
  g_test_add_func ("/setup-chess/bad-text", test_bad_text);
  return g_test_run ();
}
