/* brg-postal-doubt-words.h - why a day of a letter is doubted, in the user's language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-doubt.h"

G_BEGIN_DECLS

/** brg_postal_doubt_dup_words: Returns: (transfer full): one sentence */
char *brg_postal_doubt_dup_words (const BrgPostalDoubt *doubt);

G_END_DECLS
