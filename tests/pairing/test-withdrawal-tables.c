/* test-withdrawal-tables.c - whole tables of events that players left
 *
 * Expected values were worked out from the texts of the books by a program that is independent of
 * this one: what was played is made up, what becomes of a leaver is decided by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-criterion-code.h"
#include "brg-rulebooks.h"
#include "brg-test.h"
#include "brg-withdrawals.h"
#include "vectors.h"

#define MAX_PLAYERS 6

#define SWISS BRG_TOURNAMENT_SWISS
#define ROUND_ROBIN BRG_TOURNAMENT_ROUND_ROBIN

/* A table. Rows as vector_make() reads them; a word a player for who left: the last round, and `a`
 * when the arbiters annulled his results, `f` when they let them count; games played and scheduled
 * of the first leaver; and for every player marks round by round, points, Sonneborn-Berger, place,
 * and games and points for rating. */
typedef struct
{
  const char *path;
  const char *rulebook;
  BrgTournamentKind kind;
  gint cycles;
  gboolean is_two_sided;
  gint win;
  const char *const rows[MAX_PLAYERS + 1];
  const char *left_after;
  const char *n_games;
  const char *const expected[MAX_PLAYERS + 1];
} Case;

static const Case cases[] = {
  { "rus-draughts-2022/5.4.5.2/two-cycles-below-half",
    "rus-draughts-2022",
    ROUND_ROBIN,
    2,
    FALSE,
    2,
    { "4w1 2w1 3b0 4b= 2b? 3w1", "3w0 1b0 4w? 3b? 1w? 4b?", "2b1 4b= 1w1 2w? 4w1 1b0",
      "1b0 3w= 2b? 1w= 3b0 2w?" },
    "- 2 - -",
    "2 6",
    { "110=-1|5|8|1|5/7", "00----|-|-|-|2/0", "1=1-10|5|8|1|5/7", "0=-=0-|2|5|3|4/2" } },
  { "rus-draughts-2022/5.4.5.3/two-cycles-exactly-half",
    "rus-draughts-2022",
    ROUND_ROBIN,
    2,
    FALSE,
    1,
    { "4w1 2w1 3b0 4b= 2b? 3w1", "3w1 1b0 4w= 3b? 1w? 4b?", "2b0 4b= 1w1 2w? 4w0 1b0",
      "1b0 3w= 2b= 1w= 3b1 2w?" },
    "- 3 - -",
    "3 6",
    { "110=+1|4.5|10.75|1|5/3.5", "10=---|1.5|4.25|4|3/1.5", "0=1+00|2.5|7.75|3|5/1.5",
      "0===1+|3.5|8.25|2|5/2.5" } },
  /* Cycles of single games, though one after the other: games in the points, games in the half. */
  { "rus-draughts-2022/5.4.5.2/games-in-a-row-are-games",
    "rus-draughts-2022",
    ROUND_ROBIN,
    2,
    FALSE,
    1,
    { "4w1 4b- 2w= 2b- 3b? 3w?", "3w0 3b0 1b= 1w+ 4w0 4b=", "2b1 2w1 4b1 4w0 1w? 1b?",
      "1b0 1w+ 3w0 3b1 2b1 2w=" },
    "4 - - -",
    "2 6",
    { "1-=---|-|-|-|2/1.5", "00=+0=|0.5|1.25|3|5/1", "1110--|3|3.5|1|4/3",
      "0+011=|2.5|3.75|2|5/2.5" } },
  { "rus-draughts-2022/5.4.5.2/two-games-in-a-row-of-six",
    "rus-draughts-2022",
    ROUND_ROBIN,
    2,
    FALSE,
    1,
    { "4w1 4b0 2w= 2b0 3b? 3w?", "3w= 3b= 1b= 1w1 4w= 4b=", "2b= 2w= 4b? 4w? 1w? 1b?",
      "1b0 1w1 3w? 3b? 2b= 2w=" },
    "- - 2 -",
    "2 6",
    { "10=0--|1.5|3.25|3|4/1.5", "===1==|2.5|4.25|1|6/3.5", "==----|-|-|-|2/1",
      "01--==|2|4|2|4/2" } },
  { "rus-draughts-2022/5.4.5.3/odd-field-two-who-met",
    "rus-draughts-2022",
    ROUND_ROBIN,
    1,
    FALSE,
    1,
    { "- 2w= 3b? 4w? 5b?", "5w0 1b= - 3w1 4b?", "4w= 5b1 1w? 2b0 -", "3b= - 5w= 1b? 2w?",
      "2b1 3w0 4b= - 1w?" },
    "2 4 - - -",
    "1 4",
    { " =---|-|-|-|1/0.5", "0= 1-|1|1.5|4|3/1.5", "=1-0 |1.5|2.5|2|3/1.5", "= =-+|2|2.5|1|2/1",
      "10= -|1.5|2|3|3/1.5" } },
  { "rus-chess-2014/24.1.1/two-who-did-not-meet",
    "rus-chess-2014",
    ROUND_ROBIN,
    1,
    FALSE,
    1,
    { "- 2w= 3b0 4w? 5b?", "5w0 1b= - 3w0 4b=", "4w1 5b= 1w1 2b1 -",
      "3b0 - 5w1 1b? 2w=", "2b1 3w= 4b0 - 1w?" },
    "3 - - - 4",
    "2 4",
    { " =0--|0.5|0.5|5|2/0.5", "0= 0=|1|1.5|4|4/1", "1=11 |3.5|4.75|1|4/3.5",
      "0 1+=|2.5|2.5|2|3/1.5", "1=0 -|1.5|2.75|3|3/1.5" } },
  { "ussr-chess-1956/23/adjourned-makes-half",
    "ussr-chess-1956",
    ROUND_ROBIN,
    1,
    FALSE,
    1,
    { "- 2w* 3b0 4w1 5b1", "5w= 1b* - 3w? 4b?", "4w1 5b0 1w1 2b? -", "3b0 - 5w0 1b0 2w?",
      "2b= 3w1 4b1 - 1w0" },
    "- 3 - - -",
    "2 4",
    { " *011|2|3.5|3|3/2", "=* --|0.5|1.25|5|1/0.5", "101+ |3|3.5|1|3/2", "0 00+|1|0.5|4|3/0",
      "=11 0|2.5|4.25|2|4/2.5" } },
  { "ussr-chess-1956/23/annulled-with-an-adjourned-game",
    "ussr-chess-1956",
    ROUND_ROBIN,
    1,
    FALSE,
    1,
    { "6w1 2w1 3b0 4w? 5b0", "5w= 1b0 6w1 3w1 4b?", "4w= 5b0 1w1 2b0 6w=", "3b= 6b* 5w? 1b? 2w?",
      "2b= 3w1 4b? 6b= 1w1", "1b0 4w* 2b0 5w= 3b=" },
    "- - - 2 - -",
    "2 5",
    { "110.0|2|3.5|3|4/2", "=011.|2.5|4|2|4/2.5", "=010=|1.5|2.5|4|5/2", "=*...|-|-|-|1/0.5",
      "=1.=1|3|5.25|1|4/3", "0*0==|1|2.25|5|4/1" } },
  { "rus-chess-2014/24.1.1/both-were-absent",
    "rus-chess-2014",
    ROUND_ROBIN,
    1,
    FALSE,
    1,
    { "4w= 2w- 3b?", "3w0 1b- 4w1", "2b1 4b= 1w?", "1b= 3w= 2b0" },
    "2 - - -",
    "1 3",
    { "=--|-|-|-|1/0.5", "0-1|1|0.5|2|2/1", "1=+|1.5|1.25|1|2/1.5", "==0|0.5|0.75|3|3/1" } },
  { "fide-2023/below-half-full-table",
    "fide-2023",
    ROUND_ROBIN,
    1,
    FALSE,
    1,
    { "4w0 2w= 3b?", "3w1 1b= 4w1", "2b0 4b? 1w?", "1b1 3w? 2b0" },
    "- - 1 -",
    "1 3",
    { "0=+|0.5|0.75|3|2/0.5", "1=1|1.5|1.25|1|3/2.5", "0--|-|-|-|1/0", "1+0|1|0.5|2|2/1" } },
  { "ukr-chess-2016/half-or-more-full-table",
    "ukr-chess-2016",
    ROUND_ROBIN,
    1,
    FALSE,
    1,
    { "4w= 2w= 3b?", "3w0 1b= 4w0", "2b1 4b= 1w?", "1b= 3w= 2b1" },
    "- - 2 -",
    "2 3",
    { "==+|2|2.75|1|2/1", "0=0|0.5|1|4|3/0.5", "1=-|1.5|1.5|3|2/1.5", "==1|2|2.25|2|3/2" } },
  { "rus-draughts-2022/5.4.5.2/left-before-round-1",
    "rus-draughts-2022",
    ROUND_ROBIN,
    1,
    FALSE,
    1,
    { "4w= 2w? 3b0", "3w? 1b? 4w?", "2b? 4b= 1w1", "1b= 3w= 2b?" },
    "- 0 - -",
    "0 3",
    { "=-0|0.5|0.5|3|2/0.5", "---|-|-|-|0/0", "-=1|1.5|1|1|2/1.5", "==-|1|1|2|2/1" } },
  { "rus-chess-2014/22.4/left-before-round-1",
    "rus-chess-2014",
    ROUND_ROBIN,
    1,
    FALSE,
    1,
    { "- 2w? 3b0 4w1 5b0", "5w? 1b? - 3w? 4b?", "4w= 5b0 1w1 2b? -", "3b= - 5w1 1b0 2w?",
      "2b? 3w1 4b0 - 1w1" },
    "- 0 - - -",
    "0 4",
    { " +010|1|1.5|4|3/1", "-- --|-|-|-|0/0", "=01+ |1.5|1.75|3|3/1.5", "= 10+|1.5|2.75|2|3/1.5",
      "+10 1|2|2.5|1|3/2" } },
  { "ussr-chess-1956/23/left-before-round-1",
    "ussr-chess-1956",
    ROUND_ROBIN,
    1,
    FALSE,
    1,
    { "- 2w? 3b= 4w= 5b=", "5w? 1b? - 3w? 4b?", "4w0 5b0 1w= 2b? -", "3b1 - 5w= 1b= 2w?",
      "2b? 3w1 4b= - 1w=" },
    "- 0 - - -",
    "0 4",
    { " .===|1.5|2.25|3|3/1.5", ".. ..|-|-|-|0/0", "00=. |0.5|0.75|4|3/0.5", "1 ==.|2|2.25|1|3/2",
      ".1= =|2|2.25|1|3/2" } },
  { "rus-draughts-2022/5.4.5.1/arbiter-lets-results-count",
    "rus-draughts-2022",
    ROUND_ROBIN,
    1,
    FALSE,
    1,
    { "- 2w0 3b0 4w? 5b0", "5w1 1b1 - 3w1 4b?", "4w1 5b0 1w1 2b0 -", "3b0 - 5w? 1b? 2w?",
      "2b0 3w1 4b? - 1w1" },
    "- - - 1f -",
    "1 4",
    { " 00+0|1|0|4|3/0", "11 1+|4|6|1|3/3", "1010 |2|1|3|4/2", "0 ---|0|0|5|1/0",
      "01+ 1|3|3|2|3/2" } },
  { "ussr-chess-1956/26/arbiter-annuls-above-half",
    "ussr-chess-1956",
    ROUND_ROBIN,
    1,
    FALSE,
    1,
    { "4w= 2w= 3b?", "3w= 1b= 4w1", "2b= 4b= 1w?", "1b= 3w= 2b0" },
    "2a - - -",
    "2 3",
    { "==.|-|-|-|2/1", "==1|1.5|1|1|3/2", "==.|1|1|2|2/1", "==0|0.5|0.5|3|3/1" } },
  { "rus-draughts-2022/5.4.5.2/scheveningen-below-half",
    "rus-draughts-2022",
    ROUND_ROBIN,
    1,
    TRUE,
    1,
    { "4w0 5b? 6w0", "5w= 6b= 4w=", "6w= 4b0 5w?", "1b1 3w1 2b=", "2b= 1w? 3b?", "3b= 2w= 1b1" },
    "- - - - 1 -",
    "1 3",
    { "0-0|0|0|5|2/0", "===|1|2.25|3|3/1.5", "=0-|0.5|1|4|2/0.5", "11=|2.5|1|1|3/2.5",
      "=--|-|-|-|1/0.5", "==1|2|0.75|2|3/2" } },
  { "rus-chess-2014/24.1.2/scheveningen-half-or-more",
    "rus-chess-2014",
    ROUND_ROBIN,
    1,
    TRUE,
    1,
    { "4w1 5b= 6w=", "5w1 6b0 4w?", "6w= 4b0 5w1", "1b0 3w1 2b?", "2b0 1w= 3b0", "3b= 2w1 1b=" },
    "- 2 - - - -",
    "2 3",
    { "1==|2|3.25|1|3/2", "10-|1|0.5|5|2/1", "=01|1.5|1.5|4|3/1.5", "01+|2|2.5|3|2/1",
      "0=0|0.5|1|6|3/0.5", "=1=|2|2.75|2|3/2" } },
  { "rus-draughts-2022/5.4.9.5/annulled-in-a-swiss",
    "rus-draughts-2022",
    SWISS,
    1,
    FALSE,
    1,
    { "4w1 5w1 3w=", "5b1 6w= 4b1", "6w1 4b1 1b=", "1b0 3w0 2w0", "2w0 1b0 -Z", "3b0 2b= -Z" },
    "- - - - 2a -",
    "2 3",
    { "11=|1.5|1.25|2|3/2.5", "1=1|1.5|0.25|3|3/2.5", "11=|2.5|1.25|1|3/2.5", "000|0|0|5|3/0",
      "00Z|-|-|-|2/0", "0=Z|0.5|0.75|4|2/0.5" } },
};

