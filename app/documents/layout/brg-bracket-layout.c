/* brg-bracket-layout.c - lays the bracket of a knock-out out on a sheet
 *
 * Tests: tests/app/test-bracket-content.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-bracket-layout.h"

#include "brg-form-style.h"
#include "brg-header-footer-end.h"
#include "brg-header-footer.h"

/* In millimetres. */
#define HEAD_GAP 5.0
#define DENSE_GAP 1.5
#define MOST_ROW 6.0
#define GAP 6.0

/* As parts of a row of one line. */
#define STAGE_HEAD 1.6
#define BETWEEN 0.6 /* two meetings of the first stage of a sheet */
#define THIRD 1.4   /* how far below the final, in meetings of the first stage */
#define BELOW_THIRD 0.3
#define NUMBER 1.2
#define GAME 1.2
#define SUM 1.5
#define TYPE 0.62

/* A name that is too long for its row becomes so small before the rows become higher, in points. */
#define LEAST_TYPE 8.0
#define SHRINK 0.95

/* How much higher a row of several lines may be, as a part of it. */
#define MOST_AIR 0.25

typedef struct
{
  const BrgBracketChart *chart;
  BrgTypesetter *typesetter;
  BrgPrintPage *page;
  double left;
  double right;
  double top;
  gint first;    /* first stage of the sheet */
  gint n_stages; /* how many stand on it */
  gint root;     /* to which meeting of the last of them they lead */
  double row;
  double line; /* a row of one line */
} Layout;

static gboolean
has_final (const Layout *layout)
{
  return layout->first + layout->n_stages == layout->chart->n_stages;
}

/* From stage to stage; what leads to another sheet has room behind its last one. */
static double
step_of (const Layout *layout)
{
  gint n_gaps = has_final (layout) ? layout->n_stages - 1 : layout->n_stages;

  return (layout->right - layout->left - n_gaps * GAP * BRG_MM) / layout->n_stages + GAP * BRG_MM;
}

static double
width_of (const Layout *layout)
{
  return step_of (layout) - GAP * BRG_MM;
}

static double
x_of (const Layout *layout, gint stage)
{
  return layout->left + (stage - layout->first) * step_of (layout);
}

static double
pitch_of (const Layout *layout)
{
  return 2 * layout->row + BETWEEN * layout->line;
}

/* Of a stage: the first meeting that stands on the sheet, and how many do. */
static gint
first_of (const Layout *layout, gint stage)
{
  return layout->root << (layout->n_stages - 1 - (stage - layout->first));
}

static gint
count_of (const Layout *layout, gint stage)
{
  gint n = 1 << (layout->n_stages - 1 - (stage - layout->first));

  return n + (layout->chart->has_third && stage == layout->chart->n_stages - 1 ? 1 : 0);
}

/* The match for third place stands below the final. */
static double
y_of (const Layout *layout, gint stage, gint place)
{
  double step = pitch_of (layout) * (1 << (stage - layout->first));

  if (stage == layout->chart->n_stages - 1 && place > 0)
    return y_of (layout, stage, 0) + THIRD * pitch_of (layout);
  return layout->top + layout->line * STAGE_HEAD + step * (place - first_of (layout, stage) + 0.5);
}

static double
height_of (const Layout *layout)
{
  double meetings = pitch_of (layout) * (1 << (layout->n_stages - 1));
  double third =
      meetings / 2 + THIRD * pitch_of (layout) + layout->row + BELOW_THIRD * layout->line;

  return layout->line * STAGE_HEAD +
         (has_final (layout) && layout->chart->has_third ? MAX (meetings, third) : meetings);
}

/* ----- Texts ----- */

/* The largest type in which a text fits its row, in one line or in several: nothing is cut. Returns
 * how many lines. */
static guint
fit_row (const Layout *layout, BrgType *type, const char *markup, double width)
{
  guint n_lines = brg_typesetter_count_lines (layout->typesetter, type, markup, width);

  while (n_lines > 1 && n_lines * type->size * BRG_LEADING > layout->row &&
         type->size * SHRINK >= LEAST_TYPE)
    {
      type->size *= SHRINK;
      n_lines = brg_typesetter_count_lines (layout->typesetter, type, markup, width);
    }
  return n_lines;
}

