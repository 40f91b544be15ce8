/* test-why-not.c - why two players were not paired
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "pairing-text.h"

#include "brg-pairing-systems.h"
#include "brg-why-not.h"

typedef struct
{
  const char *path;
  const char *system;
  gint n_players;
  const char *rounds[4]; /* the last one holds the absences of the round that is asked about */
  gint player;           /* start numbers, 0 for nobody */
  gint other;
  BrgWhyNotVerdict verdict;
  const char *bans;    /* reasons about no board */
  const char *reasons; /* reasons about a board */
  const char *pairs;   /* pairing that would follow, NULL for none */
  guint n_changed;
} Case;

#define EIGHT_1 "1-5 =, 6-2 0, 3-7 1, 8-4 ="
#define EIGHT_2 "2-3 =, 1-8 1, 5-4 =, 7-6 0"
#define EIGHT_3 "2-1 0, 4-3 1, 6-5 0, 8-7 0"

static const Case cases[] = {
  { "is-paired", "coefficients", 8, { EIGHT_1, "" }, 2, 3, BRG_WHY_NOT_IS_PAIRED, "", "", NULL, 0 },
  { "is-paired-other-way-round",
    "coefficients",
    8,
    { EIGHT_1, "" },
    3,
    2,
    BRG_WHY_NOT_IS_PAIRED,
    "",
    "",
    NULL,
    0 },
  { "met",
    "coefficients",
    8,
    { EIGHT_1, "" },
    8,
    4,
    BRG_WHY_NOT_FORBIDDEN,
    "met 8-4 #1",
    "",
    NULL,
    0 },
  { "absent",
    "coefficients",
    8,
    { EIGHT_1, "3 Z, 8 Z" },
    2,
    3,
    BRG_WHY_NOT_FORBIDDEN,
    "absent 3 #2",
    "",
    NULL,
    0 },
  /* Two Blacks and two Whites would do, but not a fourth White for both. */
  { "colour-bar",
    "coefficients",
    6,
    { "1-3 1, 2-4 1, 5-6 =", "1-4 1, 2-3 1, 6-5 =", "1-5 1, 2-6 1, 3-4 =", "" },
    1,
    2,
    BRG_WHY_NOT_FORBIDDEN,
    "same-colour-bar 1-2 w",
    "",
    NULL,
    0 },
  { "had-bye",
    "coefficients",
    3,
    { "1-2 1, 3 U", "" },
    3,
    0,
    BRG_WHY_NOT_FORBIDDEN,
    "bye-had-one 3",
    "",
    NULL,
    0 },
  { "no-bye-for-an-even-number",
    "coefficients",
    8,
    { EIGHT_1, "" },
    3,
    0,
    BRG_WHY_NOT_NO_COMPLETION,
    "",
    "",
    NULL,
    0 },
  /* 1 and 2 have met, so 3 must play. */
  { "bye-leaves-those-who-met",
    "coefficients",
    3,
    { "1-2 =, 3 H", "" },
    3,
    0,
    BRG_WHY_NOT_NO_COMPLETION,
    "",
    "",
    NULL,
    0 },
  /* 3 and 4 have met: 1-2 would leave them. */
  { "leaves-those-who-met",
    "coefficients",
    4,
    { "1-2 x, 3-4 =", "" },
    1,
    2,
    BRG_WHY_NOT_NO_COMPLETION,
    "",
    "",
    NULL,
    0 },
  /* 3 and 2 are alone in the first group, so the first board changes. 3-1 would send 2 down to 8;
   * the other two of that group are 5 and 4. */
  { "worse-in-the-first-group",
    "coefficients",
    8,
    { EIGHT_1, "" },
    3,
    1,
    BRG_WHY_NOT_WORSE,
    "worse 3-1",
    "same-group 3-2 2p; first-choice 3-2",
    "1-3 2-8 5-4 7-6",
    2 },
  /* 8 has met 4, so 1 came next. */
  { "worse-in-the-second-group",
    "coefficients",
    8,
    { EIGHT_1, "" },
    8,
    5,
    BRG_WHY_NOT_WORSE,
    "later 8-5",
    "same-group 8-1 1p; met 8-4 #1",
    "2-3 5-8 4-1 7-6",
    2 },
  /* 1 and 2 stay and 3 goes down because he is the last; with 1-3 it would be 2. */
  { "worse-leaver",
    "coefficients",
    8,
    { EIGHT_1, EIGHT_2, "" },
    1,
    3,
    BRG_WHY_NOT_WORSE,
    "later 1-3",
    "moved-down 3-4 3p; odd-group 3 #3; first-choice 3-4",
    "3-1 4-2 6-5 8-7",
    2 },
  /* 1 comes down in any case; 4 is before 3. Then 5 and 4, who have met, both go down: 5 meets 2,
   * and 4 passes through to 7. */
  { "worse-opponent-of-an-incomer",
    "coefficients",
    8,
    { EIGHT_1, EIGHT_2, EIGHT_3, "" },
    1,
    3,
    BRG_WHY_NOT_WORSE,
    "worse 1-3",
    "moved-down 1-4 5p; odd-group 1 #1; met 1-5 #1",
    "3-1 5-2 7-4 8-6",
    3 },
  { "worse-bye",
    "coefficients",
    5,
    { "1-3 1, 4-2 =, 5 U", "" },
    4,
    0,
    BRG_WHY_NOT_WORSE,
    "later 4",
    "bye-last 3; bye-may 3",
    "5-1 2-3 4",
    3 },
  /* The table of six: 1:6 2:5 3:4, 6:4 5:3 1:2, ... */
  { "table", "berger", 6, { "" }, 2, 1, BRG_WHY_NOT_WORSE, "table 2-1 #2", "", NULL, 0 },
  { "table-is-paired", "berger", 6, { "" }, 6, 1, BRG_WHY_NOT_IS_PAIRED, "", "", NULL, 0 },
  { "table-not-free", "berger", 5, { "" }, 4, 0, BRG_WHY_NOT_WORSE, "table 4 #2", "", NULL, 0 },
};

