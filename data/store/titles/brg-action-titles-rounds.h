/* brg-action-titles-rounds.h - what actions are called: rounds, results and matches, players who
 * did not come
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-action-title.h"

G_BEGIN_DECLS

/* The last row has no action. */
extern const BrgActionTitle brg_action_titles_rounds[];

G_END_DECLS
