/* brg-rating-change.h - what an event does to the ratings of its players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-first-rating.h"
#include "brg-rating-rules.h"
#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * BrgRatingGameState:
 * @BRG_RATING_GAME_COUNTS: the game counts for the rating
 * @BRG_RATING_GAME_OPEN: it is not over
 * @BRG_RATING_GAME_UNPLAYED: won or lost without play
 * @BRG_RATING_GAME_NOT_FOR_RATING: played, but the result is marked as not for rating
 * @BRG_RATING_GAME_UNRATED_OPPONENT: the opponent has no rating
 * @BRG_RATING_GAME_GAP: the players are too far apart for this list
 * @BRG_RATING_GAME_TOO_FAST: the players had less time than the list wants for their ratings
 *
 * Whether a game counts for the player's rating, and why not.
 */
typedef enum
{
  BRG_RATING_GAME_COUNTS,
  BRG_RATING_GAME_OPEN,
  BRG_RATING_GAME_UNPLAYED,
  BRG_RATING_GAME_NOT_FOR_RATING,
  BRG_RATING_GAME_UNRATED_OPPONENT,
  BRG_RATING_GAME_GAP,
  BRG_RATING_GAME_TOO_FAST,
} BrgRatingGameState;

#define BRG_N_RATING_GAME_STATES (BRG_RATING_GAME_TOO_FAST + 1)

/**
 * BrgRatingGame:
 * @round: the round
 * @opponent: index of the opponent
 * @colour: the player's colour
 * @outcome: what the game brought him, for rating
 * @rating: his own rating in that round, 0 for none
 * @opponent_rating: the opponent's rating in that round, 0 for none
 * @state: whether it counts; the rest is 0 where it does not
 * @score: 100, 50 or 0 hundredths
 * @difference: own rating less the opponent's as it counts; 0 for a player without a rating
 * @is_capped: whether the real difference is larger
 * @expected: the expected score in hundredths; 0 for a player without a rating
 *
 * One game in the sum of a player.
 */
typedef struct
{
  gint round;
  gint opponent;
  BrgColour colour;
  BrgOutcome outcome;
  gint rating;
  gint opponent_rating;
  BrgRatingGameState state;
  gint score;
  gint difference;
  gboolean is_capped;
  gint expected;
} BrgRatingGame;

/**
 * BrgRatingPeriod:
 * @from_round: first round of the period
 * @rating: the rating that holds in it
 *
 * A period of the rating list within an event.
 */
typedef struct
{
  gint from_round;
  gint rating;
} BrgRatingPeriod;

/**
 * BrgRatingPerson:
 * @age: the age that he reaches in the year of the event, -1 when it is not known
 * @n_games: rated games that he has played so far, -1 when it is not known
 * @k: his K, 0 for that of the rules
 * @periods: (array length=n_periods) (nullable): ratings of later periods, by round; before the
 *   first of them that of #BrgPlayer holds
 * @n_periods: how many there are
 *
 * What ratings want to know of a player besides what #BrgPlayer says.
 */
typedef struct
{
  gint age;
  gint n_games;
  gint k;
  const BrgRatingPeriod *periods;
  guint n_periods;
} BrgRatingPerson;

/**
 * BrgRatingLine:
 * @player: index of the player
 * @rating: his rating, the first one that he has in the event, 0 for none
 * @usual_k: K of the rules; 0 without a rating
 * @k: the K that counts, see @is_own_k and @is_limited_k
 * @is_own_k: whether it was given by hand
 * @is_limited_k: whether it was cut down because of the number of games
 * @games: (element-type BrgRatingGame): every game he was paired for, by rounds
 * @n_games: how many of them count
 * @score: what these brought, in hundredths
 * @expected: what was expected of them, in hundredths
 * @change: K times the difference of the two, in hundredths of a rating point, exact
 * @last_change: the part of it that comes from his last period; all of it when there is but one
 * @new_rating: the rating with @change rounded to a whole number, half away from zero; 0 without a
 *   rating. In an event of several periods the last rating with the change of its own games: what
 *   the games before changed is in it
 * @performance: by the games that count
 * @first: the first rating of a player who has none; empty for the others
 *
 * A player's sum.
 */
typedef struct
{
  gint player;
  gint rating;
  gint usual_k;
  gint k;
  gboolean is_own_k;
  gboolean is_limited_k;
  GArray *games;
  gint n_games;
  gint score;
  gint expected;
  gint change;
  gint last_change;
  gint new_rating;
  BrgPerformance performance;
  BrgFirstRating first;
} BrgRatingLine;

/**
 * BrgRatingList:
 * @rules: by which rules
 * @lines: (array length=n_lines): by index of the player
 * @n_lines: number of players
 *
 * The sums of all players.
 */
typedef struct
{
  const BrgRatingRules *rules;
  BrgRatingLine *lines;
  gint n_lines;
} BrgRatingList;

/**
 * brg_rating_list_new:
 * @tournament: the event with the results as they count for rating, before any rule for leavers:
 *   their games count for rating in every book
 * @persons: (array): one a player
 * @rules: the rules
 * @minutes: what each player had for 60 moves, in minutes, 0 when it is not known
 *
 * Computes the change of every rating from the games of the event alone: other games of the rating
 * period, which could lower K, are not known.
 *
 * Returns: (transfer full): the sums
 */
BrgRatingList *brg_rating_list_new (const BrgTournament *tournament,
                                    const BrgRatingPerson *persons,
                                    const BrgRatingRules *rules,
                                    gint minutes);

/**
 * brg_rating_list_free:
 * @list: (nullable): a list
 */
void brg_rating_list_free (BrgRatingList *list);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgRatingList, brg_rating_list_free)

/**
 * brg_rating_round:
 * @change: a change in hundredths of a rating point
 *
 * Returns: the change in whole rating points, half away from zero
 */
gint brg_rating_round (gint change);

G_END_DECLS
