/* test-draughts-game.c - recorded games of draughts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-game.h"
#include "brg-test.h"

#include "brg-draughts-read.h"
#include "brg-draughts-type.h"
#include "brg-game-same.h"
#include "brg-game-tags.h"

typedef struct
{
  const char *text;
  BrgDraughtsTypeFault fault;
  BrgDraughtsVariant variant;
  BrgColour first;
  const char *notation;
  const char *written;
} TypeCase;

static const TypeCase type_cases[] = {
  { "20", BRG_DRAUGHTS_TYPE_RIGHT, BRG_DRAUGHTS_INTERNATIONAL, BRG_COLOUR_WHITE, "pdn",
    "20,W,10,10,N2,0" },
  { "20,W,10,10,N2,0", BRG_DRAUGHTS_TYPE_RIGHT, BRG_DRAUGHTS_INTERNATIONAL, BRG_COLOUR_WHITE, "pdn",
    "20,W,10,10,N2,0" },
  { "25", BRG_DRAUGHTS_TYPE_RIGHT, BRG_DRAUGHTS_RUSSIAN, BRG_COLOUR_WHITE, "pdn", "25,W,8,8,A0,0" },
  { "25,W,8,8,N2,0", BRG_DRAUGHTS_TYPE_RIGHT, BRG_DRAUGHTS_RUSSIAN, BRG_COLOUR_WHITE, "numeric",
    "25,W,8,8,N2,0" },
  { " 25, b, 8,8, S0 ,0", BRG_DRAUGHTS_TYPE_RIGHT, BRG_DRAUGHTS_RUSSIAN, BRG_COLOUR_BLACK, "short",
    "25,B,8,8,S0,0" },
  { "26,W,8,8,A0,0", BRG_DRAUGHTS_TYPE_RIGHT, BRG_DRAUGHTS_64_MAJORITY, BRG_COLOUR_WHITE, "pdn",
    "26,W,8,8,A0,0" },
  { "125,W,8,8,A0,0", BRG_DRAUGHTS_TYPE_RIGHT, BRG_DRAUGHTS_GIVEAWAY, BRG_COLOUR_WHITE, "pdn",
    "125,W,8,8,A0,0" },
  { "21,B,8,8,N1,0", BRG_DRAUGHTS_TYPE_GAME, 0, 0, NULL, NULL },
  { "22,W,8,8,N2,1", BRG_DRAUGHTS_TYPE_GAME, 0, 0, NULL, NULL },
  { "25,W,10,10,A0,0", BRG_DRAUGHTS_TYPE_BOARD, 0, 0, NULL, NULL },
  { "20,W,10,10,A0,0", BRG_DRAUGHTS_TYPE_BOARD, 0, 0, NULL, NULL },
  { "25,W,8,8,N1,0", BRG_DRAUGHTS_TYPE_BOARD, 0, 0, NULL, NULL },
  { "25,W,8,8,A0,1", BRG_DRAUGHTS_TYPE_BOARD, 0, 0, NULL, NULL },
  { "25,W", BRG_DRAUGHTS_TYPE_SYNTAX, 0, 0, NULL, NULL },
  { "25,X,8,8,A0,0", BRG_DRAUGHTS_TYPE_SYNTAX, 0, 0, NULL, NULL },
  { "russian", BRG_DRAUGHTS_TYPE_SYNTAX, 0, 0, NULL, NULL },
  { "", BRG_DRAUGHTS_TYPE_SYNTAX, 0, 0, NULL, NULL },
};

static void
test_types (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (type_cases); i++)
    {
      const TypeCase *row = &type_cases[i];
      g_autofree char *written = NULL;
      BrgDraughtsType type;

      g_assert_cmpint (brg_draughts_type_read (row->text, &type), ==, row->fault);
      if (row->fault != BRG_DRAUGHTS_TYPE_RIGHT)
        continue;
      g_assert_cmpint (type.variant, ==, row->variant);
      g_assert_cmpint (type.first, ==, row->first);
      g_assert_cmpstr (type.notation->id, ==, row->notation);
      written = brg_draughts_type_write (&type);
      g_assert_cmpstr (written, ==, row->written);
    }
}

static BrgDraughtsMove
read_move (const BrgDraughtsPosition *position, const char *text)
{
  g_auto (BrgDraughtsMoveList) fits = { 0 };

  g_assert_cmpuint (brg_draughts_move_read (position, text, -1, BRG_DRAUGHTS_READ_ANY, &fits), ==,
                    1);
  return fits.moves[0];
}

static BrgGameNode *
play (BrgGameTree *tree, BrgGameNode *parent, const char *text)
{
  const BrgGameMove move = { .draughts = read_move (&parent->draughts, text) };

  return brg_game_tree_add_move (tree, parent, &move);
}

static void
test_tree (void)
{
  BrgDraughtsPosition start = brg_draughts_position_start (BRG_DRAUGHTS_RUSSIAN);
  g_autoptr (BrgGameTree) tree = brg_game_tree_new_draughts (&start);
  g_autoptr (BrgGameTree) copy = NULL;
  g_autofree BrgDraughtsMove *moves = NULL;
  g_autofree char *fen = NULL;
  BrgGameNode *root = brg_game_tree_get_root (tree);
  BrgGameNode *first = play (tree, root, "cd4");
  BrgGameNode *variation = play (tree, root, "ed4");
  BrgGameNode *last;
  guint n_moves;

  g_assert_cmpint (brg_game_tree_get_kind (tree), ==, BRG_GAME_OF_DRAUGHTS);
  g_assert_cmpstr (brg_game_tree_get_tag (tree, "GameType"), ==, "25,W,8,8,A0,0");
  g_assert_null (brg_game_tree_get_tag (tree, "FEN"));
  g_assert_true (play (tree, root, "c3-d4") == first);
  g_assert_true (brg_game_node_is_variation (variation));
  last = play (tree, play (tree, play (tree, play (tree, first, "fg5"), "dc5"), "b:d4"), "e:c5");
  g_assert_false (brg_game_node_is_null (last));
  moves = brg_game_tree_dup_draughts (tree, &n_moves);
  g_assert_cmpuint (n_moves, ==, 5);
  g_assert_true (brg_draughts_move_is_same (&moves[4], &last->draughts_move));
  copy = brg_game_tree_copy (tree);
  g_assert_true (brg_game_tree_is_same (tree, copy));
  brg_game_tree_delete (copy, brg_game_tree_get_root (copy)->next->sibling);
  g_assert_false (brg_game_tree_is_same (tree, copy));
  fen = brg_draughts_fen_write (&brg_game_tree_get_last (copy)->draughts, BRG_DRAUGHTS_FEN_NUMBERS);
  g_assert_cmpstr (fen, ==, "B:W14,21,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,12,16");
  brg_game_tree_set_result (tree, BRG_GAME_DRAWN);
  g_assert_cmpstr (brg_game_tree_get_result_text (tree), ==, "1-1");
}

BRG_TEST_TOPIC ("draughts-game")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draughts-game/type", test_types);
  g_test_add_func ("/draughts-game/tree", test_tree);
  return g_test_run ();
}
