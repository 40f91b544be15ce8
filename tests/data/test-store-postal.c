/* test-store-postal.c - regulations and breaks of play by correspondence in the database
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-chart.h"
#include "brg-rulebooks.h"
#include "brg-sql.h"
#include "brg-store-results.h"
#include "brg-test.h"
#include "postal-fixture.h"

static BrgPostalDay
make_day (const char *iso)
{
  BrgPostalDay day = brg_postal_day_from_iso (iso);

  g_assert_cmpuint (day, >, 0);
  return day;
}

static void
assert_title (StoreFixture *fixture, const char *expected)
{
  g_autofree char *title = postal_fixture_dup_title (fixture);

  g_assert_cmpstr (title, ==, expected);
}

/* Takes back and does again what was done last; the rows are as before and after. */
static void
assert_undone (StoreFixture *fixture, const char *before)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *after = postal_fixture_dup_rows (fixture);
  g_autofree char *undone = NULL;
  g_autofree char *redone = NULL;

  brg_journal_undo (fixture->store, fixture->event_id, &error);
  g_assert_no_error (error);
  undone = postal_fixture_dup_rows (fixture);
  g_assert_cmpstr (undone, ==, before);
  brg_journal_redo (fixture->store, fixture->event_id, &error);
  g_assert_no_error (error);
  redone = postal_fixture_dup_rows (fixture);
  g_assert_cmpstr (redone, ==, after);
}

/* What stands in the regulations is read as it was written, also by who opens the file anew. */
static void
test_terms (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalTerms) terms = brg_postal_terms_new ();
  g_autoptr (BrgPostalEvent) event = NULL;
  g_autofree char *before = NULL;

  postal_fixture_open (&fixture, 4);
  assert_title (&fixture, "Regulations of play by correspondence, cipher В-26");
  before = postal_fixture_dup_rows (&fixture);
  g_free (terms->code);
  terms->code = g_strdup ("Э-7");
  terms->channel = BRG_POSTAL_BY_SERVER;
  terms->start = make_day ("2027-01-10");
  terms->end = make_day ("2027-12-31");
  terms->norm_days = 0;
  terms->transit = 9;
  terms->is_registered = TRUE;
  g_free (terms->secretary);
  terms->secretary = g_strdup ("Томск, а/я 12");
  brg_store_set_postal_terms (fixture.store, fixture.group_id, terms, &error);
  g_assert_no_error (error);
  assert_undone (&fixture, before);
  store_fixture_reopen (&fixture);
  event = postal_fixture_load (&fixture);
  g_assert_cmpstr (event->terms->code, ==, "Э-7");
  g_assert_cmpint (event->terms->channel, ==, BRG_POSTAL_BY_SERVER);
  g_assert_cmpuint (event->terms->start, ==, terms->start);
  g_assert_cmpuint (event->terms->end, ==, terms->end);
  g_assert_cmpuint (event->terms->norm_days, ==, 0);
  g_assert_cmpint (event->terms->transit, ==, 9);
  g_assert_true (event->terms->is_registered);
  g_assert_cmpstr (event->terms->secretary, ==, "Томск, а/я 12");
  brg_store_set_postal_terms (fixture.store, fixture.group_id, NULL, &error);
  g_assert_no_error (error);
  assert_title (&fixture, "Regulations of play by correspondence removed");
  store_fixture_close (&fixture);
}

/* All games begin at once, in one act. */
static void
test_begin (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;

  postal_fixture_open (&fixture, 4);
  g_assert_false (brg_store_begin_postal (fixture.store, fixture.group_id, &error));
  g_assert_cmpstr (error->message, ==, "No round waits: pair the rounds first.");
  g_clear_error (&error);
  postal_fixture_plan (&fixture, 2);
  brg_store_begin_postal (fixture.store, fixture.group_id, &error);
  g_assert_no_error (error);
  assert_title (&fixture, "All games begin by correspondence, 2 rounds");
  snapshot = store_fixture_load (&fixture);
  for (guint i = 0; i < snapshot->rounds->len; i++)
    g_assert_cmpint (((const BrgRound *) snapshot->rounds->pdata[i])->state, ==,
                     BRG_ROUND_PUBLISHED);
  store_fixture_close (&fixture);
}

