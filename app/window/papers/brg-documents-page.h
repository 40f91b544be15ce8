/* brg-documents-page.h - the papers of an event with a live preview
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-page.h"

G_BEGIN_DECLS

#define BRG_TYPE_DOCUMENTS_PAGE (brg_documents_page_get_type ())
G_DECLARE_FINAL_TYPE (BrgDocumentsPage, brg_documents_page, BRG, DOCUMENTS_PAGE, BrgPage)

/**
 * brg_documents_page_show_diagrams:
 * @from: a widget of the window that asks
 * @diagrams: (transfer full) (element-type BrgDiagram): positions of the group on show, at least
 * one
 *
 * Goes to the page of documents and shows there the diagrams, to be printed or saved as the other
 * papers. The page keeps them until others come or another group is opened.
 */
void brg_documents_page_show_diagrams (GtkWidget *from, GPtrArray *diagrams);

G_END_DECLS
