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
#include "brg-store.h"

G_BEGIN_DECLS

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
 * @failure: (nullable): the first thing that the database could not do in it
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
  gint64 first_entry;
  GHashTable *own_entries;
  gint64 data_version;
  int patience;
  gboolean is_read_only;
  char *hindrance;
  gboolean in_action;
  GError *failure;
  guint64 device; /* of the file that was opened */
  guint64 inode;
};

G_END_DECLS
