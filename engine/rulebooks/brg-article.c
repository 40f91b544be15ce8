/* brg-article.c - articles of the rule books in our own short words
 *
 * Tests: tests/engine/test-article.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-article.h"

#include <string.h>

#include "brg-rulebook.h"

static const BrgArticle *
find_number (const BrgRulebook *rulebook, const char *number)
{
  for (guint i = 0; i < rulebook->n_articles; i++)
    if (g_str_equal (rulebook->articles[i].number, number))
      return &rulebook->articles[i];
  return NULL;
}

/* Drops the last part, `7.5.5` from `7.5.5.1`, `17` from `17 zh`; FALSE when none is left. */
static gboolean
drop_last_part (char *number)
{
  char *end = number + strlen (number);

  while (end > number && *end != '.' && *end != ' ')
    end--;
  *end = '\0';
  return end > number;
}

const BrgArticle *
brg_article_find (const char *tag, const BrgRulebook **rulebook)
{
  const char *blank;
  g_autofree char *id = NULL;
  g_autofree char *number = NULL;
  const BrgRulebook *book;

  g_return_val_if_fail (tag != NULL, NULL);

  blank = strchr (tag, ' ');
  id = blank != NULL ? g_strndup (tag, (gsize) (blank - tag)) : g_strdup (tag);
  book = brg_rulebook_find (id);
  if (rulebook != NULL)
    *rulebook = book;
  if (book == NULL || blank == NULL)
    return NULL;
  number = g_strdup (blank + 1);
  do
    {
      const BrgArticle *article = find_number (book, number);

      if (article != NULL)
        return article;
    }
  while (drop_last_part (number));
  return NULL;
}

GPtrArray *
brg_article_list_topic (const BrgRulebook *rulebook, BrgArticleTopic topic)
{
  GPtrArray *list = g_ptr_array_new ();

  g_return_val_if_fail (rulebook != NULL, list);

  for (guint i = 0; i < rulebook->n_articles; i++)
    if (rulebook->articles[i].topic == topic)
      g_ptr_array_add (list, (gpointer) &rulebook->articles[i]);
  return list;
}
