/* test-store-postal-import.c - files that a game by correspondence takes in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-sql.h"
#include "brg-test.h"
#include "postal-fixture.h"

#define L1 "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4"
#define L2 "letter 2 black first=03.03.2026 rcv=12.03.2026 sent=15.03.2026 tot=2/3 moves=f6-g5"
#define L3 "letter 3 white first=15.03.2026 rcv=20.03.2026 sent=21.03.2026 tot=3/3 moves=b2-c3"
#define NAMES "corr 1\ncode В-26\nwhite Игрок2\nblack Игрок3\n"
#define DAYS "start 01.03.2026\nend 01.03.2028\n"

static gboolean
take (StoreFixture *fixture, gint64 board, const char *text, guint *line, GError **error)
{
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalGame) game = brg_postal_file_read (text, strlen (text), &fault);

  g_assert_nonnull (game);
  return brg_store_import_postal_game (fixture->store, board, game, "А-1.corr", line, error);
}

static void
take_well (StoreFixture *fixture, gint64 board, const char *text)
{
  g_autoptr (GError) error = NULL;
  guint line;

  take (fixture, board, text, &line, &error);
  g_assert_no_error (error);
}

static void
assert_title (StoreFixture *fixture, const char *expected)
{
  g_autofree char *title = postal_fixture_dup_title (fixture);

  g_assert_cmpstr (title, ==, expected);
}

static void
assert_lines (StoreFixture *fixture, gint64 game, const char *expected)
{
  g_autoptr (BrgPostalEvent) event = postal_fixture_load (fixture);
  const GPtrArray *rows = brg_postal_event_list_rows (event, game);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; rows != NULL && i < rows->len; i++)
    g_string_append_printf (text, "%s\n", ((const BrgPostalRow *) rows->pdata[i])->line);
  g_assert_cmpstr (text->str, ==, expected);
}

/* A file of a game comes in as it is, with its breaks and its days of the starting list. */
static void
test_whole (void)
{
  static const char text[] = NAMES DAYS "startlist white 05.03.2026\n"
                                        "break black from=01.07.2026 to=10.07.2026 told=01.06.2026 "
                                        "secretary=02.06.2026\n" L1 "\n" L2 "\n";
  StoreFixture fixture = { 0 };
  g_autoptr (BrgPostalEvent) event = NULL;
  const BrgPostalPause *pause;
  gint64 board;
  gint64 white;
  gint64 black;

  postal_fixture_open (&fixture, 4);
  board = store_fixture_game (&fixture, 1, 1);
  postal_fixture_seat (&fixture, board, &white, &black);
  take_well (&fixture, board, text);
  assert_title (&fixture, "Игрок2 – Игрок3: 2 letters taken from А-1.corr");
  assert_lines (&fixture, board, L1 "\n" L2 "\n");
  event = postal_fixture_load (&fixture);
  g_assert_cmpuint (brg_postal_event_get_sheet (event, white), ==,
                    brg_postal_day_from_iso ("2026-03-05"));
  g_assert_cmpuint (brg_postal_event_get_sheet (event, black), ==, 0);
  g_assert_cmpuint (event->pauses->len, ==, 1);
  pause = event->pauses->pdata[0];
  g_assert_cmpint (pause->entry_id, ==, black);
  g_assert_cmpuint (pause->secretary, ==, brg_postal_day_from_iso ("2026-06-02"));
  g_assert_cmpuint (brg_postal_pause_find_told (pause, white), ==,
                    brg_postal_day_from_iso ("2026-06-01"));
  store_fixture_close (&fixture);
}

