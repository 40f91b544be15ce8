/* brg-norms.c - whether a player has reached a norm, requirement by requirement
 *
 * The numbers come from a table (BrgNormTable); here is how they are counted.
 *
 * Rules: fide-titles-2024 1.4.1 to 1.4.9; rus-draughts-2022 5.4.7.2; ussr-chess-1956 23
 * Tests: tests/pairing/test-norms.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-norms.h"

#include "brg-first-rating.h"

/* So many won games are ignored at most. */
#define MOST_DROPPED 4

/* The federation of players who have none. */
#define NO_FEDERATION "FID"

/* A game as norms see it. */
typedef struct
{
  gint round;
  gint opponent;
  gint rating; /* as it counts without the floor of the norm */
  gint halves;
} Game;

/* One player and one norm. */
typedef struct
{
  const BrgNormTable *table;
  const BrgNormRule *rule;
  const BrgNormEvent *event;
  gint player;
  gboolean is_open;
  gboolean is_double;
  gboolean may_be_short;
  GArray *games; /* Game: those over the board that count */
  GArray *known; /* Game: these and the ones that are paired and not over */
  gint n_left;
} Check;

static const struct
{
  const char *id;
  gboolean is_limit;
} items[BRG_N_NORM_ITEMS] = {
  [BRG_NORM_GAMES] = { "GAMES", FALSE },
  [BRG_NORM_SCORE] = { "SCORE", FALSE },
  [BRG_NORM_AVERAGE] = { "AVERAGE", FALSE },
  [BRG_NORM_PERFORMANCE] = { "PERF", FALSE },
  [BRG_NORM_HOLDERS] = { "TITLED", FALSE },
  [BRG_NORM_SEEKERS] = { "NORM-TITLED", FALSE },
  [BRG_NORM_FEDERATIONS] = { "FEDERATIONS", FALSE },
  [BRG_NORM_OWN] = { "OWN-FEDERATION", TRUE },
  [BRG_NORM_ONE] = { "ONE-FEDERATION", TRUE },
};

const char *
brg_norm_item_get_id (BrgNormItem item)
{
  g_return_val_if_fail (item < BRG_N_NORM_ITEMS, NULL);

  return items[item].id;
}

gboolean
brg_norm_item_is_limit (BrgNormItem item)
{
  g_return_val_if_fail (item < BRG_N_NORM_ITEMS, FALSE);

  return items[item].is_limit;
}

static gboolean
has_title (const BrgNormEvent *event, gint player, char **titles)
{
  return titles != NULL &&
         g_strv_contains ((const char *const *) titles,
                          brg_norm_title_normalise (event->persons[player].title));
}

/* The federation as far as it is one; NULL for none. */
static const char *
get_federation (const BrgNormEvent *event, gint player)
{
  const char *federation = event->persons[player].federation;

  return *federation == '\0' || g_str_equal (federation, NO_FEDERATION) ? NULL : federation;
}

gboolean
brg_norm_is_for (const BrgNormRule *rule, const BrgNormEvent *event, gint player)
{
  g_return_val_if_fail (rule != NULL && event != NULL, FALSE);
  g_return_val_if_fail (player >= 0 && player < event->tournament->n_players, FALSE);

  if (rule->list != BRG_RATING_NONE && rule->list != event->list)
    return FALSE;
  if (rule->for_women && !event->persons[player].is_woman)
    return FALSE;
  return !has_title (event, player, rule->titles);
}

/* Which games count */

/* Points against opponents with a rating, in halves. */
static gint
count_against_rated (const BrgTournament *tournament, gint player)
{
  gint halves = 0;

  for (gint round = 1; round <= tournament->n_rounds; round++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, round);

      if (cell->opponent != BRG_NOBODY && tournament->players[cell->opponent].rating > 0)
        halves += cell->outcome == BRG_OUTCOME_WIN ? 2 : cell->outcome == BRG_OUTCOME_DRAW ? 1 : 0;
    }
  return halves;
}

/* Whether a norm by score asks whom it was made against. */
static gboolean
asks_average (const BrgNormRule *rule)
{
  for (guint i = 0; i < rule->steps->len; i++)
    if (g_array_index (rule->steps, BrgNormStep, i).average > 0)
      return TRUE;
  return FALSE;
}

