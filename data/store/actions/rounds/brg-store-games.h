/* brg-store-games.h - games on the boards: position, moves, clock, what was noted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BrgStoredGame:
 * @id: row in the database, 0 while nothing is stored of the game
 * @group_id: row of the group
 * @pairing_id: row of the board's pairing, #BrgGame.id; 0 for the arbiter's own board, of which a
 *   group has one
 * @discipline: what is played on the board
 * @start: FEN of the first position, empty for the initial one; in draughts-64 words may stand
 *   before it, each followed by a bar, as brg-desk-draughts.h tells: `majority|idf-basic:12-IV|`;
 *   in renju how the opening is settled, or the stones of a composed board, as
 *   brg-desk-renju-opening.h tells
 * @start_number: Chess960: number of the initial position, 0 to 959; draughts-64: index of the
 *   opening in its table; -1 for none
 * @is_drawn: whether @start_number was drawn by lot
 * @start_seed: seed of that lot
 * @moves: the moves as PGN or PDN movetext without tags, variations and remarks included; or empty
 * @clock: the clock as text, empty while none is set
 * @illegal: illegal moves that were counted, by #BrgColour
 * @draw_offer: who offered a draw last, %BRG_COLOUR_NONE for nobody
 * @draw_offer_ply: number of half-moves that had been made then
 * @notes: what the arbiter noted
 *
 * What is stored of a game. Texts are never %NULL; the store does not look into them.
 */
typedef struct
{
  gint64 id;
  gint64 group_id;
  gint64 pairing_id;
  BrgDiscipline discipline;
  char *start;
  gint start_number;
  gboolean is_drawn;
  guint64 start_seed;
  char *moves;
  char *clock;
  gint illegal[3];
  BrgColour draw_offer;
  gint draw_offer_ply;
  char *notes;
} BrgStoredGame;

/**
 * brg_stored_game_new:
 * @group_id: row of the group
 * @pairing_id: row of the board's pairing, 0 for the arbiter's own board
 * @discipline: what is played
 *
 * Returns: (transfer full): a game of which nothing is stored
 */
BrgStoredGame *brg_stored_game_new (gint64 group_id, gint64 pairing_id, BrgDiscipline discipline);

/**
 * brg_stored_game_copy:
 * @game: a game
 *
 * Returns: (transfer full): a copy
 */
BrgStoredGame *brg_stored_game_copy (const BrgStoredGame *game);

/**
 * brg_stored_game_free:
 * @game: (nullable): a game
 */
void brg_stored_game_free (BrgStoredGame *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgStoredGame, brg_stored_game_free)

/**
 * brg_stored_game_is_untouched:
 * @game: a game
 *
 * Returns: whether nothing has been entered that would be missed: no position, moves, clock, counts
 *   or notes
 */
gboolean brg_stored_game_is_untouched (const BrgStoredGame *game);

/**
 * brg_store_load_game:
 * @store: a store
 * @group_id: row of the group
 * @pairing_id: row of a board's pairing, 0 for the arbiter's own board
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the game; a new one with the event's discipline when nothing
 *   is stored of it
 */
BrgStoredGame *brg_store_load_game (BrgStore *store,
                                    gint64 group_id,
                                    gint64 pairing_id,
                                    GError **error);

/**
 * brg_store_list_games:
 * @store: a store
 * @group_id: row of the group
 * @round: number of a round
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgStoredGame): the stored games of the round
 *   by board
 */
GPtrArray *brg_store_list_games (BrgStore *store, gint64 group_id, gint round, GError **error);

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

G_END_DECLS
