/* test-store-contest.c - regulations, sections, judges and publication of a contest of composition
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rulebooks.h"
#include "brg-sql.h"
#include "brg-test.h"
#include "contest-fixture.h"
#include "postal-fixture.h"

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

/* ----- Regulations ----- */

/* What stands in the regulations is read as it was written, also by who opens the file anew. */
static void
test_terms (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgContest) first = NULL;
  g_autoptr (BrgContest) contest = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autofree char *before = NULL;
  BrgContestTerms *terms;

  contest_fixture_open (&fixture, BRG_CONTEST_COMPOSING);
  contest_fixture_assert_title (&fixture, "Regulations of the contest of composition");
  first = contest_fixture_load (&fixture);
  terms = first->terms;
  g_assert_cmpuint (terms->kind, ==, BRG_CONTEST_COMPOSING);
  g_assert_cmpstr (terms->closing, ==, "2026-11-15");
  terms->is_open = TRUE;
  terms->mean = BRG_CONTEST_TRIMMED;
  terms->n_works = 5;
  terms->n_counted = 4;
  terms->n_copies = 3;
  terms->stage = BRG_CONTEST_STAGE_FINAL; /* not of the regulations */
  set_text (&terms->theme, "Петля");
  set_text (&terms->note, "Девиз\nна конверте");
  before = contest_fixture_dup_rows (&fixture);
  brg_store_set_contest_terms (fixture.store, fixture.group_id, terms, &error);
  g_assert_no_error (error);
  contest_fixture_assert_undone (&fixture, before);
  store_fixture_reopen (&fixture);
  contest = contest_fixture_load (&fixture);
  g_assert_true (contest->terms->is_open);
  g_assert_cmpuint (contest->terms->mean, ==, BRG_CONTEST_TRIMMED);
  g_assert_cmpuint (contest->terms->n_works, ==, 5);
  g_assert_cmpuint (contest->terms->n_counted, ==, 4);
  g_assert_cmpuint (contest->terms->n_copies, ==, 3);
  g_assert_cmpuint (contest->terms->stage, ==, BRG_CONTEST_STAGE_OPEN);
  g_assert_cmpstr (contest->terms->theme, ==, "Петля");
  g_assert_cmpstr (contest->terms->note, ==, "Девиз\nна конверте");
  snapshot = store_fixture_load (&fixture);
  g_assert_cmpuint (snapshot->group->contest, ==, BRG_CONTEST_COMPOSING);
  store_fixture_close (&fixture);
}

typedef struct
{
  const char *path;
  const char *announced;
  const char *closing;
  const char *preliminary;
  const char *final;
  const char *message;
} DayCase;

static const DayCase day_cases[] = {
  { "no-day", "2026-02-30", "", "", "", "Announced: “2026-02-30” is no day." },
  { "closing-first", "2026-08-10", "2026-08-09", "", "",
    "The closing day lies before the announcement." },
  { "preliminary-first", "", "2026-11-15", "2026-11-14", "",
    "Results are published after the closing day." },
  { "final-before-closing", "", "2026-11-15", "", "2026-11-14",
    "Results are published after the closing day." },
  { "final-first", "", "2026-11-15", "2026-12-20", "2026-12-19",
    "Final results come after the preliminary ones." },
  /* rus-draughts-2022 11.5.2: three months and two months are doubted by the desk, not here. */
  { "one-day", "2026-11-15", "2026-11-15", "2026-11-15", "2026-11-15", NULL },
};

static void
test_days (gconstpointer data)
{
  const DayCase *test = data;
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgContestTerms) terms = brg_contest_terms_new (BRG_CONTEST_COMPOSING);
  gboolean is_done;
  guint n_before;

  contest_fixture_open (&fixture, BRG_CONTEST_COMPOSING);
  n_before = postal_fixture_count_journal (&fixture);
  set_text (&terms->announced, test->announced);
  set_text (&terms->closing, test->closing);
  set_text (&terms->preliminary, test->preliminary);
  set_text (&terms->final, test->final);
  is_done = brg_store_set_contest_terms (fixture.store, fixture.group_id, terms, &error);
  if (test->message != NULL)
    postal_fixture_assert_refused (&fixture, n_before, is_done, &error, test->message);
  else
    g_assert_true (is_done);
  store_fixture_close (&fixture);
}

