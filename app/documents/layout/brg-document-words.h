/* brg-document-words.h - what can be read on a document
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document.h"

G_BEGIN_DECLS

/**
 * brg_document_dup_words:
 * @document: a document
 *
 * Returns: (transfer full): its texts in the order in which they are drawn, a line each, without
 *   markup and soft hyphens; captions of boards among them
 */
char *brg_document_dup_words (const BrgDocument *document);

G_END_DECLS
