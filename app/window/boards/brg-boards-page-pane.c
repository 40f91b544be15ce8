/* brg-boards-page-pane.c - the page of boards: the questions of a family of games as widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-boards-page-private.h"

BrgBoardsCard *
brg_boards_page_get_card (BrgBoardsPage *self, gint question)
{
  if (self->cards == NULL || question < 0 || question >= (gint) self->cards->len)
    return NULL;
  return &g_array_index (self->cards, BrgBoardsCard, question);
}

static void
on_toggled (BrgQuestionCard *card, BrgBoardsPage *self)
{
  for (gint i = 0; i < (gint) self->cards->len; i++)
    if (brg_boards_page_get_card (self, i)->card == card)
      {
        brg_boards_page_ask (self, i);
        return;
      }
}

static void
on_ruling (BrgQuestionCard *card G_GNUC_UNUSED, guint index, BrgBoardsPage *self)
{
  if (self->parts.answer != NULL && index < self->parts.answer->rulings->len)
    brg_boards_page_carry_out (self,
                               &g_array_index (self->parts.answer->rulings, BrgDeskRuling, index));
}

static void
on_side_toggled (GtkToggleButton *button, BrgBoardsPage *self)
{
  BrgColour side = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "side"));

  if (!self->is_updating)
    brg_boards_page_choose_side (self, side);
}

static void
on_ticked (BrgBoardsPage *self)
{
  brg_boards_page_update (self);
}

static void
on_field_changed (BrgBoardsPage *self)
{
  brg_boards_page_read_field (self, FALSE);
}

static void
on_field_finished (BrgBoardsPage *self)
{
  brg_boards_page_read_field (self, TRUE);
}

/* Enter reads what is typed; what the answer proposes then is carried out by the same key only
 * when it was seen before. */
static void
on_field_activated (BrgBoardsPage *self)
{
  BrgBoardsCard *card = brg_boards_page_get_card (self, self->question);
  g_autofree char *before = brg_desk_answer_dup_seen (self->parts.answer);
  g_autofree char *after = NULL;

  brg_boards_page_read_field (self, TRUE);
  after = brg_desk_answer_dup_seen (self->parts.answer);
  if (card != NULL && g_str_equal (before, after))
    brg_question_card_record (card->card);
}

/* Every question about a side has its buttons; they say the same. */
void
brg_boards_page_show_side (BrgBoardsPage *self)
{
  gboolean was_updating = self->is_updating;

  self->is_updating = TRUE;
  for (guint i = 0; i < self->cards->len; i++)
    for (BrgColour side = BRG_COLOUR_NONE; side <= BRG_COLOUR_BLACK; side++)
      {
        GtkWidget *toggle = brg_boards_page_get_card (self, (gint) i)->sides[side];

        if (toggle != NULL)
          gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle),
                                        self->is_side_told && side == self->asked_side);
      }
  self->is_updating = was_updating;
}

static GtkWidget *
add_side (BrgBoardsPage *self, GtkWidget *box, const char *label, BrgColour side)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (label);

  g_object_set_data (G_OBJECT (button), "side", GINT_TO_POINTER (side));
  g_signal_connect (button, "toggled", G_CALLBACK (on_side_toggled), self);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

static void
add_sides (BrgBoardsPage *self, BrgBoardsCard *card, gboolean has_both)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "linked");
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  card->sides[BRG_COLOUR_WHITE] = add_side (self, box, C_ ("side", "White"), BRG_COLOUR_WHITE);
  card->sides[BRG_COLOUR_BLACK] = add_side (self, box, C_ ("side", "Black"), BRG_COLOUR_BLACK);
  if (has_both)
    card->sides[BRG_COLOUR_NONE] = add_side (self, box, C_ ("side", "Both"), BRG_COLOUR_NONE);
  brg_question_card_set_extra (card->card, box);
}

static void
add_field (BrgBoardsPage *self, BrgBoardsCard *card, const char *label)
{
  GtkWidget *entry = gtk_entry_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (on_field_changed), self);
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (on_field_activated), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (on_field_finished), self);
  gtk_widget_add_controller (entry, focus);
  brg_question_card_set_extra (card->card, entry);
  card->field = GTK_ENTRY (entry);
}

static GtkCheckButton *
add_tick (BrgBoardsPage *self, BrgBoardsCard *card, const char *label)
{
  GtkWidget *check = gtk_check_button_new_with_label (label);
  GtkWidget *text = gtk_widget_get_last_child (check);

  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (text), 20);
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  brg_question_card_set_extra (card->card, check);
  g_signal_connect_swapped (check, "toggled", G_CALLBACK (on_ticked), self);
  return GTK_CHECK_BUTTON (check);
}

static BrgBoardsCard
make_card (BrgBoardsPage *self, const BrgDeskQuestion *question)
{
  BrgBoardsCard card = { 0 };

  card.card = BRG_QUESTION_CARD (
      brg_question_card_new (question->icon_name, _ (question->title), question->key));
  if ((question->wants & (BRG_DESK_WANTS_SIDE | BRG_DESK_WANTS_BOTH)) != 0)
    add_sides (self, &card, (question->wants & BRG_DESK_WANTS_BOTH) != 0);
  if ((question->wants & (BRG_DESK_WANTS_MOVE | BRG_DESK_WANTS_TEXT)) != 0)
    add_field (self, &card, _ (question->field));
  for (guint i = 0; question->ticks[i] != NULL; i++)
    card.ticks[i] = add_tick (self, &card, _ (question->ticks[i]));
  g_signal_connect (card.card, "toggled", G_CALLBACK (on_toggled), self);
  g_signal_connect (card.card, "ruling", G_CALLBACK (on_ruling), self);
  return card;
}

void
brg_boards_page_build_pane (BrgBoardsPage *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->question_box))) != NULL)
    gtk_box_remove (self->question_box, child);
  g_clear_pointer (&self->cards, g_array_unref);
  self->cards = g_array_new (FALSE, FALSE, sizeof (BrgBoardsCard));
  for (guint i = 0; i < self->rules->n_questions; i++)
    {
      BrgBoardsCard card = make_card (self, &self->rules->questions[i]);

      gtk_box_append (self->question_box, GTK_WIDGET (card.card));
      g_array_append_val (self->cards, card);
    }
}
