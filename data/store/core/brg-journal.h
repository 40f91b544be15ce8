/* brg-journal.h - the journal: list, undo, redo, proof
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BrgJournalKind:
 * @BRG_JOURNAL_DO: an action
 * @BRG_JOURNAL_UNDO: an action was taken back
 * @BRG_JOURNAL_REDO: it was done again
 */
typedef enum
{
  BRG_JOURNAL_DO,
  BRG_JOURNAL_UNDO,
  BRG_JOURNAL_REDO,
} BrgJournalKind;

/**
 * BrgJournalEntry:
 * @id: row, ascending in time
 * @at: when, UTC, `YYYY-MM-DDThh:mm:ssZ`
 * @event_id: the event, 0 for the workspace
 * @kind: done, undone or done again
 * @action: name of the action
 * @arguments: its arguments as JSON
 * @refers_to: for undo and redo the entry it is about
 * @hash: hash of the chain up to here
 * @is_in_force: whether the effect stands: a done action that was not undone
 *
 * One line of the journal.
 */
typedef struct
{
  gint64 id;
  char *at;
  gint64 event_id;
  BrgJournalKind kind;
  char *action;
  char *arguments;
  gint64 refers_to;
  char *hash;
  gboolean is_in_force;
} BrgJournalEntry;

/**
 * brg_journal_entry_free:
 * @entry: (nullable): an entry
 */
void brg_journal_entry_free (BrgJournalEntry *entry);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgJournalEntry, brg_journal_entry_free)

/**
 * brg_journal_entry_get_int:
 * @entry: an entry
 * @name: name of an argument, `round`, `board`
 *
 * Returns: the argument, 0 when the action has none of that name
 */
gint brg_journal_entry_get_int (const BrgJournalEntry *entry, const char *name);

/**
 * brg_journal_entry_dup_text:
 * @entry: an entry
 * @name: name of an argument, `reason`
 *
 * Returns: (transfer full): the argument, empty when the action has none of that name
 */
char *brg_journal_entry_dup_text (const BrgJournalEntry *entry, const char *name);

/**
 * brg_journal_entry_is_of_group:
 * @entry: an entry
 * @group_id: a group of its event
 *
 * Returns: whether the action was one of this group, or of the whole event
 */
gboolean brg_journal_entry_is_of_group (const BrgJournalEntry *entry, gint64 group_id);

/**
 * brg_journal_list:
 * @store: a store
 * @event_id: the event, 0 for the workspace, -1 for everything
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgJournalEntry): the entries of the file,
 * oldest first; not one that brings older tables up to date in memory alone
 */
GPtrArray *brg_journal_list (BrgStore *store, gint64 event_id, GError **error);

/**
 * brg_journal_peek_undo:
 * @store: a store
 * @event_id: the event, 0 for the workspace
 *
 * Returns: (transfer full) (nullable): the action that brg_journal_undo() would take back. The one
 *   that made the event is never offered: an event is deleted in the list of events. Nor is what
 *   another program did since @store was opened: that is for it to take back
 */
BrgJournalEntry *brg_journal_peek_undo (BrgStore *store, gint64 event_id);

/**
 * brg_journal_peek_foreign:
 * @store: a store
 * @event_id: the event, 0 for the workspace
 * @owner: (out) (transfer full) (nullable): who did it, computer and person, as far as that is
 * known
 *
 * Returns: (transfer full) (nullable): the last action in force when it is another's, so that
 *   brg_journal_undo() takes nothing back
 */
BrgJournalEntry *brg_journal_peek_foreign (BrgStore *store, gint64 event_id, char **owner);

/**
 * brg_journal_peek_redo:
 * @store: a store
 * @event_id: the event, 0 for the workspace
 *
 * Returns: (transfer full) (nullable): the action that brg_journal_redo() would do again
 */
BrgJournalEntry *brg_journal_peek_redo (BrgStore *store, gint64 event_id);

/**
 * brg_journal_undo:
 * @store: a store
 * @event_id: the event, 0 for the workspace
 * @error: return location for an error
 *
 * Takes back the last action that is in force, as a new journal entry.
 *
 * Returns: whether it went well
 */
gboolean brg_journal_undo (BrgStore *store, gint64 event_id, GError **error);

/**
 * brg_journal_redo:
 * @store: a store
 * @event_id: the event, 0 for the workspace
 * @error: return location for an error
 *
 * Does the last undone action again, as a new journal entry.
 *
 * Returns: whether it went well
 */
gboolean brg_journal_redo (BrgStore *store, gint64 event_id, GError **error);

/**
 * brg_journal_count_undo_to:
 * @store: a store
 * @event_id: the event
 * @entry_id: an action that shall stay the last one in force
 * @count: (out): how many actions brg_journal_undo_to() would take back
 * @owner: (out) (optional) (nullable) (transfer full): who did the last of them that was done
 * before this program took the lead, computer and person; %NULL when there is none
 * @error: return location for an error
 *
 * Returns: whether all of them may be taken back here: not what another program did meanwhile
 */
gboolean brg_journal_count_undo_to (BrgStore *store,
                                    gint64 event_id,
                                    gint64 entry_id,
                                    guint *count,
                                    char **owner,
                                    GError **error);

/**
 * brg_journal_undo_to:
 * @store: a store
 * @event_id: the event
 * @entry_id: an action that shall stay the last one in force
 * @error: return location for an error
 *
 * Takes back, one by one, everything that was done after @entry_id. Who has the lead answers for
 * the event: unlike brg_journal_undo() it also takes back what was done before the lead was taken,
 * so whoever calls it names the owner first (brg_journal_count_undo_to()).
 *
 * Returns: whether it went well; on failure what was taken back before stays so
 */
gboolean brg_journal_undo_to (BrgStore *store, gint64 event_id, gint64 entry_id, GError **error);

/**
 * brg_journal_redo_all:
 * @store: a store
 * @event_id: the event
 * @error: return location for an error
 *
 * Does everything again, one by one, that brg_journal_redo() can.
 *
 * Returns: whether it went well; on failure what was done again before stays so
 */
gboolean brg_journal_redo_all (BrgStore *store, gint64 event_id, GError **error);

/**
 * brg_journal_verify:
 * @store: a store
 * @error: return location for an error
 *
 * Proves the file: SQLite's integrity, foreign keys, the chain of hashes, and that the tables hold
 * exactly what the journal's changesets give when they are applied to an empty workspace. So a
 * change made behind the program's back is found.
 *
 * Returns: whether all is well
 */
gboolean brg_journal_verify (BrgStore *store, GError **error);

/**
 * brg_journal_hash_content:
 * @store: a store
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): a hash of every row that the journal follows, independent of
 *   how it came about
 */
char *brg_journal_hash_content (BrgStore *store, GError **error);

G_END_DECLS
