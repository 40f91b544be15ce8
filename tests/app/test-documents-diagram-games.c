/* test-documents-diagram-games.c - diagrams of draughts and renju: what stands on and under a board
 *
 * With BERGER_KEEP_PAGES set to a folder the files stay there to be looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-diagram-draughts.h"
#include "brg-diagram-form.h"
#include "brg-diagram-renju.h"
#include "brg-document-layout.h"
#include "brg-document.h"
#include "brg-draughts-fen.h"
#include "brg-draughts-game.h"
#include "brg-draughts-notation.h"
#include "brg-draughts-read.h"
#include "brg-form-csv.h"
#include "brg-form-style.h"
#include "brg-game-tags.h"
#include "brg-renju-record.h"
#include "brg-rjn.h"
#include "brg-test.h"
#include "documents-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

static BrgForm *
make_form (BrgDiagram *diagram)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (GPtrArray) diagrams = g_ptr_array_new ();
  BrgDocumentOptions options;

  g_ptr_array_add (diagrams, diagram);
  brg_document_options_init (&options, words);
  options.printed_at = "2026-11-22T14:40:00Z";
  return brg_diagram_form_new (diagrams, NULL, NULL, &options);
}

static const char *
get_caption (const BrgForm *form, BrgFormCaption caption)
{
  return ((const BrgFormDiagram *) form->diagrams->pdata[0])->captions[caption];
}

static BrgDraughtsPosition
read_position (const char *fen, BrgDraughtsVariant variant)
{
  BrgDraughtsPosition position;

  g_assert_true (brg_draughts_fen_read (fen, variant, &position, NULL));
  return position;
}

/* Draughts */

static const struct
{
  const char *path;
  const char *fen;
  BrgDraughtsVariant variant;
  const char *place;
  const char *turn;
} turn_cases[] = {
  { "russian", "W:W22:B11", BRG_DRAUGHTS_RUSSIAN, "", "White to move" },
  { "black", "B:W22:B11", BRG_DRAUGHTS_RUSSIAN, "", "Black to move" },
  { "international", "B:W31:B20", BRG_DRAUGHTS_INTERNATIONAL, "", "Black to move" },
  { "draughts-64", "W:W22:B11", BRG_DRAUGHTS_64, "Draughts-64", "White to move" },
  { "rus-draughts-2022 6.2.3", "W:W22:B11", BRG_DRAUGHTS_64_MAJORITY,
    "Draughts-64, majority capture compulsory", "White to move" },
  { "rus-draughts-2022 6.1.7/bare", "W:W:B11", BRG_DRAUGHTS_RUSSIAN, "",
    "White has no pieces left: Black has won" },
  { "rus-draughts-2022 6.1.7/blocked", "B:W17,22:B13", BRG_DRAUGHTS_RUSSIAN, "",
    "Black cannot move: White has won" },
  { "rus-draughts-2022 8.1/bare", "B:W22:B", BRG_DRAUGHTS_GIVEAWAY, "Giveaway draughts",
    "Black has no pieces left and has won" },
  { "rus-draughts-2022 8.1/blocked", "B:W17,22:B13", BRG_DRAUGHTS_GIVEAWAY, "Giveaway draughts",
    "Black cannot move and has won" },
};

static void
test_turn (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  BrgDraughtsPosition position = read_position (turn_cases[i].fen, turn_cases[i].variant);
  g_autoptr (BrgDiagram) diagram = brg_diagram_new_draughts (&position);
  g_autoptr (BrgForm) form = make_form (diagram);

  g_assert_cmpstr (get_caption (form, BRG_CAPTION_PLACE), ==, turn_cases[i].place);
  g_assert_cmpstr (get_caption (form, BRG_CAPTION_TURN), ==, turn_cases[i].turn);
  g_assert_cmpstr (get_caption (form, BRG_CAPTION_NOTES), ==, "");
  g_assert_cmpstr (get_caption (form, BRG_CAPTION_CODE), ==, turn_cases[i].fen);
}

