/* brg-crosstable-layout.c - where everything of a crosstable stands
 *
 * Tests: tests/widgets/test-crosstable-layout.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-crosstable-layout.h"

#include <math.h>
#include <string.h>

#include "brg-crosstable-style.h"

/* Below this width, for text of 10 pt, titles and organisations give way to results. */
#define NARROW 900
/* So many results shall be in view before a frozen column may stay. */
#define MIN_RESULTS 5
/* Distance of the last column from the edge. */
#define EDGE 4

typedef struct
{
  gint least;    /* least width, for text of 10 pt */
  gint generous; /* width up to which spare room may widen it, 0 for not at all */
  gint most;     /* width at which its texts are cut, 0 for never */
  double align;
} PartWidth;

static const PartWidth part_widths[2][BRG_CROSSTABLE_N_PARTS] = {
  [BRG_CROSSTABLE_ROUND_ROBIN] = {
    [BRG_CROSSTABLE_PLACE] = { 56, 0, 0, 0.5 },
    [BRG_CROSSTABLE_NUMBER] = { 30, 0, 0, 1 },
    [BRG_CROSSTABLE_NAME] = { 130, 230, 230, 0 },
    [BRG_CROSSTABLE_TITLE] = { 36, 0, 0, 0 },
    [BRG_CROSSTABLE_RATING] = { 46, 0, 0, 1 },
    [BRG_CROSSTABLE_ORGANISATION] = { 80, 180, 220, 0 },
    [BRG_CROSSTABLE_CARRIED] = { 54, 0, 0, 1 },
    [BRG_CROSSTABLE_RESULT] = { 38, 0, 0, 0.5 },
    [BRG_CROSSTABLE_POINTS] = { 54, 0, 0, 1 },
    [BRG_CROSSTABLE_VALUE] = { 50, 0, 0, 1 },
    [BRG_CROSSTABLE_OVERALL] = { 56, 0, 0, 0.5 },
    [BRG_CROSSTABLE_FEDERATION] = { 40, 0, 80, 0 },
    [BRG_CROSSTABLE_BIRTH] = { 40, 0, 0, 1 },
  },
  [BRG_CROSSTABLE_SWISS] = {
    [BRG_CROSSTABLE_PLACE] = { 44, 0, 0, 1 },
    [BRG_CROSSTABLE_NUMBER] = { 34, 0, 0, 1 },
    [BRG_CROSSTABLE_NAME] = { 130, 220, 220, 0 },
    [BRG_CROSSTABLE_TITLE] = { 36, 0, 0, 0 },
    [BRG_CROSSTABLE_RATING] = { 46, 0, 0, 1 },
    [BRG_CROSSTABLE_ORGANISATION] = { 80, 180, 220, 0 },
    [BRG_CROSSTABLE_CARRIED] = { 52, 0, 0, 1 },
    [BRG_CROSSTABLE_RESULT] = { 66, 0, 0, 0.5 },
    [BRG_CROSSTABLE_POINTS] = { 52, 0, 0, 1 },
    [BRG_CROSSTABLE_VALUE] = { 54, 0, 0, 1 },
    [BRG_CROSSTABLE_OVERALL] = { 44, 0, 0, 1 },
    [BRG_CROSSTABLE_FEDERATION] = { 40, 0, 80, 0 },
    [BRG_CROSSTABLE_BIRTH] = { 40, 0, 0, 1 },
  },
};

/* What gives way, in this order, when there is too little room. */
typedef enum
{
  STEP_EVERYTHING,
  STEP_NO_TITLES,
  STEP_NO_ORGANISATIONS,
  STEP_NO_RATINGS,
  STEP_VALUES_SCROLL,
  STEP_SHORT_NAMES,
  STEP_TOTALS_SCROLL,
} Step;

static gint
scale_length (const BrgCrosstableLayout *layout, double length)
{
  return (gint) round (length * layout->unit);
}

/* Widths of texts */

static gint
measure (const BrgCrosstableLayout *layout, const char *text, BrgTextStyle style)
{
  return brg_text_cache_get_width (layout->texts, text, style);
}

static gint
measure_name (const BrgCrosstableLayout *layout, const BrgCrosstableRow *row)
{
  gint width = measure (layout, row->name,
                        brg_crosstable_style_part (layout->table->kind, BRG_CROSSTABLE_NAME, row));

  if (row->chip != NULL && *row->chip != '\0')
    width += scale_length (layout, BRG_CROSSTABLE_CHIP_GAP + 2 * BRG_CROSSTABLE_CHIP_PADDING) +
             measure (layout, row->chip, BRG_TEXT_SMALL);
  return width;
}

