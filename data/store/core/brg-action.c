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

#include "brg-field-limits.h"
#include "brg-journal-link.h"
#include "brg-mode-rows.h"
#include "brg-mode-watch.h"
#include "brg-sealed-gate.h"
#include "brg-store-private.h"
#include "brg-transaction.h"

struct _BrgAction
{
  BrgStore *store;
  sqlite3_session *session;
  const char *name;
  gint64 event_id;
  JsonObject *arguments;
  gboolean is_kept;
  GPtrArray *findings;
  gboolean has_seen_pairs;
};

static const char *const recorded_tables[] = {
  "event",
  "official",
  "setting",
  "event_group",
  "person",
  "entry",
  "admission_terms",
  "admission_member",
  "admission_item",
  "delegation",
  "delegation_head",
  "delegation_receipt",
  "group_limit",
  "admission",
  "entry_paper",
  "entry_fee",
  "entry_rating",
  "person_rank",
  "person_rating",
  "person_photo",
  "person_alias",
  "workspace_setting",
  "disqualification",
  "absence",
  "round",
  "pairing",
  "result",
  "attendance",
  "score_sheet",
  "meeting_game",
  "game",
  "document",
  "forbidden_pair",
  "kept_apart",
  "line_up",
  "decision",
  "section",
  "virtual_points",
  "tie_order",
  "tie_order_place",
  "category",
  "prize",
  "norm",
  "playoff",
  "playoff_player",
  "playoff_game",
  "official_interest",
  "duty",
  "timetable",
  "timetable_row",
  "check_in",
  "incident",
  "committee_member",
  "equipment_check",
  "event_part",
  "remote_play",
  "drawing",
  "drawn_number",
  "money_row",
  "protest",
  "protest_vote",
  "attachment",
  "envelope",
  "envelope_event",
  "finish_request",
  "paper_set",
  "printed_paper",
  "letterhead",
  "letterhead_logo",
  "paper_option",
  "paper_template",
  "postal_terms",
  "postal_sheet",
  "postal_break",
  "postal_notice",
  "postal_record",
  "postal_measure",
  "contest_terms",
  "contest_section",
  "contest_judge",
  "contest_work",
  "contest_author",
  "contest_variant",
  "contest_mark",
  "contest_remark",
  "contest_answer",
  "contest_answer_part",
  "site",
  "fide_mode",
  "irregular_act",
  NULL,
};

const char *const *
brg_action_recorded_tables (void)
{
  return recorded_tables;
}

gboolean
brg_action_is_record (const char *name)
{
  static const char *const names[] = { "alteration-restore", "alteration-restore-place",
                                       "alteration-note",    BRG_UPGRADE_ACTION,
                                       BRG_REDACTION_ACTION, "papers-keep",
                                       "papers-set",         "papers-purge",
                                       "papers-purged",      "papers-print",
                                       "papers-drop",        "contest-authors-name",
                                       "contest-register",   NULL };

  g_return_val_if_fail (name != NULL, FALSE);

  return g_strv_contains (names, name);
}

gboolean
brg_action_is_settlement (const char *name)
{
  g_return_val_if_fail (name != NULL, FALSE);

  return g_str_has_prefix (name, "alteration-");
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
  static const char *const names[] = { "event-reopen",
                                       "event-delete",
                                       "document-add",
                                       "papers-print",
                                       "paper-set",
                                       "letterhead-set",
                                       "paper-option-set",
                                       "papers-drop",
                                       "paper-template-set",
                                       "paper-template-remove",
                                       "site-set",
                                       BRG_ACTION_LEAD_TAKE,
                                       NULL };

  return g_strv_contains (names, name) || brg_action_is_settlement (name);
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

gboolean
brg_action_check_writable (BrgStore *store, GError **error)
{
  g_return_val_if_fail (store != NULL, FALSE);

  if (store->is_read_only)
    g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_READ_ONLY,
                         store->hindrance != NULL
                             ? store->hindrance
                             : _ ("The file is read-only. Nothing was changed."));
  return !store->is_read_only;
}

BrgAction *
brg_action_begin (BrgStore *store, const char *name, gint64 event_id, GError **error)
{
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && name != NULL, NULL);
  g_return_val_if_fail (!store->in_action, NULL);

  if (!brg_action_check_writable (store, error) || !brg_transaction_begin (store, error))
    return NULL;
  store->in_action = TRUE;
  action = g_new0 (BrgAction, 1);
  action->store = store;
  action->name = name;
  action->event_id = event_id;
  action->arguments = json_object_new ();
  action->findings = brg_mode_findings_new ();
  g_clear_pointer (&store->held, brg_mode_held_free);
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

void
brg_action_keep (BrgAction *action)
{
  g_return_if_fail (action != NULL);

  action->is_kept = TRUE;
}

