/* test-norms.c - norms, requirement by requirement
 *
 * Worked out by hand from the articles of the title regulations.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-norms.h"
#include "brg-test.h"

#define MOST 40

/* An event of one player (index 0, an IM of RUS) and his opponents, one a round. */
typedef struct
{
  BrgTournament *tournament;
  BrgNormPerson persons[MOST];
  gboolean *adjudicated;
  BrgNormTable *table;
  BrgNormRule *rule;
} Event;

typedef struct
{
  gint rating;
  const char *title;
  const char *federation;
} Opponent;

/* Sum with the floor for the last one: 21910, average 2434. */
static const Opponent field[] = {
  { 2550, "GM", "UKR" }, { 2520, "g", "GER" },  { 2500, "МГ", "RUS" },
  { 2480, "IM", "RUS" }, { 2450, "IM", "FRA" }, { 2430, "FM", "RUS" },
  { 2400, "", "GER" },   { 2380, "CM", "RUS" }, { 2150, "", "RUS" },
};

static void
clear_event (Event *event)
{
  brg_tournament_free (event->tournament);
  brg_norm_table_free (event->table);
  g_free (event->adjudicated);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Event, clear_event)

static char **
dup_titles (const char *titles)
{
  return g_strsplit (titles, ",", -1);
}

static void
add_gm_norm (Event *event)
{
  BrgNormRule *rule = brg_norm_rule_new ("GM");

  rule->list = BRG_RATING_STANDARD;
  rule->games = 9;
  rule->short_games = 8;
  rule->performance = 2600;
  rule->average = 2380;
  rule->floor = 2200;
  rule->unrated = 1400;
  rule->score = 35;
  rule->holders = (BrgNormShare){ 1, 2 };
  rule->seekers = (BrgNormShare){ 1, 3 };
  rule->double_seekers = (BrgNormShare){ 1, 2 };
  rule->least_seekers = 3;
  g_strfreev (rule->titles);
  rule->titles = dup_titles ("GM");
  rule->federations = 2;
  rule->own = (BrgNormShare){ 3, 5 };
  rule->one = (BrgNormShare){ 2, 3 };
  event->rule = rule;
  event->table = brg_norm_table_new ();
  event->table->holders = dup_titles ("GM,IM,FM,WGM,WIM,WFM");
  g_ptr_array_add (event->table->rules, rule);
}

/* Results of player 0 by rounds in the letters of report files; a point is a round to come. */
static void
open_event (Event *event, const Opponent *opponents, gint n_opponents, const char *results)
{
  gint n_rounds = (gint) strlen (results);

  *event = (Event){ 0 };
  event->tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, n_opponents + 1, n_rounds);
  event->tournament->players[0].rating = 2480;
  event->persons[0] = (BrgNormPerson){ "IM", "RUS", FALSE };
  event->adjudicated = g_new0 (gboolean, (gsize) (n_rounds * (n_opponents + 1)));
  for (gint i = 0; i < n_opponents; i++)
    {
      event->tournament->players[i + 1].rating = opponents[i].rating;
      event->persons[i + 1] = (BrgNormPerson){ opponents[i].title, opponents[i].federation, FALSE };
    }
  for (gint i = 0; i < n_rounds; i++)
    {
      BrgOutcome outcome = BRG_OUTCOME_NONE;

      if (results[i] == '.')
        continue;
      g_assert_true (brg_outcome_from_code (results[i], &outcome));
      if (outcome == BRG_OUTCOME_PAIRING_BYE)
        brg_tournament_set_bye (event->tournament, i + 1, 0, outcome);
      else
        brg_tournament_set_game (event->tournament, i + 1, 0, i + 1, outcome,
                                 outcome == BRG_OUTCOME_WIN    ? BRG_OUTCOME_LOSS
                                 : outcome == BRG_OUTCOME_LOSS ? BRG_OUTCOME_WIN
                                                               : outcome);
    }
  add_gm_norm (event);
}

static BrgNorm
check (const Event *event)
{
  BrgNormEvent value = { .tournament = event->tournament,
                         .persons = event->persons,
                         .adjudicated = event->adjudicated,
                         .host = "RUS",
                         .list = BRG_RATING_STANDARD };

  return brg_norm_check (event->table, event->rule, &value, 0);
}

#define assert_item(norm, item, number, limit, met)         \
  G_STMT_START                                              \
  {                                                         \
    g_assert_cmpint ((norm).items[item].have, ==, number);  \
    g_assert_cmpint ((norm).items[item].wanted, ==, limit); \
    g_assert_cmpint ((norm).items[item].is_met, ==, met);   \
  }                                                         \
  G_STMT_END

