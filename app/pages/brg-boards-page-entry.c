/* brg-boards-page-entry.c - the page of boards: moves that are typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-boards-page-private.h"
#include "brg-san.h"

void
brg_boards_page_clear_entry (BrgBoardsPage *self)
{
  GtkWidget *child;

  gtk_editable_set_text (GTK_EDITABLE (self->move_entry), "");
  gtk_widget_set_visible (GTK_WIDGET (self->answer_box), FALSE);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->answer_flow))) != NULL)
    gtk_flow_box_remove (self->answer_flow, child);
}

guint
brg_boards_page_read_move (BrgBoardsPage *self, const char *text, BrgMoveList *fits)
{
  return brg_move_input_read (&self->game->node->position, text, self->notation->language, fits);
}

static void
on_fit_clicked (GtkWidget *button, BrgBoardsPage *self)
{
  BrgMove move = (BrgMove) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "move"));

  gtk_widget_grab_focus (GTK_WIDGET (self->move_entry));
  brg_boards_page_play (self, move);
}

static void
offer_moves (BrgBoardsPage *self, const BrgMoveList *moves)
{
  const BrgPosition *position = &self->game->node->position;

  for (guint i = 0; i < moves->n_moves; i++)
    {
      char text[BRG_SAN_LENGTH];
      GtkWidget *button = gtk_button_new_with_label (
          brg_san_write (position, moves->moves[i], self->notation, text));

      gtk_widget_add_css_class (button, "brg-fit");
      g_object_set_data (G_OBJECT (button), "move", GUINT_TO_POINTER (moves->moves[i]));
      g_signal_connect (button, "clicked", G_CALLBACK (on_fit_clicked), self);
      gtk_flow_box_append (self->answer_flow, button);
      gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
    }
}

/* Whether the text would be a move if the other player had the turn. */
static gboolean
is_other_players_move (const BrgPosition *position, const char *text)
{
  BrgPosition other = *position;
  BrgMoveList fits;

  other.turn = (guint8) brg_colour_opposite ((BrgColour) position->turn);
  other.passed_square = BRG_CHESS_NO_SQUARE;
  if (brg_position_checkers (position) != 0)
    return FALSE;
  brg_position_settle (&other);
  return brg_san_read (&other, text, -1, BRG_LANGUAGE_ANY, &fits) > 0;
}

/* Legal moves that arrive on the last square that the text names. */
static void
list_moves_to_named (const BrgPosition *position, const char *text, BrgMoveList *moves)
{
  BrgMoveList legal;
  gint square = -1;

  moves->n_moves = 0;
  for (const char *c = text; c[0] != '\0' && c[1] != '\0'; c++)
    if (c[0] >= 'a' && c[0] <= 'h' && c[1] >= '1' && c[1] <= '8')
      square = brg_chess_square ((guint) (c[0] - 'a'), (guint) (c[1] - '1'));
  brg_moves_generate (position, &legal);
  for (guint i = 0; square >= 0 && i < legal.n_moves; i++)
    if (brg_move_to (legal.moves[i]) == square)
      moves->moves[moves->n_moves++] = legal.moves[i];
}

static void
explain_impossible (BrgBoardsPage *self, const char *text)
{
  const BrgPosition *position = &self->game->node->position;
  g_autofree char *message = NULL;
  BrgMoveList near = { 0 };

  if (brg_desk_game_needs_start (self->game))
    message = g_strdup (_ ("The initial position is not known yet."));
  else if (brg_moves_count (position) == 0)
    message = g_strdup (_ ("There are no legal moves: the game is over."));
  else if (is_other_players_move (position, text))
    message = g_strdup (position->turn == BRG_COLOUR_WHITE ? _ ("It is White’s move.")
                                                           : _ ("It is Black’s move."));
  else
    {
      list_moves_to_named (position, text, &near);
      message = near.n_moves > 0
                    /* Translators: what was typed; a list of moves follows */
                    ? g_strdup_printf (_ ("“%s” is no legal move. To that square go:"), text)
                    : g_strdup_printf (_ ("“%s” is no legal move here."), text);
    }
  gtk_label_set_text (self->answer_label, message);
  offer_moves (self, &near);
  gtk_widget_set_visible (GTK_WIDGET (self->answer_box), TRUE);
}

static void
on_move_entered (BrgBoardsPage *self)
{
  g_autofree char *text =
      g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->move_entry))));
  BrgMoveList fits;

  if (*text == '\0' || self->game == NULL)
    return;
  /* fide-2023 II.2: nothing is a move before the lot. */
  switch (brg_desk_game_needs_start (self->game) ? 0
                                                 : brg_boards_page_read_move (self, text, &fits))
    {
    case 0:
      brg_boards_page_clear_entry (self);
      gtk_editable_set_text (GTK_EDITABLE (self->move_entry), text);
      gtk_editable_select_region (GTK_EDITABLE (self->move_entry), 0, -1);
      explain_impossible (self, text);
      gdk_display_beep (gtk_widget_get_display (GTK_WIDGET (self)));
      break;
    case 1:
      brg_boards_page_play (self, fits.moves[0]);
      break;
    default:
      brg_boards_page_clear_entry (self);
      gtk_editable_set_text (GTK_EDITABLE (self->move_entry), text);
      gtk_label_set_text (self->answer_label, _ ("Which of these?"));
      offer_moves (self, &fits);
      gtk_widget_set_visible (GTK_WIDGET (self->answer_box), TRUE);
    }
}

void
brg_boards_page_setup_entry (BrgBoardsPage *self)
{
  g_signal_connect_swapped (self->move_entry, "activate", G_CALLBACK (on_move_entered), self);
}
