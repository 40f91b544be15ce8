/* brg-boards-page-diagram.c - the page of boards: the position on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

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

static BrgDiagram *
make_diagram (BrgBoardsPage *self, const BrgPosition *position, BrgMove last)
{
  BrgDiagram *diagram = brg_diagram_new (position);

  diagram->is_flipped = self->is_flipped;
  set_last_move (diagram, last);
  set_board (self, diagram);
  return diagram;
}

void
brg_boards_page_show_diagram (BrgBoardsPage *self)
{
  GPtrArray *diagrams = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_diagram_free);
  const BrgGameNode *node = self->game->node;

  g_ptr_array_add (diagrams, make_diagram (self, &node->position, node->move));
  brg_documents_page_show_diagrams (GTK_WIDGET (self), diagrams);
}

/* fide-2023 9.2.1.1: the move that is announced and not made. */
static BrgDiagram *
make_announced (BrgBoardsPage *self, BrgMove intended)
{
  BrgPosition position = self->game->node->position;
  BrgDiagram *diagram;
  BrgMoveUndo undo;

  brg_move_make (&position, intended, &undo);
  diagram = make_diagram (self, &position, intended);
  g_free (diagram->remark);
  diagram->remark = g_strdup (_ ("After the announced move."));
  return diagram;
}

void
brg_boards_page_show_diagrams (BrgBoardsPage *self, const GArray *plies, BrgMove intended)
{
  GPtrArray *diagrams = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_diagram_free);
  guint n_plies = brg_play_status_get_n_plies (self->status);

  for (guint i = 0; i < plies->len; i++)
    {
      guint ply = g_array_index (plies, guint, i);
      const BrgPlayRecord *record = ply <= n_plies ? brg_play_status_get (self->status, ply) : NULL;

      if (record != NULL)
        g_ptr_array_add (diagrams, make_diagram (self, &record->position,
                                                 ply > 0 ? record->move : BRG_MOVE_NONE));
      else if (intended != BRG_MOVE_NONE)
        g_ptr_array_add (diagrams, make_announced (self, intended));
    }
  brg_documents_page_show_diagrams (GTK_WIDGET (self), diagrams);
}
