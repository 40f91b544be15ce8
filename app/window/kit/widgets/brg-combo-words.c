/* brg-combo-words.c - what a choice says to a screen reader, and where its list opens
 *
 * Tests: tests/gui/names.py, tests/gui/incidents.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-combo-words.h"

#define WATCHED "brg-combo-words"

static void
describe (AdwComboRow *row)
{
  GObject *item = adw_combo_row_get_selected_item (row);

  gtk_accessible_update_property (
      GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      GTK_IS_STRING_OBJECT (item) ? gtk_string_object_get_string (GTK_STRING_OBJECT (item)) : "",
      -1);
}

static void
watch_row (AdwComboRow *row)
{
  if (g_object_get_data (G_OBJECT (row), WATCHED) != NULL)
    return;
  g_object_set_data (G_OBJECT (row), WATCHED, GINT_TO_POINTER (TRUE));
  g_signal_connect (row, "notify::selected-item", G_CALLBACK (describe), NULL);
  describe (row);
}

static GtkWidget *
find_list (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_LIST_VIEW (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_list (child);
  return found;
}

/* GTK gives the focus to the line that had it last time: what is chosen since may be another. */
static void
focus_chosen (GtkWidget *list)
{
  guint position = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row), position++)
    if ((gtk_widget_get_state_flags (row) & GTK_STATE_FLAG_SELECTED) != 0)
      {
        gtk_widget_activate_action (list, "list.scroll-to-item", "u", position);
        gtk_widget_grab_focus (row);
        return;
      }
}

static void
watch_list (GtkWidget *popover)
{
  GtkWidget *list = find_list (popover);

  if (list == NULL || g_object_get_data (G_OBJECT (popover), WATCHED) != NULL)
    return;
  g_object_set_data (G_OBJECT (popover), WATCHED, GINT_TO_POINTER (TRUE));
  g_signal_connect_object (popover, "show", G_CALLBACK (focus_chosen), list, G_CONNECT_SWAPPED);
}

void
brg_combo_words_watch (GtkWidget *root)
{
  g_return_if_fail (GTK_IS_WIDGET (root));

  if (ADW_IS_COMBO_ROW (root))
    watch_row (ADW_COMBO_ROW (root));
  if (GTK_IS_POPOVER (root))
    watch_list (root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    brg_combo_words_watch (child);
}
