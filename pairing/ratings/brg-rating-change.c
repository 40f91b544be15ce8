/* brg-rating-change.c - what an event does to the ratings of its players
 *
 * Everything is whole: scores and expectations are hundredths of a point, changes hundredths of a
 * rating point.
 *
 * Rules: fide-ratings-2024 1.1, 5.1, 8.3; rus-chess-2014 24.1.1, 24.2; ussr-chess-1956 23;
 *   rus-draughts-2022 5.4.5.2, 5.4.7.2
 * Tests: tests/pairing/test-ratings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rating-change.h"

#include "brg-rating-tables.h"

static gboolean
is_for_rating (BrgOutcome outcome)
{
  return outcome == BRG_OUTCOME_WIN || outcome == BRG_OUTCOME_DRAW || outcome == BRG_OUTCOME_LOSS;
}

static BrgRatingGameState
judge_game (const BrgRatingRules *rules, gint rating, const BrgRatingGame *game, gint minutes)
{
  gint higher = MAX (rating, game->opponent_rating);

  if (brg_outcome_is_pending (game->outcome))
    return BRG_RATING_GAME_OPEN;
  /* rus-draughts-2022 5.4.7.2, rus-chess-2014 24.2: only games that were really played count, no
   * plus and no minus. */
  if (!brg_outcome_is_played (game->outcome))
    return BRG_RATING_GAME_UNPLAYED;
  if (!is_for_rating (game->outcome))
    return BRG_RATING_GAME_NOT_FOR_RATING;
  if (game->opponent_rating == 0)
    return BRG_RATING_GAME_UNRATED_OPPONENT;
  if (rules->gap > 0 && rating > 0 && higher > rules->gap_above &&
      ABS (rating - game->opponent_rating) >= rules->gap)
    return BRG_RATING_GAME_GAP;
  /* fide-ratings-2024 1.1: the time that both must have depends on the higher of the ratings. */
  if (minutes > 0 && minutes < brg_rating_rules_get_minutes (rules, higher))
    return BRG_RATING_GAME_TOO_FAST;
  return BRG_RATING_GAME_COUNTS;
}

/* fide-ratings-2024 8.3.1, 8.3.2: the difference, cut to 400 but for the highest rated, and the
 * score that it lets expect. */
static void
expect_game (const BrgRatingRules *rules, gint rating, BrgRatingGame *game)
{
  gint real = rating - game->opponent_rating;
  gboolean has_cap = rules->cap > 0 && (rules->uncapped_from == 0 || rating < rules->uncapped_from);

  game->difference = has_cap ? CLAMP (real, -rules->cap, rules->cap) : real;
  game->is_capped = game->difference != real;
  game->expected = brg_rating_expectation (game->difference);
}

static gint
get_rating (const BrgTournament *tournament,
            const BrgRatingPerson *persons,
            gint player,
            gint round)
{
  gint rating = tournament->players[player].rating;

  for (guint i = 0; i < persons[player].n_periods; i++)
    if (persons[player].periods[i].from_round <= round)
      rating = persons[player].periods[i].rating;
  return rating;
}

static gint
find_last_period (const BrgRatingPerson *person)
{
  return person->n_periods > 0 ? person->periods[person->n_periods - 1].from_round : 1;
}

static void
add_game (BrgRatingLine *line, const BrgRatingRules *rules, BrgRatingGame *game, gint minutes)
{
  game->state = judge_game (rules, game->rating, game, minutes);
  if (game->state == BRG_RATING_GAME_COUNTS)
    {
      game->score = brg_outcome_is_win (game->outcome)    ? 100
                    : brg_outcome_is_draw (game->outcome) ? 50
                                                          : 0;
      if (game->rating > 0)
        expect_game (rules, game->rating, game);
      line->n_games++;
      line->score += game->score;
      line->expected += game->expected;
      line->performance.sum += game->opponent_rating;
    }
  g_array_append_val (line->games, *game);
}

/* A leaver's games are among them, whatever becomes of his place: they stay for rating
 * (rus-chess-2014 24.1.1, rus-draughts-2022 5.4.5.2), and count for classification even where
 * they are annulled (ussr-chess-1956 23). */
