/* test-postal-cards.c - cards for letters by correspondence, and why there is none
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../data/postal-fixture.h"
#include "brg-paper-list.h"
#include "brg-test.h"

/* What stopped a game is put right before anybody answers; the other games have their cards. */
static void
test_no_answer (void)
{
  StoreFixture store = { 0 };
  BrgPaperSource source = { .number = 1 };
  g_autoptr (BrgWords) words = brg_words_open ("en");
  const BrgDocumentOptions options = { .words = words,
                                       .printed_at = "2026-06-20 12:00",
                                       .number = "" };
  const BrgPaper *paper = brg_paper_list_find ("postal-letters");
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgDocument) stopped = NULL;
  g_autoptr (BrgDocument) others = NULL;
  g_autoptr (GError) error = NULL;

  postal_fixture_open (&store, 4);
  postal_fixture_add (&store, store_fixture_game (&store, 1, 1),
                      "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-c4");
  snapshot = store_fixture_load (&store);
  source.snapshot = snapshot;
  source.store = store.store;
  stopped = brg_paper_new_document (paper, &source, &options, &error);
  g_assert_null (stopped);
  g_assert_nonnull (strstr (error->message, "В-26-01 is stopped, letter 1"));
  g_clear_error (&error);
  source.number = 2;
  others = brg_paper_new_document (paper, &source, &options, &error);
  g_assert_no_error (error);
  g_assert_nonnull (others);
  store_fixture_close (&store);
}

/* The sums of both players are known; who answers adds the days of his answer. */
static void
test_sums (void)
{
  StoreFixture store = { 0 };
  BrgPaperSource source = { .number = 1 };
  g_autoptr (BrgWords) words = brg_words_open ("en");
  const BrgDocumentOptions options = { .words = words,
                                       .printed_at = "2026-03-12 12:00",
                                       .number = "" };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgDocument) document = NULL;
  g_autoptr (GError) error = NULL;
  const BrgPrintPage *page;
  guint n_found = 0;

  postal_fixture_open (&store, 4);
  postal_fixture_add (&store, store_fixture_game (&store, 1, 1),
                      "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  snapshot = store_fixture_load (&store);
  source.snapshot = snapshot;
  source.store = store.store;
  document =
      brg_paper_new_document (brg_paper_list_find ("postal-letters"), &source, &options, &error);
  g_assert_no_error (error);
  page = brg_document_get_page (document, 0);
  for (guint i = 0; i < page->texts->len; i++)
    n_found +=
        g_str_equal (g_array_index (page->texts, BrgPrintPageText, i).markup, "2 / 0 + ____");
  g_assert_cmpuint (n_found, ==, 1);
  store_fixture_close (&store);
}

BRG_TEST_TOPIC ("postal-cards")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/postal-cards/rus-draughts-2022/10.2.10/no-answer", test_no_answer);
  g_test_add_func ("/app/postal-cards/rus-draughts-2022/10.2.3/sums", test_sums);
  return g_test_run ();
}
