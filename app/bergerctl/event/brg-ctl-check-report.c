/* brg-ctl-check-report.c - bergerctl check-report: what a report lacks before it is sent
 *
 * Tests: tests/app/bergerctl-import.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-place.h"
#include "brg-report-check.h"
#include "brg-trf-snapshot.h"

static BrgCtlStatus
print_findings (const BrgSnapshot *snapshot)
{
  g_autoptr (GPtrArray) findings = brg_report_check (snapshot);

  for (guint i = 0; i < findings->len; i++)
    {
      const BrgReportFinding *finding = findings->pdata[i];
      g_autofree char *text = brg_ctl_dup_cell (finding->text);

      g_print ("%s\t%s\t%s\t%s\t%s\n", brg_report_level_get_id (finding->level), finding->id,
               finding->page, finding->target != NULL ? finding->target : "-", text);
    }
  return brg_report_check_count (findings, BRG_REPORT_ERROR) > 0 ? BRG_CTL_NO : BRG_CTL_YES;
}

static BrgCtlStatus
check_file (const char *path)
{
  g_autoptr (BrgTrf) trf = brg_ctl_load_trf_mending (path, NULL);
  g_autoptr (BrgSnapshot) snapshot = trf != NULL ? brg_trf_to_snapshot (trf, path) : NULL;

  return snapshot != NULL ? print_findings (snapshot) : BRG_CTL_WRONG;
}

static BrgCtlStatus
run_check_report (int argc, char **argv)
{
  g_auto (BrgCtlPlace) place = {
    .command = "check-report",
    .about = "Prints error|warning|note TAB CHECK TAB PAGE TAB TARGET TAB TEXT, errors first.\n"
             "A report file stands instead of --db and --event.\n"
             "Exit status 0: no error; 1: errors; 2: nothing could be checked.",
  };

  if (argc == 2 && argv[1][0] != '-')
    return check_file (argv[1]);
  if (!brg_ctl_place_read (&place, NULL, argc, argv) ||
      !brg_ctl_place_open (&place, BRG_STORE_READ_ONLY))
    return BRG_CTL_WRONG;
  return print_findings (place.snapshot);
}

const BrgCtlCommand brg_ctl_check_report = { "check-report", run_check_report,
                                             "REPORT.trf | --db FILE --event ID [--group ID]" };
