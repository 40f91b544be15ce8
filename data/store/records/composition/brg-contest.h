/* brg-contest.h - a group that is a contest of composition, as values
 *
 * Rules: rus-draughts-2022 11.4, 11.5.2, 11.6.1, 11.7
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-contest-kind.h"

G_BEGIN_DECLS

/* More than a contest has. */
#define BRG_CONTEST_MOST_SECTIONS 100
#define BRG_CONTEST_MOST_JUDGES 20 /* of a section */
#define BRG_CONTEST_MOST_WORKS 2000
#define BRG_CONTEST_MOST_AUTHORS 8 /* of a work */
#define BRG_CONTEST_MOST_VARIANTS 64
#define BRG_CONTEST_MOST_TEXT 4000
#define BRG_CONTEST_MOST_POINTS 1000000 /* thousandths */

/**
 * BrgContestStage:
 * @BRG_CONTEST_STAGE_OPEN: works come in and are judged, or answers are checked
 * @BRG_CONTEST_STAGE_PRELIMINARY: preliminary results were published, remarks are taken (11.5.2)
 * @BRG_CONTEST_STAGE_FINAL: the results are final
 *
 * How far a contest is.
 */
typedef enum
{
  BRG_CONTEST_STAGE_OPEN,
  BRG_CONTEST_STAGE_PRELIMINARY,
  BRG_CONTEST_STAGE_FINAL,
} BrgContestStage;

#define BRG_N_CONTEST_STAGES (BRG_CONTEST_STAGE_FINAL + 1)

/** brg_contest_stage_get_id: Returns: its id, `open`, `preliminary` or `final` */
const char *brg_contest_stage_get_id (BrgContestStage stage);

/** brg_contest_stage_find: Returns: whether there is such a stage; @stage is untouched when not */
gboolean brg_contest_stage_find (const char *id, BrgContestStage *stage);

/**
 * BrgContestWorkState:
 * @BRG_CONTEST_WORK_DECLARED: announced, not there yet
 * @BRG_CONTEST_WORK_RECEIVED: takes part
 * @BRG_CONTEST_WORK_WITHDRAWN: taken back by its author
 * @BRG_CONTEST_WORK_EXCLUDED: breaks what it must not (11.1.1, 11.1.3, 11.2.8.3)
 */
typedef enum
{
  BRG_CONTEST_WORK_DECLARED,
  BRG_CONTEST_WORK_RECEIVED,
  BRG_CONTEST_WORK_WITHDRAWN,
  BRG_CONTEST_WORK_EXCLUDED,
} BrgContestWorkState;

#define BRG_N_CONTEST_WORK_STATES (BRG_CONTEST_WORK_EXCLUDED + 1)

/** brg_contest_work_state_get_id: Returns: its id, `declared`, `received` ... */
const char *brg_contest_work_state_get_id (BrgContestWorkState state);

/** brg_contest_work_state_find: Returns: whether there is such a state; @state is untouched when
 * not */
gboolean brg_contest_work_state_find (const char *id, BrgContestWorkState *state);

/**
 * BrgContestTerms:
 * @kind: for composing or for solving, never none
 * @is_open: whether judges know the authors (11.5.2)
 * @theme: the theme, empty for a contest free in theme
 * @status: status of the contest
 * @conditions: its conditions, how winners are decided
 * @address: where works or solutions are sent
 * @announced: day on which the conditions were published, `YYYY-MM-DD` as all days here, or empty
 * @closing: last day for sending
 * @preliminary: by when preliminary results are to be published
 * @final: when results come into force
 * @mean: how the marks of several judges become one
 * @n_works: how many works of an author a section takes, 0 for any number
 * @n_counted: how many of them make his total, the best, 0 for all
 * @n_copies: how many copies of each work are sent
 * @bonus_side: solving: for a side solution found, in thousandths of a point
 * @bonus_unsolvable: for showing that a work is not solvable
 * @bonus_inexact: for an inexactness
 * @stage: how far it is
 * @preliminary_done: when preliminary results were published, empty before
 * @final_done: when final ones were
 * @note: what else the regulations say
 *
 * The regulations of a contest and how far it is. Texts are never %NULL.
 */
