/* brg-perpetual.c - whether a king can be checked for ever
 *
 * The largest set of checked positions such that every reply can be answered by a check into the
 * set. It is found from outside: every position is held to be in the set until a reply is found
 * that no check answers. Each reply leans on one check at a time; when the position after that
 * check falls out of the set, the reply looks for another one, and when there is none left the
 * position of the reply falls out too. Only positions that some reply leans on are ever looked at.
 * A position falls out once, so the work is at most replies times checks. It is tried first with
 * checks that leave few replies: the checking side may leave out checks of its own, so a yes found
 * so is a yes.
 *
 * Rules: ussr-chess-1956 17 g
 * Tests: tests/engine/test-play-status.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-perpetual.h"

#include "brg-moves.h"

typedef struct _Node Node;

/* A reply of the checked side. */
typedef struct
{
  Node *node;
  BrgMove move;
} Reply;

/* A position in which the checked side has the move. */
struct _Node
{
  BrgPosition position;
  GArray *leaning;   /* of Reply: they lean on this node; owned */
  gboolean has_left; /* out of the set */
};

typedef struct
{
  GHashTable *nodes; /* set of Node; owned */
  GQueue unopened;   /* of Node; borrowed */
  GQueue left;       /* of Node whose leaning replies have to look for another check; borrowed */
  guint max_nodes;
  guint max_replies; /* of the checks that may be leant on */
  gboolean is_full;  /* a node more than the bound was wanted */
} Search;

static guint
hash_node (gconstpointer data)
{
  guint64 hash = ((const Node *) data)->position.hash;

  return (guint) (hash ^ hash >> 32);
}

static gboolean
equal_nodes (gconstpointer a, gconstpointer b)
{
  return brg_position_is_same (&((const Node *) a)->position, &((const Node *) b)->position);
}

static void
free_node (gpointer data)
{
  Node *node = data;

  g_array_unref (node->leaning);
  g_free (node);
}

static Node *
find_node (Search *search, const BrgPosition *position)
{
  Node key = { .position = *position };

  return g_hash_table_lookup (search->nodes, &key);
}

static Node *
add_node (Search *search, const BrgPosition *position)
{
  Node *node = g_new0 (Node, 1);

  node->position = *position;
  node->leaning = g_array_new (FALSE, FALSE, sizeof (Reply));
  g_hash_table_add (search->nodes, node);
  g_queue_push_tail (&search->unopened, node);
  return node;
}

static void
leave (Search *search, Node *node)
{
  node->has_left = TRUE;
  g_queue_push_tail (&search->left, node);
}

static void
keep_narrowest (const Search *search,
                const BrgPosition *position,
                BrgPosition *narrowest,
                guint *fewest)
{
  guint n_replies = brg_moves_count (position);

  if (n_replies == 0 || n_replies > search->max_replies || n_replies >= *fewest)
    return;
  *narrowest = *position;
  *fewest = n_replies;
}

/* Lets a reply lean on a check: on one that leads to a position already known, else on the new one
 * that leaves the fewest replies, which keeps the search narrow. Mate is the end of the checks.
 * Without any, the position of the reply leaves the set. */
static void
lean (Search *search, const Reply *reply)
{
  BrgPosition after = reply->node->position;
  BrgPosition fresh;
  guint fewest = G_MAXUINT;
  BrgMoveUndo undo;
  BrgMoveList list;
  Node *support = NULL;

  brg_move_make (&after, reply->move, &undo);
  brg_moves_generate (&after, &list);
  for (guint i = 0; i < list.n_moves && support == NULL; i++)
    {
      brg_move_make (&after, list.moves[i], &undo);
      if (brg_position_checkers (&after) != 0)
        {
          Node *known = find_node (search, &after);

          if (known != NULL && !known->has_left)
            support = known;
          else if (known == NULL)
            keep_narrowest (search, &after, &fresh, &fewest);
        }
      brg_move_unmake (&after, list.moves[i], &undo);
    }
  if (support == NULL && fewest != G_MAXUINT)
    {
      search->is_full = g_hash_table_size (search->nodes) >= search->max_nodes;
      if (!search->is_full)
        support = add_node (search, &fresh);
    }
  if (support != NULL)
    g_array_append_val (support->leaning, *reply);
  else if (!search->is_full)
    leave (search, reply->node);
}

/* Only the node asked about can be without replies. */
static void
open_node (Search *search, Node *node)
{
  BrgMoveList list;

  brg_moves_generate (&node->position, &list);
  if (list.n_moves == 0)
    leave (search, node);
  for (guint i = 0; i < list.n_moves && !node->has_left && !search->is_full; i++)
    lean (search, &(Reply){ node, list.moves[i] });
}

/* Those who leant on a node that has left look for another check. */
static void
push_off (Search *search, Node *node)
{
  for (guint i = 0; i < node->leaning->len && !search->is_full; i++)
    {
      Reply reply = g_array_index (node->leaning, Reply, i);

      if (!reply.node->has_left)
        lean (search, &reply);
    }
}

/* With checks of at most so many replies: yes is exact, no only if nothing was left out. */
static BrgPerpetual
search_within (const BrgPosition *position, guint max_nodes, guint max_replies)
{
  g_autoptr (GHashTable) nodes = g_hash_table_new_full (hash_node, equal_nodes, free_node, NULL);
  Search search = { .nodes = nodes, .max_nodes = max_nodes, .max_replies = max_replies };
  Node *root = add_node (&search, position);

  while (!root->has_left && !search.is_full)
    {
      Node *node = g_queue_pop_head (&search.left);

      if (node != NULL)
        push_off (&search, node);
      else if ((node = g_queue_pop_tail (&search.unopened)) != NULL)
        open_node (&search, node);
      else
        break;
    }
  g_queue_clear (&search.left);
  g_queue_clear (&search.unopened);
  if (root->has_left)
    return BRG_PERPETUAL_NO;
  return search.is_full ? BRG_PERPETUAL_UNDECIDED : BRG_PERPETUAL_YES;
}

BrgPerpetual
brg_perpetual_check (const BrgPosition *position, guint max_nodes)
{
  /* A king that has no way out is mostly held by checks that leave it little choice, while a single
   * one that lets it out may open the whole board. */
  static const guint widths[] = { 1, 2, 3, 4, 6, BRG_MOVES_MAX };
  BrgPerpetual answer = BRG_PERPETUAL_NO;

  g_return_val_if_fail (position != NULL, BRG_PERPETUAL_NO);

  if (brg_position_checkers (position) == 0)
    return BRG_PERPETUAL_NO;
  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      answer = search_within (position, max_nodes, widths[i]);
      if (answer == BRG_PERPETUAL_YES)
        break;
    }
  return answer;
}
