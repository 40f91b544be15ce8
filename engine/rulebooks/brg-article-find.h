/* brg-article-find.h - articles, and what rests on them, in all rule books
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-article.h"

G_BEGIN_DECLS

/**
 * brg_article_find:
 * @tag: book id and article, `fide-2023 7.5.5`
 * @rulebook: (out) (optional) (nullable): its book
 *
 * Finds an article, or the nearest one above it: for `fide-2023 7.5.5.1` without a row of its own
 * that of `7.5.5`, for `rus-draughts-2022 7.5.2a` that of `7.5.2`.
 *
 * Returns: (transfer none) (nullable): the article; %NULL when the book or all above it are unknown
 */
const BrgArticle *brg_article_find (const char *tag, const BrgRulebook **rulebook);

/**
 * BrgIncidentPlace:
 * @rulebook: a book
 * @rule: a row of its incidents
 */
typedef struct
{
  const BrgRulebook *rulebook;
  const BrgIncidentRule *rule;
} BrgIncidentPlace;

/**
 * brg_article_list_incidents:
 * @article: an article of a book
 *
 * Lists the rows on incidents, of all books, that rest on an article or on a part of it that has
 * no row of its own in #BrgRulebook.articles.
 *
 * Returns: (transfer full) (element-type BrgIncidentPlace): the rows, in the order of books and of
 *   their tables
 */
GArray *brg_article_list_incidents (const BrgArticle *article);

G_END_DECLS
