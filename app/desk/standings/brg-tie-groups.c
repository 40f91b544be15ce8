/* brg-tie-groups.c - who is equal in everything that is compared
 *
 * Rules: rus-draughts-2022 5.4.8.13; rus-chess-2014 30.5
 * Tests: tests/app/test-tie-groups.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-tie-groups.h"

#include <glib/gi18n.h>

#include "brg-name-words.h"

/* So many names are worth reading in a line. */
#define MOST_NAMES 6

static void
free_group (gpointer data)
{
  BrgTieGroup *group = data;

  g_array_unref (group->players);
  g_free (group);
}

/* Whether a line is equal to the one before it in everything that is compared. */
static gboolean
is_equal (const BrgStanding *line)
{
  return line->has_place && (line->deciding < 0 || line->deciding == BRG_DECIDED_ORDER);
}

static BrgTieGroup *
make_group (const BrgStandings *standings, gint first, gint last)
{
  BrgTieGroup *group = g_new0 (BrgTieGroup, 1);

  group->first_place = standings->lines[first].place;
  group->last_place = standings->lines[last].last_place;
  group->players = g_array_new (FALSE, FALSE, sizeof (gint));
  group->order = standings->lines[first].order;
  for (gint i = first; i <= last; i++)
    {
      const BrgStanding *line = &standings->lines[i];

      g_array_append_val (group->players, line->player);
      group->is_shared = group->is_shared || line->place != line->last_place;
    }
  return group;
}

GPtrArray *
brg_tie_groups_list (const BrgEventTable *table)
{
  GPtrArray *groups;
  const BrgStandings *standings;

  g_return_val_if_fail (table != NULL, NULL);

  groups = g_ptr_array_new_with_free_func (free_group);
  standings = table->standings;
  for (gint i = 0; !standings->is_bracket && i < standings->n_lines; i++)
    {
      gint first = i;

      if (!standings->lines[i].has_place)
        break;
      while (i + 1 < standings->n_lines && is_equal (&standings->lines[i + 1]))
        i++;
      if (i > first)
        g_ptr_array_add (groups, make_group (standings, first, i));
    }
  return groups;
}

char *
brg_tie_groups_dup_places (const BrgTieGroup *group)
{
  g_return_val_if_fail (group != NULL, NULL);

  /* Translators: the first and the last of some places */
  return g_strdup_printf (_ ("Places %d–%d"), group->first_place, group->last_place);
}

char *
brg_tie_groups_dup_names (const BrgSnapshot *snapshot, const BrgTieGroup *group)
{
  g_autoptr (GString) names = g_string_new (NULL);

  g_return_val_if_fail (snapshot != NULL && group != NULL, NULL);

  for (guint i = 0; i < group->players->len && i < MOST_NAMES; i++)
    {
      g_autofree char *name = brg_name_words_dup (snapshot, g_array_index (group->players, gint, i),
                                                  BRG_NAME_FAMILY, NULL);

      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", name);
    }
  if (group->players->len > MOST_NAMES)
    g_string_append (names, ", …");
  return g_string_free (g_steal_pointer (&names), FALSE);
}
