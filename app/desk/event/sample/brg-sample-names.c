/* brg-sample-names.c - invented people, towns and words of the samples of many players
 *
 * Tests: tests/app/test-sample.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-sample-names.h"

/* Thirty family names and seven given names: nobody of sixty is called as another one. The first
 * language is the one of everybody else. */
static const BrgSampleNames names[] = {
  {
      .language = "en",
      .swiss = "Spring Open",
      .teams = "County Team Cup",
      .place = "Bridgeford",
      .federation = "ENG",
      .family_names = { "Abbot",  "Barlow",  "Chester",   "Dunmore", "Ellery",  "Fenwick",
                        "Garner", "Holcomb", "Ingham",    "Jarvis",  "Keaton",  "Lambert",
                        "Milner", "Norwood", "Orchard",   "Penrose", "Quayle",  "Rushton",
                        "Sutton", "Tolland", "Underhill", "Vickers", "Wexford", "Yardley",
                        "Ashby",  "Brock",   "Corrie",    "Dacre",   "Elwood",  "Farley" },
      .given_names = { "Alan", "Beatrice", "Colin", "Dorothy", "Edwin", "Frances", "George" },
      .towns = { "Bridgeford", "Ashwell", "Carrow", "Dunsby", "Elmstead", "Fairholt", "Greenhithe",
                 "Hartley" },
      .titles = { "GM", "IM", "FM", "CM", "", "" },
      .phone = "The telephone of White rang in the bag.",
      .noise = "Black spoke to a spectator; the opponent complains.",
  },
  {
      .language = "ru",
      .swiss = "«Весна»",
      .teams = "Командный кубок области",
      .place = "Среднереченск",
      .federation = "RUS",
      .family_names = { "Авдеенко", "Бондарь",   "Воронько", "Гайдай",    "Дорош",  "Ермоленко",
                        "Жук",      "Зайченко",  "Иваненко", "Ковальчук", "Лисица", "Мороз",
                        "Нечай",    "Остапенко", "Прилепко", "Ракитько",  "Сирота", "Ткач",
                        "Усик",     "Филипенко", "Хоменко",  "Цапко",     "Черныш", "Шевчук",
                        "Щерба",    "Юрко",      "Яценко",   "Бабич",     "Гончар", "Дубко" },
      .given_names = { "Артём", "Варвара", "Глеб", "Дарья", "Егор", "Зоя", "Илья" },
      .towns = { "Среднереченск", "Большие Ключи", "Верхнее Заречье", "Городня", "Дубрава",
                 "Ельники", "Калинов Мост", "Луговое" },
      .titles = { "гм", "мм", "мф", "кмс", "1 р.", "2 р." },
      .phone = "У белых в сумке зазвонил телефон.",
      .noise = "Чёрные разговаривали со зрителем; соперник жалуется.",
  },
  {
      .language = "uk",
      .swiss = "«Весна»",
      .teams = "Командний кубок області",
      .place = "Середньоріченськ",
      .federation = "UKR",
      .family_names = { "Авдієнко", "Бондар",    "Воронько", "Гайдай",    "Дорош",  "Єрмоленко",
                        "Жук",      "Зайченко",  "Іваненко", "Ковальчук", "Лисиця", "Мороз",
                        "Нечай",    "Остапенко", "Прилипко", "Ракитько",  "Сирота", "Ткач",
                        "Усик",     "Пилипенко", "Хоменко",  "Цапко",     "Черниш", "Шевчук",
                        "Щерба",    "Юрко",      "Яценко",   "Бабич",     "Гончар", "Дубко" },
      .given_names = { "Артем", "Варвара", "Гліб", "Дарина", "Єгор", "Зоя", "Ілля" },
      .towns = { "Середньоріченськ", "Великі Ключі", "Верхнє Заріччя", "Городня", "Діброва",
                 "Ялинки", "Калинів Міст", "Лугове" },
      .titles = { "гм", "мм", "мф", "кмс", "1 р.", "2 р." },
      .phone = "У білих у сумці задзвонив телефон.",
      .noise = "Чорні розмовляли з глядачем; суперник скаржиться.",
  },
};

const BrgSampleNames *
brg_sample_names (const char *language)
{
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_strcmp0 (names[i].language, language) == 0)
      return &names[i];
  return &names[0];
}
