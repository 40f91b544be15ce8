/* brg-boards-page-keys.c - the page of boards: what keys do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-boards-page-private.h"
#include "brg-ui.h"

static gboolean
is_typing (BrgBoardsPage *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  return focus != NULL &&
         (GTK_IS_EDITABLE (focus) ||
          gtk_widget_get_native (focus) != gtk_widget_get_native (GTK_WIDGET (self)));
}

/* Keys of letters and digits are their characters; the keypad has digits of its own. */
static guint
fold_keypad (guint key)
{
  return key >= GDK_KEY_KP_0 && key <= GDK_KEY_KP_9 ? key - GDK_KEY_KP_0 + GDK_KEY_0 : key;
}

static gboolean
press_question (BrgBoardsPage *self, guint key)
{
  for (guint i = 0; i < self->rules->n_questions; i++)
    if ((guint) g_ascii_tolower (*self->rules->questions[i].key) == fold_keypad (key) &&
        gtk_widget_get_visible (GTK_WIDGET (brg_boards_page_get_card (self, (gint) i)->card)))
      {
        brg_boards_page_ask (self, (gint) i);
        return TRUE;
      }
  return FALSE;
}

static gboolean
press_plain (BrgBoardsPage *self, guint key)
{
  static const struct
  {
    guint key;
    const char *action;
  } keys[] = {
    { GDK_KEY_x, "boards.flip" },
    { GDK_KEY_i, "boards.incident" },
    { GDK_KEY_s, "boards.clock-run" },
    { GDK_KEY_p, "boards.clock-press" },
    { GDK_KEY_c, "boards.clock-set" },
    { GDK_KEY_o, "boards.clock-correct" },
    { GDK_KEY_BackSpace, "boards.take-back" },
    { GDK_KEY_Page_Up, "boards.previous" },
    { GDK_KEY_KP_Page_Up, "boards.previous" },
    { GDK_KEY_Page_Down, "boards.next" },
    { GDK_KEY_KP_Page_Down, "boards.next" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].key == key)
      return gtk_widget_activate_action (GTK_WIDGET (self), keys[i].action, NULL);
  return FALSE;
}

static gboolean
press_focus (BrgBoardsPage *self, guint key)
{
  if (key == GDK_KEY_m || key == GDK_KEY_slash)
    {
      /* In a narrow window the questions stand in the place of the moves. */
      gtk_toggle_button_set_active (self->pane_toggle, FALSE);
      gtk_widget_grab_focus (GTK_WIDGET (self->move_entry));
    }
  else if (key == GDK_KEY_b)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  else if (key == GDK_KEY_g)
    brg_boards_picker_open (self->picker);
  else if (key == GDK_KEY_y && gtk_widget_get_visible (GTK_WIDGET (self->end_button)))
    brg_boards_page_record_end (self);
  else
    return FALSE;
  return TRUE;
}

/* Escape closes what is open, then leaves the field. */
static gboolean
press_escape (BrgBoardsPage *self)
{
  if (self->question >= 0)
    {
      brg_boards_page_ask (self, self->question);
      return TRUE;
    }
  if (!is_typing (self))
    return FALSE;
  brg_boards_page_clear_entry (self);
  brg_boards_page_focus_moves (self);
  return TRUE;
}

/* Ctrl+2 is the second button of the open question. */
static gboolean
press_ruling (BrgBoardsPage *self, guint key)
{
  guint digit = fold_keypad (key);

  return self->question >= 0 && digit >= GDK_KEY_1 && digit <= GDK_KEY_9 &&
         brg_question_card_rule (brg_boards_page_get_card (self, self->question)->card,
                                 digit - GDK_KEY_1);
}

static gboolean
press_control (BrgBoardsPage *self, guint key)
{
  if (press_ruling (self, key))
    return TRUE;
  if (is_typing (self) || (key != GDK_KEY_v && key != GDK_KEY_c))
    return FALSE;
  return gtk_widget_activate_action (GTK_WIDGET (self),
                                     key == GDK_KEY_v ? "boards.paste" : "boards.copy", NULL);
}

static gboolean
on_key_pressed (GtkEventControllerKey *controller,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                BrgBoardsPage *self)
{
  guint key = brg_ui_key_to_latin (controller, keyval, keycode);

  if (self->game == NULL || self->rules == NULL)
    return press_plain (self, key == GDK_KEY_Page_Up || key == GDK_KEY_Page_Down ? key : 0);
  if ((state & (GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0)
    return FALSE;
  if ((state & GDK_CONTROL_MASK) != 0)
    return press_control (self, key);
  if (key == GDK_KEY_Escape)
    return press_escape (self);
  if (is_typing (self))
    return FALSE;
  return press_question (self, key) || press_focus (self, key) || press_plain (self, key);
}

void
brg_boards_page_setup_keys (BrgBoardsPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
