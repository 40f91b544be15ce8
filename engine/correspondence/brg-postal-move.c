/* brg-postal-move.c - moves of draughts as letters give them
 *
 * Rules: rus-draughts-2022 6.1.6.2, 7.3, 10.2.2, 10.2.4, 10.2.10, 10.2.12
 * Tests: tests/engine/test-postal-move.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-move.h"

#include <string.h>

#include "brg-draughts-way.h"

const char *
brg_postal_reading_get_id (BrgPostalReading reading)
{
  static const char *const ids[] = { "good",       "forced",   "not-forced", "replaced",
                                     "impossible", "notation", "illegible",  "ambiguous" };

  G_STATIC_ASSERT (G_N_ELEMENTS (ids) == BRG_N_POSTAL_READINGS);
  g_return_val_if_fail ((guint) reading < BRG_N_POSTAL_READINGS, NULL);

  return ids[reading];
}

gboolean
brg_postal_reading_is_played (BrgPostalReading reading)
{
  return reading == BRG_POSTAL_GOOD || reading == BRG_POSTAL_FORCED ||
         reading == BRG_POSTAL_REPLACED;
}

/* Letters that look the same in both alphabets are taken for the Latin ones; E is written large
 * (10.2.2), and who writes the others large too has written the same square. */
static gint
find_column (gunichar letter)
{
  static const struct
  {
    gunichar letter;
    gint column;
  } others[] = { { 0x0430, 0 }, { 0x0410, 0 }, { 0x0412, 1 }, { 0x0441, 2 },
                 { 0x0421, 2 }, { 0x0435, 4 }, { 0x0415, 4 }, { 0x041D, 7 } };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (others[i].letter == letter)
      return others[i].column;
  letter = g_unichar_tolower (letter);
  return letter >= 'a' && letter <= 'h' ? (gint) letter - 'a' : -1;
}

/* A letter and a digit; whether there is such a square is another matter. */
static gboolean
read_small_square (BrgDraughtsVariant variant, const char **place, BrgDraughtsSquare *square)
{
  gunichar letter = g_utf8_get_char (*place);
  gint column = find_column (letter);
  char row;

  if (!g_unichar_isalpha (letter))
    return FALSE;
  *place = g_utf8_next_char (*place);
  row = **place;
  if (!g_ascii_isdigit (row))
    return FALSE;
  ++*place;
  *square = column < 0 || row < '1' || row > '8'
                ? BRG_DRAUGHTS_NO_SQUARE
                : brg_draughts_square_at (variant, column, row - '1');
  return TRUE;
}

/* One digit or two. */
static gboolean
read_large_square (BrgDraughtsVariant variant, const char **place, BrgDraughtsSquare *square)
{
  const char *from = *place;
  guint number = 0;

  while (*place < from + 2 && g_ascii_isdigit (**place))
    number = 10 * number + (guint) (*(*place)++ - '0');
  *square = brg_draughts_square_from_number (variant, number);
  return *place > from && !g_ascii_isdigit (**place);
}

static gboolean
read_square (BrgDraughtsVariant variant, const char **place, BrgDraughtsSquare *square)
{
  *square = BRG_DRAUGHTS_NO_SQUARE;
  return brg_draughts_variant_is_large (variant) ? read_large_square (variant, place, square)
                                                 : read_small_square (variant, place, square);
}

#define MINUS 0x2212

/* A sign between the squares; the wrong one of them does no harm, nor does another hyphen, dash or
 * minus, or another cross or colon, that a program for letters has put there. */
static gboolean
read_sign (const char **place, gboolean *is_capture)
{
  static const gunichar others[] = { ':',    'x',    'X',    '*',    0x00D7,
                                     0x0445, 0x0425, 0x2236, 0x2715, 0xFF1A };
  gunichar sign = g_utf8_get_char (*place);
  gboolean is_sign = sign != 0 && g_unichar_type (sign) == G_UNICODE_DASH_PUNCTUATION;

  *is_capture = FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    *is_capture = *is_capture || sign == others[i];
  is_sign = is_sign || *is_capture || sign == MINUS;
  if (is_sign)
    *place = g_utf8_next_char (*place);
  return is_sign;
}

