/* main.c - the program bergerctl
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-run.h"

int
main (int argc, char *argv[])
{
  return brg_ctl_run (argc, argv);
}
