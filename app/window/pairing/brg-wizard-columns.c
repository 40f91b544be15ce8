/* brg-wizard-columns.c - columns of widgets in a table of the wizard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-wizard-columns.h"

/* A row holds cells, a cell what was made for it. */
void
brg_wizard_columns_track (GtkWidget *cell, gpointer item, gboolean is_bound)
{
  GtkWidget *row = gtk_widget_get_parent (gtk_widget_get_parent (cell));

  if (is_bound)
    brg_wizard_item_set_row (item, row);
  else if (brg_wizard_item_get_row (item) == row)
    brg_wizard_item_set_row (item, NULL);
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
