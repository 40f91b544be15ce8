/* brg-table-plan.c - type size, widths and heights of a table
 *
 * Tests: tests/app/test-documents-layout.c, tests/app/test-table-plan.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-table-plan.h"

#include <math.h>
#include <string.h>

#define STEP 0.1

/* On a small sheet a list for the wall is set in smaller type rather than in half boards. */
#define LEAST_OF_WALL 9.0

/* Columns under a cell across so few stay together; a longer one is a heading of its row. */
#define MOST_GLUED 3

/* How much of a sheet the columns that stand on every one take at most. */
#define MOST_REPEATED 0.55

/* Headings: height of a row and a bit, or of their lines and this part of the type size. */
#define HEAD_GROWTH 1.12
#define HEAD_ROOM 0.5

static void
free_part (gpointer data)
{
  BrgTablePart *part = data;

  g_free (part->columns);
  g_free (part->widths);
  g_free (part);
}

static double
needed_width (const BrgTableMetrics *metrics, double type, BrgWrapping wrapping)
{
  double width = 0;

  for (guint i = 0; i < metrics->n_columns; i++)
    width += brg_table_metrics_width (metrics, i, type, wrapping);
  return width;
}

BrgTableLimit
brg_table_plan_limit (const BrgTableMetrics *metrics, const BrgFormSizes *sizes, double available)
{
  /* Smaller type is the lesser evil down to the least size of the style, then broken lines. */
  const struct
  {
    BrgWrapping wrapping;
    double from;
    double to;
    gboolean only_if_asked;
  } attempts[] = {
    { BRG_WRAP_NOTHING, sizes->largest.type, sizes->least.type, FALSE },
    { BRG_WRAP_FEW, sizes->largest.type, sizes->least.type, FALSE },
    { BRG_WRAP_LONG_TEXT, sizes->largest.type, sizes->least.type, FALSE },
    { BRG_WRAP_LONG_NAMES, sizes->largest.type, sizes->least.type, FALSE },
    { BRG_WRAP_NAMES, sizes->largest.type, sizes->least.type, TRUE },
    { BRG_WRAP_LONG_TEXT, sizes->least.type, sizes->floor, FALSE },
    { BRG_WRAP_NAMES, sizes->least.type, sizes->floor, FALSE },
    { BRG_WRAP_TO_WORDS, sizes->least.type, sizes->floor, FALSE },
    { BRG_WRAP_ALL, sizes->least.type, sizes->floor, FALSE },
    { BRG_WRAP_ALL, sizes->floor, MIN (sizes->floor, LEAST_OF_WALL), FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (attempts); i++)
    for (double type = attempts[i].from; type >= attempts[i].to - STEP / 2; type -= STEP)
      if ((sizes->is_asked || !attempts[i].only_if_asked) &&
          needed_width (metrics, type, attempts[i].wrapping) <= available)
        return (BrgTableLimit){ type, attempts[i].wrapping, FALSE };
  return (BrgTableLimit){ MIN (sizes->paging, sizes->least.type), BRG_WRAP_NAMES, TRUE };
}

/* The cell that is seen in a column of a row: itself, or the one that covers it. */
static guint
find_owner (const BrgFormRow *row, guint column)
{
  while (row->cells[column].span == 0 && column > 0)
    column--;
  return column;
}

/* Whether a column must stand on the same sheet as the one before it: under one heading, or under
 * one cell. A heading across a row holds nothing together. */
static gboolean
is_glued (const BrgForm *form, guint column)
{
  if (brg_form_get_column (form, column)->shares_head)
    return TRUE;
  for (guint i = 0; i < form->rows->len; i++)
    {
      const BrgFormRow *row = brg_form_get_row (form, i);

      if (row->cells[column].span == 0 && row->cells[find_owner (row, column)].span <= MOST_GLUED)
        return TRUE;
    }
  return FALSE;
}

const BrgFormCell *
brg_table_plan_cell (const BrgTablePlan *plan,
                     const BrgTablePart *part,
                     guint row,
                     guint index,
                     guint *span)
{
  const BrgFormRow *cells;
  guint owner;
  guint end;

  g_return_val_if_fail (plan != NULL && part != NULL && span != NULL, NULL);
  g_return_val_if_fail (index < part->n_columns, NULL);

  cells = brg_form_get_row (plan->metrics->form, row);
  owner = find_owner (cells, part->columns[index]);
  end = owner + MAX (cells->cells[owner].span, 1);
  *span = 0;
  if (index > 0 && part->columns[index - 1] >= owner)
    return &cells->cells[owner];
  while (index + *span < part->n_columns && part->columns[index + *span] < end)
    (*span)++;
  return &cells->cells[owner];
}

static gint
compare_columns (gconstpointer a, gconstpointer b)
{
  return (gint) * (const guint *) a - (gint) * (const guint *) b;
}

/* The columns keep their order, whichever of them are repeated. */
static BrgTablePart *
make_part (const BrgTablePlan *plan, GArray *columns, BrgWrapping wrapping, double available)
{
  BrgTablePart *part = g_new0 (BrgTablePart, 1);

  g_array_sort (columns, compare_columns);
  part->n_columns = columns->len;
  part->columns = g_memdup2 (columns->data, columns->len * sizeof (guint));
  part->widths = g_new0 (double, columns->len);
  part->is_squeezed =
      !brg_table_metrics_fit (plan->metrics, part->columns, part->n_columns, plan->type, wrapping,
                              plan->row_height, available, part->widths);
  return part;
}

static GArray *
repeated_columns (const BrgTablePlan *plan, double *width)
{
  GArray *columns = g_array_new (FALSE, FALSE, sizeof (guint));

  *width = 0;
  for (guint i = 0; i < plan->metrics->n_columns; i++)
    if (brg_form_get_column (plan->metrics->form, i)->repeats)
      {
        g_array_append_val (columns, i);
        *width += brg_table_metrics_width (plan->metrics, i, plan->type, BRG_WRAP_NAMES);
      }
  return columns;
}

/* Width of a column and of those that are glued to it. */
static double
group_width (const BrgTablePlan *plan, guint first, guint *n_columns)
{
  double width = 0;
  guint i = first;

  do
    if (!brg_form_get_column (plan->metrics->form, i)->repeats)
      width += brg_table_metrics_width (plan->metrics, i, plan->type, BRG_WRAP_NAMES);
  while (++i < plan->metrics->n_columns && is_glued (plan->metrics->form, i));
  *n_columns = i - first;
  return width;
}

static void
finish_part (BrgTablePlan *plan, GArray *columns, double available)
{
  g_ptr_array_add (plan->parts, make_part (plan, columns, BRG_WRAP_NAMES, available));
  g_array_unref (columns);
}

/* Spreads the columns over sheets of about the same load; number and name stand on each. */
static void
split_columns (BrgTablePlan *plan, double available)
{
  const BrgForm *form = plan->metrics->form;
  double repeated_width;
  g_autoptr (GArray) repeated = repeated_columns (plan, &repeated_width);
  GArray *columns = NULL;
  double total = needed_width (plan->metrics, plan->type, BRG_WRAP_NAMES) - repeated_width;
  double room = available - MIN (repeated_width, available * MOST_REPEATED);
  double load = total / ceil (total / room);
  double used = 0;
  guint n_group;

  for (guint i = 0; i < plan->metrics->n_columns; i += n_group)
    {
      double width = group_width (plan, i, &n_group);

      if (width <= 0)
        continue;
      if (columns != NULL && (used + width > room || used + width / 2 > load))
        {
          finish_part (plan, g_steal_pointer (&columns), available);
          used = 0;
        }
      if (columns == NULL)
        columns = g_array_copy (repeated);
      for (guint k = i; k < i + n_group; k++)
        if (!brg_form_get_column (form, k)->repeats)
          g_array_append_val (columns, k);
      used += width;
    }
  if (columns == NULL)
    columns = g_array_copy (repeated);
  finish_part (plan, columns, available);
}

static void
keep_columns (BrgTablePlan *plan, BrgWrapping wrapping, double available)
{
  g_autoptr (GArray) columns = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < plan->metrics->n_columns; i++)
    g_array_append_val (columns, i);
  g_ptr_array_add (plan->parts, make_part (plan, columns, wrapping, available));
}

