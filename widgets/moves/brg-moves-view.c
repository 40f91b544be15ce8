/* brg-moves-view.c - the moves of a game in two columns, with variations
 *
 * One drawn widget: a game of 150 moves is 450 labels otherwise, made anew after every move.
 *
 * Tests: tests/gui/boards.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-moves-view.h"

#include <math.h>

#include "brg-paint.h"
#include "brg-widget-palette.h"

/* Lengths in a text of 10 pt. */
#define ROW_HEIGHT 24
#define NUMBER_WIDTH 34
#define INDENT 16
#define PADDING 6
#define RADIUS 4

/* Where a line is drawn. */
typedef struct
{
  double y;
  double height;
} LinePlace;

struct _BrgMovesView
{
  GtkWidget parent_instance;

  GArray *moves;  /* BrgListedMove */
  GArray *lines;  /* BrgMoveLine */
  GArray *places; /* LinePlace, for laid_out_width */
  int laid_out_width;
  guint current;
  guint reveal_source;
};

enum
{
  SIGNAL_CHOSEN,
  SIGNAL_STEP,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BrgMovesView, brg_moves_view, GTK_TYPE_WIDGET)

static double
get_unit (BrgMovesView *self)
{
  return brg_widget_palette_get_unit (GTK_WIDGET (self));
}

static const BrgListedMove *
get_move (BrgMovesView *self, guint index)
{
  return &g_array_index (self->moves, BrgListedMove, index);
}

static const BrgMoveLine *
get_line (BrgMovesView *self, guint index)
{
  return &g_array_index (self->lines, BrgMoveLine, index);
}

/* A paragraph, with the current move marked. */
static PangoLayout *
make_paragraph (BrgMovesView *self, const BrgMoveLine *line, int width, double unit)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), line->text->str);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  double room = MAX (width - (INDENT + PADDING) * unit, 40);

  pango_layout_set_width (layout, (int) (room * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  for (guint i = 0; i < line->spans->len; i++)
    {
      const BrgMoveSpan *span = &g_array_index (line->spans, BrgMoveSpan, i);
      PangoAttribute *weight;

      if (get_move (self, span->index)->id != self->current)
        continue;
      weight = pango_attr_weight_new (PANGO_WEIGHT_BOLD);
      weight->start_index = span->start;
      weight->end_index = span->end;
      pango_attr_list_insert (attributes, weight);
    }
  pango_layout_set_attributes (layout, attributes);
  return layout;
}

static double
lay_out (BrgMovesView *self, int width)
{
  double unit = get_unit (self);
  double y = PADDING * unit;

  g_array_set_size (self->places, 0);
  for (guint i = 0; i < self->lines->len; i++)
    {
      const BrgMoveLine *line = get_line (self, i);
      LinePlace place = { .y = y, .height = round (ROW_HEIGHT * unit) };

      if (line->text != NULL)
        {
          g_autoptr (PangoLayout) layout = make_paragraph (self, line, width, unit);
          int height;

          pango_layout_get_pixel_size (layout, NULL, &height);
          place.height = height + round (4 * unit);
        }
      g_array_append_val (self->places, place);
      y += place.height;
    }
  self->laid_out_width = width;
  return y + PADDING * unit;
}

static GtkSizeRequestMode
brg_moves_view_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
brg_moves_view_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline G_GNUC_UNUSED,
                        int *natural_baseline G_GNUC_UNUSED)
{
  BrgMovesView *self = BRG_MOVES_VIEW (widget);
  double unit = get_unit (self);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = (int) (150 * unit);
      *natural = (int) (210 * unit);
    }
  else
    *minimum = *natural =
        (int) ceil (lay_out (self, for_size >= 0 ? for_size : (int) (210 * unit)));
}

static void
brg_moves_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  lay_out (BRG_MOVES_VIEW (widget), width);
  GTK_WIDGET_CLASS (brg_moves_view_parent_class)->size_allocate (widget, width, height, baseline);
}

static double
get_column (BrgMovesView *self, gboolean is_second, double *width)
{
  double unit = get_unit (self);
  double room = gtk_widget_get_width (GTK_WIDGET (self)) - (NUMBER_WIDTH + PADDING) * unit;

  *width = floor (room / 2);
  return NUMBER_WIDTH * unit + (is_second ? *width : 0);
}

static PangoLayout *
make_text (BrgMovesView *self, const char *text, gboolean is_bold, double scale)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  if (is_bold)
    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  if (scale < 1)
    pango_attr_list_insert (attributes, pango_attr_scale_new (scale));
  pango_layout_set_attributes (layout, attributes);
  return layout;
}

