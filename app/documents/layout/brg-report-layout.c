/* brg-report-layout.c - cover and contents of a report of many papers
 *
 * Tests: tests/app/papers/test-final-report.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-report-layout.h"

#include "brg-form-style.h"
#include "brg-header-footer-end.h"
#include "brg-header-footer.h"

/* Sizes in points. */
#define ORGANISER_SIZE 12
#define TITLE_SIZE 30
#define EVENT_SIZE 20
#define LINE_SIZE 14
#define FACT_SIZE 12
#define CONTENTS_SIZE 18
#define SECTION_SIZE 12
#define PART_SIZE 11

/* Lengths in millimetres. */
#define TITLE_TOP 55.0
#define AFTER_TITLE 9.0
#define AFTER_LINE 3.0
#define BEFORE_FACTS 16.0
#define FACT_LABEL 55.0
#define FACT_GAP 2.2
#define SECTION_GAP 3.6
#define PART_GAP 1.4
#define INDENT 7.0
#define NUMBER_WIDTH 14.0
#define LEADER_GAP 1.5

typedef struct
{
  const BrgForm *frame;
  BrgFormSizes sizes;
  BrgPrintSheet sheet;
  BrgTypesetter *typesetter;
  BrgPrintPage *page;
  double y;
} Report;

static double
sheet_width (const Report *report)
{
  return report->sheet.right - report->sheet.left;
}

static BrgHeaderFooter
header_footer_of (const Report *report)
{
  return (BrgHeaderFooter){ report->frame, &report->sizes, &report->sheet, report->typesetter,
                            FALSE };
}

static Report
begin_report (const BrgForm *frame, const BrgDocumentOptions *options)
{
  Report report = { .frame = frame };

  report.sizes = brg_form_style_sizes (frame->style, 0);
  report.sheet = brg_form_style_sheet_for (frame, options, FALSE);
  report.typesetter = brg_typesetter_new (brg_words_get_language (options->words));
  return report;
}

/* The foot; the number of the sheet is set when all sheets are there. */
static void
end_page (Report *report)
{
  BrgHeaderFooter header_footer = header_footer_of (report);

  brg_header_footer_foot (&header_footer, report->page, "0");
}

/* A text whose first line hangs from where the last one ended. Returns how many lines it took. */
static guint
add_text (Report *report,
          const BrgType *type,
          const char *text,
          double x,
          double width,
          double align)
{
  char *markup = g_markup_escape_text (text, -1);
  guint n_lines = brg_typesetter_count_lines (report->typesetter, type, markup, width);

  brg_print_page_add_text (report->page, type, markup, x, report->y + type->size * BRG_CAP_HEIGHT,
                           width, align);
  return n_lines;
}

static void
go_down (Report *report, const BrgType *type, guint n_lines, double gap)
{
  report->y += ((n_lines - 1) * BRG_LEADING + 1) * type->size + gap * BRG_MM;
}

static void
add_middle (Report *report, double size, gboolean is_bold, const char *text, double gap)
{
  BrgType type = { BRG_FACE_SERIF, size, is_bold, FALSE };

  if (*text != '\0')
    go_down (report, &type,
             add_text (report, &type, text, report->sheet.left, sheet_width (report), 0.5), gap);
}

static void
add_facts (Report *report, const char *const *facts)
{
  BrgType label = { BRG_FACE_SERIF, FACT_SIZE, FALSE, FALSE };
  BrgType value = { BRG_FACE_SERIF, FACT_SIZE, TRUE, FALSE };
  double column = FACT_LABEL * BRG_MM;

  for (guint i = 0; facts[i] != NULL && facts[i + 1] != NULL; i += 2)
    {
      guint n_label;
      guint n_value;

      if (*facts[i + 1] == '\0')
        continue;
      n_label = add_text (report, &label, facts[i], report->sheet.left, column - 2 * BRG_MM, 0);
      n_value = add_text (report, &value, facts[i + 1], report->sheet.left + column,
                          sheet_width (report) - column, 0);
      go_down (report, &value, MAX (n_label, n_value), FACT_GAP);
    }
}

