/* brg-draughts-draws.h - draws by rule: what is counted, and how far the count has come
 *
 * How moves are counted where the book leaves it open:
 * - "by his N-th move" counts the completed moves of the stronger side after the half-move that
 *   brought the ending about; that one is not counted. 6.1.8.3 and 6.1.8.4 count from when the
 *   balance of forces was set up, and it changes by a capture or a man becoming a king, as 6.1.8.6
 *   puts it. 6.1.8.5 and 7.5.2 only name endings: a man that becomes a king within one goes on with
 *   the count. Of two lone kings each is the stronger side to the other.
 * - "for N moves" counts moves of both: N of each, 2 N half-moves.
 * - a game counts from the position that it begins from.
 *
 * Rules: rus-draughts-2022 5.4.13, 6.1.8, 6.2, 7.5.2, 8.2
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draughts-move.h"

G_BEGIN_DECLS

/**
 * BrgDraughtsDraw:
 * @BRG_DRAUGHTS_DRAW_REPETITION: 5.4.13.1: the same position for the third time or more
 * @BRG_DRAUGHTS_DRAW_ROAD_OWNED: 6.1.8.3: three kings that own the main road against one king, 15
 *   moves
 * @BRG_DRAUGHTS_DRAW_THREE_KINGS: 6.1.8.4: three kings, with or without more pieces, against one
 *   king, 15 moves
 * @BRG_DRAUGHTS_DRAW_ROAD_HELD: 6.1.8.5: three pieces off the main road against one king on it, 5
 *   moves, unless a position arises that one side can win
 * @BRG_DRAUGHTS_DRAW_NO_CHANGE: 6.1.8.6: kings on both sides and no change in the balance of forces
 *   for 5, 30 or 60 moves
 * @BRG_DRAUGHTS_DRAW_COUNTED: 6.1.8.7: five moves counted aloud in a position that is clearly drawn
 * @BRG_DRAUGHTS_DRAW_KINGS_ONLY: 6.1.8.8: only moves of kings for 15 or 25 moves
 * @BRG_DRAUGHTS_DRAW_KINGS_100: 7.5.2, first: only moves of kings for 25 moves
 * @BRG_DRAUGHTS_DRAW_THREE_TO_ONE: 7.5.2, second: three pieces against one king, 16 moves
 * @BRG_DRAUGHTS_DRAW_TWO_TO_ONE: 7.5.2, third: one or two pieces against one king, 5 moves
 * @BRG_DRAUGHTS_DRAW_GIVEAWAY: 8.2: only moves of kings for 15 moves
 *
 * A rule by which a game is drawn, in the order in which they are told.
 */
typedef enum
{
  BRG_DRAUGHTS_DRAW_REPETITION,
  BRG_DRAUGHTS_DRAW_ROAD_OWNED,
  BRG_DRAUGHTS_DRAW_THREE_KINGS,
  BRG_DRAUGHTS_DRAW_ROAD_HELD,
  BRG_DRAUGHTS_DRAW_NO_CHANGE,
  BRG_DRAUGHTS_DRAW_COUNTED,
  BRG_DRAUGHTS_DRAW_KINGS_ONLY,
  BRG_DRAUGHTS_DRAW_KINGS_100,
  BRG_DRAUGHTS_DRAW_THREE_TO_ONE,
  BRG_DRAUGHTS_DRAW_TWO_TO_ONE,
  BRG_DRAUGHTS_DRAW_GIVEAWAY,
} BrgDraughtsDraw;

#define BRG_N_DRAUGHTS_DRAWS (BRG_DRAUGHTS_DRAW_GIVEAWAY + 1)

/**
 * brg_draughts_draw_id:
 * @draw: a rule
 *
 * Returns: a short English word for it, `threefold` or `kings-only`
 */
const char *brg_draughts_draw_id (BrgDraughtsDraw draw);

/**
 * brg_draughts_draw_article:
 * @draw: a rule
 *
 * Returns: book id and article; the three parts of 7.5.2 are told apart as `7.5.2a` to `7.5.2c`
 */
