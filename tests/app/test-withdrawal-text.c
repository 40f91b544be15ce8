/* test-withdrawal-text.c - what became of a player who left, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-meeting-games.h"
#include "brg-snapshot-tournament.h"
#include "brg-test.h"
#include "brg-withdrawal-text.h"

#include <string.h>

#include "event-fixture.h"

#define STAY_AND_COUNT \
  "The results stand and count. Unplayed games: − for the player, + for the opponents."
#define STAY_FOR_RATING "The results stand for rating but do not count in the standings."
#define LOST " Unplayed games: − for the player, + for the opponents."
#define MINUS_BOTH " Unplayed games: − for both."
#define ANNULLED "All these games are annulled and shown crossed out."

/* Player 1 of a round robin meets 2, 3, ... and leaves after as many rounds as he has signs: `1`
 * played, `*` adjourned, `-` lost without play. */
static const struct
{
  const char *path;
  const char *rulebook;
  gint n_players;
  const char *games;
  const char *text;
} leavers[] = {
  { "rus-draughts-2022/5.4.5.3/half", "rus-draughts-2022", 5, "11",
    "No. 1 Player01: 2 games played of 4, half is 2. " STAY_AND_COUNT },
  { "rus-draughts-2022/5.4.5.3/more", "rus-draughts-2022", 5, "111",
    "No. 1 Player01: 3 games played of 4, half is 2. " STAY_AND_COUNT },
  { "rus-draughts-2022/5.4.5.2/less", "rus-draughts-2022", 5, "1",
    "No. 1 Player01: 1 game played of 4, half is 2. " STAY_FOR_RATING MINUS_BOTH },
  { "rus-draughts-2022/5.4.5.2/less-than-a-broken-half", "rus-draughts-2022", 6, "11",
    "No. 1 Player01: 2 games played of 5, half is 2½. " STAY_FOR_RATING MINUS_BOTH },
  { "rus-draughts-2022/5.4.5.2/none", "rus-draughts-2022", 6, "",
    "No. 1 Player01: 0 games played of 5, half is 2½. " STAY_FOR_RATING MINUS_BOTH },
  { "rus-draughts-2022/5.4.5.4/adjourned-counts-as-played", "rus-draughts-2022", 6, "11*",
    "No. 1 Player01: 3 games played of 5, half is 2½. " STAY_AND_COUNT },
  { "rus-draughts-2022/5.4.5.2/forfeit-is-not-played", "rus-draughts-2022", 6, "11-",
    "No. 1 Player01: 2 games played of 5, half is 2½. " STAY_FOR_RATING MINUS_BOTH },
  { "rus-chess-2014/24.1.1/less", "rus-chess-2014", 5, "1",
    "No. 1 Player01: 1 game played of 4, half is 2. " STAY_FOR_RATING LOST },
  { "rus-chess-2014/24.1.2/half", "rus-chess-2014", 5, "11",
    "No. 1 Player01: 2 games played of 4, half is 2. " STAY_AND_COUNT },
  { "fide-2023/less", "fide-2023", 5, "1",
    "No. 1 Player01: 1 game played of 4, half is 2. " STAY_FOR_RATING LOST },
  { "ukr-chess-2016/half", "ukr-chess-2016", 5, "11",
    "No. 1 Player01: 2 games played of 4, half is 2. " STAY_AND_COUNT },
  /* Row and column are struck out: there is nothing to say of the games to come. */
  { "ussr-chess-1956/23/less", "ussr-chess-1956", 12, "11111",
    "No. 1 Player01: 5 games played of 11, half is 5½. " ANNULLED },
  { "ussr-chess-1956/23/half", "ussr-chess-1956", 12, "11111*",
    "No. 1 Player01: 6 games played of 11, half is 5½. " STAY_AND_COUNT },
};

static BrgSnapshot *
make_round_robin (const char *rulebook, gint n_players, const char *games)
{
  BrgSnapshot *snapshot = event_fixture_new ("berger", rulebook, n_players, 0);
  gint n_games = (gint) strlen (games);

  for (gint round = 1; round < n_players; round++)
    {
      g_autofree char *board = round <= n_games
                                   ? g_strdup_printf ("1-%d:%c", round + 1, games[round - 1])
                                   : g_strdup_printf ("1-%d", round + 1);

      event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, board);
    }
  ((BrgEntry *) snapshot->entries->pdata[0])->left_after = n_games;
  return snapshot;
}

