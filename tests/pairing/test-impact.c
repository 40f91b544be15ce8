/* test-impact.c - what a correction or a withdrawal would change
 *
 * The pairing of these tests is a toy of its own: players by points and number, neighbours meet,
 * the lower number has White, the last of an odd field has the bye. It may pair two players again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-criterion-code.h"
#include "brg-impact.h"
#include "brg-rulebooks.h"
#include "brg-test.h"
#include "vectors.h"

typedef struct
{
  gint player;
  gint points;
} Entry;

static gint
compare_entries (gconstpointer a, gconstpointer b)
{
  const Entry *first = a;
  const Entry *second = b;

  if (first->points != second->points)
    return second->points - first->points;
  return first->player - second->player;
}

/* What the toy was asked, for test_request(). */
typedef struct
{
  gint n_calls;
  gint refuse_round;
  gboolean saw_rest; /* something of the round itself or of later ones was handed over */
} Toy;

static void
look_at_cells (Toy *toy, const BrgTournament *tournament, gint round)
{
  for (gint player = 0; player < tournament->n_players; player++)
    for (gint later = round; later <= tournament->n_rounds; later++)
      {
        const BrgCell *cell = brg_tournament_cell (tournament, player, later);

        if (cell->opponent != BRG_NOBODY ||
            (cell->outcome != BRG_OUTCOME_NONE &&
             (later > round || cell->outcome != BRG_OUTCOME_ZERO_BYE)))
          toy->saw_rest = TRUE;
      }
}

static BrgPairing *
pair_neighbours (const BrgTournament *tournament, gint round, gpointer data)
{
  Toy *toy = data;
  g_autofree Entry *entries = g_new0 (Entry, tournament->n_players);
  BrgPairing *pairing;
  gint n_entries = 0;

  toy->n_calls++;
  look_at_cells (toy, tournament, round);
  if (round == toy->refuse_round)
    return NULL;
  pairing = brg_pairing_new ();
  for (gint player = 0; player < tournament->n_players; player++)
    if (brg_tournament_cell (tournament, player, round)->outcome == BRG_OUTCOME_NONE &&
        tournament->players[player].left_after >= round)
      entries[n_entries++] =
          (Entry){ player, brg_tournament_score (tournament, player, round - 1) };
  qsort (entries, (gsize) n_entries, sizeof *entries, compare_entries);
  for (gint i = 0; i < n_entries; i += 2)
    {
      BrgPair pair = { entries[i].player, i + 1 < n_entries ? entries[i + 1].player : BRG_NOBODY };

      if (pair.black != BRG_NOBODY && pair.white > pair.black)
        pair = (BrgPair){ pair.black, pair.white };
      g_array_append_val (pairing->pairs, pair);
    }
  return pairing;
}

/* 1 beat 2, 3 beat 4, 5 beat 6; then 1-3 (1), 2-5 (5), 4-6 (=): neighbours by points and number. In
 * round 3 the arbiter made 3-6 and 2-4 instead of 3-4 and 2-6. */
static const char *const rows[] = {
  "2w1 3w1 5w?", "1b0 5w0 4w?", "4w1 1b0 6w?", "3b0 6w= 2b?", "6w1 2b1 1b?", "5b0 4b= 3b?", NULL,
};

static BrgImpactOptions
make_options (Toy *toy)
{
  static const BrgCriterion *criteria[1];

  criteria[0] = brg_criterion_find ("WIN");
  return (BrgImpactOptions){
    .rulebook = brg_rulebook_find ("fide-2023"),
    .through_round = 3,
    .edition = BRG_TIEBREAK_FIDE_2026,
    .criteria = criteria,
    .n_criteria = 1,
    .pair = pair_neighbours,
    .data = toy,
  };
}

