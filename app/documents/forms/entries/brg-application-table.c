/* brg-application-table.c - the table of the players of an entry
 *
 * Rules: rus-draughts-2022 2.2.3, app. 3, app. 4
 * Tests: tests/app/test-documents-application.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-application-private.h"

#include "brg-date-words.h"

/* Lengths in millimetres, sizes of type in points. */
#define FORM_WIDTH 267.0 /* all columns on A4 */
#define ROW_HEIGHT 15.2
#define HEAD_HEIGHT 15.8
#define PADDING 1.3
#define FIRST_LINE 4.2
#define BOX 2.9
#define STAMP_LINE 4.4
#define TYPE_SIZE 10.0
#define LEAST_SIZE 5.0
#define HEAD_SIZE 8.0
#define SMALL_SIZE 7.0
#define LEAST_TYPE 0.75 /* of the usual type, on narrow paper */

enum
{
  COLUMN_NUMBER,
  COLUMN_NAME,
  COLUMN_BIRTH,
  COLUMN_TITLE,
  COLUMN_DISCIPLINE,
  COLUMN_ADDRESS,
  COLUMN_PASSPORT,
  COLUMN_COACH,
  COLUMN_DOCTOR,
};

/* rus-draughts-2022 app. 3, app. 4: the final entry has the doctor's column. */
static const double widths[BRG_N_ENTRY_STAGES][BRG_MOST_APPLICATION_COLUMNS] = {
  [BRG_ENTRY_PRELIMINARY] = { 8, 64, 31, 24, 25, 45, 38, 32 },
  [BRG_ENTRY_FINAL] = { 8, 56, 31, 24, 25, 35, 30, 25, 33 },
};

static BrgType
sans (const BrgApplicationSheet *sheet, double size, gboolean is_bold)
{
  return (BrgType){ BRG_FACE_SANS, size * sheet->type, is_bold, FALSE };
}

void
brg_application_table_set_columns (BrgApplicationSheet *sheet)
{
  const double *own = widths[sheet->application->stage];

  sheet->n_columns = sheet->application->stage == BRG_ENTRY_FINAL ? 9 : 8;
  sheet->scale = (sheet->sheet->right - sheet->sheet->left) / (FORM_WIDTH * BRG_MM);
  sheet->type = CLAMP (sheet->scale, LEAST_TYPE, 1);
  sheet->lefts[0] = sheet->sheet->left;
  for (guint i = 0; i < sheet->n_columns; i++)
    sheet->lefts[i + 1] = sheet->lefts[i] + own[i] * sheet->scale * BRG_MM;
}

/* Beside a text in its column. */
static double
padding (const BrgApplicationSheet *sheet)
{
  return PADDING * MIN (sheet->scale, 1) * BRG_MM;
}

static double
inner_width (const BrgApplicationSheet *sheet, guint column)
{
  return sheet->lefts[column + 1] - sheet->lefts[column] - 2 * padding (sheet);
}

/* Down to the size in which the longest piece that is never broken has its place. */
static BrgType
fit (const BrgApplicationSheet *sheet, BrgType type, const char *markup, double width)
{
  BrgTextWidth measured = brg_typesetter_measure (sheet->typesetter, &type, markup);

  if (measured.least > width)
    type.size = MAX (LEAST_SIZE, type.size * width / measured.least * 0.995);
  return type;
}

/* A text that may take several lines from @baseline on; returns the baseline of the last one. */
static double
add_text (const BrgApplicationSheet *sheet,
          BrgPrintPage *page,
          BrgType type,
          const char *text,
          guint column,
          double baseline,
          double align)
{
  double width = inner_width (sheet, column);
  char *markup = g_markup_escape_text (text, -1);
  BrgType fitted = fit (sheet, type, markup, width);
  guint n_lines = brg_typesetter_count_lines (sheet->typesetter, &fitted, markup, width);

  brg_print_page_add_text (page, &fitted, markup, sheet->lefts[column] + padding (sheet), baseline,
                           width, align);
  return baseline + (n_lines - 1) * fitted.size * BRG_LEADING;
}

