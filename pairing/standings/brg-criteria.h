/* brg-criteria.h - the tie-breaks that there are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-tie-break-edition.h"
#include "brg-tie-break.h"

G_BEGIN_DECLS

/**
 * brg_criteria:
 * @n_criteria: (out): how many there are
 *
 * The points are no criterion of the list: they always come first.
 *
 * Returns: (transfer none) (array length=n_criteria): what a menu offers; further ones come from
 *   modifiers, brg_criterion_parse()
 */
const BrgCriterion *brg_criteria (guint *n_criteria);

/**
 * brg_criterion_is_for_teams:
 * @criterion: a criterion
 *
 * Returns: whether only teams have it: it is made of points of matches, or of points on boards.
 *   Players have no value of it
 */
gboolean brg_criterion_is_for_teams (const BrgCriterion *criterion);

/**
 * brg_criterion_get_article:
 * @criterion: a criterion
 * @edition: an edition
 *
 * Returns: (transfer none) (nullable): book id and article that define @criterion in this edition,
 *   %NULL when the text does not know it and the regulations have added it
 */
const char *brg_criterion_get_article (const BrgCriterion *criterion, BrgTieBreakEdition edition);

G_END_DECLS
