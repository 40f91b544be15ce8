/* brg-redaction.c - takes the name of a removed person out of the journal
 *
 * Every text is mapped by one function, in the changesets of the journal and in the tables, so that
 * the journal still gives the tables when it is played from the beginning. That, and the chain, is
 * proved before the act is committed.
 *
 * Tests: tests/data/test-redaction.c, tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-redaction.h"

#include <glib/gi18n-lib.h>
#include <json-glib/json-glib.h>

#include "brg-action.h"
#include "brg-field-limits.h"
#include "brg-journal-links.h"
#include "brg-journal.h"
#include "brg-redaction-learn.h"
#include "brg-redaction-papers.h"
#include "brg-sealed-gate.h"
#include "brg-store-private.h"
#include "brg-transaction.h"
#include "brg-write-anew.h"

static gboolean
refuse (GError **error, const char *message)
{
  g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED, message);
  return FALSE;
}

/* The journal */

static GArray *
find_ranges (const BrgBodyPlace *place, const char *text, gpointer data)
{
  return brg_redaction_names_find_at (data, place, text);
}

/* An entry, with what it has been committed to. */
typedef struct
{
  BrgBody body;
  gboolean is_earlier; /* from before schema 17 */
  gboolean is_fixed;   /* what says what was done to others stays as it is */
} Entry;

static void
clear_entry (Entry *entry)
{
  brg_body_clear (&entry->body);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Entry, clear_entry)

