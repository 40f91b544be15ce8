/* brg-paper-postal-report.h - what secretary and arbiter report of an event by correspondence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-paper.h"

G_BEGIN_DECLS

/* Of the secretary to the chief arbiter (10.1.8): games, records, breaks, his decisions. */
BrgForm *brg_paper_postal_make_secretary (const BrgPaperSource *source,
                                          const BrgDocumentOptions *options,
                                          GError **error);

/* Of the chief arbiter to the organisation (10.1.7): course and results, claims, adjudications, who
 * left, decisions and protests. */
BrgForm *brg_paper_postal_make_arbiter (const BrgPaperSource *source,
                                        const BrgDocumentOptions *options,
                                        GError **error);

G_END_DECLS
