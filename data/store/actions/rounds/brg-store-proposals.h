/* brg-store-proposals.h - results that phones of sector arbiters send: kept, taken, refused
 *
 * A proposal is no entry of the journal; one that is taken is, and the entry names seat and
 * address.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-proposal.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BRG_PROPOSALS_MOST_WAITING:
 *
 * How many proposals of one board may wait for the arbiter.
 */
#define BRG_PROPOSALS_MOST_WAITING 8

/**
 * BrgProposalAnswer:
 * @BRG_PROPOSAL_KEPT: it waits for the arbiter
 * @BRG_PROPOSAL_TAKEN: it is in the journal
 * @BRG_PROPOSAL_KNOWN: its nonce was here before; nothing was done
 * @BRG_PROPOSAL_TOO_MANY: %BRG_PROPOSALS_MOST_WAITING of this board wait already
 *
 * What became of a proposal that came in.
 */
typedef enum
{
  BRG_PROPOSAL_KEPT,
  BRG_PROPOSAL_TAKEN,
  BRG_PROPOSAL_KNOWN,
  BRG_PROPOSAL_TOO_MANY,
} BrgProposalAnswer;

/**
 * brg_store_keep_proposal:
 * @store: a store
 * @group_id: the group that is played
 * @proposal: (inout): what came in; gets its row and state
 * @is_direct: whether it may be taken at once where the board is empty
 * @answer: (out): what became of it
 * @error: return location for an error
 *
 * Keeps a proposal and, where it may, takes it: both or neither are on the disk. What cannot be
 * taken waits.
 *
 * Returns: whether it went well
 */
gboolean brg_store_keep_proposal (BrgStore *store,
                                  gint64 group_id,
                                  BrgProposal *proposal,
                                  gboolean is_direct,
                                  BrgProposalAnswer *answer,
                                  GError **error);

/**
 * brg_store_burn_proposal:
 * @store: a store
 * @group_id: the group that is played
 * @proposal: (inout): what its seat has signed for a board that there is not now: no round, pairing
 *   or player, 0
 * @error: return location for an error
 *
 * Remembers its nonce, so that the same cannot come again when there is such a board.
 *
 * Returns: whether it went well
 */
gboolean brg_store_burn_proposal (BrgStore *store,
                                  gint64 group_id,
                                  BrgProposal *proposal,
                                  GError **error);

/**
 * brg_store_knows_proposal:
 * @store: a store
 * @group_id: a group
 * @nonce: what came with a proposal
 * @is_known: (out): whether one with this nonce came before
 * @error: return location for an error
 *
 * Returns: whether it could be read
 */
gboolean brg_store_knows_proposal (BrgStore *store,
                                   gint64 group_id,
                                   const char *nonce,
                                   gboolean *is_known,
                                   GError **error);

/**
 * brg_store_accept_proposal:
 * @store: a store
 * @proposal_id: a proposal that waits
 * @seen: (inout): what the arbiter saw on its board when he decided; gets what stands there now
 * @error: return location for an error
 *
 * Enters what it says, also over another result if that is @seen. Where another one has come
 * meanwhile nothing is entered, %BRG_STORE_ERROR_STALE, and the proposal waits on. Where the pair,
 * its colours or the game of the meeting are no longer those that it was sent for, or the round is
 * closed, the proposal fails and the error says why.
 *
 * Returns: whether the result is in the journal
 */
gboolean brg_store_accept_proposal (BrgStore *store,
                                    gint64 proposal_id,
                                    BrgProposalSight *seen,
                                    GError **error);

/**
 * brg_store_refuse_proposal:
 * @store: a store
 * @proposal_id: a proposal that waits
 * @error: return location for an error
 *
 * Returns: whether it is refused
 */
gboolean brg_store_refuse_proposal (BrgStore *store, gint64 proposal_id, GError **error);

/**
 * brg_store_list_proposals:
 * @store: a store
 * @group_id: a group
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgProposal): those that wait, in the order in
 *   which they came
 */
GPtrArray *brg_store_list_proposals (BrgStore *store, gint64 group_id, GError **error);

G_END_DECLS
