/* test-text-limits.c - what is too long in a file is refused, and never told at its length
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-csv.h"
#include "brg-live-games.h"
#include "brg-pdn.h"
#include "brg-rjn.h"
#include "brg-test.h"
#include "brg-text-limits.h"
#include "brg-trf-reader.h"
#include "brg-trf.h"

/* More than any window should be given in one piece. */
#define MOST_TOLD 600

static void
test_cut (void)
{
  g_autofree char *whole = brg_text_dup_cut ("Ёжик", 4);
  g_autofree char *cut = brg_text_dup_cut ("Ёжик в тумане", 7);

  g_assert_cmpstr (whole, ==, "Ёжик");
  g_assert_cmpstr (cut, ==, "Ёжик…не");
}

/* ----- Games ----- */

typedef BrgPgnReader *(*Open) (GBytes *bytes, const char *name);

static const struct
{
  const char *path;
  Open open;
  const char *before;
  const char *behind;
  gsize most;          /* letters that are read */
  const char *refusal; /* of one more */
} games[] = {
  { "chess-comment", brg_pgn_reader_new_from_bytes, "1. e4 {", "} e5 *\n", BRG_TEXT_MOST_COMMENT,
    "g:1:8: what begins here is too long, expected at most 65536 bytes" },
  { "chess-comment-of-a-line", brg_pgn_reader_new_from_bytes, "1. e4 ;", "\ne5 *\n",
    BRG_TEXT_MOST_COMMENT, "g:1:8: what begins here is too long, expected at most 65536 bytes" },
  { "chess-comment-behind", brg_pgn_reader_new_from_bytes, "1. e4 * {", "}\n",
    BRG_TEXT_MOST_COMMENT, "g:1:10: what begins here is too long, expected at most 65536 bytes" },
  { "chess-comment-before", brg_pgn_reader_new_from_bytes, "{", "}\n[Event \"x\"]\n\n1. e4 *\n",
    BRG_TEXT_MOST_COMMENT, "g:1:2: what begins here is too long, expected at most 65536 bytes" },
  { "chess-tag", brg_pgn_reader_new_from_bytes, "[Site \"", "\"]\n\n1. e4 *\n", BRG_TEXT_MOST_CELL,
    "g:1:8: what begins here is too long, expected at most 4096 bytes" },
  { "chess-tag-name", brg_pgn_reader_new_from_bytes, "[", " \"x\"]\n\n1. e4 *\n",
    BRG_TEXT_MOST_WORD, "g:1:2: what begins here is too long, expected at most 256 bytes" },
  { "draughts-tag", brg_pdn_reader_new_from_bytes, "[GameType \"25\"]\n[Site \"",
    "\"]\n\n1. c3-d4 *\n", BRG_TEXT_MOST_CELL,
    "g:2:8: what begins here is too long, expected at most 4096 bytes" },
  { "draughts-comment", brg_pdn_reader_new_from_bytes, "[GameType \"25\"]\n\n1. c3-d4 {", "} *\n",
    BRG_TEXT_MOST_COMMENT, "g:3:11: what begins here is too long, expected at most 65536 bytes" },
  { "renju-tag", brg_rjn_reader_new_from_bytes, "[Variant \"Renju\"]\n[Site \"", "\"]\n\n1. h8 *\n",
    BRG_TEXT_MOST_CELL, "g:2:8: what begins here is too long, expected at most 4096 bytes" },
  { "renju-comment", brg_rjn_reader_new_from_bytes, "[Variant \"Renju\"]\n\n1. h8 {", "} *\n",
    BRG_TEXT_MOST_COMMENT, "g:3:8: what begins here is too long, expected at most 65536 bytes" },
};

static BrgPgnStep
read_game (Open open, const char *text, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (BrgPgnReader) reader = open (bytes, "g");
  BrgGameTree *tree = NULL;
  BrgPgnStep step = brg_pgn_reader_next (reader, &tree, error);

  brg_game_tree_free (tree);
  return step;
}

static void
test_game (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);

  for (gsize more = 0; more < 2; more++)
    {
      g_autofree char *letters = g_strnfill (games[i].most + more, 'n');
      g_autofree char *text = g_strconcat (games[i].before, letters, games[i].behind, NULL);
      g_autoptr (GError) error = NULL;
      BrgPgnStep step = read_game (games[i].open, text, &error);

      g_assert_cmpint (step, ==, more == 0 ? BRG_PGN_GAME : BRG_PGN_BROKEN);
      g_assert_cmpstr (error != NULL ? error->message : NULL, ==,
                       more == 0 ? NULL : games[i].refusal);
    }
}

