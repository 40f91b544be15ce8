/* brg-event-norms.c - the norms of the regulations as the engine takes them
 *
 * Tests: tests/app/test-rating-report.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-norms.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-rational.h"
#include "brg-rulebooks.h"

/* No event has more games. */
#define MOST_POINTS 999

/* Who wears one of these needs no category of a national table. */
static const char *const international[] = { "GM", "IM", "WGM", NULL };

typedef struct
{
  const char *from;
  const char *to;
} Short;

/* Longer words before those that they contain. */
static const Short word_parts[] = {
  { "спортивный", "" }, { "спортивний", "" }, { "разряд", "р" }, { "розряд", "р" },
  { "юношеский", "ю" }, { "юнацький", "ю" },  { "юн", "ю" },     { "юр", "ю" },
};

/* In Latin and in Ukrainian letters. */
static const Short numerals[] = {
  { "iii", "3" }, { "ii", "2" }, { "i", "1" }, { "ііі", "3" }, { "іі", "2" }, { "і", "1" },
};

static void
shorten (GString *text)
{
  for (guint i = 0; i < G_N_ELEMENTS (word_parts); i++)
    g_string_replace (text, word_parts[i].from, word_parts[i].to, 1);
  for (guint i = 0; i < G_N_ELEMENTS (numerals); i++)
    if (g_str_has_prefix (text->str, numerals[i].from))
      {
        g_string_replace (text, numerals[i].from, numerals[i].to, 1);
        return;
      }
}

/* "I разряд", "1 р." and "1р" are one. */
static char *
dup_folded (const char *title)
{
  g_autofree char *folded = g_utf8_casefold (title, -1);
  g_autoptr (GString) text = g_string_new (NULL);

  for (const char *at = folded; *at != '\0'; at = g_utf8_next_char (at))
    if (g_unichar_isalnum (g_utf8_get_char (at)))
      g_string_append_unichar (text, g_utf8_get_char (at));
  shorten (text);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static gboolean
is_same_title (const char *title, const char *other)
{
  g_autofree char *folded = dup_folded (title);
  g_autofree char *other_folded = dup_folded (other);

  return *folded != '\0' && g_str_equal (folded, other_folded);
}

/* Its place among the titles of the book, the highest first; -1 where it has none. */
static gint
find_rank (const BrgRulebook *book, const char *title)
{
  if (g_strv_contains (international, brg_norm_title_normalise (title)))
    return 0;
  for (gint i = 0; book->usual_titles != NULL && book->usual_titles[i] != NULL; i++)
    if (is_same_title (book->usual_titles[i], title))
      return i;
  return -1;
}

/* @names: the norm itself and those above it. */
static gboolean
is_above (const BrgRulebook *book, const GPtrArray *names, const char *title)
{
  gint rank = find_rank (book, names->pdata[names->len - 1]);
  gint held = find_rank (book, title);

  for (guint i = 0; i < names->len; i++)
    if (is_same_title (names->pdata[i], title))
      return TRUE;
  return rank >= 0 && held >= 0 && held <= rank;
}

/* The titles that are worn in the group and make the norm needless, as they are written there. */
static char **
list_titles (const BrgSnapshot *snapshot, const GPtrArray *names)
{
  const BrgSnapshot *boards = brg_snapshot_get_boards (snapshot);
  g_autoptr (GStrvBuilder) titles = g_strv_builder_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < boards->entries->len; i++)
    {
      const BrgEntry *entry = boards->entries->pdata[i];

      if (*entry->title != '\0' && g_hash_table_add (seen, entry->title) &&
          is_above (snapshot->event->rulebook, names, entry->title))
        g_strv_builder_add (titles, brg_norm_title_normalise (entry->title));
    }
  return g_strv_builder_end (titles);
}

static BrgNormRule *
find_rule (const BrgNormTable *table, const char *name)
{
  for (guint i = 0; i < table->rules->len; i++)
    if (g_str_equal (((const BrgNormRule *) table->rules->pdata[i])->name, name))
      return table->rules->pdata[i];
  return NULL;
}

static BrgNormRule *
add_rule (BrgNormTable *table, const BrgNormWay *way)
{
  BrgNormRule *rule = brg_norm_rule_new (way->name);

  rule->for_women = g_str_equal (way->sex, "f");
  rule->unrated = way->unrated;
  g_free (rule->source);
  rule->source = g_strdup (way->source);
  g_ptr_array_add (table->rules, rule);
  return rule;
}

