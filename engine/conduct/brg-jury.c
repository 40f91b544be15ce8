/* brg-jury.c - who officiates: roles and categories, and what the books say of them
 *
 * Rules: rus-draughts-2022 12.1, 12.4, 13.1, app. 6; rus-chess-2014 21.1
 * Tests: tests/engine/test-jury.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-jury.h"

#include <string.h>

#ifndef N_
#define N_(text) (text)
#define NC_(context, text) (text)
#endif

const BrgArbiterCategory brg_category_international = {
  "international",
  "международная|международной|международный арбитр|мк|ма|ia|international|"
  "international arbiter|міжнародна|міжнародної|міжнародний арбітр",
  NC_ ("arbiter category", "international"), N_ ("international arbiter")
};
const BrgArbiterCategory brg_category_fide = {
  "fide", "фа|fa|fide|fide arbiter|арбитр фиде|фиде|арбітр фіде|фіде",
  NC_ ("arbiter category", "FIDE"), N_ ("FIDE arbiter")
};
const BrgArbiterCategory brg_category_national_arbiter = {
  "national-arbiter",
  "na|national arbiter|national (chess)|national|национальный арбитр|національний арбітр",
  NC_ ("arbiter category", "national (chess)"), N_ ("national arbiter")
};
const BrgArbiterCategory brg_category_all_union = {
  "all-union", "всесоюзная|всесоюзной|вск|all-union|всесоюзна|всесоюзної",
  NC_ ("arbiter category", "all-Union"), N_ ("arbiter of the all-Union category")
};
const BrgArbiterCategory brg_category_republican = {
  "republican", "республиканская|республиканской|рк|republican|республіканська|республіканської",
  NC_ ("arbiter category", "republican"), N_ ("arbiter of the republican category")
};
const BrgArbiterCategory brg_category_all_russian = {
  "all-russian", "всероссийская|всероссийской|вк|ссвк|all-russian|всеросійська|всеросійської",
  NC_ ("arbiter category", "all-Russian"), N_ ("arbiter of the all-Russian category")
};
const BrgArbiterCategory brg_category_national = {
  "national", "национальная|национальной|національна|національної|нк|national",
  NC_ ("arbiter category", "national"), N_ ("arbiter of the national category")
};
const BrgArbiterCategory brg_category_first = {
  "first", "1|i|1-я|1-й|1к|сс1к|первая|первой|перша|першої|first",
  NC_ ("arbiter category", "first"), N_ ("arbiter of the first category")
};
const BrgArbiterCategory brg_category_second = {
  "second", "2|ii|2-я|2-й|2к|сс2к|вторая|второй|друга|другої|second",
  NC_ ("arbiter category", "second"), N_ ("arbiter of the second category")
};
const BrgArbiterCategory brg_category_third = {
  "third", "3|iii|3-я|3-й|3к|сс3к|третья|третьей|третя|третьої|third",
  NC_ ("arbiter category", "third"), N_ ("arbiter of the third category")
};
const BrgArbiterCategory brg_category_young = {
  "young",
  "юный|young arbiter|юный судья|юный спортивный судья|юсс|young|юний|юний суддя|юний спортивний "
  "суддя",
  NC_ ("arbiter category", "young"), N_ ("young arbiter")
};

const BrgJuryRole *
brg_jury_find_role (const BrgRulebook *rulebook, BrgOfficialRole role)
{
  const BrgJuryBook *book;

  g_return_val_if_fail (rulebook != NULL, NULL);

  book = rulebook->jury;
  for (guint i = 0; book != NULL && i < book->n_roles; i++)
    if (book->roles[i].role == role)
      return &book->roles[i];
  return NULL;
}

guint
brg_jury_get_most (const BrgRulebook *rulebook, BrgOfficialRole role)
{
  const BrgJuryRole *row = brg_jury_find_role (rulebook, role);

  if (role == BRG_OFFICIAL_CHIEF_ARBITER)
    return 1;
  return row != NULL ? row->most : 0;
}

/* Words that say only that it is a category. */
static gboolean
is_filler (const char *word)
{
  static const char *const fillers[] = { "категории", "категория", "категорії", "категорія",
                                         "кат.",      "кат",       "category",  "of",
                                         "the",       "cat.",      "" };

  for (guint i = 0; i < G_N_ELEMENTS (fillers); i++)
    if (g_str_equal (word, fillers[i]))
      return TRUE;
  return FALSE;
}

