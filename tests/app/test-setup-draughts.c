/* test-setup-draughts.c - a position of draughts is set up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-setup.h"
#include "brg-test.h"

#define START_64 "W:Wa3,c3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6"
#define START_100                                                   \
  "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:" \
  "B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20"

typedef struct
{
  const char *path;
  BrgDiscipline discipline;
  const char *text;
  BrgSetupVerdict verdict;
  const char *sentence;
} Case;

static const Case cases[] = {
  { "/setup-draughts/check/sound", BRG_DISCIPLINE_RUSSIAN, "W:Wc3,Ke1:Bd6,Kh8", BRG_SETUP_SOUND,
    NULL },
  { "/setup-draughts/check/sound-100", BRG_DISCIPLINE_INTERNATIONAL, "B:W31,K45:B1,7,K50",
    BRG_SETUP_SOUND, NULL },
  { "/setup-draughts/check/empty", BRG_DISCIPLINE_RUSSIAN, "W:W:B", BRG_SETUP_FAULTY,
    "There are no pieces on the board." },
  { "/setup-draughts/check/rus-draughts-2022 6.1.3/thirteen", BRG_DISCIPLINE_GIVEAWAY,
    "W:Wd6:Be5,b4,d4,f4,h4,a3,c3,e3,g3,b2,d2,f2,h2", BRG_SETUP_DOUBTFUL,
    "Black has 13 pieces: there can never be more than 12." },
  { "/setup-draughts/check/rus-draughts-2022 7.2/twenty", BRG_DISCIPLINE_INTERNATIONAL,
    "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1", BRG_SETUP_SOUND, NULL },
  { "/setup-draughts/check/rus-draughts-2022 7.2/twenty-one", BRG_DISCIPLINE_INTERNATIONAL,
    "W:W30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1", BRG_SETUP_DOUBTFUL,
    "White has 21 pieces: there can never be more than 20." },
  { "/setup-draughts/check/rus-draughts-2022 5.4.14.2/last-row", BRG_DISCIPLINE_RUSSIAN,
    "W:Wd8,c3:Bd6", BRG_SETUP_DOUBTFUL,
    "The white man on d8 is on the promotion row and should be a king." },
  { "/setup-draughts/check/rus-draughts-2022 5.4.14.2/last-row-100", BRG_DISCIPLINE_INTERNATIONAL,
    "W:W31,K3:B1,48", BRG_SETUP_DOUBTFUL,
    "The black man on 48 is on the promotion row and should be a king." },
  { "/setup-draughts/check/bare", BRG_DISCIPLINE_RUSSIAN, "W:Wc3:B", BRG_SETUP_DOUBTFUL,
    "Black has no pieces: the game is over." },
  { "/setup-draughts/check/rus-draughts-2022 6.1.7/blocked", BRG_DISCIPLINE_DRAUGHTS64,
    "W:Wh2:Bg3,f4", BRG_SETUP_DOUBTFUL, "White cannot move: the game is over." },
  { "/setup-draughts/check/blocked-but-not-to-move", BRG_DISCIPLINE_DRAUGHTS64, "B:Wh2:Bg3,f4",
    BRG_SETUP_SOUND, NULL },
};

static void
assert_text (const BrgSetup *setup, const char *expected)
{
  g_autofree char *text = setup->rules->write (setup);

  g_assert_cmpstr (text, ==, expected);
}

/* What is read is what is written, and then judged. */
static void
test_check (gconstpointer data)
{
  const Case *expected = data;
  BrgSetup setup;
  BrgSetupFault fault = { 0 };
  BrgSetupVerdict verdict;
  g_autofree char *sentence = NULL;

  brg_setup_init (&setup, expected->discipline, NULL);
  g_assert_true (setup.rules->read (&setup, expected->text, &fault));
  sentence = setup.rules->check (&setup, &verdict);
  g_assert_cmpstr (sentence, ==, expected->sentence);
  g_assert_cmpint (verdict, ==, expected->verdict);
}

typedef struct
{
  const char *path;
  BrgDiscipline discipline;
  gint side;
  const char *initial;
} Board;

/* rus-draughts-2022 6.1.3, 7.2: three or four rows of men on either side, White begins. */
static const Board boards[] = {
  { "/setup-draughts/board/rus-draughts-2022 6.1.3", BRG_DISCIPLINE_RUSSIAN, 8, START_64 },
  { "/setup-draughts/board/giveaway", BRG_DISCIPLINE_GIVEAWAY, 8, START_64 },
  { "/setup-draughts/board/64", BRG_DISCIPLINE_DRAUGHTS64, 8, START_64 },
  { "/setup-draughts/board/rus-draughts-2022 7.2", BRG_DISCIPLINE_INTERNATIONAL, 10, START_100 },
};

/* rus-draughts-2022 6.1.1, 7.1: a1 is dark, and only dark squares are played on. */
static void
test_board (gconstpointer data)
{
  const Board *board = data;
  BrgSetup setup;
  BrgBoardPicture picture;
  g_autofree char *text = NULL;
  BrgPiece king = brg_piece (BRG_COLOUR_BLACK, BRG_PIECE_SHAPE_DRAUGHTS_KING);

  brg_setup_init (&setup, board->discipline, NULL);
  g_assert_cmpint (setup.rules->kind, ==, BRG_GAME_OF_DRAUGHTS);
  assert_text (&setup, board->initial);
  text = setup.rules->finish (&setup);
  g_assert_cmpstr (text, ==, board->initial);
  setup.rules->show (&setup, &picture);
  g_assert_cmpint (picture.n_files, ==, board->side);
  g_assert_cmpint (picture.n_ranks, ==, board->side);
  setup.rules->clear (&setup);
  assert_text (&setup, "W:W:B");
  for (gint square = 0; square < board->side * board->side; square++)
    {
      gboolean is_dark = (square % board->side + square / board->side) % 2 == 0;

      g_assert_cmpint (brg_setup_place (&setup, square, king), ==, is_dark);
      g_assert_cmpint (brg_setup_get_piece (&setup, square), ==, is_dark ? king : BRG_PIECE_NONE);
    }
  g_assert_false (setup.rules->has_square (&setup, -1));
  g_assert_false (setup.rules->has_square (&setup, board->side * board->side));
}

