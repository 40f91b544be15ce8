/* brg-ctl-table.c - bergerctl table: a table of results with its coefficients and places
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-play.h"
#include "brg-ctl.h"

#include "brg-criteria.h"
#include "brg-criterion-code.h"
#include "brg-extra-match.h"
#include "brg-meeting-games.h"
#include "brg-result-table.h"
#include "brg-rulebooks.h"
#include "brg-standings.h"
#include "brg-team-boards.h"
#include "brg-withdrawals.h"

#define DECIMALS 4
#define N_LISTS 3
#define NONE "-"

/* Columns of coefficients, as brg_criterion_find() knows them. */
static const char *const round_robin_columns[] = {
  "SB", "SB2", "SHM", "RIGA", "KOYA", "KOYA+1", "KOYA-1", "WIN", "WON", "BLACK", "RATSUM", NULL,
};

static const char *const swiss_columns[] = {
  "SOLK",   "MED",   "SHORT", "CUT2",   "CUT3",  "MED2",   "SOLK+", "SOLKBAL",
  "SB",     "SB2",   "PROG",  "PROG1",  "PROG2", "WIN",    "WON",   "BLACK",
  "RATSUM", "ARO_G", "ARO_R", "ARO1_G", "TPR",   "TPR400", NULL,
};

static const char *const team_columns[] = {
  "MP",   "GP",   "MPGP",  "MWIN",  "SBGG",   "SBMG", "SBMM",
  "SHGG", "SHMG", "SOLKM", "SOLKG", "BOARDS", NULL,
};

/* What parts equal players, in three orders; the primary score comes first. */
static const struct
{
  BrgTieBreakEdition edition;
  BrgResultTableKind kind;
  const char *lists[N_LISTS];
} lists[] = {
  { BRG_TIEBREAK_DRAUGHTS_2022,
    BRG_RESULT_TABLE_ROUND_ROBIN,
    { "PTS,SB,WIN,DE,VSTOP", "PTS,SHM,WIN,DE", "PTS,RIGA,DE,WIN" } },
  { BRG_TIEBREAK_DRAUGHTS_2022,
    BRG_RESULT_TABLE_SWISS,
    { "PTS,FULLTR,WIN,RATSUM", "PTS,MED,SOLK+,SB", "PTS,SOLK,SOLKBAL,PROG" } },
  { BRG_TIEBREAK_CHESS_2014,
    BRG_RESULT_TABLE_ROUND_ROBIN,
    { "PTS,SB,DE,WIN,KOYA,BLACK", "PTS,DE,WON,KOYA,KOYA+1", "PTS,KOYA,KOYA-1,SB" } },
  { BRG_TIEBREAK_CHESS_2014,
    BRG_RESULT_TABLE_SWISS,
    { "PTS,SOLK,PROG,WIN,DE", "PTS,SHORT,SOLK,SB", "PTS,ARO_G,TPR,SOLK" } },
  { BRG_TIEBREAK_CHESS_1956, BRG_RESULT_TABLE_ROUND_ROBIN, { "PTS", "PTS,SB", "PTS,DE" } },
  { BRG_TIEBREAK_CHESS_1956, BRG_RESULT_TABLE_SWISS, { "PTS", "PTS,SOLK", "PTS,SB" } },
  { BRG_TIEBREAK_FIDE_2026,
    BRG_RESULT_TABLE_ROUND_ROBIN,
    { "PTS,DE,WIN,SB,KOYA", "PTS,SB,WIN,DE", "PTS,KOYA,SB" } },
  { BRG_TIEBREAK_FIDE_2026,
    BRG_RESULT_TABLE_SWISS,
    { "PTS,SHORT,SOLK,SB,WIN", "PTS,DE,SOLK,PROG", "PTS,ARO_G,TPR" } },
  { BRG_TIEBREAK_DRAUGHTS_2022,
    BRG_RESULT_TABLE_TEAMS,
    { "GP,MP,TDE,MWIN,SBGG,BOARDS", "MP,GP,TDE,MWIN,SBMG,BOARDS", "MP,GP,SHMG,BOARDS" } },
  { BRG_TIEBREAK_CHESS_2014,
    BRG_RESULT_TABLE_TEAMS,
    { "GP,MP,TDE,SBGG", "MP,GP,TDE,SBMM", "MPGP,TDE,SBMG" } },
  { BRG_TIEBREAK_CHESS_1956, BRG_RESULT_TABLE_TEAMS, { "GP", "GP,MP", "MP,GP" } },
  { BRG_TIEBREAK_FIDE_2026,
    BRG_RESULT_TABLE_TEAMS,
    { "MP,GP,TDE,SBMG", "GP,MP,TDE,SBGG", "MP,TDE,GP,SBMM" } },
};

