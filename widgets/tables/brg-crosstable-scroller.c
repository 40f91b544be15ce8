/* brg-crosstable-scroller.c - scrollbars round a crosstable
 *
 * The scrollbars are our own children, beside a scrolled window without any: the vertical one
 * begins below the heading, and the horizontal one lies under the results only, between the frozen
 * blocks.
 *
 * Tests: tests/widgets/test-crosstable-view.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-crosstable-scroller.h"

struct _BrgCrosstableScroller
{
  GtkWidget parent_instance;

  GtkWidget *window;       /* owned as a child */
  GtkWidget *bars[2];      /* owned as children, by GtkOrientation */
  BrgCrosstableArea *area; /* owned by the window */
};

G_DEFINE_FINAL_TYPE (BrgCrosstableScroller, brg_crosstable_scroller, GTK_TYPE_WIDGET)

/* Size */

static int
measure_bar (BrgCrosstableScroller *self, GtkOrientation orientation)
{
  int natural = 0;

  gtk_widget_measure (self->bars[orientation],
                      orientation == GTK_ORIENTATION_HORIZONTAL ? GTK_ORIENTATION_VERTICAL
                                                                : GTK_ORIENTATION_HORIZONTAL,
                      -1, NULL, &natural, NULL, NULL);
  return natural;
}

static void
brg_crosstable_scroller_measure (GtkWidget *widget,
                                 GtkOrientation orientation,
                                 int for_size G_GNUC_UNUSED,
                                 int *minimum,
                                 int *natural,
                                 int *minimum_baseline G_GNUC_UNUSED,
                                 int *natural_baseline G_GNUC_UNUSED)
{
  BrgCrosstableScroller *self = BRG_CROSSTABLE_SCROLLER (widget);
  GtkOrientation across = orientation == GTK_ORIENTATION_HORIZONTAL ? GTK_ORIENTATION_VERTICAL
                                                                    : GTK_ORIENTATION_HORIZONTAL;
  int bar = measure_bar (self, across);

  gtk_widget_measure (GTK_WIDGET (self->area), orientation, -1, minimum, natural, NULL, NULL);
  *minimum += bar;
  *natural += bar;
}

static void
allocate_child (GtkWidget *child, gboolean is_shown, int x, int y, int width, int height)
{
  GtkAllocation allocation = { x, y, MAX (width, 0), MAX (height, 0) };

  gtk_widget_set_child_visible (child, is_shown);
  if (is_shown)
    gtk_widget_size_allocate (child, &allocation, -1);
}

/* Which bars are needed; one may call for the other. */
static void
choose_bars (BrgCrosstableScroller *self, int width, int height, int size[2])
{
  BrgCrosstableLayout *layout = brg_crosstable_area_get_layout (self->area);
  int upright = measure_bar (self, GTK_ORIENTATION_VERTICAL);
  int flat = measure_bar (self, GTK_ORIENTATION_HORIZONTAL);

  size[GTK_ORIENTATION_HORIZONTAL] = size[GTK_ORIENTATION_VERTICAL] = 0;
  if (layout == NULL)
    return;
  for (gint pass = 0; pass < 2; pass++)
    {
      if (layout->height > height - size[GTK_ORIENTATION_HORIZONTAL])
        size[GTK_ORIENTATION_VERTICAL] = upright;
      brg_crosstable_layout_fit (layout, width - size[GTK_ORIENTATION_VERTICAL]);
      if (layout->width > width - size[GTK_ORIENTATION_VERTICAL])
        size[GTK_ORIENTATION_HORIZONTAL] = flat;
    }
}

