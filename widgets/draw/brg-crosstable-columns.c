/* brg-crosstable-columns.c - the columns of a crosstable and their numbers
 *
 * Tests: tests/widgets/test-crosstable-layout.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-crosstable-columns.h"

static const BrgCrosstablePart round_robin_order[BRG_CROSSTABLE_N_PARTS] = {
  BRG_CROSSTABLE_NUMBER,       BRG_CROSSTABLE_NAME,    BRG_CROSSTABLE_TITLE,
  BRG_CROSSTABLE_BIRTH,        BRG_CROSSTABLE_RATING,  BRG_CROSSTABLE_FEDERATION,
  BRG_CROSSTABLE_ORGANISATION, BRG_CROSSTABLE_CARRIED, BRG_CROSSTABLE_RESULT,
  BRG_CROSSTABLE_POINTS,       BRG_CROSSTABLE_VALUE,   BRG_CROSSTABLE_PLACE,
  BRG_CROSSTABLE_OVERALL,
};

static const BrgCrosstablePart swiss_order[BRG_CROSSTABLE_N_PARTS] = {
  BRG_CROSSTABLE_PLACE,   BRG_CROSSTABLE_OVERALL,    BRG_CROSSTABLE_NUMBER,
  BRG_CROSSTABLE_NAME,    BRG_CROSSTABLE_TITLE,      BRG_CROSSTABLE_BIRTH,
  BRG_CROSSTABLE_RATING,  BRG_CROSSTABLE_FEDERATION, BRG_CROSSTABLE_ORGANISATION,
  BRG_CROSSTABLE_CARRIED, BRG_CROSSTABLE_RESULT,     BRG_CROSSTABLE_POINTS,
  BRG_CROSSTABLE_VALUE,
};

const BrgCrosstablePart *
brg_crosstable_columns_get_order (BrgCrosstableKind kind)
{
  return kind == BRG_CROSSTABLE_SWISS ? swiss_order : round_robin_order;
}

gint
brg_crosstable_columns_count_in_part (const BrgCrosstable *table, BrgCrosstablePart part)
{
  g_return_val_if_fail (table != NULL, 0);

  if (part == BRG_CROSSTABLE_RESULT)
    return table->n_columns;
  if (part == BRG_CROSSTABLE_VALUE)
    return table->n_values;
  return part == BRG_CROSSTABLE_NAME || brg_crosstable_columns_get_head (table, part, 0) != NULL;
}

BrgCellMark
brg_crosstable_columns_get_mark (const BrgCrosstable *table, gint row, gint column)
{
  g_return_val_if_fail (table != NULL, BRG_CELL_PLAIN);

  return table->rows[row].cells[column].mark |
         ((table->rows[row].mark | table->column_marks[column]) &
          (BRG_CELL_NOT_COUNTED | BRG_CELL_STRUCK));
}

gint
brg_crosstable_columns_count (const BrgCrosstable *table)
{
  g_return_val_if_fail (table != NULL, 0);

  return table->n_columns + 1 + table->n_values + 1;
}

BrgCrosstablePart
brg_crosstable_columns_get_part (const BrgCrosstable *table, gint column, gint *index)
{
  gint in_part = 0;
  BrgCrosstablePart part;

  g_return_val_if_fail (table != NULL, BRG_CROSSTABLE_NAME);

  if (column < 0)
    part = BRG_CROSSTABLE_NAME;
  else if (column < table->n_columns)
    part = BRG_CROSSTABLE_RESULT, in_part = column;
  else if (column == table->n_columns)
    part = BRG_CROSSTABLE_POINTS;
  else if (column <= table->n_columns + table->n_values)
    part = BRG_CROSSTABLE_VALUE, in_part = column - table->n_columns - 1;
  else
    part = BRG_CROSSTABLE_PLACE;
  if (index != NULL)
    *index = in_part;
  return part;
}

gint
brg_crosstable_columns_get_number (const BrgCrosstable *table, BrgCrosstablePart part, gint index)
{
  g_return_val_if_fail (table != NULL, BRG_CROSSTABLE_COLUMN_NAME);

  switch (part)
    {
    case BRG_CROSSTABLE_RESULT:
      return index;
    case BRG_CROSSTABLE_POINTS:
      return table->n_columns;
    case BRG_CROSSTABLE_VALUE:
      return table->n_columns + 1 + index;
    case BRG_CROSSTABLE_PLACE:
      return table->n_columns + 1 + table->n_values;
    case BRG_CROSSTABLE_NUMBER:
    case BRG_CROSSTABLE_NAME:
    case BRG_CROSSTABLE_TITLE:
    case BRG_CROSSTABLE_RATING:
    case BRG_CROSSTABLE_ORGANISATION:
    case BRG_CROSSTABLE_CARRIED:
    case BRG_CROSSTABLE_OVERALL:
    case BRG_CROSSTABLE_FEDERATION:
    case BRG_CROSSTABLE_BIRTH:
    default:
      return BRG_CROSSTABLE_COLUMN_NAME;
    }
}

const char *
brg_crosstable_columns_get_head (const BrgCrosstable *table, BrgCrosstablePart part, gint index)
{
  g_return_val_if_fail (table != NULL, NULL);

  switch (part)
    {
    case BRG_CROSSTABLE_PLACE:
      return table->head_place;
    case BRG_CROSSTABLE_NUMBER:
      return table->head_number;
    case BRG_CROSSTABLE_NAME:
      return table->head_name;
    case BRG_CROSSTABLE_TITLE:
      return table->head_title;
    case BRG_CROSSTABLE_RATING:
      return table->head_rating;
    case BRG_CROSSTABLE_ORGANISATION:
      return table->head_organisation;
    case BRG_CROSSTABLE_CARRIED:
      return table->head_carried;
    case BRG_CROSSTABLE_RESULT:
      return table->heads[index];
    case BRG_CROSSTABLE_POINTS:
      return table->head_points;
    case BRG_CROSSTABLE_VALUE:
      return table->value_heads[index];
    case BRG_CROSSTABLE_OVERALL:
      return table->head_overall;
    case BRG_CROSSTABLE_FEDERATION:
      return table->head_federation;
    case BRG_CROSSTABLE_BIRTH:
      return table->head_birth;
    default:
      return NULL;
    }
}

/* Marks with what stands below them: `2 (2½)`. */
static char *
dup_marks (const BrgCrosstableCell *cell)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (gint i = 0; i < cell->n_games; i++)
    {
      const BrgCrosstableGame *game = &cell->games[i];

      if (*game->text == '\0')
        continue;
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", game->text);
      if (game->below != NULL)
        g_string_append_printf (text, " (%s)", game->below);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static gboolean
has_below (const BrgCrosstableCell *cell)
{
  for (gint i = 0; cell->games != NULL && i < cell->n_games; i++)
    if (cell->games[i].below != NULL)
      return TRUE;
  return FALSE;
}

static char *
dup_result (const BrgCrosstableCell *cell)
{
  const char *text = cell->text != NULL ? cell->text : "";
  const char *side = cell->colour == BRG_COLOUR_WHITE   ? "□"
                     : cell->colour == BRG_COLOUR_BLACK ? "■"
                                                        : "";

  if (has_below (cell))
    return dup_marks (cell);
  if (cell->against != NULL)
    return g_strdup_printf ("%s%s%s%s", cell->against, side, *text != '\0' ? " " : "", text);
  if (cell->opponent == 0)
    return g_strdup (text);
  return g_strdup_printf ("%d%s%s%s", cell->opponent, side, *text != '\0' ? " " : "", text);
}

char *
brg_crosstable_columns_dup_text (const BrgCrosstable *table,
                                 gint row,
                                 BrgCrosstablePart part,
                                 gint index)
{
  const BrgCrosstableRow *shown;
  const char *text = NULL;

  g_return_val_if_fail (table != NULL, NULL);
  g_return_val_if_fail (row >= 0 && row < table->n_rows, NULL);

  shown = &table->rows[row];
  switch (part)
    {
    case BRG_CROSSTABLE_PLACE:
      text = shown->place;
      break;
    case BRG_CROSSTABLE_NUMBER:
      return g_strdup_printf ("%d", shown->number);
    case BRG_CROSSTABLE_NAME:
      text = shown->name;
      break;
    case BRG_CROSSTABLE_TITLE:
      text = shown->title;
      break;
    case BRG_CROSSTABLE_RATING:
      text = shown->rating;
      break;
    case BRG_CROSSTABLE_ORGANISATION:
      text = shown->organisation;
      break;
    case BRG_CROSSTABLE_CARRIED:
      text = shown->carried;
      break;
    case BRG_CROSSTABLE_RESULT:
      return dup_result (&shown->cells[index]);
    case BRG_CROSSTABLE_POINTS:
      text = shown->points;
      break;
    case BRG_CROSSTABLE_VALUE:
      text = shown->values[index];
      break;
    case BRG_CROSSTABLE_OVERALL:
      text = shown->overall;
      break;
    case BRG_CROSSTABLE_FEDERATION:
      text = shown->federation;
      break;
    case BRG_CROSSTABLE_BIRTH:
      text = shown->birth;
      break;
    default:
      break;
    }
  return g_strdup (text != NULL ? text : "");
}
