/* brg-rating-update.h - ratings of a group compared with the rating lists
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "brg-rating-rules.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgRatingMatch:
 * @BRG_RATING_MATCH_NONE: no list has him
 * @BRG_RATING_MATCH_SEVERAL: the lists have several who may be him, or the one whom they have may
 *   be another player of the group as well
 * @BRG_RATING_MATCH_LIKELY: one who may be him: the names agree as far as they are known
 * @BRG_RATING_MATCH_NAME: the same name and year of birth
 * @BRG_RATING_MATCH_NUMBER: the same FIDE id
 *
 * How a player was found in the lists.
 */
typedef enum
{
  BRG_RATING_MATCH_NONE,
  BRG_RATING_MATCH_SEVERAL,
  BRG_RATING_MATCH_LIKELY,
  BRG_RATING_MATCH_NAME,
  BRG_RATING_MATCH_NUMBER,
} BrgRatingMatch;

/**
 * BrgRatingUpdateRow:
 * @entry: a player of the group
 * @rating: his rating from that round on as it is
 * @match: how he was found
 * @listed: (nullable): him in the list
 * @list: what the list is called, empty without one
 * @day: first day of the list, or the one on which it was read in
 * @differs: whether the list says another rating
 * @can_take: whether the list has a rating of him at all
 * @is_taken: whether the list's rating is taken
 *
 * A player and what the lists say.
 */
typedef struct
{
  const BrgEntry *entry;
  gint rating;
  BrgRatingMatch match;
  BrgEntry *listed;
  char *list;
  char *day;
  gboolean differs;
  gboolean can_take;
  gboolean is_taken;
} BrgRatingUpdateRow;

/**
 * BrgRatingUpdate:
 * @snapshot: the group; its view of players
 * @from_round: the round from which ratings hold
 * @rows: (element-type BrgRatingUpdateRow): every player, by start number
 *
 * What the lists say of all players of a group. Nothing is written: ticks say what would be.
 */
typedef struct
{
  BrgSnapshot *snapshot;
  gint from_round;
  GPtrArray *rows;
} BrgRatingUpdate;

/**
 * brg_rating_update_new:
 * @snapshot: a group
 * @path: a file of rating lists
 * @kind: the list that the event plays for
 * @from_round: the round from which ratings hold, 1 for the whole event
 * @cancellable: (nullable): stops it
 * @error: return location for an error
 *
 * Looks every player up: by his FIDE id, else by his name. Ratings of players who surely are the
 * same are ticked. May take seconds for names: call it in a thread.
 *
 * Returns: (transfer full) (nullable): the comparison
 */
BrgRatingUpdate *brg_rating_update_new (BrgSnapshot *snapshot,
                                        const char *path,
                                        BrgRatingKind kind,
                                        gint from_round,
                                        GCancellable *cancellable,
                                        GError **error);

/**
 * brg_rating_update_free:
 * @self: (nullable): a comparison
 */
void brg_rating_update_free (BrgRatingUpdate *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgRatingUpdate, brg_rating_update_free)

/**
 * brg_rating_update_count:
 * @self: a comparison
 * @match: how players were found
 *
 * Returns: how many
 */
guint brg_rating_update_count (const BrgRatingUpdate *self, BrgRatingMatch match);

/**
 * brg_rating_update_count_taken:
 * @self: a comparison
 *
 * Returns: how many ratings would be written
 */
guint brg_rating_update_count_taken (const BrgRatingUpdate *self);

/**
 * brg_rating_update_dup_taken:
 * @self: a comparison
 *
 * Returns: (transfer full) (element-type BrgListedRating): what is ticked, for
 *   brg_store_update_ratings(); its texts belong to @self
 */
GArray *brg_rating_update_dup_taken (const BrgRatingUpdate *self);

/**
 * brg_rating_update_is_long:
 * @snapshot: a group
 *
 * Returns: whether the event lasts longer than thirty days, so that ratings go by periods
 */
gboolean brg_rating_update_is_long (const BrgSnapshot *snapshot);

/**
 * brg_rating_match_describe:
 * @match: how a player was found
 *
 * Returns: (transfer none): that in words, translated
 */
const char *brg_rating_match_describe (BrgRatingMatch match);

G_END_DECLS
