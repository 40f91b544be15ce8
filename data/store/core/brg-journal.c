/* brg-journal.c - the journal: list, undo, redo, proof
 *
 * Undo never deletes: it applies the inverse changeset and writes an entry of its own. What can be
 * undone follows from the entries alone: actions push on a stack, an undo moves the top to a second
 * stack, a redo moves it back, a new action empties the second. So undo works across restarts.
 * What another program did meanwhile is its own to take back.
 *
 * Tests: tests/data/test-journal.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-journal.h"

#include <glib/gi18n-lib.h>
#include <json-glib/json-glib.h>
#include <string.h>

#include "brg-action.h"
#include "brg-changeset.h"
#include "brg-proof-private.h"
#include "brg-transaction.h"

void
brg_journal_entry_free (BrgJournalEntry *entry)
{
  if (entry == NULL)
    return;
  g_free (entry->at);
  g_free (entry->action);
  g_free (entry->arguments);
  g_free (entry->hash);
  g_free (entry);
}

static BrgJournalKind
kind_from_text (const char *text)
{
  return g_str_equal (text, "undo")   ? BRG_JOURNAL_UNDO
         : g_str_equal (text, "redo") ? BRG_JOURNAL_REDO
                                      : BRG_JOURNAL_DO;
}

gint
brg_journal_entry_get_int (const BrgJournalEntry *entry, const char *name)
{
  g_autoptr (JsonNode) root = NULL;

  g_return_val_if_fail (entry != NULL && name != NULL, 0);

  root = json_from_string (entry->arguments, NULL);
  return root != NULL && JSON_NODE_HOLDS_OBJECT (root)
             ? (gint) json_object_get_int_member_with_default (json_node_get_object (root), name, 0)
             : 0;
}

char *
brg_journal_entry_dup_text (const BrgJournalEntry *entry, const char *name)
{
  g_autoptr (JsonNode) root = NULL;

  g_return_val_if_fail (entry != NULL && name != NULL, NULL);

  root = json_from_string (entry->arguments, NULL);
  return g_strdup (
      root != NULL && JSON_NODE_HOLDS_OBJECT (root)
          ? json_object_get_string_member_with_default (json_node_get_object (root), name, "")
          : "");
}

gboolean
brg_journal_entry_is_of_group (const BrgJournalEntry *entry, gint64 group_id)
{
  gint group;

  g_return_val_if_fail (entry != NULL, FALSE);

  group = brg_journal_entry_get_int (entry, "group");
  return group == 0 || group == group_id;
}

/* Columns: id, at, event_id, kind, action, arguments, refers_to, hash. */
static gpointer
read_entry (sqlite3_stmt *stmt)
{
  g_autofree char *kind = brg_sql_dup_text (stmt, 3);
  BrgJournalEntry *entry = g_new0 (BrgJournalEntry, 1);

  entry->id = sqlite3_column_int64 (stmt, 0);
  entry->at = brg_sql_dup_text (stmt, 1);
  entry->event_id = sqlite3_column_int64 (stmt, 2);
  entry->kind = kind_from_text (kind);
  entry->action = brg_sql_dup_text (stmt, 4);
  entry->arguments = brg_sql_dup_text (stmt, 5);
  entry->refers_to = sqlite3_column_int64 (stmt, 6);
  entry->hash = brg_sql_dup_text (stmt, 7);
  return entry;
}

/* An action, and whether who last did or undid it was this program. */
typedef struct
{
  gint64 id; /* 0 for none */
  gboolean is_ours;
  gboolean is_of_former; /* of who led before this program took the lead */
} Act;

/* An entry as far as the stacks need it. */
typedef struct
{
  gint64 id;
  BrgJournalKind kind;
  gint64 refers_to;
  gboolean is_ours;
  gboolean is_record;
  gboolean is_take; /* of the lead */
} Step;

/* The last entry of the event before @bound; its id is 0 when there is none. */
static gboolean
find_step (BrgStore *store, gint64 event_id, gint64 bound, Step *step, GError **error)
{
  sqlite3_stmt *stmt = brg_sql_query (store, error,
                                      "SELECT id, kind, refers_to, hash, action FROM journal WHERE"
                                      " event_id = ?1 AND id < ?2 ORDER BY id DESC LIMIT 1",
                                      "ii", event_id, bound);
  gboolean has_row;

  *step = (Step){ 0 };
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  if (!has_row)
    return TRUE;
  step->id = sqlite3_column_int64 (stmt, 0);
  step->kind = kind_from_text (brg_sql_get_text (stmt, 1));
  step->refers_to = sqlite3_column_int64 (stmt, 2);
  step->is_ours = step->id <= store->first_entry ||
                  g_hash_table_contains (store->own_entries, brg_sql_get_text (stmt, 3));
  step->is_record = brg_action_is_record (brg_sql_get_text (stmt, 4));
  step->is_take = g_strcmp0 (brg_sql_get_text (stmt, 4), BRG_ACTION_LEAD_TAKE) == 0;
  sqlite3_reset (stmt);
  return TRUE;
}

