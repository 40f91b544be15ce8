/* brg-text-memo.h - what a typesetter has measured already
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-type.h"

G_BEGIN_DECLS

/**
 * BrgMeasuredText:
 * @natural: width in one line, below 0 while not measured
 * @least: width of the longest piece that cannot be broken, below 0 while not measured
 *
 * What is known of a text in a type.
 */
typedef struct
{
  double natural;
  double least;
  /*< private >*/
  GArray *counts;
} BrgMeasuredText;

/**
 * BrgTextMemo:
 *
 * A layout measures the same names, heads and signatures again for every width and size that it
 * tries; each is shaped once. Belongs to one typesetter.
 */
typedef struct _BrgTextMemo BrgTextMemo;

/** brg_text_memo_new: Returns: (transfer full): a memo that knows no text */
BrgTextMemo *brg_text_memo_new (void);

/**
 * brg_text_memo_free:
 * @memo: (nullable): a memo
 */
void brg_text_memo_free (BrgTextMemo *memo);

/**
 * brg_text_memo_get:
 * @memo: a memo
 * @type: a type
 * @markup: a text
 *
 * Returns: (transfer none): what is known of it, for the caller to complete
 */
BrgMeasuredText *brg_text_memo_get (BrgTextMemo *memo, const BrgType *type, const char *markup);

/**
 * brg_measured_text_find_count:
 * @text: a text
 * @width: width of a box, in points
 *
 * A text never takes more lines in a wider box: what takes as many in a narrower one and in a wider
 * one takes so many in between.
 *
 * Returns: how many lines it takes, 0 while that is not known
 */
guint brg_measured_text_find_count (const BrgMeasuredText *text, double width);

/**
 * brg_measured_text_add_count:
 * @text: a text
 * @width: width of a box, in points; %G_MAXDOUBLE for no box
 * @n_lines: how many lines it takes there, at least 1
 */
void brg_measured_text_add_count (BrgMeasuredText *text, double width, guint n_lines);

G_END_DECLS
