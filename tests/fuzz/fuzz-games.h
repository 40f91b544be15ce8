/* fuzz-games.h - what the targets of readers of games share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdint.h>
#include <string.h>

#include "brg-game-same.h"
#include "brg-pgn-reader.h"
#include "brg-pgn-writer.h"

typedef BrgPgnReader *(*FuzzOpen) (GBytes *bytes, const char *name);

/* What was written is read as one game, the same game, and written as the same text. */
static inline void
fuzz_check_writing (const BrgGameTree *tree, FuzzOpen open_bytes)
{
  g_autofree char *written = brg_pgn_write (tree);
  g_autoptr (GBytes) bytes = g_bytes_new (written, strlen (written));
  g_autoptr (BrgPgnReader) reader = open_bytes (bytes, "again");
  g_autoptr (BrgGameTree) again = NULL;
  g_autoptr (BrgGameTree) other = NULL;
  g_autofree char *rewritten = NULL;

  g_assert_cmpint (brg_pgn_reader_next (reader, &again, NULL), ==, BRG_PGN_GAME);
  g_assert_true (brg_game_tree_is_same (tree, again));
  g_assert_cmpint (brg_pgn_reader_next (reader, &other, NULL), ==, BRG_PGN_END);
  rewritten = brg_pgn_write (again);
  g_assert_cmpstr (rewritten, ==, written);
}

static inline void
fuzz_check_copy (const BrgGameTree *tree)
{
  g_autoptr (BrgGameTree) copy = brg_game_tree_copy (tree);

  g_assert_true (brg_game_tree_is_same (tree, copy));
  brg_game_tree_truncate (copy, brg_game_tree_get_root (copy));
}

/* Reads all games; @check_moves looks whether the moves of one are legal. */
static inline void
fuzz_games (const uint8_t *data,
            size_t size,
            FuzzOpen open_bytes,
            void (*check_moves) (const BrgGameTree *tree))
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (BrgPgnReader) reader = open_bytes (bytes, "fuzz");
  BrgPgnStep step;

  do
    {
      g_autoptr (BrgGameTree) tree = NULL;
      g_autoptr (GError) error = NULL;

      step = brg_pgn_reader_next (reader, &tree, &error);
      g_assert_true ((step == BRG_PGN_GAME) == (tree != NULL));
      g_assert_true ((step == BRG_PGN_BROKEN || step == BRG_PGN_FAILED) == (error != NULL));
      if (tree == NULL)
        continue;
      check_moves (tree);
      fuzz_check_writing (tree, open_bytes);
      fuzz_check_copy (tree);
    }
  while (step == BRG_PGN_GAME || step == BRG_PGN_BROKEN);
}
