/* brg-double-swiss.c - the Double-Swiss system
 *
 * Both orders of the rules are rows of decisions. Sets of upfloaters: the highest ranked is taken
 * if some best set has him. Identifiers: a player is the upper one of his pair if some best pairing
 * has him so, in the order of numbers; then every upper one gets the first opponent that is left.
 *
 * Where the text leaves a choice: C6 asks whether the next score group that is not used up can do
 * with as few upfloaters as its number allows, one or none; where no set allows that, C6 says
 * nothing. The set is chosen before the pairs, so C8 has no part in it.
 *
 * Rules: fide-double-swiss-2026 1.2-1.6, 3.3-3.6, 4.3, 4.4, C1-C8
 * Tests: tests/pairing/test-double-swiss.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-double-swiss.h"

#include "brg-double-swiss-match.h"
#include "brg-fide-draw.h"
#include "brg-fide-upfloat.h"
#include "brg-presence.h"
#include "brg-reach.h"

BrgScoring
brg_double_swiss_get_scoring (void)
{
  BrgScoring scoring = brg_scoring_classic ();

  scoring.pairing_bye = (scoring.win + scoring.draw) / 2;
  return scoring;
}

/* fide-double-swiss-2026 C7, C8 do not count in the last match. */
static gboolean
is_last_match (const BrgFideField *field)
{
  return field->round + 2 > field->tournament->n_rounds;
}

/* fide-double-swiss-2026 3.4: the lowest score, the most matches, the largest number. */
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

/* The choice of a set of upfloaters. */
typedef struct
{
  const BrgFideGroup *group;
  BrgCost *scores; /* C4, C5 */
  gint next_level; /* of the next score group, 0 while it does not count */
  BrgCost next;    /* C6 */
  BrgCost floated; /* C7 */
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

  /* fide-double-swiss-2026 C6. */
  if (upper_level > 0)
    return upper_level == choice->next_level && group->levels[lower] > upper_level ? choice->next
                                                                                   : 0;
  if (group->levels[lower] == 0)
    return 0;
  /* fide-double-swiss-2026 C4, C5, C7. */
  return choice->scores[group->levels[lower]] + (has_floated (group, lower) ? choice->floated : 0);
}

