/* brg-key-button.c - a button that shows which key does the same
 *
 * Tests: tests/widgets/test-small-widgets.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-key-button.h"

#include "brg-whole-text.h"

#include <glib/gi18n.h>

struct _BrgKeyButton
{
  GtkButton parent_instance;

  GtkWidget *keycap; /* owned by the child */
  GtkWidget *label;  /* owned by the child */
};

G_DEFINE_FINAL_TYPE (BrgKeyButton, brg_key_button, GTK_TYPE_BUTTON)

static void
brg_key_button_class_init (BrgKeyButtonClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "button");
}

static void
brg_key_button_init (BrgKeyButton *self)
{
  GtkBox *content = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8));

  self->keycap = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->keycap, "brg-keycap");
  gtk_widget_set_valign (self->keycap, GTK_ALIGN_CENTER);
  self->label = gtk_label_new (NULL);
  gtk_box_append (content, self->keycap);
  gtk_box_append (content, self->label);
  gtk_button_set_child (GTK_BUTTON (self), GTK_WIDGET (content));
  gtk_widget_add_css_class (GTK_WIDGET (self), "brg-key-button");
  /* A click must not take the keyboard away from the table that the keys belong to. */
  gtk_widget_set_focus_on_click (GTK_WIDGET (self), FALSE);
}

GtkWidget *
brg_key_button_new (const char *key, const char *text, const char *action_name)
{
  BrgKeyButton *self;

  g_return_val_if_fail (key != NULL && text != NULL, NULL);

  self = g_object_new (BRG_TYPE_KEY_BUTTON, "action-name", action_name, NULL);
  brg_key_button_show (self, key, text);
  return GTK_WIDGET (self);
}

void
brg_key_button_show (BrgKeyButton *self, const char *key, const char *text)
{
  g_autofree char *description = NULL;

  g_return_if_fail (BRG_IS_KEY_BUTTON (self));
  g_return_if_fail (key != NULL && text != NULL);

  /* Translators: %s is what is printed on a key of the keyboard */
  description = g_strdup_printf (_ ("Key %s"), key);
  gtk_label_set_text (GTK_LABEL (self->keycap), key);
  gtk_label_set_text (GTK_LABEL (self->label), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description,
                                  GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key, -1);
}

void
brg_key_button_set_label (BrgKeyButton *self, const char *label)
{
  g_return_if_fail (BRG_IS_KEY_BUTTON (self));
  g_return_if_fail (label != NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
brg_key_button_let_shrink (BrgKeyButton *self)
{
  g_return_if_fail (BRG_IS_KEY_BUTTON (self));

  gtk_label_set_ellipsize (GTK_LABEL (self->label), PANGO_ELLIPSIZE_END);
  brg_whole_text_show (GTK_WIDGET (self), GTK_LABEL (self->label));
}

void
brg_key_button_let_wrap (BrgKeyButton *self)
{
  g_return_if_fail (BRG_IS_KEY_BUTTON (self));

  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->label), 0.0f);
}