static gint
measure_in_row (const BrgCrosstableLayout *layout,
                const BrgCrosstableRow *row,
                BrgCrosstablePart part,
                gint index)
{
  g_autofree char *number = NULL;
  BrgTextStyle style = brg_crosstable_style_part (layout->table->kind, part, row);

  switch (part)
    {
    case BRG_CROSSTABLE_PLACE:
      return measure (layout, row->place, style);
    case BRG_CROSSTABLE_NUMBER:
      number = g_strdup_printf ("%d", row->number);
      return measure (layout, number, style);
    case BRG_CROSSTABLE_NAME:
      return measure_name (layout, row);
    case BRG_CROSSTABLE_TITLE:
      return measure (layout, row->title, style);
    case BRG_CROSSTABLE_RATING:
      return measure (layout, row->rating, style);
    case BRG_CROSSTABLE_ORGANISATION:
      return measure (layout, row->organisation, style);
    case BRG_CROSSTABLE_CARRIED:
      return measure (layout, row->carried, style);
    case BRG_CROSSTABLE_POINTS:
      return measure (layout, row->points, style);
    case BRG_CROSSTABLE_VALUE:
      return measure (layout, row->values[index], style);
    case BRG_CROSSTABLE_OVERALL:
      return measure (layout, row->overall, style);
    case BRG_CROSSTABLE_FEDERATION:
      return measure (layout, row->federation, style);
    case BRG_CROSSTABLE_BIRTH:
      return measure (layout, row->birth, style);
    case BRG_CROSSTABLE_RESULT:
    default:
      return 0;
    }
}

static gint
measure_result (const BrgCrosstableLayout *layout, const BrgCrosstableCell *cell)
{
  BrgCrosstableKind kind = layout->table->kind;
  gint width = measure (layout, cell->text, brg_crosstable_style_cell (kind, cell->mark));

  if (cell->mark & BRG_CELL_ADJOURNED)
    width += scale_length (layout, brg_crosstable_style_envelope (kind) + (width > 0 ? 4 : 0));
  return width;
}

/* Games that stand beside each other in a cell have slots of one width. */
static void
measure_slots (BrgCrosstableLayout *layout, const BrgCrosstableCell *cell)
{
  BrgCrosstableKind kind = layout->table->kind;

  for (gint i = 0; brg_crosstable_cell_has_slots (cell) && i < cell->n_games; i++)
    {
      const BrgCrosstableGame *game = &cell->games[i];
      gint width = measure (layout, game->text, brg_crosstable_style_cell (kind, game->mark));

      width = MAX (width, measure (layout, game->below, BRG_TEXT_SMALL));
      if (game->mark & BRG_CELL_ADJOURNED)
        width = MAX (width, scale_length (layout, brg_crosstable_style_envelope (kind)));
      width += scale_length (layout, BRG_CROSSTABLE_SLOT_GAP);
      layout->slot_width = MAX (layout->slot_width, width);
    }
}

static gint
measure_opponent (const BrgCrosstableLayout *layout, const BrgCrosstableCell *cell)
{
  g_autofree char *number = NULL;

  if (cell->against != NULL)
    return measure (layout, cell->against, BRG_TEXT_PLAIN);
  if (cell->opponent == 0)
    return 0;
  number = g_strdup_printf ("%d", cell->opponent);
  return measure (layout, number, BRG_TEXT_PLAIN);
}

/* All result columns are of one width, so that nothing jumps from round to round. */
static void
measure_cells (BrgCrosstableLayout *layout, gint *alone, gint *most_games)
{
  const BrgCrosstable *table = layout->table;

  for (gint i = 0; i < table->n_rows; i++)
    for (gint j = 0; j < table->n_columns; j++)
      {
        const BrgCrosstableCell *cell = &table->rows[i].cells[j];
        gint width;

        if (brg_crosstable_cell_has_slots (cell))
          {
            measure_slots (layout, cell);
            *most_games = MAX (*most_games, cell->n_games);
            continue;
          }
        width = measure_result (layout, cell);
        if (table->kind == BRG_CROSSTABLE_SWISS && cell->opponent == 0 && cell->against == NULL)
          *alone = MAX (*alone, width);
        else
          layout->result_width = MAX (layout->result_width, width);
        layout->opponent_width = MAX (layout->opponent_width, measure_opponent (layout, cell));
      }
}

