/* brg-validate.c - a workspace from a stranger is looked through before it is read
 *
 * Tests: tests/data/test-validate.c, tests/app/test-workspace-mutated.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-validate.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-check-clause.h"
#include "brg-field-limits.h"
#include "brg-known-value.h"
#include "brg-meeting-games.h"
#include "brg-points.h"
#include "brg-row-rule.h"
#include "brg-schema-digest.h"
#include "brg-store-private.h"

/* SQLite and the reader of JSON follow no deeper. */
#define MOST_NESTED 64

/* brg_known (LIST, ID): whether the program knows it. */
static void
run_known (sqlite3_context *context, int n_values G_GNUC_UNUSED, sqlite3_value **values)
{
  const char *list = (const char *) sqlite3_value_text (values[0]);
  const char *id = (const char *) sqlite3_value_text (values[1]);

  sqlite3_result_int (context, list != NULL && id != NULL && brg_known_value_is_in (list, id));
}

/* brg_adds_up (GAMES, NUMBER, CLOSED, WHITE, BLACK): whether a meeting with games such as `1 10,2
 * ==` brings that. */
static void
run_adds_up (sqlite3_context *context, int n_values G_GNUC_UNUSED, sqlite3_value **values)
{
  const char *text = (const char *) sqlite3_value_text (values[0]);
  const char *white = (const char *) sqlite3_value_text (values[3]);
  const char *black = (const char *) sqlite3_value_text (values[4]);
  g_auto (GStrv) list = g_strsplit (text != NULL ? text : "", ",", -1);
  gint n_games = CLAMP (sqlite3_value_int (values[1]), 1, BRG_MEETING_MOST_GAMES);
  BrgOutcome games[2][BRG_MEETING_MOST_GAMES] = { { BRG_OUTCOME_NONE } };
  BrgOutcome outcomes[2];
  BrgOutcome expected[2];
  gboolean is_right = white != NULL && black != NULL &&
                      brg_outcome_from_code (*white, &outcomes[0]) &&
                      brg_outcome_from_code (*black, &outcomes[1]);

  for (char **game = list; is_right && *game != NULL; game++)
    {
      char *end = NULL;
      guint64 n = g_ascii_strtoull (*game, &end, 10);

      is_right = n >= 1 && n <= (guint64) n_games && strlen (end) == 3 &&
                 brg_outcome_from_code (end[1], &games[0][n - 1]) &&
                 brg_outcome_from_code (end[2], &games[1][n - 1]);
    }
  brg_meeting_games_judge (games[0], games[1], n_games, sqlite3_value_int (values[2]), &expected[0],
                           &expected[1]);
  sqlite3_result_int (context,
                      is_right && outcomes[0] == expected[0] && outcomes[1] == expected[1]);
}

/* brg_is_flat (JSON): whether nothing is nested so deep that reading it would end the program. */
static void
run_is_flat (sqlite3_context *context, int n_values G_GNUC_UNUSED, sqlite3_value **values)
{
  const char *text = (const char *) sqlite3_value_text (values[0]);
  int length = sqlite3_value_bytes (values[0]);
  gint depth = 0;
  gint most = 0;

  for (int i = 0; text != NULL && i < length; i++)
    {
      depth += text[i] == '[' || text[i] == '{';
      depth -= text[i] == ']' || text[i] == '}';
      most = MAX (most, depth);
    }
  sqlite3_result_int (context, most <= MOST_NESTED);
}

/* brg_sound (VALUE, COLUMN): whether the column may hold that. NULL is for the schema to refuse. */
static void
run_sound (sqlite3_context *context, int n_values G_GNUC_UNUSED, sqlite3_value **values)
{
  const char *column = (const char *) sqlite3_value_text (values[1]);

  sqlite3_result_int (context, brg_field_limits_allow (column, values[0]));
}

static gboolean
refuse (GError **error, const char *table, const char *row, const char *column)
{
  /* Translators: names in the database: "event_group", its row "3", its column "n_rounds" */
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED,
               _ ("The file holds what Berger never wrote: table %s, row %s, column %s. It was not "
                  "opened; open a copy instead."),
               table, row, column);
  return FALSE;
}

