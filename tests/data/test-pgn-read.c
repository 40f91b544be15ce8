/* test-pgn-read.c - what files of games have in them, read without loss
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pgn-writer.h"
#include "pgn-text.h"

#include "brg-fen.h"
#include "brg-game-comment.h"
#include "brg-game-same.h"
#include "brg-game-tags.h"
#include "brg-test.h"

/* What is read, and how it is written then. */
typedef struct
{
  const char *path;
  const char *text;
  const char *written;
  guint n_notes;
} Case;

#define FEN(fen) "[SetUp \"1\"]\n[FEN \"" fen "\"]\n\n"
#define PROMOTING FEN ("8/P3k3/8/8/8/8/8/4K3 w - - 0 1")
#define PASSING FEN ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1")
#define CASTLING FEN ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")

static const Case cases[] = {
  { "/pgn/read/comments/before-headings", "{a} ;b\n\n[White \"c\"]\n\n1. e4 *", "{a} {b} 1. e4 *\n",
    0 },
  /* Numbers and blanks. */
  { "/pgn/read/numbers/none", "e4 e5 Nf3 *", "1. e4 e5 2. Nf3 *\n", 0 },
  { "/pgn/read/numbers/glued", "1.e4 e5 2.Nf3 *", "1. e4 e5 2. Nf3 *\n", 0 },
  { "/pgn/read/numbers/black", "1. e4 1... e5 2. Nf3 *", "1. e4 e5 2. Nf3 *\n", 0 },
  { "/pgn/read/numbers/dots-apart", "1 . e4 1 ... e5 *", "1. e4 e5 *\n", 0 },
  { "/pgn/read/numbers/wrong", "7. e4 e5 19. Nf3 *", "1. e4 e5 2. Nf3 *\n", 0 },
  { "/pgn/read/numbers/without-dots", "1 e4 e5 2 Nf3 *", "1. e4 e5 2. Nf3 *\n", 0 },
  { "/pgn/read/blanks/line-ends-of-dos", "1. e4\r\ne5\r\n*\r\n", "1. e4 e5 *\n", 0 },
  { "/pgn/read/blanks/line-ends-of-macintosh", "1. e4 {a\rb}\re5 *", "1. e4 {a b} 1... e5 *\n", 0 },
  { "/pgn/read/blanks/empty-line-between-moves", "1. e4 e5\n\n2. Nf3 *", "1. e4 e5 2. Nf3 *\n", 0 },
  { "/pgn/read/escape/line-is-passed-over", "1. e4\n%1... c5\ne5 *", "1. e4 e5 *\n", 0 },
  { "/pgn/read/escape/not-inside-a-line", "1. e4 {%}\ne5 *", "1. e4 {%} 1... e5 *\n", 0 },
  /* Moves. */
  { "/pgn/read/moves/zeros", CASTLING "1. 0-0 0-0-0 *", "1. O-O O-O-O *\n", 0 },
  { "/pgn/read/moves/promotion", PROMOTING "1. a8=N *", "1. a8=N *\n", 0 },
  { "/pgn/read/moves/promotion-without-sign", PROMOTING "1. a8N *", "1. a8=N *\n", 0 },
  { "/pgn/read/moves/promotion-in-parentheses", PROMOTING "1. a8(Q) *", "1. a8=Q *\n", 0 },
  { "/pgn/read/moves/promotion-sign-and-parentheses", PROMOTING "1. a8=(R) *", "1. a8=R *\n", 0 },
  { "/pgn/read/moves/promotion-then-variation", PROMOTING "1. a8=Q (1. a8=R Kd7) Kd7 *",
    "1. a8=Q (1. a8=R Kd7) 1... Kd7 *\n", 0 },
  { "/pgn/read/moves/en-passant-glued", PASSING "1. exd6e.p. *", "1. exd6 *\n", 0 },
  { "/pgn/read/moves/en-passant-apart", PASSING "1. exd6 e.p. Kd7 *", "1. exd6 Kd7 *\n", 0 },
  { "/pgn/read/moves/check-missing", "1. f3 e5 2. g4 Qh4 0-1", "1. f3 e5 2. g4 Qh4# 0-1\n", 0 },
  { "/pgn/read/moves/check-too-much", "1. e4+ e5# *", "1. e4 e5 *\n", 0 },
  { "/pgn/read/moves/square-left-too-much", "1. Ng1f3 *", "1. Nf3 *\n", 0 },
  { "/pgn/read/moves/full-notation", "1. e2-e4 e7-e5 2. Ng1-f3 *", "1. e4 e5 2. Nf3 *\n", 0 },
  { "/pgn/read/moves/of-programs", "1. e2e4 e7e5 2. g1f3 *", "1. e4 e5 2. Nf3 *\n", 0 },
  { "/pgn/read/moves/russian", "1. e4 e5 2. Кf3 Кc6 3. Сb5 *", "1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n",
    0 },
  { "/pgn/read/moves/russian-king", "1. e4 e5 2. Крe2 Фh4 *", "1. e4 e5 2. Ke2 Qh4 *\n", 0 },
  { "/pgn/read/moves/ukrainian-rook", "1. h4 h5 2. Тh3 *", "1. h4 h5 2. Rh3 *\n", 0 },
  { "/pgn/read/moves/russian-promotion", PROMOTING "1. a8(Ф) *", "1. a8=Q *\n", 0 },
  { "/pgn/read/moves/figurines", "1. ♘f3 ♞c6 *", "1. Nf3 Nc6 *\n", 0 },
  { "/pgn/read/moves/null", "1. e4 -- 2. d4 Z0 *", "1. e4 -- 2. d4 -- *\n", 0 },
  /* Comments. */
  { "/pgn/read/comments/both-kinds", "1. e4 {a} ; b\ne5 *", "1. e4 {a} {b} 1... e5 *\n", 0 },
  { "/pgn/read/comments/before-the-game", "{start} 1. e4 *", "{start} 1. e4 *\n", 0 },
  { "/pgn/read/comments/before-a-move", "1. {a} e4 {b} 1... {c} e5 *",
    "1. {a} e4 {b} 1... {c} e5 *\n", 0 },
  { "/pgn/read/comments/braces-do-not-nest", "1. e4 {a {b} e5 *", "1. e4 {a {b} 1... e5 *\n", 0 },
  { "/pgn/read/comments/brace-behind-semicolon", "1. e4 ; a } b\ne5 *", "1. e4 ;a } b\n1... e5 *\n",
    0 },
  { "/pgn/read/comments/semicolon-in-braces", "1. e4 {a; b} *", "1. e4 {a; b} *\n", 0 },
  { "/pgn/read/comments/behind-the-result", "1. e4 1-0 {flag}", "1. e4 {flag} 1-0\n", 0 },
  { "/pgn/read/comments/two-blanks-stay", "1. e4 {a  b} *", "1. e4 {a  b} *\n", 0 },
  { "/pgn/read/comments/commands", "1. e4 {[%clk 1:30:00] [%eval 0.2] good} *",
    "1. e4 {[%clk 1:30:00] [%eval 0.2] good} *\n", 0 },
  { "/pgn/read/comments/headings-inside", "1. e4 {line\n[White \"x\"] end} e5 *",
    "1. e4 {line [White \"x\"] end} 1... e5 *\n", 0 },
  { "/pgn/read/comments/behind-a-variation", "1. e4 (1. d4) {c} 1... e5 *",
    "1. e4 (1. d4) 1... {c} e5 *\n", 0 },
  { "/pgn/read/comments/behind-the-last-variation", "1. e4 (1. d4) {c} *", "1. e4 {c} (1. d4) *\n",
    0 },
  { "/pgn/read/comments/begin-a-variation", "1. e4 ({x} 1. d4 {y}) *", "1. e4 (1. {x} d4 {y}) *\n",
    0 },
  { "/pgn/read/comments/empty", "1. e4 {} {  } *", "1. e4 *\n", 0 },
  /* Marks. */
  { "/pgn/read/marks/numbers", "1. e4 $1 e5 $14 $255 *", "1. e4 $1 e5 $14 $255 *\n", 0 },
  { "/pgn/read/marks/signs-stay-signs", "1. e4! e5?! 2. Nf3 !? *", "1. e4! e5?! 2. Nf3!? *\n", 0 },
  { "/pgn/read/marks/sign-and-number", "1. e4! $14 *", "1. e4! $14 *\n", 0 },
  { "/pgn/read/marks/three", "1. e4!!! *", "1. e4!! ! *\n", 0 },
  { "/pgn/read/marks/judgements", "1. e4 +- e5 = 2. Nf3 ± *", "1. e4 +- e5 = 2. Nf3 ± *\n", 0 },
  { "/pgn/read/marks/judgement-glued", "1. e4+- e5+/- *", "1. e4 +- e5 +/- *\n", 0 },
  { "/pgn/read/marks/novelty", "1. e4 N e5 *", "1. e4 N e5 *\n", 0 },
  { "/pgn/read/marks/before-a-variation", "1. e4 ($2 1. d4) *", "1. e4 (1. d4 $2) *\n", 0 },
  { "/pgn/read/marks/behind-a-variation", "1. e4 (1. d4) $1 *", "1. e4 $1 (1. d4) *\n", 0 },
  /* Variations. */
  { "/pgn/read/variations/nested", "1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) 1... e5 *",
    "1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) 1... e5 *\n", 0 },
  { "/pgn/read/variations/several", "1. e4 e5 (1... c5) (1... c6) 2. Nf3 *",
    "1. e4 e5 (1... c5) (1... c6) 2. Nf3 *\n", 0 },
  { "/pgn/read/variations/to-the-last-move", "1. e4 (1. d4) *", "1. e4 (1. d4) *\n", 0 },
  { "/pgn/read/variations/same-move", "1. e4 (1. e4 c5) e5 *", "1. e4 (1. e4 c5) 1... e5 *\n", 0 },
  { "/pgn/read/variations/without-moves", "1. e4 () e5 *", "1. e4 e5 *\n", 1 },
  { "/pgn/read/variations/only-a-comment", "1. e4 ({x}) e5 *", "1. e4 {x} 1... e5 *\n", 1 },
  { "/pgn/read/variations/with-a-result", "1. e4 (1. d4 1-0) e5 *", "1. e4 (1. d4) 1... e5 *\n",
    1 },
  /* Results. */
  { "/pgn/read/results/missing", "1. e4 e5", "1. e4 e5 *\n", 1 },
  { "/pgn/read/results/from-the-heading", "[Result \"0-1\"]\n\n1. e4 e5", "1. e4 e5 0-1\n", 1 },
  { "/pgn/read/results/differs", "[Result \"0-1\"]\n\n1. e4 e5 1-0", "1. e4 e5 1-0\n", 1 },
  { "/pgn/read/results/half", "1. e4 1/2", "1. e4 1/2-1/2\n", 0 },
  { "/pgn/read/results/half-signs", "1. e4 ½-½", "1. e4 1/2-1/2\n", 0 },
  { "/pgn/read/results/colon", "1. e4 0:1", "1. e4 0-1\n", 0 },
  { "/pgn/read/results/glued-to-nothing", "1-0", "1-0\n", 0 },
  { "/pgn/read/results/both-lost", "[Result \"0-0\"]\n\n0-0", "*\n", 1 },
  { "/pgn/read/results/castling-is-no-result", CASTLING "0-0", "1. O-O *\n", 1 },
  /* Starts. */
  { "/pgn/read/start/black-begins", FEN ("4k3/8/8/8/8/8/4p3/4K3 b - - 0 31") "31... Kd7 32. Kxe2 *",
    "31... Kd7 32. Kxe2 *\n", 0 },
  { "/pgn/read/start/without-setup", "[FEN \"4k3/8/8/8/8/8/4p3/4K3 w - - 0 1\"]\n\n1. Kxe2 *",
    "1. Kxe2 *\n", 0 },
  { "/pgn/read/start/960-castling",
    "[Variant \"fischerandom\"]\n" FEN (
        "nqnrkbbr/pppppppp/8/8/8/8/PPPP4/NQNRK2R w HD - 0 1") "1. O-O *",
    "1. O-O *\n", 0 },
};

