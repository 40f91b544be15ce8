/* test-import-papers.c - a list that is taken in: numbers of papers, years of two digits, rows that
 * come twice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-import-file.h"
#include "brg-import-words.h"
#include "brg-store-papers.h"
#include "brg-test.h"
#include "store-fixture.h"

static BrgImportFile *
read_text (const char *text)
{
  g_autoptr (GError) error = NULL;
  BrgImportFile *file = brg_import_file_new_from_text (text, "players", &error);

  g_assert_no_error (error);
  return file;
}

static void
keep (StoreFixture *fixture, gint64 person_id, BrgPaperField field, const char *number)
{
  g_autoptr (BrgPersonalPapers) papers = brg_personal_papers_new ();
  g_autoptr (GError) error = NULL;

  brg_personal_papers_set (papers, field, number);
  brg_store_keep_papers (fixture->store, fixture->event_id, &error);
  brg_store_set_papers (fixture->store, fixture->event_id, person_id, papers, &error);
  g_assert_no_error (error);
}

/* Somebody else has the number already: in the list he is perhaps that one; elsewhere in the file
 * the row is doubtful. */
static void
test_numbers_of_others (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgImportFile) file = read_text ("Ф.И.О.;Дата рождения;СНИЛС;Паспорт\n"
                                              "Орлов Ким Ильич;05.05.2011;11223344595;6310 111111\n"
                                              "Щукин Ян;06.05.2011;;6310№778899\n"
                                              "Котов Глеб;07.05.2011;001-001-998 00;\n");
  g_autoptr (GPtrArray) nobody = g_ptr_array_new ();

  store_fixture_open (&fixture, 4);
  snapshot = store_fixture_load (&fixture);
  keep (&fixture, brg_snapshot_get_entry (snapshot, 0)->person_id, BRG_PAPER_SNILS,
        "112-233-445 95");
  keep (&fixture, brg_snapshot_get_entry (snapshot, 1)->person_id, BRG_PAPER_PASSPORT,
        "6310 778899");
  brg_import_file_compare (file, snapshot->entries, fixture.store);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_cmpint (file->known[i], ==, (gint) i);
      g_assert_cmpint (brg_import_file_get_state (file, i), ==, BRG_IMPORT_ROW_UNDECIDED);
      g_assert_cmpstr (brg_import_words_get_doubt (file, i), ==,
                       "Somebody else here has the same SNILS or passport.");
    }
  g_assert_cmpint (brg_import_file_get_state (file, 2), ==, BRG_IMPORT_ROW_NEW);
  brg_import_file_compare (file, nobody, fixture.store);
  g_assert_cmpint (brg_import_file_get_state (file, 0), ==, BRG_IMPORT_ROW_DOUBTFUL);
  g_assert_cmpuint (brg_import_file_count (file).n_doubts, ==, 2);
  store_fixture_close (&fixture);
}

/* The commonest writing of a birth is no doubt: it is told once, and what is one stays. */
static void
test_short_years (void)
{
  g_autoptr (BrgImportFile) file = read_text ("Ф.И.О.;Г.р.\n"
                                              "Орлов Ким;05.05.10\n"
                                              "Щукин Ян;99\n"
                                              "Котов Глеб;12.12.2011\n");
  g_autoptr (BrgImportFile) old = NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *text =
      g_strdup_printf ("Ф.И.О.;Дата рождения\nОрлов Ким;05.05.%02d\nЩукин Ян;1.1.2010\n",
                       (g_date_time_get_year (now) - 95) % 100);
  g_autofree char *outcome = brg_import_words_dup_outcome (file, FALSE);

  g_assert_cmpuint (brg_import_file_count (file).n_doubts, ==, 0);
  g_assert_cmpstr (((BrgPlayerRow *) file->table->rows->pdata[1])->entry->birth, ==, "1999");
  g_assert_cmpstr (outcome, ==,
                   "3 players will be imported. In 2 dates of birth the year has two digits: "
                   "“05.05.10” is taken as 2010.");
  /* Who would be older than anybody who plays is asked about. */
  old = read_text (text);
  g_assert_cmpuint (brg_import_file_count (old).n_doubts, ==, 1);
}

/* Name and whole birth of an earlier row: he comes in once unless the row is taken by hand. */
static void
test_repeated (void)
{
  g_autoptr (BrgImportFile) file = read_text ("Ф.И.О.;Дата рождения\n"
                                              "Орлов Ким;05.05.2010\n"
                                              "Орлов Ким;05.05.10\n"
                                              "Орлов Ким;2010\n");

  g_assert_cmpint (brg_import_file_get_state (file, 0), ==, BRG_IMPORT_ROW_NEW);
  g_assert_cmpint (brg_import_file_get_state (file, 1), ==, BRG_IMPORT_ROW_LEFT_OUT);
  g_assert_cmpint (brg_import_file_get_state (file, 2), ==, BRG_IMPORT_ROW_DOUBTFUL);
  brg_import_file_toggle_row (file, 1);
  g_assert_cmpint (brg_import_file_get_state (file, 1), ==, BRG_IMPORT_ROW_DOUBTFUL);
}

/* Where no personal papers are kept nobody has to look after their numbers; that one account is of
 * two rows is told all the same. */
static void
test_not_kept (void)
{
  g_autoptr (BrgImportFile) file = read_text ("Ф.И.О.;Дата рождения;СНИЛС;Паспорт\n"
                                              "Орлов Ким;05.05.2011;11223344500;\n"
                                              "Щукин Ян;06.05.2011;;63\n"
                                              "Котов Глеб;07.05.2011;11223344595;\n"
                                              "Лосев Лев;08.05.2011;112-233-445 95;\n");

  g_assert_false (file->keeps_papers);
  g_assert_null (brg_import_words_dup_problems (file, 1));
  g_assert_cmpuint (brg_import_file_count (file).n_doubts, ==, 1);
  g_assert_cmpint (brg_import_file_get_state (file, 0), ==, BRG_IMPORT_ROW_NEW);
  g_assert_cmpint (brg_import_file_get_state (file, 1), ==, BRG_IMPORT_ROW_NEW);
  g_assert_cmpint (brg_import_file_get_state (file, 3), ==, BRG_IMPORT_ROW_DOUBTFUL);
  file->keeps_papers = TRUE;
  g_assert_cmpuint (brg_import_file_count (file).n_doubts, ==, 3);
  g_assert_cmpint (brg_import_file_get_state (file, 0), ==, BRG_IMPORT_ROW_DOUBTFUL);
  g_assert_cmpint (brg_import_file_get_state (file, 1), ==, BRG_IMPORT_ROW_DOUBTFUL);
}

BRG_TEST_TOPIC ("import-papers")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/import-papers/numbers-of-others", test_numbers_of_others);
  g_test_add_func ("/app/import-papers/short-years", test_short_years);
  g_test_add_func ("/app/import-papers/repeated", test_repeated);
  g_test_add_func ("/app/import-papers/not-kept", test_not_kept);
  return g_test_run ();
}
