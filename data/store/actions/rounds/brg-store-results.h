/* brg-store-results.h - actions on results
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-points.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BrgResultAct:
 * @BRG_RESULT_ENTER: entered, changed or cleared; a game adjourned
 * @BRG_RESULT_SETTLE: two persons who had keyed different ones have agreed: it is verified
 * @BRG_RESULT_ADJUDICATE: given by the arbiters or a committee to an unfinished game
 *   (rus-draughts-2022 5.4.5.4); it counts as played and keeps its mark until another one is
 * entered
 * @BRG_RESULT_CORRECT: corrected, in a closed round as well; it counts for everything from now on
 * @BRG_RESULT_CORRECT_RATING: the old one goes on counting for places and pairings, the new one for
 *   rating
 * @BRG_RESULT_VERIFY: a second person has keyed the same; the result stays
 * @BRG_RESULT_UNVERIFY: it is no longer verified; the result stays
 * @BRG_RESULT_DIFFER: a second person has keyed this one instead; the result stays, and the round
 * is not closed before the two agree
 *
 * Why a result is set.
 */
typedef enum
{
  BRG_RESULT_ENTER,
  BRG_RESULT_SETTLE,
  BRG_RESULT_ADJUDICATE,
  BRG_RESULT_CORRECT,
  BRG_RESULT_CORRECT_RATING,
  BRG_RESULT_VERIFY,
  BRG_RESULT_UNVERIFY,
  BRG_RESULT_DIFFER,
} BrgResultAct;

/**
 * BrgResultChange:
 * @act: why it is set; from which state and over what follows from this
 * @game_id: row of a game
 * @game: game of a micro-match, from 1; 0 for the one that is on: a forfeit is then of the whole
 *   meeting, and clearing takes the last game back
 * @white: what White got, in a micro-match who has White in the first game
 * @black: what Black got
 * @remove_from: for %BRG_RESULT_CORRECT the round from which later rounds without results are taken
 *   back to be paired anew, 0 for none
 * @reason: (nullable): why, for corrections
 * @decided_by: (nullable): who decided that rounds are paired anew
 * @seat: (nullable): the seat of the sector arbiter who sent it from a phone
 * @address: (nullable): where that phone was
 *
 * A result to be set.
 */
typedef struct
{
  BrgResultAct act;
  gint64 game_id;
  gint game;
  BrgOutcome white;
  BrgOutcome black;
  gint remove_from;
  const char *reason;
  const char *decided_by;
  const char *seat;
  const char *address;
} BrgResultChange;

/**
 * brg_store_change_result:
 * @store: a store
 * @change: what is set
 * @error: return location for an error
 *
 * Sets a result. A verification of the old one is void. A closed round takes only corrections,
 * marks of verification and the result of an adjourned game.
 *
 * Returns: whether it went well
 */
gboolean brg_store_change_result (BrgStore *store, const BrgResultChange *change, GError **error);

/**
 * brg_store_set_result:
 * @store: a store
 * @game_id: row of a game in a round that is not closed, or of an adjourned game
 * @white: what White got, %BRG_OUTCOME_NONE to clear the result, %BRG_OUTCOME_ADJOURNED for both
 *   when the game is adjourned
 * @black: what Black got
 * @error: return location for an error
 *
 * Enters, changes or clears a result. A verification of the old one is void. In a closed round only
 * an adjourned game gets its result.
 *
 * Returns: whether it went well; entering what is there already changes nothing
 */
gboolean brg_store_set_result (BrgStore *store,
                               gint64 game_id,
                               BrgOutcome white,
                               BrgOutcome black,
                               GError **error);

/**
 * brg_store_set_verified:
 * @store: a store
 * @game_id: row of a game that has a result
 * @is_verified: whether a second person has keyed the same
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_set_verified (BrgStore *store,
                                 gint64 game_id,
                                 gboolean is_verified,
                                 GError **error);

/**
 * brg_store_note_second:
 * @store: a store
 * @game_id: row of a game that has a result
 * @white: what a second person has keyed for White; %BRG_OUTCOME_NONE: no result
 * @black: likewise for Black
 * @error: return location for an error
 *
 * Keeps that the second entry differs from the first: the board is not verified, and the round
 * cannot be closed, until the result is verified, settled or entered anew.
 *
 * Returns: whether it was stored
 */
gboolean brg_store_note_second (BrgStore *store,
                                gint64 game_id,
                                BrgOutcome white,
                                BrgOutcome black,
                                GError **error);

/**
 * brg_store_adjudicate_result:
 * @store: a store
 * @game_id: row of a game in a round that is not closed, or of an adjourned game
 * @white: what White got
 * @black: what Black got
 * @error: return location for an error
 *
 * Enters the result that the arbiters or a committee gave to an unfinished game
 * (rus-draughts-2022 5.4.5.4). It counts as played and keeps its mark until another result is
 * entered.
 *
 * Returns: whether it went well
 */
gboolean brg_store_adjudicate_result (BrgStore *store,
                                      gint64 game_id,
                                      BrgOutcome white,
                                      BrgOutcome black,
                                      GError **error);

/**
 * brg_store_settle_result:
 * @store: a store
 * @game_id: row of a game that has a result, in a round that is not closed
 * @white: what White got
 * @black: what Black got
 * @error: return location for an error
 *
 * Stores a result on which two persons who had keyed different ones have agreed: it is verified.
 *
 * Returns: whether it went well
 */
gboolean brg_store_settle_result (BrgStore *store,
                                  gint64 game_id,
                                  BrgOutcome white,
                                  BrgOutcome black,
                                  GError **error);

/**
 * brg_store_swap_colours:
 * @store: a store
 * @game_id: row of a game
 * @error: return location for an error
 *
 * Exchanges White and Black of a game; a result stays with its players.
 *
 * Returns: whether it went well
 */
gboolean brg_store_swap_colours (BrgStore *store, gint64 game_id, GError **error);

G_END_DECLS
