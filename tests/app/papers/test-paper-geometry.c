/* test-paper-geometry.c - no paper of the list loses or covers anything
 *
 * Every kind of the list is made of every event that has it, so that a new kind is looked at
 * without a word here: it only has to be possible in one of the events.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document-layout.h"
#include "brg-document-pdf.h"
#include "brg-form-style.h"
#include "brg-paper-list.h"
#include "brg-test.h"
#include "paper-samples.h"
#include "paper-words.h"

#include "brg-store-lists.h"
#include "store-fixture.h"
#include "words-fixture.h"

#include <locale.h>

/* With BERGER_KEEP_PAGES set to a folder the papers stay there to be looked at. */
static void
keep (const BrgDocument *document, const char *what)
{
  const char *folder = g_getenv ("BERGER_KEEP_PAGES");
  g_autofree char *name = g_strconcat (what, ".pdf", NULL);
  g_autofree char *path = folder != NULL ? g_build_filename (folder, name, NULL) : NULL;
  g_autoptr (GError) error = NULL;

  if (path != NULL)
    brg_document_write_pdf (document, path, &error);
  g_assert_no_error (error);
}

/* No printer reaches nearer to the edge of a sheet. */
#define EDGE (4.0 * BRG_MM)

/* Below the line of the foot. */
#define FOOT (4.2 * BRG_MM)

static const char *const languages[] = { "en", "ru", "uk" };

/* What a run has seen. */
typedef struct
{
  GHashTable *made; /* ids of papers */
  guint n_documents;
  guint n_sheets;
  guint n_faults;
} Run;

static void
free_run (Run *run)
{
  g_hash_table_unref (run->made);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, free_run)

/* A table keeps to the margins of its sheet; what is cut or laid out otherwise to its edge. */
static PaperMargins
margins_of (const BrgPaper *kind, const BrgPrintPage *page, const BrgDocumentOptions *options)
{
  gboolean is_landscape = page->width > page->height;
  BrgPrintSheet sheet = brg_form_style_sheet_of (options->sheet, is_landscape);

  if (!brg_paper_is_form (kind) || kind->lay_out != NULL)
    return (PaperMargins){ EDGE, EDGE, EDGE, EDGE };
  return (PaperMargins){ sheet.left, sheet.width - sheet.right, sheet.top,
                         sheet.height - sheet.foot - FOOT };
}

static void
report (Run *run, const char *what, const GPtrArray *complaints)
{
  static const guint most = 5;

  if (complaints->len == 0)
    return;
  run->n_faults += complaints->len;
  g_test_message ("%s: %u faults", what, complaints->len);
  for (guint i = 0; i < MIN (complaints->len, most); i++)
    g_test_message ("  %s", (const char *) complaints->pdata[i]);
}

static void
look (Run *run,
      const char *what,
      const BrgPaper *paper,
      const BrgPaperSource *source,
      const BrgDocumentOptions *options)
{
  g_autoptr (GPtrArray) complaints = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (BrgTypesetter) typesetter = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgDocument) document = brg_paper_new_document (paper, source, options, &error);
  PaperMargins margins;

  g_assert_no_error (error);
  if (document == NULL)
    return;
  g_hash_table_add (run->made, (gpointer) paper->id);
  typesetter = brg_typesetter_new (brg_words_get_language (options->words));
  margins = margins_of (paper, brg_document_get_page (document, 0), options);
  paper_words_check (document, &margins, typesetter, complaints);
  if (brg_paper_is_form (paper) && paper->lay_out == NULL &&
      (paper->needs & BRG_PAPER_FROM_POSITIONS) == 0)
    {
      g_autoptr (BrgForm) form = brg_paper_new_form (paper, source, options, NULL);

      paper_words_check_form (document, form, complaints);
    }
  keep (document, what);
  run->n_documents++;
  run->n_sheets += brg_document_get_n_pages (document);
  report (run, what, complaints);
}

