/* brg-team-totals.c - team places of an event that people play for themselves
 *
 * Rules: rus-draughts-2022 1.3
 * Tests: tests/pairing/test-team-totals.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-team-totals.h"

static void
free_total (gpointer data)
{
  BrgTeamTotal *total = data;

  g_array_unref (total->players);
  g_free (total);
}

static BrgTeamTotal *
new_total (gint team)
{
  BrgTeamTotal *total = g_new0 (BrgTeamTotal, 1);

  total->team = team;
  total->players = g_array_new (FALSE, FALSE, sizeof (BrgClassified));
  return total;
}

/* rus-draughts-2022 1.3: the sum of the best results of those who represent the team. */
static void
add_up (BrgTeamTotal *total, const BrgTotalsTerms *terms)
{
  gint n_players = (gint) total->players->len;

  total->n_counted = terms->best > 0 ? MIN (terms->best, n_players) : n_players;
  total->is_short = n_players < terms->best;
  for (gint i = 0; i < total->n_counted; i++)
    {
      const BrgClassified *line = &g_array_index (total->players, BrgClassified, i);

      total->points += terms->points[line->player];
      total->twice_places += line->place + line->last_place;
    }
}

static gint
compare_best (const BrgTeamTotal *a, const BrgTeamTotal *b)
{
  const BrgClassified *first = &g_array_index (a->players, BrgClassified, 0);
  const BrgClassified *second = &g_array_index (b->players, BrgClassified, 0);

  return first->place + first->last_place - second->place - second->last_place;
}

static gint
compare_points (const BrgTeamTotal *a, const BrgTeamTotal *b)
{
  if (a->points != b->points)
    return a->points > b->points ? -1 : 1;
  return a->twice_places - b->twice_places;
}

static gint
compare_places (const BrgTeamTotal *a, const BrgTeamTotal *b)
{
  if (a->is_short != b->is_short)
    return a->is_short ? 1 : -1;
  if (a->is_short && a->n_counted != b->n_counted)
    return b->n_counted - a->n_counted;
  if (a->twice_places != b->twice_places)
    return a->twice_places - b->twice_places;
  return b->points - a->points;
}

static gint
compare_totals (gconstpointer first, gconstpointer second, gpointer data)
{
  const BrgTeamTotal *a = *(const BrgTeamTotal *const *) first;
  const BrgTeamTotal *b = *(const BrgTeamTotal *const *) second;
  const BrgTotalsTerms *terms = data;
  gint order = terms->order == BRG_TOTALS_BY_PLACES ? compare_places (a, b) : compare_points (a, b);

  return order != 0 ? order : compare_best (a, b);
}

/* Of teams that share a place the first in the list of teams stands first. */
static gint
compare_lines (gconstpointer first, gconstpointer second, gpointer data)
{
  gint order = compare_totals (first, second, data);

  return order != 0 ? order
                    : (*(const BrgTeamTotal *const *) first)->team -
                          (*(const BrgTeamTotal *const *) second)->team;
}

static void
set_places (GPtrArray *totals, const BrgTotalsTerms *terms)
{
  for (guint i = 0; i < totals->len;)
    {
      guint last = i;

      while (last + 1 < totals->len &&
             compare_totals (&totals->pdata[i], &totals->pdata[last + 1], (gpointer) terms) == 0)
        last++;
      for (guint k = i; k <= last; k++)
        {
          ((BrgTeamTotal *) totals->pdata[k])->place = (gint) i + 1;
          ((BrgTeamTotal *) totals->pdata[k])->last_place = (gint) last + 1;
        }
      i = last + 1;
    }
}

GPtrArray *
brg_team_totals_new (const BrgTotalsTerms *terms)
{
  GPtrArray *totals = g_ptr_array_new_with_free_func (free_total);

  g_return_val_if_fail (terms != NULL, totals);

  for (gint team = 0; team < terms->n_teams; team++)
    g_ptr_array_add (totals, new_total (team));
  for (guint i = 0; i < terms->lines->len; i++)
    {
      const BrgClassified *line = &g_array_index (terms->lines, BrgClassified, i);
      gint team = terms->team_of[line->player];

      if (team >= 0)
        g_array_append_val (((BrgTeamTotal *) totals->pdata[team])->players, *line);
    }
  for (guint i = totals->len; i > 0; i--)
    if (((BrgTeamTotal *) totals->pdata[i - 1])->players->len == 0)
      g_ptr_array_remove_index (totals, i - 1);
    else
      add_up (totals->pdata[i - 1], terms);
  g_ptr_array_sort_with_data (totals, compare_lines, (gpointer) terms);
  set_places (totals, terms);
  return totals;
}
