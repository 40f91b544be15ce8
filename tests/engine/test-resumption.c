/* test-resumption.c - the order in which adjourned games are resumed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-resumption.h"
#include "brg-test.h"

#include "brg-rulebooks.h"

#define MINUTE 60
#define HOUR (60 * MINUTE)

/* From three to seven; a day later again. */
static const BrgResumptionSession sessions[] = {
  { 15 * HOUR, 19 * HOUR },
  { 39 * HOUR, 43 * HOUR },
};

static BrgResumptionRules
soviet (void)
{
  return brg_resumption_rules_find (brg_rulebook_find ("ussr-chess-1956"));
}

/* Whether exactly one problem is there, and that one. */
static void
assert_only (const GArray *problems, BrgResumptionFault fault, guint game, gint64 seconds)
{
  const BrgResumptionProblem *problem;

  g_assert_cmpuint (problems->len, ==, 1);
  problem = &g_array_index (problems, BrgResumptionProblem, 0);
  g_assert_cmpstr (brg_resumption_fault_to_id (problem->fault), ==,
                   brg_resumption_fault_to_id (fault));
  g_assert_cmpuint (problem->game, ==, game);
  g_assert_cmpint (problem->seconds, ==, seconds);
  g_assert_cmpstr (problem->article, ==, "ussr-chess-1956 20");
}

/* Two games of player 1, an hour each. */
static const BrgResumptionGame twins[] = {
  { { 1, 2 }, 3, HOUR },
  { { 3, 1 }, 4, HOUR },
};

static GArray *
check_twins (gint64 first, gint64 second)
{
  const BrgResumptionPlan plan = { twins, 2, sessions, 2, 0, BRG_RESUMPTION_NEVER };
  const BrgResumptionRules rules = soviet ();
  const BrgResumptionSlot slots[] = { { 0, 0, first, first + HOUR, FALSE },
                                      { 1, 0, second, second + HOUR, FALSE } };

  return brg_resumption_check (&plan, &rules, slots, 2);
}

static void
test_rest (void)
{
  g_autoptr (GArray) rested = check_twins (15 * HOUR, 16 * HOUR + 15 * MINUTE);
  g_autoptr (GArray) tired = check_twins (15 * HOUR, 16 * HOUR + 10 * MINUTE);
  g_autoptr (GArray) at_both = check_twins (15 * HOUR, 15 * HOUR + 30 * MINUTE);

  g_assert_cmpuint (rested->len, ==, 0);
  assert_only (tired, BRG_RESUMPTION_NO_REST, 1, 5 * MINUTE);
  g_assert_cmpint (g_array_index (tired, BrgResumptionProblem, 0).player, ==, 1);
  g_assert_cmpuint (g_array_index (tired, BrgResumptionProblem, 0).other, ==, 0);
  assert_only (at_both, BRG_RESUMPTION_OVERLAP, 1, 30 * MINUTE);
}

static void
test_latest_start (void)
{
  g_autoptr (GArray) in_time = check_twins (15 * HOUR, 18 * HOUR);
  g_autoptr (GArray) late = NULL;
  const BrgResumptionGame game = { { 1, 2 }, 3, 30 * MINUTE };
  const BrgResumptionPlan plan = { &game, 1, sessions, 1, 0, BRG_RESUMPTION_NEVER };
  const BrgResumptionRules rules = soviet ();
  const BrgResumptionSlot slot = { 0, 0, 18 * HOUR + MINUTE, 18 * HOUR + 31 * MINUTE, FALSE };

  g_assert_cmpuint (in_time->len, ==, 0);
  late = brg_resumption_check (&plan, &rules, &slot, 1);
  assert_only (late, BRG_RESUMPTION_TOO_LATE, 0, MINUTE);
}

