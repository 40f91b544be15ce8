/* test-csv-players.c - lists of players in tables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>
#include <string.h>

#include "brg-player-table-teams.h"
#include "brg-player-table-write.h"
#include "brg-player-value.h"
#include "brg-test.h"
#include "brg-text-file.h"

static BrgCsv *
read_table (const char *text)
{
  g_autoptr (GError) error = NULL;
  BrgCsv *csv = brg_csv_read (text, -1, "list.csv", BRG_CSV_DETECT, &error);

  g_assert_no_error (error);
  return csv;
}

static BrgCsv *
load_table (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgTextFile) text_file = brg_text_file_load (file, "list.csv", &error);

  g_assert_no_error (error);
  return read_table (text_file->text);
}

static BrgCsv *
load_fixture (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "csv", name, NULL);

  return load_table (path);
}

/* Fields of the columns as codes, and the row of the headings in front. */
static char *
describe_mapping (const BrgPlayerMapping *mapping)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%d:", mapping->header_row);
  for (guint i = 0; i < mapping->n_columns; i++)
    g_string_append_printf (text, " %s", brg_player_field_get_code (mapping->fields[i]));
  return g_string_free (text, FALSE);
}

static char *
describe_entry (const BrgEntry *entry)
{
  return g_strdup_printf ("%d|%s|%s|%s|%s|%s|%s|%d|%s|%s|%s", entry->number, entry->family_name,
                          entry->given_name, entry->father_name, entry->sex, entry->birth,
                          entry->title, entry->rating, entry->federation, entry->organisation,
                          entry->fide_id);
}

static char *
describe_problems (const BrgPlayerTable *table)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < table->problems->len; i++)
    {
      const BrgPlayerProblem *problem = table->problems->pdata[i];

      g_string_append_printf (text, "%u:%u: %s%s\n", problem->line, problem->column,
                              problem->is_error ? "ERROR " : "", problem->text);
    }
  return g_string_free (text, FALSE);
}

typedef struct
{
  const char *path;
  const char *text;
  const char *expected;
} GuessCase;

