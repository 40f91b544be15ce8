/* brg-crosstable-draw.c - a crosstable on a cairo context
 *
 * Each block is drawn in its own coordinates, 0, 0 being the upper left corner of its first row,
 * clipped to where it is seen; from the bottom up: ground, tints, hatches, lines, contents,
 * strokes through what is annulled, ring of the cursor.
 *
 * Tests: tests/widgets/test-crosstable-draw.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-crosstable-draw.h"

#include <math.h>

#include "brg-crosstable-cell.h"
#include "brg-paint.h"

#define HATCH_SPACING 10
#define STRIKE 1.5
#define OUT_OF_TABLE (BRG_CELL_NOT_COUNTED | BRG_CELL_STRUCK)

/* What of a block is seen, in its own coordinates. */
typedef struct
{
  BrgCrosstablePainter painter;
  BrgCrosstableBlock block;
  BrgCrosstableRect seen; /* rows only */
  gint first_row;
  gint last_row;
} View;

static const BrgInk *
get_ink (const View *view, BrgInkName name)
{
  return &view->painter.palette->ink[name];
}

/* Hatches and strong lines are twice as thick where hairlines are strong already. */
static gint
get_heavy_line (const View *view)
{
  return view->painter.layout->line * (view->painter.palette->high_contrast ? 2 : 1);
}

static gboolean
is_seen (const View *view, const BrgCrosstableColumn *column)
{
  return column->block == view->block && column->x + column->width > view->seen.x &&
         column->x < view->seen.x + view->seen.width;
}

static BrgCrosstableRect
cell_rect (const View *view, const BrgCrosstableColumn *column, gint row)
{
  gint height = view->painter.layout->row_height;

  return (BrgCrosstableRect){ column->x, row * height, column->width, height };
}

/* Ground and tints */

static void
draw_ground (const View *view)
{
  const BrgCrosstableLayout *layout = view->painter.layout;
  const BrgCrosstableScene *scene = view->painter.scene;
  gboolean is_frozen = view->block != BRG_CROSSTABLE_MIDDLE && layout->width > scene->width;

  brg_paint_box (view->painter.cr, view->seen.x, view->seen.y, view->seen.width, view->seen.height,
                 get_ink (view, is_frozen ? BRG_INK_WINDOW : BRG_INK_VIEW));
}

/* Rows above those that belong to them: the ground of the window, as of a heading. */
static void
draw_headings (const View *view)
{
  const BrgCrosstableLayout *layout = view->painter.layout;

  for (gint row = view->first_row; row <= view->last_row; row++)
    if (layout->table->rows[row].is_heading)
      brg_paint_box (view->painter.cr, view->seen.x, row * layout->row_height, view->seen.width,
                     layout->row_height, get_ink (view, BRG_INK_WINDOW));
}

static void
draw_tints (const View *view)
{
  const BrgCrosstableLayout *layout = view->painter.layout;
  const BrgCrosstableScene *scene = view->painter.scene;
  BrgInk half = *get_ink (view, BRG_INK_SELECTED);

  half.alpha *= 0.5;
  draw_headings (view);
  if (scene->selected_from >= 0 && scene->selected_to > scene->selected_from)
    brg_paint_box (view->painter.cr, view->seen.x, scene->selected_from * layout->row_height,
                   view->seen.width,
                   (scene->selected_to - scene->selected_from + 1) * layout->row_height,
                   get_ink (view, BRG_INK_SELECTED));
  if (scene->cursor_row < 0)
    return;
  for (gint i = 0; i < layout->n_columns; i++)
    if (layout->columns[i].part == BRG_CROSSTABLE_RESULT && is_seen (view, &layout->columns[i]) &&
        layout->columns[i].column == scene->cursor_column)
      brg_paint_box (view->painter.cr, layout->columns[i].x, view->seen.y, layout->columns[i].width,
                     view->seen.height, &half);
  brg_paint_box (view->painter.cr, view->seen.x, scene->cursor_row * layout->row_height,
                 view->seen.width, layout->row_height, get_ink (view, BRG_INK_SELECTED));
}

/* Hatches */

static void
add_hatched_cells (const View *view, const BrgCrosstableColumn *column)
{
  for (gint row = view->first_row; row <= view->last_row; row++)
    {
      BrgCellMark mark =
          brg_crosstable_columns_get_mark (view->painter.layout->table, row, column->index);
      BrgCrosstableRect rect = cell_rect (view, column, row);

      if (mark & OUT_OF_TABLE)
        cairo_rectangle (view->painter.cr, rect.x, rect.y, rect.width, rect.height);
    }
}

