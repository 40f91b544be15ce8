/* brg-composition-search.c - whether White can force a task within a number of moves
 *
 * A search in depth over all legal moves. A position, White to move, remembers within how many
 * moves the task is known to be forced and within how many it is known not to be. Moves that
 * answered before in the same place, or often elsewhere, are tried first; of White's those first
 * that leave Black few replies. On White's last move it is enough to look at moves that can stop
 * all of Black.
 *
 * Rules: rus-draughts-2022 6.1.7, 8.1, 11.2.3, 11.2.8.2
 * Tests: tests/engine/composition/test-composition-search.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-composition-search.h"

#include "brg-draughts-moves.h"

#define N_ENTRIES (1u << 19)
#define NODES_BETWEEN_TELLING 65536
#define HISTORY_MOST (1u << 20)

/* Steps of a bit towards White's and towards Black's side, see brg-draughts.h. */
#define STEP_SHORT 6
#define STEP_LONG 7

/* What is known of a position with White to move. */
typedef struct
{
  BrgDraughtsSet white;
  BrgDraughtsSet black;
  BrgDraughtsSet kings;
  guint8 least_yes; /* forced within so many moves, 0 if not known */
  guint8 most_no;   /* not forced within so many, 0 if not known */
  BrgDraughtsSquare from;
  BrgDraughtsSquare to;
  guint16 work; /* the entry is of this work */
} Entry;

struct _BrgCompositionSearch
{
  BrgCompositionWatch watch;
  BrgDraughtsVariant variant;
  BrgCompositionTask task;
  guint64 n_nodes;
  guint64 next_telling;
  gboolean is_stopped;
  guint16 n_work;                                         /* number of the work, from 1 */
  BrgDraughtsMove killers[BRG_COMPOSITION_MAX_LIMIT + 1]; /* of Black, by moves that White has */
  guint32 history[2][64][64];                             /* by White or Black, from and to */
  Entry *entries;                                         /* owned; of N_ENTRIES */
};

BrgCompositionSearch *
brg_composition_search_new (const BrgCompositionWatch *watch)
{
  BrgCompositionSearch *search = g_new0 (BrgCompositionSearch, 1);

  if (watch != NULL)
    search->watch = *watch;
  if (search->watch.max_nodes == 0)
    search->watch.max_nodes = BRG_COMPOSITION_NODES;
  search->entries = g_new0 (Entry, N_ENTRIES);
  return search;
}

void
brg_composition_search_free (BrgCompositionSearch *search)
{
  if (search == NULL)
    return;
  g_free (search->entries);
  g_free (search);
}

void
brg_composition_search_begin (BrgCompositionSearch *search,
                              BrgDraughtsVariant variant,
                              const BrgCompositionTask *task)
{
  g_return_if_fail (search != NULL);
  g_return_if_fail (task != NULL);

  search->variant = variant;
  search->task = *task;
  search->n_nodes = 0;
  search->next_telling = NODES_BETWEEN_TELLING;
  search->is_stopped = FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (search->killers); i++)
    search->killers[i] = (BrgDraughtsMove){ 0 };
  /* Entries of other works are passed over, until their numbers come again. */
  if (++search->n_work == 0)
    {
      for (guint i = 0; i < N_ENTRIES; i++)
        search->entries[i] = (Entry){ 0 };
      search->n_work = 1;
    }
  for (guint side = 0; side < 2; side++)
    for (guint from = 0; from < 64; from++)
      for (guint to = 0; to < 64; to++)
        search->history[side][from][to] = 0;
}

guint64
brg_composition_search_get_nodes (const BrgCompositionSearch *search)
{
  return search->n_nodes;
}

void
brg_composition_search_tell_looked (const BrgCompositionSearch *search, guint n_moves)
{
  brg_composition_watch_tell_looked (&search->watch, n_moves);
}

/* Returns whether to go on. */
static inline gboolean
count_node (BrgCompositionSearch *search)
{
  if (search->is_stopped)
    return FALSE;
  search->n_nodes++;
  if (search->n_nodes > search->watch.max_nodes)
    search->is_stopped = TRUE;
  else if (search->n_nodes >= search->next_telling)
    {
      search->next_telling += NODES_BETWEEN_TELLING;
      if (search->watch.tell != NULL && !search->watch.tell (search->n_nodes, search->watch.data))
        search->is_stopped = TRUE;
    }
  return !search->is_stopped;
}

