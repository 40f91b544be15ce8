/* test-store-meetings.c - micro-matches in a workspace: game by game, and what they bring
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-meeting-games.h"
#include "brg-result-table.h"
#include "brg-snapshot-tournament.h"
#include "brg-sql.h"
#include "brg-store-game-rows.h"
#include "brg-store-games.h"
#include "brg-test.h"
#include "brg-trf-reader.h"
#include "brg-trf-snapshot.h"
#include "brg-trf-writer.h"
#include "store-fixture.h"
#include "teams-fixture.h"

#include <string.h>

static BrgOutcome
read_mark (char mark)
{
  BrgOutcome outcome = BRG_OUTCOME_NONE;

  if (mark != '.')
    g_assert_true (brg_outcome_from_code (mark, &outcome));
  return outcome;
}

static char
write_mark (BrgOutcome outcome)
{
  return outcome == BRG_OUTCOME_NONE ? '.' : brg_outcome_to_code (outcome);
}

static void
set_games (StoreFixture *fixture, gint n_games)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (BrgGroup) group = brg_group_copy (snapshot->group);
  g_autoptr (GError) error = NULL;

  group->meeting_games = n_games;
  brg_store_update_group (fixture->store, group, &error);
  g_assert_no_error (error);
}

static void
open_fixture (StoreFixture *fixture, gint n_games)
{
  store_fixture_open (fixture, 4);
  set_games (fixture, n_games);
  store_fixture_publish (fixture);
}

/* Games and meeting of a board: `1=. 0=. ..`. */
static char *
describe (StoreFixture *fixture, gint round, gint board)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  const BrgRound *paired = brg_snapshot_get_round (snapshot, round);
  const BrgGame *game = &g_array_index (paired->games, BrgGame, board - 1);
  gint n_games = snapshot->group->meeting_games;
  GString *text = g_string_new (NULL);

  for (gint i = 0; i < n_games; i++)
    g_string_append_c (text, write_mark (game->white_games[i]));
  g_string_append_c (text, ' ');
  for (gint i = 0; i < n_games; i++)
    g_string_append_c (text, write_mark (game->black_games[i]));
  g_string_append_printf (text, " %c%c", write_mark (game->white_outcome),
                          write_mark (game->black_outcome));
  return g_string_free (text, FALSE);
}

#define assert_board(fixture, round, board, expected)               \
  G_STMT_START                                                      \
  {                                                                 \
    g_autofree char *told = describe ((fixture), (round), (board)); \
    g_assert_cmpstr (told, ==, (expected));                         \
  }                                                                 \
  G_STMT_END

static gboolean
try_game (StoreFixture *fixture, gint board, gint game, const char *marks, GError **error)
{
  const BrgResultChange change = { .act = BRG_RESULT_ENTER,
                                   .game_id = store_fixture_game (fixture, 1, board),
                                   .game = game,
                                   .white = read_mark (marks[0]),
                                   .black = read_mark (marks[1]) };

  return brg_store_change_result (fixture->store, &change, error);
}

static void
enter (StoreFixture *fixture, gint board, const char *marks)
{
  g_autoptr (GError) error = NULL;

  try_game (fixture, board, 0, marks, &error);
  g_assert_no_error (error);
}

static char *
dup_last_title (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) journal = brg_journal_list (fixture->store, fixture->event_id, &error);

  g_assert_no_error (error);
  {
    g_autofree char *title = brg_journal_entry_dup_title (journal->pdata[journal->len - 1]);
    g_auto (GStrv) parts = g_strsplit (title, "\u202f", -1);
    g_autofree char *joined = g_strjoinv ("", parts);
    g_auto (GStrv) results = g_strsplit (joined, "–\u2060", -1);

    return g_strjoinv ("-", results);
  }
}