static gboolean
refuse_schema (GError **error, const char *what)
{
  /* Translators: %s is "trigger x": what stands in the database */
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED,
               _ ("The tables of the file are not those of a Berger workspace: %s. It was not "
                  "opened; open a copy instead."),
               what);
  return FALSE;
}

/* Type and name to the statement that made it. */
static GHashTable *
load_schema (sqlite3 *db, GError **error)
{
  g_autoptr (GHashTable) found = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (sqlite3_stmt) stmt = NULL;
  int code;

  if (sqlite3_prepare_v2 (db, BRG_SCHEMA_DIGEST_ENTRIES, -1, &stmt, NULL) != SQLITE_OK)
    {
      brg_sql_set_error (error, db);
      return NULL;
    }
  while ((code = sqlite3_step (stmt)) == SQLITE_ROW)
    g_hash_table_insert (found, g_strdup ((const char *) sqlite3_column_text (stmt, 0)),
                         g_strdup ((const char *) sqlite3_column_text (stmt, 1)));
  if (code == SQLITE_DONE)
    return g_steal_pointer (&found);
  brg_sql_set_error (error, db);
  return NULL;
}

gboolean
brg_validate_schema (sqlite3 *db, sqlite3 *expected, GError **error)
{
  g_autoptr (GHashTable) ours = NULL;
  g_autoptr (GHashTable) theirs = load_schema (db, error);
  GHashTableIter iter;
  gpointer name;
  gpointer sql;

  if (theirs == NULL || (ours = load_schema (expected, error)) == NULL)
    return FALSE;
  g_hash_table_iter_init (&iter, theirs);
  while (g_hash_table_iter_next (&iter, &name, &sql))
    if (g_strcmp0 (g_hash_table_lookup (ours, name), sql) != 0)
      {
        g_autofree char *what = g_utf8_make_valid (name, -1);

        return refuse_schema (error, what);
      }
  g_hash_table_iter_init (&iter, ours);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    if (!g_hash_table_contains (theirs, name))
      return refuse_schema (error, name);
  return TRUE;
}

/* The first row of which @condition does not hold; @key is how it is named. */
static gboolean
check_condition (sqlite3 *db,
                 const char *table,
                 const char *key,
                 const char *column,
                 const char *condition,
                 GError **error)
{
  g_autofree char *sql = g_strdup_printf ("SELECT %s FROM \"%s\" t WHERE (%s) IS NOT TRUE LIMIT 1",
                                          key, table, condition);
  g_autoptr (sqlite3_stmt) stmt = NULL;
  int code;

  if (sqlite3_prepare_v2 (db, sql, -1, &stmt, NULL) != SQLITE_OK)
    return brg_sql_set_error (error, db);
  code = sqlite3_step (stmt);
  if (code == SQLITE_DONE)
    return TRUE;
  if (code != SQLITE_ROW)
    return brg_sql_set_error (error, db);
  return refuse (error, table, (const char *) sqlite3_column_text (stmt, 0), column);
}

/* Columns of a table, and how a row of it is named: by its key. */
static GPtrArray *
load_columns (sqlite3 *db, const char *table, char **key, GError **error)
{
  g_autoptr (GPtrArray) columns = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) names = g_string_new (NULL);
  g_autoptr (sqlite3_stmt) stmt = NULL;

  if (sqlite3_prepare_v2 (db, "SELECT name, pk FROM pragma_table_info (?1)", -1, &stmt, NULL) !=
          SQLITE_OK ||
      sqlite3_bind_text (stmt, 1, table, -1, SQLITE_STATIC) != SQLITE_OK)
    {
      brg_sql_set_error (error, db);
      return NULL;
    }
  while (sqlite3_step (stmt) == SQLITE_ROW)
    {
      const char *name = (const char *) sqlite3_column_text (stmt, 0);

      g_ptr_array_add (columns, g_strdup (name));
      if (sqlite3_column_int (stmt, 1) > 0)
        g_string_append_printf (names, "%squote (t.%s)", names->len > 0 ? " || ' ' || " : "", name);
    }
  *key = g_string_free (g_steal_pointer (&names), FALSE);
  return g_steal_pointer (&columns);
}

static char *
dup_sound (const char *column)
{
  return g_strdup_printf ("brg_sound (t.%s, '%s')", column, column);
}

