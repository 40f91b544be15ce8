/* brg-redaction-learn.c - what the journal knows of the names of a person
 *
 * Tests: tests/data/test-redaction.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-redaction-learn.h"

#include <glib/gi18n-lib.h>

#include "brg-named-columns.h"
#include "brg-sql.h"
#include "brg-store-private.h"

gboolean
brg_redaction_refuse_entry (GError **error)
{
  g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED,
                       _ ("An entry of the journal cannot be read."));
  return FALSE;
}

gboolean
brg_redaction_walk (BrgStore *store, BrgChangesetTextFunc func, gpointer data, GError **error)
{
  gboolean has_row;
  sqlite3_stmt *stmt =
      brg_sql_query (store, error, "SELECT changeset FROM journal ORDER BY id", "");
  gboolean is_sound = stmt != NULL;

  while (is_sound && (is_sound = brg_sql_step (store, stmt, &has_row, error)) && has_row)
    {
      g_autoptr (GBytes) changeset = brg_sql_dup_bytes (stmt, 0);
      g_autoptr (GBytes) same = brg_changeset_map_texts (changeset, func, data);

      is_sound = same != NULL || brg_redaction_refuse_entry (error);
    }
  if (stmt != NULL)
    sqlite3_reset (stmt);
  return is_sound;
}

gboolean
brg_redaction_is_entered (BrgStore *store, gint64 person_id, GError **error)
{
  gint64 count = 1;

  if (brg_named_columns_is_number (person_id))
    {
      g_autoptr (GHashTable) present = brg_named_columns_list_present (store, error);

      return present == NULL || g_hash_table_contains (present, &person_id);
    }
  /* Who was merged into somebody who plays is him. */
  return !brg_sql_get_int (store, &count, error,
                           "SELECT (SELECT count(*) FROM entry WHERE person_id = ?1)"
                           " + (SELECT count(*) FROM person_alias WHERE old_id = ?1)",
                           "i", person_id) ||
         count > 0;
}

/* What is learnt of the name */

typedef struct
{
  BrgRedactionNames *names;
  gint64 person_id;
} Learning;

static char *
learn_text (const char *table, gint64 row_id, guint column, const char *text, gpointer data)
{
  const Learning *learning = data;

  if (g_str_equal (table, "person"))
    brg_redaction_names_learn (learning->names, row_id, column, text);
  else if (brg_named_columns_is_number (learning->person_id) &&
           brg_named_columns_has (table, column) &&
           brg_named_columns_number (text) == learning->person_id)
    brg_named_columns_learn (learning->names, text);
  return NULL;
}

/* Rows that name their person in the second column, and a text of theirs that leads to him. */
static const struct
{
  const char *table;
  guint column;
} owned[] = {
  { "person_rank", 4 },  /* document */
  { "person_alias", 3 }, /* fide_id */
};

static void
learn_change (sqlite3_changeset_iter *change, gint64 person_id, BrgRedactionNames *names)
{
  const char *table = NULL;
  int n_columns = 0;
  int kind = 0;

  if (sqlite3changeset_op (change, &table, &n_columns, &kind, NULL) != SQLITE_OK ||
      kind == SQLITE_UPDATE)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (owned); i++)
    {
      sqlite3_value *values[3] = { NULL };
      const guint columns[] = { 0, 1, owned[i].column };

      if (!g_str_equal (table, owned[i].table) || n_columns <= (int) owned[i].column)
        continue;
      for (guint k = 0; k < G_N_ELEMENTS (columns); k++)
        if (kind == SQLITE_INSERT)
          sqlite3changeset_new (change, (int) columns[k], &values[k]);
        else
          sqlite3changeset_old (change, (int) columns[k], &values[k]);
      if (values[0] != NULL && values[1] != NULL && values[2] != NULL &&
          sqlite3_value_int64 (values[1]) == person_id &&
          sqlite3_value_type (values[2]) == SQLITE_TEXT)
        brg_redaction_names_own (names, table, sqlite3_value_int64 (values[0]), owned[i].column,
                                 (const char *) sqlite3_value_text (values[2]));
    }
}

static gboolean
learn_owned (BrgStore *store, gint64 person_id, BrgRedactionNames *names, GError **error)
{
  gboolean has_row = FALSE;
  sqlite3_stmt *stmt =
      brg_sql_query (store, error, "SELECT changeset FROM journal ORDER BY id", "");

  while (stmt != NULL && brg_sql_step (store, stmt, &has_row, error))
    {
      g_autoptr (GBytes) bytes = has_row ? brg_sql_dup_bytes (stmt, 0) : NULL;
      sqlite3_changeset_iter *change = NULL;
      gsize size = 0;
      gconstpointer data;

      if (!has_row)
        return TRUE;
      data = bytes != NULL ? g_bytes_get_data (bytes, &size) : NULL;
      if (size == 0 || size > G_MAXINT ||
          sqlite3changeset_start (&change, (int) size, (gpointer) data) != SQLITE_OK)
        continue;
      while (sqlite3changeset_next (change) == SQLITE_ROW)
        learn_change (change, person_id, names);
      sqlite3changeset_finalize (change);
    }
  return FALSE;
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

BrgRedactionNames *
brg_redaction_learn (BrgStore *store, gint64 person_id, GError **error)
{
  g_autoptr (BrgRedactionNames) names = brg_redaction_names_new (person_id);
  Learning learning = { names, person_id };

  if (!brg_redaction_walk (store, learn_text, &learning, error) ||
      !learn_rows (store, names, error) || !learn_owned (store, person_id, names, error) ||
      !brg_named_columns_spare (store, names, error))
    return NULL;
  return g_steal_pointer (&names);
}
