/* brg-spin-row.c - a number in a boxed list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-spin-row.h"

#include "brg-field-left.h"

/* After this pause a series of steps is one change. */
#define PAUSE_MS 700

struct _BrgSpinRow
{
  AdwActionRow parent_instance;

  GtkSpinButton *spin;
  gulong changed_handler;
  guint pause_source;
};

G_DEFINE_FINAL_TYPE (BrgSpinRow, brg_spin_row, ADW_TYPE_ACTION_ROW)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_COMMITTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
commit (BrgSpinRow *self)
{
  if (self->pause_source == 0)
    return;
  g_clear_handle_id (&self->pause_source, g_source_remove);
  g_signal_emit (self, signals[SIGNAL_COMMITTED], 0);
}

static gboolean
on_paused (gpointer data)
{
  BrgSpinRow *self = data;

  self->pause_source = 0;
  g_signal_emit (self, signals[SIGNAL_COMMITTED], 0);
  return G_SOURCE_REMOVE;
}

static void
on_value_changed (BrgSpinRow *self)
{
  g_clear_handle_id (&self->pause_source, g_source_remove);
  self->pause_source = g_timeout_add (PAUSE_MS, on_paused, self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
on_left (gpointer data)
{
  BrgSpinRow *self = data;

  gtk_spin_button_update (self->spin);
  commit (self);
}

static void
on_title_changed (BrgSpinRow *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->spin), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self)), -1);
}

/* Tab takes what comes first, which is a link in the subtitle where there is one. */
static gboolean
brg_spin_row_focus (GtkWidget *widget, GtkDirectionType direction)
{
  if (direction == GTK_DIR_TAB_FORWARD && gtk_widget_get_focus_child (widget) == NULL)
    return gtk_widget_child_focus (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (widget)),
                                   direction);
  return GTK_WIDGET_CLASS (brg_spin_row_parent_class)->focus (widget, direction);
}

static gboolean
brg_spin_row_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (BRG_SPIN_ROW (widget)->spin));
}

static void
brg_spin_row_dispose (GObject *object)
{
  BrgSpinRow *self = BRG_SPIN_ROW (object);

  g_clear_handle_id (&self->pause_source, g_source_remove);
  G_OBJECT_CLASS (brg_spin_row_parent_class)->dispose (object);
}

static void
brg_spin_row_class_init (BrgSpinRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_spin_row_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = brg_spin_row_grab_focus;
  GTK_WIDGET_CLASS (klass)->focus = brg_spin_row_focus;
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", BRG_TYPE_SPIN_ROW, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_COMMITTED] = g_signal_new ("committed", BRG_TYPE_SPIN_ROW, G_SIGNAL_RUN_LAST, 0,
                                            NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
brg_spin_row_init (BrgSpinRow *self)
{
  /* The number has the keys, never the row around it: digits must not be lost. */
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
  self->spin = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (0, 1, 1));
  gtk_spin_button_set_numeric (self->spin, TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->spin), GTK_ALIGN_CENTER);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->spin), 3);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), GTK_WIDGET (self->spin));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), GTK_WIDGET (self->spin));
  self->changed_handler =
      g_signal_connect_swapped (self->spin, "value-changed", G_CALLBACK (on_value_changed), self);
  brg_field_left_watch (self->spin, self, on_left, self);
  g_signal_connect (self, "notify::title", G_CALLBACK (on_title_changed), NULL);
}

void
brg_spin_row_set_range (BrgSpinRow *self, gint least, gint most)
{
  g_return_if_fail (BRG_IS_SPIN_ROW (self) && least <= most);

  g_signal_handler_block (self->spin, self->changed_handler);
  gtk_spin_button_set_range (self->spin, least, most);
  g_signal_handler_unblock (self->spin, self->changed_handler);
}

void
brg_spin_row_set_value (BrgSpinRow *self, gint value)
{
  g_return_if_fail (BRG_IS_SPIN_ROW (self));

  g_signal_handler_block (self->spin, self->changed_handler);
  gtk_spin_button_set_value (self->spin, value);
  g_signal_handler_unblock (self->spin, self->changed_handler);
}

gint
brg_spin_row_get_value (BrgSpinRow *self)
{
  g_return_val_if_fail (BRG_IS_SPIN_ROW (self), 0);

  g_signal_handler_block (self->spin, self->changed_handler);
  gtk_spin_button_update (self->spin);
  g_signal_handler_unblock (self->spin, self->changed_handler);
  return gtk_spin_button_get_value_as_int (self->spin);
}
