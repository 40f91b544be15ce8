/* brg-store-parts.c - where and over what platform an event is played, who organises it, and what
 * was checked in the hall
 *
 * Rules: rus-draughts-2022 3.1.3, 4.1, 4.2, 5.4.12, 12.2
 * Tests: tests/data/test-store-parts.c, tests/data/test-store-equipment.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-parts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-action.h"
#include "brg-date-text.h"
#include "brg-equipment.h"
#include "brg-sql.h"
#include "brg-store-rows.h"
#include "brg-timetable.h"

static const char *const kind_words[BRG_N_PART_KINDS] = { "site", "organiser" };
static const char *const actions[BRG_N_PART_KINDS] = { "sites-set", "organisers-set" };

BrgEventPart *
brg_event_part_new (const char *name, const char *detail)
{
  BrgEventPart *part;

  g_return_val_if_fail (name != NULL && detail != NULL, NULL);

  part = g_new0 (BrgEventPart, 1);
  part->name = g_strstrip (g_strdup (name));
  part->detail = g_strstrip (g_strdup (detail));
  return part;
}

void
brg_event_part_free (BrgEventPart *part)
{
  if (part == NULL)
    return;
  g_free (part->name);
  g_free (part->detail);
  g_free (part);
}

static gpointer
read_part (sqlite3_stmt *stmt)
{
  g_autofree char *name = brg_sql_dup_text (stmt, 0);
  g_autofree char *detail = brg_sql_dup_text (stmt, 1);

  return brg_event_part_new (name, detail);
}

GPtrArray *
brg_store_list_parts (BrgStore *store, gint64 event_id, BrgEventPartKind kind, GError **error)
{
  g_return_val_if_fail (store != NULL && kind < BRG_N_PART_KINDS, NULL);

  return brg_sql_list (
      store,
      brg_sql_query (store, error,
                     "SELECT name, detail FROM event_part WHERE event_id = ?1 AND kind = ?2"
                     " ORDER BY position",
                     "it", event_id, kind_words[kind]),
      read_part, (GDestroyNotify) brg_event_part_free, error);
}

static gboolean
write_parts (BrgStore *store,
             gint64 event_id,
             BrgEventPartKind kind,
             const GPtrArray *parts,
             GError **error)
{
  if (!brg_sql_run (store, error, "DELETE FROM event_part WHERE event_id = ?1 AND kind = ?2", "it",
                    event_id, kind_words[kind]))
    return FALSE;
  for (guint i = 0; i < parts->len; i++)
    {
      const BrgEventPart *part = parts->pdata[i];

      if (!brg_sql_run (store, error,
                        "INSERT INTO event_part (event_id, kind, position, name, detail)"
                        " VALUES (?1, ?2, ?3, ?4, ?5)",
                        "ititt", event_id, kind_words[kind], (gint64) i + 1, part->name,
                        part->detail))
        return FALSE;
    }
  return TRUE;
}

/* "Hall A, Hall B"; a dash for nothing, as a title says what was there before. */
static char *
dup_names_before (BrgStore *store, gint64 event_id, BrgEventPartKind kind, GError **error)
{
  g_autoptr (GPtrArray) parts = brg_store_list_parts (store, event_id, kind, error);
  GString *names;

  if (parts == NULL)
    return NULL;
  names = g_string_new (parts->len == 0 ? "–" : NULL);
  for (guint i = 0; i < parts->len; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "",
                            ((const BrgEventPart *) parts->pdata[i])->name);
  return g_string_free (names, FALSE);
}

gboolean
brg_store_set_parts (BrgStore *store,
                     gint64 event_id,
                     BrgEventPartKind kind,
                     const GPtrArray *parts,
                     GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (GString) names = g_string_new (NULL);
  g_autofree char *before = NULL;

  g_return_val_if_fail (store != NULL && parts != NULL && kind < BRG_N_PART_KINDS, FALSE);

  for (guint i = 0; i < parts->len; i++)
    {
      const BrgEventPart *part = parts->pdata[i];

      if (*part->name == '\0')
        return brg_store_refuse (error, _ ("A site or an organiser needs a name."));
      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", part->name);
    }
  before = dup_names_before (store, event_id, kind, error);
  if (before == NULL)
    return FALSE;
  action = brg_action_begin (store, actions[kind], event_id, error);
  if (action == NULL || !write_parts (store, event_id, kind, parts, error))
    return FALSE;
  brg_action_set_text (action, "names", names->str);
  brg_action_set_text (action, "was", before);
  return brg_action_commit (g_steal_pointer (&action), error);
}

char *
brg_store_get_remote (BrgStore *store, gint64 event_id, gboolean *is_identified)
{
  char *platform;
  gboolean has_row = FALSE;
  sqlite3_stmt *stmt;

  g_return_val_if_fail (store != NULL, NULL);

  if (is_identified != NULL)
    *is_identified = FALSE;
  stmt = brg_sql_query (store, NULL,
                        "SELECT platform, identified FROM remote_play WHERE event_id = ?1", "i",
                        event_id);
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, NULL) || !has_row)
    return NULL;
  if (is_identified != NULL)
    *is_identified = sqlite3_column_int64 (stmt, 1) != 0;
  platform = brg_sql_dup_text (stmt, 0);
  sqlite3_reset (stmt);
  return platform;
}

