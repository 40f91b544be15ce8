/* test-store-contest-chief.c - the chief judge is among no solvers and authors, whoever is named
 * how; who named hidden authors is on record
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-sql.h"
#include "brg-store-event.h"
#include "brg-store-groups.h"
#include "brg-store-merge.h"
#include "brg-store-persons.h"
#include "brg-store-players.h"
#include "brg-test.h"
#include "contest-fixture.h"
#include "postal-fixture.h"

/* rus-draughts-2022 11.7: the chief judge does not compete, and no solver becomes one. */
static void
test_chief (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgContest) contest = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autofree char *name = NULL;
  g_autofree char *told = NULL;
  g_autoptr (BrgEntry) renamed = NULL;
  BrgContestAnswer *answer;
  BrgOfficial *chief;
  const BrgEntry *solver;
  guint n_before;

  contest_fixture_open (&fixture, BRG_CONTEST_SOLVING);
  contest_fixture_fill (&fixture);
  contest = contest_fixture_load (&fixture);
  answer = contest->answers->pdata[0];
  snapshot = store_fixture_load (&fixture);
  solver = brg_snapshot_get_entry (snapshot, brg_snapshot_find_entry (snapshot, answer->entry_id));
  chief = snapshot->event->officials->pdata[0];
  n_before = postal_fixture_count_journal (&fixture);
  renamed = brg_entry_copy (solver);
  g_free (renamed->family_name);
  renamed->family_name = g_strdup (chief->name);
  name = g_strdup_printf ("%s is among the solvers and cannot be the chief judge (art. 11.7).",
                          chief->name);
  postal_fixture_assert_refused (
      &fixture, n_before, brg_store_update_entry (fixture.store, renamed, &error), &error, name);
  g_clear_pointer (&name, g_free);
  g_free (chief->name);
  chief->name = g_strdup_printf ("%s %s", solver->family_name, solver->given_name);
  n_before = postal_fixture_count_journal (&fixture);
  name = g_strdup_printf ("%s is among the solvers and cannot be the chief judge (art. 11.7).",
                          chief->name);
  postal_fixture_assert_refused (&fixture, n_before,
                                 brg_store_update_event (fixture.store, snapshot->event, &error),
                                 &error, name);
  g_clear_pointer (&name, g_free);
  g_assert_true (brg_sql_run (fixture.store, &error,
                              "UPDATE official SET name = ?1 WHERE role = 'chief-arbiter'", "t",
                              chief->name));
  name = brg_entry_dup_full_name (solver);
  told = g_strdup_printf ("%s is the chief judge, who does not compete (art. 11.7). If these are "
                          "two persons, write their names in full.",
                          name);
  postal_fixture_assert_refused (&fixture, n_before,
                                 brg_store_put_contest_answer (fixture.store, answer, &error),
                                 &error, told);
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 11.7: a contest in which he is entered becomes none for solving. */
static void
test_chief_of_kind (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgContestTerms) terms = brg_contest_terms_new (BRG_CONTEST_SOLVING);
  BrgOfficial *chief;
  const char *told = "Сизова Дарья is among the solvers and cannot be the chief judge (art. 11.7).";
  guint n_before;

  contest_fixture_open (&fixture, BRG_CONTEST_COMPOSING);
  snapshot = store_fixture_load (&fixture);
  chief = snapshot->event->officials->pdata[0];
  g_free (chief->name);
  chief->name = g_strdup ("Сизова Дарья");
  g_assert_true (brg_store_update_event (fixture.store, snapshot->event, &error));
  n_before = postal_fixture_count_journal (&fixture);
  postal_fixture_assert_refused (
      &fixture, n_before,
      brg_store_set_contest_terms (fixture.store, fixture.group_id, terms, &error), &error, told);
  snapshot->group->contest = BRG_CONTEST_SOLVING;
  postal_fixture_assert_refused (&fixture, n_before,
                                 brg_store_update_group (fixture.store, snapshot->group, &error),
                                 &error, told);
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 11.7: the chief judge is not entered as a solver; as an author he competes with
 * a work only. */
