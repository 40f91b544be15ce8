/* brg-crosstable-area.c - the scrolled part of a crosstable view
 *
 * It implements #GtkScrollable, so that a #GtkScrolledWindow around it brings wheel, touch and
 * kinetic scrolling. Its adjustments speak of the rows below the heading and of the results
 * between the frozen blocks only.
 *
 * Tests: tests/widgets/test-crosstable-view.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-crosstable-area.h"

#include "brg-crosstable-draw.h"
#include "brg-crosstable-style.h"
#include "brg-widget-palette.h"

struct _BrgCrosstableArea
{
  GtkWidget parent_instance;

  BrgCrosstable *table;          /* owned */
  BrgTextCache *texts;           /* owned */
  BrgCrosstableLayout *layout;   /* owned; borrows table and texts */
  GtkAdjustment *adjustments[2]; /* owned, by GtkOrientation */
  GtkScrollablePolicy policies[2];
  gint cursor_row;
  gint cursor_column;
  gint cursor_game;
  gint selected_from;
  gint selected_to;
  gboolean has_ring;
  gboolean is_allocated;   /* whether the adjustments know the table */
  gboolean reveals_cursor; /* once they do */
  GtkWidget *tip;          /* owned as a child: the cell that a tooltip is about */
  GdkRectangle tip_cell;   /* empty without one */
};

static void brg_crosstable_area_scrollable_init (GtkScrollableInterface *iface);
static void allocate_tip (BrgCrosstableArea *self);

G_DEFINE_FINAL_TYPE_WITH_CODE (BrgCrosstableArea,
                               brg_crosstable_area,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE,
                                                      brg_crosstable_area_scrollable_init))

/* A window that is as large as its contents want does not become as large as a long table. */
#define NATURAL_ROWS 20
#define NATURAL_WIDTH 1200

enum
{
  PROP_0,
  PROP_HADJUSTMENT,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY,
};

static void
drop_layout (BrgCrosstableArea *self)
{
  g_clear_pointer (&self->layout, brg_crosstable_layout_free);
}

BrgCrosstableLayout *
brg_crosstable_area_get_layout (BrgCrosstableArea *self)
{
  PangoContext *context;

  g_return_val_if_fail (BRG_IS_CROSSTABLE_AREA (self), NULL);

  context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  if (self->texts != NULL && !brg_text_cache_is_current (self->texts, context))
    {
      drop_layout (self);
      g_clear_pointer (&self->texts, brg_text_cache_free);
    }
  if (self->texts == NULL)
    self->texts = brg_text_cache_new (context);
  if (self->layout == NULL && self->table != NULL)
    {
      self->layout = brg_crosstable_layout_new (self->table, self->texts);
      brg_crosstable_layout_fit (self->layout, gtk_widget_get_width (GTK_WIDGET (self)));
    }
  return self->layout;
}

static gint
get_scroll (BrgCrosstableArea *self, GtkOrientation orientation)
{
  GtkAdjustment *adjustment = self->adjustments[orientation];

  return adjustment != NULL ? (gint) gtk_adjustment_get_value (adjustment) : 0;
}

void
brg_crosstable_area_get_scene (BrgCrosstableArea *self, BrgCrosstableScene *scene)
{
  g_return_if_fail (BRG_IS_CROSSTABLE_AREA (self));
  g_return_if_fail (scene != NULL);

  *scene = (BrgCrosstableScene){
    .width = gtk_widget_get_width (GTK_WIDGET (self)),
    .height = gtk_widget_get_height (GTK_WIDGET (self)),
    .scroll_x = get_scroll (self, GTK_ORIENTATION_HORIZONTAL),
    .scroll_y = get_scroll (self, GTK_ORIENTATION_VERTICAL),
    .cursor_row = self->cursor_row,
    .cursor_column = self->cursor_column,
    .cursor_game = self->cursor_game,
    .selected_from = self->selected_from,
    .selected_to = self->selected_to,
    .has_ring = self->has_ring,
  };
}

/* Size */

static void
brg_crosstable_area_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size G_GNUC_UNUSED,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline G_GNUC_UNUSED,
                             int *natural_baseline G_GNUC_UNUSED)
{
  BrgCrosstableArea *self = BRG_CROSSTABLE_AREA (widget);
  BrgCrosstableLayout *layout = brg_crosstable_area_get_layout (self);

  if (layout == NULL)
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = brg_crosstable_layout_get_min_width (layout);
      *natural = MAX (MIN (layout->full_width, (int) (NATURAL_WIDTH * layout->unit)), *minimum);
    }
  else
    {
      *minimum = layout->head_height + layout->row_height;
      *natural = layout->head_height + MIN (self->table->n_rows, NATURAL_ROWS) * layout->row_height;
      *natural = MAX (*natural, *minimum);
    }
}

