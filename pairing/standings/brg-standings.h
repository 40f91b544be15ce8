/* brg-standings.h - places, points and tie-breaks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-rulebook.h"
#include "brg-tie-break-edition.h"
#include "brg-tie-break.h"
#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * BRG_DECIDED_ORDER:
 *
 * Stands for a criterion after all others: the order of equal players that was decided by lot, by a
 * play-off or otherwise.
 */
#define BRG_DECIDED_ORDER G_MAXINT

/**
 * BrgStanding:
 * @player: index of the player
 * @has_place: whether the player takes part in the ranking; %FALSE for one whose results were
 *   annulled or do not count
 * @place: best place of those equal to him, from 1
 * @last_place: worst place of those equal to him; the same as @place when it is his alone
 * @points: points in units of %BRG_POINT, those brought from an earlier stage included; without a
 *   place all that he made, for information
 * @deciding: index of the criterion that put him behind the one before him: 0 is the points, k the
 *   k-th tie-break, %BRG_DECIDED_ORDER a decided order, -1 when nothing parts them or he is the
 * first
 * @is_absent: whether performances put him behind everybody who is not, however large they are
 *   (rus-chess-2014 30.4.3); %FALSE in other editions
 * @order: index into #BrgTournament.decided_orders of the order that works on him last, -1 for none
 * @order_method: how that order came about; without an order it says nothing
 * @order_position: his position in it, 0 without an order
 * @strong_order: index of the order that put him in his place whatever points or tie-breaks say, -1
 *   for none
 * @strong_position: his position in it, 0 without it
 * @values: (array length=n_criteria): the tie-breaks
 *
 * One line of the standings.
 */
typedef struct
{
  gint player;
  gboolean has_place;
  gint place;
  gint last_place;
  gint points;
  gint deciding;
  gboolean is_absent;
  gint order;
  BrgTieMethod order_method;
  gint order_position;
  gint strong_order;
  gint strong_position;
  BrgStandingValue *values;
} BrgStanding;

/**
 * BrgStandings:
 * @n_lines: number of lines, one a player
 * @n_criteria: number of tie-breaks in each line
 * @lines: (array length=n_lines): best first; those without a place last, by start number
 * @line_of: (array length=n_lines): index of the line of a player
 * @through_round: last round that was asked for
 * @edition: edition that was asked for
 * @criteria: (array length=n_criteria): the tie-breaks in their order
 * @counted: (array length=n_lines): for every player whether his results count
 * @is_bracket: whether the places are those of a knock-out, see brg_knockout_rank(); points and
 *   tie-breaks are for information then
 *
 * The order of a tournament, and what it was computed with.
 */
typedef struct
{
  gint n_lines;
  guint n_criteria;
  BrgStanding *lines;
  gint *line_of;
  gint through_round;
  BrgTieBreakEdition edition;
  const BrgCriterion **criteria;
  gboolean *counted;
  gboolean is_bracket;
} BrgStandings;

/**
 * brg_standings_compute:
 * @tournament: the tournament, after brg_withdrawals_apply()
 * @counted: (nullable) (array): for every player whether his results count, %NULL for all
 * @through_round: last round that counts
 * @edition: how unplayed rounds count
 * @criteria: (array length=n_criteria) (nullable): the tie-breaks in their order
 * @n_criteria: number of @criteria
 *
 * Computes points, every tie-break of every player and the places: sorted by points, groups still
 * equal are split by the first tie-break, and so on. Who is equal in everything is put in order by
 * #BrgTournament.decided_orders, provided that all paired rounds count and all of the group are in
 * the order; those whom it leaves equal by a later order in which all of them are. Who is still
 * equal shares a place.
 *
 * A game that is open or adjourned counts for nothing until it is over: no points, and the two have
 * not met. Rounds after the last paired one are left out even if @through_round is later. In a
 * Swiss the rounds so far are treated as the whole event: the last of them is the "last round" of
 * the rules for unplayed rounds; `FB` is the same as `BH` until the event's last round is paired.
 *
 * Points brought from an earlier stage (#BrgTournament.carried, rus-draughts-2022 1.4) count for
 * the place. Every tie-break is made of the rounds of this tournament alone: an opponent counts
 * there with what he made here, and so does the player himself.
 *
 * Takes O(players x rounds) a criterion, and a sort.
 *
 * Returns: (transfer full): the standings
 */
BrgStandings *brg_standings_compute (const BrgTournament *tournament,
                                     const gboolean *counted,
                                     gint through_round,
                                     BrgTieBreakEdition edition,
                                     const BrgCriterion *const *criteria,
                                     guint n_criteria);

/**
 * brg_standings_free:
 * @standings: (nullable): standings
 */
void brg_standings_free (BrgStandings *standings);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgStandings, brg_standings_free)

/**
 * brg_standings_find_deciding:
 * @standings: standings
 * @player: index of a player with a place
 * @other: index of another player with a place
 * @value: (out) (optional): the deciding value of @player
 * @other_value: (out) (optional): the deciding value of @other
 *
 * Answers "why is A above B". The values stay untouched when nothing parts the two.
 *
 * Returns: the first criterion in which the two differ: 0 is the points, k the k-th tie-break,
 *   %BRG_DECIDED_ORDER a decided order, whose positions are the values then, -1 when they are equal
 *   in everything
 */
gint brg_standings_find_deciding (const BrgStandings *standings,
                                  gint player,
                                  gint other,
                                  BrgStandingValue *value,
                                  BrgStandingValue *other_value);

/**
 * brg_standings_count_rated_games:
 * @tournament: a tournament, after brg_withdrawals_apply() or before
 * @player: index of a player
 * @through_round: last round that counts
 * @points: (out): points made in these games, in units of %BRG_POINT
 *
 * Counts what enters ratings and norms: games over the board that are rated, those with players
 * whose results do not count for places included (rus-draughts-2022 5.4.5.2, 5.4.7.2;
 * rus-chess-2014 24.1.1; ussr-chess-1956 23).
 *
 * Returns: the number of games
 */
gint brg_standings_count_rated_games (const BrgTournament *tournament,
                                      gint player,
                                      gint through_round,
                                      gint *points);

G_END_DECLS
