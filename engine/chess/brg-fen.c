/* brg-fen.c - positions as text: FEN, X-FEN and Shredder-FEN
 *
 * A text is read field by field. What is wrong with the text is found on the way; what is wrong
 * with the men is found by brg-position-check.h and brought back to the place where it was said.
 * Rules: fide-2023 guideline II.3
 * Tests: tests/engine/test-fen.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-fen.h"

#include <string.h>

/* By #BrgChessKind. */
static const char letters[] = " pnbrqk";

typedef enum
{
  FIELD_BOARD,
  FIELD_TURN,
  FIELD_CASTLING,
  FIELD_PASSED,
  FIELD_QUIET_PLIES,
  FIELD_MOVE_NUMBER,
  N_FIELDS,
} Field;

typedef struct
{
  const char *text;
  const char *at;
  Field field;
  const char *starts[N_FIELDS];
  const char *men[BRG_CHESS_N_SQUARES];    /* where the man of a square is named */
  const char *rights[BRG_CHESS_N_SQUARES]; /* where the right of the rook on a square is named */
  BrgPosition position;
  BrgFenFault fault;
} Reader;

/* All before a fault is of one byte a character. */
static gboolean
fail (Reader *reader, BrgFenFaultKind kind, const char *at, gint number)
{
  gunichar character = g_utf8_get_char_validated (at, -1);

  reader->fault = (BrgFenFault){
    .kind = kind,
    .column = (gint) (at - reader->text) + 1,
    .field = reader->field,
    .number = number,
    .character = (character & 0x80000000) != 0 ? 0xfffd : character,
  };
  return FALSE;
}

static gboolean
fail_in_rank (Reader *reader, BrgFenFaultKind kind, gint rank, gint n_squares)
{
  fail (reader, kind, reader->at, n_squares);
  reader->fault.rank = rank + 1;
  return FALSE;
}

/* Where a text says what is wrong with the position. */
static const char *
locate (const Reader *reader, const BrgPositionFault *fault)
{
  if (fault->kind >= BRG_POSITION_FAULT_PASSED_COUNTER)
    return reader->starts[FIELD_QUIET_PLIES];
  if (fault->kind >= BRG_POSITION_FAULT_PASSED_RANK)
    return reader->starts[FIELD_PASSED];
  if (fault->kind >= BRG_POSITION_FAULT_CASTLING_KING)
    return reader->rights[fault->square];
  return fault->square == BRG_CHESS_NO_SQUARE ? reader->text : reader->men[fault->square];
}

static gboolean
fail_position (Reader *reader, const BrgPositionFault *fault)
{
  fail (reader, BRG_FEN_FAULT_POSITION, locate (reader, fault), 0);
  reader->fault.position = *fault;
  return FALSE;
}

static gboolean
is_at_end (const Reader *reader)
{
  return *reader->at == ' ' || *reader->at == '\0';
}

/* Goes on to a field, which is not empty. */
static gboolean
begin_field (Reader *reader, Field field)
{
  reader->field = field;
  if (field != FIELD_BOARD && *reader->at == ' ')
    reader->at++;
  reader->starts[field] = reader->at;
  return !is_at_end (reader) || fail (reader, BRG_FEN_FAULT_FIELD_MISSING, reader->at, 0);
}

/* The man of a letter, 0 for none. */
static BrgChessMan
find_man (char letter)
{
  const char *found = letter == ' ' ? NULL : strchr (letters, g_ascii_tolower (letter));

  if (letter == '\0' || found == NULL)
    return 0;
  return brg_chess_man (g_ascii_isupper (letter) ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK,
                        (BrgChessKind) (found - letters));
}

/* One letter or number of a rank; @file goes on. */
static gboolean
read_squares (Reader *reader, gint rank, gint *file)
{
  BrgChessMan man = find_man (*reader->at);
  gboolean is_number = *reader->at >= '1' && *reader->at <= '8';

  if (man == 0 && !is_number)
    return fail (reader, BRG_FEN_FAULT_MAN, reader->at, 0);
  if (is_number && *file > 0 && g_ascii_isdigit (reader->at[-1]))
    return fail (reader, BRG_FEN_FAULT_TWO_NUMBERS, reader->at, 0);
  if (*file + (is_number ? *reader->at - '0' : 1) > 8)
    return fail_in_rank (reader, BRG_FEN_FAULT_RANK_LONG, rank, 0);
  if (is_number)
    *file += *reader->at - '0';
  else
    {
      BrgChessSquare square = brg_chess_square ((guint) *file, (guint) rank);

      brg_position_put (&reader->position, man, square);
      reader->men[square] = reader->at;
      *file += 1;
    }
  reader->at++;
  return TRUE;
}

static gboolean
read_rank (Reader *reader, gint rank)
{
  gint file = 0;

  while (!is_at_end (reader) && *reader->at != '/')
    if (!read_squares (reader, rank, &file))
      return FALSE;
  return file == 8 || fail_in_rank (reader, BRG_FEN_FAULT_RANK_SHORT, rank, file);
}

