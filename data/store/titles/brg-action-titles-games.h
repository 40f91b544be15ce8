/* brg-action-titles-games.h - what actions are called: games on the boards, the arbiter's desk
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-action-title.h"

G_BEGIN_DECLS

/* The last row has no action. */
extern const BrgActionTitle brg_action_titles_games[];

G_END_DECLS