static BrgTournament *
make_tournament (const Case *test)
{
  BrgTournament *tournament = vector_make (test->kind, test->rows);
  g_auto (GStrv) left_after = g_strsplit (test->left_after, " ", -1);

  tournament->cycles = test->cycles;
  tournament->is_two_sided = test->is_two_sided;
  if (test->win == 2)
    tournament->scoring = brg_scoring_two_one ();
  for (gint player = 0; player < tournament->n_players; player++)
    if (left_after[player][0] != '-')
      {
        BrgPlayer *leaver = &tournament->players[player];
        char *decision;

        leaver->left_after = (gint) g_ascii_strtoll (left_after[player], &decision, 10);
        leaver->leaver_rule = *decision == 'a'   ? BRG_LEAVER_ANNULLED
                              : *decision == 'f' ? BRG_LEAVER_FORFEITS
                                                 : BRG_LEAVER_BY_BOOK;
      }
  return tournament;
}

static BrgStandings *
compute_standings (const BrgWithdrawals *withdrawals, const BrgRulebook *rulebook)
{
  const BrgCriterion *criterion = brg_criterion_find ("SB");

  return brg_standings_compute (withdrawals->tournament, withdrawals->counted,
                                withdrawals->tournament->n_rounds,
                                brg_tie_break_edition_for_rulebook (rulebook), &criterion, 1);
}

