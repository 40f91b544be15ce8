/* brg-rules-search.c - finds articles of the rule books by number or word, in every language
 *
 * Tests: tests/app/test-rules-search.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rules-search.h"

#include <string.h>

#include "brg-article-parallels.h"
#include "brg-article-words.h"
#include "brg-rulebooks.h"

/* Translators: what articles of rule books are about; a list to choose from */
static const char *const topic_names[BRG_N_ARTICLE_TOPICS] = {
  [BRG_TOPIC_OTHER] = N_ ("General"),
  [BRG_TOPIC_BOARD] = N_ ("Board and pieces"),
  [BRG_TOPIC_MOVES] = N_ ("Moves"),
  [BRG_TOPIC_TOUCHING] = N_ ("Touched pieces"),
  [BRG_TOPIC_START] = N_ ("Start of the game"),
  [BRG_TOPIC_CLOCK] = N_ ("Clock"),
  [BRG_TOPIC_LATENESS] = N_ ("Lateness and absence"),
  [BRG_TOPIC_FLAG] = N_ ("Flag fall"),
  [BRG_TOPIC_ILLEGAL_MOVE] = N_ ("Illegal moves"),
  [BRG_TOPIC_IRREGULARITY] = N_ ("Irregularities"),
  [BRG_TOPIC_RECORD] = N_ ("Record of the game"),
  [BRG_TOPIC_DRAW] = N_ ("Draws"),
  [BRG_TOPIC_CLAIM] = N_ ("Claims"),
  [BRG_TOPIC_RESULT] = N_ ("Results and points"),
  [BRG_TOPIC_CONDUCT] = N_ ("Conduct"),
  [BRG_TOPIC_SANCTION] = N_ ("Penalties"),
  [BRG_TOPIC_FAST_PLAY] = N_ ("Rapid and blitz"),
  [BRG_TOPIC_ADJOURNMENT] = N_ ("Adjournment"),
  [BRG_TOPIC_BLIND] = N_ ("Blind players"),
  [BRG_TOPIC_PAIRING] = N_ ("Pairings and lots"),
  [BRG_TOPIC_TIE_BREAK] = N_ ("Places and tie-breaks"),
  [BRG_TOPIC_LEAVER] = N_ ("Players who leave"),
  [BRG_TOPIC_TEAM] = N_ ("Teams"),
  [BRG_TOPIC_ADMISSION] = N_ ("Entries and admission"),
  [BRG_TOPIC_OFFICIAL] = N_ ("Arbiters and officials"),
  [BRG_TOPIC_PROTEST] = N_ ("Protests and appeals"),
  [BRG_TOPIC_REPORT] = N_ ("Reports and result sheets"),
  [BRG_TOPIC_COMPOSITION] = N_ ("Composition"),
};

typedef struct
{
  BrgArticlePlace place;
  char *number;   /* as a word of a query */
  char *haystack; /* all words, folded, a blank before each */
} Entry;

struct _BrgRulesSearch
{
  GArray *entries;
};

/* Whether a sign belongs to a word: letters and figures, and dots between figures. */
static gboolean
is_in_word (const char *at)
{
  gunichar sign = g_utf8_get_char (at);

  if (sign == '.')
    return g_ascii_isalnum (at[-1]) && g_ascii_isdigit (at[1]);
  return g_unichar_isalnum (sign);
}

/* The words of a text, folded, each with a blank before it: "§ 17 zh" becomes " 17 zh". */
static void
append_words (GString *words, const char *text)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);
  gboolean is_inside = FALSE;

  for (const char *at = folded; *at != '\0'; at = g_utf8_next_char (at))
    {
      gboolean was_inside = is_inside;
      gunichar sign = g_utf8_get_char (at);

      is_inside = (sign != '.' || at > folded) && is_in_word (at);
      if (is_inside && !was_inside)
        g_string_append_c (words, ' ');
      if (is_inside)
        g_string_append_unichar (words, sign == 0x451 /* ё */ ? 0x435 /* е */ : sign);
    }
}

static void
clear_entry (gpointer data)
{
  Entry *entry = data;

  g_free (entry->number);
  g_free (entry->haystack);
}

