/* brg-application-frame.c - what stands above and below the table of an entry
 *
 * Rules: rus-draughts-2022 5.1, app. 3, app. 4
 * Tests: tests/app/test-documents-application.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-application-private.h"

#include "brg-date-words.h"
#include "brg-header-footer.h"

/* Lengths in millimetres, sizes of type in points. */
#define LOGO 12.0
#define TITLE_SIZE 16.0
#define TEXT_SIZE 12.0
#define LABEL_SIZE 11.0
#define LEAST_SIZE 7.0
#define CAPTION_SIZE 7.5
#define COUNT_SIZE 9.0
#define RUNNING_SIZE 9.0
#define LINE_DROP 1.0
#define CAPTION_DROP 3.9
#define FIELD_STEP 8.6
#define SIGNATURE_STEP 9.6
#define SIGN_LEFT 96.0
#define SIGN_RIGHT 136.0
#define NAME_LEFT 140.0
#define NAME_RIGHT 223.0
#define STAMP_LEFT 231.0

static BrgType
serif (const BrgApplicationSheet *sheet, double size, gboolean is_bold)
{
  return (BrgType){ BRG_FACE_SERIF, size * sheet->type, is_bold, FALSE };
}

static double
at (const BrgApplicationSheet *sheet, double x)
{
  return sheet->sheet->left + x * sheet->scale * BRG_MM;
}

static double
sheet_width (const BrgApplicationSheet *sheet)
{
  return sheet->sheet->right - sheet->sheet->left;
}

/* Smaller down to the least size, then in lines that grow upwards from the one to write on; returns
 * how much more room it takes. */
static double
add_fitted (const BrgApplicationSheet *sheet,
            BrgPrintPage *page,
            BrgType type,
            const char *text,
            double left,
            double baseline,
            double width,
            double align)
{
  double natural = brg_typesetter_text_width (sheet->typesetter, &type, text);
  char *markup = g_markup_escape_text (text, -1);
  guint n_lines;
  double more;

  if (natural > width)
    type.size = MAX (LEAST_SIZE, type.size * width / natural * 0.995);
  n_lines = brg_typesetter_count_lines (sheet->typesetter, &type, markup, width);
  more = (n_lines - 1) * type.size * BRG_LEADING;
  brg_print_page_add_text (page, &type, markup, left, baseline, width, align);
  return more;
}

static void
add_caption (const BrgApplicationSheet *sheet,
             BrgPrintPage *page,
             const char *text,
             double left,
             double y,
             double width)
{
  g_autofree char *bracketed = g_strdup_printf ("(%s)", text);

  add_fitted (sheet, page, serif (sheet, CAPTION_SIZE, FALSE), bracketed, left, y, width, 0.5);
}

/* A text on a line, its caption in brackets below; returns the baseline of the text's last line. */
static double
add_field (const BrgApplicationSheet *sheet,
           BrgPrintPage *page,
           const char *text,
           const char *caption,
           double left,
           double baseline,
           double right)
{
  double width = right - left;

  baseline +=
      add_fitted (sheet, page, serif (sheet, TEXT_SIZE, FALSE), text, left, baseline, width, 0.5);
  brg_print_page_add_line (page, BRG_PRINT_PAGE_LINE_BLANK, left, baseline + LINE_DROP * BRG_MM,
                           right, baseline + LINE_DROP * BRG_MM);
  add_caption (sheet, page, caption, left, baseline + CAPTION_DROP * BRG_MM, width);
  return baseline;
}

static double
add_title (const BrgApplicationSheet *sheet, BrgPrintPage *page)
{
  const BrgForm *form = sheet->form;
  BrgHeaderFooter frame = { .form = form, .sheet = sheet->sheet, .typesetter = sheet->typesetter };
  BrgType small = serif (sheet, 9.5, FALSE);
  double baseline =
      sheet->sheet->top + brg_header_footer_letterhead (&frame, page, LOGO) + small.size * 0.75;
  double half = sheet_width (sheet) / 2 - 3 * BRG_MM;

  add_fitted (sheet, page, small, form->organiser, sheet->sheet->left, baseline, half, 0);
  add_fitted (sheet, page, small, form->form_number, sheet->sheet->right - half, baseline, half, 1);
  baseline += 7 * BRG_MM;
  add_fitted (sheet, page, serif (sheet, TITLE_SIZE, TRUE), form->title, sheet->sheet->left,
              baseline, sheet_width (sheet), 0.5);
  return baseline;
}

