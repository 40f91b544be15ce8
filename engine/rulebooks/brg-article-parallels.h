/* brg-article-parallels.h - what the other books say of the same matter
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-article.h"

G_BEGIN_DECLS

/**
 * BrgArticlePlace:
 * @rulebook: a book
 * @article: an article of it
 */
typedef struct
{
  const BrgRulebook *rulebook;
  const BrgArticle *article;
} BrgArticlePlace;

/**
 * brg_article_list_parallels:
 * @rulebook: a book
 * @article: an article of it
 *
 * Finds what the other books say of the same matter.
 *
 * Returns: (transfer full) (element-type BrgArticlePlace): articles of other books, book by book;
 *   of one book there may be several or none
 */
GArray *brg_article_list_parallels (const BrgRulebook *rulebook, const BrgArticle *article);

/**
 * brg_article_check_parallels:
 * @fault: (out): the first article in the table of parallels, or in the list of a book, that is not
 *   known; for the tests
 *
 * Returns: whether the books have all articles of the table, and the table all of their lists
 */
gboolean brg_article_check_parallels (char **fault);

G_END_DECLS
