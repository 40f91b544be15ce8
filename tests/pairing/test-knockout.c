/* test-knockout.c - knock-outs as rounds of a tournament
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-bracket.h"
#include "brg-knockout.h"
#include "brg-pairing-systems.h"
#include "brg-test.h"
#include "brg-why-not.h"
#include "pairing-text.h"

/* Meetings in the order of boards whoever has White, the smaller number first: "1-8 4-5 2". */
static char *
dup_meetings (const BrgPairing *pairing)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (!pairing->exists)
    return g_strdup ("none");
  for (guint i = 0; i < pairing->pairs->len; i++)
    {
      BrgPair pair = g_array_index (pairing->pairs, BrgPair, i);

      g_string_append_printf (text, "%s%d", i > 0 ? " " : "",
                              pair.black == BRG_NOBODY ? pair.white + 1
                                                       : MIN (pair.white, pair.black) + 1);
      if (pair.black != BRG_NOBODY)
        g_string_append_printf (text, "-%d", MAX (pair.white, pair.black) + 1);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

typedef struct
{
  const char *path;
  const char *system;
  gint n_players;
  gint n_games;
  const char *rounds[5]; /* the last one holds the absences of the round to be paired */
  BrgMeetingDecision decisions[2];
  guint n_decisions;
  BrgPair locked; /* none if both are 0 */
  const char *meetings;
  const char *obstacles;
} Case;

static const Case cases[] = {
  { "1.4/first-stage", "knockout", 8, 1, { "" }, { { 0 } }, 0, { 0, 0 }, "1-8 4-5 2-7 3-6", "" },
  { "1.4/byes", "knockout", 5, 1, { "" }, { { 0 } }, 0, { 0, 0 }, "4-5 1 2 3", "" },
  { "1.4/two-players", "knockout", 2, 1, { "" }, { { 0 } }, 0, { 0, 0 }, "1-2", "" },
  { "1.4/losers-are-out",
    "knockout",
    8,
    1,
    { "1-8 1, 5-4 1, 2-7 0, 6-3 0", "" },
    { { 0 } },
    0,
    { 0, 0 },
    "1-5 3-7",
    "" },
  { "1.4/after-byes",
    "knockout",
    5,
    1,
    { "5-4 1, 1 U, 2 U, 3 U", "" },
    { { 0 } },
    0,
    { 0, 0 },
    "1-5 2-3",
    "" },
  { "1.4/final", "knockout", 4, 1, { "1-4 0, 2-3 0", "" }, { { 0 } }, 0, { 0, 0 }, "3-4", "" },
  { "1.4/losers-play-on",
    "all-places",
    8,
    1,
    { "1-8 1, 5-4 1, 2-7 0, 6-3 0", "" },
    { { 0 } },
    0,
    { 0, 0 },
    "1-5 3-7 4-8 2-6",
    "" },
  { "1.4/same-sequences",
    "all-places",
    8,
    1,
    { "1-8 1, 5-4 1, 2-7 0, 6-3 0", "1-5 0, 7-3 1, 8-4 1, 2-6 1", "" },
    { { 0 } },
    0,
    { 0, 0 },
    "5-7 1-3 2-8 4-6",
    "" },
  { "1.4/all-places-with-byes",
    "all-places",
    5,
    1,
    { "5-4 1, 1 U, 2 U, 3 U", "" },
    { { 0 } },
    0,
    { 0, 0 },
    "1-5 2-3 4",
    "" },
  { "1.4/forfeit", "knockout", 4, 1, { "1-4 -, 2-3 +", "" }, { { 0 } }, 0, { 0, 0 }, "2-4", "" },

  /* Level: there is no next stage before it is decided. */
  { "5.4.6/level",
    "knockout",
    4,
    1,
    { "1-4 =, 2-3 1", "" },
    { { 0 } },
    0,
    { 0, 0 },
    "none",
    "undecided 1-4 #1" },
  { "5.4.6/level-decided",
    "knockout",
    4,
    1,
    { "1-4 =, 2-3 1", "" },
    { { 1, 3 } },
    1,
    { 0, 0 },
    "2-4",
    "" },
  { "5.4.6/level-fixed-pair",
    "knockout",
    4,
    1,
    { "1-4 =, 2-3 1", "" },
    { { 0 } },
    0,
    { 3, 1 },
    "2-4",
    "" },
  { "5.4.6/level-next-stage-tells",
    "knockout",
    8,
    1,
    { "1-8 =, 5-4 1, 2-7 1, 6-3 1", "8-5 1, 6-2 1", "" },
    { { 0 } },
    0,
    { 0, 0 },
    "6-8",
    "" },
  { "5.4.6/all-places-level",
    "all-places",
    4,
    1,
    { "1-4 =, 2-3 =", "" },
    { { 0 } },
    0,
    { 0, 0 },
    "none",
    "undecided 1-4 #1; undecided 2-3 #1" },
  { "5.4.6/all-places-decided",
    "all-places",
    4,
    1,
    { "1-4 =, 2-3 =", "" },
    { { 1, 3 }, { 1, 2 } },
    2,
    { 0, 0 },
    "3-4 1-2",
    "" },
  { "5.4.6/adjourned",
    "knockout",
    4,
    1,
    { "1-4 *, 2-3 1", "" },
    { { 0 } },
    0,
    { 0, 0 },
    "none",
    "undecided 1-4 #1" },
  /* The arbiter's word stands above the games. */
  { "5.4.6/decision-above-games",
    "knockout",
    4,
    1,
    { "1-4 1, 2-3 1", "" },
    { { 1, 3 } },
    1,
    { 0, 0 },
    "2-4",
    "" },

  /* Meetings of two games. */
  { "5.4.6/second-game",
    "knockout",
    4,
    2,
    { "1-4 1, 3-2 0", "" },
    { { 0 } },
    0,
    { 0, 0 },
    "1-4 2-3",
    "" },
  { "5.4.6/sum-decides",
    "knockout",
    4,
    2,
    { "1-4 1, 3-2 0", "4-1 =, 2-3 =", "" },
    { { 0 } },
    0,
    { 0, 0 },
    "1-2",
    "" },
  { "5.4.6/sum-is-level",
    "knockout",
    4,
    2,
    { "1-4 1, 3-2 0", "4-1 1, 2-3 =", "" },
    { { 0 } },
    0,
    { 0, 0 },
    "none",
    "undecided 1-4 #2" },
  { "5.4.6/bye-for-both-games",
    "knockout",
    3,
    2,
    { "2-3 1, 1 U", "" },
    { { 0 } },
    0,
    { 0, 0 },
    "2-3 1",
    "" },

  /* Who is not there, or has left, loses; nobody came: the first of the line goes on. */
  { "5.4.10.2/absent", "knockout", 4, 1, { "4 Z" }, { { 0 } }, 0, { 0, 0 }, "2-3 1", "" },
  { "5.4.10.2/absent-has-lost",
    "knockout",
    4,
    1,
    { "1 Z, 4 U, 2-3 1", "" },
    { { 0 } },
    0,
    { 0, 0 },
    "2-4",
    "" },
  { "5.4.10.2/absent-plays-on-for-places",
    "all-places",
    4,
    1,
    { "1 Z, 4 U, 2-3 1", "" },
    { { 0 } },
    0,
    { 0, 0 },
    "2-4 1-3",
    "" },
  { "5.4.10.2/both-absent", "knockout", 4, 1, { "2 Z, 3 Z" }, { { 0 } }, 0, { 0, 0 }, "1-4", "" },
  { "5.4.10.2/nobody-came",
    "knockout",
    4,
    1,
    { "1-4 1, 2-3 x", "" },
    { { 0 } },
    0,
    { 0, 0 },
    "1-2",
    "" },
};

static gint
play_rounds (BrgTournament *tournament, const char *const *rounds, gsize n_rounds)
{
  gint round = 0;

  while (round < (gint) n_rounds && rounds[round] != NULL)
    {
      if (rounds[round][0] != '\0')
        play_text (tournament, round + 1, rounds[round]);
      round++;
    }
  return round;
}

static BrgTournament *
make_tournament (const BrgPairingSystem *system, gint n_players, gint n_games)
{
  BrgTournament *tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, n_players,
                                                  system->count_rounds (n_players, n_games));

  tournament->cycles = n_games;
  return tournament;
}

