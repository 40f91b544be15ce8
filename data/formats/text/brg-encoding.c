/* brg-encoding.c - eight-bit encodings of old files, told apart by their letters
 *
 * The text is read in each encoding and every reading gets marks; the best reading wins.
 *
 * - A Cyrillic letter brings 0 to 4 marks by how frequent it is in Russian and Ukrainian, a Latin
 *   letter beyond ASCII 1 to 3 by how usual it is in Western names. The wrong Cyrillic encoding
 *   turns frequent letters into rare ones.
 * - A capital after a small letter in the same word costs marks: KOI8 has small and capital letters
 *   where the others have them the other way round.
 * - A word with both Cyrillic and Latin letters costs marks: "Muller" with its umlaut read as
 *   Cyrillic is such a word, and so is nearly every word of a Western text.
 * - More than two Latin letters beyond ASCII in a row cost marks: that is Cyrillic read as Western.
 * - Frames, mathematics and other signs that no list of names has cost marks; a byte without a
 *   character costs most.
 *
 * Marks are small whole numbers, so the answer is the same on every machine. Time is linear.
 *
 * Tests: tests/data/test-encoding.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-encoding.h"

#include <string.h>

/* Characters of the bytes 0x80 to 0xff, 0 where there is none. */

static const guint16 windows_1251[128] = {
  0x0402, 0x0403, 0x201a, 0x0453, 0x201e, 0x2026, 0x2020, 0x2021, 0x20ac, 0x2030, 0x0409, 0x2039,
  0x040a, 0x040c, 0x040b, 0x040f, 0x0452, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014,
  0x0000, 0x2122, 0x0459, 0x203a, 0x045a, 0x045c, 0x045b, 0x045f, 0x00a0, 0x040e, 0x045e, 0x0408,
  0x00a4, 0x0490, 0x00a6, 0x00a7, 0x0401, 0x00a9, 0x0404, 0x00ab, 0x00ac, 0x00ad, 0x00ae, 0x0407,
  0x00b0, 0x00b1, 0x0406, 0x0456, 0x0491, 0x00b5, 0x00b6, 0x00b7, 0x0451, 0x2116, 0x0454, 0x00bb,
  0x0458, 0x0405, 0x0455, 0x0457, 0x0410, 0x0411, 0x0412, 0x0413, 0x0414, 0x0415, 0x0416, 0x0417,
  0x0418, 0x0419, 0x041a, 0x041b, 0x041c, 0x041d, 0x041e, 0x041f, 0x0420, 0x0421, 0x0422, 0x0423,
  0x0424, 0x0425, 0x0426, 0x0427, 0x0428, 0x0429, 0x042a, 0x042b, 0x042c, 0x042d, 0x042e, 0x042f,
  0x0430, 0x0431, 0x0432, 0x0433, 0x0434, 0x0435, 0x0436, 0x0437, 0x0438, 0x0439, 0x043a, 0x043b,
  0x043c, 0x043d, 0x043e, 0x043f, 0x0440, 0x0441, 0x0442, 0x0443, 0x0444, 0x0445, 0x0446, 0x0447,
  0x0448, 0x0449, 0x044a, 0x044b, 0x044c, 0x044d, 0x044e, 0x044f,
};

