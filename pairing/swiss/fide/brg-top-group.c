/* brg-top-group.c - the score group at the top, with those who come up, by Double-Swiss and Swiss
 * Team
 *
 * Both orders of the rules are rows of decisions. Sets of upfloaters: the highest ranked is taken
 * if some best set has him. Identifiers: a player is the upper one of his pair if some best pairing
 * has him so, in the order of numbers; then every upper one gets the first opponent that is left.
 *
 * Where the text leaves a choice: C6 asks whether the next score group that is not used up can do
 * with as few upfloaters as its number allows, one or none; where no set allows that, C6 says
 * nothing. The set is chosen before the pairs, so criteria of pairs have no part in it.
 *
 * Rules: fide-double-swiss-2026 3.4-3.6, C4-C8; fide-team-swiss-2026 3.4-3.6, C4-C7, C10
 * Tests: tests/pairing/test-double-swiss.c, tests/pairing/test-team-swiss.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-top-group.h"

#include "brg-reach.h"

/* fide-double-swiss-2026 3.4, fide-team-swiss-2026 3.4: the lowest score, the most matches, the
 * largest number. */
gint
brg_top_group_compare_bye (const BrgFideField *field, gint a, gint b)
{
  const BrgDutchRecord *one = &field->records[a];
  const BrgDutchRecord *other = &field->records[b];

  if (one->score != other->score)
    return one->score < other->score ? -1 : 1;
  if (one->n_games != other->n_games)
    return one->n_games > other->n_games ? -1 : 1;
  return other->number - one->number;
}

/* The choice of a set of upfloaters. */
typedef struct
{
  const BrgFideGroup *group;
  BrgCost *scores; /* C4, C5 */
  BrgCost least_score;
  gint next_level; /* of the next score group, 0 while it does not count */
  BrgCost next;    /* C6 */
  BrgCost floated; /* C7 */
  gboolean floats_count;
} Choice;

static gboolean
has_floated (const BrgFideGroup *group, gint vertex)
{
  return brg_fide_group_get_record (group, vertex)->floats[0] != BRG_DUTCH_NO_FLOAT;
}

static BrgCost
get_set_cost (gconstpointer data, gint u, gint v)
{
  const Choice *choice = data;
  const BrgFideGroup *group = choice->group;
  gint lower = MAX (u, v);
  gint upper_level = group->levels[MIN (u, v)];

  /* fide-double-swiss-2026 C6, fide-team-swiss-2026 C6. */
  if (upper_level > 0)
    return upper_level == choice->next_level && group->levels[lower] > upper_level ? choice->next
                                                                                   : 0;
  if (group->levels[lower] == 0)
    return 0;
  /* fide-double-swiss-2026 C4, C5, C7; fide-team-swiss-2026 C4, C5, C7. */
  return choice->scores[group->levels[lower]] + (has_floated (group, lower) ? choice->floated : 0);
}

/* The best pairings of everybody for the choice; %NULL where costs are too great. */
static BrgReach *
solve_choice (Choice *choice, gboolean with_floats)
{
  const BrgFideGroup *group = choice->group;
  gint n = (gint) group->open->len;
  g_autofree guint64 *keys = g_new0 (guint64, n);
  BrgScale scale = BRG_SCALE_INIT;
  BrgReach *reach;

  choice->floated =
      with_floats && choice->floats_count ? brg_scale_add (&scale, group->n_upfloaters) : 0;
  choice->next =
      choice->next_level > 0 ? brg_scale_add (&scale, group->sizes[choice->next_level]) : 0;
  choice->least_score = scale.next;
  brg_fide_group_add_scores (group, &scale, choice->scores);
  if (!brg_scale_fits (&scale, n))
    return NULL;
  for (gint v = 0; v < n; v++)
    keys[v] = (guint64) group->levels[v] << 1 | (v >= group->n_residents && has_floated (group, v));
  reach = brg_reach_new (
      brg_fide_draw_make_graph (group->draw, (const gint *) (gconstpointer) group->open->data, n),
      keys, get_set_cost, choice);
  if (!brg_reach_solve (reach))
    g_assert_not_reached ();
  return reach;
}

/* How many of a level come up. */
static gint
count_from (const BrgFideGroup *group, const BrgReach *reach, gint level)
{
  gint n = 0;

  for (gint v = 0; v < group->n_residents; v++)
    n += group->levels[brg_reach_get_mate (reach, v)] == level;
  return n;
}

/* fide-double-swiss-2026 C6: the first score group that is not used up. C4 and C5 fix how many of
 * each come up. */
