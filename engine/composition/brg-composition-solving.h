/* brg-composition-solving.h - a contest for solving: totals, places, winners
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BRG_COMPOSITION_MAX_SOLVERS:
 *
 * The most solvers, and the most works, of a contest.
 */
#define BRG_COMPOSITION_MAX_SOLVERS 2000

/**
 * BrgCompositionSolver:
 * @name: (owned): the solver
 * @points: (owned): by work, thousandths of points; works that were not sent in have 0
 * @bonus: extra points, in thousandths
 * @total: the sum, in thousandths
 * @place: 1 and the number of larger totals
 *
 * A solver. Equal totals share the place.
 */
typedef struct
{
  char *name;
  gint64 *points;
  gint64 bonus;
  gint64 total;
  guint place;
} BrgCompositionSolver;

/**
 * BrgCompositionSolving:
 * @works: (owned) (element-type utf8): the works
 * @maxima: (owned): by work, the most points, in thousandths
 * @solvers: (owned) (element-type BrgCompositionSolver): the solvers, in the order of the text
 *
 * A contest for solving.
 */
typedef struct
{
  GPtrArray *works;
  gint64 *maxima;
  GPtrArray *solvers;
} BrgCompositionSolving;

/**
 * BrgCompositionSolvingFault:
 * @text: (owned) (nullable): what is wrong, a plain English clause without a full stop
 * @in_entries: whether in the entries, else in the maxima
 * @column: where, in characters from 1
 *
 * Why a text is no contest.
 */
typedef struct
{
  char *text;
  gboolean in_entries;
  glong column;
} BrgCompositionSolvingFault;

/**
 * brg_composition_solving_read:
 * @maxima: points for each work by its difficulty, as the regulations give them: `P1=8;P2=3`
 * @entries: what the solvers got: `Anna:P1=8,P2=1.5,+2;Boris:P1=8,+0`
 * @fault: (out): what is wrong, to be cleared; untouched on success
 *
 * Reads a contest and counts it (11.6.1). A work that an entry does not name has no points, an
 * entry without bonus has none.
 *
 * Returns: (transfer full) (nullable): the contest
 */
BrgCompositionSolving *brg_composition_solving_read (const char *maxima,
                                                     const char *entries,
                                                     BrgCompositionSolvingFault *fault);

/**
 * brg_composition_solving_free:
 * @solving: (nullable): a contest
 */
void brg_composition_solving_free (BrgCompositionSolving *solving);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgCompositionSolving, brg_composition_solving_free)

/**
 * brg_composition_solving_dup_row:
 * @solving: a contest
 *
 * Returns: (transfer full): totals, places and winners, parted by tabs
 */
char *brg_composition_solving_dup_row (const BrgCompositionSolving *solving);

G_END_DECLS
