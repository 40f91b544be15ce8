/* brg-promotion-choice.c - what a pawn becomes, asked at its square
 *
 * Tests: tests/widgets/test-promotion-choice.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-promotion-choice.h"

#include "brg-piece-image.h"

#define PIECE_SIZE 48

struct _BrgPromotionChoice
{
  GtkPopover parent_instance;

  GtkWidget *box;     /* owned as the child */
  GPtrArray *letters; /* (element-type utf8), by option */
  gint chosen;        /* -1 while nothing is */
  gboolean is_asking;
};

G_DEFINE_FINAL_TYPE (BrgPromotionChoice, brg_promotion_choice, GTK_TYPE_POPOVER)

enum
{
  CHOSEN,
  DISMISSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The answer is given when the popover has closed: then the board has the keyboard again. */
static void
choose (BrgPromotionChoice *self, gint option)
{
  self->chosen = option;
  gtk_popover_popdown (GTK_POPOVER (self));
}

static void
on_closed (BrgPromotionChoice *self)
{
  if (!self->is_asking)
    return;
  self->is_asking = FALSE;
  gtk_widget_grab_focus (gtk_widget_get_parent (GTK_WIDGET (self)));
  if (self->chosen >= 0)
    g_signal_emit (self, signals[CHOSEN], 0, self->chosen);
  else
    g_signal_emit (self, signals[DISMISSED], 0);
}

gboolean
brg_promotion_choice_choose_letter (BrgPromotionChoice *self, gunichar letter)
{
  g_return_val_if_fail (BRG_IS_PROMOTION_CHOICE (self), FALSE);

  if (letter == 0 || !self->is_asking)
    return FALSE;
  letter = g_unichar_toupper (letter);
  for (guint i = 0; i < self->letters->len; i++)
    if (g_utf8_strchr (self->letters->pdata[i], -1, letter) != NULL)
      {
        choose (self, (gint) i);
        return TRUE;
      }
  return FALSE;
}

/* A letter of the present layout goes first: it is what the key says. A key that has no meaning in
 * it is read in the other layouts of the keyboard. */
static gboolean
on_key_pressed (BrgPromotionChoice *self, guint keyval, guint keycode, GdkModifierType state)
{
  g_autofree GdkKeymapKey *keys = NULL;
  g_autofree guint *keyvals = NULL;
  int n_entries = 0;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 ||
      !g_unichar_isalpha (gdk_keyval_to_unicode (keyval)))
    return GDK_EVENT_PROPAGATE;
  if (brg_promotion_choice_choose_letter (self, gdk_keyval_to_unicode (keyval)))
    return GDK_EVENT_STOP;
  if (gdk_display_map_keycode (gtk_widget_get_display (GTK_WIDGET (self)), keycode, &keys, &keyvals,
                               &n_entries))
    for (int i = 0; i < n_entries; i++)
      if (keys[i].level == 0 &&
          brg_promotion_choice_choose_letter (self, gdk_keyval_to_unicode (keyvals[i])))
        return GDK_EVENT_STOP;
  return GDK_EVENT_PROPAGATE;
}

static void
on_clicked (GtkButton *button, BrgPromotionChoice *self)
{
  gint option = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (self->box); child != GTK_WIDGET (button);
       child = gtk_widget_get_next_sibling (child))
    option++;
  choose (self, option);
}

static char *
dup_first_letter (const char *letters)
{
  return g_strndup (letters, (gsize) (g_utf8_next_char (letters) - letters));
}

static void
add_option (BrgPromotionChoice *self, const BrgPromotionOption *option)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *letter = dup_first_letter (option->letters);
  GtkWidget *label = gtk_label_new (letter);

  gtk_widget_add_css_class (label, "brg-dim");
  gtk_box_append (GTK_BOX (column), brg_piece_image_new (option->piece, PIECE_SIZE));
  gtk_box_append (GTK_BOX (column), label);
  gtk_button_set_child (GTK_BUTTON (button), column);
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  gtk_widget_set_tooltip_text (button, option->name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  option->name, GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, letter, -1);
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked), self);
  gtk_box_append (GTK_BOX (self->box), button);
  g_ptr_array_add (self->letters, g_strdup (option->letters));
}

static void
clear_options (BrgPromotionChoice *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
  g_ptr_array_set_size (self->letters, 0);
}

static void
brg_promotion_choice_finalize (GObject *object)
{
  BrgPromotionChoice *self = BRG_PROMOTION_CHOICE (object);

  g_clear_pointer (&self->letters, g_ptr_array_unref);

  G_OBJECT_CLASS (brg_promotion_choice_parent_class)->finalize (object);
}

static void
brg_promotion_choice_class_init (BrgPromotionChoiceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_promotion_choice_finalize;

  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[DISMISSED] = g_signal_new ("dismissed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
brg_promotion_choice_init (BrgPromotionChoice *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->letters = g_ptr_array_new_with_free_func (g_free);
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_popover_set_child (GTK_POPOVER (self), self->box);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect (self, "closed", G_CALLBACK (on_closed), NULL);
}

BrgPromotionChoice *
brg_promotion_choice_new (BrgBoardView *board)
{
  BrgPromotionChoice *self;

  g_return_val_if_fail (BRG_IS_BOARD_VIEW (board), NULL);

  self = g_object_new (BRG_TYPE_PROMOTION_CHOICE, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self), GTK_WIDGET (board));
  return self;
}

void
brg_promotion_choice_ask (BrgPromotionChoice *self,
                          gint square,
                          const BrgPromotionOption *options,
                          guint n_options)
{
  GdkRectangle area;

  g_return_if_fail (BRG_IS_PROMOTION_CHOICE (self));
  g_return_if_fail (options != NULL && n_options > 0);

  clear_options (self);
  for (guint i = 0; i < n_options; i++)
    add_option (self, &options[i]);
  self->chosen = -1;
  self->is_asking = TRUE;
  brg_board_view_get_square_area (BRG_BOARD_VIEW (gtk_widget_get_parent (GTK_WIDGET (self))),
                                  square, &area);
  gtk_popover_set_pointing_to (GTK_POPOVER (self), &area);
  gtk_popover_popup (GTK_POPOVER (self));
  gtk_widget_grab_focus (gtk_widget_get_first_child (self->box));
}
