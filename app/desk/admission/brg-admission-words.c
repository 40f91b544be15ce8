/* brg-admission-words.c - what is against the admission of a player, in sentences
 *
 * Rules: rus-draughts-2022 2.1, 2.2.1
 * Tests: tests/app/test-admission-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-admission-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-article-words.h"
#include "brg-rulebooks.h"

const char *
brg_admission_advice_to_id (BrgAdmissionAdvice advice)
{
  static const char *const ids[BRG_N_ADMISSION_ADVICES] = { "admit", "look",   "owes",
                                                            "late",  "refuse", "paired" };

  g_return_val_if_fail (advice < BRG_N_ADMISSION_ADVICES, NULL);

  return ids[advice];
}

static char *
dup_doubt (const BrgWords *words,
           const BrgAdmissionObstacle *obstacle,
           const BrgAdmissionPerson *person)
{
  if (obstacle->ground == BRG_GROUND_AGE)
    return g_strdup (W_ (words, "The date of birth is not known."));
  if (obstacle->ground == BRG_GROUND_SEX)
    return g_strdup (W_ (words, "The sex is not known."));
  if (obstacle->is_limit_unknown)
    return g_strdup_printf (
        /* Translators: the title that limits who may play in the group, as it was written */
        W_ (words, "The limit of the group, “%s”, is none of the rule book’s titles."),
        obstacle->limit->word);
  return g_strdup_printf (
      /* Translators: a title or category as it was written */
      W_ (words, "The title “%s” is none of the rule book’s."), person->title);
}

/* "In 2026 he turns 17. Born in 2010 and later play in the group." */
static char *
dup_age (const BrgWords *words, const BrgAdmissionObstacle *obstacle, gint year)
{
  gint number = obstacle->limit->number;

  if (obstacle->limit->kind == BRG_LIMIT_AGE_LEAST)
    return g_strdup_printf (
        /* Translators: year of the event, the age reached in it, the latest year of birth */
        W_ (words, "In %d he or she turns %d. The group is for those born in %d or "
                   "earlier."),
        year, obstacle->age, year - number);
  return g_strdup_printf (
      /* Translators: year of the event, the age reached in it, the age that bounds the group, the
       * earliest year of birth */
      W_ (words, "In %d he or she turns %d. The group under %d is for those born in %d or "
                 "later."),
      year, obstacle->age, number, year - number + 1);
}

static char *
dup_title (const BrgWords *words,
           const BrgAdmissionObstacle *obstacle,
           const BrgAdmissionPerson *person)
{
  const char *limit = obstacle->limit->word;

  if (obstacle->limit->kind == BRG_LIMIT_TITLE_MOST)
    return g_strdup_printf (
        /* Translators: title or category of a player, the highest one of the group */
        W_ (words, "Title %s; the group is for %s at most."), person->title, limit);
  if (*person->title == '\0')
    return g_strdup_printf (
        /* Translators: the lowest title or category of the group */
        W_ (words, "No title; the group is for %s at least."), limit);
  return g_strdup_printf (
      /* Translators: title or category of a player, the lowest one of the group */
      W_ (words, "Title %s; the group is for %s at least."), person->title, limit);
}

static char *
dup_rating (const BrgWords *words,
            const BrgAdmissionObstacle *obstacle,
            const BrgAdmissionPerson *person)
{
  gint limit = obstacle->limit->number;

  if (obstacle->limit->kind == BRG_LIMIT_RATING_MOST)
    return g_strdup_printf (W_ (words, "Rating %d; the group is for %d at most."), person->rating,
                            limit);
  if (person->rating == 0)
    return g_strdup_printf (W_ (words, "No rating; the group is for %d at least."), limit);
  return g_strdup_printf (W_ (words, "Rating %d; the group is for %d at least."), person->rating,
                          limit);
}

char *
brg_admission_words_dup_obstacle (const BrgWords *words,
                                  const BrgAdmissionObstacle *obstacle,
                                  const BrgAdmissionPerson *person,
                                  gint year)
{
  g_return_val_if_fail (words != NULL && person != NULL, NULL);
  g_return_val_if_fail (obstacle != NULL && obstacle->limit != NULL, NULL);

  if (obstacle->is_doubt)
    return dup_doubt (words, obstacle, person);
  switch ((gint) obstacle->ground)
    {
    case BRG_GROUND_AGE:
      return dup_age (words, obstacle, year);
    case BRG_GROUND_SEX:
      return g_strdup (g_str_equal (obstacle->limit->word, "f")
                           ? W_ (words, "The group is for women.")
                           : W_ (words, "The group is for men."));
    case BRG_GROUND_TITLE:
      return dup_title (words, obstacle, person);
    case BRG_GROUND_RATING:
      return dup_rating (words, obstacle, person);
    default:
      g_return_val_if_reached (NULL);
    }
}

/* (nullable): the number of a point, however much of "п. 5.2" was written; what has words of its
 * own says itself where it stands. */
