/* brg-article.h - articles of the rule books in our own short words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _BrgRulebook BrgRulebook;

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
} BrgArticleTopic;

#define BRG_N_ARTICLE_TOPICS (BRG_TOPIC_REPORT + 1)

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
typedef struct
{
  const char *number;
  BrgArticleTopic topic;
  const char *text;
} BrgArticle;

/**
 * brg_article_find:
 * @tag: book id and article, `fide-2023 7.5.5`
 * @rulebook: (out) (optional) (nullable): its book
 *
 * Finds an article, or the nearest one above it: for `fide-2023 7.5.5.1` without a row of its own
 * that of `7.5.5`.
 *
 * Returns: (transfer none) (nullable): the article; %NULL when the book or all above it are unknown
 */
const BrgArticle *brg_article_find (const char *tag, const BrgRulebook **rulebook);

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
