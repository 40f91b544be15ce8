/* brg-dutch-bracket.c - the best candidate of a bracket, the first in the order of the rules
 *
 * Every candidate that is generated later and pairs the same players is left out: in a pair of
 * residents the one of S1 is the higher ranked. So the order of generation is a row of decisions,
 * each of which asks whether some best candidate is still left: which moved players are paired,
 * with whom, who is exchanged between the halves of the remainder, and who meets whom there.
 *
 * Rules: fide-dutch-2026 3.1-3.8, 4.1-4.4
 * Tests: tests/pairing/test-dutch.c, tests/pairing/test-dutch-brute.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-dutch-bracket.h"

#include "brg-matching.h"
#include "brg-two-sides-choice.h"

/* A bracket while it is settled. */
typedef struct
{
  BrgDutchProblem *problem;
  gint *mates;
  guint64 *outside;  /* all vertices outside of the bracket */
  GArray *remainder; /* gint: residents who do not meet moved players */
  gint n_pairs;      /* in the remainder */
} Bracket;

static guint64 *
make_range (const BrgDutchProblem *problem, gint from, gint to)
{
  guint64 *range = brg_bits_new (problem->graph->n_vertices);

  for (gint v = from; v < to; v++)
    brg_bits_add (range, v);
  return range;
}

static gboolean
is_in_bracket (const Bracket *bracket, gint vertex)
{
  return vertex < bracket->problem->n_bracket;
}

static void
join (Bracket *bracket, gint vertex, gint mate)
{
  bracket->mates[vertex] = mate;
  bracket->mates[mate] = vertex;
}

/* fide-dutch-2026 3.1, C9: the bye counts only if nobody else leaves. */
static gboolean
solve (BrgDutchProblem *problem)
{
  gint n_leavers = 0;

  if (!brg_dutch_problem_solve (problem, FALSE))
    return FALSE;
  for (gint v = 0; v < problem->n_bracket && problem->bye_counts; v++)
    n_leavers += brg_dutch_problem_get_mate (problem, v) >= problem->n_bracket;
  if (n_leavers <= 1)
    return TRUE;
  problem->bye_counts = FALSE;
  return brg_dutch_problem_solve (problem, FALSE);
}

/* fide-dutch-2026 4.4: which moved players are paired; the first sets are those with the highest
 * ranked. fide-dutch-2026 4.2: then each gets the first opponent that leaves a best candidate. */
static void
settle_moved (Bracket *bracket)
{
  BrgDutchProblem *problem = bracket->problem;
  g_autofree guint64 *residents = make_range (problem, problem->n_moved, problem->n_bracket);

  for (gint v = 0; v < problem->n_moved; v++)
    if (!brg_dutch_problem_confine (problem, v, residents))
      brg_dutch_problem_confine (problem, v, bracket->outside);
  for (gint v = 0; v < problem->n_moved; v++)
    if (is_in_bracket (bracket, brg_dutch_problem_get_mate (problem, v)))
      {
        gint mate = brg_dutch_problem_choose (problem, v, residents);

        join (bracket, v, mate);
        problem->is_settled[v] = TRUE;
        problem->is_settled[mate] = TRUE;
      }
}

/* The pairs of @sides as a matching of the edges of @tight. */
static BrgMatching *
make_matching (const BrgDutchProblem *problem, const BrgTwoSides *sides, const BrgGraph *tight)
{
  g_autofree guint64 *everybody = make_range (problem, 0, problem->n_vertices);
  BrgMatching *matching = brg_matching_new (tight, everybody);

  for (gint v = 0; v < problem->n_vertices; v++)
    if (brg_two_sides_get_mate (sides, v) > v)
      brg_matching_set_pair (matching, v, brg_two_sides_get_mate (sides, v));
  return matching;
}

/* fide-dutch-2026 4.2: the first opponent that leaves a best candidate. */
static void
choose_opponent (Bracket *bracket, gint vertex, const BrgGraph *tight, BrgMatching *matching)
{
  BrgDutchProblem *problem = bracket->problem;
  const guint64 *row = brg_graph_row (tight, vertex);

  for (gint mate = brg_bits_next (row, tight->n_words, problem->n_moved);
       mate >= 0 && mate < problem->n_bracket; mate = brg_bits_next (row, tight->n_words, mate + 1))
    if (!problem->is_settled[mate] && brg_matching_take_pair (matching, vertex, mate))
      {
        join (bracket, vertex, mate);
        problem->is_settled[vertex] = TRUE;
        problem->is_settled[mate] = TRUE;
        return;
      }
  g_assert_not_reached ();
}

