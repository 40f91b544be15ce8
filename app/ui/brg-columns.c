/* brg-columns.c - text columns of a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-columns.h"

#include "brg-row-item.h"
#include "brg-ui.h"

/* What the factory of one column needs; freed with it. */
typedef struct
{
  BrgColumnAlign align;
  gint width_chars;
  char *css_class;
  BrgColumnTextFunc func;
  gpointer data;
} Column;

static void
free_column (gpointer data, GClosure *closure G_GNUC_UNUSED)
{
  Column *column = data;

  g_free (column->css_class);
  g_free (column);
}

static void
setup_text_cell (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *cell, gpointer data)
{
  static const float positions[] = { 0.0f, 0.5f, 1.0f };
  const Column *column = data;
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), positions[column->align]);
  if (column->width_chars > 0)
    {
      gtk_label_set_width_chars (GTK_LABEL (label), column->width_chars);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      brg_ui_show_whole_text (GTK_LABEL (label));
    }
  if (column->align == BRG_COLUMN_RIGHT)
    gtk_widget_add_css_class (label, "numeric");
  if (column->css_class != NULL)
    gtk_widget_add_css_class (label, column->css_class);
  gtk_list_item_set_child (cell, label);
}

static void
show_text (GtkListItem *cell, const Column *column)
{
  gpointer item = gtk_list_item_get_item (cell);
  GtkLabel *label = GTK_LABEL (gtk_list_item_get_child (cell));
  g_autofree char *text = item != NULL ? column->func (item, column->data) : g_strdup ("");

  gtk_label_set_text (label, text);
}

static void
on_item_revised (GtkListItem *cell)
{
  show_text (cell, g_object_get_data (G_OBJECT (cell), "brg-column"));
}

static void
bind_text_cell (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *cell, gpointer data)
{
  GObject *item = gtk_list_item_get_item (cell);

  g_object_set_data (G_OBJECT (cell), "brg-column", data);
  show_text (cell, data);
  if (BRG_IS_ROW_ITEM (item))
    g_signal_connect_swapped (item, "notify::revision", G_CALLBACK (on_item_revised), cell);
}

static void
unbind_text_cell (GtkSignalListItemFactory *factory G_GNUC_UNUSED,
                  GtkListItem *cell,
                  gpointer data G_GNUC_UNUSED)
{
  GObject *item = gtk_list_item_get_item (cell);

  g_signal_handlers_disconnect_by_data (item, cell);
}

GtkColumnViewColumn *
brg_columns_add_text (GtkColumnView *view,
                      const char *title,
                      BrgColumnAlign align,
                      gint width_chars,
                      const char *css_class,
                      BrgColumnTextFunc func,
                      gpointer data)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  Column *column = g_new0 (Column, 1);
  GtkColumnViewColumn *view_column;

  g_return_val_if_fail (GTK_IS_COLUMN_VIEW (view) && func != NULL, NULL);

  column->align = align;
  column->width_chars = width_chars;
  column->css_class = g_strdup (css_class);
  column->func = func;
  column->data = data;
  g_signal_connect_data (factory, "setup", G_CALLBACK (setup_text_cell), column, free_column, 0);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_text_cell), column);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_text_cell), column);
  view_column = gtk_column_view_column_new (title, factory);
  gtk_column_view_append_column (view, view_column);
  g_object_unref (view_column);
  return view_column;
}