static void
configure_adjustment (GtkAdjustment *adjustment, gint size, gint page, gint step)
{
  double value = gtk_adjustment_get_value (adjustment);

  size = MAX (size, page);
  gtk_adjustment_configure (adjustment, CLAMP (value, 0, size - page), 0, size, step,
                            MAX (page - step, step), page);
}

static void
configure_adjustments (BrgCrosstableArea *self)
{
  BrgCrosstableLayout *layout = brg_crosstable_area_get_layout (self);
  BrgCrosstableScene scene;
  BrgCrosstableRect middle;

  if (layout == NULL || self->adjustments[GTK_ORIENTATION_HORIZONTAL] == NULL ||
      self->adjustments[GTK_ORIENTATION_VERTICAL] == NULL)
    return;
  brg_crosstable_area_get_scene (self, &scene);
  brg_crosstable_scene_get_block (&scene, layout, BRG_CROSSTABLE_MIDDLE, &middle);
  configure_adjustment (self->adjustments[GTK_ORIENTATION_HORIZONTAL],
                        layout->block_width[BRG_CROSSTABLE_MIDDLE], middle.width,
                        layout->cell_width);
  configure_adjustment (self->adjustments[GTK_ORIENTATION_VERTICAL],
                        layout->height - layout->head_height,
                        MAX (scene.height - layout->head_height, 0), layout->row_height);
}

static void
brg_crosstable_area_size_allocate (GtkWidget *widget,
                                   int width,
                                   int height G_GNUC_UNUSED,
                                   int baseline G_GNUC_UNUSED)
{
  BrgCrosstableArea *self = BRG_CROSSTABLE_AREA (widget);
  BrgCrosstableLayout *layout = brg_crosstable_area_get_layout (self);

  if (layout != NULL)
    brg_crosstable_layout_fit (layout, width);
  configure_adjustments (self);
  self->is_allocated = TRUE;
  if (self->reveals_cursor)
    brg_crosstable_area_reveal_cursor (self);
  allocate_tip (self);
}

/* Drawing */

static void
brg_crosstable_area_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BrgCrosstableArea *self = BRG_CROSSTABLE_AREA (widget);
  BrgCrosstableLayout *layout = brg_crosstable_area_get_layout (self);
  BrgCrosstableScene scene;
  BrgPalette palette;
  cairo_t *cr;

  if (layout == NULL)
    return;
  brg_crosstable_area_get_scene (self, &scene);
  brg_widget_palette_load (widget, &palette);
  cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) scene.width, (float) scene.height));
  brg_crosstable_draw (cr, layout, &palette, &scene);
  cairo_destroy (cr);
}

/* What a short heading stands for. */
static const char *
find_long_heading (BrgCrosstableArea *self, const BrgCrosstableColumn *column)
{
  if (column->part == BRG_CROSSTABLE_VALUE)
    return self->table->value_names[column->index];
  return NULL;
}

/* The cell under the pointer as far as there is more to read about it than it shows. */
static char *
find_tip (BrgCrosstableArea *self, double x, double y, GdkRectangle *cell)
{
  BrgCrosstableLayout *layout = brg_crosstable_area_get_layout (self);
  BrgCrosstableScene scene;
  const BrgCrosstableColumn *column;
  g_autofree char *text = NULL;
  gint row;

  if (layout == NULL)
    return NULL;
  brg_crosstable_area_get_scene (self, &scene);
  column = brg_crosstable_scene_find (&scene, layout, x, y, &row);
  if (column == NULL)
    return NULL;
  *cell =
      (GdkRectangle){ brg_crosstable_scene_get_origin (&scene, layout, column->block) + column->x,
                      row < 0 ? 0 : layout->head_height + row * layout->row_height - scene.scroll_y,
                      column->width, row < 0 ? layout->head_height : layout->row_height };
  if (row < 0)
    return g_strdup (find_long_heading (self, column));
  if (column->part == BRG_CROSSTABLE_RESULT)
    return NULL;
  /* A text that ends in an ellipsis can be read in the tooltip. */
  text = brg_crosstable_columns_dup_text (self->table, row, column->part, column->index);
  if (brg_text_cache_get_width (
          self->texts, text,
          brg_crosstable_style_part (self->table->kind, column->part, &self->table->rows[row])) <=
      column->width - 2 * layout->padding)
    return NULL;
  return g_steal_pointer (&text);
}

