/* test-board-words.c - what stands on a board, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-board-words.h"
#include "brg-test.h"

#include "brg-fen.h"

typedef struct
{
  const char *path;
  gint square;
  guint marks;
  gboolean is_lifted;
  const char *words;
} Square;

static const Square squares[] = {
  { "/board-words/square/empty", 28, 0, FALSE, "e4, empty" },
  { "/board-words/square/piece", 12, 0, FALSE, "e2, white pawn" },
  { "/board-words/square/lifted", 12, 0, TRUE, "e2, white pawn, lifted" },
  { "/board-words/square/target", 28, BRG_BOARD_TARGET, FALSE, "e4, empty, can be reached" },
  { "/board-words/square/capture", 59, BRG_BOARD_TARGET, FALSE,
    "d8, black queen, can be "
    "captured" },
  { "/board-words/square/check", 60, BRG_BOARD_CHECK, FALSE, "e8, black king, in check" },
  { "/board-words/square/last-move", 0, BRG_BOARD_LAST_MOVE, FALSE, "a1, white rook, last move" },
  { "/board-words/square/corner", 63, 0, FALSE, "h8, black rook" },
};

static void
test_square (gconstpointer data)
{
  const Square *expected = data;
  BrgPosition position = brg_position_start (BRG_CHESS_ORTHODOX, BRG_POSITION_ORTHODOX_START);
  BrgBoardPicture picture;
  g_autofree char *words = NULL;

  brg_board_picture_init_chess (&picture, &position);
  brg_board_picture_mark (&picture, expected->square, (BrgBoardMark) expected->marks);
  words = brg_board_words_dup_square (&picture, expected->square, expected->is_lifted, NULL);
  g_assert_cmpstr (words, ==, expected->words);
}

static void
test_numbered_square (void)
{
  BrgBoardPicture picture;
  g_autofree char *words = NULL;

  brg_board_picture_init (&picture, 10, 10);
  picture.corners[0] = 46;
  picture.pieces[0] = brg_piece (BRG_COLOUR_WHITE, BRG_PIECE_SHAPE_DRAUGHTS_KING);
  words = brg_board_words_dup_square (&picture, 0, FALSE, NULL);
  g_assert_cmpstr (words, ==, "46, white king");
}

static void
test_letters (void)
{
  for (gint kind = BRG_CHESS_PAWN; kind < BRG_N_CHESS_KINDS; kind++)
    {
      g_autofree char *letters = brg_board_words_dup_letters ((BrgChessKind) kind);

      for (const char *at = letters; *at != '\0'; at = g_utf8_next_char (at))
        {
          gunichar letter = g_utf8_get_char (at);

          g_assert_cmpint (brg_board_words_find_letter (letter), ==, kind);
          g_assert_cmpint (brg_board_words_find_letter (g_unichar_tolower (letter)), ==, kind);
        }
    }
  g_assert_cmpint (brg_board_words_find_letter ('x'), ==, BRG_CHESS_NOTHING);
  g_assert_cmpint (brg_board_words_find_letter (0), ==, BRG_CHESS_NOTHING);
}

BRG_TEST_TOPIC ("board-words")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (squares); i++)
    g_test_add_data_func (squares[i].path, &squares[i], test_square);
  g_test_add_func ("/board-words/square/numbered", test_numbered_square);
  g_test_add_func ("/board-words/letters", test_letters);
  return g_test_run ();
}
