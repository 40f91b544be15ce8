/* brg-contest-desk.h - a contest of composition with everything reckoned: marks, means, places
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-contest-sums.h"
#include "brg-contest.h"
#include "brg-snapshot.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * BrgContestWorkRow:
 * @work: the work
 * @section: its section
 * @authors: names, "Петров А., Сидоров Б."; empty while they are hidden or not known
 * @signature: the same with the given name first, as above a diagram (11.4.1)
 * @residences: where they live, in the same order, each once; empty likewise
 * @is_judged: whether marks count: it takes part in a contest for composing
 * @marks: (array): by judge of @section, thousandths, -1 for none; as long as its judges
 * @n_marks: how many of them are there
 * @has_mean: whether all judges gave a mark
 * @mean: the mean, thousandths
 * @result: what counts: the mark of the chief judge, else the mean; -1 for none (11.7)
 * @first: best place in the section that is still possible; 0 without result, and before all sheets
 *   of the section are handed in
 * @last: worst place of those that share it
 * @n_open_remarks: remarks on it without an answer
 *
 * A work of a contest.
 */
typedef struct
{
  const BrgContestWork *work;
  const BrgContestSection *section;
  char *authors;
  char *signature;
  char *residences;
  gboolean is_judged;
  gint *marks;
  guint n_marks;
  gboolean has_mean;
  gint64 mean;
  gint64 result;
  guint first;
  guint last;
  guint n_open_remarks;
} BrgContestWorkRow;

/**
 * BrgContestAuthorRow:
 * @name: his name; of several who compose together all of them
 * @residence: where he lives
 * @entry: index of the player, -1 for somebody who does not take part
 * @section: the section
 * @numbers: (element-type guint): numbers of his works that take part
 * @total: sum of those that count, thousandths
 * @n_counted: how many of them counted
 * @n_open: works without result yet
 * @first: best place in the section, 0 while none of his works has a result
 * @last: worst place
 */
typedef struct
{
  char *name;
  char *residence;
  gint entry;
  const BrgContestSection *section;
  GArray *numbers;
  gint64 total;
  guint n_counted;
  guint n_open;
  guint first;
  guint last;
} BrgContestAuthorRow;

/**
 * BrgContestCell:
 * @answer: (nullable): what was handed in
 * @points: of what was looked at, thousandths
 * @is_full: whether it is all that the work gives
 * @is_open: whether something is not looked at yet
 * @open: what may still come, thousandths
 * @is_late: whether it was handed in after the time; what becomes of it the judges decide
 * @is_early: whether it was handed in before its round began
 *
 * A work of a solver.
 */
typedef struct
{
  const BrgContestAnswer *answer;
  gint64 points;
  gboolean is_full;
  gboolean is_open;
  gint64 open;
  gboolean is_late;
  gboolean is_early;
} BrgContestCell;

/**
 * BrgContestSolverRow:
 * @entry: index of the player
 * @name: told from namesakes
 * @cells: (array): by #BrgContestDesk.solved
 * @bonus: thousandths (11.6.1)
 * @total: points and bonus
 * @open: what may still come
 * @first: best place
 * @last: worst place
 */
typedef struct
{
  gint entry;
  char *name;
  BrgContestCell *cells;
  gint64 bonus;
  gint64 total;
  gint64 open;
  guint first;
  guint last;
} BrgContestSolverRow;

/**
 * BrgContestFull:
 * @n_full: solvers with a full solution
 * @n_checked: solvers whose answer was looked at, or who gave none
 */
typedef struct
{
  guint n_full;
  guint n_checked;
} BrgContestFull;

/**
 * BrgContestDesk:
 * @snapshot: the group; held
 * @contest: all of it; owned
 * @hides_authors: whether names are left out here
 * @works: (element-type BrgContestWorkRow): by number
 * @authors: (element-type BrgContestAuthorRow): by section and place; empty while authors are
 * hidden
 * @solved: (element-type BrgContestWorkRow): solving: works that take part, of the round asked for;
 *   not owned
 * @solvers: (element-type BrgContestSolverRow): by place, then start number or name
 * @full: (element-type BrgContestFull): by @solved
 * @n_open_answers: answers that are not looked at to the end
 * @n_answers: answers that were handed in
 * @n_late: of these the ones after the time
 * @most: points of all @solved together, thousandths
 *
 * A contest on the desk. Nothing but values goes in.
 */
