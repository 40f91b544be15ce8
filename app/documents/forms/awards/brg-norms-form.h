/* brg-norms-form.h - norms of an event as a form
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-rating-words.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgNormsSource:
 * @snapshot: the group
 * @through_round: last round that counts
 * @norms: (element-type BrgNorm): norms, by the players of brg_snapshot_get_boards()
 *
 * What the paper on norms is made from. Nothing is owned.
 */
typedef struct
{
  const BrgSnapshot *snapshot;
  gint through_round;
  const GArray *norms;
} BrgNormsSource;

/**
 * brg_norms_form_new:
 * @source: what it is made from
 * @options: how the document is wanted
 *
 * Makes the list of norms, with every requirement: what the player has, and what is asked.
 *
 * Returns: (transfer full): the form
 */
BrgForm *brg_norms_form_new (const BrgNormsSource *source, const BrgDocumentOptions *options);

/**
 * brg_norms_form_add_reached:
 * @form: a table of results
 * @source: the norms
 * @options: how the document is wanted
 *
 * Adds to the notes of @form who has reached a norm of the regulations, a line a norm, the highest
 * first. Of a player only his highest is named.
 */
void brg_norms_form_add_reached (BrgForm *form,
                                 const BrgNormsSource *source,
                                 const BrgDocumentOptions *options);

G_END_DECLS
