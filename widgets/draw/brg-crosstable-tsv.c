/* brg-crosstable-tsv.c - a crosstable as text for a spreadsheet
 *
 * Tests: tests/widgets/test-crosstable-tsv.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-crosstable-tsv.h"

#include "brg-crosstable-columns.h"

static gboolean
has_text (const char *text)
{
  return text != NULL && *text != '\0';
}

static void
add_field (GPtrArray *fields, const char *text)
{
  g_ptr_array_add (fields, g_strdelimit (g_strdup (text != NULL ? text : ""), "\t\n\r", ' '));
}

static gboolean
has_remarks (const BrgCrosstable *table)
{
  for (gint i = 0; i < table->n_rows; i++)
    if (has_text (table->rows[i].chip) || has_text (table->rows[i].note))
      return TRUE;
  return FALSE;
}

static char *
dup_result (const BrgCrosstable *table, gint row, gint column)
{
  g_autofree char *text =
      brg_crosstable_columns_dup_text (table, row, BRG_CROSSTABLE_RESULT, column);
  BrgCellMark mark = brg_crosstable_columns_get_mark (table, row, column);

  if (mark & BRG_CELL_ADJOURNED)
    {
      g_autofree char *plain = g_steal_pointer (&text);

      text = g_strconcat (plain, has_text (plain) ? " " : "", "✉", NULL);
    }
  if (mark & (BRG_CELL_NOT_COUNTED | BRG_CELL_STRUCK) && has_text (text))
    return g_strdup_printf ("[%s]", text);
  return g_steal_pointer (&text);
}

static char *
dup_field (const BrgCrosstable *table, gint row, BrgCrosstablePart part, gint index)
{
  if (row < 0)
    return g_strdup (brg_crosstable_columns_get_head (table, part, index));
  if (part == BRG_CROSSTABLE_RESULT)
    return dup_result (table, row, index);
  if (has_text (table->rows[row].note) &&
      (part == BRG_CROSSTABLE_POINTS || part == BRG_CROSSTABLE_VALUE ||
       part == BRG_CROSSTABLE_PLACE))
    return g_strdup ("");
  return brg_crosstable_columns_dup_text (table, row, part, index);
}

static void
add_remarks (GPtrArray *fields, const BrgCrosstableRow *row)
{
  g_autofree char *remarks = NULL;

  if (has_text (row->chip) && has_text (row->note))
    remarks = g_strdup_printf ("%s; %s", row->chip, row->note);
  add_field (fields, remarks != NULL ? remarks : has_text (row->note) ? row->note : row->chip);
}

/* The heading is row -1. */
static void
append_line (GString *text, const BrgCrosstable *table, gint row, gboolean with_remarks)
{
  g_autoptr (GPtrArray) fields = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *line = NULL;
  const BrgCrosstablePart *order = brg_crosstable_columns_get_order (table->kind);

  for (gint i = 0; i < BRG_CROSSTABLE_N_PARTS; i++)
    for (gint j = 0; j < brg_crosstable_columns_count_in_part (table, order[i]); j++)
      {
        g_autofree char *field = dup_field (table, row, order[i], j);

        add_field (fields, field);
      }
  if (with_remarks && row >= 0)
    add_remarks (fields, &table->rows[row]);
  else if (with_remarks)
    add_field (fields, NULL);
  g_ptr_array_add (fields, NULL);
  line = g_strjoinv ("\t", (char **) fields->pdata);
  g_string_append_printf (text, "%s\n", line);
}

char *
brg_crosstable_to_tsv (const BrgCrosstable *table)
{
  GString *text;
  gboolean with_remarks;

  g_return_val_if_fail (table != NULL, NULL);

  text = g_string_new (NULL);
  with_remarks = has_remarks (table);
  for (gint row = -1; row < table->n_rows; row++)
    append_line (text, table, row, with_remarks);
  return g_string_free (text, FALSE);
}
