/* brg-draughts-moves.c - the legal moves of a position of draughts
 *
 * A capture is walked to its end one jump after another; pieces taken stay on the board until then.
 * Ways that take the same pieces and end on the same square are one move, so a way's end is looked
 * up among those found before. In composed positions there may be millions of ways: a search that
 * grows long remembers where it has been with which pieces taken, and goes no such way twice.
 *
 * Rules: rus-draughts-2022 6.1.4, 6.1.5, 6.2.3, 7.4
 * Tests: tests/engine/test-draughts-moves.c, tests/engine/test-draughts-perft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-moves.h"

#include "brg-draughts-rays.h"

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

/* What a game has of its own. */
typedef struct
{
  const BrgDraughtsSet (*rays)[64];
  BrgDraughtsSet board;
  BrgDraughtsSet last_rows[3]; /* by side */
  gboolean has_majority;
} Rules;

#define SMALL_LAST_ROWS                                                              \
  {                                                                                  \
    0, BRG_DRAUGHTS_TOP_ROW &BRG_DRAUGHTS_SMALL_BOARD, BRG_DRAUGHTS_SMALL_BOTTOM_ROW \
  }
#define LARGE_LAST_ROWS                                    \
  {                                                        \
    0, BRG_DRAUGHTS_TOP_ROW, BRG_DRAUGHTS_LARGE_BOTTOM_ROW \
  }
#define RUSSIAN_RULES                                                      \
  {                                                                        \
    brg_draughts_rays[0], BRG_DRAUGHTS_SMALL_BOARD, SMALL_LAST_ROWS, FALSE \
  }

static const Rules all_rules[BRG_N_DRAUGHTS_VARIANTS] = {
  [BRG_DRAUGHTS_RUSSIAN] = RUSSIAN_RULES,
  [BRG_DRAUGHTS_64] = RUSSIAN_RULES,
  [BRG_DRAUGHTS_64_MAJORITY] = { brg_draughts_rays[0], BRG_DRAUGHTS_SMALL_BOARD, SMALL_LAST_ROWS,
                                 TRUE },
  [BRG_DRAUGHTS_INTERNATIONAL] = { brg_draughts_rays[1], BRG_DRAUGHTS_LARGE_BOARD, LARGE_LAST_ROWS,
                                   TRUE },
  [BRG_DRAUGHTS_GIVEAWAY] = RUSSIAN_RULES,
};

typedef struct
{
  const Rules *rules;
  BrgDraughtsSet enemies;
  BrgDraughtsSet empty; /* without the piece that moves */
  BrgDraughtsSet last_row;
  guint n_most;
  BrgDraughtsSquare from;
  guint first; /* of the moves from this square in the list */
  BrgDraughtsMoveList *list;
  guint n_jumps;
  GHashTable *steps; /* owned; of Step, from MANY_JUMPS on */
} Search;

void
brg_draughts_move_list_clear (BrgDraughtsMoveList *list)
{
  if (list->capacity > BRG_DRAUGHTS_MOVES_NEAR)
    g_free (list->moves);
  brg_draughts_move_list_init (list);
}

static void
reset_list (BrgDraughtsMoveList *list)
{
  list->n_moves = 0;
  if (list->capacity != 0)
    return;
  list->capacity = BRG_DRAUGHTS_MOVES_NEAR;
  list->moves = list->near;
}

static void
grow_list (BrgDraughtsMoveList *list)
{
  BrgDraughtsMove *moves = g_new (BrgDraughtsMove, list->capacity * 2);

  for (guint i = 0; i < list->n_moves; i++)
    moves[i] = list->moves[i];
  if (list->capacity > BRG_DRAUGHTS_MOVES_NEAR)
    g_free (list->moves);
  list->moves = moves;
  list->capacity *= 2;
}

static inline void
append_move (BrgDraughtsMoveList *list, BrgDraughtsMove move)
{
  if (list->n_moves == list->capacity)
    grow_list (list);
  list->moves[list->n_moves++] = move;
}

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
  if (search->rules->has_majority)
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
        append_move (search->list,
                     (BrgDraughtsMove){ captured, search->from, to, (guint8) is_crowned });
    }
}

/* The nearest square to where a ray began. */
static inline BrgDraughtsSquare
find_nearest (BrgDraughtsSet set, guint direction)
{
  return (BrgDraughtsSquare) (direction < BRG_DRAUGHTS_DOWN_LEFT ? 63 - __builtin_clzll (set)
                                                                 : __builtin_ctzll (set));
}

/* The empty squares along a direction up to the first piece. */
static inline BrgDraughtsSet
find_run (const BrgDraughtsSet (*rays)[64],
          BrgDraughtsSet empty,
          BrgDraughtsSquare square,
          guint direction)
{
  BrgDraughtsSet ray = rays[direction][square];
  BrgDraughtsSet others = ray & ~empty;

  if (others == 0)
    return ray;
  return ray & ~rays[direction][find_nearest (others, direction)] & empty;
}

