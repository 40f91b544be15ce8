/* test-clock-questions.c - what arbiters ask about clocks, by worked examples
 *
 * Every line of ../fixtures/desk/clocks.tsv.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-both-flags.h"
#include "brg-clock-correction.h"
#include "brg-control-left.h"
#include "brg-discipline.h"
#include "brg-record-duty.h"
#include "brg-rulebooks.h"
#include "brg-test.h"

#include <stdlib.h>
#include <string.h>

#define N_LINES 52

typedef enum
{
  QUESTION,
  BOOK,
  DISCIPLINE,
  ARGUMENTS,
  ANSWER,
  ARTICLES,
  N_COLUMNS,
} Column;

static const char *const tempos[] = { "none", "standard", "rapid", "blitz" };

/* What a line asks about. */
typedef struct
{
  const BrgRulebook *rulebook;
  BrgDiscipline discipline;
  BrgTempo tempo;
  char **arguments;
} Asked;

static void
read_discipline (const char *text, Asked *asked)
{
  g_auto (GStrv) parts = g_strsplit (text, "-", 2);

  for (guint i = 1; i < G_N_ELEMENTS (tempos); i++)
    if (g_strv_contains ((const char *const *) parts, tempos[i]))
      asked->tempo = (BrgTempo) i;
  if (parts[0] != NULL)
    brg_discipline_from_id (parts[0], &asked->discipline);
}

static const char *
get_value (const Asked *asked, const char *key)
{
  gsize length = strlen (key);

  for (guint i = 0; asked->arguments[i] != NULL; i++)
    if (strncmp (asked->arguments[i], key, length) == 0 && asked->arguments[i][length] == '=')
      return asked->arguments[i] + length + 1;
  g_error ("%s is missing", key);
}

/* M:SS */
static gint
read_seconds (const char *text)
{
  const char *colon = strchr (text, ':');

  return atoi (text) * 60 + (colon != NULL ? atoi (colon + 1) : 0);
}

static char *
answer_class (const Asked *asked, const char **article)
{
  g_autofree char *text = g_strjoinv (" ", asked->arguments);
  BrgTimeControl control;

  g_assert_true (brg_time_control_parse (text, &control, NULL));
  return g_strdup (
      tempos[brg_time_control_classify (&control, asked->rulebook, asked->discipline, article)]);
}

static char *
answer_write (const Asked *asked, const char **article)
{
  gint64 left = (gint64) read_seconds (get_value (asked, "left")) * 1000;

  return g_strdup (brg_record_duty_ask (asked->rulebook, asked->discipline, asked->tempo, FALSE,
                                        left, atoi (get_value (asked, "increment")), article)
                       ? "yes"
                       : "no");
}

static char *
answer_correct (const Asked *asked, const char **article)
{
  const char *clock = get_value (asked, "clock");
  const char *left = get_value (asked, "left");
  BrgClockCorrectionQuery query = {
    .rulebook = asked->rulebook,
    .discipline = asked->discipline,
    .tempo = asked->tempo,
    .clock = g_str_equal (clock, "white")   ? BRG_COLOUR_WHITE
             : g_str_equal (clock, "black") ? BRG_COLOUR_BLACK
                                            : BRG_COLOUR_NONE,
    .add_seconds = atoi (get_value (asked, "add")) * 60,
    .left_seconds = { atoi (strstr (left, "W:") + 2) * 60, atoi (strstr (left, "B:") + 2) * 60 },
    .is_first_control = g_str_equal (get_value (asked, "period"), "first"),
    .moves = -1,
  };
  BrgClockCorrection correction;

  brg_clock_correction_judge (&query, &correction);
  *article = correction.article;
  return g_strdup_printf ("W:%d,B:%d", correction.left_seconds[0] / 60,
                          correction.left_seconds[1] / 60);
}

static char *
answer_flags (const Asked *asked, const char **article)
{
  static const char *const answers[] = { "none", "play on", "draw" };

  return g_strdup (answers[brg_both_flags_judge (
      asked->rulebook, asked->tempo, FALSE, g_str_equal (get_value (asked, "period"), "last"),
      g_strv_contains ((const char *const *) asked->arguments, "announced=yes"), FALSE, article)]);
}

static char *
answer_left (const Asked *asked, const char **article)
{
  BrgTimeControl control;
  BrgControlLeft left;

  g_assert_true (brg_time_control_parse (get_value (asked, "control"), &control, NULL));
  brg_control_left_count (asked->rulebook, &control, (guint) atoi (get_value (asked, "made")),
                          atoi (get_value (asked, "used")) * 60, &left);
  *article = left.article;
  g_assert_cmpint (left.left_seconds % 60, ==, 0);
  return g_strdup_printf ("%d", left.left_seconds / 60);
}

static const struct
{
  const char *name;
  char *(*answer) (const Asked *asked, const char **article);
} questions[] = {
  { "class", answer_class }, { "write", answer_write }, { "correct", answer_correct },
  { "flags", answer_flags }, { "left", answer_left },
};

static void
test_line (gconstpointer data)
{
  g_auto (GStrv) words = g_strsplit (data, "\t", -1);
  g_auto (GStrv) articles = g_strsplit (words[ARTICLES], "|", -1);
  g_auto (GStrv) arguments = g_strsplit (words[ARGUMENTS], " ", -1);
  Asked asked = { .rulebook = brg_rulebook_find (words[BOOK]), .arguments = arguments };
  g_autofree char *answer = NULL;
  const char *article = NULL;

  g_assert_cmpuint (g_strv_length (words), >=, N_COLUMNS);
  g_assert_nonnull (asked.rulebook);
  read_discipline (words[DISCIPLINE], &asked);
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (g_str_equal (questions[i].name, words[QUESTION]))
      answer = questions[i].answer (&asked, &article);
  g_assert_cmpstr (answer, ==, words[ANSWER]);
  g_test_message ("%s", article);
  g_assert_true (g_str_has_prefix (article, words[BOOK]));
  g_assert_true (g_strv_contains ((const char *const *) articles, strchr (article, ' ') + 1));
}

/* The case is named by book and article, the first one of those that may be cited. */
static char *
dup_path (const char *line, guint number)
{
  g_auto (GStrv) words = g_strsplit (line, "\t", -1);
  g_auto (GStrv) articles = g_strsplit (words[ARTICLES], "|", -1);

  return g_strdup_printf ("/engine/clock-questions/%s/%s/%s-%u", words[BOOK], articles[0],
                          words[QUESTION], number);
}

BRG_TEST_TOPIC ("clock-questions")
{
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  guint n_lines = 0;

  g_test_init (&argc, &argv, NULL);
  path = g_test_build_filename (G_TEST_DIST, "fixtures", "desk", "clocks.tsv", NULL);
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *name = NULL;

      if (lines[i][0] == '\0' || lines[i][0] == '#')
        continue;
      name = dup_path (lines[i], ++n_lines);
      g_test_add_data_func (name, lines[i], test_line);
    }
  g_assert_cmpuint (n_lines, ==, N_LINES);
  return g_test_run ();
}
