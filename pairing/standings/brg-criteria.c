/* brg-criteria.c - the tie-breaks that the program offers, one row each
 *
 * Rules: fide-tiebreaks-2026 6 to 10, 14; rus-draughts-2022 5.4.8.2 to 5.4.8.10, 5.4.9.6;
 *   rus-chess-2014 30
 * Tests: tests/pairing/test-standings.c, tests/pairing/test-tiebreaks.c,
 *   tests/pairing/test-team-standings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-criteria.h"

#include <string.h>

#include "brg-tiebreaks.h"

#define FIDE(article) ("fide-tiebreaks-2026 " article)
#define DRAUGHTS(article) ("rus-draughts-2022 " article)
#define CHESS(article) ("rus-chess-2014 " article)
#define METHOD(...) (&(const BrgCriterionMethod){ __VA_ARGS__ })

/* Where it may be used: Swiss, round robin */
#define ANYWHERE TRUE, TRUE
#define SWISS TRUE, FALSE
#define ROUND_ROBIN FALSE, TRUE

/* What may follow a code, see #BrgModifier. */
#define CUTS (BRG_MODIFIER_CUT | BRG_MODIFIER_MEDIAN)
#define CUT BRG_MODIFIER_CUT
#define LIMIT BRG_MODIFIER_LIMIT
#define FORFEITS BRG_MODIFIER_FORFEITS
#define FORE BRG_MODIFIER_FORE
#define REVERSE BRG_MODIFIER_REVERSE
#define UNRATED BRG_MODIFIER_UNRATED
#define SCORE BRG_MODIFIER_SCORE
#define DEPTH BRG_MODIFIER_DEPTH

/* What stands after the arguments of a family are further members of its method. */
#define OWN(function, unit, ...)                                                 \
  METHOD (.list = brg_tiebreak_own_list, .measure = brg_tiebreak_own_##function, \
          .variant = (unit), __VA_ARGS__)
#define BUCHHOLZ(low, high, ...) \
  METHOD (.list = brg_tiebreak_buchholz_plain, .cut_low = (low), .cut_high = (high), __VA_ARGS__)
#define SONNEBORN(function, divisor, low, ...)                                               \
  METHOD (.list = brg_tiebreak_sonneborn_##function, .variant = (divisor), .cut_low = (low), \
          __VA_ARGS__)
#define PROGRESS(low, ...) \
  METHOD (.list = brg_tiebreak_own_progress, .cut_low = (low), .cuts_first = TRUE, __VA_ARGS__)
#define EXTENDED_KOYA(step)                                                                      \
  METHOD (.prepare = brg_tiebreak_koya_prepare_steps, .list = brg_tiebreak_koya_list_first_step, \
          .list_steps = brg_tiebreak_koya_list_extended, .variant = (step))
#define KOYA(what, step, ...)                                                          \
  METHOD (.prepare = brg_tiebreak_koya_prepare_##what, .list = brg_tiebreak_koya_list, \
          .variant = (step), __VA_ARGS__)
#define RATING(lister, maker, low, ...)                                               \
  METHOD (.list = brg_tiebreak_rating_##lister, .total = brg_tiebreak_rating_##maker, \
          .cut_low = (low), .needs_ratings = TRUE, __VA_ARGS__)

