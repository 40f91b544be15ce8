/* brg-contest-words.h - composition in words: works, marks, points
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-composition-check.h"
#include "brg-contest-position.h"
#include "brg-contest.h"
#include "brg-words.h"

G_BEGIN_DECLS

/* Ids that are not known come back as they are. */

/* Behind the points of an answer that was handed in after the time. */
#define BRG_CONTEST_LATE "*"

/** brg_contest_words_get_contest: Returns: "composing" or "solving" */
const char *brg_contest_words_get_contest (BrgContestKind kind, const BrgWords *words);

/** brg_contest_words_get_board: Returns: "64 squares"; "any board" for an empty id */
const char *brg_contest_words_get_board (const char *board, const BrgWords *words);

/** brg_contest_words_get_kind: Returns: "problem"; "any kind" for an empty id */
const char *brg_contest_words_get_kind (const char *kind, const BrgWords *words);

/** brg_contest_words_get_group: Returns: "miniature"; "no group" for `-`, "any group" for empty */
const char *brg_contest_words_get_group (const char *group, const BrgWords *words);

/** brg_contest_words_dup_sort: Returns: (transfer full): "64 squares, problem, miniature" of a
 * work: of the group what was declared */
char *brg_contest_words_dup_sort (const BrgContestWork *work, const BrgWords *words);

/** brg_contest_words_dup_class: Returns: (transfer full): "64 squares, problem, miniature" of
 * #BrgCompositionReport.class_name */
char *brg_contest_words_dup_class (const char *class_name, const BrgWords *words);

/**
 * brg_contest_words_dup_task:
 * @work: a work
 * @words: a language
 *
 * Returns: (transfer full): "White begins and wins", "White begins and locks two men and a king",
 *   "Mate in 3 moves"; who begins is read from the position
 */
char *brg_contest_words_dup_task (const BrgContestWork *work, const BrgWords *words);

/** brg_contest_words_get_state: Returns: "takes part", "withdrawn" */
const char *brg_contest_words_get_state (BrgContestWorkState state, const BrgWords *words);

/** brg_contest_words_get_stage: Returns: "works come in", "preliminary results" */
const char *brg_contest_words_get_stage (const BrgContestTerms *terms, const BrgWords *words);

/** brg_contest_words_get_mean: Returns: "mean of all marks" */
const char *brg_contest_words_get_mean (BrgContestMean mean, const BrgWords *words);

/** brg_contest_words_get_remark_kind: Returns: "predecessor" of `predecessor` */
const char *brg_contest_words_get_remark_kind (const char *kind, const BrgWords *words);

/** brg_contest_words_get_verdict: Returns: "one solution", "side solution" */
const char *brg_contest_words_get_verdict (BrgCompositionVerdict verdict, const BrgWords *words);

/** brg_contest_words_get_fault: Returns: what is wrong with the entered work, a clause; empty for
 * %BRG_CONTEST_POSITION_FINE */
const char *brg_contest_words_get_fault (BrgContestPositionFault fault, const BrgWords *words);

/**
 * brg_contest_words_dup_points:
 * @points: thousandths, -1 for none
 * @words: a language
 *
 * Returns: (transfer full): "7½", "7.25" with the point or comma of the language, "—" for none
 */
char *brg_contest_words_dup_points (gint64 points, const BrgWords *words);

/** brg_contest_words_dup_places: Returns: (transfer full): "1", "1–3" for a range */
char *brg_contest_words_dup_places (guint first, guint last);

/** brg_contest_words_dup_material: Returns: (transfer full): "6 × 5", empty for no position */
char *brg_contest_words_dup_material (const BrgContestWork *work);

/** brg_contest_words_dup_broken: Returns: (transfer full): that the author's line ends before
 * @move, `2.b4-a5`, which is none */
char *brg_contest_words_dup_broken (const char *move, const BrgWords *words);

G_END_DECLS
