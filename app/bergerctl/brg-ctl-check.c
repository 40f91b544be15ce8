/* brg-ctl-check.c - bergerctl check: pairs every round of a report anew, and its standings
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include "brg-event-table.h"
#include "brg-round-check.h"
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
  if (wanted != NULL && named != NULL && !g_str_equal (wanted, named))
    g_print ("# 192 %s is not followed\n", code);
  return brg_ctl_find_system (wanted != NULL ? wanted : named);
}

static void
print_boards (const BrgTrf *trf, gint round, const char *kind, const GArray *boards)
{
  for (guint i = 0; i < boards->len; i++)
    {
      const BrgPair *board = &g_array_index (boards, BrgPair, i);

      g_print ("%d\t%s\t%d\t%d\n", round, kind, brg_trf_get_player (trf, board->white)->number,
               board->black == BRG_NOBODY ? 0 : brg_trf_get_player (trf, board->black)->number);
    }
}

static void
print_check (const BrgTrf *trf, const BrgRoundCheck *check)
{
  if (brg_round_check_is_equal (check))
    {
      g_print ("%d\tequal\t%u\n", check->round, check->n_boards);
      return;
    }
  g_print ("%d\t%s\t%u\n", check->round, check->exists ? "differs" : "none", check->played->len);
  print_boards (trf, check->round, "file", check->played);
  print_boards (trf, check->round, "paired", check->paired);
}

static BrgCtlStatus
check_rounds (const BrgTrf *trf, const BrgPairingSystem *system, guint64 seed)
{
  gint n_rounds = brg_tournament_last_paired_round (trf->tournament);
  gint n_different = 0;

  g_print ("# %s, %s\n", system->id, system->article);
  for (gint round = 1; round <= n_rounds; round++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BrgRoundCheck) check =
          brg_round_check_new (system, trf->tournament, round, seed, &error);

      if (check == NULL)
        return brg_ctl_complain ("%s", error->message);
      print_check (trf, check);
      n_different += !brg_round_check_is_equal (check);
    }
  g_print ("rounds\t%d\tequal\t%d\tdifferent\t%d\n", n_rounds, n_rounds - n_different, n_different);
  return n_different > 0 ? BRG_CTL_NO : BRG_CTL_YES;
}

/* The tie-breaks that the report names, without the points: all of them must be known. */
static const BrgCriterion **
find_criteria (const BrgTrf *trf, guint *n_criteria)
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
          return NULL;
        }
    }
  return brg_event_table_parse_criteria (codes != NULL ? codes : "", n_criteria);
}

/* Who is equal in everything may have any of the places that they share. */
static guint
print_standing (const BrgTrf *trf, const BrgStanding *standing)
{
  const BrgTrfPlayer *player = brg_trf_get_player (trf, standing->player);
  gboolean points_differ =
      player->points != BRG_TRF_NO_POINTS && player->points != standing->points;
  gboolean place_differs =
      player->rank > 0 && (player->rank < standing->place || player->rank > standing->last_place);

  if (points_differ)
    {
      g_autofree char *written = brg_rational_to_text (brg_rational_points (player->points), 2);
      g_autofree char *counted = brg_rational_to_text (brg_rational_points (standing->points), 2);

      g_print ("points\t%d\t%s\t%s\n", player->number, written, counted);
    }
  if (place_differs)
    g_print ("place\t%d\t%d\t%d\n", player->number, player->rank, standing->place);
  return points_differ || place_differs;
}

static BrgCtlStatus
check_standings (const BrgTrf *trf)
{
  guint n_criteria = 0;
  g_autofree const BrgCriterion **criteria = find_criteria (trf, &n_criteria);
  g_autoptr (BrgStandings) standings = NULL;
  BrgTieBreakEdition edition;
  guint n_different = 0;

  if (criteria == NULL ||
      !brg_ctl_find_edition (NULL, brg_rulebook_find ("fide-2023"), trf, &edition))
    return BRG_CTL_WRONG;
  standings = brg_standings_compute (trf->tournament, NULL,
                                     brg_tournament_last_paired_round (trf->tournament), edition,
                                     criteria, n_criteria);
  for (gint i = 0; i < standings->n_lines; i++)
    n_different += print_standing (trf, &standings->lines[i]);
  g_print ("standings\t%d\tequal\t%d\tdifferent\t%u\n", standings->n_lines,
           standings->n_lines - (gint) n_different, n_different);
  return n_different > 0 ? BRG_CTL_NO : BRG_CTL_YES;
}

static const char *
describe_kind (BrgTournamentKind kind, gboolean is_knockout)
{
  return is_knockout ? "a knock-out" : kind == BRG_TOURNAMENT_SWISS ? "a Swiss" : "a round robin";
}

BrgCtlStatus
brg_ctl_check (int argc, char **argv)
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
  guint64 seed = 0;
  BrgCtlStatus rounds;
  BrgCtlStatus standings;

  if (!brg_ctl_parse ("FILE.trf", options, &argc, &argv, 1) ||
      !brg_ctl_parse_seed (seed_text, &seed))
    return BRG_CTL_WRONG;
  trf = brg_ctl_load_trf (argv[1]);
  if (trf == NULL)
    return BRG_CTL_WRONG;
  if (trf->is_team)
    return brg_ctl_complain ("%s: a report of teams, expected one of players", argv[1]);
  system = choose_system (trf, argv[1], system_id);
  if (system == NULL)
    return BRG_CTL_WRONG;
  if (system->kind != trf->tournament->kind || system->is_knockout)
    return brg_ctl_complain ("%s: the report is %s, and %s is %s", argv[1],
                             describe_kind (trf->tournament->kind, FALSE), system->id,
                             describe_kind (system->kind, system->is_knockout));
  standings = with_standings ? check_standings (trf) : BRG_CTL_YES;
  if (standings == BRG_CTL_WRONG)
    return BRG_CTL_WRONG;
  rounds = check_rounds (trf, system, seed);
  return MAX (standings, rounds);
}
