/* brg-contest-sections.h - the form of a section with its judges, or of a round of solving
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-contest-desk.h"
#include "brg-shell.h"

G_BEGIN_DECLS

/** brg_contest_form_section: A section or round with its judges; 0 for a new one */
void brg_contest_form_section (BrgShell *shell, const BrgContestDesk *desk, gint64 section_id);

G_END_DECLS
