/* brg-rating-form.h - changes of ratings as a form
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
 * BrgRatingSource:
 * @snapshot: the group
 * @through_round: last round that counts
 * @list: (nullable): the sums, by the players of brg_snapshot_get_boards(); %NULL where the results
 *   go to no rating list
 * @reason: how the list is known
 *
 * What the paper on ratings is made from. Nothing is owned.
 */
typedef struct
{
  const BrgSnapshot *snapshot;
  gint through_round;
  const BrgRatingList *list;
  BrgRatingReason reason;
} BrgRatingSource;

/**
 * brg_rating_form_new:
 * @source: what it is made from
 * @options: how the document is wanted
 *
 * Makes the list of changes: number, name, rating, K, games, points, expected score, change, new
 * rating, performance.
 *
 * Returns: (transfer full): the form
 */
BrgForm *brg_rating_form_new (const BrgRatingSource *source, const BrgDocumentOptions *options);

G_END_DECLS
