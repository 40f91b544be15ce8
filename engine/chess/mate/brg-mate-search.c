/* brg-mate-search.c - looking for a series of moves that ends with mate
 *
 * Best first: every position met is kept once (brg-mate-nodes.h), those not yet looked at wait in
 * rows by their score, and of the best row the youngest is taken. A score can lead astray, into
 * thousands of positions that all seem near to mate; therefore every second position is taken from
 * another queue, where first come those in which a man stands on a square where it never stood in
 * any position of that score. Nothing is thrown away but what is proved to be in vain, one by one
 * (brg-mate-material.h, brg-mate-reach.h) or a whole layer of positions that can all be reached
 * from one (brg-mate-layers.h, brg-mate-frame.h), so empty queues are a proof as well. Rules:
 * fide-2023 5.2.2, 6.9
 * Tests: tests/engine/test-can-mate.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-can-mate-private.h"

#include "brg-mate-layers.h"
#include "brg-mate-material.h"
#include "brg-mate-nodes.h"
#include "brg-mate-picture.h"
#include "brg-mate-score.h"
#include "brg-moves.h"

/* Positions with something new come before all others, with a new pair before the rest. */
#define N_ROWS (3 * BRG_MATE_N_SCORES)

/* Bits for pairs of squares, found by a hash: that two share a bit changes the order only. */
#define PAIR_BITS 22
#define N_PAIR_WORDS (1u << (PAIR_BITS - 6))

/* Which way the queues order positions. */
typedef enum
{
  BY_SCORE,
  BY_NOVELTY,
} Order;

typedef struct
{
  guint lowest; /* no row below has nodes */
  guint32 rows[N_ROWS];
} Queue;

typedef struct
{
  BrgMateNodes nodes;
  BrgColour side;
  BrgChessVariant variant;
  guint64 max_nodes;
  BrgMateScore score;
  Queue queues[2];
  BrgChessSet *seen; /* owned, from FIRST_NOVEL nodes on: by score and man, where it stood */
  guint64 *pairs;    /* owned, from FIRST_PAIR nodes on: score, man with square, king's square */
  guint n_taken;
  guint n_in_vain; /* positions in a row that were not found out of reach */
  BrgMateLayers layers;
  guint32 grown; /* the layer to be looked at, or NO_LAYER */
} Search;

/* From how many nodes on positions are looked at for what can never be reached. */
#define FIRST_STATIC 500
#define MANY_IN_VAIN 32
#define RARELY 32

#define FIRST_PAIR 4000

/* Easy questions end before novelty is worth its memory. */
#define FIRST_NOVEL 200

#define NO_LAYER G_MAXUINT32

typedef enum
{
  GOES_ON,
  MATE,
  NO_ROOM,
  OUT_OF_REACH,
  NO_FRAME,
} State;

static void
init_queue (Queue *queue)
{
  queue->lowest = N_ROWS;
  for (guint i = 0; i < N_ROWS; i++)
    queue->rows[i] = BRG_MATE_NO_NODE;
}

static void
enqueue_in (Search *search, Order order, guint32 index, guint row)
{
  Queue *queue = &search->queues[order];

  brg_mate_nodes_get (&search->nodes, index)->next[order] = queue->rows[row];
  queue->rows[row] = index;
  queue->lowest = MIN (queue->lowest, row);
}

/* Whether the man that has just moved never stood there in a position of this score. */
static gboolean
is_novel (Search *search, const BrgPosition *position, BrgMove move, guint score)
{
  BrgChessSquare to = brg_move_to (move);
  BrgChessSet *seen = &search->seen[score * BRG_N_CHESS_MEN + position->board[to]];
  gboolean is_new = !brg_chess_set_has (*seen, to);

  *seen |= brg_chess_set_of (to);
  return is_new;
}

/* Whether it never stood there together with the king that is to be mated where that is now. */
static gboolean
is_novel_pair (Search *search, const BrgPosition *position, BrgMove move, guint score)
{
  BrgChessSquare to = brg_move_to (move);
  guint64 king = brg_position_king (position, search->score.loser);
  guint64 key = (((guint64) score << 5 | position->board[to]) << 6 | to) << 6 | king;
  guint bit = (guint) (key * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15) >> (64 - PAIR_BITS));
  guint64 mask = G_GUINT64_CONSTANT (1) << (bit & 63);
  gboolean is_new = (search->pairs[bit >> 6] & mask) == 0;

  search->pairs[bit >> 6] |= mask;
  return is_new;
}

/* How many of the parts of the queue by novelty come before this position's. */
static guint
get_tier (Search *search, const BrgPosition *position, BrgMove move, guint score)
{
  if (is_novel (search, position, move, score))
    return 0;
  if (search->pairs != NULL && is_novel_pair (search, position, move, score))
    return 1;
  return 2;
}

