/* brg-generator-plan.c - what is known of a generated tournament before round 1
 *
 * Rules: fide-handling-2026 2.2-2.4; fide-acceleration-2026 1.2, 1.3
 * Tests: tests/pairing/test-generator.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-generator-private.h"

#include <stdlib.h>

#include "brg-acceleration.h"

BrgLots
brg_generator_begin_lots (guint64 seed, BrgGeneratorDraw draw, gint round)
{
  return brg_lots_begin (seed, ((guint64) draw << 32) + (guint64) round);
}

gint
brg_generator_get_rate (const BrgGeneratorOptions *options, BrgGeneratorRate what, gint round)
{
  const BrgGeneratorAmount *amount = &options->amounts[what];

  if (amount->is_count || (amount->n_rounds > 0 && round > amount->n_rounds))
    return 0;
  return amount->values[amount->n_rounds > 0 ? round - 1 : 0];
}

/* A number for the whole event is spread: every one of them gets its round by lot. */
static gint
count_spread (const BrgGeneratorOptions *options, BrgGeneratorRate what, gint round)
{
  BrgLots lots = brg_generator_begin_lots (options->seed,
                                           BRG_GENERATOR_DRAW_CHOSEN + (BrgGeneratorDraw) what, 0);
  gint n_here = 0;

  for (gint i = 0; i < options->amounts[what].values[0]; i++)
    n_here += 1 + (gint) brg_lots_below (&lots, (guint64) options->n_rounds) == round;
  return n_here;
}

/* How often it has to happen in a round, or with round 0 in the event; 0 where a rate says it. */
static gint
count_in_round (const BrgGeneratorOptions *options, BrgGeneratorRate what, gint round)
{
  const BrgGeneratorAmount *amount = &options->amounts[what];

  if (!amount->is_count || (amount->n_rounds > 0 && round > amount->n_rounds))
    return 0;
  if (amount->n_rounds > 0)
    return amount->values[round - 1];
  return round > 0 ? count_spread (options, what, round) : amount->values[0];
}

GArray *
brg_generator_choose (const BrgGeneratorOptions *options,
                      BrgGeneratorRate what,
                      gint round,
                      GArray *pool)
{
  GArray *chosen = g_array_new (FALSE, FALSE, sizeof (gint));
  gint n_wanted = count_in_round (options, what, round);
  BrgLots lots = brg_generator_begin_lots (
      options->seed, BRG_GENERATOR_DRAW_CHOSEN + (BrgGeneratorDraw) what, 1 + round);

  while ((gint) chosen->len < n_wanted && pool->len > 0)
    {
      guint place = (guint) brg_lots_below (&lots, pool->len);

      g_array_append_val (chosen, g_array_index (pool, gint, place));
      g_array_remove_index_fast (pool, place);
    }
  return chosen;
}

static gboolean
happens (BrgLots *lots, gint rate)
{
  return brg_lots_below (lots, BRG_GENERATOR_ALL) < (guint64) rate;
}

static gint
draw_between (BrgLots *lots, gint first, gint last)
{
  return first + (gint) brg_lots_below (lots, (guint64) (last - first + 1));
}

static gint
compare_ratings (gconstpointer a, gconstpointer b)
{
  return *(const gint *) b - *(const gint *) a;
}

/* fide-handling-2026 2.2, 2.3: numbers follow ratings. */
static void
draw_ratings (BrgTournament *tournament, const BrgGeneratorOptions *options)
{
  BrgLots lots = brg_generator_begin_lots (options->seed, BRG_GENERATOR_DRAW_RATINGS, 0);
  g_autofree gint *ratings = g_new (gint, tournament->n_players);

  for (gint i = 0; i < tournament->n_players; i++)
    ratings[i] = draw_between (&lots, options->lowest_rating, options->highest_rating);
  qsort (ratings, (gsize) tournament->n_players, sizeof *ratings, compare_ratings);
  for (gint i = 0; i < tournament->n_players; i++)
    tournament->players[i].rating = ratings[i];
}

static guint64 *
make_pair_key (gint player, gint other)
{
  guint64 key = (guint64) MIN (player, other) << 32 | (guint64) MAX (player, other);

  return g_memdup2 (&key, sizeof key);
}

