/* brg-session.h - the open workspace and the group that the window shows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "brg-journal.h"
#include "brg-lease.h"
#include "brg-snapshot.h"
#include "brg-store.h"

G_BEGIN_DECLS

#define BRG_TYPE_SESSION (brg_session_get_type ())
G_DECLARE_FINAL_TYPE (BrgSession, brg_session, BRG, SESSION, GObject)

/**
 * BrgSession:
 *
 * One workspace, and of it at most one open group as a snapshot that never changes. A page reads
 * the snapshot, calls an action of the store and hands the outcome to brg_session_finish(): that
 * reads a new snapshot and tells everybody.
 *
 * Signals:
 * - `changed`: the snapshot is another one; every page shows itself anew.
 * - `acted` (title): an action was done and can be undone; after `changed`.
 * - `failed` (message): an action was refused or failed; nothing changed.
 * - `asks`: an action is not regular in FIDE mode, see brg_store_get_irregular(); whoever returns
 *   %TRUE has asked the user, who wants it nevertheless.
 * - `told` (message): something to be noticed that is no failure.
 */

/**
 * brg_session_new:
 *
 * Returns: (transfer full): a session without a workspace
 */
BrgSession *brg_session_new (void);

/**
 * brg_session_open:
 * @self: a session
 * @path: a workspace
 * @mode: what may be done with it; an absent file becomes a new workspace by %BRG_STORE_CREATE
 * @error: return location for an error
 *
 * Opens a workspace instead of the present one, which stays open on failure. Where another program
 * leads, it is opened to be looked at only.
 *
 * Returns: whether it went well
 */
gboolean brg_session_open (BrgSession *self, const char *path, BrgStoreMode mode, GError **error);

/**
 * brg_session_get_store:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): the open workspace
 */
BrgStore *brg_session_get_store (BrgSession *self);

/**
 * brg_session_get_rulebook:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): the rule book of the open event
 */
const BrgRulebook *brg_session_get_rulebook (BrgSession *self);

/**
 * brg_session_set_board:
 * @self: a session
 * @pairing_id: row of a board, 0 for none
 *
 * The board that somebody chose on a page: it is at hand on the other pages.
 */
void brg_session_set_board (BrgSession *self, gint64 pairing_id);

/**
 * brg_session_get_board:
 * @self: a session
 *
 * Returns: row of the board at hand, 0 for none; it may be of another group or gone
 */
gint64 brg_session_get_board (BrgSession *self);

/**
 * brg_session_open_group:
 * @self: a session
 * @group_id: row of a group
 *
 * Shows another group; 0 for none. A group that does not exist any more is told through `failed`.
 *
 * Returns: whether it is open now
 */
gboolean brg_session_open_group (BrgSession *self, gint64 group_id);

/**
 * brg_session_get_snapshot:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): the open group
 */
BrgSnapshot *brg_session_get_snapshot (BrgSession *self);

/**
 * brg_session_follow:
 * @self: a session
 *
 * To be called every now and then: shows what other programs did with the workspace, and whether
 * who leads has gone.
 */
void brg_session_follow (BrgSession *self);

/**
 * brg_session_hold:
 * @self: a session
 *
 * To be called when something is opened that shows what it took then, whatever is done meanwhile: a
 * sheet. Until brg_session_release() actions count on that, and are refused when another program
 * has done something since.
 */
void brg_session_hold (BrgSession *self);

/**
 * brg_session_release:
 * @self: a session
 *
 * To be called once for every brg_session_hold().
 */
void brg_session_release (BrgSession *self);

/**
 * brg_session_is_looking:
 * @self: a session
 *
 * Returns: whether every action will be refused: somebody else leads, the file is not in its place,
 *   or nothing may be written where it lies
 */
gboolean brg_session_is_looking (BrgSession *self);

/**
 * brg_session_may_write:
 * @self: a session
 *
 * Returns: whether there is an event, it is open, and this window does not only look on
 */
gboolean brg_session_may_write (BrgSession *self);

/**
 * brg_session_get_leader:
 * @self: a session
 * @is_gone: (out) (optional): whether he leads no more, so that brg_session_lead() will do
 *
 * Returns: (transfer none) (nullable): who leads when it is another program; then this one only
 *   looks on
 */
const BrgLeaseHolder *brg_session_get_leader (BrgSession *self, gboolean *is_gone);

/**
 * brg_session_lead:
 * @self: a session
 *
 * Leads from here when nobody else does; otherwise shows who does.
 */
void brg_session_lead (BrgSession *self);

/**
 * brg_session_finish:
 * @self: a session
 * @done: what an action of the store returned
 * @error: (transfer full) (nullable): its error
 *
 * To be called after every action.
 *
 * Returns: @done
 */
gboolean brg_session_finish (BrgSession *self, gboolean done, GError *error);

/**
 * brg_session_finish_as:
 * @self: a session
 * @title: (nullable): how `acted` calls the action, %NULL for what the journal calls it; empty when
 *   it shows by itself and nothing is told
 * @done: what an action of the store returned
 * @error: (transfer full) (nullable): its error
 *
 * Like brg_session_finish(), for a page that can say more than the journal.
 *
 * Returns: @done
 */
gboolean brg_session_finish_as (BrgSession *self, const char *title, gboolean done, GError *error);

/**
 * brg_session_finish_from_outside:
 * @self: a session
 *
 * Like brg_session_finish(), for what a phone of the hall wrote.
 */
void brg_session_finish_from_outside (BrgSession *self);

/**
 * brg_session_is_from_outside:
 * @self: a session
 *
 * Returns: whether the last thing that was done is the work of a phone or of another program: what
 *   it changed may not move the cursor of who works here
 */
gboolean brg_session_is_from_outside (BrgSession *self);

/**
 * brg_session_tell:
 * @self: a session
 * @message: what to tell
 */
void brg_session_tell (BrgSession *self, const char *message);

/**
 * brg_session_dup_undo_title:
 * @self: a session
 *
 * Returns: (transfer full) (nullable): what undo would take back
 */
char *brg_session_dup_undo_title (BrgSession *self);

/**
 * brg_session_dup_foreign_title:
 * @self: a session
 *
 * Returns: (transfer full) (nullable): why there is nothing to undo: the last action, and whose it
 * is; %NULL when it is one's own or there is none
 */
char *brg_session_dup_foreign_title (BrgSession *self);

/**
 * brg_session_dup_redo_title:
 * @self: a session
 *
 * Returns: (transfer full) (nullable): what redo would do again
 */
char *brg_session_dup_redo_title (BrgSession *self);

/**
 * brg_session_undo:
 * @self: a session
 */
void brg_session_undo (BrgSession *self);

/**
 * brg_session_redo:
 * @self: a session
 */
void brg_session_redo (BrgSession *self);

G_END_DECLS
