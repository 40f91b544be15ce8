/* brg-ctl-check.c - bergerctl check: pairs every round of a report anew, and its standings
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-check.h"

#include "brg-criterion-code.h"
#include "brg-event-table.h"
#include "brg-round-check.h"
#include "brg-rulebooks.h"
#include "brg-standings.h"
#include "brg-trf-system.h"

/* The system that the report names; what the user says goes before it. */
static const BrgPairingSystem *
choose_system (const BrgTrf *trf, const char *path, const char *wanted)
{
  const char *code = trf->texts[BRG_TRF_TEXT_TYPE_CODE];
  const char *named = brg_trf_system_find (code);

  if (wanted == NULL && named == NULL)
    {
      brg_ctl_complain ("%s: %s%s names no system that is known: say --system ID", path,
                        code != NULL ? "192 " : "without a record 192 the file",
                        code != NULL ? code : "");
      return NULL;
    }
  return brg_ctl_find_system (wanted != NULL ? wanted : named);
}

static void
print_boards (const BrgCtlField *field, gint round, const char *kind, const GArray *boards)
{
  for (guint i = 0; i < boards->len; i++)
    {
      const BrgPair *board = &g_array_index (boards, BrgPair, i);

      g_print ("%d\t%s\t%d\t%d\n", round, kind, brg_ctl_field_number (field, board->white),
               brg_ctl_field_number (field, board->black));
    }
}

static void
print_check (const BrgCtlField *field, const BrgRoundCheck *check)
{
  if (brg_round_check_is_equal (check))
    {
      g_print ("%d\tequal\t%u\n", check->round, check->n_boards);
      return;
    }
  g_print ("%d\t%s\t%u\n", check->round, check->exists ? "differs" : "none", check->played->len);
  print_boards (field, check->round, "file", check->played);
  print_boards (field, check->round, "paired", check->paired);
}

static BrgCtlStatus
check_rounds (const BrgCtlField *field, const BrgPairingSystem *system, guint64 seed)
{
  gint n_rounds = brg_tournament_last_paired_round (field->tournament);
  gint n_different = 0;

  g_print ("# %s, %s\n", system->id, system->article);
  for (gint round = 1; round <= n_rounds; round++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BrgRoundCheck) check =
          brg_round_check_new (system, field->tournament, round, seed, &error);

      if (check == NULL)
        return brg_ctl_complain ("%s", error->message);
      print_check (field, check);
      n_different += !brg_round_check_is_equal (check);
    }
  g_print ("rounds\t%d\tequal\t%d\tdifferent\t%d\n", n_rounds, n_rounds - n_different, n_different);
  return n_different > 0 ? BRG_CTL_NO : BRG_CTL_YES;
}

/* The tie-breaks that the report names, without the points; NULL for none. Returns whether all of
 * them are known. */
static gboolean
find_criteria (const BrgTrf *trf, const BrgCriterion ***criteria, guint *n_criteria)
{
  const char *codes = trf->texts[BRG_TRF_TEXT_STANDINGS] != NULL
                          ? trf->texts[BRG_TRF_TEXT_STANDINGS]
                          : trf->texts[BRG_TRF_TEXT_TIE_BREAKS];
  g_auto (GStrv) parts = g_strsplit (codes != NULL ? codes : "", ",", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_autofree char *code = g_ascii_strup (g_strstrip (parts[i]), -1);

      if (!g_str_equal (code, "PTS") && brg_criterion_find (code) == NULL)
        {
          brg_ctl_complain ("the report names the tie-break “%s”, which is not known", code);
          return FALSE;
        }
    }
  *criteria = brg_event_table_parse_criteria (codes != NULL ? codes : "", n_criteria);
  return TRUE;
}

/* What the report says of a participant: its points by the primary score, and its place. */
static void
read_written (const BrgCtlField *field, gint participant, gint *points, gint *rank)
{
  if (field->has_teams)
    {
      const BrgTrfTeam *team = field->trf->teams->teams->pdata[participant];

      *points = field->tournament->board_points_first ? team->points : team->match_points;
      *rank = team->rank;
    }
  else
    {
      const BrgTrfPlayer *player = brg_trf_get_player (field->trf, participant);

      *points = player->points;
      *rank = player->rank;
    }
}

