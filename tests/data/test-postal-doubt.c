/* test-postal-doubt.c - days of letters that cannot be, or hardly can
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-doubt.h"

#include <string.h>

#include "brg-postal-doubt-words.h"
#include "brg-rulebooks.h"
#include "brg-test.h"

#define HEAD "corr 1\nwhite П\nblack С\nstart 01.03.2026\nend 01.03.2028\n"
#define L1 "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4\n"
#define SECOND(more_) "letter 2 black " more_ " tot=2/3 moves=f6-g5\n"

#define CLAIM_PART                                                                      \
  "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4\n"                               \
  "claim 2 black first=30.04.2026 rcv=05.05.2026 sent=08.05.2026 tot=60/3 moves=f6-g5 " \
  "materials=part\n"
#define CLAIM                                             \
  "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4\n" \
  "claim 2 black first=30.04.2026 rcv=05.05.2026 sent=08.05.2026 tot=60/3 moves=f6-g5\n"

#define WRONG                                            \
  "letter 1 white sent=30.04.2026 tot=2/0 moves=c3-b4\n" \
  "claim 2 black first=30.04.2026 rcv=05.05.2026 sent=08.05.2026 tot=2/3 moves=f6-g5\n"

#define ASSESSED(white_, black_)                                \
  "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4\n"        \
  "analysis white sent=05.03.2028 rcv=08.03.2028 value=" white_ \
  "\nanalysis black sent=06.03.2028 rcv=10.03.2028 value=" black_ "\n"

/* @doubts: of the last record: reason, field, what is said; ends with no words. */
typedef struct
{
  const char *path;
  const char *game;
  const char *on;
  struct
  {
    BrgPostalDoubtReason reason;
    BrgPostalDayField field;
    const char *words;
  } doubts[3];
} Case;

