/* brg-page-paper.h - which paper a page prints
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_page_paper_of_players:
 * @snapshot: a group
 *
 * Returns: (nullable): id of the paper that shows the list of players, %NULL while it is empty
 */
const char *brg_page_paper_of_players (const BrgSnapshot *snapshot);

/**
 * brg_page_paper_of_round:
 * @snapshot: a group
 * @round: number of a round
 *
 * Before the first result a round is its pairs, for the wall; from then on its results, for the
 * file.
 *
 * Returns: (nullable): id of the paper that shows the round, %NULL while it is not paired
 */
const char *brg_page_paper_of_round (const BrgSnapshot *snapshot, gint round);

G_END_DECLS
