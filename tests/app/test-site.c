/* test-site.c - what is published of an event, as pages and as messages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-site.h"

#include "brg-messages.h"
#include "brg-site-group.h"
#include "brg-site-public.h"
#include "brg-store-timetable.h"
#include "brg-test.h"
#include "contest-fixture.h"
#include "store-fixture.h"

#include <string.h>

static const BrgOutputFile *
find_file (const GPtrArray *files, const char *name)
{
  for (guint i = 0; i < files->len; i++)
    if (g_str_equal (((const BrgOutputFile *) files->pdata[i])->name, name))
      return files->pdata[i];
  return NULL;
}

static char *
dup_text (const GPtrArray *files, const char *name)
{
  const BrgOutputFile *file = find_file (files, name);

  g_assert_nonnull (file);
  return g_strndup (g_bytes_get_data (file->content, NULL), g_bytes_get_size (file->content));
}

static GPtrArray *
make (StoreFixture *fixture, const BrgSiteChoice *choice)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSite) site = brg_site_load (fixture->store, fixture->event_id, 0, choice, &error);

  g_assert_no_error (error);
  return brg_site_make (site);
}

static void
close_round (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (GError) error = NULL;

  brg_store_close_round (fixture->store, brg_snapshot_get_round (snapshot, 1)->id, &error);
  g_assert_no_error (error);
}

static void
set_result (StoreFixture *fixture, gint board, BrgOutcome white, BrgOutcome black)
{
  g_autoptr (GError) error = NULL;

  brg_store_set_result (fixture->store, store_fixture_game (fixture, 1, board), white, black,
                        &error);
  g_assert_no_error (error);
}

/* Pages in the order of the event: nothing before a round, its pairs, when it is closed its
 * results. */
