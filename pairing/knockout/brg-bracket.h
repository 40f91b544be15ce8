/* brg-bracket.h - the bracket of a knock-out, seeded 1 v n
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * BrgBracketScope:
 * @BRG_BRACKET_WINNER: whoever is beaten is out
 * @BRG_BRACKET_ALL_PLACES: losers go on playing for the lower places
 * @BRG_BRACKET_THIRD: whoever is beaten is out, but those of the semi-finals play for third place
 *
 * Who goes on playing.
 */
typedef enum
{
  BRG_BRACKET_WINNER,
  BRG_BRACKET_ALL_PLACES,
  BRG_BRACKET_THIRD,
} BrgBracketScope;

/**
 * BrgBracket:
 * @n_players: number of players
 * @scope: who goes on playing
 * @size: the power of two from @n_players on
 * @n_stages: number of stages: @size is 2 to that power
 * @n_played: stages that are behind
 * @line: (array length=size): indexes of the players, %BRG_NOBODY for those who are missing up to
 *   @size
 *
 * A bracket after some of its stages. The line falls into blocks of equal size, which are halved by
 * every stage: neighbours in a block meet, the winners move into its upper half and the losers into
 * its lower half, both in their order. So a block holds those with the same sequence of wins and
 * losses, and after the last stage the line is the order of places. In an ordinary knock-out only
 * the first block plays; where there is a match for third place, in the last stage also the second
 * one, if there are four players or more.
 *
 * A missing player loses to everybody. A plain value but for its memory.
 */
typedef struct
{
  gint n_players;
  BrgBracketScope scope;
  gint size;
  gint n_stages;
  gint n_played;
  gint *line;
} BrgBracket;

/**
 * BrgBracketMatch:
 * @first: index of the player who stands first in the line, %BRG_NOBODY for a missing one
 * @second: index of the other, %BRG_NOBODY for a missing one
 * @block: number of the block from 0: its digits to base 2, one a stage that is behind, are the
 *   history of both: 0 for a win, 1 for a loss
 * @number: number of the match in its block, from 1
 * @best_place: best place that either may still reach
 * @worst_place: worst place of a player that either may still reach
 *
 * A meeting of the next stage.
 */
typedef struct
{
  gint first;
  gint second;
  gint block;
  gint number;
  gint best_place;
  gint worst_place;
} BrgBracketMatch;

/**
 * brg_bracket_count_stages:
 * @n_players: number of players
 *
 * Returns: number of stages; 0 for fewer than two players
 */
gint brg_bracket_count_stages (gint n_players);

/**
 * brg_bracket_new:
 * @n_players: number of players, at least 2; their order is that of the seeds
 * @scope: who goes on playing
 *
 * Makes the first line-up: the first seed meets the last, and as long as the better seeds win, so
 * it stays in every stage. Missing players are the last seeds; so the first seeds go on without a
 * game.
 *
 * Returns: (transfer full): the bracket before its first stage
 */
BrgBracket *brg_bracket_new (gint n_players, BrgBracketScope scope);

/**
 * brg_bracket_free:
 * @bracket: (nullable): a bracket
 */
void brg_bracket_free (BrgBracket *bracket);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgBracket, brg_bracket_free)

/**
 * brg_bracket_list_matches:
 * @bracket: a bracket
 *
 * Returns: (transfer full) (element-type BrgBracketMatch): meetings of the next stage in the order
 *   of the line, those with one player included; none after the last stage
 */
GArray *brg_bracket_list_matches (const BrgBracket *bracket);

/**
 * brg_bracket_advance:
 * @bracket: a bracket that is not over
 * @has_lost: (array): for every player whether he lost in the next stage
 *
 * Plays a stage. Against a missing player nobody loses; if of two players none or both have lost,
 * the first in the line goes on.
 */
void brg_bracket_advance (BrgBracket *bracket, const gboolean *has_lost);

/**
 * brg_bracket_get_places:
 * @bracket: a bracket
 * @player: index of a player
 * @best: (out): best place that he may still reach
 * @worst: (out): worst place that he may still reach
 *
 * After the last stage the two are equal, but in an ordinary knock-out those who were beaten in one
 * stage share their places.
 */
void brg_bracket_get_places (const BrgBracket *bracket, gint player, gint *best, gint *worst);

/**
 * brg_bracket_find_place:
 * @n_players: number of players, at least 2
 * @sequence: for every stage `W` for a win or a bye, `L` for a loss
 *
 * Returns: the place to which the sequence leads when all places are played; 0 when it is not one
 *   of so many stages, or leads to the place of a missing player
 */
gint brg_bracket_find_place (gint n_players, const char *sequence);

G_END_DECLS