static void
measure_results (BrgCrosstableLayout *layout)
{
  const BrgCrosstable *table = layout->table;
  gint alone = 0;
  gint most_games = 0;
  gint needed;

  measure_cells (layout, &alone, &most_games);
  needed = MAX (layout->result_width, most_games * layout->slot_width);
  if (table->kind == BRG_CROSSTABLE_SWISS)
    {
      layout->opponent_width = MAX (layout->opponent_width, measure (layout, "0", BRG_TEXT_PLAIN));
      layout->result_width = MAX (layout->result_width, measure (layout, "½", BRG_TEXT_BOLD));
      needed = layout->opponent_width + layout->result_width +
               scale_length (layout, BRG_CROSSTABLE_SIDE + 2 * BRG_CROSSTABLE_SIDE_GAP);
      needed = MAX (needed, alone);
    }
  for (gint j = 0; j < table->n_columns; j++)
    needed = MAX (needed, measure (layout, table->heads[j], BRG_CROSSTABLE_HEAD_STYLE));
  layout->cell_width =
      MAX (needed + 2 * layout->padding,
           scale_length (layout, part_widths[table->kind][BRG_CROSSTABLE_RESULT].least));
}

static gint
measure_column (const BrgCrosstableLayout *layout, BrgCrosstablePart part, gint index)
{
  const BrgCrosstable *table = layout->table;
  const PartWidth *limits = &part_widths[table->kind][part];
  gint width;

  if (part == BRG_CROSSTABLE_RESULT)
    return layout->cell_width;
  width = measure (layout, brg_crosstable_columns_get_head (table, part, index),
                   BRG_CROSSTABLE_HEAD_STYLE);
  for (gint i = 0; i < table->n_rows; i++)
    width = MAX (width, measure_in_row (layout, &table->rows[i], part, index));
  width += 2 * layout->padding;
  if (limits->most > 0)
    width = MIN (width, scale_length (layout, limits->most));
  return MAX (width, scale_length (layout, limits->least));
}

/* The note of a row is written across the right block, which must be as wide as the note. */
static gint
measure_notes (const BrgCrosstableLayout *layout)
{
  gint width = 0;

  for (gint i = 0; i < layout->table->n_rows; i++)
    width = MAX (width, measure (layout, layout->table->rows[i].note, BRG_TEXT_BOLD));
  return width > 0 ? width + 2 * layout->padding : 0;
}

/* Columns */

static void
add_columns (BrgCrosstableLayout *layout, BrgCrosstablePart part)
{
  const BrgCrosstable *table = layout->table;
  gint n = brg_crosstable_columns_count_in_part (table, part);

  for (gint i = 0; i < n; i++)
    {
      BrgCrosstableColumn *column = &layout->columns[layout->n_columns++];

      column->part = part;
      column->index = i;
      column->column = brg_crosstable_columns_get_number (table, part, i);
      column->is_stop = part == BRG_CROSSTABLE_NAME || column->column != BRG_CROSSTABLE_COLUMN_NAME;
      column->natural = measure_column (layout, part, i);
      column->align = part_widths[table->kind][part].align;
    }
}

/* Fitting */

static BrgCrosstableBlock
block_of_part (BrgCrosstableKind kind, BrgCrosstablePart part, Step step)
{
  switch (part)
    {
    case BRG_CROSSTABLE_TITLE:
    case BRG_CROSSTABLE_BIRTH:
      return step >= STEP_NO_TITLES ? BRG_CROSSTABLE_HIDDEN : BRG_CROSSTABLE_LEFT;
    case BRG_CROSSTABLE_ORGANISATION:
      return step >= STEP_NO_ORGANISATIONS ? BRG_CROSSTABLE_HIDDEN : BRG_CROSSTABLE_LEFT;
    case BRG_CROSSTABLE_RATING:
    case BRG_CROSSTABLE_FEDERATION:
      return step >= STEP_NO_RATINGS ? BRG_CROSSTABLE_HIDDEN : BRG_CROSSTABLE_LEFT;
    case BRG_CROSSTABLE_RESULT:
      return BRG_CROSSTABLE_MIDDLE;
    case BRG_CROSSTABLE_VALUE:
      return step >= STEP_VALUES_SCROLL ? BRG_CROSSTABLE_MIDDLE : BRG_CROSSTABLE_RIGHT;
    case BRG_CROSSTABLE_POINTS:
      return step >= STEP_TOTALS_SCROLL ? BRG_CROSSTABLE_MIDDLE : BRG_CROSSTABLE_RIGHT;
    case BRG_CROSSTABLE_PLACE:
    case BRG_CROSSTABLE_OVERALL:
      if (kind == BRG_CROSSTABLE_SWISS)
        return BRG_CROSSTABLE_LEFT;
      return step >= STEP_TOTALS_SCROLL ? BRG_CROSSTABLE_MIDDLE : BRG_CROSSTABLE_RIGHT;
    case BRG_CROSSTABLE_NUMBER:
    case BRG_CROSSTABLE_NAME:
    case BRG_CROSSTABLE_CARRIED:
    default:
      return BRG_CROSSTABLE_LEFT;
    }
}

