/* brg-documents-page.h - the papers of an event with a live preview
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-page.h"

G_BEGIN_DECLS

#define BRG_TYPE_DOCUMENTS_PAGE (brg_documents_page_get_type ())
G_DECLARE_FINAL_TYPE (BrgDocumentsPage, brg_documents_page, BRG, DOCUMENTS_PAGE, BrgPage)

G_END_DECLS
