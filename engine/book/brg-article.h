/* brg-article.h - articles of the rule books in our own short words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BrgArticleTopic:
 *
 * What an article is about, so that the books can be laid side by side. The order is that of the
 * page of rules.
 */
typedef enum
{
  BRG_TOPIC_OTHER,
  BRG_TOPIC_BOARD,
  BRG_TOPIC_MOVES,
  BRG_TOPIC_TOUCHING,
  BRG_TOPIC_START,
  BRG_TOPIC_CLOCK,
  BRG_TOPIC_LATENESS,
  BRG_TOPIC_FLAG,
  BRG_TOPIC_ILLEGAL_MOVE,
  BRG_TOPIC_IRREGULARITY,
  BRG_TOPIC_RECORD,
  BRG_TOPIC_DRAW,
  BRG_TOPIC_CLAIM,
  BRG_TOPIC_RESULT,
  BRG_TOPIC_CONDUCT,
  BRG_TOPIC_SANCTION,
  BRG_TOPIC_FAST_PLAY,
  BRG_TOPIC_ADJOURNMENT,
  BRG_TOPIC_BLIND,
  BRG_TOPIC_PAIRING,
  BRG_TOPIC_TIE_BREAK,
  BRG_TOPIC_LEAVER,
  BRG_TOPIC_TEAM,
  BRG_TOPIC_ADMISSION,
  BRG_TOPIC_OFFICIAL,
  BRG_TOPIC_PROTEST,
  BRG_TOPIC_REPORT,
  BRG_TOPIC_COMPOSITION,
} BrgArticleTopic;

#define BRG_N_ARTICLE_TOPICS (BRG_TOPIC_COMPOSITION + 1)

/**
 * BrgArticle:
 * @number: number as the program cites it behind the id of the book: `7.5.5`, `17 zh`, `A.5.2`,
 *   `app. 2`
 * @topic: what it is about
 * @text: what it says, in one to three short sentences of our own, marked for translation; never a
 *   sentence of the book
 *
 * An article that the program knows.
 */
struct _BrgArticle
{
  const char *number;
  BrgArticleTopic topic;
  const char *text;
};

/**
 * BrgArticleParallel:
 * @number: number of an article of the book
 * @tag: an article of another book on the same matter, one of the table: `fide-2023 7.5.5`
 *
 * What a book that has no column in the table of parallels says of its own.
 */
struct _BrgArticleParallel
{
  const char *number;
  const char *tag;
};

/**
 * brg_article_find_in:
 * @rulebook: a book
 * @number: number of an article, `7.5.5.1`
 *
 * Finds an article of a book, or the nearest one above it, as brg_article_find() does.
 *
 * Returns: (transfer none) (nullable): the article; %NULL when all above it are unknown
 */
const BrgArticle *brg_article_find_in (const BrgRulebook *rulebook, const char *number);

/** brg_article_is_of: Returns: whether @tag, book id and article, is of @rulebook */
gboolean brg_article_is_of (const BrgRulebook *rulebook, const char *tag);

/**
 * brg_article_dup_tag:
 * @rulebook: a book
 * @article: an article of it
 *
 * Returns: (transfer full): its tag, `fide-2023 7.5.5`
 */
char *brg_article_dup_tag (const BrgRulebook *rulebook, const BrgArticle *article);

/**
 * brg_article_list_topic:
 * @rulebook: a book
 * @topic: a topic
 *
 * Returns: (transfer container) (element-type BrgArticle): its articles about @topic, in their
 *   order
 */
GPtrArray *brg_article_list_topic (const BrgRulebook *rulebook, BrgArticleTopic topic);

G_END_DECLS
