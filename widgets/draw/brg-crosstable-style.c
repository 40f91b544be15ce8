/* brg-crosstable-style.c - how the texts of a crosstable are set
 *
 * Tests: tests/widgets/test-crosstable-draw.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-crosstable-style.h"

typedef struct
{
  BrgTextStyle style;
  gboolean is_out_plain; /* whether a player who is out of the table has it plain */
} PartStyle;

static const PartStyle part_styles[2][BRG_CROSSTABLE_N_PARTS] = {
  [BRG_CROSSTABLE_ROUND_ROBIN] = {
    [BRG_CROSSTABLE_PLACE] = { BRG_TEXT_BOLD | BRG_TEXT_LARGE, TRUE },
    [BRG_CROSSTABLE_NAME] = { BRG_TEXT_BOLD, TRUE },
    [BRG_CROSSTABLE_POINTS] = { BRG_TEXT_BOLD | BRG_TEXT_LARGE, TRUE },
  },
  [BRG_CROSSTABLE_SWISS] = {
    [BRG_CROSSTABLE_PLACE] = { BRG_TEXT_BOLD, TRUE },
    [BRG_CROSSTABLE_POINTS] = { BRG_TEXT_BOLD, TRUE },
  },
};

gint
brg_crosstable_style_row_height (BrgCrosstableKind kind)
{
  return kind == BRG_CROSSTABLE_SWISS ? 26 : 40;
}

gint
brg_crosstable_style_head_height (BrgCrosstableKind kind)
{
  return kind == BRG_CROSSTABLE_SWISS ? 26 : 32;
}

BrgTextStyle
brg_crosstable_style_part (BrgCrosstableKind kind,
                           BrgCrosstablePart part,
                           const BrgCrosstableRow *row)
{
  const PartStyle *shown = &part_styles[kind][part];
  gboolean is_out = (row->mark & (BRG_CELL_NOT_COUNTED | BRG_CELL_STRUCK)) != 0;
  guint style = shown->style;

  /* A team above its players. */
  if (row->is_heading && (part == BRG_CROSSTABLE_NAME || part == BRG_CROSSTABLE_NUMBER ||
                          part == BRG_CROSSTABLE_POINTS))
    style |= BRG_TEXT_BOLD;
  if (is_out && shown->is_out_plain)
    style &= ~(guint) BRG_TEXT_BOLD;
  /* A range of places is longer than a place and less certain. */
  if (part == BRG_CROSSTABLE_PLACE && (row->mark & BRG_CELL_ADJOURNED))
    style &= ~(guint) BRG_TEXT_LARGE;
  if (part == BRG_CROSSTABLE_NAME && (row->mark & BRG_CELL_NOT_COUNTED))
    style |= BRG_TEXT_ITALIC;
  return (BrgTextStyle) style;
}

BrgTextStyle
brg_crosstable_style_cell (BrgCrosstableKind kind, BrgCellMark mark)
{
  guint style = kind == BRG_CROSSTABLE_ROUND_ROBIN ? BRG_TEXT_LARGE : BRG_TEXT_PLAIN;

  if (mark & BRG_CELL_NOT_COUNTED)
    style |= BRG_TEXT_ITALIC;
  else if ((mark & BRG_CELL_WIN) && !(mark & BRG_CELL_STRUCK))
    style |= BRG_TEXT_BOLD;
  return (BrgTextStyle) style;
}

gint
brg_crosstable_style_envelope (BrgCrosstableKind kind)
{
  return kind == BRG_CROSSTABLE_SWISS ? 12 : 16;
}
