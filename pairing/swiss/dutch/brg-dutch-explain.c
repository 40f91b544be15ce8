/* brg-dutch-explain.c - why a bracket was paired as it was
 *
 * For every pair the first one who was passed over without a ban is tried: the pairs before it
 * stand and the rest is paired as well as possible. The first criterion in which that is worse is
 * named.
 *
 * Rules: fide-dutch-2026 1.3, 1.4, 3.6, 3.8, 4.3, C5, C6, C9
 * Tests: tests/pairing/test-dutch-reasons.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-dutch-explain.h"

#include "brg-dutch-bans.h"

/* So many bans are named for one pair, and so many players who are passed over for the bye. */
#define MAX_BANS 2
#define MAX_PASSED 3

/* In greater brackets nobody is tried: that would take longer than all of the pairing. */
#define MAX_TRIED 400

/* A bracket while it is explained. */
typedef struct
{
  BrgDutchProblem *problem;
  const gint *mates;
  GArray **notes;
  gboolean *is_upper; /* S1R and, against it, the ways out */
} Explanation;

static const BrgDutchRecord *
get_record (const Explanation *explanation, gint vertex)
{
  return explanation->problem->traits[vertex].record;
}

static void
note (const Explanation *explanation, gint vertex, const BrgReason *reason)
{
  BrgReason copy = *reason;

  copy.pair = -1;
  g_array_append_val (explanation->notes[explanation->problem->places[vertex]], copy);
}

/* The score group of a pair: both are of it, or the higher one came down. */
static void
note_group (const Explanation *explanation, gint vertex, gint mate)
{
  gboolean is_moved = explanation->problem->traits[vertex].role == BRG_DUTCH_MOVED;
  BrgReason reason = {
    .kind = is_moved ? BRG_REASON_MOVED_DOWN : BRG_REASON_SAME_GROUP,
    .article = is_moved ? "fide-dutch-2026 1.4" : "fide-dutch-2026 1.3",
    .player = get_record (explanation, vertex)->player,
    .other = get_record (explanation, mate)->player,
    .points = get_record (explanation, vertex)->score,
  };

  note (explanation, vertex, &reason);
}

/* Why somebody leaves the bracket (fide-dutch-2026 C6). */
static void
note_leaver (const Explanation *explanation, gint vertex, gint n_leavers)
{
  const BrgDutchProblem *problem = explanation->problem;
  gboolean is_odd = n_leavers == 1;
  BrgReason reason = {
    .kind = is_odd ? BRG_REASON_ODD_GROUP : BRG_REASON_GROUP_STUCK,
    .article = "fide-dutch-2026 C6",
    .player = get_record (explanation, vertex)->player,
    .other = BRG_NOBODY,
    .number = is_odd ? problem->n_bracket : 0,
  };

  if (problem->traits[vertex].role == BRG_DUTCH_MOVED)
    {
      reason.kind = BRG_REASON_PASSES_GROUP;
      reason.points = get_record (explanation, problem->n_moved)->score;
      reason.number = 0;
    }
  note (explanation, vertex, &reason);
}

/* Whether as many are left on one side as on the other. */
static gboolean
is_balanced (const Explanation *explanation)
{
  const BrgDutchProblem *problem = explanation->problem;
  gint n = 0;

  for (gint v = 0; v < problem->n_vertices; v++)
    if (!problem->is_settled[v])
      n += explanation->is_upper[v] ? 1 : -1;
  return n == 0;
}

/* What the best pairing of those not yet settled costs; -1 if there is none. */
static BrgCost
find_cost (const Explanation *explanation)
{
  BrgDutchProblem *problem = explanation->problem;
  gint n_left = 0;
  BrgCost cost = 0;

  for (gint v = 0; v < problem->n_vertices; v++)
    n_left += !problem->is_settled[v];
  if (n_left == 0)
    return 0;

  if (problem->is_alone && explanation->is_upper != NULL && is_balanced (explanation))
    {
      g_autoptr (BrgTwoSides) sides = NULL;

      brg_dutch_problem_prepare (problem, FALSE);
      sides = brg_dutch_problem_make_sides (problem, explanation->is_upper);
      if (brg_two_sides_solve (sides) && brg_two_sides_prove (sides))
        {
          for (gint v = 0; v < problem->n_vertices; v++)
            if (!problem->is_settled[v] && explanation->is_upper[v])
              cost +=
                  brg_dutch_criteria_get_cost (problem->criteria, &problem->traits[v],
                                               &problem->traits[brg_two_sides_get_mate (sides, v)]);
          return cost;
        }
    }
  if (!brg_dutch_problem_solve (problem, FALSE))
    return -1;
  return problem->limit;
}

