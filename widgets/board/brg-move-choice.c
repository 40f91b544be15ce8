/* brg-move-choice.c - which of several moves is meant, asked at the square
 *
 * Tests: tests/widgets/test-move-choice.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-move-choice.h"

#include "brg-piece-image.h"

#include "brg-widget-palette.h"

#define PIECE_SIZE 48
/* Longer lists scroll; in pixels beside text of 10 pt at 96 dpi. */
#define MAX_HEIGHT 330
#define MAX_DIGIT 9

struct _BrgMoveChoice
{
  GtkPopover parent_instance;

  GtkScrolledWindow *scroller; /* owned as the child */
  GtkWidget *box;              /* owned by the scroller */
  GPtrArray *letters;          /* (element-type utf8), by option */
  gint chosen;                 /* -1 while nothing is */
  gboolean is_asking;
};

G_DEFINE_FINAL_TYPE (BrgMoveChoice, brg_move_choice, GTK_TYPE_POPOVER)

enum
{
  CHOSEN,
  DISMISSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The answer is given when the popover has closed: then the board has the keyboard again. */
static void
choose (BrgMoveChoice *self, gint option)
{
  self->chosen = option;
  gtk_popover_popdown (GTK_POPOVER (self));
}

static void
on_closed (BrgMoveChoice *self)
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
brg_move_choice_choose_letter (BrgMoveChoice *self, gunichar letter)
{
  g_return_val_if_fail (BRG_IS_MOVE_CHOICE (self), FALSE);

  if (letter == 0 || !self->is_asking)
    return FALSE;
  letter = g_unichar_toupper (letter);
  for (guint i = 0; i < self->letters->len; i++)
    if (g_utf8_strchr (self->letters->pdata[i], -1, letter) != NULL)
      {
        choose (self, (gint) i);
        return TRUE;
      }
  if (letter < '1' || letter > '9' || letter - '1' >= self->letters->len)
    return FALSE;
  choose (self, (gint) (letter - '1'));
  return TRUE;
}

static gboolean
is_sign (guint keyval)
{
  return g_unichar_isalnum (gdk_keyval_to_unicode (keyval));
}

/* A letter of the present layout goes first: it is what the key says. A key that has no meaning in
 * it is read in the other layouts of the keyboard. */
static gboolean
on_key_pressed (BrgMoveChoice *self, guint keyval, guint keycode, GdkModifierType state)
{
  g_autofree GdkKeymapKey *keys = NULL;
  g_autofree guint *keyvals = NULL;
  int n_entries = 0;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 || !is_sign (keyval))
    return GDK_EVENT_PROPAGATE;
  if (brg_move_choice_choose_letter (self, gdk_keyval_to_unicode (keyval)))
    return GDK_EVENT_STOP;
  if (gdk_display_map_keycode (gtk_widget_get_display (GTK_WIDGET (self)), keycode, &keys, &keyvals,
                               &n_entries))
    for (int i = 0; i < n_entries; i++)
      if (keys[i].level == 0 &&
          brg_move_choice_choose_letter (self, gdk_keyval_to_unicode (keyvals[i])))
        return GDK_EVENT_STOP;
  return GDK_EVENT_PROPAGATE;
}

static void
on_clicked (GtkButton *button, BrgMoveChoice *self)
{
  gint option = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (self->box); child != GTK_WIDGET (button);
       child = gtk_widget_get_next_sibling (child))
    option++;
  choose (self, option);
}

/* The key that is shown: the first letter, else the digit of its place; empty past the ninth. */
static char *
dup_key (const BrgMoveOption *option, guint place)
{
  if (option->letters != NULL && *option->letters != '\0')
    return g_strndup (option->letters,
                      (gsize) (g_utf8_next_char (option->letters) - option->letters));
  return place < MAX_DIGIT ? g_strdup_printf ("%u", place + 1) : g_strdup ("");
}

