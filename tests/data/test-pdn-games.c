/* test-pdn-games.c - a file of games of draughts, replayed and written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pdn.h"
#include "brg-test.h"

#include "brg-game-comment.h"
#include "brg-game-same.h"
#include "brg-game-tags.h"

#include <stdlib.h>
#include <string.h>

#define N_GAMES 210
/* Games whose moves stand in the file as our writer writes them: colons on 64 squares, crosses on
 * 100, squares of turning only where needed; counted in the file without the program. */
#define N_EQUAL 164

static char *
load_games (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "fixtures", "draughts", "games.pdn", NULL);
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

static BrgPgnReader *
open_text (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return brg_pdn_reader_new_from_bytes (bytes, "games.pdn");
}

/* The text between the headings and the next empty line, cut out without our reader. */
static char *
cut_moves (const char **text)
{
  const char *event = strstr (*text, "[Event ");
  const char *moves = event != NULL ? strstr (event, "\n\n") : NULL;
  const char *end;

  if (moves == NULL)
    g_error ("a game without moves behind its headings");
  end = strstr (moves + 2, "\n\n");
  *text = end != NULL ? end + 2 : moves + strlen (moves);
  return end != NULL ? g_strndup (moves + 2, (gsize) (end + 1 - moves - 2)) : g_strdup (moves + 2);
}

static void
check_end (const BrgGameTree *tree)
{
  const BrgGameNode *last = brg_game_tree_get_last (tree);
  g_autofree char *fen = brg_draughts_fen_write (&last->draughts, BRG_DRAUGHTS_FEN_NUMBERS);
  const char *value = brg_game_tree_get_tag (tree, "FinalFEN");

  g_assert_cmpstr (brg_game_tree_get_result_text (tree), ==,
                   brg_game_tree_get_tag (tree, "Result"));
  if (value == NULL)
    return;
  g_assert_cmpstr (fen, ==, value);
  g_assert_cmpint (last->ply, ==, atoi (brg_game_tree_get_tag (tree, "Plies")));
}

static void
check_written (const BrgGameTree *tree)
{
  g_autofree char *written = brg_pdn_write (tree);
  g_autoptr (BrgPgnReader) reader = open_text (written);
  g_autoptr (BrgGameTree) again = NULL;
  g_autoptr (BrgGameTree) other = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *rewritten = NULL;

  g_assert_cmpint (brg_pgn_reader_next (reader, &again, &error), ==, BRG_PGN_GAME);
  g_assert_no_error (error);
  g_assert_true (brg_game_tree_is_same (tree, again));
  g_assert_cmpint (brg_pgn_reader_next (reader, &other, &error), ==, BRG_PGN_END);
  rewritten = brg_pdn_write (again);
  g_assert_cmpstr (rewritten, ==, written);
}

static void
test_games (void)
{
  g_autofree char *text = load_games ();
  g_autoptr (BrgPgnReader) reader = open_text (text);
  const char *source = text;
  guint n_games = 0;
  guint n_equal = 0;

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
      check_written (tree);
      moves = cut_moves (&source);
      written = brg_pdn_write_moves (tree);
      n_equal += g_str_equal (written, moves);
    }
  g_assert_cmpuint (n_games, ==, N_GAMES);
  g_assert_cmpuint (n_equal, ==, N_EQUAL);
}

/* The remark at the head of the file is kept with the first game. */
static void
test_head (void)
{
  g_autofree char *text = load_games ();
  g_autoptr (BrgPgnReader) reader = open_text (text);
  g_autoptr (BrgGameTree) tree = NULL;
  g_autofree char *comment = NULL;

  g_assert_cmpint (brg_pgn_reader_next (reader, &tree, NULL), ==, BRG_PGN_GAME);
  comment = brg_game_node_dup_comment (brg_game_tree_get_root (tree), BRG_GAME_AFTER);
  g_assert_true (g_str_has_prefix (comment, "Draughts games as PDN."));
  g_assert_cmpstr (brg_game_tree_get_tag (tree, "White"), ==, "Иванов");
  g_assert_cmpuint (brg_game_tree_get_last (tree)->ply, ==, 10);
}

BRG_TEST_TOPIC ("pdn-games")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pdn/games/end-and-moves-as-in-the-source", test_games);
  g_test_add_func ("/pdn/games/remark-before-the-headings", test_head);
  return g_test_run ();
}
