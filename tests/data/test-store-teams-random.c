/* test-store-teams-random.c - random actions on teams leave the boards in order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-snapshot-teams.h"
#include "brg-store-matches.h"
#include "brg-test.h"
#include "teams-fixture.h"

#define N_TEAMS 4
#define N_PLAYERS 5
#define N_BOARDS 3
#define N_ACTIONS 250

/* A game without opponent is decided without play. */
static void
assert_board (const BrgSnapshot *snapshot, const BrgGame *board, const BrgGame *match)
{
  const BrgEntry *white = brg_snapshot_get_entry (snapshot->players, board->white);
  gint64 first = brg_snapshot_get_entry (snapshot, match->white)->id;
  gint64 second = brg_snapshot_get_entry (snapshot, match->black)->id;

  g_assert_cmpint (board->board, ==, 1000 * match->board + board->match_board);
  g_assert_true (white->team_id == first || white->team_id == second);
  if (board->black == BRG_NOBODY)
    {
      g_assert_true (brg_outcome_is_forfeit (board->white_outcome));
      g_assert_cmpint (board->black_outcome, ==, BRG_OUTCOME_FORFEIT_LOSS);
      return;
    }
  g_assert_cmpint (brg_snapshot_get_entry (snapshot->players, board->black)->team_id, ==,
                   white->team_id == first ? second : first);
}

/* Nobody sits twice in a round, and every board belongs to a match of it. */
static void
assert_round (const BrgSnapshot *snapshot, gint round)
{
  const BrgRound *matches = brg_snapshot_get_round (snapshot, round);
  const BrgRound *boards = brg_snapshot_get_round (snapshot->players, round);
  gboolean sits[N_TEAMS * N_PLAYERS] = { FALSE };

  for (guint i = 0; i < boards->games->len; i++)
    {
      const BrgGame *board = &g_array_index (boards->games, BrgGame, i);
      const BrgGame *match = &g_array_index (matches->games, BrgGame, board->board / 1000 - 1);

      g_assert_cmpint (match->id, ==, board->match_id);
      assert_board (snapshot, board, match);
      g_assert_false (sits[board->white]);
      sits[board->white] = TRUE;
      if (board->black != BRG_NOBODY)
        {
          g_assert_false (sits[board->black]);
          sits[board->black] = TRUE;
        }
    }
}

static const BrgEntry *
choose_entry (const BrgSnapshot *view)
{
  return brg_snapshot_get_entry (view, g_test_rand_int_range (0, (gint) view->entries->len));
}

static const BrgGame *
choose_game (const BrgSnapshot *view)
{
  const BrgRound *round = view->rounds->pdata[g_test_rand_int_range (0, (gint) view->rounds->len)];

  return round->games->len == 0
             ? NULL
             : &g_array_index (round->games, BrgGame,
                               g_test_rand_int_range (0, (gint) round->games->len));
}

static void
file_some_line_up (BrgStore *store, const BrgSnapshot *snapshot)
{
  gint team = g_test_rand_int_range (0, N_TEAMS);
  gint n_players;
  gint first = brg_snapshot_find_players (snapshot, team, &n_players);
  gint64 ids[N_BOARDS] = { 0 };

  for (gint i = 0; i < N_BOARDS && n_players > 0; i++)
    if (g_test_rand_int_range (0, 5) > 0)
      ids[i] =
          brg_snapshot_get_entry (snapshot->players, first + g_test_rand_int_range (0, n_players))
              ->id;
  brg_store_file_line_up (store, brg_snapshot_get_entry (snapshot, team)->id,
                          g_test_rand_int_range (1, (gint) snapshot->rounds->len + 1), ids,
                          N_BOARDS, "?", NULL);
}

static void
enter_some_result (BrgStore *store, const BrgGame *game)
{
  static const BrgOutcome outcomes[][2] = {
    { BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS },
    { BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
    { BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_WIN },
    { BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_LOSS },
    { BRG_OUTCOME_NONE, BRG_OUTCOME_NONE },
    { BRG_OUTCOME_NONE, BRG_OUTCOME_NONE },
  };
  gint k = g_test_rand_int_range (0, G_N_ELEMENTS (outcomes));

  brg_store_set_result (store, game->id, outcomes[k][0], outcomes[k][1], NULL);
}

/* Whatever is refused changes nothing. */
static void
act (TeamsFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (&fixture->store);
  BrgStore *store = fixture->store.store;
  const BrgGame *board = choose_game (snapshot->players);
  const BrgGame *match = choose_game (snapshot);
  gint64 player = choose_entry (snapshot->players)->id;

  switch (g_test_rand_int_range (0, 12))
    {
    case 0:
      brg_store_move_player (store, player, choose_entry (snapshot)->id,
                             g_test_rand_int_range (1, N_PLAYERS + 1), NULL);
      break;
    case 1:
      brg_store_withdraw (store, player, g_test_rand_int_range (0, 4), "", NULL);
      break;
    case 2:
      brg_store_return (store, player, NULL);
      break;
    case 3:
      enter_some_result (store, match);
      break;
    case 4:
      brg_store_swap_colours (store, g_test_rand_bit () || board == NULL ? match->id : board->id,
                              NULL);
      break;
    case 5:
      if (board != NULL)
        brg_store_void_board (store, board->id, g_test_rand_int_range (0, 3), "?", NULL);
      break;
    case 6:
    case 7:
    case 8:
      if (board != NULL)
        enter_some_result (store, board);
      break;
    default:
      file_some_line_up (store, snapshot);
    }
}

static guint
count_entries (TeamsFixture *fixture)
{
  g_autoptr (GPtrArray) entries =
      brg_journal_list (fixture->store.store, fixture->store.event_id, NULL);

  return entries->len;
}

static void
test_random_actions (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *begin = NULL;
  g_autofree char *end = NULL;
  guint n_before;
  guint n_done;

  teams_fixture_open (&fixture, N_TEAMS, N_PLAYERS, N_BOARDS);
  teams_fixture_set_rules (&fixture, "berger", BRG_LINE_UP_FREE, 1);
  teams_fixture_pair (&fixture, "A-D B-C", TRUE);
  teams_fixture_pair (&fixture, "D-C A-B", FALSE);
  teams_fixture_pair (&fixture, "B-D C-A", FALSE);
  begin = brg_journal_hash_content (fixture.store.store, &error);
  n_before = count_entries (&fixture);
  for (gint i = 0; i < N_ACTIONS; i++)
    {
      g_autoptr (BrgSnapshot) snapshot = NULL;

      act (&fixture);
      snapshot = store_fixture_load (&fixture.store);
      for (gint round = 1; round <= 3; round++)
        assert_round (snapshot, round);
    }
  end = brg_journal_hash_content (fixture.store.store, &error);
  n_done = count_entries (&fixture) - n_before;
  g_assert_cmpuint (n_done, >, N_ACTIONS / 4);
  for (guint i = 0; i < n_done; i++)
    g_assert_true (brg_journal_undo (fixture.store.store, fixture.store.event_id, &error));
  {
    g_autofree char *undone = brg_journal_hash_content (fixture.store.store, &error);

    g_assert_cmpstr (undone, ==, begin);
  }
  for (guint i = 0; i < n_done; i++)
    g_assert_true (brg_journal_redo (fixture.store.store, fixture.store.event_id, &error));
  {
    g_autofree char *redone = brg_journal_hash_content (fixture.store.store, &error);

    g_assert_cmpstr (redone, ==, end);
  }
  teams_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-teams-random")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/teams/random-actions", test_random_actions);
  return g_test_run ();
}