static gboolean
read_entry (BrgStore *store, gint64 id, Entry *entry, GError **error)
{
  gboolean has_row;
  sqlite3_stmt *stmt =
      brg_sql_query (store, error,
                     "SELECT changeset, inverse, arguments, ifnull (seal, salt), seal IS NOT NULL,"
                     " action IN ('" BRG_REDACTION_ACTION "', '" BRG_UPGRADE_ACTION "')"
                     " FROM journal LEFT JOIN earlier_body ON entry_id = id WHERE id = ?1",
                     "i", id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  entry->body = (BrgBody){ brg_sql_dup_text (stmt, 3), brg_sql_dup_text (stmt, 2),
                           brg_sql_dup_bytes (stmt, 0), brg_sql_dup_bytes (stmt, 1) };
  entry->is_earlier = sqlite3_column_int (stmt, 4) != 0;
  entry->is_fixed = sqlite3_column_int (stmt, 5) != 0;
  sqlite3_reset (stmt);
  return TRUE;
}

static char *
hash_blanked (BrgStore *store, gint64 id, const BrgBody *body, GError **error)
{
  gboolean has_row;
  char *hash;
  sqlite3_stmt *stmt = brg_sql_query (store, error,
                                      "SELECT id, at, event_id, kind, action, ?2, refers_to, hash,"
                                      " ?3, ?4, previous FROM journal WHERE id = ?1",
                                      "itbb", id, body->arguments, body->changeset, body->inverse);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return NULL;
  hash = brg_journal_link_hash_row (stmt);
  sqlite3_reset (stmt);
  return hash;
}

/* The row of the redaction goes first: it is what allows the entry to change. */
static gboolean
write_body (BrgStore *store,
            gint64 id,
            gint64 act_id,
            gboolean is_earlier,
            const BrgBody *body,
            GError **error)
{
  g_autofree char *hash = hash_blanked (store, id, body, error);

  return hash != NULL && brg_field_limits_check_text ("journal", "salt", body->seal, error) &&
         brg_sql_run (store, error,
                      "INSERT INTO redaction (entry_id, act_id, hash) VALUES (?1, ?2, ?3)", "iit",
                      id, act_id, hash) &&
         brg_sql_run (store, error,
                      "UPDATE journal SET arguments = ?2, changeset = ?3, inverse = ?4, salt = ?5"
                      " WHERE id = ?1",
                      "itbbt", id, body->arguments, body->changeset, body->inverse,
                      is_earlier ? "" : body->seal) &&
         (!is_earlier ||
          brg_sql_run (store, error, "UPDATE earlier_body SET seal = ?2 WHERE entry_id = ?1", "it",
                       id, body->seal));
}

static gboolean
redact_entry (BrgStore *store,
              BrgRedactionNames *names,
              gint64 id,
              gint64 act_id,
              guint *n_entries,
              GError **error)
{
  g_auto (Entry) entry = { 0 };
  g_auto (BrgBody) blanked = { 0 };
  guint n_ranges = 0;

  if (!read_entry (store, id, &entry, error))
    return FALSE;
  if (entry.is_fixed)
    return TRUE;
  if (!brg_body_blank (&entry.body, find_ranges, names, brg_redaction_names_get_sign (names),
                       &blanked, &n_ranges))
    return brg_redaction_refuse_entry (error);
  *n_entries += n_ranges > 0;
  return n_ranges == 0 || write_body (store, id, act_id, entry.is_earlier, &blanked, error);
}

static gboolean
redact_journal (BrgStore *store,
                BrgRedactionNames *names,
                gint64 act_id,
                guint *n_entries,
                GError **error)
{
  for (gint64 id = 1; id < act_id; id++)
    if (!redact_entry (store, names, id, act_id, n_entries, error))
      return FALSE;
  return TRUE;
}

/* The tables */

/* brg_redacted (table, row, column, text) */
static void
map_in_sql (sqlite3_context *context, int n_arguments G_GNUC_UNUSED, sqlite3_value **arguments)
{
  BrgRedactionNames *names = sqlite3_user_data (context);
  const BrgBodyPlace place = { .table = (const char *) sqlite3_value_text (arguments[0]),
                               .row_id = sqlite3_value_int64 (arguments[1]),
                               .column = (guint) sqlite3_value_int (arguments[2]) };
  const char *text = (const char *) sqlite3_value_text (arguments[3]);
  g_autoptr (GArray) ranges =
      text != NULL ? brg_body_find (&place, text, find_ranges, names) : NULL;
  g_autofree char *blanked =
      ranges != NULL && ranges->len > 0
          ? brg_body_dup_blanked (&place, text, ranges, brg_redaction_names_get_sign (names))
          : NULL;

  if (blanked != NULL)
    sqlite3_result_text (context, blanked, -1, SQLITE_TRANSIENT);
  else
    sqlite3_result_value (context, arguments[3]);
}

static gboolean
redact_column (sqlite3 *db,
               const char *table,
               const char *key,
               int column,
               const char *name,
               GError **error)
{
  g_autofree char *mapped =
      g_strdup_printf ("brg_redacted ('%s', %s, %d, %s)", table, key, column, name);
  g_autofree char *sql =
      g_strdup_printf ("UPDATE %s SET %s = %s WHERE typeof (%s) = 'text' AND %s <> %s", table, name,
                       mapped, name, name, mapped);

  return brg_sql_script (db, sql, error);
}

static gboolean
redact_table (sqlite3 *db, const char *table, GError **error)
{
  g_autofree char *sql =
      g_strdup_printf ("SELECT cid, name, type FROM pragma_table_info ('%s') ORDER BY cid", table);
  g_autoptr (sqlite3_stmt) stmt = brg_sql_prepare (db, sql, error);
  g_autofree char *key = NULL;
  int code;

  if (stmt == NULL)
    return FALSE;
  while ((code = sqlite3_step (stmt)) == SQLITE_ROW)
    {
      const char *name = (const char *) sqlite3_column_text (stmt, 1);

      if (key == NULL)
        key = g_strdup (name);
      if (g_strcmp0 ((const char *) sqlite3_column_text (stmt, 2), "TEXT") == 0 &&
          !redact_column (db, table, key, sqlite3_column_int (stmt, 0), name, error))
        return FALSE;
    }
  return code == SQLITE_DONE || brg_sql_set_error (error, db);
}

static gboolean
redact_tables (BrgStore *store, BrgRedactionNames *names, GError **error)
{
  const char *const *tables = brg_action_recorded_tables ();

  if (sqlite3_create_function (store->db, "brg_redacted", 4, SQLITE_UTF8 | SQLITE_DIRECTONLY, names,
                               map_in_sql, NULL, NULL) != SQLITE_OK)
    return brg_sql_set_error (error, store->db);
  for (guint i = 0; tables[i] != NULL; i++)
    if (!redact_table (store->db, tables[i], error))
      return FALSE;
  return TRUE;
}

/* The act */

static gboolean
write_act (BrgStore *store,
           const BrgRedactionNames *names,
           gint64 act_id,
           const char *author,
           const char *reason,
           guint n_entries,
           GError **error)
{
  g_autofree char *rows = brg_journal_link_hash_act (store->db, act_id, error);
  g_autoptr (JsonObject) arguments = json_object_new ();
  g_autoptr (JsonNode) root = json_node_new (JSON_NODE_OBJECT);
  g_autoptr (GBytes) nothing = g_bytes_new (NULL, 0);
  g_autofree char *text = NULL;
  gint64 event_id;

  /* Where somebody who reads the journal looks for it. */
  if (rows == NULL ||
      !brg_sql_get_int (store, &event_id, error,
                        "SELECT event_id FROM journal JOIN redaction ON entry_id = id"
                        " WHERE act_id = ?1 ORDER BY id DESC LIMIT 1",
                        "i", act_id))
    return FALSE;
  json_object_set_string_member (arguments, "name", brg_redaction_names_get_sign (names));
  json_object_set_int_member (arguments, "count", n_entries);
  json_object_set_string_member (arguments, "by", author);
  json_object_set_string_member (arguments, "reason", reason);
  json_object_set_string_member (arguments, "rows", rows);
  if (!brg_sealed_gate_check (store, nothing, BRG_REDACTION_ACTION, arguments, error))
    return FALSE;
  json_node_set_object (root, arguments);
  text = json_to_string (root, FALSE);
  if (!brg_field_limits_check_text ("journal", "arguments", text, error))
    return FALSE;
  return brg_action_write_entry (store,
                                 (BrgActionEntry){ .event_id = event_id,
                                                   .kind = "do",
                                                   .name = BRG_REDACTION_ACTION,
                                                   .arguments = text,
                                                   .changeset = nothing,
                                                   .inverse = nothing },
                                 error);
}

/* A name or a reason has letters. */
static gboolean
says_something (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (g_unichar_isalpha (g_utf8_get_char (text)))
      return TRUE;
  return FALSE;
}

static gboolean
check_request (BrgStore *store,
               const BrgRedactionNames *names,
               gint64 person_id,
               const char *author,
               const char *reason,
               GError **error)
{
  g_autoptr (GArray) in_reason = brg_redaction_names_find (names, reason);
  g_autoptr (GArray) in_author = brg_redaction_names_find (names, author);

  if (brg_redaction_is_entered (store, person_id, error))
    return error != NULL && *error != NULL
               ? FALSE
               : refuse (error, _ ("This person still takes part: only somebody who was removed "
                                   "can be redacted."));
  if (!says_something (author) || !says_something (reason))
    return refuse (error, _ ("Say who decides and why."));
  if (in_author->len > 0)
    return refuse (error, _ ("Nobody takes his own name out: somebody else decides."));
  return in_reason->len == 0 || refuse (error, _ ("The reason names the person: it stays in the "
                                                  "journal."));
}

static gboolean
redact (BrgStore *store,
        gint64 person_id,
        const char *author,
        const char *reason,
        guint *n_entries,
        guint *n_printed,
        GError **error)
{
  g_autoptr (BrgRedactionNames) names = brg_redaction_learn (store, person_id, error);
  gint64 last_id;

  if (names == NULL || !check_request (store, names, person_id, author, reason, error) ||
      !brg_sql_get_int (store, &last_id, error, "SELECT max (id) FROM journal", "") ||
      !redact_journal (store, names, last_id + 1, n_entries, error))
    return FALSE;
  if (*n_entries == 0)
    return refuse (error, _ ("The journal does not name this person."));
  return redact_tables (store, names, error) &&
         brg_redaction_papers_find (store, names, TRUE, n_printed, error) &&
         write_act (store, names, last_id + 1, author, reason, *n_entries, error) &&
         brg_journal_verify (store, error);
}

/* Letters and digits alone: neither spaces nor dots make another name. */
static char *
fold_name (const char *name)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);
  g_autoptr (GString) letters = g_string_new (NULL);

  for (const char *at = folded; *at != '\0'; at = g_utf8_next_char (at))
    if (g_unichar_isalnum (g_utf8_get_char (at)))
      g_string_append_unichar (letters, g_utf8_get_char (at));
  return g_string_free (g_steal_pointer (&letters), FALSE);
}

