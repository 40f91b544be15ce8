/* brg-check-in-list.h - who is there for the next round, who is missing, and what was decided
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"
#include "brg-store-check-in.h"

G_BEGIN_DECLS

/**
 * BrgFate:
 * @BRG_FATE_OPEN: missing, and nothing is decided
 * @BRG_FATE_HERE: was seen
 * @BRG_FATE_WAITED: missing, is paired all the same
 * @BRG_FATE_HALF: missing, half a point
 * @BRG_FATE_ZERO: missing, nothing
 * @BRG_FATE_FULL: misses the round with a full point
 * @BRG_FATE_GONE: has left the event
 * @BRG_FATE_LATER: joins in a later round
 *
 * What becomes of a player in the next round.
 */
typedef enum
{
  BRG_FATE_OPEN,
  BRG_FATE_HERE,
  BRG_FATE_WAITED,
  BRG_FATE_HALF,
  BRG_FATE_ZERO,
  BRG_FATE_FULL,
  BRG_FATE_GONE,
  BRG_FATE_LATER,
} BrgFate;

#define BRG_N_FATES (BRG_FATE_LATER + 1)

typedef struct _BrgCheckInList BrgCheckInList;

/**
 * brg_check_in_list_new:
 * @store: a store
 * @snapshot: a group
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the check-in of the next round that is not paired
 */
BrgCheckInList *brg_check_in_list_new (BrgStore *store, BrgSnapshot *snapshot, GError **error);

/** brg_check_in_list_free: Frees @self, which may be %NULL */
void brg_check_in_list_free (BrgCheckInList *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgCheckInList, brg_check_in_list_free)

/** brg_check_in_list_get_round: Returns: the round that it is about */
gint brg_check_in_list_get_round (const BrgCheckInList *self);

/** brg_check_in_list_is_possible: Returns: whether there is a round to be paired */
gboolean brg_check_in_list_is_possible (const BrgCheckInList *self);

/** brg_check_in_list_has_begun: Returns: whether somebody was seen or is waited for */
gboolean brg_check_in_list_has_begun (const BrgCheckInList *self);

/**
 * brg_check_in_list_may_be:
 * @self: a list
 * @fate: what shall become of somebody who is missing
 *
 * Returns: whether the book and the system know that: rus-draughts-2022 5.4.10.2 gives nothing for
 *   a round that is missed
 */
gboolean brg_check_in_list_may_be (const BrgCheckInList *self, BrgFate fate);

/** brg_check_in_list_get_fate: Returns: what becomes of the entry with that index */
BrgFate brg_check_in_list_get_fate (const BrgCheckInList *self, gint entry);

/**
 * brg_check_in_list_mark:
 * @self: a list
 * @store: the store of its group
 * @entry: index of an entry
 * @fate: what is known or decided of him: anything but %BRG_FATE_FULL and %BRG_FATE_LATER
 * @error: return location for an error
 *
 * Writes that down as one act. The list stays as it is.
 *
 * Returns: whether it went well
 */
gboolean brg_check_in_list_mark (const BrgCheckInList *self,
                                 BrgStore *store,
                                 gint entry,
                                 BrgFate fate,
                                 GError **error);

/** brg_check_in_list_get_at: Returns: when that was marked, UTC; empty for no mark */
const char *brg_check_in_list_get_at (const BrgCheckInList *self, gint entry);

/** brg_check_in_list_count: Returns: how many have that fate */
gint brg_check_in_list_count (const BrgCheckInList *self, BrgFate fate);

/** brg_check_in_list_count_refused: Returns: how many of those who are gone were never admitted */
gint brg_check_in_list_count_refused (const BrgCheckInList *self);

/** brg_check_in_list_count_expected: Returns: how many belong to the event in that round */
gint brg_check_in_list_count_expected (const BrgCheckInList *self);

/**
 * brg_check_in_list_list_missing:
 * @self: a list
 *
 * Returns: (transfer full) (element-type gint): entries that are not there: those about whom
 *   nothing is decided first, then in the order of the list
 */
GArray *brg_check_in_list_list_missing (const BrgCheckInList *self);

/**
 * brg_check_in_list_find_meant:
 * @self: a list
 * @found: (element-type gint): entries that fit what was typed at the door
 *
 * Returns: the only one of them who is missing, or the only one at all; %BRG_NOBODY where the
 *   arbiter has to choose
 */
gint brg_check_in_list_find_meant (const BrgCheckInList *self, const GArray *found);

/**
 * brg_check_in_list_get_last:
 * @self: a list
 *
 * Returns: the entry that was marked last, %BRG_NOBODY for none
 */
gint brg_check_in_list_get_last (const BrgCheckInList *self);

G_END_DECLS
