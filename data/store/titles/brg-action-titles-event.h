/* brg-action-titles-event.h - what actions are called: events, players, teams, equal players,
 * prizes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-action-title.h"

G_BEGIN_DECLS

/* The last row has no action. */
extern const BrgActionTitle brg_action_titles_event[];

G_END_DECLS
