/* test-renju-record.c - recorded games of renju
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-renju-record.h"
#include "brg-test.h"

#include "brg-game-same.h"

static BrgGameNode *
place (BrgGameTree *tree, BrgGameNode *node, guint column, guint row)
{
  const BrgGameMove move = { .renju = brg_renju_point (column, row) };

  return brg_game_tree_add_move (tree, node, &move);
}

static void
test_tree (void)
{
  const BrgGameMove pass = { .renju = BRG_RENJU_PASS };
  g_autoptr (BrgGameTree) tree = brg_game_tree_new_renju ();
  g_autoptr (BrgGameTree) copy = NULL;
  BrgGameNode *root = brg_game_tree_get_root (tree);
  BrgGameNode *first = place (tree, root, 7, 7);
  BrgGameNode *second = place (tree, first, 8, 8);
  BrgGameNode *other = place (tree, first, 7, 8);

  g_assert_cmpint (brg_game_node_get_turn (root), ==, BRG_COLOUR_BLACK);
  g_assert_cmpint (brg_game_node_get_turn (first), ==, BRG_COLOUR_WHITE);
  g_assert_true (place (tree, first, 8, 8) == second);
  g_assert_true (brg_game_node_is_variation (other));
  /* rus-draughts-2022 9.3.2.1: every stone has a number of its own. */
  g_assert_cmpuint (brg_game_node_get_number (first), ==, 2);
  brg_game_tree_add_move (tree, second, &pass);
  copy = brg_game_tree_copy (tree);
  g_assert_true (brg_game_tree_is_same (tree, copy));
  place (copy, brg_game_tree_get_last (copy), 0, 0);
  g_assert_false (brg_game_tree_is_same (tree, copy));
}

static void
test_follow (void)
{
  g_autoptr (BrgGameTree) tree = brg_game_tree_new_renju ();
  BrgGameNode *node = place (tree, brg_game_tree_get_root (tree), 7, 7);
  BrgRenjuGame game;

  node = place (tree, node, 0, 0);
  g_assert_true (brg_renju_game_follow (&game, NULL, node));
  g_assert_cmpuint (game.n_moves, ==, 2);
  g_assert_cmpint (brg_renju_board_get (&game.board, BRG_RENJU_CENTRE), ==, BRG_COLOUR_BLACK);
  g_assert_cmpint (brg_renju_board_get (&game.board, 0), ==, BRG_COLOUR_WHITE);
  node = place (tree, node, 7, 7);
  g_assert_false (brg_renju_game_follow (&game, NULL, node));
}

BRG_TEST_TOPIC ("renju-record")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/renju-record/rus-draughts-2022 9.3.2.1/tree", test_tree);
  g_test_add_func ("/renju-record/follow", test_follow);
  return g_test_run ();
}