static const GuessCase guess_cases[] = {
  /* Headings. */
  { "/data/csv-players/headings/russian",
    "№ п/п;Фамилия;Имя;Отчество;Звание;Рейтинг;Организация;Дата рождения (дд.мм.гггг)\n1;a;b;c\n",
    "0: No FamilyName GivenName FatherName Title Rating Organisation Birth" },
  { "/data/csv-players/headings/russian-full-name",
    "№;ФИО;Разряд;Регион;Команда;Город;Пол;Страна;Год рождения\n1;a\n",
    "0: No Name Title Region Team Town Sex Federation Birth" },
  { "/data/csv-players/headings/russian-variants",
    "Фамилия Имя;Звание, разряд;Рейтинг на 01.09.2026;Д.р.;ID ФИДЕ;Тренер;Федерация\na\n",
    "0: Name Title Rating Birth FideID Coach Federation" },
  { "/data/csv-players/headings/ukrainian",
    "Прізвище;Ім'я;По батькові;Рейтинг;Звання;Місто;Рік народження;Стать;Країна\na;b\n",
    "0: FamilyName GivenName FatherName Rating Title Town Birth Sex Federation" },
  { "/data/csv-players/headings/ukrainian-pib", "ПІБ;Розряд;Ел. пошта;Область\na;b\n",
    "0: Name Title Ignore Region" },
  { "/data/csv-players/headings/english",
    "No;Last name;First name;Rating;Title;Fed;Club;Birthday;Sex;ID\n1;a;b\n",
    "0: No FamilyName GivenName Rating Title Federation Organisation Birth Sex FideID" },
  { "/data/csv-players/headings/english-elo", "Name;Elo;Date of birth;Gender;FIDE ID\na\n",
    "0: Name Rating Birth Sex FideID" },
  { "/data/csv-players/headings/name-beside-family", "Surname,Name,Rtg\na,b,1\n",
    "0: FamilyName GivenName Rating" },
  { "/data/csv-players/headings/two-ratings", "Name;Rating of 2025;Rating\na;1;2\n",
    "0: Name Ignore Rating" },
  { "/data/csv-players/headings/case-and-yo", "фАМИЛИЯ;ИМЯ ОТЧЕСТВО;РЕЙТИНГ\na;b\n",
    "0: FamilyName GivenName Rating" },
  { "/data/csv-players/headings/below-title", "Кубок Москвы\nг. Москва;2026\n\nФИО;Рейтинг\na;1\n",
    "2: Name Rating" },
  { "/data/csv-players/headings/given-name-alone", "Имя;Рейт\nПетров Пётр;1\n", "0: Name Rating" },
  { "/data/csv-players/headings/only-names", "Участник\nИванов Иван\n", "0: Name" },
  { "/data/csv-players/headings/coach-is-not-the-player", "ФИО тренера;ФИО;Рейтинг\na;b;1\n",
    "0: Coach Name Rating" },
  { "/data/csv-players/headings/entry-of-appendix-4",
    "№;Ф.И.О.;Дата рождения/ № страхового свидетельства;Спортивный разряд/ спортивное звание;"
    "Спортивная дисциплина;Домашний адрес с индексом;Данные паспорта/ свидетельства о рождении;"
    "Личный тренер;Допуск врача\n1;a\n",
    "0: No Name Birth Title Ignore Address Passport Coach Ignore" },
  { "/data/csv-players/headings/entry-of-a-secretary",
    "№ п/п;Фамилия;Имя;Отчество;Дата рожд.;Субъект РФ;Город;Паспорт / свид-во о рождении;СНИЛС;"
    "Место регистрации;Место;Моб. тел.;Эл. почта\n1;a;b\n",
    "0: No FamilyName GivenName FatherName Birth Region Town Passport Snils Address Ignore Phone "
    "Ignore" },
  { "/data/csv-players/headings/certificate-is-no-birth", "ФИО;Свид. о рожд.;Дата рожд.\na;b\n",
    "0: Name Passport Birth" },
  { "/data/csv-players/headings/entry-in-english",
    "Name;Delegation;Region;Coach;Home address;Passport;Phone\na\n",
    "0: Name Delegation Region Coach Address Passport Phone" },
  { "/data/csv-players/headings/entry-in-ukrainian",
    "ПІБ;Делегація;Регіон;Особистий тренер;Домашня адреса;Паспортні дані\na\n",
    "0: Name Delegation Region Coach Address Passport" },
  { "/data/csv-players/headings/phone-of-the-coach", "ФИО;Телефон тренера;Рейтинг тренера\na\n",
    "0: Name Ignore Ignore" },
  { "/data/csv-players/headings/names-without-heading",
    "Кто;Рейтинг;Город\nИванов Иван;2150;Тверь\nПетрова Анна;2000;Уфа\n", "0: Name Rating Town" },
  { "/data/csv-players/headings/no-break-spaces", "Дата\u00a0рождения;\u00a0ФИО \n1990;a\n",
    "0: Birth Name" },
  /* No headings. */
  { "/data/csv-players/shape/full-name",
    "1\tИванов Иван Иванович\tкмс\t2150\tМосква\t14.03.1979\n"
    "2\tПетрова Анна Сергеевна\t1 р.\t1980\tТверь\t1988\n",
    "-1: No Name Title Rating Organisation Birth" },
  { "/data/csv-players/shape/dates-and-ratings-like-years",
    "Иванов Иван\t14.03.1979\t1950\nПетрова Анна\t02.11.1988\t2010\n", "-1: Name Birth Rating" },
  { "/data/csv-players/shape/three-names",
    "Иванов;Иван;Иванович;м;1979;Москва\nПетрова;Анна;Сергеевна;ж;1988;Тверь\n",
    "-1: FamilyName GivenName FatherName Sex Birth Organisation" },
  { "/data/csv-players/shape/latin",
    "\"Halvorsen, Nils\",GM,2405,NOR,1503014,1990-11-30\n"
    "\"Meulen, Sanne\",WIM,2210,NED,1008013,1995-01-02\n",
    "-1: Name Title Rating Federation FideID Birth" },
  { "/data/csv-players/shape/one-word-each", "anna\nboris\n", "-1: Name" },
  { "/data/csv-players/shape/numbered-with-points", "1.|Иванов Иван\n2.|Петров Пётр\n",
    "-1: No Name" },
  { "/data/csv-players/shape/empty-column", "Иванов Иван;;2150\nПетров Пётр;;2100\n",
    "-1: Name Ignore Rating" },
  { "/data/csv-players/shape/nothing", "", "-1:" },
};

