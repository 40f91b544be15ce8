/* brg-crosstable-view.c - a crosstable to look at and to walk through
 *
 * Tests: tests/widgets/test-crosstable-view.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-crosstable-view.h"

#include "brg-crosstable-copy.h"
#include "brg-crosstable-move.h"
#include "brg-crosstable-scroller.h"

struct _BrgCrosstableView
{
  GtkWidget parent_instance;

  GtkWidget *scroller;     /* owned as a child */
  BrgCrosstableArea *area; /* owned by the scroller */
  gint row;
  gint column;
  gint game;   /* which of several games of the cell */
  gint anchor; /* where a selection of rows began, -1 for none */
  gboolean entry_mode;
  BrgCrosstableDescribe describe;
  gpointer describe_data; /* owned if there is a destroy */
  GDestroyNotify describe_destroy;
};

G_DEFINE_FINAL_TYPE (BrgCrosstableView, brg_crosstable_view, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_ENTRY_MODE,
  N_PROPS,
};

enum
{
  CURSOR_CHANGED,
  CELL_ACTIVATED,
  N_SIGNALS,
};

typedef struct
{
  guint key;
  guint keypad;
  GdkModifierType modifiers;
  BrgCrosstableMove move;
} MoveKey;

static const MoveKey move_keys[] = {
  { GDK_KEY_Left, GDK_KEY_KP_Left, 0, BRG_CROSSTABLE_MOVE_LEFT },
  { GDK_KEY_Right, GDK_KEY_KP_Right, 0, BRG_CROSSTABLE_MOVE_RIGHT },
  { GDK_KEY_Up, GDK_KEY_KP_Up, 0, BRG_CROSSTABLE_MOVE_UP },
  { GDK_KEY_Down, GDK_KEY_KP_Down, 0, BRG_CROSSTABLE_MOVE_DOWN },
  { GDK_KEY_Home, GDK_KEY_KP_Home, 0, BRG_CROSSTABLE_MOVE_ROW_START },
  { GDK_KEY_End, GDK_KEY_KP_End, 0, BRG_CROSSTABLE_MOVE_ROW_END },
  { GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up, 0, BRG_CROSSTABLE_MOVE_PAGE_UP },
  { GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down, 0, BRG_CROSSTABLE_MOVE_PAGE_DOWN },
  { GDK_KEY_Home, GDK_KEY_KP_Home, GDK_CONTROL_MASK, BRG_CROSSTABLE_MOVE_TOP },
  { GDK_KEY_End, GDK_KEY_KP_End, GDK_CONTROL_MASK, BRG_CROSSTABLE_MOVE_BOTTOM },
  { GDK_KEY_Up, GDK_KEY_KP_Up, GDK_CONTROL_MASK, BRG_CROSSTABLE_MOVE_TOP },
  { GDK_KEY_Down, GDK_KEY_KP_Down, GDK_CONTROL_MASK, BRG_CROSSTABLE_MOVE_BOTTOM },
  { GDK_KEY_Left, GDK_KEY_KP_Left, GDK_CONTROL_MASK, BRG_CROSSTABLE_MOVE_ROW_START },
  { GDK_KEY_Right, GDK_KEY_KP_Right, GDK_CONTROL_MASK, BRG_CROSSTABLE_MOVE_ROW_END },
};

