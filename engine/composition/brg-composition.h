/* brg-composition.h - works of draughts composition, and what may be said of one
 *
 * Rules: rus-draughts-2022 11.1.2, 11.1.3, 11.1.4, 11.2
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draughts-position.h"

G_BEGIN_DECLS

/**
 * BrgCompositionKind:
 * @BRG_COMPOSITION_PROBLEM: problem
 * @BRG_COMPOSITION_STUDY: study
 * @BRG_COMPOSITION_ENDING: positional ending
 * @BRG_COMPOSITION_ZADACHA: pieces are to be locked
 * @BRG_COMPOSITION_SPECIAL: any of the special kinds (11.1.4)
 *
 * Kind of a work (11.1.3).
 */
typedef enum
{
  BRG_COMPOSITION_PROBLEM,
  BRG_COMPOSITION_STUDY,
  BRG_COMPOSITION_ENDING,
  BRG_COMPOSITION_ZADACHA,
  BRG_COMPOSITION_SPECIAL,
} BrgCompositionKind;

#define BRG_N_COMPOSITION_KINDS (BRG_COMPOSITION_SPECIAL + 1)

/**
 * BrgCompositionGroup:
 *
 * Group of a work (11.1.3).
 */
typedef enum
{
  BRG_COMPOSITION_GROUP_NONE,
  BRG_COMPOSITION_MINIATURE,
  BRG_COMPOSITION_KONTSOVKA,
  BRG_COMPOSITION_MEDIUM,
  BRG_COMPOSITION_LARGE,
  BRG_COMPOSITION_PRACTICAL,
  BRG_COMPOSITION_KINGS,
  BRG_COMPOSITION_LOCK_MEN,
  BRG_COMPOSITION_LOCK_KINGS,
} BrgCompositionGroup;

#define BRG_N_COMPOSITION_GROUPS (BRG_COMPOSITION_LOCK_KINGS + 1)

/**
 * BrgCompositionGoal:
 * @BRG_COMPOSITION_WIN: Black, to move, can make no move (6.1.7)
 * @BRG_COMPOSITION_DRAW: White does not lose
 * @BRG_COMPOSITION_BLOCK: Black, to move, has just the named pieces and can make no move (11.2.8.2)
 * @BRG_COMPOSITION_GIVE: White, to move, can make no move: giveaway (11.1.4)
 *
 * What White has to reach.
 */
typedef enum
{
  BRG_COMPOSITION_WIN,
  BRG_COMPOSITION_DRAW,
  BRG_COMPOSITION_BLOCK,
  BRG_COMPOSITION_GIVE,
} BrgCompositionGoal;

/**
 * BrgCompositionTask:
 * @goal: what is to be reached
 * @n_men: for a block the men that are to be locked
 * @n_kings: for a block the kings
 * @limit: in at most so many moves of White
 *
 * The task of a work.
 */
typedef struct
{
  BrgCompositionGoal goal;
  guint n_men;
  guint n_kings;
  guint limit;
} BrgCompositionTask;

/**
 * BRG_COMPOSITION_MAX_LIMIT:
 *
 * The largest limit of a task.
 */
#define BRG_COMPOSITION_MAX_LIMIT 30

/**
 * BrgComposition:
 * @position: the initial position
 * @kind: the kind
 * @group: the group that the author declares, or none
 * @task: what White has to do
 * @solution: (owned) (nullable): what the author wrote; %NULL if nothing
 *
 * A work: position, task and the author's solution (11.1.1).
 */
typedef struct
{
  BrgDraughtsPosition position;
  BrgCompositionKind kind;
  BrgCompositionGroup group;
  BrgCompositionTask task;
  char *solution;
} BrgComposition;

/**
 * brg_composition_clear:
 * @work: a work that was filled, or is zero
 *
 * Frees what the work owns.
 */
void brg_composition_clear (BrgComposition *work);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgComposition, brg_composition_clear)

/**
 * brg_composition_kind_get_id:
 * @kind: a kind
 *
 * Returns: its id in files: `problem`, `study`, `ending`, `zadacha`, `special`
 */
const char *brg_composition_kind_get_id (BrgCompositionKind kind);

/**
 * brg_composition_kind_find:
 * @id: an id
 * @kind: (out): the kind; untouched on failure
 *
 * Returns: whether there is such a kind
 */
gboolean brg_composition_kind_find (const char *id, BrgCompositionKind *kind);

/**
 * brg_composition_group_get_id:
 * @group: a group
 *
 * Returns: its id in files, `-` for none
 */
