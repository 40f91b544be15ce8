/* brg-dubov.c - the Dubov system: records and upfloaters
 *
 * Where the text leaves a choice: who was paired with somebody of a higher score came up, whether
 * the game was then played or not; C9 adds up how often the maximum upfloaters of a set came up
 * before; 3.1 counts games played over the board.
 *
 * Rules: fide-dubov-2026 1.1, 1.6, 1.7, 1.8, 3.1, 3.2.1, 3.2.2, 4.2, C1-C10
 * Tests: tests/pairing/test-dubov.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-dubov.h"

#include "brg-dubov-private.h"
#include "brg-fide-colours.h"
#include "brg-fide-upfloat.h"
#include "brg-presence.h"

static BrgDutchRecord
read_record (const BrgTournament *tournament, gint player, gint round)
{
  BrgDutchRecord record = brg_dutch_record_read (tournament, player, round);

  /* fide-dubov-2026 1.6.4: who has not played has a mild wish for Black. */
  if (record.n_games == 0)
    {
      record.wish = BRG_COLOUR_BLACK;
      record.strength = BRG_DUTCH_MILD;
    }
  return record;
}

/* fide-dubov-2026 1.7: of the opponents met over the board, rounded half up. */
static gint
get_average (const BrgTournament *tournament, gint player, gint round)
{
  gint sum = 0;
  gint n = 0;

  for (gint earlier = 1; earlier < round; earlier++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, earlier);

      if (!brg_fide_is_game (cell))
        continue;
      sum += tournament->players[cell->opponent].rating;
      n++;
    }
  return n > 0 ? (2 * sum + n) / (2 * n) : 0;
}

static gboolean
came_up (const BrgTournament *tournament, gint player, gint round)
{
  gint other = round >= 1 ? brg_tournament_cell (tournament, player, round)->opponent : BRG_NOBODY;

  return other != BRG_NOBODY && brg_tournament_pairing_score (tournament, other, round) >
                                    brg_tournament_pairing_score (tournament, player, round);
}

static BrgDubovTraits
read_traits (const BrgTournament *tournament, gint player, gint round)
{
  BrgDubovTraits traits = { .average = get_average (tournament, player, round) };

  for (gint earlier = 1; earlier < round; earlier++)
    traits.n_upfloats += came_up (tournament, player, earlier);
  /* fide-dubov-2026 1.8. */
  traits.is_maximum = traits.n_upfloats >= 2 + tournament->n_rounds / 5;
  traits.was_last = came_up (tournament, player, round - 1);
  return traits;
}

static gboolean
prepare (BrgFideField *field, GError **error)
{
  const BrgTournament *tournament = field->tournament;
  BrgDubovTraits *traits;

  /* fide-dubov-2026 1.1: everybody must have a rating. */
  for (gint player = 0; player < tournament->n_players; player++)
    if (tournament->players[player].rating <= 0 &&
        !brg_player_is_absent (tournament, player, field->round))
      {
        g_set_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_PLAYERS,
                     "Number %d has no rating; the Dubov system needs one of everybody",
                     tournament->players[player].number);
        return FALSE;
      }
  field->extra = traits = g_new0 (BrgDubovTraits, MAX (field->n_places, 1));
  for (gint place = 0; place < field->n_places; place++)
    traits[place] = read_traits (tournament, field->records[place].player, field->round);
  return TRUE;
}

/* fide-dubov-2026 3.1: the lowest score, the most games, the largest number. */
static gint
compare_bye (const BrgFideField *field, gint a, gint b)
{
  const BrgDutchRecord *one = &field->records[a];
  const BrgDutchRecord *other = &field->records[b];

  if (one->score != other->score)
    return one->score < other->score ? -1 : 1;
  if (one->n_games != other->n_games)
    return one->n_games > other->n_games ? -1 : 1;
  return other->number - one->number;
}

/* What the criteria of a bracket weigh. */
typedef struct
{
  const BrgFideGroup *group;
  BrgCost *scores;
  BrgCost least_score; /* what the scores are worth at least */
  BrgCost colour;
  BrgCost maximum;
  BrgCost repeated;
  BrgCost last;
} Weights;