static void
test_guess (gconstpointer data)
{
  const GuessCase *c = data;
  g_autoptr (BrgCsv) csv = read_table (c->text);
  g_autoptr (BrgPlayerMapping) mapping = brg_player_mapping_guess (csv);
  g_autofree char *description = describe_mapping (mapping);

  g_assert_cmpstr (description, ==, c->expected);
}

static void
test_change_mapping (void)
{
  g_autoptr (BrgPlayerMapping) mapping = brg_player_mapping_new (3);
  g_autofree char *description = NULL;

  brg_player_mapping_set (mapping, 0, BRG_PLAYER_FIELD_RATING);
  brg_player_mapping_set (mapping, 1, BRG_PLAYER_FIELD_ORGANISATION);
  brg_player_mapping_set (mapping, 2, BRG_PLAYER_FIELD_RATING);
  brg_player_mapping_set (mapping, 0, BRG_PLAYER_FIELD_ORGANISATION);
  description = describe_mapping (mapping);
  g_assert_cmpstr (description, ==, "-1: Organisation Organisation Rating");
}

typedef struct
{
  const char *path;
  const char *fixture;
  const char *mapping;
  const char *entries[8];
  const char *problems;
} FileCase;

static const FileCase file_cases[] = {
  { "/data/csv-players/file/russian",
    "players-ru-1251.csv",
    "0: No Name Title Rating Town Organisation Birth Sex",
    { "1|Ветлугин|Аркадий|Семёнович|m|1979|мс|2347||Ижевск, Клуб \"Дебют\"|",
      "2|Косогорова|В.|Л.|f|1988|мс|2318||Казань|",
      "3|Белозёрцев|Тимофей||m|1994-07-27|кмс|0||Пермь, ДЮСШ № 4|",
      "4|Мамедов|Али|Гасан оглы|m|2001|1 р.|0||Уфа|" },
    "" },
  { "/data/csv-players/file/ukrainian",
    "players-uk.csv",
    "0: FamilyName GivenName FatherName Title Rating Region Birth Sex FideID",
    { "0|Ґалаґан|Марія|Петрівна|f|1988-11-02|кмс|2105||Київська|14102340",
      "0|Їжакевич|Остап|Юрійович|m|1979-03-14|мс|2290||Львівська|" },
    "" },
  { "/data/csv-players/file/english",
    "players-en.tsv",
    "0: No Name FideID Federation Rating Sex Title Birth Organisation",
    { "1|Halvorsen|Nils||m|1990-11-30|GM|2405|NOR|Bergen|1503014",
      "2|van der Meulen|Sanne||f|1995|WIM|2210|NED|Groningen SC|1008013" },
    "" },
  { "/data/csv-players/file/dirty",
    "players-dirty.csv",
    "1: Name Rating Birth Sex FideID",
    { "0|Ветлугин|Аркадий||m|||2347|||4100018", "0|Ветлугин|Аркадий||m|||0|||", NULL },
    "4:23: the date of birth “31.02.1979” is not understood, expected DD.MM.YYYY or a "
    "year\n5:1: Ветлугин Аркадий is already in line 4, expected every player once\n5:18: the "
    "rating “abc” is not understood, expected a number up to 4000\n5:25: the FIDE ID "
    "“4100018x” is not understood, expected a number\n6:1: ERROR there is no family name, "
    "expected one in every row\n8:1: the name “Solo” was split by guess, expected family and "
    "given name\n8:28: the sex “x” is not understood, expected m or f\n9:1: the name “Иванов "
    "Иван Иванович младший” was split by guess, expected family and given name\n" },
};

static void
test_file (gconstpointer data)
{
  const FileCase *c = data;
  g_autoptr (BrgCsv) csv = load_fixture (c->fixture);
  g_autoptr (BrgPlayerMapping) mapping = brg_player_mapping_guess (csv);
  g_autoptr (BrgPlayerTable) table = brg_player_table_read (csv, mapping);
  g_autofree char *description = describe_mapping (mapping);
  g_autofree char *problems = describe_problems (table);

  g_assert_cmpstr (description, ==, c->mapping);
  for (guint i = 0; c->entries[i] != NULL; i++)
    {
      g_autofree char *entry = describe_entry (((BrgPlayerRow *) table->rows->pdata[i])->entry);

      g_assert_cmpstr (entry, ==, c->entries[i]);
    }
  g_assert_cmpstr (problems, ==, c->problems);
}

