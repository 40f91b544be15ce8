/* brg-opening-lots.c - the lots of a round of draughts-64, as they are stored with its games
 *
 * Rules: rus-draughts-2022 5.4.1.3, 6.2.2, 6.2.3
 * Tests: tests/app/test-opening-lots.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-opening-lots.h"

#include <glib/gi18n.h>

#include "brg-desk-draughts-record.h"

static const BrgStoredGame *
find_stored (const GPtrArray *games, gint64 pairing)
{
  for (guint i = 0; i < games->len; i++)
    {
      const BrgStoredGame *stored = games->pdata[i];

      if (stored->pairing_id == pairing)
        return stored;
    }
  return NULL;
}

/* NULL for a game that did not begin with an opening of a table. */
static BrgLot *
make_lot (const BrgGame *game, const BrgStoredGame *stored)
{
  const BrgOpenings *openings;
  const BrgOpening *opening;
  BrgDeskDraughtsStart start;
  BrgLot *lot;

  if (!brg_desk_draughts_start_read (stored, &start) || start.table == NULL)
    return NULL;
  openings = brg_openings_get (start.table);
  opening = brg_openings_find (openings, start.code);
  if (opening == NULL)
    return NULL;
  lot = brg_lot_new (game, start.table, opening);
  lot->has_majority = start.position.variant == BRG_DRAUGHTS_64_MAJORITY;
  lot->is_drawn = stored->is_drawn;
  lot->seed = stored->start_seed;
  lot->is_for_all = start.is_for_all;
  return lot;
}

/* A lot for all boards holds on those that nobody has opened yet. */
static const BrgStoredGame *
find_shared (const GPtrArray *games)
{
  for (guint i = 0; i < games->len; i++)
    {
      BrgDeskDraughtsStart start;

      if (brg_desk_draughts_start_read (games->pdata[i], &start) && start.table != NULL &&
          start.is_for_all)
        return games->pdata[i];
    }
  return NULL;
}

GPtrArray *
brg_opening_lots_list (const BrgSnapshot *snapshot, gint round, const GPtrArray *games, gint board)
{
  GPtrArray *lots = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_lot_free);
  const BrgStoredGame *shared;
  const BrgRound *paired;

  g_return_val_if_fail (snapshot != NULL && games != NULL, lots);

  if (*snapshot->group->own_openings != '\0')
    brg_openings_learn (snapshot->group->own_openings, "own", NULL);
  paired = brg_snapshot_get_round (brg_snapshot_get_boards (snapshot), round);
  if (paired == NULL || (snapshot->event->discipline != BRG_DISCIPLINE_DRAUGHTS64 &&
                         snapshot->event->discipline != BRG_DISCIPLINE_RUSSIAN))
    return lots;
  shared = find_shared (games);
  for (guint i = 0; i < paired->games->len; i++)
    {
      const BrgGame *game = &g_array_index (paired->games, BrgGame, i);
      const BrgStoredGame *stored = find_stored (games, game->id);
      BrgLot *lot = NULL;

      if (stored == NULL)
        stored = shared;
      if (stored != NULL && game->black != BRG_NOBODY && (board == 0 || game->board == board))
        lot = make_lot (game, stored);
      if (lot != NULL)
        g_ptr_array_add (lots, lot);
    }
  return lots;
}

const BrgLot *
brg_opening_lots_find (const GPtrArray *lots, gint board)
{
  for (guint i = 0; lots != NULL && i < lots->len; i++)
    {
      const BrgLot *lot = lots->pdata[i];

      if (lot->board == board)
        return lot;
    }
  return NULL;
}

/* rus-draughts-2022 6.2.2: the arbiter and both players take part; what the program drew anybody
 * can check by the seed, what was drawn otherwise the arbiter has entered. */
static char *
dup_drawer (const BrgLot *lot)
{
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, lot->seed);

  if (!lot->is_drawn)
    return g_strdup (_ ("Entered by the arbiter"));
  /* Translators: the seed of a lot */
  return g_strdup_printf (lot->is_for_all ? _ ("Drawn by the program for the round, seed %s")
                                          : _ ("Drawn by the program for this board, seed %s"),
                          seed);
}

char *
brg_opening_lots_dup_words (const BrgLot *lot)
{
  g_autofree char *drawer = NULL;
  g_autofree char *opening = NULL;

  g_return_val_if_fail (lot != NULL, NULL);

  drawer = dup_drawer (lot);
  /* Translators: code of an opening, id of its table */
  opening = g_strdup_printf (_ ("Opening %s (%s)"), lot->code, lot->table);
  return *lot->printed != '\0' ? g_strjoin ("\n", opening, lot->printed, drawer, NULL)
                               : g_strjoin ("\n", opening, drawer, NULL);
}
