/* brg-store-postal-protest.h - protests in games by correspondence, what they are against and who
 * answered them
 *
 * Only for the files of data/store. Functions return whether it went well.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-protest.h"
#include "brg-store-postal-place.h"

G_BEGIN_DECLS

/**
 * brg_store_find_postal_protest:
 * @game: a game
 * @rules: what the book says of time
 * @side: who protests
 * @on: the last day on which it was sent
 * @n_answered: how many of his protests before it were answered
 * @protest: (out): what it is
 *
 * Returns: whether there is a protest of @side against a decision that comes behind so many others
 */
gboolean brg_store_find_postal_protest (const BrgPostalGame *game,
                                        const BrgCorrespondenceRules *rules,
                                        BrgColour side,
                                        BrgPostalDay on,
                                        guint n_answered,
                                        BrgPostalProtest *protest);

/**
 * brg_store_find_postal_answer:
 * @event: a group
 * @pairing_id: row of a game
 * @entry_id: row of the player who protested
 * @index: from 0
 *
 * Returns: (nullable): the answer to that of his protests in the game
 */
const BrgPostalMeasure *brg_store_find_postal_answer (const BrgPostalEvent *event,
                                                      gint64 pairing_id,
                                                      gint64 entry_id,
                                                      guint index);

/** brg_store_refuse_answered: As brg_store_refuse(): @answer is the answer to the protest */
gboolean brg_store_refuse_answered (const BrgPostalMeasure *answer, GError **error);

/**
 * brg_store_check_postal_protests:
 * @place: a game
 * @before: its records
 * @after: its records with one changed or taken out; lines of the others are the same
 * @error: return location for an error
 *
 * Refuses what would leave a protest against nothing, or against something else than before, but
 * for one that was upheld; and an answer without its protest (10.1.12).
 */
gboolean brg_store_check_postal_protests (const BrgPostalPlace *place,
                                          const BrgPostalGame *before,
                                          const BrgPostalGame *after,
                                          GError **error);

G_END_DECLS