static void
assert_reasons_sound (const BrgPairing *pairing)
{
  g_autofree gint *counts = g_new0 (gint, pairing->pairs->len);
  gint last = 0;

  for (guint i = 0; i < pairing->reasons->len; i++)
    {
      BrgReason reason = g_array_index (pairing->reasons, BrgReason, i);

      g_assert_cmpint (reason.pair, >=, last);
      g_assert_cmpint (reason.pair, <, (gint) pairing->pairs->len);
      last = reason.pair;
      counts[last]++;
    }
  for (guint i = 0; i < pairing->pairs->len; i++)
    g_assert_cmpint (counts[i], >, 0);
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  const BrgPairingSystem *system = brg_pairing_system_find (test->system);
  g_autoptr (BrgTournament) tournament = make_tournament (system, test->n_players, test->n_games);
  BrgPairingRequest request = { .seed = 5,
                                .decisions = test->decisions,
                                .n_decisions = test->n_decisions,
                                .locked = &test->locked,
                                .n_locked = test->locked.black + test->locked.white > 0,
                                .explain = TRUE };
  g_autoptr (BrgPairing) pairing = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *meetings = NULL;
  g_autofree char *obstacles = NULL;

  request.round = play_rounds (tournament, test->rounds, G_N_ELEMENTS (test->rounds));
  pairing = brg_pairing_system_pair (system, tournament, &request, &error);
  g_assert_no_error (error);
  meetings = dup_meetings (pairing);
  g_assert_cmpstr (meetings, ==, test->meetings);
  obstacles = dup_reasons_text (tournament, pairing->obstacles, -1);
  g_assert_cmpstr (obstacles, ==, test->obstacles);
  assert_reasons_sound (pairing);
  for (guint i = 0; i < request.n_locked; i++)
    {
      BrgPair pair = g_array_index (pairing->pairs, BrgPair, 0);

      g_assert_cmpint (pair.white, ==, test->locked.white);
      g_assert_cmpint (pair.black, ==, test->locked.black);
    }
}

