/* brg-transliteration.c - Cyrillic names in Latin letters, by a table that is published
 *
 * Tests: tests/app/test-documents-words.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-transliteration.h"

#include <string.h>

#include "brg-norm-rules.h"
#include "brg-text-tidy.h"

/* A small letter and what it becomes in each table; of Ukrainian passports at the beginning of a
 * word and elsewhere. NULL where the table has not that letter. */
typedef struct
{
  gunichar letter;
  const char *iso9;
  const char *russian;
  const char *ukrainian_first;
  const char *ukrainian;
} Row;

static const Row rows[] = {
  { 0x430, "a", "a", "a", "a" },          /* а */
  { 0x431, "b", "b", "b", "b" },          /* б */
  { 0x432, "v", "v", "v", "v" },          /* в */
  { 0x433, "g", "g", "h", "h" },          /* г */
  { 0x434, "d", "d", "d", "d" },          /* д */
  { 0x435, "e", "e", "e", "e" },          /* е */
  { 0x451, "ë", "e", "e", "e" },          /* ё */
  { 0x436, "ž", "zh", "zh", "zh" },       /* ж */
  { 0x437, "z", "z", "z", "z" },          /* з */
  { 0x438, "i", "i", "y", "y" },          /* и */
  { 0x439, "j", "i", "y", "i" },          /* й */
  { 0x43a, "k", "k", "k", "k" },          /* к */
  { 0x43b, "l", "l", "l", "l" },          /* л */
  { 0x43c, "m", "m", "m", "m" },          /* м */
  { 0x43d, "n", "n", "n", "n" },          /* н */
  { 0x43e, "o", "o", "o", "o" },          /* о */
  { 0x43f, "p", "p", "p", "p" },          /* п */
  { 0x440, "r", "r", "r", "r" },          /* р */
  { 0x441, "s", "s", "s", "s" },          /* с */
  { 0x442, "t", "t", "t", "t" },          /* т */
  { 0x443, "u", "u", "u", "u" },          /* у */
  { 0x444, "f", "f", "f", "f" },          /* ф */
  { 0x445, "h", "kh", "kh", "kh" },       /* х */
  { 0x446, "c", "ts", "ts", "ts" },       /* ц */
  { 0x447, "č", "ch", "ch", "ch" },       /* ч */
  { 0x448, "š", "sh", "sh", "sh" },       /* ш */
  { 0x449, "ŝ", "shch", "shch", "shch" }, /* щ */
  { 0x44a, "ʺ", "ie", "", "" },           /* ъ */
  { 0x44b, "y", "y", "y", "y" },          /* ы */
  { 0x44c, "ʹ", "", "", "" },             /* ь */
  { 0x44d, "è", "e", "e", "e" },          /* э */
  { 0x44e, "û", "iu", "yu", "iu" },       /* ю */
  { 0x44f, "â", "ia", "ya", "ia" },       /* я */
  { 0x454, "ê", "ie", "ye", "ie" },       /* є */
  { 0x456, "ì", "i", "i", "i" },          /* і */
  { 0x457, "ï", "i", "yi", "i" },         /* ї */
  { 0x45e, "ŭ", "u", "u", "u" },          /* ў */
  { 0x491, "g̀", "g", "g", "g" },          /* ґ */
};

static const char ukrainian_letters[] = "іїєґІЇЄҐ";

static const char *const ids[BRG_N_TRANSLITERATIONS] = {
  [BRG_TRANSLITERATE_NOT] = "none",
  [BRG_TRANSLITERATE_ISO9] = "iso9",
  [BRG_TRANSLITERATE_PASSPORT] = "passport",
  [BRG_TRANSLITERATE_FIDE] = "fide",
};

const char *
brg_transliteration_to_id (BrgTransliteration table)
{
  g_return_val_if_fail (table < BRG_N_TRANSLITERATIONS, ids[0]);

  return ids[table];
}

gboolean
brg_transliteration_from_id (const char *id, BrgTransliteration *table)
{
  g_return_val_if_fail (id != NULL && table != NULL, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    if (g_str_equal (ids[i], id))
      {
        *table = (BrgTransliteration) i;
        return TRUE;
      }
  return FALSE;
}

static const Row *
find_row (gunichar letter)
{
  gunichar small = g_unichar_tolower (letter);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].letter == small)
      return &rows[i];
  return NULL;
}

static gboolean
looks_ukrainian (const char *text)
{
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    if (g_utf8_strchr (ukrainian_letters, -1, g_utf8_get_char (p)) != NULL)
      return TRUE;
  return FALSE;
}

/* A capital becomes one capital, or capitals alone where the word is written so. */
static void
append (GString *latin, const char *letters, gboolean is_capital, gboolean is_all_capitals)
{
  g_autofree char *capitals = NULL;

  if (!is_capital || *letters == '\0')
    {
      g_string_append (latin, letters);
      return;
    }
  capitals = g_utf8_strup (letters, -1);
  if (is_all_capitals)
    g_string_append (latin, capitals);
  else
    {
      g_string_append_unichar (latin, g_utf8_get_char (capitals));
      g_string_append (latin, g_utf8_next_char (letters));
    }
}

static const char *
letters_of (const Row *row, BrgTransliteration table, gboolean is_ukrainian, gboolean is_first)
{
  if (table == BRG_TRANSLITERATE_ISO9)
    return row->iso9;
  if (!is_ukrainian)
    return row->russian;
  return is_first ? row->ukrainian_first : row->ukrainian;
}

