/* test-import-file.c - files that are being imported
 *
 * Files of ../fixtures/csv and ../fixtures/trf.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "brg-disqualification.h"
#include "brg-import-file.h"
#include "brg-import-words.h"
#include "brg-snapshot-tournament.h"
#include "brg-store-take-list.h"
#include "brg-test.h"

static BrgImportFile *
load_fixture (const char *folder, const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", folder, name, NULL);
  g_autoptr (GError) error = NULL;
  BrgImportFile *file = brg_import_file_load (path, &error);

  g_assert_no_error (error);
  return file;
}

static BrgImportFile *
read_text (const char *text)
{
  g_autoptr (GError) error = NULL;
  BrgImportFile *file = brg_import_file_new_from_text (text, "clipboard", &error);

  g_assert_no_error (error);
  return file;
}

static const BrgEntry *
get_entry (const BrgImportFile *file, guint row)
{
  return ((BrgPlayerRow *) file->table->rows->pdata[row])->entry;
}

static void
test_report (void)
{
  g_autoptr (BrgImportFile) file = load_fixture ("trf", "karl-mala-2005.trf");
  g_autoptr (BrgSnapshot) snapshot = NULL;

  g_assert_cmpint (file->kind, ==, BRG_FILE_TRF);
  g_assert_cmpstr (file->name, ==, "karl-mala-2005.trf");
  snapshot = brg_import_file_make_event (file, BRG_TOURNAMENT_SWISS);
  g_assert_cmpuint (snapshot->entries->len, ==, 284);
  g_assert_cmpuint (snapshot->rounds->len, ==, 7);
  g_assert_cmpstr (snapshot->event->name, ==, "9. Karl-Mala-Gedenkturnier");
}

static void
test_table (void)
{
  g_autoptr (BrgImportFile) file = load_fixture ("csv", "players-ru-1251.csv");
  BrgImportCounts counts;

  g_assert_cmpint (file->kind, ==, BRG_FILE_TABLE);
  g_assert_cmpint (file->encoding, ==, BRG_ENCODING_WINDOWS_1251);
  counts = brg_import_file_count (file);
  g_assert_cmpuint (counts.n_taken, ==, 4);
  g_assert_cmpuint (counts.n_errors, ==, 0);
}

static void
test_encoding (void)
{
  g_autoptr (BrgImportFile) file = load_fixture ("csv", "players-ru-1251.csv");
  g_autofree char *name = g_strdup (get_entry (file, 0)->family_name);
  g_autoptr (GError) error = NULL;

  g_assert_true (brg_import_file_set_encoding (file, BRG_ENCODING_KOI8, &error));
  g_assert_cmpint (file->encoding, ==, BRG_ENCODING_KOI8);
  /* A wrong choice that cannot be read leaves everything as it was. */
  g_assert_false (brg_import_file_set_encoding (file, BRG_ENCODING_UTF8, &error));
  g_assert_error (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_ENCODING);
  g_assert_cmpint (file->encoding, ==, BRG_ENCODING_KOI8);
  g_clear_error (&error);
  g_assert_true (brg_import_file_set_encoding (file, BRG_ENCODING_WINDOWS_1251, &error));
  g_assert_cmpstr (get_entry (file, 0)->family_name, ==, name);
}

