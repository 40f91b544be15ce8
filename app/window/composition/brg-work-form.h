/* brg-work-form.h - the form of a work: position, task, solution, authors and whatever else is kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-contest-desk.h"
#include "brg-shell.h"

G_BEGIN_DECLS

/**
 * brg_work_form_present:
 * @shell: the window
 * @desk: the contest
 * @work: (nullable): a work, %NULL for a new one
 *
 * The secretary registers works, with their authors (11.7). Of a contest without sections one is
 * asked for first.
 */
void brg_work_form_present (BrgShell *shell,
                            const BrgContestDesk *desk,
                            const BrgContestWork *work);

G_END_DECLS
