/* brg-tiebreaks.h - the criteria of the list, family by family
 *
 * What a method of each family expects in #BrgCriterionMethod.variant and its cuts is said here;
 * the rows are in brg-criteria.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-criterion.h"

G_BEGIN_DECLS

/* The arguments are those of the members of #BrgCriterionMethod. */
#define BRG_DECLARE_TIEBREAK_LIST(name)                                                      \
  void name (BrgScoreTable *table, const BrgCriterionMethod *method, const gint64 *prepared, \
             gint player, BrgShares *shares)
#define BRG_DECLARE_TIEBREAK_MEASURE(name) \
  gint name (const BrgScoreTable *table, gint player, gint round, const BrgCell *cell)
#define BRG_DECLARE_TIEBREAK_TOTAL(name)                                                  \
  BrgKey name (const BrgScoreTable *table, const BrgCriterionMethod *method, gint player, \
               const BrgShares *shares)
#define BRG_DECLARE_TIEBREAK_PREPARE(name) \
  gint64 *name (BrgScoreTable *table, const BrgCriterionMethod *method)
#define BRG_DECLARE_TIEBREAK_STEPS(name)                                                     \
  gint name (BrgScoreTable *table, const BrgCriterionMethod *method, const gint64 *prepared, \
             gint player, BrgWide *sums)
#define BRG_DECLARE_TIEBREAK_SPLIT(name) \
  void name (BrgScoreTable *table, const gint *group, gint n_group, gint *classes)
#define BRG_DECLARE_TIEBREAK_LIST_TIED(name) \
  void name (BrgScoreTable *table, const gint *group, gint n_group, gint player, BrgShares *shares)

/* brg-tiebreak-own.c: the player's own results; @variant: the unit of the measure */
BRG_DECLARE_TIEBREAK_LIST (brg_tiebreak_own_list);
BRG_DECLARE_TIEBREAK_MEASURE (brg_tiebreak_own_points);
BRG_DECLARE_TIEBREAK_MEASURE (brg_tiebreak_own_win);
BRG_DECLARE_TIEBREAK_MEASURE (brg_tiebreak_own_won);
BRG_DECLARE_TIEBREAK_MEASURE (brg_tiebreak_own_black_played);
BRG_DECLARE_TIEBREAK_MEASURE (brg_tiebreak_own_black_won);
BRG_DECLARE_TIEBREAK_MEASURE (brg_tiebreak_own_elected);
BRG_DECLARE_TIEBREAK_MEASURE (brg_tiebreak_own_standard);
BRG_DECLARE_TIEBREAK_LIST (brg_tiebreak_own_progress);
BRG_DECLARE_TIEBREAK_LIST (brg_tiebreak_own_list_nothing);
BRG_DECLARE_TIEBREAK_TOTAL (brg_tiebreak_own_number);

/* brg-tiebreak-buchholz.c: the opponents' scores */
BRG_DECLARE_TIEBREAK_LIST (brg_tiebreak_buchholz_plain);
BRG_DECLARE_TIEBREAK_PREPARE (brg_tiebreak_buchholz_prepare);
BRG_DECLARE_TIEBREAK_LIST (brg_tiebreak_buchholz_of_opponents);
BRG_DECLARE_TIEBREAK_LIST (brg_tiebreak_buchholz_times_points);
BRG_DECLARE_TIEBREAK_LIST (brg_tiebreak_buchholz_of_played);
BRG_DECLARE_TIEBREAK_TOTAL (brg_tiebreak_buchholz_average);
BRG_DECLARE_TIEBREAK_STEPS (brg_tiebreak_buchholz_list_truncated);

/* brg-tiebreak-sonneborn.c: the opponents' scores weighed by the result; @variant: what divides the
 * sum, 2 for half scaling, 1 for double */
BRG_DECLARE_TIEBREAK_LIST (brg_tiebreak_sonneborn_berger);
BRG_DECLARE_TIEBREAK_LIST (brg_tiebreak_sonneborn_shmulyan);
BRG_DECLARE_TIEBREAK_LIST (brg_tiebreak_sonneborn_riga);

/* brg-tiebreak-koya.c: points against the better half; @variant: half points that move the limit,
 * or score groups to be added or left out; for the steps its sign alone */
