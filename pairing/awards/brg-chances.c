/* brg-chances.c - which places are still possible
 *
 * For one player and one set of results of his own games his points are fixed, and so is what his
 * opponents got from him. The other open games fall into parts that have no player in common. The
 * number of players in front of him is a sum over the parts, and the parts end independently: its
 * least value is the sum of their least values. A part is small as a rule (one game in the last
 * round) and is gone through game by game.
 *
 * Tests: tests/pairing/test-chances.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-chances.h"

/* Larger parts, and more own games, are only bounded: 3^8 = 6561 courses. */
#define MOST_GAMES_OF_PART 8
#define MOST_OWN_GAMES 3

typedef struct
{
  gint player;
  gint other;
} OpenGame;

/* What a player adds to the number of those in front of somebody. */
typedef struct
{
  gint least_above;
  gint least_level;
  gint most_above;
  gint most_level;
} Count;

typedef struct
{
  const BrgChanceTerms *terms;
  gint n_players;
  const BrgScoring *scoring;
  GArray *games;     /* element-type OpenGame */
  gboolean *counts;  /* by player: has a place */
  gboolean *is_seen; /* by player: has a place and belongs to the classification */
  gint *points;      /* by player: what he has for certain, byes and pluses of later rounds too */
  gint *n_own;       /* by player: open games */
  gint *n_free;      /* by player: rounds without a pair as yet */
  gint most;         /* most that a round without a pair can bring */
  gint least;
  gint *part_of; /* by player: a player of his part; work space */
  gint *value;   /* by player: points after the games that are being tried; work space */
} Field;

static gint
get_points (const BrgScoring *scoring, BrgChanceResult result)
{
  return result == BRG_CHANCE_WIN    ? scoring->win
         : result == BRG_CHANCE_DRAW ? scoring->draw
                                     : scoring->loss;
}

static BrgChanceResult
turn_round (BrgChanceResult result)
{
  return (BrgChanceResult) (BRG_CHANCE_LOSS - (gint) result);
}

static void
add_open_games (Field *field, gint last_paired)
{
  const BrgTournament *tournament = field->terms->tournament;

  for (gint round = 1; round <= last_paired; round++)
    for (gint player = 0; player < field->n_players; player++)
      {
        const BrgCell *cell = brg_tournament_cell (tournament, player, round);
        OpenGame game = { player, cell->opponent };

        if (cell->opponent <= player || !brg_outcome_is_pending (cell->outcome) ||
            !field->counts[player] || !field->counts[cell->opponent])
          continue;
        g_array_append_val (field->games, game);
        field->n_own[player]++;
        field->n_own[cell->opponent]++;
      }
}

/* Rounds that are not paired: a bye is known, anything else is open. */
static void
add_free_rounds (Field *field, gint last_paired)
{
  const BrgTournament *tournament = field->terms->tournament;

  for (gint round = last_paired + 1; round <= tournament->n_rounds; round++)
    for (gint player = 0; player < field->n_players; player++)
      {
        BrgOutcome outcome = brg_tournament_cell (tournament, player, round)->outcome;

        if (!field->counts[player] || tournament->players[player].left_after < round)
          continue;
        if (outcome != BRG_OUTCOME_NONE)
          field->points[player] += brg_scoring_points (field->scoring, outcome);
        else
          field->n_free[player]++;
      }
}

static void
set_limits (Field *field)
{
  const BrgScoring *scoring = field->scoring;

  field->most =
      MAX (MAX (scoring->win, scoring->forfeit_win), MAX (scoring->pairing_bye, scoring->full_bye));
  field->least = MIN (scoring->loss, MIN (scoring->forfeit_loss, scoring->zero_bye));
}

/* The plus against somebody who has left is certain, and is no point as yet. */
static gint
get_certain (const BrgChanceTerms *terms, const BrgStanding *line)
{
  const BrgStandings *certain = terms->certain;

  return certain != NULL ? certain->lines[certain->line_of[line->player]].points : line->points;
}

