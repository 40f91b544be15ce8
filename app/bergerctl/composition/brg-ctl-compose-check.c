/* brg-ctl-compose-check.c - bergerctl compose check: works of draughts composition
 *
 * Tests: tests/app/bergerctl-compose.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-compose-check.h"

#include <stdio.h>

#include "brg-composition-check.h"
#include "brg-composition-proof.h"
#include "brg-composition-row.h"
#include "brg-ctl-compose-file.h"

typedef struct
{
  const char *path;
  gboolean explains;
  BrgCompositionSearch *search;
} Asked;

static void
free_work (gpointer data)
{
  brg_composition_clear (data);
  g_free (data);
}

/* All faults are told; then there are no works. */
static GPtrArray *
read_works (const char *path, const GPtrArray *rows)
{
  g_autoptr (GPtrArray) works = g_ptr_array_new_with_free_func (free_work);

  for (guint i = 0; i < rows->len; i++)
    {
      const BrgCtlComposeRow *row = rows->pdata[i];
      BrgComposition *work = g_new0 (BrgComposition, 1);
      BrgCompositionRowFault fault;

      g_ptr_array_add (works, work);
      if (!brg_composition_row_read (row->text, work, &fault))
        {
          g_autofree char *what = brg_composition_row_fault_to_text (&fault);

          brg_ctl_compose_complain (path, row, fault.column, what);
          return NULL;
        }
    }
  return g_steal_pointer (&works);
}

/* What a judge may want to know besides: how far was looked, and what a study lets prove. */
static void
explain (const Asked *asked, const BrgComposition *work, const BrgCompositionReport *report)
{
  BrgCompositionProof proof;

  if (report->verdict != BRG_COMPOSITION_NOT_SEARCHED)
    {
      g_print ("# looked %u of %u moves far, %" G_GUINT64_FORMAT
               " positions; variations %u, ends: %u cleared, %u locked, %u open; other replies of "
               "Black %u\n",
               report->n_looked, work->task.limit, report->n_nodes, report->n_variants,
               report->n_cleared, report->n_locked, report->n_open, report->n_uncovered);
      return;
    }
  brg_composition_prove (asked->search, work, &proof);
  g_print ("# proof: %s; looked %u of %u moves far, %" G_GUINT64_FORMAT " positions\n",
           brg_composition_proof_get_id (proof.result), proof.n_looked, work->task.limit,
           proof.n_nodes);
}

static BrgCtlStatus
check_works (const Asked *asked, const GPtrArray *works)
{
  BrgCtlStatus status = BRG_CTL_YES;

  for (guint i = 0; i < works->len; i++)
    {
      const BrgComposition *work = works->pdata[i];
      g_auto (BrgCompositionReport) report = { 0 };
      g_autofree char *line = NULL;

      brg_composition_check (asked->search, work, &report);
      line = brg_composition_report_dup_row (&report, (BrgDraughtsVariant) work->position.variant);
      g_print ("%s\n", line);
      if (asked->explains)
        explain (asked, work, &report);
      fflush (stdout);
      if (report.verdict == BRG_COMPOSITION_NOT_DECIDED)
        status = BRG_CTL_NO;
    }
  return status;
}

BrgCtlStatus
brg_ctl_compose_check (int argc, char **argv)
{
  gint64 max_nodes = (gint64) BRG_COMPOSITION_NODES;
  gboolean explains = FALSE;
  const GOptionEntry options[] = {
    { "nodes", 0, 0, G_OPTION_ARG_INT64, &max_nodes, "positions to look at for a work", "N" },
    { "explain", 0, 0, G_OPTION_ARG_NONE, &explains, "how far was looked, and what is proved",
      NULL },
    G_OPTION_ENTRY_NULL,
  };
  BrgCompositionWatch watch = { 0 };
  g_autoptr (BrgCompositionSearch) search = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GPtrArray) works = NULL;
  Asked asked;

  if (!brg_ctl_parse ("FILE", options, &argc, &argv, 1))
    return BRG_CTL_WRONG;
  if (max_nodes < 1)
    return brg_ctl_complain ("compose check: the number of nodes is at least 1");
  rows = brg_ctl_compose_load (argv[1], "id");
  works = rows != NULL ? read_works (argv[1], rows) : NULL;
  if (works == NULL)
    return BRG_CTL_WRONG;
  watch.max_nodes = (guint64) max_nodes;
  search = brg_composition_search_new (&watch);
  asked = (Asked){ argv[1], explains, search };
  return check_works (&asked, works);
}
