/* test-desk-renju.c - renju on the page of boards: picture, words, moves, ends, records
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "renju-fixture.h"

#include "brg-game-same.h"

static void
test_shown (void)
{
  g_autoptr (BrgDeskGame) game = renju_open ("free", "1. H8 2. I9 3. G7 4. A8 *");
  BrgBoardPicture picture;

  brg_desk_renju.show (game, "i", &picture);
  g_assert_cmpint (picture.ground, ==, BRG_BOARD_LINED);
  g_assert_cmpstr (picture.file_letters, ==, "ABCDEFGHIKLMNOP");
  g_assert_cmpint (picture.pieces[renju_point ("H8")], ==,
                   brg_piece (BRG_COLOUR_BLACK, BRG_PIECE_SHAPE_STONE));
  g_assert_cmpint (picture.numbers[renju_point ("A8")], ==, 4);
  g_assert_cmpint (picture.marks[renju_point ("A8")], ==, BRG_BOARD_LAST_MOVE);
}

/* rus-draughts-2022 9.2.4.2: stones as moves, the point that is then a foul, what is said of it. */
typedef struct
{
  const char *path;
  const char *moves;
  const char *point;
  gint number;
  const char *words;
  const char *status;
  const char *article;
} FoulCase;

static const FoulCase foul_cases[] = {
  { "9.2.4.2-a", "1. H8 2. A1 3. I8 4. A3 5. G9 6. P1 7. G10 8. P3 *", "G8", 33,
    "G8, empty, forbidden to Black: a three on the horizontal, a straight four by F8, a three on "
    "the vertical, a straight four by G7",
    "Foul: a double three. White may claim the win before his next move; the arbiter decides · "
    "last: 9. G8",
    "rus-draughts-2022 9.2.4.2a" },
  { "9.2.4.2-b", "1. H8 2. A1 3. I8 4. A3 5. K8 6. A5 7. G9 8. P1 9. G10 10. P3 11. G11 12. P5 *",
    "G8", 44,
    "G8, empty, forbidden to Black: a four on the horizontal, a five by F8, a four on the "
    "vertical, "
    "a five by G7",
    "Foul: a double four. White may claim the win before his next move; the arbiter decides · "
    "last: 13. G8",
    "rus-draughts-2022 9.2.4.2b" },
  { "9.2.4.2-c", "1. H8 2. A1 3. I8 4. A3 5. K8 6. A5 7. F8 8. P1 9. E8 10. P3 *", "G8", 6,
    "G8, empty, forbidden to Black: a row of six or more on the horizontal",
    "Foul: an overline. White may claim the win before his next move; the arbiter decides · "
    "last: 11. G8",
    "rus-draughts-2022 9.2.4.2c" },
};

static void
test_foul (gconstpointer data)
{
  const FoulCase *row = data;
  g_autoptr (BrgDeskGame) game = renju_open ("free", row->moves);
  const BrgDeskSurroundings around = renju_around (game);
  gint point = renju_point (row->point);
  g_autofree char *words = NULL;
  g_autofree char *status = NULL;
  g_autofree char *later = NULL;
  BrgColour winner = BRG_COLOUR_NONE;
  BrgBoardPicture picture;
  const char *article;

  brg_desk_renju.show (game, "i", &picture);
  g_assert_cmpint (picture.numbers[point], ==, row->number);
  g_assert_cmpint (picture.marks[point], ==, BRG_BOARD_FOUL);
  words = brg_desk_renju.dup_square (&picture, point, FALSE, NULL);
  g_assert_cmpstr (words, ==, row->words);
  /* The board does not refuse it. */
  renju_play (game, row->point);
  status = renju_status (game, &article);
  g_assert_cmpstr (status, ==, row->status);
  g_assert_cmpstr (article, ==, row->article);
  g_assert_cmpstr (brg_desk_renju.find_result (game, &around, &winner), ==,
                   "White claims the foul and wins");
  g_assert_cmpint (winner, ==, BRG_COLOUR_WHITE);
  /* White has played on. */
  renju_play (game, "P15");
  g_assert_null (brg_desk_renju.find_result (game, &around, &winner));
  later = renju_status (game, &article);
  g_assert_null (article);
  g_assert_nonnull (strstr (later, "not claimed"));
}

