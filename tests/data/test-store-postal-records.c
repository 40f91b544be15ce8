/* test-store-postal-records.c - letters of games by correspondence in the database
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "postal-fixture.h"

#define L1 "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4"
#define L2 "letter 2 black first=03.03.2026 rcv=12.03.2026 sent=15.03.2026 tot=2/3 moves=f6-g5"

static void
assert_title (StoreFixture *fixture, const char *expected)
{
  g_autofree char *title = postal_fixture_dup_title (fixture);

  g_assert_cmpstr (title, ==, expected);
}

static void
assert_result (StoreFixture *fixture, gint64 game, const char *expected)
{
  g_autofree char *result = postal_fixture_dup_result (fixture, game);

  g_assert_cmpstr (result, ==, expected);
}

/* The records of a game, a line each. */
static char *
dup_lines (StoreFixture *fixture, gint64 game)
{
  g_autoptr (BrgPostalEvent) event = postal_fixture_load (fixture);
  const GPtrArray *rows = brg_postal_event_list_rows (event, game);
  GString *text = g_string_new (NULL);

  for (guint i = 0; rows != NULL && i < rows->len; i++)
    g_string_append_printf (text, "%s\n", ((const BrgPostalRow *) rows->pdata[i])->line);
  return g_string_free (text, FALSE);
}

static void
assert_lines (StoreFixture *fixture, gint64 game, const char *expected)
{
  g_autofree char *lines = dup_lines (fixture, game);

  g_assert_cmpstr (lines, ==, expected);
}

static gint64
find_row (StoreFixture *fixture, gint64 game, guint index)
{
  g_autoptr (BrgPostalEvent) event = postal_fixture_load (fixture);

  return ((const BrgPostalRow *) brg_postal_event_list_rows (event, game)->pdata[index])->id;
}

/* Letters stand in the order of the events, whenever they are entered. */
static void
test_order (void)
{
  StoreFixture fixture = { 0 };
  gint64 game;

  postal_fixture_open (&fixture, 4);
  game = store_fixture_game (&fixture, 1, 1);
  postal_fixture_add (&fixture, game, L1);
  assert_title (&fixture, "Игрок2 – Игрок3: letter 1");
  postal_fixture_add (&fixture, game, "record black sent=01.06.2026");
  postal_fixture_add (&fixture, game, "  arrived   1 date=12.03.2026 ");
  assert_title (&fixture, "Игрок2 – Игрок3: arrival of a letter");
  postal_fixture_add (&fixture, game, L2);
  postal_fixture_add (&fixture, game, "inquiry black sent=02.03.2026");
  assert_lines (&fixture, game,
                "inquiry black sent=02.03.2026\n" L1 "\narrived 1 date=12.03.2026\n" L2
                "\nrecord black sent=01.06.2026\n");
  store_fixture_close (&fixture);
}