/* A contest is no group with rounds, teams or letters, and the other way round. */
static void
test_kind (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgContestTerms) terms = brg_contest_terms_new (BRG_CONTEST_SOLVING);
  g_autoptr (BrgPostalTerms) letters = brg_postal_terms_new ();
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgRoundPlan) plan = NULL;
  BrgPlannedBoard board = { .round = 1 };
  gint64 swiss;
  guint n_before;

  contest_fixture_open (&fixture, BRG_CONTEST_SOLVING);
  snapshot = store_fixture_load (&fixture);
  n_before = postal_fixture_count_journal (&fixture);
  plan = brg_round_plan_new (fixture.group_id);
  board.white_id = contest_fixture_player (&fixture, 1);
  board.black_id = contest_fixture_player (&fixture, 2);
  g_array_append_val (plan->boards, board);
  postal_fixture_assert_refused (&fixture, n_before,
                                 brg_store_add_rounds (fixture.store, plan, &error), &error,
                                 "This group is a contest of composition: nobody is paired in it.");
  letters->start = brg_postal_day_from_iso ("2026-03-01");
  letters->end = brg_postal_day_from_iso ("2028-03-01");
  postal_fixture_assert_refused (
      &fixture, n_before,
      brg_store_set_postal_terms (fixture.store, fixture.group_id, letters, &error), &error,
      "This group is a contest of composition: nobody is paired in it.");
  snapshot->event->rulebook = brg_rulebook_find ("fide-2023");
  snapshot->event->discipline = BRG_DISCIPLINE_CHESS;
  postal_fixture_assert_refused (
      &fixture, n_before, brg_store_update_event (fixture.store, snapshot->event, &error), &error,
      "Contests of composition are held under the draughts rules of 2022.");
  /* The other event of the file, with a round. */
  brg_sql_get_int (fixture.store, &swiss, &error, "SELECT min (id) FROM event_group", "");
  g_assert_no_error (error);
  fixture.group_id = swiss;
  store_fixture_publish (&fixture);
  n_before = postal_fixture_count_journal (&fixture);
  postal_fixture_assert_refused (
      &fixture, n_before, brg_store_set_contest_terms (fixture.store, swiss, terms, &error), &error,
      "The group has rounds or is played by correspondence: it cannot become a contest of "
      "composition.");
  store_fixture_close (&fixture);
}

/* The kind stands in the group: with it come and go the regulations, until there are works. */
static void
test_settled (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgContest) contest = NULL;
  g_autoptr (BrgContestTerms) terms = brg_contest_terms_new (BRG_CONTEST_SOLVING);
  guint n_before;

  contest_fixture_open (&fixture, BRG_CONTEST_COMPOSING);
  snapshot = store_fixture_load (&fixture);
  snapshot->group->contest = BRG_CONTEST_NONE;
  brg_store_update_group (fixture.store, snapshot->group, &error);
  g_assert_no_error (error);
  contest = contest_fixture_load (&fixture);
  g_assert_null (contest->terms);
  snapshot->group->contest = BRG_CONTEST_SOLVING;
  brg_store_update_event_and_group (fixture.store, snapshot->event, snapshot->group, &error);
  g_assert_no_error (error);
  g_clear_pointer (&contest, brg_contest_free);
  contest = contest_fixture_load (&fixture);
  g_assert_cmpuint (contest->terms->kind, ==, BRG_CONTEST_SOLVING);
  snapshot->group->contest = BRG_CONTEST_COMPOSING;
  brg_store_update_group (fixture.store, snapshot->group, &error);
  g_assert_no_error (error);
  contest_fixture_fill (&fixture);
  n_before = postal_fixture_count_journal (&fixture);
  snapshot->group->contest = BRG_CONTEST_NONE;
  postal_fixture_assert_refused (
      &fixture, n_before, brg_store_update_group (fixture.store, snapshot->group, &error), &error,
      "There are works: the group stays the contest that it is.");
  postal_fixture_assert_refused (
      &fixture, n_before,
      brg_store_set_contest_terms (fixture.store, fixture.group_id, terms, &error), &error,
      "There are works: the group stays the contest that it is.");
  postal_fixture_assert_refused (
      &fixture, n_before,
      brg_store_set_contest_terms (fixture.store, fixture.group_id, NULL, &error), &error,
      "There are works: the group stays the contest that it is.");
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 11.6: what becomes a contest for solving has no judges, by either act, and its
 * rounds can be changed. */
