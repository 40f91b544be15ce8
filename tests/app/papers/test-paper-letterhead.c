/* test-paper-letterhead.c - the letterhead of the event stands on every paper that leaves it, and
 * covers nothing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <cairo.h>
#include <string.h>

#include "brg-document.h"
#include "brg-form-style.h"
#include "brg-incidents-form.h"
#include "brg-paper-archive.h"
#include "brg-paper-changes.h"
#include "brg-paper-job.h"
#include "brg-paper-list.h"
#include "brg-store-letterhead.h"
#include "brg-store-lists.h"
#include "brg-test.h"
#include "paper-samples.h"
#include "paper-words.h"
#include "store-fixture.h"

#define APPROVAL "CONFIRMED by the board"
#define FOOT "Sponsored by the brickworks"
#define EDGE (4 * BRG_MM)

static cairo_status_t
append_bytes (void *data, const unsigned char *bytes, unsigned int length)
{
  g_byte_array_append (data, bytes, length);
  return CAIRO_STATUS_SUCCESS;
}

static GBytes *
make_png (int width, int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  GByteArray *bytes = g_byte_array_new ();

  g_assert_cmpint (cairo_surface_write_to_png_stream (surface, append_bytes, bytes), ==,
                   CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}

static BrgLetterhead *
make_letterhead (void)
{
  BrgLetterhead *letterhead = brg_letterhead_new ();

  g_free (letterhead->approval);
  letterhead->approval = g_strdup (
      APPROVAL " of the federation of draughts of the whole country, honoured trainers and judges"
               "\n____________ A. B. Featherstonehaugh-Cholmondeley\n____________ 2026");
  g_free (letterhead->foot);
  letterhead->foot = g_strdup (FOOT);
  letterhead->logos[BRG_LETTERHEAD_LEFT] = make_png (150, 20);
  letterhead->logos[BRG_LETTERHEAD_RIGHT] = make_png (100, 20);
  return letterhead;
}

/* Whether a text of the document holds the words; long ones have places to break. */
static gboolean
says (const BrgDocument *document, const char *words)
{
  for (guint i = 0; i < brg_document_get_n_pages (document); i++)
    {
      const BrgPrintPage *page = brg_document_get_page (document, i);

      for (guint k = 0; k < page->texts->len; k++)
        {
          g_autofree char *plain =
              brg_typesetter_dup_plain (g_array_index (page->texts, BrgPrintPageText, k).markup);

          if (strstr (plain, words) != NULL)
            return TRUE;
        }
    }
  return FALSE;
}

static gboolean
is_dressed (const BrgPrintPage *page)
{
  return page->images->len >= BRG_N_LETTERHEAD_SIDES;
}

/* Nobody approves a card of a player, whose rows need their room. */
static gboolean
is_approved (const BrgPaper *paper)
{
  return !g_str_equal (paper->id, "player-cards");
}

/* No text of a page stands under a logo, and no logo is drawn out of its proportion. */
static void
check_logos (const BrgPrintPage *page, BrgTypesetter *typesetter, GPtrArray *complaints)
{
  for (guint i = 0; i < page->images->len; i++)
    {
      const BrgPrintPageImage *image = &g_array_index (page->images, BrgPrintPageImage, i);
      double natural = brg_print_page_measure_image (image->png, image->height);

      if (ABS (natural - image->width) > 0.1)
        g_ptr_array_add (complaints,
                         g_strdup_printf ("a logo is %.1f wide, not %.1f", image->width, natural));
      for (guint k = 0; k < page->texts->len; k++)
        {
          const BrgPrintPageText *text = &g_array_index (page->texts, BrgPrintPageText, k);
          double wide = MIN (brg_typesetter_measure (typesetter, &text->type, text->markup).natural,
                             text->width);
          double x = text->x + (text->width - wide) * text->align;

          if (x < image->x + image->width && x + wide > image->x && text->baseline > image->y &&
              text->baseline - text->type.size * BRG_CAP_HEIGHT < image->y + image->height)
            g_ptr_array_add (complaints, g_strdup_printf ("under a logo: %s", text->markup));
        }
    }
}

/* Returns how many faults there are. */
static guint
look (const BrgPaper *paper, const BrgPaperSource *source, const BrgDocumentOptions *options)
{
  static const PaperMargins margins = { EDGE, EDGE, EDGE, EDGE };
  g_autoptr (GPtrArray) complaints = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (BrgTypesetter) typesetter = brg_typesetter_new ("en");
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgDocument) document = brg_paper_new_document (paper, source, options, &error);

  g_assert_no_error (error);
  if (document == NULL)
    return 0;
  if (!is_dressed (brg_document_get_page (document, 0)))
    g_ptr_array_add (complaints, g_strdup ("no logo"));
  if (is_approved (paper) != says (document, APPROVAL))
    g_ptr_array_add (complaints, g_strdup ("no approval"));
  if (!says (document, FOOT))
    g_ptr_array_add (complaints, g_strdup ("no foot"));
  for (guint i = 0; i < brg_document_get_n_pages (document); i++)
    check_logos (brg_document_get_page (document, i), typesetter, complaints);
  paper_words_check (document, &margins, typesetter, complaints);
  for (guint i = 0; i < complaints->len; i++)
    g_test_message ("%s: %s", paper->id, (const char *) complaints->pdata[i]);
  return complaints->len;
}

