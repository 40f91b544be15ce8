/* brg-article-words.c - how a document quotes an article of a rule book
 *
 * Tests: tests/app/test-documents-words.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-article-words.h"

#include <string.h>

#include "brg-citation.h"

static const char *
translate (const char *context, const char *text, gconstpointer data)
{
  const BrgWords *words = data;

  return context != NULL ? brg_words_context (words, context, text) : brg_words_get (words, text);
}

char *
brg_article_words (const BrgWords *words, const char *article)
{
  g_return_val_if_fail (words != NULL && article != NULL, NULL);

  return brg_citation_dup (article, translate, words);
}

char *
brg_article_words_beside (const BrgWords *words, const BrgRulebook *own, const char *article)
{
  g_return_val_if_fail (words != NULL && article != NULL, NULL);

  return brg_citation_dup_beside (article, own, translate, words);
}

char *
brg_article_words_own (const BrgWords *words, const BrgRulebook *own, const char *article)
{
  const char *blank;

  g_return_val_if_fail (words != NULL && own != NULL, NULL);

  blank = article != NULL ? strchr (article, ' ') : NULL;
  if (blank == NULL || strncmp (article, own->id, strlen (own->id)) != 0 ||
      article + strlen (own->id) != blank)
    return NULL;
  return brg_citation_dup (article, translate, words);
}

char *
brg_article_words_text (const BrgWords *words, const BrgRulebook *own, const char *text)
{
  g_return_val_if_fail (words != NULL && text != NULL, NULL);

  return brg_citation_dup_text (text, own, translate, words);
}

const char *
brg_article_words_of_marks (const BrgRulebook *rulebook)
{
  g_return_val_if_fail (rulebook != NULL, NULL);

  return rulebook->printed_marks_article;
}