static char *
dup_text (const BrgSnapshot *snapshot, gint entry)
{
  g_autoptr (BrgTournament) tournament = brg_snapshot_to_tournament (snapshot);
  g_autoptr (BrgWithdrawals) withdrawals =
      brg_withdrawals_apply (tournament, snapshot->event->rulebook);

  return brg_withdrawal_dup_text (snapshot, entry, &withdrawals->players[entry]);
}

static void
test_leaver (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (BrgSnapshot) snapshot =
      make_round_robin (leavers[i].rulebook, leavers[i].n_players, leavers[i].games);
  g_autofree char *text = dup_text (snapshot, 0);

  g_assert_cmpstr (text, ==, leavers[i].text);
}

/* What was decided comes before the half; player 1 leaves after `games`. */
static const struct
{
  const char *path;
  const char *rulebook;
  const char *games;
  BrgLeaverRule rule;
  gboolean is_excluded;
  const char *text;
} decisions[] = {
  { "rus-draughts-2022/5.4.5.1/arbiters-let-count", "rus-draughts-2022", "1", BRG_LEAVER_FORFEITS,
    FALSE,
    "No. 1 Player01: 1 game played of 5, half is 2½. By decision of the arbiters the results "
    "stand and count." LOST },
  { "ussr-chess-1956/26/arbiters-annul", "ussr-chess-1956", "111", BRG_LEAVER_ANNULLED, FALSE,
    "No. 1 Player01: 3 games played of 5, half is 2½. By decision of the arbiters all results "
    "are annulled and shown crossed out." },
  { "rus-chess-2014/24.1.1/excluded", "rus-chess-2014", "1", BRG_LEAVER_BY_BOOK, TRUE,
    "No. 1 Player01: 1 game played of 5, half is 2½. Excluded by the arbiters. " STAY_FOR_RATING
        LOST },
};

static void
test_decision (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (BrgSnapshot) snapshot =
      make_round_robin (decisions[i].rulebook, 6, decisions[i].games);
  BrgEntry *entry = snapshot->entries->pdata[0];
  g_autofree char *text = NULL;

  entry->leaver_rule = decisions[i].rule;
  entry->is_excluded = decisions[i].is_excluded;
  text = dup_text (snapshot, 0);
  g_assert_cmpstr (text, ==, decisions[i].text);
}

/* Two games with everybody, one after the other, are games where no meeting is said to be played.
 */
static void
test_games_in_a_row (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("berger", "rus-draughts-2022", 4, 0);
  g_autofree char *text = NULL;

  snapshot->group->cycles = 2;
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:1 2-3:1");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "4-1:1 3-2:1");
  event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "4-3 1-2");
  event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "3-4 2-1");
  event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "2-4 3-1");
  event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "4-2 1-3");
  ((BrgEntry *) snapshot->entries->pdata[0])->left_after = 2;
  text = dup_text (snapshot, 0);
  g_assert_cmpstr (text, ==,
                   "No. 1 Player01: 2 games played of 6, half is 3. " STAY_FOR_RATING MINUS_BOTH);
}

/* Rounds of two games: one game makes the micro-match a played one. */
static void
test_micro_matches (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_round_robin ("rus-draughts-2022", 4, "1");
  g_autoptr (BrgTournament) tournament = brg_snapshot_to_tournament (snapshot);
  g_autoptr (BrgWithdrawals) withdrawals = NULL;
  g_autofree char *text = NULL;

  brg_meeting_games_set_number (tournament, 2);
  brg_meeting_games_set (tournament, 0, 1, 1, BRG_OUTCOME_WIN);
  brg_meeting_games_set (tournament, 1, 1, 1, BRG_OUTCOME_LOSS);
  brg_meeting_games_add_up (tournament, 0, 1);
  withdrawals = brg_withdrawals_apply (tournament, snapshot->event->rulebook);
  text = brg_withdrawal_dup_text (snapshot, 0, &withdrawals->players[0]);
  g_assert_cmpstr (
      text, ==,
      "No. 1 Player01: 1 micro-match played of 3, half is 1½. " STAY_FOR_RATING MINUS_BOTH);
}