static void
test_encoding_of_report (void)
{
  static const char report[] = "012 \xd2\xf3\xf0\xed\xe8\xf0\n"
                               "001    1      \xc8\xe2\xe0\xed\xee\xe2, \xcf\xb8\xf2\xf0\n";
  g_autofree char *folder = g_dir_make_tmp ("berger-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "report.trf", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgImportFile) file = NULL;

  g_assert_true (g_file_set_contents (path, report, -1, NULL));
  file = brg_import_file_load (path, &error);
  g_assert_no_error (error);
  g_assert_true (brg_import_file_set_encoding (file, BRG_ENCODING_WINDOWS_1251, &error));
  g_assert_cmpstr (file->trf->texts[BRG_TRF_TEXT_NAME], ==, "Турнир");
  g_assert_cmpstr (brg_trf_get_player (file->trf, 0)->family_name, ==, "Иванов");
  g_assert_false (brg_import_file_set_encoding (file, BRG_ENCODING_UTF8, &error));
  g_assert_error (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_ENCODING);
  g_assert_cmpint (file->encoding, ==, BRG_ENCODING_WINDOWS_1251);
  g_assert_cmpstr (file->trf->texts[BRG_TRF_TEXT_NAME], ==, "Турнир");
  g_unlink (path);
  g_rmdir (folder);
}

/* players-dirty.csv: line 5 repeats line 4, line 6 has no name. */
static void
test_errors (void)
{
  g_autoptr (BrgImportFile) file = load_fixture ("csv", "players-dirty.csv");
  BrgImportCounts counts = brg_import_file_count (file);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = brg_player_table_dup_entries (file->table, &error);
  const BrgPlayerProblem *problem = NULL;

  g_assert_null (entries);
  g_assert_error (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_SYNTAX);
  g_assert_true (g_str_has_prefix (error->message, "players-dirty.csv:6:1: "));
  g_assert_cmpuint (counts.n_errors, ==, 1);
  for (guint i = 0; i < file->table->rows->len; i++)
    {
      BrgPlayerRow *row = file->table->rows->pdata[i];

      if (row->entry != NULL)
        continue;
      problem = brg_import_file_find_problem (file, (gint) i);
      row->is_skipped = TRUE;
    }
  g_assert_nonnull (problem);
  g_assert_true (problem->is_error);
  g_assert_cmpuint (problem->line, ==, 6);
  g_clear_error (&error);
  entries = brg_player_table_dup_entries (file->table, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (entries->len, ==, brg_import_file_count (file).n_taken);
}

static void
test_header (void)
{
  g_autoptr (BrgImportFile) file =
      read_text ("Иванов Пётр\t2100\t1990\nСидорова Анна\t2050\t1991\n");

  g_assert_cmpint (file->mapping->header_row, ==, BRG_NO_HEADER);
  g_assert_cmpuint (file->table->rows->len, ==, 2);
  g_assert_cmpstr (get_entry (file, 0)->given_name, ==, "Пётр");
  brg_import_file_set_has_header (file, TRUE);
  g_assert_cmpint (file->mapping->header_row, ==, 0);
  g_assert_cmpuint (file->table->rows->len, ==, 1);
  g_assert_cmpstr (get_entry (file, 0)->family_name, ==, "Сидорова");
  brg_import_file_set_has_header (file, FALSE);
  g_assert_cmpuint (file->table->rows->len, ==, 2);
}

static void
test_mapping (void)
{
  g_autoptr (BrgImportFile) file = read_text ("Name\tA\tB\nIvanov\t2100\t2200\n");
  BrgImportCounts counts;

  brg_import_file_set_field (file, 1, BRG_PLAYER_FIELD_RATING);
  g_assert_cmpint (get_entry (file, 0)->rating, ==, 2100);
  brg_import_file_set_field (file, 2, BRG_PLAYER_FIELD_RATING);
  g_assert_cmpint (get_entry (file, 0)->rating, ==, 2200);
  g_assert_cmpint (file->mapping->fields[1], ==, BRG_PLAYER_FIELD_IGNORE);
  brg_import_file_set_field (file, 0, BRG_PLAYER_FIELD_IGNORE);
  counts = brg_import_file_count (file);
  g_assert_cmpuint (counts.n_errors, >, 0);
}

static void
assert_outcome (const BrgImportFile *file, gboolean may_import, const char *expected)
{
  g_autofree char *outcome = brg_import_words_dup_outcome (file, FALSE);

  g_assert_cmpstr (outcome, ==, expected);
  g_assert_cmpint (brg_import_words_may_import (file, FALSE), ==, may_import);
}

static void
test_known_players (void)
{
  g_autoptr (BrgImportFile) file = read_text ("Фамилия\tИмя\tГод рождения\n"
                                              "Иванов\tПётр\t1990\n"
                                              "Сидоров\tОлег\t\n"
                                              "Новый\tИгрок\t2000\n");
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
  static const char *const names[][3] = {
    { "Сидоров", "Олег", "1985" },
    { "Ivanov", "Petr", "1990-02-01" },
  };
  BrgImportCounts counts;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      BrgEntry *entry = brg_entry_new ();

      g_free (entry->family_name);
      g_free (entry->given_name);
      g_free (entry->birth);
      entry->family_name = g_strdup (names[i][0]);
      entry->given_name = g_strdup (names[i][1]);
      entry->birth = g_strdup (names[i][2]);
      g_ptr_array_add (entries, entry);
    }
  brg_import_file_compare (file, entries, NULL);
  g_assert_cmpint (file->known[0], ==, 1);
  g_assert_cmpint (file->known[1], ==, 0);
  g_assert_cmpint (file->known[2], ==, -1);
  counts = brg_import_file_count (file);
  g_assert_cmpuint (counts.n_skipped, ==, 1);
  g_assert_cmpuint (counts.n_undecided, ==, 1);
  g_assert_cmpuint (counts.n_taken, ==, 1);
  g_assert_cmpuint (counts.n_doubts, ==, 0);
  g_assert_cmpint (brg_import_file_get_state (file, 0), ==, BRG_IMPORT_ROW_KNOWN);
  g_assert_cmpint (brg_import_file_get_state (file, 1), ==, BRG_IMPORT_ROW_UNDECIDED);
  g_assert_cmpint (brg_import_file_get_state (file, 2), ==, BRG_IMPORT_ROW_NEW);
  g_assert_cmpint (brg_import_file_next_problem (file, -1), ==, 1);
  assert_outcome (file, TRUE,
                  "1 player will be imported. 1 row may be a player already in the list and is "
                  "skipped unless you include it.");
  /* By hand he comes in; among others he is new. */
  brg_import_file_toggle_row (file, 1);
  g_assert_cmpint (brg_import_file_get_state (file, 1), ==, BRG_IMPORT_ROW_PERHAPS_KNOWN);
  brg_import_file_compare (file, NULL, NULL);
  g_assert_cmpuint (brg_import_file_count (file).n_taken, ==, 3);
}

/* Two rows that are one player: both are in doubt, and by hand no more than one gives him what he
 * lacks. */
static void
test_one_completes (void)
{
  g_autoptr (BrgImportFile) file = read_text ("Фамилия\tИмя\tГод рождения\tТренер\n"
                                              "Иванов\tПётр\t1990\tВолчек\n"
                                              "Иванов\tПётр\t1990\tЗубов\n");
  g_autoptr (BrgImportFile) there = read_text ("Иванов Пётр\t1990\n");
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();
  g_autoptr (GPtrArray) completed = NULL;

  g_ptr_array_add (entries, (gpointer) get_entry (there, 0));
  brg_import_file_compare (file, entries, NULL);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_cmpint (brg_import_file_get_state (file, i), ==, BRG_IMPORT_ROW_UNDECIDED);
      file->lacks[i] = 1u << BRG_ENTRY_LACK_COACH;
    }
  for (guint i = 0; i < 4; i++)
    brg_import_file_toggle_row (file, i / 2);
  g_assert_cmpint (brg_import_file_get_state (file, 0), ==, BRG_IMPORT_ROW_COMPLETES);
  g_assert_cmpint (brg_import_file_get_state (file, 1), ==, BRG_IMPORT_ROW_UNDECIDED);
  completed = brg_import_file_dup_completed (file, entries);
  g_assert_cmpuint (completed->len, ==, 1);
  g_assert_cmpstr (brg_import_words_get_doubt (file, 1), ==,
                   "Another row of the file fits that player too.");
}

