/* brg-contest-lines.h - what the machine says of a work, a line a requirement
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-contest-check.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * BrgContestMark:
 * @BRG_CONTEST_MARK_GOOD: met
 * @BRG_CONTEST_MARK_BAD: broken
 * @BRG_CONTEST_MARK_DOUBT: a defect that only lowers the mark, or tolerated
 * @BRG_CONTEST_MARK_OPEN: not looked for, not decided
 *
 * How a requirement stands.
 */
typedef enum
{
  BRG_CONTEST_MARK_GOOD,
  BRG_CONTEST_MARK_BAD,
  BRG_CONTEST_MARK_DOUBT,
  BRG_CONTEST_MARK_OPEN,
} BrgContestMark;

/**
 * BrgContestLine:
 * @is_solution: whether it stands in the second block, that of the solution; the first is of form
 * @mark: how the requirement stands
 * @text: "Side solution at move 2, full"
 * @detail: a second line, may be empty: "2.c7-d8 a5:e5 …"
 * @article: `11.2.6`, of the book without its name; empty for chess
 */
typedef struct
{
  gboolean is_solution;
  BrgContestMark mark;
  char *text;
  char *detail;
  char *article;
} BrgContestLine;

/**
 * brg_contest_lines_new:
 * @work: a work
 * @finding: what was found about it
 * @words: a language
 *
 * Returns: (transfer full) (element-type BrgContestLine): form first, then solution
 */
GArray *brg_contest_lines_new (const BrgContestWork *work,
                               const BrgContestFinding *finding,
                               const BrgWords *words);

/**
 * brg_contest_lines_dup_chip:
 * @finding: what was found
 * @mark: (out): its tone
 * @words: a language
 *
 * Returns: (transfer full): a word or two for a list: "one solution", "spectator h2", "side
 *   solution, move 2", "open final"
 */
char *brg_contest_lines_dup_chip (const BrgContestFinding *finding,
                                  BrgContestMark *mark,
                                  const BrgWords *words);

/**
 * brg_contest_lines_find_ban:
 * @finding: what was found
 *
 * rus-draughts-2022 11.1.1, 11.1.3, 11.2.3, 11.2.8.3: a work that breaks an obligatory requirement
 * gets no mark.
 *
 * Returns: (nullable): the article for which it would be excluded, %NULL where nothing is against
 * it
 */
const char *brg_contest_lines_find_ban (const BrgContestFinding *finding);

G_END_DECLS