static const char *const *
find_lists (BrgTieBreakEdition edition, BrgResultTableKind kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    if (lists[i].edition == edition && lists[i].kind == kind)
      return lists[i].lists;
  return NULL;
}

/* A tournament with everything that is printed of it. */
typedef struct
{
  const BrgResultTable *table;
  BrgWithdrawals *withdrawals;
  const char *const *columns;
  BrgStandings *values;          /* all of the columns */
  BrgStandings *orders[N_LISTS]; /* places by the lists */
} Output;

static void
clear_output (Output *output)
{
  brg_withdrawals_free (output->withdrawals);
  brg_standings_free (output->values);
  for (guint i = 0; i < N_LISTS; i++)
    brg_standings_free (output->orders[i]);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Output, clear_output)

/* (nullable) (element-type BrgCriterion): a code that is not known is told; points are none */
static GPtrArray *
find_criteria (BrgResultTableKind kind, const char *const *codes)
{
  g_autoptr (GPtrArray) criteria = g_ptr_array_new ();

  for (guint i = 0; codes[i] != NULL; i++)
    {
      g_autofree char *code = g_ascii_strup (codes[i], -1);
      const BrgCriterion *criterion = brg_criterion_find (code);

      if (g_str_equal (code, "PTS"))
        continue;
      if (criterion == NULL)
        {
          brg_ctl_complain ("there is no tie-break “%s”", code);
          return NULL;
        }
      if (brg_criterion_is_for_teams (criterion) && kind != BRG_RESULT_TABLE_TEAMS)
        {
          brg_ctl_complain ("“%s” is a tie-break of teams", code);
          return NULL;
        }
      g_ptr_array_add (criteria, (gpointer) criterion);
    }
  return g_steal_pointer (&criteria);
}

/* The score that comes first: of teams the points on the boards, those of matches, or their sum.
 * The sum is no score of a tournament: everybody brings what makes the points equal, and it is the
 * first tie-break. */
static BrgTournament *
set_primary (const BrgTournament *tournament, const char *code)
{
  BrgTournament *copy = brg_tournament_copy (tournament);

  copy->board_points_first = g_str_equal (code, "GP");
  for (gint team = 0; g_str_equal (code, "MPGP") && team < copy->n_players; team++)
    brg_tournament_set_carried (copy, team, -brg_tournament_score (copy, team, copy->n_rounds));
  return copy;
}

static gboolean
is_primary (BrgResultTableKind kind, const char *code)
{
  if (kind == BRG_RESULT_TABLE_TEAMS)
    return g_str_equal (code, "MP") || g_str_equal (code, "GP");
  return g_str_equal (code, "PTS");
}

/* All columns, which the points do not come before, or an order, which they do. */
static BrgStandings *
compute (const Output *output,
         BrgTieBreakEdition edition,
         const char *const *codes,
         gboolean is_order)
{
  g_autoptr (BrgTournament) tournament =
      set_primary (output->withdrawals->tournament, is_order ? codes[0] : "PTS");
  g_autoptr (GPtrArray) criteria =
      find_criteria (output->table->kind,
                     is_order && is_primary (output->table->kind, codes[0]) ? codes + 1 : codes);
  BrgStandings *standings;

  if (criteria == NULL)
    return NULL;
  standings = brg_standings_compute (
      tournament, output->withdrawals->counted, tournament->n_rounds, edition,
      (const BrgCriterion *const *) (gconstpointer) criteria->pdata, criteria->len);
  brg_withdrawals_rank (output->withdrawals, standings);
  return standings;
}

static gboolean
compute_all (Output *output, BrgTieBreakEdition edition, const char *const *orders)
{
  output->values = compute (output, edition, output->columns, FALSE);
  if (output->values == NULL)
    return FALSE;
  for (guint i = 0; i < N_LISTS && orders[i] != NULL; i++)
    {
      g_auto (GStrv) codes = g_strsplit (orders[i], ",", -1);

      output->orders[i] = compute (output, edition, (const char *const *) codes, TRUE);
      if (output->orders[i] == NULL)
        return FALSE;
    }
  return TRUE;
}

