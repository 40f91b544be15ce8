/* test-pdn-read.c - records of draughts, read generously and written strictly; broken ones told
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pdn.h"
#include "brg-test.h"

#include "brg-game-same.h"
#include "brg-game-tags.h"

#include <string.h>

#define RUSSIAN "[GameType \"25,W,8,8,A0,0\"]\n\n"
#define LARGE "[GameType \"20,W,10,10,N2,0\"]\n\n"
/* Figure 8 of the rules. */
#define FIGURE_8 "[GameType \"25\"]\n[FEN \"W:WKd2:Bg7,b6,d6,f6,f4\"]\n\n"

static BrgPgnReader *
open_text (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return brg_pdn_reader_new_from_bytes (bytes, "test.pdn");
}

static char *
join_notes (BrgPgnReader *reader)
{
  GString *joined = g_string_new (NULL);
  GPtrArray *notes = brg_pgn_reader_get_notes (reader);

  for (guint i = 0; i < notes->len; i++)
    {
      const BrgFormatNote *note = g_ptr_array_index (notes, i);

      g_string_append_printf (joined, "%u:%u: %s\n", note->line, note->column, note->text);
    }
  return g_string_free (joined, FALSE);
}

typedef struct
{
  const char *path;
  const char *text;
  const char *moves; /* as we write them */
  const char *type;
  const char *notes;
} ReadCase;