static void
check_chief_entered (BrgContestKind kind)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgEntry) entry = brg_entry_new ();
  BrgOfficial *chief;
  gint64 id = 0;
  guint n_before;
  gboolean done;

  contest_fixture_open (&fixture, kind);
  snapshot = store_fixture_load (&fixture);
  chief = snapshot->event->officials->pdata[0];
  g_free (chief->name);
  chief->name = g_strdup ("Судьин Пётр");
  g_assert_true (brg_store_update_event (fixture.store, snapshot->event, &error));
  g_free (entry->family_name);
  g_free (entry->given_name);
  entry->family_name = g_strdup ("Судьин");
  entry->given_name = g_strdup ("Пётр");
  n_before = postal_fixture_count_journal (&fixture);
  done = brg_store_add_entry (fixture.store, fixture.group_id, entry, BRG_OUTCOME_ZERO_BYE, &id,
                              &error);
  if (kind == BRG_CONTEST_SOLVING)
    {
      postal_fixture_assert_refused (
          &fixture, n_before, done, &error,
          "Судьин Пётр is the chief judge, who does not compete (art. 11.7). If these are two "
          "persons, write their names in full.");
      g_free (entry->given_name);
      entry->given_name = g_strdup ("Павел");
      done = brg_store_add_entry (fixture.store, fixture.group_id, entry, BRG_OUTCOME_ZERO_BYE, &id,
                                  &error);
    }
  g_assert_no_error (error);
  g_assert_true (done);
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 11.7: the name of a solver is that of his card in the register, whoever changes
 * it; what stood there before is not asked again. */
