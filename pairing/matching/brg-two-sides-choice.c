/* brg-two-sides-choice.c - which of the cheapest matchings between two sides comes first
 *
 * A cheapest perfect matching uses edges without slack only, and every perfect matching of these is
 * a cheapest one. So the choices need no costs: a vertex takes another one if a way of changes
 * leads from that one's mate back to the vertex's own old mate.
 *
 * Tests: tests/pairing/test-two-sides.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-two-sides-choice.h"

#include <string.h>

#include "brg-two-sides-private.h"

static guint64 *
get_tight (const BrgTwoSides *sides, gint left)
{
  return sides->tight + (gsize) left * sides->graph->n_words;
}

void
brg_two_sides_begin_choice (BrgTwoSides *sides)
{
  g_autoptr (GArray) types = NULL;
  guint n_words;

  g_return_if_fail (sides != NULL && sides->tight == NULL);

  types = brg_two_sides_list_types (sides, sides->right);
  n_words = sides->graph->n_words;
  sides->tight = g_new0 (guint64, (gsize) sides->graph->n_vertices * n_words);
  sides->open = brg_bits_new (sides->graph->n_vertices);
  for (gint i = 0; i < sides->n; i++)
    {
      gint left = sides->left[i];
      const guint64 *row = brg_graph_row (sides->graph, left);
      guint64 *tight = get_tight (sides, left);

      brg_bits_add (sides->open, sides->right[i]);
      for (guint j = 0; j < types->len; j++)
        {
          const BrgSideType *type = &g_array_index (types, BrgSideType, j);
          BrgCost cost = brg_two_sides_get_cost (sides, sides->classes[left], type->class);

          for (guint w = 0; cost == sides->duals[left] + type->dual && w < n_words; w++)
            tight[w] |= row[w] & type->vertices[w];
        }
    }
}

/* Looks for a way from @start, whose mate is wanted, to the right vertex @end. What is in
 * sides->reached leads nowhere. */
static gboolean
find_way (BrgTwoSides *sides, gint start, gint end)
{
  g_array_set_size (sides->queue, 0);
  g_array_append_val (sides->queue, start);
  for (guint i = 0; i < sides->queue->len; i++)
    {
      gint left = g_array_index (sides->queue, gint, i);
      const guint64 *tight = get_tight (sides, left);

      if (brg_bits_has (tight, end))
        {
          sides->parents[end] = left;
          return TRUE;
        }
      for (guint w = 0; w < sides->graph->n_words; w++)
        {
          guint64 found = tight[w] & sides->open[w] & ~sides->reached[w];

          sides->reached[w] |= found;
          while (found != 0)
            {
              gint right = (gint) (w * 64) + brg_bits_pop_lowest (&found);

              sides->parents[right] = left;
              g_array_append_val (sides->queue, sides->mates[right]);
            }
        }
    }
  return FALSE;
}

/* Gives every left vertex on the way the right one that it leads to. */
static void
turn_way (BrgTwoSides *sides, gint start, gint end)
{
  gint right = end;

  while (TRUE)
    {
      gint left = sides->parents[right];
      gint old = sides->mates[left];

      sides->mates[left] = right;
      sides->mates[right] = left;
      if (left == start)
        return;
      right = old;
    }
}

static void
fix (BrgTwoSides *sides, gint left, gint right)
{
  sides->mates[left] = right;
  sides->mates[right] = left;
  brg_bits_remove (sides->open, right);
}

gint
brg_two_sides_choose (BrgTwoSides *sides, gint vertex)
{
  const guint64 *tight;
  guint n_words;
  gint old;

  g_return_val_if_fail (sides != NULL && sides->tight != NULL, -1);

  tight = get_tight (sides, vertex);
  n_words = sides->graph->n_words;
  old = sides->mates[vertex];
  memset (sides->reached, 0, n_words * sizeof *sides->reached);
  for (gint right = brg_bits_next (tight, n_words, 0); right >= 0 && right != old;
       right = brg_bits_next (tight, n_words, right + 1))
    {
      /* A vertex that an earlier search reached leads nowhere either. */
      if (!brg_bits_has (sides->open, right) || brg_bits_has (sides->reached, right))
        continue;
      brg_bits_add (sides->reached, right);
      if (find_way (sides, sides->mates[right], old))
        {
          turn_way (sides, sides->mates[right], old);
          fix (sides, vertex, right);
          return right;
        }
    }
  fix (sides, vertex, old);
  return old;
}

/* Twice the dual value, moved as brg_two_sides_prove() found. */
static BrgCost
get_moved_dual (const BrgTwoSides *sides, gboolean is_left, BrgCost dual)
{
  return 2 * dual + (is_left ? sides->shift : -sides->shift);
}

static void
join_tight (const BrgTwoSides *sides, BrgGraph *tight, const GArray *types, gboolean types_are_left)
{
  for (gint i = 0; i < 2 * sides->n; i++)
    {
      gint u = i < sides->n ? sides->left[i] : sides->right[i - sides->n];
      BrgCost dual = get_moved_dual (sides, sides->is_left[u], sides->duals[u]);

      for (guint j = 0; j < types->len; j++)
        {
          const BrgSideType *type = &g_array_index (types, BrgSideType, j);
          BrgCost cost = brg_two_sides_get_cost (sides, sides->classes[u], type->class);

          if (cost < 0 || 2 * cost != dual + get_moved_dual (sides, types_are_left, type->dual))
            continue;
          for (guint w = 0; w < tight->n_words; w++)
            brg_graph_row (tight, u)[w] |= brg_graph_row (sides->graph, u)[w] & type->vertices[w];
        }
    }
}

BrgGraph *
brg_two_sides_dup_tight (const BrgTwoSides *sides)
{
  BrgGraph *tight;
  g_autoptr (GArray) left = NULL;
  g_autoptr (GArray) right = NULL;

  g_return_val_if_fail (sides != NULL, NULL);

  tight = brg_graph_new (sides->graph->n_vertices);
  left = brg_two_sides_list_types (sides, sides->left);
  right = brg_two_sides_list_types (sides, sides->right);
  join_tight (sides, tight, left, TRUE);
  join_tight (sides, tight, right, FALSE);
  return tight;
}
