/* brg-burstein.c - the Burstein system
 *
 * Criteria add up over pairs, so one matching of a bracket and everybody below it knows the best of
 * all. The order of candidates is then a row of decisions: the first of the ranking meets the last
 * that some best pairing gives him, then the second, and who finds nobody leaves the bracket.
 *
 * Where the text leaves a choice: 2.1.5 and 4.1 both mean the ranking by Index, incoming floaters
 * included; C7 looks at the number and the scores of those who would leave the next bracket; C8
 * counts pairs whose wishes are the same; 3.1 counts games played over the board; a run of
 * zero-point byes in 1.7.2 reaches to the last round that was played.
 *
 * Rules: fide-burstein-2026 1.6, 1.7, 1.8, 3.1, 3.2, 4.1-4.3, 5.2, C1-C8
 * Tests: tests/pairing/test-burstein.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-burstein.h"

#include "brg-burstein-index.h"
#include "brg-dutch.h"
#include "brg-fide-colours.h"
#include "brg-fide-draw.h"
#include "brg-fide-upfloat.h"
#include "brg-reach.h"

/* What a player is in a bracket. */
typedef enum
{
  IN_BRACKET,
  IN_NEXT,
  BELOW,
} Role;

/* A bracket; vertex i is place open[i]. */
typedef struct
{
  BrgFideDraw *draw;
  GArray *open; /* gint: places of those who are not yet paired, by score */
  gint n;       /* how many of them are in the bracket: the first ones */
  Role *roles;
  gint *levels; /* number of the score, 0 for the highest */
  gint *sizes;  /* how many have it */
  gint n_floaters;

  /* What criteria weigh. */
  BrgCost wish;
  BrgCost least_leaving;      /* what C6 is worth at least, 0 where nobody leaves */
  BrgCost least_leaving_next; /* likewise C7 */
  BrgCost *leaving;           /* by level */
  BrgCost *leaving_next;      /* by level */
  BrgReach *reach;
} Bracket;

static void
bracket_clear (Bracket *bracket)
{
  g_array_unref (bracket->open);
  g_free (bracket->roles);
  g_free (bracket->levels);
  g_free (bracket->sizes);
  g_free (bracket->leaving);
  g_free (bracket->leaving_next);
  brg_reach_free (bracket->reach);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Bracket, bracket_clear)

gint
brg_burstein_count_seeding_rounds (gint n_rounds)
{
  return MIN (n_rounds / 2, 4);
}

typedef struct
{
  BrgBursteinIndex index;
  gint number;
  gint place;
} Entry;

/* fide-burstein-2026 1.8: by Index, then by number; the score does not count. */
static gint
compare_entries (gconstpointer a, gconstpointer b)
{
  const Entry *one = a;
  const Entry *other = b;

  if (one->index.buchholz != other->index.buchholz)
    return one->index.buchholz > other->index.buchholz ? -1 : 1;
  if (one->index.sonneborn != other->index.sonneborn)
    return one->index.sonneborn > other->index.sonneborn ? -1 : 1;
  return one->number - other->number;
}

/* The ranks of all places. */
static gboolean
prepare (BrgFideField *field, G_GNUC_UNUSED GError **error)
{
  g_autofree Entry *entries = g_new0 (Entry, MAX (field->n_places, 1));
  gint *ranks = g_new0 (gint, MAX (field->n_places, 1));

  for (gint place = 0; place < field->n_places; place++)
    entries[place] = (Entry){
      .index =
          brg_burstein_index_read (field->tournament, field->records[place].player, field->round),
      .number = field->records[place].number,
      .place = place,
    };
  qsort (entries, (gsize) field->n_places, sizeof *entries, compare_entries);
  for (gint rank = 0; rank < field->n_places; rank++)
    ranks[entries[rank].place] = rank;
  field->extra = ranks;
  return TRUE;
}

static gint
get_rank (const BrgFideField *field, gint place)
{
  return ((const gint *) field->extra)[place];
}

/* fide-burstein-2026 3.1: the lowest score, the most games, the lowest Index. */
static gint
compare_bye (const BrgFideField *field, gint a, gint b)
{
  const BrgDutchRecord *one = &field->records[a];
  const BrgDutchRecord *other = &field->records[b];

  if (one->score != other->score)
    return one->score < other->score ? -1 : 1;
  if (one->n_games != other->n_games)
    return one->n_games > other->n_games ? -1 : 1;
  return get_rank (field, b) - get_rank (field, a);
}

static gint
get_place (const Bracket *bracket, gint vertex)
{
  return g_array_index (bracket->open, gint, vertex);
}

static const BrgDutchRecord *
get_record (const Bracket *bracket, gint vertex)
{
  return &bracket->draw->field->records[get_place (bracket, vertex)];
}

