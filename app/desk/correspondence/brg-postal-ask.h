/* brg-postal-ask.h - what is asked about once more before a letter is stored
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-preview.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * brg_postal_ask_dup_words:
 * @preview: what a letter would bring
 * @number: its number
 * @words: the user's language
 *
 * A letter is stored as it was written, also where it stops the game (10.2.9, 10.2.10); but who
 * has mistyped it shall see that first. So of a draw that is taken with no offer recorded (10.3.2).
 *
 * Returns: (transfer full) (nullable): sentences; %NULL where nothing is to be asked
 */
char *brg_postal_ask_dup_words (const BrgPostalPreview *preview,
                                guint number,
                                const BrgWords *words);

G_END_DECLS
