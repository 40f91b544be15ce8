/* brg-table-draw.c - draws a planned table onto a page
 *
 * Rules: ussr-chess-1956 23
 * Tests: tests/app/test-documents-layout.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-table-draw.h"

/* Where the line through a column is, as a part of its width: right of the figures. */
#define STRIKE_PLACE 0.64

/* Rounding of widths, in points. */
#define NOTHING 0.01

/* White round a figure on a hatched ground, as a part of the type size. */
#define WINDOW_ROOM 0.14

typedef struct
{
  const BrgTablePlan *plan;
  const BrgTablePart *part;
  const BrgForm *form;
  guint first;
  guint n_rows;
  BrgPrintPage *page;
  double x;
  double top;
  double rows_top;
} Drawing;

static const BrgFormColumn *
column_of (const Drawing *drawing, guint index)
{
  return brg_form_get_column (drawing->form, drawing->part->columns[index]);
}

/* Whether the cell of the column before covers this one as well. */
static gboolean
is_covered (const Drawing *drawing, guint row, guint index)
{
  guint span;

  brg_table_plan_cell (drawing->plan, drawing->part, row, index, &span);
  return span == 0;
}

static double
left_of (const Drawing *drawing, guint index)
{
  return drawing->x + brg_table_plan_width (drawing->part, 0, index);
}

static double
bottom_of (const Drawing *drawing)
{
  return drawing->rows_top +
         brg_table_plan_rows_height (drawing->plan, drawing->first, drawing->n_rows);
}

static double
align_of (BrgFormColumnKind kind)
{
  switch (kind)
    {
    case BRG_COLUMN_NUMBER:
      return 1;
    case BRG_COLUMN_CENTRED:
    case BRG_COLUMN_SQUARE:
      return 0.5;
    case BRG_COLUMN_TEXT:
    case BRG_COLUMN_LONG_TEXT:
    case BRG_COLUMN_REMARK:
    case BRG_COLUMN_NAME:
    default:
      return 0;
    }
}

/* Baseline of the first of @n_lines lines that stand in the middle of a box. */
static double
first_baseline (const Drawing *drawing, double top, double height, guint n_lines)
{
  double type = drawing->plan->type;
  double block = (n_lines - 1) * type * BRG_LEADING + type * BRG_CAP_HEIGHT;

  return top + (height - block) / 2 + type * BRG_CAP_HEIGHT;
}

static void
draw_heads (const Drawing *drawing, BrgTypesetter *typesetter)
{
  BrgType type = brg_table_metrics_cell_type (BRG_FORM_BOLD, drawing->plan->type);

  for (guint i = 0; i < drawing->part->n_columns; i++)
    {
      const BrgFormColumn *column = column_of (drawing, i);
      gboolean is_left = align_of (column->kind) == 0 && column->kind != BRG_COLUMN_TEXT &&
                         !drawing->plan->sizes.centred_heads;
      double padding = brg_table_metrics_padding (column->kind, drawing->plan->type);
      guint span = brg_table_plan_head_span (drawing->plan, drawing->part, i);
      double width = brg_table_plan_width (drawing->part, i, span) - 2 * padding;
      char *head;
      guint n_lines;

      if (column->shares_head)
        continue;
      head = brg_table_metrics_dup_head (column);
      n_lines = brg_typesetter_count_lines (typesetter, &type, head, width);
      brg_print_page_set_column (drawing->page, drawing->part->columns[i], BRG_PRINT_KEY_NONE);
      brg_print_page_add_text (
          drawing->page, &type, head, left_of (drawing, i) + padding,
          first_baseline (drawing, drawing->top, drawing->part->head_height, n_lines), width,
          is_left ? 0 : 0.5);
    }
}

static gboolean
is_struck_column (const Drawing *drawing, guint index)
{
  for (guint i = 0; i < drawing->form->struck_columns->len; i++)
    if (drawing->part->columns[index] == g_array_index (drawing->form->struck_columns, guint, i))
      return TRUE;
  return FALSE;
}

/* A figure under an upright line could not be read, so it stands beside it. */
static double
align_of_cell (const Drawing *drawing, const BrgFormCell *cell, guint index)
{
  if (is_struck_column (drawing, index))
    return 0;
  return cell->centred ? 0.5 : align_of (column_of (drawing, index)->kind);
}

/* Where a cell and its text are. */
typedef struct
{
  double left;
  double top;
  double width;
  double height;
  double padding;
  double align;
} CellBox;

static void
draw_ground (const Drawing *drawing, BrgFormMark mark, const CellBox *box)
{
  if ((mark & BRG_FORM_TINTED) != 0)
    brg_print_page_add_area (drawing->page, BRG_PRINT_PAGE_AREA_TINT, box->left, box->top,
                             box->width, box->height);
  if ((mark & BRG_FORM_HATCHED) != 0)
    brg_print_page_add_area (drawing->page, BRG_PRINT_PAGE_AREA_HATCH, box->left, box->top,
                             box->width, box->height);
}

