/* brg-whole-choices.c - the list of a choice with whole names
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-whole-choices.h"

#include "brg-combo-words.h"

/* A name may take as many letters of a line; a longer one goes on in the next. */
#define LINE_CHARS 48

static void
setup_choice (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *cell)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *check = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_CHARS);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), check);
  gtk_list_item_set_child (cell, box);
}

/* The sign at what is chosen. */
static void
show_check (AdwComboRow *row, GParamSpec *pspec G_GNUC_UNUSED, GtkListItem *cell)
{
  GtkWidget *check = gtk_widget_get_last_child (gtk_list_item_get_child (cell));
  gboolean is_chosen = adw_combo_row_get_selected_item (row) == gtk_list_item_get_item (cell);

  gtk_widget_set_opacity (check, is_chosen ? 1.0 : 0.0);
}

static void
bind_choice (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *cell, AdwComboRow *row)
{
  GtkWidget *label = gtk_widget_get_first_child (gtk_list_item_get_child (cell));
  const char *name = gtk_string_object_get_string (gtk_list_item_get_item (cell));

  gtk_label_set_text (GTK_LABEL (label), name);
  show_check (row, NULL, cell);
  g_signal_connect_object (row, "notify::selected-item", G_CALLBACK (show_check), cell, 0);
}

static void
unbind_choice (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *cell, AdwComboRow *row)
{
  g_signal_handlers_disconnect_by_data (row, cell);
}

void
brg_whole_choices_attach (AdwComboRow *row)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_return_if_fail (ADW_IS_COMBO_ROW (row));

  g_signal_connect (factory, "setup", G_CALLBACK (setup_choice), NULL);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_choice), row, 0);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_choice), row, 0);
  adw_combo_row_set_list_factory (row, factory);
  brg_combo_words_watch (GTK_WIDGET (row));
}