static char *
describe_line (const BrgWithdrawals *withdrawals, const BrgStandings *standings, gint player)
{
  const BrgTournament *tournament = withdrawals->tournament;
  const BrgStanding *line = &standings->lines[standings->line_of[player]];
  g_autoptr (GString) text = g_string_new (NULL);
  gint rated_points;
  gint n_rated =
      brg_standings_count_rated_games (tournament, player, tournament->n_rounds, &rated_points);
  g_autofree char *rated = brg_rational_to_text (brg_rational_points (rated_points), 2);
  g_autofree char *points = brg_rational_to_text (brg_rational_points (line->points), 2);
  g_autofree char *value = brg_rational_to_text (line->values[0].value, 2);

  for (gint round = 1; round <= tournament->n_rounds; round++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, round);

      g_string_append_c (text, cell->opponent != BRG_NOBODY && cell->outcome == BRG_OUTCOME_NONE
                                   ? '.'
                                   : brg_outcome_to_code (cell->outcome));
    }
  if (line->has_place)
    g_string_append_printf (text, "|%s|%s|%d", points, value, line->place);
  else
    g_string_append (text, "|-|-|-");
  g_string_append_printf (text, "|%d/%s", n_rated, rated);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
check_table (const Case *test, const BrgTournament *tournament)
{
  const BrgRulebook *rulebook = brg_rulebook_find (test->rulebook);
  g_autoptr (BrgWithdrawals) withdrawals = brg_withdrawals_apply (tournament, rulebook);
  g_autoptr (BrgStandings) standings = compute_standings (withdrawals, rulebook);

  for (gint player = 0; player < tournament->n_players; player++)
    {
      g_autofree char *line = describe_line (withdrawals, standings, player);

      g_assert_cmpstr (line, ==, test->expected[player]);
    }
}

