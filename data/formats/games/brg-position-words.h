/* brg-position-words.h - what is wrong with a position, in the user's language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-fen.h"

G_BEGIN_DECLS

/**
 * brg_position_words_dup_fault:
 * @fault: why men are no position
 *
 * Returns: (transfer full): a sentence
 */
char *brg_position_words_dup_fault (const BrgPositionFault *fault);

/**
 * brg_position_words_dup_fen_fault:
 * @fault: why a text is no position
 *
 * Returns: (transfer full): a sentence, with the column
 */
char *brg_position_words_dup_fen_fault (const BrgFenFault *fault);

G_END_DECLS
