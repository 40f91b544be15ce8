/* brg-site-table.c - the table of a form in a page
 *
 * Tests: tests/app/test-site-pages.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-site-table.h"

#include "brg-form-cells.h"
#include "brg-site-markup.h"

static gboolean
is_left (BrgFormColumnKind kind)
{
  return kind == BRG_COLUMN_TEXT || kind == BRG_COLUMN_LONG_TEXT || kind == BRG_COLUMN_NAME ||
         kind == BRG_COLUMN_REMARK;
}

/* Whether nothing stands in a column: it says nothing in a page either. */
static gboolean
is_empty (const BrgForm *form, guint column)
{
  if (brg_form_get_column (form, column)->shares_head ||
      (column + 1 < form->columns->len && brg_form_get_column (form, column + 1)->shares_head))
    return FALSE;
  for (guint row = 0; row < form->rows->len; row++)
    {
      const BrgFormCell *cell = &brg_form_get_row (form, row)->cells[column];

      if (cell->span != 1 || *cell->text != '\0' || cell->aside != NULL)
        return FALSE;
    }
  return TRUE;
}

static void
append_heads (GString *html, const BrgForm *form, const gboolean *empty)
{
  g_string_append (html, "<thead><tr>");
  for (guint i = 0; i < form->columns->len; i++)
    {
      const BrgFormColumn *column = brg_form_get_column (form, i);
      guint span = 1;

      if (column->shares_head || empty[i])
        continue;
      while (i + span < form->columns->len && brg_form_get_column (form, i + span)->shares_head)
        span++;
      g_string_append (html, "<th scope=\"col\"");
      if (span > 1)
        g_string_append_printf (html, " colspan=\"%u\"", span);
      if (is_left (column->kind))
        g_string_append (html, " class=\"l\"");
      brg_site_markup_printf (html, ">%s</th>", column->head);
    }
  g_string_append (html, "</tr></thead>\n");
}

void
brg_site_table_append_name (GString *html, GHashTable *links, const char *name)
{
  const char *way = links != NULL ? g_hash_table_lookup (links, name) : NULL;

  g_return_if_fail (html != NULL && name != NULL);

  if (way != NULL)
    brg_site_markup_printf (html, "<a href=\"%s\">%s</a>", way, name);
  else
    brg_site_markup_text (html, name);
}

static void
append_cell (GString *html, const BrgSiteTable *table, guint row, guint column)
{
  const BrgFormCell *cell = &brg_form_get_row (table->form, row)->cells[column];
  g_auto (BrgFormValue) value = brg_form_cells_get (table->form, row, column);
  gboolean is_bold = (cell->mark & BRG_FORM_BOLD) != 0;
  gboolean is_tinted = (cell->mark & (BRG_FORM_TINTED | BRG_FORM_HATCHED)) != 0;
  gboolean left = is_left (brg_form_get_column (table->form, column)->kind) && !cell->centred;

  if (cell->span == 0)
    return;
  g_string_append (html, "<td");
  if (left || is_tinted)
    g_string_append_printf (html, " class=\"%s\"", is_tinted ? (left ? "l t" : "t") : "l");
  if (cell->span > 1)
    g_string_append_printf (html, " colspan=\"%u\"", cell->span);
  g_string_append (html, is_bold ? "><b>" : ">");
  brg_site_table_append_name (html, left ? table->links : NULL, value.text);
  g_string_append (html, is_bold ? "</b></td>" : "</td>");
}

static void
append_row (GString *html, const BrgSiteTable *table, guint row, const gboolean *empty)
{
  const BrgFormRow *cells = brg_form_get_row (table->form, row);

  g_string_append (html, cells->struck_until > 0 ? "<tr class=\"struck\">"
                         : cells->line_above     ? "<tr class=\"above\">"
                                                 : "<tr>");
  for (guint i = 0; i < table->form->columns->len; i++)
    if (!empty[i])
      append_cell (html, table, row, i);
  g_string_append (html, "</tr>\n");
}

static void
append_sentences (GString *html, const GPtrArray *sentences)
{
  for (guint i = 0; i < sentences->len; i++)
    if (*(const char *) sentences->pdata[i] != '\0')
      brg_site_markup_printf (html, "<p class=\"note\">%s</p>\n",
                              (const char *) sentences->pdata[i]);
}

void
brg_site_table_append (GString *html, const BrgSiteTable *table)
{
  const BrgForm *form;
  g_autofree gboolean *empty = NULL;

  g_return_if_fail (html != NULL && table != NULL);

  form = table->form;
  empty = g_new0 (gboolean, form->columns->len + 1);
  for (guint i = 0; i < form->columns->len; i++)
    empty[i] = is_empty (form, i);
  append_sentences (html, form->preface);
  if (form->columns->len > 0 && form->rows->len > 0)
    {
      g_string_append (html, "<div class=\"wide\" tabindex=\"0\" role=\"group\"");
      brg_site_markup_printf (html, " aria-label=\"%s\">\n<table>\n<caption>%s</caption>\n",
                              table->caption, table->caption);
      if (brg_form_cells_has_heads (form))
        append_heads (html, form, empty);
      g_string_append (html, "<tbody>\n");
      for (guint row = 0; row < form->rows->len; row++)
        append_row (html, table, row, empty);
      g_string_append (html, "</tbody></table>\n</div>\n");
    }
  append_sentences (html, form->notes);
}
