/* brg-money-words.h - amounts of money in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-words.h"

G_BEGIN_DECLS

/**
 * brg_money_words_amount:
 * @amount: an amount in hundredths
 * @words: the language
 *
 * Returns: (transfer full): the amount in figures, without hundredths where there are none: `300`,
 *   `31.67`
 */
char *brg_money_words_amount (gint64 amount, const BrgWords *words);

/**
 * brg_money_words_sum:
 * @amount: an amount in hundredths
 * @currency: currency as it is printed, may be empty
 * @words: the language
 *
 * Returns: (transfer full): the amount with its currency, `300 EUR`, `12 345 EUR`
 */
char *brg_money_words_sum (gint64 amount, const char *currency, const BrgWords *words);

G_END_DECLS
