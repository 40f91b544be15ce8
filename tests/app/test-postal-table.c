/* test-postal-table.c - the chart of a game by correspondence as rows, and what stands below it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../data/postal-fixture.h"
#include "brg-postal-table.h"
#include "brg-rating-report.h"

#include <string.h>

#include "brg-postal-remarks.h"
#include "brg-rulebooks.h"
#include "brg-test.h"

static const char text[] =
    "corr 1\ncode В-26\nwhite Седова\nblack Горин\nstart 01.03.2026\nend 01.03.2028\n"
    "break black from=01.07.2026 to=10.07.2026 told=none\n"
    "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4\n"
    "letter 2 black first=30.04.2026 rcv=05.05.2026 sent=08.05.2026 tot=59/3 moves=f6-g5\n"
    "letter 3 white first=08.05.2026 rcv=12.05.2026 sent=14.05.2026 moves=b2-c3,g5-f4\n";

static char *
dup_table (const BrgPostalGame *game, const BrgPostalChart *chart)
{
  g_autoptr (GArray) rows = brg_postal_table_new (game, chart);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++)
    {
      const BrgPostalTableRow *row = &g_array_index (rows, BrgPostalTableRow, i);

      for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
        {
          const BrgPostalCell *cell = &row->cells[side];

          g_string_append_printf (
              out, "%u|%s|%s|%s|%s|%s|%u%s\n", row->number,
              cell->received != NULL ? cell->received : "", cell->sent != NULL ? cell->sent : "",
              cell->days != NULL ? cell->days : "", cell->total != NULL ? cell->total : "",
              cell->move != NULL ? cell->move : "", cell->letter, cell->is_overdue ? "!" : "");
        }
    }
  return g_string_free (out, FALSE);
}

static char *
dup_remarks (const BrgPostalGame *game, const BrgPostalChart *chart)
{
  const BrgScoring scoring = brg_scoring_two_one ();
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (GArray) remarks = brg_postal_remarks_new (game, chart, &scoring, words);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < remarks->len; i++)
    {
      const BrgPostalRemark *remark = &g_array_index (remarks, BrgPostalRemark, i);

      g_string_append_printf (out, "%u %s (%s)%s\n", remark->letter, remark->text, remark->article,
                              remark->is_wrong ? " !" : "");
    }
  return g_string_free (out, FALSE);
}

static void
test_chart (void)
{
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalGame) game = brg_postal_file_read (text, strlen (text), &fault);
  g_autoptr (BrgPostalChart) chart = brg_postal_chart_new (
      game, brg_rulebook_find ("rus-draughts-2022")->correspondence, 0, &fault);
  g_autofree char *table = dup_table (game, chart);
  g_autofree char *remarks = dup_remarks (game, chart);

  g_assert_cmpstr (table, ==,
                   "1|01.03.2026|30.04.2026|60|60|c3-b4|1!\n"
                   "1|05.05.2026|08.05.2026|3|3|f6-g5|2\n"
                   "2|12.05.2026|14.05.2026|2|62|b2-c3|3\n"
                   "2||||||0\n");
  g_assert_cmpstr (
      remarks, ==,
      "0 Break of Black from 01.07.2026 to 10.07.2026: 0 d., the opponent was not told, does not "
      "count (10.4.2) !\n"
      "1 The time of White is over: 60 d. of 50 for 1 move (10.3.5) !\n"
      "2 Totals 59/3, right are 60/3: corrected in letter 3 (10.3.1) !\n"
      "3 Left out: totals (10.3.3) !\n"
      "3 Move g5-f4: written as forced, but it is not: falls away (10.2.4) !\n");
}

/* Where a day is from that he did not write; the days of a claimant who has to play on are in the
 * total and in no row; what was put aside and what was put right is told so. */
