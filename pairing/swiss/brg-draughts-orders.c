/* brg-draughts-orders.c - orders of search that methods of the draughts Swiss share
 *
 * Rules: rus-draughts-2022 5.4.10.4, 5.4.10.5.2 to 5.4.10.5.5, 5.4.10.7.2, 5.4.10.7.4, 5.4.10.7.5
 * Tests: tests/pairing/test-draughts-methods.c, tests/pairing/test-draughts-swiss.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-orders.h"

/* rus-draughts-2022 5.4.10.5.4: one who comes down meets the first of the group, then the second.
 * rus-draughts-2022 5.4.10.7.4: the first goes down, then the second. */
gint
brg_draughts_from_the_top (gint i, G_GNUC_UNUSED gint n)
{
  return i;
}

/* rus-draughts-2022 5.4.10.5.4: the last goes down, then the next to last.
 * rus-draughts-2022 5.4.10.7.4: one who comes down meets the last of the group. */
gint
brg_draughts_from_the_end (gint i, gint n)
{
  return n - 1 - i;
}

/* rus-draughts-2022 5.4.10.5.5: from the top of the lower half, then from the end of the upper one.
 */
gint
brg_draughts_list_by_halves (const BrgDraughtsRest *rest, gint *partners)
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

/* rus-draughts-2022 5.4.10.4: number 1 meets number 2, 3 meets 4; so do those drawn later. */
gint
brg_draughts_list_from_the_top (const BrgDraughtsRest *rest, gint *partners)
{
  gint n_partners = 0;

  for (gint i = rest->first + 1; i < rest->n_places; i++)
    if (!rest->is_taken[i])
      partners[n_partners++] = i;
  return n_partners;
}

/* rus-draughts-2022 5.4.10.7.5: the first meets the last; if they have met, the next to last. */
gint
brg_draughts_list_from_the_end (const BrgDraughtsRest *rest, gint *partners)
{
  gint n_partners = 0;

  for (gint i = rest->n_places - 1; i > rest->first; i--)
    if (!rest->is_taken[i])
      partners[n_partners++] = i;
  return n_partners;
}

/* rus-draughts-2022 5.4.10.5.2, 5.4.10.7.2: odd numbers have the colour of number 1, even ones the
 * other. */
BrgColour
brg_draughts_get_colour_by_number (const BrgTournament *tournament, gint better)
{
  BrgColour lot =
      tournament->initial_colour == BRG_COLOUR_BLACK ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE;

  return tournament->players[better].number % 2 == 1 ? lot : brg_colour_opposite (lot);
}

/* rus-draughts-2022 5.4.10.5.3: start numbers ascend in odd rounds and descend in even ones. */
void
brg_draughts_sort_by_number (const BrgDraughtsField *field, gint *players, gint n_players)
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
