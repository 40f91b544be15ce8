/* test-store-proposals.c - results that phones of sector arbiters send
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-store-proposals.h"
#include "brg-test.h"
#include "store-fixture.h"

#define NOTHING                        \
  {                                    \
    BRG_OUTCOME_NONE, BRG_OUTCOME_NONE \
  }

/* A proposal for a board of round 1 as it stands, with a nonce of its own. */
static BrgProposal *
make (StoreFixture *fixture, gint board, BrgProposalResult result, const char *nonce)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  const BrgRound *round = brg_snapshot_get_round (snapshot, 1);
  const BrgGame *game = &g_array_index (round->games, BrgGame, board - 1);
  BrgProposal *proposal = brg_proposal_new ();

  proposal->round = 1;
  proposal->board = g_strdup_printf ("%d", board);
  proposal->game_id = game->id;
  proposal->white_id = brg_snapshot_get_entry (snapshot, game->white)->id;
  proposal->black_id = brg_snapshot_get_entry (snapshot, game->black)->id;
  proposal->result = result;
  proposal->seat = g_strdup ("Sector B");
  proposal->address = g_strdup ("192.168.1.5");
  proposal->nonce = g_strdup (nonce);
  return proposal;
}

static BrgProposalAnswer
send (StoreFixture *fixture,
      gint board,
      BrgProposalResult result,
      const char *nonce,
      gboolean is_direct,
      gint64 *id)
{
  g_autoptr (BrgProposal) proposal = make (fixture, board, result, nonce);
  g_autoptr (GError) error = NULL;
  BrgProposalAnswer answer;

  brg_store_keep_proposal (fixture->store, fixture->group_id, proposal, is_direct, &answer, &error);
  g_assert_no_error (error);
  if (id != NULL)
    *id = proposal->id;
  return answer;
}

static BrgOutcome
get_white (StoreFixture *fixture, gint board)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  return g_array_index (brg_snapshot_get_round (snapshot, 1)->games, BrgGame, board - 1)
      .white_outcome;
}

static guint
count_waiting (StoreFixture *fixture)
{
  g_autoptr (GPtrArray) list = brg_store_list_proposals (fixture->store, fixture->group_id, NULL);

  return list->len;
}

