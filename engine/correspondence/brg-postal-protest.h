/* brg-postal-protest.h - what a protest in a game is against, and to whom it goes
 *
 * Rules: rus-draughts-2022 10.1.12, 10.3.8, 10.5.6, 10.5.7
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-correspondence.h"
#include "brg-postal-game.h"
#include "brg-postal-measure.h"

G_BEGIN_DECLS

/**
 * BrgPostalProtest:
 * @against: number of the record that it is against, from 0
 * @is_objection: whether it is against the claim, before or after the arbiter decided on that
 * @office: to whom it goes
 * @article: book id and article that says so
 *
 * A protest in a game.
 */
typedef struct
{
  guint against;
  gboolean is_objection;
  BrgPostalOffice office;
  const char *article;
} BrgPostalProtest;

/**
 * brg_postal_protest_find:
 * @game: a game
 * @rules: what the book says of time
 * @index: number of a protest among its records, from 0
 * @protest: (out): what it is
 *
 * A claim that is not decided may be protested against by the accused; a decision on a claim, an
 * adjudication and an end by an article by both; what became of a protest by nobody (10.1.12).
 *
 * Returns: whether there is something to protest against
 */
gboolean brg_postal_protest_find (const BrgPostalGame *game,
                                  const BrgCorrespondenceRules *rules,
                                  guint index,
                                  BrgPostalProtest *protest);

/**
 * brg_postal_protest_find_reversed:
 * @game: a game
 * @index: number of a %BRG_POSTAL_REVERSED record, from 0
 *
 * Returns: number of the decision that it puts aside, the last one before it against which somebody
 *   protested; -1 for none: what was put aside already is final (10.1.12)
 */
gint brg_postal_protest_find_reversed (const BrgPostalGame *game, guint index);

/**
 * brg_postal_protest_find_reversal:
 * @game: a game
 * @index: number of a decision among its records, from 0
 *
 * Returns: (transfer none) (nullable): the record that puts it aside
 */
const BrgPostalRecord *brg_postal_protest_find_reversal (const BrgPostalGame *game, guint index);

/**
 * brg_postal_protest_find_term:
 * @game: a game
 * @rules: what the book says of time
 * @index: number of a record, from 0
 *
 * Ten days from the notice of the last claim before that record; from its dispatch at the earliest,
 * as long as nobody entered when it came.
 *
 * Returns: the last day for the protest of the accused (10.3.8); 0 where he protested before that
 *   record, where there is no claim, and where the record refuses it
 */
BrgPostalDay brg_postal_protest_find_term (const BrgPostalGame *game,
                                           const BrgCorrespondenceRules *rules,
                                           guint index);

/**
 * brg_postal_protest_find_last:
 * @game: a game
 * @rules: what the book says of time
 * @index: number of the record of a protest from 0
 *
 * Returns: the last day on which it was to be sent (10.1.12, 10.3.8, 10.5.6); 0 where nobody
 * entered when the player got what it is against, or where it is against nothing
 */
BrgPostalDay brg_postal_protest_find_last (const BrgPostalGame *game,
                                           const BrgCorrespondenceRules *rules,
                                           guint index);

G_END_DECLS
