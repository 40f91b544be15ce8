/* renju-fixture.h - games of renju on the desk for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "brg-desk-game.h"
#include "brg-desk-renju.h"
#include "brg-renju-text.h"
#include "brg-rulebooks.h"

/* The first player, who is paired with Black, is Anna; the second is Boris. */
static inline BrgDeskSurroundings
renju_around (const BrgDeskGame *game)
{
  gboolean is_swapped = brg_desk_renju.is_swapped (game);
  static BrgSnapshot *snapshot; /* a group that regulates nothing */

  if (snapshot == NULL)
    snapshot = brg_snapshot_new ();
  return (BrgDeskSurroundings){
    .snapshot = snapshot,
    .rulebook = brg_rulebook_find ("rus-draughts-2022"),
    .notation = "i",
    .names = { NULL, is_swapped ? "Anna" : "Boris", is_swapped ? "Boris" : "Anna" },
    .left_ms = { -1, -1, -1 },
  };
}

static inline BrgDeskGame *
renju_open (const char *start, const char *moves)
{
  BrgStoredGame *record = brg_stored_game_new (1, 2, BRG_DISCIPLINE_RENJU);
  BrgDeskGame *game;

  g_free (record->start);
  record->start = g_strdup (start);
  g_free (record->moves);
  record->moves = g_strdup (moves);
  game = brg_desk_game_new (record);
  g_assert_false (game->is_damaged);
  brg_desk_game_sync (game);
  return game;
}

static inline gint
renju_point (const char *text)
{
  BrgRenjuPoint point;

  g_assert_true (brg_renju_point_read (text, -1, &point));
  return point;
}

static inline char *
renju_status (const BrgDeskGame *game, const char **article)
{
  const BrgDeskSurroundings around = renju_around (game);

  return brg_desk_renju.dup_status (game, &around, article);
}

/* Plays what is typed. */
static inline void
renju_play (BrgDeskGame *game, const char *text)
{
  g_autoptr (GArray) choices = brg_desk_renju.read (game, text, "i");

  g_assert_cmpuint (choices->len, ==, 1);
  brg_desk_game_play (game, &g_array_index (choices, BrgDeskChoice, 0).move);
  brg_desk_game_take_record (game, brg_desk_game_dup_record (game));
  brg_desk_game_sync (game);
}