static void
test_judges_go (gconstpointer data)
{
  gboolean is_group = GPOINTER_TO_INT (data);
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgContest) contest = NULL;
  g_autoptr (BrgContestTerms) terms = brg_contest_terms_new (BRG_CONTEST_SOLVING);
  g_autoptr (BrgContestSection) section =
      contest_fixture_section ("Задачи-64", "О. Л. Гордеев", "И. Н. Панкова", NULL);
  g_autofree char *before = NULL;
  BrgContestSection *round;

  contest_fixture_open (&fixture, BRG_CONTEST_COMPOSING);
  brg_store_put_contest_section (fixture.store, fixture.group_id, section, &error);
  g_assert_no_error (error);
  before = contest_fixture_dup_rows (&fixture);
  snapshot = store_fixture_load (&fixture);
  snapshot->group->contest = BRG_CONTEST_SOLVING;
  if (is_group)
    brg_store_update_group (fixture.store, snapshot->group, &error);
  else
    brg_store_set_contest_terms (fixture.store, fixture.group_id, terms, &error);
  g_assert_no_error (error);
  contest_fixture_assert_undone (&fixture, before);
  contest = contest_fixture_load (&fixture);
  round = contest->sections->pdata[0];
  g_assert_cmpuint (round->judges->len, ==, 0);
  round->minutes = 60;
  brg_store_put_contest_section (fixture.store, fixture.group_id, round, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* ----- Sections ----- */

static void
test_sections (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgContestSection) section =
      contest_fixture_section ("Задачи-64", "О. Л. Гордеев", "И. Н. Панкова", NULL);
  g_autoptr (BrgContest) contest = NULL;
  g_autofree char *before = NULL;
  const BrgContestSection *held;
  const BrgContestJudge *judge;

  contest_fixture_open (&fixture, BRG_CONTEST_COMPOSING);
  set_text (&section->board, "64");
  set_text (&section->kind, "zadacha");
  set_text (&section->group, "miniature");
  before = contest_fixture_dup_rows (&fixture);
  brg_store_put_contest_section (fixture.store, fixture.group_id, section, &error);
  g_assert_no_error (error);
  contest_fixture_assert_title (&fixture, "Section “Задачи-64” and its judges");
  contest_fixture_assert_undone (&fixture, before);
  g_ptr_array_remove_index (section->judges, 0);
  set_text (&((BrgContestJudge *) section->judges->pdata[0])->category, "1");
  brg_store_put_contest_section (fixture.store, fixture.group_id, section, &error);
  g_assert_no_error (error);
  contest = contest_fixture_load (&fixture);
  g_assert_cmpuint (contest->sections->len, ==, 1);
  held = brg_contest_find_section (contest, section->id);
  g_assert_cmpstr (held->kind, ==, "zadacha");
  g_assert_cmpuint (held->judges->len, ==, 1);
  judge = brg_contest_find_judge (contest, ((BrgContestJudge *) section->judges->pdata[0])->id);
  g_assert_cmpstr (judge->name, ==, "И. Н. Панкова");
  g_assert_cmpstr (judge->category, ==, "1");
  g_assert_false (judge->is_senior);
  brg_store_remove_contest_section (fixture.store, section->id, &error);
  g_assert_no_error (error);
  contest_fixture_assert_title (&fixture, "Section “Задачи-64” removed");
  store_fixture_close (&fixture);
}

