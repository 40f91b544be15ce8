/* brg-live-watch.h - a file or folder of results that is read again whenever it changes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-live-results.h"
#include "brg-session.h"

G_BEGIN_DECLS

#define BRG_TYPE_LIVE_WATCH (brg_live_watch_get_type ())
G_DECLARE_FINAL_TYPE (BrgLiveWatch, brg_live_watch, BRG, LIVE_WATCH, GObject)

/**
 * BrgLiveWatch:
 *
 * Emits `read` when the file was read, and reads it in a thread. It reads once when a path is set;
 * further on when the file changes, as long as it is on.
 */

/**
 * brg_live_watch_new:
 * @session: the session
 *
 * Returns: (transfer full): a watch of nothing
 */
BrgLiveWatch *brg_live_watch_new (BrgSession *session);

/**
 * brg_live_watch_set_path:
 * @self: a watch
 * @path: a file or a folder with games of the group that is open; with another group it is
 *   forgotten
 */
void brg_live_watch_set_path (BrgLiveWatch *self, const char *path);

/** brg_live_watch_forget: There is no file any more */
void brg_live_watch_forget (BrgLiveWatch *self);

/** brg_live_watch_get_path: Returns: (nullable): the file or folder */
const char *brg_live_watch_get_path (BrgLiveWatch *self);

/**
 * brg_live_watch_set_on:
 * @self: a watch
 * @is_on: whether it goes on reading when the file changes
 */
void brg_live_watch_set_on (BrgLiveWatch *self, gboolean is_on);

/** brg_live_watch_is_on: Returns: whether it goes on reading when the file changes */
gboolean brg_live_watch_is_on (BrgLiveWatch *self);

/**
 * brg_live_watch_read:
 * @self: a watch
 *
 * Reads it again, for the round that is played now.
 */
void brg_live_watch_read (BrgLiveWatch *self);

/** brg_live_watch_get_results: Returns: (transfer none) (nullable): what was read last */
BrgLiveResults *brg_live_watch_get_results (BrgLiveWatch *self);

/** brg_live_watch_get_fault: Returns: (nullable): why nothing was read */
const char *brg_live_watch_get_fault (BrgLiveWatch *self);

G_END_DECLS