/* The best pairings of everybody for the choice; %NULL where costs are too great. */
static BrgReach *
solve_choice (Choice *choice, gboolean with_floats)
{
  const BrgFideGroup *group = choice->group;
  const BrgFideField *field = group->draw->field;
  gint n = (gint) group->open->len;
  g_autofree guint64 *keys = g_new0 (guint64, n);
  BrgScale scale = BRG_SCALE_INIT;
  BrgReach *reach;

  choice->floated =
      with_floats && !is_last_match (field) ? brg_scale_add (&scale, group->n_upfloaters) : 0;
  choice->next =
      choice->next_level > 0 ? brg_scale_add (&scale, group->sizes[choice->next_level]) : 0;
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

/* fide-double-swiss-2026 3.5: the first of the best sets. */
static GArray *
choose_bracket (const BrgFideGroup *group, GError **error)
{
  g_autofree BrgCost *scores = g_new0 (BrgCost, group->n_levels);
  Choice choice = { .group = group, .scores = scores };
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
  return brg_fide_group_choose_upfloaters (group, reach);
}

/* A bracket; vertex i is place places[i], in the order of numbers. */
typedef struct
{
  BrgFideDraw *draw;
  gint n;
  gint *places;
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

static const BrgDutchRecord *
get_record (const Bracket *bracket, gint vertex)
{
  return &bracket->draw->field->records[bracket->places[vertex]];
}

/* fide-double-swiss-2026 C8: opponents of upfloaters who floated in the last match. */
static BrgCost
count_floated (gconstpointer data, gint u, gint v)
{
  const Bracket *bracket = data;
  const BrgDutchRecord *a = get_record (bracket, u);
  const BrgDutchRecord *b = get_record (bracket, v);
  const BrgDutchRecord *higher = a->score > b->score ? a : b;

  return a->score != b->score && higher->floats[0] != BRG_DUTCH_NO_FLOAT ? 1 : 0;
}

static void
solve_bracket (Bracket *bracket)
{
  BrgGraph *graph = brg_fide_draw_make_graph (bracket->draw, bracket->places, bracket->n);
  g_autofree guint64 *keys = g_new0 (guint64, bracket->n);

  for (gint v = 0; v < bracket->n; v++)
    keys[v] = (guint64) get_record (bracket, v)->score << 1 |
              (get_record (bracket, v)->floats[0] != BRG_DUTCH_NO_FLOAT);
  bracket->reach = is_last_match (bracket->draw->field)
                       ? brg_reach_new (graph, NULL, NULL, NULL)
                       : brg_reach_new (graph, keys, count_floated, bracket);
  if (!brg_reach_solve (bracket->reach))
    g_assert_not_reached ();
}

/* fide-double-swiss-2026 3.6: who is the upper one of a pair, so that their numbers are smallest.
 */
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

static void
join_bracket (Bracket *bracket)
{
  g_autofree gboolean *is_top = g_new0 (gboolean, bracket->n);
  g_autoptr (GArray) bottoms = g_array_new (FALSE, FALSE, sizeof (gint));

  settle_tops (bracket, is_top);
  for (gint v = 0; v < bracket->n; v++)
    if (!is_top[v])
      g_array_append_val (bottoms, v);
  for (gint v = 0; v < bracket->n; v++)
    {
      g_autoptr (GArray) refused = g_array_new (FALSE, FALSE, sizeof (gint));
      gint mate;

      if (!is_top[v])
        continue;
      mate = brg_reach_choose (bracket->reach, v, (const gint *) (gconstpointer) bottoms->data,
                               (gint) bottoms->len, refused);
      g_assert (mate >= 0);
      for (guint i = 0; i < refused->len; i++)
        g_array_index (refused, gint, i) = bracket->places[g_array_index (refused, gint, i)];
      brg_fide_draw_note_choice (bracket->draw, bracket->places[v], bracket->places[mate], refused);
      brg_fide_draw_join (bracket->draw, bracket->places[v], bracket->places[mate]);
      for (guint i = 0; i < bottoms->len; i++)
        if (g_array_index (bottoms, gint, i) == mate)
          {
            g_array_remove_index (bottoms, i);
            break;
          }
    }
}

static void
settle_bracket (BrgFideDraw *draw, const GArray *places)
{
  g_auto (Bracket) bracket = { .draw = draw, .n = (gint) places->len };

  bracket.places = g_memdup2 (places->data, places->len * sizeof (gint));
  g_qsort_with_data (bracket.places, bracket.n, sizeof (gint), compare_numbers, draw);
  solve_bracket (&bracket);
  join_bracket (&bracket);
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
      settle_bracket (draw, bracket);
    }
}

/* The colours of two players, the latest first. */
typedef struct
{
  BrgColour *colours;
  gint n;
  gint n_whites;
} History;

static History
read_history (const BrgFideDraw *draw, gint place)
{
  const BrgFideField *field = draw->field;
  History history = { .colours = g_new0 (BrgColour, field->round + 1) };

  history.n = brg_double_swiss_list_colours (field->tournament, field->records[place].player,
                                             field->round, history.colours);
  for (gint i = 0; i < history.n; i++)
    history.n_whites += history.colours[i] == BRG_COLOUR_WHITE;
  return history;
}

/* fide-double-swiss-2026 4.3: of the first game. */
static BrgPair
give_colours (const BrgFideDraw *draw, gint higher, gint lower, BrgReason *reason)
{
  History a = read_history (draw, higher);
  History b = read_history (draw, lower);
  g_autofree BrgColour *mine = a.colours;
  g_autofree BrgColour *theirs = b.colours;

  if (a.n == 0 && b.n == 0)
    return brg_fide_give (draw, BRG_FIDE_COLOUR_FIRST, BRG_REASON_COLOUR_LOT, higher, lower,
                          brg_fide_get_first_colour (draw, higher), reason);
  if (a.n_whites != b.n_whites)
    return brg_fide_give (draw, BRG_FIDE_COLOUR_STRONGER, BRG_REASON_COLOUR_FEWER,
                          a.n_whites < b.n_whites ? higher : lower,
                          a.n_whites < b.n_whites ? lower : higher, BRG_COLOUR_WHITE, reason);
  for (gint i = 0; i < MIN (a.n, b.n); i++)
    if (mine[i] != theirs[i])
      return brg_fide_give (draw, BRG_FIDE_COLOUR_ALTERNATE, BRG_REASON_COLOUR_CHANGE, higher,
                            lower, brg_colour_opposite (mine[i]), reason);
  if (a.n > 0)
    return brg_fide_give (draw, BRG_FIDE_COLOUR_RANK, BRG_REASON_COLOUR_CHANGE, higher, lower,
                          brg_colour_opposite (mine[0]), reason);
  return brg_fide_give (draw, BRG_FIDE_COLOUR_RANK, BRG_REASON_COLOUR_CHANGE, lower, higher,
                        brg_colour_opposite (theirs[0]), reason);
}

static const BrgFideMethod method = {
  .articles = {
    [BRG_FIDE_MET] = "fide-double-swiss-2026 C1",
    [BRG_FIDE_BYE_BAR] = "fide-double-swiss-2026 C2",
    [BRG_FIDE_COMPLETION] = "fide-double-swiss-2026 C3",
    [BRG_FIDE_QUALITY] = "fide-double-swiss-2026 2.3",
    [BRG_FIDE_BYE] = "fide-double-swiss-2026 3.4",
    [BRG_FIDE_GROUP] = "fide-double-swiss-2026 1.3",
    [BRG_FIDE_FLOAT] = "fide-double-swiss-2026 3.5",
    [BRG_FIDE_ORDER] = "fide-double-swiss-2026 3.6",
    [BRG_FIDE_COLOUR_FIRST] = "fide-double-swiss-2026 4.3.1",
    [BRG_FIDE_COLOUR_STRONGER] = "fide-double-swiss-2026 4.3.2",
    [BRG_FIDE_COLOUR_ALTERNATE] = "fide-double-swiss-2026 4.3.3",
    [BRG_FIDE_COLOUR_RANK] = "fide-double-swiss-2026 4.3",
  },
  .read = brg_double_swiss_read,
  .find_game = brg_double_swiss_find_match,
  .compare_bye = compare_bye,
  .settle = settle,
  .give_colours = give_colours,
};

/* A board of a second game. */
typedef struct
{
  gint higher_score;
  gint lower_score;
  gint number; /* of the higher ranked */
  BrgPair pair;
} SecondGame;

/* The order of the boards of the first games. */
static gint
compare_second_games (gconstpointer a, gconstpointer b)
{
  const SecondGame *one = a;
  const SecondGame *other = b;

  if ((one->pair.black == BRG_NOBODY) != (other->pair.black == BRG_NOBODY))
    return one->pair.black == BRG_NOBODY ? 1 : -1;
  if (one->higher_score != other->higher_score)
    return one->higher_score > other->higher_score ? -1 : 1;
  if (one->lower_score != other->lower_score)
    return one->lower_score > other->lower_score ? -1 : 1;
  return one->number - other->number;
}

static SecondGame
make_second_game (const BrgTournament *tournament, gint match, BrgPair pair)
{
  gint white = brg_fide_get_score (tournament, pair.white, match);
  gint black = pair.black == BRG_NOBODY ? 0 : brg_fide_get_score (tournament, pair.black, match);
  gboolean white_is_higher =
      pair.black == BRG_NOBODY || white > black || (white == black && pair.white < pair.black);

  return (SecondGame){
    .higher_score = MAX (white, black),
    .lower_score = MIN (white, black),
    .number = tournament->players[white_is_higher ? pair.white : pair.black].number,
    .pair = pair,
  };
}

/* Whoever is away without an opponent who is there has no second game either. */
static gboolean
is_away (const BrgTournament *tournament, const BrgPair *pair, gint round)
{
  return brg_player_is_absent (tournament, pair->white, round) &&
         (pair->black == BRG_NOBODY || brg_player_is_absent (tournament, pair->black, round));
}

/* fide-double-swiss-2026 4.4: who had White has Black in the second game. */
static GArray *
list_second_games (const BrgTournament *tournament, gint match)
{
  GArray *games = g_array_new (FALSE, FALSE, sizeof (SecondGame));

  for (gint player = 0; player < tournament->n_players; player++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, match);
      BrgPair pair = { player, BRG_NOBODY };
      SecondGame game;

      if (cell->opponent != BRG_NOBODY)
        pair = (BrgPair){ cell->opponent, player };
      if (cell->opponent != BRG_NOBODY ? cell->colour != BRG_COLOUR_WHITE
                                       : cell->outcome != BRG_OUTCOME_PAIRING_BYE)
        continue;
      if (is_away (tournament, &pair, match + 1))
        continue;
      game = make_second_game (tournament, match, pair);
      g_array_append_val (games, game);
    }
  g_array_sort (games, compare_second_games);
  return games;
}

