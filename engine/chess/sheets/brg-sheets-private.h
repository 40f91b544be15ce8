/* brg-sheets-private.h - the positions that games reach after each half-move
 *
 * For the files brg-sheet*.c alone. A layer holds each position once, so that games
 * which come to the same position go on together; two gaps of a half-move give hundreds of
 * positions and not hundreds of thousands of games. Positions that differ in the count of quiet
 * half-moves are different here: an agreed position is told with its counters.
 *
 * When there is no room left, layers keep only some of their positions: what they hold is still
 * true, but not all. Each layer says whether it is whole.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheets.h"

G_BEGIN_DECLS

/**
 * BrgSheetStep:
 * @texts: entries that are to fit, %NULL for none
 * @languages: their languages
 * @board: (nullable): men and turn to be reached at the end
 * @n_plies_left: half-moves behind this one before the end
 *
 * What is asked of a half-move.
 */
typedef struct
{
  const char *texts[2];
  BrgLanguage languages[2];
  const BrgPosition *board;
  guint n_plies_left;
} BrgSheetStep;

/**
 * BrgSheetLink:
 * @from: index of a position in the layer before
 * @to: index of a position in this layer
 * @move: the move between them
 *
 * A move from layer to layer.
 */
typedef struct
{
  guint from;
  guint to;
  BrgMove move;
} BrgSheetLink;

/**
 * BrgSheetLayer:
 * @positions: (element-type BrgPosition): positions, each once
 * @links: (element-type BrgSheetLink): how they are reached
 * @is_whole: whether nothing was left out, here and before
 * @n_reached: positions before brg_sheet_layers_prune()
 * @has_dead_ends: whether positions were left out because no game goes on from them
 * @n_beyond: how many half-moves games go on from those at most
 *
 * The positions after a half-move.
 */
typedef struct
{
  GArray *positions;
  GArray *links;
  gboolean is_whole;
  guint n_reached;
  gboolean has_dead_ends;
  guint n_beyond;
} BrgSheetLayer;

/** brg_sheet_layer_free: frees a layer, or nothing */
void brg_sheet_layer_free (BrgSheetLayer *layer);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgSheetLayer, brg_sheet_layer_free)

/** brg_sheet_layer_new: Returns: (transfer full): a whole layer of one position */
BrgSheetLayer *brg_sheet_layer_new (const BrgPosition *position);

/**
 * brg_sheet_layer_next:
 * @layer: a layer
 * @step: what is asked of the half-move
 * @ahead: (array length=n_ahead): what is asked of the half-moves behind it: positions from which
 * no game fits that are left out, which costs time and saves room
 * @n_ahead: how far to look ahead
 * @room: how many positions the new layer may hold
 *
 * Returns: (transfer full): the layer after it
 */
BrgSheetLayer *brg_sheet_layer_next (const BrgSheetLayer *layer,
                                     const BrgSheetStep *step,
                                     const BrgSheetStep *ahead,
                                     guint n_ahead,
                                     guint room);

/**
 * brg_sheet_layers_prune:
 * @layers: (element-type BrgSheetLayer): layers, each following the one before
 *
 * Takes out every position from which no game comes to the last layer, and the moves to it.
 */
void brg_sheet_layers_prune (GPtrArray *layers);

/**
 * brg_sheet_step_fits:
 * @step: what is asked of a half-move
 * @position: a position
 * @fits: (out): the legal moves that all entries of @step fit; all legal moves if there are none
 *
 * Reads the entries of one half-move together.
 */
void brg_sheet_step_fits (const BrgSheetStep *step, const BrgPosition *position, BrgMoveList *fits);

/**
 * brg_sheet_is_board:
 * @position: a position
 * @board: men and turn
 *
 * Returns: whether they are those of @position
 */
gboolean brg_sheet_is_board (const BrgPosition *position, const BrgPosition *board);

/* What the last argument of brg_sheet_step() takes. */
#define BRG_SHEET_BOTH 3u

/** brg_sheet_get_entry: Returns: (nullable): what a sheet has at half-move @ply, if legible */
const char *brg_sheet_get_entry (const BrgSheet *sheet, guint ply);

/** brg_sheets_count_plies: Returns: half-moves of a completion */
guint brg_sheets_count_plies (const BrgSheetsQuestion *question);

/**
 * brg_sheet_step:
 * @question: what is known
 * @ply: number of the half-move
 * @to_board: whether the board at the end counts
 * @sheets: bit i for the sheet i
 *
 * Returns: what is asked of the half-move
 */
BrgSheetStep brg_sheet_step (const BrgSheetsQuestion *question,
                             guint ply,
                             gboolean to_board,
                             guint sheets);

/**
 * brg_sheet_room:
 * @max_positions: the limit
 * @n_held: positions that are held
 *
 * Returns: how many positions one more layer may have; never so few that it says nothing
 */
guint brg_sheet_room (guint max_positions, guint n_held);

/**
 * brg_sheet_find_repairs:
 * @question: what is known
 * @before: all positions before the half-move where the sheets part
 * @max_positions: the limit
 * @answer: (inout): has its @parts; gets the repairs
 *
 * Tries every single change to one sheet at the half-move where the sheets part.
 */
void brg_sheet_find_repairs (const BrgSheetsQuestion *question,
                             const BrgSheetLayer *before,
                             guint max_positions,
                             BrgSheetsAnswer *answer);

G_END_DECLS
