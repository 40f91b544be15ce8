/* brg-postal-report.h - what the report of the chief arbiter tells of play by correspondence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-report-form.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_postal_report_list:
 * @store: a store
 * @snapshot: a group
 * @words: words of the report
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgReportMeasure): what was decided, by number;
 *   empty for a group that is not played by correspondence
 */
GPtrArray *brg_postal_report_list (BrgStore *store,
                                   const BrgSnapshot *snapshot,
                                   const BrgWords *words,
                                   GError **error);

G_END_DECLS