/* What the rating of an opponent is where nobody asks for it. */
#define ANY_RATING 1

/* The rating that the opponent counts with, 0 if the game does not count at all. */
static gint
rate_opponent (const Check *check, gint opponent)
{
  const BrgTournament *tournament = check->event->tournament;

  if (!brg_norm_rule_is_title (check->rule) && !asks_average (check->rule))
    return ANY_RATING;
  if (tournament->players[opponent].rating > 0)
    return tournament->players[opponent].rating;
  /* fide-titles-2024 1.4.2: in a round robin no games with the unrated who scored nothing against
   * the rated; 1.4.6: else they count with a rating of the table. */
  if (brg_norm_rule_is_title (check->rule) && tournament->kind == BRG_TOURNAMENT_ROUND_ROBIN &&
      count_against_rated (tournament, opponent) == 0)
    return 0;
  return check->rule->unrated;
}

static gboolean
is_adjudicated (const Check *check, gint round)
{
  const BrgTournament *tournament = check->event->tournament;

  return check->event->adjudicated != NULL &&
         check->event->adjudicated[(gsize) (round - 1) * (gsize) tournament->n_players +
                                   (gsize) check->player];
}

/* rus-draughts-2022 5.4.7.2: for norms a plus does not count; fide-titles-2024 1.4.2: nor does an
 * adjudication, which ussr-chess-1956 23 lets count for classification. */
static gboolean
counts_game (const Check *check, const BrgCell *cell, gint round)
{
  if (cell->outcome != BRG_OUTCOME_WIN && cell->outcome != BRG_OUTCOME_DRAW &&
      cell->outcome != BRG_OUTCOME_LOSS)
    return FALSE;
  return !brg_norm_rule_is_title (check->rule) || !is_adjudicated (check, round);
}

static gboolean
is_left (const Check *check, const BrgCell *cell, gint round)
{
  const BrgTournament *tournament = check->event->tournament;

  if (!brg_outcome_is_pending (cell->outcome) ||
      round > tournament->players[check->player].left_after)
    return FALSE;
  return cell->opponent != BRG_NOBODY || tournament->kind == BRG_TOURNAMENT_SWISS;
}

static void
collect_games (Check *check)
{
  const BrgTournament *tournament = check->event->tournament;

  for (gint round = 1; round <= tournament->n_rounds; round++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, check->player, round);
      gboolean pending = is_left (check, cell, round);
      Game game = { .round = round, .opponent = cell->opponent };

      check->n_left += pending;
      if (cell->opponent == BRG_NOBODY)
        {
          check->may_be_short |= cell->outcome == BRG_OUTCOME_PAIRING_BYE;
          continue;
        }
      check->may_be_short |= cell->outcome == BRG_OUTCOME_FORFEIT_WIN;
      game.rating = rate_opponent (check, cell->opponent);
      game.halves = cell->outcome == BRG_OUTCOME_WIN    ? 2
                    : cell->outcome == BRG_OUTCOME_DRAW ? 1
                                                        : 0;
      if (game.rating == 0 || (!pending && !counts_game (check, cell, round)))
        continue;
      g_array_append_val (check->known, game);
      if (!pending)
        g_array_append_val (check->games, game);
    }
}

/* What a choice of games is worth */

/* Sum of the opponents' ratings. fide-titles-2024 1.4.6: only the lowest rated opponent is raised
 * to the floor. */
static gint
sum_ratings (const Check *check, const Game *games, gint n_games, gint *raised)
{
  gint lowest = -1;
  gint sum = 0;

  *raised = BRG_NOBODY;
  for (gint i = 0; i < n_games; i++)
    if (lowest < 0 || games[i].rating < games[lowest].rating)
      lowest = i;
  if (lowest >= 0 && games[lowest].rating < check->rule->floor)
    *raised = games[lowest].opponent;
  for (gint i = 0; i < n_games; i++)
    sum += games[i].opponent == *raised ? check->rule->floor : games[i].rating;
  return sum;
}

static void
set_count (BrgNorm *norm, BrgNormItem item, gboolean is_asked, gint have, gint wanted)
{
  gboolean is_met = items[item].is_limit ? have <= wanted : have >= wanted;

  norm->items[item] = (BrgNormCount){ is_asked, have, wanted, !is_asked || is_met };
}

