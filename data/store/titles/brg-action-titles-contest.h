/* brg-action-titles-contest.h - what actions are called: contests of composition
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-action-title.h"

G_BEGIN_DECLS

/* Only for brg-action-names.c; the last row has no action. */
extern const BrgActionTitle brg_action_titles_contest[];

G_END_DECLS
