/* brg-crosstable-content.h - fills a crosstable from a group, for screen and paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-crosstable.h"
#include "brg-snapshot.h"
#include "brg-standings.h"
#include "brg-withdrawals.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * BrgTableSource:
 * @snapshot: the group
 * @withdrawals: its tournament after the book's rule for leavers; that one is shown
 * @standings: order of that tournament after @through_round
 * @criteria: (array): the tie-breaks that @standings was computed with
 * @through_round: last round that is shown, 0 for none
 *
 * What a table is made from. Nothing is owned.
 */
typedef struct
{
  const BrgSnapshot *snapshot;
  const BrgWithdrawals *withdrawals;
  const BrgStandings *standings;
  const BrgCriterion *const *criteria;
  gint through_round;
} BrgTableSource;

/**
 * BrgTableOrder:
 * @BRG_TABLE_BY_NUMBER: by start numbers
 * @BRG_TABLE_BY_PLACE: by places
 */
typedef enum
{
  BRG_TABLE_BY_NUMBER,
  BRG_TABLE_BY_PLACE,
} BrgTableOrder;

/**
 * BrgTableChoice:
 * @order: order of the rows, and of the columns of a round robin
 * @father_names: whether names show the father's name
 * @n_prizes: by place: how many prize places a stronger line ends, 0 for none
 * @parts_points: by place: whether a stronger line stands where the points change
 * @drops_empty: whether titles, ratings and organisations go when nobody has one
 *
 * How a table is wanted.
 */
typedef struct
{
  BrgTableOrder order;
  gboolean father_names;
  gint n_prizes;
  gboolean parts_points;
  gboolean drops_empty;
} BrgTableChoice;

/**
 * brg_crosstable_content_new:
 * @source: what the table is made from
 * @choice: how it is wanted
 * @words: language of the table
 *
 * Fills a crosstable: a square for a round robin (several games between two players in one cell, in
 * the order of rounds), opponents by rounds for a Swiss. An adjourned game has its mark and no
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
