/* brg-code39.h - Code 39: a text as bars that a scanner reads
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BRG_CODE39_WIDE:
 *
 * Width of a wide bar or space in narrow ones.
 */
#define BRG_CODE39_WIDE 2.5

/**
 * brg_code39_new:
 * @text: capital Latin letters, digits, blanks and `- . $ / + %`
 *
 * Writes a text in Code 39 (ISO/IEC 16388) with its start and stop character, without a check
 * character.
 *
 * Returns: (transfer full) (nullable) (element-type double): widths of bars and spaces by turns in
 *   narrow ones, the first and the last is a bar; %NULL when the code has no such character
 */
GArray *brg_code39_new (const char *text);

G_END_DECLS