static void
brg_crosstable_scroller_size_allocate (GtkWidget *widget,
                                       int width,
                                       int height,
                                       int baseline G_GNUC_UNUSED)
{
  BrgCrosstableScroller *self = BRG_CROSSTABLE_SCROLLER (widget);
  BrgCrosstableLayout *layout;
  BrgCrosstableScene scene;
  BrgCrosstableRect middle = { 0, 0, 0, 0 };
  gint head = 0;
  int bars[2];

  choose_bars (self, width, height, bars);
  width -= bars[GTK_ORIENTATION_VERTICAL];
  height -= bars[GTK_ORIENTATION_HORIZONTAL];
  allocate_child (self->window, TRUE, 0, 0, width, height);
  layout = brg_crosstable_area_get_layout (self->area);
  if (layout != NULL)
    {
      brg_crosstable_area_get_scene (self->area, &scene);
      brg_crosstable_scene_get_block (&scene, layout, BRG_CROSSTABLE_MIDDLE, &middle);
      head = layout->head_height;
    }
  allocate_child (self->bars[GTK_ORIENTATION_VERTICAL], bars[GTK_ORIENTATION_VERTICAL] > 0, width,
                  head, bars[GTK_ORIENTATION_VERTICAL], height - head);
  allocate_child (self->bars[GTK_ORIENTATION_HORIZONTAL], bars[GTK_ORIENTATION_HORIZONTAL] > 0,
                  middle.x, height, middle.width, bars[GTK_ORIENTATION_HORIZONTAL]);
}

/* Object */

static void
brg_crosstable_scroller_dispose (GObject *object)
{
  BrgCrosstableScroller *self = BRG_CROSSTABLE_SCROLLER (object);

  g_clear_pointer (&self->bars[GTK_ORIENTATION_HORIZONTAL], gtk_widget_unparent);
  g_clear_pointer (&self->bars[GTK_ORIENTATION_VERTICAL], gtk_widget_unparent);
  g_clear_pointer (&self->window, gtk_widget_unparent);
  self->area = NULL;

  G_OBJECT_CLASS (brg_crosstable_scroller_parent_class)->dispose (object);
}

static void
brg_crosstable_scroller_class_init (BrgCrosstableScrollerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_crosstable_scroller_dispose;
  widget_class->measure = brg_crosstable_scroller_measure;
  widget_class->size_allocate = brg_crosstable_scroller_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "brg-crosstable-scroller");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

/* The cursor scrolls for those who do not see; bars without a name would only be in the way. */
static void
hide_from_speech (GtkWidget *bar)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

static void
add_bar (BrgCrosstableScroller *self, GtkOrientation orientation, GtkAdjustment *adjustment)
{
  self->bars[orientation] = gtk_scrollbar_new (orientation, adjustment);
  gtk_widget_set_parent (self->bars[orientation], GTK_WIDGET (self));
  hide_from_speech (self->bars[orientation]);
}

static void
brg_crosstable_scroller_init (BrgCrosstableScroller *self)
{
  GtkScrolledWindow *window = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  GtkWidget *area = brg_crosstable_area_new ();

  self->window = GTK_WIDGET (window);
  self->area = BRG_CROSSTABLE_AREA (area);
  gtk_scrolled_window_set_policy (window, GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL);
  gtk_scrolled_window_set_child (window, area);
  gtk_widget_set_parent (self->window, GTK_WIDGET (self));
  add_bar (self, GTK_ORIENTATION_HORIZONTAL, gtk_scrolled_window_get_hadjustment (window));
  add_bar (self, GTK_ORIENTATION_VERTICAL, gtk_scrolled_window_get_vadjustment (window));
  hide_from_speech (gtk_scrolled_window_get_hscrollbar (window));
  hide_from_speech (gtk_scrolled_window_get_vscrollbar (window));
  gtk_widget_set_can_focus (GTK_WIDGET (self), FALSE);
}

GtkWidget *
brg_crosstable_scroller_new (void)
{
  return g_object_new (BRG_TYPE_CROSSTABLE_SCROLLER, NULL);
}

BrgCrosstableArea *
brg_crosstable_scroller_get_area (BrgCrosstableScroller *self)
{
  g_return_val_if_fail (BRG_IS_CROSSTABLE_SCROLLER (self), NULL);

  return self->area;
}

GtkAdjustment *
brg_crosstable_scroller_get_adjustment (BrgCrosstableScroller *self, GtkOrientation orientation)
{
  g_return_val_if_fail (BRG_IS_CROSSTABLE_SCROLLER (self), NULL);

  return gtk_scrollbar_get_adjustment (GTK_SCROLLBAR (self->bars[orientation]));
}
