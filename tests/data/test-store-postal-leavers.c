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
  gboolean counts; /* half or more */
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
    .counts = g_str_equal (cells[3], "yes"),
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

/* What was decided of his results, and what his games that have not begun bring him and the other.
 */
static void
assert_table (StoreFixture *fixture,
              const Row *row,
              BrgLeaverRule rule,
              BrgOutcome own,
              BrgOutcome other)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (BrgTournament) tournament = brg_snapshot_to_tournament (snapshot);
  g_autoptr (BrgWithdrawals) table = brg_withdrawals_apply (tournament, snapshot->event->rulebook);
  gint first = find_first (snapshot);
  const BrgWithdrawal *leaver = &table->players[first];
  gint n_won = count (table->tournament, first, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  gint n_lost = count (table->tournament, first, BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN);

  g_assert_true (brg_snapshot_get_entry (snapshot, first)->is_excluded);
  g_assert_cmpint (table->counted[first], ==, rule != BRG_LEAVER_ANNULLED);
  g_assert_cmpint (leaver->is_undecided, ==, rule == BRG_LEAVER_BY_BOOK);
  g_assert_cmpstr (leaver->article, ==, "rus-draughts-2022 10.5.3");
  g_assert_cmpint (n_won + n_lost, ==, row->n_finished);
  if (rule != BRG_LEAVER_ANNULLED)
    {
      /* Half or more of the games is what article 5.4.5 would ask for. */
      g_assert_cmpint (2 * leaver->n_played >= leaver->n_scheduled, ==, row->counts);
      g_assert_cmpint (
          count (table->tournament, first, BRG_OUTCOME_ADJOURNED, BRG_OUTCOME_ADJOURNED), ==,
          row->n_begun);
      g_assert_cmpint (count (table->tournament, first, own, other), ==,
                       row->n_planned - row->n_finished - row->n_begun);
    }
}

static void
assert_undecided (StoreFixture *fixture, const Row *row)
{
  assert_table (fixture, row, BRG_LEAVER_BY_BOOK, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE);
}

/* The chief arbiter decides, in one act. */
static void
decide (StoreFixture *fixture, BrgPostalMeasureKind kind)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalMeasure) measure =
      brg_postal_measure_new (postal_fixture_player (fixture, 1));

  measure->kind = kind;
  measure->office = BRG_POSTAL_ARBITER;
  measure->decided = brg_postal_day_from_iso ("2026-06-10");
  g_free (measure->reason);
  measure->reason = g_strdup ("played enough");
  brg_store_add_postal_measure (fixture->store, fixture->group_id, measure, &error);
  g_assert_no_error (error);
}

static void
undo (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  brg_journal_undo (fixture->store, fixture->event_id, &error);
  g_assert_no_error (error);
}

/* Of a row of the table: expelled, counted, taken back, annulled, taken back. */
static void
walk_row (StoreFixture *fixture, const Row *row)
{
  g_autofree char *title = NULL;
  g_autofree char *before = NULL;
  g_autofree char *undone = NULL;

  expel (fixture);
  assert_undecided (fixture, row);
  before = postal_fixture_dup_rows (fixture);
  decide (fixture, BRG_POSTAL_COUNTED);
  title = postal_fixture_dup_title (fixture);
  g_assert_cmpstr (title, ==,
                   "Decision no. 2 by correspondence: results of who left counted, Игрок1 (art. "
                   "10.5.3)");
  assert_table (fixture, row, BRG_LEAVER_FORFEITS, BRG_OUTCOME_FORFEIT_LOSS,
                BRG_OUTCOME_FORFEIT_WIN);
  undo (fixture);
  assert_undecided (fixture, row);
  decide (fixture, BRG_POSTAL_ANNULLED);
  assert_table (fixture, row, BRG_LEAVER_ANNULLED, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE);
  undo (fixture);
  undone = postal_fixture_dup_rows (fixture);
  g_assert_cmpstr (undone, ==, before);
  undo (fixture);
}

