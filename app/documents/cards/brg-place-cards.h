/* brg-place-cards.h - folded cards that stand before the players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-document.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_place_cards_lay_out:
 * @snapshot: a group, either view
 * @options: how the document is wanted: #BrgDocumentOptions.chosen are start numbers
 *
 * Lays out a card for every player who has not left, three on A4, to be cut along the dashes and
 * folded along the dots: both faces say the same, the upper one upside down. The name stands in the
 * largest type in which it has one line, else family and given names on a line each.
 *
 * Returns: (transfer full) (nullable): the document; %NULL when nobody was chosen
 */
BrgDocument *brg_place_cards_lay_out (const BrgSnapshot *snapshot,
                                      const BrgDocumentOptions *options);

G_END_DECLS
