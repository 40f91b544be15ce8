/* brg-player-history.h - a player's way through the event, as on his card
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgHistoryLine:
 * @round: the round
 * @opponent: index of the opponent in #BrgSnapshot.entries, %BRG_NOBODY for none
 * @colour: colour, %BRG_COLOUR_NONE without an opponent
 * @outcome: what the round brought, with the marks of leavers
 * @for_rating: for rating only: what counts for rating instead, else %BRG_OUTCOME_NONE
 * @board: the board, 0 without a pair
 * @total: points up to and including this round, in units of %BRG_POINT
 *
 * One line of a player's card.
 */
typedef struct
{
  gint round;
  gint opponent;
  BrgColour colour;
  BrgOutcome outcome;
  BrgOutcome for_rating;
  gint board;
  gint total;
} BrgHistoryLine;

/**
 * brg_player_history_new:
 * @snapshot: a group
 * @entry: index of a player
 *
 * Lists the rounds that are paired, as form 8 of rus-draughts-2022 does. The running total counts
 * like the table: a game with a leaver whose results do not count brings nothing, and it begins
 * with the points of an earlier stage.
 *
 * Returns: (transfer full) (element-type BrgHistoryLine): the lines, round 1 first; empty for
 *   somebody without a start number
 */
GArray *brg_player_history_new (const BrgSnapshot *snapshot, gint entry);

/**
 * brg_player_history_dup_colours:
 * @lines: (element-type BrgHistoryLine): a history
 * @before_round: only rounds before this one
 *
 * Returns: (transfer full): a letter a round: `w` White, `b` Black, `-` for a round in which no
 * game was played (fide-2023 glossary; a forfeited game gives no colour)
 */
char *brg_player_history_dup_colours (GArray *lines, gint before_round);

G_END_DECLS
