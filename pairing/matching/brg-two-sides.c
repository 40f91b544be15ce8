/* brg-two-sides.c - cheapest perfect matching between two sides of a graph
 *
 * Tests: tests/pairing/test-two-sides.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-two-sides.h"

#include "brg-two-sides-private.h"

#define NOBODY (-1)

BrgTwoSides *
brg_two_sides_new (const BrgGraph *graph,
                   const gint16 *classes,
                   gint n_classes,
                   const BrgCost *costs,
                   const GArray *left,
                   const GArray *right)
{
  BrgTwoSides *sides;
  gint n_vertices;

  g_return_val_if_fail (graph != NULL && classes != NULL && costs != NULL, NULL);
  g_return_val_if_fail (left->len == right->len, NULL);

  n_vertices = graph->n_vertices;
  sides = g_new0 (BrgTwoSides, 1);
  sides->graph = graph;
  sides->classes = classes;
  sides->n_classes = n_classes;
  sides->costs = costs;
  sides->n = (gint) left->len;
  sides->left = g_memdup2 (left->data, left->len * sizeof (gint));
  sides->right = g_memdup2 (right->data, right->len * sizeof (gint));
  sides->mates = g_new (gint, n_vertices);
  sides->duals = g_new0 (BrgCost, n_vertices);
  sides->is_left = g_new0 (gboolean, n_vertices);
  sides->reached = brg_bits_new (n_vertices);
  sides->parents = g_new (gint, n_vertices);
  sides->queue = g_array_new (FALSE, FALSE, sizeof (gint));
  for (gint v = 0; v < n_vertices; v++)
    sides->mates[v] = NOBODY;
  for (gint i = 0; i < sides->n; i++)
    sides->is_left[sides->left[i]] = TRUE;
  return sides;
}

void
brg_two_sides_free (BrgTwoSides *sides)
{
  if (sides == NULL)
    return;
  g_free (sides->left);
  g_free (sides->right);
  g_free (sides->mates);
  g_free (sides->duals);
  g_free (sides->is_left);
  g_free (sides->reached);
  g_free (sides->parents);
  g_array_unref (sides->queue);
  g_free (sides->tight);
  g_free (sides->open);
  g_free (sides);
}

static void
clear_type (gpointer data)
{
  g_free (((BrgSideType *) data)->vertices);
}

static BrgSideType *
find_type (const GArray *types, gint class, BrgCost dual)
{
  for (guint i = 0; i < types->len; i++)
    {
      BrgSideType *type = &g_array_index (types, BrgSideType, i);

      if (type->class == class && type->dual == dual)
        return type;
    }
  return NULL;
}

GArray *
brg_two_sides_list_types (const BrgTwoSides *sides, const gint *vertices)
{
  GArray *types = g_array_new (FALSE, FALSE, sizeof (BrgSideType));

  g_array_set_clear_func (types, clear_type);
  for (gint i = 0; i < sides->n; i++)
    {
      gint class = sides->classes[vertices[i]];
      BrgCost dual = sides->duals[vertices[i]];
      BrgSideType *type = find_type (types, class, dual);

      if (type == NULL)
        {
          BrgSideType added = { class, dual, brg_bits_new (sides->graph->n_vertices) };

          g_array_append_val (types, added);
          type = &g_array_index (types, BrgSideType, types->len - 1);
        }
      brg_bits_add (type->vertices, vertices[i]);
    }
  return types;
}

/* Slack between @vertex and a type, or BRG_COST_MAX where they may not be matched. */
static BrgCost
get_slack (const BrgTwoSides *sides, gint vertex, const BrgSideType *type)
{
  BrgCost cost = brg_two_sides_get_cost (sides, sides->classes[vertex], type->class);

  return cost < 0 ? BRG_COST_MAX : cost - sides->duals[vertex] - type->dual;
}

/* Whether @vertex is joined with one of the type that is not in @without. */
static gboolean
meets_type (const BrgTwoSides *sides, gint vertex, const BrgSideType *type, const guint64 *without)
{
  const guint64 *row = brg_graph_row (sides->graph, vertex);

  for (guint w = 0; w < sides->graph->n_words; w++)
    if ((row[w] & type->vertices[w] & (without != NULL ? ~without[w] : G_MAXUINT64)) != 0)
      return TRUE;
  return FALSE;
}

/* The least slack between @vertex and the types, if below @least. */
static BrgCost
find_least_slack (const BrgTwoSides *sides,
                  gint vertex,
                  const GArray *types,
                  const guint64 *without,
                  BrgCost least)
{
  for (guint i = 0; i < types->len; i++)
    {
      const BrgSideType *type = &g_array_index (types, BrgSideType, i);
      BrgCost slack = get_slack (sides, vertex, type);

      if (slack < least && meets_type (sides, vertex, type, without))
        least = slack;
    }
  return least;
}

static void
match (BrgTwoSides *sides, gint left, gint right)
{
  sides->mates[left] = right;
  sides->mates[right] = left;
}

/* Left dual values as high as they may be; then pairs in the order of the sides, as far as they
 * have no slack. */
static gboolean
begin (BrgTwoSides *sides)
{
  g_autoptr (GArray) types = brg_two_sides_list_types (sides, sides->right);

  for (gint i = 0; i < sides->n; i++)
    {
      gint left = sides->left[i];
      gint right = sides->right[i];
      BrgCost least = find_least_slack (sides, left, types, NULL, BRG_COST_MAX);

      if (least == BRG_COST_MAX)
        return FALSE;
      sides->duals[left] = least;
      if (brg_graph_has_edge (sides->graph, left, right) &&
          brg_two_sides_get_cost (sides, sides->classes[left], sides->classes[right]) == least)
        match (sides, left, right);
    }
  return TRUE;
}