/* The bracket are all whose score is not below @score. */
static void
find_roles (Bracket *bracket, gint score)
{
  gint n_all = (gint) bracket->open->len;
  gint next_score = -1;

  bracket->roles = g_new0 (Role, n_all);
  bracket->levels = g_new0 (gint, n_all);
  bracket->sizes = g_new0 (gint, n_all);
  for (gint v = 0; v < n_all; v++)
    {
      gint mine = get_record (bracket, v)->score;

      if (v > 0)
        bracket->levels[v] = bracket->levels[v - 1] + (mine != get_record (bracket, v - 1)->score);
      bracket->sizes[bracket->levels[v]]++;
      if (mine >= score)
        bracket->n++;
      else if (next_score < 0)
        next_score = mine;
      bracket->roles[v] = mine >= score ? IN_BRACKET : mine == next_score ? IN_NEXT : BELOW;
    }
}

static BrgGraph *
make_graph (const Bracket *bracket, gint n)
{
  return brg_fide_draw_make_graph (bracket->draw,
                                   (const gint *) (gconstpointer) bracket->open->data, n);
}

static BrgCost
count_leaver (gconstpointer data, gint u, gint v)
{
  const Bracket *bracket = data;

  return (u < bracket->n) != (v < bracket->n) ? 1 : 0;
}

/* fide-burstein-2026 C5: the most pairs. */
static void
count_floaters (Bracket *bracket)
{
  gint n_all = (gint) bracket->open->len;
  g_autofree guint64 *keys = g_new0 (guint64, n_all);
  g_autoptr (BrgReach) reach = NULL;

  for (gint v = bracket->n; v < n_all; v++)
    keys[v] = 1;
  reach = brg_reach_new (make_graph (bracket, n_all), keys, count_leaver, bracket);
  /* fide-burstein-2026 C4: every step leaves a completion. */
  if (!brg_reach_solve (reach))
    g_assert_not_reached ();
  bracket->n_floaters = (gint) brg_reach_get_cost (reach);
}

/* fide-burstein-2026 C6: so many leave, those with high scores rather not. */
static void
weigh_leaving (const Bracket *bracket, BrgScale *scale, BrgCost *weights, gint last_level, gint cap)
{
  BrgCost number;

  for (gint level = last_level; level >= 0; level--)
    weights[level] = brg_scale_add (scale, MIN (bracket->sizes[level], cap));
  number = brg_scale_add (scale, cap);
  for (gint level = last_level; level >= 0; level--)
    weights[level] += number;
}

static gboolean
weigh (Bracket *bracket)
{
  gint n_all = (gint) bracket->open->len;
  gint last_level = bracket->levels[bracket->n - 1];
  gint n_next = bracket->n < n_all ? bracket->sizes[bracket->levels[bracket->n]] : 0;
  BrgScale scale = BRG_SCALE_INIT;

  bracket->leaving = g_new0 (BrgCost, n_all);
  bracket->leaving_next = g_new0 (BrgCost, n_all);
  bracket->wish = brg_scale_add (&scale, bracket->n / 2);
  if (bracket->n_floaters > 0)
    {
      bracket->least_leaving_next = scale.next;
      weigh_leaving (bracket, &scale, bracket->leaving_next, last_level + 1,
                     n_next + bracket->n_floaters);
      bracket->least_leaving = scale.next;
      weigh_leaving (bracket, &scale, bracket->leaving, last_level, bracket->n_floaters);
    }
  return brg_scale_fits (&scale, n_all);
}

static BrgCost
get_cost (gconstpointer data, gint u, gint v)
{
  const Bracket *bracket = data;
  gint upper = MIN (u, v);
  Role other = bracket->roles[MAX (u, v)];
  BrgCost cost = 0;

  /* fide-burstein-2026 C8. */
  if (other == IN_BRACKET)
    return get_record (bracket, u)->wish == get_record (bracket, v)->wish &&
                   get_record (bracket, u)->wish != BRG_COLOUR_NONE
               ? bracket->wish
               : 0;
  /* fide-burstein-2026 C5, C6. */
  if (bracket->roles[upper] == IN_BRACKET)
    cost += bracket->leaving[bracket->levels[upper]];
  /* fide-burstein-2026 C7: the same for the next bracket. */
  if (bracket->roles[upper] != BELOW && other == BELOW)
    cost += bracket->leaving_next[bracket->levels[upper]];
  return cost;
}