/* Several who decide together stand one behind the other. */
static gboolean
is_among (GHashTable *officials, const char *author)
{
  g_autofree char *whole = fold_name (author);
  g_auto (GStrv) parts = g_strsplit (author, ",", -1);

  if (g_hash_table_contains (officials, whole))
    return TRUE;
  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_autofree char *part = fold_name (parts[i]);

      if (!g_hash_table_contains (officials, part))
        return FALSE;
    }
  return TRUE;
}

/* A file without officials knows no strangers. */
static gboolean
find_stranger (BrgStore *store, const char *author, gboolean *is_stranger, GError **error)
{
  g_autoptr (GHashTable) officials = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gboolean has_row = FALSE;
  sqlite3_stmt *stmt = brg_sql_query (store, error, "SELECT name FROM official", "");
  gboolean is_read = stmt != NULL;

  while (is_read && (is_read = brg_sql_step (store, stmt, &has_row, error)) && has_row)
    g_hash_table_add (officials, fold_name (brg_sql_get_text (stmt, 0)));
  *is_stranger = g_hash_table_size (officials) > 0 && !is_among (officials, author);
  return is_read;
}

gboolean
brg_redaction_run (BrgStore *store,
                   gint64 person_id,
                   const char *author,
                   const char *reason,
                   BrgRedactionReport *report,
                   GError **error)
{
  BrgRedactionReport own = { 0 };

  g_return_val_if_fail (store != NULL && author != NULL && reason != NULL, FALSE);
  g_return_val_if_fail (!store->in_action, FALSE);

  if (!brg_action_check_writable (store, error) ||
      !brg_sql_script (store->db, "PRAGMA secure_delete = ON", error) ||
      !brg_transaction_begin (store, error))
    return FALSE;
  if (!find_stranger (store, author, &own.is_stranger, error) ||
      !redact (store, person_id, author, reason, &own.n_entries, &own.n_printed, error) ||
      !brg_transaction_commit (store, error))
    {
      brg_transaction_roll_back (store);
      return FALSE;
    }
  /* What was committed stays: a file that cannot be written anew is written anew later. */
  if (!brg_write_anew (store, &own.is_in_use, NULL))
    own.is_in_use = TRUE;
  brg_backup_replace_all (store, &own.n_copies, &own.n_copies_left);
  if (report != NULL)
    *report = own;
  return TRUE;
}

