/* brg-ctl-compose-check.h - bergerctl compose check
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-ctl.h"

G_BEGIN_DECLS

/**
 * brg_ctl_compose_check:
 * @argc: number of arguments
 * @argv: the arguments, `check` first
 *
 * Checks the works of a file: a line a work, `verdict violations side-solutions spectators class
 * notes`. All rows are read before any is checked.
 *
 * Returns: %BRG_CTL_YES if every work was answered, %BRG_CTL_NO if a search was given up
 */
BrgCtlStatus brg_ctl_compose_check (int argc, char **argv);

G_END_DECLS
