/* brg-journal-links.c - whether the links of the chain are what was written, redacted or not
 *
 * Tests: tests/data/test-redaction.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-journal-links.h"

#include <glib/gi18n-lib.h>
#include <json-glib/json-glib.h>

#include "brg-store-private.h"

/* What is known of a redacted entry. */
typedef struct
{
  char *hash; /* of what stands there now */
  gint64 act_id;
} Redacted;

/* What an entry from before schema 17 commits to. */
typedef struct
{
  char *seal;
  char *body;
} Earlier;

struct _BrgJournalLinks
{
  GHashTable *redacted; /* Redacted, by id of the entry */
  GHashTable *earlier;  /* Earlier, by id of the entry */
  gint64 upgrade_id;    /* the entry that commits to those, 0 for none */
  guint n_rows;         /* of redactions, several of one entry among them */
  gboolean has_bodies;
};

static char *
hash_by_body (sqlite3_stmt *stmt)
{
  return brg_journal_link_hash (sqlite3_column_int64 (stmt, 0), brg_sql_get_text (stmt, 1),
                                sqlite3_column_int64 (stmt, 2), brg_sql_get_text (stmt, 3),
                                brg_sql_get_text (stmt, 4), sqlite3_column_int64 (stmt, 6),
                                brg_sql_get_text (stmt, 12), brg_sql_get_text (stmt, 10));
}

static gboolean
is_of_words (sqlite3_stmt *stmt)
{
  return g_str_has_prefix (brg_sql_get_text (stmt, 12), BRG_JOURNAL_LINK_OF_WORDS);
}

static gboolean
proves_body (sqlite3_stmt *stmt)
{
  g_auto (BrgBody) body = { 0 };
  g_autofree char *hash = NULL;

  brg_journal_link_read_body (stmt, brg_sql_get_text (stmt, 11), &body);
  hash = is_of_words (stmt) ? brg_journal_link_hash_body (&body)
                            : brg_journal_link_hash_whole_body (&body);
  return g_strcmp0 (hash, brg_sql_get_text (stmt, 12)) == 0;
}

/* What says what was done to others stays as it is. */
static gboolean
may_be_redacted (sqlite3_stmt *stmt)
{
  const char *action = brg_sql_get_text (stmt, 4);

  return !g_str_equal (action, BRG_REDACTION_ACTION) && !g_str_equal (action, BRG_UPGRADE_ACTION);
}

static gboolean
proves_earlier (const BrgJournalLinks *links, sqlite3_stmt *stmt)
{
  gint64 id = sqlite3_column_int64 (stmt, 0);
  const Earlier *earlier = g_hash_table_lookup (links->earlier, &id);
  g_autofree char *hash =
      earlier != NULL ? brg_journal_link_hash_earlier (stmt, earlier->seal) : NULL;

  return earlier != NULL && g_strcmp0 (hash, earlier->body) == 0;
}

/* An entry of before that was redacted before as well: the upgrade commits to what it found. */
static gboolean
proves_rest (const BrgJournalLinks *links, const Redacted *redacted, sqlite3_stmt *stmt)
{
  if (is_of_words (stmt))
    return may_be_redacted (stmt) && proves_body (stmt);
  if (links->upgrade_id == 0)
    return TRUE;
  return proves_earlier (links, stmt) &&
         (redacted->act_id < links->upgrade_id || may_be_redacted (stmt));
}

gboolean
brg_journal_links_prove (const BrgJournalLinks *links, sqlite3_stmt *stmt)
{
  gint64 id = sqlite3_column_int64 (stmt, 0);
  const Redacted *redacted = g_hash_table_lookup (links->redacted, &id);
  gboolean has_body = *brg_sql_get_text (stmt, 12) != '\0';
  g_autofree char *now = has_body && redacted == NULL ? NULL : brg_journal_link_hash_row (stmt);
  g_autofree char *by_body = has_body ? hash_by_body (stmt) : NULL;

  if (by_body != NULL && !g_str_equal (by_body, brg_sql_get_text (stmt, 7)))
    return FALSE;
  if (redacted != NULL)
    return g_str_equal (now, redacted->hash) && proves_rest (links, redacted, stmt);
  /* Something was blanked, and no act says so. */
  if (g_str_has_prefix (brg_sql_get_text (stmt, 11), BRG_BODY_PROOF))
    return FALSE;
  return has_body ? proves_body (stmt) : g_str_equal (now, brg_sql_get_text (stmt, 7));
}

/* Later acts go over earlier ones. */
static gboolean
read_hashes (sqlite3 *db, BrgJournalLinks *links, GHashTable *acts, GError **error)
{
  g_autoptr (sqlite3_stmt) stmt =
      brg_sql_prepare (db, "SELECT entry_id, act_id, hash FROM redaction ORDER BY act_id", error);
  int code;

  if (stmt == NULL)
    return FALSE;
  while ((code = sqlite3_step (stmt)) == SQLITE_ROW)
    {
      gint64 id = sqlite3_column_int64 (stmt, 0);
      gint64 act = sqlite3_column_int64 (stmt, 1);

      links->n_rows++;
      g_hash_table_insert (
          links->redacted, g_memdup2 (&id, sizeof id),
          g_memdup2 (&(Redacted){ brg_sql_dup_text (stmt, 2), act }, sizeof (Redacted)));
      g_hash_table_add (acts, g_memdup2 (&act, sizeof act));
    }
  return code == SQLITE_DONE || brg_sql_set_error (error, db);
}