static void
test_pages (void)
{
  StoreFixture fixture = { 0 };
  const BrgSiteChoice choice = { .language = "en", .only_this = TRUE };
  g_autoptr (GPtrArray) before = NULL;
  g_autoptr (GPtrArray) paired = NULL;
  g_autoptr (GPtrArray) played = NULL;
  g_autoptr (GPtrArray) closed = NULL;
  g_autofree char *pairs = NULL;
  g_autofree char *open = NULL;
  g_autofree char *open_player = NULL;
  g_autofree char *table = NULL;
  g_autofree char *open_table = NULL;
  g_autofree char *results = NULL;
  g_autofree char *places = NULL;
  g_autofree char *player = NULL;

  store_fixture_open (&fixture, 4);
  before = make (&fixture, &choice);
  g_assert_nonnull (find_file (before, "index.html"));
  g_assert_nonnull (find_file (before, "players.html"));
  g_assert_null (find_file (before, "r1.html"));
  g_assert_null (find_file (before, "standings.html"));

  store_fixture_publish (&fixture);
  paired = make (&fixture, &choice);
  pairs = dup_text (paired, "r1.html");
  g_assert_null (strstr (pairs, "1 – 0"));
  player = dup_text (paired, "p/1.html");
  g_assert_nonnull (strstr (player, "<p class=\"next\">Round 1, board "));

  set_result (&fixture, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  set_result (&fixture, 2, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  played = make (&fixture, &choice);
  open = dup_text (played, "r1.html");
  g_assert_cmpstr (open, ==, pairs);
  open_player = dup_text (played, "p/1.html");
  g_assert_cmpstr (open_player, ==, player);
  table = dup_text (paired, "standings.html");
  open_table = dup_text (played, "standings.html");
  g_assert_cmpstr (open_table, ==, table);

  close_round (&fixture);
  closed = make (&fixture, &choice);
  results = dup_text (closed, "r1.html");
  g_assert_nonnull (strstr (results, "<td>1 – 0<td>"));
  g_assert_nonnull (strstr (results, "<td>½ – ½<td>"));
  places = dup_text (closed, "p/1.html");
  g_assert_nonnull (strstr (places, "<p>places 2–3 · points: ½</p>"));
  g_assert_null (find_file (closed, "ru/index.html"));
  store_fixture_close (&fixture);
}

static void
test_same (void)
{
  StoreFixture fixture = { 0 };
  const BrgSiteChoice choice = { .language = "en" };
  g_autoptr (GPtrArray) first = NULL;
  g_autoptr (GPtrArray) second = NULL;

  store_fixture_open (&fixture, 6);
  store_fixture_publish (&fixture);
  first = make (&fixture, &choice);
  second = make (&fixture, &choice);
  g_assert_cmpuint (first->len, ==, second->len);
  for (guint i = 0; i < first->len; i++)
    {
      const BrgOutputFile *one = first->pdata[i];
      const BrgOutputFile *other = second->pdata[i];

      g_assert_cmpstr (one->name, ==, other->name);
      g_assert_true (g_bytes_equal (one->content, other->content));
    }
  store_fixture_close (&fixture);
}

/* What the arbiters know of the next round is in no page. */
static void
test_public (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgSnapshot) found = NULL;
  g_autoptr (GPtrArray) messages = NULL;
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  snapshot = store_fixture_load (&fixture);
  brg_store_set_absence (fixture.store, brg_snapshot_get_entry (snapshot, 0)->id, 2,
                         BRG_OUTCOME_ZERO_BYE, &error);
  g_assert_no_error (error);
  found = brg_site_public_load (fixture.store, fixture.group_id, FALSE, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (found->absences->len, ==, 0);
  g_assert_cmpuint (found->rounds->len, ==, 1);
  brg_site_public_forget_births (found);
  for (guint i = 0; i < found->entries->len; i++)
    g_assert_cmpstr (((const BrgEntry *) found->entries->pdata[i])->birth, ==, "");
  messages = brg_messages_make (found, 1, words);
  g_assert_cmpuint (messages->len, ==, 5);
  g_assert_null (brg_messages_make (found, 2, words));
  store_fixture_close (&fixture);
}

/* Of an event without days of its own the days of the timetable are told, as on paper. */
static void
test_days (void)
{
  StoreFixture fixture = { 0 };
  const BrgSiteChoice choice = { .language = "en", .only_this = TRUE };
  g_autoptr (GPtrArray) rows =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_timetable_row_free);
  BrgTimetableRow *row = brg_timetable_row_new (BRG_TIMETABLE_ROUND);
  g_autoptr (GPtrArray) before = NULL;
  g_autoptr (GPtrArray) after = NULL;
  g_autofree char *none = NULL;
  g_autofree char *day = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  before = make (&fixture, &choice);
  none = dup_text (before, "index.html");
  g_assert_null (strstr (none, "<dt>Dates</dt>"));
  row->round = 1;
  g_free (row->starts_at);
  row->starts_at = g_strdup ("2026-11-28T12:00Z");
  g_ptr_array_add (rows, row);
  brg_store_set_timetable (fixture.store, fixture.group_id, rows, "", &error);
  g_assert_no_error (error);
  after = make (&fixture, &choice);
  g_assert_nonnull (find_file (after, "timetable.html"));
  day = dup_text (after, "index.html");
  g_assert_nonnull (strstr (day, "<dt>Dates</dt><dd>28 November 2026</dd>"));
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 11.5.2: until preliminary results it is told which works there are, without
 * boards, solutions and authors. */
static void
test_composing (void)
{
  StoreFixture fixture = { 0 };
  const BrgSiteChoice choice = { .language = "en", .only_this = TRUE };
  g_autoptr (GPtrArray) open = NULL;
  g_autoptr (GPtrArray) preliminary = NULL;
  g_autoptr (GPtrArray) final = NULL;
  g_autofree char *listed = NULL;
  g_autofree char *works = NULL;
  g_autofree char *results = NULL;
  g_autofree char *last = NULL;
  g_autofree char *papers = NULL;

  contest_fixture_open (&fixture, BRG_CONTEST_COMPOSING);
  contest_fixture_fill (&fixture);
  contest_fixture_judge (&fixture);
  open = make (&fixture, &choice);
  listed = dup_text (open, "works.html");
  g_assert_nonnull (strstr (listed, "<tr><td>1<td>Проблемы-64<td>64 squares, problem, miniature"
                                    "<td>White begins and wins"));
  g_assert_null (strstr (listed, "<svg"));
  g_assert_null (strstr (listed, "h6-g7"));
  g_assert_null (strstr (listed, "Сизова"));
  g_assert_null (find_file (open, "results.html"));
  g_assert_null (find_file (open, "files/report.trf"));

  contest_fixture_publish (&fixture, BRG_CONTEST_STAGE_PRELIMINARY, "2026-12-20");
  preliminary = make (&fixture, &choice);
  works = dup_text (preliminary, "works.html");
  g_assert_nonnull (strstr (works, "<h2>Проблемы-64</h2>"));
  g_assert_nonnull (strstr (works, "<b>1. Дарья Сизова</b>"));
  g_assert_nonnull (strstr (works, "id=\"w1\" role=\"img\" aria-label=\"White: "));
  g_assert_nonnull (strstr (works, "<use href=\"#b8\"/>"));
  g_assert_nonnull (strstr (works, "<p>1.h6-g7"));
  results = dup_text (preliminary, "results.html");
  g_assert_nonnull (strstr (results, "Preliminary results of the contest"));
  g_assert_nonnull (strstr (results, "<a href=\"p/"));
  g_assert_nonnull (strstr (results, "Published on 2026-12-20."));
  g_assert_null (strstr (results, "still to come"));

  contest_fixture_publish (&fixture, BRG_CONTEST_STAGE_FINAL, "2027-02-20");
  final = make (&fixture, &choice);
  last = dup_text (final, "results.html");
  g_assert_nonnull (strstr (last, "Final results of the contest"));
  papers = dup_text (final, "papers.html");
  g_assert_nonnull (strstr (papers, "<a href=\"files/contest-final.pdf\">PDF</a>"));
  g_assert_nonnull (strstr (papers, "<a href=\"files/contest-final.csv\">CSV</a>"));
  g_assert_nonnull (strstr (papers, "<li>Award of the contest: "));
  g_assert_nonnull (find_file (final, "files/contest-booklet.pdf"));
  g_assert_nonnull (find_file (final, "files/contest-preliminary.pdf"));
  /* Before they are published there are none. */
  g_assert_null (find_file (preliminary, "files/contest-booklet.pdf"));
  g_assert_null (find_file (preliminary, "files/contest-final.csv"));
  g_assert_null (find_file (open, "files/contest-preliminary.pdf"));
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 11.6.1: nobody reads a work before it is solved; then with its author. */
static void
test_solving (void)
{
  StoreFixture fixture = { 0 };
  const BrgSiteChoice choice = { .language = "ru" };
  g_autoptr (GPtrArray) open = NULL;
  g_autoptr (GPtrArray) published = NULL;
  g_autofree char *works = NULL;
  g_autofree char *results = NULL;

  contest_fixture_open (&fixture, BRG_CONTEST_SOLVING);
  contest_fixture_fill (&fixture);
  open = make (&fixture, &choice);
  g_assert_null (find_file (open, "works.html"));
  g_assert_null (find_file (open, "results.html"));
  contest_fixture_publish (&fixture, BRG_CONTEST_STAGE_PRELIMINARY, "2026-11-28");
  published = make (&fixture, &choice);
  works = dup_text (published, "works.html");
  g_assert_nonnull (strstr (works, "Бардин"));
  results = dup_text (published, "en/results.html");
  g_assert_nonnull (strstr (results, "Table of solvers"));
  g_assert_nonnull (strstr (results, "<th scope=col>1<br>3<th scope=col>2<br>4"));
  g_assert_nonnull (strstr (results, "Сизова Дарья"));
  store_fixture_close (&fixture);
}

static guint
count_figures (const char *html)
{
  g_auto (GStrv) parts = g_strsplit (html, "<figure>", -1);

  return g_strv_length (parts) - 1;
}

/* Of so many works the boards stand in one language, and the others lead there. */
static void
assert_shared (StoreFixture *fixture, const BrgSiteChoice *choice)
{
  g_autoptr (GPtrArray) files = make (fixture, choice);
  g_autofree char *own = dup_text (files, "works-2.html");
  g_autofree char *other = dup_text (files, "ru/works.html");
  gsize n_bytes = 0;

  g_assert_cmpuint (count_figures (own), ==, 100);
  g_assert_nonnull (strstr (own, "href=ru/works.html"));
  g_assert_cmpuint (count_figures (other), ==, 0);
  g_assert_nonnull (strstr (other, "<a href=\"../works-2.html\">2</a>"));
  g_assert_null (find_file (files, "ru/works-2.html"));
  for (guint i = 0; i < files->len; i++)
    n_bytes += g_bytes_get_size (((const BrgOutputFile *) files->pdata[i])->content);
  g_assert_cmpuint (n_bytes, <, BRG_SITE_MOST_BYTES);
}

/* A page has a hundred boards and leads to the others. */
static void
test_many_works (void)
{
  StoreFixture fixture = { 0 };
  const BrgSiteChoice choice = { .language = "en", .only_this = TRUE };
  const BrgSiteChoice of_all = { .language = "en" };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgContest) contest = NULL;
  g_autoptr (GPtrArray) more =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_contest_work_free);
  g_autoptr (GPtrArray) files = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  guint n_more = MAX (brg_test_rounds (1000), 400);

  contest_fixture_open (&fixture, BRG_CONTEST_SOLVING);
  contest_fixture_fill (&fixture);
  contest = contest_fixture_load (&fixture);
  for (guint i = 0; i < n_more; i++)
    {
      BrgContestWork *work = brg_contest_work_copy (contest->works->pdata[i % 8]);

      work->id = work->number = 0;
      g_ptr_array_set_size (work->authors, 0);
      g_ptr_array_add (more, work);
    }
  brg_store_add_contest_works (fixture.store, fixture.group_id, more, &error);
  g_assert_no_error (error);
  contest_fixture_publish (&fixture, BRG_CONTEST_STAGE_PRELIMINARY, "2026-11-28");
  files = make (&fixture, &choice);
  first = dup_text (files, "works.html");
  second = dup_text (files, "works-2.html");
  g_assert_nonnull (strstr (first, "<b aria-current=\"page\">1</b>"));
  g_assert_nonnull (strstr (first, "<a href=\"works-2.html\">2</a>"));
  g_assert_nonnull (strstr (second, "<a href=\"works.html\">1</a>"));
  g_assert_cmpuint (count_figures (first), ==, 100);
  g_assert_cmpuint (count_figures (second), ==, MIN (100, n_more + 8 - 100));
  assert_shared (&fixture, &of_all);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("site")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/desk/site/pages", test_pages);
  g_test_add_func ("/desk/site/days", test_days);
  g_test_add_func ("/desk/site/rus-draughts-2022/11.5.2/composing", test_composing);
  g_test_add_func ("/desk/site/rus-draughts-2022/11.6.1/solving", test_solving);
  g_test_add_func ("/desk/site/many-works", test_many_works);
  g_test_add_func ("/desk/site/the-same-bytes", test_same);
  g_test_add_func ("/desk/site/only-what-was-published", test_public);
  return g_test_run ();
}