/* Puts the columns of each block side by side. */
static void
place_columns (BrgCrosstableLayout *layout)
{
  memset (layout->block_width, 0, sizeof layout->block_width);
  layout->width = 0;
  for (gint i = 0; i < layout->n_columns; i++)
    {
      BrgCrosstableColumn *column = &layout->columns[i];

      if (column->block == BRG_CROSSTABLE_HIDDEN)
        continue;
      column->x = layout->block_width[column->block];
      layout->block_width[column->block] += column->width;
      layout->width += column->width;
    }
}

static BrgCrosstableColumn *
find_part (BrgCrosstableLayout *layout, BrgCrosstablePart part)
{
  for (gint i = 0; i < layout->n_columns; i++)
    if (layout->columns[i].part == part && layout->columns[i].block != BRG_CROSSTABLE_HIDDEN)
      return &layout->columns[i];
  return NULL;
}

/* Edge columns keep a little distance from the edge; the right block has room for the notes. */
static void
widen_edges (BrgCrosstableLayout *layout)
{
  gint edge = scale_length (layout, EDGE);
  BrgCrosstableColumn *points = find_part (layout, BRG_CROSSTABLE_POINTS);

  for (gint i = layout->n_columns - 1; i >= 0; i--)
    if (layout->columns[i].block == BRG_CROSSTABLE_RIGHT)
      {
        layout->columns[i].width += edge;
        break;
      }
  place_columns (layout);
  if (points != NULL)
    points->width +=
        MAX (layout->notes_width - (layout->block_width[points->block] - points->x), 0);
  place_columns (layout);
}

/* Names are cut before the points are out of sight. */
static gint
get_short_name (const BrgCrosstableLayout *layout, const BrgCrosstableColumn *column)
{
  return MIN (column->natural,
              scale_length (layout, part_widths[layout->table->kind][BRG_CROSSTABLE_NAME].least));
}

static void
apply_step (BrgCrosstableLayout *layout, Step step)
{
  for (gint i = 0; i < layout->n_columns; i++)
    {
      BrgCrosstableColumn *column = &layout->columns[i];

      column->block = block_of_part (layout->table->kind, column->part, step);
      column->width = column->part == BRG_CROSSTABLE_NAME && step >= STEP_SHORT_NAMES
                          ? get_short_name (layout, column)
                          : column->natural;
    }
  widen_edges (layout);
}

static gboolean
is_good_enough (const BrgCrosstableLayout *layout, Step step, gint width)
{
  gint room =
      width - layout->block_width[BRG_CROSSTABLE_LEFT] - layout->block_width[BRG_CROSSTABLE_RIGHT];
  gint n_results = step < STEP_SHORT_NAMES ? MIN_RESULTS : 1;
  gint wanted = MIN (layout->block_width[BRG_CROSSTABLE_MIDDLE], n_results * layout->cell_width);

  if (layout->width <= width)
    return TRUE;
  if (width < scale_length (layout, NARROW) && step < STEP_NO_ORGANISATIONS)
    return FALSE;
  return room >= wanted;
}

static void
widen_part (BrgCrosstableLayout *layout, BrgCrosstablePart part, gint *spare)
{
  BrgCrosstableColumn *column = find_part (layout, part);
  gint generous;

  if (column == NULL)
    return;
  generous = scale_length (layout, part_widths[layout->table->kind][part].generous);
  generous = CLAMP (generous - column->width, 0, *spare);
  column->width += generous;
  *spare -= generous;
}

