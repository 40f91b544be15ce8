/* brg-ctl-papers.h - bergerctl document set, archive and letterhead
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-ctl.h"

G_BEGIN_DECLS

/**
 * brg_ctl_papers_run_set:
 * @argc: number of arguments
 * @argv: the arguments, `set` first
 *
 * Papers of a round: what is in the set, what it remembers, one PDF of it.
 *
 * Returns: status
 */
BrgCtlStatus brg_ctl_papers_run_set (int argc, char **argv);

/**
 * brg_ctl_papers_run_archive:
 * @argc: number of arguments
 * @argv: the arguments, `archive` first
 *
 * Lists what was printed, or gives a paper back as it was.
 *
 * Returns: status
 */
BrgCtlStatus brg_ctl_papers_run_archive (int argc, char **argv);

/**
 * brg_ctl_papers_run_letterhead:
 * @argc: number of arguments
 * @argv: the arguments, `letterhead` first
 *
 * What stands on every paper of the event, and on what one is printed: shown or set.
 *
 * Returns: status
 */
BrgCtlStatus brg_ctl_papers_run_letterhead (int argc, char **argv);

G_END_DECLS
