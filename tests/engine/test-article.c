/* test-article.c - the articles of the five rule books in our own words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-article.h"
#include "brg-test.h"

#include "brg-article-find.h"
#include "brg-article-parallels.h"
#include "brg-rulebooks.h"

#include <string.h>

#include "brg-rulebook.h"

/* What the seeds say, read again: tag, the row that answers, words that its text must have. */
typedef struct
{
  const char *tag;
  const char *number; /* NULL: no row at all */
  const char *words;
} Case;

static const Case cases[] = {
  { "fide-2023 7.5.5", "7.5.5", "two minutes, the second loses" },
  { "fide-2023 7.5.5.1", "7.5.5", NULL },
  { "fide-2023 A.3", "A.3", "one minute instead of two" },
  { "fide-2023 9.2.1.2", "9.2", "third time" },
  { "fide-2023 9.6.2", "9.6.2", "Checkmate on the last move" },
  { "fide-2023 7.3", "7.3", "fewer than ten moves" },
  { "fide-2023 11.3.2.2", "11.3.2.2", "loses and the opponent wins" },
  { "fide-2023 III.3.1.1", "III.3.1", "the game continues" },
  { "fide-2023 III.2.1", "III.2", "announced" },
  { "fide-2023 C.10.1", "C.10", NULL },
  { "fide-2023 I.9.3", "I.9.3", "new envelope" },
  { "fide-2023 glossary", "glossary", NULL },
  { "rus-chess-2014 7.4.2", "7.4.2", "the third loses" },
  { "rus-chess-2014 9.5.2", "9.5.2", "three minutes" },
  { "rus-chess-2014 13.20", "13.20", "Three forfeits" },
  { "rus-chess-2014 16.4.1", "16.4.1", "three moves by each" },
  { "rus-chess-2014 17.3.2", "17.3.2", "loses if the opponent claims it" },
  { "rus-chess-2014 24.1.1", "24.1.1", "count for nobody" },
  { "rus-chess-2014 30.5.6.1.2", "30.5.6.1", "Armageddon" },
  { "rus-chess-2014 21.8", "21.8", "ten days" },
  { "ukr-chess-2016 7.7", "7.7", "the second loses" },
  { "ukr-chess-2016 9.7", "9.7", "five consecutive moves" },
  { "ukr-chess-2016 6.3.2", "6.3.2", "must set the default time" },
  { "ussr-chess-1956 17 g", "17 g", "Perpetual check" },
  { "ussr-chess-1956 17 zh", "17 zh", "Making the move loses the right" },
  { "ussr-chess-1956 16 b", "16", "more than an hour" },
  { "ussr-chess-1956 23", "23", "annuls all games" },
  { "ussr-chess-1956 app. 2", "app. 2", NULL },
  { "rus-draughts-2022 5.4.5.2", "5.4.5.2", "for both sides" },
  { "rus-draughts-2022 5.4.5.3", "5.4.5.3", "+ for the opponents" },
  { "rus-draughts-2022 5.4.15.2", "5.4.15.2", "First a remark" },
  { "rus-draughts-2022 5.4.17.1", "5.4.17.1", "one hour after the round" },
  { "rus-draughts-2022 5.4.4.1", "5.4.4.1", "at most one hour" },
  { "rus-draughts-2022 7.5.2a", "7.5.2", "25 moves" },
  { "rus-draughts-2022 9.2.4.2b", "9.2.4.2", "double four" },
  { "rus-draughts-2022 11.1.3", "11.1.3", "White more than four" },
  { "rus-draughts-2022 11.2.2", "11.2.2", "last moves of both sides" },
  { "rus-draughts-2022 11.2.4", "11.2.4", "is a spectator" },
  { "rus-draughts-2022 11.2.6", "11.2.6", "full side solution" },
  { "rus-draughts-2022 11.2.7.1", "11.2.7.1", "at most one piece ahead" },
  { "rus-draughts-2022 11.2.7.3", "11.2.7.3", "partial side solution" },
  { "rus-draughts-2022 11.2.8.3", "11.2.8.3", "two points less" },
  { "rus-draughts-2022 11.3.7.6", "11.3.7.6", "majority rule" },
  { "rus-draughts-2022 11.4.1", "11.4.1", "fifty copies" },
  { "rus-draughts-2022 11.5.2", "11.5.2", "three months at least" },
  { "rus-draughts-2022 11.6.1", "11.6.1", "largest sum wins" },
  { "rus-draughts-2022 11.7", "11.7", "ten points" },
  { "rus-draughts-2022 app. 2", "app. 2", "in renju Black" },
  { "rus-draughts-2022 99.1", NULL, NULL },
  { "ussr-chess-1956 app. 7", NULL, NULL },
  { "fide-1997 7.4", NULL, NULL },
  { "fide-2023", NULL, NULL },
};

static void
test_find (gconstpointer data)
{
  const Case *test = data;
  const BrgRulebook *rulebook;
  const BrgArticle *article = brg_article_find (test->tag, &rulebook);

  if (test->number == NULL)
    {
      g_assert_null (article);
      return;
    }
  g_assert_nonnull (article);
  g_assert_cmpstr (article->number, ==, test->number);
  g_assert_true (g_str_has_prefix (test->tag, rulebook->id));
  if (test->words != NULL)
    g_assert_nonnull (strstr (article->text, test->words));
}

