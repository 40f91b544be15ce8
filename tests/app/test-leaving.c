/* test-leaving.c - what follows when a player leaves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-leaving.h"
#include "brg-test.h"

#include "../pairing/vectors.h"
#include "brg-event-table.h"
#include "event-fixture.h"

/* One leaver a file; his row and its count are in the table, places under R2. */
typedef struct
{
  const char *file;
  const char *edition;
  const char *rulebook;
  const char *tie_breaks; /* R2 of the file without the points */
  BrgWithdrawalEffect effect;
  const char *article;
} VectorCase;

static const VectorCase vectors[] = {
  { "wd-01-lt50", "chess1956", "ussr-chess-1956", "SB", BRG_WITHDRAWAL_STRUCK_OUT,
    "ussr-chess-1956 23" },
  { "wd-01-lt50", "draughts2022", "rus-draughts-2022", "SHM,WIN,DE", BRG_WITHDRAWAL_NOT_COUNTED,
    "rus-draughts-2022 5.4.5.2" },
  { "wd-01-lt50", "chess2014", "rus-chess-2014", "DE,WON,KOYA,KOYA+1", BRG_WITHDRAWAL_NOT_COUNTED,
    "rus-chess-2014 24.1.1" },
  { "wd-03-gt50", "draughts2022", "rus-draughts-2022", "SHM,WIN,DE", BRG_WITHDRAWAL_COUNTS,
    "rus-draughts-2022 5.4.5.3" },
};

static gint
find_leaver (const BrgTournament *tournament)
{
  for (gint player = 0; player < tournament->n_players; player++)
    if (tournament->players[player].left_after != BRG_STAYS)
      return player;
  g_assert_not_reached ();
}

static gint
find_place_after (const BrgImpact *impact, const BrgEventTable *before, gint player)
{
  for (guint i = 0; i < impact->moves->len; i++)
    if (g_array_index (impact->moves, BrgImpactMove, i).player == player)
      return g_array_index (impact->moves, BrgImpactMove, i).place_after;
  return before->standings->lines[before->standings->line_of[player]].place;
}

/* The printed places come out, whoever moves. */
static void
test_vector (gconstpointer data)
{
  const VectorCase *test = data;
  g_autofree char *event = g_strconcat (test->file, ".txt", NULL);
  g_autofree char *table = g_strconcat (test->file, ".", test->edition, ".tsv", NULL);
  g_autoptr (Vector) expected = vector_load ("tiebreaks-seeds", table);
  g_autoptr (BrgTournament) tournament = vector_load_seeds (event);
  g_autoptr (BrgSnapshot) snapshot =
      event_fixture_from_tournament ("berger", test->rulebook, tournament);
  gint leaver = find_leaver (tournament);
  g_autoptr (BrgEventTable) before = NULL;
  g_autoptr (BrgLeaving) leaving = NULL;

  g_free (snapshot->group->tie_breaks);
  snapshot->group->tie_breaks = g_strdup (test->tie_breaks);
  before = brg_event_table_new (snapshot, 0);
  leaving = brg_leaving_new (snapshot, leaver, tournament->players[leaver].left_after);
  g_assert_cmpint (leaving->withdrawal.effect, ==, test->effect);
  g_assert_cmpstr (leaving->withdrawal.article, ==, test->article);
  for (gint player = 0; player < tournament->n_players; player++)
    {
      const char *place = vector_get (expected, (guint) player, "R2");

      g_assert_cmpint (find_place_after (leaving->impact, before, player), ==,
                       g_str_equal (place, "-") ? 0 : (gint) g_ascii_strtoll (place, NULL, 10));
    }
}

/* Who has left already has changed the same as who is about to leave. */
static void
test_has_left (void)
{
  g_autoptr (Vector) expected = vector_load ("tiebreaks-seeds", "wd-01-lt50.chess1956.tsv");
  g_autoptr (BrgTournament) tournament = vector_load_seeds ("wd-01-lt50.txt");
  g_autoptr (BrgSnapshot) snapshot =
      event_fixture_from_tournament ("berger", "ussr-chess-1956", tournament);
  gint leaver = find_leaver (tournament);
  gint left_after = tournament->players[leaver].left_after;
  g_autoptr (BrgLeaving) leaves = brg_leaving_new (snapshot, leaver, left_after);
  g_autoptr (BrgLeaving) has_left = NULL;

  ((BrgEntry *) snapshot->entries->pdata[leaver])->left_after = left_after;
  has_left = brg_leaving_new (snapshot, leaver, left_after);
  g_assert_cmpint (has_left->withdrawal.effect, ==, leaves->withdrawal.effect);
  g_assert_cmpuint (has_left->impact->moves->len, >, 0);
  g_assert_cmpmem (
      has_left->impact->moves->data, has_left->impact->moves->len * sizeof (BrgImpactMove),
      leaves->impact->moves->data, leaves->impact->moves->len * sizeof (BrgImpactMove));
  g_assert_cmpint (find_place_after (has_left->impact, NULL, leaver), ==, 0);
  g_assert_cmpstr (vector_get (expected, (guint) leaver, "R2"), ==, "-");
}

