/* brg-bracket-view.c - the bracket of a knock-out to look at and to walk through
 *
 * Tests: tests/gui/knockout.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-bracket-view.h"

#include "brg-bracket-draw.h"
#include "brg-widget-palette.h"

struct _BrgBracketView
{
  GtkWidget parent_instance;

  BrgBracketChart *chart; /* owned */
  BrgTextCache *texts;    /* owned */
  gint stage;
  gint place;
};

G_DEFINE_FINAL_TYPE (BrgBracketView, brg_bracket_view, GTK_TYPE_WIDGET)

enum
{
  PICKED,
  N_SIGNALS,
};

static const struct
{
  guint key;
  guint keypad;
  gint stages;
  gint places;
} keys[] = {
  { GDK_KEY_Up, GDK_KEY_KP_Up, 0, -1 },
  { GDK_KEY_Down, GDK_KEY_KP_Down, 0, 1 },
  { GDK_KEY_Left, GDK_KEY_KP_Left, -1, 0 },
  { GDK_KEY_Right, GDK_KEY_KP_Right, 1, 0 },
};

static guint signals[N_SIGNALS];

static BrgTextCache *
get_texts (BrgBracketView *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));

  if (self->texts != NULL && !brg_text_cache_is_current (self->texts, context))
    g_clear_pointer (&self->texts, brg_text_cache_free);
  if (self->texts == NULL)
    self->texts = brg_text_cache_new (context);
  return self->texts;
}

/* What is picked */

static void
scroll_to_picked (BrgBracketView *self)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);
  double x, y, width, height;
  GtkScrolledWindow *window;

  if (scroller == NULL)
    return;
  window = GTK_SCROLLED_WINDOW (scroller);
  brg_bracket_draw_get_box (self->chart, get_texts (self), self->stage, self->place, &x, &y, &width,
                            &height);
  gtk_adjustment_clamp_page (gtk_scrolled_window_get_hadjustment (window), x, x + width);
  gtk_adjustment_clamp_page (gtk_scrolled_window_get_vadjustment (window), y, y + height);
}

static void
pick (BrgBracketView *self, gint stage, gint place)
{
  g_autofree char *sentence = NULL;

  if (self->chart != NULL)
    {
      self->stage = CLAMP (stage, 0, self->chart->n_stages - 1);
      self->place = CLAMP (place, 0, brg_bracket_chart_count (self->chart, self->stage) - 1);
      scroll_to_picked (self);
    }
  sentence = brg_bracket_view_dup_description (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sentence, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[PICKED], 0);
}

static gboolean
on_key (GtkWidget *widget, GVariant *args, gpointer user_data G_GNUC_UNUSED)
{
  BrgBracketView *self = BRG_BRACKET_VIEW (widget);
  gint stages, places, stage;

  if (self->chart == NULL)
    return FALSE;
  g_variant_get (args, "(ii)", &stages, &places);
  stage = CLAMP (self->stage + stages, 0, self->chart->n_stages - 1);
  if (stage < self->stage)
    pick (self, stage, self->place * 2);
  else if (stage > self->stage)
    pick (self, stage, self->place / 2);
  else
    pick (self, stage, self->place + places);
  return TRUE;
}

static void
on_pressed (GtkGestureClick *gesture G_GNUC_UNUSED,
            int n_press G_GNUC_UNUSED,
            double at_x,
            double at_y,
            BrgBracketView *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  for (gint stage = 0; self->chart != NULL && stage < self->chart->n_stages; stage++)
    for (gint place = 0; place < brg_bracket_chart_count (self->chart, stage); place++)
      {
        double x, y, width, height;

        brg_bracket_draw_get_box (self->chart, get_texts (self), stage, place, &x, &y, &width,
                                  &height);
        if (at_x >= x && at_x < x + width && at_y >= y && at_y < y + height)
          {
            pick (self, stage, place);
            return;
          }
      }
}

