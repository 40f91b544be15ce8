/* brg-standings.c - places, points and tie-breaks
 *
 * The order is made in passes: players sorted by points, then every criterion splits the groups
 * that are still equal. Between two neighbours stands the criterion that parted them; everything
 * else, shared places and what parts any two players, follows from that.
 *
 * Rules: rus-draughts-2022 1.4, 5.4.8.1, 5.4.8.2, 5.4.8.13; rus-chess-2014 24.1.1, 30.4.3, 30.5;
 *   ussr-chess-1956 23
 * Tests: tests/pairing/test-standings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-standings.h"

#include "brg-criterion.h"

/* Nothing parts a player from the one before him. */
#define EQUAL (-1)

/* One player in the order under way. */
typedef struct
{
  gint player;
  gint number;
  gboolean exists;
  gboolean is_behind;
  BrgWide key;
  gint parted_by;
} Place;

static gint
compare_keys (const Place *first, const Place *second)
{
  if (first->exists != second->exists)
    return first->exists ? -1 : 1;
  /* rus-chess-2014 30.4.3 */
  if (first->is_behind != second->is_behind)
    return first->is_behind ? 1 : -1;
  return (first->key < second->key) - (first->key > second->key);
}

static gint
compare_places (gconstpointer a, gconstpointer b)
{
  const Place *first = a;
  const Place *second = b;
  gint order = compare_keys (first, second);

  return order != 0 ? order : first->number - second->number;
}

/* Sorts a group that was equal so far and notes where the criterion parts it. */
static void
sort_group (Place *group, gint n_group, gint criterion)
{
  gint parted_before = group[0].parted_by;

  qsort (group, (gsize) n_group, sizeof *group, compare_places);
  group[0].parted_by = parted_before;
  for (gint i = 1; i < n_group; i++)
    group[i].parted_by = compare_keys (&group[i], &group[i - 1]) != 0 ? criterion : EQUAL;
}

/* How many from here on are equal. */
static gint
measure_group (const Place *group, gint n_rest)
{
  gint n = 1;

  while (n < n_rest && group[n].parted_by == EQUAL)
    n++;
  return n;
}

/* Turns the classes of a sorted group into places within it, 0 when there is one class only. */
static void
show_classes (const Place *group, gint n_group, BrgKey *keys)
{
  gint place = 1;

  for (gint i = 0; i < n_group; i++)
    {
      if (i > 0 && group[i].key != group[i - 1].key)
        place = i + 1;
      keys[group[i].player] = (BrgKey){ TRUE, group[n_group - 1].key < 0 ? place : 0, 1 };
    }
}

static void
split_group (BrgScoreTable *table,
             const BrgCriterionMethod *method,
             Place *group,
             gint n_group,
             gint criterion,
             BrgKey *keys)
{
  g_autofree gint *players = g_new0 (gint, n_group);
  g_autofree gint *classes = g_new0 (gint, n_group);

  for (gint i = 0; i < n_group; i++)
    players[i] = group[i].player;
  table = brg_score_table_get_view (table, method->views);
  if (method->list_steps != NULL)
    brg_criterion_split_by_steps (method, table, players, n_group, classes);
  else
    method->split (table, players, n_group, classes);
  for (gint i = 0; i < n_group; i++)
    {
      group[i].exists = TRUE;
      group[i].is_behind = FALSE;
      group[i].key = -classes[i];
    }
  sort_group (group, n_group, criterion);
  if (method->list == NULL)
    show_classes (group, n_group, keys);
}

static BrgKey *
compute_keys (BrgScoreTable *table, const BrgCriterionMethod *method)
{
  gint n_players = table->tournament->n_players;
  BrgKey *keys;

  if (method->list != NULL)
    return brg_criterion_method_compute (method, table);
  /* Exists only among the tied: 0 where it is not asked. */
  keys = g_new0 (BrgKey, n_players);
  if (!brg_criterion_method_exists (method, table))
    return keys;
  for (gint player = 0; player < n_players; player++)
    keys[player] = (BrgKey){ table->counted[player], 0, 1 };
  return keys;
}

/* Tells the table the places that the criteria so far have given. */
static void
note_places (BrgScoreTable *table, const Place *places, gint n_places)
{
  gint n = 0;

  for (gint i = 0; i < n_places; i++)
    {
      if (i > 0 && places[i].parted_by != EQUAL)
        n++;
      table->place_group[places[i].player] = n;
    }
  table->n_place_groups = n_places > 0 ? n + 1 : 0;
}

