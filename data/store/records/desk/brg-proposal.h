/* brg-proposal.h - a result that a sector arbiter proposes from a phone, as a value
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-points.h"

G_BEGIN_DECLS

/**
 * BrgProposalState:
 * @BRG_PROPOSAL_WAITING: the arbiter has not decided
 * @BRG_PROPOSAL_ACCEPTED: the arbiter has taken it, it is in the journal
 * @BRG_PROPOSAL_REFUSED: the arbiter does not want it
 * @BRG_PROPOSAL_WRITTEN: taken at once, because the board was empty and that was allowed
 * @BRG_PROPOSAL_FAILED: it was to be taken and could not be: the pair or the round has changed
 *
 * What became of a proposal.
 */
typedef enum
{
  BRG_PROPOSAL_WAITING,
  BRG_PROPOSAL_ACCEPTED,
  BRG_PROPOSAL_REFUSED,
  BRG_PROPOSAL_WRITTEN,
  BRG_PROPOSAL_FAILED,
} BrgProposalState;

#define BRG_N_PROPOSAL_STATES (BRG_PROPOSAL_FAILED + 1)

/**
 * BrgProposalResult:
 * @BRG_PROPOSAL_WHITE: `1-0`
 * @BRG_PROPOSAL_BLACK: `0-1`
 * @BRG_PROPOSAL_DRAW: `1/2-1/2`
 *
 * What a phone may propose. Forfeits and adjourned games are the desk's.
 */
typedef enum
{
  BRG_PROPOSAL_WHITE,
  BRG_PROPOSAL_BLACK,
  BRG_PROPOSAL_DRAW,
} BrgProposalResult;

#define BRG_N_PROPOSAL_RESULTS (BRG_PROPOSAL_DRAW + 1)

/**
 * BrgProposalSight:
 * @white: what White has, in the first game of a meeting the one who sits with White there
 * @black: likewise for Black
 *
 * What stands for the game that a proposal is about; %BRG_OUTCOME_NONE on both sides for nothing.
 */
typedef struct
{
  BrgOutcome white;
  BrgOutcome black;
} BrgProposalSight;

/**
 * BrgProposal:
 * @id: row in the database, 0 before it is kept
 * @round: the round
 * @board: the board as it was named, `12` or `3.2`
 * @game_id: row of the pairing
 * @white_id: row of the entry that sat with White when it came; of a meeting in its first game
 * @black_id: likewise for Black
 * @meeting_game: game of a micro-match, from 1; 0 where a meeting is one game
 * @result: the result, as the players sit in that game
 * @seat: name of the seat of the sector arbiter
 * @address: where it came from
 * @nonce: the phone's own mark of this sending, 16 to 64 letters
 * @state: what became of it
 * @sight: what stood on its board when it was kept or listed
 *
 * A proposal.
 */
typedef struct
{
  gint64 id;
  gint round;
  char *board;
  gint64 game_id;
  gint64 white_id;
  gint64 black_id;
  gint meeting_game;
  BrgProposalResult result;
  char *seat;
  char *address;
  char *nonce;
  BrgProposalState state;
  BrgProposalSight sight;
} BrgProposal;

/**
 * brg_proposal_new:
 *
 * Returns: (transfer full): an empty proposal
 */
BrgProposal *brg_proposal_new (void);

/**
 * brg_proposal_copy:
 * @proposal: a proposal
 *
 * Returns: (transfer full): the same
 */
BrgProposal *brg_proposal_copy (const BrgProposal *proposal);

/**
 * brg_proposal_free:
 * @proposal: (nullable): a proposal
 */
void brg_proposal_free (BrgProposal *proposal);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgProposal, brg_proposal_free)

/**
 * brg_proposal_result_to_word:
 * @result: a result
 *
 * Returns: (transfer none): `1-0`, `0-1` or `1/2-1/2`
 */
const char *brg_proposal_result_to_word (BrgProposalResult result);

/**
 * brg_proposal_result_from_word:
 * @word: a word
 * @result: (out): the result
 *
 * Returns: whether @word is one of the three results
 */
gboolean brg_proposal_result_from_word (const char *word, BrgProposalResult *result);

/**
 * brg_proposal_state_to_word:
 * @state: a state
 *
 * Returns: (transfer none): `waiting`, `accepted`, `refused`, `written` or `failed`
 */
const char *brg_proposal_state_to_word (BrgProposalState state);

G_END_DECLS
