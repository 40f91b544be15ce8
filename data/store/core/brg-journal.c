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

#include "brg-action.h"
#include "brg-changeset.h"
#include "brg-journal-link.h"
#include "brg-schema.h"

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

gboolean
brg_journal_entry_is_of_group (const BrgJournalEntry *entry, gint64 group_id)
{
  gint group;

  g_return_val_if_fail (entry != NULL, FALSE);

  group = brg_journal_entry_get_int (entry, "group");
  return group == 0 || group == group_id;
}

/* Columns: id, at, event_id, kind, action, arguments, refers_to, hash. */
static BrgJournalEntry *
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
  gint64 id;
  gboolean is_ours;
} Act;

/* The two stacks that the entries of one event leave behind. */
typedef struct
{
  GArray *undoable; /* Act */
  GArray *redoable; /* Act */
} Stacks;

static void
clear_stacks (Stacks *stacks)
{
  g_clear_pointer (&stacks->undoable, g_array_unref);
  g_clear_pointer (&stacks->redoable, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Stacks, clear_stacks)

static void
init_stacks (Stacks *stacks)
{
  stacks->undoable = g_array_new (FALSE, FALSE, sizeof (Act));
  stacks->redoable = g_array_new (FALSE, FALSE, sizeof (Act));
}

static void
move_top (GArray *from, GArray *to, gboolean is_ours)
{
  Act act;

  if (from->len == 0)
    return;
  act = (Act){ g_array_index (from, Act, from->len - 1).id, is_ours };
  g_array_append_val (to, act);
  g_array_set_size (from, from->len - 1);
}

static void
push_entry (Stacks *stacks, BrgJournalKind kind, Act act)
{
  switch (kind)
    {
    case BRG_JOURNAL_DO:
      g_array_append_val (stacks->undoable, act);
      g_array_set_size (stacks->redoable, 0);
      break;
    case BRG_JOURNAL_UNDO:
      move_top (stacks->undoable, stacks->redoable, act.is_ours);
      break;
    case BRG_JOURNAL_REDO:
      move_top (stacks->redoable, stacks->undoable, act.is_ours);
      break;
    default:
      g_assert_not_reached ();
    }
}

static Act
peek_top (GArray *stack)
{
  return stack->len > 0 ? g_array_index (stack, Act, stack->len - 1) : (Act){ 0, TRUE };
}

/* Whether everything above @entry_id may be taken back here. */
static gboolean
is_ours_above (GArray *stack, gint64 entry_id)
{
  for (guint i = stack->len; i-- > 0 && g_array_index (stack, Act, i).id > entry_id;)
    if (!g_array_index (stack, Act, i).is_ours)
      return FALSE;
  return TRUE;
}

/* Columns: id, kind, hash. */
static Act
read_act (BrgStore *store, sqlite3_stmt *stmt)
{
  gint64 id = sqlite3_column_int64 (stmt, 0);

  return (Act){ id, id <= store->first_entry ||
                        g_hash_table_contains (store->own_entries, sqlite3_column_text (stmt, 2)) };
}

static gboolean
read_stacks (BrgStore *store, gint64 event_id, Stacks *stacks, GError **error)
{
  sqlite3_stmt *stmt = brg_sql_query (store, error,
                                      "SELECT id, kind, hash FROM journal WHERE event_id = ?1"
                                      " AND action <> '" BRG_REDACTION_ACTION "' ORDER BY id",
                                      "i", event_id);
  gboolean has_row;

  if (stmt == NULL)
    return FALSE;
  while (brg_sql_step (store, stmt, &has_row, error))
    {
      const char *kind;

      if (!has_row)
        return TRUE;
      kind = (const char *) sqlite3_column_text (stmt, 1);
      push_entry (stacks, kind_from_text (kind), read_act (store, stmt));
    }
  return FALSE;
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
  g_autoptr (GPtrArray) entries =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_journal_entry_free);
  sqlite3_stmt *stmt;
  gboolean has_row;

  g_return_val_if_fail (store != NULL, NULL);

  stmt = brg_sql_query (store, error,
                        "SELECT id, at, event_id, kind, action, arguments, refers_to, hash"
                        " FROM journal WHERE ?1 < 0 OR event_id = ?1 ORDER BY id",
                        "i", event_id);
  if (stmt == NULL)
    return NULL;
  while (brg_sql_step (store, stmt, &has_row, error))
    {
      if (!has_row)
        {
          mark_in_force (entries);
          return g_steal_pointer (&entries);
        }
      g_ptr_array_add (entries, read_entry (stmt));
    }
  return NULL;
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

/* What made the event stays: an event is deleted in the list of events. */
static gboolean
is_beginning (const BrgJournalEntry *entry)
{
  return entry->event_id != 0 && (g_str_equal (entry->action, "event-create") ||
                                  g_str_equal (entry->action, "event-import"));
}

static BrgJournalEntry *
peek (BrgStore *store, gint64 event_id, gboolean is_undo)
{
  g_auto (Stacks) stacks = { 0 };
  g_autoptr (BrgJournalEntry) entry = NULL;
  Act top;

  init_stacks (&stacks);
  if (!read_stacks (store, event_id, &stacks, NULL))
    return NULL;
  top = peek_top (is_undo ? stacks.undoable : stacks.redoable);
  if (top.id == 0 || !top.is_ours)
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

  return peek (store, event_id, TRUE);
}

BrgJournalEntry *
brg_journal_peek_redo (BrgStore *store, gint64 event_id)
{
  g_return_val_if_fail (store != NULL, NULL);

  return peek (store, event_id, FALSE);
}

static GBytes *
column_bytes (sqlite3_stmt *stmt, int column)
{
  return g_bytes_new (sqlite3_column_blob (stmt, column),
                      (gsize) sqlite3_column_bytes (stmt, column));
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
  *changeset = column_bytes (stmt, 0);
  *inverse = column_bytes (stmt, 1);
  sqlite3_reset (stmt);
  return TRUE;
}

static gboolean
apply_entry (BrgStore *store, const BrgJournalEntry *entry, gboolean is_undo, GError **error)
{
  g_autoptr (GBytes) forth = NULL;
  g_autoptr (GBytes) back = NULL;
  GBytes *applied;
  GBytes *inverse;

  if (!load_changesets (store, entry->id, &forth, &back, error))
    return FALSE;
  applied = is_undo ? back : forth;
  inverse = is_undo ? forth : back;
  return brg_changeset_apply (store->db, applied, error) &&
         brg_action_write_entry (store, entry->event_id, is_undo ? "undo" : "redo", entry->action,
                                 entry->arguments, entry->id, applied, inverse, error);
}

static gboolean
step_journal (BrgStore *store, gint64 event_id, gboolean is_undo, GError **error)
{
  g_autoptr (BrgJournalEntry) entry = NULL;
  gboolean done;

  g_return_val_if_fail (!store->in_action, FALSE);

  if (!brg_sql_script (store->db, "BEGIN IMMEDIATE", error))
    return FALSE;
  entry = peek (store, event_id, is_undo);
  if (entry == NULL)
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOTHING,
                           is_undo ? _ ("There is nothing to undo.")
                                   : _ ("There is nothing to redo."));
      done = FALSE;
    }
  else
    done =
        apply_entry (store, entry, is_undo, error) && brg_sql_script (store->db, "COMMIT", error);
  if (!done)
    sqlite3_exec (store->db, "ROLLBACK", NULL, NULL, NULL);
  return done;
}

