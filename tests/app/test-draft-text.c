/* test-draft-text.c - what a draft says in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draft-numbers.h"
#include "brg-draft-text.h"
#include "brg-test.h"

#include "brg-colour-words.h"
#include "brg-draft-reasons.h"
#include "brg-pairing-systems.h"
#include "brg-round-limit.h"
#include "draft-fixture.h"

#define DRAUGHTS "rus-draughts-2022"

#define assert_text(call, expected)        \
  G_STMT_START                             \
  {                                        \
    g_autofree char *found = (call);       \
    g_assert_cmpstr (found, ==, expected); \
  }                                        \
  G_STMT_END

static void
test_presence_line (void)
{
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("coefficients", "fide-2023", 9, 5, TRUE);
  g_autoptr (BrgDraft) draft = NULL;

  draft_fixture_entry (snapshot, 8)->left_after = 0;
  draft_fixture_entry (snapshot, 7)->joins_round = 2;
  draft = brg_draft_new (snapshot);
  assert_text (brg_draft_text_dup_presence_line (draft),
               "7 playing · one will have the bye · 1 withdrawn earlier · 1 joins later");
  brg_draft_set_presence (draft, 0, BRG_PRESENCE_ZERO_BYE);
  brg_draft_set_presence (draft, 1, BRG_PRESENCE_HALF_BYE);
  brg_draft_set_presence (draft, 2, BRG_PRESENCE_LEAVES);
  assert_text (brg_draft_text_dup_presence_line (draft),
               "4 playing · 1 absent · 1 requested bye with points · 1 withdrawing · 1 "
               "withdrawn earlier · 1 joins later");
}

/* rus-draughts-2022 5.3: who was refused has not withdrawn. */
static void
test_refused (void)
{
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("coefficients", DRAUGHTS, 9, 5, TRUE);
  g_autoptr (BrgDraft) draft = NULL;

  draft_fixture_entry (snapshot, 8)->left_after = 0;
  draft_fixture_entry (snapshot, 8)->admission = BRG_ADMISSION_REFUSED;
  draft = brg_draft_new (snapshot);
  g_assert_cmpint (brg_draft_count (draft).n_gone, ==, 0);
  assert_text (brg_draft_text_dup_presence_line (draft), "8 playing · 1 not admitted");
}

static void
test_settings (void)
{
  g_autoptr (BrgSnapshot) eleven = draft_fixture_new ("berger", DRAUGHTS, 11, 0, TRUE);
  g_autoptr (BrgSnapshot) swiss = draft_fixture_new ("coefficients", DRAUGHTS, 8, 5, TRUE);
  g_autoptr (BrgDraft) table = brg_draft_new (eleven);
  g_autoptr (BrgDraft) draft = brg_draft_new (swiss);
  BrgDraftSettings settings = *brg_draft_get_settings (table);

  assert_text (brg_draft_text_dup_settings (table),
               "11 players. 11 rounds, one player with the bye in each. Each player meets "
               "every other player once.");
  brg_draft_set_presence (table, 0, BRG_PRESENCE_LEAVES);
  settings.cycles = 2;
  settings.swap_last_rounds = TRUE;
  brg_draft_set_settings (table, &settings);
  assert_text (brg_draft_text_dup_settings (table),
               "10 players. 18 rounds. Each player meets every other player 2 times, with "
               "alternating colours. The last two rounds of the first cycle are reversed, so "
               "that nobody has the same colour three times running.");
  settings = *brg_draft_get_settings (draft);
  settings.draws_colour = FALSE;
  settings.initial_colour = BRG_COLOUR_BLACK;
  brg_draft_set_settings (draft, &settings);
  assert_text (brg_draft_text_dup_settings (draft),
               "Round 1 of 5. Number 1 has Black in the first round.");
}

static void
test_summary (void)
{
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("coefficients", "fide-2023", 8, 5, TRUE);
  g_autoptr (BrgDraft) draft = brg_draft_new (snapshot);

  draft_fixture_pair (draft);
  assert_text (brg_draft_text_dup_summary (draft, 1), "");
  brg_draft_set_presence (draft, 2, BRG_PRESENCE_HALF_BYE);
  draft_fixture_pair (draft);
  assert_text (brg_draft_text_dup_summary (draft, 1), "bye: No. 8 А8, +1 · bye ½: No. 3");
  brg_draft_unpair (draft, 0);
  assert_text (brg_draft_text_dup_summary (draft, 1),
               "bye: No. 8 А8, +1 · bye ½: No. 3 · 2 without an opponent");
}