static void
test_notes (void)
{
  static const char letters[] =
      "corr 1\ncode В-26\nwhite Седова\nblack Горин\nstart 01.03.2026\nend 01.03.2028\n"
      "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4\n"
      "letter 2 black first=30.04.2026 sent=08.05.2026 tot=60/3 moves=f6-g5 rep=none\n"
      "report 3 white on=2 first=08.05.2026 rcv=12.05.2026 sent=13.05.2026 tot=60/3\n"
      "fix 4 black on=2 first=13.05.2026 rcv=17.05.2026 sent=17.05.2026 tot=60/3\n"
      "letter 5 white first=17.05.2026 rcv=21.05.2026 tot=60/3 moves=b2-c3\n"
      "claim 6 black first=21.05.2026 rcv=25.05.2026 sent=27.05.2026 tot=60/5 "
      "moves=g5-h4\n"
      "decision date=10.06.2026\nprotest white sent=18.06.2026\n"
      "reversed date=01.07.2026 off=10\n";
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalGame) game = brg_postal_file_read (letters, strlen (letters), &fault);
  g_autoptr (BrgPostalChart) chart = NULL;
  g_autofree char *remarks = NULL;
  g_autoptr (GArray) rows = NULL;

  game->has_transit = TRUE;
  game->transit = 5;
  chart = brg_postal_chart_new (game, brg_rulebook_find ("rus-draughts-2022")->correspondence, 0,
                                &fault);
  g_assert_nonnull (chart);
  remarks = dup_remarks (game, chart);
  rows = brg_postal_table_new (game, chart);
  g_assert_cmpint (g_array_index (rows, BrgPostalTableRow, 0).cells[BRG_COLOUR_BLACK].received_mark,
                   ==, BRG_POSTAL_MARK_AVERAGE);
  g_assert_cmpint (g_array_index (rows, BrgPostalTableRow, 1).cells[BRG_COLOUR_WHITE].sent_mark, ==,
                   BRG_POSTAL_MARK_STAMP);
  g_assert_cmpstr (
      remarks, ==,
      "0 In the total 2 d. of Black stand in no row yet: they go to his next move (10.3.7)\n"
      "2 Received 05.05.2026, written –: from the average run of a letter (10.3.3)\n"
      "2 Left out: second date (10.3.3) !\n"
      "2 The moves of the other are not repeated: put right in letter 4 (10.2.9) !\n"
      "5 Sent 21.05.2026, written –: by the postmark (10.3.1)\n"
      "5 Left out: third date (10.3.3) !\n"
      "6 The decision on the claim was put aside on 01.07.2026 after a protest: play goes on; 10 "
      "d. "
      "are not charged to White (10.1.12)\n");
}

/* A game with these records behind its first two letters. */
static BrgPostalChart *
make_chart (const char *records, BrgPostalGame **game)
{
  g_autofree char *letters = g_strconcat (
      "corr 1\nwhite Седова\nblack Горин\nstart 01.03.2026\nend 01.03.2028\n"
      "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4\n"
      "letter 2 black first=03.03.2026 rcv=08.03.2026 sent=10.03.2026 tot=2/2 moves=f6-g5\n",
      records, NULL);
  g_auto (BrgPostalFault) fault = { 0 };

  *game = brg_postal_file_read (letters, strlen (letters), &fault);
  return brg_postal_chart_new (*game, brg_rulebook_find ("rus-draughts-2022")->correspondence, 0,
                               &fault);
}

