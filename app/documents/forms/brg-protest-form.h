/* brg-protest-form.h - a protest or an appeal on paper, and the decision on it
 *
 * Rules: rus-draughts-2022 5.4.17.2, 5.4.17.3; rus-chess-2014 25.3, 25.4
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-protest-record.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgProtestPaper:
 * @snapshot: the group
 * @protest: a protest or an appeal
 * @appealed_number: number of the protest whose decision it is against, 0 for none
 * @committee: (element-type BrgCommitteeMember): the committee
 * @body: who decides it
 *
 * What a paper about a protest is made of.
 */
typedef struct
{
  const BrgSnapshot *snapshot;
  const BrgProtest *protest;
  gint appealed_number;
  const GPtrArray *committee;
  BrgProtestBody body;
} BrgProtestPaper;

/**
 * brg_protest_form_get_decision:
 * @words: words
 * @decision: a decision
 *
 * Returns: (transfer none): what it is called
 */
const char *brg_protest_form_get_decision (const BrgWords *words, BrgProtestDecision decision);

/**
 * brg_protest_form_new:
 * @paper: a protest
 * @options: how the document is wanted
 *
 * Returns: (transfer full): the protest as it was handed in, to be signed by who did
 */
BrgForm *brg_protest_form_new (const BrgProtestPaper *paper, const BrgDocumentOptions *options);

/**
 * brg_protest_form_new_decision:
 * @paper: a protest that is decided
 * @options: how the document is wanted
 *
 * Returns: (transfer full): the decision, to be signed by those who took it
 */
BrgForm *brg_protest_form_new_decision (const BrgProtestPaper *paper,
                                        const BrgDocumentOptions *options);

G_END_DECLS
