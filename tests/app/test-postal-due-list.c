/* test-postal-due-list.c - what is due in an event by correspondence, day by day
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-due-list.h"

#include "../data/postal-fixture.h"
#include "brg-postal-words.h"
#include "brg-sql.h"
#include "brg-store-results.h"
#include "brg-test.h"

typedef struct
{
  StoreFixture store;
  BrgSnapshot *snapshot;
  BrgPostalDesk *desk;
  GArray *items;
  BrgWords *words;
} Fixture;

static void
ask (Fixture *fixture, const char *day)
{
  g_clear_pointer (&fixture->items, g_array_unref);
  g_clear_pointer (&fixture->desk, brg_postal_desk_free);
  g_clear_pointer (&fixture->snapshot, brg_snapshot_unref);
  fixture->snapshot = store_fixture_load (&fixture->store);
  fixture->desk = brg_postal_desk_new (fixture->snapshot, postal_fixture_load (&fixture->store),
                                       brg_postal_day_from_iso (day));
  fixture->items = brg_postal_due_list_new (fixture->desk);
}

static void
open_fixture (Fixture *fixture)
{
  postal_fixture_open (&fixture->store, 2);
  fixture->words = brg_words_open ("en");
}

static void
close_fixture (Fixture *fixture)
{
  g_array_unref (fixture->items);
  brg_postal_desk_free (fixture->desk);
  brg_snapshot_unref (fixture->snapshot);
  brg_words_unref (fixture->words);
  store_fixture_close (&fixture->store);
}

/* "31.03.2026 28 days|Ask for ...|Игрок1|10.3.4|play began ...", a line a row. */
static char *
dup_items (Fixture *fixture, const BrgPostalFilter *filter)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < fixture->items->len; i++)
    {
      const BrgPostalItem *item = &g_array_index (fixture->items, BrgPostalItem, i);
      g_autofree char *day = brg_postal_words_dup_day (item->last);
      g_autofree char *left = brg_postal_words_dup_left (item, fixture->words);
      g_autofree char *title = brg_postal_words_dup_title (item, fixture->words);
      g_autofree char *who = brg_postal_words_dup_who (item, fixture->desk, fixture->words);
      g_autofree char *facts = brg_postal_words_dup_facts (item, fixture->desk, fixture->words);

      if (brg_postal_item_fits (item, fixture->desk, filter))
        g_string_append_printf (text, "%u %s %s|%s|%s|%s|%s\n", item->band, day, left, title, who,
                                brg_postal_words_get_article (item->article), facts);
    }
  return g_string_free (text, FALSE);
}

static void
assert_items (Fixture *fixture, const char *day, const char *expected)
{
  const BrgPostalFilter all = { .entry = -1 };
  g_autofree char *text = NULL;

  ask (fixture, day);
  text = dup_items (fixture, &all);
  g_assert_cmpstr (text, ==, expected);
}

static void
add (Fixture *fixture, const char *line)
{
  postal_fixture_add (&fixture->store, store_fixture_game (&fixture->store, 1, 1), line);
}

static void
set_channel (Fixture *fixture, BrgPostalChannel channel)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalEvent) event = postal_fixture_load (&fixture->store);
  g_autoptr (BrgPostalTerms) terms = brg_postal_terms_copy (event->terms);

  terms->channel = channel;
  brg_store_set_postal_terms (fixture->store.store, fixture->store.group_id, terms, &error);
  g_assert_no_error (error);
}

/* Nothing was sent: White has the move, Black asks for it after thirty days. */
static void
test_inquiry (void)
{
  Fixture fixture = { 0 };

  open_fixture (&fixture);
  assert_items (
      &fixture, "2026-03-10",
      "3 31.03.2026 21 days|Ask for the first move by registered letter|Игрок1|10.3.4|play "
      "began 01.03.2026, there is no move of White\n"
      "3 20.04.2026 41 days|Move 1 of White|Игрок2|10.3.5|received 01.03.2026, thinks 9 "
      "d., 50 d. left before\n");
  assert_items (&fixture, "2026-03-31",
                "1 31.03.2026 today|Ask for the first move by registered letter|Игрок1|10.3.4|play "
                "began 01.03.2026, there is no move of White\n"
                "3 20.04.2026 20 days|Move 1 of White|Игрок2|10.3.5|received 01.03.2026, thinks 30 "
                "d., 50 d. left before\n");
  close_fixture (&fixture);
}