static const char *
find_point (const char *text)
{
  static const char *const marks[] = { "пп.", "п.", "par." };

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    if (g_str_has_prefix (text, marks[i]))
      {
        text += strlen (marks[i]);
        break;
      }
  text += strspn (text, " ");
  return *text != '\0' && text[strspn (text, "0123456789., -")] == '\0' ? text : NULL;
}

char *
brg_admission_words_dup_regulation (const BrgWords *words, const char *article)
{
  g_auto (GStrv) parts = NULL;
  const char *point;

  g_return_val_if_fail (words != NULL, NULL);

  if (article == NULL || *article == '\0')
    return NULL;
  parts = g_strsplit (article, " ", 2);
  if (brg_rulebook_find (parts[0]) != NULL)
    return NULL;
  point = find_point (article);
  return point == NULL ? g_strdup (article)
                       : g_strdup_printf (
                             /* Translators: number of a point of the regulations of an event */
                             W_ (words, "par. %s of the regulations"), point);
}

char *
brg_admission_words_dup_article (const BrgWords *words, const BrgRulebook *own, const char *article)
{
  char *regulation = brg_admission_words_dup_regulation (words, article);

  if (regulation != NULL || article == NULL || *article == '\0')
    return regulation != NULL ? regulation : g_strdup ("");
  return brg_article_words_beside (words, own, article);
}

const char *
brg_admission_words_advice (BrgAdmissionAdvice advice)
{
  static const char *const texts[BRG_N_ADMISSION_ADVICES] = {
    [BRG_ADVICE_ADMIT] = N_ ("Proposed: admit"),
    [BRG_ADVICE_LOOK] = N_ ("Proposed: ask"),
    [BRG_ADVICE_OWES] = N_ ("Proposed: put off"),
    [BRG_ADVICE_LATE] = N_ ("Proposed: decide on a late entry"),
    [BRG_ADVICE_REFUSE] = N_ ("Proposed: refuse"),
    [BRG_ADVICE_PAIRED] = N_ ("Already paired: withdraw or make an exception"),
  };

  g_return_val_if_fail (advice < BRG_N_ADMISSION_ADVICES, "");

  return _ (texts[advice]);
}

char *
brg_admission_words_dup_limit (const BrgAdmissionLimit *limit)
{
  g_return_val_if_fail (limit != NULL, NULL);

  switch (limit->kind)
    {
    case BRG_LIMIT_AGE_UNDER:
      /* Translators: an age */
      return g_strdup_printf (_ ("under %d"), limit->number);
    case BRG_LIMIT_AGE_LEAST:
      /* Translators: an age */
      return g_strdup_printf (_ ("from the age of %d"), limit->number);
    case BRG_LIMIT_SEX:
      return g_strdup (g_str_equal (limit->word, "f") ? _ ("women") : _ ("men"));
    case BRG_LIMIT_TITLE_LEAST:
      /* Translators: a title or category */
      return g_strdup_printf (_ ("%s or higher"), limit->word);
    case BRG_LIMIT_TITLE_MOST:
      /* Translators: a title or category */
      return g_strdup_printf (_ ("%s or lower"), limit->word);
    case BRG_LIMIT_RATING_LEAST:
      return g_strdup_printf (_ ("rating from %d"), limit->number);
    case BRG_LIMIT_RATING_MOST:
      return g_strdup_printf (_ ("rating up to %d"), limit->number);
    case BRG_LIMIT_QUALIFICATION:
      return g_strdup (limit->word);
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}

/* rus-draughts-2022 2.2.1: a title that nobody can be compared with limits nothing. */
char *
brg_admission_words_dup_unknown_limit (const BrgRulebook *rulebook, const BrgAdmissionLimit *limit)
{
  g_autofree char *known = NULL;

  g_return_val_if_fail (rulebook != NULL && limit != NULL, NULL);

  if ((limit->kind != BRG_LIMIT_TITLE_LEAST && limit->kind != BRG_LIMIT_TITLE_MOST) ||
      brg_admission_knows_title (rulebook, limit->word))
    return NULL;
  known = g_strjoinv (", ", (char **) rulebook->usual_titles);
  /* Translators: a title that somebody typed, the titles and categories of the rule book */
  return g_strdup_printf (_ ("“%s” is none of the rule book’s titles: %s."), limit->word, known);
}

gboolean
brg_admission_words_read_sum (const char *text, gint64 *sum)
{
  g_autoptr (GString) digits = g_string_new (NULL);
  gint n_cents = -1;

  g_return_val_if_fail (text != NULL && sum != NULL, FALSE);

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      if (g_unichar_isspace (g_utf8_get_char (text)) && n_cents < 0)
        continue;
      if ((*text == '.' || *text == ',') && n_cents < 0)
        n_cents = 0;
      else if (g_ascii_isdigit (*text) && n_cents < 2 && digits->len < 12)
        {
          g_string_append_c (digits, *text);
          n_cents += n_cents >= 0;
        }
      else
        return FALSE;
    }
  if (digits->len == 0 || n_cents == 0)
    return FALSE;
  for (; n_cents < 2; n_cents = MAX (n_cents, 0) + 1)
    g_string_append_c (digits, '0');
  *sum = g_ascii_strtoll (digits->str, NULL, 10);
  return TRUE;
}
