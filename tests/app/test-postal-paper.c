/* test-postal-paper.c - papers of an event by correspondence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-postal.h"

#include "../data/postal-fixture.h"
#include "brg-paper-list.h"
#include "brg-test.h"

typedef struct
{
  StoreFixture store;
  BrgSnapshot *snapshot;
  BrgWords *words;
  BrgDocumentOptions options;
} Fixture;

static void
add (Fixture *fixture, gint board, const char *line)
{
  postal_fixture_add (&fixture->store, store_fixture_game (&fixture->store, 1, board), line);
}

static void
open_fixture (Fixture *fixture)
{
  postal_fixture_open (&fixture->store, 4);
  fixture->words = brg_words_open ("en");
  fixture->options = (BrgDocumentOptions){ .words = fixture->words,
                                           .printed_at = "2026-06-20 12:00",
                                           .number = "" };
}

static void
close_fixture (Fixture *fixture)
{
  g_clear_pointer (&fixture->snapshot, brg_snapshot_unref);
  brg_words_unref (fixture->words);
  store_fixture_close (&fixture->store);
}

/* The cells of a paper, a line a row; "-" when it has nothing to show. */
static char *
dup_rows (Fixture *fixture, const char *id)
{
  const BrgPaper *paper = brg_paper_list_find (id);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgForm) form = NULL;
  BrgPaperSource source = { 0 };
  GString *text = g_string_new (NULL);

  g_clear_pointer (&fixture->snapshot, brg_snapshot_unref);
  fixture->snapshot = store_fixture_load (&fixture->store);
  source.snapshot = fixture->snapshot;
  source.store = fixture->store.store;
  g_assert_true (paper->belongs == NULL || paper->belongs (fixture->snapshot));
  if (paper->has != NULL && !paper->has (&source))
    return g_string_free (g_string_append_c (text, '-'), FALSE);
  form = paper->make (&source, &fixture->options, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < form->rows->len; i++)
    {
      const BrgFormRow *row = brg_form_get_row (form, i);

      for (guint n = 0; n < form->columns->len; n++)
        g_string_append_printf (text, "%s%s", n > 0 ? "|" : "", row->cells[n].text);
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

static void
assert_rows (Fixture *fixture, const char *id, const char *expected)
{
  g_autofree char *rows = dup_rows (fixture, id);

  g_assert_cmpstr (rows, ==, expected);
}

static void
test_chart (void)
{
  Fixture fixture = { 0 };

  open_fixture (&fixture);
  assert_rows (&fixture, "postal-chart", "");
  add (&fixture, 1, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  add (&fixture, 1,
       "letter 2 black first=03.03.2026 rcv=12.03.2026 sent=15.03.2026 tot=2/4 moves=f6-g5");
  assert_rows (&fixture, "postal-chart",
               "В-26-01 Игрок2 – Игрок3||||||||||\n"
               "01.03.2026|03.03.2026|2|2|c3-b4|1|f6-g5|12.03.2026|15.03.2026|3|3\n"
               "2: Totals 2/4, right are 2/3: to be corrected in the answer (10.3.1)||||||||||\n");
  close_fixture (&fixture);
}

static void
test_claims (void)
{
  Fixture fixture = { 0 };

  open_fixture (&fixture);
  assert_rows (&fixture, "postal-claims", "-");
  add (&fixture, 1, "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4");
  add (&fixture, 1,
       "claim 2 black first=30.04.2026 rcv=05.05.2026 sent=08.05.2026 tot=60/3"
       " moves=f6-g5 materials=full");
  assert_rows (&fixture, "postal-claims",
               "В-26-01|Игрок3|Игрок2|2|1|60/50|1|justified|not decided|10.3.7\n");
  add (&fixture, 1, "decision date=20.05.2026");
  assert_rows (&fixture, "postal-claims",
               "В-26-01|Игрок3|Игрок2|2|1|60/50|1|justified|justified, 20.05.2026|10.3.7\n");
  close_fixture (&fixture);
}

/* What every game has come to, and what was adjudicated. */
static void
test_endings (void)
{
  Fixture fixture = { 0 };
  g_autofree char *news = NULL;

  open_fixture (&fixture);
  assert_rows (&fixture, "postal-endings", "-");
  add (&fixture, 2, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  add (&fixture, 2, "analysis white sent=05.06.2026 value=1-0");
  add (&fixture, 2, "analysis black sent=06.06.2026 value=1/2-1/2");
  add (&fixture, 2, "adjudged date=15.06.2026 result=1/2-1/2");
  assert_rows (&fixture, "postal-endings",
               "В-26-02|Игрок4|Игрок1|1-0|1/2-1/2|1/2-1/2|15.06.2026\n");
  news = dup_rows (&fixture, "postal-news");
  g_assert_nonnull (strstr (news, "\nВ-26-02|Игрок4|Игрок1|1/0|2/0|1/2-1/2|15.06.2026\nВ-26-03|"));
  close_fixture (&fixture);
}

static void
test_decisions (void)
{
  Fixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalMeasure) measure = NULL;

  open_fixture (&fixture);
  assert_rows (&fixture, "postal-decisions", "-");
  measure = brg_postal_measure_new (postal_fixture_player (&fixture.store, 2));
  measure->pairing_id = store_fixture_game (&fixture.store, 1, 1);
  measure->kind = BRG_POSTAL_WARNING;
  measure->decided = brg_postal_day_from_iso ("2026-06-01");
  g_free (measure->article);
  measure->article = g_strdup ("10.2.6");
  g_free (measure->reason);
  measure->reason = g_strdup ("remark on the position");
  brg_store_add_postal_measure (fixture.store.store, fixture.store.group_id, measure, &error);
  g_assert_no_error (error);
  assert_rows (&fixture, "postal-decisions",
               "1|01.06.2026|Игрок2|В-26-01|warning|10.2.6|secretary||remark on the position\n");
  close_fixture (&fixture);
}

/* The report names what was decided, and what was protested against. */
static void
test_report (void)
{
  Fixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalMeasure) measure = NULL;
  g_autoptr (BrgPostalEvent) event = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *protested = NULL;
  BrgPostalDay told;

  open_fixture (&fixture);
  before = dup_rows (&fixture, "report");
  g_assert_nonnull (strstr (before, "Breaches and decisions|\n|There were none."));
  measure = brg_postal_measure_new (postal_fixture_player (&fixture.store, 2));
  measure->pairing_id = store_fixture_game (&fixture.store, 1, 1);
  measure->kind = BRG_POSTAL_WARNING;
  measure->decided = brg_postal_day_from_iso ("2026-06-01");
  g_free (measure->article);
  measure->article = g_strdup ("10.2.6");
  g_free (measure->reason);
  measure->reason = g_strdup ("remark on the position");
  brg_store_add_postal_measure (fixture.store.store, fixture.store.group_id, measure, &error);
  g_assert_no_error (error);
  after = dup_rows (&fixture, "report");
  g_assert_nonnull (strstr (after, "Breaches and decisions|\nNo. 1. warning|\nPerson|Игрок2\n"
                                   "Game|В-26-01 Игрок2 – Игрок3\nArticle|"));
  g_assert_nonnull (strstr (after, "10.2.6\nDecision|warning, 01.06.2026\nDecided by|secretary\n"
                                   "Reason|remark on the position\n"));
  g_assert_nonnull (strstr (after, "Protests and appeals|\n|There were none.\n"));
  event = postal_fixture_load (&fixture.store);
  told = measure->decided + 3;
  brg_store_mark_postal_measure (fixture.store.store,
                                 ((const BrgPostalMeasure *) event->measures->pdata[0])->id, told,
                                 told + 2, &error);
  g_assert_no_error (error);
  protested = dup_rows (&fixture, "report");
  g_assert_nonnull (
      strstr (protested, "Protests and appeals|\nAgainst decision no. 1|06.06.2026\n"));
  close_fixture (&fixture);
}

BRG_TEST_TOPIC ("postal-paper")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/postal-paper/rus-draughts-2022/10.3.6/chart", test_chart);
  g_test_add_func ("/app/postal-paper/rus-draughts-2022/10.3.7/claims", test_claims);
  g_test_add_func ("/app/postal-paper/rus-draughts-2022/10.5.5/endings", test_endings);
  g_test_add_func ("/app/postal-paper/rus-draughts-2022/10.1.10/decisions", test_decisions);
  g_test_add_func ("/app/postal-paper/rus-draughts-2022/10.1.7/report", test_report);
  return g_test_run ();
}
