/* brg-document-layout.c - lays a form out on pages
 *
 * Tests: tests/app/test-documents-layout.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document-layout.h"

#include <string.h>

#include "brg-diagram-layout.h"
#include "brg-document-private.h"
#include "brg-form-style.h"
#include "brg-header-footer-board.h"
#include "brg-header-footer-end.h"
#include "brg-header-footer.h"
#include "brg-table-draw.h"
#include "brg-table-plan.h"

#define STEP 0.1
#define FINE_STEP 0.02
#define ROW_STEP (0.2 * BRG_MM)
#define MOST_SAVING 0.07
#define LEAST_ROWS_ABOVE_END 2

/* So few rows do not stand on a sheet of their own when rows that are lower by this part hold them.
 */
#define MOST_STRAY_ROWS 3
#define MOST_TIGHTENING 0.15

/* No row is lower than this, times the type size: letters would touch its lines. */
#define LOWEST_ROW 1.23

/* A row that is taller than a sheet is set smaller step by step, down to the least type that is
 * read. */
#define TALL_STEP 0.95
#define LEAST_READ 6.0

/* A text of more bytes than that is not made smaller for it. */
#define LONG_TEXT 1500

/* A row that is taller than a sheet even so goes on on the next one, in pieces of so many lines at
 * most; they are a part of a sheet, so that little of it is left empty. */
#define PIECE_LINES 6
#define MOST_OF_SHEET 0.3

#define BLOCK_GAP (7 * BRG_MM)

/* A form on sheets that lie one way. */
typedef struct
{
  const BrgForm *form;
  const BrgTableMetrics *metrics;
  BrgTypesetter *typesetter;
  BrgFormSizes sizes;
  BrgPrintSheet sheet;
  guint n_blocks;
  gboolean is_dense;
  BrgTableLimit limit;
  BrgTablePlan *plan; /* owned */
  double first_top;   /* where the table begins on the first sheet */
  double later_top;   /* and on the others */
  double end_height;  /* of notes and signatures */
  BrgTableCut *cut;   /* (owned) (nullable): what is laid out when a row is taller than a sheet */
} Layout;

/* Rows of one sheet; every part of the columns has a sheet of its own with them. */
typedef struct
{
  guint first;
  guint n_rows;
  gboolean is_last;
} Slice;

static BrgHeaderFooter
header_footer_of (const Layout *layout)
{
  return (BrgHeaderFooter){ layout->form, &layout->sizes, &layout->sheet, layout->typesetter,
                            layout->is_dense };
}

static double
block_width (const Layout *layout)
{
  guint n_blocks = layout->n_blocks;
  double width = layout->sheet.right - layout->sheet.left;

  return (width - (n_blocks - 1) * BLOCK_GAP) / n_blocks;
}

/* Head and end are measured by drawing them onto a page that is thrown away. */
static void
measure_header_footer (Layout *layout)
{
  BrgHeaderFooter header_footer = header_footer_of (layout);
  g_autoptr (BrgPrintPage) scratch = brg_print_page_new (layout->sheet.width, layout->sheet.height);

  layout->first_top = brg_header_footer_board (&header_footer, scratch,
                                               brg_header_footer_head (&header_footer, scratch));
  layout->later_top = brg_header_footer_running_head (&header_footer, scratch);
  layout->end_height = brg_header_footer_end (&header_footer, scratch, 0);
}

static double
room_on_sheet (const Layout *layout, gboolean is_first)
{
  return layout->sheet.bottom - (is_first ? layout->first_top : layout->later_top) -
         brg_table_plan_head_height (layout->plan);
}

/* How many rows from @first on fit into @n_blocks side by side, each @height high. */
static guint
count_fitting (const Layout *layout, guint first, guint n_blocks, double height)
{
  guint n_rows = layout->form->rows->len;
  guint row = first;

  for (guint block = 0; block < n_blocks; block++)
    {
      double used = 0;

      while (row < n_rows && used + layout->plan->row_heights[row] <= height + 0.01)
        used += layout->plan->row_heights[row++];
    }
  return row - first;
}

