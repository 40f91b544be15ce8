/* brg-sealed-exemption.h - texts of the file that cannot tell a sealed move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgSealedExemption:
 * @table: a table
 * @column: (nullable): a column of it, %NULL for all
 * @reason: why a text there cannot tell a sealed move
 *
 * What brg-sealed-gate.c does not look at.
 */
typedef struct
{
  const char *table;
  const char *column;
  const char *reason;
} BrgSealedExemption;

/**
 * brg_sealed_exemptions:
 * @n_exemptions: (out): how many
 *
 * Returns: (transfer none) (array length=n_exemptions): all of them
 */
const BrgSealedExemption *brg_sealed_exemptions (guint *n_exemptions);

/**
 * brg_sealed_exemption_covers:
 * @table: a table
 * @column: a column of it
 *
 * Returns: whether texts there are let past
 */
gboolean brg_sealed_exemption_covers (const char *table, const char *column);

G_END_DECLS
