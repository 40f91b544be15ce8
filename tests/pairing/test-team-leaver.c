/* test-team-leaver.c - what the jury may decide when a team leaves
 *
 * The tables are worked by hand: one board a match, so that a point on the board is the match, and
 * two match points for a win.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-match.h"
#include "brg-rulebooks.h"
#include "brg-team-leaver.h"
#include "brg-test.h"

/* Rows of matches by round: `1-2 1` is No. 1 against No. 2, won by the first; `=` drawn, `0` lost,
 * `+` and `-` won and lost without play, `?` open. */
typedef struct
{
  const char *path;
  BrgTournamentKind kind;
  gint n_teams;
  const char *const *rounds;
  gint leaver; /* number */
  gint left_after;
  gint n_prizes;
  const char *before;   /* places by numbers */
  const char *forfeits; /* the same, `-` without a place */
  const char *annulled;
  gint n_changed_forfeits;
  gint n_changed_annulled;
  gint n_different;
  BrgLeaverRule advice;
} Case;

/* 4 lost to 1 and left. By forfeits 2 and 3 win; annulled, 1 loses the win. Before: 1 has 4, 2 has
 * 2, 3 and 4 have 0. */
static const char *const loser_leaves[] = { "1-4 1;2-3 1", "4-3 ?;1-2 1", "2-4 ?;3-1 0", NULL };

/* 4 beat 1 and left. Before: 4 has 2, 2 has 2, 1 has 2 (beat 3), 3 has 0, and who has not played is
 * open. By forfeits 2 and 3 get two more; annulled, nobody has anything of 4. */
static const char *const winner_leaves[] = { "1-4 0;2-3 1", "4-3 ?;1-2 1", "2-4 ?;3-1 0", NULL };

/* A Swiss: 4 did not come to the last round, its forfeit is entered. */
static const char *const misses_last[] = { "1-2 1;3-4 1", "1-3 1;2-4 1", "1-4 +;2-3 1", NULL };

/* 2 leads by its win against 4, who drew with 1. */
static const char *const drawer_leaves[] = { "2-4 1;1-3 1", "1-4 =;2-3 1", "3-4 ?;1-2 =", NULL };

static const Case cases[] = {
  /* Points before: 1: 6, 2: 2, 3: 0, 4: 0. Forfeits: 1: 6, 2: 4, 3: 2, 4: 0; places 1 2 3 4, and
   * before the third place was shared. Annulled: 1: 4, 2: 2, 3: 0, 4 out: 1 2 3. */
  { "last-team", BRG_TOURNAMENT_ROUND_ROBIN, 4, loser_leaves, 4, 1, 3, "1 2 3 3", "1 2 3 4",
    "1 2 3 -", 1, 1, 0, BRG_LEAVER_BY_BOOK },
  /* Points before: 1: 4, 2: 2, 3: 0, 4: 2. Forfeits: 1: 4, 2: 4, 3: 2, 4: 2: places 1 1 3 3.
   * Annulled: 1: 4, 2: 2, 3: 0: 1 2 3 -. Of the first place alone: it was that of 1; by forfeits 2
   * shares it. */
  { "first-place", BRG_TOURNAMENT_ROUND_ROBIN, 4, winner_leaves, 4, 1, 1, "1 2 4 2", "1 1 3 3",
    "1 2 3 -", 1, 0, 1, BRG_LEAVER_ANNULLED },
  /* The same with three places: the second and third, shared by 2 and 4 before, are others in both
   * tables, and the first by forfeits. */
  { "three-places", BRG_TOURNAMENT_ROUND_ROBIN, 4, winner_leaves, 4, 1, 3, "1 2 4 2", "1 1 3 3",
    "1 2 3 -", 3, 2, 3, BRG_LEAVER_ANNULLED },
  /* Points before, its last match open: 1: 4, 2: 4, 3: 2, 4: 0. Forfeits: 1: 6, 2: 4, 3: 2, 4: 0.
   * Annulled: 1: 4, 2: 2, 3: 0. */
  { "missed-last-round", BRG_TOURNAMENT_SWISS, 4, misses_last, 4, 2, 3, "1 1 3 4", "1 2 3 4",
    "1 2 3 -", 2, 2, 0, BRG_LEAVER_BY_BOOK },
  /* Points before: 1: 4, 2: 5, 3: 0, 4: 1. Forfeits: 3 has 2. Annulled: 1: 3, 2: 3, 3: 0, and the
   * first two places are shared. */
  { "winner-by-the-leaver", BRG_TOURNAMENT_ROUND_ROBIN, 4, drawer_leaves, 4, 2, 2, "2 1 4 3",
    "2 1 3 4", "1 1 3 -", 0, 2, 2, BRG_LEAVER_FORFEITS },
};

