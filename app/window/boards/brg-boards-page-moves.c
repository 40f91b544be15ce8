/* brg-boards-page-moves.c - the page of boards: the moves of the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-boards-page-private.h"
#include "brg-game-comment.h"

static BrgListedMove
make_listed (BrgBoardsPage *self, const BrgGameNode *node, guint id)
{
  return (BrgListedMove){
    .id = id,
    .number = brg_game_node_get_number (node->parent),
    .is_second = brg_desk_node_is_second (node),
    .is_alone = brg_desk_node_is_alone (node),
    .depth = brg_desk_node_get_depth (node),
    .begins = brg_game_node_is_variation (node),
    .text = self->rules->dup_move (node, self->notation),
    .mark = self->rules->dup_mark != NULL ? self->rules->dup_mark (self->game, node) : NULL,
    .remark = brg_game_node_dup_comment (node, BRG_GAME_AFTER),
  };
}

void
brg_boards_page_update_moves (BrgBoardsPage *self)
{
  GArray *moves = brg_listed_moves_new ();
  guint current_id = 0;
  g_autofree char *spoken = NULL;

  g_clear_pointer (&self->nodes, g_ptr_array_unref);
  self->nodes = brg_desk_game_list_nodes (self->game);
  for (guint i = 0; i < self->nodes->len; i++)
    {
      const BrgGameNode *node = self->nodes->pdata[i];
      BrgListedMove move = make_listed (self, node, i + 1);

      if (node == self->game->node)
        {
          current_id = move.id;
          spoken = g_strdup_printf ("%u%s %s", move.number,
                                    move.is_second && !move.is_alone ? "…" : ".", move.text);
        }
      g_array_append_val (moves, move);
    }
  brg_moves_view_set_moves (self->moves, moves);
  brg_moves_view_set_current (self->moves, current_id,
                              spoken != NULL ? spoken : _ ("The initial position"));
}

static void
show_step (BrgBoardsPage *self)
{
  brg_boards_page_clear_entry (self);
  brg_boards_page_forget_position (self);
  brg_boards_page_update (self);
}

void
brg_boards_page_step (BrgBoardsPage *self, BrgDeskStep step)
{
  if (self->game != NULL && brg_desk_game_step (self->game, step))
    show_step (self);
}

/* A move that is stored is followed by a refresh; one that was there is only shown. */
void
brg_boards_page_play (BrgBoardsPage *self, const BrgGameMove *move)
{
  g_autofree char *text = NULL;
  BrgStoredGame *record;

  if (!brg_boards_page_may_move (self))
    return;
  brg_boards_page_clear_entry (self);
  brg_boards_page_forget_position (self);
  if (!brg_desk_game_play (self->game, move))
    {
      brg_boards_page_update (self);
      return;
    }
  text = self->rules->dup_journal (self->game->node);
  record = brg_desk_game_dup_record (self->game);
  if (brg_game_node_is_main (self->game->node))
    brg_boards_page_press_clock (self, record);
  brg_boards_page_save_record (self, record, BRG_GAME_CHANGE_MOVE, text, FALSE);
}

/* More than a move goes at once, or what is no move; FALSE when it is for the moves alone. */
static gboolean
take_step_back (BrgBoardsPage *self, const char *text)
{
  g_autoptr (BrgStoredGame) record = brg_desk_game_dup_record (self->game);

  if (self->rules->take_back == NULL || !self->rules->take_back (self->game, record))
    return FALSE;
  brg_boards_page_forget_position (self);
  brg_boards_page_follow_clock (self, record, FALSE);
  brg_boards_page_save_record (self, g_steal_pointer (&record), BRG_GAME_CHANGE_TAKE_BACK, text,
                               TRUE);
  return TRUE;
}

void
brg_boards_page_take_back (BrgBoardsPage *self)
{
  const BrgGameNode *node;
  g_autofree char *text = NULL;

  if (!brg_boards_page_may_act (self) || self->game->is_damaged)
    return;
  node = self->game->node;
  if (node->parent != NULL)
    text = self->rules->dup_journal (node);
  if (take_step_back (self, text) || node->parent == NULL)
    return;
  brg_desk_game_take_back (self->game);
  brg_boards_page_forget_position (self);
  brg_boards_page_save_record (self, brg_desk_game_dup_record (self->game),
                               BRG_GAME_CHANGE_TAKE_BACK, text, TRUE);
}

static void
on_chosen (BrgMovesView *list G_GNUC_UNUSED, guint id, BrgBoardsPage *self)
{
  if (self->nodes == NULL || id > self->nodes->len)
    return;
  self->game->node = self->nodes->pdata[id - 1];
  show_step (self);
}

static void
on_step (BrgMovesView *list G_GNUC_UNUSED, gint step, BrgBoardsPage *self)
{
  static const BrgDeskStep steps[] = {
    [BRG_MOVE_STEP_BACK] = BRG_DESK_STEP_BACK,
    [BRG_MOVE_STEP_ON] = BRG_DESK_STEP_ON,
    [BRG_MOVE_STEP_FIRST] = BRG_DESK_STEP_FIRST,
    [BRG_MOVE_STEP_LAST] = BRG_DESK_STEP_LAST,
    [BRG_MOVE_STEP_UP] = BRG_DESK_STEP_UP,
    [BRG_MOVE_STEP_DOWN] = BRG_DESK_STEP_DOWN,
    [BRG_MOVE_STEP_PREVIOUS_LINE] = BRG_DESK_STEP_PREVIOUS_LINE,
    [BRG_MOVE_STEP_NEXT_LINE] = BRG_DESK_STEP_NEXT_LINE,
  };

  brg_boards_page_step (self, steps[step]);
}

void
brg_boards_page_setup_moves (BrgBoardsPage *self)
{
  self->moves = BRG_MOVES_VIEW (brg_moves_view_new ());
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->moves), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Moves"), -1);
  gtk_scrolled_window_set_child (self->moves_scroller, GTK_WIDGET (self->moves));
  g_signal_connect (self->moves, "chosen", G_CALLBACK (on_chosen), self);
  g_signal_connect (self->moves, "step", G_CALLBACK (on_step), self);
}
