/* brg-journal-mark.c - number and hash of an entry, as they stand on papers and copies
 *
 * A chain can be cut at its end or made anew as a whole, and is sound by itself. What was written
 * down of it elsewhere tells.
 *
 * Tests: tests/data/test-proof.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-journal-mark.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-sql.h"
#include "brg-store-private.h"

char *
brg_journal_dup_mark (BrgStore *store)
{
  g_autofree char *hash = NULL;
  sqlite3_stmt *stmt;
  gboolean has_row = FALSE;
  gint64 id;

  g_return_val_if_fail (store != NULL, NULL);

  stmt = brg_sql_query (store, NULL,
                        "SELECT id, hash FROM journal WHERE id <= ?1 ORDER BY id DESC LIMIT 1", "i",
                        store->last_of_file);
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, NULL) || !has_row)
    return g_strdup ("");
  id = sqlite3_column_int64 (stmt, 0);
  hash = brg_sql_dup_text (stmt, 1);
  sqlite3_reset (stmt);
  return g_strdup_printf ("%" G_GINT64_FORMAT ":%.*s", id, BRG_JOURNAL_MARK_DIGITS, hash);
}

/* What a person may write of "123:a1b2c3d4": spaces, capitals. */
static gboolean
read_mark (const char *text, gint64 *entry_id, char **hash)
{
  char *end = NULL;

  *entry_id = g_ascii_strtoll (text, &end, 10);
  if (end == text || *entry_id < 1 || (*end != ':' && *end != ','))
    return FALSE;
  *hash = g_ascii_strdown (end + 1, -1);
  g_strstrip (*hash);
  return strlen (*hash) >= BRG_JOURNAL_MARK_LEAST && strlen (*hash) <= 64 &&
         strspn (*hash, "0123456789abcdef") == strlen (*hash);
}

gboolean
brg_journal_expect (BrgStore *store, const char *mark, GError **error)
{
  g_autofree char *hash = NULL;
  g_autofree char *found = NULL;
  g_autofree char *number = NULL;
  sqlite3_stmt *stmt;
  gboolean has_row;
  gint64 id;

  g_return_val_if_fail (store != NULL && mark != NULL, FALSE);

  if (!read_mark (mark, &id, &hash))
    {
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                   /* Translators: %s is what was written instead */
                   _ ("“%s” is not the number of a journal entry and at least %d digits of its "
                      "hash, as in 123:a1b2c3d4."),
                   mark, BRG_JOURNAL_MARK_LEAST);
      return FALSE;
    }
  stmt = brg_sql_query (store, error, "SELECT hash FROM journal WHERE id = ?1 AND id <= ?2", "ii",
                        id, store->last_of_file);
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  if (has_row)
    {
      found = brg_sql_dup_text (stmt, 0);
      sqlite3_reset (stmt);
      if (g_str_has_prefix (found, hash))
        return TRUE;
      found[MIN (strlen (found), strlen (hash))] = '\0';
    }
  number = g_strdup_printf ("%" G_GINT64_FORMAT, id);
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED,
               /* Translators: the number of the entry, its hash, what stands there now */
               _ ("The journal was cut or made anew: entry %s was %s, now it is %s."), number, hash,
               found != NULL ? found : "–");
  return FALSE;
}
