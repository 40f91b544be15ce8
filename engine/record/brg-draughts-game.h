/* brg-draughts-game.h - recorded games of draughts
 *
 * They are kept as a #BrgGameTree, with headings, variations, comments and marks as games of chess.
 * The heading GameType tells what is played: `25,W,8,8,A0,0`.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draughts-fen.h"
#include "brg-draughts-notation.h"
#include "brg-game-tree.h"

G_BEGIN_DECLS

/**
 * BrgDraughtsType:
 * @variant: the game
 * @first: who begins
 * @notation: (transfer none): how moves are written in the record
 *
 * What the heading GameType tells.
 */
typedef struct
{
  BrgDraughtsVariant variant;
  BrgColour first;
  const BrgDraughtsNotation *notation;
} BrgDraughtsType;

/**
 * BrgDraughtsTypeFault:
 * @BRG_DRAUGHTS_TYPE_RIGHT: nothing is wrong
 * @BRG_DRAUGHTS_TYPE_SYNTAX: not made as the heading should be
 * @BRG_DRAUGHTS_TYPE_GAME: a game that is not known: English, Italian, Frisian, ...
 * @BRG_DRAUGHTS_TYPE_BOARD: a board or numbers of squares that the game does not have
 *
 * Why a heading GameType cannot be read.
 */
typedef enum
{
  BRG_DRAUGHTS_TYPE_RIGHT,
  BRG_DRAUGHTS_TYPE_SYNTAX,
  BRG_DRAUGHTS_TYPE_GAME,
  BRG_DRAUGHTS_TYPE_BOARD,
} BrgDraughtsTypeFault;

/**
 * brg_draughts_type_read:
 * @text: value of the heading GameType
 * @type: (out): what it tells; untouched on failure
 *
 * Reads the number of a game alone or with all fields: who begins, width and height of the board,
 * notation, whether the board is turned. 20 is the international game, 25 the Russian, 26
 * draughts-64 with the captures of 6.2.3. 125 is giveaway, which has no number of its own in the
 * standard.
 *
 * Returns: what is wrong
 */
BrgDraughtsTypeFault brg_draughts_type_read (const char *text, BrgDraughtsType *type);

/**
 * brg_draughts_type_write:
 * @type: what is played
 *
 * Draughts-64 with free choice of capture has the number of Russian draughts, which it is; the
 * heading Variant tells them apart, see brg_draughts_type_name().
 *
 * Returns: (transfer full): the value of the heading GameType with all fields
 */
char *brg_draughts_type_write (const BrgDraughtsType *type);

/**
 * BRG_DRAUGHTS_VARIANT_TAG:
 *
 * Name of the heading that tells games with the same number in GameType apart.
 */
#define BRG_DRAUGHTS_VARIANT_TAG "Variant"

/**
 * brg_draughts_type_name:
 * @variant: a game
 *
 * Returns: (nullable): the value of the heading Variant, `draughts64`; %NULL for a game that
 *   GameType tells by itself
 */
const char *brg_draughts_type_name (BrgDraughtsVariant variant);

/**
 * brg_draughts_type_settle:
 * @type: (inout): what the heading GameType tells
 * @name: (nullable): the value of the heading Variant, in letters of any size
 *
 * Makes Russian draughts draughts-64 where the heading says so. Any other value says nothing.
 */
void brg_draughts_type_settle (BrgDraughtsType *type, const char *name);

/**
 * brg_game_tree_new_draughts:
 * @start: the position that the game begins with
 *
 * Makes a game without moves, with the heading GameType, in draughts-64 with free choice of capture
 * Variant, and, unless @start is the initial position, FEN.
 *
 * Returns: (transfer full): the game
 */
BrgGameTree *brg_game_tree_new_draughts (const BrgDraughtsPosition *start);

/**
 * brg_game_tree_new_draughts_bare:
 * @start: the position that the game begins with
 *
 * The same without any heading: for those who have read them.
 *
 * Returns: (transfer full): the game
 */
BrgGameTree *brg_game_tree_new_draughts_bare (const BrgDraughtsPosition *start);

/** brg_game_tree_get_draughts: Returns: (transfer none): the position that it begins with */
const BrgDraughtsPosition *brg_game_tree_get_draughts (const BrgGameTree *tree);

/**
 * brg_game_tree_get_draughts_notation:
 * @tree: a game of draughts
 *
 * Returns: (transfer none): how its record writes moves, by the heading GameType
 */
const BrgDraughtsNotation *brg_game_tree_get_draughts_notation (const BrgGameTree *tree);

/**
 * brg_game_tree_dup_draughts:
 * @tree: a game of draughts
 * @n_moves: (out): number of moves
 *
 * Returns: (transfer full) (array length=n_moves): the moves of the main line
 */
BrgDraughtsMove *brg_game_tree_dup_draughts (const BrgGameTree *tree, guint *n_moves);

G_END_DECLS
