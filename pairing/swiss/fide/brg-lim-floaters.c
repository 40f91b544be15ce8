/* brg-lim-floaters.c - who leaves a score group of the Lim system
 *
 * First those go who have no opponent or no legal colour in the group at all. The others keep as
 * many pairs as they can have, so whoever is too many goes, one after the other.
 *
 * Rules: fide-lim-2026 2.3, 3.2, 3.9, 3.10
 * Tests: tests/pairing/test-lim.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-lim-private.h"
#include "brg-matching.h"

static const BrgLimMember *
get_member (const BrgLimGroup *group, guint i)
{
  return &g_array_index (group->members, BrgLimMember, i);
}

static const BrgDutchRecord *
get_record (const BrgLimGroup *group, gint place)
{
  return &group->draw->field->records[place];
}

static BrgGraph *
make_graph (const BrgLimGroup *group)
{
  g_autofree gint *places = g_new (gint, MAX (group->members->len, 1));

  for (guint i = 0; i < group->members->len; i++)
    places[i] = get_member (group, i)->place;
  return brg_fide_draw_make_graph (group->draw, places, (gint) group->members->len);
}

gint
brg_lim_group_count_unpaired (const BrgLimGroup *group)
{
  g_autoptr (BrgGraph) graph = make_graph (group);
  g_autoptr (BrgMatching) matching = brg_matching_new (graph, NULL);

  return brg_matching_complete (matching);
}

static gboolean
has_neighbour (const BrgLimGroup *group, gint place)
{
  for (guint i = 0; i < group->neighbours->len; i++)
    if (brg_graph_has_edge (group->draw->field->graph, place,
                            g_array_index (group->neighbours, gint, i)))
      return TRUE;
  return FALSE;
}

/* fide-lim-2026 3.10: a float is a game between different scores. */
static gboolean
has_just_floated (const BrgLimGroup *group, gint place)
{
  const BrgFideField *field = group->draw->field;
  const BrgDutchRecord *record = get_record (group, place);

  return field->round > 1 && record->floats[0] != BRG_DUTCH_NO_FLOAT &&
         brg_fide_is_game (
             brg_tournament_cell (field->tournament, record->player, field->round - 1));
}

/* fide-lim-2026 3.9, 3.10: how bad it is that a player floats. */
static gint
get_disadvantage (const BrgLimGroup *group, const BrgLimMember *member)
{
  return (member->side != BRG_LIM_RESIDENT ? 4 : 0) +
         (has_neighbour (group, member->place) ? 0 : 2) + has_just_floated (group, member->place);
}

/* fide-lim-2026 3.2.2: the colour that more are due. */
static BrgColour
find_majority (const BrgLimGroup *group)
{
  gint difference = 0;

  for (guint i = 0; i < group->members->len; i++)
    {
      BrgColour wish = get_record (group, get_member (group, i)->place)->wish;

      difference += wish == BRG_COLOUR_WHITE ? 1 : wish == BRG_COLOUR_BLACK ? -1 : 0;
    }
  return difference > 0 ? BRG_COLOUR_WHITE : difference < 0 ? BRG_COLOUR_BLACK : BRG_COLOUR_NONE;
}

/* fide-lim-2026 3.2.4: downward the lowest, upward the highest. */
static gboolean
is_before (const BrgLimGroup *group, gint place, gint other)
{
  gint difference = get_record (group, place)->number - get_record (group, other)->number;

  return group->is_upward ? difference < 0 : difference > 0;
}

static gint
find_floater (const BrgLimGroup *group, const guint64 *missable)
{
  BrgColour majority = find_majority (group);
  gint least = G_MAXINT;
  gint base = -1;
  gint found = -1;

  for (guint i = 0; i < group->members->len; i++)
    if (brg_bits_has (missable, (gint) i))
      least = MIN (least, get_disadvantage (group, get_member (group, i)));
  for (guint i = 0; i < group->members->len; i++)
    if (brg_bits_has (missable, (gint) i) &&
        get_disadvantage (group, get_member (group, i)) == least &&
        (base < 0 ||
         is_before (group, get_member (group, i)->place, get_member (group, (guint) base)->place)))
      base = (gint) i;
  for (guint i = 0; i < group->members->len; i++)
    {
      gint place = get_member (group, i)->place;

      if (brg_bits_has (missable, (gint) i) && majority != BRG_COLOUR_NONE &&
          get_record (group, place)->wish == majority &&
          get_disadvantage (group, get_member (group, i)) == least &&
          brg_lim_group_is_near (group, place, get_member (group, (guint) base)->place) &&
          (found < 0 || is_before (group, place, get_member (group, (guint) found)->place)))
        found = (gint) i;
    }
  return found >= 0 ? found : base;
}

/* fide-lim-2026 2.3.1-2.3.3: those who have nobody to meet, if there are any. */
static void
prefer_lonely (const BrgGraph *graph, guint64 *missable)
{
  g_autofree guint64 *lonely = brg_bits_new (graph->n_vertices);
  gboolean has_any = FALSE;

  for (gint v = 0; v < graph->n_vertices; v++)
    if (brg_bits_next (brg_graph_row (graph, v), graph->n_words, 0) < 0)
      {
        brg_bits_add (lonely, v);
        has_any = TRUE;
      }
  for (guint w = 0; has_any && w < graph->n_words; w++)
    missable[w] &= lonely[w];
}

GArray *
brg_lim_group_take_floaters (BrgLimGroup *group)
{
  GArray *floaters = g_array_new (FALSE, FALSE, sizeof (gint));

  for (;;)
    {
      g_autoptr (BrgGraph) graph = make_graph (group);
      g_autoptr (BrgMatching) matching = brg_matching_new (graph, NULL);
      g_autofree guint64 *missable = NULL;
      gint floater;
      gint place;

      if (brg_matching_complete (matching) == 0)
        return floaters;
      missable = brg_matching_find_missable (matching);
      prefer_lonely (graph, missable);
      floater = find_floater (group, missable);
      place = get_member (group, (guint) floater)->place;
      g_array_append_val (floaters, place);
      brg_fide_draw_note_float (group->draw, place,
                                group->is_upward ? BRG_REASON_MOVED_UP : BRG_REASON_MOVED_DOWN);
      g_array_remove_index (group->members, (guint) floater);
    }
}