/* Draws a text in the middle of a row; align 0 left, 1 right. Returns its width. */
static double
draw_text (cairo_t *cr,
           PangoLayout *layout,
           double x,
           double width,
           double align,
           const LinePlace *place,
           const BrgInk *ink)
{
  int text_width;
  int text_height;

  pango_layout_get_pixel_size (layout, &text_width, &text_height);
  brg_paint_set_ink (cr, ink);
  cairo_move_to (cr, round (x + align * MAX (width - text_width, 0)),
                 round (place->y + (place->height - text_height) / 2));
  pango_cairo_show_layout (cr, layout);
  return text_width;
}

static void
draw_move (BrgMovesView *self,
           cairo_t *cr,
           const BrgPalette *palette,
           const BrgListedMove *move,
           const LinePlace *place)
{
  double unit = get_unit (self);
  gboolean is_current = move->id == self->current;
  g_autoptr (PangoLayout) text = make_text (self, move->text, is_current || move->mark, 1);
  double width;
  double x = get_column (self, move->is_second, &width);

  if (is_current || move->mark != NULL)
    {
      brg_paint_rounded_path (cr, x, place->y + 1, width, place->height - 2, RADIUS * unit);
      brg_paint_set_ink (cr, &palette->ink[is_current ? BRG_INK_SELECTED : BRG_INK_INFO_BG]);
      cairo_fill (cr);
    }
  if (is_current)
    brg_paint_ring (
        cr, x, place->y + 1, width, place->height - 2, RADIUS * unit,
        palette->high_contrast ? 3 : 2,
        &palette->ink[gtk_widget_has_focus (GTK_WIDGET (self)) ? BRG_INK_RING : BRG_INK_HAIRLINE]);
  draw_text (cr, text, x + PADDING * unit, width, 0, place, &palette->ink[BRG_INK_FG]);
  if (move->mark != NULL)
    {
      g_autoptr (PangoLayout) mark = make_text (self, move->mark, TRUE, 0.85);

      draw_text (cr, mark, x, width - PADDING * unit, 1, place, &palette->ink[BRG_INK_INFO]);
    }
}

static void
draw_row (BrgMovesView *self,
          cairo_t *cr,
          const BrgPalette *palette,
          const BrgMoveLine *line,
          const LinePlace *place)
{
  double unit = get_unit (self);
  g_autofree char *number_text = g_strdup_printf ("%u", line->number);
  g_autoptr (PangoLayout) number = make_text (self, number_text, FALSE, 1);

  draw_text (cr, number, 0, (NUMBER_WIDTH - PADDING) * unit, 1, place, &palette->ink[BRG_INK_DIM]);
  if (line->first >= 0)
    draw_move (self, cr, palette, get_move (self, (guint) line->first), place);
  else
    {
      g_autoptr (PangoLayout) dots = make_text (self, "…", FALSE, 1);
      double width;
      double x = get_column (self, FALSE, &width);

      draw_text (cr, dots, x + PADDING * unit, width, 0, place, &palette->ink[BRG_INK_DIM]);
    }
  if (line->second >= 0)
    draw_move (self, cr, palette, get_move (self, (guint) line->second), place);
}

/* The ground of the current move, which may be broken over two lines. */
static void
draw_current_ground (BrgMovesView *self,
                     cairo_t *cr,
                     const BrgPalette *palette,
                     const BrgMoveLine *line,
                     PangoLayout *layout,
                     double x,
                     double y)
{
  for (guint i = 0; i < line->spans->len; i++)
    {
      const BrgMoveSpan *span = &g_array_index (line->spans, BrgMoveSpan, i);
      PangoRectangle start;
      PangoRectangle end;

      if (get_move (self, span->index)->id != self->current)
        continue;
      pango_layout_index_to_pos (layout, (int) span->start, &start);
      pango_layout_index_to_pos (layout, (int) span->end, &end);
      if (end.y != start.y)
        end.x = start.x + start.width * 4;
      brg_paint_rounded_path (cr, x + PANGO_PIXELS (start.x) - 2, y + PANGO_PIXELS (start.y),
                              PANGO_PIXELS (end.x - start.x) + 4, PANGO_PIXELS (start.height),
                              RADIUS);
      brg_paint_set_ink (cr, &palette->ink[BRG_INK_SELECTED]);
      cairo_fill (cr);
    }
}

