/* test-composition-contest.c - what the book fixes about contests; contests for solving
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-composition-facts.h"
#include "brg-composition-number.h"
#include "brg-composition-solving.h"
#include "brg-test.h"

#include "composition-fixture.h"

typedef struct
{
  const char *path;
  const char *what;
  const char *value;
  const char *answer; /* NULL: it cannot be asked so */
} FactCase;

static const FactCase facts[] = {
  { "/engine/composition-contest/rus-draughts-2022/11.7/mark-nothing", "mark", "0", "ok" },
  { "/engine/composition-contest/rus-draughts-2022/11.7/mark-a-fraction", "mark", "9.75", "ok" },
  { "/engine/composition-contest/rus-draughts-2022/11.7/mark-just-over", "mark", "10.001", "bad" },
  { "/engine/composition-contest/rus-draughts-2022/11.7/mark-no-number", "mark", "ten", "bad" },
  { "/engine/composition-contest/rus-draughts-2022/11.7/mark-nothing-written", "mark", "", "bad" },
  { "/engine/composition-contest/rus-draughts-2022/11.7/mark-of-many-figures", "mark",
    "99999999999999999999999999", "bad" },
  { "/engine/composition-contest/rus-draughts-2022/11.7/mark-without-figures-behind", "mark", "5.",
    "bad" },
  { "/engine/composition-contest/rus-draughts-2022/11.4.1/fifty-copies", "publication", "copies=50",
    "ok" },
  { "/engine/composition-contest/rus-draughts-2022/11.4.1/forty-nine-copies", "publication",
    "copies=49", "bad" },
  { "/engine/composition-contest/rus-draughts-2022/11.4.1/no-number", "publication", "copies=many",
    NULL },
  { "/engine/composition-contest/rus-draughts-2022/11.4.2/earlier-first", "priority",
    "A=2023-12-31;B=2024-01-01", "A" },
  { "/engine/composition-contest/rus-draughts-2022/11.4.2/same-day", "priority",
    "Ann=2024-01-01;Bob=2024-01-01;Cid=2024-01-02", "Ann,Bob" },
  { "/engine/composition-contest/rus-draughts-2022/11.4.2/no-such-day", "priority",
    "A=2023-02-29;B=2024-01-01", NULL },
  { "/engine/composition-contest/rus-draughts-2022/11.4.2/one-date", "priority", "A=2023-02-28",
    NULL },
  { "/engine/composition-contest/rus-draughts-2022/11.5.2/three-months-to-the-day", "entry-window",
    "announced=2026-01-15;closes=2026-04-15", "ok" },
  { "/engine/composition-contest/rus-draughts-2022/11.5.2/a-day-less", "entry-window",
    "announced=2026-01-15;closes=2026-04-14", "bad" },
  { "/engine/composition-contest/rus-draughts-2022/11.5.2/month-that-ends-early", "entry-window",
    "announced=2025-11-30;closes=2026-02-28", "ok" },
  { "/engine/composition-contest/rus-draughts-2022/11.5.2/two-months-to-the-day", "final-results",
    "preliminary=2026-12-15;final=2027-02-15", "ok" },
  { "/engine/composition-contest/rus-draughts-2022/11.5.2/remarks-cut-short", "final-results",
    "preliminary=2026-12-15;final=2027-02-14", "bad" },
  { "/engine/composition-contest/rus-draughts-2022/11.7/chief-judge", "competes",
    "chief-judge;section=problems-64", "bad" },
  { "/engine/composition-contest/rus-draughts-2022/11.7/chief-secretary", "competes",
    "chief-secretary;section=problems-64", "ok" },
  { "/engine/composition-contest/rus-draughts-2022/11.7/judge-of-his-section", "competes",
    "judge-of=a;section=a", "bad" },
  { "/engine/composition-contest/rus-draughts-2022/11.7/judge-of-another", "competes",
    "judge-of=a;section=b", "ok" },
  { "/engine/composition-contest/rus-draughts-2022/11.7/senior-judge-of-two", "competes",
    "senior-judge-of=a,b;section=b", "bad" },
  { "/engine/composition-contest/rus-draughts-2022/11.7/unknown-role", "competes",
    "player;section=b", NULL },
};

static void
test_fact (gconstpointer data)
{
  const FactCase *test = data;
  g_auto (BrgCompositionFact) fact = { 0 };

  brg_composition_fact_ask (test->what, test->value, &fact);
  g_assert_true (fact.is_known);
  g_assert_cmpint (fact.is_asked, ==, test->answer != NULL);
  g_assert_cmpstr (fact.answer, ==, test->answer);
}

static void
test_facts_fixture (void)
{
  g_autoptr (GPtrArray) rows = load_fixture ("marks.tsv");

  for (guint i = 0; i < rows->len; i++)
    {
      char **fields = rows->pdata[i];
      g_auto (BrgCompositionFact) fact = { 0 };

      g_test_message ("%s %s", fields[0], fields[1]);
      brg_composition_fact_ask (fields[0], fields[1], &fact);
      g_assert_cmpstr (fact.answer, ==, fields[2]);
      g_assert_cmpstr (fact.article != NULL ? fact.article : "-", ==, fields[3]);
    }
}

