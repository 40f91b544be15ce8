/* brg-renju-words.h - what is wrong with a text of renju, in the user's language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-renju-text.h"

G_BEGIN_DECLS

/**
 * brg_renju_words_dup_fault:
 * @fault: why a text is neither a board nor a record of moves
 *
 * Returns: (transfer full): a sentence, with the column
 */
char *brg_renju_words_dup_fault (const BrgRenjuTextFault *fault);

G_END_DECLS