/* What the game has already is passed over; a file may as well begin where the game stops. */
static void
test_continued (void)
{
  StoreFixture fixture = { 0 };
  gint64 board;

  postal_fixture_open (&fixture, 4);
  board = store_fixture_game (&fixture, 1, 1);
  postal_fixture_add (&fixture, board, L1);
  take_well (&fixture, board, NAMES DAYS "channel post\nnorm 50/10\n" L1 "\n" L2 "\n");
  assert_title (&fixture, "Игрок2 – Игрок3: 1 letter taken from А-1.corr");
  assert_lines (&fixture, board, L1 "\n" L2 "\n");
  take_well (&fixture, board, NAMES DAYS L3 "\n");
  assert_lines (&fixture, board, L1 "\n" L2 "\n" L3 "\n");
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 10.3.2: a first move may be made before play begins. */
static void
test_early (void)
{
  static const char early[] = "letter 1 white sent=27.02.2026 tot=0/0 moves=c3-b4\n"
                              "letter 2 black first=27.02.2026 rcv=28.02.2026 sent=28.02.2026"
                              " tot=0/0 moves=f6-g5\n";
  StoreFixture fixture = { 0 };
  g_autofree char *text = g_strconcat (NAMES DAYS, early, NULL);
  g_autofree char *third =
      g_strconcat (text,
                   "letter 3 white first=28.02.2026 rcv=28.02.2026 sent=28.02.2026 tot=0/0"
                   " moves=b2-c3\n",
                   NULL);
  g_autoptr (GError) error = NULL;
  gint64 board;
  guint line;

  postal_fixture_open (&fixture, 4);
  board = store_fixture_game (&fixture, 1, 1);
  postal_fixture_assert_refused (
      &fixture, postal_fixture_count_journal (&fixture),
      take (&fixture, board, third, &line, &error), &error,
      "The day 28.02.2026 is before the first day of play, 01.03.2026 (10.3.2).");
  g_assert_cmpuint (line, ==, 9);
  take_well (&fixture, board, text);
  store_fixture_close (&fixture);
}

/* Names as they are written in letters. */
static void
test_names (void)
{
  static const char *const good[] = { "Игрок2", "игрок2", " ИГРОК2. ", NULL };
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  postal_fixture_open (&fixture, 4);
  for (guint i = 0; good[i] != NULL; i++)
    {
      g_autofree char *text =
          g_strdup_printf ("corr 1\ncode в-26-01\nwhite %s\nblack Игрок3\n" DAYS L1 "\n", good[i]);

      take_well (&fixture, store_fixture_game (&fixture, 1, 1), text);
      brg_journal_undo (fixture.store, fixture.event_id, &error);
      g_assert_no_error (error);
    }
  brg_sql_run (fixture.store, &error,
               "UPDATE person SET given_name = 'Семён Ильич' WHERE family_name = 'Игрок2'", "");
  g_assert_no_error (error);
  take_well (&fixture, store_fixture_game (&fixture, 1, 1),
             "corr 1\nwhite Игрок2 С.И.\nblack Игрок3\n" DAYS L1 "\n");
  store_fixture_close (&fixture);
}

static void
test_refused (void)
{
  static const struct
  {
    const char *text;
    const char *message;
    guint line;
  } cases[] = {
    { "corr 1\ncode В-27\nwhite Игрок2\nblack Игрок3\n" DAYS L1 "\n" L2 "\n",
      "The file has the cipher “В-27”, the event “В-26”.", 2 },
    { "corr 1\ncode В-261\nwhite Игрок2\nblack Игрок3\n" DAYS L1 "\n" L2 "\n",
      "The file has the cipher “В-261”, the event “В-26”.", 2 },
    { "corr 1\nwhite Игрок3\nblack Игрок2\n" DAYS L1 "\n" L2 "\n",
      "The file has “Игрок3” with White, the game Игрок2.", 2 },
    { "corr 1\nwhite Игрок2\nblack Игрок3 П.\n" DAYS L1 "\n" L2 "\n",
      "The file has “Игрок3 П.” with Black, the game Игрок3.", 3 },
    { NAMES "start 01.03.2025\nend 01.03.2028\n" L1 "\n" L2 "\n",
      "Play begins on 01.03.2025 in the file, on 01.03.2026 in the event.", 5 },
    { NAMES "start 01.03.2026\nend 01.03.2027\n" L1 "\n" L2 "\n",
      "Play ends on 01.03.2027 in the file, on 01.03.2028 in the event.", 6 },
    { NAMES DAYS "norm 40/10\n" L1 "\n" L2 "\n", "The file has the norm 40/10, the event 50/10.",
      7 },
    { NAMES DAYS "channel email\n" L1 "\n" L2 "\n",
      "The file has the channel “email”, the event “post”.", 7 },
    { NAMES DAYS L1
      "\nletter 2 black first=03.03.2026 rcv=12.03.2026 sent=15.03.9999 tot=2/3 moves=f6-g5\n",
      "The day 15.03.9999 is out of range: years from 1900 to 2999 are taken.", 8 },
    { NAMES DAYS L1 "\nover date=01.06.2026 result=1-0 why=zzz\n",
      "“zzz” is no reason that is known: agreed, resigned, overdue, no-moves, no-records, or an "
      "article as 10.5.8.",
      8 },
    { NAMES DAYS L1 "\nover date=01.06.2026 result=1-0\nover date=02.06.2026 result=0-1\n",
      "The game is over already by “over date=01.06.2026 result=1-0”. Correct that record instead.",
      9 },
    { NAMES DAYS "startlist white 05.03.9999\n" L1 "\n" L2 "\n",
      "The day 05.03.9999 is out of range: years from 1900 to 2999 are taken.", 0 },
    { NAMES DAYS "break black from=01.07.2026 to=10.07.9999 told=01.06.2026\n" L1 "\n" L2 "\n",
      "The day 10.07.9999 is out of range: years from 1900 to 2999 are taken.", 0 },
    { NAMES DAYS "game giveaway\n" L1 "\n" L2 "\n", "The file is of another kind of draughts.", 0 },
    { NAMES DAYS L1 "\ninquiry black sent=01.02.2026\n",
      "The day 01.02.2026 is before the first day of play, 01.03.2026 (10.3.2).", 8 },
    { NAMES DAYS "letter 1 white sent=04.03.2026 tot=3/0 moves=c3-b4\n" L2 "\n",
      "The game has here “" L1 "”: the file does not continue it.", 7 },
    { NAMES DAYS L3 "\n", "The game has here “" L1 "”: the file does not continue it.", 7 },
    { NAMES DAYS L1 "\n", "The file has nothing that the game has not.", 0 },
    { NAMES DAYS, "The file has no letters.", 0 },
    { NAMES DAYS L1 "\n# again\nletter 2 white sent=05.04.2026 tot=2/0 moves=b2-c3\n",
      "The letters of the game cannot be reckoned: letter 2: the other player has the move", 9 },
    { NAMES DAYS L1 "\n" L2 "\nletter 3 white first=15.03.2026 sent=21.03.2026 tot=3/3"
                    " moves=b2-c3 accept=А\n",
      "The letters of the game cannot be reckoned: letter 3: no such variant was offered", 9 },
  };
  StoreFixture fixture = { 0 };
  g_autofree char *before = NULL;
  gint64 board;

  postal_fixture_open (&fixture, 4);
  board = store_fixture_game (&fixture, 1, 1);
  postal_fixture_add (&fixture, board, L1);
  before = postal_fixture_dup_rows (&fixture);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *after = NULL;
      guint line = G_MAXUINT;

      postal_fixture_assert_refused (&fixture, postal_fixture_count_journal (&fixture),
                                     take (&fixture, board, cases[i].text, &line, &error), &error,
                                     cases[i].message);
      g_assert_cmpuint (line, ==, cases[i].line);
      after = postal_fixture_dup_rows (&fixture);
      g_assert_cmpstr (after, ==, before);
    }
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 10.4.1: a break that a file brings is one in the other games of its player too:
 * a claim that was decided there would be decided otherwise, so that the file is refused. */
static void
test_break_elsewhere (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalPause) pause = NULL;
  g_autoptr (BrgPostalEvent) event = NULL;
  g_autofree char *text = NULL;
  g_autofree char *result = NULL;
  BrgPostalNotice notice = { 0, brg_postal_day_from_iso ("2026-03-20") };
  gint64 board;
  gint64 other;
  gint64 white;
  gint64 black;
  gint64 seat[2];
  guint line;
  guint n;

  postal_fixture_open (&fixture, 4);
  board = store_fixture_game (&fixture, 1, 1);
  postal_fixture_seat (&fixture, board, &white, &black);
  /* The game of the same player in the next round. */
  other = store_fixture_game (&fixture, 2, 1);
  postal_fixture_seat (&fixture, other, &seat[0], &seat[1]);
  if (seat[0] != white && seat[1] != white)
    {
      other = store_fixture_game (&fixture, 2, 2);
      postal_fixture_seat (&fixture, other, &seat[0], &seat[1]);
    }
  notice.opponent_id = seat[seat[0] == white];
  if (seat[0] == white)
    {
      postal_fixture_add (&fixture, other, "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4");
      postal_fixture_add (&fixture, other,
                          "claim 2 black first=30.04.2026 rcv=03.05.2026 sent=05.05.2026 tot=60/2"
                          " moves=f6-g5 materials=full");
    }
  else
    {
      postal_fixture_add (&fixture, other, "letter 1 white sent=01.03.2026 tot=0/0 moves=c3-b4");
      postal_fixture_add (&fixture, other,
                          "letter 2 black first=01.03.2026 rcv=01.03.2026 sent=30.04.2026 tot=0/60"
                          " moves=f6-g5");
      postal_fixture_add (&fixture, other,
                          "claim 3 white first=30.04.2026 rcv=03.05.2026 sent=05.05.2026 tot=2/60"
                          " moves=b2-c3 materials=full");
    }
  /* The opponent there is told, the break has been shorter so far. */
  pause = brg_postal_pause_new (white);
  pause->from = brg_postal_day_from_iso ("2026-04-01");
  pause->to = brg_postal_day_from_iso ("2026-04-30");
  pause->is_granted = FALSE;
  g_array_append_val (pause->notices, notice);
  brg_store_put_postal_pause (fixture.store, pause, &error);
  g_assert_no_error (error);
  postal_fixture_add (&fixture, other, "decision date=01.06.2026");
  result = postal_fixture_dup_result (&fixture, other);
  g_assert_cmpstr (result, ==, "");
  /* In the year of the break another one that begins before it: the first does not count then. */
  n = postal_fixture_count_journal (&fixture);
  text = g_strconcat (NAMES DAYS "break white from=05.03.2026 to=06.03.2026 told=02.03.2026\n", L1,
                      "\n", NULL);
  g_assert_false (take (&fixture, board, text, &line, &error));
  g_assert_cmpuint (postal_fixture_count_journal (&fixture), ==, n);
  g_assert_nonnull (strstr (error->message, "Take that decision out first."));
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-postal-import")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-postal-import/rus-draughts-2022/10.4.1/elsewhere",
                   test_break_elsewhere);
  g_test_add_func ("/data/store-postal-import/rus-draughts-2022/10.2.3/whole", test_whole);
  g_test_add_func ("/data/store-postal-import/continued", test_continued);
  g_test_add_func ("/data/store-postal-import/rus-draughts-2022/10.3.2/early", test_early);
  g_test_add_func ("/data/store-postal-import/names", test_names);
  g_test_add_func ("/data/store-postal-import/refused", test_refused);
  return g_test_run ();
}