static Field *
new_field (const BrgChanceTerms *terms)
{
  Field *field = g_new0 (Field, 1);
  gsize n = (gsize) MAX (terms->tournament->n_players, 1);
  gint last_paired = brg_tournament_last_paired_round (terms->tournament);

  field->terms = terms;
  field->n_players = terms->tournament->n_players;
  field->scoring = brg_tournament_get_scoring (terms->tournament);
  field->games = g_array_new (FALSE, FALSE, sizeof (OpenGame));
  field->counts = g_new0 (gboolean, n);
  field->is_seen = g_new0 (gboolean, n);
  field->points = g_new0 (gint, n);
  field->n_own = g_new0 (gint, n);
  field->n_free = g_new0 (gint, n);
  field->part_of = g_new0 (gint, n);
  field->value = g_new0 (gint, n);
  for (gint i = 0; i < terms->standings->n_lines; i++)
    {
      const BrgStanding *line = &terms->standings->lines[i];

      field->counts[line->player] = line->has_place;
      field->is_seen[line->player] =
          line->has_place && (terms->among == NULL || terms->among[line->player]);
      field->points[line->player] = get_certain (terms, line);
    }
  set_limits (field);
  add_open_games (field, last_paired);
  add_free_rounds (field, last_paired);
  return field;
}

static void
free_field (Field *field)
{
  g_array_unref (field->games);
  g_free (field->counts);
  g_free (field->is_seen);
  g_free (field->points);
  g_free (field->n_own);
  g_free (field->n_free);
  g_free (field->part_of);
  g_free (field->value);
  g_free (field);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Field, free_field)

static const OpenGame *
get_game (const Field *field, guint index)
{
  return &g_array_index (field->games, OpenGame, index);
}

static gboolean
is_of (const OpenGame *game, gint player)
{
  return game->player == player || game->other == player;
}

static gint
find_part (const Field *field, gint player)
{
  while (field->part_of[player] != player)
    player = field->part_of[player];
  return player;
}

/* Parts of the games that @player does not play in. */
static void
split_parts (Field *field, gint player)
{
  for (gint i = 0; i < field->n_players; i++)
    field->part_of[i] = i;
  for (guint i = 0; i < field->games->len; i++)
    {
      const OpenGame *game = get_game (field, i);
      gint first;
      gint second;

      if (is_of (game, player))
        continue;
      first = find_part (field, game->player);
      second = find_part (field, game->other);
      field->part_of[MAX (first, second)] = MIN (first, second);
    }
  for (gint i = 0; i < field->n_players; i++)
    field->part_of[i] = find_part (field, i);
}

/* @low and @high are what somebody has at least and at most; the player has @best points at most
 * and @worst at least. */
static void
add_count (Count *count, gint low, gint high, gint best, gint worst)
{
  count->least_above += low > best;
  count->least_level += low >= best;
  count->most_above += high > worst;
  count->most_level += high >= worst;
}

/* One player and his games. */
typedef struct
{
  Field *field;
  gint player;
  gint best; /* his points at most and at least */
  gint worst;
  gboolean is_exact;
} Trial;

static void
count_member (const Trial *trial, Count *count, gint member, gint low, gint high)
{
  const Field *field = trial->field;

  if (member != trial->player && field->is_seen[member])
    add_count (count, low + field->least * field->n_free[member],
               high + field->most * field->n_free[member], trial->best, trial->worst);
}

/* The games of a part from the @k-th on are still to be tried. */
static void
try_games (const Trial *trial,
           const gint *members,
           guint n_members,
           const guint *games,
           guint n_games,
           guint k,
           Count *extremes)
{
  Field *field = trial->field;
  Count count = { 0 };

  if (k < n_games)
    {
      const OpenGame *game = get_game (field, games[k]);

      for (gint result = 0; result < BRG_N_CHANCE_RESULTS; result++)
        {
          gint points = get_points (field->scoring, result);
          gint others = get_points (field->scoring, turn_round (result));

          field->value[game->player] += points;
          field->value[game->other] += others;
          try_games (trial, members, n_members, games, n_games, k + 1, extremes);
          field->value[game->player] -= points;
          field->value[game->other] -= others;
        }
      return;
    }
  for (guint i = 0; i < n_members; i++)
    count_member (trial, &count, members[i], field->value[members[i]], field->value[members[i]]);
  extremes->least_above = MIN (extremes->least_above, count.least_above);
  extremes->least_level = MIN (extremes->least_level, count.least_level);
  extremes->most_above = MAX (extremes->most_above, count.most_above);
  extremes->most_level = MAX (extremes->most_level, count.most_level);
}

