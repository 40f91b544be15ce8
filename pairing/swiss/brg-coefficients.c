/* brg-coefficients.c - Swiss by individual coefficients
 *
 * Rules: rus-draughts-2022 5.4.10.5
 * Tests: tests/pairing/test-coefficients.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-coefficients.h"

#include "brg-draughts-swiss.h"

/* rus-draughts-2022 5.4.10.5.3: inside a group by start number, ascending in odd rounds and
 * descending in even ones. */
static void
classify_by_number (const BrgDraughtsField *field, gint *players, gint n_players)
{
  if (field->round % 2 == 1)
    return;
  for (gint i = 0; i < n_players / 2; i++)
    {
      gint swap = players[i];

      players[i] = players[n_players - 1 - i];
      players[n_players - 1 - i] = swap;
    }
}

/* rus-draughts-2022 5.4.10.5.4: the last goes down, then the next to last, ... */
static gint
leaver_from_the_end (gint i, gint n)
{
  return n - 1 - i;
}

/* rus-draughts-2022 5.4.10.5.4: he meets the first of the group, then the second, ... */
static gint
opponent_from_the_top (gint i, G_GNUC_UNUSED gint n)
{
  return i;
}

/* rus-draughts-2022 5.4.10.5.5: from the top of the lower half, then from the end of the upper one.
 * The halves are made once. */
static gint
list_partners_by_halves (const BrgDraughtsRest *rest, gint *partners)
{
  gint half = rest->n_places / 2;
  gint n_partners = 0;

  for (gint i = MAX (half, rest->first + 1); i < rest->n_places; i++)
    if (!rest->is_taken[i])
      partners[n_partners++] = i;
  for (gint i = half - 1; i > rest->first; i--)
    if (!rest->is_taken[i])
      partners[n_partners++] = i;
  return n_partners;
}

/* rus-draughts-2022 5.4.10.5.2: odd numbers have the colour of number 1, even ones the other. */
static BrgColour
get_colour_by_number (const BrgTournament *tournament, gint better)
{
  BrgColour lot =
      tournament->initial_colour == BRG_COLOUR_BLACK ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE;

  return tournament->players[better].number % 2 == 1 ? lot : brg_colour_opposite (lot);
}

static const BrgDraughtsMethod method = {
  .article_down = "rus-draughts-2022 5.4.10.5.4",
  .article_inside = "rus-draughts-2022 5.4.10.5.5",
  .article_first_colour = "rus-draughts-2022 5.4.10.5.2",
  .classify = classify_by_number,
  .leaver_at = leaver_from_the_end,
  .opponent_at = opponent_from_the_top,
  .list_partners = list_partners_by_halves,
  .get_first_colour = get_colour_by_number,
};

static gint
count_rounds (G_GNUC_UNUSED gint n_players, G_GNUC_UNUSED gint cycles)
{
  return 0;
}

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
  .count_rounds = count_rounds,
  .pair_round = pair_round,
  .list_bans = brg_draughts_swiss_list_bans,
};