const char *brg_draughts_draw_article (BrgDraughtsDraw draw);

/**
 * brg_draughts_draw_needs_judge:
 * @draw: a rule
 *
 * Returns: whether the judge has a say when the moves are made: in 6.1.8.5 whether one side can
 * win, in 6.1.8.7 whether the position is drawn
 */
gboolean brg_draughts_draw_needs_judge (BrgDraughtsDraw draw);

/**
 * BrgDraughtsCounters:
 * @n_times: how often the position has stood, this time included
 * @n_unchanged: half-moves since the balance of forces changed, or since the start
 * @n_kings_only: half-moves since a man moved or a piece was taken, or since the start
 * @n_road_held: half-moves since the picture of 6.1.8.5 arose, -1 if it does not stand
 * @n_few_to_one: half-moves since the ending of 7.5.2b or 7.5.2c arose, -1 if it does not stand
 * @n_counted: half-moves since counting aloud began (6.1.8.7), -1 if nobody counts
 * @counted_by: who counts aloud, else none
 *
 * What is counted all the time.
 */
typedef struct
{
  guint n_times;
  guint n_unchanged;
  guint n_kings_only;
  gint n_road_held;
  gint n_few_to_one;
  gint n_counted;
  BrgColour counted_by;
} BrgDraughtsCounters;

/**
 * brg_draughts_counters_start:
 * @position: the position that a game begins from
 *
 * Returns: its counters
 */
BrgDraughtsCounters brg_draughts_counters_start (const BrgDraughtsPosition *position);

/**
 * brg_draughts_counters_advance:
 * @counters: the counters before a move; then those after it, but for @n_times, which is 1
 * @before: the position before the move
 * @move: the move
 * @after: the position after it
 *
 * Counts a move.
 */
void brg_draughts_counters_advance (BrgDraughtsCounters *counters,
                                    const BrgDraughtsPosition *before,
                                    const BrgDraughtsMove *move,
                                    const BrgDraughtsPosition *after);

/**
 * BrgDraughtsCount:
 * @draw: the rule
 * @counted: whose own moves are counted, none for moves of both
 * @n_moves: moves made: own ones of @counted, or full ones of both; for the repetition how often
 * the position has stood
 * @n_needed: how many there must be
 * @n_plies: half-moves since the count began; 0 for the repetition
 * @n_plies_left: half-moves until the draw may be claimed if all goes on like this, 0 when it may
 * be claimed now or, for the repetition, when that cannot be said
 * @is_reached: whether the draw may be claimed
 * @claimant: who may claim now; none for either player (5.4.13.5). The judge may always state the
 *   draw by himself (5.4.13.6)
 *
 * How far a count has come.
 */
typedef struct
{
  BrgDraughtsDraw draw;
  BrgColour counted;
  guint n_moves;
  guint n_needed;
  guint n_plies;
  guint n_plies_left;
  gboolean is_reached;
  BrgColour claimant;
} BrgDraughtsCount;

/**
 * brg_draughts_draw_count:
 * @draw: a rule
 * @position: the position on the board
 * @counters: its counters
 * @count: (out) (optional): how far the count has come; untouched if nothing is counted
 *
 * Returns: whether the game has this rule and something is counted by it in this position
 */
gboolean brg_draughts_draw_count (BrgDraughtsDraw draw,
                                  const BrgDraughtsPosition *position,
                                  const BrgDraughtsCounters *counters,
                                  BrgDraughtsCount *count);

/**
 * brg_draughts_draw_is_at_once:
 * @position: a position
 *
 * By rapid and blitz controls without an increment some endings are not played and are a draw at
 * once, unless a player can show how to win (6.1.10.4, 7.7.4).
 *
 * Returns: (nullable): the article by which @position is one of them, else %NULL
 */
const char *brg_draughts_draw_is_at_once (const BrgDraughtsPosition *position);

G_END_DECLS