/* How many of @n_rows rows stand there when the next sheet begins with no row that belongs to the
 * one above it; all of them when what belongs together fills the sheet. */
static guint
keep_together (const Layout *layout, guint first, guint n_rows)
{
  guint n = n_rows;

  while (n > 0 && first + n < layout->form->rows->len &&
         brg_form_get_row (layout->form, first + n)->with_above)
    n--;
  return n > 0 ? n : n_rows;
}

/* The rows of the sheet that begins with row @first. */
static Slice
cut_slice (const Layout *layout, guint first)
{
  double room = room_on_sheet (layout, first == 0);
  guint rest = layout->form->rows->len - first;
  guint n_fitting = count_fitting (layout, first, layout->n_blocks, room);

  if (count_fitting (layout, first, layout->n_blocks, room - layout->end_height) == rest)
    return (Slice){ first, rest, TRUE };
  /* The end needs another sheet: it takes rows with it, so that signatures never stand alone. */
  if (n_fitting + LEAST_ROWS_ABOVE_END > rest)
    n_fitting = MIN (n_fitting, rest > LEAST_ROWS_ABOVE_END ? rest - LEAST_ROWS_ABOVE_END : 1);
  /* One row at least, however high it is. */
  return (Slice){ first, keep_together (layout, first, MAX (n_fitting, 1)), FALSE };
}

static GArray *
cut_slices (const Layout *layout)
{
  GArray *slices = g_array_new (FALSE, FALSE, sizeof (Slice));
  guint n_rows = layout->form->rows->len;
  guint row = 0;

  do
    {
      Slice slice = cut_slice (layout, row);

      slice.is_last = slice.first + slice.n_rows == n_rows;
      g_array_append_val (slices, slice);
      row += slice.n_rows;
    }
  while (row < n_rows);
  return slices;
}

static gboolean
fits_one_sheet (const Layout *layout)
{
  return layout->plan->parts->len == 1 && cut_slice (layout, 0).is_last;
}

static void
plan_rows (Layout *layout, const BrgTableLimit *limit, double type, double row_height)
{
  g_clear_pointer (&layout->plan, brg_table_plan_free);
  layout->plan = brg_table_plan_new (layout->metrics, &layout->sizes, limit, type, row_height,
                                     block_width (layout), layout->typesetter);
}

static void
plan_at (Layout *layout, const BrgTableLimit *limit, double type)
{
  plan_rows (layout, limit, type, brg_form_style_row_height (&layout->sizes, type));
}

/* Whether rows of that type are low enough for one sheet, before anything is measured. */
static gboolean
may_fit (const Layout *layout, double type)
{
  double height = brg_form_style_row_height (&layout->sizes, type) * layout->form->rows->len;

  return height / layout->n_blocks <= layout->sheet.bottom - layout->first_top;
}

static gboolean
try_type (Layout *layout, const BrgTableLimit *limit, double type)
{
  if (!may_fit (layout, type))
    return FALSE;
  plan_at (layout, limit, type);
  return fits_one_sheet (layout);
}

/* Where long names and not the number of rows made the type small, the rows keep their air. */
static void
stretch_rows (Layout *layout, const BrgTableLimit *limit)
{
  double type = layout->plan->type;
  double least = layout->plan->row_height;
  double most = layout->sizes.largest.row / layout->sizes.largest.type * type * BRG_MM;

  for (double row = most; row > least; row -= ROW_STEP)
    {
      plan_rows (layout, limit, type, row);
      if (fits_one_sheet (layout))
        return;
    }
  plan_rows (layout, limit, type, least);
}