/* One tournament with random results beside a bracket that gets the same winners. */
typedef struct
{
  const BrgPairingSystem *system;
  BrgTournament *tournament;
  BrgBracket *bracket;
  GArray *decisions; /* BrgMeetingDecision */
  gint *halves;      /* what the players have from the stage */
  GRand *rand;
} Play;

/* The boards must be the meetings of the bracket; colours change from game to game. */
static void
assert_boards (const Play *play, gint round, gint game, const BrgPairing *pairing)
{
  g_autoptr (GArray) matches = brg_bracket_list_matches (play->bracket);
  guint board = 0;
  guint bye = 0;

  g_assert_cmpuint (pairing->pairs->len, ==, matches->len);
  for (guint i = 0; i < matches->len; i++)
    bye += g_array_index (matches, BrgBracketMatch, i).first != BRG_NOBODY &&
           g_array_index (matches, BrgBracketMatch, i).second != BRG_NOBODY;
  for (guint i = 0; i < matches->len; i++)
    {
      BrgBracketMatch match = g_array_index (matches, BrgBracketMatch, i);
      gboolean is_bye = match.first == BRG_NOBODY || match.second == BRG_NOBODY;
      BrgPair pair = g_array_index (pairing->pairs, BrgPair, is_bye ? bye++ : board++);

      g_assert_cmpint (MAX (pair.white, pair.black), ==, MAX (match.first, match.second));
      g_assert_cmpint (MIN (pair.white, pair.black), ==, MIN (match.first, match.second));
      if (!is_bye && game > 1)
        g_assert_cmpint (brg_tournament_cell (play->tournament, pair.white, round - 1)->colour, ==,
                         BRG_COLOUR_BLACK);
    }
}

static void
play_round (Play *play, gint round, const BrgPairing *pairing)
{
  static const BrgOutcome outcomes[] = { BRG_OUTCOME_LOSS, BRG_OUTCOME_DRAW, BRG_OUTCOME_WIN };

  for (guint i = 0; i < pairing->pairs->len; i++)
    {
      BrgPair pair = g_array_index (pairing->pairs, BrgPair, i);
      gint halves = g_rand_int_range (play->rand, 0, 3);

      if (pair.black == BRG_NOBODY)
        {
          brg_tournament_set_bye (play->tournament, round, pair.white, BRG_OUTCOME_PAIRING_BYE);
          continue;
        }
      brg_tournament_set_game (play->tournament, round, pair.white, pair.black, outcomes[halves],
                               outcomes[2 - halves]);
      play->halves[pair.white] += halves;
      play->halves[pair.black] += 2 - halves;
    }
}

