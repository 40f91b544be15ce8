/* brg-ctl-compose-mates.h - bergerctl compose mates
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-composition-mate.h"
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

/** brg_ctl_compose_mates_print: Prints `verdict other-keys shorter duals` of a mate that was asked
 * for in @n_moves moves */
void brg_ctl_compose_mates_print (const BrgCompositionMate *mate, guint n_moves);

G_END_DECLS