static const ReadCase read_cases[] = {
  { "notation/short", RUSSIAN "1. ed4 dc5 2. fe3 fg5 *", "1. e3-d4 d6-c5 2. f2-e3 f6-g5 *\n",
    "25,W,8,8,A0,0", "" },
  { "notation/crosses", RUSSIAN "1. c3-d4 f6-g5 2. d4-c5 b6xd4 3. e3xc5 *",
    "1. c3-d4 f6-g5 2. d4-c5 b6:d4 3. e3:c5 *\n", "25,W,8,8,A0,0", "" },
  { "notation/cyrillic", RUSSIAN "1. с3-d4 f6-g5 2. d4-с5 в6хd4 3. е3:с5 *",
    "1. c3-d4 f6-g5 2. d4-c5 b6:d4 3. e3:c5 *\n", "25,W,8,8,A0,0", "" },
  { "notation/numbers-on-64", "[GameType \"25,W,8,8,N2,0\"]\n\n1. 22-18 11-16 2. 18-14 9x18 *",
    "1. 22-18 11-16 2. 18-14 9x18 *\n", "25,W,8,8,N2,0", "" },
  { "notation/short-is-kept", "[GameType \"25,W,8,8,S0,0\"]\n\n1. cd4 fg5 2. dc5 b:d4 3. e:c5 *",
    "1. cd4 fg5 2. dc5 b:d4 3. e:c5 *\n", "25,W,8,8,S0,0", "" },
  { "notation/colons-on-100", LARGE "1. 32-28 18-23 2. 37-32 23-29 3. 34:23 *",
    "1. 32-28 18-23 2. 37-32 23-29 3. 34x23 *\n", "20,W,10,10,N2,0", "" },
  { "notation/no-signs", LARGE "1. 3228 1823 *", "1. 32-28 18-23 *\n", "20,W,10,10,N2,0", "" },
  { "notation/no-blanks", LARGE "1.32-28 18-23 2.37-32*", "1. 32-28 18-23 2. 37-32* *\n",
    "20,W,10,10,N2,0", "3:23: no result after the moves\n" },
  { "notation/wrong-signs", RUSSIAN "1. c3:d4 f6-g5 2. d4-c5 b6-d4 *",
    "1. c3-d4 f6-g5 2. d4-c5 b6:d4 *\n", "25,W,8,8,A0,0",
    "3:4: the sign between the squares is not the one of this move\n"
    "3:25: the sign between the squares is not the one of this move\n" },
  { "notation/wrong-numbers", RUSSIAN "7. c3-d4 7... f6-g5 1. d4-c5 *",
    "1. c3-d4 f6-g5 2. d4-c5 *\n", "25,W,8,8,A0,0", "" },
  { "notation/all-turns", FIGURE_8 "1. d2:g5:d8:a5 *", "1. d2:a5 *\n", "25,W,8,8,A0,0", "" },
  { "notation/some-turns", FIGURE_8 "1. d2:f8:a7 *", "1. d2:h6:f8:c5:a7 *\n", "25,W,8,8,A0,0", "" },
  { "start/black-begins", "[GameType \"25,B,8,8,A0,0\"]\n\n1... f6-g5 2. c3-d4 g5-f4 *",
    "1... f6-g5 2. c3-d4 g5-f4 *\n", "25,B,8,8,A0,0", "" },
  { "start/fen-of-black", "[GameType \"25\"]\n[FEN \"B:W22:B11.\"]\n\n1. f6-g5 c3-d4 *",
    "1... f6-g5 2. c3-d4 *\n", "25,W,8,8,A0,0", "" },
  { "start/other-fields", "[GameType \"20\"]\n[FEN \"W:W31-35:B1-5:H0:F1\"]\n\n1. 32-28 *",
    "1. 32-28 *\n", "20,W,10,10,N2,0", "" },
  { "start/no-type-letters", "1. c3-d4 *", "1. c3-d4 *\n", "25,W,8,8,A0,0",
    "1:1: no tag GameType: taken for Russian draughts\n" },
  { "start/no-type-numbers", "1. 32-28 *", "1. 32-28 *\n", "20,W,10,10,N2,0",
    "1:1: no tag GameType: taken for international draughts\n" },
  { "start/no-type-numbers-of-64", "1. 22-18 11-16 2. 18-14 9x18 *",
    "1. c3-d4 f6-g5 2. d4-c5 b6:d4 *\n", "25,W,8,8,A0,0",
    "1:1: no tag GameType: taken for Russian draughts\n" },
  { "start/no-type-fen-numbers", "[FEN \"W:W22:B1\"]\n\n1. 22-18 *", "1. c3-d4 *\n",
    "25,W,8,8,A0,0", "3:1: no tag GameType: taken for Russian draughts\n" },
  { "start/no-type-number-of-move", "[FEN \"W:W22:B1\"]\n\n33. 22-18 *", "1. c3-d4 *\n",
    "25,W,8,8,A0,0", "3:1: no tag GameType: taken for Russian draughts\n" },
  { "start/no-type-fen-of-100", "[FEN \"W:W42:B1\"]\n\n1. 42-38 *", "1. 42-38 *\n",
    "20,W,10,10,N2,0", "3:1: no tag GameType: taken for international draughts\n" },
  { "start/no-type-moves-of-100", "[FEN \"B:W5:B28\"]\n\n1... 28-33 *", "1... 28-33 *\n",
    "20,W,10,10,N2,0", "3:1: no tag GameType: taken for international draughts\n" },
  { "start/no-type-fen-letters", "[FEN \"W:Wa1:Bh8\"]\n\n*", "*\n", "25,W,8,8,A0,0",
    "3:1: no tag GameType: taken for Russian draughts\n" },
  { "start/no-type-words-in-comments", "{a1 b2} 1. 32-28 {c3-d4} 18-23 *",
    "{a1 b2} 1. 32-28 {c3-d4} 1... 18-23 *\n", "20,W,10,10,N2,0",
    "1:9: no tag GameType: taken for international draughts\n" },
  { "start/empty-side", "[GameType \"25\"]\n[FEN \"B:W:B1\"]\n\n2-0", "2-0\n", "25,W,8,8,A0,0",
    "" },
  { "start/giveaway", "[GameType \"125,W,8,8,A0,0\"]\n\n1. c3-d4 *", "1. c3-d4 *\n",
    "125,W,8,8,A0,0", "" },
  { "result/points", RUSSIAN "1. c3-d4 1-1", "1. c3-d4 1-1\n", "25,W,8,8,A0,0", "" },
  { "result/as-in-chess", RUSSIAN "1. c3-d4 1/2-1/2", "1. c3-d4 1/2-1/2\n", "25,W,8,8,A0,0", "" },
  { "result/glued-to-letters", RUSSIAN "1. c3-d4 b6-a52-0", "1. c3-d4 b6-a5 2-0\n", "25,W,8,8,A0,0",
    "3:15: no blank between the last move and the result\n" },
  { "result/glued-to-numbers", LARGE "1. 32-28 19-230-2", "1. 32-28 19-23 0-2\n", "20,W,10,10,N2,0",
    "3:15: no blank between the last move and the result\n" },
  { "result/glued-half", RUSSIAN "1. c3-d41/2-1/2", "1. c3-d4 1/2-1/2\n", "25,W,8,8,A0,0",
    "3:9: no blank between the last move and the result\n" },
  { "result/twelve-points", RUSSIAN "1. c3-d4 12-0", "1. c3-d4 12-0\n", "25,W,8,8,A0,0", "" },
  { "result/both-lost", RUSSIAN "1. c3-d4 0-0", "1. c3-d4 0-0\n", "25,W,8,8,A0,0", "" },
  { "result/style-of-the-heading", "[Result \"0-1\"]\n[GameType \"25\"]\n\n1. c3-d4 0-2",
    "1. c3-d4 0-1\n", "25,W,8,8,A0,0", "" },
  { "result/shared-points", "[Result \"8-4\"]\n[GameType \"20\"]\n\n1. 32-28 8-4", "1. 32-28 8-4\n",
    "20,W,10,10,N2,0", "" },
  { "result/not-of-the-heading", "[Result \"2-0\"]\n[GameType \"25\"]\n\n1. c3-d4 1-1",
    "1. c3-d4 1-1\n", "25,W,8,8,A0,0", "4:10: this result differs from the one in the tags\n" },
  { "result/app-5-won", RUSSIAN "1. c3-d4 b6-a5 х", "1. c3-d4 b6-a5 0-2\n", "25,W,8,8,A0,0", "" },
  { "result/app-5-lost", RUSSIAN "1. c3-d4 b6-a5 0", "1. c3-d4 b6-a5 2-0\n", "25,W,8,8,A0,0", "" },
  { "result/app-5-drawn", RUSSIAN "1. c3-d4 b6-a5 =", "1. c3-d4 b6-a5 1-1\n", "25,W,8,8,A0,0", "" },
  { "marks/app-5", RUSSIAN "1. c3-d4! b6-a5?? 2. d2-c3!! f6-g5? *",
    "1. c3-d4! b6-a5?? 2. d2-c3!! f6-g5? *\n", "25,W,8,8,A0,0", "" },
  { "marks/forced", RUSSIAN "1. c3-d4 f6-g5 2. d4-c5 b6:d4* 3. e3:c5*! *",
    "1. c3-d4 f6-g5 2. d4-c5 b6:d4* 3. e3:c5* ! *\n", "25,W,8,8,A0,0", "" },
  { "comments/clocks", RUSSIAN "1. c3-d4 {[%clock w0:09:55 B0:09:58]} b6-a5 ; good\n *",
    "1. c3-d4 {[%clock w0:09:55 B0:09:58]} 1... b6-a5 {good} *\n", "25,W,8,8,A0,0", "" },
  { "comments/before-headings", "{a file}\n\n; of games\n" RUSSIAN "1. c3-d4 *",
    "{a file} {of games} 1. c3-d4 *\n", "25,W,8,8,A0,0", "" },
  { "variations", RUSSIAN "1. c3-d4 (1. e3-f4 f6-g5 (1... b6-a5)) 1... b6-a5 *",
    "1. c3-d4 (1. e3-f4 f6-g5 (1... b6-a5)) 1... b6-a5 *\n", "25,W,8,8,A0,0", "" },
  { "positions", RUSSIAN "1. c3-d4 /FEN \"B:W18:B1\"/ b6-a5 *", "1. c3-d4 b6-a5 *\n",
    "25,W,8,8,A0,0", "3:10: a position inside the moves is ignored\n" },
};

