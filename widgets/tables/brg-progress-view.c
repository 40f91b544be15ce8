/* brg-progress-view.c - a chart of places by rounds to look at and to walk through
 *
 * Tests: tests/widgets/test-progress-view.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-progress-view.h"

#include "brg-progress-draw.h"
#include "brg-widget-palette.h"

#define PAGE 10

struct _BrgProgressView
{
  GtkWidget parent_instance;

  BrgProgressChart *chart; /* owned */
  BrgTextCache *texts;     /* owned */
  gboolean *pinned;        /* owned, by line */
  gint picked;
  gint round;
  BrgProgressDescribe describe;
  gpointer describe_data;
};

G_DEFINE_FINAL_TYPE (BrgProgressView, brg_progress_view, GTK_TYPE_WIDGET)

enum
{
  PICKED,
  N_SIGNALS,
};

typedef enum
{
  STEP_UP,
  STEP_DOWN,
  STEP_PAGE_UP,
  STEP_PAGE_DOWN,
  STEP_FIRST,
  STEP_LAST,
  STEP_LEFT,
  STEP_RIGHT,
  STEP_PIN,
} Step;

static const struct
{
  guint key;
  guint keypad;
  Step step;
} keys[] = {
  { GDK_KEY_Up, GDK_KEY_KP_Up, STEP_UP },
  { GDK_KEY_Down, GDK_KEY_KP_Down, STEP_DOWN },
  { GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up, STEP_PAGE_UP },
  { GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down, STEP_PAGE_DOWN },
  { GDK_KEY_Home, GDK_KEY_KP_Home, STEP_FIRST },
  { GDK_KEY_End, GDK_KEY_KP_End, STEP_LAST },
  { GDK_KEY_Left, GDK_KEY_KP_Left, STEP_LEFT },
  { GDK_KEY_Right, GDK_KEY_KP_Right, STEP_RIGHT },
  { GDK_KEY_space, GDK_KEY_KP_Space, STEP_PIN },
};

static guint signals[N_SIGNALS];

static BrgTextCache *
get_texts (BrgProgressView *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));

  if (self->texts != NULL && !brg_text_cache_is_current (self->texts, context))
    g_clear_pointer (&self->texts, brg_text_cache_free);
  if (self->texts == NULL)
    self->texts = brg_text_cache_new (context);
  return self->texts;
}

static BrgProgressScene
make_scene (BrgProgressView *self)
{
  return (BrgProgressScene){
    .width = gtk_widget_get_width (GTK_WIDGET (self)),
    .height = gtk_widget_get_height (GTK_WIDGET (self)),
    .picked = self->picked,
    .round = self->round,
    .pinned = self->pinned,
    .has_ring = gtk_widget_has_visible_focus (GTK_WIDGET (self)),
  };
}

/* What is picked */

static void
tell_picked (BrgProgressView *self)
{
  g_autofree char *sentence = brg_progress_view_dup_description (self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sentence, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[PICKED], 0);
}

static void
pick (BrgProgressView *self, gint line)
{
  if (self->chart == NULL || self->chart->n_lines == 0)
    return;
  self->picked = CLAMP (line, 0, self->chart->n_lines - 1);
  tell_picked (self);
}

static gboolean
on_key (GtkWidget *widget, GVariant *args, gpointer user_data G_GNUC_UNUSED)
{
  BrgProgressView *self = BRG_PROGRESS_VIEW (widget);
  Step step = (Step) g_variant_get_int32 (args);
  static const gint ways[] = {
    [STEP_UP] = -1,
    [STEP_DOWN] = 1,
    [STEP_PAGE_UP] = -PAGE,
    [STEP_PAGE_DOWN] = PAGE,
  };

  if (self->chart == NULL || self->chart->n_lines == 0)
    return FALSE;
  if (step <= STEP_PAGE_DOWN)
    pick (self, self->picked + ways[step]);
  else if (step == STEP_FIRST || step == STEP_LAST)
    pick (self, step == STEP_FIRST ? 0 : self->chart->n_lines - 1);
  else if (step == STEP_PIN && self->picked >= 0)
    {
      self->pinned[self->picked] = !self->pinned[self->picked];
      tell_picked (self);
    }
  else
    {
      self->round = CLAMP (self->round + (step == STEP_RIGHT) - (step == STEP_LEFT), 0,
                           MAX (self->chart->n_rounds - 1, 0));
      tell_picked (self);
    }
  return TRUE;
}

static void
on_pressed (GtkGestureClick *gesture G_GNUC_UNUSED,
            int n_press G_GNUC_UNUSED,
            double x,
            double y,
            BrgProgressView *self)
{
  BrgProgressScene scene = make_scene (self);
  gint found;

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (self->chart == NULL)
    return;
  found = brg_progress_draw_find (self->chart, get_texts (self), &scene, x, y);
  if (found >= 0)
    pick (self, found);
}

/* Widget */

static void
brg_progress_view_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size G_GNUC_UNUSED,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline G_GNUC_UNUSED,
                           int *natural_baseline G_GNUC_UNUSED)
{
  BrgProgressView *self = BRG_PROGRESS_VIEW (widget);
  gint width, height;

  if (self->chart == NULL)
    return;
  brg_progress_draw_get_min_size (self->chart, get_texts (self), &width, &height);
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? width : height;
}