/* Figures on a hatched ground have a white window, or ½ and − could not be read. */
static void
draw_window (const Drawing *drawing,
             BrgTypesetter *typesetter,
             const BrgType *type,
             const char *markup,
             const CellBox *box)
{
  double room = WINDOW_ROOM * type->size;
  double width = brg_typesetter_measure (typesetter, type, markup).natural;
  double height = type->size * BRG_CAP_HEIGHT + 2 * room;
  double left = box->left + box->padding + (box->width - 2 * box->padding - width) * box->align;

  brg_print_page_add_area (drawing->page, BRG_PRINT_PAGE_AREA_WINDOW, left - room,
                           box->top + (box->height - height) / 2, width + 2 * room, height);
}

/* The room of a fraction that this cell has not, so that its digits stand on those of the others.
 */
static double
find_shift (const Drawing *drawing,
            BrgTypesetter *typesetter,
            const BrgType *type,
            const BrgFormCell *cell,
            guint index)
{
  guint column = drawing->part->columns[index];
  double room = drawing->plan->metrics->columns[column].tail * type->size;
  const char *tail = brg_table_metrics_find_tail (cell->text);

  if (room < NOTHING || column_of (drawing, index)->kind != BRG_COLUMN_NUMBER || cell->centred ||
      cell->span != 1 || cell->aside != NULL || is_struck_column (drawing, index))
    return 0;
  if (*tail != '\0')
    room -= brg_typesetter_text_width (typesetter, type, tail);
  return MAX (room, 0);
}

/* A score stands on its dash: the box of its text gives way on the side of the shorter number. */
static void
lean_on_dash (const Drawing *drawing,
              BrgTypesetter *typesetter,
              const BrgType *type,
              const BrgFormCell *cell,
              guint index,
              CellBox *box)
{
  double lean;

  if (column_of (drawing, index)->kind != BRG_COLUMN_CENTRED || cell->span != 1 ||
      cell->aside != NULL || is_struck_column (drawing, index))
    return;
  lean = brg_table_metrics_lean (typesetter, type, cell->text);
  if (lean > 0)
    box->left += lean;
  box->width -= ABS (lean);
}

/* The number and the name that stand first tell a row from the others. */
static BrgPrintKey
find_key (const Drawing *drawing, guint index)
{
  guint until = drawing->part->columns[index];
  const BrgFormColumn *column = column_of (drawing, index);

  if (column->kind == BRG_COLUMN_NUMBER && column->repeats)
    return BRG_PRINT_KEY_NUMBER;
  if (column->kind != BRG_COLUMN_NAME)
    return BRG_PRINT_KEY_NONE;
  for (guint i = 0; i < until; i++)
    if (brg_form_get_column (drawing->form, i)->kind == BRG_COLUMN_NAME)
      return BRG_PRINT_KEY_NONE;
  return BRG_PRINT_KEY_NAME;
}

static void
draw_cell (const Drawing *drawing,
           BrgTypesetter *typesetter,
           guint row,
           guint index,
           double top,
           double height)
{
  guint span;
  const BrgFormCell *cell = brg_table_plan_cell (drawing->plan, drawing->part, row, index, &span);
  BrgType type = brg_table_metrics_cell_type (cell->mark, drawing->plan->type);
  CellBox box = {
    .left = left_of (drawing, index),
    .top = top,
    .width = brg_table_plan_width (drawing->part, index, span),
    .height = height,
    .padding = brg_table_metrics_padding (column_of (drawing, index)->kind, drawing->plan->type),
    .align = align_of_cell (drawing, cell, index),
  };
  double text_width = box.width - 2 * box.padding;
  char *markup;
  double shift;
  guint n_lines = 1;

  if (span == 0)
    return;
  draw_ground (drawing, cell->mark, &box);
  lean_on_dash (drawing, typesetter, &type, cell, index, &box);
  text_width = box.width - 2 * box.padding;
  shift = find_shift (drawing, typesetter, &type, cell, index);
  box.width -= shift;
  text_width -= shift;
  markup = brg_table_metrics_dup_cell (cell);
  if ((cell->mark & BRG_FORM_HATCHED) != 0 && *markup != '\0')
    draw_window (drawing, typesetter, &type, markup, &box);
  if (height > drawing->plan->row_height || brg_form_get_row (drawing->form, row)->continues)
    n_lines = brg_typesetter_count_lines (typesetter, &type, markup, text_width);
  brg_print_page_set_column (drawing->page, drawing->part->columns[index],
                             find_key (drawing, index));
  brg_print_page_add_text (drawing->page, &type, markup, box.left + box.padding,
                           first_baseline (drawing, top, height, n_lines), text_width, box.align);
}

