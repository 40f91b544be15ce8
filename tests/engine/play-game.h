/* play-game.h - a game from texts, for the tests of play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-fen.h"
#include "brg-play-status.h"
#include "brg-uci.h"

/* More than any of these positions needs. */
#define PLAY_GAME_MAX_NODES 20000

static inline BrgMove
read_move (const BrgPosition *position, const char *text)
{
  BrgMove move = BRG_MOVE_NONE;

  g_assert_cmpint (brg_uci_read (position, text, &move), ==, BRG_UCI_LEGAL);
  return move;
}

/* Without a text of the position, from the initial one. */
static inline BrgPlayStatus *
play_game (const char *fen, BrgChessVariant variant, const char *moves)
{
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);
  BrgPlayStatus *status;
  BrgPosition start = brg_position_start (variant, BRG_POSITION_ORTHODOX_START);

  if (fen != NULL)
    g_assert_true (brg_fen_read (fen, variant, BRG_POSITION_COMPOSED, &start, NULL));
  status = brg_play_status_new (&start, PLAY_GAME_MAX_NODES);
  for (guint i = 0; words[i] != NULL && *words[i] != '\0'; i++)
    brg_play_status_play (status,
                          read_move (&brg_play_status_get_last (status)->position, words[i]));
  return status;
}
