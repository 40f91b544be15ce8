/* test-documents-lot-slip.c - the slip of the lot of draughts-64: what stands on it, and its sheets
 *
 * With BERGER_KEEP_PAGES set to a folder the files stay there to be looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document-layout.h"
#include "brg-document-pdf.h"
#include "brg-document.h"
#include "brg-form-csv.h"
#include "brg-form-style.h"
#include "brg-lot-slip-form.h"
#include "brg-test.h"
#include "documents-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#define SEED G_GUINT64_CONSTANT (20221122)

/* A line of the table of the IDF as it is published. */
#define CODE "1-I"

static GPtrArray *
new_lots (const Fixture *fixture, const char *table, const char *code, gboolean is_for_all)
{
  GPtrArray *lots = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_lot_free);
  const BrgRound *round = brg_snapshot_get_round (fixture->snapshot, 1);
  const BrgOpenings *openings = brg_openings_get (table);

  for (guint i = 0; i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);
      BrgLot *lot;

      if (game->black == BRG_NOBODY)
        continue;
      lot = brg_lot_new (game, table, brg_openings_find (openings, code));
      lot->is_drawn = TRUE;
      lot->seed = SEED;
      lot->is_for_all = is_for_all;
      g_ptr_array_add (lots, lot);
    }
  return lots;
}

static void
init_options (BrgDocumentOptions *options, const BrgWords *words)
{
  brg_document_options_init (options, words);
  options->printed_at = "2026-11-22T14:40:00Z";
}

static const BrgFormDiagram *
get_diagram (const BrgForm *form, guint index)
{
  return form->diagrams->pdata[index];
}

/* One lot for all: a position, and a row a board where both sign. */
static void
test_common (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (GPtrArray) lots = new_lots (fixture, "fmjd", CODE, TRUE);
  g_autoptr (BrgForm) form = NULL;
  BrgDocumentOptions options;
  const BrgFormDiagram *position;

  init_options (&options, words);
  form = brg_lot_slip_form_new (fixture->snapshot, 1, lots, &options);
  g_assert_cmpuint (form->rows->len, ==, 12);
  g_assert_cmpuint (form->diagrams->len, ==, 1);
  position = get_diagram (form, 0);
  g_assert_cmpstr (position->captions[BRG_CAPTION_HEADING], ==, "Opening 1-I");
  g_assert_cmpstr (position->captions[BRG_CAPTION_PLACE], ==, "Table of openings of the FMJD");
  g_assert_cmpstr (position->captions[BRG_CAPTION_TURN], ==, "White to move");
  g_assert_cmpstr (position->captions[BRG_CAPTION_NOTES], ==,
                   "ab4 ba5 ba3 ab6 ab2 dc5\na3-b4 b6-a5 b2-a3 a7-b6 a1-b2 d6-c5");
  g_assert_cmpstr (position->captions[BRG_CAPTION_REMARK], ==,
                   "One lot for all boards: seed 20221122, round 1.");
  /* The seed is what a lot is drawn again by; a judge signs no command line. */
  g_assert_null (strstr (position->captions[BRG_CAPTION_CODE], "bergerctl"));
  /* Judge, chief arbiter, chief secretary. */
  g_assert_cmpuint (form->signatures->len, ==, 3);
  g_assert_cmpstr (((const BrgFormSignature *) form->signatures->pdata[0])->role, ==, "Arbiter:");
  g_assert_nonnull (strstr (form->notes->pdata[0], "5.4.1.3"));
}

/* Each board its own: a slip a board, and how each lot is drawn again. */
static void
test_by_board (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (GPtrArray) lots = new_lots (fixture, "idf-ballots", "XXVII-9", FALSE);
  g_autoptr (BrgForm) form = NULL;
  BrgDocumentOptions options;

  ((BrgLot *) lots->pdata[1])->has_majority = TRUE;
  ((BrgLot *) lots->pdata[2])->is_drawn = FALSE;
  init_options (&options, words);
  form = brg_lot_slip_form_new (fixture->snapshot, 1, lots, &options);
  g_assert_cmpuint (form->diagrams->len, ==, 12);
  g_assert_cmpuint (form->rows->len, ==, 12);
  g_assert_cmpstr (get_diagram (form, 1)->captions[BRG_CAPTION_HEADING], ==,
                   "Round 1, board 2 · Opening XXVII-9");
  g_assert_nonnull (strstr (get_diagram (form, 1)->captions[BRG_CAPTION_REMARK],
                            "Lot: seed 20221122, round 1, board 2.\n\nWhite ___"));
  g_assert_nonnull (
      strstr (get_diagram (form, 2)->captions[BRG_CAPTION_REMARK], "Chosen without a lot."));
  g_assert_null (strstr (get_diagram (form, 2)->captions[BRG_CAPTION_CODE], "bergerctl"));
}

/* rus-draughts-2022 6.2.2: openings with moves, set positions, and the one where the players choose
 * the moves. */
