/* brg-table-metrics.h - how wide the columns of a form must be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-form-style.h"
#include "brg-form.h"
#include "brg-typesetter.h"

G_BEGIN_DECLS

/**
 * BrgColumnMetrics:
 * @natural: width of the longest cell in one line
 * @typical: width in which nearly all cells stand in one line; @natural unless few are far longer
 * @least: width of the longest piece that is not broken
 * @head: width of the longest piece of the heading
 * @whole_head: width of its longest word, which is not broken at its hyphens where there is room
 * @tail: of figures the widest fraction, the room that is kept behind whole numbers
 *
 * Widths of the text alone, without padding, at a type size of one point.
 */
typedef struct
{
  double natural;
  double typical;
  double least;
  double head;
  double whole_head;
  double tail;
} BrgColumnMetrics;

/**
 * BrgTableMetrics:
 * @form: the form, not owned
 * @columns: (array): one a column
 * @n_columns: how many
 *
 * A table measured once; widths for any type size follow by multiplication.
 */
typedef struct
{
  const BrgForm *form;
  BrgColumnMetrics *columns;
  guint n_columns;
} BrgTableMetrics;

/**
 * brg_table_metrics_new:
 * @form: a form; must outlive the result
 * @typesetter: a typesetter
 *
 * Returns: (transfer full): its measures
 */
BrgTableMetrics *brg_table_metrics_new (const BrgForm *form, BrgTypesetter *typesetter);

/**
 * brg_table_metrics_free:
 * @metrics: (nullable): measures
 */
void brg_table_metrics_free (BrgTableMetrics *metrics);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgTableMetrics, brg_table_metrics_free)

/**
 * brg_table_metrics_find_tail:
 * @text: the text of a cell
 *
 * Returns: (transfer none): the fraction at its end, `½` of `6½`, `,33` of `12,33`; empty for none
 */
const char *brg_table_metrics_find_tail (const char *text);

/**
 * brg_table_metrics_lean:
 * @typesetter: a typesetter
 * @type: type
 * @text: the text of a cell
 *
 * A score, `1½ – ½`, stands on its dash.
 *
 * Returns: how much wider what stands right of the dash is than what stands left of it, in points;
 *   0 for a text that is no score
 */
double brg_table_metrics_lean (BrgTypesetter *typesetter, const BrgType *type, const char *text);

/**
 * BrgWrapping:
 * @BRG_WRAP_NOTHING: every cell stands in one line
 * @BRG_WRAP_FEW: the few names and organisations that are far longer than the others take several
 *   lines
 * @BRG_WRAP_LONG_TEXT: organisations may take two or three lines
 * @BRG_WRAP_LONG_NAMES: so may the few names that are far longer than the others
 * @BRG_WRAP_NAMES: all names may take several lines as well
 * @BRG_WRAP_TO_WORDS: names and organisations are as narrow as their longest words
 * @BRG_WRAP_ALL: and sentences have no more room than the usual
 */
typedef enum
{
  BRG_WRAP_NOTHING,
  BRG_WRAP_FEW,
  BRG_WRAP_LONG_TEXT,
  BRG_WRAP_LONG_NAMES,
  BRG_WRAP_NAMES,
  BRG_WRAP_TO_WORDS,
  BRG_WRAP_ALL,
} BrgWrapping;

/**
 * brg_table_metrics_padding:
 * @kind: kind of a column
 * @type: type size
 *
 * Returns: room left and right of a text, in points
 */
double brg_table_metrics_padding (BrgFormColumnKind kind, double type);

/**
 * brg_table_metrics_width:
 * @metrics: measures
 * @column: a column
 * @type: type size
 * @wrapping: what may be broken into lines
 *
 * Returns: the least width of that column with its padding, in points
 */
double brg_table_metrics_width (const BrgTableMetrics *metrics,
                                guint column,
                                double type,
                                BrgWrapping wrapping);

/**
 * brg_table_metrics_fit:
 * @metrics: measures
 * @columns: (array length=n_columns): the columns that stand together
 * @n_columns: how many
 * @type: type size
 * @wrapping: what may be broken into lines
 * @row_height: height of a row in points; squares grow up to it
 * @available: width of the table
 * @widths: (out caller-allocates) (array length=n_columns): widths that fill @available
 *
 * Gives every column what it needs, takes what is missing from what may be broken, organisations
 * first, and spreads what is left over, most of it to texts. Where even that is more than there is,
 * texts become narrower than their longest words, and then all columns alike: nothing is lost, but
 * words are broken.
 *
 * Returns: whether the columns fit without breaking words
 */
gboolean brg_table_metrics_fit (const BrgTableMetrics *metrics,
                                const guint *columns,
                                guint n_columns,
                                double type,
                                BrgWrapping wrapping,
                                double row_height,
                                double available,
                                double *widths);

/**
 * brg_table_metrics_cell_type:
 * @mark: mark of a cell
 * @size: type size
 *
 * Returns: type of a cell
 */
BrgType brg_table_metrics_cell_type (BrgFormMark mark, double size);

/**
 * brg_table_metrics_dup_cell:
 * @cell: a cell
 *
 * Returns: (transfer full): its text as markup
 */
char *brg_table_metrics_dup_cell (const BrgFormCell *cell);

/**
 * brg_table_metrics_dup_head:
 * @column: a column
 *
 * Returns: (transfer full): its heading as markup
 */
char *brg_table_metrics_dup_head (const BrgFormColumn *column);

G_END_DECLS