static void
add_edges (const BrgApplicationSheet *sheet,
           BrgPrintPage *page,
           BrgPrintPageLineStyle upper,
           BrgPrintPageLineStyle lower,
           double top,
           double bottom)
{
  double right = sheet->lefts[sheet->n_columns];

  brg_print_page_add_line (page, upper, sheet->lefts[0], top, right, top);
  brg_print_page_add_line (page, lower, sheet->lefts[0], bottom, right, bottom);
  for (guint i = 0; i <= sheet->n_columns; i++)
    brg_print_page_add_line (page, BRG_PRINT_PAGE_LINE_HAIR, sheet->lefts[i], top, sheet->lefts[i],
                             bottom);
}

/* What a heading takes in its column. */
typedef struct
{
  double height;
  double size;
} Head;

static Head
measure_head (const BrgApplicationSheet *sheet, BrgType type, const char *text, guint column)
{
  g_autofree char *markup = g_markup_escape_text (text, -1);
  double width = inner_width (sheet, column);
  BrgType fitted = fit (sheet, type, markup, width);
  guint n_lines = brg_typesetter_count_lines (sheet->typesetter, &fitted, markup, width);

  return (Head){ ((n_lines - 1) * BRG_LEADING + BRG_CAP_HEIGHT) * fitted.size, fitted.size };
}

double
brg_application_table_head (const BrgApplicationSheet *sheet, BrgPrintPage *page, double y)
{
  static const char *const heads[BRG_MOST_APPLICATION_COLUMNS] = {
    [COLUMN_NUMBER] = NC_ ("entry form", "No."),
    [COLUMN_NAME] = NC_ ("entry form", "Family name, given name, father’s name"),
    [COLUMN_BIRTH] = NC_ ("entry form", "Date of birth / no. of insurance certificate"),
    [COLUMN_TITLE] = NC_ ("entry form", "Category / title"),
    [COLUMN_DISCIPLINE] = NC_ ("entry form", "Discipline"),
    [COLUMN_ADDRESS] = NC_ ("entry form", "Home address with postal code"),
    [COLUMN_PASSPORT] = NC_ ("entry form", "Passport / birth certificate"),
    [COLUMN_COACH] = NC_ ("entry form", "Personal coach"),
    [COLUMN_DOCTOR] = NC_ ("entry form", "Doctor’s admission"),
  };
  BrgType type = sans (sheet, HEAD_SIZE, TRUE);
  Head head[BRG_MOST_APPLICATION_COLUMNS];
  double room = HEAD_HEIGHT * BRG_MM;
  double bottom;

  for (guint i = 0; i < sheet->n_columns; i++)
    {
      head[i] = measure_head (sheet, type, WC_ (sheet->words, "entry form", heads[i]), i);
      room = MAX (room, head[i].height + 2 * PADDING * BRG_MM);
    }
  for (guint i = 0; i < sheet->n_columns; i++)
    add_text (sheet, page, type, WC_ (sheet->words, "entry form", heads[i]), i,
              y + (room - head[i].height) / 2 + BRG_CAP_HEIGHT * head[i].size, 0.5);
  bottom = y + room;
  add_edges (sheet, page, BRG_PRINT_PAGE_LINE_STRONG, BRG_PRINT_PAGE_LINE_STRONG, y, bottom);
  return bottom;
}

/* The birth, and below it the number of the certificate or a line to write it on. */
static double
add_birth (const BrgApplicationSheet *sheet,
           BrgPrintPage *page,
           const BrgApplicant *applicant,
           double y)
{
  g_autofree char *birth = brg_date_words_figures (sheet->words, applicant->birth);
  double line = y + (ROW_HEIGHT - 2.3) * BRG_MM;

  add_text (sheet, page, sans (sheet, TYPE_SIZE, FALSE), birth, COLUMN_BIRTH,
            y + FIRST_LINE * BRG_MM, 0);
  if (*applicant->insurance != '\0')
    return add_text (sheet, page, sans (sheet, TYPE_SIZE, FALSE), applicant->insurance,
                     COLUMN_BIRTH, line - 0.6 * BRG_MM, 0);
  brg_print_page_add_line (page, BRG_PRINT_PAGE_LINE_HAIR,
                           sheet->lefts[COLUMN_BIRTH] + padding (sheet), line,
                           sheet->lefts[COLUMN_BIRTH + 1] - padding (sheet), line);
  return line;
}

