/* brg-form-fods.c - a form as a flat OpenDocument spreadsheet
 *
 * Tests: tests/app/papers/test-paper-files.c, tests/app/bergerctl-paper-files.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-form-fods.h"

#include "brg-form-cells.h"

#define NAMES "urn:oasis:names:tc:opendocument:xmlns:"
/* Widths of columns in letters, and the width of a letter. */
#define LEAST_WIDTH 4
#define MOST_WIDTH 60
#define MM_OF_A_LETTER 2
/* Looks of a cell: a bit each. */
#define N_LOOKS 16
#define LOOK_FRACTION 8

static const char begin[] =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<office:document xmlns:office=\"" NAMES "office:1.0\" xmlns:style=\"" NAMES "style:1.0\""
    " xmlns:text=\"" NAMES "text:1.0\" xmlns:table=\"" NAMES "table:1.0\""
    " xmlns:number=\"" NAMES "datastyle:1.0\" xmlns:meta=\"" NAMES "meta:1.0\""
    " xmlns:fo=\"" NAMES "xsl-fo-compatible:1.0\""
    " xmlns:dc=\"http://purl.org/dc/elements/1.1/\" office:version=\"1.2\""
    " office:mimetype=\"application/vnd.oasis.opendocument.spreadsheet\">\n";

static const char fixed_styles[] =
    "<number:number-style style:name=\"whole\"><number:number number:decimal-places=\"0\""
    " number:min-integer-digits=\"1\"/></number:number-style>\n"
    "<number:number-style style:name=\"parts\"><number:number number:decimal-places=\"2\""
    " number:min-decimal-places=\"1\" number:min-integer-digits=\"1\"/></number:number-style>\n"
    "<style:style style:name=\"title\" style:family=\"table-cell\"><style:text-properties"
    " fo:font-weight=\"bold\" fo:font-size=\"14pt\"/></style:style>\n";

static void
append_text (GString *file, const char *text)
{
  g_autofree char *plain = brg_form_dup_plain (text);
  g_autofree char *escaped = g_markup_escape_text (plain, -1);

  g_string_append (file, escaped);
}

/* ----- Looks ----- */

static void
append_look (GString *file, guint look)
{
  g_string_append_printf (file,
                          "<style:style style:name=\"look%u\" style:family=\"table-cell\""
                          " style:data-style-name=\"%s\"><style:table-cell-properties"
                          " fo:border=\"0.5pt solid #000000\" fo:wrap-option=\"wrap\"%s/>"
                          "<style:text-properties%s%s/></style:style>\n",
                          look, (look & LOOK_FRACTION) != 0 ? "parts" : "whole",
                          (look & BRG_FORM_TINTED) != 0 ? " fo:background-color=\"#e0e0e0\"" : "",
                          (look & BRG_FORM_BOLD) != 0 ? " fo:font-weight=\"bold\"" : "",
                          (look & BRG_FORM_ITALIC) != 0 ? " fo:font-style=\"italic\"" : "");
}

static gint
find_width (const BrgForm *form, guint column)
{
  g_autofree char *head = brg_form_dup_head (form, column);
  glong width = g_utf8_strlen (head, -1);

  for (guint row = 0; row < form->rows->len; row++)
    {
      const BrgFormCell *cell = &brg_form_get_row (form, row)->cells[column];

      if (cell->span == 1)
        width = MAX (width, g_utf8_strlen (cell->text, -1));
    }
  return (gint) CLAMP (width + 1, LEAST_WIDTH, MOST_WIDTH);
}

static void
append_styles (GString *file, const BrgForm *form)
{
  g_string_append_printf (file, "<office:automatic-styles>\n%s", fixed_styles);
  for (guint look = 0; look < N_LOOKS; look++)
    append_look (file, look);
  for (guint i = 0; i < form->columns->len; i++)
    g_string_append_printf (file,
                            "<style:style style:name=\"column%u\" style:family=\"table-column\">"
                            "<style:table-column-properties style:column-width=\"%dmm\"/>"
                            "</style:style>\n",
                            i, find_width (form, i) * MM_OF_A_LETTER);
  g_string_append (file, "</office:automatic-styles>\n");
}

/* ----- Cells ----- */

/* A row of one text above or below the table. */
static void
append_line (GString *file, const char *text, const char *style)
{
  g_string_append (file, "<table:table-row><table:table-cell office:value-type=\"string\"");
  if (style != NULL)
    g_string_append_printf (file, " table:style-name=\"%s\"", style);
  g_string_append (file, "><text:p>");
  append_text (file, text);
  g_string_append (file, "</text:p></table:table-cell></table:table-row>\n");
}