double
brg_table_plan_width (const BrgTablePart *part, guint index, guint span)
{
  double width = 0;

  g_return_val_if_fail (part != NULL, 0);

  for (guint i = index; i < MIN (index + span, part->n_columns); i++)
    width += part->widths[i];
  return width;
}

guint
brg_table_plan_head_span (const BrgTablePlan *plan, const BrgTablePart *part, guint index)
{
  guint span = 1;

  g_return_val_if_fail (plan != NULL && part != NULL, 1);

  while (index + span < part->n_columns &&
         brg_form_get_column (plan->metrics->form, part->columns[index + span])->shares_head)
    span++;
  return span;
}

static gboolean
has_heads (const BrgForm *form)
{
  for (guint i = 0; i < form->columns->len; i++)
    if (*brg_form_get_column (form, i)->head != '\0')
      return TRUE;
  return FALSE;
}

static void
measure_head (const BrgTablePlan *plan, BrgTablePart *part, BrgTypesetter *typesetter)
{
  const BrgForm *form = plan->metrics->form;
  BrgType type = brg_table_metrics_cell_type (BRG_FORM_BOLD, plan->type);

  if (!has_heads (form))
    return;
  part->head_height = plan->row_height * HEAD_GROWTH;
  for (guint i = 0; i < part->n_columns; i++)
    {
      const BrgFormColumn *column = brg_form_get_column (form, part->columns[i]);
      g_autofree char *head = brg_table_metrics_dup_head (column);
      double width = brg_table_plan_width (part, i, brg_table_plan_head_span (plan, part, i)) -
                     2 * brg_table_metrics_padding (column->kind, plan->type);
      guint n_lines = brg_typesetter_count_lines (typesetter, &type, head, width);

      part->head_height = MAX (part->head_height, (n_lines * BRG_LEADING + HEAD_ROOM) * plan->type);
    }
}

