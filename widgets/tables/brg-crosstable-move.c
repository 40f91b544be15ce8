/* brg-crosstable-move.c - where a key takes the cursor of a crosstable
 *
 * Tests: tests/widgets/test-crosstable-move.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-crosstable-move.h"

/* A step further than any table is long or wide. */
#define FAR (G_MAXINT / 2)

typedef struct
{
  gint rows;
  gint pages;
  gint columns;
} MoveStep;

static const MoveStep steps[] = {
  [BRG_CROSSTABLE_MOVE_LEFT] = { 0, 0, -1 },        [BRG_CROSSTABLE_MOVE_RIGHT] = { 0, 0, 1 },
  [BRG_CROSSTABLE_MOVE_UP] = { -1, 0, 0 },          [BRG_CROSSTABLE_MOVE_DOWN] = { 1, 0, 0 },
  [BRG_CROSSTABLE_MOVE_ROW_START] = { 0, 0, -FAR }, [BRG_CROSSTABLE_MOVE_ROW_END] = { 0, 0, FAR },
  [BRG_CROSSTABLE_MOVE_PAGE_UP] = { 0, -1, 0 },     [BRG_CROSSTABLE_MOVE_PAGE_DOWN] = { 0, 1, 0 },
  [BRG_CROSSTABLE_MOVE_TOP] = { -FAR, 0, 0 },       [BRG_CROSSTABLE_MOVE_BOTTOM] = { FAR, 0, 0 },
};

static gboolean
is_enterable (const BrgCrosstable *table, gint row, gint column)
{
  return row >= 0 && row < table->n_rows && column >= 0 && column < table->n_columns &&
         !(table->rows[row].cells[column].mark & BRG_CELL_DIAGONAL);
}

/* From a result to a result. A step that ends on the diagonal goes one further in its direction;
 * at an edge it goes back by one, and when that is where it came from, there is no step. */
static void
move_for_entry (const BrgCrosstable *table, gint down, gint right, gint *row, gint *column)
{
  gint last = table->n_columns - 1;
  gint inside = CLAMP (*column, 0, last);
  gint new_row = CLAMP (*row + down, 0, table->n_rows - 1);
  /* A step to the side from outside the results ends on the nearest of them. */
  gint new_column = *column == inside ? CLAMP (inside + right, 0, last) : inside;

  down = CLAMP (down, -1, 1);
  right = CLAMP (right, -1, 1);
  for (gint sign = 1; sign >= -1 && !is_enterable (table, new_row, new_column); sign -= 2)
    if (is_enterable (table, new_row + sign * down, new_column + sign * right))
      {
        new_row += sign * down;
        new_column += sign * right;
      }
  if (!is_enterable (table, new_row, new_column))
    return;
  *row = new_row;
  *column = new_column;
}

void
brg_crosstable_move (const BrgCrosstableLayout *layout,
                     BrgCrosstableMove move,
                     gint page_rows,
                     gboolean entry_mode,
                     gint *row,
                     gint *column)
{
  const BrgCrosstable *table;
  gint down, right;

  g_return_if_fail (layout != NULL && row != NULL && column != NULL);
  g_return_if_fail ((guint) move < G_N_ELEMENTS (steps));

  table = layout->table;
  down = steps[move].rows + steps[move].pages * page_rows;
  right = steps[move].columns;
  if (entry_mode && table->n_columns > 0)
    move_for_entry (table, down, right, row, column);
  else
    {
      *row = CLAMP (*row + down, 0, table->n_rows - 1);
      *column = brg_crosstable_layout_step (layout, *column, right);
    }
}

/* Row of the same player in another table; the nearest one when he is not in it. */
static gint
follow_row (const BrgCrosstable *old, gint row, const BrgCrosstable *table)
{
  if (row < 0 || table->n_rows == 0)
    return -1;
  for (gint i = 0; i < table->n_rows; i++)
    if (table->rows[i].player == old->rows[row].player &&
        table->rows[i].is_heading == old->rows[row].is_heading)
      return i;
  return MIN (row, table->n_rows - 1);
}

/* Number of the same column in a table that may have more or fewer of them. */
static gint
follow_column (const BrgCrosstable *old, gint column, const BrgCrosstable *table)
{
  gint index;
  BrgCrosstablePart part;

  part = brg_crosstable_columns_get_part (old, column, &index);
  if (brg_crosstable_columns_count_in_part (table, part) == 0)
    return BRG_CROSSTABLE_COLUMN_NAME;
  index = MIN (index, brg_crosstable_columns_count_in_part (table, part) - 1);
  return brg_crosstable_columns_get_number (table, part, index);
}

void
brg_crosstable_move_to_table (const BrgCrosstable *old,
                              const BrgCrosstable *table,
                              gint *row,
                              gint *column)
{
  g_return_if_fail (row != NULL && column != NULL);

  if (old == NULL || table == NULL)
    {
      *row = -1;
      *column = BRG_CROSSTABLE_COLUMN_NAME;
      return;
    }
  *row = follow_row (old, *row, table);
  *column = follow_column (old, *column, table);
}
