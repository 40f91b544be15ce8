/* brg-store-ratings.c - actions on what ratings are computed with
 *
 * Tests: tests/data/test-store-ratings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-ratings.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-rating-rules.h"
#include "brg-store-entry-place.h"
#include "brg-store-rows.h"

gboolean
brg_store_set_k_factor (BrgStore *store, gint64 entry_id, gint k, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_auto (BrgEntryPlace) place = { 0 };

  g_return_val_if_fail (store != NULL, FALSE);

  if (!brg_store_find_entry (store, entry_id, &place, error))
    return FALSE;
  if (place.is_team)
    return brg_store_refuse (error, _ ("Only players have ratings, not teams."));
  if (k < 0 || k > BRG_RATING_MOST_K)
    return brg_store_refuse (error, _ ("K is a whole number up to 100."));
  action = brg_action_begin_in_group (store, "k-factor", place.group_id, error);
  if (action == NULL || !brg_sql_run (store, error, "UPDATE entry SET k_factor = ?2 WHERE id = ?1",
                                      "ii", entry_id, (gint64) k))
    return FALSE;
  brg_action_set_text (action, "name", place.name);
  brg_action_set_int (action, "k", k);
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_set_rating_kind (BrgStore *store, gint64 group_id, const char *kind, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  BrgRatingKind known;

  g_return_val_if_fail (store != NULL && kind != NULL, FALSE);

  if (*kind != '\0' && !brg_rating_kind_from_id (kind, &known))
    return brg_store_refuse (error, _ ("There is no such rating list."));
  action = brg_action_begin_in_group (store, "rating-kind", group_id, error);
  if (action == NULL ||
      !brg_sql_run (store, error, "UPDATE event_group SET rating_kind = ?2 WHERE id = ?1", "it",
                    group_id, kind))
    return FALSE;
  brg_action_set_text (action, "kind", kind);
  return brg_action_commit (g_steal_pointer (&action), error);
}
