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
#include "brg-changeset-text.h"
#include "brg-journal-link.h"
#include "brg-journal.h"
#include "brg-redaction-names.h"

void
brg_removed_person_free (BrgRemovedPerson *person)
{
  if (person == NULL)
    return;
  g_free (person->name);
  g_free (person);
}

static gboolean
refuse (GError **error, const char *message)
{
  g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED, message);
  return FALSE;
}

/* Calls @func with every text that the changesets of the journal hold. */
static gboolean
walk_changesets (BrgStore *store, BrgChangesetTextFunc func, gpointer data, GError **error)
{
  gboolean has_row;
  sqlite3_stmt *stmt =
      brg_sql_query (store, error, "SELECT changeset FROM journal ORDER BY id", "");
  gboolean is_sound = stmt != NULL;

  while (is_sound && (is_sound = brg_sql_step (store, stmt, &has_row, error)) && has_row)
    {
      g_autoptr (GBytes) changeset = brg_sql_dup_bytes (stmt, 0);
      g_autoptr (GBytes) same = brg_changeset_map_texts (changeset, func, data, error);

      is_sound = same != NULL;
    }
  if (stmt != NULL)
    sqlite3_reset (stmt);
  return is_sound;
}

/* Who is removed */

typedef struct
{
  char *parts[3];
  guint n_entries;
} Known;

static void
free_known (gpointer data)
{
  Known *known = data;

  for (guint i = 0; i < G_N_ELEMENTS (known->parts); i++)
    g_free (known->parts[i]);
  g_free (known);
}

static char *
note_person (const char *table, gint64 row_id, guint column, const char *text, gpointer data)
{
  GHashTable *persons = data;
  Known *known;

  if (!g_str_equal (table, "person") || column == 0 || column > 3)
    return NULL;
  known = g_hash_table_lookup (persons, &row_id);
  if (known == NULL)
    {
      known = g_new0 (Known, 1);
      g_hash_table_insert (persons, g_memdup2 (&row_id, sizeof row_id), known);
    }
  g_free (known->parts[column - 1]);
  known->parts[column - 1] = g_strdup (text);
  known->n_entries += column == 1;
  return NULL;
}

static gboolean
is_entered (BrgStore *store, gint64 person_id, GError **error)
{
  gint64 count = 1;

  return !brg_sql_get_int (store, &count, error, "SELECT count(*) FROM entry WHERE person_id = ?1",
                           "i", person_id) ||
         count > 0;
}

static char *
dup_name (const Known *known)
{
  GString *name = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (known->parts); i++)
    if (known->parts[i] != NULL && *known->parts[i] != '\0')
      g_string_append_printf (name, "%s%s", name->len > 0 ? " " : "", known->parts[i]);
  return g_string_free (name, FALSE);
}

static int
compare_persons (gconstpointer a, gconstpointer b)
{
  const BrgRemovedPerson *one = *(BrgRemovedPerson *const *) a;
  const BrgRemovedPerson *other = *(BrgRemovedPerson *const *) b;
  int order = g_utf8_collate (one->name, other->name);

  return order != 0 ? order : one->id < other->id ? -1 : one->id > other->id;
}

GPtrArray *
brg_redaction_list (BrgStore *store, GError **error)
{
  g_autoptr (GPtrArray) removed =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_removed_person_free);
  g_autoptr (GHashTable) persons =
      g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, free_known);
  GHashTableIter iter;
  gpointer id;
  gpointer known;

  g_return_val_if_fail (store != NULL, NULL);

  if (!walk_changesets (store, note_person, persons, error))
    return NULL;
  g_hash_table_iter_init (&iter, persons);
  while (g_hash_table_iter_next (&iter, &id, &known))
    {
      BrgRemovedPerson *person;
      g_autofree char *name = dup_name (known);

      if (*name == '\0' || g_str_has_prefix (name, "[#") ||
          is_entered (store, *(gint64 *) id, NULL))
        continue;
      person = g_new0 (BrgRemovedPerson, 1);
      person->id = *(gint64 *) id;
      person->name = g_steal_pointer (&name);
      person->n_entries = ((Known *) known)->n_entries;
      g_ptr_array_add (removed, person);
    }
  g_ptr_array_sort (removed, compare_persons);
  return g_steal_pointer (&removed);
}

/* What is learnt of the name */

static char *
learn_text (const char *table, gint64 row_id, guint column, const char *text, gpointer data)
{
  if (g_str_equal (table, "person"))
    brg_redaction_names_learn (data, row_id, column, text);
  return NULL;
}

static gboolean
learn_rows (BrgStore *store, BrgRedactionNames *names, GError **error)
{
  gboolean has_row;
  sqlite3_stmt *stmt = brg_sql_query (
      store, error, "SELECT id, family_name, given_name, father_name FROM person", "");

  while (stmt != NULL && brg_sql_step (store, stmt, &has_row, error))
    {
      if (!has_row)
        return TRUE;
      for (int i = 1; i <= 3; i++)
        brg_redaction_names_learn (names, sqlite3_column_int64 (stmt, 0), (guint) i,
                                   (const char *) sqlite3_column_text (stmt, i));
    }
  return FALSE;
}

