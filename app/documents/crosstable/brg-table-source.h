/* brg-table-source.h - what a table is made from and how it is wanted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-crosstable.h"
#include "brg-snapshot.h"
#include "brg-standings.h"
#include "brg-withdrawals.h"

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
 * @short_heads: whether tie-breaks are headed by their short names, on the screen, in the place of
 *   the numbers of papers
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
  gboolean short_heads;
  const gint *members;
  guint n_members;
} BrgTableChoice;

G_END_DECLS