static const BrgDubovTraits *
get_traits (const BrgFideGroup *group, gint vertex)
{
  const BrgDubovTraits *traits = group->draw->field->extra;

  return &traits[g_array_index (group->open, gint, vertex)];
}

static BrgCost
get_cost (gconstpointer data, gint u, gint v)
{
  const Weights *weights = data;
  const BrgFideGroup *group = weights->group;
  gint lower = MAX (u, v);
  const BrgDubovTraits *traits = get_traits (group, lower);
  BrgCost cost = 0;

  if (MIN (u, v) >= group->n_residents)
    return 0;
  /* fide-dubov-2026 C7. */
  if (brg_fide_group_get_record (group, u)->wish == brg_fide_group_get_record (group, v)->wish)
    cost += weights->colour;
  if (lower < group->n_residents)
    return cost;
  /* fide-dubov-2026 C5, C6. */
  cost += weights->scores[group->levels[lower]];
  /* fide-dubov-2026 C8, C9. */
  if (traits->is_maximum)
    cost += weights->maximum + weights->repeated * traits->n_upfloats;
  /* fide-dubov-2026 C10. */
  if (traits->was_last)
    cost += weights->last;
  return cost;
}

static guint64 *
make_keys (const BrgFideGroup *group)
{
  guint64 *keys = g_new0 (guint64, group->open->len);

  for (guint v = 0; v < group->open->len; v++)
    {
      const BrgDubovTraits *traits = get_traits (group, (gint) v);

      keys[v] = (guint64) brg_fide_group_get_record (group, (gint) v)->wish;
      if (group->levels[v] > 0)
        keys[v] |= (guint64) group->levels[v] << 8 | (guint64) traits->was_last << 4 |
                   (guint64) traits->is_maximum << 5 |
                   (traits->is_maximum ? (guint64) traits->n_upfloats << 32 : 0);
    }
  return keys;
}

static gboolean
weigh (Weights *weights, const BrgFideGroup *group)
{
  const BrgFideField *field = group->draw->field;
  gboolean is_last_round = field->round == field->tournament->n_rounds;
  gint n = group->n_upfloaters;
  BrgScale scale = BRG_SCALE_INIT;

  /* fide-dubov-2026 C8-C10 do not count in the last round. */
  if (!is_last_round)
    {
      weights->last = brg_scale_add (&scale, n);
      weights->repeated = brg_scale_add (&scale, n * field->round);
      weights->maximum = brg_scale_add (&scale, n);
    }
  weights->colour = brg_scale_add (&scale, (group->n_residents + n) / 2);
  weights->least_score = scale.next;
  brg_fide_group_add_scores (group, &scale, weights->scores);
  return brg_scale_fits (&scale, (gint) group->open->len);
}

