/* brg-mode-watch.c - which irregular acts the changes of an action are
 *
 * A row of the table says which column of which table it watches; what a row means is asked of the
 * workspace as the action leaves it. Pairs are compared by whoever writes them
 * (brg-store-mode-pairs.c): here is only seen that they changed.
 *
 * Rules: fide-handling-2026 2.2, 3.1, 4; fide-basic-2026 4
 * Tests: tests/data/test-fide-mode.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-mode-watch-private.h"

#include <string.h>

gint64
brg_mode_ask (sqlite3 *db, const char *sql, gint64 first, gint64 second)
{
  sqlite3_stmt *stmt = NULL;
  gint64 answer = 0;

  if (sqlite3_prepare_v2 (db, sql, -1, &stmt, NULL) == SQLITE_OK)
    {
      sqlite3_bind_int64 (stmt, 1, first);
      if (sqlite3_bind_parameter_count (stmt) > 1)
        sqlite3_bind_int64 (stmt, 2, second);
      if (sqlite3_step (stmt) == SQLITE_ROW)
        answer = sqlite3_column_int64 (stmt, 0);
    }
  sqlite3_finalize (stmt);
  return answer;
}

gboolean
brg_mode_is_on (sqlite3 *db, gint64 group_id)
{
  return brg_mode_ask (db,
                       "SELECT count(*) FROM fide_mode WHERE group_id = ?1 AND left_round IS NULL",
                       group_id, 0) > 0;
}

gint
brg_mode_last_round (sqlite3 *db, gint64 group_id)
{
  return (gint) brg_mode_ask (
      db, "SELECT coalesce (max (number), 0) FROM round WHERE group_id = ?1", group_id, 0);
}

/* The place of a column in its table, -1 for none. */
static int
read_column (sqlite3 *db, const char *table, const char *column)
{
  sqlite3_stmt *stmt = NULL;
  int place = -1;

  if (sqlite3_prepare_v2 (db, "SELECT cid FROM pragma_table_info (?1) WHERE name = ?2", -1, &stmt,
                          NULL) == SQLITE_OK)
    {
      sqlite3_bind_text (stmt, 1, table, -1, SQLITE_STATIC);
      sqlite3_bind_text (stmt, 2, column, -1, SQLITE_STATIC);
      if (sqlite3_step (stmt) == SQLITE_ROW)
        place = sqlite3_column_int (stmt, 0);
    }
  sqlite3_finalize (stmt);
  return place;
}

/* Places are looked up once in an action. */
static int
find_column (const BrgModeChange *change, const char *column)
{
  g_autofree char *key = g_strconcat (change->table, ".", column, NULL);
  gpointer known;

  if (!g_hash_table_lookup_extended (change->columns, key, NULL, &known))
    {
      known = GINT_TO_POINTER (read_column (change->db, change->table, column));
      g_hash_table_insert (change->columns, g_steal_pointer (&key), known);
    }
  return GPOINTER_TO_INT (known);
}

/* A value before or after; NULL for one that did not change, or is not there. */
sqlite3_value *
brg_mode_change_get (const BrgModeChange *change, const char *column, gboolean is_new)
{
  int place = find_column (change, column);
  sqlite3_value *value = NULL;

  if (place < 0 || (is_new ? change->op == SQLITE_DELETE : change->op == SQLITE_INSERT))
    return NULL;
  if (is_new)
    sqlite3changeset_new (change->iter, place, &value);
  else
    sqlite3changeset_old (change->iter, place, &value);
  return value;
}

/* The key of a row is in every change: of an update among what was. */
gint64
brg_mode_change_get_key (const BrgModeChange *change, const char *column)
{
  sqlite3_value *value = brg_mode_change_get (change, column, change->op == SQLITE_INSERT);

  return value != NULL ? sqlite3_value_int64 (value) : 0;
}

gboolean
brg_mode_change_has (const BrgModeChange *change, const char *column)
{
  return change->op == SQLITE_UPDATE && brg_mode_change_get (change, column, TRUE) != NULL;
}

static char *
dup_value (const BrgModeChange *change, const char *column, gboolean is_new)
{
  sqlite3_value *value = brg_mode_change_get (change, column, is_new);
  const char *text = value != NULL ? (const char *) sqlite3_value_text (value) : NULL;

  return g_strdup (text != NULL ? text : "");
}