/* All or nothing: a row that cannot be used stops the others until it is left out. */
static void
test_all_or_nothing (void)
{
  g_autoptr (BrgCsv) csv = load_fixture ("players-dirty.csv");
  g_autoptr (BrgPlayerMapping) mapping = brg_player_mapping_guess (csv);
  g_autoptr (BrgPlayerTable) table = brg_player_table_read (csv, mapping);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) nothing = brg_player_table_dup_entries (table, &error);
  g_autoptr (GPtrArray) all = NULL;
  g_autofree char *solo = NULL;

  g_assert_null (nothing);
  g_assert_error (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_SYNTAX);
  g_assert_cmpstr (error->message, ==,
                   "list.csv:6:1: there is no family name, expected one in every row");
  g_clear_error (&error);

  g_assert_cmpuint (table->rows->len, ==, 5);
  ((BrgPlayerRow *) table->rows->pdata[2])->is_skipped = TRUE;
  all = brg_player_table_dup_entries (table, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (all->len, ==, 4);
  solo = describe_entry (all->pdata[2]);
  g_assert_cmpstr (solo, ==, "0|Solo||||1990-05-01||2150|||4100026");
}

static char *
describe_team_entry (const BrgEntry *entry)
{
  return g_strdup_printf ("%s%d %s %s %s", entry->is_team ? "team " : "", (gint) entry->team_id,
                          entry->family_name, entry->given_name, entry->organisation);
}

static GPtrArray *
dup_teams (const char *text, const GPtrArray *teams, GError **error)
{
  g_autoptr (BrgCsv) csv = read_table (text);
  g_autoptr (BrgPlayerMapping) mapping = brg_player_mapping_guess (csv);
  g_autoptr (BrgPlayerTable) table = brg_player_table_read (csv, mapping);

  return brg_player_table_dup_teams (table, teams, error);
}

/* A team of the event is found by its name in any case, a new one stands before its players, and a
 * row without a team belongs to that of the row before. */
