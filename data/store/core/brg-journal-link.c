/* brg-journal-link.c - one link of the chain: what its hash commits to, and when it may differ
 *
 * Three kinds of entries prove themselves: from before schema 15, by a hash of all their fields;
 * since then, by a hash that commits to the hash of the body; and those whose body was redacted, by
 * the act of redaction, an entry of the same chain. Who, when and what stays proven by the own hash
 * of a redacted entry where that commits to the hash of the body.
 *
 * Tests: tests/data/test-redaction.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-journal-link.h"
#include "brg-store-private.h"

#include <glib/gi18n-lib.h>
#include <json-glib/json-glib.h>

struct _BrgJournalLinks
{
  GHashTable *hashes; /* of redacted entries, by id */
  guint n_rows;       /* of redactions, several of one entry among them */
  gboolean has_bodies;
};

static const char *
column_text (sqlite3_stmt *stmt, int column)
{
  const char *text = (const char *) sqlite3_column_text (stmt, column);

  return text != NULL ? text : "";
}

static void
hash_field (GChecksum *checksum, gconstpointer data, gsize size)
{
  /* The length goes first, so that no two lists of fields give the same stream. */
  guint64 length = GUINT64_TO_LE ((guint64) size);

  g_checksum_update (checksum, (const guchar *) &length, sizeof length);
  g_checksum_update (checksum, data, (gssize) size);
}

static void
hash_number (GChecksum *checksum, gint64 number)
{
  gint64 fixed = GINT64_TO_LE (number);

  hash_field (checksum, &fixed, sizeof fixed);
}

static void
hash_text (GChecksum *checksum, const char *text)
{
  hash_field (checksum, text, strlen (text));
}

static void
hash_bytes (GChecksum *checksum, GBytes *bytes)
{
  gsize size;
  gconstpointer data = g_bytes_get_data (bytes, &size);

  hash_field (checksum, data != NULL ? data : "", size);
}

/* @kind_of_hash: NULL for an entry of all its fields. A further field tells the others apart: no
 * list of ten fields gives the stream of eleven. */
static char *
hash_fields (gint64 id,
             const char *at,
             gint64 event_id,
             const char *kind,
             const char *name,
             const char *arguments,
             gint64 refers_to,
             GBytes *changeset,
             GBytes *inverse,
             const char *previous,
             const char *kind_of_hash)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);

  hash_number (checksum, id);
  hash_text (checksum, at);
  hash_number (checksum, event_id);
  hash_text (checksum, kind);
  hash_text (checksum, name);
  hash_text (checksum, arguments);
  hash_number (checksum, refers_to);
  hash_bytes (checksum, changeset);
  hash_bytes (checksum, inverse);
  hash_text (checksum, previous);
  if (kind_of_hash != NULL)
    hash_text (checksum, kind_of_hash);
  return g_strdup (g_checksum_get_string (checksum));
}

char *
brg_journal_link_hash_entry (gint64 id,
                             const char *at,
                             gint64 event_id,
                             const char *kind,
                             const char *name,
                             const char *arguments,
                             gint64 refers_to,
                             GBytes *changeset,
                             GBytes *inverse,
                             const char *previous)
{
  return hash_fields (id, at, event_id, kind, name, arguments, refers_to, changeset, inverse,
                      previous, NULL);
}

char *
brg_journal_link_dup_salt (void)
{
  g_autofree char *first = g_uuid_string_random ();
  g_autofree char *second = g_uuid_string_random ();

  return g_strconcat (first, second, NULL);
}

char *
brg_journal_link_hash_body (const char *salt,
                            const char *arguments,
                            GBytes *changeset,
                            GBytes *inverse)
{
  return hash_fields (0, salt, 0, "", "", arguments, 0, changeset, inverse, "", "body");
}

