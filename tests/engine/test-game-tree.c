/* test-game-tree.c - a recorded game is built, walked, edited, copied and compared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-game-tree.h"
#include "brg-test.h"

#include "brg-fen.h"
#include "brg-game-comment.h"
#include "brg-game-same.h"
#include "brg-game-tags.h"
#include "brg-uci.h"

static BrgGameTree *
make_tree (void)
{
  BrgPosition start = brg_position_start (BRG_CHESS_ORTHODOX, BRG_POSITION_ORTHODOX_START);

  return brg_game_tree_new (&start);
}

static BrgGameNode *
play (BrgGameTree *tree, BrgGameNode *node, const char *moves)
{
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      BrgGameMove move;

      g_assert_cmpint (brg_uci_read (&node->position, words[i], &move.chess), ==, BRG_UCI_LEGAL);
      node = brg_game_tree_add_move (tree, node, &move);
    }
  return node;
}

/* All nodes in the order of the walk, a variation in parentheses as deep as it is. */
static char *
describe (const BrgGameTree *tree)
{
  const BrgGameNode *root = brg_game_tree_get_root (tree);
  GString *text = g_string_new (NULL);

  for (const BrgGameNode *node = brg_game_node_walk (root, root); node != NULL;
       node = brg_game_node_walk (node, root))
    {
      char move[BRG_UCI_LENGTH];

      g_string_append_printf (text, "%s%s%s", text->len > 0 ? " " : "",
                              brg_game_node_is_variation (node) ? "/" : "",
                              brg_uci_write (node->move, BRG_CHESS_ORTHODOX, move));
    }
  return g_string_free (text, FALSE);
}

#define assert_tree(tree, text)                   \
  G_STMT_START                                    \
  {                                               \
    g_autofree char *described = describe (tree); \
    g_assert_cmpstr (described, ==, text);        \
  }                                               \
  G_STMT_END

static void
test_add (void)
{
  g_autoptr (BrgGameTree) tree = make_tree ();
  BrgGameNode *root = brg_game_tree_get_root (tree);
  BrgGameNode *e5 = play (tree, root, "e2e4 e7e5");
  BrgGameNode *c5 = play (tree, root, "e2e4 c7c5");

  assert_tree (tree, "e2e4 e7e5 /c7c5");
  g_assert_true (play (tree, root, "e2e4 e7e5") == e5);
  g_assert_cmpuint (brg_game_node_get_n_moves (root), ==, 1);
  g_assert_cmpuint (brg_game_node_get_n_moves (root->next), ==, 2);
  g_assert_true (brg_game_node_get_nth (root->next, 1) == c5);
  g_assert_null (brg_game_node_get_nth (root->next, 2));
  g_assert_true (brg_game_node_find (root->next, &c5->made) == c5);
  g_assert_cmpuint (c5->ply, ==, 2);
  g_assert_cmpuint (c5->position.move_number, ==, 2);
  g_assert_true (brg_game_node_is_main (e5));
  g_assert_true (brg_game_node_is_main (root));
  g_assert_false (brg_game_node_is_main (play (tree, c5, "g1f3")));
  g_assert_true (brg_game_node_get_line_start (play (tree, c5, "g1f3")) == c5);
  g_assert_true (brg_game_node_get_line_start (e5) == root->next);
  g_assert_true (brg_game_node_get_last (c5) == c5->next);
  g_assert_true (brg_game_tree_get_last (tree) == e5);
}

static void
test_append (void)
{
  g_autoptr (BrgGameTree) tree = make_tree ();
  BrgGameNode *root = brg_game_tree_get_root (tree);
  BrgGameNode *e4 = play (tree, root, "e2e4");

  g_assert_true (brg_game_tree_append_move (tree, root, &e4->made) != e4);
  assert_tree (tree, "e2e4 /e2e4");
}

