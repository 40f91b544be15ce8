/* brg-desk-draughts-board.c - a position of draughts as a picture
 *
 * Rules: rus-draughts-2022 6.1.6.1, 7.3
 * Tests: tests/app/test-desk-draughts-board.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-draughts-private.h"

gint
brg_desk_draughts_to_board (BrgDraughtsVariant variant, BrgDraughtsSquare square)
{
  return (gint) (brg_draughts_square_row (variant, square) * brg_draughts_variant_size (variant) +
                 brg_draughts_square_column (square));
}

/* Returns BRG_DRAUGHTS_NO_SQUARE for light squares and for none. */
BrgDraughtsSquare
brg_desk_draughts_from_board (BrgDraughtsVariant variant, gint square)
{
  gint size = (gint) brg_draughts_variant_size (variant);

  if (square < 0 || square >= size * size)
    return BRG_DRAUGHTS_NO_SQUARE;
  return brg_draughts_square_at (variant, square % size, square / size);
}

static BrgPiece
find_piece (const BrgDraughtsPosition *position, BrgDraughtsSquare square)
{
  BrgColour side = brg_draughts_position_colour (position, square);

  if (side == BRG_COLOUR_NONE)
    return BRG_PIECE_NONE;
  return brg_piece (side, brg_draughts_position_piece (position, square) == BRG_DRAUGHTS_KING
                              ? BRG_PIECE_SHAPE_DRAUGHTS_KING
                              : BRG_PIECE_SHAPE_DRAUGHTS_MAN);
}

/* rus-draughts-2022 6.1.6.1, 7.3: letters and numbers stand outside the board of 64, numbers in the
 * squares of that of 100. */
void
brg_desk_draughts_draw (const BrgDraughtsPosition *position,
                        const char *notation,
                        BrgBoardPicture *picture)
{
  BrgDraughtsVariant variant = (BrgDraughtsVariant) position->variant;
  guint size = brg_draughts_variant_size (variant);
  BrgDraughtsSet board = brg_draughts_board (variant);
  gboolean has_numbers = brg_draughts_variant_is_large (variant) ||
                         brg_desk_draughts_find_notation (notation)->has_numbers;

  brg_board_picture_init (picture, size, size);
  picture->has_coordinates = !has_numbers;
  picture->is_dark_only = TRUE;
  while (board != 0)
    {
      BrgDraughtsSquare square = brg_draughts_set_pop (&board);
      gint place = brg_desk_draughts_to_board (variant, square);

      picture->pieces[place] = find_piece (position, square);
      if (has_numbers)
        picture->corners[place] = (guint8) brg_draughts_square_number (variant, square);
    }
}

void
brg_desk_draughts_show (const BrgDeskGame *game, const char *notation, BrgBoardPicture *picture)
{
  BrgDraughtsVariant variant = brg_desk_draughts_get_variant (game);
  const BrgDraughtsMove *move = &game->node->draughts_move;

  brg_desk_draughts_draw (&game->node->draughts, notation, picture);
  if (game->node->parent == NULL)
    return;
  brg_board_picture_mark (picture, brg_desk_draughts_to_board (variant, move->from),
                          BRG_BOARD_LAST_MOVE);
  brg_board_picture_mark (picture, brg_desk_draughts_to_board (variant, move->to),
                          BRG_BOARD_LAST_MOVE);
}

/* rus-draughts-2022 6.1.5.12: what was jumped stays on the board until the capture is over. */
void
brg_desk_draughts_show_way (const BrgDeskGame *game,
                            const BrgBoardWay *way,
                            BrgBoardPicture *picture)
{
  BrgDraughtsVariant variant = brg_desk_draughts_get_variant (game);
  BrgDraughtsSet jumped = brg_desk_draughts_find_jumped (&game->node->draughts, way);
  gint from = way->squares[0];
  gint to = way->squares[way->n_squares - 1];
  BrgPiece piece = picture->pieces[from];

  picture->pieces[from] = BRG_PIECE_NONE;
  picture->pieces[to] = piece;
  while (jumped != 0)
    brg_board_picture_mark (picture,
                            brg_desk_draughts_to_board (variant, brg_draughts_set_pop (&jumped)),
                            BRG_BOARD_TAKEN);
}