static BrgRedactionNames *
learn (BrgStore *store, gint64 person_id, GError **error)
{
  g_autoptr (BrgRedactionNames) names = brg_redaction_names_new (person_id);

  if (!walk_changesets (store, learn_text, names, error) || !learn_rows (store, names, error))
    return NULL;
  brg_redaction_names_settle (names);
  return g_steal_pointer (&names);
}

/* The journal */

static char *
map_text (const char *table, gint64 row_id, guint column, const char *text, gpointer data)
{
  return brg_redaction_names_map_value (data, table, row_id, column, text);
}

/* %NULL when nothing changes. */
static char *
map_arguments (const BrgRedactionNames *names, const char *arguments)
{
  g_autoptr (JsonNode) root = json_from_string (arguments, NULL);
  JsonObject *object =
      root != NULL && JSON_NODE_HOLDS_OBJECT (root) ? json_node_get_object (root) : NULL;
  g_autoptr (GList) keys = object != NULL ? json_object_get_members (object) : NULL;
  gboolean is_changed = FALSE;

  for (GList *key = keys; key != NULL; key = key->next)
    {
      const char *text = json_object_get_string_member_with_default (object, key->data, NULL);
      g_autofree char *mapped = text != NULL ? brg_redaction_names_map (names, text) : NULL;

      if (mapped == NULL)
        continue;
      json_object_set_string_member (object, key->data, mapped);
      is_changed = TRUE;
    }
  return is_changed ? json_to_string (root, FALSE) : NULL;
}

/* An entry without the name. */
typedef struct
{
  char *arguments;
  GBytes *changeset;
  GBytes *inverse;
} Body;

