/* brg-norm-table.h - norms as a table in a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-format-error.h"
#include "brg-norm-rules.h"

G_BEGIN_DECLS

/**
 * BRG_NORM_TABLE_MAX_SIZE:
 *
 * Tables of norms are smaller than this, in bytes.
 */
#define BRG_NORM_TABLE_MAX_SIZE (1 << 20)

/**
 * brg_norm_table_read:
 * @text: content of a file, UTF-8
 * @length: its length in bytes
 * @name: name of the file for messages
 * @error: return location for an error of %BRG_FORMAT_ERROR
 *
 * Reads rows of twenty columns parted by tabs, as data/tables/title-norms.tsv describes them. Blank
 * lines and those that begin with `#` are passed over; columns may be missing at the end of a row.
 *
 * Returns: (transfer full) (nullable): the norms; %NULL with @error set
 */
BrgNormTable *brg_norm_table_read (const char *text,
                                   gsize length,
                                   const char *name,
                                   GError **error);

/**
 * brg_norm_table_get_fide:
 *
 * Returns: (transfer none): the title norms of FIDE; a constant, read once
 */
const BrgNormTable *brg_norm_table_get_fide (void);

G_END_DECLS