static void
add_text (const Layout *layout,
          const char *text,
          gboolean is_bold,
          gboolean is_italic,
          double x,
          double y,
          double width,
          double align)
{
  BrgType type = { BRG_FACE_SANS, layout->line * TYPE, is_bold, is_italic };
  char *markup;
  double block;

  if (text == NULL || *text == '\0')
    return;
  markup = g_markup_escape_text (text, -1);
  block = (fit_row (layout, &type, markup, width) - 1) * type.size * BRG_LEADING +
          type.size * BRG_CAP_HEIGHT;
  brg_print_page_add_text (layout->page, &type, markup, x,
                           y + (layout->row - block) / 2 + type.size * BRG_CAP_HEIGHT, width,
                           align);
}

static char *
dup_named (const BrgBracketSide *side)
{
  return side->name != NULL && *side->mark != '\0'
             ? g_strdup_printf ("%s (%s)", side->name, side->mark)
             : g_strdup (side->name != NULL ? side->name : "");
}

/* Who may come has the room of the games too. */
static double
name_width_of (const Layout *layout, const BrgBracketSide *side)
{
  double games = layout->chart->n_games * GAME * layout->line;
  double room = width_of (layout) - (NUMBER + 0.4) * layout->line;

  return side->is_known ? room - SUM * layout->line - games : room;
}

/* ----- How many stages a sheet takes ----- */

/* The least row that holds the name; more than any sheet has where a word would be broken. */
static double
measure_side (const Layout *layout, const BrgBracketSide *side)
{
  BrgType type = { BRG_FACE_SANS, LEAST_TYPE, side->is_winner, !side->is_known };
  g_autofree char *named = dup_named (side);
  g_autofree char *markup = g_markup_escape_text (named, -1);
  double width = name_width_of (layout, side);

  if (*markup == '\0')
    return 0;
  if (brg_typesetter_measure (layout->typesetter, &type, markup).least > width)
    return G_MAXDOUBLE / 4;
  return brg_typesetter_count_lines (layout->typesetter, &type, markup, width) * LEAST_TYPE *
         BRG_LEADING;
}

/* Over all sheets of these stages, so that their rows are alike. */
static double
measure_rows (const Layout *layout)
{
  double row = layout->line;

  for (gint stage = layout->first; stage < layout->first + layout->n_stages; stage++)
    for (gint place = 0; place < brg_bracket_chart_count (layout->chart, stage); place++)
      for (gint side = 0; side < 2; side++)
        row = MAX (
            row, measure_side (layout,
                               &brg_bracket_chart_get (layout->chart, stage, place)->sides[side]));
  return row;
}

/* Rows of several lines have some air where there is room for it. */
static void
add_air (Layout *layout, double height)
{
  double room = (height - height_of (layout)) / (2 << (layout->n_stages - 1));

  if (layout->row > layout->line && room > 0)
    layout->row += MIN (room, layout->row * MOST_AIR);
  layout->row = MIN (layout->row, height);
}

/* As many stages, and as high a row, as @height has room for with no type smaller than is read. */
static void
choose_stages (Layout *layout, double height)
{
  for (layout->n_stages = layout->chart->n_stages - layout->first;; layout->n_stages--)
    {
      layout->line = layout->row = MOST_ROW * BRG_MM;
      layout->line = layout->row = MIN (layout->row, layout->row * height / height_of (layout));
      if (layout->line * TYPE >= LEAST_TYPE)
        layout->row = measure_rows (layout);
      if (layout->n_stages == 1 ||
          (layout->line * TYPE >= LEAST_TYPE && height_of (layout) <= height + 0.01))
        break;
      /* A little lower, if that is what lets the names wrap. */
      layout->line = layout->row = LEAST_TYPE / TYPE;
      layout->row = measure_rows (layout);
      if (height_of (layout) <= height)
        break;
    }
  add_air (layout, height);
}

/* ----- Drawing ----- */

/* Black only: the winner is bold, a meeting to come is dotted. */
static void
add_frame (const Layout *layout, const BrgBracketBox *box, double x, double y)
{
  BrgPrintPageLineStyle style =
      box->state == BRG_BRACKET_TO_COME ? BRG_PRINT_PAGE_LINE_DOTTED : BRG_PRINT_PAGE_LINE_STRONG;
  double right = x + width_of (layout);
  double bottom = y + 2 * layout->row;

  brg_print_page_add_line (layout->page, style, x, y, right, y);
  brg_print_page_add_line (layout->page, style, x, bottom, right, bottom);
  brg_print_page_add_line (layout->page, style, x, y, x, bottom);
  brg_print_page_add_line (layout->page, style, right, y, right, bottom);
  brg_print_page_add_line (layout->page, BRG_PRINT_PAGE_LINE_HAIR, x, y + layout->row, right,
                           y + layout->row);
}

