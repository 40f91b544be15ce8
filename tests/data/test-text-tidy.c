/* test-text-tidy.c - cells, dates and names as people type them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "brg-date-text.h"
#include "brg-format-error.h"
#include "brg-person-name.h"
#include "brg-test.h"
#include "brg-text-tidy.h"

typedef struct
{
  const char *path;
  const char *text;
  const char *expected;
} TextCase;

static const TextCase tidy_cases[] = {
  { "/data/text-tidy/tidy/ends", "  Иванов \t\r\n", "Иванов" },
  { "/data/text-tidy/tidy/inside", "Иванов \t  Иван", "Иванов Иван" },
  { "/data/text-tidy/tidy/no-break-space", "\u00a0Иванов\u00a0\u202fИван\u2007", "Иванов Иван" },
  { "/data/text-tidy/tidy/invisible", "\ufeffИва\u200bнов\u00ad\a", "Иванов" },
  { "/data/text-tidy/tidy/line-end-in-cell", "Иванов\nИван", "Иванов Иван" },
  { "/data/text-tidy/tidy/normal-form", "Сергеи\u0306", "Сергей" },
  { "/data/text-tidy/tidy/empty", " \u00a0 ", "" },
  { "/data/text-tidy/tidy/null", NULL, "" },
};

static const TextCase fold_cases[] = {
  { "/data/text-tidy/fold/case", "ФАМИЛИЯ", "фамилия" },
  { "/data/text-tidy/fold/yo", "Отчёт", "отчет" },
  { "/data/text-tidy/fold/apostrophe", "Ім’я", "імя" },
  { "/data/text-tidy/fold/signs", "Дата  рождения (дд.мм.гггг):", "дата рождения дд мм гггг" },
  { "/data/text-tidy/fold/number-sign", "№ п/п", "п п" },
};

static const TextCase date_cases[] = {
  { "/data/text-tidy/date/iso", "1969-12-06", "1969-12-06" },
  { "/data/text-tidy/date/report", "1969/12/06", "1969-12-06" },
  { "/data/text-tidy/date/report-with-points", "1969.12.06", "1969-12-06" },
  { "/data/text-tidy/date/points", "06.12.1969", "1969-12-06" },
  { "/data/text-tidy/date/points-short", "6.2.1969", "1969-02-06" },
  { "/data/text-tidy/date/points-and-blanks", "28. 07. 2005", "2005-07-28" },
  { "/data/text-tidy/date/slashes", "28/07/2005", "2005-07-28" },
  { "/data/text-tidy/date/hyphens", "28-07-2005", "2005-07-28" },
  { "/data/text-tidy/date/year", "1985", "1985" },
  { "/data/text-tidy/date/year-with-sign", "1985 г.р.", "1985" },
  { "/data/text-tidy/date/year-ukrainian-sign", "1985 р.н.", "1985" },
  { "/data/text-tidy/date/year-only-known", "1983/00/00", "1983" },
  { "/data/text-tidy/date/day-not-known", "1983.05.00", "1983" },
  { "/data/text-tidy/date/american-name", "May 29, 2020", "2020-05-29" },
  { "/data/text-tidy/date/english-name", "29 May 2020", "2020-05-29" },
  { "/data/text-tidy/date/russian-name", "29 мая 2020 г.", "2020-05-29" },
  { "/data/text-tidy/date/russian-march", "1 марта 2020", "2020-03-01" },
  { "/data/text-tidy/date/ukrainian-name", "7 листопада 2001 р.", "2001-11-07" },
  { "/data/text-tidy/date/with-time", "2001-11-07T00:00:00", "2001-11-07" },
  { "/data/text-tidy/date/with-time-and-blank", "07.11.2001 0:00:00", "2001-11-07" },
  { "/data/text-tidy/date/leap-day", "29.02.2004", "2004-02-29" },
  { "/data/text-tidy/date/no-leap-day", "29.02.2003", NULL },
  { "/data/text-tidy/date/american-numbers", "07/28/2005", NULL },
  { "/data/text-tidy/date/two-digit-year", "28.07.05", NULL },
  { "/data/text-tidy/date/no-month-name", "29 foo 2020", NULL },
  { "/data/text-tidy/date/number", "21500", NULL },
  { "/data/text-tidy/date/year-zero", "0000", NULL },
  { "/data/text-tidy/date/words", "вчера", NULL },
  { "/data/text-tidy/date/empty", "", NULL },
};

static const TextCase short_date_cases[] = {
  { "/data/text-tidy/date/short/this-century", "05/07/28", "2005-07-28" },
  { "/data/text-tidy/date/short/last-century", "99/12/31", "1999-12-31" },
  { "/data/text-tidy/date/short/full", "2005/07/28", "2005-07-28" },
  { "/data/text-tidy/date/short/none", "x", NULL },
};

static void
test_tidy (gconstpointer data)
{
  const TextCase *c = data;
  g_autofree char *text = brg_text_tidy (c->text);

  g_assert_cmpstr (text, ==, c->expected);
}

static void
test_fold (gconstpointer data)
{
  const TextCase *c = data;
  g_autofree char *text = brg_text_fold (c->text);

  g_assert_cmpstr (text, ==, c->expected);
}

static void
test_date (gconstpointer data)
{
  const TextCase *c = data;
  g_autofree char *text = brg_date_text_normalise (c->text);

  g_assert_cmpstr (text, ==, c->expected);
}

/* Who plays today was born in one of a hundred years. */
static void
test_birth (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  gint this_year = g_date_time_get_year (now);

  for (gint age = 0; age < 110; age++)
    {
      gint year = this_year - age;
      g_autofree char *written = g_strdup_printf ("5.3.%02d", year % 100);
      g_autofree char *expected = g_strdup_printf ("%04d-03-05", age < 4      ? year - 100
                                                                 : age >= 104 ? year + 100
                                                                              : year);
      gboolean is_guess = FALSE;
      g_autofree char *date = brg_date_text_normalise_birth (written, &is_guess);

      g_assert_cmpstr (date, ==, expected);
      g_assert_true (is_guess);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (date_cases); i++)
    if (!g_str_equal (date_cases[i].text, "28.07.05"))
      {
        gboolean is_guess = TRUE;
        g_autofree char *date = brg_date_text_normalise_birth (date_cases[i].text, &is_guess);

        g_assert_cmpstr (date, ==, date_cases[i].expected);
        g_assert_false (is_guess);
      }
}

