/* test-store-postal-leavers.c - players by correspondence who leave, and the table without them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-snapshot-tournament.h"
#include "brg-store-players.h"
#include "brg-test.h"
#include "brg-withdrawals.h"
#include "postal-fixture.h"

/* A line of leavers.tsv. */
typedef struct
{
  gint n_planned;
  gint n_finished;
  gint n_begun;
  gboolean counts;
  BrgOutcome partner;
} Row;

static Row
read_row (const char *line)
{
  g_auto (GStrv) cells = g_strsplit (line, "\t", -1);

  g_assert_cmpuint (g_strv_length (cells), ==, 6);
  return (Row){
    .n_planned = (gint) g_ascii_strtoll (cells[0], NULL, 10),
    .n_finished = (gint) g_ascii_strtoll (cells[1], NULL, 10),
    .n_begun = (gint) g_ascii_strtoll (cells[2], NULL, 10),
    .counts = g_str_equal (cells[4], "counted"),
    .partner = g_str_equal (cells[5], "-/+") ? BRG_OUTCOME_FORFEIT_WIN : BRG_OUTCOME_FORFEIT_LOSS,
  };
}

static gint
find_first (const BrgSnapshot *snapshot)
{
  for (gint i = 0; i < (gint) snapshot->entries->len; i++)
    if (brg_snapshot_get_entry (snapshot, i)->number == 1)
      return i;
  g_assert_not_reached ();
}

/* Games of player 1 in the order of the rounds: some are won, some have begun. */
static void
play (StoreFixture *fixture, const Row *row)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  gint first = find_first (snapshot);
  gint n_played = 0;

  for (guint i = 0; i < snapshot->rounds->len; i++)
    {
      const BrgGame *game = brg_round_find_game (snapshot->rounds->pdata[i], first);

      if (game == NULL || n_played >= row->n_finished + row->n_begun)
        continue;
      postal_fixture_add (fixture, game->id, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
      if (n_played < row->n_finished)
        postal_fixture_add (fixture, game->id, "over date=01.05.2026 result=1-0 why=agreed");
      n_played++;
    }
  g_assert_cmpint (n_played, ==, row->n_finished + row->n_begun);
}

static void
expel (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalMeasure) measure =
      brg_postal_measure_new (postal_fixture_player (fixture, 1));

  measure->kind = BRG_POSTAL_EXPULSION;
  measure->office = BRG_POSTAL_ORGANISATION;
  measure->decided = brg_postal_day_from_iso ("2026-06-01");
  g_free (measure->article);
  measure->article = g_strdup ("10.1.11");
  g_free (measure->reason);
  measure->reason = g_strdup ("plays no more");
  brg_store_add_postal_measure (fixture->store, fixture->group_id, measure, &error);
  g_assert_no_error (error);
}

/* How many games of player 1 the table has with these outcomes, his and the other's. */
static gint
count (const BrgTournament *tournament, gint player, BrgOutcome own, BrgOutcome other)
{
  gint n_found = 0;

  for (gint round = 1; round <= tournament->n_rounds; round++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, round);

      n_found += cell->opponent != BRG_NOBODY && cell->outcome == own &&
                 brg_tournament_cell (tournament, cell->opponent, round)->outcome == other;
    }
  return n_found;
}

static void
assert_table (StoreFixture *fixture, const Row *row)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (BrgTournament) tournament = brg_snapshot_to_tournament (snapshot);
  g_autoptr (BrgWithdrawals) table = brg_withdrawals_apply (tournament, snapshot->event->rulebook);
  gint first = find_first (snapshot);
  gint n_won = count (table->tournament, first, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  gint n_lost = count (table->tournament, first, BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN);

  g_assert_true (brg_snapshot_get_entry (snapshot, first)->is_excluded);
  g_assert_cmpint (table->counted[first], ==, row->counts);
  g_assert_cmpint (n_won + n_lost, ==, row->n_finished);
  g_assert_cmpint (count (table->tournament, first, BRG_OUTCOME_ADJOURNED, BRG_OUTCOME_ADJOURNED),
                   ==, row->n_begun);
  g_assert_cmpint (count (table->tournament, first, BRG_OUTCOME_FORFEIT_LOSS, row->partner), ==,
                   row->n_planned - row->n_finished - row->n_begun);
}

