/* brg-ctl-draughts.h - perft, moves and replay for the games of draughts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-ctl.h"
#include "brg-draughts-notation.h"

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
 * Returns: whether it is a position; a fault is told
 */
gboolean brg_ctl_read_draughts (const char *fen,
                                BrgDraughtsVariant variant,
                                BrgDraughtsPosition *position);

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
 * brg_ctl_replay_draughts:
 * @fen: (nullable): the option --fen
 * @moves: the moves
 * @variant: the game
 * @has_increment: whether the clock adds time for a move; without it some endings are not played
 *   (6.1.10.4, 7.7.4)
 *
 * Prints when each draw by rule could first be claimed, and how the game ended on the board.
 *
 * Returns: the status of the command
 */
BrgCtlStatus brg_ctl_replay_draughts (const char *fen,
                                      const char *moves,
                                      BrgDraughtsVariant variant,
                                      gboolean has_increment);

/**
 * brg_ctl_replay_draughts_file:
 * @path: a file of games of draughts
 * @has_increment: as for brg_ctl_replay_draughts()
 *
 * The same for every game of a file, which is of the kind that its headings say.
 *
 * Returns: the status of the command
 */
BrgCtlStatus brg_ctl_replay_draughts_file (const char *path, gboolean has_increment);

G_END_DECLS
