/* test-postal-paper.c - papers of an event by correspondence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-postal.h"

#include "../data/postal-fixture.h"
#include "brg-letter-cards.h"
#include "brg-paper-list.h"
#include "brg-paper-set.h"
#include "brg-sql.h"
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

      /* A game of the charts is not parted where it has room. */
      if (g_str_equal (id, "postal-chart"))
        g_assert_cmpint (row->with_above, ==,
                         i + 1 < form->rows->len &&
                             !g_str_has_prefix (row->cells[0].text, "White:"));
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
  assert_rows (&fixture, "postal-decisions", "-");
  add (&fixture, 1, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  add (&fixture, 1,
       "letter 2 black first=03.03.2026 rcv=12.03.2026 sent=15.03.2026 tot=2/4 moves=f6-g5");
  assert_rows (
      &fixture, "postal-chart",
      "White: Игрок2||||В-26-01|||Black: Игрок3|||\n"
      "start 01.03.2026|03.03.2026|2|2|c3-b4|1|f6-g5|12.03.2026|15.03.2026|3|3\n"
      "Total 2/3 d., moves 1/1, penalty 0/0, breaks 0 d.; start 01.03.2026, end "
      "01.03.2028||||||||||\n"
      "Letter 2: Totals 2/4, right are 2/3: to be corrected in the answer (10.3.1)||||||||||\n"
      "b: days of a break are not charged; p: by the postmark; t: told in the next "
      "letter; a: by the average run of a letter; !: the time is over||||||||||\n");
  close_fixture (&fixture);
}

/* A game whose only letter stopped it has begun, and its penalty days stand in the chart. */
static void
test_stopped (void)
{
  Fixture fixture = { 0 };
  g_autofree char *report = NULL;

  open_fixture (&fixture);
  add (&fixture, 1, "letter 1 white sent=03.03.2026 tot=2/0 moves=cb4");
  add (&fixture, 1,
       "report 2 black on=1 first=03.03.2026 rcv=12.03.2026 sent=13.03.2026 tot=2/0 "
       "pen=6/10.2.10");
  assert_rows (
      &fixture, "postal-chart",
      "White: Игрок2||||В-26-01|||Black: Игрок3|||\n"
      "Total 8/0 d., moves 0/0, penalty 6/0, breaks 0 d.; start 01.03.2026, end "
      "01.03.2028||||||||||\n"
      "Letter 1: A move is impossible: play stops until it is put right (10.2.10)||||||||||\n"
      "Letter 1: Move cb4: not in full notation (10.2.2)||||||||||\n"
      "Letter 1: Penalty of 6 d. to White: counted (10.2.10)||||||||||\n"
      "Letter 2: Totals 2/0, right are 8/0: to be corrected in the answer (10.3.1)||||||||||\n"
      "b: days of a break are not charged; p: by the postmark; t: told in the next "
      "letter; a: by the average run of a letter; !: the time is over||||||||||\n");
  report = dup_rows (&fixture, "postal-secretary");
  g_assert_nonnull (strstr (report, "Not begun|5\nIn play|1\n"));
  close_fixture (&fixture);
}

static void
test_claims (void)
{
  Fixture fixture = { 0 };
  g_autofree char *secretary = NULL;

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
  postal_fixture_put_aside (&fixture.store, store_fixture_game (&fixture.store, 1, 1), "2026-06-10",
                            "reversed date=10.06.2026 off=10");
  assert_rows (&fixture, "postal-claims",
               "В-26-01|Игрок3|Игрок2|2|1|60/50|1|justified|justified, 20.05.2026; put aside on "
               "10.06.2026 after a protest: play goes on|10.3.7\n");
  secretary = dup_rows (&fixture, "postal-secretary");
  g_assert_nonnull (strstr (secretary, "В-26-01, 20.05.2026, arbiter|Overdue time approved, White "
                                       "has lost (cancelled). Игрок2: receipt not "));
  close_fixture (&fixture);
}

