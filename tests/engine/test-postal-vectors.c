/* test-postal-vectors.c - games by correspondence against worked examples
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "postal-games.h"

#include "brg-postal-ending.h"

#define N_GAMES 164

static char *
read_file (const char *folder, const char *name, gsize *length)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "fixtures", "correspondence", folder, name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, length, &error);
  g_assert_no_error (error);
  return text;
}

static char *
read_game (const char *id, const char *ending)
{
  g_autofree char *name = g_strconcat (id, ending, NULL);

  return read_file ("games", name, NULL);
}

static GStrv
read_lines (const char *name)
{
  g_autofree char *text = read_file (".", name, NULL);

  return g_strsplit (g_strchomp (text), "\n", -1);
}

/* The day on which a game is asked, 0 for none. */
static BrgPostalDay
find_day (const char *id)
{
  g_auto (GStrv) lines = read_lines ("index.tsv");

  for (guint i = 1; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], "\t", -1);

      if (g_str_equal (words[0], id))
        return g_str_equal (words[2], "-") ? 0 : make_day (words[2]);
    }
  g_assert_not_reached ();
}

static void
test_game (gconstpointer data)
{
  g_auto (GStrv) words = g_strsplit (data, "\t", -1);
  g_autofree char *text = read_game (words[0], ".corr");
  g_autofree char *expected = read_game (words[0], ".exp");
  g_autofree char *told = dup_chart (text, strlen (text), find_day (words[0]));

  g_assert_cmpstr (told, ==, expected);
}

/* What a second computation found, which shares no code with the first. */
static void
test_second_computation (void)
{
  g_auto (GStrv) lines = read_lines ("must.tsv");
  guint n_lines = 0;

  for (guint i = 1; lines[i] != NULL; i++)
    {
      const char *tab = strchr (lines[i], '\t');
      g_autofree char *id = g_strndup (lines[i], (gsize) (tab - lines[i]));
      g_autofree char *text = read_game (id, ".corr");
      g_autofree char *told = dup_chart (text, strlen (text), find_day (id));

      if (!has_line (told, tab + 1))
        g_error ("%s: no line “%s” in\n%s", id, tab + 1, told);
      n_lines++;
    }
  g_assert_cmpuint (n_lines, ==, 448);
}

static const BrgCorrespondenceRules *
find_rules (void)
{
  return brg_rulebook_find ("rus-draughts-2022")->correspondence;
}

static guint
charge_line (GStrv words)
{
  g_autoptr (GArray) lines = g_array_new (FALSE, TRUE, sizeof (BrgPostalBreakLine));
  g_autoptr (GArray) spans = NULL;
  g_auto (GStrv) breaks = g_strsplit (words[2], ";", -1);

  for (guint i = 0; breaks[i] != NULL && !g_str_equal (words[2], "-"); i++)
    {
      g_auto (GStrv) days = g_strsplit (breaks[i], "-", -1);
      BrgPostalBreakLine line = { .from = make_day (days[0]), .to = make_day (days[1]), .days = 1 };

      g_array_append_val (lines, line);
    }
  spans = brg_postal_spans_new (lines);
  return brg_postal_spans_charge (spans, make_day (words[0]), make_day (words[1]));
}

static void
test_days (void)
{
  g_auto (GStrv) lines = read_lines ("days.tsv");

  g_assert_cmpuint (g_strv_length (lines), ==, 81);
  for (guint i = 1; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], "\t", -1);

      g_assert_cmpuint (charge_line (words), ==, g_ascii_strtoull (words[3], NULL, 10));
    }
}

static void
test_deadlines (void)
{
  g_auto (GStrv) lines = read_lines ("deadlines.tsv");

  g_assert_cmpuint (g_strv_length (lines), ==, 42);
  for (guint i = 1; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], "\t", -1);
      BrgPostalDuty duty;
      char text[BRG_POSTAL_DAY_LENGTH];
      const char *article = NULL;

      g_assert_true (brg_postal_duty_find (words[0], &duty));
      g_assert_cmpstr (
          brg_postal_day_write (
              brg_postal_deadline_find (find_rules (), duty, make_day (words[1]), &article), text),
          ==, words[2]);
      g_assert_nonnull (article);
    }
}