static void
look_at_papers (Run *run,
                const char *name,
                const BrgPaperSource *source,
                const BrgDocumentOptions *options)
{
  guint n_papers;
  const BrgPaper *papers = brg_paper_list (&n_papers);

  for (guint i = 0; i < n_papers; i++)
    {
      g_autofree char *what = g_strdup_printf ("%s, %s, %s", name, papers[i].id,
                                               brg_words_get_language (options->words));
      BrgDocumentOptions own = *options;

      /* The small events of a workspace show nothing new of what needs no store. */
      if (source->store != NULL && (papers[i].needs & BRG_PAPER_FROM_STORE) == 0 &&
          g_hash_table_contains (run->made, papers[i].id))
        continue;
      /* It is joined from the others. */
      if (g_str_equal (papers[i].id, "final-report") &&
          g_hash_table_contains (run->made, papers[i].id))
        continue;
      own.state = brg_paper_find_state (&papers[i], source->snapshot, source->round);
      if (brg_paper_is_available (&papers[i], source))
        look (run, what, &papers[i], source, &own);
    }
}

static void
look_at_group (Run *run, const char *name, const BrgPaperSource *source, const char *language)
{
  g_autoptr (BrgWords) words = fixture_open_words (language);
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  options.printed_at = "2026-11-22T14:40:00Z";
  options.father_names = TRUE;
  look_at_papers (run, name, source, &options);
}

static void
look_at_samples (Run *run)
{
  g_autoptr (GPtrArray) diagrams = paper_sample_list_diagrams ();

  for (guint i = 0; paper_samples[i].name != NULL; i++)
    {
      g_autoptr (BrgSnapshot) snapshot = paper_samples[i].make ();
      BrgPaperSource source = { .snapshot = snapshot, .diagrams = diagrams };

      paper_sample_stretch (snapshot);
      source.round = (gint) snapshot->rounds->len;
      /* The words differ, the names do not: of many players one language is enough. */
      for (guint k = 0;
           k < (snapshot->entries->len > 100 ? 1 : brg_test_rounds (G_N_ELEMENTS (languages))); k++)
        look_at_group (run, paper_samples[i].name, &source, languages[(i + k) % 3]);
    }
}

/* What the store keeps besides: the log, protests, envelopes, duties, money. */
static void
look_at_workspace (Run *run)
{
  g_autofree char *folder = g_dir_make_tmp ("berger-test-XXXXXX", NULL);
  g_autoptr (BrgStore) store = paper_sample_open_workspace (folder);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) events = brg_store_list_events (store, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < events->len; i++)
    {
      const BrgEventSummary *summary = events->pdata[i];
      g_autoptr (BrgSnapshot) snapshot = brg_store_load (store, summary->group_id, &error);
      BrgPaperSource source = { .snapshot = snapshot, .store = store };

      g_assert_no_error (error);
      paper_sample_stretch (snapshot);
      for (source.round = 0; source.round <= (gint) MIN (snapshot->rounds->len, 2); source.round++)
        look_at_group (run, summary->name, &source, languages[i % 3]);
    }
  g_clear_pointer (&store, brg_store_free);
  store_fixture_remove_folder (folder);
}

static void
end_run (const Run *run)
{
  g_test_message ("%u documents, %u sheets", run->n_documents, run->n_sheets);
  g_assert_cmpuint (run->n_documents, >, 0);
  if (run->n_faults > 0)
    g_test_fail ();
}

static void
test_every_kind (void)
{
  g_auto (Run) run = { .made = g_hash_table_new (g_str_hash, g_str_equal) };
  guint n_papers;
  const BrgPaper *papers = brg_paper_list (&n_papers);

  look_at_samples (&run);
  look_at_workspace (&run);
  end_run (&run);
  for (guint i = 0; i < n_papers; i++)
    if (!g_hash_table_contains (run.made, papers[i].id))
      {
        g_test_message ("no event of paper-samples.c has the paper %s", papers[i].id);
        g_test_fail ();
      }
}

/* Sheets of every size, either way, in small and large type. */
static void
test_every_sheet (void)
{
  static const double sizes[] = { 0, 8, 13 };
  g_auto (Run) run = { .made = g_hash_table_new (g_str_hash, g_str_equal) };
  g_autoptr (BrgSnapshot) snapshot = paper_samples[0].make ();
  g_autoptr (BrgWords) words = fixture_open_words ("ru");
  BrgPaperSource source = { .snapshot = snapshot, .round = 5 };
  BrgDocumentOptions options;

  paper_sample_stretch (snapshot);
  brg_document_options_init (&options, words);
  options.printed_at = "2026-11-22T14:40:00Z";
  options.state = BRG_DOCUMENT_PROVISIONAL;
  for (options.sheet = 0; options.sheet < BRG_N_SHEET_SIZES; options.sheet++)
    for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
      {
        g_autofree char *name = g_strdup_printf ("sheet %u, type %g", options.sheet, sizes[i]);

        options.font_size = sizes[i];
        options.orientation = i % 2 == 0 ? BRG_ORIENTATION_PORTRAIT : BRG_ORIENTATION_LANDSCAPE;
        look_at_papers (&run, name, &source, &options);
      }
  end_run (&run);
}

