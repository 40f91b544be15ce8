/* test-withdrawal-text.c - what became of a player who left, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-withdrawal-text.h"

#include <string.h>

#include "event-fixture.h"

#define STAY_AND_COUNT                                                        \
  "The results stay and count. Unplayed games: − for the player, + for the" \
  " opponents."
#define STAY_FOR_RATING "The results stay for rating and do not count for the places."
#define LOST " Unplayed games: − for the player, + for the opponents."
#define MINUS_BOTH " Unplayed games: − for both."
#define ANNULLED "All these games are annulled, row and column are struck out."

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

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (leavers); i++)
    {
      g_autofree char *path = g_strconcat ("/app/withdrawal-text/", leavers[i].path, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER ((guint) i), test_leaver);
    }
  g_test_add_func ("/app/withdrawal-text/name", test_name);
  g_test_add_func ("/app/withdrawal-text/two-cycles", test_two_cycles);
  g_test_add_func ("/app/withdrawal-text/rus-draughts-2022/5.4.5.5/nothing-follows",
                   test_nothing_follows);
  return g_test_run ();
}