/* Words of the form on one line. */
static void
add_small (const BrgApplicationSheet *sheet,
           BrgPrintPage *page,
           BrgType type,
           const char *text,
           double left,
           double baseline,
           double right,
           double align)
{
  double natural = brg_typesetter_text_width (sheet->typesetter, &type, text);

  if (natural > right - left)
    type.size *= (right - left) / natural * 0.995;
  brg_print_page_add_text (page, &type, g_markup_escape_text (text, -1), left, baseline,
                           right - left, align);
}

/* rus-draughts-2022 2.2.3: the doctor ticks the box and puts his signature and stamp beside each
 * name; the program never does. */
static void
add_doctor (const BrgApplicationSheet *sheet, BrgPrintPage *page, double y, double bottom)
{
  double left = sheet->lefts[COLUMN_DOCTOR] + padding (sheet);
  double right = sheet->lefts[COLUMN_DOCTOR + 1] - padding (sheet);
  double box = BOX * BRG_MM;
  double top = y + 1.5 * BRG_MM;
  double line = bottom - STAMP_LINE * BRG_MM;

  for (gint side = 0; side < 2; side++)
    {
      brg_print_page_add_line (page, BRG_PRINT_PAGE_LINE_BLANK, left, top + side * box, left + box,
                               top + side * box);
      brg_print_page_add_line (page, BRG_PRINT_PAGE_LINE_BLANK, left + side * box, top,
                               left + side * box, top + box);
    }
  add_small (sheet, page, sans (sheet, TYPE_SIZE, FALSE),
             WC_ (sheet->words, "entry form", "Admitted"), left + box + 1.2 * BRG_MM,
             y + FIRST_LINE * BRG_MM, right, 0);
  brg_print_page_add_line (page, BRG_PRINT_PAGE_LINE_HAIR, left, line, right, line);
  add_small (sheet, page, sans (sheet, SMALL_SIZE, FALSE),
             WC_ (sheet->words, "entry form", "signature, personal stamp"), left, line + 3 * BRG_MM,
             right, 0.5);
}

static const BrgApplicant *
get_nobody (void)
{
  static char empty[] = "";
  static const BrgApplicant nobody = { empty, empty, empty, empty, empty, empty, empty, empty };

  return &nobody;
}

double
brg_application_table_row (const BrgApplicationSheet *sheet,
                           BrgPrintPage *page,
                           const BrgApplicant *applicant,
                           guint number,
                           double y)
{
  const BrgApplicant *who = applicant != NULL ? applicant : get_nobody ();
  const char *const texts[BRG_MOST_APPLICATION_COLUMNS] = {
    [COLUMN_NAME] = who->name,
    [COLUMN_TITLE] = who->title,
    [COLUMN_DISCIPLINE] = who->discipline,
    [COLUMN_ADDRESS] = who->address,
    [COLUMN_PASSPORT] = who->passport,
    [COLUMN_COACH] = who->coach,
  };
  g_autofree char *place = g_strdup_printf ("%u", number);
  BrgType type = sans (sheet, TYPE_SIZE, FALSE);
  double baseline = y + FIRST_LINE * BRG_MM;
  double last = add_birth (sheet, page, who, y);
  double bottom;

  add_text (sheet, page, type, place, COLUMN_NUMBER, baseline, 0.5);
  for (guint i = COLUMN_NAME; i < COLUMN_DOCTOR; i++)
    if (texts[i] != NULL)
      {
        double end =
            add_text (sheet, page, type, texts[i], i, baseline, i == COLUMN_TITLE ? 0.5 : 0);

        last = MAX (last, end);
      }
  bottom = MAX (y + ROW_HEIGHT * BRG_MM, last + 1.6 * BRG_MM);
  if (sheet->application->stage == BRG_ENTRY_FINAL)
    add_doctor (sheet, page, y, bottom);
  add_edges (sheet, page, BRG_PRINT_PAGE_LINE_HAIR, BRG_PRINT_PAGE_LINE_HAIR, y, bottom);
  return bottom;
}