static void
test_teams (void)
{
  static const char *const expected[] = {
    "7 Dorokhov Ilya ",   "team 0 Samara  ",  "0 Abrosimov Ivan Club 1",
    "0 Berezhnoy Pavel ", "0 Grechko Anton ",
  };
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *written = NULL;
  BrgEntry *team = brg_entry_new ();

  team->id = 7;
  team->is_team = TRUE;
  g_free (team->family_name);
  team->family_name = g_strdup ("Kazan");
  g_ptr_array_add (teams, team);
  entries = dup_teams ("No;Team;Last name;First name;Club\n1;Samara;Abrosimov;Ivan;Club 1\n"
                       "2;;Berezhnoy;Pavel;\n1;KAZAN;Dorokhov;Ilya;\n3; samara ;Grechko;Anton;\n",
                       teams, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (entries->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < entries->len; i++)
    {
      g_autofree char *line = describe_team_entry (entries->pdata[i]);

      g_assert_cmpstr (line, ==, expected[i]);
      g_assert_cmpint (((BrgEntry *) entries->pdata[i])->number, ==, 0);
    }
  g_ptr_array_set_size (entries, 1);
  written = brg_player_table_write (entries, teams, ',', BRG_CSV_SAFE);
  g_assert_true (g_str_has_suffix (written, "FideID,Team\r\n,Dorokhov,Ilya,,,,,,,,,Kazan\r\n"));
}

static void
test_no_team (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (dup_teams ("Team;Last name\n;Abrosimov\nSamara;Grechko\n", NULL, &error));
  g_assert_error (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_SYNTAX);
  g_assert_true (g_str_has_prefix (error->message, "list.csv:2:1: there is no team"));
}

/* Where players play for themselves a team is where they come from. */
static void
test_team_is_organisation (void)
{
  g_autoptr (BrgCsv) csv = read_table ("Team;Last name;Club\nSamara;Grechko;Club 1\n");
  g_autoptr (BrgPlayerMapping) mapping = brg_player_mapping_guess (csv);
  g_autoptr (BrgPlayerTable) table = brg_player_table_read (csv, mapping);
  g_autoptr (GPtrArray) entries = brg_player_table_dup_entries (table, NULL);

  g_assert_cmpuint (entries->len, ==, 1);
  g_assert_cmpstr (((BrgEntry *) entries->pdata[0])->organisation, ==, "Club 1, Samara");
}

static void
test_no_names (void)
{
  g_autoptr (BrgCsv) csv = read_table ("1;2\n3;4\n");
  g_autoptr (BrgPlayerMapping) mapping = brg_player_mapping_new (2);
  g_autoptr (BrgPlayerTable) table = brg_player_table_read (csv, mapping);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = brg_player_table_dup_entries (table, &error);

  g_assert_null (entries);
  g_assert_error (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_SYNTAX);
  g_assert_cmpstr (error->message, ==,
                   "list.csv:1:1: no column holds names, expected a full name or a family name");
}

static void
test_rows (void)
{
  g_autoptr (BrgCsv) csv =
      read_table ("№;Фамилия;Имя и отчество;Звание;Разряд;Страна;Дата рождения\n"
                  "1;Иванов;Пётр Ильич;;кмс;Россия;\n"
                  "1;Иванов;Пётр Ильич;мс;кмс;Україна;1980\n"
                  "x;Иванов;Пётр Ильич;;;rus;1985\n"
                  "10000;Ким;Чер Сен;;;Марс\n");
  g_autoptr (BrgPlayerMapping) mapping = brg_player_mapping_guess (csv);
  g_autoptr (BrgPlayerTable) table = brg_player_table_read (csv, mapping);
  g_autofree char *problems = describe_problems (table);
  static const char *const expected[] = {
    "1|Иванов|Пётр|Ильич|||кмс|0|RUS||",
    "0|Иванов|Пётр|Ильич||1980|мс|0|UKR||",
    "0|Иванов|Пётр|Ильич||1985||0|RUS||",
    "0|Ким|Чер Сен|||||0|Марс||",
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autofree char *entry = describe_entry (((BrgPlayerRow *) table->rows->pdata[i])->entry);

      g_assert_cmpstr (entry, ==, expected[i]);
    }
  g_assert_cmpstr (problems, ==,
                   "3:1: the pairing number 1 is already taken, expected a different one\n3:3: "
                   "Иванов Пётр Ильич is already in line 2, expected every player once\n4:1: "
                   "“x” is not a pairing number, expected a number from 1 to 9999\n4:3: Иванов "
                   "Пётр Ильич is already in line 2, expected every player once\n5:1: “10000” "
                   "is not a pairing number, expected a number from 1 to 9999\n5:21: “Марс” is "
                   "no federation’s code of three letters; it is taken as it stands\n");
}

static void
test_sample (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "..", "data", "tables", "sample-players.csv", NULL);
  g_autoptr (BrgCsv) csv = load_table (path);
  g_autoptr (BrgPlayerMapping) mapping = brg_player_mapping_guess (csv);
  g_autoptr (BrgPlayerTable) table = brg_player_table_read (csv, mapping);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = brg_player_table_dup_entries (table, &error);
  g_autofree char *first = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (entries->len, ==, 12);
  g_assert_cmpuint (table->problems->len, ==, 0);
  first = describe_entry (entries->pdata[0]);
  g_assert_cmpstr (first, ==,
                   "0|Ветлугин|Аркадий|Семёнович||1979-03-14|мс|2347||Ижевск, ДЮСШ № 4|");
  for (guint i = 0; i < entries->len; i++)
    {
      const BrgEntry *entry = entries->pdata[i];

      g_assert_cmpint (entry->rating, >=, 1950);
      g_assert_cmpint (entry->rating, <=, 2350);
      g_assert_cmpstr (entry->father_name, !=, "");
      g_assert_cmpuint (strlen (entry->birth), ==, 10);
    }
}

/* What is written is understood again, without asking. */
static void
test_write (void)
{
  g_autoptr (BrgCsv) csv = load_fixture ("players-ru-1251.csv");
  g_autoptr (BrgPlayerMapping) mapping = brg_player_mapping_guess (csv);
  g_autoptr (BrgPlayerTable) table = brg_player_table_read (csv, mapping);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = brg_player_table_dup_entries (table, &error);

  g_assert_no_error (error);
  for (const char *separator = ";,\t"; *separator != '\0'; separator++)
    {
      g_autofree char *text = brg_player_table_write (entries, NULL, *separator, BRG_CSV_SAFE);
      g_autoptr (BrgCsv) again = read_table (text);
      g_autoptr (BrgPlayerMapping) guess = brg_player_mapping_guess (again);
      g_autoptr (BrgPlayerTable) copy = brg_player_table_read (again, guess);

      g_assert_cmpuint (copy->rows->len, ==, entries->len);
      g_assert_cmpuint (copy->problems->len, ==, 0);
      for (guint i = 0; i < entries->len; i++)
        {
          g_autofree char *one = describe_entry (entries->pdata[i]);
          g_autofree char *other = describe_entry (((BrgPlayerRow *) copy->rows->pdata[i])->entry);

          g_assert_cmpstr (one, ==, other);
        }
    }
}