/* White is not told where Black may not go. */
static void
test_no_fouls_for_white (void)
{
  g_autoptr (BrgDeskGame) game =
      renju_open ("free", "1. H8 2. A1 3. I8 4. A3 5. G9 6. P1 7. G10 *");
  BrgBoardPicture picture;

  brg_desk_renju.show (game, "i", &picture);
  g_assert_cmpint (picture.marks[renju_point ("G8")], ==, 0);
}

typedef struct
{
  const char *path;
  const char *start;
  const char *moves;
  const char *last;
  const char *status; /* up to the last move */
  const char *article;
  const char *button;
  BrgColour winner;
} EndCase;

#define ROW_AND_COLUMN \
  "1. H8 2. A1 3. I8 4. A3 5. K8 6. A5 7. L8 8. A7 9. G9 10. A9 11. G10 12. A11 13. G11 14. A13 *"

static const EndCase end_cases[] = {
  { "9.2.6.1-black", "free", "1. H8 2. A1 3. I8 4. A2 5. K8 6. A3 7. L8 8. A4 *", "G8",
    "Five in a row: Black has won", "rus-draughts-2022 9.2.6.1", "Record: Black wins",
    BRG_COLOUR_BLACK },
  { "9.2.6.1-white", "free", "1. H8 2. A1 3. I8 4. A2 5. P1 6. A3 7. L8 8. A4 9. P3 *", "A5",
    "Five in a row: White has won", "rus-draughts-2022 9.2.6.1", "Record: White wins",
    BRG_COLOUR_WHITE },
  /* A five in one line goes before two fours or threes in others. */
  { "9.2.4.2-five-first", "free", ROW_AND_COLUMN, "G8", "Five in a row: Black has won",
    "rus-draughts-2022 9.2.6.1", "Record: Black wins", BRG_COLOUR_BLACK },
  { "9.2.6.2", "free", "1. H8 2. A1 3. K10 4. A2 5. P1 6. A3 7. L5 8. A5 9. P3 10. A6 11. C8 *",
    "A4", "Overline: White has won", "rus-draughts-2022 9.2.6.2", "Record: White wins",
    BRG_COLOUR_WHITE },
  { "9.2.7.1-b", "free", "1. H8 2. I9 3. G7 4. - *", "pass", "Both players passed: drawn",
    "rus-draughts-2022 9.2.7.1b", "Record the draw", BRG_COLOUR_NONE },
};

static void
test_end (gconstpointer data)
{
  const EndCase *row = data;
  g_autoptr (BrgDeskGame) game = renju_open (row->start, row->moves);
  const BrgDeskSurroundings around = renju_around (game);
  BrgColour winner = BRG_COLOUR_NONE;
  g_autofree char *status = NULL;
  g_autofree char *refusal = NULL;
  const char *article;

  g_assert_null (brg_desk_renju.find_result (game, &around, &winner));
  renju_play (game, row->last);
  status = renju_status (game, &article);
  g_assert_true (g_str_has_prefix (status, row->status));
  g_assert_cmpstr (article, ==, row->article);
  g_assert_cmpstr (brg_desk_renju.find_result (game, &around, &winner), ==, row->button);
  g_assert_cmpint (winner, ==, row->winner);
  refusal = brg_desk_renju.explain (game, "N14", "i", NULL);
  g_assert_true (g_str_has_prefix (refusal, "The game is over. "));
}

/* rus-draughts-2022 9.2.7.1 c: pairs of rows that leave no line of five, but for one gap. */
static char *
make_full_board (void)
{
  GString *text = g_string_new (NULL);

  for (gint row = 0; row < BRG_RENJU_SIDE; row++)
    for (gint column = 0; column < BRG_RENJU_SIDE; column++)
      g_string_append_c (text, row == 14 && column == 14          ? '.'
                               : (column + 2 * (row % 2)) % 4 < 2 ? 'x'
                                                                  : 'o');
  return g_string_free (text, FALSE);
}

