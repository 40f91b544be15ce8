/* test-lateness.c - who comes late to a game
 *
 * Every line of ../fixtures/chess/lateness.tsv, and what must hold whoever comes when.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-lateness.h"
#include "brg-test.h"

#include "brg-rulebooks.h"

#include <stdlib.h>
#include <string.h>

typedef enum
{
  BOOK,
  DISCIPLINE,
  SET,
  CONTROL,
  WHITE,
  BLACK,
  RESULT,
  USED,
  ARTICLES,
  N_COLUMNS,
} Column;

static const char *const results[BRG_N_LATENESS_VERDICTS] = {
  [BRG_LATENESS_PLAYED] = "play",      [BRG_LATENESS_FIRST_LOSES] = "-/+",
  [BRG_LATENESS_SECOND_LOSES] = "+/-", [BRG_LATENESS_BOTH_LOSE] = "-/-",
  [BRG_LATENESS_UNSAID] = "ask",
};

static gint
read_seconds (const char *text)
{
  return g_str_equal (text, "never") ? BRG_NEVER_COMES : atoi (text) * 60;
}

static void
test_line (gconstpointer data)
{
  g_auto (GStrv) words = g_strsplit (data, "\t", -1);
  const BrgRulebook *rulebook = brg_rulebook_find (words[BOOK]);
  g_auto (GStrv) articles = NULL;
  g_autofree char *used = NULL;
  BrgLateness lateness;

  g_assert_cmpuint (g_strv_length (words), >=, N_COLUMNS);
  g_assert_nonnull (rulebook);
  brg_lateness_judge (rulebook, g_str_equal (words[SET], "-") ? -1 : atoi (words[SET]),
                      atoi (words[CONTROL]), read_seconds (words[WHITE]),
                      read_seconds (words[BLACK]), &lateness);
  g_assert_true (g_str_has_prefix (words[RESULT], results[lateness.verdict]));
  used = lateness.verdict == BRG_LATENESS_PLAYED
             ? g_strdup_printf ("W=%d B=%d", lateness.first_used / 60, lateness.second_used / 60)
             : g_strdup ("-");
  g_assert_cmpstr (used, ==, words[USED]);
  articles = g_strsplit (words[ARTICLES], "|", -1);
  g_test_message ("%s", lateness.article);
  g_assert_true (
      g_strv_contains ((const char *const *) articles, strchr (lateness.article, ' ') + 1));
}

/* Nobody's clock shows more than passed, and together they show what passed until both were there.
 */
static void
test_nothing_is_lost (void)
{
  guint n_books;
  const BrgRulebook *const *books = brg_rulebooks (&n_books);

  for (guint i = 0; i < n_books; i++)
    for (gint first = 0; first <= 30; first += 2)
      for (gint second = 0; second <= 30; second += 2)
        {
          BrgLateness lateness;

          brg_lateness_judge (books[i], 30, 60, first * 60, second * 60, &lateness);
          g_assert_cmpint (lateness.verdict, ==, BRG_LATENESS_PLAYED);
          g_assert_cmpint (lateness.first_used + lateness.second_used, ==,
                           MAX (first, second) * 60);
          g_assert_cmpint (lateness.first_used, <=, first * 60);
          g_assert_cmpint (lateness.second_used, <=, second * 60);
        }
}

/* rus-draughts-2022 5.4.4.1: the regulations cannot give more than the first control or an hour;
 * ussr-chess-1956 16: an hour whatever they say; ukr-chess-2016 6.3.2: they have to say it. */
