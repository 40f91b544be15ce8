/* brg-document-kept.h - a document as it was kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document.h"

G_BEGIN_DECLS

/**
 * brg_document_take_rows:
 * @document: a document that was made anew
 * @rows: brg_document_dup_rows() of the same document as it was made before
 *
 * Sets its texts to what they were: the moment in its head, the time and the mark at its foot.
 *
 * Returns: whether the document has the same places for texts; if not, it is left alone
 */
gboolean brg_document_take_rows (BrgDocument *document, const char *rows);

G_END_DECLS