static void
test_table (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (BrgTournament) tournament = make_tournament (test);
  g_autoptr (BrgWithdrawals) withdrawals =
      brg_withdrawals_apply (tournament, brg_rulebook_find (test->rulebook));
  gint first = 0;
  g_autofree char *n_games = NULL;

  check_table (test, tournament);
  while (tournament->players[first].left_after == BRG_STAYS)
    first++;
  n_games = g_strdup_printf ("%d %d", withdrawals->players[first].n_played,
                             withdrawals->players[first].n_scheduled);
  g_assert_cmpstr (n_games, ==, test->n_games);
}

static void
shuffle (GRand *random, gint *order, gint n)
{
  for (gint i = 0; i < n; i++)
    order[i] = i;
  for (gint i = n - 1; i > 0; i--)
    {
      gint other = g_rand_int_range (random, 0, i + 1);
      gint swapped = order[i];

      order[i] = order[other];
      order[other] = swapped;
    }
}

/* The results come in any order, and the leaver may be noted at any moment between them: at the end
 * the table is the same. */
static void
test_any_order (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (BrgTournament) tournament = make_tournament (test);
  gint n_cells = tournament->n_players * tournament->n_rounds;
  g_autofree gint *order = g_new (gint, n_cells);
  g_autoptr (GRand) random = g_rand_new_with_seed (7);

  for (gint trial = 0; trial < 50; trial++)
    {
      g_autoptr (BrgTournament) entered = brg_tournament_copy (tournament);

      for (gint i = 0; i < n_cells; i++)
        entered->cells[i].outcome = BRG_OUTCOME_NONE;
      for (gint player = 0; player < entered->n_players; player++)
        entered->players[player].left_after = BRG_STAYS;
      shuffle (random, order, n_cells);
      for (gint i = 0; i < n_cells; i++)
        {
          g_autoptr (BrgWithdrawals) between = NULL;

          if (i == trial % n_cells)
            for (gint player = 0; player < entered->n_players; player++)
              entered->players[player].left_after = tournament->players[player].left_after;
          entered->cells[order[i]].outcome = tournament->cells[order[i]].outcome;
          between = brg_withdrawals_apply (entered, brg_rulebook_find (test->rulebook));
          g_assert_nonnull (between);
        }
      check_table (test, entered);
    }
}