const char *brg_composition_group_get_id (BrgCompositionGroup group);

/**
 * brg_composition_group_find:
 * @id: an id
 * @group: (out): the group; untouched on failure
 *
 * Returns: whether there is such a group
 */
gboolean brg_composition_group_find (const char *id, BrgCompositionGroup *group);

/**
 * BrgCompositionFault:
 *
 * A requirement that a work breaks, with its article; in the order of their names.
 */
typedef enum
{
  BRG_COMPOSITION_BLACK_TO_MOVE,
  BRG_COMPOSITION_ENDING_ON_100,
  BRG_COMPOSITION_ENDING_OVER_8,
  BRG_COMPOSITION_FIRST_MOVE_CAPTURE,
  BRG_COMPOSITION_WRONG_GROUP,
  BRG_COMPOSITION_PROBLEM_TOO_SMALL,
  BRG_COMPOSITION_STUDY_BLACK_OVER_6,
  BRG_COMPOSITION_STUDY_WHITE_OVER_4,
  BRG_COMPOSITION_WRONG_TASK,
  BRG_COMPOSITION_MAN_ON_LAST_ROW,
  BRG_COMPOSITION_SIDE_EMPTY,
  BRG_COMPOSITION_TOO_MANY_PIECES,
  BRG_COMPOSITION_AUTHOR_FAILS,
  BRG_COMPOSITION_UNFINISHED,
  BRG_COMPOSITION_NOT_SOLVABLE,
  BRG_COMPOSITION_FINAL,
  BRG_COMPOSITION_SPECTATOR,
  BRG_COMPOSITION_VARIANTS,
  BRG_COMPOSITION_FULL,
  BRG_COMPOSITION_PARTIAL,
  BRG_COMPOSITION_BLACK_EXCESS,
  BRG_COMPOSITION_COMBINATION_GOES_ON,
  BRG_COMPOSITION_ZADACHA_FINAL,
  BRG_COMPOSITION_ZADACHA_CAPTURE,
  BRG_COMPOSITION_ZADACHA_NO_MOVE,
} BrgCompositionFault;

#define BRG_N_COMPOSITION_FAULTS (BRG_COMPOSITION_ZADACHA_NO_MOVE + 1)

/**
 * BrgCompositionFaults:
 *
 * A set of requirements that are broken: bit n is the #BrgCompositionFault n.
 */
typedef guint32 BrgCompositionFaults;

/** brg_composition_fault_bit: Returns: the set of one requirement */
static inline BrgCompositionFaults
brg_composition_fault_bit (BrgCompositionFault fault)
{
  return (BrgCompositionFaults) 1 << fault;
}

/**
 * brg_composition_fault_get_id:
 * @fault: a requirement that is broken
 *
 * Returns: article and name, `11.2.4:spectator`
 */
const char *brg_composition_fault_get_id (BrgCompositionFault fault);

/**
 * BrgCompositionVerdict:
 * @BRG_COMPOSITION_NOT_SEARCHED: a work of a kind, or in a state, that no search is made for
 * @BRG_COMPOSITION_UNSOLVABLE: no first move solves (11.2.3)
 * @BRG_COMPOSITION_REFUTED: the author's text fails (11.2.3)
 * @BRG_COMPOSITION_COOKED_FIRST: another first move solves (11.2.6)
 * @BRG_COMPOSITION_COOKED_LATER: another later move solves (11.2.6)
 * @BRG_COMPOSITION_SOUND: solved in one way only
 * @BRG_COMPOSITION_NOT_DECIDED: the search was given up before it ended
 *
 * What the search says.
 */
typedef enum
{
  BRG_COMPOSITION_NOT_SEARCHED,
  BRG_COMPOSITION_UNSOLVABLE,
  BRG_COMPOSITION_REFUTED,
  BRG_COMPOSITION_COOKED_FIRST,
  BRG_COMPOSITION_COOKED_LATER,
  BRG_COMPOSITION_SOUND,
  BRG_COMPOSITION_NOT_DECIDED,
} BrgCompositionVerdict;

#define BRG_N_COMPOSITION_VERDICTS (BRG_COMPOSITION_NOT_DECIDED + 1)

/**
 * brg_composition_verdict_get_id:
 * @verdict: a verdict
 *
 * Returns: its id in files, `cooked-first`
 */
const char *brg_composition_verdict_get_id (BrgCompositionVerdict verdict);

G_END_DECLS