static void
test_read (gconstpointer data)
{
  const ReadCase *row = data;
  g_autoptr (BrgPgnReader) reader = open_text (row->text);
  g_autoptr (BrgPgnReader) again = NULL;
  g_autoptr (BrgGameTree) tree = NULL;
  g_autoptr (BrgGameTree) other = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *notes = NULL;
  g_autofree char *moves = NULL;
  g_autofree char *written = NULL;
  BrgPgnStep step = brg_pgn_reader_next (reader, &tree, &error);

  g_assert_no_error (error);
  g_assert_cmpint (step, ==, BRG_PGN_GAME);
  notes = join_notes (reader);
  g_assert_cmpstr (notes, ==, row->notes);
  moves = brg_pdn_write_moves (tree);
  g_assert_cmpstr (moves, ==, row->moves);
  g_assert_cmpstr (brg_game_tree_get_tag (tree, "GameType"), ==, row->type);
  g_assert_cmpint (brg_pgn_reader_next (reader, &other, &error), ==, BRG_PGN_END);
  written = brg_pdn_write (tree);
  again = open_text (written);
  g_assert_cmpint (brg_pgn_reader_next (again, &other, &error), ==, BRG_PGN_GAME);
  g_assert_true (brg_game_tree_is_same (tree, other));
}