static gboolean
read_board (Reader *reader)
{
  for (gint rank = 7; rank >= 0; rank--)
    {
      if (!read_rank (reader, rank))
        return FALSE;
      if (rank > 0 && *reader->at != '/')
        return fail (reader, BRG_FEN_FAULT_RANKS_FEW, reader->at, 8 - rank);
      if (rank > 0)
        reader->at++;
    }
  return *reader->at != '/' || fail (reader, BRG_FEN_FAULT_RANKS_MANY, reader->at, 0);
}

static gboolean
read_turn (Reader *reader)
{
  char letter = *reader->at++;

  if ((letter != 'w' && letter != 'b') || !is_at_end (reader))
    return fail (reader, BRG_FEN_FAULT_TURN, reader->at - 1, 0);
  reader->position.turn = letter == 'w' ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK;
  return TRUE;
}

/* The rooks of a side on its first rank, on one side of the king. */
static BrgChessSet
find_rooks (const BrgPosition *position, BrgColour side, gboolean is_king_side)
{
  BrgChessSquare king = brg_position_king (position, side);
  BrgChessSet rank = side == BRG_COLOUR_WHITE ? BRG_CHESS_RANK_1 : BRG_CHESS_RANK_8;
  BrgChessSet beyond = ~G_GUINT64_CONSTANT (0) << king;

  if (!brg_chess_set_has (rank, king))
    return 0;
  return position->kinds[BRG_CHESS_ROOK] & position->men[side] & rank &
         (is_king_side ? beyond : ~beyond);
}

/* The outermost rook on one side of the king, none if there is none. */
static BrgChessSquare
find_outermost (const BrgPosition *position, BrgColour side, gboolean is_king_side)
{
  BrgChessSet rooks = find_rooks (position, side, is_king_side);

  if (rooks == 0)
    return BRG_CHESS_NO_SQUARE;
  return is_king_side ? (BrgChessSquare) (63 - __builtin_clzll (rooks))
                      : brg_chess_set_first (rooks);
}

/* A letter of a file names a square; K and Q do so in chess, and in Chess960 name a rook. */
static gboolean
read_right (Reader *reader)
{
  BrgColour side = g_ascii_isupper (*reader->at) ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK;
  guint rank = side == BRG_COLOUR_WHITE ? 0 : 7;
  char letter = g_ascii_tolower (*reader->at);
  BrgChessSquare rook;

  if (letter >= 'a' && letter <= 'h')
    rook = brg_chess_square ((guint) (letter - 'a'), rank);
  else if (letter != 'k' && letter != 'q')
    return fail (reader, BRG_FEN_FAULT_CASTLING, reader->at, 0);
  else if (reader->position.variant == BRG_CHESS_ORTHODOX)
    rook = brg_chess_square (letter == 'k' ? 7 : 0, rank);
  else
    rook = find_outermost (&reader->position, side, letter == 'k');
  if (rook == BRG_CHESS_NO_SQUARE)
    return fail (reader, BRG_FEN_FAULT_CASTLING_ROOK, reader->at, 0);
  if (brg_chess_set_has (reader->position.castling, rook))
    return fail (reader, BRG_FEN_FAULT_CASTLING_TWICE, reader->at, 0);
  reader->position.castling |= brg_chess_set_of (rook);
  reader->rights[rook] = reader->at++;
  return TRUE;
}

static gboolean
skip_dash (Reader *reader)
{
  if (*reader->at != '-' || (reader->at[1] != ' ' && reader->at[1] != '\0'))
    return FALSE;
  reader->at++;
  return TRUE;
}

static gboolean
read_castling (Reader *reader)
{
  if (skip_dash (reader))
    return TRUE;
  while (!is_at_end (reader))
    if (!read_right (reader))
      return FALSE;
  return TRUE;
}

static gboolean
read_passed (Reader *reader)
{
  const char *at = reader->at;

  if (skip_dash (reader))
    return TRUE;
  if (at[0] < 'a' || at[0] > 'h' || at[1] < '1' || at[1] > '8' || (at[2] != ' ' && at[2] != '\0'))
    return fail (reader, BRG_FEN_FAULT_PASSED, at, 0);
  reader->position.passed_square = brg_chess_square ((guint) (at[0] - 'a'), (guint) (at[1] - '1'));
  reader->at += 2;
  return TRUE;
}

static gboolean
read_number (Reader *reader, gint least, guint16 *number)
{
  const char *start = reader->at;
  gint value = 0;

  for (; !is_at_end (reader); reader->at++)
    {
      if (!g_ascii_isdigit (*reader->at) || (*start == '0' && reader->at > start))
        return fail (reader, BRG_FEN_FAULT_NUMBER, start, 0);
      value = MIN (value * 10 + g_ascii_digit_value (*reader->at), BRG_POSITION_MAX_COUNTER + 1);
    }
  if (value < least || value > BRG_POSITION_MAX_COUNTER)
    return fail (reader, BRG_FEN_FAULT_RANGE, start, least);
  *number = (guint16) value;
  return TRUE;
}