static void
end_stage (Play *play, gint round)
{
  g_autoptr (GArray) matches = brg_bracket_list_matches (play->bracket);
  g_autofree gboolean *has_lost = g_new0 (gboolean, play->tournament->n_players);

  for (guint i = 0; i < matches->len; i++)
    {
      BrgBracketMatch match = g_array_index (matches, BrgBracketMatch, i);
      BrgMeetingDecision decision = { round, match.first };
      gint lead;

      if (match.first == BRG_NOBODY || match.second == BRG_NOBODY)
        continue;
      lead = play->halves[match.first] - play->halves[match.second];
      if (lead == 0 && g_rand_boolean (play->rand))
        decision.winner = match.second;
      if (lead == 0)
        g_array_append_val (play->decisions, decision);
      else if (lead < 0)
        decision.winner = match.second;
      has_lost[decision.winner == match.first ? match.second : match.first] = TRUE;
    }
  memset (play->halves, 0, sizeof *play->halves * (gsize) play->tournament->n_players);
  brg_bracket_advance (play->bracket, has_lost);
}

static void
assert_places (const Play *play)
{
  const BrgTournament *tournament = play->tournament;
  g_autofree BrgPlaceRange *places = brg_knockout_list_places (
      play->system, tournament, tournament->n_rounds,
      (const BrgMeetingDecision *) (gpointer) play->decisions->data, play->decisions->len);

  for (gint player = 0; player < tournament->n_players; player++)
    {
      gint best;
      gint worst;

      brg_bracket_get_places (play->bracket, player, &best, &worst);
      g_assert_cmpint (places[player].best, ==, best);
      g_assert_cmpint (places[player].worst, ==, worst);
      if (play->system == &brg_all_places_system)
        g_assert_cmpint (play->bracket->line[best - 1], ==, player);
    }
}

static void
play_tournament (const BrgPairingSystem *system, gint n_players, gint n_games, GRand *rand)
{
  g_autoptr (BrgTournament) tournament = make_tournament (system, n_players, n_games);
  g_autoptr (BrgBracket) bracket = brg_bracket_new (n_players, system == &brg_all_places_system);
  g_autoptr (GArray) decisions = g_array_new (FALSE, FALSE, sizeof (BrgMeetingDecision));
  g_autofree gint *halves = g_new0 (gint, n_players);
  Play play = { system, tournament, bracket, decisions, halves, rand };

  g_assert_cmpint (tournament->n_rounds, ==, bracket->n_stages * n_games);
  for (gint round = 1; round <= tournament->n_rounds; round++)
    {
      BrgPairingRequest request = { .round = round,
                                    .seed = 17,
                                    .decisions =
                                        (const BrgMeetingDecision *) (gpointer) decisions->data,
                                    .n_decisions = decisions->len };
      g_autoptr (GError) error = NULL;
      g_autoptr (BrgPairing) pairing =
          brg_pairing_system_pair (system, tournament, &request, &error);

      g_assert_no_error (error);
      g_assert_true (pairing->exists);
      assert_boards (&play, round, (round - 1) % n_games + 1, pairing);
      play_round (&play, round, pairing);
      if (round % n_games == 0)
        end_stage (&play, round);
    }
  assert_places (&play);
}

/* rus-draughts-2022 1.4, 5.4.6: any size, one to three games. */
static void
test_any_size (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (54);

  for (gint n_players = 2; n_players <= 40; n_players++)
    for (gint n_games = 1; n_games <= 3; n_games++)
      {
        play_tournament (&brg_knockout_system, n_players, n_games, rand);
        play_tournament (&brg_all_places_system, n_players, n_games, rand);
      }
}

/* Colours are drawn: both have White about equally often, the same seed gives the same, and who is
 * absent changes nothing for the others. */
static void
test_colours (void)
{
  g_autoptr (BrgTournament) tournament = make_tournament (&brg_knockout_system, 8, 1);
  g_autoptr (BrgTournament) absent = brg_tournament_copy (tournament);
  gint n_white[8] = { 0 };

  brg_tournament_set_bye (absent, 1, 7, BRG_OUTCOME_ZERO_BYE);
  for (guint64 seed = 0; seed < 1000; seed++)
    {
      BrgPairingRequest request = { .round = 1, .seed = seed };
      g_autoptr (BrgPairing) pairing =
          brg_pairing_system_pair (&brg_knockout_system, tournament, &request, NULL);
      g_autoptr (BrgPairing) fewer =
          brg_pairing_system_pair (&brg_knockout_system, absent, &request, NULL);
      g_autofree char *pairs = dup_pairs_text (tournament, pairing);
      g_autofree char *fewer_pairs = dup_pairs_text (absent, fewer);
      g_autofree char *expected = g_strdup_printf ("%s 1", strchr (pairs, ' ') + 1);

      g_assert_cmpstr (fewer_pairs, ==, expected);
      for (guint i = 0; i < pairing->pairs->len; i++)
        n_white[g_array_index (pairing->pairs, BrgPair, i).white]++;
    }
  for (gint player = 0; player < 8; player++)
    {
      g_assert_cmpint (n_white[player], >, 430);
      g_assert_cmpint (n_white[player], <, 570);
    }
}

