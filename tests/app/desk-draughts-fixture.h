/* desk-draughts-fixture.h - games of draughts on the desk, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-desk-draughts-private.h"
#include "brg-desk-game.h"

/**
 * desk_draughts_open:
 * @discipline: what is played
 * @start: how it begins, as it is stored
 * @moves: (nullable): moves in any notation, parted by blanks
 *
 * Returns: (transfer full): the game at the end of its moves
 */
BrgDeskGame *desk_draughts_open (BrgDiscipline discipline, const char *start, const char *moves);

/** desk_draughts_play: Plays one move as text */
void desk_draughts_play (BrgDeskGame *game, const char *text);

/** desk_draughts_around: Returns: what is around a game: two players, standard play, no clocks */
BrgDeskSurroundings desk_draughts_around (const char *notation);

/** desk_draughts_way: Returns: a way by the names of its squares, parted by blanks */
BrgBoardWay desk_draughts_way (const BrgDeskGame *game, const char *squares);

/** desk_draughts_square: Returns: a square of the board by its name */
gint desk_draughts_square (const BrgDeskGame *game, const char *name);

/** desk_draughts_list: Returns: (transfer full): the texts of choices, sorted, with blanks */
char *desk_draughts_list (GArray *choices);
