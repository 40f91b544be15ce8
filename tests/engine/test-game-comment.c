/* test-game-comment.c - comments, marks and clock times of a recorded game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-game-tree.h"
#include "brg-test.h"

#include "brg-game-comment.h"
#include "brg-game-time.h"

#include <string.h>

typedef struct
{
  const char *path;
  const char *comment;
  BrgGameTime time;
  gint64 milliseconds; /* -1: none */
} TimeCase;

static const TimeCase times[] = {
  { "/engine/game-time/hours", "[%clk 1:30:05]", BRG_GAME_CLOCK, 5405000 },
  { "/engine/game-time/tenths", "[%clk 0:00:05.9]", BRG_GAME_CLOCK, 5900 },
  { "/engine/game-time/thousandths", "[%clk 0:00:05.009]", BRG_GAME_CLOCK, 5009 },
  { "/engine/game-time/more-digits-are-dropped", "[%clk 0:00:05.0099]", BRG_GAME_CLOCK, 5009 },
  { "/engine/game-time/comma", "[%clk 0:00:05,5]", BRG_GAME_CLOCK, 5500 },
  { "/engine/game-time/minutes", "[%clk 59:59]", BRG_GAME_CLOCK, 3599000 },
  { "/engine/game-time/seconds", "[%emt 75]", BRG_GAME_ELAPSED, 75000 },
  { "/engine/game-time/hundred-hours", "[%egt 100:00:00]", BRG_GAME_GAME_TIME, 360000000 },
  { "/engine/game-time/among-others", "good [%eval 0.1] [%emt 0:00:01] x", BRG_GAME_ELAPSED, 1000 },
  { "/engine/game-time/other-command", "[%clk 1:00:00]", BRG_GAME_ELAPSED, -1 },
  { "/engine/game-time/longer-name", "[%clka 1:00:00]", BRG_GAME_CLOCK, -1 },
  { "/engine/game-time/sixty-seconds", "[%clk 1:00:60]", BRG_GAME_CLOCK, -1 },
  { "/engine/game-time/four-parts", "[%clk 1:00:00:00]", BRG_GAME_CLOCK, -1 },
  { "/engine/game-time/no-digits", "[%clk ]", BRG_GAME_CLOCK, -1 },
  { "/engine/game-time/sign", "[%clk -0:00:01]", BRG_GAME_CLOCK, -1 },
  { "/engine/game-time/open", "[%clk 1:00:00", BRG_GAME_CLOCK, -1 },
  { "/engine/game-time/huge", "[%clk 99999999999999999999:00]", BRG_GAME_CLOCK, -1 },
};

static BrgGameTree *
make_tree (BrgGameNode **node)
{
  BrgPosition start = brg_position_start (BRG_CHESS_ORTHODOX, BRG_POSITION_ORTHODOX_START);
  BrgGameTree *tree = brg_game_tree_new (&start);
  const BrgGameMove move = { .chess = brg_move_new (12, 28, BRG_MOVE_DOUBLE_STEP) };

  *node = brg_game_tree_add_move (tree, brg_game_tree_get_root (tree), &move);
  return tree;
}

static const char *
get_comment (const BrgGameNode *node, guint n)
{
  return node->after != NULL && n < node->after->len ? g_ptr_array_index (node->after, n) : NULL;
}

static void
test_time (gconstpointer data)
{
  const TimeCase *vector = data;
  BrgGameNode *node;
  g_autoptr (BrgGameTree) tree = make_tree (&node);
  gint64 milliseconds = -1;

  brg_game_node_add_comment (node, BRG_GAME_AFTER, vector->comment);
  g_assert_cmpint (brg_game_node_get_time (node, vector->time, &milliseconds), ==,
                   vector->milliseconds >= 0);
  g_assert_cmpint (milliseconds, ==, vector->milliseconds);
}

static void
test_set_time (void)
{
  BrgGameNode *node;
  g_autoptr (BrgGameTree) tree = make_tree (&node);
  gint64 milliseconds;

  brg_game_node_set_time (node, BRG_GAME_CLOCK, -1);
  g_assert_null (node->after);
  brg_game_node_add_comment (node, BRG_GAME_AFTER, "a [%eval 0.3] b");
  brg_game_node_set_time (node, BRG_GAME_CLOCK, 5405000);
  g_assert_cmpstr (get_comment (node, 0), ==, "[%clk 1:30:05]");
  g_assert_cmpstr (get_comment (node, 1), ==, "a [%eval 0.3] b");
  brg_game_node_set_time (node, BRG_GAME_CLOCK, 61250);
  g_assert_cmpstr (get_comment (node, 0), ==, "[%clk 0:01:01.25]");
  g_assert_true (brg_game_node_get_time (node, BRG_GAME_CLOCK, &milliseconds));
  g_assert_cmpint (milliseconds, ==, 61250);
  brg_game_node_set_time (node, BRG_GAME_CLOCK, -1);
  g_assert_cmpstr (get_comment (node, 0), ==, "a [%eval 0.3] b");
  g_assert_cmpuint (node->after->len, ==, 1);
}

