/* brg-composition-row.h - works as rows of a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-composition.h"
#include "brg-draughts-fen.h"

G_BEGIN_DECLS

/**
 * BRG_COMPOSITION_ROW_MAX:
 *
 * The most bytes of a row.
 */
#define BRG_COMPOSITION_ROW_MAX 65536

/**
 * BrgCompositionRowFaultKind:
 * @BRG_COMPOSITION_ROW_LONG: the row is too long
 * @BRG_COMPOSITION_ROW_UTF8: the row is not in UTF-8
 * @BRG_COMPOSITION_ROW_FIELD_MISSING: a field should stand here
 * @BRG_COMPOSITION_ROW_ID: the work has no id
 * @BRG_COMPOSITION_ROW_BOARD: neither 64 nor 100
 * @BRG_COMPOSITION_ROW_FEN: no position
 * @BRG_COMPOSITION_ROW_TURN: not the side that has the move in the position
 * @BRG_COMPOSITION_ROW_KIND: no kind
 * @BRG_COMPOSITION_ROW_GROUP: no group
 * @BRG_COMPOSITION_ROW_TASK: no task
 * @BRG_COMPOSITION_ROW_GIVEAWAY: giveaway is a special kind on 64 squares (11.1.4)
 * @BRG_COMPOSITION_ROW_LIMIT: no number of moves, or too large
 * @BRG_COMPOSITION_ROW_SOLUTION: the solution has too many lines, or is empty
 *
 * What is wrong with a row.
 */
typedef enum
{
  BRG_COMPOSITION_ROW_LONG,
  BRG_COMPOSITION_ROW_UTF8,
  BRG_COMPOSITION_ROW_FIELD_MISSING,
  BRG_COMPOSITION_ROW_ID,
  BRG_COMPOSITION_ROW_BOARD,
  BRG_COMPOSITION_ROW_FEN,
  BRG_COMPOSITION_ROW_TURN,
  BRG_COMPOSITION_ROW_KIND,
  BRG_COMPOSITION_ROW_GROUP,
  BRG_COMPOSITION_ROW_TASK,
  BRG_COMPOSITION_ROW_GIVEAWAY,
  BRG_COMPOSITION_ROW_LIMIT,
  BRG_COMPOSITION_ROW_SOLUTION,
} BrgCompositionRowFaultKind;

#define BRG_N_COMPOSITION_ROW_FAULT_KINDS (BRG_COMPOSITION_ROW_SOLUTION + 1)

/**
 * BrgCompositionRowFault:
 * @kind: what is wrong
 * @column: where, in characters from 1; one behind the last when something is missing there
 * @fen: of a position what is wrong with it
 *
 * Why a row is no work.
 */
typedef struct
{
  BrgCompositionRowFaultKind kind;
  glong column;
  BrgDraughtsFenFault fen;
} BrgCompositionRowFault;

/**
 * brg_composition_row_read:
 * @row: a row without its line end
 * @work: (out): the work; untouched on failure
 * @fault: (out): what is wrong; untouched on success
 *
 * Reads a work: fields parted by tabs, `id board fen stm kind group task limit solution`; what
 * follows is not looked at. Group and solution may be `-`. Tasks are `win`, `draw`, `block:m,k`
 * with the men and kings to be locked, and of a special kind on 64 squares `giveaway`. A solution
 * that cannot be played is no fault of the row.
 *
 * Returns: whether @row is a work
 */
gboolean brg_composition_row_read (const char *row,
                                   BrgComposition *work,
                                   BrgCompositionRowFault *fault);

/**
 * brg_composition_row_fault_to_text:
 * @fault: a fault
 *
 * Returns: (transfer full): the fault as a plain English clause without a full stop
 */
char *brg_composition_row_fault_to_text (const BrgCompositionRowFault *fault);

G_END_DECLS
