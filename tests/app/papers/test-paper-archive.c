/* test-paper-archive.c - what a paper is compared by, what its file is called, names that mislead
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-award-text.h"
#include "brg-document-kept.h"
#include "brg-document-words.h"
#include "brg-event-document.h"
#include "brg-form-cells.h"
#include "brg-form-digest.h"
#include "brg-paper-changes.h"
#include "brg-paper-list.h"
#include "brg-test.h"
#include "brg-text-samples.h"
#include "event-fixture.h"
#include "paper-samples.h"

#include <string.h>

static BrgForm *
new_form (void)
{
  BrgForm *form = brg_form_new (BRG_FORM_LIST);
  BrgFormRow *row;

  brg_form_add_column (form, BRG_COLUMN_NUMBER, "No.");
  brg_form_add_column (form, BRG_COLUMN_NAME, "Name");
  brg_form_set_text (&form->title, g_strdup ("Standings"));
  row = brg_form_add_row (form);
  brg_form_set_cell (row, 0, g_strdup ("1"), BRG_FORM_PLAIN);
  brg_form_set_cell (row, 1, g_strdup ("Ivanov"), BRG_FORM_PLAIN);
  g_ptr_array_add (form->notes, g_strdup ("note"));
  return form;
}

static void
change_title (BrgForm *form)
{
  brg_form_set_text (&form->title, g_strdup ("Standing"));
}

static void
change_cell (BrgForm *form)
{
  brg_form_set_cell (form->rows->pdata[0], 1, g_strdup ("Petrov"), BRG_FORM_PLAIN);
}

static void
change_mark (BrgForm *form)
{
  brg_form_set_cell (form->rows->pdata[0], 1, g_strdup ("Ivanov"), BRG_FORM_BOLD);
}

/* The same letters in other cells. */
static void
move_letters (BrgForm *form)
{
  brg_form_set_cell (form->rows->pdata[0], 0, g_strdup ("1I"), BRG_FORM_PLAIN);
  brg_form_set_cell (form->rows->pdata[0], 1, g_strdup ("vanov"), BRG_FORM_PLAIN);
}

static void
add_row (BrgForm *form)
{
  brg_form_add_row (form);
}

static void
strike_row (BrgForm *form)
{
  ((BrgFormRow *) form->rows->pdata[0])->struck_until = 2;
}

static void
add_note (BrgForm *form)
{
  g_ptr_array_add (form->notes, g_strdup (""));
}

static void
change_stamp (BrgForm *form)
{
  brg_form_set_text (&form->stamp, g_strdup ("M. P."));
}

/* Everything that can be read on a form makes another digest; what it is printed on does not. */
static void
test_digest (void)
{
  static void (*const changes[]) (BrgForm * form) = { change_title, change_cell, change_mark,
                                                      move_letters, add_row,     strike_row,
                                                      add_note,     change_stamp };
  g_autoptr (BrgForm) form = new_form ();
  g_autofree char *digest = brg_form_digest_dup (form);
  g_autofree char *dressed = NULL;

  g_assert_cmpuint (strlen (digest), ==, BRG_FORM_DIGEST_LENGTH);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (BrgForm) other = new_form ();
      g_autofree char *changed = NULL;

      changes[i](other);
      changed = brg_form_digest_dup (other);
      g_assert_cmpstr (changed, !=, digest);
    }
  brg_form_set_text (&form->approval, g_strdup ("APPROVED"));
  brg_form_set_text (&form->foot_text, g_strdup ("A sponsor"));
  dressed = brg_form_digest_dup (form);
  g_assert_cmpstr (dressed, ==, digest);
}

