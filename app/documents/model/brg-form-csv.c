/* brg-form-csv.c - the table of a form as CSV
 *
 * Tests: tests/app/test-documents-forms.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-form-csv.h"

#include "brg-csv.h"

#define SOFT_HYPHEN "\302\255"

/* Headings may hold places where they may be broken. */
static char *
dup_head (const BrgForm *form, guint index)
{
  const BrgFormColumn *column = brg_form_get_column (form, index);
  g_autoptr (GString) head = g_string_new (column->head);
  guint first = index;

  while (first > 0 && brg_form_get_column (form, first)->shares_head)
    first--;
  if (first < index)
    g_string_printf (head, "%s %u", brg_form_get_column (form, first)->head, index - first + 1);
  g_string_replace (head, SOFT_HYPHEN, "", 0);
  g_string_replace (head, "\n", " ", 0);
  /* The blanks behind a head make room on paper for what is written in by hand. */
  return g_strchomp (g_string_free (g_steal_pointer (&head), FALSE));
}

char *
brg_form_to_csv (const BrgForm *form, char separator)
{
  g_autoptr (GString) csv = g_string_new (NULL);
  g_auto (GStrv) heads = NULL;
  g_autofree const char **cells = NULL;
  guint n_columns;

  g_return_val_if_fail (form != NULL, NULL);
  g_return_val_if_fail (separator == ',' || separator == ';' || separator == '\t', NULL);

  n_columns = form->columns->len;
  g_return_val_if_fail (n_columns > 0, NULL);
  heads = g_new0 (char *, n_columns + 1);
  for (guint i = 0; i < n_columns; i++)
    heads[i] = dup_head (form, i);
  brg_csv_append_row (csv, (const char *const *) heads, separator, BRG_CSV_SAFE);
  cells = g_new0 (const char *, n_columns + 1);
  for (guint row = 0; row < form->rows->len; row++)
    {
      for (guint i = 0; i < n_columns; i++)
        cells[i] = brg_form_get_row (form, row)->cells[i].text;
      brg_csv_append_row (csv, cells, separator, BRG_CSV_SAFE);
    }
  return g_string_free (g_steal_pointer (&csv), FALSE);
}