/* ----- The matrix: every event on every sheet ----- */

/* Of many players the papers that a hall and an arbiter read. */
static const char *const papers_of_many[] = { "pairings", "pairings-by-name", "standings", "table",
                                              "protocol", "start-list",       "slips",     NULL };

/* Sheets, how they lie, sizes of type, languages. */
#define N_SHEETS 4
#define N_WAYS 2
#define N_TYPES 3
#define N_LOOKS (N_SHEETS * N_WAYS * N_TYPES * G_N_ELEMENTS (languages))

/* So many of all cases are looked at every day, spread over all; the whole at night. */
#define N_SAMPLED 20
#define SPREAD 37

static void
look_at_many (Run *run,
              const char *name,
              const BrgPaperSource *source,
              const BrgDocumentOptions *options)
{
  for (guint i = 0; papers_of_many[i] != NULL; i++)
    {
      const BrgPaper *paper = brg_paper_list_find (papers_of_many[i]);
      g_autofree char *what = g_strdup_printf ("%s, %s", name, paper->id);

      if (brg_paper_is_available (paper, source))
        look (run, what, paper, source, options);
    }
}

/* @index tells sheet, way, type and language. */
static void
look_at_case (Run *run, const char *name, BrgSnapshot *snapshot, guint index)
{
  static const double types[N_TYPES] = { 0, 8, 13 };
  static const BrgSheetSize sheets[N_SHEETS] = { BRG_SHEET_A3, BRG_SHEET_A4, BRG_SHEET_A5,
                                                 BRG_SHEET_LETTER };
  guint language = index / (N_SHEETS * N_WAYS * N_TYPES);
  g_autoptr (BrgWords) words = fixture_open_words (languages[language]);
  BrgPaperSource source = { .snapshot = snapshot, .round = (gint) snapshot->rounds->len };
  g_autofree char *what = NULL;
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  options.printed_at = "2026-11-22T14:40:00Z";
  options.father_names = index % 2 == 0;
  options.state = BRG_DOCUMENT_PROVISIONAL;
  options.sheet = sheets[index % N_SHEETS];
  options.orientation =
      index / N_SHEETS % N_WAYS == 0 ? BRG_ORIENTATION_PORTRAIT : BRG_ORIENTATION_LANDSCAPE;
  options.font_size = types[index / (N_SHEETS * N_WAYS) % N_TYPES];
  what = g_strdup_printf ("%s, sheet %u %s, type %g", name, options.sheet,
                          options.orientation == BRG_ORIENTATION_PORTRAIT ? "upright" : "broad",
                          options.font_size);
  (snapshot->entries->len > 100 ? look_at_many : look_at_papers) (run, what, &source, &options);
}

/* Names of 80 letters, twenty tie-breaks, one player and a thousand, three languages, four sheets
 * either way, three sizes of type. */
static void
test_matrix (void)
{
  g_auto (Run) run = { .made = g_hash_table_new (g_str_hash, g_str_equal) };
  g_autoptr (GPtrArray) events =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_snapshot_unref);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  guint n_all;
  guint n_cases;

  for (guint i = 0; paper_samples[i].name != NULL; i++)
    {
      g_ptr_array_add (events, paper_samples[i].make ());
      g_ptr_array_add (names, (gpointer) paper_samples[i].name);
    }
  g_ptr_array_add (
      events, paper_sample_new ("dutch", "fide-2023", MAX ((gint) brg_test_rounds (1000), 101), 2));
  g_ptr_array_add (names, (gpointer) "a thousand players");
  for (guint i = 0; i < events->len; i++)
    paper_sample_stretch (events->pdata[i]);
  n_all = events->len * (guint) N_LOOKS;
  n_cases = brg_test_rounds (n_all) == n_all ? n_all : N_SAMPLED;
  for (guint i = 0; i < n_cases; i++)
    {
      guint at = i * SPREAD % n_all;

      look_at_case (&run, names->pdata[at % events->len], events->pdata[at % events->len],
                    at / events->len);
    }
  end_run (&run);
}

