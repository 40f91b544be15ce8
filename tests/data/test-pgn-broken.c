/* test-pgn-broken.c - broken games are told by line and column, the others are kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "pgn-text.h"

typedef struct
{
  const char *path;
  const char *text;
  const char *steps;  /* one letter a step: g a game, b a broken one */
  const char *errors; /* of the broken ones, one a line */
} Case;

#define GOOD "[Event \"good\"]\n\n1. e4 e5 *\n\n"
#define EVENT "[Event \"bad\"]\n\n"

static const Case cases[] = {
  { "/pgn/broken/nothing/empty", "", "", "" },
  { "/pgn/broken/nothing/blanks", " \n\r\n\t\n", "", "" },
  { "/pgn/broken/nothing/escape-lines", "% a\n% b", "", "" },
  { "/pgn/broken/nothing/byte-order-mark", "\xef\xbb\xbf", "", "" },
  { "/pgn/broken/moves/illegal", EVENT "1. e4 e5 2. Ke3 Nf6 *\n\n" GOOD, "bg",
    "test.pgn:3:13: “Ke3” is not a legal move, expected White’s move 2\n" },
  { "/pgn/broken/moves/illegal-black", EVENT "1. e4\n  Kd7 *\n\n" GOOD, "bg",
    "test.pgn:4:3: “Kd7” is not a legal move, expected Black’s move 1\n" },
  { "/pgn/broken/moves/ambiguous", "[FEN \"4k3/8/8/8/8/8/8/R3K2R w - - 0 1\"]\n\n1. Rd1 *\n\n" GOOD,
    "gg", "" },
  { "/pgn/broken/moves/ambiguous-knights",
    "[FEN \"4k3/8/8/8/8/8/4K3/1N3N2 w - - 0 1\"]\n\n1. Nd2 *\n\n" GOOD, "bg",
    "test.pgn:3:4: “Nd2” fits more than one move, expected White’s move 1\n" },
  { "/pgn/broken/moves/columns-are-characters", EVENT "{Ёж} 1. Ke3 *", "b",
    "test.pgn:3:9: “Ke3” is not a legal move, expected White’s move 1\n" },
  { "/pgn/broken/moves/rubbish", "Dear Sir,\n\n" GOOD, "bg",
    "test.pgn:1:1: “Dear” is not a legal move, expected White’s move 1\n" },
  { "/pgn/broken/moves/bracket", EVENT "1. e4 [x] *\n\n" GOOD, "bg",
    "test.pgn:3:7: expected a move, a comment or a result\n" },
  { "/pgn/broken/moves/null-in-check", EVENT "1. e4 f5 2. Qh5+ -- *\n\n" GOOD, "bg",
    "test.pgn:3:18: a null move in check, expected a move\n" },
  { "/pgn/broken/moves/behind-mate", EVENT "1. f3 e5 2. g4 Qh4# 3. a3 *", "b",
    "test.pgn:3:24: “a3” is not a legal move, expected White’s move 3\n" },
  { "/pgn/broken/comments/open-before-headings", EVENT "1. e4 {oh\n\n" GOOD, "bg",
    "test.pgn:3:7: this comment has no end, expected a closing brace\n" },
  { "/pgn/broken/comments/open-before-event", EVENT "1. e4 {oh\n" GOOD, "bg",
    "test.pgn:3:7: this comment has no end, expected a closing brace\n" },
  { "/pgn/broken/comments/open-to-the-end", GOOD "1. e4 {oh", "gb",
    "test.pgn:5:7: this comment has no end, expected a closing brace\n" },
  { "/pgn/broken/comments/closed-twice", EVENT "1. e4 {a}} e5 *\n\n" GOOD, "bg",
    "test.pgn:3:10: a closing brace without an opening one, expected a move\n" },
  { "/pgn/broken/variations/open", EVENT "1. e4 (1. d4 *\n\n" GOOD, "bg",
    "test.pgn:3:7: this variation has no end, expected a closing parenthesis\n" },
  { "/pgn/broken/variations/closed-twice", EVENT "1. e4 (1. d4)) *\n\n" GOOD, "bg",
    "test.pgn:3:14: a closing parenthesis without an opening one, expected a move\n" },
  { "/pgn/broken/variations/to-nothing", EVENT "(1. d4) 1. e4 *\n\n" GOOD, "bg",
    "test.pgn:3:1: a variation to no move, expected a move before the parenthesis\n" },
  { "/pgn/broken/marks/no-number", EVENT "1. e4 $ e5 *\n\n" GOOD, "bg",
    "test.pgn:3:7: expected a number after the dollar sign\n" },
  { "/pgn/broken/marks/large-number", EVENT "1. e4 $65536 e5 *\n\n" GOOD, "bg",
    "test.pgn:3:7: expected a number after the dollar sign\n" },
  { "/pgn/broken/headings/no-name", "[\"x\"]\n\n1. e4 *\n\n" GOOD, "bg",
    "test.pgn:1:2: expected the name of a tag\n" },
  { "/pgn/broken/headings/no-mark", "[White x]\n\n1. e4 *\n\n" GOOD, "bg",
    "test.pgn:1:8: expected a quotation mark before the value of a tag\n" },
  { "/pgn/broken/headings/no-end", "[White \"x]\n\n1. e4 *\n\n" GOOD, "bg",
    "test.pgn:1:11: expected a quotation mark after the value of a tag\n" },
  { "/pgn/broken/headings/no-bracket", "[White \"x\"\n[Black \"y\"]\n\n1. e4 *\n\n" GOOD, "bg",
    "test.pgn:2:1: expected a closing bracket after a tag\n" },
  { "/pgn/broken/headings/other-game", "[Variant \"Atomic\"]\n\n1. e4 *\n\n" GOOD, "bg",
    "test.pgn:1:11: “Atomic” is not a game that can be read, expected chess or Chess960\n" },
  { "/pgn/broken/headings/bracket-first", "[White \"]{a} b\"]\n[Black \"c\"]\n\n*\n\n" GOOD, "gg",
    "" },
  { "/pgn/broken/headings/two-games-without-moves", "[Event \"a\"]\n[Event \"b\"]\n\n*", "gg", "" },
  { "/pgn/broken/several/each-is-told", EVENT "1. e5 *\n\n" GOOD EVENT "1. d5 *\n" GOOD, "bgbg",
    "test.pgn:3:4: “e5” is not a legal move, expected White’s move 1\ntest.pgn:11:4: “d5” is "
    "not a legal move, expected White’s move 1\n" },
  { "/pgn/broken/several/without-headings", "1. e4 *\n\n1. e5 e5 *\n\n1. d4 *\n", "gbg",
    "test.pgn:3:4: “e5” is not a legal move, expected White’s move 1\n" },
  { "/pgn/broken/several/without-results", "1. e4 e5\n\n1. d4 d5\n\n1. c4", "ggg", "" },
  { "/pgn/broken/several/open-comment-without-headings", "1. e4 {x\n\n1. d4 *\n", "bg",
    "test.pgn:1:7: this comment has no end, expected a closing brace\n" },
  { "/pgn/broken/text/damaged",
    EVENT "1. e4 {\xd0\xb0\xd0\xb1\xd0\xb2\xd0\xb3\xd0\xb4\xd0} *\n\n" GOOD, "bg",
    "test.pgn:3:13: damaged text, expected a character\n" },
};

