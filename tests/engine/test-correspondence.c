/* test-correspondence.c - thinking time in play by correspondence
 *
 * Every line of ../fixtures/desk/correspondence.tsv, and what the examples do not show.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-correspondence.h"
#include "brg-test.h"

#include "brg-correspondence-chart.h"
#include "brg-rulebooks.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

static GDate
make_date (guint day, guint month, guint year)
{
  GDate date;

  g_date_clear (&date, 1);
  if (day > 0)
    g_date_set_dmy (&date, (GDateDay) day, (GDateMonth) month, (GDateYear) year);
  return date;
}

static GDate
read_date (const char *text)
{
  guint day = 0;
  guint month = 0;

  g_assert_cmpint (sscanf (text, "%u.%u", &day, &month), ==, 2);
  return make_date (day, month, YEAR);
}

static BrgCorrespondenceBreak
read_break (const char *text)
{
  g_auto (GStrv) days = g_strsplit (text, "-", 2);

  g_assert_cmpuint (g_strv_length (days), ==, 2);
  return (BrgCorrespondenceBreak){ read_date (days[0]), read_date (days[1]) };
}

static void
check_think (GStrv words)
{
  GDate received = read_date (words[RECEIVED]);
  GDate sent = read_date (words[SENT]);
  BrgCorrespondenceBreak pause;
  gboolean has_break = words[BREAK][0] != '\0';
  guint days = G_MAXUINT;

  if (has_break)
    pause = read_break (words[BREAK]);
  g_assert_cmpint (brg_correspondence_charge (&received, &sent, has_break ? &pause : NULL,
                                              has_break ? 1 : 0, &days),
                   ==, BRG_CORRESPONDENCE_SOUND);
  g_assert_cmpuint (days, ==, (guint) atoi (words[EXPECTED]));
}

static void
check_break_days (GStrv words)
{
  BrgCorrespondenceBreak pause = { read_date (words[RECEIVED]), read_date (words[SENT]) };

  g_assert_cmpuint (brg_correspondence_get_break_days (&pause), ==, (guint) atoi (words[EXPECTED]));
}

/* The numbers stand in the remark: moves made, total, limit. */
static void
check_overdue (GStrv words)
{
  guint n_moves = 0;
  guint days = 0;
  guint limit = 0;

  g_assert_cmpint (
      sscanf (words[NOTE], "moves made %u, total days %u, limit %u", &n_moves, &days, &limit), ==,
      3);
  g_assert_cmpuint (brg_correspondence_get_limit (find_rules (), n_moves), ==, limit);
  g_assert_cmpstr (brg_correspondence_is_overdue (find_rules (), n_moves, days) ? "yes" : "no", ==,
                   words[EXPECTED]);
}

/* What a line calls a constant, as a term of the book, with the articles it names. */
static const struct
{
  const char *id;
  BrgCorrespondenceTerm term;
} term_ids[] = {
  { "rep-40", BRG_TERM_REPEAT },
  { "ask-30", BRG_TERM_ENQUIRY },
  { "prot-10", BRG_TERM_CLAIM_PROTEST },
  { "err-3", BRG_TERM_REPORT_ERROR },
  { "brk-max", BRG_TERM_BREAK },
  { "rec-15", BRG_TERM_RECORD },
  { "adj-10", BRG_TERM_ADJUDICATION },
  { "appeal-10", BRG_TERM_APPEAL },
  { "appeal-10", BRG_TERM_DECISION_PROTEST },
  { "keep-1m", BRG_TERM_KEEP_LETTERS },
};

