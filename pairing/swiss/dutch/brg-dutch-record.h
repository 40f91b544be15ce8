/* brg-dutch-record.h - what the FIDE (Dutch) system knows of one player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * BrgDutchStrength:
 * @BRG_DUTCH_NO_WISH: no preference: no game played
 * @BRG_DUTCH_MILD: the colours are even, the last one is to change
 * @BRG_DUTCH_STRONG: one game more with the other colour
 * @BRG_DUTCH_ABSOLUTE: two games more with the other colour, or it was had twice running
 *
 * How strong a colour preference is (fide-dutch-2026 1.7).
 */
typedef enum
{
  BRG_DUTCH_NO_WISH,
  BRG_DUTCH_MILD,
  BRG_DUTCH_STRONG,
  BRG_DUTCH_ABSOLUTE,
} BrgDutchStrength;

/**
 * BrgDutchFloat:
 * @BRG_DUTCH_NO_FLOAT: none
 * @BRG_DUTCH_DOWN: met somebody with fewer points, or got points without play
 * @BRG_DUTCH_UP: met somebody with more points
 *
 * The float of one round (fide-dutch-2026 1.4).
 */
typedef enum
{
  BRG_DUTCH_NO_FLOAT,
  BRG_DUTCH_DOWN,
  BRG_DUTCH_UP,
} BrgDutchFloat;

/**
 * BrgDutchRecord:
 * @player: index of the player
 * @number: start number
 * @score: points for pairing: own and virtual ones, in units of %BRG_POINT
 * @difference: games with White less games with Black
 * @wish: colour that is preferred, or %BRG_COLOUR_NONE
 * @strength: how strongly
 * @doubled: colour of the last two games if it was the same, else %BRG_COLOUR_NONE
 * @n_games: games played
 * @n_unplayed: rounds without play
 * @floats: floats of the last round and of the one before
 * @had_free_win: whether the player may not have the bye (fide-basic-2026 4)
 * @is_topscorer: whether the player is a topscorer (fide-dutch-2026 1.8)
 * @took_part: whether the player took part in the pairing of an earlier round
 *
 * A player before the round to be paired.
 */
typedef struct
{
  gint player;
  gint number;
  gint score;
  gint difference;
  BrgColour wish;
  BrgDutchStrength strength;
  BrgColour doubled;
  gint n_games;
  gint n_unplayed;
  BrgDutchFloat floats[2];
  gboolean had_free_win;
  gboolean is_topscorer;
  gboolean took_part;
} BrgDutchRecord;

/**
 * brg_dutch_record_read:
 * @tournament: a tournament
 * @player: index of a player
 * @round: the round to be paired
 *
 * Returns: the player's record
 */
BrgDutchRecord brg_dutch_record_read (const BrgTournament *tournament, gint player, gint round);

/**
 * brg_dutch_record_is_barred:
 * @a: a record
 * @b: another record
 *
 * Returns: whether the colour preferences forbid that the two meet (fide-dutch-2026 C3)
 */
gboolean brg_dutch_record_is_barred (const BrgDutchRecord *a, const BrgDutchRecord *b);

/**
 * brg_dutch_find_game:
 * @tournament: a tournament
 * @player: index of a player
 * @other: index of another player
 * @round: the round to be paired
 *
 * Returns: the earlier round in which the two played (fide-handling-2026 3.5: a forfeited game is
 *   none), 0 if they did not
 */
gint brg_dutch_find_game (const BrgTournament *tournament, gint player, gint other, gint round);

/**
 * brg_dutch_list_colours:
 * @tournament: a tournament
 * @player: index of a player
 * @round: the round to be paired
 * @colours: (array): takes the colours of the games played, the latest first; room for @round
 *
 * Leaves out the rounds without play (fide-handling-2026 3.4).
 *
 * Returns: number of games
 */
gint brg_dutch_list_colours (const BrgTournament *tournament,
                             gint player,
                             gint round,
                             BrgColour *colours);

G_END_DECLS
