/* brg-irregularity-jumps.c - what a piece took that was led over the board
 *
 * Rules: rus-draughts-2022 6.1.5.1, 6.1.5.2, 6.1.5.8, 6.1.5.9, 6.1.5.12, 6.1.5.15, 6.1.6.2, 7.4.2
 * Tests: tests/engine/test-irregularity.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-irregularity-private.h"

/* The board without the piece that takes. */
typedef struct
{
  BrgDraughtsVariant variant;
  BrgDraughtsSet own;
  BrgDraughtsSet enemies;
  BrgDraughtsSet taken;
  gboolean is_king;
} Board;

static gint
get_sign (gint number)
{
  return (number > 0) - (number < 0);
}

/* The squares between two of one line, in order. Returns: how many; -1 if there is no line. */
static gint
list_between (BrgDraughtsVariant variant,
              BrgDraughtsSquare from,
              BrgDraughtsSquare to,
              BrgDraughtsSquare *between)
{
  gint column = (gint) brg_draughts_square_column (from);
  gint row = (gint) brg_draughts_square_row (variant, from);
  gint columns = (gint) brg_draughts_square_column (to) - column;
  gint rows = (gint) brg_draughts_square_row (variant, to) - row;

  if (columns == 0 || ABS (columns) != ABS (rows))
    return -1;
  for (gint i = 1; i < ABS (rows); i++)
    between[i - 1] = brg_draughts_square_at (variant, column + i * get_sign (columns),
                                             row + i * get_sign (rows));
  return ABS (rows) - 1;
}

/* @gone: what is no more on the board. A king may be told to have taken several men on one line
 * (6.1.6.2); behind each of them it needs an empty square. Returns: what is jumped over, none if it
 * cannot be. */
static BrgDraughtsSet
jump (const Board *board, BrgDraughtsSquare from, BrgDraughtsSquare to, BrgDraughtsSet gone)
{
  BrgDraughtsSquare between[10];
  gint n_between = list_between (board->variant, from, to, between);
  BrgDraughtsSet occupied = (board->own | board->enemies) & ~gone;
  BrgDraughtsSet jumped = 0;

  if (brg_draughts_set_has (occupied, to) || (!board->is_king && n_between != 1))
    return 0;
  for (gint i = 0; i < n_between; i++)
    {
      BrgDraughtsSet square = brg_draughts_set_of (between[i]);

      if ((occupied & square) == 0)
        continue;
      /* rus-draughts-2022 6.1.5.8, 6.1.5.9, 6.1.5.12: not over own pieces, nor twice over the same,
       * which stay on the board as long as the capture goes on. */
      if ((square & (board->own | board->taken)) != 0)
        return 0;
      if (i > 0 && brg_draughts_set_has (occupied, between[i - 1]))
        return 0;
      jumped |= square;
    }
  return jumped;
}

gboolean
brg_irregularity_jumps_follow (const BrgDraughtsPosition *position,
                               const BrgDeed *move,
                               BrgDraughtsSet early,
                               BrgDraughtsSet *taken)
{
  BrgDraughtsSquare from = move->squares[0];
  BrgColour side = brg_draughts_position_colour (position, from);
  BrgDraughtsVariant variant = (BrgDraughtsVariant) position->variant;
  Board board = {
    .variant = variant,
    .own = position->pieces[side] & ~brg_draughts_set_of (from),
    .enemies = position->pieces[brg_colour_opposite (side)],
    .is_king = brg_draughts_set_has (position->kings, from),
  };

  for (guint i = 1; i < move->n_squares; i++)
    {
      BrgDraughtsSquare to = move->squares[i];
      BrgDraughtsSet jumped = jump (&board, from, to, board.taken & early);

      if (jumped == 0)
        jumped = jump (&board, from, to, early);
      if (jumped == 0)
        return FALSE;
      board.taken |= jumped;
      from = to;
      /* rus-draughts-2022 6.1.5.15, 7.4.2.1: a man goes on as a king, or stays what it is. */
      board.is_king |= !brg_draughts_variant_has_majority (variant) &&
                       brg_draughts_set_has (brg_draughts_last_row (variant, side), to);
    }
  *taken = board.taken;
  return TRUE;
}