char *
brg_mode_change_dup_step (const BrgModeChange *change, const char *column)
{
  g_autofree char *was = dup_value (change, column, FALSE);
  g_autofree char *is = dup_value (change, column, TRUE);

  return g_strdup_printf ("%s → %s", was, is);
}

void
brg_mode_add (const BrgModeChange *change,
              const char *id,
              gint64 group_id,
              gint round,
              const char *detail)
{
  for (guint i = 0; i < change->findings->len; i++)
    {
      const BrgModeFinding *other = change->findings->pdata[i];

      if (g_str_equal (other->act->id, id) && other->group_id == group_id &&
          other->round == round && g_str_equal (other->detail, detail != NULL ? detail : ""))
        return;
    }
  g_ptr_array_add (change->findings, brg_mode_finding_new (id, group_id, round, detail));
}

/* ----- What was made in the same action ----- */

static gboolean
step_changes (sqlite3_changeset_iter *iter, BrgModeChange *change)
{
  int n_columns;
  int indirect;

  return sqlite3changeset_next (iter) == SQLITE_ROW &&
         sqlite3changeset_op (iter, &change->table, &n_columns, &change->op, &indirect) ==
             SQLITE_OK;
}

/* How many rounds a group had before: those that came are not counted, those that went are. */
static void
count_rounds (const BrgModeChange *change)
{
  sqlite3_value *value = brg_mode_change_get (change, "group_id", change->op == SQLITE_INSERT);
  gint64 group_id = value != NULL ? sqlite3_value_int64 (value) : 0;
  gint step = change->op == SQLITE_INSERT ? 1 : change->op == SQLITE_DELETE ? -1 : 0;
  gint was = GPOINTER_TO_INT (g_hash_table_lookup (change->added_rounds, &group_id));

  if (step != 0)
    g_hash_table_insert (change->added_rounds, g_memdup2 (&group_id, sizeof group_id),
                         GINT_TO_POINTER (was + step));
}

static void
learn (BrgModeChange *change, gconstpointer data, gsize size)
{
  sqlite3_changeset_iter *iter = NULL;

  if (sqlite3changeset_start (&iter, (int) size, (void *) data) != SQLITE_OK)
    return;
  change->iter = iter;
  while (step_changes (iter, change))
    {
      if (g_str_equal (change->table, "round"))
        count_rounds (change);
      else if (g_str_equal (change->table, "event_group") && change->op == SQLITE_INSERT)
        {
          gint64 id = brg_mode_change_get_key (change, "id");

          g_hash_table_add (change->new_groups, g_memdup2 (&id, sizeof id));
        }
    }
  sqlite3changeset_finalize (iter);
}

gboolean
brg_mode_change_was_started (const BrgModeChange *change, gint64 group_id)
{
  gint added = GPOINTER_TO_INT (g_hash_table_lookup (change->added_rounds, &group_id));

  return brg_mode_is_on (change->db, group_id) &&
         !g_hash_table_contains (change->new_groups, &group_id) &&
         brg_mode_ask (change->db, "SELECT count(*) FROM round WHERE group_id = ?1", group_id, 0) >
             added;
}

/* ----- The whole ----- */

void
brg_mode_watch_list (sqlite3 *db, gconstpointer data, gsize size, GPtrArray *findings)
{
  g_autoptr (GHashTable) rounds = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_autoptr (GHashTable) groups = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_autoptr (GHashTable) columns = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  BrgModeChange change = {
    .db = db, .findings = findings, .columns = columns, .added_rounds = rounds, .new_groups = groups
  };
  sqlite3_changeset_iter *iter = NULL;
  gboolean has_old;

  g_return_if_fail (db != NULL && findings != NULL);

  if (brg_mode_ask (db, "SELECT count(*) FROM fide_mode WHERE ?1 = ?1", 0, 0) == 0)
    return;
  learn (&change, data, size);
  /* What an import writes is looked at as a whole. */
  has_old = brg_mode_ask (db, "SELECT count(*) FROM fide_mode WHERE ?1 = ?1", 0, 0) >
            g_hash_table_size (groups);
  if (sqlite3changeset_start (&iter, (int) size, (void *) data) != SQLITE_OK)
    return;
  change.iter = iter;
  while (step_changes (iter, &change))
    if (has_old || g_str_equal (change.table, "event_group"))
      brg_mode_look_at (&change);
  sqlite3changeset_finalize (iter);
}
