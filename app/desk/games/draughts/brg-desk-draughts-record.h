/* brg-desk-draughts-record.h - how a stored game of draughts begins
 *
 * #BrgStoredGame.start is a position as brg_draughts_fen_read() reads it, or empty for the usual
 * initial position. In draughts-64 words may stand before it, each followed by a bar:
 *
 *   majority     the captures of 100 squares are played (6.2.3)
 *   usual        the usual initial position was chosen, nothing is to be drawn
 *   all          the lot was drawn for all boards of the round
 *   TABLE:CODE   the opening, by the id of its table and its code: `idf-basic:12-IV`
 *
 * An opening that is played from the usual start is the first moves of the game, with an empty
 * position; of a set one the position is stored. #BrgStoredGame.start_number is then its index in
 * the table, #BrgStoredGame.is_drawn and #BrgStoredGame.start_seed tell of the lot.
 * Rules: rus-draughts-2022 5.4.1.3, 6.2.2, 6.2.3
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draughts-position.h"
#include "brg-stored-game.h"

G_BEGIN_DECLS

#define BRG_DESK_DRAUGHTS_CODE_LENGTH 24

/**
 * BrgDeskDraughtsStart:
 * @position: the position that the game begins with, before opening moves; it tells the variant
 * @table: (nullable): id of the table of the opening; a constant string
 * @code: code of the opening, empty without @table
 * @is_usual: whether the usual start was chosen instead of a lot
 * @is_for_all: whether the lot was drawn for all boards
 *
 * How a game begins.
 */
typedef struct
{
  BrgDraughtsPosition position;
  const char *table;
  char code[BRG_DESK_DRAUGHTS_CODE_LENGTH];
  gboolean is_usual;
  gboolean is_for_all;
} BrgDeskDraughtsStart;

/**
 * brg_desk_draughts_start_read:
 * @record: a stored game of draughts
 * @start: (out): how it begins; the usual way where the text cannot be read
 *
 * Returns: whether the text could be read
 */
gboolean brg_desk_draughts_start_read (const BrgStoredGame *record, BrgDeskDraughtsStart *start);

/**
 * brg_desk_draughts_start_is_known:
 * @record: a stored game of draughts
 * @start: how it begins
 *
 * Returns: whether it was settled how the game begins: always but in draughts-64 without an opening
 *   (6.2.2), a position, moves or the choice of the usual start
 */
gboolean brg_desk_draughts_start_is_known (const BrgStoredGame *record,
                                           const BrgDeskDraughtsStart *start);

/**
 * brg_desk_draughts_start_write:
 * @start: how a game begins
 *
 * Returns: (transfer full): the text that is stored
 */
char *brg_desk_draughts_start_write (const BrgDeskDraughtsStart *start);

/**
 * brg_desk_draughts_count_opening:
 * @record: a stored game of draughts
 *
 * Returns: how many of the first half-moves are those of the opening that was drawn, 0 without
 */
guint brg_desk_draughts_count_opening (const BrgStoredGame *record);

G_END_DECLS
