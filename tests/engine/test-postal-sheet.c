/* test-postal-sheet.c - the record of a game by correspondence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "postal-games.h"

#include "brg-postal-write.h"

#define HEAD "corr 1\ncode 7/25\nwhite Петров\nblack Седов\nstart 01.03.2025\nend 01.03.2028\n"

static char *
dup_sheet (const char *text)
{
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalGame) game = brg_postal_file_read (text, strlen (text), &fault);
  g_autoptr (BrgPostalChart) chart = NULL;

  g_assert_nonnull (game);
  chart = brg_postal_chart_new (game, brg_rulebook_find ("rus-draughts-2022")->correspondence, 0,
                                &fault);
  g_assert_cmpstr (fault.text, ==, NULL);
  return brg_postal_sheet_write (game, chart);
}

/* The sample of the book. */
static void
test_sample (void)
{
  g_autofree char *told = dup_sheet (
      HEAD "letter 1 white sent=01.03.2025 tot=0/0 moves=c3-d4\n"
           "letter 2 black first=01.03.2025 rcv=05.03.2025 sent=05.03.2025 tot=0/0 moves=f6-g5\n"
           "letter 3 white first=05.03.2025 rcv=09.03.2025 sent=09.03.2025 tot=0/0 moves=d4-c5\n"
           "letter 4 black first=09.03.2025 rcv=13.03.2025 sent=13.03.2025 tot=0/0 moves=b6:d4\n"
           "letter 5 white first=13.03.2025 rcv=17.03.2025 sent=17.03.2025 tot=0/0 moves=E3:c5\n"
           "letter 6 black first=17.03.2025 rcv=21.03.2025 sent=21.03.2025 tot=0/0 resign=yes\n");

  g_assert_cmpstr (told, ==, "7/25\nПетров - Седов\n1.cd4 fg5\n2.dc5 b:d4\n3.e:c5\n1-0\n");
}

static void
test_large (void)
{
  g_autofree char *told = dup_sheet (
      HEAD "game international\nletter 1 white sent=01.03.2025 tot=0/0 moves=32-28\n"
           "letter 2 black first=01.03.2025 rcv=05.03.2025 sent=05.03.2025 tot=0/0 moves=19-23\n");

  g_assert_true (g_str_has_suffix (told, "\n1.32-28 19-23\n-\n"));
}

BRG_TEST_TOPIC ("postal-sheet")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/postal-sheet/rus-draughts-2022/10.5.1/sample", test_sample);
  g_test_add_func ("/engine/postal-sheet/rus-draughts-2022/7.3/large", test_large);
  return g_test_run ();
}
