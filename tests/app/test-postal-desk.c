/* test-postal-desk.c - games by correspondence of an event say the same as their files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-desk.h"

#include <string.h>

#include "../data/postal-fixture.h"
#include "brg-postal-text.h"
#include "brg-test.h"

static char *
read_file (const char *folder, const char *name, const char *ending)
{
  g_autofree char *file = g_strconcat (name, ending, NULL);
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "fixtures", "correspondence", folder, file, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* The regulations of the event are those of the file, its letters those of the game. */
static void
take_game (StoreFixture *fixture, gint64 board, BrgPostalGame *game)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalTerms) terms = brg_postal_terms_new ();

  terms->channel = game->channel;
  g_free (terms->code);
  terms->code = g_strdup (game->code != NULL ? game->code : "");
  terms->start = game->start;
  terms->end = game->end;
  terms->norm_days = game->has_norm || game->channel != BRG_POSTAL_BY_SERVER ? game->norm_days : 0;
  terms->norm_moves = game->norm_moves;
  terms->transit = game->has_transit ? (gint) game->transit : -1;
  brg_store_set_postal_terms (fixture->store, fixture->group_id, terms, &error);
  g_assert_no_error (error);
  postal_fixture_import (fixture, board, game);
}

static char *
dup_chart (StoreFixture *fixture, gint64 board, BrgPostalDay on)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (BrgPostalDesk) desk =
      brg_postal_desk_new (snapshot, postal_fixture_load (fixture), on);
  const BrgPostalCase *matter;

  g_assert_nonnull (desk);
  matter = brg_postal_desk_find (desk, board);
  g_assert_nonnull (matter);
  g_assert_nonnull (matter->chart);
  return brg_postal_text_write (matter->game, matter->chart, BRG_POSTAL_WHOLE);
}

static void
undo (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  brg_journal_undo (fixture->store, fixture->event_id, &error);
  g_assert_no_error (error);
}

/* Names and the line of the heading are those of the event. */
static void
assert_vector (StoreFixture *fixture, gint64 board, const char *id, BrgPostalDay on)
{
  g_autofree char *text = read_file ("games", id, ".corr");
  g_autofree char *expected = read_file ("games", id, ".exp");
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalGame) game = brg_postal_file_read (text, strlen (text), &fault);
  g_autofree char *told = NULL;

  take_game (fixture, board, game);
  told = dup_chart (fixture, board, on);
  g_test_message ("%s", id);
  g_assert_cmpstr (strchr (told, '\n'), ==, strchr (expected, '\n'));
  undo (fixture);
  undo (fixture);
}

static gboolean
is_wanted (const char *id)
{
  g_autofree char *text = read_file ("games", id, ".corr");
  g_autofree char *expected = read_file ("games", id, ".exp");

  return !g_str_has_prefix (expected, "ERROR") && strstr (text, "\ngame international") == NULL &&
         strstr (text, "\ngame giveaway") == NULL && strstr (text, "sent=") != NULL;
}

/* Every worked example of Russian draughts goes through the workspace. */
static void
test_vectors (void)
{
  StoreFixture fixture = { 0 };
  g_autofree char *index = read_file (".", "index", ".tsv");
  g_auto (GStrv) lines = g_strsplit (g_strchomp (index), "\n", -1);
  gint64 board;
  guint n_games = 0;

  postal_fixture_open (&fixture, 2);
  brg_backup_pause (fixture.store, TRUE);
  board = store_fixture_game (&fixture, 1, 1);
  for (guint i = 1; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], "\t", -1);
      BrgPostalDay on = 0;

      if (!is_wanted (words[0]))
        continue;
      brg_postal_day_read (words[2], &on);
      assert_vector (&fixture, board, words[0], on);
      n_games++;
    }
  g_assert_cmpuint (n_games, >, 100);
  store_fixture_close (&fixture);
}

static void
test_find (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgPostalDesk) desk = NULL;
  const BrgPostalCase *matter;

  postal_fixture_open (&fixture, 4);
  snapshot = store_fixture_load (&fixture);
  desk = brg_postal_desk_new (snapshot, postal_fixture_load (&fixture), 739700);
  g_assert_cmpuint (desk->cases->len, ==, 6);
  matter = brg_postal_desk_find_code (desk, "В-26-03");
  g_assert_nonnull (matter);
  g_assert_true (brg_postal_desk_find_code (desk, "3") == matter);
  g_assert_null (brg_postal_desk_find_code (desk, "7"));
  g_assert_null (brg_postal_desk_find_code (desk, "В-27-03"));
  g_assert_cmpint (matter->round, ==, 2);
  g_assert_cmpuint (brg_postal_case_get_last_number (matter), ==, 0);
  g_assert_false (brg_postal_case_is_over (matter));
  store_fixture_close (&fixture);
}

/* A group without regulations is none of these. */
static void
test_other (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;

  store_fixture_open (&fixture, 4);
  snapshot = store_fixture_load (&fixture);
  g_assert_null (brg_postal_desk_new (snapshot, postal_fixture_load (&fixture), 739700));
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("postal-desk")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/postal-desk/vectors", test_vectors);
  g_test_add_func ("/app/postal-desk/find", test_find);
  g_test_add_func ("/app/postal-desk/other", test_other);
  return g_test_run ();
}