static char *
dup_argument (const char *arguments, const char *name)
{
  g_autoptr (JsonNode) root = json_from_string (arguments, NULL);

  return g_strdup (
      root != NULL && JSON_NODE_HOLDS_OBJECT (root)
          ? json_object_get_string_member_with_default (json_node_get_object (root), name, "")
          : "");
}

/* The hash that the entry @act_id promised; empty for an entry that is no act of redaction. */
static char *
dup_promised (sqlite3 *db, gint64 act_id, GError **error)
{
  g_autoptr (sqlite3_stmt) stmt = brg_sql_prepare (db,
                                                   "SELECT arguments FROM journal WHERE id = ?1"
                                                   " AND action = '" BRG_REDACTION_ACTION "'",
                                                   error);

  if (stmt == NULL)
    return NULL;
  sqlite3_bind_int64 (stmt, 1, act_id);
  return sqlite3_step (stmt) == SQLITE_ROW ? dup_argument (brg_sql_get_text (stmt, 0), "rows")
                                           : g_strdup ("");
}

static gboolean
refuse_promise (GError **error)
{
  g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED,
                       _ ("What was redacted in the journal differs from what the act of redaction "
                          "says."));
  return FALSE;
}

static gboolean
check_act (sqlite3 *db, gint64 act_id, GError **error)
{
  g_autofree char *promised = dup_promised (db, act_id, error);
  g_autofree char *found = promised != NULL ? brg_journal_link_hash_act (db, act_id, error) : NULL;

  return found != NULL && (g_str_equal (promised, found) || refuse_promise (error));
}

/* A file that is only looked at may be of an older schema. */
static gboolean
has_table (sqlite3 *db, const char *name, gboolean *has, GError **error)
{
  g_autofree char *sql =
      g_strdup_printf ("SELECT count(*) FROM sqlite_schema WHERE name = '%s'", name);
  gint64 n_tables;

  if (!brg_sql_read_number (db, sql, &n_tables, error))
    return FALSE;
  *has = n_tables > 0;
  return TRUE;
}

static gboolean
read_earlier (sqlite3 *db, BrgJournalLinks *links, GError **error)
{
  g_autoptr (sqlite3_stmt) stmt =
      brg_sql_prepare (db, "SELECT entry_id, seal, body FROM earlier_body", error);
  int code;

  if (stmt == NULL)
    return FALSE;
  while ((code = sqlite3_step (stmt)) == SQLITE_ROW)
    {
      gint64 id = sqlite3_column_int64 (stmt, 0);
      Earlier earlier = { brg_sql_dup_text (stmt, 1), brg_sql_dup_text (stmt, 2) };

      g_hash_table_insert (links->earlier, g_memdup2 (&id, sizeof id),
                           g_memdup2 (&earlier, sizeof earlier));
    }
  return code == SQLITE_DONE || brg_sql_set_error (error, db);
}

/* The first upgrade that commits to bodies; the chain proves that it is where it was. Whoever takes
 * its table away is found by it. */
static char *
find_upgrade (sqlite3 *db, gint64 *upgrade_id, GError **error)
{
  g_autoptr (sqlite3_stmt) stmt = brg_sql_prepare (
      db, "SELECT id, arguments FROM journal WHERE action = '" BRG_UPGRADE_ACTION "' ORDER BY id",
      error);
  int code;

  *upgrade_id = 0;
  if (stmt == NULL)
    return NULL;
  while ((code = sqlite3_step (stmt)) == SQLITE_ROW)
    {
      g_autofree char *promised =
          dup_argument (brg_sql_get_text (stmt, 1), BRG_JOURNAL_LINK_BODIES);

      if (*promised == '\0')
        continue;
      *upgrade_id = sqlite3_column_int64 (stmt, 0);
      return g_steal_pointer (&promised);
    }
  if (code == SQLITE_DONE)
    return g_strdup ("");
  brg_sql_set_error (error, db);
  return NULL;
}

static gboolean
check_upgrade (sqlite3 *db, BrgJournalLinks *links, GError **error)
{
  g_autofree char *promised = find_upgrade (db, &links->upgrade_id, error);
  g_autofree char *found = NULL;
  gboolean is_there;

  if (promised == NULL || !has_table (db, "earlier_body", &is_there, error))
    return FALSE;
  if (links->upgrade_id == 0)
    return TRUE;
  found = is_there ? brg_journal_link_hash_upgrade (db, error) : g_strdup ("");
  if (found == NULL || (is_there && !read_earlier (db, links, error)))
    return FALSE;
  return g_str_equal (promised, found) || refuse_promise (error);
}

static void
free_redacted (gpointer data)
{
  g_free (((Redacted *) data)->hash);
  g_free (data);
}

static void
free_earlier (gpointer data)
{
  g_free (((Earlier *) data)->seal);
  g_free (((Earlier *) data)->body);
  g_free (data);
}

BrgJournalLinks *
brg_journal_links_new (sqlite3 *db, GError **error)
{
  g_autoptr (BrgJournalLinks) links = g_new0 (BrgJournalLinks, 1);
  g_autoptr (GHashTable) acts = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  GHashTableIter iter;
  gpointer act;

  links->redacted = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, free_redacted);
  links->earlier = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, free_earlier);
  if (!has_table (db, "redaction", &links->has_bodies, error) ||
      !check_upgrade (db, links, error) ||
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
  g_hash_table_unref (links->redacted);
  g_hash_table_unref (links->earlier);
  g_free (links);
}
