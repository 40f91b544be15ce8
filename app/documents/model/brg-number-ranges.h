/* brg-number-ranges.h - numbers that were chosen, written as people write them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BRG_MOST_CHOSEN_NUMBER:
 *
 * No start number and no board is higher.
 */
#define BRG_MOST_CHOSEN_NUMBER 99999

/**
 * BRG_NUMBER_RANGES_ERROR:
 *
 * Error domain of chosen numbers.
 */
#define BRG_NUMBER_RANGES_ERROR (brg_number_ranges_error_quark ())
GQuark brg_number_ranges_error_quark (void);

/**
 * BrgNumberRangesError:
 * @BRG_NUMBER_RANGES_ERROR_TEXT: the text does not name numbers
 */
typedef enum
{
  BRG_NUMBER_RANGES_ERROR_TEXT,
} BrgNumberRangesError;

/**
 * brg_number_ranges_check:
 * @text: numbers and ranges by commas, `3,5,7-9`; empty for all
 * @error: return location for an error, which names the column
 *
 * Returns: whether @text can be read
 */
gboolean brg_number_ranges_check (const char *text, GError **error);

/**
 * brg_number_ranges_has:
 * @text: numbers as of brg_number_ranges_check()
 * @number: a number, from 1
 *
 * Returns: whether it is among them; an empty text has all, one that cannot be read none
 */
gboolean brg_number_ranges_has (const char *text, gint number);

G_END_DECLS
