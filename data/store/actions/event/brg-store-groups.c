/* brg-store-groups.c - actions that add a group to an event
 *
 * Rules: rus-draughts-2022 1.4
 * Tests: tests/data/test-store-groups.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-groups.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-store-awards.h"
#include "brg-store-contest-kind.h"
#include "brg-store-group-rows.h"
#include "brg-store-lists.h"
#include "brg-store-postal-kind.h"
#include "brg-store-rows.h"

static gboolean
refuse_name (const char *name, GError **error)
{
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
               _ ("Another group of the event is already called “%s”."), name);
  return FALSE;
}

gboolean
brg_store_check_group_name (BrgStore *store,
                            gint64 event_id,
                            gint64 group_id,
                            const char *name,
                            GError **error)
{
  g_autoptr (GPtrArray) groups = brg_store_list_groups (store, event_id, error);

  if (groups == NULL)
    return FALSE;
  for (guint i = 0; i < groups->len; i++)
    {
      const BrgGroupName *other = groups->pdata[i];

      if (other->id != group_id && brg_group_name_is_same (other->name, name))
        return refuse_name (name, error);
    }
  return TRUE;
}

/* Gives the group without a name @unnamed. Fails when two would have the same name, or none. */
static gboolean
settle_names (BrgStore *store,
              gint64 event_id,
              const BrgGroup *group,
              const char *unnamed,
              GError **error)
{
  g_autoptr (GPtrArray) groups = brg_store_list_groups (store, event_id, error);
  gboolean has_unnamed = FALSE;

  if (groups == NULL)
    return FALSE;
  if (*group->name == '\0')
    return brg_store_refuse (error, _ ("The new group needs a name."));
  if (!brg_store_check_group_name (store, event_id, 0, group->name, error))
    return FALSE;
  for (guint i = 0; i < groups->len; i++)
    has_unnamed |= *((const BrgGroupName *) groups->pdata[i])->name == '\0';
  if (!has_unnamed)
    return TRUE;
  if (unnamed == NULL || *unnamed == '\0')
    return brg_store_refuse (
        error, _ ("The existing group needs a name, so that the two can be told apart."));
  if (brg_group_name_is_same (unnamed, group->name))
    return refuse_name (group->name, error);
  return brg_sql_run (store, error,
                      "UPDATE event_group SET name = ?2 WHERE event_id = ?1 AND name = ''", "it",
                      event_id, unnamed);
}

/* What ends goes before what begins. */
gboolean
brg_store_settle_group_kind (BrgStore *store,
                             gint64 group_id,
                             const BrgGroup *group,
                             GError **error)
{
  return (group->contest != BRG_CONTEST_NONE ||
          brg_store_settle_contest (store, group_id, BRG_CONTEST_NONE, error)) &&
         brg_store_settle_postal (store, group_id, group->is_postal, error) &&
         brg_store_settle_contest (store, group_id, group->contest, error);
}

/* A group of its own kind, with a name among the others. */
static gboolean
insert_group (BrgStore *store,
              gint64 event_id,
              const BrgGroup *group,
              const char *unnamed,
              gint64 *group_id,
              GError **error)
{
  return settle_names (store, event_id, group, unnamed, error) &&
         brg_store_insert_group (store, event_id, group, group_id, error) &&
         brg_store_settle_group_kind (store, *group_id, group, error);
}

gboolean
brg_store_add_group (BrgStore *store,
                     gint64 event_id,
                     const BrgGroup *group,
                     const char *unnamed,
                     gint64 *group_id,
                     GError **error)
{
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && group != NULL && group_id != NULL, FALSE);

  action = brg_action_begin (store, "group-add", event_id, error);
  if (action == NULL || !insert_group (store, event_id, group, unnamed, group_id, error))
    return FALSE;
  brg_action_set_text (action, "name", group->name);
  return brg_action_commit (g_steal_pointer (&action), error);
}

static gboolean
check_previous (BrgStore *store, gint64 event_id, const BrgGroup *group, GError **error)
{
  gint64 previous_event;

  if (!brg_store_find_event_of_group (store, group->previous_id, &previous_event, error))
    return FALSE;
  return previous_event == event_id ||
         brg_store_refuse (error, _ ("The earlier stage belongs to another event."));
}

/* rus-draughts-2022 1.4: the same persons, and nobody twice. */
static gboolean
check_persons (BrgStore *store, gint64 event_id, GPtrArray *entries, GError **error)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_int64_hash, g_int64_equal);

  for (guint i = 0; i < entries->len; i++)
    {
      BrgEntry *entry = entries->pdata[i];
      gint64 n_entries;

      if (!brg_sql_get_int (store, &n_entries, error,
                            "SELECT count(*) FROM entry e JOIN event_group g ON g.id = e.group_id"
                            " WHERE e.id = ?1 AND e.person_id = ?2 AND g.event_id = ?3",
                            "iii", entry->id, entry->person_id, event_id))
        return FALSE;
      if (n_entries == 0 || !g_hash_table_add (seen, &entry->person_id))
        return brg_store_refuse (error,
                                 _ ("The lists of players have changed. Choose them again."));
    }
  return TRUE;
}

static gint
count_numbered (GPtrArray *entries)
{
  gint n = 0;

  for (guint i = 0; i < entries->len; i++)
    n += ((const BrgEntry *) entries->pdata[i])->number > 0;
  return n;
}

static gboolean
insert_entries (BrgStore *store, gint64 group_id, GPtrArray *entries, GError **error)
{
  g_autoptr (GHashTable) new_ids =
      g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, g_free);

  for (guint i = 0; i < entries->len; i++)
    {
      BrgEntry *entry = entries->pdata[i];
      g_autoptr (BrgEntry) copy = brg_entry_copy (entry);
      const gint64 *team_id = g_hash_table_lookup (new_ids, &entry->team_id);
      gint64 id;

      copy->team_id = team_id != NULL ? *team_id : 0;
      if (!brg_store_insert_entry_of (store, group_id, entry->person_id, copy, entry->number, &id,
                                      error))
        return FALSE;
      g_hash_table_insert (new_ids, &entry->id, g_memdup2 (&id, sizeof id));
    }
  return TRUE;
}

gboolean
brg_store_add_stage (BrgStore *store,
                     gint64 event_id,
                     const BrgGroup *group,
                     const char *unnamed,
                     GPtrArray *entries,
                     gint64 *group_id,
                     GError **error)
{
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && group != NULL && entries != NULL, FALSE);
  g_return_val_if_fail (group_id != NULL, FALSE);

  if (!check_previous (store, event_id, group, error) ||
      !check_persons (store, event_id, entries, error))
    return FALSE;
  action = brg_action_begin (store, "stage-add", event_id, error);
  if (action == NULL || !insert_group (store, event_id, group, unnamed, group_id, error) ||
      !insert_entries (store, *group_id, entries, error) ||
      !brg_store_check_contest_chief (store, event_id, error) ||
      !brg_store_copy_categories (store, group->previous_id, *group_id, error))
    return FALSE;
  brg_action_set_text (action, "name", group->name);
  brg_action_set_int (action, "count", count_numbered (entries));
  return brg_action_commit (g_steal_pointer (&action), error);
}
