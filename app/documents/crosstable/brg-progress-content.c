/* brg-progress-content.c - places by rounds as a chart and as a table, for screen and paper
 *
 * Tests: tests/app/test-table-kinds.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-progress-content.h"

#include "brg-crosstable-private.h"
#include "brg-name-words.h"
#include "brg-roman.h"

static char *
dup_place (const BrgProgressPoint *point)
{
  BrgStanding standing = { .has_place = point->place > 0,
                           .place = point->place,
                           .last_place = point->last_place };

  return brg_crosstable_content_place (&standing);
}

static void
fill_line (const BrgTableSource *source,
           const BrgProgress *progress,
           BrgProgressLine *line,
           gint player)
{
  const BrgEntry *entry = brg_snapshot_get_entry (source->snapshot, player);
  g_autofree char *name = brg_name_words_dup (source->snapshot, player, BRG_NAME_SHORT, NULL);

  line->player = player;
  line->name = g_strdup_printf ("%d %s", entry->number, name);
  for (gint k = 0; k < progress->n_rounds; k++)
    {
      const BrgProgressPoint *point = brg_progress_get (progress, player, k + 1);

      line->places[k] = point->place;
      line->texts[k] = dup_place (point);
    }
}

BrgProgressChart *
brg_progress_content_chart (const BrgTableSource *source,
                            const BrgProgress *progress,
                            const BrgTableChoice *choice)
{
  BrgTableChoice by_place;
  BrgTableFilling filling;
  BrgProgressChart *chart;

  g_return_val_if_fail (source != NULL && progress != NULL && choice != NULL, NULL);

  by_place = *choice;
  by_place.order = BRG_TABLE_BY_PLACE;
  brg_table_filling_begin (&filling, source, &by_place, NULL);
  chart = brg_progress_chart_new (progress->n_rounds, filling.n_rows);
  for (gint k = 0; k < progress->n_rounds; k++)
    chart->heads[k] = brg_roman ((guint) k + 1);
  for (gint i = 0; i < filling.n_rows; i++)
    fill_line (source, progress, &chart->lines[i], filling.order[i]);
  brg_table_filling_clear (&filling);
  return chart;
}

static void
fill_row (const BrgProgress *progress, BrgCrosstableRow *row, gint player)
{
  for (gint k = 0; k < progress->n_rounds; k++)
    {
      row->cells[k].round = k + 1;
      row->cells[k].text = dup_place (brg_progress_get (progress, player, k + 1));
    }
}

BrgCrosstable *
brg_progress_content_table (const BrgTableSource *source,
                            const BrgProgress *progress,
                            const BrgTableChoice *choice,
                            const BrgWords *words)
{
  BrgTableFilling filling;
  BrgCrosstable *table;

  g_return_val_if_fail (source != NULL && progress != NULL && choice != NULL && words != NULL,
                        NULL);

  brg_table_filling_begin (&filling, source, choice, words);
  filling.n_values = 0;
  table = brg_crosstable_new (BRG_CROSSTABLE_SWISS, filling.n_rows, progress->n_rounds, 0);
  brg_table_filling_heads (&filling, table);
  for (gint k = 0; k < progress->n_rounds; k++)
    table->heads[k] = brg_roman ((guint) k + 1);
  for (gint i = 0; i < filling.n_rows; i++)
    {
      brg_table_filling_person (&filling, &table->rows[i], filling.order[i]);
      brg_table_filling_totals (&filling, &table->rows[i], filling.order[i]);
      fill_row (progress, &table->rows[i], filling.order[i]);
    }
  brg_table_filling_drop_columns (&filling, table);
  table->legend = g_new0 (char *, 2);
  /* Translators: legend of a table with a column a round: "В клетках – место после тура." */
  table->legend[0] = g_strdup (W_ (words, "In a cell: the place after the round."));
  brg_table_filling_clear (&filling);
  return table;
}
