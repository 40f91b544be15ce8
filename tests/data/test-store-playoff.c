/* test-store-playoff.c - play-offs in the database
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-playoff.h"
#include "brg-store-ties.h"
#include "brg-test.h"
#include "store-fixture.h"

#include "brg-result-text.h"

/* A group of @n_players after its only round, in which all games were drawn. */
static void
open_tied (StoreFixture *fixture, gint n_players)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgGroup) group = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (fixture, n_players);
  snapshot = store_fixture_load (fixture);
  group = brg_group_copy (snapshot->group);
  group->n_rounds = 1;
  brg_store_update_group (fixture->store, group, &error);
  g_assert_no_error (error);
  store_fixture_publish (fixture);
  for (gint board = 1; board <= n_players / 2; board++)
    {
      brg_store_set_result (fixture->store, store_fixture_game (fixture, 1, board),
                            BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW, &error);
      g_assert_no_error (error);
    }
}

static gboolean
create (StoreFixture *fixture,
        const char *format,
        const char *options,
        gint n_players,
        gint64 *playoff_id,
        GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autofree gint64 *ids = g_new (gint64, n_players);

  for (gint i = 0; i < n_players; i++)
    ids[i] = brg_snapshot_get_entry (snapshot, i)->id;
  return brg_store_create_playoff (fixture->store, fixture->group_id, format, options, "", 7, ids,
                                   (guint) n_players, playoff_id, error);
}

/* The whole of it: "1.1 1:2 1-0/30 ..., order 1=1 2=2", stage and round, numbers of players. */
static char *
dup_state (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < snapshot->playoffs->len; i++)
    {
      const BrgPlayoffRecord *record = snapshot->playoffs->pdata[i];

      g_string_append_printf (text, "%s[%s]", record->format, record->options);
      for (guint k = 0; k < record->games->len; k++)
        {
          const BrgPlayoffGame *game = &g_array_index (record->games, BrgPlayoffGame, k);
          gint white = g_array_index (record->players, gint, game->white);
          gint black = g_array_index (record->players, gint, game->black);

          g_string_append_printf (text, " %d.%d.%d %d:%d %d-%d/%d", game->stage, game->round,
                                  game->board, white + 1, black + 1, game->white_outcome,
                                  game->black_outcome, game->moves);
        }
      g_string_append_printf (text, " order %d;", record->order_id != 0);
    }
  for (guint i = 0; i < snapshot->tie_orders->len; i++)
    {
      const BrgTieOrder *order = snapshot->tie_orders->pdata[i];

      g_string_append_printf (text, " method %d over %d:", order->method, order->overrules);
      for (guint k = 0; k < order->places->len; k++)
        {
          const BrgTiePlace *place = &g_array_index (order->places, BrgTiePlace, k);

          g_string_append_printf (text, " %d=%d", place->entry + 1, place->position);
        }
    }
  return g_string_free (text, FALSE);
}

static gint64
find_game (StoreFixture *fixture, gint stage, gint white, gint black, gboolean *is_white)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  for (guint i = 0; i < snapshot->playoffs->len; i++)
    {
      const BrgPlayoffRecord *record = snapshot->playoffs->pdata[i];

      for (guint k = 0; k < record->games->len; k++)
        {
          const BrgPlayoffGame *game = &g_array_index (record->games, BrgPlayoffGame, k);
          gint first = g_array_index (record->players, gint, game->white) + 1;
          gint second = g_array_index (record->players, gint, game->black) + 1;

          *is_white = first == white;
          if (game->stage == stage &&
              ((first == white && second == black) || (first == black && second == white)))
            return game->id;
        }
    }
  return 0;
}

/* The first of the two wins, or draws. */
static gboolean
play (StoreFixture *fixture,
      gint stage,
      gint winner,
      gint loser,
      gboolean is_drawn,
      gint moves,
      GError **error)
{
  gboolean is_white;
  gint64 id = find_game (fixture, stage, winner, loser, &is_white);
  BrgOutcome white = is_drawn ? BRG_OUTCOME_DRAW : is_white ? BRG_OUTCOME_WIN : BRG_OUTCOME_LOSS;
  BrgOutcome black = is_drawn ? BRG_OUTCOME_DRAW : is_white ? BRG_OUTCOME_LOSS : BRG_OUTCOME_WIN;

  g_assert_cmpint (id, !=, 0);
  return brg_store_playoff_set_result (fixture->store, id, white, black, moves, error);
}

