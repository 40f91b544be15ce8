/* test-duplicates.c - names across spellings, and players who may be the same
 *
 * Transcriptions are those of passports (ICAO), of FIDE's list and of libraries (ISO 9), written
 * down by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-duplicates.h"
#include "brg-name-key.h"
#include "brg-test.h"

/* Each line: spellings of one name. */
static const char *const spellings[][7] = {
  { "Ильин", "Ilyin", "Iljin", "Il'in", "Ilin", "ИЛЬИН" },
  { "Щербаков", "Shcherbakov", "Scherbakov", "Ščerbakov", "shcherbakov" },
  { "Соловьёв", "Соловьев", "Solovyov", "Soloviev", "Solov'ev", "Solovjov" },
  { "Юрий", "Yuri", "Yury", "Iurii", "Jurij", "Yuriy" },
  { "Евгений", "Evgeny", "Yevgeniy", "Evgenii", "Jevgenij" },
  { "Пётр", "Петр", "Pyotr", "Petr" },
  { "Алиев", "Aliev", "Aliyev", "Alijev" },
  { "Мария", "Maria", "Mariya", "Mariia", "Marija" },
  { "Хижняк", "Khizhnyak", "Hižnjak", "Khizhniak" },
  { "Гнатенко", "Hnatenko", "Gnatenko" },
  { "Ґалаґан", "Galagan", "Галаган" },
  { "Чернышёв", "Chernyshev", "Chernyshov", "Černyšev" },
  { "Цой", "Tsoi", "Tsoy", "Tzoi" },
  { "Жуков", "Zhukov", "Žukov" },
  { "Алексей", "Alexey", "Aleksei", "Aleksej" },
  { "Филиппов", "Filippov", "Filipov" },
  { "Лихачёва-Сомова", "Likhacheva Somova", "Лихачева – Сомова" },
  { "Яковенко", "Yakovenko", "Iakovenko", "Jakovenko" },
  { "Müller", "Muller", "MÜLLER" },
  { "Васильевъ", "Васильев", "Vasilyev", "Vasil’ev" },
  { "Ємельяненко", "Yemelianenko", "Yemelyanenko", "Емельяненко" },
};

static void
test_spellings (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (spellings); i++)
    for (guint k = 1; spellings[i][k] != NULL; k++)
      {
        g_autofree char *first = brg_name_key (spellings[i][0]);
        g_autofree char *other = brg_name_key (spellings[i][k]);

        g_test_message ("%s and %s", spellings[i][0], spellings[i][k]);
        g_assert_cmpstr (first, ==, other);
      }
}

/* Different names stay different. */
static void
test_different_names (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (spellings); i++)
    for (guint k = i + 1; k < G_N_ELEMENTS (spellings); k++)
      {
        g_autofree char *first = brg_name_key (spellings[i][0]);
        g_autofree char *other = brg_name_key (spellings[k][0]);

        g_assert_cmpstr (first, !=, other);
      }
}

static void
test_empty_names (void)
{
  g_autofree char *none = brg_name_key (NULL);
  g_autofree char *blank = brg_name_key (" - ");

  g_assert_cmpstr (none, ==, "");
  g_assert_cmpstr (blank, ==, "");
  g_assert_true (brg_name_is_cyrillic ("-Іванов"));
  g_assert_false (brg_name_is_cyrillic ("Ivanov"));
  g_assert_false (brg_name_is_cyrillic ("12"));
}

static BrgEntry *
make_entry (const char *text)
{
  BrgEntry *entry = brg_entry_new ();
  g_auto (GStrv) parts = g_strsplit (text, "|", -1);
  char **fields[] = { &entry->family_name, &entry->given_name, &entry->father_name,
                      &entry->birth,       &entry->fide_id,    &entry->sex };

  for (guint i = 0; i < G_N_ELEMENTS (fields) && parts[i] != NULL; i++)
    {
      g_free (*fields[i]);
      *fields[i] = g_strdup (parts[i]);
    }
  return entry;
}

typedef struct
{
  const char *name;
  const char *left; /* family|given|father|birth|FIDE id|sex */
  const char *right;
  BrgLikeness likeness;
} Case;

#define SAME BRG_LIKENESS_SAME
#define LIKELY BRG_LIKENESS_LIKELY
#define NAMESAKE BRG_LIKENESS_NAMESAKE
#define NONE BRG_LIKENESS_NONE

