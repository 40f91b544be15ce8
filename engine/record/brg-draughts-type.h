/* brg-draughts-type.h - the heading GameType of recorded games of draughts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draughts-notation.h"

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

G_END_DECLS
