/* brg-document-title.h - what a document is called in the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-event-document.h"

G_BEGIN_DECLS

/**
 * brg_document_dup_title:
 * @kind: a kind
 * @round: its round; it does not matter for a diagram
 *
 * Returns: (transfer full): "Protocol of round 5", in the user's language
 */
char *brg_document_dup_title (BrgDocumentKind kind, gint round);

G_END_DECLS