/* Neither of them is a birth. */
static void
test_no_birth (void)
{
  static const char *const texts[] = { "85/03/12", "31.02.11", "5.13.11", "0.0.11", "5.3.1", "11" };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      gboolean is_guess = TRUE;
      g_autofree char *date = brg_date_text_normalise_birth (texts[i], &is_guess);

      g_assert_cmpstr (date, ==, NULL);
      g_assert_false (is_guess);
    }
}

static void
test_short_date (gconstpointer data)
{
  const TextCase *c = data;
  g_autofree char *text = brg_date_text_normalise_short (c->text);

  g_assert_cmpstr (text, ==, c->expected);
}

typedef struct
{
  const char *path;
  const char *text;
  const char *family;
  const char *given;
  const char *father;
  gboolean is_sure;
} NameCase;

static const NameCase name_cases[] = {
  { "/data/text-tidy/name/comma", "Иванов, Иван", "Иванов", "Иван", "", TRUE },
  { "/data/text-tidy/name/comma-father", "Иванов, Иван Ильич", "Иванов", "Иван", "Ильич", TRUE },
  { "/data/text-tidy/name/comma-latin", "Haub,Thorsten Michael", "Haub", "Thorsten Michael", "",
    TRUE },
  { "/data/text-tidy/name/comma-many-words", "van der Berg, Jan", "van der Berg", "Jan", "", TRUE },
  { "/data/text-tidy/name/two-words", "Иванов Иван", "Иванов", "Иван", "", TRUE },
  { "/data/text-tidy/name/three-words", "Рабинович Иван Абрамович", "Рабинович", "Иван",
    "Абрамович", TRUE },
  { "/data/text-tidy/name/ukrainian", "Шевченко Олена Іванівна", "Шевченко", "Олена", "Іванівна",
    TRUE },
  { "/data/text-tidy/name/family-last", "Иван Петрович Сидоров", "Сидоров", "Иван", "Петрович",
    TRUE },
  { "/data/text-tidy/name/oglu", "Мамедов Али Гасан оглы", "Мамедов", "Али", "Гасан оглы", TRUE },
  { "/data/text-tidy/name/initials", "Иванов И. П.", "Иванов", "И.", "П.", TRUE },
  { "/data/text-tidy/name/initials-together", "Иванов И.П.", "Иванов", "И.", "П.", TRUE },
  { "/data/text-tidy/name/latin-three", "Carlsen Sven Magnus", "Carlsen", "Sven Magnus", "", TRUE },
  { "/data/text-tidy/name/one-word", "mattderkuerschner", "mattderkuerschner", "", "", FALSE },
  { "/data/text-tidy/name/too-many-words", "Иванов Иван Иванович младший Москва", "Иванов", "Иван",
    "Иванович младший Москва", FALSE },
  { "/data/text-tidy/name/only-given", ", Иван", "", "Иван", "", FALSE },
  { "/data/text-tidy/name/empty", "", "", "", "", FALSE },
};

