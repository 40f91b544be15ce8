/* test-store-printed.c - sets of papers, and papers as they were printed, in the database
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-action-names.h"
#include "brg-backup.h"
#include "brg-journal.h"
#include "brg-packed-bytes.h"
#include "brg-pdf-texts.h"
#include "brg-proof.h"
#include "brg-redaction-preview.h"
#include "brg-store-event.h"
#include "brg-store-groups.h"
#include "brg-store-paper-set.h"
#include "brg-store-papers.h"
#include "brg-store-persons.h"
#include "brg-store-printed.h"
#include "brg-store-results.h"
#include "brg-test.h"
#include "redaction-fixture.h"

#include <sqlite3.h>
#include <string.h>

#define ZEROS "0000000000000000000000000000000000000000000000000000000000000000"

static void
run_sql (const char *path, const char *sql)
{
  sqlite3 *db = NULL;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  if (sqlite3_exec (db, sql, NULL, NULL, NULL) != SQLITE_OK)
    g_error ("%s: %s", sql, sqlite3_errmsg (db));
  sqlite3_close (db);
}

static gint64
ask (const char *path, const char *sql)
{
  sqlite3 *db = NULL;
  sqlite3_stmt *stmt = NULL;
  gint64 number;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_prepare_v2 (db, sql, -1, &stmt, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_step (stmt), ==, SQLITE_ROW);
  number = sqlite3_column_int64 (stmt, 0);
  sqlite3_finalize (stmt);
  sqlite3_close (db);
  return number;
}

/* Files a paper on which @words stand; its file is @bytes. */
static void
file_bytes (StoreFixture *fixture, const char *title, GBytes *bytes, const char *words)
{
  g_autoptr (BrgPrintedPaper) paper = brg_printed_paper_new ();
  g_autoptr (GArray) files = g_array_new (FALSE, FALSE, sizeof (BrgPrintedFile));
  g_autoptr (GError) error = NULL;
  BrgPrintedFile file = { paper, bytes, words, NULL };

  brg_printed_paper_set (&paper->kind, "protocol");
  brg_printed_paper_set (&paper->title, title);
  brg_printed_paper_set (&paper->language, "ru");
  brg_printed_paper_set (&paper->choice, "board=3");
  paper->round = 1;
  paper->entry = ask (fixture->path, "SELECT max (id) FROM journal");
  paper->sheets = 2;
  paper->copies = 3;
  g_array_append_val (files, file);
  brg_store_file_printed (fixture->store, fixture->group_id, files, &error);
  g_assert_no_error (error);
}

static void
file_text (StoreFixture *fixture, const char *title, const char *text, const char *words)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  file_bytes (fixture, title, bytes, words);
}

static GPtrArray *
list (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *papers = brg_store_list_printed (fixture->store, fixture->group_id, &error);

  g_assert_no_error (error);
  return papers;
}

/* Noise, which cannot be packed. */
static GBytes *
make_noise (gsize size)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  guint8 *data = g_malloc (size);

  for (gsize i = 0; i < size; i++)
    data[i] = (guint8) g_rand_int_range (rand, 0, 256);
  return g_bytes_new_take (data, size);
}

static void
test_packed (void)
{
  g_autoptr (GBytes) noise = make_noise (5000);
  g_autofree char *long_text = g_strnfill (5000, 'a');
  g_autoptr (GBytes) text = g_bytes_new (long_text, 5000);
  g_autoptr (GBytes) packed = brg_packed_bytes_new (text);
  g_autoptr (GBytes) back = brg_packed_bytes_unfold (packed, 5000);
  g_autoptr (GBytes) empty = g_bytes_new (NULL, 0);

  g_assert_null (brg_packed_bytes_new (noise));
  g_assert_null (brg_packed_bytes_new (empty));
  g_assert_cmpuint (g_bytes_get_size (packed), <, 100);
  g_assert_true (g_bytes_equal (back, text));
  /* Neither more nor less than was said, whatever unfolds. */
  g_assert_null (brg_packed_bytes_unfold (packed, 4999));
  g_assert_null (brg_packed_bytes_unfold (packed, 5001));
  g_assert_null (brg_packed_bytes_unfold (packed, 0));
  g_assert_null (brg_packed_bytes_unfold (noise, 5000));
}

