/* brg-composition-tolerance.c - other ways that are no side solutions
 *
 * Rules: rus-draughts-2022 11.2.7.3, 11.3.5, 11.3.7.5
 * Tests: tests/engine/composition/test-composition-lines.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-composition-tolerance.h"

static gboolean
share_diagonal (BrgDraughtsVariant variant, BrgDraughtsSquare a, BrgDraughtsSquare b)
{
  gint columns = (gint) brg_draughts_square_column (a) - (gint) brg_draughts_square_column (b);
  gint rows =
      (gint) brg_draughts_square_row (variant, a) - (gint) brg_draughts_square_row (variant, b);

  return ABS (columns) == ABS (rows);
}

/* rus-draughts-2022 11.2.7.3: the last stroke, by a king or a man that becomes one, ends on another
 * square of a diagonal. */
static gboolean
is_last_stroke (const BrgCompositionLine *line, guint n, const BrgDraughtsMove *other)
{
  const BrgCompositionPly *ply = brg_composition_line_ply (line, n);
  const BrgDraughtsMove *move = &ply->move;

  return n + 1 == line->plies->len && !brg_draughts_moves_any (&line->last) &&
         brg_draughts_move_is_capture (move) &&
         (move->is_crowned || brg_draughts_set_has (ply->before.kings, move->from)) &&
         other->from == move->from && other->captured == move->captured &&
         share_diagonal ((BrgDraughtsVariant) ply->before.variant, other->to, move->to);
}

/* rus-draughts-2022 11.2.7.3: an alternative stroke ends on the same square. */
static gboolean
is_stroke (const BrgDraughtsMove *move, const BrgDraughtsMove *other)
{
  return brg_draughts_move_is_capture (move) && other->from == move->from &&
         other->to == move->to && other->captured != move->captured;
}

/* ----- Transposition ----- */

typedef struct
{
  const BrgCompositionLine *line;
  guint *n_left; /* positions that may be looked at */
} Orders;

/* The position of the line behind as many half-moves. */
static const BrgDraughtsPosition *
position_behind (const BrgCompositionLine *line, guint n_plies)
{
  return n_plies < line->plies->len ? &brg_composition_line_ply (line, n_plies)->before
                                    : &line->last;
}

static gboolean
is_on_line (const Orders *orders, const BrgDraughtsPosition *position, guint n_plies)
{
  return n_plies <= orders->line->plies->len &&
         brg_draughts_position_is_same (position, position_behind (orders->line, n_plies));
}

static gboolean
goes_as (const BrgDraughtsMove *move, const BrgDraughtsMove *other)
{
  return move->from == other->from && move->to == other->to;
}

/* Whether the line is met again when White makes moves of it that are not made yet: bit i of @left
 * is the half-move i. */
static gboolean
meets_line (Orders *orders, const BrgDraughtsPosition *position, guint n_plies, guint64 left)
{
  gboolean is_white = position->turn == BRG_COLOUR_WHITE;
  g_auto (BrgDraughtsMoveList) legal = { 0 };

  if (is_on_line (orders, position, n_plies))
    return TRUE;
  if (left == 0 && (is_white || n_plies >= orders->line->plies->len))
    return FALSE;
  if (*orders->n_left == 0 || --*orders->n_left == 0)
    return FALSE;
  brg_draughts_moves_generate (position, &legal);
  for (guint i = 0; i < legal.n_moves; i++)
    {
      BrgDraughtsPosition after = *position;

      brg_draughts_move_make (&after, &legal.moves[i], NULL);
      if (!is_white)
        {
          if (meets_line (orders, &after, n_plies + 1, left))
            return TRUE;
          continue;
        }
      for (guint64 rest = left; rest != 0; rest &= rest - 1)
        {
          guint n = (guint) __builtin_ctzll (rest);

          if (goes_as (&brg_composition_line_ply (orders->line, n)->move, &legal.moves[i]) &&
              meets_line (orders, &after, n_plies + 1, left & ~(G_GUINT64_CONSTANT (1) << n)))
            return TRUE;
        }
    }
  return FALSE;
}

/* rus-draughts-2022 11.3.5: the most usual inexactness. */
static gboolean
is_transposition (const BrgCompositionLine *line,
                  guint n,
                  const BrgDraughtsMove *other,
                  guint *n_left)
{
  Orders orders = { line, n_left };
  BrgDraughtsPosition after = brg_composition_line_ply (line, n)->before;
  guint64 left = 0;

  brg_draughts_move_make (&after, other, NULL);
  for (guint i = n; i < line->plies->len; i += 2)
    left |= G_GUINT64_CONSTANT (1) << i;
  for (guint i = n + 2; i < line->plies->len; i += 2)
    if (goes_as (&brg_composition_line_ply (line, i)->move, other) &&
        meets_line (&orders, &after, n + 1, left & ~(G_GUINT64_CONSTANT (1) << i)))
      return TRUE;
  return FALSE;
}

/* ----- Two steps ----- */

static const BrgDraughtsMove *
find_same (const BrgDraughtsMoveList *legal, const BrgDraughtsMove *move)
{
  for (guint i = 0; i < legal->n_moves; i++)
    if (brg_draughts_move_is_same (&legal->moves[i], move))
      return &legal->moves[i];
  return NULL;
}

/* rus-draughts-2022 11.2.7.3: an alternative move is made in two steps to the same square. */
static gboolean
is_two_steps (const BrgCompositionLine *line, guint n, const BrgDraughtsMove *other)
{
  const BrgDraughtsMove *first = &brg_composition_line_ply (line, n)->move;
  BrgDraughtsPosition position = brg_composition_line_ply (line, n)->before;
  g_auto (BrgDraughtsMoveList) legal = { 0 };
  const BrgDraughtsMove *second;
  const BrgDraughtsMove *answer;
  BrgDraughtsMove step;

  if (n + 2 >= line->plies->len)
    return FALSE;
  second = &brg_composition_line_ply (line, n + 2)->move;
  if (other->from != first->from || other->to == first->to || second->from != first->to ||
      brg_draughts_move_is_capture (first) || brg_draughts_move_is_capture (second) ||
      brg_draughts_move_is_capture (other))
    return FALSE;
  brg_draughts_move_make (&position, other, NULL);
  brg_draughts_moves_generate (&position, &legal);
  answer = find_same (&legal, &brg_composition_line_ply (line, n + 1)->move);
  if (answer == NULL)
    return FALSE;
  brg_draughts_move_make (&position, answer, NULL);
  brg_draughts_moves_generate (&position, &legal);
  step = (BrgDraughtsMove){ .from = other->to, .to = second->to };
  return find_same (&legal, &step) != NULL;
}

BrgCompositionTolerance
brg_composition_tolerance_find (const BrgCompositionLine *line,
                                guint n,
                                const BrgDraughtsMove *other,
                                guint *n_left)
{
  const BrgDraughtsMove *move = &brg_composition_line_ply (line, n)->move;

  if (is_last_stroke (line, n, other))
    return BRG_COMPOSITION_LAST_STROKE;
  if (is_stroke (move, other))
    return BRG_COMPOSITION_STROKE;
  if (is_transposition (line, n, other, n_left))
    return BRG_COMPOSITION_TRANSPOSITION;
  if (is_two_steps (line, n, other))
    return BRG_COMPOSITION_STEPS;
  return BRG_COMPOSITION_ANOTHER_WAY;
}
