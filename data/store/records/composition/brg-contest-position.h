/* brg-contest-position.h - a work of a contest as the engine takes it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-composition.h"
#include "brg-contest.h"
#include "brg-move.h"

G_BEGIN_DECLS

/**
 * BrgContestPositionFault:
 * @BRG_CONTEST_POSITION_FINE: nothing
 * @BRG_CONTEST_POSITION_BOARD: there is no such board
 * @BRG_CONTEST_POSITION_FEN: this is no position of the board; a mate has White to move
 * @BRG_CONTEST_POSITION_KIND: the board has no such kind
 * @BRG_CONTEST_POSITION_GROUP: there is no such group
 * @BRG_CONTEST_POSITION_TASK: the kind has no such task
 * @BRG_CONTEST_POSITION_MOVES: the number of moves is 0 or too large
 * @BRG_CONTEST_POSITION_SOLUTION: the solution has too many lines
 *
 * What is wrong with a work.
 */
typedef enum
{
  BRG_CONTEST_POSITION_FINE,
  BRG_CONTEST_POSITION_BOARD,
  BRG_CONTEST_POSITION_FEN,
  BRG_CONTEST_POSITION_KIND,
  BRG_CONTEST_POSITION_GROUP,
  BRG_CONTEST_POSITION_TASK,
  BRG_CONTEST_POSITION_MOVES,
  BRG_CONTEST_POSITION_SOLUTION,
} BrgContestPositionFault;

/**
 * BrgContestPosition:
 * @is_chess: a direct mate; @chess counts, else @draughts
 * @draughts: the work
 * @chess: the position
 * @n_moves: mate in so many moves
 * @key: the author's first move, %BRG_MOVE_NONE where none can be read
 *
 * A work as it is checked and drawn.
 */
typedef struct
{
  gboolean is_chess;
  BrgComposition draughts;
  BrgPosition chess;
  guint n_moves;
  BrgMove key;
} BrgContestPosition;

/**
 * brg_contest_position_read:
 * @work: a work; of it only board, kind, group, task, number of moves, position and solution count
 * @position: (out): what the engine takes; to be cleared; zero on failure
 *
 * A solution that cannot be played is no fault. On the board `giveaway` the position is played on
 * 64 squares with the task `giveaway` (11.1.4); a work of chess has the kind and task `mate`.
 *
 * Returns: what is wrong, %BRG_CONTEST_POSITION_FINE for a work
 */
BrgContestPositionFault brg_contest_position_read (const BrgContestWork *work,
                                                   BrgContestPosition *position);

/** brg_contest_position_clear: Frees what @position owns */
void brg_contest_position_clear (BrgContestPosition *position);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgContestPosition, brg_contest_position_clear)

G_END_DECLS
