/* brg-store-protest-rows.h - rows of protests and votes
 *
 * Only for the files of data/store; those that write are to be called inside an action.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-protest-record.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_list_protests:
 * @store: a store
 * @group_id: row of a group
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgProtest): its protests and appeals, by
 *   numbers
 */
GPtrArray *brg_store_list_protests (BrgStore *store, gint64 group_id, GError **error);

/**
 * brg_store_count_open_protests:
 * @store: a store
 * @event_id: row of an event
 * @error: return location for an error
 *
 * Returns: how many protests and appeals of all its groups are not decided; 0 with an error
 */
guint brg_store_count_open_protests (BrgStore *store, gint64 event_id, GError **error);

/**
 * brg_store_check_protests_decided:
 * @store: a store
 * @event_id: row of an event
 * @error: return location for an error; refused when the rule book of the event wants protests
 *   decided before the results are approved, and some are not
 *
 * Returns: whether its results can be approved as far as protests go
 */
gboolean brg_store_check_protests_decided (BrgStore *store, gint64 event_id, GError **error);

/* The words of the database; unknown ones give the first value. */
const char *brg_store_protest_decision_to_word (BrgProtestDecision decision);

/* Protests of the group, or the one of row @protest_id alone when that is not 0. */
GPtrArray *brg_store_read_protests (BrgStore *store,
                                    gint64 group_id,
                                    gint64 protest_id,
                                    GError **error);

/* BRG_STORE_ERROR_NOT_FOUND when there is none. Returns: (transfer full) (nullable) */
BrgProtest *brg_store_load_protest (BrgStore *store, gint64 protest_id, GError **error);

/* A row with what cannot change later; its number is found here. */
gboolean brg_store_insert_protest (BrgStore *store,
                                   const BrgProtest *protest,
                                   gint64 *protest_id,
                                   GError **error);

/* What was handed in. */
gboolean brg_store_write_filing (BrgStore *store,
                                 gint64 protest_id,
                                 const BrgProtest *protest,
                                 GError **error);

/* Notes of the hearing, and the votes. */
gboolean brg_store_write_hearing (BrgStore *store, const BrgProtest *protest, GError **error);

gboolean brg_store_write_protest_decision (BrgStore *store,
                                           const BrgProtest *protest,
                                           GError **error);

G_END_DECLS