/* The same with a pair beforehand. */
static BrgCost
find_cost_with (const Explanation *explanation, gint vertex, gint mate)
{
  BrgDutchProblem *problem = explanation->problem;
  BrgCost cost;

  problem->is_settled[vertex] = TRUE;
  problem->is_settled[mate] = TRUE;
  cost = find_cost (explanation);
  problem->is_settled[vertex] = FALSE;
  problem->is_settled[mate] = FALSE;
  return cost < 0 ? cost
                  : cost + brg_dutch_criteria_get_cost (problem->criteria, &problem->traits[vertex],
                                                        &problem->traits[mate]);
}

/* Why @vertex did not get @other, whom no ban forbids, but @mate. */
static void
note_worse (const Explanation *explanation, gint vertex, gint other, gint mate)
{
  BrgReason reason = {
    .kind = BRG_REASON_WORSE,
    .article = "fide-dutch-2026 3.8",
    .player = get_record (explanation, vertex)->player,
    .other = get_record (explanation, other)->player,
  };
  BrgDutchCriterion criterion;
  BrgCost cost;
  BrgCost best;

  if (explanation->problem->n_vertices <= MAX_TRIED)
    {
      best = find_cost_with (explanation, vertex, mate);
      cost = find_cost_with (explanation, vertex, other);
      criterion = cost < 0 ? BRG_DUTCH_C6
                           : brg_dutch_criteria_find_difference (explanation->problem->criteria,
                                                                 best, cost);
      if (criterion >= BRG_DUTCH_EXCHANGES)
        {
          reason.kind = BRG_REASON_LATER;
          criterion = BRG_DUTCH_EXCHANGES;
        }
      reason.article = brg_dutch_criterion_get_article (criterion);
    }
  note (explanation, vertex, &reason);
}

/* Whether @other was still to be had, on the other side. */
static gboolean
is_candidate (const Explanation *explanation, gint other)
{
  const BrgDutchProblem *problem = explanation->problem;

  return !problem->is_settled[other] &&
         (explanation->is_upper == NULL || !explanation->is_upper[other]);
}

static void
note_choice (const Explanation *explanation, gint vertex, gint mate)
{
  const BrgDutchProblem *problem = explanation->problem;
  g_autoptr (GArray) bans = g_array_new (FALSE, FALSE, sizeof (BrgReason));
  /* All of S2R come before somebody who was exchanged. */
  gboolean is_exchanged = explanation->is_upper != NULL && explanation->is_upper[mate];
  gint end = is_exchanged ? problem->n_bracket : mate;
  gint tried = -1;

  for (gint other = MAX (vertex + 1, problem->n_moved); other < end; other++)
    {
      if (!is_candidate (explanation, other))
        continue;
      if (brg_graph_has_edge (problem->graph, vertex, other))
        tried = tried < 0 ? other : tried;
      else if (bans->len < MAX_BANS)
        brg_dutch_list_bans (problem->field->tournament, problem->field->round,
                             get_record (explanation, vertex)->player,
                             get_record (explanation, other)->player, bans);
    }
  for (guint i = 0; i < MIN (bans->len, MAX_BANS); i++)
    note (explanation, vertex, &g_array_index (bans, BrgReason, i));
  if (tried >= 0)
    note_worse (explanation, vertex, tried, mate);
  else
    {
      BrgReason reason = {
        .kind = BRG_REASON_FIRST_CHOICE,
        .article = "fide-dutch-2026 3.6",
        .player = get_record (explanation, vertex)->player,
        .other = get_record (explanation, mate)->player,
      };

      note (explanation, vertex, &reason);
    }
}

static void
explain_pair (const Explanation *explanation, gint vertex)
{
  BrgDutchProblem *problem = explanation->problem;
  gint mate = explanation->mates[vertex];

  note_group (explanation, vertex, mate);
  note_choice (explanation, vertex, mate);
  problem->is_settled[vertex] = TRUE;
  problem->is_settled[mate] = TRUE;
}

/* fide-dutch-2026 3.2: the halves of the remainder as they were before any exchange. */
static void
make_halves (Explanation *explanation)
{
  BrgDutchProblem *problem = explanation->problem;
  gint n_pairs = 0;

  for (gint v = problem->n_moved; v < problem->n_bracket; v++)
    n_pairs += !problem->is_settled[v] && explanation->mates[v] > v;
  explanation->is_upper = g_new0 (gboolean, problem->n_vertices);
  for (gint v = problem->n_moved; v < problem->n_vertices; v++)
    {
      if (v < problem->n_bracket && !problem->is_settled[v])
        problem->traits[v].half = n_pairs-- > 0 ? BRG_DUTCH_UPPER : BRG_DUTCH_LOWER_HALF;
      explanation->is_upper[v] =
          v >= problem->n_bracket || problem->traits[v].half == BRG_DUTCH_UPPER;
    }
}

