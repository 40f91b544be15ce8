/* brg-san-symbols.c - a written move without what does not matter in it
 *
 * Rules: fide-2023 C.13, D.2.1
 * Tests: tests/engine/test-notation.c, tests/engine/test-sealed.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-san-symbols.h"

#include <string.h>

#define MAX_WORD 24

/* What a character is besides a symbol. */
#define GAP 1
#define NOISE 2

static const struct
{
  gunichar written;
  gunichar symbol;
} characters[] = {
  /* Cyrillic letters that look like Latin ones. */
  { 0x0410, 'A' },    /* А */
  { 0x0412, 'B' },    /* В */
  { 0x0421, 'C' },    /* С */
  { 0x0415, 'E' },    /* Е */
  { 0x041d, 'H' },    /* Н */
  { 0x041a, 'K' },    /* К */
  { 0x0420, 'p' },    /* Р: only of Кр, in capitals */
  { 0x0422, 'T' },    /* Т */
  { 0x0430, 'a' },    /* а */
  { 0x0432, 'b' },    /* в */
  { 0x0441, 'c' },    /* с */
  { 0x0435, 'e' },    /* е */
  { 0x043a, 'k' },    /* к */
  { 0x0440, 'p' },    /* р */
  { 0x0442, 't' },    /* т */
  { 0x041f, 0x043f }, /* П as п */
  { 0x0424, 0x0444 }, /* Ф as ф: no file is called so */
  { 0x041b, 0x043b }, /* Л as л */
  /* Digits. */
  { 0x0417, '3' }, /* З */
  { 0x0437, '3' }, /* з */
  { 0x0431, '6' }, /* б */
  { 'O', BRG_SAN_ZERO },
  { 'o', BRG_SAN_ZERO },
  { 0x041e, BRG_SAN_ZERO }, /* О */
  { 0x043e, BRG_SAN_ZERO }, /* о */
  /* Dashes and signs of capture. */
  { '-', GAP },
  { 0x00ad, GAP },
  { 0x2010, GAP },
  { 0x2011, GAP },
  { 0x2012, GAP },
  { 0x2013, GAP },
  { 0x2014, GAP },
  { 0x2015, GAP },
  { 0x2212, GAP },
  { '~', GAP },
  { '_', GAP },
  { ':', GAP },
  { 'x', GAP },
  { 'X', GAP },
  { '*', GAP },
  { 0x00d7, GAP }, /* × */
  { 0x2715, GAP },
  { 0x2a2f, GAP },
  { 0x0445, GAP }, /* х */
  { 0x0425, GAP }, /* Х */
  /* Check, mate, quality, draw offer, promotion; blanks are found by their class. */
  { '+', NOISE },
  { '#', NOISE },
  { 0x2020, NOISE },
  { 0x2021, NOISE },
  { 0x2260, NOISE }, /* ≠, mate in old books */
  { '!', NOISE },
  { '?', NOISE },
  { '=', NOISE },
  { '/', NOISE },
  { '(', NOISE },
  { ')', NOISE },
  { '[', NOISE },
  { ']', NOISE },
  { '.', NOISE },
  { ',', NOISE },
  { ';', NOISE },
  { 0x2026, NOISE },
  { 0xfe0e, NOISE }, /* asks for a figurine as text */
  { 0xfe0f, NOISE },
};

/* Whole words, in small letters: fide-2023 D.2.1 with the spellings of the Russian translations,
 * and the names of the men, which may stand for their letters. */