/* The square of the picture by its file and rank, from 1. */
static gint
at (const BrgDiagram *diagram, gint file, gint rank)
{
  return (rank - 1) * diagram->picture.n_files + file - 1;
}

/* rus-draughts-2022 6.1.1, 6.1.6.1: a1 is dark and White's; 22 is c3, 10 is d6. */
static void
test_board_64 (void)
{
  BrgDraughtsPosition position = read_position ("W:W22,K29:BK10,1", BRG_DRAUGHTS_RUSSIAN);
  g_autoptr (BrgDiagram) diagram = brg_diagram_new_draughts (&position);
  const BrgBoardPicture *picture = &diagram->picture;

  g_assert_cmpint (picture->n_files, ==, 8);
  g_assert_true (picture->has_coordinates);
  g_assert_cmpint (picture->pieces[at (diagram, 3, 3)], ==,
                   brg_piece (BRG_COLOUR_WHITE, BRG_PIECE_SHAPE_DRAUGHTS_MAN));
  g_assert_cmpint (picture->pieces[at (diagram, 1, 1)], ==,
                   brg_piece (BRG_COLOUR_WHITE, BRG_PIECE_SHAPE_DRAUGHTS_KING));
  g_assert_cmpint (picture->pieces[at (diagram, 4, 6)], ==,
                   brg_piece (BRG_COLOUR_BLACK, BRG_PIECE_SHAPE_DRAUGHTS_KING));
  g_assert_cmpint (picture->pieces[at (diagram, 2, 8)], ==,
                   brg_piece (BRG_COLOUR_BLACK, BRG_PIECE_SHAPE_DRAUGHTS_MAN));
  g_assert_cmpint (picture->corners[at (diagram, 3, 3)], ==, 0);
  brg_diagram_set_notation (diagram, "numeric");
  g_assert_false (picture->has_coordinates);
  g_assert_cmpint (picture->corners[at (diagram, 3, 3)], ==, 22);
  g_assert_cmpint (picture->corners[at (diagram, 7, 1)], ==, 32);
  g_assert_cmpint (picture->corners[at (diagram, 2, 1)], ==, 0);
  brg_diagram_set_notation (diagram, "short");
  g_assert_true (picture->has_coordinates);
}

/* rus-draughts-2022 7.2, 7.3: numbers, whatever the notation. */
static void
test_board_100 (void)
{
  BrgDraughtsPosition position = read_position ("W:W46:B5", BRG_DRAUGHTS_INTERNATIONAL);
  g_autoptr (BrgDiagram) diagram = brg_diagram_new_draughts (&position);
  const BrgBoardPicture *picture = &diagram->picture;

  brg_diagram_set_notation (diagram, "full");
  g_assert_cmpint (picture->n_files, ==, 10);
  g_assert_false (picture->has_coordinates);
  g_assert_cmpint (picture->corners[at (diagram, 1, 1)], ==, 46);
  g_assert_cmpint (picture->corners[at (diagram, 10, 10)], ==, 5);
  g_assert_cmpint (picture->pieces[at (diagram, 10, 10)], ==,
                   brg_piece (BRG_COLOUR_BLACK, BRG_PIECE_SHAPE_DRAUGHTS_MAN));
}

/* The game up to its last node, moves in full notation. */
static BrgGameTree *
play_draughts (const char *fen, BrgDraughtsVariant variant, const char *moves)
{
  BrgDraughtsPosition start = read_position (fen, variant);
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);
  BrgGameTree *tree = brg_game_tree_new_draughts (&start);
  BrgGameNode *node = brg_game_tree_get_root (tree);

  for (char **word = words; *word != NULL; word++)
    {
      g_auto (BrgDraughtsMoveList) fits = { 0 };

      g_assert_cmpuint (
          brg_draughts_move_read (&node->draughts, *word, -1, BRG_DRAUGHTS_READ_ANY, &fits), ==, 1);
      node = brg_game_tree_add_move (tree, node, &(BrgGameMove){ .draughts = fits.moves[0] });
    }
  return tree;
}

