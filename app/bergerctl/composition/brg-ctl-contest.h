/* brg-ctl-contest.h - bergerctl compose of an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-ctl.h"

G_BEGIN_DECLS

/** brg_ctl_contest_has: Returns: whether a workspace is asked: `--db` is among the arguments */
gboolean brg_ctl_contest_has (int argc, char **argv);

/**
 * brg_ctl_contest_run:
 * @argc: number of arguments
 * @argv: the arguments, `compose` first
 *
 * Lists and checks the works of a contest, prints its table, takes works and marks from files and
 * writes them there. Authors of a closed contest are not named before its results are published
 * (rus-draughts-2022 11.5.2), unless `--authors` asks for them and the register was opened: by
 * `--by` and `--reason`, which the journal keeps, or before.
 *
 * Returns: the status of the command
 */
BrgCtlStatus brg_ctl_contest_run (int argc, char **argv);

G_END_DECLS
