/* brg-rules-search.h - finds articles of the rule books by number or word, in every language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-article.h"
#include "brg-rulebook.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * BrgRulesSearch:
 *
 * The articles of all books with the words by which they are found: number, citation, text and
 * topic in every language that it was made with. Immutable.
 */
typedef struct _BrgRulesSearch BrgRulesSearch;

/**
 * brg_rules_search_new:
 * @words: (array length=n_words): the words of languages
 * @n_words: how many
 *
 * Returns: (transfer full): a search over all books, in English and in the languages of @words
 */
BrgRulesSearch *brg_rules_search_new (const BrgWords *const *words, guint n_words);

/**
 * brg_rules_search_free:
 * @self: (nullable): a search
 */
void brg_rules_search_free (BrgRulesSearch *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgRulesSearch, brg_rules_search_free)

/* In brg_rules_search_find(): whatever an article is about. */
#define BRG_RULES_ALL_TOPICS -1

/**
 * brg_rules_search_find:
 * @self: a search
 * @query: numbers and words in any case, `7.5.5`, `par. 5.4.5`, `flag fall`
 * @rulebook: (nullable): only articles of this book
 * @topic: only articles about this #BrgArticleTopic, or %BRG_RULES_ALL_TOPICS
 *
 * Every word must begin a word of the article, in whatever language, or its number.
 *
 * Returns: (transfer full) (element-type BrgArticlePlace): the articles, first those whose number
 *   is a word of @query, otherwise in the order of the books; all for an empty @query
 */
GArray *brg_rules_search_find (const BrgRulesSearch *self,
                               const char *query,
                               const BrgRulebook *rulebook,
                               gint topic);

/**
 * brg_rules_topic_get_name:
 * @topic: a topic
 *
 * Returns: its name in English, marked for translation: "Touching pieces"
 */
const char *brg_rules_topic_get_name (BrgArticleTopic topic);

G_END_DECLS
