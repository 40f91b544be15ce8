/* brg-wizard-columns.c - columns of widgets in a table of the wizard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-wizard-columns.h"

/* What the factory of one column needs; freed with it. */
typedef struct
{
  BrgCellNewFunc make;
  BrgCellShowFunc show;
  gpointer data;
} Column;

static void
free_column (gpointer data, GClosure *closure G_GNUC_UNUSED)
{
  g_free (data);
}

static void
setup_cell (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *cell, gpointer data)
{
  const Column *column = data;

  gtk_list_item_set_child (cell, column->make ());
}

static void
show_cell (GtkListItem *cell, const Column *column)
{
  gpointer item = gtk_list_item_get_item (cell);

  if (item != NULL)
    column->show (gtk_list_item_get_child (cell), item, column->data);
}

static void
on_item_revised (GtkListItem *cell)
{
  show_cell (cell, g_object_get_data (G_OBJECT (cell), "brg-column"));
}

/* A row holds cells, a cell what was made for it. */
static GtkWidget *
find_row (GtkListItem *cell)
{
  return gtk_widget_get_parent (gtk_widget_get_parent (gtk_list_item_get_child (cell)));
}

static void
bind_cell (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *cell, gpointer data)
{
  brg_wizard_item_set_row (gtk_list_item_get_item (cell), find_row (cell));
  g_object_set_data (G_OBJECT (cell), "brg-column", data);
  show_cell (cell, data);
  g_signal_connect_swapped (gtk_list_item_get_item (cell), "notify::revision",
                            G_CALLBACK (on_item_revised), cell);
}

static void
unbind_cell (GtkSignalListItemFactory *factory G_GNUC_UNUSED,
             GtkListItem *cell,
             gpointer data G_GNUC_UNUSED)
{
  BrgWizardItem *item = gtk_list_item_get_item (cell);

  g_signal_handlers_disconnect_by_data (item, cell);
  if (brg_wizard_item_get_row (item) == find_row (cell))
    brg_wizard_item_set_row (item, NULL);
}

GtkColumnViewColumn *
brg_wizard_columns_add (GtkColumnView *view,
                        const char *title,
                        BrgCellNewFunc make,
                        BrgCellShowFunc show,
                        gpointer data)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  Column *column = g_new0 (Column, 1);
  GtkColumnViewColumn *view_column;

  g_return_val_if_fail (GTK_IS_COLUMN_VIEW (view) && make != NULL && show != NULL, NULL);

  *column = (Column){ make, show, data };
  g_signal_connect_data (factory, "setup", G_CALLBACK (setup_cell), column, free_column, 0);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cell), column);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cell), column);
  view_column = gtk_column_view_column_new (title, factory);
  gtk_column_view_append_column (view, view_column);
  g_object_unref (view_column);
  return view_column;
}

/* The list that holds the rows, inside of the table. */
static GtkWidget *
find_list (GtkColumnView *view)
{
  GtkWidget *child = gtk_widget_get_last_child (GTK_WIDGET (view));

  while (child != NULL && !GTK_IS_LIST_VIEW (child))
    child = gtk_widget_get_prev_sibling (child);
  return child;
}

static gboolean
focus_row (GtkColumnView *view, guint position)
{
  g_autoptr (BrgWizardItem) item =
      g_list_model_get_item (G_LIST_MODEL (gtk_column_view_get_model (view)), position);

  return item == NULL || (brg_wizard_item_get_row (item) != NULL &&
                          gtk_widget_grab_focus (brg_wizard_item_get_row (item)));
}

/* A row out of sight gets its widget when the list is laid out. */
static gboolean
on_tick (GtkWidget *view, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data)
{
  focus_row (GTK_COLUMN_VIEW (view), GPOINTER_TO_UINT (data));
  return G_SOURCE_REMOVE;
}

void
brg_wizard_columns_move_focus (GtkColumnView *view, guint position)
{
  GtkSelectionModel *model;
  GtkWidget *list;

  g_return_if_fail (GTK_IS_COLUMN_VIEW (view));

  model = gtk_column_view_get_model (view);
  list = find_list (view);
  if (list == NULL || position >= g_list_model_get_n_items (G_LIST_MODEL (model)))
    return;
  gtk_selection_model_select_item (model, position, TRUE);
  if (focus_row (view, position))
    return;
  gtk_widget_activate_action (list, "list.scroll-to-item", "u", position);
  gtk_widget_grab_focus (GTK_WIDGET (view));
  gtk_widget_add_tick_callback (GTK_WIDGET (view), on_tick, GUINT_TO_POINTER (position), NULL);
}
