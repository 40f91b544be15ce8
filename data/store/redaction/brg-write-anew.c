/* brg-write-anew.c - no byte of what was deleted is left in the file
 *
 * Tests: tests/data/test-redaction.c, tests/data/test-store-papers.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-write-anew.h"

#include "brg-store-private.h"

/* No byte of what was is left in the file: its pages are written anew, and the working file beside
 * it is emptied. Another program may hinder the second. */
gboolean
brg_write_anew (BrgStore *store, gboolean *is_in_use, GError **error)
{
  sqlite3_stmt *stmt = NULL;
  int code;

  /* One that has a row left to give would hinder it. */
  while ((stmt = sqlite3_next_stmt (store->db, stmt)) != NULL)
    sqlite3_reset (stmt);
  if (!brg_sql_script (store->db, "PRAGMA secure_delete = ON; VACUUM", error))
    return FALSE;
  code = sqlite3_wal_checkpoint_v2 (store->db, NULL, SQLITE_CHECKPOINT_TRUNCATE, NULL, NULL);
  *is_in_use = code != SQLITE_OK;
  return TRUE;
}
