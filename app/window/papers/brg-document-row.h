/* brg-document-row.h - a paper in the list of papers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-paper-archive.h"
#include "brg-paper-set.h"

G_BEGIN_DECLS

#define BRG_TYPE_DOCUMENT_ROW (brg_document_row_get_type ())
G_DECLARE_FINAL_TYPE (BrgDocumentRow, brg_document_row, BRG, DOCUMENT_ROW, GtkListBoxRow)

/**
 * BrgDocumentRow:
 *
 * Signals:
 * - `ticked`: somebody clicked the tick of a paper of a set.
 * - `copies-changed` (step): somebody wants one copy more or less, 1 or -1.
 */

/**
 * brg_document_row_new:
 * @paper: a paper
 * @source: what it would be made from
 *
 * Returns: (transfer floating): a row with an icon, the title and what the paper is for, or why it
 *   cannot be printed
 */
GtkWidget *brg_document_row_new (const BrgPaper *paper, const BrgPaperSource *source);

/**
 * brg_document_row_new_of_set:
 * @row: a paper of a set
 * @source: what it would be made from
 *
 * Returns: (transfer floating): a row with tick and copies
 */
GtkWidget *brg_document_row_new_of_set (const BrgPaperSetRow *row, const BrgPaperSource *source);

/**
 * brg_document_row_new_archived:
 * @archived: a paper of the archive, which outlives the row
 *
 * Returns: (transfer floating): a row with number, time and what became of it
 */
GtkWidget *brg_document_row_new_archived (const BrgArchivedPaper *archived);

/**
 * brg_document_row_get_paper:
 * @self: a row
 *
 * Returns: (transfer none) (nullable): its paper; %NULL for one of the archive that this program
 *   does not know
 */
const BrgPaper *brg_document_row_get_paper (BrgDocumentRow *self);

/**
 * brg_document_row_get_archived:
 * @self: a row
 *
 * Returns: (transfer none) (nullable): the paper of the archive
 */
const BrgArchivedPaper *brg_document_row_get_archived (BrgDocumentRow *self);

/**
 * brg_document_row_get_heading:
 * @self: a row
 *
 * Returns: (transfer none): what it stands under
 */
const char *brg_document_row_get_heading (BrgDocumentRow *self);

/**
 * brg_document_row_is_lacking:
 * @self: a row
 *
 * Returns: whether there is nothing to print
 */
gboolean brg_document_row_is_lacking (BrgDocumentRow *self);

/**
 * brg_document_row_show_tick:
 * @self: a row of a set
 * @is_wanted: whether it has its tick
 * @copies: how many copies
 * @n_sheets: sheets of one copy, 0 while they were not counted
 */
void brg_document_row_show_tick (BrgDocumentRow *self,
                                 gboolean is_wanted,
                                 gint copies,
                                 guint n_sheets);

/**
 * brg_document_row_is_foreign:
 * @self: a row
 *
 * Returns: whether the group has no such paper, so that the row is only there for who looks for it
 */
gboolean brg_document_row_is_foreign (BrgDocumentRow *self);

/**
 * brg_document_row_matches:
 * @self: a row
 * @text: what is looked for, case-folded
 *
 * Returns: whether title, note, heading or id of the paper hold every word of @text; of one that
 *   cannot be printed not why
 */
gboolean brg_document_row_matches (BrgDocumentRow *self, const char *text);

/**
 * brg_document_row_rank:
 * @self: a row that matches
 * @text: what is looked for, case-folded
 *
 * Returns: how far behind it stands among what is found, 0 for the first: what begins so, then what
 *   has the words in its title, each what can be printed before what cannot; then the rest
 */
guint brg_document_row_rank (BrgDocumentRow *self, const char *text);

G_END_DECLS
