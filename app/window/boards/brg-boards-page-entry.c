/* brg-boards-page-entry.c - the page of boards: moves that are typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-boards-page-private.h"

void
brg_boards_page_clear_entry (BrgBoardsPage *self)
{
  GtkWidget *child;

  gtk_editable_set_text (GTK_EDITABLE (self->move_entry), "");
  gtk_widget_set_visible (GTK_WIDGET (self->answer_box), FALSE);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->answer_flow))) != NULL)
    gtk_flow_box_remove (self->answer_flow, child);
}

static void
on_fit_clicked (GtkWidget *button, BrgBoardsPage *self)
{
  const BrgGameMove move = *(const BrgGameMove *) g_object_get_data (G_OBJECT (button), "move");

  gtk_widget_grab_focus (GTK_WIDGET (self->move_entry));
  brg_boards_page_play (self, &move);
}

/* What was typed stays, to be mended, with an answer and the moves that may be meant. */
static void
answer (BrgBoardsPage *self, const char *typed, const char *words, const GArray *choices)
{
  brg_boards_page_clear_entry (self);
  gtk_editable_set_text (GTK_EDITABLE (self->move_entry), typed);
  gtk_editable_set_position (GTK_EDITABLE (self->move_entry), -1);
  gtk_label_set_text (self->answer_label, words);
  for (guint i = 0; i < choices->len; i++)
    {
      const BrgDeskChoice *choice = &g_array_index (choices, BrgDeskChoice, i);
      GtkWidget *button = gtk_button_new_with_label (choice->text);

      gtk_widget_add_css_class (button, "brg-fit");
      g_object_set_data_full (G_OBJECT (button), "move",
                              g_memdup2 (&choice->move, sizeof choice->move), g_free);
      g_signal_connect (button, "clicked", G_CALLBACK (on_fit_clicked), self);
      gtk_flow_box_append (self->answer_flow, button);
      gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->answer_box), TRUE);
}

/* What must be settled before a move goes before what is wrong with the text. */
static void
explain (BrgBoardsPage *self, const char *text)
{
  g_autoptr (GArray) near = brg_desk_choices_new ();
  gboolean is_blocked = self->prompt != NULL && self->prompt->is_blocking;
  g_autofree char *words = is_blocked
                               ? g_strdup (self->prompt->text)
                               : self->rules->explain (self->game, text, self->notation, near);

  answer (self, text, words, near);
  gtk_editable_select_region (GTK_EDITABLE (self->move_entry), 0, -1);
  gdk_display_beep (gtk_widget_get_display (GTK_WIDGET (self)));
}

/* A square that is to be told before a move can be made. */
static gboolean
reply_square (BrgBoardsPage *self, const char *text)
{
  gint square = self->rules->read_square != NULL ? self->rules->read_square (self->game, text)
                                                 : BRG_BOARD_NO_SQUARE;

  if (!brg_boards_page_reply_square (self, square))
    return FALSE;
  brg_boards_page_clear_entry (self);
  return TRUE;
}

static void
on_move_entered (BrgBoardsPage *self)
{
  g_autofree char *text =
      g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->move_entry))));
  g_autoptr (GArray) choices = NULL;

  if (*text == '\0' || self->game == NULL)
    return;
  if (reply_square (self, text))
    return;
  choices = self->rules->read (self->game, text, self->notation);
  if (choices->len == 0 || (self->prompt != NULL && self->prompt->is_blocking))
    explain (self, text);
  else if (choices->len > 1)
    answer (self, text, _ ("Which one?"), choices);
  else
    brg_boards_page_play (self, &g_array_index (choices, BrgDeskChoice, 0).move);
}

void
brg_boards_page_setup_entry (BrgBoardsPage *self)
{
  g_signal_connect_swapped (self->move_entry, "activate", G_CALLBACK (on_move_entered), self);
}
