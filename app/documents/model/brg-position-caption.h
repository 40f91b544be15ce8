/* brg-position-caption.h - what is to be known of a position besides its men
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-position.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * brg_position_caption_turn:
 * @position: a position
 * @words: words
 *
 * Returns: (transfer full): `Move 24, Black to move`; when the game is over there, what ended it
 */
char *brg_position_caption_turn (const BrgPosition *position, const BrgWords *words);

/**
 * BRG_SQUARE_NAME_LENGTH:
 *
 * Room for the name of a square, with the zero byte.
 */
#define BRG_SQUARE_NAME_LENGTH 3

/**
 * brg_position_caption_square:
 * @square: a square of the chessboard
 * @name: (out): room for its name
 *
 * Returns: (transfer none): @name, `e4`
 */
const char *brg_position_caption_square (guint square, char name[BRG_SQUARE_NAME_LENGTH]);

/**
 * brg_position_caption_rights:
 * @position: a position
 * @words: words
 *
 * Says who may castle where. A side of which nobody would ask, because its king or its rooks have
 * left their squares, is not mentioned, nor is anybody when the game is over there.
 *
 * Returns: (transfer full): a sentence, or two on a line each, or empty
 */
char *brg_position_caption_rights (const BrgPosition *position, const BrgWords *words);

/**
 * brg_position_caption_passed:
 * @position: a position
 * @words: words
 *
 * Returns: (transfer full): a sentence that a pawn may be taken en passant; empty when no legal
 *   move does so
 */
char *brg_position_caption_passed (const BrgPosition *position, const BrgWords *words);

G_END_DECLS