/* "Held in ______ (place) ______ (dates) of the following players:" */
static double
add_place (const BrgApplicationSheet *sheet, BrgPrintPage *page, double baseline)
{
  const BrgApplication *application = sheet->application;
  const BrgWords *words = sheet->words;
  const char *before = WC_ (words, "entry form", "Held in");
  const char *behind = WC_ (words, "entry form", "the following sportspersons:");
  BrgType type = serif (sheet, LABEL_SIZE, FALSE);
  double left = sheet->sheet->left + brg_typesetter_text_width (sheet->typesetter, &type, before) +
                3 * BRG_MM;
  double right = sheet->sheet->right -
                 brg_typesetter_text_width (sheet->typesetter, &type, behind) - 3 * BRG_MM;
  double middle = left + (right - left) * 0.66;
  g_autofree char *days = brg_date_words_range (words, application->starts, application->ends);
  double place;
  double day;

  add_fitted (sheet, page, type, before, sheet->sheet->left, baseline, left, 0);
  add_fitted (sheet, page, type, behind, right + 3 * BRG_MM, baseline,
              sheet->sheet->right - right - 3 * BRG_MM + 0.2, 0);
  place = add_field (sheet, page, application->place, WC_ (words, "entry form", "place"), left,
                     baseline, middle - 1.5 * BRG_MM);
  day = add_field (sheet, page, days != NULL ? days : "", WC_ (words, "entry form", "dates"),
                   middle + 1.5 * BRG_MM, baseline, right);
  return MAX (place, day);
}

double
brg_application_frame_head (const BrgApplicationSheet *sheet, BrgPrintPage *page)
{
  const BrgApplication *application = sheet->application;
  const BrgPrintSheet *paper = sheet->sheet;
  double baseline = add_title (sheet, page) + 7 * BRG_MM;

  baseline = add_field (sheet, page, application->organisation,
                        WC_ (sheet->words, "entry form", "organisation"), paper->left, baseline,
                        paper->right) +
             FIELD_STEP * BRG_MM;
  baseline = add_field (sheet, page, application->event,
                        WC_ (sheet->words, "entry form", "name of the event"), paper->left,
                        baseline, paper->right) +
             FIELD_STEP * BRG_MM;
  return add_place (sheet, page, baseline) + 6.4 * BRG_MM;
}

double
brg_application_frame_running_head (const BrgApplicationSheet *sheet, BrgPrintPage *page)
{
  BrgType type = serif (sheet, RUNNING_SIZE, FALSE);
  double baseline = sheet->sheet->top + RUNNING_SIZE * 0.75;
  double half = sheet_width (sheet) / 2 - 3 * BRG_MM;

  add_fitted (sheet, page, serif (sheet, RUNNING_SIZE, TRUE), sheet->form->title,
              sheet->sheet->left, baseline, half, 0);
  add_fitted (sheet, page, type, sheet->application->organisation, sheet->sheet->right - half,
              baseline, half, 1);
  return baseline + 2.5 * BRG_MM;
}

/* ----- Who signs ----- */

/* What a line is for, in as many lines as it takes; returns the baseline of the last one. */
static double
add_label (const BrgApplicationSheet *sheet, BrgPrintPage *page, const char *text, double baseline)
{
  BrgType type = serif (sheet, LABEL_SIZE, FALSE);
  double width = (SIGN_LEFT - 3) * sheet->scale * BRG_MM;
  char *markup = g_markup_escape_text (text, -1);
  guint n_lines = brg_typesetter_count_lines (sheet->typesetter, &type, markup, width);

  brg_print_page_add_text (page, &type, markup, sheet->sheet->left, baseline, width, 0);
  return baseline + (n_lines - 1) * type.size * BRG_LEADING;
}

/* "М. П." and whose stamp it is. */
static void
add_stamp (const BrgApplicationSheet *sheet, BrgPrintPage *page, const char *whose, double baseline)
{
  double width = sheet->sheet->right - at (sheet, STAMP_LEFT);

  add_fitted (sheet, page, serif (sheet, LABEL_SIZE, FALSE), W_ (sheet->words, "Stamp"),
              at (sheet, STAMP_LEFT), baseline, width, 0);
  add_fitted (sheet, page, serif (sheet, CAPTION_SIZE, FALSE), whose, at (sheet, STAMP_LEFT),
              baseline + CAPTION_DROP * BRG_MM, width, 0);
}

/* The label, a line for the signature, another one with the name; returns the last baseline. */
static double
add_signature (const BrgApplicationSheet *sheet,
               BrgPrintPage *page,
               const char *label,
               const char *name,
               const char *caption,
               double baseline)
{
  double last = add_label (sheet, page, label, baseline);

  brg_print_page_add_line (page, BRG_PRINT_PAGE_LINE_BLANK, at (sheet, SIGN_LEFT),
                           last + LINE_DROP * BRG_MM, at (sheet, SIGN_RIGHT),
                           last + LINE_DROP * BRG_MM);
  add_caption (sheet, page, WC_ (sheet->words, "entry form", "signature"), at (sheet, SIGN_LEFT),
               last + CAPTION_DROP * BRG_MM, (SIGN_RIGHT - SIGN_LEFT) * sheet->scale * BRG_MM);
  return add_field (sheet, page, name, caption, at (sheet, NAME_LEFT), last,
                    at (sheet, NAME_RIGHT));
}

