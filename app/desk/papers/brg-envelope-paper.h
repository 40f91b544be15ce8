/* brg-envelope-paper.h - the papers of stored envelopes: their faces, and the lists
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-envelope-form.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_envelope_paper_new_faces:
 * @snapshot: a group
 * @envelopes: (element-type BrgStoredEnvelope): its envelopes
 * @round: a round, 0 for all
 * @board: number of a board, #BrgGame.board; 0 for all
 * @paper: what they are printed on
 * @options: how the document is wanted
 *
 * Returns: (transfer full) (nullable): the faces, one a page; %NULL when there is no such envelope
 */
BrgDocument *brg_envelope_paper_new_faces (const BrgSnapshot *snapshot,
                                           const GPtrArray *envelopes,
                                           gint round,
                                           gint board,
                                           BrgEnvelopePaper paper,
                                           const BrgDocumentOptions *options);

/**
 * brg_envelope_paper_new_resumption:
 * @snapshot: a group
 * @envelopes: (element-type BrgStoredEnvelope): its envelopes
 * @options: how the document is wanted
 *
 * Returns: (transfer full) (nullable): the list of games that are still adjourned, by the hour of
 *   their resumption, those without one last; %NULL when there is none
 */
BrgForm *brg_envelope_paper_new_resumption (const BrgSnapshot *snapshot,
                                            const GPtrArray *envelopes,
                                            const BrgDocumentOptions *options);

/**
 * brg_envelope_paper_new_register:
 * @snapshot: a group
 * @envelopes: (element-type BrgStoredEnvelope): its envelopes
 * @options: how the document is wanted
 *
 * Returns: (transfer full) (nullable): the register of all envelopes by number; %NULL when there is
 *   none
 */
BrgForm *brg_envelope_paper_new_register (const BrgSnapshot *snapshot,
                                          const GPtrArray *envelopes,
                                          const BrgDocumentOptions *options);

G_END_DECLS
