/* brg-two-players.c - two players without an opponent, paired as if they were alone
 *
 * Rules: fide-handling-2026 4; rus-draughts-2022 5.4.10.12
 * Tests: tests/pairing/test-two-players.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-two-players.h"

#include "brg-pairing-systems.h"

/* What a Swiss of single players looks at, with one more player, who was in no round. */
static BrgTournament *
add_newcomer (const BrgTournament *tournament, gint round)
{
  gint n_players = tournament->n_players;
  BrgTournament *more = brg_tournament_new (tournament->kind, n_players + 1, tournament->n_rounds);

  more->scoring = tournament->scoring;
  more->initial_colour = tournament->initial_colour;
  more->n_games = tournament->n_games;
  if (tournament->forbidden != NULL)
    more->forbidden = g_array_copy (tournament->forbidden);
  if (tournament->carried != NULL)
    more->carried = g_new0 (gint, n_players + 1);
  for (gint player = 0; player < n_players; player++)
    {
      more->players[player] = tournament->players[player];
      if (more->carried != NULL)
        more->carried[player] = tournament->carried[player];
      for (gint r = 1; r < round; r++)
        *brg_tournament_cell (more, player, r) = *brg_tournament_cell (tournament, player, r);
    }
  if (n_players > 0)
    more->players[n_players].number = more->players[n_players - 1].number + 1;
  for (gint r = 1; r < round; r++)
    brg_tournament_set_bye (more, r, n_players, BRG_OUTCOME_ZERO_BYE);
  return more;
}

BrgColour
brg_two_players_pair (const BrgPairingSystem *system,
                      const BrgTournament *tournament,
                      gint round,
                      guint64 seed,
                      gint player,
                      gint other)
{
  g_autoptr (BrgTournament) cut = NULL;
  g_autoptr (BrgTournament) alone = NULL;
  g_autoptr (BrgPairing) pairing = NULL;
  BrgPairingRequest request = { .round = round, .seed = seed };

  g_return_val_if_fail (system != NULL && tournament != NULL && player != other, BRG_COLOUR_NONE);

  cut = brg_tournament_cut (tournament, round);
  alone = other == BRG_NOBODY ? add_newcomer (cut, round) : brg_tournament_copy (cut);
  other = other == BRG_NOBODY ? cut->n_players : other;
  for (gint i = 0; i < alone->n_players; i++)
    brg_tournament_set_bye (alone, round, i,
                            i == player || i == other ? BRG_OUTCOME_NONE : BRG_OUTCOME_ZERO_BYE);
  pairing = brg_pairing_system_pair (system, alone, &request, NULL);
  if (pairing == NULL || pairing->pairs->len != 1 ||
      g_array_index (pairing->pairs, BrgPair, 0).black == BRG_NOBODY)
    return BRG_COLOUR_NONE;
  return g_array_index (pairing->pairs, BrgPair, 0).white == player ? BRG_COLOUR_WHITE
                                                                    : BRG_COLOUR_BLACK;
}