static void
test_leavers (void)
{
  g_auto (GStrv) lines = read_lines ("leavers.tsv");

  g_assert_cmpuint (g_strv_length (lines), ==, 27);
  for (guint i = 1; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], "\t", -1);
      guint counts[3];
      BrgPostalLeaveAdvice answer;

      for (guint n = 0; n < 3; n++)
        counts[n] = (guint) g_ascii_strtoull (words[n], NULL, 10);
      g_assert_true (brg_postal_leave (counts[0], counts[1], counts[2], &answer));
      g_assert_cmpstr (answer.has_half ? "yes" : "no", ==, words[3]);
      g_assert_cmpstr (answer.counts ? "counted" : "rating-only", ==, words[4]);
      g_assert_cmpstr (answer.partner_wins ? "-/+" : "-/-", ==, words[5]);
      g_assert_cmpint (answer.begun_are_adjudicated, ==, counts[2] > 0);
    }
}

static BrgPostalResult
make_result (const char *text)
{
  for (guint i = 0; i < BRG_N_POSTAL_RESULTS; i++)
    if (g_str_equal (brg_postal_result_get_id ((BrgPostalResult) i), text))
      return (BrgPostalResult) i;
  g_assert_not_reached ();
}

static BrgPostalAnalysis
make_analysis (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ",", -1);

  if (g_str_equal (text, "-"))
    return (BrgPostalAnalysis){ 0 };
  return (BrgPostalAnalysis){ make_result (parts[0]), make_day (parts[1]), make_day (parts[2]), 0 };
}

static void
check_sides (const gboolean sides[3], const char *expected)
{
  g_assert_cmpint (sides[BRG_COLOUR_WHITE], ==, strchr (expected, 'w') != NULL);
  g_assert_cmpint (sides[BRG_COLOUR_BLACK], ==, strchr (expected, 'b') != NULL);
}

static void
test_adjudication (void)
{
  g_auto (GStrv) lines = read_lines ("adjudication.tsv");

  g_assert_cmpuint (g_strv_length (lines), ==, 23);
  for (guint i = 1; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], "\t", -1);
      BrgPostalAnalysis analyses[3] = { { 0 }, make_analysis (words[1]), make_analysis (words[2]) };
      BrgPostalAdjudication answer;
      char text[BRG_POSTAL_DAY_LENGTH];

      brg_postal_adjudicate (find_rules (), make_day (words[0]), analyses, make_result (words[3]),
                             &answer);
      g_assert_cmpstr (brg_postal_route_get_id (answer.route), ==, words[4]);
      g_assert_cmpstr (brg_postal_day_write (answer.decide_by, text), ==, words[5]);
      check_sides (answer.is_told, words[6]);
      check_sides (answer.may_protest, words[7]);
    }
}

/* rus-draughts-2022 10.5.2: an assessment without an analysis is none to weigh (10.5.5), and gives
 * no right of a protest (10.5.6); both may agree by it all the same (10.5.4). */
