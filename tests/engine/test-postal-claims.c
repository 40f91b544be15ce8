/* test-postal-claims.c - claims whose materials are not complete, and how play goes on after a
 * claim
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "postal-games.h"

#define HEAD "corr 1\nwhite П\nblack С\nstart 01.03.2025\nend 01.03.2028\n"
/* Table 2 of the book: White thinks 2 and 4 days, Black 3 and 1. */
#define L1 "letter 1 white sent=03.03.2025 tot=2/0 moves=c3-b4\n"
#define L2 "letter 2 black first=03.03.2025 rcv=12.03.2025 sent=15.03.2025 tot=2/3 moves=f6-g5\n"
#define L3 "letter 3 white first=15.03.2025 rcv=22.03.2025 sent=26.03.2025 tot=6/3 moves=b2-c3\n"

/* @lines: as assert_lines() has them. */
static const struct
{
  const char *path;
  const char *game;
  const char *on;
  const char *lines;
} cases[] = {
  /* Not all was sent: the arbiter may take it all the same, and then the chart decides. */
  { "10.3.7/partial-taken",
    HEAD "norm 5/10\n" L1 L2 L3
         "claim 4 black first=26.03.2025 rcv=10.04.2025 sent=12.04.2025 tot=6/3 moves=g5-h4 "
         "lacks=record,chart\ndecision date=01.05.2025 claim=taken\n",
    NULL,
    "CLAIM\t4\tblack\twhite\t3\t2\t6\t5\toverdue\tjustified\t0|TOTAL\t6/3\t2/1|"
    "RESULT\t0-1\t01.05.2025\toverdue|STATED\t4\t6/3\t6/3\tok" },
  { "10.3.7/partial-taken-and-false",
    HEAD L1 L2 L3
    "claim 4 black first=26.03.2025 rcv=10.04.2025 sent=12.04.2025 tot=6/5 moves=g5-h4 "
    "materials=part\ndecision date=01.05.2025 claim=taken\n",
    NULL, "CLAIM\t4\tblack\twhite\t3\t2\t6\t50\tnot-overdue\tfalse\t6|TOTAL\t6/11\t2/2" },
  { "10.3.7/partial-refused",
    HEAD "norm 5/10\n" L1 L2 L3
         "claim 4 black first=26.03.2025 rcv=10.04.2025 sent=12.04.2025 tot=6/5 moves=g5-h4 "
         "materials=part\ndecision date=01.05.2025 claim=refused\n",
    NULL, "CLAIM\t4\tblack\twhite\t3\t2\t6\t5\toverdue\tnot-approved\t0|!RESULT|TOTAL\t6/5\t2/1" },
  /* Who has lost by time has lost it also where his last letter does not repeat a move; that this
   * was not reported costs him nothing. An impossible move is put right first. */
  { "10.3.6/not-repeated",
    HEAD "norm 5/10\n" L1 L2
         "letter 3 white first=15.03.2025 rcv=22.03.2025 sent=26.03.2025 tot=6/3 moves=b2-c3 "
         "rep=none\n"
         "claim 4 black first=26.03.2025 rcv=10.04.2025 sent=12.04.2025 tot=6/3 moves=g5-h4 "
         "materials=full\ndecision date=01.05.2025\n",
    NULL, "NOTE\t3\tstopped\trepeat:none|TOTAL\t6/3\t2/1|RESULT\t0-1\t01.05.2025\toverdue" },
  { "10.2.10/impossible-first",
    HEAD "norm 5/10\n" L1 L2
         "letter 3 white first=15.03.2025 rcv=22.03.2025 sent=26.03.2025 tot=6/3 moves=a1-a2\n"
         "claim 4 black first=26.03.2025 rcv=10.04.2025 sent=12.04.2025 tot=6/3 moves=g5-h4 "
         "materials=full\n",
    NULL, "ERROR\tclaim 4: it is not his move" },
  /* Kept back nothing is decided, and play rests; then it is decided. */
  { "10.3.7/partial-kept",
    HEAD "norm 5/10\n" L1 L2 L3
         "claim 4 black first=26.03.2025 rcv=10.04.2025 sent=12.04.2025 tot=6/3 moves=g5-h4 "
         "materials=part\ndecision date=01.05.2025 claim=kept\n"
         "decision date=01.06.2025 claim=taken\n",
    "02.05.2025", "TURN\tjudge|!RESULT" },
  { "10.3.7/partial-kept-then-taken",
    HEAD "norm 5/10\n" L1 L2 L3
         "claim 4 black first=26.03.2025 rcv=10.04.2025 sent=12.04.2025 tot=6/3 moves=g5-h4 "
         "materials=part\ndecision date=01.05.2025 claim=kept\n"
         "decision date=01.06.2025 claim=taken\n",
    NULL, "RESULT\t0-1\t01.06.2025\toverdue" },
  { "10.3.7/complete-refused",
    HEAD "norm 5/10\n" L1 L2 L3
         "claim 4 black first=26.03.2025 rcv=10.04.2025 sent=12.04.2025 tot=6/3 moves=g5-h4 "
         "materials=full\ndecision date=01.05.2025 claim=refused\n",
    NULL, "ERROR\tdecision: the materials are complete: the chart decides (10.3.7)" },
  /* The notice may come when the arbiter has decided already (10.3.8). */
  { "10.3.8/notice-behind-the-decision",
    HEAD "norm 5/10\n" L1 L2 L3
         "claim 4 black first=26.03.2025 rcv=10.04.2025 sent=12.04.2025 tot=6/3 moves=g5-h4 "
         "materials=full\ndecision date=15.04.2025\ntold date=20.04.2025\n",
    NULL, "RESULT\t0-1\t15.04.2025\toverdue" },
  /* The time of who had to play on runs from the day on which he heard of it, the days in which the
   * arbiter had the claim are nobody's. */
  { "10.3.7/play-on",
    HEAD L1 L2 L3
    "claim 4 black first=26.03.2025 rcv=10.04.2025 sent=12.04.2025 tot=6/5 moves=g5-h4 "
    "materials=part\ndecision date=01.05.2025 told_black=04.05.2025\n",
    "10.05.2025", "TURN\tblack\t04.05.2025\t6\t39\t18.06.2025|DUE\twhite\trepeat\t10.06.2025\t31" },
  { "10.3.7/play-on-not-told",
    HEAD L1 L2 L3
    "claim 4 black first=26.03.2025 rcv=10.04.2025 sent=12.04.2025 tot=6/5 moves=g5-h4 "
    "materials=part\ndecision date=01.05.2025 told_black=11.05.2025\n",
    "10.05.2025", "TURN\tblack\t-\t-\t45\t-" },
  { "10.3.6/rested",
    HEAD L1 L2 L3
    "claim 4 black first=26.03.2025 rcv=10.04.2025 sent=12.04.2025 tot=6/5 moves=g5-h4 "
    "materials=part\ndecision date=01.05.2025\n"
    "letter 5 black first=26.03.2025 rcv=10.04.2025 sent=05.05.2025 tot=6/9 "
    "moves=g5-f4\n",
    NULL,
    "TOTAL\t6/9\t2/2|STATED\t5\t6/9\t6/9\tok|"
    "ROW\t22.03.2025\t26.03.2025\t4\t6\tb2-c3\t2\tg5-f4\t10.04.2025\t05.05.2025\t6\t9\t0\t0" },
  /* The accused has the move of a wrong claim with the decision; it is repeated forty days after
   * the arbiter sent it on. */
  { "10.3.7/sent-on",
    HEAD L1 L2 L3
    "claim 4 black first=26.03.2025 rcv=10.04.2025 sent=12.04.2025 tot=6/5 moves=g5-h4 "
    "materials=full\ndecision date=01.05.2025 told_white=06.05.2025 passed=03.05.2025\n",
    "10.05.2025", "TURN\twhite\t06.05.2025\t4\t40\t19.06.2025|DUE\tblack\trepeat\t12.06.2025\t33" },
  { "10.3.7/sent-on-later",
    HEAD L1 L2 L3
    "claim 4 black first=26.03.2025 rcv=10.04.2025 sent=12.04.2025 tot=6/5 moves=g5-h4 "
    "materials=full\ndecision date=01.05.2025 passed=03.05.2025\n",
    "02.05.2025", "TURN\twhite\t-\t-\t44\t-|DUE\tblack\trepeat\t10.06.2025\t39" },
};

static void
test_case (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autofree char *told = dup_chart (cases[i].game, strlen (cases[i].game),
                                     cases[i].on == NULL ? 0 : make_day (cases[i].on));

  assert_lines (told, cases[i].lines);
}

BRG_TEST_TOPIC ("postal-claims")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path =
          g_strconcat ("/engine/postal-claims/rus-draughts-2022/", cases[i].path, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_case);
    }
  return g_test_run ();
}
