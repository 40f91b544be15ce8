/* brg-desk-game.h - a stored game of chess, opened on the arbiter's desk
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-game-tree.h"
#include "brg-store-games.h"

G_BEGIN_DECLS

/**
 * BrgDeskGame:
 * @record: what is stored, owned
 * @tree: its moves, owned
 * @node: the move after which the position on the board stands, of @tree
 * @is_damaged: whether the stored text could not be read to its end; nothing may be stored then but
 *   a cleared board
 *
 * A game on the desk. Actions change @tree and make a new record; when that is stored it is taken
 * over by brg_desk_game_take_record().
 */
typedef struct
{
  BrgStoredGame *record;
  BrgGameTree *tree;
  BrgGameNode *node;
  gboolean is_damaged;
} BrgDeskGame;

/**
 * brg_desk_discipline_has_board:
 * @discipline: a discipline
 *
 * Returns: whether this version has a board for it
 */
gboolean brg_desk_discipline_has_board (BrgDiscipline discipline);

/**
 * brg_desk_record_get_start:
 * @record: a stored game of chess or Chess960
 * @start: (out): the position that it begins with; the initial one of chess while a game of
 *   Chess960 has none
 *
 * Returns: whether the record says where it begins; not a game of Chess960 without a number and a
 *   position
 */
gboolean brg_desk_record_get_start (const BrgStoredGame *record, BrgPosition *start);

/**
 * brg_desk_game_new:
 * @record: (transfer full): a stored game
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
 * brg_desk_game_needs_start:
 * @game: a game
 *
 * Returns: whether it is a game of Chess960 whose initial position is not yet known
 */
gboolean brg_desk_game_needs_start (const BrgDeskGame *game);

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
 * @move: a legal move of the position on the board
 *
 * Plays a move. Where the game goes on otherwise it begins a variation; where it goes on so it is
 * only shown.
 *
 * Returns: whether the moves are others now
 */
gboolean brg_desk_game_play (BrgDeskGame *game, BrgMove move);

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
 * brg_desk_game_dup_move_text:
 * @node: a move
 *
 * Returns: (transfer full): the move with its number in English short notation, `24...Qb6`
 */
char *brg_desk_game_dup_move_text (const BrgGameNode *node);

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
 * brg_desk_node_count_times:
 * @node: a move
 * @position: a position
 *
 * Returns: how often @position has stood on the way to @node, after it included (fide-2023 9.2.2)
 */
guint brg_desk_node_count_times (const BrgGameNode *node, const BrgPosition *position);

G_END_DECLS
