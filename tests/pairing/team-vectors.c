/* team-vectors.c - reads the team events of the tie-break fixtures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "team-vectors.h"

#include <string.h>

#include "brg-match.h"
#include "brg-snapshot-tournament.h"
#include "brg-snapshot.h"
#include "brg-trf-reader.h"
#include "brg-trf-snapshot.h"

BrgTournament *
team_vectors_load_trf (const char *name)
{
  const char *folder = g_str_has_prefix (name, "team001") ? "trf" : "teams";
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgTrf) trf = brg_trf_load (file, name, &error);
  g_autoptr (BrgSnapshot) snapshot = NULL;

  g_assert_no_error (error);
  snapshot = brg_trf_to_snapshot (trf, name);
  g_assert_true (brg_snapshot_has_teams (snapshot));
  return brg_snapshot_to_tournament (snapshot);
}

static BrgOutcome
read_outcome (gchar code, gboolean is_other)
{
  static const gchar codes[] = "1=0+-d";
  static const BrgOutcome outcomes[][2] = {
    { BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS },
    { BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
    { BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN },
    { BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS },
    { BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_WIN },
    { BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_LOSS },
  };
  const gchar *found = strchr (codes, code);

  g_assert_nonnull (found);
  return outcomes[found - codes][is_other];
}

static void
read_match (BrgTournament *tournament, char **cells)
{
  BrgScoring scoring = brg_scoring_classic ();
  gint round = atoi (cells[1]);
  gint team = atoi (cells[2]) - 1;
  gint other = atoi (cells[3]) - 1;
  BrgMatchResult result = { 0 };
  BrgOutcome first;
  BrgOutcome second;

  g_assert_cmpuint (strlen (cells[4]), ==, (gsize) tournament->n_boards);
  for (gint board = 1; board <= tournament->n_boards; board++)
    {
      first = read_outcome (cells[4][board - 1], FALSE);
      second = read_outcome (cells[4][board - 1], TRUE);
      brg_match_add_board (&result, &scoring, first, second);
      brg_tournament_set_board (tournament, team, round, board, first,
                                brg_scoring_points (&scoring, first));
      brg_tournament_set_board (tournament, other, round, board, second,
                                brg_scoring_points (&scoring, second));
    }
  brg_match_get_outcomes (&result, &first, &second);
  brg_tournament_set_game (tournament, round, team, other, first, second);
  brg_tournament_set_board_points (tournament, team, round, result.first_points);
  brg_tournament_set_board_points (tournament, other, round, result.second_points);
}

BrgTournament *
team_vectors_load_text (const char *name)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "fixtures", "tiebreaks-seeds", name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;
  BrgScoring scoring = brg_scoring_classic ();
  BrgTournament *tournament;
  gint n_boards = 0;
  gint n_teams = 0;
  gint n_rounds = 0;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (g_str_has_prefix (lines[i], "#boards\t"))
        n_boards = atoi (lines[i] + strlen ("#boards\t"));
      n_teams += g_str_has_prefix (lines[i], "T\t");
      if (g_str_has_prefix (lines[i], "M\t"))
        n_rounds = MAX (n_rounds, atoi (lines[i] + 2));
    }
  tournament = brg_tournament_new (BRG_TOURNAMENT_ROUND_ROBIN, n_teams, n_rounds);
  tournament->cycles = MAX (n_rounds / (n_teams + n_teams % 2 - 1), 1);
  tournament->scoring = brg_scoring_two_one ();
  tournament->board_scoring =
      brg_match_get_board_scoring (&tournament->scoring, &scoring, n_boards);
  brg_tournament_set_n_boards (tournament, n_boards);
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "M\t"))
      {
        g_auto (GStrv) cells = g_strsplit (lines[i], "\t", -1);

        read_match (tournament, cells);
      }
  return tournament;
}
