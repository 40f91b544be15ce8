/* composition-brute.h - draughts written down as plainly as possible, to hold the search against
 *
 * A board of signs, moves found by going from square to square, a search without memory or order:
 * nothing of the program is used but the numbers of squares.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>
#include <string.h>

#define BRUTE_MOVES 512

/* `w`, `b` men, `W`, `B` kings, `.` empty, ` ` a light square; row 0 is Black's first row. */
typedef struct
{
  gint size; /* 8 or 10 */
  gboolean is_majority;
  gboolean white_to_move;
  char squares[10][10];
} BruteBoard;

typedef struct
{
  BruteBoard after;
  gint from; /* row * 10 + column */
  gint to;
  guint n_taken;
  guint8 taken[100];
} BruteMove;

typedef struct
{
  guint n_moves;
  BruteMove moves[BRUTE_MOVES];
} BruteList;

typedef enum
{
  BRUTE_WIN,
  BRUTE_BLOCK,
  BRUTE_GIVE,
} BruteGoal;

typedef struct
{
  BruteGoal goal;
  guint n_men;
  guint n_kings;
} BruteTask;

static inline gboolean
brute_is_own (const BruteBoard *board, char sign)
{
  return board->white_to_move ? sign == 'w' || sign == 'W' : sign == 'b' || sign == 'B';
}

static inline gboolean
brute_is_other (const BruteBoard *board, char sign)
{
  return board->white_to_move ? sign == 'b' || sign == 'B' : sign == 'w' || sign == 'W';
}

static inline gboolean
brute_is_on (const BruteBoard *board, gint row, gint column)
{
  return row >= 0 && column >= 0 && row < board->size && column < board->size;
}

static inline gint
brute_last_row (const BruteBoard *board)
{
  return board->white_to_move ? 0 : board->size - 1;
}

/* Adds a move unless it is there: same squares, same pieces taken. */
static inline void
brute_add (BruteList *list, const BruteMove *move)
{
  for (guint i = 0; i < list->n_moves; i++)
    if (list->moves[i].from == move->from && list->moves[i].to == move->to &&
        memcmp (list->moves[i].taken, move->taken, sizeof move->taken) == 0)
      return;
  g_assert_cmpuint (list->n_moves, <, BRUTE_MOVES);
  list->moves[list->n_moves++] = *move;
}

static inline void
brute_finish (BruteList *list, BruteMove move, gint row, gint column, char sign)
{
  for (gint i = 0; i < 100; i++)
    if (move.taken[i] != 0)
      move.after.squares[i / 10][i % 10] = '.';
  if (row == brute_last_row (&move.after))
    sign = move.after.white_to_move ? 'W' : 'B';
  move.after.squares[row][column] = sign;
  move.to = row * 10 + column;
  move.after.white_to_move = !move.after.white_to_move;
  brute_add (list, &move);
}

static gboolean brute_jump (BruteList *list,
                            const BruteMove *way,
                            gint row,
                            gint column,
                            char sign);

/* Goes on from all squares behind a piece that was taken. */
static inline void
brute_land (BruteList *list,
            const BruteMove *way,
            gint row,
            gint column,
            gint down,
            gint right,
            char sign)
{
  gboolean is_king = sign == 'W' || sign == 'B';
  gboolean goes_on[10] = { FALSE };
  gboolean any = FALSE;
  guint n = 0;
  gint r = row;
  gint c = column;

  for (; brute_is_on (&way->after, r, c) && way->after.squares[r][c] == '.'; r += down, c += right)
    {
      char now = sign;

      if (!is_king && !way->after.is_majority && r == brute_last_row (&way->after))
        now = way->after.white_to_move ? 'W' : 'B';
      goes_on[n] = brute_jump (list, way, r, c, now);
      any = any || goes_on[n];
      n++;
      if (!is_king)
        break;
    }
  if (any)
    return;
  for (guint i = 0; i < n; i++)
    brute_finish (list, *way, row + (gint) i * down, column + (gint) i * right, sign);
}