static void
test_remarks (void)
{
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("coefficients", DRAUGHTS, 8, 7, TRUE);
  g_autoptr (BrgDraft) draft = NULL;
  g_autoptr (GArray) few = NULL;
  g_autoptr (GArray) many = NULL;
  g_autoptr (GArray) none = g_array_new (FALSE, FALSE, sizeof (BrgWarning));
  guint n_breaches = 0;

  snapshot->group->initial_colour = BRG_COLOUR_WHITE;
  draft_fixture_play (snapshot, "1-5 =, 6-2 0, 3-7 1, 8-4 =");
  draft_fixture_play (snapshot, "2-3 =, 1-8 1, 5-4 =, 7-6 0");
  draft = brg_draft_new (snapshot);
  draft_fixture_pair (draft);
  few = brg_draft_list_warnings (draft, 3);
  g_assert_cmpuint (brg_draft_text_count_remarks (few, &n_breaches), ==, 2);
  g_assert_cmpuint (n_breaches, ==, 0);
  assert_text (brg_draft_text_dup_remarks (few),
               "Colours do not alternate on boards 1 and 2. No rule is broken.");
  assert_text (brg_draft_text_dup_remarks (none), "");
  assert_text (brg_draft_text_dup_warning (brg_draft_get_preview (draft),
                                           &g_array_index (few, BrgWarning, 1)),
               "А3 (No.\u00a03) has Black again.");
  /* 2-8 and 1-7 are new, 4-5 and 3-6 ... until the arbiter exchanges two. */
  brg_draft_exchange (draft, draft_fixture_player (draft, 3), draft_fixture_player (draft, 1));
  many = brg_draft_list_warnings (draft, 3);
  g_assert_cmpuint (brg_draft_text_count_remarks (many, &n_breaches), >, 1);
  g_assert_cmpuint (n_breaches, ==, 1);
  {
    g_autofree char *text = brg_draft_text_dup_remarks (many);

    g_assert_true (g_str_has_prefix (text, "Repeated pairing: board 1."));
    g_assert_null (g_strrstr (text, "No rule is broken"));
  }
}

static void
test_history (void)
{
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("coefficients", DRAUGHTS, 4, 7, TRUE);
  g_autoptr (BrgDraft) draft = NULL;

  draft_fixture_play (snapshot, "1-2 1, 3-4 +");
  draft_fixture_play (snapshot, "3-1 *, 2 U");
  draft_fixture_play (snapshot, "2-1 =, 4-3 1");
  draft = brg_draft_new (snapshot);
  assert_text (brg_draft_dup_history (draft, 0), "wbb");
  assert_text (brg_draft_dup_history (draft, 1), "b-w");
  assert_text (brg_draft_dup_history (draft, 2), "-wb");
  assert_text (brg_draft_dup_history (draft, 3), "--w");
  assert_text (brg_colour_words_dup_spoken ("w-b"), "white, no game, black");
}

static const struct
{
  const char *path;
  const char *text;
  gboolean is_seed;
  guint64 seed;
} seeds[] = {
  { "/app/draft-text/seed/decimal", "12345", TRUE, 12345 },
  { "/app/draft-text/seed/largest", "18446744073709551615", TRUE, G_MAXUINT64 },
  { "/app/draft-text/seed/too-large", "18446744073709551616", FALSE, 0 },
  { "/app/draft-text/seed/hexadecimal", "0x10", TRUE, 16 },
  { "/app/draft-text/seed/letters", "7f3A", TRUE, 0x7f3a },
  { "/app/draft-text/seed/as-announced", "0000 0000 0000 3039", TRUE, 12345 },
  { "/app/draft-text/seed/nothing", "", FALSE, 0 },
  { "/app/draft-text/seed/prefix-alone", "0x", FALSE, 0 },
  { "/app/draft-text/seed/words", "seed", FALSE, 0 },
  { "/app/draft-text/seed/negative", "-1", FALSE, 0 },
};

static void
test_seed (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  guint64 seed = 77;

  g_assert_cmpint (brg_draft_text_parse_seed (seeds[i].text, &seed), ==, seeds[i].is_seed);
  g_assert_cmpuint (seed, ==, seeds[i].is_seed ? seeds[i].seed : 77);
}

static void
test_seed_round_trip (void)
{
  static const guint64 values[] = { 0, 1, 12345, 0x8000000000000001, G_MAXUINT64 };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autofree char *text = brg_draft_text_dup_seed (values[i]);
      guint64 seed = 77;

      g_assert_true (brg_draft_text_parse_seed (text, &seed));
      g_assert_cmpuint (seed, ==, values[i]);
    }
  /* As on paper, in the journal and for bergerctl. */
  assert_text (brg_draft_text_dup_seed (12345), "12345");
  assert_text (brg_draft_text_dup_seed (1234567890123456), "1234567890123456");
}