/* All columns at once; which one it is only matters when there is something. */
static gboolean
check_values (sqlite3 *db, const char *table, const char *key, GPtrArray *columns, GError **error)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < columns->len; i++)
    {
      g_autofree char *one = dup_sound (columns->pdata[i]);

      /* Large, and proven by its sum. */
      if (g_str_equal (columns->pdata[i], "pdf"))
        continue;
      g_string_append_printf (all, "%s%s", all->len > 0 ? " AND " : "", one);
    }
  if (check_condition (db, table, key, "", all->str, NULL))
    return TRUE;
  for (guint i = 0; i < columns->len; i++)
    {
      g_autofree char *one = dup_sound (columns->pdata[i]);

      if (!check_condition (db, table, key, columns->pdata[i], one, error))
        return FALSE;
    }
  return TRUE;
}

/* Every CHECK clause of the table, by ourselves: SQLite tells no row of it. */
static gboolean
check_clauses (sqlite3 *db, const char *table, const char *key, GPtrArray *columns, GError **error)
{
  g_autoptr (sqlite3_stmt) stmt = NULL;
  g_autoptr (GPtrArray) clauses = NULL;

  stmt = brg_sql_prepare (db, "SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = ?1",
                          error);
  if (stmt == NULL || sqlite3_bind_text (stmt, 1, table, -1, SQLITE_STATIC) != SQLITE_OK ||
      sqlite3_step (stmt) != SQLITE_ROW)
    return brg_sql_set_error (error, db);
  clauses = brg_check_clauses_list (brg_sql_get_text (stmt, 0));
  for (guint i = 0; i < clauses->len; i++)
    {
      const char *clause = clauses->pdata[i];
      g_autofree char *holds = g_strdup_printf ("%s IS NOT FALSE", clause);
      g_autofree char *column = brg_check_clause_dup_column (clause, columns);

      if (!check_condition (db, table, key, column, holds, error))
        return FALSE;
    }
  return TRUE;
}

/* What @answer of integrity_check says of a value, `NULL value in event.name` or `non-INTEGER value
 * in round.number`, as a condition that the row fails. Returns: (nullable): %NULL where it says
 * something else */
static char *
dup_type_condition (const char *answer, GPtrArray *columns, const char **column)
{
  const char *point = strrchr (answer, '.');
  const char *words = strstr (answer, " value in ");
  gboolean is_wanted = g_str_has_prefix (answer, "non-");
  guint place;
  g_autofree char *type = NULL;

  if (words == NULL || point == NULL ||
      !g_ptr_array_find_with_equal_func (columns, point + 1, g_str_equal, &place))
    return NULL;
  *column = columns->pdata[place];
  answer += is_wanted ? strlen ("non-") : 0;
  type = g_ascii_strdown (answer, words - answer);
  return g_strdup_printf ("typeof (t.\"%s\") %s '%s'", *column, is_wanted ? "=" : "<>", type);
}

/* The row of which SQLite only said that it is wrong. Returns: %FALSE with @error set if there is
 * one */
static gboolean
check_answer (sqlite3 *db, const char *table, const char *answer, GError **error)
{
  g_autofree char *key = NULL;
  g_autofree char *condition = NULL;
  const char *column = "";
  g_autoptr (GPtrArray) columns = load_columns (db, table, &key, error);

  if (columns == NULL)
    return FALSE;
  if (g_str_has_prefix (answer, "CHECK constraint failed"))
    return check_clauses (db, table, key, columns, error);
  condition = dup_type_condition (answer, columns, &column);
  return condition == NULL || check_condition (db, table, key, column, condition, error);
}

static gboolean
check_table (sqlite3 *db, const char *table, GError **error)
{
  guint n_rules;
  const BrgRowRule *rules = brg_row_rules (&n_rules);
  g_autofree char *key = NULL;
  g_autoptr (GPtrArray) columns = load_columns (db, table, &key, error);

  if (columns == NULL || !check_values (db, table, key, columns, error) ||
      /* Of a database that it cannot write SQLite does not even read the CHECK clauses. */
      (sqlite3_db_readonly (db, "main") == 1 && !check_clauses (db, table, key, columns, error)))
    return FALSE;
  for (guint i = 0; i < n_rules; i++)
    if (g_str_equal (rules[i].table, table) &&
        !check_condition (db, table, key, rules[i].column, rules[i].condition, error))
      return FALSE;
  return TRUE;
}