static void
test_no_five (void)
{
  g_autofree char *board = make_full_board ();
  g_autofree char *start = g_strconcat ("board ", board, NULL);
  g_autoptr (BrgDeskGame) game = renju_open (start, "");
  const BrgDeskSurroundings around = renju_around (game);
  BrgColour winner = BRG_COLOUR_WHITE;
  const char *article;
  g_autofree char *status = NULL;

  renju_play (game, "P1");
  status = renju_status (game, &article);
  g_assert_cmpstr (article, ==, "rus-draughts-2022 9.2.7.1c");
  g_assert_true (g_str_has_prefix (status, "No winning row is possible any more: drawn"));
  g_assert_cmpstr (brg_desk_renju.find_result (game, &around, &winner), ==, "Record the draw");
  g_assert_cmpint (winner, ==, BRG_COLOUR_NONE);
}

/* Refusals in words. */
typedef struct
{
  const char *path;
  const char *moves;
  const char *text;
  const char *words;
} RefusalCase;

static const RefusalCase refusal_cases[] = {
  { "9.2.4.1-centre", "", "G7", "Black begins in the centre of the board, H8." },
  { "9.2.4.1-pass", "", "-", "Black begins in the centre of the board, H8." },
  { "9.2.4.1-occupied", "1. H8 2. I9 *", "i9", "There is already a stone on I9." },
  { "outside", "1. H8 *", "Q9",
    "A move is a point (columns A to P without J, rows 1 to 15) or a dash for a pass." },
};

static void
test_refusal (gconstpointer data)
{
  const RefusalCase *row = data;
  g_autoptr (BrgDeskGame) game = renju_open ("free", row->moves);
  g_autoptr (GArray) choices = brg_desk_renju.read (game, row->text, "i");
  g_autofree char *words = brg_desk_renju.explain (game, row->text, "i", NULL);

  g_assert_cmpuint (choices->len, ==, 0);
  g_assert_cmpstr (words, ==, row->words);
}

static void
test_click (void)
{
  g_autoptr (BrgDeskGame) game = renju_open ("", "1. H8 *");
  BrgBoardWay way = { .n_squares = 1, .squares = { renju_point ("J9") } };
  g_autoptr (GArray) choices = brg_desk_renju.list_moves (game, &way, "j");
  g_autoptr (GArray) none = NULL;
  g_autofree char *why = NULL;
  const char *article;

  g_assert_cmpuint (choices->len, ==, 1);
  g_assert_cmpstr (g_array_index (choices, BrgDeskChoice, 0).text, ==, "J9");
  way.squares[0] = renju_point ("H8");
  none = brg_desk_renju.list_moves (game, &way, "j");
  g_assert_cmpuint (none->len, ==, 0);
  why = brg_desk_renju.explain_square (game, &way, way.squares[0], "j", &article);
  g_assert_cmpstr (why, ==, "There is already a stone on H8.");
  g_assert_cmpstr (article, ==, "rus-draughts-2022 9.2.4.1");
}

/* Notations: I or J, stones with numbers or without. */
static void
test_notations (void)
{
  g_autoptr (BrgDeskGame) game = renju_open ("free", "1. H8 2. I9 *");
  g_autofree char *move = brg_desk_renju.dup_move (game->node, "j-plain");
  g_autofree char *journal = brg_desk_renju.dup_journal (game->node);
  g_autofree char *words = NULL;
  BrgBoardPicture picture;

  g_assert_cmpstr (move, ==, "J9");
  g_assert_cmpstr (journal, ==, "2. I9");
  brg_desk_renju.show (game, "j", &picture);
  g_assert_cmpint (picture.numbers[renju_point ("I9")], ==, 2);
  words = brg_desk_renju.dup_square (&picture, renju_point ("I9"), FALSE, NULL);
  g_assert_cmpstr (words, ==, "J9, white stone 2, last move");
  brg_desk_renju.show (game, "j-plain", &picture);
  g_assert_cmpint (picture.numbers[renju_point ("I9")], ==, 0);
}

static void
test_marks (void)
{
  g_autoptr (BrgDeskGame) game =
      renju_open ("free", "1. H8 2. A1 3. I8 4. A3 5. G9 6. P1 7. G10 8. P3 9. G8 10. P5 *");
  const BrgGameNode *foul = game->node->parent;
  g_autofree char *mark = brg_desk_renju.dup_mark (game, foul);
  g_autofree char *none = brg_desk_renju.dup_mark (game, foul->parent);

  g_assert_cmpstr (mark, ==, "foul 33");
  g_assert_null (none);
}

