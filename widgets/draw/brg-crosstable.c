/* brg-crosstable.c - what a crosstable shows, for screen and paper alike
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-crosstable.h"

BrgCrosstable *
brg_crosstable_new (BrgCrosstableKind kind, gint n_rows, gint n_columns, gint n_values)
{
  BrgCrosstable *table;

  g_return_val_if_fail (n_rows >= 0 && n_columns >= 0 && n_values >= 0, NULL);

  table = g_new0 (BrgCrosstable, 1);
  table->kind = kind;
  table->n_rows = n_rows;
  table->n_columns = n_columns;
  table->n_values = n_values;
  table->heads = g_new0 (char *, n_columns + 1);
  table->value_heads = g_new0 (char *, n_values + 1);
  table->column_marks = g_new0 (BrgCellMark, n_columns);
  table->rows = g_new0 (BrgCrosstableRow, n_rows);
  table->value_names = g_new0 (char *, n_values + 1);
  table->column_players = g_new0 (gint, n_columns);
  for (gint i = 0; i < n_rows; i++)
    {
      table->rows[i].values = g_new0 (char *, n_values + 1);
      table->rows[i].cells = g_new0 (BrgCrosstableCell, n_columns);
    }
  return table;
}

gboolean
brg_crosstable_cell_has_slots (const BrgCrosstableCell *cell)
{
  g_return_val_if_fail (cell != NULL, FALSE);

  return cell->games != NULL && cell->n_games > 0 &&
         (cell->n_games > 1 || cell->games[0].below != NULL);
}

static void
clear_cell (BrgCrosstableCell *cell)
{
  for (gint i = 0; cell->games != NULL && i < cell->n_games; i++)
    {
      g_free (cell->games[i].text);
      g_free (cell->games[i].below);
    }
  g_free (cell->games);
  g_free (cell->against);
  g_free (cell->text);
}

static void
clear_row (BrgCrosstableRow *row, gint n_columns, gint n_values)
{
  g_free (row->place);
  g_free (row->name);
  g_free (row->title);
  g_free (row->rating);
  g_free (row->organisation);
  g_free (row->chip);
  g_free (row->note);
  g_free (row->carried);
  g_free (row->points);
  g_free (row->overall);
  g_free (row->federation);
  g_free (row->birth);
  for (gint i = 0; i < n_values; i++)
    g_free (row->values[i]);
  g_free (row->values);
  for (gint i = 0; i < n_columns; i++)
    clear_cell (&row->cells[i]);
  g_free (row->cells);
}

void
brg_crosstable_free (BrgCrosstable *table)
{
  if (table == NULL)
    return;
  for (gint i = 0; i < table->n_rows; i++)
    clear_row (&table->rows[i], table->n_columns, table->n_values);
  for (gint i = 0; i < table->n_columns; i++)
    g_free (table->heads[i]);
  for (gint i = 0; i < table->n_values; i++)
    {
      g_free (table->value_heads[i]);
      g_free (table->value_names[i]);
    }
  g_free (table->value_names);
  g_free (table->column_players);
  g_free (table->heads);
  g_free (table->value_heads);
  g_free (table->rows);
  g_free (table->column_marks);
  g_free (table->head_place);
  g_free (table->head_number);
  g_free (table->head_name);
  g_free (table->head_title);
  g_free (table->head_rating);
  g_free (table->head_organisation);
  g_free (table->head_carried);
  g_free (table->head_points);
  g_free (table->head_overall);
  g_free (table->head_federation);
  g_free (table->head_birth);
  g_strfreev (table->legend);
  g_free (table);
}