/* The days of a penalty that was put aside stand in no sum. */
static void
test_penalty_put_aside (void)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgPostalGame) game = NULL;
  g_autoptr (BrgPostalChart) chart =
      make_chart ("claim 3 white first=10.03.2026 rcv=15.03.2026 sent=16.03.2026 tot=3/2 "
                  "moves=b2-c3\ndecision date=10.04.2026\nprotest white sent=18.04.2026\n"
                  "reversed date=01.05.2026 off=6\n",
                  &game);
  g_autofree char *sums = NULL;
  g_autofree char *table = NULL;
  g_autofree char *remarks = NULL;

  g_assert_nonnull (chart);
  sums = brg_postal_table_dup_sums (game, chart, words);
  table = dup_table (game, chart);
  remarks = dup_remarks (game, chart);
  g_assert_true (g_str_has_prefix (sums, "Total 3/2 d., moves 2/1, penalty 0/0,"));
  g_assert_nonnull (strstr (table, "2|15.03.2026|16.03.2026|1|3|b2-c3|3\n"));
  g_assert_cmpstr (remarks, ==,
                   "3 Penalty of 0 d. to White: put aside after a protest (10.3.7) !\n"
                   "3 The decision on the claim was put aside on 01.05.2026 after a protest: play "
                   "goes on; 6 d. are not charged to White (10.1.12)\n");
}

/* What of its form a letter lacks is told, and costs nothing. */
static void
test_form (void)
{
  g_autoptr (BrgPostalGame) game = NULL;
  g_autoptr (BrgPostalChart) chart =
      make_chart ("letter 3 white first=10.03.2026 rcv=15.03.2026 sent=16.03.2026 tot=3/2 "
                  "moves=b2-c3 lacks=address,signature\n",
                  &game);
  g_autofree char *remarks = NULL;

  g_assert_nonnull (chart);
  remarks = dup_remarks (game, chart);
  g_assert_cmpstr (remarks, ==,
                   "3 Left out: return address, signature; that costs no days (10.2.3) !\n");
}

/* Nobody answers when the game is over. */
static void
test_over (void)
{
  g_autoptr (BrgPostalGame) game = NULL;
  g_autoptr (BrgPostalChart) chart =
      make_chart ("letter 3 white first=10.03.2026 rcv=15.03.2026 sent=16.03.2026 tot=9/2 "
                  "resign=yes\n",
                  &game);
  g_autofree char *remarks = NULL;

  g_assert_nonnull (chart);
  remarks = dup_remarks (game, chart);
  g_assert_cmpstr (remarks, ==, "3 Totals 9/2, right are 3/2 (10.3.1) !\n");
}

/* A minus to both is a loss where classes are reckoned, which a minus of somebody absent is not. */
static void
test_classification (void)
{
  StoreFixture store = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgRatingReport) report = NULL;
  const BrgGame *board;
  gint64 game;

  postal_fixture_open (&store, 4);
  game = store_fixture_game (&store, 1, 1);
  postal_fixture_add (&store, game, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  postal_fixture_add (&store, game, "over date=01.05.2026 result=0-0 why=10.5.8");
  snapshot = store_fixture_load (&store);
  report = brg_rating_report_new (snapshot, NULL);
  board = &g_array_index (((BrgRound *) snapshot->rounds->pdata[0])->games, BrgGame, 0);
  g_assert_cmpint (board->white_outcome, ==, BRG_OUTCOME_FORFEIT_LOSS);
  g_assert_cmpint (brg_tournament_cell (report->tournament, board->white, 1)->outcome, ==,
                   BRG_OUTCOME_LOSS);
  g_assert_cmpint (brg_tournament_cell (report->tournament, board->black, 1)->outcome, ==,
                   BRG_OUTCOME_LOSS);
  store_fixture_close (&store);
}

BRG_TEST_TOPIC ("postal-table")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/postal-table/rus-draughts-2022/10.3.6/chart", test_chart);
  g_test_add_func ("/app/postal-table/rus-draughts-2022/10.5.8/classification",
                   test_classification);
  g_test_add_func ("/app/postal-table/rus-draughts-2022/10.1.12, 10.3.7/notes", test_notes);
  g_test_add_func ("/app/postal-table/rus-draughts-2022/10.1.12/penalty-put-aside",
                   test_penalty_put_aside);
  g_test_add_func ("/app/postal-table/rus-draughts-2022/10.3.1/over", test_over);
  g_test_add_func ("/app/postal-table/rus-draughts-2022/10.2.3/form", test_form);
  return g_test_run ();
}
