/* brg-match-system.c - a match of two players
 *
 * Rules: rus-draughts-2022 5.4.6
 * Tests: tests/pairing/test-micro-match.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-match-system.h"

#define ARTICLE "rus-draughts-2022 5.4.6"

static gint
count_rounds (gint n_players, gint cycles)
{
  return n_players == 2 ? MAX (cycles, 1) : 0;
}

/* Whoever asks for a round of the table gets the first: it is the same two every time. */
static gint
find_round (G_GNUC_UNUSED gint n_players, G_GNUC_UNUSED gint player, gint other)
{
  return other == BRG_NOBODY ? 0 : 1;
}

static gboolean
check_request (const BrgTournament *tournament, const BrgPairingRequest *request, GError **error)
{
  if (tournament->n_players != 2)
    {
      g_set_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_PLAYERS,
                   "A match is between 2 players, not %d", tournament->n_players);
      return FALSE;
    }
  if (request->round > count_rounds (2, tournament->cycles))
    {
      g_set_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_ROUND,
                   "The match ends before game %d", request->round);
      return FALSE;
    }
  if (request->n_locked > 0 && request->locked[0].black == BRG_NOBODY)
    {
      g_set_error_literal (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_LOCKED,
                           "Nobody is free in a match");
      return FALSE;
    }
  return TRUE;
}

/* rus-draughts-2022 5.4.6: one game after the other, with colours changing. */
static BrgPairing *
pair_round (const BrgTournament *tournament, const BrgPairingRequest *request, GError **error)
{
  g_autoptr (BrgPairing) pairing = NULL;
  gboolean is_locked = request->n_locked > 0;
  BrgPair pair = { 0, 1 };
  BrgReason reason = {
    .kind = BRG_REASON_COLOUR_CHANGES,
    .article = ARTICLE,
    .colour = BRG_COLOUR_WHITE,
    .number = request->round,
  };

  if (!check_request (tournament, request, error))
    return NULL;
  if ((tournament->initial_colour == BRG_COLOUR_BLACK) != (request->round % 2 == 0))
    pair = (BrgPair){ 1, 0 };
  if (is_locked)
    pair = request->locked[0];
  if (is_locked)
    reason = (BrgReason){ .kind = BRG_REASON_LOCKED, .article = ARTICLE };
  else if (request->round == 1)
    {
      reason.kind = BRG_REASON_COLOUR_LOT;
      reason.number = 0;
    }
  reason.player = pair.white;
  reason.other = pair.black;
  pairing = brg_pairing_new ();
  g_array_append_val (pairing->pairs, pair);
  if (request->explain)
    g_array_append_val (pairing->reasons, reason);
  return g_steal_pointer (&pairing);
}

const BrgPairingSystem brg_match_system = {
  .id = "match",
  .kind = BRG_TOURNAMENT_ROUND_ROBIN,
  .article = ARTICLE,
  .draws_lots = FALSE,
  .ignores_ratings = TRUE,
  .needs_initial_colour = TRUE,
  .count_rounds = count_rounds,
  .pair_round = pair_round,
  .list_bans = NULL,
  .find_round = find_round,
};
