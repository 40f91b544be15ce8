/* brg-boards-page-diagram.c - the page of boards: the position on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-board-label.h"
#include "brg-boards-page-private.h"
#include "brg-diagram-form.h"
#include "brg-documents-page.h"
#include "brg-print.h"

/* The arbiter's own board has neither players nor a number. */
static void
set_board (BrgBoardsPage *self, BrgDiagram *diagram)
{
  BrgGame sides;

  if (!brg_boards_page_get_sides (self, &sides))
    return;
  brg_diagram_set_players (diagram, brg_boards_page_get_boards (self), sides.white, sides.black);
  diagram->round = self->round;
  diagram->board = brg_board_label_new (&sides);
}

/* @diagram: (transfer full) */
static void
add_diagram (BrgBoardsPage *self, GPtrArray *diagrams, BrgDiagram *diagram)
{
  brg_diagram_set_notation (diagram, self->notation);
  diagram->picture.is_flipped = self->is_flipped;
  set_board (self, diagram);
  g_ptr_array_add (diagrams, diagram);
}

void
brg_boards_page_show_diagram (BrgBoardsPage *self)
{
  GPtrArray *diagrams = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_diagram_free);

  add_diagram (self, diagrams, brg_diagram_new_of_node (self->game->tree, self->game->node));
  brg_documents_page_show_diagrams (GTK_WIDGET (self), diagrams);
}

void
brg_boards_page_print_board (BrgBoardsPage *self)
{
  BrgPaperSource source = { .snapshot = brg_boards_page_get_boards (self), .round = self->round };
  g_autoptr (GPtrArray) diagrams =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_diagram_free);

  if (source.snapshot == NULL)
    return;
  if (self->game != NULL)
    {
      add_diagram (self, diagrams, brg_diagram_new_of_node (self->game->tree, self->game->node));
      source.diagrams = diagrams;
    }
  brg_print_paper (GTK_WIDGET (self), "diagram", &source);
}

/* fide-2023 9.2.1.1: the move that is announced and not made. */
static BrgDiagram *
make_announced (BrgBoardsPage *self, const BrgGameMove *move)
{
  BrgDiagram *diagram = brg_diagram_new_announced (self->game->tree, self->game->node, move);

  g_free (diagram->remark);
  diagram->remark = g_strdup (_ ("After the move announced."));
  return diagram;
}

void
brg_boards_page_show_diagrams (BrgBoardsPage *self,
                               const GArray *plies,
                               const BrgGameMove *announced)
{
  GPtrArray *diagrams = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_diagram_free);

  for (guint i = 0; i < plies->len; i++)
    {
      const BrgGameNode *node =
          brg_desk_node_find_ply (self->game->node, g_array_index (plies, guint, i));

      if (node != NULL)
        add_diagram (self, diagrams, brg_diagram_new_of_node (self->game->tree, node));
      else if (announced != NULL)
        add_diagram (self, diagrams, make_announced (self, announced));
    }
  brg_documents_page_show_diagrams (GTK_WIDGET (self), diagrams);
}
