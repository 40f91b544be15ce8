/* brg-diagram-chess.c - what stands under a diagram of chess
 *
 * Tests: tests/app/test-documents-diagram.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-diagram-chess.h"

#include "brg-diagram-private.h"

#include "brg-fen.h"
#include "brg-position-caption.h"

/* @from and @to are those of the last move, or BRG_BOARD_NO_SQUARE. */
typedef struct
{
  BrgPosition position;
  gint from;
  gint to;
} Matter;

static char *
dup_name (const BrgDiagram *diagram, G_GNUC_UNUSED const BrgWords *words)
{
  const Matter *matter = diagram->matter;

  return g_strdup (matter->position.variant == BRG_CHESS_960 ? "Chess960" : "");
}

static char *
dup_turn (const BrgDiagram *diagram, const BrgWords *words)
{
  return brg_position_caption_turn (&((const Matter *) diagram->matter)->position, words);
}

/* The brackets on the board, in words. */
static char *
dup_last_move (const Matter *matter, const BrgWords *words)
{
  char from[BRG_SQUARE_NAME_LENGTH];
  char to[BRG_SQUARE_NAME_LENGTH];

  if (matter->from == BRG_BOARD_NO_SQUARE || matter->to == BRG_BOARD_NO_SQUARE)
    return g_strdup ("");
  brg_position_caption_square ((guint) matter->from, from);
  brg_position_caption_square ((guint) matter->to, to);
  /* Translators: under a diagram: squares between which the last move was made; "Последний ход:
   * %s–%s" */
  return g_strdup_printf (WC_ (words, "diagram", "Last move: %s–%s"), from, to);
}

static char *
dup_notes (const BrgDiagram *diagram, const BrgWords *words)
{
  const Matter *matter = diagram->matter;
  g_autofree char *last_move = dup_last_move (matter, words);
  g_autofree char *rights = brg_position_caption_rights (&matter->position, words);
  g_autofree char *passed = brg_position_caption_passed (&matter->position, words);
  g_autoptr (GString) notes = g_string_new (last_move);

  brg_diagram_append_line (notes, rights);
  brg_diagram_append_line (notes, passed);
  return g_string_free (g_steal_pointer (&notes), FALSE);
}

static char *
dup_code (const BrgDiagram *diagram)
{
  return brg_fen_write (&((const Matter *) diagram->matter)->position, BRG_FEN_PLAIN);
}

static const BrgDiagramGame chess = {
  .dup_name = dup_name,
  .dup_turn = dup_turn,
  .dup_notes = dup_notes,
  .dup_code = dup_code,
  .code_head = "FEN",
  .free_matter = g_free,
};

/* What led to the position, %BRG_MOVE_NONE for nothing. */
static BrgDiagram *
new_diagram (const BrgPosition *position, BrgMove last)
{
  Matter *matter = g_new0 (Matter, 1);
  BrgDiagram *diagram = brg_diagram_new_bare (&chess, matter);
  gboolean is_castling = last != BRG_MOVE_NONE && brg_move_kind (last) == BRG_MOVE_CASTLING;

  matter->position = *position;
  matter->from = last == BRG_MOVE_NONE ? BRG_BOARD_NO_SQUARE : (gint) brg_move_from (last);
  matter->to = last == BRG_MOVE_NONE ? BRG_BOARD_NO_SQUARE
               : is_castling         ? (gint) brg_move_castled_king (last)
                                     : (gint) brg_move_to (last);
  brg_board_picture_init_chess (&diagram->picture, position);
  brg_board_picture_mark (&diagram->picture, matter->from, BRG_BOARD_LAST_MOVE);
  brg_board_picture_mark (&diagram->picture, matter->to, BRG_BOARD_LAST_MOVE);
  return diagram;
}

BrgDiagram *
brg_diagram_new_chess (const BrgPosition *position)
{
  g_return_val_if_fail (position != NULL, NULL);

  return new_diagram (position, BRG_MOVE_NONE);
}

BrgDiagram *
brg_diagram_chess_of_node (const BrgGameTree *tree G_GNUC_UNUSED,
                           const BrgGameNode *node,
                           const BrgGameMove *move)
{
  BrgPosition position = node->position;
  BrgMoveUndo undo;

  if (move == NULL)
    return new_diagram (&position, node->move);
  brg_move_make (&position, move->chess, &undo);
  return new_diagram (&position, move->chess);
}