/* A thousand players, of whom one has a name without any place to end a line. */
static void
test_thousand (void)
{
  g_auto (Run) run = { .made = g_hash_table_new (g_str_hash, g_str_equal) };
  g_autoptr (BrgSnapshot) snapshot =
      paper_sample_new ("dutch", "fide-2023", (gint) brg_test_rounds (1000), 2);
  g_autoptr (BrgWords) words = fixture_open_words ("uk");
  BrgPaperSource source = { .snapshot = snapshot, .round = 2 };
  BrgEntry *entry = snapshot->entries->pdata[49];
  BrgDocumentOptions options;

  g_free (entry->family_name);
  entry->family_name = g_strnfill (80, 'W');
  brg_document_options_init (&options, words);
  look (&run, "1000 players", brg_paper_list_find ("standings"), &source, &options);
  look (&run, "1000 players", brg_paper_list_find ("protocol"), &source, &options);
  end_run (&run);
}

/* Rows that stand on two sheets have their columns spread over them. */
static guint
count_split (const BrgDocument *document)
{
  guint n_split = 0;

  for (guint i = 1; i < brg_document_get_n_pages (document); i++)
    n_split += brg_document_get_page (document, i)->first_row ==
               brg_document_get_page (document, i - 1)->first_row;
  return n_split;
}

/* Names wrap before columns go: of names of 80 letters the lists that a hall reads have both
 * players of a board on one sheet. */
static void
test_together (void)
{
  static const char *const ids[] = { "pairings", "pairings-by-name", "protocol", "start-list" };
  guint n_seen = 0;

  for (guint i = 0; paper_samples[i].name != NULL; i++)
    {
      g_autoptr (BrgSnapshot) snapshot = paper_samples[i].make ();
      BrgPaperSource source = { .snapshot = snapshot, .round = (gint) snapshot->rounds->len };
      g_autoptr (BrgWords) words = fixture_open_words (languages[i % 3]);
      BrgDocumentOptions options;

      paper_sample_stretch (snapshot);
      brg_document_options_init (&options, words);
      options.father_names = TRUE;
      for (guint k = 0; k < G_N_ELEMENTS (ids) * BRG_N_SHEET_SIZES; k++)
        {
          const char *id = ids[k / BRG_N_SHEET_SIZES];
          const BrgPaper *paper = brg_paper_list_find (id);
          g_autoptr (BrgDocument) document = NULL;

          options.sheet = k % BRG_N_SHEET_SIZES;
          if (!brg_paper_is_form (paper) || !brg_paper_is_available (paper, &source))
            continue;
          document = brg_paper_new_document (paper, &source, &options, NULL);
          g_assert_nonnull (document);
          if (count_split (document) > 0)
            {
              g_test_message ("%s, %s, sheet %u: columns on several sheets", paper_samples[i].name,
                              id, options.sheet);
              g_test_fail ();
            }
          n_seen++;
        }
    }
  g_assert_cmpuint (n_seen, >, G_N_ELEMENTS (ids));
}

/* The least size of type in which a page has the name of somebody who signs; 0 for nowhere. */
static double
find_least_signer (const BrgDocument *document, const char *name)
{
  double least = 0;

  for (guint i = 0; i < brg_document_get_n_pages (document); i++)
    {
      const BrgPrintPage *page = brg_document_get_page (document, i);

      for (guint k = 0; k < page->texts->len; k++)
        {
          const BrgPrintPageText *text = &g_array_index (page->texts, BrgPrintPageText, k);

          if (g_str_has_prefix (text->markup, name) && (least == 0 || text->type.size < least))
            least = text->type.size;
        }
    }
  return least;
}

