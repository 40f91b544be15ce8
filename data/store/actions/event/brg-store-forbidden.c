/* brg-store-forbidden.c - actions on pairs that may not be made
 *
 * Tests: tests/data/test-store-forbidden.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-forbidden.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-store-rows.h"

/* Two players of one group. */
typedef struct
{
  gint64 group_id;
  char *name;
  char *other;
} TwoPlayers;

static void
clear_two_players (TwoPlayers *two)
{
  g_clear_pointer (&two->name, g_free);
  g_clear_pointer (&two->other, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TwoPlayers, clear_two_players)

static gboolean
find_two (BrgStore *store, gint64 entry_id, gint64 other_id, TwoPlayers *two, GError **error)
{
  gboolean has_row;
  gboolean is_of_team;
  sqlite3_stmt *stmt =
      brg_sql_query (store, error,
                     "SELECT e.group_id, trim (p.family_name || ' ' || p.given_name),"
                     " trim (q.family_name || ' ' || q.given_name),"
                     " e.team_id IS NOT NULL OR f.team_id IS NOT NULL"
                     " FROM entry e JOIN person p ON p.id = e.person_id"
                     " JOIN entry f ON f.group_id = e.group_id JOIN person q ON q.id = f.person_id"
                     " WHERE e.id = ?1 AND f.id = ?2",
                     "ii", entry_id, other_id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  if (!has_row)
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                           _ ("The player is no longer in the list."));
      return FALSE;
    }
  two->group_id = sqlite3_column_int64 (stmt, 0);
  two->name = brg_sql_dup_text (stmt, 1);
  two->other = brg_sql_dup_text (stmt, 2);
  is_of_team = sqlite3_column_int (stmt, 3);
  sqlite3_reset (stmt);
  return !is_of_team || brg_store_refuse (error, _ ("Teams are paired here, not their players."));
}

/* An open end is later than every round. */
static gboolean
check_is_new (BrgStore *store,
              gint64 entry_id,
              gint64 other_id,
              gint first_round,
              gint last_round,
              GError **error)
{
  gint64 n_bans;

  if (!brg_sql_get_int (store, &n_bans, error,
                        "SELECT count(*) FROM forbidden_pair"
                        " WHERE min (player_id, other_id) = min (?1, ?2)"
                        " AND max (player_id, other_id) = max (?1, ?2)"
                        " AND first_round <= ?4 AND (last_round IS NULL OR last_round >= ?3)",
                        "iiii", entry_id, other_id, (gint64) first_round, (gint64) last_round))
    return FALSE;
  return n_bans == 0 || brg_store_refuse (error, _ ("This pair is already forbidden."));
}

gboolean
brg_store_forbid_pair (BrgStore *store,
                       gint64 entry_id,
                       gint64 other_id,
                       gint first_round,
                       gint last_round,
                       GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_auto (TwoPlayers) two = { 0 };

  g_return_val_if_fail (store != NULL && entry_id != other_id, FALSE);
  g_return_val_if_fail (first_round >= 1 && last_round >= first_round, FALSE);

  if (!find_two (store, entry_id, other_id, &two, error) ||
      !check_is_new (store, entry_id, other_id, first_round, last_round, error))
    return FALSE;
  action = brg_action_begin_in_group (store, "pair-forbid", two.group_id, error);
  if (action == NULL ||
      !brg_store_insert_ban (store, entry_id, other_id, first_round, last_round, error))
    return FALSE;
  brg_action_set_text (action, "name", two.name);
  brg_action_set_text (action, "other", two.other);
  brg_action_set_int (action, "first", first_round);
  brg_action_set_int (action, "last", last_round == BRG_STAYS ? 0 : last_round);
  return brg_action_commit (g_steal_pointer (&action), error);
}

static gboolean
find_ban (BrgStore *store, gint64 ban_id, gint64 *entry_id, gint64 *other_id, GError **error)
{
  gboolean has_row;
  sqlite3_stmt *stmt = brg_sql_query (
      store, error, "SELECT player_id, other_id FROM forbidden_pair WHERE id = ?1", "i", ban_id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  if (!has_row)
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                           _ ("The pair is no longer forbidden."));
      return FALSE;
    }
  *entry_id = sqlite3_column_int64 (stmt, 0);
  *other_id = sqlite3_column_int64 (stmt, 1);
  sqlite3_reset (stmt);
  return TRUE;
}

