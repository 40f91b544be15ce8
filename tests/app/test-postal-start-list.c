/* test-postal-start-list.c - the start list of an event by correspondence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../data/postal-fixture.h"
#include "brg-paper-list.h"
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
  store_fixture_close (&store);
}

BRG_TEST_TOPIC ("postal-start-list")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/postal-start-list/rus-draughts-2022/10.3.2/terms", test_start_list);
  return g_test_run ();
}
