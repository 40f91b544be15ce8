/* brg-draughts-current.c - coefficients in the middle of a draughts Swiss
 *
 * The article says nothing of rounds without play, so these follow the idea of 5.4.10.11, which
 * speaks of final tables: a bye is worth the lowest score made by anybody. Nobody gets virtual
 * points here: a leaver counts with what he has.
 *
 * Rules: rus-draughts-2022 5.4.10.6.2, 5.4.10.7.6
 * Tests: tests/pairing/test-draughts-methods.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-current.h"

gint
brg_draughts_find_lowest_score (const BrgDraughtsField *field)
{
  gint lowest = G_MAXINT;

  g_return_val_if_fail (field != NULL, 0);

  for (gint player = 0; player < field->tournament->n_players; player++)
    lowest = MIN (lowest, field->records[player].score);
  return lowest;
}

/* FALSE when the round adds no element. */
static gboolean
get_element (const BrgDraughtsField *field, const BrgCell *cell, gint lowest, gint *element)
{
  gboolean is_bye =
      cell->outcome == BRG_OUTCOME_PAIRING_BYE || cell->outcome == BRG_OUTCOME_FULL_BYE;

  if (cell->opponent == BRG_NOBODY && !is_bye)
    return FALSE;
  *element = cell->opponent == BRG_NOBODY ? lowest : field->records[cell->opponent].score;
  return TRUE;
}

/* rus-draughts-2022 5.4.10.6.2: points of all opponents but the worst; 5.4.10.7.6: of all. */
gint
brg_draughts_get_current (const BrgDraughtsField *field,
                          gint player,
                          gboolean is_truncated,
                          gint lowest)
{
  gint sum = 0;
  gint smallest = G_MAXINT;
  gint element;

  g_return_val_if_fail (field != NULL, 0);

  for (gint round = 1; round < field->round; round++)
    if (get_element (field, brg_tournament_cell (field->tournament, player, round), lowest,
                     &element))
      {
        sum += element;
        smallest = MIN (smallest, element);
      }
  return is_truncated && smallest != G_MAXINT ? sum - smallest : sum;
}

static gint
compare_coefficients (gconstpointer a, gconstpointer b, gpointer data)
{
  const gint *coefficients = data;
  gint current_a = coefficients[*(const gint *) a];
  gint current_b = coefficients[*(const gint *) b];

  return (current_a < current_b) - (current_a > current_b);
}

void
brg_draughts_sort_by_current (const BrgDraughtsField *field,
                              gboolean is_truncated,
                              gint *players,
                              gint n_players)
{
  g_autofree gint *coefficients = NULL;
  gint lowest;

  g_return_if_fail (field != NULL);

  coefficients = g_new0 (gint, field->tournament->n_players);
  lowest = brg_draughts_find_lowest_score (field);
  for (gint i = 0; i < n_players; i++)
    coefficients[players[i]] = brg_draughts_get_current (field, players[i], is_truncated, lowest);
  g_qsort_with_data (players, n_players, sizeof *players, compare_coefficients, coefficients);
}