/* Who is equal in everything may have any of the places that they share. */
static guint
print_standing (const BrgCtlField *field, const BrgStanding *standing)
{
  gint number = brg_ctl_field_number (field, standing->player);
  gint points;
  gint rank;
  gboolean points_differ;
  gboolean place_differs;

  read_written (field, standing->player, &points, &rank);
  points_differ = points != BRG_TRF_NO_POINTS && points != standing->points;
  place_differs = rank > 0 && (rank < standing->place || rank > standing->last_place);
  if (points_differ)
    {
      g_autofree char *written = brg_rational_to_text (brg_rational_points (points), 2);
      g_autofree char *counted = brg_rational_to_text (brg_rational_points (standing->points), 2);

      g_print ("points\t%d\t%s\t%s\n", number, written, counted);
    }
  if (place_differs)
    g_print ("place\t%d\t%d\t%d\n", number, rank, standing->place);
  return points_differ || place_differs;
}

static BrgCtlStatus
check_standings (const BrgCtlField *field)
{
  guint n_criteria = 0;
  g_autofree const BrgCriterion **criteria = NULL;
  g_autoptr (BrgStandings) standings = NULL;
  BrgTieBreakEdition edition;
  guint n_different = 0;

  if (!find_criteria (field->trf, &criteria, &n_criteria) ||
      !brg_ctl_find_edition (NULL, brg_rulebook_find ("fide-2023"), field->trf, &edition))
    return BRG_CTL_WRONG;
  standings = brg_standings_compute (field->tournament, NULL,
                                     brg_tournament_last_paired_round (field->tournament), edition,
                                     criteria, n_criteria);
  for (gint i = 0; i < standings->n_lines; i++)
    n_different += print_standing (field, &standings->lines[i]);
  g_print ("standings\t%d\tequal\t%d\tdifferent\t%u\n", standings->n_lines,
           standings->n_lines - (gint) n_different, n_different);
  return n_different > 0 ? BRG_CTL_NO : BRG_CTL_YES;
}

BrgCtlStatus
brg_ctl_check_field (const BrgCtlField *field,
                     const BrgPairingSystem *system,
                     guint64 seed,
                     gboolean with_standings)
{
  const char *code = field->trf->texts[BRG_TRF_TEXT_TYPE_CODE];
  const char *named = brg_trf_system_find (code);
  BrgCtlStatus standings;
  BrgCtlStatus rounds;

  if (named != NULL && !g_str_equal (system->id, named))
    g_print ("# 192 %s is not followed\n", code);
  standings = with_standings ? check_standings (field) : BRG_CTL_YES;
  if (standings == BRG_CTL_WRONG)
    return standings;
  rounds = check_rounds (field, system, seed);
  return MAX (standings, rounds);
}

static const char *
describe_kind (BrgTournamentKind kind, gboolean is_knockout)
{
  return is_knockout ? "a knock-out" : kind == BRG_TOURNAMENT_SWISS ? "a Swiss" : "a round robin";
}

static BrgCtlStatus
run_check (int argc, char **argv)
{
  g_autofree char *system_id = NULL;
  g_autofree char *seed_text = NULL;
  gboolean with_standings = FALSE;
  const GOptionEntry options[] = {
    { "system", 0, 0, G_OPTION_ARG_STRING, &system_id,
      "the system, where record 192 does not name it", "ID" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed_text, "seed of the lots", "S" },
    { "standings", 0, 0, G_OPTION_ARG_NONE, &with_standings,
      "compute points and places by the tie-breaks of the report as well", NULL },
    G_OPTION_ENTRY_NULL,
  };
  const BrgPairingSystem *system;
  g_autoptr (BrgTrf) trf = NULL;
  g_autoptr (BrgCtlField) field = NULL;
  guint64 seed = 0;

  if (!brg_ctl_parse ("FILE.trf", options, &argc, &argv, 1) ||
      !brg_ctl_parse_seed (seed_text, &seed))
    return BRG_CTL_WRONG;
  trf = brg_ctl_load_trf (argv[1]);
  if (trf == NULL)
    return BRG_CTL_WRONG;
  brg_ctl_tell_notes (trf, argv[1]);
  field = brg_ctl_field_new (trf);
  if (trf->is_team && !field->has_teams)
    return brg_ctl_complain ("%s: a report of teams that do not play matches", argv[1]);
  system = choose_system (trf, argv[1], system_id);
  if (system == NULL)
    return BRG_CTL_WRONG;
  if (system->kind != field->tournament->kind || system->is_knockout)
    return brg_ctl_complain ("%s: the report is %s, and %s is %s", argv[1],
                             describe_kind (field->tournament->kind, FALSE), system->id,
                             describe_kind (system->kind, system->is_knockout));
  return brg_ctl_check_field (field, system, seed, with_standings);
}

const BrgCtlCommand brg_ctl_check = { "check", run_check,
                                      "FILE.trf [--system ID] [--seed S] [--standings]" };
