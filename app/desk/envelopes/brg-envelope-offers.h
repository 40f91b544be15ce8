/* brg-envelope-offers.h - what is worth offering of what can come next in an adjourned game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-envelope-desk.h"

G_BEGIN_DECLS

/**
 * brg_envelope_offers_list:
 * @state: where the game stands
 *
 * Of what brg_adjournment_list_next() tells, what can change something: that nobody is there is not
 * offered when both are, that a clock is stopped only when it runs, that a side can never win only
 * where the book asks for it, and a lost envelope without the position once.
 *
 * Returns: (transfer full) (element-type BrgAdjournmentOffer): the offers, in the same order
 */
GArray *brg_envelope_offers_list (const BrgAdjournment *state);

/**
 * brg_envelope_offers_begin:
 * @state: where the game stands
 *
 * fide-2023 I.12.1, ussr-chess-1956 19, 20: a lost envelope, or one with an open move, is not
 * opened.
 *
 * Returns: whether the game begins by making the move on the board: %BRG_ADJOURN_NOW with both
 * there
 */
gboolean brg_envelope_offers_begin (const BrgAdjournment *state);

/**
 * BrgEnvelopeEnding:
 * @white: what White gets
 * @black: what Black gets
 * @first: whose flag fell first when it is known, %BRG_COLOUR_NONE when it is not or only one fell
 * @article: book id and article, a constant string
 *
 * A result that can be entered.
 */
typedef struct
{
  BrgOutcome white;
  BrgOutcome black;
  BrgColour first;
  const char *article;
} BrgEnvelopeEnding;

/** BRG_MAX_ENVELOPE_ENDINGS: how many there can be */
#define BRG_MAX_ENVELOPE_ENDINGS 3

/**
 * brg_envelope_offers_list_endings:
 * @matter: a case
 * @endings: (out) (array fixed-size=3): the results
 *
 * A flag that had fallen before the move was sealed has ended the game (fide-2023 6.9,
 * rus-draughts-2022 5.4.2.6); of two flags the first one, or none of them where nobody knows
 * (rus-draughts-2022 5.4.13.1). The result is entered by the arbiter.
 *
 * Returns: how many; 0 for a game that is not open, has been resumed, or has no such flag
 */
guint brg_envelope_offers_list_endings (const BrgEnvelopeCase *matter,
                                        BrgEnvelopeEnding endings[BRG_MAX_ENVELOPE_ENDINGS]);

G_END_DECLS
