/* brg-classification.h - places among some of the players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-standings.h"

G_BEGIN_DECLS

/**
 * BrgClassified:
 * @player: index of the player
 * @place: best place of those equal to him in the classification, from 1
 * @last_place: worst place of those equal to him; the same as @place when it is his alone
 * @tied: what a prize is shared by: the same for all whose prizes are one, descending down the
 * list: points in units of %BRG_POINT; in a knock-out, where points say nothing, minus the place
 *
 * A line of a classification.
 */
typedef struct
{
  gint player;
  gint place;
  gint last_place;
  gint tied;
} BrgClassified;

/**
 * brg_classification_new:
 * @standings: the table of all
 * @members: (array length=n_members) (nullable): indices of players, ascending; %NULL for all.
 *   Players beyond the table, who have no start number yet, are passed over
 * @n_members: number of @members
 *
 * Ranks some of the players by the table of all (rus-draughts-2022 2.1: two age groups play
 * together and get places of their own): their order is that of the table, who shares a place there
 * shares it here. Players without a place in the table have none here.
 *
 * Returns: (transfer full) (element-type BrgClassified): the places, best first
 */
GArray *brg_classification_new (const BrgStandings *standings,
                                const gint *members,
                                guint n_members);

G_END_DECLS
