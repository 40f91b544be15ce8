/* brg-columns.c - columns of a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-columns.h"

#include "brg-row-item.h"
#include "brg-ui.h"

/* Columns of widgets */

#define CELLS_KEY "brg-cells"

/* Which item the widget of a cell stands for; not owned, and there while it does. */
#define ITEM_KEY "brg-item"

static void
free_cells (gpointer data, GClosure *closure G_GNUC_UNUSED)
{
  BrgColumnCells *cells = data;

  if (cells->free_data != NULL)
    cells->free_data (cells->data);
  g_free (cells);
}

static void
setup_cell (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *cell, gpointer data)
{
  const BrgColumnCells *cells = data;

  gtk_list_item_set_child (cell, cells->make (cells->data));
  g_object_set_data (G_OBJECT (cell), CELLS_KEY, data);
}

static void
show_cell (GtkListItem *cell)
{
  const BrgColumnCells *cells = g_object_get_data (G_OBJECT (cell), CELLS_KEY);

  cells->show (gtk_list_item_get_child (cell), gtk_list_item_get_item (cell), cells->data);
}

static void
bind_cell (GtkSignalListItemFactory *factory G_GNUC_UNUSED,
           GtkListItem *cell,
           gpointer data G_GNUC_UNUSED)
{
  gpointer item = gtk_list_item_get_item (cell);

  g_object_set_data (G_OBJECT (gtk_list_item_get_child (cell)), ITEM_KEY, item);
  show_cell (cell);
  if (BRG_IS_ROW_ITEM (item))
    g_signal_connect_swapped (item, "notify::revision", G_CALLBACK (show_cell), cell);
}

static void
unbind_cell (GtkSignalListItemFactory *factory G_GNUC_UNUSED,
             GtkListItem *cell,
             gpointer data G_GNUC_UNUSED)
{
  g_signal_handlers_disconnect_by_data (gtk_list_item_get_item (cell), cell);
  g_object_set_data (G_OBJECT (gtk_list_item_get_child (cell)), ITEM_KEY, NULL);
}

GtkColumnViewColumn *
brg_columns_add (GtkColumnView *view, const char *title, const BrgColumnCells *cells)
{
  GtkListItemFactory *factory;
  BrgColumnCells *own;
  GtkColumnViewColumn *column;

  g_return_val_if_fail (GTK_IS_COLUMN_VIEW (view) && cells != NULL, NULL);

  factory = gtk_signal_list_item_factory_new ();
  own = g_memdup2 (cells, sizeof *cells);
  g_signal_connect_data (factory, "setup", G_CALLBACK (setup_cell), own, free_cells, 0);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cell), own);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cell), own);
  column = gtk_column_view_column_new (title, factory);
  gtk_column_view_append_column (view, column);
  g_object_unref (column);
  return column;
}

GtkWidget *
brg_columns_find_list (GtkColumnView *view)
{
  GtkWidget *child;

  g_return_val_if_fail (GTK_IS_COLUMN_VIEW (view), NULL);

  child = gtk_widget_get_last_child (GTK_WIDGET (view));
  while (child != NULL && !GTK_IS_LIST_VIEW (child))
    child = gtk_widget_get_prev_sibling (child);
  return child;
}

/* The list puts a widget of its own round every cell, and one round the cells of a row. */
GtkWidget *
brg_columns_get_row (GtkWidget *cell)
{
  GtkWidget *frame;

  g_return_val_if_fail (GTK_IS_WIDGET (cell), NULL);

  frame = gtk_widget_get_parent (cell);
  return frame != NULL ? gtk_widget_get_parent (frame) : NULL;
}

static gboolean
is_row_of (GtkWidget *row, gpointer item)
{
  for (GtkWidget *frame = gtk_widget_get_first_child (row); frame != NULL;
       frame = gtk_widget_get_next_sibling (frame))
    {
      GtkWidget *cell = gtk_widget_get_first_child (frame);

      if (cell != NULL && g_object_get_data (G_OBJECT (cell), ITEM_KEY) == item)
        return TRUE;
    }
  return FALSE;
}

GtkWidget *
brg_columns_find_row (GtkColumnView *view, gpointer item)
{
  GtkWidget *list = brg_columns_find_list (view);
  GtkWidget *row;

  g_return_val_if_fail (item != NULL, NULL);

  row = list != NULL ? gtk_widget_get_first_child (list) : NULL;
  while (row != NULL && !is_row_of (row, item))
    row = gtk_widget_get_next_sibling (row);
  return row;
}

/* Columns of texts */

typedef struct
{
  BrgColumnAlign align;
  gint width_chars;
  char *css_class;
  BrgColumnTextFunc func;
  gpointer data;
} TextColumn;

static void
free_text_column (gpointer data)
{
  TextColumn *column = data;

  g_free (column->css_class);
  g_free (column);
}

static GtkWidget *
make_text (gpointer data)
{
  static const float positions[] = { 0.0f, 0.5f, 1.0f };
  const TextColumn *column = data;
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
  return label;
}

static void
show_text (GtkWidget *label, gpointer item, gpointer data)
{
  const TextColumn *column = data;
  g_autofree char *text = column->func (item, column->data);

  gtk_label_set_text (GTK_LABEL (label), text);
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
  BrgColumnCells cells = { .make = make_text, .show = show_text, .free_data = free_text_column };
  TextColumn *column;

  g_return_val_if_fail (GTK_IS_COLUMN_VIEW (view) && func != NULL, NULL);

  column = g_new0 (TextColumn, 1);
  *column = (TextColumn){ align, width_chars, g_strdup (css_class), func, data };
  cells.data = column;
  return brg_columns_add (view, title, &cells);
}
