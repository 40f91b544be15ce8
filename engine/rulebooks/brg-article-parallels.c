/* brg-article-parallels.c - which articles of the rule books speak of the same thing
 *
 * Tests: tests/engine/test-article.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-article-parallels.h"

#include <string.h>

#include "brg-article-find.h"
#include "brg-rulebook.h"
#include "brg-rulebooks.h"

/* The books in the order of the columns below, which is not that of menus. A further book needs no
 * column: it lists the parallels itself, see BrgArticleParallel. */
static const char *const column_books[] = { "fide-2023", "rus-chess-2014", "ukr-chess-2016",
                                            "ussr-chess-1956", "rus-draughts-2022" };

#define N_COLUMNS G_N_ELEMENTS (column_books)

typedef struct
{
  const char *numbers[G_N_ELEMENTS (column_books)]; /* NULL where a book is silent */
} Parallel;

/* An article may stand in several rows. */
static const Parallel parallels[] = {
  { { "1.2", NULL, NULL, "5", "6.1.4.1" } },
  { { "1.4", "1.2", "1.2", "3", "6.1.7" } },
  { { "2.1", "2.1", "2.1", "4", "6.1.1" } },
  { { "2.2", "2.2", "2.2", "4", "6.1.3" } },
  { { "3.1", "3.1", "3.1", "8", "6.1.5" } },
  { { "3.7", "3.7", "3.7", "7", "6.1.4.3" } },
  { { "3.7.4", "3.7.4", "3.7.4", "8", NULL } },
  { { "3.7.5", "3.7.5", "3.7.5", "9", "6.1.4.4" } },
  { { "3.8", "3.8", "3.8", "7", "6.1.4.5" } },
  { { "3.8.2", "3.8.2", "3.8", "10", NULL } },
  { { "3.8.2.1", "3.8.2.1", "3.8.3", "10", NULL } },
  { { "3.8.2.2", "3.8.2.2", "3.8.4", "10", NULL } },
  { { "3.9", "3.9", "3.9", "11", NULL } },
  { { "3.10.1", NULL, "3.10", NULL, NULL } },
  { { "4.1", "4.1", "4.1", NULL, NULL } },
  { { "4.2", "4.2", "4.2", "14", "6.1.4.9" } },
  { { "4.3", "4.3", "4.3", "14", "6.1.4.7" } },
  { { "4.3", "4.3", "4.3", "14", "5.4.14.3" } },
  { { "4.3.1", "4.3.1", "4.3.1", "14", "6.1.4.7" } },
  { { "4.3.2", "4.3.2", "4.3.2", "14", NULL } },
  { { "4.3.3", "4.3.3", "4.3.3", "14", NULL } },
  { { "4.4.1", "4.4.1", "4.4.1", NULL, NULL } },
  { { "4.4.2", "4.4.2", "4.4.2", NULL, NULL } },
  { { "4.4.3", "4.4.3", "4.4.3", NULL, NULL } },
  { { "4.4.4", "4.4.4", "4.4.4", "6", NULL } },
  { { "4.5", "4.5", "4.5", "14", "6.1.4.7" } },
  { { "4.6", "4.6.3", "4.6", "9", NULL } },
  { { "4.7", "4.6", "4.7", "6", "6.1.4.6" } },
  { { "4.7.1", "4.6.1", "4.7.1", "6", "6.1.5.11" } },
  { { "4.7.2", "4.6.2", "4.7.2", "6", NULL } },
  { { "4.7.3", "4.6.3", "4.7.3", "6", NULL } },
  { { "4.8", "4.7", "4.8", NULL, NULL } },
  { { "5.1.1", "5.1.1", "5.1.1", "12", "6.1.7" } },
  { { "5.1.2", "5.1.2", "5.1.2", "16", "6.1.7" } },
  { { "5.2.1", "5.2.1", "5.2.1", "13", NULL } },
  { { "5.2.1", "5.2.1", "5.2.1", "17 v", NULL } },
  { { "5.2.2", "5.2.2", "5.2.2", "17 a", NULL } },
  { { "5.2.2", "9.6", "9.9", "17 b", NULL } },
  { { "5.2.3", "5.2.3", "5.2.3", "17 d", "5.4.13.1" } },
  { { "6.1", "6.1", "6.1", "18", "4.2" } },
  { { "6.2.1", "6.7.1", "6.2.1", "18", "5.4.2.3" } },
  { { "6.2.3", "6.7.2", "6.2.2", NULL, "5.4.2.3" } },
  { { "6.2.4", "6.7.3", "6.2.3", NULL, NULL } },
  { { "6.2.5", "4.2", "6.2.4", NULL, "6.1.4.9" } },
  { { "6.2.6", "6.7.4", "6.2.5", NULL, NULL } },
  { { "6.3.1", "6.2.1", "6.2", "18", "5.4.2.1" } },
  { { "6.3.2", "6.2.2", "6.2", "18", NULL } },
  { { "6.5", "6.4", "6.2.4", NULL, "4.2" } },
  { { "6.6", "6.5", "6.3.1", "18", "5.4.1.2" } },
  { { "6.7.1", "6.6.1", "6.3.2", "16", "5.4.4.1" } },
  { { "6.7.2", "6.6.2", "6.3.3", "18", "5.4.1.2" } },
  { { NULL, "13.19", NULL, NULL, "5.4.5.1" } },
  { { NULL, "13.20", NULL, NULL, "5.4.5.1" } },
  { { "6.8", "6.8", "6.3.4", "18", "5.4.2.6" } },
  { { "6.9", "6.9", "6.3.5", "18", "5.4.2.6" } },
  { { "6.10.1", "6.10.1", "6.4.1", "18", "5.4.2.5" } },
  { { "6.10.2", "6.10.2", "6.4.2", "18", "5.4.2.5" } },
  { { "6.11.1", "6.12.1", "6.6.1", "18", "9.3.1.4" } },
  { { "6.11.2", "6.12.2", "6.6.2", NULL, "6.1.10.3" } },
  { { "6.11.4", "6.12.4", "6.6.4", NULL, "5.4.2.9" } },
  { { "6.12", "6.14", "6.4.3", NULL, NULL } },
  { { "7.1", "6.13", "7.1", NULL, NULL } },
  { { "7.2.1", "7.1.1", "7.2", "15", "5.4.14.1" } },
  { { "7.2.2", "7.1.2", "7.3", "15", NULL } },
  { { "7.3", "7.2", "7.4", "15", "5.4.14.1" } },
  { { "7.4", "7.3", "7.5", NULL, "9.2.5.2" } },
  { { "7.5", "7.4.1", "7.6", "15", "5.4.14.2" } },
  { { "7.5.1", "7.4.1", "7.6", "15", "5.4.14.4" } },
  { { "7.5.2", "7.4.1", "7.6", "9", "5.4.14.2" } },
  { { "7.5.5", "7.4.2", "7.7", "15", "5.4.15.2" } },
  { { "7.6", "7.5", "7.8", "15", NULL } },
  { { "8.1.1", "8.1", "8.1", "app. 3", "5.4.3.1" } },
  { { "8.1.2", "8.1", "8.1", NULL, "9.3.2" } },
  { { "8.1.4", "13.4", "8.2", NULL, NULL } },
  { { "8.3", "8.3", "8.2", NULL, "5.4.3.4" } },
  { { "8.4", "8.4", "8.3", NULL, "5.4.3.2" } },
  { { "8.5.1", "8.5.1", "8.4", NULL, "5.4.3.3" } },
  { { "8.5.2", "8.4", "8.5", NULL, "5.4.3.2" } },
  { { "8.5.3", "8.5.2", "8.6", NULL, NULL } },
  { { "8.6", "8.6", "8.7", "18", NULL } },
  { { "8.7", "8.7", "8.8", "app. 3", "5.4.3.5" } },
  { { "9.1.1", "9.1.1", "9.1", NULL, "6.1.8.1" } },
  { { "9.1.1", "9.1.1", "9.1", NULL, "7.5.1" } },
  { { "9.1.2.1", "9.1.2", "9.2", "17 d", "5.4.13.3" } },
  { { "9.2", "9.2", "9.3", "17 zh", "5.4.13.2" } },
  { { "9.2.2", "9.2.2", "9.3", "17 zh", "5.4.13.1" } },
  { { "9.3", "9.3", "9.4", "17 e", "5.4.13.5" } },
  { { "9.4", "9.4", "9.5", "17 zh", NULL } },
  { { "9.5", "9.5", "9.6", "17", "5.4.13.2" } },
  { { "9.5.3", "9.5.2", "9.6.2", "17", "5.4.13.2" } },
  { { "9.6.1", NULL, "9.7", "17 g", "5.4.13.6" } },
  { { "9.6.2", NULL, "9.8", NULL, "5.4.13.6" } },
  { { "10.1", "12.1", "10", "22", "5.4.7.1" } },
  { { "glossary", "24.1.1", NULL, "22", "5.4.7.2" } },
  { { "11.1", "13.1", NULL, "24", "5.4.15.1" } },
  { { "11.2.3", "13.2", NULL, NULL, "2.3.3" } },
  { { "11.3.1", "13.3.1", NULL, "24", "2.3.3" } },
  { { "11.3.2", "13.3.2", NULL, NULL, "2.3.3" } },
  { { "11.3.2.2", "13.3.2", NULL, NULL, "2.3.3" } },
  { { "11.3.4", "26", NULL, NULL, NULL } },
  { { "11.4", "13.5", NULL, NULL, "15.5" } },
  { { "11.5", "13.6", NULL, "24", "2.3.3" } },
  { { "11.5", "13.6", NULL, "17 d", "5.4.13.4" } },
  { { "11.6", "13.7", NULL, "24", "5.4.15.1" } },
  { { "11.7", "13.8", NULL, "24", "5.4.15.1" } },
  { { "11.8", "13.9", NULL, NULL, "5.4.15.1" } },
  { { "11.10", "13.10", NULL, "24", "5.4.17.1" } },
  { { "12.2", "14.2", NULL, "26", "12.4.6" } },
  { { "12.3", "14.3", NULL, "26 d", "12.4.6" } },
  { { "12.5", "14.5", NULL, NULL, NULL } },
  { { "12.6", "14.6", NULL, NULL, "5.4.2.4" } },
  { { "12.7", "14.7.1", NULL, NULL, "15.5" } },
  { { "12.8", "14.7.2", NULL, NULL, "2.3.3" } },
  { { "12.9", "14.4", NULL, "26 i", "5.4.15.1" } },
  { { NULL, "13.15", NULL, NULL, "2.3.2" } },
  { { NULL, "13.16", NULL, "24", "2.3.2" } },
  { { NULL, "14.8", NULL, NULL, "1.5.4" } },
  { { "A.1", "16.1", NULL, NULL, "6.1.9.2" } },
  { { "A.1", "16.1", NULL, NULL, "7.6.2" } },
  { { "A.2", "16.2", NULL, NULL, "6.1.10.2" } },
  { { "A.2", "16.2", NULL, NULL, "7.7.2" } },
  { { "A.4", "16.3", NULL, NULL, NULL } },
  { { "A.5", "16.4", NULL, NULL, "6.1.10.4" } },
  { { "A.5.1", "16.4.1", NULL, NULL, NULL } },
  { { "A.5.2", "16.4.3", NULL, NULL, "5.4.14.4" } },
  { { "A.5.3", "16.4.5", NULL, NULL, NULL } },
  { { "A.5.5", "16.4.4", NULL, NULL, "5.4.2.6" } },
  { { "B.1", "17.1", NULL, NULL, "6.1.9.3" } },
  { { "B.1", "17.1", NULL, NULL, "7.6.3" } },
  { { "B.2", "17.2", NULL, NULL, NULL } },
  { { "B.3", "17.3", NULL, NULL, NULL } },
  { { "B.3", "17.3.2", NULL, NULL, NULL } },
  { { "C", "18", NULL, "app. 3", "6.1.6.2" } },
  { { "C", "18", NULL, "app. 3", "7.3" } },
  { { "C.13", "19", NULL, "app. 3", "app. 5" } },
  { { "D.1", "32.1", NULL, "app. 1", NULL } },
  { { "D.2", "32.2", NULL, "app. 1", NULL } },
  { { "D.2.1", "32.2", NULL, "app. 1", NULL } },
  { { "D.2.2", "32.2", NULL, "app. 1", NULL } },
  { { "D.2.3", "32.2", NULL, "app. 1", NULL } },
  { { "D.2.10", "32.2", NULL, "app. 1", NULL } },
  { { "I.1.1", NULL, NULL, "19", NULL } },
  { { "I.1.2", NULL, NULL, "19", NULL } },
  { { "I.2", NULL, NULL, "19", NULL } },
  { { "I.3", NULL, NULL, "19", NULL } },
  { { "I.7", NULL, NULL, "20", NULL } },
  { { "I.8", NULL, NULL, "21", NULL } },
  { { "I.9.1", NULL, NULL, "20", NULL } },
  { { "I.9.2", NULL, NULL, "20", NULL } },
  { { "I.9.3", NULL, NULL, "20", NULL } },
  { { "I.10", NULL, NULL, "16", NULL } },
  { { "I.11", NULL, NULL, "20", NULL } },
  { { "I.12.1", NULL, NULL, "20", NULL } },
  { { "I.12.2", NULL, NULL, "20", NULL } },
  { { "I.13", NULL, NULL, "20", NULL } },
  { { "I.14", NULL, NULL, "20", NULL } },
  { { "III.1", "10.1", NULL, NULL, NULL } },
  { { "III.3.1", "6.11", "6.5", NULL, "5.4.13.1" } },
  { { "III.3.1", "16.4.6", "6.5", NULL, "5.4.13.1" } },
  { { "III.4", "10.2", NULL, NULL, NULL } },
  { { "III.5", "10.2", NULL, NULL, "6.1.10.5" } },
  { { "III.5.2", "10.2.2", NULL, NULL, NULL } },
  { { "III.6", "11", NULL, NULL, NULL } },
  { { NULL, "21.1", NULL, "26", "12.1" } },
  { { NULL, "21.3", NULL, "26 d", "12.4.1" } },
  { { NULL, "21.4", NULL, "26", "12.2" } },
  { { NULL, "21.8", NULL, "26 l", "12.3" } },
  { { NULL, "22.4", NULL, "23", NULL } },
  { { NULL, "22.5", NULL, "app. 2", "app. 2" } },
  { { NULL, "24.1.1", NULL, "23", "5.4.5.2" } },
  { { NULL, "24.1.2", NULL, "23", "5.4.5.3" } },
  { { NULL, "24.2", NULL, NULL, "5.4.5.5" } },
  { { NULL, "24.3", NULL, NULL, "5.4.9.5" } },
  { { NULL, NULL, NULL, "23", "5.4.5.4" } },
  { { NULL, "25.1", NULL, "26 z", "5.4.17.3" } },
  { { NULL, "25.2", NULL, NULL, "5.4.17.5" } },
  { { NULL, "25.3", NULL, NULL, "5.4.17.2" } },
  { { NULL, "25.3", NULL, NULL, "5.4.17.4" } },
  { { NULL, "25.4", NULL, NULL, "5.4.17.5" } },
  { { NULL, "27", NULL, NULL, "5.4.9.7" } },
  { { NULL, "29", NULL, NULL, "5.4.10.11" } },
  { { NULL, "30.1.6", NULL, NULL, "5.4.8.2" } },
  { { NULL, "30.1.4", NULL, NULL, "5.4.8.2" } },
  { { NULL, "30.2.1", NULL, NULL, "5.4.9.6.2" } },
  { { NULL, "30.2.2", NULL, NULL, "5.4.9.6.1" } },
  { { NULL, "30.3.1", NULL, NULL, "5.4.8.5" } },
  { { NULL, "30.3.1.5", NULL, NULL, "5.4.8.8" } },
  { { NULL, "30.3.2", NULL, NULL, "5.4.8.3" } },
  { { NULL, "30.5", NULL, NULL, "5.4.8.13" } },
  { { NULL, "31.1", NULL, NULL, "5.4.8.2" } },
  { { NULL, NULL, NULL, "27", "12.1" } },
  { { NULL, "33", NULL, "28", "XVI" } },
};

