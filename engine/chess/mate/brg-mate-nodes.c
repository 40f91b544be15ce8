/* brg-mate-nodes.c - the positions met while mate is looked for, each kept once and whole
 *
 * Tests: tests/engine/test-can-mate.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-mate-nodes.h"

#include <string.h>

#include "brg-position-keys.h"

#define FIRST_N_SLOTS 2048

/* Codes of men behind the twelve ordinary ones. */
#define CODE_WHITE_CASTLING_ROOK 12
#define CODE_BLACK_CASTLING_ROOK 13
#define CODE_PASSED_PAWN 14
#define CODE_BLACK_KING_TO_MOVE 15

gboolean
brg_mate_nodes_init (BrgMateNodes *nodes)
{
  memset (nodes, 0, sizeof *nodes);
  nodes->n_slots = FIRST_N_SLOTS;
  nodes->slots = g_try_new0 (guint64, nodes->n_slots);
  return nodes->slots != NULL;
}

void
brg_mate_nodes_clear (BrgMateNodes *nodes)
{
  for (guint i = 0; i < BRG_MATE_N_BLOCKS; i++)
    g_clear_pointer (&nodes->blocks[i], g_free);
  g_clear_pointer (&nodes->slots, g_free);
}

static inline guint
get_code (const BrgPosition *position, BrgChessSquare square)
{
  BrgChessMan man = position->board[square];
  guint code = (guint) brg_chess_man_kind (man) - BRG_CHESS_PAWN;

  if (brg_chess_man_colour (man) == BRG_COLOUR_BLACK)
    code += 6;
  return code;
}

static void
replace_code (BrgMateNode *node, BrgChessSquare square, guint code)
{
  guint n = brg_chess_set_size (node->occupied & (brg_chess_set_of (square) - 1));

  node->men[n >> 4] &= ~(G_GUINT64_CONSTANT (15) << (n & 15) * 4);
  node->men[n >> 4] |= (guint64) code << (n & 15) * 4;
}

static void
pack (const BrgPosition *position, BrgMateNode *node)
{
  BrgChessSet rest = position->men[BRG_COLOUR_NONE];

  node->occupied = rest;
  node->men[0] = 0;
  node->men[1] = 0;
  for (guint i = 0; i < 64 && rest != 0; i += 4)
    node->men[0] |= (guint64) get_code (position, brg_chess_set_pop (&rest)) << i;
  for (guint i = 0; i < 64 && rest != 0; i += 4)
    node->men[1] |= (guint64) get_code (position, brg_chess_set_pop (&rest)) << i;
  for (rest = position->castling; rest != 0;)
    {
      BrgChessSquare rook = brg_chess_set_pop (&rest);

      replace_code (node, rook,
                    brg_chess_set_has (position->men[BRG_COLOUR_WHITE], rook)
                        ? CODE_WHITE_CASTLING_ROOK
                        : CODE_BLACK_CASTLING_ROOK);
    }
  if (position->en_passant != BRG_CHESS_NO_SQUARE)
    replace_code (node, position->en_passant ^ 8, CODE_PASSED_PAWN);
  if (position->turn == BRG_COLOUR_BLACK)
    replace_code (node, brg_position_king (position, BRG_COLOUR_BLACK), CODE_BLACK_KING_TO_MOVE);
}

static inline void
put (BrgPosition *position, BrgChessMan man, BrgChessSquare square)
{
  position->board[square] = man;
  position->kinds[brg_chess_man_kind (man)] |= brg_chess_set_of (square);
  position->men[brg_chess_man_colour (man)] |= brg_chess_set_of (square);
  position->hash ^= brg_position_man_keys[man << 6 | square];
}

