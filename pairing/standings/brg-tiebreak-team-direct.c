/* brg-tiebreak-team-direct.c - the direct encounter of teams by both of their scores
 *
 * First by the primary score; where that parts nobody, by the secondary one; and from the beginning
 * for every new subset. Two teams that are equal by both may go on with their boards, of all
 * matches of the event.
 *
 * Rules: fide-tiebreaks-2026 6
 * Tests: tests/pairing/test-team-standings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-tiebreaks.h"

typedef void (*Splitter) (BrgScoreTable *table, const gint *group, gint n_group, gint *classes);

/* A split under way: what comes after both scores for two teams, in its order. */
typedef struct
{
  BrgScoreTable *table;
  gboolean by_count;
  Splitter by_boards;
  gint n_classes;
} Extended;

/* A team and where its class goes. */
typedef struct
{
  gint team;
  gint *place;
} Member;

/* The same rounds by the other score. */
static BrgScoreTable *
get_secondary (BrgScoreTable *table)
{
  return brg_score_table_get_view (table, table->view | BRG_VIEW_OTHER_SCORE);
}

static void order_afresh (Extended *extended, Member *members, gint n_members);

static void
close_class (Extended *extended, Member *members, gint n_members)
{
  for (gint i = 0; i < n_members; i++)
    *members[i].place = extended->n_classes;
  extended->n_classes++;
}

/* Tries one criterion; where it parts the members, every class begins afresh. Returns whether it
 * did. */
static gboolean
try_split (Extended *extended,
           BrgScoreTable *table,
           Splitter splitter,
           Member *members,
           gint n_members)
{
  g_autofree gint *teams = g_new0 (gint, n_members);
  g_autofree gint *classes = g_new0 (gint, n_members);
  g_autofree Member *sorted = g_new0 (Member, n_members);
  gint n_classes = 0;

  for (gint i = 0; i < n_members; i++)
    teams[i] = members[i].team;
  splitter (table, teams, n_members, classes);
  for (gint i = 0; i < n_members; i++)
    n_classes = MAX (n_classes, classes[i] + 1);
  if (n_classes < 2)
    return FALSE;
  for (gint class = 0; class < n_classes; class ++)
    {
      gint n_sorted = 0;

      for (gint i = 0; i < n_members; i++)
        if (classes[i] == class)
          sorted[n_sorted++] = members[i];
      if (n_sorted > 0)
        order_afresh (extended, sorted, n_sorted);
    }
  return TRUE;
}

/* By the sum of board numbers times points, the lower the better. */
static void
split_by_count (BrgScoreTable *table, const gint *group, gint n_group, gint *classes)
{
  static const BrgCriterionMethod method = { .list = brg_tiebreak_team_boards_count };
  g_autofree gint64 *counts = brg_criterion_method_numbers (&method, table);

  for (gint i = 0; i < n_group; i++)
    {
      classes[i] = 0;
      for (gint k = 0; k < n_group; k++)
        classes[i] += counts[group[k]] < counts[group[i]];
    }
}

static void
order_afresh (Extended *extended, Member *members, gint n_members)
{
  BrgScoreTable *primary = extended->table;
  BrgScoreTable *secondary = get_secondary (primary);

  if (n_members > 1 &&
      (try_split (extended, primary, brg_tiebreak_direct_split_once, members, n_members) ||
       try_split (extended, secondary, brg_tiebreak_direct_split_once, members, n_members)))
    return;
  if (n_members == 2 && extended->by_count &&
      try_split (extended, primary, split_by_count, members, n_members))
    return;
  if (n_members == 2 && extended->by_boards != NULL &&
      try_split (extended, primary, extended->by_boards, members, n_members))
    return;
  close_class (extended, members, n_members);
}

static void
split (BrgScoreTable *table,
       const gint *group,
       gint n_group,
       gint *classes,
       gboolean by_count,
       Splitter by_boards)
{
  g_autofree Member *members = g_new0 (Member, n_group);
  Extended extended = { .table = table, .by_count = by_count, .by_boards = by_boards };

  for (gint i = 0; i < n_group; i++)
    members[i] = (Member){ group[i], &classes[i] };
  order_afresh (&extended, members, n_group);
}

static void
split_from_top (BrgScoreTable *table, const gint *group, gint n_group, gint *classes)
{
  static const BrgCriterionMethod method = { .list_steps = brg_tiebreak_team_boards_list_steps };

  brg_criterion_split_by_steps (&method, table, group, n_group, classes);
}

static void
split_from_bottom (BrgScoreTable *table, const gint *group, gint n_group, gint *classes)
{
  static const BrgCriterionMethod method = { .list_steps = brg_tiebreak_team_boards_list_steps,
                                             .variant = 1 };

  brg_criterion_split_by_steps (&method, table, group, n_group, classes);
}

void
brg_tiebreak_team_direct_split (BrgScoreTable *table,
                                const gint *group,
                                gint n_group,
                                gint *classes)
{
  split (table, group, n_group, classes, FALSE, NULL);
}

void
brg_tiebreak_team_direct_split_count (BrgScoreTable *table,
                                      const gint *group,
                                      gint n_group,
                                      gint *classes)
{
  split (table, group, n_group, classes, TRUE, NULL);
}

void
brg_tiebreak_team_direct_split_top (BrgScoreTable *table,
                                    const gint *group,
                                    gint n_group,
                                    gint *classes)
{
  split (table, group, n_group, classes, FALSE, split_from_top);
}

void
brg_tiebreak_team_direct_split_bottom (BrgScoreTable *table,
                                       const gint *group,
                                       gint n_group,
                                       gint *classes)
{
  split (table, group, n_group, classes, FALSE, split_from_bottom);
}

void
brg_tiebreak_team_direct_split_count_top (BrgScoreTable *table,
                                          const gint *group,
                                          gint n_group,
                                          gint *classes)
{
  split (table, group, n_group, classes, TRUE, split_from_top);
}

void
brg_tiebreak_team_direct_split_count_bottom (BrgScoreTable *table,
                                             const gint *group,
                                             gint n_group,
                                             gint *classes)
{
  split (table, group, n_group, classes, TRUE, split_from_bottom);
}

void
brg_tiebreak_team_direct_list (BrgScoreTable *table,
                               const gint *group,
                               gint n_group,
                               gint player,
                               BrgShares *shares)
{
  const BrgScoreTable *secondary = get_secondary (table);

  brg_tiebreak_direct_list (table, group, n_group, player, shares);
  for (guint i = 0; i < shares->items->len; i++)
    {
      BrgShare *share = &g_array_index (shares->items, BrgShare, i);

      share->score = brg_score_table_points_in (secondary, player, share->round);
    }
}
