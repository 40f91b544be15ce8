/* brg-work-naming.h - authors that are hidden are named: by whom, and why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-contest.h"
#include "brg-fields-sheet.h"

G_BEGIN_DECLS

/**
 * BrgWorkNamed:
 * @form: the form of the work, which is still open
 * @is_named: whether the journal says now that its authors are named
 */
typedef void (*BrgWorkNamed) (BrgFieldsSheet *form, gboolean is_named);

/**
 * brg_work_naming_present:
 * @form: the form of a work, over which it is asked
 * @work: the work
 * @named: called when it is known
 *
 * rus-draughts-2022 11.5.2: who makes authors known before results are published, and why.
 */
void brg_work_naming_present (BrgFieldsSheet *form, const BrgContestWork *work, BrgWorkNamed named);

G_END_DECLS
