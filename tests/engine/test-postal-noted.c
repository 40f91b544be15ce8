/* test-postal-noted.c - what players did not do that the book wants and sets no days on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "postal-games.h"

#define HEAD "corr 1\nwhite П\nblack С\nstart 01.03.2025\nend 01.03.2028\n"
#define L1 "letter 1 white sent=03.03.2025 tot=2/0 moves=c3-b4\n"
#define L2 "letter 2 black first=03.03.2025 rcv=12.03.2025 sent=15.03.2025 tot=2/3 moves=f6-g5\n"
#define THIRD(more_) \
  "letter 3 white first=15.03.2025 rcv=22.03.2025 sent=26.03.2025 tot=6/3 " more_ "\n"

/* @lines: as assert_lines() has them. */
static const struct
{
  const char *path;
  const char *game;
  const char *on;
  const char *lines;
} cases[] = {
  /* 10.5.2: what is missing is owed until the tenth day; without an analysis of both there is no
   * month (10.5.5), and without one no protest (10.5.6). */
  { "10.5.2/lacking",
    "corr 1\nwhite П\nblack С\nstart 01.03.2025\nend 01.09.2025\n" L1
    "analysis white sent=03.09.2025 rcv=05.09.2025 lacks=diagram value=0-1\n"
    "analysis black sent=04.09.2025 rcv=06.09.2025 lacks=analysis value=1/2-1/2\n",
    "08.09.2025",
    "DUE\twhite\tanalysis\t11.09.2025\t3|DUE\tblack\tanalysis\t11.09.2025|!DUE\tjudge" },
  { "10.5.6/without-analysis",
    "corr 1\nwhite П\nblack С\nstart 01.03.2025\nend 01.09.2025\n" L1
    "analysis white sent=03.09.2025 rcv=05.09.2025 lacks=diagram,assessment\n"
    "analysis black sent=04.09.2025 rcv=06.09.2025 lacks=analysis value=0-1\n"
    "adjudged date=01.10.2025 result=1-0 told_white=05.10.2025 told_black=05.10.2025\n",
    "06.10.2025", "DUE\twhite\tappeal\t15.10.2025\t9|!DUE\tblack" },
  /* 10.2.14: who is not told repeats nothing; who was told does, in his next answer. */
  { "10.2.14/not-told",
    HEAD L1 L2 THIRD ("moves=b2-c3 no=3") "letter 4 black sent=10.04.2025 numbers=no moves=g5-h4\n"
                                          "letter 5 white sent=20.04.2025 numbers=no moves=a1-b2\n",
    NULL, "NOTE\t4\tnumber-not-told\t3|!NOTE\t5\tnumber" },
  { "10.2.14/not-righted",
    HEAD L1 L2 THIRD ("moves=b2-c3 no=3") "letter 4 black sent=10.04.2025 moves=g5-h4\n"
                                          "letter 5 white sent=20.04.2025 numbers=no moves=a1-b2\n"
                                          "letter 6 black sent=25.04.2025 numbers=no moves=b6-a5\n",
    NULL, "NOTE\t5\tnumber-not-righted\t3|!NOTE\t4\tnumber|!NOTE\t6\tnumber" },
};

static void
test_case (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autofree char *told = dup_chart (cases[i].game, strlen (cases[i].game),
                                     cases[i].on == NULL ? 0 : make_day (cases[i].on));

  assert_lines (told, cases[i].lines);
}

BRG_TEST_TOPIC ("postal-noted")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path =
          g_strconcat ("/engine/postal-noted/rus-draughts-2022/", cases[i].path, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_case);
    }
  return g_test_run ();
}