/* Broken games. */

typedef struct
{
  const char *path;
  const char *text;
  const char *steps;  /* one letter a step: g a game, b a broken one */
  const char *errors; /* of the broken ones, one a line */
} BrokenCase;

#define GOOD "[Event \"good\"]\n[GameType \"25\"]\n\n1. c3-d4 b6-a5 *\n\n"

static const BrokenCase broken_cases[] = {
  { "illegal", RUSSIAN "1. c3-d4 b6-a5 2. h2-g3 *\n\n" GOOD, "bg",
    "test.pdn:3:19: “h2-g3” is not a legal move, expected White’s move 2\n" },
  { "capture-missed", RUSSIAN "1. c3-d4 f6-g5 2. d4-c5 g5-f4 *\n\n" GOOD, "bg",
    "test.pdn:3:25: “g5-f4” is not a legal move, expected Black’s move 2\n" },
  { "ambiguous", FIGURE_8 "1. d2:a7 *\n\n" GOOD, "bg",
    "test.pdn:4:4: “d2:a7” fits more than one move (d2:h6:f8:c5:a7, d2:g5:e7:c5:a7), expected "
    "White’s move 1\n" },
  { "ambiguous-short", "[GameType \"25\"]\n[FEN \"W:WKa1,Ka3:Bh8\"]\n\n1. ab2 *\n\n" GOOD, "bg",
    "test.pdn:4:4: “ab2” fits more than one move (a3-b2, a1-b2), expected White’s move 1\n" },
  { "chess", RUSSIAN "1. e4 e5 *\n\n" GOOD, "bg",
    "test.pdn:3:4: “e4” is not a legal move, expected White’s move 1\n" },
  { "null-move", RUSSIAN "1. -- *\n\n" GOOD, "bg",
    "test.pdn:3:4: “--” is not a legal move, expected White’s move 1\n" },
  { "other-game", "[GameType \"21,B,8,8,N1,0\"]\n\n*\n\n" GOOD, "bg",
    "test.pdn:1:12: “21,B,8,8,N1,0” is not a game that can be read, expected 20 "
    "(international), 25 (Russian), 26 (draughts-64 with the majority rule) or 125 (giveaway)\n" },
  { "other-board", "[GameType \"25,W,10,10,A0,0\"]\n\n*\n\n" GOOD, "bg",
    "test.pdn:1:12: “25,W,10,10,A0,0” does not have the board or the square names of the game, "
    "expected 20,W,10,10,N2,0 or 25,W,8,8,A0,0\n" },
  { "no-type", "[GameType \"checkers\"]\n\n*\n\n" GOOD, "bg",
    "test.pdn:1:12: “checkers” is not a type of game, expected a number or as in "
    "25,W,8,8,A0,0\n" },
  { "open-comment", RUSSIAN "1. c3-d4 {oh\n\n" GOOD, "bg",
    "test.pdn:3:10: this comment has no end, expected a closing brace\n" },
  { "open-position", RUSSIAN "1. c3-d4 /FEN *\n\n" GOOD, "bg",
    "test.pdn:3:10: this position has no end, expected a slash\n" },
  { "without-headings", "1. c3-d4 2-0\n\n1. c3-d5 *\n\n1. e3-d4 1-1\n", "gbg",
    "test.pdn:3:4: “c3-d5” is not a legal move, expected White’s move 1\n" },
  { "comment-between-games", GOOD "{of the next file}\n\n" GOOD, "gg", "" },
  { "results-alone", "*\n\n2-0\n\n0-0\n", "ggg", "" },
};

