/* test-documents-discipline.c - names of disciplines on paper
 *
 * Expected values: the first column of appendix 1 of rus-draughts-2022, and the international names
 * of its second column.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-discipline-words.h"
#include "brg-test.h"
#include "documents-fixture.h"

/* rus-draughts-2022 1.2, app. 1: by numbers */
static const char *const russian[] = {
  "Русские шашки – быстрая игра",
  "Русские шашки – быстрая игра – командные соревнования",
  "Русские шашки – командные соревнования",
  "Русские шашки – молниеносная игра",
  "Русские шашки – молниеносная игра – командные соревнования",
  "Русские шашки",
  "Стоклеточные шашки – быстрая игра",
  "Стоклеточные шашки – быстрая игра – командные соревнования",
  "Стоклеточные шашки – командные соревнования",
  "Стоклеточные шашки – молниеносная игра",
  "Стоклеточные шашки – молниеносная игра – командные соревнования",
  "Стоклеточные шашки",
  "Игра по переписке",
  "Обратная игра в шашки (поддавки)",
  "Шашечная композиция",
  "Рэндзю",
};

static void
test_russian (void)
{
  g_autoptr (BrgWords) words = fixture_open_russian ();
  guint n_disciplines;
  const BrgOfficialDiscipline *list = brg_official_disciplines_list (&n_disciplines);

  g_assert_cmpuint (n_disciplines, ==, G_N_ELEMENTS (russian));
  for (guint i = 0; i < n_disciplines; i++)
    {
      g_autofree char *name = brg_discipline_words_dup_official (words, &list[i]);

      g_assert_cmpstr (name, ==, russian[i]);
    }
}

/* In English the name is the international one, or one of those that it lets choose. */
static void
test_international (void)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  guint n_disciplines;
  const BrgOfficialDiscipline *list = brg_official_disciplines_list (&n_disciplines);

  for (guint i = 0; i < n_disciplines; i++)
    {
      g_autofree char *name = brg_discipline_words_dup_official (words, &list[i]);

      g_assert_true (g_str_has_suffix (list[i].international, name));
    }
}

static void
test_others (void)
{
  g_autoptr (BrgWords) words = fixture_open_russian ();
  g_autofree char *chess =
      brg_discipline_words_dup (words, BRG_DISCIPLINE_CHESS, BRG_TEMPO_STANDARD, TRUE);
  g_autofree char *renju =
      brg_discipline_words_dup (words, BRG_DISCIPLINE_RENJU, BRG_TEMPO_BLITZ, FALSE);

  g_assert_cmpstr (chess, ==, "Шахматы – командные соревнования");
  g_assert_cmpstr (renju, ==, "Рэндзю – молниеносная игра");
}

BRG_TEST_TOPIC ("documents-discipline")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/documents/discipline/rus-draughts-2022 1.2, app. 1/russian", test_russian);
  g_test_add_func ("/documents/discipline/rus-draughts-2022 app. 1/international",
                   test_international);
  g_test_add_func ("/documents/discipline/others", test_others);
  return g_test_run ();
}
