/* fuzz-pdn.c - feeds whatever a fuzzer invents to the readers of games of draughts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz-games.h"

#include <string.h>

#include "brg-pdn-postal-write.h"
#include "brg-pdn-postal.h"
#include "brg-pdn.h"
#include "brg-postal-write.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static gboolean
is_legal (const BrgDraughtsPosition *position, const BrgDraughtsMove *move)
{
  g_auto (BrgDraughtsMoveList) legal = { 0 };

  brg_draughts_moves_generate (position, &legal);
  for (guint i = 0; i < legal.n_moves; i++)
    if (brg_draughts_move_is_same (&legal.moves[i], move))
      return TRUE;
  return FALSE;
}

static void
check_moves (const BrgGameTree *tree)
{
  const BrgGameNode *root = brg_game_tree_get_root (tree);

  for (const BrgGameNode *node = brg_game_node_walk (root, root); node != NULL;
       node = brg_game_node_walk (node, root))
    g_assert_true (is_legal (&node->parent->draughts, &node->draughts_move));
}

/* A game by correspondence is written as it was read. */
static void
check_letters (const uint8_t *data, size_t size)
{
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalGame) game = brg_pdn_postal_read ((const char *) data, size, &fault);
  g_autoptr (BrgPostalGame) again = NULL;
  g_autofree char *pdn = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_assert_true ((game == NULL) == (fault.text != NULL));
  if (game == NULL)
    return;
  pdn = brg_pdn_postal_write (game, BRG_POSTAL_UNFINISHED, &fault);
  g_assert_nonnull (pdn);
  again = brg_pdn_postal_read (pdn, strlen (pdn), &fault);
  g_assert_nonnull (again);
  before = brg_postal_file_write (game);
  after = brg_postal_file_write (again);
  g_assert_cmpstr (after, ==, before);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  fuzz_games (data, size, brg_pdn_reader_new_from_bytes, check_moves);
  check_letters (data, size);
  return 0;
}
