/* brg-ctl-standings.c - bergerctl standings: places and tie-breaks of a report file
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include "brg-criterion-code.h"
#include "brg-ctl-field.h"
#include "brg-event-table.h"
#include "brg-knockout.h"
#include "brg-rulebooks.h"
#include "brg-standings.h"
#include "brg-withdrawals.h"

#include <string.h>

#define DECIMALS 4

/* A tie-break as it was asked for. */
typedef struct
{
  const BrgCriterion *criterion; /* NULL for the points, which have a column anyway */
  BrgTieBreakEdition edition;
  gboolean is_other; /* under another list of FIDE than the event's: `BH@2024` */
} Column;

static gboolean
find_other_edition (const char *year, BrgTieBreakEdition *edition)
{
  g_autofree char *id = g_strconcat ("fide-", year, NULL);

  if (brg_tie_break_edition_find (id, edition))
    return TRUE;
  brg_ctl_complain ("there is no edition of tie-breaks “%s”", id);
  return FALSE;
}

static gboolean
read_column (const char *text, BrgTieBreakEdition edition, Column *column)
{
  g_auto (GStrv) parts = g_strsplit (text, "@", 2);
  g_autofree char *code = g_ascii_strup (g_strstrip (parts[0]), -1);
  g_autoptr (GError) error = NULL;

  *column = (Column){ .edition = edition };
  if (parts[1] != NULL && !find_other_edition (parts[1], &column->edition))
    return FALSE;
  column->is_other = column->edition != edition;
  if (g_str_equal (code, "PTS"))
    return TRUE;
  column->criterion = brg_criterion_parse (code, &error);
  if (column->criterion == NULL)
    brg_ctl_complain ("%s", error->message);
  return column->criterion != NULL;
}

/* Every code must be known: a misspelt one would change the order without a word. Returns
 * (nullable) (element-type Column): the tie-breaks without the points; what is wrong has been told.
 */
static GArray *
read_columns (const char *codes, BrgTieBreakEdition edition)
{
  g_auto (GStrv) texts = g_strsplit (codes, ",", -1);
  g_autoptr (GArray) columns = g_array_new (FALSE, FALSE, sizeof (Column));

  for (guint i = 0; texts[i] != NULL; i++)
    {
      Column column;

      if (!read_column (texts[i], edition, &column))
        return NULL;
      if (column.criterion != NULL)
        g_array_append_val (columns, column);
    }
  return g_steal_pointer (&columns);
}

static void
print_header (const GArray *columns)
{
  g_autoptr (GString) line = g_string_new ("RANK\tNO\tNAME\tPTS");

  for (guint i = 0; i < columns->len; i++)
    {
      const Column *column = &g_array_index (columns, Column, i);

      g_string_append_printf (line, "\t%s", column->criterion->code);
      if (column->is_other)
        g_string_append_printf (line, "@%s",
                                strchr (brg_tie_break_edition_get_id (column->edition), '-') + 1);
    }
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
print_line (const BrgStanding *standing, gboolean is_bracket, const BrgTrf *trf, GPtrArray *alone)
{
  const BrgTrfPlayer *player = brg_trf_get_player (trf, standing->player);
  g_autofree char *points = brg_rational_to_text (brg_rational_points (standing->points), 2);

  if (standing->has_place && is_bracket && standing->place != standing->last_place)
    g_print ("%d-%d", standing->place, standing->last_place);
  else if (standing->has_place)
    g_print ("%d", standing->place);
  else
    g_print ("-");
  g_print ("\t%d\t%s\t%s", player->number, player->name, points);
  for (guint i = 0; i < alone->len; i++)
    print_value (alone->pdata[i], standing->player);
  g_print ("\n");
}

/* The places of a knock-out: those of its bracket. */
typedef struct
{
  const BrgPairingSystem *system; /* NULL for anything else */
  GArray *decisions;              /* BrgMeetingDecision */
} Knockout;

static void
rank_bracket (const Knockout *knockout, const BrgTrf *trf, BrgStandings *standings, gint round)
{
  g_autofree BrgPlaceRange *places = NULL;

  if (knockout->system == NULL || trf->tournament->n_players < 2)
    return;
  places = brg_knockout_list_places (
      knockout->system, trf->tournament, round,
      (const BrgMeetingDecision *) (gconstpointer) knockout->decisions->data,
      knockout->decisions->len);
  brg_knockout_rank (standings, places);
}

static BrgCtlStatus
print_standings (const BrgTrf *trf,
                 const BrgRulebook *rulebook,
                 BrgTieBreakEdition edition,
                 const GArray *columns,
                 gint round,
                 const Knockout *knockout)
{
  guint n_criteria = 0;
  g_autofree const BrgCriterion **criteria = g_new0 (const BrgCriterion *, columns->len + 1);
  g_autoptr (BrgWithdrawals) withdrawals = brg_withdrawals_apply (trf->tournament, rulebook);
  g_autoptr (BrgStandings) standings = NULL;
  g_autoptr (GPtrArray) alone =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_standings_free);

  if (round == 0)
    round = brg_tournament_last_paired_round (trf->tournament);
  /* What another list says is shown beside, and parts nobody. */
  for (guint i = 0; i < columns->len; i++)
    if (!g_array_index (columns, Column, i).is_other)
      criteria[n_criteria++] = g_array_index (columns, Column, i).criterion;
  standings = brg_standings_compute (withdrawals->tournament, withdrawals->counted, round, edition,
                                     criteria, n_criteria);
  rank_bracket (knockout, trf, standings, round);
  for (guint i = 0; i < columns->len; i++)
    {
      const Column *column = &g_array_index (columns, Column, i);

      g_ptr_array_add (alone,
                       brg_standings_compute (withdrawals->tournament, withdrawals->counted, round,
                                              column->edition, &column->criterion, 1));
    }
  print_header (columns);
  for (gint i = 0; i < standings->n_lines; i++)
    print_line (&standings->lines[i], standings->is_bracket, trf, alone);
  return BRG_CTL_YES;
}

