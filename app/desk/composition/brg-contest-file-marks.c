/* brg-contest-file-marks.c - marks of a contest as CSV: all of them, and the sheet of a judge
 *
 * Rules: rus-draughts-2022 11.5.2, 11.7
 * Tests: tests/app/bergerctl-contest.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-file-marks.h"

#include "brg-composition-facts.h"
#include "brg-composition-number.h"
#include "brg-csv.h"
#include "brg-format-error.h"
#include "brg-text-file.h"

static void
mark_free (BrgContestFileMark *mark)
{
  if (mark == NULL)
    return;
  g_free (mark->remark);
  g_free (mark);
}

/* ----- Writing ----- */

/* Takes @cell. */
static void
add_cell (GPtrArray *cells, char *cell)
{
  g_ptr_array_add (cells, cell);
}

static void
append_row (GString *text, GPtrArray *cells)
{
  g_ptr_array_add (cells, NULL);
  brg_csv_append_row (text, (const char *const *) cells->pdata, ',', BRG_CSV_SAFE);
  g_ptr_array_set_size (cells, 0);
}

static char *
dup_number (gint64 number)
{
  return number < 0 ? g_strdup ("") : brg_composition_number_dup_text (number);
}

char *
brg_contest_file_marks_write (const BrgContestDesk *desk)
{
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_judges;

  g_return_val_if_fail (desk != NULL, NULL);

  n_judges = brg_contest_desk_count_judges (desk);
  add_cell (cells, g_strdup ("work"));
  add_cell (cells, g_strdup ("section"));
  if (!desk->hides_authors)
    add_cell (cells, g_strdup ("authors"));
  for (guint n = 0; n < n_judges; n++)
    add_cell (cells, g_strdup_printf ("mark-%u", n + 1));
  add_cell (cells, g_strdup ("result"));
  add_cell (cells, g_strdup ("place"));
  append_row (text, cells);
  for (guint i = 0; i < desk->works->len; i++)
    {
      const BrgContestWorkRow *row = desk->works->pdata[i];

      if (!row->is_judged)
        continue;
      add_cell (cells, g_strdup_printf ("%u", row->work->number));
      add_cell (cells, g_strdup (row->section->name));
      if (!desk->hides_authors)
        add_cell (cells, g_strdup (row->authors));
      for (guint n = 0; n < n_judges; n++)
        add_cell (cells,
                  n < row->section->judges->len ? dup_number (row->marks[n]) : g_strdup (""));
      /* rus-draughts-2022 11.5.2: results are of sheets that were handed in. */
      add_cell (cells, brg_contest_desk_are_marks_in (desk, row->section) ? dup_number (row->result)
                                                                          : g_strdup (""));
      add_cell (cells, row->first == 0 ? g_strdup ("")
                       : row->first == row->last
                           ? g_strdup_printf ("%u", row->first)
                           : g_strdup_printf ("%u-%u", row->first, row->last));
      append_row (text, cells);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
brg_contest_file_marks_write_sheet (const BrgContestDesk *desk, const BrgContestJudge *judge)
{
  static const char *const heading[] = { "work", "mark", "remark", NULL };
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (desk != NULL && judge != NULL, NULL);

  brg_csv_append_row (text, heading, ',', BRG_CSV_SAFE);
  for (guint i = 0; i < desk->works->len; i++)
    {
      const BrgContestWorkRow *row = desk->works->pdata[i];
      const BrgContestMarkRow *mark;

      if (!row->is_judged || row->section->id != judge->section_id)
        continue;
      mark = brg_contest_find_mark (desk->contest, row->work->id, judge->id);
      add_cell (cells, g_strdup_printf ("%u", row->work->number));
      add_cell (cells, dup_number (mark != NULL ? mark->mark : -1));
      add_cell (cells, g_strdup (mark != NULL ? mark->remark : ""));
      append_row (text, cells);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* ----- Reading ----- */

enum
{
  COLUMN_WORK,
  COLUMN_MARK,
  COLUMN_REMARK,
  N_COLUMNS,
};

typedef struct
{
  const BrgCsv *csv;
  const BrgContestDesk *desk;
  const BrgContestJudge *judge;
  gint columns[N_COLUMNS]; /* -1: not there */
} Sheet;

static gboolean
find_columns (Sheet *sheet, GError **error)
{
  static const char *const names[N_COLUMNS] = { "work", "mark", "remark" };

  for (guint n = 0; n < N_COLUMNS; n++)
    {
      sheet->columns[n] = -1;
      for (guint i = 0; sheet->csv->rows->len > 0 && i < brg_csv_get_row_length (sheet->csv, 0);
           i++)
        if (g_ascii_strcasecmp (brg_csv_get_cell (sheet->csv, 0, i)->text, names[n]) == 0)
          sheet->columns[n] = (gint) i;
    }
  if (sheet->columns[COLUMN_WORK] >= 0 && sheet->columns[COLUMN_MARK] >= 0)
    return TRUE;
  brg_format_set_error (error, BRG_FORMAT_ERROR_NOT_RECOGNISED, sheet->csv->name, 1, 1,
                        _ ("the columns work and mark are expected"));
  return FALSE;
}

static const BrgContestWork *
find_work (const Sheet *sheet, const char *text)
{
  guint64 number;

  if (!g_ascii_string_to_unsigned (text, 10, 1, G_MAXINT, &number, NULL))
    return NULL;
  for (guint i = 0; i < sheet->desk->works->len; i++)
    {
      const BrgContestWorkRow *row = sheet->desk->works->pdata[i];

      if (row->work->number == number)
        return row->is_judged && row->section->id == sheet->judge->section_id ? row->work : NULL;
    }
  return NULL;
}

static gboolean
fail (const Sheet *sheet, guint row, guint column, const char *what, GError **error)
{
  const BrgCsvCell *cell = brg_csv_get_cell (sheet->csv, row, (guint) sheet->columns[column]);
  const BrgCsvCell *first = brg_csv_get_cell (sheet->csv, row, 0);

  brg_format_set_error (error, BRG_FORMAT_ERROR_SYNTAX, sheet->csv->name,
                        cell != NULL ? cell->line : first->line, cell != NULL ? cell->column : 1,
                        "%s", what);
  return FALSE;
}

static const char *
get_text (const Sheet *sheet, guint row, guint column)
{
  const BrgCsvCell *cell = sheet->columns[column] >= 0
                               ? brg_csv_get_cell (sheet->csv, row, (guint) sheet->columns[column])
                               : NULL;

  return cell != NULL ? cell->text : "";
}

static gboolean
read_row (const Sheet *sheet, guint row, GPtrArray *marks, GError **error)
{
  const BrgContestWork *work = find_work (sheet, get_text (sheet, row, COLUMN_WORK));
  const char *text = get_text (sheet, row, COLUMN_MARK);
  BrgContestFileMark *mark;
  guint thousandths = 0;

  if (work == NULL)
    return fail (sheet, row, COLUMN_WORK, _ ("no work that this judge judges has such a number"),
                 error);
  for (guint i = 0; i < marks->len; i++)
    if (((const BrgContestFileMark *) marks->pdata[i])->work_id == work->id)
      return fail (sheet, row, COLUMN_WORK, _ ("the work stands here twice"), error);
  if (*text != '\0' && !brg_composition_read_mark (text, &thousandths))
    return fail (sheet, row, COLUMN_MARK, _ ("this is no mark from 0 to 10"), error);
  mark = g_new0 (BrgContestFileMark, 1);
  mark->work_id = work->id;
  mark->mark = *text != '\0' ? (gint) thousandths : -1;
  mark->remark = g_strdup (get_text (sheet, row, COLUMN_REMARK));
  mark->line = brg_csv_get_cell (sheet->csv, row, 0)->line;
  g_ptr_array_add (marks, mark);
  return TRUE;
}

GPtrArray *
brg_contest_file_marks_read (GBytes *bytes,
                             const char *name,
                             const BrgContestDesk *desk,
                             const BrgContestJudge *judge,
                             GError **error)
{
  g_autoptr (GPtrArray) marks = g_ptr_array_new_with_free_func ((GDestroyNotify) mark_free);
  g_autoptr (BrgTextFile) file = NULL;
  g_autoptr (BrgCsv) csv = NULL;
  Sheet sheet = { .desk = desk, .judge = judge };

  g_return_val_if_fail (bytes != NULL && name != NULL && desk != NULL && judge != NULL, NULL);

  file = brg_text_file_new_from_bytes (bytes, name, error);
  csv = file != NULL ? brg_csv_read (file->text, (gssize) file->length, name, BRG_CSV_DETECT, error)
                     : NULL;
  if (csv == NULL)
    return NULL;
  sheet.csv = csv;
  if (!find_columns (&sheet, error))
    return NULL;
  for (guint row = 1; row < csv->rows->len; row++)
    if (!read_row (&sheet, row, marks, error))
      return NULL;
  return g_steal_pointer (&marks);
}
