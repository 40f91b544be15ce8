/* brg-stage.c - who plays on in the next stage of a competition, and with which points
 *
 * Every group is looked at in the order of its table: classes of equals go on as a whole while
 * there is room, and a class that does not fit is a tie. Those who are left are then compared over
 * all groups, once every group is settled.
 *
 * Rules: rus-draughts-2022 1.4
 * Tests: tests/pairing/test-stage.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-stage.h"

#include "brg-criterion-code.h"
#include "brg-criterion.h"
#include "brg-stage-private.h"

/* Group of a tie among the best of those who follow. */
#define ALL_GROUPS (-1)

/* One who follows behind the line of his group. */
typedef struct
{
  BrgStagePlayer who;
  gint behind; /* 1 for the first ones behind the line of their group */
} Follower;

typedef struct
{
  const BrgStageGroup *groups;
  guint n_groups;
  const BrgStageRule *rule;
  BrgStageField *field;
  GArray *followers; /* Follower */
  gint *n_qualified; /* a number a group */
  gboolean is_comparable;
} Search;

static void
free_tie (gpointer data)
{
  BrgStageTie *tie = data;

  g_array_unref (tie->players);
  g_free (tie);
}

static const BrgStanding *
get_line (const Search *search, BrgStagePlayer who)
{
  const BrgStandings *standings = search->groups[who.group].standings;

  return &standings->lines[standings->line_of[who.player]];
}

static gboolean
is_preferred (const BrgStageRule *rule, BrgStagePlayer who)
{
  for (guint i = 0; i < rule->n_preferred; i++)
    if (rule->preferred[i].group == who.group && rule->preferred[i].player == who.player)
      return TRUE;
  return FALSE;
}

static gint
count_preferred (const BrgStageRule *rule, const GArray *players)
{
  gint n = 0;

  for (guint i = 0; i < players->len; i++)
    n += is_preferred (rule, g_array_index (players, BrgStagePlayer, i));
  return n;
}

static void
add_qualifier (Search *search, BrgStagePlayer who, gboolean is_following)
{
  const BrgStanding *line = get_line (search, who);
  BrgQualifier qualifier = {
    .who = who,
    .place = line->place,
    .last_place = line->last_place,
    .points = line->points,
    .rank = ++search->n_qualified[who.group],
    .is_following = is_following,
  };

  g_array_append_val (search->field->qualifiers, qualifier);
}

/* Those of @class who go on, and of whom the others do not. FALSE when nobody has decided yet. */
static gboolean
settle_tie (Search *search, gint group, const GArray *class, gint n_free)
{
  BrgStageTie *tie = g_new0 (BrgStageTie, 1);

  tie->group = group;
  tie->n_free = n_free;
  tie->n_preferred = count_preferred (search->rule, class);
  tie->players = g_array_copy ((GArray *) class);
  g_ptr_array_add (search->field->ties, tie);
  if (tie->n_preferred == n_free)
    return TRUE;
  search->field->is_settled = FALSE;
  return FALSE;
}

static void
add_follower (Search *search, BrgStagePlayer who, gint behind)
{
  Follower follower = { who, behind };

  g_array_append_val (search->followers, follower);
}

/* Takes what there is room for out of a class of equals. Returns what room is left. */
static gint
take_class (Search *search, gint group, const GArray *class, gint n_free, gint *n_behind)
{
  gboolean fits = (gint) class->len <= n_free;
  gboolean is_settled = fits || n_free == 0 || settle_tie (search, group, class, n_free);
  gint behind = *n_behind + 1;

  for (guint i = 0; i < class->len; i++)
    {
      BrgStagePlayer who = g_array_index (class, BrgStagePlayer, i);

      if (fits || (n_free > 0 && is_settled && is_preferred (search->rule, who)))
        add_qualifier (search, who, FALSE);
      else if (is_settled)
        {
          add_follower (search, who, behind);
          ++*n_behind;
        }
    }
  return fits ? n_free - (gint) class->len : 0;
}

