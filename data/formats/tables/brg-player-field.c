/* brg-player-field.c - what a column of a list of players holds
 *
 * Tests: tests/data/test-csv-players.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-player-field.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-text-tidy.h"

static const struct
{
  const char *code;
  const char *label;
  gboolean may_repeat;
} fields[BRG_N_PLAYER_FIELDS] = {
  [BRG_PLAYER_FIELD_IGNORE] = { "Ignore", N_ ("Not used"), TRUE },
  [BRG_PLAYER_FIELD_NUMBER] = { "No", N_ ("Pairing number"), FALSE },
  [BRG_PLAYER_FIELD_FULL_NAME] = { "Name", N_ ("Full name"), FALSE },
  [BRG_PLAYER_FIELD_FAMILY_NAME] = { "FamilyName", N_ ("Family name"), FALSE },
  [BRG_PLAYER_FIELD_GIVEN_NAME] = { "GivenName", N_ ("Given name"), FALSE },
  [BRG_PLAYER_FIELD_FATHER_NAME] = { "FatherName", N_ ("Patronymic"), FALSE },
  [BRG_PLAYER_FIELD_SEX] = { "Sex", N_ ("Sex"), FALSE },
  [BRG_PLAYER_FIELD_BIRTH] = { "Birth", N_ ("Date of birth"), FALSE },
  [BRG_PLAYER_FIELD_TITLE] = { "Title", N_ ("Title or category"), TRUE },
  [BRG_PLAYER_FIELD_RATING] = { "Rating", N_ ("Rating"), FALSE },
  [BRG_PLAYER_FIELD_FEDERATION] = { "Federation", N_ ("Federation"), FALSE },
  [BRG_PLAYER_FIELD_ORGANISATION] = { "Organisation", N_ ("Region, club or school"), TRUE },
  [BRG_PLAYER_FIELD_FIDE_ID] = { "FideID", N_ ("FIDE ID"), FALSE },
  [BRG_PLAYER_FIELD_TEAM] = { "Team", N_ ("Team"), FALSE },
  [BRG_PLAYER_FIELD_COACH] = { "Coach", N_ ("Coach"), TRUE },
  [BRG_PLAYER_FIELD_REGION] = { "Region", N_ ("Region"), FALSE },
  [BRG_PLAYER_FIELD_DELEGATION] = { "Delegation", N_ ("Delegation"), FALSE },
  [BRG_PLAYER_FIELD_TOWN] = { "Town", N_ ("Town"), FALSE },
  [BRG_PLAYER_FIELD_NATIONAL_ID] = { "NationalID", N_ ("National number"), FALSE },
  [BRG_PLAYER_FIELD_PASSPORT] = { "Passport", N_ ("Passport"), TRUE },
  [BRG_PLAYER_FIELD_SNILS] = { "Snils", N_ ("SNILS"), FALSE },
  [BRG_PLAYER_FIELD_ADDRESS] = { "Address", N_ ("Address"), TRUE },
  [BRG_PLAYER_FIELD_PHONE] = { "Phone", N_ ("Phone"), TRUE },
};

/* Headings in folded spelling, separated by bars: English, Russian, Ukrainian. Words that have one
 * or two letters count only as a whole heading. */