/* What the rule does stands beside the results, so who comes back finds the table as it was. */
static void
test_coming_back (gconstpointer data)
{
  const Case *test = data;
  const BrgRulebook *rulebook = brg_rulebook_find (test->rulebook);
  g_autoptr (BrgTournament) tournament = make_tournament (test);
  g_autoptr (BrgTournament) untouched = make_tournament (test);
  g_autoptr (BrgWithdrawals) away = NULL;
  g_autoptr (BrgWithdrawals) back = NULL;
  g_autoptr (BrgStandings) standings = NULL;
  g_autoptr (BrgStandings) expected = NULL;

  away = brg_withdrawals_apply (tournament, rulebook);
  for (gint player = 0; player < tournament->n_players; player++)
    {
      tournament->players[player].left_after = BRG_STAYS;
      tournament->players[player].leaver_rule = BRG_LEAVER_BY_BOOK;
    }
  back = brg_withdrawals_apply (tournament, rulebook);
  standings = compute_standings (back, rulebook);
  expected = brg_standings_compute (untouched, NULL, untouched->n_rounds, standings->edition,
                                    standings->criteria, standings->n_criteria);
  g_assert_cmpint (back->n_left, ==, 0);
  for (gint player = 0; player < tournament->n_players; player++)
    {
      const BrgStanding *line = &standings->lines[standings->line_of[player]];
      const BrgStanding *wanted = &expected->lines[expected->line_of[player]];

      g_assert_cmpint (back->players[player].effect, ==, BRG_WITHDRAWAL_NONE);
      g_assert_cmpint (line->place, ==, wanted->place);
      g_assert_cmpint (line->points, ==, wanted->points);
      g_assert_cmpint (brg_rational_compare (line->values[0].value, wanted->values[0].value), ==,
                       0);
      for (gint round = 1; round <= tournament->n_rounds; round++)
        g_assert_cmpint (brg_tournament_cell (back->tournament, player, round)->outcome, ==,
                         brg_tournament_cell (untouched, player, round)->outcome);
    }
}

