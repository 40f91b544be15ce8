/* brg-ctl-compose.c - bergerctl compose: works of composition and contests of them
 *
 * Tests: tests/app/bergerctl-compose.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include "brg-ctl-compose-check.h"
#include "brg-ctl-compose-marks.h"
#include "brg-ctl-compose-mates.h"
#include "brg-ctl-compose-solving.h"
#include "brg-ctl-contest.h"

/* The whole name stands in what is told of a wrong use. */
static struct
{
  const char *name;
  char whole[32];
  BrgCtlStatus (*run) (int argc, char **argv);
} parts[] = {
  { "check", "compose check", brg_ctl_compose_check },
  { "mates", "compose mates", brg_ctl_compose_mates },
  { "marks", "compose marks", brg_ctl_compose_marks },
  { "solving", "compose solving", brg_ctl_compose_solving },
};

static BrgCtlStatus
run_compose (int argc, char **argv)
{
  if (brg_ctl_contest_has (argc, argv))
    return brg_ctl_contest_run (argc, argv);
  if (argc < 2)
    return brg_ctl_complain ("compose: check, mates, marks or solving is missing");
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (g_str_equal (parts[i].name, argv[1]))
      {
        argv[1] = parts[i].whole;
        return parts[i].run (argc - 1, argv + 1);
      }
  return brg_ctl_complain ("compose: there is no “%s”; known: check mates marks solving", argv[1]);
}

const BrgCtlCommand brg_ctl_compose = {
  "compose", run_compose,
  "check FILE|- [--nodes N] [--explain] | mates FILE|- [--nodes N] |\n"
  "    marks FILE|- | solving FILE|- |\n"
  "    works|table|check|export|import|sheet|marks --db FILE --event ID [--group ID]\n"
  "    [--file FILE --section NAME --judge NAME --number N --nodes N --format pdn|csv]\n"
  "    [--authors [--by NAME --reason TEXT]]"
};