/* A Swiss of n players has as many rounds as a round robin; a match of two games takes two. */
static void
test_round_limit (void)
{
  static const struct
  {
    const char *system;
    gint n_players;
    gint limit;
  } rows[] = {
    { "dutch", 6, 5 },         { "dutch", 7, 7 },      { "coefficients", 8, 7 },
    { "double-swiss", 6, 10 }, { "team-swiss", 4, 3 }, { "dutch", 1, 0 },
    { "dutch", 0, 0 },         { "berger", 6, 0 },     { "knockout", 6, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const BrgPairingSystem *system = brg_pairing_system_find (rows[i].system);

      g_assert_nonnull (system);
      g_assert_cmpint (brg_round_limit_find (system, rows[i].n_players), ==, rows[i].limit);
      g_assert_null (brg_round_limit_dup_warning (system, rows[i].limit, rows[i].n_players, FALSE));
      if (rows[i].limit == 0)
        g_assert_null (brg_round_limit_dup_warning (system, 99, rows[i].n_players, FALSE));
    }
  assert_text (brg_round_limit_dup_warning (brg_pairing_system_find ("dutch"), 6, 6, FALSE),
               "6 players: opponents for 5 rounds only.");
  assert_text (brg_round_limit_dup_warning (brg_pairing_system_find ("team-swiss"), 9, 2, TRUE),
               "2 teams: opponents for 1 round only.");
  g_assert_null (brg_round_limit_dup_warning (NULL, 9, 2, TRUE));
}

/* Said where the rounds are chosen, before anything is paired; who is absent today still counts. */
static void
test_settings_with_too_many_rounds (void)
{
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("dutch", "fide-2023", 6, 6, TRUE);
  g_autoptr (BrgDraft) draft = brg_draft_new (snapshot);
  BrgDraftSettings settings = *brg_draft_get_settings (draft);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  brg_draft_set_presence (draft, 5, BRG_PRESENCE_ZERO_BYE);
  before = brg_draft_text_dup_settings (draft);
  g_assert_true (
      g_str_has_prefix (before, "Round 1 of 6. 6 players: opponents for 5 rounds only."));
  settings.n_rounds = 5;
  brg_draft_set_settings (draft, &settings);
  after = brg_draft_text_dup_settings (draft);
  g_assert_null (strstr (after, "opponents"));
}

/* Every system says in whole sentences what will be paired. */
static void
test_settings_of_every_system (void)
{
  const BrgPairingSystem *const *systems;
  guint n_systems;

  systems = brg_pairing_systems (&n_systems);
  for (guint i = 0; i < n_systems; i++)
    {
      gboolean is_match = g_str_equal (systems[i]->id, "match");
      g_autoptr (BrgSnapshot) snapshot = draft_fixture_new (
          systems[i]->id, g_str_has_prefix (systems[i]->article, "fide-") ? "fide-2023" : DRAUGHTS,
          is_match ? 2 : 12, 6, TRUE);
      g_autoptr (BrgDraft) draft = NULL;
      g_autofree char *text = NULL;

      snapshot->group->cycles = is_match ? 4 : 1;
      draft = brg_draft_new (snapshot);
      text = brg_draft_text_dup_settings (draft);
      g_assert_true (g_str_has_suffix (text, "."));
      if (is_match)
        g_assert_cmpstr (text, ==, "A match of 4 games.");
      else if (systems[i]->is_two_sided)
        g_assert_cmpstr (text, ==,
                         "12 players. 6 rounds. Each player meets each player of the other "
                         "side 1 time.");
      else if (systems[i]->kind == BRG_TOURNAMENT_ROUND_ROBIN)
        g_assert_cmpstr (text, ==,
                         "12 players. 11 rounds. Each player meets every other "
                         "player once.");
      else
        g_assert_true (g_str_has_prefix (text, "Round 1 of "));
    }
}

BRG_TEST_TOPIC ("draft-text")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/draft-text/presence-line", test_presence_line);
  g_test_add_func ("/app/draft-text/rus-draughts-2022/5.3/refused", test_refused);
  g_test_add_func ("/app/draft-text/settings", test_settings);
  g_test_add_func ("/app/draft-text/summary", test_summary);
  g_test_add_func ("/app/draft-text/remarks", test_remarks);
  g_test_add_func ("/app/draft-text/history", test_history);
  for (gsize i = 0; i < G_N_ELEMENTS (seeds); i++)
    g_test_add_data_func (seeds[i].path, GSIZE_TO_POINTER (i), test_seed);
  g_test_add_func ("/app/draft-text/seed/round-trip", test_seed_round_trip);
  g_test_add_func ("/app/draft-text/rus-draughts-2022/5.4.10.2/round-limit", test_round_limit);
  g_test_add_func ("/app/draft-text/fide-basic-2026/2/too-many-rounds",
                   test_settings_with_too_many_rounds);
  g_test_add_func ("/app/draft-text/settings-of-every-system", test_settings_of_every_system);
  return g_test_run ();
}