/* The piece that a king on a square can take along a direction, 0 if none; @run gets the squares
 * behind it. */
static inline BrgDraughtsSet
find_prey (const Search *search,
           BrgDraughtsSquare square,
           guint direction,
           BrgDraughtsSet captured,
           BrgDraughtsSet *run)
{
  BrgDraughtsSet others = search->rules->rays[direction][square] & ~search->empty;
  BrgDraughtsSquare nearest;

  if (others == 0)
    return 0;
  nearest = find_nearest (others, direction);
  /* rus-draughts-2022 6.1.5.9: no piece is jumped twice; 6.1.5.12: it stands in the way until the
   * capture is over. */
  if (!brg_draughts_set_has (search->enemies & ~captured, nearest))
    return 0;
  *run = find_run (search->rules->rays, search->empty, nearest, direction);
  return *run != 0 ? brg_draughts_set_of (nearest) : 0;
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
  BrgDraughtsSet prey = find_prey (search, square, direction, captured, &run);

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
  BrgDraughtsSet prey = brg_draughts_set_step (square, direction) & search->enemies & ~captured;
  BrgDraughtsSet landing = brg_draughts_set_step (prey, direction) & search->empty;

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
  if (is_last && !search->rules->has_majority)
    has_more = go_on_as_king (search, landing, direction, captured, n_captured, TRUE);
  else
    has_more = go_on_as_man (search, landing, captured, n_captured);
  if (!has_more)
    end_way (search, landing, captured, n_captured, is_last);
}

static inline void
begin_search (Search *search, const BrgDraughtsPosition *position, BrgDraughtsMoveList *list)
{
  const Rules *rules = &all_rules[position->variant];

  search->rules = rules;
  search->enemies = position->pieces[BRG_COLOUR_WHITE + BRG_COLOUR_BLACK - position->turn];
  search->empty = rules->board & ~brg_draughts_position_occupied (position);
  search->last_row = rules->last_rows[position->turn];
  search->n_most = 0;
  search->list = list;
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
  search->empty |= set;
  if (!is_king)
    go_on_as_man (search, set, 0, 0);
  for (guint direction = 0; is_king && direction < BRG_DRAUGHTS_N_DIRECTIONS; direction++)
    jump_king (search, from, direction, 0, 0, FALSE);
  search->empty &= ~set;
  g_clear_pointer (&search->steps, g_hash_table_unref);
}

/* The squares from which a man has a piece to take along a direction. */
static inline BrgDraughtsSet
find_taking_along (BrgDraughtsSet enemies, BrgDraughtsSet empty, guint direction)
{
  BrgDraughtsSet prey = brg_draughts_set_step (empty, 3 - direction) & enemies;

  return brg_draughts_set_step (prey, 3 - direction);
}

/* Of @men those that have a piece to take. */
static inline BrgDraughtsSet
find_taking_men (BrgDraughtsSet men, BrgDraughtsSet enemies, BrgDraughtsSet empty)
{
  return men & (find_taking_along (enemies, empty, BRG_DRAUGHTS_UP_LEFT) |
                find_taking_along (enemies, empty, BRG_DRAUGHTS_UP_RIGHT) |
                find_taking_along (enemies, empty, BRG_DRAUGHTS_DOWN_LEFT) |
                find_taking_along (enemies, empty, BRG_DRAUGHTS_DOWN_RIGHT));
}

static gboolean
can_king_take (const Search *search, BrgDraughtsSquare square)
{
  BrgDraughtsSet run;

  for (guint direction = 0; direction < BRG_DRAUGHTS_N_DIRECTIONS; direction++)
    if (find_prey (search, square, direction, 0, &run) != 0)
      return TRUE;
  return FALSE;
}

/* The pieces of the player having the move that have something to take. */
static inline BrgDraughtsSet
find_taking (const Search *search, const BrgDraughtsPosition *position)
{
  BrgColour side = (BrgColour) position->turn;
  BrgDraughtsSet kings = brg_draughts_position_kings (position, side);
  BrgDraughtsSet taking =
      find_taking_men (brg_draughts_position_men (position, side), search->enemies, search->empty);

  while (kings != 0)
    {
      BrgDraughtsSquare square = brg_draughts_set_pop (&kings);

      if (can_king_take (search, square))
        taking |= brg_draughts_set_of (square);
    }
  return taking;
}

static void
list_captures (Search *search, const BrgDraughtsPosition *position, BrgDraughtsSet taking)
{
  reset_list (search->list);
  while (taking != 0)
    {
      BrgDraughtsSquare from = brg_draughts_set_pop (&taking);

      search_piece (search, from, brg_draughts_set_has (position->kings, from));
    }
}

