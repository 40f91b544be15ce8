/* brg-postal-doubt-words.h - why a day of a letter is doubted, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-doubt.h"

G_BEGIN_DECLS

/** brg_postal_doubt_dup_words: Returns: (transfer full): one sentence in the user's language */
char *brg_postal_doubt_dup_words (const BrgPostalDoubt *doubt);

/** brg_postal_doubt_dup_english: Returns: (transfer full): the same in English, for programs */
char *brg_postal_doubt_dup_english (const BrgPostalDoubt *doubt);

G_END_DECLS