/* 6½ of 9: 72 per cent, 166, and 2434 + 166 = 2600. */
static void
test_reached (void)
{
  g_auto (Event) event;
  BrgNorm norm;

  open_event (&event, field, 9, "==1=10111");
  norm = check (&event);
  assert_item (norm, BRG_NORM_GAMES, 9, 9, TRUE);
  assert_item (norm, BRG_NORM_SCORE, 13, 13, TRUE);
  assert_item (norm, BRG_NORM_AVERAGE, 2434, 2380, TRUE);
  assert_item (norm, BRG_NORM_PERFORMANCE, 2600, 2600, TRUE);
  assert_item (norm, BRG_NORM_HOLDERS, 6, 5, TRUE);
  assert_item (norm, BRG_NORM_SEEKERS, 3, 3, TRUE);
  assert_item (norm, BRG_NORM_FEDERATIONS, 3, 2, TRUE);
  assert_item (norm, BRG_NORM_OWN, 5, 5, TRUE);
  assert_item (norm, BRG_NORM_ONE, 5, 6, TRUE);
  g_assert_cmpint (norm.state, ==, BRG_NORM_REACHED);
  g_assert_cmpint (norm.raised, ==, 9);
  g_assert_cmpint (norm.n_left, ==, 0);
  g_assert_false (norm.is_short);
}

/* Half a point less: 67 per cent, 125. */
static void
test_performance_missed (void)
{
  g_auto (Event) event;
  BrgNorm norm;

  open_event (&event, field, 9, "==1=101=1");
  norm = check (&event);
  assert_item (norm, BRG_NORM_PERFORMANCE, 2559, 2600, FALSE);
  g_assert_cmpint (norm.state, ==, BRG_NORM_MISSED);
  g_assert_cmpint (norm.needs, ==, -1);
}

/* Without the floor the average is 21860 / 9 = 2428.9. */
static void
test_floor (void)
{
  g_auto (Event) event;
  BrgNorm norm;

  open_event (&event, field, 9, "==1=10111");
  event.rule->floor = 0;
  norm = check (&event);
  assert_item (norm, BRG_NORM_AVERAGE, 2429, 2380, TRUE);
  assert_item (norm, BRG_NORM_PERFORMANCE, 2595, 2600, FALSE);
  g_assert_cmpint (norm.raised, ==, BRG_NOBODY);
  /* Only the lowest is raised: with 2100 for 2380 the sum is 2100 + 2200 - 2380 - 2200 less. */
  event.rule->floor = 2200;
  event.tournament->players[8].rating = 2100;
  norm = check (&event);
  g_assert_cmpint (norm.raised, ==, 8);
  assert_item (norm, BRG_NORM_AVERAGE, (21910 - 2380 - 2200 + 2200 + 2150 + 4) / 9, 2380, TRUE);
}

static void
test_unrated_opponent (void)
{
  g_auto (Event) event;
  BrgNorm norm;

  open_event (&event, field, 9, "==1=10111");
  event.tournament->players[8].rating = 0;
  norm = check (&event);
  /* He counts as 1400 and is the lowest, so he is raised: 21910 - 2380 - 2200 + 2200 + 2150. */
  g_assert_cmpint (norm.raised, ==, 8);
  assert_item (norm, BRG_NORM_GAMES, 9, 9, TRUE);
  assert_item (norm, BRG_NORM_AVERAGE, 2409, 2380, TRUE);
  event.rule->unrated = 0;
  assert_item (check (&event), BRG_NORM_GAMES, 8, 9, FALSE);
}

static void
test_federations (void)
{
  g_auto (Event) event;
  BrgNorm norm;

  open_event (&event, field, 9, "==1=10111");
  event.persons[5].federation = "RUS";
  norm = check (&event);
  assert_item (norm, BRG_NORM_OWN, 6, 5, FALSE);
  assert_item (norm, BRG_NORM_ONE, 6, 6, TRUE);
  assert_item (norm, BRG_NORM_FEDERATIONS, 2, 2, TRUE);
  g_assert_cmpint (norm.state, ==, BRG_NORM_MISSED);
  /* Players without a federation are no foreigners. */
  event.persons[1].federation = "FID";
  event.persons[2].federation = "";
  norm = check (&event);
  assert_item (norm, BRG_NORM_FEDERATIONS, 1, 2, FALSE);
}