static void
read_match (BrgTournament *tournament, gint round, const char *text)
{
  BrgScoring scoring = brg_scoring_classic ();
  gint first = text[0] - '1';
  gint second = text[2] - '1';
  BrgMatchResult result = { 0 };
  BrgOutcome outcome = BRG_OUTCOME_NONE;
  BrgOutcome other = BRG_OUTCOME_NONE;

  if (text[4] != '?')
    {
      static const gchar codes[] = "1=0+-";
      static const gchar others[] = "0=1-+";

      g_assert_true (brg_outcome_from_code (text[4], &outcome));
      g_assert_true (brg_outcome_from_code (others[strchr (codes, text[4]) - codes], &other));
    }
  brg_match_add_board (&result, &scoring, outcome, other);
  brg_tournament_set_board (tournament, first, round, 1, outcome, result.first_points);
  brg_tournament_set_board (tournament, second, round, 1, other, result.second_points);
  brg_tournament_set_board_points (tournament, first, round, result.first_points);
  brg_tournament_set_board_points (tournament, second, round, result.second_points);
  brg_match_get_outcomes (&result, &outcome, &other);
  brg_tournament_set_game (tournament, round, first, second, outcome, other);
}

static BrgTournament *
make_tournament (const Case *test)
{
  BrgScoring scoring = brg_scoring_classic ();
  gint n_rounds = (gint) g_strv_length ((char **) test->rounds);
  BrgTournament *tournament = brg_tournament_new (test->kind, test->n_teams, n_rounds);

  tournament->scoring = brg_scoring_two_one ();
  tournament->board_scoring = brg_match_get_board_scoring (&tournament->scoring, &scoring, 1);
  brg_tournament_set_n_boards (tournament, 1);
  for (gint round = 1; round <= n_rounds; round++)
    {
      g_auto (GStrv) matches = g_strsplit (test->rounds[round - 1], ";", -1);

      for (guint i = 0; matches[i] != NULL; i++)
        read_match (tournament, round, matches[i]);
    }
  return tournament;
}

static char *
describe_places (const BrgStandings *standings)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (gint team = 0; team < standings->n_lines; team++)
    {
      const BrgStanding *line = &standings->lines[standings->line_of[team]];

      if (line->has_place)
        g_string_append_printf (text, "%s%d", team > 0 ? " " : "", line->place);
      else
        g_string_append_printf (text, "%s-", team > 0 ? " " : "");
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_places (const BrgTeamLeaverTable *table, const char *expected)
{
  g_autofree char *places = describe_places (table->standings);

  g_assert_cmpstr (places, ==, expected);
}

static BrgTeamLeaver *
compute (const Case *test, const BrgTournament *tournament)
{
  BrgTeamLeaverOptions options = {
    .team = test->leaver - 1,
    .left_after = test->left_after,
    .n_prizes = test->n_prizes,
    .through_round = tournament->n_rounds,
    .edition = BRG_TIEBREAK_DRAUGHTS_2022,
  };

  return brg_team_leaver_new (tournament, brg_rulebook_find ("rus-draughts-2022"), &options);
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (BrgTournament) tournament = make_tournament (test);
  g_autoptr (BrgTeamLeaver) leaver = compute (test, tournament);

  assert_places (&leaver->before, test->before);
  assert_places (&leaver->forfeits, test->forfeits);
  assert_places (&leaver->annulled, test->annulled);
  g_assert_cmpint (leaver->forfeits.n_changed, ==, test->n_changed_forfeits);
  g_assert_cmpint (leaver->annulled.n_changed, ==, test->n_changed_annulled);
  g_assert_cmpint (leaver->n_different, ==, test->n_different);
  g_assert_cmpint (leaver->advice, ==, test->advice);
}

/* A match lost without play is lost on every board, and one won brings every board. */
static void
test_boards (void)
{
  const Case *test = &cases[1];
  g_autoptr (BrgTournament) tournament = make_tournament (test);
  g_autoptr (BrgTeamLeaver) leaver = compute (test, tournament);
  const BrgTournament *after = leaver->forfeits.withdrawals->tournament;

  g_assert_cmpint (brg_tournament_board (after, 3, 2, 1)->outcome, ==, BRG_OUTCOME_FORFEIT_LOSS);
  g_assert_cmpint (brg_tournament_board (after, 2, 2, 1)->outcome, ==, BRG_OUTCOME_FORFEIT_WIN);
  g_assert_cmpint (brg_tournament_board (after, 2, 2, 1)->points, ==, BRG_POINT);
  g_assert_cmpint (brg_tournament_round_points (after, 2, 2), ==, 2 * BRG_POINT);
  /* What it played stays, and the tournament that was asked about is as it was. */
  g_assert_cmpint (brg_tournament_board (after, 3, 1, 1)->outcome, ==, BRG_OUTCOME_WIN);
  g_assert_cmpint (brg_tournament_cell (tournament, 3, 2)->outcome, ==, BRG_OUTCOME_NONE);
}

BRG_TEST_TOPIC ("team-leaver")
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path =
          g_strdup_printf ("/pairing/team-leaver/rus-draughts-2022/5.4.9.5/%s", cases[i].path);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/pairing/team-leaver/rus-draughts-2022/5.4.9.5/lost-on-every-board",
                   test_boards);

  return g_test_run ();
}
