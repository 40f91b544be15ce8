/* test-standings.c - standings and tie-breaks against tables of other programs
 *
 * Which column of the tables shows which article:
 * fide-tiebreaks-2026 7.1 WIN, fide-tiebreaks-2026 7.2 WON, fide-tiebreaks-2026 7.3 BPG,
 * fide-tiebreaks-2026 7.4 BWG, fide-tiebreaks-2026 7.5 PS, fide-tiebreaks-2026 7.7 STD,
 * fide-tiebreaks-2026 9.2 KS, fide-tiebreaks-2026 10.1 ARO, fide-tiebreaks-2026 10.4 APRO,
 * fide-tiebreaks-2026 10.5 APPO, fide-tiebreaks-2026 14.2 the codes with /C and /M,
 * fide-tiebreaks-2026 14.5 KS/L+1 and KS/L-1; the columns with @2024 are of the list before it;
 * fide-tiebreaks-2026 15.2 the round robins t023 to t032, fide-tiebreaks-2026 15.3 and
 * fide-tiebreaks-2026 16.1, 16.2.5, 16.3.2 the Swisses t002 to t022 with byes, forfeits,
 * withdrawals and late entries;
 * rus-chess-2014 30.1.1 PROG, rus-chess-2014 30.1.1.1 PROG1 and PROG2, rus-chess-2014 30.1.4 WIN,
 * rus-chess-2014 30.1.5 BLACK, rus-chess-2014 30.3.1 SOLK, rus-chess-2014 30.3.1.5 SOLK+,
 * rus-chess-2014 30.4.1 ARO_G and ARO_R, rus-chess-2014 30.4.3 TPR, rus-chess-2014 30.4.3.1 TPR400;
 * rus-draughts-2022 5.4.8.1 PTS and R1 to R3, rus-draughts-2022 5.4.8.8 SOLK+,
 * rus-draughts-2022 5.4.8.9 SOLKBAL.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-breakdown.h"
#include "brg-criterion-code.h"
#include "brg-rulebooks.h"
#include "brg-standings.h"
#include "brg-test.h"
#include "brg-withdrawals.h"
#include "vectors.h"

/* What a table is compared under. */
typedef struct
{
  const char *suffix;
  const char *rulebook;
  guint decimals;
  BrgTieBreakEdition edition;
} Edition;

static const Edition fide = { ".tsv", "fide-2023", 2, BRG_TIEBREAK_FIDE_2026 };

static const Edition seeds[] = {
  { ".draughts2022.tsv", "rus-draughts-2022", 4, BRG_TIEBREAK_DRAUGHTS_2022 },
  { ".chess2014.tsv", "rus-chess-2014", 4, BRG_TIEBREAK_CHESS_2014 },
  { ".chess1956.tsv", "ussr-chess-1956", 4, BRG_TIEBREAK_CHESS_1956 },
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
  g_autofree char *name = g_strconcat (stem, test->edition == &fide ? ".trf" : ".txt", NULL);

  return test->edition == &fide ? vector_load_trf (name) : vector_load_seeds (name);
}

static const char *
get_folder (const Case *test)
{
  return test->edition == &fide ? "tiebreaks-fide" : "tiebreaks-seeds";
}

static BrgStandings *
compute (const BrgWithdrawals *withdrawals, BrgTieBreakEdition edition, const char *codes)
{
  g_auto (GStrv) words = g_strsplit (codes, ",", -1);
  const BrgCriterion *criteria[16];
  guint n_criteria = 0;

  /* The points always come first and are no criterion. */
  for (guint i = 0; words[i] != NULL; i++)
    if (!g_str_equal (words[i], "PTS"))
      {
        criteria[n_criteria] = brg_criterion_find (words[i]);
        if (criteria[n_criteria] == NULL)
          g_error ("no criterion %s", words[i]);
        n_criteria++;
      }
  return brg_standings_compute (withdrawals->tournament, withdrawals->counted,
                                withdrawals->tournament->n_rounds, edition, criteria, n_criteria);
}

static char *
describe_value (const BrgStanding *line, gint criterion, guint decimals)
{
  BrgStandingValue value = { TRUE, brg_rational_points (line->points) };

  if (criterion > 0)
    value = line->values[criterion - 1];
  if (!line->has_place || !value.exists)
    return g_strdup ("-");
  return brg_rational_to_text (value.value, decimals);
}

