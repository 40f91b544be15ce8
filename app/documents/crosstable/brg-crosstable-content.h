/* brg-crosstable-content.h - fills a crosstable from a group, for screen and paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-table-source.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * brg_crosstable_content_new:
 * @source: what the table is made from
 * @choice: how it is wanted
 * @words: language of the table
 *
 * Fills a crosstable: a square for a round robin (several games between two players in one cell, in
 * the order of rounds, each also by itself), opponents by rounds for a Swiss and a knock-out. Of
 * teams a cell of the square has both scores of a match, that of a Swiss the points on the boards,
 * which are a win where the match was won. An adjourned game has its mark and no
 * text: the envelope behind the text stands for it; before another game of the same cell it is a
 * dot. A round without an opponent has the opponent 0. Rows of players whose results do not count
 * or are annulled have a note instead of points and place; rows whose place is shared and that have
 * an adjourned game are marked %BRG_CELL_ADJOURNED.
 *
 * Returns: (transfer full): the table
 */
BrgCrosstable *brg_crosstable_content_new (const BrgTableSource *source,
                                           const BrgTableChoice *choice,
                                           const BrgWords *words);

/**
 * brg_crosstable_content_place:
 * @standing: a line of standings
 *
 * Returns: (transfer full): the place as shown, `3` or `7–11`, empty without one
 */
char *brg_crosstable_content_place (const BrgStanding *standing);

G_END_DECLS