gboolean
brg_journal_undo (BrgStore *store, gint64 event_id, GError **error)
{
  g_return_val_if_fail (store != NULL, FALSE);

  return step_journal (store, event_id, TRUE, error);
}

gboolean
brg_journal_redo (BrgStore *store, gint64 event_id, GError **error)
{
  g_return_val_if_fail (store != NULL, FALSE);

  return step_journal (store, event_id, FALSE, error);
}

gboolean
brg_journal_undo_to (BrgStore *store, gint64 event_id, gint64 entry_id, GError **error)
{
  g_return_val_if_fail (store != NULL, FALSE);

  for (;;)
    {
      g_auto (Stacks) stacks = { 0 };

      init_stacks (&stacks);
      if (!read_stacks (store, event_id, &stacks, error))
        return FALSE;
      if (peek_top (stacks.undoable).id <= entry_id)
        return TRUE;
      if (!is_ours_above (stacks.undoable, entry_id))
        {
          g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                               _ ("Another program has done something since then. Nothing was "
                                  "undone."));
          return FALSE;
        }
      if (!brg_journal_undo (store, event_id, error))
        return FALSE;
    }
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
set_damaged (GError **error, const char *message)
{
  g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED, message);
  return FALSE;
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
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED,
                   _ ("The file is damaged (%s). Open the last copy instead."), answer);
      return FALSE;
    }
  stmt = brg_sql_query (store, error, "PRAGMA foreign_key_check", "");
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  sqlite3_reset (stmt);
  return !has_row || set_damaged (error, _ ("Some rows refer to rows that do not exist."));
}

