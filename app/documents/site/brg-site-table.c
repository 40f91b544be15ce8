/* brg-site-table.c - the table of a form in a page
 *
 * Of cells and rows only the beginnings are written: HTML ends them by itself, and a large table is
 * shorter by a third.
 *
 * Tests: tests/app/test-site-pages.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-site-table.h"

#include "brg-form-cells.h"
#include "brg-site-markup.h"

/* As many as the style knows by their numbers. */
#define MOST_NAMED 8

typedef struct
{
  gboolean empty; /* nothing stands in it */
  guint left;     /* its number from 1 where the table says that it begins at the left; 0 else */
} Columns;

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

/* Whether every cell of a column is where its head is: then the table says so once. */
static gboolean
is_all_left (const BrgForm *form, guint column)
{
  if (!is_left (brg_form_get_column (form, column)->kind))
    return FALSE;
  for (guint row = 0; row < form->rows->len; row++)
    if (brg_form_get_row (form, row)->cells[column].centred)
      return FALSE;
  return TRUE;
}

/* Cells that are counted are those of a column only where none spans several. */
static gboolean
has_spans (const BrgForm *form)
{
  for (guint row = 0; row < form->rows->len; row++)
    for (guint i = 0; i < form->columns->len; i++)
      if (brg_form_get_row (form, row)->cells[i].span != 1)
        return TRUE;
  return FALSE;
}

static void
find_columns (Columns *columns, const BrgForm *form)
{
  gboolean is_counted = !has_spans (form);
  guint n = 0;

  for (guint i = 0; i < form->columns->len; i++)
    {
      /* Heads behind one that several columns share have other numbers than the cells. */
      is_counted = is_counted && !brg_form_get_column (form, i)->shares_head;
      columns[i].empty = is_empty (form, i);
      n += columns[i].empty ? 0 : 1;
      columns[i].left =
          is_counted && !columns[i].empty && n <= MOST_NAMED && is_all_left (form, i) ? n : 0;
    }
}

/* `l2 l4`: the second and the fourth column begin at the left. */
static void
append_table (GString *html, const BrgForm *form, const Columns *columns)
{
  const char *between = "<table class=\"";

  for (guint i = 0; i < form->columns->len; i++)
    if (columns[i].left > 0)
      {
        g_string_append_printf (html, "%sl%u", between, columns[i].left);
        between = " ";
      }
  g_string_append (html, *between == ' ' ? "\">\n" : "<table>\n");
}

/* What stands on two lines on paper does so here. */
static void
append_head (GString *html, const char *head)
{
  g_auto (GStrv) lines = g_strsplit (head, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    brg_site_markup_printf (html, i > 0 ? "<br>%s" : "%s", lines[i]);
}

static void
append_heads (GString *html, const BrgForm *form, const Columns *columns)
{
  g_string_append (html, "<thead><tr>");
  for (guint i = 0; i < form->columns->len; i++)
    {
      const BrgFormColumn *column = brg_form_get_column (form, i);
      guint span = 1;

      if (column->shares_head || columns[i].empty)
        continue;
      while (i + span < form->columns->len && brg_form_get_column (form, i + span)->shares_head)
        span++;
      g_string_append (html, "<th scope=col");
      if (span > 1)
        g_string_append_printf (html, " colspan=\"%u\"", span);
      if (is_left (column->kind) && columns[i].left == 0)
        g_string_append (html, " class=l");
      g_string_append_c (html, '>');
      append_head (html, column->head);
    }
  g_string_append (html, "</thead>\n");
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
append_cell (GString *html, const BrgSiteTable *table, guint row, guint column, gboolean is_named)
{
  const BrgFormCell *cell = &brg_form_get_row (table->form, row)->cells[column];
  g_auto (BrgFormValue) value = brg_form_cells_get (table->form, row, column);
  gboolean is_bold = (cell->mark & BRG_FORM_BOLD) != 0;
  gboolean is_tinted = (cell->mark & (BRG_FORM_TINTED | BRG_FORM_HATCHED)) != 0;
  gboolean left = is_left (brg_form_get_column (table->form, column)->kind) && !cell->centred;

  if (cell->span == 0)
    return;
  g_string_append (html, "<td");
  if (is_tinted)
    g_string_append (html, left && !is_named ? " class=\"l t\"" : " class=t");
  else if (left && !is_named)
    g_string_append (html, " class=l");
  if (cell->span > 1)
    g_string_append_printf (html, " colspan=\"%u\"", cell->span);
  g_string_append (html, is_bold ? "><b>" : ">");
  brg_site_table_append_name (html, left ? table->links : NULL, value.text);
  if (is_bold)
    g_string_append (html, "</b>");
}

static void
append_row (GString *html, const BrgSiteTable *table, guint row, const Columns *columns)
{
  const BrgFormRow *cells = brg_form_get_row (table->form, row);

  g_string_append (html, cells->struck_until > 0 ? "<tr class=\"struck\">"
                         : cells->line_above     ? "<tr class=\"above\">"
                                                 : "<tr>");
  for (guint i = 0; i < table->form->columns->len; i++)
    if (!columns[i].empty)
      append_cell (html, table, row, i, columns[i].left > 0);
  g_string_append (html, "\n");
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
  g_autofree Columns *columns = NULL;

  g_return_if_fail (html != NULL && table != NULL);

  form = table->form;
  columns = g_new0 (Columns, form->columns->len + 1);
  find_columns (columns, form);
  append_sentences (html, form->preface);
  if (form->columns->len > 0 && form->rows->len > 0)
    {
      g_string_append (html, "<div class=\"wide\" tabindex=\"0\" role=\"group\"");
      brg_site_markup_printf (html, " aria-label=\"%s\">\n", table->caption);
      append_table (html, form, columns);
      brg_site_markup_printf (html, "<caption>%s</caption>\n", table->caption);
      if (brg_form_cells_has_heads (form))
        append_heads (html, form, columns);
      g_string_append (html, "<tbody>\n");
      for (guint row = 0; row < form->rows->len; row++)
        append_row (html, table, row, columns);
      g_string_append (html, "</tbody></table>\n</div>\n");
    }
  append_sentences (html, form->notes);
}