/* Turns the path round that ends at an unmatched right vertex. */
static void
turn_path (BrgTwoSides *sides, gint right)
{
  while (right != NOBODY)
    {
      gint left = sides->parents[right];
      gint next = sides->mates[left];

      match (sides, left, right);
      right = next;
    }
}

/* Goes on from @left to all right vertices without slack that were not yet reached. Returns an
 * unmatched one, or NOBODY. */
static gint
expand (BrgTwoSides *sides, gint left, const GArray *types)
{
  const guint64 *row = brg_graph_row (sides->graph, left);

  for (guint i = 0; i < types->len; i++)
    {
      const BrgSideType *type = &g_array_index (types, BrgSideType, i);

      if (get_slack (sides, left, type) != 0)
        continue;
      for (guint w = 0; w < sides->graph->n_words; w++)
        {
          guint64 found = row[w] & type->vertices[w] & ~sides->reached[w];

          sides->reached[w] |= found;
          while (found != 0)
            {
              gint right = (gint) (w * 64) + brg_bits_pop_lowest (&found);

              sides->parents[right] = left;
              if (sides->mates[right] == NOBODY)
                return right;
              g_array_append_val (sides->queue, sides->mates[right]);
            }
        }
    }
  return NOBODY;
}

/* Searches from one unmatched left vertex; what earlier searches reached is not entered again. */
static gboolean
search (BrgTwoSides *sides, gint root, const GArray *types)
{
  guint from = sides->queue->len;

  g_array_append_val (sides->queue, root);
  for (guint i = from; i < sides->queue->len; i++)
    {
      gint end = expand (sides, g_array_index (sides->queue, gint, i), types);

      if (end == NOBODY)
        continue;
      turn_path (sides, end);
      return TRUE;
    }
  return FALSE;
}

/* One search from every unmatched left vertex. Returns how many stay; if none found a mate, the
 * queue holds all left vertices that are reached. */
static gint
search_all (BrgTwoSides *sides, const GArray *types, gboolean *is_changed)
{
  gint n_unmatched = 0;

  *is_changed = FALSE;
  g_array_set_size (sides->queue, 0);
  for (guint w = 0; w < sides->graph->n_words; w++)
    sides->reached[w] = 0;
  for (gint i = 0; i < sides->n; i++)
    if (sides->mates[sides->left[i]] == NOBODY)
      {
        if (search (sides, sides->left[i], types))
          *is_changed = TRUE;
        else
          n_unmatched++;
      }
  return n_unmatched;
}

/* Moves the dual values until an edge leads out of what is reached. */
static gboolean
move_duals (BrgTwoSides *sides, const GArray *types)
{
  BrgCost step = BRG_COST_MAX;

  for (guint i = 0; i < sides->queue->len; i++)
    step = find_least_slack (sides, g_array_index (sides->queue, gint, i), types, sides->reached,
                             step);
  if (step == BRG_COST_MAX)
    return FALSE;
  for (guint i = 0; i < sides->queue->len; i++)
    sides->duals[g_array_index (sides->queue, gint, i)] += step;
  for (gint right = brg_bits_next (sides->reached, sides->graph->n_words, 0); right >= 0;
       right = brg_bits_next (sides->reached, sides->graph->n_words, right + 1))
    sides->duals[right] -= step;
  return TRUE;
}

gboolean
brg_two_sides_solve (BrgTwoSides *sides)
{
  g_return_val_if_fail (sides != NULL, FALSE);

  if (!begin (sides))
    return FALSE;
  while (TRUE)
    {
      g_autoptr (GArray) types = brg_two_sides_list_types (sides, sides->right);
      gboolean is_changed = TRUE;

      while (is_changed)
        if (search_all (sides, types, &is_changed) == 0)
          return TRUE;
      if (!move_duals (sides, types))
        return FALSE;
    }
}

gint
brg_two_sides_get_mate (const BrgTwoSides *sides, gint vertex)
{
  g_return_val_if_fail (sides != NULL, NOBODY);

  return sides->mates[vertex];
}

static BrgCost
find_least_inside (const BrgTwoSides *sides, const gint *vertices)
{
  g_autoptr (GArray) types = brg_two_sides_list_types (sides, vertices);
  BrgCost least = BRG_COST_MAX;

  for (gint i = 0; i < sides->n; i++)
    least = find_least_slack (sides, vertices[i], types, NULL, least);
  return least;
}

gboolean
brg_two_sides_prove (BrgTwoSides *sides)
{
  BrgCost left;
  BrgCost right;

  g_return_val_if_fail (sides != NULL, FALSE);

  /* All left values may rise by as much as the right ones fall: that changes the slack inside the
   * sides only. Twice the values are taken, so that half a step is a whole number. */
  left = find_least_inside (sides, sides->left);
  right = find_least_inside (sides, sides->right);
  if (left == BRG_COST_MAX && right == BRG_COST_MAX)
    sides->shift = 0;
  else if (left == BRG_COST_MAX)
    sides->shift = 1 - right;
  else if (right == BRG_COST_MAX)
    sides->shift = left - 1;
  else
    {
      if (left + right < 0)
        return FALSE;
      /* In the middle, where fewest edges are without slack. */
      sides->shift = left - (left + right) / 2;
    }
  return TRUE;
}