/* A game of the vectors (draughts-draws, r-3k1-road-1): its first eleven half-moves. */
#define ROAD_FEN "W:WK5,K15,K25:BK26"
#define ROAD_MOVES "a7-d4 d2-a5 e5-d6 a5-d2 d4-e5 d2-e1 d6-c7 e1-d2 c7-a5 d2-e1 e5-d4"

/* rus-draughts-2022 6.1.8: what is counted, since when, how far. */
static void
test_counts (void)
{
  g_autoptr (BrgGameTree) tree = play_draughts (ROAD_FEN, BRG_DRAUGHTS_RUSSIAN, ROAD_MOVES);
  g_autoptr (BrgDiagram) diagram = brg_diagram_new_of_node (tree, brg_game_tree_get_last (tree));
  g_autoptr (BrgForm) form = make_form (diagram);

  g_assert_cmpstr (get_caption (form, BRG_CAPTION_TURN), ==, "Move 6, Black to move");
  g_assert_cmpstr (
      get_caption (form, BRG_CAPTION_NOTES), ==,
      "Last move: e5-d4\nThree kings holding the main road against one king: 6 of 15, since "
      "move 1 (6.1.8.3)\nThree kings against one king: 6 of 15, since move 1 (6.1.8.4)\nNo "
      "change in material: 5 of 30, since move 1 (6.1.8.6)\nKing moves only: 5 of 15, since "
      "move 1 (6.1.8.8)");
  g_assert_true (diagram->picture.marks[at (diagram, 5, 5)] == BRG_BOARD_LAST_MOVE);
  g_assert_true (diagram->picture.marks[at (diagram, 4, 4)] == BRG_BOARD_LAST_MOVE);
}

/* rus-draughts-2022 5.4.13.1: kings go to and fro; Black begins, so that numbers are of his moves.
 */
static void
test_repetition (void)
{
  g_autoptr (BrgGameTree) tree =
      play_draughts ("B:WK31:BK1", BRG_DRAUGHTS_RUSSIAN, "b8-a7 e1-d2 a7-b8 d2-e1");
  g_autoptr (BrgDiagram) diagram = brg_diagram_new_of_node (tree, brg_game_tree_get_last (tree));
  g_autoptr (BrgForm) form = make_form (diagram);

  g_assert_cmpstr (get_caption (form, BRG_CAPTION_TURN), ==, "Move 3, Black to move");
  g_assert_nonnull (
      strstr (get_caption (form, BRG_CAPTION_NOTES), "The position has stood 2 times (5.4.13.1)"));
  g_assert_nonnull (strstr (get_caption (form, BRG_CAPTION_NOTES), "since move 1 (6.1.8.6)"));
}

/* 5.4.13.2: a claim before the move is made. */
static void
test_announced (void)
{
  g_autoptr (BrgGameTree) tree = play_draughts (ROAD_FEN, BRG_DRAUGHTS_RUSSIAN, "a7-d4");
  const BrgGameNode *node = brg_game_tree_get_last (tree);
  g_auto (BrgDraughtsMoveList) fits = { 0 };
  g_autoptr (BrgDiagram) diagram = NULL;
  g_autoptr (BrgForm) form = NULL;
  BrgGameMove move;

  brg_draughts_move_read (&node->draughts, "d2-a5", -1, BRG_DRAUGHTS_READ_ANY, &fits);
  move.draughts = fits.moves[0];
  diagram = brg_diagram_new_announced (tree, node, &move);
  form = make_form (diagram);
  g_assert_cmpstr (get_caption (form, BRG_CAPTION_TURN), ==, "Move 2, White to move");
  g_assert_true (g_str_has_prefix (get_caption (form, BRG_CAPTION_NOTES), "Last move: d2-a5\n"));
  g_assert_cmpuint (brg_game_node_get_n_moves (node), ==, 0);
}

