/* test-postal-state.c - what has become of games by correspondence, and whose record is missing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-state.h"

#include "../data/postal-fixture.h"
#include "brg-postal-rulings.h"
#include "brg-postal-words.h"
#include "brg-store-results.h"
#include "brg-test.h"

typedef struct
{
  StoreFixture store;
  BrgSnapshot *snapshot;
  BrgPostalDesk *desk;
  BrgWords *words;
} Fixture;

static void
ask (Fixture *fixture, const char *day)
{
  g_clear_pointer (&fixture->desk, brg_postal_desk_free);
  g_clear_pointer (&fixture->snapshot, brg_snapshot_unref);
  fixture->snapshot = store_fixture_load (&fixture->store);
  fixture->desk = brg_postal_desk_new (fixture->snapshot, postal_fixture_load (&fixture->store),
                                       brg_postal_day_from_iso (day));
}

static void
open_fixture (Fixture *fixture)
{
  postal_fixture_open (&fixture->store, 4);
  fixture->words = brg_words_open ("en");
}

static void
close_fixture (Fixture *fixture)
{
  brg_postal_desk_free (fixture->desk);
  brg_snapshot_unref (fixture->snapshot);
  brg_words_unref (fixture->words);
  store_fixture_close (&fixture->store);
}

static void
add (Fixture *fixture, gint board, const char *line)
{
  postal_fixture_add (&fixture->store, store_fixture_game (&fixture->store, 1, board), line);
}

static void
decide (Fixture *fixture, BrgPostalMeasureKind kind, BrgPostalOffice office, const char *day)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalMeasure) measure =
      brg_postal_measure_new (postal_fixture_player (&fixture->store, 2));

  measure->kind = kind;
  measure->office = office;
  measure->decided = brg_postal_day_from_iso (day);
  g_free (measure->article);
  measure->article = g_strdup (kind == BRG_POSTAL_EXPULSION ? "10.1.11" : "10.5.3");
  g_free (measure->reason);
  measure->reason = g_strdup ("plays no more");
  brg_store_add_postal_measure (fixture->store.store, fixture->store.group_id, measure, &error);
  g_assert_no_error (error);
}

static guint
count (const Fixture *fixture, BrgPostalState state)
{
  guint n = 0;

  for (guint i = 0; i < fixture->desk->cases->len; i++)
    n += brg_postal_state_find (fixture->desk, fixture->desk->cases->pdata[i]) == state;
  return n;
}

static guint
count_open (const Fixture *fixture)
{
  guint n = 0;

  for (guint i = 0; i < fixture->desk->cases->len; i++)
    n += brg_postal_state_is_open (
        brg_postal_state_find (fixture->desk, fixture->desk->cases->pdata[i]));
  return n;
}

static void
assert_result (const Fixture *fixture, guint number, const char *expected)
{
  g_autofree char *result = brg_postal_state_dup_result (
      fixture->desk, fixture->desk->cases->pdata[number - 1], fixture->words);

  g_assert_cmpstr (result, ==, expected);
}

/* What letters and table say of a game is told as the event counts it. */
static void
test_scoring (void)
{
  Fixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *end = NULL;
  g_autofree char *title = NULL;
  g_autoptr (GArray) rulings = NULL;

  open_fixture (&fixture);
  add (&fixture, 1, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  add (&fixture, 1, "adjudged date=02.04.2028 result=1-0");
  add (&fixture, 2, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  add (&fixture, 2, "over date=02.04.2028 result=1/2-1/2 why=agreed");
  postal_fixture_add (&fixture.store, store_fixture_game (&fixture.store, 2, 1),
                      "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  postal_fixture_add (&fixture.store, store_fixture_game (&fixture.store, 2, 1),
                      "over date=01.04.2028 result=0-0 why=10.5.8");
  brg_store_set_result (fixture.store.store, store_fixture_game (&fixture.store, 2, 2),
                        BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN, &error);
  g_assert_no_error (error);
  ask (&fixture, "2028-04-03");
  fixture.snapshot->group->scoring = brg_scoring_two_one ();
  assert_result (&fixture, 1, "2\u202f–\u2060\u202f0");
  assert_result (&fixture, 2, "1\u202f–\u2060\u202f1");
  assert_result (&fixture, 3, "−\u202f/\u202f−");
  assert_result (&fixture, 4, "0\u202f–\u2060\u202f2");
  assert_result (&fixture, 5, "");
  end = brg_postal_words_dup_end (fixture.desk->cases->pdata[0], fixture.words);
  g_assert_cmpstr (end, ==,
                   "The game is over, 2\u202f–\u2060\u202f0 since 02.04.2028: no letter is due.");
  rulings = brg_postal_rulings_new (fixture.desk);
  title = brg_postal_ruling_dup_title (&g_array_index (rulings, BrgPostalRuling, 0), fixture.words);
  g_assert_cmpstr (title, ==, "adjudicated, 2\u202f–\u2060\u202f0");
  close_fixture (&fixture);
}

/* Игрок2 of four is expelled with one game begun and two not: these wait, are lost without play or
 * annulled as it is decided, and on a day before as it was then. */
static void
test_leaver (void)
{
  Fixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  open_fixture (&fixture);
  add (&fixture, 1, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  decide (&fixture, BRG_POSTAL_EXPULSION, BRG_POSTAL_ORGANISATION, "2026-05-01");
  ask (&fixture, "2026-04-30");
  g_assert_cmpuint (count (&fixture, BRG_POSTAL_STATE_IN_PLAY), ==, 1);
  g_assert_cmpuint (count (&fixture, BRG_POSTAL_STATE_NOT_BEGUN), ==, 5);
  ask (&fixture, "2026-05-02");
  g_assert_cmpuint (count (&fixture, BRG_POSTAL_STATE_LEFT), ==, 3);
  g_assert_cmpuint (count_open (&fixture), ==, 6);
  decide (&fixture, BRG_POSTAL_COUNTED, BRG_POSTAL_ARBITER, "2026-05-03");
  ask (&fixture, "2026-05-02");
  g_assert_cmpuint (count (&fixture, BRG_POSTAL_STATE_LEFT), ==, 3);
  ask (&fixture, "2026-05-04");
  g_assert_cmpuint (count (&fixture, BRG_POSTAL_STATE_LEFT), ==, 1);
  g_assert_cmpuint (count (&fixture, BRG_POSTAL_STATE_FORFEITED), ==, 2);
  g_assert_cmpuint (count_open (&fixture), ==, 4);
  assert_result (&fixture, 1, "");
  for (guint i = 1; i < fixture.desk->cases->len; i++)
    {
      const BrgPostalCase *matter = fixture.desk->cases->pdata[i];

      if (brg_postal_state_find (fixture.desk, matter) == BRG_POSTAL_STATE_FORFEITED)
        assert_result (&fixture, i + 1,
                       matter->seat.entries[BRG_COLOUR_WHITE] ==
                               postal_fixture_player (&fixture.store, 2)
                           ? "−\u202f/\u202f+"
                           : "+\u202f/\u202f−");
    }
  brg_journal_undo (fixture.store.store, fixture.store.event_id, &error);
  g_assert_no_error (error);
  decide (&fixture, BRG_POSTAL_ANNULLED, BRG_POSTAL_ARBITER, "2026-05-03");
  ask (&fixture, "2026-05-04");
  g_assert_cmpuint (count (&fixture, BRG_POSTAL_STATE_ANNULLED), ==, 3);
  g_assert_cmpuint (count_open (&fixture), ==, 3);
  assert_result (&fixture, 1, "annulled");
  close_fixture (&fixture);
}

static gboolean
lacks (const Fixture *fixture, guint number, BrgColour side)
{
  return brg_postal_state_lacks_record (fixture->desk, fixture->desk->cases->pdata[number - 1],
                                        side);
}

/* The analysis holds the record; who sent neither of a game that is adjudicated still owes it, and
 * so does who sent nothing of an unfinished game in ten days after the end. */
static void
test_records (void)
{
  Fixture fixture = { 0 };

  open_fixture (&fixture);
  add (&fixture, 1, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  add (&fixture, 2, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  add (&fixture, 1, "analysis white sent=05.03.2028 rcv=09.03.2028 value=1-0");
  ask (&fixture, "2028-03-11");
  g_assert_false (lacks (&fixture, 1, BRG_COLOUR_BLACK));
  g_assert_false (lacks (&fixture, 3, BRG_COLOUR_WHITE));
  ask (&fixture, "2028-03-12");
  g_assert_false (lacks (&fixture, 1, BRG_COLOUR_WHITE));
  g_assert_true (lacks (&fixture, 1, BRG_COLOUR_BLACK));
  g_assert_true (lacks (&fixture, 2, BRG_COLOUR_WHITE));
  add (&fixture, 1, "adjudged date=01.04.2028 result=1-0");
  ask (&fixture, "2028-04-02");
  g_assert_false (lacks (&fixture, 1, BRG_COLOUR_WHITE));
  g_assert_true (lacks (&fixture, 1, BRG_COLOUR_BLACK));
  add (&fixture, 1, "record black sent=05.04.2028");
  ask (&fixture, "2028-04-06");
  g_assert_false (lacks (&fixture, 1, BRG_COLOUR_BLACK));
  close_fixture (&fixture);
}

BRG_TEST_TOPIC ("postal-state")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/postal-state/rus-draughts-2022/10.5.3/leaver", test_leaver);
  g_test_add_func ("/app/postal-state/rus-draughts-2022/10.5.2/records", test_records);
  g_test_add_func ("/app/postal-state/rus-draughts-2022/5.4.7.1/scoring", test_scoring);
  return g_test_run ();
}