static guint
count_lines (const BrgTablePlan *plan,
             const BrgTablePart *part,
             const BrgFormCell *cell,
             guint index,
             guint span,
             BrgTypesetter *typesetter)
{
  BrgFormColumnKind kind = brg_form_get_column (plan->metrics->form, part->columns[index])->kind;
  BrgType type = brg_table_metrics_cell_type (cell->mark, plan->type);
  double width =
      brg_table_plan_width (part, index, span) - 2 * brg_table_metrics_padding (kind, plan->type);
  g_autofree char *markup = brg_table_metrics_dup_cell (cell);

  return brg_typesetter_count_lines (typesetter, &type, markup, width);
}

/* Whether a cell may take several lines: broken ones, or those that it was written in. */
static gboolean
may_have_lines (const BrgTablePart *part,
                const BrgFormCell *cell,
                BrgFormColumnKind kind,
                BrgWrapping wrapping)
{
  if (*cell->text == '\0')
    return FALSE;
  return part->is_squeezed || cell->span > 1 || strchr (cell->text, '\n') != NULL ||
         kind == BRG_COLUMN_REMARK ||
         (wrapping != BRG_WRAP_NOTHING &&
          (kind == BRG_COLUMN_NAME || kind == BRG_COLUMN_LONG_TEXT));
}

/* A row of one line; the lines of a row in pieces follow each other. */
static double
least_height (const BrgTablePlan *plan, guint row)
{
  return brg_form_get_row (plan->metrics->form, row)->continues
             ? MIN (plan->row_height, plan->type * BRG_LEADING)
             : plan->row_height;
}

/* A row is as high on every part of the table as on the one that needs most. */
static void
measure_row (BrgTablePlan *plan,
             const BrgTablePart *part,
             guint row,
             BrgWrapping wrapping,
             BrgTypesetter *typesetter)
{
  const BrgForm *form = plan->metrics->form;
  double least = least_height (plan, row);

  for (guint k = 0; k < part->n_columns; k++)
    {
      guint span;
      const BrgFormCell *cell = brg_table_plan_cell (plan, part, row, k, &span);
      BrgFormColumnKind kind = brg_form_get_column (form, part->columns[k])->kind;
      double height;

      if (span == 0 || !may_have_lines (part, cell, kind, wrapping))
        continue;
      height = least +
               (count_lines (plan, part, cell, k, span, typesetter) - 1) * plan->type * BRG_LEADING;
      plan->row_heights[row] = MAX (plan->row_heights[row], height);
    }
}

static void
measure_rows (BrgTablePlan *plan, BrgWrapping wrapping, BrgTypesetter *typesetter)
{
  guint n_rows = plan->metrics->form->rows->len;

  plan->row_heights = g_new (double, n_rows + 1);
  for (guint i = 0; i < n_rows; i++)
    plan->row_heights[i] = least_height (plan, i);
  for (guint p = 0; p < plan->parts->len; p++)
    for (guint i = 0; i < n_rows; i++)
      measure_row (plan, plan->parts->pdata[p], i, wrapping, typesetter);
}