/* The case of the three books: 5 games played and 1 adjourned of 11: 6 reach half, which is 5½. */
static void
test_adjourned_game_makes_half (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("berger", "rus-draughts-2022", 12, 0);
  g_autoptr (BrgLeaving) six = NULL;
  g_autoptr (BrgLeaving) five = NULL;

  for (gint round = 1; round <= 11; round++)
    {
      /* Player 1 against 2 in round 1, against 3 in round 2, and so on. */
      g_autofree char *boards = g_strdup_printf ("1-%d%s", round + 1,
                                                 round < 6    ? ":1"
                                                 : round == 6 ? ":*"
                                                              : "");

      event_fixture_add_round (snapshot, round <= 6 ? BRG_ROUND_PUBLISHED : BRG_ROUND_PLANNED,
                               boards);
    }
  g_assert_cmpint (brg_leaving_propose_round (snapshot, 0), ==, 6);
  six = brg_leaving_new (snapshot, 0, 6);
  g_assert_cmpint (six->withdrawal.n_played, ==, 6);
  g_assert_cmpint (six->withdrawal.n_scheduled, ==, 11);
  g_assert_cmpint (six->withdrawal.effect, ==, BRG_WITHDRAWAL_COUNTS);
  g_assert_cmpint (six->n_adjourned, ==, 1);
  event_fixture_game (snapshot, 1, 1)->white_outcome = BRG_OUTCOME_FORFEIT_WIN;
  event_fixture_game (snapshot, 1, 1)->black_outcome = BRG_OUTCOME_FORFEIT_LOSS;
  five = brg_leaving_new (snapshot, 0, 6);
  g_assert_cmpint (five->withdrawal.n_played, ==, 5);
  g_assert_cmpint (five->withdrawal.effect, ==, BRG_WITHDRAWAL_NOT_COUNTED);
}

static void
test_last_round_of_a_round_robin (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("berger", "rus-draughts-2022", 4, 0);
  gint round = 0;

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:1 2-3:1");
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "4-3 1-2:1");
  event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "2-4 3-1:1");
  /* 1 has played all of the begun rounds, also one ahead; 4 has not yet played round 2. */
  g_assert_cmpint (brg_leaving_propose_round (snapshot, 0), ==, 2);
  g_assert_cmpint (brg_leaving_propose_round (snapshot, 3), ==, 1);
  g_assert_cmpint (brg_leaving_find_open_board (snapshot, 3, 1, &round), ==, 0);
  g_assert_cmpint (brg_leaving_find_open_board (snapshot, 3, 2, &round), ==, 1);
  g_assert_cmpint (round, ==, 2);
  g_assert_cmpint (brg_leaving_find_next_round (snapshot), ==, 0);
}

/* rus-draughts-2022 5.4.5.5: what was played stays; who is paired must get a result. */
static void
test_swiss (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("coefficients", "rus-draughts-2022", 4, 2);
  g_autoptr (BrgLeaving) leaving = NULL;

  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-3:1 4-2");
  g_assert_cmpint (brg_leaving_propose_round (snapshot, 1), ==, 1);
  g_assert_cmpint (brg_leaving_find_open_board (snapshot, 1, 1, NULL), ==, 2);
  g_assert_cmpint (brg_leaving_find_open_board (snapshot, 0, 1, NULL), ==, 0);
  g_assert_cmpint (brg_leaving_find_next_round (snapshot), ==, 2);
  leaving = brg_leaving_new (snapshot, 0, 1);
  g_assert_cmpint (leaving->withdrawal.effect, ==, BRG_WITHDRAWAL_NONE);
  g_assert_cmpuint (leaving->impact->moves->len, ==, 0);
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-4 2-3");
  g_assert_cmpint (brg_leaving_find_next_round (snapshot), ==, 0);
}

/* rus-draughts-2022 5.4.5.5: who left a Swiss and is decided about later left when he left. */
static void
test_decided_later (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("coefficients", "rus-draughts-2022", 4, 3);

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-3:1 4-2:1");
  ((BrgEntry *) snapshot->entries->pdata[1])->left_after = 1;
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-4");
  g_assert_cmpint (brg_leaving_propose_round (snapshot, 1), ==, 1);
  g_assert_cmpint (brg_leaving_propose_round (snapshot, 0), ==, 2);
  /* Players for themselves have no jury that would choose. */
  g_assert_false (brg_leaving_is_undecided (snapshot, 1));
}