static const Case cases[] = {
  { "rus-draughts-2022/10.3.6/secretary-before-the-letter",
    HEAD "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4\n"
         "claim 2 black first=30.04.2026 rcv=05.05.2026 sent=08.05.2026 tot=60/3 moves=f6-g5 "
         "secretary=29.04.2026\n",
    NULL,
    { { BRG_POSTAL_DOUBT_TOLD_EARLY, BRG_POSTAL_DAY_SENT,
        "The secretary was told on 29.04.2026, but the letter was sent only on 30.04.2026 "
        "(10.3.6)." } } },
  { "rus-draughts-2022/10.5.2/received-before-dispatch",
    HEAD L1 "analysis white sent=05.03.2028 rcv=01.03.2028 value=0-1\n",
    NULL,
    { { BRG_POSTAL_DOUBT_NOT_SENT_YET, BRG_POSTAL_DAY_RECEIVED,
        "Received on 01.03.2028, but sent only on 05.03.2028." } } },
  { "rus-draughts-2022/10.3.1/plain",
    HEAD L1 SECOND ("first=03.03.2026 rcv=12.03.2026 sent=15.03.2026"),
    "01.06.2026",
    { { 0 } } },
  { "rus-draughts-2022/10.3.1/same-day",
    HEAD L1 SECOND ("first=03.03.2026 rcv=03.03.2026 sent=03.03.2026"),
    NULL,
    { { 0 } } },
  { "rus-draughts-2022/10.3.1/sent-before-receipt",
    HEAD L1 SECOND ("first=03.03.2026 rcv=12.03.2026 sent=11.03.2026"),
    NULL,
    { { BRG_POSTAL_DOUBT_BEFORE_RECEIPT, BRG_POSTAL_DAY_SENT,
        "Sent on 11.03.2026, but the letter that it answers was received only on 12.03.2026." } } },
  { "rus-draughts-2022/10.3.1/received-before-dispatch",
    HEAD L1 SECOND ("rcv=02.03.2026 sent=04.03.2026"),
    NULL,
    { { BRG_POSTAL_DOUBT_NOT_SENT_YET, BRG_POSTAL_DAY_RECEIVED,
        "Received on 02.03.2026, but sent only on 03.03.2026." } } },
  /* The postmark that he saw binds, not what the other wrote. */
  { "rus-draughts-2022/10.3.1/postmark-before-written",
    HEAD "letter 1 white sent=09.03.2026 tot=8/0 moves=c3-b4\n" SECOND (
        "first=03.03.2026 rcv=05.03.2026 sent=06.03.2026"),
    NULL,
    { { 0 } } },
  /* So does that of his own letter. */
  { "rus-draughts-2022/10.3.1/postmark-of-dispatch",
    HEAD L1 SECOND ("first=03.03.2026 rcv=12.03.2026 sent=15.03.2026 sentstamp=10.03.2026"),
    NULL,
    { { BRG_POSTAL_DOUBT_BEFORE_RECEIPT, BRG_POSTAL_DAY_SENT_STAMP,
        "Sent on 10.03.2026, but the letter that it answers was received only on 12.03.2026." } } },
  { "rus-draughts-2022/10.3.1/sent-before-the-other",
    HEAD L1 SECOND ("sent=02.03.2026"),
    NULL,
    { { BRG_POSTAL_DOUBT_BEFORE_DISPATCH, BRG_POSTAL_DAY_SENT,
        "Sent on 02.03.2026, but the letter before it only on 03.03.2026." } } },
  { "rus-draughts-2022/10.3.2/first-move-before-start",
    HEAD "letter 1 white sent=20.02.2026 tot=0/0 moves=c3-b4\n",
    NULL,
    { { 0 } } },
  { "rus-draughts-2022/10.3.2/first-move-long-before-start",
    HEAD "letter 1 white sent=20.12.2025 tot=0/0 moves=c3-b4\n",
    NULL,
    { { BRG_POSTAL_DOUBT_LONG_BEFORE, BRG_POSTAL_DAY_SENT,
        "20.12.2025 is long before the first day of play, 01.03.2026." } } },
  { "rus-draughts-2022/10.3.2/before-start",
    HEAD "letter 1 white sent=20.02.2026 tot=0/0 moves=c3-b4\n"
         "letter 2 black first=20.02.2026 rcv=22.02.2026 sent=23.02.2026 tot=0/0 moves=f6-g5\n"
         "letter 3 white first=23.02.2026 rcv=25.02.2026 sent=26.02.2026 tot=0/0 moves=b2-c3\n",
    NULL,
    { { BRG_POSTAL_DOUBT_BEFORE_START, BRG_POSTAL_DAY_SENT,
        "The day 26.02.2026 is before the first day of play, 01.03.2026 (10.3.2)." } } },
  { "rus-draughts-2022/10.3.2/year-too-early",
    HEAD "letter 1 white sent=03.03.2016 tot=2/0 moves=c3-b4\n",
    NULL,
    { { BRG_POSTAL_DOUBT_FAR, BRG_POSTAL_DAY_SENT,
        "The day 03.03.2016 is more than a year from play (01.03.2026): check the year." },
      { BRG_POSTAL_DOUBT_LONG_BEFORE, BRG_POSTAL_DAY_SENT,
        "03.03.2016 is long before the first day of play, 01.03.2026." } } },
  { "rus-draughts-2022/10.3.2/year-too-late",
    HEAD "letter 1 white sent=03.03.2036 tot=2/0 moves=c3-b4\n",
    NULL,
    { { BRG_POSTAL_DOUBT_FAR, BRG_POSTAL_DAY_SENT,
        "The day 03.03.2036 is more than a year from play (01.03.2028): check the year." } } },
  { "rus-draughts-2022/10.3.1/still-to-come",
    HEAD L1,
    "02.03.2026",
    { { BRG_POSTAL_DOUBT_FUTURE, BRG_POSTAL_DAY_SENT,
        "The day 03.03.2026 is still to come, today is 02.03.2026." } } },
  { "rus-draughts-2022/10.3.1/a-year-too-late",
    HEAD "letter 1 white sent=03.03.2027 tot=2/0 moves=c3-b4\n",
    "04.03.2026",
    { { BRG_POSTAL_DOUBT_TOO_LATE, BRG_POSTAL_DAY_SENT,
        "The day 03.03.2027 is long after today, 04.03.2026: check the year." } } },
  { "rus-draughts-2022/10.3.4/hundred-days-on-the-way",
    HEAD L1 SECOND ("first=03.03.2026 rcv=11.06.2026 sent=12.06.2026"),
    NULL,
    { { BRG_POSTAL_DOUBT_LONG_RUN, BRG_POSTAL_DAY_RECEIVED,
        "The letter ran 100 days: after 40 it is repeated (10.3.4)." } } },
  { "rus-draughts-2022/10.3.1/long-thought",
    HEAD L1 SECOND ("first=03.03.2026 rcv=12.03.2026 sent=12.05.2026"),
    NULL,
    { { BRG_POSTAL_DOUBT_LONG_THOUGHT, BRG_POSTAL_DAY_SENT, "61 days for one answer." } } },
  { "rus-draughts-2022/10.3.1/other-first-date",
    HEAD L1 SECOND ("first=03.05.2026 rcv=04.05.2026 sent=05.05.2026"),
    NULL,
    { { BRG_POSTAL_DOUBT_OTHER_DISPATCH, BRG_POSTAL_DAY_FIRST,
        "The first date is 03.05.2026, but the letter before it was sent on 03.03.2026." } } },
  { "rus-draughts-2022/10.3.4/repeat-before-letter",
    HEAD L1 "repeat white on=1 sent=02.03.2026\n",
    NULL,
    { { BRG_POSTAL_DOUBT_BEFORE_DISPATCH, BRG_POSTAL_DAY_SENT,
        "Sent on 02.03.2026, but the letter before it only on 03.03.2026." } } },
  { "rus-draughts-2022/10.3.1/arrived-before-dispatch",
    HEAD L1 "arrived 1 date=02.03.2026\n",
    NULL,
    { { BRG_POSTAL_DOUBT_NOT_SENT_YET, BRG_POSTAL_DAY_DATE,
        "Received on 02.03.2026, but sent only on 03.03.2026." } } },
  /* The accused has ten days from the notice, be it only from its dispatch at the earliest. */
  { "rus-draughts-2022/10.3.8/decided-too-early",
    HEAD CLAIM "told date=12.05.2026\ndecision date=22.05.2026\n",
    NULL,
    { { BRG_POSTAL_DOUBT_TERM_RUNS, BRG_POSTAL_DAY_DATE,
        "Decided on 22.05.2026, but the accused may protest against the claim until 22.05.2026 "
        "(10.3.8)." } } },
  { "rus-draughts-2022/10.3.6/nothing-marked",
    HEAD CLAIM_PART,
    NULL,
    { { BRG_POSTAL_DOUBT_UNMARKED, BRG_POSTAL_DAY_SENT,
        "The materials of 08.05.2026 are not complete, but it is not marked what is missing "
        "(10.3.6)." } } },
  { "rus-draughts-2022/10.3.6/marked",
    HEAD CLAIM "protest white sent=12.05.2026 lacks=chart\n",
    NULL,
    { { 0 } } },
  { "rus-draughts-2022/10.3.8/decided-then",
    HEAD CLAIM "told date=12.05.2026\ndecision date=23.05.2026\n",
    NULL,
    { { 0 } } },
  { "rus-draughts-2022/10.3.8/not-told",
    HEAD CLAIM "decision date=18.05.2026\n",
    NULL,
    { { BRG_POSTAL_DOUBT_TERM_RUNS, BRG_POSTAL_DAY_DATE,
        "Decided on 18.05.2026, but the accused may protest against the claim until 18.05.2026 "
        "(10.3.8)." } } },
  { "rus-draughts-2022/10.3.8/he-protested",
    HEAD CLAIM "told date=12.05.2026\nprotest white sent=13.05.2026\ndecision date=14.05.2026\n",
    NULL,
    { { 0 } } },
  { "rus-draughts-2022/10.3.8/protest-late",
    HEAD CLAIM "told date=12.05.2026\nprotest white sent=23.05.2026\n",
    NULL,
    { { BRG_POSTAL_DOUBT_LATE_PROTEST, BRG_POSTAL_DAY_SENT,
        "The protest of 23.05.2026 is late: its term was over on 22.05.2026." } } },
  { "rus-draughts-2022/10.3.8/protest-on-the-last-day",
    HEAD CLAIM "told date=12.05.2026\nprotest white sent=22.05.2026\n",
    NULL,
    { { 0 } } },
  { "rus-draughts-2022/10.3.8/protest-of-what-nobody-told",
    HEAD CLAIM "protest white sent=23.06.2026\n",
    NULL,
    { { 0 } } },
  { "rus-draughts-2022/10.1.12/protest-late",
    HEAD CLAIM "told date=12.05.2026\ndecision date=23.05.2026 told_white=30.05.2026\n"
               "protest white sent=10.06.2026\n",
    NULL,
    { { BRG_POSTAL_DOUBT_LATE_PROTEST, BRG_POSTAL_DAY_SENT,
        "The protest of 10.06.2026 is late: its term was over on 09.06.2026." } } },
  { "rus-draughts-2022/10.1.12/protest-in-time",
    HEAD CLAIM "told date=12.05.2026\ndecision date=23.05.2026 told_white=30.05.2026\n"
               "protest white sent=09.06.2026\n",
    NULL,
    { { 0 } } },
  { "rus-draughts-2022/10.3.7/refused-for-want-of-materials",
    HEAD CLAIM_PART "told date=12.05.2026\ndecision date=14.05.2026\n",
    NULL,
    { { 0 } } },
  /* The move of a wrong claim comes from the arbiter, when he has decided; who has to play on got
   * the decision on that day. */
  { "rus-draughts-2022/10.3.7/sent-on",
    HEAD WRONG "decision date=10.07.2026 passed=12.07.2026\n"
               "letter 3 white first=12.07.2026 rcv=20.07.2026 sent=21.07.2026 tot=3/9 "
               "moves=g3-h4\n",
    NULL,
    { { 0 } } },
  { "rus-draughts-2022/10.3.7/before-it-was-sent-on",
    HEAD WRONG "decision date=10.07.2026\n"
               "letter 3 white rcv=09.07.2026 sent=21.07.2026 tot=3/9 moves=g3-h4\n",
    NULL,
    { { BRG_POSTAL_DOUBT_NOT_SENT_YET, BRG_POSTAL_DAY_RECEIVED,
        "Received on 09.07.2026, but sent only on 10.07.2026." } } },
  { "rus-draughts-2022/10.3.7/plays-on",
    HEAD CLAIM_PART "decision date=10.07.2026\n"
                    "letter 3 black first=30.04.2026 rcv=14.07.2026 sent=15.07.2026 tot=60/4 "
                    "moves=f6-g5\n",
    NULL,
    { { 0 } } },
  { "rus-draughts-2022/10.3.7/sent-on-in-the-future",
    HEAD WRONG "told date=12.05.2026\ndecision date=10.07.2026 passed=12.07.2026\n",
    "11.07.2026",
    { { BRG_POSTAL_DOUBT_FUTURE, BRG_POSTAL_DAY_DATE,
        "The day 12.07.2026 is still to come, today is 11.07.2026." } } },
  /* Fifteen days for the record of a game that ended, ten for the analysis of one that did not. */
  { "rus-draughts-2022/10.5.8/minus-of-a-game-that-ended",
    HEAD L1 "over date=01.05.2026 result=1-0\nover date=16.05.2026 result=0-0 why=10.5.8\n",
    NULL,
    { { BRG_POSTAL_DOUBT_MINUS_EARLY, BRG_POSTAL_DAY_DATE,
        "Minus of 16.05.2026, but the players may send the record or the analysis until 16.05.2026 "
        "(10.5.8)." } } },
  { "rus-draughts-2022/10.5.8/minus-then",
    HEAD L1 "over date=01.05.2026 result=1-0\nover date=17.05.2026 result=0-0 why=10.5.8\n",
    NULL,
    { { 0 } } },
  { "rus-draughts-2022/10.5.8/minus-unfinished",
    HEAD L1 "over date=01.05.2026 result=0-0 why=10.5.8\n",
    NULL,
    { { BRG_POSTAL_DOUBT_MINUS_EARLY, BRG_POSTAL_DAY_DATE,
        "Minus of 01.05.2026, but the players may send the record or the analysis until 11.03.2028 "
        "(10.5.8)." } } },
  { "rus-draughts-2022/10.5.8/minus-unfinished-then",
    HEAD L1 "over date=12.03.2028 result=0-0 why=10.5.8\n",
    NULL,
    { { 0 } } },
  { "rus-draughts-2022/10.3.8/received-in-the-future",
    HEAD CLAIM "told date=12.05.2026\ndecision date=23.05.2026 told_white=01.06.2026 "
               "told_black=01.06.2027\n",
    "25.05.2026",
    { { BRG_POSTAL_DOUBT_FUTURE, BRG_POSTAL_DAY_TOLD_WHITE,
        "The day 01.06.2026 is still to come, today is 25.05.2026." },
      { BRG_POSTAL_DOUBT_TOO_LATE, BRG_POSTAL_DAY_TOLD_BLACK,
        "The day 01.06.2027 is long after today, 25.05.2026: check the year." } } },
  { "rus-draughts-2022/10.3.3/left-out-and-in-the-future",
    HEAD L1 SECOND ("first=03.03.2026 rcv=12.03.2026 sent=15.03.2026 prev_rcv=20.03.2026"),
    "18.03.2026",
    { { BRG_POSTAL_DOUBT_FUTURE, BRG_POSTAL_DAY_PREVIOUS_RECEIVED,
        "The day 20.03.2026 is still to come, today is 18.03.2026." } } },
  { "rus-draughts-2022/10.5.4/as-both-say",
    HEAD ASSESSED ("1-0", "1-0") "adjudged date=10.03.2028 result=1-0\n",
    NULL,
    { { 0 } } },
  { "rus-draughts-2022/10.5.4/otherwise",
    HEAD ASSESSED ("1-0", "1-0") "adjudged date=12.03.2028 result=0-1\n",
    NULL,
    { { BRG_POSTAL_DOUBT_AGAINST_BOTH, BRG_POSTAL_DAY_DATE,
        "Decided on 12.03.2028 otherwise than both players assess the position: check the result "
        "(10.5.4)." } } },
  { "rus-draughts-2022/10.5.5/before-the-analysis",
    HEAD ASSESSED ("1-0", "1/2-1/2") "adjudged date=09.03.2028 result=1-0\n",
    NULL,
    { { BRG_POSTAL_DOUBT_BEFORE_ANALYSIS, BRG_POSTAL_DAY_DATE,
        "Decided on 09.03.2028, but an analysis came only on 10.03.2028 (10.5.5)." } } },
  { "rus-draughts-2022/10.5.5/after-the-month",
    HEAD ASSESSED ("1-0", "1/2-1/2") "adjudged date=11.04.2028 result=1-0\n",
    NULL,
    { { BRG_POSTAL_DOUBT_MONTH_OVER, BRG_POSTAL_DAY_DATE,
        "Decided on 11.04.2028, but the month for it was over on 10.04.2028 (10.5.5)." } } },
  { "rus-draughts-2022/10.5.5/in-the-month",
    HEAD ASSESSED ("1-0", "1/2-1/2") "adjudged date=10.04.2028 result=1-0\n",
    NULL,
    { { 0 } } },
  /* rus-draughts-2022 10.3.9: dates between letters are the server's. */
  { "rus-draughts-2022/10.3.9/server",
    "corr 1\nwhite П\nblack С\nstart 01.03.2026\nend 01.03.2028\nchannel server\n" L1 SECOND (
        "rcv=12.03.2026 sent=11.03.2026 days=1"),
    NULL,
    { { 0 } } },
};

