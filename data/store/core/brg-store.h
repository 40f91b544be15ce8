/* brg-store.h - the workspace: one SQLite file that holds events
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-irregular-act.h"
#include "brg-lease.h"

G_BEGIN_DECLS

/**
 * BRG_STORE_ERROR:
 *
 * Error domain of the store. Messages are for a person and in his language.
 */
#define BRG_STORE_ERROR (brg_store_error_quark ())
GQuark brg_store_error_quark (void);

/**
 * BrgStoreError:
 * @BRG_STORE_ERROR_FAILED: the database failed in a way that has no code of its own
 * @BRG_STORE_ERROR_NOT_A_WORKSPACE: the file is something else
 * @BRG_STORE_ERROR_NEWER: the file was written by a newer program
 * @BRG_STORE_ERROR_DAMAGED: the file or its journal is damaged, or was changed behind the program
 * @BRG_STORE_ERROR_BUSY: another program holds the file
 * @BRG_STORE_ERROR_FULL: no room on the disk
 * @BRG_STORE_ERROR_READ_ONLY: the file may not be written
 * @BRG_STORE_ERROR_CLOSED: the event or the round is closed
 * @BRG_STORE_ERROR_NOT_FOUND: the row does not exist any more
 * @BRG_STORE_ERROR_REFUSED: the change contradicts what is there; the message says what
 * @BRG_STORE_ERROR_NOTHING: there is nothing to undo or redo
 * @BRG_STORE_ERROR_GONE: the file was moved, removed or replaced
 * @BRG_STORE_ERROR_STALE: another program did something that the caller has not seen
 * @BRG_STORE_ERROR_NETWORK: the file lies where two computers could write at once
 * @BRG_STORE_ERROR_STRAY_JOURNAL: the unfinished journal of another file lies beside it
 * @BRG_STORE_ERROR_NEEDS_REASON: refused, but the arbiter may do it with a reason; the message says
 *   what is wrong
 * @BRG_STORE_ERROR_IRREGULAR: not regular in FIDE mode, and not confirmed; see
 *   brg_store_get_irregular()
 */
typedef enum
{
  BRG_STORE_ERROR_FAILED,
  BRG_STORE_ERROR_NOT_A_WORKSPACE,
  BRG_STORE_ERROR_NEWER,
  BRG_STORE_ERROR_DAMAGED,
  BRG_STORE_ERROR_BUSY,
  BRG_STORE_ERROR_FULL,
  BRG_STORE_ERROR_READ_ONLY,
  BRG_STORE_ERROR_CLOSED,
  BRG_STORE_ERROR_NOT_FOUND,
  BRG_STORE_ERROR_REFUSED,
  BRG_STORE_ERROR_NOTHING,
  BRG_STORE_ERROR_GONE,
  BRG_STORE_ERROR_STALE,
  BRG_STORE_ERROR_NETWORK,
  BRG_STORE_ERROR_STRAY_JOURNAL,
  BRG_STORE_ERROR_NEEDS_REASON,
  BRG_STORE_ERROR_IRREGULAR,
} BrgStoreError;

/**
 * BrgStoreMode:
 * @BRG_STORE_READ_ONLY: only read; the file must exist
 * @BRG_STORE_READ_WRITE: read and write; the file must exist
 * @BRG_STORE_CREATE: read and write; an absent or empty file becomes a new workspace
 * @BRG_STORE_TAKE_OVER: read and write; the file must exist and may be the copy of one that is led
 *   elsewhere, which every other mode only looks at
 */
typedef enum
{
  BRG_STORE_READ_ONLY,
  BRG_STORE_READ_WRITE,
  BRG_STORE_CREATE,
  BRG_STORE_TAKE_OVER,
} BrgStoreMode;

/**
 * BrgStore:
 *
 * An open workspace. Every change goes through one of the actions of brg-store-event.h,
 * brg-store-players.h and brg-store-rounds.h: one action is one transaction and one journal entry,
 * and when it returns %TRUE the change is on the disk. To be used from one thread.
 */
typedef struct _BrgStore BrgStore;

/** brg_store_get_library_version: Returns: (transfer none): the version of SQLite, `3.40.1` */
const char *brg_store_get_library_version (void);

/**
 * brg_store_open:
 * @path: the file
 * @mode: how
 * @error: return location for an error
 *
 * Opens a workspace and brings an older one up to date, of which it makes a copy before. One in
 * which nothing can be written is opened to look at: brg_store_get_hindrance().
 *
 * Returns: (transfer full) (nullable): the store
 */
BrgStore *brg_store_open (const char *path, BrgStoreMode mode, GError **error);

/**
 * brg_store_open_within:
 * @path: the file
 * @mode: how
 * @patience: milliseconds to wait while another program holds the file, now and in every action
 * @error: return location for an error
 *
 * The same for a window, which is not to stand still.
 *
 * Returns: (transfer full) (nullable): the store
 */
BrgStore *brg_store_open_within (const char *path,
                                 BrgStoreMode mode,
                                 guint patience,
                                 GError **error);

/**
 * brg_store_free:
 * @store: (nullable): a store
 *
 * Closes the workspace.
 */
void brg_store_free (BrgStore *store);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgStore, brg_store_free)

