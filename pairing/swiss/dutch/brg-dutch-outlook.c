/* brg-dutch-outlook.c - whether those who leave a bracket find all they can below it
 *
 * Rules: fide-dutch-2026 C4, C8
 * Tests: tests/pairing/test-dutch.c, tests/pairing/test-dutch-brute.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-dutch-outlook.h"

#include "brg-matching.h"

static guint64 *
make_range (const BrgDutchField *field, gint from, gint to)
{
  guint64 *range = brg_bits_new (field->n_places + 1);

  for (gint place = from; place < to; place++)
    brg_bits_add (range, place);
  return range;
}

/* How many stay alone in a largest matching of some places; of these, if wanted, who may be. */
static gint
count_alone (const BrgDutchField *field, const guint64 *places, guint64 **missable)
{
  g_autoptr (BrgMatching) matching = brg_matching_new (field->graph, places);
  gint n = brg_matching_complete (matching);

  if (n == 1)
    *missable = brg_matching_find_missable (matching);
  return n;
}

/* Those who leave do not meet each other: that was for their own bracket. Returns the edges. */
static GArray *
part_leavers (BrgDutchField *field, const GArray *leavers)
{
  GArray *edges = g_array_new (FALSE, FALSE, sizeof (BrgPair));

  for (guint i = 0; i < leavers->len; i++)
    for (guint j = i + 1; j < leavers->len; j++)
      {
        BrgPair edge = { g_array_index (leavers, gint, i), g_array_index (leavers, gint, j) };

        if (!brg_graph_has_edge (field->graph, edge.white, edge.black))
          continue;
        brg_graph_part (field->graph, edge.white, edge.black);
        g_array_append_val (edges, edge);
      }
  return edges;
}

/* One of the next group, whom the next bracket need not pair, goes on and makes the rest even. */
static gboolean
has_link (const BrgDutchField *field,
          const guint64 *near_missable,
          const guint64 *far_missable,
          gint first,
          gint next_end)
{
  for (gint place = first; place < next_end; place++)
    for (guint w = 0; brg_bits_has (near_missable, place) && w < field->graph->n_words; w++)
      if (brg_graph_row (field->graph, place)[w] & far_missable[w])
        return TRUE;
  return FALSE;
}

static gboolean
settles_next (BrgDutchField *field, const GArray *leavers, gint first, gint next_end)
{
  g_autofree guint64 *near = make_range (field, first, next_end);
  g_autofree guint64 *far =
      make_range (field, next_end, field->n_places + (field->has_bye ? 1 : 0));
  g_autofree guint64 *near_missable = NULL;
  g_autofree guint64 *far_missable = NULL;
  gint n_near;
  gint n_far;

  for (guint i = 0; i < leavers->len; i++)
    brg_bits_add (near, g_array_index (leavers, gint, i));
  n_near = count_alone (field, near, &near_missable);
  if (n_near > 1)
    return FALSE;
  n_far = count_alone (field, far, &far_missable);
  if (n_far != n_near)
    return FALSE;
  return n_near == 0 || has_link (field, near_missable, far_missable, first, next_end);
}

gboolean
brg_dutch_outlook_is_ideal (BrgDutchField *field,
                            const GArray *leavers,
                            gint first,
                            gboolean has_bye_player)
{
  gint next_end = first;
  g_autoptr (GArray) edges = NULL;
  gboolean is_ideal;

  /* Nobody leaves, or it is the bye's player, who is no one's opponent whoever he is. */
  if (leavers->len == 0 || has_bye_player)
    {
      gboolean with_bye = field->has_bye && !has_bye_player;
      g_autofree guint64 *rest = make_range (field, first, field->n_places + (with_bye ? 1 : 0));
      g_autofree guint64 *missable = NULL;

      return count_alone (field, rest, &missable) == 0;
    }
  while (next_end < field->n_places &&
         field->records[next_end].score == field->records[first].score)
    next_end++;
  edges = part_leavers (field, leavers);
  is_ideal = settles_next (field, leavers, first, next_end);
  for (guint i = 0; i < edges->len; i++)
    brg_graph_join (field->graph, g_array_index (edges, BrgPair, i).white,
                    g_array_index (edges, BrgPair, i).black);
  return is_ideal;
}