static void
append_language (GString *haystack, const BrgArticlePlace *place, const BrgWords *words)
{
  g_autofree char *tag = brg_article_dup_tag (place->rulebook, place->article);
  g_autofree char *citation = brg_article_words (words, tag);

  append_words (haystack, citation);
  append_words (haystack, W_ (words, place->article->text));
  append_words (haystack, W_ (words, topic_names[place->article->topic]));
}

static void
add_entry (GArray *entries,
           const BrgArticlePlace *place,
           const BrgWords *const *words,
           guint n_words)
{
  g_autoptr (GString) haystack = g_string_new (NULL);
  g_autofree char *tag = brg_article_dup_tag (place->rulebook, place->article);
  Entry entry = { .place = *place, .number = g_utf8_casefold (place->article->number, -1) };

  append_words (haystack, tag);
  append_words (haystack, place->article->text);
  append_words (haystack, topic_names[place->article->topic]);
  for (guint i = 0; i < n_words; i++)
    append_language (haystack, place, words[i]);
  entry.haystack = g_string_free (g_steal_pointer (&haystack), FALSE);
  g_array_append_val (entries, entry);
}

BrgRulesSearch *
brg_rules_search_new (const BrgWords *const *words, guint n_words)
{
  BrgRulesSearch *self = g_new0 (BrgRulesSearch, 1);
  const BrgRulebook *const *books;
  guint n_books;

  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  g_array_set_clear_func (self->entries, clear_entry);
  g_return_val_if_fail (words != NULL || n_words == 0, self);

  books = brg_rulebooks (&n_books);
  for (guint i = 0; i < n_books; i++)
    for (guint k = 0; k < books[i]->n_articles; k++)
      {
        BrgArticlePlace place = { books[i], &books[i]->articles[k] };

        add_entry (self->entries, &place, words, n_words);
      }
  return self;
}

void
brg_rules_search_free (BrgRulesSearch *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->entries);
  g_free (self);
}

/* The words of a query, each with the blank before it. */
static GStrv
split_query (const char *query)
{
  g_autoptr (GString) words = g_string_new (NULL);
  g_autoptr (GStrvBuilder) needles = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;

  append_words (words, query);
  parts = g_strsplit (words->str, " ", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    if (*parts[i] != '\0')
      {
        g_autofree char *needle = g_strconcat (" ", parts[i], NULL);

        g_strv_builder_add (needles, needle);
      }
  return g_strv_builder_end (needles);
}

static gboolean
has_all (const Entry *entry, GStrv needles)
{
  for (guint i = 0; needles[i] != NULL; i++)
    if (strstr (entry->haystack, needles[i]) == NULL)
      return FALSE;
  return TRUE;
}

static gboolean
is_called (const Entry *entry, GStrv needles)
{
  for (guint i = 0; needles[i] != NULL; i++)
    if (g_str_equal (entry->number, needles[i] + 1))
      return TRUE;
  return FALSE;
}

static gboolean
is_wanted (const Entry *entry, const BrgRulebook *rulebook, gint topic)
{
  return (rulebook == NULL || entry->place.rulebook == rulebook) &&
         (topic == BRG_RULES_ALL_TOPICS || (gint) entry->place.article->topic == topic);
}

GArray *
brg_rules_search_find (const BrgRulesSearch *self,
                       const char *query,
                       const BrgRulebook *rulebook,
                       gint topic)
{
  g_autoptr (GArray) others = g_array_new (FALSE, FALSE, sizeof (BrgArticlePlace));
  GArray *found = g_array_new (FALSE, FALSE, sizeof (BrgArticlePlace));
  g_auto (GStrv) needles = NULL;

  g_return_val_if_fail (self != NULL && query != NULL, found);

  needles = split_query (query);
  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = &g_array_index (self->entries, Entry, i);

      if (is_wanted (entry, rulebook, topic) && has_all (entry, needles))
        g_array_append_val (is_called (entry, needles) ? found : others, entry->place);
    }
  if (others->len > 0)
    g_array_append_vals (found, others->data, others->len);
  return found;
}

const char *
brg_rules_topic_get_name (BrgArticleTopic topic)
{
  g_return_val_if_fail ((guint) topic < BRG_N_ARTICLE_TOPICS, NULL);

  return topic_names[topic];
}