/* What is stored is read again, variations and remarks included. */
static void
test_record (void)
{
  static const char moves[] = "1. H8 2. I9 (2. H9 {direct} 3. -) 3. G7! 4. - *";
  g_autoptr (BrgDeskGame) game = renju_open ("free", moves);
  g_autoptr (BrgStoredGame) record = brg_desk_game_dup_record (game);
  g_autofree char *text = brg_desk_renju.export_tree (game->tree);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GPtrArray) games = brg_desk_renju.import (bytes, "test.pgn", NULL);

  g_assert_cmpstr (record->moves, ==, moves);
  g_assert_nonnull (strstr (text, "[Variant \"Renju\"]"));
  g_assert_cmpuint (games->len, ==, 1);
  g_assert_true (brg_game_tree_is_same (game->tree, games->pdata[0]));
}

static void
test_counters (void)
{
  g_autoptr (BrgDeskGame) game =
      renju_open ("free", "1. H8 2. A1 3. I8 4. A3 5. G9 6. P1 7. G10 8. - *");
  const BrgDeskSurroundings around = renju_around (game);
  g_autoptr (GArray) counters = brg_desk_renju.list_counters (game, &around);

  g_assert_cmpuint (counters->len, ==, 3);
  g_assert_cmpuint (g_array_index (counters, BrgDeskCounter, 0).value, ==, 1);
  g_assert_cmpstr (g_array_index (counters, BrgDeskCounter, 0).note, ==,
                   "33 double three, 44 double four, 6 overline");
  g_assert_cmpuint (g_array_index (counters, BrgDeskCounter, 1).value, ==, 1);
  g_assert_cmpuint (g_array_index (counters, BrgDeskCounter, 1).limit, ==, 2);
  g_assert_cmpuint (g_array_index (counters, BrgDeskCounter, 2).value, ==, 7);
}

/* A board as text: who has the move follows from the stones, or is said. */
static void
test_position (void)
{
  g_autoptr (BrgStoredGame) record = brg_stored_game_new (1, 2, BRG_DISCIPLINE_RENJU);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (BrgDeskGame) game = NULL;
  g_autofree char *fault = NULL;
  g_autofree char *again = NULL;
  g_autofree char *status = NULL;
  const char *article;

  for (gint i = 0; i < BRG_RENJU_N_POINTS; i++)
    g_string_append_c (text, i == 0 ? 'x' : '.');
  g_assert_true (brg_desk_renju.read_position (text->str, record, &fault));
  game = renju_open (record->start, record->moves);
  again = brg_desk_renju.write_position (game);
  g_string_append (text, " w");
  g_assert_cmpstr (again, ==, text->str);
  /* The pass that gives White the move is none of the game. */
  renju_play (game, "-");
  status = renju_status (game, &article);
  g_assert_null (article);
  g_assert_false (brg_desk_renju.read_position ("1. e4", record, &fault));
  g_assert_null (fault);
  g_string_truncate (text, 100);
  g_assert_false (brg_desk_renju.read_position (text->str, record, &fault));
  g_assert_cmpstr (fault, ==, "Column 101: The board has 225 points, from A15 to P1.");
}

#define ADD(cases, name, function)                                                    \
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)                                    \
    {                                                                                 \
      g_autofree char *path = g_strconcat ("/desk/renju/" name, cases[i].path, NULL); \
                                                                                      \
      g_test_add_data_func (path, &cases[i], function);                               \
    }

BRG_TEST_TOPIC ("desk-renju")
{
  g_test_init (&argc, &argv, NULL);
  ADD (foul_cases, "foul/", test_foul)
  ADD (end_cases, "end/", test_end)
  ADD (refusal_cases, "refusal/", test_refusal)
  g_test_add_func ("/desk/renju/shown", test_shown);
  g_test_add_func ("/desk/renju/no-fouls-for-white", test_no_fouls_for_white);
  g_test_add_func ("/desk/renju/end/9.2.7.1-c", test_no_five);
  g_test_add_func ("/desk/renju/click", test_click);
  g_test_add_func ("/desk/renju/notations", test_notations);
  g_test_add_func ("/desk/renju/marks", test_marks);
  g_test_add_func ("/desk/renju/record", test_record);
  g_test_add_func ("/desk/renju/counters", test_counters);
  g_test_add_func ("/desk/renju/position", test_position);
  return g_test_run ();
}