static void
win (StoreFixture *fixture, gint stage, gint winner, gint loser, gint moves)
{
  g_autoptr (GError) error = NULL;

  play (fixture, stage, winner, loser, FALSE, moves, &error);
  g_assert_no_error (error);
}

static void
assert_ends_with (StoreFixture *fixture, const char *expected)
{
  g_autofree char *state = dup_state (fixture);

  if (!g_str_has_suffix (state, expected))
    g_assert_cmpstr (state, ==, expected);
}

static void
assert_refused (gboolean done, GError *error, const char *part)
{
  g_assert_false (done);
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_nonnull (strstr (error->message, part));
  g_error_free (error);
}

/* An import keeps play-offs with their order, and who plays in one cannot be taken out. */
static void
test_import (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gint64 first;

  open_tied (fixture, 4);
  create (fixture, "draughts-match", "games=1", 2, NULL, &error);
  g_assert_no_error (error);
  win (fixture, 1, 2, 1, 33);
  before = dup_state (fixture);
  snapshot = store_fixture_load (fixture);
  first = fixture->group_id;
  brg_store_import_event (fixture->store, snapshot, "copy", &fixture->group_id, &error);
  g_assert_no_error (error);
  g_assert_cmpint (fixture->group_id, !=, first);
  after = dup_state (fixture);
  g_assert_cmpstr (after, ==, before);
  fixture->group_id = first;
}

/* Every state of a play-off of three, whose third game decides, and back again. */
static void
test_undo_at_every_step (StoreFixture *fixture)
{
  g_autoptr (GPtrArray) states = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;

  open_tied (fixture, 4);
  g_ptr_array_add (states, dup_state (fixture));
  create (fixture, "rus-chess-2014", "", 3, NULL, &error);
  g_assert_no_error (error);
  g_ptr_array_add (states, dup_state (fixture));
  win (fixture, 1, 1, 2, 0);
  g_ptr_array_add (states, dup_state (fixture));
  win (fixture, 1, 2, 3, 0);
  g_ptr_array_add (states, dup_state (fixture));
  win (fixture, 1, 3, 1, 0);
  g_ptr_array_add (states, dup_state (fixture));
  win (fixture, 2, 1, 2, 40);
  g_ptr_array_add (states, dup_state (fixture));
  win (fixture, 2, 2, 3, 20);
  g_ptr_array_add (states, dup_state (fixture));
  win (fixture, 2, 3, 1, 30);
  /* rus-chess-2014 30.5.6.2.3: the fewest moves. */
  assert_ends_with (fixture, "order 1; method 1 over 1: 2=1 3=2 1=3");
  g_ptr_array_add (states, dup_state (fixture));
  for (guint i = states->len - 1; i > 0; i--)
    {
      g_autofree char *before = NULL;

      brg_journal_undo (fixture->store, fixture->event_id, &error);
      g_assert_no_error (error);
      before = dup_state (fixture);
      g_assert_cmpstr (before, ==, states->pdata[i - 1]);
    }
  for (guint i = 1; i < states->len; i++)
    {
      g_autofree char *after = NULL;

      brg_journal_redo (fixture->store, fixture->event_id, &error);
      g_assert_no_error (error);
      after = dup_state (fixture);
      g_assert_cmpstr (after, ==, states->pdata[i]);
    }
}