static void
draw_rows (const Drawing *drawing, BrgTypesetter *typesetter)
{
  double top = drawing->rows_top;
  double right = left_of (drawing, drawing->part->n_columns);

  for (guint row = drawing->first; row < drawing->first + drawing->n_rows; row++)
    {
      double height = drawing->plan->row_heights[row];

      brg_print_page_set_role (drawing->page, BRG_PRINT_ROLE_CELL, row);
      for (guint i = 0; i < drawing->part->n_columns; i++)
        draw_cell (drawing, typesetter, row, i, top, height);
      if (row > drawing->first && !brg_form_get_row (drawing->form, row)->continues)
        brg_print_page_add_line (drawing->page,
                                 brg_form_get_row (drawing->form, row)->line_above
                                     ? BRG_PRINT_PAGE_LINE_STRONG
                                     : BRG_PRINT_PAGE_LINE_HAIR,
                                 drawing->x, top, right, top);
      top += height;
    }
}

/* The line left of a column, interrupted where a cell covers it. */
static void
draw_vertical (const Drawing *drawing, guint index)
{
  gboolean is_inner = index > 0 && index < drawing->part->n_columns;
  gboolean shares_head = is_inner && column_of (drawing, index)->shares_head;
  BrgPrintPageLineStyle style = shares_head ? BRG_PRINT_PAGE_LINE_DOTTED : BRG_PRINT_PAGE_LINE_HAIR;
  double x = left_of (drawing, index);
  double from = shares_head ? drawing->rows_top : drawing->top;
  double y = drawing->rows_top;

  for (guint row = drawing->first; row < drawing->first + drawing->n_rows; row++)
    {
      double height = drawing->plan->row_heights[row];

      if (is_inner && is_covered (drawing, row, index))
        {
          if (y > from)
            brg_print_page_add_line (drawing->page, style, x, from, x, y);
          from = y + height;
        }
      y += height;
    }
  if (y > from)
    brg_print_page_add_line (drawing->page, style, x, from, x, y);
}

static void
draw_frame (const Drawing *drawing)
{
  double right = left_of (drawing, drawing->part->n_columns);
  const double strong[] = { drawing->top, drawing->rows_top, bottom_of (drawing) };

  for (guint i = 0; i <= drawing->part->n_columns; i++)
    draw_vertical (drawing, i);
  for (guint i = 0; i < G_N_ELEMENTS (strong); i++)
    brg_print_page_add_line (drawing->page, BRG_PRINT_PAGE_LINE_STRONG, drawing->x, strong[i],
                             right, strong[i]);
}

static void
strike_rows (const Drawing *drawing)
{
  double top = drawing->rows_top;

  for (guint row = drawing->first; row < drawing->first + drawing->n_rows; row++)
    {
      double height = drawing->plan->row_heights[row];
      guint until = brg_form_get_row (drawing->form, row)->struck_until;
      guint n_struck = 0;

      while (n_struck < drawing->part->n_columns && drawing->part->columns[n_struck] < until)
        n_struck++;
      if (n_struck > 0)
        brg_print_page_add_line (drawing->page, BRG_PRINT_PAGE_LINE_STRIKE, drawing->x,
                                 top + height / 2, left_of (drawing, n_struck), top + height / 2);
      top += height;
    }
}

static void
strike_columns (const Drawing *drawing)
{
  for (guint i = 0; i < drawing->part->n_columns; i++)
    if (is_struck_column (drawing, i))
      {
        double x = left_of (drawing, i) + drawing->part->widths[i] * STRIKE_PLACE;

        brg_print_page_add_line (drawing->page, BRG_PRINT_PAGE_LINE_STRIKE, x, drawing->rows_top, x,
                                 bottom_of (drawing));
      }
}

double
brg_table_draw (const BrgTablePlan *plan,
                guint part,
                guint first,
                guint n_rows,
                BrgPrintPage *page,
                BrgTypesetter *typesetter,
                double x,
                double y)
{
  Drawing drawing;

  g_return_val_if_fail (plan != NULL && page != NULL && typesetter != NULL, y);
  g_return_val_if_fail (part < plan->parts->len, y);

  drawing = (Drawing){
    .plan = plan,
    .part = plan->parts->pdata[part],
    .form = plan->metrics->form,
    .first = first,
    .n_rows = n_rows,
    .page = page,
    .x = x,
    .top = y,
  };
  drawing.rows_top = y + drawing.part->head_height;
  brg_print_page_set_role (page, BRG_PRINT_ROLE_HEAD, 0);
  draw_heads (&drawing, typesetter);
  draw_rows (&drawing, typesetter);
  brg_print_page_set_role (page, BRG_PRINT_ROLE_TEXT, 0);
  draw_frame (&drawing);
  /* ussr-chess-1956 23: row and column of an annulled player. */
  strike_rows (&drawing);
  strike_columns (&drawing);
  return bottom_of (&drawing);
}
