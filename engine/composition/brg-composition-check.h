/* brg-composition-check.h - the machine check of a work of draughts composition
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-composition-lines.h"

G_BEGIN_DECLS

/**
 * BrgCompositionReport:
 * @verdict: what the search says
 * @faults: all requirements that are broken, formal ones too
 * @sides: (owned) (element-type BrgCompositionSide): see #BrgCompositionFindings
 * @notes: (owned) (element-type utf8): see #BrgCompositionFindings, in order
 * @spectators: pieces that can be taken off without breaking anything (11.2.4)
 * @class_name: (owned): see brg_composition_dup_class()
 * @n_nodes: how many positions were looked at
 * @n_looked: within how many of White's moves all first moves were searched through
 * @n_variants: lines of the author that can be played to their end
 * @n_cleared: of these those that end without black pieces
 * @n_locked: those that end with black pieces that cannot move
 * @n_open: those that stop before the end
 * @n_uncovered: replies of Black that stand in no line of the author
 *
 * All that is said about a work.
 */
typedef struct
{
  BrgCompositionVerdict verdict;
  BrgCompositionFaults faults;
  GPtrArray *sides;
  GPtrArray *notes;
  BrgDraughtsSet spectators;
  char *class_name;
  guint64 n_nodes;
  guint n_looked;
  guint n_variants;
  guint n_cleared;
  guint n_locked;
  guint n_open;
  guint n_uncovered;
} BrgCompositionReport;

/**
 * brg_composition_report_clear:
 * @report: a report, or zero
 *
 * Frees what a report owns.
 */
void brg_composition_report_clear (BrgCompositionReport *report);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgCompositionReport, brg_composition_report_clear)

/**
 * brg_composition_check:
 * @search: a search, with the bounds of this check
 * @work: a work
 * @report: (out): what is said about it
 *
 * Checks a work: class and formal requirements; of problems to be won and zadachi, White to move in
 * a legal position and with a solution, whether it is solved within the limit of the task and in
 * one way only, and which pieces are spectators. `sound` speaks of the solution alone: formal
 * faults stand beside it.
 */
void brg_composition_check (BrgCompositionSearch *search,
                            const BrgComposition *work,
                            BrgCompositionReport *report);

/**
 * brg_composition_report_dup_row:
 * @report: a report
 * @variant: the game of the work
 *
 * Returns: (transfer full): verdict, faults, side solutions, spectators, class and notes, parted by
 *   tabs, `-` for what is empty
 */
char *brg_composition_report_dup_row (const BrgCompositionReport *report,
                                      BrgDraughtsVariant variant);

G_END_DECLS
