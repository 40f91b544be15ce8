/* brg-board-view.c - a board to look at and to move pieces on
 *
 * Tests: tests/widgets/test-board-view.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-board-view.h"

#include <math.h>

#include "brg-board-draw.h"
#include "brg-widget-palette.h"

/* Side of a square, in pixels: what a window can shrink to beside text of 10 pt at 96 dpi, and what
 * it likes. Larger text wants larger pieces. */
#define MIN_SQUARE 24
#define NATURAL_SQUARE 56

#define OWN_MARKS (BRG_BOARD_TARGET | BRG_BOARD_CURSOR | BRG_BOARD_LIFTED | BRG_BOARD_DRAGGED)

struct _BrgBoardView
{
  GtkWidget parent_instance;

  BrgBoardPicture picture;
  BrgTextCache *texts;   /* owned */
  GskRenderNode *ground; /* owned; the board below a piece that is carried */
  gboolean has_picture;
  gboolean hides_targets;
  gboolean by_keys; /* whether the cursor is where the keys brought it, and shown */
  gint cursor;
  gint lifted;        /* BRG_BOARD_NO_SQUARE for none */
  gint pressed;       /* square of a piece lifted by the press that is still held */
  gboolean is_second; /* the press was on the piece that had been lifted before */
  gboolean is_dragged;
  double pointer_x;
  double pointer_y;
  BrgBoardSet targets; /* of what is lifted */
  BrgBoardTargets find_targets;
  gpointer targets_data; /* owned if there is a destroy */
  GDestroyNotify targets_destroy;
  BrgBoardDescribe describe;
  gpointer describe_data; /* owned if there is a destroy */
  GDestroyNotify describe_destroy;
};

G_DEFINE_FINAL_TYPE (BrgBoardView, brg_board_view, GTK_TYPE_WIDGET)

enum
{
  MOVE_REQUESTED,
  SQUARE_ACTIVATED,
  LIFTED_CHANGED,
  THROWN_OFF,
  CURSOR_CHANGED,
  N_SIGNALS,
};

typedef struct
{
  guint key;
  guint keypad;
  GdkModifierType modifiers;
  gint columns; /* how far, at most; the board's edge ends the way */
  gint rows;
} MoveKey;

#define FAR BRG_BOARD_MAX_SIDE

static const MoveKey move_keys[] = {
  { GDK_KEY_Left, GDK_KEY_KP_Left, 0, -1, 0 },
  { GDK_KEY_Right, GDK_KEY_KP_Right, 0, 1, 0 },
  { GDK_KEY_Up, GDK_KEY_KP_Up, 0, 0, -1 },
  { GDK_KEY_Down, GDK_KEY_KP_Down, 0, 0, 1 },
  { GDK_KEY_Home, GDK_KEY_KP_Home, 0, -FAR, 0 },
  { GDK_KEY_End, GDK_KEY_KP_End, 0, FAR, 0 },
  { GDK_KEY_Home, GDK_KEY_KP_Home, GDK_CONTROL_MASK, -FAR, -FAR },
  { GDK_KEY_End, GDK_KEY_KP_End, GDK_CONTROL_MASK, FAR, FAR },
};

static guint signals[N_SIGNALS];

/* What is drawn */

static BrgTextCache *
get_texts (BrgBoardView *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));

  if (self->texts != NULL && !brg_text_cache_is_current (self->texts, context))
    g_clear_pointer (&self->texts, brg_text_cache_free);
  if (self->texts == NULL)
    self->texts = brg_text_cache_new (context);
  return self->texts;
}

static void
get_layout (BrgBoardView *self, BrgBoardLayout *layout)
{
  brg_board_layout_fit (layout, &self->picture, brg_widget_palette_get_unit (GTK_WIDGET (self)),
                        gtk_widget_get_width (GTK_WIDGET (self)),
                        gtk_widget_get_height (GTK_WIDGET (self)), BRG_PIECE_ON_SCREEN);
}