static const Case cases[] = {
  { "same-year", "Семёнов|Пётр||1980", "Семенов|Петр|Ильич|1980-05-01", SAME },
  { "other-day", "Иванов|Пётр||1980-05-01", "Иванов|Пётр||1980-05-10", NAMESAKE },
  { "other-day-same-id", "Иванов|Пётр||1980-05-01|4100018", "Иванов|Пётр||1980-05-10|4100018",
    SAME },
  { "other-day-spelt-otherwise", "Karlsen|Alexander||1980-05-01", "Карлсен|Александр||1980-05-12",
    NONE },
  { "slip-of-the-day", "Иванов|Пётр||1980-05-01", "Иванов|Пётр||1980-05-02", LIKELY },
  { "day-for-month", "Иванов|Пётр||1980-05-01", "Иванов|Пётр||1980-01-05", LIKELY },
  { "other-year", "Иванов|Пётр||1980", "Иванов|Пётр||1981", NAMESAKE },
  { "no-year", "Иванов|Пётр", "Иванов|Пётр||1981", LIKELY },
  { "no-year-at-all", "Иванов|Пётр", "Ivanov|Petr", LIKELY },
  { "scripts", "Юдин|Алексей||1990", "Yudin|Alexey||1990", SAME },
  { "given-first", "Пётр|Иванов||1980", "Иванов|Пётр||1980", SAME },
  { "initial", "Иванов|П.||1980", "Иванов|Пётр||1980", LIKELY },
  { "initial-without-year", "Иванов|П.", "Иванов|Пётр||1980", LIKELY },
  { "initial-other-year", "Иванов|П.||1981", "Иванов|Пётр||1980", NONE },
  { "other-initial", "Иванов|С.||1980", "Иванов|Пётр||1980", NONE },
  { "family-name-alone", "Иванов", "Иванов|Пётр||1980", LIKELY },
  { "spelt-otherwise-same-day", "Karlsen|Alexander||1980-05-01", "Карлсен|Александр||1980-05-01",
    LIKELY },
  { "spelt-otherwise-same-year", "Karlsen|Alexander||1980", "Карлсен|Александр||1980", LIKELY },
  { "slip-in-given", "Карлсен|Алескандр||1980", "Карлсен|Александр||1980", LIKELY },
  { "slip-in-given-no-year", "Карлсен|Алескандр", "Карлсен|Александр||1980", NONE },
  { "slip-letter-more", "Абросиммов|Пётр||1980", "Абросимов|Пётр||1980", SAME },
  { "slip-letter-too-much", "Абротсимов|Пётр||1980", "Абросимов|Пётр||1980", LIKELY },
  { "slip-letter-missing", "Абросмов|Пётр||1980", "Абросимов|Пётр||1980", LIKELY },
  { "slip-other-letter", "Абрасимов|Пётр||1980", "Абросимов|Пётр||1980", LIKELY },
  { "slip-places-changed", "Аборсимов|Пётр||1980", "Абросимов|Пётр||1980", LIKELY },
  { "slip-across-scripts", "Abrasimov|Petr||1980", "Абросимов|Пётр||1980-05-01", LIKELY },
  { "two-slips", "Абрасимав|Пётр||1980", "Абросимов|Пётр||1980", NONE },
  { "slip-no-year", "Абрасимов|Пётр", "Абросимов|Пётр||1980", NONE },
  { "slip-other-year", "Абрасимов|Пётр||1981", "Абросимов|Пётр||1980", NONE },
  { "slip-other-given", "Абрасимов|Павел||1980", "Абросимов|Пётр||1980", NONE },
  { "slip-other-id", "Абрасимов|Пётр||1980|4100018", "Абросимов|Пётр||1980|4100026", NAMESAKE },
  { "slip-in-short-name", "Ким|Пётр||1980", "Кин|Пётр||1980", NONE },
  { "brother-and-sister", "Абросимов|Саша||1980||m", "Абросимова|Саша||1980||f", NONE },
  { "other-father", "Иванов|Пётр|Ильич|1980", "Иванов|Пётр|Сергеевич|1980", NAMESAKE },
  { "fathers-initial", "Иванов|Пётр|И.|1980", "Иванов|Пётр|Ильич|1980", SAME },
  { "same-id", "Иванова|Анна||1980|4100018", "Петрова|Анна||1980|4100018", SAME },
  { "other-id", "Иванов|Пётр||1980|4100018", "Иванов|Пётр||1980|4100026", NAMESAKE },
  { "one-id", "Иванов|Пётр||1980|4100018", "Иванов|Пётр||1980", SAME },
  { "other-family-name", "Иванов|Пётр||1980", "Иваненко|Пётр||1980", NONE },
  { "other-given-name", "Иванов|Пётр||1980", "Иванов|Сергей||1980", NONE },
  { "nobody", "", "", LIKELY },
};

static void
test_likeness (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (BrgEntry) left = make_entry (test->left);
  g_autoptr (BrgEntry) right = make_entry (test->right);

  g_assert_cmpint (brg_duplicates_compare (left, right), ==, test->likeness);
  g_assert_cmpint (brg_duplicates_compare (right, left), ==, test->likeness);
}

static GPtrArray *
make_list (void)
{
  static const char *const texts[] = {
    "Юдин|Алексей||1990",
    "Иванов|Пётр||1980|4100018",
    "Иванов|Пётр||1981",
    "Петрова|Анна||1985",
  };
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      BrgEntry *entry = make_entry (texts[i]);

      entry->id = i + 1;
      g_ptr_array_add (entries, entry);
    }
  return entries;
}