/* The toolkit puts a tooltip below its widget, of a high one just below the pointer, whatever area
 * it is told. So the cell is a widget of its own while there is a tooltip on it: that covers
 * neither the cell nor the pointer. */
static void
on_motion (BrgCrosstableArea *self, double x, double y)
{
  GdkRectangle cell = { 0, 0, 0, 0 };
  g_autofree char *text = find_tip (self, x, y, &cell);

  if (text == NULL)
    cell = (GdkRectangle){ 0, 0, 0, 0 };
  if (gdk_rectangle_equal (&cell, &self->tip_cell))
    return;
  self->tip_cell = cell;
  gtk_widget_set_tooltip_text (self->tip, text);
  gtk_widget_set_child_visible (self->tip, text != NULL);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
allocate_tip (BrgCrosstableArea *self)
{
  int width;
  int height;

  if (!gtk_widget_get_child_visible (self->tip))
    return;
  gtk_widget_measure (self->tip, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (self->tip, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->tip,
                            &(GtkAllocation){ self->tip_cell.x, self->tip_cell.y,
                                              MAX (self->tip_cell.width, width),
                                              MAX (self->tip_cell.height, height) },
                            -1);
}

static void
setup_tip (BrgCrosstableArea *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  self->tip =
      g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_set_child_visible (self->tip, FALSE);
  gtk_widget_set_parent (self->tip, GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (motion, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (on_motion), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
}

/* Scrolling */

static void
set_adjustment (BrgCrosstableArea *self, GtkOrientation orientation, GtkAdjustment *adjustment)
{
  GtkAdjustment **place = &self->adjustments[orientation];

  if (adjustment != NULL && adjustment == *place)
    return;
  if (*place != NULL)
    g_signal_handlers_disconnect_by_data (*place, self);
  g_clear_object (place);
  if (adjustment == NULL)
    adjustment = gtk_adjustment_new (0, 0, 0, 0, 0, 0);
  *place = g_object_ref_sink (adjustment);
  g_signal_connect_object (*place, "value-changed", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  configure_adjustments (self);
}

static void
reveal_range (GtkAdjustment *adjustment, gint from, gint length)
{
  double value = gtk_adjustment_get_value (adjustment);
  double page = gtk_adjustment_get_page_size (adjustment);

  if (from < value)
    gtk_adjustment_set_value (adjustment, from);
  else if (from + length > value + page)
    gtk_adjustment_set_value (adjustment, from + length - page);
}

void
brg_crosstable_area_reveal_cursor (BrgCrosstableArea *self)
{
  BrgCrosstableLayout *layout;

  g_return_if_fail (BRG_IS_CROSSTABLE_AREA (self));

  self->reveals_cursor = !self->is_allocated;
  layout = brg_crosstable_area_get_layout (self);
  if (self->reveals_cursor || layout == NULL || self->cursor_row < 0 ||
      self->adjustments[GTK_ORIENTATION_HORIZONTAL] == NULL ||
      self->adjustments[GTK_ORIENTATION_VERTICAL] == NULL)
    return;
  reveal_range (self->adjustments[GTK_ORIENTATION_VERTICAL], self->cursor_row * layout->row_height,
                layout->row_height);
  for (gint i = 0; i < layout->n_columns; i++)
    if (layout->columns[i].column == self->cursor_column && layout->columns[i].is_stop &&
        layout->columns[i].block == BRG_CROSSTABLE_MIDDLE)
      reveal_range (self->adjustments[GTK_ORIENTATION_HORIZONTAL], layout->columns[i].x,
                    layout->columns[i].width);
}

/* Heading and frozen blocks do not take part in what is drawn at the end of scrolling. */
static gboolean
brg_crosstable_area_get_border (GtkScrollable *scrollable, GtkBorder *border)
{
  BrgCrosstableLayout *layout = brg_crosstable_area_get_layout (BRG_CROSSTABLE_AREA (scrollable));

  if (layout == NULL)
    return FALSE;
  *border = (GtkBorder){
    .left = (gint16) layout->block_width[BRG_CROSSTABLE_LEFT],
    .right = (gint16) layout->block_width[BRG_CROSSTABLE_RIGHT],
    .top = (gint16) layout->head_height,
  };
  return TRUE;
}

static void
brg_crosstable_area_scrollable_init (GtkScrollableInterface *iface)
{
  iface->get_border = brg_crosstable_area_get_border;
}

/* Object */

static void
brg_crosstable_area_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  BrgCrosstableArea *self = BRG_CROSSTABLE_AREA (object);

  switch (id)
    {
    case PROP_HADJUSTMENT:
      g_value_set_object (value, self->adjustments[GTK_ORIENTATION_HORIZONTAL]);
      break;
    case PROP_VADJUSTMENT:
      g_value_set_object (value, self->adjustments[GTK_ORIENTATION_VERTICAL]);
      break;
    case PROP_HSCROLL_POLICY:
      g_value_set_enum (value, self->policies[GTK_ORIENTATION_HORIZONTAL]);
      break;
    case PROP_VSCROLL_POLICY:
      g_value_set_enum (value, self->policies[GTK_ORIENTATION_VERTICAL]);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
brg_crosstable_area_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  BrgCrosstableArea *self = BRG_CROSSTABLE_AREA (object);

  switch (id)
    {
    case PROP_HADJUSTMENT:
      set_adjustment (self, GTK_ORIENTATION_HORIZONTAL, g_value_get_object (value));
      break;
    case PROP_VADJUSTMENT:
      set_adjustment (self, GTK_ORIENTATION_VERTICAL, g_value_get_object (value));
      break;
    case PROP_HSCROLL_POLICY:
      self->policies[GTK_ORIENTATION_HORIZONTAL] = g_value_get_enum (value);
      break;
    case PROP_VSCROLL_POLICY:
      self->policies[GTK_ORIENTATION_VERTICAL] = g_value_get_enum (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
brg_crosstable_area_dispose (GObject *object)
{
  g_clear_pointer (&BRG_CROSSTABLE_AREA (object)->tip, gtk_widget_unparent);
  G_OBJECT_CLASS (brg_crosstable_area_parent_class)->dispose (object);
}

static void
brg_crosstable_area_finalize (GObject *object)
{
  BrgCrosstableArea *self = BRG_CROSSTABLE_AREA (object);

  drop_layout (self);
  g_clear_pointer (&self->texts, brg_text_cache_free);
  g_clear_pointer (&self->table, brg_crosstable_free);
  g_clear_object (&self->adjustments[GTK_ORIENTATION_HORIZONTAL]);
  g_clear_object (&self->adjustments[GTK_ORIENTATION_VERTICAL]);

  G_OBJECT_CLASS (brg_crosstable_area_parent_class)->finalize (object);
}

static void
brg_crosstable_area_class_init (BrgCrosstableAreaClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = brg_crosstable_area_get_property;
  object_class->set_property = brg_crosstable_area_set_property;
  object_class->dispose = brg_crosstable_area_dispose;
  object_class->finalize = brg_crosstable_area_finalize;
  widget_class->measure = brg_crosstable_area_measure;
  widget_class->size_allocate = brg_crosstable_area_size_allocate;
  widget_class->snapshot = brg_crosstable_area_snapshot;

  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY, "vscroll-policy");

  gtk_widget_class_set_css_name (widget_class, "brg-crosstable-area");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
brg_crosstable_area_init (BrgCrosstableArea *self)
{
  self->cursor_row = -1;
  self->selected_from = -1;
  self->selected_to = -1;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  setup_tip (self);
}

GtkWidget *
brg_crosstable_area_new (void)
{
  return g_object_new (BRG_TYPE_CROSSTABLE_AREA, NULL);
}

void
brg_crosstable_area_set_table (BrgCrosstableArea *self, BrgCrosstable *table)
{
  g_return_if_fail (BRG_IS_CROSSTABLE_AREA (self));

  drop_layout (self);
  g_clear_pointer (&self->table, brg_crosstable_free);
  self->table = table;
  self->is_allocated = FALSE;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

const BrgCrosstable *
brg_crosstable_area_get_table (BrgCrosstableArea *self)
{
  g_return_val_if_fail (BRG_IS_CROSSTABLE_AREA (self), NULL);

  return self->table;
}

void
brg_crosstable_area_set_cursor (BrgCrosstableArea *self, gint row, gint column, gint game)
{
  g_return_if_fail (BRG_IS_CROSSTABLE_AREA (self));

  self->cursor_row = row;
  self->cursor_column = column;
  self->cursor_game = game;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
brg_crosstable_area_set_selection (BrgCrosstableArea *self, gint from, gint to)
{
  g_return_if_fail (BRG_IS_CROSSTABLE_AREA (self));

  if (self->selected_from == from && self->selected_to == to)
    return;
  self->selected_from = from;
  self->selected_to = to;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
brg_crosstable_area_set_ring (BrgCrosstableArea *self, gboolean has_ring)
{
  g_return_if_fail (BRG_IS_CROSSTABLE_AREA (self));

  if (self->has_ring == has_ring)
    return;
  self->has_ring = has_ring;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