static char *
describe_plainly (const BrgBoardPicture *picture, gint square)
{
  return g_strdup_printf ("%c%d",
                          brg_board_picture_get_file_letter (picture, square % picture->n_files),
                          square / picture->n_files + 1);
}

static void
update_description (BrgBoardView *self)
{
  g_autofree char *sentence = NULL;

  sentence = self->describe != NULL
                 ? self->describe (&self->picture, self->cursor, self->lifted == self->cursor,
                                   self->describe_data)
                 : describe_plainly (&self->picture, self->cursor);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sentence, -1);
}

static void
mark_own (BrgBoardView *self)
{
  BrgBoardPicture *picture = &self->picture;

  for (gint square = 0; square < brg_board_picture_count_squares (picture); square++)
    {
      picture->marks[square] &= (guint8) ~OWN_MARKS;
      if (!self->hides_targets && brg_board_set_has (&self->targets, square))
        brg_board_picture_mark (picture, square, BRG_BOARD_TARGET);
    }
  if (self->by_keys && gtk_widget_has_focus (GTK_WIDGET (self)))
    brg_board_picture_mark (picture, self->cursor, BRG_BOARD_CURSOR);
  brg_board_picture_mark (picture, self->lifted,
                          self->is_dragged ? (BrgBoardMark) (BRG_BOARD_LIFTED | BRG_BOARD_DRAGGED)
                                           : BRG_BOARD_LIFTED);
}

