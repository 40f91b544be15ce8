/* brg-renju-draft.h - stones of renju while they are being set up, and their text
 *
 * The text is the 225 points of brg_renju_board_write(), behind which a blank and `b` or `w` say
 * who has the move where the stones do not. A record of moves says the same. Rules:
 * rus-draughts-2022 9.2.4
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-renju-text.h"

G_BEGIN_DECLS

/**
 * BrgRenjuDraft:
 * @board: the stones
 * @turn: who was given the move, %BRG_COLOUR_NONE when it follows from the stones
 *
 * What has been set up. A plain value.
 */
typedef struct
{
  BrgRenjuBoard board;
  BrgColour turn;
} BrgRenjuDraft;

/**
 * brg_renju_draft_init:
 * @draft: (out caller-allocates): an empty board
 */
void brg_renju_draft_init (BrgRenjuDraft *draft);

/**
 * brg_renju_draft_put:
 * @draft: a draft
 * @point: a point
 * @colour: whose stone, none to take it away
 *
 * Puts a stone on a point, in the place of what lies there.
 */
void brg_renju_draft_put (BrgRenjuDraft *draft, BrgRenjuPoint point, BrgColour colour);

/**
 * brg_renju_draft_count:
 * @draft: a draft
 * @colour: Black or White
 *
 * Returns: how many stones he has
 */
guint brg_renju_draft_count (const BrgRenjuDraft *draft, BrgColour colour);

/**
 * brg_renju_draft_get_turn:
 * @draft: a draft
 *
 * Returns: who has the move: who was given it, else White when there are more black stones than
 *   white ones and Black when there are not
 */
BrgColour brg_renju_draft_get_turn (const BrgRenjuDraft *draft);

/**
 * brg_renju_draft_set_turn:
 * @draft: a draft
 * @turn: Black or White
 *
 * Gives a player the move; one who has it by the stones has it by them again.
 */
void brg_renju_draft_set_turn (BrgRenjuDraft *draft, BrgColour turn);

/**
 * brg_renju_draft_count_passes:
 * @draft: a draft
 * @colour: Black or White
 *
 * Returns: how often he must have passed for the stones to be those of a game with this player to
 *   move (9.2.4.4)
 */
guint brg_renju_draft_count_passes (const BrgRenjuDraft *draft, BrgColour colour);

/**
 * brg_renju_draft_read:
 * @draft: (out): the draft; untouched on failure
 * @text: 225 points, which blanks and ends of lines may part, and who has the move; or a record of
 *   moves
 * @fault: (out) (optional): what is wrong; untouched on success
 *
 * Returns: whether @text is either
 */
gboolean brg_renju_draft_read (BrgRenjuDraft *draft, const char *text, BrgRenjuTextFault *fault);

/**
 * brg_renju_draft_write:
 * @draft: a draft
 *
 * Returns: (transfer full): the text, which brg_renju_draft_read() reads back
 */
char *brg_renju_draft_write (const BrgRenjuDraft *draft);

G_END_DECLS
