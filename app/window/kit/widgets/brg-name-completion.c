/* brg-name-completion.c - an entry for the names of those who decided
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-name-completion.h"

#include "brg-name-list.h"

#define OFFICIALS_KEY "brg-officials"

char *
brg_name_completion_dup (gpointer entry, const char *separator)
{
  GPtrArray *officials = g_object_get_data (G_OBJECT (entry), OFFICIALS_KEY);

  g_return_val_if_fail (GTK_IS_EDITABLE (entry) && separator != NULL, NULL);

  if (officials == NULL)
    return g_strstrip (g_strdup (gtk_editable_get_text (entry)));
  return brg_name_list_complete (officials, gtk_editable_get_text (entry), separator);
}

static void
on_left (GtkEventController *focus)
{
  GtkWidget *entry = gtk_event_controller_get_widget (focus);
  g_autofree char *whole = brg_name_completion_dup (entry, ", ");

  if (!g_str_equal (whole, gtk_editable_get_text (GTK_EDITABLE (entry))))
    gtk_editable_set_text (GTK_EDITABLE (entry), whole);
}

void
brg_name_completion_watch (gpointer entry, GPtrArray *officials)
{
  gboolean is_watched = g_object_get_data (G_OBJECT (entry), OFFICIALS_KEY) != NULL;
  GtkEventController *focus;

  g_return_if_fail (GTK_IS_EDITABLE (entry) && officials != NULL);

  g_object_set_data_full (entry, OFFICIALS_KEY, g_ptr_array_ref (officials),
                          (GDestroyNotify) g_ptr_array_unref);
  if (is_watched)
    return;
  focus = gtk_event_controller_focus_new ();
  g_signal_connect (focus, "leave", G_CALLBACK (on_left), NULL);
  gtk_widget_add_controller (entry, focus);
}
