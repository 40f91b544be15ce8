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
 * BRG_TABLE_OTHER_SCORE:
 *
 * Stands among the codes of tie-breaks for the second of the two scores of teams.
 */
#define BRG_TABLE_OTHER_SCORE "OTHER"

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
 * @hidden_parts: columns to be left out, a bit set of `1u << BRG_CROSSTABLE_TITLE`, rating,
 *   organisation
 * @extra_parts: columns that are there only when they are asked for, likewise: federation, year of
 *   birth
 * @hidden_values: (nullable) (array zero-terminated=1): codes of the tie-breaks to be left out, and
 *   %BRG_TABLE_OTHER_SCORE
 * @members: (nullable) (array length=n_members): the players who are shown, ascending, those of a
 * category, with places among themselves beside those of all; %NULL for everybody
 * @n_members: how many
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
  guint hidden_parts;
  guint extra_parts;
  const char *const *hidden_values;
  const gint *members;
  guint n_members;
} BrgTableChoice;

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
