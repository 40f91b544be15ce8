/* test-store-games.c - games on the boards: stored, undone, deleted with their event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-game-rows.h"
#include "brg-store-games.h"
#include "brg-test.h"
#include "store-fixture.h"

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

static BrgStoredGame *
load (StoreFixture *fixture, gint64 pairing_id)
{
  g_autoptr (GError) error = NULL;
  BrgStoredGame *game = brg_store_load_game (fixture->store, fixture->group_id, pairing_id, &error);

  g_assert_no_error (error);
  return game;
}

/* Stores @moves on a board, as a page does after a move. */
static void
save_moves (StoreFixture *fixture, gint64 pairing_id, const char *moves, const char *last)
{
  g_autoptr (BrgStoredGame) game = load (fixture, pairing_id);
  g_autoptr (GError) error = NULL;

  set_text (&game->moves, moves);
  brg_store_save_game (fixture->store, game, BRG_GAME_CHANGE_MOVE, last, &error);
  g_assert_no_error (error);
}

static void
assert_moves (StoreFixture *fixture, gint64 pairing_id, const char *moves)
{
  g_autoptr (BrgStoredGame) game = load (fixture, pairing_id);

  g_assert_cmpstr (game->moves, ==, moves);
}

static char *
dup_last_title (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = brg_journal_list (fixture->store, fixture->event_id, &error);

  g_assert_no_error (error);
  return brg_journal_entry_dup_title (entries->pdata[entries->len - 1]);
}

static void
test_moves_and_undo (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgStoredGame) first = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;
  gint64 board;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  board = store_fixture_game (&fixture, 1, 2);
  first = load (&fixture, board);
  g_assert_cmpint (first->id, ==, 0);
  g_assert_true (brg_stored_game_is_untouched (first));
  save_moves (&fixture, board, "1. e4", "1.e4");
  save_moves (&fixture, board, "1. e4 e5", "1...e5");
  title = dup_last_title (&fixture);
  g_assert_cmpstr (title, ==, "Round 1, board 2, Игрок4 И. – Игрок1 И.: 1...e5");
  store_fixture_reopen (&fixture);
  assert_moves (&fixture, board, "1. e4 e5");
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  assert_moves (&fixture, board, "1. e4");
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  assert_moves (&fixture, board, "");
  brg_journal_redo (fixture.store, fixture.event_id, &error);
  brg_journal_redo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  assert_moves (&fixture, board, "1. e4 e5");
  brg_journal_verify (fixture.store, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

static void
test_every_field (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgStoredGame) game = NULL;
  g_autoptr (BrgStoredGame) copy = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  game = load (&fixture, 0);
  game->discipline = BRG_DISCIPLINE_CHESS960;
  game->start_number = 0;
  game->is_drawn = TRUE;
  game->start_seed = G_MAXUINT64;
  game->illegal[BRG_COLOUR_WHITE] = 1;
  game->illegal[BRG_COLOUR_BLACK] = 2;
  game->draw_offer = BRG_COLOUR_BLACK;
  game->draw_offer_ply = 31;
  set_text (&game->start, "8/8/8/8/8/8/8/8 w - - 0 1");
  set_text (&game->clock, "clock");
  set_text (&game->notes, "Шум в зале");
  brg_store_save_game (fixture.store, game, BRG_GAME_CHANGE_LOT, "0", &error);
  g_assert_no_error (error);
  store_fixture_reopen (&fixture);
  copy = load (&fixture, 0);
  g_assert_cmpint (copy->id, >, 0);
  g_assert_cmpint (copy->pairing_id, ==, 0);
  g_assert_cmpint (copy->discipline, ==, BRG_DISCIPLINE_CHESS960);
  g_assert_cmpint (copy->start_number, ==, 0);
  g_assert_true (copy->is_drawn);
  g_assert_cmpuint (copy->start_seed, ==, G_MAXUINT64);
  g_assert_cmpint (copy->illegal[BRG_COLOUR_WHITE], ==, 1);
  g_assert_cmpint (copy->illegal[BRG_COLOUR_BLACK], ==, 2);
  g_assert_cmpint (copy->draw_offer, ==, BRG_COLOUR_BLACK);
  g_assert_cmpint (copy->draw_offer_ply, ==, 31);
  g_assert_cmpstr (copy->start, ==, "8/8/8/8/8/8/8/8 w - - 0 1");
  g_assert_cmpstr (copy->clock, ==, "clock");
  g_assert_cmpstr (copy->notes, ==, "Шум в зале");
  /* Without a number again, and the same twice leaves one entry. */
  copy->start_number = -1;
  for (gint i = 0; i < 2; i++)
    {
      brg_store_save_game (fixture.store, copy, BRG_GAME_CHANGE_CLEAR, NULL, &error);
      g_assert_no_error (error);
    }
  g_clear_pointer (&game, brg_stored_game_free);
  game = load (&fixture, 0);
  g_assert_cmpint (game->start_number, ==, -1);
  g_assert_false (game->is_drawn);
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  g_clear_pointer (&game, brg_stored_game_free);
  game = load (&fixture, 0);
  g_assert_cmpint (game->start_number, ==, 0);
  store_fixture_close (&fixture);
}

