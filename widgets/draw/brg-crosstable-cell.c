/* brg-crosstable-cell.c - what stands in one cell of a crosstable
 *
 * Tests: tests/widgets/test-crosstable-draw.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-crosstable-cell.h"

#include <math.h>

#include "brg-crosstable-style.h"
#include "brg-paint.h"

#define OUT_OF_TABLE (BRG_CELL_NOT_COUNTED | BRG_CELL_STRUCK)

static const BrgInk *
get_ink (const BrgCrosstablePainter *painter, BrgInkName name)
{
  return &painter->palette->ink[name];
}

static double
scale_length (const BrgCrosstablePainter *painter, double length)
{
  return round (length * painter->layout->unit);
}

/* Through the strong hatch of high contrast a text is read only on a ground of its own. */
static void
draw_text (const BrgCrosstablePainter *painter,
           const char *text,
           BrgTextStyle style,
           const BrgTextBox *box,
           BrgInkName ink,
           BrgCellMark mark)
{
  BrgTextCache *texts = painter->layout->texts;

  if (mark & OUT_OF_TABLE && painter->palette->high_contrast && text != NULL && *text != '\0')
    {
      double width = MIN (brg_text_cache_get_width (texts, text, style), box->width);
      double height = scale_length (painter, 18);
      double margin = scale_length (painter, 2);

      brg_paint_box (painter->cr, round (box->x + (box->width - width) * box->align) - margin,
                     round (box->y + (box->height - height) / 2), width + 2 * margin, height,
                     get_ink (painter, BRG_INK_VIEW));
    }
  brg_text_cache_draw_cut (texts, painter->cr, text, style, box, get_ink (painter, ink));
}

void
brg_crosstable_cell_draw_ground (const BrgCrosstablePainter *painter,
                                 BrgCellMark mark,
                                 const BrgCrosstableRect *rect)
{
  gboolean high_contrast = painter->palette->high_contrast;
  gint line = painter->layout->line;

  /* Without tints the diagonal is solid and an adjourned cell has a border, as on a bad copy. */
  if (mark & BRG_CELL_DIAGONAL)
    brg_paint_box (painter->cr, rect->x, rect->y, rect->width, rect->height,
                   get_ink (painter, high_contrast ? BRG_INK_FAINT : BRG_INK_NEUTRAL_BG));
  else if (mark & BRG_CELL_ADJOURNED)
    {
      brg_paint_box (painter->cr, rect->x, rect->y, rect->width, rect->height,
                     get_ink (painter, BRG_INK_ADJOURNED_BG));
      if (high_contrast)
        brg_paint_ring (painter->cr, rect->x + line, rect->y, rect->width - line,
                        rect->height - line, 0, 2 * line, get_ink (painter, BRG_INK_ADJOURNED));
    }
}

/* Boxes behind results */

static void
draw_box (const BrgCrosstablePainter *painter, const BrgTextBox *box, BrgCellMark mark)
{
  double radius = scale_length (painter, 4);
  gint line = painter->layout->line;

  if (mark & BRG_CELL_FORFEIT)
    {
      brg_paint_set_ink (painter->cr, get_ink (painter, BRG_INK_NEUTRAL_BG));
      brg_paint_rounded_path (painter->cr, box->x, box->y, box->width, box->height, radius);
      cairo_fill (painter->cr);
      if (painter->palette->high_contrast)
        brg_paint_ring (painter->cr, box->x, box->y, box->width, box->height, radius, line,
                        get_ink (painter, BRG_INK_NEUTRAL));
    }
  else
    brg_paint_dashes (painter->cr, box->x, box->y, box->width, box->height, radius, line,
                      get_ink (painter, BRG_INK_FAINT));
}

