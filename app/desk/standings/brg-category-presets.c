/* brg-category-presets.c - classifications that rule books and federations know
 *
 * Rules: rus-draughts-2022 2.1
 * Tests: tests/app/test-category-presets.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-category-presets.h"

#include <glib/gi18n-lib.h>

#include "brg-age-group.h"
#include "brg-store-awards.h"

typedef struct
{
  const char *name;
  const char *sex;
  gint age_from;
  gint age_to;
} Member;

/* One classification, or two that play together. */
typedef struct
{
  const char *title;
  Member members[2];
} Preset;

/* rus-draughts-2022 2.1, table 1: who must not reach the upper limit of the group in the calendar
 * year of the event is at most one year younger then. Neighbouring groups that play together have
 * places of their own: the older one begins where the younger one ends. */
static const Preset draughts[] = {
  { N_ ("Men"), { { N_ ("Men"), "m", 0, 0 } } },
  { N_ ("Women"), { { N_ ("Women"), "f", 0, 0 } } },
  { N_ ("Under 27"), { { N_ ("Under 27"), "", 0, 26 } } },
  { N_ ("Under 20"), { { N_ ("Under 20"), "", 0, 19 } } },
  { N_ ("Under 17"), { { N_ ("Under 17"), "", 0, 16 } } },
  { N_ ("Under 14"), { { N_ ("Under 14"), "", 0, 13 } } },
  { N_ ("Under 11"), { { N_ ("Under 11"), "", 0, 10 } } },
  { N_ ("Under 9"), { { N_ ("Under 9"), "", 0, 8 } } },
  { N_ ("Students"), { { N_ ("Students"), "", BRG_STUDENT_LEAST_AGE, BRG_STUDENT_MOST_AGE } } },
  { N_ ("Under 27 and under 20 combined"),
    { { N_ ("Under 27"), "", 20, 26 }, { N_ ("Under 20"), "", 0, 19 } } },
  { N_ ("Under 20 and under 17 combined"),
    { { N_ ("Under 20"), "", 17, 19 }, { N_ ("Under 17"), "", 0, 16 } } },
  { N_ ("Under 17 and under 14 combined"),
    { { N_ ("Under 17"), "", 14, 16 }, { N_ ("Under 14"), "", 0, 13 } } },
  { N_ ("Under 14 and under 11 combined"),
    { { N_ ("Under 14"), "", 11, 13 }, { N_ ("Under 11"), "", 0, 10 } } },
  { N_ ("Under 11 and under 9 combined"),
    { { N_ ("Under 11"), "", 9, 10 }, { N_ ("Under 9"), "", 0, 8 } } },
};

/* rus-draughts-2022 2.1, table 1, renju: groups with two limits have both in them, or 12 to 15 and
 * 16 to 20 would leave out those who turn 15. */
static const Preset renju[] = {
  { N_ ("Men"), { { N_ ("Men"), "m", 0, 0 } } },
  { N_ ("Women"), { { N_ ("Women"), "f", 0, 0 } } },
  { N_ ("21 to 25"), { { N_ ("21 to 25"), "", 21, 25 } } },
  { N_ ("16 to 20"), { { N_ ("16 to 20"), "", 16, 20 } } },
  { N_ ("12 to 15"), { { N_ ("12 to 15"), "", 12, 15 } } },
  { N_ ("Under 12"), { { N_ ("Under 12"), "", 0, 11 } } },
  { N_ ("Students"), { { N_ ("Students"), "", BRG_STUDENT_LEAST_AGE, BRG_STUDENT_MOST_AGE } } },
  { N_ ("21 to 25 and 16 to 20 combined"),
    { { N_ ("21 to 25"), "", 21, 25 }, { N_ ("16 to 20"), "", 16, 20 } } },
  { N_ ("16 to 20 and 12 to 15 combined"),
    { { N_ ("16 to 20"), "", 16, 20 }, { N_ ("12 to 15"), "", 12, 15 } } },
  { N_ ("12 to 15 and under 12 combined"),
    { { N_ ("12 to 15"), "", 12, 15 }, { N_ ("Under 12"), "", 0, 11 } } },
};

