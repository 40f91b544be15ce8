/* brg-crosstable-style.h - how the texts of a crosstable are set
 *
 * For the layout, which measures the texts, and the drawing, which must agree with it. Lengths are
 * designed for text of 10 pt at 96 dpi.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-crosstable-columns.h"
#include "brg-text-cache.h"

G_BEGIN_DECLS

/* The chip beside a name: distance from it, room at both ends of its word, height. */
#define BRG_CROSSTABLE_CHIP_GAP 8
#define BRG_CROSSTABLE_CHIP_PADDING 8
#define BRG_CROSSTABLE_CHIP_HEIGHT 19
/* The square of the side between opponent and result, and the room at both sides of it. */
#define BRG_CROSSTABLE_SIDE 8
#define BRG_CROSSTABLE_SIDE_GAP 6

/* Free room between games that stand beside each other in a cell. */
#define BRG_CROSSTABLE_SLOT_GAP 8

#define BRG_CROSSTABLE_HEAD_STYLE ((BrgTextStyle) (BRG_TEXT_BOLD | BRG_TEXT_SMALL))

/**
 * brg_crosstable_style_row_height:
 * @kind: kind of the table
 *
 * Returns: height of a row
 */
gint brg_crosstable_style_row_height (BrgCrosstableKind kind);

/**
 * brg_crosstable_style_head_height:
 * @kind: kind of the table
 *
 * Returns: height of the heading
 */
gint brg_crosstable_style_head_height (BrgCrosstableKind kind);

/**
 * brg_crosstable_style_part:
 * @kind: kind of the table
 * @part: what the column shows, but not a result
 * @row: a row
 *
 * Returns: style of the text in that row
 */
BrgTextStyle brg_crosstable_style_part (BrgCrosstableKind kind,
                                        BrgCrosstablePart part,
                                        const BrgCrosstableRow *row);

/**
 * brg_crosstable_style_cell:
 * @kind: kind of the table
 * @mark: marks of the cell, with those of its row and column
 *
 * Returns: style of the result
 */
BrgTextStyle brg_crosstable_style_cell (BrgCrosstableKind kind, BrgCellMark mark);

/**
 * brg_crosstable_style_envelope:
 * @kind: kind of the table
 *
 * Returns: width of the envelope of an adjourned game
 */
gint brg_crosstable_style_envelope (BrgCrosstableKind kind);

G_END_DECLS