static void
fill_hatch (const View *view, const BrgCrosstableRect *over)
{
  const BrgCrosstableLayout *layout = view->painter.layout;

  cairo_clip (view->painter.cr);
  brg_paint_hatch (view->painter.cr, over->x, over->y, over->width, over->height,
                   HATCH_SPACING * layout->unit, get_heavy_line (view),
                   get_ink (view, BRG_INK_HATCH));
}

/* Results that do not count are hatched; of an annulled player the whole row is. */
static void
draw_hatches (const View *view)
{
  const BrgCrosstableLayout *layout = view->painter.layout;
  cairo_t *cr = view->painter.cr;

  cairo_save (cr);
  cairo_new_path (cr);
  for (gint row = view->first_row; row <= view->last_row; row++)
    if (layout->table->rows[row].mark & BRG_CELL_STRUCK && view->block != BRG_CROSSTABLE_MIDDLE)
      cairo_rectangle (cr, view->seen.x, row * layout->row_height, view->seen.width,
                       layout->row_height);
  for (gint i = 0; i < layout->n_columns; i++)
    if (layout->columns[i].part == BRG_CROSSTABLE_RESULT && is_seen (view, &layout->columns[i]))
      add_hatched_cells (view, &layout->columns[i]);
  if (cairo_has_current_point (cr))
    fill_hatch (view, &view->seen);
  cairo_restore (cr);
}

/* Lines */

static void
draw_row_lines (const View *view)
{
  const BrgCrosstableLayout *layout = view->painter.layout;

  for (gint row = view->first_row; row <= view->last_row; row++)
    {
      gboolean is_strong =
          row + 1 < layout->table->n_rows && layout->table->rows[row + 1].line_above;
      gint line = is_strong ? get_heavy_line (view) : layout->line;

      brg_paint_box (view->painter.cr, view->seen.x, (row + 1) * layout->row_height - line,
                     view->seen.width, line,
                     get_ink (view, is_strong ? BRG_INK_STRONG_LINE : BRG_INK_ROW_LINE));
    }
}

static void
draw_column_lines (const View *view)
{
  const BrgCrosstableLayout *layout = view->painter.layout;
  const BrgInk *ink = get_ink (view, BRG_INK_ROW_LINE);

  for (gint i = 0; i < layout->n_columns; i++)
    {
      const BrgCrosstableColumn *column = &layout->columns[i];

      if (column->part != BRG_CROSSTABLE_RESULT || !is_seen (view, column))
        continue;
      brg_paint_box (view->painter.cr, column->x, view->seen.y, layout->line, view->seen.height,
                     ink);
      if (column->index == layout->table->n_columns - 1)
        brg_paint_box (view->painter.cr, column->x + column->width - layout->line, view->seen.y,
                       layout->line, view->seen.height, ink);
    }
}

/* Contents */

static void
draw_grounds (const View *view)
{
  const BrgCrosstableLayout *layout = view->painter.layout;

  for (gint i = 0; i < layout->n_columns; i++)
    {
      const BrgCrosstableColumn *column = &layout->columns[i];

      if (column->part != BRG_CROSSTABLE_RESULT || !is_seen (view, column))
        continue;
      for (gint row = view->first_row; row <= view->last_row; row++)
        {
          BrgCrosstableRect rect = cell_rect (view, column, row);

          brg_crosstable_cell_draw_ground (
              &view->painter, brg_crosstable_columns_get_mark (layout->table, row, column->index),
              &rect);
        }
    }
}

static void
draw_cells (const View *view)
{
  const BrgCrosstableLayout *layout = view->painter.layout;

  for (gint i = 0; i < layout->n_columns; i++)
    if (is_seen (view, &layout->columns[i]))
      for (gint row = view->first_row; row <= view->last_row; row++)
        {
          BrgCrosstableRect rect = cell_rect (view, &layout->columns[i], row);

          brg_crosstable_cell_draw (&view->painter, &layout->columns[i], row, &rect);
        }
}

/* Strokes */

static gboolean
has_note (const BrgCrosstableRow *row)
{
  return row->note != NULL && *row->note != '\0';
}

