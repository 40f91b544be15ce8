/* brg-postal-claim-words.h - claims of overdue time in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-desk.h"
#include "brg-words.h"

G_BEGIN_DECLS

/** brg_postal_claim_dup_words: Returns: (transfer full): what was counted against what is allowed
 */
char *brg_postal_claim_dup_words (const BrgPostalClaim *claim, const BrgWords *words);

/**
 * brg_postal_claim_dup_missing:
 * @claim: a claim
 * @words: words of a paper
 *
 * Returns: (transfer full) (nullable): what of its materials was not sent (10.3.6); %NULL where
 * they are complete
 */
char *brg_postal_claim_dup_missing (const BrgPostalClaim *claim, const BrgWords *words);

/**
 * brg_postal_claim_dup_move:
 * @matter: a game
 * @claim: a claim in it
 *
 * Returns: (transfer full) (nullable): the move that the claimant wrote in his record, which the
 *   arbiter sends to the accused where the time is not over (10.3.7)
 */
char *brg_postal_claim_dup_move (const BrgPostalCase *matter, const BrgPostalClaim *claim);

/** brg_postal_claim_dup_verdict: Returns: (transfer full): what follows from it (10.3.7) */
char *brg_postal_claim_dup_verdict (const BrgPostalCase *matter,
                                    const BrgPostalClaim *claim,
                                    const BrgWords *words);

/**
 * brg_postal_claim_dup_protest:
 * @desk: games on a day
 * @matter: a game with a claim that is not decided
 * @claim: the last one
 * @words: words of a paper
 *
 * Returns: (transfer full): whether the accused protested and in time, or until when he may, or
 * that he did not, which may be taken as an admission (10.3.8)
 */
char *brg_postal_claim_dup_protest (const BrgPostalDesk *desk,
                                    const BrgPostalCase *matter,
                                    const BrgPostalClaim *claim,
                                    const BrgWords *words);

G_END_DECLS