/* Penalties, by what the remarks of the lines tell. */
static const struct
{
  const char *id;
  BrgCorrespondenceTerm term;
  guint n_faults;
  guint n_before;
  gboolean is_entered;
} penalty_ids[] = {
  { "pen-1", BRG_TERM_PENALTY, 2, 0, TRUE },
  { "pen-2", BRG_TERM_PENALTY, 1, 0, FALSE },
  { "pen-3", BRG_TERM_OMISSION_PENALTY, 1, 0, TRUE },
  { "pen-4", BRG_TERM_OMISSION_PENALTY, 1, 1, TRUE },
  { "pen-5", BRG_TERM_CLAIM_PENALTY, 1, 0, FALSE },
};

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
        g_assert_cmpuint (brg_correspondence_get_penalty (
                              find_rules (), penalty_ids[i].term, penalty_ids[i].n_faults,
                              penalty_ids[i].n_before, penalty_ids[i].is_entered),
                          ==, expected);
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

/* Both columns of the sample chart of the book. */
static void
test_chart (void)
{
  const BrgCorrespondenceLetter white[] = {
    { make_date (1, 3, YEAR), make_date (3, 3, YEAR), 1, 0 },
    { make_date (22, 3, YEAR), make_date (26, 3, YEAR), 1, 0 },
  };
  const BrgCorrespondenceLetter black[] = {
    { make_date (12, 3, YEAR), make_date (15, 3, YEAR), 1, 0 },
    { make_date (10, 4, YEAR), make_date (11, 4, YEAR), 1, 6 },
  };
  BrgCorrespondenceLine lines[2];

  g_assert_cmpint (brg_correspondence_count (find_rules (), NULL, white, 2, NULL, 0, lines, NULL),
                   ==, BRG_CORRESPONDENCE_SOUND);
  g_assert_cmpuint (lines[0].days, ==, 2);
  g_assert_cmpuint (lines[0].total, ==, 2);
  g_assert_cmpuint (lines[1].days, ==, 4);
  g_assert_cmpuint (lines[1].total, ==, 6);
  g_assert_cmpuint (lines[1].n_moves, ==, 2);
  g_assert_cmpuint (lines[1].limit, ==, 50);
  /* The second one of Black with six days of penalty, which stand beside those of the move. */
  g_assert_cmpint (brg_correspondence_count (find_rules (), NULL, black, 2, NULL, 0, lines, NULL),
                   ==, BRG_CORRESPONDENCE_SOUND);
  g_assert_cmpuint (lines[0].total, ==, 3);
  g_assert_cmpuint (lines[1].days, ==, 1);
  g_assert_cmpuint (lines[1].total, ==, 10);
}

/* Fifty days for the first move and one more for the second: overdue with the eleventh move not
 * yet begun, in time again with it. */
static void
test_overdue_in_chart (void)
{
  BrgCorrespondenceLetter letters[] = {
    { make_date (1, 1, YEAR), make_date (20, 2, YEAR), 9, 0 },
    { make_date (1, 3, YEAR), make_date (2, 3, YEAR), 1, 0 },
    { make_date (9, 3, YEAR), make_date (9, 3, YEAR), 1, 0 },
  };
  BrgCorrespondenceLine lines[3];

  g_assert_cmpint (brg_correspondence_count (find_rules (), NULL, letters, 3, NULL, 0, lines, NULL),
                   ==, BRG_CORRESPONDENCE_SOUND);
  g_assert_cmpuint (lines[0].total, ==, 50);
  g_assert_false (lines[0].is_overdue);
  g_assert_true (lines[1].is_overdue);
  g_assert_cmpuint (lines[2].limit, ==, 100);
  g_assert_false (lines[2].is_overdue);
}

static guint
count_first (GDate sheet, GDate sent)
{
  BrgCorrespondenceBounds bounds = { make_date (1, 2, YEAR), sheet, make_date (1, 12, YEAR) };
  BrgCorrespondenceLetter letter = { make_date (0, 0, 0), sent, 1, 0 };
  BrgCorrespondenceLine line;

  g_assert_cmpint (
      brg_correspondence_count (find_rules (), &bounds, &letter, 1, NULL, 0, &line, NULL), ==,
      BRG_CORRESPONDENCE_SOUND);
  return line.days;
}

