/* brg-standings.h - places, points and tie-breaks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-rational.h"
#include "brg-rulebook.h"
#include "brg-tie-break-edition.h"
#include "brg-tournament.h"

G_BEGIN_DECLS

typedef struct _BrgCriterionMethod BrgCriterionMethod;

/**
 * BrgModifier:
 * @BRG_MODIFIER_CUT: `/Cn`: the n least significant values are cut
 * @BRG_MODIFIER_MEDIAN: `/Mn`: the n least and the n most significant values are cut
 * @BRG_MODIFIER_LIMIT: `/L+n`, `/Ln`, `/L-n`: the limit of Koya moved by n half points
 * @BRG_MODIFIER_COEFFICIENT: `/Kn`: the divisor of combined scores of teams
 * @BRG_MODIFIER_UNRATED: `/Un`: who has no rating counts n
 * @BRG_MODIFIER_FORFEITS: `/P`: a forfeit counts as a game with the scheduled opponent
 * @BRG_MODIFIER_FORE: `/F`: with all paired games of the last round drawn
 * @BRG_MODIFIER_REVERSE: `/R`: in reverse order
 * @BRG_MODIFIER_SCORE: `:MP` or `:GP`: made of match points or of points on the boards
 * @BRG_MODIFIER_DEPTH: the number at the end of the code may be any other from 1
 *
 * What may be added to the code of a criterion (fide-tiebreaks-2026 14, TRF26).
 */
typedef enum
{
  BRG_MODIFIER_CUT = 1 << 0,
  BRG_MODIFIER_MEDIAN = 1 << 1,
  BRG_MODIFIER_LIMIT = 1 << 2,
  BRG_MODIFIER_COEFFICIENT = 1 << 3,
  BRG_MODIFIER_UNRATED = 1 << 4,
  BRG_MODIFIER_FORFEITS = 1 << 5,
  BRG_MODIFIER_FORE = 1 << 6,
  BRG_MODIFIER_REVERSE = 1 << 7,
  BRG_MODIFIER_SCORE = 1 << 8,
  BRG_MODIFIER_DEPTH = 1 << 9,
} BrgModifier;

/**
 * BrgCriterion:
 * @code: code as in report files, `SB`, `BH`, `BH/C1/P`, with its modifiers in the order of TRF26;
 * a constant string
 * @article_fide: article of FIDE's list, or %NULL
 * @article_draughts: article of rus-draughts-2022, or %NULL
 * @for_swiss: whether it may be used in a Swiss
 * @for_round_robin: whether it may be used in a round robin
 * @aliases: other codes of the same criterion, separated by blanks, or %NULL
 * @article_chess: article of rus-chess-2014, or %NULL
 * @method: how it is computed; for the library alone
 *
 * One tie-break. There is one value for each code, which is never freed: two criteria are the same
 * if their addresses are.
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
 * Returns: (transfer none) (array length=n_criteria): what a menu offers; further ones come from
 *   modifiers, brg_criterion_parse()
 */
const BrgCriterion *brg_criteria (guint *n_criteria);

/**
 * brg_criterion_find:
 * @code: a code or an alias, in upper case, with modifiers if there are any
 *
 * Returns: (transfer none) (nullable): the criterion, %NULL when brg_criterion_parse() refuses
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
 * brg_criterion_parse:
 * @code: a code or an alias, in upper case, with modifiers if there are any:
 *   `NAME[:MP|:GP][/Cn|/Mn][/L+n|/Ln|/L-n][/Kn][/Un][/P][/F][/R]`; their order is free
 * @error: return location for an error: a sentence that names the code
 *
 * Finds the criterion of a code. The modifiers of one code must go with its criterion, each once;
 * cuts are 1 to 99, limits 1 to 99 half points, ratings 1 to 9999.
 *
 * Returns: (transfer none) (nullable): the criterion; the same address for the same criterion
 *   however the code is written
 */
const BrgCriterion *brg_criterion_parse (const char *code, GError **error);

/**
 * brg_criterion_get_plain:
 * @criterion: a criterion
 *
 * Returns: (transfer none): the criterion without modifiers: `BH` of `BH/C1/P`
 */
const BrgCriterion *brg_criterion_get_plain (const BrgCriterion *criterion);

/**
 * BRG_CRITERION_ERROR:
 *
 * Domain of what brg_criterion_parse() refuses; there is one code, 0.
 */
#define BRG_CRITERION_ERROR (brg_criterion_error_quark ())

GQuark brg_criterion_error_quark (void);

/**
 * brg_criterion_get_modifiers:
 * @criterion: a criterion
 *
 * Returns: the #BrgModifier that may be added to its code; 0 for one that has modifiers already
 */
guint brg_criterion_get_modifiers (const BrgCriterion *criterion);

/**
 * brg_criterion_is_ascending:
 * @criterion: a criterion
 *
 * Returns: whether less is better, as with start numbers; everywhere else more is better
 */
gboolean brg_criterion_is_ascending (const BrgCriterion *criterion);

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
 * One criterion of one player. For criteria that only exist among the tied (`DE`, `VSTOP`; of
 * teams `EDE` and its variants, `TBR`, `BBE`) the value is the place within the group that is tied
 * at that point of the list: 1 for the best, equal places shared; 0 when the player is alone there
 * or the criterion splits nothing. What is compared step by step shows the first step, even where a
 * later one decided: `FULLTR` the sum without one opponent, `KOYA+` and `KOYA-` Koya with one score
 * group more or fewer.
 */
typedef struct
{
  gboolean exists;
  BrgRational value;
} BrgStandingValue;

/**
 * brg_criterion_compare_values:
 * @criterion: a criterion
 * @a: a value of it
 * @b: another
 *
 * Returns: less than 0 when @a is the better one, more than 0 when @b is, 0 when they are equal
 */
gint brg_criterion_compare_values (const BrgCriterion *criterion,
                                   const BrgStandingValue *a,
                                   const BrgStandingValue *b);

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
