/* brg-store-games.h - actions on the games on the boards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store.h"
#include "brg-stored-game.h"

G_BEGIN_DECLS

/**
 * BrgGameChange:
 * @BRG_GAME_CHANGE_MOVE: a move was made; the detail is the move
 * @BRG_GAME_CHANGE_TAKE_BACK: a move was taken back; the detail is the move
 * @BRG_GAME_CHANGE_VARIATION: a variation was made the main line or removed
 * @BRG_GAME_CHANGE_POSITION: a position was set up
 * @BRG_GAME_CHANGE_LOT: the initial position was drawn by lot; the detail is its number
 * @BRG_GAME_CHANGE_NUMBER: the initial position was chosen by number; the detail is its number
 * @BRG_GAME_CHANGE_OPENING: renju: a step of the opening that is no move was answered, or taken
 * back; the detail is the opening as it stands, see brg-desk-renju-opening.h
 * @BRG_GAME_CHANGE_IMPORT: a game was imported; the detail is the name of the file, or empty
 * @BRG_GAME_CHANGE_CLEAR: the board was cleared
 * @BRG_GAME_CHANGE_CLOCK_SET: the clock was set; the detail is both times
 * @BRG_GAME_CHANGE_CLOCK_START: the clock was started
 * @BRG_GAME_CHANGE_CLOCK_STOP: the clock was stopped; the detail is both times
 * @BRG_GAME_CHANGE_CLOCK_PRESS: the clock was pressed
 * @BRG_GAME_CHANGE_ILLEGAL: an illegal move was counted; the detail is whose, `white` or `black`
 * @BRG_GAME_CHANGE_ILLEGAL_LESS: the last count was taken off; the detail is whose
 * @BRG_GAME_CHANGE_OFFER: a draw was offered; the detail is by whom
 * @BRG_GAME_CHANGE_DECLINE: an offer was declined
 * @BRG_GAME_CHANGE_CLAIM: a claim was declined; the detail is whose
 * @BRG_GAME_CHANGE_NOTES: the notes were changed
 * @BRG_GAME_CHANGE_COUNT: draughts: a player counts moves aloud; the detail is who, `white` or
 *   `black`, empty when nobody does any more
 * @BRG_GAME_CHANGE_CLOCK_CORRECT: a clock that was wrong was corrected; the detail is both times,
 *   before and after
 * @BRG_GAME_CHANGE_CLOCK_REPLACE: the clocks were replaced; the detail is the same
 *
 * What is done to a game: the name of the journal entry.
 */
typedef enum
{
  BRG_GAME_CHANGE_MOVE,
  BRG_GAME_CHANGE_TAKE_BACK,
  BRG_GAME_CHANGE_VARIATION,
  BRG_GAME_CHANGE_POSITION,
  BRG_GAME_CHANGE_LOT,
  BRG_GAME_CHANGE_NUMBER,
  BRG_GAME_CHANGE_OPENING,
  BRG_GAME_CHANGE_IMPORT,
  BRG_GAME_CHANGE_CLEAR,
  BRG_GAME_CHANGE_CLOCK_SET,
  BRG_GAME_CHANGE_CLOCK_START,
  BRG_GAME_CHANGE_CLOCK_STOP,
  BRG_GAME_CHANGE_CLOCK_PRESS,
  BRG_GAME_CHANGE_ILLEGAL,
  BRG_GAME_CHANGE_ILLEGAL_LESS,
  BRG_GAME_CHANGE_OFFER,
  BRG_GAME_CHANGE_DECLINE,
  BRG_GAME_CHANGE_CLAIM,
  BRG_GAME_CHANGE_NOTES,
  BRG_GAME_CHANGE_COUNT,
  BRG_GAME_CHANGE_CLOCK_CORRECT,
  BRG_GAME_CHANGE_CLOCK_REPLACE,
} BrgGameChange;

#define BRG_N_GAME_CHANGES (BRG_GAME_CHANGE_CLOCK_REPLACE + 1)

/**
 * brg_store_save_game:
 * @store: a store
 * @game: the game as it shall be; a new one gets its row
 * @change: what is done
 * @detail: (nullable): a word about it that means the same in every language, see #BrgGameChange
 * @error: return location for an error
 *
 * Stores a game in one action. Games may be completed when their round is closed, but not when the
 * event is.
 *
 * Returns: whether it went well; storing what is there already leaves no entry
 */
gboolean brg_store_save_game (BrgStore *store,
                              const BrgStoredGame *game,
                              BrgGameChange change,
                              const char *detail,
                              GError **error);

/* Only for the files of data/store: what is stored of a game, inside an action; of a new one the
 * row is made. */
gboolean brg_store_write_game (BrgStore *store, const BrgStoredGame *game, GError **error);

G_END_DECLS
