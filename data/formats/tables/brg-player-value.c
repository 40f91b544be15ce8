/* brg-player-value.c - cells of a list of players as values
 *
 * Tests: tests/data/test-csv-players.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-player-value.h"

#include <string.h>

#include "brg-text-tidy.h"

enum
{
  MAX_RATING = 4000,
  MAX_FIDE_ID_LENGTH = 11,
};

/* Words in folded spelling, separated by bars. */
static const struct
{
  const char *sex;
  const char *words;
} sexes[] = {
  { "", "" },
  { "m", "m|male|man|boy|м|муж|мужской|мужчина|мальчик|ч|чол|чоловіча|чоловік|хлопець" },
  { "f", "f|w|female|woman|girl|ж|жен|женский|женщина|девочка|жін|жіноча|жінка|дівчина" },
};

static const char no_rating_words[] = "0|б р|бр|нет|немає|unr|unrated|none|nr";

static const char title_words[] =
    "gm|im|fm|cm|wgm|wim|wfm|wcm|nm|wnm|g|m|wg|wm|wf|wc|гм|мг|ммг|мф|кмс|мс|мсмк|змс|мсм|"
    "гроссмейстер|"
    "международный мастер|мастер спорта|кандидат в мастера спорта|мастер фиде|1 разряд|2 разряд|"
    "3 разряд|1 р|2 р|3 р|1р|2р|3р|1 сп|2 сп|3 сп|i|ii|iii|1 юн|2 юн|3 юн|1ю|2ю|3ю|1 ю|2 ю|3 ю|"
    "1 юн разряд|2 юн разряд|3 юн разряд|б р|бр|без разряда|кмсу|мсу|мсумк|змсу|1 розряд|2 розряд|"
    "3 розряд|майстер спорту";

static const struct
{
  const char *code;
  const char *words;
} federations[] = {
  { "RUS", "россия|рф|российская федерация|russia|росія" },
  { "UKR", "украина|україна|ukraine" },
  { "BLR", "беларусь|белоруссия|білорусь|belarus" },
  { "KAZ", "казахстан|kazakhstan" },
  { "UZB", "узбекистан|uzbekistan" },
  { "KGZ", "киргизия|кыргызстан|kyrgyzstan" },
  { "TJK", "таджикистан|tajikistan" },
  { "TKM", "туркменистан|turkmenistan" },
  { "ARM", "армения|вірменія|armenia" },
  { "AZE", "азербайджан|azerbaijan" },
  { "GEO", "грузия|грузія|georgia" },
  { "MDA", "молдова|молдавия|moldova" },
  { "LAT", "латвия|латвія|latvia" },
  { "LTU", "литва|lithuania" },
  { "EST", "эстония|естонія|estonia" },
  { "POL", "польша|польща|poland" },
  { "GER", "германия|німеччина|germany" },
  { "ISR", "израиль|ізраїль|israel" },
  { "NED", "нидерланды|нідерланди|голландия|netherlands" },
  { "FRA", "франция|франція|france" },
  { "ITA", "италия|італія|italy" },
  { "BUL", "болгария|болгарія|bulgaria" },
  { "SRB", "сербия|сербія|serbia" },
  { "CHN", "китай|china" },
  { "MGL", "монголия|монголія|mongolia" },
  { "TUR", "турция|туреччина|turkey" },
  { "USA", "сша|usa|united states" },
};

static gboolean
has_entry (const char *words, const char *word)
{
  const gsize length = strlen (word);

  for (const char *p = words; p != NULL; p = strchr (p, '|'))
    {
      p += *p == '|';
      if (strncmp (p, word, length) == 0 && (p[length] == '|' || p[length] == '\0'))
        return TRUE;
    }
  return FALSE;
}

const char *
brg_player_value_parse_sex (const char *text)
{
  g_autofree char *folded = brg_text_fold (text);

  if (*folded == '\0')
    return "";
  for (guint i = 1; i < G_N_ELEMENTS (sexes); i++)
    if (has_entry (sexes[i].words, folded))
      return sexes[i].sex;
  return NULL;
}

static gboolean
is_group_of_three (const char *p)
{
  return g_ascii_isdigit (p[0]) && g_ascii_isdigit (p[1]) && g_ascii_isdigit (p[2]) &&
         !g_ascii_isdigit (p[3]);
}

/* Digits, with a blank before the last three, and a decimal part of zeros. */
static gint
parse_whole_number (const char *text)
{
  gint number = 0;
  const char *p = text;

  if (!g_ascii_isdigit (*p))
    return -1;
  for (; g_ascii_isdigit (*p) || (*p == ' ' && is_group_of_three (p + 1)); p++)
    if (*p != ' ')
      {
        number = number * 10 + g_ascii_digit_value (*p);
        if (number > MAX_RATING)
          return -1;
      }
  if (*p == '.' || *p == ',')
    p += 1 + strspn (p + 1, "0");
  return *p == '\0' ? number : -1;
}

gboolean
brg_player_value_parse_rating (const char *text, gint *rating)
{
  g_autofree char *folded = brg_text_fold (text);
  gint number = parse_whole_number (text);

  if (number < 0 && *folded != '\0' && !has_entry (no_rating_words, folded))
    return FALSE;
  *rating = MAX (number, 0);
  return TRUE;
}

char *
brg_player_value_parse_federation (const char *text)
{
  g_autofree char *folded = brg_text_fold (text);

  for (guint i = 0; i < G_N_ELEMENTS (federations); i++)
    if (has_entry (federations[i].words, folded))
      return g_strdup (federations[i].code);
  return g_utf8_strlen (text, -1) == 3 ? g_utf8_strup (text, -1) : g_strdup (text);
}

gboolean
brg_player_value_is_federation (const char *code)
{
  return *code == '\0' || (strlen (code) == 3 && g_ascii_isupper (code[0]) &&
                           g_ascii_isupper (code[1]) && g_ascii_isupper (code[2]));
}

char *
brg_player_value_parse_fide_id (const char *text)
{
  g_autoptr (GString) digits = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p++)
    if (g_ascii_isdigit (*p))
      g_string_append_c (digits, *p);
    else if (*p != '"' && *p != '\'' && *p != ' ' && *p != '-')
      return NULL;
  if (digits->len > MAX_FIDE_ID_LENGTH)
    return NULL;
  if (strspn (digits->str, "0") == digits->len)
    return g_strdup ("");
  return g_string_free (g_steal_pointer (&digits), FALSE);
}

gboolean
brg_player_value_is_title (const char *text)
{
  g_autofree char *folded = brg_text_fold (text);

  return *folded != '\0' && has_entry (title_words, folded);
}
