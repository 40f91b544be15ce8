/* brg-name-match.c - whether names as people write them mean one person
 *
 * Tests: tests/app/test-name-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-name-match.h"

#include <string.h>

#include "brg-name-key.h"
#include "brg-text-tidy.h"

/* Words of a name as keys, in their order; initials are one letter. */
static char **
split_name (const char *name)
{
  g_auto (GStrv) words = g_strsplit_set (name, " .,\t", -1);
  g_autoptr (GPtrArray) keys = g_ptr_array_new ();

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_ptr_array_add (keys, brg_name_key (words[i]));
  g_ptr_array_add (keys, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&keys), FALSE);
}

/* The first word besides @index: the given name, or its initial. */
static const char *
get_given (char **words, guint index)
{
  return words[index == 0 && words[0] != NULL ? 1 : 0];
}

/* "В. С. Токарев" and "Токарев Виктор" are one; family names alone do not part people. */
gboolean
brg_name_match_is_one (const char *name, const char *other)
{
  g_auto (GStrv) words = NULL;
  g_auto (GStrv) others = NULL;

  g_return_val_if_fail (name != NULL && other != NULL, FALSE);

  words = split_name (name);
  others = split_name (other);
  for (guint i = 0; words[i] != NULL; i++)
    for (guint j = 0; others[j] != NULL; j++)
      if (strlen (words[i]) > 2 && g_str_equal (words[i], others[j]))
        {
          const char *given = get_given (words, i);
          const char *other_given = get_given (others, j);

          if (given == NULL || other_given == NULL || given[0] == other_given[0])
            return TRUE;
        }
  return FALSE;
}

/* Keys of the endings of family names in the first case; what ends otherwise ends in none. */
static const char *const first_endings[] = { "aia", "oi", "ei", "ia", "a", "i", "e", "o" };

/* Keys of the endings in the other cases. */
static const char *const endings[] = { "",    "a",   "u",   "e",   "i",   "im",  "om",  "em",
                                       "oi",  "ei",  "ia",  "iu",  "oiu", "eiu", "uiu", "aia",
                                       "omu", "emu", "oho", "eho", "imi", "ih",  "ovi", "evi" };

#define LEAST_STEM 3

static gboolean
is_case_of (const char *word, const char *family)
{
  gsize length = strlen (family);

  for (guint i = 0; i < G_N_ELEMENTS (first_endings); i++)
    if (g_str_has_suffix (family, first_endings[i]))
      {
        length -= strlen (first_endings[i]);
        break;
      }
  if (length < LEAST_STEM || strncmp (word, family, length) != 0)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    if (g_str_equal (word + length, endings[i]))
      return TRUE;
  return FALSE;
}

gboolean
brg_name_match_has_word (const char *text, const char *family, gboolean in_cases)
{
  g_auto (GStrv) words = NULL;
  g_autofree char *key = NULL;

  g_return_val_if_fail (text != NULL && family != NULL, FALSE);

  words = g_strsplit_set (text, " ,.;:()", -1);
  key = brg_name_key (family);
  for (guint i = 0; *key != '\0' && words[i] != NULL; i++)
    {
      g_autofree char *word = brg_name_key (words[i]);

      if (g_str_equal (word, key) || (in_cases && is_case_of (word, key)))
        return TRUE;
    }
  return FALSE;
}

/* ----- Whole names ----- */

#define MOST_WORDS 12

/* With what Latin letters a name may begin that begins with a Cyrillic one, in the transcriptions
 * of passports, of FIDE and of the standards; letters that are not here have one. */
static const struct
{
  const char *cyrillic;
  const char *latin;
} initials[] = {
  { "а", "a" },   { "б", "b" },   { "в", "vw" },   { "г", "gh" },  { "ґ", "g" },   { "д", "d" },
  { "е", "eyj" }, { "ё", "eyj" }, { "є", "yeij" }, { "ж", "zj" },  { "з", "zs" },  { "и", "i" },
  { "і", "i" },   { "ї", "yij" }, { "й", "yij" },  { "к", "kcq" }, { "л", "l" },   { "м", "m" },
  { "н", "n" },   { "о", "o" },   { "п", "p" },    { "р", "r" },   { "с", "s" },   { "т", "t" },
  { "у", "u" },   { "ф", "fp" },  { "х", "khx" },  { "ц", "tc" },  { "ч", "ct" },  { "ш", "s" },
  { "щ", "s" },   { "ы", "y" },   { "э", "e" },    { "ю", "yij" }, { "я", "yij" },
};