/* Nobody has played: in 1956 an odd field draws anew, by the others the draw stays. */
static void
test_before_round_1 (void)
{
  static const struct
  {
    const char *rulebook;
    gint n_players;
    BrgEarlyLeaving early;
  } fields[] = {
    { "ussr-chess-1956", 5, BRG_EARLY_LEAVING_NEW_DRAW },
    { "ussr-chess-1956", 4, BRG_EARLY_LEAVING_NONE },
    { "rus-chess-2014", 5, BRG_EARLY_LEAVING_DRAW_STAYS },
    { "fide-2023", 4, BRG_EARLY_LEAVING_DRAW_STAYS },
    { "rus-draughts-2022", 5, BRG_EARLY_LEAVING_NONE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      g_autoptr (BrgSnapshot) snapshot =
          event_fixture_new ("berger", fields[i].rulebook, fields[i].n_players, 0);

      g_assert_cmpint (brg_leaving_find_early (snapshot, 0), ==, BRG_EARLY_LEAVING_NONE);
      event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-4 2-3");
      g_assert_cmpint (brg_leaving_find_early (snapshot, 0), ==, fields[i].early);
      g_assert_cmpint (brg_leaving_find_early (snapshot, 1), ==, BRG_EARLY_LEAVING_NONE);
      event_fixture_game (snapshot, 1, 1)->white_outcome = BRG_OUTCOME_WIN;
      event_fixture_game (snapshot, 1, 1)->black_outcome = BRG_OUTCOME_LOSS;
      g_assert_cmpint (brg_leaving_find_early (snapshot, 0), ==, BRG_EARLY_LEAVING_NONE);
    }
}

/* rus-draughts-2022 5.4.5.1: what the arbiter decides comes before the half. Player 1 has beaten 4
 * and then leaves. */
static void
test_decision (void)
{
  static const struct
  {
    BrgLeaverRule rule;
    BrgWithdrawalEffect effect;
    gint points[4];
  } rules[] = {
    { BRG_LEAVER_BY_BOOK, BRG_WITHDRAWAL_NOT_COUNTED, { -1, 2, 0, 0 } },
    { BRG_LEAVER_FORFEITS, BRG_WITHDRAWAL_COUNTS, { 2, 4, 2, 0 } },
    { BRG_LEAVER_ANNULLED, BRG_WITHDRAWAL_STRUCK_OUT, { -1, 2, 0, 0 } },
  };
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("berger", "rus-draughts-2022", 4, 0);

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:1 2-3:1");
  event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "4-3 1-2");
  event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "2-4 3-1");
  snapshot->group->scoring = brg_scoring_two_one ();
  g_assert_true (brg_leaving_may_decide (snapshot));
  g_assert_false (brg_leaving_jury_decides (snapshot));
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      g_autoptr (BrgLeaving) leaving = brg_leaving_new_as_decided (snapshot, 0, 1, rules[i].rule);
      BrgEntry *entry = snapshot->entries->pdata[0];
      g_autoptr (BrgEventTable) table = NULL;

      g_assert_cmpint (leaving->withdrawal.effect, ==, rules[i].effect);
      g_assert_cmpint (leaving->n_finished, ==, 1);
      g_assert_cmpint (leaving->n_unplayed, ==, 2);
      entry->left_after = 1;
      entry->leaver_rule = rules[i].rule;
      table = brg_event_table_new (snapshot, 0);
      for (gint player = 0; player < 4; player++)
        {
          const BrgStanding *line = &table->standings->lines[table->standings->line_of[player]];

          g_assert_cmpint (line->has_place ? line->points / BRG_POINT : -1, ==,
                           rules[i].points[player]);
        }
      entry->left_after = BRG_STAYS;
    }
}

BRG_TEST_TOPIC ("leaving")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (vectors); i++)
    {
      g_autofree char *path =
          g_strdup_printf ("/app/leaving/%s/%s", vectors[i].rulebook, vectors[i].file);

      g_test_add_data_func (path, &vectors[i], test_vector);
    }
  g_test_add_func ("/app/leaving/rus-chess-2014/22.4/before-round-1", test_before_round_1);
  g_test_add_func ("/app/leaving/rus-draughts-2022/5.4.5.1/decision", test_decision);
  g_test_add_func ("/app/leaving/has-left", test_has_left);
  g_test_add_func ("/app/leaving/rus-draughts-2022/5.4.5.4/adjourned-game-makes-half",
                   test_adjourned_game_makes_half);
  g_test_add_func ("/app/leaving/last-round-of-a-round-robin", test_last_round_of_a_round_robin);
  g_test_add_func ("/app/leaving/rus-draughts-2022/5.4.5.5/swiss", test_swiss);
  g_test_add_func ("/app/leaving/rus-draughts-2022/5.4.5.5/decided-later", test_decided_later);
  return g_test_run ();
}
