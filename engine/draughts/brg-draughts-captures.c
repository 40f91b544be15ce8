/* brg-draughts-captures.c - the captures of a position of draughts
 *
 * A capture is walked to its end one jump after another; pieces taken stay on the board until then.
 * Ways that take the same pieces and end on the same square are one move, so a way's end is looked
 * up among those found before. In composed positions there may be millions of ways: a search that
 * grows long remembers where it has been with which pieces taken, and goes no such way twice.
 *
 * Rules: rus-draughts-2022 6.1.5, 6.2.3, 7.4
 * Tests: tests/engine/test-draughts-moves.c, tests/engine/test-draughts-perft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-search-private.h"

/* How many jumps a search makes before it begins to remember. */
#define MANY_JUMPS 1000

/* Two different ways to take the same pieces take at least this many. */
#define LEAST_OF_TWO_WAYS 3

/* Where a search has been: taken pieces and square, as well as the direction of the last jump; for
 * the end of a way the direction is none. */
typedef struct
{
  BrgDraughtsSet captured;
  guint64 place;
} Step;

typedef struct
{
  BrgDraughtsGround ground; /* without the piece that moves */
  BrgDraughtsSet last_row;
  guint n_most;
  BrgDraughtsSquare from;
  guint first; /* of the moves from this square in the list */
  BrgDraughtsMoveList *list;
  guint n_jumps;
  GHashTable *steps; /* owned; of Step, from MANY_JUMPS on */
} Search;

static guint
hash_step (gconstpointer data)
{
  const Step *step = data;
  guint64 hash =
      (step->captured ^ step->place << 57) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15) + step->place;

  return (guint) (hash >> 32);
}

static gboolean
is_same_step (gconstpointer a, gconstpointer b)
{
  const Step *step = a;
  const Step *other = b;

  return step->captured == other->captured && step->place == other->place;
}

/* Returns whether the search has not been there before. */
static gboolean
remember (Search *search, BrgDraughtsSet captured, BrgDraughtsSquare square, guint direction)
{
  Step *step = g_new (Step, 1);

  *step = (Step){ captured, (guint64) square * (BRG_DRAUGHTS_N_DIRECTIONS + 1) + direction };
  return g_hash_table_add (search->steps, step);
}

static void
begin_to_remember (Search *search)
{
  const BrgDraughtsMoveList *list = search->list;

  search->steps = g_hash_table_new_full (hash_step, is_same_step, g_free, NULL);
  for (guint i = search->first; i < list->n_moves; i++)
    remember (search, list->moves[i].captured, list->moves[i].to, BRG_DRAUGHTS_N_DIRECTIONS);
}

/* Counts a jump; returns whether the way is to be followed. */
static inline gboolean
is_new_jump (Search *search, BrgDraughtsSet captured, BrgDraughtsSet landing, guint direction)
{
  if (++search->n_jumps < MANY_JUMPS)
    return TRUE;
  if (search->steps == NULL)
    begin_to_remember (search);
  return remember (search, captured, brg_draughts_set_first (landing), direction);
}

static gboolean
is_new_end (Search *search, BrgDraughtsSet captured, BrgDraughtsSquare to)
{
  const BrgDraughtsMoveList *list = search->list;

  if (search->steps != NULL)
    return remember (search, captured, to, BRG_DRAUGHTS_N_DIRECTIONS);
  for (guint i = search->first; i < list->n_moves; i++)
    if (list->moves[i].captured == captured && list->moves[i].to == to)
      return FALSE;
  return TRUE;
}

/* The way ends on any square of @landing. */
static void
end_way (Search *search,
         BrgDraughtsSet landing,
         BrgDraughtsSet captured,
         guint n_captured,
         gboolean is_crowned)
{
  if (search->ground.rules->has_majority)
    {
      /* rus-draughts-2022 7.4.1: only captures of the most pieces, men and kings alike. */
      if (n_captured < search->n_most)
        return;
      if (n_captured > search->n_most)
        search->list->n_moves = search->first = 0;
      search->n_most = n_captured;
    }
  while (landing != 0)
    {
      BrgDraughtsSquare to = brg_draughts_set_pop (&landing);

      /* rus-draughts-2022 6.1.5.9: ways that cross do not make another move. */
      if (n_captured < LEAST_OF_TWO_WAYS || is_new_end (search, captured, to))
        brg_draughts_move_list_append (
            search->list, (BrgDraughtsMove){ captured, search->from, to, (guint8) is_crowned });
    }
}

static gboolean jump_king (Search *search,
                           BrgDraughtsSquare square,
                           guint direction,
                           BrgDraughtsSet captured,
                           guint n_captured,
                           gboolean is_crowned);

/* rus-draughts-2022 6.1.5.6: a king that has come to @run along @direction stops there on a square
 * from which it can take more. Straight on that is any of them, and one way stands for all. Returns
 * whether there is more to take. */
