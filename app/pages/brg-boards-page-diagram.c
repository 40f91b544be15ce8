/* brg-boards-page-diagram.c - the page of boards: the position on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-boards-page-private.h"
#include "brg-diagram-form.h"
#include "brg-documents-page.h"

static void
set_last_move (BrgDiagram *diagram, BrgMove move)
{
  gboolean is_castling = brg_move_kind (move) == BRG_MOVE_CASTLING;

  if (move == BRG_MOVE_NONE)
    return;
  diagram->from = brg_move_from (move);
  diagram->to = is_castling ? brg_move_castled_king (move) : brg_move_to (move);
}

/* The arbiter's own board has neither players nor a number. */
static void
set_board (BrgBoardsPage *self, BrgDiagram *diagram)
{
  const BrgGame *pairing = brg_boards_page_get_pairing (self);

  if (pairing == NULL)
    return;
  brg_diagram_set_players (diagram, brg_page_get_snapshot (BRG_PAGE (self)), pairing->white,
                           pairing->black);
  diagram->round = self->round;
  diagram->board = pairing->board;
}

void
brg_boards_page_show_diagram (BrgBoardsPage *self)
{
  GPtrArray *diagrams = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_diagram_free);
  BrgDiagram *diagram = brg_diagram_new (&self->game->node->position);

  diagram->is_flipped = self->is_flipped;
  set_last_move (diagram, self->game->node->move);
  set_board (self, diagram);
  g_ptr_array_add (diagrams, diagram);
  brg_documents_page_show_diagrams (GTK_WIDGET (self), diagrams);
}
