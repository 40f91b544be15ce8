/* test-postal-start-list.c - the start list of an event by correspondence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../data/postal-fixture.h"
#include "brg-paper-list.h"
#include "brg-store-papers.h"
#include "brg-test.h"

/* Above the list of players stands what a player has to know to begin and to whom he writes. */
static void
test_start_list (void)
{
  static const char *const there[] = {
    "Cipher: В-26\n",
    "Days of play: 01.03.2026 – 01.03.2028\n",
    "Moves are sent by: post\n",
    "Letters: All of them registered (10.2.1).\n",
    "Time for thinking: 50 days for every 10 moves",
    "Secretary: 614000 Perm, P. O. box 7\n",
    "Chief arbiter: 614001 Perm\n",
    "Organisation: 101000 Moscow\n",
    "Records of games: Both send it to the secretary with the next letter",
    "begins on the day after it came (10.3.2)",
  };
  StoreFixture store = { 0 };
  g_autoptr (BrgWords) words = brg_words_open ("en");
  const BrgDocumentOptions options = {
    .words = words, .printed_at = "2026-06-20 12:00", .number = "", .columns = ""
  };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  const BrgPaper *paper = brg_paper_list_find ("start-list");
  g_autoptr (BrgPostalTerms) terms = NULL;
  g_autoptr (BrgPostalEvent) event = NULL;
  g_autoptr (BrgForm) form = NULL;
  g_autoptr (GString) notes = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  BrgPaperSource source = { 0 };

  postal_fixture_open (&store, 4);
  event = postal_fixture_load (&store);
  terms = brg_postal_terms_copy (event->terms);
  terms->is_registered = TRUE;
  g_free (terms->secretary);
  g_free (terms->arbiter);
  g_free (terms->organisation);
  terms->secretary = g_strdup ("614000 Perm, P. O. box 7");
  terms->arbiter = g_strdup ("614001 Perm");
  terms->organisation = g_strdup ("101000 Moscow");
  brg_store_set_postal_terms (store.store, store.group_id, terms, &error);
  g_assert_no_error (error);
  snapshot = store_fixture_load (&store);
  source.snapshot = snapshot;
  source.store = store.store;
  form = brg_paper_new_form (paper, &source, &options, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < form->preface->len; i++)
    g_string_append_printf (notes, "%s\n", (const char *) form->preface->pdata[i]);
  for (guint i = 0; i < G_N_ELEMENTS (there); i++)
    g_assert_nonnull (strstr (notes->str, there[i]));
  g_assert_cmpstr (form->title, ==, "Starting list");
  g_assert_cmpstr (form->right, ==, "1 March 2026 – 1 March 2028");
  store_fixture_close (&store);
}

/* NULL where there is no such column. */
static const char *
get_cell (const BrgForm *form, guint row, const char *head)
{
  for (guint i = 0; i < form->columns->len; i++)
    if (g_str_equal (brg_form_get_column (form, i)->head, head))
      return brg_form_get_row (form, row)->cells[i].text;
  return NULL;
}

static BrgForm *
make_list (const StoreFixture *store, const BrgSnapshot *snapshot, gboolean shows_personal)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgDocumentOptions options;
  BrgPaperSource source = { .snapshot = snapshot,
                            .store = store->store,
                            .shows_personal = shows_personal };
  g_autoptr (GError) error = NULL;
  BrgForm *form;

  brg_document_options_init (&options, words);
  form = brg_paper_new_form (brg_paper_list_find ("start-list"), &source, &options, &error);
  g_assert_no_error (error);
  return form;
}

/* All games begin by the list: it says whom everybody meets and with which colour. */
static void
test_opponents (void)
{
  StoreFixture store = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgForm) form = NULL;
  g_autoptr (BrgForm) board = NULL;

  postal_fixture_open (&store, 4);
  snapshot = store_fixture_load (&store);
  form = make_list (&store, snapshot, FALSE);
  /* 2-3 4-1, 3-4 1-2, 4-1 2-3. */
  g_assert_cmpstr (get_cell (form, 0, "White against"), ==, "2");
  g_assert_cmpstr (get_cell (form, 0, "Black against"), ==, "4, 4");
  g_assert_cmpstr (get_cell (form, 3, "White against"), ==, "1, 1");
  g_assert_cmpstr (get_cell (form, 3, "Black against"), ==, "3");
  snapshot->group->is_postal = FALSE;
  board = make_list (&store, snapshot, FALSE);
  g_assert_null (get_cell (board, 0, "White against"));
  store_fixture_close (&store);
}

/* An address stands there where the event keeps it and somebody asks for it. */
static void
test_addresses (void)
{
  StoreFixture store = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgPersonalPapers) papers = brg_personal_papers_new ();
  g_autoptr (BrgForm) form = NULL;
  g_autoptr (BrgForm) bare = NULL;
  g_autoptr (GError) error = NULL;

  postal_fixture_open (&store, 4);
  snapshot = store_fixture_load (&store);
  brg_store_keep_papers (store.store, 0, &error);
  g_assert_no_error (error);
  brg_personal_papers_set (papers, BRG_PAPER_ADDRESS, "614000 Perm, Lenina 1");
  brg_store_set_papers (store.store, 0, brg_snapshot_get_entry (snapshot, 1)->person_id, papers,
                        &error);
  g_assert_no_error (error);
  form = make_list (&store, snapshot, TRUE);
  g_assert_cmpstr (get_cell (form, 0, "Address"), ==, "");
  g_assert_cmpstr (get_cell (form, 1, "Address"), ==, "614000 Perm, Lenina 1");
  bare = make_list (&store, snapshot, FALSE);
  g_assert_null (get_cell (bare, 1, "Address"));
  store_fixture_close (&store);
}

BRG_TEST_TOPIC ("postal-start-list")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/postal-start-list/rus-draughts-2022/10.3.2/terms", test_start_list);
  g_test_add_func ("/app/postal-start-list/rus-draughts-2022/10.3.2/opponents", test_opponents);
  g_test_add_func ("/app/postal-start-list/rus-draughts-2022/10.2.3/addresses", test_addresses);
  return g_test_run ();
}