/* ussr-chess-1956 23: the points are 3 : 3 when the other three games are given away; the match is
 * lost all the same, and by the other books it is level. */
static void
test_match (void)
{
  static const char *const rows[] = { "2w1 2b1 2w1 2b? 2w? 2b?", "1b0 1w0 1b0 1w? 1b? 1w?", NULL };
  static const struct
  {
    const char *rulebook;
    gint place;
    gint other_place;
  } books[] = { { "ussr-chess-1956", 2, 1 }, { "rus-draughts-2022", 1, 1 } };

  for (guint i = 0; i < G_N_ELEMENTS (books); i++)
    for (gint last = 0; last <= 3; last += 3)
      {
        const BrgRulebook *rulebook = brg_rulebook_find (books[i].rulebook);
        g_autoptr (BrgTournament) tournament = vector_make (ROUND_ROBIN, rows);
        g_autoptr (BrgWithdrawals) withdrawals = NULL;
        g_autoptr (BrgStandings) standings = NULL;

        tournament->cycles = 6;
        tournament->players[0].left_after = last;
        withdrawals = brg_withdrawals_apply (tournament, rulebook);
        standings = compute_standings (withdrawals, rulebook);
        brg_withdrawals_rank (withdrawals, standings);
        g_assert_cmpint (withdrawals->players[0].effect, ==, BRG_WITHDRAWAL_COUNTS);
        g_assert_cmpint (standings->lines[standings->line_of[0]].points, ==, 3 * BRG_POINT);
        g_assert_cmpint (standings->lines[standings->line_of[1]].points, ==, 3 * BRG_POINT);
        g_assert_cmpint (standings->lines[standings->line_of[0]].place, ==, books[i].place);
        g_assert_cmpint (standings->lines[standings->line_of[1]].place, ==, books[i].other_place);
      }
}

/* Three teams on two boards: 1 beat 2 by 1½ : ½ and has not met 3; 2 and 3 drew 1 : 1. */
static BrgTournament *
make_teams (BrgLeaverRule rule)
{
  static const char *const rows[] = { "2w1 3w? -", "1b0 - 3w=", "- 1b? 2b=", NULL };
  static const gint points[3][3] = { { 90, 0, 0 }, { 30, 0, 60 }, { 0, 0, 60 } };
  BrgTournament *tournament = vector_make (ROUND_ROBIN, rows);

  tournament->scoring = brg_scoring_two_one ();
  tournament->board_scoring = brg_scoring_from_game (2 * BRG_POINT, BRG_POINT, 0);
  for (gint team = 0; team < 3; team++)
    for (gint round = 1; round <= 3; round++)
      brg_tournament_set_board_points (tournament, team, round, points[team][round - 1]);
  tournament->players[0].left_after = 1;
  tournament->players[0].leaver_rule = rule;
  return tournament;
}

/* rus-draughts-2022 5.4.9.5: the match that was not played is lost on all boards, or all matches of
 * the team count for nobody; until the jury has chosen they are lost. */
