/* brg-store-contest-kind.h - whether a group is a contest of composition
 *
 * Only for the files of data/store, within an action. Functions return whether it went well.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-contest-kind.h"
#include "brg-sql.h"

G_BEGIN_DECLS

/**
 * brg_store_check_contest_group:
 * @store: a store
 * @group_id: row of a group, or 0
 * @event_id: row of an event, or 0: all its groups that are contests
 * @error: return location for an error
 *
 * rus-draughts-2022 11.5, 11.6: the book has to know such contests, and nothing else is done in
 * such a group: no rounds, no teams, no letters.
 *
 * Returns: whether it went well
 */
gboolean brg_store_check_contest_group (BrgStore *store,
                                        gint64 group_id,
                                        gint64 event_id,
                                        GError **error);

/* rus-draughts-2022 11.7: refused where a chief arbiter of the event is an author or a solver of
 * its contests. */
gboolean brg_store_check_contest_chief (BrgStore *store, gint64 event_id, GError **error);

/* The same of every contest in which a person of the register is an author or a solver. */
gboolean brg_store_check_contest_chief_of_person (BrgStore *store,
                                                  gint64 person_id,
                                                  GError **error);

/* Refused where there are works or answers. */
gboolean brg_store_check_contest_is_empty (BrgStore *store, gint64 group_id, GError **error);

/* With its sections and judges; refused while there are works. */
gboolean brg_store_delete_contest_terms (BrgStore *store, gint64 group_id, GError **error);

/**
 * brg_store_settle_contest:
 * @store: a store
 * @group_id: row of a group
 * @kind: what it is to be, #BrgGroup.contest
 * @error: return location for an error
 *
 * A group that becomes a contest gets empty regulations; of one that is none any more they are
 * removed; one that is what it was keeps what it has. A contest for solving has no judges
 * (rus-draughts-2022 11.6). Refused for a group that cannot be one, and for another kind once there
 * are works.
 *
 * Returns: whether it went well
 */
gboolean brg_store_settle_contest (BrgStore *store,
                                   gint64 group_id,
                                   BrgContestKind kind,
                                   GError **error);

G_END_DECLS