/* The result proper: its text, an envelope, or both, and the box round it. */
static void
draw_result (const BrgCrosstablePainter *painter,
             const BrgCrosstableCell *cell,
             BrgCellMark mark,
             const BrgTextBox *box)
{
  BrgCrosstableKind kind = painter->layout->table->kind;
  BrgTextStyle style = brg_crosstable_style_cell (kind, mark);
  double envelope = scale_length (painter, brg_crosstable_style_envelope (kind));
  double text = brg_text_cache_get_width (painter->layout->texts, cell->text, style);
  double high = scale_length (painter, kind == BRG_CROSSTABLE_SWISS ? 20 : 26);
  double margin = scale_length (painter, kind == BRG_CROSSTABLE_SWISS ? 3 : 8);
  double wide = MAX (text, scale_length (painter, 8)) + 2 * margin;
  const BrgTextBox round_it = {
    .x = round (box->x + (box->width - text) * box->align - (wide - text) / 2),
    .y = round (box->y + (box->height - high) / 2) - painter->layout->line * 0.5,
    .width = wide,
    .height = high,
  };
  BrgTextBox beside = *box;

  if (mark & (BRG_CELL_FORFEIT | BRG_CELL_OPEN) && !(mark & (OUT_OF_TABLE | BRG_CELL_ADJOURNED)))
    draw_box (painter, &round_it, mark);
  if (mark & BRG_CELL_ADJOURNED)
    {
      double gap = text > 0 ? scale_length (painter, 4) : 0;
      double x = box->x + (box->width - text - gap - envelope) * box->align;

      brg_paint_envelope (painter->cr, round (x + text + gap),
                          round (box->y + (box->height - envelope * 0.75) / 2), envelope,
                          get_ink (painter, BRG_INK_ADJOURNED));
      beside.x = x;
      beside.align = 0;
    }
  else if (text > box->width)
    {
      /* A bye may be told in a word that takes the room of opponent and side too. */
      beside.x += (box->width - text) * box->align;
      beside.width = text;
    }
  draw_text (painter, cell->text, style, &beside, mark & OUT_OF_TABLE ? BRG_INK_DIM : BRG_INK_FG,
             mark);
}

/* A game in its slot: the mark, an envelope or a dashed box, and what stands below the mark. */
static void
draw_slot (const BrgCrosstablePainter *painter,
           const BrgCrosstableGame *game,
           BrgCellMark out,
           const BrgCrosstableRect *slot)
{
  BrgCellMark mark = game->mark | out;
  BrgTextStyle style = brg_crosstable_style_cell (painter->layout->table->kind, mark);
  BrgInkName ink = mark & OUT_OF_TABLE ? BRG_INK_DIM : BRG_INK_FG;
  double high = scale_length (painter, 26);
  double wide = slot->width - scale_length (painter, 2);
  double envelope = MIN (
      scale_length (painter, brg_crosstable_style_envelope (painter->layout->table->kind)), wide);
  const BrgTextBox round_it = { round (slot->x + (slot->width - wide) / 2),
                                round (slot->y + (slot->height - high) / 2), wide, high, 0.5 };
  BrgTextBox box = { slot->x, slot->y, slot->width, slot->height, 0.5 };

  if (mark & BRG_CELL_ADJOURNED)
    {
      brg_paint_envelope (painter->cr, round (slot->x + (slot->width - envelope) / 2),
                          round (slot->y + (slot->height - envelope * 0.75) / 2), envelope,
                          get_ink (painter, BRG_INK_ADJOURNED));
      return;
    }
  if (mark & (BRG_CELL_FORFEIT | BRG_CELL_OPEN) && !(mark & OUT_OF_TABLE))
    draw_box (painter, &round_it, mark);
  if (game->below != NULL)
    {
      double shift = scale_length (painter, 8);
      const BrgTextBox below = { box.x, box.y + shift, box.width, box.height, 0.5 };

      draw_text (painter, game->below, BRG_TEXT_SMALL, &below, BRG_INK_DIM, mark);
      box.y -= shift;
    }
  draw_text (painter, game->text, style, &box, ink, mark);
}

static void
draw_slots (const BrgCrosstablePainter *painter,
            const BrgCrosstableCell *cell,
            BrgCellMark mark,
            const BrgCrosstableRect *rect)
{
  for (gint i = 0; i < cell->n_games; i++)
    {
      BrgCrosstableRect slot;

      brg_crosstable_scene_get_slot (painter->layout, rect, cell->n_games, i, &slot);
      draw_slot (painter, &cell->games[i], mark & OUT_OF_TABLE, &slot);
    }
}