/* The last day of play becomes another one. */
static void
end_on (Fixture *fixture, const char *day)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalEvent) event = postal_fixture_load (&fixture->store);

  event->terms->end = brg_postal_day_from_iso (day);
  brg_store_set_postal_terms (fixture->store.store, fixture->store.group_id, event->terms, &error);
  g_assert_no_error (error);
}

/* What every game has come to, and what was adjudicated. */
static void
test_endings (void)
{
  static const char adjudged[] =
      "В-26-02|Игрок4|Игрок1|1\u202f–\u2060\u202f0|½\u202f–\u2060\u202f½|"
      "½\u202f–\u2060\u202f½|15.06.2026|Игрок4: receipt not entered\n";
  Fixture fixture = { 0 };
  g_autofree char *news = NULL;

  open_fixture (&fixture);
  end_on (&fixture, "2026-05-31");
  assert_rows (&fixture, "postal-endings", "-");
  add (&fixture, 2, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  add (&fixture, 2, "analysis white sent=05.06.2026 value=1-0");
  add (&fixture, 2, "analysis black sent=06.06.2026 value=1/2-1/2");
  add (&fixture, 2, "adjudged date=15.06.2026 result=1/2-1/2");
  assert_rows (&fixture, "postal-endings", adjudged);
  news = dup_rows (&fixture, "postal-news");
  g_assert_nonnull (strstr (news, "|1/0|2/0|½\u202f–\u2060\u202f½|15.06.2026\nВ-26-03|"));
  postal_fixture_put_aside (&fixture.store, store_fixture_game (&fixture.store, 1, 2), "2026-06-30",
                            "reversed date=30.06.2026 result=1-0");
  assert_rows (&fixture, "postal-endings", adjudged);
  fixture.options.printed_at = "2026-06-30 12:00";
  assert_rows (&fixture, "postal-endings",
               "В-26-02|Игрок4|Игрок1|1\u202f–\u2060\u202f0|½\u202f–\u2060\u202f½|"
               "½\u202f–\u2060\u202f½; 1\u202f–\u2060\u202f0|15.06.2026; 30.06.2026|Игрок4: "
               "receipt not entered, protest of 22.06.2026, answered by no. 1; put aside on "
               "30.06.2026 after a protest: 1\u202f–\u2060\u202f0\n");
  close_fixture (&fixture);
}

/* rus-draughts-2022 10.5.2: what was not sent with an assessment stands beside it. */
static void
test_lacking (void)
{
  Fixture fixture = { 0 };

  open_fixture (&fixture);
  end_on (&fixture, "2026-05-31");
  add (&fixture, 2, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  add (&fixture, 2, "analysis white sent=05.06.2026 lacks=record,analysis value=1-0");
  add (&fixture, 2, "analysis black sent=06.06.2026 lacks=assessment");
  assert_rows (&fixture, "postal-endings",
               "В-26-02|Игрок4|Игрок1|1\u202f–\u2060\u202f0; missing: record of the game, "
               "analysis|–; missing: assessment of the position|||\n");
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

/* Marks of breaks, postmarks and overdue time stand beside the days. */
static void
test_marks (void)
{
  Fixture fixture = { 0 };
  g_autoptr (BrgPostalPause) pause = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *rows = NULL;
  gint64 white;
  gint64 black;

  open_fixture (&fixture);
  postal_fixture_seat (&fixture.store, store_fixture_game (&fixture.store, 1, 1), &white, &black);
  pause = brg_postal_pause_new (black);
  pause->from = brg_postal_day_from_iso ("2026-05-06");
  pause->to = brg_postal_day_from_iso ("2026-05-07");
  pause->is_granted = TRUE;
  brg_store_put_postal_pause (fixture.store.store, pause, &error);
  g_assert_no_error (error);
  add (&fixture, 1, "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4");
  add (&fixture, 1,
       "letter 2 black first=30.04.2026 rcv=05.05.2026 rcvstamp=04.05.2026 sent=08.05.2026"
       " sentstamp=09.05.2026 tot=60/3 moves=f6-g5");
  rows = dup_rows (&fixture, "postal-chart");
  g_assert_nonnull (strstr (rows, "\nstart 01.03.2026|30.04.2026|60|60 !|c3-b4|1|f6-g5|"
                                  "04.05.2026 b|09.05.2026 p|3|3\n"));
  g_assert_nonnull (strstr (rows, ", breaks 2 d.; "));
  close_fixture (&fixture);
}

/* Pages of a paper that is cut; 0 when it has nothing to show. */
static guint
count_pages (Fixture *fixture, const char *id, gint number)
{
  const BrgPaper *paper = brg_paper_list_find (id);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgDocument) document = NULL;
  BrgPaperSource source = { 0 };

  g_clear_pointer (&fixture->snapshot, brg_snapshot_unref);
  fixture->snapshot = store_fixture_load (&fixture->store);
  source.snapshot = fixture->snapshot;
  source.store = fixture->store.store;
  source.number = number;
  if (!paper->has (&source))
    return 0;
  document = paper->lay_out (&source, &fixture->options, &error);
  g_assert_no_error (error);
  return brg_document_get_n_pages (document);
}

/* Three strips a sheet, and what is longer than a strip goes on on the next. */
static void
test_records (void)
{
  Fixture fixture = { 0 };

  open_fixture (&fixture);
  g_assert_cmpuint (count_pages (&fixture, "postal-records", 0), ==, 0);
  for (gint board = 1; board <= 2; board++)
    {
      add (&fixture, board, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
      add (&fixture, board, "over date=01.05.2026 result=1-0 why=agreed");
    }
  g_assert_cmpuint (count_pages (&fixture, "postal-records", 0), ==, 1);
  g_assert_cmpuint (count_pages (&fixture, "postal-records", 2), ==, 1);
  close_fixture (&fixture);
}

/* What is longer than a strip goes on on the next one. */
static void
test_back (void)
{
  Fixture fixture = { 0 };
  g_autoptr (GPtrArray) sheets =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_record_sheet_free);
  g_autoptr (GStrvBuilder) moves = g_strv_builder_new ();
  g_autoptr (BrgDocument) document = NULL;
  BrgRecordSheet *sheet = g_new0 (BrgRecordSheet, 1);

  open_fixture (&fixture);
  for (gint i = 1; i <= 120; i++)
    {
      g_autofree char *move = g_strdup_printf ("%d.ab2 ba7", i);

      g_strv_builder_add (moves, move);
    }
  sheet->code = g_strdup ("В-26-01");
  sheet->white = g_strdup ("Игрок2");
  sheet->black = g_strdup ("Игрок3");
  sheet->result = g_strdup ("1/2-1/2");
  sheet->moves = g_strv_builder_end (moves);
  g_ptr_array_add (sheets, sheet);
  document = brg_record_sheets_lay_out (sheets, &fixture.options);
  g_assert_cmpuint (brg_document_get_n_pages (document), ==, 2);
  close_fixture (&fixture);
}

/* Four letters a sheet, one for every game in which somebody has the move. */
static void
test_letters (void)
{
  Fixture fixture = { 0 };

  open_fixture (&fixture);
  /* Four players: six games. */
  g_assert_cmpuint (count_pages (&fixture, "postal-letters", 0), ==, 2);
  for (gint board = 1; board <= 2; board++)
    add (&fixture, board, "over date=01.05.2026 result=1-0 why=agreed");
  g_assert_cmpuint (count_pages (&fixture, "postal-letters", 0), ==, 1);
  g_assert_cmpuint (count_pages (&fixture, "postal-letters", 4), ==, 1);
  close_fixture (&fixture);
}

static void
decide (Fixture *fixture, BrgPostalMeasureKind kind, BrgPostalOffice office, const char *article)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalMeasure) measure =
      brg_postal_measure_new (postal_fixture_player (&fixture->store, 1));

  measure->kind = kind;
  measure->office = office;
  measure->decided = brg_postal_day_from_iso ("2026-06-01");
  g_free (measure->article);
  measure->article = g_strdup (article);
  g_free (measure->reason);
  measure->reason = g_strdup ("plays no more");
  brg_store_add_postal_measure (fixture->store.store, fixture->store.group_id, measure, &error);
  g_assert_no_error (error);
}

