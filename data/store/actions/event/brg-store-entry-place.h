/* brg-store-entry-place.h - what an action on one entry needs to know of it
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sql.h"

G_BEGIN_DECLS

/* What an action on one entry needs to know of it. */
typedef struct
{
  gint64 event_id;
  gint64 group_id;
  gint64 person_id;
  gint number;
  gint joins_round;
  gboolean is_team;
  gint64 team_id; /* 0 for none */
  char *name;
} BrgEntryPlace;

void brg_entry_place_clear (BrgEntryPlace *place);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgEntryPlace, brg_entry_place_clear)

/* @place: cleared before; it belongs to the caller in any case. Returns: whether the entry is
 * there. */
gboolean brg_store_find_entry (BrgStore *store,
                               gint64 entry_id,
                               BrgEntryPlace *place,
                               GError **error);

G_END_DECLS
