/* brg-store-load-arrivals.h - reads who came to a board after the start
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"
#include "brg-store.h"

G_BEGIN_DECLS

/* Fills #BrgGame.came of a snapshot whose games are read, in the view that is played on boards. */
gboolean brg_store_load_arrivals (BrgStore *store, BrgSnapshot *snapshot, GError **error);

G_END_DECLS
