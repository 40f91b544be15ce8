/* brg-sample-table.c - what the sample event consists of
 *
 * Tests: tests/app/test-sample.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-sample-table.h"

/* All persons are invented. The first language is the one of everybody else. */
static const BrgSampleWords words[] = {
  {
      .language = "en",
      .name = "Club Championship",
      .place = "Bridgeford",
      .venue = "Draughts club “Long Diagonal”",
      .organiser = "Bridgeford Draughts Club",
      .federation = "ENG",
      .reason = "business trip",
      .officials = { "P. Ashdown", "R. Merrow", "C. Linley" },
      .players = {
          { "Harwood", "Simon", "", "MF", "Long Diagonal" },
          { "Pelham", "Grace", "", "GM", "Long Diagonal" },
          { "Thorne", "Edmund", "", "CM", "Riverside" },
          { "Kestrel", "Victor", "", "GM", "Long Diagonal" },
          { "Ogden", "Matthew", "", "1st", "Riverside" },
          { "Whitlow", "Adrian", "", "MF", "Northgate" },
          { "Farrow", "Lydia", "", "CM", "Northgate" },
          { "Redmayne", "Oscar", "", "MF", "Riverside" },
          { "Tilbury", "Jacob", "", "1st", "Northgate" },
          { "Marlow", "Daniel", "", "CM", "Long Diagonal" },
          { "Stanhope", "Helen", "", "CM", "Riverside" },
          { "Brandt", "Philip", "", "1st", "Northgate" },
      },
  },
  {
      .language = "ru",
      .name = "Первенство клуба",
      .place = "Среднереченск",
      .venue = "шашечный клуб «Большак»",
      .organiser = "Среднереченская федерация шашек",
      .federation = "RUS",
      .reason = "командировка",
      .officials = { "В. С. Лагутин", "Н. П. Осокина", "Р. И. Хлебников" },
      .players = {
          { "Гордеев", "Семён", "Павлович", "мс", "«Большак»" },
          { "Полетаева", "Галина", "Юрьевна", "гр", "«Большак»" },
          { "Дружинин", "Эдуард", "Олегович", "кмс", "«Заречье»" },
          { "Кречетов", "Виктор", "Андреевич", "гр", "«Большак»" },
          { "Огарков", "Матвей", "Ильич", "1 р.", "«Заречье»" },
          { "Белоусов", "Андриан", "Львович", "мс", "«Северный»" },
          { "Фатеева", "Лидия", "Сергеевна", "кмс", "«Северный»" },
          { "Рыжиков", "Осип", "Денисович", "мс", "«Заречье»" },
          { "Тихомиров", "Яков", "Петрович", "1 р.", "«Северный»" },
          { "Марков", "Даниил", "Антонович", "кмс", "«Большак»" },
          { "Степанова", "Елена", "Игоревна", "кмс", "«Заречье»" },
          { "Брагин", "Филипп", "Юрьевич", "1 р.", "«Северный»" },
      },
  },
  {
      .language = "uk",
      .name = "Першість клубу",
      .place = "Середньоріченськ",
      .venue = "шашковий клуб «Велика дорога»",
      .organiser = "Середньоріченська федерація шашок",
      .federation = "UKR",
      .reason = "відрядження",
      .officials = { "В. С. Лагутенко", "Н. П. Осадча", "Р. І. Хлібник" },
      .players = {
          { "Гордієнко", "Семен", "Павлович", "мс", "«Велика дорога»" },
          { "Полтавець", "Галина", "Юріївна", "гр", "«Велика дорога»" },
          { "Дружченко", "Едуард", "Олегович", "кмс", "«Заріччя»" },
          { "Кравчук", "Віктор", "Андрійович", "гр", "«Велика дорога»" },
          { "Огієнко", "Матвій", "Ілліч", "1 р.", "«Заріччя»" },
          { "Білоус", "Адріан", "Львович", "мс", "«Північний»" },
          { "Федоренко", "Лідія", "Сергіївна", "кмс", "«Північний»" },
          { "Рижук", "Остап", "Денисович", "мс", "«Заріччя»" },
          { "Тихомиренко", "Яків", "Петрович", "1 р.", "«Північний»" },
          { "Марченко", "Данило", "Антонович", "кмс", "«Велика дорога»" },
          { "Степаненко", "Олена", "Ігорівна", "кмс", "«Заріччя»" },
          { "Брагинець", "Пилип", "Юрійович", "1 р.", "«Північний»" },
      },
  },
};

static const BrgSampleFigures figures[BRG_SAMPLE_PLAYERS] = {
  { 2143, "1984-05-17", "m" }, { 2287, "1991-09-02", "f" }, { 2064, "1976-11-30", "m" },
  { 2331, "1988-02-21", "m" }, { 1996, "2004-07-08", "m" }, { 2118, "1969-12-14", "m" },
  { 2042, "1998-03-26", "f" }, { 2165, "1981-08-19", "m" }, { 1978, "2001-10-05", "m" },
  { 2093, "1993-01-11", "m" }, { 2024, "1979-06-23", "f" }, { 1951, "2006-04-29", "m" },
};

static const char *const categories[BRG_SAMPLE_OFFICIALS] = { "1", "2", "3" };

/* In the order of the boards of the Berger table. Number 9 has no results after round 4. */
static const char *const results[BRG_SAMPLE_ROUNDS] = {
  "11=10=", /* 1-12 2-11 3-10 4-9 5-8 6-7 */
  "11==1=", /* 12-7 8-6 9-5 10-4 11-3 1-2 */
  "10+0=0", /* 2-12 3-1 4-11 5-10 6-9 7-8 */
  "00===0", /* 12-8 9-7 10-6 11-5 1-4 2-3 */
  "11==0.", /* 3-12 4-2 5-1 6-11 7-10 8-9 */
  ".0=01=", /* 12-9 10-8 11-7 1-6 2-5 3-4 */
  "1=0...", /* 4-12 5-3 6-2 7-1 8-11 9-10 */
};

const BrgSampleWords *
brg_sample_words (const char *language)
{
  g_return_val_if_fail (language != NULL, &words[0]);

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (words[i].language, language))
      return &words[i];
  return &words[0];
}

const BrgSampleFigures *
brg_sample_figures (gint number)
{
  g_return_val_if_fail (number >= 1 && number <= BRG_SAMPLE_PLAYERS, &figures[0]);

  return &figures[number - 1];
}

const char *
brg_sample_get_category (guint official)
{
  g_return_val_if_fail (official < BRG_SAMPLE_OFFICIALS, "");

  return categories[official];
}

const char *
brg_sample_get_results (gint round)
{
  g_return_val_if_fail (round >= 1 && round <= BRG_SAMPLE_ROUNDS, "");

  return results[round - 1];
}
