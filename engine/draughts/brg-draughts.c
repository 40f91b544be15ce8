/* brg-draughts.c - squares of draughts boards
 *
 * Rules: rus-draughts-2022 6.1.1, 6.1.2, 6.1.6.1, 7.1, 7.3
 * Tests: tests/engine/test-draughts-position.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-rays-private.h"

BrgDraughtsSquare
brg_draughts_square_at (BrgDraughtsVariant variant, gint column, gint row)
{
  gint size = (gint) brg_draughts_variant_size (variant);

  if (column < 0 || row < 0 || column >= size || row >= size || (column + row) % 2 != 0)
    return BRG_DRAUGHTS_NO_SQUARE;
  return (BrgDraughtsSquare) ((column + 13 * (size - 1 - row) - 1) / 2);
}

BrgDraughtsSquare
brg_draughts_square_from_number (BrgDraughtsVariant variant, guint number)
{
  if (number < 1 || number > brg_draughts_variant_n_squares (variant))
    return BRG_DRAUGHTS_NO_SQUARE;
  return brg_draughts_squares[brg_draughts_variant_is_large (variant)][number - 1];
}

guint
brg_draughts_square_number (BrgDraughtsVariant variant, BrgDraughtsSquare square)
{
  g_return_val_if_fail (square < BRG_DRAUGHTS_NO_SQUARE, 0);

  return brg_draughts_numbers[brg_draughts_variant_is_large (variant)][square];
}

guint
brg_draughts_square_column (BrgDraughtsSquare square)
{
  g_return_val_if_fail (square < BRG_DRAUGHTS_NO_SQUARE, 0);

  return brg_draughts_columns[square];
}

guint
brg_draughts_square_row (BrgDraughtsVariant variant, BrgDraughtsSquare square)
{
  g_return_val_if_fail (square < BRG_DRAUGHTS_NO_SQUARE, 0);

  return brg_draughts_variant_size (variant) - 1 - brg_draughts_rows[square];
}

void
brg_draughts_square_write (BrgDraughtsVariant variant,
                           BrgDraughtsSquare square,
                           char text[BRG_DRAUGHTS_SQUARE_LENGTH])
{
  if (brg_draughts_variant_is_large (variant))
    g_snprintf (text, BRG_DRAUGHTS_SQUARE_LENGTH, "%u",
                brg_draughts_square_number (variant, square));
  else
    g_snprintf (text, BRG_DRAUGHTS_SQUARE_LENGTH, "%c%u",
                (char) ('a' + brg_draughts_square_column (square)),
                brg_draughts_square_row (variant, square) + 1);
}

BrgDraughtsSet
brg_draughts_board (BrgDraughtsVariant variant)
{
  return brg_draughts_variant_is_large (variant) ? BRG_DRAUGHTS_LARGE_BOARD
                                                 : BRG_DRAUGHTS_SMALL_BOARD;
}

BrgDraughtsSet
brg_draughts_last_row (BrgDraughtsVariant variant, BrgColour side)
{
  if (side == BRG_COLOUR_WHITE)
    return BRG_DRAUGHTS_TOP_ROW & brg_draughts_board (variant);
  return brg_draughts_variant_is_large (variant) ? BRG_DRAUGHTS_LARGE_BOTTOM_ROW
                                                 : BRG_DRAUGHTS_SMALL_BOTTOM_ROW;
}

BrgDraughtsSet
brg_draughts_main_road (BrgDraughtsVariant variant)
{
  BrgDraughtsSquare corner = brg_draughts_square_at (variant, 0, 0);

  return brg_draughts_set_of (corner) |
         brg_draughts_rays[brg_draughts_variant_is_large (variant)][BRG_DRAUGHTS_UP_RIGHT][corner];
}