/* Swiss: opponent, square of the side, result, each under the one of the row above. */
static void
draw_game (const BrgCrosstablePainter *painter,
           const BrgCrosstableCell *cell,
           BrgCellMark mark,
           const BrgCrosstableRect *rect)
{
  const BrgCrosstableLayout *layout = painter->layout;
  double side = scale_length (painter, BRG_CROSSTABLE_SIDE);
  double gap = scale_length (painter, BRG_CROSSTABLE_SIDE_GAP);
  double all = layout->opponent_width + side + 2 * gap + layout->result_width;
  BrgTextBox box = { round (rect->x + (rect->width - all) / 2), rect->y, layout->opponent_width,
                     rect->height - layout->line, 1 };
  char number[16];

  if (cell->opponent > 0 || cell->against != NULL)
    {
      g_snprintf (number, sizeof number, "%d", cell->opponent);
      draw_text (painter, cell->against != NULL ? cell->against : number, BRG_TEXT_PLAIN, &box,
                 BRG_INK_DIM, mark);
      if (cell->colour != BRG_COLOUR_NONE)
        brg_paint_side (painter->cr, box.x + box.width + gap,
                        round (rect->y + (rect->height - side) / 2), side, cell->colour,
                        get_ink (painter, mark & OUT_OF_TABLE ? BRG_INK_DIM : BRG_INK_FG));
    }
  box.x += box.width + side + 2 * gap;
  box.width = layout->result_width;
  draw_result (painter, cell, mark, &box);
}

static double
measure_chip (const BrgCrosstablePainter *painter, const char *word)
{
  return brg_text_cache_get_width (painter->layout->texts, word, BRG_TEXT_SMALL) +
         2 * scale_length (painter, BRG_CROSSTABLE_CHIP_PADDING);
}

static void
draw_chip (const BrgCrosstablePainter *painter, const char *word, double x, const BrgTextBox *box)
{
  double height = scale_length (painter, BRG_CROSSTABLE_CHIP_HEIGHT);
  double width = measure_chip (painter, word);
  double y = round (box->y + (box->height - height) / 2);
  const BrgTextBox inside = { x, y, width, height, 0.5 };

  brg_paint_set_ink (painter->cr, get_ink (painter, BRG_INK_NEUTRAL_BG));
  brg_paint_rounded_path (painter->cr, x, y, width, height, height / 2);
  cairo_fill (painter->cr);
  if (painter->palette->high_contrast)
    brg_paint_ring (painter->cr, x, y, width, height, height / 2, painter->layout->line,
                    get_ink (painter, BRG_INK_NEUTRAL));
  brg_text_cache_draw (painter->layout->texts, painter->cr, word, BRG_TEXT_SMALL, &inside,
                       get_ink (painter, BRG_INK_NEUTRAL));
}

static void
draw_name (const BrgCrosstablePainter *painter, const BrgCrosstableRow *row, const BrgTextBox *box)
{
  BrgTextCache *texts = painter->layout->texts;
  BrgTextStyle style =
      brg_crosstable_style_part (painter->layout->table->kind, BRG_CROSSTABLE_NAME, row);

  gboolean has_chip = row->chip != NULL && *row->chip != '\0';
  double gap = scale_length (painter, BRG_CROSSTABLE_CHIP_GAP);
  double chip = has_chip ? measure_chip (painter, row->chip) : 0;
  double name = brg_text_cache_get_width (texts, row->name, style);
  BrgTextBox inside = *box;

  /* The chip is what stays whole. */
  if (has_chip)
    inside.width = MAX (MIN (name, box->width - gap - chip), 0);
  draw_text (painter, row->name, style, &inside,
             row->mark & OUT_OF_TABLE ? BRG_INK_DIM : BRG_INK_FG, row->mark);
  if (has_chip)
    draw_chip (painter, row->chip, box->x + inside.width + gap, box);
}

