/* test-tiebreaks.c - tie-breaks worked out by hand, point by point of the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-criteria.h"
#include "brg-criterion-code.h"
#include "brg-rulebooks.h"
#include "brg-standings.h"
#include "brg-test.h"
#include "vectors.h"

/* What is expected: values of the last of the codes and places, one word a player. */
typedef struct
{
  const char *path;
  BrgTournamentKind kind;
  BrgTieBreakEdition edition;
  const char *const *rows;
  const char *codes;
  const char *values;
  const char *places;
} Case;

#define SWISS BRG_TOURNAMENT_SWISS
#define ROUND_ROBIN BRG_TOURNAMENT_ROUND_ROBIN
#define FIDE BRG_TIEBREAK_FIDE_2026
#define DRAUGHTS BRG_TIEBREAK_DRAUGHTS_2022
#define CHESS BRG_TIEBREAK_CHESS_2014
#define OLD BRG_TIEBREAK_CHESS_1956
#define FIDE_2024 BRG_TIEBREAK_FIDE_2024
#define FIDE_2009 BRG_TIEBREAK_FIDE_2009

/* 1 to 4 have two points; among themselves 2, 2, 1, 1, and 1 beat 2, 3 beat 4. */
static const char *const two_pairs[] = {
  "6w0 2w1 3b1 4w0 5b0",
  "5w0 1b0 6w0 3w1 4b1",
  "4w1 5b0 1w0 2b0 6w1",
  "3b0 6b0 5w1 1b1 2w0",
  "2b1 3w1 4b0 6b1 1w1",
  "1b1 4w1 2b1 5w0 3b0",
  NULL,
};

/* 1, 2 and 3 have two and a half; 2 beat 3 twice, 1 beat 2 and drew with 3. */
static const char *const met_twice[] = {
  "2w1 3w= 4w1 5b0 4b0",
  "1b0 5w= 3w1 3b1 5b0",
  "4w1 1b= 2b0 2w0 6w1",
  "3b0 6w= 1b0 6b= 1w1",
  "6w= 2b= 6b= 1w1 2w1",
  "5b= 4b= 5w= 4w= 3b0",
  NULL,
};

/* 1, 2 and 3 have two points; 1 beat 2 and 3, who have not met. 6 beat 5. */
static const char *const sure_first[] = {
  "2w1 3b1 4w0 5b0",
  "1b0 5w1 6b1 4w0",
  "4w0 1w0 5b1 6w1",
  "3b1 6w1 1b1 2b1",
  "6w0 2b0 3w0 1w1",
  "5b1 4b0 2w0 3b0",
  NULL,
};

/* 1 beat 2; 3 has met neither of them. */
static const char *const nobody_sure[] = {
  "2w1 -Z", "1b0 -U", "4w1 -Z", "3b0 -Z", NULL,
};

/* 1 and 2 are equal; their game was not played. */
static const char *const forfeited[] = {
  "2w+ 3b0", "1b- 4w1", "4w= 1w1", "3b= 2b0", NULL,
};

/* 3, 4 and 5 have one and a half; 3 has most games with Black; 4 beat 3, who beat 5. */
static const char *const outsider_of_equal_score[] = {
  "- 2w1 3w= 4w1 5w1", "5w= 1b0 - 3w1 4b=", "4b0 5b1 1b= 2b0 -",
  "3w1 - 5b0 1b0 2w=", "2b= 3w0 4w1 - 1b0", NULL,
};

/* Byes, a forfeit and a player who leaves after round 2. */
static const char *const unplayed[] = {
  "3w1 2w= 4w1", "4w1 1b= 3w=", "1b0 5w+ 2b=", "2b0 -U 1b0", "-U 3b- -Z", NULL,
};

static const char *const crosstable[] = {
  "4w1 3b= 2w1", "3w1 4b= 1b0", "2b0 1w= 4w1", "1b0 2w= 3b0", NULL,
};

/* 1 has a half-point bye in the last round. */
static const char *const half_bye[] = { "2w1 -H", "1b0 3w1", "-U 2b0", NULL };