static gboolean
solve (Bracket *bracket, GError **error)
{
  /* Who leaves decides what is left below; else the bracket is alone. */
  gint n = bracket->n_floaters > 0 ? (gint) bracket->open->len : bracket->n;
  g_autofree guint64 *keys = g_new0 (guint64, n);

  if (!weigh (bracket))
    return brg_fide_set_too_many_scores (error);
  for (gint v = 0; v < n; v++)
    {
      keys[v] = bracket->roles[v];
      if (bracket->roles[v] == IN_BRACKET)
        keys[v] |= (guint64) get_record (bracket, v)->wish << 4 | (guint64) bracket->levels[v] << 8;
    }
  bracket->reach = brg_reach_new (make_graph (bracket, n), keys, get_cost, bracket);
  if (!brg_reach_solve (bracket->reach))
    g_assert_not_reached ();
  return TRUE;
}

static gint
compare_ranks (gconstpointer a, gconstpointer b, gpointer data)
{
  const Bracket *bracket = data;
  const BrgFideField *field = bracket->draw->field;

  return get_rank (field, get_place (bracket, *(const gint *) a)) -
         get_rank (field, get_place (bracket, *(const gint *) b));
}

/* fide-burstein-2026 4.1: the bracket in the order of its numbers. */
static GArray *
list_numbers (Bracket *bracket)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (gint));

  for (gint v = 0; v < bracket->n; v++)
    g_array_append_val (list, v);
  g_array_sort_with_data (list, compare_ranks, bracket);
  return list;
}

/* Why not the vertex @v: the first criterion by which the cost with him is greater. */
static BrgFideRefusal
judge (const Bracket *bracket, gint v, BrgCost cost)
{
  BrgCost best = brg_reach_get_cost (bracket->reach);
  const char *article = "fide-burstein-2026 C8";

  if (bracket->least_leaving > 0 && cost / bracket->least_leaving != best / bracket->least_leaving)
    article = "fide-burstein-2026 C6";
  else if (bracket->least_leaving > 0 &&
           cost / bracket->least_leaving_next != best / bracket->least_leaving_next)
    article = "fide-burstein-2026 C7";
  return brg_fide_draw_judge (bracket->draw, v >= 0 ? get_place (bracket, v) : -1, cost, best,
                              article);
}

/* fide-burstein-2026 C5: who is not in the bracket is met only by one who leaves it. */
static void
note_asked (Bracket *bracket)
{
  BrgFideRefusal refusal;
  gint u;
  gint v;

  if (!brg_fide_draw_find_asked (bracket->draw, (const gint *) (gconstpointer) bracket->open->data,
                                 (gint) bracket->open->len, &u, &v) ||
      MIN (u, v) >= bracket->n)
    return;
  if (MAX (u, v) >= bracket->n && bracket->n_floaters == 0)
    refusal = (BrgFideRefusal){ get_place (bracket, v), BRG_REASON_WORSE, "fide-burstein-2026 C5" };
  else
    refusal = judge (bracket, v, brg_reach_find_cost_with (bracket->reach, u, v));
  brg_fide_draw_note_asked (bracket->draw, get_place (bracket, u), &refusal);
}

static void
join (Bracket *bracket, gint u, gint v, GArray *refused, const BrgReachRefusal *first)
{
  BrgFideRefusal refusal = judge (bracket, first->vertex, first->cost);

  for (guint i = 0; i < refused->len; i++)
    {
      gint *other = &g_array_index (refused, gint, i);

      *other = get_place (bracket, *other);
    }
  brg_fide_draw_note_choice (bracket->draw, get_place (bracket, u), get_place (bracket, v), refused,
                             &refusal);
  brg_fide_draw_join (bracket->draw, get_place (bracket, u), get_place (bracket, v));
}

static void
leave (Bracket *bracket, gint u)
{
  g_autofree guint64 *outside = brg_bits_new ((gint) bracket->open->len);

  for (gint v = bracket->n; v < (gint) bracket->open->len; v++)
    brg_bits_add (outside, v);
  if (!brg_reach_confine (bracket->reach, u, outside))
    g_assert_not_reached ();
  brg_fide_draw_note_float (bracket->draw, get_place (bracket, u), BRG_REASON_MOVED_DOWN);
}

/* fide-burstein-2026 4.2, 4.3: everybody in turn meets the largest number that is left; the virtual
 * player of those who leave comes last. */
static void
join_bracket (Bracket *bracket)
{
  g_autoptr (GArray) list = list_numbers (bracket);

  while (list->len > 0)
    {
      gint u = g_array_index (list, gint, 0);
      g_autoptr (GArray) refused = g_array_new (FALSE, FALSE, sizeof (gint));
      g_autoptr (GArray) others = g_array_new (FALSE, FALSE, sizeof (gint));
      BrgReachRefusal refusal = { -1, -1 };
      gint v;

      g_array_remove_index (list, 0);
      for (guint i = list->len; i > 0; i--)
        g_array_append_val (others, g_array_index (list, gint, i - 1));
      v = brg_reach_choose (bracket->reach, u, (const gint *) (gconstpointer) others->data,
                            (gint) others->len, refused,
                            bracket->draw->notes != NULL ? &refusal : NULL);
      if (v < 0)
        {
          leave (bracket, u);
          continue;
        }
      join (bracket, u, v, refused, &refusal);
      for (guint i = 0; i < list->len; i++)
        if (g_array_index (list, gint, i) == v)
          {
            g_array_remove_index (list, i);
            break;
          }
    }
}

