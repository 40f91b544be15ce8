/* brg-tab-bin.c - a box that one Tab enters and one Tab leaves
 *
 * Tests: tests/widgets/test-small-widgets.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-tab-bin.h"

/* GTK_LIST_TAB_ITEM of GTK 4.12 */
#define TAB_BEHAVIOR_ITEM 1

struct _BrgTabBin
{
  GtkWidget parent_instance;

  GtkWidget *child; /* owned as a child */
};

G_DEFINE_FINAL_TYPE (BrgTabBin, brg_tab_bin, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_CHILD,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* GTK 4.12 and later enter a list from behind at its last row, unless Tab is to stay in one row. */
static void
enter_at_row_of_focus (GtkWidget *list)
{
  if (GTK_IS_SCROLLED_WINDOW (list))
    list = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (list));
  if (list != NULL &&
      g_object_class_find_property (G_OBJECT_GET_CLASS (list), "tab-behavior") != NULL)
    g_object_set (list, "tab-behavior", TAB_BEHAVIOR_ITEM, NULL);
}

/* What stands in a row, as a button, is gone through before the list is left. */
static gboolean
step_in_row (GtkWidget *bin, GtkDirectionType direction)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (bin));
  GtkWidget *row = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX_ROW) : NULL;

  return row != NULL && gtk_widget_is_ancestor (row, bin) &&
         gtk_widget_child_focus (row, direction);
}

static gboolean
brg_tab_bin_focus (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean is_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  if (is_tab && gtk_widget_get_focus_child (widget) != NULL)
    return step_in_row (widget, direction);
  if (is_tab && BRG_TAB_BIN (widget)->child != NULL)
    enter_at_row_of_focus (BRG_TAB_BIN (widget)->child);
  return GTK_WIDGET_CLASS (brg_tab_bin_parent_class)->focus (widget, direction);
}

static void
brg_tab_bin_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  BrgTabBin *self = BRG_TAB_BIN (object);

  if (id == PROP_CHILD)
    g_value_set_object (value, self->child);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
brg_tab_bin_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CHILD)
    brg_tab_bin_set_child (BRG_TAB_BIN (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
brg_tab_bin_dispose (GObject *object)
{
  g_clear_pointer (&BRG_TAB_BIN (object)->child, gtk_widget_unparent);

  G_OBJECT_CLASS (brg_tab_bin_parent_class)->dispose (object);
}

/* It takes the room that its child wants. */
static void
brg_tab_bin_compute_expand (GtkWidget *widget, gboolean *across, gboolean *down)
{
  GtkWidget *child = BRG_TAB_BIN (widget)->child;

  *across = child != NULL && gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL);
  *down = child != NULL && gtk_widget_compute_expand (child, GTK_ORIENTATION_VERTICAL);
}

/* What held the focus when it went out of sight is no place to go on from: the toolkit keeps it as
 * the last place of the focus, and Tab would then find nothing any more. */
static void
brg_tab_bin_unmap (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  GTK_WIDGET_CLASS (brg_tab_bin_parent_class)->unmap (widget);
  gtk_widget_set_focus_child (widget, NULL);
  if (parent != NULL && gtk_widget_get_focus_child (parent) == widget)
    gtk_widget_set_focus_child (parent, NULL);
}

static void
brg_tab_bin_class_init (BrgTabBinClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = brg_tab_bin_get_property;
  object_class->set_property = brg_tab_bin_set_property;
  object_class->dispose = brg_tab_bin_dispose;
  widget_class->focus = brg_tab_bin_focus;
  widget_class->unmap = brg_tab_bin_unmap;
  widget_class->compute_expand = brg_tab_bin_compute_expand;

  properties[PROP_CHILD] =
      g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
brg_tab_bin_init (BrgTabBin *self)
{
  self->child = NULL;
}

GtkWidget *
brg_tab_bin_new (GtkWidget *child)
{
  return g_object_new (BRG_TYPE_TAB_BIN, "child", child, NULL);
}

void
brg_tab_bin_set_child (BrgTabBin *self, GtkWidget *child)
{
  g_return_if_fail (BRG_IS_TAB_BIN (self));
  g_return_if_fail (child == NULL || GTK_IS_WIDGET (child));

  if (child == self->child)
    return;
  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    {
      gtk_widget_set_parent (child, GTK_WIDGET (self));
      /* A list that is not there takes no room, nor the space beside it. */
      g_object_bind_property (child, "visible", self, "visible", G_BINDING_SYNC_CREATE);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHILD]);
}

GtkWidget *
brg_tab_bin_get_child (BrgTabBin *self)
{
  g_return_val_if_fail (BRG_IS_TAB_BIN (self), NULL);

  return self->child;
}
