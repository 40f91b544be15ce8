/* brg-pairing.c - the pairing systems and what every one demands
 *
 * Tests: tests/pairing/test-pairing.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pairing.h"

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

G_DEFINE_QUARK (brg_pairing_error, brg_pairing_error)

static const BrgPairingSystem *const systems[] = {
  &brg_berger_system,           &brg_dutch_system,        &brg_dubov_system,
  &brg_burstein_system,         &brg_lim_system,          &brg_lim_maxi_system,
  &brg_double_swiss_system,     &brg_team_swiss_system,   &brg_team_swiss_b_system,
  &brg_team_swiss_plain_system, &brg_coefficients_system, &brg_solkoff_system,
  &brg_buchholz_system,         &brg_blind_system,        &brg_scheveningen_system,
  &brg_knockout_system,         &brg_all_places_system,   &brg_match_system,
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

BrgPairing *
brg_pairing_new (void)
{
  BrgPairing *pairing = g_new0 (BrgPairing, 1);

  pairing->exists = TRUE;
  pairing->pairs = g_array_new (FALSE, FALSE, sizeof (BrgPair));
  pairing->reasons = g_array_new (FALSE, FALSE, sizeof (BrgReason));
  pairing->obstacles = g_array_new (FALSE, FALSE, sizeof (BrgReason));
  return pairing;
}

void
brg_pairing_free (BrgPairing *pairing)
{
  if (pairing == NULL)
    return;
  g_array_unref (pairing->pairs);
  g_array_unref (pairing->reasons);
  g_array_unref (pairing->obstacles);
  g_free (pairing);
}

const BrgPair *
brg_pairing_request_find_locked (const BrgPairingRequest *request, gint player, gint other)
{
  g_return_val_if_fail (request != NULL, NULL);

  for (guint i = 0; i < request->n_locked; i++)
    {
      const BrgPair *locked = &request->locked[i];

      if ((locked->white == player && locked->black == other) ||
          (locked->white == other && locked->black == player))
        return locked;
    }
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

BrgPairing *
brg_pairing_system_pair (const BrgPairingSystem *system,
                         const BrgTournament *tournament,
                         const BrgPairingRequest *request,
                         GError **error)
{
  g_return_val_if_fail (system != NULL, NULL);
  g_return_val_if_fail (tournament != NULL, NULL);
  g_return_val_if_fail (request != NULL, NULL);
  g_return_val_if_fail (request->locked != NULL || request->n_locked == 0, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  if (!check_round (system, tournament, request->round, error) ||
      !check_locked (system, tournament, request, error))
    return NULL;
  if (request->sections != NULL && system->kind == BRG_TOURNAMENT_SWISS && !system->is_knockout)
    return brg_sections_pair (system, tournament, request, error);
  return system->pair_round (tournament, request, error);
}

const char *
brg_reason_kind_get_id (BrgReasonKind kind)
{
  static const char *const ids[BRG_N_REASON_KINDS] = {
    [BRG_REASON_TABLE] = "table",
    [BRG_REASON_LOCKED] = "locked",
    [BRG_REASON_SAME_GROUP] = "same-group",
    [BRG_REASON_MOVED_DOWN] = "moved-down",
    [BRG_REASON_ODD_GROUP] = "odd-group",
    [BRG_REASON_GROUP_STUCK] = "group-stuck",
    [BRG_REASON_PASSES_GROUP] = "passes-group",
    [BRG_REASON_FIRST_CHOICE] = "first-choice",
    [BRG_REASON_MET] = "met",
    [BRG_REASON_SAME_COLOUR_BAR] = "same-colour-bar",
    [BRG_REASON_BREAKS_REST] = "breaks-rest",
    [BRG_REASON_BYE_LAST] = "bye-last",
    [BRG_REASON_BYE_HAD_ONE] = "bye-had-one",
    [BRG_REASON_BYE_BREAKS_REST] = "bye-breaks-rest",
    [BRG_REASON_COLOUR_LOT] = "colour-lot",
    [BRG_REASON_COLOUR_BOTH] = "colour-both",
    [BRG_REASON_COLOUR_ONE] = "colour-one",
    [BRG_REASON_COLOUR_RUN] = "colour-run",
    [BRG_REASON_COLOUR_SURPLUS] = "colour-surplus",
    [BRG_REASON_COLOUR_PLACE] = "colour-place",
    [BRG_REASON_COLOUR_STRONGER] = "colour-stronger",
    [BRG_REASON_COLOUR_ALTERNATE] = "colour-alternate",
    [BRG_REASON_COLOUR_FIRST] = "colour-first",
    [BRG_REASON_CANNOT_GO_DOWN] = "cannot-go-down",
    [BRG_REASON_ABSENT] = "absent",
    [BRG_REASON_OTHER_SECTION] = "other-section",
    [BRG_REASON_SAME_SIDE] = "same-side",
    [BRG_REASON_BRACKET] = "bracket",
    [BRG_REASON_BRACKET_PLACES] = "bracket-places",
    [BRG_REASON_BRACKET_BYE] = "bracket-bye",
    [BRG_REASON_NOT_IN_BRACKET] = "not-in-bracket",
    [BRG_REASON_UNDECIDED] = "undecided",
    [BRG_REASON_COLOUR_DRAWN] = "colour-drawn",
    [BRG_REASON_COLOUR_CHANGES] = "colour-changes",
    [BRG_REASON_FORBIDDEN] = "forbidden",
    [BRG_REASON_ABSOLUTE_BAR] = "absolute-bar",
    [BRG_REASON_BYE_SCORE] = "bye-score",
    [BRG_REASON_BYE_UNPLAYED] = "bye-unplayed",
    [BRG_REASON_WORSE] = "worse",
    [BRG_REASON_LATER] = "later",
    [BRG_REASON_MOVED_UP] = "moved-up",
    [BRG_REASON_COLOUR_FEWER] = "colour-fewer",
    [BRG_REASON_COLOUR_CHANGE] = "colour-change",
    [BRG_REASON_COLOUR_LIMIT] = "colour-limit",
    [BRG_REASON_COLOUR_LOWER] = "colour-lower",
    [BRG_REASON_COLOUR_ONLY] = "colour-only",
    [BRG_REASON_SECOND_GAME] = "second-game",
  };

  g_return_val_if_fail ((guint) kind < BRG_N_REASON_KINDS, NULL);
  return ids[kind];
}