/* Looks for the largest type in steps, then in finer ones: with many rows a fine step is a line. */
static gboolean
try_one_sheet (Layout *layout, const BrgTableLimit *limit, gboolean is_dense)
{
  double least = MIN (layout->sizes.least.type, limit->type);

  layout->is_dense = is_dense;
  measure_header_footer (layout);
  for (double type = limit->type;; type = MAX (type - STEP, least))
    {
      if (try_type (layout, limit, type))
        {
          for (double finer = MIN (type + STEP, limit->type); finer > type; finer -= FINE_STEP)
            if (try_type (layout, limit, finer))
              return TRUE;
          plan_at (layout, limit, type);
          stretch_rows (layout, limit);
          return TRUE;
        }
      if (type <= least)
        return FALSE;
    }
}

static guint
count_sheets (const Layout *layout)
{
  g_autoptr (GArray) slices = cut_slices (layout);

  return slices->len * layout->plan->parts->len;
}

static guint
count_stray_rows (const Layout *layout)
{
  g_autoptr (GArray) slices = cut_slices (layout);

  return slices->len > 1 ? g_array_index (slices, Slice, slices->len - 1).n_rows : 0;
}

/* Whether lower rows of that type need fewer sheets. */
static gboolean
try_lower_rows (Layout *layout, const BrgTableLimit *limit, double type, guint n_sheets)
{
  double usual = brg_form_style_row_height (&layout->sizes, type);
  double lowest = MAX (usual * (1 - MOST_TIGHTENING), LOWEST_ROW * type);

  for (double row = usual; row >= lowest; row -= ROW_STEP / 2)
    {
      plan_rows (layout, limit, type, row);
      if (count_sheets (layout) < n_sheets)
        return TRUE;
    }
  return FALSE;
}

/* The last two of forty players are not sent to another sheet: rows give way, then the room of the
 * signatures. */
static gboolean
hold_stray_rows (Layout *layout, const BrgTableLimit *limit, double largest, double least)
{
  guint n_sheets = count_sheets (layout);
  guint n_stray = count_stray_rows (layout);

  if (n_stray == 0 || n_stray > MOST_STRAY_ROWS)
    return FALSE;
  for (guint is_dense = 0; is_dense < 2; is_dense++)
    {
      layout->is_dense = is_dense != 0;
      measure_header_footer (layout);
      for (double type = largest; type >= least; type -= STEP)
        if (try_lower_rows (layout, limit, type, n_sheets))
          return TRUE;
    }
  layout->is_dense = FALSE;
  measure_header_footer (layout);
  return FALSE;
}

/* A little smaller if that saves the last sheet, which may have had two rows. */
static void
plan_sheets (Layout *layout, const BrgTableLimit *limit)
{
  double largest = MIN (limit->type, layout->sizes.paging);
  double least = MAX (largest * (1 - MOST_SAVING), MIN (largest, layout->sizes.least.type));
  guint n_sheets;

  plan_at (layout, limit, largest);
  n_sheets = count_sheets (layout);
  for (double type = largest - STEP; type >= least; type -= STEP)
    {
      plan_at (layout, limit, type);
      if (count_sheets (layout) < n_sheets)
        return;
    }
  plan_at (layout, limit, largest);
  if (!hold_stray_rows (layout, limit, largest, least))
    plan_at (layout, limit, largest);
}

/* How little room there is for the width of the table: 1 when names are as narrow as their words, 2
 * when its columns are spread over several sheets. */
static guint
tightness (const Layout *layout)
{
  return layout->limit.is_split ? 2 : layout->limit.wrapping >= BRG_WRAP_TO_WORDS ? 1 : 0;
}

static void
find_limit (Layout *layout)
{
  layout->limit = brg_table_plan_limit (layout->metrics, &layout->sizes, block_width (layout));
}

static void
plan_as_wanted (Layout *layout)
{
  find_limit (layout);
  if (tightness (layout) > 0 && layout->n_blocks > 1)
    {
      layout->n_blocks = 1;
      find_limit (layout);
    }
  if (!layout->limit.is_split && (try_one_sheet (layout, &layout->limit, FALSE) ||
                                  try_one_sheet (layout, &layout->limit, TRUE)))
    return;
  layout->is_dense = FALSE;
  measure_header_footer (layout);
  plan_sheets (layout, &layout->limit);
}

