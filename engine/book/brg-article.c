/* brg-article.c - articles of the rule books in our own short words
 *
 * Tests: tests/engine/test-article.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-article.h"

#include <string.h>

static const BrgArticle *
find_number (const BrgRulebook *rulebook, const char *number)
{
  for (guint i = 0; i < rulebook->n_articles; i++)
    if (g_str_equal (rulebook->articles[i].number, number))
      return &rulebook->articles[i];
  return NULL;
}

/* Drops the last part, `7.5.5` from `7.5.5.1`, `17` from `17 zh`, `7.5.2` from `7.5.2a`; FALSE when
 * none is left. */
static gboolean
drop_last_part (char *number)
{
  char *end = number + strlen (number);

  if (end - number > 1 && g_ascii_islower (end[-1]) && g_ascii_isdigit (end[-2]))
    {
      end[-1] = '\0';
      return TRUE;
    }
  while (end > number && *end != '.' && *end != ' ')
    end--;
  *end = '\0';
  return end > number;
}

const BrgArticle *
brg_article_find_in (const BrgRulebook *rulebook, const char *number)
{
  g_autofree char *part = NULL;

  g_return_val_if_fail (rulebook != NULL && number != NULL, NULL);

  part = g_strdup (number);
  do
    {
      const BrgArticle *article = find_number (rulebook, part);

      if (article != NULL)
        return article;
    }
  while (drop_last_part (part));
  return NULL;
}

gboolean
brg_article_is_of (const BrgRulebook *rulebook, const char *tag)
{
  g_return_val_if_fail (rulebook != NULL && tag != NULL, FALSE);

  return g_str_has_prefix (tag, rulebook->id) && tag[strlen (rulebook->id)] == ' ';
}

char *
brg_article_dup_tag (const BrgRulebook *rulebook, const BrgArticle *article)
{
  g_return_val_if_fail (rulebook != NULL && article != NULL, NULL);

  return g_strconcat (rulebook->id, " ", article->number, NULL);
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