/* Both numbers, or none of them and nothing else. */
static gboolean
read_numbers (Reader *reader)
{
  if (*reader->at == '\0')
    return TRUE;
  return begin_field (reader, FIELD_QUIET_PLIES) &&
         read_number (reader, 0, &reader->position.quiet_plies) &&
         begin_field (reader, FIELD_MOVE_NUMBER) &&
         read_number (reader, 1, &reader->position.move_number) &&
         (*reader->at == '\0' || fail (reader, BRG_FEN_FAULT_END, reader->at, 0));
}

static gboolean
read_all (Reader *reader, BrgPositionDemand demand)
{
  BrgPositionFault fault;

  if (!begin_field (reader, FIELD_BOARD) || !read_board (reader))
    return FALSE;
  /* Rights to castle are read with a king on the board. */
  if (!brg_position_check_men (&reader->position, demand, &fault))
    return fail_position (reader, &fault);
  if (!begin_field (reader, FIELD_TURN) || !read_turn (reader) ||
      !begin_field (reader, FIELD_CASTLING) || !read_castling (reader) ||
      !begin_field (reader, FIELD_PASSED) || !read_passed (reader) || !read_numbers (reader))
    return FALSE;
  if (!brg_position_check (&reader->position, demand, &fault))
    return fail_position (reader, &fault);
  return TRUE;
}

gboolean
brg_fen_read (const char *text,
              BrgChessVariant variant,
              BrgPositionDemand demand,
              BrgPosition *position,
              BrgFenFault *fault)
{
  Reader reader = { .text = text, .at = text };

  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (position != NULL, FALSE);

  brg_position_clear (&reader.position, variant);
  if (!read_all (&reader, demand))
    {
      if (fault != NULL)
        *fault = reader.fault;
      return FALSE;
    }
  brg_position_settle (&reader.position);
  *position = reader.position;
  return TRUE;
}

static char
get_letter (BrgChessMan man)
{
  char letter = letters[brg_chess_man_kind (man)];

  return brg_chess_man_colour (man) == BRG_COLOUR_WHITE ? g_ascii_toupper (letter) : letter;
}

static void
write_rank (const BrgPosition *position, guint rank, GString *text)
{
  guint n_empty = 0;

  for (guint file = 0; file < 8; file++)
    {
      BrgChessMan man = position->board[brg_chess_square (file, rank)];

      if (man == 0)
        {
          n_empty++;
          continue;
        }
      if (n_empty > 0)
        g_string_append_c (text, (char) ('0' + n_empty));
      n_empty = 0;
      g_string_append_c (text, get_letter (man));
    }
  if (n_empty > 0)
    g_string_append_c (text, (char) ('0' + n_empty));
}

/* The letter of the right to castle on one side of the king, if there is one. */
static void
write_right (const BrgPosition *position,
             BrgColour side,
             gboolean is_king_side,
             BrgFenStyle style,
             GString *text)
{
  BrgChessSet rook = find_rooks (position, side, is_king_side) & position->castling;
  char letter = is_king_side ? 'k' : 'q';

  if (rook == 0)
    return;
  if ((style & BRG_FEN_SHREDDER) != 0 ||
      brg_chess_set_first (rook) != find_outermost (position, side, is_king_side))
    letter = (char) ('a' + brg_chess_square_file (brg_chess_set_first (rook)));
  g_string_append_c (text, side == BRG_COLOUR_WHITE ? g_ascii_toupper (letter) : letter);
}

static void
write_castling (const BrgPosition *position, BrgFenStyle style, GString *text)
{
  if (position->castling == 0)
    g_string_append_c (text, '-');
  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      write_right (position, side, TRUE, style, text);
      write_right (position, side, FALSE, style, text);
    }
}

char *
brg_fen_write (const BrgPosition *position, BrgFenStyle style)
{
  g_autoptr (GString) text = g_string_new (NULL);
  BrgChessSquare passed =
      (style & BRG_FEN_EVERY_PASSED) != 0 ? position->passed_square : position->en_passant;

  for (guint rank = 8; rank-- > 0;)
    {
      write_rank (position, rank, text);
      g_string_append_c (text, rank > 0 ? '/' : ' ');
    }
  g_string_append (text, position->turn == BRG_COLOUR_WHITE ? "w " : "b ");
  write_castling (position, style, text);
  if (passed == BRG_CHESS_NO_SQUARE)
    g_string_append (text, " -");
  else
    g_string_append_printf (text, " %c%c", 'a' + brg_chess_square_file (passed),
                            '1' + brg_chess_square_rank (passed));
  g_string_append_printf (text, " %d %d", position->quiet_plies, position->move_number);
  return g_strdup (text->str);
}
