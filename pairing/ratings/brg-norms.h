/* brg-norms.h - whether a player has reached a norm, requirement by requirement
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-norm-rules.h"
#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * BrgNormItem:
 * @BRG_NORM_GAMES: number of games
 * @BRG_NORM_SCORE: score, in halves of a point; of a title norm the one that is both 35 per cent
 *   and the performance of the norm (fide-titles-2024 1.4.7, 1.4.8)
 * @BRG_NORM_AVERAGE: average rating of the opponents
 * @BRG_NORM_PERFORMANCE: performance
 * @BRG_NORM_HOLDERS: opponents with any title
 * @BRG_NORM_SEEKERS: opponents with the title of the norm or a higher one
 * @BRG_NORM_FEDERATIONS: federations of the opponents other than the player's
 * @BRG_NORM_OWN: opponents from the player's federation: at most
 * @BRG_NORM_ONE: opponents from one federation: at most
 *
 * A requirement.
 */
typedef enum
{
  BRG_NORM_GAMES,
  BRG_NORM_SCORE,
  BRG_NORM_AVERAGE,
  BRG_NORM_PERFORMANCE,
  BRG_NORM_HOLDERS,
  BRG_NORM_SEEKERS,
  BRG_NORM_FEDERATIONS,
  BRG_NORM_OWN,
  BRG_NORM_ONE,
} BrgNormItem;

#define BRG_N_NORM_ITEMS (BRG_NORM_ONE + 1)

/**
 * brg_norm_item_get_id:
 * @item: a requirement
 *
 * Returns: its name on the command line, `AVERAGE`; a constant string
 */
const char *brg_norm_item_get_id (BrgNormItem item);

/**
 * brg_norm_item_is_limit:
 * @item: a requirement
 *
 * Returns: whether its number may not be exceeded, instead of having to be reached
 */
gboolean brg_norm_item_is_limit (BrgNormItem item);

/**
 * BrgNormCount:
 * @is_asked: whether the norm asks for it
 * @have: the player's number
 * @wanted: the number of the norm
 * @is_met: whether it is reached or, of a limit, not exceeded; %TRUE where nothing is asked
 *
 * A requirement with its numbers.
 */
typedef struct
{
  gboolean is_asked;
  gint have;
  gint wanted;
  gboolean is_met;
} BrgNormCount;

/**
 * BrgNormState:
 * @BRG_NORM_REACHED: every requirement is met, and no later game can change that
 * @BRG_NORM_OPEN: not yet, but games are left and with enough points in them it can be reached
 * @BRG_NORM_MISSED: out of reach: no points in the games that are left are enough while the average
 * of the opponents stays as it is
 */
typedef enum
{
  BRG_NORM_REACHED,
  BRG_NORM_OPEN,
  BRG_NORM_MISSED,
} BrgNormState;

/**
 * BrgNorm:
 * @rule: the norm
 * @player: index of the player
 * @state: whether he has it
 * @items: by #BrgNormItem
 * @n_games: games that count
 * @n_dropped: won games that are ignored, as he may (fide-titles-2024 1.4.1)
 * @through_round: last round that counts, later games being ignored; 0 for all
 * @is_short: whether it is a norm of a game less, a round having been won without play
 * @is_open: whether the event is so international that nothing is asked of federations
 * @raised: index of the opponent who counts with the floor of the norm, %BRG_NOBODY for none
 * @n_left: rounds that he has still to play
 * @needs: points that he needs in them, in halves, while the opponents' average stays as it is with
 *   those who are known; -1 where no score would be enough
 *
 * How far a player is from a norm.
 */
typedef struct
{
  const BrgNormRule *rule;
  gint player;
  BrgNormState state;
  BrgNormCount items[BRG_N_NORM_ITEMS];
  gint n_games;
  gint n_dropped;
  gint through_round;
  gboolean is_short;
  gboolean is_open;
  gint raised;
  gint n_left;
  gint needs;
} BrgNorm;

/**
 * BrgNormPerson:
 * @title: title as people write it
 * @federation: federation, or empty
 * @is_woman: whether norms of women can be won
 *
 * What norms want to know of a player besides his rating. Nothing is owned.
 */
typedef struct
{
  const char *title;
  const char *federation;
  gboolean is_woman;
} BrgNormPerson;

/**
 * BrgNormEvent:
 * @tournament: the event with the results as they count for rating, before any rule for leavers
 * @persons: (array): one a player
 * @adjudicated: (nullable) (array): in the order of #BrgTournament.cells, whether the game was
 *   decided by adjudication; such games count for no title norm
 * @host: federation of the event, or empty
 * @list: rating list of the event
 *
 * What norms are computed from. Nothing is owned.
 */
typedef struct
{
  const BrgTournament *tournament;
  const BrgNormPerson *persons;
  const gboolean *adjudicated;
  const char *host;
  BrgRatingKind list;
} BrgNormEvent;

/**
 * brg_norm_is_for:
 * @rule: a norm
 * @event: an event
 * @player: index of a player
 *
 * Returns: whether the player can win the norm here and has no use of a higher title
 */
gboolean brg_norm_is_for (const BrgNormRule *rule, const BrgNormEvent *event, gint player);

/**
 * brg_norm_check:
 * @table: the table of @rule
 * @rule: a norm
 * @event: an event
 * @player: index of a player
 *
 * Counts the games over the board that are for rating. In a Swiss later games may be ignored once
 * the norm is reached; won games may be ignored, up to four (fide-titles-2024 1.4.1). Whatever
 * choice of games reaches the norm is taken, the one with most games first; if none does, all games
 * stand in the numbers.
 *
 * Returns: how far he is
 */
BrgNorm brg_norm_check (const BrgNormTable *table,
                        const BrgNormRule *rule,
                        const BrgNormEvent *event,
                        gint player);

/**
 * brg_norm_list:
 * @table: norms
 * @event: an event
 * @everybody: whether to list norms out of reach too
 *
 * Returns: (transfer full) (element-type BrgNorm): for every player, in the order of start numbers,
 *   the norms that he has reached or can still reach, or with @everybody all that he could win here
 *   who has a game that counts
 */
GArray *brg_norm_list (const BrgNormTable *table, const BrgNormEvent *event, gboolean everybody);

G_END_DECLS