static void
check_column (const Case *test,
              const Vector *vector,
              const BrgWithdrawals *withdrawals,
              const char *column)
{
  /* BH@2024: the same code under the list before */
  gboolean is_of_2024 = g_str_has_suffix (column, "@2024");
  g_autofree char *code = g_strndup (column, strcspn (column, "@"));
  g_autoptr (BrgStandings) standings =
      compute (withdrawals, is_of_2024 ? BRG_TIEBREAK_FIDE_2024 : test->edition->edition, code);
  gint criterion = g_str_equal (column, "PTS") ? 0 : 1;

  for (guint i = 0; i < vector->rows->len; i++)
    {
      const char *expected = vector_get (vector, i, column);
      const BrgStanding *line = &standings->lines[standings->line_of[i]];
      g_autofree char *got = describe_value (line, criterion, test->edition->decimals);

      if (g_str_equal (expected, "~"))
        continue;
      if (!g_str_equal (expected, got))
        g_test_message ("%s: player %u, %s: %s, expected %s", test->name, i + 1, column, got,
                        expected);
      g_assert_cmpstr (got, ==, expected);
      n_cells++;
    }
}

static void
check_ranks (const Case *test,
             const Vector *vector,
             const BrgWithdrawals *withdrawals,
             const char *column)
{
  const char *codes = g_hash_table_lookup (vector->head, column);
  g_autoptr (BrgStandings) standings = compute (withdrawals, test->edition->edition, codes);

  for (guint i = 0; i < vector->rows->len; i++)
    {
      const BrgStanding *line = &standings->lines[standings->line_of[i]];
      g_autofree char *got = line->has_place ? g_strdup_printf ("%d", line->place) : g_strdup ("-");

      if (!g_str_equal (vector_get (vector, i, column), got))
        g_test_message ("%s: player %u, %s: %s, expected %s", test->name, i + 1, codes, got,
                        vector_get (vector, i, column));
      g_assert_cmpstr (got, ==, vector_get (vector, i, column));
      n_ranks++;
    }
}

static void
check_rated_games (const Vector *vector, const BrgWithdrawals *withdrawals)
{
  for (guint i = 0; i < vector->rows->len; i++)
    {
      gint points;
      gint n_games = brg_standings_count_rated_games (withdrawals->tournament, (gint) i,
                                                      withdrawals->tournament->n_rounds, &points);
      g_autofree char *got = brg_rational_to_text (brg_rational_points (points), 4);

      g_assert_cmpint (n_games, ==, atoi (vector_get (vector, i, "RATG")));
      g_assert_cmpstr (got, ==, vector_get (vector, i, "RATP"));
      n_cells += 2;
    }
}

static void
test_vector (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (Vector) vector = vector_load (get_folder (test), test->name);
  g_autoptr (BrgTournament) tournament = load_tournament (test);
  g_autoptr (BrgWithdrawals) withdrawals =
      brg_withdrawals_apply (tournament, brg_rulebook_find (test->edition->rulebook));

  g_assert_cmpuint (vector->rows->len, ==, (guint) tournament->n_players);
  n_cells = 0;
  n_ranks = 0;
  for (guint i = 0; vector->names[i] != NULL; i++)
    {
      const char *column = vector->names[i];

      /* The marks are in test-withdrawals. */
      if (g_str_equal (column, "NO") || (column[0] == 'C' && g_ascii_isdigit (column[1])))
        continue;
      if (column[0] == 'R' && g_ascii_isdigit (column[1]))
        check_ranks (test, vector, withdrawals, column);
      else if (g_str_equal (column, "RATG"))
        check_rated_games (vector, withdrawals);
      else if (!g_str_equal (column, "RATP"))
        check_column (test, vector, withdrawals, column);
    }
  g_test_message ("%u cells and %u places compared", n_cells, n_ranks);
  g_assert_cmpuint (n_cells, >=, 12 * vector->rows->len);
  g_assert_cmpuint (n_ranks, ==, 3 * vector->rows->len);
}

static void
add_vectors (const char *folder, const Edition *edition, const char *prefix, guint expected)
{
  guint n_files;
  g_autofree const char *const *names = vector_list_files (folder, edition->suffix, &n_files);
  guint n_added = 0;

  for (guint i = 0; i < n_files; i++)
    {
      g_autofree char *path = g_strdup_printf ("/pairing/standings/%s/%s", prefix, names[i]);
      Case *test;

      /* Teams are in test-team-standings. */
      if (g_str_has_prefix (names[i], "tm-"))
        continue;
      test = g_new0 (Case, 1);

      test->edition = edition;
      test->name = names[i];
      g_test_add_data_func_full (path, test, test_vector, g_free);
      n_added++;
    }
  g_assert_cmpuint (n_added, ==, expected);
}

BRG_TEST_TOPIC ("standings")
{
  g_test_init (&argc, &argv, NULL);
  add_vectors ("tiebreaks-fide", &fide, "fide-tiebreaks-2026", 32);
  add_vectors ("tiebreaks-seeds", &seeds[0], "rus-draughts-2022", 19);
  add_vectors ("tiebreaks-seeds", &seeds[1], "rus-chess-2014", 15);
  add_vectors ("tiebreaks-seeds", &seeds[2], "ussr-chess-1956", 6);
  return g_test_run ();
}
