/* test-renju-text.c - points, records and boards of renju as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-renju-text.h"
#include "brg-test.h"

#include <string.h>

#define PATH_BOARD "/engine/renju-text/rus-draughts-2022/9.2.2.2/"
#define PATH_RECORD "/engine/renju-text/rus-draughts-2022/9.3.2.1/"

/* A point as it may be written, and its strict form; NULL if it is none. */
typedef struct
{
  const char *path;
  const char *text;
  const char *strict;
} PointCase;

static const PointCase points[] = {
  { PATH_BOARD "first", "A1", "A1" },
  { PATH_BOARD "last", "P15", "P15" },
  { PATH_BOARD "centre", "h8", "H8" },
  { PATH_BOARD "ninth-as-i", "I9", "I9" },
  { PATH_BOARD "ninth-as-j", "J9", "I9" },
  { PATH_BOARD "tenth", "K10", "K10" },
  { PATH_BOARD "fourteenth", "o2", "O2" },
  { PATH_BOARD "cyrillic-a", "А1", "A1" },
  { PATH_BOARD "cyrillic-small-a", "а1", "A1" },
  { PATH_BOARD "cyrillic-ve", "В7", "B7" },
  { PATH_BOARD "cyrillic-es", "С3", "C3" },
  { PATH_BOARD "cyrillic-ie", "е5", "E5" },
  { PATH_BOARD "cyrillic-en", "Н8", "H8" },
  { PATH_BOARD "cyrillic-i", "І4", "I4" },
  { PATH_BOARD "cyrillic-je", "ј4", "I4" },
  { PATH_BOARD "cyrillic-ka", "К11", "K11" },
  { PATH_BOARD "cyrillic-em", "М12", "M12" },
  { PATH_BOARD "cyrillic-o", "О1", "O1" },
  { PATH_BOARD "cyrillic-er", "р15", "P15" },
  { PATH_BOARD "no-look-alike", "Д4", NULL },
  { PATH_BOARD "column-too-far", "Q1", NULL },
  { PATH_BOARD "row-nought", "A0", NULL },
  { PATH_BOARD "row-too-far", "A16", NULL },
  { PATH_BOARD "row-with-nought", "A01", NULL },
  { PATH_BOARD "row-of-three-digits", "A111", NULL },
  { PATH_BOARD "no-row", "A", NULL },
  { PATH_BOARD "row-first", "8H", NULL },
  { PATH_BOARD "more-behind", "H8x", NULL },
  { PATH_BOARD "nothing", "", NULL },
  { PATH_BOARD "broken-bytes", "\xd0", NULL },
  { PATH_RECORD "dash", "-", "-" },
  { PATH_RECORD "en-dash", "–", "-" },
  { PATH_RECORD "minus", "−", "-" },
  { PATH_RECORD "two-dashes", "--", NULL },
};

static void
test_point (gconstpointer data)
{
  const PointCase *test = data;
  BrgRenjuPoint point = 77;
  char text[BRG_RENJU_POINT_LENGTH];

  g_assert_cmpint (brg_renju_point_read (test->text, -1, &point), ==, test->strict != NULL);
  if (test->strict == NULL)
    g_assert_cmpuint (point, ==, 77);
  else
    g_assert_cmpstr (brg_renju_point_write (point, BRG_RENJU_LETTER_I, text), ==, test->strict);
}

/* Every point comes back, and no two are written the same. */
static void
test_every_point (void)
{
  for (guint letter = BRG_RENJU_LETTER_I; letter <= BRG_RENJU_LETTER_J; letter++)
    for (guint point = 0; point <= BRG_RENJU_PASS; point++)
      {
        char text[BRG_RENJU_POINT_LENGTH];
        BrgRenjuPoint again;

        brg_renju_point_write ((BrgRenjuPoint) point, (BrgRenjuLetter) letter, text);
        g_assert_true (brg_renju_point_read (text, -1, &again));
        g_assert_cmpuint (again, ==, point);
        if (point < BRG_RENJU_N_POINTS && point % 15 == 8)
          g_assert_cmpint (*text, ==, letter == BRG_RENJU_LETTER_I ? 'I' : 'J');
      }
}

/* A record and its strict form, or what is wrong with it and where. */
typedef struct
{
  const char *path;
  const char *text;
  const char *strict;
  BrgRenjuTextFaultKind kind;
  gint column;
} RecordCase;