static const guint16 windows_1252[128] = {
  0x20ac, 0x0000, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039,
  0x0152, 0x0000, 0x017d, 0x0000, 0x0000, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014,
  0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x0000, 0x017e, 0x0178, 0x00a0, 0x00a1, 0x00a2, 0x00a3,
  0x00a4, 0x00a5, 0x00a6, 0x00a7, 0x00a8, 0x00a9, 0x00aa, 0x00ab, 0x00ac, 0x00ad, 0x00ae, 0x00af,
  0x00b0, 0x00b1, 0x00b2, 0x00b3, 0x00b4, 0x00b5, 0x00b6, 0x00b7, 0x00b8, 0x00b9, 0x00ba, 0x00bb,
  0x00bc, 0x00bd, 0x00be, 0x00bf, 0x00c0, 0x00c1, 0x00c2, 0x00c3, 0x00c4, 0x00c5, 0x00c6, 0x00c7,
  0x00c8, 0x00c9, 0x00ca, 0x00cb, 0x00cc, 0x00cd, 0x00ce, 0x00cf, 0x00d0, 0x00d1, 0x00d2, 0x00d3,
  0x00d4, 0x00d5, 0x00d6, 0x00d7, 0x00d8, 0x00d9, 0x00da, 0x00db, 0x00dc, 0x00dd, 0x00de, 0x00df,
  0x00e0, 0x00e1, 0x00e2, 0x00e3, 0x00e4, 0x00e5, 0x00e6, 0x00e7, 0x00e8, 0x00e9, 0x00ea, 0x00eb,
  0x00ec, 0x00ed, 0x00ee, 0x00ef, 0x00f0, 0x00f1, 0x00f2, 0x00f3, 0x00f4, 0x00f5, 0x00f6, 0x00f7,
  0x00f8, 0x00f9, 0x00fa, 0x00fb, 0x00fc, 0x00fd, 0x00fe, 0x00ff,
};

static const guint16 koi8[128] = {
  0x2500, 0x2502, 0x250c, 0x2510, 0x2514, 0x2518, 0x251c, 0x2524, 0x252c, 0x2534, 0x253c, 0x2580,
  0x2584, 0x2588, 0x258c, 0x2590, 0x2591, 0x2592, 0x2593, 0x2320, 0x25a0, 0x2219, 0x221a, 0x2248,
  0x2264, 0x2265, 0x00a0, 0x2321, 0x00b0, 0x00b2, 0x00b7, 0x00f7, 0x2550, 0x2551, 0x2552, 0x0451,
  0x0454, 0x2554, 0x0456, 0x0457, 0x2557, 0x2558, 0x2559, 0x255a, 0x255b, 0x0491, 0x255d, 0x255e,
  0x255f, 0x2560, 0x2561, 0x0401, 0x0404, 0x2563, 0x0406, 0x0407, 0x2566, 0x2567, 0x2568, 0x2569,
  0x256a, 0x0490, 0x256c, 0x00a9, 0x044e, 0x0430, 0x0431, 0x0446, 0x0434, 0x0435, 0x0444, 0x0433,
  0x0445, 0x0438, 0x0439, 0x043a, 0x043b, 0x043c, 0x043d, 0x043e, 0x043f, 0x044f, 0x0440, 0x0441,
  0x0442, 0x0443, 0x0436, 0x0432, 0x044c, 0x044b, 0x0437, 0x0448, 0x044d, 0x0449, 0x0447, 0x044a,
  0x042e, 0x0410, 0x0411, 0x0426, 0x0414, 0x0415, 0x0424, 0x0413, 0x0425, 0x0418, 0x0419, 0x041a,
  0x041b, 0x041c, 0x041d, 0x041e, 0x041f, 0x042f, 0x0420, 0x0421, 0x0422, 0x0423, 0x0416, 0x0412,
  0x042c, 0x042b, 0x0417, 0x0428, 0x042d, 0x0429, 0x0427, 0x042a,
};

static const guint16 cp866[128] = {
  0x0410, 0x0411, 0x0412, 0x0413, 0x0414, 0x0415, 0x0416, 0x0417, 0x0418, 0x0419, 0x041a, 0x041b,
  0x041c, 0x041d, 0x041e, 0x041f, 0x0420, 0x0421, 0x0422, 0x0423, 0x0424, 0x0425, 0x0426, 0x0427,
  0x0428, 0x0429, 0x042a, 0x042b, 0x042c, 0x042d, 0x042e, 0x042f, 0x0430, 0x0431, 0x0432, 0x0433,
  0x0434, 0x0435, 0x0436, 0x0437, 0x0438, 0x0439, 0x043a, 0x043b, 0x043c, 0x043d, 0x043e, 0x043f,
  0x2591, 0x2592, 0x2593, 0x2502, 0x2524, 0x2561, 0x2562, 0x2556, 0x2555, 0x2563, 0x2551, 0x2557,
  0x255d, 0x255c, 0x255b, 0x2510, 0x2514, 0x2534, 0x252c, 0x251c, 0x2500, 0x253c, 0x255e, 0x255f,
  0x255a, 0x2554, 0x2569, 0x2566, 0x2560, 0x2550, 0x256c, 0x2567, 0x2568, 0x2564, 0x2565, 0x2559,
  0x2558, 0x2552, 0x2553, 0x256b, 0x256a, 0x2518, 0x250c, 0x2588, 0x2584, 0x258c, 0x2590, 0x2580,
  0x0440, 0x0441, 0x0442, 0x0443, 0x0444, 0x0445, 0x0446, 0x0447, 0x0448, 0x0449, 0x044a, 0x044b,
  0x044c, 0x044d, 0x044e, 0x044f, 0x0401, 0x0451, 0x0404, 0x0454, 0x0407, 0x0457, 0x040e, 0x045e,
  0x00b0, 0x2219, 0x00b7, 0x221a, 0x2116, 0x00a4, 0x25a0, 0x00a0,
};