/* Numbered from 1, the latest first; a file comes back byte for byte, packed or not. */
static void
test_filed (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GBytes) noise = make_noise (3000);
  g_autoptr (GPtrArray) papers = NULL;
  g_autoptr (GBytes) one = NULL;
  g_autoptr (GBytes) two = NULL;
  g_autoptr (GPtrArray) journal = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;
  g_autofree char *filled = g_strnfill (4000, 'x');
  const BrgPrintedPaper *last;

  store_fixture_open (&fixture, 4);
  file_text (&fixture, "Протокол 1-го тура", filled, "Родионов");
  file_bytes (&fixture, "Таблица", noise, "");
  papers = list (&fixture);
  g_assert_cmpuint (papers->len, ==, 2);
  last = papers->pdata[0];
  g_assert_cmpint (last->number, ==, 2);
  g_assert_cmpstr (last->title, ==, "Таблица");
  g_assert_cmpstr (last->kind, ==, "protocol");
  g_assert_cmpstr (last->choice, ==, "board=3");
  g_assert_cmpint (last->round, ==, 1);
  g_assert_cmpint (last->copies, ==, 3);
  g_assert_cmpint (last->sheets, ==, 2);
  g_assert_false (last->is_saved);
  g_assert_true (last->is_kept);
  one = brg_store_load_printed (fixture.store, papers->pdata[1], &error);
  g_assert_no_error (error);
  g_assert_cmpmem (g_bytes_get_data (one, NULL), g_bytes_get_size (one), filled, 4000);
  two = brg_store_load_printed (fixture.store, last, &error);
  g_assert_true (g_bytes_equal (two, noise));
  g_assert_cmpint (ask (fixture.path, "SELECT count(*) FROM paper_file WHERE is_packed = 1"), ==,
                   1);
  journal = brg_journal_list (fixture.store, fixture.event_id, &error);
  title = brg_journal_entry_dup_title (journal->pdata[journal->len - 1]);
  g_assert_cmpstr (title, ==, "1 paper printed: Таблица");
  g_assert_true (brg_journal_verify (fixture.store, &error));
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* That something was printed is no act: undo takes back what was done before it, redo does it
 * again, and the archive stays. */
static void
test_undo (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) undone = NULL;
  g_autoptr (GPtrArray) redone = NULL;
  g_autoptr (BrgSnapshot) without = NULL;
  g_autoptr (BrgSnapshot) with = NULL;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  brg_store_set_result (fixture.store, store_fixture_game (&fixture, 1, 1), BRG_OUTCOME_WIN,
                        BRG_OUTCOME_LOSS, &error);
  g_assert_no_error (error);
  file_text (&fixture, "Протокол", "a", "a");
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  g_assert_no_error (error);
  without = store_fixture_load (&fixture);
  g_assert_cmpint (
      g_array_index (brg_snapshot_get_round (without, 1)->games, BrgGame, 0).white_outcome, ==,
      BRG_OUTCOME_NONE);
  /* Printing between leaves what can be done again. */
  file_text (&fixture, "Таблица", "b", "b");
  undone = list (&fixture);
  g_assert_cmpuint (undone->len, ==, 2);
  g_assert_true (brg_journal_redo (fixture.store, fixture.event_id, &error));
  g_assert_no_error (error);
  with = store_fixture_load (&fixture);
  g_assert_cmpint (
      g_array_index (brg_snapshot_get_round (with, 1)->games, BrgGame, 0).white_outcome, ==,
      BRG_OUTCOME_WIN);
  redone = list (&fixture);
  g_assert_cmpuint (redone->len, ==, 2);
  g_assert_true (brg_journal_verify (fixture.store, &error));
  store_fixture_close (&fixture);
}

/* A group that is taken back and another one of its number are not the same: the second has no
 * papers of the first. An event that comes back has its own again. */
