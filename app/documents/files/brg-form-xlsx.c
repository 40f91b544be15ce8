/* brg-form-xlsx.c - a form as a workbook of one sheet
 *
 * Tests: tests/app/papers/test-paper-files.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-form-xlsx.h"

#include "brg-form-cells.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <xlsxwriter.h>

/* Widths of columns in figures. */
#define LEAST_WIDTH 4
#define MOST_WIDTH 60

/* Rows above the table: the title, the lines under it and an empty one. */
typedef struct
{
  lxw_workbook *workbook;
  lxw_worksheet *sheet;
  const BrgForm *form;
  lxw_row_t row;
} Writer;

static lxw_format *
new_format (const Writer *writer, BrgFormMark mark, gboolean has_fraction)
{
  lxw_format *format = workbook_add_format (writer->workbook);

  if ((mark & BRG_FORM_BOLD) != 0)
    format_set_bold (format);
  if ((mark & BRG_FORM_ITALIC) != 0)
    format_set_italic (format);
  if ((mark & (BRG_FORM_TINTED | BRG_FORM_HATCHED)) != 0)
    {
      format_set_pattern (format, LXW_PATTERN_SOLID);
      format_set_bg_color (format, 0xE0E0E0);
    }
  /* 19.5 is shown as 19½ is: with its half, and aligned on it. */
  format_set_num_format (format, has_fraction ? "0.0#" : "0");
  format_set_border (format, LXW_BORDER_THIN);
  format_set_align (format, LXW_ALIGN_VERTICAL_TOP);
  format_set_text_wrap (format);
  return format;
}

static void
write_title (Writer *writer)
{
  lxw_format *bold = workbook_add_format (writer->workbook);
  g_autofree char *title = brg_form_dup_plain (writer->form->title);

  format_set_bold (bold);
  format_set_font_size (bold, 14);
  worksheet_write_string (writer->sheet, writer->row++, 0, title, bold);
  for (guint i = 0; i < writer->form->subtitles->len; i++)
    worksheet_write_string (writer->sheet, writer->row++, 0, writer->form->subtitles->pdata[i],
                            NULL);
  if (*writer->form->left != '\0')
    worksheet_write_string (writer->sheet, writer->row++, 0, writer->form->left, NULL);
  if (*writer->form->right != '\0')
    worksheet_write_string (writer->sheet, writer->row++, 0, writer->form->right, NULL);
  for (guint i = 0; i < writer->form->preface->len; i++)
    worksheet_write_string (writer->sheet, writer->row++, 0, writer->form->preface->pdata[i], NULL);
  writer->row++;
}

static void
write_heads (Writer *writer)
{
  lxw_format *format = new_format (writer, BRG_FORM_BOLD | BRG_FORM_TINTED, FALSE);

  if (!brg_form_cells_has_heads (writer->form))
    return;
  for (guint i = 0; i < writer->form->columns->len; i++)
    {
      g_autofree char *head = brg_form_dup_head (writer->form, i);

      worksheet_write_string (writer->sheet, writer->row, (lxw_col_t) i, head, format);
    }
  writer->row++;
  /* What is above stays in sight while one scrolls. */
  worksheet_freeze_panes (writer->sheet, writer->row, 0);
}

static void
write_cell (const Writer *writer, guint row, guint column, lxw_format *const *formats)
{
  const BrgFormCell *cell = &brg_form_get_row (writer->form, row)->cells[column];
  g_auto (BrgFormValue) value = brg_form_cells_get (writer->form, row, column);
  guint mark = (guint) cell->mark & (BRG_FORM_BOLD | BRG_FORM_ITALIC | BRG_FORM_TINTED);
  lxw_format *format = formats[2 * mark + (value.has_fraction ? 1 : 0)];
  lxw_row_t at = writer->row + row;

  if (cell->span > 1)
    {
      worksheet_merge_range (writer->sheet, at, (lxw_col_t) column, at,
                             (lxw_col_t) (column + cell->span - 1), value.text, format);
      return;
    }
  if (cell->span == 0)
    return;
  if (value.is_number)
    worksheet_write_number (writer->sheet, at, (lxw_col_t) column, value.number, format);
  else if (*value.text == '\0')
    worksheet_write_blank (writer->sheet, at, (lxw_col_t) column, format);
  else
    worksheet_write_string (writer->sheet, at, (lxw_col_t) column, value.text, format);
}