/* 1 and 2 have one point; 1 played one game and chose to miss three. */
static const char *const missed_three[] = {
  "2w1 -Z -Z -Z", "1b0 3w= 4w= -Z", "4w1 2b= -Z 4b1", "3b0 -U 2b= 3w0", NULL,
};

/* 1, 2 and 3 have one point; 1 chose to miss two. */
static const char *const missed_two[] = {
  "2w1 -Z -Z", "1b0 3w= 4w=", "4w= 2b= -Z", "3b= -U 2b=", NULL,
};

/* 1, 2 and 3 have two points; 1 and 2 met three times, 3 once each. */
static const char *const many_games[] = {
  "2w1 2b0 2w0 3b1 4w0", "1b0 1w1 1b1 4w0 3b0", "4w0 4b0 4w1 1w0 2w1", "3b1 3w1 3b0 2b1 1b1", NULL,
};

/* Round 2 is being played: one game is open, one adjourned. */
static const char *const running[] = {
  "2w1 3b?", "1b0 4w*", "4w= 1w?", "3b= 2b*", NULL,
};

static const Case cases[] = {
  { "fide-tiebreaks-2026/6.2/subsets-are-treated-afresh", ROUND_ROBIN, FIDE, two_pairs, "DE",
    "1 2 3 4 0 0", "3 4 5 6 1 2" },
  { "rus-chess-2014/30.1.6/subsets-stay-equal", ROUND_ROBIN, CHESS, two_pairs, "DE", "1 1 3 3 0 0",
    "3 3 5 5 1 2" },
  { "fide-tiebreaks-2026/6.1.2/mean-of-two-games", SWISS, FIDE, met_twice, "DE", "1 2 3 0 0 0",
    "2 3 4 5 1 5" },
  { "rus-chess-2014/30.1.6/sum-of-two-games", SWISS, CHESS, met_twice, "DE", "2 1 3 0 0 0",
    "3 2 4 5 1 5" },
  { "fide-tiebreaks-2026/6.3/first-whatever-the-missing-game-brings", SWISS, FIDE, sure_first, "DE",
    "1 2 2 0 2 1", "2 3 3 1 6 5" },
  { "fide-tiebreaks-2026/6.3/nobody-is-sure", SWISS, FIDE, nobody_sure, "DE", "0 0 0 0",
    "1 1 1 4" },
  { "fide-tiebreaks-2026/6.1.1/forfeit-is-no-meeting", SWISS, FIDE, forfeited, "DE", "0 0 0 0",
    "2 2 1 4" },
  { "rus-draughts-2022/5.4.8.2/others-of-equal-score-count", ROUND_ROBIN, DRAUGHTS,
    outsider_of_equal_score, "BPG,VSTOP", "0 0 0 1 2", "1 2 3 4 5" },
  { "fide-tiebreaks-2026/16.4/dummies", SWISS, FIDE, unplayed, "BH", "4.5 5 6 5.5 3", "1 2 3 4 5" },
  { "fide-tiebreaks-2026/16.5/voluntary-is-cut-first", SWISS, FIDE, unplayed, "BH/C1",
    "3.5 4 4.5 4.5 2", "1 2 3 4 5" },
  { "fide-tiebreaks-2026/9.1/sonneborn-berger", SWISS, FIDE, unplayed, "SB", "3.5 3 2.5 1 1",
    "1 2 3 4 4" },
  { "fide-tiebreaks-2026/16.5/sonneborn-berger-cut", SWISS, FIDE, unplayed, "SB/C1", "2.5 2 1 0 1",
    "1 2 3 5 4" },
  { "fide-tiebreaks-2026/8.3/last-round-drawn", SWISS, FIDE, unplayed, "FB", "5 5 5.5 5.5 3",
    "1 2 3 4 5" },
  { "fide-tiebreaks-2026/7.6/elected", SWISS, FIDE, unplayed, "REP", "3 3 3 3 1", "1 2 3 4 5" },
  { "fide-tiebreaks-2026/10.2/performance", SWISS, FIDE, unplayed, "TPR", "2073 1958 1757 1150 -",
    "1 2 3 4 5" },
  { "fide-tiebreaks-2026/10.3/perfect-performance", SWISS, FIDE, unplayed, "PTP",
    "2089 1968 1755 1100 -", "1 2 3 4 5" },
  { "rus-chess-2014/29/virtual-opponent", SWISS, CHESS, unplayed, "BH", "3.5 4 5 5 5.5",
    "1 2 3 5 4" },
  { "rus-chess-2014/29/virtual-opponent-sonneborn-berger", SWISS, CHESS, unplayed, "SB",
    "2.5 2.25 1.5 0.5 1", "1 2 3 5 4" },
  { "rus-draughts-2022/5.4.10.11/plus-and-leaver", SWISS, DRAUGHTS, unplayed, "SOLK",
    "4.5 5 5.75 5.5 2.5", "1 2 3 4 5" },
  { "rus-draughts-2022/5.4.10.11/plus-and-leaver-sonneborn-berger", SWISS, DRAUGHTS, unplayed, "SB",
    "3.5 3 2.25 1 1", "1 2 3 4 4" },
  { "ussr-chess-1956/22/marks-count-as-results", SWISS, OLD, unplayed, "BH", "4.5 5 5.5 4.5 1.5",
    "1 2 3 4 5" },
  { "rus-draughts-2022/5.4.8.3.1/half-scaling", ROUND_ROBIN, DRAUGHTS, crosstable, "SB",
    "2.75 1.75 1.75 0.75", "1 2 2 4" },
  { "rus-draughts-2022/5.4.8.3.1/double-scaling", ROUND_ROBIN, DRAUGHTS, crosstable, "SB2",
    "5.5 3.5 3.5 1.5", "1 2 2 4" },
  { "rus-draughts-2022/5.4.8.4.1/shmulyan", ROUND_ROBIN, DRAUGHTS, crosstable, "SHM", "2 -1 -1 -4",
    "1 2 2 4" },
  { "rus-draughts-2022/5.4.8.10/riga", ROUND_ROBIN, DRAUGHTS, crosstable, "RIGA",
    "6.25 6.25 6.25 6.25", "1 2 2 4" },
  { "rus-chess-2014/30.1.2/koya", ROUND_ROBIN, CHESS, crosstable, "KOYA", "1.5 1 0.5 0.5",
    "1 2 3 4" },
  { "rus-chess-2014/30.1.3/koya-widened", ROUND_ROBIN, CHESS, crosstable, "KOYA+1",
    "2.5 1.5 1.5 0.5", "1 2 2 4" },
  { "rus-chess-2014/30.1.3/koya-narrowed", ROUND_ROBIN, CHESS, crosstable, "KOYA-1", "0 0 0.5 0",
    "1 3 2 4" },
  { "fide-tiebreaks-2026/16.4.2/bye-is-capped", SWISS, FIDE, half_bye, "BH", "2 2.5 2", "1 2 3" },
  { "fide-tiebreaks-2024/no-cap", SWISS, FIDE_2024, half_bye, "BH", "2.5 2.5 2", "1 2 3" },
  { "fide-2009/virtual-opponent", SWISS, FIDE_2009, unplayed, "BH", "3.5 4 5 5 5.5", "1 2 3 5 4" },
  { "fide-tiebreaks-2026/14/forfeits-are-games", SWISS, FIDE, unplayed, "BH/P", "4.5 5 6 5.5 3.5",
    "1 2 3 4 5" },
  { "fide-tiebreaks-2026/14/forfeits-are-games-cut", SWISS, FIDE, unplayed, "BH/C1/P",
    "3.5 4 4.5 4.5 2.5", "1 2 3 4 5" },
  { "fide-tiebreaks-2026/14/forfeit-is-a-meeting", SWISS, FIDE, forfeited, "DE/P", "1 2 0 0",
    "2 3 1 4" },
  { "fide-tiebreaks-2026/6.1.2/means-of-one-and-three", SWISS, FIDE, many_games, "DE", "1 3 2 0",
    "2 4 3 1" },
  { "fide-tiebreaks-2026/8.2/average", SWISS, FIDE, unplayed, "AOB", "5.5 5.33 4.75 4.75 -",
    "1 2 3 4 5" },
  { "fide-tiebreaks-2026/8.2/average-with-drawn-last-round", SWISS, FIDE, unplayed, "AOB/F",
    "5.33 5.33 5 5 -", "1 2 3 4 5" },
  { "fide-tiebreaks-2026/14.5/limit-by-a-point", ROUND_ROBIN, FIDE, crosstable, "KS/L+2",
    "0 0 0.5 0", "1 3 2 4" },
  { "fide-tiebreaks-2026/14.5/limit-lower-by-a-point", ROUND_ROBIN, FIDE, crosstable, "KS/L-2",
    "2.5 1.5 1.5 0.5", "1 2 2 4" },
  { "fide-tiebreaks-2026/7.8/start-number", ROUND_ROBIN, FIDE, crosstable, "SB,TPN", "1 2 3 4",
    "1 2 3 4" },
  { "fide-tiebreaks-2026/7.8/start-number-reversed", ROUND_ROBIN, FIDE, crosstable, "SB,TPN/R",
    "1 2 3 4", "1 3 2 4" },
  { "fide-tiebreaks-2026/10.6/rating", ROUND_ROBIN, FIDE, crosstable, "SB,RTNG",
    "2000 1900 1800 1700", "1 2 3 4" },
  { "fide-tiebreaks-2026/10.6/rating-reversed", ROUND_ROBIN, FIDE, crosstable, "SB,RTNG/R",
    "2000 1900 1800 1700", "1 3 2 4" },
  { "rus-chess-2014/30.4.3/who-missed-three-ranks-behind", SWISS, CHESS, missed_three, "TPR",
    "2700 1708 2040 1560", "4 3 1 2" },
  { "rus-chess-2014/30.4.3.1/who-missed-three-ranks-behind", SWISS, CHESS, missed_three, "TPR400",
    "2700 1708 2040 1560", "4 3 1 2" },
  { "rus-chess-2014/30.4.3/two-may-be-missed", SWISS, CHESS, missed_two, "TPR",
    "2700 1708 1800 1850", "2 4 3 1" },
  { "fide-tiebreaks-2026/10.2/who-missed-three-is-as-good", SWISS, FIDE, missed_three, "TPR",
    "2700 1708 2040 1560", "3 4 1 2" },
  { "rus-chess-2014/30.1.1.1/any-depth", SWISS, CHESS, missed_three, "PS/C3", "1 1 2.5 1.5",
    "3 3 1 2" },
  { "running-round/open-games-count-for-nothing", SWISS, FIDE, running, "BH", "0 1 0.5 0.5",
    "1 4 2 2" },
  { "running-round/adjourned-games-are-no-meetings", SWISS, DRAUGHTS, running, "SOLK",
    "0 1 0.5 0.5", "1 4 2 2" },
};