/* ----- The task ----- */

gboolean
brg_composition_search_is_reached (const BrgCompositionSearch *search,
                                   const BrgDraughtsPosition *position)
{
  const BrgCompositionTask *task = &search->task;

  if (task->goal == BRG_COMPOSITION_GIVE || brg_draughts_moves_any (position))
    return FALSE;
  if (task->goal != BRG_COMPOSITION_BLOCK)
    return TRUE;
  /* rus-draughts-2022 11.2.8.2: just the number and kind of pieces that the task names. */
  return brg_draughts_set_size (brg_draughts_position_men (position, BRG_COLOUR_BLACK)) ==
             task->n_men &&
         brg_draughts_set_size (brg_draughts_position_kings (position, BRG_COLOUR_BLACK)) ==
             task->n_kings;
}

/* Black's pieces become fewer, and men never more: a block that has too few is lost. */
static gboolean
is_out_of_reach (const BrgCompositionSearch *search, const BrgDraughtsPosition *position)
{
  const BrgCompositionTask *task = &search->task;

  if (task->goal != BRG_COMPOSITION_BLOCK)
    return FALSE;
  return brg_draughts_set_size (position->pieces[BRG_COLOUR_BLACK]) < task->n_men + task->n_kings ||
         brg_draughts_set_size (brg_draughts_position_men (position, BRG_COLOUR_BLACK)) <
             task->n_men;
}

/* ----- What is remembered ----- */

static Entry *
find_entry (BrgCompositionSearch *search, const BrgDraughtsPosition *position)
{
  Entry *pair = &search->entries[brg_draughts_position_hash (position) % (N_ENTRIES / 2) * 2];

  for (guint i = 0; i < 2; i++)
    if (pair[i].work == search->n_work && pair[i].white == position->pieces[BRG_COLOUR_WHITE] &&
        pair[i].black == position->pieces[BRG_COLOUR_BLACK] && pair[i].kings == position->kings)
      return &pair[i];
  return NULL;
}

/* A place for a position that is not remembered: that of the one that took less trouble, so that
 * the second of a pair is always fresh. */
static Entry *
make_entry (BrgCompositionSearch *search, const BrgDraughtsPosition *position, guint n_moves)
{
  Entry *pair = &search->entries[brg_draughts_position_hash (position) % (N_ENTRIES / 2) * 2];
  gboolean is_free =
      pair[0].work != search->n_work || MAX (pair[0].most_no, pair[0].least_yes) <= n_moves;
  Entry *entry = is_free ? &pair[0] : &pair[1];

  *entry = (Entry){
    .white = position->pieces[BRG_COLOUR_WHITE],
    .black = position->pieces[BRG_COLOUR_BLACK],
    .kings = position->kings,
    .work = search->n_work,
  };
  return entry;
}

static void
remember (BrgCompositionSearch *search,
          const BrgDraughtsPosition *position,
          guint n_moves,
          const BrgDraughtsMove *best)
{
  Entry *entry = find_entry (search, position);

  if (entry == NULL)
    entry = make_entry (search, position, n_moves);
  if (best == NULL)
    {
      entry->most_no = (guint8) MAX (entry->most_no, n_moves);
      return;
    }
  entry->least_yes = (guint8) (entry->least_yes == 0 ? n_moves : MIN (entry->least_yes, n_moves));
  entry->from = best->from;
  entry->to = best->to;
}

/* ----- The order of moves ----- */

static void
praise (BrgCompositionSearch *search, guint is_black, const BrgDraughtsMove *move, guint n_moves)
{
  guint32 *count = &search->history[is_black][move->from][move->to];

  *count = MIN (*count + n_moves * n_moves + 1, HISTORY_MOST);
}

/* Brings the best of the moves from @first on to the front. */
static void
bring_best (BrgDraughtsMoveList *list, guint32 *values, guint first)
{
  guint best = first;
  BrgDraughtsMove move;
  guint32 value;

  for (guint i = first + 1; i < list->n_moves; i++)
    if (values[i] > values[best])
      best = i;
  if (best == first)
    return;
  move = list->moves[first];
  list->moves[first] = list->moves[best];
  list->moves[best] = move;
  value = values[first];
  values[first] = values[best];
  values[best] = value;
}

