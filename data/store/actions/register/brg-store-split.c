/* brg-store-split.c - the action that divides the list of a group into several groups
 *
 * Tests: tests/data/test-store-groups.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-split.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-store-awards.h"
#include "brg-store-group-rows.h"
#include "brg-store-groups.h"
#include "brg-store-postal-rows.h"
#include "brg-store-rows.h"

static gboolean
check_has_not_begun (BrgStore *store, gint64 group_id, GError **error)
{
  gint64 n_things;

  if (!brg_sql_get_int (store, &n_things, error,
                        "SELECT (SELECT count(*) FROM round WHERE group_id = ?1)"
                        " + (SELECT count(*) FROM incident WHERE group_id = ?1)"
                        " + (SELECT count(*) FROM protest WHERE group_id = ?1)"
                        " + (SELECT count(*) FROM event_group WHERE previous_id = ?1)",
                        "i", group_id))
    return FALSE;
  return n_things == 0 ||
         brg_store_refuse (error, _ ("The group has begun and can no longer be divided."));
}

/* Whoever came or went since has changed the list that was divided. */
static gboolean
check_list (BrgStore *store, const BrgSnapshot *snapshot, GError **error)
{
  gint64 n_entries;
  gboolean is_same;

  if (!brg_sql_get_int (store, &n_entries, error,
                        "SELECT count(*) FROM entry WHERE group_id = ?1 AND team_id IS NULL", "i",
                        snapshot->group->id))
    return FALSE;
  is_same = n_entries == (gint64) snapshot->entries->len;
  for (guint i = 0; is_same && i < snapshot->entries->len; i++)
    {
      if (!brg_sql_get_int (store, &n_entries, error,
                            "SELECT count(*) FROM entry WHERE id = ?1 AND group_id = ?2", "ii",
                            brg_snapshot_get_entry (snapshot, (gint) i)->id, snapshot->group->id))
        return FALSE;
      is_same = n_entries == 1;
    }
  return is_same || brg_store_refuse (error, _ ("The lists of players have changed. Choose them "
                                                "again."));
}

static gboolean
check_names (BrgStore *store,
             const BrgSnapshot *snapshot,
             const char *const *names,
             gint n_groups,
             GError **error)
{
  for (gint i = 0; i < n_groups; i++)
    {
      if (*names[i] == '\0')
        return brg_store_refuse (error, _ ("Every group needs a name."));
      for (gint j = 0; j < i; j++)
        if (brg_group_name_is_same (names[i], names[j]))
          {
            g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                         _ ("Two groups would be called “%s”."), names[i]);
            return FALSE;
          }
      if (!brg_store_check_group_name (store, snapshot->event->id, snapshot->group->id, names[i],
                                       error))
        return FALSE;
    }
  return TRUE;
}

/* Who is kept apart and the timetable: nothing else of a group is there before its first round. */
static gboolean
copy_rows (BrgStore *store, gint64 from_id, gint64 to_id, GError **error)
{
  static const char *const copies[] = {
    "INSERT INTO kept_apart (group_id, field, place, n_rounds)"
    " SELECT ?2, field, place, n_rounds FROM kept_apart WHERE group_id = ?1 ORDER BY id",
    "INSERT INTO group_limit (group_id, kind, number, word, article)"
    " SELECT ?2, kind, number, word, article FROM group_limit WHERE group_id = ?1",
    "INSERT INTO timetable (group_id, announced_at)"
    " SELECT ?2, announced_at FROM timetable WHERE group_id = ?1",
    "INSERT INTO timetable_row (group_id, kind, round, day, starts_at, minutes, title, place,"
    " is_by_hand, is_kept, reason)"
    " SELECT ?2, kind, round, day, starts_at, minutes, title, place, is_by_hand, is_kept, reason"
    " FROM timetable_row WHERE group_id = ?1 ORDER BY id",
  };

  for (guint i = 0; i < G_N_ELEMENTS (copies); i++)
    if (!brg_sql_run (store, error, copies[i], "ii", from_id, to_id))
      return FALSE;
  return TRUE;
}