static void
test_list_of_round (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  const BrgStoredGame *first;

  store_fixture_open (&fixture, 6);
  store_fixture_publish (&fixture);
  save_moves (&fixture, store_fixture_game (&fixture, 1, 3), "1. d4", "1.d4");
  save_moves (&fixture, store_fixture_game (&fixture, 1, 1), "1. c4", "1.c4");
  save_moves (&fixture, 0, "1. a3", "1.a3");
  games = brg_store_list_games (fixture.store, fixture.group_id, 1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, 2);
  first = games->pdata[0];
  g_assert_cmpstr (first->moves, ==, "1. c4");
  store_fixture_close (&fixture);
}

static void
test_pairing_with_moves_stays (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgStoredGame) game = NULL;
  g_autoptr (GError) error = NULL;
  gint64 board;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  board = store_fixture_game (&fixture, 1, 1);
  save_moves (&fixture, board, "1. e4", "1.e4");
  g_assert_false (brg_store_remove_rounds (fixture.store, fixture.group_id, 1, NULL, NULL, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  game = load (&fixture, board);
  set_text (&game->moves, "");
  brg_store_save_game (fixture.store, game, BRG_GAME_CHANGE_CLEAR, NULL, &error);
  g_assert_no_error (error);
  brg_store_remove_rounds (fixture.store, fixture.group_id, 1, NULL, NULL, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

static void
test_closed_event (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgStoredGame) game = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  store_fixture_open (&fixture, 4);
  save_moves (&fixture, 0, "1. e4", "1.e4");
  brg_store_close_event (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  game = load (&fixture, 0);
  set_text (&game->moves, "");
  g_assert_false (brg_store_save_game (fixture.store, game, BRG_GAME_CHANGE_CLEAR, NULL, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_CLOSED);
  g_clear_error (&error);
  before = brg_journal_hash_content (fixture.store, &error);
  brg_store_delete_event (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  brg_journal_undo (fixture.store, 0, &error);
  g_assert_no_error (error);
  after = brg_journal_hash_content (fixture.store, &error);
  g_assert_cmpstr (before, ==, after);
  assert_moves (&fixture, 0, "1. e4");
  store_fixture_close (&fixture);
}

static void
test_every_title (void)
{
  StoreFixture fixture = { 0 };

  store_fixture_open (&fixture, 4);
  for (gint i = 0; i < BRG_N_GAME_CHANGES; i++)
    {
      g_autoptr (BrgStoredGame) game = load (&fixture, 0);
      g_autoptr (GError) error = NULL;
      g_autofree char *title = NULL;

      g_free (game->notes);
      game->notes = g_strdup_printf ("%d", i);
      brg_store_save_game (fixture.store, game, (BrgGameChange) i, "white", &error);
      g_assert_no_error (error);
      title = dup_last_title (&fixture);
      g_assert_true (g_str_has_prefix (title, "Arbiter's board: "));
    }
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-games")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-games/moves-and-undo", test_moves_and_undo);
  g_test_add_func ("/data/store-games/every-field", test_every_field);
  g_test_add_func ("/data/store-games/list-of-round", test_list_of_round);
  g_test_add_func ("/data/store-games/pairing-with-moves-stays", test_pairing_with_moves_stays);
  g_test_add_func ("/data/store-games/closed-and-deleted-event", test_closed_event);
  g_test_add_func ("/data/store-games/every-change-has-a-title", test_every_title);
  return g_test_run ();
}
