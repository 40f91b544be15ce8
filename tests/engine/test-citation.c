/* test-citation.c - articles as their books are quoted, in whatever language
 *
 * The language is an invention; that the catalogues are asked is shown by
 * ../app/test-documents-words.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-article.h"
#include "brg-citation.h"
#include "brg-test.h"

#include "brg-rulebooks.h"

#include <string.h>

#include "brg-rulebook.h"

#define NBSP "\302\240"

static const struct
{
  const char *context;
  const char *text;
  const char *said;
} dictionary[] = {
  { NULL, "art. %s", "Artikel %s" }, { NULL, "§ %s", "%s. §" },
  { NULL, "app. %s", "Anhang %s" },  { NULL, "glossary", "Worte" },
  { "subparagraph", "zh", "ж" },
};

static const char *
translate (const char *context, const char *text, gconstpointer data)
{
  g_assert_true (data == dictionary);
  for (guint i = 0; i < G_N_ELEMENTS (dictionary); i++)
    if (g_strcmp0 (dictionary[i].context, context) == 0 && g_str_equal (dictionary[i].text, text))
      return dictionary[i].said;
  return text;
}

/* An article of another book comes with the name of it; who wrote none has no book of his own. */
static void
test_beside (void)
{
  static const struct
  {
    const char *article;
    const char *own;
    const char *citation;
  } cases[] = {
    { "fide-2023 A.3", "fide-2023", "Artikel" NBSP "A.3" },
    { "fide-2023 A.3", NULL, "Artikel" NBSP "A.3" },
    { "rus-draughts-2022 5.4.9.6.2", "fide-2023",
      "par." NBSP "5.4.9.6.2, Russian draughts rules 2022" },
    { "rus-chess-2014 7.4.2", "ussr-chess-1956", "Artikel" NBSP "7.4.2, Russian chess rules 2014" },
    { "fide-dutch-2026 4.1", "rus-chess-2014", "FIDE" NBSP "C.04.3," NBSP "4.1" },
    { "7.5.5", "fide-2023", "7.5.5" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const BrgRulebook *own = cases[i].own != NULL ? brg_rulebook_find (cases[i].own) : NULL;
      g_autofree char *quoted =
          brg_citation_dup_beside (cases[i].article, own, translate, dictionary);

      g_assert_cmpstr (quoted, ==, cases[i].citation);
    }
}

static void
test_articles (void)
{
  static const struct
  {
    const char *article;
    const char *citation;
  } cases[] = {
    { "fide-2023 A.3", "Artikel" NBSP "A.3" },
    { "rus-chess-2014 7.4.2", "Artikel" NBSP "7.4.2" },
    { "rus-draughts-2022 5.4.15.2", "par." NBSP "5.4.15.2" },
    { "rus-draughts-2022 app. 2", "Anhang" NBSP "2" },
    { "ussr-chess-1956 17 zh", "17" NBSP "ж." NBSP "§" },
    { "fide-2023 glossary", "Worte" },
    { "fide-dutch-2026 4.1", "FIDE" NBSP "C.04.3," NBSP "4.1" },
    { "club-2030 9", "9" },
    { "7.5.5", "7.5.5" },
    { "", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *citation = brg_citation_dup (cases[i].article, translate, dictionary);

      g_assert_cmpstr (citation, ==, cases[i].citation);
    }
}

static void
test_texts (void)
{
  static const struct
  {
    const char *text;
    const char *quoted;
  } cases[] = {
    { "fide-2023 7.5.5", "Artikel" NBSP "7.5.5" },
    { "fide-2023 7.5.5, ussr-chess-1956 15; 6 of the regulations",
      "Artikel" NBSP "7.5.5, 15." NBSP "§; 6 of the regulations" },
    { "the regulations, 4\nrus-draughts-2022 app. 2", "the regulations, 4\nAnhang" NBSP "2" },
    { "art. 7.5.5,, fide-2023", "art. 7.5.5,, fide-2023" },
    { ", ", ", " },
    { "", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *quoted = brg_citation_dup_text (cases[i].text, NULL, translate, dictionary);

      g_assert_cmpstr (quoted, ==, cases[i].quoted);
    }
}

/* No reader meets the id of a book. */
static void
test_books (void)
{
  const BrgRulebook *const *books;
  guint n_books;

  books = brg_rulebooks (&n_books);
  for (guint i = 0; i < n_books; i++)
    for (guint k = 0; k < books[i]->n_articles; k++)
      {
        g_autofree char *tag = brg_article_dup_tag (books[i], &books[i]->articles[k]);
        g_autofree char *citation = brg_citation_dup (tag, translate, dictionary);

        g_assert_null (strstr (citation, books[i]->id));
        g_assert_cmpuint (strlen (citation), >, 0);
      }
}

BRG_TEST_TOPIC ("citation")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/citation/articles", test_articles);
  g_test_add_func ("/engine/citation/beside", test_beside);
  g_test_add_func ("/engine/citation/texts", test_texts);
  g_test_add_func ("/engine/citation/books", test_books);
  return g_test_run ();
}