static gboolean
bind_bytes (sqlite3_stmt *stmt, int place, GBytes *bytes)
{
  gsize size;
  gconstpointer data = g_bytes_get_data (bytes, &size);

  return sqlite3_bind_blob64 (stmt, place, data != NULL ? data : "", size, SQLITE_STATIC) ==
         SQLITE_OK;
}

static gboolean
bind_texts (sqlite3_stmt *stmt,
            const BrgActionEntry *entry,
            const char *previous,
            const char *hash,
            const char *salt,
            const char *body)
{
  const struct
  {
    int place;
    const char *text;
  } texts[] = { { 2, entry->at }, { 4, entry->kind }, { 5, entry->name }, { 6, entry->arguments },
                { 10, previous }, { 11, hash },       { 12, salt },       { 13, body } };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (sqlite3_bind_text (stmt, texts[i].place, texts[i].text, -1, SQLITE_STATIC) != SQLITE_OK)
      return FALSE;
  return TRUE;
}

char *
brg_action_append (sqlite3 *db, const BrgActionEntry *entry, GError **error)
{
  g_autofree char *previous = NULL;
  g_autofree char *salt = brg_journal_link_dup_salt ();
  const BrgBody words = { salt, (char *) entry->arguments, entry->changeset, entry->inverse };
  g_autofree char *body = brg_journal_link_hash_body (&words);
  g_autofree char *hash = NULL;
  g_autoptr (sqlite3_stmt) stmt = NULL;
  gint64 last_id = 0;

  if (!brg_sql_read_tail (db, &last_id, &previous, error))
    return NULL;
  hash = brg_journal_link_hash (last_id + 1, entry->at, entry->event_id, entry->kind, entry->name,
                                entry->refers_to, body, previous);
  if (sqlite3_prepare_v2 (db,
                          "INSERT INTO journal (id, at, event_id, kind, action, arguments,"
                          " refers_to, changeset, inverse, previous, hash, salt, body)"
                          " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)",
                          -1, &stmt, NULL) == SQLITE_OK &&
      sqlite3_bind_int64 (stmt, 1, last_id + 1) == SQLITE_OK &&
      sqlite3_bind_int64 (stmt, 3, entry->event_id) == SQLITE_OK &&
      sqlite3_bind_int64 (stmt, 7, entry->refers_to) == SQLITE_OK &&
      bind_texts (stmt, entry, previous, hash, salt, body) &&
      bind_bytes (stmt, 8, entry->changeset) && bind_bytes (stmt, 9, entry->inverse) &&
      sqlite3_step (stmt) == SQLITE_DONE)
    return g_steal_pointer (&hash);
  brg_sql_set_error (error, db);
  return NULL;
}

gboolean
brg_action_write_entry (BrgStore *store, BrgActionEntry entry, GError **error)
{
  g_autofree char *at = brg_sql_dup_now (store);
  g_autofree char *hash = NULL;

  if (!brg_sql_check_transaction (store, error))
    return FALSE;
  entry.at = at;
  hash = brg_action_append (store->db, &entry, error);
  if (hash == NULL)
    return FALSE;
  g_hash_table_add (store->own_entries, g_steal_pointer (&hash));
  return TRUE;
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

gboolean
brg_action_take_changes (sqlite3_session *session,
                         GBytes **changeset,
                         GBytes **inverse,
                         GError **error)
{
  void *data = NULL;
  int size = 0;
  int code = sqlite3session_changeset (session, &size, &data);

  if (code == SQLITE_OK)
    {
      *changeset = take_sqlite_bytes (data, size);
      code = sqlite3changeset_invert (size, data, &size, &data);
    }
  if (code != SQLITE_OK)
    {
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_FAILED, _ ("The database failed: %s"),
                   sqlite3_errstr (code));
      return FALSE;
    }
  *inverse = take_sqlite_bytes (data, size);
  return TRUE;
}

/* ----- FIDE mode ----- */

void
brg_action_set_pairs_seen (BrgAction *action)
{
  g_return_if_fail (action != NULL);

  action->has_seen_pairs = TRUE;
}

void
brg_action_add_irregular (BrgAction *action, BrgModeFinding *finding)
{
  g_return_if_fail (action != NULL && finding != NULL);

  g_ptr_array_add (action->findings, finding);
}

void
brg_action_add_arguments (BrgAction *action, const char *arguments)
{
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (JsonObject) old = NULL;

  g_return_if_fail (action != NULL && arguments != NULL);

  root = json_from_string (arguments, NULL);
  if (root == NULL || !JSON_NODE_HOLDS_OBJECT (root))
    return;
  old = action->arguments;
  action->arguments = json_node_dup_object (root);
}

static void
drop_unseen (BrgAction *action)
{
  for (guint i = action->findings->len; action->has_seen_pairs && i > 0; i--)
    if (((const BrgModeFinding *) action->findings->pdata[i - 1])->is_unseen)
      g_ptr_array_remove_index (action->findings, i - 1);
}

