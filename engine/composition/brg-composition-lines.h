/* brg-composition-lines.h - the author's lines held against what the search finds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-composition-search.h"
#include "brg-composition-text.h"

G_BEGIN_DECLS

/**
 * BrgCompositionSide:
 * @number: number of White's move
 * @text: (owned): number and move, `2.c3-d4`
 * @is_full: whether the whole work is solved otherwise, else one or more variations (11.2.6)
 *
 * A side solution.
 */
typedef struct
{
  guint number;
  char *text;
  gboolean is_full;
} BrgCompositionSide;

/**
 * BrgCompositionFindings:
 * @verdict: what the search says
 * @faults: requirements that are broken
 * @sides: (owned) (nullable) (element-type BrgCompositionSide): side solutions, in their order; of
 * a refuted work the solving moves that the author did not play
 * @notes: (owned) (nullable) (element-type utf8): what is tolerated, each once, in order
 * @are_ended: whether all lines end where Black can make no move
 * @n_looked: within how many of White's moves all first moves were searched through
 * @n_variants: lines of the author that can be played to their end
 * @n_cleared: of these those that end without black pieces
 * @n_locked: those that end with black pieces that cannot move
 * @n_open: those that stop before the end
 * @n_uncovered: replies of Black that stand in no line of the author, as far as these go
 *
 * What is found about the lines of a work.
 */
typedef struct
{
  BrgCompositionVerdict verdict;
  BrgCompositionFaults faults;
  GPtrArray *sides;
  GPtrArray *notes;
  gboolean are_ended;
  guint n_looked;
  guint n_variants;
  guint n_cleared;
  guint n_locked;
  guint n_open;
  guint n_uncovered;
} BrgCompositionFindings;

/**
 * brg_composition_findings_clear:
 * @findings: findings, or zero
 *
 * Frees what findings own.
 */
void brg_composition_findings_clear (BrgCompositionFindings *findings);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgCompositionFindings, brg_composition_findings_clear)

/**
 * brg_composition_lines_check:
 * @search: a search that has begun with the task of @work
 * @work: a work that can be searched
 * @lines: (element-type BrgCompositionLine): its solution, from its position
 * @findings: (out): what is found
 *
 * Looks at every move of White in every line: whether it solves, and whether another one does.
 * Every reply of Black has to be answered, but beside the lines not in one way only (11.3.3).
 */
void brg_composition_lines_check (BrgCompositionSearch *search,
                                  const BrgComposition *work,
                                  const GPtrArray *lines,
                                  BrgCompositionFindings *findings);

/**
 * brg_composition_final_is_economic:
 * @position: a position in which Black, to move, can make no move
 *
 * Returns: whether White keeps no piece that is not needed (11.1.1, 11.2.4): one piece when Black
 *   has none, else none without which Black could move
 */
gboolean brg_composition_final_is_economic (const BrgDraughtsPosition *position);

G_END_DECLS
