/* brg-desk-draughts-way.c - a piece that is dragged hop by hop: where it may go, what is meant
 *
 * A way fits a capture when it goes over some of the squares where the piece lands, in their order:
 * squares may be left out, so that one can drag straight to the end. What fits step by step goes
 * before what leaves squares out: a square that is the next one of a capture that goes on is never
 * taken for the end of another one.
 *
 * Rules: rus-draughts-2022 6.1.5.5, 6.1.5.6, 6.1.5.10, 7.4.1
 * Tests: tests/app/test-desk-draughts-board.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-draughts-private.h"

#include "brg-draughts-routes.h"

/* The most ways of captures that are looked at; no position of a game has so many. */
#define MAX_ROUTES 100000

/* How a way fits one route: bit n is its n-th square. */
typedef struct
{
  guint64 ends; /* where the way may have come to */
  guint64 near; /* those of them that are the next square behind the one before */
} Fit;

typedef struct
{
  const BrgDraughtsPosition *position;
  const BrgDraughtsMove *move; /* whose routes are walked */
  BrgDraughtsRoute way;
  guint n_routes;

  BrgDraughtsSet targets;
  GArray *moves;         /* (nullable) (element-type BrgDraughtsMove): those that the way ends */
  gboolean is_part;      /* whether a capture goes on from the end of the way */
  BrgDraughtsSet jumped; /* taken on all routes that the way fits */
  gboolean has_jumped;
} Search;

static gboolean
read_way (const BrgDraughtsPosition *position, const BrgBoardWay *way, BrgDraughtsRoute *route)
{
  route->n_squares = 0;
  for (guint i = 0; i < way->n_squares; i++)
    {
      BrgDraughtsSquare square =
          brg_desk_draughts_from_board ((BrgDraughtsVariant) position->variant, way->squares[i]);

      if (square == BRG_DRAUGHTS_NO_SQUARE || route->n_squares == BRG_DRAUGHTS_MAX_SQUARES)
        return FALSE;
      route->squares[route->n_squares++] = square;
    }
  return route->n_squares > 0;
}

/* Squares of a route from @ends on that are @square: behind the first of them. */
static guint64
go_on (const BrgDraughtsRoute *route, guint64 ends, BrgDraughtsSquare square)
{
  guint64 found = 0;

  for (guint i = (guint) __builtin_ctzll (ends) + 1; i < route->n_squares; i++)
    if (route->squares[i] == square)
      found |= G_GUINT64_CONSTANT (1) << i;
  return found;
}

static Fit
fit_route (const BrgDraughtsRoute *way, const BrgDraughtsRoute *route)
{
  Fit fit = { 1, 0 };

  for (guint i = 1; i < way->n_squares && fit.ends != 0; i++)
    {
      guint64 next = go_on (route, fit.ends, way->squares[i]);

      fit.near = fit.ends << 1 & next;
      fit.ends = next;
    }
  return fit;
}

/* -1, 0 or 1 by column and row. */
static gint
find_direction (BrgDraughtsVariant variant, BrgDraughtsSquare from, BrgDraughtsSquare to)
{
  gint is_right = brg_draughts_square_column (to) > brg_draughts_square_column (from);
  gint is_up = brg_draughts_square_row (variant, to) > brg_draughts_square_row (variant, from);

  return is_right * 2 + is_up;
}

static gboolean
turns_at (BrgDraughtsVariant variant, const BrgDraughtsRoute *route, guint i)
{
  return find_direction (variant, route->squares[i - 1], route->squares[i]) !=
         find_direction (variant, route->squares[i], route->squares[i + 1]);
}

/* The next square, squares of turning ahead, the last square. */
static void
add_targets (Search *search, const BrgDraughtsRoute *route, guint64 ends)
{
  BrgDraughtsVariant variant = (BrgDraughtsVariant) search->position->variant;

  for (guint i = (guint) __builtin_ctzll (ends) + 1; i < route->n_squares; i++)
    if ((ends << 1 >> i & 1) != 0 || i + 1 == route->n_squares || turns_at (variant, route, i))
      search->targets |= brg_draughts_set_of (route->squares[i]);
}

