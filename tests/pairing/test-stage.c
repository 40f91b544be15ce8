/* test-stage.c - who plays on in the next stage of a competition, and with which points
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-stage.h"
#include "brg-test.h"

#include "brg-bracket.h"
#include "brg-criterion-code.h"
#include "brg-pairing-systems.h"
#include "brg-rulebooks.h"
#include "brg-stage-private.h"
#include "brg-withdrawals.h"
#include "pairing-text.h"

#define MAX_GROUPS 3

/* A group that has been played. */
typedef struct
{
  BrgWithdrawals *withdrawals;
  BrgStandings *standings;
} Played;

/* Rounds of a table of four: 1-4 2-3, 4-3 1-2, 2-4 3-1. */
typedef struct
{
  gint n_players;
  gint n_rounds;
  const char *rounds[5];
  gint leaver; /* start number of one who left after the last round, 0 for nobody */
} GroupText;

/* 1 with 3 points, 2 with 2, 3 with 1, 4 with nothing. */
static const GroupText ladder = { 4, 3, { "1-4 1, 2-3 1", "4-3 0, 1-2 1", "2-4 1, 3-1 0" }, 0 };

/* 1 with 3 points; 2, 3 and 4 with a win in a circle each, equal in everything. */
static const GroupText circle = { 4, 3, { "1-4 1, 2-3 1", "4-3 0, 1-2 1", "2-4 0, 3-1 0" }, 0 };

static const GroupText without_second = { 4,
                                          3,
                                          { "1-4 1, 2-3 1", "4-3 0, 1-2 1", "2-4 1, 3-1 0" },
                                          2 };

/* Everybody beats those with higher numbers; 5 points of 5 to nothing. */
static const GroupText ladder_of_six = { 6,
                                         5,
                                         { "1-6 1, 2-5 1, 3-4 1", "6-4 0, 5-3 0, 1-2 1",
                                           "2-6 1, 3-1 0, 4-5 1", "6-5 0, 1-4 1, 2-3 1",
                                           "3-6 1, 4-2 0, 5-1 0" },
                                         0 };

/* The second with 3 points of 5. */
static const GroupText six_with_weak_second = { 6,
                                                5,
                                                { "1-6 1, 2-5 1, 3-4 =", "6-4 0, 5-3 0, 1-2 1",
                                                  "2-6 0, 3-1 0, 4-5 1", "6-5 0, 1-4 1, 2-3 1",
                                                  "3-6 1, 4-2 0, 5-1 0" },
                                                0 };

/* Third with a draw more than the ladder's. */
static const GroupText drawn_third = { 4,
                                       3,
                                       { "1-4 1, 2-3 =", "4-3 0, 1-2 1", "2-4 1, 3-1 0" },
                                       0 };

static Played
play_group (const GroupText *text)
{
  const BrgCriterion *const criteria[] = { brg_criterion_find ("SB"), brg_criterion_find ("WIN") };
  g_autoptr (BrgTournament) tournament =
      brg_tournament_new (BRG_TOURNAMENT_ROUND_ROBIN, text->n_players, text->n_rounds);
  const BrgRulebook *book = brg_rulebook_find ("rus-draughts-2022");
  Played played;

  for (gint round = 1; round <= text->n_rounds; round++)
    play_text (tournament, round, text->rounds[round - 1]);
  if (text->leaver > 0)
    tournament->players[text->leaver - 1].left_after = text->n_rounds;
  played.withdrawals = brg_withdrawals_apply (tournament, book);
  played.standings = brg_standings_compute (
      played.withdrawals->tournament, played.withdrawals->counted, text->n_rounds,
      brg_tie_break_edition_for_rulebook (book), criteria, G_N_ELEMENTS (criteria));
  return played;
}

