/* test-diagram-rests.c - texts beside diagrams that are longer than a sheet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document-layout.h"
#include "brg-form-style.h"
#include "brg-test.h"
#include "documents-fixture.h"
#include "page-check.h"

#include <string.h>

#define N_WORDS 3000
#define N_DIAGRAMS 6

/* "v0 v1 v2" */
static char *
dup_words (char first)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < N_WORDS; i++)
    g_string_append_printf (text, "%s%c%u", i > 0 ? " " : "", first, i);
  return g_string_free (text, FALSE);
}

static BrgForm *
make_form (guint per_sheet)
{
  BrgBoardPicture picture = { .n_files = 8, .n_ranks = 8 };
  BrgForm *form = brg_form_new (BRG_FORM_DIAGRAMS);

  form->n_per_sheet = per_sheet;
  for (guint i = 0; i < N_DIAGRAMS; i++)
    {
      BrgFormDiagram *diagram = brg_form_add_diagram (form, &picture);

      brg_form_set_text (&diagram->captions[BRG_CAPTION_HEADING], g_strdup_printf ("No. %u", i));
      brg_form_set_text (&diagram->captions[BRG_CAPTION_TURN], g_strdup ("Win"));
    }
  return form;
}

static void
set_caption (BrgForm *form, guint index, BrgFormCaption caption, char first)
{
  BrgFormDiagram *diagram = form->diagrams->pdata[index];

  brg_form_set_text (&diagram->captions[caption], dup_words (first));
}

/* Every word of @first stands once, in its order. */
static void
check_words (const char *text, char first)
{
  guint next = 0;

  for (const char *at = strchr (text, first); at != NULL; at = strchr (at + 1, first))
    if (g_ascii_isdigit (at[1]))
      g_assert_cmpuint (g_ascii_strtoull (at + 1, NULL, 10), ==, next++);
  g_assert_cmpuint (next, ==, N_WORDS);
}

/* What is longer than a sheet goes on behind the boards, under its heading: no word is lost, none
 * stands over another or off the sheet, and boards keep their size. */
static void
test_rests (void)
{
  static const guint per_sheet[] = { 1, 4, 12 };

  for (guint i = 0; i < G_N_ELEMENTS (per_sheet); i++)
    {
      g_autoptr (BrgWords) words = fixture_open_words ("en");
      g_autoptr (BrgForm) form = make_form (per_sheet[i]);
      g_autoptr (BrgDocument) document = NULL;
      g_autofree char *text = NULL;
      BrgDocumentOptions options;
      guint n_pages;
      guint n_boards = 0;

      brg_document_options_init (&options, words);
      options.printed_at = "2026-11-22T14:40:00Z";
      set_caption (form, 1, BRG_CAPTION_NOTES, 'v');
      set_caption (form, N_DIAGRAMS - 1, BRG_CAPTION_REMARK, 'w');
      document = brg_document_layout (form, &options);
      page_check_document (document, 8 * BRG_MM, NULL);
      n_pages = brg_document_get_n_pages (document);
      for (guint k = 0; k < n_pages; k++)
        {
          const BrgPrintPage *page = brg_document_get_page (document, k);

          n_boards += page->boards->len;
          g_assert_cmpint (page->has_end, ==, k + 1 == n_pages);
          for (guint b = 0; b < page->boards->len; b++)
            g_assert_cmpfloat (8 * g_array_index (page->boards, BrgPrintPageBoard, b).square, >,
                               35 * BRG_MM);
        }
      g_assert_cmpuint (n_boards, ==, N_DIAGRAMS);
      text = page_check_dup_text (document);
      check_words (text, 'v');
      check_words (text, 'w');
      g_assert_cmpuint (page_check_count (document, "No. 1"), ==, 2);
      g_assert_cmpuint (page_check_count (document, "No. 2"), ==, 1);
    }
}

BRG_TEST_TOPIC ("diagram-rests")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/diagram-rests/rests", test_rests);
  return g_test_run ();
}
