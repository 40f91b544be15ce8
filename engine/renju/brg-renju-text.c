/* brg-renju-text.c - points, records and boards of renju as text
 *
 * Rules: rus-draughts-2022 9.2.2.2, 9.3.2.1
 * Tests: tests/engine/test-renju-text.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-renju-text.h"

#include <string.h>

/* rus-draughts-2022 9.2.2.2: fifteen letters, the ninth is I or J and never both. */
static const char columns[][BRG_RENJU_SIDE + 1] = {
  [BRG_RENJU_LETTER_I] = "ABCDEFGHIKLMNOP",
  [BRG_RENJU_LETTER_J] = "ABCDEFGHJKLMNOP",
};

#define NO_COLUMN BRG_RENJU_SIDE

/* Cyrillic letters by what they look like. */
static const struct
{
  gunichar character;
  char letter;
} lookalikes[] = {
  { 0x0410, 'A' }, { 0x0412, 'B' }, { 0x0421, 'C' }, { 0x0415, 'E' },
  { 0x041d, 'H' }, { 0x0406, 'I' }, { 0x0408, 'J' }, { 0x041a, 'K' },
  { 0x041c, 'M' }, { 0x041e, 'O' }, { 0x0420, 'P' },
};

const char *
brg_renju_letters (BrgRenjuLetter letter)
{
  g_return_val_if_fail (letter < G_N_ELEMENTS (columns), NULL);

  return columns[letter];
}

const char *
brg_renju_point_write (BrgRenjuPoint point,
                       BrgRenjuLetter letter,
                       char text[BRG_RENJU_POINT_LENGTH])
{
  g_return_val_if_fail (point <= BRG_RENJU_PASS, NULL);
  if (point == BRG_RENJU_PASS)
    {
      g_strlcpy (text, "-", BRG_RENJU_POINT_LENGTH);
      return text;
    }
  g_snprintf (text, BRG_RENJU_POINT_LENGTH, "%c%u",
              brg_renju_letters (letter)[brg_renju_point_column (point)],
              brg_renju_point_row (point) + 1);
  return text;
}

/* The Latin capital that a character is or looks like, 0 for none. */
static char
find_letter (gunichar character)
{
  gunichar capital = g_unichar_toupper (character);

  if (capital >= 'A' && capital <= 'P')
    return (char) capital;
  for (gsize i = 0; i < G_N_ELEMENTS (lookalikes); i++)
    if (lookalikes[i].character == capital)
      return lookalikes[i].letter;
  return 0;
}

static guint
find_column (char letter)
{
  for (gsize i = 0; letter != 0 && i < G_N_ELEMENTS (columns); i++)
    {
      const char *at = strchr (columns[i], letter);

      if (at != NULL)
        return (guint) (at - columns[i]);
    }
  return NO_COLUMN;
}

static gboolean
is_dash (gunichar character)
{
  return character == '-' || (character >= 0x2010 && character <= 0x2015) || character == 0x2212;
}

/* Also says with which letter the column was written. */
static gboolean
read_point (const char *text, const char *end, BrgRenjuPoint *point, char *letter)
{
  gunichar first = text < end ? g_utf8_get_char_validated (text, end - text) : (gunichar) -1;
  const char *at;
  guint row = 0;

  *letter = 0;
  if (first >= 0x110000)
    return FALSE;
  at = g_utf8_next_char (text);
  if (is_dash (first) && at == end)
    {
      *point = BRG_RENJU_PASS;
      return TRUE;
    }
  *letter = find_letter (first);
  if (find_column (*letter) == NO_COLUMN || at == end || end - at > 2 || *at == '0')
    return FALSE;
  for (; at < end; at++)
    {
      if (!g_ascii_isdigit (*at))
        return FALSE;
      row = 10 * row + (guint) g_ascii_digit_value (*at);
    }
  if (row > BRG_RENJU_SIDE)
    return FALSE;
  *point = brg_renju_point (find_column (*letter), row - 1);
  return TRUE;
}

gboolean
brg_renju_point_read (const char *text, gssize length, BrgRenjuPoint *point)
{
  char letter;

  return read_point (text, text + (length < 0 ? strlen (text) : (gsize) length), point, &letter);
}

static const char *const fault_texts[BRG_N_RENJU_TEXT_FAULT_KINDS] = {
  [BRG_RENJU_TEXT_WORD] = "this is no point of the board and no dash",
  [BRG_RENJU_TEXT_NUMBER] = "this is not the number of the next move",
  [BRG_RENJU_TEXT_BOTH_LETTERS] = "the ninth column is I or J, not both in one record",
  [BRG_RENJU_TEXT_OCCUPIED] = "a stone lies there already",
  [BRG_RENJU_TEXT_LONG] = "there are more moves than a game can have",
  [BRG_RENJU_TEXT_STONE] = "a point is “.”, “x” or “o”",
  [BRG_RENJU_TEXT_SIZE] = "a board has 225 points",
};

const char *
brg_renju_text_fault_get_text (BrgRenjuTextFaultKind kind)
{
  return fault_texts[kind];
}

