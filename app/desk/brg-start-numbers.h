/* brg-start-numbers.h - start numbers before the first round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgNumberMethod:
 * @BRG_NUMBERS_RATING: by rating, equal ones and those without by lot
 * @BRG_NUMBERS_LOTS: by lot alone
 * @BRG_NUMBERS_HAND: as the arbiter says
 *
 * How start numbers come about.
 */
typedef enum
{
  BRG_NUMBERS_RATING,
  BRG_NUMBERS_LOTS,
  BRG_NUMBERS_HAND,
} BrgNumberMethod;

#define BRG_N_NUMBER_METHODS (BRG_NUMBERS_HAND + 1)

/**
 * brg_number_method_get_word:
 * @method: a method
 *
 * Returns: what brg_store_number_entries() calls it; a constant string
 */
const char *brg_number_method_get_word (BrgNumberMethod method);

/**
 * brg_start_numbers_order:
 * @snapshot: a group
 * @method: how the order comes about; by hand it begins with the order of the list
 * @seed: seed of the lots
 *
 * The lots fall on the list in the order of entry, so that the same seed gives the same numbers
 * again, here and with the first pairing. Those who have left come last.
 *
 * Returns: (transfer full) (array): index of the player who gets number 1, 2, ...; free with
 *   g_free()
 */
gint *brg_start_numbers_order (const BrgSnapshot *snapshot, BrgNumberMethod method, guint64 seed);

G_END_DECLS
