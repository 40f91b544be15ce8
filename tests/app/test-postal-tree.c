/* test-postal-tree.c - moves and variants of a game by correspondence, and who is bound by them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-tree.h"

#include <string.h>

#include "brg-draughts-fen.h"
#include "brg-rulebooks.h"
#include "brg-test.h"

#define HEAD "corr 1\nwhite П\nblack С\nstart 01.03.2025\nend 01.03.2028\n"
#define L1                                             \
  "letter 1 white sent=03.03.2025 tot=2/0 moves=c3-b4" \
  " var=А:f6-g5,b2-c3,g5-h4 var=Б:f6-E5,b4-d4,E5-f4 var=В:a1-a2,c3-d4\n"
#define L2                                                                 \
  "letter 2 black first=03.03.2025 rcv=12.03.2025 sent=15.03.2025 tot=2/3" \
  " accept=А/2 moves=g7-f6\n"

static char *
dup_tree (const char *text)
{
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgPostalGame) game = brg_postal_file_read (text, strlen (text), &fault);
  g_autoptr (BrgPostalChart) chart = brg_postal_chart_new (
      game, brg_rulebook_find ("rus-draughts-2022")->correspondence, 0, &fault);
  g_autoptr (GArray) tree = brg_postal_tree_new (game, chart, words);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < tree->len; i++)
    {
      const BrgPostalBranch *branch = &g_array_index (tree, BrgPostalBranch, i);

      g_string_append_printf (out, "%u %s [%s] %s (%s)%s\n", branch->letter, branch->text,
                              branch->cut != NULL ? branch->cut : "", branch->state,
                              branch->article, branch->is_offer ? " ?" : "");
    }
  return g_string_free (out, FALSE);
}

static void
test_offered (void)
{
  g_autofree char *tree = dup_tree (HEAD L1);

  g_assert_cmpstr (tree, ==,
                   "1 1.c3-b4 [] stands, both are bound (10.2.8)\n"
                   "1 А: 1…f6-g5 2.b2-c3 g5-h4 [] White is bound until the answer, 3 of 3 "
                   "half-moves (10.2.7) ?\n"
                   "1 Б: 1…f6-E5 [2.b4-d4 E5-f4] White is bound until the answer, 1 of 3 "
                   "half-moves (10.2.12) ?\n"
                   "1 В:  [1…a1-a2 2.c3-d4] not offered: its first move cannot be (10.2.12) ?\n");
}

/* What was accepted stands with the answer; the rest is gone. */
static void
test_accepted (void)
{
  g_autofree char *tree = dup_tree (HEAD L1 L2);

  g_assert_cmpstr (tree, ==,
                   "1 1.c3-b4 [] stands, both are bound (10.2.8)\n"
                   "2 1…f6-g5 2.b2-c3 g7-f6 [] stands, both are bound (10.2.8)\n");
}

static void
test_none (void)
{
  g_autofree char *tree = dup_tree (HEAD);

  g_assert_cmpstr (tree, ==, "");
}

BRG_TEST_TOPIC ("postal-tree")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/postal-tree/rus-draughts-2022/10.2.7/offered", test_offered);
  g_test_add_func ("/app/postal-tree/rus-draughts-2022/10.2.8/accepted", test_accepted);
  g_test_add_func ("/app/postal-tree/none", test_none);
  return g_test_run ();
}
