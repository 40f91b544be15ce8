/* test-rjn.c - records of renju, read generously and written strictly; broken ones told
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rjn.h"
#include "brg-test.h"

#include "brg-game-same.h"
#include "brg-game-tags.h"

#include <string.h>

#define EMPTY_ROW "..............."
#define SIX_ROWS EMPTY_ROW EMPTY_ROW EMPTY_ROW EMPTY_ROW EMPTY_ROW EMPTY_ROW

static BrgPgnReader *
open_text (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return brg_rjn_reader_new_from_bytes (bytes, "test.pgn");
}

static BrgGameTree *
read_text (const char *text)
{
  g_autoptr (BrgPgnReader) reader = open_text (text);
  g_autoptr (GError) error = NULL;
  BrgGameTree *tree;
  BrgGameTree *other;

  g_assert_cmpint (brg_pgn_reader_next (reader, &tree, &error), ==, BRG_PGN_GAME);
  g_assert_no_error (error);
  g_assert_cmpint (brg_pgn_reader_next (reader, &other, &error), ==, BRG_PGN_END);
  return tree;
}

typedef struct
{
  const char *path;
  const char *text;
  const char *moves; /* as we write them */
} ReadCase;

static const ReadCase read_cases[] = {
  /* rus-draughts-2022 9.3.2.1: every move has its number, passes too. */
  { "plain", "1. H8 2. I9 3. G7 *", "1. H8 2. I9 3. G7 *\n" },
  { "no-numbers", "H8 I9 G7 *", "1. H8 2. I9 3. G7 *\n" },
  { "glued-numbers", "1.H8 2.I9 3.G7 0-1", "1. H8 2. I9 3. G7 0-1\n" },
  { "pairs", "1. H8 I9 2. G7 H9 1/2-1/2", "1. H8 2. I9 3. G7 4. H9 1/2-1/2\n" },
  { "small-letters", "1. h8 2. i9 3. p15 *", "1. H8 2. I9 3. P15 *\n" },
  { "letter-j", "1. H8 2. J9 3. j10 *", "1. H8 2. I9 3. I10 *\n" },
  { "cyrillic", "1. Н8 2. с3 3. Р15 4. Ј9 *", "1. H8 2. C3 3. P15 4. I9 *\n" },
  { "letter-o", "1. H8 2. O1 *", "1. H8 2. O1 *\n" },
  /* rus-draughts-2022 9.2.4.4: a pass is a move. */
  { "passes", "1. H8 2. - 3. -- 4. – 5. pass 6. H9 *", "1. H8 2. - 3. - 4. - 5. - 6. H9 *\n" },
  { "margin", "1 H8 2 I9 3 - 4 H9 *", "1. H8 2. I9 3. - 4. H9 *\n" },
  { "marks", "1. H8! 2. I9?? $14 3. H9+- *", "1. H8! 2. I9?? $14 3. H9 +- *\n" },
  { "variations", "1. H8 2. I9 (2. H9 {direct} 3. K10 (3. - 4. -)) 3. G7 {indirect} 1-0",
    "1. H8 2. I9 (2. H9 {direct} 3. K10 (3. - 4. -)) 3. G7 {indirect} 1-0\n" },
  { "comment-before", "1. {to the centre} H8 *", "1. {to the centre} H8 *\n" },
  { "comment-of-game", "{the last round} 1. H8 *", "{the last round} 1. H8 *\n" },
};

static void
test_read (gconstpointer data)
{
  const ReadCase *row = data;
  g_autoptr (BrgGameTree) tree = read_text (row->text);
  g_autofree char *moves = brg_rjn_write_moves (tree);
  g_autofree char *written = brg_rjn_write (tree);
  g_autoptr (BrgGameTree) again = read_text (written);

  g_assert_cmpint (brg_game_tree_get_kind (tree), ==, BRG_GAME_OF_RENJU);
  g_assert_cmpstr (moves, ==, row->moves);
  g_assert_true (brg_game_tree_is_same (tree, again));
}

typedef struct
{
  const char *path;
  const char *text;
  const char *message;
} BrokenCase;