static const char *const nouns[] = { "судья",  "суддя",      "arbiter",    "арбитр",
                                     "арбітр", "спортивный", "спортивний", NULL };

/* What stands behind a number: "1-я", "1-ая", "1й", "3кат". */
static gboolean
is_ordinal_end (const char *end)
{
  static const char *const ends[] = { "я",   "ая", "й",  "ый", "ий", "ой", "ья",
                                      "тья", "а",  "га", "тя", "ша", "ої" };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    if (g_str_equal (end, ends[i]))
      return TRUE;
  return is_filler (end);
}

static gboolean
is_number (const char *word)
{
  static const char *const roman[] = { "i", "ii", "iii", NULL };

  return (*word != '\0' && strspn (word, "0123456789") == strlen (word)) ||
         g_strv_contains (roman, word);
}

/* The number of "1-ая", "I-я", "3кат" and "судья-1"; another word as it is. */
static char *
dup_number (const char *word)
{
  gsize n_digits = strspn (word, "0123456789");
  const char *hyphen = strchr (word, '-');
  g_autofree char *front =
      hyphen != NULL ? g_strndup (word, (gsize) (hyphen - word)) : g_strndup (word, n_digits);
  const char *back = hyphen != NULL ? hyphen + 1 : word + n_digits;

  if (is_number (front) && (is_ordinal_end (back) || g_str_equal (back, ".")))
    return g_steal_pointer (&front);
  if (hyphen != NULL && is_number (back) && (is_filler (front) || g_strv_contains (nouns, front)))
    return g_strdup (back);
  return g_strdup (word);
}

/* Small letters, one blank between words, without fillers; "судья первой категории" keeps its
 * noun only when nothing but it tells the category. */
static char *
dup_key (const char *text)
{
  g_autofree char *small = g_utf8_strdown (text, -1);
  g_auto (GStrv) words = g_strsplit_set (small, " \t", -1);
  g_autoptr (GString) key = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autofree char *word = dup_number (words[i]);
      gboolean is_noun = g_strv_contains (nouns, word);

      if (is_filler (word) || (is_noun && key->len == 0))
        continue;
      g_string_append_printf (key, "%s%s", key->len > 0 ? " " : "", word);
    }
  return g_string_free (g_steal_pointer (&key), FALSE);
}

static gboolean
is_written_so (const BrgArbiterCategory *category, const char *key)
{
  g_auto (GStrv) written = g_strsplit (category->written, "|", -1);

  return g_strv_contains ((const char *const *) written, key);
}

const BrgArbiterCategory *
brg_jury_find_category (const BrgRulebook *rulebook, const char *text)
{
  const BrgJuryBook *book;
  g_autofree char *key = NULL;

  g_return_val_if_fail (rulebook != NULL && text != NULL, NULL);

  book = rulebook->jury;
  key = dup_key (text);
  for (guint i = 0; book != NULL && i < book->n_categories; i++)
    if (is_written_so (book->categories[i], key) || g_str_equal (book->categories[i]->id, key))
      return book->categories[i];
  return NULL;
}

const BrgArbiterCategory *
brg_jury_find_any_category (const BrgRulebook *rulebook, const char *text)
{
  static const BrgArbiterCategory *const all[] = {
    &brg_category_international, &brg_category_fide,   &brg_category_all_russian,
    &brg_category_first,         &brg_category_second, &brg_category_third,
  };
  const BrgArbiterCategory *known;
  g_autofree char *key = NULL;

  g_return_val_if_fail (rulebook != NULL && text != NULL, NULL);

  known = brg_jury_find_category (rulebook, text);
  if (known != NULL)
    return known;
  key = dup_key (text);
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    if (is_written_so (all[i], key) || g_str_equal (all[i]->id, key))
      return all[i];
  return NULL;
}
