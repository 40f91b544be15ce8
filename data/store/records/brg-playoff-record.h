/* brg-playoff-record.h - a play-off as the database keeps it, as a value
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-playoff.h"

G_BEGIN_DECLS

/**
 * BrgPlayoffRecord:
 * @id: row in the database, 0 for a new one
 * @format: id of a #BrgPlayoffFormat; never %NULL
 * @options: what the arbiter chose, see brg_playoff_options_dup(); never %NULL
 * @control: time control where the arbiter says it, as he wrote it; never %NULL
 * @seed: seed of its lots
 * @order_id: row of the #BrgTieOrder in which it ended, 0 while it goes on or when that was taken
 *   away
 * @players: (element-type gint): index into #BrgSnapshot.entries of the players, or teams, in the
 *   order that the table had at the beginning
 * @games: (element-type BrgPlayoffGame): its games; players are indices into @players
 *
 * A play-off of players who are tied.
 */
typedef struct
{
  gint64 id;
  char *format;
  char *options;
  char *control;
  guint64 seed;
  gint64 order_id;
  GArray *players;
  GArray *games;
} BrgPlayoffRecord;

/**
 * brg_playoff_record_new:
 *
 * Returns: (transfer full): a play-off without players
 */
BrgPlayoffRecord *brg_playoff_record_new (void);

/**
 * brg_playoff_record_free:
 * @record: (nullable): a play-off
 */
void brg_playoff_record_free (BrgPlayoffRecord *record);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPlayoffRecord, brg_playoff_record_free)

/**
 * brg_playoff_record_replay:
 * @record: a play-off
 *
 * Returns: (transfer full) (nullable): how it stands; %NULL for a format that is not known, or not
 *   made for so many players
 */
BrgPlayoff *brg_playoff_record_replay (const BrgPlayoffRecord *record);

/**
 * brg_playoff_record_has:
 * @record: a play-off
 * @entry: index of an entry
 *
 * Returns: whether the entry plays in it
 */
gboolean brg_playoff_record_has (const BrgPlayoffRecord *record, gint entry);

G_END_DECLS