static void
test_places_in_between (void)
{
  g_autoptr (BrgTournament) tournament = make_tournament (&brg_knockout_system, 4, 2);
  g_autofree BrgPlaceRange *before = NULL;
  g_autofree BrgPlaceRange *after = NULL;

  play_text (tournament, 1, "1-4 0, 2-3 =");
  play_text (tournament, 2, "4-1 1, 3-2 0");
  before = brg_knockout_list_places (&brg_knockout_system, tournament, 1, NULL, 0);
  after = brg_knockout_list_places (&brg_knockout_system, tournament, 2, NULL, 0);
  /* The first stage is over after two games. */
  g_assert_cmpint (before[0].best, ==, 1);
  g_assert_cmpint (before[0].worst, ==, 4);
  g_assert_cmpint (after[0].best, ==, 3);
  g_assert_cmpint (after[0].worst, ==, 4);
  g_assert_cmpint (after[3].best, ==, 1);
  g_assert_cmpint (after[3].worst, ==, 2);
}

static void
assert_refused (gint n_players, gint round, const BrgPair *locked, BrgPairingError code)
{
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, n_players, 9);
  BrgPairingRequest request = { .round = round, .locked = locked, .n_locked = locked != NULL };
  g_autoptr (GError) error = NULL;

  for (gint player = 0; player < n_players; player++)
    for (gint earlier = 1; earlier < round; earlier++)
      brg_tournament_set_bye (tournament, earlier, player, BRG_OUTCOME_ZERO_BYE);
  g_assert_null (brg_pairing_system_pair (&brg_knockout_system, tournament, &request, &error));
  g_assert_error (error, BRG_PAIRING_ERROR, (gint) code);
}

static void
test_refuses (void)
{
  static const BrgPair strangers = { 0, 1 };

  assert_refused (0, 1, NULL, BRG_PAIRING_ERROR_PLAYERS);
  assert_refused (1, 1, NULL, BRG_PAIRING_ERROR_PLAYERS);
  assert_refused (8, 4, NULL, BRG_PAIRING_ERROR_ROUND);
  assert_refused (4, 1, &strangers, BRG_PAIRING_ERROR_LOCKED);
}

static void
test_why_not (void)
{
  static const gint sections[] = { 1, 2, 3, 4, 5 };
  g_autoptr (BrgTournament) tournament = make_tournament (&brg_knockout_system, 5, 1);
  /* A bracket has no groups. */
  BrgPairingRequest request = { .round = 1, .sections = sections };
  g_autoptr (BrgPairing) pairing =
      brg_pairing_system_pair (&brg_knockout_system, tournament, &request, NULL);
  g_autoptr (BrgWhyNot) free_player = brg_pairing_system_why_not (
      &brg_knockout_system, tournament, &request, pairing, 4, BRG_NOBODY, NULL);
  g_autoptr (BrgWhyNot) is_free = brg_pairing_system_why_not (
      &brg_knockout_system, tournament, &request, pairing, 0, BRG_NOBODY, NULL);
  g_autofree char *meetings = dup_meetings (pairing);
  g_autofree char *reasons = dup_reasons_text (tournament, free_player->reasons, -1);

  g_assert_cmpstr (meetings, ==, "4-5 1 2 3");
  g_assert_cmpint (free_player->verdict, ==, BRG_WHY_NOT_FORBIDDEN);
  g_assert_cmpstr (reasons, ==, "not-in-bracket 5 #1");
  g_assert_cmpint (is_free->verdict, ==, BRG_WHY_NOT_IS_PAIRED);
}

BRG_TEST_TOPIC ("knockout")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path =
          g_strconcat ("/pairing/knockout/rus-draughts-2022/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/pairing/knockout/rus-draughts-2022/1.4/any-size", test_any_size);
  g_test_add_func ("/pairing/knockout/colours", test_colours);
  g_test_add_func ("/pairing/knockout/places-in-between", test_places_in_between);
  g_test_add_func ("/pairing/knockout/refuses", test_refuses);
  g_test_add_func ("/pairing/knockout/why-not", test_why_not);
  return g_test_run ();
}
