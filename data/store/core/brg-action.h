/* brg-action.h - one user action: one transaction, one journal entry
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <json-glib/json-glib.h>

#include "brg-mode-finding.h"
#include "brg-sql.h"

G_BEGIN_DECLS

/**
 * BRG_ACTION_LEAD_TAKE:
 *
 * The action that says that another program leads from here on: it is not undone, nor what stands
 * before it.
 */
#define BRG_ACTION_LEAD_TAKE "lead-take"

/**
 * BRG_ACTION_LEAVE_MODE:
 *
 * The action that leaves FIDE mode: it is not undone, nor what stands before it.
 */
#define BRG_ACTION_LEAVE_MODE "fide-mode-leave"

/**
 * BRG_FILLED_PAPERS:
 *
 * The argument of an action that says which fields of whose personal papers it filled, "passport:12
 * phone:12": columns of personal_paper and rows of persons. They are emptied when it is undone, but
 * for papers that were changed by hand since.
 */
#define BRG_FILLED_PAPERS "papers"

/**
 * BrgAction:
 *
 * An open transaction that records what it changes. Freed without brg_action_commit() it takes
 * everything back.
 */
typedef struct _BrgAction BrgAction;

/**
 * brg_action_check_writable:
 * @store: a store
 * @error: return location for an error, which says why it is not
 *
 * Returns: whether the workspace was opened to be changed and can be
 */
gboolean brg_action_check_writable (BrgStore *store, GError **error);

/**
 * brg_action_begin:
 * @store: a store
 * @name: name of the action, a row of brg-action-names.c; a constant string
 * @event_id: the event, 0 for the workspace
 * @error: return location for an error
 *
 * Begins a transaction. An action of a closed event is refused, but for those that open or delete
 * it.
 *
 * Returns: (transfer full) (nullable): the action
 */
BrgAction *brg_action_begin (BrgStore *store, const char *name, gint64 event_id, GError **error);

/**
 * brg_action_begin_in_group:
 * @store: a store
 * @name: name of the action, a row of brg-action-names.c; a constant string
 * @group_id: the group of an event
 * @error: return location for an error
 *
 * Begins an action of the event as brg_action_begin() does. The journal keeps the row of the group
 * as the argument `group`, and its name when the event has several groups.
 *
 * Returns: (transfer full) (nullable): the action
 */
BrgAction *brg_action_begin_in_group (BrgStore *store,
                                      const char *name,
                                      gint64 group_id,
                                      GError **error);

/**
 * brg_action_get_store:
 * @action: an action
 *
 * Returns: (transfer none): the store in which it is done
 */
BrgStore *brg_action_get_store (BrgAction *action);

/**
 * brg_action_set_event:
 * @action: an action
 * @event_id: the event that the action has just made
 */
void brg_action_set_event (BrgAction *action, gint64 event_id);

/**
 * brg_action_set_text:
 * @action: an action
 * @key: name of an argument
 * @value: its value
 *
 * Keeps a value for the title of the journal entry.
 */
void brg_action_set_text (BrgAction *action, const char *key, const char *value);

/**
 * brg_action_set_int:
 * @action: an action
 * @key: name of an argument
 * @value: its value
 */
void brg_action_set_int (BrgAction *action, const char *key, gint64 value);

/**
 * brg_action_keep:
 * @action: an action
 *
 * Has an entry written although nothing changes.
 */
void brg_action_keep (BrgAction *action);

/**
 * brg_action_add_irregular:
 * @action: an action
 * @finding: (transfer full): an irregular act that it is, which its changes alone do not tell
 */
void brg_action_add_irregular (BrgAction *action, BrgModeFinding *finding);

/**
 * brg_action_set_pairs_seen:
 * @action: an action
 *
 * The pairs that it writes were compared with those of the system: what is wrong with them was told
 * by brg_action_add_irregular(). Without that, pairs that change in FIDE mode are taken for wrong.
 */
void brg_action_set_pairs_seen (BrgAction *action);

/**
 * brg_action_add_arguments:
 * @action: an action
 * @arguments: values for the title of the journal entry, as JSON
 */
void brg_action_add_arguments (BrgAction *action, const char *arguments);

/**
 * brg_action_commit:
 * @action: (transfer full): an action
 * @error: return location for an error
 *
 * Writes the journal entry and ends the transaction. When it returns %TRUE everything is on the
 * disk; when %FALSE nothing is. An action that changed nothing leaves no entry.
 *
 * Returns: whether it went well
 */
gboolean brg_action_commit (BrgAction *action, GError **error);

/**
 * brg_action_free:
 * @action: (nullable): an action
 *
 * Takes back what the action did.
 */
void brg_action_free (BrgAction *action);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgAction, brg_action_free)

/**
 * brg_action_recorded_tables:
 *
 * Returns: (transfer none) (array zero-terminated=1): every table that the journal follows, parents
 *   before children
 */
const char *const *brg_action_recorded_tables (void);

/**
 * brg_action_is_record:
 * @name: name of an action
 *
 * Returns: whether its entry only says that something was: there is nothing to undo
 */
gboolean brg_action_is_record (const char *name);

/**
 * brg_action_is_settlement:
 * @name: name of an action
 *
 * Returns: whether somebody decided with it about what another program altered
 */
gboolean brg_action_is_settlement (const char *name);

/**
 * brg_action_pause:
 * @action: an action
 * @is_paused: whether what is written now is not part of it
 *
 * For what puts right what the journal does not know.
 */
void brg_action_pause (BrgAction *action, gboolean is_paused);

/**
 * BrgActionEntry:
 * @at: its time
 * @event_id: the event
 * @kind: `do`, `undo` or `redo`
 * @name: name of the action
 * @arguments: its arguments as JSON
 * @refers_to: for undo and redo the entry it is about, else 0
 * @changeset: what changed
 * @inverse: how to take it back
 *
 * What is to be written into the journal. Everything belongs to the caller.
 */
typedef struct
{
  const char *at;
  gint64 event_id;
  const char *kind;
  const char *name;
  const char *arguments;
  gint64 refers_to;
  GBytes *changeset;
  GBytes *inverse;
} BrgActionEntry;

/**
 * brg_action_append:
 * @db: a workspace, inside a transaction
 * @entry: an entry
 * @error: return location for an error
 *
 * Appends an entry to the hash chain.
 *
 * Returns: (transfer full) (nullable): its hash
 */
char *brg_action_append (sqlite3 *db, const BrgActionEntry *entry, GError **error);

/**
 * brg_action_write_entry:
 * @store: a store, inside a transaction
 * @entry: an entry; its time is now
 * @error: return location for an error
 *
 * Appends an entry of this program to the hash chain.
 *
 * Returns: whether it went well
 */
gboolean brg_action_write_entry (BrgStore *store, BrgActionEntry entry, GError **error);

/**
 * brg_action_take_changes:
 * @session: a session
 * @changeset: (out) (transfer full): what changed, empty for nothing
 * @inverse: (out) (transfer full): how to take it back
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_action_take_changes (sqlite3_session *session,
                                  GBytes **changeset,
                                  GBytes **inverse,
                                  GError **error);

/* The event that a group belongs to; BRG_STORE_ERROR_NOT_FOUND for none. Returns: whether it went
 * well. */
gboolean brg_store_find_event_of_group (BrgStore *store,
                                        gint64 group_id,
                                        gint64 *event_id,
                                        GError **error);

G_END_DECLS
