/* brg-store-round-place.h - what an action on a round needs to know of it
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-round.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BrgRoundPlace:
 * @event_id: its event
 * @group_id: its group
 * @number: its number, from 1
 * @state: its state
 * @reason: why its pairs were changed by hand, empty when they were not
 * @decided_by: who decided that
 *
 * Where a round stands.
 */
typedef struct
{
  gint64 event_id;
  gint64 group_id;
  gint number;
  BrgRoundState state;
  char *reason;
  char *decided_by;
} BrgRoundPlace;

void brg_round_place_clear (BrgRoundPlace *place);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgRoundPlace, brg_round_place_clear)

/**
 * brg_store_find_round_place:
 * @store: a store
 * @round_id: a round
 * @place: (out): where it stands, to be cleared
 * @error: return location for an error; %BRG_STORE_ERROR_NOT_FOUND when the round is gone
 *
 * Returns: whether it is there
 */
gboolean brg_store_find_round_place (BrgStore *store,
                                     gint64 round_id,
                                     BrgRoundPlace *place,
                                     GError **error);

G_END_DECLS