/* Whether nothing but a name was blanked in it is proven. */
static gboolean
is_proven (const BrgBody *body)
{
  return g_str_has_prefix (body->seal, BRG_BODY_PROOF);
}

static gboolean
append_row (BrgStore *store, gint64 id, gint64 act_id, GString *lines, GError **error)
{
  g_auto (Entry) entry = { 0 };
  g_autoptr (GPtrArray) places = NULL;

  if (!read_entry (store, id, &entry, error))
    return FALSE;
  places = brg_body_list_marked (&entry.body);
  g_string_append_printf (lines, "%s\t%" G_GINT64_FORMAT "\t%" G_GINT64_FORMAT "\t",
                          is_proven (&entry.body) ? "redacted" : "replaced", id, act_id);
  for (guint i = 0; i < places->len; i++)
    g_string_append_printf (lines, "%s%s", i > 0 ? ", " : "", (const char *) places->pdata[i]);
  g_string_append_c (lines, '\n');
  return TRUE;
}

typedef struct
{
  gint64 entry_id;
  gint64 act_id;
} Row;

static GArray *
list_rows (BrgStore *store, GError **error)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (Row));
  gboolean has_row;
  sqlite3_stmt *stmt = brg_sql_query (
      store, error, "SELECT entry_id, act_id FROM redaction ORDER BY entry_id, act_id", "");

  while (stmt != NULL && brg_sql_step (store, stmt, &has_row, error))
    {
      Row row;

      if (!has_row)
        return g_steal_pointer (&rows);
      row = (Row){ sqlite3_column_int64 (stmt, 0), sqlite3_column_int64 (stmt, 1) };
      g_array_append_val (rows, row);
    }
  return NULL;
}

char *
brg_redaction_dup_rows (BrgStore *store, GError **error)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autoptr (GArray) rows = NULL;

  g_return_val_if_fail (store != NULL, NULL);

  rows = list_rows (store, error);
  for (guint i = 0; rows != NULL && i < rows->len; i++)
    {
      const Row *row = &g_array_index (rows, Row, i);

      if (!append_row (store, row->entry_id, row->act_id, lines, error))
        return NULL;
    }
  return rows != NULL ? g_string_free (g_steal_pointer (&lines), FALSE) : NULL;
}
