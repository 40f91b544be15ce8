/* brg-pairing-systems.c - the pairing systems that there are, and what every one demands
 *
 * Tests: tests/pairing/test-pairing.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pairing-systems.h"

#include "brg-adjourned-games.h"
#include "brg-berger.h"
#include "brg-blind.h"
#include "brg-buchholz.h"
#include "brg-burstein.h"
#include "brg-coefficients.h"
#include "brg-double-swiss.h"
#include "brg-dubov.h"
#include "brg-dutch.h"
#include "brg-knockout.h"
#include "brg-lim.h"
#include "brg-match-system.h"
#include "brg-presence.h"
#include "brg-scheveningen.h"
#include "brg-sections.h"
#include "brg-solkoff.h"
#include "brg-team-swiss.h"

/* A further system is its file and its row here. */
static const BrgPairingSystem *const systems[] = {
  &brg_berger_system,       &brg_dutch_system,
  &brg_dubov_system,        &brg_burstein_system,
  &brg_lim_system,          &brg_lim_maxi_system,
  &brg_double_swiss_system, &brg_team_swiss_system,
  &brg_team_swiss_b_system, &brg_team_swiss_plain_system,
  &brg_coefficients_system, &brg_solkoff_system,
  &brg_buchholz_system,     &brg_blind_system,
  &brg_scheveningen_system, &brg_knockout_system,
  &brg_third_place_system,  &brg_all_places_system,
  &brg_match_system,
};

const BrgPairingSystem *const *
brg_pairing_systems (guint *n_systems)
{
  g_return_val_if_fail (n_systems != NULL, NULL);

  *n_systems = G_N_ELEMENTS (systems);
  return systems;
}

const BrgPairingSystem *
brg_pairing_system_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    if (g_str_equal (systems[i]->id, id))
      return systems[i];
  return NULL;
}

/* An earlier round that was never paired, or has a game without a result, is open. A blank cell in
 * a round that was paired is an absence. */
static gboolean
is_open (const BrgTournament *tournament, gint round, gint last_paired)
{
  for (gint player = 0; player < tournament->n_players; player++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, round);

      if (cell->outcome != BRG_OUTCOME_NONE)
        continue;
      if (cell->opponent != BRG_NOBODY ||
          (round > last_paired && tournament->players[player].left_after >= round))
        return TRUE;
    }
  return FALSE;
}

static gboolean
check_round (const BrgPairingSystem *system,
             const BrgTournament *tournament,
             gint round,
             GError **error)
{
  gint last_paired;

  if (round < 1 || round > tournament->n_rounds)
    {
      g_set_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_ROUND,
                   "Round %d is not one of %d rounds", round, tournament->n_rounds);
      return FALSE;
    }
  /* A table does not ask for results. */
  if (system->kind == BRG_TOURNAMENT_ROUND_ROBIN)
    return TRUE;
  last_paired = brg_tournament_last_paired_round (tournament);
  for (gint earlier = 1; earlier < round; earlier++)
    if (is_open (tournament, earlier, last_paired))
      {
        g_set_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_ROUND,
                     "Round %d cannot be paired before round %d is over", round, earlier);
        return FALSE;
      }
  return TRUE;
}

/* One end of a locked pair: a player of the tournament, not yet named, and present in a Swiss. */
static gboolean
check_locked_player (const BrgPairingSystem *system,
                     const BrgTournament *tournament,
                     gint round,
                     gint player,
                     gboolean *is_named,
                     GError **error)
{
  const char *problem = NULL;

  if (player < 0 || player >= tournament->n_players)
    {
      g_set_error_literal (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_LOCKED,
                           "A fixed pair names somebody who is not in the tournament");
      return FALSE;
    }
  if (is_named[player])
    problem = "stands in two fixed pairs";
  else if (system->kind == BRG_TOURNAMENT_SWISS && brg_player_is_absent (tournament, player, round))
    problem = "is absent and stands in a fixed pair";
  if (problem != NULL)
    {
      g_set_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_LOCKED, "Number %d %s",
                   tournament->players[player].number, problem);
      return FALSE;
    }
  is_named[player] = TRUE;
  return TRUE;
}

static gboolean
check_locked (const BrgPairingSystem *system,
              const BrgTournament *tournament,
              const BrgPairingRequest *request,
              GError **error)
{
  g_autofree gboolean *is_named = g_new0 (gboolean, tournament->n_players);

  for (guint i = 0; i < request->n_locked; i++)
    {
      const BrgPair *pair = &request->locked[i];

      if (!check_locked_player (system, tournament, request->round, pair->white, is_named, error))
        return FALSE;
      if (pair->black != BRG_NOBODY &&
          !check_locked_player (system, tournament, request->round, pair->black, is_named, error))
        return FALSE;
    }
  return TRUE;
}

static BrgPairing *
pair (const BrgPairingSystem *system,
      const BrgTournament *tournament,
      const BrgPairingRequest *request,
      GError **error)
{
  if (request->sections != NULL && system->kind == BRG_TOURNAMENT_SWISS && !system->is_knockout)
    return brg_sections_pair (system, tournament, request, error);
  return system->pair_round (tournament, request, error);
}

BrgPairing *
brg_pairing_system_pair (const BrgPairingSystem *system,
                         const BrgTournament *tournament,
                         const BrgPairingRequest *request,
                         GError **error)
{
  BrgPairing *pairing;

  g_return_val_if_fail (system != NULL, NULL);
  g_return_val_if_fail (tournament != NULL, NULL);
  g_return_val_if_fail (request != NULL, NULL);
  g_return_val_if_fail (request->locked != NULL || request->n_locked == 0, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  if (!check_round (system, tournament, request->round, error) ||
      !check_locked (system, tournament, request, error))
    return NULL;
  pairing = pair (system, tournament, request, error);
  if (pairing != NULL && request->explain)
    brg_adjourned_games_explain (system, tournament, request->round, pairing);
  return pairing;
}
