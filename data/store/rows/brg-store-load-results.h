/* brg-store-load-results.h - reads what makes the places of a group final
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"
#include "brg-store.h"

G_BEGIN_DECLS

/* rus-draughts-2022 10.3.7: whether the pairing `p` with the result `s` ended with a decision on a
 * claim of the winner, behind which no letter came; or for that reason without one. */
#define BRG_SQL_LOST_ON_TIME                                                                       \
  "EXISTS (SELECT 1 FROM postal_record l WHERE l.pairing_id = p.id AND"                            \
  " l.line LIKE 'over % why=overdue%') OR"                                                         \
  " (s.white IN ('1', '0') AND EXISTS (SELECT 1 FROM postal_record l WHERE l.pairing_id = p.id"    \
  " AND l.line LIKE 'decision %') AND NOT EXISTS (SELECT 1 FROM postal_record l"                   \
  " WHERE l.pairing_id = p.id AND (l.line LIKE 'over %' OR l.line LIKE 'adjudged %'))"             \
  " AND coalesce ((SELECT l.line LIKE 'claim % ' || iif (s.white = '1', 'white', 'black') || ' %'" \
  " AND l.line NOT LIKE '%materials=part%' FROM postal_record l WHERE l.pairing_id = p.id AND"     \
  " (l.line LIKE 'letter %' OR l.line LIKE 'report %' OR l.line LIKE 'fix %' OR"                   \
  " l.line LIKE 'claim %') ORDER BY l.position DESC LIMIT 1), 0))"

/* Fills #BrgSnapshot.categories, prizes and tie_orders of a snapshot whose entries are read. */
gboolean brg_store_load_results (BrgStore *store, BrgSnapshot *snapshot, GError **error);

G_END_DECLS
