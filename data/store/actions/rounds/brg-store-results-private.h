/* brg-store-results-private.h - what other actions do with results
 *
 * Only for the files of data/store; to be called inside an action.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-action.h"
#include "brg-store-game-place.h"
#include "brg-store-results.h"

G_BEGIN_DECLS

/* Refused when the two sides do not go together, and for byes. */
gboolean brg_game_place_check_outcomes (const BrgGamePlace *place,
                                        BrgOutcome white,
                                        BrgOutcome black,
                                        GError **error);

/* A result that becomes another one, see brg_store_correct_result(). */
typedef struct
{
  BrgOutcome white;
  BrgOutcome black;
  BrgCorrectionMode mode;
  gint remove_from;
} BrgResultChange;

/* Corrects a result inside an action, which gets the arguments for its title. */
gboolean brg_store_write_correction (BrgAction *action,
                                     gint64 game_id,
                                     const BrgGamePlace *place,
                                     const BrgResultChange *change,
                                     GError **error);

G_END_DECLS
