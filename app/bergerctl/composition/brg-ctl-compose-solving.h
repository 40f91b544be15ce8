/* brg-ctl-compose-solving.h - bergerctl compose solving
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-ctl.h"

G_BEGIN_DECLS

/**
 * brg_ctl_compose_solving:
 * @argc: number of arguments
 * @argv: the arguments, `solving` first
 *
 * Counts contests for solving, rows `case maximum entries`: a line a row, `totals places winners`.
 *
 * Returns: the status of the command
 */
BrgCtlStatus brg_ctl_compose_solving (int argc, char **argv);

G_END_DECLS
