/* test-tiebreaks.c - tie-breaks worked out by hand, point by point of the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-standings.h"
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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/pairing/tiebreaks/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/pairing/tiebreaks/editions", test_editions);
  g_test_add_func ("/pairing/tiebreaks/codes", test_codes);
  g_test_add_func ("/pairing/tiebreaks/articles", test_articles);
  return g_test_run ();
}