/* rus-draughts-2022 5.4.9.6.1: who has won all matches and is second on the boards may claim an
 * extra match with the first. */
static void
print_extra_match (const Output *output, BrgTieBreakEdition edition)
{
  static const char *const by_boards[] = { "GP", NULL };
  g_autoptr (BrgTournament) tournament = set_primary (output->withdrawals->tournament, "GP");
  g_autoptr (BrgStandings) standings = compute (output, edition, by_boards, TRUE);
  BrgExtraMatch match;

  if (brg_extra_match_find (standings, tournament, &match))
    g_print ("#extra_match\t%d-%d\n", match.claimant + 1, match.leader + 1);
  else
    g_print ("#extra_match\t" NONE "\n");
}

static void
print_head (const Output *output, BrgTieBreakEdition edition, const char *const *orders)
{
  gint n_players = output->values->n_lines;
  BrgResultTableKind kind = output->table->kind;

  for (guint i = 0; i < N_LISTS && orders[i] != NULL; i++)
    g_print ("#R%u\t%s\n", i + 1, orders[i]);
  if (kind == BRG_RESULT_TABLE_TEAMS)
    print_extra_match (output, edition);
  g_print ("NO");
  for (gint i = 0; kind == BRG_RESULT_TABLE_ROUND_ROBIN && i < n_players; i++)
    g_print ("\tC%d", i + 1);
  if (kind != BRG_RESULT_TABLE_TEAMS)
    g_print ("\tPTS");
  for (guint i = 0; output->columns[i] != NULL; i++)
    g_print ("\t%s", output->columns[i]);
  if (kind == BRG_RESULT_TABLE_ROUND_ROBIN)
    g_print ("\tRATG\tRATP");
  for (guint i = 0; i < N_LISTS && output->orders[i] != NULL; i++)
    g_print ("\tR%u", i + 1);
  g_print ("\n");
}

static void
print_mark (BrgOutcome outcome)
{
  g_print ("%c", outcome == BRG_OUTCOME_NONE ? '.' : brg_outcome_to_code (outcome));
}

/* The marks of a player against another after the rule for leavers, a mark a game of each cycle. */
static void
print_cell (const BrgTournament *tournament, gint player, gint other)
{
  g_print ("\t");
  for (gint game = 0; player == other && game < tournament->cycles * tournament->n_games; game++)
    g_print ("X");
  for (gint round = 1; round <= tournament->n_rounds; round++)
    for (gint game = 1; game <= tournament->n_games; game++)
      if (brg_tournament_cell (tournament, player, round)->opponent == other)
        print_mark (brg_meeting_games_get (tournament, player, round, game));
}

static void
print_points (gint points)
{
  g_autofree char *text = brg_rational_to_text (brg_rational_points (points), DECIMALS);

  g_print ("\t%s", text);
}

/* A coefficient; board by board where that is compared. */
static char *
dup_value (const Output *output, const BrgStanding *line, guint column)
{
  const BrgTournament *tournament = output->withdrawals->tournament;

  if (g_str_equal (output->columns[column], "BOARDS"))
    {
      g_autofree gint *totals = brg_team_boards_add_up (output->values, tournament, line->player);

      return brg_team_boards_to_text (totals, tournament->n_boards);
    }
  return line->values[column].exists ? brg_rational_to_text (line->values[column].value, DECIMALS)
                                     : g_strdup (NONE);
}

static void
print_rated (const BrgTournament *tournament, gint player)
{
  gint points;

  g_print ("\t%d",
           brg_standings_count_rated_games (tournament, player, tournament->n_rounds, &points));
  print_points (points);
}

static void
print_line (const Output *output, gint player)
{
  const BrgTournament *tournament = output->withdrawals->tournament;
  const BrgStanding *line = &output->values->lines[output->values->line_of[player]];
  BrgResultTableKind kind = output->table->kind;

  g_print ("%d", tournament->players[player].number);
  for (gint other = 0; kind == BRG_RESULT_TABLE_ROUND_ROBIN && other < tournament->n_players;
       other++)
    print_cell (tournament, player, other);
  if (kind != BRG_RESULT_TABLE_TEAMS && line->has_place)
    print_points (line->points);
  else if (kind != BRG_RESULT_TABLE_TEAMS)
    g_print ("\t" NONE);
  for (guint i = 0; i < output->values->n_criteria; i++)
    {
      g_autofree char *value = line->has_place ? dup_value (output, line, i) : g_strdup (NONE);

      g_print ("\t%s", value);
    }
  if (kind == BRG_RESULT_TABLE_ROUND_ROBIN)
    print_rated (tournament, player);
  for (guint i = 0; i < N_LISTS && output->orders[i] != NULL; i++)
    {
      const BrgStandings *order = output->orders[i];
      const BrgStanding *place = &order->lines[order->line_of[player]];

      if (place->has_place)
        g_print ("\t%d", place->place);
      else
        g_print ("\t" NONE);
    }
  g_print ("\n");
}