static const char *
get_word (char **words, gint index)
{
  g_assert_cmpint (index, <, (gint) g_strv_length (words));
  return words[index];
}

static void
test_case (gconstpointer data)
{
  static const gint ratings[] = { 2000, 1900, 1800, 1700, 1600, 1500 };
  const Case *test = data;
  g_autoptr (BrgTournament) tournament = vector_make (test->kind, test->rows);
  g_auto (GStrv) codes = g_strsplit (test->codes, ",", -1);
  g_auto (GStrv) values = g_strsplit (test->values, " ", -1);
  g_auto (GStrv) places = g_strsplit (test->places, " ", -1);
  guint n_criteria = g_strv_length (codes);
  const BrgCriterion *criteria[4];
  g_autoptr (BrgStandings) standings = NULL;

  for (guint i = 0; i < n_criteria; i++)
    criteria[i] = brg_criterion_find (codes[i]);
  for (gint player = 0; player < tournament->n_players; player++)
    {
      BrgCell *last = brg_tournament_cell (tournament, player, tournament->n_rounds);

      tournament->players[player].rating = ratings[player];
      if (test->rows == unplayed && last->outcome == BRG_OUTCOME_ZERO_BYE)
        tournament->players[player].left_after = tournament->n_rounds - 1;
    }
  standings = brg_standings_compute (tournament, NULL, tournament->n_rounds, test->edition,
                                     criteria, n_criteria);
  for (gint player = 0; player < tournament->n_players; player++)
    {
      const BrgStanding *line = &standings->lines[standings->line_of[player]];
      BrgStandingValue value = line->values[n_criteria - 1];
      g_autofree char *got = value.exists ? brg_rational_to_text (value.value, 4) : g_strdup ("-");
      g_autofree char *place = g_strdup_printf ("%d", line->place);

      g_test_message ("player %d: %s, place %s", player + 1, got, place);
      g_assert_cmpstr (got, ==, get_word (values, player));
      g_assert_cmpstr (place, ==, get_word (places, player));
    }
}