typedef struct
{
  const char *path;
  const char *name;
  const char *board;
  const char *kind;
  const char *group;
  const char *starts_at;
  const char *message;
} SectionCase;

#define CONTRADICTS "There are no such works: board, kind and group contradict each other."

static const SectionCase section_cases[] = {
  { "unnamed", "", "", "", "", "", "The section has no name." },
  { "any", "A", "", "", "", "", NULL },
  { "board", "A", "81", "", "", "", CONTRADICTS },
  { "kind", "A", "64", "puzzle", "", "", CONTRADICTS },
  { "group", "A", "64", "problem", "tiny", "", CONTRADICTS },
  { "no-group", "A", "64", "problem", "-", "", CONTRADICTS },
  { "mate-of-draughts", "A", "64", "mate", "", "", CONTRADICTS },
  { "study-of-chess", "A", "chess", "study", "", "", CONTRADICTS },
  { "chess", "A", "chess", "mate", "", "", NULL },
  { "rus-draughts-2022/11.1.3/ending-on-100", "A", "100", "ending", "", "", CONTRADICTS },
  { "rus-draughts-2022/11.1.4/giveaway-problem", "A", "giveaway", "problem", "", "", CONTRADICTS },
  { "rus-draughts-2022/11.1.4/giveaway", "A", "giveaway", "special", "", "", NULL },
  { "start", "A", "", "", "", "soon", "The start of the round is no moment." },
};

static void
test_section_refused (gconstpointer data)
{
  const SectionCase *test = data;
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgContestSection) section = brg_contest_section_new (test->name);
  gboolean is_done;
  guint n_before;

  contest_fixture_open (&fixture, BRG_CONTEST_COMPOSING);
  n_before = postal_fixture_count_journal (&fixture);
  set_text (&section->board, test->board);
  set_text (&section->kind, test->kind);
  set_text (&section->group, test->group);
  set_text (&section->starts_at, test->starts_at);
  is_done = brg_store_put_contest_section (fixture.store, fixture.group_id, section, &error);
  if (test->message != NULL)
    {
      postal_fixture_assert_refused (&fixture, n_before, is_done, &error, test->message);
      g_assert_cmpint (section->id, ==, 0);
    }
  else
    g_assert_true (is_done);
  store_fixture_close (&fixture);
}

