/* brg-start-numbers.h - start numbers before the first round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-snapshot.h"
#include "brg-varma-lots.h"

G_BEGIN_DECLS

/**
 * BrgNumberMethod:
 * @BRG_NUMBERS_RATING: by rating, equal ones and those without by lot
 * @BRG_NUMBERS_FIDE: by rating, title and name, as FIDE wants it (fide-handling-2026 2.2)
 * @BRG_NUMBERS_LOTS: by lot alone
 * @BRG_NUMBERS_VARMA: by lots that keep delegations apart in the last rounds of a round robin
 *   (rus-chess-2014 22.9), see brg_start_numbers_new_lots()
 * @BRG_NUMBERS_HAND: as the arbiter says
 *
 * How start numbers come about.
 */
typedef enum
{
  BRG_NUMBERS_RATING,
  BRG_NUMBERS_FIDE,
  BRG_NUMBERS_LOTS,
  BRG_NUMBERS_VARMA,
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
 * @method: how the order comes about; by hand it begins with the order of the list, and so it does
 *   with %BRG_NUMBERS_VARMA, see brg_start_numbers_order_by_lots()
 * @seed: seed of the lots
 *
 * The lots fall on the list in the order of entry, so that the same seed gives the same numbers
 * again, here and with the first pairing. Those who have left come last.
 *
 * Returns: (transfer full) (array): index of the player who gets number 1, 2, ...; free with
 *   g_free()
 */
gint *brg_start_numbers_order (const BrgSnapshot *snapshot, BrgNumberMethod method, guint64 seed);

/**
 * brg_start_numbers_new_lots:
 * @snapshot: a group
 * @field: what makes a delegation
 * @seed: seed of the lots
 *
 * Returns: (transfer full): the draw of those who have not left
 */
BrgVarmaLots *brg_start_numbers_new_lots (BrgSnapshot *snapshot,
                                          BrgDelegationField field,
                                          guint64 seed);

/**
 * brg_start_numbers_order_by_lots:
 * @lots: a draw of brg_start_numbers_new_lots()
 *
 * Returns: (transfer full) (array): index of the player who gets number 1, 2, ..., those who have
 *   left last; the order of the list while the draw is not complete; free with g_free()
 */
gint *brg_start_numbers_order_by_lots (const BrgVarmaLots *lots);

G_END_DECLS
