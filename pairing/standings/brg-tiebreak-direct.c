/* brg-tiebreak-direct.c - results among the tied, and against the others in order of places
 *
 * Both exist only for a group that is tied at this point of the list; they look at nothing but the
 * rounds of its members, so a large group costs its size times the rounds.
 *
 * Rules: fide-tiebreaks-2026 6; rus-draughts-2022 5.4.8.2; rus-chess-2014 30.1.6
 * Tests: tests/pairing/test-standings.c, tests/pairing/test-tiebreaks.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-tiebreaks.h"

/* One member's games with the group. */
typedef struct
{
  gint player;
  gint member; /* place in the group as it was handed in */
  gint64 score;
  gint n_missing; /* members whom he has not met */
} Mutual;

/* A split under way. */
typedef struct
{
  BrgScoreTable *table;
  gint64 multiple; /* of the numbers of games that two players have had, so that means are whole */
  gint n_classes;
  gint *classes;
  gboolean is_once; /* the caller looks at subsets itself */
  gint n_steps;
} Direct;

static void
mark_group (BrgScoreTable *table, const gint *group, gint n_group)
{
  table->last_mark++;
  for (gint i = 0; i < n_group; i++)
    table->marks[group[i]] = table->last_mark;
}

/* The player's game with another member of the marked group in a round, or NULL. */
static const BrgCell *
find_mutual_game (const BrgScoreTable *table, gint player, gint round)
{
  const BrgCell *cell = brg_score_table_cell (table, player, round);

  if (cell == NULL || cell->opponent == BRG_NOBODY ||
      table->marks[cell->opponent] != table->last_mark)
    return NULL;
  /* fide-tiebreaks-2026 6.1.1, 15.2: a forfeit is no meeting, except in a round robin or where the
   * regulations say so. In the other books a plus is equal to a win, rus-draughts-2022
   * 5.4.7.2. */
  if (brg_tie_break_edition_is_modern (table->edition) &&
      table->tournament->kind == BRG_TOURNAMENT_SWISS && !brg_score_table_is_game (table, cell))
    return NULL;
  return cell;
}

/* fide-tiebreaks-2026 6.1.2: of several games with one opponent the mean; rus-chess-2014 30.1.6:
 * the sum. */
static gint64
weigh_game (const Direct *direct, gint player, gint round, const BrgCell *cell)
{
  gint64 points = brg_score_table_points_in (direct->table, player, round) * direct->multiple;

  if (brg_tie_break_edition_is_modern (direct->table->edition))
    return points / direct->table->tally[cell->opponent];
  return points;
}

/* Counts the player's games with every member of the marked group; with a step of -1 it undoes it.
 * Returns with how many he has played. */
static gint
tally_games (const Direct *direct, gint player, gint step)
{
  BrgScoreTable *table = direct->table;
  gint n_met = 0;

  for (gint round = 1; round <= table->n_rounds; round++)
    {
      const BrgCell *cell = find_mutual_game (table, player, round);

      if (cell == NULL)
        continue;
      n_met += table->tally[cell->opponent] == 0;
      table->tally[cell->opponent] += step;
    }
  return n_met;
}

/* The least common multiple of the numbers of games that two of the marked group have had. */
static void
find_multiple (Direct *direct, const gint *group, gint n_group)
{
  BrgScoreTable *table = direct->table;

  direct->multiple = 1;
  for (gint i = 0; i < n_group; i++)
    {
      tally_games (direct, group[i], 1);
      for (gint round = 1; round <= table->n_rounds; round++)
        {
          const BrgCell *cell = find_mutual_game (table, group[i], round);

          if (cell != NULL)
            direct->multiple *= brg_rational (direct->multiple, table->tally[cell->opponent]).den;
        }
      tally_games (direct, group[i], -1);
    }
}

static void
measure_member (const Direct *direct, Mutual *member, gint n_group)
{
  member->score = 0;
  member->n_missing = n_group - 1 - tally_games (direct, member->player, 1);
  for (gint round = 1; round <= direct->table->n_rounds; round++)
    {
      const BrgCell *cell = find_mutual_game (direct->table, member->player, round);

      if (cell != NULL)
        member->score += weigh_game (direct, member->player, round, cell);
    }
  tally_games (direct, member->player, -1);
}