static void
test_case (gconstpointer data)
{
  const Case *row = data;
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalGame) game = brg_postal_file_read (row->game, strlen (row->game), &fault);
  g_autoptr (GArray) doubts = NULL;
  BrgPostalDay on = 0;
  guint n = 0;

  g_assert_cmpstr (fault.text, ==, NULL);
  g_assert_true (row->on == NULL || brg_postal_day_read (row->on, &on));
  doubts = brg_postal_doubts_new (game, brg_rulebook_find ("rus-draughts-2022")->correspondence,
                                  game->records->len - 1, on);
  for (; n < G_N_ELEMENTS (row->doubts) && row->doubts[n].words != NULL; n++)
    {
      const BrgPostalDoubt *doubt = &g_array_index (doubts, BrgPostalDoubt, n);
      g_autofree char *words = NULL;

      g_assert_cmpuint (doubts->len, >, n);
      words = brg_postal_doubt_dup_words (doubt);
      g_assert_cmpstr (words, ==, row->doubts[n].words);
      g_assert_cmpint (doubt->reason, ==, row->doubts[n].reason);
      g_assert_cmpint (doubt->field, ==, row->doubts[n].field);
    }
  g_assert_cmpuint (doubts->len, ==, n);
}

/* A day of a form that is no record. */
static void
test_alone (void)
{
  static const struct
  {
    const char *day;
    const char *words;
  } days[] = {
    { "20.03.2026", NULL },
    { "21.03.2026", "The day 21.03.2026 is still to come, today is 20.03.2026." },
    { "21.03.2027", "The day 21.03.2027 is long after today, 20.03.2026: check the year." },
    { "21.03.2036", "The day 21.03.2036 is more than a year from play (01.03.2028): check the "
                    "year." },
  };
  BrgPostalDay start;
  BrgPostalDay end;
  BrgPostalDay on;
  BrgPostalDoubt doubt;

  g_assert_true (brg_postal_day_read ("01.03.2026", &start));
  g_assert_true (brg_postal_day_read ("01.03.2028", &end));
  g_assert_true (brg_postal_day_read ("20.03.2026", &on));
  g_assert_false (brg_postal_doubt_find (start, end, on, 0, &doubt));
  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    {
      g_autofree char *words = NULL;
      BrgPostalDay day;

      g_assert_true (brg_postal_day_read (days[i].day, &day));
      if (brg_postal_doubt_find (start, end, on, day, &doubt))
        words = brg_postal_doubt_dup_words (&doubt);
      g_assert_cmpstr (words, ==, days[i].words);
    }
}

BRG_TEST_TOPIC ("postal-doubt")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/postal-doubt/alone", test_alone);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/data/postal-doubt/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  return g_test_run ();
}
