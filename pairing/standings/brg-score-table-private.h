/* brg-score-table-private.h - how the editions count rounds that were not played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-score-table.h"

G_BEGIN_DECLS

/**
 * BrgUnplayedRule:
 * @adjust: (nullable): fills #BrgScoreTable.adjusted from #BrgScoreTable.points and may enlarge
 *   #BrgScoreTable.scale; without it points count as they are
 * @meet: fills is_dummy, is_capped, is_voluntary and score of a round without a played game;
 *   `before` are the player's points before that round. Returns whether the round enters the sums
 *
 * What an edition says of a Swiss. In a round robin the crosstable stands as it is.
 */
typedef struct
{
  void (*adjust) (BrgScoreTable *table);
  gboolean (*meet) (const BrgScoreTable *table, gint player, gint before, BrgMeeting *meeting);
} BrgUnplayedRule;

/* fide-tiebreaks-2026 15, 16 */
extern const BrgUnplayedRule brg_unplayed_fide;

/* rus-draughts-2022 5.4.10.11 */
extern const BrgUnplayedRule brg_unplayed_draughts;

/* rus-chess-2014 29: the virtual opponent */
extern const BrgUnplayedRule brg_unplayed_virtual;

G_END_DECLS
