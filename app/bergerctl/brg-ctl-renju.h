/* brg-ctl-renju.h - what bergerctl does with renju for its common commands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-ctl.h"

G_BEGIN_DECLS

/**
 * brg_ctl_replay_renju:
 * @text: the moves of a game
 *
 * Prints when the game reached what ends it, and Black's fouls; a fault is told.
 *
 * Returns: the status of the command
 */
BrgCtlStatus brg_ctl_replay_renju (const char *text);

G_END_DECLS
