/* test-draft-sections.c - groups in which the players of a draft are drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draft-plan.h"
#include "brg-draft-sections.h"
#include "brg-test.h"

#include "brg-draft-private.h"
#include "brg-pairing-review.h"
#include "draft-fixture.h"

static void
divide (BrgDraft *draft, gint n_sections, BrgSectioning sectioning, gint through)
{
  BrgDraftSettings settings = *brg_draft_get_settings (draft);

  settings.n_sections = n_sections;
  settings.sectioning = sectioning;
  settings.sections_through = through;
  settings.draws_colour = FALSE;
  settings.initial_colour = BRG_COLOUR_WHITE;
  brg_draft_set_settings (draft, &settings);
}

#define assert_sections(draft, expected)                          \
  G_STMT_START                                                    \
  {                                                               \
    g_autofree char *found = brg_draft_text_dup_sections (draft); \
    g_assert_cmpstr (found, ==, expected);                        \
  }                                                               \
  G_STMT_END

static void
test_divide (void)
{
  static const struct
  {
    gint n_players;
    gint n_sections;
    const char *text;
  } cases[] = {
    { 8, 1, "" },
    { 8, 2, "Group 1, 4 players: 1–4\nGroup 2, 4 players: 5–8" },
    { 10, 2, "Group 1, 6 players: 1–6\nGroup 2, 4 players: 7–10" },
    { 11, 2, "Group 1, 6 players: 1–6\nGroup 2, 5 players: 7–11" },
    { 9, 2, "Group 1, 6 players: 1–6\nGroup 2, 3 players: 7–9" },
    { 12, 4,
      "Group 1, 4 players: 1–4\nGroup 2, 4 players: 5–8\nGroup 3, 2 players: 9–10\n"
      "Group 4, 2 players: 11–12" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgSnapshot) snapshot =
          draft_fixture_new ("coefficients", "rus-draughts-2022", cases[i].n_players, 5, TRUE);
      g_autoptr (BrgDraft) draft = brg_draft_new (snapshot);

      divide (draft, cases[i].n_sections, BRG_SECTIONING_NUMBER, 2);
      assert_sections (draft, cases[i].text);
    }
}

/* By rating the numbers are mixed; who is absent is not counted. */
static void
test_rating (void)
{
  static const gint ratings[] = { 1500, 2000, 1600, 1900, 1700, 1800, 0, 2100 };
  g_autoptr (BrgSnapshot) snapshot =
      draft_fixture_new ("coefficients", "rus-draughts-2022", 8, 5, TRUE);
  g_autoptr (BrgDraft) draft = NULL;

  for (gint i = 0; i < 8; i++)
    draft_fixture_entry (snapshot, i)->rating = ratings[i];
  draft = brg_draft_new (snapshot);
  divide (draft, 2, BRG_SECTIONING_RATING, 1);
  assert_sections (draft, "Group 1, 4 players: 2, 4, 6, 8\nGroup 2, 4 players: 1, 3, 5, 7");
  brg_draft_set_presence (draft, 7, BRG_PRESENCE_ZERO_BYE);
  brg_draft_set_presence (draft, 1, BRG_PRESENCE_ZERO_BYE);
  assert_sections (draft, "Group 1, 4 players: 3–6\nGroup 2, 2 players: 1, 7");
}

/* By hand one goes on from what is there. Pairs stay inside the groups, and the plan stores them
 * for all rounds that were said. */
static void
test_by_hand (void)
{
  g_autoptr (BrgSnapshot) snapshot =
      draft_fixture_new ("coefficients", "rus-draughts-2022", 8, 5, TRUE);
  g_autoptr (BrgDraft) draft = brg_draft_new (snapshot);
  g_autoptr (BrgRoundPlan) plan = NULL;

  divide (draft, 2, BRG_SECTIONING_NUMBER, 2);
  draft_fixture_pair (draft);
  draft_fixture_assert_boards (draft, 1, "1-3 4-2 5-7 8-6");
  brg_draft_set_section (draft, 3, 2);
  brg_draft_set_section (draft, 4, 1);
  g_assert_cmpint (brg_draft_get_settings (draft)->sectioning, ==, BRG_SECTIONING_HAND);
  assert_sections (draft, "Group 1, 4 players: 1–3, 5\nGroup 2, 4 players: 4, 6–8");
  draft_fixture_pair (draft);
  for (gint player = 0; player < 8; player++)
    {
      gint board = brg_draft_find_board (draft, 1, player);
      const BrgDraftBoard *found =
          &g_array_index (brg_draft_get_boards (draft, 1), BrgDraftBoard, board);

      g_assert_cmpint (brg_draft_get_section (draft, found->white), ==,
                       brg_draft_get_section (draft, found->black));
    }
  plan = brg_draft_to_plan (draft, 1);
  g_assert_cmpint (plan->n_sections, ==, 2);
  g_assert_cmpuint (plan->sections->len, ==, 16);
  g_assert_cmpint (g_array_index (plan->sections, BrgPlannedSection, 11).round, ==, 2);
  g_assert_cmpint (g_array_index (plan->sections, BrgPlannedSection, 11).number, ==, 2);
}

