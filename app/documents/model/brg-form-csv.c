/* brg-form-csv.c - the table of a form as CSV
 *
 * Tests: tests/app/test-documents-forms.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-form-csv.h"

#include "brg-csv.h"

/* Figures in threes as one number, which is what a spreadsheet reads. */
static char *
dup_cell (const char *text)
{
  GString *cell = g_string_new (text);

  if (g_ascii_isdigit (*text) && text[strspn (text, "0123456789.,\302\240")] == '\0')
    g_string_replace (cell, "\u00a0", "", 0);
  return g_string_free (cell, FALSE);
}

char *
brg_form_to_csv (const BrgForm *form, char separator)
{
  g_autoptr (GString) csv = g_string_new (NULL);
  g_auto (GStrv) heads = NULL;
  guint n_columns;

  g_return_val_if_fail (form != NULL, NULL);
  g_return_val_if_fail (separator == ',' || separator == ';' || separator == '\t', NULL);

  n_columns = form->columns->len;
  g_return_val_if_fail (n_columns > 0, NULL);
  heads = g_new0 (char *, n_columns + 1);
  for (guint i = 0; i < n_columns; i++)
    heads[i] = brg_form_dup_head (form, i);
  brg_csv_append_row (csv, (const char *const *) heads, separator, BRG_CSV_SAFE);
  for (guint row = 0; row < form->rows->len; row++)
    {
      g_auto (GStrv) cells = g_new0 (char *, n_columns + 1);

      for (guint i = 0; i < n_columns; i++)
        cells[i] = dup_cell (brg_form_get_row (form, row)->cells[i].text);
      brg_csv_append_row (csv, (const char *const *) cells, separator, BRG_CSV_SAFE);
    }
  return g_string_free (g_steal_pointer (&csv), FALSE);
}
