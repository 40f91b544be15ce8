/* brg-impact.c - what a correction or a withdrawal would change
 *
 * Rules: rus-draughts-2022 5.4.5, 5.4.10.12; rus-chess-2014 24.1; ussr-chess-1956 23
 * Tests: tests/pairing/test-impact.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-impact.h"

#include "brg-withdrawals.h"

static gboolean
is_same_cell (const BrgCell *a, const BrgCell *b)
{
  return a->opponent == b->opponent && a->colour == b->colour && a->outcome == b->outcome;
}

/* The first round whose pairs depend on a difference between the players: 1 for ratings, which make
 * the start list, the round after the last one for somebody who leaves; G_MAXINT for none. */
static gint
find_affected_by_players (const BrgTournament *before, const BrgTournament *after)
{
  gint first = G_MAXINT;

  for (gint player = 0; player < before->n_players; player++)
    {
      const BrgPlayer *old = &before->players[player];
      const BrgPlayer *new = &after->players[player];

      if (old->rating != new->rating || old->number != new->number)
        return 1;
      if (old->left_after != new->left_after)
        first = MIN (first, MAX (MIN (old->left_after, new->left_after), 0) + 1);
    }
  return first;
}

static gboolean
is_same_round (const BrgTournament *before, const BrgTournament *after, gint player, gint round)
{
  return is_same_cell (brg_tournament_cell (before, player, round),
                       brg_tournament_cell (after, player, round)) &&
         brg_tournament_score (before, player, round) ==
             brg_tournament_score (after, player, round) &&
         brg_tournament_board_score (before, player, round) ==
             brg_tournament_board_score (after, player, round);
}

/* Likewise for results: the round after the first one that differs. */
static gint
find_affected_by_results (const BrgTournament *before, const BrgTournament *after)
{
  for (gint round = 1; round <= before->n_rounds; round++)
    for (gint player = 0; player < before->n_players; player++)
      if (!is_same_round (before, after, player, round))
        return round + 1;
  return G_MAXINT;
}

static gint
find_first_affected_round (const BrgTournament *before, const BrgTournament *after)
{
  gint first =
      MIN (find_affected_by_players (before, after), find_affected_by_results (before, after));

  return first == G_MAXINT ? 0 : first;
}

static BrgStandings *
compute_standings (const BrgTournament *tournament, const BrgImpactOptions *options)
{
  g_autoptr (BrgWithdrawals) withdrawals = brg_withdrawals_apply (tournament, options->rulebook);
  BrgStandings *standings =
      brg_standings_compute (withdrawals->tournament, withdrawals->counted, options->through_round,
                             options->edition, options->criteria, options->n_criteria);

  if (options->rank != NULL)
    options->rank (standings, tournament, options->data);
  brg_withdrawals_rank (withdrawals, standings);
  return standings;
}

static void
compare_standings (BrgImpact *impact, const BrgStandings *before, const BrgStandings *after)
{
  for (gint i = 0; i < before->n_lines; i++)
    {
      const BrgStanding *old = &before->lines[i];
      const BrgStanding *new = &after->lines[after->line_of[old->player]];
      BrgImpactMove move = {
        .player = old->player,
        .points_before = old->points,
        .points_after = new->points,
        .place_before = old->place,
        .last_place_before = old->last_place,
        .place_after = new->place,
        .last_place_after = new->last_place,
      };
      gboolean score_changed = old->points != new->points || old->has_place != new->has_place;
      gboolean place_changed = old->place != new->place || old->last_place != new->last_place;

      impact->n_scores_changed += score_changed;
      impact->n_places_changed += place_changed;
      if (score_changed || place_changed)
        g_array_append_val (impact->moves, move);
    }
}

/* The event as it was when the round was to be paired. */
static BrgTournament *
rewind_to_round (const BrgTournament *tournament, gint round)
{
  BrgTournament *copy = brg_tournament_copy (tournament);

  for (gint player = 0; player < copy->n_players; player++)
    {
      BrgCell *cell = brg_tournament_cell (copy, player, round);

      if (cell->opponent != BRG_NOBODY || cell->outcome == BRG_OUTCOME_PAIRING_BYE)
        brg_tournament_set_bye (copy, round, player, BRG_OUTCOME_NONE);
      for (gint later = round + 1; later <= copy->n_rounds; later++)
        brg_tournament_set_bye (copy, later, player, BRG_OUTCOME_NONE);
    }
  return copy;
}