static const struct
{
  const char *word;
  const char *symbols;
} words[] = {
  { "anna", "a" },
  { "bella", "b" },
  { "cesar", "c" },
  { "cäsar", "c" },
  { "caesar", "c" },
  { "david", "d" },
  { "eva", "e" },
  { "felix", "f" },
  { "gustav", "g" },
  { "hector", "h" },
  { "hektor", "h" },
  { "анна", "a" },
  { "белла", "b" },
  { "цезарь", "c" },
  { "давид", "d" },
  { "ева", "e" },
  { "феликс", "f" },
  { "густав", "g" },
  { "хектор", "h" },
  { "гектор", "h" },
  { "цезар", "c" },
  { "давід", "d" },
  { "єва", "e" },
  { "фелікс", "f" },
  { "eins", "1" },
  { "zwei", "2" },
  { "drei", "3" },
  { "vier", "4" },
  { "fünf", "5" },
  { "fuenf", "5" },
  { "funf", "5" },
  { "sechs", "6" },
  { "sieben", "7" },
  { "acht", "8" },
  { "айнс", "1" },
  { "айн", "1" },
  { "цвай", "2" },
  { "драй", "3" },
  { "фир", "4" },
  { "фюнф", "5" },
  { "зекс", "6" },
  { "зибен", "7" },
  { "ахт", "8" },
  { "фір", "4" },
  { "зібен", "7" },
  { "könig", "♔" },
  { "koenig", "♔" },
  { "konig", "♔" },
  { "dame", "♕" },
  { "turm", "♖" },
  { "läufer", "♗" },
  { "laeufer", "♗" },
  { "laufer", "♗" },
  { "springer", "♘" },
  { "bauer", "♙" },
  { "кёниг", "♔" },
  { "кениг", "♔" },
  { "даме", "♕" },
  { "дама", "♕" },
  { "турм", "♖" },
  { "лойфер", "♗" },
  { "шпрингер", "♘" },
  { "бауэр", "♙" },
  { "бауер", "♙" },
  { "кеніг", "♔" },
  { "kurze", "00" },
  { "lange", "000" },
  { "rochade", "" },
  { "kurzerochade", "00" },
  { "langerochade", "000" },
  { "кюрце", "00" },
  { "ланге", "000" },
  { "рошаде", "" },
  { "курце", "00" },
  { "рохаде", "" },
  { "короткая", "00" },
  { "длинная", "000" },
  { "рокировка", "" },
  { "мат", "" },
  { "шах", "" },
  { "и", "" },
  { "mat", "" },
  { "mate", "" },
  { "matt", "" },
  { "check", "" },
  { "checkmate", "" },
  { "schach", "" },
  { "schlägt", "" },
  { "schlaegt", "" },
  { "nimmt", "" },
  { "auf", "" },
  { "nach", "" },
  { "на", "" },
  { "проходе", "" },
  { "проході", "" },
  { "король", "♔" },
  { "ферзь", "♕" },
  { "ладья", "♖" },
  { "слон", "♗" },
  { "конь", "♘" },
  { "пешка", "♙" },
  { "тура", "♖" },
  { "кінь", "♘" },
  { "пішак", "♙" },
  { "king", "♔" },
  { "queen", "♕" },
  { "rook", "♖" },
  { "bishop", "♗" },
  { "knight", "♘" },
  { "pawn", "♙" },
};

/* Behind a move, fide-2023 C.13 and others; written with the symbols that letters become. */
static const char *const endings[] = { "ep", "маt", "mat", "mate" };

static gunichar
find_symbol (gunichar character)
{
  if (g_unichar_isspace (character))
    return NOISE;
  /* Black figurines, U+265A to U+265F, mean the same men. */
  if (character >= 0x265a && character <= 0x265f)
    return character - 6;
  for (gsize i = 0; i < G_N_ELEMENTS (characters); i++)
    if (characters[i].written == character)
      return characters[i].symbol;
  return character;
}

static const char *
find_word (const gunichar *letters, guint n_letters)
{
  char text[MAX_WORD * 6 + 1];
  gsize length = 0;

  if (n_letters > MAX_WORD)
    return NULL;
  for (guint i = 0; i < n_letters; i++)
    length += g_unichar_to_utf8 (g_unichar_tolower (letters[i]), text + length);
  text[length] = '\0';
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (strcmp (words[i].word, text) == 0)
      return words[i].symbols;
  return NULL;
}

static gboolean
add_symbol (BrgSanSymbols *symbols, gunichar symbol)
{
  if (symbol == NOISE)
    return TRUE;
  if (symbol == GAP)
    {
      symbols->gaps |= 1u << symbols->n_symbols;
      return TRUE;
    }
  if (symbols->n_symbols == BRG_SAN_MAX_SYMBOLS)
    return FALSE;
  symbols->symbols[symbols->n_symbols++] = symbol;
  return TRUE;
}

static gboolean
add_word (BrgSanSymbols *symbols, const char *word)
{
  for (; *word != '\0'; word = g_utf8_next_char (word))
    if (!add_symbol (symbols, g_utf8_get_char (word)))
      return FALSE;
  return TRUE;
}

