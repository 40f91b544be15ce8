/* brg-draughts-words.h - what is wrong with a text of a position of draughts, in the user's
 * language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draughts-fen.h"

G_BEGIN_DECLS

/**
 * brg_draughts_words_dup_fen_fault:
 * @fault: why a text is no position
 *
 * Returns: (transfer full): a sentence, with the column
 */
char *brg_draughts_words_dup_fen_fault (const BrgDraughtsFenFault *fault);

G_END_DECLS