static void
brg_progress_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BrgProgressView *self = BRG_PROGRESS_VIEW (widget);
  BrgProgressScene scene = make_scene (self);
  BrgPalette palette;
  cairo_t *cr;

  if (self->chart == NULL)
    return;
  brg_widget_palette_load (widget, &palette);
  cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) scene.width, (float) scene.height));
  brg_progress_draw (cr, self->chart, get_texts (self), &palette, &scene);
  cairo_destroy (cr);
}

static void
brg_progress_view_finalize (GObject *object)
{
  BrgProgressView *self = BRG_PROGRESS_VIEW (object);

  g_clear_pointer (&self->chart, brg_progress_chart_free);
  g_clear_pointer (&self->texts, brg_text_cache_free);
  g_free (self->pinned);

  G_OBJECT_CLASS (brg_progress_view_parent_class)->finalize (object);
}

static void
brg_progress_view_class_init (BrgProgressViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = brg_progress_view_finalize;
  widget_class->measure = brg_progress_view_measure;
  widget_class->snapshot = brg_progress_view_snapshot;
  signals[PICKED] = g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      gtk_widget_class_add_binding (widget_class, keys[i].key, 0, on_key, "i", keys[i].step);
      gtk_widget_class_add_binding (widget_class, keys[i].keypad, 0, on_key, "i", keys[i].step);
    }
  gtk_widget_class_set_css_name (widget_class, "brg-progress");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
brg_progress_view_init (BrgProgressView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->picked = -1;
  g_signal_connect (click, "pressed", G_CALLBACK (on_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect (self, "notify::has-focus", G_CALLBACK (gtk_widget_queue_draw), NULL);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
brg_progress_view_new (void)
{
  return g_object_new (BRG_TYPE_PROGRESS_VIEW, NULL);
}

static gint
find_line (const BrgProgressChart *chart, gint player)
{
  for (gint i = 0; chart != NULL && i < chart->n_lines; i++)
    if (chart->lines[i].player == player)
      return i;
  return -1;
}

/* Who is pinned in the old chart, by the lines of the new one. */
static gboolean *
follow_pins (BrgProgressView *self, const BrgProgressChart *chart)
{
  gboolean *pinned = g_new0 (gboolean, chart != NULL ? MAX (chart->n_lines, 1) : 1);

  for (gint i = 0; self->chart != NULL && i < self->chart->n_lines; i++)
    if (self->pinned[i])
      {
        gint line = find_line (chart, self->chart->lines[i].player);

        if (line >= 0)
          pinned[line] = TRUE;
      }
  return pinned;
}

void
brg_progress_view_set_chart (BrgProgressView *self, BrgProgressChart *chart)
{
  gint player;
  gboolean was_last;
  gboolean *pinned;

  g_return_if_fail (BRG_IS_PROGRESS_VIEW (self));

  player = brg_progress_view_get_player (self);
  was_last = self->chart == NULL || self->round >= self->chart->n_rounds - 1;
  pinned = follow_pins (self, chart);
  g_free (self->pinned);
  self->pinned = pinned;
  g_clear_pointer (&self->chart, brg_progress_chart_free);
  self->chart = chart;
  self->picked = find_line (chart, player);
  if (self->picked < 0 && chart != NULL && chart->n_lines > 0)
    self->picked = 0;
  if (chart != NULL)
    self->round = was_last ? MAX (chart->n_rounds - 1, 0) : MIN (self->round, chart->n_rounds - 1);
  tell_picked (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

gint
brg_progress_view_get_player (BrgProgressView *self)
{
  g_return_val_if_fail (BRG_IS_PROGRESS_VIEW (self), -1);

  return self->chart != NULL && self->picked >= 0 ? self->chart->lines[self->picked].player : -1;
}

void
brg_progress_view_pick_player (BrgProgressView *self, gint player)
{
  g_return_if_fail (BRG_IS_PROGRESS_VIEW (self));

  if (find_line (self->chart, player) >= 0)
    pick (self, find_line (self->chart, player));
}

void
brg_progress_view_set_label (BrgProgressView *self, const char *label)
{
  g_return_if_fail (BRG_IS_PROGRESS_VIEW (self) && label != NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
brg_progress_view_set_describe (BrgProgressView *self,
                                BrgProgressDescribe describe,
                                gpointer user_data)
{
  g_return_if_fail (BRG_IS_PROGRESS_VIEW (self));

  self->describe = describe;
  self->describe_data = user_data;
}

char *
brg_progress_view_dup_description (BrgProgressView *self)
{
  g_return_val_if_fail (BRG_IS_PROGRESS_VIEW (self), NULL);

  if (self->chart == NULL || self->picked < 0 || self->chart->n_rounds == 0)
    return g_strdup ("");
  if (self->describe != NULL)
    return self->describe (self->chart, self->picked, self->round, self->describe_data);
  return g_strdup_printf ("%s, %s: %s", self->chart->lines[self->picked].name,
                          self->chart->heads[self->round],
                          self->chart->lines[self->picked].texts[self->round]);
}
