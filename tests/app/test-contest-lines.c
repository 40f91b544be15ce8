/* test-contest-lines.c - what the machine says of works, with articles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-lines.h"

#include <string.h>

#include "brg-contest-words.h"
#include "brg-test.h"
#include "contest-values.h"

static const char marks[] = { '+', '-', '~', '?' };

/* Marks, articles and texts, a line each; the blocks parted by a line. */
static char *
dup_said (const BrgContestWork *work, const char **ban, char **chip)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgContestFinding) finding = brg_contest_check_run (work, 0);
  g_autoptr (GArray) lines = brg_contest_lines_new (work, finding, words);
  GString *text = g_string_new (NULL);
  gboolean is_solution = FALSE;
  BrgContestMark mark;

  for (guint i = 0; i < lines->len; i++)
    {
      const BrgContestLine *line = &g_array_index (lines, BrgContestLine, i);

      if (line->is_solution && !is_solution)
        g_string_append (text, "--\n");
      is_solution = line->is_solution;
      g_string_append_printf (text, "%c %s %s%s%s\n", marks[line->mark], line->article, line->text,
                              *line->detail != '\0' ? " / " : "", line->detail);
    }
  *ban = brg_contest_lines_find_ban (finding);
  *chip = brg_contest_lines_dup_chip (finding, &mark, words);
  g_string_append_printf (text, "%c %s", marks[mark], *chip);
  return g_string_free (text, FALSE);
}

typedef struct
{
  const char *path;
  const char *id;
  const char *ban;
  const char *said;
} Case;

static const Case cases[] = {
  { "/desk/contest-lines/rus-draughts-2022/11.2.3/sound", "p002", NULL,
    "+ 11.1.3 Composition fits: 64 squares, problem, miniature\n"
    "+ 11.2.2 By its pieces the position is legal / The judge looks at the last moves\n"
    "+ 11.2.7.1 Black is not more than one piece ahead: 5 and 5\n"
    "+ 11.1.3 The first move is quiet\n"
    "--\n"
    "+ 11.2.3 Solved within 4 moves of White\n"
    "+ 11.2.6 One way only in every variant\n"
    "+ 11.2.4 All finals are economic\n"
    "~ 11.3.7.5 The last stroke may end elsewhere: 4.d8:f6, 4.d8:g5\n"
    "+ 11.2.4 No spectators\n"
    "+ one solution" },
  { "/desk/contest-lines/rus-draughts-2022/11.2.4/spectators", "p018", "11.2.4",
    "+ 11.1.3 Composition fits: 64 squares, problem, miniature\n"
    "+ 11.2.2 By its pieces the position is legal / The judge looks at the last moves\n"
    "+ 11.2.7.1 Black is not more than one piece ahead: 6 and 4\n"
    "+ 11.1.3 The first move is quiet\n"
    "--\n"
    "+ 11.2.3 Solved within 3 moves of White\n"
    "+ 11.2.6 One way only in every variant\n"
    "+ 11.2.5 2 variants\n"
    "- 11.2.4 A final is not economic\n"
    "- 11.2.4 Spectators: h4, a3, c1 / Without it the solution is the same, and the form is kept\n"
    "- 3 spectators" },
  { "/desk/contest-lines/rus-draughts-2022/11.2.7.1/refuted", "p008", "11.2.3",
    "+ 11.1.3 Composition fits: 64 squares, problem, kontsovka\n"
    "+ 11.2.2 By its pieces the position is legal / The judge looks at the last moves\n"
    "- 11.2.7.1 Black is more than one piece ahead\n"
    "+ 11.1.3 The first move is quiet\n"
    "--\n"
    "- 11.2.3 The author’s line breaks off: 2.b2:f1 cannot be played\n"
    "- 11.2.3 The author’s line does not solve\n"
    "~ 11.2.6 At move 2 this solves: b2:f8 / 2.b2:f8\n"
    "? 11.2.4 Spectators are not looked for while the solution fails\n"
    "- author refuted" },
  { "/desk/contest-lines/rus-draughts-2022/11.1.3/zadacha", "p010", "11.1.3",
    "+ 11.1.3 Composition fits: 64 squares, lock task, men locked, miniature\n"
    "+ 11.2.2 By its pieces the position is legal / The judge looks at the last moves\n"
    "+ 11.1.3 The first move is quiet\n"
    "--\n"
    "+ 11.2.3 Solved within 4 moves of White\n"
    "- 11.2.6 Side solution at move 1, full: b6-d4, f8-g7 / 1.b6-d4 f6-g5 2.f8-e7 g5-f4 3.e7-h4 "
    "f4-e3 4.d4:f2\n"
    "- 11.2.5 One variant alone\n"
    "+ 11.2.4 All finals are economic\n"
    "? 11.2.4 Spectators are not looked for while the solution fails\n"
    "- side solution, move 1" },
  { "/desk/contest-lines/rus-draughts-2022/11.2.7.2/open-final", "p016", NULL,
    "+ 11.1.3 Composition fits: 64 squares, problem, miniature\n"
    "+ 11.2.2 By its pieces the position is legal / The judge looks at the last moves\n"
    "+ 11.2.7.1 Black is not more than one piece ahead: 6 and 4\n"
    "+ 11.1.3 The first move is quiet\n"
    "--\n"
    "+ 11.2.3 Solved within 5 moves of White\n"
    "+ 11.2.6 One way only in every variant\n"
    "~ 11.2.7.2 Open final: a line stops before the end\n"
    "? 11.2.4 Spectators are not looked for with open finals\n"
    "~ open final" },
  { "/desk/contest-lines/rus-draughts-2022/11.1.3/study", "p090", "11.1.3",
    "- 11.1.3 A study has at most six black pieces\n"
    "+ 11.2.2 By its pieces the position is legal / The judge looks at the last moves\n"
    "+ 11.1.3 The first move is quiet\n"
    "--\n"
    "? 11.2.3 Not decided within 3 moves / Side solutions and spectators are not looked for in "
    "such "
    "a work\n"
    "- against 11.1.3" },
};

