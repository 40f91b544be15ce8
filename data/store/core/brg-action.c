/* brg-action.c - one user action: one transaction, one journal entry
 *
 * SQLite's session extension records the rows that change between begin and commit. The entry holds
 * that changeset and its inverse, so undo and redo only apply what is already written down. Each
 * entry carries the hash of all its fields and of the entry before it.
 *
 * Tests: tests/data/test-journal.c, tests/data/test-kill.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-action.h"

#include <glib/gi18n-lib.h>

struct _BrgAction
{
  BrgStore *store;
  sqlite3_session *session;
  const char *name;
  gint64 event_id;
  JsonObject *arguments;
};

static const char *const recorded_tables[] = {
  "event",
  "official",
  "setting",
  "event_group",
  "person",
  "entry",
  "absence",
  "round",
  "pairing",
  "result",
  "meeting_game",
  "game",
  "document",
  "forbidden_pair",
  "line_up",
  "decision",
  "section",
  "virtual_points",
  "tie_order",
  "tie_order_place",
  "category",
  "prize",
  "playoff",
  "playoff_player",
  "playoff_game",
  "official_interest",
  "duty",
  "incident",
  "committee_member",
  "protest",
  "protest_vote",
  "attachment",
  "envelope",
  "envelope_event",
  "finish_request",
  NULL,
};

const char *const *
brg_action_recorded_tables (void)
{
  return recorded_tables;
}

gboolean
brg_store_find_event_of_group (BrgStore *store, gint64 group_id, gint64 *event_id, GError **error)
{
  if (!brg_sql_get_int (store, event_id, error, "SELECT event_id FROM event_group WHERE id = ?1",
                        "i", group_id))
    return FALSE;
  if (*event_id != 0)
    return TRUE;
  g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                       _ ("The event no longer exists."));
  return FALSE;
}

/* Actions that are allowed although the event is closed. */
static gboolean
may_touch_closed (const char *name)
{
  static const char *const names[] = { "event-reopen", "event-delete", "document-add", NULL };

  return g_strv_contains (names, name);
}

static gboolean
check_event_is_open (BrgAction *action, GError **error)
{
  gint64 closed;

  if (action->event_id == 0 || may_touch_closed (action->name))
    return TRUE;
  if (!brg_sql_get_int (action->store, &closed, error,
                        "SELECT state = 'closed' FROM event WHERE id = ?1", "i", action->event_id))
    return FALSE;
  if (closed)
    g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_CLOSED,
                         _ ("The event is closed. Reopen it to make changes."));
  return !closed;
}

static gboolean
start_recording (BrgAction *action, GError **error)
{
  sqlite3 *db = action->store->db;

  if (sqlite3session_create (db, "main", &action->session) != SQLITE_OK)
    return brg_sql_set_error (error, db);
  for (guint i = 0; recorded_tables[i] != NULL; i++)
    if (sqlite3session_attach (action->session, recorded_tables[i]) != SQLITE_OK)
      return brg_sql_set_error (error, db);
  return TRUE;
}

BrgAction *
brg_action_begin (BrgStore *store, const char *name, gint64 event_id, GError **error)
{
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && name != NULL, NULL);
  g_return_val_if_fail (!store->in_action, NULL);

  if (!brg_store_is_in_place (store))
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_FAILED,
                           _ ("The file was moved, removed or replaced by another program. Nothing "
                              "was changed. Save a copy under another name and go on there."));
      return NULL;
    }
  if (!brg_sql_script (store->db, "BEGIN IMMEDIATE", error))
    return NULL;
  store->in_action = TRUE;
  action = g_new0 (BrgAction, 1);
  action->store = store;
  action->name = name;
  action->event_id = event_id;
  action->arguments = json_object_new ();
  if (!check_event_is_open (action, error) || !start_recording (action, error))
    return NULL;
  return g_steal_pointer (&action);
}

/* An event of several groups has one journal: the title says of which group an action is. */
static gboolean
set_group (BrgAction *action, gint64 group_id, GError **error)
{
  gboolean has_row;
  sqlite3_stmt *stmt = brg_sql_query (action->store, error,
                                      "SELECT name FROM event_group WHERE id = ?1 AND 1 <"
                                      " (SELECT count(*) FROM event_group WHERE event_id = ?2)",
                                      "ii", group_id, action->event_id);

  if (stmt == NULL || !brg_sql_step (action->store, stmt, &has_row, error))
    return FALSE;
  brg_action_set_int (action, "group", group_id);
  if (has_row)
    {
      g_autofree char *name = brg_sql_dup_text (stmt, 0);

      brg_action_set_text (action, "group-name", name);
    }
  sqlite3_reset (stmt);
  return TRUE;
}