BrgPrintPage *
brg_report_layout_cover (const BrgForm *frame,
                         const char *const *facts,
                         const BrgDocumentOptions *options)
{
  Report report;
  BrgHeaderFooter header_footer;
  g_autoptr (BrgPrintPage) scratch = NULL;
  double end;

  g_return_val_if_fail (frame != NULL && facts != NULL && options != NULL, NULL);

  report = begin_report (frame, options);
  report.page = brg_print_page_new (report.sheet.width, report.sheet.height);
  header_footer = header_footer_of (&report);
  report.y = report.sheet.top;
  add_middle (&report, ORGANISER_SIZE, FALSE, frame->organiser, AFTER_LINE);
  report.y = MAX (report.y, report.sheet.height / 297 * TITLE_TOP);
  brg_print_page_set_role (report.page, BRG_PRINT_ROLE_TITLE, 0);
  add_middle (&report, TITLE_SIZE, TRUE, frame->title, AFTER_TITLE);
  brg_print_page_set_role (report.page, BRG_PRINT_ROLE_TEXT, 0);
  for (guint i = 0; i < frame->subtitles->len; i++)
    add_middle (&report, i == 0 ? EVENT_SIZE : LINE_SIZE, FALSE, frame->subtitles->pdata[i],
                AFTER_LINE);
  report.y += BEFORE_FACTS * BRG_MM;
  add_facts (&report, facts);
  /* Signatures stand at the foot of the sheet. */
  scratch = brg_print_page_new (report.sheet.width, report.sheet.height);
  end = brg_header_footer_end (&header_footer, scratch, 0);
  brg_header_footer_end (&header_footer, report.page, MAX (report.y, report.sheet.bottom - end));
  report.page->has_end = TRUE;
  end_page (&report);
  brg_typesetter_free (report.typesetter);
  return report.page;
}

static void
begin_contents_page (Report *report, const char *title)
{
  BrgType type = { BRG_FACE_SERIF, CONTENTS_SIZE, TRUE, FALSE };

  report->page = brg_print_page_new (report->sheet.width, report->sheet.height);
  report->y = report->sheet.top;
  brg_print_page_set_role (report->page, BRG_PRINT_ROLE_TITLE, 0);
  go_down (report, &type,
           add_text (report, &type, title, report->sheet.left, sheet_width (report), 0), 6);
  brg_print_page_set_role (report->page, BRG_PRINT_ROLE_TEXT, 0);
}

/* How wide the last of several lines is, at most. */
static double
last_line_width (const Report *report, const BrgType *type, const char *text, double width)
{
  g_autofree char *markup = g_markup_escape_text (text, -1);

  return brg_typesetter_count_lines (report->typesetter, type, markup, width) > 1
             ? width
             : brg_typesetter_text_width (report->typesetter, type, text);
}

static void
add_entry (Report *report, const BrgContentsEntry *entry)
{
  BrgType type = { BRG_FACE_SERIF, entry->level == 0 ? SECTION_SIZE : PART_SIZE, entry->level == 0,
                   FALSE };
  double x = report->sheet.left + entry->level * INDENT * BRG_MM;
  double right = report->sheet.right - NUMBER_WIDTH * BRG_MM;
  g_autofree char *number = g_strdup_printf ("%u", entry->sheet);
  guint n_lines;
  double from;
  double baseline;

  report->y += (entry->level == 0 ? SECTION_GAP : PART_GAP) * BRG_MM;
  n_lines = add_text (report, &type, entry->title, x, right - x, 0);
  report->y += (n_lines - 1) * type.size * BRG_LEADING;
  baseline = report->y + type.size * BRG_CAP_HEIGHT;
  from = x + last_line_width (report, &type, entry->title, right - x) + LEADER_GAP * BRG_MM;
  if (from < right)
    brg_print_page_add_line (report->page, BRG_PRINT_PAGE_LINE_DOTTED, from, baseline,
                             report->sheet.right -
                                 brg_typesetter_text_width (report->typesetter, &type, number) -
                                 LEADER_GAP * BRG_MM,
                             baseline);
  add_text (report, &type, number, right, NUMBER_WIDTH * BRG_MM, 1);
  report->y += type.size;
}

GPtrArray *
brg_report_layout_contents (const BrgForm *frame,
                            const char *title,
                            const GArray *entries,
                            const BrgDocumentOptions *options)
{
  GPtrArray *pages = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_print_page_free);
  Report report;

  g_return_val_if_fail (frame != NULL && title != NULL, pages);
  g_return_val_if_fail (entries != NULL && options != NULL, pages);

  report = begin_report (frame, options);
  begin_contents_page (&report, title);
  for (guint i = 0; i < entries->len; i++)
    {
      const BrgContentsEntry *entry = &g_array_index (entries, BrgContentsEntry, i);
      /* A section takes its first part with it. */
      double needed = (entry->level == 0 ? 5 : 3) * PART_SIZE;

      if (report.y + needed > report.sheet.bottom)
        {
          end_page (&report);
          g_ptr_array_add (pages, report.page);
          begin_contents_page (&report, title);
        }
      add_entry (&report, entry);
    }
  end_page (&report);
  g_ptr_array_add (pages, report.page);
  brg_typesetter_free (report.typesetter);
  return pages;
}
