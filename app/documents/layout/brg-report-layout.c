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
#define LOGO 16.0
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

/* On a small sheet the cover is set smaller, down to this; what has no room then goes on to a
 * second sheet. */
#define LEAST_SCALE 0.7
#define SCALE_STEP 0.05

typedef struct
{
  const BrgForm *frame;
  const BrgWords *words;
  BrgFormSizes sizes;
  BrgPrintSheet sheet;
  BrgTypesetter *typesetter;
  BrgPrintPage *page;
  double y;
  double scale; /* of the cover, 1 for its usual sizes */
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
                            report->scale < 1 };
}

static Report
begin_report (const BrgForm *frame, const BrgDocumentOptions *options)
{
  gboolean is_landscape = options->orientation == BRG_ORIENTATION_LANDSCAPE;
  Report report = { .frame = frame, .words = options->words, .scale = 1 };

  report.sizes = brg_form_style_sizes (frame->style, 0);
  report.sheet = brg_form_style_sheet_for (frame, options, is_landscape);
  report.typesetter = brg_typesetter_new (brg_words_get_language (options->words));
  return report;
}

/* The foot, with room for the number of the sheet, which is set when all sheets are there. */
static void
end_page (Report *report)
{
  BrgHeaderFooter header_footer = header_footer_of (report);
  g_autofree char *room = brg_header_footer_dup_sheet_text (report->words, 0, 0);

  brg_header_footer_foot (&header_footer, report->page, room);
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
  BrgType type = { BRG_FACE_SERIF, size * report->scale, is_bold, FALSE };

  if (*text != '\0')
    go_down (report, &type,
             add_text (report, &type, text, report->sheet.left, sheet_width (report), 0.5),
             gap * report->scale);
}

static void
begin_cover (Report *report)
{
  const BrgForm *frame = report->frame;
  BrgHeaderFooter header_footer = header_footer_of (report);

  report->page = brg_print_page_new (report->sheet.width, report->sheet.height);
  report->y = report->sheet.top + brg_header_footer_letterhead (&header_footer, report->page, LOGO);
  add_middle (report, ORGANISER_SIZE, FALSE, frame->organiser, AFTER_LINE);
  report->y = MAX (report->y, report->sheet.height / 297 * TITLE_TOP * report->scale);
  brg_print_page_set_role (report->page, BRG_PRINT_ROLE_TITLE, 0);
  add_middle (report, TITLE_SIZE, TRUE, frame->title, AFTER_TITLE);
  brg_print_page_set_role (report->page, BRG_PRINT_ROLE_TEXT, 0);
  for (guint i = 0; i < frame->subtitles->len; i++)
    add_middle (report, i == 0 ? EVENT_SIZE : LINE_SIZE, FALSE, frame->subtitles->pdata[i],
                AFTER_LINE);
  report->y += BEFORE_FACTS * BRG_MM * report->scale;
}

static void
next_cover (Report *report, GPtrArray *pages)
{
  BrgHeaderFooter header_footer = header_footer_of (report);

  end_page (report);
  g_ptr_array_add (pages, report->page);
  report->page = brg_print_page_new (report->sheet.width, report->sheet.height);
  report->y = brg_header_footer_running_head (&header_footer, report->page) + AFTER_LINE * BRG_MM;
}

/* A label and its value; on another sheet when this one has no room for them. */
static void
add_fact (Report *report, const char *label, const char *value, GPtrArray *pages)
{
  BrgType plain = { BRG_FACE_SERIF, FACT_SIZE * report->scale, FALSE, FALSE };
  BrgType bold = { BRG_FACE_SERIF, FACT_SIZE * report->scale, TRUE, FALSE };
  double column = FACT_LABEL * BRG_MM * report->scale;
  double width = sheet_width (report) - column;
  g_autofree char *label_markup = g_markup_escape_text (label, -1);
  g_autofree char *value_markup = g_markup_escape_text (value, -1);
  guint n_lines = MAX (
      brg_typesetter_count_lines (report->typesetter, &plain, label_markup, column - 2 * BRG_MM),
      brg_typesetter_count_lines (report->typesetter, &bold, value_markup, width));

  if (report->y + n_lines * BRG_LEADING * bold.size > report->sheet.bottom)
    next_cover (report, pages);
  add_text (report, &plain, label, report->sheet.left, column - 2 * BRG_MM, 0);
  add_text (report, &bold, value, report->sheet.left + column, width, 0);
  go_down (report, &bold, n_lines, FACT_GAP * report->scale);
}

