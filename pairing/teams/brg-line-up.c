/* brg-line-up.c - who of a team sits on which board
 *
 * Rules: rus-draughts-2022 5.4.9
 * Tests: tests/pairing/test-line-up.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-line-up.h"

/* rus-draughts-2022 5.4.9.2: without a line-up for this round, that of round 1 is valid. */
void
brg_line_up_default (const BrgLineUpRegulations *regulations,
                     const gint *first_round,
                     gint n_players,
                     gint *places)
{
  g_return_if_fail (regulations != NULL && places != NULL);

  for (gint i = 0; i < regulations->n_boards; i++)
    {
      gint place = first_round != NULL ? first_round[i] : i + 1;

      places[i] = place <= n_players ? place : 0;
    }
}

static gboolean
is_reserve (const BrgLineUpRegulations *regulations, gint place)
{
  return place > regulations->n_boards;
}

/* Whether the regulations let the player sit on the board, whatever the others do. */
static gboolean
may_sit (const BrgLineUpRegulations *regulations, gint place, gint board)
{
  if (is_reserve (regulations, place))
    return board >= regulations->reserve_from;
  return regulations->rule != BRG_LINE_UP_TIED || place == board;
}

/* Takes the first of the bench who may sit on the board, in the order of the application. */
static gint
take_from_bench (const BrgLineUpRegulations *regulations,
                 gboolean *is_free,
                 gint n_players,
                 gint board)
{
  for (gint place = 1; place <= n_players; place++)
    if (is_free[place] && may_sit (regulations, place, board))
      {
        is_free[place] = FALSE;
        return place;
      }
  return 0;
}

/* Players tied to boards or seated freely: who is there keeps his board. */
static void
fill_seats (const BrgLineUpRegulations *regulations,
            const gint *wanted,
            gboolean *is_free,
            gint n_players,
            gint *places)
{
  for (gint i = 0; i < regulations->n_boards; i++)
    {
      gint place = wanted[i];

      places[i] = 0;
      if (place < 1 || place > n_players || !is_free[place])
        continue;
      is_free[place] = FALSE;
      places[i] = place;
    }
  for (gint i = 0; i < regulations->n_boards; i++)
    if (places[i] == 0)
      places[i] = take_from_bench (regulations, is_free, n_players, i + 1);
}

/* Who of those present takes part: the planned, and as many others as boards are left. */
static void
choose_by_order (const BrgLineUpRegulations *regulations,
                 const gint *wanted,
                 gboolean *is_free,
                 gint n_players,
                 gboolean *takes_part)
{
  gint n_chosen = 0;

  for (gint i = 0; i < regulations->n_boards; i++)
    if (wanted[i] >= 1 && wanted[i] <= n_players && is_free[wanted[i]])
      {
        takes_part[wanted[i]] = TRUE;
        is_free[wanted[i]] = FALSE;
        n_chosen++;
      }
  for (gint place = 1; place <= n_players && n_chosen < regulations->n_boards; place++)
    if (is_free[place])
      {
        takes_part[place] = TRUE;
        n_chosen++;
      }
}

/* The order of the application: those behind move up, a reserve as far as he may. */
static void
fill_order (const BrgLineUpRegulations *regulations,
            const gint *wanted,
            gboolean *is_free,
            gint n_players,
            gint *places)
{
  g_autofree gboolean *takes_part = g_new0 (gboolean, n_players + 1);
  gint board = 1;

  choose_by_order (regulations, wanted, is_free, n_players, takes_part);
  for (gint i = 0; i < regulations->n_boards; i++)
    places[i] = 0;
  for (gint place = 1; place <= n_players; place++)
    {
      if (!takes_part[place])
        continue;
      if (is_reserve (regulations, place))
        board = MAX (board, regulations->reserve_from);
      if (board > regulations->n_boards)
        return;
      places[board++ - 1] = place;
    }
}