/* The stroke of a row ends where its note begins. */
static void
draw_row_strokes (const View *view, double thickness)
{
  const BrgCrosstableLayout *layout = view->painter.layout;

  for (gint row = view->first_row; row <= view->last_row; row++)
    {
      const BrgCrosstableRow *shown = &layout->table->rows[row];
      gint to = layout->block_width[view->block];

      if (!(shown->mark & BRG_CELL_STRUCK))
        continue;
      for (gint i = layout->n_columns - 1; i >= 0 && has_note (shown); i--)
        if (layout->columns[i].block == view->block &&
            layout->columns[i].part == BRG_CROSSTABLE_POINTS)
          to = layout->columns[i].x;
      brg_paint_box (view->painter.cr, 0,
                     floor (row * layout->row_height + (layout->row_height - thickness) / 2), to,
                     thickness, get_ink (view, BRG_INK_DIM));
    }
}

static void
draw_column_strokes (const View *view, double thickness)
{
  const BrgCrosstableLayout *layout = view->painter.layout;

  for (gint i = 0; i < layout->n_columns; i++)
    {
      const BrgCrosstableColumn *column = &layout->columns[i];

      if (column->part == BRG_CROSSTABLE_RESULT && is_seen (view, column) &&
          layout->table->column_marks[column->index] & BRG_CELL_STRUCK)
        brg_paint_box (view->painter.cr, floor (column->x + (column->width - thickness) / 2),
                       view->seen.y, thickness, view->seen.height, get_ink (view, BRG_INK_DIM));
    }
}

static void
draw_ring (const View *view)
{
  const BrgCrosstableLayout *layout = view->painter.layout;
  const BrgCrosstableScene *scene = view->painter.scene;
  double thickness = round (layout->unit * (view->painter.palette->high_contrast ? 3 : 2));

  if (!scene->has_ring || scene->cursor_row < 0)
    return;
  for (gint i = 0; i < layout->n_columns; i++)
    {
      const BrgCrosstableColumn *column = &layout->columns[i];
      BrgCrosstableRect rect = cell_rect (view, column, scene->cursor_row);

      if (column->is_stop && column->column == scene->cursor_column && is_seen (view, column))
        brg_paint_ring (view->painter.cr, rect.x, rect.y - layout->line, rect.width + layout->line,
                        rect.height + layout->line, 3 * layout->unit, thickness,
                        get_ink (view, BRG_INK_RING));
    }
}

/* Which of several games of a cell is meant: a line below its mark. */
static void
draw_game_cursor (const View *view)
{
  const BrgCrosstableLayout *layout = view->painter.layout;
  const BrgCrosstableScene *scene = view->painter.scene;
  double thickness = round (layout->unit * (view->painter.palette->high_contrast ? 3 : 2));

  for (gint i = 0; scene->cursor_row >= 0 && i < layout->n_columns; i++)
    {
      const BrgCrosstableColumn *column = &layout->columns[i];
      BrgCrosstableRect rect, slot;
      gint n_games;

      if (column->part != BRG_CROSSTABLE_RESULT || column->column != scene->cursor_column ||
          !is_seen (view, column))
        continue;
      n_games = layout->table->rows[scene->cursor_row].cells[column->index].n_games;
      if (layout->table->rows[scene->cursor_row].cells[column->index].games == NULL || n_games < 2)
        continue;
      rect = cell_rect (view, column, scene->cursor_row);
      brg_crosstable_scene_get_slot (layout, &rect, n_games, scene->cursor_game, &slot);
      brg_paint_box (view->painter.cr, slot.x + 2 * layout->unit,
                     slot.y + slot.height - 5 * layout->unit, slot.width - 4 * layout->unit,
                     thickness, get_ink (view, BRG_INK_RING));
    }
}

static void
draw_rows (const View *view)
{
  double thickness = MAX (view->painter.layout->unit * STRIKE, 1);

  draw_ground (view);
  draw_tints (view);
  draw_hatches (view);
  draw_grounds (view);
  draw_row_lines (view);
  draw_column_lines (view);
  draw_cells (view);
  draw_row_strokes (view, thickness);
  draw_column_strokes (view, thickness);
  draw_game_cursor (view);
  draw_ring (view);
}

/* The heading */

static void
draw_head_hatch (const View *view, const BrgCrosstableColumn *column, const BrgCrosstableRect *rect)
{
  if (column->part != BRG_CROSSTABLE_RESULT ||
      !(view->painter.layout->table->column_marks[column->index] & OUT_OF_TABLE))
    return;
  cairo_save (view->painter.cr);
  cairo_rectangle (view->painter.cr, rect->x, rect->y, rect->width, rect->height);
  fill_hatch (view, rect);
  cairo_restore (view->painter.cr);
}

