/* brg-title-result-form.h - certificate of a title result, form IT1 of FIDE
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-norms.h"
#include "brg-rating-change.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgTitleResult:
 * @snapshot: the group
 * @list: the sums of all players, whose games stand on the certificate
 * @norm: a norm that was reached
 *
 * What a certificate is made from.
 */
typedef struct
{
  const BrgSnapshot *snapshot;
  const BrgRatingList *list;
  const BrgNorm *norm;
} BrgTitleResult;

/**
 * brg_title_result_get_title:
 * @title: a title as people write it, `гм`, `кмс`
 *
 * Returns: (transfer none): the title of FIDE that it is, `GM`; empty for another one
 */
const char *brg_title_result_get_title (const char *title);

/**
 * brg_title_result_is_best:
 * @norms: (element-type BrgNorm): norms, those of a player together and the highest first
 * @index: one of them
 *
 * Returns: whether it was reached and its player has reached none above it: who has a norm of a
 *   grandmaster is certified no lower one for the same games
 */
gboolean brg_title_result_is_best (const GArray *norms, guint index);

/**
 * brg_title_result_form_new:
 * @result: what it is made from
 * @options: how the document is wanted
 *
 * Opponents of another federation are foreign as the candidate sees them; a player of no federation
 * is not.
 *
 * Returns: (transfer full): the certificate of one norm of one player
 */
BrgForm *brg_title_result_form_new (const BrgTitleResult *result,
                                    const BrgDocumentOptions *options);

G_END_DECLS