/* With Shift the rows between are selected, to be copied. */
static const MoveKey select_keys[] = {
  { GDK_KEY_Up, GDK_KEY_KP_Up, GDK_SHIFT_MASK, BRG_CROSSTABLE_MOVE_UP },
  { GDK_KEY_Down, GDK_KEY_KP_Down, GDK_SHIFT_MASK, BRG_CROSSTABLE_MOVE_DOWN },
  { GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up, GDK_SHIFT_MASK, BRG_CROSSTABLE_MOVE_PAGE_UP },
  { GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down, GDK_SHIFT_MASK, BRG_CROSSTABLE_MOVE_PAGE_DOWN },
  { GDK_KEY_Home, GDK_KEY_KP_Home, GDK_SHIFT_MASK | GDK_CONTROL_MASK, BRG_CROSSTABLE_MOVE_TOP },
  { GDK_KEY_End, GDK_KEY_KP_End, GDK_SHIFT_MASK | GDK_CONTROL_MASK, BRG_CROSSTABLE_MOVE_BOTTOM },
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* Speech */

static char *
describe_plainly (const BrgCrosstable *table, gint row, gint column)
{
  gint index;
  BrgCrosstablePart part = brg_crosstable_columns_get_part (table, column, &index);
  const char *name = table->rows[row].name;
  const char *head = brg_crosstable_columns_get_head (table, part, index);
  g_autofree char *text = NULL;

  if (part == BRG_CROSSTABLE_NAME)
    return g_strdup (name != NULL ? name : "");
  text = brg_crosstable_columns_dup_text (table, row, part, index);
  return g_strdup_printf ("%s, %s: %s", name != NULL ? name : "", head != NULL ? head : "", text);
}

static void
update_description (BrgCrosstableView *self)
{
  const BrgCrosstable *table = brg_crosstable_area_get_table (self->area);
  g_autofree char *sentence = NULL;

  if (table != NULL && self->row >= 0)
    sentence = self->describe != NULL
                   ? self->describe (table, self->row, self->column, self->describe_data)
                   : describe_plainly (table, self->row, self->column);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sentence != NULL ? sentence : "", -1);
}

static void
clear_describe (BrgCrosstableView *self)
{
  if (self->describe_destroy != NULL)
    self->describe_destroy (self->describe_data);
  self->describe = NULL;
  self->describe_data = NULL;
  self->describe_destroy = NULL;
}

/* The cursor */

static void
update_ring (BrgCrosstableView *self)
{
  brg_crosstable_area_set_ring (self->area,
                                self->entry_mode || gtk_widget_has_focus (GTK_WIDGET (self)));
}

/* How many games of a cell the cursor can stand on. */
static gint
count_games (BrgCrosstableView *self, gint row, gint column)
{
  const BrgCrosstable *table = brg_crosstable_area_get_table (self->area);

  if (table == NULL || row < 0 || row >= table->n_rows || column < 0 ||
      column >= table->n_columns || table->rows[row].cells[column].games == NULL)
    return 1;
  return MAX (table->rows[row].cells[column].n_games, 1);
}

static void
set_anchor (BrgCrosstableView *self, gint anchor)
{
  self->anchor = anchor;
  brg_crosstable_area_set_selection (self->area, anchor < 0 ? -1 : MIN (anchor, self->row),
                                     anchor < 0 ? -1 : MAX (anchor, self->row));
}

/* Takes a cell that exists, or row -1. */
static void
place_cursor (BrgCrosstableView *self, gint row, gint column)
{
  self->row = row;
  self->column = column;
  self->game = CLAMP (self->game, 0, count_games (self, row, column) - 1);
  brg_crosstable_area_set_cursor (self->area, row, column, self->game);
  update_description (self);
  g_signal_emit (self, signals[CURSOR_CHANGED], 0, row, column);
}

static void
move_to (BrgCrosstableView *self, gint row, gint column)
{
  if (row != self->row || column != self->column)
    place_cursor (self, row, column);
  brg_crosstable_area_reveal_cursor (self->area);
}

static gint
count_page_rows (BrgCrosstableView *self)
{
  GtkAdjustment *rows = brg_crosstable_view_get_vadjustment (self);
  BrgCrosstableLayout *layout = brg_crosstable_area_get_layout (self->area);

  return MAX ((gint) gtk_adjustment_get_page_size (rows) / layout->row_height - 1, 1);
}

/* A step from game to game inside of a cell. */
static gboolean
step_inside (BrgCrosstableView *self, BrgCrosstableMove move)
{
  gint game = self->game + (move == BRG_CROSSTABLE_MOVE_RIGHT) - (move == BRG_CROSSTABLE_MOVE_LEFT);

  if (game == self->game || game < 0 || game >= count_games (self, self->row, self->column))
    return FALSE;
  self->game = game;
  place_cursor (self, self->row, self->column);
  return TRUE;
}

/* Sideways the cursor enters a cell at the game that is nearest. */
static void
enter_cell (BrgCrosstableView *self, BrgCrosstableMove move, gint row, gint column)
{
  if (column != self->column)
    self->game = move == BRG_CROSSTABLE_MOVE_LEFT ? count_games (self, row, column) - 1 : 0;
  move_to (self, row, column);
}