static void
test_titles (void)
{
  g_auto (Event) event;
  BrgNorm norm;

  open_event (&event, field, 9, "==1=10111");
  event.persons[1].title = "IM";
  norm = check (&event);
  assert_item (norm, BRG_NORM_SEEKERS, 2, 3, FALSE);
  assert_item (norm, BRG_NORM_HOLDERS, 6, 5, TRUE);
  event.persons[4].title = "CM";
  event.persons[5].title = "WCM";
  assert_item (check (&event), BRG_NORM_HOLDERS, 4, 5, FALSE);
}

/* rus-draughts-2022 5.4.7.2: a plus does not count. fide-titles-2024 1.4.1: of nine rounds eight
 * games are enough with a bye; 1.4.2: an adjudicated game is none. */
static void
test_short (void)
{
  static const Opponent eight[] = {
    { 2550, "GM", "UKR" }, { 2520, "GM", "GER" }, { 2500, "GM", "RUS" },
    { 2480, "IM", "RUS" }, { 2450, "IM", "FRA" }, { 2430, "FM", "RUS" },
    { 2400, "", "GER" },   { 2380, "CM", "RUS" }, { 2150, "", "RUS" },
  };
  g_auto (Event) event;
  g_auto (Event) forfeit;
  BrgNorm norm;

  open_event (&event, eight, 9, "=11=1011U");
  norm = check (&event);
  /* 19710 / 8 = 2463.75; 6 of 8 = 75 per cent, 193. */
  assert_item (norm, BRG_NORM_GAMES, 8, 8, TRUE);
  assert_item (norm, BRG_NORM_AVERAGE, 2464, 2380, TRUE);
  assert_item (norm, BRG_NORM_PERFORMANCE, 2657, 2600, TRUE);
  assert_item (norm, BRG_NORM_OWN, 4, 4, TRUE);
  g_assert_true (norm.is_short);
  g_assert_cmpint (norm.state, ==, BRG_NORM_REACHED);
  event.adjudicated[0] = TRUE;
  assert_item (check (&event), BRG_NORM_GAMES, 7, 8, FALSE);
  open_event (&forfeit, eight, 9, "=11=1011-");
  norm = check (&forfeit);
  assert_item (norm, BRG_NORM_GAMES, 8, 9, FALSE);
  g_assert_cmpint (norm.state, ==, BRG_NORM_MISSED);
}

/* The tenth game is lost after the norm, or won against somebody weak. */
static void
test_ignored (void)
{
  static const Opponent last = { 1900, "", "RUS" };
  Opponent ten[10];
  g_auto (Event) lost;
  g_auto (Event) won;
  g_auto (Event) table;
  BrgNorm norm;

  memcpy (ten, field, sizeof field);
  ten[9] = last;
  open_event (&lost, ten, 10, "==1=101110");
  norm = check (&lost);
  g_assert_cmpint (norm.state, ==, BRG_NORM_REACHED);
  g_assert_cmpint (norm.through_round, ==, 9);
  g_assert_cmpint (norm.n_dropped, ==, 0);
  g_assert_cmpint (norm.n_games, ==, 9);
  /* Won in round 1, and the norm is reached in the last: the win must be ignored. Through round 9
   * it would be 21680 / 9 = 2409 with the first one raised, and 2575. */
  ten[1] = field[8];
  memcpy (ten + 2, field, 8 * sizeof field[0]);
  ten[0] = last;
  open_event (&won, ten, 10, "11==1=1011");
  norm = check (&won);
  g_assert_cmpint (norm.state, ==, BRG_NORM_REACHED);
  g_assert_cmpint (norm.through_round, ==, 0);
  g_assert_cmpint (norm.n_dropped, ==, 1);
  assert_item (norm, BRG_NORM_PERFORMANCE, 2600, 2600, TRUE);
  /* In a table the opponents of all rounds must make a norm possible: a third of ten are four
   * grandmasters, and six of ten from the own federation are allowed. */
  open_event (&table, ten, 10, "11==1=1011");
  table.tournament->kind = BRG_TOURNAMENT_ROUND_ROBIN;
  g_assert_cmpint (check (&table).state, ==, BRG_NORM_MISSED);
  table.persons[6].title = "GM";
  norm = check (&table);
  g_assert_cmpint (norm.n_dropped, ==, 1);
  table.persons[3].federation = "RUS";
  norm = check (&table);
  g_assert_cmpint (norm.n_dropped, ==, 0);
  g_assert_cmpint (norm.state, ==, BRG_NORM_MISSED);
}