gboolean
brg_line_up_fill (const BrgLineUpRegulations *regulations,
                  const gint *wanted,
                  const gboolean *present,
                  gint n_players,
                  gint *places)
{
  g_autofree gboolean *is_free = NULL;

  g_return_val_if_fail (regulations != NULL && wanted != NULL && places != NULL, FALSE);
  g_return_val_if_fail (present != NULL || n_players == 0, FALSE);

  is_free = g_new0 (gboolean, n_players + 1);
  for (gint place = 1; place <= n_players; place++)
    is_free[place] = present[place - 1];
  if (regulations->rule == BRG_LINE_UP_ORDER)
    fill_order (regulations, wanted, is_free, n_players, places);
  else
    fill_seats (regulations, wanted, is_free, n_players, places);
  for (gint i = 0; i < regulations->n_boards; i++)
    if (places[i] == 0)
      return FALSE;
  return TRUE;
}

static void
add_fault (GArray *faults, BrgLineUpFaultKind kind, gint board, gint place)
{
  BrgLineUpFault fault = { kind, board, place, BRG_LINE_UP_ARTICLE };

  g_array_append_val (faults, fault);
}

static gboolean
sits_above (const gint *places, gint board, gint place)
{
  for (gint i = 0; i < board - 1; i++)
    if (places[i] == place)
      return TRUE;
  return FALSE;
}

/* Whether somebody further up follows the player of the board in the application. */
static gboolean
is_out_of_order (const gint *places, gint board)
{
  for (gint i = 0; i < board - 1; i++)
    if (places[i] > places[board - 1])
      return TRUE;
  return FALSE;
}

static gboolean
is_gap (const BrgLineUpRegulations *regulations, const gint *places, gint board)
{
  for (gint i = board; i < regulations->n_boards; i++)
    if (places[i] != 0 && may_sit (regulations, places[i], board))
      return TRUE;
  return FALSE;
}

/* rus-draughts-2022 5.4.9.2: the regulations say who is tied to a board, where reserves may play
 * and whether the others move up. */
static void
check_board (const BrgLineUpRegulations *regulations,
             const gint *places,
             gint n_players,
             gint board,
             GArray *faults)
{
  gint place = places[board - 1];
  gboolean keeps_order = regulations->rule == BRG_LINE_UP_ORDER;

  if (place == 0)
    {
      if (keeps_order && is_gap (regulations, places, board))
        add_fault (faults, BRG_LINE_UP_FAULT_GAP, board, 0);
      return;
    }
  if (place < 0 || place > n_players)
    {
      add_fault (faults, BRG_LINE_UP_FAULT_UNKNOWN, board, place);
      return;
    }
  if (sits_above (places, board, place))
    add_fault (faults, BRG_LINE_UP_FAULT_TWICE, board, place);
  else if (!may_sit (regulations, place, board))
    add_fault (faults,
               is_reserve (regulations, place) ? BRG_LINE_UP_FAULT_RESERVE_BOARD
                                               : BRG_LINE_UP_FAULT_NOT_HIS_BOARD,
               board, place);
  else if (keeps_order && is_out_of_order (places, board))
    add_fault (faults, BRG_LINE_UP_FAULT_OUT_OF_ORDER, board, place);
}

GArray *
brg_line_up_check (const BrgLineUpRegulations *regulations, const gint *places, gint n_players)
{
  GArray *faults = g_array_new (FALSE, FALSE, sizeof (BrgLineUpFault));

  g_return_val_if_fail (regulations != NULL && places != NULL, faults);

  for (gint board = 1; board <= regulations->n_boards; board++)
    check_board (regulations, places, n_players, board, faults);
  return faults;
}

/* rus-draughts-2022 5.4.9.4: less than half and less than two; two of six may play, and so may the
 * one who is half of a team of two. */
gboolean
brg_team_may_play (gint n_present, gint n_boards)
{
  return n_present >= 2 || 2 * n_present >= n_boards;
}