/* The opponents of a choice of games, each once, by federations and titles. */
typedef struct
{
  gint n_opponents;
  gint n_holders;
  gint n_seekers;
  gint n_other_federations;
  gint n_own;
  gint n_one;
} Mix;

static gint
count_of_federation (const Check *check, const Game *games, gint n_games, gint opponent)
{
  const char *federation = get_federation (check->event, opponent);
  gint n = 0;

  for (gint i = 0; i < n_games; i++)
    {
      const char *other = get_federation (check->event, games[i].opponent);
      gboolean is_repeated = FALSE;

      for (gint k = 0; k < i; k++)
        is_repeated |= games[k].opponent == games[i].opponent;
      n += !is_repeated && other != NULL && g_str_equal (federation, other);
    }
  return n;
}

/* Whether somebody of his federation stands before him. */
static gboolean
is_new_federation (const Check *check, const Game *games, gint at)
{
  const char *federation = get_federation (check->event, games[at].opponent);

  for (gint i = 0; i < at; i++)
    {
      const char *other = get_federation (check->event, games[i].opponent);

      if (other != NULL && g_str_equal (other, federation))
        return FALSE;
    }
  return TRUE;
}

static Mix
mix_opponents (const Check *check, const Game *games, gint n_games)
{
  const char *own = get_federation (check->event, check->player);
  Mix mix = { 0 };

  for (gint i = 0; i < n_games; i++)
    {
      const char *federation = get_federation (check->event, games[i].opponent);
      gboolean is_repeated = FALSE;

      /* fide-titles-2024 1.4.5: who is met twice counts once. */
      for (gint k = 0; k < i; k++)
        is_repeated |= games[k].opponent == games[i].opponent;
      if (is_repeated)
        continue;
      mix.n_opponents++;
      mix.n_holders += has_title (check->event, games[i].opponent, check->table->holders);
      mix.n_seekers += has_title (check->event, games[i].opponent, check->rule->titles);
      if (federation == NULL)
        continue;
      mix.n_own += own != NULL && g_str_equal (own, federation);
      if (!is_new_federation (check, games, i))
        continue;
      mix.n_other_federations += own == NULL || !g_str_equal (own, federation);
      mix.n_one = MAX (mix.n_one, count_of_federation (check, games, n_games, games[i].opponent));
    }
  return mix;
}

/* @n_more: opponents who are not known yet and may be whoever is wanted. */
static void
measure_mix (BrgNorm *norm, const Check *check, const Mix *mix, gint n_more)
{
  const BrgNormRule *rule = check->rule;
  BrgNormShare seekers = check->is_double ? rule->double_seekers : rule->seekers;
  gint n = mix->n_opponents + n_more;
  gboolean asks_federations = !check->is_open;

  /* fide-titles-2024 1.4.5: half of the opponents with a title, a third with the one of the norm,
   * at least three; 1.4.3, 1.4.4: two other federations, three fifths from the own one, two thirds
   * from one. */
  set_count (norm, BRG_NORM_HOLDERS, rule->holders.num > 0, mix->n_holders + n_more,
             brg_norm_share_least (rule->holders, n));
  set_count (norm, BRG_NORM_SEEKERS, seekers.num > 0 || rule->least_seekers > 0,
             mix->n_seekers + n_more, MAX (brg_norm_share_least (seekers, n), rule->least_seekers));
  set_count (norm, BRG_NORM_FEDERATIONS, asks_federations && rule->federations > 0,
             mix->n_other_federations + n_more, rule->federations);
  set_count (norm, BRG_NORM_OWN, asks_federations && rule->own.num > 0, mix->n_own,
             brg_norm_share_most (rule->own, n));
  set_count (norm, BRG_NORM_ONE, asks_federations && rule->one.num > 0, mix->n_one,
             brg_norm_share_most (rule->one, n));
}

/* Points in halves that are at least so many per cent. */
static gint
halves_of (gint percent, gint n_games)
{
  return (percent * 2 * n_games + 99) / 100;
}

static gint
find_step_score (const BrgNormStep *step, gint n_games)
{
  return step->halves > 0 ? step->halves : halves_of (step->score, n_games);
}

