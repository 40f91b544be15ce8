/* brg-play-status.h - how a game stands after every half-move
 *
 * Rules: fide-2023 3.9.1, 5.1.1, 5.2.1, 5.2.2, 6.9, 9.2.2, 9.3, 9.6; ussr-chess-1956 17
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-can-mate.h"
#include "brg-perpetual.h"
#include "brg-play-rules.h"

G_BEGIN_DECLS

/**
 * BrgPlayRecord:
 * @position: the position after the half-move
 * @move: the half-move that led to it, %BRG_MOVE_NONE at the start
 * @is_check: whether the player having the move is in check
 * @n_times: how often the position has stood up to now, this time included
 * @n_running: how many of these times follow each other after two moves of each player, counted
 *   back from now
 * @n_arranged: how often the men have stood like this with the same player to move
 * @earlier: the half-move after which the position stood last before, -1 if it is new
 * @n_checks: how many checks in unbroken series the player having the move has been given
 * @facts: bit set: 1 << #BrgPlayFact
 * @can_win: by #BrgColour whether this side can still mate; %BRG_COLOUR_NONE is not used
 * @perpetual: whether the player having the move can be checked for ever; asked only when a series
 *   of checks has led back to an earlier position, else no
 *
 * How the game stands after a half-move.
 */
typedef struct
{
  BrgPosition position;
  BrgMove move;
  gboolean is_check;
  guint n_times;
  guint n_running;
  guint n_arranged;
  gint earlier;
  guint n_checks;
  guint facts;
  BrgCanMateVerdict can_win[3];
  BrgPerpetual perpetual;
} BrgPlayRecord;

/**
 * BrgPlayStatus:
 *
 * The records of a game from its start to the position on the board. A half-move is added or taken
 * back in about the time of finding its legal moves; only when nothing cheaper answers whether a
 * side can still mate is brg_can_mate() asked.
 */
typedef struct _BrgPlayStatus BrgPlayStatus;

/**
 * brg_play_status_new:
 * @start: the position that the game begins from; it counts for repetitions, and its half-moves
 *   without capture or pawn move count for the fifty and seventy-five moves
 * @max_nodes: the bound of brg_can_mate()
 *
 * Returns: (transfer full): a game without moves
 */
BrgPlayStatus *brg_play_status_new (const BrgPosition *start, guint64 max_nodes);

/**
 * brg_play_status_free:
 * @status: (nullable): a game
 */
void brg_play_status_free (BrgPlayStatus *status);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPlayStatus, brg_play_status_free)

/**
 * brg_play_status_play:
 * @status: a game
 * @move: a legal move of the position on the board
 *
 * Adds a half-move. A game may run on past what ends it by a book: facts are no verdicts.
 */
void brg_play_status_play (BrgPlayStatus *status, BrgMove move);

/**
 * brg_play_status_play_all:
 * @status: a game
 * @moves: (array length=n_moves): moves, each legal after the one before
 * @n_moves: how many
 *
 * Adds half-moves. It comes to the same as one after the other, much faster; whether a side can
 * still mate may be decided here where it was not there.
 */
void brg_play_status_play_all (BrgPlayStatus *status, const BrgMove *moves, guint n_moves);

/**
 * brg_play_status_take_back:
 * @status: a game with at least one half-move
 *
 * Takes the last half-move back.
 */
void brg_play_status_take_back (BrgPlayStatus *status);

/**
 * brg_play_status_get_n_plies:
 * @status: a game
 *
 * Returns: the number of half-moves
 */
guint brg_play_status_get_n_plies (const BrgPlayStatus *status);

/**
 * brg_play_status_get:
 * @status: a game
 * @ply: 0 for the start to the number of half-moves
 *
 * Returns: (transfer none): how the game stood then; valid until the game is changed
 */
const BrgPlayRecord *brg_play_status_get (const BrgPlayStatus *status, guint ply);

/**
 * brg_play_status_get_last:
 * @status: a game
 *
 * Returns: (transfer none): how the game stands now; valid until the game is changed
 */
const BrgPlayRecord *brg_play_status_get_last (const BrgPlayStatus *status);

/** brg_play_record_has: Returns: whether @fact holds at @record */
static inline gboolean
brg_play_record_has (const BrgPlayRecord *record, BrgPlayFact fact)
{
  return (record->facts >> fact & 1) != 0;
}

/**
 * brg_play_status_find_first:
 * @status: a game
 * @fact: a fact
 *
 * Returns: the first half-move after which @fact held, 0 for the start, -1 for never
 */
gint brg_play_status_find_first (const BrgPlayStatus *status, BrgPlayFact fact);

/**
 * brg_play_status_find_end:
 * @status: a game
 * @rulebook: a rule book
 * @fact: (out) (optional): what ended it; untouched if nothing did
 *
 * Finds where the game was over by itself, with nobody's claim: what comes first, and of several
 * things at once the one that goes first, see #BrgPlayFact.
 *
 * Returns: the half-move after which the game was over, -1 if it is not
 */
gint brg_play_status_find_end (const BrgPlayStatus *status,
                               const BrgRulebook *rulebook,
                               BrgPlayFact *fact);

/**
 * BrgSameness:
 * @BRG_SAME_POSITION: fide-2023 9.2.2: the same men, the same player and the same possible moves
 * @BRG_SAME_ARRANGEMENT: ussr-chess-1956 17: the same men and the same player
 *
 * When a position is the same as another.
 */
typedef enum
{
  BRG_SAME_POSITION,
  BRG_SAME_ARRANGEMENT,
} BrgSameness;

/**
 * brg_play_status_find_same:
 * @status: a game
 * @position: the position on the board, or one after a move that is to be made on it
 * @sameness: when it is the same
 * @plies: (element-type guint): gets the half-moves after which it stood, the earliest first; the
 *   position on the board is one of them, one not yet on the board is not
 */
void brg_play_status_find_same (const BrgPlayStatus *status,
                                const BrgPosition *position,
                                BrgSameness sameness,
                                GArray *plies);

G_END_DECLS