static void
test_chief_of_register (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgPerson) solver = NULL;
  g_autoptr (BrgPerson) other = NULL;
  const char *told = "В. С. Токарев is among the solvers and cannot be the chief judge "
                     "(art. 11.7).";
  gint64 other_id = 0;
  guint n_before;

  contest_fixture_open (&fixture, BRG_CONTEST_SOLVING);
  snapshot = store_fixture_load (&fixture);
  solver = brg_store_load_person (fixture.store, brg_snapshot_get_entry (snapshot, 0)->person_id,
                                  &error);
  g_assert_no_error (error);
  g_assert_true (brg_sql_get_int (fixture.store, &other_id, &error,
                                  "SELECT min (id) FROM person WHERE id NOT IN (SELECT person_id"
                                  " FROM entry WHERE group_id = ?1)",
                                  "i", fixture.group_id));
  other = brg_store_load_person (fixture.store, other_id, &error);
  g_assert_no_error (error);
  brg_person_set_text (solver, BRG_PERSON_FAMILY_NAME, "Токарев");
  brg_person_set_text (solver, BRG_PERSON_GIVEN_NAME, "Виктор");
  n_before = postal_fixture_count_journal (&fixture);
  postal_fixture_assert_refused (
      &fixture, n_before, brg_store_update_person (fixture.store, 0, solver, &error), &error, told);
  postal_fixture_assert_refused (
      &fixture, n_before, brg_store_merge_persons (fixture.store, 0, solver, other->id, &error),
      &error, told);
  /* Who takes part in no contest may have it. */
  brg_person_set_text (other, BRG_PERSON_FAMILY_NAME, "Токарев");
  brg_person_set_text (other, BRG_PERSON_GIVEN_NAME, "Виктор");
  brg_store_update_person (fixture.store, 0, other, &error);
  g_assert_no_error (error);
  n_before = postal_fixture_count_journal (&fixture);
  brg_person_set_text (other, BRG_PERSON_COACHES, "");
  postal_fixture_assert_refused (
      &fixture, n_before, brg_store_merge_persons (fixture.store, 0, other, solver->id, &error),
      &error, told);
  g_assert_true (brg_sql_run (fixture.store, &error,
                              "UPDATE person SET family_name = 'Токарев',"
                              " given_name = 'Виктор' WHERE id = ?1",
                              "i", solver->id));
  brg_person_set_text (solver, BRG_PERSON_BIRTH, "1990-01-02");
  brg_store_update_person (fixture.store, 0, solver, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 11.7: nor does he come in with the players of a stage, or by naming him and
 * making the group a contest in one act; where both change and it is well in the end, it is. */
static void
test_chief_of_stage (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgGroup) stage = brg_group_new ();
  const char *told = "Сизова Дарья is among the solvers and cannot be the chief judge (art. 11.7).";
  BrgOfficial *chief;
  gint64 group_id;
  guint n_before;

  contest_fixture_open (&fixture, BRG_CONTEST_COMPOSING);
  snapshot = store_fixture_load (&fixture);
  chief = snapshot->event->officials->pdata[0];
  g_free (chief->name);
  chief->name = g_strdup ("Сизова Дарья");
  n_before = postal_fixture_count_journal (&fixture);
  snapshot->group->contest = BRG_CONTEST_SOLVING;
  postal_fixture_assert_refused (
      &fixture, n_before,
      brg_store_update_event_and_group (fixture.store, snapshot->event, snapshot->group, &error),
      &error, told);
  snapshot->group->contest = BRG_CONTEST_COMPOSING;
  g_assert_true (brg_store_update_event (fixture.store, snapshot->event, &error));
  g_free (stage->name);
  stage->name = g_strdup ("Финал");
  stage->previous_id = fixture.group_id;
  stage->contest = BRG_CONTEST_SOLVING;
  n_before = postal_fixture_count_journal (&fixture);
  postal_fixture_assert_refused (&fixture, n_before,
                                 brg_store_add_stage (fixture.store, snapshot->event->id, stage,
                                                      "Отбор", snapshot->entries, &group_id,
                                                      &error),
                                 &error, told);
  stage->contest = BRG_CONTEST_COMPOSING;
  brg_store_add_stage (fixture.store, snapshot->event->id, stage, "Отбор", snapshot->entries,
                       &group_id, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 11.7: a solving contest that becomes one for composing may have a player for
 * its chief judge in the same act, for nobody of them is an author. */
static void
test_chief_and_kind (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  BrgOfficial *chief;

  contest_fixture_open (&fixture, BRG_CONTEST_SOLVING);
  snapshot = store_fixture_load (&fixture);
  chief = snapshot->event->officials->pdata[0];
  g_free (chief->name);
  chief->name = g_strdup ("Сизова Дарья");
  snapshot->group->contest = BRG_CONTEST_COMPOSING;
  brg_store_update_event_and_group (fixture.store, snapshot->event, snapshot->group, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

static void
test_chief_entered (void)
{
  check_chief_entered (BRG_CONTEST_SOLVING);
  check_chief_entered (BRG_CONTEST_COMPOSING);
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

BRG_TEST_TOPIC ("store-contest-chief")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-contest-chief/rus-draughts-2022/11.7/chief", test_chief);
  g_test_add_func ("/data/store-contest-chief/rus-draughts-2022/11.7/chief-of-kind",
                   test_chief_of_kind);
  g_test_add_func ("/data/store-contest-chief/rus-draughts-2022/11.7/chief-of-register",
                   test_chief_of_register);
  g_test_add_func ("/data/store-contest-chief/rus-draughts-2022/11.7/chief-of-stage",
                   test_chief_of_stage);
  g_test_add_func ("/data/store-contest-chief/rus-draughts-2022/11.7/chief-and-kind",
                   test_chief_and_kind);
  g_test_add_func ("/data/store-contest-chief/rus-draughts-2022/11.7/chief-entered",
                   test_chief_entered);
  g_test_add_func ("/data/store-contest-chief/rus-draughts-2022/11.5.2/authors-named",
                   test_authors_named);
  return g_test_run ();
}
