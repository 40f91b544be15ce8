/* brg-player-card-rows.h - what a player's card says of his rounds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-snapshot.h"
#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * BrgPlayerCardRow:
 * @name: the opponent, or what there was in his place
 * @number: his start number
 * @title: his title
 * @rating: his rating in that round
 * @result: the result
 * @total: points up to here
 * @remark: in the place of all that: why there is nothing; empty for none
 * @colour: the player's colour
 * @is_won: whether he won
 * @is_held: whether there is such a round in the event
 * @last: the last round that the row stands for, its own unless rows were merged
 *
 * A round. Texts are empty where nothing is to be said.
 */
typedef struct
{
  char *name;
  char *number;
  char *title;
  char *rating;
  char *result;
  char *total;
  char *remark;
  BrgColour colour;
  gboolean is_won;
  gboolean is_held;
  gint last;
} BrgPlayerCardRow;

/**
 * brg_player_card_rows_new:
 * @snapshot: a group, the view that is played on boards
 * @tournament: its tournament
 * @player: index of a player; %BRG_NOBODY for an empty card
 * @least: how many rows there are at least
 * @options: how the document is wanted
 *
 * Returns: (transfer full) (element-type BrgPlayerCardRow): a row a round, 1 first
 */
GPtrArray *brg_player_card_rows_new (const BrgSnapshot *snapshot,
                                     const BrgTournament *tournament,
                                     gint player,
                                     gint least,
                                     const BrgDocumentOptions *options);

/**
 * brg_player_card_rows_merge:
 * @rows: (element-type BrgPlayerCardRow): rows
 *
 * Makes one row of those at the end that stand for rounds which are not held.
 */
void brg_player_card_rows_merge (GPtrArray *rows);

/**
 * brg_player_card_rows_dup_legend:
 * @snapshot: a group, the view that is played on boards
 * @options: how the document is wanted
 *
 * Returns: (transfer full): what stands below the rows: what a game counts, what was not played,
 * and except on empty cards how many rounds are closed
 */
char *brg_player_card_rows_dup_legend (const BrgSnapshot *snapshot,
                                       const BrgDocumentOptions *options);

G_END_DECLS