static void
test_lacking (void)
{
  const BrgPostalDay end = make_day ("01.09.2025");
  const BrgPostalAnalysis whole = { BRG_POSTAL_WHITE_WINS, end + 1, end + 5, 0 };
  const BrgPostalAnalysis bare = { BRG_POSTAL_DRAWN, end + 1, end + 5,
                                   BRG_POSTAL_DOSSIER_ANALYSIS };
  const BrgPostalAnalysis silent = { BRG_POSTAL_UNFINISHED, end + 1, end + 5,
                                     BRG_POSTAL_DOSSIER_ASSESSMENT };
  const BrgPostalAnalysis cases[][3] = {
    { { 0 }, whole, bare },   { { 0 }, bare, bare },     { { 0 }, bare, silent },
    { { 0 }, whole, silent }, { { 0 }, silent, silent },
  };
  static const struct
  {
    BrgPostalRoute route;
    gboolean may_protest[3];
  } expected[] = {
    { BRG_POSTAL_ONE_SIDED, { FALSE, TRUE, FALSE } },
    { BRG_POSTAL_BY_AGREEMENT, { FALSE, FALSE, FALSE } },
    { BRG_POSTAL_ONE_SIDED, { FALSE, FALSE, TRUE } },
    { BRG_POSTAL_TWO_SIDED, { FALSE, TRUE, TRUE } },
    { BRG_POSTAL_TWO_SIDED, { FALSE, TRUE, TRUE } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      BrgPostalAdjudication answer;

      brg_postal_adjudicate (find_rules (), end, cases[i], BRG_POSTAL_DRAWN, &answer);
      g_assert_cmpint (answer.route, ==, expected[i].route);
      for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
        g_assert_cmpint (answer.may_protest[side], ==, expected[i].may_protest[side]);
    }
}

/* Both say it is drawn: another result only where the position is clearly another. */
static void
test_agreed (void)
{
  const BrgPostalDay end = make_day ("01.09.2025");
  const BrgPostalAnalysis drawn = { BRG_POSTAL_DRAWN, end + 1, end + 5, 0 };
  const BrgPostalAnalysis analyses[3] = { { 0 }, drawn, drawn };
  BrgPostalAdjudication answer;

  brg_postal_adjudicate (find_rules (), end, analyses, BRG_POSTAL_DRAWN, &answer);
  g_assert_false (answer.is_against);
  g_assert_cmpstr (answer.article, ==, "rus-draughts-2022 10.5.4");
  brg_postal_adjudicate (find_rules (), end, analyses, BRG_POSTAL_WHITE_WINS, &answer);
  g_assert_true (answer.is_against);
  g_assert_true (answer.is_told[BRG_COLOUR_WHITE] && answer.is_told[BRG_COLOUR_BLACK]);
}

/* More games than planned, or none. */
static void
test_no_leaver (void)
{
  BrgPostalLeaveAdvice answer;

  g_assert_false (brg_postal_leave (9, 8, 2, &answer));
  g_assert_false (brg_postal_leave (0, 0, 0, &answer));
  g_assert_false (brg_postal_leave (9, G_MAXUINT, 2, &answer));
}

BRG_TEST_TOPIC ("postal-vectors")
{
  g_auto (GStrv) lines = NULL;
  guint n_games = 0;

  g_test_init (&argc, &argv, NULL);
  lines = read_lines ("index.tsv");
  for (guint i = 1; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], "\t", -1);
      g_autofree char *path =
          g_strconcat ("/engine/postal-vectors/rus-draughts-2022/10.3.6/", words[0], NULL);

      g_test_add_data_func (path, lines[i], test_game);
      n_games++;
    }
  g_assert_cmpuint (n_games, ==, N_GAMES);
  g_test_add_func ("/engine/postal-vectors/second-computation", test_second_computation);
  g_test_add_func ("/engine/postal-vectors/rus-draughts-2022/10.4.3/days", test_days);
  g_test_add_func ("/engine/postal-vectors/rus-draughts-2022/10.3.4/deadlines", test_deadlines);
  g_test_add_func ("/engine/postal-vectors/rus-draughts-2022/10.5.3/leavers", test_leavers);
  g_test_add_func ("/engine/postal-vectors/rus-draughts-2022/10.5.5/adjudication",
                   test_adjudication);
  g_test_add_func ("/engine/postal-vectors/rus-draughts-2022/10.5.4/agreed", test_agreed);
  g_test_add_func ("/engine/postal-vectors/rus-draughts-2022/10.5.2/lacking", test_lacking);
  g_test_add_func ("/engine/postal-vectors/rus-draughts-2022/5.4.5.4/no-leaver", test_no_leaver);
  return g_test_run ();
}