/* FIDE's championships: who has not reached the age before 1 January reaches at most that age in
 * the year; seniors reach 50 or 65 in it. */
static const Preset chess[] = {
  { N_ ("Women"), { { N_ ("Women"), "f", 0, 0 } } },
  { N_ ("U20"), { { N_ ("U20"), "", 0, 20 } } },
  { N_ ("U18"), { { N_ ("U18"), "", 0, 18 } } },
  { N_ ("U16"), { { N_ ("U16"), "", 0, 16 } } },
  { N_ ("U14"), { { N_ ("U14"), "", 0, 14 } } },
  { N_ ("U12"), { { N_ ("U12"), "", 0, 12 } } },
  { N_ ("U10"), { { N_ ("U10"), "", 0, 10 } } },
  { N_ ("U8"), { { N_ ("U8"), "", 0, 8 } } },
  { N_ ("Veterans 50+"), { { N_ ("Veterans 50+"), "", 50, 0 } } },
  { N_ ("Veterans 65+"), { { N_ ("Veterans 65+"), "", 65, 0 } } },
};

static const Preset *
get_presets (BrgDiscipline discipline, guint *n_presets)
{
  switch ((guint) discipline)
    {
    case BRG_DISCIPLINE_CHESS:
    case BRG_DISCIPLINE_CHESS960:
      *n_presets = G_N_ELEMENTS (chess);
      return chess;
    case BRG_DISCIPLINE_RENJU:
      *n_presets = G_N_ELEMENTS (renju);
      return renju;
    default:
      *n_presets = G_N_ELEMENTS (draughts);
      return draughts;
    }
}

guint
brg_category_presets_count (BrgDiscipline discipline)
{
  guint n_presets;

  get_presets (discipline, &n_presets);
  return n_presets;
}

const char *
brg_category_presets_get_title (BrgDiscipline discipline, guint index)
{
  guint n_presets;
  const Preset *presets = get_presets (discipline, &n_presets);

  g_return_val_if_fail (index < n_presets, NULL);

  return _ (presets[index].title);
}

GPtrArray *
brg_category_presets_make (BrgDiscipline discipline, guint index)
{
  GPtrArray *made = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_category_free);
  guint n_presets;
  const Preset *presets = get_presets (discipline, &n_presets);

  g_return_val_if_fail (index < n_presets, made);

  for (guint i = 0; i < 2 && presets[index].members[i].name != NULL; i++)
    {
      const Member *member = &presets[index].members[i];
      BrgCategory *category = brg_category_new ();

      g_free (category->name);
      category->name = g_strdup (_ (member->name));
      g_free (category->sex);
      category->sex = g_strdup (member->sex);
      category->age_from = member->age_from;
      category->age_to = member->age_to;
      g_ptr_array_add (made, category);
    }
  return made;
}

gboolean
brg_category_parse_amount (const char *text, gint64 *amount)
{
  gint64 value = 0;
  gint n_decimals = -1; /* -1 before the decimal sign */

  g_return_val_if_fail (text != NULL && amount != NULL, FALSE);

  for (const char *next; *text != '\0'; text = next)
    {
      gunichar sign = g_utf8_get_char (text);

      next = g_utf8_next_char (text);
      if (g_unichar_isspace (sign) && n_decimals < 0)
        continue;
      if ((sign == '.' || sign == ',') && n_decimals < 0)
        n_decimals = 0;
      else if (sign >= '0' && sign <= '9' && n_decimals < 2)
        {
          value = 10 * value + (gint64) (sign - '0');
          n_decimals += n_decimals >= 0;
        }
      else if (!g_unichar_isspace (sign))
        return FALSE;
      if (value > BRG_MOST_PRIZE_AMOUNT)
        return FALSE;
    }
  for (gint i = MAX (n_decimals, 0); i < 2; i++)
    value *= 10;
  *amount = value;
  return value <= BRG_MOST_PRIZE_AMOUNT;
}
