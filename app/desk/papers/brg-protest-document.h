/* brg-protest-document.h - papers about protests, from what is stored
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document.h"
#include "brg-protest-desk.h"

G_BEGIN_DECLS

/**
 * brg_protest_document_new:
 * @desk: a desk
 * @number: number of a protest, 0 for all of the group
 * @options: how the document is wanted
 *
 * Returns: (transfer full) (nullable): protests as they were handed in, one after the other; %NULL
 *   when there is no such protest
 */
BrgDocument *brg_protest_document_new (const BrgProtestDesk *desk,
                                       gint number,
                                       const BrgDocumentOptions *options);

/**
 * brg_protest_document_new_decisions:
 * @desk: a desk
 * @number: number of a protest, 0 for all of the group
 * @options: how the document is wanted
 *
 * Returns: (transfer full) (nullable): the decisions, one after the other; %NULL when there is
 * none: there is no such protest, or it is not decided
 */
BrgDocument *brg_protest_document_new_decisions (const BrgProtestDesk *desk,
                                                 gint number,
                                                 const BrgDocumentOptions *options);

G_END_DECLS
