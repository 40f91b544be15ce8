/* renju-reference.h - the rules of renju once more, straight from their text and slow
 *
 * For comparison. A board is a field of letters, every question is answered by walking along lines,
 * and nothing is shared with the program: no words of bits, no table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-renju-text.h"

#include <string.h>

/* By column and row, with a frame around: '.', 'x', 'o', '#' beyond the edge. */
typedef struct
{
  char at[17][17];
} Field;

static const gint field_steps[4][2] = { { 1, 0 }, { 0, 1 }, { 1, 1 }, { 1, -1 } };

static inline Field
field_of_board (const BrgRenjuBoard *board)
{
  Field field;

  memset (&field, '#', sizeof field);
  for (guint point = 0; point < BRG_RENJU_N_POINTS; point++)
    field.at[point % 15 + 1][point / 15 + 1] = board->stones[point] == BRG_COLOUR_BLACK   ? 'x'
                                               : board->stones[point] == BRG_COLOUR_WHITE ? 'o'
                                                                                          : '.';
  return field;
}

/* The ends of the unbroken row through the stone at c, r, as steps from it, and its length. */
static inline gint
field_row (const Field *field, gint c, gint r, const gint *step, gint *first, gint *last)
{
  char stone = field->at[c][r];

  *first = *last = 0;
  while (field->at[c + (*first - 1) * step[0]][r + (*first - 1) * step[1]] == stone)
    --*first;
  while (field->at[c + (*last + 1) * step[0]][r + (*last + 1) * step[1]] == stone)
    ++*last;
  return *last - *first + 1;
}

/* Whether the stone at c, r is in an unbroken row of at least some and at most so many stones. */
static inline gboolean
field_has_row (const Field *field, gint c, gint r, gint least, gint most)
{
  for (gint i = 0; i < 4; i++)
    {
      gint first, last;
      gint length = field_row (field, c, r, field_steps[i], &first, &last);

      if (length >= least && length <= most)
        return TRUE;
    }
  return FALSE;
}

/* The sets of four stones on a line, the one at c, r among them, that one more stone makes a five
 * of exactly five. A set that can be completed in two ways is one four. Returns their number. */
static inline guint
field_count_fours (Field *field, gint c, gint r, const gint *step)
{
  guint found[10];
  guint n = 0;

  for (gint k = -4; k <= 4; k++)
    {
      gint c2 = c + k * step[0];
      gint r2 = r + k * step[1];
      gint first, last;
      guint set = 0;
      gboolean is_new = TRUE;

      if (c2 < 1 || c2 > 15 || r2 < 1 || r2 > 15 || field->at[c2][r2] != '.')
        continue;
      field->at[c2][r2] = 'x';
      if (field_row (field, c, r, step, &first, &last) == 5 && first <= k && k <= last)
        for (gint j = first; j <= last; j++)
          set |= j == k ? 0 : 1u << (j + 4);
      field->at[c2][r2] = '.';
      for (guint j = 0; j < n; j++)
        is_new = is_new && found[j] != set;
      if (set != 0 && is_new)
        found[n++] = set;
    }
  return n;
}

/* Whether the unbroken row through c, r is of four and can be made a five of exactly five in two
 * ways. */
static inline gboolean
field_is_straight_four (Field *field, gint c, gint r, const gint *step)
{
  gint first, last;
  guint n_ways = 0;

  if (field_row (field, c, r, step, &first, &last) != 4)
    return FALSE;
  for (gint end = 0; end < 2; end++)
    {
      gint k = end == 0 ? first - 1 : last + 1;
      char *point = &field->at[c + k * step[0]][r + k * step[1]];
      gint f, l;

      if (*point != '.')
        continue;
      *point = 'x';
      n_ways += field_row (field, c, r, step, &f, &l) == 5;
      *point = '.';
    }
  return n_ways == 2;
}

static inline guint field_fouls (Field *field, gint c, gint r, guint depth);

/* Whether the stone at c, r, which is on the board, is in a three along a line. */
static inline gboolean
field_has_three (Field *field, gint c, gint r, const gint *step, guint depth)
{
  if (field_count_fours (field, c, r, step) > 0)
    return FALSE;
  for (gint k = -3; k <= 3; k++)
    {
      gint c2 = c + k * step[0];
      gint r2 = r + k * step[1];
      gint first, last;
      gboolean is_three;

      if (c2 < 1 || c2 > 15 || r2 < 1 || r2 > 15 || field->at[c2][r2] != '.')
        continue;
      field->at[c2][r2] = 'x';
      field_row (field, c, r, step, &first, &last);
      is_three = first <= k && k <= last && field_is_straight_four (field, c, r, step) &&
                 !field_has_row (field, c2, r2, 5, 5);
      field->at[c2][r2] = '.';
      if (is_three && (depth == 0 || field_fouls (field, c2, r2, depth - 1) == 0))
        return TRUE;
    }
  return FALSE;
}

/* The fouls of a black stone on an empty point: 1 for threes, 2 for fours, 4 for a long row.
 * Whether a three can be extended by an allowed move is asked @depth levels deep, and beyond it is
 * taken for granted; 225 is as deep as it can go. */
static inline guint
field_fouls (Field *field, gint c, gint r, guint depth)
{
  guint n_fours = 0;
  guint n_threes = 0;
  guint fouls = 0;

  field->at[c][r] = 'x';
  if (!field_has_row (field, c, r, 5, 5))
    {
      for (gint i = 0; i < 4; i++)
        {
          n_fours += field_count_fours (field, c, r, field_steps[i]);
          n_threes += field_has_three (field, c, r, field_steps[i], depth);
        }
      fouls = (n_threes >= 2 ? 1u : 0) | (n_fours >= 2 ? 2u : 0) |
              (field_has_row (field, c, r, 6, 15) ? 4u : 0);
    }
  field->at[c][r] = '.';
  return fouls;
}

/* A board at random: stones within a square around a point. */
static inline void
scatter (GRand *rand, gint side, gint n_black, gint n_white, BrgRenjuBoard *board)
{
  gint left = g_rand_int_range (rand, 0, 15 - side + 1);
  gint low = g_rand_int_range (rand, 0, 15 - side + 1);

  brg_renju_board_clear (board);
  for (gint i = 0; i < MIN (n_black + n_white, side * side);)
    {
      BrgRenjuPoint point = brg_renju_point ((guint) (left + g_rand_int_range (rand, 0, side)),
                                             (guint) (low + g_rand_int_range (rand, 0, side)));

      if (brg_renju_board_get (board, point) != BRG_COLOUR_NONE)
        continue;
      brg_renju_board_place (board, point, i++ < n_black ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE);
    }
}