static void
draw_paragraph (BrgMovesView *self,
                cairo_t *cr,
                const BrgPalette *palette,
                const BrgMoveLine *line,
                const LinePlace *place)
{
  double unit = get_unit (self);
  double x = round (INDENT * unit);
  double y = round (place->y + 2 * unit);
  g_autoptr (PangoLayout) layout =
      make_paragraph (self, line, gtk_widget_get_width (GTK_WIDGET (self)), unit);

  draw_current_ground (self, cr, palette, line, layout, x, y);
  brg_paint_set_ink (cr, &palette->ink[BRG_INK_DIM]);
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, layout);
}

static void
brg_moves_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BrgMovesView *self = BRG_MOVES_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  BrgPalette palette;
  cairo_t *cr;

  if (self->laid_out_width != width)
    lay_out (self, width);
  brg_widget_palette_load (widget, &palette);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  for (guint i = 0; i < self->lines->len; i++)
    {
      const BrgMoveLine *line = get_line (self, i);
      const LinePlace *place = &g_array_index (self->places, LinePlace, i);

      if (line->text != NULL)
        draw_paragraph (self, cr, &palette, line, place);
      else
        draw_row (self, cr, &palette, line, place);
    }
  cairo_destroy (cr);
}

static guint
find_in_paragraph (BrgMovesView *self, const BrgMoveLine *line, double x, double y)
{
  double unit = get_unit (self);
  g_autoptr (PangoLayout) layout =
      make_paragraph (self, line, gtk_widget_get_width (GTK_WIDGET (self)), unit);
  int index;

  pango_layout_xy_to_index (layout, (int) ((x - INDENT * unit) * PANGO_SCALE),
                            (int) ((y - 2 * unit) * PANGO_SCALE), &index, NULL);
  for (guint i = 0; i < line->spans->len; i++)
    {
      const BrgMoveSpan *span = &g_array_index (line->spans, BrgMoveSpan, i);

      if (index >= (int) span->start && index < (int) span->end)
        return get_move (self, span->index)->id;
    }
  return 0;
}

static guint
find_move_at (BrgMovesView *self, double x, double y)
{
  for (guint i = 0; i < self->lines->len; i++)
    {
      const BrgMoveLine *line = get_line (self, i);
      const LinePlace *place = &g_array_index (self->places, LinePlace, i);
      double width;
      gint index;

      if (y < place->y || y >= place->y + place->height)
        continue;
      if (line->text != NULL)
        return find_in_paragraph (self, line, x, y - place->y);
      index = x < get_column (self, TRUE, &width) ? line->first : line->second;
      return index >= 0 ? get_move (self, (guint) index)->id : 0;
    }
  return 0;
}

/* The line that shows a move. */
static gint
find_line_of (BrgMovesView *self, guint id, gboolean *is_second)
{
  for (guint i = 0; i < self->lines->len; i++)
    {
      const BrgMoveLine *line = get_line (self, i);

      *is_second = line->second >= 0 && get_move (self, (guint) line->second)->id == id;
      if (*is_second || (line->first >= 0 && get_move (self, (guint) line->first)->id == id))
        return (gint) i;
      for (guint k = 0; line->spans != NULL && k < line->spans->len; k++)
        if (get_move (self, g_array_index (line->spans, BrgMoveSpan, k).index)->id == id)
          return (gint) i;
    }
  return -1;
}

static gboolean
reveal_current (gpointer data)
{
  BrgMovesView *self = data;
  GtkWidget *scrolled = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);
  gboolean is_second;
  gint index = find_line_of (self, self->current, &is_second);

  self->reveal_source = 0;
  if (scrolled == NULL)
    return G_SOURCE_REMOVE;
  {
    GtkAdjustment *adjustment =
        gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
    LinePlace top = { 0 };
    const LinePlace *place = index >= 0 && (guint) index < self->places->len
                                 ? &g_array_index (self->places, LinePlace, index)
                                 : &top;
    double margin = PADDING * get_unit (self);

    gtk_adjustment_clamp_page (adjustment, place->y - margin, place->y + place->height + margin);
  }
  return G_SOURCE_REMOVE;
}

/* After the list has got its new height. */
static void
queue_reveal (BrgMovesView *self)
{
  if (self->reveal_source == 0)
    self->reveal_source = g_idle_add_full (G_PRIORITY_LOW, reveal_current, self, NULL);
}

