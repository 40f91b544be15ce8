/* test-store-order.c - the order of the rounds of a table, changed in the database
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-order.h"
#include "brg-test.h"

#include "brg-pairing-systems.h"
#include "brg-pairing.h"
#include "brg-round-order.h"
#include "brg-store-removal.h"
#include "store-fixture.h"

#define N_PLAYERS 5
#define N_ROUNDS 5

/* A round robin of five: all rounds planned by the table. */
static void
open_table (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgRoundPlan) plan = NULL;
  g_autoptr (BrgTournament) tournament =
      brg_tournament_new (BRG_TOURNAMENT_ROUND_ROBIN, N_PLAYERS, N_ROUNDS);
  g_autoptr (BrgGroup) group = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (fixture, N_PLAYERS);
  snapshot = store_fixture_load (fixture);
  group = brg_group_copy (snapshot->group);
  g_free (group->system);
  group->system = g_strdup ("berger");
  brg_store_update_group (fixture->store, group, &error);
  g_assert_no_error (error);
  plan = brg_round_plan_new (fixture->group_id);
  for (gint round = 1; round <= N_ROUNDS; round++)
    {
      BrgPairingRequest request = { .round = round };
      g_autoptr (BrgPairing) pairing =
          brg_pairing_system_pair (brg_pairing_system_find ("berger"), tournament, &request, NULL);

      for (guint i = 0; i < pairing->pairs->len; i++)
        {
          BrgPair pair = g_array_index (pairing->pairs, BrgPair, i);
          BrgPlannedBoard board = {
            .round = round,
            .white_id = brg_snapshot_get_entry (snapshot, pair.white)->id,
            .black_id =
                pair.black == BRG_NOBODY ? 0 : brg_snapshot_get_entry (snapshot, pair.black)->id,
          };

          g_array_append_val (plan->boards, board);
        }
    }
  brg_store_add_rounds (fixture->store, plan, &error);
  g_assert_no_error (error);
}

