/* brg-live-games.h - what a file says of games of a round: records of live boards, lists of results
 *
 * Read are records (PGN, PDN, renju) as programs of live boards write and rewrite them while the
 * games go on, and tables (CSV). Nothing is dropped: what cannot be understood is a doubt.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "brg-format-error.h"
#include "brg-game-tree.h"
#include "brg-points.h"

G_BEGIN_DECLS

/**
 * BrgLiveGame:
 * @source: name of the file
 * @line: line where it begins, from 1
 * @round: the round, 0 where the file names none
 * @board: what stands on the table, `3`, of a match `3.2`; empty where the file names none
 * @white: name of White as it is written, or empty
 * @black: likewise of Black
 * @white_id: FIDE id of White, or empty
 * @black_id: likewise of Black
 * @white_outcome: what White got, %BRG_OUTCOME_NONE while the game is on
 * @black_outcome: likewise for Black
 * @is_unclear: whether a result is written that is not understood
 * @tree: (nullable): the moves; %NULL in a table and where they cannot be read
 * @doubts: (element-type utf8): what is to be looked at, sentences, translated
 *
 * A game of a file.
 */
typedef struct
{
  char *source;
  guint line;
  gint round;
  char *board;
  char *white;
  char *black;
  char *white_id;
  char *black_id;
  BrgOutcome white_outcome;
  BrgOutcome black_outcome;
  gboolean is_unclear;
  BrgGameTree *tree;
  GPtrArray *doubts;
} BrgLiveGame;

/** brg_live_game_free: Frees @game */
void brg_live_game_free (BrgLiveGame *game);

/**
 * BRG_LIVE_GAMES_MOST:
 *
 * The most games of a file.
 */
#define BRG_LIVE_GAMES_MOST 10000

/**
 * brg_live_games_read:
 * @bytes: a file
 * @name: its name in messages
 * @error: return location for an error of %BRG_FORMAT_ERROR
 *
 * Reads records of games, whole or still being received: a game whose moves cannot be read, or are
 * cut off, keeps its headings. Boards that take the end of a game from the kings in the centre
 * leave them in the moves: both on e4 and d5 White has won, on d4 and e5 Black, on one light and
 * one dark square it is a draw; that is the result where no other one is written.
 *
 * Of a table the first row may name the columns (round, board, White, Black, result; English,
 * Russian or Ukrainian); without such a row they are board and result, or board, White, Black and
 * result. Results are written as `1-0`, `½-½`, `2-0`, `1:0`, `+/-`, `0-0`.
 *
 * Returns: (transfer full) (nullable) (element-type BrgLiveGame): the games in their order
 */
GPtrArray *brg_live_games_read (GBytes *bytes, const char *name, GError **error);

/**
 * brg_live_games_read_result:
 * @text: a result as people and programs write it
 * @white: (out): what White got, %BRG_OUTCOME_NONE for a game that is on: `*`, or nothing
 * @black: (out): likewise for Black
 *
 * Returns: whether it is understood
 */
gboolean brg_live_games_read_result (const char *text, BrgOutcome *white, BrgOutcome *black);

G_END_DECLS