/* "A1 B1 B2(2) / tie A: 1 of 2 3 4 / missing 1": group and start number, carried points if any. */
static char *
dup_field_text (const BrgStageField *field)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < field->qualifiers->len; i++)
    {
      const BrgQualifier *qualifier = &g_array_index (field->qualifiers, BrgQualifier, i);

      g_string_append_printf (text, "%s%c%d", i > 0 ? " " : "", 'A' + qualifier->who.group,
                              qualifier->who.player + 1);
      if (qualifier->carried != 0)
        g_string_append_printf (text, "(%d)", qualifier->carried * 2 / BRG_POINT);
    }
  for (guint i = 0; i < field->ties->len; i++)
    {
      const BrgStageTie *tie = field->ties->pdata[i];

      g_string_append_printf (text, " / tie %c: %d of", tie->group < 0 ? '*' : 'A' + tie->group,
                              tie->n_free);
      for (guint j = 0; j < tie->players->len; j++)
        {
          BrgStagePlayer who = g_array_index (tie->players, BrgStagePlayer, j);

          g_string_append_printf (text, " %c%d", 'A' + who.group, who.player + 1);
        }
    }
  if (field->n_missing > 0)
    g_string_append_printf (text, " / missing %d", field->n_missing);
  if (!field->is_settled)
    g_string_append (text, " / open");
  return g_string_free (g_steal_pointer (&text), FALSE);
}

typedef struct
{
  const char *path;
  const GroupText *groups[MAX_GROUPS];
  BrgStageRule rule;
  BrgStagePlayer preferred[3];
  const char *expected;
} Case;

static const Case cases[] = {
  { "snake", { &ladder, &ladder }, { .n_first = 3 }, { { 0, 0 } }, "A1 B1 B2 A2 A3 B3" },
  { "snake-of-three",
    { &ladder, &ladder, &ladder },
    { .n_first = 2 },
    { { 0, 0 } },
    "A1 B1 C1 C2 B2 A2" },
  /* 1 meets 4, 2 meets 3. */
  { "bracket",
    { &ladder, &ladder },
    { .n_first = 2, .order = BRG_STAGE_ORDER_BRACKET },
    { { 0, 0 } },
    "A1 B1 A2 B2" },
  { "one-group",
    { &ladder },
    { .n_first = 2, .order = BRG_STAGE_ORDER_BRACKET },
    { { 0, 0 } },
    "A1 A2" },
  { "carry-all",
    { &ladder, &circle },
    { .n_first = 1, .carry = BRG_CARRY_ALL },
    { { 0, 0 } },
    "A1(6) B1(6)" },
  { "carry-mutual",
    { &ladder, &drawn_third },
    { .n_first = 3, .carry = BRG_CARRY_MUTUAL },
    { { 0, 0 } },
    "A1(4) B1(4) B2(1) A2(2) A3 B3(1)" },
  { "tie",
    { &ladder, &circle },
    { .n_first = 2 },
    { { 0, 0 } },
    "A1 B1 A2 / tie B: 1 of B2 B3 B4 / open" },
  { "tie-settled",
    { &ladder, &circle },
    { .n_first = 2, .n_preferred = 1 },
    { { 1, 2 } },
    "A1 B1 B3 A2 / tie B: 1 of B2 B3 B4" },
  { "tie-too-many",
    { &ladder, &circle },
    { .n_first = 2, .n_preferred = 2 },
    { { 1, 2 }, { 1, 1 } },
    "A1 B1 A2 / tie B: 1 of B2 B3 B4 / open" },
  /* Nobody else is let through by being named. */
  { "preferred-elsewhere", { &ladder }, { .n_first = 2, .n_preferred = 1 }, { { 0, 3 } }, "A1 A2" },
  { "leaver", { &without_second, &ladder }, { .n_first = 2 }, { { 0, 0 } }, "A1 B1 B2 A3" },
  { "missing", { &without_second }, { .n_first = 5 }, { { 0, 0 } }, "A1 A3 A4 / missing 2" },
  { "best-following",
    { &ladder, &drawn_third, &circle },
    { .n_first = 1, .n_best = 1 },
    { { 0, 0 } },
    "A1 B1 C1 A2" },
  /* A third and a second of the circle would be equal, but a second comes first. */
  { "best-following-by-place",
    { &ladder, &drawn_third },
    { .n_first = 1, .n_best = 3 },
    { { 0, 0 } },
    "A1 B1 A2 B2 B3" },
  { "best-following-of-other-size",
    { &ladder_of_six, &ladder },
    { .n_first = 1, .n_best = 1 },
    { { 0, 0 } },
    "A1 B1 A2" },
  /* 3 points of 5 are less than 2 of 3. */
  { "best-following-share",
    { &six_with_weak_second, &ladder },
    { .n_first = 1, .n_best = 1 },
    { { 0, 0 } },
    "A1 B1 B2" },
  { "best-following-tied",
    { &ladder, &ladder },
    { .n_first = 1, .n_best = 1 },
    { { 0, 0 } },
    "A1 B1 / tie *: 1 of A2 B2 / open" },
  { "best-following-settled",
    { &ladder, &ladder },
    { .n_first = 1, .n_best = 1, .n_preferred = 1 },
    { { 1, 1 } },
    "A1 B1 B2 / tie *: 1 of A2 B2" },
  /* Who follows is not known while the line above is open. */
  { "following-waits",
    { &circle, &ladder },
    { .n_first = 2, .n_best = 1 },
    { { 0, 0 } },
    "A1 B1 B2 / tie A: 1 of A2 A3 A4 / open" },
};

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  BrgStageRule rule = test->rule;
  Played played[MAX_GROUPS];
  BrgStageGroup groups[MAX_GROUPS];
  guint n_groups = 0;
  g_autoptr (BrgStageField) field = NULL;
  g_autofree char *text = NULL;

  for (; n_groups < MAX_GROUPS && test->groups[n_groups] != NULL; n_groups++)
    {
      played[n_groups] = play_group (test->groups[n_groups]);
      groups[n_groups] =
          (BrgStageGroup){ played[n_groups].withdrawals->tournament, played[n_groups].standings };
    }
  rule.preferred = test->preferred;
  field = brg_stage_field_new (groups, n_groups, &rule);
  text = dup_field_text (field);
  g_assert_cmpstr (text, ==, test->expected);
  for (guint i = 0; i < n_groups; i++)
    {
      brg_withdrawals_free (played[i].withdrawals);
      brg_standings_free (played[i].standings);
    }
}

