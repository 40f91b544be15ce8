/* brg-ctl-run.h - a command line from its first word to its exit status
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_ctl_run:
 * @argc: number of arguments
 * @argv: the arguments, the name of the program first
 *
 * Does all that the program does; it is called once in a process.
 *
 * Returns: the exit status, a #BrgCtlStatus
 */
int brg_ctl_run (int argc, char *argv[]);

G_END_DECLS