BrgAction *
brg_action_begin_in_group (BrgStore *store, const char *name, gint64 group_id, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  gint64 event_id;

  g_return_val_if_fail (store != NULL && name != NULL, NULL);

  if (!brg_store_find_event_of_group (store, group_id, &event_id, error))
    return NULL;
  action = brg_action_begin (store, name, event_id, error);
  if (action == NULL || !set_group (action, group_id, error))
    return NULL;
  return g_steal_pointer (&action);
}

BrgStore *
brg_action_get_store (BrgAction *action)
{
  g_return_val_if_fail (action != NULL, NULL);

  return action->store;
}

void
brg_action_set_event (BrgAction *action, gint64 event_id)
{
  g_return_if_fail (action != NULL);

  action->event_id = event_id;
}

void
brg_action_set_text (BrgAction *action, const char *key, const char *value)
{
  g_return_if_fail (action != NULL && key != NULL && value != NULL);

  json_object_set_string_member (action->arguments, key, value);
}

void
brg_action_set_int (BrgAction *action, const char *key, gint64 value)
{
  g_return_if_fail (action != NULL && key != NULL);

  json_object_set_int_member (action->arguments, key, value);
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
brg_action_hash_entry (gint64 id,
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

static gboolean
read_last_hash (BrgStore *store, gint64 *last_id, char **last_hash, GError **error)
{
  sqlite3_stmt *stmt =
      brg_sql_query (store, error, "SELECT id, hash FROM journal ORDER BY id DESC LIMIT 1", "");
  gboolean has_row;

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  *last_id = has_row ? sqlite3_column_int64 (stmt, 0) : 0;
  *last_hash = has_row ? brg_sql_dup_text (stmt, 1) : g_strdup ("");
  sqlite3_reset (stmt);
  return TRUE;
}

gboolean
brg_action_write_entry (BrgStore *store,
                        gint64 event_id,
                        const char *kind,
                        const char *name,
                        const char *arguments,
                        gint64 refers_to,
                        GBytes *changeset,
                        GBytes *inverse,
                        GError **error)
{
  g_autofree char *at = brg_sql_dup_now (store);
  g_autofree char *previous = NULL;
  g_autofree char *hash = NULL;
  gint64 last_id;

  if (!read_last_hash (store, &last_id, &previous, error))
    return FALSE;
  hash = brg_action_hash_entry (last_id + 1, at, event_id, kind, name, arguments, refers_to,
                                changeset, inverse, previous);
  g_hash_table_add (store->own_entries, g_strdup (hash));
  return brg_sql_run (store, error,
                      "INSERT INTO journal (id, at, event_id, kind, action, arguments, refers_to,"
                      " changeset, inverse, previous, hash)"
                      " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
                      "ititttibbtt", last_id + 1, at, event_id, kind, name, arguments, refers_to,
                      changeset, inverse, previous, hash);
}

static GBytes *
take_sqlite_bytes (void *data, int size)
{
  return g_bytes_new_with_free_func (data, (gsize) size, sqlite3_free, data);
}

static char *
arguments_to_text (JsonObject *arguments)
{
  g_autoptr (JsonNode) root = json_node_init_object (json_node_alloc (), arguments);

  return json_to_string (root, FALSE);
}

static gboolean
write_recorded (BrgAction *action, GError **error)
{
  g_autoptr (GBytes) changeset = NULL;
  g_autoptr (GBytes) inverse = NULL;
  g_autofree char *arguments = NULL;
  void *data = NULL;
  int size = 0;

  if (sqlite3session_changeset (action->session, &size, &data) != SQLITE_OK)
    return brg_sql_set_error (error, action->store->db);
  changeset = take_sqlite_bytes (data, size);
  if (size == 0)
    return TRUE;
  if (sqlite3changeset_invert (size, data, &size, &data) != SQLITE_OK)
    return brg_sql_set_error (error, action->store->db);
  inverse = take_sqlite_bytes (data, size);
  arguments = arguments_to_text (action->arguments);
  return brg_action_write_entry (action->store, action->event_id, "do", action->name, arguments, 0,
                                 changeset, inverse, error);
}

gboolean
brg_action_commit (BrgAction *action, GError **error)
{
  g_autoptr (BrgAction) owned = action;
  BrgStore *store;

  g_return_val_if_fail (action != NULL, FALSE);

  store = action->store;
  if (!write_recorded (action, error) || !brg_sql_script (store->db, "COMMIT", error))
    return FALSE;
  store->in_action = FALSE;
  return TRUE;
}

void
brg_action_free (BrgAction *action)
{
  if (action == NULL)
    return;
  if (action->session != NULL)
    sqlite3session_delete (action->session);
  if (action->store->in_action)
    {
      sqlite3_exec (action->store->db, "ROLLBACK", NULL, NULL, NULL);
      action->store->in_action = FALSE;
    }
  json_object_unref (action->arguments);
  g_free (action);
}