static void
test_editions (void)
{
  static const struct
  {
    const char *rulebook;
    BrgTieBreakEdition edition;
  } rows[] = {
    { "fide-2023", FIDE },      { "ukr-chess-2016", FIDE },        { "rus-chess-2014", CHESS },
    { "ussr-chess-1956", OLD }, { "rus-draughts-2022", DRAUGHTS },
  };
  guint n_books;

  brg_rulebooks (&n_books);
  g_assert_cmpuint (n_books, ==, G_N_ELEMENTS (rows));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (brg_tie_break_edition_for_rulebook (brg_rulebook_find (rows[i].rulebook)), ==,
                     rows[i].edition);
}

static void
test_edition_of_event (void)
{
  static const struct
  {
    const char *rulebook;
    const char *starts;
    BrgTieBreakEdition edition;
  } rows[] = {
    { "fide-2023", "", FIDE },
    { "fide-2023", "2026-03-01", FIDE },
    { "fide-2023", "2026-02-28", FIDE_2024 },
    { "fide-2023", "2019-07-01", FIDE_2024 },
    { "ukr-chess-2016", "2025-12-31", FIDE_2024 },
    { "rus-chess-2014", "2025-12-31", CHESS },
    { "rus-draughts-2022", "2023-01-01", DRAUGHTS },
    { "ussr-chess-1956", "1957-01-01", OLD },
  };
  static const char *const ids[] = { "fide-2026",       "rus-draughts-2022", "rus-chess-2014",
                                     "ussr-chess-1956", "fide-2024",         "fide-2009" };
  BrgTieBreakEdition edition = DRAUGHTS;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (
        brg_tie_break_edition_for_event (brg_rulebook_find (rows[i].rulebook), rows[i].starts), ==,
        rows[i].edition);
  g_assert_false (brg_tie_break_edition_find ("", &edition));
  g_assert_false (brg_tie_break_edition_find ("fide-2027", &edition));
  g_assert_cmpint (edition, ==, DRAUGHTS);
  g_assert_cmpuint (G_N_ELEMENTS (ids), ==, BRG_N_TIEBREAK_EDITIONS);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_assert_true (brg_tie_break_edition_find (ids[i], &edition));
      g_assert_cmpint (edition, ==, i);
      g_assert_cmpstr (brg_tie_break_edition_get_id (edition), ==, ids[i]);
    }
}