static void
test_correction (void)
{
  /* Places before: 1, 5 shared 1-2; 3 third; 4, 6 shared 4-5; 2 last. */
  static const BrgImpactMove expected[] = {
    { 0, 120, 60, 1, 2, 2, 4 }, /* 1 loses a point */
    { 4, 120, 120, 1, 2, 1, 1 }, { 2, 60, 60, 3, 3, 2, 4 }, { 3, 30, 30, 4, 5, 5, 6 },
    { 5, 30, 30, 4, 5, 5, 6 },   { 1, 0, 60, 6, 6, 2, 4 }, /* 2 gets it */
  };
  Toy toy = { 0 };
  BrgImpactOptions options = make_options (&toy);
  g_autoptr (BrgTournament) before = vector_make (BRG_TOURNAMENT_SWISS, rows);
  g_autoptr (BrgTournament) after = brg_tournament_copy (before);
  g_autoptr (BrgImpact) impact = NULL;
  const BrgImpactRound *second;
  const BrgImpactRound *third;

  brg_tournament_set_game (after, 1, 0, 1, BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN);
  impact = brg_impact_compute (before, after, &options);

  g_assert_cmpint (impact->first_affected_round, ==, 2);
  g_assert_cmpint (impact->n_scores_changed, ==, 2);
  g_assert_cmpint (impact->n_places_changed, ==, 6);
  g_assert_cmpuint (impact->moves->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < impact->moves->len; i++)
    {
      const BrgImpactMove *got = &g_array_index (impact->moves, BrgImpactMove, i);

      g_assert_cmpint (got->player, ==, expected[i].player);
      g_assert_cmpint (got->points_before, ==, expected[i].points_before);
      g_assert_cmpint (got->points_after, ==, expected[i].points_after);
      g_assert_cmpint (got->place_before, ==, expected[i].place_before);
      g_assert_cmpint (got->last_place_before, ==, expected[i].last_place_before);
      g_assert_cmpint (got->place_after, ==, expected[i].place_after);
      g_assert_cmpint (got->last_place_after, ==, expected[i].last_place_after);
    }

  /* Round 2 from the corrected data: 2-3, 1-5 and 4-6: of the wall only 4-6 stays. */
  g_assert_cmpuint (impact->rounds->len, ==, 2);
  second = &g_array_index (impact->rounds, BrgImpactRound, 0);
  g_assert_cmpint (second->round, ==, 2);
  g_assert_true (second->exists);
  g_assert_cmpint (second->n_boards, ==, 3);
  g_assert_cmpint (second->n_different_before, ==, 0);
  g_assert_cmpint (second->n_different, ==, 2);
  g_assert_cmpint (second->n_reversed, ==, 0);
  g_assert_false (second->bye_differs);

  /* Round 3: 1 to 3 have a point, 5 two, 4 and 6 a half: 5-1, 2-3, 4-6. */
  third = &g_array_index (impact->rounds, BrgImpactRound, 1);
  g_assert_cmpint (third->n_different_before, ==, 2);
  g_assert_cmpint (third->n_different, ==, 2);
  g_assert_cmpint (toy.n_calls, ==, 4);
  g_assert_false (toy.saw_rest);
}