static gboolean
on_select_key (GtkWidget *widget, GVariant *args, gpointer user_data G_GNUC_UNUSED)
{
  BrgCrosstableView *self = BRG_CROSSTABLE_VIEW (widget);
  BrgCrosstableMove move = (BrgCrosstableMove) g_variant_get_int32 (args);
  gint row = self->row;
  gint column = self->column;

  if (self->row < 0)
    return FALSE;
  brg_crosstable_move (brg_crosstable_area_get_layout (self->area), move, count_page_rows (self),
                       FALSE, &row, &column);
  if (self->anchor < 0)
    self->anchor = self->row;
  move_to (self, row, self->column);
  set_anchor (self, self->anchor);
  return TRUE;
}

static gboolean
on_escape_key (GtkWidget *widget, GVariant *args G_GNUC_UNUSED, gpointer user_data G_GNUC_UNUSED)
{
  BrgCrosstableView *self = BRG_CROSSTABLE_VIEW (widget);

  if (self->anchor < 0)
    return FALSE;
  set_anchor (self, -1);
  return TRUE;
}

static gboolean
on_move_key (GtkWidget *widget, GVariant *args, gpointer user_data G_GNUC_UNUSED)
{
  BrgCrosstableView *self = BRG_CROSSTABLE_VIEW (widget);
  const BrgCrosstable *table = brg_crosstable_area_get_table (self->area);
  BrgCrosstableMove move = (BrgCrosstableMove) g_variant_get_int32 (args);
  gint row = self->row;
  gint column = self->column;

  if (table == NULL || table->n_rows == 0)
    return FALSE;
  set_anchor (self, -1);
  if (self->row >= 0 && step_inside (self, move))
    return TRUE;
  /* True at the edges too: else the window would take the arrow and move the focus away. */
  if (self->row < 0)
    move_to (self, 0, self->entry_mode && table->n_columns > 0 ? 0 : self->column);
  else
    {
      brg_crosstable_move (brg_crosstable_area_get_layout (self->area), move,
                           count_page_rows (self), self->entry_mode, &row, &column);
      enter_cell (self, move, row, column);
    }
  return TRUE;
}

static gboolean
on_enter_key (GtkWidget *widget, GVariant *args G_GNUC_UNUSED, gpointer user_data G_GNUC_UNUSED)
{
  BrgCrosstableView *self = BRG_CROSSTABLE_VIEW (widget);

  if (self->row < 0)
    return FALSE;
  g_signal_emit (self, signals[CELL_ACTIVATED], 0, self->row, self->column);
  return TRUE;
}

static void
on_pressed (GtkGestureClick *gesture, int n_press, double x, double y, BrgCrosstableView *self)
{
  BrgCrosstableLayout *layout = brg_crosstable_area_get_layout (self->area);
  BrgCrosstableScene scene;
  const BrgCrosstableColumn *column;
  gint row;

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (layout == NULL)
    return;
  brg_crosstable_area_get_scene (self->area, &scene);
  column = brg_crosstable_scene_find (&scene, layout, x, y, &row);
  if (column == NULL || row < 0)
    return;
  set_anchor (self, -1);
  self->game = brg_crosstable_scene_find_game (&scene, layout, row, column->column, x);
  if (row == self->row && column->column == self->column)
    place_cursor (self, row, column->column);
  move_to (self, row, column->column);
  if (n_press == 2 &&
      gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture)) == GDK_BUTTON_PRIMARY)
    g_signal_emit (self, signals[CELL_ACTIVATED], 0, self->row, self->column);
}

static void
on_focus_changed (BrgCrosstableView *self)
{
  const BrgCrosstable *table = brg_crosstable_area_get_table (self->area);

  if (gtk_widget_has_focus (GTK_WIDGET (self)) && self->row < 0 && table != NULL &&
      table->n_rows > 0)
    place_cursor (self, 0, self->entry_mode && table->n_columns > 0 ? 0 : self->column);
  update_ring (self);
}