/* fide-tiebreaks-2026 10: with an unrated player all criteria of ratings are dropped, unless it was
 * said what he counts. */
static void
test_unrated (void)
{
  static const gint ratings[] = { 2000, 0, 1800, 1700 };
  static const struct
  {
    const char *code;
    const char *values;
  } rows[] = {
    { "ARO", "- - - -" },
    { "RTNG", "- - - -" },
    { "TPR", "- - - -" },
    { "ARO/U1400", "1633 1833 1700 1733" },
    { "ARO/M1/U1400", "1700 1800 1700 1800" },
    { "ARO/C2/U1400", "1800 2000 2000 2000" },
    { "ARO/C3/U1400", "- - - -" },
    { "TPR/U1400", "1906 1833 1700 1460" },
    { "APRO/U1400", "1664 1689 1733 1813" },
    { "RATSUM/U1400", "4900 5500 5100 5200" },
    { "RTNG/U1400", "2000 1400 1800 1700" },
  };
  g_autoptr (BrgTournament) tournament = vector_make (ROUND_ROBIN, crosstable);

  for (gint player = 0; player < tournament->n_players; player++)
    tournament->players[player].rating = ratings[player];
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const BrgCriterion *criterion = brg_criterion_find (rows[i].code);
      g_autoptr (BrgStandings) standings =
          brg_standings_compute (tournament, NULL, tournament->n_rounds, FIDE, &criterion, 1);
      g_auto (GStrv) values = g_strsplit (rows[i].values, " ", -1);

      for (gint player = 0; player < tournament->n_players; player++)
        {
          BrgStandingValue value = standings->lines[standings->line_of[player]].values[0];
          g_autofree char *got =
              value.exists ? brg_rational_to_text (value.value, 4) : g_strdup ("-");

          g_test_message ("%s, player %d: %s", rows[i].code, player + 1, got);
          g_assert_cmpstr (got, ==, get_word (values, player));
        }
    }
}

