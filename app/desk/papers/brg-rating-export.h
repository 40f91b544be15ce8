/* brg-rating-export.h - the report that a rating list is made from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-snapshot.h"
#include "brg-trf-writer.h"

G_BEGIN_DECLS

/**
 * brg_rating_export_make:
 * @snapshot: a group
 * @dialect: TRF16 or TRF26
 * @notes: (nullable) (element-type BrgFormatNote): takes what the format has no room for
 * @error: return location for an error of %BRG_FORMAT_ERROR
 *
 * Makes the report as the rating officer wants it: results as they count for rating, also where
 * another one counts for the places, every plus and minus as such, and the days of the rounds. The
 * points of a player are those of the table; where they differ from the results, TRF26 says so.
 *
 * Returns: (transfer full) (nullable): the text of the file
 */
char *brg_rating_export_make (const BrgSnapshot *snapshot,
                              BrgTrfDialect dialect,
                              GPtrArray *notes,
                              GError **error);

/**
 * brg_rating_export_dup_name:
 * @snapshot: a group
 *
 * Returns: (transfer full): a name for the file
 */
char *brg_rating_export_dup_name (const BrgSnapshot *snapshot);

G_END_DECLS