/* Everybody of a large part for himself: what he has at least and at most. */
static void
bound_part (const Trial *trial, const gint *members, guint n_members, Count *count)
{
  const Field *field = trial->field;
  gint win = MAX (field->scoring->win, MAX (field->scoring->draw, field->scoring->loss));
  gint loss = MIN (field->scoring->loss, MIN (field->scoring->draw, field->scoring->win));

  for (guint i = 0; i < n_members; i++)
    {
      gint member = members[i];
      gint n_games = 0;

      for (guint k = 0; k < field->games->len; k++)
        n_games +=
            is_of (get_game (field, k), member) && !is_of (get_game (field, k), trial->player);
      count_member (trial, count, member, field->value[member] + n_games * loss,
                    field->value[member] + n_games * win);
    }
}

/* What the players of one part add, at least and at most. */
static Count
count_part (Trial *trial, gint part)
{
  const Field *field = trial->field;
  g_autoptr (GArray) members = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autoptr (GArray) games = g_array_new (FALSE, FALSE, sizeof (guint));
  Count count = { 0 };

  for (gint i = part; i < field->n_players; i++)
    if (field->part_of[i] == part)
      g_array_append_val (members, i);
  for (guint i = 0; members->len > 1 && i < field->games->len; i++)
    if (field->part_of[get_game (field, i)->player] == part &&
        !is_of (get_game (field, i), trial->player))
      g_array_append_val (games, i);
  if (games->len > MOST_GAMES_OF_PART)
    {
      trial->is_exact = FALSE;
      bound_part (trial, (const gint *) (gconstpointer) members->data, members->len, &count);
      return count;
    }
  count = (Count){ G_MAXINT, G_MAXINT, 0, 0 };
  try_games (trial, (const gint *) (gconstpointer) members->data, members->len,
             (const guint *) (gconstpointer) games->data, games->len, 0, &count);
  return count;
}

static BrgPlaceSpan
find_span (Trial *trial)
{
  const Field *field = trial->field;
  BrgPlaceSpan span = { 1, 1, 1, 1 };

  for (gint part = 0; part < field->n_players; part++)
    {
      Count count;

      if (field->part_of[part] != part)
        continue;
      count = count_part (trial, part);
      span.best += count.least_above;
      span.best_alone += count.least_level;
      span.worst_alone += count.most_above;
      span.worst += count.most_level;
    }
  return span;
}

static void
widen (BrgPlaceSpan *span, BrgPlaceSpan other)
{
  span->best = MIN (span->best, other.best);
  span->best_alone = MIN (span->best_alone, other.best_alone);
  span->worst_alone = MAX (span->worst_alone, other.worst_alone);
  span->worst = MAX (span->worst, other.worst);
}

/* Puts the results of the player's own games into the values: @course has a digit of base three for
 * each. */
static void
play_own_games (Trial *trial, gint course)
{
  Field *field = trial->field;

  for (gint i = 0; i < field->n_players; i++)
    field->value[i] = field->points[i];
  for (guint i = 0; i < field->games->len; i++)
    {
      const OpenGame *game = get_game (field, i);
      BrgChanceResult result = (BrgChanceResult) (course % BRG_N_CHANCE_RESULTS);

      if (!is_of (game, trial->player))
        continue;
      if (game->other == trial->player)
        result = turn_round (result);
      field->value[game->player] += get_points (field->scoring, result);
      field->value[game->other] += get_points (field->scoring, turn_round (result));
      course /= BRG_N_CHANCE_RESULTS;
    }
  trial->best = field->value[trial->player] + field->most * field->n_free[trial->player];
  trial->worst = field->value[trial->player] + field->least * field->n_free[trial->player];
}

