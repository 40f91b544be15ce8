/* brg-store-persons.c - the register of persons of a workspace
 *
 * Tests: tests/data/test-store-persons.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-persons.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-photo.h"
#include "brg-store-contest-kind.h"
#include "brg-store-person-rows.h"

/* The fields in their order, behind the number. */
static char *
dup_select (const char *condition)
{
  g_autoptr (GString) sql =
      g_string_new ("SELECT p.id, (SELECT count(*) FROM entry e WHERE e.person_id ="
                    " p.id)");

  for (BrgPersonField field = 0; field < BRG_N_PERSON_FIELDS; field++)
    g_string_append_printf (sql, ", p.%s", brg_person_field_get_id (field));
  g_string_append_printf (sql, " FROM person p WHERE %s", condition);
  return g_string_free (g_steal_pointer (&sql), FALSE);
}

static BrgPerson *
read_person (sqlite3_stmt *stmt)
{
  BrgPerson *person = brg_person_new ();

  person->id = sqlite3_column_int64 (stmt, 0);
  person->n_entries = sqlite3_column_int (stmt, 1);
  for (BrgPersonField field = 0; field < BRG_N_PERSON_FIELDS; field++)
    brg_person_set_text (person, field, brg_sql_get_text (stmt, 2 + (int) field));
  return person;
}

static gboolean
read_rank (sqlite3_stmt *stmt, gpointer data)
{
  brg_person_add_rank (data, brg_sql_get_text (stmt, 1), brg_sql_get_text (stmt, 2),
                       brg_sql_get_text (stmt, 3));
  return TRUE;
}

static gboolean
read_rating (sqlite3_stmt *stmt, gpointer data)
{
  brg_person_add_rating (data, brg_sql_get_text (stmt, 1), brg_sql_get_text (stmt, 2),
                         sqlite3_column_int (stmt, 3));
  return TRUE;
}

static gboolean
read_alias (sqlite3_stmt *stmt, gpointer data)
{
  BrgPersonAlias *alias = g_new0 (BrgPersonAlias, 1);

  alias->old_id = sqlite3_column_int64 (stmt, 1);
  alias->name = brg_sql_dup_text (stmt, 2);
  alias->fide_id = brg_sql_dup_text (stmt, 3);
  g_ptr_array_add (((BrgPerson *) data)->aliases, alias);
  return TRUE;
}

static gboolean
read_entry (sqlite3_stmt *stmt, gpointer data)
{
  BrgPersonEntry *entry = g_new0 (BrgPersonEntry, 1);

  entry->entry_id = sqlite3_column_int64 (stmt, 1);
  entry->event_id = sqlite3_column_int64 (stmt, 2);
  entry->group_id = sqlite3_column_int64 (stmt, 3);
  entry->event = brg_sql_dup_text (stmt, 4);
  entry->group = brg_sql_dup_text (stmt, 5);
  entry->starts = brg_sql_dup_text (stmt, 6);
  entry->title = brg_sql_dup_text (stmt, 7);
  entry->rating = sqlite3_column_int (stmt, 8);
  g_ptr_array_add (((BrgPerson *) data)->entries, entry);
  return TRUE;
}

static gboolean
read_photo (sqlite3_stmt *stmt, gpointer data)
{
  ((BrgPerson *) data)->photo = brg_photo_from_text (brg_sql_get_text (stmt, 1));
  return TRUE;
}

typedef gboolean (*ReadFunc) (sqlite3_stmt *stmt, gpointer data);

/* The first column is the person. */
static const struct
{
  const char *sql;
  ReadFunc read;
} parts[] = {
  { "SELECT person_id, name, day, document FROM person_rank WHERE person_id = ?1"
    " ORDER BY day DESC, id DESC",
    read_rank },
  { "SELECT person_id, list, day, rating FROM person_rating WHERE person_id = ?1"
    " ORDER BY day DESC, list",
    read_rating },
  { "SELECT person_id, old_id, name, fide_id FROM person_alias WHERE person_id = ?1"
    " ORDER BY old_id",
    read_alias },
  { "SELECT e.person_id, e.id, v.id, g.id, v.name, g.name, v.starts, e.title, e.rating"
    " FROM entry e JOIN event_group g ON g.id = e.group_id JOIN event v ON v.id = g.event_id"
    " WHERE e.person_id = ?1 ORDER BY v.starts DESC, v.id DESC, g.position, e.id",
    read_entry },
  { "SELECT person_id, picture FROM person_photo WHERE person_id = ?1", read_photo },
};

static gboolean
load_part (BrgStore *store, BrgPerson *person, guint part, GError **error)
{
  gboolean has_row;
  sqlite3_stmt *stmt = brg_sql_query (store, error, parts[part].sql, "i", person->id);

  while (stmt != NULL && brg_sql_step (store, stmt, &has_row, error))
    {
      if (!has_row)
        return TRUE;
      parts[part].read (stmt, person);
    }
  return FALSE;
}