/* By correspondence a game that has begun is played; how many of them are not finished is said. */
static void
test_begun (void)
{
  static const char open[] = "No. 1 Player01: 3 games played of 5, half is 2½. A game in which a "
                             "letter was sent is played, finished or not (5.4.5.4): 2 are not "
                             "finished. The chief arbiter has not decided yet: the results are "
                             "counted or annulled (10.5.3). Until then they stand, and games that "
                             "are not finished stay open.";
  static const char closed[] = "No. 1 Player01: 1 game played of 5, half is 2½. A game in which a "
                               "letter was sent is played (5.4.5.4). The chief arbiter has not "
                               "decided yet: the results are counted or annulled (10.5.3). Until "
                               "then they stand, and games that are not finished stay open.";
  g_autoptr (BrgSnapshot) snapshot = make_round_robin ("rus-draughts-2022", 6, "1");
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  snapshot->group->is_postal = TRUE;
  before = dup_text (snapshot, 0);
  g_assert_cmpstr (before, ==, closed);
  for (gint round = 2; round <= 3; round++)
    g_array_index (brg_snapshot_get_round (snapshot, round)->games, BrgGame, 0).has_letters = TRUE;
  after = dup_text (snapshot, 0);
  g_assert_cmpstr (after, ==, open);
}

/* A match has no half; in the code of 1956 it is lost. */
static void
test_match (void)
{
  static const struct
  {
    const char *rulebook;
    const char *text;
  } books[] = {
    { "ussr-chess-1956", "No. 1 Player01: 1 game played of 4. A player who refuses to continue "
                         "loses the match." LOST },
    { "rus-draughts-2022", "No. 1 Player01: 1 game played of 4. " STAY_AND_COUNT },
  };

  for (guint i = 0; i < G_N_ELEMENTS (books); i++)
    {
      g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("match", books[i].rulebook, 2, 0);
      g_autofree char *text = NULL;

      snapshot->group->cycles = 4;
      event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1");
      event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "2-1");
      event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "1-2");
      event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "2-1");
      ((BrgEntry *) snapshot->entries->pdata[0])->left_after = 1;
      text = dup_text (snapshot, 0);
      g_assert_cmpstr (text, ==, books[i].text);
    }
}

static void
test_missed (void)
{
  g_autoptr (BrgSnapshot) draughts = make_round_robin ("rus-draughts-2022", 6, "1");
  g_autoptr (BrgSnapshot) chess = make_round_robin ("rus-chess-2014", 6, "1");
  g_autofree char *two = brg_withdrawal_dup_missed (draughts, 0, 2);
  g_autofree char *three = brg_withdrawal_dup_missed (chess, 0, 3);

  g_assert_cmpstr (two, ==,
                   "No. 1 Player01 has missed 2 games: the chief arbiter decides whether the "
                   "player continues.");
  g_assert_cmpstr (three, ==,
                   "No. 1 Player01 lost 3 games by default and is excluded unless the chief "
                   "arbiter decides otherwise.");
}

/* By these rules one game is enough, in draughts it is the arbiter's decision at once; three are a
 * rule of their own. */
