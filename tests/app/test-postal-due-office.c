/* test-postal-due-office.c - what the officials have to do in an event by correspondence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-due-list.h"

#include <string.h>

#include "../data/postal-fixture.h"
#include "brg-postal-state.h"
#include "brg-postal-words.h"
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
add (Fixture *fixture, const char *line)
{
  postal_fixture_add (&fixture->store, store_fixture_game (&fixture->store, 1, 1), line);
}

static void
set_transit (Fixture *fixture, gint transit)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalEvent) event = postal_fixture_load (&fixture->store);
  g_autoptr (BrgPostalTerms) terms = brg_postal_terms_copy (event->terms);

  terms->transit = transit;
  brg_store_set_postal_terms (fixture->store.store, fixture->store.group_id, terms, &error);
  g_assert_no_error (error);
}

/* What was posted on the last day is on its way: by the regulations, or as the letters before. */
static void
test_on_its_way (void)
{
  Fixture fixture = { 0 };
  g_autofree char *due = NULL;
  const BrgPostalFilter arbiter = { .is_arbiter = TRUE, .entry = -1 };
  static const char minus[] = "0 – waits 1 day|Give a minus to both: nobody sent the "
                              "record|arbiter|10.5.8|neither White nor Black sent it in time\n";

  open_fixture (&fixture);
  add (&fixture, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  set_transit (&fixture, 8);
  ask (&fixture, "2028-03-19");
  due = dup_items (&fixture, &arbiter);
  g_assert_cmpstr (due, ==, "");
  g_clear_pointer (&due, g_free);
  ask (&fixture, "2028-03-20");
  due = dup_items (&fixture, &arbiter);
  g_assert_cmpstr (due, ==, minus);
  g_clear_pointer (&due, g_free);
  set_transit (&fixture, -1);
  add (&fixture, "letter 2 black first=03.03.2026 rcv=13.03.2026 sent=14.03.2026 tot=2/1 "
                 "moves=f6-g5");
  ask (&fixture, "2028-03-21");
  due = dup_items (&fixture, &arbiter);
  g_assert_cmpstr (due, ==, "");
  g_clear_pointer (&due, g_free);
  ask (&fixture, "2028-03-22");
  due = dup_items (&fixture, &arbiter);
  g_assert_cmpstr (due, ==, minus);
  close_fixture (&fixture);
}

/* A wrong claim: the arbiter sends the accused the move of the claimant, until he has it. */
static void
test_sent_on (void)
{
  Fixture fixture = { 0 };
  const BrgPostalFilter arbiter = { .is_arbiter = TRUE, .entry = -1 };
  static const char *const done[] = {
    "arrived 2 date=28.05.2026",
    "letter 3 white first=22.05.2026 rcv=28.05.2026 sent=29.05.2026 tot=3/9 moves=g3-h4",
  };

  for (guint i = 0; i < G_N_ELEMENTS (done); i++)
    {
      g_autofree char *due = NULL;

      open_fixture (&fixture);
      add (&fixture, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
      add (&fixture, "claim 2 black first=03.03.2026 rcv=05.05.2026 sent=08.05.2026 tot=2/3"
                     " moves=f6-g5 materials=full");
      add (&fixture, "decision date=20.05.2026");
      ask (&fixture, "2026-05-21");
      due = dup_items (&fixture, &arbiter);
      g_assert_nonnull (strstr (due, "0 – waits 1 day|Send Игрок2 the move f6-g5|arbiter|10.3.7|"
                                     "the claim in letter 2 was wrong, decided on 20.05.2026\n"));
      g_assert_nonnull (strstr (due, "the time is not over, 6 penalty d. to Black; White is sent "
                                     "the move f6-g5"));
      add (&fixture, done[i]);
      ask (&fixture, "2026-05-30");
      g_free (due);
      due = dup_items (&fixture, &arbiter);
      g_assert_null (strstr (due, "Send Игрок2"));
      close_fixture (&fixture);
      fixture = (Fixture){ 0 };
    }
}

/* With the decision he gets the move, too. */
static void
test_sent_with_decision (void)
{
  Fixture fixture = { 0 };
  const BrgPostalFilter arbiter = { .is_arbiter = TRUE, .entry = -1 };
  g_autofree char *due = NULL;

  open_fixture (&fixture);
  add (&fixture, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  add (&fixture, "claim 2 black first=03.03.2026 rcv=05.05.2026 sent=08.05.2026 tot=2/3"
                 " moves=f6-g5 materials=full");
  add (&fixture, "decision date=20.05.2026 told_white=25.05.2026");
  ask (&fixture, "2026-05-24");
  due = dup_items (&fixture, &arbiter);
  g_assert_nonnull (strstr (due, "Send Игрок2 the move f6-g5"));
  g_clear_pointer (&due, g_free);
  ask (&fixture, "2026-05-25");
  due = dup_items (&fixture, &arbiter);
  g_assert_null (strstr (due, "Send Игрок2"));
  close_fixture (&fixture);
}

/* What he sent on has its day, whether the accused has it or not; refused, the claimant has to play
 * on: whose move it is, and since when. */
static void
test_play_on (void)
{
  static const char claim[] = "claim 2 black first=03.03.2026 rcv=05.05.2026 sent=08.05.2026 "
                              "tot=2/3 moves=f6-g5 materials=";
  static const struct
  {
    const char *materials;
    const char *decision;
    const char *row;
    gboolean is_there;
  } cases[] = {
    { "full", "decision date=20.05.2026 passed=25.05.2026", "Send Игрок2", FALSE },
    { "full", "decision date=20.05.2026 passed=31.05.2026", "Send Игрок2", TRUE },
    { "full", "decision date=20.05.2026 told_white=25.05.2026 passed=22.05.2026",
      "12.07.2026 43 days|Move 2 of White|Игрок2|10.3.5|received 25.05.2026, thinks 5 d., 48 d. "
      "left before\n",
      TRUE },
    { "part", "decision date=20.05.2026",
      "0 – waits 10 days|Move 1 of Black|Игрок1|10.3.7|the claim in letter 2 was not approved on "
      "20.05.2026: play goes on; nobody knows when he got that\n",
      TRUE },
    { "part", "decision date=20.05.2026 told_black=25.05.2026",
      "11.07.2026 42 days|Move 1 of Black|Игрок1|10.3.7|the claim in letter 2 was not approved on "
      "20.05.2026: play goes on; received 25.05.2026, thinks 5 d.\n",
      TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Fixture fixture = { 0 };
      const BrgPostalFilter everything = { .entry = -1 };
      g_autofree char *line = g_strconcat (claim, cases[i].materials, NULL);
      g_autofree char *due = NULL;

      open_fixture (&fixture);
      add (&fixture, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
      add (&fixture, line);
      add (&fixture, cases[i].decision);
      ask (&fixture, "2026-05-30");
      due = dup_items (&fixture, &everything);
      if ((strstr (due, cases[i].row) != NULL) != cases[i].is_there)
        g_error ("%u: %s", i, due);
      close_fixture (&fixture);
    }
}

static void
put_pause (Fixture *fixture, const char *from, const char *told, BrgPostalDay secretary)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalPause) pause =
      brg_postal_pause_new (postal_fixture_player (&fixture->store, 1));
  BrgPostalNotice notice = { postal_fixture_player (&fixture->store, 2),
                             brg_postal_day_from_iso (told) };

  pause->from = brg_postal_day_from_iso (from);
  pause->to = pause->from + 9;
  pause->secretary = secretary;
  g_array_append_val (pause->notices, notice);
  brg_store_put_postal_pause (fixture->store.store, pause, &error);
  g_assert_no_error (error);
}

static void
assert_breaks (Fixture *fixture, const char *day, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  ask (fixture, day);
  for (guint i = 0; i < fixture->items->len; i++)
    {
      const BrgPostalItem *item = &g_array_index (fixture->items, BrgPostalItem, i);
      g_autofree char *title = brg_postal_words_dup_title (item, fixture->words);
      g_autofree char *left = brg_postal_words_dup_left (item, fixture->words);
      g_autofree char *facts = brg_postal_words_dup_facts (item, fixture->desk, fixture->words);

      if (item->pause != NULL)
        g_string_append_printf (text, "%s|%s|%s\n", left, title, facts);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

/* The secretary is told before a break begins; a second one of the year does not count. */
static void
test_breaks (void)
{
  Fixture fixture = { 0 };

  open_fixture (&fixture);
  put_pause (&fixture, "2026-05-10", "2026-05-01", 0);
  assert_breaks (&fixture, "2026-05-05",
                 "4 days|Tell the secretary of the break|from 10.05.2026 to 19.05.2026, 10 d.; the "
                 "secretary was not told (10.4.2)\n");
  assert_breaks (&fixture, "2026-05-10",
                 "9 days|End of the break|from 10.05.2026 to 19.05.2026, 10 d.; the secretary was "
                 "not told (10.4.2)\n");
  put_pause (&fixture, "2026-07-10", "2026-07-01", brg_postal_day_from_iso ("2026-07-01"));
  assert_breaks (&fixture, "2026-07-09", "");
  assert_breaks (&fixture, "2026-07-12",
                 "7 days|End of the break|from 10.07.2026 to 19.07.2026, 10 d.; does not count "
                 "(10.4.1)\n");
  close_fixture (&fixture);
}

/* On a server nobody claims: who is over the norm of the regulations is put before the arbiter,
 * until he decided something about him. */
static void
test_server (void)
{
  Fixture fixture = { 0 };
  g_autoptr (BrgPostalMeasure) measure = NULL;
  g_autoptr (BrgPostalEvent) event = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;
  g_autofree char *facts = NULL;
  gint64 white;
  gint64 black;

  open_fixture (&fixture);
  event = postal_fixture_load (&fixture.store);
  event->terms->channel = BRG_POSTAL_BY_SERVER;
  brg_store_set_postal_terms (fixture.store.store, fixture.store.group_id, event->terms, &error);
  g_assert_no_error (error);
  add (&fixture, "letter 1 white sent=03.03.2026 days=51 moves=c3-b4");
  ask (&fixture, "2026-03-05");
  g_assert_cmpuint (fixture.items->len, ==, 1);
  title =
      brg_postal_words_dup_title (&g_array_index (fixture.items, BrgPostalItem, 0), fixture.words);
  facts = brg_postal_words_dup_facts (&g_array_index (fixture.items, BrgPostalItem, 0),
                                      fixture.desk, fixture.words);
  g_assert_cmpstr (title, ==, "Decide on the overdue time of Игрок2");
  g_assert_cmpstr (facts, ==, "move 1: 51 d. of 50 by the server");
  g_assert_cmpuint (brg_postal_due_list_count (fixture.items), ==, 1);
  postal_fixture_seat (&fixture.store, store_fixture_game (&fixture.store, 1, 1), &white, &black);
  measure = brg_postal_measure_new (white);
  measure->kind = BRG_POSTAL_REMARK;
  measure->office = BRG_POSTAL_ARBITER;
  measure->decided = brg_postal_day_from_iso ("2026-03-05");
  measure->pairing_id = store_fixture_game (&fixture.store, 1, 1);
  g_free (measure->article);
  measure->article = g_strdup ("10.3.9");
  g_free (measure->reason);
  measure->reason = g_strdup ("the server was out of order");
  brg_store_add_postal_measure (fixture.store.store, fixture.store.group_id, measure, &error);
  g_assert_no_error (error);
  ask (&fixture, "2026-03-05");
  for (guint i = 0; i < fixture.items->len; i++)
    g_assert_cmpint (g_array_index (fixture.items, BrgPostalItem, i).matter, !=,
                     BRG_POSTAL_OVERDUE_WAITS);
  close_fixture (&fixture);
}

/* Nobody enters a move that is not made: whose move is awaited for longer than the norm leaves him
 * is put before the arbiter from the first day on. */
static void
test_server_waits (void)
{
  Fixture fixture = { 0 };
  const BrgPostalItem *item;
  g_autoptr (BrgPostalEvent) event = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;
  g_autofree char *facts = NULL;

  open_fixture (&fixture);
  event = postal_fixture_load (&fixture.store);
  event->terms->channel = BRG_POSTAL_BY_SERVER;
  brg_store_set_postal_terms (fixture.store.store, fixture.store.group_id, event->terms, &error);
  g_assert_no_error (error);
  add (&fixture, "letter 1 white sent=03.03.2026 days=2 moves=c3-b4");
  add (&fixture, "letter 2 black sent=06.03.2026 days=3 moves=f6-g5");
  ask (&fixture, "2026-04-23");
  g_assert_cmpuint (fixture.items->len, ==, 0);
  ask (&fixture, "2026-04-24");
  g_assert_cmpuint (fixture.items->len, ==, 1);
  item = &g_array_index (fixture.items, BrgPostalItem, 0);
  title = brg_postal_words_dup_title (item, fixture.words);
  facts = brg_postal_words_dup_facts (item, fixture.desk, fixture.words);
  g_assert_cmpstr (title, ==, "Decide on the overdue time of Игрок2");
  g_assert_cmpstr (facts, ==, "no move since 06.03.2026, 2 of 50 d. before; the server counts");
  g_assert_cmpint (item->entry, ==, -1);
  g_assert_cmpuint (item->waits, ==, 1);
  event->terms->norm_days = 0;
  brg_store_set_postal_terms (fixture.store.store, fixture.store.group_id, event->terms, &error);
  g_assert_no_error (error);
  ask (&fixture, "2026-12-01");
  g_assert_cmpuint (fixture.items->len, ==, 0);
  close_fixture (&fixture);
}

/* The days that run while a player has the move stand beside those that he used. */
static void
test_used (void)
{
  Fixture fixture = { 0 };
  const BrgPostalCase *matter;
  g_autofree char *white = NULL;
  g_autofree char *black = NULL;
  g_autofree char *free_time = NULL;

  open_fixture (&fixture);
  ask (&fixture, "2026-11-30");
  matter = fixture.desk->cases->pdata[0];
  white = brg_postal_words_dup_used (matter, BRG_COLOUR_WHITE, 50, fixture.words);
  black = brg_postal_words_dup_used (matter, BRG_COLOUR_BLACK, 50, fixture.words);
  free_time = brg_postal_words_dup_used (matter, BRG_COLOUR_WHITE, 0, fixture.words);
  g_assert_cmpstr (white, ==, "Игрок2: 0 of 50 d., 0 moves; 274 d. run");
  g_assert_cmpstr (black, ==, "Игрок1: 0 of 50 d., 0 moves");
  g_assert_cmpstr (free_time, ==, "Игрок2: 0 d., 0 moves; 274 d. run");
  close_fixture (&fixture);
}

/* rus-draughts-2022 10.3.6: who claims tells the secretary too, where the event has one (10.1.8).
 */
static void
test_secretary (void)
{
  static const struct
  {
    const char *secretary;
    const char *told;
    const char *facts;
  } cases[] = {
    { "", "", "" },
    { "О. Л. Гордеев, а/я 12", "", "; the secretary was not told (10.3.6)" },
    { "О. Л. Гордеев, а/я 12", " secretary=09.05.2026", "" },
  };
  const BrgPostalFilter arbiter = { .is_arbiter = TRUE, .entry = -1 };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Fixture fixture = { 0 };
      g_autoptr (GError) error = NULL;
      g_autoptr (BrgPostalEvent) event = NULL;
      g_autoptr (BrgPostalTerms) terms = NULL;
      g_autofree char *claim = g_strconcat (
          "claim 2 black first=30.04.2026 rcv=05.05.2026 sent=08.05.2026 tot=60/3 moves=f6-g5",
          cases[i].told, NULL);
      g_autofree char *expected =
          g_strconcat ("0 – waits 4 days|Decide the claim of overdue time|arbiter|10.3.7|White 60 "
                       "of 50 d., 1 move",
                       cases[i].facts, "\n", NULL);
      g_autofree char *due = NULL;

      open_fixture (&fixture);
      event = postal_fixture_load (&fixture.store);
      terms = brg_postal_terms_copy (event->terms);
      g_free (terms->secretary);
      terms->secretary = g_strdup (cases[i].secretary);
      brg_store_set_postal_terms (fixture.store.store, fixture.store.group_id, terms, &error);
      g_assert_no_error (error);
      add (&fixture, "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4");
      add (&fixture, claim);
      ask (&fixture, "2026-05-12");
      due = dup_items (&fixture, &arbiter);
      g_assert_cmpstr (due, ==, expected);
      close_fixture (&fixture);
    }
}

/* rus-draughts-2022 10.5.2: an assessment without an analysis is none to weigh (10.5.5), and the
 * record that was not with it is owed. */
static void
test_lacking (void)
{
  Fixture fixture = { 0 };
  const BrgPostalFilter arbiter = { .is_arbiter = TRUE, .entry = -1 };
  g_autofree char *due = NULL;

  open_fixture (&fixture);
  add (&fixture, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  add (&fixture, "analysis white sent=04.03.2028 rcv=06.03.2028 lacks=record,analysis value=1-0");
  ask (&fixture, "2028-03-12");
  due = dup_items (&fixture, &arbiter);
  g_assert_cmpstr (due, ==,
                   "3 11.04.2028 30 days|Adjudicate the game|arbiter|10.5.5|no analysis came: the "
                   "arbiter decides alone\n");
  g_assert_true (brg_postal_state_lacks_record (fixture.desk, fixture.desk->cases->pdata[0],
                                                BRG_COLOUR_WHITE));
  close_fixture (&fixture);
}

/* rus-draughts-2022 10.5.2: what the analysis that came lacks stands with what is still owed. */
static void
test_lacking_told (void)
{
  Fixture fixture = { 0 };
  const BrgPostalFilter all = { .entry = -1 };
  g_autofree char *due = NULL;

  open_fixture (&fixture);
  add (&fixture, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  add (&fixture, "analysis white sent=04.03.2028 rcv=06.03.2028 lacks=record,analysis value=1-0");
  ask (&fixture, "2028-03-07");
  due = dup_items (&fixture, &all);
  g_assert_nonnull (strstr (due, "play ended 01.03.2028; missing: "));
  close_fixture (&fixture);
}

BRG_TEST_TOPIC ("postal-due-office")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/postal-due-office/rus-draughts-2022/10.5.2/lacking-told",
                   test_lacking_told);
  g_test_add_func ("/app/postal-due-office/rus-draughts-2022/10.5.8/on-its-way", test_on_its_way);
  g_test_add_func ("/app/postal-due-office/rus-draughts-2022/10.3.7/sent-on", test_sent_on);
  g_test_add_func ("/app/postal-due-office/rus-draughts-2022/10.3.7/sent-with-decision",
                   test_sent_with_decision);
  g_test_add_func ("/app/postal-due-office/rus-draughts-2022/10.3.7/play-on", test_play_on);
  g_test_add_func ("/app/postal-due-office/rus-draughts-2022/10.4.2/breaks", test_breaks);
  g_test_add_func ("/app/postal-due-office/rus-draughts-2022/10.3.9/server", test_server);
  g_test_add_func ("/app/postal-due-office/rus-draughts-2022/10.3.9/server-waits",
                   test_server_waits);
  g_test_add_func ("/app/postal-due-office/rus-draughts-2022/10.3.5/used", test_used);
  g_test_add_func ("/app/postal-due-office/rus-draughts-2022/10.3.6/secretary", test_secretary);
  g_test_add_func ("/app/postal-due-office/rus-draughts-2022/10.5.2/lacking", test_lacking);
  return g_test_run ();
}