/* To be called after every change of what is lifted and where the cursor is. */
static void
update (BrgBoardView *self)
{
  g_clear_pointer (&self->ground, gsk_render_node_unref);
  mark_own (self);
  update_description (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Lifting and moving */

static void
set_cursor (BrgBoardView *self, gint square)
{
  gboolean is_other = square != self->cursor;

  self->cursor = square;
  update (self);
  if (is_other)
    g_signal_emit (self, signals[CURSOR_CHANGED], 0, square);
}

static void
set_lifted (BrgBoardView *self, gint square, const BrgBoardSet *targets)
{
  gboolean is_other = square != self->lifted;

  self->lifted = square;
  self->targets = *targets;
  if (square == BRG_BOARD_NO_SQUARE)
    self->is_dragged = FALSE;
  update (self);
  if (is_other)
    g_signal_emit (self, signals[LIFTED_CHANGED], 0, square);
}

gboolean
brg_board_view_put_back (BrgBoardView *self)
{
  g_return_val_if_fail (BRG_IS_BOARD_VIEW (self), FALSE);

  self->pressed = BRG_BOARD_NO_SQUARE;
  if (self->lifted == BRG_BOARD_NO_SQUARE)
    return FALSE;
  set_lifted (self, BRG_BOARD_NO_SQUARE, &(BrgBoardSet){ 0 });
  return TRUE;
}

static gboolean
lift (BrgBoardView *self, gint square)
{
  BrgBoardSet targets = { 0 };

  if (self->find_targets == NULL || self->picture.pieces[square] == BRG_PIECE_NONE)
    return FALSE;
  self->find_targets (square, &targets, self->targets_data);
  if (brg_board_set_is_empty (&targets))
    return FALSE;
  set_lifted (self, square, &targets);
  return TRUE;
}

/* Whether what is lifted could be put down there. */
static gboolean
put_down (BrgBoardView *self, gint square)
{
  gint from = self->lifted;

  if (from == BRG_BOARD_NO_SQUARE || !brg_board_set_has (&self->targets, square))
    return FALSE;
  brg_board_view_put_back (self);
  g_signal_emit (self, signals[MOVE_REQUESTED], 0, from, square);
  return TRUE;
}

/* A click or Enter. Another own piece may be lifted instead of the first one: whether a player who
 * touched the first may do so is not the board's question. */
static void
choose (BrgBoardView *self, gint square)
{
  if (put_down (self, square))
    return;
  if (square == self->lifted)
    {
      brg_board_view_put_back (self);
      return;
    }
  if (lift (self, square))
    return;
  brg_board_view_put_back (self);
  g_signal_emit (self, signals[SQUARE_ACTIVATED], 0, square);
}

/* Keys */

static gboolean
on_move_key (GtkWidget *widget, GVariant *args, gpointer user_data G_GNUC_UNUSED)
{
  BrgBoardView *self = BRG_BOARD_VIEW (widget);
  gint columns, rows, column, row;

  g_variant_get (args, "(ii)", &columns, &rows);
  brg_board_picture_get_place (&self->picture, self->cursor, &column, &row);
  column = CLAMP (column + columns, 0, self->picture.n_files - 1);
  row = CLAMP (row + rows, 0, self->picture.n_ranks - 1);
  self->by_keys = TRUE;
  set_cursor (self, brg_board_picture_get_square (&self->picture, column, row));
  /* True at the edges too: else the window would take the arrow and move the focus away. */
  return TRUE;
}

static gboolean
on_enter_key (GtkWidget *widget, GVariant *args G_GNUC_UNUSED, gpointer user_data G_GNUC_UNUSED)
{
  BrgBoardView *self = BRG_BOARD_VIEW (widget);

  self->by_keys = TRUE;
  update (self);
  choose (self, self->cursor);
  return TRUE;
}

static gboolean
on_escape_key (GtkWidget *widget, GVariant *args G_GNUC_UNUSED, gpointer user_data G_GNUC_UNUSED)
{
  return brg_board_view_put_back (BRG_BOARD_VIEW (widget));
}

/* Pointer. A press lifts; a release on the same square leaves the piece lifted for a second click,
 * unless it had been lifted before. */

gint
brg_board_view_find_square (BrgBoardView *self, double x, double y)
{
  BrgBoardLayout layout;

  g_return_val_if_fail (BRG_IS_BOARD_VIEW (self), BRG_BOARD_NO_SQUARE);

  get_layout (self, &layout);
  return brg_board_layout_find (&layout, &self->picture, x, y);
}

static void
on_drag_begin (GtkGestureDrag *gesture, double x, double y, BrgBoardView *self)
{
  gint square = brg_board_view_find_square (self, x, y);

  gtk_widget_grab_focus (GTK_WIDGET (self));
  self->by_keys = FALSE;
  self->pressed = BRG_BOARD_NO_SQUARE;
  if (square == BRG_BOARD_NO_SQUARE)
    {
      brg_board_view_put_back (self);
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  set_cursor (self, square);
  self->is_second = square == self->lifted;
  if (self->is_second)
    self->pressed = square;
  else if (!put_down (self, square))
    {
      if (lift (self, square))
        self->pressed = square;
      else
        {
          brg_board_view_put_back (self);
          g_signal_emit (self, signals[SQUARE_ACTIVATED], 0, square);
        }
    }
}

static void
on_drag_update (GtkGestureDrag *gesture, double dx, double dy, BrgBoardView *self)
{
  double x, y;

  if (self->pressed == BRG_BOARD_NO_SQUARE || self->lifted != self->pressed ||
      !gtk_gesture_drag_get_start_point (gesture, &x, &y))
    return;
  self->pointer_x = x + dx;
  self->pointer_y = y + dy;
  if (!self->is_dragged && gtk_drag_check_threshold (GTK_WIDGET (self), (int) x, (int) y,
                                                     (int) self->pointer_x, (int) self->pointer_y))
    {
      self->is_dragged = TRUE;
      update (self);
    }
  if (self->is_dragged)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The end of a drag: on a target the piece goes there, elsewhere it goes back. */
static void
drop (BrgBoardView *self, double x, double y)
{
  gint from = self->lifted;
  gint square = brg_board_view_find_square (self, x, y);

  if (square != BRG_BOARD_NO_SQUARE)
    set_cursor (self, square);
  if (put_down (self, square))
    return;
  brg_board_view_put_back (self);
  if (square == BRG_BOARD_NO_SQUARE)
    g_signal_emit (self, signals[THROWN_OFF], 0, from);
}

static void
on_drag_end (GtkGestureDrag *gesture, double dx, double dy, BrgBoardView *self)
{
  gboolean is_held = self->pressed != BRG_BOARD_NO_SQUARE && self->lifted == self->pressed;
  double x, y;

  self->pressed = BRG_BOARD_NO_SQUARE;
  if (!is_held || !gtk_gesture_drag_get_start_point (gesture, &x, &y))
    return;
  if (self->is_dragged)
    drop (self, x + dx, y + dy);
  else if (self->is_second)
    brg_board_view_put_back (self);
}

static void
on_drag_cancel (GtkGesture *gesture G_GNUC_UNUSED,
                GdkEventSequence *sequence G_GNUC_UNUSED,
                BrgBoardView *self)
{
  if (self->is_dragged)
    brg_board_view_put_back (self);
}

/* By Tab the cursor is wanted, by the pointer it would only be in the way. */
static void
on_focus_changed (BrgBoardView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (GTK_IS_WINDOW (root) && gtk_window_get_focus_visible (GTK_WINDOW (root)))
    self->by_keys = TRUE;
  update (self);
}

/* Widget */

static void
brg_board_view_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size G_GNUC_UNUSED,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline G_GNUC_UNUSED,
                        int *natural_baseline G_GNUC_UNUSED)
{
  BrgBoardView *self = BRG_BOARD_VIEW (widget);
  double unit = brg_widget_palette_get_unit (widget);
  double square = round (MIN_SQUARE * MAX (unit, 1));
  double least[2], liked[2];

  brg_board_layout_get_extent (&self->picture, unit, square, &least[GTK_ORIENTATION_HORIZONTAL],
                               &least[GTK_ORIENTATION_VERTICAL]);
  brg_board_layout_get_extent (&self->picture, unit, MAX (square, NATURAL_SQUARE),
                               &liked[GTK_ORIENTATION_HORIZONTAL],
                               &liked[GTK_ORIENTATION_VERTICAL]);
  *minimum = (int) ceil (least[orientation]);
  *natural = (int) ceil (liked[orientation]);
}

static void
brg_board_view_size_allocate (GtkWidget *widget,
                              int width G_GNUC_UNUSED,
                              int height G_GNUC_UNUSED,
                              int baseline G_GNUC_UNUSED)
{
  g_clear_pointer (&BRG_BOARD_VIEW (widget)->ground, gsk_render_node_unref);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      gtk_popover_present (GTK_POPOVER (child));
}

static void
draw_board (BrgBoardView *self, GtkSnapshot *snapshot, const BrgBoardLayout *layout)
{
  GtkWidget *widget = GTK_WIDGET (self);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  BrgPalette palette;

  brg_widget_palette_load (widget, &palette);
  brg_board_draw (cr, &self->picture, layout, get_texts (self), &palette, BRG_PIECE_ON_SCREEN);
  cairo_destroy (cr);
}

/* What is carried may hang over the edge of the widget. The board below it is drawn once: then only
 * what the piece covers is painted anew with every motion. */
static void
draw_carried (BrgBoardView *self, GtkSnapshot *snapshot, const BrgBoardLayout *layout)
{
  double side = layout->square;
  double x = floor (self->pointer_x - side / 2);
  double y = floor (self->pointer_y - side / 2);
  cairo_t *cr;

  if (self->ground == NULL)
    {
      GtkSnapshot *ground = gtk_snapshot_new ();

      draw_board (self, ground, layout);
      self->ground = gtk_snapshot_free_to_node (ground);
    }
  gtk_snapshot_append_node (snapshot, self->ground);
  cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) side, (float) side));
  brg_piece_draw (cr, self->picture.pieces[self->lifted], x, y, side, BRG_PIECE_ON_SCREEN);
  cairo_destroy (cr);
}