/* rus-draughts-2022 1.5.10: who is disqualified is in doubt, counted and found; after another
 * reading nothing is said of him before it was looked again. */
static void
test_barred (void)
{
  g_autoptr (BrgImportFile) file = read_text ("Ковтун Артём\t2010\nСидоров Олег\t1991\n");
  g_autoptr (GPtrArray) list =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_disqualification_free);
  BrgDisqualification *row = brg_disqualification_new ();

  g_free (row->name);
  g_free (row->last_day);
  row->name = g_strdup ("Kovtun Artem");
  row->last_day = g_strdup ("2026-12-31");
  g_ptr_array_add (list, row);
  brg_import_file_compare (file, NULL, NULL);
  brg_import_file_bar (file, list, NULL, "2026-12-01");
  g_assert_true (file->barred->pdata[0] == row);
  g_assert_null (file->barred->pdata[1]);
  g_assert_cmpint (brg_import_file_get_state (file, 0), ==, BRG_IMPORT_ROW_DOUBTFUL);
  g_assert_cmpint (brg_import_file_get_state (file, 1), ==, BRG_IMPORT_ROW_NEW);
  g_assert_cmpuint (brg_import_file_count (file).n_doubts, ==, 1);
  g_assert_cmpint (brg_import_file_next_problem (file, -1), ==, 0);
  brg_import_file_bar (file, list, NULL, "2027-01-01");
  g_assert_cmpint (brg_import_file_get_state (file, 0), ==, BRG_IMPORT_ROW_NEW);
  brg_import_file_bar (file, list, NULL, "2026-12-01");
  brg_import_file_compare (file, NULL, NULL);
  g_assert_null (file->barred);
}