/**
 * brg_store_dup_real_path:
 * @path: a path, through links or not
 *
 * One file has one name, whatever it was opened by: leases and copies go by it.
 *
 * Returns: (transfer full): where the file lies, or would lie; a link that leads to nothing stays
 *   what it is
 */
char *brg_store_dup_real_path (const char *path);

/**
 * brg_store_is_in_place:
 * @store: a store
 *
 * Returns: whether the file that was opened still lies under its name: nobody moved, removed or
 *   replaced it
 */
gboolean brg_store_is_in_place (BrgStore *store);

/**
 * brg_store_get_path:
 * @store: a store
 *
 * Returns: (transfer none): the file
 */
const char *brg_store_get_path (BrgStore *store);

/**
 * BrgClockFunc:
 * @data: the caller's data
 *
 * Returns: (transfer full): the time now, in UTC
 */
typedef GDateTime *(*BrgClockFunc) (gpointer data);

/**
 * brg_store_set_clock:
 * @store: a store
 * @now: (nullable): where the time comes from, %NULL for the machine's clock
 * @data: handed to @now
 *
 * Lets tests give the time.
 */
void brg_store_set_clock (BrgStore *store, BrgClockFunc now, gpointer data);

/**
 * brg_store_set_lease:
 * @store: a store
 * @lease: (nullable): the right to lead; it has to live as long as it is set here
 *
 * From now on nothing is written when somebody has taken the lead by force.
 */
void brg_store_set_lease (BrgStore *store, BrgLease *lease);

/**
 * brg_store_keep_lease:
 * @store: a store
 * @lease: (transfer full) (nullable): the right to lead
 *
 * The same, for who leads as long as @store is open: it is given back behind its last word.
 */
void brg_store_keep_lease (BrgStore *store, BrgLease *lease);

/**
 * brg_store_set_doubted:
 * @store: a store
 * @is_doubted: whether a proof found that the journal does not prove the file
 *
 * Snapshots that are loaded from now on say so, and so do the papers that are made of them.
 */
void brg_store_set_doubted (BrgStore *store, gboolean is_doubted);

/**
 * brg_store_is_doubted:
 * @store: a store
 *
 * Returns: what brg_store_set_doubted() was told last
 */
gboolean brg_store_is_doubted (BrgStore *store);

/**
 * brg_store_set_irregular_level:
 * @store: a store
 * @level: the highest level of irregular acts that the caller confirms beforehand
 *
 * From now on such acts are done without being asked about. What FIDE mode never allows stays
 * refused.
 */
void brg_store_set_irregular_level (BrgStore *store, BrgIrregularLevel level);

/**
 * brg_store_get_irregular:
 * @store: a store
 *
 * Returns: (transfer none) (element-type BrgModeFinding) (nullable): what was irregular in the last
 *   action, when it was refused for that; brg_store_do_irregular() does it nevertheless
 */
const GPtrArray *brg_store_get_irregular (BrgStore *store);

/**
 * brg_store_set_seen:
 * @store: a store
 * @entry_id: the last entry of the journal that is on show, -1 when nothing is
 *
 * From now on an action is refused when the journal holds more than that, and what was done through
 * @store itself.
 */
void brg_store_set_seen (BrgStore *store, gint64 entry_id);

/**
 * brg_store_is_refused_unseen:
 * @store: a store
 *
 * Returns: whether the last action was refused because of what was not seen, and nothing was seen
 *   since
 */
gboolean brg_store_is_refused_unseen (BrgStore *store);

/**
 * brg_store_get_seen:
 * @store: a store
 *
 * Returns: the last entry of the journal that was seen: what brg_store_set_seen() was told, or what
 *   was done through @store since
 */
gint64 brg_store_get_seen (BrgStore *store);

/**
 * brg_store_get_last_entry:
 * @store: a store
 * @entry_id: (out): the last entry of the journal, 0 when there is none
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_get_last_entry (BrgStore *store, gint64 *entry_id, GError **error);

/**
 * brg_store_has_unseen:
 * @store: a store
 *
 * Returns: whether another program did something that is not on show
 */
gboolean brg_store_has_unseen (BrgStore *store);

/**
 * brg_store_get_network:
 * @store: a store
 *
 * Returns: (nullable): the type of the network drive that the file lies on, %NULL for one of this
 *   computer
 */
const char *brg_store_get_network (BrgStore *store);

/** How long a program that looks on waits before it asks again, in milliseconds: what another one
 * did is on show within a second, what it takes to show it included. */
#define BRG_STORE_NEWS_MS 500

/**
 * brg_store_has_news:
 * @store: a store
 *
 * Whether another program wrote to the file since this was last asked, or since it was opened. What
 * was written through @store is no news.
 *
 * Returns: whether there is something to load
 */
gboolean brg_store_has_news (BrgStore *store);

/**
 * brg_store_is_read_only:
 * @store: a store
 *
 * Returns: whether every action will be refused
 */
gboolean brg_store_is_read_only (BrgStore *store);

/**
 * brg_store_get_hindrance:
 * @store: a store
 *
 * Returns: (transfer none) (nullable): why nothing can be changed although it was opened for that,
 * a sentence; %NULL when it can be or was only to be read
 */
const char *brg_store_get_hindrance (BrgStore *store);

G_END_DECLS