/* rus-draughts-2022 10.5.3: expelled by a decision, out in the same act; his results stand until
 * the chief arbiter counts or annuls them, whatever half of the games he has played. */
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
      walk_row (&fixture, &row);
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

static void
assert_no_decision (StoreFixture *fixture, const BrgPostalMeasure *measure, const char *message)
{
  g_autoptr (GError) error = NULL;
  guint n = postal_fixture_count_journal (fixture);

  postal_fixture_assert_refused (
      fixture, n, brg_store_add_postal_measure (fixture->store, fixture->group_id, measure, &error),
      &error, message);
}

/* rus-draughts-2022 10.5.3: only the chief arbiter, only of who left, and not the same twice; what
 * he decides later stands. */
static void
test_refused (void)
{
  const Row row = { .n_planned = 5, .n_finished = 2, .n_begun = 1, .counts = TRUE };
  StoreFixture fixture = { 0 };
  g_autoptr (BrgPostalMeasure) measure = NULL;

  postal_fixture_open (&fixture, 6);
  play (&fixture, &row);
  measure = brg_postal_measure_new (postal_fixture_player (&fixture, 1));
  measure->kind = BRG_POSTAL_ANNULLED;
  measure->office = BRG_POSTAL_ARBITER;
  measure->decided = brg_postal_day_from_iso ("2026-06-10");
  g_free (measure->reason);
  measure->reason = g_strdup ("x");
  assert_no_decision (&fixture, measure,
                      "The player has not left: there is nothing to count or to annul (10.5.3).");
  expel (&fixture);
  measure->office = BRG_POSTAL_ORGANISATION;
  assert_no_decision (&fixture, measure, "This office may not decide that (10.5.3).");
  decide (&fixture, BRG_POSTAL_COUNTED);
  measure->office = BRG_POSTAL_ARBITER;
  measure->kind = BRG_POSTAL_COUNTED;
  assert_no_decision (&fixture, measure, "That is decided already (10.5.3).");
  decide (&fixture, BRG_POSTAL_ANNULLED);
  assert_table (&fixture, &row, BRG_LEAVER_ANNULLED, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE);
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 10.1.12, 10.5.3: where the organisation upholds a protest against the decision
 * on his results that is taken away in the same act, and the arbiter decides anew. */
static void
test_put_aside (void)
{
  const Row row = { .n_planned = 5, .n_finished = 2, .n_begun = 1, .counts = TRUE };
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalEvent) event = NULL;
  g_autoptr (BrgPostalMeasure) answer = NULL;
  const BrgPostalMeasure *fate;

  postal_fixture_open (&fixture, 6);
  play (&fixture, &row);
  expel (&fixture);
  decide (&fixture, BRG_POSTAL_ANNULLED);
  event = postal_fixture_load (&fixture);
  fate = event->measures->pdata[event->measures->len - 1];
  brg_store_mark_postal_measure (fixture.store, fate->id, fate->decided + 2, fate->decided + 4,
                                 &error);
  g_assert_no_error (error);
  answer = brg_postal_measure_new (fate->entry_id);
  answer->kind = BRG_POSTAL_UPHELD;
  answer->office = BRG_POSTAL_ORGANISATION;
  answer->decided = fate->decided + 20;
  answer->appeal_of_id = fate->id;
  g_free (answer->reason);
  answer->reason = g_strdup ("x");
  brg_store_add_postal_measure (fixture.store, fixture.group_id, answer, &error);
  g_assert_no_error (error);
  assert_undecided (&fixture, &row);
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  assert_table (&fixture, &row, BRG_LEAVER_ANNULLED, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE);
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 10.5.3: the arbiter may count or annul as he enters that somebody left; the
 * round that he is said to have left after means nothing where all games begin at once. */
static void
test_decided (void)
{
  static const struct
  {
    BrgLeaverRule rule;
    gint n_lost; /* without play, with a plus for the other */
    gint n_begun;
    gint n_open;
    gboolean counts;
  } cases[] = {
    { BRG_LEAVER_BY_BOOK, 0, 1, 2, TRUE },
    { BRG_LEAVER_FORFEITS, 2, 1, 0, TRUE },
    { BRG_LEAVER_ANNULLED, 0, 0, 3, FALSE },
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
      g_assert_cmpint (
          count (table->tournament, first, BRG_OUTCOME_ADJOURNED, BRG_OUTCOME_ADJOURNED), ==,
          cases[i].n_begun);
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
  const Row after = { .n_planned = 5, .n_finished = 3, .counts = TRUE };
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
  assert_undecided (&fixture, &after);
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 10.5.8: a minus to both is a loss of a game that was played: it counts towards
 * the half of the games and is no game that somebody missed. */
static void
test_minus (void)
{
  StoreFixture fixture = { 0 };
  const Row row = { .n_planned = 3, .n_begun = 1 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgTournament) tournament = NULL;
  g_autoptr (BrgWithdrawals) table = NULL;
  g_autofree char *result = NULL;
  gint first;

  postal_fixture_open (&fixture, 4);
  play (&fixture, &row);
  {
    gint64 game = 0;

    snapshot = store_fixture_load (&fixture);
    first = find_first (snapshot);
    for (guint i = 0; i < snapshot->rounds->len && game == 0; i++)
      {
        const BrgGame *board = brg_round_find_game (snapshot->rounds->pdata[i], first);

        game = board != NULL && board->has_letters ? board->id : 0;
      }
    postal_fixture_add (&fixture, game, "over date=01.05.2026 result=0-0 why=10.5.8");
    result = postal_fixture_dup_result (&fixture, game);
    g_assert_cmpstr (result, ==, "--");
    brg_snapshot_unref (g_steal_pointer (&snapshot));
  }
  expel (&fixture);
  snapshot = store_fixture_load (&fixture);
  tournament = brg_snapshot_to_tournament (snapshot);
  g_assert_cmpint (brg_withdrawals_count_forfeits (tournament, first), ==, 0);
  table = brg_withdrawals_apply (tournament, snapshot->event->rulebook);
  g_assert_cmpint (table->players[first].n_played, ==, 1);
  g_assert_cmpint (
      count (table->tournament, first, BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_LOSS), ==, 1);
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
  const Row row = { .n_planned = 5, .n_finished = 1, .n_begun = 1, .counts = FALSE };
  const Row after = { .n_planned = 5, .n_finished = 1, .n_begun = 2, .counts = TRUE };
  StoreFixture fixture = { 0 };
  gint64 game;

  postal_fixture_open (&fixture, 6);
  play (&fixture, &row);
  expel (&fixture);
  assert_undecided (&fixture, &row);
  game = find_unbegun (&fixture);
  for (guint i = 0; i < G_N_ELEMENTS (late); i++)
    assert_no_record (&fixture, game, late[i], "Игрок1 left on 01.06.2026 before this game began.");
  assert_undecided (&fixture, &row);
  postal_fixture_add (&fixture, game, "inquiry black sent=02.06.2026");
  postal_fixture_add (&fixture, game, "letter 1 white sent=31.05.2026 tot=60/0 moves=c3-b4");
  assert_undecided (&fixture, &after);
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
  g_test_add_func ("/data/store-postal-leavers/rus-draughts-2022/10.5.3/refused", test_refused);
  g_test_add_func ("/data/store-postal-leavers/rus-draughts-2022/10.1.12/put-aside",
                   test_put_aside);
  g_test_add_func ("/data/store-postal-leavers/rus-draughts-2022/10.5.8/minus", test_minus);
  g_test_add_func ("/data/store-postal-leavers/rus-draughts-2022/10.5.3/adjudicated",
                   test_adjudicated);
  g_test_add_func ("/data/store-postal-leavers/rus-draughts-2022/10.5.3/not-begun", test_not_begun);
  g_test_add_func ("/data/store-postal-leavers/rus-draughts-2022/10.5.3/left", test_left);
  return g_test_run ();
}
