/* brg-template.c - the template of a widget and its children as one table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-template.h"

#include "brg-tab-bin.h"

void
brg_template_set (gpointer klass,
                  const char *name,
                  const BrgTemplateChild *children,
                  guint n_children)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  g_autofree char *path = g_strdup_printf ("/org/berger/Berger/ui/%s.ui", name);

  /* Lists stand in one wherever there are any. */
  g_type_ensure (BRG_TYPE_TAB_BIN);
  gtk_widget_class_set_template_from_resource (widget_class, path);
  for (guint i = 0; i < n_children; i++)
    gtk_widget_class_bind_template_child_full (widget_class, children[i].name, FALSE,
                                               children[i].offset);
}

void
brg_template_set_callbacks (gpointer klass, const BrgTemplateCallback *callbacks, guint n_callbacks)
{
  for (guint i = 0; i < n_callbacks; i++)
    gtk_widget_class_bind_template_callback_full (GTK_WIDGET_CLASS (klass), callbacks[i].name,
                                                  callbacks[i].callback);
}

static void
silence (GtkWidget *widget, gpointer owner)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      g_signal_handlers_disconnect_by_data (child, owner);
      silence (child, owner);
    }
}

void
brg_template_silence (gpointer owner)
{
  g_return_if_fail (GTK_IS_WIDGET (owner));

  silence (owner, owner);
}