static guint
look_at_papers (const BrgPaperSource *source, const BrgDocumentOptions *options, GHashTable *made)
{
  guint n_papers;
  const BrgPaper *papers = brg_paper_list (&n_papers);
  guint n_faults = 0;

  for (guint i = 0; i < n_papers; i++)
    {
      BrgDocumentOptions own = *options;

      if ((papers[i].needs & BRG_PAPER_WITHOUT_LETTERHEAD) != 0 ||
          g_hash_table_contains (made, papers[i].id) ||
          !brg_paper_is_available (&papers[i], source))
        continue;
      own.state = brg_paper_find_state (&papers[i], source->snapshot, source->round);
      n_faults += look (&papers[i], source, &own);
      g_hash_table_add (made, (gpointer) papers[i].id);
    }
  return n_faults;
}

static guint
look_at_workspace (const BrgDocumentOptions *options, GHashTable *made)
{
  g_autofree char *folder = g_dir_make_tmp ("berger-test-XXXXXX", NULL);
  g_autoptr (BrgStore) store = paper_sample_open_workspace (folder);
  g_autoptr (GPtrArray) events = brg_store_list_events (store, NULL);
  guint n_faults = 0;

  for (guint i = 0; i < events->len; i++)
    {
      const BrgEventSummary *summary = events->pdata[i];
      g_autoptr (BrgSnapshot) snapshot = brg_store_load (store, summary->group_id, NULL);
      BrgPaperSource source = { .snapshot = snapshot, .store = store };

      for (source.round = 0; source.round <= (gint) MIN (snapshot->rounds->len, 2); source.round++)
        n_faults += look_at_papers (&source, options, made);
    }
  g_clear_pointer (&store, brg_store_free);
  store_fixture_remove_folder (folder);
  return n_faults;
}

static void
test_every_paper (void)
{
  g_autoptr (GPtrArray) diagrams = paper_sample_list_diagrams ();
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgLetterhead) letterhead = make_letterhead ();
  g_autoptr (GHashTable) made = g_hash_table_new (g_str_hash, g_str_equal);
  BrgDocumentOptions options;
  guint n_faults = 0;
  guint n_papers;
  const BrgPaper *papers = brg_paper_list (&n_papers);

  brg_document_options_init (&options, words);
  options.printed_at = "2026-11-22T14:40:00Z";
  options.letterhead = letterhead;
  for (guint i = 0; paper_samples[i].name != NULL; i++)
    {
      g_autoptr (BrgSnapshot) snapshot = paper_samples[i].make ();
      BrgPaperSource source = { .snapshot = snapshot,
                                .round = (gint) snapshot->rounds->len,
                                .diagrams = diagrams };

      if (snapshot->entries->len < 100)
        n_faults += look_at_papers (&source, &options, made);
    }
  n_faults += look_at_workspace (&options, made);
  for (guint i = 0; i < n_papers; i++)
    if (!g_hash_table_contains (made, papers[i].id) &&
        (papers[i].needs & BRG_PAPER_WITHOUT_LETTERHEAD) == 0)
      g_error ("no event of paper-samples.c has the paper %s", papers[i].id);
  g_assert_cmpuint (n_faults, ==, 0);
}

static guint
count_logos (const GPtrArray *archive,
             guint index,
             BrgStore *store,
             const BrgSnapshot *snapshot,
             gboolean *is_as_printed)
{
  g_autoptr (BrgDocument) shown = brg_paper_changes_make_today (
      archive->pdata[index], store, snapshot, "2026-11-23T10:00:00Z", is_as_printed);

  g_assert_nonnull (shown);
  return brg_document_get_page (shown, 0)->images->len;
}

static void
keep_start_list (BrgStore *store, BrgSnapshot *snapshot)
{
  g_autoptr (BrgPaperJob) job = brg_paper_job_new (store, snapshot, "en", "2026-11-22T14:40:00Z");
  BrgPaperSource source = { .snapshot = snapshot, .store = store };
  BrgDocumentOptions options;
  g_autofree char *notice = NULL;
  g_autoptr (GError) error = NULL;

  brg_document_options_init (&options, job->words);
  g_assert_true (
      brg_paper_job_add (job, brg_paper_list_find ("start-list"), &source, &options, 1, &error));
  g_assert_no_error (error);
  g_assert_true (brg_paper_job_file (job, FALSE, &notice, &error));
  g_assert_no_error (error);
}