/* In the language of the paper, whatever that of the program is. */
static void
test_file_name (void)
{
  static const struct
  {
    const char *variable;
    const char *language;
    const char *name;
  } cases[] = {
    { "DOCUMENTS_RU_MO", "ru", "Протокол 3-го тура.csv" },
    { "DOCUMENTS_UK_MO", "uk", "Протокол 3-го туру.csv" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgSnapshot) snapshot = brg_snapshot_new ();
      g_autoptr (BrgWords) words =
          brg_words_load (cases[i].language, g_getenv (cases[i].variable), NULL);
      g_autofree char *name = brg_event_document_dup_file_name (
          snapshot, words, brg_paper_list_find ("protocol"), NULL, 3, "csv");
      g_autofree char *set =
          brg_event_document_dup_file_name (snapshot, words, NULL, "Before / after", 3, "pdf");

      g_assert_cmpstr (name, ==, cases[i].name);
      g_assert_cmpstr (set, ==, "Before after.pdf");
    }
}

/* A name that would turn a line of a table around, or hide letters, is read as it is seen. */
static void
test_neutral (void)
{
  g_autofree char *plain = brg_form_dup_plain ("Ив\u202eан\u200bов\u2066 a\u00adb\nc");

  g_assert_cmpstr (plain, ==, "Иванов ab c");
}

/* Where a paper says something else, with what stands before; the foot with the journal is no
 * change, nor is a row that moves to another sheet. */
static void
test_changes (void)
{
  static const struct
  {
    const char *then;
    const char *today;
    const char *changes; /* where|then|today; */
  } cases[] = {
    { "", "", "" },
    { "A\nB\n\f", "A\n\fB\n", "" },
    { "A\nB\n1\nC\n", "A\nB\n0\nC\n", "A · B|1|0;" },
    { "A\n1\nB\n0\nC\n", "A\n0\nB\n1\nC\n", "A|1|0;A · 1 · B|0|1;" },
    { "A\nC\n", "A\nB\nC\n", "A||B;" },
    { "A\nB\nC\n", "A\nC\n", "A|B|;" },
    { "A\nC\nX\nE\n", "B\nC\nY\nE\n", "|A|B;A · C|X|Y;" },
    { "A\nfoot · journal 8:1a2b3c4d5e6f7081\n", "A\nfoot · journal 9:ffffffffffffffff\n", "" },
    { "", "A\n", "||A;" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GPtrArray) changes = brg_paper_changes_find (cases[i].then, cases[i].today);
      g_autoptr (GString) text = g_string_new (NULL);

      for (guint k = 0; k < changes->len; k++)
        {
          const BrgPaperChange *change = changes->pdata[k];

          g_string_append_printf (text, "%s|%s|%s;", change->where, change->then, change->today);
        }
      g_assert_cmpstr (text->str, ==, cases[i].changes);
    }
}

/* Rows are found again by whom they are about, wherever they stand, and cells by their headings. */
static void
test_row_changes (void)
{
  static const char then[] = "Title\nhead\t0.Place\t1.No.\t2.Name\t3.Points\n"
                             "row\t0.1\t1#7\t2@Ivanov\t3.4½\n"
                             "row\t0.2\t1#12\t2@Petrov\t3.4\n"
                             "row\t0.3\t1#3\t2@Sidorov\t3.3\n";
  static const char today[] = "Title\nhead\t0.Place\t1.No.\t2.Name\t3.Points\n"
                              "row\t0.1\t1#12\t2@Petrov\t3.5\n"
                              "row\t0.2\t1#7\t2@Ivanov\t3.4½\n"
                              "row\t0.3\t1#9\t2@Orlov\t3.3\n";
  static const char *const expected[] = {
    "1 7 Ivanov|Place|1|2",          "1 12 Petrov|Place|2|1",
    "1 12 Petrov|Points|4|5",        "3 3 Sidorov||3 · 3 · Sidorov · 3|",
    "2 9 Orlov|||3 · 9 · Orlov · 3",
  };
  g_autoptr (GPtrArray) changes = brg_paper_changes_find (then, today);

  g_assert_cmpuint (changes->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < changes->len; i++)
    {
      const BrgPaperChange *change = changes->pdata[i];
      g_autofree char *text = g_strdup_printf ("%d %s|%s|%s|%s", (gint) change->kind, change->where,
                                               change->column, change->then, change->today);

      g_assert_cmpstr (text, ==, expected[i]);
    }
}

