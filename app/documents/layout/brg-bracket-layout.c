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
#define MOST_ROW 6.0
#define GAP 6.0

/* As parts of the height of a row. */
#define STAGE_HEAD 1.6
#define PITCH 2.6
#define THIRD 1.4 /* of PITCH */
#define NUMBER 1.2
#define GAME 1.2
#define SUM 1.5
#define TYPE 0.62

/* A name that is too long for its row becomes so small at most, in points. */
#define LEAST_TYPE 2.0
#define SHRINK 0.95

typedef struct
{
  const BrgBracketChart *chart;
  BrgPrintPage *page;
  double left;
  double top;
  double row;
  double width; /* of a box */
  double step;  /* from stage to stage */
  BrgTypesetter *typesetter;
} Layout;

static double
x_of (const Layout *layout, gint stage)
{
  return layout->left + stage * layout->step;
}

/* The match for third place stands below the final. */
static double
y_of (const Layout *layout, gint stage, gint place)
{
  if (stage == layout->chart->n_stages - 1 && place > 0)
    return y_of (layout, stage, 0) + layout->row * THIRD * PITCH;
  return layout->top + layout->row * (STAGE_HEAD + PITCH * (place + 0.5) * (1 << stage));
}

/* As large as fits the row, in one line or in several: nothing is cut. Returns how many lines. */
static guint
fit_row (const Layout *layout, BrgType *type, const char *markup, double width)
{
  guint n_lines = brg_typesetter_count_lines (layout->typesetter, type, markup, width);

  while (n_lines * type->size * BRG_LEADING > layout->row && n_lines > 1 && type->size > LEAST_TYPE)
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
  BrgType type = { BRG_FACE_SANS, layout->row * TYPE, is_bold, is_italic };
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

/* Black only: the winner is bold, a meeting to come is dotted. */
static void
add_frame (const Layout *layout, const BrgBracketBox *box, double x, double y)
{
  BrgPrintPageLineStyle style =
      box->state == BRG_BRACKET_TO_COME ? BRG_PRINT_PAGE_LINE_DOTTED : BRG_PRINT_PAGE_LINE_STRONG;
  double right = x + layout->width;
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
  double row = layout->row;
  double games = layout->chart->n_games * GAME * row;
  double name = layout->width - (NUMBER + SUM + 0.4) * row - games;
  double games_x = x + (NUMBER + 0.4) * row + name;
  g_autofree char *named = side->name != NULL && *side->mark != '\0'
                               ? g_strdup_printf ("%s (%s)", side->name, side->mark)
                               : g_strdup (side->name);

  add_text (layout, side->number, FALSE, FALSE, x, y, NUMBER * row, 1);
  add_text (layout, named, side->is_winner, !side->is_known, x + (NUMBER + 0.4) * row, y,
            side->is_known ? name : layout->width - (NUMBER + 0.4) * row, 0);
  for (gint game = 0; game < layout->chart->n_games; game++)
    add_text (layout, side->games[game], FALSE, FALSE, games_x + game * GAME * row, y, GAME * row,
              0.5);
  add_text (layout, side->sum, TRUE, FALSE, games_x + games, y, (SUM - 0.3) * row, 1);
}

static void
add_way (const Layout *layout, gint stage, gint place)
{
  double right = x_of (layout, stage) + layout->width;
  double next = x_of (layout, stage + 1);
  double bend = (right + next) / 2;
  double y = y_of (layout, stage, place);
  double to = y_of (layout, stage + 1, place / 2);

  brg_print_page_add_line (layout->page, BRG_PRINT_PAGE_LINE_HAIR, right, y, bend, y);
  brg_print_page_add_line (layout->page, BRG_PRINT_PAGE_LINE_HAIR, bend, y, bend, to);
  brg_print_page_add_line (layout->page, BRG_PRINT_PAGE_LINE_HAIR, bend, to, next, to);
}

static void
add_bracket (const Layout *layout)
{
  for (gint stage = 0; stage < layout->chart->n_stages; stage++)
    {
      double x = x_of (layout, stage);

      add_text (layout, layout->chart->heads[stage], TRUE, FALSE, x, layout->top, layout->width, 0);
      for (gint place = 0; place < brg_bracket_chart_count (layout->chart, stage); place++)
        {
          const BrgBracketBox *box = brg_bracket_chart_get (layout->chart, stage, place);
          double y = y_of (layout, stage, place) - layout->row;

          if (stage + 1 == layout->chart->n_stages && place > 0)
            add_text (layout, layout->chart->third_head, TRUE, FALSE, x, y - layout->row,
                      layout->width, 0);
          add_frame (layout, box, x, y);
          add_side (layout, &box->sides[0], x, y);
          add_side (layout, &box->sides[1], x, y + layout->row);
          if (stage + 1 < layout->chart->n_stages)
            add_way (layout, stage, place);
        }
    }
}

/* As many rows as the first stage needs; returns how high the bracket is in them. */
static double
count_rows (const BrgBracketChart *chart)
{
  double final = (1 << (chart->n_stages - 1)) / 2.0;
  double rows = PITCH * (1 << (chart->n_stages - 1));

  return STAGE_HEAD + (chart->has_third ? MAX (rows, PITCH * (final + THIRD) + 1.3) : rows);
}

BrgDocument *
brg_bracket_layout (const BrgForm *form,
                    const BrgBracketChart *chart,
                    const BrgDocumentOptions *options)
{
  g_autoptr (BrgTypesetter) typesetter = NULL;
  g_autoptr (BrgPrintPage) scratch = NULL;
  g_autofree char *sheet_text = NULL;
  BrgFormSizes sizes;
  BrgPrintSheet sheet;
  BrgHeaderFooter frame;
  BrgDocument *document;
  Layout layout;
  double end;

  g_return_val_if_fail (form != NULL && chart != NULL && options != NULL, NULL);

  typesetter = brg_typesetter_new (brg_words_get_language (options->words));
  sizes = brg_form_style_sizes (form->style, options->font_size);
  sheet = brg_form_style_sheet_for (form, options, TRUE);
  frame = (BrgHeaderFooter){ form, &sizes, &sheet, typesetter, FALSE };
  scratch = brg_print_page_new (sheet.width, sheet.height);
  end = brg_header_footer_end (&frame, scratch, 0);
  layout = (Layout){ .chart = chart, .left = sheet.left, .typesetter = typesetter };
  layout.page = brg_print_page_new (sheet.width, sheet.height);
  layout.top = brg_header_footer_head (&frame, layout.page) + HEAD_GAP * BRG_MM;
  layout.row = MIN (MOST_ROW * BRG_MM, (sheet.bottom - end - layout.top) / count_rows (chart));
  layout.width =
      (sheet.right - sheet.left - (chart->n_stages - 1) * GAP * BRG_MM) / chart->n_stages;
  layout.step = layout.width + GAP * BRG_MM;
  add_bracket (&layout);
  layout.page->has_end = TRUE;
  brg_header_footer_end (&frame, layout.page, layout.top + layout.row * count_rows (chart));
  sheet_text = brg_header_footer_dup_sheet_text (options->words, 1, 1);
  brg_header_footer_foot (&frame, layout.page, sheet_text);
  document = brg_document_new (options, g_strdup (form->subject), g_strdup (""));
  brg_document_take_page (document, layout.page, layout.row * TYPE);
  return document;
}