static void
test_unknown_fact (void)
{
  g_auto (BrgCompositionFact) fact = { 0 };

  brg_composition_fact_ask ("weather", "fine", &fact);
  g_assert_false (fact.is_known);
  g_assert_null (fact.answer);
}

static void
test_solving_fixture (void)
{
  g_autoptr (GPtrArray) rows = load_fixture ("solving.tsv");

  for (guint i = 0; i < rows->len; i++)
    {
      char **fields = rows->pdata[i];
      BrgCompositionSolvingFault fault = { 0 };
      g_autoptr (BrgCompositionSolving) solving =
          brg_composition_solving_read (fields[1], fields[2], &fault);
      g_autofree char *expected = g_strjoin ("\t", fields[3], fields[4], fields[5], NULL);
      g_autofree char *row = NULL;

      g_test_message ("%s", fields[0]);
      g_assert_nonnull (solving);
      row = brg_composition_solving_dup_row (solving);
      g_assert_cmpstr (row, ==, expected);
    }
}

/* A work that was not sent in, no bonus, fractions: worked by hand. */
static void
test_solving_parts (void)
{
  BrgCompositionSolvingFault fault = { 0 };
  g_autoptr (BrgCompositionSolving) solving =
      brg_composition_solving_read ("A=2.5;B=4", "X:A=2.5;Y:A=1.25,B=4,+0.125;Z:;W:+2.5", &fault);
  g_autofree char *row = NULL;

  g_assert_nonnull (solving);
  row = brg_composition_solving_dup_row (solving);
  g_assert_cmpstr (row, ==, "X=2.5;Y=5.375;Z=0;W=2.5\tX=2;Y=1;Z=4;W=2\tY");
}

static const struct
{
  const char *maxima;
  const char *entries;
  gboolean in_entries;
  glong column;
} solving_faults[] = {
  { "", "X:A=1", FALSE, 1 },
  { "A=1;", "X:A=1", FALSE, 5 },
  { "A=1;A=2", "X:A=1", FALSE, 5 },
  { "A=x", "X:A=1", FALSE, 3 },
  { "A=-1", "X:A=1", FALSE, 3 },
  { "A=1", "", TRUE, 1 },
  { "A=1", "X", TRUE, 1 },
  { "A=1", ":A=1", TRUE, 1 },
  { "A=1", "X:A=2", TRUE, 5 },
  { "A=1", "X:B=1", TRUE, 3 },
  { "A=1", "X:A=1,A=1", TRUE, 7 },
  { "A=1", "X:+1,+1", TRUE, 6 },
  { "A=1", "X:A=1,", TRUE, 7 },
  { "A=1", "X:A=1;X:A=0", TRUE, 7 },
  { "A=1", "\320\266:A=9", TRUE, 5 },
  { "A=1", "X:A=1;", TRUE, 7 },
  { "A=1", "X:+99999999999999999999", TRUE, 4 },
};

static void
test_solving_faults (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (solving_faults); i++)
    {
      BrgCompositionSolvingFault fault = { 0 };

      g_test_message ("%s %s", solving_faults[i].maxima, solving_faults[i].entries);
      g_assert_null (brg_composition_solving_read (solving_faults[i].maxima,
                                                   solving_faults[i].entries, &fault));
      g_assert_nonnull (fault.text);
      g_assert_cmpint (fault.in_entries, ==, solving_faults[i].in_entries);
      g_assert_cmpint (fault.column, ==, solving_faults[i].column);
      g_free (fault.text);
    }
}

static void
test_numbers (void)
{
  gint64 number = -1;
  g_autofree char *whole = brg_composition_number_dup_text (17000);
  g_autofree char *half = brg_composition_number_dup_text (7500);
  g_autofree char *small = brg_composition_number_dup_text (1);

  g_assert_cmpstr (whole, ==, "17");
  g_assert_cmpstr (half, ==, "7.5");
  g_assert_cmpstr (small, ==, "0.001");
  g_assert_true (brg_composition_number_read ("7,5x", 3, 10000, &number));
  g_assert_cmpint (number, ==, 7500);
  g_assert_false (brg_composition_number_read ("1.2345", -1, 10000, &number));
  g_assert_false (brg_composition_number_read (".5", -1, 10000, &number));
  g_assert_false (brg_composition_number_read ("1.2.3", -1, 10000, &number));
  g_assert_cmpint (number, ==, 7500);
}

BRG_TEST_TOPIC ("composition-contest")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (facts); i++)
    g_test_add_data_func (facts[i].path, &facts[i], test_fact);
  g_test_add_func ("/engine/composition-contest/rus-draughts-2022/11.5.2/fixture",
                   test_facts_fixture);
  g_test_add_func ("/engine/composition-contest/unknown-question", test_unknown_fact);
  g_test_add_func ("/engine/composition-contest/rus-draughts-2022/11.6.1/fixture",
                   test_solving_fixture);
  g_test_add_func ("/engine/composition-contest/rus-draughts-2022/11.6.1/parts",
                   test_solving_parts);
  g_test_add_func ("/engine/composition-contest/rus-draughts-2022/11.6.1/faults",
                   test_solving_faults);
  g_test_add_func ("/engine/composition-contest/numbers", test_numbers);
  return g_test_run ();
}