static gboolean
check_link (const BrgJournalLinks *links,
            sqlite3_stmt *stmt,
            gint64 expected_id,
            const char *expected_previous,
            GError **error)
{
  g_autofree char *previous = brg_sql_dup_text (stmt, 10);
  g_autofree char *number = NULL;

  if (sqlite3_column_int64 (stmt, 0) == expected_id && g_str_equal (previous, expected_previous) &&
      brg_journal_links_prove (links, stmt))
    return TRUE;
  number = g_strdup_printf ("%" G_GINT64_FORMAT, expected_id);
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED,
               /* Translators: %s is the number of the entry */
               _ ("Journal entry %s was changed, or one before it is missing."), number);
  return FALSE;
}

/* Walks the chain and plays every changeset into @twin. */
static gboolean
replay_chain (BrgStore *store, sqlite3 *twin, GError **error)
{
  g_autofree char *previous = g_strdup ("");
  g_autoptr (BrgJournalLinks) links = brg_journal_links_new (store, error);
  gint64 id = 0;
  gboolean has_row;
  sqlite3_stmt *stmt =
      links != NULL
          ? brg_sql_query (store, error,
                           "SELECT " BRG_JOURNAL_LINK_COLUMNS " FROM journal ORDER BY id", "")
          : NULL;

  if (stmt == NULL)
    return FALSE;
  while (brg_sql_step (store, stmt, &has_row, error))
    {
      g_autoptr (GBytes) changeset = NULL;

      if (!has_row)
        return TRUE;
      if (!check_link (links, stmt, ++id, previous, error))
        break;
      changeset = column_bytes (stmt, 8);
      if (!brg_changeset_apply (twin, changeset, error))
        break;
      g_free (previous);
      previous = brg_sql_dup_text (stmt, 7);
    }
  sqlite3_reset (stmt);
  return FALSE;
}

static gboolean
compare_with_replay (BrgStore *store, sqlite3 *twin, GError **error)
{
  g_autofree char *here = NULL;
  g_autofree char *there = NULL;

  if (!brg_schema_create (twin, error) || !replay_chain (store, twin, error))
    return FALSE;
  here = hash_content (store->db, error);
  there = here != NULL ? hash_content (twin, error) : NULL;
  if (there == NULL)
    return FALSE;
  return g_str_equal (here, there) ||
         set_damaged (error,
                      _ ("The tables differ from the journal: something changed them outside "
                         "the program."));
}

gboolean
brg_journal_verify (BrgStore *store, GError **error)
{
  sqlite3 *twin = NULL;
  gboolean is_well;

  g_return_val_if_fail (store != NULL, FALSE);

  if (!check_integrity (store, error))
    return FALSE;
  if (sqlite3_open (":memory:", &twin) != SQLITE_OK)
    is_well = brg_sql_set_error (error, twin);
  else
    is_well = compare_with_replay (store, twin, error);
  sqlite3_close (twin);
  return is_well;
}