static gboolean
load_aliases (BrgStore *store, GPtrArray *persons, GError **error)
{
  g_autoptr (GHashTable) by_id = g_hash_table_new (g_int64_hash, g_int64_equal);
  gboolean has_row;
  sqlite3_stmt *stmt;

  for (guint i = 0; i < persons->len; i++)
    g_hash_table_insert (by_id, &((BrgPerson *) persons->pdata[i])->id, persons->pdata[i]);
  stmt = brg_sql_query (store, error,
                        "SELECT person_id, old_id, name, fide_id FROM person_alias ORDER BY old_id",
                        "");
  while (stmt != NULL && brg_sql_step (store, stmt, &has_row, error))
    {
      gint64 id;
      BrgPerson *person;

      if (!has_row)
        return TRUE;
      id = sqlite3_column_int64 (stmt, 0);
      person = g_hash_table_lookup (by_id, &id);
      if (person != NULL)
        read_alias (stmt, person);
    }
  return FALSE;
}

GPtrArray *
brg_store_list_persons (BrgStore *store, GError **error)
{
  g_autoptr (GPtrArray) persons = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_person_free);
  g_autofree char *sql = dup_select ("NOT EXISTS (SELECT 1 FROM entry t WHERE t.person_id = p.id"
                                     " AND t.is_team = 1) ORDER BY p.family_name, p.given_name,"
                                     " p.id");
  gboolean has_row = TRUE;
  sqlite3_stmt *stmt;

  g_return_val_if_fail (store != NULL, NULL);

  stmt = brg_sql_query (store, error, sql, "");
  while (stmt != NULL && has_row)
    {
      if (!brg_sql_step (store, stmt, &has_row, error))
        return NULL;
      if (has_row)
        g_ptr_array_add (persons, read_person (stmt));
    }
  return stmt != NULL && load_aliases (store, persons, error) ? g_steal_pointer (&persons) : NULL;
}

/* A number that was given up leads on. */
static BrgPerson *
find_person (BrgStore *store, gint64 number, GError **error)
{
  g_autofree char *sql =
      dup_select ("p.id = coalesce ((SELECT person_id FROM person_alias WHERE old_id = ?1), ?1)");
  gboolean has_row = FALSE;
  BrgPerson *person = NULL;
  sqlite3_stmt *stmt = brg_sql_query (store, error, sql, "i", number);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return NULL;
  if (has_row)
    person = read_person (stmt);
  else
    g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                 /* Translators: a number of the register */
                 _ ("The register has no person No. %d."), (gint) number);
  sqlite3_reset (stmt);
  return person;
}

BrgPerson *
brg_store_load_person (BrgStore *store, gint64 number, GError **error)
{
  g_autoptr (BrgPerson) person = NULL;

  g_return_val_if_fail (store != NULL, NULL);

  person = find_person (store, number, error);
  for (guint i = 0; person != NULL && i < G_N_ELEMENTS (parts); i++)
    if (!load_part (store, person, i, error))
      return NULL;
  return g_steal_pointer (&person);
}

/* rus-draughts-2022 11.7: nobody competes under the name of the chief judge. */
static gboolean
check_name (BrgStore *store, const BrgPerson *before, const BrgPerson *person, GError **error)
{
  g_autofree char *was = brg_person_dup_name (before);
  g_autofree char *name = brg_person_dup_name (person);

  return g_str_equal (name, was) ||
         brg_store_check_contest_chief_of_person (store, before->id, error);
}

gboolean
brg_store_update_person (BrgStore *store, gint64 event_id, const BrgPerson *person, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (BrgPerson) before = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (store != NULL && person != NULL, FALSE);

  before = find_person (store, person->id, error);
  if (before == NULL || !brg_store_check_person (person, before, NULL, error))
    return FALSE;
  action = brg_action_begin (store, "person-update", event_id, error);
  if (action == NULL || !brg_store_write_person (store, person, error) ||
      !check_name (store, before, person, error))
    return FALSE;
  name = brg_person_dup_name (before);
  brg_action_set_text (action, "name", name);
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_set_photo (BrgStore *store,
                     gint64 event_id,
                     gint64 person_id,
                     GBytes *photo,
                     GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (BrgPerson) person = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (store != NULL, FALSE);

  person = find_person (store, person_id, error);
  if (person == NULL)
    return FALSE;
  action = brg_action_begin (store, photo != NULL ? "person-photo" : "person-photo-remove",
                             event_id, error);
  if (action == NULL || !brg_store_write_photo (store, person->id, photo, error))
    return FALSE;
  name = brg_person_dup_name (person);
  brg_action_set_text (action, "name", name);
  return brg_action_commit (g_steal_pointer (&action), error);
}