static void
test_teams (void)
{
  static const struct
  {
    BrgLeaverRule rule;
    gboolean is_undecided;
    gint match_points[3];
    gint board_points[3];
    gint places[3];
  } rules[] = {
    { BRG_LEAVER_BY_BOOK, TRUE, { 2, 1, 3 }, { 90, 90, 180 }, { 2, 3, 1 } },
    { BRG_LEAVER_FORFEITS, FALSE, { 2, 1, 3 }, { 90, 90, 180 }, { 2, 3, 1 } },
    { BRG_LEAVER_ANNULLED, FALSE, { 2, 1, 1 }, { 90, 90, 60 }, { 0, 1, 1 } },
  };
  const BrgRulebook *rulebook = brg_rulebook_find ("rus-draughts-2022");

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      g_autoptr (BrgTournament) tournament = make_teams (rules[i].rule);
      g_autoptr (BrgWithdrawals) withdrawals = brg_withdrawals_apply (tournament, rulebook);
      g_autoptr (BrgStandings) standings = compute_standings (withdrawals, rulebook);

      g_assert_cmpstr (withdrawals->players[0].article, ==, "rus-draughts-2022 5.4.9.5");
      g_assert_cmpint (withdrawals->players[0].is_undecided, ==, rules[i].is_undecided);
      for (gint team = 0; team < 3; team++)
        {
          const BrgStanding *line = &standings->lines[standings->line_of[team]];

          g_assert_cmpint (line->points, ==, rules[i].match_points[team] * BRG_POINT);
          g_assert_cmpint (brg_tournament_board_score (withdrawals->tournament, team, 3), ==,
                           rules[i].board_points[team]);
          g_assert_cmpint (line->has_place ? line->place : 0, ==, rules[i].places[team]);
        }
    }
}

/* Who lost how many games by not being there: - a game lost so, + one won so. */
static const struct
{
  const char *path;
  const char *rulebook;
  BrgTournamentKind kind;
  const char *row;
  gboolean has_left;
  gint n_missed;
} missed[] = {
  { "rus-draughts-2022/5.4.5.1/none", "rus-draughts-2022", ROUND_ROBIN, "2w0 3w+ 4w1", FALSE, 0 },
  { "rus-draughts-2022/5.4.5.1/one", "rus-draughts-2022", ROUND_ROBIN, "2w0 3w- 4w1", FALSE, 1 },
  { "rus-draughts-2022/5.4.5.1/two", "rus-draughts-2022", ROUND_ROBIN, "2w- 3w- 4w1", FALSE, 2 },
  { "rus-draughts-2022/5.4.5.1/has-left", "rus-draughts-2022", ROUND_ROBIN, "2w- 3w- 4w1", TRUE,
    0 },
  { "rus-draughts-2022/5.4.5.1/not-in-a-swiss", "rus-draughts-2022", SWISS, "2w- 3w- 4w1", FALSE,
    0 },
  { "rus-chess-2014/13.20/two", "rus-chess-2014", ROUND_ROBIN, "2w- 3w- 4w1", FALSE, 0 },
  { "rus-chess-2014/13.20/three", "rus-chess-2014", ROUND_ROBIN, "2w- 3w- 4w-", FALSE, 3 },
  { "rus-chess-2014/13.20/three-in-a-swiss", "rus-chess-2014", SWISS, "2w- 3w- 4w-", FALSE, 3 },
  { "ussr-chess-1956/23/silent-on-missed-games", "ussr-chess-1956", ROUND_ROBIN, "2w- 3w- 4w-",
    FALSE, 0 },
};

static void
test_missed (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  const char *rows[] = { missed[i].row, "- - -", "- - -", "- - -", NULL };
  g_autoptr (BrgTournament) tournament = vector_make (missed[i].kind, rows);

  if (missed[i].has_left)
    tournament->players[0].left_after = 2;
  g_assert_cmpint (
      brg_withdrawals_count_missed (tournament, brg_rulebook_find (missed[i].rulebook), 0), ==,
      missed[i].n_missed);
}

static void
add_case (const char *what, const Case *test, GTestDataFunc function)
{
  g_autofree char *path = g_strconcat ("/pairing/withdrawal-tables/", what, "/", test->path, NULL);

  g_test_add_data_func (path, test, function);
}

BRG_TEST_TOPIC ("withdrawal-tables")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      add_case ("table", &cases[i], test_table);
      add_case ("any-order", &cases[i], test_any_order);
      add_case ("coming-back", &cases[i], test_coming_back);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (missed); i++)
    {
      g_autofree char *path =
          g_strconcat ("/pairing/withdrawal-tables/missed/", missed[i].path, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_missed);
    }
  g_test_add_func ("/pairing/withdrawal-tables/ussr-chess-1956/23/match-is-lost", test_match);
  g_test_add_func ("/pairing/withdrawal-tables/rus-draughts-2022/5.4.9.5/teams", test_teams);
  return g_test_run ();
}