/* Two rounds are left, against whoever keeps the average as it is. */
static void
test_needs (void)
{
  g_auto (Event) event;
  g_auto (Event) better;
  g_auto (Event) worse;
  BrgNorm norm;

  open_event (&event, field, 9, "==1=10=..");
  norm = check (&event);
  g_assert_cmpint (norm.n_left, ==, 2);
  assert_item (norm, BRG_NORM_AVERAGE, 2476, 2380, TRUE);
  /* 17330 / 7 = 2475.7: 124 are wanted, 67 per cent give 125: 6 of 9, 2 from 2 beside the 4. */
  assert_item (norm, BRG_NORM_SCORE, 8, 10, FALSE);
  g_assert_cmpint (norm.needs, ==, 4);
  g_assert_cmpint (norm.state, ==, BRG_NORM_OPEN);
  open_event (&better, field, 9, "==1=101..");
  norm = check (&better);
  g_assert_cmpint (norm.needs, ==, 3);
  open_event (&worse, field, 9, "==1=100..");
  norm = check (&worse);
  g_assert_cmpint (norm.needs, ==, -1);
  g_assert_cmpint (norm.state, ==, BRG_NORM_MISSED);
}

static void
test_is_for (void)
{
  g_auto (Event) event;
  BrgNormEvent value;

  open_event (&event, field, 9, "==1=10111");
  value = (BrgNormEvent){ .tournament = event.tournament,
                          .persons = event.persons,
                          .host = "RUS",
                          .list = BRG_RATING_STANDARD };
  g_assert_true (brg_norm_is_for (event.rule, &value, 0));
  /* A grandmaster does not need it. */
  g_assert_false (brg_norm_is_for (event.rule, &value, 1));
  g_assert_false (brg_norm_is_for (event.rule, &value, 2));
  g_assert_false (brg_norm_is_for (event.rule, &value, 3));
  value.list = BRG_RATING_RAPID;
  g_assert_false (brg_norm_is_for (event.rule, &value, 0));
  value.list = BRG_RATING_STANDARD;
  event.rule->for_women = TRUE;
  g_assert_false (brg_norm_is_for (event.rule, &value, 0));
  event.persons[0].is_woman = TRUE;
  g_assert_true (brg_norm_is_for (event.rule, &value, 0));
}

/* By score: 60 per cent against 1700, 50 against 1800, in seven games. ussr-chess-1956 23: an
 * adjudicated game counts. */
static void
test_by_score (void)
{
  static const BrgNormStep steps[] = { { 7, 1700, 60, 0 }, { 7, 1800, 50, 0 } };
  static const Opponent weak[] = { { 1700, "", "" }, { 1700, "", "" }, { 1700, "", "" },
                                   { 1700, "", "" }, { 1700, "", "" }, { 1700, "", "" },
                                   { 1700, "", "" } };
  g_auto (Event) event;
  BrgNormRule *rule;
  BrgNorm norm;

  open_event (&event, weak, 7, "111=000");
  rule = brg_norm_rule_new ("КМС");
  g_array_append_vals (rule->steps, steps, G_N_ELEMENTS (steps));
  g_ptr_array_add (event.table->rules, rule);
  event.rule = rule;
  event.adjudicated[0] = TRUE;
  norm = check (&event);
  assert_item (norm, BRG_NORM_GAMES, 7, 7, TRUE);
  assert_item (norm, BRG_NORM_AVERAGE, 1700, 1700, TRUE);
  /* 60 per cent of 7 are 4.2, so 4½. */
  assert_item (norm, BRG_NORM_SCORE, 7, 9, FALSE);
  g_assert_cmpint (norm.state, ==, BRG_NORM_MISSED);
  for (gint i = 1; i <= 7; i++)
    event.tournament->players[i].rating = 1800;
  norm = check (&event);
  assert_item (norm, BRG_NORM_SCORE, 7, 7, TRUE);
  g_assert_cmpint (norm.state, ==, BRG_NORM_REACHED);
  event.tournament->players[1].rating = 900;
  event.tournament->players[2].rating = 1600;
  norm = check (&event);
  assert_item (norm, BRG_NORM_AVERAGE, 1643, 1700, FALSE);
  g_assert_cmpint (norm.state, ==, BRG_NORM_MISSED);
}

/* By points, whoever they were made against: games with players without a rating count where no
 * average is asked. */
