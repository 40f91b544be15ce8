/* brg-divergence.h - where the journals of two files of one event part
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-journal.h"
#include "brg-lease.h"

G_BEGIN_DECLS

/**
 * BrgDivergenceKind:
 * @BRG_DIVERGENCE_SAME: both hold the same
 * @BRG_DIVERGENCE_FIRST_AHEAD: the first goes on behind the last entry of the second
 * @BRG_DIVERGENCE_SECOND_AHEAD: the second goes on behind the last entry of the first
 * @BRG_DIVERGENCE_PARTED: both go on, each in its own way
 * @BRG_DIVERGENCE_STRANGERS: they have no entry in common: files of different events
 *
 * What two files are to each other.
 */
typedef enum
{
  BRG_DIVERGENCE_SAME,
  BRG_DIVERGENCE_FIRST_AHEAD,
  BRG_DIVERGENCE_SECOND_AHEAD,
  BRG_DIVERGENCE_PARTED,
  BRG_DIVERGENCE_STRANGERS,
} BrgDivergenceKind;

/**
 * BrgDivergence:
 * @kind: what the files are to each other
 * @last_common: the last entry that both have, 0 for none
 * @last_hash: (nullable): its hash
 * @first: (element-type BrgJournalEntry): what the first has behind it, oldest first
 * @second: (element-type BrgJournalEntry): what the second has behind it
 *
 * Two files side by side. Nothing is merged: which entry of the one is meant to stand beside which
 * of the other is known to people alone.
 */
typedef struct
{
  BrgDivergenceKind kind;
  gint64 last_common;
  char *last_hash;
  GPtrArray *first;
  GPtrArray *second;
} BrgDivergence;

/**
 * brg_divergence_new:
 * @first: a workspace
 * @second: another one
 * @error: return location for an error
 *
 * Entries are the same when number and hash are: a hash commits to all entries before.
 *
 * Returns: (transfer full) (nullable): where they part
 */
BrgDivergence *brg_divergence_new (BrgStore *first, BrgStore *second, GError **error);

/**
 * brg_divergence_dup_heir:
 * @divergence: two files
 *
 * Two that led the same event meet again: whether the second one was a copy that took it over from
 * the first, which was not told. brg_follow_give_up() makes the first a copy then.
 *
 * Returns: (transfer full) (nullable): who took it over, and when
 */
BrgLeaseHolder *brg_divergence_dup_heir (const BrgDivergence *divergence);

/** brg_divergence_free: Frees @divergence */
void brg_divergence_free (BrgDivergence *divergence);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgDivergence, brg_divergence_free)

G_END_DECLS
