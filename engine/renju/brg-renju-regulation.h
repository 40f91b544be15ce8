/* brg-renju-regulation.h - the opening regulations as tables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgRenjuRegulation:
 * @BRG_RENJU_RIF: an opening, a swap, two fifth moves
 * @BRG_RENJU_YAMAGUCHI: as many fifth moves as the first player names with the opening
 * @BRG_RENJU_SOOSORV: as many as White names with the fourth move, up to a limit, and a swap then
 * @BRG_RENJU_TARAGUCHI: a swap after each stone, or fifth moves up to the limit instead of the last
 * @BRG_RENJU_TARANNIKOV: five stones in growing squares, a swap after each
 * @BRG_RENJU_SWAP: of gomoku: three stones anywhere, the other player takes a colour
 * @BRG_RENJU_SWAP2: the same, or he adds two stones and leaves the choice
 * @BRG_RENJU_SUPER_SAKATA: an opening, two stones of the other player, who then chooses or adds two
 *
 * A way to open a game.
 */
typedef enum
{
  BRG_RENJU_RIF,
  BRG_RENJU_YAMAGUCHI,
  BRG_RENJU_SOOSORV,
  BRG_RENJU_TARAGUCHI,
  BRG_RENJU_TARANNIKOV,
  BRG_RENJU_SWAP,
  BRG_RENJU_SWAP2,
  BRG_RENJU_SUPER_SAKATA,
} BrgRenjuRegulation;

#define BRG_N_RENJU_REGULATIONS (BRG_RENJU_SUPER_SAKATA + 1)

/** brg_renju_regulation_to_id: Returns: the id of @regulation, `yamaguchi`; a constant string */
const char *brg_renju_regulation_to_id (BrgRenjuRegulation regulation);

/** brg_renju_regulation_from_id: Returns: whether @id is known; then it is in @regulation */
gboolean brg_renju_regulation_from_id (const char *id, BrgRenjuRegulation *regulation);

/**
 * brg_renju_regulation_get_limit:
 * @regulation: a regulation
 *
 * Returns: how many fifth moves are offered, or may be named, when nothing else is announced; 0
 * where none are offered
 */
guint brg_renju_regulation_get_limit (BrgRenjuRegulation regulation);

G_END_DECLS
