/* test-team-standings.c - standings of teams against tables of other programs
 *
 * Which column of the tables shows which article:
 * rus-draughts-2022 5.4.8.3.2 SBGG and SBMG, rus-draughts-2022 5.4.8.4.2 SHGG and SHMG,
 * rus-draughts-2022 5.4.9.6.1 R1 of the editions of draughts, rus-draughts-2022 5.4.9.6.2 R2;
 * rus-chess-2014 30.2.1 MP, rus-chess-2014 30.2.2 GP, rus-chess-2014 30.2.3 MPGP,
 * rus-chess-2014 30.2.4 TDE, rus-chess-2014 30.3.2.2 SBGG, SBMG and SBMM.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-breakdown.h"
#include "brg-criteria.h"
#include "brg-criterion-code.h"
#include "brg-extra-match.h"
#include "brg-standings.h"
#include "brg-team-boards.h"
#include "brg-test.h"
#include "team-vectors.h"
#include "vectors.h"

typedef struct
{
  const char *folder;
  const char *prefix;
  const char *suffix;
  BrgTieBreakEdition edition;
  guint decimals;
  guint n_tables;
} Edition;

static const Edition editions[] = {
  { "teams", "team", ".tsv", BRG_TIEBREAK_FIDE_2026, 2, 8 },
  { "tiebreaks-seeds", "tm-", ".draughts2022.tsv", BRG_TIEBREAK_DRAUGHTS_2022, 4, 4 },
  { "tiebreaks-seeds", "tm-", ".chess2014.tsv", BRG_TIEBREAK_CHESS_2014, 4, 4 },
};

typedef struct
{
  const Edition *edition;
  const char *name;
} Case;

/* How much was compared in a case, so that a reader that finds nothing does not pass. */
static guint n_cells;
static guint n_ranks;

static BrgTournament *
load_tournament (const Case *test)
{
  g_autofree char *stem =
      g_strndup (test->name, strlen (test->name) - strlen (test->edition->suffix));
  gboolean is_report = g_str_has_prefix (stem, "team");
  g_autofree char *name = g_strconcat (stem, is_report ? ".trf" : ".txt", NULL);

  return is_report ? team_vectors_load_trf (name) : team_vectors_load_text (name);
}

static const BrgCriterion *
find_criterion (const char *code)
{
  const BrgCriterion *criterion = brg_criterion_find (code);

  if (criterion == NULL)
    g_error ("no criterion %s", code);
  return criterion;
}

/* The sum of both scores as the primary one: everybody brings what makes his points equal, and the
 * first tie-break decides. Nothing that is brought enters a tie-break. */
static void
make_points_equal (BrgTournament *tournament)
{
  for (gint team = 0; team < tournament->n_players; team++)
    brg_tournament_set_carried (tournament, team,
                                -brg_tournament_score (tournament, team, tournament->n_rounds));
}

/* The first code of a sequence is the primary score. */
static BrgStandings *
compute (BrgTournament *tournament, const Case *test, const char *codes)
{
  g_auto (GStrv) words = g_strsplit (codes, ",", -1);
  const BrgCriterion *criteria[16];
  guint n_criteria = 0;

  tournament->board_points_first = FALSE;
  if (g_str_equal (words[0], "MPGP"))
    make_points_equal (tournament);
  tournament->board_points_first = g_str_has_prefix (words[0], "GP");
  for (guint i = g_str_equal (words[0], "MPGP") ? 0 : 1; words[i] != NULL; i++)
    criteria[n_criteria++] = find_criterion (words[i]);
  return brg_standings_compute (tournament, NULL, tournament->n_rounds, test->edition->edition,
                                criteria, n_criteria);
}

/* Board by board as the breakdown has it, which is what the criterion compares. */
static char *
describe_boards (const BrgStandings *standings, const BrgTournament *tournament, gint team)
{
  g_autoptr (BrgBreakdown) breakdown = brg_breakdown_new (standings, tournament, team, 1);
  g_autofree gint *totals = brg_team_boards_add_up (standings, tournament, team);
  g_autofree char *text = brg_team_boards_to_text (totals, tournament->n_boards);

  for (gint board = 1; board <= tournament->n_boards; board++)
    {
      BrgRational sum = { 0, 1 };

      for (guint i = 0; i < breakdown->contributions->len; i++)
        {
          const BrgContribution *part =
              &g_array_index (breakdown->contributions, BrgContribution, i);

          if (brg_rational_compare (part->score, brg_rational (board, 1)) == 0)
            sum = brg_rational (sum.num * part->value.den + part->value.num * sum.den,
                                sum.den * part->value.den);
        }
      g_assert_cmpint (brg_rational_compare (sum, brg_rational_points (totals[board - 1])), ==, 0);
    }
  return g_steal_pointer (&text);
}

static void
check_column (BrgTournament *tournament, const Case *test, const Vector *vector, const char *column)
{
  const BrgCriterion *criterion = find_criterion (column);
  g_autoptr (BrgStandings) standings = NULL;

  tournament->board_points_first = FALSE;
  standings = brg_standings_compute (tournament, NULL, tournament->n_rounds, test->edition->edition,
                                     &criterion, 1);
  for (guint i = 0; i < vector->rows->len; i++)
    {
      const char *expected = vector_get (vector, i, column);
      const BrgStanding *line = &standings->lines[standings->line_of[i]];
      g_autofree char *got =
          g_str_equal (column, "BOARDS")
              ? describe_boards (standings, tournament, (gint) i)
              : brg_rational_to_text (line->values[0].value, test->edition->decimals);

      g_assert_true (line->values[0].exists);
      if (!g_str_equal (expected, got))
        g_test_message ("%s: team %u, %s: %s, expected %s", test->name, i + 1, column, got,
                        expected);
      g_assert_cmpstr (got, ==, expected);
      n_cells++;
    }
}