static void
add_side (const Layout *layout, const BrgBracketSide *side, double x, double y)
{
  double line = layout->line;
  double name = name_width_of (layout, side);
  double games_x = x + (NUMBER + 0.4) * line + name;
  g_autofree char *named = dup_named (side);

  add_text (layout, side->number, FALSE, FALSE, x, y, NUMBER * line, 1);
  add_text (layout, named, side->is_winner, !side->is_known, x + (NUMBER + 0.4) * line, y, name, 0);
  for (gint game = 0; game < layout->chart->n_games; game++)
    add_text (layout, side->games[game], FALSE, FALSE, games_x + game * GAME * line, y, GAME * line,
              0.5);
  add_text (layout, side->sum, TRUE, FALSE, games_x + layout->chart->n_games * GAME * line, y,
            (SUM - 0.3) * line, 1);
}

/* Beside the way, on the side on which it does not bend: a later meeting speaks of the number. */
static void
add_number (const Layout *layout, gint stage, gint place)
{
  BrgType type = { BRG_FACE_SANS, LEAST_TYPE, FALSE, FALSE };
  double y = y_of (layout, stage, place);

  brg_print_page_add_text (
      layout->page, &type,
      g_strdup_printf ("%d", brg_bracket_chart_get_number (layout->chart, stage, place)),
      x_of (layout, stage) + width_of (layout) + 0.5 * BRG_MM,
      place % 2 == 0 ? y - 0.6 * BRG_MM : y + 0.6 * BRG_MM + LEAST_TYPE * BRG_CAP_HEIGHT,
      (GAP - 0.7) * BRG_MM, 0);
}

/* To the meeting of the next stage, or to the edge, where that stands on another sheet. */
static void
add_way (const Layout *layout, gint stage, gint place)
{
  gboolean goes_on = stage + 1 < layout->first + layout->n_stages;
  double right = x_of (layout, stage) + width_of (layout);
  double next = right + GAP * BRG_MM;
  double bend = goes_on ? (right + next) / 2 : next;
  double y = y_of (layout, stage, place);
  double to = goes_on ? y_of (layout, stage + 1, place / 2) : y;

  brg_print_page_add_line (layout->page, BRG_PRINT_PAGE_LINE_HAIR, right, y, bend, y);
  if (!goes_on)
    return;
  brg_print_page_add_line (layout->page, BRG_PRINT_PAGE_LINE_HAIR, bend, y, bend, to);
  brg_print_page_add_line (layout->page, BRG_PRINT_PAGE_LINE_HAIR, bend, to, next, to);
}

static void
add_box (const Layout *layout, gint stage, gint place)
{
  const BrgBracketBox *box = brg_bracket_chart_get (layout->chart, stage, place);
  double x = x_of (layout, stage);
  double y = y_of (layout, stage, place) - layout->row;

  if (stage + 1 == layout->chart->n_stages && place > 0)
    add_text (layout, layout->chart->third_head, TRUE, FALSE, x, y - layout->row, width_of (layout),
              0);
  add_frame (layout, box, x, y);
  add_side (layout, &box->sides[0], x, y);
  add_side (layout, &box->sides[1], x, y + layout->row);
  if (stage + 1 == layout->chart->n_stages)
    return;
  add_way (layout, stage, place);
  add_number (layout, stage, place);
}

static void
add_bracket (const Layout *layout)
{
  for (gint stage = layout->first; stage < layout->first + layout->n_stages; stage++)
    {
      Layout head = *layout;
      gint first = first_of (layout, stage);

      head.row = layout->line;
      add_text (&head, layout->chart->heads[stage], TRUE, FALSE, x_of (layout, stage), layout->top,
                width_of (layout), 0);
      for (gint i = 0; i < count_of (layout, stage); i++)
        add_box (layout, stage, first + i);
    }
}

/* ----- Sheets ----- */

typedef struct
{
  BrgHeaderFooter frame;
  const BrgDocumentOptions *options;
  GArray *layouts; /* (element-type Layout) (owned): a sheet each */
} Sheets;

