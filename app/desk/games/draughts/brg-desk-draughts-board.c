/* brg-desk-draughts-board.c - a position of draughts as a picture
 *
 * Rules: rus-draughts-2022 6.1.6.1, 7.3
 * Tests: tests/app/test-desk-draughts-board.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-draughts-private.h"

/* Returns BRG_DRAUGHTS_NO_SQUARE for light squares and for none. */
BrgDraughtsSquare
brg_desk_draughts_from_board (BrgDraughtsVariant variant, gint square)
{
  gint size = (gint) brg_draughts_variant_size (variant);

  if (square < 0 || square >= size * size)
    return BRG_DRAUGHTS_NO_SQUARE;
  return brg_draughts_square_at (variant, square % size, square / size);
}

/* rus-draughts-2022 6.1.6.1, 7.3: letters and numbers stand outside the board of 64, numbers in the
 * squares of that of 100. */
gboolean
brg_desk_draughts_has_numbers (BrgDraughtsVariant variant, const char *notation)
{
  return brg_draughts_variant_is_large (variant) ||
         brg_desk_draughts_find_notation (notation)->has_numbers;
}

void
brg_desk_draughts_draw (const BrgDraughtsPosition *position,
                        const char *notation,
                        BrgBoardPicture *picture)
{
  brg_board_picture_init_draughts (
      picture, position,
      brg_desk_draughts_has_numbers ((BrgDraughtsVariant) position->variant, notation));
}

void
brg_desk_draughts_show (const BrgDeskGame *game, const char *notation, BrgBoardPicture *picture)
{
  BrgDraughtsVariant variant = brg_desk_draughts_get_variant (game);
  const BrgDraughtsMove *move = &game->node->draughts_move;

  brg_desk_draughts_draw (&game->node->draughts, notation, picture);
  if (game->node->parent == NULL)
    return;
  brg_board_picture_mark (picture, brg_board_square_of_draughts (variant, move->from),
                          BRG_BOARD_LAST_MOVE);
  brg_board_picture_mark (picture, brg_board_square_of_draughts (variant, move->to),
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
                            brg_board_square_of_draughts (variant, brg_draughts_set_pop (&jumped)),
                            BRG_BOARD_TAKEN);
}
