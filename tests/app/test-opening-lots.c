/* test-opening-lots.c - the lots of a round of draughts-64, as they are stored with its games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-opening-lots.h"
#include "brg-test.h"

#include "brg-desk-draughts-record.h"
#include "event-fixture.h"

/* Three boards and a bye. */
static BrgSnapshot *
make_event (void)
{
  BrgSnapshot *snapshot = event_fixture_new ("dutch", "rus-draughts-2022", 7, 0);

  snapshot->event->discipline = BRG_DISCIPLINE_DRAUGHTS64;
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-4 5-2 3-6 7");
  for (gint board = 1; board <= 3; board++)
    event_fixture_game (snapshot, 1, board)->id = 100 + board;
  return snapshot;
}

static void
add_game (GPtrArray *games, gint board, const char *start, guint64 seed)
{
  BrgStoredGame *game = brg_stored_game_new (1, 100 + board, BRG_DISCIPLINE_DRAUGHTS64);

  g_free (game->start);
  game->start = g_strdup (start);
  game->is_drawn = seed != 0;
  game->start_seed = seed;
  g_ptr_array_add (games, game);
}

static GPtrArray *
new_games (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) brg_stored_game_free);
}

static const BrgLot *
get_lot (const GPtrArray *lots, guint index)
{
  return lots->pdata[index];
}

/* The usual start has no slip. */
static void
test_list (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (GPtrArray) games = new_games ();
  g_autoptr (GPtrArray) lots = NULL;
  g_autoptr (GPtrArray) one = NULL;
  g_autoptr (GPtrArray) none = NULL;

  add_game (games, 3, "fmjd:1-II|", 77);
  add_game (games, 1, "majority|all|idf-basic:1-I|", 42);
  add_game (games, 2, "usual|", 0);
  lots = brg_opening_lots_list (snapshot, 1, games, 0);
  g_assert_cmpuint (lots->len, ==, 2);
  g_assert_cmpint (get_lot (lots, 0)->board, ==, 1);
  g_assert_cmpint (get_lot (lots, 0)->white, ==, 0);
  g_assert_cmpint (get_lot (lots, 0)->black, ==, 3);
  g_assert_cmpstr (get_lot (lots, 0)->table, ==, "idf-basic");
  g_assert_cmpstr (get_lot (lots, 0)->code, ==, "1-I");
  g_assert_cmpuint (get_lot (lots, 0)->seed, ==, 42);
  g_assert_true (get_lot (lots, 0)->has_majority && get_lot (lots, 0)->is_for_all);
  g_assert_true (get_lot (lots, 0)->is_drawn);
  g_assert_cmpint (get_lot (lots, 1)->board, ==, 3);
  g_assert_cmpstr (get_lot (lots, 1)->printed, ==, "ab4 ba5 ba3 cb6 cb2 de5");
  g_assert_false (get_lot (lots, 1)->has_majority || get_lot (lots, 1)->is_for_all);
  one = brg_opening_lots_list (snapshot, 1, games, 3);
  g_assert_cmpuint (one->len, ==, 1);
  g_assert_cmpint (get_lot (one, 0)->board, ==, 3);
  none = brg_opening_lots_list (snapshot, 2, games, 0);
  g_assert_cmpuint (none->len, ==, 0);
}

/* A lot for all boards holds also where no game has been opened. */
static void
test_shared (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (GPtrArray) games = new_games ();
  g_autoptr (GPtrArray) lots = NULL;

  add_game (games, 2, "usual|", 0);
  add_game (games, 1, "all|idf-basic:1-I|", 42);
  lots = brg_opening_lots_list (snapshot, 1, games, 0);
  g_assert_cmpuint (lots->len, ==, 2);
  g_assert_cmpint (get_lot (lots, 1)->board, ==, 3);
  g_assert_cmpstr (get_lot (lots, 1)->code, ==, "1-I");
  g_assert_cmpuint (get_lot (lots, 1)->seed, ==, 42);
}

/* An opening that no table has, a text that cannot be read, another game. */
static void
test_nothing (void)
{
  static const char *const starts[] = { "", "fmjd:99-Z|", "nobody:1-I|", "fmjd|", "W:W22:B11" };
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (GPtrArray) lots = NULL;
  g_autoptr (GPtrArray) games = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autoptr (GPtrArray) broken = new_games ();
      g_autoptr (GPtrArray) none = NULL;

      add_game (broken, 1, starts[i], 42);
      none = brg_opening_lots_list (snapshot, 1, broken, 0);
      g_assert_cmpuint (none->len, ==, 0);
    }
  games = new_games ();
  add_game (games, 1, "fmjd:1-II|", 77);
  snapshot->event->discipline = BRG_DISCIPLINE_INTERNATIONAL;
  lots = brg_opening_lots_list (snapshot, 1, games, 0);
  g_assert_cmpuint (lots->len, ==, 0);
}

/* rus-draughts-2022 6.2.2: the opening, its moves and who drew it */
static void
test_words (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (GPtrArray) games = new_games ();
  g_autoptr (GPtrArray) lots = NULL;
  g_autofree char *drawn = NULL;
  g_autofree char *entered = NULL;

  add_game (games, 1, "fmjd:1-II|", 77);
  add_game (games, 3, "fmjd:1-II|", 0);
  lots = brg_opening_lots_list (snapshot, 1, games, 0);
  g_assert_null (brg_opening_lots_find (lots, 2));
  drawn = brg_opening_lots_dup_words (brg_opening_lots_find (lots, 1));
  g_assert_true (g_str_has_prefix (drawn, "Opening 1-II (fmjd)\n"));
  g_assert_true (g_str_has_suffix (drawn, "\nDrawn by the program for this board, seed 77"));
  entered = brg_opening_lots_dup_words (brg_opening_lots_find (lots, 3));
  g_assert_true (g_str_has_suffix (entered, "\nEntered by the arbiter"));
}

BRG_TEST_TOPIC ("opening-lots")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/opening-lots/rus-draughts-2022 5.4.1.3/list", test_list);
  g_test_add_func ("/opening-lots/rus-draughts-2022 5.4.1.3/nothing", test_nothing);
  g_test_add_func ("/opening-lots/rus-draughts-2022 5.4.1.3/shared", test_shared);
  g_test_add_func ("/app/opening-lots/rus-draughts-2022 6.2.2/words", test_words);
  return g_test_run ();
}
