/* brg-player-cards.h - the player's card, on which his rounds are kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-document.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BRG_PLAYER_CARD_ROWS:
 *
 * The rows that a card has at least.
 */
#define BRG_PLAYER_CARD_ROWS 11

/**
 * brg_player_cards_lay_out:
 * @snapshot: a group, either view
 * @options: how the document is wanted: #BrgDocumentOptions.chosen are start numbers, a blank card
 *   has its head and the numbers of its rounds, and blank cards end with one for nobody
 *
 * Lays out the cards of rus-draughts-2022 appendix 8, A5, two on an A4 sheet or one on a sheet of
 * its own size: opponent, number, title, rating, colour, result and running total of every round.
 * Rounds that are still to come stay empty; names that are long make their row higher, and what one
 * card does not hold goes on on a second one.
 *
 * Returns: (transfer full) (nullable): the document; %NULL when nobody was chosen
 */
BrgDocument *brg_player_cards_lay_out (const BrgSnapshot *snapshot,
                                       const BrgDocumentOptions *options);

G_END_DECLS