static void
test_broken (gconstpointer data)
{
  const BrokenCase *row = data;
  g_autoptr (BrgPgnReader) reader = open_text (row->text);
  g_autoptr (GString) steps = g_string_new (NULL);
  g_autoptr (GString) errors = g_string_new (NULL);

  for (;;)
    {
      g_autoptr (BrgGameTree) tree = NULL;
      g_autoptr (GError) error = NULL;
      BrgPgnStep step = brg_pgn_reader_next (reader, &tree, &error);

      if (step == BRG_PGN_END)
        break;
      g_assert_cmpint (step, !=, BRG_PGN_FAILED);
      g_string_append_c (steps, step == BRG_PGN_GAME ? 'g' : 'b');
      if (error != NULL)
        g_string_append_printf (errors, "%s\n", error->message);
    }
  g_assert_cmpstr (errors->str, ==, row->errors);
  g_assert_cmpstr (steps->str, ==, row->steps);
}

static void
test_fen (void)
{
  g_autoptr (BrgPgnReader) reader =
      open_text ("[GameType \"25\"]\n[FEN \"W:W22:B11,33\"]\n\n*\n\n" GOOD);
  g_autoptr (BrgGameTree) tree = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (brg_pgn_reader_next (reader, &tree, &error), ==, BRG_PGN_BROKEN);
  g_assert_true (
      g_str_has_prefix (error->message, "test.pdn:2:17: the tag FEN is not a position: "));
  g_assert_cmpint (brg_pgn_reader_next (reader, &tree, NULL), ==, BRG_PGN_GAME);
}

/* Draughts-64 with free choice of capture has the number of Russian draughts: the heading Variant
 * tells it, and is read back. Nobody else's values say anything. */