/* Whether a row does not stand on a sheet of its own, the last one with the signatures. */
static gboolean
is_tall_row (const Layout *layout, guint row)
{
  gboolean is_last = row + 1 == layout->form->rows->len;

  return layout->plan->row_heights[row] >
         room_on_sheet (layout, row == 0) - (is_last ? layout->end_height : 0) + 0.01;
}

static gboolean
has_tall_row (const Layout *layout)
{
  for (guint i = 0; i < layout->form->rows->len; i++)
    if (is_tall_row (layout, i))
      return TRUE;
  return FALSE;
}

/* Whether a row is tall for a text of so many words that it may go on on the next sheet. */
static gboolean
has_long_text (const Layout *layout)
{
  for (guint i = 0; i < layout->form->rows->len; i++)
    for (guint k = 0; k < layout->form->columns->len && is_tall_row (layout, i); k++)
      if (strlen (brg_form_get_row (layout->form, i)->cells[k].text) > LONG_TEXT)
        return TRUE;
  return FALSE;
}

static void
plan_sizes (Layout *layout, const BrgFormSizes *sizes)
{
  layout->sizes = *sizes;
  layout->n_blocks = layout->form->n_blocks;
  plan_as_wanted (layout);
}

static void
plan_smaller (Layout *layout, double type)
{
  BrgFormSizes sizes = brg_form_style_sizes (layout->form->style, type);

  plan_sizes (layout, &sizes);
}

static void
plan_cut (Layout *layout)
{
  layout->form = &layout->cut->form;
  layout->metrics = &layout->cut->metrics;
  measure_header_footer (layout);
  plan_rows (layout, &layout->limit, layout->plan->type, layout->plan->row_height);
}

static double
least_room (const Layout *layout)
{
  return MIN (room_on_sheet (layout, TRUE), room_on_sheet (layout, FALSE));
}

/* Whether the sentences above the table take so much of the first sheet that rows hardly stand
 * there. */
static gboolean
has_tall_preface (const Layout *layout)
{
  double room = layout->sheet.bottom - layout->later_top;

  return layout->form->preface->len > 0 && layout->first_top - layout->later_top > room / 2;
}

/* Notes and sentences above that leave no room for rows become rows; then what is too tall is cut.
 */
static void
cut_rows (Layout *layout)
{
  BrgTableCut *cut = layout->cut = brg_table_cut_new (layout->metrics);
  double line = layout->plan->type * BRG_LEADING;
  g_autofree gboolean *is_tall = NULL;
  guint n_lines;

  if (has_tall_preface (layout))
    {
      brg_table_cut_add_preface (cut);
      plan_cut (layout);
    }
  if (layout->end_height > least_room (layout) / 2)
    brg_table_cut_add_notes (cut);
  plan_cut (layout);
  n_lines = (guint) CLAMP (least_room (layout) * MOST_OF_SHEET / line, 1, PIECE_LINES);
  is_tall = g_new0 (gboolean, cut->rows->len + 1);
  for (guint i = 0; i < cut->rows->len; i++)
    is_tall[i] = is_tall_row (layout, i);
  brg_table_cut_rows (cut, layout->plan, is_tall, n_lines, layout->typesetter);
  plan_cut (layout);
}

/* Smaller type is better than a name on two sheets, whatever size was wanted; a long text on two
 * sheets is better than one that nobody can read, and both than one that goes out of its sheet. */