static void
test_session (void)
{
  const BrgResumptionGame game = { { 1, 2 }, 3, 2 * HOUR };
  const BrgResumptionPlan plan = { &game, 1, sessions, 2, 0, BRG_RESUMPTION_NEVER };
  const BrgResumptionRules rules = soviet ();
  const BrgResumptionSlot early = { 0, 0, 14 * HOUR, 16 * HOUR, FALSE };
  const BrgResumptionSlot beyond = { 0, 0, 18 * HOUR, 20 * HOUR, FALSE };
  const BrgResumptionSlot cut = { 0, 0, 18 * HOUR, 19 * HOUR, TRUE };
  const BrgResumptionSlot parts[] = { cut, { 0, 1, 39 * HOUR, 40 * HOUR, FALSE } };
  g_autoptr (GArray) before = brg_resumption_check (&plan, &rules, &early, 1);
  g_autoptr (GArray) after = brg_resumption_check (&plan, &rules, &beyond, 1);
  g_autoptr (GArray) unfinished = brg_resumption_check (&plan, &rules, &cut, 1);
  g_autoptr (GArray) whole = brg_resumption_check (&plan, &rules, parts, 2);

  assert_only (before, BRG_RESUMPTION_OUTSIDE, 0, HOUR);
  assert_only (after, BRG_RESUMPTION_PAST_END, 0, HOUR);
  assert_only (unfinished, BRG_RESUMPTION_UNFINISHED, 0, HOUR);
  g_assert_cmpuint (whole->len, ==, 0);
}

static void
test_last_round (void)
{
  const BrgResumptionGame games[] = { { { 1, 2 }, 8, HOUR }, { { 3, 4 }, 9, HOUR } };
  BrgResumptionPlan plan = { games, 2, sessions, 2, 9, 17 * HOUR };
  const BrgResumptionRules rules = soviet ();
  const BrgResumptionSlot slots[] = { { 0, 0, 16 * HOUR, 17 * HOUR, FALSE },
                                      { 1, 1, 39 * HOUR, 40 * HOUR, FALSE } };
  g_autoptr (GArray) over = brg_resumption_check (&plan, &rules, slots, 2);
  g_autoptr (GArray) held_up = NULL;

  /* A game of the last round itself may wait. */
  g_assert_cmpuint (over->len, ==, 0);
  plan.last_round_starts -= 10 * MINUTE;
  held_up = brg_resumption_check (&plan, &rules, slots, 2);
  assert_only (held_up, BRG_RESUMPTION_LAST_ROUND, 0, 10 * MINUTE);
}

static void
test_books (void)
{
  guint n_books;
  const BrgRulebook *const *books = brg_rulebooks (&n_books);

  for (guint i = 0; i < n_books; i++)
    {
      BrgResumptionRules rules = brg_resumption_rules_find (books[i]);

      g_assert_cmpint (rules.is_own, ==, g_str_equal (books[i]->id, "ussr-chess-1956"));
      g_assert_cmpint (rules.rest, ==, 15 * MINUTE);
      g_assert_cmpint (rules.before_end, ==, HOUR);
    }
}

/* One player with three games, another pair beside him. */
static void
test_propose (void)
{
  const BrgResumptionGame games[] = {
    { { 1, 2 }, 5, 40 * MINUTE },
    { { 1, 3 }, 4, 60 * MINUTE },
    { { 4, 1 }, 6, 90 * MINUTE },
    { { 5, 6 }, 2, 200 * MINUTE },
  };
  const BrgResumptionPlan plan = { games, 4, sessions, 1, 7, 19 * HOUR };
  const BrgResumptionRules rules = soviet ();
  g_autoptr (GArray) slots = brg_resumption_propose (&plan, &rules);
  g_autoptr (GArray) problems = brg_resumption_check (
      &plan, &rules, (const BrgResumptionSlot *) (gpointer) slots->data, slots->len);
  const BrgResumptionSlot *last = &g_array_index (slots, BrgResumptionSlot, slots->len - 1);

  g_assert_cmpuint (slots->len, ==, 4);
  g_assert_cmpuint (problems->len, ==, 0);
  /* Two begin at once; the earlier round of player 1 first. */
  g_assert_cmpuint (g_array_index (slots, BrgResumptionSlot, 0).game, ==, 1);
  g_assert_cmpuint (g_array_index (slots, BrgResumptionSlot, 1).game, ==, 3);
  g_assert_cmpint (g_array_index (slots, BrgResumptionSlot, 1).start, ==, 15 * HOUR);
  g_assert_cmpint (last->end, ==, 15 * HOUR + (40 + 60 + 90 + 2 * 15) * MINUTE);
}

