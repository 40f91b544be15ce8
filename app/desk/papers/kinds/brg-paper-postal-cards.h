/* brg-paper-postal-cards.h - records and letters of games by correspondence, to be cut
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document.h"
#include "brg-paper.h"

G_BEGIN_DECLS

/** brg_paper_postal_has_records: Returns: whether a game has ended */
gboolean brg_paper_postal_has_records (const BrgPaperSource *source);

/** brg_paper_postal_has_letters: Returns: whether somebody has the move */
gboolean brg_paper_postal_has_letters (const BrgPaperSource *source);

/* The record of every game that has ended, 70 x 210 mm (10.5.1). */
BrgDocument *brg_paper_postal_lay_out_records (const BrgPaperSource *source,
                                               const BrgDocumentOptions *options,
                                               GError **error);

/* A letter for whoever has the move, with what it has to hold (10.2.3). */
BrgDocument *brg_paper_postal_lay_out_letters (const BrgPaperSource *source,
                                               const BrgDocumentOptions *options,
                                               GError **error);

G_END_DECLS
