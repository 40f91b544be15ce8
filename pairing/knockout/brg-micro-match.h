/* brg-micro-match.h - several games of two players that count as one meeting
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * BrgMicroMatch:
 * @player: index of a player
 * @other: index of his opponent
 * @halves: twice the points of @player, 2 for a win and 1 for a draw, whatever the scoring
 * @other_halves: the same of @other
 * @n_open: games without a result, adjourned ones included
 * @n_played: games that were really played and are over
 * @is_decided: whether the open games cannot change who wins
 * @winner: index of the winner once it is decided; %BRG_NOBODY before, and when both have the same
 *
 * The state of a match or micro-match. A match is level at the end when @is_decided, while @winner
 * is %BRG_NOBODY.
 */
typedef struct
{
  gint player;
  gint other;
  gint halves;
  gint other_halves;
  gint n_open;
  gint n_played;
  gboolean is_decided;
  gint winner;
} BrgMicroMatch;

/**
 * brg_micro_match_read:
 * @tournament: a tournament
 * @player: index of a player
 * @other: index of his opponent
 * @first_round: round of the first game
 * @n_games: number of games, a round each
 *
 * Adds up the games of a meeting. A round in which one of the two had the bye because the other was
 * absent is a win without play; a paired round in which neither is on a board brings nothing.
 *
 * Returns: the state of the meeting
 */
BrgMicroMatch brg_micro_match_read (const BrgTournament *tournament,
                                    gint player,
                                    gint other,
                                    gint first_round,
                                    gint n_games);

G_END_DECLS