/* A man of one of the four codes behind the ordinary ones. */
static BrgChessMan
unpack_special (BrgPosition *position, guint code, BrgChessSquare square)
{
  switch (code)
    {
    case CODE_BLACK_KING_TO_MOVE:
      position->turn = BRG_COLOUR_BLACK;
      position->hash ^= brg_position_black_key[0];
      return brg_chess_man (BRG_COLOUR_BLACK, BRG_CHESS_KING);
    case CODE_PASSED_PAWN:
      position->passed_square = square ^ 8;
      position->en_passant = square ^ 8;
      position->hash ^= brg_position_passed_keys[brg_chess_square_file (square)];
      return brg_chess_man (
          brg_chess_square_rank (square) < 4 ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK, BRG_CHESS_PAWN);
    default:
      position->castling |= brg_chess_set_of (square);
      position->hash ^= brg_position_castling_keys[square];
      return brg_chess_man (code == CODE_WHITE_CASTLING_ROOK ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK,
                            BRG_CHESS_ROOK);
    }
}

void
brg_mate_node_unpack (const BrgMateNode *node, BrgChessVariant variant, BrgPosition *position)
{
  guint n = 0;

  brg_position_clear (position, variant);
  for (BrgChessSet rest = node->occupied; rest != 0; n++)
    {
      BrgChessSquare square = brg_chess_set_pop (&rest);
      guint code = node->men[n >> 4] >> (n & 15) * 4 & 15;

      if (code >= 12)
        put (position, unpack_special (position, code, square), square);
      else if (code >= 6)
        put (position, brg_chess_man (BRG_COLOUR_BLACK, (BrgChessKind) (code - 5)), square);
      else
        put (position, brg_chess_man (BRG_COLOUR_WHITE, (BrgChessKind) (code + 1)), square);
    }
  position->men[BRG_COLOUR_NONE] = node->occupied;
}

static gboolean
grow (BrgMateNodes *nodes)
{
  guint32 n_slots = 2 * nodes->n_slots;
  guint64 *slots = g_try_new0 (guint64, n_slots);

  if (slots == NULL)
    return FALSE;
  for (guint32 i = 0; i < nodes->n_slots; i++)
    if (nodes->slots[i] != 0)
      {
        guint32 at = (guint32) nodes->slots[i] & (n_slots - 1);

        while (slots[at] != 0)
          at = (at + 1) & (n_slots - 1);
        slots[at] = nodes->slots[i];
      }
  g_free (nodes->slots);
  nodes->slots = slots;
  nodes->n_slots = n_slots;
  return TRUE;
}

/* Room for one more node and its slot. */
static gboolean
make_room (BrgMateNodes *nodes)
{
  guint block = 21 - (guint) __builtin_clz (nodes->n_nodes + 1024);

  if (block >= BRG_MATE_N_BLOCKS)
    return FALSE;
  if (nodes->blocks[block] == NULL)
    nodes->blocks[block] = g_try_new (BrgMateNode, 1024u << block);
  return nodes->blocks[block] != NULL && (nodes->n_nodes < nodes->n_slots / 2 || grow (nodes));
}

gint
brg_mate_nodes_add (BrgMateNodes *nodes, const BrgPosition *position, guint32 *index)
{
  guint32 half = (guint32) position->hash;
  BrgMateNode packed;
  guint32 at;

  if (!make_room (nodes))
    return -1;
  pack (position, &packed);
  for (at = half & (nodes->n_slots - 1); nodes->slots[at] != 0;
       at = (at + 1) & (nodes->n_slots - 1))
    {
      const BrgMateNode *node;

      if ((guint32) nodes->slots[at] != half)
        continue;
      node = brg_mate_nodes_get (nodes, (guint32) (nodes->slots[at] >> 32) - 1);
      if (node->occupied == packed.occupied && node->men[0] == packed.men[0] &&
          node->men[1] == packed.men[1])
        return 0;
    }
  *index = nodes->n_nodes++;
  nodes->slots[at] = (guint64) nodes->n_nodes << 32 | half;
  *brg_mate_nodes_get (nodes, *index) = packed;
  return 1;
}