static gint
compare_mutual (gconstpointer a, gconstpointer b)
{
  const Mutual *first = a;
  const Mutual *second = b;

  if (first->score != second->score)
    return first->score > second->score ? -1 : 1;
  return first->member - second->member;
}

/* Measures the group and sorts it, the best first. Returns whether all have met. */
static gboolean
measure_group (Direct *direct, Mutual *members, gint n_group)
{
  gboolean all_met = TRUE;

  direct->table->last_mark++;
  for (gint i = 0; i < n_group; i++)
    direct->table->marks[members[i].player] = direct->table->last_mark;
  for (gint i = 0; i < n_group; i++)
    {
      measure_member (direct, &members[i], n_group);
      all_met = all_met && members[i].n_missing == 0;
    }
  qsort (members, (gsize) n_group, sizeof *members, compare_mutual);
  return all_met;
}

static void
close_class (Direct *direct, const Mutual *members, gint n_members)
{
  for (gint i = 0; i < n_members; i++)
    direct->classes[members[i].member] = direct->n_classes;
  direct->n_classes++;
}

/* How many at the top stay there whatever the games that were not played would bring. */
static gint
count_sure_places (const Direct *direct, const Mutual *members, gint n_group)
{
  gint64 win = brg_tournament_get_scoring (direct->table->tournament)->win * direct->multiple;
  gint n_sure = 0;

  /* Everybody then lacks as many games as anybody can have won: keeps large groups cheap. */
  if (n_group > 2 * direct->table->n_rounds)
    return 0;
  while (n_sure < n_group - 1)
    {
      for (gint i = n_sure + 1; i < n_group; i++)
        if (members[i].score + members[i].n_missing * win >= members[n_sure].score)
          return n_sure;
      n_sure++;
    }
  return n_sure;
}

static void order_afresh (Direct *direct, Mutual *members, gint n_group);

/* fide-tiebreaks-2026 6.2: all have met, the mutual score orders them, and every subset that is
 * still equal is treated afresh. */
static void
order_by_score (Direct *direct, Mutual *members, gint n_group)
{
  gint start = 0;

  if (members[0].score == members[n_group - 1].score)
    {
      close_class (direct, members, n_group);
      return;
    }
  for (gint i = 1; i <= n_group; i++)
    if (i == n_group || members[i].score != members[start].score)
      {
        if (brg_tie_break_edition_is_modern (direct->table->edition))
          order_afresh (direct, &members[start], i - start);
        else
          close_class (direct, &members[start], i - start);
        start = i;
      }
}

/* fide-tiebreaks-2026 6.3: first is who would be first whatever the missing games bring, then the
 * next likewise; the rest is a new group. */
static void
order_sure_places (Direct *direct, Mutual *members, gint n_group)
{
  gint n_sure = count_sure_places (direct, members, n_group);

  if (n_sure == 0)
    {
      close_class (direct, members, n_group);
      return;
    }
  for (gint i = 0; i < n_sure; i++)
    close_class (direct, &members[i], 1);
  order_afresh (direct, &members[n_sure], n_group - n_sure);
}

static void
order_afresh (Direct *direct, Mutual *members, gint n_group)
{
  if (n_group == 1 || (direct->is_once && direct->n_steps > 0))
    {
      close_class (direct, members, n_group);
      return;
    }
  direct->n_steps++;
  if (measure_group (direct, members, n_group))
    order_by_score (direct, members, n_group);
  else if (brg_tie_break_edition_is_modern (direct->table->edition))
    order_sure_places (direct, members, n_group);
  else
    /* rus-chess-2014 30.1.6: only if all have met */
    close_class (direct, members, n_group);
}

static void
split (BrgScoreTable *table, const gint *group, gint n_group, gint *classes, gboolean is_once)
{
  g_autofree Mutual *members = g_new0 (Mutual, n_group);
  Direct direct = { .table = table, .classes = classes, .is_once = is_once };

  mark_group (table, group, n_group);
  find_multiple (&direct, group, n_group);
  for (gint i = 0; i < n_group; i++)
    members[i] = (Mutual){ .player = group[i], .member = i };
  order_afresh (&direct, members, n_group);
}