BRG_DECLARE_TIEBREAK_PREPARE (brg_tiebreak_koya_prepare_limit);
BRG_DECLARE_TIEBREAK_PREPARE (brg_tiebreak_koya_prepare_groups);
BRG_DECLARE_TIEBREAK_PREPARE (brg_tiebreak_koya_prepare_steps);
BRG_DECLARE_TIEBREAK_LIST (brg_tiebreak_koya_list);
BRG_DECLARE_TIEBREAK_LIST (brg_tiebreak_koya_list_first_step);
BRG_DECLARE_TIEBREAK_STEPS (brg_tiebreak_koya_list_extended);

/* brg-tiebreak-direct.c: results among the tied, and against the others in order of places */
BRG_DECLARE_TIEBREAK_SPLIT (brg_tiebreak_direct_split);
BRG_DECLARE_TIEBREAK_LIST_TIED (brg_tiebreak_direct_list);
/* without looking at subsets that are still equal */
BRG_DECLARE_TIEBREAK_SPLIT (brg_tiebreak_direct_split_once);
BRG_DECLARE_TIEBREAK_SPLIT (brg_tiebreak_direct_split_by_others);
BRG_DECLARE_TIEBREAK_LIST_TIED (brg_tiebreak_direct_list_others);

/* brg-tiebreak-rating.c: the opponents' ratings */
BRG_DECLARE_TIEBREAK_LIST (brg_tiebreak_rating_of_played);
BRG_DECLARE_TIEBREAK_LIST (brg_tiebreak_rating_near_own);
BRG_DECLARE_TIEBREAK_TOTAL (brg_tiebreak_rating_average);
BRG_DECLARE_TIEBREAK_TOTAL (brg_tiebreak_rating_per_round);
BRG_DECLARE_TIEBREAK_TOTAL (brg_tiebreak_rating_performance);
BRG_DECLARE_TIEBREAK_TOTAL (brg_tiebreak_rating_perfect);
BRG_DECLARE_TIEBREAK_PREPARE (brg_tiebreak_rating_prepare_performance);
BRG_DECLARE_TIEBREAK_PREPARE (brg_tiebreak_rating_prepare_perfect);
BRG_DECLARE_TIEBREAK_LIST (brg_tiebreak_rating_prepared_of_played);
BRG_DECLARE_TIEBREAK_TOTAL (brg_tiebreak_rating_own);

/* brg-tiebreak-team.c: the two scores of a team; @variant: the #BrgScoreView of the points made
 * against an opponent, whose score is that of #BrgCriterionMethod.views */
BRG_DECLARE_TIEBREAK_TOTAL (brg_tiebreak_team_total);
BRG_DECLARE_TIEBREAK_LIST (brg_tiebreak_team_both);
BRG_DECLARE_TIEBREAK_LIST (brg_tiebreak_team_sonneborn);
BRG_DECLARE_TIEBREAK_LIST (brg_tiebreak_team_shmulyan);
BRG_DECLARE_TIEBREAK_LIST (brg_tiebreak_team_combined);

/* brg-tiebreak-team-direct.c: the direct encounter by both scores, and for two teams that are still
 * equal by their boards */
BRG_DECLARE_TIEBREAK_SPLIT (brg_tiebreak_team_direct_split);
BRG_DECLARE_TIEBREAK_SPLIT (brg_tiebreak_team_direct_split_count);
BRG_DECLARE_TIEBREAK_SPLIT (brg_tiebreak_team_direct_split_top);
BRG_DECLARE_TIEBREAK_SPLIT (brg_tiebreak_team_direct_split_bottom);
BRG_DECLARE_TIEBREAK_SPLIT (brg_tiebreak_team_direct_split_count_top);
BRG_DECLARE_TIEBREAK_SPLIT (brg_tiebreak_team_direct_split_count_bottom);
/* the secondary score of the match stands in the place of the opponent's score */
BRG_DECLARE_TIEBREAK_LIST_TIED (brg_tiebreak_team_direct_list);

/* brg-tiebreak-team-boards.c: results on the boards of the matches */
BRG_DECLARE_TIEBREAK_LIST (brg_tiebreak_team_boards_count);
/* @variant: 0 from the first board down, 1 without the last boards */
BRG_DECLARE_TIEBREAK_STEPS (brg_tiebreak_team_boards_list_steps);
/* the board stands in the place of the score */
BRG_DECLARE_TIEBREAK_LIST_TIED (brg_tiebreak_team_boards_list);

G_END_DECLS