static void
test_terms_refused (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgPostalTerms) terms = brg_postal_terms_new ();
  gint64 game;
  static const struct
  {
    const char *start;
    const char *end;
    BrgPostalChannel channel;
    guint norm;
    const char *message;
  } cases[] = {
    { "", "2028-03-01", BRG_POSTAL_BY_POST, 50, "Say on which day play begins and ends." },
    { "2028-03-02", "2028-03-01", BRG_POSTAL_BY_POST, 50, "Play ends before it begins." },
    { "2026-03-01", "2028-03-01", BRG_POSTAL_BY_POST, 50,
      "The cipher of the event has 41 characters, at most 40 are taken." },
    { "2026-03-01", "2028-03-01", BRG_POSTAL_BY_POST, 0,
      "Say how many days are given for how many moves." },
    { "2026-03-01", "2028-03-01", BRG_POSTAL_BY_POST, 10000,
      "A number of the regulations is out of its range." },
  };

  postal_fixture_open (&fixture, 4);
  g_free (terms->code);
  terms->code = g_strnfill (BRG_STORE_POSTAL_MOST_CODE + 1, 'B');
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      guint n = postal_fixture_count_journal (&fixture);

      terms->start = brg_postal_day_from_iso (cases[i].start);
      terms->end = brg_postal_day_from_iso (cases[i].end);
      terms->channel = cases[i].channel;
      terms->norm_days = cases[i].norm;
      postal_fixture_assert_refused (
          &fixture, n, brg_store_set_postal_terms (fixture.store, fixture.group_id, terms, &error),
          &error, cases[i].message);
    }
  game = store_fixture_game (&fixture, 1, 1);
  postal_fixture_add (&fixture, game, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  {
    g_autoptr (GError) error = NULL;

    postal_fixture_assert_refused (
        &fixture, postal_fixture_count_journal (&fixture),
        brg_store_set_postal_terms (fixture.store, fixture.group_id, NULL, &error), &error,
        "Letters were entered: the group stays one that is played by correspondence.");
  }
  store_fixture_close (&fixture);
}

/* All games begin at once: a Swiss is no such event. */
static void
test_group_refused (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalTerms) terms = brg_postal_terms_new ();

  store_fixture_open (&fixture, 4);
  terms->start = make_day ("2026-03-01");
  terms->end = make_day ("2028-03-01");
  postal_fixture_assert_refused (
      &fixture, postal_fixture_count_journal (&fixture),
      brg_store_set_postal_terms (fixture.store, fixture.group_id, terms, &error), &error,
      "By correspondence single players meet in round robins with one game a meeting.");
  store_fixture_close (&fixture);
}

/* What is played by correspondence stays what the file takes: else it is not opened again. */
static void
test_group_kept (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  guint before;

  postal_fixture_open (&fixture, 4);
  snapshot = store_fixture_load (&fixture);
  before = postal_fixture_count_journal (&fixture);
  g_free (snapshot->group->system);
  snapshot->group->system = g_strdup ("dutch");
  postal_fixture_assert_refused (
      &fixture, before, brg_store_update_group (fixture.store, snapshot->group, &error), &error,
      "By correspondence single players meet in round robins with one game a meeting.");
  g_clear_error (&error);
  postal_fixture_assert_refused (
      &fixture, before,
      brg_store_update_event_and_group (fixture.store, snapshot->event, snapshot->group, &error),
      &error, "By correspondence single players meet in round robins with one game a meeting.");
  g_clear_error (&error);
  snapshot->event->discipline = BRG_DISCIPLINE_RENJU;
  postal_fixture_assert_refused (
      &fixture, before, brg_store_update_event (fixture.store, snapshot->event, &error), &error,
      "By correspondence Russian draughts, draughts on 100 squares and giveaway draughts are "
      "played, under the draughts rules of 2022.");
  store_fixture_reopen (&fixture);
  store_fixture_close (&fixture);
}

/* The days that White used for his third move. */
static guint
find_total (StoreFixture *fixture, gint64 game)
{
  g_autoptr (BrgPostalEvent) event = postal_fixture_load (fixture);
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalGame) played = NULL;
  g_autoptr (BrgPostalChart) chart = NULL;
  BrgPostalSeat seat = { .pairing_id = game,
                         .names = { NULL, "А", "Б" },
                         .variant = BRG_DRAUGHTS_RUSSIAN };

  postal_fixture_seat (fixture, game, &seat.entries[BRG_COLOUR_WHITE],
                       &seat.entries[BRG_COLOUR_BLACK]);
  played = brg_postal_event_dup_game (event, &seat, &fault);
  g_assert_nonnull (played);
  chart = brg_postal_chart_new (played, brg_rulebook_find ("rus-draughts-2022")->correspondence, 0,
                                &fault);
  g_assert_nonnull (chart);
  return chart->totals[BRG_COLOUR_WHITE];
}