/* In which stage two seeds of a bracket meet while the better seeds win everything else. */
static gint
find_meeting (gint n_players, gint seed, gint other)
{
  g_autoptr (BrgBracket) bracket = brg_bracket_new (n_players, FALSE);
  g_autofree gboolean *has_lost = g_new0 (gboolean, n_players);

  for (gint stage = 1;; stage++)
    {
      g_autoptr (GArray) matches = brg_bracket_list_matches (bracket);

      for (guint i = 0; i < matches->len; i++)
        {
          const BrgBracketMatch *match = &g_array_index (matches, BrgBracketMatch, i);
          gboolean first_is_one = match->first == seed || match->first == other;

          if (first_is_one && (match->second == seed || match->second == other))
            return stage;
          if (match->first != BRG_NOBODY && match->second != BRG_NOBODY)
            has_lost[first_is_one ? match->second
                     : match->second == seed || match->second == other
                         ? match->first
                         : MAX (match->first, match->second)] = TRUE;
        }
      brg_bracket_advance (bracket, has_lost);
    }
}

/* Two of a group never before the final, four not before the semi-final, and so on. */
static void
test_late_meetings (void)
{
  for (gint n_groups = 2; n_groups <= 16; n_groups *= 2)
    for (gint n_first = 2; n_first * n_groups <= 32; n_first *= 2)
      {
        g_autoptr (GArray) qualifiers = g_array_new (FALSE, FALSE, sizeof (BrgQualifier));
        gint n_stages = brg_bracket_count_stages (n_groups * n_first);

        for (gint group = 0; group < n_groups; group++)
          for (gint rank = 1; rank <= n_first; rank++)
            {
              BrgQualifier qualifier = { .who = { group, rank - 1 }, .place = rank, .rank = rank };

              g_array_append_val (qualifiers, qualifier);
            }
        brg_stage_sort (qualifiers, (guint) n_groups, BRG_STAGE_ORDER_BRACKET);
        for (guint i = 0; i < qualifiers->len; i++)
          for (guint j = i + 1; j < qualifiers->len; j++)
            {
              const BrgQualifier *a = &g_array_index (qualifiers, BrgQualifier, i);
              const BrgQualifier *b = &g_array_index (qualifiers, BrgQualifier, j);

              g_assert_cmpint (a->rank, <=, b->rank);
              if (a->who.group == b->who.group)
                g_assert_cmpint (find_meeting ((gint) qualifiers->len, (gint) i, (gint) j), >,
                                 n_stages - brg_bracket_count_stages (n_first));
            }
      }
}