static void
check_notes (const Fixture *fixture, const char *table, const BrgOpening *opening)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (GPtrArray) lots = new_lots (fixture, table, opening->code, TRUE);
  g_autoptr (BrgForm) form = NULL;
  BrgDocumentOptions options;
  const char *notes;

  init_options (&options, words);
  form = brg_lot_slip_form_new (fixture->snapshot, 1, lots, &options);
  notes = get_diagram (form, 0)->captions[BRG_CAPTION_NOTES];
  if (opening->moves == NULL)
    g_assert_true (g_str_has_prefix (notes, "The pieces are set as on the board."));
  else if (*opening->moves == '\0')
    g_assert_cmpstr (notes, ==, "The players begin as they wish.");
  else
    g_assert_true (g_str_has_suffix (notes, opening->moves));
}

static void
test_kinds (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  guint n_kinds[3] = { 0 };

  for (const char *const *table = brg_openings_get_ids (); *table != NULL; table++)
    {
      const BrgOpenings *openings = brg_openings_get (*table);

      for (guint i = 0; i < brg_openings_get_n (openings); i++)
        {
          const BrgOpening *opening = brg_openings_get_nth (openings, i);
          guint kind = opening->moves == NULL ? 0 : *opening->moves == '\0' ? 1 : 2;

          if (n_kinds[kind]++ < 3)
            check_notes (fixture, *table, opening);
        }
    }
  g_assert_cmpuint (n_kinds[0], >, 0);
  g_assert_cmpuint (n_kinds[1], ==, 1);
  g_assert_cmpuint (n_kinds[2], >, 0);
}

static void
keep (const BrgDocument *document, const char *name)
{
  g_autofree char *path = fixture_dup_output (name);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  brg_document_write_pdf (document, path, &error);
  g_assert_no_error (error);
  if (g_getenv ("BERGER_KEEP_PAGES") == NULL)
    {
      g_remove (path);
      g_rmdir (folder);
    }
}

/* The position stands above the table on the first sheet and on no other; nothing below the foot.
 */
static void
test_sheets (gconstpointer data)
{
  gboolean is_for_all = GPOINTER_TO_INT (data);
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (GPtrArray) lots = new_lots (fixture, "fmjd", CODE, is_for_all);
  g_autoptr (BrgForm) form = NULL;
  g_autoptr (BrgDocument) document = NULL;
  BrgDocumentOptions options;
  guint n_boards = 0;

  init_options (&options, words);
  form = brg_lot_slip_form_new (fixture->snapshot, 1, lots, &options);
  document = brg_document_layout (form, &options);
  for (guint i = 0; i < brg_document_get_n_pages (document); i++)
    {
      const BrgPrintPage *page = brg_document_get_page (document, i);

      n_boards += page->boards->len;
      for (guint k = 0; k < page->texts->len; k++)
        g_assert_cmpfloat (g_array_index (page->texts, BrgPrintPageText, k).baseline, <,
                           page->height - 8 * BRG_MM);
    }
  g_assert_cmpuint (n_boards, ==, is_for_all ? 1 : 12);
  g_assert_cmpuint (brg_document_get_page (document, 0)->boards->len, >, 0);
  if (is_for_all)
    g_assert_cmpuint (brg_document_get_n_pages (document), ==, 1);
  keep (document, is_for_all ? "lot-all.pdf" : "lot-boards.pdf");
}

static void
test_one_board (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (GPtrArray) lots = new_lots (fixture, "idf-basic", CODE, FALSE);
  g_autoptr (BrgForm) form = NULL;
  g_autoptr (BrgDocument) document = NULL;
  BrgDocumentOptions options;

  init_options (&options, words);
  g_ptr_array_set_size (lots, 1);
  form = brg_lot_slip_form_new (fixture->snapshot, 1, lots, &options);
  g_assert_cmpuint (form->rows->len, ==, 1);
  document = brg_document_layout (form, &options);
  g_assert_cmpuint (brg_document_get_n_pages (document), ==, 1);
  keep (document, "lot-one.pdf");
}

BRG_TEST_TOPIC ("documents-lot-slip")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/documents/lot-slip/rus-draughts-2022 5.4.1.3/one-for-all", test_common);
  g_test_add_func ("/documents/lot-slip/rus-draughts-2022 5.4.1.3/by-board", test_by_board);
  g_test_add_func ("/documents/lot-slip/rus-draughts-2022 6.2.2/kinds", test_kinds);
  g_test_add_data_func ("/documents/lot-slip/sheets/one-for-all", GINT_TO_POINTER (TRUE),
                        test_sheets);
  g_test_add_data_func ("/documents/lot-slip/sheets/by-board", GINT_TO_POINTER (FALSE),
                        test_sheets);
  g_test_add_func ("/documents/lot-slip/one-board", test_one_board);
  return g_test_run ();
}
