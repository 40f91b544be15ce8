/* brg-backup.h - copies of the workspace, in rotation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BRG_BACKUP_KEPT:
 *
 * How many copies of a workspace stay in a folder.
 */
#define BRG_BACKUP_KEPT 30

/**
 * brg_backup_set_folders:
 * @store: a store
 * @folder: (nullable): where copies go, %NULL for the folder `copies` beside the file
 * @second: (nullable): a second folder, a USB stick; it is skipped without error while it is absent
 */
void brg_backup_set_folders (BrgStore *store, const char *folder, const char *second);

/**
 * brg_backup_write:
 * @store: a store
 * @path: the new file; an older copy of the same workspace is replaced, when the new one is
 * complete and was looked through; anything else under this name is left alone
 * @error: return location for an error
 *
 * Copies the workspace to one file that only the user may read, without personal papers.
 *
 * Returns: whether it went well
 */
gboolean brg_backup_write (BrgStore *store, const char *path, GError **error);

/**
 * brg_backup_write_whole:
 * @store: a store
 * @path: the new file
 * @error: return location for an error
 *
 * The same with the personal papers, which no copy has: for the file that goes on in the place of
 * one that is gone.
 *
 * Returns: whether it went well
 */
gboolean brg_backup_write_whole (BrgStore *store, const char *path, GError **error);

/**
 * BrgBackupReport:
 * @path: (nullable): the copy in the first folder
 * @second_path: (nullable): the copy in the second folder
 * @problem: (nullable): what went wrong, for a person
 *
 * What became of the last automatic copy.
 */
typedef struct
{
  char *path;
  char *second_path;
  char *problem;
} BrgBackupReport;

/**
 * brg_backup_report_free:
 * @report: (nullable): a report
 */
void brg_backup_report_free (BrgBackupReport *report);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgBackupReport, brg_backup_report_free)

/**
 * brg_backup_take_report:
 * @store: a store
 *
 * Publishing and closing make copies by themselves.
 *
 * Returns: (transfer full) (nullable): what became of the last copy, once
 */
BrgBackupReport *brg_backup_take_report (BrgStore *store);

/**
 * brg_backup_before_upgrade:
 * @store: a workspace of an older version
 * @error: return location for an error
 *
 * Makes a copy in the first folder, `name-20261121-143207-j000123-v11.berger`, and verifies it. It
 * never rotates out.
 *
 * Returns: whether it went well
 */
gboolean brg_backup_before_upgrade (BrgStore *store, GError **error);

/**
 * brg_backup_make:
 * @store: a store
 *
 * Makes a copy in the folder for copies and in the second folder, named after the file, the time,
 * the last journal entry and its hash, and settles them: see brg_backup_settle(). A copy that fails
 * does not undo the action it follows: the report says so.
 */
void brg_backup_make (BrgStore *store);

/**
 * brg_backup_settle:
 * @workspace: the workspace
 * @copy: a copy of it that brg_backup_make() made
 * @error: return location for an error
 *
 * Proves a copy from its own journal. Only then the oldest ones beside it beyond %BRG_BACKUP_KEPT
 * are removed, by the number of their journal: a bad copy never drives out a good one. Reads files
 * alone and may run in any thread.
 *
 * Returns: whether the copy is good
 */
gboolean brg_backup_settle (const char *workspace, const char *copy, GError **error);

/**
 * brg_backup_settle_later:
 * @store: a store
 * @is_later: whether brg_backup_make() leaves brg_backup_settle() to its caller, who has a thread
 *   for it
 */
void brg_backup_settle_later (BrgStore *store, gboolean is_later);

/**
 * brg_backup_list_since:
 * @store: a store
 * @entry_id: an entry of the journal
 *
 * Returns: (transfer full) (element-type gint64): the last entries of the copies in the first
 *   folder that hold @entry_id, as their names say, in order
 */
GArray *brg_backup_list_since (BrgStore *store, gint64 entry_id);

/**
 * brg_backup_pause:
 * @store: a store
 * @is_paused: whether brg_backup_make() does nothing
 *
 * For many actions in a row, whose copies would drive out older ones.
 */
void brg_backup_pause (BrgStore *store, gboolean is_paused);

/**
 * brg_backup_replace_all:
 * @store: a store
 * @n_gone: (inout): is raised by the copies that were removed
 * @n_left: (inout): is raised by those that were not: they are not of this workspace as it is now,
 * or could not be removed
 *
 * Makes a new copy in each folder of copies that there is, and removes the others of this workspace
 * from it. Where no copy can be made none is removed.
 */
void brg_backup_replace_all (BrgStore *store, guint *n_gone, guint *n_left);

/**
 * brg_backup_clean_papers:
 * @store: a store
 * @n_cleaned: (inout): is raised by the copies that held personal papers and were written anew
 *   without them
 * @left: (element-type utf8): gets what could not be reached, with the reason
 *
 * No copy of this program holds personal papers; one that something else put among them may, and so
 * may one that was broken off.
 */
void brg_backup_clean_papers (BrgStore *store, guint *n_cleaned, GPtrArray *left);

G_END_DECLS