/* A corrected result takes the games away that it made untrue, and the order. */
static void
test_correction (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  gboolean is_white;

  open_tied (fixture, 4);
  create (fixture, "rus-chess-2014", "", 3, NULL, &error);
  g_assert_no_error (error);
  win (fixture, 1, 1, 3, 0);
  win (fixture, 1, 2, 3, 0);
  play (fixture, 1, 1, 2, TRUE, 0, &error);
  g_assert_no_error (error);
  win (fixture, 4, 2, 1, 0);
  assert_ends_with (fixture, "order 1; method 1 over 1: 2=1 1=2 3=3");
  win (fixture, 1, 1, 2, 0);
  assert_ends_with (fixture, "order 1; method 1 over 1: 1=1 2=2 3=3");
  g_assert_cmpint (find_game (fixture, 4, 1, 2, &is_white), ==, 0);
  win (fixture, 1, 3, 1, 0);
  win (fixture, 1, 2, 3, 0);
  assert_ends_with (fixture, "order 0;");
  brg_store_playoff_set_result (fixture->store, find_game (fixture, 1, 1, 2, &is_white),
                                BRG_OUTCOME_NONE, BRG_OUTCOME_NONE, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpint (find_game (fixture, 2, 1, 2, &is_white), ==, 0);
  store_fixture_reopen (fixture);
  g_assert_cmpint (find_game (fixture, 1, 1, 2, &is_white), !=, 0);
}

static void
test_remove (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  gint64 id;

  open_tied (fixture, 4);
  create (fixture, "draughts-match", "games=1", 2, &id, &error);
  g_assert_no_error (error);
  win (fixture, 1, 2, 1, 0);
  assert_ends_with (fixture, "order 1; method 1 over 1: 2=1 1=2");
  brg_store_remove_playoff (fixture->store, id, &error);
  g_assert_no_error (error);
  assert_ends_with (fixture, "");
  {
    g_autofree char *state = dup_state (fixture);

    g_assert_cmpstr (state, ==, "");
  }
  brg_journal_undo (fixture->store, fixture->event_id, &error);
  g_assert_no_error (error);
  assert_ends_with (fixture, "order 1; method 1 over 1: 2=1 1=2");
  brg_store_delete_event (fixture->store, fixture->event_id, &error);
  g_assert_no_error (error);
}

/* Five players, four of them level, and no Armageddon: the arbiter says what decides. */
static void
test_decision (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) refusal = NULL;
  gint64 id;

  open_tied (fixture, 4);
  create (fixture, "rus-chess-2014", "", 3, &id, &error);
  g_assert_no_error (error);
  for (gint stage = 1; stage <= 2; stage++)
    {
      win (fixture, stage, 1, 2, 25);
      win (fixture, stage, 2, 3, 25);
      win (fixture, stage, 3, 1, 25);
    }
  assert_ends_with (fixture, "order 0;");
  g_assert_false (brg_store_playoff_decide (fixture->store, id, "equal-moves", "coin", &refusal));
  g_assert_error (refusal, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  brg_store_playoff_decide (fixture->store, id, "equal-moves", "lot", &error);
  g_assert_no_error (error);
  {
    g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

    g_assert_cmpstr (brg_snapshot_find_playoff (snapshot, id)->options, ==, "equal-moves=lot");
    g_assert_cmpuint (snapshot->tie_orders->len, ==, 1);
  }
  brg_journal_undo (fixture->store, fixture->event_id, &error);
  g_assert_no_error (error);
  assert_ends_with (fixture, "order 0;");
}

static void
test_team_match_goes_over_points (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  open_tied (fixture, 4);
  create (fixture, "team-match", "boards=1", 2, NULL, &error);
  g_assert_no_error (error);
  win (fixture, 1, 2, 1, 0);
  assert_ends_with (fixture, "method 1 over 2: 2=1 1=2");
}

/* What the games brought is not taken away beside them. */
static void
test_order_belongs_to_games (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;
  gint64 order_id;

  open_tied (fixture, 4);
  create (fixture, "team-match", "boards=1", 2, NULL, &error);
  win (fixture, 1, 2, 1, 0);
  g_assert_no_error (error);
  snapshot = store_fixture_load (fixture);
  g_assert_cmpuint (snapshot->tie_orders->len, ==, 1);
  order_id = ((const BrgTieOrder *) snapshot->tie_orders->pdata[0])->id;
  g_assert_false (brg_store_remove_tie_order (fixture->store, order_id, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  assert_ends_with (fixture, "method 1 over 2: 2=1 1=2");
}

static void
test_refusals (StoreFixture *fixture)
{
  GError *error = NULL;
  gboolean is_white;
  gboolean done;

  store_fixture_open (fixture, 4);
  done = create (fixture, "rus-chess-2014", "", 2, NULL, &error);
  assert_refused (done, g_steal_pointer (&error), "not paired");
  store_fixture_close (fixture);
  open_tied (fixture, 4);
  done = create (fixture, "swiss", "", 2, NULL, &error);
  assert_refused (done, g_steal_pointer (&error), "swiss");
  done = create (fixture, "draughts-match", "", 3, NULL, &error);
  assert_refused (done, g_steal_pointer (&error), "3 players");
  done = create (fixture, "draughts-match", "games=0", 2, NULL, &error);
  assert_refused (done, g_steal_pointer (&error), "games=0");
  g_assert_true (create (fixture, "draughts-match", "", 2, NULL, &error));
  done = create (fixture, "draughts-round-robin", "", 3, NULL, &error);
  assert_refused (done, g_steal_pointer (&error), "not over");
  done = brg_store_playoff_set_result (fixture->store, find_game (fixture, 1, 1, 2, &is_white),
                                       BRG_OUTCOME_WIN, BRG_OUTCOME_WIN, 0, &error);
  assert_refused (done, g_steal_pointer (&error), "win, a draw");
  /* A main game loses its result: the play-off stands still. */
  g_assert_true (brg_store_set_result (fixture->store, store_fixture_game (fixture, 1, 1),
                                       BRG_OUTCOME_NONE, BRG_OUTCOME_NONE, &error));
  done = play (fixture, 1, 1, 2, FALSE, 0, &error);
  assert_refused (done, g_steal_pointer (&error), "missing");
}

static void
test_titles (StoreFixture *fixture)
{
  static const char *const expected[] = { "Play-off begun: ", "Play-off, ", "Play-off, ",
                                          "Play-off removed: " };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = NULL;
  gboolean is_white;
  gint64 game;
  gint64 id;

  open_tied (fixture, 4);
  create (fixture, "draughts-match", "", 2, &id, &error);
  g_assert_no_error (error);
  win (fixture, 1, 1, 2, 33);
  game = find_game (fixture, 1, 1, 2, &is_white);
  brg_store_playoff_set_result (fixture->store, game, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE, 0,
                                &error);
  g_assert_no_error (error);
  brg_store_remove_playoff (fixture->store, id, &error);
  g_assert_no_error (error);
  entries = brg_journal_list (fixture->store, fixture->event_id, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      const BrgJournalEntry *entry = entries->pdata[entries->len - G_N_ELEMENTS (expected) + i];
      g_autofree char *title = brg_journal_entry_dup_title (entry);

      g_assert_true (g_str_has_prefix (title, expected[i]));
    }
}

typedef struct
{
  const char *path;
  void (*run) (StoreFixture *fixture);
} Test;

static const Test tests[] = {
  { "rus-chess-2014/30.5.6.2.3/undo-at-every-step", test_undo_at_every_step },
  { "rus-chess-2014/30.5.6.2/correction", test_correction },
  { "rus-draughts-2022/5.4.8.13/remove", test_remove },
  { "rus-chess-2014/30.5.6.2.3/decision", test_decision },
  { "rus-draughts-2022/5.4.9.6.1/over-points", test_team_match_goes_over_points },
  { "rus-draughts-2022/5.4.8.13/order-belongs-to-games", test_order_belongs_to_games },
  { "rus-chess-2014/30.5.3/refusals", test_refusals },
  { "import", test_import },
  { "titles", test_titles },
};

static void
run (gconstpointer data)
{
  StoreFixture fixture = { 0 };

  ((const Test *) data)->run (&fixture);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-playoff")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store-playoff/%s", tests[i].path);

      g_test_add_data_func (path, &tests[i], run);
    }
  return g_test_run ();
}