static gint
find_next_level (const BrgFideGroup *group, const BrgReach *reach)
{
  for (gint level = 1; level < group->n_levels; level++)
    if (count_from (group, reach, level) < group->sizes[level])
      return level;
  return 0;
}

/* Whether the next score group needs one from below or none, as its number says. */
static gboolean
next_is_at_its_least (const Choice *choice, const BrgReach *reach)
{
  const BrgFideGroup *group = choice->group;
  gint level = choice->next_level;
  gint n = group->sizes[level] - count_from (group, reach, level);
  gint n_from_below = 0;

  for (gint v = 0; v < (gint) group->open->len; v++)
    n_from_below +=
        group->levels[v] == level && group->levels[brg_reach_get_mate (reach, v)] > level;
  return n_from_below == n % 2;
}

/* The first criterion of the choice by which a cost is greater: which scores come up, what the next
 * score group can do, who floated. */
static const char *
find_choice_criterion (const Choice *choice, BrgCost cost, BrgCost best)
{
  gint index = cost / choice->least_score != best / choice->least_score ? BRG_FIDE_FLOAT_SCORES
               : choice->next > 0 && cost / choice->next != best / choice->next
                   ? BRG_FIDE_FLOAT_NEXT
                   : BRG_FIDE_FLOAT_AGAIN;

  return choice->group->draw->field->method->articles[index];
}

static void
note_asked_choice (const Choice *choice, BrgReach *reach)
{
  const BrgFideGroup *group = choice->group;
  const gint *places = (const gint *) (gconstpointer) group->open->data;
  BrgCost best = brg_reach_get_cost (reach);
  BrgFideRefusal refusal;
  BrgCost cost;
  gint u;
  gint v;

  if (!brg_fide_draw_find_asked (group->draw, places, (gint) group->open->len, &u, &v) ||
      MIN (u, v) >= group->n_residents)
    return;
  cost = brg_reach_find_cost_with (reach, u, v);
  refusal = brg_fide_draw_judge (group->draw, places[v], cost, best,
                                 find_choice_criterion (choice, cost, best));
  /* What is as good here may be worse inside the bracket. */
  if (refusal.kind != BRG_REASON_LATER)
    brg_fide_draw_note_asked (group->draw, places[u], &refusal);
}

/* fide-double-swiss-2026 3.5: the first of the best sets. */
GArray *
brg_top_group_choose (const BrgFideGroup *group, gboolean floats_count, GError **error)
{
  g_autofree BrgCost *scores = g_new0 (BrgCost, group->n_levels);
  Choice choice = { .group = group, .scores = scores, .floats_count = floats_count };
  g_autoptr (BrgReach) reach = NULL;

  if (group->n_upfloaters == 0)
    return brg_fide_group_choose_upfloaters (group, NULL);
  reach = solve_choice (&choice, FALSE);
  if (reach != NULL)
    {
      choice.next_level = find_next_level (group, reach);
      brg_reach_free (reach);
      reach = solve_choice (&choice, TRUE);
    }
  if (reach != NULL && choice.next_level > 0 && !next_is_at_its_least (&choice, reach))
    {
      choice.next_level = 0;
      brg_reach_free (reach);
      reach = solve_choice (&choice, TRUE);
    }
  if (reach == NULL)
    {
      brg_fide_set_too_many_scores (error);
      return NULL;
    }
  note_asked_choice (&choice, reach);
  return brg_fide_group_choose_upfloaters (group, reach);
}

/* A bracket; vertex i is place places[i], in the order of numbers. */
typedef struct
{
  BrgFideDraw *draw;
  gint n;
  gint *places;
  BrgTopGroupCost cost;
  BrgTopGroupCriterion find_criterion;
  BrgReach *reach;
} Bracket;

static void
bracket_clear (Bracket *bracket)
{
  g_free (bracket->places);
  brg_reach_free (bracket->reach);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Bracket, bracket_clear)

static gint
compare_numbers (gconstpointer a, gconstpointer b, gpointer data)
{
  const BrgFideDraw *draw = data;

  return draw->field->records[*(const gint *) a].number -
         draw->field->records[*(const gint *) b].number;
}

BrgCost
brg_top_group_is_floated_twice (const BrgFideDraw *draw, gint place, gint other)
{
  const BrgDutchRecord *a = &draw->field->records[place];
  const BrgDutchRecord *b = &draw->field->records[other];
  const BrgDutchRecord *higher = a->score > b->score ? a : b;

  return a->score != b->score && higher->floats[0] != BRG_DUTCH_NO_FLOAT ? 1 : 0;
}

static BrgCost
get_pair_cost (gconstpointer data, gint u, gint v)
{
  const Bracket *bracket = data;

  return bracket->cost (bracket->draw, bracket->places[u], bracket->places[v]);
}

