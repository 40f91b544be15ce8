/* brg-ctl-renju.h - what bergerctl does with renju for its common commands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-ctl.h"

G_BEGIN_DECLS

/**
 * brg_ctl_replay_renju:
 * @path: (nullable): a file with the moves of a game on each line
 * @moves: (nullable): the moves of one game, instead of a file
 *
 * Prints when each game reached what ends it, and Black's fouls; a fault is reported.
 *
 * Returns: the status of the command
 */
BrgCtlStatus brg_ctl_replay_renju (const char *path, const char *moves);

G_END_DECLS
