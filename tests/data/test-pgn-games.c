/* test-pgn-games.c - real games, replayed and written as their source has them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pgn-writer.h"
#include "pgn-text.h"

#include "brg-fen.h"
#include "brg-game-tags.h"
#include "brg-test.h"

#include <stdlib.h>

#define N_GAMES 300

static char *
load_games (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "fixtures", "chess", "chess-games.pgn", NULL);
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* The text between the headings and the next empty line, cut out without our reader. */
static char *
cut_moves (const char **text)
{
  const char *moves = strstr (*text, "\n\n");
  const char *end;

  if (moves == NULL)
    g_error ("no empty line behind the headings");
  end = strstr (moves + 2, "\n\n");
  *text = end != NULL ? end + 2 : moves + strlen (moves);
  return end != NULL ? g_strndup (moves + 2, (gsize) (end + 1 - moves - 2)) : g_strdup (moves + 2);
}

static void
check_end (const BrgGameTree *tree)
{
  const BrgGameNode *last = brg_game_tree_get_last (tree);
  gboolean is_960 = last->position.variant == BRG_CHESS_960;
  g_autofree char *fen = brg_fen_write (&last->position, is_960 ? BRG_FEN_SHREDDER : BRG_FEN_PLAIN);

  g_assert_cmpstr (fen, ==, brg_game_tree_get_tag (tree, "FinalFEN"));
  g_assert_cmpint (last->ply, ==, atoi (brg_game_tree_get_tag (tree, "PlyCount")));
  g_assert_cmpstr (brg_game_result_text (brg_game_tree_get_result (tree)), ==,
                   brg_game_tree_get_tag (tree, "Result"));
}

static void
test_games (void)
{
  g_autofree char *text = load_games ();
  g_autoptr (BrgPgnReader) reader = pgn_text_open (text, -1);
  const char *source = text;
  guint n_games = 0;

  for (;; n_games++)
    {
      g_autoptr (BrgGameTree) tree = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *moves = NULL;
      g_autofree char *written = NULL;
      BrgPgnStep step = brg_pgn_reader_next (reader, &tree, &error);

      g_assert_no_error (error);
      if (step == BRG_PGN_END)
        break;
      g_assert_cmpint (step, ==, BRG_PGN_GAME);
      g_assert_cmpuint (brg_pgn_reader_get_notes (reader)->len, ==, 0);
      check_end (tree);
      moves = cut_moves (&source);
      written = brg_pgn_write_moves (tree);
      g_assert_cmpstr (written, ==, moves);
    }
  g_assert_cmpuint (n_games, ==, N_GAMES);
}

/* Headings are in the order of the standard in this file, so all of it comes out as it went in. */
static void
test_file (void)
{
  g_autofree char *text = load_games ();
  g_autoptr (BrgPgnReader) reader = pgn_text_open (text, -1);
  g_autoptr (GString) written = g_string_new (NULL);
  BrgGameTree *tree;

  while (brg_pgn_reader_next (reader, &tree, NULL) == BRG_PGN_GAME)
    {
      g_autofree char *game = brg_pgn_write (tree);

      g_string_append (written, game);
      brg_game_tree_free (tree);
    }
  g_strchomp (written->str);
  g_strchomp (text);
  g_assert_cmpstr (written->str, ==, text);
}

BRG_TEST_TOPIC ("pgn-games")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pgn/games/end-and-moves-as-in-the-source", test_games);
  g_test_add_func ("/pgn/games/whole-file-is-written-back", test_file);
  return g_test_run ();
}
