/* brg-coefficients.c - Swiss by individual coefficients
 *
 * Rules: rus-draughts-2022 5.4.10.5
 * Tests: tests/pairing/test-draughts-methods.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-coefficients.h"

#include "brg-draughts-orders.h"
#include "brg-draughts-swiss.h"

/* rus-draughts-2022 5.4.10.5.3: inside a group by start number alone. */
static void
classify (const BrgDraughtsField *field, G_GNUC_UNUSED BrgLots *lots, gint *players, gint n_players)
{
  brg_draughts_sort_by_number (field, players, n_players);
}

static const BrgDraughtsMethod method = {
  .article_down = "rus-draughts-2022 5.4.10.5.4",
  .article_inside = "rus-draughts-2022 5.4.10.5.5",
  .article_first_colour = "rus-draughts-2022 5.4.10.5.2",
  .first_colour_reason = BRG_REASON_COLOUR_LOT,
  .classify = classify,
  .leaver_at = brg_draughts_from_the_end,
  .opponent_at = brg_draughts_from_the_top,
  .list_partners = brg_draughts_list_by_halves,
  .get_first_colour = brg_draughts_get_colour_by_number,
};

static BrgPairing *
pair_round (const BrgTournament *tournament, const BrgPairingRequest *request, GError **error)
{
  return brg_draughts_swiss_pair (&method, tournament, request, error);
}

const BrgPairingSystem brg_coefficients_system = {
  .id = "coefficients",
  .kind = BRG_TOURNAMENT_SWISS,
  .article = "rus-draughts-2022 5.4.10.5",
  .draws_lots = FALSE,
  .needs_initial_colour = TRUE,
  .count_rounds = brg_draughts_swiss_count_rounds,
  .pair_round = pair_round,
  .list_bans = brg_draughts_swiss_list_bans,
};