static const struct
{
  BrgPlayerField field;
  const char *words;
} vocabulary[] = {
  { BRG_PLAYER_FIELD_NUMBER,
    "no|nr|n|num|number|sno|start no|startno|start number|pairing no|номер|п п|н п|стартовый номер|"
    "порядковый номер|стартовий номер|порядковий номер" },
  { BRG_PLAYER_FIELD_FULL_NAME,
    "name|full name|player|players|player name|participant|last name first name|"
    "family name given name|surname name|фио|ф и о|фамилия имя|фамилия имя отчество|"
    "фамилия и имя|фамилия и о|участник|участники|игрок|игроки|спортсмен|шахматист|шашист|піб|п і "
    "б|"
    "прізвище імя|прізвище імя по батькові|прізвище та імя|прізвище і б|учасник|учасники|гравець|"
    "гравці" },
  { BRG_PLAYER_FIELD_FAMILY_NAME,
    "last name|lastname|family name|familyname|family|surname|фамилия|прізвище" },
  { BRG_PLAYER_FIELD_GIVEN_NAME,
    "first name|firstname|given name|givenname|given|forename|имя|имя отчество|имя и отчество|імя|"
    "імя по батькові|імя та по батькові" },
  { BRG_PLAYER_FIELD_FATHER_NAME,
    "father name|fathername|fathers name|patronymic|middle name|отчество|по батькові" },
  { BRG_PLAYER_FIELD_SEX, "sex|gender|m f|m w|пол|м ж|стать|ч ж" },
  { BRG_PLAYER_FIELD_BIRTH,
    "birth|birthday|birth date|birthdate|date of birth|year of birth|dob|yob|b day|bday|born|year|"
    "дата рождения|год рождения|дата рожд|год рожд|рожд|день рождения|д р|г р|др|гр|год|рождение|"
    "родился|дата народження|рік народження|дата нар|рік нар|д н|р н|рік|народження" },
  { BRG_PLAYER_FIELD_TITLE,
    "title|tit|звание|разряд|разр|спортразряд|звание разряд|разряд звание|спортивное "
    "звание|спортивный разряд|"
    "квалификация|титул|звання|розряд|спортивне звання|спортивний розряд|кваліфікація" },
  { BRG_PLAYER_FIELD_RATING,
    "rating|rtg|irtg|elo|r|fide rating|std|рейтинг|рейт|эло|ело|рейтинг фиде|рейтинг фшр|"
    "рейтинг фіде" },
  { BRG_PLAYER_FIELD_FEDERATION,
    "federation|fed|country|nation|федерация|страна|гражданство|федерація|країна|громадянство" },
  { BRG_PLAYER_FIELD_ORGANISATION,
    "organisation|organization|club|club "
    "name|school|state|организация|район|клуб|школа|спортивная школа|"
    "общество|ведомство|учреждение|організація|товариство|дюсш|заклад" },
  { BRG_PLAYER_FIELD_TOWN,
    "town|city|город|населенный пункт|место жительства|місто|населений пункт" },
  { BRG_PLAYER_FIELD_REGION,
    "region|регион|субъект|субъект рф|область|край|регіон|край область республика" },
  { BRG_PLAYER_FIELD_DELEGATION,
    "delegation|делегация|заявляющая организация|командирующая организация|делегація|"
    "організація що заявляє" },
  { BRG_PLAYER_FIELD_COACH,
    "coach|trainer|personal coach|тренер|тренера|тренеры|личный тренер|фио тренера|тренери|"
    "особистий тренер|піб тренера" },
  { BRG_PLAYER_FIELD_PASSPORT,
    "passport|passport no|passport data|паспорт|паспортные данные|данные паспорта|серия паспорта|"
    "номер паспорта|кем выдан|кем и когда выдан|когда и кем выдан|паспортні дані|"
    "свидетельство о рождении|свид во о рождении|свид о рожд|свідоцтво про народження" },
  { BRG_PLAYER_FIELD_SNILS,
    "snils|insurance no|снилс|страховое свидетельство|страхового свидетельства|"
    "номер страхового свидетельства|"
    "страхове свідоцтво" },
  { BRG_PLAYER_FIELD_ADDRESS,
    "address|home address|домашний адрес|адрес|адрес с индексом|место регистрации|прописка|"
    "домашня адреса|адреса" },
  { BRG_PLAYER_FIELD_PHONE,
    "phone|mobile|телефон|тел|моб тел|мобильный|сотовый|контактный телефон" },
  { BRG_PLAYER_FIELD_FIDE_ID,
    "fide id|fideid|id fide|id|id no|idno|id number|fide no|fide code|fide|код fide|код фиде|"
    "id фиде|фиде id|ид фиде|код фіде|id фіде" },
  { BRG_PLAYER_FIELD_NATIONAL_ID,
    "id фшр|код фшр|фшр id|ид фшр|фшр|номер фшр|национальный номер|национальный id|nationalid|"
    "national id|national number|national no|id nat|nat id|національний номер|національний id|"
    "id федерации|id федерації|код федерации|id фшу|id фшашу" },
  { BRG_PLAYER_FIELD_TEAM,
    "team|team name|команда|название команды|коллектив|назва команди|колектив" },
  { BRG_PLAYER_FIELD_IGNORE,
    "ид|rating change|rank|rk|points|pts|"
    "очки|очков|place|место|місце|спортивная дисциплина|дисциплина|спортивна дисципліна|"
    "допуск врача|допуск лікаря|insurance|email|e mail|эл почта|электронная "
    "почта|примечание|примечания|примітка|note|notes|подпись|підпис" },
};