/* A row that completes a player and has something that is left out is told, counted and found. */
static void
test_completes_in_doubt (void)
{
  g_autoptr (BrgImportFile) file = read_text ("Фамилия\tИмя\tГод рождения\tТренер\tРейтинг\n"
                                              "Иванов\tПётр\t1990\tВолчек\tсильный\n"
                                              "Сидоров\tОлег\t1991\tВолчек\t1900\n");
  g_autoptr (BrgImportFile) there = read_text ("Иванов Пётр\t1990\nСидоров Олег\t1991\n");
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();

  for (guint i = 0; i < 2; i++)
    g_ptr_array_add (entries, (gpointer) get_entry (there, i));
  brg_import_file_compare (file, entries, NULL);
  for (guint i = 0; i < 2; i++)
    {
      file->lacks[i] = 1u << BRG_ENTRY_LACK_COACH;
      file->completes[i] = TRUE;
    }
  g_assert_cmpint (brg_import_file_get_state (file, 0), ==, BRG_IMPORT_ROW_COMPLETES_IN_DOUBT);
  g_assert_cmpint (brg_import_file_get_state (file, 1), ==, BRG_IMPORT_ROW_COMPLETES);
  g_assert_cmpint (brg_import_file_next_problem (file, -1), ==, 0);
  assert_outcome (file, TRUE,
                  "2 players already in the list get what is missing; nothing is overwritten. 1 of "
                  "them is doubtful and can be skipped.");
}

/* players-dirty.csv: line 5 repeats line 4, line 6 has no name. */
static void
test_problems (void)
{
  g_autoptr (BrgImportFile) file = load_fixture ("csv", "players-dirty.csv");
  guint n_problems = 0;
  gint bad = -1;
  gint twin = -1;
  gint first;
  gint row;

  for (guint i = 0; i < file->table->rows->len; i++)
    {
      guint line = ((BrgPlayerRow *) file->table->rows->pdata[i])->line;

      g_assert_cmpuint (brg_csv_get_cell (file->csv, brg_import_file_find_cells (file, i), 0)->line,
                        ==, line);
      if (line == 6)
        bad = (gint) i;
      if (line == 5)
        twin = (gint) i;
      n_problems += brg_import_file_get_state (file, i) >= BRG_IMPORT_ROW_PERHAPS_KNOWN;
    }
  g_assert_cmpint (brg_import_file_get_state (file, (guint) bad), ==, BRG_IMPORT_ROW_BAD);
  g_assert_cmpint (brg_import_file_get_state (file, (guint) twin), ==, BRG_IMPORT_ROW_DOUBTFUL);
  /* Every problem once, then the first again. */
  first = brg_import_file_next_problem (file, -1);
  row = first;
  for (guint i = 1; i < n_problems; i++)
    {
      gint next = brg_import_file_next_problem (file, row);

      g_assert_cmpint (next, >, row);
      row = next;
    }
  g_assert_cmpint (brg_import_file_next_problem (file, row), ==, first);
  brg_import_file_toggle_row (file, (guint) bad);
  g_assert_cmpint (brg_import_file_get_state (file, (guint) bad), ==, BRG_IMPORT_ROW_LEFT_OUT);
  brg_import_file_toggle_row (file, (guint) bad);
  g_assert_cmpint (brg_import_file_get_state (file, (guint) bad), ==, BRG_IMPORT_ROW_BAD);
}

static void
assert_place (const BrgImportFile *file, gint row, const char *expected)
{
  const BrgPlayerProblem *problem = brg_import_file_find_problem (file, row);
  g_autofree char *words = problem != NULL ? brg_import_words_dup_problem (file, problem) : NULL;

  g_assert_nonnull (words);
  g_assert_true (g_str_has_prefix (words, expected));
}

/* Where a fault is says the row and the heading of the column. */
static void
test_places (void)
{
  g_autoptr (BrgImportFile) file =
      read_text ("Name;Rating;Born\nIvanov Petr;2000;1990\nPetrov Ivan;strong;1991\n;2100;1992\n");
  g_autoptr (BrgImportFile) bare = read_text ("Ivanov Petr;2000\nPetrov Ivan;2100\n");
  g_autoptr (BrgImportFile) nameless = read_text ("Rating;Born\n2000;1990\n");

  assert_place (file, 1, "Row 3, column “Rating”: the rating “strong”");
  assert_place (file, 2, "Row 4, column “Name”: there is no family name");
  assert_place (nameless, -1, "The whole table: no column holds names");
  /* Without headings it is what the column holds. */
  brg_import_file_set_field (bare, 1, BRG_PLAYER_FIELD_BIRTH);
  brg_import_file_set_field (bare, 1, BRG_PLAYER_FIELD_SEX);
  assert_place (bare, 1, "Row 2, column “Sex”:");
}

