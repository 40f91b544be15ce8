/* brg-store-equipment.c - what was checked in the hall before play begins
 *
 * Rules: rus-draughts-2022 4.1, 4.2, 12.2
 * Tests: tests/data/test-store-equipment.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-equipment.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-action.h"
#include "brg-date-text.h"
#include "brg-equipment.h"
#include "brg-rulebooks.h"
#include "brg-sql.h"
#include "brg-store-rows.h"

void
brg_equipment_check_free (BrgEquipmentCheck *check)
{
  if (check == NULL)
    return;
  g_free (check->item);
  g_free (check->day);
  g_free (check->name);
  g_free (check);
}

static BrgEquipmentCheck *
read_check (sqlite3_stmt *stmt)
{
  BrgEquipmentCheck *check = g_new0 (BrgEquipmentCheck, 1);

  check->item = brg_sql_dup_text (stmt, 0);
  check->day = brg_sql_dup_text (stmt, 1);
  check->name = brg_sql_dup_text (stmt, 2);
  return check;
}

GPtrArray *
brg_store_list_equipment (BrgStore *store, gint64 event_id, GError **error)
{
  g_autoptr (GPtrArray) checks =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_equipment_check_free);
  gboolean has_row = TRUE;
  sqlite3_stmt *stmt;

  g_return_val_if_fail (store != NULL, NULL);

  stmt = brg_sql_query (store, error,
                        "SELECT item, checked_on, checked_by FROM equipment_check"
                        " WHERE event_id = ?1 ORDER BY id",
                        "i", event_id);
  if (stmt == NULL)
    return NULL;
  while (has_row)
    {
      if (!brg_sql_step (store, stmt, &has_row, error))
        return NULL;
      if (has_row)
        g_ptr_array_add (checks, read_check (stmt));
    }
  return g_steal_pointer (&checks);
}

/* The id of the event's book if its list has the item. */
static char *
find_book (BrgStore *store, gint64 event_id, const char *item, GError **error)
{
  g_autofree char *book = NULL;
  gboolean has_row = FALSE;
  const BrgRulebook *rulebook;
  sqlite3_stmt *stmt =
      brg_sql_query (store, error, "SELECT rulebook FROM event WHERE id = ?1", "i", event_id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return NULL;
  if (has_row)
    book = brg_sql_dup_text (stmt, 0);
  rulebook = book != NULL ? brg_rulebook_find (book) : NULL;
  if (rulebook != NULL && brg_equipment_find (rulebook, item) != NULL)
    return g_steal_pointer (&book);
  brg_store_refuse (error, _ ("The rule book of this event has no such item in its check list."));
  return NULL;
}

gboolean
brg_store_check_equipment (BrgStore *store,
                           gint64 event_id,
                           const char *item,
                           const char *day,
                           const char *name,
                           GError **error)
{
  g_autofree char *book = NULL;
  g_autoptr (BrgAction) action = NULL;
  g_autofree char *stripped = NULL;
  g_autofree char *sound = NULL;

  g_return_val_if_fail (store != NULL && item != NULL, FALSE);
  g_return_val_if_fail (day != NULL && name != NULL, FALSE);

  stripped = g_strstrip (g_strdup (name));
  sound = brg_date_text_normalise (day);
  if (*stripped == '\0')
    return brg_store_refuse (error, _ ("Say who has looked."));
  if (sound == NULL || strlen (sound) != strlen ("YYYY-MM-DD"))
    return brg_store_refuse (error, _ ("The day of the check is no date."));
  book = find_book (store, event_id, item, error);
  if (book == NULL)
    return FALSE;
  action = brg_action_begin (store, "equipment-checked", event_id, error);
  if (action == NULL ||
      !brg_sql_run (store, error, "DELETE FROM equipment_check WHERE event_id = ?1 AND item = ?2",
                    "it", event_id, item) ||
      !brg_sql_run (store, error,
                    "INSERT INTO equipment_check (event_id, item, checked_on, checked_by)"
                    " VALUES (?1, ?2, ?3, ?4)",
                    "ittt", event_id, item, sound, stripped))
    return FALSE;
  brg_action_set_text (action, "item", item);
  brg_action_set_text (action, "book", book);
  brg_action_set_text (action, "name", stripped);
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_uncheck_equipment (BrgStore *store, gint64 event_id, const char *item, GError **error)
{
  g_autofree char *book = NULL;
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && item != NULL, FALSE);

  book = find_book (store, event_id, item, error);
  if (book == NULL)
    return FALSE;
  action = brg_action_begin (store, "equipment-unchecked", event_id, error);
  if (action == NULL ||
      !brg_sql_run (store, error, "DELETE FROM equipment_check WHERE event_id = ?1 AND item = ?2",
                    "it", event_id, item))
    return FALSE;
  brg_action_set_text (action, "item", item);
  brg_action_set_text (action, "book", book);
  return brg_action_commit (g_steal_pointer (&action), error);
}
