/* test-postal-readings.c - readings of unclear places in chapter X, each with a game reckoned by
 * hand
 *
 * The letters Q and a number are those of the readings; the article stands in the path of the case.
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
#define L4 "letter 4 black first=26.03.2025 rcv=10.04.2025 sent=11.04.2025 tot=6/4 moves=g5-h4\n"
/* White's third letter with another move, or other repeating. */
#define THIRD(more_) \
  "letter 3 white first=15.03.2025 rcv=22.03.2025 sent=26.03.2025 tot=6/3 " more_ "\n"

/* @lines: what has to be there, or after a `!` must not; parted by `|`. */
typedef struct
{
  const char *path;
  const char *game;
  const char *on;
  const char *lines;
} Case;

static const Case cases[] = {
  /* Q1: 29.02, 01.03 and 02.03 lie behind the day of receipt. */
  { "rus-draughts-2022/10.3.1/q1-day-after-receipt",
    "corr 1\nwhite П\nblack С\nstart 01.01.2028\nend 01.01.2030\n"
    "letter 1 white sent=01.01.2028 tot=0/0 moves=c3-b4\n"
    "letter 2 black first=01.01.2028 rcv=28.02.2028 sent=02.03.2028 tot=0/3 moves=f6-g5\n",
    NULL, "TOTAL\t0/3\t1/1" },
  /* Q2: the break of White frees Black: 12 less 3. */
  { "rus-draughts-2022/10.4.2/q2-nobody",
    HEAD "break white from=12.03.2025 to=14.03.2025 told=01.03.2025\n"
         "letter 1 white sent=01.03.2025 tot=0/0 moves=c3-b4\n"
         "letter 2 black first=01.03.2025 rcv=10.03.2025 sent=20.03.2025 tot=0/7 moves=f6-g5\n",
    NULL, "TOTAL\t0/7\t1/1" },
  /* Q3: the one that was not told uses up Black's year; it begins earlier though it stands behind.
   * White has a year of his own, and what is granted is none of it. */
  { "rus-draughts-2022/10.4.1/q3-year",
    HEAD "break black from=01.11.2025 to=03.11.2025 told=20.10.2025\n"
         "break black from=10.10.2025 to=12.10.2025 told=none\n"
         "break white from=02.11.2025 to=02.11.2025 told=20.10.2025\n"
         "break black from=20.12.2025 to=25.12.2025 told=30.12.2025 granted=yes\n"
         "break black from=01.01.2026 to=03.01.2026 told=20.12.2025\n",
    NULL,
    "BREAK\tblack\t10.10.2025\t12.10.2025\t-\t-\t0\tnot-announced|"
    "BREAK\tblack\t01.11.2025\t03.11.2025\t-\t-\t0\tsecond-in-year|"
    "BREAK\twhite\t02.11.2025\t02.11.2025\t02.11.2025\t02.11.2025\t1\tfull|"
    "BREAK\tblack\t20.12.2025\t25.12.2025\t20.12.2025\t25.12.2025\t6\tgranted|"
    "BREAK\tblack\t01.01.2026\t03.01.2026\t01.01.2026\t03.01.2026\t3\tfull" },
  /* Q4: 31 days of March; with the notice on the 31st nothing is left of the first thirty. */
  { "rus-draughts-2022/10.4.1/q4-thirty",
    HEAD "break white from=01.03.2026 to=31.03.2026 told=01.02.2026\n"
         "break black from=01.03.2026 to=31.03.2026 told=30.03.2026\n"
         "break black from=01.03.2027 to=31.03.2027 told=31.03.2027\n",
    NULL,
    "BREAK\twhite\t01.03.2026\t31.03.2026\t01.03.2026\t30.03.2026\t30\tcut-30|"
    "BREAK\tblack\t01.03.2026\t31.03.2026\t30.03.2026\t30.03.2026\t1\tcut-30+late|"
    "BREAK\tblack\t01.03.2027\t31.03.2027\t-\t-\t0\tannounced-after" },
  /* Q5: the day of the postmark counts. */
  { "rus-draughts-2022/10.4.2/q5-told-late",
    HEAD "break white from=10.10.2025 to=25.10.2025 told=12.10.2025\n"
         "break black from=10.10.2025 to=25.10.2025 told=26.10.2025\n",
    NULL,
    "BREAK\twhite\t10.10.2025\t25.10.2025\t12.10.2025\t25.10.2025\t14\tlate|"
    "BREAK\tblack\t10.10.2025\t25.10.2025\t-\t-\t0\tannounced-after" },
  /* Q6: five days for two moves in one letter, three days a move; they stand at the last one. */
  { "rus-draughts-2022/10.3.5/q6-several-moves",
    HEAD "norm 3/1\nletter 1 white sent=01.03.2025 tot=0/0 moves=c3-d4\n"
         "letter 2 black first=01.03.2025 rcv=12.03.2025 sent=17.03.2025 tot=0/5 "
         "moves=b6-c5,d4:b6,a7:c5\n",
    NULL,
    "OVERDUE\tblack\tno|ROW\t01.03.2025\t01.03.2025\t0\t0\tc3-d4\t1\tb6-c5\t-\t-\t0\t0\t0\t0|"
    "ROW\t-\t-\t0\t0\td4:b6\t2\ta7:c5\t12.03.2025\t17.03.2025\t5\t5\t0\t0" },
  { "rus-draughts-2022/10.3.5/q6-one-move",
    HEAD "norm 3/1\nletter 1 white sent=01.03.2025 tot=0/0 moves=c3-d4\n"
         "letter 2 black first=01.03.2025 rcv=12.03.2025 sent=17.03.2025 tot=0/5 moves=b6-c5\n",
    NULL, "OVERDUE\tblack\tyes\t1\t2\t5\t3" },
  /* Q7: over the norm with the first letter, within it with the last: the claim is false. */
  { "rus-draughts-2022/10.3.7/q7-last-letter",
    HEAD "norm 5/1\nletter 1 white sent=07.03.2025 tot=6/0 moves=c3-b4\n"
         "letter 2 black first=07.03.2025 rcv=10.03.2025 sent=10.03.2025 tot=6/0 moves=f6-g5\n"
         "letter 3 white first=10.03.2025 rcv=15.03.2025 sent=16.03.2025 tot=7/0 moves=b2-c3\n"
         "claim 4 black first=16.03.2025 rcv=20.03.2025 sent=20.03.2025 tot=7/0 moves=g5-h4\n",
    NULL,
    "OVERDUE\twhite\tyes\t1\t1\t6\t5|"
    "CLAIM\t4\tblack\twhite\t3\t2\t7\t10\tnot-overdue\tfalse\t6" },
  /* Q8: 2 and 5 days are within 10 for two moves; with six more they are not. */
  { "rus-draughts-2022/10.2.11/q8-penalty-overdue",
    HEAD "norm 5/1\nletter 1 white sent=03.03.2025 tot=2/0 moves=c3-b4\n"
         "letter 2 black first=03.03.2025 rcv=10.03.2025 sent=10.03.2025 tot=2/0 moves=f6-g5\n"
         "letter 3 white first=10.03.2025 rcv=15.03.2025 sent=20.03.2025 tot=7/0 moves=b2-c3 "
         "rep=wrong\n"
         "report 4 black on=3 first=20.03.2025 rcv=25.03.2025 sent=25.03.2025 pen=6/10.2.9\n",
    NULL,
    "OVERDUE\twhite\tyes\t2\t3\t13\t10|PEN\t4\t3\twhite\t6\t10.2.9\tcounted|TOTAL\t13/0\t2/1" },
  /* Q9: told on the fifth day, two past the third; they stand at Black's next move, 1 and 2. */
  { "rus-draughts-2022/10.2.9/q9-late-report",
    HEAD L1 L2 THIRD ("moves=a1-a3") "report 4 black on=3 first=26.03.2025 rcv=04.04.2025 "
                                     "sent=09.04.2025 pen=6/10.2.10\n"
                                     "fix 5 white on=3 first=09.04.2025 rcv=14.04.2025 "
                                     "sent=15.04.2025 moves=b2-c3\n"
                                     "letter 6 black first=15.04.2025 rcv=20.04.2025 "
                                     "sent=21.04.2025 tot=13/6 moves=g5-h4\n",
    NULL,
    "NOTE\t4\treport-late\t2|STATED\t6\t13/6\t13/6\tok|"
    "ROW\t22.03.2025\t15.04.2025\t5\t13\tb2-c3\t2\tg5-h4\t20.04.2025\t21.04.2025\t3\t6\t6\t0" },
  /* Q10: three days of correction also where only the repetition was wrong; days entered later are
   * lost. */
  { "rus-draughts-2022/10.2.10/q10-correction",
    HEAD L1 L2 THIRD (
        "moves=b2-c3 rep=none") "report 4 black on=3 first=26.03.2025 rcv=04.04.2025 "
                                "sent=06.04.2025\n"
                                "fix 5 white on=3 first=06.04.2025 rcv=14.04.2025 sent=17.04.2025\n"
                                "letter 6 black first=17.04.2025 rcv=23.04.2025 sent=23.04.2025 "
                                "tot=9/3 moves=g5-h4 "
                                "pen=6/10.2.9\n",
    NULL,
    "ROW\t22.03.2025\t26.03.2025\t7\t9\tb2-c3\t2\tg5-h4\t23.04.2025\t23.04.2025\t0\t3\t0\t0|"
    "PEN\t6\t5\twhite\t0\t10.2.9\tlate|!NOTE\t4\treport-late" },
  /* Q11: d2 can go to c3 alone. */
  { "rus-draughts-2022/10.2.10/q11-single-move",
    HEAD L1 L2 THIRD ("moves=d2-f8") "letter 4 black first=26.03.2025 rcv=04.04.2025 "
                                     "sent=06.04.2025 tot=6/5 moves=g5-h4 "
                                     "pen=6/10.2.10\n",
    NULL,
    "MOVE\t3\td2-f8\td2-c3\treplaced|PEN\t4\t3\twhite\t0\t10.2.10\tno-stop|!NOTE\t3\tstopped|"
    "TOTAL\t6/5\t2/2" },
  /* Q12: without a full square of departure the writer replaces the move. */
  { "rus-draughts-2022/10.2.2/q12-short", HEAD L1 L2 THIRD ("moves=dc3"), NULL,
    "MOVE\t3\tdc3\t-\tnotation|NOTE\t3\tstopped\tmove|TOTAL\t6/3\t1/1" },
  { "rus-draughts-2022/10.2.2/q12-full-departure", HEAD L1 L2 THIRD ("moves=d2c3"), NULL,
    "MOVE\t3\td2c3\td2-c3\treplaced|!NOTE\t3\tstopped" },
  { "rus-draughts-2022/10.2.9/q12-illegible", HEAD L1 L2 THIRD ("moves=?"), NULL,
    "MOVE\t3\t?\t-\tillegible|NOTE\t3\tstopped\tmove" },
  /* The article sets no days on what the form of a letter lacks, and play goes on. */
  { "rus-draughts-2022/10.2.3/form-omitted",
    HEAD L1 L2 THIRD ("moves=b2-c3 lacks=greeting,code,address,signature") L4, NULL,
    "NOTE\t3\tform-omitted\tgreeting,code,address,signature|!NOTE\t3\tomitted|TOTAL\t6/4\t2/2" },
  { "rus-draughts-2022/10.2.2/q12-wrong-sign", HEAD L1 L2 THIRD ("moves=b2:c3"), NULL,
    "ROW\t22.03.2025\t26.03.2025\t4\t6\tb2-c3\t2|!MOVE\t3" },
  { "rus-draughts-2022/10.2.2/q12-other-alphabet",
    HEAD "letter 1 white sent=03.03.2025 tot=2/0 moves=е3-f4\n", NULL,
    "ROW\t01.03.2025\t03.03.2025\t2\t2\tE3-f4\t1|!MOVE\t1" },
  /* Q13: another first date, or none, and the right is lost. */
  { "rus-draughts-2022/10.3.1/q13-corrected",
    HEAD L1 "letter 2 black first=03.03.2025 rcv=12.03.2025 sent=15.03.2025 sentstamp=17.03.2025 "
            "tot=2/3 moves=f6-g5\n"
            "letter 3 white first=17.03.2025 rcv=22.03.2025 sent=26.03.2025 tot=6/3 moves=b2-c3\n",
    NULL,
    "DATE\t2\tsent\t15.03.2025\t17.03.2025\tcorrected|STATED\t2\t2/3\t2/3\tok|"
    "STATED\t3\t6/3\t6/5\twrong\tnext|TOTAL\t6/5" },
  { "rus-draughts-2022/10.3.1/q13-written",
    HEAD L1 "letter 2 black first=03.03.2025 rcv=12.03.2025 sent=15.03.2025 sentstamp=17.03.2025 "
            "tot=2/3 moves=f6-g5\n" L3,
    NULL, "DATE\t2\tsent\t15.03.2025\t15.03.2025\tnot-corrected|TOTAL\t6/3" },
  { "rus-draughts-2022/10.3.1/q13-left-out",
    HEAD L1 "letter 2 black first=03.03.2025 rcv=12.03.2025 sent=15.03.2025 sentstamp=17.03.2025 "
            "tot=2/3 moves=f6-g5\n"
            "letter 3 white rcv=22.03.2025 sent=26.03.2025 tot=6/3 moves=b2-c3\n",
    NULL, "DATE\t2\tsent\t15.03.2025\t15.03.2025\tnot-corrected|NOTE\t3\tomitted\tfirst" },
  /* The first date of the answer is the postmark that he saw, though nobody entered it with the
   * letter. */
  { "rus-draughts-2022/10.3.1/told-in-the-answer",
    HEAD L1 "letter 2 black first=03.03.2025 rcv=12.03.2025 sent=15.03.2025 tot=2/3 moves=f6-g5\n"
            "letter 3 white first=17.03.2025 rcv=22.03.2025 sent=26.03.2025 tot=6/5 moves=b2-c3\n",
    NULL,
    "DATE\t2\tsent\t15.03.2025\t17.03.2025\tcorrected|STATED\t2\t2/3\t2/3\tok|"
    "STATED\t3\t6/5\t6/5\tok|TOTAL\t6/5" },
  { "rus-draughts-2022/10.3.3/told-in-the-answer-alone",
    HEAD L1 "letter 2 black first=03.03.2025 rcv=12.03.2025 tot=2/5 moves=f6-g5\n"
            "letter 3 white first=17.03.2025 rcv=22.03.2025 sent=26.03.2025 tot=6/5 moves=b2-c3\n",
    NULL, "DATE\t2\tsent\t-\t17.03.2025\tstamp|TOTAL\t6/5" },
  /* What came with the repeat has the postmark of the repeat. */
  { "rus-draughts-2022/10.3.4/told-of-the-repeat",
    HEAD L1 "repeat white on=1 sent=12.04.2025\n"
            "letter 2 black first=12.04.2025 rcv=20.04.2025 sent=20.04.2025 tot=2/0 moves=f6-g5\n",
    NULL, "!DATE\t1|TOTAL\t2/0" },
  /* So has what the arbiter sent on. */
  { "rus-draughts-2022/10.3.7/told-of-the-claim",
    HEAD L1 L2 L3
    "claim 4 black first=26.03.2025 rcv=10.04.2025 sent=12.04.2025 tot=6/5 moves=g5-h4 "
    "materials=full\ndecision date=01.05.2025\n"
    "letter 5 white first=02.05.2025 rcv=10.05.2025 sent=11.05.2025 tot=7/11 moves=a1-b2\n",
    NULL, "!DATE\t4|TOTAL\t7/11" },
  /* Q14: until the answer is known the postmark. */
  { "rus-draughts-2022/10.3.1/q14-pending",
    HEAD L1 "letter 2 black first=03.03.2025 rcv=12.03.2025 sent=15.03.2025 sentstamp=17.03.2025 "
            "tot=2/3 moves=f6-g5\n",
    NULL, "DATE\t2\tsent\t15.03.2025\t17.03.2025\tpending|TOTAL\t2/5" },
  /* Q15: the letter came two days before he says. */
  { "rus-draughts-2022/10.3.1/q15-arrival",
    HEAD L1 "letter 2 black first=03.03.2025 rcv=12.03.2025 rcvstamp=10.03.2025 sent=15.03.2025 "
            "tot=2/3 moves=f6-g5\n" L3,
    NULL, "DATE\t2\trcv\t12.03.2025\t10.03.2025\tstamp|TOTAL\t6/5|STATED\t2\t2/3\t2/5\twrong\t3" },
  /* Q16: a slip of addition does not bind. */
  { "rus-draughts-2022/10.3.1/q16-slip",
    HEAD L1
    "letter 2 black first=03.03.2025 rcv=12.03.2025 sent=15.03.2025 tot=2/9 moves=f6-g5\n" L3,
    NULL, "STATED\t2\t2/9\t2/3\twrong\t3|STATED\t3\t6/3\t6/3\tok\t-|TOTAL\t6/3" },
  /* Q17: runs of 9 and 7 days, in the mean 8; of 9 and 8, half up, 9. */
  { "rus-draughts-2022/10.3.3/q17-average",
    HEAD L1 L2 L3 "letter 4 black first=26.03.2025 sent=11.04.2025 tot=6/11 moves=g5-h4\n", NULL,
    "DATE\t4\trcv\t-\t03.04.2025\taverage=8|TOTAL\t6/11" },
  { "rus-draughts-2022/10.3.3/q17-half-up",
    HEAD L1 L2
    "letter 3 white first=15.03.2025 rcv=23.03.2025 sent=26.03.2025 tot=5/3 moves=b2-c3\n"
    "letter 4 black first=26.03.2025 sent=11.04.2025 tot=5/10 moves=g5-h4\n",
    NULL, "DATE\t4\trcv\t-\t04.04.2025\taverage=9|TOTAL\t5/10" },
  { "rus-draughts-2022/10.3.3/q17-after-dispatch",
    HEAD L1 L2 L3 "letter 4 black first=26.03.2025 sent=30.03.2025 tot=6/3 moves=g5-h4\n", NULL,
    "DATE\t4\trcv\t-\t03.04.2025\taverage=8|TOTAL\t6/3" },
  { "rus-draughts-2022/10.3.3/q17-transit",
    HEAD "transit 5\n" L1 "letter 2 black first=03.03.2025 sent=15.03.2025 tot=2/7 moves=f6-g5\n",
    NULL, "DATE\t2\trcv\t-\t08.03.2025\taverage=5|TOTAL\t2/7" },
  { "rus-draughts-2022/10.3.3/q17-supplied",
    HEAD L1 "letter 2 black first=03.03.2025 sent=15.03.2025 tot=2/3 moves=f6-g5\n" L3
            "letter 4 black first=26.03.2025 rcv=10.04.2025 sent=11.04.2025 prev_rcv=12.03.2025 "
            "tot=6/4 moves=g5-h4\n",
    NULL, "DATE\t2\trcv\t-\t12.03.2025\tsupplied|TOTAL\t6/4|STATED\t4\t6/4\t6/4\tok" },
  /* The first letter ran 9 days, so the second went 9 days before it came. */
  { "rus-draughts-2022/10.3.3/q17-dispatch",
    HEAD L1 "letter 2 black first=03.03.2025 rcv=12.03.2025 tot=2/1 moves=f6-g5\n"
            "letter 3 white rcv=22.03.2025 sent=26.03.2025 tot=6/1 moves=b2-c3\n",
    NULL, "DATE\t2\tsent\t-\t13.03.2025\taverage=9|TOTAL\t6/1|NOTE\t2\tomitted\tsent" },
  { "rus-draughts-2022/10.3.3/q17-dispatch-stamp",
    HEAD L1 "letter 2 black first=03.03.2025 rcv=12.03.2025 sentstamp=16.03.2025 tot=2/4 "
            "moves=f6-g5\n",
    NULL, "DATE\t2\tsent\t-\t16.03.2025\tstamp|TOTAL\t2/4" },
  /* Of a repeated letter that copy has run that came. */
  { "rus-draughts-2022/10.3.4/run-of-the-repeat",
    HEAD L1 "repeat white on=1 sent=12.04.2025\n"
            "letter 2 black first=12.04.2025 rcv=20.04.2025 sent=21.04.2025 moves=f6-g5\n"
            "letter 3 white first=21.04.2025 sent=01.06.2025 moves=b2-c3\n",
    NULL, "DATE\t3\trcv\t-\t29.04.2025\taverage=8" },
  { "rus-draughts-2022/10.3.4/run-of-the-first",
    HEAD L1 "repeat white on=1 sent=12.04.2025\n"
            "letter 2 black first=03.03.2025 rcv=20.04.2025 sent=21.04.2025 moves=f6-g5\n"
            "letter 3 white first=21.04.2025 sent=01.08.2025 moves=b2-c3\n",
    NULL, "DATE\t3\trcv\t-\t08.06.2025\taverage=48" },
  { "rus-draughts-2022/10.3.3/not-sent",
    HEAD L1 "letter 2 black first=03.03.2025 rcv=12.03.2025 moves=f6-g5\n", NULL,
    "ERROR\tletter 2: no date of dispatch|!ERROR\tletter 2: no date of dispatch and" },
  { "rus-draughts-2022/10.3.3/q17-nothing-to-go-by",
    HEAD L1 "letter 2 black first=03.03.2025 sent=15.03.2025 tot=2/3 moves=f6-g5\n", NULL,
    "ERROR\tletter 2: no date of receipt and no average" },
  /* Q18: however much is left out it is one; White's first letter needs neither of two dates. */
  { "rus-draughts-2022/10.3.3/q18-omissions",
    HEAD "transit 5\n" L1 "letter 2 black moves=f6-g5 sent=15.03.2025\n"
         "letter 3 white first=15.03.2025 rcv=22.03.2025 sent=26.03.2025 tot=6/7 moves=b2-c3 "
         "pen=6/10.3.3\n"
         "letter 4 black rcv=10.04.2025 sent=11.04.2025 tot=6/8 moves=g5-h4\n"
         "letter 5 white first=11.04.2025 rcv=20.04.2025 sent=21.04.2025 tot=7/14 moves=a1-b2 "
         "pen=6/10.3.3\n",
    NULL,
    "NOTE\t2\tomitted\tfirst,rcv,tot|NOTE\t4\tomitted\tfirst|!NOTE\t1|"
    "PEN\t3\t2\tblack\t0\t10.3.3\tfirst-omission|PEN\t5\t4\tblack\t6\t10.3.3\tcounted|"
    "TOTAL\t7/14" },
  /* Q19: the first day of play is free for Black too; who got the list late begins after it. */
  { "rus-draughts-2022/10.3.2/q19-first-day",
    HEAD "letter 1 white sent=20.02.2025 tot=0/0 moves=c3-b4\n"
         "letter 2 black first=20.02.2025 rcv=28.02.2025 sent=04.03.2025 tot=0/3 moves=f6-g5\n",
    NULL, "TOTAL\t0/3" },
  { "rus-draughts-2022/10.3.2/q19-late-list",
    HEAD "startlist black 20.03.2025\n" L1
         "letter 2 black first=03.03.2025 rcv=12.03.2025 sent=23.03.2025 tot=2/2 moves=f6-g5\n",
    NULL, "BEGIN\t01.03.2025\t21.03.2025|TOTAL\t2/2" },
  /* Q20: six days for what came on the day before the last, none for what came on the last. */
  { "rus-draughts-2022/10.3.2/q20-before-the-end",
    "corr 1\nwhite П\nblack С\nstart 01.03.2025\nend 15.03.2025\n" L1
    "letter 2 black first=03.03.2025 rcv=14.03.2025 sent=20.03.2025 tot=2/6 moves=f6-g5\n",
    NULL, "TOTAL\t2/6" },
  { "rus-draughts-2022/10.3.2/q20-on-the-last-day",
    "corr 1\nwhite П\nblack С\nstart 01.03.2025\nend 15.03.2025\n" L1
    "letter 2 black first=03.03.2025 rcv=15.03.2025 sent=20.03.2025 tot=2/0 moves=f6-g5\n",
    NULL, "TOTAL\t2/0" },
  /* Q21: due 12.04, three days late less the two of a break; then 40 days after the repeat. */
  { "rus-draughts-2022/10.3.4/q21-repeats",
    HEAD "break black from=13.04.2025 to=14.04.2025 told=01.04.2025\n" L1
         "repeat white on=1 sent=15.04.2025\nrepeat white on=1 sent=27.05.2025\n",
    NULL,
    "REPEAT\twhite\t1\t12.04.2025\t15.04.2025\t1\tlate|"
    "REPEAT\twhite\t1\t25.05.2025\t27.05.2025\t2\tlate|TOTAL\t5/0|"
    "ROW\t01.03.2025\t03.03.2025\t5\t5\tc3-b4" },
  { "rus-draughts-2022/10.2.1/q21-not-registered",
    HEAD L1 "repeat white on=1 sent=12.04.2025 reg=no\n", NULL,
    "NOTE\t1\trepeat-not-registered\t12.04.2025|"
    "REPEAT\twhite\t1\t12.04.2025\t12.04.2025\t0\tin-time" },
  /* Q22: from the first day of play, not from White's own beginning. */
  { "rus-draughts-2022/10.3.4/q22-inquiry", HEAD "startlist white 20.03.2025\n", "10.03.2025",
    "BEGIN\t21.03.2025\t01.03.2025|DUE\tblack\tinquiry\t31.03.2025\t21" },
  { "rus-draughts-2022/10.3.4/q22-asked", HEAD "inquiry black sent=31.03.2025\n", "10.04.2025",
    "TURN\twhite\t01.03.2025\t40\t10\t20.04.2025|!DUE" },
  /* Q23: the move of a false claim stands with its days and six; then a repeat 40 days on. */
  { "rus-draughts-2022/10.3.7/q23-false",
    HEAD L1 L2 L3
    "claim 4 black first=26.03.2025 rcv=10.04.2025 sent=12.04.2025 tot=6/5 moves=g5-h4 "
    "materials=full\ndecision date=01.05.2025\n",
    "10.05.2025",
    "ROW\t22.03.2025\t26.03.2025\t4\t6\tb2-c3\t2\tg5-h4\t10.04.2025\t12.04.2025\t2\t11\t0\t6|"
    "PEN\tjudge\t4\tblack\t6\t10.3.7\tcounted|TOTAL\t6/11\t2/2|TURN\twhite|"
    "DUE\tblack\trepeat\t10.06.2025\t31" },
  { "rus-draughts-2022/10.3.7/q23-justified",
    HEAD "norm 5/10\n" L1 L2 L3
         "claim 4 black first=26.03.2025 rcv=10.04.2025 sent=12.04.2025 tot=6/3 moves=g5-h4 "
         "materials=full\ndecision date=01.05.2025\n",
    NULL, "TOTAL\t6/3\t2/1|RESULT\t0-1\t01.05.2025\toverdue|STATED\t4\t6/3\t6/3\tok" },
  { "rus-draughts-2022/10.3.7/q23-not-approved",
    HEAD L1 L2 L3
    "claim 4 black first=26.03.2025 rcv=10.04.2025 sent=12.04.2025 tot=6/5 moves=g5-h4 "
    "materials=part\ndecision date=01.05.2025\n"
    "letter 5 black first=26.03.2025 rcv=04.05.2025 sent=05.05.2025 tot=6/6 "
    "moves=g5-f4\n",
    NULL,
    "CLAIM\t4\tblack\twhite\t3\t2\t6\t50\tnot-overdue\tnot-approved\t0|TOTAL\t6/6\t2/2|"
    "ROW\t22.03.2025\t26.03.2025\t4\t6\tb2-c3\t2\tg5-f4\t04.05.2025\t05.05.2025\t3\t6\t0\t0" },
  { "rus-draughts-2022/10.3.6/q23-suspended",
    HEAD L1 L2 L3
    "claim 4 black first=26.03.2025 rcv=10.04.2025 sent=12.04.2025 tot=6/5 moves=g5-h4 "
    "materials=full\ntold date=20.04.2025\n",
    "22.04.2025",
    "TURN\tjudge\t-\t-\t-\t-|DUE\twhite\tprotest\t30.04.2025\t8|!DUE\twhite\trepeat|TOTAL\t6/3\t2/"
    "1" },
  /* Q24: the same move without a word of acceptance does not bind; more than is lawful is cut. */
  { "rus-draughts-2022/10.2.13/q24-in-words",
    HEAD "letter 1 white sent=03.03.2025 tot=2/0 moves=c3-b4 var=А:f6-g5,b2-c3\n"
         "letter 2 black first=03.03.2025 rcv=12.03.2025 sent=15.03.2025 tot=2/3 moves=f6-g5\n",
    NULL, "VAR\t1\tА\t2\t2\tok\t0\t2\t0|TOTAL\t2/3\t1/1" },
  { "rus-draughts-2022/10.2.12/q24-cut",
    HEAD "letter 1 white sent=03.03.2025 tot=2/0 moves=c3-b4 var=А:f6-g5,b2-c3,g5-g4,a1-b2\n"
         "letter 2 black first=03.03.2025 rcv=12.03.2025 sent=15.03.2025 tot=2/3 accept=А/4 "
         "moves=g5-h4\n",
    NULL, "VAR\t1\tА\t4\t2\timpossible\t2\t2\t0|TOTAL\t2/3\t2/2|!PEN" },
  /* Q25: with an impossible move nothing is offered. */
  { "rus-draughts-2022/10.2.12/q25-not-offered", HEAD L1 L2 THIRD ("moves=a1-a3 var=А:g5-h4,c3-d4"),
    NULL, "NOTE\t3\tstopped\tmove|!VAR" },
  { "rus-draughts-2022/10.2.12/q25-offered-again",
    HEAD L1 L2 THIRD (
        "moves=a1-a3 var=А:g5-h4,c3-d4") "report 4 black on=3 first=26.03.2025 rcv=04.04.2025 "
                                         "sent=05.04.2025 pen=6/10.2.10\n"
                                         "fix 5 white on=3 first=05.04.2025 rcv=14.04.2025 "
                                         "sent=15.04.2025 moves=b2-c3 "
                                         "var=А:g5-h4,c3-d4\n"
                                         "letter 6 black first=15.04.2025 rcv=20.04.2025 "
                                         "sent=21.04.2025 tot=13/4 accept=А "
                                         "moves=E7-f6\n",
    NULL, "VAR\t5\tА\t2\t2\tok\t2\t6\t0" },
  /* Q26: the answer to a forced capture counts for the norm though it is only offered. */
  { "rus-draughts-2022/10.3.5/q26-mandatory",
    HEAD "norm 3/1\nletter 1 white sent=01.03.2025 tot=0/0 moves=c3-d4\n"
         "letter 2 black first=01.03.2025 rcv=12.03.2025 sent=17.03.2025 tot=0/5 moves=b6-c5 "
         "var=А:d4:b6,a7:c5\n",
    NULL, "VAR\t2\tА\t2\t2\tok\t-\t-\t1|OVERDUE\tblack\tno|TOTAL\t0/5\t1/1" },
  { "rus-draughts-2022/10.3.5/q26-offered-only",
    HEAD "norm 3/1\nletter 1 white sent=01.03.2025 tot=0/0 moves=c3-b4\n"
         "letter 2 black first=01.03.2025 rcv=12.03.2025 sent=17.03.2025 tot=0/5 moves=f6-g5 "
         "var=А:b2-c3,g5-h4\n",
    NULL, "VAR\t2\tА\t2\t2\tok\t-\t-\t0|OVERDUE\tblack\tyes\t1\t2\t5\t3" },
  /* Q27: Black is free to choose, so his move and all behind it fall away. */
  { "rus-draughts-2022/10.2.4/q27-not-forced",
    HEAD "letter 1 white sent=03.03.2025 tot=2/0 moves=c3-b4,f6-g5,b2-c3\n", NULL,
    "MOVE\t1\tf6-g5\t-\tnot-forced|TOTAL\t2/0\t1/0|!PEN" },
  { "rus-draughts-2022/10.2.4/q27-forced-left-out",
    HEAD "letter 1 white sent=03.03.2025 tot=2/0 moves=c3-d4\n"
         "letter 2 black first=03.03.2025 rcv=12.03.2025 sent=15.03.2025 tot=2/3 moves=b6-c5\n",
    NULL, "NOTE\t2\tforced-omitted\td4:b6" },
  /* Q28: the last day that the next month has. */
  { "rus-draughts-2022/10.5.5/q28-month",
    "corr 1\nwhite П\nblack С\nstart 01.03.2025\nend 10.01.2027\n" L1
    "analysis white sent=15.01.2027 rcv=31.01.2027 value=1-0\n"
    "analysis black sent=15.01.2027 rcv=20.01.2027 value=0-1\n",
    "01.02.2027", "DUE\tjudge\tadjudge\t28.02.2027\t27|TURN\t-\t-\t-\t-\t-" },
  /* Q29: a server's days as they are; e-mail as post. */
  { "rus-draughts-2022/10.3.9/q29-server",
    HEAD "channel server\nletter 1 white sent=03.03.2025 days=60 moves=c3-b4\n"
         "letter 2 black sent=04.03.2025 days=1 moves=f6-g5\n",
    "01.06.2025", "TOTAL\t60/1|OVERDUE\twhite\tserver|TURN\twhite\t-\t-\t-\t-|!DUE|!NOTE|!DATE" },
  { "rus-draughts-2022/10.3.9/q29-server-norm",
    HEAD "channel server\nnorm 50/10\nletter 1 white sent=03.03.2025 days=60 moves=c3-b4\n", NULL,
    "OVERDUE\twhite\tyes\t1\t1\t60\t50|OVERDUE\tblack\tno" },
  { "rus-draughts-2022/10.1.3/q29-email", HEAD "channel email\nnorm 1/1\n" L1 L2, "20.03.2025",
    "OVERDUE\twhite\tyes\t1\t1\t2\t1|DUE\tblack\trepeat\t24.04.2025\t35" },
  /* Q30: the third day is in time, and so is the day of the deadline. */
  { "rus-draughts-2022/10.2.9/q30-third-day",
    HEAD L1 L2 THIRD ("moves=b2-c3 rep=part") "report 4 black on=3 first=26.03.2025 rcv=04.04.2025 "
                                              "sent=07.04.2025 pen=6/10.2.9\n",
    NULL, "!NOTE\t4|TOTAL\t12/3" },
  { "rus-draughts-2022/10.2.9/q30-report-due",
    HEAD L1 L2 THIRD ("moves=b2-c3 rep=part") "arrived 3 date=04.04.2025\n", "07.04.2025",
    "DUE\tblack\treport\t07.04.2025\t0|!DUE\twhite|TURN\tblack\t04.04.2025\t-\t-\t-" },
  /* Q31: sent on the tenth day, in time; on the eleventh, not. */
  { "rus-draughts-2022/10.5.6/q31-appeal",
    "corr 1\nwhite П\nblack С\nstart 01.03.2025\nend 01.09.2025\n" L1
    "analysis white sent=11.09.2025 rcv=15.09.2025 value=0-1\n"
    "analysis black sent=12.09.2025 rcv=16.09.2025 value=0-1\n"
    "adjudged date=01.10.2025 result=1-0 told_white=05.10.2025 told_black=05.10.2025\n",
    "06.10.2025",
    "DUE\twhite\tappeal\t15.10.2025\t9|!DUE\tblack\tappeal|RESULT\t1-0\t01.10.2025\tadjudged" },
  /* Q32: fifteen days after the end of the game, for who has not sent it. */
  { "rus-draughts-2022/10.5.1/q32-record",
    HEAD L1 "letter 2 black first=03.03.2025 rcv=12.03.2025 sent=15.03.2025 tot=2/3 resign=yes\n"
            "record black sent=16.03.2025\n",
    "20.03.2025",
    "RESULT\t1-0\t15.03.2025\tresigned|DUE\twhite\trecord\t30.03.2025\t10|!DUE\tblack" },
  /* 10.5.2: what is over is not adjudicated; its records are still wanted. */
  { "rus-draughts-2022/10.5.2/over-already",
    HEAD L1 "letter 2 black first=03.03.2025 rcv=12.03.2025 sent=15.03.2025 tot=2/3 resign=yes\n"
            "adjudged date=17.03.2025 result=0-1\n",
    "20.03.2025",
    "RESULT\t1-0\t15.03.2025\tresigned|DUE\twhite\trecord\t30.03.2025\t10|DUE\tblack\trecord" },
  /* Q33: one day is gone, four are left: 15 to 18 after the break. */
  { "rus-draughts-2022/10.3.5/q33-last-day",
    HEAD "norm 5/1\nbreak black from=12.03.2025 to=14.03.2025 told=01.03.2025\n"
         "letter 1 white sent=01.03.2025 tot=0/0 moves=c3-b4\narrived 1 date=10.03.2025\n",
    "11.03.2025", "TURN\tblack\t10.03.2025\t1\t4\t18.03.2025" },
  /* 10.4.4: an answer in one's own break costs nothing, and the break goes on. */
  { "rus-draughts-2022/10.4.4/answer-in-break",
    HEAD "break black from=10.03.2025 to=20.03.2025 told=01.03.2025\n" L1 L2
         "letter 3 white first=15.03.2025 rcv=16.03.2025 sent=16.03.2025 tot=2/0 moves=b2-c3\n"
         "letter 4 black first=16.03.2025 rcv=18.03.2025 sent=21.03.2025 tot=2/1 moves=g5-h4\n",
    NULL, "TOTAL\t2/1|STATED\t4\t2/1\t2/1\tok" },
  { "rus-draughts-2022/10.4.5/granted",
    HEAD "break black from=10.03.2025 to=20.04.2025 told=none granted=yes\n" L1
         "letter 2 black first=03.03.2025 rcv=09.03.2025 sent=21.04.2025 tot=2/1 moves=f6-g5\n",
    NULL, "BREAK\tblack\t10.03.2025\t20.04.2025\t10.03.2025\t20.04.2025\t42\tgranted|TOTAL\t2/1" },
  /* 10.2.11: one penalty for a letter with two faults, and only for what is wrong. */
  { "rus-draughts-2022/10.2.11/once",
    HEAD L1 L2 THIRD ("moves=a1-a3 rep=none") "report 4 black on=3 first=26.03.2025 rcv=04.04.2025 "
                                              "sent=05.04.2025 pen=6/10.2.10 "
                                              "pen=6/10.2.9\n",
    NULL,
    "NOTE\t3\tstopped\tmove+repeat:none|PEN\t4\t3\twhite\t6\t10.2.10\tcounted|"
    "PEN\t4\t3\twhite\t0\t10.2.9\tone-per-letter|TOTAL\t12/3" },
  { "rus-draughts-2022/10.2.11/no-cause",
    HEAD L1 L2 L3
    "letter 4 black first=26.03.2025 rcv=10.04.2025 sent=11.04.2025 tot=12/4 moves=g5-h4 "
    "pen=6/10.2.9\n",
    NULL, "PEN\t4\t3\twhite\t0\t10.2.9\tno-cause|STATED\t4\t12/4\t6/4\twrong\tnext" },
  /* 10.3.3: entered two letters later the right is lost. */
  { "rus-draughts-2022/10.3.3/late",
    HEAD L1 "letter 2 black first=03.03.2025 rcv=12.03.2025 sent=15.03.2025 moves=f6-g5\n" L3
            "letter 4 black first=26.03.2025 rcv=10.04.2025 sent=11.04.2025 moves=g5-h4\n"
            "letter 5 white first=11.04.2025 rcv=20.04.2025 sent=21.04.2025 tot=7/4 moves=a1-b2\n"
            "letter 6 black first=21.04.2025 rcv=25.04.2025 sent=25.04.2025 tot=7/4 moves=g7-f6\n"
            "letter 7 white first=25.04.2025 rcv=01.05.2025 sent=01.05.2025 tot=7/4 moves=h2-g3 "
            "pen=6/10.3.3\n",
    NULL, "PEN\t7\t6\tblack\t0\t10.3.3\tlate|TOTAL\t7/4" },
  /* 10.2.11: the report entered the days; the next letter may not do so again. */
  { "rus-draughts-2022/10.2.11/again",
    HEAD L1 L2 THIRD (
        "moves=b2-c3 rep=none") "report 4 black on=3 first=26.03.2025 rcv=04.04.2025 "
                                "sent=06.04.2025 pen=6/10.2.9\n"
                                "fix 5 white on=3 first=06.04.2025 rcv=14.04.2025 sent=14.04.2025\n"
                                "letter 6 black first=14.04.2025 rcv=23.04.2025 sent=23.04.2025 "
                                "tot=12/3 moves=g5-h4 "
                                "pen=6/10.2.9\n",
    NULL, "PEN\t6\t5\twhite\t0\t10.2.9\tone-per-letter|TOTAL\t12/3" },
  /* 10.2.9: without a fault nothing is stopped: the days until he wrote are thinking time, and so
   * are those after the answer; where he answers himself they are counted once. */
  { "rus-draughts-2022/10.2.9/report-without-fault",
    HEAD L1 L2 L3
    "report 4 black on=3 first=26.03.2025 rcv=10.04.2025 sent=12.04.2025 pen=6/10.2.9\n"
    "fix 5 white on=3 first=12.04.2025 rcv=20.04.2025 sent=25.04.2025\n"
    "letter 6 black first=25.04.2025 rcv=01.05.2025 sent=02.05.2025 tot=6/6 "
    "moves=g5-h4\n",
    NULL, "NOTE\t4\treport-without-fault|PEN\t4\t3\twhite\t0\t10.2.9\tno-cause|TOTAL\t6/6\t2/2" },
  { "rus-draughts-2022/10.2.9/report-without-fault-and-answer",
    HEAD L1 L2 L3 "report 4 black on=3 first=26.03.2025 rcv=10.04.2025 sent=12.04.2025\n"
                  "letter 5 black first=26.03.2025 rcv=10.04.2025 sent=13.04.2025 tot=6/6 "
                  "moves=g5-h4\n",
    NULL, "NOTE\t4\treport-without-fault|TOTAL\t6/6\t2/2|STATED\t5\t6/6\t6/6\tok" },
  { "rus-draughts-2022/10.2.9/report-without-fault-turn",
    HEAD L1 L2 L3 "report 4 black on=3 first=26.03.2025 rcv=10.04.2025 sent=12.04.2025\n",
    "14.04.2025", "TURN\tblack\t10.04.2025\t4\t43\t27.05.2025|TOTAL\t6/3|DUE\twhite\trepeat" },
  /* 10.2.13: the move that changes a variant is impossible: the accepted part stands. */
  { "rus-draughts-2022/10.2.13/changed-move-impossible",
    HEAD "letter 1 white sent=03.03.2025 tot=2/0 moves=c3-b4 var=А:f6-g5,b2-c3,g5-h4\n"
         "letter 2 black first=03.03.2025 rcv=12.03.2025 sent=15.03.2025 tot=2/3 accept=А/2 "
         "moves=h8-h6\n",
    NULL,
    "NOTE\t2\tstopped\tmove|TOTAL\t2/3\t2/"
    "1|MOVE\t2\th8-h6\t-\timpossible|VAR\t1\tА\t3\t3\tok\t2\t2" },
  /* 10.2.8: a move that was sent stands, so a correction of the repetition brings no other. */
  { "rus-draughts-2022/10.2.8/other-move",
    HEAD L1 L2 THIRD ("moves=b2-c3 rep=none") "report 4 black on=3 first=26.03.2025 rcv=04.04.2025 "
                                              "sent=06.04.2025\n"
                                              "fix 5 white on=3 first=06.04.2025 rcv=14.04.2025 "
                                              "sent=17.04.2025 moves=a1-b2\n",
    NULL, "ERROR\tfix 5: a move that was sent stands" },
  /* 10.3.8: ten days from the notice; who has protested owes nothing. */
  { "rus-draughts-2022/10.3.8/protested",
    HEAD L1 L2 L3
    "claim 4 black first=26.03.2025 rcv=10.04.2025 sent=12.04.2025 tot=6/5 moves=g5-h4\n"
    "told date=20.04.2025\nprotest white sent=30.04.2025\n",
    "30.04.2025", "TURN\tjudge|!DUE" },
  { "rus-draughts-2022/10.1.1/phone", HEAD "channel phone\n" L1, NULL,
    "GAME\t-\tП\tС\trussian\tphone\t50/10" },
  /* 10.1.4: three games and no other; in giveaway who cannot move has won. */
  { "rus-draughts-2022/10.1.4/large",
    HEAD "game international\n"
         "letter 1 white sent=03.03.2025 tot=2/0 moves=32-28\n",
    NULL, "GAME\t-\tП\tС\tinternational\tpost\t50/10|ROW\t01.03.2025\t03.03.2025\t2\t2\t32-28" },
  { "rus-draughts-2022/10.1.4/others", HEAD "game draughts64\n", NULL, "ERROR\tgame draughts64" },
  /* Q3: a granted break uses up nothing. */
  { "rus-draughts-2022/10.4.5/q3-granted-before",
    HEAD "break black from=01.04.2025 to=03.04.2025 told=none granted=yes\n"
         "break black from=01.05.2025 to=03.05.2025 told=01.04.2025\n",
    NULL, "BREAK\tblack\t01.05.2025\t03.05.2025\t01.05.2025\t03.05.2025\t3\tfull" },
  /* Q17: the third letter ran 15 days, told with the claim; that it is answered twice does not make
   * it two runs. 9, 7 and 15: 10. */
  { "rus-draughts-2022/10.3.3/q17-one-run-a-letter",
    HEAD L1 L2 L3
    "claim 4 black first=26.03.2025 rcv=10.04.2025 sent=12.04.2025 tot=6/5 moves=g5-h4 "
    "materials=part\ndecision date=01.05.2025\n"
    "letter 5 black first=26.03.2025 rcv=04.05.2025 sent=05.05.2025 tot=6/6 moves=g5-h4\n"
    "letter 6 white first=05.05.2025 sent=20.05.2025 tot=11/6 moves=a1-b2\n",
    NULL, "DATE\t6\trcv\t-\t15.05.2025\taverage=10|TOTAL\t11/6" },
  /* Q17: the claim did not go to the other player, so it has no run. */
  { "rus-draughts-2022/10.3.3/q17-no-run-of-a-claim",
    HEAD L1 L2 L3
    "claim 4 black first=26.03.2025 rcv=10.04.2025 sent=12.04.2025 tot=6/5 moves=g5-h4 "
    "materials=full\ndecision date=01.05.2025\n"
    "letter 5 white first=12.04.2025 rcv=10.05.2025 sent=10.05.2025 tot=6/11 moves=a1-b2\n"
    "letter 6 black first=10.05.2025 sent=22.05.2025 tot=6/13 moves=E7-f6\n",
    NULL, "DATE\t6\trcv\t-\t20.05.2025\taverage=10|TOTAL\t6/13" },
  /* 10.3.1: of registered mail the date on the receipt. */
  { "rus-draughts-2022/10.3.1/receipt",
    HEAD
    "letter 1 white sent=03.03.2025 sentstamp=05.03.2025 receipt=04.03.2025 tot=2/0 moves=c3-b4\n",
    NULL, "DATE\t1\tsent\t03.03.2025\t04.03.2025\tpending|TOTAL\t3/0" },
  /* 10.3.5: more than the norm, not as much as it: 6 days for two moves. */
  { "rus-draughts-2022/10.3.5/as-much",
    HEAD "norm 3/1\n" L1 L2 L3
         "claim 4 black first=26.03.2025 rcv=10.04.2025 sent=10.04.2025 tot=6/3 moves=g5-h4\n",
    NULL, "CLAIM\t4\tblack\twhite\t3\t2\t6\t6\tnot-overdue\tfalse\t6|OVERDUE\twhite\tno" },
  /* 10.3.2: on the last day of play there is still a move; what came on it costs nothing. */
  { "rus-draughts-2022/10.3.2/last-day",
    "corr 1\nwhite П\nblack С\nstart 01.03.2025\nend 20.03.2025\n" L1 "arrived 1 date=19.03.2025\n",
    "20.03.2025", "TURN\tblack\t19.03.2025\t1\t49\t08.05.2025|!DUE\tblack\tanalysis" },
  { "rus-draughts-2022/10.3.2/came-on-the-last-day",
    "corr 1\nwhite П\nblack С\nstart 01.03.2025\nend 20.03.2025\n" L1 "arrived 1 date=20.03.2025\n",
    "20.03.2025", "TURN\tblack\t20.03.2025\t0\t50\t-" },
  /* The correction of a repetition brings no move, so the norm is that of the two that stand. */
  { "rus-draughts-2022/10.3.5/correction-without-a-move",
    HEAD "norm 50/2\n" L1 L2 THIRD (
        "moves=b2-c3 rep=none") "report 4 black on=3 first=26.03.2025 rcv=04.04.2025 "
                                "sent=05.04.2025 pen=6/10.2.9\n"
                                "arrived 4 date=14.04.2025\n",
    "16.04.2025", "TURN\twhite\t14.04.2025\t2\t36\t22.05.2025|!DUE" },
  /* 10.5.6: not before he has got it. */
  { "rus-draughts-2022/10.5.6/not-told-yet",
    "corr 1\nwhite П\nblack С\nstart 01.03.2025\nend 01.09.2025\n" L1
    "analysis white sent=11.09.2025 rcv=15.09.2025 value=0-1\n"
    "adjudged date=01.10.2025 result=1-0 told_white=05.10.2025\n",
    "04.10.2025", "RESULT\t1-0|!DUE" },
  /* 10.2.14: wrong numbers cost nothing and stop nothing. */
  { "rus-draughts-2022/10.2.14/number", HEAD L1 L2 THIRD ("moves=b2-c3 no=3"), NULL,
    "NOTE\t3\twrong-number\t3\t2|!NOTE\t3\tstopped|TOTAL\t6/3\t2/1" },
  { "rus-draughts-2022/10.2.14/right", HEAD L1 L2 THIRD ("moves=b2-c3 no=2"), NULL, "!NOTE" },
  /* 10.3.2: an agreed draw ends the game with the answer. */
  { "rus-draughts-2022/10.3.2/draw",
    HEAD L1 L2 "letter 3 white first=15.03.2025 rcv=22.03.2025 sent=26.03.2025 "
               "tot=6/3 draw=accept\n",
    NULL, "RESULT\t1/2-1/2\t26.03.2025\tagreed" },
  { "rus-draughts-2022/10.5.8/both-lose",
    HEAD L1 "over date=01.04.2028 result=0-0 why=no-records\n", NULL,
    "RESULT\t0-0\t01.04.2028\tno-records" },
  { "rus-draughts-2022/10.5.8/after-another-end",
    HEAD L1 "over date=01.06.2025 result=1-0\nover date=01.07.2025 result=0-0 why=10.5.8\n", NULL,
    "RESULT\t0-0\t01.07.2025\t10.5.8" },
  { "rus-draughts-2022/10.5.8/one-record",
    HEAD L1 "over date=01.06.2025 result=1-0\nrecord white sent=02.06.2025\n"
            "over date=01.07.2025 result=0-0 why=10.5.8\n",
    NULL, "RESULT\t1-0\t01.06.2025" },
  { "rus-draughts-2022/10.3.8/told-decision",
    HEAD L1 "over date=01.06.2025 result=1-0 told_white=02.06.2025\n", NULL, "ERROR" },
  { "rus-draughts-2022/10.5.3/told-loss",
    HEAD L1 "over date=01.06.2025 result=1-0 why=10.5.3 told_white=02.06.2025\n", NULL,
    "RESULT\t1-0\t01.06.2025\t10.5.3" },
  /* The Latin letter is typed for the Russian one of the letter. */
  { "rus-draughts-2022/10.2.7/latin-name",
    HEAD "letter 1 white sent=03.03.2025 tot=2/0 moves=c3-b4 var=А:f6-g5,b2-c3 var=В:f6-e5,b2-c3\n"
         "letter 2 black first=03.03.2025 rcv=12.03.2025 sent=15.03.2025 tot=2/3 accept=B "
         "moves=b6-a5\n",
    NULL, "VAR\t1\tА\t2\t2\tok\t0\t2|VAR\t1\tВ\t2\t2\tok\t2\t2" },
  /* An error was told that is none: who wrote the letter answers with the move that stands, and
   * whoever told it thinks on. */
  { "rus-draughts-2022/10.2.8/answer-to-idle-report",
    HEAD L1 "report 2 black on=1 first=03.03.2025 rcv=12.03.2025 sent=13.03.2025\n"
            "fix 3 white on=1 first=13.03.2025 rcv=18.03.2025 sent=19.03.2025 tot=2/1 moves=c3-b4\n"
            "letter 4 black first=19.03.2025 rcv=24.03.2025 sent=25.03.2025 tot=2/2 moves=f6-g5\n",
    NULL, "NOTE\t2\treport-without-fault|TOTAL\t2/2\t1/1" },
  { "rus-draughts-2022/10.2.8/answer-to-idle-report-behind-variant",
    HEAD "letter 1 white sent=03.03.2025 tot=2/0 moves=c3-b4 var=А:f6-g5,b2-c3\n"
         "letter 2 black first=03.03.2025 rcv=12.03.2025 sent=15.03.2025 tot=2/3 accept=А "
         "moves=g5-h4\n"
         "report 3 white on=2 first=15.03.2025 rcv=20.03.2025 sent=21.03.2025\n"
         "fix 4 black on=2 first=21.03.2025 rcv=25.03.2025 sent=27.03.2025 moves=g5-h4\n",
    NULL, "TOTAL\t3/3\t2/2" },
  { "rus-draughts-2022/10.2.8/other-move-to-idle-report",
    HEAD L1
    "report 2 black on=1 first=03.03.2025 rcv=12.03.2025 sent=13.03.2025\n"
    "fix 3 white on=1 first=13.03.2025 rcv=18.03.2025 sent=19.03.2025 tot=2/1 moves=c3-d4\n",
    NULL, "ERROR\tfix 3: a move that was sent stands" },
  { "rus-draughts-2022/10.2.8/more-moves-to-idle-report",
    HEAD L1 "report 2 black on=1 first=03.03.2025 rcv=12.03.2025 sent=13.03.2025\n"
            "fix 3 white on=1 first=13.03.2025 rcv=18.03.2025 sent=19.03.2025 tot=2/1 "
            "moves=c3-b4,b6-a5,b4-c5\n",
    NULL, "ERROR\tfix 3: a move that was sent stands" },
  { "rus-draughts-2022/10.5.2/analyses",
    "corr 1\nwhite П\nblack С\nstart 01.03.2025\nend 01.09.2025\n" L1, "02.09.2025",
    "DUE\twhite\tanalysis\t11.09.2025\t9|DUE\tblack\tanalysis\t11.09.2025\t9" },
  { "rus-draughts-2022/10.1.13/keep",
    HEAD L1 "over date=01.06.2025 result=1-0\nrecord white sent=02.06.2025\n"
            "record black sent=02.06.2025\nfinal black date=31.01.2027\n",
    "01.02.2027", "DUE\tblack\tkeep\t28.02.2027\t27|!DUE\twhite" },
};