/* More moves than that are tried as they come. */
#define N_VALUES BRG_DRAUGHTS_MOVES_NEAR

static void
value_white (const BrgCompositionSearch *search,
             const BrgDraughtsPosition *position,
             const BrgDraughtsMoveList *list,
             const Entry *entry,
             guint32 *values)
{
  for (guint i = 0; i < list->n_moves; i++)
    {
      const BrgDraughtsMove *move = &list->moves[i];
      BrgDraughtsPosition after = *position;

      brg_draughts_move_make (&after, move, NULL);
      values[i] = search->history[0][move->from][move->to] / 4 +
                  HISTORY_MOST / (1 + brg_draughts_moves_count (&after));
      if (entry != NULL && entry->from == move->from && entry->to == move->to)
        values[i] += 4 * HISTORY_MOST;
    }
}

static void
value_black (const BrgCompositionSearch *search,
             const BrgDraughtsMoveList *list,
             guint n_moves,
             guint32 *values)
{
  for (guint i = 0; i < list->n_moves; i++)
    {
      const BrgDraughtsMove *move = &list->moves[i];

      values[i] = search->history[1][move->from][move->to] +
                  brg_draughts_set_size (move->captured) * (HISTORY_MOST / 16);
      if (brg_draughts_move_is_same (move, &search->killers[n_moves]))
        values[i] += 4 * HISTORY_MOST;
    }
}

/* ----- White's last move ----- */

/* The squares next to a black piece to which it could step. */
static BrgDraughtsSet
find_black_targets (const BrgDraughtsPosition *position)
{
  BrgDraughtsSet empty = brg_draughts_board ((BrgDraughtsVariant) position->variant) &
                         ~brg_draughts_position_occupied (position);
  BrgDraughtsSet black = position->pieces[BRG_COLOUR_BLACK];
  BrgDraughtsSet kings = black & position->kings;

  return (black << STEP_SHORT | black << STEP_LONG | kings >> STEP_SHORT | kings >> STEP_LONG) &
         empty;
}

/* A quiet move fills one square: it cannot stop Black from stepping to two. Returns whether some
 * move may end the play; @targets gets the squares that it has to fill if it is quiet. */
static gboolean
may_stop_black (const BrgDraughtsPosition *position, BrgDraughtsSet *targets)
{
  *targets = 0;
  if (brg_draughts_moves_must_take (position))
    return TRUE;
  *targets = find_black_targets (position);
  return (*targets & (*targets - 1)) == 0;
}

static BrgCompositionAnswer
make_last_move (BrgCompositionSearch *search, const BrgDraughtsPosition *position)
{
  g_auto (BrgDraughtsMoveList) list;
  BrgDraughtsSet targets;

  brg_draughts_move_list_init (&list);
  if (!may_stop_black (position, &targets))
    return BRG_COMPOSITION_NO;
  brg_draughts_moves_generate (position, &list);
  for (guint i = 0; i < list.n_moves; i++)
    {
      BrgDraughtsPosition after = *position;

      if (targets != 0 && !brg_draughts_set_has (targets, list.moves[i].to))
        continue;
      if (!count_node (search))
        return BRG_COMPOSITION_STOPPED;
      brg_draughts_move_make (&after, &list.moves[i], NULL);
      if (brg_composition_search_is_reached (search, &after))
        return BRG_COMPOSITION_YES;
    }
  return BRG_COMPOSITION_NO;
}

/* ----- Search ----- */

