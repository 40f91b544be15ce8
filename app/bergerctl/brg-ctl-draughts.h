/* brg-ctl-draughts.h - perft, moves and replay for the games of draughts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-ctl.h"
#include "brg-draughts-notation.h"
#include "brg-draughts-play.h"

G_BEGIN_DECLS

/**
 * brg_ctl_find_draughts:
 * @name: a game
 * @variant: (out): the game
 *
 * Returns: whether the game is one of draughts; if not, nothing is told
 */
gboolean brg_ctl_find_draughts (const char *name, BrgDraughtsVariant *variant);

/**
 * brg_ctl_read_draughts:
 * @fen: (nullable): the option --fen
 * @variant: the game
 * @position: (out): its position, without one the initial position
 *
 * Returns: whether it is a position; a fault is reported
 */
gboolean brg_ctl_read_draughts (const char *fen,
                                BrgDraughtsVariant variant,
                                BrgDraughtsPosition *position);

/**
 * brg_ctl_read_draughts_fen:
 * @fen: a position
 * @place: where it stands, for the complaint
 * @line: and in which line, from 1
 * @variant: the game
 * @position: (out): the position
 *
 * Returns: whether it is a position; a fault is reported
 */
gboolean brg_ctl_read_draughts_fen (const char *fen,
                                    const char *place,
                                    guint line,
                                    BrgDraughtsVariant variant,
                                    BrgDraughtsPosition *position);

/**
 * brg_ctl_play_draughts:
 * @play: a game
 * @moves: moves in any notation, parted by blanks: what --moves says
 *
 * Plays moves.
 *
 * Returns: whether all of them could be played; a fault is reported with the column where the move
 *   begins, and of a move that is not unique with the moves that it fits
 */
gboolean brg_ctl_play_draughts (BrgDraughtsPlay *play, const char *moves);

/**
 * brg_ctl_perft_draughts:
 * @fen: (nullable): the option --fen
 * @variant: the game
 * @depth: number of half-moves
 * @divide: whether to print a line for every first move
 *
 * Prints the number of lines of legal moves.
 *
 * Returns: the status of the command
 */
BrgCtlStatus brg_ctl_perft_draughts (const char *fen,
                                     BrgDraughtsVariant variant,
                                     guint depth,
                                     gboolean divide);

/**
 * brg_ctl_moves_draughts:
 * @fen: (nullable): the option --fen
 * @variant: the game
 * @notation: how moves are written
 *
 * Prints the legal moves, sorted.
 *
 * Returns: the status of the command
 */
BrgCtlStatus brg_ctl_moves_draughts (const char *fen,
                                     BrgDraughtsVariant variant,
                                     const BrgDraughtsNotation *notation);

/**
 * BrgCtlReplay:
 * @has_increment: whether the clock adds time for a move; without it some endings are not played
 *   (6.1.10.4, 7.7.4)
 * @has_counters: whether every count that runs after a half-move is printed too
 *
 * What replaying a game of draughts prints.
 */
typedef struct
{
  gboolean has_increment;
  gboolean has_counters;
} BrgCtlReplay;

/**
 * brg_ctl_replay_draughts:
 * @fen: (nullable): the option --fen
 * @moves: the moves
 * @variant: the game
 * @wanted: what is printed
 *
 * Prints when each draw by rule could first be claimed, and how the game ended on the board. With
 * counters also, before that, a line of eight fields for every count that runs after a half-move:
 * `PLY`, `count`, the rule, `SINCE` (the half-move that it began with), `MADE/NEEDED` in moves of
 * those whose moves are counted, `LEFT` (half-moves until the draw may be claimed; `-` when that
 * cannot be said, 0 when it may be claimed), who may claim (`white`, `black` or `both`) and the
 * article.
 *
 * Returns: the status of the command
 */
BrgCtlStatus brg_ctl_replay_draughts (const char *fen,
                                      const char *moves,
                                      BrgDraughtsVariant variant,
                                      const BrgCtlReplay *wanted);

/**
 * brg_ctl_replay_draughts_file:
 * @path: a file of games of draughts
 * @wanted: what is printed
 *
 * The same for every game of a file, which is of the kind that its headings say.
 *
 * Returns: the status of the command
 */
BrgCtlStatus brg_ctl_replay_draughts_file (const char *path, const BrgCtlReplay *wanted);

G_END_DECLS
