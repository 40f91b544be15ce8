/* brg-trf-writer.h - writes FIDE tournament report files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-trf.h"

G_BEGIN_DECLS

/**
 * BrgTrfDialect:
 * @BRG_TRF_16: TRF16 with the extensions that pairing programs read: `XXR XXC XXS XXA XXP BB?`
 * @BRG_TRF_26: TRF26
 *
 * The two formats that are written.
 */
typedef enum
{
  BRG_TRF_16,
  BRG_TRF_26,
} BrgTrfDialect;

/**
 * brg_trf_write:
 * @trf: a report
 * @dialect: the format
 * @notes: (nullable) (element-type BrgFormatNote): takes what the format has no room for and was
 *   left out or cut; line and column are 0
 * @error: return location for an error of %BRG_FORMAT_ERROR
 *
 * Writes a report: UTF-8, CR LF, numbers right-aligned, names cut to 33 characters. Byes announced
 * for rounds to come are written as `0000 - Z` for the next round and, in TRF26, as 240 for every
 * round (see #BrgTrf.lists_past_byes for the rounds that were paired). An adjourned game has a
 * blank result and a comment of its own that the reader knows, and so has a discipline that does
 * not follow from the words and points of the report.
 *
 * Returns: (transfer full) (nullable): the text; %NULL with @error set when a number does not fit
 *   its columns
 */
char *brg_trf_write (const BrgTrf *trf, BrgTrfDialect dialect, GPtrArray *notes, GError **error);

G_END_DECLS