static void
test_replace_time (void)
{
  BrgGameNode *node;
  g_autoptr (BrgGameTree) tree = make_tree (&node);

  brg_game_node_add_comment (node, BRG_GAME_AFTER, "a [%emt 0:00:01] b");
  brg_game_node_set_time (node, BRG_GAME_ELAPSED, 2000);
  g_assert_cmpstr (get_comment (node, 0), ==, "a [%emt 0:00:02] b");
  brg_game_node_set_time (node, BRG_GAME_ELAPSED, -1);
  g_assert_cmpstr (get_comment (node, 0), ==, "a b");
}

static void
test_comments (void)
{
  BrgGameNode *node;
  g_autoptr (BrgGameTree) tree = make_tree (&node);
  g_autofree char *words = NULL;
  g_autofree char *new_words = NULL;

  g_assert_null (brg_game_node_dup_comment (node, BRG_GAME_AFTER));
  brg_game_node_add_comment (node, BRG_GAME_AFTER, " \n ");
  g_assert_null (node->after);
  brg_game_node_add_comment (node, BRG_GAME_AFTER, " one\n  two  three\r\n");
  brg_game_node_add_comment (node, BRG_GAME_AFTER, "four [%clk 1:00:00] [%eval 1] five");
  g_assert_cmpstr (get_comment (node, 0), ==, "one two  three");
  words = brg_game_node_dup_comment (node, BRG_GAME_AFTER);
  g_assert_cmpstr (words, ==, "one two  three four five");
  brg_game_node_set_comment (node, BRG_GAME_AFTER, "new");
  g_assert_cmpuint (node->after->len, ==, 1);
  g_assert_cmpstr (get_comment (node, 0), ==, "[%clk 1:00:00] [%eval 1] new");
  brg_game_node_set_comment (node, BRG_GAME_AFTER, NULL);
  g_assert_cmpstr (get_comment (node, 0), ==, "[%clk 1:00:00] [%eval 1]");
  new_words = brg_game_node_dup_comment (node, BRG_GAME_AFTER);
  g_assert_null (new_words);
}

static void
test_before (void)
{
  BrgGameNode *node;
  g_autoptr (BrgGameTree) tree = make_tree (&node);
  BrgGameNode *root = brg_game_tree_get_root (tree);

  brg_game_node_add_comment (node, BRG_GAME_BEFORE, "x");
  g_assert_cmpuint (node->before->len, ==, 1);
  /* Before the root stands nothing. */
  brg_game_node_add_comment (root, BRG_GAME_BEFORE, "y");
  g_assert_null (root->before);
  g_assert_cmpstr (get_comment (root, 0), ==, "y");
}

/* Every sign is found by its own text, and by no part of it. */
static void
test_signs (void)
{
  g_assert_cmpuint (brg_game_sign_code (brg_game_sign_find ("!", 1)), ==, 1);
  g_assert_cmpuint (brg_game_sign_code (brg_game_sign_find ("?", 1)), ==, 2);
  g_assert_cmpuint (brg_game_sign_code (brg_game_sign_find ("!!", 2)), ==, 3);
  g_assert_cmpuint (brg_game_sign_code (brg_game_sign_find ("??", 2)), ==, 4);
  g_assert_cmpuint (brg_game_sign_code (brg_game_sign_find ("!?", 2)), ==, 5);
  g_assert_cmpuint (brg_game_sign_code (brg_game_sign_find ("?!", 2)), ==, 6);
  g_assert_cmpuint (brg_game_sign_find ("?!?", 3), ==, 0);
  for (guint i = 1; i <= brg_game_get_n_signs (); i++)
    g_assert_cmpuint (brg_game_sign_find (brg_game_sign_text (i), strlen (brg_game_sign_text (i))),
                      ==, i);
}

static void
test_nags (void)
{
  BrgGameNode *node;
  g_autoptr (BrgGameTree) tree = make_tree (&node);

  brg_game_node_add_nag (node, 14, 0);
  brg_game_node_add_nag (node, 5, brg_game_sign_find ("!?", 2));
  g_assert_cmpuint (node->nags->len, ==, 2);
  g_assert_cmpuint (g_array_index (node->nags, BrgGameNag, 1).code, ==, 5);
  brg_game_node_clear_nags (node);
  g_assert_null (node->nags);
}

BRG_TEST_TOPIC ("game-comment")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (times); i++)
    g_test_add_data_func (times[i].path, &times[i], test_time);
  g_test_add_func ("/engine/game-time/set", test_set_time);
  g_test_add_func ("/engine/game-time/replace", test_replace_time);
  g_test_add_func ("/engine/game-comment/words-and-commands", test_comments);
  g_test_add_func ("/engine/game-comment/before", test_before);
  g_test_add_func ("/engine/game-comment/signs", test_signs);
  g_test_add_func ("/engine/game-comment/marks", test_nags);
  return g_test_run ();
}
