/* brg-progress.c - places from round to round
 *
 * Tests: tests/pairing/test-progress.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-progress.h"

BrgProgress *
brg_progress_new (gint n_players, gint n_rounds)
{
  BrgProgress *progress;

  g_return_val_if_fail (n_players >= 0 && n_rounds >= 0, NULL);

  progress = g_new0 (BrgProgress, 1);
  progress->n_players = n_players;
  progress->n_rounds = n_rounds;
  progress->points = g_new0 (BrgProgressPoint, (gsize) n_players * (gsize) n_rounds);
  return progress;
}

void
brg_progress_free (BrgProgress *progress)
{
  if (progress == NULL)
    return;
  g_free (progress->points);
  g_free (progress);
}

static BrgProgressPoint *
get_point (const BrgProgress *progress, gint player, gint round)
{
  return &progress->points[(gsize) (round - 1) * (gsize) progress->n_players + (gsize) player];
}

void
brg_progress_set_round (BrgProgress *progress, gint round, const BrgStandings *standings)
{
  g_return_if_fail (progress != NULL && standings != NULL);
  g_return_if_fail (round >= 1 && round <= progress->n_rounds);
  g_return_if_fail (standings->n_lines == progress->n_players);

  for (gint i = 0; i < standings->n_lines; i++)
    {
      const BrgStanding *line = &standings->lines[i];

      *get_point (progress, line->player, round) = (BrgProgressPoint){
        .place = line->has_place ? line->place : 0,
        .last_place = line->has_place ? line->last_place : 0,
        .points = line->points,
      };
    }
}

const BrgProgressPoint *
brg_progress_get (const BrgProgress *progress, gint player, gint round)
{
  g_return_val_if_fail (progress != NULL, NULL);
  g_return_val_if_fail (player >= 0 && player < progress->n_players, NULL);
  g_return_val_if_fail (round >= 1 && round <= progress->n_rounds, NULL);

  return get_point (progress, player, round);
}