/* Whether the lead was taken between two entries: what is undone may lie on the other side. */
static gboolean
find_take (BrgStore *store,
           gint64 event_id,
           gint64 after,
           gint64 before,
           gboolean *is_there,
           GError **error)
{
  gint64 id = 0;

  if (!brg_sql_get_int (store, &id, error,
                        "SELECT coalesce ((SELECT id FROM journal WHERE event_id = ?1 AND id > ?2"
                        " AND id < ?3 AND action = ?4 LIMIT 1), 0)",
                        "iiit", event_id, after, before, BRG_ACTION_LEAD_TAKE))
    return FALSE;
  *is_there = id != 0;
  return TRUE;
}

/* What could be undone before @bound. Below an action the stack never changes while it lies there:
 * what was undone leaves the stack as it was before that action was done. What was done before the
 * lead was taken is the former leader's. */
static gboolean
find_undoable (BrgStore *store, gint64 event_id, gint64 bound, Act *act, GError **error)
{
  gint64 top = bound;
  Step step;

  for (;;)
    {
      if (!find_step (store, event_id, bound, &step, error))
        return FALSE;
      if (step.kind == BRG_JOURNAL_UNDO)
        bound = MIN (step.refers_to, step.id);
      else if (step.is_record || step.is_take)
        bound = step.id;
      else
        break;
    }
  *act = (Act){ .id = step.kind == BRG_JOURNAL_REDO ? step.refers_to : step.id };
  if (!find_take (store, event_id, step.id, top, &act->is_of_former, error))
    return FALSE;
  act->is_ours = step.is_ours && !act->is_of_former;
  return TRUE;
}

/* What could be done again; a new action empties that stack. */
static gboolean
find_redoable (BrgStore *store, gint64 event_id, Act *act, GError **error)
{
  gint64 bound = G_MAXINT64;
  guint n_redone = 0;
  Step step;

  *act = (Act){ 0, TRUE, FALSE };
  for (;; bound = step.id)
    {
      if (!find_step (store, event_id, bound, &step, error))
        return FALSE;
      if (step.id == 0 || step.is_take || (step.kind == BRG_JOURNAL_DO && !step.is_record))
        return TRUE;
      if (step.kind == BRG_JOURNAL_REDO)
        n_redone++;
      else if (step.kind == BRG_JOURNAL_UNDO && n_redone == 0)
        break;
      else if (step.kind == BRG_JOURNAL_UNDO)
        n_redone--;
    }
  *act = (Act){ step.refers_to, step.is_ours, FALSE };
  return TRUE;
}

static void
mark_in_force (GPtrArray *entries)
{
  g_autoptr (GHashTable) by_id = g_hash_table_new (g_int64_hash, g_int64_equal);

  for (guint i = 0; i < entries->len; i++)
    {
      BrgJournalEntry *entry = entries->pdata[i];
      BrgJournalEntry *original;

      g_hash_table_insert (by_id, &entry->id, entry);
      if (entry->kind == BRG_JOURNAL_DO)
        entry->is_in_force = TRUE;
      else if ((original = g_hash_table_lookup (by_id, &entry->refers_to)) != NULL)
        original->is_in_force = entry->kind == BRG_JOURNAL_REDO;
    }
}

GPtrArray *
brg_journal_list (BrgStore *store, gint64 event_id, GError **error)
{
  GPtrArray *entries;

  g_return_val_if_fail (store != NULL, NULL);

  entries = brg_sql_list (store,
                          brg_sql_query (store, error,
                                         "SELECT id, at, event_id, kind, action, arguments,"
                                         " refers_to, hash FROM journal"
                                         " WHERE (?1 < 0 OR event_id = ?1) AND id <= ?2"
                                         " ORDER BY id",
                                         "ii", event_id, store->last_of_file),
                          read_entry, (GDestroyNotify) brg_journal_entry_free, error);
  if (entries != NULL)
    mark_in_force (entries);
  return entries;
}

