/* brg-blind.c - Swiss by blind draw
 *
 * Rules: rus-draughts-2022 5.4.10.4
 * Tests: tests/pairing/test-draughts-methods.c, tests/pairing/test-lots.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-blind.h"

#include "brg-draughts-orders.h"
#include "brg-draughts-swiss.h"

/* rus-draughts-2022 5.4.10.4: there is no classification. Round 1 follows the numbers, which were
 * drawn; later the lot decides among those with equal points, highest first. */
static void
classify (const BrgDraughtsField *field, BrgLots *lots, gint *players, gint n_players)
{
  if (field->round >= 2)
    brg_lots_shuffle (lots, players, n_players);
}

/* rus-draughts-2022 5.4.10.4: in round 1 odd numbers have White, that is the first of each pair. */
static BrgColour
get_white (G_GNUC_UNUSED const BrgTournament *tournament, G_GNUC_UNUSED gint better)
{
  return BRG_COLOUR_WHITE;
}

/* Whoever is drawn last goes down, and whoever is drawn first below meets him: the article says no
 * more than that those with the nearest points meet. */
static const BrgDraughtsMethod method = {
  .article_down = "rus-draughts-2022 5.4.10.4",
  .article_inside = "rus-draughts-2022 5.4.10.4",
  .article_first_colour = "rus-draughts-2022 5.4.10.4",
  .first_colour_reason = BRG_REASON_COLOUR_FIRST,
  .classify = classify,
  .leaver_at = brg_draughts_from_the_end,
  .opponent_at = brg_draughts_from_the_top,
  .list_partners = brg_draughts_list_from_the_top,
  .get_first_colour = get_white,
};

static BrgPairing *
pair_round (const BrgTournament *tournament, const BrgPairingRequest *request, GError **error)
{
  return brg_draughts_swiss_pair (&method, tournament, request, error);
}

const BrgPairingSystem brg_blind_system = {
  .id = "blind",
  .kind = BRG_TOURNAMENT_SWISS,
  .article = "rus-draughts-2022 5.4.10.4",
  .draws_lots = TRUE,
  .ignores_ratings = TRUE,
  .needs_initial_colour = FALSE,
  .count_rounds = brg_draughts_swiss_count_rounds,
  .pair_round = pair_round,
  .list_bans = brg_draughts_swiss_list_bans,
};
