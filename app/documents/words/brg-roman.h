/* brg-roman.h - Roman numerals for the rounds of a Swiss table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_roman:
 * @number: a number, 1 to 399
 *
 * Returns: (transfer full): the numeral, `IV` (rus-draughts-2022 appendix 10)
 */
char *brg_roman (guint number);

G_END_DECLS