static gint
find_column (const BrgRulebook *rulebook)
{
  for (guint i = 0; i < N_COLUMNS; i++)
    if (g_str_equal (column_books[i], rulebook->id))
      return (gint) i;
  return -1;
}

/* Whether a row speaks of the article of @tag. */
static gboolean
has_tag (const Parallel *row, const char *tag)
{
  for (guint i = 0; i < N_COLUMNS; i++)
    {
      gsize length = strlen (column_books[i]);

      if (row->numbers[i] != NULL && strncmp (tag, column_books[i], length) == 0 &&
          tag[length] == ' ' && g_str_equal (tag + length + 1, row->numbers[i]))
        return TRUE;
    }
  return FALSE;
}

/* The numbers that a book has in a row: its column, or its own list where it has none. */
static GPtrArray *
list_numbers (const BrgRulebook *rulebook, const Parallel *row)
{
  GPtrArray *numbers = g_ptr_array_new ();
  gint column = find_column (rulebook);

  if (column >= 0 && row->numbers[column] != NULL)
    g_ptr_array_add (numbers, (gpointer) row->numbers[column]);
  for (guint i = 0; i < rulebook->n_parallels; i++)
    if (has_tag (row, rulebook->parallels[i].tag))
      g_ptr_array_add (numbers, (gpointer) rulebook->parallels[i].number);
  return numbers;
}