/* Squares in full, with signs between; rus-draughts-2022 6.1.6.2: between the first and the last
 * stand those on which a capture turns, where that has to be told. @from is the square of departure
 * also where the rest is wrong. */
static gboolean
read_full (BrgDraughtsVariant variant,
           const char *text,
           BrgDraughtsSquare *from,
           BrgDraughtsWay *way,
           BrgDraughtsSquare *to)
{
  const char *place = text;
  gboolean is_capture;
  gboolean takes_on;

  way->n_squares = 0;
  *to = BRG_DRAUGHTS_NO_SQUARE;
  if (!read_square (variant, &place, from) || !read_sign (&place, &is_capture) ||
      !read_square (variant, &place, to))
    return FALSE;
  while (*place != '\0')
    {
      if (way->n_squares == BRG_DRAUGHTS_WAY_MAX)
        return FALSE;
      way->squares[way->n_squares++] = *to;
      if (!read_sign (&place, &takes_on) || !is_capture || !takes_on ||
          !read_square (variant, &place, to))
        return FALSE;
    }
  return TRUE;
}

/* How many moves go from a square, to a square or to any. */
static guint
find_moves (const BrgDraughtsMoveList *list,
            BrgDraughtsSquare from,
            BrgDraughtsSquare to,
            BrgDraughtsMove *move)
{
  guint n = 0;

  for (guint i = 0; i < list->n_moves; i++)
    if (list->moves[i].from == from && (to == BRG_DRAUGHTS_NO_SQUARE || list->moves[i].to == to))
      {
        *move = list->moves[i];
        n++;
      }
  return n;
}

/* How many of them go that way; one that turns on just these squares is the one that is meant. */
static guint
find_ways (const BrgDraughtsPosition *position,
           const BrgDraughtsMoveList *list,
           BrgDraughtsSquare from,
           const BrgDraughtsWay *way,
           BrgDraughtsSquare to,
           BrgDraughtsMove *move)
{
  guint counts[BRG_DRAUGHTS_WAY_OTHER] = { 0 };
  BrgDraughtsMove found[BRG_DRAUGHTS_WAY_OTHER];
  BrgDraughtsWayFit best;

  if (way->n_squares == 0)
    return find_moves (list, from, to, move);
  for (guint i = 0; i < list->n_moves; i++)
    {
      BrgDraughtsWayFit fit = BRG_DRAUGHTS_WAY_OTHER;

      if (list->moves[i].from == from && list->moves[i].to == to &&
          brg_draughts_move_is_capture (&list->moves[i]))
        fit = brg_draughts_way_fit (position, &list->moves[i], way);
      if (fit == BRG_DRAUGHTS_WAY_OTHER)
        continue;
      found[fit] = list->moves[i];
      counts[fit]++;
    }
  best = counts[BRG_DRAUGHTS_WAY_EXACT] > 0 ? BRG_DRAUGHTS_WAY_EXACT : BRG_DRAUGHTS_WAY_OVER;
  if (counts[best] > 0)
    *move = found[best];
  return counts[best];
}

/* Also tells the square of departure, where that much can be read. */
static BrgPostalReading
read_text (const BrgDraughtsPosition *position,
           const char *text,
           const BrgDraughtsMoveList *list,
           BrgDraughtsSquare *from,
           BrgDraughtsMove *move)
{
  BrgDraughtsSquare to;
  BrgDraughtsWay way;
  guint n;

  *from = BRG_DRAUGHTS_NO_SQUARE;
  /* rus-draughts-2022 10.2.2: a short move is an impossible one */
  if (!read_full ((BrgDraughtsVariant) position->variant, text, from, &way, &to))
    return strchr (text, '?') != NULL ? BRG_POSTAL_ILLEGIBLE : BRG_POSTAL_NOTATION;
  n = to == BRG_DRAUGHTS_NO_SQUARE ? 0 : find_ways (position, list, *from, &way, to, move);
  return n == 1 ? BRG_POSTAL_GOOD : n == 0 ? BRG_POSTAL_IMPOSSIBLE : BRG_POSTAL_AMBIGUOUS;
}

