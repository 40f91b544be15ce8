/* test-postal-reversed.c - decisions that are put aside after a protest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "postal-games.h"

#define HEAD "corr 1\nwhite П\nblack С\nstart 01.03.2025\nend 01.03.2028\n"
#define L1 "letter 1 white sent=03.03.2025 tot=2/0 moves=c3-b4\n"
#define L2 "letter 2 black first=03.03.2025 rcv=12.03.2025 sent=15.03.2025 tot=2/3 moves=f6-g5\n"
#define L3 "letter 3 white first=15.03.2025 rcv=22.03.2025 sent=26.03.2025 tot=6/3 moves=b2-c3\n"
#define CLAIM \
  L1 L2 L3 "claim 4 black first=26.03.2025 rcv=10.04.2025 sent=12.04.2025 tot=6/3 moves=g5-h4\n"
/* White has 6 days of 5, and has lost; he protests. */
#define LOST HEAD "norm 5/10\n" CLAIM "decision date=01.05.2025\nprotest white sent=08.05.2025\n"
/* White has 6 days of 50: six more for Black, who protests. */
#define FALSE_CLAIM HEAD CLAIM "decision date=01.05.2025\nprotest black sent=08.05.2025\n"
#define ADJUDGED HEAD L1 "adjudged date=01.04.2028 result=1/2-1/2\nprotest white sent=09.04.2028\n"
#define COUNTED \
  HEAD L1 "over date=01.06.2025 result=0-1 why=10.2.6\nprotest white sent=09.06.2025\n"

/* @lines: as assert_lines() has them. */
static const struct
{
  const char *path;
  const char *game;
  const char *on;
  const char *lines;
} cases[] = {
  { "10.1.12/play-goes-on", LOST "reversed date=01.06.2025 off=1\n", NULL,
    "!RESULT|TOTAL\t5/5\t2/1|OVERDUE\twhite\tno" },
  /* It stood until then. */
  { "10.1.12/before-that-day", LOST "reversed date=01.06.2025 off=1\n", "31.05.2025",
    "RESULT\t0-1\t01.05.2025\toverdue|TOTAL\t6/3" },
  /* The totals of the claim were right by the decision that is put aside: nobody corrects them. */
  { "10.1.12/totals-of-the-claim",
    HEAD "norm 5/10\n" L1 L2 L3
         "claim 4 black first=26.03.2025 rcv=10.04.2025 sent=12.04.2025 tot=6/5 moves=g5-h4\n"
         "decision date=01.05.2025\nprotest white sent=08.05.2025\n"
         "reversed date=01.06.2025 off=1\n",
    NULL, "TOTAL\t5/5|STATED\t3|!STATED\t4" },
  /* The days are not taken off: White is over the norm still, and Black may claim again. */
  { "10.1.12/days-stay", LOST "reversed date=01.06.2025\n", NULL,
    "!RESULT|TOTAL\t6/5\t2/1|OVERDUE\twhite\tyes" },
  /* Black plays on from the day on which he heard of it; nobody is charged for what was between. */
  { "10.1.12/heard", LOST "reversed date=01.06.2025 off=1 told_black=05.06.2025\n", "06.06.2025",
    "TURN\tblack\t05.06.2025\t1" },
  { "10.1.12/played-on",
    LOST "reversed date=01.06.2025 off=1\n"
         "letter 5 black first=26.03.2025 rcv=01.06.2025 sent=03.06.2025 tot=5/7 moves=g5-f4\n",
    NULL,
    "!RESULT|TOTAL\t5/7\t2/2|STATED\t5\t5/7\t5/7\tok|"
    "ROW\t22.03.2025\t26.03.2025\t4\t5\tb2-c3\t2\tg5-f4\t01.06.2025\t03.06.2025\t4\t7" },
  /* What was found to be in time stays so, also where it was an earlier letter. */
  { "10.1.12/earlier-letter",
    HEAD "norm 1/10\n" CLAIM "decision date=01.05.2025\nprotest white sent=08.05.2025\n"
         "reversed date=01.06.2025 off=5\n",
    NULL, "!RESULT|TOTAL\t1/5\t2/1|OVERDUE\twhite\tno" },
  { "10.1.12/another-result", LOST "reversed date=01.06.2025 result=1/2-1/2\n", NULL,
    "RESULT\t1/2-1/2\t01.06.2025\treversed" },
  { "10.1.12/of-the-claimant", FALSE_CLAIM "reversed date=01.06.2025 off=6\n", NULL,
    "!RESULT|TOTAL\t6/5\t2/2|PEN\tjudge\t4\tblack\t0\t10.3.7\tput-aside|"
    "ROW\t22.03.2025\t26.03.2025\t4\t6\tb2-c3\t2\tg5-h4\t10.04.2025\t12.04.2025\t2\t5\t0\t0" },
  /* A part of the penalty, and more than it. */
  { "10.1.12/part-of-the-penalty", FALSE_CLAIM "reversed date=01.06.2025 off=4\n", NULL,
    "!RESULT|TOTAL\t6/7|PEN\tjudge\t4\tblack\t2\t10.3.7\tcounted" },
  { "10.1.12/more-than-the-penalty", FALSE_CLAIM "reversed date=01.06.2025 off=8\n", NULL,
    "!RESULT|TOTAL\t6/3|PEN\tjudge\t4\tblack\t0\t10.3.7\tput-aside" },
  { "10.1.12/claim-was-right", FALSE_CLAIM "reversed date=01.06.2025 result=0-1\n", NULL,
    "RESULT\t0-1\t01.06.2025\toverdue" },
  { "10.1.12/counted-lost", COUNTED "reversed date=01.07.2025\n", NULL, "!RESULT" },
  { "10.5.7/adjudged", ADJUDGED "reversed date=20.04.2028 result=1-0\n", NULL,
    "RESULT\t1-0\t20.04.2028\tadjudged" },
  { "10.5.7/no-result", ADJUDGED "reversed date=20.04.2028\n", NULL,
    "ERROR\treversed: an adjudication gets another result (10.5.7)" },
  { "10.1.12/no-protest",
    HEAD L1 "over date=01.06.2025 result=0-1 why=10.2.6\n"
            "reversed date=01.07.2025\n",
    NULL, "ERROR\treversed: there is no decision with a protest against it (10.1.12)" },
  { "10.1.12/final",
    LOST "reversed date=01.06.2025 result=1-0\nprotest black sent=05.06.2025\n"
         "reversed date=01.07.2025 result=0-1\n",
    NULL, "ERROR\treversed: there is no decision with a protest against it (10.1.12)" },
  { "10.1.12/too-many", LOST "reversed date=01.06.2025 off=7\n", NULL,
    "ERROR\treversed: more days than he used" },
};

static void
test_case (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autofree char *told = dup_chart (cases[i].game, strlen (cases[i].game),
                                     cases[i].on == NULL ? 0 : make_day (cases[i].on));

  assert_lines (told, cases[i].lines);
}

BRG_TEST_TOPIC ("postal-reversed")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path =
          g_strconcat ("/engine/postal-reversed/rus-draughts-2022/", cases[i].path, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_case);
    }
  return g_test_run ();
}
