/* brg-dutch-explain.h - why a bracket was paired as it was
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-dutch-problem.h"

G_BEGIN_DECLS

/**
 * brg_dutch_explain_bracket:
 * @problem: the bracket as it was before it was settled
 * @mates: (array): what was found: mate of every vertex, -1 for those who leave
 * @notes: (array) (element-type GArray): takes the reasons by place: of the higher ranked of every
 *   pair, and of those who leave
 *
 * Appends for every pair its score group, who was passed over for it, and by which criterion. Uses
 * up @problem.
 */
void brg_dutch_explain_bracket (BrgDutchProblem *problem, const gint *mates, GArray **notes);

/**
 * brg_dutch_explain_asked:
 * @problem: the bracket as it was before it was settled
 * @asked: two players whom no ban parts, or one and the bye
 * @reason: takes kind and article, unless it has an article
 *
 * Says by which criterion the best pairing with the two is worse than the best of all, or that it
 * comes later in the order, if this is the bracket in which that is decided.
 */
void brg_dutch_explain_asked (BrgDutchProblem *problem, const BrgPair *asked, BrgReason *reason);

/**
 * brg_dutch_explain_bye:
 * @field: the round
 * @place: place of the player with the bye
 * @notes: (element-type BrgReason): takes the reasons
 */
void brg_dutch_explain_bye (const BrgDutchField *field, gint place, GArray *notes);

G_END_DECLS