static BrgPairing *
pair (const BrgPairingSystem *system,
      const BrgTournament *tournament,
      const BrgPairingRequest *request)
{
  g_autoptr (GError) error = NULL;
  BrgPairing *pairing = brg_pairing_system_pair (system, tournament, request, &error);

  g_assert_no_error (error);
  return pairing;
}

static void
assert_reasons (const BrgTournament *tournament,
                const BrgPairing *pairing,
                const BrgWhyNot *why_not,
                const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (gint board = 0; board < (gint) pairing->pairs->len; board++)
    {
      g_autofree char *reasons = dup_reasons_text (tournament, why_not->reasons, board);

      g_string_append (text, reasons);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  const BrgPairingSystem *system = brg_pairing_system_find (test->system);
  g_autoptr (BrgTournament) tournament = brg_tournament_new (system->kind, test->n_players, 5);
  BrgPairingRequest request = { .round = 0 };
  g_autoptr (BrgPairing) pairing = NULL;
  g_autoptr (BrgWhyNot) why_not = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *bans = NULL;

  while (request.round < (gint) G_N_ELEMENTS (test->rounds) && test->rounds[request.round] != NULL)
    {
      if (test->rounds[request.round][0] != '\0')
        play_text (tournament, request.round + 1, test->rounds[request.round]);
      request.round++;
    }
  pairing = pair (system, tournament, &request);
  why_not = brg_pairing_system_why_not (system, tournament, &request, pairing, test->player - 1,
                                        test->other == 0 ? BRG_NOBODY : test->other - 1, &error);
  g_assert_no_error (error);
  g_assert_cmpint (why_not->verdict, ==, test->verdict);
  bans = dup_reasons_text (tournament, why_not->reasons, -1);
  g_assert_cmpstr (bans, ==, test->bans);
  assert_reasons (tournament, pairing, why_not, test->reasons);
  g_assert_cmpuint (why_not->n_changed, ==, test->n_changed);
  if (test->pairs == NULL)
    g_assert_null (why_not->pairing);
  else
    {
      g_autofree char *pairs = dup_pairs_text (tournament, why_not->pairing);

      g_assert_cmpstr (pairs, ==, test->pairs);
    }
}

/* A pair that the arbiter has fixed is a ban for everybody else. */
static void
test_locked (void)
{
  static const BrgPair locked[] = { { 1, 2 } };
  const BrgPairingSystem *system = brg_pairing_system_find ("coefficients");
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 4, 1);
  BrgPairingRequest request = { .round = 1, .locked = locked, .n_locked = 1 };
  g_autoptr (BrgPairing) pairing = pair (system, tournament, &request);
  g_autoptr (BrgWhyNot) why_not =
      brg_pairing_system_why_not (system, tournament, &request, pairing, 0, 2, NULL);
  g_autofree char *reasons = dup_reasons_text (tournament, why_not->reasons, 1);

  g_assert_cmpint (why_not->verdict, ==, BRG_WHY_NOT_FORBIDDEN);
  g_assert_cmpstr (reasons, ==, "locked 2-3");
}

/* Whatever is asked, the answer fits the bans and the pairing that follows holds the pair. */
static void
test_everybody (void)
{
  const BrgPairingSystem *system = brg_pairing_system_find ("coefficients");
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 8, 4);
  BrgPairingRequest request = { .round = 4 };
  g_autoptr (BrgPairing) pairing = NULL;

  play_text (tournament, 1, EIGHT_1);
  play_text (tournament, 2, EIGHT_2);
  play_text (tournament, 3, EIGHT_3);
  pairing = pair (system, tournament, &request);
  for (gint a = 0; a < 8; a++)
    for (gint b = 0; b < 8; b++)
      {
        g_autoptr (BrgWhyNot) why_not = NULL;
        gboolean have_met = FALSE;

        if (a == b)
          continue;
        for (gint round = 1; round <= 3; round++)
          have_met |= brg_tournament_cell (tournament, a, round)->opponent == b;
        why_not = brg_pairing_system_why_not (system, tournament, &request, pairing, a, b, NULL);
        g_assert_cmpint (why_not->verdict == BRG_WHY_NOT_FORBIDDEN, ==, have_met);
        g_assert_cmpint (why_not->pairing != NULL, ==, why_not->verdict == BRG_WHY_NOT_WORSE);
        if (why_not->pairing != NULL)
          {
            g_assert_cmpuint (why_not->n_changed, >=, 2);
            g_assert_cmpuint (why_not->reasons->len, >=, 1);
          }
      }
}

BRG_TEST_TOPIC ("why-not")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/pairing/why-not/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/pairing/why-not/locked", test_locked);
  g_test_add_func ("/pairing/why-not/everybody", test_everybody);
  return g_test_run ();
}
