/* brg-composition-proof.h - what can be proved of works that have no forced solution
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-composition-search.h"

G_BEGIN_DECLS

/**
 * BrgCompositionProofResult:
 * @BRG_COMPOSITION_PROVED_WON: White forces the win, the block or the end of his pieces within the
 * limit
 * @BRG_COMPOSITION_PROVED_LOST: Black forces a win within the limit: the task cannot be carried out
 * @BRG_COMPOSITION_UNPROVED: neither within the limit: not decided
 * @BRG_COMPOSITION_PROOF_STOPPED: the search was given up
 * @BRG_COMPOSITION_PROOF_ILLEGAL: the position is not legal: nothing was looked for
 *
 * What is proved.
 */
typedef enum
{
  BRG_COMPOSITION_PROVED_WON,
  BRG_COMPOSITION_PROVED_LOST,
  BRG_COMPOSITION_UNPROVED,
  BRG_COMPOSITION_PROOF_STOPPED,
  BRG_COMPOSITION_PROOF_ILLEGAL,
} BrgCompositionProofResult;

#define BRG_N_COMPOSITION_PROOF_RESULTS (BRG_COMPOSITION_PROOF_ILLEGAL + 1)

/**
 * BrgCompositionProof:
 * @result: what is proved
 * @n_looked: within how many moves all was looked at
 * @n_nodes: how many positions were looked at
 *
 * A proof.
 */
typedef struct
{
  BrgCompositionProofResult result;
  guint n_looked;
  guint64 n_nodes;
} BrgCompositionProof;

/**
 * brg_composition_prove:
 * @search: a search
 * @work: a work of any kind, either side to move
 * @proof: (out): what is proved
 *
 * Looks whether White forces the task within its limit, or Black a win, whatever the other side
 * does. A draw can be disproved only, and a position that is neither is not decided.
 */
void brg_composition_prove (BrgCompositionSearch *search,
                            const BrgComposition *work,
                            BrgCompositionProof *proof);

/**
 * brg_composition_proof_get_id:
 * @result: what is proved
 *
 * Returns: `white-forces`, `black-wins`, `not-decided`, `given-up` or `illegal-position`
 */
const char *brg_composition_proof_get_id (BrgCompositionProofResult result);

G_END_DECLS