static void
brg_board_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BrgBoardView *self = BRG_BOARD_VIEW (widget);
  BrgBoardLayout layout;

  get_layout (self, &layout);
  if (self->is_dragged && self->lifted != BRG_BOARD_NO_SQUARE)
    {
      draw_carried (self, snapshot, &layout);
      return;
    }
  g_clear_pointer (&self->ground, gsk_render_node_unref);
  draw_board (self, snapshot, &layout);
}

static void
clear_targets (BrgBoardView *self)
{
  if (self->targets_destroy != NULL)
    self->targets_destroy (self->targets_data);
  self->find_targets = NULL;
  self->targets_data = NULL;
  self->targets_destroy = NULL;
}

static void
clear_describe (BrgBoardView *self)
{
  if (self->describe_destroy != NULL)
    self->describe_destroy (self->describe_data);
  self->describe = NULL;
  self->describe_data = NULL;
  self->describe_destroy = NULL;
}

static void
brg_board_view_dispose (GObject *object)
{
  BrgBoardView *self = BRG_BOARD_VIEW (object);
  GtkWidget *child;

  /* Popovers that point at squares. */
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  clear_targets (self);
  clear_describe (self);
  g_clear_pointer (&self->ground, gsk_render_node_unref);
  g_clear_pointer (&self->texts, brg_text_cache_free);

  G_OBJECT_CLASS (brg_board_view_parent_class)->dispose (object);
}

