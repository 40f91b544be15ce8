/* brg-crosstable-scene.c - the part of a crosstable that is seen
 *
 * Tests: tests/widgets/test-crosstable-layout.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-crosstable-scene.h"

#include <math.h>

/* The right block follows the results, or stands at the right edge when not all fit. */
static gint
right_edge (const BrgCrosstableScene *scene, const BrgCrosstableLayout *layout)
{
  return MIN (scene->width, layout->width);
}

void
brg_crosstable_scene_get_block (const BrgCrosstableScene *scene,
                                const BrgCrosstableLayout *layout,
                                BrgCrosstableBlock block,
                                BrgCrosstableRect *rect)
{
  gint right, left;

  g_return_if_fail (scene != NULL && layout != NULL && rect != NULL);
  g_return_if_fail ((guint) block < BRG_CROSSTABLE_N_BLOCKS);

  left = layout->block_width[BRG_CROSSTABLE_LEFT];
  right = right_edge (scene, layout) - layout->block_width[BRG_CROSSTABLE_RIGHT];
  rect->y = 0;
  rect->height = MIN (scene->height, layout->height - scene->scroll_y);
  switch (block)
    {
    case BRG_CROSSTABLE_LEFT:
      rect->x = 0;
      rect->width = left;
      break;
    case BRG_CROSSTABLE_RIGHT:
      rect->x = right;
      rect->width = layout->block_width[BRG_CROSSTABLE_RIGHT];
      break;
    case BRG_CROSSTABLE_MIDDLE:
    case BRG_CROSSTABLE_HIDDEN:
    default:
      rect->x = left;
      rect->width = MAX (right - left, 0);
      break;
    }
}

gint
brg_crosstable_scene_get_origin (const BrgCrosstableScene *scene,
                                 const BrgCrosstableLayout *layout,
                                 BrgCrosstableBlock block)
{
  BrgCrosstableRect rect;

  brg_crosstable_scene_get_block (scene, layout, block, &rect);
  return block == BRG_CROSSTABLE_MIDDLE ? rect.x - scene->scroll_x : rect.x;
}

static const BrgCrosstableColumn *
find_column (const BrgCrosstableLayout *layout, gint column)
{
  for (gint i = 0; i < layout->n_columns; i++)
    if (layout->columns[i].is_stop && layout->columns[i].column == column &&
        layout->columns[i].block != BRG_CROSSTABLE_HIDDEN)
      return &layout->columns[i];
  return NULL;
}

gboolean
brg_crosstable_scene_get_cell (const BrgCrosstableScene *scene,
                               const BrgCrosstableLayout *layout,
                               gint row,
                               gint column,
                               BrgCrosstableRect *rect)
{
  const BrgCrosstableColumn *shown;

  g_return_val_if_fail (scene != NULL && layout != NULL && rect != NULL, FALSE);

  shown = find_column (layout, column);
  if (shown == NULL || row < -1 || row >= layout->table->n_rows)
    return FALSE;
  rect->x = brg_crosstable_scene_get_origin (scene, layout, shown->block) + shown->x;
  rect->width = shown->width;
  rect->y = row < 0 ? 0 : layout->head_height + row * layout->row_height - scene->scroll_y;
  rect->height = row < 0 ? layout->head_height : layout->row_height;
  return TRUE;
}

void
brg_crosstable_scene_get_slot (const BrgCrosstableLayout *layout,
                               const BrgCrosstableRect *cell,
                               gint n_games,
                               gint game,
                               BrgCrosstableRect *rect)
{
  g_return_if_fail (layout != NULL && cell != NULL && rect != NULL);

  rect->x = cell->x + (cell->width - n_games * layout->slot_width) / 2 + game * layout->slot_width;
  rect->y = cell->y;
  rect->width = layout->slot_width;
  rect->height = cell->height - layout->line;
}

gint
brg_crosstable_scene_find_game (const BrgCrosstableScene *scene,
                                const BrgCrosstableLayout *layout,
                                gint row,
                                gint column,
                                double x)
{
  BrgCrosstableRect cell, first;
  gint n_games;

  g_return_val_if_fail (scene != NULL && layout != NULL, 0);

  if (column < 0 || column >= layout->table->n_columns || row < 0 ||
      !brg_crosstable_scene_get_cell (scene, layout, row, column, &cell) ||
      layout->table->rows[row].cells[column].games == NULL || layout->slot_width == 0)
    return 0;
  n_games = layout->table->rows[row].cells[column].n_games;
  if (n_games < 2)
    return 0;
  brg_crosstable_scene_get_slot (layout, &cell, n_games, 0, &first);
  return CLAMP ((gint) floor ((x - first.x) / first.width), 0, n_games - 1);
}

static const BrgCrosstableColumn *
find_in_block (const BrgCrosstableScene *scene,
               const BrgCrosstableLayout *layout,
               BrgCrosstableBlock block,
               double x)
{
  BrgCrosstableRect rect;
  gint origin;

  brg_crosstable_scene_get_block (scene, layout, block, &rect);
  if (x < rect.x || x >= rect.x + rect.width)
    return NULL;
  origin = brg_crosstable_scene_get_origin (scene, layout, block);
  for (gint i = 0; i < layout->n_columns; i++)
    {
      const BrgCrosstableColumn *column = &layout->columns[i];

      if (column->block == block && x >= origin + column->x &&
          x < origin + column->x + column->width)
        return column;
    }
  return NULL;
}

const BrgCrosstableColumn *
brg_crosstable_scene_find (const BrgCrosstableScene *scene,
                           const BrgCrosstableLayout *layout,
                           double x,
                           double y,
                           gint *row)
{
  /* The frozen blocks lie above the results and are asked first. */
  static const BrgCrosstableBlock from_top[] = { BRG_CROSSTABLE_LEFT, BRG_CROSSTABLE_RIGHT,
                                                 BRG_CROSSTABLE_MIDDLE };

  g_return_val_if_fail (scene != NULL && layout != NULL && row != NULL, NULL);

  *row = -1;
  if (y < 0 || y >= scene->height)
    return NULL;
  if (y >= layout->head_height)
    *row = (gint) floor ((y - layout->head_height + scene->scroll_y) / layout->row_height);
  if (*row >= layout->table->n_rows)
    return NULL;
  for (gsize i = 0; i < G_N_ELEMENTS (from_top); i++)
    {
      const BrgCrosstableColumn *found = find_in_block (scene, layout, from_top[i], x);

      if (found != NULL)
        return found;
    }
  return NULL;
}
