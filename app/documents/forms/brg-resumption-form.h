/* brg-resumption-form.h - lists of adjourned games: for the wall, and the register of envelopes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-envelope-form.h"
#include "brg-form.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_resumption_form_new:
 * @snapshot: (nullable): the group; %NULL for a list that belongs to no event
 * @faces: (array length=n_faces): the envelopes, in the order of resumption
 * @n_faces: how many
 * @options: how it is wanted
 *
 * Makes the list of games that are resumed (fide-2023 I.14: the start is announced): when and
 * where, round and board, players, whose move is sealed, times used.
 *
 * Returns: (transfer full): the form
 */
BrgForm *brg_resumption_form_new (const BrgSnapshot *snapshot,
                                  const BrgEnvelopeFace *faces,
                                  guint n_faces,
                                  const BrgDocumentOptions *options);

/**
 * brg_resumption_form_new_register:
 * @snapshot: (nullable): the group
 * @faces: (array length=n_faces): the envelopes by number
 * @n_faces: how many
 * @options: how it is wanted
 *
 * Makes the register of the envelopes (fide-2023 I.3: the arbiter is answerable for them): number,
 * when sealed, round and board, players, whose move, who keeps it, where the game stands; with
 * signatures.
 *
 * Returns: (transfer full): the form
 */
BrgForm *brg_resumption_form_new_register (const BrgSnapshot *snapshot,
                                           const BrgEnvelopeFace *faces,
                                           guint n_faces,
                                           const BrgDocumentOptions *options);

G_END_DECLS