/* The same as settle_moved() for a bracket alone, by a short cut: the upper half against the lower
 * one with the ways out. If no pairing at all is better, the edges without slack hold all of the
 * best ones. Returns FALSE if that could not be shown, or if not all moved players stay. */
static gboolean
settle_moved_by_sides (Bracket *bracket)
{
  BrgDutchProblem *problem = bracket->problem;
  gint n_pairs = problem->n_bracket - problem->n_vertices / 2;
  g_autofree gboolean *is_left = g_new0 (gboolean, problem->n_vertices);
  g_autoptr (BrgTwoSides) sides = NULL;
  g_autoptr (BrgGraph) tight = NULL;
  g_autoptr (BrgMatching) matching = NULL;

  if (!problem->is_alone || n_pairs < problem->n_moved)
    return FALSE;
  if (problem->n_moved == 0)
    return TRUE;
  for (gint v = 0; v < problem->n_vertices; v++)
    is_left[v] = v < n_pairs || v >= problem->n_bracket;
  if (!brg_dutch_problem_prepare (problem, FALSE))
    return FALSE;
  sides = brg_dutch_problem_make_sides (problem, is_left);
  if (!brg_two_sides_solve (sides) || !brg_two_sides_prove (sides))
    return FALSE;
  tight = brg_two_sides_dup_tight (sides);
  matching = make_matching (problem, sides, tight);
  for (gint v = 0; v < problem->n_moved; v++)
    choose_opponent (bracket, v, tight, matching);
  return TRUE;
}

/* How many residents who do not meet moved players have an opponent in the bracket. */
static gint
count_inside (const Bracket *bracket)
{
  const BrgDutchProblem *problem = bracket->problem;
  gint n = 0;

  /* The number of ways out says how many there are; nothing may have been asked yet. */
  if (problem->is_alone)
    {
      for (gint v = 0; v < problem->n_moved; v++)
        n -= bracket->mates[v] >= 0 ? 2 : 0;
      return n + 2 * problem->n_bracket - problem->n_vertices;
    }
  for (guint i = 0; i < bracket->remainder->len; i++)
    n += is_in_bracket (
        bracket, brg_dutch_problem_get_mate (problem, g_array_index (bracket->remainder, gint, i)));
  return n;
}

/* fide-dutch-2026 3.2: S1R are as many as there will be pairs. */
static void
make_halves (Bracket *bracket)
{
  BrgDutchProblem *problem = bracket->problem;

  for (gint v = problem->n_moved; v < problem->n_bracket; v++)
    if (!problem->is_settled[v])
      g_array_append_val (bracket->remainder, v);
  bracket->n_pairs = count_inside (bracket) / 2;
  for (guint i = 0; i < bracket->remainder->len; i++)
    problem->traits[g_array_index (bracket->remainder, gint, i)].half =
        (gint) i < bracket->n_pairs ? BRG_DUTCH_UPPER : BRG_DUTCH_LOWER_HALF;
}

/* Whether @vertex is the higher ranked in a pair of the remainder. */
static gboolean
is_upper (const Bracket *bracket, gint vertex)
{
  gint mate = brg_dutch_problem_get_mate (bracket->problem, vertex);

  return mate > vertex && is_in_bracket (bracket, mate);
}

static gint
count_exchanged (const Bracket *bracket)
{
  gint n = 0;

  for (gint i = 0; i < bracket->n_pairs; i++)
    n += !is_upper (bracket, g_array_index (bracket->remainder, gint, i));
  return n;
}

/* Makes @vertex an upper member of a pair, or not, if some best candidate allows it. */
static gboolean
confine_to_side (Bracket *bracket, gint vertex, gboolean upper)
{
  BrgDutchProblem *problem = bracket->problem;
  g_autofree guint64 *others = upper ? make_range (problem, vertex + 1, problem->n_bracket)
                                     : make_range (problem, problem->n_moved, vertex);

  for (guint w = 0; w < problem->graph->n_words && !upper; w++)
    others[w] |= bracket->outside[w];
  return brg_dutch_problem_confine (problem, vertex, others);
}

/* fide-dutch-2026 4.3.3: the lowest ranked possible leave S1; 4.3.4: the highest ranked possible
 * come from S2. */
static void
settle_exchanges (Bracket *bracket, gint n_exchanged)
{
  gint n_left = n_exchanged;

  for (gint i = bracket->n_pairs - 1; i >= 0; i--)
    {
      gint vertex = g_array_index (bracket->remainder, gint, i);

      if (n_left > 0 && confine_to_side (bracket, vertex, FALSE))
        n_left--;
      else
        confine_to_side (bracket, vertex, TRUE);
    }
  n_left = n_exchanged;
  for (gint i = bracket->n_pairs; i < (gint) bracket->remainder->len; i++)
    {
      gint vertex = g_array_index (bracket->remainder, gint, i);

      if (n_left > 0 && confine_to_side (bracket, vertex, TRUE))
        n_left--;
      else
        confine_to_side (bracket, vertex, FALSE);
    }
}