/* What waits is no entry of the journal; what is taken is one, which names seat and address. */
static void
test_accept (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) journal = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;
  gint64 before;
  gint64 after;
  BrgProposalSight seen = NOTHING;
  gint64 id;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  g_assert_true (brg_store_get_last_entry (fixture.store, &before, NULL));
  g_assert_cmpint (send (&fixture, 1, BRG_PROPOSAL_BLACK, "nonce-0123456789-1", FALSE, &id), ==,
                   BRG_PROPOSAL_KEPT);
  g_assert_true (brg_store_get_last_entry (fixture.store, &after, NULL));
  g_assert_cmpint (after, ==, before);
  g_assert_cmpint (get_white (&fixture, 1), ==, BRG_OUTCOME_NONE);
  g_assert_cmpuint (count_waiting (&fixture), ==, 1);

  store_fixture_reopen (&fixture);
  g_assert_cmpuint (count_waiting (&fixture), ==, 1);
  brg_store_accept_proposal (fixture.store, id, &seen, &error);
  g_assert_no_error (error);
  g_assert_cmpint (get_white (&fixture, 1), ==, BRG_OUTCOME_LOSS);
  g_assert_cmpuint (count_waiting (&fixture), ==, 0);
  journal = brg_journal_list (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  title = brg_journal_entry_dup_title (journal->pdata[journal->len - 1]);
  g_assert_nonnull (strstr (title, "from seat Sector B at 192.168.1.5"));
  g_assert_true (brg_journal_verify (fixture.store, NULL));

  g_assert_false (brg_store_accept_proposal (fixture.store, id, &seen, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND);
  store_fixture_close (&fixture);
}

/* Undo takes the result back and not the proposal: it was decided. */
static void
test_undo (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  g_assert_cmpint (send (&fixture, 2, BRG_PROPOSAL_DRAW, "nonce-0123456789-1", TRUE, NULL), ==,
                   BRG_PROPOSAL_TAKEN);
  g_assert_cmpint (get_white (&fixture, 2), ==, BRG_OUTCOME_DRAW);
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  g_assert_cmpint (get_white (&fixture, 2), ==, BRG_OUTCOME_NONE);
  g_assert_cmpint (send (&fixture, 2, BRG_PROPOSAL_DRAW, "nonce-0123456789-1", TRUE, NULL), ==,
                   BRG_PROPOSAL_KNOWN);
  g_assert_cmpint (get_white (&fixture, 2), ==, BRG_OUTCOME_NONE);
  g_assert_true (brg_journal_verify (fixture.store, NULL));
  store_fixture_close (&fixture);
}

/* Never over what is there, if nobody decides. */
static void
test_filled (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 id;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  brg_store_set_result (fixture.store, store_fixture_game (&fixture, 1, 1), BRG_OUTCOME_WIN,
                        BRG_OUTCOME_LOSS, &error);
  g_assert_no_error (error);
  g_assert_cmpint (send (&fixture, 1, BRG_PROPOSAL_DRAW, "nonce-0123456789-1", TRUE, &id), ==,
                   BRG_PROPOSAL_KEPT);
  g_assert_cmpint (get_white (&fixture, 1), ==, BRG_OUTCOME_WIN);
  g_assert_true (brg_store_refuse_proposal (fixture.store, id, &error));
  g_assert_cmpint (get_white (&fixture, 1), ==, BRG_OUTCOME_WIN);
  g_assert_cmpuint (count_waiting (&fixture), ==, 0);
  store_fixture_close (&fixture);
}

static void
set (StoreFixture *fixture, gint board, BrgOutcome white, BrgOutcome black)
{
  g_autoptr (GError) error = NULL;

  brg_store_set_result (fixture->store, store_fixture_game (fixture, 1, board), white, black,
                        &error);
  g_assert_no_error (error);
}

/* What came between the look of the arbiter and his key is not replaced unseen. */
static void
test_meanwhile (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) listed = NULL;
  g_autoptr (GError) error = NULL;
  BrgProposalSight seen = NOTHING;
  gint64 before;
  gint64 after;
  gint64 id;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  send (&fixture, 1, BRG_PROPOSAL_DRAW, "nonce-0123456789-1", FALSE, &id);
  set (&fixture, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  g_assert_true (brg_store_get_last_entry (fixture.store, &before, NULL));
  g_assert_false (brg_store_accept_proposal (fixture.store, id, &seen, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_STALE);
  g_clear_error (&error);
  g_assert_cmpint (get_white (&fixture, 1), ==, BRG_OUTCOME_WIN);
  g_assert_true (brg_store_get_last_entry (fixture.store, &after, NULL));
  g_assert_cmpint (after, ==, before);

  /* It waits on and shows what stands there; who has seen that may replace it. */
  listed = brg_store_list_proposals (fixture.store, fixture.group_id, NULL);
  g_assert_cmpuint (listed->len, ==, 1);
  seen = ((const BrgProposal *) listed->pdata[0])->sight;
  g_assert_cmpint (seen.white, ==, BRG_OUTCOME_WIN);
  g_assert_cmpint (seen.black, ==, BRG_OUTCOME_LOSS);
  g_assert_true (brg_store_accept_proposal (fixture.store, id, &seen, &error));
  g_assert_cmpint (get_white (&fixture, 1), ==, BRG_OUTCOME_DRAW);
  g_assert_cmpint (seen.white, ==, BRG_OUTCOME_DRAW);

  /* The same from elsewhere is no other result; one that was taken back is. */
  send (&fixture, 2, BRG_PROPOSAL_BLACK, "nonce-0123456789-2", FALSE, &id);
  set (&fixture, 2, BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN);
  seen = (BrgProposalSight) NOTHING;
  g_assert_true (brg_store_accept_proposal (fixture.store, id, &seen, &error));
  send (&fixture, 2, BRG_PROPOSAL_DRAW, "nonce-0123456789-3", FALSE, &id);
  set (&fixture, 2, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE);
  g_assert_false (brg_store_accept_proposal (fixture.store, id, &seen, &error));
  g_assert_cmpint (get_white (&fixture, 2), ==, BRG_OUTCOME_NONE);
  store_fixture_close (&fixture);
}

/* A pair that sits there no more gets no result that was sent for another one. */
static void
test_changed_pair (void)
{
  StoreFixture fixture = { 0 };
  BrgProposalSight seen = NOTHING;
  g_autoptr (GError) error = NULL;
  gint64 id;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  send (&fixture, 1, BRG_PROPOSAL_WHITE, "nonce-0123456789-1", FALSE, &id);
  brg_store_swap_colours (fixture.store, store_fixture_game (&fixture, 1, 1), &error);
  g_assert_no_error (error);
  g_assert_false (brg_store_accept_proposal (fixture.store, id, &seen, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_cmpint (get_white (&fixture, 1), ==, BRG_OUTCOME_NONE);
  /* It has failed for good, and its nonce is known. */
  g_assert_cmpuint (count_waiting (&fixture), ==, 0);
  g_assert_cmpint (send (&fixture, 1, BRG_PROPOSAL_WHITE, "nonce-0123456789-1", TRUE, NULL), ==,
                   BRG_PROPOSAL_KNOWN);
  store_fixture_close (&fixture);
}

static void
test_closed_round (void)
{
  StoreFixture fixture = { 0 };
  BrgProposalSight seen = NOTHING;
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  gint64 id;

  store_fixture_open (&fixture, 2);
  store_fixture_publish (&fixture);
  send (&fixture, 1, BRG_PROPOSAL_WHITE, "nonce-0123456789-1", FALSE, &id);
  brg_store_set_result (fixture.store, store_fixture_game (&fixture, 1, 1), BRG_OUTCOME_DRAW,
                        BRG_OUTCOME_DRAW, NULL);
  snapshot = store_fixture_load (&fixture);
  g_assert_true (
      brg_store_close_round (fixture.store, brg_snapshot_get_round (snapshot, 1)->id, NULL));
  g_assert_false (brg_store_accept_proposal (fixture.store, id, &seen, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_CLOSED);
  g_assert_cmpint (get_white (&fixture, 1), ==, BRG_OUTCOME_DRAW);
  g_assert_cmpuint (count_waiting (&fixture), ==, 0);
  store_fixture_close (&fixture);
}

/* One phone does not fill the desk. */
static void
test_too_many (void)
{
  StoreFixture fixture = { 0 };

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  for (guint i = 0; i < BRG_PROPOSALS_MOST_WAITING; i++)
    {
      g_autofree char *nonce = g_strdup_printf ("nonce-0123456789-%u", i);

      g_assert_cmpint (send (&fixture, 1, BRG_PROPOSAL_WHITE, nonce, FALSE, NULL), ==,
                       BRG_PROPOSAL_KEPT);
    }
  g_assert_cmpint (send (&fixture, 1, BRG_PROPOSAL_WHITE, "nonce-of-one-more", FALSE, NULL), ==,
                   BRG_PROPOSAL_TOO_MANY);
  g_assert_cmpint (send (&fixture, 2, BRG_PROPOSAL_WHITE, "nonce-of-one-more", FALSE, NULL), ==,
                   BRG_PROPOSAL_KEPT);
  g_assert_cmpuint (count_waiting (&fixture), ==, BRG_PROPOSALS_MOST_WAITING + 1);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-proposals")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/proposals/accept", test_accept);
  g_test_add_func ("/data/proposals/undo", test_undo);
  g_test_add_func ("/data/proposals/filled", test_filled);
  g_test_add_func ("/data/proposals/meanwhile", test_meanwhile);
  g_test_add_func ("/data/proposals/changed-pair", test_changed_pair);
  g_test_add_func ("/data/proposals/closed-round", test_closed_round);
  g_test_add_func ("/data/proposals/too-many", test_too_many);
  return g_test_run ();
}