/* What is kept of a printed table has its rows, with whom they are about. */
static void
test_rows_kept (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("dutch", "rus-chess-2014", 4, 2);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgDocument) before = NULL;
  g_autoptr (BrgDocument) after = NULL;
  g_autoptr (GPtrArray) changes = NULL;
  g_autofree char *then = NULL;
  g_autofree char *today = NULL;
  gboolean has_points = FALSE;
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1 3-4:=");
  before = brg_event_document_new (snapshot, "standings", 1, &options);
  then = brg_document_dup_rows (before);
  event_fixture_game (snapshot, 1, 2)->white_outcome = BRG_OUTCOME_WIN;
  event_fixture_game (snapshot, 1, 2)->black_outcome = BRG_OUTCOME_LOSS;
  after = brg_event_document_new (snapshot, "standings", 1, &options);
  today = brg_document_dup_rows (after);
  changes = brg_paper_changes_find (then, today);
  for (guint i = 0; i < changes->len; i++)
    {
      const BrgPaperChange *change = changes->pdata[i];

      g_assert_cmpint (change->kind, ==, BRG_PAPER_CHANGE_CELL);
      has_points |= g_str_equal (change->where, "3 Player03") &&
                    g_str_equal (change->column, "Points") && g_str_equal (change->then, "½") &&
                    g_str_equal (change->today, "1");
      g_assert_false (g_str_equal (change->where, "1 Player01") &&
                      g_str_equal (change->column, "Points"));
    }
  g_assert_true (has_points);
}

/* What every paper that can be made of a group is compared by, by its id. */
static GHashTable *
list_contents (BrgSnapshot *snapshot, gint round)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  GHashTable *contents = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  BrgPaperSource source = { .snapshot = snapshot, .round = round };
  BrgDocumentOptions options;
  guint n_papers;
  const BrgPaper *papers = brg_paper_list (&n_papers);

  brg_document_options_init (&options, words);
  for (guint i = 0; i < n_papers; i++)
    if (brg_paper_is_available (&papers[i], &source))
      g_hash_table_insert (contents, (gpointer) papers[i].id,
                           brg_paper_archive_dup_content (&papers[i], &source, &options));
  return contents;
}

static void
set_state (BrgSnapshot *snapshot, BrgRoundState state)
{
  BrgRound *last = snapshot->rounds->pdata[snapshot->rounds->len - 1];

  last->state = state;
}

/* A round is printed when its last result is there, and closed then: of no paper has anything
 * changed by that. One result changes those that show it. */
