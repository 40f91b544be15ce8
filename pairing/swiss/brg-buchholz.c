/* brg-buchholz.c - Swiss by the current Buchholz coefficient
 *
 * Rules: rus-draughts-2022 5.4.10.7
 * Tests: tests/pairing/test-draughts-methods.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-buchholz.h"

#include "brg-draughts-current.h"
#include "brg-draughts-orders.h"
#include "brg-draughts-swiss.h"

/* rus-draughts-2022 5.4.10.7.3, 5.4.10.7.6: by start number, from round 3 on by the coefficient
 * first. Numbers always ascend: 5.4.10.5.3 is not among the articles kept. */
static void
classify (const BrgDraughtsField *field, G_GNUC_UNUSED BrgLots *lots, gint *players, gint n_players)
{
  if (field->round >= 3)
    brg_draughts_sort_by_current (field, FALSE, players, n_players);
}

static const BrgDraughtsMethod method = {
  .article_down = "rus-draughts-2022 5.4.10.7.4",
  .article_inside = "rus-draughts-2022 5.4.10.7.5",
  .article_first_colour = "rus-draughts-2022 5.4.10.7.2",
  .first_colour_reason = BRG_REASON_COLOUR_LOT,
  .classify = classify,
  .leaver_at = brg_draughts_from_the_top,
  .opponent_at = brg_draughts_from_the_end,
  .list_partners = brg_draughts_list_from_the_end,
  .get_first_colour = brg_draughts_get_colour_by_number,
};

static BrgPairing *
pair_round (const BrgTournament *tournament, const BrgPairingRequest *request, GError **error)
{
  return brg_draughts_swiss_pair (&method, tournament, request, error);
}

const BrgPairingSystem brg_buchholz_system = {
  .id = "buchholz",
  .kind = BRG_TOURNAMENT_SWISS,
  .article = "rus-draughts-2022 5.4.10.7",
  .draws_lots = FALSE,
  .needs_initial_colour = TRUE,
  .count_rounds = brg_draughts_swiss_count_rounds,
  .pair_round = pair_round,
  .list_bans = brg_draughts_swiss_list_bans,
};