/* rus-draughts-2022 10.5.3: expelled by a decision, out of the table in the same act, back with its
 * undoing. */
static void
test_vectors (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "fixtures", "correspondence", "leavers.tsv", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;
  guint n_rows = 0;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      StoreFixture fixture = { 0 };
      g_autofree char *before = NULL;
      g_autofree char *undone = NULL;
      Row row;

      if (lines[i][0] == '#' || lines[i][0] == '\0')
        continue;
      row = read_row (lines[i]);
      postal_fixture_open (&fixture, row.n_planned + 1);
      play (&fixture, &row);
      before = postal_fixture_dup_rows (&fixture);
      expel (&fixture);
      assert_table (&fixture, &row);
      brg_journal_undo (fixture.store, fixture.event_id, &error);
      g_assert_no_error (error);
      undone = postal_fixture_dup_rows (&fixture);
      g_assert_cmpstr (undone, ==, before);
      {
        g_autoptr (BrgSnapshot) snapshot = store_fixture_load (&fixture);
        const BrgEntry *player = brg_snapshot_get_entry (snapshot, find_first (snapshot));

        g_assert_cmpint (player->left_after, ==, BRG_STAYS);
        g_assert_false (player->is_excluded);
      }
      store_fixture_close (&fixture);
      n_rows++;
    }
  g_assert_cmpuint (n_rows, ==, 26);
}

/* rus-draughts-2022 10.5.3: the arbiter may count what is not finished as lost, or annul all; the
 * round that somebody is said to have left after means nothing where all games begin at once. */
static void
test_decided (void)
{
  static const struct
  {
    BrgLeaverRule rule;
    gint n_lost; /* without play, with a plus for the other */
    gint n_open;
    gboolean counts;
  } cases[] = {
    { BRG_LEAVER_BY_BOOK, 2, 0, TRUE },
    { BRG_LEAVER_FORFEITS, 3, 0, TRUE },
    { BRG_LEAVER_ANNULLED, 0, 3, FALSE },
  };
  const Row row = { .n_planned = 5, .n_finished = 2, .n_begun = 1 };
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  postal_fixture_open (&fixture, 6);
  play (&fixture, &row);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const BrgLeaverDecision decision = { .left_after = 5, .reason = "x", .rule = cases[i].rule };
      g_autoptr (BrgSnapshot) snapshot = NULL;
      g_autoptr (BrgTournament) tournament = NULL;
      g_autoptr (BrgWithdrawals) table = NULL;
      gint first;

      brg_store_withdraw_as_decided (fixture.store, postal_fixture_player (&fixture, 1), &decision,
                                     &error);
      g_assert_no_error (error);
      snapshot = store_fixture_load (&fixture);
      tournament = brg_snapshot_to_tournament (snapshot);
      table = brg_withdrawals_apply (tournament, snapshot->event->rulebook);
      first = find_first (snapshot);
      g_assert_cmpint (table->counted[first], ==, cases[i].counts);
      g_assert_cmpint (
          count (table->tournament, first, BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_WIN), ==,
          cases[i].n_lost);
      g_assert_cmpint (count (table->tournament, first, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE), ==,
                       cases[i].n_open);
    }
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 10.5.3: a game that is adjudicated after he left has its result. */
static void
test_adjudicated (void)
{
  const Row row = { .n_planned = 5, .n_finished = 2, .n_begun = 1 };
  const Row after = {
    .n_planned = 5, .n_finished = 3, .counts = TRUE, .partner = BRG_OUTCOME_FORFEIT_WIN
  };
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  gint64 game = 0;

  postal_fixture_open (&fixture, 6);
  play (&fixture, &row);
  expel (&fixture);
  snapshot = store_fixture_load (&fixture);
  for (guint i = 0; i < snapshot->rounds->len && game == 0; i++)
    {
      const BrgGame *board =
          brg_round_find_game (snapshot->rounds->pdata[i], find_first (snapshot));

      if (board != NULL && board->has_letters && brg_outcome_is_pending (board->white_outcome))
        game = board->id;
    }
  postal_fixture_add (&fixture, game, "adjudged date=20.07.2026 result=0-1");
  assert_table (&fixture, &after);
  store_fixture_close (&fixture);
}

