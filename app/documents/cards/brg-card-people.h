/* brg-card-people.h - whose cards are printed, and what is said of somebody on a card
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgCardPeople:
 * @BRG_CARD_EVERYBODY: with those who have left
 * @BRG_CARD_PRESENT: those who may still come
 *
 * Who is asked for.
 */
typedef enum
{
  BRG_CARD_EVERYBODY,
  BRG_CARD_PRESENT,
} BrgCardPeople;

/**
 * brg_card_people_list:
 * @boards: a group, the view that is played on boards
 * @options: how the document is wanted; #BrgDocumentOptions.chosen are start numbers
 * @people: who is asked for
 *
 * Returns: (transfer full) (element-type gint): indices of players, in the order of the list; who
 *   was refused admission is none
 */
GArray *brg_card_people_list (const BrgSnapshot *boards,
                              const BrgDocumentOptions *options,
                              BrgCardPeople people);

G_END_DECLS