static void
test_case (gconstpointer data)
{
  const Case *vector = data;
  g_autoptr (BrgPgnReader) reader = pgn_text_open (vector->text, -1);
  g_autoptr (BrgGameTree) tree = NULL;
  g_autoptr (BrgGameTree) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *moves = NULL;
  g_autofree char *written = NULL;
  g_autofree char *rewritten = NULL;

  g_assert_cmpint (brg_pgn_reader_next (reader, &tree, &error), ==, BRG_PGN_GAME);
  g_assert_no_error (error);
  g_assert_cmpuint (brg_pgn_reader_get_notes (reader)->len, ==, vector->n_notes);
  moves = brg_pgn_write_moves (tree);
  g_assert_cmpstr (moves, ==, vector->written);
  written = brg_pgn_write (tree);
  again = pgn_text_read (written);
  g_assert_true (brg_game_tree_is_same (tree, again));
  rewritten = brg_pgn_write (again);
  g_assert_cmpstr (rewritten, ==, written);
}

static void
test_tags (void)
{
  g_autoptr (BrgGameTree) tree = pgn_text_read ("[ZZ \"last\"] [White\"A \\\"B\\\" \\\\\" ]\n"
                                                "[Black \"The \"Rook\" of S.\"]\n1. e4 *");
  g_autofree char *written = brg_pgn_write (tree);

  g_assert_cmpstr (brg_game_tree_get_tag (tree, "White"), ==, "A \"B\" \\");
  g_assert_cmpstr (brg_game_tree_get_tag (tree, "Black"), ==, "The \"Rook\" of S.");
  g_assert_cmpstr (written, ==,
                   "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
                   "[White \"A \\\"B\\\" \\\\\"]\n[Black \"The \\\"Rook\\\" of S.\"]\n"
                   "[Result \"*\"]\n[ZZ \"last\"]\n\n1. e4 *\n\n");
}

