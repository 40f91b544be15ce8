/* brg-fide-upfloat.c - a score group and those who come up to it
 *
 * Rules: fide-dubov-2026 3.2.1, 4.2, C5, C6; fide-double-swiss-2026 3.5, C4, C5
 * Tests: tests/pairing/test-dubov.c, tests/pairing/test-double-swiss.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-fide-upfloat.h"

const BrgDutchRecord *
brg_fide_group_get_record (const BrgFideGroup *group, gint vertex)
{
  return &group->draw->field->records[g_array_index (group->open, gint, vertex)];
}

static void
find_levels (BrgFideGroup *group)
{
  gint n = (gint) group->open->len;

  group->levels = g_new0 (gint, n);
  group->sizes = g_new0 (gint, n);
  for (gint v = 0; v < n; v++)
    {
      if (v > 0)
        group->levels[v] = group->levels[v - 1] + (brg_fide_group_get_record (group, v)->score !=
                                                   brg_fide_group_get_record (group, v - 1)->score);
      group->sizes[group->levels[v]]++;
    }
  group->n_levels = group->levels[n - 1] + 1;
  group->n_residents = group->sizes[0];
}

/* A resident who meets somebody from below costs one. */
static BrgCost
count_upfloat (gconstpointer data, gint u, gint v)
{
  const BrgFideGroup *group = data;

  return (u < group->n_residents) != (v < group->n_residents) ? 1 : 0;
}

static void
count_upfloaters (BrgFideGroup *group)
{
  gint n = (gint) group->open->len;
  g_autofree guint64 *keys = g_new0 (guint64, n);
  g_autoptr (BrgReach) reach = NULL;

  for (gint v = group->n_residents; v < n; v++)
    keys[v] = 1;
  reach = brg_reach_new (
      brg_fide_draw_make_graph (group->draw, (const gint *) (gconstpointer) group->open->data, n),
      keys, count_upfloat, group);
  /* Every step leaves a completion, so there is always one. */
  if (!brg_reach_solve (reach))
    g_assert_not_reached ();
  group->n_upfloaters = (gint) brg_reach_get_cost (reach);
}

BrgFideGroup *
brg_fide_group_new (BrgFideDraw *draw)
{
  g_autoptr (BrgFideGroup) group = g_new0 (BrgFideGroup, 1);

  group->draw = draw;
  group->open = brg_fide_draw_list_open (draw);
  if (group->open->len == 0)
    return NULL;
  find_levels (group);
  count_upfloaters (group);
  return g_steal_pointer (&group);
}

void
brg_fide_group_free (BrgFideGroup *group)
{
  if (group == NULL)
    return;
  g_array_unref (group->open);
  g_free (group->levels);
  g_free (group->sizes);
  g_free (group);
}

void
brg_fide_group_add_scores (const BrgFideGroup *group, BrgScale *scale, BrgCost *weights)
{
  BrgCost number;

  weights[0] = 0;
  for (gint level = 1; level < group->n_levels; level++)
    weights[level] = brg_scale_add (scale, MIN (group->sizes[level], group->n_upfloaters));
  number = brg_scale_add (scale, group->n_upfloaters);
  for (gint level = 1; level < group->n_levels; level++)
    weights[level] += number;
}

GArray *
brg_fide_group_choose_upfloaters (const BrgFideGroup *group, BrgReach *reach)
{
  gint n = (gint) group->open->len;
  g_autofree guint64 *residents = brg_bits_new (n);
  GArray *bracket = g_array_new (FALSE, FALSE, sizeof (gint));
  gint n_found = 0;

  for (gint v = 0; v < group->n_residents; v++)
    {
      brg_bits_add (residents, v);
      g_array_append_val (bracket, g_array_index (group->open, gint, v));
    }
  for (gint v = group->n_residents; v < n && n_found < group->n_upfloaters; v++)
    if (brg_reach_confine (reach, v, residents))
      {
        gint place = g_array_index (group->open, gint, v);

        g_array_append_val (bracket, place);
        brg_fide_draw_note_float (group->draw, place, BRG_REASON_MOVED_UP);
        n_found++;
      }
  return bracket;
}

gboolean
brg_fide_set_too_many_scores (GError **error)
{
  g_set_error_literal (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_PLAYERS,
                       "There are too many different scores to compare all pairings");
  return FALSE;
}
