/* brg-document-layout.h - lays a form out on pages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document.h"

G_BEGIN_DECLS

/**
 * brg_document_layout:
 * @form: content
 * @options: how it is wanted
 *
 * Lays a form out. Type and rows are as large as is usual for the form and fits one sheet; what
 * does not fit one sheet goes on with the headings repeated. Names are never cut: the type gets
 * smaller within limits, then they take two lines, then the columns are spread over several sheets
 * with number and name on each. The signatures stand on the sheet of the last row with at least two
 * rows above them.
 *
 * Of %BRG_FORM_DIAGRAMS one board stands large on its sheet; several stand in two columns, up to
 * six a sheet, all of one size.
 *
 * Returns: (transfer full): the document, at least one page
 */
BrgDocument *brg_document_layout (const BrgForm *form, const BrgDocumentOptions *options);

G_END_DECLS