BrgPostalReading
brg_postal_move_read_offered (const BrgDraughtsPosition *position,
                              const char *text,
                              BrgDraughtsMove *move)
{
  g_auto (BrgDraughtsMoveList) list = { 0 };
  BrgDraughtsSquare from;

  g_return_val_if_fail (position != NULL && text != NULL && move != NULL, BRG_POSTAL_ILLEGIBLE);

  brg_draughts_moves_generate (position, &list);
  return read_text (position, text, &list, &from, move);
}

BrgPostalReading
brg_postal_move_read (const BrgDraughtsPosition *position, const char *text, BrgDraughtsMove *move)
{
  g_auto (BrgDraughtsMoveList) list = { 0 };
  BrgPostalReading reading;
  BrgDraughtsSquare from;

  g_return_val_if_fail (position != NULL && text != NULL && move != NULL, BRG_POSTAL_ILLEGIBLE);

  brg_draughts_moves_generate (position, &list);
  reading = read_text (position, text, &list, &from, move);
  if (reading == BRG_POSTAL_GOOD || from == BRG_DRAUGHTS_NO_SQUARE)
    return reading;
  /* rus-draughts-2022 10.2.10: the piece on the square that is named has one move: that is meant */
  return find_moves (&list, from, BRG_DRAUGHTS_NO_SQUARE, move) == 1 ? BRG_POSTAL_REPLACED
                                                                     : reading;
}

gboolean
brg_postal_move_find_forced (const BrgDraughtsPosition *position, BrgDraughtsMove *move)
{
  g_auto (BrgDraughtsMoveList) list = { 0 };

  g_return_val_if_fail (position != NULL, FALSE);

  /* rus-draughts-2022 10.2.4: one capture and no other, or the only move of all pieces */
  brg_draughts_moves_generate (position, &list);
  if (list.n_moves != 1)
    return FALSE;
  if (move != NULL)
    *move = list.moves[0];
  return TRUE;
}

const char *
brg_postal_move_write (BrgDraughtsVariant variant,
                       const BrgDraughtsMove *move,
                       char text[BRG_POSTAL_MOVE_LENGTH])
{
  gboolean is_large = brg_draughts_variant_is_large (variant);
  char from[BRG_DRAUGHTS_SQUARE_LENGTH];
  char to[BRG_DRAUGHTS_SQUARE_LENGTH];

  g_return_val_if_fail (move != NULL, NULL);

  brg_draughts_square_write (variant, move->from, from);
  brg_draughts_square_write (variant, move->to, to);
  /* rus-draughts-2022 10.2.2: e is written E */
  if (!is_large && from[0] == 'e')
    from[0] = 'E';
  if (!is_large && to[0] == 'e')
    to[0] = 'E';
  g_snprintf (text, BRG_POSTAL_MOVE_LENGTH, "%s%c%s", from,
              !brg_draughts_move_is_capture (move) ? '-'
              : is_large                           ? 'x'
                                                   : ':',
              to);
  return text;
}

const char *
brg_postal_move_write_full (const BrgDraughtsPosition *position,
                            const BrgDraughtsMove *move,
                            char text[BRG_DRAUGHTS_MOVE_LENGTH])
{
  g_auto (BrgDraughtsMoveList) list = { 0 };
  BrgDraughtsMove other;

  g_return_val_if_fail (position != NULL && move != NULL, NULL);

  brg_draughts_moves_generate (position, &list);
  /* rus-draughts-2022 6.1.6.2, 7.3: the way is written where another capture goes between the same
   * squares. */
  if (find_moves (&list, move->from, move->to, &other) <= 1)
    return brg_postal_move_write ((BrgDraughtsVariant) position->variant, move, text);
  brg_draughts_move_write (position, move, brg_draughts_notation_find ("letter"), text);
  return brg_draughts_variant_is_large ((BrgDraughtsVariant) position->variant)
             ? g_strdelimit (text, ":", 'x')
             : text;
}