static const RecordCase records[] = {
  { PATH_RECORD "plain", "H8 I9 G7", "H8 I9 G7", 0, 0 },
  { PATH_RECORD "nothing", " \n", "", 0, 0 },
  { PATH_RECORD "numbers", "1.H8 2.I9 3. G7", "H8 I9 G7", 0, 0 },
  { PATH_RECORD "numbers-in-brackets", "1) h8, 2) i9; 3 g7", "H8 I9 G7", 0, 0 },
  { PATH_RECORD "pass-in-the-margin", "H8 I9 3 - G7", "H8 I9 - G7", 0, 0 },
  { PATH_RECORD "cyrillic", "Н8 І9", "H8 I9", 0, 0 },
  { PATH_RECORD "letter-j", "H8 J9", "H8 I9", 0, 0 },
  { PATH_RECORD "both-letters", "H8 J9 I7", NULL, BRG_RENJU_TEXT_BOTH_LETTERS, 7 },
  { PATH_RECORD "wrong-number", "1.H8 3.I9", NULL, BRG_RENJU_TEXT_NUMBER, 6 },
  { PATH_RECORD "huge-number", "99999999999999999999.H8", NULL, BRG_RENJU_TEXT_NUMBER, 1 },
  { PATH_RECORD "no-point", "H8 Q9", NULL, BRG_RENJU_TEXT_WORD, 4 },
  { PATH_RECORD "columns-are-characters", "Н8 К9 Щ9", NULL, BRG_RENJU_TEXT_WORD, 7 },
  { PATH_RECORD "occupied", "H8 I9 h8", NULL, BRG_RENJU_TEXT_OCCUPIED, 7 },
};

static void
test_record (gconstpointer data)
{
  const RecordCase *test = data;
  BrgRenjuPoint moves[BRG_RENJU_MAX_MOVES];
  BrgRenjuTextFault fault;
  guint n_moves = 77;

  if (brg_renju_moves_read (test->text, moves, &n_moves, &fault))
    {
      g_autofree char *text = brg_renju_moves_write (moves, n_moves, BRG_RENJU_LETTER_I);

      g_assert_cmpstr (text, ==, test->strict);
      return;
    }
  g_assert_null (test->strict);
  g_assert_cmpint (fault.kind, ==, test->kind);
  g_assert_cmpint (fault.column, ==, test->column);
  g_assert_cmpstr (brg_renju_text_fault_get_text (fault.kind), !=, "");
}

static void
test_long_record (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  BrgRenjuPoint moves[BRG_RENJU_MAX_MOVES];
  BrgRenjuTextFault fault;
  guint n_moves;

  for (guint i = 0; i < BRG_RENJU_MAX_MOVES; i++)
    g_string_append (text, "- ");
  g_assert_true (brg_renju_moves_read (text->str, moves, &n_moves, NULL));
  g_assert_cmpuint (n_moves, ==, BRG_RENJU_MAX_MOVES);
  g_string_append (text, "-");
  g_assert_false (brg_renju_moves_read (text->str, moves, &n_moves, &fault));
  g_assert_cmpint (fault.kind, ==, BRG_RENJU_TEXT_LONG);
  g_assert_cmpint (fault.column, ==, 2 * BRG_RENJU_MAX_MOVES + 1);
}

static void
test_board (void)
{
  char text[BRG_RENJU_N_POINTS + 1];
  char again[BRG_RENJU_N_POINTS + 1];
  BrgRenjuTextFault fault;
  BrgRenjuBoard board;

  memset (text, '.', BRG_RENJU_N_POINTS);
  text[BRG_RENJU_N_POINTS] = '\0';
  text[0] = 'x';
  text[8 * 15 + 1] = 'o';
  text[224] = 'X';
  g_assert_true (brg_renju_board_read (text, -1, &board, NULL));
  g_assert_cmpuint (board.n_stones, ==, 3);
  /* The row 15 is first, and A comes before B. */
  g_assert_cmpint (brg_renju_board_get (&board, brg_renju_point (0, 14)), ==, BRG_COLOUR_BLACK);
  g_assert_cmpint (brg_renju_board_get (&board, brg_renju_point (1, 6)), ==, BRG_COLOUR_WHITE);
  g_assert_cmpint (brg_renju_board_get (&board, brg_renju_point (14, 0)), ==, BRG_COLOUR_BLACK);
  text[224] = 'x';
  g_assert_cmpstr (brg_renju_board_write (&board, again), ==, text);

  g_assert_false (brg_renju_board_read (text, 224, &board, &fault));
  g_assert_cmpint (fault.kind, ==, BRG_RENJU_TEXT_SIZE);
  g_assert_cmpint (fault.column, ==, 225);
  text[30] = '?';
  g_assert_false (brg_renju_board_read (text, -1, &board, &fault));
  g_assert_cmpint (fault.kind, ==, BRG_RENJU_TEXT_STONE);
  g_assert_cmpint (fault.column, ==, 31);
}

BRG_TEST_TOPIC ("renju-text")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (points); i++)
    g_test_add_data_func (points[i].path, &points[i], test_point);
  for (gsize i = 0; i < G_N_ELEMENTS (records); i++)
    g_test_add_data_func (records[i].path, &records[i], test_record);
  g_test_add_func (PATH_BOARD "every-point", test_every_point);
  g_test_add_func (PATH_RECORD "longest", test_long_record);
  g_test_add_func (PATH_BOARD "board", test_board);
  return g_test_run ();
}
