/* brg-card-signatures.h - who signs a card
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-card.h"
#include "brg-form.h"

G_BEGIN_DECLS

/**
 * brg_card_signatures_add:
 * @card: a card
 * @signatures: (element-type BrgFormSignature): who signs
 * @left: where roles begin, in millimetres
 * @right: where names end
 * @y: base line of what stands above
 *
 * Adds a line to sign on for each, with role, name and category. All names have one size, the
 * largest in which the longest stands.
 *
 * Returns: the last base line
 */
double brg_card_signatures_add (const BrgCard *card,
                                const GPtrArray *signatures,
                                double left,
                                double right,
                                double y);

G_END_DECLS
