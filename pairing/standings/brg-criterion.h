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
  gint64 value;
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
  gint64 value_unit;
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
  gint64 num;
  gint64 unit;
} BrgKey;

/**
 * brg_criterion_to_rational:
 * @num: a number in units of 1 / @unit
 * @unit: parts of 1
 *
 * Returns: the number as a fraction for display and comparison by callers; a fraction that would be
 *   finer than 1 / 2^31 is rounded to a millionth. The order of the standings never depends on it
 */
BrgRational brg_criterion_to_rational (gint64 num, gint64 unit);

/**
 * BrgCriterionMethod:
 * @prepare: (nullable): makes one number a player that @list needs, freed with g_free()
 * @list: (nullable): lists the shares of a player
 * @measure: (nullable): what one of the player's own rounds is worth, for brg_tiebreak_own_list()
 * @total: (nullable): makes the value of the shares; by default their sum
 * @split: (nullable): for criteria that exist only among the tied: gives every member of the group
 *   a class, 0 for the best, 1 for the next
 * @list_tied: (nullable): lists the shares of a member of a tied group
 * @cut_low: how many least significant shares are cut
 * @cut_high: how many most significant shares are cut
 * @variant: a number whose meaning the family defines
 * @needs_ratings: whether fide-tiebreaks-2026 10 drops it when somebody is unrated
 * @basis: the score of teams that it is made of; the functions get the table of that score
 * @for_teams: whether only teams have it
 * @is_ascending: whether the lower value has the better place
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
  gint cut_low;
  gint cut_high;
  gint variant;
  gboolean needs_ratings;
  BrgBasis basis;
  gboolean for_teams;
  gboolean is_ascending;
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
void brg_shares_add (BrgShares *shares, gint round, gint opponent, gint64 score, gint64 value);

/**
 * brg_shares_add_meeting:
 * @shares: a list
 * @meeting: a round that enters the sums
 * @value: the share
 */
void brg_shares_add_meeting (BrgShares *shares, const BrgMeeting *meeting, gint64 value);

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
gint64 brg_shares_sum (const BrgShares *shares, gint *n_left);

/**
 * brg_criterion_method_list:
 * @method: a method that has @list
 * @table: a table
 * @prepared: (nullable): what brg_criterion_method_prepare() made
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
