/* brg-team-list.c - teams with their players below them, as a list
 *
 * Tests: tests/app/test-team-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-team-list.h"

#include <string.h>

#include "brg-player-key.h"
#include "brg-snapshot-teams.h"

GArray *
brg_team_list_rows (BrgSnapshot *snapshot)
{
  GArray *rows;

  g_return_val_if_fail (snapshot != NULL, NULL);

  rows = g_array_new (FALSE, FALSE, sizeof (BrgTeamRow));
  for (gint team = 0; (guint) team < snapshot->entries->len; team++)
    {
      BrgTeamRow row = { snapshot, team };
      gint n_players = 0;
      gint first;

      g_array_append_val (rows, row);
      if (snapshot->players == NULL)
        continue;
      first = brg_snapshot_find_players (snapshot, team, &n_players);
      row.view = snapshot->players;
      for (row.index = first; row.index < first + n_players; row.index++)
        g_array_append_val (rows, row);
    }
  return rows;
}

BrgSnapshot *
brg_team_list_find_view (BrgSnapshot *snapshot, gint64 entry_id, gint *index)
{
  BrgSnapshot *views[2];

  g_return_val_if_fail (snapshot != NULL, NULL);

  views[0] = snapshot;
  views[1] = snapshot->players;
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      gint found = views[i] != NULL ? brg_snapshot_find_entry (views[i], entry_id) : BRG_NOBODY;

      if (found < 0)
        continue;
      if (index != NULL)
        *index = found;
      return views[i];
    }
  return NULL;
}

gboolean
brg_team_list_is_reserve (const BrgSnapshot *view, gint index)
{
  g_return_val_if_fail (view != NULL, FALSE);

  return brg_snapshot_get_entry (view, index)->team_place > view->group->boards;
}

gint
brg_team_list_get_rating (const BrgSnapshot *view, gint index, gboolean *is_average)
{
  const BrgEntry *entry = brg_snapshot_get_entry (view, index);
  gint n_players = 0;
  gint n_rated = 0;
  gint sum = 0;
  gint first;

  if (is_average != NULL)
    *is_average = FALSE;
  if (entry->rating > 0 || !entry->is_team || view->players == NULL)
    return entry->rating;
  first = brg_snapshot_find_players (view, index, &n_players);
  for (gint i = first; i < first + MIN (n_players, view->group->boards); i++)
    {
      gint rating = brg_snapshot_get_entry (view->players, i)->rating;

      sum += rating;
      n_rated += rating > 0;
    }
  if (n_rated == 0)
    return 0;
  if (is_average != NULL)
    *is_average = TRUE;
  return (2 * sum + n_rated) / (2 * n_rated);
}

gboolean
brg_team_list_is_short (const BrgSnapshot *view, gint index)
{
  gint n_players = 0;

  g_return_val_if_fail (view != NULL, FALSE);

  if (view->players == NULL)
    return FALSE;
  brg_snapshot_find_players (view, index, &n_players);
  return n_players < view->group->boards;
}

/* Both halves of a key keep together: what is searched as it is written, and by its sound. */
static void
add_key (GString *key, const char *other)
{
  const char *sounds = strchr (other, '\t');
  const char *tab = strchr (key->str, '\t');

  g_string_insert_len (key, tab - key->str, other, sounds - other);
  g_string_append (key, sounds + 1);
}

/* What is searched of an entry alone. */
static char *
dup_own_key (const BrgTeamRow *row, gint number)
{
  return brg_player_key_new (brg_snapshot_get_entry (row->view, row->index), number);
}

/* The number that the list shows. */
static gint
get_shown_number (const BrgTeamRow *row, gboolean has_numbers)
{
  const BrgEntry *entry = brg_snapshot_get_entry (row->view, row->index);

  if (entry->team_id != 0)
    return entry->team_place;
  return has_numbers ? entry->number : row->index + 1;
}

char **
brg_team_list_dup_keys (BrgSnapshot *snapshot, const GArray *rows)
{
  g_autoptr (GPtrArray) keys = NULL;
  g_autofree char *team_key = NULL;
  gboolean has_numbers;
  guint team = 0;

  g_return_val_if_fail (snapshot != NULL && rows != NULL, NULL);

  keys = g_ptr_array_new ();
  has_numbers = brg_snapshot_count_numbered (snapshot) > 0;
  for (guint i = 0; i < rows->len; i++)
    {
      const BrgTeamRow *row = &g_array_index (rows, BrgTeamRow, i);
      g_autofree char *own = dup_own_key (row, get_shown_number (row, has_numbers));
      g_autoptr (GString) key = g_string_new (own);

      if (row->view == snapshot)
        {
          g_free (team_key);
          team_key = g_strdup (own);
          team = i;
        }
      else
        {
          g_autoptr (GString) whole = g_string_new (keys->pdata[team]);

          add_key (key, team_key);
          add_key (whole, own);
          g_free (keys->pdata[team]);
          keys->pdata[team] = g_string_free (g_steal_pointer (&whole), FALSE);
        }
      g_ptr_array_add (keys, g_string_free (g_steal_pointer (&key), FALSE));
    }
  g_ptr_array_add (keys, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&keys), FALSE);
}