static gboolean
has_place (GArray *places, const BrgArticle *article)
{
  for (guint i = 0; i < places->len; i++)
    if (g_array_index (places, BrgArticlePlace, i).article == article)
      return TRUE;
  return FALSE;
}

static void
add_row (GArray *places, const BrgRulebook *rulebook, const Parallel *row)
{
  g_autoptr (GPtrArray) numbers = list_numbers (rulebook, row);

  for (guint i = 0; i < numbers->len; i++)
    {
      BrgArticlePlace place = { rulebook, brg_article_find_in (rulebook, numbers->pdata[i]) };

      if (place.article != NULL && !has_place (places, place.article))
        g_array_append_val (places, place);
    }
}

static void
add_book (GArray *places, const BrgArticlePlace *own, const BrgRulebook *rulebook)
{
  for (guint i = 0; i < G_N_ELEMENTS (parallels); i++)
    {
      g_autoptr (GPtrArray) numbers = list_numbers (own->rulebook, &parallels[i]);

      if (g_ptr_array_find_with_equal_func (numbers, own->article->number, g_str_equal, NULL))
        add_row (places, rulebook, &parallels[i]);
    }
}

GArray *
brg_article_list_parallels (const BrgRulebook *rulebook, const BrgArticle *article)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (BrgArticlePlace));
  const BrgArticlePlace own = { rulebook, article };
  const BrgRulebook *const *books;
  guint n_books;

  g_return_val_if_fail (rulebook != NULL && article != NULL, places);

  for (guint column = 0; column < N_COLUMNS; column++)
    if (!g_str_equal (column_books[column], rulebook->id))
      add_book (places, &own, brg_rulebook_find (column_books[column]));
  books = brg_rulebooks (&n_books);
  for (guint i = 0; i < n_books; i++)
    if (find_column (books[i]) < 0 && books[i] != rulebook)
      add_book (places, &own, books[i]);
  return places;
}

