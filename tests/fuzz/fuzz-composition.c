/* fuzz-composition.c - feeds whatever a fuzzer invents to the readers of works and contests
 *
 * Every line is a work; what is one is checked with a small number of positions. The first two
 * lines are a contest for solving as well, and a question about contests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdint.h>

#include "brg-composition-check.h"
#include "brg-composition-facts.h"
#include "brg-composition-proof.h"
#include "brg-composition-row.h"
#include "brg-composition-solving.h"

#include <string.h>

#define MAX_NODES 2000

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static void
check_work (BrgCompositionSearch *search, const BrgComposition *work)
{
  g_auto (BrgCompositionReport) report = { 0 };
  BrgCompositionProof proof;
  g_autofree char *row = NULL;

  brg_composition_check (search, work, &report);
  row = brg_composition_report_dup_row (&report, (BrgDraughtsVariant) work->position.variant);
  g_assert_true (g_utf8_validate (row, -1, NULL));
  g_assert_null (strpbrk (row, "\n\r"));
  /* What is not decided says nothing, and only sound works have spectators. */
  if (report.verdict == BRG_COMPOSITION_NOT_DECIDED)
    g_assert_true (report.spectators == 0);
  g_assert_true (report.spectators == 0 || report.verdict == BRG_COMPOSITION_SOUND);
  g_assert_cmpuint (report.n_nodes, <=, MAX_NODES + 1);
  brg_composition_prove (search, work, &proof);
  g_assert_cmpuint (proof.n_looked, <=, work->task.limit);
  g_assert_nonnull (brg_composition_proof_get_id (proof.result));
}

static void
check_row (BrgCompositionSearch *search, const char *row)
{
  g_auto (BrgComposition) work = { 0 };
  BrgCompositionRowFault fault;
  g_autofree char *text = NULL;

  if (brg_composition_row_read (row, &work, &fault))
    {
      check_work (search, &work);
      return;
    }
  text = brg_composition_row_fault_to_text (&fault);
  g_assert_nonnull (text);
  g_assert_cmpint (fault.column, >, 0);
  g_assert_null (work.solution);
}

static void
check_contest (const char *first, const char *second)
{
  BrgCompositionSolvingFault fault = { 0 };
  g_autoptr (BrgCompositionSolving) solving = NULL;
  g_auto (BrgCompositionFact) fact = { 0 };
  g_autofree char *row = NULL;

  if (!g_utf8_validate (first, -1, NULL) || !g_utf8_validate (second, -1, NULL))
    return;
  solving = brg_composition_solving_read (first, second, &fault);
  if (solving != NULL)
    row = brg_composition_solving_dup_row (solving);
  else
    g_assert_nonnull (fault.text);
  g_free (fault.text);
  brg_composition_fact_ask (first, second, &fact);
  g_assert_true (fact.is_asked == (fact.answer != NULL));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static BrgCompositionSearch *search;
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", 8);
  BrgCompositionWatch watch = { .max_nodes = MAX_NODES };

  if (search == NULL)
    search = brg_composition_search_new (&watch);
  for (guint i = 0; lines[i] != NULL; i++)
    check_row (search, lines[i]);
  if (lines[0] != NULL && lines[1] != NULL)
    check_contest (lines[0], lines[1]);
  return 0;
}
