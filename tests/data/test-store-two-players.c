/* test-store-two-players.c - two without an opponent get each other in a published round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-two-players.h"
#include "brg-test.h"
#include "store-fixture.h"

static gint64
add_newcomer (StoreFixture *fixture, gint joins_round)
{
  g_autoptr (BrgEntry) entry = brg_entry_new ();
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  g_free (entry->family_name);
  entry->family_name = g_strdup ("Новичков");
  entry->joins_round = joins_round;
  brg_store_add_entry (fixture->store, fixture->group_id, entry, BRG_OUTCOME_ZERO_BYE, &id, &error);
  g_assert_no_error (error);
  return id;
}

static void
pair (StoreFixture *fixture, gint round, gint64 white_id, gint64 black_id, const char *refusal)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (GError) error = NULL;
  BrgTwoPlayers two = {
    .round_id = brg_snapshot_get_round (snapshot, round)->id,
    .white_id = white_id,
    .black_id = black_id,
    .reason = "поздняя заявка",
    .decided_by = "Л. Осин",
  };

  brg_store_pair_two_players (fixture->store, &two, &error);
  if (refusal == NULL)
    g_assert_no_error (error);
  else
    {
      g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
      g_assert_cmpstr (error->message, ==, refusal);
    }
}

static const BrgGame *
get_game (const BrgSnapshot *snapshot, gint round, guint place)
{
  return &g_array_index (brg_snapshot_get_round (snapshot, round)->games, BrgGame, place);
}

/* fide-handling-2026 4: a late entry gets the one with the bye and nobody else is touched; one undo
 * takes it back. rus-draughts-2022 5.4.10.12: reason and author stand with the pairs. */
static void
test_bye (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) after = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *undone = NULL;
  g_autofree char *title = NULL;
  g_autoptr (BrgJournalEntry) entry = NULL;
  const BrgRound *round;
  const BrgGame *game;
  gint64 newcomer;
  gint64 odd;

  store_fixture_open (&fixture, 5);
  store_fixture_publish (&fixture);
  newcomer = add_newcomer (&fixture, 2);
  after = store_fixture_load (&fixture);
  game = get_game (after, 1, 2);
  g_assert_cmpint (game->black, ==, BRG_NOBODY);
  odd = brg_snapshot_get_entry (after, game->white)->id;
  before = brg_journal_hash_content (fixture.store, NULL);
  pair (&fixture, 1, newcomer, odd, NULL);
  brg_snapshot_unref (g_steal_pointer (&after));
  after = store_fixture_load (&fixture);
  round = brg_snapshot_get_round (after, 1);
  g_assert_cmpuint (round->games->len, ==, 3);
  game = get_game (after, 1, 2);
  g_assert_cmpint (game->board, ==, 3);
  g_assert_true (game->is_manual);
  g_assert_true (brg_game_is_missing (game));
  g_assert_cmpint (brg_snapshot_get_entry (after, game->white)->id, ==, newcomer);
  g_assert_cmpint (brg_snapshot_get_entry (after, game->white)->number, ==, 6);
  g_assert_cmpint (brg_snapshot_get_entry (after, game->white)->joins_round, ==, 1);
  g_assert_cmpint (brg_snapshot_get_entry (after, game->black)->id, ==, odd);
  g_assert_cmpstr (round->changed_reason, ==, "поздняя заявка");
  g_assert_cmpstr (round->changed_by, ==, "Л. Осин");
  entry = brg_journal_peek_undo (fixture.store, fixture.event_id);
  title = brg_journal_entry_dup_title (entry);
  g_assert_true (g_str_has_prefix (title, "Round 1, board 3: Новичков – "));
  g_assert_true (g_str_has_suffix (title, " (поздняя заявка, Л. Осин)"));
  pair (&fixture, 1, newcomer, odd, "Новичков is not without an opponent in round 1.");
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  undone = brg_journal_hash_content (fixture.store, NULL);
  g_assert_cmpstr (undone, ==, before);
  brg_journal_verify (fixture.store, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* Two who came late get a board of their own; the bye stays the last, and a second reason is added
 * to the first. */
static void
test_own_board (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) after = NULL;
  gint64 first;
  gint64 second;
  gint64 third;
  gint64 odd;

  store_fixture_open (&fixture, 5);
  store_fixture_publish (&fixture);
  after = store_fixture_load (&fixture);
  odd = brg_snapshot_get_entry (after, get_game (after, 1, 2)->white)->id;
  g_clear_pointer (&after, brg_snapshot_unref);
  first = add_newcomer (&fixture, 2);
  second = add_newcomer (&fixture, 2);
  third = add_newcomer (&fixture, 2);
  pair (&fixture, 1, first, second, NULL);
  pair (&fixture, 1, odd, third, NULL);
  after = store_fixture_load (&fixture);
  g_assert_cmpuint (brg_snapshot_get_round (after, 1)->games->len, ==, 4);
  g_assert_cmpint (brg_snapshot_get_entry (after, get_game (after, 1, 2)->white)->id, ==, first);
  g_assert_cmpint (get_game (after, 1, 2)->board, ==, 3);
  g_assert_cmpint (brg_snapshot_get_entry (after, get_game (after, 1, 3)->white)->id, ==, odd);
  g_assert_cmpint (get_game (after, 1, 3)->board, ==, 4);
  g_assert_cmpint (brg_snapshot_get_entry (after, get_game (after, 1, 3)->black)->number, ==, 8);
  g_assert_cmpstr (brg_snapshot_get_round (after, 1)->changed_reason, ==, "поздняя заявка");
  store_fixture_close (&fixture);
}

/* Who left does not play, a closed round stays as it is, and nothing happens without a reason. */
static void
test_refused (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;
  BrgTwoPlayers two = { 0 };
  gint64 newcomer;
  gint64 gone;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  newcomer = add_newcomer (&fixture, 2);
  gone = add_newcomer (&fixture, 2);
  snapshot = store_fixture_load (&fixture);
  pair (&fixture, 1, newcomer, brg_snapshot_get_entry (snapshot, 0)->id,
        "Игрок1 Имя is not without an opponent in round 1.");
  g_assert_true (brg_store_withdraw (fixture.store, gone, 0, "", &error));
  pair (&fixture, 1, newcomer, gone, "Новичков is not without an opponent in round 1.");
  two = (BrgTwoPlayers){ .round_id = brg_snapshot_get_round (snapshot, 1)->id,
                         .white_id = newcomer,
                         .black_id = gone,
                         .reason = "",
                         .decided_by = "Л. Осин" };
  g_assert_false (brg_store_pair_two_players (fixture.store, &two, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  for (gint board = 1; board <= 2; board++)
    {
      BrgResultChange change = { .game_id = store_fixture_game (&fixture, 1, board),
                                 .act = BRG_RESULT_ENTER,
                                 .white = BRG_OUTCOME_WIN,
                                 .black = BRG_OUTCOME_LOSS };

      g_assert_true (brg_store_change_result (fixture.store, &change, &error));
    }
  g_assert_true (brg_store_close_round (fixture.store, two.round_id, &error));
  pair (&fixture, 1, newcomer, gone, "The present state of the round does not allow this.");
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-two-players")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-two-players/bye", test_bye);
  g_test_add_func ("/data/store-two-players/own-board", test_own_board);
  g_test_add_func ("/data/store-two-players/refused", test_refused);
  return g_test_run ();
}