typedef struct
{
  const BrgSnapshot *snapshot;
  BrgContest *contest;
  gboolean hides_authors;
  GPtrArray *works;
  GPtrArray *authors;
  GPtrArray *solved;
  GPtrArray *solvers;
  GArray *full;
  guint n_open_answers;
  guint n_answers;
  guint n_late;
  gint64 most;
} BrgContestDesk;

/**
 * BrgContestEyes:
 * @BRG_CONTEST_EYES_JUDGE: authors as brg_contest_hides_authors() says: screens of judging, solving
 *   and every paper for judges and solvers
 * @BRG_CONTEST_EYES_SECRETARY: with authors when the register was opened, which stands in the
 *   journal: the chief secretary registers them (11.7)
 *
 * Who looks.
 */
typedef enum
{
  BRG_CONTEST_EYES_JUDGE,
  BRG_CONTEST_EYES_SECRETARY,
} BrgContestEyes;

/**
 * brg_contest_desk_new:
 * @snapshot: a group
 * @contest: (transfer full): what is kept of it
 * @eyes: who looks
 * @section_id: solving: the round whose works stand in the table, 0 for all
 * @words: language of names
 *
 * Returns: (transfer full) (nullable): the contest reckoned, %NULL when the group is none
 */
BrgContestDesk *brg_contest_desk_new (const BrgSnapshot *snapshot,
                                      BrgContest *contest,
                                      BrgContestEyes eyes,
                                      gint64 section_id,
                                      const BrgWords *words);

/** brg_contest_desk_free: Frees @desk, which may be %NULL */
void brg_contest_desk_free (BrgContestDesk *desk);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgContestDesk, brg_contest_desk_free)

/** brg_contest_desk_find_work: Returns: (nullable): the row of a work */
const BrgContestWorkRow *brg_contest_desk_find_work (const BrgContestDesk *desk, gint64 work_id);

/** brg_contest_desk_find_author: Returns: index of an author among the players of @snapshot, -1 for
 * one who does not take part */
gint brg_contest_desk_find_author (const BrgSnapshot *snapshot, const BrgContestAuthor *author);

/** brg_contest_desk_count_judges: Returns: judges of the section that has most of them */
guint brg_contest_desk_count_judges (const BrgContestDesk *desk);

/** brg_contest_desk_compare_results: #GCompareFunc of rows of works in an array: the best result
 * first, those without one last; equal ones by number */
gint brg_contest_desk_compare_results (gconstpointer a, gconstpointer b);

/** brg_contest_desk_are_marks_in: Returns: whether all judges of a section of @desk handed their
 * sheets in: what they think together is told from then on (11.5.2) */
gboolean brg_contest_desk_are_marks_in (const BrgContestDesk *desk,
                                        const BrgContestSection *section);

/**
 * brg_contest_desk_count_left:
 * @desk: a contest
 * @n_remarks: (out): remarks without an answer
 * @n_marks: (out): marks that judges have not given
 *
 * What is left to do in a contest for composing.
 */
void brg_contest_desk_count_left (const BrgContestDesk *desk, guint *n_remarks, guint *n_marks);

/** brg_contest_desk_count_missing: Returns: works of his section that a judge has not marked */
guint brg_contest_desk_count_missing (const BrgContestDesk *desk, gint64 judge_id);

/**
 * brg_contest_desk_preview:
 * @desk: a solving contest
 * @solver: index into its solvers
 * @work: index into its solved
 * @points: what the answer would get in all, thousandths
 * @bonus: what its bonuses would give, thousandths
 * @total: (out): what his total would be
 * @first: (out): best place then
 * @last: (out): worst place then
 *
 * What an answer that is being looked at would make of the table; all else as it stands.
 */
void brg_contest_desk_preview (const BrgContestDesk *desk,
                               guint solver,
                               guint work,
                               gint64 points,
                               gint64 bonus,
                               gint64 *total,
                               guint *first,
                               guint *last);

/** brg_contest_desk_get_bonus: Returns: what the bonuses of an answer give, thousandths (11.6.1) */
gint64 brg_contest_desk_get_bonus (const BrgContestTerms *terms, const BrgContestAnswer *answer);

G_END_DECLS