static gboolean
has_row (const char *tag)
{
  for (guint i = 0; i < G_N_ELEMENTS (parallels); i++)
    if (has_tag (&parallels[i], tag))
      return TRUE;
  return FALSE;
}

/* The first article of a list that the book or the table has not, or NULL. */
static char *
find_fault (const BrgRulebook *rulebook)
{
  for (guint i = 0; i < rulebook->n_parallels; i++)
    {
      const BrgArticleParallel *parallel = &rulebook->parallels[i];
      const BrgArticle *article = brg_article_find_in (rulebook, parallel->number);

      if (article == NULL || !g_str_equal (article->number, parallel->number))
        return g_strconcat (rulebook->id, " ", parallel->number, NULL);
      if (!has_row (parallel->tag))
        return g_strdup (parallel->tag);
    }
  return NULL;
}

gboolean
brg_article_check_parallels (char **fault)
{
  const BrgRulebook *const *books;
  guint n_books;

  g_return_val_if_fail (fault != NULL && *fault == NULL, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (parallels); i++)
    for (guint column = 0; column < N_COLUMNS; column++)
      {
        const char *number = parallels[i].numbers[column];
        g_autofree char *tag = g_strconcat (column_books[column], " ", number, NULL);
        const BrgArticle *article = number != NULL ? brg_article_find (tag, NULL) : NULL;

        if (number != NULL && (article == NULL || !g_str_equal (article->number, number)))
          {
            *fault = g_steal_pointer (&tag);
            return FALSE;
          }
      }
  books = brg_rulebooks (&n_books);
  for (guint i = 0; i < n_books && *fault == NULL; i++)
    *fault = find_fault (books[i]);
  return *fault == NULL;
}
