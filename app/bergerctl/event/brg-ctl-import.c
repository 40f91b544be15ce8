/* brg-ctl-import.c - bergerctl import: what taking a report in would mend, doubt and lose
 *
 * Tests: tests/app/bergerctl-import.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include "brg-trf-losses.h"
#include "brg-trf-repair.h"
#include "brg-trf-snapshot.h"

static void
print_repairs (const BrgTrf *trf)
{
  for (guint i = 0; i < trf->repairs->len; i++)
    {
      const BrgTrfRepair *repair = trf->repairs->pdata[i];
      g_autofree char *fault = brg_ctl_dup_cell (repair->fault);
      g_autofree char *offer = brg_trf_repair_dup_offer (repair);
      g_autofree char *cell = brg_ctl_dup_cell (offer);

      g_print ("repair\t%u\t%u\t%s\t%s\t%s\t%s\t%s\n", repair->line, repair->column,
               brg_trf_repair_get_id (repair->kind), repair->is_taken ? "taken" : "left",
               repair->is_needed ? "needed" : "free", fault, cell);
    }
}

static void
print_notes (const GPtrArray *notes, const char *kind)
{
  for (guint i = 0; i < notes->len; i++)
    {
      const BrgFormatNote *note = notes->pdata[i];
      g_autofree char *text = brg_ctl_dup_cell (note->text);

      g_print ("%s\t%u\t%u\t%s\n", kind, note->line, note->column, text);
    }
}

static BrgCtlStatus
run_import (int argc, char **argv)
{
  g_auto (GStrv) left = NULL;
  const GOptionEntry options[] = {
    { "leave", 0, 0, G_OPTION_ARG_STRING_ARRAY, &left, "do not carry out the repairs of this place",
      "LINE:COLUMN" },
    G_OPTION_ENTRY_NULL,
  };
  static const char about[] =
      "Prints, by lines of the file:\n"
      "  repair TAB LINE TAB COLUMN TAB KIND TAB taken|left TAB needed|free TAB FAULT TAB REPAIR\n"
      "  doubt TAB LINE TAB COLUMN TAB TEXT: what was taken as it stands\n"
      "  loss TAB LINE TAB COLUMN TAB TEXT: what the event has no place for\n"
      "Exit status 0: nothing to repair; 1: with repairs; 2: the file cannot be taken.";
  g_autoptr (BrgTrf) trf = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgTrf) again = NULL;
  g_autoptr (GPtrArray) losses = NULL;

  if (!brg_ctl_parse_described ("import", "REPORT.trf [--leave LINE:COLUMN ...]", about, options,
                                &argc, &argv, 1))
    return BRG_CTL_WRONG;
  trf = brg_ctl_load_trf_mending (argv[1], left);
  if (trf == NULL)
    return BRG_CTL_WRONG;
  snapshot = brg_trf_to_snapshot (trf, argv[1]);
  again = brg_trf_from_snapshot (snapshot, NULL, NULL);
  losses = brg_trf_find_losses (trf, again);
  print_repairs (trf);
  print_notes (trf->notes, "doubt");
  print_notes (losses, "loss");
  return trf->repairs->len > 0 ? BRG_CTL_NO : BRG_CTL_YES;
}

const BrgCtlCommand brg_ctl_import = { "import", run_import,
                                       "REPORT.trf [--leave LINE:COLUMN ...]" };
