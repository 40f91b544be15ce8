/* test-rules-search.c - articles are found by number and by words of every language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rules-search.h"
#include "brg-test.h"

#include "brg-article-parallels.h"
#include "brg-rulebooks.h"

#include <glib/gstdio.h>
#include <string.h>

/* Two articles and a topic, in words that only these catalogues have. */
static const char *const russian[][2] = {
  { "", "Content-Type: text/plain; charset=UTF-8\n" },
  { "Flag fall", "Падение флажка" },
  { "Perpetual check from which the king cannot hide is a draw by itself.",
    "Вечный шах, от которого королю не укрыться, сам по себе ничья." },
  { "The same position for the fifth time is a draw without a claim.",
    "Позиция в пятый раз — ничья без заявления, всё решает арбитр." },
};

static const char *const ukrainian[][2] = {
  { "", "Content-Type: text/plain; charset=UTF-8\n" },
  { "Perpetual check from which the king cannot hide is a draw by itself.",
    "Вічний шах, від якого король не сховається, сам є нічиєю." },
};

static void
put_word (GByteArray *file, gsize word)
{
  guint32 value = (guint32) word;

  g_byte_array_append (file, (const guint8 *) &value, sizeof value);
}

/* A catalogue in the GNU format: header, two tables of lengths and places, the texts. */
static BrgWords *
make_words (const char *language, const char *const pairs[][2], guint n_pairs)
{
  g_autoptr (GByteArray) file = g_byte_array_new ();
  g_autoptr (GByteArray) texts = g_byte_array_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  gsize start = 28 + 16 * (gsize) n_pairs;
  BrgWords *words;
  gint descriptor = g_file_open_tmp ("berger-words-XXXXXX.mo", &path, &error);

  g_assert_no_error (error);
  g_close (descriptor, NULL);
  put_word (file, 0x950412de);
  put_word (file, 0);
  put_word (file, n_pairs);
  put_word (file, 28);
  put_word (file, 28 + 8 * (gsize) n_pairs);
  put_word (file, 0);
  put_word (file, start);
  for (guint side = 0; side < 2; side++)
    for (guint i = 0; i < n_pairs; i++)
      {
        put_word (file, strlen (pairs[i][side]));
        put_word (file, start + texts->len);
        g_byte_array_append (texts, (const guint8 *) pairs[i][side],
                             (guint) strlen (pairs[i][side]) + 1);
      }
  g_byte_array_append (file, texts->data, texts->len);
  g_file_set_contents (path, (const char *) file->data, file->len, &error);
  g_assert_no_error (error);
  words = brg_words_load (language, path, &error);
  g_assert_no_error (error);
  g_remove (path);
  return words;
}

static BrgRulesSearch *
make_search (void)
{
  g_autoptr (BrgWords) ru = make_words ("ru", russian, G_N_ELEMENTS (russian));
  g_autoptr (BrgWords) uk = make_words ("uk", ukrainian, G_N_ELEMENTS (ukrainian));
  const BrgWords *const words[] = { ru, uk };

  return brg_rules_search_new (words, G_N_ELEMENTS (words));
}

/* What a search finds, as far as @most: "fide-2023 9.6.1, ussr-chess-1956 17 g". */
static char *
dup_found (const BrgRulesSearch *search, const char *query, guint most)
{
  g_autoptr (GArray) places = brg_rules_search_find (search, query, NULL, BRG_RULES_ALL_TOPICS);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < MIN (places->len, most); i++)
    {
      const BrgArticlePlace *place = &g_array_index (places, BrgArticlePlace, i);
      g_autofree char *tag = brg_article_dup_tag (place->rulebook, place->article);

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", tag);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_finds (const BrgRulesSearch *search, const char *query, const char *tags)
{
  g_autofree char *found = dup_found (search, query, 3);

  g_test_message ("%s", query);
  g_assert_cmpstr (found, ==, tags);
}

static void
test_numbers (void)
{
  g_autoptr (BrgRulesSearch) search = make_search ();

  /* The article called so stands first, whatever begins with its number follows. */
  assert_finds (search, "7.5.5", "fide-2023 7.5.5");
  assert_finds (search, " 7.5.5 ", "fide-2023 7.5.5");
  assert_finds (search, "a.5.2", "fide-2023 A.5.2");
  assert_finds (search, "5.4.15",
                "rus-draughts-2022 5.4.15, rus-draughts-2022 5.4.15.1, "
                "rus-draughts-2022 5.4.15.2");
  assert_finds (search, "draughts 7.5.2", "rus-draughts-2022 7.5.2");
  assert_finds (search, "77.77", "");
}

static void
test_words (void)
{
  g_autoptr (BrgRulesSearch) search = make_search ();

  assert_finds (search, "perpetual", "ussr-chess-1956 17 g");
  assert_finds (search, "PERPET king", "ussr-chess-1956 17 g");
  assert_finds (search, "perpetual, rook", "");
  /* Beginnings of words only. */
  assert_finds (search, "erpetual", "");
  assert_finds (search, "вечный", "ussr-chess-1956 17 g");
  assert_finds (search, "ВЕЧН шах", "ussr-chess-1956 17 g");
  assert_finds (search, "вічн", "ussr-chess-1956 17 g");
  /* Words of two languages and the name of the book together. */
  assert_finds (search, "вечный вічний perpetual 1956", "ussr-chess-1956 17 g");
  assert_finds (search, "пятый все", "fide-2023 9.6.1");
  assert_finds (search, "пятый всё", "fide-2023 9.6.1");
  assert_finds (search, "падение 7.5.5", "");
  assert_finds (search, "падение 6.9", "fide-2023 6.9, rus-chess-2014 6.9");
}

static void
test_filters (void)
{
  g_autoptr (BrgRulesSearch) search = make_search ();
  const BrgRulebook *rulebook = brg_rulebook_find ("rus-chess-2014");
  g_autoptr (GArray) all = brg_rules_search_find (search, "", NULL, BRG_RULES_ALL_TOPICS);
  g_autoptr (GArray) book = brg_rules_search_find (search, " ,", rulebook, BRG_RULES_ALL_TOPICS);
  g_autoptr (GArray) flags = brg_rules_search_find (search, "", rulebook, BRG_TOPIC_FLAG);
  g_autoptr (GPtrArray) topic = brg_article_list_topic (rulebook, BRG_TOPIC_FLAG);
  const BrgRulebook *const *books;
  guint n_books;
  guint n_articles = 0;

  books = brg_rulebooks (&n_books);
  for (guint i = 0; i < n_books; i++)
    n_articles += books[i]->n_articles;
  g_assert_cmpuint (all->len, ==, n_articles);
  g_assert_cmpuint (book->len, ==, rulebook->n_articles);
  g_assert_cmpuint (flags->len, ==, topic->len);
  g_assert_cmpuint (flags->len, >, 0);
  for (guint i = 0; i < flags->len; i++)
    g_assert_true (g_array_index (flags, BrgArticlePlace, i).article == topic->pdata[i]);
}

static void
test_topics (void)
{
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < BRG_N_ARTICLE_TOPICS; i++)
    g_assert_true (
        g_hash_table_add (names, (gpointer) brg_rules_topic_get_name ((BrgArticleTopic) i)));
}

BRG_TEST_TOPIC ("rules-search")
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/app/rules-search/numbers", test_numbers);
  g_test_add_func ("/app/rules-search/words", test_words);
  g_test_add_func ("/app/rules-search/filters", test_filters);
  g_test_add_func ("/app/rules-search/topics", test_topics);
  return g_test_run ();
}