/* Splits every group that is still equal by one criterion, and stores its values. */
static void
apply_criterion (BrgStandings *standings,
                 BrgScoreTable *table,
                 guint index,
                 Place *places,
                 gint n_places)
{
  const BrgCriterionMethod *method = standings->criteria[index]->method;
  g_autofree BrgKey *keys = compute_keys (table, method);

  note_places (table, places, n_places);
  for (gint start = 0, n_group; start < n_places; start += n_group)
    {
      Place *group = &places[start];

      n_group = measure_group (group, n_places - start);
      if (n_group == 1)
        continue;
      if ((method->split != NULL || method->list_steps != NULL) &&
          brg_criterion_method_exists (method, table))
        {
          split_group (table, method, group, n_group, (gint) index + 1, keys);
          continue;
        }
      for (gint i = 0; i < n_group; i++)
        {
          const BrgKey *key = &keys[group[i].player];

          group[i].exists = key->exists;
          group[i].is_behind =
              method->puts_absent_behind && standings->lines[group[i].player].is_absent;
          group[i].key = method->is_ascending ? -key->num : key->num;
        }
      sort_group (group, n_group, (gint) index + 1);
    }
  for (gint player = 0; player < standings->n_lines; player++)
    {
      BrgStandingValue *value = &standings->lines[player].values[index];

      value->exists = keys[player].exists;
      value->value = value->exists ? brg_criterion_to_rational (keys[player].num, keys[player].unit)
                                   : (BrgRational){ 0, 1 };
    }
}

/* The last order in which all of the group are, at least the one given; EQUAL for none. */
static gint
find_order (const BrgTournament *tournament, gint first, const Place *group, gint n_group)
{
  for (gint i = (gint) tournament->decided_orders->len - 1; i >= first; i--)
    {
      const BrgDecidedOrder *order = tournament->decided_orders->pdata[i];
      gint n_in = 0;

      while (n_in < n_group && order->positions[group[n_in].player] > 0)
        n_in++;
      if (n_in == n_group)
        return i;
    }
  return EQUAL;
}

/* rus-draughts-2022 5.4.8.13; rus-chess-2014 30.5: the order that was decided among those who are
 * equal. Whom it leaves equal a later one may part. */
static void
apply_orders (BrgStandings *standings,
              const BrgTournament *tournament,
              gint first,
              Place *group,
              gint n_group)
{
  gint found = n_group > 1 ? find_order (tournament, first, group, n_group) : EQUAL;
  const BrgDecidedOrder *order;

  if (found == EQUAL)
    return;
  order = tournament->decided_orders->pdata[found];
  for (gint i = 0; i < n_group; i++)
    {
      BrgStanding *line = &standings->lines[group[i].player];

      group[i].exists = TRUE;
      group[i].is_behind = FALSE;
      group[i].key = -order->positions[group[i].player];
      line->order = found;
      line->order_method = order->method;
      line->order_position = order->positions[group[i].player];
    }
  sort_group (group, n_group, BRG_DECIDED_ORDER);
  for (gint start = 0, n_equal; start < n_group; start += n_equal)
    {
      n_equal = measure_group (&group[start], n_group - start);
      apply_orders (standings, tournament, found + 1, &group[start], n_equal);
    }
}

/* What parts the line at @to from that at @from, which stands before it. */
static gint
find_parting (const Place *places, gint from, gint to)
{
  gint parting = EQUAL;

  for (gint i = from + 1; i <= to; i++)
    if (places[i].parted_by != EQUAL && (parting == EQUAL || places[i].parted_by < parting))
      parting = places[i].parted_by;
  return parting;
}

/* Whether the players of the order stand together, parted from all others, and as equal as it wants
 * them to be: @begin to before @end. */
static gboolean
find_players (const BrgDecidedOrder *order,
              const Place *places,
              gint n_places,
              gint *begin,
              gint *end)
{
  gint n = 0;

  *begin = 0;
  while (*begin < n_places && order->positions[places[*begin].player] == 0)
    (*begin)++;
  *end = *begin;
  while (*end < n_places && order->positions[places[*end].player] > 0)
    (*end)++;
  for (gint i = 0; i < n_places; i++)
    n += order->positions[places[i].player] > 0;
  if (n < 2 || n != *end - *begin || (*begin > 0 && places[*begin].parted_by == EQUAL) ||
      (*end < n_places && places[*end].parted_by == EQUAL))
    return FALSE;
  return order->reach == BRG_TIE_OVER_POINTS || find_parting (places, *begin, *end - 1) != 0;
}

/* rus-chess-2014 30.5.6; rus-draughts-2022 5.4.8.13, 5.4.9.6.1: a play-off counts before the
 * tie-breaks, and the extra match of teams before the points. Whom it leaves equal stay as they
 * were. */