/* What importing will do is said before it is done, and nothing that cannot work may be tried. */
static void
test_outcome (void)
{
  g_autoptr (BrgImportFile) file =
      read_text ("Name;Rating\nIvanov Petr;2000\nPetrov Ivan;strong\n;2100\n");
  g_autoptr (BrgImportFile) nameless = read_text ("Rating;Born\n2000;1990\n");

  assert_outcome (nameless, FALSE,
                  "Nothing can be imported yet: choose the column with the names.");
  assert_outcome (file, FALSE,
                  "Nothing can be imported yet: 1 row is unusable. Skip it or choose other "
                  "columns.");
  brg_import_file_toggle_row (file, 2);
  assert_outcome (file, TRUE,
                  "2 players will be imported. 1 of them is doubtful and can be skipped.");
  brg_import_file_toggle_row (file, 1);
  assert_outcome (file, TRUE, "1 player will be imported.");
  brg_import_file_toggle_row (file, 0);
  assert_outcome (file, FALSE, "Nobody will be imported: every row is skipped.");
}

/* Whether papers of a list are taken in is told. */
static void
test_outcome_of_papers (void)
{
  g_autoptr (BrgImportFile) file = read_text ("Name;Address\nIvanov Petr;Minskaya 27\n");

  assert_outcome (file, TRUE,
                  "1 player will be imported. Address, passport and other personal papers are left "
                  "out: they are switched off.");
  file->keeps_papers = TRUE;
  assert_outcome (file, TRUE, "1 player will be imported.");
}

/* Players who go into teams need one. */
static void
test_outcome_of_teams (void)
{
  g_autoptr (BrgImportFile) file = read_text ("Name;Rating\nIvanov Petr;2000\n");
  g_autoptr (BrgImportFile) teams = read_text ("Name;Team\nIvanov Petr;North\nPetrov Ivan;\n");
  g_autofree char *outcome = brg_import_words_dup_outcome (file, TRUE);

  g_assert_true (brg_import_words_may_import (file, FALSE));
  g_assert_false (brg_import_words_may_import (file, TRUE));
  g_assert_cmpstr (outcome, ==,
                   "Line 2, character 1: there is no team, expected a column of teams with one in "
                   "the first row");
  g_assert_true (brg_import_words_may_import (teams, TRUE));
}

static void
test_no_problem (void)
{
  g_autoptr (BrgImportFile) file = read_text ("Ivanov Petr\t2100\nSmirnov Oleg\t2000\n");
  g_autoptr (BrgImportFile) headings = read_text ("Name\tRating\n");

  g_assert_cmpint (brg_import_file_get_state (file, 1), ==, BRG_IMPORT_ROW_NEW);
  g_assert_cmpint (brg_import_file_next_problem (file, 1), ==, -1);
  g_assert_cmpint (brg_import_file_next_problem (headings, -1), ==, -1);
}

typedef struct
{
  const char *path;
  const char *content;
  BrgFormatError code;
  const char *place;
} BadCase;

static const BadCase bad_cases[] = {
  { "/app/import-file/bad/empty", "", BRG_FORMAT_ERROR_NOT_RECOGNISED, "bad.txt:1:1: " },
  { "/app/import-file/bad/quote", "Name;Rating\n\"Ivanov;2000\n", BRG_FORMAT_ERROR_SYNTAX,
    "bad.txt:2:1: " },
  { "/app/import-file/bad/report",
    "012 Cup\n092 Individual: Swiss-System\nXXS WW=3 BW=2\n001    1      A\n",
    BRG_FORMAT_ERROR_UNSUPPORTED, "bad.txt:3:" },
};

