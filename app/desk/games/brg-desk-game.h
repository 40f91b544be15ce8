/* brg-desk-game.h - a stored game, opened on the arbiter's desk
 *
 * What is played is told by #BrgDeskRules; nothing here knows it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-desk-rules.h"
#include "brg-stored-game.h"

G_BEGIN_DECLS

/**
 * brg_desk_game_new:
 * @record: (transfer full): a stored game of a discipline that has its #BrgDeskRules
 *
 * Returns: (transfer full): the game, at the end of its moves
 */
BrgDeskGame *brg_desk_game_new (BrgStoredGame *record);

/**
 * brg_desk_game_free:
 * @game: (nullable): a game
 */
void brg_desk_game_free (BrgDeskGame *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgDeskGame, brg_desk_game_free)

/**
 * brg_desk_game_take_record:
 * @game: a game
 * @record: (transfer full): what is stored of it now
 *
 * Shows what is stored. The place is kept as far as the moves are the same; if moves were added or
 * taken off behind it, by undo, it goes to the end of what is the same.
 */
void brg_desk_game_take_record (BrgDeskGame *game, BrgStoredGame *record);

/**
 * brg_desk_game_dup_record:
 * @game: a game
 *
 * Returns: (transfer full): the record with the moves of @tree as it stands
 */
BrgStoredGame *brg_desk_game_dup_record (const BrgDeskGame *game);

/**
 * brg_desk_game_sync:
 * @game: a game
 *
 * Brings what the family derives from the moves to the place. To be called after the functions
 * below and before what #BrgDeskRules says about the game is asked; it is left to the caller as it
 * takes time, and who only writes a game does without.
 */
void brg_desk_game_sync (BrgDeskGame *game);

/**
 * BrgDeskStep:
 *
 * Where to go in a game: a half-move back or on, to the ends, a whole move back or on, to the
 * variation before or after this one.
 */
typedef enum
{
  BRG_DESK_STEP_BACK,
  BRG_DESK_STEP_ON,
  BRG_DESK_STEP_FIRST,
  BRG_DESK_STEP_LAST,
  BRG_DESK_STEP_UP,
  BRG_DESK_STEP_DOWN,
  BRG_DESK_STEP_PREVIOUS_LINE,
  BRG_DESK_STEP_NEXT_LINE,
} BrgDeskStep;

/**
 * brg_desk_game_step:
 * @game: a game
 * @step: where to
 *
 * Returns: whether the place is another one now
 */
gboolean brg_desk_game_step (BrgDeskGame *game, BrgDeskStep step);

/**
 * brg_desk_game_play:
 * @game: a game
 * @move: a legal move at the place
 *
 * Plays a move. Where the game goes on otherwise it begins a variation; where it goes on so it is
 * only shown.
 *
 * Returns: whether the moves are others now
 */
gboolean brg_desk_game_play (BrgDeskGame *game, const BrgGameMove *move);

/**
 * brg_desk_game_take_back:
 * @game: a game whose place is not its beginning
 *
 * Takes the move shown off the game, with all that follows it.
 */
void brg_desk_game_take_back (BrgDeskGame *game);

/**
 * brg_desk_game_get_offer:
 * @game: a game
 *
 * Returns: who has offered a draw that still stands at the position on the board,
 *   %BRG_COLOUR_NONE for nobody
 */
BrgColour brg_desk_game_get_offer (const BrgDeskGame *game);

/**
 * brg_desk_game_list_nodes:
 * @game: a game
 *
 * Returns: (transfer full) (element-type BrgGameNode): all moves as they are read: a variation
 *   behind the move that it replaces
 */
GPtrArray *brg_desk_game_list_nodes (const BrgDeskGame *game);

/**
 * brg_desk_node_get_depth:
 * @node: a move
 *
 * Returns: 0 on the main line, 1 in a variation of it, 2 in a variation of that
 */
guint brg_desk_node_get_depth (const BrgGameNode *node);

/**
 * brg_desk_node_is_alone:
 * @node: a node
 *
 * Returns: whether moves have numbers of their own, as in renju, not one with the opponent's
 */
gboolean brg_desk_node_is_alone (const BrgGameNode *node);

/**
 * brg_desk_node_count_moves:
 * @node: a node
 * @side: White or Black
 *
 * Returns: how many moves @side has completed, those before a position that was set up included
 *   where it tells their number
 */
guint brg_desk_node_count_moves (const BrgGameNode *node, BrgColour side);

/**
 * brg_desk_node_find_ply:
 * @node: a node
 * @ply: a number of half-moves
 *
 * Returns: (transfer none) (nullable): the node after so many half-moves on the way to @node
 */
BrgGameNode *brg_desk_node_find_ply (const BrgGameNode *node, guint ply);

/**
 * brg_desk_node_is_second:
 * @node: a move
 *
 * Returns: whether it was made by the player who usually moves second: Black, in renju White
 */
gboolean brg_desk_node_is_second (const BrgGameNode *node);

G_END_DECLS
