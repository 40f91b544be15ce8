/* brg-wish-rows.h - rows of options that only some papers have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "brg-paper.h"

G_BEGIN_DECLS

typedef struct _BrgWishRows BrgWishRows;

/**
 * brg_wish_rows_new:
 * @list: a list of rows; they are added at its end, and live as long as it does
 * @changed: called when something was chosen
 * @data: what @changed is called with
 *
 * Returns: (transfer full): the rows, none of which is seen yet
 */
BrgWishRows *brg_wish_rows_new (GtkListBox *list, void (*changed) (gpointer data), gpointer data);

/** brg_wish_rows_free: frees @rows, which may be %NULL, without their widgets */
void brg_wish_rows_free (BrgWishRows *rows);

/** brg_wish_rows_show: shows what @paper may be wished like; nothing for %NULL */
void brg_wish_rows_show (BrgWishRows *rows, const BrgPaper *paper);

/**
 * brg_wish_rows_show_columns:
 * @rows: the rows
 * @snapshot: what the paper is about
 * @options: how it is wanted, but for its columns
 *
 * Ticks the columns that the list has by itself, until somebody has chosen others.
 */
void brg_wish_rows_show_columns (BrgWishRows *rows,
                                 const BrgSnapshot *snapshot,
                                 const BrgDocumentOptions *options);

/**
 * brg_wish_rows_apply:
 * @rows: rows
 * @paper: a paper
 * @options: (inout): how it is wanted; borrows from @rows until something else is chosen
 *
 * Sets what was chosen for @paper. Numbers that cannot be read are passed over, and their row says
 * so.
 */
void brg_wish_rows_apply (BrgWishRows *rows, const BrgPaper *paper, BrgDocumentOptions *options);

/**
 * brg_wish_rows_fill:
 * @rows: rows
 * @paper: a paper
 * @options: how it is wanted
 *
 * Shows what @options say.
 */
void brg_wish_rows_fill (BrgWishRows *rows,
                         const BrgPaper *paper,
                         const BrgDocumentOptions *options);

G_END_DECLS
