/* brg-protest-document.h - papers about protests, from what is stored
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document.h"
#include "brg-event-document.h"
#include "brg-protest-desk.h"

G_BEGIN_DECLS

/**
 * brg_protest_document_new:
 * @desk: a desk
 * @kind: %BRG_DOCUMENT_PROTEST or %BRG_DOCUMENT_APPEAL_DECISION
 * @number: number of a protest, 0 for all of the group
 * @options: how the document is wanted
 *
 * Returns: (transfer full) (nullable): the papers, one after the other; %NULL when there is none:
 *   there is no such protest, or it is not decided
 */
BrgDocument *brg_protest_document_new (const BrgProtestDesk *desk,
                                       BrgDocumentKind kind,
                                       gint number,
                                       const BrgDocumentOptions *options);

G_END_DECLS