static void
add_way (BrgNormTable *table, const BrgNormWay *way)
{
  BrgNormRule *rule = find_rule (table, way->name);
  BrgNormStep step = { way->games, way->average, way->percent, way->halves };

  if (rule == NULL)
    rule = add_rule (table, way);
  g_array_append_val (rule->steps, step);
}

BrgNormTable *
brg_event_norms_make (const BrgSnapshot *snapshot)
{
  g_autoptr (BrgNormTable) table = NULL;
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  g_return_val_if_fail (snapshot != NULL, NULL);

  if (snapshot->norms->len == 0)
    return NULL;
  table = brg_norm_table_new ();
  for (guint i = 0; i < snapshot->norms->len; i++)
    add_way (table, snapshot->norms->pdata[i]);
  for (guint i = 0; i < table->rules->len; i++)
    {
      BrgNormRule *rule = table->rules->pdata[i];

      g_ptr_array_add (names, rule->name);
      g_strfreev (rule->titles);
      rule->titles = list_titles (snapshot, names);
    }
  return g_steal_pointer (&table);
}

GPtrArray *
brg_event_norms_read (const BrgNormTable *table)
{
  GPtrArray *ways = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_norm_way_free);

  g_return_val_if_fail (table != NULL, NULL);

  for (guint i = 0; i < table->rules->len; i++)
    {
      const BrgNormRule *rule = table->rules->pdata[i];

      for (guint k = 0; k < rule->steps->len; k++)
        {
          const BrgNormStep *step = &g_array_index (rule->steps, BrgNormStep, k);
          BrgNormWay *way = brg_norm_way_new ();

          g_free (way->name);
          way->name = g_strdup (rule->name);
          g_free (way->sex);
          way->sex = g_strdup (rule->for_women ? "f" : "");
          g_free (way->source);
          way->source = g_strdup (rule->source);
          way->games = step->games;
          way->average = step->average;
          way->unrated = rule->unrated;
          way->percent = step->halves > 0 ? 0 : step->score;
          way->halves = step->halves;
          g_ptr_array_add (ways, way);
        }
    }
  return ways;
}

/* What may stand behind a number: "%", or a word for points. */
static gboolean
is_points_word (const char *rest)
{
  static const char *const words[] = { "p", "point", "points", "о", "очк", "бал", "б" };
  g_autofree char *folded = g_utf8_casefold (rest, -1);

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_has_prefix (folded, words[i]))
      return TRUE;
  return FALSE;
}

static gboolean
skip (char **at, const char *prefix)
{
  if (!g_str_has_prefix (*at, prefix))
    return FALSE;
  *at += strlen (prefix);
  return TRUE;
}

gboolean
brg_event_norms_parse_score (const char *text, gint *percent, gint *halves)
{
  g_autofree char *normal = NULL;
  char *at = NULL;
  guint64 whole;
  gboolean has_half;

  g_return_val_if_fail (text != NULL && percent != NULL && halves != NULL, FALSE);

  *percent = *halves = 0;
  normal = g_strstrip (g_strdup (text));
  whole = g_ascii_isdigit (*normal) ? g_ascii_strtoull (normal, &at, 10) : 0;
  if (at == NULL)
    at = normal;
  has_half = skip (&at, "½") || skip (&at, ".5") || skip (&at, ",5");
  if (whole > MOST_POINTS || (at == normal))
    return FALSE;
  while (*at != '\0' && g_unichar_isspace (g_utf8_get_char (at)))
    at = g_utf8_next_char (at);
  if (has_half || (*at != '\0' && *at != '%'))
    *halves = *at == '\0' || is_points_word (at) ? 2 * (gint) whole + has_half : 0;
  else if (whole <= 100 && (*at == '\0' || g_str_equal (at, "%")))
    *percent = (gint) whole;
  return *percent > 0 || *halves > 0;
}

char *
brg_event_norms_dup_score (gint percent, gint halves)
{
  g_autofree char *points = NULL;

  if (percent > 0)
    return g_strdup_printf ("%d %%", percent);
  if (halves == 0)
    return g_strdup ("");
  points = brg_points_to_figures ((gint64) halves * (BRG_POINT / 2));
  /* Translators: points that a norm asks for, in a field that reads the word again */
  return halves % 2 != 0 ? g_steal_pointer (&points) : g_strdup_printf (_ ("%s points"), points);
}
