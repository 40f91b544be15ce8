/* brg-position-draft.h - a position while it is being set up
 *
 * Men may stand anywhere, also without kings. Rights to castle and the square passed by a pawn
 * follow the men: what has become impossible by a change is dropped at once.
 * Rules: fide-2023 2.2, 2.3, 3.7.4.1, 3.8.2, guidelines II.2, II.3
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-position-check.h"

G_BEGIN_DECLS

/**
 * BrgPositionDraft:
 * @variant: the game
 * @turn: the player having the move
 * @castling: squares of rooks with which a king may castle
 * @passed_square: what a pawn has just passed by two squares, else %BRG_CHESS_NO_SQUARE
 * @quiet_plies: half-moves since the last capture or pawn move
 * @move_number: number of the move to be made
 * @men: by square, what stands there
 *
 * What has been set up. A plain value; @quiet_plies and @move_number may be written to.
 */
typedef struct
{
  BrgChessVariant variant;
  BrgColour turn;
  BrgChessSet castling;
  BrgChessSquare passed_square;
  guint quiet_plies;
  guint move_number;
  BrgChessMan men[BRG_CHESS_N_SQUARES];
} BrgPositionDraft;

/**
 * brg_position_draft_init:
 * @draft: (out caller-allocates): an empty board, White to move
 * @variant: the game
 */
void brg_position_draft_init (BrgPositionDraft *draft, BrgChessVariant variant);

/**
 * brg_position_draft_init_position:
 * @draft: (out caller-allocates): a draft
 * @position: what it is to begin with
 */
void brg_position_draft_init_position (BrgPositionDraft *draft, const BrgPosition *position);

/**
 * brg_position_draft_put:
 * @draft: a draft
 * @square: a square
 * @man: a man, 0 for none
 *
 * Puts a man on a square, in the place of what stands there. A second king of a side is its first
 * one: it leaves its old square.
 */
void brg_position_draft_put (BrgPositionDraft *draft, BrgChessSquare square, BrgChessMan man);

/**
 * brg_position_draft_move:
 * @draft: a draft
 * @from: a square
 * @to: another one
 *
 * Takes what stands on @from to @to, in the place of what stands there.
 */
void brg_position_draft_move (BrgPositionDraft *draft, BrgChessSquare from, BrgChessSquare to);

/**
 * brg_position_draft_set_turn:
 * @draft: a draft
 * @turn: the player having the move
 */
void brg_position_draft_set_turn (BrgPositionDraft *draft, BrgColour turn);

/**
 * brg_position_draft_set_variant:
 * @draft: a draft
 * @variant: the game
 */
void brg_position_draft_set_variant (BrgPositionDraft *draft, BrgChessVariant variant);

/**
 * brg_position_draft_find_rook:
 * @draft: a draft
 * @side: a side
 * @is_king_side: whether to the right of its king as White sees it, else to the left
 *
 * Returns: the rook with which @side may castle or could be allowed to: the one that is allowed, or
 *   the outermost; %BRG_CHESS_NO_SQUARE when king and rooks do not stand so (fide-2023 3.8.2.1)
 */
BrgChessSquare brg_position_draft_find_rook (const BrgPositionDraft *draft,
                                             BrgColour side,
                                             gboolean is_king_side);

/**
 * brg_position_draft_allow_castling:
 * @draft: a draft
 * @side: a side
 * @is_king_side: see brg_position_draft_find_rook()
 * @is_allowed: whether castling there is not yet lost
 */
void brg_position_draft_allow_castling (BrgPositionDraft *draft,
                                        BrgColour side,
                                        gboolean is_king_side,
                                        gboolean is_allowed);

/**
 * brg_position_draft_may_castle:
 * @draft: a draft
 * @side: a side
 * @is_king_side: see brg_position_draft_find_rook()
 *
 * Returns: whether castling there is allowed
 */
gboolean brg_position_draft_may_castle (const BrgPositionDraft *draft,
                                        BrgColour side,
                                        gboolean is_king_side);

/**
 * brg_position_draft_get_passable:
 * @draft: a draft
 *
 * Returns: the squares that a pawn may just have passed: a pawn of the player not having the move
 *   stands before it, and it and the one behind are empty (fide-2023 3.7.4.1)
 */
BrgChessSet brg_position_draft_get_passable (const BrgPositionDraft *draft);

/**
 * brg_position_draft_set_passed:
 * @draft: a draft
 * @square: one of the passable squares, or %BRG_CHESS_NO_SQUARE
 */
void brg_position_draft_set_passed (BrgPositionDraft *draft, BrgChessSquare square);

/**
 * brg_position_draft_fill:
 * @draft: a draft
 * @position: (out): what stands there, checked or not: to be drawn
 */
void brg_position_draft_fill (const BrgPositionDraft *draft, BrgPosition *position);

/**
 * brg_position_draft_finish:
 * @draft: a draft
 * @demand: how much is asked of the position
 * @position: (out): the position; untouched on failure
 * @fault: (out): what is wrong; untouched on success
 *
 * Returns: whether it is a position
 */
gboolean brg_position_draft_finish (const BrgPositionDraft *draft,
                                    BrgPositionDemand demand,
                                    BrgPosition *position,
                                    BrgPositionFault *fault);

/**
 * brg_position_draft_dup_fen:
 * @draft: a draft
 *
 * Returns: (transfer full) (nullable): the draft as FEN, also when it is no position; %NULL unless
 *   each side has a king
 */
char *brg_position_draft_dup_fen (const BrgPositionDraft *draft);

/**
 * brg_position_draft_find_start:
 * @draft: a draft
 *
 * Returns: number of the initial position of Chess960 whose men stand so, -1 for none
 */
gint brg_position_draft_find_start (const BrgPositionDraft *draft);

/**
 * brg_position_draft_draw_start:
 * @seed: a seed, announced before the draw
 *
 * Draws the initial position of Chess960: stream 2^32 + 960 of brg_lots_begin().
 *
 * Returns: its number, 0 to 959
 */
guint brg_position_draft_draw_start (guint64 seed);

G_END_DECLS
