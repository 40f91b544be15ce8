/* brg-dutch-bracket.h - the best candidate of a bracket, the first in the order of the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-dutch-problem.h"

G_BEGIN_DECLS

/**
 * brg_dutch_bracket_settle:
 * @problem: a bracket
 * @mates: (array): mate of every vertex, -1 for those who leave the bracket
 *
 * Finds the candidate that is best by the criteria, among equal ones the first in the order of
 * generation (fide-dutch-2026 3.6-3.8, 4).
 *
 * Returns: whether there is any, and few enough criteria can be violated to compare them
 */
gboolean brg_dutch_bracket_settle (BrgDutchProblem *problem, gint *mates);

G_END_DECLS
