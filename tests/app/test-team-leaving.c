/* test-team-leaving.c - what follows when a team leaves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-leaving.h"
#include "brg-rulebooks.h"
#include "brg-snapshot-tournament.h"
#include "brg-test.h"
#include "brg-withdrawal-text.h"
#include "team-fixture.h"

#define NOT_CHOSEN \
  "The jury has not chosen yet: matches lost or annulled. Until then the results count."

/* Four teams on two boards: 1 beat 4, 2 beat 3, 4 beat 3, 1 and 2 were level; team 4 has still to
 * meet 2, and 3 to meet 1. Board 2 is White's of the second-named. */
static BrgSnapshot *
make_round_robin (void)
{
  BrgSnapshot *snapshot = team_fixture_new (4, 2, 2);

  g_free (snapshot->group->system);
  snapshot->group->system = g_strdup ("berger");
  g_free (snapshot->group->tie_breaks);
  snapshot->group->tie_breaks = g_strdup ("");
  snapshot->group->match_scoring = brg_scoring_two_one ();
  team_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:10 2-3:10");
  team_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "4-3:10 1-2:==");
  team_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "2-4 3-1");
  return snapshot;
}

static char *
dup_text (const BrgSnapshot *snapshot, gint team)
{
  g_autoptr (BrgTournament) tournament = brg_snapshot_to_tournament (snapshot);
  g_autoptr (BrgWithdrawals) withdrawals =
      brg_withdrawals_apply (tournament, snapshot->event->rulebook);

  return brg_withdrawal_dup_text (snapshot, team, &withdrawals->players[team]);
}

/* 1 and 2 lead with 3 points each, 4 is third with 2. Lost: 2 has 5, 1 has 3, 4 has 2: the two
 * shared places change. Annulled: 2 has 3, 1 has 1, 3 has 0: all three change. */
static void
test_advice (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_round_robin ();
  BrgLeavingAdvice advice;

  g_assert_true (brg_leaving_jury_decides (snapshot));
  advice = brg_leaving_advise (snapshot, 3, 2);
  g_assert_cmpint (advice.n_prizes, ==, 3);
  g_assert_cmpint (advice.n_forfeits, ==, 2);
  g_assert_cmpint (advice.n_annulled, ==, 3);
  g_assert_cmpint (advice.rule, ==, BRG_LEAVER_FORFEITS);
}

static void
test_text (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_round_robin ();
  BrgEntry *team = snapshot->entries->pdata[3];
  g_autofree char *undecided = NULL;
  g_autofree char *decided = NULL;

  team->left_after = 2;
  undecided = dup_text (snapshot, 3);
  g_assert_cmpstr (undecided, ==,
                   "No. 4 Team4: 2 matches played of 3, half is 1½. " NOT_CHOSEN
                   " Unplayed games: − for the player, + for the opponents.");
  team->leaver_rule = BRG_LEAVER_ANNULLED;
  decided = dup_text (snapshot, 3);
  g_assert_cmpstr (decided, ==,
                   "No. 4 Team4: 2 matches played of 3, half is 1½. By decision of the "
                   "arbiters all results are annulled and shown crossed out.");
}

/* In a Swiss as well, also when only the last round was missed. */
static void
test_swiss (void)
{
  g_autoptr (BrgSnapshot) snapshot = team_fixture_new (4, 2, 2);
  BrgEntry *team = snapshot->entries->pdata[3];
  g_autofree char *text = NULL;

  snapshot->group->n_rounds = 2;
  team_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:10 2-3:10");
  team_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "4-3:10 1-2:==");
  team->left_after = 2;
  text = dup_text (snapshot, 3);
  g_assert_cmpstr (text, ==, "No. 4 Team4: 2 rounds played of 2. " NOT_CHOSEN);
  g_assert_true (brg_leaving_may_decide (snapshot));
  snapshot->event->rulebook = brg_rulebook_find ("rus-chess-2014");
  g_assert_false (brg_leaving_may_decide (snapshot));
}

BRG_TEST_TOPIC ("team-leaving")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/team-leaving/rus-draughts-2022/5.4.9.5/advice", test_advice);
  g_test_add_func ("/app/team-leaving/rus-draughts-2022/5.4.9.5/text", test_text);
  g_test_add_func ("/app/team-leaving/rus-draughts-2022/5.4.9.5/swiss", test_swiss);
  return g_test_run ();
}