static BrgCtlStatus
print_table (const BrgResultTable *table, const BrgRulebook *rulebook, const char *const *by)
{
  static const char *const *const columns[] = {
    [BRG_RESULT_TABLE_ROUND_ROBIN] = round_robin_columns,
    [BRG_RESULT_TABLE_SWISS] = swiss_columns,
    [BRG_RESULT_TABLE_TEAMS] = team_columns,
  };
  BrgTieBreakEdition edition = brg_tie_break_edition_for_rulebook (rulebook);
  const char *const *orders = by != NULL ? by : find_lists (edition, table->kind);
  g_auto (Output) output = {
    .table = table,
    .withdrawals = brg_withdrawals_apply (table->tournament, rulebook),
    .columns = columns[table->kind],
  };

  if (!compute_all (&output, edition, orders))
    return BRG_CTL_WRONG;
  print_head (&output, edition, orders);
  for (gint player = 0; player < table->tournament->n_players; player++)
    print_line (&output, player);
  return BRG_CTL_YES;
}

static BrgResultTable *
load_table (const char *path, gint n_games)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgTextFile) text_file = brg_text_file_load (file, path, &error);
  BrgResultTable *table =
      text_file != NULL ? brg_result_table_read (text_file, n_games, &error) : NULL;

  if (table == NULL)
    brg_ctl_complain ("%s%s%s", error->domain == BRG_FORMAT_ERROR ? "" : path,
                      error->domain == BRG_FORMAT_ERROR ? "" : ": ", error->message);
  return table;
}

/* rus-draughts-2022 6.2: draughts-64 is played in micro-matches, of two games unless the file says
 * otherwise. */
static gboolean
find_games (const char *discipline, const BrgRulebook *rulebook, gint *n_games)
{
  BrgCtlPlay play = { .in_micro_matches = FALSE };

  if (discipline != NULL && !brg_ctl_read_play ("table", discipline, rulebook, &play))
    return FALSE;
  *n_games = play.in_micro_matches ? 2 : 1;
  return TRUE;
}

static BrgCtlStatus
run_table (int argc, char **argv)
{
  g_autofree char *rulebook_id = NULL;
  g_autofree char *discipline = NULL;
  g_auto (GStrv) by = NULL;
  const GOptionEntry options[] = {
    { "rulebook", 0, 0, G_OPTION_ARG_STRING, &rulebook_id, "rule for leavers and coefficients",
      "ID" },
    { "discipline", 0, 0, G_OPTION_ARG_STRING, &discipline,
      "what is played: draughts-64 in micro-matches of two games", "ID" },
    { "by", 0, 0, G_OPTION_ARG_STRING_ARRAY, &by,
      "tie-breaks in their order, up to three times for three places", "CODE[,CODE...]" },
    G_OPTION_ENTRY_NULL,
  };
  const BrgRulebook *rulebook;
  g_autoptr (BrgResultTable) table = NULL;
  gint n_games;

  if (!brg_ctl_parse ("FILE", options, &argc, &argv, 1))
    return BRG_CTL_WRONG;
  rulebook = brg_rulebook_find (rulebook_id != NULL ? rulebook_id : "fide-2023");
  if (rulebook == NULL)
    return brg_ctl_complain ("there is no rule book “%s”", rulebook_id);
  if (by != NULL && g_strv_length (by) > N_LISTS)
    return brg_ctl_complain ("--by at most %d times", N_LISTS);
  if (!find_games (discipline, rulebook, &n_games))
    return BRG_CTL_WRONG;
  table = load_table (argv[1], n_games);
  if (table == NULL)
    return BRG_CTL_WRONG;
  return print_table (table, rulebook, (const char *const *) by);
}

const BrgCtlCommand brg_ctl_table = {
  "table", run_table, "FILE --rulebook ID [--discipline ID] [--by CODE[,CODE...]]"
};