/* Renju */

static BrgDiagram *
new_renju (const char *record)
{
  BrgRenjuPoint moves[BRG_RENJU_MAX_MOVES];
  guint n_moves;

  g_assert_true (brg_renju_moves_read (record, moves, &n_moves, NULL));
  return brg_diagram_new_renju (moves, n_moves);
}

static const struct
{
  const char *path;
  const char *record;
  const char *turn;
  const char *notes;
} renju_cases[] = {
  { "empty", "", "Move 1, Black to move", "" },
  { "white", "H8", "Move 2, White to move", "Last move: H8" },
  { "rus-draughts-2022 9.3.2.1/passes", "H8 I9 - G7 -", "Move 6, White to move",
    "Passes: 3 –, 5 –" },
  { "rus-draughts-2022 9.2.7.1/both-passed", "H8 - -", "Both players passed: a draw",
    "Passes: 2 –, 3 –" },
  { "rus-draughts-2022 9.2.7.1/five", "H8 A1 H9 A2 H10 A3 H11 C1 H12",
    "Five in a row: Black has won", "Last move: H12" },
  { "rus-draughts-2022 9.2.7.1/five-of-white", "H8 A1 H9 A2 H10 A3 G1 A4 G2 A5",
    "Five in a row: White has won", "Last move: A5" },
  { "rus-draughts-2022 9.2.7.1/long-row", "H8 A1 H9 A2 H10 A3 G1 A5 G2 A6 G3 A4",
    "Six or more in a row: White has won", "Last move: A4" },
};

static void
test_renju (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (BrgDiagram) diagram = new_renju (renju_cases[i].record);
  g_autoptr (BrgForm) form = make_form (diagram);

  g_assert_cmpstr (get_caption (form, BRG_CAPTION_TURN), ==, renju_cases[i].turn);
  g_assert_cmpstr (get_caption (form, BRG_CAPTION_NOTES), ==, renju_cases[i].notes);
  g_assert_cmpstr (get_caption (form, BRG_CAPTION_CODE), ==, renju_cases[i].record);
}

/* The ninth column is I or J, on the board and in the texts alike. */
static void
test_renju_letter (void)
{
  g_autoptr (BrgDiagram) diagram = new_renju ("H8 I9");
  g_autoptr (BrgForm) form = NULL;

  g_assert_cmpint (brg_board_picture_get_file_letter (&diagram->picture, 8), ==, 'I');
  g_assert_cmpint (brg_board_picture_get_file_letter (&diagram->picture, 9), ==, 'K');
  brg_diagram_set_notation (diagram, "j-plain");
  g_assert_cmpint (brg_board_picture_get_file_letter (&diagram->picture, 8), ==, 'J');
  g_assert_cmpint (diagram->picture.numbers[BRG_RENJU_CENTRE], ==, 0);
  /* That of another game changes nothing. */
  brg_diagram_set_notation (diagram, "full");
  g_assert_cmpint (brg_board_picture_get_file_letter (&diagram->picture, 8), ==, 'J');
  brg_diagram_set_notation (diagram, "j");
  g_assert_cmpint (diagram->picture.numbers[BRG_RENJU_CENTRE], ==, 1);
  form = make_form (diagram);
  g_assert_cmpstr (get_caption (form, BRG_CAPTION_CODE), ==, "H8 J9");
  g_assert_cmpstr (get_caption (form, BRG_CAPTION_NOTES), ==, "Last move: J9");
}

/* A full board: every stone has the number of its move, the last 225. */
static void
test_renju_full (void)
{
  BrgRenjuPoint moves[BRG_RENJU_N_POINTS];
  g_autoptr (BrgDiagram) diagram = NULL;

  /* From the centre on, round the board. */
  for (guint i = 0; i < BRG_RENJU_N_POINTS; i++)
    moves[i] = (BrgRenjuPoint) ((BRG_RENJU_CENTRE + i * 2) % BRG_RENJU_N_POINTS);
  diagram = brg_diagram_new_renju (moves, BRG_RENJU_N_POINTS);
  for (guint i = 0; i < BRG_RENJU_N_POINTS; i++)
    {
      g_assert_cmpint (diagram->picture.numbers[moves[i]], ==, i + 1);
      g_assert_cmpint (
          diagram->picture.pieces[moves[i]], ==,
          brg_piece (i % 2 == 0 ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE, BRG_PIECE_SHAPE_STONE));
    }
}

