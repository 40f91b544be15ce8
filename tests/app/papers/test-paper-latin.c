/* test-paper-latin.c - on an English paper that wants Latin letters nothing is left in Cyrillic
 * ones
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <sqlite3.h>

#include "brg-document.h"
#include "brg-latin-names.h"
#include "brg-paper-list.h"
#include "brg-store-lists.h"
#include "brg-test.h"
#include "paper-samples.h"
#include "store-fixture.h"

#define TYPED "Кубок «Щит»"
#define WRITTEN "Kubok «Shchit»"

/* What somebody types beside the names of players. */
static const char *const typed_columns[][2] = {
  { "incident", "description" },
  { "incident", "witnesses" },
  { "incident", "explanation" },
  { "incident", "reason" },
  { "protest", "subject" },
  { "protest", "demand" },
  { "protest", "grounds" },
  { "protest", "hearing" },
  { "protest", "filed_by" },
  { "protest", "decided_by" },
  { "prize", "note" },
  { "timetable_row", "title" },
  { "timetable_row", "place" },
  { "drawing", "place" },
  { "drawing", "note" },
  { "delegation_head", "name" },
  { "delegation_head", "role" },
  { "committee_member", "name" },
  { "contest_terms", "theme" },
  { "contest_terms", "status" },
  { "contest_terms", "conditions" },
  { "contest_section", "name" },
  { "contest_judge", "name" },
  { "contest_author", "residence" },
  { "contest_work", "distinction" },
  { "contest_remark", "text" },
  { "contest_mark", "remark" },
};

static gboolean
is_cyrillic (gunichar letter)
{
  return g_unichar_get_script (letter) == G_UNICODE_SCRIPT_CYRILLIC;
}

/* The first text of the document with a Cyrillic letter, to be freed; NULL for none. */
static char *
find_left (const BrgDocument *document)
{
  for (guint i = 0; i < brg_document_get_n_pages (document); i++)
    {
      const BrgPrintPage *page = brg_document_get_page (document, i);

      for (guint k = 0; k < page->texts->len; k++)
        {
          const char *markup = g_array_index (page->texts, BrgPrintPageText, k).markup;

          for (const char *p = markup; *p != '\0'; p = g_utf8_next_char (p))
            if (is_cyrillic (g_utf8_get_char (p)))
              return g_strdup (markup);
        }
    }
  return NULL;
}

static guint
look_at_papers (const BrgPaperSource *source, const BrgDocumentOptions *options, GHashTable *made)
{
  guint n_papers;
  const BrgPaper *papers = brg_paper_list (&n_papers);
  guint n_left = 0;

  for (guint i = 0; i < n_papers; i++)
    {
      g_autoptr (BrgDocument) document = NULL;
      g_autofree char *left = NULL;

      if (!brg_paper_is_available (&papers[i], source))
        continue;
      document = brg_paper_new_document (&papers[i], source, options, NULL);
      left = document != NULL ? find_left (document) : NULL;
      n_left += left != NULL;
      if (left != NULL)
        g_test_message ("%s: %s", papers[i].id, left);
      if (document != NULL)
        g_hash_table_add (made, (gpointer) papers[i].id);
    }
  return n_left;
}

static guint
look_at_samples (const BrgDocumentOptions *options, GHashTable *made)
{
  guint n_left = 0;

  for (guint i = 0; paper_samples[i].name != NULL; i++)
    {
      g_autoptr (BrgSnapshot) snapshot = paper_samples[i].make ();
      BrgPaperSource source = { .snapshot = snapshot, .round = (gint) snapshot->rounds->len };

      if (snapshot->entries->len > 100)
        continue;
      paper_sample_stretch (snapshot);
      brg_latin_names_apply (snapshot, options->latin, NULL);
      n_left += look_at_papers (&source, options, made);
    }
  return n_left;
}

static void
write_typed (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "work.berger", NULL);
  sqlite3 *database = NULL;

  g_assert_cmpint (sqlite3_open (path, &database), ==, SQLITE_OK);
  for (guint i = 0; i < G_N_ELEMENTS (typed_columns); i++)
    {
      g_autofree char *update = g_strdup_printf ("UPDATE %s SET %s = '" TYPED "'",
                                                 typed_columns[i][0], typed_columns[i][1]);
      char *message = NULL;

      if (sqlite3_exec (database, update, NULL, NULL, &message) != SQLITE_OK)
        g_error ("%s: %s", update, message);
    }
  sqlite3_close (database);
}

static guint
look_at_workspace (const BrgDocumentOptions *options, GHashTable *made)
{
  g_autofree char *folder = g_dir_make_tmp ("berger-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "work.berger", NULL);
  g_autoptr (BrgStore) store = paper_sample_open_workspace (folder);
  g_autoptr (GPtrArray) events = NULL;
  guint n_left = 0;

  g_clear_pointer (&store, brg_store_free);
  write_typed (folder);
  store = brg_store_open (path, BRG_STORE_READ_ONLY, NULL);
  events = brg_store_list_events (store, NULL);
  for (guint i = 0; i < events->len; i++)
    {
      const BrgEventSummary *summary = events->pdata[i];
      g_autoptr (BrgSnapshot) snapshot = brg_store_load (store, summary->group_id, NULL);
      BrgPaperSource source = { .snapshot = snapshot,
                                .store = store,
                                .round = (gint) MIN (snapshot->rounds->len, 1) };

      brg_latin_names_apply (snapshot, options->latin, NULL);
      n_left += look_at_papers (&source, options, made);
    }
  g_clear_pointer (&store, brg_store_free);
  store_fixture_remove_folder (folder);
  return n_left;
}

static void
test_every_paper (void)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (GHashTable) made = g_hash_table_new (g_str_hash, g_str_equal);
  BrgDocumentOptions options;
  guint n_left;

  brg_document_options_init (&options, words);
  options.latin = BRG_TRANSLITERATE_PASSPORT;
  n_left = look_at_samples (&options, made);
  n_left += look_at_workspace (&options, made);
  g_assert_true (g_hash_table_contains (made, "incidents"));
  g_assert_true (g_hash_table_contains (made, "protest"));
  g_assert_true (g_hash_table_contains (made, "diplomas"));
  g_assert_true (g_hash_table_contains (made, "contest-booklet"));
  g_assert_true (g_hash_table_contains (made, "contest-report"));
  g_assert_true (g_hash_table_contains (made, "contest-solving"));
  g_assert_cmpuint (n_left, ==, 0);
}

/* A Russian paper keeps its own words. */
static void
test_own_language (void)
{
  g_autoptr (BrgWords) russian = brg_words_load ("ru", g_getenv ("DOCUMENTS_RU_MO"), NULL);
  g_autoptr (BrgWords) english = brg_words_open ("en");
  g_autoptr (BrgSnapshot) snapshot = paper_samples[0].make ();
  g_autoptr (BrgForm) form = brg_form_new (BRG_FORM_LIST);
  BrgDocumentOptions options;

  brg_form_set_text (&form->title, g_strdup (TYPED));
  brg_document_options_init (&options, russian);
  options.latin = BRG_TRANSLITERATE_PASSPORT;
  brg_latin_names_write (form, snapshot, &options);
  g_assert_cmpstr (form->title, ==, TYPED);
  options.words = english;
  brg_latin_names_write (form, snapshot, &options);
  g_assert_cmpstr (form->title, ==, WRITTEN);
}

BRG_TEST_TOPIC ("paper-latin")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/paper-latin/every-paper", test_every_paper);
  g_test_add_func ("/app/paper-latin/own-language", test_own_language);
  return g_test_run ();
}