char *
brg_transliterate (const char *text, BrgTransliteration table, gboolean is_ukrainian)
{
  GString *latin;
  gunichar before = 0;

  g_return_val_if_fail (text != NULL, NULL);

  if (table == BRG_TRANSLITERATE_NOT)
    return g_strdup (text);
  /* Whom no list has FIDE writes as his passport does. */
  if (table == BRG_TRANSLITERATE_FIDE)
    table = BRG_TRANSLITERATE_PASSPORT;
  latin = g_string_new (NULL);
  is_ukrainian = is_ukrainian || looks_ukrainian (text);
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar letter = g_utf8_get_char (p);
      gunichar next = g_utf8_get_char (g_utf8_next_char (p));
      const Row *row = find_row (letter);
      gboolean is_first = before == 0 || (!g_unichar_isalpha (before) && before != '\'' &&
                                          before != 0x2019 && before != 0x2bc);
      gboolean is_all = g_unichar_isupper (next) || (next == 0 && g_unichar_isupper (before));

      /* Ukrainian passports tell «зг» from «ж», and leave the apostrophe out. */
      if (table == BRG_TRANSLITERATE_PASSPORT && is_ukrainian &&
          g_unichar_tolower (letter) == 0x433 && g_unichar_tolower (before) == 0x437)
        append (latin, "gh", g_unichar_isupper (letter), is_all);
      else if (row != NULL)
        append (latin, letters_of (row, table, is_ukrainian, is_first), g_unichar_isupper (letter),
                is_all);
      else if (table != BRG_TRANSLITERATE_PASSPORT || !is_ukrainian ||
               (letter != '\'' && letter != 0x2019 && letter != 0x2bc))
        g_string_append_unichar (latin, letter);
      before = letter;
    }
  return g_string_free (latin, FALSE);
}

/* ----- Titles ----- */

/* As brg_text_fold() has them, between bars. */
typedef struct
{
  const char *latin;
  const char *titles;
} Title;

/* FMJD: in French whatever the language. */
static const Title draughts_titles[] = {
  { "GMI", "|гм|мг|мгр|ммгр|гроссмейстер|международный гроссмейстер|гросмейстер|"
           "міжнародний гросмейстер|" },
  { "MI", "|мм|международный мастер|міжнародний майстер|" },
  { "MF", "|мф|фм|мастер фмжд|майстер фмжд|" },
  { "CMF", "|кмф|кандидат в мастера фмжд|" },
  { "GMIF", "|жгм|гмж|мгж|жмг|" },
  { "MIF", "|жмм|ммж|" },
  { "MFF", "|жмф|мфж|" },
};

/* Of the classification of sports, Russian and Ukrainian. */
static const Title national_titles[] = {
  { "HMS", "|змс|змсу|заслуженный мастер спорта|заслужений майстер спорту|" },
  { "MSIC", "|мсмк|мсумк|мастер спорта международного класса|майстер спорту міжнародного класу|" },
  { "MS", "|мс|мсу|мастер спорта|майстер спорту|" },
  { "CMS", "|кмс|кмсу|кандидат в мастера спорта|кандидат у майстри спорту|" },
  { "cat. 1", "|1 р|1р|1 разряд|1 розряд|1 сп|i|i разряд|i розряд|" },
  { "cat. 2", "|2 р|2р|2 разряд|2 розряд|2 сп|ii|ii разряд|ii розряд|" },
  { "cat. 3", "|3 р|3р|3 разряд|3 розряд|3 сп|iii|iii разряд|iii розряд|" },
  { "jun. 1", "|1 ю|1ю|1 юн|1 юн разряд|1 юн розряд|" },
  { "jun. 2", "|2 ю|2ю|2 юн|2 юн разряд|2 юн розряд|" },
  { "jun. 3", "|3 ю|3ю|3 юн|3 юн разряд|3 юн розряд|" },
  { "no cat.", "|б р|бр|без разряда|без розряду|" },
};

static const char *
find_title (const Title *titles, guint n, const char *title)
{
  g_autofree char *folded = brg_text_fold (title);
  g_autofree char *barred = g_strdup_printf ("|%s|", folded);

  for (guint i = 0; *folded != '\0' && i < n; i++)
    if (strstr (titles[i].titles, barred) != NULL)
      return titles[i].latin;
  return NULL;
}

static const char *
find_latin_title (const char *title, gboolean is_draughts)
{
  const char *known = find_title (national_titles, G_N_ELEMENTS (national_titles), title);

  if (known == NULL)
    known = is_draughts ? find_title (draughts_titles, G_N_ELEMENTS (draughts_titles), title)
                        : brg_norm_title_normalise (title);
  return known != NULL && g_str_is_ascii (known) ? known : NULL;
}

const char *
brg_transliteration_get_title (const BrgWords *words, BrgDiscipline discipline, const char *title)
{
  static const char *const cyrillic[] = { "ru", "uk", NULL };
  gboolean is_draughts =
      discipline >= BRG_DISCIPLINE_RUSSIAN && discipline <= BRG_DISCIPLINE_GIVEAWAY;
  const char *latin;

  g_return_val_if_fail (words != NULL && title != NULL, "");

  if (g_str_is_ascii (title) || g_strv_contains (cyrillic, brg_words_get_language (words)))
    return title;
  latin = find_latin_title (title, is_draughts);
  return latin != NULL ? latin : title;
}

char *
brg_transliterate_title (const char *title, BrgTransliteration table, gboolean is_draughts)
{
  const char *known;

  g_return_val_if_fail (title != NULL, NULL);

  /* Whose letters are Latin is left as it is. */
  if (table == BRG_TRANSLITERATE_NOT || g_str_is_ascii (title))
    return g_strdup (title);
  known = find_latin_title (title, is_draughts);
  return known != NULL ? g_strdup (known) : brg_transliterate (title, table, FALSE);
}
