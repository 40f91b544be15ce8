/* brg-criteria.c - the tie-breaks that the program offers, one row each
 *
 * Rules: fide-tiebreaks-2026 6 to 10, 14; rus-draughts-2022 5.4.8.2 to 5.4.8.10, 5.4.9.6;
 *   rus-chess-2014 30
 * Tests: tests/pairing/test-standings.c, tests/pairing/test-tiebreaks.c,
 *   tests/pairing/test-team-standings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-tiebreaks.h"

#define FIDE(article) ("fide-tiebreaks-2026 " article)
#define DRAUGHTS(article) ("rus-draughts-2022 " article)
#define CHESS(article) ("rus-chess-2014 " article)
#define METHOD(...) (&(const BrgCriterionMethod){ __VA_ARGS__ })

/* Where it may be used: Swiss, round robin */
#define ANYWHERE TRUE, TRUE
#define SWISS TRUE, FALSE
#define ROUND_ROBIN FALSE, TRUE

#define OWN(function, unit) \
  METHOD (.list = brg_tiebreak_own_list, .measure = brg_tiebreak_own_##function, .variant = (unit))
#define BUCHHOLZ(low, high) \
  METHOD (.list = brg_tiebreak_buchholz_plain, .cut_low = (low), .cut_high = (high))
#define SONNEBORN(function, divisor, low) \
  METHOD (.list = brg_tiebreak_sonneborn_##function, .variant = (divisor), .cut_low = (low))
#define KOYA(what, step)                                                               \
  METHOD (.prepare = brg_tiebreak_koya_prepare_##what, .list = brg_tiebreak_koya_list, \
          .variant = (step))
#define RATING(lister, maker, low)                                                    \
  METHOD (.list = brg_tiebreak_rating_##lister, .total = brg_tiebreak_rating_##maker, \
          .cut_low = (low), .needs_ratings = TRUE)

/* The same with one of a team's scores */
#define OF_TEAM(score) .basis = BRG_BASIS_##score##_POINTS, .for_teams = TRUE
#define OWN_OF_TEAM(function, unit, score)                                       \
  METHOD (.list = brg_tiebreak_own_list, .measure = brg_tiebreak_own_##function, \
          .variant = (unit), OF_TEAM (score))
#define SCORE_OF_TEAM(score_of)                                                      \
  METHOD (.list = brg_tiebreak_own_list, .measure = brg_tiebreak_own_points,         \
          .total = brg_tiebreak_team_total, .variant = BRG_POINT, .for_teams = TRUE, \
          .basis = BRG_BASIS_##score_of)
#define BUCHHOLZ_OF_TEAM(low, high, score)                                           \
  METHOD (.list = brg_tiebreak_buchholz_plain, .cut_low = (low), .cut_high = (high), \
          OF_TEAM (score))
/* Points of the first kind of the opponents, of the second against them */
#define OF_OPPONENTS(function, total, against, low)                                \
  METHOD (.list = brg_tiebreak_team_##function, .cut_low = (low), OF_TEAM (total), \
          .variant = BRG_BASIS_##against##_POINTS)
#define AMONG_TEAMS(function, lister)                                                            \
  METHOD (.split = brg_tiebreak_team_##function, .list_tied = brg_tiebreak_team_##lister##_list, \
          .for_teams = TRUE)

/* The order is that of menus: opponents' scores, own results, among the tied, ratings. */
static const BrgCriterion criteria[] = {
  { "BH", FIDE ("8.1"), DRAUGHTS ("5.4.8.5"), SWISS, "SOLK", CHESS ("30.3.1"), BUCHHOLZ (0, 0) },
  { "BH/C1", FIDE ("14.1"), DRAUGHTS ("5.4.8.7"), SWISS, "SHORT", CHESS ("30.3.1.3"),
    BUCHHOLZ (1, 0) },
  { "BH/C2", FIDE ("14.2"), DRAUGHTS ("5.4.8.7"), SWISS, "CUT2", CHESS ("30.3.1.4"),
    BUCHHOLZ (2, 0) },
  { "BH/C3", FIDE ("14"), DRAUGHTS ("5.4.8.7"), SWISS, "CUT3", NULL, BUCHHOLZ (3, 0) },
  { "BH/M1", FIDE ("14.3"), DRAUGHTS ("5.4.8.6"), SWISS, "MED", CHESS ("30.3.1.1"),
    BUCHHOLZ (1, 1) },
  { "BH/M2", FIDE ("14.4"), NULL, SWISS, "MED2", CHESS ("30.3.1.2"), BUCHHOLZ (2, 2) },
  { "FULLTR", NULL, DRAUGHTS ("5.4.8.7"), SWISS, NULL, NULL,
    METHOD (.list = brg_tiebreak_buchholz_plain,
            .cut_low = 1,
            .split = brg_tiebreak_buchholz_split_truncated) },
  { "FB", FIDE ("8.3"), NULL, SWISS, NULL, NULL, METHOD (.list = brg_tiebreak_buchholz_fore) },
  { "FB/C1", FIDE ("14.1"), NULL, SWISS, NULL, NULL,
    METHOD (.list = brg_tiebreak_buchholz_fore, .cut_low = 1) },
  { "AOB", FIDE ("8.2"), NULL, SWISS, NULL, NULL,
    METHOD (.prepare = brg_tiebreak_buchholz_prepare,
            .list = brg_tiebreak_buchholz_of_played,
            .total = brg_tiebreak_buchholz_average) },
  { "SOLK+", NULL, DRAUGHTS ("5.4.8.8"), SWISS, NULL, CHESS ("30.3.1.5"),
    METHOD (.prepare = brg_tiebreak_buchholz_prepare, .list = brg_tiebreak_buchholz_of_opponents) },
  { "SOLKBAL", NULL, DRAUGHTS ("5.4.8.9"), SWISS, NULL, NULL,
    METHOD (.prepare = brg_tiebreak_buchholz_prepare, .list = brg_tiebreak_buchholz_times_points) },
  { "SB", FIDE ("9.1"), DRAUGHTS ("5.4.8.3.1"), ANYWHERE, NULL, CHESS ("30.3.2.1"),
    SONNEBORN (berger, 2, 0) },
  { "SB/C1", FIDE ("14.1"), NULL, ANYWHERE, NULL, NULL, SONNEBORN (berger, 2, 1) },
  { "SB2", NULL, DRAUGHTS ("5.4.8.3.1"), ANYWHERE, NULL, NULL, SONNEBORN (berger, 1, 0) },
  { "SHM", NULL, DRAUGHTS ("5.4.8.4.1"), ROUND_ROBIN, NULL, NULL, SONNEBORN (shmulyan, 0, 0) },
  { "RIGA", NULL, DRAUGHTS ("5.4.8.10"), ANYWHERE, NULL, NULL, SONNEBORN (riga, 0, 0) },
  { "KS", FIDE ("9.2"), NULL, ROUND_ROBIN, "KOYA", CHESS ("30.1.2"), KOYA (limit, 0) },
  { "KS/L+1", FIDE ("14.5"), NULL, ROUND_ROBIN, "KS/L1", NULL, KOYA (limit, 1) },
  { "KS/L-1", FIDE ("14.5"), NULL, ROUND_ROBIN, NULL, NULL, KOYA (limit, -1) },
  { "KOYA+1", NULL, NULL, ROUND_ROBIN, NULL, CHESS ("30.1.3"), KOYA (groups, 1) },
  { "KOYA-1", NULL, NULL, ROUND_ROBIN, NULL, CHESS ("30.1.3"), KOYA (groups, -1) },
  { "WIN", FIDE ("7.1"), DRAUGHTS ("5.4.8.2"), ANYWHERE, NULL, CHESS ("30.1.4"), OWN (win, 1) },
  { "WON", FIDE ("7.2"), NULL, ANYWHERE, NULL, CHESS ("30.1.4"), OWN (won, 1) },
  { "BPG", FIDE ("7.3"), NULL, ANYWHERE, "BLACK", CHESS ("30.1.5"), OWN (black_played, 1) },
  { "BWG", FIDE ("7.4"), NULL, ANYWHERE, NULL, NULL, OWN (black_won, 1) },
  { "PS", FIDE ("7.5"), NULL, ANYWHERE, "PROG", CHESS ("30.1.1"),
    METHOD (.list = brg_tiebreak_own_progress) },
  { "PS/C1", FIDE ("14.1"), NULL, ANYWHERE, "PROG1", CHESS ("30.1.1.1"),
    METHOD (.list = brg_tiebreak_own_progress, .variant = 1) },
  { "PS/C2", FIDE ("14.2"), NULL, ANYWHERE, "PROG2", CHESS ("30.1.1.1"),
    METHOD (.list = brg_tiebreak_own_progress, .variant = 2) },
  { "REP", FIDE ("7.6"), NULL, ANYWHERE, "GE", NULL, OWN (elected, 1) },
  { "STD", FIDE ("7.7"), NULL, ANYWHERE, NULL, NULL, OWN (standard, 2) },
  { "DE", FIDE ("6"), DRAUGHTS ("5.4.8.2"), ANYWHERE, NULL, CHESS ("30.1.6"),
    METHOD (.split = brg_tiebreak_direct_split, .list_tied = brg_tiebreak_direct_list) },
  { "VSTOP", NULL, DRAUGHTS ("5.4.8.2"), ANYWHERE, NULL, NULL,
    METHOD (.split = brg_tiebreak_direct_split_by_others,
            .list_tied = brg_tiebreak_direct_list_others) },
  { "ARO", FIDE ("10.1"), NULL, ANYWHERE, "ARO_G", NULL, RATING (of_played, average, 0) },
  { "ARO/C1", FIDE ("14.1"), NULL, ANYWHERE, "ARO1_G", CHESS ("30.4.2"),
    RATING (of_played, average, 1) },
  { "ARO_R", NULL, NULL, ANYWHERE, NULL, CHESS ("30.4.1"), RATING (of_played, per_round, 0) },
  { "TPR", FIDE ("10.2"), NULL, ANYWHERE, NULL, CHESS ("30.4.3"),
    RATING (of_played, performance, 0) },
  { "TPR400", NULL, NULL, ANYWHERE, NULL, CHESS ("30.4.3.1"), RATING (near_own, performance, 0) },
  { "PTP", FIDE ("10.3"), NULL, ANYWHERE, NULL, NULL, RATING (of_played, perfect, 0) },
  { "APRO", FIDE ("10.4"), NULL, ANYWHERE, NULL, NULL,
    METHOD (.prepare = brg_tiebreak_rating_prepare_performance,
            .list = brg_tiebreak_rating_prepared_of_played,
            .total = brg_tiebreak_rating_average,
            .needs_ratings = TRUE) },
  { "APPO", FIDE ("10.5"), NULL, ANYWHERE, NULL, NULL,
    METHOD (.prepare = brg_tiebreak_rating_prepare_perfect,
            .list = brg_tiebreak_rating_prepared_of_played,
            .total = brg_tiebreak_rating_average,
            .needs_ratings = TRUE) },
  { "RATSUM", NULL, DRAUGHTS ("5.4.8.2"), ANYWHERE, NULL, NULL,
    METHOD (.list = brg_tiebreak_rating_of_played, .needs_ratings = TRUE) },

  /* Of teams alone. FIDE's articles are named where an individual criterion is of the same one. */
  { "MPTS", NULL, DRAUGHTS ("5.4.9.6.1"), ANYWHERE, "MP", CHESS ("30.2.1"),
    SCORE_OF_TEAM (MATCH_POINTS) },
  { "GPTS", NULL, DRAUGHTS ("5.4.9.6.2"), ANYWHERE, "GP", CHESS ("30.2.2"),
    SCORE_OF_TEAM (BOARD_POINTS) },
  { "MPvGP", NULL, NULL, ANYWHERE, "MPVGP", NULL, SCORE_OF_TEAM (SECONDARY) },
  { "MPGP", NULL, NULL, ANYWHERE, NULL, CHESS ("30.2.3"),
    METHOD (.list = brg_tiebreak_team_both, .for_teams = TRUE) },
  { "WIN:MP", FIDE ("7.1"), DRAUGHTS ("5.4.9.6.1"), ANYWHERE, "MWIN", NULL,
    OWN_OF_TEAM (win, 1, MATCH) },
  { "WON:MP", FIDE ("7.2"), NULL, ANYWHERE, NULL, NULL, OWN_OF_TEAM (won, 1, MATCH) },
  { "DE:MP", FIDE ("6"), DRAUGHTS ("5.4.9.6.1"), ANYWHERE, "TDE", CHESS ("30.2.4"),
    METHOD (.split = brg_tiebreak_direct_split,
            .list_tied = brg_tiebreak_direct_list,
            OF_TEAM (MATCH)) },
  { "DE:GP", FIDE ("6"), NULL, ANYWHERE, NULL, CHESS ("30.2.4"),
    METHOD (.split = brg_tiebreak_direct_split,
            .list_tied = brg_tiebreak_direct_list,
            OF_TEAM (BOARD)) },
  { "EDE", NULL, NULL, ANYWHERE, NULL, NULL, AMONG_TEAMS (direct_split, direct) },
  { "EDEC", NULL, NULL, ANYWHERE, NULL, NULL, AMONG_TEAMS (direct_split_count, direct) },
  { "EDET", NULL, NULL, ANYWHERE, NULL, NULL, AMONG_TEAMS (direct_split_top, direct) },
  { "EDEB", NULL, NULL, ANYWHERE, NULL, NULL, AMONG_TEAMS (direct_split_bottom, direct) },
  { "EDEBT", NULL, NULL, ANYWHERE, NULL, NULL, AMONG_TEAMS (direct_split_count_top, direct) },
  { "EDEBB", NULL, NULL, ANYWHERE, NULL, NULL, AMONG_TEAMS (direct_split_count_bottom, direct) },
  { "EMMSB", NULL, NULL, ANYWHERE, "SBMM", CHESS ("30.3.2.2"),
    OF_OPPONENTS (sonneborn, MATCH, MATCH, 0) },
  { "EMMSB/C1", FIDE ("14.1"), NULL, ANYWHERE, NULL, NULL,
    OF_OPPONENTS (sonneborn, MATCH, MATCH, 1) },
  { "EMGSB", NULL, DRAUGHTS ("5.4.8.3.2"), ANYWHERE, "SBMG", CHESS ("30.3.2.2"),
    OF_OPPONENTS (sonneborn, MATCH, BOARD, 0) },
  { "EMGSB/C1", FIDE ("14.1"), NULL, ANYWHERE, NULL, NULL,
    OF_OPPONENTS (sonneborn, MATCH, BOARD, 1) },
  { "EGMSB", NULL, NULL, ANYWHERE, "SBGM", CHESS ("30.3.2.2"),
    OF_OPPONENTS (sonneborn, BOARD, MATCH, 0) },
  { "EGMSB/C1", FIDE ("14.1"), NULL, ANYWHERE, NULL, NULL,
    OF_OPPONENTS (sonneborn, BOARD, MATCH, 1) },
  { "EGGSB", NULL, DRAUGHTS ("5.4.8.3.2"), ANYWHERE, "SBGG", CHESS ("30.3.2.2"),
    OF_OPPONENTS (sonneborn, BOARD, BOARD, 0) },
  { "EGGSB/C1", FIDE ("14.1"), NULL, ANYWHERE, NULL, NULL,
    OF_OPPONENTS (sonneborn, BOARD, BOARD, 1) },
  { "SHMG", NULL, DRAUGHTS ("5.4.8.4.2"), ROUND_ROBIN, NULL, NULL,
    OF_OPPONENTS (shmulyan, MATCH, BOARD, 0) },
  { "SHGG", NULL, DRAUGHTS ("5.4.8.4.2"), ROUND_ROBIN, NULL, NULL,
    OF_OPPONENTS (shmulyan, BOARD, BOARD, 0) },
  { "BH:MP", FIDE ("8.1"), DRAUGHTS ("5.4.8.5"), SWISS, "SOLKM", CHESS ("30.3.1"),
    BUCHHOLZ_OF_TEAM (0, 0, MATCH) },
  { "BH:MP/C1", FIDE ("14.1"), DRAUGHTS ("5.4.8.7"), SWISS, NULL, CHESS ("30.3.1.3"),
    BUCHHOLZ_OF_TEAM (1, 0, MATCH) },
  { "BH:MP/C2", FIDE ("14.2"), DRAUGHTS ("5.4.8.7"), SWISS, NULL, CHESS ("30.3.1.4"),
    BUCHHOLZ_OF_TEAM (2, 0, MATCH) },
  { "BH:MP/M1", FIDE ("14.3"), DRAUGHTS ("5.4.8.6"), SWISS, NULL, CHESS ("30.3.1.1"),
    BUCHHOLZ_OF_TEAM (1, 1, MATCH) },
  { "BH:GP", FIDE ("8.1"), DRAUGHTS ("5.4.8.5"), SWISS, "SOLKG", CHESS ("30.3.1"),
    BUCHHOLZ_OF_TEAM (0, 0, BOARD) },
  { "BH:GP/C1", FIDE ("14.1"), DRAUGHTS ("5.4.8.7"), SWISS, NULL, CHESS ("30.3.1.3"),
    BUCHHOLZ_OF_TEAM (1, 0, BOARD) },
  { "BH:GP/C2", FIDE ("14.2"), DRAUGHTS ("5.4.8.7"), SWISS, NULL, CHESS ("30.3.1.4"),
    BUCHHOLZ_OF_TEAM (2, 0, BOARD) },
  { "BH:GP/M1", FIDE ("14.3"), DRAUGHTS ("5.4.8.6"), SWISS, NULL, CHESS ("30.3.1.1"),
    BUCHHOLZ_OF_TEAM (1, 1, BOARD) },
  { "FB:MP", FIDE ("8.3"), NULL, SWISS, NULL, NULL,
    METHOD (.list = brg_tiebreak_buchholz_fore, OF_TEAM (MATCH)) },
  { "FB:GP", FIDE ("8.3"), NULL, SWISS, NULL, NULL,
    METHOD (.list = brg_tiebreak_buchholz_fore, OF_TEAM (BOARD)) },
  { "SSSC", NULL, NULL, SWISS, NULL, NULL,
    METHOD (.list = brg_tiebreak_team_combined, .for_teams = TRUE) },
  { "SB:MP", FIDE ("9.1"), NULL, ANYWHERE, NULL, NULL,
    METHOD (.list = brg_tiebreak_sonneborn_berger, .variant = 2, OF_TEAM (MATCH)) },
  { "SB:GP", FIDE ("9.1"), NULL, ANYWHERE, NULL, NULL,
    METHOD (.list = brg_tiebreak_sonneborn_berger, .variant = 2, OF_TEAM (BOARD)) },
  { "KS:MP", FIDE ("9.2"), NULL, ROUND_ROBIN, NULL, CHESS ("30.1.2"),
    METHOD (.prepare = brg_tiebreak_koya_prepare_limit,
            .list = brg_tiebreak_koya_list,
            OF_TEAM (MATCH)) },
  { "KS:GP", FIDE ("9.2"), NULL, ROUND_ROBIN, NULL, CHESS ("30.1.2"),
    METHOD (.prepare = brg_tiebreak_koya_prepare_limit,
            .list = brg_tiebreak_koya_list,
            OF_TEAM (BOARD)) },
  { "PS:MP", FIDE ("7.5"), NULL, ANYWHERE, NULL, CHESS ("30.1.1"),
    METHOD (.list = brg_tiebreak_own_progress, OF_TEAM (MATCH)) },
  { "PS:GP", FIDE ("7.5"), NULL, ANYWHERE, NULL, CHESS ("30.1.1"),
    METHOD (.list = brg_tiebreak_own_progress, OF_TEAM (BOARD)) },
  { "BC", NULL, NULL, ANYWHERE, NULL, NULL,
    METHOD (.list = brg_tiebreak_team_boards_count, .for_teams = TRUE, .is_ascending = TRUE) },
  { "TBR", NULL, DRAUGHTS ("5.4.9.6.1"), ANYWHERE, "BOARDS", NULL,
    AMONG_TEAMS (boards_split_top, boards) },
  { "BBE", NULL, NULL, ANYWHERE, NULL, NULL, AMONG_TEAMS (boards_split_bottom, boards) },
};

const BrgCriterion *
brg_criteria (guint *n_criteria)
{
  g_return_val_if_fail (n_criteria != NULL, NULL);

  *n_criteria = G_N_ELEMENTS (criteria);
  return criteria;
}

/* Whether a list of words separated by blanks has the word. */
static gboolean
has_word (const char *words, const char *word)
{
  gsize length = strlen (word);

  while (words != NULL && *words != '\0')
    {
      gsize n = strcspn (words, " ");

      if (n == length && strncmp (words, word, n) == 0)
        return TRUE;
      words += n + strspn (words + n, " ");
    }
  return FALSE;
}

const BrgCriterion *
brg_criterion_find (const char *code)
{
  g_return_val_if_fail (code != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (criteria); i++)
    if (g_str_equal (criteria[i].code, code) || has_word (criteria[i].aliases, code))
      return &criteria[i];
  return NULL;
}

gboolean
brg_criterion_is_for_teams (const BrgCriterion *criterion)
{
  g_return_val_if_fail (criterion != NULL, FALSE);

  return criterion->method->for_teams;
}

const char *
brg_criterion_get_article (const BrgCriterion *criterion, BrgTieBreakEdition edition)
{
  g_return_val_if_fail (criterion != NULL, NULL);

  switch (edition)
    {
    case BRG_TIEBREAK_FIDE_2026:
      return criterion->article_fide;
    case BRG_TIEBREAK_DRAUGHTS_2022:
      return criterion->article_draughts;
    case BRG_TIEBREAK_CHESS_2014:
      return criterion->article_chess;
    case BRG_TIEBREAK_CHESS_1956:
      /* ussr-chess-1956 22 knows no coefficients: what there is, the regulations have added. */
      return NULL;
    default:
      g_return_val_if_reached (NULL);
    }
}

BrgTieBreakEdition
brg_tie_break_edition_for_rulebook (const BrgRulebook *rulebook)
{
  static const struct
  {
    const char *id;
    BrgTieBreakEdition edition;
  } rows[] = {
    { "fide-2023", BRG_TIEBREAK_FIDE_2026 },
    { "ukr-chess-2016", BRG_TIEBREAK_FIDE_2026 },
    { "rus-chess-2014", BRG_TIEBREAK_CHESS_2014 },
    { "ussr-chess-1956", BRG_TIEBREAK_CHESS_1956 },
    { "rus-draughts-2022", BRG_TIEBREAK_DRAUGHTS_2022 },
  };

  g_return_val_if_fail (rulebook != NULL, BRG_TIEBREAK_FIDE_2026);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (g_str_equal (rows[i].id, rulebook->id))
      return rows[i].edition;
  g_return_val_if_reached (BRG_TIEBREAK_FIDE_2026);
}