static const struct
{
  const char *name;
  const guint16 *upper_half; /* NULL for encodings with more than one byte a character */
} encodings[BRG_N_ENCODINGS] = {
  [BRG_ENCODING_UTF8] = { "UTF-8", NULL },
  [BRG_ENCODING_UTF16_LE] = { "UTF-16LE", NULL },
  [BRG_ENCODING_UTF16_BE] = { "UTF-16BE", NULL },
  [BRG_ENCODING_WINDOWS_1251] = { "Windows-1251", windows_1251 },
  [BRG_ENCODING_WINDOWS_1252] = { "Windows-1252", windows_1252 },
  [BRG_ENCODING_KOI8] = { "KOI8-U", koi8 },
  [BRG_ENCODING_CP866] = { "CP866", cp866 },
};

/* Small letters by frequency in running text and names; index is the number of marks. */
static const char *const cyrillic_marks[] = { "ъўђѓѕјљњћќџ", "фщцэёєґ", "чйхжшюії", "кмдпуяыьгзб",
                                              "оеаинтсрвл" };
static const char *const latin_marks[] = { "", "ðþýÿ", "êëâàæìïîòôõùûßšžœã", "éöüäáíóñçåøèú" };

enum
{
  COST_CAPITAL_INSIDE = 6,
  COST_MIXED_WORD = 12,
  COST_LONG_RUN = 6,
  COST_ODD_SIGN = 4,
  COST_NO_CHARACTER = 40,
};

/* Signs that lists and reports do have. */
static const char plain_signs[] = "«»„“”‘’‚‹›–—…№°§©®±·½•´\u00a0";

typedef enum
{
  KIND_OTHER,
  KIND_LATIN,
  KIND_CYRILLIC,
  KIND_ODD,
  KIND_NONE,
} Kind;

typedef struct
{
  Kind kind;
  gint marks;
  gboolean is_small;
  gboolean is_capital;
} Reading;

const char *
brg_encoding_get_name (BrgEncoding encoding)
{
  g_return_val_if_fail (encoding < BRG_N_ENCODINGS, NULL);

  return encodings[encoding].name;
}

gunichar
brg_encoding_decode_byte (BrgEncoding encoding, guint8 byte)
{
  g_return_val_if_fail (encoding < BRG_N_ENCODINGS, 0);
  g_return_val_if_fail (encodings[encoding].upper_half != NULL, 0);

  return byte < 0x80 ? byte : encodings[encoding].upper_half[byte - 0x80];
}

static gint
find_marks (gunichar c, const char *const *lists, guint n_lists)
{
  gunichar small = g_unichar_tolower (c);

  for (guint i = 0; i < n_lists; i++)
    if (g_utf8_strchr (lists[i], -1, small) != NULL)
      return (gint) i;
  return 0;
}

