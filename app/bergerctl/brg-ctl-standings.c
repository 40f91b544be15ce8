/* brg-ctl-standings.c - bergerctl standings: places and tie-breaks of a report file
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include "brg-event-table.h"
#include "brg-standings.h"
#include "brg-withdrawals.h"

#define DECIMALS 4

/* Every code must be known: a misspelt one would change the order without a word. */
static gboolean
check_codes (const char *codes)
{
  g_auto (GStrv) parts = g_strsplit (codes, ",", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_autofree char *code = g_ascii_strup (g_strstrip (parts[i]), -1);

      if (!g_str_equal (code, "PTS") && brg_criterion_find (code) == NULL)
        {
          brg_ctl_complain ("there is no tie-break “%s”", code);
          return FALSE;
        }
    }
  return TRUE;
}

static void
print_header (const BrgCriterion *const *criteria, guint n_criteria)
{
  g_autoptr (GString) line = g_string_new ("RANK\tNO\tNAME\tPTS");

  for (guint i = 0; i < n_criteria; i++)
    g_string_append_printf (line, "\t%s", criteria[i]->code);
  g_print ("%s\n", line->str);
}

/* A column shows a criterion for itself: direct encounter inside the group tied on points. In the
 * order of places it is applied to the group that is still tied, which is another group for every
 * list of criteria. */
static void
print_value (const BrgStandings *alone, gint player)
{
  const BrgStandingValue *value = &alone->lines[alone->line_of[player]].values[0];
  g_autofree char *text = brg_rational_to_text (value->value, DECIMALS);

  g_print ("\t%s", value->exists ? text : "-");
}

static void
print_line (const BrgStanding *standing, const BrgTrf *trf, GPtrArray *alone)
{
  const BrgTrfPlayer *player = brg_trf_get_player (trf, standing->player);
  g_autofree char *points = brg_rational_to_text (brg_rational_points (standing->points), 2);

  if (standing->has_place)
    g_print ("%d", standing->place);
  else
    g_print ("-");
  g_print ("\t%d\t%s\t%s", player->number, player->name, points);
  for (guint i = 0; i < alone->len; i++)
    print_value (alone->pdata[i], standing->player);
  g_print ("\n");
}

static void
print_standings (const BrgTrf *trf, const BrgRulebook *rulebook, const char *codes, gint round)
{
  guint n_criteria;
  g_autofree const BrgCriterion **criteria = brg_event_table_parse_criteria (codes, &n_criteria);
  g_autoptr (BrgWithdrawals) withdrawals = brg_withdrawals_apply (trf->tournament, rulebook);
  BrgTieBreakEdition edition = brg_tie_break_edition_for_rulebook (rulebook);
  g_autoptr (BrgStandings) standings = NULL;
  g_autoptr (GPtrArray) alone =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_standings_free);

  if (round == 0)
    round = brg_tournament_last_paired_round (trf->tournament);
  standings = brg_standings_compute (withdrawals->tournament, withdrawals->counted, round, edition,
                                     criteria, n_criteria);
  for (guint i = 0; i < n_criteria; i++)
    g_ptr_array_add (alone, brg_standings_compute (withdrawals->tournament, withdrawals->counted,
                                                   round, edition, &criteria[i], 1));
  print_header (criteria, n_criteria);
  for (gint i = 0; i < standings->n_lines; i++)
    print_line (&standings->lines[i], trf, alone);
}

BrgCtlStatus
brg_ctl_standings (int argc, char **argv)
{
  g_autofree char *codes = NULL;
  g_autofree char *rulebook_id = NULL;
  gint round = 0;
  const GOptionEntry options[] = {
    { "by", 0, 0, G_OPTION_ARG_STRING, &codes, "tie-breaks in their order", "CODE[,CODE...]" },
    { "rulebook", 0, 0, G_OPTION_ARG_STRING, &rulebook_id, "edition of the tie-breaks", "ID" },
    { "round", 0, 0, G_OPTION_ARG_INT, &round, "last round that counts", "K" },
    G_OPTION_ENTRY_NULL,
  };
  const BrgRulebook *rulebook;
  g_autoptr (BrgTrf) trf = NULL;

  if (!brg_ctl_parse ("FILE.trf", options, &argc, &argv, 1))
    return BRG_CTL_WRONG;
  rulebook = brg_rulebook_find (rulebook_id != NULL ? rulebook_id : "fide-2023");
  if (rulebook == NULL)
    return brg_ctl_complain ("there is no rule book “%s”", rulebook_id);
  if (codes == NULL)
    codes = g_strdup ("PTS");
  if (!check_codes (codes))
    return BRG_CTL_WRONG;
  trf = brg_ctl_load_trf (argv[1]);
  if (trf == NULL)
    return BRG_CTL_WRONG;
  if (round < 0 || round > trf->tournament->n_rounds)
    return brg_ctl_complain ("%s: there is no round %d", argv[1], round);
  print_standings (trf, rulebook, codes, round);
  return BRG_CTL_YES;
}