/* What was brought decides the place, and is in nobody's Sonneborn-Berger. */
static void
test_standings (void)
{
  const BrgCriterion *const criteria[] = { brg_criterion_find ("SB") };
  Played played = play_group (&ladder);
  g_autoptr (BrgTournament) tournament = brg_tournament_copy (played.withdrawals->tournament);
  g_autoptr (BrgTournament) copy = NULL;
  g_autoptr (BrgTournament) cut = NULL;
  g_autoptr (BrgStandings) standings = NULL;

  brg_tournament_set_carried (tournament, 2, 5 * BRG_POINT / 2);
  copy = brg_tournament_copy (tournament);
  standings = brg_standings_compute (copy, NULL, 3, BRG_TIEBREAK_DRAUGHTS_2022, criteria, 1);
  g_assert_cmpint (standings->lines[0].player, ==, 2);
  g_assert_cmpint (standings->lines[0].points, ==, 7 * BRG_POINT / 2);
  g_assert_cmpint (standings->lines[0].values[0].value.num, ==, 0);
  g_assert_cmpint (standings->lines[1].player, ==, 0);
  g_assert_cmpint (standings->lines[1].points, ==, 3 * BRG_POINT);
  g_assert_cmpint (standings->lines[1].values[0].value.num, ==, 3);
  g_assert_cmpint (standings->lines[1].values[0].value.den, ==, 1);
  g_assert_cmpint (brg_tournament_score (copy, 2, 0), ==, 5 * BRG_POINT / 2);
  cut = brg_tournament_cut (copy, 2);
  g_assert_cmpint (brg_tournament_score (cut, 2, 1), ==, 5 * BRG_POINT / 2);
  g_assert_cmpint (brg_tournament_carried (cut, 1), ==, 0);
  brg_withdrawals_free (played.withdrawals);
  brg_standings_free (played.standings);
}

/* 1 and 4 bring two points, 2 and 3 bring one: they meet in the first round. */
static void
test_swiss (gconstpointer data)
{
  const BrgPairingSystem *system = data;
  g_autoptr (BrgTournament) tournament = brg_tournament_new (system->kind, 4, 2);
  BrgPairingRequest request = { .round = 1, .seed = 5 };
  g_autoptr (BrgPairing) pairing = NULL;
  g_autoptr (GError) error = NULL;

  tournament->initial_colour = BRG_COLOUR_WHITE;
  for (gint i = 0; i < tournament->n_players; i++)
    tournament->players[i].rating = 2000 - i;
  brg_tournament_set_carried (tournament, 0, 2 * BRG_POINT);
  brg_tournament_set_carried (tournament, 1, BRG_POINT);
  brg_tournament_set_carried (tournament, 2, BRG_POINT);
  brg_tournament_set_carried (tournament, 3, 2 * BRG_POINT);
  pairing = brg_pairing_system_pair (system, tournament, &request, &error);
  g_assert_no_error (error);
  g_assert_true (pairing->exists);
  g_assert_cmpuint (pairing->pairs->len, ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      BrgPair pair = g_array_index (pairing->pairs, BrgPair, i);

      g_assert_cmpint (MIN (pair.white, pair.black), ==, (gint) i);
      g_assert_cmpint (pair.white + pair.black, ==, 3);
    }
}

BRG_TEST_TOPIC ("stage")
{
  guint n_systems;
  const BrgPairingSystem *const *systems = brg_pairing_systems (&n_systems);

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path =
          g_strconcat ("/pairing/stage/rus-draughts-2022/1.4/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/pairing/stage/rus-draughts-2022/1.4/late-meetings", test_late_meetings);
  g_test_add_func ("/pairing/stage/rus-draughts-2022/1.4/standings", test_standings);
  for (guint i = 0; i < n_systems; i++)
    if (systems[i]->kind == BRG_TOURNAMENT_SWISS && !systems[i]->is_knockout)
      {
        g_autofree char *path =
            g_strconcat ("/pairing/stage/rus-draughts-2022/1.4/carried/", systems[i]->id, NULL);

        g_test_add_data_func (path, systems[i], test_swiss);
      }
  return g_test_run ();
}