/* A letter that nobody answers is repeated on the fortieth day. */
static void
test_repeat (void)
{
  Fixture fixture = { 0 };

  open_fixture (&fixture);
  add (&fixture, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  assert_items (&fixture, "2026-04-10",
                "2 12.04.2026 2 days|Repeat the letter by registered post|Игрок2|10.3.4|letter 1, "
                "sent 03.03.2026\n");
  assert_items (&fixture, "2026-04-15",
                "0 12.04.2026 overdue by 3 days|Repeat the letter by registered "
                "post|Игрок2|10.3.4|letter 1, sent 03.03.2026\n");
  add (&fixture, "arrived 1 date=20.03.2026");
  assert_items (&fixture, "2026-05-09",
                "0 12.04.2026 overdue by 27 days|Repeat the letter by registered "
                "post|Игрок2|10.3.4|letter 1, sent 03.03.2026\n"
                "1 09.05.2026 today|Move 1 of Black|Игрок1|10.3.5|received 20.03.2026, thinks 50 "
                "d., 50 d. left before\n");
  assert_items (&fixture, "2026-05-11",
                "0 12.04.2026 overdue by 29 days|Repeat the letter by registered "
                "post|Игрок2|10.3.4|letter 1, sent 03.03.2026\n"
                "0 09.05.2026 overdue by 2 days|Move 1 of Black|Игрок1|10.3.5|received 20.03.2026, "
                "thinks 52 d., 50 d. left before\n");
  g_assert_cmpuint (brg_postal_due_list_count (fixture.items), ==, 2);
  close_fixture (&fixture);
}

static void
assert_stop (const Fixture *fixture, const char *expected)
{
  g_autofree char *stop =
      brg_postal_words_dup_stop (fixture->desk->cases->pdata[0], fixture->words);

  g_assert_cmpstr (stop, ==, expected);
}

/* A short move stops the game: the error is reported, though nobody knows when the letter came, and
 * corrected; who gets no answer repeats his letter after forty days. */
static void
test_stopped (void)
{
  Fixture fixture = { 0 };

  open_fixture (&fixture);
  add (&fixture, "letter 1 white sent=03.03.2026 tot=2/0 moves=cb4");
  assert_items (&fixture, "2026-04-10",
                "0 – –|Report the error in the letter|Игрок1|10.2.9|letter 1, sent 03.03.2026\n"
                "2 12.04.2026 2 days|Repeat the letter by registered post|Игрок2|10.3.4|letter 1, "
                "sent 03.03.2026\n");
  assert_stop (&fixture, "stopped, letter 1");
  add (&fixture, "arrived 1 date=09.04.2026");
  assert_items (&fixture, "2026-04-10",
                "2 12.04.2026 2 days|Repeat the letter by registered post|Игрок2|10.3.4|letter 1, "
                "sent 03.03.2026\n"
                "2 12.04.2026 2 days|Report the error in the letter|Игрок1|10.2.9|letter 1, sent "
                "03.03.2026\n");
  add (&fixture, "report 2 black on=1 first=03.03.2026 rcv=09.04.2026 sent=11.04.2026 tot=2/0 "
                 "pen=6/10.2.10");
  assert_items (&fixture, "2026-04-20",
                "0 – –|Correct letter 1|Игрок2|10.2.10|nobody knows when the letter was received\n"
                "3 21.05.2026 31 days|Repeat the letter by registered post|Игрок1|10.3.4|letter 2, "
                "sent 11.04.2026\n");
  assert_stop (&fixture, "stopped, letter 1");
  add (&fixture, "fix 3 white on=1 first=11.04.2026 rcv=22.04.2026 sent=24.04.2026 tot=10/0 "
                 "moves=c3-b4");
  assert_items (&fixture, "2026-04-26",
                "3 03.06.2026 38 days|Repeat the letter by registered post|Игрок2|10.3.4|letter 3, "
                "sent 24.04.2026\n");
  assert_stop (&fixture, NULL);
  close_fixture (&fixture);
}

/* The end: records in fifteen days; after the last day of play analyses in ten, then a month. */
static void
test_end (void)
{
  Fixture fixture = { 0 };

  open_fixture (&fixture);
  add (&fixture, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  add (&fixture, "analysis white sent=05.03.2028 rcv=09.03.2028 value=1-0");
  assert_items (&fixture, "2028-03-10",
                "2 11.03.2028 1 day|Send the analysis for adjudication|Игрок1|10.5.2|play ended "
                "01.03.2028\n");
  add (&fixture, "analysis black sent=11.03.2028 rcv=15.03.2028 value=1/2-1/2");
  assert_items (&fixture, "2028-03-16",
                "3 15.04.2028 30 days|Adjudicate the game|arbiter|10.5.5|play ended 01.03.2028\n");
  add (&fixture, "adjudged date=01.04.2028 result=1-0 told_black=08.04.2028");
  assert_items (&fixture, "2028-04-10",
                "3 18.04.2028 8 days|Protest against the adjudication|Игрок1|10.5.6|\n");
  close_fixture (&fixture);
}

/* Where nothing came at all once the term is past, not even a record, a minus to both and nothing
 * else; with a record alone, or with one analysis, the arbiter adjudicates. */
static void
test_no_analyses (void)
{
  Fixture fixture = { 0 };
  g_autofree char *late = NULL;
  const BrgPostalFilter arbiter = { .is_arbiter = TRUE, .entry = -1 };

  open_fixture (&fixture);
  add (&fixture, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  ask (&fixture, "2028-03-11");
  late = dup_items (&fixture, &arbiter);
  g_assert_cmpstr (late, ==, "");
  g_clear_pointer (&late, g_free);
  ask (&fixture, "2028-03-12");
  late = dup_items (&fixture, &arbiter);
  g_assert_cmpstr (late, ==,
                   "0 – waits 1 day|Give a minus to both: nobody sent the record|arbiter|10.5.8|"
                   "neither White nor Black sent it in time\n");
  g_clear_pointer (&late, g_free);
  add (&fixture, "record black sent=04.03.2028");
  ask (&fixture, "2028-03-12");
  late = dup_items (&fixture, &arbiter);
  g_assert_cmpstr (late, ==,
                   "3 11.04.2028 30 days|Adjudicate the game|arbiter|10.5.5|no analysis came: the "
                   "arbiter decides alone\n");
  g_clear_pointer (&late, g_free);
  add (&fixture, "analysis white sent=05.03.2028 rcv=09.03.2028 value=1-0");
  ask (&fixture, "2028-03-14");
  late = dup_items (&fixture, &arbiter);
  g_assert_cmpstr (late, ==,
                   "3 11.04.2028 28 days|Adjudicate the game|arbiter|10.5.5|only one analysis "
                   "came\n");
  close_fixture (&fixture);
}

/* One analysis, which came when the term was over: the month is from its receipt; past it, the game
 * waits. */
static void
test_one_late (void)
{
  Fixture fixture = { 0 };
  static const struct
  {
    const char *day;
    const char *row;
  } days[] = {
    { "2028-03-21", "3 20.04.2028 30 days|Adjudicate the game|arbiter|10.5.5|only one analysis "
                    "came\n" },
    { "2028-04-21", "0 20.04.2028 overdue by 1 day|Adjudicate the game|arbiter|10.5.5|only one "
                    "analysis came\n" },
  };

  open_fixture (&fixture);
  add (&fixture, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  add (&fixture, "analysis white sent=15.03.2028 rcv=20.03.2028 value=1-0");
  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    {
      const BrgPostalFilter arbiter = { .is_arbiter = TRUE, .entry = -1 };
      g_autofree char *due = NULL;

      ask (&fixture, days[i].day);
      due = dup_items (&fixture, &arbiter);
      g_assert_cmpstr (due, ==, days[i].row);
    }
  close_fixture (&fixture);
}

/* A game without a move is adjudicated where somebody sent an analysis. */
static void
test_no_move (void)
{
  Fixture fixture = { 0 };
  g_autofree char *due = NULL;
  const BrgPostalFilter arbiter = { .is_arbiter = TRUE, .entry = -1 };

  open_fixture (&fixture);
  add (&fixture, "analysis black sent=05.03.2028 rcv=09.03.2028 value=0-1");
  ask (&fixture, "2028-03-12");
  due = dup_items (&fixture, &arbiter);
  g_assert_cmpstr (
      due, ==, "3 11.04.2028 30 days|Adjudicate the game|arbiter|10.5.5|only one analysis came\n");
  close_fixture (&fixture);
}

/* A server keeps the record: a game that has begun is adjudicated, whoever sent nothing. */
static void
test_server_end (void)
{
  Fixture fixture = { 0 };
  g_autofree char *due = NULL;
  const BrgPostalFilter arbiter = { .is_arbiter = TRUE, .entry = -1 };

  open_fixture (&fixture);
  set_channel (&fixture, BRG_POSTAL_BY_SERVER);
  add (&fixture, "letter 1 white sent=03.03.2026 days=2 moves=c3-b4");
  ask (&fixture, "2028-03-12");
  due = dup_items (&fixture, &arbiter);
  g_assert_cmpstr (due, ==,
                   "3 11.04.2028 30 days|Adjudicate the game|arbiter|10.5.5|no analysis came: the "
                   "arbiter decides alone\n");
  close_fixture (&fixture);
}

/* Of a claim whose materials are not complete is told what is missing, and that it is kept back. */
static void
test_kept (void)
{
  Fixture fixture = { 0 };

  open_fixture (&fixture);
  add (&fixture, "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4");
  add (&fixture, "claim 2 black first=30.04.2026 rcv=05.05.2026 sent=08.05.2026 tot=60/3"
                 " moves=f6-g5 lacks=receipts,chart");
  assert_items (&fixture, "2026-05-12",
                "0 – waits 4 days|Decide the claim of overdue time|arbiter|10.3.7|White 60 of 50 "
                "d., 1 move; missing: receipts of registered letters, chart of the time\n");
  add (&fixture, "decision date=20.05.2026 claim=kept");
  assert_items (&fixture, "2026-05-21",
                "0 – waits 13 days|Decide the claim of overdue time|arbiter|10.3.7|White 60 of 50 "
                "d., 1 move; missing: receipts of registered letters, chart of the time, kept back "
                "on 20.05.2026\n");
  close_fixture (&fixture);
}

/* Of a game that ended: fifteen days after it nobody has sent the record; the minus is entered, and
 * the record is wanted no more. */
static void
test_no_records (void)
{
  Fixture fixture = { 0 };

  open_fixture (&fixture);
  add (&fixture, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  add (&fixture, "over date=01.05.2026 result=1-0 why=agreed");
  assert_items (
      &fixture, "2026-05-16",
      "1 16.05.2026 today|Send the record of the game|Игрок2|10.5.1|1\u202f–\u2060\u202f0 since "
      "01.05.2026\n"
      "1 16.05.2026 today|Send the record of the game|Игрок1|10.5.1|1\u202f–\u2060\u202f0 since "
      "01.05.2026\n");
  assert_items (
      &fixture, "2026-05-17",
      "0 – waits 1 day|Give a minus to both: nobody sent the record|arbiter|10.5.8|neither "
      "White nor Black sent it in time\n"
      "0 16.05.2026 overdue by 1 day|Send the record of the "
      "game|Игрок2|10.5.1|1\u202f–\u2060\u202f0 since "
      "01.05.2026\n"
      "0 16.05.2026 overdue by 1 day|Send the record of the "
      "game|Игрок1|10.5.1|1\u202f–\u2060\u202f0 since "
      "01.05.2026\n");
  add (&fixture, "over date=20.05.2026 result=0-0 why=10.5.8");
  assert_items (&fixture, "2026-05-21",
                "0 – waits 1 day|Enter the receipt of the minus to both|secretary|10.1.12|Игрок2, "
                "minus to both: nobody sent the record, 20.05.2026, arbiter\n"
                "0 – waits 1 day|Enter the receipt of the minus to both|secretary|10.1.12|Игрок1, "
                "minus to both: nobody sent the record, 20.05.2026, arbiter\n");
  close_fixture (&fixture);
}

/* A claim waits for the arbiter, a decision may be protested against, a protest waits for the next
 * office, a break goes on. */
static void
test_officials (void)
{
  Fixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalMeasure) measure = NULL;
  g_autoptr (BrgPostalPause) pause = NULL;
  const BrgPostalFilter arbiter = { .is_arbiter = TRUE, .entry = -1 };
  g_autofree char *waiting = NULL;

  open_fixture (&fixture);
  add (&fixture, "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4");
  add (&fixture, "claim 2 black first=30.04.2026 rcv=05.05.2026 sent=08.05.2026 tot=60/3"
                 " moves=f6-g5 materials=full");
  measure = brg_postal_measure_new (postal_fixture_player (&fixture.store, 1));
  measure->kind = BRG_POSTAL_REMARK;
  measure->decided = brg_postal_day_from_iso ("2026-05-04");
  g_free (measure->article);
  measure->article = g_strdup ("10.2.6");
  g_free (measure->reason);
  measure->reason = g_strdup ("remark on the position");
  measure->told = measure->decided + 4;
  brg_store_add_postal_measure (fixture.store.store, fixture.store.group_id, measure, &error);
  g_assert_no_error (error);
  pause = brg_postal_pause_new (measure->entry_id);
  pause->from = brg_postal_day_from_iso ("2026-05-10");
  pause->to = pause->from + 9;
  brg_store_put_postal_pause (fixture.store.store, pause, &error);
  g_assert_no_error (error);
  assert_items (
      &fixture, "2026-05-12",
      "0 – waits 4 days|Decide the claim of overdue time|arbiter|10.3.7|White 60 of 50 d., "
      "1 move\n"
      "2 18.05.2026 6 days|Protest against decision no. 1|Игрок1|10.1.12|remark, "
      "04.05.2026, secretary\n"
      "2 19.05.2026 7 days|End of the break|Игрок1|10.4.3|from 10.05.2026 to 19.05.2026, 10 d.; "
      "does not count (10.4.2); the secretary was not told (10.4.2)\n");
  pause->id = ((const BrgPostalPause *) fixture.desk->event->pauses->pdata[0])->id;
  pause->secretary = brg_postal_day_from_iso ("2026-05-09");
  brg_store_put_postal_pause (fixture.store.store, pause, &error);
  g_assert_no_error (error);
  assert_items (
      &fixture, "2026-05-19",
      "0 – waits 11 days|Decide the claim of overdue time|arbiter|10.3.7|White 60 of 50 d., "
      "1 move\n"
      "1 19.05.2026 today|End of the break|Игрок1|10.4.3|from 10.05.2026 to 19.05.2026, 10 d.; "
      "does "
      "not count (10.4.2)\n");
  ask (&fixture, "2026-05-12");
  waiting = dup_items (&fixture, &arbiter);
  g_assert_cmpstr (
      waiting, ==,
      "0 – waits 4 days|Decide the claim of overdue time|arbiter|10.3.7|White 60 of 50 "
      "d., 1 move\n");
  brg_store_mark_postal_measure (
      fixture.store.store, ((const BrgPostalMeasure *) fixture.desk->event->measures->pdata[0])->id,
      measure->told, measure->told + 6, &error);
  g_assert_no_error (error);
  add (&fixture, "decision date=20.05.2026");
  assert_items (
      &fixture, "2026-05-21",
      "0 – waits 7 days|Decide the protest against decision no. "
      "1|arbiter|10.1.12|Игрок1, remark, 04.05.2026, secretary\n"
      "0 – waits 1 day|Enter the receipt of the decision on overdue "
      "time|secretary|10.1.12|Игрок2, overdue time approved, White has lost, 20.05.2026, "
      "arbiter\n"
      "0 – waits 1 day|Enter the receipt of the decision on overdue "
      "time|secretary|10.1.12|Игрок1, overdue time approved, White has lost, 20.05.2026, "
      "arbiter\n"
      "3 04.06.2026 14 days|Send the record of the game|Игрок2|10.5.1|0\u202f–\u2060\u202f1 since "
      "20.05.2026\n"
      "3 04.06.2026 14 days|Send the record of the game|Игрок1|10.5.1|0\u202f–\u2060\u202f1 since "
      "20.05.2026\n");
  close_fixture (&fixture);
}

/* By e-mail nothing is registered. */
static void
test_email (void)
{
  Fixture fixture = { 0 };

  open_fixture (&fixture);
  set_channel (&fixture, BRG_POSTAL_BY_EMAIL);
  assert_items (&fixture, "2026-03-31",
                "1 31.03.2026 today|Ask for the first move|Игрок1|10.3.4|play began 01.03.2026, "
                "there is no move of White\n"
                "3 20.04.2026 20 days|Move 1 of White|Игрок2|10.3.5|received 01.03.2026, thinks 30 "
                "d., 50 d. left before\n");
  add (&fixture, "letter 1 white sent=03.04.2026 tot=33/0 moves=c3-b4");
  assert_items (&fixture, "2026-04-10",
                "3 13.05.2026 33 days|Repeat the letter|Игрок2|10.3.4|letter 1, sent "
                "03.04.2026\n");
  close_fixture (&fixture);
}

/* As if the result of the first game was keyed on that day; an empty one is of a file of before. */
static void
set_keyed (Fixture *fixture, const char *day)
{
  g_autoptr (GError) error = NULL;

  brg_sql_run (fixture->store.store, &error, "UPDATE result SET keyed_on = ?1", "t", day);
  g_assert_no_error (error);
}

/* A result that is entered in the table ends a game as its letters do: both owe the record, fifteen
 * days after it was keyed. */
static void
test_table_records (void)
{
  Fixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 game;

  open_fixture (&fixture);
  game = store_fixture_game (&fixture.store, 1, 1);
  add (&fixture, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  brg_store_set_result (fixture.store.store, game, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW, &error);
  g_assert_no_error (error);
  ask (&fixture, "2026-03-10");
  g_assert_cmpuint (brg_postal_today ("") - brg_postal_event_get_keyed (fixture.desk->event, game),
                    <=, 1);
  set_keyed (&fixture, "2026-03-09");
  assert_items (&fixture, "2026-03-10",
                "3 24.03.2026 14 days|Send the record of the "
                "game|Игрок2|10.5.1|½\u202f–\u2060\u202f½ in the table, "
                "entered on 09.03.2026\n"
                "3 24.03.2026 14 days|Send the record of the "
                "game|Игрок1|10.5.1|½\u202f–\u2060\u202f½ in the table, "
                "entered on 09.03.2026\n");
  set_keyed (&fixture, "");
  assert_items (
      &fixture, "2026-03-10",
      "0 – –|Send the record of the game|Игрок2|10.5.1|½\u202f–\u2060\u202f½ in the table\n"
      "0 – –|Send the record of the game|Игрок1|10.5.1|½\u202f–\u2060\u202f½ in the table\n");
  g_assert_cmpuint (brg_postal_due_list_count_open (fixture.items), ==, 2);
  add (&fixture, "record white sent=12.03.2026");
  assert_items (
      &fixture, "2026-03-13",
      "0 – –|Send the record of the game|Игрок1|10.5.1|½\u202f–\u2060\u202f½ in the table\n");
  close_fixture (&fixture);
}

static void
decide (Fixture *fixture, BrgPostalMeasureKind kind, BrgPostalOffice office, const char *day)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalMeasure) measure =
      brg_postal_measure_new (postal_fixture_player (&fixture->store, 1));

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

/* Who was expelled is asked for nothing, and nobody owes him a letter: the arbiter decides what his
 * results are worth; where they count, his games one by one. Of what is decided only the other
 * sends a record. */
static void
test_expulsion (void)
{
  Fixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  open_fixture (&fixture);
  add (&fixture, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  add (&fixture, "arrived 1 date=20.03.2026");
  decide (&fixture, BRG_POSTAL_EXPULSION, BRG_POSTAL_ORGANISATION, "2026-05-01");
  assert_items (&fixture, "2026-04-30",
                "0 12.04.2026 overdue by 18 days|Repeat the letter by registered "
                "post|Игрок2|10.3.4|letter 1, sent 03.03.2026\n"
                "3 09.05.2026 9 days|Move 1 of Black|Игрок1|10.3.5|received 20.03.2026, thinks 41 "
                "d., 50 d. left before\n");
  assert_items (
      &fixture, "2026-05-04",
      "0 – waits 3 days|Count or annul the results of who left|arbiter|10.5.3|Игрок1 was expelled "
      "by decision no. 1 of 01.05.2026\n");
  decide (&fixture, BRG_POSTAL_SETTLED, BRG_POSTAL_ARBITER, "2026-05-05");
  decide (&fixture, BRG_POSTAL_ANNULLED, BRG_POSTAL_ARBITER, "2026-05-06");
  assert_items (&fixture, "2026-05-07",
                "0 – waits 2 days|Enter the receipt of decision no. 2|secretary|10.1.12|Игрок1, "
                "dispute decided, 05.05.2026, arbiter\n"
                "0 – waits 1 day|Enter the receipt of decision no. 3|secretary|10.1.12|Игрок1, "
                "results of who left annulled, 06.05.2026, arbiter\n");
  brg_journal_undo (fixture.store.store, fixture.store.event_id, &error);
  g_assert_no_error (error);
  decide (&fixture, BRG_POSTAL_COUNTED, BRG_POSTAL_ARBITER, "2026-05-06");
  assert_items (
      &fixture, "2026-05-05",
      "0 – waits 4 days|Count or annul the results of who left|arbiter|10.5.3|Игрок1 was expelled "
      "by decision no. 1 of 01.05.2026\n"
      "0 – since today|Enter the receipt of decision no. 2|secretary|10.1.12|Игрок1, dispute "
      "decided, 05.05.2026, arbiter\n");
  assert_items (
      &fixture, "2026-05-07",
      "0 – waits 6 days|Count the game of who left lost, or adjudicate it|arbiter|10.5.3|Игрок1 "
      "was expelled by decision no. 1 of 01.05.2026\n"
      "0 – waits 2 days|Enter the receipt of decision no. 2|secretary|10.1.12|Игрок1, dispute "
      "decided, 05.05.2026, arbiter\n"
      "0 – waits 1 day|Enter the receipt of decision no. 3|secretary|10.1.12|Игрок1, results of "
      "who "
      "left counted, 06.05.2026, arbiter\n");
  add (&fixture, "over date=08.05.2026 result=1-0 why=10.5.3");
  assert_items (
      &fixture, "2026-05-09",
      "0 – waits 4 days|Enter the receipt of decision no. 2|secretary|10.1.12|Игрок1, "
      "dispute decided, 05.05.2026, arbiter\n"
      "0 – waits 3 days|Enter the receipt of decision no. 3|secretary|10.1.12|Игрок1, "
      "results of who left counted, 06.05.2026, arbiter\n"
      "0 – waits 1 day|Enter the receipt of the decision on the game|secretary|10.1.12|"
      "Игрок2, counted lost, 1\u202f–\u2060\u202f0, 08.05.2026, arbiter\n"
      "0 – waits 1 day|Enter the receipt of the decision on the game|secretary|10.1.12|"
      "Игрок1, counted lost, 1\u202f–\u2060\u202f0, 08.05.2026, arbiter\n"
      "3 23.05.2026 14 days|Send the record of the game|Игрок2|10.5.1|1\u202f–\u2060\u202f0 since "
      "08.05.2026\n");
  close_fixture (&fixture);
}

/* A claim in a game that is annulled asks the arbiter for nothing. */
static void
test_annulled_claim (void)
{
  Fixture fixture = { 0 };

  open_fixture (&fixture);
  add (&fixture, "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4");
  add (&fixture, "claim 2 black first=30.04.2026 rcv=05.05.2026 sent=08.05.2026 tot=60/3"
                 " moves=f6-g5 materials=full");
  decide (&fixture, BRG_POSTAL_EXPULSION, BRG_POSTAL_ORGANISATION, "2026-05-09");
  assert_items (
      &fixture, "2026-05-10",
      "0 – waits 2 days|Decide the claim of overdue time|arbiter|10.3.7|White 60 of 50 d., 1 move\n"
      "0 – waits 1 day|Count or annul the results of who left|arbiter|10.5.3|Игрок1 was expelled "
      "by decision no. 1 of 09.05.2026\n");
  decide (&fixture, BRG_POSTAL_ANNULLED, BRG_POSTAL_ARBITER, "2026-05-10");
  assert_items (&fixture, "2026-05-11",
                "0 – waits 1 day|Enter the receipt of decision no. 2|secretary|10.1.12|Игрок1, "
                "results of who left annulled, 10.05.2026, arbiter\n");
  close_fixture (&fixture);
}

/* The same of who left by himself; the arbiter may have decided when that was entered. */
static void
test_leaver (void)
{
  Fixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  open_fixture (&fixture);
  add (&fixture, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  brg_sql_run (fixture.store.store, &error, "UPDATE entry SET left_after = 1 WHERE id = ?1", "i",
               postal_fixture_player (&fixture.store, 2));
  g_assert_no_error (error);
  assert_items (&fixture, "2026-04-20",
                "0 – –|Count or annul the results of who left|arbiter|10.5.3|Игрок2 left the "
                "event\n");
  brg_sql_run (fixture.store.store, &error,
               "UPDATE entry SET leaver_rule = 'forfeits' WHERE id = ?1", "i",
               postal_fixture_player (&fixture.store, 2));
  g_assert_no_error (error);
  assert_items (&fixture, "2026-04-20",
                "0 – –|Count the game of who left lost, or adjudicate it|arbiter|10.5.3|Игрок2 "
                "left the event\n");
  close_fixture (&fixture);
}

static void
test_filter (void)
{
  Fixture fixture = { 0 };
  BrgPostalFilter filter = { .entry = -1, .text = "игрок1" };
  g_autofree char *of_name = NULL;
  g_autofree char *of_week = NULL;
  g_autofree char *of_code = NULL;

  open_fixture (&fixture);
  ask (&fixture, "2026-03-10");
  of_name = dup_items (&fixture, &filter);
  g_assert_true (strlen (of_name) > 100);
  filter.text = "В-27";
  of_code = dup_items (&fixture, &filter);
  g_assert_cmpstr (of_code, ==, "");
  filter.text = NULL;
  filter.is_week = TRUE;
  of_week = dup_items (&fixture, &filter);
  g_assert_cmpstr (of_week, ==, "");
  close_fixture (&fixture);
}

BRG_TEST_TOPIC ("postal-due-list")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/postal-due-list/rus-draughts-2022/10.3.4/inquiry", test_inquiry);
  g_test_add_func ("/app/postal-due-list/rus-draughts-2022/10.3.4/repeat", test_repeat);
  g_test_add_func ("/app/postal-due-list/rus-draughts-2022/10.2.10/stopped", test_stopped);
  g_test_add_func ("/app/postal-due-list/rus-draughts-2022/10.5.2/end", test_end);
  g_test_add_func ("/app/postal-due-list/rus-draughts-2022/10.1.3/email", test_email);
  g_test_add_func ("/app/postal-due-list/rus-draughts-2022/10.5.1/table", test_table_records);
  g_test_add_func ("/app/postal-due-list/rus-draughts-2022/10.5.5/one-late", test_one_late);
  g_test_add_func ("/app/postal-due-list/rus-draughts-2022/10.5.5/no-analyses", test_no_analyses);
  g_test_add_func ("/app/postal-due-list/rus-draughts-2022/10.5.5/no-move", test_no_move);
  g_test_add_func ("/app/postal-due-list/rus-draughts-2022/10.5.10/server", test_server_end);
  g_test_add_func ("/app/postal-due-list/rus-draughts-2022/10.3.7/kept", test_kept);
  g_test_add_func ("/app/postal-due-list/rus-draughts-2022/10.5.8/no-records", test_no_records);
  g_test_add_func ("/app/postal-due-list/rus-draughts-2022/10.1.12/officials", test_officials);
  g_test_add_func ("/app/postal-due-list/rus-draughts-2022/10.5.3/expulsion", test_expulsion);
  g_test_add_func ("/app/postal-due-list/rus-draughts-2022/10.5.3/annulled-claim",
                   test_annulled_claim);
  g_test_add_func ("/app/postal-due-list/rus-draughts-2022/10.5.3/leaver", test_leaver);
  g_test_add_func ("/app/postal-due-list/filter", test_filter);
  return g_test_run ();
}