static BrgCompositionAnswer
try_moves (BrgCompositionSearch *search,
           const BrgDraughtsPosition *position,
           const Entry *entry,
           guint n_moves)
{
  g_auto (BrgDraughtsMoveList) list;
  guint32 values[N_VALUES];

  brg_draughts_move_list_init (&list);
  brg_draughts_moves_generate (position, &list);
  /* rus-draughts-2022 8.1: in giveaway who cannot move has won. */
  if (list.n_moves == 0)
    return search->task.goal == BRG_COMPOSITION_GIVE ? BRG_COMPOSITION_YES : BRG_COMPOSITION_NO;
  if (n_moves == 0)
    return BRG_COMPOSITION_NO;
  if (list.n_moves <= N_VALUES)
    value_white (search, position, &list, entry, values);
  for (guint i = 0; i < list.n_moves; i++)
    {
      BrgDraughtsPosition after = *position;
      BrgCompositionAnswer answer;

      if (list.n_moves <= N_VALUES)
        bring_best (&list, values, i);
      brg_draughts_move_make (&after, &list.moves[i], NULL);
      answer = brg_composition_search_black (search, &after, n_moves - 1);
      if (answer == BRG_COMPOSITION_NO)
        continue;
      if (answer == BRG_COMPOSITION_YES)
        {
          praise (search, 0, &list.moves[i], n_moves);
          remember (search, position, n_moves, &list.moves[i]);
        }
      return answer;
    }
  remember (search, position, n_moves, NULL);
  return BRG_COMPOSITION_NO;
}

BrgCompositionAnswer
brg_composition_search_white (BrgCompositionSearch *search,
                              const BrgDraughtsPosition *position,
                              guint n_moves)
{
  const Entry *entry;

  g_return_val_if_fail (n_moves <= BRG_COMPOSITION_MAX_LIMIT, BRG_COMPOSITION_STOPPED);

  if (!count_node (search))
    return BRG_COMPOSITION_STOPPED;
  if (search->task.goal != BRG_COMPOSITION_GIVE)
    {
      if (n_moves == 0 || is_out_of_reach (search, position))
        return BRG_COMPOSITION_NO;
      if (n_moves == 1)
        return make_last_move (search, position);
    }
  entry = find_entry (search, position);
  if (entry != NULL && entry->least_yes != 0 && entry->least_yes <= n_moves)
    return BRG_COMPOSITION_YES;
  if (entry != NULL && entry->most_no != 0 && entry->most_no >= n_moves)
    return BRG_COMPOSITION_NO;
  return try_moves (search, position, entry, n_moves);
}

BrgCompositionAnswer
brg_composition_search_black (BrgCompositionSearch *search,
                              const BrgDraughtsPosition *position,
                              guint n_moves)
{
  g_auto (BrgDraughtsMoveList) list;
  guint32 values[N_VALUES];

  brg_draughts_move_list_init (&list);
  g_return_val_if_fail (n_moves <= BRG_COMPOSITION_MAX_LIMIT, BRG_COMPOSITION_STOPPED);

  if (!count_node (search))
    return BRG_COMPOSITION_STOPPED;
  if (n_moves == 0 && search->task.goal != BRG_COMPOSITION_GIVE)
    return brg_composition_search_is_reached (search, position) ? BRG_COMPOSITION_YES
                                                                : BRG_COMPOSITION_NO;
  brg_draughts_moves_generate (position, &list);
  if (list.n_moves == 0)
    return brg_composition_search_is_reached (search, position) ? BRG_COMPOSITION_YES
                                                                : BRG_COMPOSITION_NO;
  if (list.n_moves <= N_VALUES)
    value_black (search, &list, n_moves, values);
  for (guint i = 0; i < list.n_moves; i++)
    {
      BrgDraughtsPosition after = *position;
      BrgCompositionAnswer answer;

      if (list.n_moves <= N_VALUES)
        bring_best (&list, values, i);
      brg_draughts_move_make (&after, &list.moves[i], NULL);
      answer = brg_composition_search_white (search, &after, n_moves);
      if (answer == BRG_COMPOSITION_YES)
        continue;
      if (answer == BRG_COMPOSITION_NO)
        {
          praise (search, 1, &list.moves[i], n_moves);
          search->killers[n_moves] = list.moves[i];
        }
      return answer;
    }
  return BRG_COMPOSITION_YES;
}

BrgCompositionAnswer
brg_composition_search_move (BrgCompositionSearch *search,
                             const BrgDraughtsPosition *position,
                             const BrgDraughtsMove *move,
                             guint n_moves)
{
  BrgDraughtsPosition after = *position;

  g_return_val_if_fail (n_moves >= 1, BRG_COMPOSITION_NO);

  brg_draughts_move_make (&after, move, NULL);
  return brg_composition_search_black (search, &after, n_moves - 1);
}
