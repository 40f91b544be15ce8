/* brg-ctl-reference.h - checker, engine and generator called as the reference programs are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_ctl_reference_is_meant:
 * @argc: number of arguments
 * @argv: the command line
 *
 * Returns: whether the command line has no command but one of the options -c, -p, -g
 */
gboolean brg_ctl_reference_is_meant (int argc, char **argv);

/**
 * brg_ctl_reference_run:
 * @argc: number of arguments
 * @argv: the command line:
 *   `FILE -c [-l LIST]` checks pairs and places of a report;
 *   `FILE -p [PAIRS] [-l LIST]` pairs its next round: the number of pairs, then a pair a line,
 * White first, 0 beside the odd player;
 *   `-g [SETTINGS] -o FILE [-s SEED]` generates a report. SETTINGS has lines `Name=value`; rates in
 *   it are "one of so many".
 *   LIST gets the sentences that explain each pair. `--dutch` and the names of other Swiss systems
 * go before the system that a report names.
 *
 * Returns: the exit status: 0 done, or nothing differs; 1 no pairing exists, or something differs;
 *   3 the input is wrong; 5 a file cannot be read or written
 */
int brg_ctl_reference_run (int argc, char **argv);

G_END_DECLS
