/* brg-store-postal-follow.c - games by correspondence that are reckoned anew in an act
 *
 * Rules: rus-draughts-2022 10.4.1
 * Tests: tests/data/test-store-postal.c, tests/data/test-store-postal-import.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-postal-follow.h"

static void
clear_place (gpointer place)
{
  brg_postal_place_clear (place);
}

static gboolean
list_games (BrgStore *store, gint64 group_id, const gint64 players[2], GArray *ids, GError **error)
{
  gboolean has_row = TRUE;
  sqlite3_stmt *stmt = brg_sql_query (
      store, error,
      "SELECT p.id FROM pairing p JOIN round r ON r.id = p.round_id WHERE r.group_id = ?1 AND"
      " (?2 OR p.white_id IN (?3, ?4) OR p.black_id IN (?3, ?4)) AND EXISTS (SELECT 1 FROM"
      " postal_record c WHERE c.pairing_id = p.id) ORDER BY p.id",
      "iiii", group_id, (gint64) (players == NULL), players != NULL ? players[0] : 0,
      players != NULL ? players[1] : 0);

  if (stmt == NULL)
    return FALSE;
  while (has_row)
    {
      gint64 id;

      if (!brg_sql_step (store, stmt, &has_row, error))
        return FALSE;
      id = has_row ? sqlite3_column_int64 (stmt, 0) : 0;
      if (has_row)
        g_array_append_val (ids, id);
    }
  return TRUE;
}

void
brg_postal_following_clear (BrgPostalFollowing *following)
{
  g_clear_pointer (&following->games, g_array_unref);
  g_clear_pointer (&following->before, g_ptr_array_unref);
}

gboolean
brg_postal_following_begin (BrgPostalFollowing *following,
                            BrgStore *store,
                            gint64 group_id,
                            const gint64 players[2],
                            GError **error)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  following->games = g_array_new (FALSE, TRUE, sizeof (BrgPostalPlace));
  g_array_set_clear_func (following->games, clear_place);
  following->before = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_postal_chart_free);
  if (!list_games (store, group_id, players, ids, error))
    return FALSE;
  for (guint i = 0; i < ids->len; i++)
    {
      BrgPostalPlace place;
      BrgPostalChart *chart;

      if (!brg_store_find_postal (store, g_array_index (ids, gint64, i), &place, error))
        {
          brg_postal_place_clear (&place);
          return FALSE;
        }
      g_array_append_val (following->games, place);
      chart = brg_postal_place_dup_chart (&place, error);
      if (chart == NULL)
        return FALSE;
      g_ptr_array_add (following->before, chart);
    }
  return TRUE;
}

void
brg_postal_following_leave_out (BrgPostalFollowing *following, gint64 pairing_id)
{
  for (guint i = 0; i < following->games->len; i++)
    if (g_array_index (following->games, BrgPostalPlace, i).seat.pairing_id == pairing_id)
      {
        g_array_remove_index (following->games, i);
        g_ptr_array_remove_index (following->before, i);
        return;
      }
}

gboolean
brg_postal_following_finish (const BrgPostalFollowing *following,
                             BrgStore *store,
                             BrgAction *action,
                             GError **error)
{
  for (guint i = 0; following->games != NULL && i < following->games->len; i++)
    {
      const BrgPostalPlace *before = &g_array_index (following->games, BrgPostalPlace, i);
      g_auto (BrgPostalPlace) place = { 0 };
      g_autoptr (BrgPostalChart) after = NULL;

      if (!brg_store_find_postal (store, before->seat.pairing_id, &place, error))
        return FALSE;
      after = brg_postal_place_dup_chart (&place, error);
      if (after == NULL || !brg_store_follow_postal (store, action, &place,
                                                     following->before->pdata[i], after, error))
        return FALSE;
    }
  return TRUE;
}
