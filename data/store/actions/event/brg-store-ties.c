/* brg-store-ties.c - actions on the order of players who are equal in everything else
 *
 * Rules: rus-draughts-2022 5.4.8.13; rus-chess-2014 30.5
 * Tests: tests/data/test-store-ties.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-ties.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-lots.h"
#include "brg-store-entry-place.h"
#include "brg-store-rows.h"
#include "brg-store-tie-rows.h"
#include "brg-store-words.h"

/* A player of an order. */
typedef struct
{
  gint64 entry_id;
  gint number;
  gint position;
  char *name;
} TiedPlayer;

static void
clear_player (gpointer data)
{
  g_free (((TiedPlayer *) data)->name);
}

static gint
compare_numbers (gconstpointer a, gconstpointer b)
{
  return ((const TiedPlayer *) a)->number - ((const TiedPlayer *) b)->number;
}

static gint
compare_positions (gconstpointer a, gconstpointer b)
{
  const TiedPlayer *first = a;
  const TiedPlayer *second = b;

  if (first->position != second->position)
    return first->position < second->position ? -1 : 1;
  return compare_numbers (a, b);
}

static gboolean
find_player (BrgStore *store, gint64 group_id, gint64 entry_id, TiedPlayer *player, GError **error)
{
  g_auto (BrgEntryPlace) place = { 0 };

  if (!brg_store_find_entry (store, entry_id, &place, error))
    return FALSE;
  if (place.group_id != group_id || place.team_id != 0)
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                           _ ("The player is no longer in the list."));
      return FALSE;
    }
  if (place.number == 0)
    return brg_store_refuse (error, _ ("A player without a pairing number has no place to "
                                       "share."));
  player->entry_id = entry_id;
  player->number = place.number;
  player->name = g_steal_pointer (&place.name);
  return TRUE;
}

/* The players by start number; NULL when one of them may not be put in order. */
static GArray *
list_players (BrgStore *store,
              gint64 group_id,
              const gint64 *entry_ids,
              const gint *positions,
              guint n_entries,
              GError **error)
{
  g_autoptr (GArray) players = g_array_new (FALSE, TRUE, sizeof (TiedPlayer));

  g_array_set_clear_func (players, clear_player);
  for (guint i = 0; i < n_entries; i++)
    {
      TiedPlayer player = { .position = positions != NULL ? positions[i] : 0 };

      if (!find_player (store, group_id, entry_ids[i], &player, error))
        return NULL;
      g_array_append_val (players, player);
    }
  g_array_sort (players, compare_numbers);
  for (guint i = 1; i < players->len; i++)
    if (g_array_index (players, TiedPlayer, i).number ==
        g_array_index (players, TiedPlayer, i - 1).number)
      {
        brg_store_refuse (error, _ ("A player can have only one place in the order."));
        return NULL;
      }
  return g_steal_pointer (&players);
}

/* "Иванов, Петров = Сидоров": who is equal stays equal. */
static char *
dup_names (GArray *players)
{
  g_autoptr (GString) names = g_string_new (NULL);

  g_array_sort (players, compare_positions);
  for (guint i = 0; i < players->len; i++)
    {
      const TiedPlayer *player = &g_array_index (players, TiedPlayer, i);

      if (i > 0)
        g_string_append (names, player[-1].position == player->position ? " = " : ", ");
      g_string_append (names, player->name);
    }
  return g_string_free (g_steal_pointer (&names), FALSE);
}

static gboolean
insert_players (BrgStore *store,
                gint64 group_id,
                BrgTieMethod method,
                const char *note,
                const GArray *players,
                gint64 *order_id,
                GError **error)
{
  g_autofree gint64 *entry_ids = g_new (gint64, players->len);
  g_autofree gint *positions = g_new (gint, players->len);

  for (guint i = 0; i < players->len; i++)
    {
      entry_ids[i] = g_array_index (players, TiedPlayer, i).entry_id;
      positions[i] = g_array_index (players, TiedPlayer, i).position;
    }
  return brg_store_insert_tie_order (store, group_id, method, note, entry_ids, positions,
                                     players->len, order_id, error);
}

gboolean
brg_store_set_tie_order (BrgStore *store,
                         gint64 group_id,
                         BrgTieMethod method,
                         const char *note,
                         const gint64 *entry_ids,
                         const gint *positions,
                         guint n_entries,
                         gint64 *order_id,
                         GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (GArray) players = NULL;
  g_autofree char *names = NULL;
  gint64 id;

  g_return_val_if_fail (store != NULL && note != NULL, FALSE);
  g_return_val_if_fail (entry_ids != NULL && positions != NULL && n_entries >= 2, FALSE);
  for (guint i = 0; i < n_entries; i++)
    g_return_val_if_fail (positions[i] >= 1, FALSE);

  action = brg_action_begin_in_group (store, "tie-order", group_id, error);
  if (action == NULL)
    return FALSE;
  players = list_players (store, group_id, entry_ids, positions, n_entries, error);
  if (players == NULL || !insert_players (store, group_id, method, note, players, &id, error))
    return FALSE;
  names = dup_names (players);
  brg_action_set_text (action, "names", names);
  brg_action_set_text (action, "method", brg_store_tie_method_to_word (method));
  brg_action_set_text (action, "note", note);
  if (order_id != NULL)
    *order_id = id;
  return brg_action_commit (g_steal_pointer (&action), error);
}