/* What is keyed one after the other, and what stands on the board then. */
static const struct
{
  const char *path;
  gint n_games;
  const char *keys;
  const char *board;
} entries[] = {
  { "5.4.6/first-game", 2, "10", "1. 0. .." },
  { "5.4.6/won", 2, "10 ==", "1= 0= 10" },
  { "5.4.6/a-game-each", 2, "10 01", "10 01 ==" },
  { "5.4.6/lost", 2, "01 ==", "0= 1= 01" },
  { "5.4.6/four-games", 4, "10 01 == 10", "10=1 01=0 10" },
  { "5.4.6/open-though-decided", 4, "10 10 10", "111. 000. .." },
  { "5.4.6/taken-back", 2, "10 == ..", "1. 0. .." },
  { "5.4.6/taken-back-twice", 2, "10 == .. ..", ".. .. .." },
  { "5.4.6/adjourned", 2, "**", "*. *. **" },
  { "5.4.6/adjourned-and-finished", 2, "** 10", "1. 0. .." },
  { "5.4.4.1/nobody-opposite", 2, "+-", "++ -- +-" },
  { "5.4.4.1/nobody-came", 2, "--", "-- -- --" },
  { "5.4.4.1/late-for-the-second", 2, "10 -+", "1- 0+ 01" },
  { "5.4.4.1/late-for-the-third", 4, "10 10 -+", "11-- 00++ 01" },
  { "5.4.4.1/opponent-late-for-the-second", 2, "01 +-", "0+ 1- 10" },
  { "5.4.4.1/both-late-for-the-second", 2, "10 --", "1- 0- 00" },
  { "5.4.4.1/forfeit-taken-back", 2, "10 -+ ..", "1. 0. .." },
  { "5.4.4.1/whole-forfeit-taken-back", 4, "+- ..", ".... .... .." },
  { "5.4.4.1/forfeit-of-a-complete-meeting", 2, "10 10 -+", "-- ++ -+" },
};