/* rus-draughts-2022 9.2.4.2 a, the first board of the vectors: two threes meet in H8. */
static void
test_renju_fouls (void)
{
  g_autoptr (BrgDiagram) diagram = NULL;
  BrgRenjuBoard board;

  brg_renju_board_clear (&board);
  brg_renju_board_place (&board, brg_renju_point (7, 8), BRG_COLOUR_BLACK);
  brg_renju_board_place (&board, brg_renju_point (7, 9), BRG_COLOUR_BLACK);
  brg_renju_board_place (&board, brg_renju_point (8, 7), BRG_COLOUR_BLACK);
  brg_renju_board_place (&board, brg_renju_point (9, 7), BRG_COLOUR_BLACK);
  diagram = brg_diagram_new_renju_board (&board, BRG_COLOUR_BLACK);
  g_assert_cmpint (diagram->picture.marks[BRG_RENJU_CENTRE], ==, 0);
  brg_diagram_show_fouls (diagram);
  g_assert_cmpint (diagram->picture.marks[BRG_RENJU_CENTRE], ==, BRG_BOARD_FOUL);
  g_assert_cmpint (diagram->picture.numbers[BRG_RENJU_CENTRE], ==, 33);
  for (gint point = 0; point < BRG_RENJU_N_POINTS; point++)
    if (point != BRG_RENJU_CENTRE)
      g_assert_cmpint (diagram->picture.marks[point], ==, 0);
}

/* White is not who begins: the names say who is who. */
static void
test_renju_players (void)
{
  g_autoptr (BrgDiagram) diagram = new_renju ("H8");
  g_autoptr (BrgForm) form = NULL;

  brg_form_set_text (&diagram->white, g_strdup ("Petrov"));
  brg_form_set_text (&diagram->black, g_strdup ("Sidorov"));
  form = make_form (diagram);
  g_assert_cmpstr (get_caption (form, BRG_CAPTION_HEADING), ==, "Black: Sidorov, White: Petrov");
}

static void
test_renju_node (void)
{
  g_autoptr (BrgGameTree) tree = brg_game_tree_new_renju ();
  BrgGameMove move = { .renju = BRG_RENJU_CENTRE };
  BrgGameMove pass = { .renju = BRG_RENJU_PASS };
  const BrgGameNode *node = brg_game_tree_add_move (tree, brg_game_tree_get_root (tree), &move);
  g_autoptr (BrgDiagram) diagram = brg_diagram_new_of_node (tree, node);
  g_autoptr (BrgDiagram) announced = brg_diagram_new_announced (tree, node, &pass);
  g_autoptr (BrgForm) form = make_form (diagram);
  g_autoptr (BrgForm) other = make_form (announced);

  g_assert_cmpstr (get_caption (form, BRG_CAPTION_CODE), ==, "H8");
  g_assert_cmpstr (get_caption (other, BRG_CAPTION_CODE), ==, "H8 -");
  g_assert_cmpstr (get_caption (other, BRG_CAPTION_TURN), ==, "Move 3, Black to move");
}

