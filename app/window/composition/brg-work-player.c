/* brg-work-player.c - the main line of a work, played through on a small board
 *
 * Tests: tests/gui/contest-composing.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-work-player.h"

#include "brg-contest-solution.h"

#define BEAT 1000

struct _BrgWorkPlayer
{
  BrgBoardThumb *thumb; /* held */
  BrgDeskGame *game;    /* owned */
  const char *notation;
  guint beat_id;
};

static void
show (BrgWorkPlayer *player)
{
  BrgBoardPicture picture;

  brg_desk_game_sync (player->game);
  player->game->rules->show (player->game, player->notation, &picture);
  brg_board_thumb_set_picture (player->thumb, &picture);
}

static gboolean
on_beat (gpointer data)
{
  BrgWorkPlayer *player = data;

  if (brg_desk_game_step (player->game, BRG_DESK_STEP_ON))
    show (player);
  if (player->game->node->next != NULL)
    return G_SOURCE_CONTINUE;
  player->beat_id = 0;
  return G_SOURCE_REMOVE;
}

BrgWorkPlayer *
brg_work_player_new (BrgBoardThumb *thumb, const BrgContestWork *work)
{
  BrgWorkPlayer *player;
  BrgDeskGame *game;

  g_return_val_if_fail (BRG_IS_BOARD_THUMB (thumb) && work != NULL, NULL);

  game = brg_contest_solution_open (work->board, work->fen, work->solution, NULL);
  if (game == NULL || game->node->next == NULL)
    {
      brg_desk_game_free (game);
      return NULL;
    }
  player = g_new0 (BrgWorkPlayer, 1);
  player->thumb = g_object_ref (thumb);
  player->game = game;
  player->notation = brg_contest_solution_get_notation (work->board);
  player->beat_id = g_timeout_add (BEAT, on_beat, player);
  return player;
}

void
brg_work_player_free (BrgWorkPlayer *player)
{
  if (player == NULL)
    return;
  g_clear_handle_id (&player->beat_id, g_source_remove);
  player->game->node = brg_game_tree_get_root (player->game->tree);
  show (player);
  brg_desk_game_free (player->game);
  g_object_unref (player->thumb);
  g_free (player);
}
