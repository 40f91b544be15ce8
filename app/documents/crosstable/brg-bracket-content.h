/* brg-bracket-content.h - the bracket of a knock-out, filled from a group
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-bracket-chart.h"
#include "brg-snapshot.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * brg_bracket_content_new:
 * @snapshot: a group
 * @words: the language
 *
 * Fills the bracket of those who may win the event: who plays whom, what the games brought, who
 * goes on, and who may come where nobody stands yet.
 *
 * Returns: (transfer full) (nullable): the bracket; %NULL where the group plays no knock-out or has
 *   fewer than two players with numbers
 */
BrgBracketChart *brg_bracket_content_new (const BrgSnapshot *snapshot, const BrgWords *words);

G_END_DECLS
