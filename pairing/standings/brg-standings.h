/* brg-standings.h - places, points and tie-breaks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-rational.h"
#include "brg-rulebook.h"
#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * BrgTieBreakEdition:
 * @BRG_TIEBREAK_FIDE_2026: FIDE C.07 in force from 1 March 2026
 * @BRG_TIEBREAK_DRAUGHTS_2022: rus-draughts-2022 5.4.8 and 5.4.10.11
 * @BRG_TIEBREAK_CHESS_2014: rus-chess-2014 29-31, unplayed games by FIDE's rules of 2009
 * @BRG_TIEBREAK_CHESS_1956: ussr-chess-1956 22: points, and what the regulations add
 *
 * Which text says how an unplayed round enters a coefficient.
 */
typedef enum
{
  BRG_TIEBREAK_FIDE_2026,
  BRG_TIEBREAK_DRAUGHTS_2022,
  BRG_TIEBREAK_CHESS_2014,
  BRG_TIEBREAK_CHESS_1956,
} BrgTieBreakEdition;

/**
 * BrgCriterion:
 * @code: code as in report files, `SB`, `BH`, `WIN`; a constant string
 * @article_fide: article of FIDE's list, or %NULL
 * @article_draughts: article of rus-draughts-2022, or %NULL
 * @for_swiss: whether it may be used in a Swiss
 * @for_round_robin: whether it may be used in a round robin
 *
 * One tie-break of the list that the program offers.
 */
typedef struct
{
  const char *code;
  const char *article_fide;
  const char *article_draughts;
  gboolean for_swiss;
  gboolean for_round_robin;
} BrgCriterion;

/**
 * brg_criteria:
 * @n_criteria: (out): how many there are
 *
 * Returns: (transfer none) (array length=n_criteria): every criterion that can be computed
 */
const BrgCriterion *brg_criteria (guint *n_criteria);

/**
 * brg_criterion_find:
 * @code: a code, in upper case
 *
 * Returns: (transfer none) (nullable): the criterion
 */
const BrgCriterion *brg_criterion_find (const char *code);

/**
 * BrgStandingValue:
 * @exists: whether there is a value; a value that does not exist sorts last
 * @value: the value
 *
 * One criterion of one player.
 */
typedef struct
{
  gboolean exists;
  BrgRational value;
} BrgStandingValue;

/**
 * BrgStanding:
 * @player: index of the player
 * @has_place: whether the player takes part in the ranking; %FALSE for one whose results were
 *   annulled or do not count
 * @place: best place of those equal to him, from 1
 * @last_place: worst place of those equal to him; the same as @place when it is his alone
 * @points: points in units of %BRG_POINT
 * @deciding: index of the criterion that put him behind the one before him: 0 is the points, k the
 *   k-th tie-break, -1 when nothing parts them or he is the first
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
  BrgStandingValue *values;
} BrgStanding;

/**
 * BrgStandings:
 * @n_lines: number of lines, one a player
 * @n_criteria: number of tie-breaks in each line
 * @lines: (array length=n_lines): best first; those without a place last, by start number
 * @line_of: (array length=n_lines): index of the line of a player
 *
 * The order of a tournament.
 */
typedef struct
{
  gint n_lines;
  guint n_criteria;
  BrgStanding *lines;
  gint *line_of;
} BrgStandings;

/**
 * brg_standings_compute:
 * @tournament: the tournament, after brg_withdrawals_apply()
 * @counted: (nullable) (array): for every player whether his results count, %NULL for all
 * @through_round: last round that counts
 * @edition: how unplayed rounds count
 * @criteria: (array length=n_criteria): codes of the tie-breaks in their order
 * @n_criteria: number of @criteria
 *
 * Computes points, every tie-break of every player and the places: sorted by points, groups still
 * equal are split by the first tie-break, and so on; who is equal in everything shares a place.
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

G_END_DECLS