static void
test_bad (gconstpointer data)
{
  const BadCase *test = data;
  g_autofree char *folder = g_dir_make_tmp ("berger-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "bad.txt", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgImportFile) file = NULL;

  g_assert_true (g_file_set_contents (path, test->content, -1, NULL));
  file = brg_import_file_load (path, &error);
  g_assert_null (file);
  g_assert_error (error, BRG_FORMAT_ERROR, (int) test->code);
  g_test_message ("%s", error->message);
  g_assert_true (g_str_has_prefix (error->message, test->place));
  g_unlink (path);
  g_rmdir (folder);
}

/* A pipe has no end and perhaps nobody who writes into it: it is not waited for. */
static void
test_no_file (void)
{
  g_autofree char *folder = g_dir_make_tmp ("import-XXXXXX", NULL);
  g_autofree char *pipe = g_build_filename (folder, "list.csv", NULL);
  const char *const paths[] = { pipe, folder, "/dev/zero" };

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (brg_import_file_load (paths[i], &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
      g_assert_nonnull (strstr (error->message, "this is no file"));
    }
  g_unlink (pipe);
  g_rmdir (folder);
}

/* Another encoding is read from the file anew, which may be something else by now. */
static void
test_grown (void)
{
  g_autofree char *folder = g_dir_make_tmp ("import-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "list.csv", NULL);
  g_autoptr (BrgImportFile) file = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, "Name;Rating\nAbe Anna;2050\n", -1, NULL));
  file = brg_import_file_load (path, &error);
  g_assert_no_error (error);
  g_assert_cmpint (truncate (path, (off_t) 1 << 40), ==, 0);
  g_assert_false (brg_import_file_set_encoding (file, BRG_ENCODING_WINDOWS_1251, &error));
  g_assert_nonnull (strstr (error->message, "too large"));
  g_clear_error (&error);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  g_assert_false (brg_import_file_set_encoding (file, BRG_ENCODING_WINDOWS_1251, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
  g_assert_cmpuint (file->table->rows->len, ==, 1);
  g_unlink (path);
  g_rmdir (folder);
}

static void
test_missing (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgImportFile) file = brg_import_file_load ("/nowhere/list.csv", &error);

  g_assert_null (file);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

/* The user knows better than the file: blanks mean something else then. */
static void
test_other_kind (void)
{
  g_autoptr (BrgImportFile) file = load_fixture ("trf", "t024-rr-odd.trf");
  g_autoptr (BrgSnapshot) round_robin = NULL;
  g_autoptr (BrgSnapshot) swiss = NULL;
  g_autoptr (BrgTournament) tournament = NULL;

  round_robin = brg_import_file_make_event (file, BRG_TOURNAMENT_ROUND_ROBIN);
  g_assert_cmpstr (round_robin->group->system, ==, "berger");
  swiss = brg_import_file_make_event (file, BRG_TOURNAMENT_SWISS);
  g_assert_cmpstr (swiss->group->system, ==, "dutch");
  tournament = brg_snapshot_to_tournament (swiss);
  /* Number 1 is free in round 1. */
  g_assert_cmpint (brg_tournament_cell (tournament, 0, 1)->outcome, ==, BRG_OUTCOME_ZERO_BYE);
  g_assert_cmpint (file->trf->tournament->kind, ==, BRG_TOURNAMENT_ROUND_ROBIN);
}

BRG_TEST_TOPIC ("import-file")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/import-file/report", test_report);
  g_test_add_func ("/app/import-file/table", test_table);
  g_test_add_func ("/app/import-file/encoding", test_encoding);
  g_test_add_func ("/app/import-file/encoding-of-report", test_encoding_of_report);
  g_test_add_func ("/app/import-file/errors", test_errors);
  g_test_add_func ("/app/import-file/problems", test_problems);
  g_test_add_func ("/app/import-file/places", test_places);
  g_test_add_func ("/app/import-file/outcome", test_outcome);
  g_test_add_func ("/app/import-file/outcome-of-papers", test_outcome_of_papers);
  g_test_add_func ("/app/import-file/outcome-of-teams", test_outcome_of_teams);
  g_test_add_func ("/app/import-file/no-problem", test_no_problem);
  g_test_add_func ("/app/import-file/header", test_header);
  g_test_add_func ("/app/import-file/mapping", test_mapping);
  g_test_add_func ("/app/import-file/known-players", test_known_players);
  g_test_add_func ("/app/import-file/one-completes", test_one_completes);
  g_test_add_func ("/app/import-file/completes-in-doubt", test_completes_in_doubt);
  for (guint i = 0; i < G_N_ELEMENTS (bad_cases); i++)
    g_test_add_data_func (bad_cases[i].path, &bad_cases[i], test_bad);
  g_test_add_func ("/app/import-file/no-file", test_no_file);
  g_test_add_func ("/app/import-file/rus-draughts-2022 1.5.10/barred", test_barred);
  g_test_add_func ("/app/import-file/grown", test_grown);
  g_test_add_func ("/app/import-file/missing", test_missing);
  g_test_add_func ("/app/import-file/other-kind", test_other_kind);
  return g_test_run ();
}
