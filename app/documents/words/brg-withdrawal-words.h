/* brg-withdrawal-words.h - the word beside a player who left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-snapshot.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * brg_withdrawal_words_get:
 * @entry: a player who left
 * @words: the language of the document
 *
 * Returns: (transfer none): the word beside his name, owned by @words
 */
const char *brg_withdrawal_words_get (const BrgEntry *entry, const BrgWords *words);

G_END_DECLS