typedef struct
{
  BrgContestKind kind;
  gboolean is_open;
  char *theme;
  char *status;
  char *conditions;
  char *address;
  char *announced;
  char *closing;
  char *preliminary;
  char *final;
  BrgContestMean mean;
  guint n_works;
  guint n_counted;
  guint n_copies;
  gint64 bonus_side;
  gint64 bonus_unsolvable;
  gint64 bonus_inexact;
  BrgContestStage stage;
  char *preliminary_done;
  char *final_done;
  char *note;
} BrgContestTerms;

BrgContestTerms *brg_contest_terms_new (BrgContestKind kind);
BrgContestTerms *brg_contest_terms_copy (const BrgContestTerms *terms);
void brg_contest_terms_free (BrgContestTerms *terms);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgContestTerms, brg_contest_terms_free)

/**
 * BrgContestJudge:
 * @id: row in the database, 0 for a new one
 * @section_id: the section that he judges
 * @name: his name, never empty
 * @category: his category
 * @is_senior: whether he leads the section (11.7)
 * @handed: day on which he handed his sheet in, empty before
 */
typedef struct
{
  gint64 id;
  gint64 section_id;
  char *name;
  char *category;
  gboolean is_senior;
  char *handed;
} BrgContestJudge;

BrgContestJudge *brg_contest_judge_new (gint64 section_id, const char *name);
void brg_contest_judge_free (BrgContestJudge *judge);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgContestJudge, brg_contest_judge_free)

/**
 * BrgContestSection:
 * @id: row in the database, 0 for a new one
 * @name: its name, never empty
 * @board: `64`, `100`, `giveaway`, `chess`, or empty for any
 * @kind: id of a #BrgCompositionKind, `mate` for chess, or empty for any
 * @group: id of a #BrgCompositionGroup, or empty for any
 * @theme: a theme of its own
 * @starts_at: solving: when the round begins, UTC, or empty
 * @minutes: solving: how long it lasts, 0 for by mail
 * @judges: (element-type BrgContestJudge): who judges, in order
 *
 * A section of a contest for composing, or a round of one for solving.
 */
typedef struct
{
  gint64 id;
  char *name;
  char *board;
  char *kind;
  char *group;
  char *theme;
  char *starts_at;
  guint minutes;
  GPtrArray *judges;
} BrgContestSection;

BrgContestSection *brg_contest_section_new (const char *name);
BrgContestSection *brg_contest_section_copy (const BrgContestSection *section);
void brg_contest_section_free (BrgContestSection *section);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgContestSection, brg_contest_section_free)

/**
 * brg_contest_section_may_be:
 * @board: a board, or empty for any
 * @kind: a kind, or empty
 * @group: a group, or empty
 *
 * Returns: whether there is such a section: known words, endings on 64 squares, giveaway as a
 *   special kind (11.1.4), mates and nothing else of chess
 */
gboolean brg_contest_section_may_be (const char *board, const char *kind, const char *group);

/**
 * BrgContestAuthor:
 * @entry_id: a player of the group, 0 for somebody who does not take part
 * @name: his name where @entry_id is 0, else empty
 * @residence: where he lives, where @entry_id is 0
 */
typedef struct
{
  gint64 entry_id;
  char *name;
  char *residence;
} BrgContestAuthor;

/** brg_contest_author_new: Returns: (transfer full): an author; texts may be %NULL for empty */
BrgContestAuthor *brg_contest_author_new (gint64 entry_id, const char *name, const char *residence);
void brg_contest_author_free (BrgContestAuthor *author);

/**
 * BrgContestVariant:
 * @line: the variant as it is called or played
 * @points: what it is worth, in thousandths
 */
typedef struct
{
  char *line;
  gint64 points;
} BrgContestVariant;