static BrgJournalEntry *
load_entry (BrgStore *store, gint64 id, GError **error)
{
  BrgJournalEntry *entry = NULL;
  gboolean has_row;
  sqlite3_stmt *stmt =
      brg_sql_query (store, error,
                     "SELECT id, at, event_id, kind, action, arguments, refers_to, hash"
                     " FROM journal WHERE id = ?1",
                     "i", id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return NULL;
  if (has_row)
    entry = read_entry (stmt);
  else
    g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOTHING,
                         _ ("There is nothing to undo or redo."));
  sqlite3_reset (stmt);
  return entry;
}

/* What made the event stays: an event is deleted in the list of events. FIDE mode is left for good.
 */
static gboolean
is_beginning (const BrgJournalEntry *entry)
{
  return entry->event_id != 0 && (g_str_equal (entry->action, "event-create") ||
                                  g_str_equal (entry->action, "event-import") ||
                                  g_str_equal (entry->action, BRG_ACTION_LEAVE_MODE));
}

/* What one step takes: back, back with what the former leader did, or forth. */
typedef enum
{
  STEP_UNDO,
  STEP_UNDO_FORMER,
  STEP_REDO
} StepKind;

static BrgJournalEntry *
peek (BrgStore *store, gint64 event_id, StepKind kind)
{
  gboolean is_undo = kind != STEP_REDO;
  g_autoptr (BrgJournalEntry) entry = NULL;
  Act top;

  if (!(is_undo ? find_undoable (store, event_id, G_MAXINT64, &top, NULL)
                : find_redoable (store, event_id, &top, NULL)) ||
      top.id == 0 || !(top.is_ours || (top.is_of_former && kind == STEP_UNDO_FORMER)))
    return NULL;
  entry = load_entry (store, top.id, NULL);
  if (entry == NULL || (is_undo && is_beginning (entry)))
    return NULL;
  return g_steal_pointer (&entry);
}

BrgJournalEntry *
brg_journal_peek_undo (BrgStore *store, gint64 event_id)
{
  g_return_val_if_fail (store != NULL, NULL);

  return peek (store, event_id, STEP_UNDO);
}

BrgJournalEntry *
brg_journal_peek_redo (BrgStore *store, gint64 event_id)
{
  g_return_val_if_fail (store != NULL, NULL);

  return peek (store, event_id, STEP_REDO);
}

static char *
dup_argument (const BrgJournalEntry *entry, const char *name)
{
  g_autoptr (JsonNode) root = json_from_string (entry->arguments, NULL);

  return root != NULL && JSON_NODE_HOLDS_OBJECT (root)
             ? g_strdup (json_object_get_string_member_with_default (json_node_get_object (root),
                                                                     name, ""))
             : g_strdup ("");
}

/* The first one who took the lead after @entry_id took it from whoever did that. */
static char *
dup_owner (BrgStore *store, gint64 event_id, gint64 entry_id)
{
  g_autoptr (BrgJournalEntry) taken = NULL;
  g_autofree char *computer = NULL;
  g_autofree char *person = NULL;
  gint64 id = 0;

  if (!brg_sql_get_int (store, &id, NULL,
                        "SELECT min (id) FROM journal WHERE event_id = ?1 AND id > ?2"
                        " AND action = ?3",
                        "iit", event_id, entry_id, BRG_ACTION_LEAD_TAKE) ||
      id == 0 || (taken = load_entry (store, id, NULL)) == NULL)
    return NULL;
  computer = dup_argument (taken, "former-computer");
  person = dup_argument (taken, "former-person");
  return g_strdup_printf ("%s, %s", computer, person);
}

BrgJournalEntry *
brg_journal_peek_foreign (BrgStore *store, gint64 event_id, char **owner)
{
  Act top;

  g_return_val_if_fail (store != NULL && owner != NULL, NULL);

  *owner = NULL;
  if (!find_undoable (store, event_id, G_MAXINT64, &top, NULL) || top.id == 0 || top.is_ours)
    return NULL;
  *owner = dup_owner (store, event_id, top.id);
  return load_entry (store, top.id, NULL);
}

