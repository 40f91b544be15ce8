/* brg-proposal.c - a result that a sector arbiter proposes from a phone, as a value
 *
 * Tests: tests/data/test-store-proposals.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-proposal.h"

static const char *const results[BRG_N_PROPOSAL_RESULTS] = {
  [BRG_PROPOSAL_WHITE] = "1-0",
  [BRG_PROPOSAL_BLACK] = "0-1",
  [BRG_PROPOSAL_DRAW] = "1/2-1/2",
};

static const char *const states[BRG_N_PROPOSAL_STATES] = {
  [BRG_PROPOSAL_WAITING] = "waiting", [BRG_PROPOSAL_ACCEPTED] = "accepted",
  [BRG_PROPOSAL_REFUSED] = "refused", [BRG_PROPOSAL_WRITTEN] = "written",
  [BRG_PROPOSAL_FAILED] = "failed",
};

BrgProposal *
brg_proposal_new (void)
{
  return g_new0 (BrgProposal, 1);
}

BrgProposal *
brg_proposal_copy (const BrgProposal *proposal)
{
  BrgProposal *copy;

  g_return_val_if_fail (proposal != NULL, NULL);

  copy = brg_proposal_new ();
  *copy = *proposal;
  copy->board = g_strdup (proposal->board);
  copy->seat = g_strdup (proposal->seat);
  copy->address = g_strdup (proposal->address);
  copy->nonce = g_strdup (proposal->nonce);
  return copy;
}

void
brg_proposal_free (BrgProposal *proposal)
{
  if (proposal == NULL)
    return;
  g_free (proposal->board);
  g_free (proposal->seat);
  g_free (proposal->address);
  g_free (proposal->nonce);
  g_free (proposal);
}

const char *
brg_proposal_result_to_word (BrgProposalResult result)
{
  g_return_val_if_fail (result >= 0 && result < BRG_N_PROPOSAL_RESULTS, NULL);

  return results[result];
}

gboolean
brg_proposal_result_from_word (const char *word, BrgProposalResult *result)
{
  g_return_val_if_fail (word != NULL && result != NULL, FALSE);

  for (guint i = 0; i < BRG_N_PROPOSAL_RESULTS; i++)
    if (g_str_equal (results[i], word))
      {
        *result = i;
        return TRUE;
      }
  return FALSE;
}

const char *
brg_proposal_state_to_word (BrgProposalState state)
{
  g_return_val_if_fail (state >= 0 && state < BRG_N_PROPOSAL_STATES, NULL);

  return states[state];
}
