/* brg-row-menu.c - the menu of a row: the second button, the menu key, Shift+F10
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-row-menu.h"

#include "brg-columns.h"
#include "brg-ui.h"

/* Freed with the widget. */
typedef struct
{
  GtkWidget *widget;
  GtkWidget *popover; /* a child of the widget */
  GtkWidget *focus;   /* what had it before the menu; a weak pointer */
  BrgRowMenuPlace place;
  gpointer data;
} Menu;

static GMenuModel *
make_model (const BrgRowMenuLine *lines, guint n_lines)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) section = g_menu_new ();

  for (guint i = 0; i < n_lines; i++)
    if (lines[i].label == NULL)
      {
        g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
        g_object_unref (section);
        section = g_menu_new ();
      }
    else
      {
        g_autoptr (GMenuItem) item = g_menu_item_new (lines[i].label, lines[i].action);

        g_menu_item_set_attribute (item, "hidden-when", "s", "action-disabled");
        if (lines[i].accel != NULL)
          g_menu_item_set_attribute (item, "accel", "s", lines[i].accel);
        g_menu_append_item (section, item);
      }
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
  return G_MENU_MODEL (menu);
}

static gboolean
popup (Menu *self, const GdkRectangle *point)
{
  GdkRectangle place = point != NULL ? *point : (GdkRectangle){ 0 };

  if (!self->place (self->widget, point, &place, self->data))
    return GDK_EVENT_PROPAGATE;
  g_set_weak_pointer (&self->focus, gtk_root_get_focus (gtk_widget_get_root (self->widget)));
  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover), &place);
  gtk_popover_popup (GTK_POPOVER (self->popover));
  return GDK_EVENT_STOP;
}

static void
on_pressed (GtkGestureClick *gesture, int n_press G_GNUC_UNUSED, double x, double y, gpointer data)
{
  const GdkRectangle point = { (int) x, (int) y, 1, 1 };

  if (popup (data, &point) == GDK_EVENT_STOP)
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
}

static gboolean
on_key_pressed (gpointer data,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state,
                GtkEventControllerKey *controller G_GNUC_UNUSED)
{
  GdkModifierType held = state & gtk_accelerator_get_default_mod_mask ();

  if ((keyval == GDK_KEY_Menu && held == 0) || (keyval == GDK_KEY_F10 && held == GDK_SHIFT_MASK))
    return popup (data, NULL);
  return GDK_EVENT_PROPAGATE;
}

/* Back to the row, unless what was chosen has led elsewhere. */
static void
on_closed (Menu *self)
{
  if (self->focus != NULL && gtk_widget_get_mapped (self->focus))
    gtk_widget_grab_focus (self->focus);
  g_clear_weak_pointer (&self->focus);
}

static void
on_destroyed (Menu *self)
{
  g_clear_weak_pointer (&self->focus);
  if (self->popover != NULL)
    gtk_widget_unparent (self->popover);
}

