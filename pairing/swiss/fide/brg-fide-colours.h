/* brg-fide-colours.h - who gets White in FIDE's other Swiss systems
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-fide-draw.h"

G_BEGIN_DECLS

/**
 * brg_fide_draw_list_colours:
 * @draw: a draw
 * @place: a place
 * @colours: (array): takes the colours of the games played, the latest first; room for the round
 *
 * Returns: number of games
 */
gint brg_fide_draw_list_colours (const BrgFideDraw *draw, gint place, BrgColour *colours);

/**
 * brg_fide_give:
 * @draw: a draw
 * @article: what decides
 * @kind: the same as a reason
 * @place: place of a player
 * @other: place of the opponent
 * @colour: colour of @place
 * @reason: (out): takes the reason
 *
 * Returns: the pair
 */
BrgPair brg_fide_give (const BrgFideDraw *draw,
                       BrgFideArticle article,
                       BrgReasonKind kind,
                       gint place,
                       gint other,
                       BrgColour colour,
                       BrgReason *reason);

/**
 * brg_fide_get_first_colour:
 * @draw: a draw
 * @place: a place
 *
 * Returns: the colour of a number: that of the lot and the other one in turn
 */
BrgColour brg_fide_get_first_colour (const BrgFideDraw *draw, gint place);

/**
 * brg_fide_give_colours:
 * @draw: a draw
 * @higher: place of the higher ranked
 * @lower: place of the other
 * @reason: (out): takes what decided
 *
 * Colours of Dubov and Burstein (fide-dubov-2026 5.2, fide-burstein-2026 5.2).
 *
 * Returns: the pair
 */
BrgPair brg_fide_give_colours (const BrgFideDraw *draw, gint higher, gint lower, BrgReason *reason);

/**
 * brg_fide_find_last_different:
 * @draw: a draw
 * @place: a place
 * @other: another one
 *
 * Returns: what @place had in the last game in which the two had different colours, counted back
 *   from the latest game of both; none where a history ends before (fide-handling-2026 3.4)
 */
BrgColour brg_fide_find_last_different (const BrgFideDraw *draw, gint place, gint other);

G_END_DECLS