static void
add_games (BrgRatingLine *line,
           const BrgTournament *tournament,
           const BrgRatingPerson *persons,
           const BrgRatingRules *rules,
           gint minutes)
{
  for (gint round = 1; round <= tournament->n_rounds; round++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, line->player, round);
      BrgRatingGame game = {
        .round = round, .opponent = cell->opponent, .colour = cell->colour, .outcome = cell->outcome
      };

      if (cell->opponent == BRG_NOBODY)
        continue;
      game.rating = get_rating (tournament, persons, line->player, round);
      game.opponent_rating = get_rating (tournament, persons, cell->opponent, round);
      add_game (line, rules, &game, minutes);
    }
}

gint
brg_rating_round (gint change)
{
  /* fide-ratings-2024 8.3.4: half away from zero. */
  return change >= 0 ? (change + 50) / 100 : -((-change + 50) / 100);
}

static void
settle_k (BrgRatingLine *line, const BrgRatingPerson *person, const BrgRatingRules *rules)
{
  gint wanted;

  line->usual_k = brg_rating_rules_get_k (rules, line->rating, person->age, person->n_games);
  line->is_own_k = person->k > 0;
  wanted = line->is_own_k ? person->k : line->usual_k;
  line->k = brg_rating_rules_limit_k (rules, wanted, line->n_games);
  line->is_limited_k = line->k != wanted;
}

/* fide-ratings-2024 8.3.2: K times the sum of score less expectation; of the games from @first on.
 */
static gint
sum_change (const BrgRatingLine *line, gint first)
{
  gint sum = 0;

  for (guint i = 0; i < line->games->len; i++)
    {
      const BrgRatingGame *game = &g_array_index (line->games, BrgRatingGame, i);

      if (game->state == BRG_RATING_GAME_COUNTS && game->rating > 0 && game->round >= first)
        sum += game->score - game->expected;
    }
  return line->k * sum;
}

static void
fill_line (BrgRatingLine *line,
           const BrgTournament *tournament,
           const BrgRatingPerson *persons,
           const BrgRatingRules *rules,
           gint minutes)
{
  const BrgRatingPerson *person = &persons[line->player];
  gint last = get_rating (tournament, persons, line->player, tournament->n_rounds);

  line->rating = tournament->players[line->player].rating;
  if (line->rating == 0)
    line->rating = last;
  line->games = g_array_new (FALSE, FALSE, sizeof (BrgRatingGame));
  add_games (line, tournament, persons, rules, minutes);
  line->performance =
      brg_performance_compute (line->n_games, line->score / 50, line->performance.sum);
  if (line->rating > 0)
    {
      settle_k (line, person, rules);
      line->change = sum_change (line, 1);
      line->last_change = sum_change (line, find_last_period (person));
      line->new_rating = (last > 0 ? last : line->rating) + brg_rating_round (line->last_change);
    }
  else if (rules->first_games > 0)
    line->first = brg_first_rating_compute (rules, &line->performance);
}

BrgRatingList *
brg_rating_list_new (const BrgTournament *tournament,
                     const BrgRatingPerson *persons,
                     const BrgRatingRules *rules,
                     gint minutes)
{
  BrgRatingList *list;

  g_return_val_if_fail (tournament != NULL && persons != NULL && rules != NULL, NULL);
  g_return_val_if_fail (minutes >= 0, NULL);

  list = g_new0 (BrgRatingList, 1);
  list->rules = rules;
  list->n_lines = tournament->n_players;
  list->lines = g_new0 (BrgRatingLine, list->n_lines);
  for (gint i = 0; i < list->n_lines; i++)
    {
      list->lines[i].player = i;
      fill_line (&list->lines[i], tournament, persons, rules, minutes);
    }
  return list;
}

void
brg_rating_list_free (BrgRatingList *list)
{
  if (list == NULL)
    return;
  for (gint i = 0; i < list->n_lines; i++)
    g_array_unref (list->lines[i].games);
  g_free (list->lines);
  g_free (list);
}