/* A fixed pair may only change the colours of a second game. */
static gboolean
apply_locked (const BrgPair *locked, GArray *games)
{
  for (guint i = 0; i < games->len; i++)
    {
      BrgPair *pair = &g_array_index (games, SecondGame, i).pair;

      if ((pair->white == locked->white && pair->black == locked->black) ||
          (pair->white == locked->black && pair->black == locked->white))
        {
          *pair = *locked;
          return TRUE;
        }
    }
  return FALSE;
}

static BrgPairing *
repeat_round (const BrgTournament *tournament, const BrgPairingRequest *request, GError **error)
{
  g_autoptr (BrgPairing) pairing = brg_pairing_new ();
  g_autoptr (GArray) games = list_second_games (tournament, request->round - 1);

  for (guint i = 0; i < request->n_locked; i++)
    if (!apply_locked (&request->locked[i], games))
      {
        g_set_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_LOCKED,
                     "Number %d plays the second game of the match of round %d",
                     tournament->players[request->locked[i].white].number, request->round - 1);
        return NULL;
      }
  for (guint i = 0; i < games->len; i++)
    {
      BrgPair pair = g_array_index (games, SecondGame, i).pair;
      BrgReason reason = {
        .kind = BRG_REASON_SECOND_GAME,
        .article = "fide-double-swiss-2026 4.4",
        .pair = (gint) i,
        .player = pair.white,
        .other = pair.black,
      };

      g_array_append_val (pairing->pairs, pair);
      if (request->explain)
        g_array_append_val (pairing->reasons, reason);
    }
  return g_steal_pointer (&pairing);
}

static BrgPairing *
pair_round (const BrgTournament *tournament, const BrgPairingRequest *request, GError **error)
{
  if (tournament->n_rounds % 2 == 1)
    {
      g_set_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_ROUND,
                   "A Double-Swiss has two rounds a match, so %d rounds cannot be",
                   tournament->n_rounds);
      return NULL;
    }
  if (request->round % 2 == 0)
    return repeat_round (tournament, request, error);
  return brg_fide_pair_round (&method, tournament, request, error);
}

static void
list_bans (const BrgTournament *tournament, gint round, gint player, gint other, GArray *bans)
{
  brg_fide_list_bans (&method, tournament, round - (round + 1) % 2, player, other, bans);
}

const BrgPairingSystem brg_double_swiss_system = {
  .id = "double-swiss",
  .kind = BRG_TOURNAMENT_SWISS,
  .article = "fide-double-swiss-2026 3",
  .draws_lots = FALSE,
  .needs_initial_colour = TRUE,
  .count_rounds = brg_fide_count_rounds,
  .pair_round = pair_round,
  .list_bans = list_bans,
};
