/* brg-ctl-compose-mates.h - bergerctl compose mates
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-ctl.h"

G_BEGIN_DECLS

/**
 * brg_ctl_compose_mates:
 * @argc: number of arguments
 * @argv: the arguments, `mates` first
 *
 * Checks direct mates of chess, rows `id fen n key`: a line a row, `verdict other-keys shorter
 * duals`.
 *
 * Returns: the status of the command
 */
BrgCtlStatus brg_ctl_compose_mates (int argc, char **argv);

G_END_DECLS