/* The days of a letter and of its correction stand once, at the move that was put right and not at
 * that of the variant which the letter had accepted. */
static void
test_corrected (void)
{
  static const char text[] =
      HEAD "letter 1 white sent=03.03.2025 tot=2/0 moves=c3-b4 var=А:f6-g5,b2-c3\n"
           "letter 2 black first=03.03.2025 rcv=12.03.2025 sent=15.03.2025 tot=2/3 accept=А "
           "moves=h8-a1\n"
           "report 3 white on=2 first=15.03.2025 rcv=20.03.2025 sent=20.03.2025 tot=2/9 "
           "pen=6/10.2.10\n"
           "fix 4 black on=2 first=20.03.2025 rcv=25.03.2025 sent=27.03.2025 tot=2/11 "
           "moves=g5-h4\n";
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalGame) game = brg_postal_file_read (text, strlen (text), &fault);
  g_autoptr (BrgPostalChart) chart = brg_postal_chart_new (
      game, brg_rulebook_find ("rus-draughts-2022")->correspondence, 0, &fault);
  const BrgPostalPly *plies;

  g_assert_cmpstr (fault.text, ==, NULL);
  g_assert_cmpuint (chart->plies->len, ==, 4);
  plies = (const BrgPostalPly *) (gconstpointer) chart->plies->data;
  g_assert_false (plies[1].is_dated);
  g_assert_cmpuint (plies[1].days + plies[1].penalty + plies[1].total, ==, 0);
  g_assert_cmpuint (plies[1].received + plies[1].sent, ==, 0);
  g_assert_true (plies[3].is_dated);
  g_assert_cmpuint (plies[3].days, ==, 5);
  g_assert_cmpuint (plies[3].penalty, ==, 6);
  g_assert_cmpuint (plies[3].total, ==, 11);
  g_assert_cmpuint (chart->totals[BRG_COLOUR_BLACK], ==, 11);
}

/* Letters that look the same in both alphabets name the same variant. */
static void
test_names (void)
{
  static const struct
  {
    const char *name;
    const char *other;
    gboolean is_same;
  } names[] = {
    { "А", "A", TRUE },  { "A", "А", TRUE },  { "В", "B", TRUE },   { "С", "C", TRUE },
    { "Е", "E", TRUE },  { "а", "A", TRUE },  { "К1", "K1", TRUE }, { "І", "I", TRUE },
    { "Б", "B", FALSE }, { "А", "Б", FALSE }, { "А", "АА", FALSE }, { "Г", "G", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_cmpint (brg_postal_name_is (names[i].name, names[i].other), ==, names[i].is_same);
}

static void
test_case (gconstpointer data)
{
  const Case *row = data;
  g_autofree char *told =
      dup_chart (row->game, strlen (row->game), row->on == NULL ? 0 : make_day (row->on));

  assert_lines (told, row->lines);
}

BRG_TEST_TOPIC ("postal-readings")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/engine/postal-readings/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/engine/postal-readings/rus-draughts-2022/10.2.7/names", test_names);
  g_test_add_func ("/engine/postal-readings/rus-draughts-2022/10.3.6/corrected", test_corrected);
  return g_test_run ();
}
