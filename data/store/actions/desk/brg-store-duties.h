/* brg-store-duties.h - who watches which boards, and whom an official must not judge
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BrgDuty:
 * @official_id: row of an official
 * @first_board: first board of his sector, from 1
 * @last_board: the last
 *
 * A sector of boards. An official may have several; two officials may share boards.
 */
typedef struct
{
  gint64 official_id;
  gint first_board;
  gint last_board;
} BrgDuty;

/**
 * BrgInterest:
 * @official_id: row of an official
 * @entry_id: row of the entry whose games he must not judge
 * @note: why, never %NULL
 */
typedef struct
{
  gint64 official_id;
  gint64 entry_id;
  char *note;
} BrgInterest;

/**
 * brg_interest_new:
 * @official_id: row of an official
 * @entry_id: row of an entry
 * @note: why
 *
 * Returns: (transfer full): an interest
 */
BrgInterest *brg_interest_new (gint64 official_id, gint64 entry_id, const char *note);

/** brg_interest_free: frees @interest, which may be %NULL */
void brg_interest_free (BrgInterest *interest);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgInterest, brg_interest_free)

/**
 * brg_store_list_duties:
 * @store: a store
 * @group_id: row of a group
 * @round: a round, 0 for the list of every round without one of its own
 * @is_own: (out) (optional): whether @round has a list of its own
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgDuty): the sectors of the round, by boards;
 *   those of every round where it has no list of its own
 */
GArray *brg_store_list_duties (BrgStore *store,
                               gint64 group_id,
                               gint round,
                               gboolean *is_own,
                               GError **error);

/**
 * brg_store_set_duties:
 * @store: a store
 * @group_id: row of a group
 * @round: a round, 0 for every round without a list of its own
 * @duties: (array length=n_duties): the sectors as they shall be
 * @n_duties: how many; with none @round has no list of its own any more
 * @error: return location for an error
 *
 * Refused when a sector ends before it begins, when sectors of one official overlap, and when
 * somebody is no official of the event.
 *
 * Returns: whether it went well
 */
gboolean brg_store_set_duties (BrgStore *store,
                               gint64 group_id,
                               gint round,
                               const BrgDuty *duties,
                               guint n_duties,
                               GError **error);

/**
 * brg_store_list_interests:
 * @store: a store
 * @event_id: row of an event
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgInterest): whom its officials must not judge
 */
GPtrArray *brg_store_list_interests (BrgStore *store, gint64 event_id, GError **error);

/**
 * brg_store_set_interests:
 * @store: a store
 * @event_id: row of an event
 * @official_id: row of one of its officials
 * @interests: (element-type BrgInterest): whom he must not judge; @official_id of them is not
 *   looked at
 * @error: return location for an error
 *
 * Refused when he is no official of the event, when an entry is of another event, and when one is
 * named twice.
 *
 * Returns: whether it went well
 */
gboolean brg_store_set_interests (BrgStore *store,
                                  gint64 event_id,
                                  gint64 official_id,
                                  const GPtrArray *interests,
                                  GError **error);

G_END_DECLS
