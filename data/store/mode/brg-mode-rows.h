/* brg-mode-rows.h - rows of FIDE mode and of what was done in it
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <sqlite3.h>

#include "brg-mode-remark.h"

G_BEGIN_DECLS

/**
 * brg_mode_write:
 * @db: a workspace, inside an action
 * @findings: (element-type BrgModeFinding): irregular acts of the action
 * @at: when
 *
 * Keeps them, and forgets those of pairs that are no more.
 *
 * Returns: whether it went well
 */
gboolean brg_mode_write (sqlite3 *db, const GPtrArray *findings, const char *at);

/**
 * brg_mode_load:
 * @db: a workspace
 * @group_id: a group
 * @left_round: (out): the last paired round when it was left
 * @remarks: (element-type BrgModeRemark): where to append what was done in it
 *
 * Returns: whether the group is in FIDE mode
 */
BrgFideMode brg_mode_load (sqlite3 *db, gint64 group_id, gint *left_round, GPtrArray *remarks);

/**
 * brg_mode_drop:
 * @db: a workspace, inside an action
 * @event_id: an event that is deleted
 *
 * Returns: whether it went well
 */
gboolean brg_mode_drop (sqlite3 *db, gint64 event_id);

G_END_DECLS