BrgTablePlan *
brg_table_plan_new (const BrgTableMetrics *metrics,
                    const BrgFormSizes *sizes,
                    const BrgTableLimit *limit,
                    double type,
                    double row_height,
                    double available,
                    BrgTypesetter *typesetter)
{
  BrgTablePlan *plan;

  g_return_val_if_fail (metrics != NULL && sizes != NULL && limit != NULL, NULL);
  g_return_val_if_fail (typesetter != NULL, NULL);

  plan = g_new0 (BrgTablePlan, 1);
  plan->metrics = metrics;
  plan->sizes = *sizes;
  plan->type = type;
  plan->row_height = row_height;
  plan->parts = g_ptr_array_new_with_free_func (free_part);
  if (limit->is_split)
    split_columns (plan, available);
  else
    keep_columns (plan, limit->wrapping, available);
  for (guint i = 0; i < plan->parts->len; i++)
    measure_head (plan, plan->parts->pdata[i], typesetter);
  measure_rows (plan, limit->wrapping, typesetter);
  return plan;
}

void
brg_table_plan_free (BrgTablePlan *plan)
{
  if (plan == NULL)
    return;
  g_ptr_array_unref (plan->parts);
  g_free (plan->row_heights);
  g_free (plan);
}

double
brg_table_plan_head_height (const BrgTablePlan *plan)
{
  double height = 0;

  g_return_val_if_fail (plan != NULL, 0);

  for (guint i = 0; i < plan->parts->len; i++)
    height = MAX (height, ((BrgTablePart *) plan->parts->pdata[i])->head_height);
  return height;
}

double
brg_table_plan_rows_height (const BrgTablePlan *plan, guint first, guint n_rows)
{
  double height = 0;

  g_return_val_if_fail (plan != NULL, 0);

  for (guint i = first; i < first + n_rows; i++)
    height += plan->row_heights[i];
  return height;
}

/* How wide a text in that column of a row may be where it has the least room, on whatever sheet. */
static double
find_text_width (const BrgTablePlan *plan, guint row, guint column)
{
  const BrgForm *form = plan->metrics->form;
  double least = G_MAXDOUBLE;

  for (guint p = 0; p < plan->parts->len; p++)
    {
      const BrgTablePart *part = plan->parts->pdata[p];

      for (guint k = 0; k < part->n_columns; k++)
        {
          BrgFormColumnKind kind = brg_form_get_column (form, part->columns[k])->kind;
          guint span;

          brg_table_plan_cell (plan, part, row, k, &span);
          if (span > 0 && find_owner (brg_form_get_row (form, row), part->columns[k]) == column)
            least = MIN (least, brg_table_plan_width (part, k, span) -
                                    2 * brg_table_metrics_padding (kind, plan->type));
        }
    }
  return least;
}

/* Moves the first lines of what is left of a cell into the same cell of a piece. */
static void
move_lines (const BrgTablePlan *plan,
            guint row,
            guint column,
            guint n_lines,
            const char **rest,
            BrgFormRow *piece,
            BrgTypesetter *typesetter)
{
  const BrgFormCell *cell = &brg_form_get_row (plan->metrics->form, row)->cells[column];
  BrgFormCell *into = &piece->cells[column];
  BrgType type = brg_table_metrics_cell_type (cell->mark, plan->type);
  double width = find_text_width (plan, row, column);
  gsize length = strlen (*rest);

  into->span = cell->span;
  into->centred = cell->centred;
  if (length > 0 && width < G_MAXDOUBLE)
    length = brg_typesetter_measure_lines (typesetter, &type, *rest, width, n_lines);
  if ((*rest)[length] == '\0' && (length > 0 || !piece->continues))
    into->aside = g_strdup (cell->aside);
  brg_form_set_cell (piece, column, g_strchomp (g_strndup (*rest, length)), cell->mark);
  *rest += length;
}