static void
write_rows (Writer *writer)
{
  lxw_format *formats[16];

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    formats[i] = new_format (writer, i / 2, i % 2 == 1);
  for (guint row = 0; row < writer->form->rows->len; row++)
    for (guint i = 0; i < writer->form->columns->len; i++)
      write_cell (writer, row, i, formats);
  writer->row += writer->form->rows->len + 1;
  for (guint i = 0; i < writer->form->notes->len; i++)
    worksheet_write_string (writer->sheet, writer->row++, 0, writer->form->notes->pdata[i], NULL);
  /* When it was made, and its state: "provisional". */
  if (*writer->form->foot_middle != '\0')
    worksheet_write_string (writer->sheet, writer->row++, 0, writer->form->foot_middle, NULL);
}

static void
set_widths (const Writer *writer)
{
  for (guint i = 0; i < writer->form->columns->len; i++)
    {
      g_autofree char *head = brg_form_dup_head (writer->form, i);
      glong width = g_utf8_strlen (head, -1) + 2;

      for (guint row = 0; row < writer->form->rows->len; row++)
        if (brg_form_get_row (writer->form, row)->cells[i].span == 1)
          width = MAX (width,
                       g_utf8_strlen (brg_form_get_row (writer->form, row)->cells[i].text, -1) + 1);
      worksheet_set_column (writer->sheet, (lxw_col_t) i, (lxw_col_t) i,
                            CLAMP (width, LEAST_WIDTH, MOST_WIDTH), NULL);
    }
}

static time_t
read_time (const char *made_at)
{
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
  g_autoptr (GDateTime) time = g_date_time_new_from_iso8601 (made_at, utc);

  return time != NULL ? (time_t) g_date_time_to_unix (time) : 0;
}

static void
write_sheet (lxw_workbook *workbook, const BrgForm *form, const char *made_at)
{
  Writer writer = { workbook, workbook_add_worksheet (workbook, NULL), form, 0 };
  lxw_doc_properties properties = { .title = form->subject, .author = form->organiser };

  /* The library takes the time of day for 0, and no file would be like another. */
  properties.created = MAX (read_time (made_at), 1);
  workbook_set_properties (workbook, &properties);
  write_title (&writer);
  write_heads (&writer);
  write_rows (&writer);
  set_widths (&writer);
  if (form->columns->len > 6)
    worksheet_set_landscape (writer.sheet);
  worksheet_fit_to_pages (writer.sheet, 1, 0);
  worksheet_set_paper (writer.sheet, 9);
}

/* The library writes files only: it gets a folder of its own. */
GBytes *
brg_form_xlsx_make (const BrgForm *form, const char *made_at, GError **error)
{
  g_autofree char *folder = g_dir_make_tmp ("berger-XXXXXX", error);
  g_autofree char *path = folder != NULL ? g_build_filename (folder, "form.xlsx", NULL) : NULL;
  lxw_workbook_options options = { .constant_memory = LXW_FALSE, .tmpdir = folder };
  lxw_workbook *workbook;
  lxw_error status = LXW_NO_ERROR;
  char *data = NULL;
  gsize length = 0;

  if (folder == NULL)
    return NULL;
  workbook = workbook_new_opt (path, &options);
  if (workbook != NULL)
    {
      write_sheet (workbook, form, made_at);
      status = workbook_close (workbook);
    }
  if (workbook == NULL || status != LXW_NO_ERROR)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, _ ("The workbook could not be made: %s"),
                 lxw_strerror (status));
  else
    g_file_get_contents (path, &data, &length, error);
  g_unlink (path);
  g_rmdir (folder);
  return data != NULL ? g_bytes_new_take (data, length) : NULL;
}