/* rus-draughts-2022 6.1.4.3: a man goes one square forward; these are the squares it comes to. */
static inline BrgDraughtsSet
step_men (const BrgDraughtsPosition *position, BrgDraughtsSet empty, gboolean is_right)
{
  BrgDraughtsSet men = brg_draughts_position_men (position, (BrgColour) position->turn);
  guint direction =
      (position->turn == BRG_COLOUR_WHITE ? BRG_DRAUGHTS_UP_LEFT : BRG_DRAUGHTS_DOWN_LEFT) +
      (guint) is_right;

  return brg_draughts_set_step (men, direction) & empty;
}

static void
list_men (const Search *search, const BrgDraughtsPosition *position)
{
  for (guint is_right = 0; is_right < 2; is_right++)
    {
      BrgDraughtsSet targets = step_men (position, search->empty, (gboolean) is_right);
      gint step = position->turn == BRG_COLOUR_WHITE ? (gint) is_right - 7 : (gint) is_right + 6;

      while (targets != 0)
        {
          BrgDraughtsSquare to = brg_draughts_set_pop (&targets);

          /* rus-draughts-2022 6.1.4.4: on the last row it becomes a king. */
          append_move (search->list,
                       (BrgDraughtsMove){ 0, (BrgDraughtsSquare) (to - step), to,
                                          brg_draughts_set_has (search->last_row, to) });
        }
    }
}

/* rus-draughts-2022 6.1.4.5: a king goes any number of empty squares in any direction. */
static inline BrgDraughtsSet
find_king_targets (const Search *search, BrgDraughtsSquare square)
{
  return find_run (search->rules->rays, search->empty, square, BRG_DRAUGHTS_UP_LEFT) |
         find_run (search->rules->rays, search->empty, square, BRG_DRAUGHTS_UP_RIGHT) |
         find_run (search->rules->rays, search->empty, square, BRG_DRAUGHTS_DOWN_LEFT) |
         find_run (search->rules->rays, search->empty, square, BRG_DRAUGHTS_DOWN_RIGHT);
}

static void
list_kings (const Search *search, const BrgDraughtsPosition *position)
{
  BrgDraughtsSet kings = brg_draughts_position_kings (position, (BrgColour) position->turn);

  while (kings != 0)
    {
      BrgDraughtsSquare from = brg_draughts_set_pop (&kings);
      BrgDraughtsSet targets = find_king_targets (search, from);

      while (targets != 0)
        append_move (search->list,
                     (BrgDraughtsMove){ 0, from, brg_draughts_set_pop (&targets), FALSE });
    }
}

void
brg_draughts_moves_generate (const BrgDraughtsPosition *position, BrgDraughtsMoveList *list)
{
  BrgDraughtsSet taking;
  Search search;

  g_return_if_fail (position != NULL);
  g_return_if_fail (list != NULL);

  begin_search (&search, position, list);
  taking = find_taking (&search, position);
  /* rus-draughts-2022 6.1.5.3: who can take must. */
  if (taking != 0)
    {
      list_captures (&search, position, taking);
      return;
    }
  reset_list (list);
  list_men (&search, position);
  list_kings (&search, position);
}

static guint
count_captures (Search *search, const BrgDraughtsPosition *position, BrgDraughtsSet taking)
{
  g_auto (BrgDraughtsMoveList) list;

  brg_draughts_move_list_init (&list);
  search->list = &list;
  list_captures (search, position, taking);
  return list.n_moves;
}

guint
brg_draughts_moves_count (const BrgDraughtsPosition *position)
{
  BrgDraughtsSet kings;
  BrgDraughtsSet taking;
  Search search;
  guint n_moves;

  g_return_val_if_fail (position != NULL, 0);

  begin_search (&search, position, NULL);
  taking = find_taking (&search, position);
  if (taking != 0)
    return count_captures (&search, position, taking);
  n_moves = brg_draughts_set_size (step_men (position, search.empty, FALSE)) +
            brg_draughts_set_size (step_men (position, search.empty, TRUE));
  kings = brg_draughts_position_kings (position, (BrgColour) position->turn);
  while (kings != 0)
    n_moves += brg_draughts_set_size (find_king_targets (&search, brg_draughts_set_pop (&kings)));
  return n_moves;
}

gboolean
brg_draughts_moves_must_take (const BrgDraughtsPosition *position)
{
  Search search;

  g_return_val_if_fail (position != NULL, FALSE);

  begin_search (&search, position, NULL);
  return find_taking (&search, position) != 0;
}

gboolean
brg_draughts_moves_any (const BrgDraughtsPosition *position)
{
  BrgDraughtsSet kings;
  Search search;

  g_return_val_if_fail (position != NULL, FALSE);

  begin_search (&search, position, NULL);
  if ((step_men (position, search.empty, FALSE) | step_men (position, search.empty, TRUE)) != 0)
    return TRUE;
  kings = brg_draughts_position_kings (position, (BrgColour) position->turn);
  while (kings != 0)
    if (find_king_targets (&search, brg_draughts_set_pop (&kings)) != 0)
      return TRUE;
  return find_taking (&search, position) != 0;
}
