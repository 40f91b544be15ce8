/* brg-store-team-rows.c - rows of teams and of their players that several actions write
 *
 * Tests: tests/data/test-store-teams.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-team-rows.h"

#include <glib/gi18n-lib.h>

#include "brg-personal-traces.h"
#include "brg-store-rows.h"

gboolean
brg_store_count_boards (BrgStore *store, gint64 group_id, gint *n_boards, GError **error)
{
  gint64 value;

  if (!brg_sql_get_int (store, &value, error, "SELECT boards FROM event_group WHERE id = ?1", "i",
                        group_id))
    return FALSE;
  *n_boards = (gint) value;
  return TRUE;
}

static gboolean
check_team (BrgStore *store, gint64 group_id, gint64 team_id, GError **error)
{
  gint64 is_there;

  if (!brg_sql_get_int (store, &is_there, error,
                        "SELECT count(*) FROM entry"
                        " WHERE id = ?1 AND group_id = ?2 AND is_team = 1",
                        "ii", team_id, group_id))
    return FALSE;
  if (is_there == 0)
    g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                         _ ("The team is no longer in the list."));
  return is_there > 0;
}

static gboolean
insert_player_of_team (BrgStore *store,
                       gint64 group_id,
                       const BrgEntry *entry,
                       gint64 team_id,
                       gint64 *player_id,
                       GError **error)
{
  BrgEntry row = *entry;
  gint64 n_players;

  if (team_id == 0)
    return brg_store_refuse (error, _ ("In a team event every player belongs to a team. Add the"
                                       " team first."));
  if (!check_team (store, group_id, team_id, error) ||
      !brg_sql_get_int (store, &n_players, error, "SELECT count(*) FROM entry WHERE team_id = ?1",
                        "i", team_id))
    return FALSE;
  row.team_id = team_id;
  row.team_place = (gint) n_players + 1;
  return brg_store_insert_entry (store, group_id, &row, 0, player_id, error);
}

gboolean
brg_store_insert_entries (BrgStore *store,
                          gint64 group_id,
                          GPtrArray *entries,
                          gboolean keep_numbers,
                          GArray *ids,
                          GError **error)
{
  gboolean has_papers = FALSE;
  guint n_marked;
  gint n_boards;
  gint64 team_id = 0;

  if (!brg_store_count_boards (store, group_id, &n_boards, error))
    return FALSE;
  for (guint i = 0; i < entries->len; i++)
    {
      const BrgEntry *entry = entries->pdata[i];
      gint number = keep_numbers ? entry->number : 0;
      gint64 id;

      if (n_boards == 0 && (entry->is_team || entry->team_id != 0))
        return brg_store_refuse (error, _ ("This event has no teams."));
      if (!(n_boards == 0 || entry->is_team
                ? brg_store_insert_entry (store, group_id, entry, number, &id, error)
                : insert_player_of_team (store, group_id, entry,
                                         entry->team_id != 0 ? entry->team_id : team_id, &id,
                                         error)))
        return FALSE;
      if (entry->is_team)
        team_id = id;
      g_array_append_val (ids, id);
      has_papers = has_papers || entry->papers != NULL;
    }
  /* What was printed before they were entered may show them. */
  return !has_papers || brg_personal_traces_mark (store, &n_marked, error);
}

static GArray *
list_players (BrgStore *store, gint64 team_id, GError **error)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  sqlite3_stmt *stmt = brg_sql_query (
      store, error, "SELECT id FROM entry WHERE team_id = ?1 ORDER BY team_place, id", "i",
      team_id);
  gboolean has_row;

  while (stmt != NULL && brg_sql_step (store, stmt, &has_row, error))
    {
      gint64 id;

      if (!has_row)
        return g_steal_pointer (&ids);
      id = sqlite3_column_int64 (stmt, 0);
      g_array_append_val (ids, id);
    }
  return NULL;
}

static gboolean
write_places (BrgStore *store, gint64 team_id, const GArray *ids, GError **error)
{
  for (guint i = 0; i < ids->len; i++)
    if (!brg_sql_run (store, error, "UPDATE entry SET team_id = ?2, team_place = ?3 WHERE id = ?1",
                      "iii", g_array_index (ids, gint64, i), team_id, (gint64) i + 1))
      return FALSE;
  return TRUE;
}

static void
drop_player (GArray *ids, gint64 player_id)
{
  for (guint i = 0; i < ids->len; i++)
    if (g_array_index (ids, gint64, i) == player_id)
      g_array_remove_index (ids, i--);
}

gboolean
brg_store_place_player (BrgStore *store,
                        gint64 player_id,
                        gint64 team_id,
                        gint place,
                        GError **error)
{
  g_autoptr (GArray) ids = list_players (store, team_id, error);

  if (ids == NULL)
    return FALSE;
  drop_player (ids, player_id);
  g_array_insert_val (ids, (guint) CLAMP (place - 1, 0, (gint) ids->len), player_id);
  return write_places (store, team_id, ids, error);
}

gboolean
brg_store_displace_player (BrgStore *store, gint64 player_id, gint64 team_id, GError **error)
{
  g_autoptr (GArray) ids = list_players (store, team_id, error);

  if (ids == NULL ||
      !brg_sql_run (store, error, "UPDATE entry SET team_id = NULL, team_place = 0 WHERE id = ?1",
                    "i", player_id))
    return FALSE;
  drop_player (ids, player_id);
  return write_places (store, team_id, ids, error);
}

gboolean
brg_store_check_may_have_number (BrgStore *store, gint64 entry_id, GError **error)
{
  gint64 n_players;

  if (!brg_sql_get_int (store, &n_players, error,
                        "SELECT count(*) FROM entry WHERE id = ?1 AND team_id IS NOT NULL", "i",
                        entry_id))
    return FALSE;
  return n_players == 0 || brg_store_refuse (error, _ ("Only teams have pairing numbers."));
}

char *
brg_store_dup_entry_name (BrgStore *store, gint64 entry_id, GError **error)
{
  char *name = NULL;
  gboolean has_row;
  sqlite3_stmt *stmt =
      brg_sql_query (store, error,
                     "SELECT trim (p.family_name || ' ' || p.given_name) FROM entry e"
                     " JOIN person p ON p.id = e.person_id WHERE e.id = ?1",
                     "i", entry_id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return NULL;
  name = has_row ? brg_sql_dup_text (stmt, 0) : g_strdup ("");
  sqlite3_reset (stmt);
  return name;
}