static void
test_case (gconstpointer data)
{
  const Case *one = data;
  BrgContestWork *work = contest_values_work (one->id, 1, 1);
  const char *ban;
  g_autofree char *chip = NULL;
  g_autofree char *said = dup_said (work, &ban, &chip);

  g_assert_cmpstr (said, ==, one->said);
  g_assert_cmpstr (ban, ==, one->ban);
  brg_contest_work_free (work);
}

static void
set (char **field, const char *text)
{
  g_free (*field);
  *field = g_strdup (text);
}

/* rus-draughts-2022 11.2.3: where the author's text can be played no further is said, and what
 * solves there stands apart from his line. */
static void
test_broken (void)
{
  BrgContestWork *work = contest_values_work ("p002", 1, 1);
  g_autofree char *whole = g_strdup (work->solution);
  g_auto (GStrv) words = g_strsplit (whole, " ", -1);
  const char *ban;
  g_autofree char *chip = NULL;
  g_autofree char *said = NULL;

  g_free (work->solution);
  work->solution =
      g_strdup_printf ("%s %s 2.a1-h8 %s | %s a1-b2", words[0], words[1], words[3], words[0]);
  said = dup_said (work, &ban, &chip);
  g_test_message ("%s", said);
  g_assert_nonnull (strstr (said,
                            "- 11.2.3 The author’s line breaks off: 2.a1-h8 cannot be played\n"
                            "- 11.2.3 The author’s line breaks off: 1...a1-b2 cannot be "
                            "played\n"));
  g_assert_nonnull (strstr (said, "~ 11.2.6 At move 2 this solves: "));
  g_assert_cmpstr (ban, ==, "11.2.3");
  brg_contest_work_free (work);
}

/* The key as people write it, in Latin or Cyrillic letters. */
static void
test_mate (void)
{
  BrgContestWork *work = brg_contest_work_new (1);
  const char *ban;
  g_autofree char *chip = NULL;
  g_autofree char *cooked = NULL;
  g_autofree char *sound = NULL;
  g_autofree char *chip_of_sound = NULL;

  set (&work->board, "chess");
  set (&work->kind, "mate");
  set (&work->task, "mate");
  work->n_moves = 2;
  set (&work->fen, "3k4/B7/8/8/K7/P6R/8/6Q1 w - - 0 1");
  set (&work->solution, "1.Лh7 Крe8 2.Фg8#");
  cooked = dup_said (work, &ban, &chip);
  g_assert_cmpstr (cooked, ==,
                   "+  The position can be played\n"
                   "--\n"
                   "-  Other keys: g1g7\n"
                   "- side solution, move 1");
  g_assert_null (ban);
  set (&work->fen, "2N5/6R1/8/2Q5/2pB4/5k2/8/K7 w - - 0 1");
  set (&work->solution, "1.Qe5!");
  sound = dup_said (work, &ban, &chip_of_sound);
  g_assert_true (g_str_has_prefix (sound, "+  The position can be played\n--\n+  One key only\n"));
  g_assert_cmpstr (chip_of_sound, ==, "one solution");
  brg_contest_work_free (work);
}

static void
test_unreadable (void)
{
  BrgContestWork *work = brg_contest_work_new (1);
  const char *ban;
  g_autofree char *chip = NULL;
  g_autofree char *said = dup_said (work, &ban, &chip);

  g_assert_cmpstr (said, ==,
                   "-  Cannot be checked: this is no position of the board\n- cannot be read");
  brg_contest_work_free (work);
}

/* A practical problem may have passive pieces and finals that are not economic, but no other way.
 */
static void
test_practical (void)
{
  BrgContestWork *spectators = contest_values_work ("p018", 1, 1);
  BrgContestWork *cooked = contest_values_work ("p001", 1, 1);
  g_autoptr (BrgContestFinding) finding = brg_contest_check_run (spectators, 1000000);
  g_autoptr (BrgContestFinding) other = brg_contest_check_run (cooked, 1000000);

  g_assert_cmpstr (brg_contest_lines_find_ban (finding), ==, "11.2.4");
  finding->position.draughts.group = BRG_COMPOSITION_PRACTICAL;
  g_assert_null (brg_contest_lines_find_ban (finding));
  other->position.draughts.group = BRG_COMPOSITION_PRACTICAL;
  g_assert_cmpstr (brg_contest_lines_find_ban (other), ==, "11.2.6");
  brg_contest_work_free (spectators);
  brg_contest_work_free (cooked);
}

BRG_TEST_TOPIC ("contest-lines")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  g_test_add_func ("/desk/contest-lines/rus-draughts-2022/11.2.7.5/practical", test_practical);
  g_test_add_func ("/desk/contest-lines/rus-draughts-2022/11.2.3/broken", test_broken);
  g_test_add_func ("/desk/contest-lines/mate", test_mate);
  g_test_add_func ("/desk/contest-lines/unreadable", test_unreadable);
  return g_test_run ();
}
