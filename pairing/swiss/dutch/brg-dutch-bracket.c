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

        bracket->mates[v] = mate;
        bracket->mates[mate] = v;
        problem->is_settled[v] = TRUE;
        problem->is_settled[mate] = TRUE;
      }
}

/* fide-dutch-2026 3.2: S1R are as many as there will be pairs. */
static void
make_halves (Bracket *bracket)
{
  BrgDutchProblem *problem = bracket->problem;
  gint n_inside = 0;

  for (gint v = problem->n_moved; v < problem->n_bracket; v++)
    if (!problem->is_settled[v])
      {
        g_array_append_val (bracket->remainder, v);
        n_inside += is_in_bracket (bracket, brg_dutch_problem_get_mate (problem, v));
      }
  bracket->n_pairs = n_inside / 2;
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
      bracket->mates[vertex] = mate;
      bracket->mates[mate] = vertex;
    }
}

static gboolean
settle_remainder (Bracket *bracket)
{
  gint n_exchanged;

  make_halves (bracket);
  if (bracket->n_pairs == 0)
    return TRUE;
  if (!brg_dutch_problem_solve (bracket->problem, FALSE))
    return FALSE;
  n_exchanged = count_exchanged (bracket);
  if (n_exchanged > 0)
    {
      /* fide-dutch-2026 4.3.2: the places of those exchanged differ as little as possible. */
      if (!brg_dutch_problem_solve (bracket->problem, TRUE))
        return FALSE;
      settle_exchanges (bracket, n_exchanged);
    }
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
  if (!solve (problem))
    return FALSE;
  bracket.outside = make_range (problem, problem->n_bracket, problem->n_vertices);
  bracket.remainder = g_array_new (FALSE, FALSE, sizeof (gint));
  settle_moved (&bracket);
  is_done = settle_remainder (&bracket);
  g_free (bracket.outside);
  g_array_unref (bracket.remainder);
  return is_done;
}