/* What secretary and arbiter report: how games ended, records, who left, decisions. */
static void
test_reports (void)
{
  Fixture fixture = { 0 };
  g_autofree char *secretary = NULL;
  g_autofree char *arbiter = NULL;
  g_autofree char *log = NULL;
  g_autofree char *none = NULL;

  open_fixture (&fixture);
  add (&fixture, 1, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  add (&fixture, 1, "over date=01.05.2026 result=1-0 why=agreed");
  add (&fixture, 1, "record white sent=03.05.2026");
  none = dup_rows (&fixture, "incidents");
  g_assert_cmpstr (none, ==, "-");
  add (&fixture, 2, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  decide (&fixture, BRG_POSTAL_REMARK, BRG_POSTAL_SECRETARY, "10.2.6");
  decide (&fixture, BRG_POSTAL_EXPULSION, BRG_POSTAL_ORGANISATION, "10.1.11");
  add (&fixture, 2, "adjudged date=15.06.2026 result=1/2-1/2");
  secretary = dup_rows (&fixture, "postal-secretary");
  g_assert_nonnull (strstr (secretary,
                            "Players|4\nGames|6\nNot begun|2\nA player left, not "
                            "decided|2\nPlayed to the end|1\n"
                            "Adjudicated|1\nRecords of games|\nReceived|1\n"
                            "Not sent|В-26-01, Игрок3\nNot sent|В-26-02, Игрок4\nBreaks"));
  g_assert_nonnull (strstr (secretary, "Breaks|\n|none\nDecisions and protests|\n"
                                       "1. 01.06.2026, secretary|Игрок1: remark (10.2.6). plays no "
                                       "more. Игрок1: receipt not entered\n"));
  g_assert_nonnull (strstr (secretary, "\n2. 01.06.2026, organisation|Игрок1: expelled from the "
                                       "event (10.1.11). plays no more. Игрок1: receipt not "
                                       "entered, no protest possible\n"));
  log = dup_rows (&fixture, "incidents");
  g_assert_nonnull (strstr (log, "1|01.06.2026|||Игрок1|plays no more|"));
  g_assert_nonnull (strstr (log, "10.2.6|remark||secretary\n2|01.06.2026|||Игрок1|"));
  arbiter = dup_rows (&fixture, "postal-arbiter");
  g_assert_nonnull (strstr (arbiter,
                            "Claims of overdue time|\n|none\nAdjudicated games|\n"
                            "В-26-02|Игрок4 – Игрок1: ½\u202f–\u2060\u202f½\nPlayers who left|\n"
                            "Игрок1|plays no more\nDecisions and protests|\n1. "));
  g_assert_nonnull (strstr (arbiter, "\n2. 01.06.2026, organisation|Игрок1: expelled from the "
                                     "event (10.1.11). plays no more. Игрок1: receipt not "
                                     "entered, no protest possible\n"));
  close_fixture (&fixture);
}

static void
decide_of (Fixture *fixture, BrgPostalMeasureKind kind, BrgPostalOffice office, const char *day)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPostalMeasure) measure =
      brg_postal_measure_new (postal_fixture_player (&fixture->store, 1));

  measure->kind = kind;
  measure->office = office;
  measure->decided = brg_postal_day_from_iso (day);
  g_free (measure->reason);
  measure->reason = g_strdup ("plays no more");
  brg_store_add_postal_measure (fixture->store.store, fixture->store.group_id, measure, &error);
  g_assert_no_error (error);
}