static gboolean
settle_bracket (BrgFideDraw *draw, gint score, GError **error)
{
  g_auto (Bracket) bracket = { .draw = draw, .open = brg_fide_draw_list_open (draw) };

  find_roles (&bracket, score);
  if (bracket.n == 0)
    return TRUE;
  count_floaters (&bracket);
  if (!solve (&bracket, error))
    return FALSE;
  note_asked (&bracket);
  join_bracket (&bracket);
  return TRUE;
}

static gboolean
settle (BrgFideDraw *draw, GError **error)
{
  const BrgFideField *field = draw->field;

  for (gint place = 0; place < field->n_places; place++)
    if (place == 0 || field->records[place].score != field->records[place - 1].score)
      if (!settle_bracket (draw, field->records[place].score, error))
        return FALSE;
  return TRUE;
}

/* fide-burstein-2026 1.8, 5.2: the higher ranked is the one with the higher Index. */
static BrgPair
give_colours (const BrgFideDraw *draw, gint higher, gint lower, BrgReason *reason)
{
  return get_rank (draw->field, higher) < get_rank (draw->field, lower)
             ? brg_fide_give_colours (draw, higher, lower, reason)
             : brg_fide_give_colours (draw, lower, higher, reason);
}

static const BrgFideMethod method = {
  .articles = {
    [BRG_FIDE_MET] = "fide-burstein-2026 C1",
    [BRG_FIDE_BYE_BAR] = "fide-burstein-2026 C2",
    [BRG_FIDE_COLOUR_BAR] = "fide-burstein-2026 C3",
    [BRG_FIDE_COMPLETION] = "fide-burstein-2026 C4",
    [BRG_FIDE_QUALITY] = "fide-burstein-2026 2.3",
    [BRG_FIDE_BYE] = "fide-burstein-2026 3.1",
    [BRG_FIDE_GROUP] = "fide-burstein-2026 1.2",
    [BRG_FIDE_FLOAT] = "fide-burstein-2026 3.2",
    [BRG_FIDE_ORDER] = "fide-burstein-2026 4.3",
    [BRG_FIDE_COLOUR_FIRST] = "fide-burstein-2026 5.2.1",
    [BRG_FIDE_COLOUR_BOTH] = "fide-burstein-2026 5.2.2",
    [BRG_FIDE_COLOUR_STRONGER] = "fide-burstein-2026 5.2.3",
    [BRG_FIDE_COLOUR_ALTERNATE] = "fide-burstein-2026 5.2.4",
    [BRG_FIDE_COLOUR_RANK] = "fide-burstein-2026 5.2.5",
  },
  .read = brg_dutch_record_read,
  .find_game = brg_dutch_find_game,
  .is_barred = brg_fide_is_barred,
  .prepare = prepare,
  .free_extra = g_free,
  .compare_bye = compare_bye,
  .settle = settle,
  .give_colours = give_colours,
};

static gboolean
is_seeding (const BrgTournament *tournament, gint round)
{
  return round <= brg_burstein_count_seeding_rounds (tournament->n_rounds);
}

static BrgPairing *
pair_round (const BrgTournament *tournament, const BrgPairingRequest *request, GError **error)
{
  /* fide-burstein-2026 1.6: seeding rounds are rounds of the FIDE (Dutch) system. */
  if (is_seeding (tournament, request->round))
    return brg_dutch_system.pair_round (tournament, request, error);
  return brg_fide_pair_round (&method, tournament, request, error);
}

static void
list_bans (const BrgTournament *tournament, gint round, gint player, gint other, GArray *bans)
{
  if (is_seeding (tournament, round))
    brg_dutch_system.list_bans (tournament, round, player, other, bans);
  else
    brg_fide_list_bans (&method, tournament, round, player, other, bans);
}

const BrgPairingSystem brg_burstein_system = {
  .id = "burstein",
  .kind = BRG_TOURNAMENT_SWISS,
  .article = "fide-burstein-2026 3",
  .draws_lots = FALSE,
  .may_accelerate = TRUE,
  .needs_initial_colour = TRUE,
  .count_rounds = brg_fide_count_rounds,
  .pair_round = pair_round,
  .list_bans = list_bans,
};