static void
test_rows (gconstpointer data)
{
  const BrgRulebook *rulebook = data;
  g_autoptr (GHashTable) numbers = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) texts = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < rulebook->n_articles; i++)
    {
      const BrgArticle *article = &rulebook->articles[i];
      g_autofree char *tag = brg_article_dup_tag (rulebook, article);
      gsize length = strlen (article->text);
      g_auto (GStrv) words = g_strsplit (article->text, " ", -1);

      g_test_message ("%s", tag);
      g_assert_true (g_hash_table_add (numbers, (gpointer) article->number));
      g_assert_true (g_hash_table_add (texts, (gpointer) article->text));
      g_assert_cmpuint (g_strv_length (words), >=, 2);
      g_assert_cmpuint (g_strv_length (words), <=, 36);
      g_assert_true (article->text[length - 1] == '.');
      g_assert_true (g_ascii_isalnum (article->text[0]));
      g_assert_null (strstr (article->text, "  "));
      g_assert_cmpint (article->topic, <, BRG_N_ARTICLE_TOPICS);
      g_assert_true (brg_article_find (tag, NULL) == article);
    }
}

static void
test_topics (void)
{
  const BrgRulebook *rulebook = brg_rulebook_find ("rus-draughts-2022");
  guint n_all = 0;

  for (guint topic = 0; topic < BRG_N_ARTICLE_TOPICS; topic++)
    {
      g_autoptr (GPtrArray) list = brg_article_list_topic (rulebook, (BrgArticleTopic) topic);

      for (guint i = 0; i < list->len; i++)
        g_assert_cmpint (((const BrgArticle *) list->pdata[i])->topic, ==, topic);
      n_all += list->len;
    }
  g_assert_cmpuint (n_all, ==, rulebook->n_articles);
}

static char *
dup_parallels (const char *tag)
{
  const BrgRulebook *rulebook;
  const BrgArticle *article = brg_article_find (tag, &rulebook);
  g_autoptr (GArray) places = brg_article_list_parallels (rulebook, article);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < places->len; i++)
    {
      const BrgArticlePlace *place = &g_array_index (places, BrgArticlePlace, i);
      g_autofree char *other = brg_article_dup_tag (place->rulebook, place->article);

      g_string_append_printf (text, "%s%s", i > 0 ? "|" : "", other);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
test_parallels (void)
{
  g_autofree char *fault = NULL;
  g_autofree char *illegal = dup_parallels ("fide-2023 7.5.5");
  g_autofree char *late = dup_parallels ("rus-draughts-2022 5.4.4.1");
  g_autofree char *several = dup_parallels ("rus-chess-2014 16.1");
  g_autofree char *none = dup_parallels ("fide-2023 II.1");

  if (!brg_article_check_parallels (&fault))
    g_test_message ("no such article: %s", fault);
  g_assert_null (fault);
  g_assert_cmpstr (illegal, ==,
                   "rus-chess-2014 7.4.2|ukr-chess-2016 7.7|ussr-chess-1956 15|"
                   "rus-draughts-2022 5.4.15.2");
  g_assert_cmpstr (late, ==,
                   "fide-2023 6.7.1|rus-chess-2014 6.6.1|ukr-chess-2016 6.3.2|ussr-chess-1956 16");
  g_assert_cmpstr (several, ==, "fide-2023 A.1|rus-draughts-2022 6.1.9.2|rus-draughts-2022 7.6.2");
  g_assert_cmpstr (none, ==, "");
}

static void
test_incidents (void)
{
  guint n_books;
  const BrgRulebook *const *books = brg_rulebooks (&n_books);

  /* Every row on incidents is found from the article that it rests on. */
  for (guint i = 0; i < n_books; i++)
    for (guint k = 0; k < books[i]->n_incidents; k++)
      {
        const BrgIncidentRule *rule = &books[i]->incidents[k];
        const BrgArticle *article = brg_article_find (rule->article, NULL);
        g_autoptr (GArray) list = NULL;
        gboolean is_found = FALSE;

        g_test_message ("%s", rule->article);
        g_assert_nonnull (article);
        list = brg_article_list_incidents (article);
        for (guint n = 0; n < list->len; n++)
          is_found = is_found || g_array_index (list, BrgIncidentPlace, n).rule == rule;
        g_assert_true (is_found);
      }
}

BRG_TEST_TOPIC ("article")
{
  guint n_books;
  const BrgRulebook *const *books = brg_rulebooks (&n_books);

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (GStrv) parts = g_strsplit (cases[i].tag, " ", 2);
      g_autofree char *path =
          g_strdup_printf ("/engine/article/find/%s/%s", parts[0], parts[1] ? parts[1] : "none");

      g_test_add_data_func (path, &cases[i], test_find);
    }
  for (guint i = 0; i < n_books; i++)
    {
      g_autofree char *path = g_strconcat ("/engine/article/rows/", books[i]->id, NULL);

      g_test_add_data_func (path, books[i], test_rows);
    }
  g_test_add_func ("/engine/article/topics", test_topics);
  g_test_add_func ("/engine/article/parallels", test_parallels);
  g_test_add_func ("/engine/article/incidents", test_incidents);
  return g_test_run ();
}
