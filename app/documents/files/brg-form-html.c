/* brg-form-html.c - a form as a page for a browser: one file, nothing loaded from elsewhere
 *
 * Tests: tests/app/papers/test-paper-files.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-form-html.h"

#include "brg-form-cells.h"

static const char style[] =
    "body{font:16px/1.4 \"PT Serif\",Georgia,serif;color:#000;background:#fff;margin:2rem auto;"
    "max-width:75rem;padding:0 1rem}\n"
    "header,footer{text-align:center}\n"
    ".sides{display:flex;justify-content:space-between;gap:1rem;text-align:left}\n"
    "h1{font-size:1.4rem;margin:.5rem 0}\n"
    "table{border-collapse:collapse;width:100%;margin:1rem 0;"
    "font-family:\"PT Sans\",Arial,sans-serif;font-size:.9rem}\n"
    "th,td{border:1px solid #000;padding:.2rem .4rem;vertical-align:top}\n"
    "thead{position:sticky;top:0;background:#fff}\n"
    ".n{text-align:right;font-variant-numeric:tabular-nums}\n"
    ".c{text-align:center;font-variant-numeric:tabular-nums}\n"
    ".t{background:#e0e0e0}\n"
    ".above td{border-top-width:3px}\n"
    ".struck td{text-decoration:line-through}\n"
    ".signatures td{border:0;padding:.6rem .4rem}\n"
    ".line{border-bottom:1px solid #000!important;min-width:10rem}\n"
    ".wide{overflow-x:auto}\n"
    "footer{font-size:.8rem;border-top:1px solid #000;padding-top:.3rem}\n"
    "@media print{thead{position:static}body{margin:0}}\n";

/* <tag class="class">text</tag>, nothing for an empty text. */
static void
append (GString *html, const char *tag, const char *text)
{
  g_autofree char *plain = brg_form_dup_plain (text);
  g_autofree char *escaped = g_markup_escape_text (plain, -1);

  if (*text != '\0')
    g_string_append_printf (html, "<%s>%s</%s>\n", tag, escaped, tag);
}

static void
append_sides (GString *html, const char *left, const char *right)
{
  if (*left == '\0' && *right == '\0')
    return;
  g_string_append (html, "<div class=\"sides\">");
  append (html, "span", left);
  append (html, "span", right);
  g_string_append (html, "</div>\n");
}

static const char *
class_of (BrgFormColumnKind kind)
{
  switch (kind)
    {
    case BRG_COLUMN_NUMBER:
      return "n";
    case BRG_COLUMN_CENTRED:
    case BRG_COLUMN_SQUARE:
      return "c";
    case BRG_COLUMN_TEXT:
    case BRG_COLUMN_LONG_TEXT:
    case BRG_COLUMN_NAME:
    case BRG_COLUMN_REMARK:
    default:
      return "";
    }
}

static void
append_heads (GString *html, const BrgForm *form)
{
  g_string_append (html, "<thead><tr>");
  for (guint i = 0; i < form->columns->len; i++)
    {
      g_autofree char *head = brg_form_dup_head (form, i);
      g_autofree char *escaped = g_markup_escape_text (head, -1);
      guint span = 1;

      if (brg_form_get_column (form, i)->shares_head)
        continue;
      while (i + span < form->columns->len && brg_form_get_column (form, i + span)->shares_head)
        span++;
      g_string_append (html, "<th scope=\"col\"");
      if (span > 1)
        g_string_append_printf (html, " colspan=\"%u\"", span);
      g_string_append_printf (html, ">%s</th>", escaped);
    }
  g_string_append (html, "</tr></thead>\n");
}