static void
test_group_again (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgGroup) group = brg_group_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) none = NULL;
  g_autoptr (GPtrArray) back = NULL;
  gint64 first_id;
  gint64 added;
  gint64 again;

  store_fixture_open (&fixture, 4);
  first_id = fixture.group_id;
  g_free (group->name);
  group->name = g_strdup ("Б");
  g_free (group->system);
  group->system = g_strdup ("berger");
  brg_store_add_group (fixture.store, fixture.event_id, group, "Основная", &added, &error);
  g_assert_no_error (error);
  fixture.group_id = added;
  file_text (&fixture, "Протокол", "a", "a");
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  g_assert_no_error (error);
  brg_store_add_group (fixture.store, fixture.event_id, group, "Основная", &again, &error);
  g_assert_no_error (error);
  g_assert_cmpint (again, ==, added);
  none = list (&fixture);
  g_assert_cmpuint (none->len, ==, 0);
  fixture.group_id = first_id;
  file_text (&fixture, "Протокол", "c", "c");
  g_assert_true (brg_store_delete_event (fixture.store, fixture.event_id, &error));
  g_assert_no_error (error);
  g_assert_cmpint (ask (fixture.path, "SELECT count(*) FROM printed_paper"), ==, 0);
  g_assert_true (brg_journal_undo (fixture.store, 0, &error));
  g_assert_no_error (error);
  back = list (&fixture);
  g_assert_cmpuint (back->len, ==, 1);
  g_assert_true (((BrgPrintedPaper *) back->pdata[0])->is_kept);
  g_assert_true (brg_journal_verify (fixture.store, &error));
  store_fixture_close (&fixture);
}

/* A file that another program put in the place is refused. */
static void
test_altered (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) papers = NULL;
  g_autoptr (GError) changed = NULL;
  g_autoptr (GError) gone = NULL;

  store_fixture_open (&fixture, 4);
  file_text (&fixture, "Протокол", "abc", "abc");
  papers = list (&fixture);
  run_sql (fixture.path, "UPDATE paper_file SET bytes = x'616264'");
  g_assert_null (brg_store_load_printed (fixture.store, papers->pdata[0], &changed));
  g_assert_error (changed, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED);
  run_sql (fixture.path, "DELETE FROM paper_file");
  g_assert_null (brg_store_load_printed (fixture.store, papers->pdata[0], &gone));
  g_assert_error (gone, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND);
  store_fixture_close (&fixture);
}

/* What is too large is noted with its hash, and not kept. */
static void
test_bounds (void)
{
  StoreFixture fixture = { 0 };
  g_autofree char *words = g_strnfill (BRG_PRINTED_MOST_WORDS + 1, 'a');
  g_autoptr (GBytes) large = make_noise (BRG_PRINTED_MOST_BYTES + 1);
  g_autoptr (GPtrArray) papers = NULL;

  store_fixture_open (&fixture, 4);
  file_bytes (&fixture, "Отчёт", large, "");
  file_text (&fixture, "Таблица", "abc", words);
  papers = list (&fixture);
  g_assert_cmpuint (papers->len, ==, 2);
  for (guint i = 0; i < papers->len; i++)
    {
      const BrgPrintedPaper *paper = papers->pdata[i];

      g_assert_false (paper->is_kept);
      g_assert_cmpuint (strlen (paper->sha256), ==, 64);
    }
  /* Why there is no file is noted with it. */
  g_assert_cmpstr (((BrgPrintedPaper *) papers->pdata[0])->lost, ==, "long");
  g_assert_cmpstr (((BrgPrintedPaper *) papers->pdata[1])->lost, ==, "large");
  store_fixture_close (&fixture);
}

/* The proof looks at the files as well, says which paper and which entry, and does not forget what
 * it found; a file that is taken out is no alteration. */