/* Signatures stand at the foot of the sheet. */
static void
end_cover (Report *report, GPtrArray *pages)
{
  BrgHeaderFooter header_footer = header_footer_of (report);
  g_autoptr (BrgPrintPage) scratch = brg_print_page_new (report->sheet.width, report->sheet.height);
  double height = brg_header_footer_end (&header_footer, scratch, 0);

  if (report->y + height > report->sheet.bottom)
    next_cover (report, pages);
  brg_header_footer_end (&header_footer, report->page,
                         MAX (report->y, report->sheet.bottom - height));
  report->page->has_end = TRUE;
  end_page (report);
  g_ptr_array_add (pages, report->page);
}

static GPtrArray *
lay_out_cover (Report *report, const char *const *facts)
{
  GPtrArray *pages = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_print_page_free);

  begin_cover (report);
  for (guint i = 0; facts[i] != NULL && facts[i + 1] != NULL; i += 2)
    if (*facts[i + 1] != '\0')
      add_fact (report, facts[i], facts[i + 1], pages);
  end_cover (report, pages);
  return pages;
}

GPtrArray *
brg_report_layout_cover (const BrgForm *frame,
                         const char *const *facts,
                         const BrgDocumentOptions *options)
{
  Report report;
  GPtrArray *pages;

  g_return_val_if_fail (frame != NULL && facts != NULL && options != NULL, NULL);

  report = begin_report (frame, options);
  pages = lay_out_cover (&report, facts);
  while (pages->len > 1 && report.scale > LEAST_SCALE)
    {
      g_ptr_array_unref (pages);
      report.scale -= SCALE_STEP;
      pages = lay_out_cover (&report, facts);
    }
  brg_typesetter_free (report.typesetter);
  return pages;
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

static BrgType
entry_type (const BrgContentsEntry *entry)
{
  return (BrgType){ BRG_FACE_SERIF, entry->level == 0 ? SECTION_SIZE : PART_SIZE, entry->level == 0,
                    FALSE };
}

static double
entry_left (const Report *report, const BrgContentsEntry *entry)
{
  return report->sheet.left + entry->level * INDENT * BRG_MM;
}

static double
entry_gap (const BrgContentsEntry *entry)
{
  return (entry->level == 0 ? SECTION_GAP : PART_GAP) * BRG_MM;
}

static double
entry_height (const Report *report, const BrgContentsEntry *entry)
{
  BrgType type = entry_type (entry);
  double width = report->sheet.right - NUMBER_WIDTH * BRG_MM - entry_left (report, entry);
  g_autofree char *markup = g_markup_escape_text (entry->title, -1);
  guint n_lines = brg_typesetter_count_lines (report->typesetter, &type, markup, width);

  return entry_gap (entry) + ((n_lines - 1) * BRG_LEADING + 1) * type.size;
}

static void
add_entry (Report *report, const BrgContentsEntry *entry)
{
  BrgType type = entry_type (entry);
  double x = entry_left (report, entry);
  double right = report->sheet.right - NUMBER_WIDTH * BRG_MM;
  g_autofree char *number = g_strdup_printf ("%u", entry->sheet);
  guint n_lines;
  double from;
  double baseline;

  report->y += entry_gap (entry);
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
      double needed =
          entry_height (&report, entry) +
          (entry->level == 0 && i + 1 < entries->len ? entry_height (&report, entry + 1) : 0);

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
