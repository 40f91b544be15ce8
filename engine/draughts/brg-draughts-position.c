/* brg-draughts-position.c - a position of draughts
 *
 * Rules: rus-draughts-2022 5.4.13.1, 5.4.14.2, 6.1.3.1, 7.2
 * Tests: tests/engine/test-draughts-position.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-position.h"

void
brg_draughts_position_clear (BrgDraughtsPosition *position, BrgDraughtsVariant variant)
{
  g_return_if_fail (position != NULL);

  *position = (BrgDraughtsPosition){ .turn = BRG_COLOUR_WHITE, .variant = (guint8) variant };
}

BrgDraughtsPosition
brg_draughts_position_start (BrgDraughtsVariant variant)
{
  guint n_squares = brg_draughts_variant_n_squares (variant);
  guint n_pieces = brg_draughts_variant_n_pieces (variant);
  BrgDraughtsPosition position;

  brg_draughts_position_clear (&position, variant);
  for (guint i = 0; i < n_pieces; i++)
    {
      brg_draughts_position_put (&position, brg_draughts_square_from_number (variant, i + 1),
                                 BRG_COLOUR_BLACK, BRG_DRAUGHTS_MAN);
      brg_draughts_position_put (&position,
                                 brg_draughts_square_from_number (variant, n_squares - i),
                                 BRG_COLOUR_WHITE, BRG_DRAUGHTS_MAN);
    }
  return position;
}

void
brg_draughts_position_put (BrgDraughtsPosition *position,
                           BrgDraughtsSquare square,
                           BrgColour side,
                           BrgDraughtsPiece piece)
{
  BrgDraughtsSet set;

  g_return_if_fail (position != NULL);
  g_return_if_fail (square < BRG_DRAUGHTS_NO_SQUARE);

  set = brg_draughts_set_of (square);
  position->pieces[BRG_COLOUR_WHITE] &= ~set;
  position->pieces[BRG_COLOUR_BLACK] &= ~set;
  position->kings &= ~set;
  if (side == BRG_COLOUR_NONE || piece == BRG_DRAUGHTS_NOTHING)
    return;
  position->pieces[side] |= set;
  if (piece == BRG_DRAUGHTS_KING)
    position->kings |= set;
}

BrgDraughtsSet
brg_draughts_position_unmarked (const BrgDraughtsPosition *position)
{
  BrgDraughtsVariant variant = (BrgDraughtsVariant) position->variant;

  return (brg_draughts_position_men (position, BRG_COLOUR_WHITE) &
          brg_draughts_last_row (variant, BRG_COLOUR_WHITE)) |
         (brg_draughts_position_men (position, BRG_COLOUR_BLACK) &
          brg_draughts_last_row (variant, BRG_COLOUR_BLACK));
}

/* Every bit of the value comes to bear on every bit of the result; no two values give the same. */
static guint64
scatter (guint64 value)
{
  value = (value ^ value >> 30) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  value = (value ^ value >> 27) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return value ^ value >> 31;
}

guint64
brg_draughts_position_hash (const BrgDraughtsPosition *position)
{
  guint64 hash = scatter (position->pieces[BRG_COLOUR_WHITE] + position->turn);

  hash = scatter (hash + position->pieces[BRG_COLOUR_BLACK]);
  return scatter (hash + position->kings);
}

gboolean
brg_draughts_position_is_same (const BrgDraughtsPosition *a, const BrgDraughtsPosition *b)
{
  return a->pieces[BRG_COLOUR_WHITE] == b->pieces[BRG_COLOUR_WHITE] &&
         a->pieces[BRG_COLOUR_BLACK] == b->pieces[BRG_COLOUR_BLACK] && a->kings == b->kings &&
         a->turn == b->turn;
}