static gboolean
load_changesets (BrgStore *store, gint64 id, GBytes **changeset, GBytes **inverse, GError **error)
{
  gboolean has_row;
  sqlite3_stmt *stmt =
      brg_sql_query (store, error, "SELECT changeset, inverse FROM journal WHERE id = ?1", "i", id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  g_assert (has_row);
  *changeset = brg_sql_dup_bytes (stmt, 0);
  *inverse = brg_sql_dup_bytes (stmt, 1);
  sqlite3_reset (stmt);
  return TRUE;
}

/* Row and its former numbers: papers stay with the number that they were written under. */
#define HIS_ROWS                                                      \
  " (person_id = ?1 OR person_id IN (SELECT old_id FROM person_alias" \
  " WHERE person_id = ?1))"

/* Whoever typed papers by hand later meant what stands there. */
#define NOT_BY_HAND                                                                    \
  " AND NOT EXISTS (SELECT 1 FROM journal WHERE id > ?2 AND action = 'papers-set' AND" \
  " CASE WHEN json_valid (arguments) THEN json_extract (arguments, '$.person') END = ?1)"

/* A list may come from a file of a stranger: nothing else is a field. */
static const char *const emptying[][2] = {
  { "passport", "UPDATE personal_paper SET passport = '' WHERE" HIS_ROWS NOT_BY_HAND },
  { "snils", "UPDATE personal_paper SET snils = '' WHERE" HIS_ROWS NOT_BY_HAND },
  { "address", "UPDATE personal_paper SET address = '' WHERE" HIS_ROWS NOT_BY_HAND },
  { "phone", "UPDATE personal_paper SET phone = '' WHERE" HIS_ROWS NOT_BY_HAND },
};

static gboolean
empty_field (BrgStore *store, gint64 entry_id, const char *word, GError **error)
{
  const char *colon = strchr (word, ':');

  for (guint i = 0; colon != NULL && i < G_N_ELEMENTS (emptying); i++)
    if (strlen (emptying[i][0]) == (gsize) (colon - word) &&
        g_str_has_prefix (word, emptying[i][0]))
      return brg_sql_run (store, error, emptying[i][1], "ii", g_ascii_strtoll (colon + 1, NULL, 10),
                          entry_id);
  return TRUE;
}

/* The journal does not follow personal papers, but they came with the act: the fields that it
 * filled are emptied. Doing it again does not bring them back. */
static gboolean
take_papers_back (BrgStore *store, const BrgJournalEntry *entry, GError **error)
{
  g_autofree char *list = dup_argument (entry, BRG_FILLED_PAPERS);
  g_auto (GStrv) words = g_strsplit (list, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (!empty_field (store, entry->id, words[i], error))
      return FALSE;
  return *list == '\0' || brg_sql_run (store, error,
                                       "DELETE FROM personal_paper WHERE passport = '' AND"
                                       " snils = '' AND address = '' AND phone = ''",
                                       "");
}

static gboolean
apply_entry (BrgStore *store, const BrgJournalEntry *entry, gboolean is_undo, GError **error)
{
  g_autoptr (GBytes) forth = NULL;
  g_autoptr (GBytes) back = NULL;
  BrgActionEntry written = { .event_id = entry->event_id,
                             .kind = is_undo ? "undo" : "redo",
                             .name = entry->action,
                             .arguments = entry->arguments,
                             .refers_to = entry->id };

  if (!load_changesets (store, entry->id, &forth, &back, error))
    return FALSE;
  written.changeset = is_undo ? back : forth;
  written.inverse = is_undo ? forth : back;
  return brg_sql_check_transaction (store, error) &&
         brg_changeset_apply (store->db, written.changeset, error) &&
         (!is_undo || take_papers_back (store, entry, error)) &&
         brg_sql_run (store, error, BRG_SQL_DROP_ORPHAN_PAPERS, "") &&
         brg_action_write_entry (store, written, error);
}

static gboolean
step_journal (BrgStore *store, gint64 event_id, StepKind kind, GError **error)
{
  g_autoptr (BrgJournalEntry) entry = NULL;
  gboolean is_undo = kind != STEP_REDO;
  gboolean done;

  g_return_val_if_fail (!store->in_action, FALSE);

  if (!brg_action_check_writable (store, error) || !brg_transaction_begin (store, error))
    return FALSE;
  entry = peek (store, event_id, kind);
  if (entry == NULL)
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOTHING,
                           is_undo ? _ ("There is nothing to undo.")
                                   : _ ("There is nothing to redo."));
      done = FALSE;
    }
  else
    done = apply_entry (store, entry, is_undo, error) && brg_transaction_commit (store, error);
  if (!done)
    brg_transaction_roll_back (store);
  return done;
}

gboolean
brg_journal_undo (BrgStore *store, gint64 event_id, GError **error)
{
  g_return_val_if_fail (store != NULL, FALSE);

  return step_journal (store, event_id, STEP_UNDO, error);
}

gboolean
brg_journal_redo (BrgStore *store, gint64 event_id, GError **error)
{
  g_return_val_if_fail (store != NULL, FALSE);

  return step_journal (store, event_id, STEP_REDO, error);
}

