/* brg-player-item.h - a player in a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "brg-disqualification.h"
#include "brg-player-key.h"
#include "brg-player-list.h"
#include "brg-row-item.h"

G_BEGIN_DECLS

#define BRG_TYPE_PLAYER_ITEM (brg_player_item_get_type ())
G_DECLARE_FINAL_TYPE (BrgPlayerItem, brg_player_item, BRG, PLAYER_ITEM, BrgRowItem)

/**
 * BrgPlayerItem:
 *
 * Property `revision` (guint): grows when the player's data are others.
 */

/**
 * BrgPlayerRemark:
 * @doubt: why the player needs a look
 * @other: for a possible duplicate the index of the other player, else -1
 * @points: his points so far, in units of %BRG_POINT
 * @barred: (nullable): what keeps him away, where that is the doubt
 * @is_admission_on: whether the admission committee has begun and nobody is paired yet: what it has
 * decided about him is what matters
 * @key: (nullable): what brg_player_key_matches() searches where it is not the player alone
 *
 * What the list says of a player beside his own data.
 */
typedef struct
{
  BrgPlayerDoubt doubt;
  gint other;
  gint points;
  const BrgDisqualification *barred;
  gboolean is_admission_on;
  const char *key;
} BrgPlayerRemark;

/**
 * brg_player_item_new:
 * @snapshot: the group
 * @index: index of the player
 * @remark: what is to be said of him
 *
 * Returns: (transfer full): an item
 */
BrgPlayerItem *brg_player_item_new (BrgSnapshot *snapshot,
                                    gint index,
                                    const BrgPlayerRemark *remark);

/**
 * brg_player_item_update:
 * @self: an item
 * @snapshot: the group
 * @index: index of the same player
 * @remark: what is to be said of him
 *
 * Takes the data of another snapshot.
 */
void brg_player_item_update (BrgPlayerItem *self,
                             BrgSnapshot *snapshot,
                             gint index,
                             const BrgPlayerRemark *remark);

/**
 * brg_player_item_get_entry:
 * @self: an item
 *
 * Returns: (transfer none): the player
 */
const BrgEntry *brg_player_item_get_entry (BrgPlayerItem *self);

/**
 * brg_player_item_get_index:
 * @self: an item
 *
 * Returns: index of the player in the snapshot
 */
gint brg_player_item_get_index (BrgPlayerItem *self);

/**
 * brg_player_item_get_number:
 * @self: an item
 *
 * Returns: the number that the list shows: the start number, or the place in the order of entry
 *   while nobody has one; 0 for a player without a number among numbered ones; of a player of a
 *   team his place in its application
 */
gint brg_player_item_get_number (BrgPlayerItem *self);

/**
 * brg_player_item_get_rating:
 * @self: an item
 * @is_average: (out) (optional): whether it is the average of a team's players
 *
 * Returns: the rating, 0 for none, see brg_team_list_get_rating()
 */
gint brg_player_item_get_rating (BrgPlayerItem *self, gboolean *is_average);

/**
 * brg_player_item_is_reserve:
 * @self: an item
 *
 * Returns: whether it is a player behind the boards of his team
 */
gboolean brg_player_item_is_reserve (BrgPlayerItem *self);

/**
 * brg_player_item_get_name:
 * @self: an item
 *
 * Returns: (transfer none): family, given and father's name
 */
const char *brg_player_item_get_name (BrgPlayerItem *self);

/** brg_player_item_is_in_contest: Returns: whether works are judged or solved, and no game played
 */
gboolean brg_player_item_is_in_contest (BrgPlayerItem *self);

/**
 * brg_player_item_get_state:
 * @self: an item
 *
 * Returns: what he does in the next round
 */
BrgPlayerState brg_player_item_get_state (BrgPlayerItem *self);

/**
 * brg_player_item_get_doubt:
 * @self: an item
 *
 * Returns: why he needs a look
 */
BrgPlayerDoubt brg_player_item_get_doubt (BrgPlayerItem *self);

/** brg_player_item_is_admission_on: Returns: see #BrgPlayerRemark */
gboolean brg_player_item_is_admission_on (BrgPlayerItem *self);

/**
 * brg_player_item_get_points:
 * @self: an item
 *
 * Returns: his points so far, in units of %BRG_POINT
 */
gint brg_player_item_get_points (BrgPlayerItem *self);

/**
 * brg_player_item_get_other:
 * @self: an item
 *
 * Returns: (transfer none) (nullable): the player who may be the same person
 */
const BrgEntry *brg_player_item_get_other (BrgPlayerItem *self);

/**
 * brg_player_item_get_barred:
 * @self: an item
 *
 * Returns: (transfer none) (nullable): a sentence that says by whose decision he may not take part
 */
const char *brg_player_item_get_barred (BrgPlayerItem *self);

/**
 * brg_player_item_matches:
 * @self: an item
 * @words: words in any case
 *
 * Returns: whether he is searched for, see brg_player_key_matches()
 */
gboolean brg_player_item_matches (BrgPlayerItem *self, const char *words);

/**
 * brg_player_item_compare_names:
 * @left: an item
 * @right: another one
 *
 * Returns: less than, equal to or greater than 0, in the order of names in a list
 */
int brg_player_item_compare_names (BrgPlayerItem *left, BrgPlayerItem *right);

/**
 * brg_player_item_dup_age_group:
 * @self: an item
 *
 * Returns: (transfer full): the group of the player's age by the rule book; empty for none
 */
char *brg_player_item_dup_age_group (BrgPlayerItem *self);

G_END_DECLS
