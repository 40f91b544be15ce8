/* brg-varma-text.h - what a draw by Varma tables says to the arbiter, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-varma-lots.h"

G_BEGIN_DECLS

/**
 * brg_varma_lots_dup_fault:
 * @lots: a draw
 * @turn: index of a turn
 *
 * Returns: (transfer full): what is wrong with its number, in words; empty for nothing
 */
char *brg_varma_lots_dup_fault (const BrgVarmaLots *lots, guint turn);

/**
 * brg_varma_lots_dup_remarks:
 * @lots: a draw
 *
 * Says what the arbiter must know: no table, a delegation that is too large, meetings in the last
 * rounds, numbers that are still to be drawn.
 *
 * Returns: (transfer full): a line each; empty for nothing
 */
char *brg_varma_lots_dup_remarks (const BrgVarmaLots *lots);

G_END_DECLS