void
brg_dutch_explain_bracket (BrgDutchProblem *problem, const gint *mates, GArray **notes)
{
  Explanation explanation = { .problem = problem, .mates = mates, .notes = notes };
  gint n_leavers = 0;

  for (gint v = 0; v < problem->n_moved; v++)
    if (mates[v] >= 0)
      explain_pair (&explanation, v);
  make_halves (&explanation);
  for (gint v = problem->n_moved; v < problem->n_bracket; v++)
    if (mates[v] > v)
      explain_pair (&explanation, v);
  for (gint v = 0; v < problem->n_bracket; v++)
    n_leavers += mates[v] < 0;
  for (gint v = 0; v < problem->n_bracket; v++)
    if (mates[v] < 0)
      note_leaver (&explanation, v, n_leavers);
  g_free (explanation.is_upper);
}

/* Vertex of a player of the bracket or, where they stand for themselves, of those below; -1 for
 * none. */
static gint
find_vertex (const BrgDutchProblem *problem, gint player)
{
  gint end = problem->is_alone ? problem->n_bracket : problem->n_vertices;

  for (gint v = 0; v < end; v++)
    if (problem->traits[v].record != NULL && problem->traits[v].record->player == player)
      return v;
  return -1;
}

/* What somebody of the bracket would have to do to meet one who is below, or to have the bye: leave
 * it. A way out, -1 for none. */
static gint
find_way_out (const BrgDutchProblem *problem)
{
  return problem->is_alone && problem->n_vertices > problem->n_bracket ? problem->n_bracket : -1;
}

void
brg_dutch_explain_asked (BrgDutchProblem *problem, const BrgPair *asked, BrgReason *reason)
{
  Explanation explanation = { .problem = problem };
  gint u = find_vertex (problem, asked->white);
  gint v = asked->black != BRG_NOBODY ? find_vertex (problem, asked->black) : -1;
  BrgDutchCriterion criterion = BRG_DUTCH_C6;
  BrgCost best;
  BrgCost cost;

  if (reason->article != NULL || MAX (u, v) < 0 || problem->n_vertices > MAX_TRIED)
    return;
  if (u < 0 || v < 0)
    {
      u = MAX (u, v);
      v = find_way_out (problem);
    }
  /* Two who are both below are asked about when it is their turn. */
  if (MIN (u, v < 0 ? u : v) >= problem->n_bracket)
    return;
  best = find_cost (&explanation);
  cost = v >= 0 && best >= 0 ? find_cost_with (&explanation, u, v) : -1;
  if (cost >= 0)
    criterion = brg_dutch_criteria_find_difference (problem->criteria, best, cost);
  reason->kind = criterion >= BRG_DUTCH_EXCHANGES ? BRG_REASON_LATER : BRG_REASON_WORSE;
  reason->article = brg_dutch_criterion_get_article (MIN (criterion, BRG_DUTCH_EXCHANGES));
}

/* Players ranked below who did not get the bye, from the last one. */
static void
note_passed (const BrgDutchField *field, gint bye, GArray *notes)
{
  gint n = 0;

  for (gint place = field->n_places - 1; place > bye && n < MAX_PASSED; place--)
    {
      const BrgDutchRecord *record = &field->records[place];
      BrgReason reason = {
        .kind = record->had_free_win ? BRG_REASON_BYE_HAD_ONE : BRG_REASON_BYE_BREAKS_REST,
        .article = record->had_free_win ? "fide-dutch-2026 C2" : "fide-dutch-2026 C5",
        .pair = -1,
        .player = record->player,
        .other = BRG_NOBODY,
      };

      if (!record->had_free_win && record->score >= field->bye_score)
        continue;
      g_array_append_val (notes, reason);
      n++;
    }
}

/* fide-dutch-2026 C9: whether of those with this score who may have the bye somebody has more
 * rounds without play, and nobody fewer. */
static gboolean
has_fewest_unplayed (const BrgDutchField *field, const BrgDutchRecord *record)
{
  gboolean has_more = FALSE;

  for (gint place = 0; place < field->n_places; place++)
    {
      const BrgDutchRecord *other = &field->records[place];

      if (other->score != record->score || other->had_free_win)
        continue;
      if (other->n_unplayed < record->n_unplayed)
        return FALSE;
      has_more |= other->n_unplayed > record->n_unplayed;
    }
  return has_more;
}

void
brg_dutch_explain_bye (const BrgDutchField *field, gint place, GArray *notes)
{
  const BrgDutchRecord *record = &field->records[place];
  BrgReason reason = {
    .kind = BRG_REASON_BYE_SCORE,
    .article = "fide-dutch-2026 C5",
    .pair = -1,
    .player = record->player,
    .other = BRG_NOBODY,
    .points = record->score,
  };

  g_array_set_size (notes, 0);
  g_array_append_val (notes, reason);
  reason.kind = BRG_REASON_BYE_MAY;
  reason.article = "fide-dutch-2026 C2";
  reason.points = 0;
  g_array_append_val (notes, reason);
  note_passed (field, place, notes);
  if (!has_fewest_unplayed (field, record))
    return;
  reason.kind = BRG_REASON_BYE_UNPLAYED;
  reason.article = "fide-dutch-2026 C9";
  reason.number = record->n_unplayed;
  g_array_append_val (notes, reason);
}