static void
test_limits (void)
{
  static const struct
  {
    const char *rulebook;
    gint set;
    gint control;
    gint limit;
  } limits[] = {
    { "rus-draughts-2022", 45, 20, 20 }, { "rus-draughts-2022", 90, 120, 60 },
    { "rus-draughts-2022", -1, 45, 45 }, { "rus-draughts-2022", 0, 45, 0 },
    { "ussr-chess-1956", -1, 120, 60 },  { "ukr-chess-2016", -1, 90, -1 },
    { "ukr-chess-2016", 20, 90, 20 },    { "fide-2023", -1, 90, 0 },
    { "rus-chess-2014", 60, 30, 60 },    { "ussr-chess-1956", 15, 120, 60 },
    { "ussr-chess-1956", 90, 150, 60 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    g_assert_cmpint (brg_lateness_find_limit (brg_rulebook_find (limits[i].rulebook), limits[i].set,
                                              limits[i].control),
                     ==, limits[i].limit);
}

/* rus-draughts-2022 5.4.4.1, 5.4.4.2: who comes when the control is over has lost, also when the
 * other comes later still; fide-2023 6.9: in chess the flag that fell first decides. */
static void
test_both_out (void)
{
  static const struct
  {
    const char *rulebook;
    gint set;
    gint control;
    gint first;
    gint second;
    BrgLatenessVerdict verdict;
    const char *article;
  } cases[] = {
    { "rus-draughts-2022", 30, 20, 20, 25, BRG_LATENESS_BOTH_LOSE, "rus-draughts-2022 5.4.4.2" },
    { "rus-draughts-2022", 30, 20, 25, 20, BRG_LATENESS_BOTH_LOSE, "rus-draughts-2022 5.4.4.2" },
    { "rus-draughts-2022", 30, 20, 19, 25, BRG_LATENESS_SECOND_LOSES, "rus-draughts-2022 5.4.4.1" },
    { "fide-2023", 30, 20, 25, 31, BRG_LATENESS_FIRST_LOSES, "fide-2023 6.9" },
    { "fide-2023", 30, 20, 19, 31, BRG_LATENESS_SECOND_LOSES, "fide-2023 6.7.1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      BrgLateness lateness;

      brg_lateness_judge (brg_rulebook_find (cases[i].rulebook), cases[i].set, cases[i].control,
                          cases[i].first * 60, cases[i].second * 60, &lateness);
      g_assert_cmpint (lateness.verdict, ==, cases[i].verdict);
      g_assert_cmpstr (lateness.article, ==, cases[i].article);
    }
}

/* ukr-chess-2016 6.3.2: what the regulations have to say is asked only when somebody is late. */
static void
test_not_said (void)
{
  static const struct
  {
    gint first;
    gint second;
    BrgLatenessVerdict verdict;
  } comes[] = {
    { 0, 0, BRG_LATENESS_PLAYED },
    { 1, 0, BRG_LATENESS_UNSAID },
    { 0, BRG_NEVER_COMES, BRG_LATENESS_UNSAID },
  };
  BrgLateness lateness;

  for (guint i = 0; i < G_N_ELEMENTS (comes); i++)
    {
      brg_lateness_judge (brg_rulebook_find ("ukr-chess-2016"), -1, 90, comes[i].first,
                          comes[i].second, &lateness);
      g_assert_cmpint (lateness.verdict, ==, comes[i].verdict);
      g_assert_cmpint (lateness.limit, ==, -1);
      g_assert_cmpstr (lateness.article, ==,
                       comes[i].verdict == BRG_LATENESS_PLAYED ? "ukr-chess-2016 6.3.1"
                                                               : "ukr-chess-2016 6.3.2");
    }
}

/* What each article is about, with a limit of half an hour; times in minutes. */
typedef struct
{
  const char *path;
  const char *article;
  gint first;
  gint second;
  BrgLatenessVerdict verdict;
  gint first_used;
  gint second_used;
} Case;

static const Case cases[] = {
  { "/engine/lateness/fide-2023/6.6/in-time", "fide-2023 6.6", 0, 0, BRG_LATENESS_PLAYED, 0, 0 },
  { "/engine/lateness/fide-2023/6.7.2/white-loses-the-time", "fide-2023 6.7.2", 20, 8,
    BRG_LATENESS_PLAYED, 20, 0 },
  { "/engine/lateness/rus-chess-2014/6.5/in-time", "rus-chess-2014 6.5", 0, 0, BRG_LATENESS_PLAYED,
    0, 0 },
  { "/engine/lateness/rus-chess-2014/6.6.2/both-absent", "rus-chess-2014 6.6.2", 8, 20,
    BRG_LATENESS_PLAYED, 8, 12 },
  { "/engine/lateness/ukr-chess-2016/6.3.1/in-time", "ukr-chess-2016 6.3.1", 0, 0,
    BRG_LATENESS_PLAYED, 0, 0 },
  { "/engine/lateness/ukr-chess-2016/6.3.3/both-absent", "ukr-chess-2016 6.3.3", 20, 20,
    BRG_LATENESS_PLAYED, 20, 0 },
  { "/engine/lateness/rus-draughts-2022/5.4.4.2/both-too-late", "rus-draughts-2022 5.4.4.2", 31, 40,
    BRG_LATENESS_BOTH_LOSE, 0, 0 },
};

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_auto (GStrv) parts = g_strsplit (test->article, " ", 2);
  BrgLateness lateness;

  brg_lateness_judge (brg_rulebook_find (parts[0]), 30, 60, test->first * 60, test->second * 60,
                      &lateness);
  g_assert_cmpint (lateness.verdict, ==, test->verdict);
  g_assert_cmpint (lateness.first_used, ==, test->first_used * 60);
  g_assert_cmpint (lateness.second_used, ==, test->second_used * 60);
  g_assert_cmpstr (lateness.article, ==, test->article);
}

/* The case is named by book and article, the last one of those that may be cited. */
static char *
dup_path (const char *line, guint number)
{
  g_auto (GStrv) words = g_strsplit (line, "\t", -1);
  g_auto (GStrv) articles = g_strsplit (words[ARTICLES], "|", -1);

  return g_strdup_printf ("/engine/lateness/%s/%s/vector-%u", words[BOOK],
                          articles[g_strv_length (articles) - 1], number);
}

static void
add_lines (GStrv lines)
{
  guint n_lines = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *path = NULL;

      if (lines[i][0] == '\0' || lines[i][0] == '#')
        continue;
      path = dup_path (lines[i], ++n_lines);
      g_test_add_data_func (path, lines[i], test_line);
    }
  g_assert_cmpuint (n_lines, ==, 35);
}

BRG_TEST_TOPIC ("lateness")
{
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  path = g_test_build_filename (G_TEST_DIST, "fixtures", "chess", "lateness.tsv", NULL);
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  add_lines (lines);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  g_test_add_func ("/engine/lateness/nothing-is-lost", test_nothing_is_lost);
  g_test_add_func ("/engine/lateness/rus-draughts-2022/5.4.4.1/limits", test_limits);
  g_test_add_func ("/engine/lateness/rus-draughts-2022/5.4.4.1/both-out", test_both_out);
  g_test_add_func ("/engine/lateness/ukr-chess-2016/6.3.2/not-said", test_not_said);
  return g_test_run ();
}
