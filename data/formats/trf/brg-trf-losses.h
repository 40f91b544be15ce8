/* brg-trf-losses.h - what of a report file an event made of it does not keep
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-trf.h"

G_BEGIN_DECLS

/**
 * brg_trf_find_losses:
 * @trf: a report as it was read
 * @again: the report that the event made of it gives, see brg_trf_from_snapshot()
 *
 * Compares the two. What a report counts (players, points, places) and names by itself (type,
 * program) is no loss; a line that a repair left out is told by the repair.
 *
 * Returns: (transfer full) (element-type BrgFormatNote): what @again lacks, with the lines of @trf
 */
GPtrArray *brg_trf_find_losses (const BrgTrf *trf, const BrgTrf *again);

G_END_DECLS