/* A word that is compared with moves. */
static void
test_word (void)
{
  static const struct
  {
    Open open;
    const char *before;
    const char *letter;
  } words[] = {
    { brg_pgn_reader_new_from_bytes, "1. ", "n" },
    { brg_pgn_reader_new_from_bytes, "1. ", "7" },
    { brg_pdn_reader_new_from_bytes, "[GameType \"25\"]\n\n1. ", "a" },
    { brg_pdn_reader_new_from_bytes, "[GameType \"25\"]\n\n1. ", "8" },
    { brg_rjn_reader_new_from_bytes, "[Variant \"Renju\"]\n\n1. ", "Ы" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autoptr (GString) text = g_string_new (words[i].before);
      g_autoptr (GError) error = NULL;

      for (guint k = 0; k < 100000; k++)
        g_string_append (text, words[i].letter);
      g_assert_cmpint (read_game (words[i].open, text->str, &error), ==, BRG_PGN_BROKEN);
      g_assert_error (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_TOO_LARGE);
      g_assert_nonnull (strstr (error->message, "at most 256 bytes"));
    }
}

/* A million doubtful places are told as a thousand, and each is looked for once. */
static void
test_notes (void)
{
  g_autoptr (GString) text = g_string_new ("1. e4 (1. d4 ");
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (BrgPgnReader) reader = NULL;
  g_autoptr (GError) error = NULL;
  BrgGameTree *tree = NULL;
  const GPtrArray *notes;

  for (guint i = 0; i < 200000; i++)
    g_string_append (text, "1-0 ");
  g_string_append (text, ") *\n");
  bytes = g_bytes_new (text->str, text->len);
  reader = brg_pgn_reader_new_from_bytes (bytes, "g");
  g_assert_cmpint (brg_pgn_reader_next (reader, &tree, &error), ==, BRG_PGN_GAME);
  g_assert_no_error (error);
  notes = brg_pgn_reader_get_notes (reader);
  g_assert_cmpuint (notes->len, ==, BRG_FORMAT_MOST_NOTES);
  g_assert_cmpstr (((const BrgFormatNote *) notes->pdata[notes->len - 1])->text, ==,
                   "there is more that is doubtful; it is not listed");
  brg_game_tree_free (tree);
}

/* ----- Results of a round ----- */

static void
check_told (const char *text)
{
  g_assert_cmpuint (strlen (text), <, MOST_TOLD);
}

/* Whatever of a game is long, what the window lists is not. */
static void
test_live (void)
{
  static const char *const files[] = {
    "[Round \"%s\"]\n[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n",
    "[Round \"1.%s\"]\n[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n",
    "[Round \"1.1\"]\n[White \"%s\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n",
    "[Round \"1.1\"]\n[White \"A\"]\n[WhiteFideId \"%s\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n",
    "[Round \"1.1\"]\n[White \"A\"]\n[Result \"%s\"]\n\n1. e4 1-0\n",
    "[Round \"1.1\"]\n[White \"A\"]\n[Result \"1-0\"]\n\n1. %s\n",
    "[Round \"1.1\"]\n[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 {%s} 1-0\n",
    "[Variant \"%s\"]\n[Round \"1.1\"]\n[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n",
  };
  g_autofree char *letters = g_strnfill (300000, 'n');

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_auto (GStrv) parts = g_strsplit (files[i], "%s", -1);
      g_autofree char *text = g_strjoinv (letters, parts);
      g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
      g_autoptr (GPtrArray) found = brg_live_games_read (bytes, "games", NULL);
      const BrgLiveGame *game;

      g_assert_cmpuint (found->len, ==, 1);
      game = found->pdata[0];
      check_told (game->board);
      check_told (game->white);
      check_told (game->white_id);
      g_assert_cmpuint (game->doubts->len, >, 0);
      for (guint k = 0; k < game->doubts->len; k++)
        check_told (game->doubts->pdata[k]);
    }
}

/* ----- Tables and reports ----- */

static void
test_cell (void)
{
  for (gsize more = 0; more < 2; more++)
    {
      g_autofree char *letters = g_strnfill (BRG_TEXT_MOST_CELL + more, 'n');
      g_autofree char *text = g_strdup_printf ("a;b\n1;%s\n", letters);
      g_autoptr (GError) error = NULL;
      g_autoptr (BrgCsv) csv = brg_csv_read (text, -1, "t", BRG_CSV_DETECT, &error);

      g_assert_true ((csv != NULL) == (more == 0));
      g_assert_cmpstr (error != NULL ? error->message : NULL, ==,
                       more == 0 ? NULL
                                 : "t:2:3: the cell is too long, expected at most 4096 bytes");
    }
}

/* Whatever an error quotes. */
static void
test_message (void)
{
  g_autofree char *letters = g_strnfill (100000, 'n');
  g_autoptr (GError) error = NULL;

  brg_format_set_error (&error, BRG_FORMAT_ERROR_SYNTAX, "f", 1, 1, "“%s” is nothing", letters);
  check_told (error->message);
  g_assert_true (g_str_has_suffix (error->message, "n…” is nothing"));
}

/* 3,000,000 lines, with players and without. */
static void
test_report (void)
{
  g_autoptr (GString) text = g_string_new ("012 Cup\n");
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) more = NULL;

  for (guint i = 0; i < 3000000; i++)
    g_string_append (text, "XXZ\n");
  g_assert_null (brg_trf_read (text->str, (gssize) text->len, "r", &error));
  g_assert_error (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_NOT_RECOGNISED);
  g_string_append (text, "001    1      A\n");
  g_assert_null (brg_trf_read (text->str, (gssize) text->len, "r", &more));
  g_assert_cmpstr (more->message, ==,
                   "r:200001:1: the report has too many lines, expected 200000 at most");
}

BRG_TEST_TOPIC ("text-limits")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/text-limits/cut", test_cut);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strconcat ("/data/text-limits/", games[i].path, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_game);
    }
  g_test_add_func ("/data/text-limits/word", test_word);
  g_test_add_func ("/data/text-limits/notes", test_notes);
  g_test_add_func ("/data/text-limits/live", test_live);
  g_test_add_func ("/data/text-limits/cell", test_cell);
  g_test_add_func ("/data/text-limits/message", test_message);
  g_test_add_func ("/data/text-limits/report", test_report);
  return g_test_run ();
}