static void
append_lines (GString *file, const GPtrArray *lines)
{
  for (guint i = 0; i < lines->len; i++)
    append_line (file, lines->pdata[i], NULL);
}

/* No text becomes a formula: it says that it is a text. */
static void
append_value (GString *file, const BrgFormValue *value)
{
  char figures[G_ASCII_DTOSTR_BUF_SIZE];

  if (value->is_number)
    g_string_append_printf (file, " office:value-type=\"float\" office:value=\"%s\">",
                            g_ascii_formatd (figures, sizeof figures, "%.15g", value->number));
  else
    g_string_append (file, " office:value-type=\"string\">");
  g_string_append (file, "<text:p>");
  append_text (file, value->text);
  g_string_append (file, "</text:p></table:table-cell>");
}

static void
append_cell (GString *file, const BrgForm *form, guint row, guint column)
{
  const BrgFormCell *cell = &brg_form_get_row (form, row)->cells[column];
  g_auto (BrgFormValue) value = brg_form_cells_get (form, row, column);
  guint look = cell->mark & (BRG_FORM_BOLD | BRG_FORM_ITALIC | BRG_FORM_TINTED);

  if (cell->span == 0)
    {
      g_string_append (file, "<table:covered-table-cell/>");
      return;
    }
  if ((cell->mark & BRG_FORM_HATCHED) != 0)
    look |= BRG_FORM_TINTED;
  if (value.has_fraction)
    look |= LOOK_FRACTION;
  g_string_append_printf (file, "<table:table-cell table:style-name=\"look%u\"", look);
  if (cell->span > 1)
    g_string_append_printf (file, " table:number-columns-spanned=\"%u\"", cell->span);
  append_value (file, &value);
}

static void
append_heads (GString *file, const BrgForm *form)
{
  g_string_append (file, "<table:table-header-rows><table:table-row>");
  for (guint i = 0; i < form->columns->len; i++)
    {
      g_auto (BrgFormValue) head = { .text = brg_form_dup_head (form, i) };

      g_string_append_printf (file, "<table:table-cell table:style-name=\"look%u\"",
                              (guint) (BRG_FORM_BOLD | BRG_FORM_TINTED));
      append_value (file, &head);
    }
  g_string_append (file, "</table:table-row></table:table-header-rows>\n");
}

static void
append_table (GString *file, const BrgForm *form)
{
  for (guint i = 0; i < form->columns->len; i++)
    g_string_append_printf (file, "<table:table-column table:style-name=\"column%u\"/>\n", i);
  append_line (file, form->title, "title");
  append_lines (file, form->subtitles);
  if (*form->left != '\0')
    append_line (file, form->left, NULL);
  if (*form->right != '\0')
    append_line (file, form->right, NULL);
  append_lines (file, form->preface);
  append_line (file, "", NULL);
  if (brg_form_cells_has_heads (form))
    append_heads (file, form);
  for (guint row = 0; row < form->rows->len; row++)
    {
      g_string_append (file, "<table:table-row>");
      for (guint i = 0; i < form->columns->len; i++)
        append_cell (file, form, row, i);
      g_string_append (file, "</table:table-row>\n");
    }
  append_line (file, "", NULL);
  append_lines (file, form->notes);
  /* When it was made, and its state: "provisional". */
  if (*form->foot_middle != '\0')
    append_line (file, form->foot_middle, NULL);
}

char *
brg_form_fods_make (const BrgForm *form, const char *made_at)
{
  GString *file = g_string_new (begin);

  g_return_val_if_fail (form != NULL && made_at != NULL, NULL);

  g_string_append (file, "<office:meta><dc:title>");
  append_text (file, *form->subject != '\0' ? form->subject : form->title);
  g_string_append (file, "</dc:title>");
  if (*made_at != '\0')
    g_string_append_printf (file, "<meta:creation-date>%s</meta:creation-date>", made_at);
  g_string_append (file, "</office:meta>\n");
  append_styles (file, form);
  g_string_append (file, "<office:body><office:spreadsheet><table:table table:name=\"1\">\n");
  append_table (file, form);
  g_string_append (file, "</table:table></office:spreadsheet></office:body></office:document>\n");
  return g_string_free (file, FALSE);
}