static void
add_keys (GtkWidgetClass *widget_class)
{
  static const guint enter_keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter,
                                      GDK_KEY_space, GDK_KEY_KP_Space };

  for (gsize i = 0; i < G_N_ELEMENTS (move_keys); i++)
    {
      const MoveKey *row = &move_keys[i];

      gtk_widget_class_add_binding (widget_class, row->key, row->modifiers, on_move_key, "(ii)",
                                    row->columns, row->rows);
      gtk_widget_class_add_binding (widget_class, row->keypad, row->modifiers, on_move_key, "(ii)",
                                    row->columns, row->rows);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (enter_keys); i++)
    gtk_widget_class_add_binding (widget_class, enter_keys[i], 0, on_enter_key, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, on_escape_key, NULL);
}

static void
add_signals (GObjectClass *object_class)
{
  static const struct
  {
    const char *name;
    guint n_params;
  } rows[N_SIGNALS] = {
    [MOVE_REQUESTED] = { "move-requested", 2 }, [SQUARE_ACTIVATED] = { "square-activated", 1 },
    [LIFTED_CHANGED] = { "lifted-changed", 1 }, [THROWN_OFF] = { "thrown-off", 1 },
    [CURSOR_CHANGED] = { "cursor-changed", 1 },
  };

  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] =
        g_signal_new (rows[i].name, G_TYPE_FROM_CLASS (object_class), G_SIGNAL_RUN_LAST, 0, NULL,
                      NULL, NULL, G_TYPE_NONE, rows[i].n_params, G_TYPE_INT, G_TYPE_INT);
}

static void
brg_board_view_class_init (BrgBoardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = brg_board_view_dispose;
  widget_class->measure = brg_board_view_measure;
  widget_class->size_allocate = brg_board_view_size_allocate;
  widget_class->snapshot = brg_board_view_snapshot;

  add_signals (object_class);
  add_keys (widget_class);
  gtk_widget_class_set_css_name (widget_class, "brg-board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
brg_board_view_init (BrgBoardView *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  brg_board_picture_init (&self->picture, 8, 8);
  self->lifted = BRG_BOARD_NO_SQUARE;
  self->pressed = BRG_BOARD_NO_SQUARE;
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), GDK_BUTTON_PRIMARY);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (on_drag_end), self);
  g_signal_connect (drag, "cancel", G_CALLBACK (on_drag_cancel), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  g_signal_connect (self, "notify::has-focus", G_CALLBACK (on_focus_changed), NULL);

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
}

GtkWidget *
brg_board_view_new (void)
{
  return g_object_new (BRG_TYPE_BOARD_VIEW, NULL);
}