/* The row of a norm by score that is easiest for so many games and such an average; without any
 * that fits the one with the lowest average. */
static BrgNormStep
find_step (const BrgNormRule *rule, gint n_games, gint average)
{
  BrgNormStep found = { 0 };
  gboolean fits = FALSE;

  for (guint i = 0; i < rule->steps->len; i++)
    {
      const BrgNormStep *step = &g_array_index (rule->steps, BrgNormStep, i);
      gboolean is_fit = n_games >= step->games && average >= step->average;

      if (i == 0 ||
          (is_fit &&
           (!fits || find_step_score (step, n_games) < find_step_score (&found, n_games))) ||
          (!is_fit && !fits && step->average < found.average))
        found = *step;
      fits |= is_fit;
    }
  return found;
}

static gint
count_needed_games (const Check *check, gint n_games)
{
  const BrgNormRule *rule = check->rule;

  /* fide-titles-2024 1.4.1: one game less where a round was won without play. */
  if (rule->short_games > 0 && check->may_be_short && n_games < rule->games &&
      check->event->tournament->n_rounds == rule->games)
    return rule->short_games;
  return rule->games;
}

/* fide-titles-2024 1.4.7, 1.4.8: the fewest points, in halves, that are so many per cent and with
 * which the performance against these opponents is that of the norm; all of them where not even
 * they are enough. */
static gint
find_wanted_score (const BrgNormRule *rule, gint n_games, gint sum)
{
  gint halves = halves_of (rule->score, n_games);

  while (rule->performance > 0 && halves < 2 * n_games &&
         brg_performance_compute (n_games, halves, sum).rating < rule->performance)
    halves++;
  return halves;
}

static void
measure_play (BrgNorm *norm, const Check *check, gint n_games, gint halves, gint sum)
{
  const BrgNormRule *rule = check->rule;
  BrgPerformance play = brg_performance_compute (n_games, halves, sum);

  if (!brg_norm_rule_is_title (rule))
    {
      BrgNormStep step = find_step (rule, n_games, play.average);

      set_count (norm, BRG_NORM_GAMES, step.games > 0, n_games, step.games);
      set_count (norm, BRG_NORM_AVERAGE, step.average > 0, asks_average (rule) ? play.average : 0,
                 step.average);
      set_count (norm, BRG_NORM_SCORE, TRUE, halves, find_step_score (&step, n_games));
      set_count (norm, BRG_NORM_PERFORMANCE, FALSE, 0, 0);
      return;
    }
  /* fide-titles-2024 1.4.1, 1.4.7, 1.4.8: games, average, performance and 35 per cent. */
  set_count (norm, BRG_NORM_GAMES, rule->games > 0, n_games, count_needed_games (check, n_games));
  set_count (norm, BRG_NORM_AVERAGE, rule->average > 0, play.average, rule->average);
  set_count (norm, BRG_NORM_SCORE, rule->score > 0 || rule->performance > 0, halves,
             find_wanted_score (rule, n_games, sum));
  set_count (norm, BRG_NORM_PERFORMANCE, rule->performance > 0, play.rating, rule->performance);
}

static gboolean
are_met (const BrgNorm *norm, BrgNormItem first, BrgNormItem last)
{
  for (BrgNormItem item = first; item <= last; item++)
    if (!norm->items[item].is_met)
      return FALSE;
  return TRUE;
}

static gboolean
measure (BrgNorm *norm, const Check *check, const Game *games, gint n_games)
{
  gint halves = 0;
  gint sum = sum_ratings (check, games, n_games, &norm->raised);
  Mix mix = mix_opponents (check, games, n_games);

  for (gint i = 0; i < n_games; i++)
    halves += games[i].halves;
  norm->n_games = n_games;
  norm->is_short =
      n_games < check->rule->games && count_needed_games (check, n_games) < check->rule->games;
  measure_play (norm, check, n_games, halves, sum);
  measure_mix (norm, check, &mix, 0);
  return n_games > 0 && are_met (norm, 0, BRG_NORM_ONE);
}

/* Which games may be ignored */

