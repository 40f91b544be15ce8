/* brg-start-numbers.c - start numbers before the first round
 *
 * Rules: rus-draughts-2022 5.4.10.4, 5.4.10.5.1; rus-chess-2014 22.9; fide-handling-2026 2.2
 * Tests: tests/app/test-start-numbers.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-start-numbers.h"

#include <string.h>

#include "brg-fide-order.h"
#include "brg-lots.h"
#include "brg-team-list.h"

const char *
brg_number_method_get_word (BrgNumberMethod method)
{
  static const char *const words[BRG_N_NUMBER_METHODS] = {
    [BRG_NUMBERS_RATING] = "rating", [BRG_NUMBERS_FIDE] = "fide", [BRG_NUMBERS_LOTS] = "lots",
    [BRG_NUMBERS_VARMA] = "varma",   [BRG_NUMBERS_HAND] = "hand",
  };

  g_return_val_if_fail (method < BRG_N_NUMBER_METHODS, NULL);

  return words[method];
}

static int
compare_ids (gconstpointer a, gconstpointer b, gpointer data)
{
  gint64 left = brg_snapshot_get_entry (data, *(const gint *) a)->id;
  gint64 right = brg_snapshot_get_entry (data, *(const gint *) b)->id;

  return (left > right) - (left < right);
}

/* Those who play, then those who left, both in the order of the list. Returns how many play. */
static gint
list_players (const BrgSnapshot *snapshot, gint *order)
{
  gint n_entries = (gint) snapshot->entries->len;
  gint n = 0;
  gint n_playing = 0;

  for (guint pass = 0; pass < 2; pass++)
    {
      for (gint i = 0; i < n_entries; i++)
        if ((brg_snapshot_get_entry (snapshot, i)->left_after == BRG_STAYS) == (pass == 0))
          order[n++] = i;
      if (pass == 0)
        n_playing = n;
    }
  return n_playing;
}

static void
draw (const BrgSnapshot *snapshot, gboolean by_rating, guint64 seed, gint *order, gint n)
{
  g_autofree gint *list = g_memdup2 (order, (gsize) n * sizeof *order);
  g_autofree gint *ratings = NULL;
  g_autofree gint *drawn = NULL;

  g_qsort_with_data (list, n, sizeof *list, compare_ids, (gpointer) snapshot);
  /* rus-draughts-2022 5.4.10.4: by lot alone; 5.4.10.5.1: by rating, equal ones by lot. */
  if (by_rating)
    {
      ratings = g_new (gint, n);
      for (gint i = 0; i < n; i++)
        ratings[i] = brg_team_list_get_rating (snapshot, list[i], NULL);
    }
  drawn = brg_lots_draw_numbers (seed, ratings, n);
  for (gint i = 0; i < n; i++)
    order[i] = list[drawn[i]];
}

gint *
brg_start_numbers_order (const BrgSnapshot *snapshot, BrgNumberMethod method, guint64 seed)
{
  gint *order;
  gint n_playing;

  g_return_val_if_fail (snapshot != NULL && method < BRG_N_NUMBER_METHODS, NULL);

  order = g_new (gint, snapshot->entries->len + 1);
  n_playing = list_players (snapshot, order);
  if ((method == BRG_NUMBERS_RATING || method == BRG_NUMBERS_LOTS) && n_playing > 0)
    draw (snapshot, method == BRG_NUMBERS_RATING, seed, order, n_playing);
  if (method == BRG_NUMBERS_FIDE)
    brg_fide_order_sort (snapshot, order, n_playing);
  return order;
}

BrgVarmaLots *
brg_start_numbers_new_lots (BrgSnapshot *snapshot, BrgDelegationField field, guint64 seed)
{
  g_autofree gint *order = NULL;
  gint n_playing;

  g_return_val_if_fail (snapshot != NULL, NULL);

  order = g_new (gint, snapshot->entries->len + 1);
  n_playing = list_players (snapshot, order);
  return brg_varma_lots_new (snapshot, order, n_playing, field, seed);
}

/* rus-chess-2014 22.9.1: the numbers of the draw; who has left gets those behind them. */
gint *
brg_start_numbers_order_by_lots (const BrgVarmaLots *lots)
{
  gint *order;
  gint n_playing;

  g_return_val_if_fail (lots != NULL, NULL);

  order = g_new (gint, brg_varma_lots_get_snapshot (lots)->entries->len + 1);
  n_playing = list_players (brg_varma_lots_get_snapshot (lots), order);
  if (brg_varma_lots_is_complete (lots))
    {
      g_autofree gint *drawn = brg_varma_lots_dup_order (lots);

      memcpy (order, drawn, (gsize) n_playing * sizeof *order);
    }
  return order;
}