static void
solve_bracket (Bracket *bracket, BrgTopGroupKey key)
{
  g_autofree guint64 *keys = g_new0 (guint64, bracket->n);

  for (gint v = 0; v < bracket->n; v++)
    keys[v] = key (bracket->draw, bracket->places[v]);
  bracket->reach =
      brg_reach_new (brg_fide_draw_make_graph (bracket->draw, bracket->places, bracket->n), keys,
                     get_pair_cost, bracket);
  if (!brg_reach_solve (bracket->reach))
    g_assert_not_reached ();
}

/* fide-double-swiss-2026 3.6, fide-team-swiss-2026 3.6: who is the upper one of a pair, so that
 * their numbers are smallest. */
static void
settle_tops (Bracket *bracket, gboolean *is_top)
{
  g_autofree guint64 *after = brg_bits_new (bracket->n);
  g_autofree guint64 *tops = brg_bits_new (bracket->n);

  for (gint v = 0; v < bracket->n; v++)
    brg_bits_add (after, v);
  for (gint v = 0; v < bracket->n; v++)
    {
      brg_bits_remove (after, v);
      is_top[v] = brg_reach_confine (bracket->reach, v, after);
      if (is_top[v])
        brg_bits_add (tops, v);
      else if (!brg_reach_confine (bracket->reach, v, tops))
        g_assert_not_reached ();
    }
}

static BrgFideRefusal
judge (const Bracket *bracket, gint v, BrgCost cost)
{
  BrgCost best = brg_reach_get_cost (bracket->reach);

  return brg_fide_draw_judge (bracket->draw, v >= 0 ? bracket->places[v] : -1, cost, best,
                              bracket->find_criterion (bracket->draw, cost, best));
}

static void
note_asked (const Bracket *bracket)
{
  BrgFideRefusal refusal;
  gint u;
  gint v;

  if (!brg_fide_draw_find_asked (bracket->draw, bracket->places, bracket->n, &u, &v))
    return;
  refusal = judge (bracket, v, brg_reach_find_cost_with (bracket->reach, u, v));
  brg_fide_draw_note_asked (bracket->draw, bracket->places[u], &refusal);
}

static void
note_choice (const Bracket *bracket,
             gint v,
             gint mate,
             GArray *refused,
             const BrgReachRefusal *first)
{
  BrgFideRefusal refusal = judge (bracket, first->vertex, first->cost);

  for (guint i = 0; i < refused->len; i++)
    g_array_index (refused, gint, i) = bracket->places[g_array_index (refused, gint, i)];
  brg_fide_draw_note_choice (bracket->draw, bracket->places[v], bracket->places[mate], refused,
                             &refusal);
}

static void
join_bracket (Bracket *bracket)
{
  g_autofree gboolean *is_top = g_new0 (gboolean, bracket->n);
  g_autoptr (GArray) bottoms = g_array_new (FALSE, FALSE, sizeof (gint));
  gboolean is_explained = bracket->draw->notes != NULL;

  settle_tops (bracket, is_top);
  for (gint v = 0; v < bracket->n; v++)
    if (!is_top[v])
      g_array_append_val (bottoms, v);
  for (gint v = 0; v < bracket->n; v++)
    {
      g_autoptr (GArray) refused = g_array_new (FALSE, FALSE, sizeof (gint));
      BrgReachRefusal refusal;
      gint mate;

      if (!is_top[v])
        continue;
      mate = brg_reach_choose (bracket->reach, v, (const gint *) (gconstpointer) bottoms->data,
                               (gint) bottoms->len, refused, is_explained ? &refusal : NULL);
      g_assert (mate >= 0);
      if (is_explained)
        note_choice (bracket, v, mate, refused, &refusal);
      brg_fide_draw_join (bracket->draw, bracket->places[v], bracket->places[mate]);
      for (guint i = 0; i < bottoms->len; i++)
        if (g_array_index (bottoms, gint, i) == mate)
          {
            g_array_remove_index (bottoms, i);
            break;
          }
    }
}

void
brg_top_group_settle (BrgFideDraw *draw,
                      const GArray *places,
                      BrgTopGroupKey key,
                      BrgTopGroupCost cost,
                      BrgTopGroupCriterion find_criterion)
{
  g_auto (Bracket) bracket = {
    .draw = draw, .n = (gint) places->len, .cost = cost, .find_criterion = find_criterion
  };

  bracket.places = g_memdup2 (places->data, places->len * sizeof (gint));
  g_qsort_with_data (bracket.places, bracket.n, sizeof (gint), compare_numbers, draw);
  solve_bracket (&bracket, key);
  note_asked (&bracket);
  join_bracket (&bracket);
}
