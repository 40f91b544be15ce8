/* brg-draughts-fen.c - positions of draughts as text
 *
 * Tests: tests/engine/test-draughts-fen.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-fen.h"

#include <string.h>

/* No number of a square has more digits; more are read so that the whole number can be told. */
#define MAX_SQUARE_LENGTH 5

typedef struct
{
  const char *text;
  const char *at;
  BrgDraughtsPosition position;
  BrgDraughtsFenFault fault;
} Reader;

static gboolean
fail (Reader *reader, BrgDraughtsFenFaultKind kind, const char *at)
{
  reader->fault = (BrgDraughtsFenFault){
    .kind = kind,
    .column = (gint) g_utf8_pointer_to_offset (reader->text, at) + 1,
  };
  return FALSE;
}

static gboolean
fail_at_square (Reader *reader, BrgDraughtsFenFaultKind kind, const char *at, const char *end)
{
  gsize length = MIN ((gsize) (end - at), sizeof reader->fault.square - 1);

  fail (reader, kind, at);
  memcpy (reader->fault.square, at, length);
  reader->fault.square[length] = '\0';
  return FALSE;
}

static void
skip_blanks (Reader *reader)
{
  while (*reader->at == ' ' || *reader->at == '\t')
    reader->at++;
}

/* Skips blanks, then a sign if it stands there, and the blanks behind. */
static gboolean
skip_sign (Reader *reader, char sign)
{
  skip_blanks (reader);
  if (*reader->at != sign)
    return FALSE;
  reader->at++;
  skip_blanks (reader);
  return TRUE;
}

static BrgColour
read_side (Reader *reader)
{
  char letter = g_ascii_toupper (*reader->at);

  if (letter != 'W' && letter != 'B')
    return BRG_COLOUR_NONE;
  reader->at++;
  return letter == 'W' ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK;
}

static gboolean
read_number (Reader *reader, BrgDraughtsSquare *square)
{
  BrgDraughtsVariant variant = (BrgDraughtsVariant) reader->position.variant;
  const char *start = reader->at;
  guint number = 0;

  for (; g_ascii_isdigit (*reader->at); reader->at++)
    number = MIN (number * 10 + (guint) g_ascii_digit_value (*reader->at), 1000);
  *square = brg_draughts_square_from_number (variant, number);
  return *square != BRG_DRAUGHTS_NO_SQUARE ||
         fail_at_square (reader, BRG_DRAUGHTS_FEN_FAULT_OFF_BOARD, start, reader->at);
}

static gboolean
read_letters (Reader *reader, BrgDraughtsSquare *square)
{
  BrgDraughtsVariant variant = (BrgDraughtsVariant) reader->position.variant;
  const char *start = reader->at;
  gint column = g_ascii_tolower (start[0]) - 'a';
  gint row = -1;

  for (reader->at++; g_ascii_isdigit (*reader->at) && reader->at - start < MAX_SQUARE_LENGTH;
       reader->at++)
    row = (row < 0 ? 0 : (row + 1) * 10) + g_ascii_digit_value (*reader->at) - 1;
  *square = brg_draughts_square_at (variant, column, row);
  return *square != BRG_DRAUGHTS_NO_SQUARE ||
         fail_at_square (reader, BRG_DRAUGHTS_FEN_FAULT_OFF_BOARD, start, reader->at);
}

/* The letters of columns do not contain K, which stands for a king. */
static gboolean
read_square (Reader *reader, BrgDraughtsSquare *square)
{
  char letter = g_ascii_tolower (*reader->at);

  if (g_ascii_isdigit (letter))
    return read_number (reader, square);
  if (letter >= 'a' && letter <= 'h' && g_ascii_isdigit (reader->at[1]) &&
      !brg_draughts_variant_is_large ((BrgDraughtsVariant) reader->position.variant))
    return read_letters (reader, square);
  return fail (reader, BRG_DRAUGHTS_FEN_FAULT_SQUARE, reader->at);
}