/* What was printed before the event had a letterhead is shown without one. */
static void
test_before_letterhead (void)
{
  StoreFixture fixture;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgLetterhead) letterhead = make_letterhead ();
  g_autoptr (GPtrArray) archive = NULL;
  g_autoptr (GError) error = NULL;
  gboolean is_as_printed;

  store_fixture_open (&fixture, 4);
  snapshot = store_fixture_load (&fixture);
  keep_start_list (fixture.store, snapshot);
  g_assert_true (
      brg_store_set_letterhead (fixture.store, fixture.event_id, letterhead, NULL, &error));
  g_assert_no_error (error);
  g_clear_pointer (&snapshot, brg_snapshot_unref);
  snapshot = store_fixture_load (&fixture);
  keep_start_list (fixture.store, snapshot);
  archive = brg_paper_archive_list (fixture.store, snapshot, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (archive->len, ==, 2);
  for (guint i = 0; i < archive->len; i++)
    {
      const BrgArchivedPaper *paper = archive->pdata[i];
      guint n_logos = count_logos (archive, i, fixture.store, snapshot, &is_as_printed);

      g_assert_cmpint (paper->had_no_letterhead, ==, paper->printed->number == 1);
      g_assert_true (is_as_printed);
      g_assert_cmpuint (n_logos, ==, paper->printed->number == 1 ? 0 : 2);
    }
  store_fixture_close (&fixture);
}

/* ----- What only a page can fill in ----- */

static BrgForm *
make_log (const BrgPaperSource *source, const BrgDocumentOptions *options, gpointer data)
{
  return brg_incidents_form_new (source->snapshot, data, "Filtered", options);
}

/* A log of which the filters show a part is printed like any paper: with the letterhead, and kept
 * byte for byte; it is not compared, because nobody knows the filters. */
static void
test_filled_in (void)
{
  StoreFixture fixture;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgLetterhead) letterhead = make_letterhead ();
  g_autoptr (GPtrArray) log = g_ptr_array_new ();
  g_autoptr (GPtrArray) archive = NULL;
  g_autoptr (BrgPaperJob) job = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *notice = NULL;
  BrgPaperSource source;
  const BrgDocument *document;

  store_fixture_open (&fixture, 4);
  brg_store_set_letterhead (fixture.store, fixture.event_id, letterhead, NULL, &error);
  g_assert_no_error (error);
  snapshot = store_fixture_load (&fixture);
  source = (BrgPaperSource){ .snapshot = snapshot, .store = fixture.store };
  job = brg_paper_job_new (fixture.store, snapshot, "en", "2026-11-22T14:40:00Z");
  g_assert_true (brg_paper_job_add_form (job, brg_paper_list_find ("incidents"), &source, make_log,
                                         log, &error));
  document = ((const BrgPaperJobPart *) job->parts->pdata[0])->document;
  g_assert_true (says (document, "Filtered") && says (document, FOOT));
  g_assert_true (is_dressed (brg_document_get_page (document, 0)));
  g_assert_true (brg_paper_job_file (job, FALSE, &notice, &error));
  archive = brg_paper_archive_list (fixture.store, snapshot, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (archive->len, ==, 1);
  g_assert_cmpint (((const BrgArchivedPaper *) archive->pdata[0])->standing, ==,
                   BRG_PAPER_NOT_COMPARED);
  store_fixture_close (&fixture);
}

/* The foot of matter that is drawn by hand has two lines of a long event, and then the line of the
 * letterhead. */
static void
test_long_foot (void)
{
  static const char *const ids[] = { "statistics", "player-cards" };
  const PaperMargins edges = { EDGE, EDGE, EDGE, EDGE };
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgTypesetter) typesetter = brg_typesetter_new ("en");
  g_autoptr (BrgLetterhead) letterhead = make_letterhead ();
  g_autoptr (BrgSnapshot) snapshot = paper_samples[0].make ();
  g_autoptr (GPtrArray) complaints = g_ptr_array_new_with_free_func (g_free);
  BrgPaperSource source = { .snapshot = snapshot, .round = (gint) snapshot->rounds->len };
  BrgDocumentOptions options;

  paper_sample_stretch (snapshot);
  brg_document_options_init (&options, words);
  options.letterhead = letterhead;
  options.printed_at = "2026-11-22T14:40:00Z";
  for (options.sheet = BRG_SHEET_A3; options.sheet < BRG_N_SHEET_SIZES; options.sheet++)
    for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
      {
        g_autoptr (BrgDocument) document =
            brg_paper_new_document (brg_paper_list_find (ids[i]), &source, &options, NULL);

        g_assert_true (says (document, FOOT));
        paper_words_check (document, &edges, typesetter, complaints);
      }
  for (guint i = 0; i < complaints->len; i++)
    g_test_message ("%s", (const char *) complaints->pdata[i]);
  g_assert_cmpuint (complaints->len, ==, 0);
}

BRG_TEST_TOPIC ("paper-letterhead")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/paper-letterhead/every-paper", test_every_paper);
  g_test_add_func ("/app/paper-letterhead/before", test_before_letterhead);
  g_test_add_func ("/app/paper-letterhead/filled-in", test_filled_in);
  g_test_add_func ("/app/paper-letterhead/long-foot", test_long_foot);
  return g_test_run ();
}