static void
clear_body (Body *body)
{
  g_free (body->arguments);
  g_clear_pointer (&body->changeset, g_bytes_unref);
  g_clear_pointer (&body->inverse, g_bytes_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Body, clear_body)

/* Columns as BRG_JOURNAL_LINK_COLUMNS names them. */
static gboolean
read_body (BrgStore *store,
           gint64 id,
           BrgRedactionNames *names,
           Body *body,
           gboolean *is_changed,
           GError **error)
{
  gboolean has_row;
  g_autoptr (GBytes) changeset = NULL;
  g_autoptr (GBytes) inverse = NULL;
  g_autofree char *arguments = NULL;
  sqlite3_stmt *stmt = brg_sql_query (
      store, error, "SELECT changeset, inverse, arguments FROM journal WHERE id = ?1", "i", id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  changeset = brg_sql_dup_bytes (stmt, 0);
  inverse = brg_sql_dup_bytes (stmt, 1);
  arguments = brg_sql_dup_text (stmt, 2);
  sqlite3_reset (stmt);
  body->changeset = brg_changeset_map_texts (changeset, map_text, names, error);
  body->inverse =
      body->changeset != NULL ? brg_changeset_map_texts (inverse, map_text, names, error) : NULL;
  if (body->inverse == NULL)
    return FALSE;
  body->arguments = map_arguments (names, arguments);
  *is_changed = body->arguments != NULL || !g_bytes_equal (changeset, body->changeset) ||
                !g_bytes_equal (inverse, body->inverse);
  if (body->arguments == NULL)
    body->arguments = g_steal_pointer (&arguments);
  return TRUE;
}

/* The row of the redaction goes first: it is what allows the entry to change. */
static gboolean
write_body (BrgStore *store, gint64 id, gint64 act_id, const Body *body, GError **error)
{
  g_autofree char *hash = NULL;
  gboolean has_row;
  sqlite3_stmt *stmt;

  stmt = brg_sql_query (store, error,
                        "SELECT id, at, event_id, kind, action, ?2, refers_to, hash, ?3, ?4,"
                        " previous FROM journal WHERE id = ?1",
                        "itbb", id, body->arguments, body->changeset, body->inverse);
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  hash = brg_journal_link_hash_row (stmt);
  sqlite3_reset (stmt);
  return brg_sql_run (store, error,
                      "INSERT INTO redaction (entry_id, act_id, hash) VALUES (?1, ?2, ?3)", "iit",
                      id, act_id, hash) &&
         brg_sql_run (store, error,
                      "UPDATE journal SET arguments = ?2, changeset = ?3, inverse = ?4, salt = ''"
                      " WHERE id = ?1",
                      "itbb", id, body->arguments, body->changeset, body->inverse);
}

static gboolean
redact_journal (BrgStore *store,
                BrgRedactionNames *names,
                gint64 act_id,
                guint *n_entries,
                GError **error)
{
  for (gint64 id = 1; id < act_id; id++)
    {
      g_auto (Body) body = { 0 };
      gboolean is_changed;

      if (!read_body (store, id, names, &body, &is_changed, error) ||
          (is_changed && !write_body (store, id, act_id, &body, error)))
        return FALSE;
      *n_entries += is_changed;
    }
  return TRUE;
}

/* The tables */

/* brg_redacted (table, row, column, text) */
static void
map_in_sql (sqlite3_context *context, int n_arguments G_GNUC_UNUSED, sqlite3_value **arguments)
{
  const char *table = (const char *) sqlite3_value_text (arguments[0]);
  const char *text = (const char *) sqlite3_value_text (arguments[3]);
  g_autofree char *mapped =
      text != NULL ? brg_redaction_names_map_value (sqlite3_user_data (context), table,
                                                    sqlite3_value_int64 (arguments[1]),
                                                    (guint) sqlite3_value_int (arguments[2]), text)
                   : NULL;

  if (mapped != NULL)
    sqlite3_result_text (context, mapped, -1, SQLITE_TRANSIENT);
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
  g_autoptr (sqlite3_stmt) stmt = NULL;
  g_autofree char *key = NULL;
  int code;

  if (sqlite3_prepare_v2 (db, sql, -1, &stmt, NULL) != SQLITE_OK)
    return brg_sql_set_error (error, db);
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
    if (!brg_redaction_names_spare (tables[i]) && !redact_table (store->db, tables[i], error))
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
  json_node_set_object (root, arguments);
  text = json_to_string (root, FALSE);
  return brg_action_write_entry (store,
                                 (BrgActionEntry){ .event_id = event_id,
                                                   .kind = "do",
                                                   .name = BRG_REDACTION_ACTION,
                                                   .arguments = text,
                                                   .changeset = nothing,
                                                   .inverse = nothing },
                                 error);
}

static gboolean
check_request (BrgStore *store,
               const BrgRedactionNames *names,
               gint64 person_id,
               const char *author,
               const char *reason,
               GError **error)
{
  g_autofree char *named = brg_redaction_names_map (names, reason);

  if (is_entered (store, person_id, error))
    return error != NULL && *error != NULL
               ? FALSE
               : refuse (error, _ ("This person still takes part: only somebody who was removed "
                                   "can be redacted."));
  if (*author == '\0' || *reason == '\0')
    return refuse (error, _ ("Say who decides and why."));
  return named == NULL || refuse (error, _ ("The reason names the person: it stays in the "
                                            "journal."));
}

static gboolean
redact (BrgStore *store,
        gint64 person_id,
        const char *author,
        const char *reason,
        guint *n_entries,
        GError **error)
{
  g_autoptr (BrgRedactionNames) names = learn (store, person_id, error);
  gint64 last_id;

  if (names == NULL || !check_request (store, names, person_id, author, reason, error) ||
      !brg_sql_get_int (store, &last_id, error, "SELECT max (id) FROM journal", "") ||
      !redact_journal (store, names, last_id + 1, n_entries, error))
    return FALSE;
  if (*n_entries == 0)
    return refuse (error, _ ("The journal does not name this person."));
  return redact_tables (store, names, error) &&
         write_act (store, names, last_id + 1, author, reason, *n_entries, error) &&
         brg_journal_verify (store, error);
}

/* No byte of what was is left in the file: its pages are written anew, and the working file beside
 * it is emptied. Another program may hinder the second. */
static gboolean
write_anew (BrgStore *store, gboolean *is_in_use, GError **error)
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

  if (!brg_sql_script (store->db, "PRAGMA secure_delete = ON; BEGIN IMMEDIATE", error))
    return FALSE;
  if (!redact (store, person_id, author, reason, &own.n_entries, error) ||
      !brg_sql_script (store->db, "COMMIT", error))
    {
      sqlite3_exec (store->db, "ROLLBACK", NULL, NULL, NULL);
      return FALSE;
    }
  /* What was committed stays: a file that cannot be written anew is written anew later. */
  if (!write_anew (store, &own.is_in_use, NULL))
    own.is_in_use = TRUE;
  brg_backup_replace_all (store, &own.n_copies, &own.n_copies_left);
  if (report != NULL)
    *report = own;
  return TRUE;
}

char *
brg_redaction_dup_rows (BrgStore *store, GError **error)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  gboolean has_row;
  sqlite3_stmt *stmt;

  g_return_val_if_fail (store != NULL, NULL);

  stmt = brg_sql_query (store, error,
                        "SELECT entry_id, act_id FROM redaction ORDER BY entry_id, act_id", "");
  while (stmt != NULL && brg_sql_step (store, stmt, &has_row, error))
    {
      if (!has_row)
        return g_string_free (g_steal_pointer (&lines), FALSE);
      g_string_append_printf (lines, "redacted\t%" G_GINT64_FORMAT "\t%" G_GINT64_FORMAT "\n",
                              (gint64) sqlite3_column_int64 (stmt, 0),
                              (gint64) sqlite3_column_int64 (stmt, 1));
    }
  return NULL;
}
