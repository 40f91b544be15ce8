/* brg-table-plan.h - type size, widths and heights of a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-form-style.h"
#include "brg-table-metrics.h"
#include "brg-typesetter.h"

G_BEGIN_DECLS

/**
 * BrgTablePart:
 * @columns: (array length=n_columns): columns that stand on one sheet
 * @widths: (array length=n_columns): their widths in points
 * @n_columns: how many
 * @head_height: height of the headings in points
 * @is_squeezed: whether the columns are narrower than their words, so that any cell may be broken
 */
typedef struct
{
  guint *columns;
  double *widths;
  guint n_columns;
  double head_height;
  gboolean is_squeezed;
} BrgTablePart;

/**
 * BrgTablePlan:
 * @metrics: measures, not owned
 * @sizes: sizes of the form
 * @type: type size
 * @row_height: height of a row of one line
 * @row_heights: (array): height of every row
 * @parts: (element-type BrgTablePart): one, or several when the columns need several sheets
 */
typedef struct
{
  const BrgTableMetrics *metrics;
  BrgFormSizes sizes;
  double type;
  double row_height;
  double *row_heights;
  GPtrArray *parts;
} BrgTablePlan;

/**
 * BrgTableLimit:
 * @type: the largest type size at which the columns fit
 * @wrapping: what must be broken into lines for that
 * @is_split: whether the columns must be spread over several sheets
 */
typedef struct
{
  double type;
  BrgWrapping wrapping;
  gboolean is_split;
} BrgTableLimit;

/**
 * brg_table_plan_limit:
 * @metrics: measures
 * @sizes: sizes of the form
 * @available: width of the table in points
 *
 * Looks for the largest type at which all columns stand side by side: in one line each; else with
 * organisations, then the few longest names in several lines; else smaller, down to the floor of
 * the sizes, and with all names in several lines, at last with columns as narrow as their words.
 *
 * Returns: what was found
 */
BrgTableLimit brg_table_plan_limit (const BrgTableMetrics *metrics,
                                    const BrgFormSizes *sizes,
                                    double available);

/**
 * brg_table_plan_new:
 * @metrics: measures; must outlive the plan
 * @sizes: sizes of the form
 * @limit: what fits, from brg_table_plan_limit()
 * @type: type size, at most that of @limit
 * @row_height: height of a row of one line, in points
 * @available: width of the table in points
 * @typesetter: a typesetter
 *
 * Returns: (transfer full): the table at that size
 */
BrgTablePlan *brg_table_plan_new (const BrgTableMetrics *metrics,
                                  const BrgFormSizes *sizes,
                                  const BrgTableLimit *limit,
                                  double type,
                                  double row_height,
                                  double available,
                                  BrgTypesetter *typesetter);

/**
 * brg_table_plan_free:
 * @plan: (nullable): a plan
 */
void brg_table_plan_free (BrgTablePlan *plan);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgTablePlan, brg_table_plan_free)

/**
 * brg_table_plan_head_height:
 * @plan: a plan
 *
 * Returns: height of the tallest headings
 */
double brg_table_plan_head_height (const BrgTablePlan *plan);

/**
 * brg_table_plan_rows_height:
 * @plan: a plan
 * @first: a row
 * @n_rows: how many
 *
 * Returns: height of those rows together
 */
double brg_table_plan_rows_height (const BrgTablePlan *plan, guint first, guint n_rows);

/**
 * brg_table_plan_width:
 * @part: a part of a plan
 * @index: a column of the part
 * @span: how many columns
 *
 * Returns: width of those columns together, as far as the part has them
 */
double brg_table_plan_width (const BrgTablePart *part, guint index, guint span);

/**
 * brg_table_plan_cell:
 * @plan: a plan
 * @part: a part of it
 * @row: a row
 * @index: a column of the part
 * @span: (out): how many columns of the part the cell takes; 0 where the column before has it too
 *
 * A cell that covers several columns stands on every sheet that has one of them.
 *
 * Returns: the cell that is seen in that column
 */
const BrgFormCell *brg_table_plan_cell (const BrgTablePlan *plan,
                                        const BrgTablePart *part,
                                        guint row,
                                        guint index,
                                        guint *span);

/**
 * brg_table_plan_head_span:
 * @plan: a plan
 * @part: a part of it
 * @index: a column of the part
 *
 * Returns: how many columns stand under the heading of that column
 */
guint brg_table_plan_head_span (const BrgTablePlan *plan, const BrgTablePart *part, guint index);

/**
 * BrgTableCut:
 * @form: the form; what was not cut is that of the whole one
 * @metrics: its measures: the columns are as wide as those of the whole one
 * @pieces: (owned): has the rows that are not in the whole form
 * @rows: (owned): the rows of @form
 * @none: (owned): no sentences, where they became rows
 *
 * A form whose rows are in pieces where they are taller than a sheet.
 */
typedef struct
{
  BrgForm form;
  BrgTableMetrics metrics;
  BrgForm *pieces;
  GPtrArray *rows;
  GPtrArray *none;
} BrgTableCut;

/**
 * brg_table_cut_new:
 * @metrics: measures of the whole form; both must outlive the result
 *
 * Returns: (transfer full): the form with all its rows, none of them cut
 */
BrgTableCut *brg_table_cut_new (const BrgTableMetrics *metrics);

/**
 * brg_table_cut_free:
 * @cut: (nullable): a form in pieces
 */
void brg_table_cut_free (BrgTableCut *cut);

/**
 * brg_table_cut_add_notes:
 * @cut: a form, none of whose rows is cut
 *
 * Makes rows of the notes under the table, which then can be cut: each is a row of its own, from
 * the first column of texts on.
 */
void brg_table_cut_add_notes (BrgTableCut *cut);

/** brg_table_cut_add_preface: Likewise of the sentences above the table, which become its first
 * rows
 */
void brg_table_cut_add_preface (BrgTableCut *cut);

/**
 * brg_table_cut_rows:
 * @cut: a form
 * @plan: the plan of that form
 * @is_tall: (array): by row whether it is cut
 * @n_lines: how many lines a piece has at most, at least 1
 * @typesetter: a typesetter
 *
 * Cuts rows into pieces, each of which continues the one above. Their lines end where they end in
 * the whole row. Afterwards @plan is out of date.
 */
void brg_table_cut_rows (BrgTableCut *cut,
                         const BrgTablePlan *plan,
                         const gboolean *is_tall,
                         guint n_lines,
                         BrgTypesetter *typesetter);

G_END_DECLS
