/* brg-balanced-groups.c - a list of players divided into groups of equal strength
 *
 * Tests: tests/pairing/test-balanced-groups.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-balanced-groups.h"

#define NOBODY (-1)

/* A node is a pot, or a handful: at most as many players of one kind as there are groups. Each
 * knows for every group which of its players is there. */
typedef struct
{
  gint n_groups;
  gint *pots;
  gint *handfuls;
  gint *groups;
  gint *at_pot;     /* player by pot and group */
  gint *at_handful; /* player by handful and group */
} Division;

static gint *
get_pot (const Division *division, gint player, gint group)
{
  return &division->at_pot[division->pots[player] * division->n_groups + group];
}

static gint *
get_handful (const Division *division, gint player, gint group)
{
  return &division->at_handful[division->handfuls[player] * division->n_groups + group];
}

static void
put (Division *division, gint player, gint group)
{
  division->groups[player] = group;
  *get_pot (division, player, group) = player;
  *get_handful (division, player, group) = player;
}

/* How far a group is from where the player comes there and back through the groups; of two that are
 * equally far the one that was passed already is nearer. */
static gint
get_distance (gint n_groups, gint player, gint group)
{
  gint place = player % n_groups;
  gboolean is_back = player / n_groups % 2 == 1;
  gint wish = is_back ? n_groups - 1 - place : place;

  return 2 * ABS (group - wish) + (is_back ? group < wish : group > wish);
}

/* The nearest group that has a place for the player; of his pot alone, of his handful
 * alone, or of both. NOBODY when there is none. */
static gint
find_free (const Division *division, gint player, gboolean of_pot, gboolean of_handful)
{
  gint found = NOBODY;

  for (gint group = 0; group < division->n_groups; group++)
    if ((!of_pot || *get_pot (division, player, group) == NOBODY) &&
        (!of_handful || *get_handful (division, player, group) == NOBODY) &&
        (found == NOBODY || get_distance (division->n_groups, player, group) <
                                get_distance (division->n_groups, player, found)))
      found = group;
  return found;
}

/* The players of the two groups change places along the chain that begins with the one whom the
 * handful of @player has in @from: afterwards its place there is empty. The chain never comes to
 * the pot of @player, which has nobody in @from: it would arrive there by that group. */
static void
turn_chain (Division *division, gint player, gint from, gint to)
{
  g_autoptr (GArray) chain = g_array_new (FALSE, FALSE, sizeof (gint));
  gint next = *get_handful (division, player, from);

  for (gint step = 0; next != NOBODY; step++)
    {
      gint other = step % 2 == 0 ? to : from;

      g_array_append_val (chain, next);
      next =
          step % 2 == 0 ? *get_pot (division, next, other) : *get_handful (division, next, other);
    }
  for (guint i = 0; i < chain->len; i++)
    {
      gint member = g_array_index (chain, gint, i);

      *get_pot (division, member, division->groups[member]) = NOBODY;
      *get_handful (division, member, division->groups[member]) = NOBODY;
    }
  for (guint i = 0; i < chain->len; i++)
    put (division, g_array_index (chain, gint, i), i % 2 == 0 ? to : from);
}

static void
place (Division *division, gint player)
{
  gint group = find_free (division, player, TRUE, TRUE);

  if (group == NOBODY)
    {
      group = find_free (division, player, TRUE, FALSE);
      turn_chain (division, player, group, find_free (division, player, FALSE, TRUE));
    }
  put (division, player, group);
}

/* Who shares his kind with nobody is a handful of his own. Returns how many there are. */
static gint
fill_handfuls (Division *division, const gint *kinds, gint n_players)
{
  g_autoptr (GHashTable) begun = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  gint n_handfuls = 0;

  for (gint player = 0; player < n_players; player++)
    {
      gint *last =
          g_hash_table_lookup (begun, GINT_TO_POINTER (kinds[player])); /* number, members */

      if (kinds[player] > 0 && last == NULL)
        {
          last = g_new0 (gint, 2);
          last[1] = division->n_groups;
          g_hash_table_insert (begun, GINT_TO_POINTER (kinds[player]), last);
        }
      if (kinds[player] <= 0)
        division->handfuls[player] = n_handfuls++;
      else
        {
          if (last[1] == division->n_groups)
            {
              last[0] = n_handfuls++;
              last[1] = 0;
            }
          division->handfuls[player] = last[0];
          last[1]++;
        }
    }
  return n_handfuls;
}

void
brg_balanced_groups_divide (const gint *kinds, gint n_players, gint n_groups, gint *groups)
{
  g_autofree gint *pots = g_new (gint, n_players + 1);
  g_autofree gint *handfuls = g_new (gint, n_players + 1);
  g_autofree gint *at_pot = NULL;
  g_autofree gint *at_handful = NULL;
  Division division = { n_groups, pots, handfuls, groups, NULL, NULL };
  gint n_pots;
  gint n_handfuls;

  g_return_if_fail (kinds != NULL && groups != NULL);
  g_return_if_fail (n_groups >= 1 && n_groups <= n_players);

  n_pots = (n_players + n_groups - 1) / n_groups;
  for (gint player = 0; player < n_players; player++)
    pots[player] = player / n_groups;
  n_handfuls = fill_handfuls (&division, kinds, n_players);
  at_pot = g_new (gint, (gsize) n_pots * (gsize) n_groups);
  at_handful = g_new (gint, (gsize) n_handfuls * (gsize) n_groups);
  for (gint i = 0; i < n_pots * n_groups; i++)
    at_pot[i] = NOBODY;
  for (gint i = 0; i < n_handfuls * n_groups; i++)
    at_handful[i] = NOBODY;
  division.at_pot = at_pot;
  division.at_handful = at_handful;
  for (gint player = 0; player < n_players; player++)
    place (&division, player);
}
