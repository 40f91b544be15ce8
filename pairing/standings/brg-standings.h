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
 * brg_tie_break_edition_for_rulebook:
 * @rulebook: a rule book
 *
 * Returns: the edition that an event under this book uses: a book that leaves tie-breaks to FIDE
 *   gets FIDE's current list
 */
BrgTieBreakEdition brg_tie_break_edition_for_rulebook (const BrgRulebook *rulebook);

typedef struct _BrgCriterionMethod BrgCriterionMethod;

/**
 * BrgCriterion:
 * @code: code as in report files, `SB`, `BH`, `WIN`; a constant string
 * @article_fide: article of FIDE's list, or %NULL
 * @article_draughts: article of rus-draughts-2022, or %NULL
 * @for_swiss: whether it may be used in a Swiss
 * @for_round_robin: whether it may be used in a round robin
 * @aliases: other codes of the same criterion, separated by blanks, or %NULL
 * @article_chess: article of rus-chess-2014, or %NULL
 * @method: how it is computed; for the library alone
 *
 * One tie-break of the list that the program offers. More is better, but for `BC`.
 */
typedef struct
{
  const char *code;
  const char *article_fide;
  const char *article_draughts;
  gboolean for_swiss;
  gboolean for_round_robin;
  const char *aliases;
  const char *article_chess;
  const BrgCriterionMethod *method;
} BrgCriterion;

/**
 * brg_criteria:
 * @n_criteria: (out): how many there are
 *
 * The points are no criterion of the list: they always come first.
 *
 * Returns: (transfer none) (array length=n_criteria): every criterion that can be computed
 */
const BrgCriterion *brg_criteria (guint *n_criteria);

/**
 * brg_criterion_find:
 * @code: a code or an alias, in upper case
 *
 * Returns: (transfer none) (nullable): the criterion
 */
const BrgCriterion *brg_criterion_find (const char *code);

/**
 * brg_criterion_is_for_teams:
 * @criterion: a criterion
 *
 * Returns: whether only teams have it: it is made of points of matches, or of points on boards.
 *   Players have no value of it
 */
gboolean brg_criterion_is_for_teams (const BrgCriterion *criterion);

/**
 * brg_criterion_get_article:
 * @criterion: a criterion
 * @edition: an edition
 *
 * Returns: (transfer none) (nullable): book id and article that define @criterion in this edition,
 *   %NULL when the text does not know it and the regulations have added it
 */
const char *brg_criterion_get_article (const BrgCriterion *criterion, BrgTieBreakEdition edition);

/**
 * BrgStandingValue:
 * @exists: whether there is a value; a value that does not exist sorts last
 * @value: the value
 *
 * One criterion of one player. For criteria that only exist among the tied (`DE`, `VSTOP`; of teams
 * `DE:MP`, `DE:GP`, `EDE` and its variants, `TBR`, `BBE`) the
 * value is the place within the group that is tied at that point of the list: 1 for the best, equal
 * places shared; 0 when the player is alone there or the criterion splits nothing. `FULLTR` shows
 * the sum without one opponent, even where a later step decided.
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
 * @points: points in units of %BRG_POINT, those brought from an earlier stage included; without a
 *   place all that he made, for information
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
 * equal are split by the first tie-break, and so on; who is equal in everything shares a place.
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
 * Returns: the first criterion in which the two differ: 0 is the points, k the k-th tie-break, -1
 *   when they are equal in everything
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