/* rus-draughts-2022 2.2.3, app. 4: surname and initials of the doctor and the day of admission. */
static double
add_doctor (const BrgApplicationSheet *sheet, BrgPrintPage *page, double baseline)
{
  const BrgApplication *application = sheet->application;
  const BrgWords *words = sheet->words;
  g_autofree char *day = brg_date_words_figures (words, application->doctor_on);
  g_autofree char *name = g_strdup_printf (
      "%s%s%s", application->doctor,
      *application->doctor != '\0' && *application->doctor_on != '\0' ? ", " : "", day);
  double last = add_signature (
      sheet, page, WC_ (words, "entry form", "Stamp and signature of the medical organisation"),
      name, WC_ (words, "entry form", "surname and initials of the doctor, day of admission"),
      baseline);

  add_fitted (sheet, page, serif (sheet, CAPTION_SIZE, FALSE), application->clinic,
              sheet->sheet->left, last + CAPTION_DROP * BRG_MM,
              (SIGN_LEFT - 3) * sheet->scale * BRG_MM, 0);
  add_stamp (sheet, page, WC_ (words, "entry form", "of the medical organisation"), last);
  return last;
}

static double
add_heads (const BrgApplicationSheet *sheet, BrgPrintPage *page, double baseline)
{
  static const struct
  {
    const char *label;
    const char *stamp;
  } heads[BRG_N_APPLICATION_HEADS] = {
    [BRG_HEAD_FEDERATION] = { NC_ ("entry form", "Head of the regional federation"),
                              NC_ ("entry form", "of the federation") },
    [BRG_HEAD_AUTHORITY] = { NC_ ("entry form",
                                  "Head of the executive authority of the constituent "
                                  "entity of the Russian Federation for physical "
                                  "culture and sport"),
                             NC_ ("entry form", "of the authority") },
  };
  const char *caption = WC_ (sheet->words, "entry form", "name in full");

  for (guint i = 0; i < BRG_N_APPLICATION_HEADS; i++)
    {
      baseline = add_signature (sheet, page, WC_ (sheet->words, "entry form", heads[i].label),
                                sheet->application->heads[i], caption, baseline);
      add_stamp (sheet, page, WC_ (sheet->words, "entry form", heads[i].stamp), baseline);
      baseline += SIGNATURE_STEP * BRG_MM;
    }
  for (guint i = 0; i < sheet->application->others->len; i++)
    {
      const BrgDelegationHead *head = sheet->application->others->pdata[i];

      baseline = add_signature (sheet, page, head->role, head->name, caption, baseline) +
                 SIGNATURE_STEP * BRG_MM;
    }
  return baseline;
}

/* How many the doctor admitted: nobody can be written in below his signature. */
static void
add_count (const BrgApplicationSheet *sheet, BrgPrintPage *page, double baseline)
{
  guint n = sheet->application->applicants->len;
  /* Translators: the number of players of an entry; the doctor writes how many of them he admitted
   */
  g_autofree char *text =
      g_strdup_printf (WC_ (sheet->words, "entry form", "Admitted by the doctor: ____ of %u."), n);

  if (n > 0)
    add_fitted (sheet, page, serif (sheet, COUNT_SIZE, FALSE), text, sheet->sheet->left, baseline,
                sheet_width (sheet), 0);
}

double
brg_application_frame_end (const BrgApplicationSheet *sheet, BrgPrintPage *page, double y)
{
  const BrgApplication *application = sheet->application;
  const BrgWords *words = sheet->words;
  double baseline = y + (application->stage == BRG_ENTRY_FINAL ? 11 : 8) * BRG_MM;
  double last = add_label (
      sheet, page, WC_ (words, "entry form", "As the representative is appointed:"), baseline);
  g_autofree char *day = *application->signed_on != '\0'
                             ? brg_date_words_day (words, application->signed_on)
                             : g_strdup (WC_ (words, "date", "____ ______________ 20____"));

  if (application->stage == BRG_ENTRY_FINAL)
    add_count (sheet, page, y + 4.4 * BRG_MM);
  last = add_field (sheet, page, application->representative,
                    WC_ (words, "entry form", "surname, given name, father’s name"),
                    at (sheet, SIGN_LEFT), last, at (sheet, NAME_RIGHT)) +
         SIGNATURE_STEP * BRG_MM;
  if (application->stage == BRG_ENTRY_FINAL)
    last = add_doctor (sheet, page, last) + SIGNATURE_STEP * BRG_MM;
  last = add_heads (sheet, page, last);
  add_label (sheet, page, day, last);
  return last + 2 * BRG_MM;
}