/* A heading with one of these words is about somebody or something else. */
static const char *const foreign_words[] = { "представитель", "представник", "место", "місце" };

/* One with these is about the coach: only his name is taken. */
static const char *const coach_words[] = { "тренер",  "тренера", "тренеры", "тренери",
                                           "trainer", "coach",   "coaches" };

static gboolean
has_words (const char *text, const char *words)
{
  const gsize length = strlen (words);

  for (const char *p = strstr (text, words); p != NULL; p = strstr (p + 1, words))
    if ((p == text || p[-1] == ' ') && (p[length] == '\0' || p[length] == ' '))
      return TRUE;
  return FALSE;
}

/* 3 for the same, 2 for words at the beginning, 1 for words elsewhere, 0 for none. */
static guint
compare_words (const char *heading, const char *words)
{
  if (g_str_equal (heading, words))
    return 3;
  if (g_utf8_strlen (words, -1) <= 2 || !has_words (heading, words))
    return 0;
  return g_str_has_prefix (heading, words) ? 2 : 1;
}

const char *
brg_player_field_get_code (BrgPlayerField field)
{
  g_return_val_if_fail (field < BRG_N_PLAYER_FIELDS, NULL);

  return fields[field].code;
}

const char *
brg_player_field_get_label (BrgPlayerField field)
{
  g_return_val_if_fail (field < BRG_N_PLAYER_FIELDS, NULL);

  return _ (fields[field].label);
}

gboolean
brg_player_field_is_personal (BrgPlayerField field)
{
  return field >= BRG_PLAYER_FIELD_PASSPORT && field <= BRG_PLAYER_FIELD_PHONE;
}

gboolean
brg_player_field_may_repeat (BrgPlayerField field)
{
  g_return_val_if_fail (field < BRG_N_PLAYER_FIELDS, FALSE);

  return fields[field].may_repeat;
}

/* The best match of a folded heading; among equal ones the longest. */
static BrgPlayerHeading
find_heading (const char *folded)
{
  BrgPlayerHeading heading = { BRG_PLAYER_FIELD_IGNORE, FALSE, FALSE };
  guint best = 0;
  gsize longest = 0;

  for (guint i = 0; i < G_N_ELEMENTS (vocabulary); i++)
    {
      g_auto (GStrv) words = g_strsplit (vocabulary[i].words, "|", -1);

      for (guint j = 0; words[j] != NULL; j++)
        {
          guint marks = compare_words (folded, words[j]);

          if (marks < best || marks == 0 || (marks == best && strlen (words[j]) <= longest))
            continue;
          best = marks;
          longest = strlen (words[j]);
          heading = (BrgPlayerHeading){ vocabulary[i].field, TRUE, marks == 3 };
        }
    }
  return heading;
}

static gboolean
has_any (const char *folded, const char *const *words, guint n_words)
{
  for (guint i = 0; i < n_words; i++)
    if (has_words (folded, words[i]))
      return TRUE;
  return FALSE;
}

BrgPlayerHeading
brg_player_heading_parse (const char *text)
{
  g_autofree char *folded = brg_text_fold (text);
  BrgPlayerHeading heading;

  g_return_val_if_fail (text != NULL,
                        ((BrgPlayerHeading){ BRG_PLAYER_FIELD_IGNORE, FALSE, FALSE }));

  if (*folded == '\0')
    {
      gboolean is_number = strstr (text, "№") != NULL || strchr (text, '#') != NULL;

      return (BrgPlayerHeading){ is_number ? BRG_PLAYER_FIELD_NUMBER : BRG_PLAYER_FIELD_IGNORE,
                                 is_number, is_number };
    }
  heading = find_heading (folded);
  if (!heading.is_exact && has_any (folded, foreign_words, G_N_ELEMENTS (foreign_words)))
    return (BrgPlayerHeading){ BRG_PLAYER_FIELD_IGNORE, TRUE, FALSE };
  if (heading.field != BRG_PLAYER_FIELD_COACH &&
      has_any (folded, coach_words, G_N_ELEMENTS (coach_words)))
    return (BrgPlayerHeading){ BRG_PLAYER_FIELD_IGNORE, TRUE, FALSE };
  return heading;
}
