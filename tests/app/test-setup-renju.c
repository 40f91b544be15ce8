/* test-setup-renju.c - stones of renju are set up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-setup.h"
#include "brg-test.h"

#include <string.h>

enum
{
  A1 = 0,
  H8 = 112,
  I9 = 128,
  P15 = 224,
};

static const BrgPiece black_stone = BRG_PIECE_SHAPE_STONE << 1 | 1;
static const BrgPiece white_stone = BRG_PIECE_SHAPE_STONE << 1;

/* An empty row of a board. */
#define ROW "..............."

static void
assert_stones (const BrgSetup *setup, const char *black, const char *white, BrgColour turn)
{
  const struct
  {
    const char *points;
    BrgPiece stone;
  } sides[] = { { black, black_stone }, { white, white_stone } };
  guint n_stones = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      BrgRenjuPoint points[BRG_RENJU_MAX_MOVES];
      guint n_points;

      g_assert_true (brg_renju_moves_read (sides[i].points, points, &n_points, NULL));
      for (guint n = 0; n < n_points; n++)
        g_assert_cmpint (brg_setup_get_piece (setup, points[n]), ==, sides[i].stone);
      n_stones += n_points;
    }
  g_assert_cmpuint (setup->renju.board.n_stones, ==, n_stones);
  g_assert_cmpint (setup->rules->get_turn (setup), ==, turn);
}

/* What is written is read back as the same. */
static void
assert_round (const BrgSetup *setup)
{
  g_autofree char *text = setup->rules->write (setup);
  g_autofree char *again = NULL;
  BrgSetup other;
  BrgSetupFault fault = { 0 };

  brg_setup_init (&other, BRG_DISCIPLINE_RENJU, NULL);
  g_assert_true (other.rules->read (&other, text, &fault));
  again = other.rules->finish (&other);
  g_assert_cmpstr (again, ==, text);
  g_assert_cmpint (other.rules->get_turn (&other), ==, setup->rules->get_turn (setup));
}

static void
read_text (BrgSetup *setup, const char *text)
{
  BrgSetupFault fault = { 0 };

  g_assert_true (setup->rules->read (setup, text, &fault));
  g_assert_null (fault.sentence);
  assert_round (setup);
}

static void
test_initial (void)
{
  BrgSetup setup;
  BrgBoardPicture picture;
  g_autofree char *text = NULL;

  brg_setup_init (&setup, BRG_DISCIPLINE_RENJU, NULL);
  g_assert_cmpint (setup.rules->kind, ==, BRG_GAME_OF_RENJU);
  g_assert_true (setup.rules->starts_empty);
  assert_stones (&setup, "", "", BRG_COLOUR_BLACK);
  setup.rules->show (&setup, &picture);
  g_assert_cmpint (picture.n_files, ==, 15);
  g_assert_cmpint (picture.ground, ==, BRG_BOARD_LINED);
  text = setup.rules->write (&setup);
  g_assert_cmpuint (strlen (text), ==, BRG_RENJU_N_POINTS);
  g_assert_cmpuint (strspn (text, "."), ==, BRG_RENJU_N_POINTS);
  assert_round (&setup);
}

/* rus-draughts-2022 9.2.2.2: the ninth column is I or J. */
static void
test_letter (void)
{
  BrgSetup setup;
  BrgBoardPicture picture;

  brg_setup_init (&setup, BRG_DISCIPLINE_RENJU, "i");
  setup.rules->show (&setup, &picture);
  g_assert_cmpint (brg_board_picture_get_file_letter (&picture, 8), ==, 'I');
  brg_setup_init (&setup, BRG_DISCIPLINE_RENJU, "j-plain");
  setup.rules->show (&setup, &picture);
  g_assert_cmpint (brg_board_picture_get_file_letter (&picture, 8), ==, 'J');
}