void
brg_crosstable_view_copy (BrgCrosstableView *self)
{
  const BrgCrosstable *table;
  gint first = 0;
  gint last = G_MAXINT;

  g_return_if_fail (BRG_IS_CROSSTABLE_VIEW (self));

  table = brg_crosstable_area_get_table (self->area);
  if (table == NULL)
    return;
  if (self->anchor >= 0)
    first = MIN (self->anchor, self->row), last = MAX (self->anchor, self->row);
  brg_crosstable_copy (GTK_WIDGET (self), table, first, last);
}

static void
copy_table (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  brg_crosstable_view_copy (BRG_CROSSTABLE_VIEW (widget));
}

/* Object */

static void
brg_crosstable_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_ENTRY_MODE)
    g_value_set_boolean (value, BRG_CROSSTABLE_VIEW (object)->entry_mode);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
brg_crosstable_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_ENTRY_MODE)
    brg_crosstable_view_set_entry_mode (BRG_CROSSTABLE_VIEW (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
brg_crosstable_view_dispose (GObject *object)
{
  BrgCrosstableView *self = BRG_CROSSTABLE_VIEW (object);

  clear_describe (self);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  self->area = NULL;

  G_OBJECT_CLASS (brg_crosstable_view_parent_class)->dispose (object);
}

static void
add_keys (GtkWidgetClass *widget_class)
{
  static const guint enter_keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter };

  for (gsize i = 0; i < G_N_ELEMENTS (move_keys); i++)
    {
      const MoveKey *row = &move_keys[i];

      gtk_widget_class_add_binding (widget_class, row->key, row->modifiers, on_move_key, "i",
                                    row->move);
      gtk_widget_class_add_binding (widget_class, row->keypad, row->modifiers, on_move_key, "i",
                                    row->move);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (select_keys); i++)
    {
      const MoveKey *row = &select_keys[i];

      gtk_widget_class_add_binding (widget_class, row->key, row->modifiers, on_select_key, "i",
                                    row->move);
      gtk_widget_class_add_binding (widget_class, row->keypad, row->modifiers, on_select_key, "i",
                                    row->move);
    }
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, on_escape_key, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (enter_keys); i++)
    gtk_widget_class_add_binding (widget_class, enter_keys[i], 0, on_enter_key, NULL);
  gtk_widget_class_install_action (widget_class, "clipboard.copy", NULL, copy_table);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK, "clipboard.copy",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Insert, GDK_CONTROL_MASK,
                                       "clipboard.copy", NULL);
}

