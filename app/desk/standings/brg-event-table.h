/* brg-event-table.h - the table of a group: leavers, points, tie-breaks, places
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-crosstable-content.h"
#include "brg-snapshot.h"
#include "brg-standings.h"
#include "brg-withdrawals.h"

G_BEGIN_DECLS

/**
 * BrgEventTable:
 * @tournament: the group as a tournament, before the rule for leavers
 * @withdrawals: the same after it
 * @criteria: (array length=n_criteria): the tie-breaks in their order
 * @n_criteria: number of tie-breaks
 * @through_round: last round that counts
 * @is_final: whether every round up to the last is closed and nothing is adjourned
 * @standings: the places, in a knock-out those of the bracket
 *
 * What table, documents and command line show of one group.
 */
typedef struct
{
  BrgTournament *tournament;
  BrgWithdrawals *withdrawals;
  const BrgCriterion **criteria;
  guint n_criteria;
  gint through_round;
  gboolean is_final;
  BrgStandings *standings;
} BrgEventTable;

/**
 * brg_event_table_new:
 * @snapshot: a group
 * @through_round: last round that counts, 0 for all
 *
 * Returns: (transfer full): its table
 */
BrgEventTable *brg_event_table_new (const BrgSnapshot *snapshot, gint through_round);

/**
 * brg_event_table_is_complete:
 * @snapshot: a group
 *
 * Returns: whether every round up to the last is closed and nothing is adjourned
 */
gboolean brg_event_table_is_complete (const BrgSnapshot *snapshot);

/**
 * brg_event_table_get_source:
 * @self: a table
 * @snapshot: the group that it was made of
 *
 * Returns: what crosstables and papers are made from; @self and @snapshot stay the owners
 */
BrgTableSource brg_event_table_get_source (const BrgEventTable *self, const BrgSnapshot *snapshot);

/**
 * brg_event_table_free:
 * @self: (nullable): a table
 */
void brg_event_table_free (BrgEventTable *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgEventTable, brg_event_table_free)

/**
 * brg_event_table_find_edition:
 * @snapshot: a group
 *
 * Returns: how unplayed rounds enter its tie-breaks: as the group says, or as its rule book and the
 *   first day of the event want it
 */
BrgTieBreakEdition brg_event_table_find_edition (const BrgSnapshot *snapshot);

/**
 * brg_event_table_parse_criteria:
 * @codes: codes separated by commas
 * @n_criteria: (out): how many are known
 *
 * Returns: (transfer container) (array length=n_criteria): the criteria; unknown codes and the
 *   points themselves are passed over
 */
const BrgCriterion **brg_event_table_parse_criteria (const char *codes, guint *n_criteria);

G_END_DECLS