static Reading
read_byte (BrgEncoding encoding, guint8 byte)
{
  gunichar c = brg_encoding_decode_byte (encoding, byte);
  Reading reading = {
    .is_small = g_unichar_islower (c),
    .is_capital = g_unichar_isupper (c),
  };

  if (byte < 0x80)
    reading.kind = g_ascii_isalpha ((gchar) byte) ? KIND_LATIN : KIND_OTHER;
  else if (c == 0)
    reading.kind = KIND_NONE;
  else if (g_unichar_isalpha (c) && c >= 0x400)
    {
      reading.kind = KIND_CYRILLIC;
      reading.marks = find_marks (c, cyrillic_marks, G_N_ELEMENTS (cyrillic_marks));
    }
  else if (reading.is_small || reading.is_capital)
    {
      reading.kind = KIND_LATIN;
      reading.marks = find_marks (c, latin_marks, G_N_ELEMENTS (latin_marks));
    }
  else
    reading.kind = g_utf8_strchr (plain_signs, -1, c) != NULL ? KIND_OTHER : KIND_ODD;
  return reading;
}

static gint
mark_sign (Kind kind)
{
  switch (kind)
    {
    case KIND_ODD:
      return -COST_ODD_SIGN;
    case KIND_NONE:
      return -COST_NO_CHARACTER;
    case KIND_OTHER:
    case KIND_LATIN:
    case KIND_CYRILLIC:
    default:
      return 0;
    }
}

static gint64
mark_text (BrgEncoding encoding, const guint8 *bytes, gsize length)
{
  Reading readings[256];
  gint64 marks = 0;
  gboolean has_latin = FALSE;
  gboolean has_cyrillic = FALSE;
  gboolean after_small = FALSE;
  guint run = 0; /* Latin letters beyond ASCII in a row */

  for (guint i = 0; i < G_N_ELEMENTS (readings); i++)
    readings[i] = read_byte (encoding, (guint8) i);
  for (gsize i = 0; i < length; i++)
    {
      const Reading *reading = &readings[bytes[i]];

      if (reading->kind != KIND_LATIN && reading->kind != KIND_CYRILLIC)
        {
          marks += mark_sign (reading->kind);
          has_latin = has_cyrillic = after_small = FALSE;
          run = 0;
          continue;
        }
      marks += reading->marks;
      if (after_small && reading->is_capital && bytes[i] >= 0x80)
        marks -= COST_CAPITAL_INSIDE;
      run = reading->kind == KIND_LATIN && bytes[i] >= 0x80 ? run + 1 : 0;
      if (run > 2)
        marks -= COST_LONG_RUN;
      if (reading->kind == KIND_LATIN ? has_cyrillic && !has_latin : has_latin && !has_cyrillic)
        marks -= COST_MIXED_WORD;
      has_latin = has_latin || reading->kind == KIND_LATIN;
      has_cyrillic = has_cyrillic || reading->kind == KIND_CYRILLIC;
      after_small = reading->is_small;
    }
  return marks;
}

BrgEncoding
brg_encoding_guess (const guint8 *bytes, gsize length)
{
  /* The first one wins where readings are equal. */
  static const BrgEncoding candidates[] = {
    BRG_ENCODING_WINDOWS_1252,
    BRG_ENCODING_WINDOWS_1251,
    BRG_ENCODING_CP866,
    BRG_ENCODING_KOI8,
  };
  BrgEncoding best = candidates[0];
  gint64 most = G_MININT64;

  g_return_val_if_fail (bytes != NULL || length == 0, best);

  for (guint i = 0; i < G_N_ELEMENTS (candidates); i++)
    {
      gint64 marks = mark_text (candidates[i], bytes, length);

      if (marks > most)
        {
          best = candidates[i];
          most = marks;
        }
    }
  return best;
}

gboolean
brg_encoding_is_damaged_utf8 (const char *bytes, gsize length)
{
  const char *end = bytes + length;
  gsize n_characters = 0;
  gsize n_stray = 0;

  g_return_val_if_fail (bytes != NULL || length == 0, FALSE);

  for (const char *p = bytes; p < end;)
    {
      gunichar c = g_utf8_get_char_validated (p, end - p);

      if ((gint32) c < 0)
        {
          n_stray++;
          p++;
          continue;
        }
      if (c >= 0x80)
        n_characters++;
      p = g_utf8_next_char (p);
    }
  return n_characters > 4 * n_stray;
}
