/* brg-draughts-play.h - how a game of draughts stands after every half-move
 *
 * Rules: rus-draughts-2022 5.4.13, 6.1.7, 6.1.8, 7.5.2, 8.1, 8.2
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draughts-draws.h"
#include "brg-draughts-end.h"

G_BEGIN_DECLS

/**
 * BrgDraughtsRecord:
 * @position: the position after the half-move
 * @move: the half-move that led to it; zero at the start
 * @hash: the hash of the position
 * @counters: what is counted
 * @earlier: the half-move after which the position stood last before, -1 if it is new
 * @draws: bit set, 1 << #BrgDraughtsDraw, of the draws that may be claimed
 * @end: whether the game is over on the board
 * @winner: then the winner, else none
 *
 * How the game stands after a half-move.
 */
typedef struct
{
  BrgDraughtsPosition position;
  BrgDraughtsMove move;
  guint64 hash;
  BrgDraughtsCounters counters;
  gint earlier;
  guint draws;
  BrgDraughtsEnd end;
  BrgColour winner;
} BrgDraughtsRecord;

/**
 * BrgDraughtsPlay:
 *
 * The records of a game from its start to the position on the board.
 */
typedef struct _BrgDraughtsPlay BrgDraughtsPlay;

/**
 * brg_draughts_play_new:
 * @start: the position that the game begins from; it counts for repetitions
 *
 * Returns: (transfer full): a game without moves
 */
BrgDraughtsPlay *brg_draughts_play_new (const BrgDraughtsPosition *start);

/**
 * brg_draughts_play_free:
 * @play: (nullable): a game
 */
void brg_draughts_play_free (BrgDraughtsPlay *play);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgDraughtsPlay, brg_draughts_play_free)

/**
 * brg_draughts_play_play:
 * @play: a game
 * @move: a legal move of the position on the board
 *
 * Adds a half-move. A game may run on past a draw that may be claimed.
 */
void brg_draughts_play_play (BrgDraughtsPlay *play, const BrgDraughtsMove *move);

/**
 * brg_draughts_play_take_back:
 * @play: a game with at least one half-move
 *
 * Takes the last half-move back.
 */
void brg_draughts_play_take_back (BrgDraughtsPlay *play);

/**
 * brg_draughts_play_count_aloud:
 * @play: a game
 * @side: who begins to count aloud, none to end counting
 *
 * From the position on the board @side counts the other's moves aloud (6.1.8.7). A capture or a man
 * that becomes a king ends it.
 */
void brg_draughts_play_count_aloud (BrgDraughtsPlay *play, BrgColour side);

/**
 * brg_draughts_play_get_n_plies:
 * @play: a game
 *
 * Returns: the number of half-moves
 */
guint brg_draughts_play_get_n_plies (const BrgDraughtsPlay *play);

/**
 * brg_draughts_play_get:
 * @play: a game
 * @ply: 0 for the start to the number of half-moves
 *
 * Returns: (transfer none): how the game stood then; valid until the game is changed
 */
const BrgDraughtsRecord *brg_draughts_play_get (const BrgDraughtsPlay *play, guint ply);

/**
 * brg_draughts_play_get_last:
 * @play: a game
 *
 * Returns: (transfer none): how the game stands now; valid until the game is changed
 */
const BrgDraughtsRecord *brg_draughts_play_get_last (const BrgDraughtsPlay *play);

/** brg_draughts_record_has: Returns: whether the draw may be claimed at @record */
static inline gboolean
brg_draughts_record_has (const BrgDraughtsRecord *record, BrgDraughtsDraw draw)
{
  return (record->draws >> draw & 1) != 0;
}

/**
 * brg_draughts_play_get_counts:
 * @play: a game
 * @ply: 0 for the start to the number of half-moves
 * @counts: (out caller-allocates) (array fixed-size=11): gets what was counted then, in the order
 * of #BrgDraughtsDraw
 *
 * Returns: how many counts were running
 */
guint brg_draughts_play_get_counts (const BrgDraughtsPlay *play,
                                    guint ply,
                                    BrgDraughtsCount counts[BRG_N_DRAUGHTS_DRAWS]);

/**
 * brg_draughts_play_find_first:
 * @play: a game
 * @draw: a rule
 *
 * Returns: the first half-move after which the draw could be claimed, 0 for the start, -1 for never
 */
gint brg_draughts_play_find_first (const BrgDraughtsPlay *play, BrgDraughtsDraw draw);

/**
 * brg_draughts_play_find_after:
 * @play: a game
 * @move: a legal move of the position on the board that a player has written and not made
 * @draws: (out) (optional): bit set, 1 << #BrgDraughtsDraw, of the draws that it would bring
 *
 * For a claim before the move is made on the board (5.4.13.2).
 *
 * Returns: how often the position after @move would have stood, itself included
 */
guint brg_draughts_play_find_after (const BrgDraughtsPlay *play,
                                    const BrgDraughtsMove *move,
                                    guint *draws);

G_END_DECLS
