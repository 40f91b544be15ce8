/* test-postal-keyed.c - results by correspondence that are keyed, letters that come from a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-keyed.h"

#include "../data/postal-fixture.h"
#include "brg-postal-notes.h"
#include "brg-postal-words.h"
#include "brg-rulebooks.h"
#include "brg-test.h"

static char *
dup_refusal (StoreFixture *store, gint board)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (store);

  return brg_postal_keyed_dup_refusal (store->store, snapshot,
                                       store_fixture_game (store, 1, board));
}

/* What the letters, the arbiter's decision and the adjudication say is not said again in the table;
 * a result that nobody wrote a letter about is. */
static void
test_refusal (void)
{
  StoreFixture store = { 0 };
  g_autofree char *resigned = NULL;
  g_autofree char *open = NULL;
  g_autofree char *adjudged = NULL;

  postal_fixture_open (&store, 4);
  postal_fixture_add (&store, store_fixture_game (&store, 1, 1),
                      "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  open = dup_refusal (&store, 1);
  g_assert_null (open);
  postal_fixture_add (&store, store_fixture_game (&store, 1, 1),
                      "letter 2 black first=03.03.2026 rcv=06.03.2026 sent=06.03.2026 tot=2/0 "
                      "resign=yes");
  resigned = dup_refusal (&store, 1);
  g_assert_nonnull (strstr (resigned, "1\u202f–\u2060\u202f0"));
  postal_fixture_add (&store, store_fixture_game (&store, 1, 2),
                      "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  postal_fixture_add (&store, store_fixture_game (&store, 1, 2),
                      "adjudged date=01.04.2028 result=0-1");
  adjudged = dup_refusal (&store, 2);
  g_assert_nonnull (strstr (adjudged, "0\u202f–\u2060\u202f1"));
  store_fixture_close (&store);
}

/* Every doubt has the line of its letter in the file, whatever the game had before. */
static void
test_notes (void)
{
  static const char text[] = "corr 1\nstart 01.03.2026\nend 01.03.2028\nwhite A\nblack B\n"
                             "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4\n"
                             "letter 2 black first=03.03.2026 rcv=06.05.2026 sent=06.05.2026 "
                             "tot=2/0 moves=f6-g5\n";
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalGame) game = brg_postal_file_read (text, strlen (text), &fault);
  BrgPostalDay on = brg_postal_day_from_iso ("2026-05-07");

  g_assert_nonnull (game);
  for (guint n_before = 0; n_before <= 2; n_before++)
    {
      g_autoptr (GArray) notes = brg_postal_notes_new (
          game, brg_rulebook_find ("rus-draughts-2022")->correspondence, n_before, game, on);

      g_assert_cmpuint (notes->len, ==, n_before < 2 ? 1 : 0);
      if (notes->len == 0)
        continue;
      g_assert_cmpuint (g_array_index (notes, BrgPostalFileNote, 0).line, ==, 7);
      g_assert_nonnull (strstr (g_array_index (notes, BrgPostalFileNote, 0).text, "ran 64 days"));
    }
}

BRG_TEST_TOPIC ("postal-keyed")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/postal-keyed/rus-draughts-2022/10.1.8/refusal", test_refusal);
  g_test_add_func ("/app/postal-keyed/rus-draughts-2022/10.3.4/notes", test_notes);
  return g_test_run ();
}
