/* brg-composition-text.h - the solution that an author wrote, line by line; moves as they are
 * printed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-composition.h"
#include "brg-draughts-moves.h"

G_BEGIN_DECLS

/**
 * BRG_COMPOSITION_MAX_LINES:
 *
 * The most lines that are read of a solution.
 */
#define BRG_COMPOSITION_MAX_LINES 64

/**
 * BRG_COMPOSITION_MAX_PLIES:
 *
 * The most half-moves that are read of a line.
 */
#define BRG_COMPOSITION_MAX_PLIES (2 * BRG_COMPOSITION_MAX_LIMIT + 2)

/**
 * BrgCompositionLineEnd:
 * @BRG_COMPOSITION_LINE_WHITE: after a move of White, as it should
 * @BRG_COMPOSITION_LINE_BLACK: after a move of Black
 * @BRG_COMPOSITION_LINE_EMPTY: without any move
 * @BRG_COMPOSITION_LINE_BROKEN: before a move that cannot be played, or that is no single one
 *
 * Where a line ends.
 */
typedef enum
{
  BRG_COMPOSITION_LINE_WHITE,
  BRG_COMPOSITION_LINE_BLACK,
  BRG_COMPOSITION_LINE_EMPTY,
  BRG_COMPOSITION_LINE_BROKEN,
} BrgCompositionLineEnd;

/**
 * BrgCompositionPly:
 * @before: the position before the move
 * @move: the move
 *
 * A half-move of a line.
 */
typedef struct
{
  BrgDraughtsPosition before;
  BrgDraughtsMove move;
} BrgCompositionPly;

/**
 * BrgCompositionLine:
 * @plies: (owned) (element-type BrgCompositionPly): the half-moves that can be played, White's
 * first
 * @last: the position behind them
 * @end: where the line ends
 * @broken: (owned) (nullable): the word that is no single move there, of a line that is broken off
 *
 * A line of a solution.
 */
typedef struct
{
  GArray *plies;
  BrgDraughtsPosition last;
  BrgCompositionLineEnd end;
  char *broken;
} BrgCompositionLine;

/**
 * brg_composition_line_free:
 * @line: (nullable): a line
 */
void brg_composition_line_free (BrgCompositionLine *line);

/**
 * brg_composition_line_ply:
 * @line: a line
 * @n: number of a half-move, from 0
 *
 * Returns: (transfer none): the half-move
 */
const BrgCompositionPly *brg_composition_line_ply (const BrgCompositionLine *line, guint n);

/**
 * brg_composition_text_read:
 * @position: the initial position
 * @text: lines parted by `|`, each from the first move: `1.c3-d4 e5:c3 2.b2:d4`
 *
 * Reads a solution. Numbers of moves are read over; moves are in full notation, with the squares of
 * turning where they are needed (6.1.6.2).
 *
 * Returns: (transfer full) (element-type BrgCompositionLine): the lines, at most
 *   %BRG_COMPOSITION_MAX_LINES of them
 */
GPtrArray *brg_composition_text_read (const BrgDraughtsPosition *position, const char *text);

/**
 * brg_composition_line_without:
 * @line: a line
 * @square: a square with a piece that is taken off the board
 *
 * Returns: (transfer full) (nullable): the same moves, with the same captures, without this piece;
 *   %NULL if one of them cannot be played
 */
BrgCompositionLine *brg_composition_line_without (const BrgCompositionLine *line,
                                                  BrgDraughtsSquare square);

/**
 * brg_composition_dup_move:
 * @position: a position
 * @move: a legal move of it
 *
 * Writes a move: `c3-d4`, `c3:e5`, and with the squares on which it turns where another capture
 * goes between the same squares. Of several ways that one is written whose squares no such capture
 * shares, then the shortest, then the smallest by the numbers of its squares.
 *
 * Returns: (transfer full): the move as text
 */
char *brg_composition_dup_move (const BrgDraughtsPosition *position, const BrgDraughtsMove *move);

G_END_DECLS
