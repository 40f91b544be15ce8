/* brg-ctl-chess.h - what the commands about chess positions share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-ctl.h"
#include "brg-position.h"

G_BEGIN_DECLS

/**
 * brg_ctl_find_chess:
 * @command: the command, for the complaint
 * @name: `chess` or `chess960`
 * @variant: (out): the game
 *
 * Returns: whether the game is one of chess; if not, it is told
 */
gboolean brg_ctl_find_chess (const char *command, const char *name, BrgChessVariant *variant);

/**
 * brg_ctl_read_fen:
 * @fen: a position
 * @place: where it stands, for the complaint: an option or a file
 * @line: and in which line, from 1
 * @variant: the game
 * @position: (out): the position
 *
 * Returns: whether it is a position, composed ones included; a fault is reported
 */
gboolean brg_ctl_read_fen (const char *fen,
                           const char *place,
                           guint line,
                           BrgChessVariant variant,
                           BrgPosition *position);

/**
 * brg_ctl_read_position:
 * @fen: (nullable): the option --fen
 * @variant: the game
 * @position: (out): its position, without one the initial position of chess
 *
 * Returns: whether it is a position; a fault is reported
 */
gboolean brg_ctl_read_position (const char *fen, BrgChessVariant variant, BrgPosition *position);

G_END_DECLS