gboolean
brg_journal_count_undo_to (BrgStore *store,
                           gint64 event_id,
                           gint64 entry_id,
                           guint *count,
                           char **owner,
                           GError **error)
{
  Act act = { G_MAXINT64, TRUE, FALSE };
  gboolean is_of_former = FALSE;

  g_return_val_if_fail (store != NULL && count != NULL, FALSE);

  if (owner != NULL)
    *owner = NULL;
  for (*count = 0;; (*count)++)
    {
      if (!find_undoable (store, event_id, act.id, &act, error))
        return FALSE;
      if (act.id <= entry_id)
        return TRUE;
      is_of_former |= act.is_of_former;
      if (!act.is_ours && !is_of_former)
        break;
      if (is_of_former && owner != NULL && *owner == NULL)
        *owner = dup_owner (store, event_id, act.id);
    }
  g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                       _ ("Another program has done something since then. Nothing was undone."));
  return FALSE;
}

gboolean
brg_journal_undo_to (BrgStore *store, gint64 event_id, gint64 entry_id, GError **error)
{
  guint count;

  if (!brg_journal_count_undo_to (store, event_id, entry_id, &count, NULL, error))
    return FALSE;
  for (; count > 0; count--)
    if (!step_journal (store, event_id, STEP_UNDO_FORMER, error))
      return FALSE;
  return TRUE;
}

gboolean
brg_journal_redo_all (BrgStore *store, gint64 event_id, GError **error)
{
  g_return_val_if_fail (store != NULL, FALSE);

  for (;;)
    {
      g_autoptr (BrgJournalEntry) next = brg_journal_peek_redo (store, event_id);

      if (next == NULL)
        return TRUE;
      if (!brg_journal_redo (store, event_id, error))
        return FALSE;
    }
}

static gboolean
hash_table_rows (sqlite3 *db, const char *table, GChecksum *checksum, GError **error)
{
  g_autofree char *sql = g_strdup_printf ("SELECT * FROM %s ORDER BY 1, 2", table);
  g_autoptr (sqlite3_stmt) stmt = NULL;
  int code;

  if (sqlite3_prepare_v2 (db, sql, -1, &stmt, NULL) != SQLITE_OK)
    return brg_sql_set_error (error, db);
  g_checksum_update (checksum, (const guchar *) table, -1);
  while ((code = sqlite3_step (stmt)) == SQLITE_ROW)
    for (int i = 0; i < sqlite3_column_count (stmt); i++)
      {
        guchar type = (guchar) sqlite3_column_type (stmt, i);
        const guchar *data = sqlite3_column_blob (stmt, i);
        gint size = GINT_TO_LE (sqlite3_column_bytes (stmt, i));

        g_checksum_update (checksum, &type, 1);
        g_checksum_update (checksum, (const guchar *) &size, sizeof size);
        if (data != NULL)
          g_checksum_update (checksum, data, sqlite3_column_bytes (stmt, i));
      }
  return code == SQLITE_DONE || brg_sql_set_error (error, db);
}

static char *
hash_content (sqlite3 *db, GError **error)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  const char *const *tables = brg_action_recorded_tables ();

  for (guint i = 0; tables[i] != NULL; i++)
    if (!hash_table_rows (db, tables[i], checksum, error))
      return NULL;
  return g_strdup (g_checksum_get_string (checksum));
}

char *
brg_journal_hash_content (BrgStore *store, GError **error)
{
  g_return_val_if_fail (store != NULL, NULL);

  return hash_content (store->db, error);
}

static gboolean
check_integrity (BrgStore *store, GError **error)
{
  g_autofree char *answer = NULL;
  gboolean has_row;
  sqlite3_stmt *stmt = brg_sql_query (store, error, "PRAGMA integrity_check(1)", "");

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  answer = brg_sql_dup_text (stmt, 0);
  sqlite3_reset (stmt);
  if (!g_str_equal (answer, "ok"))
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED,
                           _ ("The file is damaged. Open the last copy instead."));
      return FALSE;
    }
  stmt = brg_sql_query (store, error, "PRAGMA foreign_key_check", "");
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  sqlite3_reset (stmt);
  if (has_row)
    g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED,
                         _ ("Some rows refer to rows that do not exist."));
  return !has_row;
}

gboolean
brg_journal_verify (BrgStore *store, GError **error)
{
  g_autoptr (BrgProof) proof = brg_proof_new ();
  g_autofree char *sentence = NULL;

  g_return_val_if_fail (store != NULL, FALSE);

  if (!check_integrity (store, error) || !brg_proof_run (proof, store->db, NULL, error))
    return FALSE;
  if (brg_proof_get_alterations (proof)->len == 0)
    return TRUE;
  sentence = brg_alteration_dup_sentence (brg_proof_get_alterations (proof)->pdata[0]);
  g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED, sentence);
  return FALSE;
}