/* A system says something about places only where it is a bracket. */
static gboolean
find_knockout (const char *id, Knockout *knockout)
{
  const BrgPairingSystem *system;

  if (id == NULL)
    return TRUE;
  system = brg_ctl_find_system (id);
  if (system != NULL && system->is_knockout)
    knockout->system = system;
  return system != NULL;
}

static BrgCtlStatus
run_standings (int argc, char **argv)
{
  g_autofree char *codes = NULL;
  g_autofree char *rulebook_id = NULL;
  g_autofree char *edition_id = NULL;
  g_autofree char *system_id = NULL;
  g_auto (GStrv) decided = NULL;
  g_autoptr (GArray) decisions = NULL;
  g_autoptr (GArray) columns = NULL;
  Knockout knockout = { 0 };
  gint round = 0;
  gint cycles = 0;
  const GOptionEntry options[] = {
    { "by", 0, 0, G_OPTION_ARG_STRING, &codes,
      "tie-breaks in their order; CODE@2024 shows what another list says", "CODE[,CODE...]" },
    { "rulebook", 0, 0, G_OPTION_ARG_STRING, &rulebook_id, "rule book of the event", "ID" },
    { "edition", 0, 0, G_OPTION_ARG_STRING, &edition_id,
      "list of tie-breaks, if not that of the rule book on the first day", "ID" },
    { "round", 0, 0, G_OPTION_ARG_INT, &round, "last round that counts", "K" },
    { "system", 0, 0, G_OPTION_ARG_STRING, &system_id,
      "pairing system: in a knock-out the bracket gives the places", "ID" },
    { "cycles", 0, 0, G_OPTION_ARG_INT, &cycles, "games of a meeting in a knock-out", "N" },
    { "decide", 0, 0, G_OPTION_ARG_STRING_ARRAY, &decided,
      "knock-out: number NO has won the level meeting of round K", "K:NO" },
    G_OPTION_ENTRY_NULL,
  };
  const BrgRulebook *rulebook;
  BrgTieBreakEdition edition;
  g_autoptr (BrgTrf) trf = NULL;
  g_autoptr (BrgCtlField) field = NULL;

  if (!brg_ctl_parse ("FILE.trf", options, &argc, &argv, 1))
    return BRG_CTL_WRONG;
  rulebook = brg_rulebook_find (rulebook_id != NULL ? rulebook_id : "fide-2023");
  if (rulebook == NULL)
    return brg_ctl_complain ("there is no rule book “%s”", rulebook_id);
  if (codes == NULL)
    codes = g_strdup ("PTS");
  if (!find_knockout (system_id, &knockout))
    return BRG_CTL_WRONG;
  trf = brg_ctl_load_trf (argv[1]);
  if (trf == NULL || !brg_ctl_find_edition (edition_id, rulebook, trf, &edition))
    return BRG_CTL_WRONG;
  columns = read_columns (codes, edition);
  decisions = columns != NULL ? brg_ctl_read_decisions (decided, trf->tournament) : NULL;
  if (decisions == NULL)
    return BRG_CTL_WRONG;
  knockout.decisions = decisions;
  if (cycles > 0)
    trf->tournament->cycles = cycles;
  if (round < 0 || round > trf->tournament->n_rounds)
    return brg_ctl_complain ("%s: there is no round %d", argv[1], round);
  field = brg_ctl_field_new (trf);
  if (!field->has_teams || knockout.system != NULL)
    return print_standings (trf, rulebook, edition, columns, round, &knockout);
  if (strchr (codes, '@') != NULL)
    return brg_ctl_complain ("%s: teams have the tie-breaks of one edition", argv[1]);
  brg_ctl_field_print_standings (field, rulebook, edition, codes, round);
  return BRG_CTL_YES;
}

const BrgCtlCommand brg_ctl_standings = {
  "standings", run_standings, "FILE.trf --by CODE[,CODE...] [--rulebook ID] [--round K]"
};