/* fide-dutch-2026 4.2: each of S1R in turn gets the first opponent that leaves a best candidate. */
static void
settle_pairs (Bracket *bracket)
{
  BrgDutchProblem *problem = bracket->problem;

  for (guint i = 0; i < bracket->remainder->len; i++)
    {
      gint vertex = g_array_index (bracket->remainder, gint, i);
      g_autofree guint64 *others = NULL;
      gint mate;

      if (!is_upper (bracket, vertex))
        continue;
      others = make_range (problem, vertex + 1, problem->n_bracket);
      mate = brg_dutch_problem_choose (problem, vertex, others);
      join (bracket, vertex, mate);
    }
}

/* Finds the halves after the best exchange, if there must be one. */
static gboolean
exchange (Bracket *bracket)
{
  gint n_exchanged;

  if (!brg_dutch_problem_solve (bracket->problem, FALSE))
    return FALSE;
  n_exchanged = count_exchanged (bracket);
  if (n_exchanged == 0)
    return TRUE;
  /* fide-dutch-2026 4.3.2: the places of those exchanged differ as little as possible. */
  if (!brg_dutch_problem_solve (bracket->problem, TRUE))
    return FALSE;
  settle_exchanges (bracket, n_exchanged);
  return TRUE;
}

/* The same as settle_pairs() for a bracket alone, when the halves are known: between them. */
static gboolean
settle_pairs_by_sides (Bracket *bracket, BrgTwoSides *sides, const gboolean *is_left)
{
  brg_two_sides_begin_choice (sides);
  for (guint i = 0; i < bracket->remainder->len; i++)
    {
      gint vertex = g_array_index (bracket->remainder, gint, i);

      if (is_left[vertex])
        join (bracket, vertex, brg_two_sides_choose (sides, vertex));
    }
  return TRUE;
}

/* fide-dutch-2026 3.6: the remainder of a bracket alone. S1R as it is against S2R; if a better
 * candidate cannot be ruled out, the exchanges are asked for. */
static gboolean
settle_remainder_alone (Bracket *bracket)
{
  BrgDutchProblem *problem = bracket->problem;
  g_autofree gboolean *is_left = g_new0 (gboolean, problem->n_vertices);
  g_autoptr (BrgTwoSides) sides = NULL;

  for (gint v = 0; v < problem->n_vertices; v++)
    is_left[v] = v >= problem->n_bracket || problem->traits[v].half == BRG_DUTCH_UPPER;
  if (!brg_dutch_problem_prepare (problem, FALSE))
    return FALSE;
  sides = brg_dutch_problem_make_sides (problem, is_left);
  if (brg_two_sides_solve (sides) && brg_two_sides_prove (sides))
    return settle_pairs_by_sides (bracket, sides, is_left);

  g_clear_pointer (&sides, brg_two_sides_free);
  if (!exchange (bracket))
    return FALSE;
  for (guint i = 0; i < bracket->remainder->len; i++)
    {
      gint vertex = g_array_index (bracket->remainder, gint, i);

      is_left[vertex] = is_upper (bracket, vertex);
    }
  if (!brg_dutch_problem_prepare (problem, FALSE))
    return FALSE;
  sides = brg_dutch_problem_make_sides (problem, is_left);
  return brg_two_sides_solve (sides) && settle_pairs_by_sides (bracket, sides, is_left);
}

static gboolean
settle_remainder (Bracket *bracket)
{
  make_halves (bracket);
  if (bracket->n_pairs == 0)
    return TRUE;
  if (bracket->problem->is_alone)
    return settle_remainder_alone (bracket);
  if (!exchange (bracket))
    return FALSE;
  settle_pairs (bracket);
  return TRUE;
}

gboolean
brg_dutch_bracket_settle (BrgDutchProblem *problem, gint *mates)
{
  Bracket bracket = { .problem = problem, .mates = mates };
  gboolean is_done;

  for (gint v = 0; v < problem->n_vertices; v++)
    mates[v] = -1;
  bracket.outside = make_range (problem, problem->n_bracket, problem->n_vertices);
  bracket.remainder = g_array_new (FALSE, FALSE, sizeof (gint));
  is_done = settle_moved_by_sides (&bracket);
  if (!is_done && solve (problem))
    {
      settle_moved (&bracket);
      is_done = TRUE;
    }
  is_done = is_done && settle_remainder (&bracket);
  g_free (bracket.outside);
  g_array_unref (bracket.remainder);
  return is_done;
}