static void
test_closing (void)
{
  static const struct
  {
    const char *system;
    gint n_rounds;
  } events[] = { { "dutch", 3 }, { "dutch", 2 }, { "berger", 5 }, { "knockout", 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    {
      g_autoptr (BrgSnapshot) snapshot =
          event_fixture_new (events[i].system, "rus-draughts-2022", 4, events[i].n_rounds);
      g_autoptr (GHashTable) open = NULL;
      g_autoptr (GHashTable) closed = NULL;
      g_autoptr (GHashTable) other = NULL;
      GHashTableIter iter;
      gpointer id, content;

      event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:1 2-3:1");
      event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-2:1 4-3:1");
      open = list_contents (snapshot, 2);
      set_state (snapshot, BRG_ROUND_CLOSED);
      closed = list_contents (snapshot, 2);
      g_assert_cmpuint (g_hash_table_size (open), >=, 20);
      g_hash_table_iter_init (&iter, open);
      while (g_hash_table_iter_next (&iter, &id, &content))
        {
          g_test_message ("%s: %s", events[i].system, (const char *) id);
          g_assert_cmpstr (content, ==, g_hash_table_lookup (closed, id));
        }
      event_fixture_game (snapshot, 2, 1)->white_outcome = BRG_OUTCOME_DRAW;
      event_fixture_game (snapshot, 2, 1)->black_outcome = BRG_OUTCOME_DRAW;
      other = list_contents (snapshot, 2);
      g_assert_cmpstr (g_hash_table_lookup (other, "protocol"), !=,
                       g_hash_table_lookup (open, "protocol"));
      g_assert_cmpstr (g_hash_table_lookup (other, "player-cards"), !=,
                       g_hash_table_lookup (open, "player-cards"));
      g_assert_cmpstr (g_hash_table_lookup (other, "pairings"), ==,
                       g_hash_table_lookup (open, "pairings"));
    }
}

/* The foot says when, and how much of the event's name there is room for: no difference. */
static void
test_feet (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("dutch", "rus-chess-2014", 4, 3);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgDocument) open = NULL;
  g_autoptr (BrgDocument) closed = NULL;
  g_autoptr (GPtrArray) changes = NULL;
  g_autofree char *then = NULL;
  g_autofree char *today = NULL;
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  options.state = BRG_DOCUMENT_PROVISIONAL;
  paper_sample_stretch (snapshot);
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-2:1 3-4:=");
  open = brg_event_document_new (snapshot, "protocol", 1, &options);
  then = brg_document_dup_rows (open);
  g_assert_nonnull (strstr (then, "\n" BRG_WORDS_FOOT "\t"));
  set_state (snapshot, BRG_ROUND_CLOSED);
  options.state = BRG_DOCUMENT_STATE_NONE;
  options.printed_at = "2026-11-22T14:40:00Z";
  closed = brg_event_document_new (snapshot, "protocol", 1, &options);
  today = brg_document_dup_rows (closed);
  g_assert_cmpstr (then, !=, today);
  changes = brg_paper_changes_find (then, today);
  g_assert_cmpuint (changes->len, ==, 0);
}

/* A paper that stands is shown with head and foot as they were: of every paper, closed since. */
static void
test_as_printed (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("berger", "rus-draughts-2022", 4, 3);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  guint n_papers;
  const BrgPaper *papers = brg_paper_list (&n_papers);
  guint n_changed = 0;

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:1 2-3:1");
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-2:1 4-3:1");
  for (guint i = 0; i < n_papers; i++)
    {
      g_autoptr (BrgDocument) printed = NULL;
      g_autoptr (BrgDocument) shown = NULL;
      g_autofree char *then = NULL;
      g_autofree char *today = NULL;
      g_autofree char *taken = NULL;
      BrgPaperSource source = { .snapshot = snapshot, .round = 2 };
      BrgDocumentOptions options;

      if (!brg_paper_is_available (&papers[i], &source))
        continue;
      g_test_message ("%s", papers[i].id);
      brg_document_options_init (&options, words);
      options.state = brg_paper_find_state (&papers[i], snapshot, 2);
      set_state (snapshot, BRG_ROUND_PUBLISHED);
      printed = brg_paper_new_document (&papers[i], &source, &options, NULL);
      then = brg_document_dup_rows (printed);
      set_state (snapshot, BRG_ROUND_CLOSED);
      shown = brg_paper_new_document (&papers[i], &source, &options, NULL);
      today = brg_document_dup_rows (shown);
      g_assert_true (brg_document_take_rows (shown, then));
      taken = brg_document_dup_rows (shown);
      g_assert_cmpstr (taken, ==, then);
      n_changed += !g_str_equal (today, then);
      set_state (snapshot, BRG_ROUND_PUBLISHED);
    }
  g_assert_cmpuint (n_changed, >=, 3);
}

/* What was kept has other places for texts: nothing is put where it was not. */
static void
test_not_as_printed (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("dutch", "rus-chess-2014", 4, 2);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgDocument) document = NULL;
  g_autofree char *rows = NULL;
  g_auto (GStrv) lines = NULL;
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1 3-4:=");
  document = brg_event_document_new (snapshot, "standings", 1, &options);
  rows = brg_document_dup_rows (document);
  lines = g_strsplit (rows, "\n", -1);
  for (guint i = 0; lines[i + 1] != NULL; i++)
    {
      g_autofree char *line = g_steal_pointer (&lines[i]);
      g_autofree char *cut = NULL;
      g_autofree char *after = NULL;

      lines[i] = g_strconcat (line, "\t9.more", NULL);
      cut = g_strjoinv ("\n", lines);
      g_free (lines[i]);
      lines[i] = g_strdup (line);
      if (!g_str_has_prefix (line, BRG_WORDS_FOOT "\t"))
        g_assert_false (brg_document_take_rows (document, cut));
      after = brg_document_dup_rows (document);
      g_assert_cmpstr (after, ==, rows);
      if (g_str_has_prefix (line, BRG_WORDS_FOOT "\t"))
        break;
    }
  g_assert_false (brg_document_take_rows (document, ""));
  g_assert_true (brg_document_take_rows (document, rows));
}

