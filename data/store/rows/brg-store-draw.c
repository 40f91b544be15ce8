/* brg-store-draw.c - how start numbers were drawn with restrictions, as the journal keeps it
 *
 * Rules: rus-chess-2014 22.9.1
 * Tests: tests/data/test-store-draw.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-draw.h"

#include <json-glib/json-glib.h>

#include "brg-action.h"
#include "brg-store-draw-private.h"

static const char *const field_words[BRG_N_DELEGATION_FIELDS] = {
  [BRG_DELEGATION_FEDERATION] = "federation",
  [BRG_DELEGATION_ORGANISATION] = "organisation",
};

/* "12:0:4 15:0:9": row of the entry, envelope, number. */
static char *
dup_steps (const BrgDrawRecord *record)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < record->steps->len; i++)
    {
      const BrgDrawStep *step = &g_array_index (record->steps, BrgDrawStep, i);

      g_string_append_printf (text, "%s%" G_GINT64_FORMAT ":%d:%d", i > 0 ? " " : "",
                              step->entry_id, step->envelope, step->number);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

void
brg_store_note_draw (BrgAction *action, gint64 group_id, const BrgDrawRecord *record)
{
  g_autofree char *steps = dup_steps (record);
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, record->seed);

  brg_action_set_int (action, "group", group_id);
  brg_action_set_text (action, "field", field_words[record->field]);
  brg_action_set_text (action, "drawn", record->is_by_hand ? "hand" : "seed");
  brg_action_set_text (action, "seed", record->is_by_hand ? "" : seed);
  brg_action_set_text (action, "steps", steps);
}

static gboolean
parse_step (const char *text, BrgDrawStep *step)
{
  g_auto (GStrv) parts = g_strsplit (text, ":", -1);
  guint64 id;
  guint64 envelope;
  guint64 number;

  if (g_strv_length (parts) != 3 ||
      !g_ascii_string_to_unsigned (parts[0], 10, 1, G_MAXINT64, &id, NULL) ||
      !g_ascii_string_to_unsigned (parts[1], 10, 0, G_MAXINT, &envelope, NULL) ||
      !g_ascii_string_to_unsigned (parts[2], 10, 1, G_MAXINT, &number, NULL))
    return FALSE;
  *step = (BrgDrawStep){ (gint64) id, (gint) envelope, (gint) number };
  return TRUE;
}

static BrgDrawRecord *
parse_record (const char *arguments)
{
  g_autoptr (JsonNode) root = json_from_string (arguments, NULL);
  g_autoptr (BrgDrawRecord) record = brg_draw_record_new ();
  g_auto (GStrv) steps = NULL;
  JsonObject *object;

  if (root == NULL || !JSON_NODE_HOLDS_OBJECT (root))
    return NULL;
  object = json_node_get_object (root);
  record->field = g_str_equal (json_object_get_string_member_with_default (object, "field", ""),
                               field_words[BRG_DELEGATION_FEDERATION])
                      ? BRG_DELEGATION_FEDERATION
                      : BRG_DELEGATION_ORGANISATION;
  record->is_by_hand =
      g_str_equal (json_object_get_string_member_with_default (object, "drawn", ""), "hand");
  record->seed =
      g_ascii_strtoull (json_object_get_string_member_with_default (object, "seed", ""), NULL, 10);
  steps = g_strsplit (json_object_get_string_member_with_default (object, "steps", ""), " ", -1);
  for (guint i = 0; steps[i] != NULL; i++)
    {
      BrgDrawStep step;

      if (!parse_step (steps[i], &step))
        return NULL;
      g_array_append_val (record->steps, step);
    }
  return g_steal_pointer (&record);
}

static const BrgEntry *
find_entry (const BrgSnapshot *snapshot, gint64 id)
{
  for (guint i = 0; i < snapshot->entries->len; i++)
    if (brg_snapshot_get_entry (snapshot, (gint) i)->id == id)
      return brg_snapshot_get_entry (snapshot, (gint) i);
  return NULL;
}

/* A draw that was taken back, or after which the numbers were given otherwise, is history. */
static gboolean
is_in_force (const BrgDrawRecord *record, const BrgSnapshot *snapshot)
{
  for (guint i = 0; i < record->steps->len; i++)
    {
      const BrgDrawStep *step = &g_array_index (record->steps, BrgDrawStep, i);
      const BrgEntry *entry = find_entry (snapshot, step->entry_id);

      if (entry == NULL || entry->number != step->number)
        return FALSE;
    }
  return (gint) record->steps->len == brg_snapshot_count_numbered (snapshot);
}

BrgDrawRecord *
brg_store_load_draw (BrgStore *store, const BrgSnapshot *snapshot, GError **error)
{
  g_autoptr (BrgDrawRecord) found = NULL;
  sqlite3_stmt *stmt;
  gboolean has_row;

  g_return_val_if_fail (store != NULL && snapshot != NULL, NULL);

  stmt = brg_sql_query (store, error,
                        "SELECT arguments FROM journal WHERE event_id = ?1 AND kind = 'do'"
                        " AND action IN ('entries-number', 'round-publish', 'rounds-plan')"
                        " AND json_extract (arguments, '$.steps') IS NOT NULL"
                        " AND json_extract (arguments, '$.group') = ?2 ORDER BY id",
                        "ii", snapshot->event->id, snapshot->group->id);
  if (stmt == NULL)
    return NULL;
  while (brg_sql_step (store, stmt, &has_row, error))
    {
      g_autofree char *arguments = NULL;
      g_autoptr (BrgDrawRecord) record = NULL;

      if (!has_row)
        return g_steal_pointer (&found);
      arguments = brg_sql_dup_text (stmt, 0);
      record = parse_record (arguments);
      if (record == NULL || !is_in_force (record, snapshot))
        continue;
      brg_draw_record_free (found);
      found = g_steal_pointer (&record);
    }
  return NULL;
}
