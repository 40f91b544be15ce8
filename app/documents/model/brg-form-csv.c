/* brg-form-csv.c - the table of a form as CSV
 *
 * Tests: tests/app/test-documents-forms.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-form-csv.h"

#include <string.h>

#define SOFT_HYPHEN "\302\255"

static void
append_field (GString *csv, const char *text, char separator)
{
  if (strchr (text, separator) == NULL && strpbrk (text, "\"\r\n") == NULL)
    {
      g_string_append (csv, text);
      return;
    }
  g_string_append_c (csv, '"');
  for (const char *at = text; *at != '\0'; at++)
    {
      if (*at == '"')
        g_string_append_c (csv, '"');
      g_string_append_c (csv, *at);
    }
  g_string_append_c (csv, '"');
}

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
  return g_string_free (g_steal_pointer (&head), FALSE);
}

static void
end_field (GString *csv, gboolean is_last, char separator)
{
  if (is_last)
    g_string_append (csv, "\r\n");
  else
    g_string_append_c (csv, separator);
}

char *
brg_form_to_csv (const BrgForm *form, char separator)
{
  g_autoptr (GString) csv = g_string_new (NULL);
  guint n_columns;

  g_return_val_if_fail (form != NULL, NULL);
  g_return_val_if_fail (separator == ',' || separator == ';' || separator == '\t', NULL);

  n_columns = form->columns->len;
  for (guint i = 0; i < n_columns; i++)
    {
      g_autofree char *head = dup_head (form, i);

      append_field (csv, head, separator);
      end_field (csv, i + 1 == n_columns, separator);
    }
  for (guint row = 0; row < form->rows->len; row++)
    for (guint i = 0; i < n_columns; i++)
      {
        append_field (csv, brg_form_get_row (form, row)->cells[i].text, separator);
        end_field (csv, i + 1 == n_columns, separator);
      }
  return g_string_free (g_steal_pointer (&csv), FALSE);
}