static void
plan_layout (Layout *layout)
{
  BrgFormSizes wanted = layout->sizes;
  double type;

  plan_as_wanted (layout);
  type = layout->plan->type;
  if (!has_tall_row (layout) && layout->first_top < layout->sheet.bottom)
    return;
  if (has_long_text (layout) || has_tall_preface (layout))
    {
      cut_rows (layout);
      return;
    }
  plan_smaller (layout, MIN (type, LEAST_READ));
  if (has_tall_row (layout))
    {
      plan_sizes (layout, &wanted);
      cut_rows (layout);
      return;
    }
  do
    {
      type = MAX (type * TALL_STEP, LEAST_READ);
      plan_smaller (layout, type);
    }
  while (has_tall_row (layout) && type > LEAST_READ);
}

static Layout *
new_layout (const BrgForm *form,
            const BrgDocumentOptions *options,
            const BrgTableMetrics *metrics,
            BrgTypesetter *typesetter,
            gboolean is_landscape)
{
  Layout *layout = g_new0 (Layout, 1);

  layout->form = form;
  layout->metrics = metrics;
  layout->typesetter = typesetter;
  layout->n_blocks = form->n_blocks;
  layout->sizes = brg_form_style_sizes (form->style, options->font_size);
  layout->sheet = brg_form_style_sheet_for (form, options, is_landscape);
  plan_layout (layout);
  return layout;
}

static void
free_layout (Layout *layout)
{
  brg_table_plan_free (layout->plan);
  brg_table_cut_free (layout->cut);
  g_free (layout);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Layout, free_layout)

/* Fewer sheets, then larger type; upright where both are alike. */
static gboolean
is_better (const Layout *broad, const Layout *upright)
{
  guint n_broad = count_sheets (broad);
  guint n_upright = count_sheets (upright);

  /* A row on one sheet is worth more than a sheet, and so is a name in few lines. */
  if (tightness (broad) != tightness (upright))
    return tightness (broad) < tightness (upright);
  if (n_broad != n_upright)
    return n_broad < n_upright;
  return broad->plan->type > upright->plan->type + 0.05;
}

static Layout *
choose_layout (const BrgForm *form,
               const BrgDocumentOptions *options,
               const BrgTableMetrics *metrics,
               BrgTypesetter *typesetter)
{
  BrgOrientation orientation = options->orientation;
  g_autoptr (Layout) upright = NULL;
  g_autoptr (Layout) broad = NULL;

  if (orientation == BRG_ORIENTATION_AUTO)
    orientation = brg_form_style_sizes (form->style, 0).orientation;
  if (orientation != BRG_ORIENTATION_LANDSCAPE)
    upright = new_layout (form, options, metrics, typesetter, FALSE);
  /* Unless it was asked for, the other way is better than narrow names or columns on several
   * sheets.
   */
  if (orientation != BRG_ORIENTATION_PORTRAIT ||
      (options->orientation == BRG_ORIENTATION_AUTO && tightness (upright) > 0))
    broad = new_layout (form, options, metrics, typesetter, TRUE);
  if (upright == NULL && options->orientation == BRG_ORIENTATION_AUTO && tightness (broad) > 0)
    upright = new_layout (form, options, metrics, typesetter, FALSE);
  if (upright == NULL || (broad != NULL && is_better (broad, upright)))
    return g_steal_pointer (&broad);
  return g_steal_pointer (&upright);
}

/* How many of @n_rows rows from @first on stand in the first of several blocks, so that no block is
 * taller than it and it is as low as it can be; rows are of unequal height. */
static guint
rows_of_even_block (const Layout *layout, guint first, guint n_rows, guint n_following, double room)
{
  double used = layout->plan->row_heights[first];
  guint n = 1;

  while (n < n_rows && count_fitting (layout, first + n, n_following, used) < n_rows - n &&
         used + layout->plan->row_heights[first + n] <= room + 0.01)
    used += layout->plan->row_heights[first + n++];
  return n;
}

/* How many of the rows that are left on a sheet stand in a block. The last sheet of a list in
 * blocks is divided evenly, as far as every block can take its share. */