void
brg_board_view_set_picture (BrgBoardView *self, const BrgBoardPicture *picture)
{
  gboolean is_flipped;
  gboolean is_other_size;

  g_return_if_fail (BRG_IS_BOARD_VIEW (self));
  g_return_if_fail (picture != NULL && picture->n_files > 0 && picture->n_ranks > 0);

  is_flipped = self->has_picture ? self->picture.is_flipped : picture->is_flipped;
  is_other_size = picture->n_files != self->picture.n_files ||
                  picture->n_ranks != self->picture.n_ranks ||
                  picture->has_coordinates != self->picture.has_coordinates;
  self->picture = *picture;
  self->picture.is_flipped = is_flipped;
  self->has_picture = TRUE;
  self->cursor = MIN (self->cursor, brg_board_picture_count_squares (picture) - 1);
  if (is_other_size)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  if (!brg_board_view_put_back (self))
    update (self);
}

const BrgBoardPicture *
brg_board_view_get_picture (BrgBoardView *self)
{
  g_return_val_if_fail (BRG_IS_BOARD_VIEW (self), NULL);

  return &self->picture;
}

void
brg_board_view_set_targets (BrgBoardView *self,
                            BrgBoardTargets targets,
                            gpointer user_data,
                            GDestroyNotify destroy)
{
  g_return_if_fail (BRG_IS_BOARD_VIEW (self));

  brg_board_view_put_back (self);
  clear_targets (self);
  self->find_targets = targets;
  self->targets_data = user_data;
  self->targets_destroy = destroy;
}

void
brg_board_view_set_hides_targets (BrgBoardView *self, gboolean hides_targets)
{
  g_return_if_fail (BRG_IS_BOARD_VIEW (self));

  self->hides_targets = hides_targets != FALSE;
  update (self);
}

void
brg_board_view_set_describe (BrgBoardView *self,
                             BrgBoardDescribe describe,
                             gpointer user_data,
                             GDestroyNotify destroy)
{
  g_return_if_fail (BRG_IS_BOARD_VIEW (self));

  clear_describe (self);
  self->describe = describe;
  self->describe_data = user_data;
  self->describe_destroy = destroy;
  update_description (self);
}

void
brg_board_view_set_label (BrgBoardView *self, const char *label)
{
  g_return_if_fail (BRG_IS_BOARD_VIEW (self));
  g_return_if_fail (label != NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
brg_board_view_set_flipped (BrgBoardView *self, gboolean is_flipped)
{
  g_return_if_fail (BRG_IS_BOARD_VIEW (self));

  self->has_picture = TRUE;
  self->picture.is_flipped = is_flipped != FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
brg_board_view_get_flipped (BrgBoardView *self)
{
  g_return_val_if_fail (BRG_IS_BOARD_VIEW (self), FALSE);

  return self->picture.is_flipped;
}

void
brg_board_view_set_cursor (BrgBoardView *self, gint square)
{
  g_return_if_fail (BRG_IS_BOARD_VIEW (self));
  g_return_if_fail (square >= 0 && square < brg_board_picture_count_squares (&self->picture));

  set_cursor (self, square);
}

gint
brg_board_view_get_cursor (BrgBoardView *self)
{
  g_return_val_if_fail (BRG_IS_BOARD_VIEW (self), 0);

  return self->cursor;
}

gint
brg_board_view_get_lifted (BrgBoardView *self)
{
  g_return_val_if_fail (BRG_IS_BOARD_VIEW (self), BRG_BOARD_NO_SQUARE);

  return self->lifted;
}

void
brg_board_view_get_square_area (BrgBoardView *self, gint square, GdkRectangle *area)
{
  BrgBoardLayout layout;
  double x, y;

  g_return_if_fail (BRG_IS_BOARD_VIEW (self));
  g_return_if_fail (area != NULL);

  get_layout (self, &layout);
  brg_board_layout_get_corner (&layout, &self->picture, square, &x, &y);
  *area = (GdkRectangle){ (int) x, (int) y, (int) layout.square, (int) layout.square };
}