void
brg_tiebreak_direct_split (BrgScoreTable *table, const gint *group, gint n_group, gint *classes)
{
  split (table, group, n_group, classes, FALSE);
}

void
brg_tiebreak_direct_split_once (BrgScoreTable *table,
                                const gint *group,
                                gint n_group,
                                gint *classes)
{
  split (table, group, n_group, classes, TRUE);
}

void
brg_tiebreak_direct_list (BrgScoreTable *table,
                          const gint *group,
                          gint n_group,
                          gint player,
                          BrgShares *shares)
{
  Direct direct = { .table = table };

  mark_group (table, group, n_group);
  find_multiple (&direct, group, n_group);
  shares->score_unit = BRG_POINT;
  shares->value_unit = BRG_POINT * direct.multiple;
  tally_games (&direct, player, 1);
  for (gint round = 1; round <= table->n_rounds; round++)
    {
      const BrgCell *cell = find_mutual_game (table, player, round);

      if (cell != NULL)
        brg_shares_add (shares, round, cell->opponent, table->points[cell->opponent],
                        weigh_game (&direct, player, round, cell));
    }
  tally_games (&direct, player, -1);
}

/* A member's points against each place of the others. */
typedef struct
{
  gint member;
  gint n_groups;
  gint *points;
} AgainstOthers;

static gint
compare_against_others (gconstpointer a, gconstpointer b)
{
  const AgainstOthers *first = a;
  const AgainstOthers *second = b;

  for (gint i = 0; i < first->n_groups; i++)
    if (first->points[i] != second->points[i])
      return first->points[i] > second->points[i] ? -1 : 1;
  return 0;
}

/* The player's game with somebody outside the marked group in a round, or NULL. */
static const BrgCell *
find_other_game (const BrgScoreTable *table, gint player, gint round)
{
  const BrgCell *cell = brg_score_table_cell (table, player, round);

  if (cell == NULL || cell->opponent == BRG_NOBODY ||
      table->marks[cell->opponent] == table->last_mark)
    return NULL;
  return cell;
}

void
brg_tiebreak_direct_split_by_others (BrgScoreTable *table,
                                     const gint *group,
                                     gint n_group,
                                     gint *classes)
{
  g_autofree AgainstOthers *members = g_new0 (AgainstOthers, n_group);
  g_autofree gint *points = g_new0 (gint, (gsize) n_group * (gsize) table->n_place_groups);
  gint place = 0;

  mark_group (table, group, n_group);
  /* rus-draughts-2022 5.4.8.2: results against the others in order of places, the best first;
   * the places are those by the criteria before this one, and who is equal shares one */
  for (gint i = 0; i < n_group; i++)
    {
      members[i].member = i;
      members[i].n_groups = table->n_place_groups;
      members[i].points = &points[(gsize) i * (gsize) table->n_place_groups];
      for (gint round = 1; round <= table->n_rounds; round++)
        {
          const BrgCell *cell = find_other_game (table, group[i], round);

          if (cell != NULL)
            members[i].points[table->place_group[cell->opponent]] +=
                brg_score_table_points_in (table, group[i], round);
        }
    }
  qsort (members, (gsize) n_group, sizeof *members, compare_against_others);
  for (gint i = 0; i < n_group; i++)
    {
      if (i > 0 && compare_against_others (&members[i - 1], &members[i]) != 0)
        place++;
      classes[members[i].member] = place;
    }
}

void
brg_tiebreak_direct_list_others (BrgScoreTable *table,
                                 const gint *group,
                                 gint n_group,
                                 gint player,
                                 BrgShares *shares)
{
  mark_group (table, group, n_group);
  shares->score_unit = BRG_POINT;
  shares->value_unit = BRG_POINT;
  for (gint place = 0; place < table->n_place_groups; place++)
    for (gint round = 1; round <= table->n_rounds; round++)
      {
        const BrgCell *cell = find_other_game (table, player, round);

        if (cell != NULL && table->place_group[cell->opponent] == place)
          brg_shares_add (shares, round, cell->opponent, table->points[cell->opponent],
                          brg_score_table_points_in (table, player, round));
      }
}
