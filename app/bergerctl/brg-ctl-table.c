/* brg-ctl-table.c - bergerctl table: a table of results with its coefficients and places
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include "brg-ctl-table.h"
#include "brg-standings.h"
#include "brg-withdrawals.h"

#include <string.h>

#define DECIMALS 4
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

/* What parts equal players, in three orders; the points come first. */
static const struct
{
  BrgTieBreakEdition edition;
  BrgResultTableKind kind;
  const char *lists[BRG_CTL_N_LISTS];
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
  BrgStandings *values;                  /* all of the columns */
  BrgStandings *orders[BRG_CTL_N_LISTS]; /* places by the lists */
} Output;

static void
clear_output (Output *output)
{
  brg_withdrawals_free (output->withdrawals);
  brg_standings_free (output->values);
  for (guint i = 0; i < BRG_CTL_N_LISTS; i++)
    brg_standings_free (output->orders[i]);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Output, clear_output)

/* (nullable) (element-type BrgCriterion): a code that is not known is told */
static GPtrArray *
find_criteria (const char *const *codes)
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
      g_ptr_array_add (criteria, (gpointer) criterion);
    }
  return g_steal_pointer (&criteria);
}

static BrgStandings *
compute (const Output *output, BrgTieBreakEdition edition, const char *const *codes)
{
  const BrgTournament *tournament = output->withdrawals->tournament;
  g_autoptr (GPtrArray) criteria = find_criteria (codes);
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
  output->values = compute (output, edition, output->columns);
  if (output->values == NULL)
    return FALSE;
  for (guint i = 0; i < BRG_CTL_N_LISTS && orders[i] != NULL; i++)
    {
      g_auto (GStrv) codes = g_strsplit (orders[i], ",", -1);

      output->orders[i] = compute (output, edition, (const char *const *) codes);
      if (output->orders[i] == NULL)
        return FALSE;
    }
  return TRUE;
}

static void
print_head (const Output *output, const char *const *orders)
{
  gint n_players = output->values->n_lines;

  for (guint i = 0; i < BRG_CTL_N_LISTS && orders[i] != NULL; i++)
    g_print ("#R%u\t%s\n", i + 1, orders[i]);
  g_print ("NO");
  for (gint i = 0; output->table->kind == BRG_RESULT_TABLE_ROUND_ROBIN && i < n_players; i++)
    g_print ("\tC%d", i + 1);
  g_print ("\tPTS");
  for (guint i = 0; output->columns[i] != NULL; i++)
    g_print ("\t%s", output->columns[i]);
  if (output->table->kind == BRG_RESULT_TABLE_ROUND_ROBIN)
    g_print ("\tRATG\tRATP");
  for (guint i = 0; i < BRG_CTL_N_LISTS && output->orders[i] != NULL; i++)
    g_print ("\tR%u", i + 1);
  g_print ("\n");
}

/* The marks of a player against another after the rule for leavers, a mark a cycle. */
static void
print_cell (const BrgTournament *tournament, gint player, gint other)
{
  g_print ("\t");
  for (gint cycle = 0; player == other && cycle < tournament->cycles; cycle++)
    g_print ("X");
  for (gint round = 1; round <= tournament->n_rounds; round++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, round);

      if (cell->opponent == other)
        g_print ("%c",
                 cell->outcome == BRG_OUTCOME_NONE ? '.' : brg_outcome_to_code (cell->outcome));
    }
}

static void
print_points (gint points)
{
  g_autofree char *text = brg_rational_to_text (brg_rational_points (points), DECIMALS);

  g_print ("\t%s", text);
}

static void
print_line (const Output *output, gint player)
{
  const BrgTournament *tournament = output->withdrawals->tournament;
  const BrgStanding *line = &output->values->lines[output->values->line_of[player]];

  g_print ("%d", tournament->players[player].number);
  if (output->table->kind == BRG_RESULT_TABLE_ROUND_ROBIN)
    for (gint other = 0; other < tournament->n_players; other++)
      print_cell (tournament, player, other);
  if (line->has_place)
    print_points (line->points);
  else
    g_print ("\t" NONE);
  for (guint i = 0; i < output->values->n_criteria; i++)
    {
      g_autofree char *value = brg_rational_to_text (line->values[i].value, DECIMALS);

      g_print ("\t%s", line->has_place && line->values[i].exists ? value : NONE);
    }
  if (output->table->kind == BRG_RESULT_TABLE_ROUND_ROBIN)
    {
      gint points;

      g_print ("\t%d",
               brg_standings_count_rated_games (tournament, player, tournament->n_rounds, &points));
      print_points (points);
    }
  for (guint i = 0; i < BRG_CTL_N_LISTS && output->orders[i] != NULL; i++)
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
print_players (const BrgResultTable *table, const BrgRulebook *rulebook, const char *const *by)
{
  BrgTieBreakEdition edition = brg_tie_break_edition_for_rulebook (rulebook);
  const char *const *orders = by != NULL ? by : find_lists (edition, table->kind);
  g_auto (Output) output = {
    .table = table,
    .withdrawals = brg_withdrawals_apply (table->tournament, rulebook),
    .columns = table->kind == BRG_RESULT_TABLE_ROUND_ROBIN ? round_robin_columns : swiss_columns,
  };

  if (!compute_all (&output, edition, orders))
    return BRG_CTL_WRONG;
  print_head (&output, orders);
  for (gint player = 0; player < table->tournament->n_players; player++)
    print_line (&output, player);
  return BRG_CTL_YES;
}

static BrgResultTable *
load_table (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgTextFile) text_file = brg_text_file_load (file, path, &error);
  BrgResultTable *table = text_file != NULL ? brg_result_table_read (text_file, &error) : NULL;

  if (table == NULL)
    brg_ctl_complain ("%s%s%s", error->domain == BRG_FORMAT_ERROR ? "" : path,
                      error->domain == BRG_FORMAT_ERROR ? "" : ": ", error->message);
  return table;
}

BrgCtlStatus
brg_ctl_table (int argc, char **argv)
{
  g_autofree char *rulebook_id = NULL;
  g_auto (GStrv) by = NULL;
  const GOptionEntry options[] = {
    { "rulebook", 0, 0, G_OPTION_ARG_STRING, &rulebook_id, "rule for leavers and coefficients",
      "ID" },
    { "by", 0, 0, G_OPTION_ARG_STRING_ARRAY, &by,
      "tie-breaks in their order, up to three times for three places", "CODE[,CODE...]" },
    G_OPTION_ENTRY_NULL,
  };
  const BrgRulebook *rulebook;
  g_autoptr (BrgResultTable) table = NULL;

  if (!brg_ctl_parse ("FILE", options, &argc, &argv, 1))
    return BRG_CTL_WRONG;
  rulebook = brg_rulebook_find (rulebook_id != NULL ? rulebook_id : "fide-2023");
  if (rulebook == NULL)
    return brg_ctl_complain ("there is no rule book “%s”", rulebook_id);
  if (by != NULL && g_strv_length (by) > BRG_CTL_N_LISTS)
    return brg_ctl_complain ("--by at most %d times", BRG_CTL_N_LISTS);
  table = load_table (argv[1]);
  if (table == NULL)
    return BRG_CTL_WRONG;
  if (table->kind == BRG_RESULT_TABLE_TEAMS)
    return brg_ctl_complain ("%s: tables of teams are not computed here", argv[1]);
  return print_players (table, rulebook, (const char *const *) by);
}