/* The transaction is rolled back behind this: what it would have done is kept as it is. */
static gboolean
hold (BrgAction *action, GBytes *changeset, GError **error)
{
  BrgStore *store = action->store;
  const BrgModeFinding *finding = NULL;
  BrgIrregularLevel level = brg_mode_findings_get_level (action->findings);

  for (guint i = 0; i < action->findings->len; i++)
    if (((const BrgModeFinding *) action->findings->pdata[i])->act->level == level)
      finding = action->findings->pdata[i];
  store->held = g_new0 (BrgModeHeld, 1);
  store->held->name = g_strdup (action->name);
  store->held->event_id = action->event_id;
  store->held->arguments = arguments_to_text (action->arguments);
  store->held->changeset = g_bytes_ref (changeset);
  store->held->findings = g_ptr_array_ref (action->findings);
  brg_store_get_last_entry (store, &store->held->last_entry, NULL);
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_IRREGULAR,
               /* Translators: a sentence that says what is irregular, what would be regular */
               _ ("Not regular in FIDE mode: %s %s"), _ (finding->act->sentence),
               _ (finding->act->regular));
  return FALSE;
}

static gboolean
take_anew (BrgAction *action, GBytes **changeset, GBytes **inverse, GError **error)
{
  g_clear_pointer (changeset, g_bytes_unref);
  g_clear_pointer (inverse, g_bytes_unref);
  return brg_action_take_changes (action->session, changeset, inverse, error);
}

/* What is irregular is written down in the same action, or it is not done. */
static gboolean
pass_mode (BrgAction *action, GBytes **changeset, GBytes **inverse, GError **error)
{
  g_autofree char *at = brg_sql_dup_now (action->store);
  g_autofree char *ids = NULL;
  gsize size;
  gconstpointer data = g_bytes_get_data (*changeset, &size);
  BrgIrregularLevel level;
  int n_changes;

  brg_mode_watch_list (action->store->db, data, size, action->findings);
  drop_unseen (action);
  level = brg_mode_findings_get_level (action->findings);
  if (level == BRG_IRREGULAR_NEVER ||
      (level > BRG_IRREGULAR_REMARK && level > action->store->irregular_level))
    return hold (action, *changeset, error);
  n_changes = sqlite3_total_changes (action->store->db);
  if (!brg_mode_write (action->store->db, action->findings, at))
    return brg_sql_set_error (error, action->store->db);
  if (level != BRG_IRREGULAR_NONE)
    {
      ids = brg_mode_findings_dup_ids (action->findings);
      brg_action_set_text (action, "irregular", ids);
    }
  /* Nearly every action is regular: what it changed was taken already. */
  return sqlite3_total_changes (action->store->db) == n_changes ||
         take_anew (action, changeset, inverse, error);
}

/* Nothing was done when nothing changed; a decision about alterations is on record anyhow. */
static gboolean
write_recorded (BrgAction *action, GError **error)
{
  g_autoptr (GBytes) changeset = NULL;
  g_autoptr (GBytes) inverse = NULL;
  g_autofree char *arguments = NULL;
  BrgActionEntry entry = { .event_id = action->event_id, .kind = "do", .name = action->name };

  if (!brg_action_take_changes (action->session, &changeset, &inverse, error))
    return FALSE;
  if (g_bytes_get_size (changeset) == 0 && !action->is_kept &&
      !brg_action_is_settlement (action->name))
    return TRUE;
  if (!pass_mode (action, &changeset, &inverse, error))
    return FALSE;
  if (!brg_sealed_gate_check (action->store, changeset, action->name, action->arguments, error))
    return FALSE;
  arguments = arguments_to_text (action->arguments);
  if (!brg_field_limits_check (action->store, changeset, arguments, error))
    return FALSE;
  entry.arguments = arguments;
  entry.changeset = changeset;
  entry.inverse = inverse;
  return brg_action_write_entry (action->store, entry, error);
}

void
brg_action_pause (BrgAction *action, gboolean is_paused)
{
  g_return_if_fail (action != NULL);

  sqlite3session_enable (action->session, !is_paused);
}

static gboolean
check_failure (BrgStore *store, GError **error)
{
  if (store->failure == NULL)
    return TRUE;
  g_propagate_error (error, g_error_copy (store->failure));
  return FALSE;
}

gboolean
brg_action_commit (BrgAction *action, GError **error)
{
  g_autoptr (BrgAction) owned = action;
  BrgStore *store;

  g_return_val_if_fail (action != NULL, FALSE);

  store = action->store;
  /* What looks through the action may fail to read as well. */
  if (!check_failure (store, error) || !write_recorded (action, error) ||
      !check_failure (store, error) || !brg_transaction_commit (store, error))
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
      brg_transaction_roll_back (action->store);
      action->store->in_action = FALSE;
    }
  g_clear_error (&action->store->failure);
  json_object_unref (action->arguments);
  g_ptr_array_unref (action->findings);
  g_free (action);
}