/* Tries every way to ignore @n_drop won games among the first @n_first. */
static gboolean
try_drops (BrgNorm *norm, const Check *check, GArray *kept, gint at, gint n_first, gint n_drop)
{
  const Game *game;
  gboolean done;

  if (at == n_first)
    return n_drop == 0 &&
           measure (norm, check, (const Game *) (gconstpointer) kept->data, (gint) kept->len);
  game = &g_array_index (check->games, Game, (guint) at);
  g_array_append_val (kept, *game);
  done = try_drops (norm, check, kept, at + 1, n_first, n_drop);
  g_array_set_size (kept, kept->len - 1);
  if (done || n_drop == 0 || game->halves < 2)
    return done;
  return try_drops (norm, check, kept, at + 1, n_first, n_drop - 1);
}

/* fide-titles-2024 1.4.1: in a Swiss later games may be ignored when the norm is reached before;
 * games won may be ignored, in a round robin only if the opponents of all games make a norm
 * possible. */
static gboolean
try_choices (BrgNorm *norm, const Check *check)
{
  gint n_games = (gint) check->games->len;
  gboolean is_swiss = check->event->tournament->kind == BRG_TOURNAMENT_SWISS;
  g_autoptr (GArray) kept = g_array_new (FALSE, FALSE, sizeof (Game));

  if (!brg_norm_rule_is_title (check->rule) ||
      (!is_swiss && !are_met (norm, BRG_NORM_HOLDERS, BRG_NORM_ONE)))
    return FALSE;
  for (gint n_kept = n_games - 1; n_kept >= check->rule->games; n_kept--)
    for (gint n_first = is_swiss ? n_kept : n_games; n_first <= n_games; n_first++)
      {
        gint n_drop = n_first - n_kept;

        if (n_drop > MOST_DROPPED || !try_drops (norm, check, kept, 0, n_first, n_drop))
          continue;
        norm->n_dropped = n_drop;
        if (n_first < n_games)
          norm->through_round = g_array_index (check->games, Game, (guint) (n_first - 1)).round;
        return TRUE;
      }
  return FALSE;
}

/* What is still needed */

static gint
sum_halves (const Check *check)
{
  gint halves = 0;

  for (guint i = 0; i < check->games->len; i++)
    halves += g_array_index (check->games, Game, i).halves;
  return halves;
}

/* With the average of the known opponents, and whoever is wanted in the rounds that are not
 * paired. */
static gint
find_needs (const Check *check)
{
  const Game *known = (const Game *) (gconstpointer) check->known->data;
  gint n_known = (gint) check->known->len;
  gint n_games = (gint) check->games->len + check->n_left;
  gint halves = sum_halves (check);
  BrgNorm future = { .rule = check->rule };
  gint raised;
  gint sum;
  Mix mix;

  if (n_known == 0)
    return -1;
  sum = sum_ratings (check, known, n_known, &raised);
  mix = mix_opponents (check, known, n_known);
  measure_mix (&future, check, &mix, MAX (n_games - n_known, 0));
  /* The same average over all games, as a sum that rounds to it. */
  sum = brg_performance_compute (n_known, 0, sum).average * n_games;
  for (gint more = 0; more <= 2 * check->n_left; more++)
    {
      measure_play (&future, check, n_games, halves + more, sum);
      if (are_met (&future, 0, BRG_NORM_ONE))
        return more;
    }
  return -1;
}

static void
settle_state (BrgNorm *norm, const Check *check, gboolean is_met)
{
  gboolean is_swiss = check->event->tournament->kind == BRG_TOURNAMENT_SWISS;

  norm->n_left = check->n_left;
  norm->needs = is_met ? 0 : -1;
  if (check->n_left > 0)
    norm->needs = find_needs (check);
  /* In a table all games must be played; in a Swiss those after the norm may be ignored. */
  if (is_met && (check->n_left == 0 || (is_swiss && brg_norm_rule_is_title (check->rule))))
    {
      norm->state = BRG_NORM_REACHED;
      norm->needs = 0;
    }
  else if (check->n_left > 0 && norm->needs >= 0)
    norm->state = BRG_NORM_OPEN;
  else
    norm->state = BRG_NORM_MISSED;
}

/* The event */