char *
brg_journal_link_hash (gint64 id,
                       const char *at,
                       gint64 event_id,
                       const char *kind,
                       const char *name,
                       gint64 refers_to,
                       const char *body,
                       const char *previous)
{
  g_autoptr (GBytes) nothing = g_bytes_new (NULL, 0);

  return hash_fields (id, at, event_id, kind, name, body, refers_to, nothing, nothing, previous,
                      "link");
}

char *
brg_journal_link_hash_row (sqlite3_stmt *stmt)
{
  g_autoptr (GBytes) changeset = brg_sql_dup_bytes (stmt, 8);
  g_autoptr (GBytes) inverse = brg_sql_dup_bytes (stmt, 9);

  return brg_journal_link_hash_entry (
      sqlite3_column_int64 (stmt, 0), column_text (stmt, 1), sqlite3_column_int64 (stmt, 2),
      column_text (stmt, 3), column_text (stmt, 4), column_text (stmt, 5),
      sqlite3_column_int64 (stmt, 6), changeset, inverse, column_text (stmt, 10));
}

static char *
hash_by_body (sqlite3_stmt *stmt)
{
  return brg_journal_link_hash (sqlite3_column_int64 (stmt, 0), column_text (stmt, 1),
                                sqlite3_column_int64 (stmt, 2), column_text (stmt, 3),
                                column_text (stmt, 4), sqlite3_column_int64 (stmt, 6),
                                column_text (stmt, 12), column_text (stmt, 10));
}

static gboolean
proves_body (sqlite3_stmt *stmt)
{
  g_autoptr (GBytes) changeset = brg_sql_dup_bytes (stmt, 8);
  g_autoptr (GBytes) inverse = brg_sql_dup_bytes (stmt, 9);
  g_autofree char *body = brg_journal_link_hash_body (column_text (stmt, 11), column_text (stmt, 5),
                                                      changeset, inverse);

  return g_str_equal (body, column_text (stmt, 12));
}

gboolean
brg_journal_links_prove (const BrgJournalLinks *links, sqlite3_stmt *stmt)
{
  gint64 id = sqlite3_column_int64 (stmt, 0);
  const char *redacted = g_hash_table_lookup (links->hashes, &id);
  gboolean has_body = *column_text (stmt, 12) != '\0';
  g_autofree char *now = has_body && redacted == NULL ? NULL : brg_journal_link_hash_row (stmt);
  g_autofree char *by_body = has_body ? hash_by_body (stmt) : NULL;

  if (by_body != NULL && !g_str_equal (by_body, column_text (stmt, 7)))
    return FALSE;
  if (redacted != NULL)
    return g_str_equal (now, redacted);
  return has_body ? proves_body (stmt) : g_str_equal (now, column_text (stmt, 7));
}

static sqlite3_stmt *
prepare (sqlite3 *db, const char *sql, GError **error)
{
  sqlite3_stmt *stmt = NULL;

  if (sqlite3_prepare_v2 (db, sql, -1, &stmt, NULL) != SQLITE_OK)
    brg_sql_set_error (error, db);
  return stmt;
}

char *
brg_journal_link_hash_act (sqlite3 *db, gint64 act_id, GError **error)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autoptr (sqlite3_stmt) stmt = prepare (
      db, "SELECT entry_id, hash FROM redaction WHERE act_id = ?1 ORDER BY entry_id", error);
  int code;

  if (stmt == NULL)
    return NULL;
  sqlite3_bind_int64 (stmt, 1, act_id);
  while ((code = sqlite3_step (stmt)) == SQLITE_ROW)
    {
      g_autofree char *line =
          g_strdup_printf ("%" G_GINT64_FORMAT " %s\n", (gint64) sqlite3_column_int64 (stmt, 0),
                           column_text (stmt, 1));

      g_checksum_update (checksum, (const guchar *) line, -1);
    }
  if (code == SQLITE_DONE)
    return g_strdup (g_checksum_get_string (checksum));
  brg_sql_set_error (error, db);
  return NULL;
}

