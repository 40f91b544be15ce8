/* brg-rating-rules.h - what the regulations of rating lists say, as data by date
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgRatingKind:
 * @BRG_RATING_NONE: the results go to no list
 * @BRG_RATING_STANDARD: FIDE's list of standard chess
 * @BRG_RATING_RAPID: FIDE's list of rapid chess
 * @BRG_RATING_BLITZ: FIDE's list of blitz
 * @BRG_RATING_ELO: a list for which no rule book has a formula: draughts, renju
 *
 * A rating list.
 */
typedef enum
{
  BRG_RATING_NONE,
  BRG_RATING_STANDARD,
  BRG_RATING_RAPID,
  BRG_RATING_BLITZ,
  BRG_RATING_ELO,
} BrgRatingKind;

#define BRG_N_RATING_KINDS (BRG_RATING_ELO + 1)

/**
 * brg_rating_kind_from_id:
 * @id: an id
 * @kind: (out): the kind; untouched when the id is unknown
 *
 * Returns: whether @id is known
 */
gboolean brg_rating_kind_from_id (const char *id, BrgRatingKind *kind);

/**
 * BrgRatingK:
 * @below_games: only for players with fewer rated games than this, 0 for all
 * @age_to: only for players who reach at most this age in the year of the event, 0 for all
 * @below_rating: only for ratings below this, 0 for all
 * @k: the development coefficient
 *
 * A row of the table of K: the first one that fits counts. The last one fits everybody.
 */
typedef struct
{
  gint below_games;
  gint age_to;
  gint below_rating;
  gint k;
} BrgRatingK;

#define BRG_N_RATING_K 4

/**
 * BrgRatingTime:
 * @from_rating: for games in which somebody has at least this rating
 * @minutes: the least that each player must have for 60 moves, in minutes
 *
 * How slow a game must be for a list.
 */
typedef struct
{
  gint from_rating;
  gint minutes;
} BrgRatingTime;

#define BRG_N_RATING_TIMES 3

/**
 * BrgRatingRules:
 * @kind: the list
 * @from: first day of events that they hold for, as the number YYYYMMDD
 * @source: the regulations, a constant string; %NULL where there are none
 * @cap: a larger difference counts as this one, 0 for no limit
 * @uncapped_from: players with this rating or more have the real difference, 0 for nobody
 * @gap: a game is not rated where the players are this far apart or farther; 0 for always rated
 * @gap_above: and one of them has more than this rating
 * @k: the table of K, see #BrgRatingK
 * @most: K times the number of games is at most this, 0 for no limit
 * @first_games: how many games with rated opponents a first rating needs
 * @first_draws: opponents who are added to those of a first rating, each drawn with
 * @first_opponent: the rating of these
 * @first_most: the highest first rating
 * @floor: the lowest rating that is published
 * @times: how slow games must be, the highest rating first; all zero where nothing is said
 *
 * The regulations of a list, as they hold from a day on.
 */
typedef struct
{
  BrgRatingKind kind;
  gint from;
  const char *source;
  gint cap;
  gint uncapped_from;
  gint gap;
  gint gap_above;
  BrgRatingK k[BRG_N_RATING_K];
  gint most;
  gint first_games;
  gint first_draws;
  gint first_opponent;
  gint first_most;
  gint floor;
  BrgRatingTime times[BRG_N_RATING_TIMES];
} BrgRatingRules;

/**
 * brg_rating_rules_find:
 * @kind: a list
 * @date: first day of the event as the number YYYYMMDD, 0 when it is not known
 *
 * Returns: (transfer none) (nullable): what holds for such an event; the oldest that are known for
 *   an earlier one, the newest without a day, %NULL for %BRG_RATING_NONE
 */
const BrgRatingRules *brg_rating_rules_find (BrgRatingKind kind, gint date);

/**
 * brg_rating_rules_parse_date:
 * @text: `YYYY-MM-DD`
 * @date: (out): the number YYYYMMDD; untouched on failure
 *
 * Returns: whether @text is a day of the calendar
 */
gboolean brg_rating_rules_parse_date (const char *text, gint *date);

/**
 * brg_rating_rules_get_k:
 * @rules: rules
 * @rating: the player's rating
 * @age: the age that he reaches in the year of the event, -1 when it is not known
 * @n_games: rated games that he has played so far, -1 when it is not known
 *
 * What is not known is taken to be usual: a grown-up with many games. That somebody had a higher
 * rating once must be said by giving him his own K.
 *
 * Returns: K
 */
gint brg_rating_rules_get_k (const BrgRatingRules *rules, gint rating, gint age, gint n_games);

/**
 * brg_rating_rules_limit_k:
 * @rules: rules
 * @k: a K
 * @n_games: rated games of the period
 *
 * Returns: @k, or the largest whole number whose product with @n_games is within the limit
 */
gint brg_rating_rules_limit_k (const BrgRatingRules *rules, gint k, gint n_games);

/**
 * brg_rating_rules_get_minutes:
 * @rules: rules
 * @rating: the higher rating of the two players
 *
 * Returns: the minutes for 60 moves that each of them must have, 0 where nothing is said
 */
gint brg_rating_rules_get_minutes (const BrgRatingRules *rules, gint rating);

G_END_DECLS