static void
apply_strong_order (BrgStandings *standings,
                    const BrgTournament *tournament,
                    gint index,
                    Place *places,
                    gint n_places)
{
  const BrgDecidedOrder *order = tournament->decided_orders->pdata[index];
  g_autofree Place *before = g_memdup2 (places, (gsize) n_places * sizeof *places);
  gint begin;
  gint end;
  gint at;
  gint last = 0;

  if (!find_players (order, places, n_places, &begin, &end))
    return;
  at = begin;
  for (gint position = 1; at < end; position++)
    for (gint i = begin; i < end; i++)
      {
        BrgStanding *line = &standings->lines[before[i].player];
        gboolean is_first = at == begin;

        if (order->positions[before[i].player] != position)
          continue;
        line->strong_order = line->order = index;
        line->strong_position = line->order_position = position;
        line->order_method = order->method;
        places[at] = before[i];
        if (is_first)
          places[at].parted_by = begin > 0 ? find_parting (before, begin - 1, i) : EQUAL;
        else if (order->positions[places[at - 1].player] != position)
          places[at].parted_by = BRG_DECIDED_ORDER;
        else
          places[at].parted_by = find_parting (before, last, i);
        last = i;
        at++;
      }
  if (end < n_places)
    places[end].parted_by = find_parting (before, last, end);
}

/* A lot of the end says nothing of an earlier round. */
static void
apply_all_orders (BrgStandings *standings, const BrgScoreTable *table, Place *places, gint n_places)
{
  const BrgTournament *tournament = table->tournament;

  if (tournament->decided_orders == NULL ||
      table->n_rounds < brg_tournament_last_paired_round (tournament))
    return;
  for (gint i = 0; i < (gint) tournament->decided_orders->len; i++)
    if (((const BrgDecidedOrder *) tournament->decided_orders->pdata[i])->reach !=
        BRG_TIE_PARTS_EQUAL)
      apply_strong_order (standings, tournament, i, places, n_places);
  for (gint start = 0, n_group; start < n_places; start += n_group)
    {
      n_group = measure_group (&places[start], n_places - start);
      apply_orders (standings, tournament, 0, &places[start], n_group);
    }
}

/* Players who count, sorted by points. Returns how many there are. */
static gint
start_places (const BrgScoreTable *table, Place *places)
{
  const BrgTournament *tournament = table->tournament;
  gint n_places = 0;

  for (gint player = 0; player < tournament->n_players; player++)
    if (table->counted[player])
      places[n_places++] = (Place){
        .player = player,
        .number = tournament->players[player].number,
        .exists = TRUE,
        .key = brg_score_table_get_total (table, player),
        .parted_by = EQUAL,
      };
  if (n_places > 0)
    sort_group (places, n_places, 0);
  return n_places;
}

/* Lines are filled by player first and put in order here, those without a place at the end. */
static void
arrange_lines (BrgStandings *standings, const Place *places, gint n_places)
{
  g_autofree BrgStanding *by_player = standings->lines;
  gint n = 0;

  standings->lines = g_new0 (BrgStanding, standings->n_lines);
  for (gint start = 0, n_group; start < n_places; start += n_group)
    {
      n_group = measure_group (&places[start], n_places - start);
      for (gint i = start; i < start + n_group; i++)
        {
          BrgStanding *line = &standings->lines[n++];

          *line = by_player[places[i].player];
          line->has_place = TRUE;
          line->place = start + 1;
          line->last_place = start + n_group;
          line->deciding = i == 0 ? EQUAL : places[i].parted_by;
        }
    }
  for (gint player = 0; player < standings->n_lines; player++)
    if (!standings->counted[player])
      {
        standings->lines[n] = by_player[player];
        standings->lines[n++].deciding = EQUAL;
      }
  for (gint i = 0; i < standings->n_lines; i++)
    standings->line_of[standings->lines[i].player] = i;
}

static BrgStandings *
new_standings (const BrgScoreTable *table,
               gint through_round,
               const BrgCriterion *const *criteria,
               guint n_criteria)
{
  gsize n_players = (gsize) table->tournament->n_players;
  BrgStandings *standings = g_new0 (BrgStandings, 1);

  standings->n_lines = (gint) n_players;
  standings->n_criteria = n_criteria;
  standings->through_round = through_round;
  standings->edition = table->edition;
  standings->criteria = g_memdup2 (criteria, n_criteria * sizeof *criteria);
  standings->counted = g_memdup2 (table->counted, n_players * sizeof *table->counted);
  standings->lines = g_new0 (BrgStanding, n_players);
  standings->line_of = g_new0 (gint, n_players);
  for (gint player = 0; player < standings->n_lines; player++)
    {
      standings->lines[player].player = player;
      standings->lines[player].points = brg_score_table_get_total (table, player);
      standings->lines[player].is_absent =
          table->edition == BRG_TIEBREAK_CHESS_2014 && brg_score_table_is_absent (table, player);
      standings->lines[player].order = EQUAL;
      standings->lines[player].strong_order = EQUAL;
      standings->lines[player].values = g_new0 (BrgStandingValue, n_criteria);
    }
  return standings;
}