static guint
rows_of_block (const Layout *layout, const Slice *slice, guint done, guint block)
{
  guint first = slice->first + done;
  guint rest = slice->n_rows - done;
  guint n_following = layout->n_blocks - block - 1;
  double room = room_on_sheet (layout, slice->first == 0);

  if (n_following == 0 || rest == 0)
    return rest;
  if (!slice->is_last)
    return MIN (count_fitting (layout, first, 1, room), rest);
  return rows_of_even_block (layout, first, rest, n_following, room - layout->end_height);
}

static double
draw_blocks (const Layout *layout, const Slice *slice, guint part, BrgPrintPage *page, double y)
{
  double x = layout->sheet.left;
  double bottom = y;
  guint done = 0;

  for (guint block = 0; block < layout->n_blocks; block++)
    {
      guint n_rows = rows_of_block (layout, slice, done, block);
      double end;

      if (n_rows == 0 && block > 0)
        break;
      end = brg_table_draw (layout->plan, part, slice->first + done, n_rows, page,
                            layout->typesetter, x, y);
      bottom = MAX (bottom, end);
      done += n_rows;
      x += block_width (layout) + BLOCK_GAP;
    }
  return bottom;
}

static BrgPrintPage *
draw_sheet (const Layout *layout, const Slice *slice, guint part, const char *sheet_text)
{
  BrgHeaderFooter header_footer = header_footer_of (layout);
  BrgPrintPage *page = brg_print_page_new (layout->sheet.width, layout->sheet.height);
  gboolean is_first = slice->first == 0 && part == 0;
  double y;

  page->first_row = slice->first;
  page->n_rows = slice->n_rows;
  page->has_end = slice->is_last && part == layout->plan->parts->len - 1;
  y = is_first ? brg_header_footer_board (&header_footer, page,
                                          brg_header_footer_head (&header_footer, page))
               : brg_header_footer_running_head (&header_footer, page);
  y = draw_blocks (layout, slice, part, page, y);
  if (page->has_end)
    brg_header_footer_end (&header_footer, page, y);
  brg_header_footer_foot (&header_footer, page, sheet_text);
  return page;
}

static void
draw_sheets (const Layout *layout, const BrgWords *words, GPtrArray *pages)
{
  g_autoptr (GArray) slices = cut_slices (layout);
  guint n_parts = layout->plan->parts->len;
  guint n_sheets = slices->len * n_parts;

  for (guint i = 0; i < slices->len; i++)
    for (guint part = 0; part < n_parts; part++)
      {
        g_autofree char *text =
            brg_header_footer_dup_sheet_text (words, i * n_parts + part + 1, n_sheets);

        g_ptr_array_add (pages, draw_sheet (layout, &g_array_index (slices, Slice, i), part, text));
      }
}

static char *
dup_author (const BrgForm *form)
{
  if (*form->organiser != '\0' || form->signatures->len == 0)
    return g_strdup (form->organiser);
  return g_strdup (((const BrgFormSignature *) form->signatures->pdata[0])->name);
}

/* Returns the type size of the table. */
static double
lay_out_table (const BrgForm *form,
               const BrgDocumentOptions *options,
               BrgTypesetter *typesetter,
               GPtrArray *pages)
{
  g_autoptr (BrgTableMetrics) metrics = brg_table_metrics_new (form, typesetter);
  g_autoptr (Layout) layout = choose_layout (form, options, metrics, typesetter);

  draw_sheets (layout, options->words, pages);
  return layout->plan->type;
}

BrgDocument *
brg_document_layout (const BrgForm *form, const BrgDocumentOptions *options)
{
  g_autoptr (BrgTypesetter) typesetter = NULL;
  BrgDocument *document;

  g_return_val_if_fail (form != NULL && options != NULL, NULL);

  typesetter = brg_typesetter_new (brg_words_get_language (options->words));
  document = brg_document_new (options, g_strdup (form->subject), dup_author (form));
  document->type_size = form->style == BRG_FORM_DIAGRAMS
                            ? brg_diagram_layout (form, options, typesetter, document->pages)
                            : lay_out_table (form, options, typesetter, document->pages);
  return document;
}
