/* brg-words.h - the words of a document in the language of the document
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>
#include <glib/gi18n.h>

G_BEGIN_DECLS

/**
 * BrgWords:
 *
 * Translations into one language, independent of the locale of the program: the menus may be
 * English while the protocol is Russian. Immutable; may be used from several threads.
 */
typedef struct _BrgWords BrgWords;

/**
 * brg_words_open:
 * @language: a language, `ru`, `uk`, `en`; `ru_RU` and `ru_RU.UTF-8` mean `ru` as well
 *
 * Loads `<directory>/<language>/LC_MESSAGES/berger.mo`; the directory is that of the environment's
 * `BERGER_LOCALEDIR`, else the one that the program was built for. English needs no file. A missing
 * or damaged catalogue is logged and the words are English then.
 *
 * Returns: (transfer full): the words, never %NULL
 */
BrgWords *brg_words_open (const char *language);

/**
 * brg_words_load:
 * @language: a language
 * @path: path of its compiled catalogue
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the words; %NULL with @error set, a file error or
 *   %BRG_MO_FILE_ERROR_DAMAGED
 */
BrgWords *brg_words_load (const char *language, const char *path, GError **error);

/**
 * brg_words_unref:
 * @words: words
 */
void brg_words_unref (BrgWords *words);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgWords, brg_words_unref)

/**
 * brg_words_get_language:
 * @words: words
 *
 * Returns: (transfer none): the language in effect, `ru`; `en` after a catalogue could not be read
 */
const char *brg_words_get_language (const BrgWords *words);

/**
 * brg_words_knows_plurals:
 * @words: words
 *
 * Returns: whether the catalogue's rule for plurals could be read; otherwise that of English is
 * used
 */
gboolean brg_words_knows_plurals (const BrgWords *words);

/**
 * brg_words_get:
 * @words: words
 * @text: an English text
 *
 * Returns: (transfer none): its translation, or @text. A translation whose conversions (`%d`)
 * differ from those of @text is not used.
 */
const char *brg_words_get (const BrgWords *words, const char *text) G_GNUC_FORMAT (2);

/**
 * brg_words_context:
 * @words: words
 * @context: what the text is, for the translator: `table head`
 * @text: an English text
 *
 * Returns: (transfer none): its translation in that context, or @text
 */
const char *brg_words_context (const BrgWords *words, const char *context, const char *text)
    G_GNUC_FORMAT (3);

/**
 * brg_words_plural:
 * @words: words
 * @singular: an English text for one
 * @plural: the same for several
 * @n: how many
 *
 * Returns: (transfer none): the translation in the form that @n takes, or an English one
 */
const char *brg_words_plural (const BrgWords *words,
                              const char *singular,
                              const char *plural,
                              guint n) G_GNUC_FORMAT (2) G_GNUC_FORMAT (3);

/**
 * brg_words_fill:
 * @words: words
 * @text: an English text with one `%s`, from a table
 * @argument: what stands for it
 *
 * Returns: (transfer full): the translation of @text with @argument in its place
 */
char *brg_words_fill (const BrgWords *words, const char *text, const char *argument);

/**
 * W_:
 * @words: words
 * @text: an English text
 *
 * Short for brg_words_get(). N_() and NC_() mark texts in tables.
 */
#define W_(words, text) (brg_words_get ((words), (text)))

/**
 * WC_:
 * @words: words
 * @context: a context
 * @text: an English text
 *
 * Short for brg_words_context().
 */
#define WC_(words, context, text) (brg_words_context ((words), (context), (text)))

/**
 * WN_:
 * @words: words
 * @singular: an English text for one
 * @plural: the same for several
 * @n: how many
 *
 * Short for brg_words_plural().
 */
#define WN_(words, singular, plural, n) (brg_words_plural ((words), (singular), (plural), (n)))

G_END_DECLS
