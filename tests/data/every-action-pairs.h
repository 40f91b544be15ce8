/* every-action-pairs.h - pairs for rounds that tests add
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store-plan.h"

/* Adds @n_rounds rounds behind those of the group, published up to @n_published of them: everybody
 * plays, an odd one has the bye. */
gboolean every_action_pair (BrgStore *store,
                            gint64 group_id,
                            gint n_rounds,
                            gint n_published,
                            GError **error);