/* Pieces of the other side between two squares of a line. */
static BrgDraughtsSet
find_between (const BrgDraughtsPosition *position, BrgDraughtsSquare from, BrgDraughtsSquare to)
{
  BrgDraughtsVariant variant = (BrgDraughtsVariant) position->variant;
  BrgColour other = brg_colour_opposite ((BrgColour) position->turn);
  gint column = (gint) brg_draughts_square_column (from);
  gint row = (gint) brg_draughts_square_row (variant, from);
  gint right = (gint) brg_draughts_square_column (to) > column ? 1 : -1;
  gint up = (gint) brg_draughts_square_row (variant, to) > row ? 1 : -1;
  BrgDraughtsSet line = 0;

  while (column + right != (gint) brg_draughts_square_column (to))
    {
      column += right;
      row += up;
      line |= brg_draughts_set_of (brg_draughts_square_at (variant, column, row));
    }
  return line & position->pieces[other];
}

static BrgDraughtsSet
find_taken (const Search *search, const BrgDraughtsRoute *route, guint end)
{
  BrgDraughtsSet taken = 0;

  for (guint i = 1; i <= end; i++)
    taken |= find_between (search->position, route->squares[i - 1], route->squares[i]);
  return taken;
}

/* A move has many routes, one after the other. */
static void
add_move (Search *search)
{
  if (search->moves == NULL)
    return;
  if (search->moves->len == 0 ||
      !brg_draughts_move_is_same (
          &g_array_index (search->moves, BrgDraughtsMove, search->moves->len - 1), search->move))
    g_array_append_val (search->moves, *search->move);
}

static gboolean
look_at_route (const BrgDraughtsRoute *route, gpointer data)
{
  Search *search = data;
  guint last = route->n_squares - 1;
  Fit fit = fit_route (&search->way, route);
  BrgDraughtsSet taken;

  if (++search->n_routes > MAX_ROUTES)
    return FALSE;
  if (fit.ends == 0)
    return TRUE;
  add_targets (search, route, fit.ends);
  if ((fit.near & ~(G_GUINT64_CONSTANT (1) << last)) != 0)
    search->is_part = TRUE;
  if (search->way.n_squares > 1 && (fit.ends >> last & 1) != 0)
    add_move (search);
  taken = find_taken (search, route, (guint) __builtin_ctzll (fit.ends));
  search->jumped = search->has_jumped ? search->jumped & taken : taken;
  search->has_jumped = TRUE;
  return TRUE;
}

/* Returns FALSE for squares that are none. */
static gboolean
look_at_way (Search *search, const BrgBoardWay *way)
{
  g_auto (BrgDraughtsMoveList) list = { 0 };

  if (!read_way (search->position, way, &search->way))
    return FALSE;
  brg_draughts_moves_generate (search->position, &list);
  for (guint i = 0; i < list.n_moves; i++)
    {
      search->move = &list.moves[i];
      if (search->move->from == search->way.squares[0] &&
          !brg_draughts_routes_walk (search->position, search->move, look_at_route, search))
        break;
    }
  return TRUE;
}

void
brg_desk_draughts_list_targets (const BrgDeskGame *game,
                                const BrgBoardWay *way,
                                BrgBoardSet *targets)
{
  BrgDraughtsVariant variant = brg_desk_draughts_get_variant (game);
  Search search = { .position = &game->node->draughts };

  look_at_way (&search, way);
  while (search.targets != 0)
    brg_board_set_add (
        targets, brg_board_square_of_draughts (variant, brg_draughts_set_pop (&search.targets)));
}

GArray *
brg_desk_draughts_list_moves (const BrgDeskGame *game, const BrgBoardWay *way, const char *notation)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (BrgDraughtsMove));
  Search search = { .position = &game->node->draughts, .moves = moves };
  GArray *choices = brg_desk_choices_new ();

  if (look_at_way (&search, way) && !search.is_part)
    brg_desk_draughts_add_choices (choices, search.position,
                                   (const BrgDraughtsMove *) (void *) moves->data, moves->len,
                                   notation);
  return choices;
}

BrgDraughtsSet
brg_desk_draughts_find_jumped (const BrgDraughtsPosition *position, const BrgBoardWay *way)
{
  Search search = { .position = position };

  return look_at_way (&search, way) ? search.jumped : 0;
}