/* rus-draughts-2022 10.3.1: who was entered for play by correspondence plays so, by the same
 * regulations. */
static gboolean
copy_postal_terms (BrgStore *store, gint64 from_id, gint64 to_id, GError **error)
{
  g_autoptr (BrgPostalEvent) held = brg_store_load_postal_terms (store, from_id, error);

  return held != NULL &&
         (held->terms == NULL || brg_store_write_postal_terms (store, to_id, held->terms, error));
}

static gboolean
make_group (BrgStore *store,
            const BrgSnapshot *snapshot,
            const char *name,
            gint64 *group_id,
            GError **error)
{
  g_autoptr (BrgGroup) group = brg_group_copy (snapshot->group);

  g_free (group->name);
  group->name = g_strdup (name);
  return brg_store_insert_group (store, snapshot->event->id, group, group_id, error) &&
         brg_store_copy_categories (store, snapshot->group->id, *group_id, error) &&
         copy_rows (store, snapshot->group->id, *group_id, error) &&
         copy_postal_terms (store, snapshot->group->id, *group_id, error);
}

static gboolean
move_entries (BrgStore *store,
              const BrgSnapshot *snapshot,
              const gint *places,
              const gint64 *group_ids,
              GError **error)
{
  for (guint i = 0; i < snapshot->entries->len; i++)
    if (!brg_sql_run (store, error,
                      "UPDATE entry SET group_id = ?2, number = NULL WHERE id = ?1 OR team_id = ?1",
                      "ii", brg_snapshot_get_entry (snapshot, (gint) i)->id, group_ids[places[i]]))
      return FALSE;
  return brg_sql_run (store, error,
                      "DELETE FROM forbidden_pair"
                      " WHERE (SELECT group_id FROM entry WHERE id = player_id)"
                      " <> (SELECT group_id FROM entry WHERE id = other_id)",
                      "");
}

static gboolean
has_everybody_somebody (const BrgSnapshot *snapshot, gint n_groups, const gint *places)
{
  for (gint group = 0; group < n_groups; group++)
    {
      gboolean is_there = FALSE;

      for (guint i = 0; i < snapshot->entries->len; i++)
        is_there |= places[i] == group;
      if (!is_there)
        return FALSE;
    }
  return TRUE;
}

gboolean
brg_store_split_group (BrgStore *store,
                       const BrgSnapshot *snapshot,
                       const char *const *names,
                       gint n_groups,
                       const gint *places,
                       GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autofree gint64 *group_ids = g_new0 (gint64, n_groups);

  g_return_val_if_fail (store != NULL && snapshot != NULL && names != NULL, FALSE);
  g_return_val_if_fail (n_groups >= 2 && places != NULL, FALSE);
  g_return_val_if_fail (has_everybody_somebody (snapshot, n_groups, places), FALSE);

  group_ids[0] = snapshot->group->id;
  if (!brg_store_check_is_no_contest (store, group_ids[0], error) ||
      !check_has_not_begun (store, group_ids[0], error) || !check_list (store, snapshot, error) ||
      !check_names (store, snapshot, names, n_groups, error))
    return FALSE;
  action = brg_action_begin_in_group (store, "group-split", group_ids[0], error);
  if (action == NULL ||
      !brg_sql_run (store, error, "UPDATE event_group SET name = ?2 WHERE id = ?1", "it",
                    group_ids[0], names[0]))
    return FALSE;
  for (gint i = 1; i < n_groups; i++)
    if (!make_group (store, snapshot, names[i], &group_ids[i], error))
      return FALSE;
  if (!move_entries (store, snapshot, places, group_ids, error))
    return FALSE;
  brg_action_set_int (action, "count", n_groups);
  return brg_action_commit (g_steal_pointer (&action), error);
}