static void
test_name (gconstpointer data)
{
  const NameCase *c = data;
  g_auto (BrgPersonName) name = { NULL, NULL, NULL };

  g_assert_cmpint (brg_person_name_split (c->text, &name), ==, c->is_sure);
  g_assert_cmpstr (name.family, ==, c->family);
  g_assert_cmpstr (name.given, ==, c->given);
  g_assert_cmpstr (name.father, ==, c->father);
}

static void
test_name_comma_only (void)
{
  g_auto (BrgPersonName) name = { NULL, NULL, NULL };
  g_auto (BrgPersonName) whole = { NULL, NULL, NULL };

  brg_person_name_split_comma ("Test0001 Player0001", &whole);
  g_assert_cmpstr (whole.family, ==, "Test0001 Player0001");
  g_assert_cmpstr (whole.given, ==, "");
  brg_person_name_split_comma ("Иванов, Иван Ильич", &name);
  g_assert_cmpstr (name.family, ==, "Иванов");
  g_assert_cmpstr (name.given, ==, "Иван Ильич");
  g_assert_cmpstr (name.father, ==, "");
}

static void
test_printable (void)
{
  static const char *const printable[] = { "", "Закрытие, 15:00", "ffi \xf0\x9f\x8f\x86 e\xcc\x81",
                                           "\xef\xbf\xbd" };
  static const char *const other[] = {
    "a\tb",         "a\nb",         "\x01",         "\x7f",         "\xc2\x85",
    "\xe2\x80\xa8", "\xef\xbf\xbe", "\xef\xbf\xbf", "\xef\xb7\x90", "\xf0\x9f\xbf\xbe"
  };

  for (gsize i = 0; i < G_N_ELEMENTS (printable); i++)
    g_assert_true (brg_text_is_printable (printable[i]));
  for (gsize i = 0; i < G_N_ELEMENTS (other); i++)
    g_assert_false (brg_text_is_printable (other[i]));
  g_assert_true (brg_text_has_printable_lines ("a\nb\n"));
  g_assert_false (brg_text_has_printable_lines ("a\n\x01"));
  g_assert_true (brg_text_turns ("a\n\xe2\x80\xae"));
  g_assert_true (brg_text_turns ("\xe2\x81\xa9"));
  g_assert_false (brg_text_turns ("\xe2\x80\x8f\xd7\x90"));
}

/* A name that turns the rest of the line around, or is another one with the same letters. */
static void
test_neutral (void)
{
  static const struct
  {
    const char *text;
    const char *neutral;
  } cases[] = {
    { "", "" },
    { "Иванов", "Иванов" },
    { "Ив\u200bан\u202eов\u202c", "Иванов" },
    { "\u2066Ив\u2069\u200e\u200f\u061c\ufeff\u2060\u00ad\u200d", "Ив" },
    { "½\u202f–\u202f½ № 5 ’", "½\u202f–\u202f½ № 5 ’" },
    { "И\u200cв", "Ив" },
    { "می\u200cخواهم", "می\u200cخواهم" },
    { "क्\u200dष", "क्\u200dष" },
    { "a\U000e0041b", "ab" },
    { "Ив\033[31mан\aов\177", "Ив[31mанов" },
    { "a\nb\tc", "a\nb\tc" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *neutral = brg_text_dup_neutral (cases[i].text);

      g_assert_cmpstr (neutral, ==, cases[i].neutral);
    }
}

/* Of pages a sentence says the beginning, letters and not bytes. */
static void
test_quoted (void)
{
  g_autofree char *sixty = g_strnfill (60, 'a');
  g_autofree char *longer = g_strconcat (sixty, "bc", NULL);
  g_autofree char *cut = g_strconcat (sixty, "…", NULL);
  g_autofree char *pages = g_malloc0 (2 * 40000 + 1);
  const char *texts[][2] = { { "", "" }, { "Ива", "Ива" }, { sixty, sixty }, { longer, cut } };
  g_autofree char *begin = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *quoted = brg_text_dup_quoted (texts[i][0]);

      g_assert_cmpstr (quoted, ==, texts[i][1]);
    }
  for (guint i = 0; i < 40000; i++)
    memcpy (pages + 2 * i, "ы", 2);
  begin = brg_text_dup_quoted (pages);
  g_assert_cmpint (g_utf8_strlen (begin, -1), ==, 61);
  g_assert_true (g_str_has_suffix (begin, "ы…"));
}

