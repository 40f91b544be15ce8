/* brg-ui-words.h - the language that the user works in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-rulebook.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * brg_ui_get_language:
 *
 * Returns: (transfer none): language of the window: `en`, `ru` or `uk`; a constant string
 */
const char *brg_ui_get_language (void);

/**
 * brg_ui_get_words:
 *
 * Returns: (transfer none): words of tables and documents in the language of the window; kept as
 *   long as the program runs
 */
const BrgWords *brg_ui_get_words (void);

/**
 * brg_ui_dup_article:
 * @own: (nullable): the rule book of the event: articles of others are cited with theirs
 * @article: an article, `rus-draughts-2022 5.4.10.5`
 *
 * Returns: (transfer full): how it is cited in the window
 */
char *brg_ui_dup_article (const BrgRulebook *own, const char *article);

/**
 * brg_ui_languages:
 *
 * Returns: (transfer none) (array zero-terminated=1): languages that documents can be in
 */
const char *const *brg_ui_languages (void);

/**
 * brg_ui_get_language_name:
 * @language: one of brg_ui_languages()
 *
 * Returns: its own name, `русский`; a constant string
 */
const char *brg_ui_get_language_name (const char *language);

G_END_DECLS
