/* brg-lots.c - lots drawn from a seed, the same on every machine
 *
 * Rules: rus-draughts-2022 5.4.10.4, 5.4.10.5.1, 5.4.10.5.2
 * Tests: tests/pairing/test-lots.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-lots.h"

guint64
brg_lots_next (BrgLots *lots)
{
  guint64 z;

  g_return_val_if_fail (lots != NULL, 0);

  lots->state += G_GUINT64_CONSTANT (0x9E3779B97F4A7C15);
  z = lots->state;
  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xBF58476D1CE4E5B9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94D049BB133111EB);
  return z ^ (z >> 31);
}

BrgLots
brg_lots_begin (guint64 seed, guint64 draw)
{
  BrgLots root = { seed + draw };

  return (BrgLots){ brg_lots_next (&root) };
}

guint64
brg_lots_below (BrgLots *lots, guint64 n)
{
  guint64 n_beyond;
  guint64 lot;

  g_return_val_if_fail (lots != NULL, 0);
  g_return_val_if_fail (n >= 1, 0);

  n_beyond = (G_MAXUINT64 % n + 1) % n; /* 2^64 mod n */
  do
    lot = brg_lots_next (lots);
  while (lot > G_MAXUINT64 - n_beyond);
  return lot % n;
}

void
brg_lots_shuffle (BrgLots *lots, gint *values, gint n_values)
{
  g_return_if_fail (lots != NULL);
  g_return_if_fail (values != NULL || n_values == 0);

  for (gint i = n_values - 1; i >= 1; i--)
    {
      gint j = (gint) brg_lots_below (lots, (guint64) i + 1);
      gint swap = values[i];

      values[i] = values[j];
      values[j] = swap;
    }
}

/* Those without a rating have 0 and so come last. */
static gint
compare_ratings (gconstpointer a, gconstpointer b, gpointer data)
{
  const gint *ratings = data;
  gint rating_a = ratings[*(const gint *) a];
  gint rating_b = ratings[*(const gint *) b];

  return (rating_a < rating_b) - (rating_a > rating_b);
}

gint *
brg_lots_draw_numbers (guint64 seed, const gint *ratings, gint n_entries)
{
  BrgLots lots = brg_lots_begin (seed, BRG_LOTS_NUMBERS);
  gint *entries;

  g_return_val_if_fail (n_entries >= 0, NULL);

  entries = g_new (gint, n_entries);
  for (gint i = 0; i < n_entries; i++)
    entries[i] = i;
  /* rus-draughts-2022 5.4.10.4: all by lot. */
  brg_lots_shuffle (&lots, entries, n_entries);
  /* rus-draughts-2022 5.4.10.5.1: by rating; the sort is stable, so the lot parts equal ones. */
  if (ratings != NULL)
    g_qsort_with_data (entries, n_entries, sizeof *entries, compare_ratings, (gpointer) ratings);
  return entries;
}

BrgColour
brg_lots_draw_colour (guint64 seed)
{
  BrgLots lots = brg_lots_begin (seed, BRG_LOTS_COLOUR);

  /* rus-draughts-2022 5.4.10.5.2: the colour of the first pair is decided by lot. */
  return brg_lots_below (&lots, 2) == 0 ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK;
}

static gint
compare_numbers (gconstpointer a, gconstpointer b, gpointer data)
{
  const gint *numbers = data;

  return numbers[*(const gint *) a] - numbers[*(const gint *) b];
}

gint *
brg_lots_draw_order (guint64 seed, const gint *numbers, gint n_players)
{
  g_autofree gint *players = NULL;
  gint *places;
  BrgLots lots;

  g_return_val_if_fail (numbers != NULL && n_players >= 1, NULL);

  players = g_new (gint, n_players);
  places = g_new (gint, n_players);
  for (gint i = 0; i < n_players; i++)
    players[i] = i;
  g_qsort_with_data (players, n_players, sizeof *players, compare_numbers, (gpointer) numbers);
  lots = brg_lots_begin (seed, BRG_LOTS_TIES + (guint64) numbers[players[0]]);
  brg_lots_shuffle (&lots, players, n_players);
  for (gint i = 0; i < n_players; i++)
    places[players[i]] = i + 1;
  return places;
}
