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

#include <glib/gi18n-lib.h>
#include <json-glib/json-glib.h>

struct _BrgJournalLinks
{
  GHashTable *hashes; /* of redacted entries, by id */
};

static GBytes *
column_bytes (sqlite3_stmt *stmt, int column)
{
  return g_bytes_new (sqlite3_column_blob (stmt, column),
                      (gsize) sqlite3_column_bytes (stmt, column));
}

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
  return g_strdup (g_checksum_get_string (checksum));
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
  return brg_journal_link_hash_entry (0, salt, 0, "", "", arguments, 0, changeset, inverse, "");
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

  return brg_journal_link_hash_entry (id, at, event_id, kind, name, body, refers_to, nothing,
                                      nothing, previous);
}

char *
brg_journal_link_hash_row (sqlite3_stmt *stmt)
{
  g_autoptr (GBytes) changeset = column_bytes (stmt, 8);
  g_autoptr (GBytes) inverse = column_bytes (stmt, 9);

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
  g_autoptr (GBytes) changeset = column_bytes (stmt, 8);
  g_autoptr (GBytes) inverse = column_bytes (stmt, 9);
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

char *
brg_journal_link_hash_act (BrgStore *store, gint64 act_id, GError **error)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  gboolean has_row;
  sqlite3_stmt *stmt = brg_sql_query (
      store, error, "SELECT entry_id, hash FROM redaction WHERE act_id = ?1 ORDER BY entry_id", "i",
      act_id);

  while (stmt != NULL && brg_sql_step (store, stmt, &has_row, error))
    {
      g_autofree char *line = NULL;
      gint64 id;

      if (!has_row)
        return g_strdup (g_checksum_get_string (checksum));
      id = sqlite3_column_int64 (stmt, 0);
      line = g_strdup_printf ("%" G_GINT64_FORMAT " %s\n", id, column_text (stmt, 1));
      g_checksum_update (checksum, (const guchar *) line, -1);
    }
  return NULL;
}

/* Later acts go over earlier ones. */
static gboolean
read_hashes (BrgStore *store, GHashTable *hashes, GHashTable *acts, GError **error)
{
  gboolean has_row;
  sqlite3_stmt *stmt = brg_sql_query (
      store, error, "SELECT entry_id, act_id, hash FROM redaction ORDER BY act_id", "");

  while (stmt != NULL && brg_sql_step (store, stmt, &has_row, error))
    {
      gint64 id;
      gint64 act;

      if (!has_row)
        return TRUE;
      id = sqlite3_column_int64 (stmt, 0);
      act = sqlite3_column_int64 (stmt, 1);
      g_hash_table_insert (hashes, g_memdup2 (&id, sizeof id), brg_sql_dup_text (stmt, 2));
      g_hash_table_add (acts, g_memdup2 (&act, sizeof act));
    }
  return FALSE;
}

/* The hash that the entry @act_id promised; empty for an entry that is no act of redaction. */
static char *
dup_promised (BrgStore *store, gint64 act_id, GError **error)
{
  g_autoptr (JsonNode) root = NULL;
  gboolean has_row;
  sqlite3_stmt *stmt = brg_sql_query (store, error,
                                      "SELECT arguments FROM journal WHERE id = ?1"
                                      " AND action = '" BRG_REDACTION_ACTION "'",
                                      "i", act_id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return NULL;
  if (!has_row)
    return g_strdup ("");
  root = json_from_string (column_text (stmt, 0), NULL);
  sqlite3_reset (stmt);
  return g_strdup (
      root != NULL && JSON_NODE_HOLDS_OBJECT (root)
          ? json_object_get_string_member_with_default (json_node_get_object (root), "rows", "")
          : "");
}

static gboolean
check_act (BrgStore *store, gint64 act_id, GError **error)
{
  g_autofree char *promised = dup_promised (store, act_id, error);
  g_autofree char *found =
      promised != NULL ? brg_journal_link_hash_act (store, act_id, error) : NULL;

  if (found == NULL)
    return FALSE;
  if (g_str_equal (promised, found))
    return TRUE;
  g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED,
                       _ ("What was redacted in the journal differs from what the act of redaction "
                          "says."));
  return FALSE;
}

BrgJournalLinks *
brg_journal_links_new (BrgStore *store, GError **error)
{
  g_autoptr (BrgJournalLinks) links = g_new0 (BrgJournalLinks, 1);
  g_autoptr (GHashTable) acts = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  GHashTableIter iter;
  gpointer act;

  links->hashes = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  if (!read_hashes (store, links->hashes, acts, error))
    return NULL;
  g_hash_table_iter_init (&iter, acts);
  while (g_hash_table_iter_next (&iter, &act, NULL))
    if (!check_act (store, *(gint64 *) act, error))
      return NULL;
  return g_steal_pointer (&links);
}

void
brg_journal_links_free (BrgJournalLinks *links)
{
  if (links == NULL)
    return;
  g_hash_table_unref (links->hashes);
  g_free (links);
}