/* Widget */

static void
brg_bracket_view_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size G_GNUC_UNUSED,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline G_GNUC_UNUSED,
                          int *natural_baseline G_GNUC_UNUSED)
{
  BrgBracketView *self = BRG_BRACKET_VIEW (widget);
  gint width, height;

  if (self->chart == NULL)
    return;
  brg_bracket_draw_get_size (self->chart, get_texts (self), &width, &height);
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? width : height;
}

static void
brg_bracket_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BrgBracketView *self = BRG_BRACKET_VIEW (widget);
  BrgBracketScene scene = { self->stage, self->place, gtk_widget_has_visible_focus (widget) };
  BrgPalette palette;
  cairo_t *cr;

  if (self->chart == NULL)
    return;
  brg_widget_palette_load (widget, &palette);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                       (float) gtk_widget_get_height (widget)));
  brg_bracket_draw (cr, self->chart, get_texts (self), &palette, &scene);
  cairo_destroy (cr);
}

static void
brg_bracket_view_finalize (GObject *object)
{
  BrgBracketView *self = BRG_BRACKET_VIEW (object);

  g_clear_pointer (&self->chart, brg_bracket_chart_free);
  g_clear_pointer (&self->texts, brg_text_cache_free);

  G_OBJECT_CLASS (brg_bracket_view_parent_class)->finalize (object);
}

static void
brg_bracket_view_class_init (BrgBracketViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = brg_bracket_view_finalize;
  widget_class->measure = brg_bracket_view_measure;
  widget_class->snapshot = brg_bracket_view_snapshot;
  signals[PICKED] = g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      gtk_widget_class_add_binding (widget_class, keys[i].key, 0, on_key, "(ii)", keys[i].stages,
                                    keys[i].places);
      gtk_widget_class_add_binding (widget_class, keys[i].keypad, 0, on_key, "(ii)", keys[i].stages,
                                    keys[i].places);
    }
  gtk_widget_class_set_css_name (widget_class, "brg-progress");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
brg_bracket_view_init (BrgBracketView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect (click, "pressed", G_CALLBACK (on_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect (self, "notify::has-focus", G_CALLBACK (gtk_widget_queue_draw), NULL);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

void
brg_bracket_view_set_chart (BrgBracketView *self, BrgBracketChart *chart)
{
  g_return_if_fail (BRG_IS_BRACKET_VIEW (self));

  g_clear_pointer (&self->chart, brg_bracket_chart_free);
  self->chart = chart;
  pick (self, self->stage, self->place);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
brg_bracket_view_set_label (BrgBracketView *self, const char *label)
{
  g_return_if_fail (BRG_IS_BRACKET_VIEW (self) && label != NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
append_side (GString *line, const BrgBracketSide *side)
{
  if (side->name == NULL)
    return;
  if (line->len > 0)
    g_string_append (line, " – ");
  if (*side->number != '\0')
    g_string_append_printf (line, "%s ", side->number);
  g_string_append (line, side->name);
  if (*side->sum != '\0')
    g_string_append_printf (line, " %s", side->sum);
  if (side->is_winner)
    g_string_append (line, " ✓");
  if (*side->mark != '\0')
    g_string_append_printf (line, " (%s)", side->mark);
}

char *
brg_bracket_view_dup_description (BrgBracketView *self)
{
  g_autoptr (GString) line = NULL;
  const BrgBracketBox *box;
  char *described;

  g_return_val_if_fail (BRG_IS_BRACKET_VIEW (self), NULL);

  if (self->chart == NULL)
    return g_strdup ("");
  line = g_string_new (NULL);
  box = brg_bracket_chart_get (self->chart, self->stage, self->place);
  append_side (line, &box->sides[0]);
  append_side (line, &box->sides[1]);
  described = g_strdup_printf (
      "%s: %s", brg_bracket_chart_get_head (self->chart, self->stage, self->place), line->str);
  return described;
}