/** brg_contest_variant_new: Returns: (transfer full): a variant; @line may be %NULL for empty */
BrgContestVariant *brg_contest_variant_new (const char *line, gint64 points);
void brg_contest_variant_free (BrgContestVariant *variant);

/**
 * BrgContestWork:
 * @id: row in the database, 0 for a new one
 * @section_id: its section or round
 * @number: number in the contest, from 1; 0 for a new one gives the next
 * @board: `64`, `100`, `giveaway` or `chess`
 * @kind: id of a #BrgCompositionKind, `mate` for chess
 * @group: id of the declared #BrgCompositionGroup, `-` for none
 * @task: `win`, `draw`, `block:m,k`, `giveaway`; of chess `mate`
 * @n_moves: within so many moves of the side that carries the task out
 * @fen: the position
 * @solution: the author's text, empty where there is none
 * @theme: its theme
 * @last_moves: possible last moves of both sides (11.2.2)
 * @received: day on which it was received
 * @first_source: where it was printed first (11.4.1)
 * @first_copies: in how many copies, 0 where nobody knows
 * @first: on which day
 * @annexes: what was sent along
 * @note: a note of the secretary
 * @state: whether it takes part
 * @state_article: article by which it does not, `11.1.3`
 * @state_reason: why it does not
 * @revised: mark given by the chief judge instead (11.7), in thousandths, -1 for none
 * @revised_reason: why
 * @distinction: prize or mention that it was given
 * @points: solving: points at most, in thousandths
 * @authors: (element-type BrgContestAuthor): who composed it, in order
 * @variants: (element-type BrgContestVariant): what is given for variants; empty: one, with @points
 *
 * A work. Texts are never %NULL.
 */
typedef struct
{
  gint64 id;
  gint64 section_id;
  guint number;
  char *board;
  char *kind;
  char *group;
  char *task;
  guint n_moves;
  char *fen;
  char *solution;
  char *theme;
  char *last_moves;
  char *received;
  char *first_source;
  guint first_copies;
  char *first;
  char *annexes;
  char *note;
  BrgContestWorkState state;
  char *state_article;
  char *state_reason;
  gint64 revised;
  char *revised_reason;
  char *distinction;
  gint64 points;
  GPtrArray *authors;
  GPtrArray *variants;
} BrgContestWork;

BrgContestWork *brg_contest_work_new (gint64 section_id);
BrgContestWork *brg_contest_work_copy (const BrgContestWork *work);
void brg_contest_work_free (BrgContestWork *work);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgContestWork, brg_contest_work_free)

/**
 * BrgContestMarkRow:
 * @work_id: row of the work
 * @judge_id: row of the judge
 * @mark: 0 to 10000 thousandths, -1 for none yet
 * @remark: what he says of it
 */
typedef struct
{
  gint64 work_id;
  gint64 judge_id;
  gint mark;
  char *remark;
} BrgContestMarkRow;

void brg_contest_mark_row_free (BrgContestMarkRow *mark);

/**
 * BrgContestRemark:
 * @id: row in the database, 0 for a new one
 * @work_id: the work
 * @kind: `defect`, `predecessor`, `complaint` or `other`
 * @sender: who says so
 * @received: on which day
 * @text: what he says, never empty
 * @outcome: `upheld`, `refused`, or empty while it is open
 * @answer: what was answered
 * @answered: on which day
 */
typedef struct
{
  gint64 id;
  gint64 work_id;
  char *kind;
  char *sender;
  char *received;
  char *text;
  char *outcome;
  char *answer;
  char *answered;
} BrgContestRemark;

BrgContestRemark *brg_contest_remark_new (gint64 work_id, const char *kind);
BrgContestRemark *brg_contest_remark_copy (const BrgContestRemark *remark);
void brg_contest_remark_free (BrgContestRemark *remark);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgContestRemark, brg_contest_remark_free)