/* What SQLite itself knows: pages, types, NOT NULL, CHECK, unique keys. */
static gboolean
check_integrity (sqlite3 *db, const char *table, GError **error)
{
  g_autofree char *sql = g_strdup_printf ("PRAGMA integrity_check (\"%s\")", table);
  g_autoptr (sqlite3_stmt) stmt = NULL;
  const char *answer;

  if (sqlite3_prepare_v2 (db, sql, -1, &stmt, NULL) != SQLITE_OK ||
      sqlite3_step (stmt) != SQLITE_ROW)
    return brg_sql_set_error (error, db);
  answer = (const char *) sqlite3_column_text (stmt, 0);
  if (g_strcmp0 (answer, "ok") == 0)
    return TRUE;
  if (answer != NULL && !check_answer (db, table, answer, error))
    return FALSE;
  g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED,
                       _ ("The file is damaged. Open the last copy instead."));
  return FALSE;
}

static gboolean
check_references (sqlite3 *db, GError **error)
{
  g_autoptr (sqlite3_stmt) stmt = NULL;
  int code;

  if (sqlite3_prepare_v2 (db,
                          "SELECT \"table\", ifnull (rowid, '?'), parent FROM"
                          " pragma_foreign_key_check LIMIT 1",
                          -1, &stmt, NULL) != SQLITE_OK)
    return brg_sql_set_error (error, db);
  code = sqlite3_step (stmt);
  if (code == SQLITE_DONE)
    return TRUE;
  if (code != SQLITE_ROW)
    return brg_sql_set_error (error, db);
  return refuse (error, (const char *) sqlite3_column_text (stmt, 0),
                 (const char *) sqlite3_column_text (stmt, 1),
                 (const char *) sqlite3_column_text (stmt, 2));
}

static GPtrArray *
list_tables (sqlite3 *db, GError **error)
{
  g_autoptr (GPtrArray) tables = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (sqlite3_stmt) stmt = NULL;

  if (sqlite3_prepare_v2 (db,
                          "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE"
                          " 'sqlite\\_%' ESCAPE '\\'",
                          -1, &stmt, NULL) != SQLITE_OK)
    {
      brg_sql_set_error (error, db);
      return NULL;
    }
  while (sqlite3_step (stmt) == SQLITE_ROW)
    g_ptr_array_add (tables, g_strdup ((const char *) sqlite3_column_text (stmt, 0)));
  return g_steal_pointer (&tables);
}

gboolean
brg_validate_rows (sqlite3 *db, GError **error)
{
  g_autoptr (GPtrArray) tables = NULL;

  g_return_val_if_fail (db != NULL, FALSE);

  if (sqlite3_create_function (db, "brg_is_flat", 1, SQLITE_UTF8 | SQLITE_DIRECTONLY, NULL,
                               run_is_flat, NULL, NULL) != SQLITE_OK ||
      sqlite3_create_function (db, "brg_adds_up", 5, SQLITE_UTF8 | SQLITE_DIRECTONLY, NULL,
                               run_adds_up, NULL, NULL) != SQLITE_OK ||
      sqlite3_create_function (db, "brg_known", 2, SQLITE_UTF8 | SQLITE_DIRECTONLY, NULL, run_known,
                               NULL, NULL) != SQLITE_OK ||
      sqlite3_create_function (db, "brg_sound", 2, SQLITE_UTF8 | SQLITE_DIRECTONLY, NULL, run_sound,
                               NULL, NULL) != SQLITE_OK)
    return brg_sql_set_error (error, db);
  tables = list_tables (db, error);
  for (guint i = 0; tables != NULL && i < tables->len; i++)
    if (!g_str_equal (tables->pdata[i], BRG_FIELD_LIMITS_NOT_OF) &&
        !check_integrity (db, tables->pdata[i], error))
      return FALSE;
  if (tables == NULL || !check_references (db, error))
    return FALSE;
  for (guint i = 0; i < tables->len; i++)
    if (!check_table (db, tables->pdata[i], error))
      return FALSE;
  return TRUE;
}
