/* brg-adjournment-cite.h - which article is cited for what happens to an adjourned game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-adjournment.h"

G_BEGIN_DECLS

/**
 * brg_adjournment_get_opening_article:
 * @rulebook: a rule book
 *
 * Returns: (nullable): book id and article on who must be there before an envelope is opened, of
 *   another book where @rulebook is silent; a constant string
 */
const char *brg_adjournment_get_opening_article (const BrgRulebook *rulebook);

/**
 * brg_adjournment_get_flag_article:
 * @rulebook: a rule book
 *
 * Returns: (nullable): book id and article by which who has used up the time of a control loses; a
 *   constant string
 */
const char *brg_adjournment_get_flag_article (const BrgRulebook *rulebook);

G_END_DECLS
