/* test-age-group.c - groups of players by sex and age
 *
 * Expected values: written from table 1 of rus-draughts-2022.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-age-group.h"
#include "brg-rulebooks.h"
#include "brg-test.h"

#define YEAR 2026

typedef struct
{
  const char *path;
  BrgDiscipline discipline;
  const char *birth;
  const char *sex;
  const char *name; /* NULL for none */
} Case;

#define RUSSIAN BRG_DISCIPLINE_RUSSIAN
#define RENJU BRG_DISCIPLINE_RENJU

static const Case cases[] = {
  /* who reaches the limit on the last day of the year has reached it */
  { "27-reached", RUSSIAN, "1999-12-31", "m", "men" },
  { "27-not-reached", RUSSIAN, "2000-01-01", "m", "junior men (under 27)" },
  { "20-reached", RUSSIAN, "2006-12-31", "f", "junior women (under 27)" },
  { "20-not-reached", RUSSIAN, "2007", "f", "junior women (under 20)" },
  { "17-reached", RUSSIAN, "2009", "m", "junior men (under 20)" },
  { "17-not-reached", RUSSIAN, "2010-06-01", "m", "youths (under 17)" },
  { "14-reached", RUSSIAN, "2012", "f", "girls (under 17)" },
  { "14-not-reached", RUSSIAN, "2013", "f", "girls (under 14)" },
  { "11-reached", RUSSIAN, "2015", "m", "youths (under 14)" },
  { "11-not-reached", RUSSIAN, "2016", "m", "youths (under 11)" },
  { "9-reached", RUSSIAN, "2017", "f", "girls (under 11)" },
  { "9-not-reached", RUSSIAN, "2018", "f", "little girls (under 9)" },
  { "boys", RUSSIAN, "2020", "m", "boys (under 9)" },
  { "women", RUSSIAN, "1960", "f", "women" },
  { "giveaway", BRG_DISCIPLINE_GIVEAWAY, "2013", "m", "youths (under 14)" },
  { "renju-26", RENJU, "2000", "m", "men" },
  { "renju-25", RENJU, "2001", "m", "junior men (21 to 25)" },
  { "renju-21", RENJU, "2005", "f", "junior women (21 to 25)" },
  { "renju-20", RENJU, "2006", "f", "junior women (16 to 20)" },
  { "renju-16", RENJU, "2010", "m", "junior men (16 to 20)" },
  { "renju-15", RENJU, "2011", "m", "youths (12 to 15)" },
  { "renju-12", RENJU, "2014", "f", "girls (12 to 15)" },
  { "renju-11", RENJU, "2015", "m", "boys (under 12)" },
  { "no-sex", RUSSIAN, "2013", "", NULL },
  { "no-birth", RUSSIAN, "", "m", NULL },
  { "no-year", RUSSIAN, "17.05.2009", "m", NULL },
  { "not-born-yet", RUSSIAN, "2027", "m", NULL },
};

static const BrgRulebook *
get_book (void)
{
  return brg_rulebook_find ("rus-draughts-2022");
}

static void
test_case (gconstpointer data)
{
  const Case *item = data;
  const BrgAgeGroup *group = brg_age_group_find (get_book (), item->discipline, item->birth, YEAR);

  g_assert_cmpstr (group != NULL ? brg_age_group_get_name (group, item->sex) : NULL, ==,
                   item->name);
}

static void
test_silent (void)
{
  g_assert_null (
      brg_age_group_find (brg_rulebook_find ("fide-2023"), BRG_DISCIPLINE_CHESS, "2013", YEAR));
}

/* Older groups take younger players, those of men women, and nobody who reached the limit. */
static void
test_admits (void)
{
  const BrgAgeGroup *under_17 = brg_age_group_find (get_book (), RUSSIAN, "2010", YEAR);
  const BrgAgeGroup *adults = brg_age_group_find (get_book (), RUSSIAN, "1990", YEAR);

  g_assert_true (brg_age_group_is_of_youth (under_17));
  g_assert_false (brg_age_group_is_of_youth (adults));
  g_assert_true (brg_age_group_admits (under_17, FALSE, "m", "2018", YEAR));
  g_assert_true (brg_age_group_admits (under_17, FALSE, "f", "2010", YEAR));
  g_assert_false (brg_age_group_admits (under_17, TRUE, "m", "2010", YEAR));
  g_assert_false (brg_age_group_admits (under_17, FALSE, "m", "2009-12-31", YEAR));
  g_assert_true (brg_age_group_admits (under_17, FALSE, "m", "", YEAR));
  g_assert_true (brg_age_group_admits (adults, FALSE, "m", "2018", YEAR));
}

static void
test_students (void)
{
  g_assert_false (brg_age_group_is_student ("2010", YEAR));
  g_assert_true (brg_age_group_is_student ("2009-12-31", YEAR));
  g_assert_true (brg_age_group_is_student ("2001-01-01", YEAR));
  g_assert_false (brg_age_group_is_student ("2000-12-31", YEAR));
  g_assert_false (brg_age_group_is_student ("", YEAR));
}

static void
test_barred (void)
{
  const BrgRulebook *book = get_book ();
  const char *article = "rus-draughts-2022 2.1";

  g_assert_cmpstr (brg_age_group_find_barred (book, RUSSIAN, BRG_TEMPO_RAPID, TRUE), ==, article);
  g_assert_cmpstr (
      brg_age_group_find_barred (book, BRG_DISCIPLINE_INTERNATIONAL, BRG_TEMPO_BLITZ, TRUE), ==,
      article);
  g_assert_null (brg_age_group_find_barred (book, RUSSIAN, BRG_TEMPO_RAPID, FALSE));
  g_assert_null (brg_age_group_find_barred (book, RUSSIAN, BRG_TEMPO_STANDARD, TRUE));
  g_assert_null (brg_age_group_find_barred (book, RENJU, BRG_TEMPO_RAPID, TRUE));
  g_assert_null (brg_age_group_find_barred (brg_rulebook_find ("fide-2023"), BRG_DISCIPLINE_CHESS,
                                            BRG_TEMPO_RAPID, TRUE));
}

BRG_TEST_TOPIC ("age-group")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path =
          g_strconcat ("/engine/age-group/rus-draughts-2022 2.1/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/engine/age-group/silent", test_silent);
  g_test_add_func ("/engine/age-group/rus-draughts-2022 2.1/admits", test_admits);
  g_test_add_func ("/engine/age-group/rus-draughts-2022 2.1/students", test_students);
  g_test_add_func ("/engine/age-group/rus-draughts-2022 2.1/rapid-teams", test_barred);
  return g_test_run ();
}