/* Only what is quoted is cut, and the sentence goes on behind it. */
static void
test_brief (void)
{
  g_autofree char *pages = g_strnfill (50000, 'e');
  g_autofree char *begin = g_strnfill (200, 'e');
  static const char *const formats[][2] = {
    { "“%s” is not a legal move, “d4” is one", "“%s…” is not a legal move, “d4” is one" },
    { "«d4» – ход, «%s» – не ход", "«d4» – ход, «%s…» – не ход" },
  };
  g_autoptr (GError) error = NULL;
  g_autofree char *open = brg_text_dup_brief ("“ is no end, » neither");

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      g_auto (GStrv) told = g_strsplit (formats[i][0], "%s", 2);
      g_auto (GStrv) wanted = g_strsplit (formats[i][1], "%s", 2);
      g_autofree char *sentence = g_strconcat (told[0], pages, told[1], NULL);
      g_autofree char *expected = g_strconcat (wanted[0], begin, wanted[1], NULL);
      g_autofree char *brief = brg_text_dup_brief (sentence);

      g_assert_cmpstr (brief, ==, expected);
    }
  g_assert_cmpstr (open, ==, "“ is no end, » neither");
  brg_format_set_error (&error, BRG_FORMAT_ERROR_SYNTAX, "a.pgn", 4, 4, "“%s” is not a legal move",
                        pages);
  g_assert_true (g_str_has_suffix (error->message, "e…” is not a legal move"));
  g_assert_cmpuint (strlen (error->message), <, 300);
}

/* A sentence that ends with "11 d." or "Ivanov A." */
static void
test_join_points (void)
{
  static const struct
  {
    const char *text;
    const char *joined;
  } cases[] = {
    { "", "" },
    { ".", "." },
    { "в запасе 11 дн.. Решение: отказано.", "в запасе 11 дн. Решение: отказано." },
    { "Пропускают тур: Иванов А..", "Пропускают тур: Иванов А." },
    { "и т. д. ... и всё", "и т. д. ... и всё" },
    { "....", "...." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strdup (cases[i].text);

      g_assert_true (brg_text_join_points (text) == text);
      g_assert_cmpstr (text, ==, cases[i].joined);
    }
}

static void
add_cases (const TextCase *cases, gsize n_cases, GTestDataFunc function)
{
  for (gsize i = 0; i < n_cases; i++)
    g_test_add_data_func (cases[i].path, &cases[i], function);
}

BRG_TEST_TOPIC ("text-tidy")
{
  g_test_init (&argc, &argv, NULL);
  add_cases (tidy_cases, G_N_ELEMENTS (tidy_cases), test_tidy);
  add_cases (fold_cases, G_N_ELEMENTS (fold_cases), test_fold);
  add_cases (date_cases, G_N_ELEMENTS (date_cases), test_date);
  add_cases (short_date_cases, G_N_ELEMENTS (short_date_cases), test_short_date);
  for (gsize i = 0; i < G_N_ELEMENTS (name_cases); i++)
    g_test_add_data_func (name_cases[i].path, &name_cases[i], test_name);
  g_test_add_func ("/data/text-tidy/printable", test_printable);
  g_test_add_func ("/data/text-tidy/neutral", test_neutral);
  g_test_add_func ("/data/text-tidy/join-points", test_join_points);
  g_test_add_func ("/data/text-tidy/quoted", test_quoted);
  g_test_add_func ("/data/text-tidy/brief", test_brief);
  g_test_add_func ("/data/text-tidy/name/comma-only", test_name_comma_only);
  g_test_add_func ("/data/text-tidy/date/birth", test_birth);
  g_test_add_func ("/data/text-tidy/date/no-birth", test_no_birth);
  return g_test_run ();
}
