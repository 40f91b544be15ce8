/* brg-ctl-check.c - bergerctl check: pairs every round of a report anew
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include "brg-round-check.h"
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

BrgCtlStatus
brg_ctl_check (int argc, char **argv)
{
  g_autofree char *system_id = NULL;
  g_autofree char *seed_text = NULL;
  const GOptionEntry options[] = {
    { "system", 0, 0, G_OPTION_ARG_STRING, &system_id,
      "the system, where record 192 does not name it", "ID" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed_text, "seed of the lots", "S" },
    G_OPTION_ENTRY_NULL,
  };
  const BrgPairingSystem *system;
  g_autoptr (BrgTrf) trf = NULL;
  guint64 seed = 0;

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
  if (system->kind != trf->tournament->kind)
    return brg_ctl_complain (
        "%s: the report is %s, and %s is %s", argv[1],
        trf->tournament->kind == BRG_TOURNAMENT_SWISS ? "a Swiss" : "a round robin", system->id,
        system->kind == BRG_TOURNAMENT_SWISS ? "a Swiss" : "a round robin");
  return check_rounds (trf, system, seed);
}