static void
test_warning (void)
{
  static const struct
  {
    const char *rulebook;
    const char *games;
    const char *article;
  } players[] = {
    { "rus-chess-2014", "11", NULL },
    { "rus-chess-2014", "1-", "rus-chess-2014 13.19" },
    { "rus-chess-2014", "--1", "rus-chess-2014 13.19" },
    { "rus-chess-2014", "---", "rus-chess-2014 13.20" },
    { "rus-draughts-2022", "1-", "rus-draughts-2022 5.4.5.1" },
    { "ussr-chess-1956", "---", NULL },
    /* what the Russian book says of it is none of FIDE's rules */
    { "fide-2023", "1-", NULL },
    { "fide-2023", "---", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    {
      g_autoptr (BrgSnapshot) snapshot =
          make_round_robin (players[i].rulebook, 6, players[i].games);
      BrgEntry *entry = snapshot->entries->pdata[0];
      const char *article = NULL;
      g_autofree char *gone = brg_withdrawal_dup_warning (snapshot, 0, &article);
      g_autofree char *warning = NULL;

      g_assert_null (gone);
      entry->left_after = BRG_STAYS;
      warning = brg_withdrawal_dup_warning (snapshot, 0, &article);
      g_assert_cmpstr (article, ==, players[i].article);
      g_assert_cmpint (warning != NULL, ==, players[i].article != NULL);
    }
}

/* One finished, one adjourned, one lost before by not being there, two left behind. */
static void
test_fate (void)
{
  static const struct
  {
    const char *rulebook;
    BrgLeaverRule rule;
    const char *fate;
  } fates[] = {
    { "rus-draughts-2022", BRG_LEAVER_BY_BOOK,
      "Finished: 1, they stand for rating but do not count.\nAdjourned: 1, to be adjudicated; "
      "counted as played.\nForfeited earlier: 1, not counted as played.\nNot played: 2, a "
      "minus for both." },
    { "ussr-chess-1956", BRG_LEAVER_BY_BOOK,
      "Finished: 1, annulled; they stand for rating and titles.\nAdjourned: 1, to be "
      "adjudicated; counted as played.\nForfeited earlier: 1, not counted as played.\nNot "
      "played: 2, left empty." },
    { "rus-chess-2014", BRG_LEAVER_FORFEITS,
      "Finished: 1, they count.\nAdjourned: 1, to be adjudicated; counted as "
      "played.\nForfeited earlier: 1, not counted as played.\nNot played: 2, a minus here and "
      "a plus for the opponents." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (fates); i++)
    {
      g_autoptr (BrgSnapshot) snapshot = make_round_robin (fates[i].rulebook, 6, "1*-");
      g_autoptr (BrgLeaving) leaving = brg_leaving_new_as_decided (snapshot, 0, 3, fates[i].rule);
      g_autofree char *fate = brg_withdrawal_dup_fate (leaving);

      g_assert_cmpstr (fate, ==, fates[i].fate);
    }
}

/* The number is the start number, the name has both parts. */
static void
test_name (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_round_robin ("ussr-chess-1956", 5, "1");
  BrgEntry *entry = snapshot->entries->pdata[0];
  g_autofree char *text = NULL;

  g_free (entry->family_name);
  g_free (entry->given_name);
  entry->family_name = g_strdup ("Алфёров");
  entry->given_name = g_strdup ("Егор");
  entry->number = 17;
  text = dup_text (snapshot, 0);
  g_assert_cmpstr (text, ==, "No. 17 Алфёров Егор: 1 game played of 4, half is 2. " ANNULLED);
}

/* Every round robin of two cycles has twice the games. */
static void
test_two_cycles (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_round_robin ("rus-chess-2014", 4, "111");
  g_autofree char *text = NULL;

  snapshot->group->cycles = 2;
  text = dup_text (snapshot, 0);
  /* All rounds that are known are over: he has left only when one comes after. */
  g_assert_cmpstr (text, ==, "");
  event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "2-1 3-4");
  g_clear_pointer (&text, g_free);
  text = dup_text (snapshot, 0);
  g_assert_cmpstr (text, ==, "No. 1 Player01: 3 games played of 6, half is 3. " STAY_AND_COUNT);
}

/* Nothing is said of who stays, nor of the opponents of a leaver, nor in a Swiss. */
static void
test_nothing_follows (void)
{
  g_autoptr (BrgSnapshot) round_robin = make_round_robin ("ussr-chess-1956", 5, "1");
  g_autoptr (BrgSnapshot) swiss = event_fixture_new ("coefficients", "rus-draughts-2022", 4, 3);
  g_autofree char *opponent = dup_text (round_robin, 1);
  g_autofree char *leaver = NULL;

  g_assert_cmpstr (opponent, ==, "");
  event_fixture_add_round (swiss, BRG_ROUND_CLOSED, "1-3:1 4-2:=");
  ((BrgEntry *) swiss->entries->pdata[0])->left_after = 1;
  leaver = dup_text (swiss, 0);
  g_assert_cmpstr (leaver, ==, "");
}

BRG_TEST_TOPIC ("withdrawal-text")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/withdrawal-text/rus-draughts-2022/5.4.5.4/begun", test_begun);
  for (gsize i = 0; i < G_N_ELEMENTS (leavers); i++)
    {
      g_autofree char *path = g_strconcat ("/app/withdrawal-text/", leavers[i].path, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER ((guint) i), test_leaver);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (decisions); i++)
    {
      g_autofree char *path = g_strconcat ("/app/withdrawal-text/", decisions[i].path, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER ((guint) i), test_decision);
    }
  g_test_add_func ("/app/withdrawal-text/rus-draughts-2022/5.4.5.2/micro-matches",
                   test_micro_matches);
  g_test_add_func ("/app/withdrawal-text/rus-draughts-2022/5.4.5.2/games-in-a-row",
                   test_games_in_a_row);
  g_test_add_func ("/app/withdrawal-text/ussr-chess-1956/23/match", test_match);
  g_test_add_func ("/app/withdrawal-text/rus-chess-2014/13.20/missed", test_missed);
  g_test_add_func ("/app/withdrawal-text/rus-chess-2014/13.19/warning", test_warning);
  g_test_add_func ("/app/withdrawal-text/rus-draughts-2022/5.4.5.4/fate", test_fate);
  g_test_add_func ("/app/withdrawal-text/name", test_name);
  g_test_add_func ("/app/withdrawal-text/two-cycles", test_two_cycles);
  g_test_add_func ("/app/withdrawal-text/rus-draughts-2022/5.4.5.5/nothing-follows",
                   test_nothing_follows);
  return g_test_run ();
}