static GtkWidget *
new_face (const BrgMoveOption *option, const char *key)
{
  gboolean is_text = option->piece == BRG_PIECE_NONE;
  GtkWidget *box = gtk_box_new (is_text ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL,
                                is_text ? 12 : 2);
  GtkWidget *label = gtk_label_new (key);
  GtkWidget *face =
      is_text ? gtk_label_new (option->name) : brg_piece_image_new (option->piece, PIECE_SIZE);

  gtk_widget_add_css_class (label, is_text ? "brg-keycap" : "brg-dim");
  gtk_widget_set_visible (label, *key != '\0');
  if (is_text)
    {
      gtk_widget_add_css_class (face, "brg-number");
      gtk_widget_set_hexpand (face, TRUE);
      gtk_label_set_xalign (GTK_LABEL (face), 0);
    }
  gtk_box_append (GTK_BOX (box), face);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static void
add_option (BrgMoveChoice *self, const BrgMoveOption *option)
{
  GtkWidget *button = gtk_button_new ();
  g_autofree char *key = dup_key (option, self->letters->len);

  gtk_button_set_child (GTK_BUTTON (button), new_face (option, key));
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  if (option->piece != BRG_PIECE_NONE)
    gtk_widget_set_tooltip_text (button, option->name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  option->name, GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key, -1);
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked), self);
  gtk_box_append (GTK_BOX (self->box), button);
  g_ptr_array_add (self->letters, g_strdup (option->letters != NULL ? option->letters : ""));
}

static void
clear_options (BrgMoveChoice *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
  g_ptr_array_set_size (self->letters, 0);
}

static void
brg_move_choice_finalize (GObject *object)
{
  BrgMoveChoice *self = BRG_MOVE_CHOICE (object);

  g_clear_pointer (&self->letters, g_ptr_array_unref);

  G_OBJECT_CLASS (brg_move_choice_parent_class)->finalize (object);
}

static void
brg_move_choice_class_init (BrgMoveChoiceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_move_choice_finalize;

  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[DISMISSED] = g_signal_new ("dismissed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
brg_move_choice_init (BrgMoveChoice *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->letters = g_ptr_array_new_with_free_func (g_free);
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  self->scroller = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (self->scroller, TRUE);
  gtk_scrolled_window_set_child (self->scroller, self->box);
  gtk_popover_set_child (GTK_POPOVER (self), GTK_WIDGET (self->scroller));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect (self, "closed", G_CALLBACK (on_closed), NULL);
}

BrgMoveChoice *
brg_move_choice_new (BrgBoardView *board)
{
  BrgMoveChoice *self;

  g_return_val_if_fail (BRG_IS_BOARD_VIEW (board), NULL);

  self = g_object_new (BRG_TYPE_MOVE_CHOICE, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self), GTK_WIDGET (board));
  return self;
}

void
brg_move_choice_ask (BrgMoveChoice *self,
                     gint square,
                     const BrgMoveOption *options,
                     guint n_options)
{
  GdkRectangle area;
  gboolean has_text = FALSE;

  g_return_if_fail (BRG_IS_MOVE_CHOICE (self));
  g_return_if_fail (options != NULL && n_options > 0);

  clear_options (self);
  for (guint i = 0; i < n_options; i++)
    {
      has_text |= options[i].piece == BRG_PIECE_NONE;
      add_option (self, &options[i]);
    }
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box),
                                  has_text ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_scrolled_window_set_max_content_height (
      self->scroller, (int) (MAX_HEIGHT * brg_widget_palette_get_unit (GTK_WIDGET (self))));
  self->chosen = -1;
  self->is_asking = TRUE;
  brg_board_view_get_square_area (BRG_BOARD_VIEW (gtk_widget_get_parent (GTK_WIDGET (self))),
                                  square, &area);
  gtk_popover_set_pointing_to (GTK_POPOVER (self), &area);
  gtk_popover_popup (GTK_POPOVER (self));
  gtk_widget_grab_focus (gtk_widget_get_first_child (self->box));
}
