/* brg-criterion.h - how a tie-break is computed: shares, cuts, totals
 *
 * A criterion lists, for one player, the shares of his rounds; what is not cut adds up to the
 * value. The same list is the sum on the wall and the explanation, so the two cannot differ. A new
 * criterion is a row in brg-criteria.c and a function in the file of its family.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-score-table.h"
#include "brg-tie-break.h"

G_BEGIN_DECLS

/**
 * BrgShare:
 * @round: the round, 0 when the share belongs to none
 * @opponent: index of the opponent, or %BRG_NOBODY
 * @is_dummy: whether @score is that of a dummy
 * @is_capped: whether the dummy's score was cut down to a limit
 * @is_voluntary: whether the round is unplayed by the player's own doing
 * @is_cut: whether the share is left out
 * @score: what the opponent counts, in units of 1 / #BrgShares.score_unit
 * @value: the share, in units of 1 / #BrgShares.value_unit
 *
 * What one round adds to a criterion.
 */
typedef struct
{
  gint round;
  gint opponent;
  gboolean is_dummy;
  gboolean is_capped;
  gboolean is_voluntary;
  gboolean is_cut;
  gint64 score;
  BrgWide value;
} BrgShare;

/**
 * BrgShares:
 * @items: (element-type BrgShare): the shares
 * @score_unit: parts of 1 in which scores are held; the same for all players of a criterion
 * @value_unit: parts of 1 in which values are held; likewise
 */
typedef struct
{
  GArray *items;
  gint64 score_unit;
  BrgWide value_unit;
} BrgShares;

/**
 * BrgKey:
 * @exists: whether there is a value
 * @num: the value in units of 1 / @unit
 * @unit: the same for all players of a criterion, so that keys compare by @num
 */
typedef struct
{
  gboolean exists;
  BrgWide num;
  BrgWide unit;
} BrgKey;

/**
 * brg_criterion_to_rational:
 * @num: a number in units of 1 / @unit
 * @unit: parts of 1
 *
 * Returns: the number as a fraction for display and comparison by callers; a fraction that would be
 *   finer than 1 / 2^31 is rounded to a millionth. The order of the standings never depends on it
 */
BrgRational brg_criterion_to_rational (BrgWide num, BrgWide unit);

/**
 * BrgCriterionMethod:
 * @prepare: (nullable): makes one number a player that @list needs, freed with g_free()
 * @list: (nullable): lists the shares of a player
 * @measure: (nullable): what one of the player's own rounds is worth, for brg_tiebreak_own_list()
 * @total: (nullable): makes the value of the shares; by default their sum
 * @split: (nullable): for criteria that exist only among the tied: gives every member of the group
 *   a class, 0 for the best, 1 for the next
 * @list_tied: (nullable): lists the shares of a member of a tied group
 * @list_steps: (nullable): for criteria that are compared step by step, the first step that differs
 *   deciding: writes the player's sum of every step in the unit of the shares, at most
 *   #BrgScoreTable.n_rounds + #BrgScoreTable.n_score_groups + #BrgTournament.n_boards; returns how
 * many steps there are. A step that one of two players lacks counts 0
 * @cut_low: how many least significant shares are cut
 * @cut_high: how many most significant shares are cut
 * @variant: a number whose meaning the family defines
 * @needs_ratings: whether fide-tiebreaks-2026 10 drops it when somebody is unrated
 * @modifiers: the #BrgModifier that its plain code may have
 * @puts_absent_behind: whether rus-chess-2014 30.4.3 holds: who chose to miss more than two games
 *   ranks behind all others
 * @cuts_first: whether @cut_low takes the first shares instead of the least significant
 * @is_ascending: whether less is better
 * @unrated: what who has no rating counts, 0 when nothing was said
 * @coefficient: what `/K` said, 0 for nothing
 * @views: the #BrgScoreView of the table that it is made of
 * @for_teams: whether only teams have it
 */
struct _BrgCriterionMethod
{
  gint64 *(*prepare) (BrgScoreTable *table, const BrgCriterionMethod *method);
  void (*list) (BrgScoreTable *table,
                const BrgCriterionMethod *method,
                const gint64 *prepared,
                gint player,
                BrgShares *shares);
  gint (*measure) (const BrgScoreTable *table, gint player, gint round, const BrgCell *cell);
  BrgKey (*total) (const BrgScoreTable *table,
                   const BrgCriterionMethod *method,
                   gint player,
                   const BrgShares *shares);
  void (*split) (BrgScoreTable *table, const gint *group, gint n_group, gint *classes);
  void (*list_tied) (BrgScoreTable *table,
                     const gint *group,
                     gint n_group,
                     gint player,
                     BrgShares *shares);
  gint (*list_steps) (BrgScoreTable *table,
                      const BrgCriterionMethod *method,
                      const gint64 *prepared,
                      gint player,
                      BrgWide *sums);
  gint cut_low;
  gint cut_high;
  gint variant;
  gboolean needs_ratings;
  guint modifiers;
  gboolean puts_absent_behind;
  gboolean cuts_first;
  gboolean is_ascending;
  gint unrated;
  gint coefficient;
  guint views;
  gboolean for_teams;
};