static BrgPairing *
pair_again (const BrgTournament *tournament, gint round, const BrgImpactOptions *options)
{
  g_autoptr (BrgTournament) rewound = rewind_to_round (tournament, round);
  g_autoptr (BrgPairing) pairing = options->pair (rewound, round, options->data);

  return pairing != NULL && pairing->exists ? g_steal_pointer (&pairing) : NULL;
}

/* How many boards of the wall a pairing does not make, and of these how many with the same two. */
static gint
count_different (const BrgTournament *wall, gint round, const BrgPairing *pairing, gint *n_reversed)
{
  g_autofree gint *black_of = g_new0 (gint, wall->n_players);
  gint n_different = 0;

  *n_reversed = 0;
  for (gint player = 0; player < wall->n_players; player++)
    black_of[player] = BRG_NOBODY;
  for (guint i = 0; i < pairing->pairs->len; i++)
    {
      const BrgPair *pair = &g_array_index (pairing->pairs, BrgPair, i);

      black_of[pair->white] = pair->black;
    }
  for (gint player = 0; player < wall->n_players; player++)
    {
      const BrgCell *cell = brg_tournament_cell (wall, player, round);

      if (cell->opponent == BRG_NOBODY || cell->colour != BRG_COLOUR_WHITE ||
          black_of[player] == cell->opponent)
        continue;
      n_different++;
      *n_reversed += black_of[cell->opponent] == player;
    }
  return n_different;
}

static gint
count_boards (const BrgTournament *tournament, gint round)
{
  gint n_boards = 0;

  for (gint player = 0; player < tournament->n_players; player++)
    n_boards += brg_tournament_cell (tournament, player, round)->colour == BRG_COLOUR_WHITE;
  return n_boards;
}

static gint
find_bye_of_wall (const BrgTournament *tournament, gint round)
{
  for (gint player = 0; player < tournament->n_players; player++)
    if (brg_tournament_cell (tournament, player, round)->outcome == BRG_OUTCOME_PAIRING_BYE)
      return player;
  return BRG_NOBODY;
}

static gint
find_bye (const BrgPairing *pairing)
{
  for (guint i = 0; i < pairing->pairs->len; i++)
    {
      const BrgPair *pair = &g_array_index (pairing->pairs, BrgPair, i);

      if (pair->black == BRG_NOBODY)
        return pair->white;
    }
  return BRG_NOBODY;
}

static void
compare_round (BrgImpact *impact,
               const BrgTournament *before,
               const BrgTournament *after,
               gint round,
               const BrgImpactOptions *options)
{
  g_autoptr (BrgPairing) old = pair_again (before, round, options);
  g_autoptr (BrgPairing) new = pair_again (after, round, options);
  BrgImpactRound result = { .round = round, .n_boards = count_boards (before, round) };
  gint n_reversed_before;

  if (old != NULL)
    result.n_different_before = count_different (before, round, old, &n_reversed_before);
  if (new != NULL)
    {
      result.exists = TRUE;
      result.n_different = count_different (before, round, new, &result.n_reversed);
      result.bye_differs = find_bye (new) != find_bye_of_wall (before, round);
    }
  g_array_append_val (impact->rounds, result);
}

BrgImpact *
brg_impact_compute (const BrgTournament *before,
                    const BrgTournament *after,
                    const BrgImpactOptions *options)
{
  g_autoptr (BrgStandings) old = NULL;
  g_autoptr (BrgStandings) new = NULL;
  BrgImpact *impact;

  g_return_val_if_fail (before != NULL && after != NULL, NULL);
  g_return_val_if_fail (options != NULL && options->rulebook != NULL, NULL);
  g_return_val_if_fail (before->kind == after->kind, NULL);
  g_return_val_if_fail (before->n_players == after->n_players, NULL);
  g_return_val_if_fail (before->n_rounds == after->n_rounds, NULL);

  impact = g_new0 (BrgImpact, 1);
  impact->moves = g_array_new (FALSE, FALSE, sizeof (BrgImpactMove));
  impact->rounds = g_array_new (FALSE, FALSE, sizeof (BrgImpactRound));
  impact->first_affected_round = find_first_affected_round (before, after);
  old = compute_standings (before, options);
  new = compute_standings (after, options);
  compare_standings (impact, old, new);
  if (before->kind == BRG_TOURNAMENT_SWISS && options->pair != NULL &&
      impact->first_affected_round > 0)
    for (gint round = impact->first_affected_round;
         round <= brg_tournament_last_paired_round (before); round++)
      compare_round (impact, before, after, round, options);
  return impact;
}

void
brg_impact_free (BrgImpact *impact)
{
  if (impact == NULL)
    return;
  g_array_unref (impact->moves);
  g_array_unref (impact->rounds);
  g_free (impact);
}