/* The pairs of a round as numbers, "2-5 3-4": in the order of the boards. */
static char *
dup_pairs (const BrgSnapshot *snapshot, gint round)
{
  const GArray *games = brg_snapshot_get_round (snapshot, round)->games;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < games->len; i++)
    {
      const BrgGame *game = &g_array_index (games, BrgGame, i);

      g_assert_cmpint (game->board, ==, (gint) i + 1);
      g_string_append_printf (text, "%d-%d ", game->white + 1, game->black + 1);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The table for five is 2-5 3-4, 5-3 1-2, 3-1 4-5, 1-4 2-3, 4-2 5-1 (rus-draughts-2022 app. 2). */
static void
assert_order (StoreFixture *fixture, const char *expected)
{
  static const char *const table[N_ROUNDS] = {
    "2-5 3-4 ", "5-3 1-2 ", "3-1 4-5 ", "1-4 2-3 ", "4-2 5-1 ",
  };
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autofree gint *order =
      brg_round_order_parse (*expected != '\0' ? expected : "1,2,3,4,5", N_ROUNDS);

  g_assert_nonnull (order);
  g_assert_cmpstr (snapshot->group->round_order, ==, expected);
  for (gint round = 1; round <= N_ROUNDS; round++)
    {
      g_autofree char *pairs = dup_pairs (snapshot, round);

      g_assert_cmpstr (pairs, ==, table[order[round - 1] - 1]);
    }
}

static gboolean
set_order (StoreFixture *fixture, const char *text, GError **error)
{
  g_autofree gint *order = brg_round_order_parse (text, N_ROUNDS);

  return brg_store_set_round_order (fixture->store, fixture->group_id, order, N_ROUNDS,
                                    "hall is taken", error);
}

static void
assert_refused (StoreFixture *fixture, const char *text, const char *why)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (set_order (fixture, text, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, why);
}

static void
test_change (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgJournalEntry) last = NULL;
  g_autofree char *title = NULL;
  g_autoptr (GError) error = NULL;

  open_table (&fixture);
  set_order (&fixture, "1,3,2,4,5", &error);
  g_assert_no_error (error);
  assert_order (&fixture, "1,3,2,4,5");
  last = brg_journal_peek_undo (fixture.store, fixture.event_id);
  title = brg_journal_entry_dup_title (last);
  g_assert_cmpstr (title, ==, "Order of rounds changed: 1,3,2,4,5 (hall is taken)");
  set_order (&fixture, "5,3,4,2,1", &error);
  g_assert_no_error (error);
  assert_order (&fixture, "5,3,4,2,1");
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  assert_order (&fixture, "1,3,2,4,5");
  set_order (&fixture, "1,2,3,4,5", &error);
  g_assert_no_error (error);
  assert_order (&fixture, "");
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  assert_order (&fixture, "");
  brg_journal_verify (fixture.store, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* A pair that the arbiter turned goes with its round. */
static void
test_keeps_changes (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autofree char *pairs = NULL;
  g_autoptr (GError) error = NULL;

  open_table (&fixture);
  brg_store_swap_colours (fixture.store, store_fixture_game (&fixture, 4, 1), &error);
  g_assert_no_error (error);
  set_order (&fixture, "4,2,3,1,5", &error);
  g_assert_no_error (error);
  snapshot = store_fixture_load (&fixture);
  pairs = dup_pairs (snapshot, 1);
  g_assert_cmpstr (pairs, ==, "4-1 2-3 ");
  store_fixture_close (&fixture);
}

static void
test_begun (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;

  open_table (&fixture);
  snapshot = store_fixture_load (&fixture);
  brg_store_publish_round (fixture.store, brg_snapshot_get_round (snapshot, 1)->id, &error);
  g_assert_no_error (error);
  brg_store_set_result (fixture.store, store_fixture_game (&fixture, 4, 2), BRG_OUTCOME_DRAW,
                        BRG_OUTCOME_DRAW, &error);
  g_assert_no_error (error);
  assert_refused (&fixture, "2,1,3,4,5",
                  "Round 1 has begun: its place in the order cannot "
                  "change.");
  assert_refused (&fixture, "1,2,3,5,4",
                  "A game of round 4 was played in advance: its place in the order cannot "
                  "change.");
  assert_order (&fixture, "");
  set_order (&fixture, "1,5,3,4,2", &error);
  g_assert_no_error (error);
  assert_order (&fixture, "1,5,3,4,2");
  store_fixture_close (&fixture);
}

static void
test_bad (void)
{
  static const gint twice[N_ROUNDS] = { 1, 2, 2, 4, 5 };
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  open_table (&fixture);
  g_assert_false (
      brg_store_set_round_order (fixture.store, fixture.group_id, twice, N_ROUNDS, "so", &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  g_assert_false (
      brg_store_set_round_order (fixture.store, fixture.group_id, twice, 2, "so", &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  assert_order (&fixture, "");
  store_fixture_close (&fixture);
}

/* Of a Swiss the next round is not known, and when the rounds are gone so is their order. */
static void
test_without_rounds (void)
{
  StoreFixture fixture = { 0 };
  StoreFixture swiss = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&swiss, N_PLAYERS);
  assert_refused (&swiss, "2,1,3,4,5", "Only planned rounds of a round robin can be reordered.");
  store_fixture_close (&swiss);
  open_table (&fixture);
  set_order (&fixture, "2,1,3,4,5", &error);
  brg_store_remove_rounds (fixture.store, fixture.group_id, 1, NULL, NULL, &error);
  g_assert_no_error (error);
  snapshot = store_fixture_load (&fixture);
  g_assert_cmpstr (snapshot->group->round_order, ==, "");
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  assert_order (&fixture, "2,1,3,4,5");
  store_fixture_close (&fixture);
}

#define N_ACTIONS 40

static void
shuffle (gint *numbers, gint n)
{
  for (gint i = n - 1; i > 0; i--)
    {
      gint k = g_test_rand_int_range (0, i + 1);
      gint number = numbers[i];

      numbers[i] = numbers[k];
      numbers[k] = number;
    }
}

/* Whatever is refused changes nothing. */
static void
act_on_table (StoreFixture *fixture)
{
  gint order[N_ROUNDS] = { 1, 2, 3, 4, 5 };
  gint64 game = store_fixture_game (fixture, g_test_rand_int_range (1, N_ROUNDS + 1),
                                    g_test_rand_int_range (1, 3));

  switch (g_test_rand_int_range (0, 4))
    {
    case 0:
      brg_store_swap_colours (fixture->store, game, NULL);
      break;
    default:
      shuffle (order, N_ROUNDS);
      brg_store_set_round_order (fixture->store, fixture->group_id, order, N_ROUNDS, "?", NULL);
    }
}

/* Numbers go round among the players, and rows come and go between. */
static void
act_on_numbers (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  gint n_entries = (gint) snapshot->entries->len;
  g_autofree gint *order = g_new (gint, n_entries);
  g_autofree gint64 *ids = g_new (gint64, n_entries);
  g_autoptr (BrgEntry) entry = brg_entry_new ();

  for (gint i = 0; i < n_entries; i++)
    order[i] = i;
  shuffle (order, n_entries);
  for (gint i = 0; i < n_entries; i++)
    ids[i] = brg_snapshot_get_entry (snapshot, order[i])->id;
  switch (g_test_rand_int_range (0, 5))
    {
    case 0:
      if (n_entries > 3)
        brg_store_remove_entry (fixture->store, ids[0], NULL);
      break;
    case 1:
      g_free (entry->family_name);
      entry->family_name = g_strdup ("Новый");
      brg_store_add_entry (fixture->store, fixture->group_id, entry, BRG_OUTCOME_ZERO_BYE, NULL,
                           NULL);
      break;
    default:
      brg_store_number_entries (fixture->store, fixture->group_id, ids, (guint) n_entries, "hand",
                                0, NULL, NULL);
    }
}

typedef struct
{
  const char *path;
  void (*open) (StoreFixture *fixture);
  void (*act) (StoreFixture *fixture);
} RandomCase;

static void
open_list (StoreFixture *fixture)
{
  store_fixture_open (fixture, 9);
}

static const RandomCase random_cases[] = {
  { "/data/store-order/random-rounds", open_table, act_on_table },
  { "/data/store-order/random-numbers", open_list, act_on_numbers },
};

static guint
count_actions (StoreFixture *fixture)
{
  g_autoptr (GPtrArray) entries = brg_journal_list (fixture->store, fixture->event_id, NULL);

  return entries->len;
}

static void
assert_state (StoreFixture *fixture, const char *expected)
{
  g_autofree char *state = brg_journal_hash_content (fixture->store, NULL);

  g_assert_cmpstr (state, ==, expected);
}

/* Every state on the way back and forth is the one that was there. */
static void
test_random (gconstpointer data)
{
  const RandomCase *test = data;
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) states = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  guint n_before;

  test->open (&fixture);
  g_ptr_array_add (states, brg_journal_hash_content (fixture.store, NULL));
  n_before = count_actions (&fixture);
  for (gint i = 0; i < N_ACTIONS; i++)
    {
      test->act (&fixture);
      if (count_actions (&fixture) - n_before == states->len)
        g_ptr_array_add (states, brg_journal_hash_content (fixture.store, NULL));
    }
  g_assert_cmpuint (count_actions (&fixture) - n_before, ==, states->len - 1);
  g_assert_cmpuint (states->len, >, N_ACTIONS / 2);
  for (guint i = states->len - 1; i > 0; i--)
    {
      brg_journal_undo (fixture.store, fixture.event_id, &error);
      g_assert_no_error (error);
      assert_state (&fixture, states->pdata[i - 1]);
    }
  for (guint i = 1; i < states->len; i++)
    {
      brg_journal_redo (fixture.store, fixture.event_id, &error);
      g_assert_no_error (error);
      assert_state (&fixture, states->pdata[i]);
    }
  brg_journal_verify (fixture.store, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

static void
test_text (void)
{
  static const char *const bad[] = { "", "1,2", "1,2,2", "1,2,4", "0,1,2", "1,2,3,", "1;2;3" };
  static const gint turned[] = { 3, 1, 2 };
  g_autofree gint *order = brg_round_order_parse (" 3, 1,2", 3);
  g_autofree char *text = brg_round_order_to_text (turned, 3);

  g_assert_cmpmem (order, 3 * sizeof *order, turned, sizeof turned);
  g_assert_cmpstr (text, ==, "3,1,2");
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_null (brg_round_order_parse (bad[i], 3));
}

BRG_TEST_TOPIC ("store-order")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-order/rus-draughts-2022/app-2/change", test_change);
  g_test_add_func ("/data/store-order/keeps-changes", test_keeps_changes);
  g_test_add_func ("/data/store-order/begun", test_begun);
  g_test_add_func ("/data/store-order/bad", test_bad);
  g_test_add_func ("/data/store-order/without-rounds", test_without_rounds);
  g_test_add_func ("/data/store-order/text", test_text);
  for (gsize i = 0; i < G_N_ELEMENTS (random_cases); i++)
    g_test_add_data_func (random_cases[i].path, &random_cases[i], test_random);
  return g_test_run ();
}