/* A game of player 1 that has no letter. */
static gint64
find_unbegun (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  for (guint i = 0; i < snapshot->rounds->len; i++)
    {
      const BrgGame *board =
          brg_round_find_game (snapshot->rounds->pdata[i], find_first (snapshot));

      if (board != NULL && !board->has_letters)
        return board->id;
    }
  g_assert_not_reached ();
}

static void
assert_no_record (StoreFixture *fixture, gint64 game, const char *line, const char *message)
{
  g_autoptr (GError) error = NULL;

  postal_fixture_assert_refused (fixture, postal_fixture_count_journal (fixture),
                                 brg_store_add_postal_record (fixture->store, game, line, &error),
                                 &error, message);
}

/* rus-draughts-2022 5.4.5.4, 10.5.3: how many games had begun is known on the day of leaving; a
 * letter of before that is entered later as well. */
static void
test_not_begun (void)
{
  static const char *const late[] = {
    "letter 1 white sent=02.06.2026 tot=60/0 moves=c3-b4",
    "letter 1 white tot=60/0 moves=c3-b4",
    "over date=02.06.2026 result=1-0 why=agreed",
    "adjudged date=20.07.2026 result=1-0",
  };
  const Row row = { .n_planned = 5,
                    .n_finished = 1,
                    .n_begun = 1,
                    .counts = FALSE,
                    .partner = BRG_OUTCOME_FORFEIT_LOSS };
  const Row after = { .n_planned = 5,
                      .n_finished = 1,
                      .n_begun = 2,
                      .counts = TRUE,
                      .partner = BRG_OUTCOME_FORFEIT_WIN };
  StoreFixture fixture = { 0 };
  gint64 game;

  postal_fixture_open (&fixture, 6);
  play (&fixture, &row);
  expel (&fixture);
  assert_table (&fixture, &row);
  game = find_unbegun (&fixture);
  for (guint i = 0; i < G_N_ELEMENTS (late); i++)
    assert_no_record (&fixture, game, late[i], "Игрок1 left on 01.06.2026 before this game began.");
  assert_table (&fixture, &row);
  postal_fixture_add (&fixture, game, "inquiry black sent=02.06.2026");
  postal_fixture_add (&fixture, game, "letter 1 white sent=31.05.2026 tot=60/0 moves=c3-b4");
  assert_table (&fixture, &after);
  store_fixture_close (&fixture);
}

/* The day on which somebody left by himself is not kept: his games had begun or had not. */
static void
test_left (void)
{
  const BrgLeaverDecision decision = { .left_after = 5, .reason = "x" };
  const Row row = { .n_planned = 5, .n_finished = 1, .n_begun = 1 };
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 game;

  postal_fixture_open (&fixture, 6);
  play (&fixture, &row);
  game = find_unbegun (&fixture);
  brg_store_withdraw_as_decided (fixture.store, postal_fixture_player (&fixture, 1), &decision,
                                 &error);
  g_assert_no_error (error);
  assert_no_record (&fixture, game, "letter 1 white sent=31.05.2026 tot=60/0 moves=c3-b4",
                    "Игрок1 left before this game began.");
  brg_store_return (fixture.store, postal_fixture_player (&fixture, 1), &error);
  g_assert_no_error (error);
  postal_fixture_add (&fixture, game, "letter 1 white sent=31.05.2026 tot=60/0 moves=c3-b4");
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-postal-leavers")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-postal-leavers/rus-draughts-2022/10.5.3/vectors", test_vectors);
  g_test_add_func ("/data/store-postal-leavers/rus-draughts-2022/10.5.3/decided", test_decided);
  g_test_add_func ("/data/store-postal-leavers/rus-draughts-2022/10.5.3/adjudicated",
                   test_adjudicated);
  g_test_add_func ("/data/store-postal-leavers/rus-draughts-2022/10.5.3/not-begun", test_not_begun);
  g_test_add_func ("/data/store-postal-leavers/rus-draughts-2022/10.5.3/left", test_left);
  return g_test_run ();
}