/* Returns whether something can be taken from here. */
static gboolean
brute_jump (BruteList *list, const BruteMove *way, gint row, gint column, char sign)
{
  gboolean is_king = sign == 'W' || sign == 'B';
  gboolean takes = FALSE;

  for (gint d = 0; d < 4; d++)
    {
      gint down = d < 2 ? -1 : 1;
      gint right = d % 2 == 0 ? -1 : 1;
      gint r = row + down;
      gint c = column + right;
      BruteMove next = *way;

      while (is_king && brute_is_on (&way->after, r, c) && way->after.squares[r][c] == '.')
        {
          r += down;
          c += right;
        }
      if (!brute_is_on (&way->after, r, c) ||
          !brute_is_other (&way->after, way->after.squares[r][c]) || way->taken[r * 10 + c] != 0 ||
          !brute_is_on (&way->after, r + down, c + right) ||
          way->after.squares[r + down][c + right] != '.')
        continue;
      takes = TRUE;
      next.taken[r * 10 + c] = 1;
      next.n_taken++;
      brute_land (list, &next, r + down, c + right, down, right, sign);
    }
  return takes;
}

static inline void
brute_step (const BruteBoard *board, BruteList *list, gint row, gint column, char sign)
{
  gboolean is_king = sign == 'W' || sign == 'B';

  for (gint d = 0; d < 4; d++)
    {
      gint down = d < 2 ? -1 : 1;
      gint right = d % 2 == 0 ? -1 : 1;
      gint r = row + down;
      gint c = column + right;

      if (!is_king && (down < 0) != board->white_to_move)
        continue;
      for (; brute_is_on (board, r, c) && board->squares[r][c] == '.'; r += down, c += right)
        {
          BruteMove move = { .after = *board, .from = row * 10 + column };

          move.after.squares[row][column] = '.';
          brute_finish (list, move, r, c, sign);
          if (!is_king)
            break;
        }
    }
}

static inline void
brute_list (const BruteBoard *board, BruteList *list)
{
  guint most = 0;
  guint n_kept = 0;

  list->n_moves = 0;
  for (gint i = 0; i < 100; i++)
    if (brute_is_own (board, board->squares[i / 10][i % 10]))
      {
        BruteMove way = { .after = *board, .from = i };

        way.after.squares[i / 10][i % 10] = '.';
        brute_jump (list, &way, i / 10, i % 10, board->squares[i / 10][i % 10]);
      }
  for (gint i = 0; list->n_moves == 0 && i < 100; i++)
    if (brute_is_own (board, board->squares[i / 10][i % 10]))
      {
        for (; i < 100; i++)
          if (brute_is_own (board, board->squares[i / 10][i % 10]))
            brute_step (board, list, i / 10, i % 10, board->squares[i / 10][i % 10]);
        break;
      }
  for (guint i = 0; i < list->n_moves; i++)
    most = MAX (most, list->moves[i].n_taken);
  for (guint i = 0; i < list->n_moves; i++)
    if (!board->is_majority || list->moves[i].n_taken == most)
      list->moves[n_kept++] = list->moves[i];
  list->n_moves = n_kept;
}

static inline gboolean
brute_is_reached (const BruteBoard *board, const BruteTask *task)
{
  guint n_men = 0;
  guint n_kings = 0;

  for (gint i = 0; i < 100; i++)
    {
      n_men += board->squares[i / 10][i % 10] == 'b';
      n_kings += board->squares[i / 10][i % 10] == 'B';
    }
  return task->goal == BRUTE_WIN ||
         (task->goal == BRUTE_BLOCK && n_men == task->n_men && n_kings == task->n_kings);
}

/* Whether White reaches the task in at most @n moves, either side to move. */
static gboolean
brute_forces (const BruteBoard *board, const BruteTask *task, guint n)
{
  g_autofree BruteList *list = g_new (BruteList, 1);

  brute_list (board, list);
  if (list->n_moves == 0)
    return board->white_to_move ? task->goal == BRUTE_GIVE : brute_is_reached (board, task);
  if (n == 0 && (board->white_to_move || task->goal != BRUTE_GIVE))
    return FALSE;
  for (guint i = 0; i < list->n_moves; i++)
    {
      gboolean forces =
          brute_forces (&list->moves[i].after, task, board->white_to_move ? n - 1 : n);

      if (forces == board->white_to_move)
        return forces;
    }
  return !board->white_to_move;
}
