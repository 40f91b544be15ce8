/* test-composition-check.c - whole works: every one of the fixture, and spectators
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-composition-check.h"
#include "brg-test.h"

#include "composition-fixture.h"

#define N_WORK 9
#define N_ANSWER 6

static void
test_fixture (void)
{
  g_autoptr (GPtrArray) rows = load_fixture ("composition.tsv");
  g_autoptr (BrgCompositionSearch) search = brg_composition_search_new (NULL);

  for (guint i = 0; i < rows->len; i++)
    {
      char **fields = rows->pdata[i];
      g_autofree char *row = g_strjoinv ("\t", fields);
      g_autofree char *expected = NULL;
      g_autofree char *answer = NULL;
      g_auto (BrgComposition) work = { 0 };
      g_auto (BrgCompositionReport) report = { 0 };

      g_test_message ("%s", fields[0]);
      g_assert_cmpuint (g_strv_length (fields), >=, N_WORK + N_ANSWER);
      read_work (row, &work);
      for (guint k = N_WORK + N_ANSWER; fields[k] != NULL; k++)
        g_clear_pointer (&fields[k], g_free);
      expected = g_strjoinv ("\t", fields + N_WORK);
      brg_composition_check (search, &work, &report);
      answer = brg_composition_report_dup_row (&report, (BrgDraughtsVariant) work.position.variant);
      g_assert_cmpstr (answer, ==, expected);
    }
}

/* Works made at random, answered by a script that shares nothing with the program. */
static void
test_random (void)
{
  g_autoptr (GPtrArray) rows = load_fixture ("random.tsv");

  for (guint i = 0; i < rows->len; i++)
    {
      char **fields = rows->pdata[i];
      g_autofree char *row = g_strjoinv ("\t", fields);
      g_autofree char *answer = check_row (row);
      g_auto (GStrv) cells = g_strsplit (answer, "\t", -1);
      g_autofree char *got =
          g_strjoin ("\t", cells[0], cells[1], cells[2], cells[3], cells[5], NULL);
      g_autofree char *expected = g_strjoinv ("\t", fields + N_WORK);

      g_test_message ("%s", fields[0]);
      g_assert_cmpstr (got, ==, expected);
    }
}

#define P161 "x\t64\tW:W6,8,9,10,11:B13,17,18,19,28\tW\tproblem\t-\twin\t5\t" P161_TEXT
#define P098 "x\t64\tW:W6,8,9,10,11,26:B13,17,18,19,28\tW\tproblem\t-\twin\t5\t" P161_TEXT
#define P161_TEXT "1.c7-b8 a5:e5 2.g7-f8 e5:g7 3.b8:g3 h2:f4 4.f8:h6:e3:c5:a3"

static const WorkCase cases[] = {
  { "/engine/composition-check/rus-draughts-2022/11.2.4/every-piece-takes-part", P161,
    "sound\t-\t-\t-\t64/problem/miniature\t-" },
  { "/engine/composition-check/rus-draughts-2022/11.2.4/a-piece-too-many", P098,
    "sound\t11.2.4:final,11.2.4:spectator\t-\td2\t64/problem/miniature\t-" },
  /* A black spectator; the line stays, and its final too. */
  { "/engine/composition-check/rus-draughts-2022/11.2.4/of-either-side",
    "x\t64\tW:W15,18,22,23,25,26:B5,7,9,13,17\tW\tproblem\t-\twin\t3\t1.e5-d6 e7:c5 2.b2-a3",
    "sound\t11.2.4:spectator\t-\ta7\t64/problem/miniature\t-" },
  /* In a work with a side solution, or with an open final, they are not looked for. */
  { "/engine/composition-check/rus-draughts-2022/11.2.4/not-in-a-cooked-work",
    "x\t64\tW:W10,12,24,26,27,32:B3,8,17,18,25\tW\tproblem\t-\twin\t4\t1.d6-e7 f8:d6 2.h6:c1 d4-c3 "
    "3.d2:b4",
    "cooked-first\t11.2.4:final,11.2.6:full\t1.d2-c3/full\t-\t64/problem/miniature\t-" },
  /* 11.3.4: four pieces do it all; the fifth is passive, as a problem has more than four. */
  { "/engine/composition-check/rus-draughts-2022/11.3.4/a-passive-piece-is-no-spectator",
    "x\t64\tW:W5,6,10,12,29:B4,18,27\tW\tproblem\t-\twin\t4\t1.h6-g7 h8:f6 2.d6-e7 f6:b6 3.a7:g1",
    "sound\t11.2.4:final\t-\t-\t64/problem/miniature\t-" },
  { "/engine/composition-check/rus-draughts-2022/11.2.5/zadacha-with-one-line",
    "x\t64\tW:WK6,8,11,20,30:B4,K31\tW\tzadacha\t-\tblock:1,0\t3\t1.c1-d2 e1:g5 2.h4:f6",
    "sound\t11.2.5:variants\t-\t-\t64/zadacha/lock-men+miniature\t-" },
  { "/engine/composition-check/rus-draughts-2022/11.2.8.1/finals-of-a-zadacha",
    "x\t64\tW:WK6,8,11,20,30,28:B4,K31\tW\tzadacha\t-\tblock:1,0\t3\t1.c1-d2 e1:g5 2.h4:f6",
    "sound\t11.2.4:spectator,11.2.5:variants,11.2.8.1:final\t-\th2\t64/zadacha/"
    "lock-men+miniature\t-" },
};

static void
test_given_up (void)
{
  BrgCompositionWatch few = { .max_nodes = 100 };
  g_autoptr (BrgCompositionSearch) search = brg_composition_search_new (&few);
  g_auto (BrgComposition) work = { 0 };
  g_auto (BrgCompositionReport) report = { 0 };
  g_autofree char *row = NULL;

  read_work (P098, &work);
  brg_composition_check (search, &work, &report);
  row = brg_composition_report_dup_row (&report, BRG_DRAUGHTS_RUSSIAN);
  g_assert_cmpstr (row, ==, "not-decided\t-\t-\t-\t64/problem/miniature\t-");
  g_assert_cmpuint (report.n_looked, <, 5);
  g_assert_cmpuint (report.n_nodes, ==, 101);
}

/* Given up while spectators are looked for: nothing is said of them, nor that the work is sound. */
static void
test_given_up_late (void)
{
  g_autoptr (BrgCompositionSearch) whole = brg_composition_search_new (NULL);
  g_auto (BrgComposition) work = { 0 };
  g_auto (BrgCompositionReport) report = { 0 };
  g_auto (BrgCompositionReport) cut = { 0 };
  BrgCompositionWatch less = { 0 };
  g_autoptr (BrgCompositionSearch) search = NULL;

  read_work (P098, &work);
  brg_composition_check (whole, &work, &report);
  less.max_nodes = report.n_nodes - 1;
  search = brg_composition_search_new (&less);
  brg_composition_check (search, &work, &cut);
  g_assert_cmpint (cut.verdict, ==, BRG_COMPOSITION_NOT_DECIDED);
  g_assert_cmpuint (cut.spectators, ==, 0);
  g_assert_cmpuint (cut.n_looked, ==, 5);
}

BRG_TEST_TOPIC ("composition-check")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/composition-check/rus-draughts-2022/11.2.1/fixture", test_fixture);
  g_test_add_func ("/engine/composition-check/rus-draughts-2022/11.2.1/random", test_random);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_work_case);
  g_test_add_func ("/engine/composition-check/given-up", test_given_up);
  g_test_add_func ("/engine/composition-check/given-up-late", test_given_up_late);
  return g_test_run ();
}