static void
test_write_text (void)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
  BrgEntry *entry = brg_entry_new ();
  g_autofree char *text = NULL;

  g_ptr_array_add (entries, entry);
  g_free (entry->family_name);
  entry->family_name = g_strdup ("Ким");
  g_free (entry->organisation);
  entry->organisation = g_strdup ("Клуб \"Дебют\"; Пермь");
  entry->rating = 2100;
  text = brg_player_table_write (entries, NULL, ';', BRG_CSV_SAFE);
  g_assert_cmpstr (text, ==,
                   "No;FamilyName;GivenName;FatherName;Sex;Birth;Title;Rating;Federation;"
                   "Organisation;FideID\r\n"
                   ";Ким;;;;;;2100;;\"Клуб \"\"Дебют\"\"; Пермь\";\r\n");
}

static void
test_values (void)
{
  static const struct
  {
    const char *text;
    gint rating; /* -1 when it is not understood */
  } ratings[] = {
    { "2150", 2150 }, { "2 150", 2150 }, { "2150.0", 2150 }, { "2150,00", 2150 },
    { "", 0 },        { "-", 0 },        { "—", 0 },         { "б/р", 0 },
    { "unrated", 0 }, { "4000", 4000 },  { "4001", -1 },     { "2150.5", -1 },
    { "21x", -1 },    { "-2150", -1 },   { "2 15", -1 },     { "99999999999", -1 },
  };
  static const struct
  {
    const char *text;
    const char *fide_id;
  } ids[] = {
    { "4100018", "4100018" },
    { "'4100018", "4100018" },
    { "\"4100018\"", "4100018" },
    { "0", "" },
    { "", "" },
    { "-", "" },
    { "41000x", NULL },
    { "123456789012", NULL },
    { "0123", "0123" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ratings); i++)
    {
      gint rating = -1;

      g_assert_cmpint (brg_player_value_parse_rating (ratings[i].text, &rating), ==,
                       ratings[i].rating >= 0);
      g_assert_cmpint (rating, ==, ratings[i].rating);
    }
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *fide_id = brg_player_value_parse_fide_id (ids[i].text);

      g_assert_cmpstr (fide_id, ==, ids[i].fide_id);
    }
}

static BrgPlayerTable *
read_players (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgCsv) csv = brg_csv_read (text, -1, "list.csv", BRG_CSV_DETECT, &error);
  g_autoptr (BrgPlayerMapping) mapping = NULL;

  g_assert_no_error (error);
  mapping = brg_player_mapping_guess (csv);
  return brg_player_table_read (csv, mapping);
}

/* What cannot be so is told with its row and column. */
static void
test_lies (void)
{
  g_autoptr (BrgPlayerTable) table = read_players ("Name;Birth;FIDE ID\n"
                                                   "Abe, Anna;01.02.2999;34100001\n"
                                                   "Bor, Boris;1850;34100001\n"
                                                   "Cid, Cora;1990;34100002\n");
  g_autofree char *problems = describe_problems (table);

  g_assert_cmpstr (problems, ==,
                   "2:11: nobody who plays was born “01.02.2999”; the date is left out\n"
                   "3:12: nobody who plays was born “1850”; the date is left out\n"
                   "3:17: the FIDE ID 34100001 is already in line 2, expected every player once\n");
  g_assert_cmpstr (((BrgPlayerRow *) table->rows->pdata[0])->entry->birth, ==, "");
  g_assert_cmpstr (((BrgPlayerRow *) table->rows->pdata[2])->entry->birth, ==, "1990");
}

