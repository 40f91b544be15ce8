/* brg-said-words.h - sentences of the desk in the language of a paper
 *
 * What the desk says on the screen it says in the user's language, through _(). A file that
 * includes this header behind glib/gi18n-lib.h says the same in another language while a paper is
 * made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-words.h"

G_BEGIN_DECLS

/**
 * brg_said_words_begin:
 * @words: (nullable): a language, not owned; %NULL for the user's again
 *
 * From here on everything in this thread is said in that language.
 *
 * Returns: (nullable): the language before, to go back to
 */
const BrgWords *brg_said_words_begin (const BrgWords *words);

/** brg_said_words_get: Returns: (transfer none): @text in the language that holds */
const char *brg_said_words_get (const char *text) G_GNUC_FORMAT (1);

/** brg_said_words_context: Returns: (transfer none): @text of @context in the language that holds
 */
const char *brg_said_words_context (const char *context, const char *text) G_GNUC_FORMAT (2);

#ifdef _
#undef _
#define _(text) (brg_said_words_get (text))
#endif

#ifdef C_
#undef C_
#define C_(context, text) (brg_said_words_context (context, text))
#endif

G_END_DECLS
