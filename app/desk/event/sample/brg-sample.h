/* brg-sample.h - an event to try everything with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_sample_find:
 * @store: a store
 *
 * Returns: row of the group of the sample, 0 when the workspace has none
 */
gint64 brg_sample_find (BrgStore *store);

/**
 * brg_sample_make:
 * @store: a store
 * @language: language of its names, `en`, `ru` or `uk`
 * @today: first day, `YYYY-MM-DD`
 * @group_id: (out): row of its group
 * @error: return location for an error
 *
 * Makes the sample by the actions that an arbiter would use, so that its journal is like any other:
 * a round robin of twelve with six rounds closed, the seventh being played and one player gone.
 * Only the last action makes a copy of the workspace, so that the sample does not drive out older
 * copies. Some sixty actions: to be called in a thread with a store of its own.
 *
 * Returns: whether it went well; what was made before a failure is deleted again
 */
gboolean brg_sample_make (BrgStore *store,
                          const char *language,
                          const char *today,
                          gint64 *group_id,
                          GError **error);

G_END_DECLS