/**
 * BrgContestAnswer:
 * @id: row in the database, 0 for a new one
 * @work_id: the work
 * @entry_id: the solver
 * @handed_at: when it was handed in, UTC; by mail the postmark `YYYY-MM-DD`
 * @sheet: number of the sheet
 * @points: (element-type gint64): by variant, in thousandths, -1 where it was not looked at; as
 *   long as the variants of the work, at least 1
 * @n_side: side solutions found
 * @n_unsolvable: 1 where he showed that the work is not solvable
 * @n_inexact: inexactnesses found
 * @note: a note
 */
typedef struct
{
  gint64 id;
  gint64 work_id;
  gint64 entry_id;
  char *handed_at;
  char *sheet;
  GArray *points;
  guint n_side;
  guint n_unsolvable;
  guint n_inexact;
  char *note;
} BrgContestAnswer;

BrgContestAnswer *brg_contest_answer_new (gint64 work_id, gint64 entry_id, guint n_variants);
BrgContestAnswer *brg_contest_answer_copy (const BrgContestAnswer *answer);
void brg_contest_answer_free (BrgContestAnswer *answer);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgContestAnswer, brg_contest_answer_free)

/**
 * brg_contest_terms_give:
 * @terms: the regulations
 * @answer: what a solver handed in
 *
 * Returns: whether there is a bonus for everything that he found besides (rus-draughts-2022 11.6.1)
 */
gboolean brg_contest_terms_give (const BrgContestTerms *terms, const BrgContestAnswer *answer);

/**
 * BrgContest:
 * @group_id: row of the group
 * @terms: (nullable): its regulations, %NULL where the group is no such contest
 * @sections: (element-type BrgContestSection): by position
 * @works: (element-type BrgContestWork): by number
 * @marks: (element-type BrgContestMarkRow): by work and judge
 * @remarks: (element-type BrgContestRemark): by row
 * @answers: (element-type BrgContestAnswer): by work and solver
 * @is_register_open: whether the journal says who opened the register with its authors, and why
 *
 * Everything of a group. The finders return %NULL (or -1) for what is not there and own nothing.
 */
typedef struct
{
  gint64 group_id;
  BrgContestTerms *terms;
  GPtrArray *sections;
  GPtrArray *works;
  GPtrArray *marks;
  GPtrArray *remarks;
  GPtrArray *answers;
  gboolean is_register_open;
} BrgContest;

BrgContest *brg_contest_new (gint64 group_id);
void brg_contest_free (BrgContest *contest);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgContest, brg_contest_free)

const BrgContestSection *brg_contest_find_section (const BrgContest *contest, gint64 id);
const BrgContestJudge *brg_contest_find_judge (const BrgContest *contest, gint64 id);
const BrgContestWork *brg_contest_find_work (const BrgContest *contest, gint64 id);
const BrgContestRemark *brg_contest_get_remark (const BrgContest *contest, gint64 id);
const BrgContestAnswer *brg_contest_get_answer (const BrgContest *contest, gint64 id);
const BrgContestMarkRow *brg_contest_find_mark (const BrgContest *contest,
                                                gint64 work_id,
                                                gint64 judge_id);
const BrgContestAnswer *brg_contest_find_answer (const BrgContest *contest,
                                                 gint64 work_id,
                                                 gint64 entry_id);

/** brg_contest_work_n_variants: Returns: how many parts its answers have, at least 1 */
guint brg_contest_work_n_variants (const BrgContestWork *work);

/** brg_contest_work_get_points: Returns: the most that its variant @n from 0 gives, thousandths */
gint64 brg_contest_work_get_points (const BrgContestWork *work, guint n);

/** brg_contest_work_count_points: Returns: the most that all its variants give, thousandths */
gint64 brg_contest_work_count_points (const BrgContestWork *work);

/**
 * brg_contest_hides_authors:
 * @contest: a contest
 *
 * rus-draughts-2022 11.5.2, 11.6.1: of a closed contest no judge knows the authors before its
 * results are published; works to be solved are shown without theirs until their solutions are.
 *
 * Returns: whether authors are kept from judges, solvers and papers for them
 */
gboolean brg_contest_hides_authors (const BrgContest *contest);

G_END_DECLS
