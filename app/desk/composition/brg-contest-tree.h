/* brg-contest-tree.h - a solution as a tree: the author's lines, and side solutions where they part
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-board-picture.h"
#include "brg-contest-check.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * BrgContestTreeSort:
 * @BRG_CONTEST_TREE_AUTHOR: a move of the author
 * @BRG_CONTEST_TREE_SIDE: of a side solution
 * @BRG_CONTEST_TREE_BROKEN: text of the author that cannot be played
 */
typedef enum
{
  BRG_CONTEST_TREE_AUTHOR,
  BRG_CONTEST_TREE_SIDE,
  BRG_CONTEST_TREE_BROKEN,
} BrgContestTreeSort;

/**
 * BrgContestTreeStep:
 * @indent: how deep the branch is, from 0
 * @number: number of the move, from 1
 * @sort: whose it is
 * @is_branch: whether it begins a branch: something else was played before here
 * @white: White's move, `c3-d4`, empty where Black moves alone
 * @black: Black's answer, empty for none
 * @parent: index of the step before, -1 for the first
 * @line: index of the author's line that it comes from, or of #BrgContestFinding.side_lines
 * @after_white: the board after White's move
 * @after_black: the board after Black's answer, or the same
 *
 * A row of the tree: a move of White with its answer.
 */
typedef struct
{
  guint indent;
  guint number;
  BrgContestTreeSort sort;
  gboolean is_branch;
  char *white;
  char *black;
  gint parent;
  guint line;
  BrgBoardPicture after_white;
  BrgBoardPicture after_black;
} BrgContestTreeStep;

/**
 * brg_contest_tree_new:
 * @work: a work
 * @finding: (nullable): what was found, for side solutions
 *
 * Works without finding too, while the check goes on. Of chess the moves are written in the letters
 * that they were typed in.
 *
 * Returns: (transfer full) (element-type BrgContestTreeStep): the steps in the order of the rows
 */
GPtrArray *brg_contest_tree_new (const BrgContestWork *work, const BrgContestFinding *finding);

/** brg_contest_tree_dup_short: Returns: (transfer full): "h6-g7… · 4 moves" under a thumbnail,
 * empty for a work without solution */
char *brg_contest_tree_dup_short (const BrgContestWork *work, const BrgWords *words);

/**
 * brg_contest_tree_count_good:
 * @work: a work
 * @text: a solution as it is being typed, lines parted by `|`
 * @next: (out) (optional): the board behind the last move that can be played
 *
 * Returns: how many letters of @text from its beginning can be played, all of them when it is good;
 *   a move that is not finished yet is not counted
 */
glong brg_contest_tree_count_good (const BrgContestWork *work,
                                   const char *text,
                                   BrgBoardPicture *next);

G_END_DECLS
