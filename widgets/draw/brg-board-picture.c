/* brg-board-picture.c - what there is to see on a board
 *
 * Tests: tests/widgets/test-board-draw.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-board-picture.h"

#include <string.h>

gboolean
brg_board_set_is_empty (const BrgBoardSet *set)
{
  guint64 all = 0;

  g_return_val_if_fail (set != NULL, TRUE);

  for (gsize i = 0; i < G_N_ELEMENTS (set->words); i++)
    all |= set->words[i];
  return all == 0;
}

void
brg_board_picture_init (BrgBoardPicture *picture, guint n_files, guint n_ranks)
{
  g_return_if_fail (picture != NULL);
  g_return_if_fail (n_files > 0 && n_files <= BRG_BOARD_MAX_SIDE);
  g_return_if_fail (n_ranks > 0 && n_ranks <= BRG_BOARD_MAX_SIDE);

  memset (picture, 0, sizeof *picture);
  picture->n_files = (guint8) n_files;
  picture->n_ranks = (guint8) n_ranks;
  picture->ground = BRG_BOARD_CHEQUERED;
  picture->has_coordinates = TRUE;
}

BrgPiece
brg_board_piece_of_man (BrgChessMan man)
{
  if (man == 0)
    return BRG_PIECE_NONE;
  return brg_piece (brg_chess_man_colour (man), (BrgPieceShape) brg_chess_man_kind (man));
}

void
brg_board_picture_init_chess (BrgBoardPicture *picture, const BrgPosition *position)
{
  BrgChessSet king;

  g_return_if_fail (picture != NULL);
  g_return_if_fail (position != NULL);

  brg_board_picture_init (picture, 8, 8);
  for (gint square = 0; square < BRG_CHESS_N_SQUARES; square++)
    picture->pieces[square] = brg_board_piece_of_man (position->board[square]);
  king = position->kinds[BRG_CHESS_KING] & position->men[position->turn];
  if (king != 0 && !brg_chess_set_has_many (king) && brg_position_checkers (position) != 0)
    brg_board_picture_mark (picture, brg_chess_set_first (king), BRG_BOARD_CHECK);
}

static BrgPiece
get_draughts_piece (const BrgDraughtsPosition *position, BrgDraughtsSquare square)
{
  BrgPieceShape shape = brg_draughts_position_piece (position, square) == BRG_DRAUGHTS_KING
                            ? BRG_PIECE_SHAPE_DRAUGHTS_KING
                            : BRG_PIECE_SHAPE_DRAUGHTS_MAN;
  BrgColour colour = brg_draughts_position_colour (position, square);

  return colour == BRG_COLOUR_NONE ? BRG_PIECE_NONE : brg_piece (colour, shape);
}

gint
brg_board_square_of_draughts (BrgDraughtsVariant variant, BrgDraughtsSquare square)
{
  return (gint) (brg_draughts_square_row (variant, square) * brg_draughts_variant_size (variant) +
                 brg_draughts_square_column (square));
}

void
brg_board_picture_init_draughts (BrgBoardPicture *picture,
                                 const BrgDraughtsPosition *position,
                                 gboolean has_numbers)
{
  BrgDraughtsVariant variant;
  BrgDraughtsSet squares;
  guint side;

  g_return_if_fail (picture != NULL);
  g_return_if_fail (position != NULL);

  variant = (BrgDraughtsVariant) position->variant;
  squares = brg_draughts_board (variant);
  side = brg_draughts_variant_size (variant);
  brg_board_picture_init (picture, side, side);
  picture->is_dark_only = TRUE;
  picture->has_coordinates = !has_numbers;
  while (squares != 0)
    {
      BrgDraughtsSquare square = brg_draughts_set_pop (&squares);
      gint i = brg_board_square_of_draughts (variant, square);

      picture->pieces[i] = get_draughts_piece (position, square);
      if (has_numbers)
        picture->corners[i] = (guint8) brg_draughts_square_number (variant, square);
    }
}

void
brg_board_picture_init_renju (BrgBoardPicture *picture,
                              const BrgRenjuBoard *board,
                              BrgRenjuLetter letter)
{
  g_return_if_fail (picture != NULL);

  brg_board_picture_init (picture, BRG_RENJU_SIDE, BRG_RENJU_SIDE);
  picture->ground = BRG_BOARD_LINED;
  picture->file_letters = brg_renju_letters (letter);
  for (BrgRenjuPoint point = 0; board != NULL && point < BRG_RENJU_N_POINTS; point++)
    {
      BrgColour colour = brg_renju_board_get (board, point);

      if (colour != BRG_COLOUR_NONE)
        picture->pieces[point] = brg_piece (colour, BRG_PIECE_SHAPE_STONE);
    }
}

gboolean
brg_board_picture_is_dark (const BrgBoardPicture *picture, gint square)
{
  return (square % picture->n_files + square / picture->n_files) % 2 == 0;
}

gboolean
brg_board_picture_is_playable (const BrgBoardPicture *picture, gint square)
{
  return square >= 0 && (!picture->is_dark_only || brg_board_picture_is_dark (picture, square));
}

void
brg_board_picture_mark (BrgBoardPicture *picture, gint square, BrgBoardMark mark)
{
  g_return_if_fail (picture != NULL);
  g_return_if_fail (square < brg_board_picture_count_squares (picture));

  if (square >= 0)
    picture->marks[square] |= (guint8) mark;
}

gint
brg_board_picture_count_squares (const BrgBoardPicture *picture)
{
  return picture->n_files * picture->n_ranks;
}

gint
brg_board_picture_get_square (const BrgBoardPicture *picture, gint column, gint row)
{
  if (column < 0 || column >= picture->n_files || row < 0 || row >= picture->n_ranks)
    return BRG_BOARD_NO_SQUARE;
  return picture->is_flipped ? row * picture->n_files + picture->n_files - 1 - column
                             : (picture->n_ranks - 1 - row) * picture->n_files + column;
}

void
brg_board_picture_get_place (const BrgBoardPicture *picture, gint square, gint *column, gint *row)
{
  gint file = square % picture->n_files;
  gint rank = square / picture->n_files;

  *column = picture->is_flipped ? picture->n_files - 1 - file : file;
  *row = picture->is_flipped ? rank : picture->n_ranks - 1 - rank;
}

char
brg_board_picture_get_file_letter (const BrgBoardPicture *picture, gint file)
{
  return picture->file_letters != NULL ? picture->file_letters[file] : (char) ('a' + file);
}