static gboolean
put (Reader *reader,
     BrgDraughtsSquare square,
     BrgColour side,
     BrgDraughtsPiece piece,
     const char *at)
{
  if (brg_draughts_position_piece (&reader->position, square) != BRG_DRAUGHTS_NOTHING)
    {
      fail (reader, BRG_DRAUGHTS_FEN_FAULT_OCCUPIED, at);
      brg_draughts_square_write ((BrgDraughtsVariant) reader->position.variant, square,
                                 reader->fault.square);
      return FALSE;
    }
  brg_draughts_position_put (&reader->position, square, side, piece);
  return TRUE;
}

/* A square or a range of squares. */
static gboolean
read_item (Reader *reader, BrgColour side)
{
  BrgDraughtsVariant variant = (BrgDraughtsVariant) reader->position.variant;
  BrgDraughtsPiece piece = BRG_DRAUGHTS_MAN;
  BrgDraughtsSquare first, last;
  const char *start;

  if (g_ascii_toupper (*reader->at) == 'K')
    {
      piece = BRG_DRAUGHTS_KING;
      reader->at++;
    }
  start = reader->at;
  if (!read_square (reader, &first))
    return FALSE;
  last = first;
  if (skip_sign (reader, '-'))
    {
      const char *end = reader->at;

      if (!read_square (reader, &last))
        return FALSE;
      /* Bits rise with numbers. */
      if (last < first)
        return fail (reader, BRG_DRAUGHTS_FEN_FAULT_RANGE, end);
    }
  for (guint number = brg_draughts_square_number (variant, first);
       number <= brg_draughts_square_number (variant, last); number++)
    if (!put (reader, brg_draughts_square_from_number (variant, number), side, piece, start))
      return FALSE;
  return TRUE;
}

/* The end of a list: the next field, or of the text. */
static gboolean
is_at_end_of_list (const Reader *reader)
{
  return *reader->at == '\0' || *reader->at == ':' || *reader->at == '.';
}

static gboolean
read_list (Reader *reader, BrgColour side)
{
  skip_blanks (reader);
  if (is_at_end_of_list (reader))
    return TRUE;
  for (;;)
    {
      if (!read_item (reader, side))
        return FALSE;
      if (!skip_sign (reader, ','))
        break;
    }
  return is_at_end_of_list (reader) || fail (reader, BRG_DRAUGHTS_FEN_FAULT_COMMA, reader->at);
}

static gboolean
read_lists (Reader *reader)
{
  guint seen = 0;

  for (guint i = 0; i < 2; i++)
    {
      const char *start;
      BrgColour side;

      if (!skip_sign (reader, ':'))
        return fail (reader, BRG_DRAUGHTS_FEN_FAULT_COLON, reader->at);
      start = reader->at;
      side = read_side (reader);
      if (side == BRG_COLOUR_NONE)
        return fail (reader, BRG_DRAUGHTS_FEN_FAULT_SIDE, start);
      if ((seen & 1u << side) != 0)
        return fail (reader, BRG_DRAUGHTS_FEN_FAULT_SIDE_TWICE, start);
      seen |= 1u << side;
      if (!read_list (reader, side))
        return FALSE;
    }
  return TRUE;
}

/* Fields that count moves, `:H0:F1`. */
static void
skip_counts (Reader *reader)
{
  for (;;)
    {
      const char *start = reader->at;

      /* strchr() would find the end of the text too. */
      if (!skip_sign (reader, ':') || *reader->at == '\0' || strchr ("HFhf", *reader->at) == NULL ||
          !g_ascii_isdigit (reader->at[1]))
        {
          reader->at = start;
          return;
        }
      for (reader->at++; g_ascii_isdigit (*reader->at); reader->at++)
        ;
    }
}