/* Too much to compare one by one is one place; it ends all the same. */
static void
test_many_changes (void)
{
  g_autoptr (GString) then = g_string_new ("same\n");
  g_autoptr (GString) today = g_string_new ("same\n");
  g_autoptr (GPtrArray) changes = NULL;

  for (guint i = 0; i < 5000; i++)
    {
      g_string_append_printf (then, "a%u\n", i);
      g_string_append_printf (today, "b%u\n", i);
    }
  changes = brg_paper_changes_find (then->str, today->str);
  g_assert_cmpuint (changes->len, ==, 1);
  g_assert_cmpstr (((BrgPaperChange *) changes->pdata[0])->where, ==, "same");
}

/* What a secretary begins with is a text of its own rules, in every language. */
static void
test_samples (void)
{
  static const char *const variables[] = { NULL, "DOCUMENTS_RU_MO", "DOCUMENTS_UK_MO" };

  for (guint i = 0; i < G_N_ELEMENTS (variables); i++)
    {
      g_autoptr (BrgWords) words =
          variables[i] == NULL
              ? brg_words_open ("en")
              : brg_words_load (i == 1 ? "ru" : "uk", g_getenv (variables[i]), NULL);

      for (guint k = 0; k < BRG_N_TEXT_SAMPLES; k++)
        {
          const char *text = brg_text_sample_get_text (k, words);
          g_autoptr (GError) error = NULL;

          g_assert_true (brg_award_text_check (text, strlen (text), &error));
          g_assert_no_error (error);
          g_assert_nonnull (strstr (text, "{name}"));
        }
    }
  g_assert_cmpuint (brg_text_sample_find ("certificates"), ==, 1);
  g_assert_cmpuint (brg_text_sample_find ("norm-certificates"), ==, 2);
  g_assert_cmpuint (brg_text_sample_find ("protocol"), ==, BRG_N_TEXT_SAMPLES);
}

BRG_TEST_TOPIC ("paper-archive")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/paper-archive/digest", test_digest);
  g_test_add_func ("/app/paper-archive/file-name", test_file_name);
  g_test_add_func ("/app/paper-archive/neutral", test_neutral);
  g_test_add_func ("/app/paper-archive/changes", test_changes);
  g_test_add_func ("/app/paper-archive/row-changes", test_row_changes);
  g_test_add_func ("/app/paper-archive/rows-kept", test_rows_kept);
  g_test_add_func ("/app/paper-archive/closing", test_closing);
  g_test_add_func ("/app/paper-archive/feet", test_feet);
  g_test_add_func ("/app/paper-archive/as-printed", test_as_printed);
  g_test_add_func ("/app/paper-archive/not-as-printed", test_not_as_printed);
  g_test_add_func ("/app/paper-archive/many-changes", test_many_changes);
  g_test_add_func ("/app/paper-archive/samples", test_samples);
  return g_test_run ();
}