static void
brg_crosstable_view_class_init (BrgCrosstableViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = brg_crosstable_view_get_property;
  object_class->set_property = brg_crosstable_view_set_property;
  object_class->dispose = brg_crosstable_view_dispose;

  properties[PROP_ENTRY_MODE] =
      g_param_spec_boolean ("entry-mode", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[CURSOR_CHANGED] =
      g_signal_new ("cursor-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
  signals[CELL_ACTIVATED] =
      g_signal_new ("cell-activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);

  add_keys (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "brg-crosstable");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TABLE);
}

static void
brg_crosstable_view_init (BrgCrosstableView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->row = -1;
  self->anchor = -1;
  self->column = BRG_CROSSTABLE_COLUMN_NAME;
  self->scroller = brg_crosstable_scroller_new ();
  self->area = brg_crosstable_scroller_get_area (BRG_CROSSTABLE_SCROLLER (self->scroller));
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  g_signal_connect (click, "pressed", G_CALLBACK (on_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self->area), GTK_EVENT_CONTROLLER (click));
  g_signal_connect (self, "notify::has-focus", G_CALLBACK (on_focus_changed), NULL);

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
}

GtkWidget *
brg_crosstable_view_new (void)
{
  return g_object_new (BRG_TYPE_CROSSTABLE_VIEW, NULL);
}

void
brg_crosstable_view_set_table (BrgCrosstableView *self, BrgCrosstable *table)
{
  gint row, column;

  g_return_if_fail (BRG_IS_CROSSTABLE_VIEW (self));

  row = self->row;
  column = self->column;
  brg_crosstable_move_to_table (brg_crosstable_area_get_table (self->area), table, &row, &column);
  brg_crosstable_area_set_table (self->area, table);
  place_cursor (self, row, column);
  set_anchor (self, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

const BrgCrosstable *
brg_crosstable_view_get_table (BrgCrosstableView *self)
{
  g_return_val_if_fail (BRG_IS_CROSSTABLE_VIEW (self), NULL);

  return brg_crosstable_area_get_table (self->area);
}

void
brg_crosstable_view_set_cursor (BrgCrosstableView *self, gint row, gint column)
{
  const BrgCrosstable *table;

  g_return_if_fail (BRG_IS_CROSSTABLE_VIEW (self));

  table = brg_crosstable_area_get_table (self->area);
  if (table == NULL)
    return;
  move_to (self, CLAMP (row, -1, table->n_rows - 1),
           brg_crosstable_layout_step (brg_crosstable_area_get_layout (self->area), column, 0));
}

gboolean
brg_crosstable_view_get_cursor (BrgCrosstableView *self, gint *row, gint *column)
{
  g_return_val_if_fail (BRG_IS_CROSSTABLE_VIEW (self), FALSE);

  if (row != NULL)
    *row = self->row;
  if (column != NULL)
    *column = self->column;
  return self->row >= 0;
}

gint
brg_crosstable_view_get_game (BrgCrosstableView *self)
{
  g_return_val_if_fail (BRG_IS_CROSSTABLE_VIEW (self), 0);

  return self->game;
}

gboolean
brg_crosstable_view_get_cell_area (BrgCrosstableView *self,
                                   gint row,
                                   gint column,
                                   GdkRectangle *area)
{
  BrgCrosstableLayout *layout;
  BrgCrosstableScene scene;
  BrgCrosstableRect rect;
  GdkRectangle seen = { 0, 0, 0, 0 };

  g_return_val_if_fail (BRG_IS_CROSSTABLE_VIEW (self), FALSE);
  g_return_val_if_fail (area != NULL, FALSE);

  layout = brg_crosstable_area_get_layout (self->area);
  if (layout == NULL)
    return FALSE;
  brg_crosstable_area_get_scene (self->area, &scene);
  if (!brg_crosstable_scene_get_cell (&scene, layout, row, column, &rect))
    return FALSE;
  seen.y = layout->head_height;
  seen.width = scene.width;
  seen.height = scene.height - seen.y;
  *area = (GdkRectangle){ rect.x, rect.y, rect.width, rect.height };
  return gdk_rectangle_intersect (&seen, area, NULL);
}

void
brg_crosstable_view_set_entry_mode (BrgCrosstableView *self, gboolean entry_mode)
{
  g_return_if_fail (BRG_IS_CROSSTABLE_VIEW (self));

  entry_mode = entry_mode != FALSE;
  if (self->entry_mode == entry_mode)
    return;
  self->entry_mode = entry_mode;
  update_ring (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ENTRY_MODE]);
}

gboolean
brg_crosstable_view_get_entry_mode (BrgCrosstableView *self)
{
  g_return_val_if_fail (BRG_IS_CROSSTABLE_VIEW (self), FALSE);

  return self->entry_mode;
}

void
brg_crosstable_view_set_label (BrgCrosstableView *self, const char *label)
{
  g_return_if_fail (BRG_IS_CROSSTABLE_VIEW (self));
  g_return_if_fail (label != NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
brg_crosstable_view_set_describe (BrgCrosstableView *self,
                                  BrgCrosstableDescribe describe,
                                  gpointer user_data,
                                  GDestroyNotify destroy)
{
  g_return_if_fail (BRG_IS_CROSSTABLE_VIEW (self));

  clear_describe (self);
  self->describe = describe;
  self->describe_data = user_data;
  self->describe_destroy = destroy;
  update_description (self);
}

GtkAdjustment *
brg_crosstable_view_get_vadjustment (BrgCrosstableView *self)
{
  g_return_val_if_fail (BRG_IS_CROSSTABLE_VIEW (self), NULL);

  return brg_crosstable_scroller_get_adjustment (BRG_CROSSTABLE_SCROLLER (self->scroller),
                                                 GTK_ORIENTATION_VERTICAL);
}

GtkAdjustment *
brg_crosstable_view_get_hadjustment (BrgCrosstableView *self)
{
  g_return_val_if_fail (BRG_IS_CROSSTABLE_VIEW (self), NULL);

  return brg_crosstable_scroller_get_adjustment (BRG_CROSSTABLE_SCROLLER (self->scroller),
                                                 GTK_ORIENTATION_HORIZONTAL);
}
