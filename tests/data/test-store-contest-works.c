/* test-store-contest-works.c - works of a contest, their marks and remarks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "contest-fixture.h"
#include "postal-fixture.h"

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

/* An empty contest with one section. Returns: its row */
static gint64
open_section (StoreFixture *fixture, const char *judge)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgContestSection) section = contest_fixture_section ("Проблемы", judge, NULL);

  contest_fixture_open (fixture, BRG_CONTEST_COMPOSING);
  set_text (&section->board, "64");
  brg_store_put_contest_section (fixture->store, fixture->group_id, section, &error);
  g_assert_no_error (error);
  return section->id;
}

static void
put (StoreFixture *fixture, BrgContestWork *work)
{
  g_autoptr (GError) error = NULL;

  brg_store_put_contest_work (fixture->store, work, &error);
  g_assert_no_error (error);
}

static void
assert_put_refused (StoreFixture *fixture, BrgContestWork *work, const char *message)
{
  g_autoptr (GError) error = NULL;
  guint n_before = postal_fixture_count_journal (fixture);
  gint64 id = work->id;

  postal_fixture_assert_refused (fixture, n_before,
                                 brg_store_put_contest_work (fixture->store, work, &error), &error,
                                 message);
  g_assert_cmpint (work->id, ==, id);
}

/* ----- The register ----- */

/* Everything of a work is read as it was written. */
static void
test_work (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgContestWork) work = NULL;
  g_autoptr (BrgContest) contest = NULL;
  g_autofree char *before = NULL;
  const BrgContestWork *held;
  const BrgContestAuthor *author;

  work = contest_fixture_work (&fixture, open_section (&fixture, "О. Л. Гордеев"), 0, 1);
  g_ptr_array_add (work->authors, brg_contest_author_new (0, "Р. А. Вотинов", "Глазов"));
  g_ptr_array_add (work->variants, brg_contest_variant_new ("1.h6-g7 h8:d8", 2500));
  set_text (&work->theme, "Петля");
  set_text (&work->last_moves, "b8-a7 g5-h6");
  set_text (&work->first_source, "Шашки, 2025, № 3");
  set_text (&work->first, "2025-03-01");
  set_text (&work->annexes, "Диаграмма");
  work->first_copies = 1200;
  work->points = 3000;
  before = contest_fixture_dup_rows (&fixture);
  put (&fixture, work);
  g_assert_cmpuint (work->number, ==, 1);
  contest_fixture_assert_title (&fixture, "Work no. 1 entered");
  contest_fixture_assert_undone (&fixture, before);
  store_fixture_reopen (&fixture);
  contest = contest_fixture_load (&fixture);
  g_assert_cmpuint (contest->works->len, ==, 1);
  held = brg_contest_find_work (contest, work->id);
  g_assert_cmpstr (held->fen, ==, work->fen);
  g_assert_cmpstr (held->group, ==, "miniature");
  g_assert_cmpstr (held->solution, ==, work->solution);
  g_assert_cmpstr (held->theme, ==, "Петля");
  g_assert_cmpstr (held->last_moves, ==, "b8-a7 g5-h6");
  g_assert_cmpstr (held->first_source, ==, "Шашки, 2025, № 3");
  g_assert_cmpuint (held->first_copies, ==, 1200);
  g_assert_cmpstr (held->first, ==, "2025-03-01");
  g_assert_cmpstr (held->annexes, ==, "Диаграмма");
  g_assert_cmpint (held->points, ==, 3000);
  g_assert_cmpint (held->revised, ==, -1);
  g_assert_cmpuint (held->state, ==, BRG_CONTEST_WORK_RECEIVED);
  g_assert_cmpuint (held->authors->len, ==, 2);
  author = held->authors->pdata[0];
  g_assert_cmpint (author->entry_id, ==, contest_fixture_player (&fixture, 1));
  author = held->authors->pdata[1];
  g_assert_cmpstr (author->name, ==, "Р. А. Вотинов");
  g_assert_cmpstr (author->residence, ==, "Глазов");
  g_assert_cmpuint (brg_contest_work_n_variants (held), ==, 1);
  g_assert_cmpint (brg_contest_work_get_points (held, 0), ==, 2500);
  store_fixture_close (&fixture);
}

typedef struct
{
  const char *path;
  const char *board;
  const char *kind;
  const char *group;
  const char *task;
  guint n_moves;
  const char *fen; /* NULL for that of the work */
  const char *message;
} WorkCase;