/* The first move: nothing up to the day of the start; with a late list that is the day after it. */
static void
test_first_move (void)
{
  g_assert_cmpuint (count_first (make_date (0, 0, 0), make_date (20, 1, YEAR)), ==, 0);
  g_assert_cmpuint (count_first (make_date (0, 0, 0), make_date (1, 2, YEAR)), ==, 0);
  g_assert_cmpuint (count_first (make_date (0, 0, 0), make_date (4, 2, YEAR)), ==, 3);
  g_assert_cmpuint (count_first (make_date (1, 2, YEAR), make_date (4, 2, YEAR)), ==, 3);
  g_assert_cmpuint (count_first (make_date (9, 2, YEAR), make_date (10, 2, YEAR)), ==, 0);
  g_assert_cmpuint (count_first (make_date (9, 2, YEAR), make_date (12, 2, YEAR)), ==, 2);
}

/* What comes on the last day of play or later costs nothing; what came before it does. */
static void
test_end (void)
{
  BrgCorrespondenceBounds bounds = { make_date (1, 2, YEAR), make_date (0, 0, 0),
                                     make_date (1, 12, YEAR) };
  BrgCorrespondenceLetter letters[] = {
    { make_date (30, 11, YEAR), make_date (1, 12, YEAR), 1, 0 },
    { make_date (1, 12, YEAR), make_date (9, 12, YEAR), 1, 0 },
  };
  BrgCorrespondenceLine lines[2];

  g_assert_cmpint (
      brg_correspondence_count (find_rules (), &bounds, letters, 2, NULL, 0, lines, NULL), ==,
      BRG_CORRESPONDENCE_SOUND);
  g_assert_cmpuint (lines[0].days, ==, 1);
  g_assert_cmpuint (lines[1].days, ==, 0);
}

/* Leap years, and breaks of both players that overlap: no day is left out twice. */
static void
test_days (void)
{
  GDate received = make_date (28, 2, 2024);
  GDate sent = make_date (3, 3, 2024);
  const BrgCorrespondenceBreak breaks[] = {
    { make_date (29, 2, 2024), make_date (1, 3, 2024) },
    { make_date (1, 3, 2024), make_date (2, 3, 2024) },
  };
  guint days;

  g_assert_cmpint (brg_correspondence_charge (&received, &sent, NULL, 0, &days), ==, 0);
  g_assert_cmpuint (days, ==, 4);
  g_assert_cmpint (brg_correspondence_charge (&received, &sent, breaks, 2, &days), ==, 0);
  g_assert_cmpuint (days, ==, 1);
}

static void
test_faults (void)
{
  GDate early = make_date (1, 3, YEAR);
  GDate late = make_date (2, 3, YEAR);
  GDate none = make_date (0, 0, 0);
  const BrgCorrespondenceBreak turned = { late, early };
  const BrgCorrespondenceLetter letters[] = { { early, late, 1, 0 }, { early, late, 1, 0 } };
  const BrgCorrespondenceLetter unset[] = { { none, late, 1, 0 } };
  BrgCorrespondenceLine lines[2];
  guint index = 9;
  guint days = 77;

  g_assert_cmpint (brg_correspondence_charge (&late, &early, NULL, 0, &days), ==,
                   BRG_CORRESPONDENCE_ORDER);
  g_assert_cmpint (brg_correspondence_charge (&early, &none, NULL, 0, &days), ==,
                   BRG_CORRESPONDENCE_NO_DATE);
  g_assert_cmpint (brg_correspondence_charge (&early, &late, &turned, 1, &days), ==,
                   BRG_CORRESPONDENCE_ORDER);
  g_assert_cmpuint (days, ==, 77);
  /* The second answers what came before the first was sent. */
  g_assert_cmpint (
      brg_correspondence_count (find_rules (), NULL, letters, 2, NULL, 0, lines, &index), ==,
      BRG_CORRESPONDENCE_ORDER);
  g_assert_cmpuint (index, ==, 1);
  g_assert_cmpint (brg_correspondence_count (find_rules (), NULL, unset, 1, NULL, 0, lines, &index),
                   ==, BRG_CORRESPONDENCE_NO_DATE);
  g_assert_cmpuint (index, ==, 0);
}

