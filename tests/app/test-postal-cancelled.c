/* test-postal-cancelled.c - decisions by correspondence that stand, and those that a protest has
 * cancelled: lists and papers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-rulings.h"

#include <string.h>

#include "../data/postal-fixture.h"
#include "brg-paper-list.h"
#include "brg-postal-due-list.h"
#include "brg-postal-mail.h"
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

/* Something is decided about Игрок2, against which he protests on the day @protested. */
static void
decide (Fixture *fixture,
        BrgPostalMeasureKind kind,
        BrgPostalOffice office,
        const char *day,
        gint64 against,
        const char *protested)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalMeasure) measure =
      brg_postal_measure_new (postal_fixture_player (&fixture->store, 2));

  measure->kind = kind;
  measure->office = office;
  measure->decided = brg_postal_day_from_iso (day);
  measure->appeal_of_id = against;
  measure->pairing_id = store_fixture_game (&fixture->store, 1, 1);
  if (brg_postal_measure_is_penalty (kind))
    {
      g_free (measure->article);
      measure->article = g_strdup ("10.2.6");
    }
  g_free (measure->reason);
  measure->reason = g_strdup ("remark on the position");
  brg_store_add_postal_measure (fixture->store.store, fixture->store.group_id, measure, &error);
  g_assert_no_error (error);
  ask (fixture, day);
  if (protested == NULL)
    return;
  brg_store_mark_postal_measure (fixture->store.store,
                                 g_array_index (fixture->rulings, BrgPostalRuling, 0).measure->id,
                                 measure->decided + 1, brg_postal_day_from_iso (protested), &error);
  g_assert_no_error (error);
  ask (fixture, protested);
}

