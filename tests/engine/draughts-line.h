/* draughts-line.h - plays a line of moves given as text, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draughts-fen.h"
#include "brg-draughts-moves.h"
#include "brg-draughts-play.h"

/* The only legal move from the first square of a text like `c3-d4` or `44x33` to its last. */
static inline BrgDraughtsMove
draughts_line_find (const BrgDraughtsPosition *position, const char *text)
{
  BrgDraughtsVariant variant = (BrgDraughtsVariant) position->variant;
  g_auto (GStrv) names = g_strsplit_set (text, "-:x", -1);
  g_auto (BrgDraughtsMoveList) list = { 0 };
  BrgDraughtsMove found = { 0 };
  guint n_found = 0;

  brg_draughts_moves_generate (position, &list);
  for (guint i = 0; i < list.n_moves; i++)
    {
      char from[BRG_DRAUGHTS_SQUARE_LENGTH], to[BRG_DRAUGHTS_SQUARE_LENGTH];

      brg_draughts_square_write (variant, list.moves[i].from, from);
      brg_draughts_square_write (variant, list.moves[i].to, to);
      if (!g_str_equal (from, names[0]) || !g_str_equal (to, names[g_strv_length (names) - 1]))
        continue;
      found = list.moves[i];
      n_found++;
    }
  g_assert_cmpuint (n_found, ==, 1);
  return found;
}

/* A game from a position with moves parted by blanks. */
static inline BrgDraughtsPlay *
draughts_line_play (BrgDraughtsVariant variant, const char *fen, const char *moves)
{
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);
  BrgDraughtsPosition start;
  BrgDraughtsPlay *play = NULL;

  g_assert_true (brg_draughts_fen_read (fen, variant, &start, NULL));
  play = brg_draughts_play_new (&start);
  for (guint i = 0; words[i] != NULL; i++)
    {
      BrgDraughtsMove move;

      if (*words[i] == '\0')
        continue;
      move = draughts_line_find (&brg_draughts_play_get_last (play)->position, words[i]);
      brg_draughts_play_play (play, &move);
    }
  return play;
}