/* Too many own games: he wins or loses them all, and what that brings the others stays open. */
static BrgPlaceSpan
bound_player (Trial *trial)
{
  const Field *field = trial->field;
  gint n_own = field->n_own[trial->player];
  Count count = { 0 };

  trial->is_exact = FALSE;
  trial->best = field->points[trial->player] + n_own * field->scoring->win +
                field->most * field->n_free[trial->player];
  trial->worst = field->points[trial->player] + n_own * field->scoring->loss +
                 field->least * field->n_free[trial->player];
  for (gint i = 0; i < field->n_players; i++)
    count_member (trial, &count, i, field->points[i] + field->n_own[i] * field->scoring->loss,
                  field->points[i] + field->n_own[i] * field->scoring->win);
  return (BrgPlaceSpan){ 1 + count.least_above, 1 + count.least_level, 1 + count.most_above,
                         1 + count.most_level };
}

static gint
find_opponent (const Field *field, gint player)
{
  if (field->n_own[player] != 1 || field->n_free[player] > 0)
    return BRG_NOBODY;
  for (guint i = 0; i < field->games->len; i++)
    if (is_of (get_game (field, i), player))
      return get_game (field, i)->player == player ? get_game (field, i)->other
                                                   : get_game (field, i)->player;
  return BRG_NOBODY;
}

static gboolean
has_free_rounds (const Field *field)
{
  for (gint i = 0; i < field->n_players; i++)
    if (field->n_free[i] > 0)
      return TRUE;
  return FALSE;
}

static void
find_all (Trial *trial, BrgChance *chance)
{
  gint n_courses = 1;

  if (trial->field->n_own[trial->player] > MOST_OWN_GAMES)
    {
      chance->all = bound_player (trial);
      return;
    }
  for (gint i = 0; i < trial->field->n_own[trial->player]; i++)
    n_courses *= BRG_N_CHANCE_RESULTS;
  split_parts (trial->field, trial->player);
  for (gint course = 0; course < n_courses; course++)
    {
      BrgPlaceSpan span;

      play_own_games (trial, course);
      span = find_span (trial);
      if (chance->opponent != BRG_NOBODY)
        chance->by_result[course] = span;
      if (course == 0)
        chance->all = span;
      widen (&chance->all, span);
    }
}

static BrgChance
find_chance (Field *field, gint player, gboolean is_exact)
{
  const BrgStandings *standings = field->terms->standings;
  Trial trial = { .field = field, .player = player, .is_exact = is_exact };
  BrgChance chance = {
    .player = player,
    .points = standings->lines[standings->line_of[player]].points,
    .n_games = field->n_own[player] + field->n_free[player],
    .opponent = find_opponent (field, player),
  };

  find_all (&trial, &chance);
  chance.is_exact = trial.is_exact;
  return chance;
}

GArray *
brg_chances_compute (const BrgChanceTerms *terms)
{
  GArray *chances = g_array_new (FALSE, TRUE, sizeof (BrgChance));
  g_autoptr (Field) field = NULL;
  gboolean is_exact;

  g_return_val_if_fail (terms != NULL, chances);
  g_return_val_if_fail (terms->standings->n_lines == terms->tournament->n_players, chances);

  field = new_field (terms);
  is_exact = !terms->has_boards && !has_free_rounds (field);
  for (gint i = 0; i < terms->standings->n_lines; i++)
    {
      gint player = terms->standings->lines[i].player;
      BrgChance chance;

      if (!field->is_seen[player])
        continue;
      chance = find_chance (field, player, is_exact);
      g_array_append_val (chances, chance);
    }
  return chances;
}

GArray *
brg_chances_list_deciding (const BrgChanceTerms *terms,
                           const BrgChance *chance,
                           BrgChanceResult result)
{
  GArray *deciding = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autoptr (Field) field = NULL;
  Trial trial;

  g_return_val_if_fail (terms != NULL && chance != NULL, deciding);
  g_return_val_if_fail (chance->opponent != BRG_NOBODY, deciding);

  field = new_field (terms);
  trial = (Trial){ .field = field, .player = chance->player };
  split_parts (field, chance->player);
  play_own_games (&trial, (gint) result);
  for (guint i = 0; i < field->games->len; i++)
    {
      const OpenGame *game = get_game (field, i);
      Count count;

      if (is_of (game, chance->player))
        continue;
      count = count_part (&trial, field->part_of[game->player]);
      if (count.least_above != count.most_above || count.least_level != count.most_level)
        g_array_append_val (deciding, game->player);
    }
  return deciding;
}