/**
 * brg_shares_init:
 * @shares: (out): an empty list in units of 1
 */
void brg_shares_init (BrgShares *shares);

/**
 * brg_shares_clear:
 * @shares: a list
 *
 * Frees what the list holds.
 */
void brg_shares_clear (BrgShares *shares);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgShares, brg_shares_clear)

/**
 * brg_shares_add:
 * @shares: a list
 * @round: the round
 * @opponent: index of the opponent, or %BRG_NOBODY
 * @score: what he counts
 * @value: the share
 */
void brg_shares_add (BrgShares *shares, gint round, gint opponent, gint64 score, BrgWide value);

/**
 * brg_shares_add_meeting:
 * @shares: a list
 * @meeting: a round that enters the sums
 * @value: the share
 */
void brg_shares_add_meeting (BrgShares *shares, const BrgMeeting *meeting, BrgWide value);

/**
 * brg_shares_cut:
 * @shares: a list
 * @low: how many of the least significant to cut
 * @high: how many of the most significant to cut after that
 *
 * The least significant share is the one with the lowest score, of several the one with the lowest
 * value. A voluntary unplayed round is cut first, see fide-tiebreaks-2026 16.5.
 */
void brg_shares_cut (BrgShares *shares, gint low, gint high);

/**
 * brg_shares_sum:
 * @shares: a list
 * @n_left: (out) (optional): how many shares are not cut
 *
 * Returns: the sum of what is not cut
 */
BrgWide brg_shares_sum (const BrgShares *shares, gint *n_left);

/**
 * brg_criterion_method_list:
 * @method: a method that has @list
 * @table: a table, with the views of @method
 * @prepared: (nullable): what #BrgCriterionMethod.prepare made
 * @player: index of a player
 * @shares: an initialised list, which is emptied first
 *
 * Lists and cuts the shares of a player.
 */
void brg_criterion_method_list (const BrgCriterionMethod *method,
                                BrgScoreTable *table,
                                const gint64 *prepared,
                                gint player,
                                BrgShares *shares);

/**
 * brg_criterion_method_total:
 * @method: a method that has @list
 * @table: a table
 * @player: index of a player
 * @shares: his shares
 *
 * Returns: the value
 */
BrgKey brg_criterion_method_total (const BrgCriterionMethod *method,
                                   const BrgScoreTable *table,
                                   gint player,
                                   const BrgShares *shares);

/**
 * brg_criterion_method_exists:
 * @method: a method
 * @table: a table
 *
 * Returns: whether the criterion has values at all in this tournament
 */
gboolean brg_criterion_method_exists (const BrgCriterionMethod *method, const BrgScoreTable *table);

/**
 * brg_criterion_method_compute:
 * @method: a method that has @list
 * @table: a table
 *
 * Returns: (transfer full) (array): the values of all players; none for those who do not count
 */
BrgKey *brg_criterion_method_compute (const BrgCriterionMethod *method, BrgScoreTable *table);

/**
 * brg_criterion_split_by_steps:
 * @method: a method that has @list_steps
 * @table: a table, with the views of @method
 * @group: (array length=n_group): indices of players who are equal so far
 * @n_group: how many there are
 * @classes: (array length=n_group) (out caller-allocates): a class for everybody, 0 for the best
 *
 * Compares step by step: two players are parted by the first step that differs.
 */
void brg_criterion_split_by_steps (const BrgCriterionMethod *method,
                                   BrgScoreTable *table,
                                   const gint *group,
                                   gint n_group,
                                   gint *classes);

/**
 * brg_criterion_method_numbers:
 * @method: a method that has @list
 * @table: a table
 *
 * For criteria that are made of another criterion of the opponents.
 *
 * Returns: (transfer full) (array): the values of all players in units of the criterion, 0 where
 *   there is none
 */
gint64 *brg_criterion_method_numbers (const BrgCriterionMethod *method, BrgScoreTable *table);

G_END_DECLS