/* Who signs is read on cards too: his name of 80 letters takes lines and not smaller type. */
static void
test_signers (void)
{
  static const char *const ids[] = { "player-cards", "diplomas", "certificates",
                                     "norm-certificates" };
  guint n_seen = 0;

  for (guint i = 0; paper_samples[i].name != NULL; i++)
    {
      g_autoptr (BrgSnapshot) snapshot = paper_samples[i].make ();
      BrgPaperSource source = { .snapshot = snapshot, .round = (gint) snapshot->rounds->len };
      g_autoptr (BrgWords) words = fixture_open_words ("ru");
      BrgDocumentOptions options;

      paper_sample_stretch (snapshot);
      brg_document_options_init (&options, words);
      options.chosen = "1-2";
      for (guint k = 0; k < 2 * G_N_ELEMENTS (ids); k++)
        {
          const BrgPaper *paper = brg_paper_list_find (ids[k / 2]);
          const BrgOfficial *official = snapshot->event->officials->pdata[0];
          g_autoptr (BrgDocument) document = NULL;

          options.card_size = k % 2 == 0 ? BRG_CARD_A5 : BRG_CARD_A4;
          if (!brg_paper_is_available (paper, &source))
            continue;
          document = brg_paper_new_document (paper, &source, &options, NULL);
          if (document == NULL)
            continue;
          g_assert_cmpfloat (find_least_signer (document, official->name), >=, 8);
          n_seen++;
        }
    }
  g_assert_cmpuint (n_seen, >, 2 * G_N_ELEMENTS (ids));
}

/* rus-chess-2014 21.8: cover, contents and every part of the final report stand whole on sheets of
 * every size, either way, and the cover lies as was asked. */
static void
test_report (void)
{
  g_auto (Run) run = { .made = g_hash_table_new (g_str_hash, g_str_equal) };
  g_autoptr (BrgSnapshot) snapshot = paper_sample_new ("dutch", "rus-draughts-2022", 12, 2);
  g_autoptr (BrgWords) words = fixture_open_words ("ru");
  const BrgPaper *paper = brg_paper_list_find ("final-report");
  BrgPaperSource source = { .snapshot = snapshot, .round = 2 };
  BrgDocumentOptions options;

  paper_sample_stretch (snapshot);
  brg_document_options_init (&options, words);
  options.stamp = TRUE;
  for (guint k = 0; k < 2 * BRG_N_SHEET_SIZES; k++)
    {
      gboolean is_landscape = k % 2 != 0;
      g_autofree char *name = g_strdup_printf ("final report, sheet %u, %s", k / 2,
                                               is_landscape ? "landscape" : "portrait");
      g_autoptr (BrgDocument) document = NULL;
      const BrgPrintPage *cover;

      options.sheet = k / 2;
      options.orientation = is_landscape ? BRG_ORIENTATION_LANDSCAPE : BRG_ORIENTATION_PORTRAIT;
      look (&run, name, paper, &source, &options);
      document = brg_paper_new_document (paper, &source, &options, NULL);
      cover = brg_document_get_page (document, 0);
      g_assert_true ((cover->width > cover->height) == is_landscape);
    }
  end_run (&run);
}

/* Few long names among short ones: the rows of a table are of unequal height, so that half of them
 * may need more than half of the sheet. Every number of players fills its sheet in another way. */
static void
test_unequal_rows (void)
{
  static const BrgSheetSize sheets[] = { BRG_SHEET_A4, BRG_SHEET_A5 };
  g_auto (Run) run = { .made = g_hash_table_new (g_str_hash, g_str_equal) };
  g_autoptr (BrgWords) words = fixture_open_words ("ru");
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  for (gint n_players = 24; n_players <= 72; n_players += 2)
    {
      g_autoptr (BrgSnapshot) snapshot = paper_sample_new ("dutch", "fide-2023", n_players, 1);
      BrgPaperSource source = { .snapshot = snapshot, .round = 1 };

      paper_sample_stretch_some (snapshot);
      for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
        {
          g_autofree char *name =
              g_strdup_printf ("%d players, three long names, sheet %u", n_players, sheets[i]);

          options.sheet = sheets[i];
          look_at_many (&run, name, &source, &options);
        }
    }
  end_run (&run);
}

/* A row that is taller than a sheet is set smaller: in large type on a small sheet, and the reasons
 * of a round of teams with names of 80 letters. */
