/* brg-mode-watch.h - which irregular acts the changes of an action are
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <sqlite3.h>

#include "brg-mode-finding.h"

G_BEGIN_DECLS

/**
 * brg_mode_is_on:
 * @db: a workspace
 * @group_id: a group
 *
 * Returns: whether it is in FIDE mode
 */
gboolean brg_mode_is_on (sqlite3 *db, gint64 group_id);

/**
 * brg_mode_last_round:
 * @db: a workspace
 * @group_id: a group
 *
 * Returns: its last paired round, 0 for none
 */
gint brg_mode_last_round (sqlite3 *db, gint64 group_id);

/**
 * brg_mode_watch_list:
 * @db: a workspace, in which everything of the action is written
 * @data: (array length=size): the changes of the action
 * @size: their length
 * @findings: (element-type BrgModeFinding): where to append
 *
 * Looks at what was before and what is now, whoever wrote it. What was made in the same action is
 * not changed by it.
 */
void brg_mode_watch_list (sqlite3 *db, gconstpointer data, gsize size, GPtrArray *findings);

G_END_DECLS
