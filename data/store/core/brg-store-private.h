/* brg-store-private.h - the workspace as the files of the store see it
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/* The session extension is declared by sqlite3.h only on demand; Debian's library has it. */
#define SQLITE_ENABLE_SESSION 1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1

#include <glib.h>
#include <sqlite3.h>

#include "brg-backup.h"
#include "brg-file-hold.h"
#include "brg-lease.h"
#include "brg-mode-finding.h"
#include "brg-place.h"
#include "brg-store.h"

G_BEGIN_DECLS

/* Papers name nobody by a reference and stand in no journal: they go when their person does. Papers
 * of a person who has another number now stay. */
#define BRG_SQL_DROP_ORPHAN_PAPERS                                                                 \
  "DELETE FROM personal_paper WHERE person_id NOT IN (SELECT id FROM person) AND person_id NOT IN" \
  " (SELECT old_id FROM person_alias)"

/* How long another program is waited for. */
#define BRG_STORE_BUSY_MS 5000

/**
 * BrgStore:
 * @db: the only writing connection
 * @path: the file
 * @statements: (element-type utf8 sqlite3_stmt): prepared statements by their text
 * @now: where the time comes from
 * @now_data: handed to @now
 * @copies_folder: where copies go
 * @second_folder: (nullable): a second folder for copies
 * @report: (nullable): what became of the last automatic copy
 * @first_entry: the last entry of the journal when the file was opened: it and those before are
 *   nobody's any more
 * @own_entries: (element-type utf8): hashes of the entries that were written here
 * @data_version: what SQLite said when the file was last looked at
 * @patience: milliseconds that it waits for another program
 * @is_read_only: whether nothing is written: nobody wanted to, or it cannot be
 * @hindrance: (nullable): why it cannot be
 * @in_action: whether an action is open; there is never more than one
 * @in_transaction: whether what is written is committed together
 * @failure: (nullable): the first thing that the database could not do in it
 * @place: what the file lies on
 * @is_frozen: whether the file is looked at as it lies there, without its journal
 * @lease: (nullable): the right to lead, not owned: without it nothing is written any more
 * @hold: keeps other programs from closing the file for good; %NULL where nothing is written, or
 * one program has the file alone
 * @is_doubted: whether the journal is known not to prove the file
 * @seen: the last entry of the journal that is on show; -1 when nothing is
 * @device: of the file that was opened
 * @inode: of the file that was opened
 * @wal_inode: of its journal
 * @shm_inode: of its shared memory
 * @modified: when the file was last written, in nanoseconds
 * @size: its size then
 * @lying_entry: the last entry that stood in the file itself then, not in its journal
 * @last_of_file: the last entry that stands in the file: one that brings older tables up to date in
 *   memory alone is nobody's; %G_MAXINT64 when there is none such
 * @irregular_level: up to which level irregular acts are confirmed beforehand
 * @held: (nullable): the last action that was refused because nobody had confirmed it
 */
struct _BrgStore
{
  sqlite3 *db;
  char *path;
  GHashTable *statements;
  BrgClockFunc now;
  gpointer now_data;
  char *copies_folder;
  char *second_folder;
  BrgBackupReport *report;
  gboolean copies_paused;
  gboolean copies_settled_later; /* who made the store proves its copies */
  gint64 first_entry;
  GHashTable *own_entries;
  gint64 data_version;
  int patience;
  gboolean is_read_only;
  char *hindrance;
  gboolean in_action;
  gboolean in_transaction;
  GError *failure;
  BrgPlace *place;
  gboolean is_frozen;
  BrgLease *lease;
  BrgLease *own_lease; /* (nullable): @lease, where it is given back at closing */
  BrgFileHold *hold;
  gboolean is_doubted;
  gint64 seen;
  gboolean is_refused_unseen; /* the last action, for want of having seen what others did */
  guint64 device;
  guint64 inode;
  guint64 wal_inode;
  guint64 shm_inode;
  gint64 modified;
  gint64 size;
  gint64 lying_entry;
  gint64 last_of_file;
  BrgIrregularLevel irregular_level;
  BrgModeHeld *held;
};

G_END_DECLS