BrgStandings *
brg_standings_compute (const BrgTournament *tournament,
                       const gboolean *counted,
                       gint through_round,
                       BrgTieBreakEdition edition,
                       const BrgCriterion *const *criteria,
                       guint n_criteria)
{
  g_autoptr (BrgScoreTable) table = NULL;
  g_autofree Place *places = NULL;
  BrgStandings *standings;
  gint n_places;

  g_return_val_if_fail (tournament != NULL, NULL);
  g_return_val_if_fail (through_round >= 0, NULL);
  g_return_val_if_fail (criteria != NULL || n_criteria == 0, NULL);

  table = brg_score_table_new (tournament, counted, through_round, edition);
  standings = new_standings (table, through_round, criteria, n_criteria);
  places = g_new0 (Place, tournament->n_players);
  n_places = start_places (table, places);
  for (guint i = 0; i < n_criteria; i++)
    apply_criterion (standings, table, i, places, n_places);
  apply_all_orders (standings, table, places, n_places);
  arrange_lines (standings, places, n_places);
  return standings;
}

void
brg_standings_free (BrgStandings *standings)
{
  if (standings == NULL)
    return;
  for (gint i = 0; i < standings->n_lines; i++)
    g_free (standings->lines[i].values);
  g_free (standings->lines);
  g_free (standings->line_of);
  g_free (standings->criteria);
  g_free (standings->counted);
  g_free (standings);
}

static BrgStandingValue
get_value (const BrgStanding *line, gint criterion)
{
  if (criterion == 0)
    return (BrgStandingValue){ TRUE, brg_rational_points (line->points) };
  if (criterion == BRG_DECIDED_ORDER)
    return (BrgStandingValue){ TRUE, brg_rational (line->order_position, 1) };
  return line->values[criterion - 1];
}

gint
brg_standings_find_deciding (const BrgStandings *standings,
                             gint player,
                             gint other,
                             BrgStandingValue *value,
                             BrgStandingValue *other_value)
{
  const BrgStanding *line;
  const BrgStanding *other_line;
  gint deciding = EQUAL;

  g_return_val_if_fail (standings != NULL, EQUAL);
  g_return_val_if_fail (player >= 0 && player < standings->n_lines, EQUAL);
  g_return_val_if_fail (other >= 0 && other < standings->n_lines, EQUAL);

  line = &standings->lines[standings->line_of[player]];
  other_line = &standings->lines[standings->line_of[other]];
  g_return_val_if_fail (line->has_place && other_line->has_place, EQUAL);

  /* The strong order of both was decided whatever stands between them in the lines. */
  if (line->strong_order != EQUAL && line->strong_order == other_line->strong_order &&
      line->strong_position != other_line->strong_position)
    {
      if (value != NULL)
        *value = (BrgStandingValue){ TRUE, brg_rational (line->strong_position, 1) };
      if (other_value != NULL)
        *other_value = (BrgStandingValue){ TRUE, brg_rational (other_line->strong_position, 1) };
      return BRG_DECIDED_ORDER;
    }
  /* Sorted criterion by criterion, two lines differ first where any neighbours between them do. */
  for (const BrgStanding *step = MIN (line, other_line) + 1; step <= MAX (line, other_line); step++)
    if (step->deciding != EQUAL && (deciding == EQUAL || step->deciding < deciding))
      deciding = step->deciding;
  if (deciding != EQUAL && value != NULL)
    *value = get_value (line, deciding);
  if (deciding != EQUAL && other_value != NULL)
    *other_value = get_value (other_line, deciding);
  return deciding;
}

gint
brg_standings_count_rated_games (const BrgTournament *tournament,
                                 gint player,
                                 gint through_round,
                                 gint *points)
{
  gint n_games = 0;

  g_return_val_if_fail (tournament != NULL && points != NULL, 0);
  g_return_val_if_fail (player >= 0 && player < tournament->n_players, 0);

  *points = 0;
  for (gint round = 1; round <= MIN (through_round, tournament->n_rounds); round++)
    {
      BrgOutcome outcome = brg_tournament_cell (tournament, player, round)->outcome;

      /* rus-draughts-2022 5.4.7.2: no plus counts, and with it no minus. */
      if (outcome != BRG_OUTCOME_WIN && outcome != BRG_OUTCOME_DRAW && outcome != BRG_OUTCOME_LOSS)
        continue;
      *points += brg_scoring_points (&tournament->scoring, outcome);
      n_games++;
    }
  return n_games;
}
