/* brg-ctl-compose-marks.h - bergerctl compose marks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-ctl.h"

G_BEGIN_DECLS

/**
 * brg_ctl_compose_marks:
 * @argc: number of arguments
 * @argv: the arguments, `marks` first
 *
 * Answers questions about contests, rows `what value`: a line a row, `answer article`.
 *
 * Returns: the status of the command
 */
BrgCtlStatus brg_ctl_compose_marks (int argc, char **argv);

G_END_DECLS