/* A row with a page in a cell cannot be used; without it the others can. */
static void
test_long_cell (void)
{
  g_autofree char *page = g_strnfill (201, 'x');
  g_autofree char *text = g_strconcat ("Name;Club\nAbe, Anna;", page, "\nBor, Boris;Kyiv\n", NULL);
  g_autoptr (BrgPlayerTable) table = read_players (text);
  g_autofree char *problems = describe_problems (table);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = NULL;

  g_assert_cmpstr (problems, ==, "2:11: ERROR the text has 201 characters, expected 200 at most\n");
  g_assert_null (brg_player_table_dup_entries (table, &error));
  g_assert_error (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_SYNTAX);
  ((BrgPlayerRow *) table->rows->pdata[0])->is_skipped = TRUE;
  g_clear_error (&error);
  entries = brg_player_table_dup_entries (table, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (entries->len, ==, 1);
}

/* A rating list of a country is no list of players. */
static void
test_too_many (void)
{
  g_autoptr (GString) text = g_string_new ("Name;Rating\n");
  g_autoptr (BrgPlayerTable) table = NULL;
  g_autofree char *problems = NULL;

  for (guint i = 0; i < BRG_PLAYER_TABLE_MOST_ROWS; i++)
    g_string_append_printf (text, "Abe, Anna%u;2000\n", i);
  table = read_players (text->str);
  problems = describe_problems (table);
  g_assert_cmpstr (problems, ==,
                   "1:1: ERROR the table has 20001 rows, expected 20000 players at most\n");
  g_assert_cmpuint (table->rows->len, ==, 0);
}

/* rus-draughts-2022 app. 3: what an entry tells of a player beside his place in the list: region
 * and town, and the personal papers, of which several columns may tell. A number that cannot be
 * right is left out and told. */
static void
test_entry (void)
{
  g_autoptr (BrgPlayerTable) table = read_players (
      "Ф.И.О.;Дата рождения/ № страхового свидетельства;Регион;Город;Домашний адрес;Серия паспорта;"
      "Номер паспорта;СНИЛС;Телефон\n"
      "Ковтун Артём;05.05.2010 / 112-233-445 95;Саратовская обл.;Балаково;413840, Минская 27;6310;"
      "778899;;\n"
      "Юматов Родион;2012;Пермский край;;;;;112-233-445 96;8 902\n");
  g_autoptr (BrgPlayerTable) own =
      read_players ("Ф.И.О.;№ страхового свидетельства\nКовтун Артём;112-233-445 95\n");
  const BrgEntry *third = ((BrgPlayerRow *) own->rows->pdata[0])->entry;
  const BrgEntry *first = ((BrgPlayerRow *) table->rows->pdata[0])->entry;
  const BrgEntry *second = ((BrgPlayerRow *) table->rows->pdata[1])->entry;
  g_autoptr (BrgEntry) copy = brg_entry_copy (first);
  g_autofree char *problems = describe_problems (table);

  g_assert_cmpstr (third->papers->texts[BRG_PAPER_SNILS], ==, "112-233-445 95");
  g_assert_cmpstr (first->birth, ==, "2010-05-05");
  g_assert_cmpstr (first->region, ==, "Саратовская обл.");
  g_assert_cmpstr (first->town, ==, "Балаково");
  g_assert_cmpstr (first->organisation, ==, "Саратовская обл., Балаково");
  g_assert_cmpstr (copy->papers->texts[BRG_PAPER_PASSPORT], ==, "6310 778899");
  g_assert_cmpstr (copy->papers->texts[BRG_PAPER_SNILS], ==, "112-233-445 95");
  g_assert_cmpstr (copy->papers->texts[BRG_PAPER_ADDRESS], ==, "413840, Минская 27");
  g_assert_cmpstr (copy->papers->texts[BRG_PAPER_PHONE], ==, "");
  g_assert_cmpstr (second->papers->texts[BRG_PAPER_SNILS], ==, "");
  g_assert_cmpstr (second->papers->texts[BRG_PAPER_PHONE], ==, "8 902");
  g_assert_nonnull (strstr (problems, "3:38: the SNILS “112-233-445 96” is not right"));
}

/* A club is the organisation; the region has a field of its own. */
static void
test_region (void)
{
  g_autoptr (BrgPlayerTable) table =
      read_players ("Ф.И.О.;Регион;Город;Клуб\nКовтун Артём;Саратовская обл.;Балаково;ДЮСШ 3\n"
                    "Юматов Родион;Пермский край;Пермь;\n");
  const BrgEntry *first = ((BrgPlayerRow *) table->rows->pdata[0])->entry;
  const BrgEntry *second = ((BrgPlayerRow *) table->rows->pdata[1])->entry;

  g_assert_cmpstr (first->organisation, ==, "Балаково, ДЮСШ 3");
  g_assert_cmpstr (first->region, ==, "Саратовская обл.");
  g_assert_cmpstr (first->town, ==, "Балаково");
  g_assert_cmpstr (second->organisation, ==, "Пермский край, Пермь");
}

/* What was copied wrongly is asked about, and taken in: one account of insurance for two, numbers
 * that no passport has, those of two columns together. Years of two digits are no doubt. */
static void
test_copied_wrongly (void)
{
  g_autoptr (BrgPlayerTable) table =
      read_players ("Ф.И.О.;Дата рождения;Серия паспорта;Номер паспорта;СНИЛС\n"
                    "Ковтун Артём;5.3.11;6310;778899;112-233-445 95\n"
                    "Юматов Родион;12.11.09;6310;77889;11223344595\n"
                    "Лебедев Олег;2010;II-АЮ 778899;;\n");
  const BrgEntry *first = ((BrgPlayerRow *) table->rows->pdata[0])->entry;
  const BrgEntry *second = ((BrgPlayerRow *) table->rows->pdata[1])->entry;
  g_autofree char *problems = describe_problems (table);

  g_assert_cmpstr (first->birth, ==, "2011-03-05");
  g_assert_cmpstr (second->birth, ==, "2009-11-12");
  g_assert_cmpuint (table->n_short_years, ==, 2);
  g_assert_cmpstr (table->short_year, ==, "5.3.11");
  g_assert_cmpint (table->whole_year, ==, 2011);
  g_assert_cmpstr (second->papers->texts[BRG_PAPER_PASSPORT], ==, "6310 77889");
  g_assert_cmpstr (
      problems, ==,
      "3:24: no passport has the number “6310 77889”; it is taken as it stands\n"
      "3:35: the SNILS 11223344595 is already in line 2, expected every player once\n");
}

/* What is no code of a federation is asked about, and taken in; a known country is one. */
static void
test_federation (void)
{
  g_autoptr (BrgPlayerTable) table = read_players ("Name;Federation;Rating\n"
                                                   "Ivanov Ivan;X1;2100\n"
                                                   "Petrov Petr;Россия;2050\n"
                                                   "Sidorov Oleg;lat;2000\n");
  const BrgEntry *first = ((BrgPlayerRow *) table->rows->pdata[0])->entry;
  const BrgEntry *second = ((BrgPlayerRow *) table->rows->pdata[1])->entry;
  const BrgEntry *third = ((BrgPlayerRow *) table->rows->pdata[2])->entry;
  g_autofree char *problems = describe_problems (table);

  g_assert_cmpstr (first->federation, ==, "X1");
  g_assert_cmpstr (second->federation, ==, "RUS");
  g_assert_cmpstr (third->federation, ==, "LAT");
  g_assert_cmpstr (
      problems, ==,
      "2:13: “X1” is no federation’s code of three letters; it is taken as it stands\n");
}

BRG_TEST_TOPIC ("csv-players")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (guess_cases); i++)
    g_test_add_data_func (guess_cases[i].path, &guess_cases[i], test_guess);
  for (gsize i = 0; i < G_N_ELEMENTS (file_cases); i++)
    g_test_add_data_func (file_cases[i].path, &file_cases[i], test_file);
  g_test_add_func ("/data/csv-players/change-mapping", test_change_mapping);
  g_test_add_func ("/data/csv-players/all-or-nothing", test_all_or_nothing);
  g_test_add_func ("/data/csv-players/no-names", test_no_names);
  g_test_add_func ("/data/csv-players/teams", test_teams);
  g_test_add_func ("/data/csv-players/no-team", test_no_team);
  g_test_add_func ("/data/csv-players/team-is-organisation", test_team_is_organisation);
  g_test_add_func ("/data/csv-players/rus-draughts-2022 app. 3", test_entry);
  g_test_add_func ("/data/csv-players/copied-wrongly", test_copied_wrongly);
  g_test_add_func ("/data/csv-players/federation", test_federation);
  g_test_add_func ("/data/csv-players/region", test_region);
  g_test_add_func ("/data/csv-players/rows", test_rows);
  g_test_add_func ("/data/csv-players/sample", test_sample);
  g_test_add_func ("/data/csv-players/write", test_write);
  g_test_add_func ("/data/csv-players/write-text", test_write_text);
  g_test_add_func ("/data/csv-players/values", test_values);
  g_test_add_func ("/data/csv-players/lies", test_lies);
  g_test_add_func ("/data/csv-players/long-cell", test_long_cell);
  g_test_add_func ("/data/csv-players/too-many", test_too_many);
  return g_test_run ();
}
