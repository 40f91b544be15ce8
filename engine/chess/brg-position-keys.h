/* brg-position-keys.h - the constant random numbers that a position's hash is made of
 *
 * For the library's own use. Written by make-attack-tables.c at build time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Of a man on a square: man << 6 | square. */
extern const guint64 brg_position_man_keys[24 * 64];
/* Of the right to castle with the rook on a square. */
extern const guint64 brg_position_castling_keys[64];
/* Of the file on which a pawn can be taken en passant. */
extern const guint64 brg_position_passed_keys[8];
/* Of Black to move. */
extern const guint64 brg_position_black_key[1];

G_END_DECLS