/* A result stands in the table as long as it follows from the letters, in one act with them. */
static void
test_result (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *undone = NULL;
  gint64 game;

  postal_fixture_open (&fixture, 4);
  game = store_fixture_game (&fixture, 1, 1);
  postal_fixture_add (&fixture, game, L1);
  before = postal_fixture_dup_rows (&fixture);
  postal_fixture_add (&fixture, game,
                      "letter 2 black first=03.03.2026 rcv=12.03.2026 sent=15.03.2026 tot=2/3"
                      " resign=yes");
  assert_title (&fixture, "Игрок2 – Игрок3: letter 2, result 1 –⁠ 0");
  assert_result (&fixture, game, "10");
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  undone = postal_fixture_dup_rows (&fixture);
  g_assert_cmpstr (undone, ==, before);
  brg_journal_redo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  assert_result (&fixture, game, "10");
  brg_store_change_postal_record (fixture.store, find_row (&fixture, game, 1), L2, &error);
  g_assert_no_error (error);
  assert_title (&fixture, "Игрок2 – Игрок3: letter 2 corrected");
  assert_result (&fixture, game, "");
  postal_fixture_add (&fixture, game, "over date=01.06.2026 result=0-0 why=10.5.8");
  assert_result (&fixture, game, "--");
  brg_store_change_postal_record (fixture.store, find_row (&fixture, game, 2), NULL, &error);
  g_assert_no_error (error);
  assert_title (&fixture, "Игрок2 – Игрок3: end of the game taken out");
  assert_result (&fixture, game, "");
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 10.5.8: nobody sent the record of a game that was played to its end; one record
 * is enough for its result to stay. */
static void
test_no_records (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 game;

  postal_fixture_open (&fixture, 4);
  game = store_fixture_game (&fixture, 1, 1);
  postal_fixture_add (&fixture, game, L1);
  postal_fixture_add (&fixture, game, "over date=01.05.2026 result=1-0 why=agreed");
  postal_fixture_add (&fixture, game, "over date=01.06.2026 result=0-0 why=10.5.8");
  assert_result (&fixture, game, "--");
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  assert_result (&fixture, game, "10");
  postal_fixture_add (&fixture, game, "record white sent=03.05.2026");
  postal_fixture_assert_refused (
      &fixture, postal_fixture_count_journal (&fixture),
      brg_store_add_postal_record (fixture.store, game,
                                   "over date=01.06.2026 result=0-0 why=10.5.8", &error),
      &error,
      "The game is over already by “over date=01.05.2026 result=1-0 why=agreed”. Correct that "
      "record instead.");
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 10.3.8: both get the decision on a claim, not before it was made. */
static void
test_told (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 game;

  postal_fixture_open (&fixture, 4);
  game = store_fixture_game (&fixture, 1, 1);
  postal_fixture_add (&fixture, game, "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4");
  postal_fixture_add (&fixture, game,
                      "claim 2 black first=30.04.2026 rcv=05.05.2026 sent=08.05.2026 tot=60/3"
                      " moves=f6-g5 materials=full");
  postal_fixture_assert_refused (
      &fixture, postal_fixture_count_journal (&fixture),
      brg_store_add_postal_record (fixture.store, game,
                                   "decision date=20.05.2026 told_white=19.05.2026", &error),
      &error, "The days of the decision contradict each other.");
  postal_fixture_add (&fixture, game,
                      "decision date=20.05.2026 told_white=25.05.2026 told_black=24.05.2026");
  assert_result (&fixture, game, "01");
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 10.5.5: what is adjudicated is marked so in the table. */
static void
test_adjudicated (void)
{
  StoreFixture fixture = { 0 };
  gint64 game;

  postal_fixture_open (&fixture, 4);
  game = store_fixture_game (&fixture, 1, 2);
  postal_fixture_add (&fixture, game, L1);
  postal_fixture_add (&fixture, game, "analysis white sent=05.03.2028 value=1/2-1/2");
  postal_fixture_add (&fixture, game, "adjudged date=20.03.2028 result=1/2-1/2");
  assert_result (&fixture, game, "== adjudicated");
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 10.5.2, 10.5.4: while play goes on it is adjudicated only where both assess it
 * so; 10.5.6: once, what follows from a protest corrects it; 10.1.13: a final table comes last. */
static void
test_too_early (void)
{
  static const char goes_on[] =
      "The game goes on until 01.03.2028: before that it is adjudicated only where both assess it "
      "so or a player left (10.5.2-10.5.4).";
  static const struct
  {
    const char *line;
    const char *message; /* NULL where it is taken */
  } steps[] = {
    { L1, NULL },
    { "adjudged date=01.03.2028 result=1-0", goes_on },
    { "final white date=01.04.2026",
      "Play goes on until 01.03.2028: there is no final table yet (10.1.13)." },
    { "analysis white sent=05.05.2026 value=1-0", NULL },
    { "adjudged date=20.05.2026 result=1-0", goes_on },
    { "analysis black sent=06.05.2026 value=1-0", NULL },
    { "adjudged date=20.05.2026 result=0-1", goes_on },
    { "adjudged date=20.05.2026 result=1-0", NULL },
    { "adjudged date=20.06.2026 result=0-1",
      "The game is over already by “adjudged date=20.05.2026 result=1-0”. Correct that record "
      "instead." },
    { "over date=01.06.2026 result=0-0 why=10.5.8",
      "The game is over already by “adjudged date=20.05.2026 result=1-0”. Correct that record "
      "instead." },
    { "analysis white sent=07.05.2026 value=1/2-1/2", NULL },
    { "final white date=01.04.2027",
      "Play goes on until 01.03.2028: there is no final table yet (10.1.13)." },
    { "final white date=01.04.2028", NULL },
  };
  StoreFixture fixture = { 0 };
  gint64 game;

  postal_fixture_open (&fixture, 4);
  game = store_fixture_game (&fixture, 1, 1);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autoptr (GError) error = NULL;
      guint n = postal_fixture_count_journal (&fixture);
      gboolean is_done = brg_store_add_postal_record (fixture.store, game, steps[i].line, &error);

      if (steps[i].message != NULL)
        postal_fixture_assert_refused (&fixture, n, is_done, &error, steps[i].message);
      else
        g_assert_no_error (error);
    }
  assert_result (&fixture, game, "10 adjudicated");
  store_fixture_close (&fixture);
}

/* What the table says already is not written over. */
static void
test_table (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 game;

  postal_fixture_open (&fixture, 4);
  game = store_fixture_game (&fixture, 1, 1);
  brg_store_set_result (fixture.store, game, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW, &error);
  g_assert_no_error (error);
  postal_fixture_add (&fixture, game, L1);
  postal_fixture_assert_refused (
      &fixture, postal_fixture_count_journal (&fixture),
      brg_store_add_postal_record (fixture.store, game,
                                   "over date=01.06.2026 result=1-0 why=agreed", &error),
      &error, "The table has another result of this game. Take it back there first.");
  assert_lines (&fixture, game, L1 "\n");
  postal_fixture_add (&fixture, game, "over date=01.06.2026 result=1/2-1/2 why=agreed");
  assert_result (&fixture, game, "==");
  store_fixture_close (&fixture);
}

static void
test_refused (void)
{
  static const struct
  {
    const char *line;
    const char *message;
  } cases[] = {
    { "letter 1 white sent=29.02.2027", "The letter cannot be read: date 29.02.2027" },
    { "letter 1 white\nletter 2 black", "The letter cannot be read: control character" },
    { "start 01.03.2026", "The letter cannot be read: no record" },
    { "", "The letter cannot be read: no record" },
    { "letter 1 black sent=01.04.2026",
      "The letters of the game cannot be reckoned: letter 1: the numbers do not rise" },
    { "letter 2 black first=03.03.2026 rcv=12.03.2026 sent=30.12.9999 tot=2/3 moves=f6-g5",
      "The day 30.12.9999 is out of range: years from 1900 to 2999 are taken." },
    { "letter 2 black first=30.04.1000 rcv=12.03.2026 sent=15.03.2026 tot=2/3 moves=f6-g5",
      "The day 30.04.1000 is out of range: years from 1900 to 2999 are taken." },
    { "over date=01.01.3000 result=1-0 why=agreed",
      "The day 01.01.3000 is out of range: years from 1900 to 2999 are taken." },
    { "adjudged date=01.06.2026 result=1-0 told_black=31.12.1899",
      "The day 31.12.1899 is out of range: years from 1900 to 2999 are taken." },
    { "letter 2 black first=03.03.2026 rcv=12.03.2026 sent=15.03.2026 tot=2/3 moves=f6-g5"
      " pen=600/99.9",
      "The rules of play by correspondence have no article 99.9." },
    { "over date=01.06.2026 result=1-0 why=99.9",
      "The rules of play by correspondence have no article 99.9." },
    { "over date=01.06.2026 result=1-0 why=zzz",
      "“zzz” is no reason that is known: agreed, resigned, overdue, no-moves, no-records, or an "
      "article as 10.5.8." },
  };
  StoreFixture fixture = { 0 };
  gint64 game;

  postal_fixture_open (&fixture, 4);
  game = store_fixture_game (&fixture, 1, 1);
  postal_fixture_add (&fixture, game, L1);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;

      postal_fixture_assert_refused (
          &fixture, postal_fixture_count_journal (&fixture),
          brg_store_add_postal_record (fixture.store, game, cases[i].line, &error), &error,
          cases[i].message);
    }
  assert_lines (&fixture, game, L1 "\n");
  store_fixture_close (&fixture);
}

/* A game ends once; what ended it is corrected, and nothing of it is adjudicated any more (10.5.2).
 */
static void
test_over (void)
{
  static const char *const ends[] = {
    "over date=01.06.2026 result=1-0 why=agreed",
    "letter 2 black first=03.03.2026 rcv=12.03.2026 sent=15.03.2026 tot=2/3 resign=yes",
  };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      StoreFixture fixture = { 0 };
      g_autoptr (GError) error = NULL;
      g_autofree char *message = g_strdup_printf (
          "The game is over already by “%s”. Correct that record instead.", ends[i]);
      gint64 game;

      postal_fixture_open (&fixture, 4);
      game = store_fixture_game (&fixture, 1, 1);
      postal_fixture_add (&fixture, game, L1);
      postal_fixture_add (&fixture, game, ends[i]);
      postal_fixture_assert_refused (
          &fixture, postal_fixture_count_journal (&fixture),
          brg_store_add_postal_record (fixture.store, game,
                                       "over date=01.05.2026 result=0-1 why=agreed", &error),
          &error, message);
      g_clear_error (&error);
      assert_result (&fixture, game, "10");
      brg_store_change_postal_record (fixture.store, find_row (&fixture, game, 1),
                                      "over date=02.06.2026 result=0-1 why=resigned", &error);
      g_assert_no_error (error);
      assert_result (&fixture, game, "01");
      brg_store_change_postal_record (fixture.store, find_row (&fixture, game, 1),
                                      "over date=02.06.2026 result=0-1 why=zzz", &error);
      g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
      g_clear_error (&error);
      postal_fixture_assert_refused (
          &fixture, postal_fixture_count_journal (&fixture),
          brg_store_add_postal_record (fixture.store, game, "adjudged date=20.03.2028 result=1-0",
                                       &error),
          &error,
          "The game is over already by “over date=02.06.2026 result=0-1 why=resigned”. Correct "
          "that record instead.");
      g_clear_error (&error);
      postal_fixture_assert_refused (
          &fixture, postal_fixture_count_journal (&fixture),
          brg_store_add_postal_record (fixture.store, game,
                                       "analysis white sent=05.03.2028 value=1-0", &error),
          &error, "The game is over: nothing is left to be adjudicated (10.5.2).");
      store_fixture_close (&fixture);
    }
}

/* Deleting the event and taking that back: nothing is left, nothing is lost. */
static void
test_delete (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalPause) pause = NULL;
  g_autofree char *rows = NULL;

  postal_fixture_open (&fixture, 4);
  pause = brg_postal_pause_new (postal_fixture_player (&fixture, 2));
  pause->from = brg_postal_day_from_iso ("2026-06-01");
  pause->to = brg_postal_day_from_iso ("2026-06-10");
  brg_store_put_postal_pause (fixture.store, pause, &error);
  postal_fixture_add (&fixture, store_fixture_game (&fixture, 1, 1), L1);
  brg_store_delete_event (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  rows = postal_fixture_dup_rows (&fixture);
  g_assert_cmpstr (rows, ==, "");
  store_fixture_close (&fixture);
}

/* A day that cannot be is refused, and so is a correction by which one of a later letter could not
 * be any more; the correction is one act. */
static void
test_dates (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *undone = NULL;
  gint64 game;
  gint64 row;
  guint n;

  postal_fixture_open (&fixture, 4);
  game = store_fixture_game (&fixture, 1, 1);
  postal_fixture_add (&fixture, game, L1);
  n = postal_fixture_count_journal (&fixture);
  postal_fixture_assert_refused (
      &fixture, n,
      brg_store_add_postal_record (fixture.store, game,
                                   "letter 2 black first=03.03.2026 rcv=12.03.2026"
                                   " sent=11.03.2026 tot=2/3 moves=f6-g5",
                                   &error),
      &error,
      "Sent on 11.03.2026, but the letter that it answers was received only on 12.03.2026.");
  g_clear_error (&error);
  postal_fixture_assert_refused (
      &fixture, n,
      brg_store_add_postal_record (fixture.store, game,
                                   "letter 2 black first=03.03.2026 rcv=12.03.2026"
                                   " sent=15.03.2036 tot=2/3 moves=f6-g5",
                                   &error),
      &error, "The day 15.03.2036 is more than a year from play (01.03.2028): check the year.");
  g_clear_error (&error);
  postal_fixture_add (&fixture, game,
                      "letter 2 black rcv=12.03.2026 sent=15.03.2026 tot=2/3 moves=f6-g5");
  row = find_row (&fixture, game, 0);
  before = postal_fixture_dup_rows (&fixture);
  n = postal_fixture_count_journal (&fixture);
  postal_fixture_assert_refused (
      &fixture, n,
      brg_store_change_postal_record (
          fixture.store, row, "letter 1 white sent=14.03.2026 tot=13/0 moves=c3-b4", &error),
      &error, "letter 2: Received on 12.03.2026, but sent only on 14.03.2026.");
  g_clear_error (&error);
  brg_store_change_postal_record (fixture.store, row,
                                  "letter 1 white sent=05.03.2026 tot=4/0 moves=c3-b4", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (postal_fixture_count_journal (&fixture), ==, n + 1);
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  undone = postal_fixture_dup_rows (&fixture);
  g_assert_cmpstr (undone, ==, before);
  store_fixture_close (&fixture);
}

static void
refuse (StoreFixture *fixture, gint64 game, const char *line, const char *message)
{
  g_autoptr (GError) error = NULL;
  guint n = postal_fixture_count_journal (fixture);

  postal_fixture_assert_refused (fixture, n,
                                 brg_store_add_postal_record (fixture->store, game, line, &error),
                                 &error, message);
}

#define NOTHING                                                                                  \
  "There is nothing to protest against: no claim against this player and no decision (10.1.12, " \
  "10.3.8)."

/* A protest is against a claim, or a decision that was made before it. */
static void
test_protest (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 game;

  postal_fixture_open (&fixture, 2);
  game = store_fixture_game (&fixture, 1, 1);
  postal_fixture_add (&fixture, game, "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4");
  refuse (&fixture, game, "protest white sent=12.05.2026", NOTHING);
  postal_fixture_add (&fixture, game,
                      "claim 2 black first=30.04.2026 rcv=05.05.2026 sent=08.05.2026 tot=60/3"
                      " moves=f6-g5 materials=full");
  refuse (&fixture, game, "protest black sent=12.05.2026", NOTHING);
  refuse (&fixture, game, "protest white sent=07.05.2026", NOTHING);
  postal_fixture_add (&fixture, game, "protest white sent=12.05.2026");
  g_assert_false (brg_store_change_postal_record (fixture.store, find_row (&fixture, game, 2),
                                                  "protest white sent=07.05.2026", &error));
  g_assert_cmpstr (error->message, ==, NOTHING);
  postal_fixture_add (&fixture, game, "decision date=20.05.2026");
  postal_fixture_add (&fixture, game, "protest black sent=25.05.2026");
  store_fixture_close (&fixture);
}

/* A claim whose materials are not complete is kept back, and then taken: that is a loss. */
static void
test_partial (void)
{
  StoreFixture fixture = { 0 };
  gint64 game;

  postal_fixture_open (&fixture, 2);
  game = store_fixture_game (&fixture, 1, 1);
  postal_fixture_add (&fixture, game, "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4");
  postal_fixture_add (&fixture, game,
                      "claim 2 black first=30.04.2026 rcv=05.05.2026 sent=08.05.2026 tot=60/3"
                      " moves=f6-g5 materials=part lacks=chart");
  postal_fixture_add (&fixture, game, "decision date=20.05.2026 claim=kept");
  assert_result (&fixture, game, "");
  refuse (&fixture, game, "letter 3 white sent=25.05.2026 tot=60/3 moves=b2-c3",
          "The letters of the game cannot be reckoned: letter 3: play rests until the decision on "
          "the claim");
  postal_fixture_add (&fixture, game, "decision date=01.06.2026 claim=taken");
  assert_result (&fixture, game, "01");
  store_fixture_close (&fixture);
}

/* What one form says of a decision is one act: it is undone as it was done, and of what is refused
 * nothing is written. */
static void
test_one_act (void)
{
  static const char decision[] = "decision date=20.05.2026 told_white=25.05.2026";
  StoreFixture fixture = { 0 };
  BrgStorePostalChange changes[] = { { 0, decision }, { 0, "protest white sent=01.06.2026" } };
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *undone = NULL;
  gint64 game;
  guint n;

  postal_fixture_open (&fixture, 4);
  game = store_fixture_game (&fixture, 1, 1);
  postal_fixture_add (&fixture, game, "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4");
  postal_fixture_add (&fixture, game,
                      "claim 2 black first=30.04.2026 rcv=05.05.2026 sent=08.05.2026 tot=60/3"
                      " moves=f6-g5 materials=full");
  postal_fixture_add (&fixture, game, "decision date=20.05.2026");
  before = postal_fixture_dup_rows (&fixture);
  n = postal_fixture_count_journal (&fixture);
  changes[0].id = find_row (&fixture, game, 2);
  changes[1].line = "protest white sent=31.02.2026";
  g_assert_false (brg_store_put_postal_records (fixture.store, game, changes, 2, &error));
  g_clear_error (&error);
  g_assert_cmpuint (postal_fixture_count_journal (&fixture), ==, n);
  undone = postal_fixture_dup_rows (&fixture);
  g_assert_cmpstr (undone, ==, before);
  changes[1].line = "protest white sent=01.06.2026";
  brg_store_put_postal_records (fixture.store, game, changes, 2, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (postal_fixture_count_journal (&fixture), ==, n + 1);
  assert_title (&fixture, "Игрок2 – Игрок3: decision on a claim corrected, with the protest");
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  g_free (undone);
  undone = postal_fixture_dup_rows (&fixture);
  g_assert_cmpstr (undone, ==, before);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-postal-records")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-postal-records/rus-draughts-2022/10.1.12/protest", test_protest);
  g_test_add_func ("/data/store-postal-records/rus-draughts-2022/10.3.7/partial", test_partial);
  g_test_add_func ("/data/store-postal-records/order", test_order);
  g_test_add_func ("/data/store-postal-records/rus-draughts-2022/10.5.8/result", test_result);
  g_test_add_func ("/data/store-postal-records/rus-draughts-2022/10.5.8/no-records",
                   test_no_records);
  g_test_add_func ("/data/store-postal-records/rus-draughts-2022/10.3.8/told", test_told);
  g_test_add_func ("/data/store-postal-records/rus-draughts-2022/10.5.5/adjudicated",
                   test_adjudicated);
  g_test_add_func ("/data/store-postal-records/rus-draughts-2022/10.5.2/too-early", test_too_early);
  g_test_add_func ("/data/store-postal-records/table", test_table);
  g_test_add_func ("/data/store-postal-records/rus-draughts-2022/10.2.3/refused", test_refused);
  g_test_add_func ("/data/store-postal-records/over", test_over);
  g_test_add_func ("/data/store-postal-records/delete", test_delete);
  g_test_add_func ("/data/store-postal-records/rus-draughts-2022/10.3.1/dates", test_dates);
  g_test_add_func ("/data/store-postal-records/one-act", test_one_act);
  return g_test_run ();
}