static void
enqueue (Search *search, guint32 index, const BrgPosition *position, BrgMove move, guint depth)
{
  guint score = brg_mate_score_of (&search->score, position);

  enqueue_in (search, BY_SCORE, index, MIN (score + depth / 4, N_ROWS - 1));
  if (search->seen == NULL && index >= FIRST_NOVEL)
    search->seen = g_try_new0 (BrgChessSet, BRG_MATE_N_SCORES * BRG_N_CHESS_MEN);
  if (search->pairs == NULL && index >= FIRST_PAIR)
    search->pairs = g_try_new0 (guint64, N_PAIR_WORDS);
  if (search->seen != NULL)
    enqueue_in (search, BY_NOVELTY, index,
                score + BRG_MATE_N_SCORES * get_tier (search, position, move, score));
}

static guint32
dequeue_from (Search *search, Order order)
{
  Queue *queue = &search->queues[order];

  while (queue->lowest < N_ROWS)
    {
      guint32 index = queue->rows[queue->lowest];
      BrgMateNode *node;

      if (index == BRG_MATE_NO_NODE)
        {
          queue->lowest++;
          continue;
        }
      node = brg_mate_nodes_get (&search->nodes, index);
      queue->rows[queue->lowest] = node->next[order];
      if (!node->is_done)
        return index;
    }
  return BRG_MATE_NO_NODE;
}

/* All nodes are in the queue by score, so nothing there is nothing at all. */
static guint32
dequeue (Search *search)
{
  guint32 index = BRG_MATE_NO_NODE;

  if (search->n_taken++ % 2 != 0)
    index = dequeue_from (search, BY_NOVELTY);
  if (index == BRG_MATE_NO_NODE)
    index = dequeue_from (search, BY_SCORE);
  return index;
}

static gboolean
is_mate (const Search *search, const BrgPosition *position)
{
  return position->turn != search->side && brg_position_checkers (position) != 0 &&
         brg_moves_count (position) == 0;
}

/* What was irreversible may have put mate out of reach. Where this is asked in vain again and again
 * it is asked more rarely. */
static gboolean
is_out_of_reach (Search *search, const BrgMateNode *node, const BrgPosition *position)
{
  BrgMateReach reach;

  if (!node->is_irreversible || search->nodes.n_nodes < FIRST_STATIC)
    return FALSE;
  if (search->n_in_vain > MANY_IN_VAIN && search->n_taken % RARELY != 0)
    return FALSE;
  brg_mate_reach_find (position, &reach);
  if (!brg_mate_reach_excludes (&reach, search->side))
    {
      search->n_in_vain++;
      return FALSE;
    }
  search->n_in_vain = 0;
  return TRUE;
}

/* Meets the position that @move has led to. */
static State
meet (Search *search,
      const BrgPosition *position,
      guint32 parent,
      BrgMove move,
      const BrgMoveUndo *undo)
{
  guint16 depth = 0;
  BrgMateNode *node;
  guint32 index;
  gint added;

  if (search->nodes.n_nodes >= search->max_nodes)
    return NO_ROOM;
  added = brg_mate_nodes_add (&search->nodes, position, &index);
  if (added <= 0)
    return added == 0 ? GOES_ON : NO_ROOM;
  node = brg_mate_nodes_get (&search->nodes, index);
  node->layer = 0;
  if (parent != BRG_MATE_NO_NODE)
    {
      depth = brg_mate_nodes_get (&search->nodes, parent)->depth;
      node->layer = brg_mate_nodes_get (&search->nodes, parent)->layer;
    }
  if (brg_mate_layers_grow (&search->layers, node->layer))
    search->grown = node->layer;
  node->parent = parent;
  node->move = move;
  node->depth = depth < G_MAXUINT16 ? depth + 1 : depth;
  node->is_done = FALSE;
  if (is_mate (search, position))
    return MATE;
  node->is_irreversible = undo != NULL && position->quiet_plies == 0;
  if (undo == NULL || undo->captured == 0 || !brg_mate_material_excludes (position, search->side))
    enqueue (search, index, position, move, node->depth);
  return GOES_ON;
}

static State
expand (Search *search, guint32 index)
{
  BrgMateNode *node = brg_mate_nodes_get (&search->nodes, index);
  BrgPosition position;
  BrgMoveList list;

  node->is_done = TRUE;
  if (brg_mate_layers_is_dead (&search->layers, node->layer))
    return GOES_ON;
  brg_mate_node_unpack (node, search->variant, &position);
  if (is_out_of_reach (search, node, &position))
    return GOES_ON;
  if (node->is_irreversible)
    node->layer = brg_mate_layers_begin (&search->layers, node->layer, index);
  brg_moves_generate (&position, &list);
  for (guint i = 0; i < list.n_moves; i++)
    {
      BrgMoveUndo undo;
      State state;

      brg_move_make (&position, list.moves[i], &undo);
      state = meet (search, &position, index, list.moves[i], &undo);
      brg_move_unmake (&position, list.moves[i], &undo);
      if (state != GOES_ON)
        return state;
    }
  return GOES_ON;
}