/* The stones that lay there before the first move are printed, and told by their points. */
static void
test_renju_composed (void)
{
  g_autoptr (BrgGameTree) tree = brg_game_tree_new_renju ();
  const BrgGameMove move = { .renju = BRG_RENJU_CENTRE };
  g_autoptr (BrgDiagram) diagram = NULL;
  g_autoptr (BrgForm) form = NULL;
  char board[BRG_RENJU_N_POINTS + 1];

  memset (board, '.', BRG_RENJU_N_POINTS);
  board[0] = 'o'; /* A15 */
  board[BRG_RENJU_N_POINTS] = '\0';
  brg_game_tree_set_tag (tree, BRG_RJN_BOARD, board);
  diagram = brg_diagram_new_of_node (
      tree, brg_game_tree_add_move (tree, brg_game_tree_get_root (tree), &move));
  g_assert_cmpint (diagram->picture.pieces[14 * BRG_RENJU_SIDE], ==,
                   brg_piece (BRG_COLOUR_WHITE, BRG_PIECE_SHAPE_STONE));
  g_assert_cmpint (diagram->picture.pieces[BRG_RENJU_CENTRE], ==,
                   brg_piece (BRG_COLOUR_BLACK, BRG_PIECE_SHAPE_STONE));
  form = make_form (diagram);
  g_assert_true (g_str_has_prefix (get_caption (form, BRG_CAPTION_CODE), "o.............. ......"));
}

/* The export has what was made of the game. */
static void
test_csv (void)
{
  g_autoptr (BrgDiagram) diagram = new_renju ("H8 I9");
  g_autoptr (BrgForm) form = make_form (diagram);
  g_autofree char *csv = brg_form_to_csv (form, '\t');

  g_assert_cmpstr (csv, ==,
                   "Caption\tRecord\r\n"
                   "Move 3, Black to move; Last move: I9\tH8 I9\r\n");
}

/* A board of fifteen lines is printed so large that numbers of three figures can be read. */
static void
test_size (void)
{
  g_autoptr (BrgDiagram) diagram = new_renju ("H8 I9");
  g_autoptr (BrgForm) form = make_form (diagram);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgDocument) document = NULL;
  BrgDocumentOptions options;
  const BrgPrintPage *page;
  const BrgPrintPageBoard *board;

  brg_document_options_init (&options, words);
  document = brg_document_layout (form, &options);
  page = brg_document_get_page (document, 0);
  board = &g_array_index (page->boards, BrgPrintPageBoard, 0);
  g_assert_cmpfloat (board->square, >=, 8 * BRG_MM);
  g_assert_cmpfloat (board->x + 15 * board->square, <, page->width - 10 * BRG_MM);
}

BRG_TEST_TOPIC ("documents-diagram-games")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (turn_cases); i++)
    {
      g_autofree char *path =
          g_strconcat ("/documents/diagram/draughts/turn/", turn_cases[i].path, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_turn);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (renju_cases); i++)
    {
      g_autofree char *path =
          g_strconcat ("/documents/diagram/renju/record/", renju_cases[i].path, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_renju);
    }
  g_test_add_func ("/documents/diagram/draughts/board-64", test_board_64);
  g_test_add_func ("/documents/diagram/draughts/rus-draughts-2022 7.3/board-100", test_board_100);
  g_test_add_func ("/documents/diagram/draughts/rus-draughts-2022 6.1.8/counts", test_counts);
  g_test_add_func ("/documents/diagram/draughts/rus-draughts-2022 5.4.13.1/times", test_repetition);
  g_test_add_func ("/documents/diagram/draughts/rus-draughts-2022 5.4.13.2/announced",
                   test_announced);
  g_test_add_func ("/documents/diagram/renju/letter", test_renju_letter);
  g_test_add_func ("/documents/diagram/renju/full", test_renju_full);
  g_test_add_func ("/documents/diagram/renju/rus-draughts-2022 9.2.4.2/fouls", test_renju_fouls);
  g_test_add_func ("/documents/diagram/renju/players", test_renju_players);
  g_test_add_func ("/documents/diagram/renju/node", test_renju_node);
  g_test_add_func ("/documents/diagram/renju/composed", test_renju_composed);
  g_test_add_func ("/documents/diagram/renju/csv", test_csv);
  g_test_add_func ("/documents/diagram/renju/size", test_size);
  return g_test_run ();
}
