/* brg-player-table-teams.c - a list of players as teams
 *
 * Tests: tests/data/test-csv-players.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-player-table-teams.h"

#include <glib/gi18n-lib.h>

#include "brg-text-tidy.h"

/* A team and its players, in the order of the file. */
typedef struct
{
  gint64 id;  /* of a team that is there already, else 0 */
  char *name; /* as it is first written */
  GPtrArray *players;
} Team;

static void
free_team (gpointer data)
{
  Team *team = data;

  g_free (team->name);
  g_ptr_array_unref (team->players);
  g_free (team);
}

/* Teams by folded name; the order is that of @teams. */
static Team *
take_team (GPtrArray *teams, GHashTable *by_name, gint64 id, const char *name)
{
  g_autofree char *key = brg_text_fold (name);
  Team *team = g_hash_table_lookup (by_name, key);

  if (team != NULL)
    return team;
  team = g_new0 (Team, 1);
  team->id = id;
  team->name = g_strdup (name);
  team->players = g_ptr_array_new ();
  g_ptr_array_add (teams, team);
  g_hash_table_insert (by_name, g_steal_pointer (&key), team);
  return team;
}

/* Puts every row into its team. */
static gboolean
sort_rows (const BrgPlayerTable *table, GPtrArray *teams, GHashTable *by_name, GError **error)
{
  const char *name = "";

  for (guint i = 0; i < table->rows->len; i++)
    {
      const BrgPlayerRow *row = table->rows->pdata[i];

      if (*row->team != '\0')
        name = row->team;
      if (row->is_skipped)
        continue;
      if (*name == '\0')
        {
          brg_format_set_error (error, BRG_FORMAT_ERROR_SYNTAX, table->name, row->line, 1,
                                _ ("there is no team, expected a column of teams with one in the "
                                   "first row"));
          return FALSE;
        }
      g_ptr_array_add (take_team (teams, by_name, 0, name)->players, row->entry);
    }
  return TRUE;
}

static void
add_team (GPtrArray *entries, const Team *team)
{
  if (team->players->len == 0)
    return;
  if (team->id == 0)
    {
      BrgEntry *entry = brg_entry_new ();

      entry->is_team = TRUE;
      g_free (entry->family_name);
      entry->family_name = g_strdup (team->name);
      g_ptr_array_add (entries, entry);
    }
  for (guint i = 0; i < team->players->len; i++)
    {
      BrgEntry *player = brg_entry_copy (team->players->pdata[i]);

      player->number = 0;
      player->team_id = team->id;
      g_ptr_array_add (entries, player);
    }
}

GPtrArray *
brg_player_table_dup_teams (const BrgPlayerTable *table, const GPtrArray *teams, GError **error)
{
  g_autoptr (GHashTable) by_name = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (free_team);
  g_autoptr (GPtrArray) entries = NULL;

  g_return_val_if_fail (table != NULL, NULL);

  for (guint i = 0; teams != NULL && i < teams->len; i++)
    {
      const BrgEntry *team = teams->pdata[i];

      take_team (found, by_name, team->id, team->family_name);
    }
  if (!brg_player_table_check (table, error) || !sort_rows (table, found, by_name, error))
    return NULL;
  entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
  for (guint i = 0; i < found->len; i++)
    add_team (entries, found->pdata[i]);
  return g_steal_pointer (&entries);
}