static void
test_entry (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_auto (GStrv) keys = g_strsplit (entries[i].keys, " ", -1);
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  open_fixture (&fixture, entries[i].n_games);
  for (char **key = keys; *key != NULL; key++)
    enter (&fixture, 1, *key);
  assert_board (&fixture, 1, 1, entries[i].board);
  assert_board (&fixture, 1, 2, entries[i].n_games == 2 ? ".. .. .." : ".... .... ..");
  /* The file is sound for a stranger too, and the journal tells the same. */
  store_fixture_reopen (&fixture);
  assert_board (&fixture, 1, 1, entries[i].board);
  brg_journal_verify (fixture.store, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

static void
test_one_game (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  open_fixture (&fixture, 2);
  enter (&fixture, 1, "10");
  enter (&fixture, 1, "==");
  /* A full meeting takes nothing more until a game is taken back. */
  g_assert_false (try_game (&fixture, 1, 0, "01", &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  assert_board (&fixture, 1, 1, "1= 0= 10");
  /* But the game that is named may be changed. */
  try_game (&fixture, 1, 1, "01", &error);
  g_assert_no_error (error);
  assert_board (&fixture, 1, 1, "0= 1= 01");
  g_assert_false (try_game (&fixture, 1, 3, "01", &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  /* fide-2023 10.2 of one game, not of the meeting. */
  g_assert_false (try_game (&fixture, 2, 0, "11", &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  store_fixture_close (&fixture);
}

static void
test_journal (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *set = NULL;
  g_autofree char *changed = NULL;
  g_autofree char *forfeited = NULL;

  open_fixture (&fixture, 2);
  enter (&fixture, 1, "10");
  set = dup_last_title (&fixture);
  g_assert_cmpstr (set, ==, "Result of board 1: 1-0 (round 1, game 1, Игрок2 И. – Игрок3 И.)");
  enter (&fixture, 1, "==");
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  assert_board (&fixture, 1, 1, "1. 0. ..");
  brg_journal_redo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  assert_board (&fixture, 1, 1, "1= 0= 10");
  try_game (&fixture, 1, 2, "01", &error);
  g_assert_no_error (error);
  changed = dup_last_title (&fixture);
  g_assert_cmpstr (changed, ==,
                   "Result of board 1: 0-1 instead of ½-½ (round 1, game 2, Игрок2 И. – "
                   "Игрок3 И.)");
  enter (&fixture, 2, "+-");
  forfeited = dup_last_title (&fixture);
  g_assert_cmpstr (forfeited, ==, "Result of board 2: +/− (round 1, Игрок4 И. – Игрок1 И.)");
  brg_journal_verify (fixture.store, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

static gint64
round_id (StoreFixture *fixture, gint number)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  return brg_snapshot_get_round (snapshot, number)->id;
}

static gboolean
correct (StoreFixture *fixture, gint board, gint game, const char *marks, GError **error)
{
  const BrgResultChange change = { .act = BRG_RESULT_CORRECT,
                                   .game_id = store_fixture_game (fixture, 1, board),
                                   .game = game,
                                   .white = read_mark (marks[0]),
                                   .black = read_mark (marks[1]),
                                   .reason = "бланк" };

  return brg_store_change_result (fixture->store, &change, error);
}

static void
test_closed_round (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;

  open_fixture (&fixture, 2);
  enter (&fixture, 1, "10");
  enter (&fixture, 2, "10");
  enter (&fixture, 2, "10");
  /* Half a meeting is a missing result. */
  g_assert_false (brg_store_close_round (fixture.store, round_id (&fixture, 1), &error));
  g_assert_cmpstr (error->message, ==, "1 result is missing.");
  g_clear_error (&error);
  enter (&fixture, 1, "01");
  brg_store_close_round (fixture.store, round_id (&fixture, 1), &error);
  g_assert_no_error (error);
  g_assert_false (try_game (&fixture, 1, 1, "01", &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_CLOSED);
  g_clear_error (&error);
  g_assert_false (correct (&fixture, 1, 0, "01", &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  correct (&fixture, 1, 2, "==", &error);
  g_assert_no_error (error);
  assert_board (&fixture, 1, 1, "1= 0= 10");
  title = dup_last_title (&fixture);
  g_assert_cmpstr (title, ==,
                   "Correction of round 1, board 1: ½-½ instead of 0-1 (бланк) (game 2, "
                   "Игрок2 И. – Игрок3 И.)");
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 5.4.5.4: the round closes over an adjourned game, and what follows it is played
 * with it. */
static void
test_adjourned (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  open_fixture (&fixture, 2);
  enter (&fixture, 1, "**");
  enter (&fixture, 2, "+-");
  brg_store_close_round (fixture.store, round_id (&fixture, 1), &error);
  g_assert_no_error (error);
  enter (&fixture, 1, "01");
  assert_board (&fixture, 1, 1, "0. 1. **");
  store_fixture_reopen (&fixture);
  enter (&fixture, 1, "10");
  assert_board (&fixture, 1, 1, "01 10 ==");
  g_assert_false (try_game (&fixture, 1, 2, "01", &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_CLOSED);
  store_fixture_close (&fixture);
}

static void
test_colours (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  open_fixture (&fixture, 2);
  enter (&fixture, 1, "10");
  enter (&fixture, 1, "==");
  brg_store_swap_colours (fixture.store, store_fixture_game (&fixture, 1, 1), &error);
  g_assert_no_error (error);
  assert_board (&fixture, 1, 1, "0= 1= 01");
  store_fixture_close (&fixture);
}

static void
test_what_is_kept (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgGroup) group = NULL;

  open_fixture (&fixture, 2);
  enter (&fixture, 1, "10");
  snapshot = store_fixture_load (&fixture);
  group = brg_group_copy (snapshot->group);
  group->meeting_games = 4;
  g_assert_false (brg_store_update_group (fixture.store, group, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  /* A round that has begun is not taken back, though no meeting is over. */
  g_assert_false (brg_store_remove_rounds (fixture.store, fixture.group_id, 1, NULL, NULL, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  enter (&fixture, 1, "..");
  brg_store_remove_rounds (fixture.store, fixture.group_id, 1, NULL, NULL, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* Moves of each game, with its own row. */
static void
test_boards (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 id;

  open_fixture (&fixture, 2);
  id = store_fixture_game (&fixture, 1, 1);
  for (gint game = 1; game <= 2; game++)
    {
      g_autoptr (BrgStoredGame) record =
          brg_store_load_meeting_board (fixture.store, fixture.group_id, id, game, &error);

      g_assert_no_error (error);
      g_assert_cmpint (record->meeting_game, ==, game);
      g_free (record->moves);
      record->moves = g_strdup (game == 1 ? "1. c3-d4 *" : "1. a3-b4 *");
      brg_store_save_game (fixture.store, record, BRG_GAME_CHANGE_MOVE, "x", &error);
      g_assert_no_error (error);
    }
  {
    g_autoptr (GPtrArray) games = brg_store_list_games (fixture.store, fixture.group_id, 1, &error);

    g_assert_cmpuint (games->len, ==, 2);
    g_assert_cmpstr (((BrgStoredGame *) games->pdata[0])->moves, ==, "1. c3-d4 *");
    g_assert_cmpstr (((BrgStoredGame *) games->pdata[1])->moves, ==, "1. a3-b4 *");
    g_assert_cmpint (((BrgStoredGame *) games->pdata[1])->meeting_game, ==, 2);
  }
  store_fixture_close (&fixture);
}

/* The printed tables, keyed into a workspace meeting by meeting. */
static const char *const tables[] = { "mm-rr-02", "mm-rr-05", "mm-rr-06", "mm-sw-01", "mm-sw-03" };

static BrgResultTable *
read_table (const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *file = g_strconcat (name, ".txt", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "decisions", file, NULL);
  g_autoptr (GFile) source = g_file_new_for_path (path);
  g_autoptr (BrgTextFile) text = brg_text_file_load (source, file, &error);
  BrgResultTable *table;

  g_assert_no_error (error);
  table = brg_result_table_read (text, 1, &error);
  g_assert_no_error (error);
  return table;
}

static void
pair_round (StoreFixture *fixture, const BrgTournament *expected, gint round)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (BrgRoundPlan) plan = brg_round_plan_new (fixture->group_id);

  for (gint player = 0; player < expected->n_players; player++)
    {
      const BrgCell *cell = brg_tournament_cell (expected, player, round);
      const BrgEntry *entry = snapshot->entries->pdata[player];
      BrgPlannedBoard board = { .round = round, .white_id = entry->id };

      if (cell->opponent == BRG_NOBODY && cell->outcome == BRG_OUTCOME_HALF_BYE)
        {
          BrgPlannedAbsence absence = { entry->id, round, BRG_OUTCOME_HALF_BYE };

          g_array_append_val (plan->absences, absence);
        }
      else if (cell->opponent == BRG_NOBODY && cell->outcome == BRG_OUTCOME_FORFEIT_WIN)
        g_array_append_val (plan->boards, board);
      else if (cell->opponent != BRG_NOBODY &&
               (cell->colour == BRG_COLOUR_WHITE ||
                (cell->colour == BRG_COLOUR_NONE && player < cell->opponent)))
        {
          board.black_id = brg_snapshot_get_entry (snapshot, cell->opponent)->id;
          g_array_append_val (plan->boards, board);
        }
    }
  plan->publish_through = round;
  brg_store_add_rounds (fixture->store, plan, &error);
  g_assert_no_error (error);
}

static void
key_round (StoreFixture *fixture, const BrgTournament *expected, gint round)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  const BrgRound *paired = brg_snapshot_get_round (snapshot, round);

  for (guint i = 0; i < paired->games->len; i++)
    {
      const BrgGame *game = &g_array_index (paired->games, BrgGame, i);

      for (gint k = 1; game->black != BRG_NOBODY && k <= expected->n_games; k++)
        {
          BrgOutcome white = brg_meeting_games_get (expected, game->white, round, k);
          BrgOutcome black = brg_meeting_games_get (expected, game->black, round, k);

          brg_store_set_result (fixture->store, game->id, white, black, &error);
          g_assert_no_error (error);
          /* A forfeit is of the whole meeting. */
          if (brg_outcome_is_forfeit (white))
            break;
        }
    }
  brg_store_close_round (fixture->store, paired->id, &error);
  g_assert_no_error (error);
}

static void
test_table (gconstpointer data)
{
  g_autoptr (BrgResultTable) table = read_table (data);
  const BrgTournament *expected = table->tournament;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgTournament) tournament = NULL;
  StoreFixture fixture = { 0 };
  gint n_compared = 0;

  store_fixture_open (&fixture, expected->n_players);
  set_games (&fixture, expected->n_games);
  for (gint round = 1; round <= expected->n_rounds; round++)
    {
      pair_round (&fixture, expected, round);
      key_round (&fixture, expected, round);
    }
  store_fixture_reopen (&fixture);
  snapshot = store_fixture_load (&fixture);
  tournament = brg_snapshot_to_tournament (snapshot);
  g_assert_cmpint (tournament->n_games, ==, expected->n_games);
  for (gint player = 0; player < expected->n_players; player++)
    for (gint round = 1; round <= expected->n_rounds; round++)
      {
        const BrgCell *wanted = brg_tournament_cell (expected, player, round);
        const BrgCell *cell = brg_tournament_cell (tournament, player, round);

        g_assert_cmpint (cell->opponent, ==, wanted->opponent);
        if (wanted->opponent == BRG_NOBODY)
          continue;
        g_assert_cmpint (cell->outcome, ==, wanted->outcome);
        for (gint k = 1; k <= expected->n_games; k++, n_compared++)
          g_assert_cmpint (brg_meeting_games_get (tournament, player, round, k), ==,
                           brg_meeting_games_get (expected, player, round, k));
      }
  g_assert_cmpint (n_compared, >=, expected->n_players * expected->n_games);
  store_fixture_close (&fixture);
}

/* Half a meeting, a lateness, whole meetings: a report brings back what was written. */
static void
test_report (gconstpointer data)
{
  BrgTrfDialect dialect = (BrgTrfDialect) GPOINTER_TO_UINT (data);
  StoreFixture fixture = { 0 };
  StoreFixture other = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgSnapshot) made = NULL;
  g_autoptr (BrgTrf) trf = NULL;
  g_autoptr (BrgTrf) read = NULL;
  g_autofree char *text = NULL;

  open_fixture (&fixture, 2);
  enter (&fixture, 1, "10");
  enter (&fixture, 1, "==");
  enter (&fixture, 2, "01");
  enter (&fixture, 2, "+-");
  snapshot = store_fixture_load (&fixture);
  trf = brg_trf_from_snapshot (snapshot, NULL, NULL);
  text = brg_trf_write (trf, dialect, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (text, "### berger: meetings of 2"));
  read = brg_trf_read (text, -1, "cup.trf", &error);
  g_assert_no_error (error);
  made = brg_trf_to_snapshot (read, "cup");
  store_fixture_open (&other, 2);
  brg_store_import_event (other.store, made, "cup.trf", &other.group_id, &error);
  g_assert_no_error (error);
  g_assert_cmpint (made->group->meeting_games, ==, 2);
  /* Boards of a report are in the order of points and numbers. */
  assert_board (&other, 1, 1, "0+ 1- 10");
  assert_board (&other, 1, 2, "1= 0= 10");
  store_fixture_reopen (&other);
  store_fixture_close (&other);
  store_fixture_close (&fixture);
}

/* One game of a board: its mark from the side of the team that was named first. */
static void
key_board (TeamsFixture *fixture, gint round, gint board, gchar mark)
{
  static const char *const pairs[] = { "10", "01", "==", "+-", "-+", "--" };
  static const char marks[] = "10=+-d";
  const char *found = strchr (marks, mark);
  const char *codes;

  g_assert_nonnull (found);
  codes = pairs[found - marks];
  /* On an even board the second team has White. */
  teams_fixture_enter (fixture, round, 1 + (board - 1) / 2, 1 + (board - 1) % 2,
                       (const char[]){ codes[board % 2 == 1 ? 0 : 1], codes[board % 2], '\0' });
}

/* rus-draughts-2022 5.4.9.1: on the boards of a match meetings are played, and these make it. */
static void
test_teams (void)
{
  g_autoptr (BrgResultTable) table = read_table ("mm-tm-02");
  const BrgTournament *expected = table->tournament;
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "fixtures", "decisions", "mm-tm-02.txt", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  TeamsFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgTournament) tournament = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  teams_fixture_open (&fixture, expected->n_players, 2, 2);
  set_games (&fixture.store, 2);
  for (gint round = 1; round <= expected->n_rounds; round++)
    {
      g_autoptr (GString) pairs = g_string_new (NULL);
      g_autoptr (GString) results = g_string_new (NULL);

      for (char **line = lines; *line != NULL; line++)
        {
          g_auto (GStrv) fields = g_strsplit (*line, "\t", -1);

          if (!g_str_equal (fields[0] != NULL ? fields[0] : "", "M") || atoi (fields[1]) != round)
            continue;
          g_string_append_printf (pairs, "%s%c-%c", pairs->len > 0 ? " " : "",
                                  'A' + atoi (fields[2]) - 1, 'A' + atoi (fields[3]) - 1);
          g_string_append (results, fields[4]);
        }
      teams_fixture_pair (&fixture, pairs->str, TRUE);
      for (gsize i = 0; i < results->len; i++)
        if (i % 2 == 0 || strchr ("+-d", results->str[i]) == NULL)
          key_board (&fixture, round, (gint) i / 2 + 1, results->str[i]);
      brg_store_close_round (fixture.store.store, teams_fixture_round (&fixture, round), &error);
      g_assert_no_error (error);
    }
  store_fixture_reopen (&fixture.store);
  snapshot = store_fixture_load (&fixture.store);
  tournament = brg_snapshot_to_tournament (snapshot);
  for (gint team = 0; team < expected->n_players; team++)
    for (gint round = 1; round <= expected->n_rounds; round++)
      {
        g_assert_cmpint (brg_tournament_cell (tournament, team, round)->outcome, ==,
                         brg_tournament_cell (expected, team, round)->outcome);
        for (gint board = 1; board <= 2; board++)
          g_assert_cmpint (brg_tournament_board (tournament, team, round, board)->outcome, ==,
                           brg_tournament_board (expected, team, round, board)->outcome);
      }
  teams_fixture_close (&fixture);
}

/* Rows that nobody but a stranger wrote. */
static const struct
{
  const char *path;
  const char *sql;
  const char *column;
} foreign[] = {
  { "sum", "UPDATE result SET white = '0', black = '1'", "column white" },
  { "too-many", "INSERT INTO meeting_game VALUES (2, 3, '1', '0')", "column game" },
  { "unknown", "UPDATE meeting_game SET white = '?'", "column white" },
  { "bye", "UPDATE pairing SET black_id = NULL", "column pairing_id" },
};

static void
test_foreign (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  StoreFixture fixture = { 0 };
  sqlite3 *db = NULL;
  BrgStore *store;
  g_autoptr (GError) error = NULL;

  open_fixture (&fixture, 2);
  enter (&fixture, 1, "10");
  enter (&fixture, 1, "==");
  g_clear_pointer (&fixture.store, brg_store_free);
  g_assert_cmpint (sqlite3_open (fixture.path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, foreign[i].sql, NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (db);
  store = brg_store_open (fixture.path, BRG_STORE_READ_WRITE, &error);
  g_assert_null (store);
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED);
  g_assert_nonnull (strstr (error->message, foreign[i].column));
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-meetings")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      g_autofree char *path =
          g_strconcat ("/data/meetings/rus-draughts-2022/", entries[i].path, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_entry);
    }
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *path =
          g_strconcat ("/data/meetings/rus-draughts-2022/5.4.6/", tables[i], NULL);

      g_test_add_data_func (path, (gpointer) tables[i], test_table);
    }
  g_test_add_func ("/data/meetings/one-game", test_one_game);
  g_test_add_func ("/data/meetings/journal", test_journal);
  g_test_add_func ("/data/meetings/closed-round", test_closed_round);
  g_test_add_func ("/data/meetings/rus-draughts-2022/5.4.5.4/adjourned", test_adjourned);
  g_test_add_func ("/data/meetings/colours", test_colours);
  g_test_add_func ("/data/meetings/what-is-kept", test_what_is_kept);
  g_test_add_func ("/data/meetings/boards", test_boards);
  g_test_add_data_func ("/data/meetings/report/trf16", GUINT_TO_POINTER (BRG_TRF_16), test_report);
  g_test_add_data_func ("/data/meetings/report/trf26", GUINT_TO_POINTER (BRG_TRF_26), test_report);
  g_test_add_func ("/data/meetings/rus-draughts-2022/5.4.9.1/mm-tm-02", test_teams);
  for (guint i = 0; i < G_N_ELEMENTS (foreign); i++)
    {
      g_autofree char *path = g_strconcat ("/data/meetings/foreign/", foreign[i].path, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_foreign);
    }
  return g_test_run ();
}