/* rus-draughts-2022 9.2.4: the players move in turn, Black first. */
static void
test_turn (void)
{
  BrgSetup setup;

  brg_setup_init (&setup, BRG_DISCIPLINE_RENJU, NULL);
  g_assert_cmpint (setup.rules->get_next (&setup), ==, black_stone);
  g_assert_true (brg_setup_place (&setup, H8, setup.rules->get_next (&setup)));
  g_assert_cmpint (setup.rules->get_next (&setup), ==, white_stone);
  g_assert_true (brg_setup_place (&setup, I9, setup.rules->get_next (&setup)));
  assert_stones (&setup, "H8", "I9", BRG_COLOUR_BLACK);
  assert_round (&setup);
  /* It may be set otherwise, and holds until the stones say the same. */
  setup.rules->set_turn (&setup, BRG_COLOUR_WHITE);
  assert_stones (&setup, "H8", "I9", BRG_COLOUR_WHITE);
  assert_round (&setup);
  g_assert_true (brg_setup_place (&setup, A1, black_stone));
  g_assert_true (brg_setup_place (&setup, P15, white_stone));
  assert_stones (&setup, "H8 A1", "I9 P15", BRG_COLOUR_BLACK);
  setup.rules->set_turn (&setup, BRG_COLOUR_WHITE);
  setup.rules->set_turn (&setup, BRG_COLOUR_BLACK);
  g_assert_cmpint (setup.renju.turn, ==, BRG_COLOUR_NONE);
}

static void
test_stones (void)
{
  BrgSetup setup;
  BrgPiece piece;
  g_autofree char *key = NULL;

  brg_setup_init (&setup, BRG_DISCIPLINE_RENJU, NULL);
  /* Both colours have letters of their own; Shift makes no difference. */
  g_assert_true (brg_setup_find_piece (&setup, H8, 'b', FALSE, &piece));
  g_assert_cmpint (piece, ==, black_stone);
  g_assert_true (brg_setup_find_piece (&setup, H8, 'W', TRUE, &piece));
  g_assert_cmpint (piece, ==, white_stone);
  g_assert_true (brg_setup_place (&setup, H8, piece));
  g_assert_true (brg_setup_find_piece (&setup, H8, 'w', FALSE, &piece));
  g_assert_cmpint (piece, ==, white_stone);
  g_assert_false (brg_setup_find_piece (&setup, H8, 'k', FALSE, &piece));
  setup.rules->move (&setup, H8, I9);
  setup.rules->move (&setup, I9, I9);
  assert_stones (&setup, "", "I9", BRG_COLOUR_BLACK);
  g_assert_true (brg_setup_place (&setup, I9, black_stone));
  assert_stones (&setup, "I9", "", BRG_COLOUR_WHITE);
  g_assert_true (brg_setup_place (&setup, I9, BRG_PIECE_NONE));
  assert_stones (&setup, "", "", BRG_COLOUR_BLACK);
  g_assert_false (brg_setup_place (&setup, 225, black_stone));
  g_assert_false (brg_setup_place (&setup, -1, black_stone));
  key = brg_setup_dup_key (setup.rules, black_stone);
  g_assert_cmpstr (key, ==, "B");
}

typedef struct
{
  const char *path;
  const char *text;
  const char *black;
  const char *white;
  BrgColour turn;
} Text;

#define ROWS_15_TO_9 ROW ROW ROW ROW ROW ROW ROW
#define ROWS_7_TO_1 ROW ROW ROW ROW ROW ROW ROW

static const Text texts[] = {
  { "/setup-renju/text/board", ROWS_15_TO_9 ".......xo......" ROWS_7_TO_1, "H8", "I8",
    BRG_COLOUR_BLACK },
  { "/setup-renju/text/turn", ROWS_15_TO_9 ".......xo......" ROWS_7_TO_1 " w", "H8", "I8",
    BRG_COLOUR_WHITE },
  { "/setup-renju/text/turn-as-it-is", ROWS_15_TO_9 ".......X......." ROWS_7_TO_1 " W\n", "H8", "",
    BRG_COLOUR_WHITE },
  { "/setup-renju/text/lines",
    "X..............\n" ROW "\n" ROW "\n" ROW "\n" ROW "\n" ROW "\n" ROW "\n" ROW "\n" ROW "\n" ROW
    "\n" ROW "\n" ROW "\n" ROW "\n" ROW "\n..............O\n",
    "A15", "P1", BRG_COLOUR_BLACK },
  { "/setup-renju/text/moves", "1.H8 2.I9 3.G7", "H8 G7", "I9", BRG_COLOUR_WHITE },
  { "/setup-renju/text/rus-draughts-2022 9.2.4.4/pass", "H8 - G7 -", "H8 G7", "",
    BRG_COLOUR_BLACK },
};

static void
test_text (gconstpointer data)
{
  const Text *expected = data;
  BrgSetup setup;

  brg_setup_init (&setup, BRG_DISCIPLINE_RENJU, NULL);
  read_text (&setup, expected->text);
  assert_stones (&setup, expected->black, expected->white, expected->turn);
}

