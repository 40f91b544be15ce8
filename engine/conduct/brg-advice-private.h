/* brg-advice-private.h - how a ladder of sanctions changes what a book proposes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-advice.h"

G_BEGIN_DECLS

/**
 * brg_ladder_advise:
 * @query: what is asked
 * @advice: (inout): what the row of the book says
 *
 * In a book with a ladder a remark is its lowest step. Puts the step in its place that the player
 * has come to; any other advice stays as it is. A row that has an article of its own keeps it, but
 * for what only the ladder knows: that repetition in later games may expel.
 */
void brg_ladder_advise (const BrgAdviceQuery *query, BrgAdvice *advice);

G_END_DECLS
