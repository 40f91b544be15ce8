/* brg-store-load-results.h - reads what makes the places of a group final
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"
#include "brg-store.h"

G_BEGIN_DECLS

/* Fills #BrgSnapshot.categories, prizes and tie_orders of a snapshot whose entries are read. */
gboolean brg_store_load_results (BrgStore *store, BrgSnapshot *snapshot, GError **error);

G_END_DECLS
