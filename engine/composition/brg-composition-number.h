/* brg-composition-number.h - marks and points as exact numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BRG_COMPOSITION_POINT:
 *
 * A whole point: numbers are kept in thousandths.
 */
#define BRG_COMPOSITION_POINT 1000

/**
 * brg_composition_number_read:
 * @text: `7`, `7.5` or `7,5`, at most three figures behind the point
 * @length: bytes of @text, -1 if it ends with a zero
 * @most: the largest number, in thousandths
 * @number: (out): the number in thousandths; untouched on failure
 *
 * Returns: whether @text is a number from 0 to @most
 */
gboolean brg_composition_number_read (const char *text, gssize length, gint64 most, gint64 *number);

/**
 * brg_composition_number_dup_text:
 * @number: a number in thousandths, not below 0
 *
 * Returns: (transfer full): the number as text, `17`, `7.5`
 */
char *brg_composition_number_dup_text (gint64 number);

G_END_DECLS