static void
draw_positions (GArray *players, guint64 seed)
{
  g_autofree gint *numbers = g_new (gint, players->len);
  g_autofree gint *positions = NULL;

  for (guint i = 0; i < players->len; i++)
    numbers[i] = g_array_index (players, TiedPlayer, i).number;
  positions = brg_lots_draw_order (seed, numbers, (gint) players->len);
  for (guint i = 0; i < players->len; i++)
    g_array_index (players, TiedPlayer, i).position = positions[i];
}

gboolean
brg_store_draw_tie_lots (BrgStore *store,
                         gint64 group_id,
                         const gint64 *entry_ids,
                         guint n_entries,
                         guint64 seed,
                         GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (GArray) players = NULL;
  g_autofree char *note = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);
  g_autofree char *names = NULL;

  g_return_val_if_fail (store != NULL && entry_ids != NULL && n_entries >= 2, FALSE);

  action = brg_action_begin_in_group (store, "tie-lots", group_id, error);
  if (action == NULL)
    return FALSE;
  players = list_players (store, group_id, entry_ids, NULL, n_entries, error);
  if (players == NULL)
    return FALSE;
  draw_positions (players, seed);
  if (!insert_players (store, group_id, BRG_TIE_BY_LOT, note, players, NULL, error))
    return FALSE;
  names = dup_names (players);
  brg_action_set_text (action, "names", names);
  brg_action_set_text (action, "seed", note);
  return brg_action_commit (g_steal_pointer (&action), error);
}

static gboolean
find_group_of_order (BrgStore *store, gint64 order_id, gint64 *group_id, GError **error)
{
  if (!brg_sql_get_int (store, group_id, error,
                        "SELECT coalesce (min (group_id), 0) FROM tie_order WHERE id = ?1", "i",
                        order_id))
    return FALSE;
  if (*group_id == 0)
    g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                         _ ("The order no longer exists."));
  return *group_id != 0;
}

/* The players of an order as the title names them. */
static GArray *
load_players (BrgStore *store, gint64 order_id, GError **error)
{
  g_autoptr (GArray) players = g_array_new (FALSE, TRUE, sizeof (TiedPlayer));
  gboolean has_row;
  sqlite3_stmt *stmt = brg_sql_query (store, error,
                                      "SELECT e.id, e.number, p.position,"
                                      " trim (q.family_name || ' ' || q.given_name)"
                                      " FROM tie_order_place p JOIN entry e ON e.id = p.entry_id"
                                      " JOIN person q ON q.id = e.person_id WHERE p.order_id = ?1",
                                      "i", order_id);

  g_array_set_clear_func (players, clear_player);
  if (stmt == NULL)
    return NULL;
  while (brg_sql_step (store, stmt, &has_row, error))
    {
      TiedPlayer player;

      if (!has_row)
        return g_steal_pointer (&players);
      player = (TiedPlayer){
        .entry_id = sqlite3_column_int64 (stmt, 0),
        .number = sqlite3_column_int (stmt, 1),
        .position = sqlite3_column_int (stmt, 2),
        .name = brg_sql_dup_text (stmt, 3),
      };
      g_array_append_val (players, player);
    }
  return NULL;
}

/* What a play-off ended in follows from its games. */
static gboolean
check_is_not_played (BrgStore *store, gint64 order_id, GError **error)
{
  gint64 n_playoffs;

  if (!brg_sql_get_int (store, &n_playoffs, error,
                        "SELECT count(*) FROM playoff WHERE order_id = ?1", "i", order_id))
    return FALSE;
  return n_playoffs == 0 ||
         brg_store_refuse (error, _ ("The order comes from a play-off: correct its results, or "
                                     "delete the play-off."));
}

gboolean
brg_store_remove_tie_order (BrgStore *store, gint64 order_id, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (GArray) players = NULL;
  g_autofree char *names = NULL;
  gint64 group_id;

  g_return_val_if_fail (store != NULL, FALSE);

  if (!find_group_of_order (store, order_id, &group_id, error))
    return FALSE;
  if (!check_is_not_played (store, order_id, error))
    return FALSE;
  players = load_players (store, order_id, error);
  if (players == NULL)
    return FALSE;
  action = brg_action_begin_in_group (store, "tie-order-remove", group_id, error);
  if (action == NULL || !brg_store_delete_tie_order (store, order_id, error))
    return FALSE;
  names = dup_names (players);
  brg_action_set_text (action, "names", names);
  return brg_action_commit (g_steal_pointer (&action), error);
}