BrgTableCut *
brg_table_cut_new (const BrgTableMetrics *metrics)
{
  BrgTableCut *cut;

  g_return_val_if_fail (metrics != NULL, NULL);

  cut = g_new0 (BrgTableCut, 1);
  cut->form = *metrics->form;
  cut->metrics = *metrics;
  cut->metrics.form = &cut->form;
  cut->pieces = brg_form_new (cut->form.style);
  for (guint i = 0; i < metrics->n_columns; i++)
    brg_form_add_column (cut->pieces, brg_form_get_column (&cut->form, i)->kind, "");
  cut->rows = g_ptr_array_copy (cut->form.rows, NULL, NULL);
  cut->none = g_ptr_array_new ();
  cut->form.rows = cut->rows;
  return cut;
}

void
brg_table_cut_free (BrgTableCut *cut)
{
  if (cut == NULL)
    return;
  g_ptr_array_unref (cut->rows);
  g_ptr_array_unref (cut->none);
  brg_form_free (cut->pieces);
  g_free (cut);
}

/* Whether texts in a column of that kind stand to the left. */
static gboolean
is_of_texts (BrgFormColumnKind kind)
{
  return kind != BRG_COLUMN_NUMBER && kind != BRG_COLUMN_CENTRED && kind != BRG_COLUMN_SQUARE;
}

/* A row of each sentence, from the row @at on. */
static void
add_sentences (BrgTableCut *cut, const GPtrArray *sentences, guint at)
{
  guint first = 0;

  while (first + 1 < cut->metrics.n_columns &&
         !is_of_texts (brg_form_get_column (&cut->form, first)->kind))
    first++;
  for (guint i = 0; i < sentences->len; i++)
    {
      BrgFormRow *row = brg_form_add_row (cut->pieces);

      brg_form_set_cell (row, first, g_strdup (sentences->pdata[i]), BRG_FORM_PLAIN);
      brg_form_span_cell (row, first, cut->metrics.n_columns - first);
      row->line_above = i == 0 && at > 0;
      g_ptr_array_insert (cut->rows, (gint) (at + i), row);
    }
}

void
brg_table_cut_add_notes (BrgTableCut *cut)
{
  g_return_if_fail (cut != NULL);

  add_sentences (cut, cut->form.notes, cut->rows->len);
  cut->form.notes = cut->none;
}

void
brg_table_cut_add_preface (BrgTableCut *cut)
{
  g_return_if_fail (cut != NULL);

  add_sentences (cut, cut->form.preface, 0);
  cut->form.preface = cut->none;
}

/* Adds a row to @into as pieces of at most @n_lines lines, which end where those of the whole do.
 */
static void
cut_row (const BrgTablePlan *plan,
         guint row,
         guint n_lines,
         BrgForm *into,
         BrgTypesetter *typesetter)
{
  const BrgFormRow *whole = brg_form_get_row (plan->metrics->form, row);
  g_autofree const char **rests = g_new0 (const char *, into->columns->len);
  gboolean continues = FALSE;

  for (guint i = 0; i < into->columns->len; i++)
    rests[i] = whole->cells[i].text;
  for (gboolean has_more = TRUE; has_more; continues = TRUE)
    {
      BrgFormRow *piece = brg_form_add_row (into);

      has_more = FALSE;
      piece->continues = continues;
      piece->line_above = whole->line_above && !continues;
      piece->with_above = whole->with_above && !continues;
      piece->struck_until = whole->struck_until;
      for (guint i = 0; i < into->columns->len; i++)
        {
          move_lines (plan, row, i, n_lines, &rests[i], piece, typesetter);
          has_more = has_more || *rests[i] != '\0';
        }
    }
}

void
brg_table_cut_rows (BrgTableCut *cut,
                    const BrgTablePlan *plan,
                    const gboolean *is_tall,
                    guint n_lines,
                    BrgTypesetter *typesetter)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();

  g_return_if_fail (cut != NULL && plan != NULL && is_tall != NULL && typesetter != NULL);
  g_return_if_fail (n_lines > 0 && plan->metrics == &cut->metrics);

  for (guint i = 0; i < cut->rows->len; i++)
    {
      guint n_pieces = cut->pieces->rows->len;

      if (is_tall[i])
        cut_row (plan, i, n_lines, cut->pieces, typesetter);
      else
        g_ptr_array_add (rows, cut->rows->pdata[i]);
      for (guint k = n_pieces; k < cut->pieces->rows->len; k++)
        g_ptr_array_add (rows, cut->pieces->rows->pdata[k]);
    }
  g_ptr_array_set_size (cut->rows, 0);
  g_ptr_array_extend (cut->rows, rows, NULL, NULL);
}