static void
add_letters (StoreFixture *fixture, gint64 game)
{
  postal_fixture_add (fixture, game, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  postal_fixture_add (
      fixture, game,
      "letter 2 black first=03.03.2026 rcv=12.03.2026 sent=15.03.2026 tot=2/3 moves=f6-g5");
  postal_fixture_add (
      fixture, game,
      "letter 3 white first=15.03.2026 rcv=22.03.2026 sent=11.04.2026 tot=22/3 moves=b2-c3");
}

/* rus-draughts-2022 10.4: a break counts where its opponent was told, in all games of the player.
 */
static void
test_breaks (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalPause) pause = NULL;
  g_autoptr (BrgPostalEvent) event = NULL;
  g_autofree char *before = NULL;
  BrgPostalNotice notice = { 0 };
  gint64 game;
  gint64 white;

  postal_fixture_open (&fixture, 4);
  game = store_fixture_game (&fixture, 1, 1);
  add_letters (&fixture, game);
  g_assert_cmpuint (find_total (&fixture, game), ==, 22);
  postal_fixture_seat (&fixture, game, &white, &notice.opponent_id);
  pause = brg_postal_pause_new (white);
  pause->from = make_day ("2026-04-01");
  pause->to = make_day ("2026-04-10");
  before = postal_fixture_dup_rows (&fixture);
  brg_store_put_postal_pause (fixture.store, pause, &error);
  g_assert_no_error (error);
  assert_title (&fixture, "Break of Игрок2 from 01.04.2026 to 10.04.2026");
  assert_undone (&fixture, before);
  g_assert_cmpuint (find_total (&fixture, game), ==, 22);
  event = postal_fixture_load (&fixture);
  pause->id = ((const BrgPostalPause *) event->pauses->pdata[0])->id;
  notice.told = make_day ("2026-03-20");
  g_array_append_val (pause->notices, notice);
  brg_store_put_postal_pause (fixture.store, pause, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (find_total (&fixture, game), ==, 12);
  brg_store_remove_postal_pause (fixture.store, pause->id, &error);
  g_assert_no_error (error);
  assert_title (&fixture, "Break of Игрок2 taken out");
  g_assert_cmpuint (find_total (&fixture, game), ==, 22);
  store_fixture_close (&fixture);
}

static void
test_breaks_refused (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalPause) pause = NULL;
  BrgPostalNotice notice = { 0 };

  postal_fixture_open (&fixture, 4);
  pause = brg_postal_pause_new (postal_fixture_player (&fixture, 2));
  pause->from = make_day ("2026-04-10");
  pause->to = make_day ("2026-04-01");
  postal_fixture_assert_refused (&fixture, postal_fixture_count_journal (&fixture),
                                 brg_store_put_postal_pause (fixture.store, pause, &error), &error,
                                 "A break ends before it begins.");
  g_clear_error (&error);
  pause->to = make_day ("2026-04-20");
  notice = (BrgPostalNotice){ pause->entry_id, make_day ("2026-03-20") };
  g_array_append_val (pause->notices, notice);
  postal_fixture_assert_refused (&fixture, postal_fixture_count_journal (&fixture),
                                 brg_store_put_postal_pause (fixture.store, pause, &error), &error,
                                 "Who was told of the break does not play in this group.");
  g_clear_error (&error);
  g_assert_false (brg_store_remove_postal_pause (fixture.store, 77, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND);
  store_fixture_close (&fixture);
}

/* Of one player, or of two. */
static void
set_sheets (StoreFixture *fixture, gint64 one, BrgPostalDay day, gint64 other, BrgPostalDay later)
{
  const BrgStorePostalSheet sheets[] = { { one, day }, { other, later } };
  g_autoptr (GError) error = NULL;

  brg_store_set_postal_sheets (fixture->store, sheets, other != 0 ? 2 : 1, &error);
  g_assert_no_error (error);
}

/* rus-draughts-2022 10.3.2: the day after the starting list came is the beginning. */
static void
test_sheet (void)
{
  StoreFixture fixture = { 0 };
  g_autofree char *before = NULL;
  gint64 game;
  gint64 white;
  gint64 black;

  postal_fixture_open (&fixture, 4);
  game = store_fixture_game (&fixture, 1, 1);
  postal_fixture_add (&fixture, game, "letter 1 white sent=20.03.2026 tot=19/0 moves=c3-b4");
  g_assert_cmpuint (find_total (&fixture, game), ==, 19);
  postal_fixture_seat (&fixture, game, &white, &black);
  before = postal_fixture_dup_rows (&fixture);
  set_sheets (&fixture, white, make_day ("2026-03-10"), 0, 0);
  assert_title (&fixture, "Starting list received by Игрок2 on 10.03.2026");
  assert_undone (&fixture, before);
  g_assert_cmpuint (find_total (&fixture, game), ==, 9);
  set_sheets (&fixture, white, 0, 0, 0);
  assert_title (&fixture, "Starting list in time: Игрок2");
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 10.3.2: the days of several players are one act, and games follow all of them;
 * who plays elsewhere has no such day. */
static void
test_sheets (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  BrgStorePostalSheet sheets[2] = { 0 };
  gint64 game;
  gint64 other_game;
  gint64 black;
  guint n_acts;

  postal_fixture_open (&fixture, 4);
  game = store_fixture_game (&fixture, 1, 1);
  other_game = store_fixture_game (&fixture, 1, 2);
  postal_fixture_add (&fixture, game, "letter 1 white sent=20.03.2026 tot=19/0 moves=c3-b4");
  postal_fixture_add (&fixture, other_game, "letter 1 white sent=20.03.2026 tot=19/0 moves=c3-b4");
  postal_fixture_seat (&fixture, game, &sheets[0].entry_id, &black);
  postal_fixture_seat (&fixture, other_game, &sheets[1].entry_id, &black);
  before = postal_fixture_dup_rows (&fixture);
  n_acts = postal_fixture_count_journal (&fixture);
  set_sheets (&fixture, sheets[0].entry_id, make_day ("2026-03-10"), sheets[1].entry_id,
              make_day ("2026-03-15"));
  g_assert_cmpuint (postal_fixture_count_journal (&fixture), ==, n_acts + 1);
  assert_title (&fixture, "Starting list: days of 2 players");
  g_assert_cmpuint (find_total (&fixture, game), ==, 9);
  g_assert_cmpuint (find_total (&fixture, other_game), ==, 4);
  assert_undone (&fixture, before);
  sheets[1].entry_id = G_MAXINT32;
  postal_fixture_assert_refused (&fixture, postal_fixture_count_journal (&fixture),
                                 brg_store_set_postal_sheets (fixture.store, sheets, 2, &error),
                                 &error, "Who got the starting list does not play in this group.");
  store_fixture_close (&fixture);
}

/* Days are days of the calendar, of leap years too; what is none is none. */
static void
test_days (void)
{
  g_autofree char *none = brg_postal_day_to_iso (0);
  g_autofree char *leap = brg_postal_day_to_iso (make_day ("2028-02-29"));

  g_assert_cmpstr (none, ==, "");
  g_assert_cmpstr (leap, ==, "2028-02-29");
  g_assert_cmpuint (brg_postal_day_from_iso ("2027-02-29"), ==, 0);
  g_assert_cmpuint (brg_postal_day_from_iso ("2027-2-9"), ==, 0);
  g_assert_cmpuint (brg_postal_day_from_iso (NULL), ==, 0);
  g_assert_cmpuint (make_day ("2028-03-01") - make_day ("2028-02-28"), ==, 2);
}

/* Play ends for all games at once, in one act, when nothing is missing. */
static void
test_end (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;
  gint64 n_closed;
  guint n;

  postal_fixture_open (&fixture, 2);
  n = postal_fixture_count_journal (&fixture);
  postal_fixture_assert_refused (&fixture, n,
                                 brg_store_end_postal (fixture.store, fixture.group_id, &error),
                                 &error, "1 result is missing.");
  g_clear_error (&error);
  postal_fixture_add (&fixture, store_fixture_game (&fixture, 1, 1),
                      "over date=01.06.2026 result=1-0 why=agreed");
  brg_store_end_postal (fixture.store, fixture.group_id, &error);
  g_assert_no_error (error);
  title = postal_fixture_dup_title (&fixture);
  g_assert_cmpstr (title, ==, "All games have ended by correspondence");
  brg_sql_get_int (fixture.store, &n_closed, &error,
                   "SELECT count(*) FROM round WHERE group_id = ?1 AND state = 'closed'"
                   " AND closed_at <> ''",
                   "i", fixture.group_id);
  g_assert_no_error (error);
  g_assert_cmpint (n_closed, ==, 1);
  n = postal_fixture_count_journal (&fixture);
  postal_fixture_assert_refused (&fixture, n,
                                 brg_store_end_postal (fixture.store, fixture.group_id, &error),
                                 &error, "No game is being played.");
  g_clear_error (&error);
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 10.4.1: a break is one in the course of play. */
static void
test_break_outside (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalPause) pause = NULL;
  guint n;

  postal_fixture_open (&fixture, 2);
  n = postal_fixture_count_journal (&fixture);
  pause = brg_postal_pause_new (postal_fixture_player (&fixture, 1));
  pause->from = brg_postal_day_from_iso ("2036-05-01");
  pause->to = brg_postal_day_from_iso ("2036-05-10");
  postal_fixture_assert_refused (
      &fixture, n, brg_store_put_postal_pause (fixture.store, pause, &error), &error,
      "The break from 01.05.2036 to 10.05.2036 is not in the time of play (10.4.1).");
  g_clear_error (&error);
  pause->from = brg_postal_day_from_iso ("2026-05-01");
  postal_fixture_assert_refused (
      &fixture, n, brg_store_put_postal_pause (fixture.store, pause, &error), &error,
      "The break from 01.05.2026 to 10.05.2036 is not in the time of play (10.4.1).");
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 10.3.7: a game that was lost on time is told from others. */
static void
test_lost_on_time (void)
{
  static const struct
  {
    const char *end;
    gboolean is_overdue;
  } cases[] = {
    { "decision date=01.07.2026", TRUE },
    { "over date=01.07.2026 result=0-1 why=overdue", TRUE },
    { "over date=01.07.2026 result=0-1 why=agreed", FALSE },
    { "adjudged date=01.07.2028 result=0-1", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      StoreFixture fixture = { 0 };
      g_autoptr (BrgSnapshot) snapshot = NULL;
      gint64 game;

      postal_fixture_open (&fixture, 2);
      game = store_fixture_game (&fixture, 1, 1);
      postal_fixture_add (&fixture, game, "letter 1 white sent=30.05.2026 tot=90/0 moves=c3-b4");
      postal_fixture_add (&fixture, game,
                          "claim 2 black first=30.05.2026 rcv=03.06.2026 sent=05.06.2026 tot=90/2"
                          " moves=f6-g5");
      postal_fixture_add (&fixture, game, cases[i].end);
      snapshot = store_fixture_load (&fixture);
      g_assert_cmpint (
          g_array_index (brg_snapshot_get_round (snapshot, 1)->games, BrgGame, 0).is_overdue, ==,
          cases[i].is_overdue);
      store_fixture_close (&fixture);
    }
}

/* White has used 60 days and the arbiter has decided that his time is over. */
static gint64
open_decided (StoreFixture *fixture)
{
  gint64 game;

  postal_fixture_open (fixture, 2);
  game = store_fixture_game (fixture, 1, 1);
  postal_fixture_add (fixture, game, "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4");
  postal_fixture_add (fixture, game,
                      "claim 2 black first=30.04.2026 rcv=03.05.2026 sent=05.05.2026 tot=60/2"
                      " moves=f6-g5 materials=full");
  postal_fixture_add (fixture, game, "decision date=01.06.2026");
  return game;
}

static void
assert_stands (StoreFixture *fixture, gboolean is_done, guint n_before, GError **error)
{
  gint64 white;
  gint64 black;
  g_autofree char *message = NULL;
  g_autofree char *result = NULL;
  gint64 game = store_fixture_game (fixture, 1, 1);

  postal_fixture_seat (fixture, game, &white, &black);
  message = g_strdup_printf (
      "Игрок%d – Игрок%d: the claim of letter 2 was decided on 01.06.2026, and with this it would "
      "be decided otherwise (10.3.7). Take that decision out first.",
      white == postal_fixture_player (fixture, 1) ? 1 : 2,
      white == postal_fixture_player (fixture, 1) ? 2 : 1);
  postal_fixture_assert_refused (fixture, n_before, is_done, error, message);
  g_clear_error (error);
  result = postal_fixture_dup_result (fixture, game);
  g_assert_cmpstr (result, ==, "01");
}

/* rus-draughts-2022 10.1.12, 10.3.7: what was decided on a claim stands whatever is entered behind
 * it: a break, other regulations, another day of a letter; taken out, it binds no more. */
static void
test_decision_stands (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalPause) pause = NULL;
  g_autoptr (BrgPostalTerms) terms = NULL;
  g_autoptr (BrgPostalEvent) event = NULL;
  g_autofree char *result = NULL;
  BrgPostalNotice notice = { 0 };
  const GPtrArray *rows;
  gint64 white;
  gint64 game = open_decided (&fixture);
  guint n = postal_fixture_count_journal (&fixture);

  event = postal_fixture_load (&fixture);
  rows = brg_postal_event_list_rows (event, game);
  postal_fixture_seat (&fixture, game, &white, &notice.opponent_id);
  pause = brg_postal_pause_new (white);
  pause->from = make_day ("2026-04-01");
  pause->to = make_day ("2026-04-30");
  notice.told = make_day ("2026-03-20");
  g_array_append_val (pause->notices, notice);
  assert_stands (&fixture, brg_store_put_postal_pause (fixture.store, pause, &error), n, &error);
  terms = brg_postal_terms_copy (event->terms);
  terms->norm_days = 100;
  assert_stands (&fixture,
                 brg_store_set_postal_terms (fixture.store, fixture.group_id, terms, &error), n,
                 &error);
  assert_stands (
      &fixture,
      brg_store_change_postal_record (fixture.store, ((const BrgPostalRow *) rows->pdata[0])->id,
                                      "letter 1 white sent=10.03.2026 sentstamp=10.03.2026 tot=9/0"
                                      " moves=c3-b4",
                                      &error),
      n, &error);
  brg_store_change_postal_record (fixture.store, ((const BrgPostalRow *) rows->pdata[2])->id, NULL,
                                  &error);
  g_assert_no_error (error);
  brg_store_put_postal_pause (fixture.store, pause, &error);
  g_assert_no_error (error);
  postal_fixture_add (&fixture, game, "decision date=01.06.2026");
  result = postal_fixture_dup_result (&fixture, game);
  g_assert_cmpstr (result, ==, "");
  store_fixture_close (&fixture);
}

static BrgPostalDay
get_keyed (StoreFixture *fixture, gint64 game)
{
  g_autoptr (BrgPostalEvent) event = postal_fixture_load (fixture);

  return brg_postal_event_get_keyed (event, game);
}

/* rus-draughts-2022 10.5.1: a result that is keyed has a day, one that follows from letters has
 * none, and what was keyed before group became one by correspondence neither. */
static void
test_keyed (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  BrgPostalDay keyed;
  gint64 first;
  gint64 second;

  postal_fixture_open (&fixture, 4);
  first = store_fixture_game (&fixture, 1, 1);
  second = store_fixture_game (&fixture, 1, 2);
  brg_store_set_result (fixture.store, first, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS, &error);
  g_assert_no_error (error);
  postal_fixture_add (&fixture, second, "over date=01.05.2026 result=1-0 why=agreed");
  g_assert_cmpuint (get_keyed (&fixture, second), ==, 0);
  keyed = get_keyed (&fixture, first);
  g_assert_true (brg_postal_day_is_in_range (keyed));
  brg_store_set_result (fixture.store, first, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (get_keyed (&fixture, first), ==, 0);
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (get_keyed (&fixture, first), ==, keyed);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-postal")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-postal/rus-draughts-2022/10.1.3/terms", test_terms);
  g_test_add_func ("/data/store-postal/begin", test_begin);
  g_test_add_func ("/data/store-postal/terms-refused", test_terms_refused);
  g_test_add_func ("/data/store-postal/rus-draughts-2022/10.1.4/refused", test_group_refused);
  g_test_add_func ("/data/store-postal/group-kept", test_group_kept);
  g_test_add_func ("/data/store-postal/rus-draughts-2022/10.4.1/breaks", test_breaks);
  g_test_add_func ("/data/store-postal/breaks-refused", test_breaks_refused);
  g_test_add_func ("/data/store-postal/rus-draughts-2022/10.3.2/sheet", test_sheet);
  g_test_add_func ("/data/store-postal/rus-draughts-2022/10.3.2/sheets", test_sheets);
  g_test_add_func ("/data/store-postal/days", test_days);
  g_test_add_func ("/data/store-postal/rus-draughts-2022/10.5.1/keyed", test_keyed);
  g_test_add_func ("/data/store-postal/end", test_end);
  g_test_add_func ("/data/store-postal/rus-draughts-2022/10.4.1/outside", test_break_outside);
  g_test_add_func ("/data/store-postal/rus-draughts-2022/10.3.7/lost-on-time", test_lost_on_time);
  g_test_add_func ("/data/store-postal/rus-draughts-2022/10.3.7/decision-stands",
                   test_decision_stands);
  return g_test_run ();
}