/* One of a team's scores */
#define OF_TEAM(score) .views = BRG_VIEW_##score##_POINTS, .for_teams = TRUE
#define SCORE_OF_TEAM(view)                                                          \
  METHOD (.list = brg_tiebreak_own_list, .measure = brg_tiebreak_own_points,         \
          .total = brg_tiebreak_team_total, .variant = BRG_POINT, .for_teams = TRUE, \
          .views = BRG_VIEW_##view)
/* Points of the first kind of the opponents, of the second against them */
#define OF_OPPONENTS(function, total, against, low, allowed)                       \
  METHOD (.list = brg_tiebreak_team_##function, .cut_low = (low), OF_TEAM (total), \
          .variant = BRG_VIEW_##against##_POINTS, .modifiers = (allowed))
#define AMONG_TEAMS(function, lister, allowed)                                                   \
  METHOD (.split = brg_tiebreak_team_##function, .list_tied = brg_tiebreak_team_##lister##_list, \
          .for_teams = TRUE, .modifiers = (allowed))

#define BOARDS_OF_TEAM(from_bottom)                          \
  METHOD (.list_steps = brg_tiebreak_team_boards_list_steps, \
          .list_tied = brg_tiebreak_team_boards_list, .for_teams = TRUE, .variant = (from_bottom))

/* The order is that of menus: opponents' scores, own results, among the tied, ratings. */
static const BrgCriterion criteria[] = {
  { "BH", FIDE ("8.1"), DRAUGHTS ("5.4.8.5"), SWISS, "SOLK", CHESS ("30.3.1"),
    BUCHHOLZ (0, 0, .modifiers = CUTS | FORFEITS | FORE | SCORE) },
  { "BH/C1", FIDE ("14.1"), DRAUGHTS ("5.4.8.7"), SWISS, "SHORT", CHESS ("30.3.1.3"),
    BUCHHOLZ (1, 0) },
  { "BH/C2", FIDE ("14.2"), DRAUGHTS ("5.4.8.7"), SWISS, "CUT2", CHESS ("30.3.1.4"),
    BUCHHOLZ (2, 0) },
  { "BH/C3", FIDE ("14"), DRAUGHTS ("5.4.8.7"), SWISS, "CUT3", NULL,
    BUCHHOLZ (3, 0, .modifiers = DEPTH) },
  { "BH/M1", FIDE ("14.3"), DRAUGHTS ("5.4.8.6"), SWISS, "MED", CHESS ("30.3.1.1"),
    BUCHHOLZ (1, 1) },
  { "BH/M2", FIDE ("14.4"), NULL, SWISS, "MED2", CHESS ("30.3.1.2"),
    BUCHHOLZ (2, 2, .modifiers = DEPTH) },
  { "FULLTR", NULL, DRAUGHTS ("5.4.8.7"), SWISS, NULL, NULL,
    METHOD (.list = brg_tiebreak_buchholz_plain,
            .cut_low = 1,
            .list_steps = brg_tiebreak_buchholz_list_truncated) },
  { "FB", FIDE ("8.3"), NULL, SWISS, NULL, NULL,
    METHOD (.list = brg_tiebreak_buchholz_plain,
            .views = BRG_VIEW_FORE,
            .modifiers = CUTS | FORFEITS | SCORE) },
  { "FB/C1", FIDE ("14.1"), NULL, SWISS, NULL, NULL,
    METHOD (.list = brg_tiebreak_buchholz_plain,
            .cut_low = 1,
            .views = BRG_VIEW_FORE,
            .modifiers = DEPTH) },
  { "AOB", FIDE ("8.2"), NULL, SWISS, NULL, NULL,
    METHOD (.prepare = brg_tiebreak_buchholz_prepare,
            .list = brg_tiebreak_buchholz_of_played,
            .total = brg_tiebreak_buchholz_average,
            .modifiers = FORFEITS | FORE | SCORE) },
  { "SOLK+", NULL, DRAUGHTS ("5.4.8.8"), SWISS, NULL, CHESS ("30.3.1.5"),
    METHOD (.prepare = brg_tiebreak_buchholz_prepare,
            .list = brg_tiebreak_buchholz_of_opponents,
            .modifiers = CUTS | FORFEITS) },
  { "SOLKBAL", NULL, DRAUGHTS ("5.4.8.9"), SWISS, NULL, NULL,
    METHOD (.prepare = brg_tiebreak_buchholz_prepare,
            .list = brg_tiebreak_buchholz_times_points,
            .modifiers = CUT | FORFEITS) },
  { "SB", FIDE ("9.1"), DRAUGHTS ("5.4.8.3.1"), ANYWHERE, NULL, CHESS ("30.3.2.1"),
    SONNEBORN (berger, 2, 0, .modifiers = CUTS | FORFEITS | SCORE) },
  { "SB/C1", FIDE ("14.1"), NULL, ANYWHERE, NULL, NULL,
    SONNEBORN (berger, 2, 1, .modifiers = DEPTH) },
  { "SB2", NULL, DRAUGHTS ("5.4.8.3.1"), ANYWHERE, NULL, NULL,
    SONNEBORN (berger, 1, 0, .modifiers = CUTS | FORFEITS) },
  { "SHM", NULL, DRAUGHTS ("5.4.8.4.1"), ROUND_ROBIN, NULL, NULL, SONNEBORN (shmulyan, 0, 0) },
  { "RIGA", NULL, DRAUGHTS ("5.4.8.10"), ANYWHERE, NULL, NULL, SONNEBORN (riga, 0, 0) },
  { "KS", FIDE ("9.2"), NULL, ROUND_ROBIN, "KOYA", CHESS ("30.1.2"),
    KOYA (limit, 0, .modifiers = LIMIT | SCORE) },
  { "KS/L+1", FIDE ("14.5"), NULL, ROUND_ROBIN, "KS/L1", NULL,
    KOYA (limit, 1, .modifiers = DEPTH) },
  { "KS/L-1", FIDE ("14.5"), NULL, ROUND_ROBIN, NULL, NULL, KOYA (limit, -1, .modifiers = DEPTH) },
  { "KOYA+1", NULL, NULL, ROUND_ROBIN, NULL, CHESS ("30.1.3"),
    KOYA (groups, 1, .modifiers = DEPTH) },
  { "KOYA-1", NULL, NULL, ROUND_ROBIN, NULL, CHESS ("30.1.3"),
    KOYA (groups, -1, .modifiers = DEPTH) },
  { "KOYA+", NULL, NULL, ROUND_ROBIN, NULL, CHESS ("30.1.3"), EXTENDED_KOYA (1) },
  { "KOYA-", NULL, NULL, ROUND_ROBIN, NULL, CHESS ("30.1.3"), EXTENDED_KOYA (-1) },
  { "WIN", FIDE ("7.1"), DRAUGHTS ("5.4.8.2"), ANYWHERE, NULL, CHESS ("30.1.4"),
    OWN (win, 1, .modifiers = SCORE) },
  { "WON", FIDE ("7.2"), NULL, ANYWHERE, NULL, CHESS ("30.1.4"), OWN (won, 1) },
  { "BPG", FIDE ("7.3"), NULL, ANYWHERE, "BLACK", CHESS ("30.1.5"), OWN (black_played, 1) },
  { "BWG", FIDE ("7.4"), NULL, ANYWHERE, NULL, NULL, OWN (black_won, 1) },
  { "PS", FIDE ("7.5"), NULL, ANYWHERE, "PROG", CHESS ("30.1.1"),
    PROGRESS (0, .modifiers = CUT | SCORE) },
  { "PS/C1", FIDE ("14.1"), NULL, ANYWHERE, "PROG1", CHESS ("30.1.1.1"), PROGRESS (1) },
  { "PS/C2", FIDE ("14.2"), NULL, ANYWHERE, "PROG2", CHESS ("30.1.1.1"),
    PROGRESS (2, .modifiers = DEPTH) },
  { "REP", FIDE ("7.6"), NULL, ANYWHERE, "GE", NULL, OWN (elected, 1) },
  { "STD", FIDE ("7.7"), NULL, ANYWHERE, NULL, NULL, OWN (standard, 2, .modifiers = SCORE) },
  { "DE", FIDE ("6"), DRAUGHTS ("5.4.8.2"), ANYWHERE, NULL, CHESS ("30.1.6"),
    METHOD (.split = brg_tiebreak_direct_split,
            .list_tied = brg_tiebreak_direct_list,
            .modifiers = FORFEITS | SCORE) },
  { "VSTOP", NULL, DRAUGHTS ("5.4.8.2"), ANYWHERE, NULL, NULL,
    METHOD (.split = brg_tiebreak_direct_split_by_others,
            .list_tied = brg_tiebreak_direct_list_others) },
  { "ARO", FIDE ("10.1"), NULL, ANYWHERE, "ARO_G", NULL,
    RATING (of_played, average, 0, .modifiers = CUTS | FORFEITS | UNRATED) },
  { "ARO/C1", FIDE ("14.1"), NULL, ANYWHERE, "ARO1_G", CHESS ("30.4.2"),
    RATING (of_played, average, 1, .modifiers = DEPTH) },
  { "ARO_R", NULL, NULL, ANYWHERE, NULL, CHESS ("30.4.1"),
    RATING (of_played, per_round, 0, .modifiers = CUTS | UNRATED) },
  { "TPR", FIDE ("10.2"), NULL, ANYWHERE, NULL, CHESS ("30.4.3"),
    RATING (of_played, performance, 0, .puts_absent_behind = TRUE, .modifiers = UNRATED) },
  { "TPR400", NULL, NULL, ANYWHERE, NULL, CHESS ("30.4.3.1"),
    RATING (near_own, performance, 0, .puts_absent_behind = TRUE, .modifiers = UNRATED) },
  { "PTP", FIDE ("10.3"), NULL, ANYWHERE, NULL, NULL,
    RATING (of_played, perfect, 0, .modifiers = UNRATED) },
  { "APRO", FIDE ("10.4"), NULL, ANYWHERE, NULL, NULL,
    METHOD (.prepare = brg_tiebreak_rating_prepare_performance,
            .list = brg_tiebreak_rating_prepared_of_played,
            .total = brg_tiebreak_rating_average,
            .needs_ratings = TRUE,
            .modifiers = UNRATED) },
  { "APPO", FIDE ("10.5"), NULL, ANYWHERE, NULL, NULL,
    METHOD (.prepare = brg_tiebreak_rating_prepare_perfect,
            .list = brg_tiebreak_rating_prepared_of_played,
            .total = brg_tiebreak_rating_average,
            .needs_ratings = TRUE,
            .modifiers = UNRATED) },
  { "RATSUM", NULL, DRAUGHTS ("5.4.8.2"), ANYWHERE, NULL, NULL,
    METHOD (.list = brg_tiebreak_rating_of_played,
            .needs_ratings = TRUE,
            .modifiers = CUTS | UNRATED) },
  { "RTNG", FIDE ("10.6"), NULL, ANYWHERE, NULL, NULL,
    METHOD (.list = brg_tiebreak_own_list_nothing,
            .total = brg_tiebreak_rating_own,
            .needs_ratings = TRUE,
            .modifiers = UNRATED | REVERSE) },
  { "TPN", FIDE ("7.8"), NULL, ANYWHERE, NULL, NULL,
    METHOD (.list = brg_tiebreak_own_list_nothing,
            .total = brg_tiebreak_own_number,
            .is_ascending = TRUE,
            .modifiers = REVERSE) },

  /* Of teams alone. FIDE's articles are named where an individual criterion is of the same one. */
  { "MPTS", NULL, DRAUGHTS ("5.4.9.6.1"), ANYWHERE, "MP", CHESS ("30.2.1"),
    SCORE_OF_TEAM (MATCH_POINTS) },
  { "GPTS", NULL, DRAUGHTS ("5.4.9.6.2"), ANYWHERE, "GP", CHESS ("30.2.2"),
    SCORE_OF_TEAM (BOARD_POINTS) },
  { "MPvGP", NULL, NULL, ANYWHERE, "MPVGP", NULL, SCORE_OF_TEAM (OTHER_SCORE) },
  { "MPGP", NULL, NULL, ANYWHERE, NULL, CHESS ("30.2.3"),
    METHOD (.list = brg_tiebreak_team_both, .for_teams = TRUE) },
  { "WIN:MP", FIDE ("7.1"), DRAUGHTS ("5.4.9.6.1"), ANYWHERE, "MWIN", NULL,
    OWN (win, 1, OF_TEAM (MATCH)) },
  { "WON:MP", FIDE ("7.2"), NULL, ANYWHERE, NULL, NULL, OWN (won, 1, OF_TEAM (MATCH)) },
  { "DE:MP", FIDE ("6"), DRAUGHTS ("5.4.9.6.1"), ANYWHERE, "TDE", CHESS ("30.2.4"),
    METHOD (.split = brg_tiebreak_direct_split,
            .list_tied = brg_tiebreak_direct_list,
            OF_TEAM (MATCH)) },
  { "DE:GP", FIDE ("6"), NULL, ANYWHERE, NULL, CHESS ("30.2.4"),
    METHOD (.split = brg_tiebreak_direct_split,
            .list_tied = brg_tiebreak_direct_list,
            OF_TEAM (BOARD)) },
  { "EDE", NULL, NULL, ANYWHERE, NULL, NULL, AMONG_TEAMS (direct_split, direct, FORFEITS) },
  { "EDEC", NULL, NULL, ANYWHERE, NULL, NULL, AMONG_TEAMS (direct_split_count, direct, FORFEITS) },
  { "EDET", NULL, NULL, ANYWHERE, NULL, NULL, AMONG_TEAMS (direct_split_top, direct, FORFEITS) },
  { "EDEB", NULL, NULL, ANYWHERE, NULL, NULL, AMONG_TEAMS (direct_split_bottom, direct, FORFEITS) },
  { "EDEBT", NULL, NULL, ANYWHERE, NULL, NULL,
    AMONG_TEAMS (direct_split_count_top, direct, FORFEITS) },
  { "EDEBB", NULL, NULL, ANYWHERE, NULL, NULL,
    AMONG_TEAMS (direct_split_count_bottom, direct, FORFEITS) },
  { "EMMSB", NULL, NULL, ANYWHERE, "SBMM", CHESS ("30.3.2.2"),
    OF_OPPONENTS (sonneborn, MATCH, MATCH, 0, CUTS | FORFEITS) },
  { "EMMSB/C1", FIDE ("14.1"), NULL, ANYWHERE, NULL, NULL,
    OF_OPPONENTS (sonneborn, MATCH, MATCH, 1, 0) },
  { "EMGSB", NULL, DRAUGHTS ("5.4.8.3.2"), ANYWHERE, "SBMG", CHESS ("30.3.2.2"),
    OF_OPPONENTS (sonneborn, MATCH, BOARD, 0, CUTS | FORFEITS) },
  { "EMGSB/C1", FIDE ("14.1"), NULL, ANYWHERE, NULL, NULL,
    OF_OPPONENTS (sonneborn, MATCH, BOARD, 1, 0) },
  { "EGMSB", NULL, NULL, ANYWHERE, "SBGM", CHESS ("30.3.2.2"),
    OF_OPPONENTS (sonneborn, BOARD, MATCH, 0, CUTS | FORFEITS) },
  { "EGMSB/C1", FIDE ("14.1"), NULL, ANYWHERE, NULL, NULL,
    OF_OPPONENTS (sonneborn, BOARD, MATCH, 1, 0) },
  { "EGGSB", NULL, DRAUGHTS ("5.4.8.3.2"), ANYWHERE, "SBGG", CHESS ("30.3.2.2"),
    OF_OPPONENTS (sonneborn, BOARD, BOARD, 0, CUTS | FORFEITS) },
  { "EGGSB/C1", FIDE ("14.1"), NULL, ANYWHERE, NULL, NULL,
    OF_OPPONENTS (sonneborn, BOARD, BOARD, 1, 0) },
  { "SHMG", NULL, DRAUGHTS ("5.4.8.4.2"), ROUND_ROBIN, NULL, NULL,
    OF_OPPONENTS (shmulyan, MATCH, BOARD, 0, 0) },
  { "SHGG", NULL, DRAUGHTS ("5.4.8.4.2"), ROUND_ROBIN, NULL, NULL,
    OF_OPPONENTS (shmulyan, BOARD, BOARD, 0, 0) },
  { "BH:MP", FIDE ("8.1"), DRAUGHTS ("5.4.8.5"), SWISS, "SOLKM", CHESS ("30.3.1"),
    BUCHHOLZ (0, 0, OF_TEAM (MATCH)) },
  { "BH:MP/C1", FIDE ("14.1"), DRAUGHTS ("5.4.8.7"), SWISS, NULL, CHESS ("30.3.1.3"),
    BUCHHOLZ (1, 0, OF_TEAM (MATCH)) },
  { "BH:GP", FIDE ("8.1"), DRAUGHTS ("5.4.8.5"), SWISS, "SOLKG", CHESS ("30.3.1"),
    BUCHHOLZ (0, 0, OF_TEAM (BOARD)) },
  { "BH:GP/C1", FIDE ("14.1"), DRAUGHTS ("5.4.8.7"), SWISS, NULL, CHESS ("30.3.1.3"),
    BUCHHOLZ (1, 0, OF_TEAM (BOARD)) },
  { "SSSC", NULL, NULL, SWISS, NULL, NULL,
    METHOD (.list = brg_tiebreak_team_combined,
            .for_teams = TRUE,
            .modifiers = BRG_MODIFIER_COEFFICIENT | FORFEITS) },
  { "BC", NULL, NULL, ANYWHERE, NULL, NULL,
    METHOD (.list = brg_tiebreak_team_boards_count, .for_teams = TRUE, .is_ascending = TRUE) },
  { "TBR", NULL, DRAUGHTS ("5.4.9.6.1"), ANYWHERE, "BOARDS", NULL, BOARDS_OF_TEAM (0) },
  { "BBE", NULL, NULL, ANYWHERE, NULL, NULL, BOARDS_OF_TEAM (1) },
};

const BrgCriterion *
brg_criteria (guint *n_criteria)
{
  g_return_val_if_fail (n_criteria != NULL, NULL);

  *n_criteria = G_N_ELEMENTS (criteria);
  return criteria;
}

/* The list of 2024 has the same numbers, without what came in 2026. */
static const char *
find_article_of_2024 (const BrgCriterion *criterion)
{
  static const char *const added[] = { FIDE ("7.7"), FIDE ("7.8"), FIDE ("10.6"), NULL };
  g_autofree char *article = NULL;

  if (criterion->article_fide == NULL || g_strv_contains (added, criterion->article_fide))
    return NULL;
  article = g_strconcat ("fide-tiebreaks-2024 ", strchr (criterion->article_fide, ' ') + 1, NULL);
  return g_intern_string (article);
}

gboolean
brg_criterion_is_for_teams (const BrgCriterion *criterion)
{
  g_return_val_if_fail (criterion != NULL, FALSE);

  return criterion->method->for_teams ||
         (criterion->method->views & (BRG_VIEW_MATCH_POINTS | BRG_VIEW_BOARD_POINTS)) != 0;
}

const char *
brg_criterion_get_article (const BrgCriterion *criterion, BrgTieBreakEdition edition)
{
  g_return_val_if_fail (criterion != NULL, NULL);

  switch (edition)
    {
    case BRG_TIEBREAK_FIDE_2026:
      return criterion->article_fide;
    case BRG_TIEBREAK_FIDE_2024:
      return find_article_of_2024 (criterion);
    case BRG_TIEBREAK_DRAUGHTS_2022:
      return criterion->article_draughts;
    case BRG_TIEBREAK_CHESS_2014:
      return criterion->article_chess;
    case BRG_TIEBREAK_CHESS_1956:
    case BRG_TIEBREAK_FIDE_2009:
      /* ussr-chess-1956 22 knows no coefficients: what there is, the regulations have added. The
       * articles of FIDE's list of 2009 are not at hand. */
      return NULL;
    default:
      g_return_val_if_reached (NULL);
    }
}