static gint64
get_last (const Fixture *fixture)
{
  return g_array_index (fixture->rulings, BrgPostalRuling, 0).measure->id;
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

/* "title|way" of every decision. */
static void
assert_rulings (Fixture *fixture, const char *day, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  ask (fixture, day);
  for (guint i = 0; i < fixture->rulings->len; i++)
    {
      const BrgPostalRuling *ruling = &g_array_index (fixture->rulings, BrgPostalRuling, i);
      g_autofree char *title = brg_postal_ruling_dup_title (ruling, fixture->words);
      g_autofree char *way = brg_postal_ruling_dup_way (ruling, fixture->desk, fixture->words);

      g_string_append_printf (text, "%s|%s\n", title, way);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

static void
assert_against (Fixture *fixture, const char *day, const char *expected)
{
  g_autofree char *text = NULL;

  ask (fixture, day);
  text = brg_postal_rulings_dup_against (
      fixture->rulings, postal_fixture_player (&fixture->store, 2), fixture->words);
  g_assert_cmpstr (text, ==, expected);
}

/* A remark that the organisation cancels, over the arbiter who had rejected the protest, stands no
 * more, and is no longer held against the player; until that day it was. */
static void
test_over_two (void)
{
  Fixture fixture = { 0 };

  open_fixture (&fixture);
  decide (&fixture, BRG_POSTAL_REMARK, BRG_POSTAL_SECRETARY, "2026-05-04", 0, "2026-05-14");
  decide (&fixture, BRG_POSTAL_REJECTED, BRG_POSTAL_ARBITER, "2026-05-21", get_last (&fixture),
          "2026-05-30");
  assert_against (&fixture, "2026-06-01", "remark no. 1 of 04.05.2026 (10.2.6)");
  decide (&fixture, BRG_POSTAL_UPHELD, BRG_POSTAL_ORGANISATION, "2026-06-10", get_last (&fixture),
          NULL);
  assert_rulings (
      &fixture, "2026-06-10",
      "No. 3: protest upheld|Игрок2: receipt not entered, no protest possible\n"
      "No. 2: protest rejected (cancelled)|cancelled by no. 3 of 10.06.2026; Игрок2 got "
      "it 22.05.2026, protest of 30.05.2026, answered by no. 3\n"
      "No. 1: remark (cancelled)|cancelled by no. 3 of 10.06.2026; Игрок2 got it "
      "05.05.2026, protest of 14.05.2026, answered by no. 2\n");
  decide (&fixture, BRG_POSTAL_WARNING, BRG_POSTAL_SECRETARY, "2026-06-12", 0, NULL);
  assert_against (&fixture, "2026-06-12", "warning no. 4 of 12.06.2026 (10.2.6)");
  assert_against (&fixture, "2026-06-09", "remark no. 1 of 04.05.2026 (10.2.6)");
  assert_against (&fixture, "2026-05-03", NULL);
  close_fixture (&fixture);
}

/* What both offices rejected stands. */
static void
test_rejected (void)
{
  Fixture fixture = { 0 };

  open_fixture (&fixture);
  decide (&fixture, BRG_POSTAL_WARNING, BRG_POSTAL_SECRETARY, "2026-05-04", 0, "2026-05-14");
  decide (&fixture, BRG_POSTAL_REJECTED, BRG_POSTAL_ARBITER, "2026-05-21", get_last (&fixture),
          "2026-05-30");
  decide (&fixture, BRG_POSTAL_REJECTED, BRG_POSTAL_ORGANISATION, "2026-06-10", get_last (&fixture),
          NULL);
  assert_against (&fixture, "2026-06-10", "warning no. 1 of 04.05.2026 (10.2.6)");
  g_assert_false (
      brg_postal_ruling_is_cancelled (&g_array_index (fixture.rulings, BrgPostalRuling, 2)));
  close_fixture (&fixture);
}

static void
assert_list (Fixture *fixture, const char *day, const char *withheld)
{
  g_autofree char *list = NULL;
  g_autofree char *line = g_strdup_printf ("\n2\tИгрок2\t\t\t1\t%s\n", withheld);

  ask (fixture, day);
  list = brg_postal_mail_list_dup (fixture->desk, fixture->store.store, fixture->words);
  g_assert_nonnull (strstr (list, line));
}

/* From whom news are withheld stands in the list of addresses, until that is cancelled. */
static void
test_withheld (void)
{
  Fixture fixture = { 0 };

  open_fixture (&fixture);
  decide (&fixture, BRG_POSTAL_NO_NEWS, BRG_POSTAL_SECRETARY, "2026-05-04", 0, "2026-05-14");
  assert_list (&fixture, "2026-05-03", "");
  assert_list (&fixture, "2026-05-20", "current news withheld no. 1 of 04.05.2026 (10.2.6)");
  decide (&fixture, BRG_POSTAL_UPHELD, BRG_POSTAL_ARBITER, "2026-05-21", get_last (&fixture), NULL);
  decide (&fixture, BRG_POSTAL_NO_FINAL, BRG_POSTAL_ARBITER, "2026-05-25", 0, NULL);
  assert_list (&fixture, "2026-05-24", "");
  assert_list (&fixture, "2026-05-25", "final news withheld no. 3 of 25.05.2026 (10.2.6)");
  close_fixture (&fixture);
}

/* What waits, "title|who|facts". */
static void
assert_requests (Fixture *fixture, const char *day, const char *expected)
{
  g_autoptr (GArray) items = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  ask (fixture, day);
  items = brg_postal_due_list_new (fixture->desk);
  for (guint i = 0; i < items->len; i++)
    {
      const BrgPostalItem *item = &g_array_index (items, BrgPostalItem, i);
      g_autofree char *title = brg_postal_words_dup_title (item, fixture->words);
      g_autofree char *who = brg_postal_words_dup_who (item, fixture->desk, fixture->words);
      g_autofree char *facts = brg_postal_words_dup_facts (item, fixture->desk, fixture->words);

      if (item->matter == BRG_POSTAL_REQUEST_WAITS)
        g_string_append_printf (text, "%s|%s|%s\n", title, who, facts);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

/* A request for a stricter penalty waits for the next office until that decides about the player.
 */
static void
test_request (void)
{
  Fixture fixture = { 0 };

  open_fixture (&fixture);
  decide (&fixture, BRG_POSTAL_REQUEST, BRG_POSTAL_SECRETARY, "2026-05-04", 0, NULL);
  assert_requests (&fixture, "2026-05-03", "");
  assert_requests (&fixture, "2026-05-06",
                   "Decide on request no. 1|arbiter|Игрок2, request for a stricter penalty, "
                   "04.05.2026, secretary\n");
  decide (&fixture, BRG_POSTAL_WARNING, BRG_POSTAL_SECRETARY, "2026-05-07", 0, NULL);
  decide (&fixture, BRG_POSTAL_REQUEST, BRG_POSTAL_ARBITER, "2026-05-08", 0, NULL);
  assert_requests (&fixture, "2026-05-08",
                   "Decide on request no. 1|arbiter|Игрок2, request for a stricter penalty, "
                   "04.05.2026, secretary\n"
                   "Decide on request no. 3|organisation|Игрок2, request for a stricter penalty, "
                   "08.05.2026, arbiter\n");
  decide (&fixture, BRG_POSTAL_EXPULSION, BRG_POSTAL_ORGANISATION, "2026-05-20", 0, NULL);
  assert_requests (&fixture, "2026-05-20", "");
  close_fixture (&fixture);
}

/* Where nobody is named as secretary his work is that of the chief arbiter. */
static void
test_no_secretary (void)
{
  Fixture fixture = { 0 };
  GPtrArray *officials;

  open_fixture (&fixture);
  ask (&fixture, "2026-05-04");
  officials = fixture.snapshot->event->officials;
  g_ptr_array_set_size (officials, 0);
  g_assert_cmpint (brg_postal_desk_find_office (fixture.desk, BRG_POSTAL_SECRETARY), ==,
                   BRG_POSTAL_SECRETARY);
  g_ptr_array_add (officials, brg_official_new (BRG_OFFICIAL_CHIEF_ARBITER, "Токарев В. С.", "1"));
  g_assert_cmpint (brg_postal_desk_find_office (fixture.desk, BRG_POSTAL_SECRETARY), ==,
                   BRG_POSTAL_ARBITER);
  g_assert_cmpint (brg_postal_desk_find_office (fixture.desk, BRG_POSTAL_ORGANISATION), ==,
                   BRG_POSTAL_ORGANISATION);
  g_free (fixture.desk->event->terms->secretary);
  fixture.desk->event->terms->secretary = g_strdup ("а/я 12");
  g_assert_cmpint (brg_postal_desk_find_office (fixture.desk, BRG_POSTAL_SECRETARY), ==,
                   BRG_POSTAL_SECRETARY);
  fixture.desk->event->terms->secretary[0] = '\0';
  g_ptr_array_add (officials, brg_official_new (BRG_OFFICIAL_CHIEF_SECRETARY, "Орлова Н. П.", "1"));
  g_assert_cmpint (brg_postal_desk_find_office (fixture.desk, BRG_POSTAL_SECRETARY), ==,
                   BRG_POSTAL_SECRETARY);
  close_fixture (&fixture);
}

/* What the next office decides instead in answer to a protest takes the place of the first. */
static void
test_instead (void)
{
  Fixture fixture = { 0 };

  open_fixture (&fixture);
  decide (&fixture, BRG_POSTAL_WARNING, BRG_POSTAL_SECRETARY, "2026-05-04", 0, "2026-05-14");
  decide (&fixture, BRG_POSTAL_REMARK, BRG_POSTAL_ARBITER, "2026-05-21", get_last (&fixture),
          "2026-05-30");
  assert_against (&fixture, "2026-05-30", "remark no. 2 of 21.05.2026 (10.2.6)");
  decide (&fixture, BRG_POSTAL_UPHELD, BRG_POSTAL_ORGANISATION, "2026-06-10", get_last (&fixture),
          NULL);
  assert_against (&fixture, "2026-06-10", NULL);
  close_fixture (&fixture);
}

/* The cells of a paper, a line a row. */
static char *
dup_rows (Fixture *fixture, const char *id, const char *printed_at)
{
  const BrgPaper *paper = brg_paper_list_find (id);
  BrgDocumentOptions options = { .words = fixture->words,
                                 .printed_at = (char *) printed_at,
                                 .number = "" };
  BrgPaperSource source = { .snapshot = fixture->snapshot, .store = fixture->store.store };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgForm) form = paper->make (&source, &options, &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < form->rows->len; i++)
    for (guint n = 0; n < form->columns->len; n++)
      g_string_append_printf (text, "%s%s", brg_form_get_row (form, i)->cells[n].text,
                              n + 1 < form->columns->len ? "|" : "\n");
  return g_string_free (text, FALSE);
}

/* Papers have the mark too; a paper of a day before has not. */
static void
test_papers (void)
{
  static const struct
  {
    const char *paper;
    const char *mark;
  } marks[] = {
    { "report", "No. 1. warning (cancelled)|\n" },
    { "report", "Decision|warning (cancelled), 01.06.2026\n" },
    { "incidents", "|warning (cancelled)|" },
    { "postal-decisions",
      "|warning (cancelled)|10.2.6|secretary|cancelled by no. 2 of 12.06.2026; " },
    { "postal-secretary",
      "Игрок2: warning (cancelled) (10.2.6). remark on the position. Cancelled by" },
  };
  Fixture fixture = { 0 };
  g_autofree char *before = NULL;
  g_autofree char *first = NULL;

  open_fixture (&fixture);
  decide (&fixture, BRG_POSTAL_WARNING, BRG_POSTAL_SECRETARY, "2026-06-01", 0, "2026-06-06");
  first = dup_rows (&fixture, "postal-decisions", "2026-06-01 12:00");
  g_assert_cmpstr (first, ==,
                   "1|01.06.2026|Игрок2|В-26-01|warning|10.2.6|secretary|Игрок2: receipt not "
                   "entered|remark on the position\n");
  decide (&fixture, BRG_POSTAL_UPHELD, BRG_POSTAL_ARBITER, "2026-06-12", get_last (&fixture), NULL);
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      g_autofree char *rows = dup_rows (&fixture, marks[i].paper, "2026-06-20 12:00");

      g_assert_nonnull (strstr (rows, marks[i].mark));
    }
  before = dup_rows (&fixture, "postal-decisions", "2026-06-11 12:00");
  g_assert_nonnull (strstr (before, "|warning|10.2.6|secretary|Игрок2 got it 02.06.2026"));
  close_fixture (&fixture);
}

/* Of a game whose end does not stand no record is asked for. */
static void
assert_no_record (const Fixture *fixture)
{
  g_autoptr (GArray) items = brg_postal_due_list_new (fixture->desk);

  g_assert_cmpuint (items->len, >, 0);
  for (guint i = 0; i < items->len; i++)
    g_assert_false (g_array_index (items, BrgPostalItem, i).matter == BRG_POSTAL_DUTY &&
                    g_array_index (items, BrgPostalItem, i).duty == BRG_POSTAL_RECORD_DUE);
}

/* The row of the game whose move is awaited. */
static void
assert_turn (Fixture *fixture, const char *day, const char *expected)
{
  g_autoptr (GArray) items = NULL;
  const BrgPostalItem *found = NULL;
  g_autofree char *left = NULL;
  g_autofree char *facts = NULL;
  g_autofree char *text = NULL;

  ask (fixture, day);
  items = brg_postal_due_list_new (fixture->desk);
  for (guint i = 0; i < items->len; i++)
    if (g_array_index (items, BrgPostalItem, i).matter == BRG_POSTAL_MOVE)
      found = &g_array_index (items, BrgPostalItem, i);
  g_assert_nonnull (found);
  left = brg_postal_words_dup_left (found, fixture->words);
  facts = brg_postal_words_dup_facts (found, fixture->desk, fixture->words);
  text = g_strdup_printf ("%s|%s|%s", left, brg_postal_words_get_article (found->article), facts);
  g_assert_cmpstr (text, ==, expected);
}

static void
add (Fixture *fixture, const char *line)
{
  postal_fixture_add (&fixture->store, store_fixture_game (&fixture->store, 1, 1), line);
}

/* A claim that was approved, and the decision on it put aside: until that is entered nobody sends
 * the record of a game that may go on, and then the row of who plays on says what was put aside
 * when. */
static void
test_claim (void)
{
  Fixture fixture = { 0 };

  open_fixture (&fixture);
  add (&fixture, "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4");
  add (&fixture, "claim 2 black first=30.04.2026 rcv=05.05.2026 sent=08.05.2026 tot=60/3"
                 " moves=f6-g5 materials=full");
  add (&fixture, "decision date=20.05.2026 told_white=25.05.2026 told_black=24.05.2026");
  add (&fixture, "protest white sent=01.06.2026");
  decide (&fixture, BRG_POSTAL_UPHELD, BRG_POSTAL_ORGANISATION, "2026-06-10", 0, NULL);
  ask (&fixture, "2026-06-11");
  assert_no_record (&fixture);
  add (&fixture, "reversed date=12.06.2026 off=10 told_black=15.06.2026");
  assert_turn (&fixture, "2026-06-14",
               "waits 2 days|10.1.12|the decision on the claim in letter 2 was put aside on "
               "12.06.2026: play goes on; nobody knows when he got that");
  assert_turn (&fixture, "2026-06-18",
               "44 days|10.1.12|the decision on the claim in letter 2 was put aside on "
               "12.06.2026: play goes on; received 15.06.2026, thinks 3 d.");
  close_fixture (&fixture);
}

BRG_TEST_TOPIC ("postal-cancelled")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/postal-cancelled/rus-draughts-2022/10.1.9, 10.1.12/over-two",
                   test_over_two);
  g_test_add_func ("/app/postal-cancelled/rus-draughts-2022/10.1.12/rejected", test_rejected);
  g_test_add_func ("/app/postal-cancelled/rus-draughts-2022/10.1.12/instead", test_instead);
  g_test_add_func ("/app/postal-cancelled/rus-draughts-2022/10.1.10, 10.1.12/papers", test_papers);
  g_test_add_func ("/app/postal-cancelled/rus-draughts-2022/10.1.9, 10.5.9/withheld",
                   test_withheld);
  g_test_add_func ("/app/postal-cancelled/rus-draughts-2022/10.1.9/request", test_request);
  g_test_add_func ("/app/postal-cancelled/rus-draughts-2022/10.1.8/no-secretary",
                   test_no_secretary);
  g_test_add_func ("/app/postal-cancelled/rus-draughts-2022/10.1.12/claim", test_claim);
  return g_test_run ();
}
