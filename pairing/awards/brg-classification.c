/* brg-classification.c - places among some of the players
 *
 * Rules: rus-draughts-2022 2.1
 * Tests: tests/pairing/test-classification.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-classification.h"

static gboolean *
mark_members (const BrgStandings *standings, const gint *members, guint n_members)
{
  gboolean *is_member = g_new0 (gboolean, (gsize) MAX (standings->n_lines, 1));

  for (gint i = 0; members == NULL && i < standings->n_lines; i++)
    is_member[i] = TRUE;
  for (guint i = 0; members != NULL && i < n_members; i++)
    if (members[i] >= 0 && members[i] < standings->n_lines)
      is_member[members[i]] = TRUE;
  return is_member;
}

/* Gives the lines from @first on, which are equal in the table, their places. */
static void
close_group (GArray *lines, guint first)
{
  for (guint i = first; i < lines->len; i++)
    {
      BrgClassified *line = &g_array_index (lines, BrgClassified, i);

      line->place = (gint) first + 1;
      line->last_place = (gint) lines->len;
    }
}

GArray *
brg_classification_new (const BrgStandings *standings, const gint *members, guint n_members)
{
  GArray *lines = g_array_new (FALSE, TRUE, sizeof (BrgClassified));
  g_autofree gboolean *is_member = NULL;
  guint first = 0;
  gint place = 0;

  g_return_val_if_fail (standings != NULL, lines);

  is_member = mark_members (standings, members, n_members);
  /* rus-draughts-2022 2.1: places of their own, by the results of the one tournament. */
  for (gint i = 0; i < standings->n_lines; i++)
    {
      const BrgStanding *standing = &standings->lines[i];
      BrgClassified line = { .player = standing->player,
                             .tied = standings->is_bracket ? -standing->place : standing->points };

      if (!standing->has_place || !is_member[standing->player])
        continue;
      if (standing->place != place)
        {
          close_group (lines, first);
          first = lines->len;
          place = standing->place;
        }
      g_array_append_val (lines, line);
    }
  close_group (lines, first);
  return lines;
}