static BrgInkName
ink_of_part (BrgCrosstableKind kind, BrgCrosstablePart part, const BrgCrosstableRow *row)
{
  if (part == BRG_CROSSTABLE_PLACE && (row->mark & BRG_CELL_ADJOURNED))
    return BRG_INK_ADJOURNED;
  if (row->mark & OUT_OF_TABLE)
    return BRG_INK_DIM;
  if (part == BRG_CROSSTABLE_TITLE || part == BRG_CROSSTABLE_RATING ||
      part == BRG_CROSSTABLE_ORGANISATION || part == BRG_CROSSTABLE_FEDERATION ||
      part == BRG_CROSSTABLE_BIRTH || part == BRG_CROSSTABLE_OVERALL)
    return BRG_INK_DIM;
  if (row->is_heading)
    return BRG_INK_FG;
  /* In a round robin the number is also the heading of a column. */
  return part == BRG_CROSSTABLE_NUMBER && kind == BRG_CROSSTABLE_SWISS ? BRG_INK_DIM : BRG_INK_FG;
}

static gboolean
is_under_note (const BrgCrosstablePainter *painter,
               const BrgCrosstableColumn *column,
               const BrgCrosstableRow *row)
{
  if (row->note == NULL || *row->note == '\0')
    return FALSE;
  return column->part == BRG_CROSSTABLE_POINTS || column->part == BRG_CROSSTABLE_VALUE ||
         (column->part == BRG_CROSSTABLE_PLACE &&
          painter->layout->table->kind == BRG_CROSSTABLE_ROUND_ROBIN);
}

/* The note takes the room from the points to the end of their block. */
static void
draw_note (const BrgCrosstablePainter *painter,
           const BrgCrosstableColumn *column,
           const BrgCrosstableRow *row,
           const BrgCrosstableRect *rect)
{
  const BrgTextBox box = { rect->x, rect->y,
                           painter->layout->block_width[column->block] - column->x, rect->height,
                           0.5 };

  if (column->part == BRG_CROSSTABLE_POINTS)
    draw_text (painter, row->note, BRG_TEXT_BOLD, &box, BRG_INK_DIM, row->mark);
}

void
brg_crosstable_cell_draw (const BrgCrosstablePainter *painter,
                          const BrgCrosstableColumn *column,
                          gint row,
                          const BrgCrosstableRect *rect)
{
  const BrgCrosstableLayout *layout = painter->layout;
  const BrgCrosstable *table = layout->table;
  const BrgCrosstableRow *shown = &table->rows[row];
  const BrgTextBox box = { rect->x + layout->padding, rect->y, rect->width - 2 * layout->padding,
                           rect->height - layout->line, column->align };
  g_autofree char *text = NULL;

  if (is_under_note (painter, column, shown))
    draw_note (painter, column, shown, rect);
  else if (column->part == BRG_CROSSTABLE_NAME)
    draw_name (painter, shown, &box);
  else if (column->part != BRG_CROSSTABLE_RESULT)
    {
      text = brg_crosstable_columns_dup_text (table, row, column->part, column->index);
      draw_text (painter, text, brg_crosstable_style_part (table->kind, column->part, shown), &box,
                 ink_of_part (table->kind, column->part, shown), shown->mark & BRG_CELL_STRUCK);
    }
  else
    {
      const BrgCrosstableCell *cell = &shown->cells[column->index];
      BrgCellMark mark = brg_crosstable_columns_get_mark (table, row, column->index);

      if (brg_crosstable_cell_has_slots (cell))
        draw_slots (painter, cell, mark, rect);
      else if (table->kind == BRG_CROSSTABLE_SWISS)
        draw_game (painter, cell, mark, rect);
      else if (!(mark & BRG_CELL_DIAGONAL))
        draw_result (painter, cell, mark, &box);
    }
}

void
brg_crosstable_cell_draw_head (const BrgCrosstablePainter *painter,
                               const BrgCrosstableColumn *column,
                               gboolean is_current,
                               const BrgCrosstableRect *rect)
{
  const BrgCrosstableLayout *layout = painter->layout;
  const BrgTextBox box = { rect->x + layout->padding, rect->y, rect->width - 2 * layout->padding,
                           rect->height - layout->line, column->align };

  brg_text_cache_draw (layout->texts, painter->cr,
                       brg_crosstable_columns_get_head (layout->table, column->part, column->index),
                       BRG_CROSSTABLE_HEAD_STYLE, &box,
                       get_ink (painter, is_current ? BRG_INK_FG : BRG_INK_DIM));
}