static gboolean
add_letters (BrgSanSymbols *symbols, const gunichar *letters, guint n_letters)
{
  const char *word = n_letters > 0 ? find_word (letters, n_letters) : NULL;

  if (word != NULL)
    return add_word (symbols, word);
  for (guint i = 0; i < n_letters; i++)
    if (!add_symbol (symbols, find_symbol (letters[i])))
      return FALSE;
  return TRUE;
}

/* How many characters at the start are the number of the move: `41.`, `41 `, `41...`, `...`. */
static guint
measure_number (const gunichar *characters_read, guint n_characters)
{
  guint blanks = 0;
  guint digits;
  guint end;

  while (blanks < n_characters && g_unichar_isspace (characters_read[blanks]))
    blanks++;
  digits = blanks;
  while (digits < n_characters && characters_read[digits] >= '0' && characters_read[digits] <= '9')
    digits++;
  if (digits == blanks || digits == n_characters || characters_read[blanks] == '0')
    return 0;
  end = digits;
  while (end < n_characters && g_unichar_isspace (characters_read[end]))
    end++;
  if (end == n_characters)
    return 0;
  if (characters_read[end] == '.' || characters_read[end] == ')' || characters_read[end] == 0x2026)
    return end + 1;
  /* Without a dot a blank must part the number from letters. */
  return end > digits && g_unichar_isalpha (characters_read[end]) ? end : 0;
}

static gboolean
has_ending (const BrgSanSymbols *symbols, const char *ending)
{
  glong n_letters = g_utf8_strlen (ending, -1);

  if ((glong) symbols->n_symbols <= n_letters)
    return FALSE;
  for (guint i = symbols->n_symbols - (guint) n_letters; i < symbols->n_symbols; i++)
    {
      if (symbols->symbols[i] != g_utf8_get_char (ending))
        return FALSE;
      ending = g_utf8_next_char (ending);
    }
  return TRUE;
}

static void
drop_endings (BrgSanSymbols *symbols)
{
  for (gsize i = 0; i < G_N_ELEMENTS (endings); i++)
    if (has_ending (symbols, endings[i]))
      symbols->n_symbols -= (guint) g_utf8_strlen (endings[i], -1);
  symbols->gaps &= (1u << symbols->n_symbols) - 1;
}

/* Decodes; returns 0 characters for what is no text or too long for a move. */
static guint
decode (const char *text, gssize length, gunichar decoded[BRG_SAN_MAX_CHARACTERS])
{
  const char *end;
  guint n_characters = 0;

  if (!g_utf8_validate (text, length, &end))
    return 0;
  for (; text < end; text = g_utf8_next_char (text))
    {
      if (n_characters == BRG_SAN_MAX_CHARACTERS)
        return 0;
      decoded[n_characters++] = g_utf8_get_char (text);
    }
  return n_characters;
}

gboolean
brg_san_symbols_read (BrgSanSymbols *symbols, const char *text, gssize length)
{
  gunichar decoded[BRG_SAN_MAX_CHARACTERS];
  guint n_characters = decode (text, length, decoded);
  guint i = measure_number (decoded, n_characters);

  *symbols = (BrgSanSymbols){ 0 };
  while (i < n_characters)
    {
      guint start = i;

      while (i < n_characters && g_unichar_isalpha (decoded[i]))
        i++;
      if (!add_letters (symbols, decoded + start, i - start))
        return FALSE;
      if (i < n_characters && !add_symbol (symbols, find_symbol (decoded[i++])))
        return FALSE;
    }
  drop_endings (symbols);
  return symbols->n_symbols > 0;
}

BrgSanSymbols
brg_san_symbols_without (const BrgSanSymbols *symbols, guint index)
{
  BrgSanSymbols rest = *symbols;
  guint behind = (rest.gaps >> (index + 1)) << index;

  g_assert (index < symbols->n_symbols);
  rest.n_symbols--;
  memmove (&rest.symbols[index], &rest.symbols[index + 1],
           (rest.n_symbols - index) * sizeof rest.symbols[0]);
  /* Gaps before and behind the symbol become one. */
  rest.gaps = (rest.gaps & ((1u << (index + 1)) - 1)) | behind;
  return rest;
}

BrgSanSymbols
brg_san_symbols_swapped (const BrgSanSymbols *symbols, guint index)
{
  BrgSanSymbols swapped = *symbols;

  g_assert (index + 1 < symbols->n_symbols);
  swapped.symbols[index] = symbols->symbols[index + 1];
  swapped.symbols[index + 1] = symbols->symbols[index];
  return swapped;
}