/* The first criterion of the choice by which a cost is greater. */
static const char *
find_criterion (const Weights *weights, BrgCost cost, BrgCost best)
{
  const struct
  {
    BrgCost weight;
    const char *article;
  } criteria[] = {
    { weights->least_score, "fide-dubov-2026 C6" }, { weights->colour, "fide-dubov-2026 C7" },
    { weights->maximum, "fide-dubov-2026 C8" },     { weights->repeated, "fide-dubov-2026 C9" },
    { weights->last, "fide-dubov-2026 C10" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (criteria); i++)
    if (criteria[i].weight > 0 && cost / criteria[i].weight != best / criteria[i].weight)
      return criteria[i].article;
  return "fide-dubov-2026 3.2.2";
}

/* Whether somebody of the group could have had an opponent who does not come up. */
static void
note_asked (const Weights *weights, BrgReach *reach)
{
  const BrgFideGroup *group = weights->group;
  const gint *places = (const gint *) (gconstpointer) group->open->data;
  BrgFideRefusal refusal;
  BrgCost best = brg_reach_get_cost (reach);
  BrgCost cost;
  gint u;
  gint v;

  if (!brg_fide_draw_find_asked (group->draw, places, (gint) group->open->len, &u, &v) ||
      MIN (u, v) >= group->n_residents)
    return;
  cost = brg_reach_find_cost_with (reach, u, v);
  refusal = brg_fide_draw_judge (group->draw, places[v], cost, best,
                                 find_criterion (weights, cost, best));
  /* What is as good here may be worse inside the bracket. */
  if (refusal.kind != BRG_REASON_LATER)
    brg_fide_draw_note_asked (group->draw, places[u], &refusal);
}

/* fide-dubov-2026 3.2.2: the first set of upfloaters that allows the best bracket. */
static GArray *
choose_bracket (const BrgFideGroup *group, GError **error)
{
  gint n = (gint) group->open->len;
  g_autofree BrgCost *scores = g_new0 (BrgCost, group->n_levels);
  g_autofree guint64 *keys = NULL;
  g_autoptr (BrgReach) reach = NULL;
  Weights weights = { .group = group, .scores = scores };

  if (group->n_upfloaters == 0)
    return brg_fide_group_choose_upfloaters (group, NULL);
  if (!weigh (&weights, group))
    {
      brg_fide_set_too_many_scores (error);
      return NULL;
    }
  keys = make_keys (group);
  reach = brg_reach_new (
      brg_fide_draw_make_graph (group->draw, (const gint *) (gconstpointer) group->open->data, n),
      keys, get_cost, &weights);
  if (!brg_reach_solve (reach))
    g_assert_not_reached ();
  note_asked (&weights, reach);
  return brg_fide_group_choose_upfloaters (group, reach);
}

static gboolean
settle (BrgFideDraw *draw, GError **error)
{
  for (;;)
    {
      g_autoptr (BrgFideGroup) group = brg_fide_group_new (draw);
      g_autoptr (GArray) bracket = NULL;

      if (group == NULL)
        return TRUE;
      bracket = choose_bracket (group, error);
      if (bracket == NULL)
        return FALSE;
      brg_dubov_settle_bracket (draw, bracket);
    }
}

static const BrgFideMethod method = {
  .articles = {
    [BRG_FIDE_MET] = "fide-dubov-2026 C1",
    [BRG_FIDE_BYE_BAR] = "fide-dubov-2026 C2",
    [BRG_FIDE_COLOUR_BAR] = "fide-dubov-2026 C3",
    [BRG_FIDE_COMPLETION] = "fide-dubov-2026 C4",
    [BRG_FIDE_QUALITY] = "fide-dubov-2026 2.3",
    [BRG_FIDE_BYE] = "fide-dubov-2026 3.1",
    [BRG_FIDE_GROUP] = "fide-dubov-2026 1.3",
    [BRG_FIDE_FLOAT] = "fide-dubov-2026 3.2.2",
    [BRG_FIDE_ORDER] = "fide-dubov-2026 3.2.6",
    [BRG_FIDE_COLOUR_FIRST] = "fide-dubov-2026 5.2.1",
    [BRG_FIDE_COLOUR_BOTH] = "fide-dubov-2026 5.2.2",
    [BRG_FIDE_COLOUR_STRONGER] = "fide-dubov-2026 5.2.3",
    [BRG_FIDE_COLOUR_ALTERNATE] = "fide-dubov-2026 5.2.4",
    [BRG_FIDE_COLOUR_RANK] = "fide-dubov-2026 5.2.5",
  },
  .read = read_record,
  .find_game = brg_dutch_find_game,
  .is_barred = brg_fide_is_barred,
  .prepare = prepare,
  .free_extra = g_free,
  .compare_bye = compare_bye,
  .settle = settle,
  .give_colours = brg_fide_give_colours,
};

static BrgPairing *
pair_round (const BrgTournament *tournament, const BrgPairingRequest *request, GError **error)
{
  return brg_fide_pair_round (&method, tournament, request, error);
}

static void
list_bans (const BrgTournament *tournament, gint round, gint player, gint other, GArray *bans)
{
  brg_fide_list_bans (&method, tournament, round, player, other, bans);
}

const BrgPairingSystem brg_dubov_system = {
  .id = "dubov",
  .kind = BRG_TOURNAMENT_SWISS,
  .article = "fide-dubov-2026 3",
  .draws_lots = FALSE,
  .may_accelerate = TRUE,
  .needs_initial_colour = TRUE,
  .count_rounds = brg_fide_count_rounds,
  .pair_round = pair_round,
  .list_bans = list_bans,
};
