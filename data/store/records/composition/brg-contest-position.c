/* brg-contest-position.c - a work of a contest as the engine takes it
 *
 * Rules: rus-draughts-2022 11.1.2, 11.1.3, 11.1.4
 * Tests: tests/data/test-contest-position.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-position.h"

#include <string.h>

#include "brg-composition-mate.h"
#include "brg-composition-row.h"
#include "brg-fen.h"
#include "brg-san-read.h"

void
brg_contest_position_clear (BrgContestPosition *position)
{
  brg_composition_clear (&position->draughts);
  *position = (BrgContestPosition){ 0 };
}

static BrgContestPositionFault
name_fault (const BrgCompositionRowFault *fault)
{
  switch (fault->kind)
    {
    case BRG_COMPOSITION_ROW_KIND:
      return BRG_CONTEST_POSITION_KIND;
    case BRG_COMPOSITION_ROW_GROUP:
      return BRG_CONTEST_POSITION_GROUP;
    case BRG_COMPOSITION_ROW_TASK:
    case BRG_COMPOSITION_ROW_GIVEAWAY:
      return BRG_CONTEST_POSITION_TASK;
    case BRG_COMPOSITION_ROW_LIMIT:
      return BRG_CONTEST_POSITION_MOVES;
    case BRG_COMPOSITION_ROW_SOLUTION:
    case BRG_COMPOSITION_ROW_LONG:
      return BRG_CONTEST_POSITION_SOLUTION;
    case BRG_COMPOSITION_ROW_UTF8:
    case BRG_COMPOSITION_ROW_FIELD_MISSING:
    case BRG_COMPOSITION_ROW_ID:
    case BRG_COMPOSITION_ROW_BOARD:
      return BRG_CONTEST_POSITION_BOARD;
    case BRG_COMPOSITION_ROW_FEN:
    case BRG_COMPOSITION_ROW_TURN:
    default:
      return BRG_CONTEST_POSITION_FEN;
    }
}

/* A solution may be typed in several lines of text; in a row it is one. */
static char *
dup_field (const char *text)
{
  g_autofree char *field = g_strdup (text);

  g_strstrip (g_strdelimit (field, "\t\r\n", ' '));
  return *field != '\0' ? g_steal_pointer (&field) : g_strdup ("-");
}

static BrgContestPositionFault
read_draughts (const BrgContestWork *work, BrgComposition *composition)
{
  /* rus-draughts-2022 11.1.4: giveaway is a special kind, on the board of 64 squares. */
  gboolean is_giveaway = g_str_equal (work->board, "giveaway");
  g_autofree char *fen = dup_field (work->fen);
  g_autofree char *solution = dup_field (work->solution);
  g_autofree char *row =
      g_strdup_printf ("1\t%s\t%s\t%c\t%s\t%s\t%s\t%u\t%s", is_giveaway ? "64" : work->board, fen,
                       g_ascii_toupper (*fen), work->kind, *work->group != '\0' ? work->group : "-",
                       work->task, work->n_moves, solution);
  BrgCompositionRowFault fault;

  if (is_giveaway && !g_str_equal (work->task, "giveaway"))
    return BRG_CONTEST_POSITION_TASK;
  return brg_composition_row_read (row, composition, &fault) ? BRG_CONTEST_POSITION_FINE
                                                             : name_fault (&fault);
}

/* The first move of the solution: `1.Qh5 Kd8 2.Qf7#`, or its key alone. */
static BrgMove
read_key (const BrgPosition *position, const char *solution)
{
  const char *text = solution + strspn (solution, " \t\r\n0123456789.");
  gssize length = (gssize) strcspn (text, " \t\r\n;|(");
  BrgMoveList fits;

  for (guint i = BRG_LANGUAGE_ENGLISH; length > 0 && i < BRG_N_LANGUAGES; i++)
    if (brg_san_read (position, text, length, (BrgLanguage) i, &fits) == 1)
      return fits.moves[0];
  return BRG_MOVE_NONE;
}

static BrgContestPositionFault
read_chess (const BrgContestWork *work, BrgContestPosition *position)
{
  if (!g_str_equal (work->kind, "mate"))
    return BRG_CONTEST_POSITION_KIND;
  if (!g_str_equal (work->task, "mate"))
    return BRG_CONTEST_POSITION_TASK;
  if (work->n_moves < 1 || work->n_moves > BRG_COMPOSITION_MOST_MATE)
    return BRG_CONTEST_POSITION_MOVES;
  if (!brg_fen_read (work->fen, BRG_CHESS_ORTHODOX, BRG_POSITION_COMPOSED, &position->chess,
                     NULL) ||
      position->chess.turn != BRG_COLOUR_WHITE)
    return BRG_CONTEST_POSITION_FEN;
  position->n_moves = work->n_moves;
  position->key = read_key (&position->chess, work->solution);
  return BRG_CONTEST_POSITION_FINE;
}

BrgContestPositionFault
brg_contest_position_read (const BrgContestWork *work, BrgContestPosition *position)
{
  BrgContestPositionFault fault;

  g_return_val_if_fail (work != NULL && position != NULL, BRG_CONTEST_POSITION_FEN);

  *position = (BrgContestPosition){ .is_chess = g_str_equal (work->board, "chess") };
  fault =
      position->is_chess ? read_chess (work, position) : read_draughts (work, &position->draughts);
  if (fault != BRG_CONTEST_POSITION_FINE)
    brg_contest_position_clear (position);
  return fault;
}