static void
draw_head (const View *view)
{
  const BrgCrosstableLayout *layout = view->painter.layout;
  const BrgCrosstableScene *scene = view->painter.scene;

  draw_ground (view);
  for (gint i = 0; i < layout->n_columns; i++)
    {
      const BrgCrosstableColumn *column = &layout->columns[i];
      BrgCrosstableRect rect = { column->x, 0, column->width, layout->head_height };

      if (!is_seen (view, column))
        continue;
      draw_head_hatch (view, column, &rect);
      brg_crosstable_cell_draw_head (&view->painter, column,
                                     scene->cursor_row >= 0 && column->is_stop &&
                                         column->column == scene->cursor_column,
                                     &rect);
    }
  brg_paint_box (view->painter.cr, view->seen.x, layout->head_height - layout->line,
                 view->seen.width, layout->line, get_ink (view, BRG_INK_HAIRLINE));
}

/* Blocks */

static void
draw_block_rows (View *view, const BrgCrosstableRect *rect, gint origin)
{
  const BrgCrosstableLayout *layout = view->painter.layout;
  const BrgCrosstableScene *scene = view->painter.scene;
  gint height = rect->height - layout->head_height;
  cairo_t *cr = view->painter.cr;

  if (height <= 0)
    return;
  view->seen = (BrgCrosstableRect){ rect->x - origin, scene->scroll_y, rect->width, height };
  view->first_row = MAX (scene->scroll_y / layout->row_height, 0);
  view->last_row =
      MIN ((scene->scroll_y + height - 1) / layout->row_height, layout->table->n_rows - 1);
  cairo_save (cr);
  cairo_rectangle (cr, rect->x, layout->head_height, rect->width, height);
  cairo_clip (cr);
  cairo_translate (cr, origin, layout->head_height - scene->scroll_y);
  draw_rows (view);
  cairo_restore (cr);
}

static void
draw_block_head (View *view, const BrgCrosstableRect *rect, gint origin)
{
  gint height = view->painter.layout->head_height;
  cairo_t *cr = view->painter.cr;

  view->seen = (BrgCrosstableRect){ rect->x - origin, 0, rect->width, height };
  cairo_save (cr);
  cairo_rectangle (cr, rect->x, 0, rect->width, height);
  cairo_clip (cr);
  cairo_translate (cr, origin, 0);
  draw_head (view);
  cairo_restore (cr);
}

/* A line where results go on under a frozen block. */
static void
draw_edges (const BrgCrosstablePainter *painter)
{
  const BrgCrosstableLayout *layout = painter->layout;
  const BrgCrosstableScene *scene = painter->scene;
  const BrgInk *ink = &painter->palette->ink[BRG_INK_STRONG_LINE];
  BrgCrosstableRect middle;
  gint hidden;

  brg_crosstable_scene_get_block (scene, layout, BRG_CROSSTABLE_MIDDLE, &middle);
  hidden = layout->block_width[BRG_CROSSTABLE_MIDDLE] - middle.width;
  if (scene->scroll_x > 0)
    brg_paint_box (painter->cr, middle.x - layout->line, 0, layout->line, middle.height, ink);
  if (scene->scroll_x < hidden && layout->block_width[BRG_CROSSTABLE_RIGHT] > 0)
    brg_paint_box (painter->cr, middle.x + middle.width, 0, layout->line, middle.height, ink);
}

void
brg_crosstable_draw (cairo_t *cr,
                     const BrgCrosstableLayout *layout,
                     const BrgPalette *palette,
                     const BrgCrosstableScene *scene)
{
  View view = { .painter = { cr, layout, palette, scene } };

  g_return_if_fail (cr != NULL && layout != NULL && palette != NULL && scene != NULL);

  brg_paint_box (cr, 0, 0, scene->width, scene->height, &palette->ink[BRG_INK_VIEW]);
  for (gint block = 0; block < BRG_CROSSTABLE_N_BLOCKS; block++)
    {
      BrgCrosstableRect rect;
      gint origin;

      view.block = (BrgCrosstableBlock) block;
      brg_crosstable_scene_get_block (scene, layout, view.block, &rect);
      if (rect.width <= 0)
        continue;
      origin = brg_crosstable_scene_get_origin (scene, layout, view.block);
      draw_block_rows (&view, &rect, origin);
      draw_block_head (&view, &rect, origin);
    }
  draw_edges (&view.painter);
}