static void
on_pressed (GtkGestureClick *gesture G_GNUC_UNUSED,
            int n_press G_GNUC_UNUSED,
            double x,
            double y,
            BrgMovesView *self)
{
  guint id = find_move_at (self, x, y);

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (id != 0)
    g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, id);
}

static gboolean
on_key_pressed (GtkEventControllerKey *controller G_GNUC_UNUSED,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state,
                BrgMovesView *self)
{
  static const struct
  {
    guint keyval;
    guint pad_keyval;
    BrgMoveStep plain;
    gint with_control; /* -1: none */
  } keys[] = {
    { GDK_KEY_Left, GDK_KEY_KP_Left, BRG_MOVE_STEP_BACK, BRG_MOVE_STEP_FIRST },
    { GDK_KEY_Right, GDK_KEY_KP_Right, BRG_MOVE_STEP_ON, BRG_MOVE_STEP_LAST },
    { GDK_KEY_Home, GDK_KEY_KP_Home, BRG_MOVE_STEP_FIRST, -1 },
    { GDK_KEY_End, GDK_KEY_KP_End, BRG_MOVE_STEP_LAST, -1 },
    { GDK_KEY_Up, GDK_KEY_KP_Up, BRG_MOVE_STEP_UP, BRG_MOVE_STEP_PREVIOUS_LINE },
    { GDK_KEY_Down, GDK_KEY_KP_Down, BRG_MOVE_STEP_DOWN, BRG_MOVE_STEP_NEXT_LINE },
  };
  gboolean has_control = (state & GDK_CONTROL_MASK) != 0;

  if ((state & GDK_ALT_MASK) != 0)
    return GDK_EVENT_PROPAGATE;
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keyval == keys[i].keyval || keyval == keys[i].pad_keyval)
      {
        if (has_control && keys[i].with_control < 0)
          return GDK_EVENT_PROPAGATE;
        g_signal_emit (self, signals[SIGNAL_STEP], 0,
                       has_control ? keys[i].with_control : (gint) keys[i].plain);
        return GDK_EVENT_STOP;
      }
  return GDK_EVENT_PROPAGATE;
}

static void
brg_moves_view_dispose (GObject *object)
{
  BrgMovesView *self = BRG_MOVES_VIEW (object);

  g_clear_handle_id (&self->reveal_source, g_source_remove);
  G_OBJECT_CLASS (brg_moves_view_parent_class)->dispose (object);
}

static void
brg_moves_view_finalize (GObject *object)
{
  BrgMovesView *self = BRG_MOVES_VIEW (object);

  g_array_unref (self->moves);
  g_array_unref (self->lines);
  g_array_unref (self->places);
  G_OBJECT_CLASS (brg_moves_view_parent_class)->finalize (object);
}

static void
brg_moves_view_class_init (BrgMovesViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_moves_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = brg_moves_view_finalize;
  widget_class->get_request_mode = brg_moves_view_get_request_mode;
  widget_class->measure = brg_moves_view_measure;
  widget_class->size_allocate = brg_moves_view_size_allocate;
  widget_class->snapshot = brg_moves_view_snapshot;
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", BRG_TYPE_MOVES_VIEW, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_STEP] = g_signal_new ("step", BRG_TYPE_MOVES_VIEW, G_SIGNAL_RUN_LAST, 0, NULL,
                                       NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_css_name (widget_class, "brg-moves-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TABLE);
}

static void
brg_moves_view_init (BrgMovesView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->moves = brg_listed_moves_new ();
  self->lines = brg_move_lines_new (self->moves);
  self->places = g_array_new (FALSE, FALSE, sizeof (LinePlace));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect (click, "pressed", G_CALLBACK (on_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
brg_moves_view_new (void)
{
  return g_object_new (BRG_TYPE_MOVES_VIEW, NULL);
}

void
brg_moves_view_set_moves (BrgMovesView *self, GArray *moves)
{
  g_return_if_fail (BRG_IS_MOVES_VIEW (self) && moves != NULL);

  g_array_unref (self->moves);
  g_array_unref (self->lines);
  self->moves = moves;
  self->lines = brg_move_lines_new (moves);
  g_array_set_size (self->places, 0);
  self->laid_out_width = -1;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  queue_reveal (self);
}

void
brg_moves_view_set_current (BrgMovesView *self, guint id, const char *spoken)
{
  g_return_if_fail (BRG_IS_MOVES_VIEW (self) && spoken != NULL);

  self->current = id;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  spoken, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  queue_reveal (self);
}