static void
append_cell (GString *html, const BrgForm *form, guint row, guint column)
{
  const BrgFormCell *cell = &brg_form_get_row (form, row)->cells[column];
  g_auto (BrgFormValue) value = brg_form_cells_get (form, row, column);
  g_autofree char *text = NULL;
  const char *class = cell->centred ? "c" : class_of (brg_form_get_column (form, column)->kind);
  gboolean is_bold = (cell->mark & BRG_FORM_BOLD) != 0;
  gboolean is_italic = (cell->mark & BRG_FORM_ITALIC) != 0;
  gboolean is_tinted = (cell->mark & (BRG_FORM_TINTED | BRG_FORM_HATCHED)) != 0;

  if (cell->span == 0)
    return;
  text = g_markup_escape_text (value.text, -1);
  g_string_append (html, "<td");
  if (*class != '\0' || is_tinted)
    g_string_append_printf (html, " class=\"%s%s%s\"", class,
                            *class != '\0' && is_tinted ? " " : "", is_tinted ? "t" : "");
  if (cell->span > 1)
    g_string_append_printf (html, " colspan=\"%u\"", cell->span);
  g_string_append_printf (html, ">%s%s%s%s%s</td>", is_bold ? "<b>" : "", is_italic ? "<i>" : "",
                          text, is_italic ? "</i>" : "", is_bold ? "</b>" : "");
}

void
brg_form_html_append_table (GString *html, const BrgForm *form)
{
  g_return_if_fail (html != NULL && form != NULL);

  if (form->columns->len == 0 || form->rows->len == 0)
    return;
  g_string_append (html, "<div class=\"wide\"><table>\n");
  if (brg_form_cells_has_heads (form))
    append_heads (html, form);
  g_string_append (html, "<tbody>\n");
  for (guint row = 0; row < form->rows->len; row++)
    {
      const BrgFormRow *cells = brg_form_get_row (form, row);

      g_string_append (html, cells->struck_until > 0 ? "<tr class=\"struck\">"
                             : cells->line_above     ? "<tr class=\"above\">"
                                                     : "<tr>");
      for (guint i = 0; i < form->columns->len; i++)
        append_cell (html, form, row, i);
      g_string_append (html, "</tr>\n");
    }
  g_string_append (html, "</tbody>\n</table></div>\n");
}

static void
append_signatures (GString *html, const BrgForm *form)
{
  if (form->signatures->len == 0)
    return;
  g_string_append (html, "<table class=\"signatures\"><tbody>\n");
  for (guint i = 0; i < form->signatures->len; i++)
    {
      const BrgFormSignature *signature = form->signatures->pdata[i];
      g_autofree char *role = g_markup_escape_text (signature->role, -1);
      g_autofree char *name = g_markup_escape_text (signature->name, -1);
      g_autofree char *category = g_markup_escape_text (signature->category, -1);

      g_string_append_printf (
          html, "<tr><td>%s</td><td class=\"line\"></td><td>%s</td><td>%s</td></tr>\n", role, name,
          category);
    }
  g_string_append (html, "</tbody></table>\n");
}

char *
brg_form_html_make (const BrgForm *form, const BrgWords *words)
{
  GString *html = g_string_new ("<!DOCTYPE html>\n");

  g_return_val_if_fail (form != NULL && words != NULL, NULL);

  g_string_append_printf (html, "<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n",
                          brg_words_get_language (words));
  g_string_append (html, "<meta name=\"viewport\" content=\"width=device-width\">\n");
  append (html, "title", *form->subject != '\0' ? form->subject : form->title);
  g_string_append_printf (html, "<style>\n%s</style>\n</head>\n<body>\n<header>\n", style);
  append_sides (html, form->organiser, form->form_number);
  append (html, "h1", form->title);
  for (guint i = 0; i < form->subtitles->len; i++)
    append (html, "p", form->subtitles->pdata[i]);
  append_sides (html, form->left, form->right);
  g_string_append (html, "</header>\n<main>\n");
  for (guint i = 0; i < form->preface->len; i++)
    append (html, "p", form->preface->pdata[i]);
  brg_form_html_append_table (html, form);
  for (guint i = 0; i < form->notes->len; i++)
    append (html, "p", form->notes->pdata[i]);
  append_signatures (html, form);
  append (html, "p", form->stamp);
  g_string_append (html, "</main>\n<footer>\n");
  append (html, "p", form->foot_middle);
  g_string_append (html, "</footer>\n</body>\n</html>\n");
  return g_string_free (html, FALSE);
}
