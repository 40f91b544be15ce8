/* brg-prizes.h - who gets which prize
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-classification.h"

G_BEGIN_DECLS

/**
 * BrgPrizeSharing:
 * @BRG_PRIZE_SHARING_NONE: everybody gets the prize of his place
 * @BRG_PRIZE_SHARING_EQUAL: players with equal points get equal parts of the prizes of their places
 * @BRG_PRIZE_SHARING_HORT: half of the prize of the own place, and an equal part of the other
 *   halves of all players with the same points (the system of Vlastimil Hort)
 *
 * How players with equal points share money. Who is equal in everything, so that the table gives
 * several players one place, shares the prizes of these places equally under every rule.
 */
typedef enum
{
  BRG_PRIZE_SHARING_NONE,
  BRG_PRIZE_SHARING_EQUAL,
  BRG_PRIZE_SHARING_HORT,
} BrgPrizeSharing;

#define BRG_N_PRIZE_SHARINGS (BRG_PRIZE_SHARING_HORT + 1)

/**
 * BrgPrizeOffer:
 * @list: index of the list that it is for
 * @first_place: best place that it is for, from 1
 * @last_place: worst place that it is for; each of them gets @amount
 * @amount: hundredths of the currency, 0 for a cup or a medal alone
 *
 * A prize. A place may have several.
 */
typedef struct
{
  guint list;
  gint first_place;
  gint last_place;
  gint64 amount;
} BrgPrizeOffer;

/**
 * BrgPrizeTerms:
 * @offers: (array length=n_offers): the prizes
 * @n_offers: number of prizes
 * @lists: (array length=n_lines) (element-type BrgClassified): classifications, the table of all
 *   first
 * @n_lists: number of classifications
 * @sharing: how equal players share
 * @once: whether nobody gets prizes from several lists
 * @excluded: (nullable) (array): for every player whether he was excluded from the event and gets
 *   nothing (rus-draughts-2022 1.5.4); %NULL for nobody
 *
 * What prizes there are and for whom.
 */
typedef struct
{
  const BrgPrizeOffer *offers;
  guint n_offers;
  const GArray *const *lists;
  guint n_lists;
  BrgPrizeSharing sharing;
  gboolean once;
  const gboolean *excluded;
} BrgPrizeTerms;

/**
 * BrgPrizeAward:
 * @list: index of the list
 * @player: index of the player
 * @place: place in the list among those who get prizes in it: the best of those equal in everything
 * @last_place: the worst of them
 * @first_tied: best place of those with equal points
 * @last_tied: worst place of them
 * @own: prizes of @place to @last_place together, in hundredths
 * @pool: prizes of @first_tied to @last_tied together, in hundredths
 * @amount: what he gets, in hundredths
 * @rounding: how much of that he gets because parts are no whole hundredths; 0 or 1
 *
 * A prize that a player gets. Without @once, and for those who take no better prize elsewhere,
 * places are those of the list; a player who takes his prize in another list, and one who was
 * excluded, leaves his place to the next.
 */
typedef struct
{
  guint list;
  gint player;
  gint place;
  gint last_place;
  gint first_tied;
  gint last_tied;
  gint64 own;
  gint64 pool;
  gint64 amount;
  gint rounding;
} BrgPrizeAward;

/**
 * BrgPrizeShares:
 * @awards: (element-type BrgPrizeAward): by list, then by place
 * @offered: all prizes together, in hundredths
 * @paid: what players get together
 * @left: prizes of places that nobody has; @offered is @paid and @left
 *
 * How the prizes are given.
 */
typedef struct
{
  GArray *awards;
  gint64 offered;
  gint64 paid;
  gint64 left;
} BrgPrizeShares;

/**
 * brg_prizes_share:
 * @terms: prizes and players
 *
 * Gives the prizes. A share that is no whole number of hundredths is cut down; the hundredths that
 * are over go to those who lost most by that, of equal ones to the better placed, so that the
 * players get exactly what is offered for their places.
 *
 * With @once a player takes the prize that is worth most, of equal ones that of the first list, and
 * the next in the other lists move up: the largest prize of all is given first, then the largest of
 * what is left, and so on.
 *
 * Who was excluded is left out before the prizes are laid on places: who stood below him moves up,
 * and those who were equal to him share without him.
 *
 * Returns: (transfer full): who gets what
 */
BrgPrizeShares *brg_prizes_share (const BrgPrizeTerms *terms);

/**
 * brg_prize_shares_free:
 * @shares: (nullable): the prizes as they are given
 */
void brg_prize_shares_free (BrgPrizeShares *shares);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPrizeShares, brg_prize_shares_free)

G_END_DECLS
