/* brg-store-postal-follow.h - games by correspondence that are reckoned anew in an act
 *
 * Only for the files of data/store. Functions return whether it went well.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store-postal-place.h"

G_BEGIN_DECLS

/**
 * BrgPostalFollowing:
 *
 * What follows from the letters of games when something changes that is not a letter of theirs: the
 * regulations, a starting list, a break.
 */
typedef struct
{
  GArray *games; /* BrgPostalPlace */
  GPtrArray *before;
} BrgPostalFollowing;

/** brg_postal_following_clear: Frees what @following holds */
void brg_postal_following_clear (BrgPostalFollowing *following);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgPostalFollowing, brg_postal_following_clear)

/**
 * brg_postal_following_begin:
 * @following: (out caller-allocates): nothing yet, all zero
 * @store: a store
 * @group_id: row of a group
 * @players: (nullable) (array fixed-size=2): rows of one player or two, 0 for none; %NULL for all
 * @error: return location for an error
 *
 * Takes down their games that have letters, as they are before the act.
 */
gboolean brg_postal_following_begin (BrgPostalFollowing *following,
                                     BrgStore *store,
                                     gint64 group_id,
                                     const gint64 players[2],
                                     GError **error);

/** brg_postal_following_leave_out: Does not follow that game, whose letters change too */
void brg_postal_following_leave_out (BrgPostalFollowing *following, gint64 pairing_id);

/** brg_postal_following_finish: Carries out what follows for each of the games */
gboolean brg_postal_following_finish (const BrgPostalFollowing *following,
                                      BrgStore *store,
                                      BrgAction *action,
                                      GError **error);

G_END_DECLS
