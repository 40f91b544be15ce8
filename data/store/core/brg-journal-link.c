/* brg-journal-link.c - one link of the chain: what its hash commits to, and when it may differ
 *
 * Entries from before schema 15 prove themselves by a hash of all their fields; since then the hash
 * commits to the hash of the body, and since schema 17 that commits to each word of its texts
 * apart: a name can be blanked, and everything else stays proven. Who writes the file by other
 * means and adds an act of redaction can blank names and nothing more. To the bodies of older
 * entries the upgrade to schema 17 commits in the same way, itself an entry of the chain. In a file
 * that was never upgraded an act of redaction stands for what it left in an entry.
 *
 * Tests: tests/data/test-redaction.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-journal-link.h"
#include "brg-changeset-text.h"
#include "brg-store-private.h"

#include <glib/gi18n-lib.h>
#include <json-glib/json-glib.h>

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
brg_journal_link_hash_whole_body (const BrgBody *body)
{
  return hash_fields (0, body->seal, 0, "", "", body->arguments, 0, body->changeset, body->inverse,
                      "", "body");
}

char *
brg_journal_link_hash_body (const BrgBody *body)
{
  g_auto (BrgBody) committed = { 0 };
  g_autofree char *hash = NULL;

  if (!brg_body_commit (body, &committed))
    return NULL;
  hash = hash_fields (0, "", 0, "", "", committed.arguments, 0, committed.changeset,
                      committed.inverse, "", "words");
  return g_strconcat (BRG_JOURNAL_LINK_OF_WORDS, hash, NULL);
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
      sqlite3_column_int64 (stmt, 0), brg_sql_get_text (stmt, 1), sqlite3_column_int64 (stmt, 2),
      brg_sql_get_text (stmt, 3), brg_sql_get_text (stmt, 4), brg_sql_get_text (stmt, 5),
      sqlite3_column_int64 (stmt, 6), changeset, inverse, brg_sql_get_text (stmt, 10));
}

void
brg_journal_link_read_body (sqlite3_stmt *stmt, const char *seal, BrgBody *body)
{
  *body = (BrgBody){ g_strdup (seal), g_strdup (brg_sql_get_text (stmt, 5)),
                     brg_sql_dup_bytes (stmt, 8), brg_sql_dup_bytes (stmt, 9) };
}

char *
brg_journal_link_hash_earlier (sqlite3_stmt *stmt, const char *seal)
{
  g_auto (BrgBody) body = { 0 };
  g_auto (BrgBody) committed = { 0 };

  brg_journal_link_read_body (stmt, seal, &body);
  if (!brg_body_commit (&body, &committed))
    return NULL;
  return hash_fields (sqlite3_column_int64 (stmt, 0), brg_sql_get_text (stmt, 1),
                      sqlite3_column_int64 (stmt, 2), brg_sql_get_text (stmt, 3),
                      brg_sql_get_text (stmt, 4), committed.arguments,
                      sqlite3_column_int64 (stmt, 6), committed.changeset, committed.inverse,
                      brg_sql_get_text (stmt, 10), "earlier");
}

char *
brg_journal_link_hash_act (sqlite3 *db, gint64 act_id, GError **error)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autoptr (sqlite3_stmt) stmt = brg_sql_prepare (
      db, "SELECT entry_id, hash FROM redaction WHERE act_id = ?1 ORDER BY entry_id", error);
  int code;

  if (stmt == NULL)
    return NULL;
  sqlite3_bind_int64 (stmt, 1, act_id);
  while ((code = sqlite3_step (stmt)) == SQLITE_ROW)
    {
      g_autofree char *line =
          g_strdup_printf ("%" G_GINT64_FORMAT " %s\n", (gint64) sqlite3_column_int64 (stmt, 0),
                           brg_sql_get_text (stmt, 1));

      g_checksum_update (checksum, (const guchar *) line, -1);
    }
  if (code == SQLITE_DONE)
    return g_strdup (g_checksum_get_string (checksum));
  brg_sql_set_error (error, db);
  return NULL;
}

char *
brg_journal_link_hash_upgrade (sqlite3 *db, GError **error)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autoptr (sqlite3_stmt) stmt =
      brg_sql_prepare (db, "SELECT entry_id, body FROM earlier_body ORDER BY entry_id", error);
  int code;

  if (stmt == NULL)
    return NULL;
  while ((code = sqlite3_step (stmt)) == SQLITE_ROW)
    {
      hash_number (checksum, sqlite3_column_int64 (stmt, 0));
      hash_text (checksum, brg_sql_get_text (stmt, 1));
    }
  if (code == SQLITE_DONE)
    return g_strdup (g_checksum_get_string (checksum));
  brg_sql_set_error (error, db);
  return NULL;
}

/* What cannot be read is committed to as nothing: it is never redacted. What was redacted before is
 * committed to as it stands. */
static gboolean
write_earlier (sqlite3_stmt *entry, sqlite3_stmt *insert)
{
  g_autofree char *seal = brg_journal_link_dup_salt ();
  g_autofree char *body = brg_journal_link_hash_earlier (entry, seal);

  return sqlite3_reset (insert) == SQLITE_OK &&
         sqlite3_bind_int64 (insert, 1, sqlite3_column_int64 (entry, 0)) == SQLITE_OK &&
         sqlite3_bind_text (insert, 2, seal, -1, SQLITE_TRANSIENT) == SQLITE_OK &&
         sqlite3_bind_text (insert, 3, body != NULL ? body : "", -1, SQLITE_TRANSIENT) ==
             SQLITE_OK &&
         sqlite3_step (insert) == SQLITE_DONE;
}

static char *
note_person (const char *table,
             gint64 row_id,
             guint column G_GNUC_UNUSED,
             const char *text G_GNUC_UNUSED,
             gpointer data)
{
  gint64 *last = data;

  if (g_str_equal (table, "person"))
    *last = MAX (*last, row_id);
  return NULL;
}

/* Somebody who was removed keeps the number under which the journal knows him. */
static gboolean
keep_number (sqlite3 *db, gint64 last_person, GError **error)
{
  g_autofree char *sql = g_strdup_printf (
      "INSERT INTO sqlite_sequence (name, seq) SELECT 'person', 0 WHERE NOT EXISTS (SELECT 1 FROM"
      " sqlite_sequence WHERE name = 'person');"
      "UPDATE sqlite_sequence SET seq = max (seq, %" G_GINT64_FORMAT ") WHERE name = 'person'",
      last_person);

  return brg_sql_script (db, sql, error);
}

gboolean
brg_journal_link_write_earlier (sqlite3 *db, GError **error)
{
  g_autoptr (sqlite3_stmt) insert = NULL;
  g_autoptr (sqlite3_stmt) entry =
      brg_sql_prepare (db, "SELECT " BRG_JOURNAL_LINK_COLUMNS " FROM journal ORDER BY id", error);
  gint64 last_person = 0;
  int code;

  if (entry != NULL)
    insert = brg_sql_prepare (
        db, "INSERT INTO earlier_body (entry_id, seal, body) VALUES (?1, ?2, ?3)", error);
  if (insert == NULL)
    return FALSE;
  while ((code = sqlite3_step (entry)) == SQLITE_ROW)
    {
      g_autoptr (GBytes) changeset = brg_sql_dup_bytes (entry, 8);
      g_autoptr (GBytes) same = brg_changeset_map_texts (changeset, note_person, &last_person);

      if (!write_earlier (entry, insert))
        return brg_sql_set_error (error, db);
    }
  return code == SQLITE_DONE ? keep_number (db, last_person, error) : brg_sql_set_error (error, db);
}