static void
test_proof (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgProof) proof = brg_proof_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *filled = g_strnfill (4000, 'x');

  store_fixture_open (&fixture, 4);
  file_text (&fixture, "Протокол 1-го тура", filled, "Родионов");
  file_text (&fixture, "Таблица", "abc", "abc");
  g_assert_true (brg_proof_run_file (proof, fixture.path, NULL, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (brg_proof_get_alterations (proof)->len, ==, 0);
  run_sql (fixture.path, "UPDATE paper_file SET bytes = x'616264' WHERE is_packed = 0");
  for (guint run = 0; run < 2; run++)
    {
      const BrgAlteration *one;

      g_assert_true (brg_proof_run_file (proof, fixture.path, NULL, &error));
      g_assert_cmpuint (brg_proof_get_alterations (proof)->len, ==, 1);
      one = brg_proof_get_alterations (proof)->pdata[0];
      g_assert_cmpint (one->kind, ==, BRG_ALTERATION_PAPER);
      g_assert_cmpstr (one->row, ==, "2");
      g_assert_cmpint (one->entry_id, ==, ask (fixture.path, "SELECT max (id) FROM journal"));
    }
  g_assert_false (brg_journal_verify (fixture.store, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED);
  g_assert_nonnull (strstr (error->message, "No. 2"));
  g_clear_error (&error);
  /* A packed one that does not unfold. */
  run_sql (fixture.path, "UPDATE paper_file SET bytes = x'00' WHERE is_packed = 1");
  g_assert_true (brg_proof_run_file (proof, fixture.path, NULL, &error));
  g_assert_cmpuint (brg_proof_get_alterations (proof)->len, ==, 2);
  for (gint number = 1; number <= 2; number++)
    g_assert_true (brg_store_drop_printed (fixture.store, fixture.group_id, number, &error));
  g_assert_no_error (error);
  g_assert_true (brg_proof_run_file (proof, fixture.path, NULL, &error));
  g_assert_cmpuint (brg_proof_get_alterations (proof)->len, ==, 0);
  store_fixture_close (&fixture);
}

/* A file that was taken away, or that another hash was written on, is missed and told; giving it up
 * is an act of the journal, and then it is missed no more. */
static void
test_missing (void)
{
  static const char *const acts[] = {
    "DELETE FROM paper_file",
    "UPDATE paper_file SET sha256 = '" ZEROS "'",
  };

  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    {
      StoreFixture fixture = { 0 };
      g_autoptr (BrgProof) proof = brg_proof_new ();
      g_autoptr (GPtrArray) papers = NULL;
      g_autoptr (GError) error = NULL;
      const BrgAlteration *one;
      g_autofree char *sentence = NULL;

      store_fixture_open (&fixture, 4);
      file_text (&fixture, "Протокол 1-го тура", "abc", "abc");
      run_sql (fixture.path, acts[i]);
      g_assert_true (brg_proof_run_file (proof, fixture.path, NULL, &error));
      g_assert_no_error (error);
      g_assert_cmpuint (brg_proof_get_alterations (proof)->len, ==, 1);
      one = brg_proof_get_alterations (proof)->pdata[0];
      g_assert_cmpint (one->kind, ==, BRG_ALTERATION_PAPER);
      g_assert_cmpint (one->entry_id, ==, ask (fixture.path, "SELECT max (id) FROM journal"));
      sentence = brg_alteration_dup_sentence (one);
      g_assert_nonnull (strstr (sentence, "No. 1 of the archive, “Протокол 1-го тура”"));
      g_assert_nonnull (strstr (sentence, "is missing"));
      papers = list (&fixture);
      g_assert_true (((BrgPrintedPaper *) papers->pdata[0])->is_missing);
      g_assert_false (((BrgPrintedPaper *) papers->pdata[0])->is_kept);
      g_assert_false (brg_journal_verify (fixture.store, NULL));
      g_assert_true (brg_store_drop_printed (fixture.store, fixture.group_id, 1, &error));
      g_assert_no_error (error);
      g_assert_true (brg_journal_verify (fixture.store, &error));
      g_assert_no_error (error);
      g_assert_false (brg_store_drop_printed (fixture.store, fixture.group_id, 1, NULL));
      store_fixture_close (&fixture);
    }
}

/* However full the archive is, a run looks at all new files and at some of the others, and comes
 * round to each. */
static void
test_proof_in_turn (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgProof) proof = brg_proof_new ();
  g_autoptr (GError) error = NULL;
  guint run = 0;

  store_fixture_open (&fixture, 4);
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (GBytes) noise = make_noise (3 * 1024 * 1024 + i);
      g_autofree char *title = g_strdup_printf ("Отчёт %u", i);

      file_bytes (&fixture, title, noise, "");
    }
  g_assert_true (brg_proof_run_file (proof, fixture.path, NULL, &error));
  g_assert_cmpuint (brg_proof_get_alterations (proof)->len, ==, 0);
  run_sql (fixture.path, "UPDATE paper_file SET bytes = zeroblob (length (bytes)) WHERE sha256 ="
                         " (SELECT max (sha256) FROM paper_file)");
  do
    {
      g_assert_true (brg_proof_run_file (proof, fixture.path, NULL, &error));
      run++;
    }
  while (brg_proof_get_alterations (proof)->len == 0 && run < 4);
  g_assert_cmpuint (brg_proof_get_alterations (proof)->len, ==, 1);
  store_fixture_close (&fixture);
}