/* What was judged keeps its judges and its kind. */
static void
test_judged (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgContest) contest = NULL;
  g_autoptr (BrgContestSection) section = NULL;
  guint n_before;

  contest_fixture_open (&fixture, BRG_CONTEST_COMPOSING);
  contest_fixture_fill (&fixture);
  n_before = postal_fixture_count_journal (&fixture);
  contest = contest_fixture_load (&fixture);
  section = brg_contest_section_copy (contest->sections->pdata[0]);
  set_text (&section->board, "100");
  postal_fixture_assert_refused (
      &fixture, n_before,
      brg_store_put_contest_section (fixture.store, fixture.group_id, section, &error), &error,
      "Work no. 1 of the section is of another kind.");
  set_text (&section->board, "64");
  g_ptr_array_add (section->judges, brg_contest_judge_new (section->id, "Гордеев О."));
  postal_fixture_assert_refused (
      &fixture, n_before,
      brg_store_put_contest_section (fixture.store, fixture.group_id, section, &error), &error,
      "A judge is named twice.");
  g_ptr_array_remove_index (section->judges, 2);
  g_ptr_array_remove_index (section->judges, 0);
  postal_fixture_assert_refused (
      &fixture, n_before,
      brg_store_put_contest_section (fixture.store, fixture.group_id, section, &error), &error,
      "О. Л. Гордеев has given marks and stays a judge of the section.");
  postal_fixture_assert_refused (
      &fixture, n_before, brg_store_remove_contest_section (fixture.store, section->id, &error),
      &error, "There are works in the section.");
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 11.7: a judge does not compete in his own section. */
static void
test_judge_is_author (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgContest) contest = NULL;
  g_autoptr (BrgContestSection) section = NULL;
  g_autoptr (BrgContestSection) other = contest_fixture_section ("Этюды", "Д. Сизова", NULL);
  guint n_before;

  contest_fixture_open (&fixture, BRG_CONTEST_COMPOSING);
  contest_fixture_fill (&fixture);
  n_before = postal_fixture_count_journal (&fixture);
  contest = contest_fixture_load (&fixture);
  section = brg_contest_section_copy (contest->sections->pdata[0]);
  g_ptr_array_add (section->judges, brg_contest_judge_new (section->id, "Д. Сизова"));
  postal_fixture_assert_refused (
      &fixture, n_before,
      brg_store_put_contest_section (fixture.store, fixture.group_id, section, &error), &error,
      "Сизова Дарья judges this section and does not compete in it (art. 11.7). If these are two "
      "persons, write their names in full.");
  set_text (&((BrgContestJudge *) section->judges->pdata[2])->name, "Сизова Диана");
  brg_store_put_contest_section (fixture.store, fixture.group_id, section, &error);
  g_assert_no_error (error);
  /* In another section she may judge. */
  brg_store_put_contest_section (fixture.store, fixture.group_id, other, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 11.7: nor does who is an author become the chief judge. */
static void
test_author_is_chief (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  guint n_before;

  contest_fixture_open (&fixture, BRG_CONTEST_COMPOSING);
  contest_fixture_fill (&fixture);
  snapshot = store_fixture_load (&fixture);
  n_before = postal_fixture_count_journal (&fixture);
  set_text (&((BrgOfficial *) snapshot->event->officials->pdata[0])->name, "Гущин П.");
  postal_fixture_assert_refused (
      &fixture, n_before, brg_store_update_event (fixture.store, snapshot->event, &error), &error,
      "Гущин П. is among the authors and cannot be the chief judge (art. 11.7).");
  postal_fixture_assert_refused (
      &fixture, n_before,
      brg_store_update_event_and_group (fixture.store, snapshot->event, snapshot->group, &error),
      &error, "Гущин П. is among the authors and cannot be the chief judge (art. 11.7).");
  set_text (&((BrgOfficial *) snapshot->event->officials->pdata[0])->name, "Гущин Пётр");
  brg_store_update_event (fixture.store, snapshot->event, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* The register with all of them is another record, by which it is known to be open. */
static void
assert_register_opened (StoreFixture *fixture)
{
  g_autoptr (BrgContest) closed = contest_fixture_load (fixture);
  g_autoptr (BrgContest) opened = NULL;
  g_autoptr (BrgJournalEntry) undone = NULL;
  g_autoptr (GPtrArray) journal = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *told = NULL;

  g_assert_false (closed->is_register_open);
  brg_store_open_contest_register (fixture->store, fixture->group_id, "Ильина Е.", "реестр",
                                   &error);
  g_assert_no_error (error);
  opened = contest_fixture_load (fixture);
  g_assert_true (opened->is_register_open);
  g_assert_true (brg_contest_hides_authors (opened));
  journal = brg_journal_list (fixture->store, fixture->event_id, NULL);
  told = brg_journal_entry_dup_title (journal->pdata[journal->len - 1]);
  g_assert_cmpstr (told, ==,
                   "Register with authors opened by Ильина Е. before publication: реестр");
  undone = brg_journal_peek_undo (fixture->store, fixture->event_id);
  g_assert_cmpstr (undone->action, !=, "contest-register");
}

/* rus-draughts-2022 11.5.2: who makes hidden authors known, and why, is on record; it is not
 * undone, what was done before is. */
static void
test_authors_named (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgContest) contest = NULL;
  g_autoptr (BrgJournalEntry) undone = NULL;
  g_autoptr (GPtrArray) journal = NULL;
  g_autofree char *told = NULL;
  const char *title =
      "Authors of work no. 1 named by Ильина Е. before publication: запрос федерации";
  gint64 work_id;
  guint n_before;

  contest_fixture_open (&fixture, BRG_CONTEST_COMPOSING);
  contest_fixture_fill (&fixture);
  contest = contest_fixture_load (&fixture);
  g_assert_true (brg_contest_hides_authors (contest));
  work_id = ((const BrgContestWork *) contest->works->pdata[0])->id;
  n_before = postal_fixture_count_journal (&fixture);
  for (guint i = 0; i < 2; i++)
    postal_fixture_assert_refused (
        &fixture, n_before,
        brg_store_name_contest_authors (fixture.store, work_id, i == 0 ? "" : "Ильина Е.",
                                        i == 0 ? "запрос" : "", &error),
        &error,
        "Who names the authors before results are published, and why, has to be told (art. "
        "11.5.2).");
  brg_store_name_contest_authors (fixture.store, work_id, "Ильина Е.", "запрос федерации", &error);
  g_assert_no_error (error);
  journal = brg_journal_list (fixture.store, fixture.event_id, NULL);
  told = brg_journal_entry_dup_title (journal->pdata[journal->len - 1]);
  g_assert_cmpstr (told, ==, title);
  undone = brg_journal_peek_undo (fixture.store, fixture.event_id);
  g_assert_cmpstr (undone->action, !=, "contest-authors-name");
  assert_register_opened (&fixture);
  contest->terms->is_open = TRUE;
  brg_store_set_contest_terms (fixture.store, fixture.group_id, contest->terms, &error);
  g_assert_no_error (error);
  n_before = postal_fixture_count_journal (&fixture);
  postal_fixture_assert_refused (
      &fixture, n_before,
      brg_store_name_contest_authors (fixture.store, work_id, "Ильина Е.", "запрос", &error),
      &error, "The authors are not hidden.");
  store_fixture_close (&fixture);
}

/* ----- Publication ----- */

static void
give_marks (StoreFixture *fixture)
{
  g_autoptr (BrgContest) contest = contest_fixture_load (fixture);
  g_autoptr (GError) error = NULL;
  const BrgContestSection *section = contest->sections->pdata[0];

  for (guint n = 0; n < section->judges->len; n++)
    {
      const BrgContestJudge *judge = section->judges->pdata[n];

      for (guint i = 0; i < contest->works->len; i++)
        {
          const BrgContestWork *work = contest->works->pdata[i];

          if (work->state == BRG_CONTEST_WORK_RECEIVED &&
              brg_contest_find_mark (contest, work->id, judge->id) == NULL)
            brg_store_set_contest_mark (fixture->store, work->id, judge->id, 5000, NULL, &error);
          g_assert_no_error (error);
        }
      brg_store_hand_in_contest_sheet (fixture->store, judge->id, "2026-12-18", &error);
      g_assert_no_error (error);
    }
}

static void
answer_remarks (StoreFixture *fixture)
{
  g_autoptr (BrgContest) contest = contest_fixture_load (fixture);
  g_autoptr (GError) error = NULL;
  BrgContestRemark *remark = contest->remarks->pdata[0];

  set_text (&remark->outcome, "refused");
  set_text (&remark->answer, "Финал иной.");
  set_text (&remark->answered, "2027-02-01");
  brg_store_put_contest_remark (fixture->store, remark, &error);
  g_assert_no_error (error);
}

/* rus-draughts-2022 11.5.2: preliminary results, remarks, final results. */
static void
test_publication (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgContest) contest = NULL;
  g_autofree char *before = NULL;
  guint n_before;

  contest_fixture_open (&fixture, BRG_CONTEST_COMPOSING);
  contest_fixture_fill (&fixture);
  contest = contest_fixture_load (&fixture);
  g_assert_true (brg_contest_hides_authors (contest));
  n_before = postal_fixture_count_journal (&fixture);
  postal_fixture_assert_refused (
      &fixture, n_before,
      brg_store_publish_contest (fixture.store, fixture.group_id, BRG_CONTEST_STAGE_FINAL,
                                 "2027-02-20", &error),
      &error, "Results are published one after the other: preliminary, then final.");
  postal_fixture_assert_refused (
      &fixture, n_before,
      brg_store_publish_contest (fixture.store, fixture.group_id, BRG_CONTEST_STAGE_PRELIMINARY,
                                 "2026-12-20", &error),
      &error, "The sheet of О. Л. Гордеев, section “Проблемы-64”, is not handed in.");
  postal_fixture_assert_refused (&fixture, n_before,
                                 brg_store_publish_contest (fixture.store, fixture.group_id,
                                                            BRG_CONTEST_STAGE_PRELIMINARY,
                                                            "2026-11-14", &error),
                                 &error, "Results are published after the closing day.");
  give_marks (&fixture);
  before = contest_fixture_dup_rows (&fixture);
  brg_store_publish_contest (fixture.store, fixture.group_id, BRG_CONTEST_STAGE_PRELIMINARY,
                             "2026-12-20", &error);
  g_assert_no_error (error);
  contest_fixture_assert_title (&fixture, "Preliminary results published");
  contest_fixture_assert_undone (&fixture, before);
  g_clear_pointer (&contest, brg_contest_free);
  contest = contest_fixture_load (&fixture);
  g_assert_false (brg_contest_hides_authors (contest));
  n_before = postal_fixture_count_journal (&fixture);
  postal_fixture_assert_refused (&fixture, n_before,
                                 brg_store_publish_contest (fixture.store, fixture.group_id,
                                                            BRG_CONTEST_STAGE_FINAL, "2027-02-20",
                                                            &error),
                                 &error, "1 remark is not answered.");
  answer_remarks (&fixture);
  brg_store_publish_contest (fixture.store, fixture.group_id, BRG_CONTEST_STAGE_FINAL, "2027-02-20",
                             &error);
  g_assert_no_error (error);
  contest_fixture_assert_title (&fixture, "Final results published");
  g_clear_pointer (&contest, brg_contest_free);
  contest = contest_fixture_load (&fixture);
  g_assert_cmpstr (contest->terms->preliminary_done, ==, "2026-12-20");
  g_assert_cmpstr (contest->terms->final_done, ==, "2027-02-20");
  store_fixture_close (&fixture);
}

/* Nothing is changed behind final results; they are taken back first. */
static void
test_final (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgContest) contest = NULL;
  const char *message = "The results are final. Take them back to make changes.";
  guint n_before;

  contest_fixture_open (&fixture, BRG_CONTEST_COMPOSING);
  contest_fixture_fill (&fixture);
  give_marks (&fixture);
  answer_remarks (&fixture);
  for (guint stage = BRG_CONTEST_STAGE_PRELIMINARY; stage < BRG_N_CONTEST_STAGES; stage++)
    {
      brg_store_publish_contest (fixture.store, fixture.group_id, (BrgContestStage) stage,
                                 "2027-02-20", &error);
      g_assert_no_error (error);
    }
  contest = contest_fixture_load (&fixture);
  n_before = postal_fixture_count_journal (&fixture);
  postal_fixture_assert_refused (
      &fixture, n_before,
      brg_store_put_contest_work (fixture.store, contest->works->pdata[0], &error), &error,
      message);
  postal_fixture_assert_refused (
      &fixture, n_before,
      brg_store_set_contest_terms (fixture.store, fixture.group_id, contest->terms, &error), &error,
      message);
  postal_fixture_assert_refused (&fixture, n_before,
                                 brg_store_put_contest_section (fixture.store, fixture.group_id,
                                                                contest->sections->pdata[0],
                                                                &error),
                                 &error, message);
  brg_store_publish_contest (fixture.store, fixture.group_id, BRG_CONTEST_STAGE_PRELIMINARY, NULL,
                             &error);
  g_assert_no_error (error);
  contest_fixture_assert_title (&fixture, "Final results taken back");
  brg_store_publish_contest (fixture.store, fixture.group_id, BRG_CONTEST_STAGE_OPEN, NULL, &error);
  g_assert_no_error (error);
  contest_fixture_assert_title (&fixture, "Preliminary results taken back");
  g_clear_pointer (&contest, brg_contest_free);
  contest = contest_fixture_load (&fixture);
  g_assert_cmpstr (contest->terms->preliminary_done, ==, "");
  g_assert_cmpstr (contest->terms->final_done, ==, "");
  store_fixture_close (&fixture);
}

