/* brg-article-words.h - how a document quotes an article of a rule book
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-rulebook.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * brg_article_words:
 * @words: words
 * @article: book id and article, `rus-draughts-2022 5.4.5.2`
 *
 * Writes an article the way its book is quoted: `п. 5.4.5.2`, `§ 23`, `ст. 24.1.1`.
 *
 * Returns: (transfer full): the text; an unknown book leaves the bare article
 */
char *brg_article_words (const BrgWords *words, const char *article);

/**
 * brg_article_words_beside:
 * @words: a language
 * @own: (nullable): the rule book of the event
 * @article: book id and article
 *
 * Returns: (transfer full): the same, with the name of the book where it is another than @own
 */
char *brg_article_words_beside (const BrgWords *words, const BrgRulebook *own, const char *article);

/**
 * brg_article_words_own:
 * @words: a language
 * @own: the rule book of the event
 * @article: (nullable): book id and article
 *
 * Returns: (transfer full) (nullable): the article; %NULL for one of another book: what a
 * federation has for its own events is no ground on a paper of an event under another book
 */
char *brg_article_words_own (const BrgWords *words, const BrgRulebook *own, const char *article);

/**
 * brg_article_words_text:
 * @words: words
 * @own: (nullable): the rule book of the event
 * @text: what somebody has written of articles, see brg_citation_dup_text()
 *
 * Returns: (transfer full): the text with the articles of rule books as they are quoted
 */
char *brg_article_words_text (const BrgWords *words, const BrgRulebook *own, const char *text);

/**
 * brg_article_words_of_marks:
 * @rulebook: a rule book
 *
 * Returns: (nullable): the article that sets + and − for games not played, `ussr-chess-1956 22`
 */
const char *brg_article_words_of_marks (const BrgRulebook *rulebook);

G_END_DECLS
