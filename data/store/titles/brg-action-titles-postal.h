/* brg-action-titles-postal.h - what actions are called: play by correspondence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-action-title.h"

G_BEGIN_DECLS

/* Only for brg-action-names.c; the last row has no action. */
extern const BrgActionTitle brg_action_titles_postal[];

G_END_DECLS
