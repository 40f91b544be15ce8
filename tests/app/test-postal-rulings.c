/* test-postal-rulings.c - what was decided in an event by correspondence, and what became of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-rulings.h"

#include "../data/postal-fixture.h"
#include "brg-postal-due-list.h"
#include "brg-postal-words.h"
#include "brg-test.h"

typedef struct
{
  StoreFixture store;
  BrgSnapshot *snapshot;
  BrgPostalDesk *desk;
  GArray *rulings;
  BrgWords *words;
} Fixture;

static void
ask (Fixture *fixture, const char *day)
{
  g_clear_pointer (&fixture->rulings, g_array_unref);
  g_clear_pointer (&fixture->desk, brg_postal_desk_free);
  g_clear_pointer (&fixture->snapshot, brg_snapshot_unref);
  fixture->snapshot = store_fixture_load (&fixture->store);
  fixture->desk = brg_postal_desk_new (fixture->snapshot, postal_fixture_load (&fixture->store),
                                       brg_postal_day_from_iso (day));
  fixture->rulings = brg_postal_rulings_new (fixture->desk);
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
  g_array_unref (fixture->rulings);
  brg_postal_desk_free (fixture->desk);
  brg_snapshot_unref (fixture->snapshot);
  brg_words_unref (fixture->words);
  store_fixture_close (&fixture->store);
}

static void
add (Fixture *fixture, const char *line)
{
  postal_fixture_add (&fixture->store, store_fixture_game (&fixture->store, 1, 1), line);
}

static const BrgPostalRuling *
get (const Fixture *fixture, guint index)
{
  return &g_array_index (fixture->rulings, BrgPostalRuling, index);
}

/* "20.05.2026|title|names|article|way", the last decision first. */
static void
assert_rulings (Fixture *fixture, const char *day, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  ask (fixture, day);
  for (guint i = 0; i < fixture->rulings->len; i++)
    {
      const BrgPostalRuling *ruling = get (fixture, i);
      g_autofree char *decided = brg_postal_words_dup_day (ruling->decided);
      g_autofree char *title = brg_postal_ruling_dup_title (ruling, fixture->words);
      g_autofree char *names = brg_postal_ruling_dup_names (ruling, fixture->desk, fixture->words);
      g_autofree char *way = brg_postal_ruling_dup_way (ruling, fixture->desk, fixture->words);

      g_string_append_printf (text, "%s|%s|%s|%s|%s\n", decided, title, names,
                              brg_postal_words_get_article (ruling->article), way);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

static BrgPostalMeasure *
make (Fixture *fixture, BrgPostalMeasureKind kind, BrgPostalOffice office, const char *day)
{
  BrgPostalMeasure *measure = brg_postal_measure_new (postal_fixture_player (&fixture->store, 2));

  measure->kind = kind;
  measure->office = office;
  measure->decided = brg_postal_day_from_iso (day);
  if (brg_postal_measure_is_penalty (kind))
    {
      g_free (measure->article);
      measure->article = g_strdup ("10.2.6");
    }
  g_free (measure->reason);
  measure->reason = g_strdup ("remark on the position");
  return measure;
}

static void
put (Fixture *fixture, const BrgPostalMeasure *measure)
{
  g_autoptr (GError) error = NULL;

  brg_store_add_postal_measure (fixture->store.store, fixture->store.group_id, measure, &error);
  g_assert_no_error (error);
}

static void
refuse (Fixture *fixture, const BrgPostalMeasure *measure, const char *message)
{
  g_autoptr (GError) error = NULL;
  guint n = postal_fixture_count_journal (&fixture->store);

  postal_fixture_assert_refused (
      &fixture->store, n,
      brg_store_add_postal_measure (fixture->store.store, fixture->store.group_id, measure, &error),
      &error, message);
}

static void
mark (Fixture *fixture, const char *told, const char *protested)
{
  g_autoptr (GError) error = NULL;

  brg_store_mark_postal_measure (fixture->store.store, get (fixture, 0)->measure->id,
                                 brg_postal_day_from_iso (told),
                                 brg_postal_day_from_iso (protested), &error);
  g_assert_no_error (error);
}

/* The last row of what is due that is about a decision, "title|who|facts". */
static char *
dup_due (const Fixture *fixture)
{
  g_autoptr (GArray) items = brg_postal_due_list_new (fixture->desk);

  for (guint i = items->len; i > 0; i--)
    {
      const BrgPostalItem *item = &g_array_index (items, BrgPostalItem, i - 1);

      if (brg_postal_item_has_ruling (item))
        {
          g_autofree char *title = brg_postal_words_dup_title (item, fixture->words);
          g_autofree char *who = brg_postal_words_dup_who (item, fixture->desk, fixture->words);
          g_autofree char *facts = brg_postal_words_dup_facts (item, fixture->desk, fixture->words);

          return g_strdup_printf ("%s|%s|%s", title, who, facts);
        }
    }
  return g_strdup ("");
}

static void
assert_due (Fixture *fixture, const char *day, const char *expected)
{
  g_autofree char *due = NULL;

  ask (fixture, day);
  due = dup_due (fixture);
  g_assert_cmpstr (due, ==, expected);
}

/* A decision stays on the list until its receipt is entered, then for ten days; a protest on the
 * eleventh is late, is told so, and is still answered. */
static void
test_late (void)
{
  Fixture fixture = { 0 };
  g_autoptr (BrgPostalMeasure) remark = NULL;
  g_autoptr (BrgPostalMeasure) answer = NULL;

  open_fixture (&fixture);
  remark = make (&fixture, BRG_POSTAL_REMARK, BRG_POSTAL_SECRETARY, "2026-05-04");
  put (&fixture, remark);
  assert_rulings (&fixture, "2026-05-03", "");
  assert_rulings (&fixture, "2026-08-01",
                  "04.05.2026|No. 1: remark|Игрок2|10.2.6|Игрок2: receipt not entered\n");
  assert_due (&fixture, "2026-08-01",
              "Enter the receipt of decision no. 1|secretary|Игрок2, remark, 04.05.2026, "
              "secretary");
  mark (&fixture, "2026-05-08", NULL);
  assert_due (&fixture, "2026-05-18",
              "Protest against decision no. 1|Игрок2|remark, 04.05.2026, secretary");
  assert_rulings (&fixture, "2026-05-18",
                  "04.05.2026|No. 1: remark|Игрок2|10.2.6|Игрок2 got it 08.05.2026, protest until "
                  "18.05.2026\n");
  assert_due (&fixture, "2026-05-19", "");
  assert_rulings (&fixture, "2026-05-19",
                  "04.05.2026|No. 1: remark|Игрок2|10.2.6|Игрок2 got it 08.05.2026, no protest "
                  "until 18.05.2026\n");
  mark (&fixture, "2026-05-08", "2026-05-18");
  assert_rulings (&fixture, "2026-05-20",
                  "04.05.2026|No. 1: remark|Игрок2|10.2.6|Игрок2 got it 08.05.2026, protest of "
                  "18.05.2026, in time\n");
  mark (&fixture, "2026-05-08", "2026-05-19");
  assert_rulings (&fixture, "2026-05-20",
                  "04.05.2026|No. 1: remark|Игрок2|10.2.6|Игрок2 got it 08.05.2026, protest of "
                  "19.05.2026, late by 1 day\n");
  assert_due (&fixture, "2026-05-20",
              "Decide the protest against decision no. 1|arbiter|Игрок2, remark, 04.05.2026, "
              "secretary, came late");
  answer = make (&fixture, BRG_POSTAL_REJECTED, BRG_POSTAL_ARBITER, "2026-05-21");
  answer->appeal_of_id = get (&fixture, 0)->measure->id;
  put (&fixture, answer);
  assert_rulings (
      &fixture, "2026-05-22",
      "21.05.2026|No. 2: protest rejected|Игрок2|10.1.12|Игрок2: receipt not entered\n"
      "04.05.2026|No. 1: remark|Игрок2|10.2.6|Игрок2 got it 08.05.2026, late protest of "
      "19.05.2026, answered by no. 2\n");
  close_fixture (&fixture);
}

/* A claim is decided by the arbiter; both get it, and either may protest to the organisation. */
static void
test_claim (void)
{
  Fixture fixture = { 0 };
  g_autoptr (BrgPostalMeasure) answer = NULL;

  open_fixture (&fixture);
  add (&fixture, "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4");
  add (&fixture, "claim 2 black first=30.04.2026 rcv=05.05.2026 sent=08.05.2026 tot=60/3"
                 " moves=f6-g5 materials=full");
  /* Of before the decision, against the claim (10.3.8). */
  add (&fixture, "protest white sent=12.05.2026");
  answer = make (&fixture, BRG_POSTAL_REJECTED, BRG_POSTAL_ORGANISATION, "2026-06-10");
  answer->pairing_id = store_fixture_game (&fixture.store, 1, 1);
  refuse (&fixture, answer, "There is no protest of this player in that game.");
  add (&fixture, "decision date=20.05.2026 told_white=25.05.2026 told_black=24.05.2026");
  assert_rulings (&fixture, "2026-05-26",
                  "20.05.2026|overdue time approved, White has lost|Игрок2 – Игрок1|10.3.7|Игрок2 "
                  "got it 25.05.2026, protest until 04.06.2026; Игрок1 got it 24.05.2026, protest "
                  "until 03.06.2026\n");
  {
    g_autofree char *counted = brg_postal_claim_dup_words (get (&fixture, 0)->claim, fixture.words);

    g_assert_cmpstr (counted, ==, "letter 1: 60 days counted, 50 allowed (10.3.5), over by 10");
  }
  add (&fixture, "protest white sent=05.06.2026");
  assert_due (
      &fixture, "2026-06-06",
      "Decide the protest against the decision on overdue time|organisation|Игрок2, overdue "
      "time approved, White has lost, 20.05.2026, arbiter, came late");
  g_assert_cmpint (
      brg_postal_ruling_find_protest_row (fixture.desk, get (&fixture, 0), BRG_COLOUR_BLACK), ==,
      0);
  g_assert_cmpint (
      brg_postal_ruling_find_protest_row (fixture.desk, get (&fixture, 0), BRG_COLOUR_WHITE), !=,
      0);
  g_assert_cmpint (brg_postal_ruling_find_row (fixture.desk, get (&fixture, 0)), !=, 0);
  put (&fixture, answer);
  refuse (&fixture, answer, "This protest is decided already.");
  ask (&fixture, "2026-06-11");
  g_assert_cmpint (get (&fixture, 1)->parties[BRG_COLOUR_WHITE].answer->number, ==, 1);
  assert_due (&fixture, "2026-06-11", "");
  close_fixture (&fixture);
}

/* A minus to both is a decision: both get it, and either may protest to the organisation. */
static void
test_minus (void)
{
  Fixture fixture = { 0 };
  g_autoptr (BrgPostalMeasure) answer = NULL;

  open_fixture (&fixture);
  add (&fixture, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  add (&fixture, "over date=01.05.2026 result=1-0 why=agreed");
  assert_rulings (&fixture, "2026-05-26", "");
  add (&fixture, "over date=20.05.2026 result=0-0 why=10.5.8 told_white=25.05.2026");
  assert_rulings (&fixture, "2026-05-19", "");
  assert_rulings (&fixture, "2026-05-26",
                  "20.05.2026|minus to both: nobody sent the record|Игрок2 – Игрок1|10.5.8|Игрок2 "
                  "got it 25.05.2026, protest until 04.06.2026; Игрок1: receipt not entered\n");
  assert_due (&fixture, "2026-05-26",
              "Protest against the minus to both|Игрок2|minus to both: nobody sent the record, "
              "20.05.2026, arbiter");
  add (&fixture, "protest white sent=05.06.2026");
  assert_due (&fixture, "2026-06-06",
              "Decide the protest against the minus to both|organisation|Игрок2, minus to both: "
              "nobody sent the record, 20.05.2026, arbiter, came late");
  g_assert_cmpint (brg_postal_ruling_find_row (fixture.desk, get (&fixture, 0)), !=, 0);
  answer = make (&fixture, BRG_POSTAL_UPHELD, BRG_POSTAL_ORGANISATION, "2026-06-10");
  answer->pairing_id = store_fixture_game (&fixture.store, 1, 1);
  put (&fixture, answer);
  assert_due (&fixture, "2026-06-11",
              "Correct the minus to both: the protest was upheld|arbiter|Игрок2, minus to both: "
              "nobody sent the record, 20.05.2026, arbiter, came late");
  close_fixture (&fixture);
}

/* The arbiter decided before the ten days of the accused were over: the protest waits for him. What
 * is kept back is no decision: nobody is told of it, and it may not be protested against. */
static void
test_too_early (void)
{
  Fixture fixture = { 0 };

  open_fixture (&fixture);
  add (&fixture, "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4");
  add (&fixture, "claim 2 black first=30.04.2026 rcv=05.05.2026 sent=08.05.2026 tot=60/3"
                 " moves=f6-g5 lacks=record");
  add (&fixture, "told date=12.05.2026");
  add (&fixture, "decision date=13.05.2026 claim=kept");
  assert_rulings (&fixture, "2026-05-14",
                  "13.05.2026|claim of overdue time kept back until the rest of the materials "
                  "comes|Игрок2 – Игрок1|10.3.7|\n");
  assert_due (&fixture, "2026-05-14", "");
  add (&fixture, "decision date=16.05.2026 told_white=19.05.2026 claim=taken");
  add (&fixture, "protest white sent=20.05.2026");
  assert_due (
      &fixture, "2026-05-21",
      "Decide the protest against the decision on overdue time|arbiter|Игрок2, overdue time "
      "approved, White has lost, 16.05.2026, arbiter");
  assert_rulings (&fixture, "2026-05-21",
                  "16.05.2026|overdue time approved, White has lost|Игрок2 – Игрок1|10.3.7|Игрок2 "
                  "got it 19.05.2026, protest of 20.05.2026, in time; Игрок1: receipt not "
                  "entered\n"
                  "13.05.2026|claim of overdue time kept back until the rest of the materials "
                  "comes|Игрок2 – Игрок1|10.3.7|\n");
  close_fixture (&fixture);
}

/* An upheld protest leaves work behind: the game has the result of the decision until that is
 * corrected. */
static void
test_upheld (void)
{
  Fixture fixture = { 0 };
  g_autoptr (BrgPostalMeasure) answer = NULL;

  open_fixture (&fixture);
  add (&fixture, "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4");
  add (&fixture, "claim 2 black first=30.04.2026 rcv=05.05.2026 sent=08.05.2026 tot=60/3"
                 " moves=f6-g5 materials=full");
  add (&fixture, "decision date=20.05.2026 told_white=25.05.2026 told_black=24.05.2026");
  add (&fixture, "protest white sent=01.06.2026");
  answer = make (&fixture, BRG_POSTAL_UPHELD, BRG_POSTAL_ORGANISATION, "2026-06-10");
  answer->pairing_id = store_fixture_game (&fixture.store, 1, 1);
  put (&fixture, answer);
  assert_due (&fixture, "2026-06-11",
              "Correct the decision on overdue time: the protest was upheld|arbiter|Игрок2, "
              "overdue time approved, White has lost, 20.05.2026, arbiter");
  /* What is put aside is no longer due, and stands in the list with what it became. */
  add (&fixture, "reversed date=12.06.2026 off=10 told_black=15.06.2026");
  assert_due (&fixture, "2026-06-11",
              "Correct the decision on overdue time: the protest was upheld|arbiter|Игрок2, "
              "overdue time approved, White has lost, 20.05.2026, arbiter");
  assert_due (&fixture, "2026-06-12", "");
  ask (&fixture, "2026-06-12");
  {
    const BrgPostalRuling *ruling = get (&fixture, 1);
    g_autofree char *way = brg_postal_ruling_dup_way (ruling, fixture.desk, fixture.words);

    g_assert_cmpstr (way, ==,
                     "Игрок2 got it 25.05.2026, protest of 01.06.2026, answered by no. 1; "
                     "Игрок1 got it 24.05.2026, no protest until 03.06.2026; put aside on "
                     "12.06.2026 after a protest: play goes on");
    g_assert_cmpint (ruling->game->chart->result, ==, BRG_POSTAL_UNFINISHED);
    g_assert_cmpint (ruling->game->chart->totals[BRG_COLOUR_WHITE], ==, 50);
  }
  close_fixture (&fixture);
}

static void
assert_protest (Fixture *fixture, const char *day, const char *expected)
{
  const BrgPostalCase *matter;
  g_autofree char *text = NULL;

  ask (fixture, day);
  matter = fixture->desk->cases->pdata[0];
  text = brg_postal_claim_dup_protest (fixture->desk, matter,
                                       &g_array_index (matter->chart->claims, BrgPostalClaim, 0),
                                       fixture->words);
  g_assert_cmpstr (text, ==, expected);
}

/* Ten days from the notice for a protest against a claim: on the eleventh it is late, without one
 * there is an admission. */
static void
test_accused (void)
{
  Fixture fixture = { 0 };

  open_fixture (&fixture);
  add (&fixture, "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4");
  add (&fixture, "claim 2 black first=30.04.2026 rcv=05.05.2026 sent=08.05.2026 tot=60/3"
                 " moves=f6-g5 materials=full");
  assert_protest (&fixture, "2026-05-18",
                  "When Игрок2 got the notice of overdue time is not entered: a protest is in time "
                  "until 18.05.2026 at least (10.3.8).");
  assert_protest (
      &fixture, "2026-05-19",
      "When Игрок2 got the notice of overdue time is not entered: no term for a protest "
      "runs (10.3.8).");
  add (&fixture, "told date=12.05.2026");
  assert_protest (&fixture, "2026-05-22", "Игрок2 may protest until 22.05.2026 (10.3.8).");
  assert_protest (&fixture, "2026-05-23",
                  "Игрок2 sent no protest until 22.05.2026, which may be taken as an admission "
                  "(10.3.8).");
  add (&fixture, "protest white sent=23.05.2026");
  assert_protest (&fixture, "2026-05-24", "Игрок2 protested on 23.05.2026, late (10.3.8).");
  close_fixture (&fixture);
}

/* Who said otherwise is told; only who sent his analysis in time may protest; the organisation's
 * word is final. */
static void
test_adjudication (void)
{
  Fixture fixture = { 0 };

  open_fixture (&fixture);
  add (&fixture, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  add (&fixture, "analysis white sent=05.03.2028 rcv=09.03.2028 value=1-0");
  add (&fixture, "analysis black sent=11.03.2028 rcv=15.03.2028 value=1/2-1/2");
  add (&fixture, "adjudged date=01.04.2028 result=1-0");
  assert_rulings (
      &fixture, "2028-04-02",
      "01.04.2028|adjudicated, 1\u202f–\u2060\u202f0|Игрок2 – Игрок1|10.5.5|Игрок1: receipt not "
      "entered\n");
  assert_due (
      &fixture, "2028-04-02",
      "Enter the receipt of the adjudication|secretary|Игрок1, adjudicated, 1\u202f–\u2060\u202f0, "
      "01.04.2028, arbiter");
  add (&fixture, "protest black sent=18.04.2028");
  assert_due (&fixture, "2028-04-19",
              "Decide the protest against the adjudication|organisation|Игрок1, adjudicated, "
              "1\u202f–\u2060\u202f0, "
              "01.04.2028, arbiter");
  close_fixture (&fixture);
}

/* An adjudication that is neither's goes to both, also to who has no right to protest; that nobody
 * entered when it came is said once. */
static void
test_told_to_both (void)
{
  Fixture fixture = { 0 };

  open_fixture (&fixture);
  add (&fixture, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  add (&fixture, "analysis white sent=05.03.2028 rcv=09.03.2028 value=1-0");
  add (&fixture, "analysis black sent=12.03.2028 rcv=15.03.2028 value=0-1");
  add (&fixture, "adjudged date=01.04.2028 result=1/2-1/2");
  assert_due (
      &fixture, "2028-04-02",
      "Enter the receipt of the adjudication|secretary|Игрок1, adjudicated, ½\u202f–\u2060\u202f½, "
      "01.04.2028, arbiter");
  add (&fixture, "protest white sent=05.04.2028");
  assert_rulings (
      &fixture, "2028-04-06",
      "01.04.2028|adjudicated, ½\u202f–\u2060\u202f½|Игрок2 – Игрок1|10.5.5|Игрок2: receipt not "
      "entered, protest of 05.04.2028; Игрок1: receipt not entered, no protest "
      "possible\n");
  close_fixture (&fixture);
}

/* Whose analysis was sent late, or never, has no right to protest; that he did is kept. */
static void
test_no_right (void)
{
  Fixture fixture = { 0 };

  open_fixture (&fixture);
  add (&fixture, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  add (&fixture, "analysis black sent=12.03.2028 rcv=15.03.2028 value=1/2-1/2");
  add (&fixture, "adjudged date=01.04.2028 result=1-0 told_black=08.04.2028");
  assert_rulings (&fixture, "2028-04-09",
                  "01.04.2028|adjudicated, 1\u202f–\u2060\u202f0|Игрок2 – Игрок1|10.5.5|Игрок1 got "
                  "it 08.04.2028, no "
                  "protest possible\n");
  assert_due (&fixture, "2028-04-09", "");
  add (&fixture, "protest black sent=10.04.2028");
  assert_rulings (&fixture, "2028-04-11",
                  "01.04.2028|adjudicated, 1\u202f–\u2060\u202f0|Игрок2 – Игрок1|10.5.5|Игрок1 got "
                  "it 08.04.2028, "
                  "protest of 10.04.2028 without the right to one\n");
  close_fixture (&fixture);
}

/* rus-draughts-2022 10.5.3: what was decided anew marks what it replaces. */
static void
test_replaced (void)
{
  Fixture fixture = { 0 };
  g_autoptr (BrgPostalMeasure) expulsion = NULL;
  g_autoptr (BrgPostalMeasure) counted = NULL;
  g_autoptr (BrgPostalMeasure) annulled = NULL;

  open_fixture (&fixture);
  expulsion = make (&fixture, BRG_POSTAL_EXPULSION, BRG_POSTAL_ORGANISATION, "2026-05-01");
  put (&fixture, expulsion);
  counted = make (&fixture, BRG_POSTAL_COUNTED, BRG_POSTAL_ARBITER, "2026-05-20");
  put (&fixture, counted);
  annulled = make (&fixture, BRG_POSTAL_ANNULLED, BRG_POSTAL_ARBITER, "2026-05-25");
  put (&fixture, annulled);
  assert_rulings (
      &fixture, "2026-05-26",
      "25.05.2026|No. 3: results of who left annulled|Игрок2|10.5.3|Игрок2: receipt not entered\n"
      "20.05.2026|No. 2: results of who left counted|Игрок2|10.5.3|replaced by no. 3 of "
      "25.05.2026; "
      "Игрок2: receipt not entered\n"
      "01.05.2026|No. 1: expelled from the event|Игрок2|10.2.6|Игрок2: receipt not "
      "entered, no protest possible\n");
  close_fixture (&fixture);
}

/* rus-draughts-2022 10.5.3: a game of who left that is counted lost is a decision: both get it, and
 * either may protest; what is upheld is corrected in the game. The record keeps its article. */
static void
test_lost (void)
{
  Fixture fixture = { 0 };
  g_autoptr (BrgPostalMeasure) expulsion = NULL;
  g_autoptr (BrgPostalMeasure) answer = NULL;
  g_autofree char *line = NULL;

  open_fixture (&fixture);
  add (&fixture, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  expulsion = make (&fixture, BRG_POSTAL_EXPULSION, BRG_POSTAL_ORGANISATION, "2026-05-01");
  put (&fixture, expulsion);
  add (&fixture, "over date=20.05.2026 result=0-1 why=10.5.3");
  assert_due (&fixture, "2026-05-21",
              "Enter the receipt of the decision on the game|secretary|Игрок1, counted lost, "
              "0\u202f–\u2060\u202f1, "
              "20.05.2026, arbiter");
  line = brg_postal_ruling_dup_line (get (&fixture, 0));
  g_assert_cmpstr (line, ==, "over date=20.05.2026 result=0-1 why=10.5.3");
  brg_store_change_postal_record (
      fixture.store.store, brg_postal_ruling_find_row (fixture.desk, get (&fixture, 0)),
      "over date=20.05.2026 told_white=25.05.2026 told_black=23.05.2026 result=0-1 why=10.5.3",
      NULL);
  assert_rulings (&fixture, "2026-05-26",
                  "20.05.2026|counted lost, 0\u202f–\u2060\u202f1|Игрок2 – Игрок1|10.5.3|Игрок2 "
                  "got it 25.05.2026, "
                  "protest until 04.06.2026; Игрок1 got it 23.05.2026, protest until 02.06.2026\n"
                  "01.05.2026|No. 1: expelled from the event|Игрок2|10.2.6|Игрок2: receipt not "
                  "entered, no protest possible\n");
  assert_due (&fixture, "2026-05-26",
              "Protest against the decision on the game|Игрок2|counted lost, "
              "0\u202f–\u2060\u202f1, 20.05.2026, "
              "arbiter");
  add (&fixture, "protest white sent=01.06.2026");
  assert_due (&fixture, "2026-06-03",
              "Decide the protest against the decision on the game|organisation|Игрок2, counted "
              "lost, 0\u202f–\u2060\u202f1, 20.05.2026, arbiter");
  answer = make (&fixture, BRG_POSTAL_UPHELD, BRG_POSTAL_ORGANISATION, "2026-06-10");
  answer->pairing_id = store_fixture_game (&fixture.store, 1, 1);
  put (&fixture, answer);
  assert_due (&fixture, "2026-06-11",
              "Correct the decision on the game: the protest was upheld|arbiter|Игрок2, counted "
              "lost, 0\u202f–\u2060\u202f1, 20.05.2026, arbiter");
  add (&fixture, "reversed date=12.06.2026 result=1/2-1/2");
  assert_due (&fixture, "2026-06-12", "");
  assert_rulings (
      &fixture, "2026-06-12",
      "10.06.2026|No. 2: protest upheld|Игрок2|10.1.12|Игрок2: receipt not entered, no "
      "protest possible\n"
      "20.05.2026|counted lost, 0\u202f–\u2060\u202f1 (cancelled)|Игрок2 – Игрок1|10.5.3|Игрок2 "
      "got it "
      "25.05.2026, "
      "protest of 01.06.2026, answered by no. 2; Игрок1 got it 23.05.2026, no protest "
      "until 02.06.2026; put aside on 12.06.2026 after a protest: ½\u202f–\u2060\u202f½\n"
      "01.05.2026|No. 1: expelled from the event|Игрок2|10.2.6|Игрок2: receipt not "
      "entered, no protest possible\n");
  close_fixture (&fixture);
}

/* rus-draughts-2022 10.1.9: a game that was counted lost by a decision of its own stands once in
 * the list; an upheld protest leaves its result behind, until that is taken out. */
static void
test_own_loss (void)
{
  Fixture fixture = { 0 };
  g_autoptr (BrgPostalMeasure) loss = NULL;
  g_autoptr (BrgPostalMeasure) answer = NULL;
  g_autoptr (GError) error = NULL;

  open_fixture (&fixture);
  loss = make (&fixture, BRG_POSTAL_LOSS, BRG_POSTAL_ARBITER, "2026-05-20");
  loss->pairing_id = store_fixture_game (&fixture.store, 1, 1);
  put (&fixture, loss);
  assert_rulings (&fixture, "2026-05-21",
                  "20.05.2026|No. 1: game counted lost|Игрок2|10.2.6|Игрок2: receipt not "
                  "entered\n");
  mark (&fixture, "2026-05-22", "2026-05-24");
  answer = make (&fixture, BRG_POSTAL_UPHELD, BRG_POSTAL_ORGANISATION, "2026-06-10");
  ask (&fixture, "2026-05-25");
  answer->appeal_of_id = get (&fixture, 0)->measure->id;
  put (&fixture, answer);
  assert_due (&fixture, "2026-06-11",
              "Correct decision no. 1: the protest was upheld|arbiter|Игрок2, game counted lost "
              "(cancelled), 20.05.2026, arbiter");
  brg_store_change_postal_record (fixture.store.store,
                                  brg_postal_ruling_find_row (fixture.desk, get (&fixture, 1)),
                                  NULL, &error);
  g_assert_no_error (error);
  assert_due (&fixture, "2026-06-11", "");
  close_fixture (&fixture);
}

/* A request for a stricter penalty decides nothing: nobody protests against it in ten days. */
static void
test_request (void)
{
  Fixture fixture = { 0 };
  g_autoptr (BrgPostalMeasure) request = NULL;
  g_autoptr (GArray) items = NULL;

  open_fixture (&fixture);
  request = make (&fixture, BRG_POSTAL_REQUEST, BRG_POSTAL_SECRETARY, "2026-05-20");
  request->told = brg_postal_day_from_iso ("2026-05-22");
  put (&fixture, request);
  assert_rulings (&fixture, "2026-05-25",
                  "20.05.2026|No. 1: request for a stricter penalty|Игрок2|10.2.6|Игрок2 got it "
                  "22.05.2026, no protest possible\n");
  items = brg_postal_due_list_new (fixture.desk);
  for (guint i = 0; i < items->len; i++)
    {
      const BrgPostalItem *item = &g_array_index (items, BrgPostalItem, i);

      /* Neither its receipt nor a protest against it is due. */
      g_assert_true (!brg_postal_item_has_ruling (item) ||
                     item->matter == BRG_POSTAL_REQUEST_WAITS);
    }
  request->protested = brg_postal_day_from_iso ("2026-05-24");
  refuse (&fixture, request,
          "A request decides nothing yet: there is nothing to protest against (10.1.9).");
  close_fixture (&fixture);
}

/* What cannot be printed does not get onto the paper of the decisions. */
static void
test_grounds (void)
{
  static const char *const grounds[] = { "a\x01",
                                         "a\u202e"
                                         "b",
                                         "a\nb" };
  Fixture fixture = { 0 };
  g_autoptr (BrgPostalMeasure) remark = NULL;

  open_fixture (&fixture);
  ask (&fixture, "2026-05-25");
  remark = make (&fixture, BRG_POSTAL_REMARK, BRG_POSTAL_SECRETARY, "2026-05-20");
  for (guint i = 0; i < G_N_ELEMENTS (grounds); i++)
    {
      g_free (remark->reason);
      remark->reason = g_strdup (grounds[i]);
      refuse (&fixture, remark, "Grounds: a character in it cannot be printed.");
    }
  g_free (remark->reason);
  remark->reason = g_strnfill (10001, 'a');
  refuse (&fixture, remark, "Grounds: the text has 10001 characters, at most 10000 are taken.");
  close_fixture (&fixture);
}

BRG_TEST_TOPIC ("postal-rulings")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/postal-rulings/grounds", test_grounds);
  g_test_add_func ("/app/postal-rulings/rus-draughts-2022/10.1.9/request", test_request);
  g_test_add_func ("/app/postal-rulings/rus-draughts-2022/10.3.8/too-early", test_too_early);
  g_test_add_func ("/app/postal-rulings/rus-draughts-2022/10.1.12/late", test_late);
  g_test_add_func ("/app/postal-rulings/rus-draughts-2022/10.3.7/claim", test_claim);
  g_test_add_func ("/app/postal-rulings/rus-draughts-2022/10.5.8/minus", test_minus);
  g_test_add_func ("/app/postal-rulings/rus-draughts-2022/10.1.12, 10.5.7/upheld", test_upheld);
  g_test_add_func ("/app/postal-rulings/rus-draughts-2022/10.3.8/accused", test_accused);
  g_test_add_func ("/app/postal-rulings/rus-draughts-2022/10.5.6/adjudication", test_adjudication);
  g_test_add_func ("/app/postal-rulings/rus-draughts-2022/10.5.5/told-to-both", test_told_to_both);
  g_test_add_func ("/app/postal-rulings/rus-draughts-2022/10.5.6/no-right", test_no_right);
  g_test_add_func ("/app/postal-rulings/rus-draughts-2022/10.5.7/organisation", test_adjudication);
  g_test_add_func ("/app/postal-rulings/rus-draughts-2022/10.5.3/replaced", test_replaced);
  g_test_add_func ("/app/postal-rulings/rus-draughts-2022/10.5.3/lost", test_lost);
  g_test_add_func ("/app/postal-rulings/rus-draughts-2022/10.1.9/own-loss", test_own_loss);
  return g_test_run ();
}