/* Who has left does not play on, and who has no place has nothing to play on with. */
static gboolean
may_play_on (const BrgStageGroup *group, const BrgStanding *line)
{
  return line->has_place && group->tournament->players[line->player].left_after == BRG_STAYS;
}

static void
search_group (Search *search, gint index)
{
  const BrgStageGroup *group = &search->groups[index];
  gint n_free = search->rule->n_first;
  gint n_behind = 0;

  for (gint start = 0, end; start < group->standings->n_lines; start = end)
    {
      g_autoptr (GArray) class = g_array_new (FALSE, FALSE, sizeof (BrgStagePlayer));
      const BrgStanding *first = &group->standings->lines[start];

      for (end = start; end < group->standings->n_lines; end++)
        {
          const BrgStanding *line = &group->standings->lines[end];
          BrgStagePlayer who = { index, line->player };

          if (line->has_place != first->has_place || line->place != first->place)
            break;
          if (may_play_on (group, line))
            g_array_append_val (class, who);
        }
      if (class->len > 0)
        n_free = take_class (search, index, class, n_free, &n_behind);
    }
  search->field->n_missing += n_free;
}

/* How many games the place of a player was made of. */
static gint
count_games (const BrgStageGroup *group)
{
  const BrgTournament *tournament = group->tournament;
  gint n_counted = 0;

  if (tournament->kind != BRG_TOURNAMENT_ROUND_ROBIN)
    return MIN (group->standings->through_round, brg_tournament_last_paired_round (tournament));
  if (tournament->is_two_sided)
    return brg_tournament_count_opponents (tournament, 0) * tournament->cycles;
  for (gint player = 0; player < tournament->n_players; player++)
    n_counted += group->standings->counted[player];
  return (n_counted - 1) * tournament->cycles;
}

static gboolean
have_same_criteria (const BrgStandings *first, const BrgStandings *second)
{
  if (first->n_criteria != second->n_criteria)
    return FALSE;
  for (guint i = 0; i < first->n_criteria; i++)
    if (first->criteria[i] != second->criteria[i])
      return FALSE;
  return TRUE;
}

/* Sums over opponents say nothing between groups of different length. */
static gboolean
are_comparable (const Search *search)
{
  for (guint i = 1; i < search->n_groups; i++)
    if (count_games (&search->groups[i]) != count_games (&search->groups[0]) ||
        !have_same_criteria (search->groups[i].standings, search->groups[0].standings))
      return FALSE;
  return TRUE;
}

static gint
compare_tie_breaks (const Search *search, BrgStagePlayer a, BrgStagePlayer b)
{
  const BrgStandings *standings = search->groups[a.group].standings;
  const BrgStandingValue *first = get_line (search, a)->values;
  const BrgStandingValue *second = get_line (search, b)->values;

  for (guint i = 0; i < standings->n_criteria; i++)
    {
      gint order;

      /* What exists only among those who are tied in one group has no meaning between groups. */
      if (standings->criteria[i]->method->list == NULL)
        continue;
      order = brg_criterion_compare_values (standings->criteria[i], &first[i], &second[i]);
      if (order != 0)
        return order;
    }
  return 0;
}

static gint
compare_followers (gconstpointer a, gconstpointer b, gpointer data)
{
  const Search *search = data;
  const Follower *first = a;
  const Follower *second = b;
  const BrgStageGroup *first_group = &search->groups[first->who.group];
  const BrgStageGroup *second_group = &search->groups[second->who.group];
  gint64 first_share;
  gint64 second_share;

  if (first->behind != second->behind)
    return first->behind - second->behind;
  first_share = (gint64) get_line (search, first->who)->points * count_games (second_group) *
                second_group->tournament->scoring.win;
  second_share = (gint64) get_line (search, second->who)->points * count_games (first_group) *
                 first_group->tournament->scoring.win;
  if (first_share != second_share)
    return first_share > second_share ? -1 : 1;
  return search->is_comparable ? compare_tie_breaks (search, first->who, second->who) : 0;
}