/* No pair twice; half of the bans hold in all rounds. */
static void
draw_forbidden (BrgTournament *tournament, const BrgGeneratorOptions *options)
{
  BrgLots lots = brg_generator_begin_lots (options->seed, BRG_GENERATOR_DRAW_FORBIDDEN, 0);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  while ((gint) g_hash_table_size (seen) < options->n_forbidden)
    {
      gint player = draw_between (&lots, 0, tournament->n_players - 1);
      gint other = draw_between (&lots, 0, tournament->n_players - 1);
      gint first_round = 1;
      gint last_round = tournament->n_rounds;

      if (player == other || !g_hash_table_add (seen, make_pair_key (player, other)))
        continue;
      if (brg_lots_below (&lots, 2) == 0)
        {
          first_round = draw_between (&lots, 1, tournament->n_rounds);
          last_round = draw_between (&lots, first_round, tournament->n_rounds);
        }
      brg_tournament_forbid (tournament, MIN (player, other), MAX (player, other), first_round,
                             last_round);
    }
}

BrgTournament *
brg_generator_make_tournament (const BrgGeneratorOptions *options)
{
  BrgTournament *tournament =
      brg_tournament_new (BRG_TOURNAMENT_SWISS, options->n_players, options->n_rounds);

  tournament->scoring = options->scoring;
  tournament->initial_colour = brg_lots_draw_colour (options->seed);
  draw_ratings (tournament, options);
  draw_forbidden (tournament, options);
  return tournament;
}

/* The players to whom a number makes it happen, by index. */
static gboolean *
choose_players (const BrgGeneratorOptions *options, BrgGeneratorRate what)
{
  gboolean *chosen = g_new0 (gboolean, options->n_players);
  g_autoptr (GArray) pool = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autoptr (GArray) players = NULL;

  for (gint i = 0; i < options->n_players; i++)
    g_array_append_val (pool, i);
  players = brg_generator_choose (options, what, 0, pool);
  for (guint i = 0; i < players->len; i++)
    chosen[g_array_index (players, gint, i)] = TRUE;
  return chosen;
}

/* fide-handling-2026 2.4: a late entry is first considered after round 1. */
BrgGeneratorStay *
brg_generator_plan_stays (const BrgGeneratorOptions *options)
{
  BrgLots lots = brg_generator_begin_lots (options->seed, BRG_GENERATOR_DRAW_STAYS, 0);
  BrgGeneratorStay *stays = g_new (BrgGeneratorStay, options->n_players);
  g_autofree gboolean *late = choose_players (options, BRG_GENERATOR_LATE);
  g_autofree gboolean *gone = choose_players (options, BRG_GENERATOR_WITHDRAWALS);
  gint late_rate = brg_generator_get_rate (options, BRG_GENERATOR_LATE, 0);
  gint gone_rate = brg_generator_get_rate (options, BRG_GENERATOR_WITHDRAWALS, 0);
  gint n_rounds = options->n_rounds;

  for (gint i = 0; i < options->n_players; i++)
    {
      gboolean is_late = (happens (&lots, late_rate) || late[i]) && n_rounds > 1;
      gboolean leaves = happens (&lots, gone_rate) || gone[i];

      stays[i] = (BrgGeneratorStay){ 1, n_rounds };
      if (is_late)
        stays[i].first = draw_between (&lots, 2, MAX (2, (n_rounds + 1) / 2));
      if (leaves && stays[i].first < n_rounds)
        stays[i].last = draw_between (&lots, stays[i].first, n_rounds - 1);
    }
  return stays;
}

/* fide-acceleration-2026 1.2, 1.3: the leaders are counted among those there in round 1; who comes
 * later does not change who is the last of them. */
gint
brg_generator_find_last_leader (const BrgGeneratorOptions *options, const BrgGeneratorStay *stays)
{
  gint n_there = 0;
  gint n_leaders;

  for (gint i = 0; i < options->n_players; i++)
    n_there += stays[i].first == 1;
  n_leaders = MIN (brg_acceleration_count_group (n_there), n_there);
  for (gint i = 0; i < options->n_players; i++)
    if (stays[i].first == 1 && --n_leaders == 0)
      return i + 1;
  return 0;
}