gboolean
brg_store_set_remote (BrgStore *store,
                      gint64 event_id,
                      const char *platform,
                      gboolean is_identified,
                      GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autofree char *stripped = NULL;
  g_autofree char *before = NULL;

  g_return_val_if_fail (store != NULL && platform != NULL, FALSE);

  stripped = g_strstrip (g_strdup (platform));
  before = brg_store_get_remote (store, event_id, NULL);
  action = brg_action_begin (store, "remote-set", event_id, error);
  if (action == NULL ||
      !brg_sql_run (store, error, "DELETE FROM remote_play WHERE event_id = ?1", "i", event_id))
    return FALSE;
  if (*stripped != '\0' &&
      !brg_sql_run (store, error,
                    "INSERT INTO remote_play (event_id, platform, identified) VALUES (?1, ?2, ?3)",
                    "iti", event_id, stripped, (gint64) (is_identified != FALSE)))
    return FALSE;
  brg_action_set_text (action, "platform", stripped);
  brg_action_set_text (action, "was", before != NULL ? before : "–");
  return brg_action_commit (g_steal_pointer (&action), error);
}

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

static gpointer
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
  g_return_val_if_fail (store != NULL, NULL);

  return brg_sql_list (store,
                       brg_sql_query (store, error,
                                      "SELECT item, checked_on, checked_by FROM equipment_check"
                                      " WHERE event_id = ?1 ORDER BY id",
                                      "i", event_id),
                       read_check, (GDestroyNotify) brg_equipment_check_free, error);
}

/* The event's book if its list has the item. */
static const BrgRulebook *
find_book (BrgStore *store, gint64 event_id, const char *item, GError **error)
{
  const BrgRulebook *book;

  if (!brg_store_find_rulebook (store, event_id, &book, error))
    return NULL;
  if (book != NULL && brg_equipment_find (book, item) != NULL)
    return book;
  brg_store_refuse (error, _ ("The rule book of this event has no such item in its check list."));
  return NULL;
}

/* (transfer full): who had looked, empty when nobody had; NULL when it cannot be read. */
static char *
dup_checker (BrgStore *store, gint64 event_id, const char *item, GError **error)
{
  g_autoptr (GPtrArray) checks = brg_store_list_equipment (store, event_id, error);

  if (checks == NULL)
    return NULL;
  for (guint i = 0; i < checks->len; i++)
    {
      const BrgEquipmentCheck *check = checks->pdata[i];

      if (g_str_equal (check->item, item))
        return g_strdup (check->name);
    }
  return g_strdup ("");
}

gboolean
brg_store_check_equipment (BrgStore *store,
                           gint64 event_id,
                           const char *item,
                           const char *day,
                           const char *name,
                           GError **error)
{
  const BrgRulebook *book;
  g_autoptr (BrgAction) action = NULL;
  g_autofree char *stripped = NULL;
  g_autofree char *sound = NULL;
  g_autofree char *before = NULL;

  g_return_val_if_fail (store != NULL && item != NULL, FALSE);
  g_return_val_if_fail (day != NULL && name != NULL, FALSE);

  stripped = g_strstrip (g_strdup (name));
  sound = brg_date_text_normalise (day);
  if (*stripped == '\0')
    return brg_store_refuse (error, _ ("Say who has looked."));
  if (sound == NULL || !brg_timetable_is_day (sound))
    return brg_store_refuse (error, _ ("The day of the check is no date."));
  book = find_book (store, event_id, item, error);
  if (book == NULL)
    return FALSE;
  before = dup_checker (store, event_id, item, error);
  if (before == NULL)
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
  brg_action_set_text (action, "book", book->id);
  brg_action_set_text (action, "name", stripped);
  if (*before != '\0')
    brg_action_set_text (action, "was", before);
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_uncheck_equipment (BrgStore *store, gint64 event_id, const char *item, GError **error)
{
  const BrgRulebook *book;
  g_autoptr (BrgAction) action = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (store != NULL && item != NULL, FALSE);

  book = find_book (store, event_id, item, error);
  if (book == NULL)
    return FALSE;
  name = dup_checker (store, event_id, item, error);
  if (name == NULL)
    return FALSE;
  action = brg_action_begin (store, "equipment-unchecked", event_id, error);
  if (action == NULL ||
      !brg_sql_run (store, error, "DELETE FROM equipment_check WHERE event_id = ?1 AND item = ?2",
                    "it", event_id, item))
    return FALSE;
  brg_action_set_text (action, "item", item);
  brg_action_set_text (action, "book", book->id);
  brg_action_set_text (action, "name", name);
  return brg_action_commit (g_steal_pointer (&action), error);
}
