/* brg-page-paper.h - which paper a page prints
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgPlayersView:
 * @BRG_PLAYERS_VIEW_LIST: the list
 * @BRG_PLAYERS_VIEW_CHECK_IN: who is here for the next round
 * @BRG_PLAYERS_VIEW_ADMISSION: who is admitted
 *
 * What the page of players shows.
 */
typedef enum
{
  BRG_PLAYERS_VIEW_LIST,
  BRG_PLAYERS_VIEW_CHECK_IN,
  BRG_PLAYERS_VIEW_ADMISSION,
} BrgPlayersView;

/**
 * brg_page_paper_of_players:
 * @snapshot: a group
 * @view: what is shown
 *
 * Returns: (nullable): id of the paper that shows it, %NULL while there are no players
 */
const char *brg_page_paper_of_players (const BrgSnapshot *snapshot, BrgPlayersView view);

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
