/* test-correspondence.c - what the book sets for play by correspondence
 *
 * Every line of ../fixtures/desk/correspondence.tsv.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "postal-games.h"

#include <stdio.h>
#include <stdlib.h>

#define YEAR 2025

typedef enum
{
  ID,
  KIND,
  RECEIVED,
  SENT,
  BREAK,
  EXPECTED,
  NOTE,
  SOURCE,
  N_COLUMNS,
} Column;

static const BrgCorrespondenceRules *
find_rules (void)
{
  const BrgRulebook *book = brg_rulebook_find ("rus-draughts-2022");

  g_assert_nonnull (book->correspondence);
  return book->correspondence;
}

/* "08.10" */
static BrgPostalDay
read_day (const char *text)
{
  g_autofree char *day = g_strdup_printf ("%.5s.%d", text, YEAR);

  return make_day (day);
}

/* A break that was told in time. */
static GArray *
judge_break (const char *from, const char *to)
{
  BrgPostalBreak pause = { BRG_COLOUR_BLACK, read_day (from), read_day (to),
                           read_day (from),  FALSE,           0 };

  return brg_postal_breaks_judge (find_rules (), &pause, 1);
}

static void
check_think (GStrv words)
{
  gboolean has_break = words[BREAK][0] != '\0';
  g_autoptr (GArray) lines = has_break ? judge_break (words[BREAK], strchr (words[BREAK], '-') + 1)
                                       : brg_postal_breaks_judge (find_rules (), NULL, 0);
  g_autoptr (GArray) spans = brg_postal_spans_new (lines);

  g_assert_cmpuint (
      brg_postal_spans_charge (spans, read_day (words[RECEIVED]), read_day (words[SENT])), ==,
      (guint) atoi (words[EXPECTED]));
}

static void
check_break_days (GStrv words)
{
  g_autoptr (GArray) lines = judge_break (words[RECEIVED], words[SENT]);

  g_assert_cmpuint (g_array_index (lines, BrgPostalBreakLine, 0).days, ==,
                    (guint) atoi (words[EXPECTED]));
}

/* The numbers stand in the remark: moves made, total, limit. */
static void
check_overdue (GStrv words)
{
  const BrgCorrespondenceRules *rules = find_rules ();
  guint n_moves = 0;
  guint days = 0;
  guint limit = 0;
  guint told;

  g_assert_cmpint (
      sscanf (words[NOTE], "moves made %u, total days %u, limit %u", &n_moves, &days, &limit), ==,
      3);
  told = brg_correspondence_get_limit (rules->terms[BRG_TERM_ANSWER].days, rules->moves_per_period,
                                       n_moves);
  g_assert_cmpuint (told, ==, limit);
  g_assert_cmpstr (days > told ? "yes" : "no", ==, words[EXPECTED]);
}

/* What a line calls a constant, as a term of the book, with the articles it names. */
static const struct
{
  const char *id;
  BrgCorrespondenceTerm term;
} term_ids[] = {
  { "pen-5", BRG_TERM_CLAIM_PENALTY },  { "rep-40", BRG_TERM_REPEAT },
  { "ask-30", BRG_TERM_ENQUIRY },       { "prot-10", BRG_TERM_CLAIM_PROTEST },
  { "err-3", BRG_TERM_REPORT_ERROR },   { "brk-max", BRG_TERM_BREAK },
  { "rec-15", BRG_TERM_RECORD },        { "adj-10", BRG_TERM_ADJUDICATION },
  { "appeal-10", BRG_TERM_APPEAL },     { "appeal-10", BRG_TERM_DECISION_PROTEST },
  { "keep-1m", BRG_TERM_KEEP_LETTERS },
};

#define HEAD                                                     \
  "corr 1\nwhite W\nblack B\nstart 01.03.2025\nend 01.03.2028\n" \
  "letter 1 white sent=03.03.2025 tot=2/0 moves=c3-b4\n"
#define THIRD(more_)                                                                     \
  "letter 2 black first=03.03.2025 rcv=12.03.2025 sent=15.03.2025 tot=2/3 moves=f6-g5\n" \
  "letter 3 white first=15.03.2025 rcv=22.03.2025 sent=26.03.2025 tot=6/3 " more_ "\n"
#define OMITS                                                                    \
  "letter 2 black first=03.03.2025 rcv=12.03.2025 sent=15.03.2025 moves=f6-g5\n" \
  "letter 3 white first=15.03.2025 rcv=22.03.2025 sent=26.03.2025 tot=6/3 moves=b2-c3"

