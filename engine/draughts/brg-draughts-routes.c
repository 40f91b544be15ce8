/* brg-draughts-routes.c - all ways in which a piece can go to make a capture
 *
 * Rules: rus-draughts-2022 6.1.5.6, 6.1.5.9, 6.1.5.10, 6.1.5.15, 7.4.2.1
 * Tests: tests/engine/test-draughts-moves.c, tests/engine/test-draughts-perft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-routes.h"

#include "brg-draughts-rays-private.h"

typedef struct
{
  const BrgDraughtsSet (*rays)[64];
  BrgDraughtsSet empty;  /* without the piece that moves */
  BrgDraughtsSet others; /* pieces that can be taken, but are not by the move */
  BrgDraughtsSet last_row;
  gboolean has_majority;
  const BrgDraughtsMove *move;
  BrgDraughtsRoute route;
  BrgDraughtsRouteFunc func;
  gpointer data;
} Walk;

static gboolean go_on (Walk *walk, BrgDraughtsSquare square, gboolean is_king, BrgDraughtsSet left);

/* The squares behind the piece that can be taken from a square along a direction, 0 if there is
 * none or it is not among those left to take; @left then gets those left after it. */
static BrgDraughtsSet
find_landing (const Walk *walk,
              BrgDraughtsSquare square,
              gboolean is_king,
              guint direction,
              BrgDraughtsSet *left)
{
  BrgDraughtsSet ray = walk->rays[direction][square];
  gboolean is_upward = direction < BRG_DRAUGHTS_DOWN_LEFT;
  BrgDraughtsSet prey;
  BrgDraughtsSet landing = 0;

  if (is_king)
    {
      BrgDraughtsSet others = ray & ~walk->empty;

      if (others == 0)
        return 0;
      prey = is_upward ? brg_draughts_set_of ((BrgDraughtsSquare) (63 - __builtin_clzll (others)))
                       : others & -others;
    }
  else
    prey = brg_draughts_set_step (brg_draughts_set_of (square), direction);
  prey &= *left;
  if (prey == 0)
    return 0;
  for (BrgDraughtsSet step = prey; (step = brg_draughts_set_step (step, direction) & walk->empty);)
    {
      landing |= step;
      if (!is_king)
        break;
    }
  *left &= ~prey;
  return landing;
}

/* Whether a king that lands on any of these squares could take what the move does not take. By
 * another way to the same square that need not be so. */
static gboolean
can_take_more (const Walk *walk, BrgDraughtsSet landing)
{
  while (landing != 0)
    {
      BrgDraughtsSquare square = brg_draughts_set_pop (&landing);

      for (guint direction = 0; direction < BRG_DRAUGHTS_N_DIRECTIONS; direction++)
        {
          BrgDraughtsSet others = walk->others;

          if (find_landing (walk, square, TRUE, direction, &others) != 0)
            return TRUE;
        }
    }
  return FALSE;
}

static gboolean
land (Walk *walk, BrgDraughtsSquare square, gboolean is_king, BrgDraughtsSet left)
{
  gboolean goes_on;

  /* rus-draughts-2022 6.1.5.15: crowned on the way; 7.4.2.1: not so. */
  is_king |= !walk->has_majority && brg_draughts_set_has (walk->last_row, square);
  walk->route.squares[walk->route.n_squares++] = square;
  if (left != 0)
    goes_on = go_on (walk, square, is_king, left);
  else
    goes_on = square != walk->move->to || walk->func (&walk->route, walk->data);
  walk->route.n_squares--;
  return goes_on;
}

static gboolean
go_on (Walk *walk, BrgDraughtsSquare square, gboolean is_king, BrgDraughtsSet left)
{
  for (guint direction = 0; direction < BRG_DRAUGHTS_N_DIRECTIONS; direction++)
    {
      BrgDraughtsSet left_after = left;
      BrgDraughtsSet landing = find_landing (walk, square, is_king, direction, &left_after);

      if (landing != 0 && left_after == 0 && is_king && can_take_more (walk, landing))
        continue;
      while (landing != 0)
        if (!land (walk, brg_draughts_set_pop (&landing), is_king, left_after))
          return FALSE;
    }
  return TRUE;
}

gboolean
brg_draughts_routes_walk (const BrgDraughtsPosition *position,
                          const BrgDraughtsMove *move,
                          BrgDraughtsRouteFunc func,
                          gpointer data)
{
  BrgDraughtsVariant variant = (BrgDraughtsVariant) position->variant;
  Walk walk = {
    .rays = brg_draughts_rays[brg_draughts_variant_is_large (variant)],
    .empty = (brg_draughts_board (variant) & ~brg_draughts_position_occupied (position)) |
             brg_draughts_set_of (move->from),
    .others =
        position->pieces[BRG_COLOUR_WHITE + BRG_COLOUR_BLACK - position->turn] & ~move->captured,
    .last_row = brg_draughts_last_row (variant, (BrgColour) position->turn),
    .has_majority = brg_draughts_variant_has_majority (variant),
    .move = move,
    .route = { .n_squares = 1, .squares = { move->from } },
    .func = func,
    .data = data,
  };

  if (move->captured == 0)
    return land (&walk, move->to, TRUE, 0);
  return go_on (&walk, move->from, brg_draughts_set_has (position->kings, move->from),
                move->captured);
}

static gboolean
count_route (const BrgDraughtsRoute *route G_GNUC_UNUSED, gpointer data)
{
  guint64 *n_routes = data;

  ++*n_routes;
  return TRUE;
}

guint64
brg_draughts_routes_count (const BrgDraughtsPosition *position, const BrgDraughtsMove *move)
{
  guint64 n_routes = 0;

  brg_draughts_routes_walk (position, move, count_route, &n_routes);
  return n_routes;
}