/* A word of a name, and whether it is an initial. */
typedef struct
{
  char *folded;
  char *key;
  gboolean is_initial;
  gboolean is_used;
} NameWord;

static guint
read_words (const char *name, NameWord words[MOST_WORDS])
{
  guint n_words = 0;

  while (n_words < MOST_WORDS)
    {
      g_autofree char *word = NULL;
      gsize length;

      name += strspn (name, " .,\t");
      length = strcspn (name, " .,\t");
      if (length == 0)
        break;
      word = g_strndup (name, length);
      words[n_words++] = (NameWord){
        .folded = brg_text_fold (word),
        .key = brg_name_key (word),
        .is_initial = name[length] == '.' || g_utf8_strlen (word, -1) == 1,
      };
      name += length;
    }
  return n_words;
}

static gboolean
begins_so (const char *cyrillic, gchar latin)
{
  for (guint i = 0; i < G_N_ELEMENTS (initials); i++)
    if (g_str_has_prefix (cyrillic, initials[i].cyrillic))
      return strchr (initials[i].latin, latin) != NULL;
  return FALSE;
}

/* Yuri, Juri and Iuri. */
static gboolean
is_soft (const char *latin)
{
  return strchr ("yji", latin[0]) != NULL && latin[1] != '\0' && strchr ("aeou", latin[1]) != NULL;
}

/* One letter says less than the key of a name, for which Y, J and I are one: an initial is a letter
 * of its script, or one of those that stand for it in the other. */
static gboolean
is_initial_of (const NameWord *initial, const NameWord *word)
{
  gboolean is_cyrillic = brg_name_is_cyrillic (initial->folded);
  gchar letter = *initial->folded;

  if (*initial->folded == '\0' || *word->folded == '\0')
    return FALSE;
  if (g_utf8_strlen (initial->folded, -1) > 1 || (!is_cyrillic && !g_ascii_isalpha (letter)))
    return g_str_has_prefix (word->key, initial->key);
  if (is_cyrillic != brg_name_is_cyrillic (word->folded))
    return is_cyrillic ? begins_so (initial->folded, *word->folded) &&
                             g_str_has_prefix (word->key, initial->key)
                       : begins_so (word->folded, letter);
  return g_str_has_prefix (word->folded, initial->folded) ||
         (!is_cyrillic && strchr ("yji", letter) != NULL && is_soft (word->folded));
}

static gboolean
fits (const NameWord *word, const NameWord *other, gboolean in_full)
{
  if (other->is_used)
    return FALSE;
  if (in_full)
    return !word->is_initial && !other->is_initial && g_str_equal (word->key, other->key);
  return (word->is_initial && is_initial_of (word, other)) ||
         (other->is_initial && is_initial_of (other, word));
}

/* How many words find one of the others that none has found yet. */
static guint
find_words (NameWord *words, guint n_words, NameWord *others, guint n_others, gboolean in_full)
{
  guint n_found = 0;

  for (guint i = 0; i < n_words; i++)
    for (guint n = 0; n < n_others && !words[i].is_used; n++)
      if (fits (&words[i], &others[n], in_full))
        {
          words[i].is_used = TRUE;
          others[n].is_used = TRUE;
          n_found++;
        }
  return n_found;
}

static void
clear_words (NameWord *words, guint n_words)
{
  for (guint i = 0; i < n_words; i++)
    {
      g_free (words[i].folded);
      g_free (words[i].key);
    }
}

gboolean
brg_name_match_agrees (const char *name, const char *other)
{
  NameWord words[MOST_WORDS];
  NameWord others[MOST_WORDS];
  guint n_words;
  guint n_others;
  guint n_full;
  guint n_short;

  g_return_val_if_fail (name != NULL && other != NULL, FALSE);

  n_words = read_words (name, words);
  n_others = read_words (other, others);
  n_full = find_words (words, n_words, others, n_others, TRUE);
  n_short = find_words (words, n_words, others, n_others, FALSE);
  clear_words (words, n_words);
  clear_words (others, n_others);
  return n_full > 0 && n_full + n_short == MIN (n_words, n_others);
}
