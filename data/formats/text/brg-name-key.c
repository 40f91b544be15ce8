/* brg-name-key.c - names compared across spellings and scripts
 *
 * A name goes through three steps. First it is folded: small letters, no accents but the hooks
 * that make another sound, no signs. Then Cyrillic letters are written as one of the usual
 * transcriptions. Last, the transcriptions of all schemes are brought together by a table of
 * spellings, longest first: `shch`, `sch` and `sh` become one sign, so do `ya`, `ia` and `ja`.
 * Since both scripts pass the last step, only the table decides what is the same.
 *
 * Tests: tests/app/test-duplicates.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-name-key.h"

#include <string.h>

#include "brg-text-tidy.h"

typedef struct
{
  const char *from;
  const char *to;
} Spelling;

/* Letters with hooks that stand for a sound of their own; other marks are dropped. */
static const Spelling hooked[] = {
  { "č", "ch" }, { "š", "sh" }, { "ž", "zh" }, { "ć", "ch" }, { "ś", "sh" }, { "ź", "zh" },
  { "ż", "zh" }, { "ł", "l" },  { "đ", "d" },  { "ß", "ss" }, { "ø", "o" },  { "æ", "e" },
};

/* Cyrillic of Russian, Ukrainian and Belarusian, from U+0430. The fold has made yo a ye. */
static const Spelling cyrillic[] = {
  { "а", "a" },    { "б", "b" },  { "в", "v" },  { "г", "g" },  { "ґ", "g" },  { "д", "d" },
  { "е", "e" },    { "є", "ye" }, { "ж", "zh" }, { "з", "z" },  { "и", "i" },  { "і", "i" },
  { "ї", "i" },    { "й", "i" },  { "к", "k" },  { "л", "l" },  { "м", "m" },  { "н", "n" },
  { "о", "o" },    { "п", "p" },  { "р", "r" },  { "с", "s" },  { "т", "t" },  { "у", "u" },
  { "ў", "u" },    { "ф", "f" },  { "х", "kh" }, { "ц", "ts" }, { "ч", "ch" }, { "ш", "sh" },
  { "щ", "shch" }, { "ъ", "" },   { "ы", "y" },  { "ь", "" },   { "э", "e" },  { "ю", "yu" },
  { "я", "ya" },   { "ё", "e" },
};

/* One sign for one sound: 4 for ch, 6 for sh and shch, 7 for zh, c for ts. Longer ones first. */
static const Spelling sounds[] = {
  { "stsch", "6" }, { "shch", "6" }, { "shh", "6" }, { "tsch", "4" }, { "sch", "6" },
  { "tch", "4" },   { "iye", "e" },  { "ije", "e" }, { "sh", "6" },   { "ch", "4" },
  { "zh", "7" },    { "kh", "h" },   { "ts", "c" },  { "tz", "c" },   { "tc", "c" },
  { "cz", "c" },    { "ph", "f" },   { "ck", "k" },  { "yo", "e" },   { "jo", "e" },
  { "ye", "e" },    { "je", "e" },   { "ie", "e" },  { "io", "e" },   { "x", "ks" },
  { "w", "v" },     { "y", "i" },    { "j", "i" },   { "g", "h" },
};

static const char *
find_spelling (const Spelling *table, gsize n_rows, const char *at, gsize *length)
{
  for (gsize i = 0; i < n_rows; i++)
    if (g_str_has_prefix (at, table[i].from))
      {
        *length = strlen (table[i].from);
        return table[i].to;
      }
  return NULL;
}

/* Puts what a table says for every spelling that it knows, and everything else as it is. */
static char *
respell (const char *text, const Spelling *table, gsize n_rows)
{
  g_autoptr (GString) result = g_string_new (NULL);

  while (*text != '\0')
    {
      gsize length = (gsize) (g_utf8_next_char (text) - text);
      const char *to = find_spelling (table, n_rows, text, &length);

      if (to != NULL)
        g_string_append (result, to);
      else
        g_string_append_len (result, text, (gssize) length);
      text += length;
    }
  return g_string_free (g_steal_pointer (&result), FALSE);
}

/* Small letters only; marks above and below letters are gone. */
static char *
strip_marks (const char *text)
{
  g_autofree char *apart = g_utf8_normalize (text, -1, G_NORMALIZE_NFKD);
  g_autoptr (GString) result = g_string_new (NULL);

  for (const char *at = apart; *at != '\0'; at = g_utf8_next_char (at))
    if (g_unichar_isalpha (g_utf8_get_char (at)))
      g_string_append_unichar (result, g_utf8_get_char (at));
  return g_string_free (g_steal_pointer (&result), FALSE);
}

/* A doubled letter counts once; after a sibilant o is written for a stressed e. */
static char *
squeeze (const char *text)
{
  g_autoptr (GString) result = g_string_new (NULL);

  for (; *text != '\0'; text++)
    {
      char last = result->len > 0 ? result->str[result->len - 1] : '\0';
      char now = *text == 'o' && last != '\0' && strchr ("467", last) != NULL ? 'e' : *text;

      if (now != last)
        g_string_append_c (result, now);
    }
  return g_string_free (g_steal_pointer (&result), FALSE);
}

char *
brg_name_to_latin (const char *name)
{
  g_autofree char *folded = brg_text_fold (name);
  g_autofree char *unhooked = respell (folded, hooked, G_N_ELEMENTS (hooked));
  g_autofree char *latin = respell (unhooked, cyrillic, G_N_ELEMENTS (cyrillic));

  return strip_marks (latin);
}

char *
brg_name_key (const char *name)
{
  g_autofree char *latin = brg_name_to_latin (name);
  g_autofree char *heard = respell (latin, sounds, G_N_ELEMENTS (sounds));

  return squeeze (heard);
}

gboolean
brg_name_is_cyrillic (const char *name)
{
  g_return_val_if_fail (name != NULL, FALSE);

  for (; *name != '\0'; name = g_utf8_next_char (name))
    if (g_unichar_isalpha (g_utf8_get_char (name)))
      return g_unichar_get_script (g_utf8_get_char (name)) == G_UNICODE_SCRIPT_CYRILLIC;
  return FALSE;
}

gboolean
brg_name_is_stammer (const char *word)
{
  g_autofree char *folded = NULL;
  gunichar last = 0;
  guint n_letters = 0;
  guint run = 0;

  g_return_val_if_fail (word != NULL, FALSE);

  folded = brg_text_fold (word);
  for (const char *at = folded; *at != '\0'; at = g_utf8_next_char (at), n_letters++)
    {
      run = g_utf8_get_char (at) == last ? run + 1 : 1;
      last = g_utf8_get_char (at);
      if (run == 3)
        return TRUE;
    }
  return run == 2 && n_letters == 2;
}
