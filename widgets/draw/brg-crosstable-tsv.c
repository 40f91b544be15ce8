/* brg-crosstable-tsv.c - a crosstable as text for a spreadsheet
 *
 * Tests: tests/widgets/test-crosstable-tsv.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-crosstable-tsv.h"

#include <string.h>

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

/* Points, tie-breaks and results as a spreadsheet reads them: `2½` is 2.5, `−4` is -4. A mark such
 * as `+`, a range of places and several results of a cell stay what they are. */
char *
brg_crosstable_dup_number (const char *text, const char *decimal)
{
  static const struct
  {
    const char *sign;
    const char *decimals;
  } parts[] = {
    { "½", "5" },   { "¼", "25" },  { "¾", "75" },  { "⅛", "125" },
    { "⅜", "375" }, { "⅝", "625" }, { "⅞", "875" },
  };
  const char *rest = text;
  const char *decimals = "";
  gsize n_digits;
  gboolean is_negative;

  g_return_val_if_fail (text != NULL && decimal != NULL, NULL);

  is_negative = g_str_has_prefix (rest, "−") || *rest == '-';
  if (is_negative)
    rest = g_utf8_next_char (rest);
  else if (*rest == '+')
    rest++;
  n_digits = strspn (rest, "0123456789");
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    if (g_str_equal (rest + n_digits, parts[i].sign))
      decimals = parts[i].decimals;
  if (rest[n_digits] == '.' || rest[n_digits] == ',')
    {
      decimals = rest + n_digits + 1;
      if (n_digits == 0 || *decimals == '\0' || decimals[strspn (decimals, "0123456789")] != '\0')
        return NULL;
    }
  else if (rest[n_digits] != '\0' && *decimals == '\0')
    return NULL;
  if (n_digits == 0 && *decimals == '\0')
    return NULL;
  return g_strdup_printf ("%s%.*s%s%s", is_negative ? "-" : "", n_digits > 0 ? (gint) n_digits : 1,
                          n_digits > 0 ? rest : "0", *decimals != '\0' ? decimal : "", decimals);
}

static char *
dup_shown (const BrgCrosstable *table, gint row, BrgCrosstablePart part, gint index)
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

static gboolean
may_be_number (BrgCrosstablePart part)
{
  return part == BRG_CROSSTABLE_RESULT || part == BRG_CROSSTABLE_POINTS ||
         part == BRG_CROSSTABLE_VALUE || part == BRG_CROSSTABLE_CARRIED;
}

static char *
dup_field (const BrgCrosstable *table,
           gint row,
           BrgCrosstablePart part,
           gint index,
           const char *decimal)
{
  g_autofree char *text = dup_shown (table, row, part, index);
  char *number;

  if (decimal == NULL || row < 0 || !may_be_number (part))
    return g_steal_pointer (&text);
  number = brg_crosstable_dup_number (text, decimal);
  return number != NULL ? number : g_steal_pointer (&text);
}

static void
add_remarks (GPtrArray *fields, const BrgCrosstableRow *row)
{
  g_autofree char *remarks = NULL;

  if (has_text (row->chip) && has_text (row->note))
    remarks = g_strdup_printf ("%s; %s", row->chip, row->note);
  add_field (fields, remarks != NULL ? remarks : has_text (row->note) ? row->note : row->chip);
}

char **
brg_crosstable_list_fields (const BrgCrosstable *table, gint row, const char *decimal)
{
  g_autoptr (GPtrArray) fields = NULL;
  const BrgCrosstablePart *order;

  g_return_val_if_fail (table != NULL && row >= -1 && row < table->n_rows, NULL);

  fields = g_ptr_array_new_with_free_func (g_free);
  order = brg_crosstable_columns_get_order (table->kind);
  for (gint i = 0; i < BRG_CROSSTABLE_N_PARTS; i++)
    for (gint j = 0; j < brg_crosstable_columns_count_in_part (table, order[i]); j++)
      {
        g_autofree char *field = dup_field (table, row, order[i], j, decimal);

        add_field (fields, field);
      }
  if (has_remarks (table) && row >= 0)
    add_remarks (fields, &table->rows[row]);
  else if (has_remarks (table))
    add_field (fields, NULL);
  g_ptr_array_set_free_func (fields, NULL);
  g_ptr_array_add (fields, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&fields), FALSE);
}

char *
brg_crosstable_to_tsv (const BrgCrosstable *table, gint first, gint last, const char *decimal)
{
  GString *text;

  g_return_val_if_fail (table != NULL, NULL);

  text = g_string_new (NULL);
  for (gint row = -1; row <= MIN (last, table->n_rows - 1);
       row = row < 0 ? MAX (first, 0) : row + 1)
    {
      g_auto (GStrv) fields = brg_crosstable_list_fields (table, row, decimal);
      g_autofree char *line = g_strjoinv ("\t", fields);

      g_string_append_printf (text, "%s\n", line);
    }
  return g_string_free (text, FALSE);
}

static void
append_html_row (GString *text, char **fields, const char *tag, const char *decimal)
{
  g_string_append (text, "<tr>");
  for (gint i = 0; fields[i] != NULL; i++)
    {
      g_autofree char *quoted = g_markup_escape_text (fields[i], -1);
      g_autofree char *value = decimal != NULL && *tag == 't' && tag[1] == 'd'
                                   ? brg_crosstable_dup_number (fields[i], ".")
                                   : NULL;

      /* Two spreadsheets, two names for the value behind what is shown. */
      if (value != NULL)
        g_string_append_printf (text, "<%s sdval=\"%s\" x:num=\"%s\">%s</%s>", tag, value, value,
                                quoted, tag);
      else
        g_string_append_printf (text, "<%s>%s</%s>", tag, quoted, tag);
    }
  g_string_append (text, "</tr>\n");
}

char *
brg_crosstable_to_html (const BrgCrosstable *table, gint first, gint last, const char *decimal)
{
  GString *text;

  g_return_val_if_fail (table != NULL, NULL);

  text = g_string_new ("<html xmlns:x=\"urn:schemas-microsoft-com:office:excel\"><head>"
                       "<meta http-equiv=\"content-type\" content=\"text/html; charset=utf-8\"/>"
                       "</head><body><table>\n");
  for (gint row = -1; row <= MIN (last, table->n_rows - 1);
       row = row < 0 ? MAX (first, 0) : row + 1)
    {
      g_auto (GStrv) fields = brg_crosstable_list_fields (table, row, decimal);

      append_html_row (text, fields, row < 0 ? "th" : "td", decimal);
    }
  g_string_append (text, "</table></body></html>\n");
  return g_string_free (text, FALSE);
}