static gboolean
set_fault (BrgRenjuTextFault *fault, BrgRenjuTextFaultKind kind, const char *text, const char *at)
{
  if (fault != NULL)
    {
      g_autofree char *before = g_utf8_make_valid (text, at - text);

      fault->kind = kind;
      fault->column = (gint) g_utf8_strlen (before, -1) + 1;
    }
  return FALSE;
}

/* What is known while a record is read. */
typedef struct
{
  const char *text;
  BrgRenjuPoint *moves;
  guint n_moves;
  gboolean is_taken[BRG_RENJU_N_POINTS];
  char ninth; /* the letter of the ninth column as seen so far */
  BrgRenjuTextFault *fault;
} Reading;

/* A number before a move, with or without a full stop or bracket behind it; the move may follow at
 * once behind these. */
static gboolean
skip_number (Reading *reading, const char **at, const char *end)
{
  const char *start = *at;
  guint number = 0;

  while (*at < end && g_ascii_isdigit (**at) && number <= BRG_RENJU_MAX_MOVES)
    number = 10 * number + (guint) g_ascii_digit_value (*(*at)++);
  if (*at == start)
    return TRUE;
  if (number != reading->n_moves + 1)
    return set_fault (reading->fault, BRG_RENJU_TEXT_NUMBER, reading->text, start);
  *at += strspn (*at, ".)");
  return TRUE;
}

static gboolean
add_move (Reading *reading, const char *at, const char *end)
{
  BrgRenjuPoint point;
  char letter;

  if (!read_point (at, end, &point, &letter))
    return set_fault (reading->fault, BRG_RENJU_TEXT_WORD, reading->text, at);
  if (letter == 'I' || letter == 'J')
    {
      if (reading->ninth != 0 && reading->ninth != letter)
        return set_fault (reading->fault, BRG_RENJU_TEXT_BOTH_LETTERS, reading->text, at);
      reading->ninth = letter;
    }
  if (point != BRG_RENJU_PASS && reading->is_taken[point])
    return set_fault (reading->fault, BRG_RENJU_TEXT_OCCUPIED, reading->text, at);
  if (reading->n_moves == BRG_RENJU_MAX_MOVES)
    return set_fault (reading->fault, BRG_RENJU_TEXT_LONG, reading->text, at);
  if (point != BRG_RENJU_PASS)
    reading->is_taken[point] = TRUE;
  reading->moves[reading->n_moves++] = point;
  return TRUE;
}

gboolean
brg_renju_moves_read (const char *text,
                      BrgRenjuPoint moves[BRG_RENJU_MAX_MOVES],
                      guint *n_moves,
                      BrgRenjuTextFault *fault)
{
  static const char separators[] = " \t\r\n,;";
  Reading reading = { .text = text, .moves = moves, .fault = fault };
  const char *at = text;

  while (*(at += strspn (at, separators)) != '\0')
    {
      const char *end = at + strcspn (at, separators);

      if (!skip_number (&reading, &at, end) || (at < end && !add_move (&reading, at, end)))
        return FALSE;
      at = end;
    }
  *n_moves = reading.n_moves;
  return TRUE;
}

char *
brg_renju_moves_write (const BrgRenjuPoint *moves, guint n_moves, BrgRenjuLetter letter)
{
  GString *record = g_string_new (NULL);

  for (guint i = 0; i < n_moves; i++)
    {
      char text[BRG_RENJU_POINT_LENGTH];

      if (i > 0)
        g_string_append_c (record, ' ');
      g_string_append (record, brg_renju_point_write (moves[i], letter, text));
    }
  return g_string_free (record, FALSE);
}

/* The point that the nth character of a board means. */
static BrgRenjuPoint
find_point (guint n)
{
  return brg_renju_point (n % BRG_RENJU_SIDE, BRG_RENJU_SIDE - 1 - n / BRG_RENJU_SIDE);
}

gboolean
brg_renju_board_read (const char *text,
                      gssize length,
                      BrgRenjuBoard *board,
                      BrgRenjuTextFault *fault)
{
  gsize size = length < 0 ? strlen (text) : (gsize) length;

  brg_renju_board_clear (board);
  for (guint n = 0; n < MIN (size, BRG_RENJU_N_POINTS); n++)
    switch (text[n])
      {
      case '.':
        break;
      case 'x':
      case 'X':
        brg_renju_board_place (board, find_point (n), BRG_COLOUR_BLACK);
        break;
      case 'o':
      case 'O':
        brg_renju_board_place (board, find_point (n), BRG_COLOUR_WHITE);
        break;
      default:
        return set_fault (fault, BRG_RENJU_TEXT_STONE, text, text + n);
      }
  if (size != BRG_RENJU_N_POINTS)
    return set_fault (fault, BRG_RENJU_TEXT_SIZE, text, text + MIN (size, BRG_RENJU_N_POINTS));
  return TRUE;
}

const char *
brg_renju_board_write (const BrgRenjuBoard *board, char text[BRG_RENJU_N_POINTS + 1])
{
  static const char stones[] = {
    [BRG_COLOUR_NONE] = '.', [BRG_COLOUR_WHITE] = 'o', [BRG_COLOUR_BLACK] = 'x'
  };

  for (guint n = 0; n < BRG_RENJU_N_POINTS; n++)
    text[n] = stones[board->stones[find_point (n)]];
  text[BRG_RENJU_N_POINTS] = '\0';
  return text;
}