static void
check_ranks (BrgTournament *tournament, const Case *test, const Vector *vector, const char *column)
{
  const char *codes = g_hash_table_lookup (vector->head, column);
  g_autoptr (BrgTournament) own = brg_tournament_copy (tournament);
  g_autoptr (BrgStandings) standings = compute (own, test, codes);

  for (guint i = 0; i < vector->rows->len; i++)
    {
      const BrgStanding *line = &standings->lines[standings->line_of[i]];
      gint expected = atoi (vector_get (vector, i, column));

      if (line->place != expected)
        g_test_message ("%s: team %u, %s: %d, expected %d", test->name, i + 1, codes, line->place,
                        expected);
      g_assert_cmpint (line->place, ==, expected);
      n_ranks++;
    }
}

/* rus-draughts-2022 5.4.9.6.1 */
static void
check_extra_match (const BrgTournament *tournament, const Case *test, const Vector *vector)
{
  const char *expected = g_hash_table_lookup (vector->head, "extra_match");
  g_autoptr (BrgTournament) own = brg_tournament_copy (tournament);
  g_autoptr (BrgStandings) standings = NULL;
  g_autofree char *got = NULL;
  BrgExtraMatch match;

  if (expected == NULL)
    return;
  standings = compute (own, test, g_hash_table_lookup (vector->head, "R1"));
  got = brg_extra_match_find (standings, own, &match)
            ? g_strdup_printf ("%d-%d", match.claimant + 1, match.leader + 1)
            : g_strdup ("-");
  g_assert_cmpstr (got, ==, expected);
  /* Where match points come first there is no such right. */
  own->board_points_first = FALSE;
  g_assert_false (brg_extra_match_find (standings, own, &match));
}

/* What a breakdown adds up is the value itself. */
static void
check_breakdowns (BrgTournament *tournament, const Case *test)
{
  guint n_criteria;
  const BrgCriterion *criteria = brg_criteria (&n_criteria);

  for (guint i = 0; i < n_criteria; i++)
    {
      const BrgCriterion *criterion = &criteria[i];
      g_autoptr (BrgStandings) standings = NULL;

      if (!brg_criterion_is_for_teams (criterion))
        continue;
      standings = brg_standings_compute (tournament, NULL, tournament->n_rounds,
                                         test->edition->edition, &criterion, 1);
      for (gint team = 0; team < tournament->n_players; team++)
        {
          g_autoptr (BrgBreakdown) breakdown = brg_breakdown_new (standings, tournament, team, 1);
          BrgRational sum = { 0, 1 };

          for (guint k = 0; k < breakdown->contributions->len; k++)
            {
              const BrgContribution *part =
                  &g_array_index (breakdown->contributions, BrgContribution, k);

              if (!part->is_cut)
                sum = brg_rational (sum.num * part->value.den + part->value.num * sum.den,
                                    sum.den * part->value.den);
            }
          if (breakdown->is_sum)
            g_assert_cmpint (brg_rational_compare (sum, breakdown->total.value), ==, 0);
        }
    }
}

static void
test_vector (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (Vector) vector = vector_load (test->edition->folder, test->name);
  g_autoptr (BrgTournament) tournament = load_tournament (test);

  g_assert_cmpuint (vector->rows->len, ==, (guint) tournament->n_players);
  g_assert_cmpint (tournament->n_boards, >, 0);
  n_cells = 0;
  n_ranks = 0;
  for (guint i = 0; vector->names[i] != NULL; i++)
    {
      const char *column = vector->names[i];

      if (column[0] == 'R' && g_ascii_isdigit (column[1]))
        check_ranks (tournament, test, vector, column);
      else if (!g_str_equal (column, "NO"))
        check_column (tournament, test, vector, column);
    }
  check_extra_match (tournament, test, vector);
  check_breakdowns (tournament, test);
  g_test_message ("%u cells and %u places compared", n_cells, n_ranks);
  g_assert_cmpuint (n_cells, >=, 9 * vector->rows->len);
  g_assert_cmpuint (n_ranks, ==, 3 * vector->rows->len);
}

static void
add_vectors (const Edition *edition)
{
  guint n_files;
  g_autofree const char *const *names =
      vector_list_files (edition->folder, edition->suffix, &n_files);
  guint n_added = 0;

  for (guint i = 0; i < n_files; i++)
    if (g_str_has_prefix (names[i], edition->prefix))
      {
        Case *test = g_new0 (Case, 1);
        g_autofree char *path = g_strdup_printf ("/pairing/team-standings/%s", names[i]);

        *test = (Case){ edition, names[i] };
        g_test_add_data_func_full (path, test, test_vector, g_free);
        n_added++;
      }
  g_assert_cmpuint (n_added, ==, edition->n_tables);
}

BRG_TEST_TOPIC ("team-standings")
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (editions); i++)
    add_vectors (&editions[i]);

  return g_test_run ();
}