/* A hundred thousand variations in each other. */
static void
test_depth (void)
{
  const guint depth = 100000;
  g_autoptr (GString) text = g_string_new ("1. Nf3");
  g_autoptr (BrgGameTree) tree = NULL;
  g_autoptr (BrgGameTree) copy = NULL;
  g_autofree char *written = NULL;
  g_autoptr (BrgGameTree) again = NULL;

  for (guint i = 0; i < depth; i++)
    g_string_append (text, " (1. Nf3");
  for (guint i = 0; i < depth; i++)
    g_string_append_c (text, ')');
  g_string_append (text, " *");
  tree = pgn_text_read (text->str);
  g_assert_cmpuint (brg_game_node_get_n_moves (brg_game_tree_get_root (tree)), ==, depth + 1);
  copy = brg_game_tree_copy (tree);
  g_assert_true (brg_game_tree_is_same (tree, copy));
  written = brg_pgn_write (copy);
  again = pgn_text_read (written);
  g_assert_true (brg_game_tree_is_same (tree, again));
}

/* One more than is read, in the game or in its variations. */
static void
test_too_long (void)
{
  static const char *const parts[] = { "Nf3 Nf6 Ng1 Ng8 ",
                                       "Nf3 (Nc3) Nf6 (Nc6) Ng1 (Ne5) Ng8 (Nd5) " };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autoptr (GString) text = g_string_new ("[Event \"x\"]\n\n");
      g_autoptr (BrgPgnReader) reader = NULL;
      g_autoptr (BrgGameTree) tree = NULL;
      g_autoptr (GError) error = NULL;

      for (guint n = 0; n <= 250000; n += i == 0 ? 4 : 8)
        g_string_append (text, parts[i]);
      g_string_append (text, "*\n");
      reader = pgn_text_open (text->str, -1);
      g_assert_cmpint (brg_pgn_reader_next (reader, &tree, &error), ==, BRG_PGN_BROKEN);
      g_assert_error (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_TOO_LARGE);
    }
}

