/* brg-live-results.h - results of a file beside the boards of a round: what may be taken, what not
 *
 * Files come from live boards (PGN, PDN), from other servers, or are lists (CSV); see
 * brg-live-games.h. Nothing is written before it is taken, and what stands on a board is never
 * overwritten.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-live-games.h"
#include "brg-snapshot.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BrgLiveState:
 * @BRG_LIVE_NEW: the board has no result yet
 * @BRG_LIVE_SAME: this result stands there
 * @BRG_LIVE_DIFFERS: another result stands there
 * @BRG_LIVE_ON: the game is not over
 * @BRG_LIVE_OTHER_ROUND: it is a game of another round
 * @BRG_LIVE_UNCLEAR: its result is not understood
 * @BRG_LIVE_NO_BOARD: no board of the round is meant, or it is not certain which
 *
 * What a game of a file is for the round.
 */
typedef enum
{
  BRG_LIVE_NEW,
  BRG_LIVE_SAME,
  BRG_LIVE_DIFFERS,
  BRG_LIVE_ON,
  BRG_LIVE_OTHER_ROUND,
  BRG_LIVE_UNCLEAR,
  BRG_LIVE_NO_BOARD,
} BrgLiveState;

#define BRG_N_LIVE_STATES (BRG_LIVE_NO_BOARD + 1)

/**
 * BrgLiveRow:
 * @game: the game of the file, of #BrgLiveResults.games
 * @board: (nullable): the board that it was played on
 * @label: what stands on the table, with the game of a micro-match behind it: `12/2`; as the file
 *   calls it where no board was found
 * @meeting_game: which game of a micro-match it is, from 1; else 0
 * @white: what the player got who is White of @board
 * @black: likewise for Black
 * @state: what it is for the round
 * @doubts: (element-type utf8): what is to be looked at before it is taken, sentences
 * @is_of_others: whether the board is that of its number alone, with players of other names; it is
 *   not ticked together with others
 * @is_turned: whether the colours of the file are the other way round; its moves are not taken
 * @can_take: whether it can be taken at all
 * @is_taken: whether it is; new results without doubts are from the start
 *
 * A game of the file.
 */
typedef struct
{
  const BrgLiveGame *game;
  const BrgGame *board;
  char *label;
  gint meeting_game;
  BrgOutcome white;
  BrgOutcome black;
  BrgLiveState state;
  GPtrArray *doubts;
  gboolean is_of_others;
  gboolean is_turned;
  gboolean can_take;
  gboolean is_taken;
} BrgLiveRow;

/**
 * BrgLiveResults:
 * @snapshot: the group
 * @boards: what is played on boards, of @snapshot
 * @round: the round
 * @source: name of the file or folder
 * @games: (element-type BrgLiveGame): what the file says
 * @faults: (element-type utf8): files of a folder that could not be read, sentences
 * @rows: (element-type BrgLiveRow): a row a game, in the order of the file
 *
 * A file beside a round.
 */
typedef struct
{
  BrgSnapshot *snapshot;
  const BrgSnapshot *boards;
  gint round;
  char *source;
  GPtrArray *games;
  GPtrArray *faults;
  GPtrArray *rows;
} BrgLiveResults;

/**
 * brg_live_results_new:
 * @snapshot: a group
 * @round: a round that is paired
 * @path: a file, or a folder: all its files `*.pgn`, `*.pdn`, `*.csv`, in the order of their names
 * @error: return location for an error
 *
 * Reads and compares. A game belongs to the board whose players it names, by FIDE id or by names in
 * either alphabet, with initials or in full; without names to the board that it names. A result
 * without a round is certain only with its players.
 *
 * Returns: (transfer full) (nullable): the comparison; %NULL when the file cannot be read, or no
 *   file of the folder
 */
BrgLiveResults *brg_live_results_new (BrgSnapshot *snapshot,
                                      gint round,
                                      const char *path,
                                      GError **error);

/** brg_live_results_free: Frees @self */
void brg_live_results_free (BrgLiveResults *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgLiveResults, brg_live_results_free)

/** brg_live_results_count: Returns: rows of a state */
guint brg_live_results_count (const BrgLiveResults *self, BrgLiveState state);

/** brg_live_results_count_taken: Returns: rows that are ticked */
guint brg_live_results_count_taken (const BrgLiveResults *self);

/** brg_live_row_wants_eyes: Returns: whether somebody has to look at @row: it is not settled by
 * taking what is ticked */
gboolean brg_live_row_wants_eyes (const BrgLiveRow *row);

/**
 * brg_live_results_take:
 * @self: a comparison
 * @store: the workspace
 * @has_moves: whether the moves go on the boards as well, where no moves stand
 * @error: return location for an error
 *
 * Writes what is ticked, one act of the journal.
 *
 * Returns: whether it was written
 */
gboolean brg_live_results_take (const BrgLiveResults *self,
                                BrgStore *store,
                                gboolean has_moves,
                                GError **error);

/** brg_live_row_dup_result: Returns: (transfer full): its result, by the colours of the board */
char *brg_live_row_dup_result (const BrgLiveResults *self, const BrgLiveRow *row);

/** brg_live_row_dup_doubts: Returns: (transfer full): its doubts as one text, empty for none */
char *brg_live_row_dup_doubts (const BrgLiveRow *row);

/** brg_live_state_describe: Returns: (transfer none): a state in words, translated */
const char *brg_live_state_describe (BrgLiveState state);

G_END_DECLS