static void
test_reversed_colours (void)
{
  static const char *const two[] = { "2w1 2b?", "1b0 1w?", NULL };
  Toy toy = { 0 };
  BrgImpactOptions options = make_options (&toy);
  g_autoptr (BrgTournament) before = vector_make (BRG_TOURNAMENT_SWISS, two);
  g_autoptr (BrgTournament) after = brg_tournament_copy (before);
  g_autoptr (BrgImpact) impact = NULL;
  const BrgImpactRound *round;

  brg_tournament_set_game (after, 1, 0, 1, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  impact = brg_impact_compute (before, after, &options);
  round = &g_array_index (impact->rounds, BrgImpactRound, 0);
  g_assert_cmpint (round->n_different, ==, 1);
  g_assert_cmpint (round->n_reversed, ==, 1);
  g_assert_cmpint (round->n_different_before, ==, 1);
}

static void
test_no_pairing (void)
{
  Toy toy = { .refuse_round = 3 };
  BrgImpactOptions options = make_options (&toy);
  g_autoptr (BrgTournament) before = vector_make (BRG_TOURNAMENT_SWISS, rows);
  g_autoptr (BrgTournament) after = brg_tournament_copy (before);
  g_autoptr (BrgImpact) impact = NULL;

  brg_tournament_set_game (after, 2, 0, 2, BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN);
  impact = brg_impact_compute (before, after, &options);
  g_assert_cmpint (impact->first_affected_round, ==, 3);
  g_assert_cmpuint (impact->rounds->len, ==, 1);
  g_assert_false (g_array_index (impact->rounds, BrgImpactRound, 0).exists);
  g_assert_cmpint (g_array_index (impact->rounds, BrgImpactRound, 0).n_boards, ==, 3);
  g_assert_cmpint (g_array_index (impact->rounds, BrgImpactRound, 0).n_different, ==, 0);
}

static void
test_nothing_changes (void)
{
  Toy toy = { 0 };
  BrgImpactOptions options = make_options (&toy);
  g_autoptr (BrgTournament) before = vector_make (BRG_TOURNAMENT_SWISS, rows);
  g_autoptr (BrgImpact) impact = brg_impact_compute (before, before, &options);

  g_assert_cmpint (impact->first_affected_round, ==, 0);
  g_assert_cmpint (impact->n_scores_changed, ==, 0);
  g_assert_cmpint (impact->n_places_changed, ==, 0);
  g_assert_cmpuint (impact->moves->len, ==, 0);
  g_assert_cmpuint (impact->rounds->len, ==, 0);
  g_assert_cmpint (toy.n_calls, ==, 0);
}

static void
test_swiss_withdrawal (void)
{
  /* 6 has left after round 1 after all: round 2 would have had a bye. */
  Toy toy = { 0 };
  BrgImpactOptions options = make_options (&toy);
  g_autoptr (BrgTournament) before = vector_make (BRG_TOURNAMENT_SWISS, rows);
  g_autoptr (BrgTournament) after = brg_tournament_copy (before);
  g_autoptr (BrgImpact) impact = NULL;
  const BrgImpactRound *second;

  after->players[5].left_after = 1;
  impact = brg_impact_compute (before, after, &options);
  g_assert_cmpint (impact->first_affected_round, ==, 2);
  g_assert_cmpint (impact->n_scores_changed, ==, 0);
  second = &g_array_index (impact->rounds, BrgImpactRound, 0);
  g_assert_cmpint (second->n_different, ==, 1);
  g_assert_true (second->bye_differs);
}

/* rus-chess-2014 24.1.1: 2 leaves with a game of three: 1 loses the point against him and shares
 * the first place with 3, who gains nothing; 4 shared the third place with 2, who has none now. */
static void
test_round_robin_withdrawal (void)
{
  static const char *const table[] = { "4w1 3b= 2w1", "3w? 4b? 1b0", "2b? 1w= 4b1", "1b0 2w? 3w0",
                                       NULL };
  static const struct
  {
    gint player;
    gint points_after;
    gint place_before;
    gint place_after;
  } expected[] = {
    { 0, 90, 1, 1 },
    { 2, 90, 2, 1 },
    { 1, 0, 3, 0 },
    { 3, 0, 3, 3 },
  };
  Toy toy = { 0 };
  BrgImpactOptions options = make_options (&toy);
  g_autoptr (BrgTournament) before = vector_make (BRG_TOURNAMENT_ROUND_ROBIN, table);
  g_autoptr (BrgTournament) after = brg_tournament_copy (before);
  g_autoptr (BrgImpact) impact = NULL;

  options.rulebook = brg_rulebook_find ("rus-chess-2014");
  after->players[1].left_after = 0;
  impact = brg_impact_compute (before, after, &options);
  g_assert_cmpint (impact->n_scores_changed, ==, 2);
  g_assert_cmpint (impact->n_places_changed, ==, 4);
  g_assert_cmpuint (impact->moves->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < impact->moves->len; i++)
    {
      const BrgImpactMove *got = &g_array_index (impact->moves, BrgImpactMove, i);

      g_test_message ("player %d: %d-%d to %d-%d, %d points", got->player, got->place_before,
                      got->last_place_before, got->place_after, got->last_place_after,
                      got->points_after);
      g_assert_cmpint (got->player, ==, expected[i].player);
      g_assert_cmpint (got->points_after, ==, expected[i].points_after);
      g_assert_cmpint (got->place_before, ==, expected[i].place_before);
      g_assert_cmpint (got->place_after, ==, expected[i].place_after);
    }
  g_assert_cmpuint (impact->rounds->len, ==, 0);
  g_assert_cmpint (toy.n_calls, ==, 0);
}

BRG_TEST_TOPIC ("impact")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pairing/impact/correction", test_correction);
  g_test_add_func ("/pairing/impact/reversed-colours", test_reversed_colours);
  g_test_add_func ("/pairing/impact/no-pairing", test_no_pairing);
  g_test_add_func ("/pairing/impact/nothing-changes", test_nothing_changes);
  g_test_add_func ("/pairing/impact/rus-chess-2014/24.2/swiss-withdrawal", test_swiss_withdrawal);
  g_test_add_func ("/pairing/impact/rus-chess-2014/24.1.1/round-robin-withdrawal",
                   test_round_robin_withdrawal);
  return g_test_run ();
}