/* Every line of what is written has less than 80 characters, and all comes back. */
static void
test_wrapping (void)
{
  g_autoptr (GString) comment = g_string_new (NULL);
  BrgPosition start = brg_position_start (BRG_CHESS_ORTHODOX, BRG_POSITION_ORTHODOX_START);
  g_autoptr (BrgGameTree) tree = brg_game_tree_new (&start);
  g_autoptr (BrgGameTree) again = NULL;
  g_autofree char *written = NULL;
  g_auto (GStrv) lines = NULL;

  for (guint i = 0; i < 400; i++)
    g_string_append_printf (comment, "%s%s", i > 0 ? " " : "",
                            i % 7 == 0   ? "%слово"
                            : i % 5 == 0 ? "[Event"
                                         : "слово");
  brg_game_node_add_comment (brg_game_tree_get_root (tree), BRG_GAME_AFTER, comment->str);
  written = brg_pgn_write (tree);
  again = pgn_text_read (written);
  g_assert_true (brg_game_tree_is_same (tree, again));
  lines = g_strsplit (written, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_assert_cmpint (g_utf8_strlen (lines[i], -1), <, 80);
      g_assert_cmpint (lines[i][0], !=, '%');
    }
}

BRG_TEST_TOPIC ("pgn-read")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  g_test_add_func ("/pgn/read/headings/marks-and-order", test_tags);
  g_test_add_func ("/pgn/read/variations/any-depth", test_depth);
  g_test_add_func ("/pgn/read/too-long", test_too_long);
  g_test_add_func ("/pgn/read/comments/lines-are-short", test_wrapping);
  return g_test_run ();
}
