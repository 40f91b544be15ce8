/* brg-language-choice.h - one language for everything that the program shows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_language_choice_list:
 *
 * Returns: (transfer none) (array zero-terminated=1): the languages of the program, of which the
 *   first needs no catalogue
 */
const char *const *brg_language_choice_list (void);

/**
 * brg_language_choice_make:
 * @preference: the language that the user has set, empty for the one of the session
 *
 * Sets the locale of the process and the language of every catalogue, that of the toolkit too. To
 * be called once, before any text is looked up. The session may name a locale that is not installed
 * (`ru_RU.UTF-8`), a language that the program does not speak, or one for texts and another for
 * papers: whatever it is, all texts are in one language, and days and months are named in it where
 * a locale of it is installed, else in English.
 *
 * Returns: (transfer none): that language
 */
const char *brg_language_choice_make (const char *preference);

G_END_DECLS
