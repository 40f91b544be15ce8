/* brg-document-row.h - a paper in the list of papers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-event-document.h"

G_BEGIN_DECLS

/**
 * brg_document_row_new:
 * @kind: a kind of document
 * @round: its round
 *
 * Returns: (transfer floating): a row with an icon, the title and what the paper is for
 */
GtkWidget *brg_document_row_new (BrgDocumentKind kind, gint round);

/**
 * brg_document_row_get_kind:
 * @row: a row of brg_document_row_new()
 *
 * Returns: its kind
 */
BrgDocumentKind brg_document_row_get_kind (GtkListBoxRow *row);

G_END_DECLS