/* Penalties, by what the remarks of the lines tell: how many days count in a game. */
static const struct
{
  const char *id;
  const char *game;
} penalty_ids[] = {
  { "pen-1", HEAD THIRD ("moves=a1-a3 rep=illegible") "report 4 black on=3 first=26.03.2025 "
                                                      "rcv=04.04.2025 sent=05.04.2025 "
                                                      "pen=6/10.2.9 pen=6/10.2.10\n" },
  { "pen-2",
    HEAD THIRD (
        "moves=b2-c3 rep=none") "report 4 black on=3 first=26.03.2025 rcv=04.04.2025 "
                                "sent=05.04.2025\n"
                                "fix 5 white on=3 first=05.04.2025 rcv=14.04.2025 sent=15.04.2025\n"
                                "letter 6 black first=15.04.2025 rcv=23.04.2025 sent=25.04.2025 "
                                "tot=13/5 "
                                "moves=g5-h4 pen=6/10.2.9\n" },
  { "pen-3", HEAD OMITS " pen=6/10.3.3\n" },
  { "pen-4", HEAD OMITS "\nletter 4 black first=26.03.2025 rcv=10.04.2025 sent=11.04.2025 "
                        "moves=g5-h4\n"
                        "letter 5 white first=11.04.2025 rcv=20.04.2025 sent=21.04.2025 tot=7/10 "
                        "moves=a1-b2 pen=6/10.3.3\n" },
};

static guint
count_penalties (const char *text)
{
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalGame) game = brg_postal_file_read (text, strlen (text), &fault);
  g_autoptr (BrgPostalChart) chart =
      game == NULL ? NULL : brg_postal_chart_new (game, find_rules (), 0, &fault);
  guint days = 0;

  g_assert_cmpstr (fault.text, ==, NULL);
  g_assert_cmpuint (chart->penalties->len, >, 0);
  for (guint i = 0; i < chart->penalties->len; i++)
    days += g_array_index (chart->penalties, BrgPostalPenalty, i).days;
  return days;
}

static void
check_constant (GStrv words)
{
  guint expected = (guint) atoi (words[EXPECTED]);
  guint n_found = 0;

  for (guint i = 0; i < G_N_ELEMENTS (term_ids); i++)
    if (g_str_equal (term_ids[i].id, words[ID]))
      {
        const BrgCorrespondenceDays *row =
            brg_correspondence_get_term (find_rules (), term_ids[i].term);

        g_assert_cmpuint (row->days, ==, expected);
        g_assert_nonnull (strstr (words[SOURCE], strchr (row->article, ' ') + 1));
        n_found++;
      }
  for (guint i = 0; i < G_N_ELEMENTS (penalty_ids); i++)
    if (g_str_equal (penalty_ids[i].id, words[ID]))
      {
        g_assert_cmpuint (count_penalties (penalty_ids[i].game), ==, expected);
        n_found++;
      }
  g_assert_cmpuint (n_found, >, 0);
}

static void
test_line (gconstpointer data)
{
  g_auto (GStrv) words = g_strsplit (data, "\t", -1);

  g_assert_cmpuint (g_strv_length (words), ==, N_COLUMNS);
  if (g_str_equal (words[KIND], "think"))
    check_think (words);
  else if (g_str_equal (words[KIND], "break-days"))
    check_break_days (words);
  else if (g_str_equal (words[KIND], "overdue-after"))
    check_overdue (words);
  else
    {
      g_assert_cmpstr (words[KIND], ==, "constant");
      check_constant (words);
    }
}

/* Every number of moves up to a long game, by the words of the book: fifty days each ten. */
static void
test_limit (void)
{
  guint limit = 0;

  for (guint n_moves = 1; n_moves <= 200; n_moves++)
    {
      limit += n_moves % 10 == 1 ? 50 : 0;
      g_assert_cmpuint (brg_correspondence_get_limit (50, 10, n_moves), ==, limit);
    }
  g_assert_cmpuint (brg_correspondence_get_limit (50, 10, 0), ==, 50);
  g_assert_cmpuint (brg_correspondence_get_limit (9999, 1, G_MAXUINT), ==, G_MAXINT / 2);
}

static void
add_lines (GStrv lines)
{
  guint n_lines = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], "\t", 2);
      g_autofree char *path = NULL;

      if (lines[i][0] == '\0' || lines[i][0] == '#' || g_str_equal (words[0], "id"))
        continue;
      path = g_strdup_printf ("/engine/correspondence/vector/%s", words[0]);
      g_test_add_data_func (path, lines[i], test_line);
      n_lines++;
    }
  g_assert_cmpuint (n_lines, ==, 46);
}

BRG_TEST_TOPIC ("correspondence")
{
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  path = g_test_build_filename (G_TEST_DIST, "fixtures", "desk", "correspondence.tsv", NULL);
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  add_lines (lines);
  g_test_add_func ("/engine/correspondence/rus-draughts-2022/10.3.5/limit", test_limit);
  return g_test_run ();
}
