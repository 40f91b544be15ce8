/* brg-result-box.c - the result of a game in a box that never changes its size
 *
 * Tests: tests/widgets/test-small-widgets.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-result-box.h"

#include "brg-widget-palette.h"

#define ENVELOPE_ICON "mail-unread-symbolic"

struct _BrgResultBox
{
  GtkWidget parent_instance;

  GtkWidget *content; /* owned as a child */
  GtkWidget *icon;    /* owned by the content */
  GtkWidget *label;   /* owned by the content */
  GtkWidget *caret;   /* owned by the content */
  BrgResultState state;
  gboolean is_focused;
};

G_DEFINE_FINAL_TYPE (BrgResultBox, brg_result_box, GTK_TYPE_WIDGET)

static const char *const state_classes[BRG_RESULT_N_STATES] = {
  [BRG_RESULT_MISSING] = "missing",
  [BRG_RESULT_ENTERED] = "entered",
  [BRG_RESULT_FORFEIT] = "forfeit",
  [BRG_RESULT_ADJOURNED] = "adjourned",
};

static void
brg_result_box_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BrgResultBox *self = BRG_RESULT_BOX (widget);

  GTK_WIDGET_CLASS (brg_result_box_parent_class)->snapshot (widget, snapshot);
  if (self->state == BRG_RESULT_MISSING && !self->is_focused)
    brg_widget_palette_snapshot_dashes (
        widget, snapshot, gtk_widget_has_css_class (widget, "big") ? 12 : 4, BRG_INK_FAINT);
}

static void
brg_result_box_dispose (GObject *object)
{
  g_clear_pointer (&BRG_RESULT_BOX (object)->content, gtk_widget_unparent);

  G_OBJECT_CLASS (brg_result_box_parent_class)->dispose (object);
}

static void
brg_result_box_class_init (BrgResultBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_result_box_dispose;
  widget_class->snapshot = brg_result_box_snapshot;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "brg-result-box");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* An empty box that waits for a key shows where the result will stand. */
static void
update_content (BrgResultBox *self)
{
  gboolean is_missing = self->state == BRG_RESULT_MISSING;

  gtk_widget_set_visible (self->icon, self->state == BRG_RESULT_ADJOURNED);
  gtk_widget_set_visible (self->label, !(is_missing && self->is_focused));
  gtk_widget_set_visible (self->caret, is_missing && self->is_focused);
}

static void
brg_result_box_init (BrgResultBox *self)
{
  GtkBox *content = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4));

  self->content = GTK_WIDGET (content);
  self->icon = gtk_image_new_from_icon_name (ENVELOPE_ICON);
  self->label = gtk_label_new (NULL);
  self->caret = gtk_separator_new (GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (self->caret, "brg-caret");
  gtk_box_append (content, self->icon);
  gtk_box_append (content, self->label);
  gtk_box_append (content, self->caret);
  gtk_widget_set_halign (self->content, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->content, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "brg-result-box");
  gtk_widget_add_css_class (GTK_WIDGET (self), state_classes[self->state]);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  update_content (self);
}

GtkWidget *
brg_result_box_new (void)
{
  return g_object_new (BRG_TYPE_RESULT_BOX, NULL);
}

void
brg_result_box_set_result (BrgResultBox *self, BrgResultState state, const char *text)
{
  g_return_if_fail (BRG_IS_RESULT_BOX (self));
  g_return_if_fail ((guint) state < BRG_RESULT_N_STATES);

  if (state != self->state)
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self), state_classes[self->state]);
      gtk_widget_add_css_class (GTK_WIDGET (self), state_classes[state]);
      self->state = state;
    }
  /* What was not played is empty: a dash would look like a result. */
  gtk_label_set_text (GTK_LABEL (self->label),
                      state != BRG_RESULT_MISSING && text != NULL ? text : "");
  update_content (self);
}

BrgResultState
brg_result_box_get_state (BrgResultBox *self)
{
  g_return_val_if_fail (BRG_IS_RESULT_BOX (self), BRG_RESULT_MISSING);

  return self->state;
}

static void
set_class (BrgResultBox *self, const char *name, gboolean is_set)
{
  if (is_set)
    gtk_widget_add_css_class (GTK_WIDGET (self), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), name);
}

void
brg_result_box_set_focused (BrgResultBox *self, gboolean is_focused)
{
  g_return_if_fail (BRG_IS_RESULT_BOX (self));

  self->is_focused = is_focused;
  set_class (self, "focused", is_focused);
  update_content (self);
}

void
brg_result_box_set_big (BrgResultBox *self, gboolean is_big)
{
  g_return_if_fail (BRG_IS_RESULT_BOX (self));

  set_class (self, "big", is_big);
}
