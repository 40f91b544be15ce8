/* test-store-rounds.c - actions on players, rounds and results: what they do and what they refuse
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pairing-systems.h"
#include "brg-pairing.h"
#include "brg-snapshot-tournament.h"
#include "brg-store-documents.h"
#include "brg-store-removal.h"
#include "brg-test.h"
#include "store-fixture.h"

static void
enter (StoreFixture *fixture, gint round, gint board, BrgOutcome white, BrgOutcome black)
{
  g_autoptr (GError) error = NULL;

  brg_store_set_result (fixture->store, store_fixture_game (fixture, round, board), white, black,
                        &error);
  g_assert_no_error (error);
}

static gint64
round_id (StoreFixture *fixture, gint number)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  return brg_snapshot_get_round (snapshot, number)->id;
}

static void
assert_is_sound (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  brg_journal_verify (fixture->store, &error);
  g_assert_no_error (error);
}

static void
test_life_of_a_round (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  g_assert_false (brg_store_close_round (fixture.store, round_id (&fixture, 1), &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, "2 results are missing.");
  g_clear_error (&error);
  enter (&fixture, 1, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  enter (&fixture, 1, 2, BRG_OUTCOME_ADJOURNED, BRG_OUTCOME_ADJOURNED);
  brg_store_close_round (fixture.store, round_id (&fixture, 1), &error);
  g_assert_no_error (error);
  g_assert_false (brg_store_set_result (fixture.store, store_fixture_game (&fixture, 1, 1),
                                        BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_CLOSED);
  g_clear_error (&error);
  brg_store_reopen_round (fixture.store, round_id (&fixture, 1), &error);
  g_assert_no_error (error);
  snapshot = store_fixture_load (&fixture);
  g_assert_cmpint (brg_snapshot_get_round (snapshot, 1)->state, ==, BRG_ROUND_PUBLISHED);
  assert_is_sound (&fixture);
  store_fixture_close (&fixture);
}

static const struct
{
  const char *path;
  BrgOutcome white;
  BrgOutcome black;
  gboolean is_allowed;
} outcomes[] = {
  { "/data/results/win", BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS, TRUE },
  { "/data/results/draw", BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW, TRUE },
  { "/data/results/fide-2023/11.7/half-to-nothing", BRG_OUTCOME_DRAW, BRG_OUTCOME_LOSS, TRUE },
  { "/data/results/fide-2023/11.8/both-lose", BRG_OUTCOME_LOSS, BRG_OUTCOME_LOSS, TRUE },
  { "/data/results/both-absent", BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_LOSS, TRUE },
  { "/data/results/adjourned", BRG_OUTCOME_ADJOURNED, BRG_OUTCOME_ADJOURNED, TRUE },
  { "/data/results/fide-2023/10.2/both-win", BRG_OUTCOME_WIN, BRG_OUTCOME_WIN, FALSE },
  { "/data/results/fide-2023/10.2/win-and-draw", BRG_OUTCOME_WIN, BRG_OUTCOME_DRAW, FALSE },
  { "/data/results/both-forfeit-wins", BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_WIN, FALSE },
  { "/data/results/win-and-forfeit", BRG_OUTCOME_WIN, BRG_OUTCOME_FORFEIT_LOSS, FALSE },
  { "/data/results/half-adjourned", BRG_OUTCOME_ADJOURNED, BRG_OUTCOME_WIN, FALSE },
  { "/data/results/one-side-only", BRG_OUTCOME_WIN, BRG_OUTCOME_NONE, FALSE },
  { "/data/results/bye", BRG_OUTCOME_HALF_BYE, BRG_OUTCOME_LOSS, FALSE },
};

static void
test_outcomes (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  g_assert_cmpint (brg_store_set_result (fixture.store, store_fixture_game (&fixture, 1, 1),
                                         outcomes[i].white, outcomes[i].black, &error),
                   ==, outcomes[i].is_allowed);
  if (!outcomes[i].is_allowed)
    g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  store_fixture_close (&fixture);
}

static void
test_correction (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  const BrgGame *game;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  enter (&fixture, 1, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  enter (&fixture, 1, 2, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  brg_store_close_round (fixture.store, round_id (&fixture, 1), &error);
  g_assert_no_error (error);
  store_fixture_publish (&fixture);
  brg_store_change_result (fixture.store,
                           &(BrgResultChange){ .act = BRG_RESULT_CORRECT_RATING,
                                               .game_id = store_fixture_game (&fixture, 1, 1),
                                               .white = BRG_OUTCOME_DRAW,
                                               .black = BRG_OUTCOME_DRAW,
                                               .reason = "бланк" },
                           &error);
  g_assert_no_error (error);
  brg_store_change_result (fixture.store,
                           &(BrgResultChange){ .act = BRG_RESULT_CORRECT,
                                               .game_id = store_fixture_game (&fixture, 1, 2),
                                               .white = BRG_OUTCOME_LOSS,
                                               .black = BRG_OUTCOME_WIN,
                                               .remove_from = 2,
                                               .reason = "бланк" },
                           &error);
  g_assert_no_error (error);
  snapshot = store_fixture_load (&fixture);
  g_assert_cmpuint (snapshot->rounds->len, ==, 1);
  game = &g_array_index (brg_snapshot_get_round (snapshot, 1)->games, BrgGame, 0);
  g_assert_cmpint (game->white_outcome, ==, BRG_OUTCOME_WIN);
  g_assert_cmpint (game->rating_white, ==, BRG_OUTCOME_DRAW);
  game = &g_array_index (brg_snapshot_get_round (snapshot, 1)->games, BrgGame, 1);
  g_assert_cmpint (game->white_outcome, ==, BRG_OUTCOME_LOSS);
  assert_is_sound (&fixture);
  store_fixture_close (&fixture);
}

/* An adjourned game does not hinder the closing, and gets its result afterwards. */
static void
test_adjourned_game_of_a_closed_round (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  gint64 game;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  game = store_fixture_game (&fixture, 1, 2);
  enter (&fixture, 1, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  enter (&fixture, 1, 2, BRG_OUTCOME_ADJOURNED, BRG_OUTCOME_ADJOURNED);
  brg_store_close_round (fixture.store, round_id (&fixture, 1), &error);
  g_assert_no_error (error);
  g_assert_false (
      brg_store_set_result (fixture.store, game, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_CLOSED);
  g_clear_error (&error);
  enter (&fixture, 1, 2, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  /* Now it is a result like the others. */
  g_assert_false (
      brg_store_set_result (fixture.store, game, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_CLOSED);
  snapshot = store_fixture_load (&fixture);
  g_assert_cmpint (
      g_array_index (brg_snapshot_get_round (snapshot, 1)->games, BrgGame, 1).white_outcome, ==,
      BRG_OUTCOME_DRAW);
  assert_is_sound (&fixture);
  store_fixture_close (&fixture);
}

static gboolean
is_adjudicated (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  return g_array_index (brg_snapshot_get_round (snapshot, 1)->games, BrgGame, 0).is_adjudicated;
}

/* rus-draughts-2022 5.4.5.4: the mark goes with another result and comes back by undo. */
static void
test_adjudicated (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgJournalEntry) entry = NULL;
  g_autofree char *title = NULL;
  gint64 game;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  game = store_fixture_game (&fixture, 1, 1);
  g_assert_false (brg_store_adjudicate_result (fixture.store, game, BRG_OUTCOME_ADJOURNED,
                                               BRG_OUTCOME_ADJOURNED, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  enter (&fixture, 1, 1, BRG_OUTCOME_ADJOURNED, BRG_OUTCOME_ADJOURNED);
  g_assert_true (
      brg_store_adjudicate_result (fixture.store, game, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS, &error));
  g_assert_true (is_adjudicated (&fixture));
  entry = brg_journal_peek_undo (fixture.store, fixture.event_id);
  title = brg_journal_entry_dup_title (entry);
  g_assert_cmpstr (title, ==,
                   "Board 1 adjudicated: 1\u202f–\u2060\u202f0 (round 1, Игрок2 И. – Игрок3 И.)");
  enter (&fixture, 1, 1, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  g_assert_false (is_adjudicated (&fixture));
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  g_assert_true (is_adjudicated (&fixture));
  assert_is_sound (&fixture);
  store_fixture_close (&fixture);
}

static void
test_settled_result_is_verified (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgJournalEntry) entry = NULL;
  g_autofree char *title = NULL;
  const BrgGame *settled;
  gint64 game;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  game = store_fixture_game (&fixture, 1, 1);
  g_assert_false (
      brg_store_settle_result (fixture.store, game, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  enter (&fixture, 1, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  g_assert_true (
      brg_store_settle_result (fixture.store, game, BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN, &error));
  snapshot = store_fixture_load (&fixture);
  settled = &g_array_index (brg_snapshot_get_round (snapshot, 1)->games, BrgGame, 0);
  g_assert_cmpint (settled->black_outcome, ==, BRG_OUTCOME_WIN);
  g_assert_true (settled->is_verified);
  entry = brg_journal_peek_undo (fixture.store, fixture.event_id);
  title = brg_journal_entry_dup_title (entry);
  g_assert_cmpstr (
      title, ==,
      "Board 1 verified: 0\u202f–\u2060\u202f1 instead of 1\u202f–\u2060\u202f0 (round 1, Игрок2 "
      "И. – Игрок3 И.)");
  g_assert_cmpint (brg_journal_entry_get_int (entry, "board"), ==, 1);
  g_assert_cmpint (brg_journal_entry_get_int (entry, "no such"), ==, 0);
  assert_is_sound (&fixture);
  store_fixture_close (&fixture);
}

static const BrgGame *
find_first (const BrgSnapshot *snapshot)
{
  return &g_array_index (brg_snapshot_get_round (snapshot, 1)->games, BrgGame, 0);
}

/* Two persons keyed different results: nobody knows which one is right, so the round stays open
 * until they agree, whoever closes it. */
static void
test_round_with_a_difference_stays_open (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgSnapshot) settled = NULL;
  g_autoptr (BrgJournalEntry) entry = NULL;
  g_autofree char *title = NULL;
  gint64 round_id;
  gint64 game;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  game = store_fixture_game (&fixture, 1, 1);
  g_assert_false (
      brg_store_note_second (fixture.store, game, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  enter (&fixture, 1, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  enter (&fixture, 1, 2, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  g_assert_true (
      brg_store_note_second (fixture.store, game, BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN, &error));
  entry = brg_journal_peek_undo (fixture.store, fixture.event_id);
  title = brg_journal_entry_dup_title (entry);
  g_assert_cmpstr (title, ==,
                   "Board 1: second entry 0\u202f–\u2060\u202f1, first 1\u202f–\u2060\u202f0: to "
                   "be settled (round 1, Игрок2 И. – Игрок3 И.)");
  store_fixture_reopen (&fixture);
  snapshot = store_fixture_load (&fixture);
  g_assert_true (find_first (snapshot)->has_second);
  g_assert_cmpint (find_first (snapshot)->white_outcome, ==, BRG_OUTCOME_WIN);
  g_assert_cmpint (find_first (snapshot)->second_black, ==, BRG_OUTCOME_WIN);
  round_id = brg_snapshot_get_round (snapshot, 1)->id;
  g_assert_false (brg_store_close_round (fixture.store, round_id, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, "On 1 board the two entries differ.");
  g_clear_error (&error);
  g_assert_true (brg_store_set_verified (fixture.store, game, TRUE, &error));
  settled = store_fixture_load (&fixture);
  g_assert_false (find_first (settled)->has_second);
  g_assert_true (brg_store_close_round (fixture.store, round_id, &error));
  g_assert_no_error (error);
  /* A closed round is verified as well: then the results cannot be approved. */
  g_assert_true (
      brg_store_note_second (fixture.store, game, BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN, &error));
  g_assert_false (brg_store_close_event (fixture.store, fixture.event_id, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  g_assert_true (brg_store_set_verified (fixture.store, game, TRUE, &error));
  g_assert_true (brg_store_close_event (fixture.store, fixture.event_id, &error));
  assert_is_sound (&fixture);
  store_fixture_close (&fixture);
}

/* A result that is entered anew, swapped colours and undo carry the second entry along. */
static void
test_difference_follows_the_result (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) swapped = NULL;
  g_autoptr (BrgSnapshot) anew = NULL;
  g_autoptr (BrgSnapshot) undone = NULL;
  gint64 game;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  game = store_fixture_game (&fixture, 1, 1);
  enter (&fixture, 1, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  /* The second person says that there is no result. */
  g_assert_true (
      brg_store_note_second (fixture.store, game, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE, &error));
  swapped = store_fixture_load (&fixture);
  g_assert_true (find_first (swapped)->has_second);
  g_assert_cmpint (find_first (swapped)->second_white, ==, BRG_OUTCOME_NONE);
  g_clear_pointer (&swapped, brg_snapshot_unref);
  g_assert_true (
      brg_store_note_second (fixture.store, game, BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN, &error));
  g_assert_true (brg_store_swap_colours (fixture.store, game, &error));
  swapped = store_fixture_load (&fixture);
  g_assert_cmpint (find_first (swapped)->white_outcome, ==, BRG_OUTCOME_LOSS);
  g_assert_cmpint (find_first (swapped)->second_white, ==, BRG_OUTCOME_WIN);
  enter (&fixture, 1, 1, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  anew = store_fixture_load (&fixture);
  g_assert_false (find_first (anew)->has_second);
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  undone = store_fixture_load (&fixture);
  g_assert_true (find_first (undone)->has_second);
  assert_is_sound (&fixture);
  store_fixture_close (&fixture);
}

static void
test_rounds_with_results_stay (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgJournalEntry) entry = NULL;
  g_autofree char *title = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;

  store_fixture_open (&fixture, 5);
  store_fixture_publish (&fixture);
  enter (&fixture, 1, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  g_assert_false (brg_store_remove_rounds (fixture.store, fixture.group_id, 1, NULL, NULL, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  enter (&fixture, 1, 1, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE);
  brg_store_remove_rounds (fixture.store, fixture.group_id, 1, "выбыл участник", "Г. Осипов",
                           &error);
  g_assert_no_error (error);
  snapshot = store_fixture_load (&fixture);
  g_assert_cmpuint (snapshot->rounds->len, ==, 0);
  /* rus-draughts-2022 5.4.10.12: a repeated draw is a reasoned decision. */
  entry = brg_journal_peek_undo (fixture.store, fixture.event_id);
  title = brg_journal_entry_dup_title (entry);
  g_assert_cmpstr (title, ==, "Pairing of round 1 removed: выбыл участник (Г. Осипов)");
  store_fixture_close (&fixture);
}

static void
test_verified_is_void_after_change (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  gint64 game;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  game = store_fixture_game (&fixture, 1, 1);
  g_assert_false (brg_store_set_verified (fixture.store, game, TRUE, &error));
  g_clear_error (&error);
  enter (&fixture, 1, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  g_assert_true (brg_store_set_verified (fixture.store, game, TRUE, &error));
  enter (&fixture, 1, 1, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  snapshot = store_fixture_load (&fixture);
  g_assert_false (
      g_array_index (brg_snapshot_get_round (snapshot, 1)->games, BrgGame, 0).is_verified);
  store_fixture_close (&fixture);
}

static void
test_swapped_colours_keep_the_winner (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) before = NULL;
  g_autoptr (BrgSnapshot) after = NULL;
  const BrgGame *was;
  const BrgGame *is;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  enter (&fixture, 1, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  before = store_fixture_load (&fixture);
  g_assert_true (
      brg_store_swap_colours (fixture.store, store_fixture_game (&fixture, 1, 1), &error));
  after = store_fixture_load (&fixture);
  was = &g_array_index (brg_snapshot_get_round (before, 1)->games, BrgGame, 0);
  is = &g_array_index (brg_snapshot_get_round (after, 1)->games, BrgGame, 0);
  g_assert_cmpint (is->black, ==, was->white);
  g_assert_cmpint (is->black_outcome, ==, BRG_OUTCOME_WIN);
  store_fixture_close (&fixture);
}

/* Whoever sat opposite has the point of the game that nobody plays. */
static void
assert_next_round_can_be_paired (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (BrgTournament) tournament = brg_snapshot_to_tournament (snapshot);
  const BrgGame *game = &g_array_index (brg_snapshot_get_round (snapshot, 1)->games, BrgGame, 0);
  BrgPairingRequest request = { .round = 2 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPairing) pairing = brg_pairing_system_pair (
      brg_pairing_system_find (snapshot->group->system), tournament, &request, &error);

  g_assert_no_error (error);
  g_assert_true (pairing->exists);
  g_assert_cmpint (brg_tournament_cell (tournament, game->white, 1)->outcome, ==,
                   BRG_OUTCOME_FORFEIT_LOSS);
  g_assert_cmpint (brg_tournament_score (tournament, game->black, 1), ==, BRG_POINT);
}

static void
test_leaver_is_not_missing (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  const BrgRound *round;
  gint64 white_id;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  snapshot = store_fixture_load (&fixture);
  round = brg_snapshot_get_round (snapshot, 1);
  white_id = brg_snapshot_get_entry (snapshot, g_array_index (round->games, BrgGame, 0).white)->id;
  enter (&fixture, 1, 2, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  g_assert_true (brg_store_withdraw (fixture.store, white_id, 0, "", &error));
  brg_store_close_round (fixture.store, round->id, &error);
  g_assert_no_error (error);
  assert_next_round_can_be_paired (&fixture);
  store_fixture_close (&fixture);
}

static void
test_paired_player_cannot_be_removed (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgSnapshot) after = NULL;

  store_fixture_open (&fixture, 4);
  snapshot = store_fixture_load (&fixture);
  g_assert_true (
      brg_store_remove_entry (fixture.store, brg_snapshot_get_entry (snapshot, 1)->id, &error));
  after = store_fixture_load (&fixture);
  g_assert_cmpuint (after->entries->len, ==, 3);
  g_assert_cmpint (brg_snapshot_get_entry (after, 2)->number, ==, 3);
  store_fixture_publish (&fixture);
  g_assert_false (
      brg_store_remove_entry (fixture.store, brg_snapshot_get_entry (after, 0)->id, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  assert_is_sound (&fixture);
  store_fixture_close (&fixture);
}

/* Numbers that players exchange are given back, and the journal can be played from its beginning.
 */
static void
test_numbers_exchanged (void)
{
  static const gint order[] = { 1, 0, 3, 4, 2 };
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  gint64 ids[G_N_ELEMENTS (order)];

  store_fixture_open (&fixture, G_N_ELEMENTS (order));
  snapshot = store_fixture_load (&fixture);
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    ids[i] = brg_snapshot_get_entry (snapshot, order[i])->id;
  brg_store_number_entries (fixture.store, fixture.group_id, ids, G_N_ELEMENTS (ids), "lots", 77,
                            NULL, &error);
  g_assert_no_error (error);
  assert_is_sound (&fixture);
  for (gint time = 0; time < 2; time++)
    {
      g_autoptr (BrgSnapshot) undone = NULL;
      g_autoptr (BrgSnapshot) redone = NULL;

      brg_journal_undo (fixture.store, fixture.event_id, &error);
      g_assert_no_error (error);
      undone = store_fixture_load (&fixture);
      brg_journal_redo (fixture.store, fixture.event_id, &error);
      g_assert_no_error (error);
      redone = store_fixture_load (&fixture);
      for (gint i = 0; i < (gint) G_N_ELEMENTS (ids); i++)
        {
          g_assert_cmpint (brg_snapshot_get_entry (undone, i)->id, ==,
                           brg_snapshot_get_entry (snapshot, i)->id);
          g_assert_cmpint (brg_snapshot_get_entry (redone, i)->id, ==, ids[i]);
          g_assert_cmpint (brg_snapshot_get_entry (redone, i)->number, ==, i + 1);
        }
    }
  assert_is_sound (&fixture);
  store_fixture_close (&fixture);
}

static void
test_numbers_stay_once_paired (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgSnapshot) after = NULL;
  gint64 ids[4];

  store_fixture_open (&fixture, 4);
  snapshot = store_fixture_load (&fixture);
  for (gint i = 0; i < 4; i++)
    ids[i] = brg_snapshot_get_entry (snapshot, 3 - i)->id;
  brg_store_number_entries (fixture.store, fixture.group_id, ids, 4, "lots", 77, NULL, &error);
  g_assert_no_error (error);
  after = store_fixture_load (&fixture);
  g_assert_cmpint (brg_snapshot_get_entry (after, 0)->id, ==, ids[0]);
  store_fixture_publish (&fixture);
  g_assert_false (
      brg_store_number_entries (fixture.store, fixture.group_id, ids, 4, "lots", 78, NULL, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  store_fixture_close (&fixture);
}

static void
test_closed_event_refuses (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  g_assert_true (brg_store_close_event (fixture.store, fixture.event_id, &error));
  g_assert_false (brg_store_set_result (fixture.store, store_fixture_game (&fixture, 1, 1),
                                        BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_CLOSED);
  g_clear_error (&error);
  g_assert_true (brg_store_reopen_event (fixture.store, fixture.event_id, &error));
  enter (&fixture, 1, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  store_fixture_close (&fixture);
}

static void
test_planned_rounds (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgSnapshot) after = NULL;
  g_autoptr (BrgRoundPlan) plan = NULL;

  store_fixture_open (&fixture, 4);
  snapshot = store_fixture_load (&fixture);
  plan = brg_round_plan_new (fixture.group_id);
  for (gint round = 1; round <= 3; round++)
    for (gint board = 0; board < 2; board++)
      {
        BrgPlannedBoard planned = {
          .round = round,
          .white_id = brg_snapshot_get_entry (snapshot, board)->id,
          .black_id = brg_snapshot_get_entry (snapshot, 2 + (board + round) % 2)->id,
        };

        g_array_append_val (plan->boards, planned);
      }
  plan->publish_through = 1;
  brg_store_add_rounds (fixture.store, plan, &error);
  g_assert_no_error (error);
  brg_store_publish_round (fixture.store, round_id (&fixture, 2), &error);
  g_assert_no_error (error);
  after = store_fixture_load (&fixture);
  g_assert_cmpint (brg_snapshot_get_round (after, 1)->state, ==, BRG_ROUND_PUBLISHED);
  g_assert_cmpint (brg_snapshot_get_round (after, 2)->state, ==, BRG_ROUND_PUBLISHED);
  g_assert_cmpint (brg_snapshot_get_round (after, 3)->state, ==, BRG_ROUND_PLANNED);
  g_assert_cmpint (g_array_index (brg_snapshot_get_round (after, 3)->games, BrgGame, 1).board, ==,
                   2);
  store_fixture_close (&fixture);
}

static void
test_archive (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) pdf = g_bytes_new_static ("%PDF-1.5 …", 12);
  g_autoptr (GBytes) back = NULL;
  g_autoptr (GPtrArray) documents = NULL;
  const BrgFiledDocument *document;

  store_fixture_open (&fixture, 4);
  for (gint i = 1; i <= 2; i++)
    g_assert_true (brg_store_add_document (fixture.store, fixture.group_id, "protocol", i,
                                           "Протокол", pdf, &error));
  documents = brg_store_list_documents (fixture.store, fixture.group_id, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (documents->len, ==, 2);
  document = documents->pdata[1];
  g_assert_cmpint (document->number, ==, 2);
  g_assert_cmpint (document->round, ==, 2);
  back = brg_store_load_document (fixture.store, document->id, &error);
  g_assert_true (g_bytes_equal (back, pdf));
  store_fixture_close (&fixture);
}

static void
test_closing_files_the_protocol (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) pdf = g_bytes_new_static ("%PDF-1.5 …", 12);
  g_autoptr (GPtrArray) filed = NULL;
  g_autoptr (GPtrArray) left = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;

  store_fixture_open (&fixture, 2);
  store_fixture_publish (&fixture);
  g_assert_false (brg_store_close_round_and_file (fixture.store, round_id (&fixture, 1), "protocol",
                                                  "Протокол", pdf, &error));
  g_clear_error (&error);
  enter (&fixture, 1, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  brg_store_close_round_and_file (fixture.store, round_id (&fixture, 1), "protocol", "Протокол",
                                  pdf, &error);
  g_assert_no_error (error);
  filed = brg_store_list_documents (fixture.store, fixture.group_id, &error);
  g_assert_cmpuint (filed->len, ==, 1);
  /* One action: undo takes back both. */
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  left = brg_store_list_documents (fixture.store, fixture.group_id, &error);
  g_assert_cmpuint (left->len, ==, 0);
  snapshot = store_fixture_load (&fixture);
  g_assert_cmpint (brg_snapshot_get_round (snapshot, 1)->state, ==, BRG_ROUND_PUBLISHED);
  assert_is_sound (&fixture);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-rounds")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/rounds/life", test_life_of_a_round);
  g_test_add_func ("/data/rounds/planned", test_planned_rounds);
  g_test_add_func ("/data/rounds/with-results-stay", test_rounds_with_results_stay);
  g_test_add_func ("/data/rounds/leaver-is-not-missing", test_leaver_is_not_missing);
  for (gsize i = 0; i < G_N_ELEMENTS (outcomes); i++)
    g_test_add_data_func (outcomes[i].path, GUINT_TO_POINTER ((guint) i), test_outcomes);
  g_test_add_func ("/data/results/correction", test_correction);
  g_test_add_func ("/data/results/verified-is-void-after-change",
                   test_verified_is_void_after_change);
  g_test_add_func ("/data/results/adjourned-game-of-a-closed-round",
                   test_adjourned_game_of_a_closed_round);
  g_test_add_func ("/data/results/rus-draughts-2022/5.4.5.4/adjudicated", test_adjudicated);
  g_test_add_func ("/data/results/settled-is-verified", test_settled_result_is_verified);
  g_test_add_func ("/data/results/round-with-a-difference-stays-open",
                   test_round_with_a_difference_stays_open);
  g_test_add_func ("/data/results/difference-follows-the-result",
                   test_difference_follows_the_result);
  g_test_add_func ("/data/results/swapped-colours-keep-the-winner",
                   test_swapped_colours_keep_the_winner);
  g_test_add_func ("/data/players/paired-cannot-be-removed", test_paired_player_cannot_be_removed);
  g_test_add_func ("/data/players/numbers-exchanged", test_numbers_exchanged);
  g_test_add_func ("/data/players/numbers-stay-once-paired", test_numbers_stay_once_paired);
  g_test_add_func ("/data/events/closed-refuses", test_closed_event_refuses);
  g_test_add_func ("/data/documents/archive", test_archive);
  g_test_add_func ("/data/documents/closing-files-the-protocol", test_closing_files_the_protocol);
  return g_test_run ();
}