void
brg_row_menu_add_to (GtkWidget *widget,
                     const BrgRowMenuLine *lines,
                     guint n_lines,
                     BrgRowMenuPlace place,
                     gpointer data)
{
  g_autoptr (GMenuModel) model = NULL;
  GtkGesture *click;
  Menu *self;

  g_return_if_fail (GTK_IS_WIDGET (widget) && lines != NULL && place != NULL);

  model = make_model (lines, n_lines);
  self = g_new0 (Menu, 1);
  self->widget = widget;
  self->place = place;
  self->data = data;
  self->popover = gtk_popover_menu_new_from_model (model);
  gtk_popover_set_has_arrow (GTK_POPOVER (self->popover), FALSE);
  gtk_widget_set_halign (self->popover, GTK_ALIGN_START);
  gtk_widget_set_parent (self->popover, widget);
  /* The widget may take its children away itself. */
  g_object_add_weak_pointer (G_OBJECT (self->popover), (gpointer *) &self->popover);
  g_object_set_data_full (G_OBJECT (widget), "brg-row-menu", self, g_free);
  g_signal_connect_swapped (widget, "destroy", G_CALLBACK (on_destroyed), self);
  g_signal_connect_swapped (self->popover, "closed", G_CALLBACK (on_closed), self);
  click = gtk_gesture_click_new ();
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect (click, "pressed", G_CALLBACK (on_pressed), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  brg_ui_add_keys (widget, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
}

/* Tables of columns */

/* The row of the list that the point is in. */
static GtkWidget *
find_row_at (GtkWidget *view, GtkWidget *list, const GdkRectangle *point)
{
  GtkWidget *widget = gtk_widget_pick (view, point->x, point->y, GTK_PICK_DEFAULT);

  while (widget != NULL && gtk_widget_get_parent (widget) != list)
    widget = gtk_widget_get_parent (widget);
  return widget;
}

static void
select_row (GtkColumnView *view, GtkWidget *row)
{
  GtkSelectionModel *model = gtk_column_view_get_model (view);
  guint n_items = g_list_model_get_n_items (G_LIST_MODEL (model));

  for (guint i = 0; i < n_items; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (model), i);

      if (brg_columns_find_row (view, item) != row)
        continue;
      gtk_selection_model_select_item (model, i, TRUE);
      return;
    }
}

gboolean
brg_row_menu_place_row (GtkWidget *widget,
                        const GdkRectangle *point,
                        GdkRectangle *place,
                        gpointer data G_GNUC_UNUSED)
{
  GtkColumnView *view = GTK_COLUMN_VIEW (widget);
  GtkWidget *list = brg_columns_find_list (view);
  GtkWidget *row;
  graphene_point_t corner;

  if (list == NULL || gtk_column_view_get_model (view) == NULL)
    return FALSE;
  if (point != NULL)
    {
      row = find_row_at (widget, list, point);
      if (row == NULL)
        return FALSE;
      gtk_widget_grab_focus (row);
      select_row (view, row);
      return TRUE;
    }
  row = brg_columns_find_selected (list);
  /* A list that has just come on show has the keyboard on a row and none selected. */
  if (row == NULL && gtk_widget_get_focus_child (list) != NULL)
    {
      row = gtk_widget_get_focus_child (list);
      select_row (view, row);
    }
  if (row == NULL || !gtk_widget_compute_point (row, widget, graphene_point_zero (), &corner))
    return FALSE;
  *place = (GdkRectangle){ (int) corner.x + gtk_widget_get_width (row) / 4, (int) corner.y, 1,
                           gtk_widget_get_height (row) };
  return TRUE;
}

void
brg_row_menu_add (GtkColumnView *view, const BrgRowMenuLine *lines, guint n_lines)
{
  g_return_if_fail (GTK_IS_COLUMN_VIEW (view));

  brg_row_menu_add_to (GTK_WIDGET (view), lines, n_lines, brg_row_menu_place_row, NULL);
}

typedef struct
{
  BrgRowMenuChosen chosen;
  gpointer data;
} Choice;

static void
on_line_chosen (GSimpleAction *action G_GNUC_UNUSED, GVariant *line, gpointer data)
{
  const Choice *self = data;

  self->chosen (self->data, g_variant_get_uint32 (line));
}

void
brg_row_menu_add_chosen (GtkColumnView *view,
                         BrgRowMenuLine *lines,
                         guint n_lines,
                         BrgRowMenuChosen chosen,
                         gpointer data)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) action = g_simple_action_new ("choose", G_VARIANT_TYPE_UINT32);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  Choice *self;

  g_return_if_fail (GTK_IS_COLUMN_VIEW (view) && lines != NULL && chosen != NULL);

  self = g_new (Choice, 1);
  *self = (Choice){ chosen, data };
  g_object_set_data_full (G_OBJECT (view), "brg-row-choice", self, g_free);
  g_signal_connect (action, "activate", G_CALLBACK (on_line_chosen), self);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  gtk_widget_insert_action_group (GTK_WIDGET (view), "row", G_ACTION_GROUP (group));
  for (guint i = 0; i < n_lines; i++)
    {
      g_ptr_array_add (names, g_strdup_printf ("row.choose(uint32 %u)", i));
      lines[i].action = names->pdata[i];
    }
  brg_row_menu_add (view, lines, n_lines);
}

/* Lists */

static gboolean
place_in_list (GtkWidget *widget,
               const GdkRectangle *point,
               GdkRectangle *place,
               gpointer data G_GNUC_UNUSED)
{
  GtkListBox *list = GTK_LIST_BOX (widget);
  GtkWidget *focused = gtk_widget_get_focus_child (widget);
  GtkListBoxRow *row = point != NULL                   ? gtk_list_box_get_row_at_y (list, point->y)
                       : GTK_IS_LIST_BOX_ROW (focused) ? GTK_LIST_BOX_ROW (focused)
                                                       : gtk_list_box_get_selected_row (list);
  graphene_rect_t bounds;

  if (row == NULL || !gtk_widget_compute_bounds (GTK_WIDGET (row), widget, &bounds))
    return FALSE;
  gtk_list_box_select_row (list, row);
  gtk_widget_grab_focus (GTK_WIDGET (row));
  if (point == NULL)
    *place = (GdkRectangle){ (int) (bounds.origin.x + bounds.size.width / 4), (int) bounds.origin.y,
                             1, (int) bounds.size.height };
  return TRUE;
}

void
brg_row_menu_add_to_list (GtkListBox *list, const BrgRowMenuLine *lines, guint n_lines)
{
  g_return_if_fail (GTK_IS_LIST_BOX (list));

  brg_row_menu_add_to (GTK_WIDGET (list), lines, n_lines, place_in_list, NULL);
}