static void
test_tall_rows (void)
{
  static const char *const ids[] = { "why", "standings", "table", "pairings", "start-list" };
  g_auto (Run) run = { .made = g_hash_table_new (g_str_hash, g_str_equal) };
  g_autoptr (BrgWords) words = fixture_open_words ("ru");
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  options.sheet = BRG_SHEET_A5;
  for (guint i = 0; paper_samples[i].name != NULL; i++)
    {
      g_autoptr (BrgSnapshot) snapshot = paper_samples[i].make ();
      BrgPaperSource source = { .snapshot = snapshot, .round = (gint) snapshot->rounds->len };

      if (snapshot->entries->len > 100)
        continue;
      paper_sample_stretch (snapshot);
      for (guint k = 0; k < 2 * G_N_ELEMENTS (ids); k++)
        {
          const BrgPaper *paper = brg_paper_list_find (ids[k / 2]);
          g_autofree char *name = g_strdup_printf ("%s, %s, %s", paper_samples[i].name, paper->id,
                                                   k % 2 == 0 ? "as it is" : "30 points");

          options.font_size = k % 2 == 0 ? 0 : 30;
          options.orientation = k % 2 == 0 ? BRG_ORIENTATION_PORTRAIT : BRG_ORIENTATION_AUTO;
          if (brg_paper_is_available (paper, &source))
            look (&run, name, paper, &source, &options);
        }
    }
  end_run (&run);
}

/* What stands round a table has no broken word: names break at their own hyphens, and the line to
 * sign on gives way before them. */
static guint
count_broken_round_table (const BrgDocument *document, BrgTypesetter *typesetter)
{
  guint n_broken = 0;

  for (guint i = 0; i < brg_document_get_n_pages (document); i++)
    {
      const BrgPrintPage *page = brg_document_get_page (document, i);

      for (guint k = 0; k < page->texts->len; k++)
        {
          const BrgPrintPageText *text = &g_array_index (page->texts, BrgPrintPageText, k);
          BrgType type = text->type;

          if (text->role != BRG_PRINT_ROLE_TEXT ||
              brg_typesetter_measure (typesetter, &type, text->markup).least <= text->width + 0.08)
            continue;
          g_test_message ("%s: “%s”", brg_document_get_title (document), text->markup);
          n_broken++;
        }
    }
  return n_broken;
}

static void
test_signatures (void)
{
  static const char *const ids[] = { "standings", "protocol", "jury", "final-report" };
  g_autoptr (BrgSnapshot) snapshot = paper_sample_new ("dutch", "rus-draughts-2022", 12, 2);
  g_autoptr (BrgWords) words = fixture_open_words ("ru");
  g_autoptr (BrgTypesetter) typesetter = brg_typesetter_new ("ru");
  BrgPaperSource source = { .snapshot = snapshot, .round = 2 };
  BrgDocumentOptions options;
  guint n_broken = 0;

  paper_sample_stretch (snapshot);
  for (guint i = 0; i < snapshot->event->officials->len; i++)
    {
      BrgOfficial *official = snapshot->event->officials->pdata[i];

      g_free (official->name);
      official->name = g_strdup ("Константинопольский-Преображенский Александр Максимилианович");
    }
  brg_document_options_init (&options, words);
  options.sheet = BRG_SHEET_A5;
  for (guint i = 0; i < 2 * G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (BrgDocument) document = NULL;

      options.orientation = i % 2 == 0 ? BRG_ORIENTATION_PORTRAIT : BRG_ORIENTATION_LANDSCAPE;
      document = brg_paper_new_document (brg_paper_list_find (ids[i / 2]), &source, &options, NULL);
      n_broken += count_broken_round_table (document, typesetter);
    }
  g_assert_cmpuint (n_broken, ==, 0);
}

BRG_TEST_TOPIC ("paper-geometry")
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/paper-geometry/every-kind", test_every_kind);
  g_test_add_func ("/app/paper-geometry/every-sheet", test_every_sheet);
  g_test_add_func ("/app/paper-geometry/matrix", test_matrix);
  g_test_add_func ("/app/paper-geometry/thousand-players", test_thousand);
  g_test_add_func ("/app/paper-geometry/columns-together", test_together);
  g_test_add_func ("/app/paper-geometry/signers", test_signers);
  g_test_add_func ("/app/paper-geometry/signatures", test_signatures);
  g_test_add_func ("/app/paper-geometry/report", test_report);
  g_test_add_func ("/app/paper-geometry/tall-rows", test_tall_rows);
  g_test_add_func ("/app/paper-geometry/unequal-rows", test_unequal_rows);
  return g_test_run ();
}