static void
test_by_points (void)
{
  static const BrgNormStep step = { .games = 7, .halves = 9 };
  static const Opponent unrated[] = { { 0, "", "" }, { 0, "", "" }, { 0, "", "" }, { 0, "", "" },
                                      { 0, "", "" }, { 0, "", "" }, { 0, "", "" } };
  g_auto (Event) event;
  BrgNormRule *rule;
  BrgNorm norm;

  open_event (&event, unrated, 7, "1111=00");
  rule = brg_norm_rule_new ("1 разряд");
  g_array_append_val (rule->steps, step);
  g_ptr_array_add (event.table->rules, rule);
  event.rule = rule;
  norm = check (&event);
  assert_item (norm, BRG_NORM_GAMES, 7, 7, TRUE);
  assert_item (norm, BRG_NORM_SCORE, 9, 9, TRUE);
  g_assert_false (norm.items[BRG_NORM_AVERAGE].is_asked);
  g_assert_cmpint (norm.items[BRG_NORM_AVERAGE].have, ==, 0);
  g_assert_cmpint (norm.state, ==, BRG_NORM_REACHED);
  g_array_index (rule->steps, BrgNormStep, 0).halves = 10;
  norm = check (&event);
  assert_item (norm, BRG_NORM_SCORE, 9, 10, FALSE);
  g_assert_cmpint (norm.state, ==, BRG_NORM_MISSED);
}

/* Twenty guests of three federations, ten of them with titles: nothing is asked of federations. */
static void
test_open (void)
{
  Opponent guests[24];
  g_auto (Event) event;
  BrgNorm norm;

  for (gint i = 0; i < 24; i++)
    guests[i] = (Opponent){ 2550, i < 12 ? "GM" : "",
                            i < 4        ? "RUS"
                            : i % 3 == 0 ? "GER"
                            : i % 3 == 1 ? "FRA"
                                         : "UKR" };
  for (gint i = 0; i < 9; i++)
    guests[i].federation = i < 4 ? "RUS" : guests[i].federation;
  open_event (&event, guests, 24, "==1=10111");
  event.table->open_players = 20;
  event.table->open_federations = 3;
  event.table->open_holders = 8;
  event.table->open_titles = dup_titles ("GM,IM,WGM,WIM");
  norm = check (&event);
  /* Who is not paired misses the round: all but one guest. */
  g_assert_true (norm.is_open);
  for (gint round = 1; round <= 2; round++)
    brg_tournament_set_bye (event.tournament, round, 20, BRG_OUTCOME_ZERO_BYE);
  norm = check (&event);
  g_assert_false (norm.is_open);
}

static void
test_shares (void)
{
  BrgNormShare half = { 1, 2 };
  BrgNormShare three_fifths = { 3, 5 };
  BrgNormShare two_thirds = { 2, 3 };
  BrgNormShare none = { 0, 0 };

  g_assert_cmpint (brg_norm_share_least (half, 9), ==, 5);
  g_assert_cmpint (brg_norm_share_least (half, 10), ==, 5);
  g_assert_cmpint (brg_norm_share_most (three_fifths, 9), ==, 5);
  g_assert_cmpint (brg_norm_share_most (two_thirds, 11), ==, 7);
  g_assert_cmpint (brg_norm_share_least (none, 9), ==, 0);
  g_assert_cmpint (brg_norm_share_most (none, 9), ==, 9);
}

BRG_TEST_TOPIC ("norms")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pairing/norms/reached", test_reached);
  g_test_add_func ("/pairing/norms/performance-missed", test_performance_missed);
  g_test_add_func ("/pairing/norms/floor", test_floor);
  g_test_add_func ("/pairing/norms/unrated-opponent", test_unrated_opponent);
  g_test_add_func ("/pairing/norms/federations", test_federations);
  g_test_add_func ("/pairing/norms/titles", test_titles);
  g_test_add_func ("/pairing/norms/rus-draughts-2022/5.4.7.2/short", test_short);
  g_test_add_func ("/pairing/norms/ignored", test_ignored);
  g_test_add_func ("/pairing/norms/needs", test_needs);
  g_test_add_func ("/pairing/norms/is-for", test_is_for);
  g_test_add_func ("/pairing/norms/ussr-chess-1956/23/by-score", test_by_score);
  g_test_add_func ("/pairing/norms/by-points", test_by_points);
  g_test_add_func ("/pairing/norms/open", test_open);
  g_test_add_func ("/pairing/norms/shares", test_shares);
  return g_test_run ();
}
