/* brg-mate-search.c - looking for a series of moves that ends with mate
 *
 * Best first: every position met is kept once (brg-mate-nodes.h), those not yet looked at wait in
 * queues by their score, and of the best queue the youngest is taken. Nothing is thrown away but
 * what is proved to be in vain, so an empty queue is a proof as well.
 * Rules: fide-2023 5.2.2, 6.9
 * Tests: tests/engine/test-can-mate.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-mate-search.h"

#include "brg-mate-material.h"
#include "brg-mate-nodes.h"
#include "brg-mate-score.h"
#include "brg-moves.h"

typedef struct
{
  BrgMateNodes nodes;
  BrgColour side;
  BrgChessVariant variant;
  guint64 max_nodes;
  BrgMateScore score;
  guint lowest; /* no queue below has nodes */
  guint32 queues[BRG_MATE_N_SCORES];
} Search;

typedef enum
{
  GOES_ON,
  MATE,
  NO_ROOM,
} State;

static void
enqueue (Search *search, guint32 index, guint score)
{
  brg_mate_nodes_get (&search->nodes, index)->next = search->queues[score];
  search->queues[score] = index;
  search->lowest = MIN (search->lowest, score);
}

static guint32
dequeue (Search *search)
{
  for (; search->lowest < BRG_MATE_N_SCORES; search->lowest++)
    {
      guint32 index = search->queues[search->lowest];

      if (index == BRG_MATE_NO_NODE)
        continue;
      search->queues[search->lowest] = brg_mate_nodes_get (&search->nodes, index)->next;
      return index;
    }
  return BRG_MATE_NO_NODE;
}

static gboolean
is_mate (const Search *search, const BrgPosition *position)
{
  return position->turn != search->side && brg_position_checkers (position) != 0 &&
         brg_moves_count (position) == 0;
}

/* What was irreversible may have decided the question. */
static gboolean
is_excluded (const Search *search, const BrgPosition *position, const BrgMoveUndo *undo)
{
  return undo->captured != 0 && brg_mate_material_excludes (position, search->side);
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
  if (parent != BRG_MATE_NO_NODE)
    depth = brg_mate_nodes_get (&search->nodes, parent)->depth;
  node = brg_mate_nodes_get (&search->nodes, index);
  node->parent = parent;
  node->move = move;
  node->depth = depth < G_MAXUINT16 ? depth + 1 : depth;
  if (is_mate (search, position))
    return MATE;
  if (undo == NULL || !is_excluded (search, position, undo))
    enqueue (search, index, brg_mate_score_of (&search->score, position, node->depth));
  return GOES_ON;
}

static State
expand (Search *search, guint32 index)
{
  BrgPosition position;
  BrgMoveList list;

  brg_mate_node_unpack (brg_mate_nodes_get (&search->nodes, index), search->variant, &position);
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
    }
  return state;
}

static void
answer_no (BrgCanMateAnswer *answer)
{
  answer->verdict = BRG_CAN_MATE_NO;
  answer->proof = BRG_CAN_MATE_BY_EXHAUSTION;
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
    .lowest = BRG_MATE_N_SCORES,
  };
  State state = NO_ROOM;

  answer->verdict = BRG_CAN_MATE_UNDECIDED;
  answer->proof = BRG_CAN_MATE_BY_NOTHING;
  for (guint i = 0; i < BRG_MATE_N_SCORES; i++)
    search.queues[i] = BRG_MATE_NO_NODE;
  brg_mate_score_init (&search.score, side);
  if (brg_mate_nodes_init (&search.nodes))
    state = run (&search, position);
  answer->n_nodes = search.nodes.n_nodes;
  if (state == MATE)
    {
      answer->verdict = BRG_CAN_MATE_YES;
      answer->proof = BRG_CAN_MATE_BY_LINE;
      tell_line (&search, answer);
    }
  else if (state == GOES_ON)
    answer_no (answer);
  brg_mate_nodes_clear (&search.nodes);
}
