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

#define MOST_RATING 4000
#define MOST_ROUNDS 300

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

static gboolean
take_rating (BrgStore *store,
             gint64 group_id,
             const BrgListedRating *listed,
             gint from_round,
             GError **error)
{
  g_auto (BrgEntryPlace) place = { 0 };
  BrgEntryRating row = { from_round, listed->rating, (char *) listed->list, (char *) listed->day };

  if (!brg_store_find_entry (store, listed->entry_id, &place, error))
    return FALSE;
  if (place.group_id != group_id || place.is_team)
    return brg_store_refuse (error, _ ("Only players have ratings, not teams."));
  if (from_round == 1 && !brg_sql_run (store, error, "UPDATE entry SET rating = ?2 WHERE id = ?1",
                                       "ii", listed->entry_id, (gint64) listed->rating))
    return FALSE;
  if (listed->fide_id != NULL &&
      !brg_sql_run (store, error, "UPDATE person SET fide_id = ?2 WHERE id = ?1 AND fide_id = ''",
                    "it", place.person_id, listed->fide_id))
    return FALSE;
  return brg_store_write_rating (store, listed->entry_id, &row, error);
}

gboolean
brg_store_update_ratings (BrgStore *store,
                          gint64 group_id,
                          const GArray *ratings,
                          gint from_round,
                          GError **error)
{
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && ratings != NULL, FALSE);

  if (ratings->len == 0)
    return brg_store_refuse (error, _ ("No rating is chosen."));
  if (from_round < 1 || from_round > MOST_ROUNDS)
    return brg_store_refuse (error, _ ("There is no such round."));
  action = brg_action_begin_in_group (store, "ratings-update", group_id, error);
  if (action == NULL)
    return FALSE;
  for (guint i = 0; i < ratings->len; i++)
    {
      const BrgListedRating *listed = &g_array_index (ratings, BrgListedRating, i);

      if (listed->rating == 0)
        return brg_store_refuse (error, _ ("The list has no rating of this player."));
      if (listed->rating < 0 || listed->rating > MOST_RATING)
        return brg_store_refuse (error, _ ("A rating is a whole number up to 4000."));
      if (!take_rating (store, group_id, listed, from_round, error))
        return FALSE;
    }
  brg_action_set_int (action, "count", ratings->len);
  brg_action_set_int (action, "round", from_round);
  return brg_action_commit (g_steal_pointer (&action), error);
}
