/* brg-document-row.h - a paper in the list of papers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-paper.h"

G_BEGIN_DECLS

#define BRG_TYPE_DOCUMENT_ROW (brg_document_row_get_type ())
G_DECLARE_FINAL_TYPE (BrgDocumentRow, brg_document_row, BRG, DOCUMENT_ROW, GtkListBoxRow)

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
 * brg_document_row_get_paper:
 * @self: a row
 *
 * Returns: (transfer none): its paper
 */
const BrgPaper *brg_document_row_get_paper (BrgDocumentRow *self);

G_END_DECLS