/* Later acts go over earlier ones. */
static gboolean
read_hashes (sqlite3 *db, BrgJournalLinks *links, GHashTable *acts, GError **error)
{
  g_autoptr (sqlite3_stmt) stmt =
      prepare (db, "SELECT entry_id, act_id, hash FROM redaction ORDER BY act_id", error);
  int code;

  if (stmt == NULL)
    return FALSE;
  while ((code = sqlite3_step (stmt)) == SQLITE_ROW)
    {
      gint64 id = sqlite3_column_int64 (stmt, 0);
      gint64 act = sqlite3_column_int64 (stmt, 1);

      links->n_rows++;
      g_hash_table_insert (links->hashes, g_memdup2 (&id, sizeof id), brg_sql_dup_text (stmt, 2));
      g_hash_table_add (acts, g_memdup2 (&act, sizeof act));
    }
  return code == SQLITE_DONE || brg_sql_set_error (error, db);
}

/* The hash that the entry @act_id promised; empty for an entry that is no act of redaction. */
static char *
dup_promised (sqlite3 *db, gint64 act_id, GError **error)
{
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (sqlite3_stmt) stmt = prepare (db,
                                           "SELECT arguments FROM journal WHERE id = ?1"
                                           " AND action = '" BRG_REDACTION_ACTION "'",
                                           error);

  if (stmt == NULL)
    return NULL;
  sqlite3_bind_int64 (stmt, 1, act_id);
  if (sqlite3_step (stmt) != SQLITE_ROW)
    return g_strdup ("");
  root = json_from_string (column_text (stmt, 0), NULL);
  return g_strdup (
      root != NULL && JSON_NODE_HOLDS_OBJECT (root)
          ? json_object_get_string_member_with_default (json_node_get_object (root), "rows", "")
          : "");
}

static gboolean
check_act (sqlite3 *db, gint64 act_id, GError **error)
{
  g_autofree char *promised = dup_promised (db, act_id, error);
  g_autofree char *found = promised != NULL ? brg_journal_link_hash_act (db, act_id, error) : NULL;

  if (found == NULL)
    return FALSE;
  if (g_str_equal (promised, found))
    return TRUE;
  g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED,
                       _ ("What was redacted in the journal differs from what the act of redaction "
                          "says."));
  return FALSE;
}

/* A file that is only looked at may be of an older schema. */
static gboolean
find_bodies (sqlite3 *db, gboolean *has_bodies, GError **error)
{
  gint64 n_tables;

  if (!brg_sql_read_number (db, "SELECT count(*) FROM sqlite_schema WHERE name = 'redaction'",
                            &n_tables, error))
    return FALSE;
  *has_bodies = n_tables > 0;
  return TRUE;
}

BrgJournalLinks *
brg_journal_links_new (sqlite3 *db, GError **error)
{
  g_autoptr (BrgJournalLinks) links = g_new0 (BrgJournalLinks, 1);
  g_autoptr (GHashTable) acts = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  GHashTableIter iter;
  gpointer act;

  links->hashes = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  if (!find_bodies (db, &links->has_bodies, error) ||
      (links->has_bodies && !read_hashes (db, links, acts, error)))
    return NULL;
  g_hash_table_iter_init (&iter, acts);
  while (g_hash_table_iter_next (&iter, &act, NULL))
    if (!check_act (db, *(gint64 *) act, error))
      return NULL;
  return g_steal_pointer (&links);
}

const char *
brg_journal_links_get_columns (const BrgJournalLinks *links)
{
  return links->has_bodies ? BRG_JOURNAL_LINK_COLUMNS : BRG_JOURNAL_LINK_OLD_COLUMNS;
}

guint
brg_journal_links_count (const BrgJournalLinks *links)
{
  return links->n_rows;
}

void
brg_journal_links_free (BrgJournalLinks *links)
{
  if (links == NULL)
    return;
  g_hash_table_unref (links->hashes);
  g_free (links);
}