static void
test_names (void)
{
  BrgSetup setup;
  BrgBoardPicture picture;

  brg_setup_init (&setup, BRG_DISCIPLINE_RUSSIAN, NULL);
  setup.rules->show (&setup, &picture);
  g_assert_true (picture.has_coordinates);
  g_assert_cmpint (picture.corners[0], ==, 0);
  brg_setup_init (&setup, BRG_DISCIPLINE_INTERNATIONAL, NULL);
  setup.rules->show (&setup, &picture);
  g_assert_false (picture.has_coordinates);
  g_assert_cmpint (picture.corners[0], ==, 46);
  g_assert_cmpint (picture.corners[99], ==, 5);
}

/* Squares are named as the notation names them: in the text and in sentences too. */
static void
test_numbers (void)
{
  BrgSetup setup;
  BrgBoardPicture picture;
  BrgSetupFault fault = { 0 };
  BrgSetupVerdict verdict;
  g_autofree char *sentence = NULL;

  brg_setup_init (&setup, BRG_DISCIPLINE_RUSSIAN, "numeric");
  setup.rules->show (&setup, &picture);
  g_assert_false (picture.has_coordinates);
  g_assert_cmpint (picture.corners[0], ==, 29);
  g_assert_true (setup.rules->read (&setup, "B:Wd8,c3:Bd6", &fault));
  assert_text (&setup, "B:W2,22:B10");
  sentence = setup.rules->check (&setup, &verdict);
  g_assert_cmpstr (sentence, ==,
                   "The white man on 2 is on the promotion row and should be a "
                   "king.");
}

static void
test_pieces (void)
{
  enum
  {
    C3 = 18,
    E5 = 36,
  };
  BrgSetup setup;
  BrgPiece piece;
  g_autofree char *key = NULL;

  brg_setup_init (&setup, BRG_DISCIPLINE_RUSSIAN, NULL);
  setup.rules->clear (&setup);
  g_assert_true (brg_setup_find_piece (&setup, C3, 'm', FALSE, &piece));
  g_assert_true (brg_setup_place (&setup, C3, piece));
  assert_text (&setup, "W:Wc3:B");
  /* The same letter once more. */
  g_assert_true (brg_setup_find_piece (&setup, C3, 'm', FALSE, &piece));
  g_assert_true (brg_setup_place (&setup, C3, piece));
  assert_text (&setup, "W:W:Bc3");
  g_assert_true (brg_setup_find_piece (&setup, C3, 'K', TRUE, &piece));
  g_assert_true (brg_setup_place (&setup, C3, piece));
  assert_text (&setup, "W:W:BKc3");
  setup.rules->move (&setup, C3, C3);
  setup.rules->move (&setup, C3, E5);
  setup.rules->set_turn (&setup, BRG_COLOUR_BLACK);
  assert_text (&setup, "B:W:BKe5");
  g_assert_cmpint (setup.rules->get_turn (&setup), ==, BRG_COLOUR_BLACK);
  g_assert_true (brg_setup_place (&setup, E5, BRG_PIECE_NONE));
  assert_text (&setup, "B:W:B");
  g_assert_false (brg_setup_find_piece (&setup, C3, 'q', FALSE, &piece));
  key = brg_setup_dup_key (setup.rules, brg_piece (BRG_COLOUR_BLACK, BRG_PIECE_SHAPE_DRAUGHTS_MAN));
  g_assert_cmpstr (key, ==, "Shift+M");
}

/* Numbers are read on 64 squares too; what is wrong leaves the board as it was. */
static void
test_text (void)
{
  BrgSetup setup;
  BrgSetupFault fault = { 0 };

  brg_setup_init (&setup, BRG_DISCIPLINE_RUSSIAN, NULL);
  g_assert_true (setup.rules->read (&setup, "B:W22,K32:BK1-2", &fault));
  assert_text (&setup, "B:Wc3,Kg1:BKb8,Kd8");
  g_assert_false (setup.rules->read (&setup, "B:Wc3,c4:Bb8", &fault));
  g_assert_cmpint (fault.column, ==, 7);
  g_assert_cmpstr (fault.sentence, ==, "Column 7: “c4” is not a square used in play.");
  g_free (fault.sentence);
  assert_text (&setup, "B:Wc3,Kg1:BKb8,Kd8");
}

BRG_TEST_TOPIC ("setup-draughts")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (boards); i++)
    g_test_add_data_func (boards[i].path, &boards[i], test_board);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_check);
  g_test_add_func ("/setup-draughts/rus-draughts-2022 6.1.6.1/names", test_names);
  g_test_add_func ("/setup-draughts/numbers", test_numbers);
  g_test_add_func ("/setup-draughts/pieces", test_pieces);
  g_test_add_func ("/setup-draughts/text", test_text);
  return g_test_run ();
}
