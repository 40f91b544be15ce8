/* test-store-papers.c - personal papers: off until somebody wants them, purged in one step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-index.h"
#include "brg-sql.h"
#include "brg-store-merge.h"
#include "brg-store-papers.h"
#include "brg-store-persons.h"
#include "brg-store-players.h"
#include "brg-store-removal.h"
#include "brg-test.h"
#include "store-fixture.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>

#define PASSPORT "6310 778899"
#define ADDRESS "ул. Минская, 27"

static gint64
get_person (StoreFixture *fixture, guint index)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  return brg_snapshot_get_entry (snapshot, (gint) index)->person_id;
}

static gboolean
set (StoreFixture *fixture, gint64 id, const char *passport, const char *snils, GError **error)
{
  g_autoptr (BrgPersonalPapers) papers = brg_personal_papers_new ();

  brg_personal_papers_set (papers, BRG_PAPER_PASSPORT, passport);
  brg_personal_papers_set (papers, BRG_PAPER_SNILS, snils);
  brg_personal_papers_set (papers, BRG_PAPER_ADDRESS, ADDRESS);
  return brg_store_set_papers (fixture->store, fixture->event_id, id, papers, error);
}

static void
clear (StoreFixture *fixture, gint64 id)
{
  g_autoptr (BrgPersonalPapers) papers = brg_personal_papers_new ();
  g_autoptr (GError) error = NULL;

  g_assert_true (brg_store_set_papers (fixture->store, fixture->event_id, id, papers, &error));
  g_assert_no_error (error);
}

static void
assert_passport (StoreFixture *fixture, gint64 id, const char *passport)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPersonalPapers) papers = brg_store_load_papers (fixture->store, id, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (papers->texts[BRG_PAPER_PASSPORT], ==, passport);
}

static void
open_with_papers (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  store_fixture_open (fixture, 4);
  g_assert_true (brg_store_keep_papers (fixture->store, fixture->event_id, &error));
  g_assert_true (set (fixture, get_person (fixture, 0), PASSPORT, "112-233-445 95", &error));
  g_assert_no_error (error);
}

/* Files of a folder and of those in it that hold a text. */
static guint
count_holders (const char *folder, const char *text)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint count = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        count += count_holders (path, text);
      else
        count += store_fixture_file_holds (path, text);
    }
  return count;
}