static gboolean
is_present (const BrgTournament *tournament, gint player, gint round)
{
  BrgOutcome outcome = brg_tournament_cell (tournament, player, round)->outcome;

  return outcome != BRG_OUTCOME_FORFEIT_LOSS &&
         (!brg_outcome_is_bye (outcome) || outcome == BRG_OUTCOME_PAIRING_BYE);
}

/* Rated, from elsewhere, and missing one round at most. */
static gboolean
is_guest (const BrgNormEvent *event, gint player)
{
  const char *federation = get_federation (event, player);
  gint n_missed = 0;

  if (federation == NULL || g_str_equal (federation, event->host) ||
      event->tournament->players[player].rating == 0)
    return FALSE;
  for (gint round = 1; round <= event->tournament->n_rounds; round++)
    n_missed += !is_present (event->tournament, player, round);
  return n_missed <= 1;
}

/* fide-titles-2024 1.4.3: twenty guests of three federations in every round, ten of them with the
 * higher titles. */
static gboolean
is_international (const BrgNormTable *table, const BrgNormEvent *event)
{
  const BrgTournament *tournament = event->tournament;

  if (table->open_players == 0 || tournament->kind != BRG_TOURNAMENT_SWISS ||
      *event->host == '\0' || tournament->n_rounds == 0)
    return FALSE;
  for (gint round = 1; round <= tournament->n_rounds; round++)
    {
      g_autoptr (GHashTable) federations = g_hash_table_new (g_str_hash, g_str_equal);
      gint n_players = 0;
      gint n_holders = 0;

      for (gint i = 0; i < tournament->n_players; i++)
        if (is_guest (event, i) && is_present (tournament, i, round))
          {
            n_players++;
            n_holders += has_title (event, i, table->open_titles);
            g_hash_table_add (federations, (gpointer) get_federation (event, i));
          }
      if (n_players < table->open_players || n_holders < table->open_holders ||
          (gint) g_hash_table_size (federations) < table->open_federations)
        return FALSE;
    }
  return TRUE;
}

static BrgNorm
check_norm (const BrgNormTable *table,
            const BrgNormRule *rule,
            const BrgNormEvent *event,
            gint player,
            gboolean is_open)
{
  g_autoptr (GArray) games = g_array_new (FALSE, FALSE, sizeof (Game));
  g_autoptr (GArray) known = g_array_new (FALSE, FALSE, sizeof (Game));
  Check check = {
    .table = table,
    .rule = rule,
    .event = event,
    .player = player,
    .is_open = is_open,
    .is_double =
        event->tournament->kind == BRG_TOURNAMENT_ROUND_ROBIN && event->tournament->cycles > 1,
    .games = games,
    .known = known,
  };
  BrgNorm norm = { .rule = rule, .player = player, .is_open = is_open };
  gboolean is_met;

  collect_games (&check);
  is_met = measure (&norm, &check, (const Game *) (gconstpointer) games->data, (gint) games->len);
  if (!is_met)
    {
      BrgNorm chosen = norm;

      is_met = try_choices (&chosen, &check);
      if (is_met)
        norm = chosen;
    }
  settle_state (&norm, &check, is_met);
  return norm;
}

BrgNorm
brg_norm_check (const BrgNormTable *table,
                const BrgNormRule *rule,
                const BrgNormEvent *event,
                gint player)
{
  g_assert (table != NULL && rule != NULL && event != NULL);
  g_assert (player >= 0 && player < event->tournament->n_players);

  return check_norm (table, rule, event, player, is_international (table, event));
}

GArray *
brg_norm_list (const BrgNormTable *table, const BrgNormEvent *event, gboolean everybody)
{
  GArray *norms;
  gboolean is_open;

  g_return_val_if_fail (table != NULL && event != NULL, NULL);

  norms = g_array_new (FALSE, FALSE, sizeof (BrgNorm));
  is_open = is_international (table, event);
  for (gint player = 0; player < event->tournament->n_players; player++)
    for (guint i = 0; i < table->rules->len; i++)
      {
        const BrgNormRule *rule = table->rules->pdata[i];
        BrgNorm norm;

        if (!brg_norm_is_for (rule, event, player))
          continue;
        norm = check_norm (table, rule, event, player, is_open);
        if (norm.n_games > 0 && (everybody || norm.state != BRG_NORM_MISSED))
          g_array_append_val (norms, norm);
      }
  return norms;
}