static void
plan_sheets (const Sheets *sheets, Layout layout, double height)
{
  for (layout.first = 0; layout.first < layout.chart->n_stages; layout.first += layout.n_stages)
    {
      gint n_roots;

      choose_stages (&layout, height);
      n_roots = 1 << (layout.chart->n_stages - layout.first - layout.n_stages);
      for (layout.root = 0; layout.root < n_roots; layout.root++)
        g_array_append_val (sheets->layouts, layout);
    }
}

static double
head_gap (const BrgHeaderFooter *frame)
{
  return (frame->is_dense ? DENSE_GAP : HEAD_GAP) * BRG_MM;
}

/* (element-type Layout) (transfer full): as many sheets as the bracket takes. */
static GArray *
try_sheets (const Sheets *sheets, Layout layout, gboolean is_dense)
{
  const BrgPrintSheet *sheet = sheets->frame.sheet;
  g_autoptr (BrgPrintPage) scratch = brg_print_page_new (sheet->width, sheet->height);
  Sheets tried = *sheets;
  double end;
  double top;

  tried.frame.is_dense = is_dense;
  tried.layouts = g_array_new (FALSE, TRUE, sizeof (Layout));
  end = brg_header_footer_end (&tried.frame, scratch, 0);
  top = brg_header_footer_head (&tried.frame, scratch) + head_gap (&tried.frame);
  plan_sheets (&tried, layout, sheet->bottom - end - top);
  return tried.layouts;
}

/* Head and end become denser before the bracket is parted, if that is what keeps it together. */
static void
choose_sheets (Sheets *sheets, Layout layout)
{
  g_autoptr (GArray) dense = NULL;

  sheets->layouts = try_sheets (sheets, layout, FALSE);
  if (sheets->layouts->len == 1)
    return;
  dense = try_sheets (sheets, layout, TRUE);
  sheets->frame.is_dense = dense->len < sheets->layouts->len;
  if (!sheets->frame.is_dense)
    return;
  g_array_unref (sheets->layouts);
  sheets->layouts = g_steal_pointer (&dense);
}

static BrgPrintPage *
draw_sheet (const Sheets *sheets, guint index)
{
  const BrgHeaderFooter *frame = &sheets->frame;
  Layout *layout = &g_array_index (sheets->layouts, Layout, index);
  g_autofree char *text =
      brg_header_footer_dup_sheet_text (sheets->options->words, index + 1, sheets->layouts->len);
  BrgPrintPage *page = brg_print_page_new (frame->sheet->width, frame->sheet->height);

  layout->page = page;
  layout->top = (index == 0 ? brg_header_footer_head (frame, page)
                            : brg_header_footer_running_head (frame, page)) +
                head_gap (frame);
  add_bracket (layout);
  page->has_end = index + 1 == sheets->layouts->len;
  if (page->has_end)
    brg_header_footer_end (frame, page, layout->top + height_of (layout));
  brg_header_footer_foot (frame, page, text);
  return page;
}

BrgDocument *
brg_bracket_layout (const BrgForm *form,
                    const BrgBracketChart *chart,
                    const BrgDocumentOptions *options)
{
  g_autoptr (BrgTypesetter) typesetter = NULL;
  BrgFormSizes sizes;
  BrgPrintSheet sheet;
  Sheets sheets;
  BrgDocument *document;

  g_return_val_if_fail (form != NULL && chart != NULL && options != NULL, NULL);

  typesetter = brg_typesetter_new (brg_words_get_language (options->words));
  sizes = brg_form_style_sizes (form->style, options->font_size);
  sheet = brg_form_style_sheet_for (form, options, TRUE);
  sheets = (Sheets){ { form, &sizes, &sheet, typesetter, FALSE }, options, NULL };
  choose_sheets (&sheets, (Layout){ .chart = chart,
                                    .typesetter = typesetter,
                                    .left = sheet.left,
                                    .right = sheet.right });
  document = brg_document_new (options, g_strdup (form->subject), g_strdup (""));
  for (guint i = 0; i < sheets.layouts->len; i++)
    brg_document_take_page (document, draw_sheet (&sheets, i),
                            g_array_index (sheets.layouts, Layout, i).line * TYPE);
  g_array_unref (sheets.layouts);
  return document;
}