/* Out of the archive: the bytes are gone, the paper and its hash stay, nothing brings it back. */
static void
test_dropped (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) papers = NULL;
  g_autoptr (GPtrArray) journal = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;
  const BrgPrintedPaper *paper;

  store_fixture_open (&fixture, 4);
  file_text (&fixture, "Заявка", "TELLTALE-BYTES", "a");
  g_assert_true (brg_store_drop_printed (fixture.store, fixture.group_id, 1, &error));
  g_assert_no_error (error);
  papers = list (&fixture);
  paper = papers->pdata[0];
  g_assert_false (paper->is_kept);
  g_assert_cmpstr (paper->lost, ==, "");
  g_assert_cmpuint (strlen (paper->sha256), ==, 64);
  g_assert_cmpint (ask (fixture.path, "SELECT count(*) FROM paper_file"), ==, 0);
  journal = brg_journal_list (fixture.store, fixture.event_id, &error);
  title = brg_journal_entry_dup_title (journal->pdata[journal->len - 1]);
  g_assert_cmpstr (title, ==, "File of paper No. 1 taken out of the archive: Заявка");
  g_assert_false (brg_store_drop_printed (fixture.store, fixture.group_id, 1, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  g_assert_false (brg_store_drop_printed (fixture.store, fixture.group_id, 7, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND);
  g_clear_error (&error);
  g_assert_true (brg_journal_verify (fixture.store, &error));
  store_fixture_close (&fixture);
}

/* What was kept before somebody's papers were entered is looked through then. */
static void
test_private_later (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgPersonalPapers) papers = brg_personal_papers_new ();
  g_auto (BrgPurgeReport) report = { 0 };
  g_autoptr (GPtrArray) kept = NULL;
  g_autoptr (GError) error = NULL;
  gint64 person_id;

  store_fixture_open (&fixture, 4);
  person_id = ask (fixture.path, "SELECT min (id) FROM person");
  file_text (&fixture, "Заявка", "private", "паспорт 63 10 77-88-99");
  file_text (&fixture, "Протокол", "public", "6310 778800");
  g_assert_true (brg_store_keep_papers (fixture.store, 0, &error));
  brg_personal_papers_set (papers, BRG_PAPER_PASSPORT, "6310 778899");
  g_assert_true (brg_store_set_papers (fixture.store, 0, person_id, papers, &error));
  g_assert_no_error (error);
  kept = list (&fixture);
  g_assert_true (((BrgPrintedPaper *) kept->pdata[1])->is_private);
  g_assert_false (((BrgPrintedPaper *) kept->pdata[0])->is_private);
  /* One that was kept by a program that did not look. */
  run_sql (fixture.path, "UPDATE paper_file SET is_private = 0");
  g_assert_true (brg_store_purge_papers (fixture.store, 0, &report, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (report.n_files, ==, 1);
  store_fixture_close (&fixture);
}

/* A name that stands on no page, but in what the file says of itself. */
static void
test_redaction_of_texts (void)
{
  StoreFixture fixture = { 0 };
  BrgRedactionReport report = { 0 };
  g_autoptr (GPtrArray) left = NULL;

  store_fixture_open (&fixture, 4);
  redaction_come_and_go (&fixture);
  file_text (
      &fixture, "Отчёт",
      "%PDF-1.4 /Author <FEFF0417043004410435043A0440043504470438043D00200410002E> /Title (x)",
      "nothing");
  file_text (&fixture, "Диплом", "%PDF-1.4 /Title (\\(a\\) \\101) /Author (Rodionov)", "nothing");
  redaction_take_out (&fixture, FAMILY, &report);
  g_assert_cmpuint (report.n_printed, ==, 1);
  left = list (&fixture);
  g_assert_true (((BrgPrintedPaper *) left->pdata[0])->is_kept);
  g_assert_false (((BrgPrintedPaper *) left->pdata[1])->is_kept);
  store_fixture_close (&fixture);
}

/* As a PDF writes its texts: Latin in brackets, all else as digits, bookmarks too. */
static void
test_pdf_texts (void)
{
  static const struct
  {
    const char *pdf;
    const char *texts;
  } cases[] = {
    { "", "" },
    { "/Title (a\\(b\\)c (d) e) /Type /Outlines", "a(b)c (d) e\n" },
    { "/Author <FEFF04180432>\n/Title/Author(Q)", "Ив\nQ\n" },
    { "/Title (\\351t\\351", "été\n" },
    { "/Title <FEFF0410", "А\n" },
    { "/Title", "" },
    { "/Keywords (", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GBytes) pdf = g_bytes_new (cases[i].pdf, strlen (cases[i].pdf));
      g_autofree char *texts = brg_pdf_texts_dup (pdf);

      g_assert_cmpstr (texts, ==, cases[i].texts);
    }
}

/* Papers that show something of a personal paper are in no copy, and go with the purge; the others
 * stay. */
static void
test_purge (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgPersonalPapers) papers = brg_personal_papers_new ();
  g_auto (BrgPurgeReport) report = { 0 };
  g_autoptr (GPtrArray) left = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *copy = NULL;
  gint64 person_id;

  store_fixture_open (&fixture, 4);
  person_id = ask (fixture.path, "SELECT min (id) FROM person");
  g_assert_true (brg_store_keep_papers (fixture.store, 0, &error));
  brg_personal_papers_set (papers, BRG_PAPER_PASSPORT, "6310 778899");
  g_assert_true (brg_store_set_papers (fixture.store, 0, person_id, papers, &error));
  g_assert_no_error (error);
  file_text (&fixture, "Заявка", "private", "паспорт 63 10 77-88-99");
  file_text (&fixture, "Протокол", "public", "6310 778800");
  copy = g_build_filename (fixture.folder, "copy.berger", NULL);
  g_assert_true (brg_backup_write (fixture.store, copy, &error));
  g_assert_no_error (error);
  g_assert_cmpint (ask (copy, "SELECT count(*) FROM paper_file"), ==, 1);
  g_assert_cmpint (ask (copy, "SELECT count(*) FROM printed_paper"), ==, 2);
  g_assert_true (brg_store_purge_papers (fixture.store, 0, &report, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (report.n_files, ==, 1);
  left = list (&fixture);
  g_assert_cmpuint (left->len, ==, 2);
  g_assert_false (((BrgPrintedPaper *) left->pdata[1])->is_kept);
  g_assert_true (((BrgPrintedPaper *) left->pdata[0])->is_kept);
  g_assert_false (store_fixture_file_holds (fixture.path, "77-88-99"));
  g_assert_true (brg_journal_verify (fixture.store, &error));
  store_fixture_close (&fixture);
}

/* A name that is taken out of the journal takes the files of the papers with it that show it. */
static void
test_redaction (void)
{
  StoreFixture fixture = { 0 };
  BrgRedactionReport report = { 0 };
  g_autoptr (BrgRedactionPreview) preview = NULL;
  g_autoptr (GPtrArray) left = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *padded = NULL;
  g_autofree char *air = g_strnfill (3000, ' ');

  store_fixture_open (&fixture, 4);
  redaction_come_and_go (&fixture);
  padded = g_strconcat ("Пары\n", air, "ЗАСЕКРЕЧИНА", NULL);
  file_text (&fixture, "Стартовый список", "one", padded);
  file_text (&fixture, "Пары", "two", FAMILY " А. В.");
  file_text (&fixture, "Таблица", "three", "Родионов");
  preview =
      brg_redaction_preview (fixture.store, redaction_find_removed (&fixture, FAMILY), &error);
  g_assert_no_error (error);
  g_assert_cmpuint (preview->n_printed, ==, 2);
  redaction_take_out (&fixture, FAMILY, &report);
  g_assert_cmpuint (report.n_printed, ==, 2);
  left = list (&fixture);
  g_assert_cmpuint (left->len, ==, 3);
  g_assert_true (((BrgPrintedPaper *) left->pdata[0])->is_kept);
  g_assert_false (((BrgPrintedPaper *) left->pdata[1])->is_kept);
  g_assert_false (((BrgPrintedPaper *) left->pdata[2])->is_kept);
  redaction_assert_sound (&fixture);
  store_fixture_close (&fixture);
}

/* ----- Sets ----- */

static gboolean
set_tick (StoreFixture *fixture, const char *preset, const char *kind, gint copies, GError **error)
{
  g_autoptr (GPtrArray) ticks =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_paper_tick_free);

  g_ptr_array_add (ticks, brg_paper_tick_new (kind, TRUE, copies));
  return brg_store_set_paper_set (fixture->store, fixture->event_id, preset, ticks, error);
}

/* Each set for itself, a paper in the place of what was wanted of it, one act that is undone. */
static void
test_set (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) before = NULL;
  g_autoptr (GPtrArray) undone = NULL;
  g_autoptr (GPtrArray) after = NULL;

  store_fixture_open (&fixture, 4);
  g_assert_true (set_tick (&fixture, "before", "pairings", 2, &error));
  g_assert_true (set_tick (&fixture, "before", "slips", 1, &error));
  g_assert_true (set_tick (&fixture, "before", "pairings", 3, &error));
  before = brg_store_list_paper_set (fixture.store, fixture.event_id, "before", &error);
  g_assert_cmpuint (before->len, ==, 2);
  g_assert_cmpstr (((BrgPaperTick *) before->pdata[0])->kind, ==, "pairings");
  g_assert_cmpint (((BrgPaperTick *) before->pdata[0])->copies, ==, 3);
  after = brg_store_list_paper_set (fixture.store, fixture.event_id, "after", &error);
  g_assert_cmpuint (after->len, ==, 0);
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  undone = brg_store_list_paper_set (fixture.store, fixture.event_id, "before", &error);
  g_assert_cmpint (((BrgPaperTick *) undone->pdata[0])->copies, ==, 2);
  store_fixture_close (&fixture);
}

static void
test_set_refused (void)
{
  static const struct
  {
    const char *preset;
    const char *kind;
    gint copies;
  } cases[] = {
    { "between", "pairings", 1 },
    { "before", "", 1 },
    { "before", "pairings", 0 },
    { "before", "pairings", 100 },
  };
  StoreFixture fixture = { 0 };

  store_fixture_open (&fixture, 4);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (set_tick (&fixture, cases[i].preset, cases[i].kind, cases[i].copies, &error));
      g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
    }
  g_assert_cmpint (ask (fixture.path, "SELECT count(*) FROM paper_set"), ==, 0);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-printed")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store/printed/packed-only-where-it-pays", test_packed);
  g_test_add_func ("/data/store/printed/byte-for-byte", test_filed);
  g_test_add_func ("/data/store/printed/undo-and-redo-go-past-it", test_undo);
  g_test_add_func ("/data/store/printed/another-group-of-the-same-number", test_group_again);
  g_test_add_func ("/data/store/printed/altered-and-gone", test_altered);
  g_test_add_func ("/data/store/printed/bounds", test_bounds);
  g_test_add_func ("/data/store/printed/purge-of-personal-papers", test_purge);
  g_test_add_func ("/data/store/printed/redaction", test_redaction);
  g_test_add_func ("/data/store/printed/proof", test_proof);
  g_test_add_func ("/data/store/printed/missing", test_missing);
  g_test_add_func ("/data/store/printed/proof-in-turn", test_proof_in_turn);
  g_test_add_func ("/data/store/printed/dropped", test_dropped);
  g_test_add_func ("/data/store/printed/private-later", test_private_later);
  g_test_add_func ("/data/store/printed/redaction-of-metadata", test_redaction_of_texts);
  g_test_add_func ("/data/store/printed/texts-of-a-pdf", test_pdf_texts);
  g_test_add_func ("/data/store/paper-set/remembered", test_set);
  g_test_add_func ("/data/store/paper-set/refused", test_set_refused);
  return g_test_run ();
}