static void
test_find (void)
{
  g_autoptr (GPtrArray) entries = make_list ();
  g_autoptr (BrgDuplicates) search = brg_duplicates_new (entries);
  g_autoptr (BrgEntry) asked = make_entry ("Ivanov|Petr||1981");
  g_autoptr (GArray) found = brg_duplicates_find (search, asked);

  g_assert_cmpuint (found->len, ==, 2);
  g_assert_cmpuint (g_array_index (found, BrgDuplicate, 0).index, ==, 2);
  g_assert_cmpint (g_array_index (found, BrgDuplicate, 0).likeness, ==, SAME);
  g_assert_cmpuint (g_array_index (found, BrgDuplicate, 1).index, ==, 1);
  g_assert_cmpint (g_array_index (found, BrgDuplicate, 1).likeness, ==, NAMESAKE);
}

/* A search finds nearly the same family name as a comparison of two does. */
static void
test_find_slip (void)
{
  static const char *const names[] = { "Абрасимов|Пётр||1980", "Аборсимов|Пётр||1980",
                                       "Абросмов|Пётр||1980", "Абросимовв|Пётр||1980",
                                       "Абросимов|Пётр||1980" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
      g_autoptr (BrgDuplicates) duplicates = NULL;
      g_autoptr (BrgEntry) asked = make_entry (names[i]);
      g_autoptr (GArray) found = NULL;

      g_ptr_array_add (list, make_entry ("Кириллов|Пётр||1980"));
      g_ptr_array_add (list, make_entry ("Абросимов|Пётр||1980"));
      duplicates = brg_duplicates_new (list);
      found = brg_duplicates_find (duplicates, asked);
      g_assert_cmpuint (found->len, ==, 1);
      g_assert_cmpuint (g_array_index (found, BrgDuplicate, 0).index, ==, 1);
    }
}

static void
test_find_by_id (void)
{
  g_autoptr (GPtrArray) entries = make_list ();
  g_autoptr (BrgDuplicates) search = brg_duplicates_new (entries);
  g_autoptr (BrgEntry) asked = make_entry ("Сидоров|Олег|||4100018");
  g_autoptr (GArray) found = brg_duplicates_find (search, asked);

  g_assert_cmpuint (found->len, ==, 1);
  g_assert_cmpuint (g_array_index (found, BrgDuplicate, 0).index, ==, 1);
  g_assert_true (g_array_index (found, BrgDuplicate, 0).by_fide_id);
}

/* Editing a player does not warn about himself. */
static void
test_not_himself (void)
{
  g_autoptr (GPtrArray) entries = make_list ();
  g_autoptr (BrgDuplicates) search = brg_duplicates_new (entries);
  g_autoptr (BrgEntry) asked = make_entry ("Петрова|Анна||1985");
  g_autoptr (GArray) before = brg_duplicates_find (search, asked);
  g_autoptr (GArray) after = NULL;
  g_autoptr (GArray) listed = brg_duplicates_find (search, entries->pdata[3]);

  g_assert_cmpuint (before->len, ==, 1);
  asked->id = 4;
  after = brg_duplicates_find (search, asked);
  g_assert_cmpuint (after->len, ==, 0);
  g_assert_cmpuint (listed->len, ==, 0);
}

/* Whoever is asked for by his place in the list finds the same ones. */
static void
test_find_of (void)
{
  g_autoptr (GPtrArray) entries = make_list ();
  g_autoptr (BrgDuplicates) search = NULL;
  guint n_found = 0;

  g_ptr_array_add (entries, make_entry ("Ivanov|Petr||1981"));
  g_ptr_array_add (entries, make_entry ("Иваноф|Пётр||1981|4100018"));
  search = brg_duplicates_new (entries);
  for (guint i = 0; i < entries->len; i++)
    {
      g_autoptr (GArray) of_place = brg_duplicates_find_of (search, i);
      g_autoptr (GArray) of_entry = brg_duplicates_find (search, entries->pdata[i]);

      n_found += of_place->len;
      g_assert_cmpuint (of_place->len, ==, of_entry->len);
      for (guint j = 0; j < of_place->len; j++)
        {
          const BrgDuplicate *left = &g_array_index (of_place, BrgDuplicate, j);
          const BrgDuplicate *right = &g_array_index (of_entry, BrgDuplicate, j);

          g_assert_cmpuint (left->index, ==, right->index);
          g_assert_cmpint (left->likeness, ==, right->likeness);
          g_assert_cmpint (left->by_fide_id, ==, right->by_fide_id);
        }
    }
  g_assert_cmpuint (n_found, >=, 4);
}

BRG_TEST_TOPIC ("duplicates")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/name-key/spellings", test_spellings);
  g_test_add_func ("/app/name-key/different-names", test_different_names);
  g_test_add_func ("/app/name-key/empty-names", test_empty_names);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/app/duplicates/likeness/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_likeness);
    }
  g_test_add_func ("/app/duplicates/find", test_find);
  g_test_add_func ("/app/duplicates/find-slip", test_find_slip);
  g_test_add_func ("/app/duplicates/find-by-id", test_find_by_id);
  g_test_add_func ("/app/duplicates/not-himself", test_not_himself);
  g_test_add_func ("/app/duplicates/find-of", test_find_of);
  return g_test_run ();
}
