/* brg-resumption-draft.h - a session for adjourned games that is being planned
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-envelope-desk.h"
#include "brg-resumption.h"

G_BEGIN_DECLS

/**
 * BrgResumptionDraft:
 * @cases: (element-type BrgEnvelopeCase): the games of the session, not resumed yet, of @desk
 * @games: (element-type BrgResumptionGame): the same for the rules
 * @starts: (element-type gint64): when each is resumed, seconds of UTC since 1970; 0 for not in
 * this session
 * @session: the session
 * @rules: what the book wants
 * @last_round: number of the last round
 *
 * A session that is being planned.
 */
typedef struct
{
  GArray *cases;
  GArray *games;
  GArray *starts;
  BrgResumptionSession session;
  BrgResumptionRules rules;
  gint last_round;
} BrgResumptionDraft;

/**
 * brg_resumption_draft_new:
 * @desk: adjourned games; must outlive the draft
 * @length: how long a game may still take, in seconds
 *
 * Returns: (transfer full): a session with those games that have an envelope and were not resumed
 */
BrgResumptionDraft *brg_resumption_draft_new (const BrgEnvelopeDesk *desk, gint length);

/** brg_resumption_draft_free: Frees @draft, which may be %NULL */
void brg_resumption_draft_free (BrgResumptionDraft *draft);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgResumptionDraft, brg_resumption_draft_free)

/** brg_resumption_draft_propose: Sets the starts to an order that keeps to the rules */
void brg_resumption_draft_propose (BrgResumptionDraft *draft);

/**
 * brg_resumption_draft_dup_problems:
 * @draft: a draft
 * @snapshot: the group
 * @article: (out) (nullable): book id and article of the first of them, a constant string
 *
 * Returns: (transfer full): what is wrong with the starts, a line each; empty when nothing is
 */
char *brg_resumption_draft_dup_problems (const BrgResumptionDraft *draft,
                                         const BrgSnapshot *snapshot,
                                         const char **article);

G_END_DECLS