/* What is decided of who left stands in the news and in the reports: his games are open no more. */
static void
test_left (void)
{
  Fixture fixture = { 0 };
  g_autofree char *news = NULL;
  g_autofree char *secretary = NULL;

  open_fixture (&fixture);
  add (&fixture, 2, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  decide (&fixture, BRG_POSTAL_EXPULSION, BRG_POSTAL_ORGANISATION, "10.1.11");
  decide_of (&fixture, BRG_POSTAL_ANNULLED, BRG_POSTAL_ARBITER, "2026-06-02");
  news = dup_rows (&fixture, "postal-news");
  g_assert_nonnull (strstr (news, "\nВ-26-02|Игрок4|Игрок1|1/0|2/0|annulled|\n"));
  secretary = dup_rows (&fixture, "postal-secretary");
  g_assert_nonnull (strstr (secretary,
                            "Games|6\nNot begun|3\nAnnulled|3\nRecords of games|\nReceived|0\n"
                            "Breaks|\n"));
  close_fixture (&fixture);
}

/* Two of one name are told apart on every paper; in a file of the game they keep it. */
static void
test_namesakes (void)
{
  Fixture fixture = { 0 };
  g_autofree char *news = NULL;
  g_autofree char *decisions = NULL;
  g_autoptr (BrgPostalDesk) desk = NULL;

  open_fixture (&fixture);
  g_assert_true (brg_sql_run (fixture.store.store, NULL,
                              "UPDATE person SET family_name = 'Иванов' WHERE id IN"
                              " (SELECT person_id FROM entry WHERE number IN (?1, ?2))",
                              "ii", (gint64) 2, (gint64) 3));
  news = dup_rows (&fixture, "postal-news");
  g_assert_nonnull (strstr (news, "В-26-01|Иванов (No.\u00a02)|Иванов (No.\u00a03)|"));
  decide (&fixture, BRG_POSTAL_REMARK, BRG_POSTAL_SECRETARY, "10.2.6");
  decisions = dup_rows (&fixture, "postal-decisions");
  g_assert_nonnull (strstr (decisions, "|Игрок1|"));
  desk = brg_postal_desk_new (fixture.snapshot, postal_fixture_load (&fixture.store), 739700);
  g_assert_cmpstr (((const BrgPostalCase *) desk->cases->pdata[0])->game->names[BRG_COLOUR_WHITE],
                   ==, "Иванов");
  close_fixture (&fixture);
}

/* Who else than the secretary decided is told in his report too. */
static void
test_decided_by_others (void)
{
  Fixture fixture = { 0 };
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  open_fixture (&fixture);
  before = dup_rows (&fixture, "postal-secretary");
  g_assert_nonnull (strstr (before, "Decisions and protests|\n|none\n"));
  decide (&fixture, BRG_POSTAL_WARNING, BRG_POSTAL_ARBITER, "10.2.6");
  after = dup_rows (&fixture, "postal-secretary");
  g_assert_nonnull (strstr (after, "Decisions and protests|\n1. 01.06.2026, arbiter|"));
  close_fixture (&fixture);
}

/* Chapter X stands in the regulations, and nothing that is only of boards and clocks. */
static void
test_regulations (void)
{
  static const char *const ids[] = { "regulations", "event" };
  static const char *const there[] = {
    "Cipher|В-26\n",
    "Days of play|01.03.2026 – 01.03.2028\n",
    "Moves are sent by|post\n",
    "Time for thinking|50 days for every 10 moves, saved days are kept (10.3.1); with more the "
    "time "
    "is over (10.3.5).\n",
    "after 40 days, without a first move inquired for after 30 days (10.3.4)",
    "Penalty days|6 for a faulty letter (10.2.11), up to 6 for",
    "Breaks|1 a calendar year, at most 30 days",
    "within 15 days after the game (10.5.1)",
    "Sent with analysis within 10 days",
    "(10.5.3)",
    "Protests|Within 10 days from receipt",
  };
  static const char *const foreign[] = { "Lateness", "Rounds|",           "Time control",
                                         "minutes",  "Appeals committee", "hours of the rounds" };
  Fixture fixture = { 0 };

  open_fixture (&fixture);
  for (guint n = 0; n < G_N_ELEMENTS (ids); n++)
    {
      g_autofree char *rows = dup_rows (&fixture, ids[n]);

      for (guint i = 0; i < G_N_ELEMENTS (there); i++)
        if (strstr (rows, there[i]) == NULL)
          g_error ("%s: no “%s” in\n%s", ids[n], there[i], rows);
      for (guint i = 0; i < G_N_ELEMENTS (foreign); i++)
        if (strstr (rows, foreign[i]) != NULL)
          g_error ("%s: “%s” in\n%s", ids[n], foreign[i], rows);
    }
  close_fixture (&fixture);
}

/* By e-mail nothing is registered, and days of its own are those of the regulations (10.1.3). A
 * server keeps time and results: nothing is posted, and nothing is late. */
static void
test_server (void)
{
  Fixture fixture = { 0 };
  g_autoptr (BrgPostalEvent) event = NULL;
  g_autoptr (BrgPostalTerms) terms = NULL;
  g_autofree char *mail = NULL;
  g_autofree char *rows = NULL;

  open_fixture (&fixture);
  event = postal_fixture_load (&fixture.store);
  terms = brg_postal_terms_copy (event->terms);
  terms->channel = BRG_POSTAL_BY_EMAIL;
  terms->norm_days = 30;
  terms->is_registered = TRUE;
  g_assert_true (
      brg_store_set_postal_terms (fixture.store.store, fixture.store.group_id, terms, NULL));
  mail = dup_rows (&fixture, "regulations");
  g_assert_nonnull (strstr (mail, "|30 days for every 10 moves by these regulations (10.1.3), "));
  g_assert_null (strstr (mail, "registered"));
  terms->channel = BRG_POSTAL_BY_SERVER;
  terms->norm_days = 0;
  g_assert_true (
      brg_store_set_postal_terms (fixture.store.store, fixture.store.group_id, terms, NULL));
  rows = dup_rows (&fixture, "regulations");
  g_assert_nonnull (strstr (rows, "Time for thinking|The server sets it and keeps it (10.3.9).\n"));
  g_assert_nonnull (strstr (rows, "Records of games|The server keeps the results (10.5.10).\n"));
  g_assert_null (strstr (rows, "Penalty days"));
  g_assert_null (strstr (rows, "10.3.4"));
  close_fixture (&fixture);
}

static char *
dup_set (Fixture *fixture, BrgPaperPreset preset)
{
  g_autoptr (BrgPaperSet) set = NULL;
  g_autoptr (GError) error = NULL;
  GString *text = g_string_new (NULL);

  set = brg_paper_set_new (fixture->store.store, fixture->snapshot, preset, 1, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < set->rows->len; i++)
    g_string_append_printf (text, "%s ", g_array_index (set->rows, BrgPaperSetRow, i).paper->id);
  return g_string_free (text, FALSE);
}

/* Nobody sits at a board: no slips, no boards, no duties, but letters and charts. */
static void
test_set (void)
{
  static const char *const halls[] = {
    "slips",    "badges", "board-numbers", "place-cards", "scoresheets", "clock-settings",
    "check-in", "duties", "equipment",     "envelope",    "resumption",  "envelope-register",
  };
  Fixture fixture = { 0 };
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  open_fixture (&fixture);
  fixture.snapshot = store_fixture_load (&fixture.store);
  before = dup_set (&fixture, BRG_PAPER_SET_BEFORE);
  g_assert_cmpstr (before, ==, "pairings postal-letters why ");
  after = dup_set (&fixture, BRG_PAPER_SET_AFTER);
  g_assert_cmpstr (after, ==,
                   "standings pairings postal-news postal-chart protocol table postal-records ");
  for (guint i = 0; i < G_N_ELEMENTS (halls); i++)
    g_assert_false (brg_paper_is_listed (brg_paper_list_find (halls[i]), fixture.snapshot));
  g_assert_cmpint (brg_paper_preset_find_round (fixture.snapshot), ==, 0);
  close_fixture (&fixture);
}

/* The legend names the article of a minus to both, says that a game goes on, and that nothing is
 * decided of who left. */
static void
test_legend (void)
{
  Fixture fixture = { 0 };
  const BrgPaper *paper = brg_paper_list_find ("table");
  g_autoptr (BrgForm) form = NULL;
  g_autoptr (GString) notes = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  BrgPaperSource source = { 0 };

  open_fixture (&fixture);
  for (gint board = 1; board <= 2; board++)
    add (&fixture, board, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  add (&fixture, 1, "over date=01.05.2026 result=0-0 why=10.5.8");
  decide (&fixture, BRG_POSTAL_EXPULSION, BRG_POSTAL_ORGANISATION, "10.1.11");
  fixture.snapshot = store_fixture_load (&fixture.store);
  source.snapshot = fixture.snapshot;
  source.store = fixture.store.store;
  form = brg_paper_new_form (paper, &source, &fixture.options, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < form->notes->len; i++)
    g_string_append_printf (notes, "%s\n", (const char *) form->notes->pdata[i]);
  g_assert_nonnull (strstr (notes->str, "neither sent the record of the game, counted as a loss "
                                        "(par.\u00a010.5.8)."));
  g_assert_null (strstr (notes->str, "game not played"));
  g_assert_nonnull (strstr (notes->str, "✉ – unfinished game."));
  g_assert_null (strstr (notes->str, "adjourned"));
  g_assert_nonnull (strstr (notes->str, "No. 1 Игрок1: 1 of 3 games played (half is 1½), the chief "
                                        "arbiter has not decided yet whether the results count, "
                                        "par.\u00a010.5.3."));
  close_fixture (&fixture);
}

BRG_TEST_TOPIC ("postal-paper")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/postal-paper/rus-draughts-2022/10.3.6/chart", test_chart);
  g_test_add_func ("/app/postal-paper/rus-draughts-2022/10.2.11/stopped", test_stopped);
  g_test_add_func ("/app/postal-paper/rus-draughts-2022/10.3.6/marks", test_marks);
  g_test_add_func ("/app/postal-paper/rus-draughts-2022/10.5.1/records", test_records);
  g_test_add_func ("/app/postal-paper/rus-draughts-2022/10.5.1/back", test_back);
  g_test_add_func ("/app/postal-paper/rus-draughts-2022/10.2.3/letters", test_letters);
  g_test_add_func ("/app/postal-paper/rus-draughts-2022/10.1.8/reports", test_reports);
  g_test_add_func ("/app/postal-paper/rus-draughts-2022/10.1.8/decided-by-others",
                   test_decided_by_others);
  g_test_add_func ("/app/postal-paper/rus-draughts-2022/10.5.3/left", test_left);
  g_test_add_func ("/app/postal-paper/namesakes", test_namesakes);
  g_test_add_func ("/app/postal-paper/rus-draughts-2022/10.1.3/regulations", test_regulations);
  g_test_add_func ("/app/postal-paper/rus-draughts-2022/10.3.9, 10.5.10/server", test_server);
  g_test_add_func ("/app/postal-paper/set", test_set);
  g_test_add_func ("/app/postal-paper/rus-draughts-2022/10.5.8/legend", test_legend);
  g_test_add_func ("/app/postal-paper/rus-draughts-2022/10.3.7/claims", test_claims);
  g_test_add_func ("/app/postal-paper/rus-draughts-2022/10.5.5/endings", test_endings);
  g_test_add_func ("/app/postal-paper/rus-draughts-2022/10.5.2/lacking", test_lacking);
  g_test_add_func ("/app/postal-paper/rus-draughts-2022/10.1.7/report", test_report);
  return g_test_run ();
}