/* Better a table that is seen whole without titles than one with them that must be scrolled. */
static gboolean
fit_whole (BrgCrosstableLayout *layout, gint width)
{
  for (gint step = STEP_EVERYTHING; step <= STEP_NO_RATINGS; step++)
    {
      apply_step (layout, (Step) step);
      if (layout->width <= width)
        return TRUE;
    }
  return FALSE;
}

static void
fit_scrolled (BrgCrosstableLayout *layout, gint width)
{
  gint step = STEP_EVERYTHING;

  apply_step (layout, (Step) step);
  while (step < STEP_TOTALS_SCROLL && !is_good_enough (layout, (Step) step, width))
    apply_step (layout, (Step) ++step);
}

void
brg_crosstable_layout_fit (BrgCrosstableLayout *layout, gint width)
{
  gint spare;

  g_return_if_fail (layout != NULL);

  if (!fit_whole (layout, width))
    fit_scrolled (layout, width);
  if (layout->width >= width)
    return;
  spare = width - layout->width;
  widen_part (layout, BRG_CROSSTABLE_NAME, &spare);
  widen_part (layout, BRG_CROSSTABLE_ORGANISATION, &spare);
  place_columns (layout);
}

BrgCrosstableLayout *
brg_crosstable_layout_new (const BrgCrosstable *table, BrgTextCache *texts)
{
  BrgCrosstableLayout *layout;
  const BrgCrosstablePart *order;

  g_return_val_if_fail (table != NULL, NULL);
  g_return_val_if_fail (texts != NULL, NULL);

  layout = g_new0 (BrgCrosstableLayout, 1);
  layout->table = table;
  layout->texts = texts;
  layout->unit = brg_text_cache_get_unit (texts);
  layout->line = MAX (scale_length (layout, 0.75), 1);
  layout->padding = scale_length (layout, 6);
  layout->head_height = scale_length (layout, brg_crosstable_style_head_height (table->kind));
  layout->row_height = scale_length (layout, brg_crosstable_style_row_height (table->kind));
  layout->height = layout->head_height + table->n_rows * layout->row_height;
  measure_results (layout);
  layout->notes_width = measure_notes (layout);
  layout->columns =
      g_new0 (BrgCrosstableColumn, table->n_columns + table->n_values + BRG_CROSSTABLE_N_PARTS);
  order = brg_crosstable_columns_get_order (table->kind);
  for (gint i = 0; i < BRG_CROSSTABLE_N_PARTS; i++)
    add_columns (layout, order[i]);
  apply_step (layout, STEP_EVERYTHING);
  layout->full_width = layout->width;
  return layout;
}

void
brg_crosstable_layout_free (BrgCrosstableLayout *layout)
{
  if (layout == NULL)
    return;
  g_free (layout->columns);
  g_free (layout);
}

gint
brg_crosstable_layout_get_min_width (const BrgCrosstableLayout *layout)
{
  gint width;

  g_return_val_if_fail (layout != NULL, 0);

  width = layout->table->n_columns > 0 ? layout->cell_width : 0;
  for (gint i = 0; i < layout->n_columns; i++)
    if (block_of_part (layout->table->kind, layout->columns[i].part, STEP_TOTALS_SCROLL) ==
        BRG_CROSSTABLE_LEFT)
      width += layout->columns[i].part == BRG_CROSSTABLE_NAME
                   ? get_short_name (layout, &layout->columns[i])
                   : layout->columns[i].natural;
  return width;
}

/* Steps from column to column */

/* The stop with that index from the left. */
static const BrgCrosstableColumn *
get_stop (const BrgCrosstableLayout *layout, gint index)
{
  for (gint block = 0; block < BRG_CROSSTABLE_N_BLOCKS; block++)
    for (gint i = 0; i < layout->n_columns; i++)
      if ((gint) layout->columns[i].block == block && layout->columns[i].is_stop && index-- == 0)
        return &layout->columns[i];
  return NULL;
}

gint
brg_crosstable_layout_step (const BrgCrosstableLayout *layout, gint column, gint by)
{
  gint at = 0;

  g_return_val_if_fail (layout != NULL, column);

  while (get_stop (layout, at + 1) != NULL && get_stop (layout, at)->column != column)
    at++;
  for (; by < 0 && at > 0; by++)
    at--;
  for (; by > 0 && get_stop (layout, at + 1) != NULL; by--)
    at++;
  return get_stop (layout, at)->column;
}
