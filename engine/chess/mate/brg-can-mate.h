/* brg-can-mate.h - can this side ever give checkmate by any series of legal moves?
 *
 * An answer is never a guess: a yes comes with the moves that lead to mate, a no with the kind of
 * its proof, and what could not be decided is said to be undecided. Repetitions and the counters of
 * fifty and seventy-five moves do not matter here.
 * Rules: fide-2023 5.1.1, 5.2.1, 5.2.2, 6.9, 7.5.5
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-move.h"

G_BEGIN_DECLS

/**
 * BRG_CAN_MATE_MAX_NODES:
 *
 * How many positions may be looked at when nobody says otherwise. One takes 48 bytes and its place
 * in a table 16 to 32 more, so this is less than 600 MB with all that is kept beside; an ordinary
 * question needs some hundreds of positions.
 */
#define BRG_CAN_MATE_MAX_NODES 7000000

/**
 * BrgCanMateVerdict:
 * @BRG_CAN_MATE_NO: no series of legal moves leads to mate by this side
 * @BRG_CAN_MATE_YES: some series does
 * @BRG_CAN_MATE_UNDECIDED: not found out within the limit
 *
 * Whether a side can ever give checkmate.
 */
typedef enum
{
  BRG_CAN_MATE_NO,
  BRG_CAN_MATE_YES,
  BRG_CAN_MATE_UNDECIDED,
} BrgCanMateVerdict;

/**
 * BrgCanMateProof:
 * @BRG_CAN_MATE_BY_LINE: a yes: the moves are given
 * @BRG_CAN_MATE_BY_MATERIAL: a no: the men of both sides do not suffice, wherever they stand
 * @BRG_CAN_MATE_BY_STATIC: a no: even where men could ever come, there is no picture of mate
 * @BRG_CAN_MATE_BY_EXHAUSTION: a no: every position that can arise was looked at, alone or together
 *   with all that differ from it only in where roaming men stand, or belongs to one of the two
 *   kinds above
 * @BRG_CAN_MATE_BY_NOTHING: undecided
 *
 * What an answer rests on.
 */
typedef enum
{
  BRG_CAN_MATE_BY_LINE,
  BRG_CAN_MATE_BY_MATERIAL,
  BRG_CAN_MATE_BY_STATIC,
  BRG_CAN_MATE_BY_EXHAUSTION,
  BRG_CAN_MATE_BY_NOTHING,
} BrgCanMateProof;

#define BRG_N_CAN_MATE_PROOFS (BRG_CAN_MATE_BY_NOTHING + 1)

/**
 * BrgCanMateAnswer:
 * @verdict: the answer
 * @proof: what it rests on
 * @n_nodes: how many positions were looked at; those that differ only in where roaming men stand
 *   count as one
 * @n_moves: number of @moves
 * @moves: (array length=n_moves) (nullable): for a yes the moves of both sides up to mate, owned;
 *   %NULL if the position is that mate already, and without a yes
 *
 * An answer with its proof; to be emptied by brg_can_mate_answer_clear().
 */
typedef struct
{
  BrgCanMateVerdict verdict;
  BrgCanMateProof proof;
  guint64 n_nodes;
  guint n_moves;
  BrgMove *moves;
} BrgCanMateAnswer;

/**
 * brg_can_mate_answer_clear:
 * @answer: an answer
 *
 * Frees the moves of an answer, which is then as if nothing had been asked.
 */
void brg_can_mate_answer_clear (BrgCanMateAnswer *answer);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgCanMateAnswer, brg_can_mate_answer_clear)

/**
 * brg_can_mate:
 * @position: a position with one king and at most sixteen men on each side, the player not having
 *   the move not in check
 * @side: who is to give mate
 * @max_nodes: how many positions may be looked at, at most %BRG_CAN_MATE_MAX_NODES
 * @answer: (out caller-allocates): the answer, which must be empty or cleared before
 *
 * Decides whether some series of legal moves of both sides ends with checkmate given by @side. It
 * keeps nothing from one question to the next, and may be asked in several threads at once.
 */
void brg_can_mate (const BrgPosition *position,
                   BrgColour side,
                   guint64 max_nodes,
                   BrgCanMateAnswer *answer);

/**
 * brg_position_is_dead:
 * @position: a position as for brg_can_mate()
 * @max_nodes: how many positions may be looked at for each side
 *
 * Finds out whether the game is over because neither player can ever checkmate the other's king:
 * fide-2023 5.2.2. A position where it is over already by checkmate or stalemate is not dead.
 *
 * Returns: %BRG_CAN_MATE_YES if it is dead, %BRG_CAN_MATE_NO if one side can mate or the game is
 *   over, else %BRG_CAN_MATE_UNDECIDED
 */
BrgCanMateVerdict brg_position_is_dead (const BrgPosition *position, guint64 max_nodes);

/**
 * brg_can_mate_proof_to_id:
 * @proof: what an answer rests on
 *
 * Returns: its name for programs: `line`, `material`, `static`, `exhausted` or `undecided`
 */
const char *brg_can_mate_proof_to_id (BrgCanMateProof proof);

G_END_DECLS