static void
test_off (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  g_assert_false (brg_store_are_papers_kept (fixture.store));
  g_assert_false (set (&fixture, get_person (&fixture, 0), PASSPORT, "", &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_cmpuint (count_holders (fixture.folder, PASSPORT), ==, 0);
  store_fixture_close (&fixture);
}

/* The journal says whose papers changed and never what they are; nothing of it is undone. */
static void
test_journal (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 count = 1;
  gint64 id;

  open_with_papers (&fixture);
  id = get_person (&fixture, 0);
  store_fixture_reopen (&fixture);
  assert_passport (&fixture, id, PASSPORT);
  g_assert_true (brg_sql_get_int (
      fixture.store, &count, NULL,
      "SELECT count(*) FROM journal WHERE arguments LIKE '%778899%' OR instr (changeset,"
      " CAST ('778899' AS BLOB)) OR instr (inverse, CAST ('778899' AS BLOB))",
      ""));
  g_assert_cmpint (count, ==, 0);
  g_assert_true (brg_sql_get_int (fixture.store, &count, NULL,
                                  "SELECT count(*) FROM journal WHERE action = 'papers-set'", ""));
  g_assert_cmpint (count, ==, 1);
  g_assert_null (brg_journal_peek_undo (fixture.store, fixture.event_id));
  assert_passport (&fixture, id, PASSPORT);
  g_assert_true (brg_journal_verify (fixture.store, &error));
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* Copies have none, whoever asked for them; the file that goes on elsewhere has. */
static void
test_copies (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *copy = NULL;
  g_autofree char *whole = NULL;
  g_autofree char *copies = NULL;

  open_with_papers (&fixture);
  copy = g_build_filename (fixture.folder, "copy.berger", NULL);
  whole = g_build_filename (fixture.folder, "whole.berger", NULL);
  copies = g_build_filename (fixture.folder, "copies", NULL);
  brg_backup_make (fixture.store);
  store_fixture_publish (&fixture);
  g_assert_true (brg_backup_write (fixture.store, copy, &error));
  g_assert_true (brg_backup_write_whole (fixture.store, whole, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (count_holders (copies, "Игрок1"), >, 0);
  g_assert_cmpuint (count_holders (copies, PASSPORT), ==, 0);
  g_assert_false (store_fixture_file_holds (copy, PASSPORT));
  g_assert_true (store_fixture_file_holds (whole, PASSPORT));
  {
    g_autoptr (BrgStore) store = brg_store_open (copy, BRG_STORE_READ_ONLY, &error);

    g_assert_no_error (error);
    g_assert_true (brg_journal_verify (store, &error));
  }
  store_fixture_close (&fixture);
}

/* The workspace as it lies there, under the name of a copy, as somebody might lay it there. */
static char *
lay_copy (StoreFixture *fixture, const char *folder, const char *ending)
{
  g_autofree char *name =
      g_strdup_printf ("work-20261121-143207-j000001-0123456789abcdef.berger%s", ending);
  char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (brg_backup_write_whole (fixture->store, path, &error));
  g_assert_no_error (error);
  g_assert_true (store_fixture_file_holds (path, PASSPORT));
  return path;
}

/* No byte is left in the file, beside it and in its copies; the files still open and agree with
 * their journals. */
static void
test_purged (void)
{
  StoreFixture fixture = { 0 };
  g_auto (BrgPurgeReport) report = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *copies = NULL;
  g_autofree char *second = NULL;
  g_autofree char *laid = NULL;
  g_autofree char *broken_off = NULL;
  g_autofree char *on_stick = NULL;
  gint64 id;

  open_with_papers (&fixture);
  id = get_person (&fixture, 0);
  /* What was there before the last change is gone as well. */
  g_assert_true (set (&fixture, get_person (&fixture, 1), "0000 " PASSPORT, "", &error));
  g_assert_true (set (&fixture, get_person (&fixture, 1), "4 511", "", &error));
  copies = g_build_filename (fixture.folder, "copies", NULL);
  second = g_build_filename (fixture.folder, "stick", NULL);
  laid = lay_copy (&fixture, copies, "");
  broken_off = lay_copy (&fixture, copies, ".Ab12Cd");
  on_stick = lay_copy (&fixture, second, "");
  brg_backup_set_folders (fixture.store, NULL, second);
  g_assert_cmpuint (count_holders (fixture.folder, PASSPORT), >=, 4);
  g_assert_true (brg_store_purge_papers (fixture.store, fixture.event_id, &report, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (report.n_persons, ==, 2);
  g_assert_cmpuint (report.n_copies, ==, 2);
  g_assert_cmpuint (report.left->len, ==, 0);
  g_assert_false (report.is_in_use);
  g_assert_true (report.is_finished);
  g_assert_cmpuint (count_holders (fixture.folder, PASSPORT), ==, 0);
  g_assert_cmpuint (count_holders (fixture.folder, "778899"), ==, 0);
  g_assert_cmpuint (count_holders (fixture.folder, "112-233-445"), ==, 0);
  g_assert_cmpuint (count_holders (fixture.folder, "Минская"), ==, 0);
  g_assert_false (g_file_test (broken_off, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (laid, G_FILE_TEST_EXISTS));
  g_assert_false (brg_store_are_papers_kept (fixture.store));
  assert_passport (&fixture, id, "");
  g_assert_false (set (&fixture, id, PASSPORT, "", NULL));
  store_fixture_reopen (&fixture);
  g_assert_true (brg_journal_verify (fixture.store, &error));
  {
    g_autoptr (BrgStore) store = brg_store_open (laid, BRG_STORE_READ_ONLY, &error);

    g_assert_no_error (error);
    g_assert_true (brg_journal_verify (store, &error));
  }
  store_fixture_close (&fixture);
}

/* The file says so at the next opening; nothing is kept before, and a purge that reaches everything
 * ends it. */
static void
finish_later (StoreFixture *fixture, const char *foreign, const char *damaged)
{
  g_auto (BrgPurgeReport) report = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 count = 0;

  store_fixture_reopen (fixture);
  g_assert_true (brg_store_is_purge_open (fixture->store));
  g_assert_false (brg_store_are_papers_kept (fixture->store));
  g_assert_false (brg_store_keep_papers (fixture->store, fixture->event_id, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  g_assert_cmpint (g_unlink (foreign), ==, 0);
  g_assert_cmpint (g_unlink (damaged), ==, 0);
  g_assert_true (brg_store_purge_papers (fixture->store, fixture->event_id, &report, &error));
  g_assert_no_error (error);
  g_assert_true (report.is_finished);
  g_assert_false (brg_store_is_purge_open (fixture->store));
  g_assert_true (brg_sql_get_int (
      fixture->store, &count, NULL,
      "SELECT sum (action = 'papers-purge') * 10 + sum (action = 'papers-purged') FROM journal",
      ""));
  g_assert_cmpint (count, ==, 11);
  g_assert_true (brg_journal_verify (fixture->store, &error));
  g_assert_no_error (error);
  g_assert_true (brg_store_keep_papers (fixture->store, fixture->event_id, &error));
}

/* What cannot be reached is named with its reason. */
static void
test_left (void)
{
  StoreFixture fixture = { 0 };
  StoreFixture stranger = { 0 };
  g_auto (BrgPurgeReport) report = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *copies = NULL;
  g_autofree char *foreign = NULL;
  g_autofree char *damaged = NULL;
  g_autofree char *absent = NULL;
  sqlite3 *reader = NULL;
  sqlite3_stmt *stmt = NULL;

  open_with_papers (&fixture);
  open_with_papers (&stranger);
  copies = g_build_filename (fixture.folder, "copies", NULL);
  foreign = lay_copy (&stranger, copies, "");
  damaged = g_build_filename (copies, "work-20261121-143208-j000002.berger", NULL);
  absent = g_build_filename (fixture.folder, "no-stick", NULL);
  g_assert_true (g_file_set_contents (damaged, "no database", -1, &error));
  brg_backup_set_folders (fixture.store, NULL, absent);
  /* Another program reads the file. */
  g_assert_cmpint (sqlite3_open (fixture.path, &reader), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (reader, "BEGIN", NULL, NULL, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_prepare_v2 (reader, "SELECT * FROM event", -1, &stmt, NULL), ==,
                   SQLITE_OK);
  g_assert_cmpint (sqlite3_step (stmt), ==, SQLITE_ROW);
  g_assert_true (brg_store_purge_papers (fixture.store, fixture.event_id, &report, &error));
  g_assert_no_error (error);
  g_assert_true (report.is_in_use);
  g_assert_false (report.is_finished);
  g_assert_true (brg_store_is_purge_open (fixture.store));
  g_assert_cmpuint (report.left->len, ==, 3);
  for (guint i = 0; i < report.left->len; i++)
    {
      const char *left = report.left->pdata[i];

      g_test_message ("%s", left);
      g_assert_true (g_str_has_prefix (left, foreign) || g_str_has_prefix (left, damaged) ||
                     g_str_has_prefix (left, absent));
    }
  g_assert_true (store_fixture_file_holds (foreign, PASSPORT));
  sqlite3_finalize (stmt);
  sqlite3_close (reader);
  finish_later (&fixture, foreign, damaged);
  store_fixture_close (&stranger);
  store_fixture_close (&fixture);
}

/* Papers stay with the number under which they were entered: a merge finds them, its undo as well.
 */
static void
test_merged (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) first = NULL;
  g_autoptr (BrgSnapshot) second = NULL;
  g_autoptr (BrgPerson) kept = NULL;
  gint64 group_id;
  gint64 gone;

  open_with_papers (&fixture);
  first = store_fixture_load (&fixture);
  brg_store_create_event (fixture.store, first->event, first->group, first->entries, &group_id,
                          &error);
  second = brg_store_load (fixture.store, group_id, &error);
  gone = brg_snapshot_get_entry (first, 0)->person_id;
  kept =
      brg_store_load_person (fixture.store, brg_snapshot_get_entry (second, 0)->person_id, &error);
  assert_passport (&fixture, kept->id, "");
  /* Neither of two is lost, nor taken for the other. */
  g_assert_true (set (&fixture, kept->id, "4 511", "", &error));
  g_assert_false (brg_store_check_merge (fixture.store, kept->id, gone, NULL));
  g_assert_false (brg_store_merge_persons (fixture.store, fixture.event_id, kept, gone, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  assert_passport (&fixture, gone, PASSPORT);
  assert_passport (&fixture, kept->id, "4 511");
  clear (&fixture, kept->id);
  g_assert_true (brg_store_merge_persons (fixture.store, fixture.event_id, kept, gone, &error));
  g_assert_no_error (error);
  assert_passport (&fixture, kept->id, PASSPORT);
  /* Both numbers lead to the same papers. */
  g_assert_true (set (&fixture, gone, "4 512", "", &error));
  assert_passport (&fixture, gone, "4 512");
  assert_passport (&fixture, kept->id, "4 512");
  g_assert_true (set (&fixture, kept->id, "4 513", "", &error));
  assert_passport (&fixture, gone, "4 513");
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  assert_passport (&fixture, kept->id, "");
  assert_passport (&fixture, gone, "4 513");
  store_fixture_close (&fixture);
}

static void
assert_n_papers (StoreFixture *fixture, gint64 n_papers)
{
  gint64 count = -1;

  g_assert_true (
      brg_sql_get_int (fixture->store, &count, NULL, "SELECT count(*) FROM personal_paper", ""));
  g_assert_cmpint (count, ==, n_papers);
}

/* Papers go with their person, whatever number they stand under and however he goes. */
static void
test_orphans (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) first = NULL;
  g_autoptr (BrgSnapshot) second = NULL;
  g_autoptr (BrgPerson) kept = NULL;
  g_autoptr (BrgEntry) entry = brg_entry_new ();
  gint64 entry_id = 0;
  gint64 person_id = 0;
  gint64 group_id;

  open_with_papers (&fixture);
  first = store_fixture_load (&fixture);
  brg_store_create_event (fixture.store, first->event, first->group, first->entries, &group_id,
                          &error);
  second = brg_store_load (fixture.store, group_id, &error);
  g_free (entry->family_name);
  /* The act that brought him is undone. */
  entry->family_name = g_strdup ("Завьялов");
  g_assert_true (brg_store_add_entry (fixture.store, group_id, entry, BRG_OUTCOME_ZERO_BYE,
                                      &entry_id, &error));
  g_assert_no_error (error);
  g_assert_true (brg_sql_get_int (fixture.store, &person_id, &error,
                                  "SELECT person_id FROM entry WHERE id = ?1", "i", entry_id));
  g_assert_true (set (&fixture, person_id, "1", "", &error));
  assert_n_papers (&fixture, 2);
  g_assert_true (brg_journal_undo (fixture.store, second->event->id, &error));
  g_assert_no_error (error);
  assert_n_papers (&fixture, 1);
  assert_passport (&fixture, brg_snapshot_get_entry (first, 0)->person_id, PASSPORT);
  /* One who was merged is removed. */
  kept =
      brg_store_load_person (fixture.store, brg_snapshot_get_entry (second, 0)->person_id, &error);
  g_assert_no_error (error);
  g_assert_true (brg_store_merge_persons (fixture.store, fixture.event_id, kept,
                                          brg_snapshot_get_entry (first, 0)->person_id, &error));
  g_assert_true (
      brg_store_remove_entry (fixture.store, brg_snapshot_get_entry (first, 0)->id, &error));
  assert_passport (&fixture, kept->id, PASSPORT);
  g_assert_true (
      brg_store_remove_entry (fixture.store, brg_snapshot_get_entry (second, 0)->id, &error));
  g_assert_no_error (error);
  assert_n_papers (&fixture, 0);
  store_fixture_close (&fixture);
}

/* One account is one person: a second one is told whose it is; it is kept as it is printed. */
static void
test_second_holder (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPersonalPapers) papers = NULL;
  g_autoptr (GPtrArray) holders = NULL;
  g_autoptr (BrgPaperIndex) index = NULL;
  gint64 second;

  open_with_papers (&fixture);
  second = get_person (&fixture, 1);
  g_assert_false (set (&fixture, second, "6311 120034", "112-233-445-95", &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_nonnull (strstr (error->message, "has this SNILS"));
  g_clear_error (&error);
  /* His own number may be written once more. */
  g_assert_true (set (&fixture, get_person (&fixture, 0), PASSPORT, "11223344595", &error));
  g_assert_true (set (&fixture, second, "6311 120034", "001-001-998-00", &error));
  g_assert_no_error (error);
  papers = brg_store_load_papers (fixture.store, second, &error);
  g_assert_cmpstr (papers->texts[BRG_PAPER_SNILS], ==, "001-001-998 00");
  holders = brg_store_list_paper_holders (fixture.store, &error);
  index = brg_paper_index_new (holders);
  g_assert_null (brg_paper_index_find (index, second, papers, BRG_PAPER_SNILS));
  brg_personal_papers_set (papers, BRG_PAPER_PASSPORT, "6311№120034");
  g_assert_cmpint (brg_paper_index_find (index, 0, papers, BRG_PAPER_PASSPORT)->person_id, ==,
                   second);
  store_fixture_close (&fixture);
}

static const struct
{
  const char *snils;
  gboolean is_right;
} numbers[] = {
  { "112-233-445 95", TRUE },  { "11223344595", TRUE },     { "112-233-445 96", FALSE },
  { "112-233-454 95", FALSE }, { "001-001-998 00", TRUE },  { "1122334459", FALSE },
  { "112233445955", FALSE },   { "112.233.445.95", FALSE }, { "", FALSE },
};

static void
test_snils (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_test_message ("%s", numbers[i].snils);
      g_assert_cmpint (brg_snils_is_right (numbers[i].snils), ==, numbers[i].is_right);
    }
}

static const struct
{
  const char *passport;
  gboolean is_likely;
} passports[] = {
  { "4510 123456", TRUE },  { "45 10 123456", TRUE },
  { "4510123456", TRUE },   { "паспорт серия 4510 № 123456 выдан ОВД Тверской 01.02.2015", TRUE },
  { "71 1234567", TRUE },   { "75 № 1234567", TRUE },
  { "II-АЮ 778899", TRUE }, { "свидетельство о рождении II-АЮ № 778899", TRUE },
  { "АВ 123456", TRUE },    { "MP1234567", TRUE },
  { "N12345678", TRUE },    { "C01X00T47", FALSE },
  { "C01X0047T", TRUE },    { "123456789", TRUE },
  { "4510 12345", FALSE },  { "4510 1234567", FALSE },
  { "45 10 12345", FALSE }, { "45101234567", FALSE },
  { "123456", FALSE },      { "0000 000000", FALSE },
  { "II-АЮ 77889", FALSE }, { "да", FALSE },
  { "есть", FALSE },        { "4510", FALSE },
};

static void
test_passports (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (passports); i++)
    {
      g_test_message ("%s", passports[i].passport);
      g_assert_cmpint (brg_passport_is_likely (passports[i].passport), ==, passports[i].is_likely);
    }
}

static void
test_refused (void)
{
  StoreFixture fixture = { 0 };
  g_autofree char *longer = g_strnfill (1025, 'x');
  gint64 id;

  open_with_papers (&fixture);
  id = get_person (&fixture, 0);
  g_assert_false (set (&fixture, id, longer, "", NULL));
  g_assert_false (set (&fixture, id, "a\nb", "", NULL));
  g_assert_false (set (&fixture, id, "", "112-233-445 96", NULL));
  g_assert_false (set (&fixture, 4711, "1", "", NULL));
  assert_passport (&fixture, id, PASSPORT);
  store_fixture_close (&fixture);
}

/* A player of a list that is taken in, with what it tells of him. */
static gint64
add_player (StoreFixture *fixture)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
  g_autoptr (GError) error = NULL;
  BrgEntry *entry = brg_entry_new ();
  gint64 id = 0;

  g_free (entry->family_name);
  entry->family_name = g_strdup ("Лапшин");
  g_free (entry->town);
  entry->town = g_strdup ("Энгельс");
  g_free (entry->organisation);
  entry->organisation = g_strdup ("Энгельс, СШОР");
  entry->papers = brg_personal_papers_new ();
  brg_personal_papers_set (entry->papers, BRG_PAPER_PASSPORT, PASSPORT);
  g_ptr_array_add (entries, entry);
  g_assert_true (brg_store_add_entries (fixture->store, fixture->group_id, entries, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (
      brg_sql_get_int (fixture->store, &id, NULL, "SELECT max (person_id) FROM entry", ""));
  return id;
}

/* Entries of a list bring their papers where they are kept, and leave no trace where they are not;
 * undone they are gone, and the journal never had them. */
static void
test_list (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPerson) person = NULL;
  gint64 id;

  store_fixture_open (&fixture, 4);
  id = add_player (&fixture);
  assert_passport (&fixture, id, "");
  g_assert_cmpuint (count_holders (fixture.folder, PASSPORT), ==, 0);
  g_assert_true (brg_store_keep_papers (fixture.store, fixture.event_id, &error));
  id = add_player (&fixture);
  assert_passport (&fixture, id, PASSPORT);
  person = brg_store_load_person (fixture.store, id, &error);
  g_assert_cmpstr (person->texts[BRG_PERSON_TOWN], ==, "Энгельс");
  g_assert_cmpstr (person->texts[BRG_PERSON_ORGANISATION], ==, "СШОР");
  g_assert_true (brg_journal_verify (fixture.store, &error));
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  g_assert_no_error (error);
  assert_passport (&fixture, id, "");
  g_assert_true (brg_journal_redo (fixture.store, fixture.event_id, &error));
  g_assert_no_error (error);
  assert_passport (&fixture, id, "");
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-papers")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-papers/off", test_off);
  g_test_add_func ("/data/store-papers/journal", test_journal);
  g_test_add_func ("/data/store-papers/copies", test_copies);
  g_test_add_func ("/data/store-papers/purged", test_purged);
  g_test_add_func ("/data/store-papers/left", test_left);
  g_test_add_func ("/data/store-papers/merged", test_merged);
  g_test_add_func ("/data/store-papers/orphans", test_orphans);
  g_test_add_func ("/data/store-papers/list", test_list);
  g_test_add_func ("/data/store-papers/second-holder", test_second_holder);
  g_test_add_func ("/data/store-papers/snils", test_snils);
  g_test_add_func ("/data/store-papers/passports", test_passports);
  g_test_add_func ("/data/store-papers/refused", test_refused);
  return g_test_run ();
}
