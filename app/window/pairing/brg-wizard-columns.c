/* brg-wizard-columns.c - columns of widgets in a table of the wizard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-wizard-columns.h"

#include "brg-columns.h"

static gboolean
focus_row (GtkColumnView *view, guint position)
{
  g_autoptr (GObject) item =
      g_list_model_get_item (G_LIST_MODEL (gtk_column_view_get_model (view)), position);
  GtkWidget *row = item != NULL ? brg_columns_find_row (view, item) : NULL;

  return item == NULL || (row != NULL && gtk_widget_grab_focus (row));
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
  list = brg_columns_find_list (view);
  /* A table that was never seen has no lines yet. */
  if (list == NULL || model == NULL || position >= g_list_model_get_n_items (G_LIST_MODEL (model)))
    return;
  gtk_selection_model_select_item (model, position, TRUE);
  if (focus_row (view, position))
    return;
  gtk_widget_activate_action (list, "list.scroll-to-item", "u", position);
  gtk_widget_grab_focus (GTK_WIDGET (view));
  gtk_widget_add_tick_callback (GTK_WIDGET (view), on_tick, GUINT_TO_POINTER (position), NULL);
}