static void
test_codes (void)
{
  static const struct
  {
    const char *alias;
    const char *code;
  } rows[] = {
    { "SOLK", "BH" },    { "SHORT", "BH/C1" }, { "CUT2", "BH/C2" }, { "MED", "BH/M1" },
    { "MED2", "BH/M2" }, { "BLACK", "BPG" },   { "PROG", "PS" },    { "KOYA", "KS" },
  };
  guint n_criteria;
  const BrgCriterion *criteria = brg_criteria (&n_criteria);

  for (guint i = 0; i < n_criteria; i++)
    {
      g_assert_true (brg_criterion_find (criteria[i].code) == &criteria[i]);
      g_assert_true (criteria[i].for_swiss || criteria[i].for_round_robin);
      /* Those of teams have articles of FIDE's that are not at hand. */
      g_assert_true (criteria[i].article_fide != NULL || criteria[i].article_draughts != NULL ||
                     criteria[i].article_chess != NULL ||
                     brg_criterion_is_for_teams (&criteria[i]));
    }
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpstr (brg_criterion_find (rows[i].alias)->code, ==, rows[i].code);
  g_assert_null (brg_criterion_find ("PTS"));
  g_assert_null (brg_criterion_find (""));
  g_assert_null (brg_criterion_find ("bh"));
}

static void
test_articles (void)
{
  const BrgCriterion *criterion = brg_criterion_find ("SB");

  g_assert_cmpstr (brg_criterion_get_article (criterion, FIDE), ==, "fide-tiebreaks-2026 9.1");
  g_assert_cmpstr (brg_criterion_get_article (criterion, DRAUGHTS), ==,
                   "rus-draughts-2022 5.4.8.3.1");
  g_assert_cmpstr (brg_criterion_get_article (criterion, CHESS), ==, "rus-chess-2014 30.3.2.1");
  g_assert_null (brg_criterion_get_article (criterion, OLD));
  /* fide-tiebreaks-2026 8: no Buchholz in a round robin; 9.2: no Koya in a Swiss */
  g_assert_false (brg_criterion_find ("BH")->for_round_robin);
  g_assert_false (brg_criterion_find ("KS")->for_swiss);
}

BRG_TEST_TOPIC ("tiebreaks")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/pairing/tiebreaks/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/pairing/tiebreaks/editions", test_editions);
  g_test_add_func ("/pairing/tiebreaks/edition-of-event", test_edition_of_event);
  g_test_add_func ("/pairing/tiebreaks/fide-tiebreaks-2026/10/unrated", test_unrated);
  g_test_add_func ("/pairing/tiebreaks/codes", test_codes);
  g_test_add_func ("/pairing/tiebreaks/articles", test_articles);
  return g_test_run ();
}