static const WorkCase work_cases[] = {
  { "no-board", "81", "problem", "-", "win", 4, NULL, "There is no such board." },
  { "no-position", "64", "problem", "-", "win", 4, "W:W99:B1",
    "This is no position of the board of the work." },
  { "no-kind", "64", "puzzle", "-", "win", 4, NULL,
    "There are no works of such a kind on this board." },
  { "no-group", "64", "problem", "tiny", "win", 4, NULL, "There is no such group of works." },
  { "no-task", "64", "problem", "-", "lose", 4, NULL,
    "The task does not belong to the kind of the work." },
  { "too-long", "64", "problem", "-", "win", 99, NULL, "The number of moves is out of its range." },
  { "of-another-board", "100", "problem", "-", "win", 4, NULL, "The section takes no such works." },
};

static void
test_work_refused (gconstpointer data)
{
  const WorkCase *test = data;
  StoreFixture fixture = { 0 };
  g_autoptr (BrgContestWork) work = NULL;

  work = contest_fixture_work (&fixture, open_section (&fixture, "О. Л. Гордеев"), 0, 1);
  set_text (&work->board, test->board);
  set_text (&work->kind, test->kind);
  set_text (&work->group, test->group);
  set_text (&work->task, test->task);
  work->n_moves = test->n_moves;
  if (test->fen != NULL)
    set_text (&work->fen, test->fen);
  assert_put_refused (&fixture, work, test->message);
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 11.5.2: so many of an author; co-authors count each. */
static void
test_number_of_works (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgContestWork) last = NULL;
  gint64 section = open_section (&fixture, "О. Л. Гордеев");
  gint64 first = 0;

  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (BrgContestWork) work = contest_fixture_work (&fixture, section, i, i == 0 ? 2 : 1);

      if (i == 0)
        g_ptr_array_add (work->authors,
                         brg_contest_author_new (contest_fixture_player (&fixture, 1), NULL, NULL));
      put (&fixture, work);
      first = first != 0 ? first : work->id;
    }
  last = contest_fixture_work (&fixture, section, 3, 1);
  assert_put_refused (&fixture, last, "The regulations take 3 works of an author in a section.");
  brg_store_set_contest_work_state (fixture.store, first, BRG_CONTEST_WORK_WITHDRAWN, NULL, NULL,
                                    &error);
  g_assert_no_error (error);
  put (&fixture, last);
  /* What was taken back does not come back beside three others. */
  g_assert_false (brg_store_set_contest_work_state (fixture.store, first, BRG_CONTEST_WORK_RECEIVED,
                                                    NULL, NULL, &error));
  g_assert_cmpstr (error->message, ==, "The regulations take 3 works of an author in a section.");
  store_fixture_close (&fixture);
}