/* The moves that have led to the last node. */
static void
tell_line (const Search *search, BrgCanMateAnswer *answer)
{
  guint32 last = search->nodes.n_nodes - 1;
  const BrgMateNode *node;

  for (node = brg_mate_nodes_get (&search->nodes, last); node->parent != BRG_MATE_NO_NODE;
       node = brg_mate_nodes_get (&search->nodes, node->parent))
    answer->n_moves++;
  answer->moves = answer->n_moves > 0 ? g_new (BrgMove, answer->n_moves) : NULL;
  node = brg_mate_nodes_get (&search->nodes, last);
  for (guint i = answer->n_moves; i > 0; i--)
    {
      answer->moves[i - 1] = node->move;
      node = brg_mate_nodes_get (&search->nodes, node->parent);
    }
}

/* Looks at the layer that has grown. What is seen from the first position also tells what mate is
 * to be looked for. */
static State
look (Search *search)
{
  guint32 layer = search->grown;
  const BrgMateNode *entry =
      brg_mate_nodes_get (&search->nodes, brg_mate_layers_get_entry (&search->layers, layer));
  BrgMateOutlook outlook;
  BrgPosition position;
  BrgMateReach reach;

  search->grown = NO_LAYER;
  brg_mate_node_unpack (entry, search->variant, &position);
  brg_mate_reach_find (&position, &reach);
  outlook = brg_mate_layers_look (&search->layers, layer, &position, &reach, search->side);
  if (layer != 0)
    return GOES_ON;
  brg_mate_score_refine (&search->score, &reach);
  if (outlook == BRG_MATE_OUTLOOK_OPEN)
    return GOES_ON;
  return outlook == BRG_MATE_OUTLOOK_NO_PICTURE ? OUT_OF_REACH : NO_FRAME;
}

static State
run (Search *search, const BrgPosition *position)
{
  State state = meet (search, position, BRG_MATE_NO_NODE, BRG_MOVE_NONE, NULL);

  while (state == GOES_ON)
    {
      guint32 index = dequeue (search);

      if (index == BRG_MATE_NO_NODE)
        break;
      state = expand (search, index);
      if (state == GOES_ON && search->grown != NO_LAYER)
        state = look (search);
    }
  return state;
}

static void
give_answer (const Search *search, State state, BrgCanMateAnswer *answer)
{
  static const struct
  {
    BrgCanMateVerdict verdict;
    BrgCanMateProof proof;
  } meanings[] = {
    [GOES_ON] = { BRG_CAN_MATE_NO, BRG_CAN_MATE_BY_EXHAUSTION },
    [MATE] = { BRG_CAN_MATE_YES, BRG_CAN_MATE_BY_LINE },
    [NO_ROOM] = { BRG_CAN_MATE_UNDECIDED, BRG_CAN_MATE_BY_NOTHING },
    [OUT_OF_REACH] = { BRG_CAN_MATE_NO, BRG_CAN_MATE_BY_STATIC },
    [NO_FRAME] = { BRG_CAN_MATE_NO, BRG_CAN_MATE_BY_EXHAUSTION },
  };

  answer->verdict = meanings[state].verdict;
  answer->proof = meanings[state].proof;
  answer->n_nodes = search->nodes.n_nodes + search->layers.n_frames;
  if (state == MATE)
    tell_line (search, answer);
}

void
brg_mate_search (const BrgPosition *position,
                 BrgColour side,
                 guint64 max_nodes,
                 BrgCanMateAnswer *answer)
{
  Search search = {
    .side = side,
    .variant = (BrgChessVariant) position->variant,
    .max_nodes = MIN (max_nodes, BRG_CAN_MATE_MAX_NODES),
    .grown = NO_LAYER,
  };
  State state = NO_ROOM;

  for (guint order = BY_SCORE; order <= BY_NOVELTY; order++)
    init_queue (&search.queues[order]);
  brg_mate_score_init (&search.score, side);
  brg_mate_layers_init (&search.layers);
  if (brg_mate_nodes_init (&search.nodes))
    state = run (&search, position);
  give_answer (&search, state, answer);
  brg_mate_nodes_clear (&search.nodes);
  brg_mate_layers_clear (&search.layers);
  g_free (search.seen);
  g_free (search.pairs);
}