static void
test_case (gconstpointer data)
{
  const Case *vector = data;
  g_autoptr (BrgPgnReader) reader = pgn_text_open (vector->text, -1);
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
      g_assert_true ((step == BRG_PGN_GAME) == (tree != NULL));
      g_assert_true ((step == BRG_PGN_GAME) == (error == NULL));
      g_string_append_c (steps, step == BRG_PGN_GAME ? 'g' : 'b');
      if (error != NULL)
        g_string_append_printf (errors, "%s\n", error->message);
    }
  g_assert_cmpstr (errors->str, ==, vector->errors);
  g_assert_cmpstr (steps->str, ==, vector->steps);
}

static void
test_fen (void)
{
  g_autoptr (BrgPgnReader) reader = pgn_text_open ("[White \"x\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2X w "
                                                   "- - 0 1\"]\n\n*\n\n" GOOD,
                                                   -1);
  g_autoptr (BrgGameTree) tree = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (brg_pgn_reader_next (reader, &tree, &error), ==, BRG_PGN_BROKEN);
  g_assert_error (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_SYNTAX);
  g_assert_true (g_str_has_prefix (error->message, "test.pgn:2:26: "));
  g_assert_cmpint (brg_pgn_reader_next (reader, &tree, NULL), ==, BRG_PGN_GAME);
  g_assert_cmpuint (brg_pgn_reader_get_line (reader), ==, 6);
}

static void
test_zero_byte (void)
{
  static const char text[] = EVENT "1. e4 \0 e5 *\n\n" GOOD;
  g_autoptr (BrgPgnReader) reader = pgn_text_open (text, sizeof text - 1);
  g_autoptr (BrgGameTree) tree = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (brg_pgn_reader_next (reader, &tree, &error), ==, BRG_PGN_BROKEN);
  g_assert_cmpstr (error->message, ==, "test.pgn:3:7: damaged text, expected a character");
  g_assert_cmpint (brg_pgn_reader_next (reader, &tree, NULL), ==, BRG_PGN_GAME);
}

static void
test_missing_file (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/at/all.pgn");
  g_autoptr (GError) error = NULL;

  g_assert_null (brg_pgn_reader_open (file, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

BRG_TEST_TOPIC ("pgn-broken")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  g_test_add_func ("/pgn/broken/headings/fen", test_fen);
  g_test_add_func ("/pgn/broken/text/zero-byte", test_zero_byte);
  g_test_add_func ("/pgn/broken/no-such-file", test_missing_file);
  return g_test_run ();
}