/* What the session has no room for is interrupted, goes on the next day, or is named. */
static void
test_too_much (void)
{
  const BrgResumptionGame games[] = {
    { { 1, 2 }, 5, 3 * HOUR },
    { { 1, 3 }, 4, 3 * HOUR },
    { { 1, 4 }, 3, 3 * HOUR },
  };
  BrgResumptionPlan plan = { games, 3, sessions, 2, 7, 43 * HOUR };
  const BrgResumptionRules rules = soviet ();
  g_autoptr (GArray) slots = brg_resumption_propose (&plan, &rules);
  g_autoptr (GArray) problems = brg_resumption_check (
      &plan, &rules, (const BrgResumptionSlot *) (gpointer) slots->data, slots->len);

  /* After three hours and the rest less than an hour is left. */
  g_assert_cmpuint (slots->len, ==, 2);
  g_assert_cmpuint (problems->len, ==, 2);
  g_assert_cmpint (g_array_index (problems, BrgResumptionProblem, 0).fault, ==,
                   BRG_RESUMPTION_UNFINISHED);
  g_assert_cmpint (g_array_index (problems, BrgResumptionProblem, 1).fault, ==,
                   BRG_RESUMPTION_LAST_ROUND);
  g_assert_cmpuint (g_array_index (problems, BrgResumptionProblem, 1).game, ==, 0);
}

static void
test_interrupted (void)
{
  const BrgResumptionGame game = { { 1, 2 }, 5, 5 * HOUR };
  const BrgResumptionPlan plan = { &game, 1, sessions, 2, 0, BRG_RESUMPTION_NEVER };
  const BrgResumptionRules rules = soviet ();
  g_autoptr (GArray) slots = brg_resumption_propose (&plan, &rules);
  const BrgResumptionSlot *first = &g_array_index (slots, BrgResumptionSlot, 0);
  const BrgResumptionSlot *second = &g_array_index (slots, BrgResumptionSlot, 1);

  g_assert_cmpuint (slots->len, ==, 2);
  g_assert_true (first->is_interrupted);
  g_assert_cmpint (first->end, ==, 19 * HOUR);
  g_assert_false (second->is_interrupted);
  g_assert_cmpint (second->end - second->start, ==, HOUR);
}

/* Whatever is asked, an order that is proposed breaks nothing but what there is no room for. */
static void
test_random_plans (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1956);
  const BrgResumptionRules rules = soviet ();

  for (guint round = 0; round < 300; round++)
    {
      BrgResumptionGame games[9];
      const guint n_games = (guint) g_rand_int_range (rand, 1, 10);
      const BrgResumptionPlan plan = { games, n_games, sessions, 2, 9, 50 * HOUR };
      g_autoptr (GArray) slots = NULL;
      g_autoptr (GArray) problems = NULL;

      for (guint i = 0; i < n_games; i++)
        {
          gint white = g_rand_int_range (rand, 1, 8);

          games[i] = (BrgResumptionGame){ { white, white + g_rand_int_range (rand, 1, 4) },
                                          g_rand_int_range (rand, 1, 9),
                                          MINUTE * g_rand_int_range (rand, 5, 300) };
        }
      slots = brg_resumption_propose (&plan, &rules);
      problems = brg_resumption_check (
          &plan, &rules, (const BrgResumptionSlot *) (gpointer) slots->data, slots->len);
      for (guint i = 0; i < problems->len; i++)
        g_assert_cmpint (g_array_index (problems, BrgResumptionProblem, i).fault, >=,
                         BRG_RESUMPTION_UNFINISHED);
    }
}

BRG_TEST_TOPIC ("resumption")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/resumption/ussr-chess-1956/20/rest", test_rest);
  g_test_add_func ("/engine/resumption/ussr-chess-1956/20/latest-start", test_latest_start);
  g_test_add_func ("/engine/resumption/ussr-chess-1956/20/session", test_session);
  g_test_add_func ("/engine/resumption/ussr-chess-1956/20/last-round", test_last_round);
  g_test_add_func ("/engine/resumption/books", test_books);
  g_test_add_func ("/engine/resumption/propose", test_propose);
  g_test_add_func ("/engine/resumption/too-much", test_too_much);
  g_test_add_func ("/engine/resumption/ussr-chess-1956/20/interrupted", test_interrupted);
  g_test_add_func ("/engine/resumption/random", test_random_plans);
  return g_test_run ();
}
