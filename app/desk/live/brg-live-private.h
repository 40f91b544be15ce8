/* brg-live-private.h - the boards of a round as games of a file are looked for
 *
 * Only for app/desk/live.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-live-results.h"

G_BEGIN_DECLS

/* How surely a board is the one that a game of a file was played on. */
typedef enum
{
  BRG_LIVE_FIT_NONE,
  BRG_LIVE_FIT_BOARD,   /* by the number on the table; the file has no names */
  BRG_LIVE_FIT_OTHERS,  /* by the number; the names are others */
  BRG_LIVE_FIT_FAMILY,  /* the only board of these family names; the given names are others */
  BRG_LIVE_FIT_TURNED,  /* the same players with the colours changed */
  BRG_LIVE_FIT_EITHER,  /* either name may be either player */
  BRG_LIVE_FIT_SEVERAL, /* several boards, by names alone */
  BRG_LIVE_FIT_SURE,
} BrgLiveFit;

/* @board: (out): of the snapshot, NULL unless the answer names one */
BrgLiveFit brg_live_match_find (const BrgSnapshot *boards,
                                gint round,
                                const BrgLiveGame *game,
                                const BrgGame **board);

/* Which game of a micro-match the file names: "12/2", "12.2"; 0 for none. */
gint brg_live_match_find_meeting_game (const BrgLiveGame *game);

G_END_DECLS
