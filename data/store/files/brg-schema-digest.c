/* brg-schema-digest.c - the tables of a database as one short text
 *
 * Tests: tests/data/test-validate.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-schema-digest.h"

/* With their lengths, so that nothing can pass for something else. */
static void
add_value (GChecksum *checksum, sqlite3_stmt *stmt, int column)
{
  const guchar *text = sqlite3_column_text (stmt, column);
  gint64 length = sqlite3_column_bytes (stmt, column);

  g_checksum_update (checksum, (const guchar *) &length, sizeof length);
  if (length > 0)
    g_checksum_update (checksum, text, (gssize) length);
}

char *
brg_schema_digest_new (sqlite3 *db)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  sqlite3_stmt *stmt = NULL;
  int code;

  g_return_val_if_fail (db != NULL, NULL);

  if (sqlite3_prepare_v2 (db, BRG_SCHEMA_DIGEST_ENTRIES " ORDER BY 1, 2", -1, &stmt, NULL) !=
      SQLITE_OK)
    return NULL;
  while ((code = sqlite3_step (stmt)) == SQLITE_ROW)
    for (int column = 0; column < 2; column++)
      add_value (checksum, stmt, column);
  sqlite3_finalize (stmt);
  return code == SQLITE_DONE ? g_strdup (g_checksum_get_string (checksum)) : NULL;
}
