/* brg-ctl-field.c - who takes part in a report: its players, or teams
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-field.h"

#include "brg-event-table.h"
#include "brg-snapshot-tournament.h"
#include "brg-team-boards.h"
#include "brg-trf-matches.h"
#include "brg-trf-snapshot.h"

/* Two decimals, as FIDE's tables have. */
#define DECIMALS 2

BrgCtlField *
brg_ctl_field_new (const BrgTrf *trf)
{
  BrgCtlField *field;

  g_return_val_if_fail (trf != NULL, NULL);

  field = g_new0 (BrgCtlField, 1);
  field->trf = trf;
  field->snapshot = brg_trf_to_snapshot (trf, "");
  field->has_teams = brg_snapshot_has_teams (field->snapshot);
  field->tournament =
      field->has_teams ? brg_snapshot_to_tournament (field->snapshot) : trf->tournament;
  return field;
}

void
brg_ctl_field_free (BrgCtlField *field)
{
  if (field == NULL)
    return;
  if (field->has_teams)
    brg_tournament_free (field->tournament);
  brg_snapshot_unref (field->snapshot);
  g_free (field);
}

gint
brg_ctl_field_number (const BrgCtlField *field, gint participant)
{
  g_return_val_if_fail (field != NULL, 0);

  return participant == BRG_NOBODY ? 0 : field->tournament->players[participant].number;
}

/* Everything that a line is made of. */
typedef struct
{
  const BrgCtlField *field;
  const BrgTournament *tournament;
  const BrgCriterion **criteria;
  guint n_criteria;
  GPtrArray *alone; /* BrgStandings: by each criterion alone */
} Output;

static void
print_header (const Output *output)
{
  g_print ("RANK\tNO\tNAME\tPTS");
  for (guint i = 0; i < output->n_criteria; i++)
    g_print ("\t%s", output->criteria[i]->code);
  g_print ("\n");
}

static char *
describe_boards (const Output *output, const BrgStandings *standings, gint team)
{
  g_autofree gint *totals = brg_team_boards_add_up (standings, output->tournament, team);

  return brg_team_boards_to_text (totals, totals != NULL ? output->tournament->n_boards : 0);
}

/* A column shows a criterion for itself, as for players. */
static void
print_value (const Output *output, guint index, gint team)
{
  const char *code = output->criteria[index]->code;
  const BrgStandings *alone = output->alone->pdata[index];
  const BrgStandingValue *value = &alone->lines[alone->line_of[team]].values[0];
  g_autofree char *text = g_str_equal (code, "TBR") || g_str_equal (code, "BBE")
                              ? describe_boards (output, alone, team)
                              : brg_rational_to_text (value->value, DECIMALS);

  g_print ("\t%s", value->exists ? text : "-");
}

static void
print_line (const Output *output, const BrgStanding *standing)
{
  g_autofree char *points = brg_rational_to_text (brg_rational_points (standing->points), DECIMALS);
  const BrgEntry *team = brg_snapshot_get_entry (output->field->snapshot, standing->player);

  if (standing->has_place)
    g_print ("%d", standing->place);
  else
    g_print ("-");
  g_print ("\t%d\t%s\t%s", team->number, team->family_name, points);
  for (guint i = 0; i < output->n_criteria; i++)
    print_value (output, i, standing->player);
  g_print ("\n");
}

/* The score that is named first is the primary one. */
static gboolean
has_board_points_first (const BrgTournament *tournament, const Output *output)
{
  if (output->n_criteria > 0 && g_str_equal (output->criteria[0]->code, "MPTS"))
    return FALSE;
  if (output->n_criteria > 0 && g_str_equal (output->criteria[0]->code, "GPTS"))
    return TRUE;
  return tournament->board_points_first;
}

void
brg_ctl_field_print_standings (const BrgCtlField *field,
                               const BrgRulebook *rulebook,
                               BrgTieBreakEdition edition,
                               const char *codes,
                               gint round)
{
  g_autoptr (BrgWithdrawals) withdrawals = NULL;
  g_autoptr (BrgStandings) standings = NULL;
  g_autofree const BrgCriterion **criteria = NULL;
  g_autoptr (GPtrArray) alone =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_standings_free);
  Output output = { .field = field, .alone = alone };

  g_return_if_fail (field != NULL && field->has_teams);
  g_return_if_fail (rulebook != NULL && codes != NULL);

  withdrawals = brg_withdrawals_apply (field->tournament, rulebook);
  output.tournament = withdrawals->tournament;
  criteria = brg_event_table_parse_criteria (codes, &output.n_criteria);
  output.criteria = criteria;
  withdrawals->tournament->board_points_first = has_board_points_first (field->tournament, &output);
  if (round == 0)
    round = brg_tournament_last_paired_round (field->tournament);
  standings = brg_standings_compute (withdrawals->tournament, withdrawals->counted, round, edition,
                                     criteria, output.n_criteria);
  brg_withdrawals_rank (withdrawals, standings);
  for (guint i = 0; i < output.n_criteria; i++)
    g_ptr_array_add (alone, brg_standings_compute (withdrawals->tournament, withdrawals->counted,
                                                   round, edition, &criteria[i], 1));
  print_header (&output);
  for (gint i = 0; i < standings->n_lines; i++)
    print_line (&output, &standings->lines[i]);
}