gboolean
brg_store_allow_pair (BrgStore *store, gint64 ban_id, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_auto (TwoPlayers) two = { 0 };
  gint64 entry_id;
  gint64 other_id;

  g_return_val_if_fail (store != NULL, FALSE);

  if (!find_ban (store, ban_id, &entry_id, &other_id, error) ||
      !find_two (store, entry_id, other_id, &two, error))
    return FALSE;
  action = brg_action_begin_in_group (store, "pair-allow", two.group_id, error);
  if (action == NULL ||
      !brg_sql_run (store, error, "DELETE FROM forbidden_pair WHERE id = ?1", "i", ban_id))
    return FALSE;
  brg_action_set_text (action, "name", two.name);
  brg_action_set_text (action, "other", two.other);
  return brg_action_commit (g_steal_pointer (&action), error);
}

static void
describe_apart (BrgAction *action, const BrgKeptApart *apart)
{
  brg_action_set_text (action, "field", brg_apart_field_get_id (apart->field));
  brg_action_set_text (action, "place", apart->is_last ? "last" : "first");
  brg_action_set_int (action, "rounds", apart->n_rounds);
}

gboolean
brg_store_keep_apart (BrgStore *store, gint64 group_id, const BrgKeptApart *apart, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  const char *place;
  gint64 n_there;

  g_return_val_if_fail (store != NULL && apart != NULL, FALSE);
  g_return_val_if_fail (apart->n_rounds >= 1 && apart->n_rounds <= 300, FALSE);

  place = apart->is_last ? "last" : "first";
  if (!brg_sql_get_int (store, &n_there, error,
                        "SELECT count(*) FROM kept_apart WHERE group_id = ?1 AND field = ?2"
                        " AND place = ?3",
                        "itt", group_id, brg_apart_field_get_id (apart->field), place))
    return FALSE;
  if (n_there > 0)
    return brg_store_refuse (error, _ ("They are kept apart in these rounds already."));
  action = brg_action_begin_in_group (store, "apart-keep", group_id, error);
  if (action == NULL || !brg_sql_run (store, error,
                                      "INSERT INTO kept_apart (group_id, field, place, n_rounds)"
                                      " VALUES (?1, ?2, ?3, ?4)",
                                      "itti", group_id, brg_apart_field_get_id (apart->field),
                                      place, (gint64) apart->n_rounds))
    return FALSE;
  describe_apart (action, apart);
  return brg_action_commit (g_steal_pointer (&action), error);
}

static gboolean
find_apart (BrgStore *store, gint64 id, gint64 *group_id, BrgKeptApart *apart, GError **error)
{
  gboolean has_row;
  sqlite3_stmt *stmt = brg_sql_query (
      store, error,
      "SELECT group_id, field, place = 'last', n_rounds FROM kept_apart WHERE id = ?1", "i", id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  if (!has_row || !brg_apart_field_from_id (brg_sql_get_text (stmt, 1), &apart->field))
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                           _ ("They are no longer kept apart."));
      return FALSE;
    }
  *group_id = sqlite3_column_int64 (stmt, 0);
  apart->is_last = sqlite3_column_int (stmt, 2);
  apart->n_rounds = sqlite3_column_int (stmt, 3);
  sqlite3_reset (stmt);
  return TRUE;
}

gboolean
brg_store_no_longer_apart (BrgStore *store, gint64 apart_id, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  BrgKeptApart apart = { 0 };
  gint64 group_id;

  g_return_val_if_fail (store != NULL, FALSE);

  if (!find_apart (store, apart_id, &group_id, &apart, error))
    return FALSE;
  action = brg_action_begin_in_group (store, "apart-allow", group_id, error);
  if (action == NULL ||
      !brg_sql_run (store, error, "DELETE FROM kept_apart WHERE id = ?1", "i", apart_id))
    return FALSE;
  describe_apart (action, &apart);
  return brg_action_commit (g_steal_pointer (&action), error);
}