/* One break a year, of thirty days at most. */
static void
test_breaks_allowed (void)
{
  BrgCorrespondenceBreak breaks[] = {
    { make_date (2, 6, YEAR), make_date (1, 7, YEAR) },
    { make_date (20, 12, YEAR - 1), make_date (10, 1, YEAR) },
    { make_date (1, 10, YEAR), make_date (2, 10, YEAR) },
  };
  guint index = 9;

  g_assert_cmpuint (brg_correspondence_get_break_days (&breaks[0]), ==, 30);
  g_assert_cmpint (brg_correspondence_check_breaks (find_rules (), breaks, 2, NULL), ==,
                   BRG_CORRESPONDENCE_SOUND);
  g_assert_cmpint (brg_correspondence_check_breaks (find_rules (), breaks, 3, &index), ==,
                   BRG_CORRESPONDENCE_MORE_BREAKS);
  g_assert_cmpuint (index, ==, 2);
  breaks[0].to = make_date (2, 7, YEAR);
  g_assert_cmpint (brg_correspondence_check_breaks (find_rules (), breaks, 3, &index), ==,
                   BRG_CORRESPONDENCE_LONG_BREAK);
  g_assert_cmpuint (index, ==, 0);
}

/* A break holds in a game from the day on which the opponent was told. */
static void
test_break_told (void)
{
  const BrgCorrespondenceBreak pause = { make_date (10, 10, YEAR), make_date (25, 10, YEAR) };
  BrgCorrespondenceBreak held;
  GDate told = make_date (1, 10, YEAR);

  g_assert_true (brg_correspondence_tell_break (&pause, &told, &held));
  g_assert_cmpuint (brg_correspondence_get_break_days (&held), ==, 16);
  told = make_date (12, 10, YEAR);
  g_assert_true (brg_correspondence_tell_break (&pause, &told, &held));
  g_assert_cmpuint (brg_correspondence_get_break_days (&held), ==, 14);
  told = make_date (26, 10, YEAR);
  g_assert_false (brg_correspondence_tell_break (&pause, &told, &held));
  told = make_date (0, 0, 0);
  g_assert_false (brg_correspondence_tell_break (&pause, &told, &held));
  g_assert_cmpuint (brg_correspondence_get_break_days (&held), ==, 14);
}

static guint
delay_repeat (GDate repeated, const BrgCorrespondenceBreak *pause)
{
  GDate sent = make_date (1, 3, YEAR);
  guint days = 0;

  g_assert_cmpint (brg_correspondence_get_repeat_delay (find_rules (), &sent, &repeated, pause,
                                                        pause == NULL ? 0 : 1, &days),
                   ==, BRG_CORRESPONDENCE_SOUND);
  return days;
}

/* Repeated after forty days, 10 April; what it comes later is thinking time but for a break. */
static void
test_repeat (void)
{
  const BrgCorrespondenceBreak pause = { make_date (11, 4, YEAR), make_date (12, 4, YEAR) };

  g_assert_cmpuint (delay_repeat (make_date (20, 3, YEAR), NULL), ==, 0);
  g_assert_cmpuint (delay_repeat (make_date (10, 4, YEAR), NULL), ==, 0);
  g_assert_cmpuint (delay_repeat (make_date (13, 4, YEAR), NULL), ==, 3);
  g_assert_cmpuint (delay_repeat (make_date (13, 4, YEAR), &pause), ==, 1);
}

static void
test_due (void)
{
  GDate from = make_date (31, 1, YEAR);
  GDate due;
  GDate expected = make_date (28, 2, YEAR);

  brg_correspondence_get_due (find_rules (), BRG_TERM_KEEP_LETTERS, &from, &due);
  g_assert_cmpint (g_date_compare (&due, &expected), ==, 0);
  brg_correspondence_get_due (find_rules (), BRG_TERM_CLAIM_PROTEST, &from, &due);
  expected = make_date (10, 2, YEAR);
  g_assert_cmpint (g_date_compare (&due, &expected), ==, 0);
}