/* An event goes with everything of its contest; what is left is that of the other one. */
static void
test_removed (gconstpointer data)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *rows = NULL;
  gint64 n_problems = 0;

  contest_fixture_open (&fixture, (BrgContestKind) GPOINTER_TO_UINT (data));
  contest_fixture_fill (&fixture);
  brg_store_delete_event (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  rows = contest_fixture_dup_rows (&fixture);
  g_assert_cmpstr (rows, ==, "");
  brg_sql_get_int (fixture.store, &n_problems, &error,
                   "SELECT count(*) FROM pragma_foreign_key_check", "");
  g_assert_no_error (error);
  g_assert_cmpint (n_problems, ==, 0);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-contest")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-contest/terms", test_terms);
  for (guint i = 0; i < G_N_ELEMENTS (day_cases); i++)
    {
      g_autofree char *path =
          g_strdup_printf ("/data/store-contest/rus-draughts-2022/11.5.2/%s", day_cases[i].path);

      g_test_add_data_func (path, &day_cases[i], test_days);
    }
  g_test_add_func ("/data/store-contest/rus-draughts-2022/11.5/kind", test_kind);
  g_test_add_func ("/data/store-contest/settled", test_settled);
  g_test_add_data_func ("/data/store-contest/rus-draughts-2022/11.6/judges-go/group",
                        GINT_TO_POINTER (TRUE), test_judges_go);
  g_test_add_data_func ("/data/store-contest/rus-draughts-2022/11.6/judges-go/terms",
                        GINT_TO_POINTER (FALSE), test_judges_go);
  g_test_add_func ("/data/store-contest/sections", test_sections);
  for (guint i = 0; i < G_N_ELEMENTS (section_cases); i++)
    {
      g_autofree char *path =
          g_strdup_printf ("/data/store-contest/section/%s", section_cases[i].path);

      g_test_add_data_func (path, &section_cases[i], test_section_refused);
    }
  g_test_add_func ("/data/store-contest/judged", test_judged);
  g_test_add_func ("/data/store-contest/rus-draughts-2022/11.7/judge-is-author",
                   test_judge_is_author);
  g_test_add_func ("/data/store-contest/rus-draughts-2022/11.7/author-is-chief",
                   test_author_is_chief);
  g_test_add_func ("/data/store-contest/rus-draughts-2022/11.5.2/authors-named",
                   test_authors_named);
  g_test_add_func ("/data/store-contest/rus-draughts-2022/11.5.2/publication", test_publication);
  g_test_add_func ("/data/store-contest/final", test_final);
  g_test_add_data_func ("/data/store-contest/removed/composing",
                        GUINT_TO_POINTER (BRG_CONTEST_COMPOSING), test_removed);
  g_test_add_data_func ("/data/store-contest/removed/solving",
                        GUINT_TO_POINTER (BRG_CONTEST_SOLVING), test_removed);
  return g_test_run ();
}