static void
test_null (void)
{
  g_autoptr (BrgGameTree) tree = make_tree ();
  BrgGameNode *e4 = play (tree, brg_game_tree_get_root (tree), "e2e4");
  BrgGameNode *null = brg_game_tree_append_null (tree, e4);
  BrgGameNode *d4 = play (tree, null, "d2d4");
  g_autofree char *fen = brg_fen_write (&null->position, BRG_FEN_EVERY_PASSED);
  g_autofree BrgMove *moves = NULL;
  guint n_moves;

  g_assert_true (brg_game_node_is_null (null));
  g_assert_false (brg_game_node_is_null (e4));
  g_assert_cmpstr (fen, ==, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2");
  g_assert_cmpuint (null->position.hash, ==, brg_position_hash (&null->position));
  moves = brg_game_tree_dup_moves (tree, &n_moves);
  g_assert_cmpuint (n_moves, ==, 1);
  g_assert_cmpuint (moves[0], ==, e4->move);
  g_assert_cmpuint (d4->ply, ==, 3);
}

static void
test_moves (void)
{
  g_autoptr (BrgGameTree) tree = make_tree ();
  BrgGameNode *root = brg_game_tree_get_root (tree);
  BrgGameNode *last = play (tree, root, "e2e4 e7e5 g1f3");
  BrgGameNode *other = play (tree, root, "e2e4 c7c5");
  g_autofree BrgMove *main_line = NULL;
  g_autofree BrgMove *line = NULL;
  g_autofree BrgMove *none = NULL;
  guint n_moves;

  main_line = brg_game_tree_dup_moves (tree, &n_moves);
  g_assert_cmpuint (n_moves, ==, 3);
  g_assert_cmpuint (main_line[2], ==, last->move);
  line = brg_game_node_dup_moves (other, &n_moves);
  g_assert_cmpuint (n_moves, ==, 2);
  g_assert_cmpuint (line[1], ==, other->move);
  none = brg_game_node_dup_moves (root, &n_moves);
  g_assert_cmpuint (n_moves, ==, 0);
}

static void
test_promote (void)
{
  g_autoptr (BrgGameTree) tree = make_tree ();
  BrgGameNode *root = brg_game_tree_get_root (tree);
  BrgGameNode *c6;
  BrgGameNode *last;

  play (tree, root, "e2e4 e7e5");
  play (tree, root, "e2e4 c7c5");
  c6 = play (tree, root, "e2e4 c7c6");
  last = play (tree, c6, "d2d4 d7d5");
  assert_tree (tree, "e2e4 e7e5 /c7c5 /c7c6 d2d4 d7d5");
  g_assert_true (brg_game_tree_promote (tree, last));
  assert_tree (tree, "e2e4 e7e5 /c7c6 d2d4 d7d5 /c7c5");
  g_assert_true (brg_game_tree_promote (tree, last));
  assert_tree (tree, "e2e4 c7c6 d2d4 d7d5 /e7e5 /c7c5");
  g_assert_false (brg_game_tree_promote (tree, last));
  /* The chain is whole: another variation comes behind the last. */
  play (tree, root, "e2e4 d7d5");
  assert_tree (tree, "e2e4 c7c6 d2d4 d7d5 /e7e5 /c7c5 /d7d5");
}

static void
test_make_main (void)
{
  g_autoptr (BrgGameTree) tree = make_tree ();
  BrgGameNode *root = brg_game_tree_get_root (tree);
  BrgGameNode *last;

  play (tree, root, "e2e4 e7e5");
  play (tree, root, "d2d4 d7d5");
  last = play (tree, root, "d2d4 g8f6 c2c4");
  g_assert_true (brg_game_tree_make_main (tree, last));
  assert_tree (tree, "d2d4 g8f6 c2c4 /d7d5 /e2e4 e7e5");
  g_assert_false (brg_game_tree_make_main (tree, last));
  play (tree, root, "c2c4");
  assert_tree (tree, "d2d4 g8f6 c2c4 /d7d5 /e2e4 e7e5 /c2c4");
}

static void
test_delete (void)
{
  g_autoptr (BrgGameTree) tree = make_tree ();
  BrgGameNode *root = brg_game_tree_get_root (tree);
  BrgGameNode *e5 = play (tree, root, "e2e4 e7e5 g1f3");

  play (tree, root, "e2e4 c7c5 b1c3");
  brg_game_node_add_comment (e5, BRG_GAME_AFTER, "gone");
  brg_game_tree_delete (tree, e5->parent);
  assert_tree (tree, "e2e4 c7c5 b1c3");
  /* Nodes are used again, and have nothing of their former life. */
  e5 = play (tree, root, "e2e4 e7e5");
  assert_tree (tree, "e2e4 c7c5 b1c3 /e7e5");
  g_assert_null (e5->after);
  brg_game_tree_delete (tree, e5);
  play (tree, root, "e2e4 e7e6");
  assert_tree (tree, "e2e4 c7c5 b1c3 /e7e6");
  brg_game_tree_truncate (tree, root->next);
  assert_tree (tree, "e2e4");
  brg_game_tree_truncate (tree, root);
  assert_tree (tree, "");
  g_assert_true (brg_game_tree_get_last (tree) == root);
}

static void
test_copy (void)
{
  g_autoptr (BrgGameTree) tree = make_tree ();
  g_autoptr (BrgGameTree) copy = NULL;
  BrgGameNode *root = brg_game_tree_get_root (tree);
  BrgGameNode *e4 = play (tree, root, "e2e4");

  play (tree, root, "e2e4 e7e5 g1f3");
  play (tree, root, "e2e4 c7c5 b1c3");
  play (tree, root, "d2d4 d7d5");
  brg_game_tree_set_tag (tree, "White", "A");
  brg_game_tree_set_result (tree, BRG_GAME_DRAWN);
  brg_game_node_add_nag (e4, 3, brg_game_sign_find ("!!", 2));
  brg_game_node_add_comment (e4, BRG_GAME_AFTER, "best");
  copy = brg_game_tree_copy (tree);
  g_assert_true (brg_game_tree_is_same (tree, copy));
  assert_tree (copy, "e2e4 e7e5 g1f3 /c7c5 b1c3 /d2d4 d7d5");
  play (copy, brg_game_tree_get_last (copy), "b8c6");
  g_assert_false (brg_game_tree_is_same (tree, copy));
}

/* Each difference alone makes games different. */
static void
test_same (void)
{
  for (guint i = 0; i < 8; i++)
    {
      g_autoptr (BrgGameTree) a = make_tree ();
      g_autoptr (BrgGameTree) b = NULL;
      BrgGameNode *node;

      play (a, brg_game_tree_get_root (a), "e2e4 e7e5");
      b = brg_game_tree_copy (a);
      g_assert_true (brg_game_tree_is_same (a, b));
      node = brg_game_tree_get_last (b);
      if (i == 0)
        play (b, node, "g1f3");
      else if (i == 1)
        play (b, node->parent, "c7c5");
      else if (i == 2)
        brg_game_node_add_comment (node, BRG_GAME_BEFORE, "x");
      else if (i == 3)
        brg_game_node_add_nag (node, 1, 0);
      else if (i == 4)
        brg_game_tree_set_result (b, BRG_GAME_WHITE_WON);
      else if (i == 5)
        brg_game_tree_set_tag (b, "Event", "X");
      else if (i == 6)
        brg_game_tree_append_tag (b, "Other", "?");
      else
        brg_game_tree_delete (b, node);
      g_assert_false (brg_game_tree_is_same (a, b));
    }
}

static void
test_tags (void)
{
  g_autoptr (BrgGameTree) a = make_tree ();
  g_autoptr (BrgGameTree) b = make_tree ();

  g_assert_cmpuint (brg_game_tree_get_n_tags (a), ==, 0);
  g_assert_null (brg_game_tree_get_tag (a, "White"));
  brg_game_tree_set_tag (a, "White", "?");
  brg_game_tree_set_tag (a, "Result", "*");
  /* What is not known is the same as what is not said. */
  g_assert_true (brg_game_tree_is_same (a, b));
  brg_game_tree_set_tag (a, "ECO", "B00");
  brg_game_tree_set_tag (a, "White", "A");
  g_assert_cmpstr (brg_game_tree_get_nth_tag (a, 0)->value, ==, "A");
  brg_game_tree_append_tag (a, "White", "B");
  g_assert_cmpstr (brg_game_tree_get_tag (a, "White"), ==, "A");
  g_assert_true (brg_game_tree_is_roster_tag (a, 0));
  g_assert_false (brg_game_tree_is_roster_tag (a, 2));
  g_assert_false (brg_game_tree_is_roster_tag (a, 3));
  brg_game_tree_set_tag (a, "White", NULL);
  g_assert_cmpstr (brg_game_tree_get_tag (a, "White"), ==, "B");
}

static void
test_start (void)
{
  BrgPosition start = brg_position_start (BRG_CHESS_960, 0);
  g_autoptr (BrgGameTree) tree = brg_game_tree_new (&start);

  g_assert_cmpstr (brg_game_tree_get_tag (tree, "Variant"), ==, "Chess960");
  g_assert_cmpstr (brg_game_tree_get_tag (tree, "SetUp"), ==, "1");
  g_assert_cmpstr (brg_game_tree_get_tag (tree, "FEN"), ==,
                   "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1");
  g_assert_true (brg_position_is_same (brg_game_tree_get_start (tree), &start));
}

BRG_TEST_TOPIC ("game-tree")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/game-tree/moves-are-followed-or-added", test_add);
  g_test_add_func ("/engine/game-tree/same-move-twice", test_append);
  g_test_add_func ("/engine/game-tree/null-move", test_null);
  g_test_add_func ("/engine/game-tree/moves-as-an-array", test_moves);
  g_test_add_func ("/engine/game-tree/promote", test_promote);
  g_test_add_func ("/engine/game-tree/make-main", test_make_main);
  g_test_add_func ("/engine/game-tree/delete-and-truncate", test_delete);
  g_test_add_func ("/engine/game-tree/copy", test_copy);
  g_test_add_func ("/engine/game-tree/differences", test_same);
  g_test_add_func ("/engine/game-tree/headings", test_tags);
  g_test_add_func ("/engine/game-tree/start-of-960", test_start);
  return g_test_run ();
}
