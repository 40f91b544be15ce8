/* brg-combo-words.c - what a choice says to a screen reader
 *
 * Tests: tests/gui/names.py
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

void
brg_combo_words_watch (GtkWidget *root)
{
  g_return_if_fail (GTK_IS_WIDGET (root));

  if (ADW_IS_COMBO_ROW (root))
    watch_row (ADW_COMBO_ROW (root));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    brg_combo_words_watch (child);
}