static gboolean
read_all (Reader *reader)
{
  skip_blanks (reader);
  reader->position.turn = (guint8) read_side (reader);
  if (reader->position.turn == BRG_COLOUR_NONE)
    return fail (reader, BRG_DRAUGHTS_FEN_FAULT_TURN, reader->at);
  if (!read_lists (reader))
    return FALSE;
  skip_counts (reader);
  skip_sign (reader, '.');
  skip_blanks (reader);
  return *reader->at == '\0' || fail (reader, BRG_DRAUGHTS_FEN_FAULT_END, reader->at);
}

gboolean
brg_draughts_fen_read (const char *text,
                       BrgDraughtsVariant variant,
                       BrgDraughtsPosition *position,
                       BrgDraughtsFenFault *fault)
{
  Reader reader = { .text = text, .at = text };

  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (position != NULL, FALSE);

  brg_draughts_position_clear (&reader.position, variant);
  if (!read_all (&reader))
    {
      if (fault != NULL)
        *fault = reader.fault;
      return FALSE;
    }
  *position = reader.position;
  return TRUE;
}

char *
brg_draughts_fen_fault_to_text (const BrgDraughtsFenFault *fault)
{
  static const char *const texts[BRG_N_DRAUGHTS_FEN_FAULT_KINDS] = {
    [BRG_DRAUGHTS_FEN_FAULT_TURN] = "the player having the move is W or B",
    [BRG_DRAUGHTS_FEN_FAULT_COLON] = "a colon should stand here",
    [BRG_DRAUGHTS_FEN_FAULT_SIDE] = "the pieces of a side begin with W or B",
    [BRG_DRAUGHTS_FEN_FAULT_SIDE_TWICE] = "the pieces of this side are named twice",
    [BRG_DRAUGHTS_FEN_FAULT_SQUARE] = "this is no square",
    [BRG_DRAUGHTS_FEN_FAULT_OFF_BOARD] = "there is no square {square} to play on",
    [BRG_DRAUGHTS_FEN_FAULT_OCCUPIED] = "a piece stands on {square} already",
    [BRG_DRAUGHTS_FEN_FAULT_RANGE] = "a range ends before it begins",
    [BRG_DRAUGHTS_FEN_FAULT_COMMA] = "a comma should stand here",
    [BRG_DRAUGHTS_FEN_FAULT_END] = "nothing may follow the pieces",
  };
  g_autoptr (GString) text = g_string_new (texts[fault->kind]);

  g_string_replace (text, "{square}", fault->square, 0);
  return g_strdup (text->str);
}

static void
write_list (const BrgDraughtsPosition *position,
            BrgColour side,
            BrgDraughtsFenStyle style,
            GString *text)
{
  BrgDraughtsVariant variant = (BrgDraughtsVariant) position->variant;
  BrgDraughtsSet pieces = position->pieces[side];

  g_string_append (text, side == BRG_COLOUR_WHITE ? ":W" : ":B");
  while (pieces != 0)
    {
      BrgDraughtsSquare square = brg_draughts_set_pop (&pieces);
      char name[BRG_DRAUGHTS_SQUARE_LENGTH];

      if (brg_draughts_position_piece (position, square) == BRG_DRAUGHTS_KING)
        g_string_append_c (text, 'K');
      brg_draughts_square_write (variant, square, name);
      if (style == BRG_DRAUGHTS_FEN_LETTERS)
        g_string_append (text, name);
      else
        g_string_append_printf (text, "%u", brg_draughts_square_number (variant, square));
      if (pieces != 0)
        g_string_append_c (text, ',');
    }
}

char *
brg_draughts_fen_write (const BrgDraughtsPosition *position, BrgDraughtsFenStyle style)
{
  g_autoptr (GString) text = NULL;

  g_return_val_if_fail (position != NULL, NULL);

  text = g_string_new (position->turn == BRG_COLOUR_WHITE ? "W" : "B");
  write_list (position, BRG_COLOUR_WHITE, style, text);
  write_list (position, BRG_COLOUR_BLACK, style, text);
  return g_strdup (text->str);
}