static void
search_followers (Search *search)
{
  gint n_free = search->rule->n_best;

  search->is_comparable = are_comparable (search);
  g_array_sort_with_data (search->followers, compare_followers, search);
  for (guint start = 0, end; start < search->followers->len && n_free > 0; start = end)
    {
      const Follower *first = &g_array_index (search->followers, Follower, start);
      g_autoptr (GArray) class = g_array_new (FALSE, FALSE, sizeof (BrgStagePlayer));
      gboolean fits;

      for (end = start; end < search->followers->len; end++)
        {
          const Follower *follower = &g_array_index (search->followers, Follower, end);

          if (compare_followers (first, follower, search) != 0)
            break;
          g_array_append_val (class, follower->who);
        }
      fits = (gint) class->len <= n_free;
      if (!fits && !settle_tie (search, ALL_GROUPS, class, n_free))
        return;
      for (guint i = 0; i < class->len; i++)
        {
          BrgStagePlayer who = g_array_index (class, BrgStagePlayer, i);

          if (fits || is_preferred (search->rule, who))
            add_qualifier (search, who, TRUE);
        }
      n_free = fits ? n_free - (gint) class->len : 0;
    }
  search->field->n_missing += n_free;
}

static gboolean
qualifies (const GArray *qualifiers, BrgStagePlayer who)
{
  for (guint i = 0; i < qualifiers->len; i++)
    {
      const BrgQualifier *qualifier = &g_array_index (qualifiers, BrgQualifier, i);

      if (qualifier->who.group == who.group && qualifier->who.player == who.player)
        return TRUE;
    }
  return FALSE;
}

static gint
sum_mutual (const Search *search, BrgStagePlayer who)
{
  const BrgStageGroup *group = &search->groups[who.group];
  gint sum = 0;

  for (gint round = 1; round <= group->tournament->n_rounds; round++)
    {
      const BrgCell *cell = brg_tournament_cell (group->tournament, who.player, round);
      BrgStagePlayer opponent = { who.group, cell->opponent };

      if (cell->opponent != BRG_NOBODY && !brg_outcome_is_pending (cell->outcome) &&
          qualifies (search->field->qualifiers, opponent))
        sum += brg_scoring_points (&group->tournament->scoring, cell->outcome);
    }
  return sum;
}

/* rus-draughts-2022 1.4: stages of one competition; its regulations say what is brought along. */
static void
carry_points (Search *search)
{
  for (guint i = 0; i < search->field->qualifiers->len; i++)
    {
      BrgQualifier *qualifier = &g_array_index (search->field->qualifiers, BrgQualifier, i);

      if (search->rule->carry == BRG_CARRY_ALL)
        qualifier->carried = qualifier->points;
      else if (search->rule->carry == BRG_CARRY_MUTUAL)
        qualifier->carried = sum_mutual (search, qualifier->who);
    }
}

BrgStageField *
brg_stage_field_new (const BrgStageGroup *groups, guint n_groups, const BrgStageRule *rule)
{
  g_autoptr (GArray) followers = g_array_new (FALSE, FALSE, sizeof (Follower));
  g_autofree gint *n_qualified = NULL;
  BrgStageField *field;
  Search search = { groups, n_groups, rule, NULL, followers, NULL, FALSE };

  g_return_val_if_fail (groups != NULL && n_groups > 0 && rule != NULL, NULL);
  g_return_val_if_fail (rule->n_first >= 0 && rule->n_best >= 0, NULL);

  field = g_new0 (BrgStageField, 1);
  field->qualifiers = g_array_new (FALSE, FALSE, sizeof (BrgQualifier));
  field->ties = g_ptr_array_new_with_free_func (free_tie);
  field->is_settled = TRUE;
  search.field = field;
  search.n_qualified = n_qualified = g_new0 (gint, n_groups);
  for (guint i = 0; i < n_groups; i++)
    search_group (&search, (gint) i);
  if (field->is_settled)
    search_followers (&search);
  carry_points (&search);
  brg_stage_sort (field->qualifiers, n_groups, rule->order);
  return field;
}

void
brg_stage_field_free (BrgStageField *field)
{
  if (field == NULL)
    return;
  g_array_unref (field->qualifiers);
  g_ptr_array_unref (field->ties);
  g_free (field);
}