/* One position once from one author; the squares may be written in any order. */
static void
test_equal_positions (void)
{
  StoreFixture fixture = { 0 };
  gint64 section = open_section (&fixture, "О. Л. Гордеев");
  g_autoptr (BrgContestWork) work = contest_fixture_work (&fixture, section, 0, 1);
  g_autoptr (BrgContestWork) same = contest_fixture_work (&fixture, section, 0, 1);
  g_autoptr (BrgContestWork) of_other = contest_fixture_work (&fixture, section, 0, 2);

  put (&fixture, work);
  set_text (&same->fen, "W:W12,10,9,7,6:B24,18,17,13,4");
  assert_put_refused (&fixture, same, "The position is that of work no. 1 of the same author.");
  put (&fixture, of_other);
  g_assert_cmpuint (of_other->number, ==, 2);
  of_other->number = 1;
  assert_put_refused (&fixture, of_other, "There is a work no. 1 already.");
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 11.7: neither the chief judge nor a judge of the section. */
static void
test_bans (void)
{
  StoreFixture fixture = { 0 };
  gint64 section = open_section (&fixture, "Гущин П.");
  g_autoptr (BrgContestWork) work = contest_fixture_work (&fixture, section, 0, 3);

  assert_put_refused (&fixture, work,
                      "Гущин Павел judges this section and does not compete in it (art. 11.7). If "
                      "these are two persons, write their names in full.");
  g_ptr_array_set_size (work->authors, 0);
  g_ptr_array_add (work->authors, brg_contest_author_new (0, "Токарев Виктор Сергеевич", ""));
  assert_put_refused (&fixture, work,
                      "Токарев Виктор Сергеевич is the chief judge, who does not compete (art. "
                      "11.7). If these are two persons, write their names in full.");
  /* The chief secretary may. */
  g_ptr_array_set_size (work->authors, 0);
  g_ptr_array_add (work->authors, brg_contest_author_new (0, "И. П. Сомова", ""));
  put (&fixture, work);
  store_fixture_close (&fixture);
}

static void
set_state (StoreFixture *fixture, const BrgContestWork *work, BrgContestWorkState state)
{
  g_autoptr (GError) error = NULL;

  brg_store_set_contest_work_state (fixture->store, work->id, state, "11.2.6", "x", &error);
  g_assert_no_error (error);
}

/* What was withdrawn or excluded takes nobody's place: it can be changed beside the works that came
 * for it, and is checked when it comes back. */
static void
test_out (gconstpointer data)
{
  BrgContestWorkState state = (BrgContestWorkState) GPOINTER_TO_UINT (data);
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 section = open_section (&fixture, "О. Л. Гордеев");
  g_autoptr (BrgContestTerms) terms = brg_contest_terms_new (BRG_CONTEST_COMPOSING);
  g_autoptr (BrgContestWork) out = contest_fixture_work (&fixture, section, 0, 3);
  g_autoptr (BrgContestWork) other = contest_fixture_work (&fixture, section, 0, 3);
  guint n_before;

  terms->n_works = 1;
  brg_store_set_contest_terms (fixture.store, fixture.group_id, terms, &error);
  g_assert_no_error (error);
  put (&fixture, out);
  set_state (&fixture, out, state);
  put (&fixture, other);
  set_text (&out->theme, "Петля");
  put (&fixture, out);
  n_before = postal_fixture_count_journal (&fixture);
  postal_fixture_assert_refused (&fixture, n_before,
                                 brg_store_set_contest_work_state (fixture.store, out->id,
                                                                   BRG_CONTEST_WORK_RECEIVED, NULL,
                                                                   NULL, &error),
                                 &error, "The position is that of work no. 2 of the same author.");
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 11.7: who withdrew his work may judge the section; it comes back in no way
 * while he does. */
static void
test_withdrawn (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 section_id = open_section (&fixture, "О. Л. Гордеев");
  g_autoptr (BrgContestWork) work = contest_fixture_work (&fixture, section_id, 0, 3);
  g_autoptr (BrgContest) contest = NULL;
  BrgContestSection *section;
  const char *ban = "Гущин Павел judges this section and does not compete in it (art. 11.7). If "
                    "these are two persons, write their names in full.";
  guint n_before;

  put (&fixture, work);
  set_state (&fixture, work, BRG_CONTEST_WORK_WITHDRAWN);
  contest = contest_fixture_load (&fixture);
  section = contest->sections->pdata[0];
  g_ptr_array_add (section->judges, brg_contest_judge_new (section->id, "Гущин П."));
  brg_store_put_contest_section (fixture.store, fixture.group_id, section, &error);
  g_assert_no_error (error);
  set_text (&work->theme, "Петля");
  put (&fixture, work);
  n_before = postal_fixture_count_journal (&fixture);
  postal_fixture_assert_refused (&fixture, n_before,
                                 brg_store_set_contest_work_state (fixture.store, work->id,
                                                                   BRG_CONTEST_WORK_RECEIVED, NULL,
                                                                   NULL, &error),
                                 &error, ban);
  postal_fixture_assert_refused (&fixture, n_before,
                                 brg_store_set_contest_work_state (fixture.store, work->id,
                                                                   BRG_CONTEST_WORK_EXCLUDED,
                                                                   "11.2.6", "x", &error),
                                 &error, ban);
  store_fixture_close (&fixture);
}

static void
test_authors (void)
{
  StoreFixture fixture = { 0 };
  gint64 section = open_section (&fixture, "О. Л. Гордеев");
  g_autoptr (BrgContestWork) work = contest_fixture_work (&fixture, section, 0, 0);
  BrgContestAuthor *author = brg_contest_author_new (0, "", "Пермь");

  g_ptr_array_add (work->authors, author);
  assert_put_refused (&fixture, work, "An author has no name.");
  author->entry_id = 1;
  assert_put_refused (&fixture, work, "The author does not take part in this group.");
  author->entry_id = contest_fixture_player (&fixture, 1);
  g_ptr_array_add (work->authors, brg_contest_author_new (author->entry_id, NULL, NULL));
  assert_put_refused (&fixture, work, "An author is named twice.");
  /* Nobody is known of a work by motto. */
  g_ptr_array_set_size (work->authors, 0);
  put (&fixture, work);
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 11.5.2: what came after the closing day is taken for a reason only. */
static void
test_closing (void)
{
  StoreFixture fixture = { 0 };
  gint64 section = open_section (&fixture, "О. Л. Гордеев");
  g_autoptr (BrgContestWork) work = contest_fixture_work (&fixture, section, 0, 1);

  set_text (&work->received, "2026-11-16");
  assert_put_refused (&fixture, work,
                      "The work came after the closing day, 2026-11-15: note why it is taken.");
  set_text (&work->note, "Штемпель 15.11.2026");
  put (&fixture, work);
  store_fixture_close (&fixture);
}

/* All or none; the one that is refused is named. */
static void
test_list (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) works =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_contest_work_free);
  gint64 section = open_section (&fixture, "О. Л. Гордеев");
  g_autofree char *before = contest_fixture_dup_rows (&fixture);
  guint n_before = postal_fixture_count_journal (&fixture);

  g_ptr_array_add (works, contest_fixture_work (&fixture, section, 0, 1));
  g_ptr_array_add (works, contest_fixture_work (&fixture, section, 1, 2));
  g_ptr_array_add (works, contest_fixture_work (&fixture, section, 0, 1));
  postal_fixture_assert_refused (
      &fixture, n_before,
      brg_store_add_contest_works (fixture.store, fixture.group_id, works, &error), &error,
      "Work 3: The position is that of work no. 1 of the same author.");
  g_ptr_array_set_size (works, 2);
  brg_store_add_contest_works (fixture.store, fixture.group_id, works, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (((BrgContestWork *) works->pdata[1])->number, ==, 2);
  contest_fixture_assert_title (&fixture, "2 works entered");
  contest_fixture_assert_undone (&fixture, before);
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 11.1.1: what is excluded names article and reason. */
static void
test_state (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 section = open_section (&fixture, "О. Л. Гордеев");
  g_autoptr (BrgContestWork) work = contest_fixture_work (&fixture, section, 0, 1);
  g_autoptr (BrgContest) contest = NULL;
  g_autofree char *before = NULL;
  static const char *const wrong[] = { "", "11.9", "5.4.5", "x" };
  guint n_before;

  put (&fixture, work);
  n_before = postal_fixture_count_journal (&fixture);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    postal_fixture_assert_refused (
        &fixture, n_before,
        brg_store_set_contest_work_state (fixture.store, work->id, BRG_CONTEST_WORK_EXCLUDED,
                                          wrong[i], "x", &error),
        &error, "Name the article of composition by which the work is excluded.");
  postal_fixture_assert_refused (&fixture, n_before,
                                 brg_store_set_contest_work_state (fixture.store, work->id,
                                                                   BRG_CONTEST_WORK_EXCLUDED,
                                                                   "11.2.6", "", &error),
                                 &error, "Say why the work is excluded.");
  before = contest_fixture_dup_rows (&fixture);
  brg_store_set_contest_work_state (fixture.store, work->id, BRG_CONTEST_WORK_EXCLUDED, "11.2.6",
                                    "Побочное", &error);
  g_assert_no_error (error);
  contest_fixture_assert_title (&fixture, "Work no. 1 excluded (art. 11.2.6)");
  contest_fixture_assert_undone (&fixture, before);
  contest = contest_fixture_load (&fixture);
  g_assert_cmpstr (((BrgContestWork *) contest->works->pdata[0])->state_reason, ==, "Побочное");
  brg_store_set_contest_work_state (fixture.store, work->id, BRG_CONTEST_WORK_RECEIVED, "11.2.6",
                                    "Побочное", &error);
  g_assert_no_error (error);
  contest_fixture_assert_title (&fixture, "Work no. 1 takes part");
  g_clear_pointer (&contest, brg_contest_free);
  contest = contest_fixture_load (&fixture);
  g_assert_cmpstr (((BrgContestWork *) contest->works->pdata[0])->state_reason, ==, "");
  store_fixture_close (&fixture);
}

/* ----- Judging ----- */

static gint64
find_judge (const BrgContest *contest, guint n)
{
  return ((BrgContestJudge *) ((BrgContestSection *) contest->sections->pdata[0])->judges->pdata[n])
      ->id;
}

static gint64
find_work (const BrgContest *contest, guint number)
{
  return ((BrgContestWork *) contest->works->pdata[number - 1])->id;
}

/* rus-draughts-2022 11.7: ten points, by a judge of the section, until his sheet is handed in. */
static void
test_marks (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgContest) contest = NULL;
  g_autofree char *before = NULL;
  gint64 judge;
  guint n_before;

  contest_fixture_open (&fixture, BRG_CONTEST_COMPOSING);
  contest_fixture_fill (&fixture);
  contest = contest_fixture_load (&fixture);
  judge = find_judge (contest, 0);
  n_before = postal_fixture_count_journal (&fixture);
  postal_fixture_assert_refused (&fixture, n_before,
                                 brg_store_set_contest_mark (fixture.store, find_work (contest, 9),
                                                             judge, 10001, NULL, &error),
                                 &error, "A mark is from 0 to 10 (art. 11.7).");
  postal_fixture_assert_refused (
      &fixture, n_before,
      brg_store_set_contest_mark (fixture.store, find_work (contest, 2), judge, 5000, NULL, &error),
      &error, "The work does not take part.");
  postal_fixture_assert_refused (
      &fixture, n_before,
      brg_store_set_contest_mark (fixture.store, find_work (contest, 9), 4711, 5000, NULL, &error),
      &error, "The judge does not judge the section of this work.");
  postal_fixture_assert_refused (
      &fixture, n_before,
      brg_store_hand_in_contest_sheet (fixture.store, judge, "2026-12-18", &error), &error,
      "3 marks are missing.");
  before = contest_fixture_dup_rows (&fixture);
  brg_store_set_contest_mark (fixture.store, find_work (contest, 9), judge, 7500, "Хорошо", &error);
  g_assert_no_error (error);
  contest_fixture_assert_title (&fixture, "Mark of О. Л. Гордеев for work no. 9: 7.5");
  contest_fixture_assert_undone (&fixture, before);
  brg_store_set_contest_mark (fixture.store, find_work (contest, 9), judge, -1, "", &error);
  g_assert_no_error (error);
  contest_fixture_assert_title (&fixture, "Mark of О. Л. Гордеев for work no. 9 taken back");
  g_clear_pointer (&contest, brg_contest_free);
  contest = contest_fixture_load (&fixture);
  g_assert_null (brg_contest_find_mark (contest, find_work (contest, 9), judge));
  g_assert_cmpint (brg_contest_find_mark (contest, find_work (contest, 8), judge)->mark, ==, 7500);
  store_fixture_close (&fixture);
}

/* A sheet of marks is taken whole, in one entry, or not at all; what is to blame is named. */
static void
test_several_marks (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgContest) contest = NULL;
  g_autofree char *before = NULL;
  BrgStoreContestMark marks[] = { { 0, 7500, "Хорошо" }, { 0, 10001, NULL }, { 0, -1, NULL } };
  gint64 judge;
  guint n_before;
  guint bad = 0;

  contest_fixture_open (&fixture, BRG_CONTEST_COMPOSING);
  contest_fixture_fill (&fixture);
  contest = contest_fixture_load (&fixture);
  judge = find_judge (contest, 0);
  marks[0].work_id = find_work (contest, 9);
  marks[1].work_id = find_work (contest, 11);
  marks[2].work_id = find_work (contest, 1);
  before = contest_fixture_dup_rows (&fixture);
  n_before = postal_fixture_count_journal (&fixture);
  postal_fixture_assert_refused (
      &fixture, n_before,
      brg_store_set_contest_marks (fixture.store, judge, marks, G_N_ELEMENTS (marks), &bad, &error),
      &error, "A mark is from 0 to 10 (art. 11.7).");
  g_assert_cmpuint (bad, ==, 1);
  g_assert_false (
      brg_store_set_contest_marks (fixture.store, 4711, marks, G_N_ELEMENTS (marks), &bad, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND);
  g_clear_error (&error);
  g_assert_cmpuint (bad, ==, G_N_ELEMENTS (marks));
  marks[1].mark = 6000;
  brg_store_set_contest_marks (fixture.store, judge, marks, G_N_ELEMENTS (marks), &bad, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (postal_fixture_count_journal (&fixture), ==, n_before + 1);
  contest_fixture_assert_title (&fixture, "Marks of О. Л. Гордеев, 3 works");
  g_clear_pointer (&contest, brg_contest_free);
  contest = contest_fixture_load (&fixture);
  g_assert_cmpstr (brg_contest_find_mark (contest, marks[0].work_id, judge)->remark, ==, "Хорошо");
  g_assert_cmpint (brg_contest_find_mark (contest, marks[1].work_id, judge)->mark, ==, 6000);
  g_assert_null (brg_contest_find_mark (contest, marks[2].work_id, judge));
  contest_fixture_assert_undone (&fixture, before);
  store_fixture_close (&fixture);
}

/* What was handed in is whole and stays; another work would be missing in it. */
static void
test_sheet (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgContest) contest = NULL;
  g_autoptr (BrgContestWork) late = NULL;
  gint64 judge;
  guint n_before;

  contest_fixture_open (&fixture, BRG_CONTEST_COMPOSING);
  contest_fixture_fill (&fixture);
  contest = contest_fixture_load (&fixture);
  judge = find_judge (contest, 1);
  brg_store_hand_in_contest_sheet (fixture.store, judge, "2026-12-18", &error);
  g_assert_no_error (error);
  contest_fixture_assert_title (&fixture, "Sheet of И. Н. Панкова handed in");
  n_before = postal_fixture_count_journal (&fixture);
  postal_fixture_assert_refused (
      &fixture, n_before,
      brg_store_set_contest_mark (fixture.store, find_work (contest, 1), judge, 5000, NULL, &error),
      &error, "The judge has handed his sheet in.");
  late = brg_contest_work_copy (contest->works->pdata[0]);
  late->id = 0;
  late->number = 0;
  g_ptr_array_set_size (late->authors, 0);
  assert_put_refused (&fixture, late,
                      "A judge of the section has handed his sheet in: no work is added.");
  postal_fixture_assert_refused (
      &fixture, n_before,
      brg_store_set_contest_work_state (fixture.store, find_work (contest, 2),
                                        BRG_CONTEST_WORK_RECEIVED, NULL, NULL, &error),
      &error, "A judge of the section has handed his sheet in: no work is added.");
  postal_fixture_assert_refused (
      &fixture, n_before,
      brg_store_remove_contest_work (fixture.store, find_work (contest, 1), &error), &error,
      "There are marks, remarks or answers: the work can be withdrawn but not removed.");
  brg_store_hand_in_contest_sheet (fixture.store, judge, "", &error);
  g_assert_no_error (error);
  contest_fixture_assert_title (&fixture, "Sheet of И. Н. Панкова given back");
  put (&fixture, late);
  g_assert_cmpuint (late->number, ==, 13);
  brg_store_remove_contest_work (fixture.store, late->id, &error);
  g_assert_no_error (error);
  contest_fixture_assert_title (&fixture, "Work no. 13 removed");
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 11.5.2: remarks are taken and answered. */
static void
test_remarks (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgContest) contest = NULL;
  BrgContestRemark *remark;
  guint n_before;

  contest_fixture_open (&fixture, BRG_CONTEST_COMPOSING);
  contest_fixture_fill (&fixture);
  contest = contest_fixture_load (&fixture);
  g_assert_cmpuint (contest->remarks->len, ==, 1);
  remark = contest->remarks->pdata[0];
  g_assert_cmpstr (remark->kind, ==, "predecessor");
  n_before = postal_fixture_count_journal (&fixture);
  set_text (&remark->answered, "2026-11-25");
  postal_fixture_assert_refused (&fixture, n_before,
                                 brg_store_put_contest_remark (fixture.store, remark, &error),
                                 &error, "Say whether the remark is upheld or refused.");
  set_text (&remark->outcome, "upheld");
  set_text (&remark->answered, "2026-11-19");
  postal_fixture_assert_refused (&fixture, n_before,
                                 brg_store_put_contest_remark (fixture.store, remark, &error),
                                 &error, "The remark was answered before it was received.");
  set_text (&remark->answered, "2026-11-25");
  set_text (&remark->text, "");
  postal_fixture_assert_refused (&fixture, n_before,
                                 brg_store_put_contest_remark (fixture.store, remark, &error),
                                 &error, "The remark says nothing.");
  set_text (&remark->text, "Тот же финал.");
  brg_store_put_contest_remark (fixture.store, remark, &error);
  g_assert_no_error (error);
  contest_fixture_assert_title (&fixture, "Remark on work no. 6 upheld");
  remark->id = 0;
  set_text (&remark->kind, "gossip");
  n_before = postal_fixture_count_journal (&fixture);
  postal_fixture_assert_refused (&fixture, n_before,
                                 brg_store_put_contest_remark (fixture.store, remark, &error),
                                 &error, "There are no such remarks.");
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 11.7: the chief judge revises with a reason. */
static void
test_revision (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgContest) contest = NULL;
  g_autofree char *before = NULL;
  guint n_before;

  contest_fixture_open (&fixture, BRG_CONTEST_COMPOSING);
  contest_fixture_fill (&fixture);
  contest = contest_fixture_load (&fixture);
  n_before = postal_fixture_count_journal (&fixture);
  postal_fixture_assert_refused (
      &fixture, n_before,
      brg_store_revise_contest_work (fixture.store, find_work (contest, 6), 5000, "", &error),
      &error, "Say why the mark is revised (art. 11.7).");
  before = contest_fixture_dup_rows (&fixture);
  brg_store_revise_contest_work (fixture.store, find_work (contest, 6), 5500, "Предшественник",
                                 &error);
  g_assert_no_error (error);
  contest_fixture_assert_title (&fixture, "Work no. 6: mark 5.5 by the chief judge");
  contest_fixture_assert_undone (&fixture, before);
  brg_store_revise_contest_work (fixture.store, find_work (contest, 6), -1, NULL, &error);
  g_assert_no_error (error);
  contest_fixture_assert_title (&fixture, "Work no. 6: mark of the chief judge taken back");
  brg_store_set_contest_distinction (fixture.store, find_work (contest, 4), "Первый приз", &error);
  g_assert_no_error (error);
  contest_fixture_assert_title (&fixture, "Work no. 4: Первый приз");
  g_clear_pointer (&contest, brg_contest_free);
  contest = contest_fixture_load (&fixture);
  g_assert_cmpint (((BrgContestWork *) contest->works->pdata[5])->revised, ==, -1);
  g_assert_cmpstr (((BrgContestWork *) contest->works->pdata[5])->revised_reason, ==, "");
  g_assert_cmpstr (((BrgContestWork *) contest->works->pdata[3])->distinction, ==, "Первый приз");
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-contest-works")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-contest-works/work", test_work);
  for (guint i = 0; i < G_N_ELEMENTS (work_cases); i++)
    {
      g_autofree char *path =
          g_strdup_printf ("/data/store-contest-works/refused/%s", work_cases[i].path);

      g_test_add_data_func (path, &work_cases[i], test_work_refused);
    }
  g_test_add_func ("/data/store-contest-works/rus-draughts-2022/11.5.2/number-of-works",
                   test_number_of_works);
  g_test_add_func ("/data/store-contest-works/equal-positions", test_equal_positions);
  g_test_add_func ("/data/store-contest-works/rus-draughts-2022/11.7/bans", test_bans);
  g_test_add_data_func ("/data/store-contest-works/rus-draughts-2022/11.5.2/out/withdrawn",
                        GUINT_TO_POINTER (BRG_CONTEST_WORK_WITHDRAWN), test_out);
  g_test_add_data_func ("/data/store-contest-works/rus-draughts-2022/11.5.2/out/excluded",
                        GUINT_TO_POINTER (BRG_CONTEST_WORK_EXCLUDED), test_out);
  g_test_add_func ("/data/store-contest-works/rus-draughts-2022/11.7/withdrawn", test_withdrawn);
  g_test_add_func ("/data/store-contest-works/authors", test_authors);
  g_test_add_func ("/data/store-contest-works/rus-draughts-2022/11.5.2/closing", test_closing);
  g_test_add_func ("/data/store-contest-works/list", test_list);
  g_test_add_func ("/data/store-contest-works/rus-draughts-2022/11.1.1/state", test_state);
  g_test_add_func ("/data/store-contest-works/rus-draughts-2022/11.7/marks", test_marks);
  g_test_add_func ("/data/store-contest-works/several-marks", test_several_marks);
  g_test_add_func ("/data/store-contest-works/sheet", test_sheet);
  g_test_add_func ("/data/store-contest-works/rus-draughts-2022/11.5.2/remarks", test_remarks);
  g_test_add_func ("/data/store-contest-works/rus-draughts-2022/11.7/revision", test_revision);
  return g_test_run ();
}