static const BrokenCase broken_cases[] = {
  { "word", "1. H8 2. Q9 *", "test.pgn:1:10: “Q9” is not a legal move, expected White’s move 2" },
  { "row-16", "1. H16 *", "test.pgn:1:4: “H16” is not a legal move, expected Black’s move 1" },
  { "occupied", "1. H8 2. I9 3. h8 *",
    "test.pgn:1:16: there is already a stone on “h8”, expected an empty point" },
  { "occupied-in-variation", "1. H8 2. I9 (2. G7 3. G7) *",
    "test.pgn:1:23: there is already a stone on “G7”, expected an empty point" },
  /* rus-draughts-2022 9.2.2.2 */
  { "both-letters", "1. H8 2. I9 3. J10 *",
    "test.pgn:1:16: “J10”: both I and J name columns of this record, expected one of them" },
  { "chess", "[Variant \"Atomic\"]\n\n1. H8 *",
    "test.pgn:1:11: “Atomic” is another game, expected Renju" },
  { "position", "[FEN \"W:W1:B2\"]\n\n1. H8 *",
    "test.pgn:1:7: “W:W1:B2” is a position of another game, expected none: renju begins with "
    "an empty board" },
  { "board", "[Board \"x..\"]\n\n1. H8 *",
    "test.pgn:1:9: “x..” is not a renju board, expected 225 points: . x o" },
  { "board-occupied",
    "[Board \"" SIX_ROWS EMPTY_ROW ".......x......." EMPTY_ROW SIX_ROWS "\"]\n\n1. H9 2. H8 *",
    "test.pgn:3:10: there is already a stone on “H8”, expected an empty point" },
};

static void
test_broken (gconstpointer data)
{
  const BrokenCase *row = data;
  g_autoptr (BrgPgnReader) reader = open_text (row->text);
  g_autoptr (GError) error = NULL;
  BrgGameTree *tree;

  g_assert_cmpint (brg_pgn_reader_next (reader, &tree, &error), ==, BRG_PGN_BROKEN);
  g_assert_nonnull (error);
  g_assert_cmpstr (error->message, ==, row->message);
}

/* The letters of one game say nothing about those of the next. */
static void
test_letters_of_games (void)
{
  g_autoptr (BrgPgnReader) reader =
      open_text ("[Event \"1\"]\n\n1. H8 2. I9 *\n\n[Event \"2\"]\n\n1. H8 2. J9 *\n");

  for (gint i = 0; i < 2; i++)
    {
      g_autoptr (BrgGameTree) tree = NULL;

      g_assert_cmpint (brg_pgn_reader_next (reader, &tree, NULL), ==, BRG_PGN_GAME);
    }
}

static void
test_headings (void)
{
  g_autoptr (BrgGameTree) tree = brg_game_tree_new_renju ();
  g_autofree char *text = NULL;

  brg_game_tree_set_tag (tree, "Black", "Ivanov, Ivan");
  text = brg_rjn_write (tree);
  g_assert_cmpstr (
      text, ==,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
      "[White \"?\"]\n[Black \"Ivanov, Ivan\"]\n[Result \"*\"]\n[Variant \"Renju\"]\n\n"
      "*\n\n");
  g_assert_null (brg_game_tree_get_tag (tree, "Variant"));
}

/* A program for chess refuses the record because of what is played. */
static void
test_read_as_chess (void)
{
  static const char text[] = "[Variant \"Renju\"]\n\n1. H8 *\n";
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, sizeof text - 1);
  g_autoptr (BrgPgnReader) reader = brg_pgn_reader_new_from_bytes (bytes, "test.pgn");
  g_autoptr (GError) error = NULL;
  BrgGameTree *tree;

  g_assert_cmpint (brg_pgn_reader_next (reader, &tree, &error), ==, BRG_PGN_BROKEN);
  g_assert_error (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_UNSUPPORTED);
}

static void
test_looks_like (void)
{
  g_assert_true (brg_rjn_looks_like ("[Event \"?\"]\n[Variant \"renju\"]\n"));
  g_assert_true (brg_rjn_looks_like ("1. H8 2. I9 *"));
  g_assert_true (brg_rjn_looks_like ("1.h8 2.i9"));
  g_assert_false (brg_rjn_looks_like ("[Event \"?\"]\n\n1. e4 e5 2. h3 h8"));
  g_assert_false (brg_rjn_looks_like ("[Variant \"Chess960\"]\n"));
  g_assert_false (brg_rjn_looks_like ("1. h2-h3"));
}

static void
test_too_long (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (BrgPgnReader) reader = NULL;
  BrgGameTree *tree;

  for (gint i = 0; i <= BRG_RENJU_MAX_MOVES; i++)
    g_string_append (text, "- ");
  reader = open_text (text->str);
  g_assert_cmpint (brg_pgn_reader_next (reader, &tree, NULL), ==, BRG_PGN_BROKEN);
}

BRG_TEST_TOPIC ("rjn")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (read_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/data/rjn/read/", read_cases[i].path, NULL);

      g_test_add_data_func (path, &read_cases[i], test_read);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (broken_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/data/rjn/broken/", broken_cases[i].path, NULL);

      g_test_add_data_func (path, &broken_cases[i], test_broken);
    }
  g_test_add_func ("/data/rjn/letters-of-games", test_letters_of_games);
  g_test_add_func ("/data/rjn/headings", test_headings);
  g_test_add_func ("/data/rjn/read-as-chess", test_read_as_chess);
  g_test_add_func ("/data/rjn/looks-like", test_looks_like);
  g_test_add_func ("/data/rjn/too-long", test_too_long);
  return g_test_run ();
}
