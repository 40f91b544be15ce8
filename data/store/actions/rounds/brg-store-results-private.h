/* brg-store-results-private.h - what other actions need of results
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store-game-place.h"
#include "brg-store-results.h"

G_BEGIN_DECLS

/* Refused when the two sides do not go together, and for byes. */
gboolean brg_game_place_check_outcomes (const BrgGamePlace *place,
                                        BrgOutcome white,
                                        BrgOutcome black,
                                        GError **error);

/* Sets a result inside an action that has a title of its own. @place is its board as it stands. */
gboolean brg_store_write_entered (BrgStore *store,
                                  const BrgGamePlace *place,
                                  const BrgResultChange *change,
                                  GError **error);

/* Sets a result inside an action, which gets the arguments for its title. @place is its board. */
gboolean brg_store_write_change (BrgAction *action,
                                 const BrgGamePlace *place,
                                 const BrgResultChange *change,
                                 GError **error);

G_END_DECLS
