/* test-composition-row.c - works as rows, and what is no row
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-composition-row.h"
#include "brg-test.h"

#include <string.h>

#define FEN "W:W25,26,30,31,32:B1,2,3,4,5"

static const struct
{
  const char *row;
  BrgCompositionRowFaultKind kind;
  glong column;
} faults[] = {
  { "", BRG_COMPOSITION_ROW_FIELD_MISSING, 1 },
  { "x\t64\t" FEN "\tW\tproblem\t-\twin\t3", BRG_COMPOSITION_ROW_FIELD_MISSING, 52 },
  { "\t64\t" FEN "\tW\tproblem\t-\twin\t3\t-", BRG_COMPOSITION_ROW_ID, 1 },
  { "\320\266\t65\t" FEN "\tW\tproblem\t-\twin\t3\t-", BRG_COMPOSITION_ROW_BOARD, 3 },
  { "x\t64\tW:W25,33:B1\tW\tproblem\t-\twin\t3\t-", BRG_COMPOSITION_ROW_FEN, 12 },
  { "x\t100\tW:W25,25:B1\tW\tproblem\t-\twin\t3\t-", BRG_COMPOSITION_ROW_FEN, 13 },
  { "x\t64\t" FEN "\tB\tproblem\t-\twin\t3\t-", BRG_COMPOSITION_ROW_TURN, 35 },
  { "x\t64\t" FEN "\tw\tproblem\t-\twin\t3\t-", BRG_COMPOSITION_ROW_TURN, 35 },
  { "x\t64\t" FEN "\tW\tProblem\t-\twin\t3\t-", BRG_COMPOSITION_ROW_KIND, 37 },
  { "x\t64\t" FEN "\tW\tproblem\thuge\twin\t3\t-", BRG_COMPOSITION_ROW_GROUP, 45 },
  { "x\t64\t" FEN "\tW\tproblem\t-\twon\t3\t-", BRG_COMPOSITION_ROW_TASK, 47 },
  { "x\t64\t" FEN "\tW\tzadacha\t-\tblock:1\t3\t-", BRG_COMPOSITION_ROW_TASK, 47 },
  { "x\t64\t" FEN "\tW\tzadacha\t-\tblock:0,0\t3\t-", BRG_COMPOSITION_ROW_TASK, 47 },
  { "x\t64\t" FEN "\tW\tzadacha\t-\tblock:1,-1\t3\t-", BRG_COMPOSITION_ROW_TASK, 47 },
  { "x\t64\t" FEN "\tW\tzadacha\t-\tblock:21,0\t3\t-", BRG_COMPOSITION_ROW_TASK, 47 },
  { "x\t64\t" FEN "\tW\tproblem\t-\tgiveaway\t3\t-", BRG_COMPOSITION_ROW_GIVEAWAY, 47 },
  { "x\t100\t" FEN "\tW\tspecial\t-\tgiveaway\t3\t-", BRG_COMPOSITION_ROW_GIVEAWAY, 48 },
  { "x\t64\t" FEN "\tW\tproblem\t-\twin\t0\t-", BRG_COMPOSITION_ROW_LIMIT, 51 },
  { "x\t64\t" FEN "\tW\tproblem\t-\twin\t31\t-", BRG_COMPOSITION_ROW_LIMIT, 51 },
  { "x\t64\t" FEN "\tW\tproblem\t-\twin\t99999999999999999999\t-", BRG_COMPOSITION_ROW_LIMIT, 51 },
  { "x\t64\t" FEN "\tW\tproblem\t-\twin\t3\t", BRG_COMPOSITION_ROW_SOLUTION, 53 },
  { "x\t64\t\377", BRG_COMPOSITION_ROW_UTF8, 6 },
};

static void
test_faults (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      BrgComposition work = { 0 };
      BrgCompositionRowFault fault;
      g_autofree char *text = NULL;

      g_test_message ("row %" G_GSIZE_FORMAT, i);
      g_assert_false (brg_composition_row_read (faults[i].row, &work, &fault));
      g_assert_cmpint (fault.kind, ==, faults[i].kind);
      g_assert_cmpint (fault.column, ==, faults[i].column);
      text = brg_composition_row_fault_to_text (&fault);
      g_assert_cmpuint (strlen (text), >, 0);
      g_assert_null (work.solution);
    }
}

static void
test_bounds (void)
{
  g_autoptr (GString) row = g_string_new ("x\t64\t" FEN "\tW\tproblem\t-\twin\t3\t1.c1-d2");
  g_auto (BrgComposition) work = { 0 };
  BrgCompositionRowFault fault;
  gsize length = row->len;

  for (guint i = 1; i < 64; i++)
    g_string_append (row, "|1.c1-d2");
  g_assert_true (brg_composition_row_read (row->str, &work, &fault));
  g_string_append (row, "|1.c1-d2");
  brg_composition_clear (&work);
  g_assert_false (brg_composition_row_read (row->str, &work, &fault));
  g_assert_cmpint (fault.kind, ==, BRG_COMPOSITION_ROW_SOLUTION);
  g_string_truncate (row, length);
  while (row->len <= BRG_COMPOSITION_ROW_MAX)
    g_string_append_c (row, ' ');
  g_assert_false (brg_composition_row_read (row->str, &work, &fault));
  g_assert_cmpint (fault.kind, ==, BRG_COMPOSITION_ROW_LONG);
}

static void
test_read (void)
{
  g_auto (BrgComposition) work = { 0 };
  BrgCompositionRowFault fault;

  /* What stands behind the solution is not looked at. */
  g_assert_true (brg_composition_row_read (
      "p1\t100\tW:WK46,31:B1,K2\tW\tzadacha\tlock-kings\tblock:1,1\t7\t1.31-27\tsound\t\t", &work,
      &fault));
  g_assert_cmpint (work.kind, ==, BRG_COMPOSITION_ZADACHA);
  g_assert_cmpint (work.group, ==, BRG_COMPOSITION_LOCK_KINGS);
  g_assert_cmpint (work.task.goal, ==, BRG_COMPOSITION_BLOCK);
  g_assert_cmpuint (work.task.n_men, ==, 1);
  g_assert_cmpuint (work.task.n_kings, ==, 1);
  g_assert_cmpuint (work.task.limit, ==, 7);
  g_assert_cmpstr (work.solution, ==, "1.31-27");
  g_assert_cmpint (work.position.variant, ==, BRG_DRAUGHTS_INTERNATIONAL);
  brg_composition_clear (&work);
  g_assert_true (
      brg_composition_row_read ("p2\t64\tB:W25:B1\tB\tspecial\t-\tgiveaway\t30\t-", &work, &fault));
  g_assert_null (work.solution);
  g_assert_cmpint (work.position.variant, ==, BRG_DRAUGHTS_GIVEAWAY);
}

BRG_TEST_TOPIC ("composition-row")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/composition-row/faults", test_faults);
  g_test_add_func ("/engine/composition-row/bounds", test_bounds);
  g_test_add_func ("/engine/composition-row/rus-draughts-2022/11.1.3/read", test_read);
  return g_test_run ();
}