static void
test_variant (void)
{
  static const struct
  {
    const char *headings;
    BrgDraughtsVariant variant;
  } cases[] = {
    { "[GameType \"25\"]", BRG_DRAUGHTS_RUSSIAN },
    { "[GameType \"25\"]\n[Variant \"draughts64\"]", BRG_DRAUGHTS_64 },
    { "[Variant \"Draughts64\"]\n[GameType \"25,W,8,8,S0,0\"]", BRG_DRAUGHTS_64 },
    { "[Variant \"draughts64\"]", BRG_DRAUGHTS_64 },
    { "[GameType \"25\"]\n[Variant \"Russian checkers\"]", BRG_DRAUGHTS_RUSSIAN },
    { "[GameType \"26\"]\n[Variant \"draughts64\"]", BRG_DRAUGHTS_64_MAJORITY },
    { "[GameType \"125\"]\n[Variant \"draughts64\"]", BRG_DRAUGHTS_GIVEAWAY },
    { "[GameType \"20\"]\n[Variant \"draughts64\"]", BRG_DRAUGHTS_INTERNATIONAL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gboolean is_large = brg_draughts_variant_is_large (cases[i].variant);
      g_autofree char *text =
          g_strconcat (cases[i].headings, "\n\n1. ", is_large ? "32-28" : "c3-d4", " *\n", NULL);
      g_autoptr (BrgPgnReader) reader = open_text (text);
      g_autoptr (BrgPgnReader) again = NULL;
      g_autoptr (BrgGameTree) tree = NULL;
      g_autoptr (BrgGameTree) other = NULL;
      g_autofree char *written = NULL;

      g_assert_cmpint (brg_pgn_reader_next (reader, &tree, NULL), ==, BRG_PGN_GAME);
      g_assert_cmpint (brg_game_tree_get_last (tree)->draughts.variant, ==, cases[i].variant);
      written = brg_pdn_write (tree);
      again = open_text (written);
      g_assert_cmpint (brg_pgn_reader_next (again, &other, NULL), ==, BRG_PGN_GAME);
      g_assert_true (brg_game_tree_is_same (tree, other));
      g_assert_cmpint (brg_game_tree_get_draughts (other)->variant, ==, cases[i].variant);
    }
}

/* A new game of every variant is read back as one of the same. */
static void
test_variant_written (void)
{
  for (guint variant = 0; variant < BRG_N_DRAUGHTS_VARIANTS; variant++)
    {
      BrgDraughtsPosition start = brg_draughts_position_start ((BrgDraughtsVariant) variant);
      g_autoptr (BrgGameTree) tree = brg_game_tree_new_draughts (&start);
      g_autofree char *written = brg_pdn_write (tree);
      g_autoptr (BrgPgnReader) reader = open_text (written);
      g_autoptr (BrgGameTree) other = NULL;

      g_assert_cmpint (brg_pgn_reader_next (reader, &other, NULL), ==, BRG_PGN_GAME);
      g_assert_cmpint (brg_game_tree_get_draughts (other)->variant, ==, variant);
    }
}

static void
test_looks (void)
{
  g_assert_true (brg_pdn_looks_like ("[Event \"x\"]\n[GameType \"25\"]\n\n*"));
  g_assert_true (brg_pdn_looks_like ("[Event \"x\"]\n\n1. 32-28 *"));
  g_assert_true (brg_pdn_looks_like ("1. ed4 dc5 2. fe3"));
  g_assert_true (brg_pdn_looks_like ("1.c3-d4 b6-a5"));
  g_assert_true (brg_pdn_looks_like ("[White \"A\"]\n[FEN \"W:W6:B4\"]\n\n*"));
  g_assert_true (brg_pdn_looks_like ("[FEN \"B:BK4,c3:WKa1\"]\n\n*"));
  g_assert_false (brg_pdn_looks_like ("[FEN \"8/8/8/8/8/8/4k3/4K2R w K - 0 1\"]\n\n*"));
  g_assert_false (brg_pdn_looks_like ("[Event \"x\"]\n\n1. e4 e5 *"));
  g_assert_false (brg_pdn_looks_like ("[Event \"x\"]\n\n1. Nf3 d5 2. cd4 *"));
  g_assert_false (brg_pdn_looks_like (""));
}

BRG_TEST_TOPIC ("pdn-read")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (read_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/pdn/read/", read_cases[i].path, NULL);

      g_test_add_data_func (path, &read_cases[i], test_read);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (broken_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/pdn/broken/", broken_cases[i].path, NULL);

      g_test_add_data_func (path, &broken_cases[i], test_broken);
    }
  g_test_add_func ("/pdn/broken/fen", test_fen);
  g_test_add_func ("/pdn/variant/read", test_variant);
  g_test_add_func ("/pdn/variant/written", test_variant_written);
  g_test_add_func ("/pdn/looks-like", test_looks);
  return g_test_run ();
}
