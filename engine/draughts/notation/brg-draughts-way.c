/* brg-draughts-way.c - the squares on the way of a move: where it turns, what it goes over
 *
 * Composed positions have captures with millions of ways. As people write one of a few, only the
 * first ones are looked at.
 *
 * Rules: rus-draughts-2022 6.1.6.2, 7.3
 * Tests: tests/engine/test-draughts-notation.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-way.h"

#include "brg-draughts-routes.h"

#include <string.h>

#define MAX_ROUTES 20000

typedef struct
{
  gint columns;
  gint rows;
} Direction;

typedef struct
{
  BrgDraughtsVariant variant;
  guint n_seen;
  BrgDraughtsWay *fewest;     /* of brg_draughts_way_find() */
  const BrgDraughtsWay *said; /* of brg_draughts_way_fit() */
  BrgDraughtsWayFit fit;
} Search;

static gint
sign_of (gint value)
{
  return (value > 0) - (value < 0);
}

static Direction
find_direction (BrgDraughtsVariant variant, BrgDraughtsSquare from, BrgDraughtsSquare to)
{
  return (Direction){
    sign_of ((gint) brg_draughts_square_column (to) - (gint) brg_draughts_square_column (from)),
    sign_of ((gint) brg_draughts_square_row (variant, to) -
             (gint) brg_draughts_square_row (variant, from)),
  };
}

/* rus-draughts-2022 6.1.6.2: the squares on which the direction changes. */
static void
list_turns (BrgDraughtsVariant variant, const BrgDraughtsRoute *route, BrgDraughtsWay *way)
{
  way->n_squares = 0;
  for (guint i = 1; i + 1 < route->n_squares && way->n_squares < BRG_DRAUGHTS_WAY_MAX; i++)
    {
      Direction before = find_direction (variant, route->squares[i - 1], route->squares[i]);
      Direction after = find_direction (variant, route->squares[i], route->squares[i + 1]);

      if (before.columns != after.columns || before.rows != after.rows)
        way->squares[way->n_squares++] = route->squares[i];
    }
}

static gboolean
are_ways_same (const BrgDraughtsWay *a, const BrgDraughtsWay *b)
{
  return a->n_squares == b->n_squares &&
         memcmp (a->squares, b->squares, a->n_squares * sizeof *a->squares) == 0;
}

/* Whether the route goes over the squares of @way in their order. */
static gboolean
goes_over (BrgDraughtsVariant variant, const BrgDraughtsRoute *route, const BrgDraughtsWay *way)
{
  guint n_found = 0;

  for (guint i = 1; i < route->n_squares && n_found < way->n_squares; i++)
    {
      Direction step = find_direction (variant, route->squares[i - 1], route->squares[i]);
      gint column = (gint) brg_draughts_square_column (route->squares[i - 1]);
      gint row = (gint) brg_draughts_square_row (variant, route->squares[i - 1]);
      BrgDraughtsSquare square;

      do
        {
          column += step.columns;
          row += step.rows;
          square = brg_draughts_square_at (variant, column, row);
          if (n_found < way->n_squares && square == way->squares[n_found])
            n_found++;
        }
      while (square != route->squares[i]);
    }
  return n_found == way->n_squares;
}

static gboolean
keep_fewest (const BrgDraughtsRoute *route, gpointer data)
{
  Search *search = data;
  BrgDraughtsWay way;

  list_turns (search->variant, route, &way);
  if (search->n_seen == 0 || way.n_squares < search->fewest->n_squares)
    *search->fewest = way;
  return ++search->n_seen < MAX_ROUTES;
}

void
brg_draughts_way_find (const BrgDraughtsPosition *position,
                       const BrgDraughtsMove *move,
                       BrgDraughtsWay *way)
{
  Search search = { .variant = (BrgDraughtsVariant) position->variant, .fewest = way };

  way->n_squares = 0;
  if (brg_draughts_move_is_capture (move))
    brg_draughts_routes_walk (position, move, keep_fewest, &search);
}

static gboolean
compare_way (const BrgDraughtsRoute *route, gpointer data)
{
  Search *search = data;
  BrgDraughtsWay way;

  list_turns (search->variant, route, &way);
  if (are_ways_same (&way, search->said))
    {
      search->fit = BRG_DRAUGHTS_WAY_EXACT;
      return FALSE;
    }
  if (goes_over (search->variant, route, search->said))
    search->fit = BRG_DRAUGHTS_WAY_OVER;
  return ++search->n_seen < MAX_ROUTES;
}

BrgDraughtsWayFit
brg_draughts_way_fit (const BrgDraughtsPosition *position,
                      const BrgDraughtsMove *move,
                      const BrgDraughtsWay *way)
{
  Search search = {
    .variant = (BrgDraughtsVariant) position->variant,
    .said = way,
    .fit = BRG_DRAUGHTS_WAY_OTHER,
  };

  if (!brg_draughts_move_is_capture (move))
    return way->n_squares == 0 ? BRG_DRAUGHTS_WAY_EXACT : BRG_DRAUGHTS_WAY_OTHER;
  brg_draughts_routes_walk (position, move, compare_way, &search);
  return search.fit;
}
