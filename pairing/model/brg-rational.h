/* brg-rational.h - exact fractions for tie-breaks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgRational:
 * @num: numerator
 * @den: denominator, at least 1, without a common factor with @num
 *
 * A fraction in lowest terms. Points are turned into it with brg_rational_points(), so one whole
 * point is 1.
 */
typedef struct
{
  gint64 num;
  gint64 den;
} BrgRational;

/**
 * brg_rational:
 * @num: numerator
 * @den: denominator, not 0
 *
 * Returns: @num / @den in lowest terms
 */
BrgRational brg_rational (gint64 num, gint64 den);

/**
 * brg_rational_points:
 * @units: points in units of %BRG_POINT
 *
 * Returns: the same as a fraction of one point
 */
BrgRational brg_rational_points (gint64 units);

/**
 * brg_rational_compare:
 * @a: a fraction
 * @b: a fraction
 *
 * Returns: negative, zero or positive as @a is less than, equal to or more than @b
 */
gint brg_rational_compare (BrgRational a, BrgRational b);

/**
 * brg_rational_to_text:
 * @value: a fraction
 * @decimals: the most decimals to write
 *
 * Writes a decimal number with a point and without trailing zeros, `13.5`, `8.25`, `12`, rounded
 * half away from zero. The same on every machine, for files and the command line.
 *
 * Returns: (transfer full): the text
 */
char *brg_rational_to_text (BrgRational value, guint decimals);

/**
 * brg_rational_to_figures:
 * @value: a fraction
 *
 * Writes the value as people read it in a table: `13½`, `8¼`, `⅓`, `−4`, `12`. A rest without a
 * sign of its own is written as a decimal with a point.
 *
 * Returns: (transfer full): the text
 */
char *brg_rational_to_figures (BrgRational value);

/**
 * brg_points_to_figures:
 * @units: points in units of %BRG_POINT
 *
 * Returns: (transfer full): the points as people read them, `4½`
 */
char *brg_points_to_figures (gint64 units);

G_END_DECLS