static void
store_sections (BrgSnapshot *snapshot, gint round, const char *numbers)
{
  for (gint i = 0; numbers[i] != '\0'; i++)
    {
      BrgSectionPlace place = { i, round, numbers[i] - '0' };

      g_array_append_val (snapshot->sections, place);
    }
}

/* What was stored for the round is there again, also when its pairs are explained later; given up,
 * it is taken out. */
static void
test_stored (void)
{
  g_autoptr (BrgSnapshot) snapshot =
      draft_fixture_new ("coefficients", "rus-draughts-2022", 6, 5, TRUE);
  g_autoptr (BrgDraft) draft = NULL;
  g_autoptr (BrgRoundPlan) plan = NULL;
  g_autoptr (BrgPairingReview) review = NULL;

  snapshot->group->initial_colour = BRG_COLOUR_WHITE;
  store_sections (snapshot, 1, "121212");
  store_sections (snapshot, 2, "211212");
  draft_fixture_play (snapshot, "1-3 1, 4-2 1, 5 U, 6 U");
  review = brg_pairing_review_new (snapshot, 1);
  brg_pairing_review_run (review);
  brg_pairing_review_finish (review);
  g_assert_true (brg_pairing_review_agrees (review));
  draft = brg_draft_new (snapshot);
  assert_sections (draft, "Group 1, 3 players: 2–3, 5\nGroup 2, 3 players: 1, 4, 6");
  divide (draft, 1, BRG_SECTIONING_NUMBER, 2);
  assert_sections (draft, "");
  draft_fixture_pair (draft);
  plan = brg_draft_to_plan (draft, 2);
  g_assert_cmpuint (plan->sections->len, ==, 6);
  g_assert_cmpint (g_array_index (plan->sections, BrgPlannedSection, 0).number, ==, 0);
}

static void
test_where (void)
{
  static const struct
  {
    const char *system;
    gboolean may;
  } cases[] = {
    { "coefficients", TRUE },
    { "dutch", TRUE },
    { "berger", FALSE },
    { "knockout", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgSnapshot) snapshot =
          draft_fixture_new (cases[i].system, "rus-draughts-2022", 8, 5, TRUE);
      g_autoptr (BrgDraft) draft = brg_draft_new (snapshot);

      g_assert_cmpint (brg_draft_may_divide (draft), ==, cases[i].may);
      divide (draft, 2, BRG_SECTIONING_NUMBER, 1);
      g_assert_cmpint (brg_draft_get_settings (draft)->n_sections, ==, cases[i].may ? 2 : 1);
    }
}

/* A changed order holds for the pairs of a draft, too. */
static void
test_round_order (void)
{
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("berger", "rus-draughts-2022", 4, 3, TRUE);
  g_autoptr (BrgDraft) draft = NULL;

  g_free (snapshot->group->round_order);
  snapshot->group->round_order = g_strdup ("3,1,2");
  draft = brg_draft_new (snapshot);
  draft_fixture_pair (draft);
  draft_fixture_assert_boards (draft, 1, "2-4 3-1");
  draft_fixture_assert_boards (draft, 2, "1-4 2-3");
  draft_fixture_assert_boards (draft, 3, "4-3 1-2");
}

BRG_TEST_TOPIC ("draft-sections")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/draft-sections/rus-draughts-2022/5.4.10.9/divide", test_divide);
  g_test_add_func ("/app/draft-sections/rating", test_rating);
  g_test_add_func ("/app/draft-sections/by-hand", test_by_hand);
  g_test_add_func ("/app/draft-sections/stored", test_stored);
  g_test_add_func ("/app/draft-sections/where", test_where);
  g_test_add_func ("/app/draft-sections/rus-draughts-2022/app-2/round-order", test_round_order);
  return g_test_run ();
}