typedef struct
{
  const char *path;
  const char *text;
  gint column;
} Fault;

static const Fault faults[] = {
  { "/setup-renju/fault/short", ROW " " ROW " ", 32 },
  { "/setup-renju/fault/empty", "", 1 },
  { "/setup-renju/fault/stone", ROW "\n.ф" ROW, 18 },
  { "/setup-renju/fault/long", ROWS_15_TO_9 ROW ROWS_7_TO_1 ".", 226 },
  { "/setup-renju/fault/moves", "H8 I9 Q3", 7 },
};

static void
test_fault (gconstpointer data)
{
  const Fault *expected = data;
  BrgSetup setup;
  BrgSetupFault fault = { 0 };

  brg_setup_init (&setup, BRG_DISCIPLINE_RENJU, NULL);
  g_assert_true (brg_setup_place (&setup, H8, black_stone));
  g_assert_false (setup.rules->read (&setup, expected->text, &fault));
  g_assert_nonnull (fault.sentence);
  g_assert_cmpint (fault.column, ==, expected->column);
  g_free (fault.sentence);
  assert_stones (&setup, "H8", "", BRG_COLOUR_WHITE);
}

typedef struct
{
  const char *path;
  const char *moves;
  const char *sentence;
} Doubt;

static const Doubt doubts[] = {
  { "/setup-renju/check/sound", "H8 I9 G7", NULL },
  { "/setup-renju/check/empty", "", NULL },
  { "/setup-renju/check/rus-draughts-2022 9.2.7.1/five", "H8 A1 I8 A3 K8 A5 L8 A7 M8",
    "Black has five in a row: the game is over." },
  { "/setup-renju/check/long-row", "A1 H8 A3 I8 A5 K8 A7 M8 A9 N8 A11 L8",
    "White has a row of six or more: the game is over." },
  { "/setup-renju/check/rus-draughts-2022 9.2.4.4/black", "H8 I9 - G7",
    "The numbers of stones show that Black has passed 1 time." },
  { "/setup-renju/check/rus-draughts-2022 9.2.4.4/white", "H8 - I9 - G7",
    "The numbers of stones show that White has passed 2 times." },
};

static void
test_doubt (gconstpointer data)
{
  const Doubt *expected = data;
  BrgSetup setup;
  BrgSetupVerdict verdict;
  g_autofree char *sentence = NULL;

  brg_setup_init (&setup, BRG_DISCIPLINE_RENJU, NULL);
  if (*expected->moves != '\0')
    read_text (&setup, expected->moves);
  sentence = setup.rules->check (&setup, &verdict);
  g_assert_cmpstr (sentence, ==, expected->sentence);
  g_assert_cmpint (verdict, ==, expected->sentence != NULL ? BRG_SETUP_DOUBTFUL : BRG_SETUP_SOUND);
}

/* rus-draughts-2022 9.2.7.1: groups of four by columns, no row of five anywhere. */
static void
test_dead (void)
{
  BrgSetup setup;
  BrgSetupVerdict verdict;
  g_autofree char *sentence = NULL;

  brg_setup_init (&setup, BRG_DISCIPLINE_RENJU, NULL);
  for (gint square = 0; square < BRG_RENJU_N_POINTS; square++)
    setup.rules->put (&setup, square,
                      (square % 15 + square / 15 * 2) % 4 < 2 ? black_stone : white_stone);
  sentence = setup.rules->check (&setup, &verdict);
  g_assert_cmpstr (sentence, ==, "No five is possible any more: the game is drawn.");
  g_assert_cmpint (verdict, ==, BRG_SETUP_DOUBTFUL);
}

BRG_TEST_TOPIC ("setup-renju")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/setup-renju/initial", test_initial);
  g_test_add_func ("/setup-renju/rus-draughts-2022 9.2.2.2/letter", test_letter);
  g_test_add_func ("/setup-renju/turn", test_turn);
  g_test_add_func ("/setup-renju/stones", test_stones);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    g_test_add_data_func (texts[i].path, &texts[i], test_text);
  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++)
    g_test_add_data_func (faults[i].path, &faults[i], test_fault);
  for (gsize i = 0; i < G_N_ELEMENTS (doubts); i++)
    g_test_add_data_func (doubts[i].path, &doubts[i], test_doubt);
  g_test_add_func ("/setup-renju/rus-draughts-2022 9.2.7.1/dead", test_dead);
  return g_test_run ();
}
