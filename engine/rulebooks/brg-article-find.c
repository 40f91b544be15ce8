/* brg-article-find.c - articles, and what rests on them, in all rule books
 *
 * Tests: tests/engine/test-article.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-article-find.h"

#include <string.h>

#include "brg-rulebooks.h"

const BrgArticle *
brg_article_find (const char *tag, const BrgRulebook **rulebook)
{
  const char *blank;
  g_autofree char *id = NULL;
  const BrgRulebook *book;

  g_return_val_if_fail (tag != NULL, NULL);

  blank = strchr (tag, ' ');
  id = blank != NULL ? g_strndup (tag, (gsize) (blank - tag)) : g_strdup (tag);
  book = brg_rulebook_find (id);
  if (rulebook != NULL)
    *rulebook = book;
  return book != NULL && blank != NULL ? brg_article_find_in (book, blank + 1) : NULL;
}

static gboolean
rests_on (const BrgIncidentRule *rule, const BrgArticle *article)
{
  return brg_article_find (rule->article, NULL) == article ||
         (rule->draw_article != NULL && brg_article_find (rule->draw_article, NULL) == article);
}

GArray *
brg_article_list_incidents (const BrgArticle *article)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (BrgIncidentPlace));
  const BrgRulebook *const *books;
  guint n_books;

  g_return_val_if_fail (article != NULL, list);

  books = brg_rulebooks (&n_books);
  for (guint i = 0; i < n_books; i++)
    for (guint k = 0; k < books[i]->n_incidents; k++)
      {
        BrgIncidentPlace place = { books[i], &books[i]->incidents[k] };

        if (rests_on (place.rule, article))
          g_array_append_val (list, place);
      }
  return list;
}
