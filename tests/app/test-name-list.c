/* test-name-list.c - names in one line, those of officials completed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-name-list.h"
#include "brg-name-match.h"
#include "brg-test.h"

static void
test_complete (void)
{
  static const char *const cases[][2] = {
    { "", "" },
    { "Токарев", "В. С. Токарев" },
    { "ток, сид", "В. С. Токарев|И. И. Сидоренко" },
    { "tok; sid", "В. С. Токарев|И. И. Сидоренко" },
    { "Мельник\nВ. Ток", "Мельник|В. С. Токарев" }, /* two of that name */
    { "П. Мел", "П. Мельник" },                     /* one of them */
    { "Т", "Т" },                                   /* one letter says nothing */
    { "Чужой Человек, ", "Чужой Человек" },         /* no official */
    { "Токаренко", "Токаренко" },                   /* not a beginning of his */
    { "Сидоренко;Сидоренко", "И. И. Сидоренко" },   /* named twice */
  };
  g_autoptr (GPtrArray) officials =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_official_free);

  g_ptr_array_add (officials, brg_official_new (BRG_OFFICIAL_CHIEF_ARBITER, "В. С. Токарев", ""));
  g_ptr_array_add (officials, brg_official_new (BRG_OFFICIAL_DEPUTY, "П. Мельник", ""));
  g_ptr_array_add (officials, brg_official_new (BRG_OFFICIAL_DEPUTY, "А. Мельник", ""));
  g_ptr_array_add (officials,
                   brg_official_new (BRG_OFFICIAL_CHIEF_SECRETARY, "И. И. Сидоренко", ""));
  g_ptr_array_add (officials, brg_official_new (BRG_OFFICIAL_DEPUTY, "И. И. Сидоренко", ""));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *names = brg_name_list_complete (officials, cases[i][0], "|");

      g_assert_cmpstr (names, ==, cases[i][1]);
    }
}

/* A family name in a text, in the cases of Russian and Ukrainian. */
static void
test_cases (void)
{
  static const struct
  {
    const char *text;
    const char *family;
    gboolean is_word;
    gboolean is_case;
  } cases[] = {
    { "Приз Абросимов", "Абросимов", TRUE, TRUE },
    { "Билет Абросимову, поезд", "Абросимов", FALSE, TRUE },
    { "оплачено Абросимовым", "Абросимов", FALSE, TRUE },
    { "Проезд Ивановой", "Иванова", FALSE, TRUE },
    { "Чайковскому", "Чайковский", FALSE, TRUE },
    { "Чайковского", "Чайковский", FALSE, TRUE },
    { "Толстому", "Толстой", FALSE, TRUE },
    { "для Гоголя", "Гоголь", FALSE, TRUE },
    { "Шевченко", "Шевченко", TRUE, TRUE },
    { "Коваленкові", "Коваленок", FALSE, FALSE },
    { "Петренку", "Петренко", FALSE, TRUE },
    { "Ковалеві", "Ковалев", FALSE, TRUE },
    { "Абросимовский проезд", "Абросимов", FALSE, FALSE },
    { "Аренда зала", "Абросимов", FALSE, FALSE },
    { "Лиу", "Ли", FALSE, FALSE },
    { "", "Ли", FALSE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_test_message ("%s, %s", cases[i].text, cases[i].family);
      g_assert_cmpint (brg_name_match_has_word (cases[i].text, cases[i].family, FALSE), ==,
                       cases[i].is_word);
      g_assert_cmpint (brg_name_match_has_word (cases[i].text, cases[i].family, TRUE), ==,
                       cases[i].is_case);
    }
}

/* Two names of one person, or of two. */
static void
test_agrees (void)
{
  static const struct
  {
    const char *name;
    const char *other;
    gboolean agrees;
  } cases[] = {
    { "В. С. Токарев", "Токарев Виктор Сергеевич", TRUE },
    { "В.С. Токарев", "Токарев Виктор", TRUE },
    { "Токарев", "Токарев Виктор", TRUE },
    { "Tokarev V.", "Токарев Виктор", TRUE },
    { "Токарев Виктор", "Виктор Токарев", TRUE },
    { "Ли Ю.", "Ли Юлия", TRUE },
    { "Токарев Виктор", "Токарев Василий", FALSE },
    { "Токарев В. С.", "Токарев Виктор Петрович", FALSE },
    { "В. С. Токарев", "Токарева Вера", FALSE },
    { "В. С.", "Виктор Сергеевич", FALSE }, /* initials alone name nobody */
    { "Иванов Иван", "Иванов Иван Иванович", TRUE },
    { "", "Токарев", FALSE },
    /* An initial is a letter, or one of those that stand for it in the other script. */
    { "Ivanov, Y.", "Иванов Иван", FALSE },
    { "Ivanov, Y.", "Ivanov Ivan", FALSE },
    { "Ivanov, I.", "Иванов Иван", TRUE },
    { "Ivanov, Y.", "Иванов Юрий", TRUE },
    { "Ivanov, J.", "Иванов Ярослав", TRUE },
    { "Ivanov, Y.", "Ivanov Iurii", TRUE },
    { "Иванов Ю.", "Ivanov Iurii", TRUE },
    { "Иванов И.", "Ivanov Yuri", FALSE },
    { "Иванов Ж.", "Ivanov Zinaida", FALSE },
    { "Ivanov, Yu.", "Иванов Юрий", TRUE },
    { "Ivanov, Sh.", "Иванов Семён", FALSE },
    { "Ivanov, H.", "Иванов Хасан", TRUE },
    { "Ivanov, K.", "Иванов Хасан", TRUE },
    { "Ivanov, C.", "Иванов Цветан", TRUE },
    /* Spellings of the standards and of passports. */
    { "Shhukina Zhanna", "Щукина Жанна", TRUE },
    { "Jur'ev Jakov", "Юрьев Яков", TRUE },
    { "Cvetkov Hariton", "Цветков Харитон", TRUE },
    { "Czvetkov Khariton", "Цветков Харитон", TRUE },
    { "Tcvetkov Khariton", "Tsvetkov Hariton", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_test_message ("%s, %s", cases[i].name, cases[i].other);
      g_assert_cmpint (brg_name_match_agrees (cases[i].name, cases[i].other), ==, cases[i].agrees);
      g_assert_cmpint (brg_name_match_agrees (cases[i].other, cases[i].name), ==, cases[i].agrees);
    }
}

BRG_TEST_TOPIC ("name-list")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/name-list/complete", test_complete);
  g_test_add_func ("/app/name-list/rus-draughts-2022 1.5.4/cases", test_cases);
  g_test_add_func ("/app/name-list/rus-draughts-2022/11.7/agrees", test_agrees);
  return g_test_run ();
}
