/* brg-work-player.h - the main line of a work, played through on a small board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-board-thumb.h"
#include "brg-contest.h"

G_BEGIN_DECLS

typedef struct _BrgWorkPlayer BrgWorkPlayer;

/**
 * brg_work_player_new:
 * @thumb: where it is shown
 * @work: a work
 *
 * Plays it, a move a second, and comes to rest at its end.
 *
 * Returns: (transfer full) (nullable): what plays, %NULL where there is nothing to play
 */
BrgWorkPlayer *brg_work_player_new (BrgBoardThumb *thumb, const BrgContestWork *work);

/** brg_work_player_free: Stops, and shows the beginning again; @player may be %NULL */
void brg_work_player_free (BrgWorkPlayer *player);

G_END_DECLS
