/* test-order-draft.c - another order of the rounds of a table, and what follows from it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-order-draft.h"
#include "brg-test.h"

#include "event-fixture.h"

/* The table for six of rus-draughts-2022 app. 2. */
static BrgSnapshot *
make_six (gint n_published)
{
  static const char *const rounds[] = {
    "1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1",
  };
  BrgSnapshot *snapshot = event_fixture_new ("berger", "rus-draughts-2022", 6, 0);

  for (gint i = 0; i < (gint) G_N_ELEMENTS (rounds); i++)
    event_fixture_add_round (snapshot, i < n_published ? BRG_ROUND_PUBLISHED : BRG_ROUND_PLANNED,
                             rounds[i]);
  return snapshot;
}

static char *
dup_order (const BrgOrderDraft *draft)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gint n_rounds;
  const gint *order = brg_order_draft_get_order (draft, &n_rounds);

  for (gint i = 0; i < n_rounds; i++)
    g_string_append_printf (text, "%d", order[i]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

#define assert_order(draft, expected)           \
  G_STMT_START                                  \
  {                                             \
    g_autofree char *found = dup_order (draft); \
    g_assert_cmpstr (found, ==, expected);      \
  }                                             \
  G_STMT_END

#define assert_remarks(draft, expected)                           \
  G_STMT_START                                                    \
  {                                                               \
    g_autofree char *found = brg_order_draft_dup_remarks (draft); \
    g_assert_cmpstr (found, ==, expected);                        \
  }                                                               \
  G_STMT_END

static void
test_move (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_six (1);
  g_autoptr (BrgOrderDraft) draft = brg_order_draft_new (snapshot);
  g_autofree char *pairs = NULL;

  g_assert_false (brg_order_draft_is_changed (draft));
  g_assert_cmpint (brg_order_draft_move (draft, 0, 1), ==, -1);
  g_assert_cmpint (brg_order_draft_move (draft, 1, -1), ==, -1);
  g_assert_cmpint (brg_order_draft_move (draft, 4, 1), ==, -1);
  g_assert_cmpint (brg_order_draft_move (draft, 4, -1), ==, 3);
  assert_order (draft, "12354");
  g_assert_cmpint (brg_order_draft_move (draft, 1, 1), ==, 2);
  assert_order (draft, "13254");
  pairs = brg_order_draft_dup_pairs (draft, 1);
  g_assert_cmpstr (pairs, ==, "2–6, 3–1, 4–5");
  g_assert_true (brg_order_draft_is_changed (draft));
  brg_order_draft_reset (draft);
  assert_order (draft, "12345");
  g_assert_false (brg_order_draft_is_changed (draft));
}

/* A stored order is where one begins; a game that was played ahead holds its round. */
static void
test_stored (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_six (0);
  g_autoptr (BrgOrderDraft) draft = NULL;

  g_free (snapshot->group->round_order);
  snapshot->group->round_order = g_strdup ("5,4,3,2,1");
  event_fixture_game (snapshot, 3, 1)->white_outcome = BRG_OUTCOME_WIN;
  event_fixture_game (snapshot, 3, 1)->black_outcome = BRG_OUTCOME_LOSS;
  draft = brg_order_draft_new (snapshot);
  assert_order (draft, "54321");
  g_assert_true (brg_order_draft_is_fixed (draft, 2));
  g_assert_cmpint (brg_order_draft_move (draft, 1, 1), ==, 3);
  assert_order (draft, "52341");
  brg_order_draft_reset (draft);
  assert_order (draft, "12345");
}

/* 1 has White in rounds 1, 2 and 4 of the table, and 4 has Black in them. */
static void
test_colours (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_six (0);
  g_autoptr (BrgOrderDraft) draft = brg_order_draft_new (snapshot);

  assert_remarks (draft, "");
  brg_order_draft_move (draft, 2, 1);
  assert_order (draft, "12435");
  assert_remarks (draft, "Player01: White for the third time running in round 3\nPlayer04: "
                         "Black for the third time running in round 3");
}

static void
set_region (BrgSnapshot *snapshot, gint index, const char *region)
{
  BrgEntry *entry = snapshot->entries->pdata[index];

  g_free (entry->organisation);
  entry->organisation = g_strdup (region);
}

/* 1 and 6 meet in the first round; put last they are told of. One federation of all says nothing.
 */
static void
test_delegations (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_six (0);
  g_autoptr (BrgOrderDraft) draft = NULL;

  for (guint i = 0; i < snapshot->entries->len; i++)
    {
      BrgEntry *entry = snapshot->entries->pdata[i];

      g_free (entry->federation);
      entry->federation = g_strdup ("RUS");
    }
  set_region (snapshot, 0, "Perm");
  set_region (snapshot, 5, "Perm");
  draft = brg_order_draft_new (snapshot);
  assert_remarks (draft, "");
  brg_order_draft_move (draft, 0, 1);
  brg_order_draft_move (draft, 1, 1);
  assert_order (draft, "23145");
  assert_remarks (draft, "Player02: White for the third time running in round 4\nPlayer05: "
                         "Black for the third time running in round 4\nPlayer01 and Player06 "
                         "of the same delegation meet in round 3.");
}

static void
test_possible (void)
{
  static const struct
  {
    gint n_published;
    gboolean is_possible;
  } cases[] = { { 0, TRUE }, { 3, TRUE }, { 4, FALSE }, { 5, FALSE } };
  g_autoptr (BrgSnapshot) swiss = event_fixture_new ("coefficients", "rus-draughts-2022", 6, 5);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgSnapshot) snapshot = make_six (cases[i].n_published);

      g_assert_cmpint (brg_order_draft_is_possible (snapshot), ==, cases[i].is_possible);
    }
  event_fixture_add_round (swiss, BRG_ROUND_PLANNED, "1-2");
  event_fixture_add_round (swiss, BRG_ROUND_PLANNED, "1-3");
  g_assert_false (brg_order_draft_is_possible (swiss));
}

BRG_TEST_TOPIC ("order-draft")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/order-draft/rus-draughts-2022/app-2/move", test_move);
  g_test_add_func ("/app/order-draft/stored", test_stored);
  g_test_add_func ("/app/order-draft/colours", test_colours);
  g_test_add_func ("/app/order-draft/rus-chess-2014/22.8/delegations", test_delegations);
  g_test_add_func ("/app/order-draft/possible", test_possible);
  return g_test_run ();
}