/* Faults of a letter: once for all of them, nothing for none, lost when not entered at once. */
static void
test_penalties (void)
{
  const BrgCorrespondenceRules *rules = find_rules ();

  g_assert_cmpuint (brg_correspondence_get_penalty (rules, BRG_TERM_PENALTY, 0, 0, TRUE), ==, 0);
  g_assert_cmpuint (brg_correspondence_get_penalty (rules, BRG_TERM_PENALTY, 1, 0, TRUE), ==, 6);
  g_assert_cmpuint (brg_correspondence_get_penalty (rules, BRG_TERM_PENALTY, 5, 0, TRUE), ==, 6);
  g_assert_cmpuint (brg_correspondence_get_penalty (rules, BRG_TERM_CLAIM_PENALTY, 0, 0, TRUE), ==,
                    0);
}

/* Dates left out: pointed out the first time, six days each time after it. */
static void
test_omissions (void)
{
  const BrgCorrespondenceRules *rules = find_rules ();

  for (guint n_before = 0; n_before < 4; n_before++)
    {
      g_assert_cmpuint (
          brg_correspondence_get_penalty (rules, BRG_TERM_OMISSION_PENALTY, 1, n_before, TRUE), ==,
          n_before == 0 ? 0 : 6);
      g_assert_cmpuint (
          brg_correspondence_get_penalty (rules, BRG_TERM_OMISSION_PENALTY, 1, n_before, FALSE), ==,
          0);
    }
}

/* Who answers in a break of his own goes on having it: the next move costs nothing either. */
static void
test_answer_in_break (void)
{
  const BrgCorrespondenceBreak pause = { make_date (10, 10, YEAR), make_date (25, 10, YEAR) };
  const BrgCorrespondenceLetter letters[] = {
    { make_date (11, 10, YEAR), make_date (13, 10, YEAR), 1, 0 },
    { make_date (20, 10, YEAR), make_date (25, 10, YEAR), 1, 0 },
    { make_date (25, 10, YEAR), make_date (26, 10, YEAR), 1, 0 },
  };
  BrgCorrespondenceLine lines[3];

  g_assert_cmpint (
      brg_correspondence_count (find_rules (), NULL, letters, 3, &pause, 1, lines, NULL), ==,
      BRG_CORRESPONDENCE_SOUND);
  g_assert_cmpuint (lines[0].total, ==, 0);
  g_assert_cmpuint (lines[1].total, ==, 0);
  g_assert_cmpuint (lines[2].total, ==, 1);
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
  g_test_add_func ("/engine/correspondence/rus-draughts-2022/10.3.6/chart", test_chart);
  g_test_add_func ("/engine/correspondence/rus-draughts-2022/10.3.5/chart", test_overdue_in_chart);
  g_test_add_func ("/engine/correspondence/rus-draughts-2022/10.3.2/first-move", test_first_move);
  g_test_add_func ("/engine/correspondence/rus-draughts-2022/10.3.2/end", test_end);
  g_test_add_func ("/engine/correspondence/rus-draughts-2022/10.4.3/days", test_days);
  g_test_add_func ("/engine/correspondence/rus-draughts-2022/10.3.1/faults", test_faults);
  g_test_add_func ("/engine/correspondence/rus-draughts-2022/10.4.1/breaks", test_breaks_allowed);
  g_test_add_func ("/engine/correspondence/rus-draughts-2022/10.4.2/told", test_break_told);
  g_test_add_func ("/engine/correspondence/rus-draughts-2022/10.3.4/repeat", test_repeat);
  g_test_add_func ("/engine/correspondence/rus-draughts-2022/10.1.13/due", test_due);
  g_test_add_func ("/engine/correspondence/rus-draughts-2022/10.2.11/penalties", test_penalties);
  g_test_add_func ("/engine/correspondence/rus-draughts-2022/10.3.3/omissions", test_omissions);
  g_test_add_func ("/engine/correspondence/rus-draughts-2022/10.4.4/answer", test_answer_in_break);
  return g_test_run ();
}
