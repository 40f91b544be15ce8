/* brg-form-file.c - a form as a file for other programs
 *
 * Tests: tests/app/papers/test-paper-files.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-form-file.h"

#include "brg-csv.h"
#include "brg-form-cells.h"
#include "brg-form-fods.h"
#include "brg-form-html.h"
#include "brg-form-text.h"
#include "brg-form-xlsx.h"

#include <string.h>

#define BYTE_ORDER_MARK "\xef\xbb\xbf"
#define SEPARATOR ';'

static const char *const suffixes[BRG_N_FORM_FILE_KINDS] = {
  [BRG_FORM_FILE_CSV] = ".csv",   [BRG_FORM_FILE_XLSX] = ".xlsx", [BRG_FORM_FILE_FODS] = ".fods",
  [BRG_FORM_FILE_HTML] = ".html", [BRG_FORM_FILE_TEXT] = ".txt",
};

gboolean
brg_form_file_find_kind (const char *path, BrgFormFileKind *kind)
{
  const char *dot;

  g_return_val_if_fail (path != NULL && kind != NULL, FALSE);

  dot = strrchr (path, '.');
  for (guint i = 0; dot != NULL && i < BRG_N_FORM_FILE_KINDS; i++)
    if (g_ascii_strcasecmp (dot, suffixes[i]) == 0)
      {
        *kind = (BrgFormFileKind) i;
        return TRUE;
      }
  return FALSE;
}

/* A number as the programs of the country read it: without spaces, with its decimal sign. */
static char *
dup_number (const BrgFormValue *value, const BrgWords *words)
{
  char figures[G_ASCII_DTOSTR_BUF_SIZE];
  GString *text;

  g_ascii_formatd (figures, sizeof figures, value->has_fraction ? "%.15g" : "%.0f", value->number);
  text = g_string_new (figures);
  g_string_replace (text, ".", WC_ (words, "decimal sign", "."), 1);
  return g_string_free (text, FALSE);
}

static void
append_rows (GString *csv, const BrgForm *form, const BrgWords *words)
{
  for (guint row = 0; row < form->rows->len; row++)
    {
      g_auto (GStrv) cells = g_new0 (char *, form->columns->len + 1);

      for (guint i = 0; i < form->columns->len; i++)
        {
          g_auto (BrgFormValue) value = brg_form_cells_get (form, row, i);

          cells[i] = value.is_number ? dup_number (&value, words) : g_steal_pointer (&value.text);
        }
      brg_csv_append_row (csv, (const char *const *) cells, SEPARATOR, BRG_CSV_SAFE);
    }
}

static GBytes *
make_csv (const BrgForm *form, const BrgWords *words)
{
  GString *csv = g_string_new (BYTE_ORDER_MARK);

  if (brg_form_cells_has_heads (form))
    {
      g_auto (GStrv) heads = g_new0 (char *, form->columns->len + 1);

      for (guint i = 0; i < form->columns->len; i++)
        heads[i] = brg_form_dup_head (form, i);
      brg_csv_append_row (csv, (const char *const *) heads, SEPARATOR, BRG_CSV_SAFE);
    }
  append_rows (csv, form, words);
  return g_string_free_to_bytes (csv);
}

GBytes *
brg_form_file_make (const BrgForm *form,
                    BrgFormFileKind kind,
                    const BrgWords *words,
                    const char *made_at,
                    GError **error)
{
  char *text;

  g_return_val_if_fail (form != NULL && words != NULL && made_at != NULL, NULL);
  g_return_val_if_fail (kind < BRG_N_FORM_FILE_KINDS, NULL);

  switch (kind)
    {
    case BRG_FORM_FILE_XLSX:
      return brg_form_xlsx_make (form, made_at, error);
    case BRG_FORM_FILE_FODS:
      text = brg_form_fods_make (form, made_at);
      return g_bytes_new_take (text, strlen (text));
    case BRG_FORM_FILE_HTML:
      text = brg_form_html_make (form, words);
      return g_bytes_new_take (text, strlen (text));
    case BRG_FORM_FILE_TEXT:
      text = brg_form_text_make (form, words);
      return g_bytes_new_take (text, strlen (text));
    case BRG_FORM_FILE_CSV:
    default:
      return make_csv (form, words);
    }
}