static gboolean
go_on_as_king (Search *search,
               BrgDraughtsSet run,
               guint direction,
               BrgDraughtsSet captured,
               guint n_captured,
               gboolean is_crowned)
{
  gboolean has_more =
      jump_king (search, brg_draughts_set_first (run), direction, captured, n_captured, is_crowned);

  while (run != 0)
    {
      BrgDraughtsSquare square = brg_draughts_set_pop (&run);

      /* Not back: the piece just taken stands there. */
      has_more |= jump_king (search, square, direction ^ 1, captured, n_captured, is_crowned);
      has_more |= jump_king (search, square, direction ^ 2, captured, n_captured, is_crowned);
    }
  return has_more;
}

/* Returns whether there was a piece to take. */
static gboolean
jump_king (Search *search,
           BrgDraughtsSquare square,
           guint direction,
           BrgDraughtsSet captured,
           guint n_captured,
           gboolean is_crowned)
{
  BrgDraughtsSet run;
  BrgDraughtsSet prey =
      brg_draughts_ground_prey (&search->ground, square, direction, captured, &run);

  if (prey == 0)
    return FALSE;
  captured |= prey;
  n_captured++;
  if (is_new_jump (search, captured, run, direction) &&
      !go_on_as_king (search, run, direction, captured, n_captured, is_crowned))
    end_way (search, run, captured, n_captured, is_crowned);
  return TRUE;
}

static void land_man (Search *search,
                      BrgDraughtsSet landing,
                      guint direction,
                      BrgDraughtsSet captured,
                      guint n_captured);

/* Returns whether there was a piece to take. */
static inline gboolean
jump_man (Search *search,
          BrgDraughtsSet square,
          guint direction,
          BrgDraughtsSet captured,
          guint n_captured)
{
  BrgDraughtsSet prey =
      brg_draughts_set_step (square, direction) & search->ground.enemies & ~captured;
  BrgDraughtsSet landing = brg_draughts_set_step (prey, direction) & search->ground.empty;

  if (landing == 0)
    return FALSE;
  land_man (search, landing, direction, captured | prey, n_captured + 1);
  return TRUE;
}

/* Returns whether there was a piece to take. Written out, so that every direction is a constant. */
static inline gboolean
go_on_as_man (Search *search, BrgDraughtsSet square, BrgDraughtsSet captured, guint n_captured)
{
  gboolean has_more = jump_man (search, square, BRG_DRAUGHTS_UP_LEFT, captured, n_captured);

  has_more |= jump_man (search, square, BRG_DRAUGHTS_UP_RIGHT, captured, n_captured);
  has_more |= jump_man (search, square, BRG_DRAUGHTS_DOWN_LEFT, captured, n_captured);
  has_more |= jump_man (search, square, BRG_DRAUGHTS_DOWN_RIGHT, captured, n_captured);
  return has_more;
}

static void
land_man (Search *search,
          BrgDraughtsSet landing,
          guint direction,
          BrgDraughtsSet captured,
          guint n_captured)
{
  gboolean is_last = (landing & search->last_row) != 0;
  gboolean has_more;

  if (!is_new_jump (search, captured, landing, direction))
    return;
  /* rus-draughts-2022 6.1.5.15: a man that comes to the last row takes on as a king at once;
   * 7.4.2.1: under the rules of 100 squares as a man, and 7.4.2.2: as a king it takes only next
   * time. */
  if (is_last && !search->ground.rules->has_majority)
    has_more = go_on_as_king (search, landing, direction, captured, n_captured, TRUE);
  else
    has_more = go_on_as_man (search, landing, captured, n_captured);
  if (!has_more)
    end_way (search, landing, captured, n_captured, is_last);
}

/* Lists the captures of one piece. */
static void
search_piece (Search *search, BrgDraughtsSquare from, gboolean is_king)
{
  BrgDraughtsSet set = brg_draughts_set_of (from);

  search->from = from;
  search->first = search->list->n_moves;
  search->n_jumps = 0;
  search->steps = NULL;
  search->ground.empty |= set;
  if (!is_king)
    go_on_as_man (search, set, 0, 0);
  for (guint direction = 0; is_king && direction < BRG_DRAUGHTS_N_DIRECTIONS; direction++)
    jump_king (search, from, direction, 0, 0, FALSE);
  search->ground.empty &= ~set;
  g_clear_pointer (&search->steps, g_hash_table_unref);
}

void
brg_draughts_captures_list (const BrgDraughtsPosition *position,
                            const BrgDraughtsGround *ground,
                            BrgDraughtsSet taking,
                            BrgDraughtsMoveList *list)
{
  Search search;

  search.ground = *ground;
  search.last_row = ground->rules->last_rows[position->turn];
  search.n_most = 0;
  search.list = list;
  brg_draughts_move_list_begin (list);
  while (taking != 0)
    {
      BrgDraughtsSquare from = brg_draughts_set_pop (&taking);

      search_piece (&search, from, brg_draughts_set_has (position->kings, from));
    }
}
